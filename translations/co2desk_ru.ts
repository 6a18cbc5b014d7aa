<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ (2012)</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂: Second Chance (2018)</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>CO₂: Второй шанс (2018)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regional agenda tiles</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Тайлы региональных программ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Amounts of the rules</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Числа из правил</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ track</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Шкала глобального загрязнения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Company goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Цели компаний</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Decades</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Difficulties</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Уровни сложности</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Draft</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Драфт</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Energies</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Источники энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Environmental goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Event cards</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Карты событий</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fossil fuel plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Электростанции на ископаемом топливе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Infrastructure</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Инфраструктура</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Inspectors</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Инспекторы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What installing brings</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Бонусы развертывания</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Lobby cards</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Карты лобби</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CEP market</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Рынок РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Personal goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Личные цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Green power plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Экологические электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>By number of players</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>По числу игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fixed sets of fossil plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Фиксированные наборы ИТ-электростанций</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rating of the team</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Ранги команды</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regions of the board</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Регионы на поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Solo game</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What players start with</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>С чем начинают игроки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Summit tiles</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Тайлы конференций</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Supplies</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Запасы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Games of three players</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Игра втроем</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Expertise tracks</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Шкалы компетенции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>UN goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>About co2desk</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>О co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Version {version}</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>Версия {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;What it is</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&amp;Что это</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Reconstructed values</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&amp;Восстановленные значения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Licences</source>
      <extracomment>The dialog “About co2desk”.
A tab: the licences of this program and of what it is made with.</extracomment>
      <translation>&amp;Лицензии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Close</source>
      <extracomment>The dialog “About co2desk”.
The button that closes the dialog.</extracomment>
      <translation>Закрыть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>The board games CO₂ and CO₂: Second Chance on one computer that knows all the rules: whatever cannot be done is refused with the reason, and every game can be replayed.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>Настольные игры CO₂ и CO₂: Второй шанс на одном компьютере, который знает все правила: если что-то сделать нельзя, он скажет почему, а каждую игру можно посмотреть еще раз.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>This is an unofficial work by people who like the game. &lt;b&gt;CO₂ is Vital Lacerda’s.&lt;/b&gt; No art and no text of the printed games is in it; pictures and sentences are its own.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>Это неофициальная работа людей, которым нравится эта игра. &lt;b&gt;CO₂ придумал Витал Ласерда (Vital Lacerda).&lt;/b&gt; Здесь нет ни рисунков, ни текстов печатных изданий: все изображения и предложения свои.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Some values are printed on the pieces alone. Where no rulebook tells them they are reconstructed; the next page lists them.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>Некоторые значения напечатаны только на самих компонентах. Те, которых нет ни в одних правилах, восстановлены; они перечислены на следующей странице.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: use it, change it and pass it on, with its copyright notice and without any warranty.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&lt;b&gt;co2desk&lt;/b&gt; — свободная программа под лицензией MIT: пользуйтесь ею, меняйте ее и передавайте дальше, сохраняя уведомление об авторских правах. Никаких гарантий не дается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>It stands on the work of others:</source>
      <extracomment>The dialog “About co2desk”.
“It” is co2desk; a list of other programs and fonts follows.</extracomment>
      <translation>Программа опирается на труд других людей:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window: GNU LGPL, version 3. They are used unchanged, and you may put another build of them in their place.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&lt;b&gt;Qt&lt;/b&gt; и &lt;b&gt;PySide6&lt;/b&gt;, на которых построено окно: GNU LGPL, версия 3. Они используются без изменений, и вместо них можно поставить другую сборку.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt; читает значения компонентов: лицензия MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt; находит ваши папки: лицензия MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the typefaces: SIL Open Font License 1.1.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>Шрифты &lt;b&gt;Noto Sans&lt;/b&gt; и &lt;b&gt;Noto Sans CJK&lt;/b&gt;: SIL Open Font License 1.1.</translation>
    </message>
  </context>
  <context>
    <name>ActionsDialog</name>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>What can I do?</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The title of the dialog: the player's own question.</extracomment>
      <translation>Что можно сделать?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search: a region, an energy, a card …</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.</extracomment>
      <translation>Поиск: регион, источник энергии, карта…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The name of the search field, for screen readers.</extracomment>
      <translation>Поиск</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Actions</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The name of the list, for screen readers.</extracomment>
      <translation>Действия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Do it</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.</extracomment>
      <translation>Выполнить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Close</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The button that closes the dialog.</extracomment>
      <translation>Закрыть</translation>
    </message>
  </context>
  <context>
    <name>Adviser</name>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{energy} {level}</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>{energy} {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source> › </source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.
Stands between the steps of a chain: solar 3 › one technology cube › wind 2.</extracomment>
      <translation> › </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>This ends the game: {reason}</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.
“This” is the chosen action; {reason} is a whole sentence.</extracomment>
      <translation>Игра на этом закончится: {reason}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost in this decade.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Планета погибнет в этом десятилетии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet is lost in this decade with a chance of {percent} %.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Вероятность гибели планеты в этом десятилетии — {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost. Missing for open goals and CEPs: {points}.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Игра будет проиграна. На недостигнутые цели и РУВ не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game is lost unless more points come in for open goals and missing CEPs. Missing: {points}.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Игра будет проиграна, если не набрать больше очков на недостигнутые цели и недостающие РУВ. Не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Solo goal {card} cannot be met after this.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>После этого цель одиночной игры {card} выполнить уже нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Nobody can be moved or recruited: what this space gives is lost.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Некого переместить или нанять: то, что дает эта позиция, пропадает.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You are at the end of the track: a point is lost.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Вы в конце шкалы: очко пропадает.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The bonus cannot be used and is lost.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Бонус нельзя использовать, и он пропадает.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost: the decade ends with this turn.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Планета погибнет: с этим ходом десятилетие заканчивается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, and the planet is lost with a chance of {percent} %.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>С этим ходом десятилетие заканчивается; вероятность гибели планеты — {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{player} discards the company goal for ${money}, for good.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>{player} сбрасывает цель компании за ${money} — без возврата.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You could still: {actions}.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Вы еще можете: {actions}.</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Close</source>
      <extracomment>The buttons of a question or a message in a window of its own.
The button under a message.</extracomment>
      <translation>Закрыть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Cancel</source>
      <extracomment>The buttons of a question or a message in a window of its own.
The button that gives up what is asked about.</extracomment>
      <translation>Отмена</translation>
    </message>
  </context>
  <context>
    <name>BidEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Your bid</source>
      <extracomment>Where a player sets the bid of the auction.</extracomment>
      <translation>Ваша ставка</translation>
    </message>
  </context>
  <context>
    <name>BoardWords</name>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Expertise in {energy}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Компетенция ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: level {level}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{player}: уровень {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Level {level}: {bonus}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Уровень {level}: {bonus}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Decade {now} of {last}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Десятилетие {now} из {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Round {now} of {last}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Раунд {now} из {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: {points}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{player}: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Points</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Heading over the points of all players.</extracomment>
      <translation>Очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Propose</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Открыть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Install</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Развернуть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Build</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Построить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Конференция</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Buy CEP</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Купить РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Sell CEP</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Продать РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>installed</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on a project: how far it is.</extracomment>
      <translation>развернут</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>proposed</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on a project: how far it is.</extracomment>
      <translation>открыт</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit {number}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Конф. {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>none left</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>закончились</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>danger</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted beside the CO₂ track: from here on disasters happen.</extracomment>
      <translation>угроза</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>lost</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted beside the CO₂ track: from here on the planet is lost.</extracomment>
      <translation>гибель</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Decade</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board beside the number of the decade.</extracomment>
      <translation>Десятилетие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Round</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board beside the number of the round.</extracomment>
      <translation>Раунд</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEP market</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Рынок РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>no sale this turn</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>в этот ход не продать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Supply</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board: the general supply of CEPs, cubes and tiles, not a player's own things.</extracomment>
      <translation>Банк</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Event</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board, over the event that may strike next.</extracomment>
      <translation>Событие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Next</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board, over the event after this one.</extracomment>
      <translation>Следующее</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Money</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's money.</extracomment>
      <translation>Деньги</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEPs</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's CEPs.</extracomment>
      <translation>РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Technology</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's technology cubes.</extracomment>
      <translation>Техно-ресурсы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>to recruit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>для найма</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Scientists</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's scientists.</extracomment>
      <translation>Ученые</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>{fossil} {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{fossil} {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Fossil plants left in the pile: {kinds}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Осталось ИТ-электростанций в стопке: {kinds}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <location filename="../co2desk/ui/board/words/players.py" />
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>, </source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Stands between the parts of a list.</extracomment>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>{energy} {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{energy} {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Электростанции: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {kinds}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Электростанции: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Nobody sits at the screen</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>За экраном никого нет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>What lies in front of {player}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Heading over a player's own pieces. {player} is a name.</extracomment>
      <translation>Что лежит перед игроком {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Pieces that come home are put down here.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Сюда кладут фишки, которые возвращаются в руку.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your money: ${count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ваши деньги: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>CEPs in your hand: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>РУВ в вашей руке: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drag one onto a proposed project to install it, or onto the market to sell it.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Перетащите РУВ на открытый проект, чтобы развернуть его, или на рынок, чтобы продать.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ваши техно-ресурсы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants and UN goals are paid with them.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ими оплачивают электростанции и цели ООН.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist in your hand</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ученый в вашей руке</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Works on a project and gains expertise at the end of your turn.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Работает над проектом и повышает компетенцию в конце вашего хода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist you can recruit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ученый, которого можно нанять</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Comes to your hand through a research grant.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Попадает в руку благодаря гранту «исследования».</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Number {number} in the order of the supply phase.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Номер {number} в порядке фазы снабжения.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>All plants are green: there is no room for another one.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Все электростанции экологические: места для новой нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Agenda of {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Программа региона {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Only these energies can be proposed here; the order decides ties for control.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Здесь можно открывать проекты только этих типов; порядок разрешает ничьи за контроль.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Nobody controls {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Регион {region} никто не контролирует</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player} controls {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{player} контролирует регион {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The controller may pay with the CEPs here, and pays for new fossil plants.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Кто контролирует регион, может платить его РУВ и платит за новые ИТ-электростанции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>CEPs in {region}: {count} of {limit}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>РУВ в регионе {region}: {count} из {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A carbon emission permit pays for installing and for fossil plants.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Разрешением на углеродные выбросы оплачивают развертывание и ИТ-электростанции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Technology cubes in {region}: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Техно-ресурсы в регионе {region}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Given after disasters. A plant built here needs one cube less.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Пожертвованы после катастроф. Постройка здесь требует на один кубик меньше.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Fossil plant in {region}: {fossil}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>ИТ-электростанция в регионе {region}: {fossil}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Повышает уровень CO₂ на {ppm} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A green plant replaces the leftmost one when no slot is empty.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Экологическая электростанция заменяет самую левую, когда свободных позиций нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Project space in {region}: {grant}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Позиция проекта в регионе {region}: {grant}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist of {player} works here.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Здесь работает ученый игрока {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Scientist of {player}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ученый игрока {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topics: {energies}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Секции: {energies}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Held at the end of the turn in which every topic has a scientist.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Завершается в конце хода, когда на каждой секции есть ученый.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Tiles left in the stack: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Осталось тайлов в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topic {energy}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Секция «{energy}»</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist comes here from a project of the same energy, and stays until the summit.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ученый приходит сюда с проекта того же типа энергии и остается до завершения конференции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>На рынке: {count}. Цена: ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Один раз за ход можно купить один РУВ или продать один из руки.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>A sale lowers the price; when the last one goes, the bank refills and the price rises.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Продажа снижает цену; когда уходит последний РУВ, банк пополняет рынок и цена растет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>The market ran empty in this turn: nothing can be sold until the next.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Рынок опустел в этот ход: до следующего хода продавать нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Draws a fossil plant when the next decade begins, unless a plant is built.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>С началом нового десятилетия здесь появится ИТ-электростанция, если ничего не построить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Still empty.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Пока пустует.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{region}: demand of decade {decade}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{region}: энергозапрос десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Built by {player} in {region}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Строитель: {player}, регион {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{project} in {region}: {state}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{project} в регионе {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in the bank: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>РУВ в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Техно-ресурсы в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards played: {cards}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Сыгранные карты лобби: {cards}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards in the pile: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Карт лобби в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals in the pile: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Карт целей ООН в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>No {energy} plant is left</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Электростанций ({energy}) не осталось</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Plants left: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Осталось электростанций: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Tiles left: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Осталось тайлов: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Уровень CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>From {ppm} ppm on, events strike.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Начиная с {ppm} ppm события приводят к катастрофам.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm after a supply phase the planet is lost.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>При {ppm} ppm после фазы снабжения планета погибает.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Points: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Очки: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Money: ${count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Деньги: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in hand: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>РУВ в руке: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Техно-ресурсы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ученые в руке: {hand}, для найма: {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Карты лобби: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals: {goals}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Цели ООН: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has a company goal.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Есть цель компании.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has discarded the company goal.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Цель компании сброшена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Start player.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Первый игрок.</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>There is nothing to show yet.</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
In the place of a curve, before the first step.</extracomment>
      <translation>Показывать пока нечего.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {first} at the beginning, {last} now, never below {low} or above {high}.</source>
      <extracomment>A curve over the steps of the game, for screen readers too.</extracomment>
      <translation>{name}: {first} в начале, {last} сейчас, минимум {low}, максимум {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {value}</source>
      <extracomment>A curve over the steps of the game, for screen readers too.</extracomment>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Step {step}</source>
      <extracomment>A curve over the steps of the game, for screen readers too.</extracomment>
      <translation>Шаг {step}</translation>
    </message>
  </context>
  <context>
    <name>CoverPanel</name>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>{name}, it is your decision</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>{name}, решение за вами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Everybody else looks away now.</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>Остальным пока лучше отвернуться.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>I am {name}</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>Это я, {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Since your last turn</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>С вашего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Nothing has happened since your last turn.</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>С вашего прошлого хода ничего не произошло.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Go on</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>Дальше</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Decade {number}</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Десятилетие {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>All energies together</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Все источники энергии вместе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Points</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
What a curve shows.</extracomment>
      <translation>Очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>CO₂ level</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
What a curve shows.</extracomment>
      <translation>Уровень CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Open environmental goals</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
What a curve shows.</extracomment>
      <translation>Недостигнутые экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did you lose?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Когда вы проиграли?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did you win?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Как вы победили?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did we win?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Как мы победили?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did we lose?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Когда мы проиграли?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: limit</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{ppm} ppm: лимит</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: two disasters</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{ppm} ppm: две катастрофы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: disasters</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{ppm} ppm: катастрофы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead in the last step.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{name} выходит вперед на последнем шаге.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step}</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>шаг {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead for good at {step}.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{name} окончательно выходит вперед: {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step} ({change} ppm)</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>шаг {step} ({change} ppm)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>The largest changes: {steps}.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Самые большие изменения: {steps}.</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <location filename="../co2desk/ui/ending/context.py" />
      <source>The team</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Команда</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>End of the game</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Look at the board</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Посмотреть на &amp;поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Save…</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The button that saves the finished game in a file.</extracomment>
      <translation>&amp;Сохранить…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Replay</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The button that plays the finished game again, step by step.</extracomment>
      <translation>Повтор &amp;игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Play again</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Сыграть &amp;еще раз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>Counting the points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Идет подсчет очков</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{reason} Alone, the points count, without a last income.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{reason} В одиночной игре считаются очки, без последнего дохода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The game is lost</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Игра проиграна</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The planet is lost</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Планета погибла</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} reaches {points}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name} набирает {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} wins</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Побеждает {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The team wins</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Команда побеждает</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{names} share the victory</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Победу делят {names}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>&amp;Next step</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>&amp;Дальше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Show &amp;all</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Показать &amp;все</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Points at the end</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Очки в конце</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Before the scoring</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>До подсчета</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Final</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The last line of the table: all points, or those counted so far.</extracomment>
      <translation>Итог</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>So far</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The last line of the table: all points, or those counted so far.</extracomment>
      <translation>Пока что</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} ({card}): {text}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name} ({card}): {text}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{names} have {points} each, so other merits are compared.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{names}: одинаковый счет ({points}), поэтому сравниваются другие показатели.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>No difference: {criteria}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Различий нет: {criteria}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} {value}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name} {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{criterion}: {values}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{criterion}: {values}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money that has brought points still counts in full here.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Деньги, за которые начислены очки, здесь все равно считаются полностью.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nothing is left to compare, so the victory is shared.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Сравнивать больше нечего, поэтому победа разделена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nobody wins, and nothing is scored.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Никто не побеждает, и очки не подсчитываются.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Expertise in {energy}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Компетенция ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Green plants</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Экологические электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Regions under control</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Контролируемые регионы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>UN goals</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Infrastructures</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Инфраструктуры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Деньги</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>How the game was judged</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Как оценена игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>To win, all of this had to be true</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Все это требовалось для победы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: kept. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{condition}: выполнено. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not kept. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{condition}: не выполнено. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not asked for, the game ended before. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{condition}: не потребовалось, игра закончилась раньше. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{fact}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A short fact made into a sentence: only the full stop of the language is added.</extracomment>
      <translation>{fact}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The game ended before this was asked for.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Игра закончилась раньше, чем это потребовалось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>CO₂ level at most {ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Уровень CO₂ не выше {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Buying it down would have cost {price}, with {had} left.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Снижение стоило бы {price}, а осталось {had}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Never fewer than 0 points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Очки ни разу не ниже нуля</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>All personal goals met</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Все личные цели выполнены</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A personal goal met by everybody</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Личная цель выполнена у каждого</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>UN goals left open, at most {n}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Неполученные цели ООН: максимум {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Open: {n}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Не получено: {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed when the game ended.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Провалена, когда игра закончилась.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed with step {step}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Провалена на шаге {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Met since step {step}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Выполнена с шага {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Personal goals</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Личные цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: personal goals met: {met} of {all}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name} — личные цели: выполнено {met} из {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{goal}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}, since decade {decade} (step {step})</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{goal}: {count}, с десятилетия {decade} (шаг {step})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rating</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over how well the team has done.</extracomment>
      <translation>Оценка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rank {rank} of {ranks}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Ранг {rank} из {ranks}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{points} and {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{points} и еще {more} за уровень CO₂: по 1 за каждые {ppm} ppm ниже лимита.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The ranks begin at {points}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Ранги начинаются с таких значений: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The printed table is not known; this one is our own.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Печатная таблица неизвестна; эта составлена нами.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name}: {rank}. {sums} {begin} {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{have} of {needed}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A narrow escape</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>На волоске</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A truce with the climate</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Перемирие с климатом</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A lasting recovery</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Прочное восстановление</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A green century</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Зеленый век</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A planet at its best</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Планета в расцвете</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {change} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Десятилетие {decade}: {change} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Шаг {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}. {changes}. {causes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Шаг {step}. {changes}. {causes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Look at the board at this moment.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Посмотреть на поле в этот момент.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>When did it go wrong? These steps changed the level most:</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>Когда все пошло не так? Эти шаги изменили уровень сильнее всего:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What cost most, decade by decade</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>Что обошлось дороже всего, по десятилетиям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What had to be paid, decade by decade</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>За что пришлось заплатить, по десятилетиям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>–{points}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.</extracomment>
      <translation>–{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>+{points}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.</extracomment>
      <translation>+{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>–{ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.</extracomment>
      <translation>–{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>+{ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.</extracomment>
      <translation>+{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>End of decade {decade}: {changes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.</extracomment>
      <translation>Конец десятилетия {decade}: {changes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {changes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.</extracomment>
      <translation>Десятилетие {decade}: {changes}</translation>
    </message>
  </context>
  <context>
    <name>Expected</name>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>one effect, such as {example}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>один бонус, например {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>effects: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>бонусы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a price from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>цена от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{words}, in this order</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{words}, в этом порядке</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>тайлы ИТ-электростанций: минимум {least}, по одному на каждую позицию, которую можно заполнить</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>выложенные или удаленные тайлы ({fossil}): максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at least {least}, one for each region</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>минимум {least}, по одному на регион</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a tile with {energy}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: none, where one thing of a kind was expected.</extracomment>
      <translation>тайл с типом энергии {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/first_checks.py" />
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/components/sources.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>none</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: none, where one thing of a kind was expected.
What was found: no such thing.</extracomment>
      <translation>ничего</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of them twice</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>повтор</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>different energies</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>разные типы энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>cards in a hand: at most {most}, to deal to everybody (players: {players})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>карты в руке: максимум {most}, чтобы хватило всем (игроков: {players})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>more</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: more than one scientist, where exactly one was expected.
What was found: more than the limit.
Found: more than the limit that was expected.</extracomment>
      <translation>больше</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>рисунка нет</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture for the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>отсутствие рисунка при действии {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>one picture for the action {action}: {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>один рисунок при действии {action}: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>expertise only on a card that shows an energy</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>компетенция только на карте с типом энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>1, as a card moves one scientist</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>1, так как карта перемещает одного ученого</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, the length of the {energy} track</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, длина шкалы ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>the cards {first} to {last}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>карты от {first} до {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a card {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>карта {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no such card</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>такой карты нет</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{number}, as in {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{number}, как и в {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a number that no other card has</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>номер, которого нет у других карт</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>numbers of company goals, each once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>номера целей компаний, каждый один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>company goals left to deal: at least {least}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>цели компаний, оставшиеся для раздачи: минимум {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, all {energy} plants</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, все электростанции ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <source>at most {depth} levels and {values} values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>уровни: максимум {depth}, значения: максимум {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>один из ключей {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>the key {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>ключ {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/problems.py" />
      <source>a block of keys</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>блок ключей</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and five players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>всего РУВ: минимум {least} для регионов, рынка и пятерых игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most} ppm, where the planet is lost</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most} ppm: при этом уровне планета погибает</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>more than {least} ppm, the highest level at the start</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>больше {least} ppm, самого высокого уровня в начале</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, all UN goals</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, все карты целей ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, an event for each decade after the first</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, по событию на каждое десятилетие после первого</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at least one plant</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: none, where one thing of a kind was expected.</extracomment>
      <translation>минимум одна электростанция</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>электростанции ({energy}) по возрастанию техно-ресурсов: минимум {least} на тайле {tile}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>tiles with two topics: at least {least}, more than the board has spaces</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>тайлы с двумя секциями: минимум {least}, больше, чем позиций на поле</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one discount and nothing else with the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>одна скидка и ничего больше при действии {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>a discount only with the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>скидка только при действии {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one card for {region}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>одна карта для региона {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one tile for each region: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>по одному тайлу на регион: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>nothing</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
What was found in the place of a value.</extracomment>
      <translation>ничего</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>a number far too large</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>слишком большое число</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>the text {text}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>текст {text}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>a list</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>список</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>something else</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>что-то другое</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>'{text}'</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
The quotation marks of the language, around words from a file.</extracomment>
      <translation>«{text}»</translation>
    </message>
    <message>
      <location filename="../co2desk/components/profiles.py" />
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/machine/phrases.py" />
      <source>one of {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>одно из значений {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>a whole number from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>целое число от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>список (элементов: от {least} до {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>список (элементов: {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>each of {words} once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>каждое из значений {words} один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block with the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>блок с ключами {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/session/session.py" />
      <source>a value</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>значение</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block of entries with numbers from 1 to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>блок записей с номерами от 1 до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a number from 1 to {most} as key</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>число от 1 до {most} в качестве ключа</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a gap</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>пропуск</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>the number {number} before it</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>номер {number} перед этим</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and four players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>всего РУВ: минимум {least} для регионов, рынка и четверых игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>tech in all: at least {least}, for four players and inspectors</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>всего техно-ресурсов: минимум {least} для четверых игроков и инспекторов</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>2, one for the plant goals and one for the summit goals</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>2: один для целей по электростанциям и один для целей по конференциям</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a level from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>уровень от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most} ppm, so that the first energy supply is survived</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most} ppm, чтобы пережить первую поставку энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}, the step of reduction</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>число, кратное {step} (шаг снижения)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}: so many ppm move an inspector by one tile</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>число, кратное {step} (сдвиг инспектора на один тайл)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>fossil tiles left: at least {least}, one for each region</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>оставшиеся тайлы ИТ-электростанций: минимум {least}, по одному на регион</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>one price for each decade: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>по одной цене на десятилетие: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the rounds of other decades</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, число раундов других десятилетий</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>projects of level 1 above those of level 2</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>проекты уровня 1 над проектами уровня 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, where level 2 begins</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, начало уровня 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all summit tiles</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, все тайлы конференций</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all tiles of the group</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, все тайлы группы</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {count} topics, which goals ask for</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>тайл, которого требуют цели (секций: {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {energy}, which goals ask for</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>тайл с секцией «{energy}», которого требуют цели</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>cards kept in the draft: {count}, as many as are dealt</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>карты, оставляемые себе в драфте: {count}, столько же, сколько раздается</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all cards in {deck}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, все карты из {deck}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>at most {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the most that can be reached</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most}, больше достигнуть нельзя</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 2 tiles</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>минимум 2 тайла</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>ascending numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>числа по возрастанию</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, as there is nothing to count</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>0, так как считать нечего</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 1</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>минимум 1</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a decade from {first} to {last}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>десятилетие от {first} до {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, the end of the game</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>0, то есть конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/components/sources.py" />
      <source>a source: {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>источник: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>error {number} of the system</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>системная ошибка {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a readable file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>доступный для чтения файл</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} bytes</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>байты: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the byte {byte}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>байт {byte}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <location filename="../co2desk/session/documents.py" />
      <source>text in UTF-8</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>текст в UTF-8</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a mistake at column {column}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>ошибка в столбце {column}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a character that cannot be printed</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>непечатаемый символ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a second one</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>второй документ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>one document</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>один документ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: more than the limit that was expected.</extracomment>
      <translation>значения: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} levels of blocks and lists</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>уровни блоков и списков: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the alias {alias}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>псевдоним {alias}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>plain values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>простые значения</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the anchor {anchor}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>якорь {anchor}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the tag {tag}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>тег {tag}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a key of small letters, digits and _</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>ключ из строчных латинских букв, цифр и _</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>it again, after line {line}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>этот же ключ еще раз, впервые в строке {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>every key once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>каждый ключ один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <location filename="../co2desk/session/journal.py" />
      <location filename="../co2desk/session/options.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>an object</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>объект</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <source>no such key</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>отсутствие этого ключа</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>a project space such as {space}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>позиция проекта, например «{space}»</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>«{hand}», позиция проекта, например «{space}», или место на конференции, например «{seat}»</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>a whole number</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>целое число</translation>
    </message>
    <message>
      <location filename="../co2desk/session/builder.py" />
      <source>{least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code without a typing mistake; in this one a character is wrong, missing or too many</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>код без опечаток: какой-то символ неверен, пропущен или лишний</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code of version {known}; this one is of version {found}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>код версии {known}; у этого кода версия {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>an edition that this program knows: {editions}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>издание, известное программе: {editions}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a seed and a mark of the component values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>зерно расклада и метка значений компонентов</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>code</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in a challenge code.</extracomment>
      <translation>код</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that can be read</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>читаемые параметры игры</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that this version knows</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>параметры игры, известные этой версии</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>words that this version knows</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>слова, известные этой версии</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>at most {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>символы: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>only digits and letters other than U, not {letter}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>только цифры и латинские буквы без U, а не {letter}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>at least {least} characters after {prefix}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>символы после {prefix}: минимум {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: with the file as a whole.</extracomment>
      <translation>файл</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>a plain file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>обычный файл</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>at most {most} MB</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>максимум {most} МБ</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>fewer brackets inside brackets</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>меньше вложенных друг в друга скобок</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (byte {byte})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>файл (байт {byte})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (line {line}, column {column})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>файл (строка {line}, столбец {column})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>valid JSON</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>правильный JSON</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>JSON with shorter numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>JSON с более короткими числами</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>numbers, not {word}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>числа, а не {word}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>текущее сохранение</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>line</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in a line of that record.</extracomment>
      <translation>строка</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>an undamaged line</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>неповрежденная строка</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>two lines or more</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>две строки или больше</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal (line {line})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>текущее сохранение (строка {line})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>a saved game before its first action</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>сохраненная игра до первого действия</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>version {version}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>версия {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>a game from its beginning: an edited position is not in the text</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>игра с самого начала: измененной позиции в тексте нет</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>no result: the game goes on</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>отсутствие результата: игра продолжается</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{one} или {other}, затем символы от 0 до f (всего {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with own component values, which are not in the text; a saved game holds them</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>значения компонентов {code}: в этой игре были свои значения компонентов, в тексте их нет; они есть в сохраненной игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game holds them</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>значения компонентов {code}: в этой игре были значения компонентов другой версии, в тексте их нет; они есть в сохраненной игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>action number {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>действие номер {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{end}, because the game is over</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{end}, потому что игра окончена</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>line {line}, {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>строка {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>an action such as {example}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>действие, например {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a line {key}: below the title</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>строка «{key}:» под заголовком</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>line {line}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>строка {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{key} only once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{key} только один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{end} at the end: the text is cut off</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{end} в конце: текст обрывается</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>one of {words}, and a colon</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>одно из слов {words} и двоеточие</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a text of at most {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>текст (символов: максимум {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{title}: this one is of another version</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{title}: у этого текста другая версия</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>the title {title}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>заголовок {title}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>{yes} or {no}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{yes} или {no}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>название</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the number of players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>число игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a whole number up to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>целое число, максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of names, numbers and {values}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>объект с названиями, числами и значениями {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the name of a rulebook profile</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>название профиля правил</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of readings</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>объект с трактовками</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number, {values}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>название, число, {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number or a list of numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>название, число или список чисел</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>32 digits from 0 to f</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>32 символа от 0 до f</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a recorded position</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>записанная позиция в игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a list of at most {most} entries</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>список (записей: максимум {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seats.py" />
      <location filename="../co2desk/session/setup.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>an object with the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>объект с ключами {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a number of actions up to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>число действий, максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>more than {least}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>больше {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a fingerprint</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>цифровой отпечаток</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a turn after entry {entry}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>ход после записи {entry}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a list of seats, one for each player: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>список мест за столом, по одному на игрока: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a sign that nobody else has</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>знак, которого нет у других игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a name of 1 to {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>имя (символов: от 1 до {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>{person}, or the name of a computer player</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{person} или название компьютерного игрока</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>the code of a language, such as {examples}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>код языка, например {examples}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/second_chance.py" />
      <source>{word}: there is one rulebook and no misprint in it</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{word}: книга правил одна, и опечаток в ней нет</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>the reading that the game is played with</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>трактовка правила, принятая в этой игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a position that can be played (code: {code})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>позиция, с которой можно играть (код: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a legal action (code: {code})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>допустимое действие (код: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/takebacks.py" />
      <source>something to undo</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>действие, которое можно отменить</translation>
    </message>
  </context>
  <context>
    <name>FileWords</name>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{where}: expected: {expected}</source>
      <extracomment>What is wrong with a file, and where in it.
{where} is a line or a path of keys in a file, such as options.players.</extracomment>
      <translation>{where} — ожидается: {expected}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{place}: expected: {expected}; found: {found}</source>
      <extracomment>What is wrong with a file, and where in it.
{place} is a file with a line and a path of keys in it, such as plants.solar.3.</extracomment>
      <translation>{place} — ожидается: {expected}; найдено: {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}, {key}</source>
      <extracomment>What is wrong with a file, and where in it.</extracomment>
      <translation>{file}, строка {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}</source>
      <extracomment>What is wrong with a file, and where in it.</extracomment>
      <translation>{file}, строка {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, {key}</source>
      <extracomment>What is wrong with a file, and where in it.</extracomment>
      <translation>{file}, {key}</translation>
    </message>
  </context>
  <context>
    <name>ForecastPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>Supply phase of decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>Фаза снабжения десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Что еще впереди.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Before decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Перед десятилетием {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What its supply phase would bring now.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>Что сейчас принесла бы его фаза снабжения.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>If decade {decade} ended now</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Если бы десятилетие {decade} закончилось сейчас</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What the supply phase of decade {decade} would bring.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>Что принесла бы фаза снабжения десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Last decade: no supply phase follows, scoring begins.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Whether the game goes on after this decade.</extracomment>
      <translation>Последнее десятилетие: фазы снабжения больше нет, начинается подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The game would end: no supply phase follows, scoring begins.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>Игра бы закончилась: фазы снабжения больше нет, начинается подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income still to be divided</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Доход, который еще нужно распределить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Everybody has had the income of this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Доход этого десятилетия получили все.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Доход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Nobody earns anything yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Дохода пока нет ни у кого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Income in the final scoring</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Доход при подсчете очков</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>There is none.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Его нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>End of the game</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Decade {decade} of {decades}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Десятилетие {decade} из {decades}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The CO₂ level ends the game after the supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>После фазы снабжения игру закончит уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on, unless the CO₂ level ends it.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>Игра продолжится, если ее не закончит уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on after this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>После этого десятилетия игра продолжится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>This decade is the last one: scoring follows it.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>Это десятилетие последнее: за ним следует подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The game ends after this decade, and scoring begins.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>После этого десятилетия игра закончится, и начнется подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This ends the game.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{condition}. Это заканчивает игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This does not end the game yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{condition}. Пока это не заканчивает игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {needed} or more</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Регионы только с экологическими электростанциями: {needed} или больше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {number} of {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Регионы только с экологическими электростанциями: {number} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>CO₂ снова ниже {limit} ppm: решится после фазы снабжения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: not reached in this decade</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>CO₂ снова ниже {limit} ppm: в этом десятилетии недостижимо</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>CO₂ снова ниже {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event follows.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>События не будет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Происходят катастрофы.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike from {limit} ppm on.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Катастрофы происходят начиная с {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No supply phase follows: the CO₂ level rises no more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Фазы снабжения больше нет: уровень не повысится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution cannot end the game in this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>В эту фазу снабжения загрязнение не может закончить игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet cannot be lost in this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>В эту фазу снабжения планета погибнуть не может.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game after this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>После этой фазы снабжения загрязнение закончит игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet is lost after this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>После этой фазы снабжения планета погибнет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Chance that pollution ends the game: {chance}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Вероятность, что загрязнение закончит игру: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Chance that the planet is lost: {chance}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Вероятность гибели планеты: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The start player may begin with another region. Then others may have to buy.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Первый игрок может начать с другого региона. Тогда покупать, возможно, придется другим.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No slot is left for a plant, but a CEP is due.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Для электростанции нет позиции, но РУВ заплатить необходимо.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name}: РУВ нет, вынужденная покупка за {price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or only {least} with the income taken in money.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}; если взять доход деньгами — только {least}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or no points with the income taken in money.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}; если взять доход деньгами — без очков).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Event</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.</extracomment>
      <translation>Событие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event card is left.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.</extracomment>
      <translation>Карт событий не осталось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{title}: {region}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.</extracomment>
      <translation>{title}: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Strikes for certain</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Произойдет наверняка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Уровень CO₂ будет {limit} ppm или выше.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>May strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Может произойти</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>It does if the CO₂ level reaches {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Произойдет, если уровень CO₂ достигнет {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Does not strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Не происходит</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level stays below {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Уровень CO₂ останется ниже {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{title}: {chance}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>{title}: {chance}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <location filename="../co2desk/ui/forecast/climate.py" />
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{title}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>{title}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Nobody loses anything: every player has a green plant there.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Никто ничего не теряет: экологическая электростанция там есть у каждого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>UN goal {card} leaves the row.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Карта целей ООН {card} удаляется из ряда.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} gives {cubes}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} жертвует {cubes}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no technology and loses {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} без техно-ресурсов теряет {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Open environmental goals</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Недостигнутые экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{title}: {number}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{title}: {number}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>All goals have been achieved: they cost nothing any more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Все цели достигнуты: они больше ничего не стоят.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Under an inspector, and counted twice: {number}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Под надзором инспектора, считаются дважды: {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>In later decades, if none of them is achieved.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>В следующих десятилетиях, если ни одна не будет достигнута.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade}, {points} each</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Десятилетие {decade}, {points} за каждую</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{lowest} to {highest}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>от {lowest} до {highest}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{title}: {figures}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>{title}: {figures}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade} of {decades}: the verdict follows it</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Десятилетие {decade} из {decades}: затем подводится итог</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This holds.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{condition}. Это выполнено.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This does not hold yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{condition}. Пока это не выполнено.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, at most {allowed} may stay so</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Неполученных целей ООН: {open}, остаться может максимум {allowed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, and {allowed} may stay so</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Неполученных целей ООН: {open}, остаться может {allowed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Own personal goals met: {met}, needed: {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Своих личных целей выполнено: {met}, нужно: {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Every partner needs one as well. Theirs are secret.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>По одной нужно и каждому партнеру. Их цели закрыты.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Personal goal: {goal}. {count}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Личная цель: {goal}. {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal} ({count})</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{goal} ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{have} of {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Solo goal {card}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Цель одиночной игры {card}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. This cannot be met any more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{goal}. Выполнить это уже нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. Met in time.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{goal}. Выполнена вовремя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of decade {decade}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{goal}, к концу десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of the game.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{goal}, к концу игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{title}: {count}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{title}: {count}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Now</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Сейчас</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Income, if all of it is taken in points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Доход, если весь он взят очками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Penalties for missing CEPs</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Штрафы за недостающие РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction to {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Снижение до {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Left</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Остаток</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Lost for certain</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Поражение наверняка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Missing for goals and penalties alone: {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Уже на цели и штрафы не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The CO₂ level cannot be brought down to {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Уровень CO₂ нельзя уменьшить до {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>May be lost</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Возможно поражение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice, with all income in points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Вероятность, что очков не хватит, даже если взять весь доход очками.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Вероятность, что очков не хватит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe with points out of the income</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Безопасно, если взять часть дохода очками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>At least {points} of the income must be taken in points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Из дохода нужно взять очками минимум {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The team cannot lose by its points in this decade. The sentence after it says why.</extracomment>
      <translation>Безопасно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice, also with all income in money.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Очков хватит, даже если взять весь доход деньгами.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Очков хватит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>It does not rise above {limit} ppm in this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level; “bought back” means brought down for points.</extracomment>
      <translation>В этом десятилетии уровень не поднимется выше {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>What is above {limit} ppm has to be bought back.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level; “bought back” means brought down for points.</extracomment>
      <translation>Все, что выше {limit} ppm, придется выкупить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that it rises above {limit} ppm: {chance}. That has to be bought back.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level; “bought back” means brought down for points.</extracomment>
      <translation>Вероятность подняться выше {limit} ppm: {chance}. Излишек придется выкупить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>No reduction needed</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Снижение не требуется</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {steps}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Снижение: {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {lowest} to {steps}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Снижение: {lowest}–{steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Шаг в {ppm} ppm в этом десятилетии стоит {now}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade, then {later}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Шаг в {ppm} ppm в этом десятилетии стоит {now}, затем {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Two events strike at the end of a decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>В конце десятилетия происходят два события.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>From {limit} ppm on two events strike.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Начиная с {limit} ppm происходят два события.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No energy supply follows: the CO₂ level rises no more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Поставки энергии больше нет: уровень не повысится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet cannot be lost in this energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>При этой поставке энергии планета погибнуть не может.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost in this energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>При этой поставке энергии планета погибнет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Events of this decade</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>События этого десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No event is left.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Событий не осталось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The future event strikes in the next decade: {region}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Будущее событие произойдет в следующем десятилетии: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>It strikes everybody without a plant or infrastructure there.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
“It” is an event, a disaster; “there” is the region in the line above.</extracomment>
      <translation>Затрагивает всех, у кого там нет ни электростанции, ни инфраструктуры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Nobody loses anything.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Никто ничего не теряет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} жертвует {cubes} и получает штраф {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} жертвует {cubes} и платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} теряет {points} и получает штраф {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} теряет {points} и платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Points as they stand</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Очки при текущем положении</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Place {place}: {name}, {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{place}-е место: {name}, {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Цели, деньги, техно-ресурсы и цели ООН подсчитываются в конце.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The CO₂ level ends the game in the energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>При поставке энергии игру закончит уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>End of decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Конец десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What it would cost if it ended at once.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Во что оно обошлось бы, если бы закончилось сразу.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the rest of it would cost.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Во что обошелся бы его остаток.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Energy supply of decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Поставка энергии десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the CO₂ level still costs.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Во что еще обойдется уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it, and at the end of the decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Что еще впереди, в том числе в конце десятилетия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its energy supply and its end would bring now.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Что сейчас принесли бы его поставка энергии и конец.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Last decade: no energy supply follows, scoring begins.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Последнее десятилетие: поставки энергии больше нет, начинается подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its end and the energy supply of decade {decade} would bring.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Что принесли бы его конец и поставка энергии десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>about {expected} ({lowest} to {highest})</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>около {expected} (от {lowest} до {highest})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name}: РУВ для оплаты нет, штраф {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The plant is there and still to be paid for.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Электростанция уже стоит, но еще не оплачена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>CO₂ level</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Уровень CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Уровень CO₂: {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level stays at {now} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Уровень CO₂ останется на {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Уровень CO₂ повысится с {now} до {highest} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Уровень CO₂: {now} ppm. Ожидается около {expected}, возможно {lowest}–{highest}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm below {limit}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>На {ppm} ppm ниже {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>Exactly {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Ровно {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm above {limit}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>На {ppm} ppm выше {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants still to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>ИТ-электростанции, которые еще появятся</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Новые ИТ-электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>No region gets a fossil plant.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Ни один регион не получает ИТ-электростанцию.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region}: {payment}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{region}: {payment}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{name} pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region} pays one of its own CEPs.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Регион {region} платит один из своих РУВ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Регион никто не контролирует, и РУВ в нем нет: никто не платит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Players: {names}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Игроки: {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Total</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The last column of the table of incomes.</extracomment>
      <translation>Всего</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Leads the track</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Главный эксперт на шкале</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} earns {amount}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} получает {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} leads and earns {amount}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} — главный эксперт и получает {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>While a game is played, you see here what would follow if the decade ended now.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Во время игры здесь видно, что было бы, если бы десятилетие закончилось сейчас.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>An arrow leads to what holds after the move.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Стрелка показывает, что будет после действия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>The move changes nothing here.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Это действие здесь ничего не меняет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>{percent} %</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source>no longer</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>больше нет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source> ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The unit behind a number, with a space before it.</extracomment>
      <translation> ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source> ({lowest}–{highest})</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Behind the expected CO₂ level: the lowest and the highest that are possible.</extracomment>
      <translation> ({lowest}–{highest})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move this holds no longer.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>После действия это больше не так.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move: {then}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>После действия: {then}</translation>
    </message>
  </context>
  <context>
    <name>GameFiles</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>{file} holds something else by now than this game. Nothing is saved yet.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file}: теперь там не эта игра. Пока ничего не сохранено.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <location filename="../co2desk/ui/files/names.py" />
      <source>Overwrite</source>
      <extracomment>Messages and questions about opening and saving games.
Buttons: save the game in another file, or over the file that is there.
The button that saves over the file that is there.</extracomment>
      <translation>Перезаписать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <extracomment>Messages and questions about opening and saving games.
Buttons: save the game in another file, or over the file that is there.</extracomment>
      <translation>Сохранить как…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save the game</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Сохранить игру</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game could not be saved as {file}: {reason}. It is still here; try another place.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Не удалось сохранить игру под именем {file}: {reason}. Она по-прежнему здесь; попробуйте другое место.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Open a saved game</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Открыть сохраненную игру</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Games of co2desk (*{suffix})</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Игры co2desk (*{suffix})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>CO₂ {players}</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>CO₂ {players}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>{file} exists already.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Файл {file} уже существует.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The game</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The text in the clipboard</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Текст в буфере обмена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own; everybody in it is a person at this screen.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Отдельная игра; все ее участники — люди за этим экраном.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own, played on from step {step}. The other one stays as it was.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Отдельная игра, продолженная с шага {step}. Та игра остается как была.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} could not be read: {reason}.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file}: прочитать не удалось ({reason}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is not a game that can be opened. What is wrong first: {where}.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file}: такую игру открыть нельзя. Первая ошибка: {where}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). To open it, install that version.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file}: сохранено более новой версией co2desk ({version}). Чтобы открыть игру, установите ту версию.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. Open the game up to there, as a copy?</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file}: данные повреждены или изменены. Первая ошибка: {where}. Верных записей с начала: {good} из {all}. Открыть игру до этого места как копию?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open up to there</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Открыть до этого места</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The record of this game is damaged. Entries at its end that cannot be read: {lost}. What is left can be played on, as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Сохранение этой игры повреждено. Записей в конце, которые не читаются: {lost}. С того, что осталось, можно играть дальше — как с копией.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on with what is left</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Играть дальше с тем, что осталось</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, but the last position that it records can be played on, as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file}: сохранено более новой версией co2desk ({version}). Действия здесь не прочитать, но с последней записанной позиции можно играть дальше — как с копией.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on from the position</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Играть дальше с этой позиции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer has another end of the game; the file is a copy now.</source>
      <extracomment>Messages and questions about opening and saving games.
This computer and the file hold the same game, played on in two different ways.</extracomment>
      <translation>На этом компьютере игра продолжилась иначе; файл открыт как копия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game is open in another window, and is played there.</source>
      <extracomment>Messages and questions about opening and saving games.
A question with the button “Open a copy”.</extracomment>
      <translation>Эта игра открыта в другом окне, и играют в нее там.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open a copy</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Открыть копию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game was played on after it was saved here. Later entries kept on this computer: {more}.</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>После этого сохранения игру продолжили. Более поздних записей на этом компьютере: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue where it was left</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>Продолжить с последнего места</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the saved position as a copy</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>Открыть сохраненную позицию как копию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer's own record of the game is damaged. Entries at its end that cannot be read: {lost}. It stays as it is, and the game goes on as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
The record that the program keeps by itself is damaged. {lost} is a number.</extracomment>
      <translation>Сохранение этой игры на этом компьютере повреждено. Записей в конце, которые не читаются: {lost}. Оно остается как есть, а игра продолжается как копия.</translation>
    </message>
  </context>
  <context>
    <name>GameView</name>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Forecast</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
A tab: what would follow if the decade ended now.</extracomment>
      <translation>Прогноз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Log</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
A tab: what has happened, line by line.</extracomment>
      <translation>Журнал</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Goals</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
A tab: how far the goals are.</extracomment>
      <translation>Цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Board</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
The name of the board, for screen readers.</extracomment>
      <translation>Поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>It is your turn.</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
On the cover, to the player who sits down next.</extracomment>
      <translation>Ваш ход.</translation>
    </message>
  </context>
  <context>
    <name>GoalButton</name>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>So far you have {had} of {needed}.</source>
      <extracomment>The card at the button that discards a company goal, or shows a personal one.</extracomment>
      <translation>Пока у вас {had} из {needed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>As things stand it would score {points}.</source>
      <extracomment>The card at the button that discards a company goal, or shows a personal one.</extracomment>
      <translation>При текущем положении она принесла бы {points}.</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Личные цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals: {met} of {all} met.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Личные цели: выполнено {met} из {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You still choose which you keep.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Вам еще предстоит выбрать, какую оставить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>All of them have to be met when the game ends.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>К концу игры должны быть выполнены все.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>One of them has to be met when the game ends.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>К концу игры должна быть выполнена одна.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met as things stand: it has to stay so to the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Пока выполнена: так должно остаться до конца.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met for good.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Выполнена окончательно.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missing: {amount}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Не хватает: {amount}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Not held yet.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Такая конференция еще не завершена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>{goal}. {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{goal}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missed at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Провалена в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Выполнена в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Решится в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided when the game ends.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Решится в конце игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>You have claimed {n}, worth {points} at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Вы получили карт: {n}, в конце за них {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open. Still to be claimed: {n}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Неполученных целей в конце: максимум {allowed}. Еще нужно получить: {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open: enough have been claimed.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Неполученных целей в конце: максимум {allowed}. Получено достаточно.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Whoever sits at the screen sees the own goals here, and nobody else does.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Кто сидит за экраном, видит здесь свои цели; больше их не видит никто.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Goals of {name}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Цели игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{have} of {needed}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}: {have} of {needed}. {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{goal}: {have} из {needed}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Company goal</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Цель компании</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have discarded it for money.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Вы сбросили ее за деньги.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Discarded, it brings ${money}: {points} at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Если сбросить, дает ${money}: в конце это {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Worth {points} as things stand.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>При текущем положении приносит {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}: {goal}. {now} {cash}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{card}: {goal}. {now} {cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}. {cash}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{goal}. {cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{n} on display</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>открыто: {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals: {n} on display.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Цели ООН: открыто {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}, {energies}: {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{card}, {energies}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: it waits for your turn.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Все есть: дождитесь своего хода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: you can have it now.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Все есть: можно получить сейчас.</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <location filename="../co2desk/ui/ending/parts.py" />
      <source>{ppm} ppm</source>
      <extracomment>The headline of the dialog at the end of a game.</extracomment>
      <translation>{ppm} ppm</translation>
    </message>
  </context>
  <context>
    <name>HistoryBar</name>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the beginning ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>К началу ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous decade ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Предыдущее десятилетие ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous turn ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Предыдущий ход ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous step ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Предыдущий шаг ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next step ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Следующий шаг ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next turn ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Следующий ход ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next decade ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Следующее десятилетие ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the end ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>К концу ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Скорость повтора</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay (faster: {faster}, slower: {slower})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Скорость повтора (быстрее: {faster}, медленнее: {slower})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Position in the game</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Позиция в игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Since my last turn</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>С моего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Watch what has happened since you decided last</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Посмотреть, что произошло с вашего прошлого решения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play on from here</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Играть дальше отсюда</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Begins another game at this position. This one stays as it is.</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>С этой позиции начнется другая игра. Эта останется как есть.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the game as it stands ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Вернуться к текущей игре ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Close the replay</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Закрыть повтор</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the present</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>К настоящему</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Pause ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Пауза ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Пуск ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{sentence} {next_one}</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>{sentence} {next_one}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · the end of the game</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Шаг {step} из {all} · конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Шаг {step} из {all} · десятилетие {decade} · ход игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Шаг {step} из {all} · десятилетие {decade} · решает {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{step} · {ppm} ppm</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>{step} · {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>The game begins.</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Игра начинается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{name}: {action}</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>{name}: {action}</translation>
    </message>
  </context>
  <context>
    <name>LogPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show knowledge</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать компетенцию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show lobbyist cards</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать карты лоббиста</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show income and energy supply</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать доход и поставку энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Search the log</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Поиск в журнале</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Log of the game</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Журнал игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Newest</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
The button that goes to the newest line of the log.</extracomment>
      <translation>Последнее</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Go to the newest line ({key})</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>К последней записи ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>In short</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Кратко</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Leave out small consequences such as payments</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Без мелких последствий, например платежей</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Look back</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Назад по партии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step through the game so far ({key}). A double-click on a line goes to its step.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Пройти по партии назад ({key}). Двойной щелчок по записи ведет к ее шагу.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Since my last turn</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>С моего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Watch what has happened since you decided last</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Посмотреть, что произошло с вашего прошлого решения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show what concerns {name}</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать то, что касается игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show turns, rounds and decades</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать ходы, раунды и десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show projects, plants and control</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать проекты, электростанции и контроль</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show scientists and summits</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать ученых и конференции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show expertise</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать компетенцию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show CEPs, money and technology</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать РУВ, деньги и техно-ресурсы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show lobby cards</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать карты лобби</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show income and supply</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать доход и снабжение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show fossil plants, CO₂ and disasters</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать ИТ-электростанции, CO₂ и катастрофы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show goals and points</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать цели и очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show the end of the game</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Показать конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Nothing has happened yet. The game is written down here.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Пока ничего не произошло. Здесь записывается ход игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>No line fits what you are looking for.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Подходящих записей нет.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game on the table could not be recorded, and would be lost: {reason}.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Игру на столе не удалось записать, и она будет потеряна: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Give it up</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Не сохранять</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Сохранить как…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Alex</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Алекс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Ada</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Ада</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Max</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Макс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>This game is being played, here or in another window; it cannot be removed now.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
Why a game cannot be removed from the list.</extracomment>
      <translation>Эту игру сейчас играют — здесь или в другом окне; удалить ее нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>The game could not be removed: {reason}.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Не удалось удалить игру: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Saved as {file}.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Сохранено: {file}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again as soon as that works. To be safe, save it in another place.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Сейчас игру не удается записывать: {reason}. Она продолжается, и запись возобновится, как только это станет возможно. Для надежности сохраните игру в другом месте.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>, </source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
Stands between players' names.</extracomment>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{edition} – {players} – co2desk</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>{edition} — {players} — co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{file} – {edition} – {players} – co2desk</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>{file} — {edition} — {players} — co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Десятилетие {decade} из {decades}  ·  раунд {round} из {rounds}  ·  зерно {seed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>not recorded</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
What is special about the game, before other facts, in small letters: it is not recorded on this
computer, or it is for practice.</extracomment>
      <translation>не записывается</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>practice</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
What is special about the game, before other facts, in small letters: it is not recorded on this
computer, or it is for practice.</extracomment>
      <translation>тренировка</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: new games, opening, saving.</extracomment>
      <translation>&amp;Игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;New game …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Новая игра…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Same again, another &amp;deal</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Еще раз, новый &amp;расклад</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Открыть…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Save</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Saves the game in its file.</extracomment>
      <translation>&amp;Сохранить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save &amp;as …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;List of games</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Список &amp;игр</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Discard a &amp;company goal for money</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Сбросить &amp;цель компании за деньги</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Result</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Opens the dialog with the result of the game.</extracomment>
      <translation>Р&amp;езультат</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Se&amp;ttings …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Нас&amp;тройки…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Quit</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Ends the program.</extracomment>
      <translation>В&amp;ыход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Sha&amp;re</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: pictures, texts and codes for other people.</extracomment>
      <translation>&amp;Поделиться</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the game as &amp;text</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Копировать игру как &amp;текст</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open a game that was copied as text</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>От&amp;крыть игру, скопированную как текст</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy a &amp;challenge: the same deal for others</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Копировать &amp;вызов: тот же расклад для других</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Play a challenge …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Сыграть по вызову…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the &amp;board as a picture</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Копировать &amp;поле как изображение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save the board as a p&amp;icture …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Сохранить поле как &amp;изображение…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save a problem &amp;report …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Сохранить &amp;отчет об ошибке…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Hi&amp;story</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: taking back, and looking at earlier steps.</extracomment>
      <translation>Ис&amp;тория</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Undo</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Takes the last action back.</extracomment>
      <translation>&amp;Отменить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Redo</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Does again what was taken back.</extracomment>
      <translation>&amp;Вернуть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Step &amp;back through the game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Назад по партии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Since my last turn</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;С моего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;View</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: what is shown, and how large.</extracomment>
      <translation>&amp;Вид</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Whole &amp;board</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Все поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;in</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Крупнее</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;out</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Мельче</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom to a &amp;region</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Приблизить &amp;регион</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Forecast and log</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Прогноз и журнал</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>F&amp;ull screen</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Полный &amp;экран</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Help</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
The menu with help.</extracomment>
      <translation>&amp;Справка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;What can I do?</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Что можно сделать?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Readings of the &amp;rules in this game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Трактовки правил в этой игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;About co2desk</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;О co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Undo</source>
      <comment>on a button, without a key</comment>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Takes the last action back.</extracomment>
      <translation>Отменить</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <location filename="../co2desk/ui/editions/names.py" />
      <source>CO₂ (2012)</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/names.py" />
      <source>CO₂: Second Chance</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>CO₂: Второй шанс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}. Further problems: {more}.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Значения вашего экземпляра использовать нельзя. {problem}. Других ошибок: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Значения вашего экземпляра использовать нельзя. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>This cannot be played. {problem}.</source>
      <extracomment>The dialog “New game”.
“This” is the game with the chosen options; {problem} says what is wrong with them.</extracomment>
      <translation>Так сыграть нельзя. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>New game</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Новая игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How many play, and who?</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Сколько игроков и кто играет?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How does the game begin?</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Как начинается игра?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Players: {count}</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Число игроков: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>A solo game</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>&amp;Practice: everything may be taken back</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Тренировочная &amp;игра: можно отменять любые действия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Actions can be taken back without limit and without asking; the log says so</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Действия можно отменять без ограничений и без вопросов; в журнале это видно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Same &amp;again</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Е&amp;ще раз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Fill in the people and the rules of the last game; only the seed is new</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Подставить игроков и правила прошлой игры; новым будет только зерно расклада</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Cancel</source>
      <extracomment>The dialog “New game”.
The button that closes the dialog without a new game.</extracomment>
      <translation>Отмена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Start</source>
      <extracomment>The dialog “New game”.
The button that starts the game.</extracomment>
      <translation>Начать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>The challenge was dealt with other component values than yours: it will be another game.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Вызов составлен с другими значениями компонентов, чем у вас: получится другая игра.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Two seats have the name {name}; the log could not tell them apart.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Имя {name} стоит у двух мест за столом; в журнале их было бы не различить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Новая игра в CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company, one planet, your best score.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Одиночная игра: одна компания, одна планета, ваш лучший счет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Alone you play the solo game: choose it as the way of playing.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>При одном игроке возможна только одиночная игра: выберите этот режим.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The solo game is for one: choose another way of playing first.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Одиночная игра — для одного игрока: сначала выберите другой режим.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂: Second Chance</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Новая игра в CO₂: Второй шанс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company against the CO₂ level, won or lost.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Одиночная игра: одна компания против уровня CO₂, победа или поражение.</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Technology cubes</source>
      <extracomment>Where a player chooses with what to pay a bid.</extracomment>
      <translation>Техно-ресурсы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>CEPs</source>
      <extracomment>Where a player chooses with what to pay a bid.
The label of a number: how many CEPs are paid.</extracomment>
      <translation>РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Pay</source>
      <extracomment>Where a player chooses with what to pay a bid.
The button that pays the bid.</extracomment>
      <translation>Заплатить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>This does not fit the bid: too little, or too much.</source>
      <extracomment>Where a player chooses with what to pay a bid.
“This” is the payment that is set now.</extracomment>
      <translation>Это не подходит к ставке: слишком мало или слишком много.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Something in this payment is not needed.</source>
      <extracomment>Where a player chooses with what to pay a bid.</extracomment>
      <translation>Часть этой оплаты лишняя.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Readings of the rules in this game</source>
      <extracomment>The dialog that shows how the rules are read in the game on the table.</extracomment>
      <translation>Трактовки правил в этой игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rulebook: {book}. What is played otherwise than usual comes first.</source>
      <extracomment>The dialog that shows how the rules are read in the game on the table.</extracomment>
      <translation>Выбрано: {book}. Сначала идет то, что играется не как обычно.</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>To choose from when you let go:</source>
      <extracomment>At the mouse while a piece is dragged.</extracomment>
      <translation>Отпустите, чтобы выбрать:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Nothing can be done with this piece there.</source>
      <extracomment>At the mouse while a piece is dragged.</extracomment>
      <translation>С этой фишкой там ничего сделать нельзя.</translation>
    </message>
  </context>
  <context>
    <name>PromptBar</name>
    <message>
      <location filename="../co2desk/ui/play/choice_buttons.py" />
      <source>{action}  ({bonuses})</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.</extracomment>
      <translation>{action}  ({bonuses})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/choice_buttons.py" />
      <source>{group} ({count})</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.</extracomment>
      <translation>{group} ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>What can I do?</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.
A button: the player's own question. It opens a list of all actions.</extracomment>
      <translation>Что можно сделать?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Every action with its reason, to search in</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.</extracomment>
      <translation>Все действия с объяснениями и поиском</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Results</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.
The button that opens the dialog with the result, when the game is over.</extracomment>
      <translation>Результаты</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} decides.</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.</extracomment>
      <translation>Решает {name}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} (computer) is playing.</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.</extracomment>
      <translation>Играет {name} (компьютер).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Back</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.
The button that gives an action up which is about to be confirmed.</extracomment>
      <translation>Назад</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Folder</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>Папка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Drive</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>Диск</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>Файл</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>%1 File</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>Файл %1</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>&amp;Look in:</source>
      <extracomment>Qt's own dialog for files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>&amp;Папка:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File &amp;name:</source>
      <extracomment>Qt's own dialog for files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>&amp;Имя файла:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Files of &amp;type:</source>
      <extracomment>Qt's own dialog for files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>&amp;Тип файлов:</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Left</source>
      <extracomment>Buttons for scrolling through tabs that have no room, for screen readers.</extracomment>
      <translation>Прокрутить вкладки влево</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Right</source>
      <extracomment>Buttons for scrolling through tabs that have no room, for screen readers.</extracomment>
      <translation>Прокрутить вкладки вправо</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In this &amp;game:</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>В этой &amp;игре:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Back to the b&amp;ook</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Вернуть как в п&amp;равилах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As rec&amp;ommended</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Как &amp;рекомендуется</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the books say</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Heading over the answers of the printed rulebooks to one question.</extracomment>
      <translation>Что сказано в правилах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Изменено вами.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As in the chosen book.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Как в выбранных правилах.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As recommended.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Как рекомендуется.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>{book} (chosen)</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>{book} (выбрано)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of differences: {numbers}</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>В перечне расхождений: {numbers}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of open questions: {numbers}</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>В перечне открытых вопросов: {numbers}</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>How the rulebooks differ</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation>Расхождения между правилами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the rulebook leaves open</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation>Что правила оставляют открытым</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>You play by: {book}. Anything you change here holds for this game alone.</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Выбрано: {book}. Все, что вы здесь измените, действует только в этой игре.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, a card number, D-12 …</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Поиск: слово, номер карты, D-12…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, A13 …</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Поиск: слово, A13…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search the questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Поиск по вопросам</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>All questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>Все вопросы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Where the books differ</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>Где правила расходятся</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What you have changed</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>Что вы изменили</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Which questions are shown</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Какие вопросы показаны</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The name of the list, for screen readers.</extracomment>
      <translation>Вопросы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>No question fits this search.</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>По этому запросу вопросов нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything back to the &amp;book</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>&amp;Все вернуть как в правилах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything as &amp;recommended</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>&amp;Все как рекомендуется</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>&amp;Done</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The button that closes the dialog and keeps what was changed.</extracomment>
      <translation>&amp;Готово</translation>
    </message>
  </context>
  <context>
    <name>ReadingsModel</name>
    <message>
      <location filename="../co2desk/ui/setup/readings_model.py" />
      <source>{question}
Changed: {answer}</source>
      <extracomment>A line in the list of disputed rules.</extracomment>
      <translation>{question}
Изменено: {answer}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings_model.py" />
      <source>{question}
{answer}</source>
      <extracomment>A line in the list of disputed rules.</extracomment>
      <translation>{question}
{answer}</translation>
    </message>
  </context>
  <context>
    <name>RecentGames</name>
    <message>
      <location filename="../co2desk/ui/start/game_card.py" />
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Continue</source>
      <extracomment>The list of earlier games on the start page.
The button that goes on with the last game.
What a click on a game does: look at a finished one, or go on with another.</extracomment>
      <translation>Продолжить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_card.py" />
      <location filename="../co2desk/ui/start/game_list.py" />
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game …</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Удалить эту игру…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012), solo</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>CO₂ (2012), одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012)</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, solo</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>CO₂: Второй шанс, одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, cooperative</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>CO₂: Второй шанс, кооперативная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, competitive</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>CO₂: Второй шанс, соревновательная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>A game that this version does not know</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Игра, которой эта версия не знает</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>, </source>
      <extracomment>The list of earlier games on the start page.
Stands between players' names.</extracomment>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players without names</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Игроки без имен</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players: {count}</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Число игроков: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Finished</source>
      <extracomment>The list of earlier games on the start page.
The state of a game in the list.</extracomment>
      <translation>Завершена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Decade {decade}, {co2} ppm</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Десятилетие {decade}, {co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>today {time}</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>сегодня {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>yesterday {time}</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>вчера {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>practice</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>тренировка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>played on from step {step}</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>продолжена с шага {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>interrupted</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>прервана</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>saved in {file}</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>сохранена в {file}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source> · </source>
      <extracomment>The list of earlier games on the start page.
Stands between the facts of a game.</extracomment>
      <translation> · </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>co2desk ended unexpectedly. The game is as it was after the last action.</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Работа co2desk неожиданно прервалась. Игра осталась такой, какой была после последнего действия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Open</source>
      <extracomment>The list of earlier games on the start page.
What a click on a game does: look at a finished one, or go on with another.</extracomment>
      <translation>Открыть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Keep it</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Оставить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove it</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Удалить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>The file {file} stays.</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Файл {file} останется.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>It is not saved in a file: nothing of it will be left.</source>
      <extracomment>The list of earlier games on the start page.
“It” is a game that is about to be removed from the list.</extracomment>
      <translation>Она не сохранена в файле: от нее ничего не останется.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game from the list?</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Удалить эту игру из списка?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Go on playing</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Играть дальше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Other games</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Другие игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Your games</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Ваши игры</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>These values are printed on pieces, cards or the board, and no rulebook tells them. Ours fit everything that is known, and may still differ from your copy.</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Above a list of numbers, such as the prices of plants.</extracomment>
      <translation>Эти значения напечатаны на фишках, картах или поле, и ни в одних правилах их нет. Наши согласуются со всем, что известно, но могут отличаться от вашего экземпляра.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>To play with the values of your own copy, write those that differ into first.yaml or second_chance.yaml in this folder, under the keys of the built-in file:</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>Чтобы играть со значениями своего экземпляра, запишите те, что отличаются, в файл first.yaml или second_chance.yaml в этой папке, под ключами встроенного файла:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values by part of the game</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>Восстановленные значения по частям игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Part of the game</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>Часть игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Values that are reconstructed</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>Какие значения восстановлены</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}; {own} from your own copy</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>{ours} из {total}; из вашего экземпляра: {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>{ours} из {total}</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Steps down on the CO₂ track</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>Шаги вниз по шкале глобального загрязнения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{co2} ppm</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>{co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{cost} paid, {left} left</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>Заплатить: {cost}, останется: {left}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now}; this is the last decade.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>Шаг стоит {now}; это последнее десятилетие.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the last decade.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>Шаг сейчас стоит {now}, в последнем десятилетии — {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the coming decades.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>Шаг сейчас стоит {now}, в следующих десятилетиях — {later}.</translation>
    </message>
  </context>
  <context>
    <name>ReplayClock</name>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Slow</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>Медленно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Normal speed</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>Обычный темп</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Fast</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>Быстро</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Very fast</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>Очень быстро</translation>
    </message>
  </context>
  <context>
    <name>RulebookField</name>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Which rulebook lies on your table?</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Какие правила лежат у вас на столе?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>How do you read the rulebook?</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Как вы понимаете правила?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Take probable misprints &amp;literally</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Понимать вероятные опечатки &amp;буквально</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Differences…</source>
      <extracomment>“New game”: the choice of a rulebook.
The button that opens the list of all disputed questions.</extracomment>
      <translation>Р&amp;асхождения…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Open questions…</source>
      <extracomment>“New game”: the choice of a rulebook.
The button that opens the list of all disputed questions.</extracomment>
      <translation>От&amp;крытые вопросы…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions on which the rulebooks differ, and how this game answers them</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Все вопросы, в которых правила расходятся, и как на них отвечает эта игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions that the rulebook leaves open, and how this game answers them</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Все вопросы, которые правила оставляют открытыми, и как на них отвечает эта игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book says by mistake, against its own examples, then counts too.</source>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation>Тогда действует и то, что сказано в правилах по ошибке, вопреки их же примерам.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>In this choice nothing looks like a misprint.</source>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation>В этом выборе ничто не похоже на опечатку.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Readings changed for this game: {count}</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Трактовок изменено для этой игры: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book leaves open is played as we recommend it.</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the choice of the rulebook, as long as no answer was changed.</extracomment>
      <translation>То, что правила оставляют открытым, играется так, как рекомендуем мы.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Answers that differ from most books: {peculiar}</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Ответов, отличных от большинства правил: {peculiar}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No book at hand? Keep what most of them agree on.</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Нет книги под рукой? Оставьте то, на чем сходится большинство правил.</translation>
    </message>
  </context>
  <context>
    <name>ScoreTable</name>
    <message>
      <location filename="../co2desk/ui/ending/parts.py" />
      <source>{name}, {step}: {points}</source>
      <extracomment>A cell of the table of points, for screen readers.</extracomment>
      <translation>{name}, {step}: {points}</translation>
    </message>
  </context>
  <context>
    <name>SeatLanguages</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Language of {name}</source>
      <extracomment>Settings: the language of each player.</extracomment>
      <translation>Язык игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Whoever has chosen none reads the language above.</source>
      <extracomment>Settings: the language of each player.</extracomment>
      <translation>Кто ничего не выбрал, читает на языке, указанном выше.</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>What this player reads: the window changes to it with every hand-over</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
At the choice of a player's language: what it is for.</extracomment>
      <translation>На каком языке читает этот игрок: окно переходит на него при каждой передаче хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of the program</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Язык программы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Person</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Человек</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>A person at this screen.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Человек за этим экраном.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady computer</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Рассудительный ПК</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady looks one action ahead and takes what seems best: fine for a first game.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Рассудительный смотрит на одно действие вперед и выбирает то, что кажется лучшим: для первой игры в самый раз.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random computer</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Случайный ПК</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random does anything that the rules allow, without any plan.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Случайный делает все, что разрешают правила, без всякого плана.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Disc</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Круг</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Triangle</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Треугольник</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Square</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Квадрат</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Diamond</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Ромб</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Star</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Звезда</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Язык игрока на месте {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Sign of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Знак места {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Name of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Имя на месте {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Who plays seat {number}: a person or the computer</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Кто играет на месте {number}: человек или компьютер</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat up, one place earlier around the table</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Сдвинуть это место вверх, на одно раньше по кругу</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat down, one place later around the table</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Сдвинуть это место вниз, на одно позже по кругу</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} up</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Сдвинуть место {number} вверх</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} down</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Сдвинуть место {number} вниз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Computer {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Компьютер {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Player {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Игрок {number}</translation>
    </message>
  </context>
  <context>
    <name>SecondLabels</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plan</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Планировать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Prepare</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Развернуть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Build</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Построить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summit</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Конференция</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Sell CEP</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Продать РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>prepared</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation>развернут</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>in work</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation>в работе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>planned</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation>запланирован</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>2 events</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted beside the CO₂ track: from here on two events happen, or the level never falls below it.</extracomment>
      <translation>2 события</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>floor</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted beside the CO₂ track: from here on two events happen, or the level never falls below it.</extracomment>
      <translation>мин.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>limit</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted beside the CO₂ track: above it the game is lost.</extracomment>
      <translation>лимит</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Future event</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>Будущее событие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>closed this turn</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>закрыт на этот ход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Preparation</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Подготовка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the game</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Actions</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Действия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Income</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Доход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Environmental goals</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Energy supply</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Поставка энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>CO₂ reduction</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Снижение CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Events</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>События</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the decade</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Конец десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plants</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
What a row of environmental goals asks for, painted over it.</extracomment>
      <translation>Электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Knowledge</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
What a row of environmental goals asks for, painted over it.</extracomment>
      <translation>Компетенция</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summits</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
What a row of environmental goals asks for, painted over it.</extracomment>
      <translation>Конференции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>UN goals</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>claimed: {claimed} of {shown}</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>получено: {claimed} из {shown}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Lobbyists in play</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>Лоббисты в игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Markers</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted over the markers of control that a player has left.</extracomment>
      <translation>Маркеры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>missed</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a solo goal that can no longer be met.</extracomment>
      <translation>провалена</translation>
    </message>
  </context>
  <context>
    <name>SecondSeatWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Money: ${count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Деньги: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>CEPs in hand: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>РУВ в руке: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Техно-ресурсы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Ученые в руке: {hand}, для найма: {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Lobbyist cards in hand: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Карты лоббистов в руке: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>UN goals claimed: {goals}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Получено целей ООН: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Points: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Очки: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has a company goal.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Есть цель компании.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has no company goal.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Цели компании нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goals: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Личные цели: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Start player.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Первый игрок.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>{energy} {count} ({carrying} with a plant)</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>{energy} {count} (с электростанцией {carrying})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Инфраструктуры: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {kinds}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Инфраструктуры: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Drag one onto a planned project to prepare its infrastructure, or onto the market to sell it.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Перетащите РУВ на запланированный проект, чтобы развернуть его инфраструктуру, или на рынок, чтобы продать.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Goes to a planned project, or to a lobbyist card in play.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Отправляется на запланированный проект или на карту лоббиста в игре.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Leaving a project brings a point of knowledge of its energy.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Уходя с проекта, приносит очко компетенции его типа энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Comes to your hand through a scientist subsidy.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Попадает в руку благодаря гранту «ученый».</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructure markers: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Маркеры инфраструктуры: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Control cubes: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Кубики контроля: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Alone you may go on with pieces of another colour.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>В одиночной игре можно продолжать фишками другого цвета.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Pieces you have left</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Оставшиеся у вас фишки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goal: {have} of {needed}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Личная цель: {have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: missed</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Цель одиночной игры: провалена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: {have} of {needed}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Цель одиночной игры: {have} из {needed}</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} in the order of the energy supply.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Номер {number} в порядке поставки энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Only these energies can be planned here.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Здесь можно планировать проекты только этих типов.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Control cubes in {region}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Кубики контроля в регионе {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{energy}: {owners}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>{energy}: {owners}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Whoever builds a plant lays a cube below its energy.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Кто строит электростанцию, кладет кубик под ее тип энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The builder takes control with cubes below most energies; then the leftmost ones count, then knowledge of the energy just built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Строитель получает контроль, если его кубики лежат под большим числом типов энергии; при равенстве сравнивают самые левые, затем компетенцию в только что построенном типе энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>the opponent ({count})</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>соперник ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>none</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
In the place of players' names, where nobody has a cube.</extracomment>
      <translation>нет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A carbon emission permit pays for infrastructure, for green plants and for new fossil ones.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Разрешением на углеродные выбросы оплачивают инфраструктуру, экологические и новые ИТ-электростанции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The controller may pay with those of the region.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Кто контролирует регион, может платить его РУВ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Given after disasters. Whoever builds here may pay with one; one leaves before each event.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Пожертвованы после катастроф. Кто здесь строит, может заплатить одним из них; перед каждым событием один уходит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{region}: demand of decade {decade}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>{region}: энергозапрос десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The next energy supply puts a fossil plant here, unless one is built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>При следующей поставке энергии здесь появится ИТ-электростанция, если ничего не построить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Still empty.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Пока пустует.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The region pays the CEP that lies on it.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Лежащий на ней РУВ платит регион.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Built by {player} in {region}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Строитель: {player}, регион {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Stands on an infrastructure of {player}: it counts for UN goals.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Стоит на инфраструктуре игрока {player}: она идет в счет целей ООН.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{project} of level {level} in {region}: {state}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>{project} уровня {level} в регионе {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The infrastructure belongs to {player}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Владелец инфраструктуры: {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Then each scientist brings the owner two points of knowledge of its topics.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Тогда каждый ученый приносит владельцу два очка компетенции по ее секциям.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>На рынке: {count}. Цена: ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Один раз за ход можно купить один РУВ или продать один из руки.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A sold one goes to the bank and lowers the price; when the last one is taken, the bank refills the market and the price rises.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Проданный РУВ идет в банк и снижает цену; когда берут последний, банк пополняет рынок и цена растет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It ran empty in this turn: nobody visits it before the next turn.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
“It” is the CEP market.</extracomment>
      <translation>Рынок опустел в этот ход: до следующего хода его не посетить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CEPs in the bank: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>РУВ в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Техно-ресурсы в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Summit tiles in the stack: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Тайлов конференций в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Prices of {energy} plants</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Цены электростанций ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>No tile is left.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Тайлов не осталось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Tiles left by level, from the top: {levels}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Осталось тайлов, уровни сверху вниз: {levels}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>At the end at most {count} may be open, or the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>В конце неполученными могут остаться максимум {count}, иначе игра проиграна.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A played card stays here. One scientist of any player may visit it, use its minor effect, and stays to the end of the game.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Сыгранная карта остается здесь. Один ученый любого игрока может посетить ее и использовать вторичный бонус; он остается на ней до конца игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Minor effect for a visitor: {effect}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Вторичный бонус для посетителя: {effect}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A scientist of {player} has visited it and stays.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Карту посетил ученый игрока {player}, он здесь и остается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Nobody has visited it yet.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Карту еще никто не посетил.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>{sign} (уровень {level}): можно строить электростанции уровня {sign}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Half circle: the middle, level {level}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Полукруг: середина, уровень {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Full circle: the last space, level {level}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Полный круг: последнее деление, уровень {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Knowledge of {energy}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Компетенция ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for plants</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Экологические цели по электростанциям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for knowledge</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Экологические цели по компетенции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for summits</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Экологические цели по конференциям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved: {done} of {shown}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Достигнуто: {done} из {shown}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Each open goal costs {points} in decade {decade}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>В десятилетии {decade} каждая недостигнутая цель стоит {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Of an environmental goal.</extracomment>
      <translation>Достигнута.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>An inspector stands here: it costs twice as much.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Здесь инспектор: цель обходится вдвое дороже.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} of equal goals. Needed: {number}, so far: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Номер {number} среди одинаковых целей. Нужно: {number}, пока: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A decade: {phases}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Десятилетие: {phases}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Уровень CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>From {ppm} ppm on, the future event strikes as well.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Начиная с {ppm} ppm происходит и будущее событие.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm everybody has lost, at once.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Выше {ppm} ppm все игроки немедленно проигрывают.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm after the energy supply the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Если после поставки энергии уровень выше {ppm} ppm, игра проиграна.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It may be lowered then, {ppm} ppm for {points} in this decade.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Тогда его можно уменьшить: {ppm} ppm за {points} в этом десятилетии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It never falls below {ppm} ppm.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Ниже {ppm} ppm уровень не опускается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points of the team: {points}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Очки команды: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points: {points}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Очки: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Below 0 after the goals or after the energy supply the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Если после целей или после поставки энергии очков меньше нуля, игра проиграна.</translation>
    </message>
  </context>
  <context>
    <name>SeedField</name>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;Seed</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
The label of the field: a number from which a game is shuffled.</extracomment>
      <translation>&amp;Зерно расклада</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;New seed</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.</extracomment>
      <translation>&amp;Новое зерно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The same seed and the same choices deal the same game again. A challenge code put in here sets up all of it.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.</extracomment>
      <translation>То же зерно при том же выборе снова даст ту же игру. Код вызова, вставленный сюда, настроит все сразу.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>Seed</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
The name of the field, for screen readers: a number from which a game is shuffled.</extracomment>
      <translation>Зерно расклада</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The seed has to be a whole number from 0 to {most}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.</extracomment>
      <translation>Зерно расклада — целое число от 0 до {most}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
{expected} says what a right code looks like.</extracomment>
      <translation>Этот код вызова не читается. Ожидается: {expected}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge cannot be played here. {problem}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
{problem} says why.</extracomment>
      <translation>Этот вызов здесь сыграть нельзя. {problem}.</translation>
    </message>
  </context>
  <context>
    <name>Sentences</name>
    <message>
      <location filename="../co2desk/ui/i18n/translation.py" />
      <source>{first} {second}</source>
      <comment>two sentences of one text</comment>
      <extracomment>How two whole sentences follow each other.</extracomment>
      <translation>{first} {second}</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/language.py" />
      <source>{language} (not installed)</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>{language} (не установлен)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Like the system</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Как в системе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Light</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Светлая</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Dark</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Темная</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Standard</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Обычные</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>For red-green colour blindness</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Для дальтоников</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>High contrast</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Высокий контраст</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Off</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Выкл.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Fast</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Быстро</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Normal</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Обычно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Slow</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Медленно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>{percent} %</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>The whole board</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Все поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Language</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Язык</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Bri&amp;ghtness</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Тема</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Colours</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Цвета</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Movement of pieces</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Движение фишек</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Speed of a &amp;replay</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Скорость повтора</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Text size</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Размер текста</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Board at the &amp;beginning</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>Поле в &amp;начале</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cover the &amp;screen between two people</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>Закрывать &amp;экран ширмой при передаче хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Ask before a turn &amp;ends</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>Спрашивать перед &amp;концом хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Warn when the game is about to end</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Предупреждать, если игра вот-вот закончится</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Nobody sees the cards and the goal of the next player.</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Никто не увидит карт и цели следующего игрока.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>A wrong click does not give the rest of a turn away.</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Случайный щелчок не отнимет остаток хода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Says beforehand which move could be the last one.</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Заранее сообщает, какое действие может оказаться последним.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Settings</source>
      <extracomment>The dialog “Settings”.
The title of the dialog.</extracomment>
      <translation>Настройки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>What it looks like</source>
      <extracomment>The dialog “Settings”.
Heading over the settings of language, colours and sizes. “It” is the program.</extracomment>
      <translation>Внешний вид</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>At the table</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>За столом</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Pieces in the chosen colours</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Фишки в выбранных цветах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Defaults</source>
      <extracomment>The dialog “Settings”.
The button that gives every setting its usual value.</extracomment>
      <translation>По &amp;умолчанию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cancel</source>
      <extracomment>The dialog “Settings”.
The button that closes the dialog and changes nothing.</extracomment>
      <translation>Отмена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Done</source>
      <extracomment>The dialog “Settings”.
The button that closes the dialog and keeps what was changed.</extracomment>
      <translation>Готово</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Languages in this game</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Языки в этой игре</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The game is in the clipboard, as text.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Игра скопирована в буфер обмена как текст.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The challenge code {code} is in the clipboard.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Код вызова {code} скопирован в буфер обмена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The picture of the board is in the clipboard.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Изображение поля скопировано в буфер обмена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save the position as a picture</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Сохранить позицию как изображение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>position</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
The name of a file that is offered for a picture of the board: position.png.</extracomment>
      <translation>позиция</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Pictures (*.png)</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Изображения (*.png)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{edition} – {players} – decade {decade}</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>{edition} — {players} — десятилетие {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>, </source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Stands between players' names.</extracomment>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save a problem report</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Сохранить отчет об ошибке</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Problem reports (*.zip)</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Отчеты об ошибках (*.zip)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{file} could not be written: {reason}. Try another place.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>{file}: записать не удалось ({reason}). Попробуйте другое место.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Saved as {file}.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Сохранено: {file}.</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Part of the income taken in money</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Часть дохода, взятая деньгами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in points</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>{count} очками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in money</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>{count} деньгами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Очки сейчас: {points}; на недостигнутые цели и недостающие РУВ уйдет: {fixed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on: {high}.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Очки при таком распределении: {have}; чтобы играть дальше, нужно: {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on, as the draws come: {low} to {high}.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Очки при таком распределении: {have}; чтобы играть дальше, нужно от {low} до {high}, смотря что вытянут.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Partners who split after you can add {points} at most.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Партнеры, которые распределяют доход после вас, добавят максимум {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Chance that the game is lost then: {percent} %.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Вероятность, что тогда игра будет проиграна: {percent} %.</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Build green power plants all over the world before the climate tips. The rules of the board game by Vital Lacerda, kept by the computer.</source>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation>Стройте экологические электростанции по всему миру, пока климат не рухнул. За правилами настольной игры Витала Ласерды (Vital Lacerda) следит компьютер.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>New game …</source>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation>Новая игра…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Play at once against two computer players</source>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation>Сыграть сразу с двумя компьютерными игроками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Open a saved game …</source>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation>Открыть сохраненную игру…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Settings</source>
      <extracomment>The page that is shown before a game is opened.
The button that opens the settings.</extracomment>
      <translation>Настройки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>About</source>
      <extracomment>The page that is shown before a game is opened.
The button that opens “About co2desk”.</extracomment>
      <translation>О программе</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One less</source>
      <extracomment>A number with a button for one less and one for one more.</extracomment>
      <translation>На один меньше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One more</source>
      <extracomment>A number with a button for one less and one for one more.</extracomment>
      <translation>На один больше</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no room left</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>не осталось места</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not allowed there</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>там это не разрешено</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>nothing can be written there</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>туда нельзя записывать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not there</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>файл или папка отсутствует</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive is gone</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>диск отключен</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive does not work</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>диск не работает</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no such folder</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>такой папки нет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is a folder</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>это папка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>another program is using it</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>это занято другой программой</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the name is too long</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>слишком длинное имя</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>error {number} of the system</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>системная ошибка {number}</translation>
    </message>
  </context>
  <context>
    <name>TurnSteps</name>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Main action</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Основное действие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Second action</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Второе действие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Scientist</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Ученый</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Market</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Рынок</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Card</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Карта</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>done</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
The state of a step, for screen readers: it has been taken, or it can still be taken.</extracomment>
      <translation>сделано</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>open</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
The state of a step, for screen readers: it has been taken, or it can still be taken.</extracomment>
      <translation>доступно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>{step}: {state}</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.</extracomment>
      <translation>{step}: {state}</translation>
    </message>
  </context>
  <context>
    <name>Undoing</name>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>This cannot be taken back freely. Does everybody at the table agree?</source>
      <extracomment>The question before actions are taken back that others know of.
“This” are the last actions. Others have seen or answered them, so the whole table is asked.
{names} are the players whose decisions would be lost, with a comma between them.</extracomment>
      <translation>Просто так это отменить нельзя. Все за столом согласны?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Decisions of these players would be taken back: {names}.</source>
      <extracomment>The question before actions are taken back that others know of.
“This” are the last actions. Others have seen or answered them, so the whole table is asked.
{names} are the players whose decisions would be lost, with a comma between them.</extracomment>
      <translation>Будут отменены решения этих игроков: {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>, </source>
      <extracomment>The question before actions are taken back that others know of.
“This” are the last actions. Others have seen or answered them, so the whole table is asked.
{names} are the players whose decisions would be lost, with a comma between them.</extracomment>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Something hidden has come up since; nobody can be made to forget it.</source>
      <extracomment>The question before actions are taken back that others know of.</extracomment>
      <translation>С тех пор открылось что-то скрытое; забыть это никого не заставишь.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Everybody agrees: take it back</source>
      <extracomment>The question before actions are taken back that others know of.</extracomment>
      <translation>Все согласны: отменить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>•  {sentence}</source>
      <extracomment>The question before actions are taken back that others know of.</extracomment>
      <translation>•  {sentence}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>… and {count} more</source>
      <extracomment>The question before actions are taken back that others know of.</extracomment>
      <translation>… и еще {count}</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>This needs at least two players: a solo game is played without it.</source>
      <extracomment>“New game”: the variants of the game.
“This” is a variant of the game, such as the auction.</extracomment>
      <translation>Для этого нужно минимум два игрока: одиночная игра идет без этого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The competitive game is always played without it.</source>
      <extracomment>“New game”: the variants of the game.</extracomment>
      <translation>Соревновательная игра всегда идет без этого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The inspectors always take part in the solo game.</source>
      <extracomment>“New game”: the variants of the game.</extracomment>
      <translation>В одиночной игре инспекторы участвуют всегда.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Only the solo game has a goal of this kind.</source>
      <extracomment>“New game”: the variants of the game.</extracomment>
      <translation>Такая цель есть только в одиночной игре.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Propose a {energy} project in {region} on the {grant} space</source>
      <comment>propose</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Propose a biomass project in North America on the technology space</extracomment>
      <translation>Открыть проект ({energy}) в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <comment>install</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Install the biomass project in North America (technology space)</extracomment>
      <translation>Развернуть: {place}</translation>
    </message>
    <message>
      <source>Build the top {energy} plant in {region} ({grant} space; {goods})</source>
      <comment>build</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space; $7, 1 technology cube, 5 points)</extracomment>
      <translation>Построить верхнюю электростанцию ({energy}) в регионе {region} (позиция «{grant}»; {goods})</translation>
    </message>
    <message>
      <source>Build {energy} plant {number} in {region} ({grant} space; {goods})</source>
      <comment>build.other</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build solar plant 3 in Europe (technology space; $4 and 2 technology cubes)</extracomment>
      <translation>Построить электростанцию {number} ({energy}) в регионе {region} (позиция «{grant}»; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build.nothing</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build a plant on the solar project in Europe (technology space)</extracomment>
      <translation>Построить электростанцию: {place}</translation>
    </message>
    <message>
      <source>Move a scientist from {origin} to {destination}</source>
      <comment>move_scientist</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Move a scientist from your hand to the hydro project in Europe (scientist space)</extracomment>
      <translation>Переместить ученого: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist home from the forestation project in North America (money space)</extracomment>
      <translation>Вернуть ученого в руку: {origin}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin} with one point of expertise</source>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist home from the recycling project in Oceania (technology space) with one point of expertise</extracomment>
      <translation>Вернуть ученого в руку и получить очко компетенции: {origin}</translation>
    </message>
    <message>
      <source>Move your scientist from {origin} to {destination}</source>
      <comment>move_scientist.displaced</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>Переместить своего ученого: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool</source>
      <comment>recruit</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Нанять ученого из секции найма</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.research_grant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Оставить ученых на местах</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.granted_move</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Оставить ученых на местах</translation>
    </message>
    <message>
      <source>Take no expertise</source>
      <comment>decline.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от очка компетенции</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_received</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_any</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Go on without the action, which has become impossible</source>
      <comment>decline.owed_action</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Продолжить без действия, которое стало невозможным</translation>
    </message>
    <message>
      <source>Buy a CEP for ${price}</source>
      <comment>buy_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Buy a CEP for $1</extracomment>
      <translation>Купить РУВ за ${price}</translation>
    </message>
    <message>
      <source>Sell a CEP for ${price}</source>
      <comment>sell_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Sell a CEP for $3</extracomment>
      <translation>Продать РУВ за ${price}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobby card 23 for its minor effect: 1 technology cube</extracomment>
      <translation>Сыграть карту лобби {card} ради вторичного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobby card 10 for its main effect: 2 technology cubes</extracomment>
      <translation>Сыграть карту лобби {card} ради основного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; the action has to follow</source>
      <comment>play_lobby.before</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobbyist card 3 for its main effect: $3; the action has to follow</extracomment>
      <translation>Сыграть карту лоббиста {card} ради основного бонуса: {effect}; действие нужно выполнить сразу после этого</translation>
    </message>
    <message>
      <source>Score UN goal {card} ({energies}): pay {tech:cubes}, gain {vp:points}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Score UN goal 34 (biomass, recycling): pay 1 technology cube, gain 4 points</extracomment>
      <translation>Получить очки по карте целей ООН {card} ({energies}): заплатить {tech:cubes}, получить {vp:points}</translation>
    </message>
    <message>
      <source>Discard your company goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Discard your company goal for $8</extracomment>
      <translation>Сбросить цель компании за ${money}</translation>
    </message>
    <message>
      <source>Discard {player}'s company goal for ${money}</source>
      <comment>cash_company_goal.other</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Discard Ada's company goal for $3</extracomment>
      <translation>Сбросить цель компании игрока {player} за ${money}</translation>
    </message>
    <message>
      <source>End your turn</source>
      <comment>end_turn</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Завершить ход</translation>
    </message>
    <message>
      <source>End your turn without a main action</source>
      <comment>end_turn.idle</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Завершить ход без основного действия</translation>
    </message>
    <message>
      <source>Gain a point of {energy} expertise and reach level {level}</source>
      <comment>choose_energy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain a point of cold fusion expertise and reach level 2</extracomment>
      <translation>Получить очко компетенции ({energy}) и достигнуть уровня {level}</translation>
    </message>
    <message>
      <source>Choose {energy}: your track is at its end, and the point is lost</source>
      <comment>choose_energy.full</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Choose solar: your track is at its end, and the point is lost</extracomment>
      <translation>Выбрать тип энергии «{energy}»: вы в конце шкалы, и очко пропадет</translation>
    </message>
    <message>
      <source>Put a CEP into {region}, which holds {had} of {limit}</source>
      <comment>choose_region.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Put a CEP into North America, which holds 2 of 5</extracomment>
      <translation>Поместить РУВ в регион {region}, где их {had} из {limit}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.first_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Begin with Europe</extracomment>
      <translation>Начать с региона {region}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.start_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Begin with Oceania</extracomment>
      <translation>Начать с региона {region}</translation>
    </message>
    <message>
      <source>Begin after {region}</source>
      <comment>choose_region.opponent_start</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Begin after Oceania</extracomment>
      <translation>Начать после региона {region}</translation>
    </message>
    <message>
      <source>Gain a point of expertise from {place}</source>
      <comment>choose_project.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain a point of expertise from the biomass project in Asia (money space)</extracomment>
      <translation>Получить очко компетенции: {place}</translation>
    </message>
    <message>
      <source>Put the {energy} project on the {grant} space in {region}</source>
      <comment>choose_project.start_space</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Put the recycling project on the money space in Oceania</extracomment>
      <translation>Положить проект ({energy}) на позицию «{grant}» в регионе {region}</translation>
    </message>
    <message>
      <source>Pay the CEP from your hand</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Заплатить РУВ из руки</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which holds {had:ceps}</source>
      <comment>pay_cep.region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pay the CEP from Europe, which holds 2 CEPs</extracomment>
      <translation>Заплатить РУВ из региона {region}, где есть {had:ceps}</translation>
    </message>
    <message>
      <source>Buy the CEP for ${money} and {vp:points}</source>
      <comment>buy_for_payment</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Buy the CEP for $3 and 3 points</extracomment>
      <translation>Купить РУВ за ${money} и {vp:points}</translation>
    </message>
    <message>
      <source>Buy the CEP for {vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Buy the CEP for 3 points</extracomment>
      <translation>Купить РУВ за {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and {vp:points}</source>
      <comment>split_income</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take $1 and 3 points</extracomment>
      <translation>Взять ${money} и {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and no points</source>
      <comment>split_income.money</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take $4 and no points</extracomment>
      <translation>Взять ${money}, без очков</translation>
    </message>
    <message>
      <source>Take {vp:points} and no money</source>
      <comment>split_income.points</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take 2 points and no money</extracomment>
      <translation>Взять {vp:points}, без денег</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Bid $14</extracomment>
      <translation>Сделать ставку ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Спасовать</translation>
    </message>
    <message>
      <source>Pay {goods}</source>
      <comment>pay_bid</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pay $13, 2 technology cubes and 2 CEPs</extracomment>
      <translation>Заплатить {goods}</translation>
    </message>
    <message>
      <source>Make {player} the start player</source>
      <comment>appoint</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Make Ada the start player</extracomment>
      <translation>Назначить первого игрока: {player}</translation>
    </message>
    <message>
      <source>Become the start player yourself</source>
      <comment>appoint.self</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Стать первым игроком</translation>
    </message>
    <message>
      <source>Keep lobby card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep lobby card 16 (build a cold fusion plant: $3 less to pay; otherwise: $2)</extracomment>
      <translation>Оставить себе карту лобби {card} ({trigger}: {main}; иначе: {minor})</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <comment>keep_card.company</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep company goal 4: 4 points for each region you control, at most 16</extracomment>
      <translation>Оставить себе цель компании {card}: {goal}</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <comment>keep_card.personal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep personal goal 9: have prepared 1 infrastructure of the same energy</extracomment>
      <translation>Оставить себе личную цель {card}: {goal}</translation>
    </message>
    <message>
      <source>Plan a {energy} project of level {level} in {region} on the {grant} space</source>
      <comment>plan</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a hydro project of level 1 in Europe on the scientist space</extracomment>
      <translation>Запланировать проект ({energy}) уровня {level} в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>Plan a {energy} project in {region} on the {grant} space</source>
      <comment>plan.no_tile</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a solar project in Europe on the technology space</extracomment>
      <translation>Запланировать проект ({energy}) в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <comment>infrastructure</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Prepare the infrastructure of the hydro project in North America (scientist space)</extracomment>
      <translation>Развернуть инфраструктуру: {place}</translation>
    </message>
    <message>
      <source>Build the {energy} plant of level {level} in {region} ({grant} space; {goods})</source>
      <comment>build_plant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the hydro plant of level 1 in Europe (scientist space; $8, 1 technology cube, 1 CEP, 6 points); Europe gives one of the cubes</extracomment>
      <translation>Построить электростанцию ({energy}) уровня {level} в регионе {region} (позиция «{grant}»; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build_plant.nothing</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build a plant on the solar project in Europe (technology space)</extracomment>
      <translation>Построить электростанцию: {place}</translation>
    </message>
    <message>
      <source>Pollute for a second main action: the CO₂ level rises to {co2} ppm</source>
      <comment>second_action</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pollute for a second main action: the CO₂ level rises to 410 ppm</extracomment>
      <translation>Загрязнить среду ради второго основного действия: уровень CO₂ повысится до {co2} ppm</translation>
    </message>
    <message>
      <source>Hand the bonus to {player}: {bonus}</source>
      <comment>give_bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Hand the bonus to Ada: one point of solar knowledge</extracomment>
      <translation>Передать бонус игроку {player}: {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <comment>give_bonus.self</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Use the bonus yourself: one point of solar knowledge</extracomment>
      <translation>Использовать бонус: {bonus}</translation>
    </message>
    <message>
      <source>Bring the CO₂ level down to {co2} ppm for {vp:points}</source>
      <comment>reduce_co2</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Bring the CO₂ level down to 400 ppm for 17 points</extracomment>
      <translation>Уменьшить уровень CO₂ до {co2} ppm за {vp:points}</translation>
    </message>
    <message>
      <source>Leave the CO₂ level at {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Leave the CO₂ level at 350 ppm</extracomment>
      <translation>Оставить уровень CO₂ на {co2} ppm</translation>
    </message>
    <message>
      <source>{action} with lobby card {card}</source>
      <comment>with.card</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space; $4, 1 technology cube, 5 points) with lobby card 15</extracomment>
      <translation>{action}, с картой лобби {card}</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.subsidy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top biomass plant in Asia (technology space; $8, 1 technology cube, 6 points); Asia gives one of the cubes</extracomment>
      <translation>{action}; один из кубиков дает регион {region}</translation>
    </message>
    <message>
      <source>{action}; {player} receives ${fee} for the scientist who has to leave</source>
      <comment>with.fee</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Oceania (technology space; $7, 1 technology cube, 5 points); Ada receives $1 for the scientist who has to leave</extracomment>
      <translation>{action}; {player} получает ${fee} за ученого, который должен уйти</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.region_tech</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the hydro plant of level 1 in Europe (scientist space; $8, 1 technology cube, 1 CEP, 6 points); Europe gives one of the cubes</extracomment>
      <translation>{action}; один из кубиков дает регион {region}</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Take your scientist home from the solar project in Europe (technology space)</extracomment>
      <translation>Вернуть ученого в руку: {origin}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain a point of knowledge of your choice</source>
      <comment>recruit</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation>Нанять ученого из секции найма и получить очко компетенции по вашему выбору</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card 18 for its minor effect: 1 technology cube</extracomment>
      <translation>Сыграть карту лоббиста {card} ради вторичного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card 5 for its main effect: $3</extracomment>
      <translation>Сыграть карту лоббиста {card} ради основного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Claim UN goal {card} ({energies}): pay {tech:cubes}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Claim UN goal 2 (recycling, hydro): pay 1 technology cube</extracomment>
      <translation>Получить карту целей ООН {card} ({energies}): заплатить {tech:cubes}</translation>
    </message>
    <message>
      <source>Gain a point of {energy} knowledge and reach level {level}</source>
      <comment>choose_energy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Gain a point of recycling knowledge and reach level 1</extracomment>
      <translation>Получить очко компетенции ({energy}) и достигнуть уровня {level}</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Keep lobbyist card 20 (build a recycling plant: $3; otherwise: move a scientist)</extracomment>
      <translation>Оставить себе карту лоббиста {card} ({trigger}: {main}; иначе: {minor})</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}: the first counts most when control is tied.</source>
      <comment>agenda</comment>
      <extracomment>The card of a region's agenda tile.
Example: This region wants solar and wind: the first counts most when control is tied.</extracomment>
      <translation>Региону требуется: {energies}. При ничьей за контроль важнее всего первый источник.</translation>
    </message>
  </context>
  <context>
    <name>amounts</name>
    <message>
      <source>${n}</source>
      <comment>dollars</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Build the hydro plant of level 1 in Europe (scientist space; $8, 1 technology cube, 1 CEP, 6 points); Europe gives one of the cubes</extracomment>
      <translation>${n}</translation>
    </message>
    <message numerus="yes">
      <source>{n} points</source>
      <comment>points</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep company goal 4: 4 points for each region you control, at most 16</extracomment>
      <translation>
        <numerusform>{n} очко</numerusform>
        <numerusform>{n} очка</numerusform>
        <numerusform>{n} очков</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} technology cubes</source>
      <comment>cubes</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Play lobbyist card 18 for its minor effect: 1 technology cube</extracomment>
      <translation>
        <numerusform>{n} техно-ресурс</numerusform>
        <numerusform>{n} техно-ресурса</numerusform>
        <numerusform>{n} техно-ресурсов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} CEPs</source>
      <comment>ceps</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: The market is refilled with 2 CEPs; the price is $2.</extracomment>
      <translation>
        <numerusform>{n} РУВ</numerusform>
        <numerusform>{n} РУВ</numerusform>
        <numerusform>{n} РУВ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} steps</source>
      <comment>steps</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: The CO₂ level of 570 ppm has to come down by at least 7 steps of 10 ppm, at 1 point each: choose how many.</extracomment>
      <translation>
        <numerusform>{n} шаг</numerusform>
        <numerusform>{n} шага</numerusform>
        <numerusform>{n} шагов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} actions</source>
      <comment>actions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 actions</extracomment>
      <translation>
        <numerusform>{n} действие</numerusform>
        <numerusform>{n} действия</numerusform>
        <numerusform>{n} действий</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobby cards</source>
      <comment>lobby_cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobby cards; the rest is passed to the right.</extracomment>
      <translation>
        <numerusform>{n} карта лобби</numerusform>
        <numerusform>{n} карты лобби</numerusform>
        <numerusform>{n} карт лобби</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobbyist cards; what is left is passed to the right.</extracomment>
      <translation>
        <numerusform>{n} карта лоббиста</numerusform>
        <numerusform>{n} карты лоббиста</numerusform>
        <numerusform>{n} карт лоббиста</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} open environmental goals</source>
      <comment>open_goals</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 21 open environmental goals: a penalty of 21 points.</extracomment>
      <translation>
        <numerusform>{n} недостигнутая экологическая цель</numerusform>
        <numerusform>{n} недостигнутые экологические цели</numerusform>
        <numerusform>{n} недостигнутых экологических целей</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fossil plants</source>
      <comment>fossil_plants</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: By the end of the game: tear down 1 fossil plant by building in a full region.</extracomment>
      <translation>
        <numerusform>{n} ИТ-электростанция</numerusform>
        <numerusform>{n} ИТ-электростанции</numerusform>
        <numerusform>{n} ИТ-электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} coal plants</source>
      <comment>coal</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 coal plants</extracomment>
      <translation>
        <numerusform>{n} угольная электростанция</numerusform>
        <numerusform>{n} угольные электростанции</numerusform>
        <numerusform>{n} угольных электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} oil plants</source>
      <comment>oil</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 oil plants</extracomment>
      <translation>
        <numerusform>{n} нефтяная электростанция</numerusform>
        <numerusform>{n} нефтяные электростанции</numerusform>
        <numerusform>{n} нефтяных электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} gas plants</source>
      <comment>gas</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 gas plants</extracomment>
      <translation>
        <numerusform>{n} газовая электростанция</numerusform>
        <numerusform>{n} газовые электростанции</numerusform>
        <numerusform>{n} газовых электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} plants</source>
      <comment>plants</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal 15: have built 3 plants in one region</extracomment>
      <translation>
        <numerusform>{n} электростанция</numerusform>
        <numerusform>{n} электростанции</numerusform>
        <numerusform>{n} электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} infrastructures</source>
      <comment>infrastructures</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal 9: have prepared 1 infrastructure of the same energy</extracomment>
      <translation>
        <numerusform>{n} инфраструктура</numerusform>
        <numerusform>{n} инфраструктуры</numerusform>
        <numerusform>{n} инфраструктур</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} regions</source>
      <comment>regions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: control 3 regions.</extracomment>
      <translation>
        <numerusform>{n} регион</numerusform>
        <numerusform>{n} региона</numerusform>
        <numerusform>{n} регионов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different regions</source>
      <comment>different_regions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures in 4 different regions.</extracomment>
      <translation>
        <numerusform>{n} регион</numerusform>
        <numerusform>{n} разных региона</numerusform>
        <numerusform>{n} разных регионов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different energies</source>
      <comment>energies</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures of 4 different energies.</extracomment>
      <translation>
        <numerusform>{n} тип энергии</numerusform>
        <numerusform>{n} разных типа энергии</numerusform>
        <numerusform>{n} разных типов энергии</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} tracks</source>
      <comment>tracks</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: reach the last space of 2 tracks.</extracomment>
      <translation>
        <numerusform>{n} шкала</numerusform>
        <numerusform>{n} шкалы</numerusform>
        <numerusform>{n} шкал</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} scientists</source>
      <comment>scientists</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal 5: have recruited 4 scientists</extracomment>
      <translation>
        <numerusform>{n} ученый</numerusform>
        <numerusform>{n} ученых</numerusform>
        <numerusform>{n} ученых</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} summits</source>
      <comment>summits</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 summits</extracomment>
      <translation>
        <numerusform>{n} конференция</numerusform>
        <numerusform>{n} конференции</numerusform>
        <numerusform>{n} конференций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} topics</source>
      <comment>topics</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 topics</extracomment>
      <translation>
        <numerusform>{n} секция</numerusform>
        <numerusform>{n} секции</numerusform>
        <numerusform>{n} секций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} discs</source>
      <comment>discs</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 discs</extracomment>
      <translation>
        <numerusform>{n} диск</numerusform>
        <numerusform>{n} диска</numerusform>
        <numerusform>{n} дисков</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cards</source>
      <comment>cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 cards</extracomment>
      <translation>
        <numerusform>{n} карта</numerusform>
        <numerusform>{n} карты</numerusform>
        <numerusform>{n} карт</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>amounts_acc</name>
    <message numerus="yes">
      <source>{n} lobby cards</source>
      <comment>lobby_cards</comment>
      <extracomment>The noun in a case, for {n:lobby_cards:acc}.
A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobby cards; the rest is passed to the right.</extracomment>
      <translation>
        <numerusform>{n} карту лобби</numerusform>
        <numerusform>{n} карты лобби</numerusform>
        <numerusform>{n} карт лобби</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <extracomment>The noun in a case, for {n:lobbyist_cards:acc}.
A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobbyist cards; what is left is passed to the right.</extracomment>
      <translation>
        <numerusform>{n} карту лоббиста</numerusform>
        <numerusform>{n} карты лоббиста</numerusform>
        <numerusform>{n} карт лоббиста</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fossil plants</source>
      <comment>fossil_plants</comment>
      <extracomment>The noun in a case, for {n:fossil_plants:acc}.
A number with its noun; it stands in sentences and after colons.
Example: By the end of the game: tear down 1 fossil plant by building in a full region.</extracomment>
      <translation>
        <numerusform>{n} ИТ-электростанцию</numerusform>
        <numerusform>{n} ИТ-электростанции</numerusform>
        <numerusform>{n} ИТ-электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} plants</source>
      <comment>plants</comment>
      <extracomment>The noun in a case, for {n:plants:acc}.
A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal 15: have built 3 plants in one region</extracomment>
      <translation>
        <numerusform>{n} электростанцию</numerusform>
        <numerusform>{n} электростанции</numerusform>
        <numerusform>{n} электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} infrastructures</source>
      <comment>infrastructures</comment>
      <extracomment>The noun in a case, for {n:infrastructures:acc}.
A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal 9: have prepared 1 infrastructure of the same energy</extracomment>
      <translation>
        <numerusform>{n} инфраструктуру</numerusform>
        <numerusform>{n} инфраструктуры</numerusform>
        <numerusform>{n} инфраструктур</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} scientists</source>
      <comment>scientists</comment>
      <extracomment>The noun in a case, for {n:scientists:acc}.
A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal 5: have recruited 4 scientists</extracomment>
      <translation>
        <numerusform>{n} ученого</numerusform>
        <numerusform>{n} ученых</numerusform>
        <numerusform>{n} ученых</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>amounts_gen</name>
    <message numerus="yes">
      <source>{n} different energies</source>
      <comment>energies</comment>
      <extracomment>The noun in a case, for {n:energies:gen}.
A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures of 4 different energies.</extracomment>
      <translation>
        <numerusform>{n} типа энергии</numerusform>
        <numerusform>{n} разных типов энергии</numerusform>
        <numerusform>{n} разных типов энергии</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} tracks</source>
      <comment>tracks</comment>
      <extracomment>The noun in a case, for {n:tracks:gen}.
A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: reach the last space of 2 tracks.</extracomment>
      <translation>
        <numerusform>{n} шкалы</numerusform>
        <numerusform>{n} шкал</numerusform>
        <numerusform>{n} шкал</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} technology cubes</source>
      <comment>cubes</comment>
      <extracomment>The noun in a case, for {n:cubes:gen}.
A number with its noun; it stands in sentences and after colons.
Example: Play lobbyist card 18 for its minor effect: 1 technology cube</extracomment>
      <translation>
        <numerusform>{n} техно-ресурса</numerusform>
        <numerusform>{n} техно-ресурсов</numerusform>
        <numerusform>{n} техно-ресурсов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobby cards</source>
      <comment>lobby_cards</comment>
      <extracomment>The noun in a case, for {n:lobby_cards:gen}.
A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobby cards; the rest is passed to the right.</extracomment>
      <translation>
        <numerusform>{n} карты лобби</numerusform>
        <numerusform>{n} карт лобби</numerusform>
        <numerusform>{n} карт лобби</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <extracomment>The noun in a case, for {n:lobbyist_cards:gen}.
A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobbyist cards; what is left is passed to the right.</extracomment>
      <translation>
        <numerusform>{n} карты лоббиста</numerusform>
        <numerusform>{n} карт лоббиста</numerusform>
        <numerusform>{n} карт лоббиста</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>amounts_ins</name>
    <message numerus="yes">
      <source>{n} topics</source>
      <comment>topics</comment>
      <extracomment>The noun in a case, for {n:topics:ins}.
A number with its noun; it stands in sentences and after colons.
Example: 3 topics</extracomment>
      <translation>
        <numerusform>{n} секцией</numerusform>
        <numerusform>{n} секциями</numerusform>
        <numerusform>{n} секциями</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>amounts_loc</name>
    <message numerus="yes">
      <source>{n} different regions</source>
      <comment>different_regions</comment>
      <extracomment>The noun in a case, for {n:different_regions:loc}.
A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures in 4 different regions.</extracomment>
      <translation>
        <numerusform>{n} регионе</numerusform>
        <numerusform>{n} разных регионах</numerusform>
        <numerusform>{n} разных регионах</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>anywhere</name>
    <message>
      <source>No project on the board can be installed.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>На поле нет проекта, который можно развернуть.</translation>
    </message>
    <message>
      <source>No project on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>На поле нет проекта, на базе которого можно строить.</translation>
    </message>
    <message>
      <source>No project lies on the board where a scientist could work.</source>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>На поле нет проекта, над которым мог бы работать ученый.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>No project on the board waits for its infrastructure.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation>На поле нет проекта, который ждет инфраструктуры.</translation>
    </message>
    <message>
      <source>No infrastructure on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation>На поле нет инфраструктуры, на которой можно строить.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>energy</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: one point of solar expertise</extracomment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
    <message>
      <source>one point of expertise in an energy of your choice</source>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.</extracomment>
      <translation>одно очко компетенции по вашему выбору</translation>
    </message>
    <message>
      <source>one technology cube</source>
      <comment>tech</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: one technology cube. Use it, hand it to another player, or leave it.</extracomment>
      <translation>один техно-ресурс</translation>
    </message>
    <message>
      <source>one CEP for a region of your choice</source>
      <comment>region_cep</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: one CEP for a region of your choice. Use it, hand it to another player, or leave it.</extracomment>
      <translation>один РУВ в регион по вашему выбору</translation>
    </message>
    <message>
      <source>one CEP for {region}</source>
      <comment>region_cep.indicated</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: one CEP for Europe</extracomment>
      <translation>один РУВ в регион {region}</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>energy</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it. Only in Second Chance.
Example: Bonus: one point of solar knowledge. Use it, or leave it.</extracomment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
    <message>
      <source>one point of knowledge in an energy of your choice</source>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it. Only in Second Chance.
Example: Bonus: one point of knowledge in an energy of your choice. Use it, hand it to another player, or leave it.</extracomment>
      <translation>одно очко компетенции по вашему выбору</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>Polish</source>
      <comment>pl</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>польские</translation>
    </message>
    <message>
      <source>French</source>
      <comment>fr</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>французские</translation>
    </message>
    <message>
      <source>Russian</source>
      <comment>ru</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>русские</translation>
    </message>
    <message>
      <source>Chinese</source>
      <comment>zh</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>китайские</translation>
    </message>
    <message>
      <source>German</source>
      <comment>de</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>немецкие</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>propose a project in {region}</source>
      <comment>propose.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobby card 1 (propose a project in North America: $3; otherwise: 1 technology cube)</extracomment>
      <translation>открыть проект в регионе {region}</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <comment>propose.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobby card 7 (propose a project on a money space: $3; otherwise: 1 technology cube)</extracomment>
      <translation>открыть проект на позиции «{grant}»</translation>
    </message>
    <message>
      <source>install a {energy} project</source>
      <comment>install.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobby card 14 (install a forestation project: 2 technology cubes; otherwise: move a scientist)</extracomment>
      <translation>развернуть проект ({energy})</translation>
    </message>
    <message>
      <source>build a {energy} plant</source>
      <comment>build.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Lobbyist card 26 was played for an action that is due now: build a hydro plant.</extracomment>
      <translation>построить электростанцию ({energy})</translation>
    </message>
    <message>
      <source>send a scientist to a summit on {energy}</source>
      <comment>summit.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobbyist card 31 (send a scientist to a summit on hydro: one point of hydro knowledge; otherwise: $2)</extracomment>
      <translation>отправить ученого на конференцию с секцией «{energy}»</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Lobby card 25: buy a CEP</extracomment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobby card 26 (sell a CEP: $3; otherwise: move a scientist)</extracomment>
      <translation>продать РУВ</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <comment>plan.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Lobbyist card 3 was played for an action that is due now: plan a project in Europe.</extracomment>
      <translation>запланировать проект в регионе {region}</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <comment>plan.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobbyist card 8 (plan a project on a technology space: 2 technology cubes; otherwise: move a scientist)</extracomment>
      <translation>запланировать проект на позиции «{grant}»</translation>
    </message>
    <message>
      <source>prepare the infrastructure of a {energy} project</source>
      <comment>infrastructure.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Lobbyist card 11 was played for an action that is due now: prepare the infrastructure of a hydro project.</extracomment>
      <translation>развернуть инфраструктуру проекта ({energy})</translation>
    </message>
  </context>
  <context>
    <name>choices</name>
    <message>
      <source>Propose {short}</source>
      <comment>propose</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Propose biomass, North America (technology)</extracomment>
      <translation>Открыть: {short}</translation>
    </message>
    <message>
      <source>Install {short}</source>
      <comment>install</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Install biomass, North America (technology)</extracomment>
      <translation>Развернуть: {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling, Asia (money)</extracomment>
      <translation>Построить: {short}</translation>
    </message>
    <message>
      <source>Build {short}, plant {number}</source>
      <comment>build.other</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build Solar, Europe (technology), plant 3</extracomment>
      <translation>Построить: {short}, электростанция {number}</translation>
    </message>
    <message>
      <source>{short_origin} › {short}</source>
      <comment>move_scientist</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: From hand › hydro, Europe (scientist)</extracomment>
      <translation>{short_origin} › {short}</translation>
    </message>
    <message>
      <source>{short}</source>
      <comment>move_scientist.displaced</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Summit 1</extracomment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>{short}</source>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Home</extracomment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>Recruit</source>
      <comment>recruit</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Нанять</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Отказаться</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>decline.owed_action</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Дальше</translation>
    </message>
    <message>
      <source>Buy for ${price}</source>
      <comment>buy_cep</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Buy for $1</extracomment>
      <translation>Купить за ${price}</translation>
    </message>
    <message>
      <source>Sell for ${price}</source>
      <comment>sell_cep</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Sell for $3</extracomment>
      <translation>Продать за ${price}</translation>
    </message>
    <message>
      <source>Card {card}, minor: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Card 18, minor: 1 technology cube</extracomment>
      <translation>Карта {card}, вторичный бонус: {effect}</translation>
    </message>
    <message>
      <source>Card {card}: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Card 5: $3</extracomment>
      <translation>Карта {card}: {effect}</translation>
    </message>
    <message>
      <source>Card {card} first: {effect}</source>
      <comment>play_lobby.before</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Card 3 first: $3</extracomment>
      <translation>Сначала карта {card}: {effect}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: UN goal 2</extracomment>
      <translation>Цель ООН {card}</translation>
    </message>
    <message>
      <source>Goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Goal for $8</extracomment>
      <translation>Цель за ${money}</translation>
    </message>
    <message>
      <source>Goal of {player}</source>
      <comment>cash_company_goal.other</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Goal of Ada</extracomment>
      <translation>Цель игрока {player}</translation>
    </message>
    <message>
      <source>End turn</source>
      <comment>end_turn</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Завершить ход</translation>
    </message>
    <message>
      <source>{energy}</source>
      <comment>choose_energy</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Recycling</extracomment>
      <translation>{energy}</translation>
    </message>
    <message>
      <source>{region}</source>
      <comment>choose_region</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: North America</extracomment>
      <translation>{region}</translation>
    </message>
    <message>
      <source>{short}</source>
      <comment>choose_project</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Biomass, Asia (money)</extracomment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>{grant} space</source>
      <comment>choose_project.start_space</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Money space</extracomment>
      <translation>Позиция «{grant}»</translation>
    </message>
    <message>
      <source>From your hand</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Из руки</translation>
    </message>
    <message>
      <source>From {region}</source>
      <comment>pay_cep.region</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: From Europe</extracomment>
      <translation>Из региона {region}</translation>
    </message>
    <message>
      <source>${money}, {vp:points}</source>
      <comment>buy_for_payment</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: $3, 3 points</extracomment>
      <translation>${money}, {vp:points}</translation>
    </message>
    <message>
      <source>{vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: 3 points</extracomment>
      <translation>{vp:points}</translation>
    </message>
    <message>
      <source>${money}, {vp:points}</source>
      <comment>split_income</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: $1, 3 points</extracomment>
      <translation>${money}, {vp:points}</translation>
    </message>
    <message>
      <source>All ${money}</source>
      <comment>split_income.money</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: All $4</extracomment>
      <translation>Только деньги: ${money}</translation>
    </message>
    <message>
      <source>All {vp:points}</source>
      <comment>split_income.points</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: All 2 points</extracomment>
      <translation>Только очки: {vp}</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Bid $14</extracomment>
      <translation>Ставка ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Спасовать</translation>
    </message>
    <message>
      <source>{short}</source>
      <comment>pay_bid</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: $13, 2 technology cubes, 2 CEPs</extracomment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>{player}</source>
      <comment>appoint</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Ada</extracomment>
      <translation>{player}</translation>
    </message>
    <message>
      <source>Yourself</source>
      <comment>appoint.self</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Вы</translation>
    </message>
    <message>
      <source>Card {card}</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Card 20</extracomment>
      <translation>Карта {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.company</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Goal 4</extracomment>
      <translation>Цель {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.personal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Goal 9</extracomment>
      <translation>Цель {card}</translation>
    </message>
    <message>
      <source>Plan {short}</source>
      <comment>plan</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Plan hydro, Europe (scientist)</extracomment>
      <translation>Запланировать: {short}</translation>
    </message>
    <message>
      <source>Prepare {short}</source>
      <comment>infrastructure</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Prepare hydro, North America (scientist)</extracomment>
      <translation>Развернуть: {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build_plant</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build hydro, Europe (scientist), with its cube</extracomment>
      <translation>Построить: {short}</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Второе действие</translation>
    </message>
    <message>
      <source>{player}</source>
      <comment>give_bonus</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Ada</extracomment>
      <translation>{player}</translation>
    </message>
    <message>
      <source>Use it</source>
      <comment>give_bonus.self</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Использовать</translation>
    </message>
    <message>
      <source>{steps:steps}, {vp:points}</source>
      <comment>reduce_co2</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: 17 steps, 17 points</extracomment>
      <translation>{steps:steps}, {vp:points}</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>reduce_co2.none</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Отказаться</translation>
    </message>
    <message>
      <source>{action}, card {card}</source>
      <comment>with.card</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling, Asia (money), card 15</extracomment>
      <translation>{action}, карта {card}</translation>
    </message>
    <message>
      <source>{action}, with its cube</source>
      <comment>with.region_tech</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build hydro, Europe (scientist), with its cube</extracomment>
      <translation>{action}, с кубиком региона</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <comment>controlled_region</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 4: 4 points for each region you control, at most 16</extracomment>
      <translation>{vp:points} за каждый контролируемый вами регион, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of yours, at most {limit}</source>
      <comment>region_with_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 5: 3 points for each region with a plant of yours, at most 15</extracomment>
      <translation>{vp:points} за каждый регион с вашей электростанцией, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <comment>un_goal</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 3 points for each UN goal you have scored, at most 15.</extracomment>
      <translation>{vp:points} за каждую полученную вами карту целей ООН, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours except the first, at most {limit}</source>
      <comment>own_plant_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 3 points for each plant of yours except the first, at most 15.</extracomment>
      <translation>{vp:points} за каждую вашу электростанцию, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours, at most {limit}</source>
      <comment>every_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each plant of yours, at most 3</extracomment>
      <translation>{vp:points} за каждую вашу электростанцию, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP in your hand, those of your regions not counted, at most 16.</extracomment>
      <translation>{vp:points} за каждый РУВ в вашей руке, не считая РУВ ваших регионов, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand and in regions you control, at most {limit}</source>
      <comment>cep_owned</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP in your hand and in regions you control, at most 16.</extracomment>
      <translation>{vp:points} за каждый РУВ в вашей руке и в контролируемых вами регионах, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of you, at most {limit}</source>
      <comment>leading_expertise_ties_count</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 4 points for each energy in which nobody is ahead of you, at most 16.</extracomment>
      <translation>{vp:points} за каждый тип энергии, в котором вас никто не опережает, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your plants, at most {limit}</source>
      <comment>own_plant_type</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 6: 3 points for each different energy among your plants, at most 15</extracomment>
      <translation>{vp:points} за каждый тип энергии среди ваших электростанций, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of yours, at most {limit}</source>
      <comment>region_with_own_infrastructure</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 8: 3 points for each region with an infrastructure of yours, at most 15</extracomment>
      <translation>{vp:points} за каждый регион с вашей инфраструктурой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 9: 3 points for each different energy among your infrastructures, at most 15</extracomment>
      <translation>{vp:points} за каждый тип энергии среди ваших инфраструктур, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of yours except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 10: 3 points for each infrastructure of yours except the first, at most 15</extracomment>
      <translation>{vp:points} за каждую вашу инфраструктуру, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <comment>controlled_region.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 4 points for each region the company controls, at most 16</extracomment>
      <translation>{vp:points} за каждый контролируемый компанией регион, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of the company, at most {limit}</source>
      <comment>region_with_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region with a plant of the company, at most 15</extracomment>
      <translation>{vp:points} за каждый регион с электростанцией компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <comment>un_goal.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each UN goal the company has scored, at most 15</extracomment>
      <translation>{vp:points} за каждую полученную компанией карту целей ООН, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company except the first, at most {limit}</source>
      <comment>own_plant_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each plant of the company except the first, at most 15</extracomment>
      <translation>{vp:points} за каждую электростанцию компании, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company, at most {limit}</source>
      <comment>every_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each plant of the company, at most 3</extracomment>
      <translation>{vp:points} за каждую электростанцию компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP in the company's hand, those of its regions not counted, at most 16</extracomment>
      <translation>{vp:points} за каждый РУВ в руке компании, не считая РУВ ее регионов, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}</source>
      <comment>cep_owned.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP in the company's hand and in regions it controls, at most 16</extracomment>
      <translation>{vp:points} за каждый РУВ в руке компании и в контролируемых ею регионах, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of the company, at most {limit}</source>
      <comment>leading_expertise_ties_count.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 4 points for each energy in which nobody is ahead of the company, at most 16</extracomment>
      <translation>{vp:points} за каждый тип энергии, в котором компанию никто не опережает, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's plants, at most {limit}</source>
      <comment>own_plant_type.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each different energy among the company's plants, at most 15</extracomment>
      <translation>{vp:points} за каждый тип энергии среди электростанций компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of the company, at most {limit}</source>
      <comment>region_with_own_infrastructure.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region with an infrastructure of the company, at most 15</extracomment>
      <translation>{vp:points} за каждый регион с инфраструктурой компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each different energy among the company's infrastructures, at most 15</extracomment>
      <translation>{vp:points} за каждый тип энергии среди инфраструктур компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of the company except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each infrastructure of the company except the first, at most 15</extracomment>
      <translation>{vp:points} за каждую инфраструктуру компании, кроме первой, максимум {limit}</translation>
    </message>
  </context>
  <context>
    <name>company_goals_second_chance</name>
    <message>
      <source>{vp:points} for each UN goal you have claimed, at most {limit}</source>
      <comment>un_goal</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company. Only in Second Chance.
Example: At the end of the game: 3 points for each UN goal you have claimed, at most 15.</extracomment>
      <translation>{vp:points} за каждую полученную вами карту целей ООН, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has claimed, at most {limit}</source>
      <comment>un_goal.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company. Only in Second Chance.
Example: 3 points for each UN goal the company has claimed, at most 15</extracomment>
      <translation>{vp:points} за каждую полученную компанией карту целей ООН, максимум {limit}</translation>
    </message>
  </context>
  <context>
    <name>decisions</name>
    <message>
      <source>Your turn: take your main action; free actions may come before and after it.</source>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Ваш ход: выполните основное действие; до и после него возможны бесплатные.</translation>
    </message>
    <message>
      <source>Your turn: take your main action.</source>
      <comment>turn.main_only</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Ваш ход: выполните основное действие.</translation>
    </message>
    <message>
      <source>No main action is possible: use free actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Основное действие невозможно: выполните бесплатные действия или завершите ход.</translation>
    </message>
    <message>
      <source>You may still use free actions, or end your turn.</source>
      <comment>turn.free</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Вы еще можете выполнить бесплатные действия или завершить ход.</translation>
    </message>
    <message>
      <source>You have done everything you can in this turn: end it.</source>
      <comment>turn.over</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>В этот ход больше ничего сделать нельзя: завершите его.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist or move one, or leave it.</source>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Грант «исследования»: наймите ученого, переместите одного из своих или откажитесь.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or leave it.</source>
      <comment>research_grant.move</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Грант «исследования»: переместите ученого или откажитесь.</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <comment>granted_move</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Вы можете переместить одного из своих ученых.</translation>
    </message>
    <message>
      <source>Your scientist was sent away from {place}: home with one point of expertise, or to a summit?</source>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides.
Example: Your scientist was sent away from the recycling project in Oceania (technology space): home with one point of expertise, or to a summit?</extracomment>
      <translation>Вашего ученого убирают: {place}. В руку с очком компетенции или на конференцию?</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of expertise.</source>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите тип энергии, в котором получите очко компетенции.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <comment>bonus_region_cep</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите регион, который получит РУВ.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn.</source>
      <comment>project_expertise</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите проект, который принесет вам очко компетенции в конце хода.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn, or take none.</source>
      <comment>project_expertise.may</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите проект, который принесет вам очко компетенции в конце хода, или откажитесь.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which of your points comes first ({energies}).</source>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit has ended: choose which of your points comes first (solar and wind).</extracomment>
      <translation>Конференция завершена: выберите, какое из ваших очков компетенции первое ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your extra point ({energies}).</source>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit has ended: choose the topic of your extra point (solar, recycling).</extracomment>
      <translation>Конференция завершена: выберите секцию для дополнительного очка компетенции ({energies}).</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <comment>income_split</comment>
      <extracomment>What is asked of the one who decides.
Example: Split your income of 2 into money and points.</extracomment>
      <translation>Распределите доход: {amount}. Сколько взять деньгами, а сколько очками?</translation>
    </message>
    <message>
      <source>Choose the region with which the energy demand begins; the others follow clockwise.</source>
      <comment>first_region</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите регион, с которого начнется поставка энергии; остальные следуют по часовой стрелке.</translation>
    </message>
    <message>
      <source>Pay a CEP: choose where it comes from.</source>
      <comment>pay_cep</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Заплатите РУВ: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP for installing the project: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Заплатите РУВ за развертывание проекта: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP for the plant: choose where it comes from.</source>
      <comment>pay_cep.build</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Заплатите РУВ за электростанцию: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.</source>
      <comment>pay_cep.supply</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Заплатите РУВ за новую ИТ-электростанцию в одном из ваших регионов: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP because of the disaster: choose where it comes from.</source>
      <comment>pay_cep.event</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Заплатите РУВ из-за катастрофы: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP of your bid: choose where it comes from.</source>
      <comment>pay_cep.bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Заплатите РУВ по своей ставке: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant, and a new one costs ${price}: lose {vp:points} for the money you lack, or cash your company goal first.</source>
      <comment>forced_purchase</comment>
      <extracomment>What is asked of the one who decides.
Example: You have no CEP to pay for a fossil plant, and a new one costs $3: lose 3 points for the money you lack, or cash your company goal first.</extracomment>
      <translation>У вас нет РУВ, чтобы заплатить за ИТ-электростанцию, а новый стоит ${price}: потеряйте {vp:points} за недостающие деньги или сначала сбросьте цель компании.</translation>
    </message>
    <message>
      <source>Bid for the right to name the start player, or pass.</source>
      <comment>bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Сделайте ставку за право назначить первого игрока или спасуйте.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <comment>bid.raise</comment>
      <extracomment>What is asked of the one who decides.
Example: The highest bid is $14, by Eva: bid more, or pass.</extracomment>
      <translation>Самая высокая ставка — ${amount} ({player}): поднимите ставку или спасуйте.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; there is no change.</source>
      <comment>bid_payment</comment>
      <extracomment>What is asked of the one who decides.
Example: Pay your bid of $21: a technology cube counts as $2, a CEP as $2; there is no change.</extracomment>
      <translation>Оплатите ставку ${amount}: техно-ресурс стоит ${tech}, РУВ — ${price}; сдачи не дается.</translation>
    </message>
    <message>
      <source>Choose the start player of the coming decade.</source>
      <comment>appoint</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите первого игрока на следующее десятилетие.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest is passed to the right.</source>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides.
Example: Keep one of these 5 lobby cards; the rest is passed to the right.</extracomment>
      <translation>Оставьте себе одну из {cards:lobby_cards:gen}; остальные передаются направо.</translation>
    </message>
    <message>
      <source>Choose the region with which the placing of the start projects begins.</source>
      <comment>start_region</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите регион, с которого начнется размещение стартовых проектов.</translation>
    </message>
    <message>
      <source>Choose the space in {region} for the {energy} project.</source>
      <comment>start_space</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose the space in Oceania for the recycling project.</extracomment>
      <translation>Выберите позицию в регионе {region} для проекта ({energy}).</translation>
    </message>
    <message>
      <source>Lobbyist card {card} was played for an action that is due now: {trigger}.</source>
      <comment>owed_action</comment>
      <extracomment>What is asked of the one who decides.
Example: Lobbyist card 3 was played for an action that is due now: plan a project in Europe.</extracomment>
      <translation>Карта лоббиста {card} сыграна ради действия, которое нужно выполнить сейчас: {trigger}.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, hand it to another player, or leave it.</source>
      <comment>bonus</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: one point of solar knowledge. Use it, hand it to another player, or leave it.</extracomment>
      <translation>Бонус: {bonus}. Используйте его, передайте другому игроку или откажитесь.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus.own</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: one point of solar knowledge. Use it, or leave it.</extracomment>
      <translation>Бонус: {bonus}. Используйте его или откажитесь.</translation>
    </message>
    <message>
      <source>You were given a bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus_received</comment>
      <extracomment>What is asked of the one who decides.
Example: You were given a bonus: one technology cube. Use it, or leave it.</extracomment>
      <translation>Вам передали бонус: {bonus}. Используйте его или откажитесь.</translation>
    </message>
    <message>
      <source>Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}.</source>
      <comment>reduction</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose how far the CO₂ level of 490 ppm is brought down: each step of 10 ppm costs 1 point.</extracomment>
      <translation>Выберите, насколько уменьшить уровень CO₂ ({co2} ppm): каждый шаг в {ppm} ppm стоит {vp:points}.</translation>
    </message>
    <message>
      <source>The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, at {vp:points} each: choose how many.</source>
      <comment>reduction.needed</comment>
      <extracomment>What is asked of the one who decides.
Example: The CO₂ level of 570 ppm has to come down by at least 7 steps of 10 ppm, at 1 point each: choose how many.</extracomment>
      <translation>Уровень CO₂ ({co2} ppm) нужно уменьшить минимум на {needed:steps} по {ppm} ppm, цена шага — {vp:points}: выберите, на сколько.</translation>
    </message>
    <message>
      <source>Choose the company goal that you keep; the other one leaves the game unseen.</source>
      <comment>keep_goal.company</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите цель компании, которую оставите себе; другая уходит из игры закрытой.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep; you keep {due} more.</source>
      <comment>keep_goal.personal</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose a personal goal to keep; you keep 2 more.</extracomment>
      <translation>Выберите личную цель, которую оставите себе; осталось выбрать: {due}.</translation>
    </message>
    <message>
      <source>Take your second main action now; it has to be of another kind than the first.</source>
      <comment>second_action</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выполните второе основное действие; оно должно быть другого вида, чем первое.</translation>
    </message>
    <message>
      <source>Choose the region from which the opponent's regions are sought, counter-clockwise.</source>
      <comment>opponent_start</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите регион, с которого против часовой стрелки ищут регионы соперника.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Your turn: take your main action; director actions may come before and after it.</source>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Ваш ход: выполните основное действие; до и после него возможны действия директора.</translation>
    </message>
    <message>
      <source>No main action is possible: use director actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Основное действие невозможно: выполните действия директора или завершите ход.</translation>
    </message>
    <message>
      <source>You may still use director actions, or end your turn.</source>
      <comment>turn.free</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Вы еще можете выполнить действия директора или завершить ход.</translation>
    </message>
    <message>
      <source>You may still use director actions, pollute for a second main action, or end your turn.</source>
      <comment>turn.pollute</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Вы еще можете выполнить действия директора, загрязнить среду ради второго основного действия или завершить ход.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, or move one.</source>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Грант: наймите ученого с очком компетенции или переместите одного из своих.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, move one, or leave it.</source>
      <comment>research_grant.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Грант: наймите ученого с очком компетенции, переместите одного из своих или откажитесь.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <comment>research_grant.move</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Грант: переместите ученого.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or leave it.</source>
      <comment>research_grant.move.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Грант: переместите ученого или откажитесь.</translation>
    </message>
    <message>
      <source>Your scientist has to leave {place}: choose where it goes.</source>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Your scientist has to leave the hydro project in North America (scientist space): choose where it goes.</extracomment>
      <translation>Ваш ученый должен уйти: {place}. Выберите, куда его переместить.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of knowledge.</source>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Выберите тип энергии, в котором получите очко компетенции.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which point of knowledge comes first ({energies}).</source>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit has ended: choose which point of knowledge comes first (solar and wind).</extracomment>
      <translation>Конференция завершена: выберите, какое очко компетенции первое ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your point of knowledge ({energies}).</source>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit has ended: choose the topic of your point of knowledge (hydro, recycling).</extracomment>
      <translation>Конференция завершена: выберите секцию для очка компетенции ({energies}).</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Заплатите РУВ за инфраструктуру: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.</source>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Keep one of these 5 lobbyist cards; what is left is passed to the right.</extracomment>
      <translation>Оставьте себе одну из {cards:lobbyist_cards:gen}; остальные передаются направо.</translation>
    </message>
  </context>
  <context>
    <name>effects</name>
    <message>
      <source>${n}</source>
      <comment>money</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card 3 for its main effect: $3; the action has to follow</extracomment>
      <translation>${n}</translation>
    </message>
    <message>
      <source>{n:cubes}</source>
      <comment>tech</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card 18 for its minor effect: 1 technology cube</extracomment>
      <translation>{n:cubes}</translation>
    </message>
    <message>
      <source>{n:ceps} from the market</source>
      <comment>cep</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card 13 for its minor effect: 1 CEP from the market</extracomment>
      <translation>{n:ceps} с рынка</translation>
    </message>
    <message>
      <source>{n:points}</source>
      <comment>vp</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card 36 for its main effect: 2 points; the action has to follow</extracomment>
      <translation>{n:points}</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card 4 for its minor effect: move a scientist</extracomment>
      <translation>переместить ученого</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Keep lobby card 23 (send a scientist to a summit on solar: one point of solar expertise; otherwise: 1 technology cube)</extracomment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
    <message>
      <source>${n} less to pay</source>
      <comment>discount</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Keep lobby card 16 (build a cold fusion plant: $3 less to pay; otherwise: $2)</extracomment>
      <translation>на ${n} дешевле</translation>
    </message>
  </context>
  <context>
    <name>effects_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, after a colon or in a list. Only in Second Chance.
Example: Play lobbyist card 26 for its main effect: one point of hydro knowledge; the action has to follow</extracomment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
  </context>
  <context>
    <name>endings</name>
    <message>
      <source>The last decade is over.</source>
      <comment>last_decade</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Последнее десятилетие закончилось.</translation>
    </message>
    <message>
      <source>Enough regions run on green energy alone: the game ends.</source>
      <comment>green_regions</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Достаточно регионов полностью перешло на экологические электростанции: игра заканчивается.</translation>
    </message>
    <message>
      <source>The CO₂ level is back in the safe zone: the game ends.</source>
      <comment>below_danger</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Уровень CO₂ снова в безопасной зоне: игра заканчивается.</translation>
    </message>
    <message>
      <source>The CO₂ level has reached the limit: the game ends here.</source>
      <comment>solo_pollution</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Уровень CO₂ дошел до лимита: игра на этом заканчивается.</translation>
    </message>
    <message>
      <source>The CO₂ level is too high: the planet is lost.</source>
      <comment>planet_lost</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Уровень CO₂ слишком высок: планета погибла.</translation>
    </message>
    <message>
      <source>All goals are met and the CO₂ level is in check: the game is won.</source>
      <comment>team_won</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Все цели выполнены, уровень CO₂ под контролем: игра выиграна.</translation>
    </message>
    <message>
      <source>The points have fallen below zero: the game is lost.</source>
      <comment>points_lost</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Очки опустились ниже нуля: игра проиграна.</translation>
    </message>
    <message>
      <source>Too few personal goals are met: the game is lost.</source>
      <comment>personal_goals_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Выполнено слишком мало личных целей: игра проиграна.</translation>
    </message>
    <message>
      <source>Too many UN goals are still open: the game is lost.</source>
      <comment>un_goals_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Слишком много целей ООН осталось неполученными: игра проиграна.</translation>
    </message>
    <message>
      <source>The goal of this solo game is missed: the game is lost.</source>
      <comment>solo_goal_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Цель этой одиночной игры провалена: игра проиграна.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>forestation</source>
      <comment>forestation</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Plan a forestation project of level 1 in Asia on the technology space</extracomment>
      <translation>лесные ресурсы</translation>
    </message>
    <message>
      <source>solar</source>
      <comment>solar</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Bonus: one point of solar knowledge. Use it, or leave it.</extracomment>
      <translation>солнце</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <comment>fusion</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Keep lobby card 16 (build a cold fusion plant: $3 less to pay; otherwise: $2)</extracomment>
      <translation>холодный синтез</translation>
    </message>
    <message>
      <source>biomass</source>
      <comment>biomass</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Keep lobby card 22 (send a scientist to a summit on biomass: one point of biomass expertise; otherwise: move a scientist)</extracomment>
      <translation>биомасса</translation>
    </message>
    <message>
      <source>recycling</source>
      <comment>recycling</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Gain a point of recycling knowledge and reach level 1</extracomment>
      <translation>вторсырье</translation>
    </message>
    <message>
      <source>hydro</source>
      <comment>hydro</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Plan a hydro project of level 1 in Europe on the scientist space</extracomment>
      <translation>вода</translation>
    </message>
    <message>
      <source>wind</source>
      <comment>wind</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Plan a wind project of level 1 in South America on the technology space</extracomment>
      <translation>ветер</translation>
    </message>
  </context>
  <context>
    <name>environmental_goals</name>
    <message>
      <source>Build a plant in {region}</source>
      <comment>plant_in_region</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Build a plant in Europe</extracomment>
      <translation>Построить электростанцию в регионе {region}</translation>
    </message>
    <message>
      <source>Build a {energy} plant</source>
      <comment>plant_of_type</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Build a solar plant</extracomment>
      <translation>Построить электростанцию ({energy})</translation>
    </message>
    <message>
      <source>Reach the last space of the {energy} track</source>
      <comment>knowledge_last</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the last space of the solar track</extracomment>
      <translation>Дойти до последнего деления шкалы ({energy})</translation>
    </message>
    <message>
      <source>Reach the middle of the {energy} track</source>
      <comment>knowledge_half</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the middle of the solar track</extracomment>
      <translation>Дойти до середины шкалы ({energy})</translation>
    </message>
    <message>
      <source>Hold a summit on {energy}</source>
      <comment>summit_topic</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Hold a summit on solar</extracomment>
      <translation>Завершить конференцию с секцией «{energy}»</translation>
    </message>
    <message>
      <source>Hold a summit of {n:topics}</source>
      <comment>summit_size</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Hold a summit of 3 topics</extracomment>
      <translation>Завершить конференцию с {n:topics:ins}</translation>
    </message>
  </context>
  <context>
    <name>event_cards</name>
    <message>
      <source>Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.</source>
      <comment>when</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: Happens only if the CO₂ level is 350 ppm or more after the energy demand.</extracomment>
      <translation>Происходит, только если после поставки энергии уровень CO₂ — {ppm} ppm или выше.</translation>
    </message>
    <message>
      <source>It spares everybody who has a green plant in {region}.</source>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: It spares everybody who has a green plant in North America.</extracomment>
      <translation>Не затрагивает тех, у кого есть экологическая электростанция в регионе {region}.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.</source>
      <comment>loss</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: All others give 1 technology cube to North America; whoever has none loses 2 points.</extracomment>
      <translation>Все остальные жертвуют {tech:cubes} региону {region}; кто не может, теряет {vp:points}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} gets one of these cubes towards its price.</source>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: Whoever builds a plant in North America gets one of these cubes towards its price.</extracomment>
      <translation>Кто строит электростанцию в регионе {region}, получает один из этих кубиков в счет ее цены.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>Happens in the event phase; from {ppm} ppm on, the future event happens too.</source>
      <comment>when</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: Happens in the event phase; from 400 ppm on, the future event happens too.</extracomment>
      <translation>Происходит в фазу событий; начиная с {ppm} ppm происходит и будущее событие.</translation>
    </message>
    <message>
      <source>It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there.</source>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: It spares everybody who has built a plant in North America, or has an infrastructure under a plant there.</extracomment>
      <translation>Не затрагивает тех, кто построил электростанцию в регионе {region} или имеет там инфраструктуру под электростанцией.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <comment>loss</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: All others give 1 technology cube to North America, or lose 2 points if they have none, and pay a CEP.</extracomment>
      <translation>Все остальные жертвуют {tech:cubes} региону {region} (кто не может, теряет {vp:points}) и платят РУВ.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} may use one of these cubes towards its price.</source>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: Whoever builds a plant in North America may use one of these cubes towards its price.</extracomment>
      <translation>Кто строит электростанцию в регионе {region}, может использовать один из этих кубиков в счет ее цены.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>With everybody's consent {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.agreed</comment>
      <extracomment>A line of the log, in a special case.
Example: With everybody's consent Ada takes back 3 actions.</extracomment>
      <translation>С согласия всех {player} отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>For practice, {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.practice</comment>
      <extracomment>A line of the log, in a special case.
Example: For practice, Ada takes back 3 actions.</extracomment>
      <translation>В тренировочной игре {player} отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for ${money}.</source>
      <comment>CepForced.money</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has to buy a CEP for $3.</extracomment>
      <translation>{player} вынужденно покупает РУВ за ${money}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for {vp:points}.</source>
      <comment>CepForced.points</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has to buy a CEP for 3 points.</extracomment>
      <translation>{player} вынужденно покупает РУВ за {vp:points}.</translation>
    </message>
    <message>
      <source>{player} pays a CEP.</source>
      <comment>CepPaid.hand</comment>
      <extracomment>A line of the log, in a special case.
Example: Leo pays a CEP.</extracomment>
      <translation>{player} платит РУВ.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the market.</source>
      <comment>CepGained.market</comment>
      <extracomment>A line of the log, in a special case.
Example: Leo receives a CEP from the market.</extracomment>
      <translation>{player} получает РУВ с рынка.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the bank.</source>
      <comment>CepGained.bank</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada receives a CEP from the bank.</extracomment>
      <translation>{player} получает РУВ из банка.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region} against {builder}.</source>
      <comment>ControlKept.other</comment>
      <extracomment>A line of the log, in a special case.
Example: Max keeps control of Europe against Leo.</extracomment>
      <translation>{player} сохраняет контроль над регионом {region}, хотя там строит {builder}.</translation>
    </message>
    <message>
      <source>{builder} has no marker left: nobody controls {region}.</source>
      <comment>ControlKept.nobody</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has no marker left: nobody controls South America.</extracomment>
      <translation>У игрока {builder} не осталось маркеров: регион {region} никто не контролирует.</translation>
    </message>
    <message>
      <source>{player} takes control of {region} from {previous}.</source>
      <comment>ControlTaken.from</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada takes control of North America from Max.</extracomment>
      <translation>{player} перехватывает у игрока {previous} контроль над регионом {region}.</translation>
    </message>
    <message>
      <source>{player} takes ${money}.</source>
      <comment>IncomeSplit.money</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada takes $4.</extracomment>
      <translation>{player} берет ${money}.</translation>
    </message>
    <message>
      <source>{player} takes {vp:points}.</source>
      <comment>IncomeSplit.points</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada takes 2 points.</extracomment>
      <translation>{player} берет {vp:points}.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva plays lobby card 10 for its main effect.</extracomment>
      <translation>{player} играет карту лобби {card} ради основного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case.
Example: Max plays lobby card 23 for its minor effect.</extracomment>
      <translation>{player} играет карту лобби {card} ради вторичного бонуса.</translation>
    </message>
    <message>
      <source>The market is empty and the bank too; the price is ${price}.</source>
      <comment>MarketRefilled.empty</comment>
      <extracomment>A line of the log, in a special case.
Example: The market is empty and the bank too; the price is $8.</extracomment>
      <translation>Рынок пуст, банк тоже; цена — ${price}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for a project grant.</source>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $5 for a project grant.</extracomment>
      <translation>{player} получает ${amount} как грант за проект.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 for installing the project.</extracomment>
      <translation>{player} получает ${amount} за развертывание проекта.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobby card.</source>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 for the lobby card.</extracomment>
      <translation>{player} получает ${amount} за карту лобби.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the bid.</source>
      <comment>MoneyPaid.auction</comment>
      <extracomment>A line of the log, in a special case.
Example: Leo pays $13 for the bid.</extracomment>
      <translation>{player} платит ${amount} по ставке.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the plant.</source>
      <comment>MoneyPaid.build</comment>
      <extracomment>A line of the log, in a special case.
Example: Max pays $8 for the plant.</extracomment>
      <translation>{player} платит ${amount} за электростанцию.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobby card.</source>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada gains 3 points for the lobby card.</extracomment>
      <translation>{player} получает {amount:points} за карту лобби.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <comment>PointsGained.plant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max gains 6 points for the plant.</extracomment>
      <translation>{player} получает {amount:points} за электростанцию.</translation>
    </message>
    <message>
      <source>{player} has no technology to give and loses {amount:points} to the disaster.</source>
      <comment>PointsLost.event</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has no technology to give and loses 3 points to the disaster.</extracomment>
      <translation>{player} не может пожертвовать техно-ресурс и теряет {amount:points} из-за катастрофы.</translation>
    </message>
    <message>
      <source>{player} takes a scientist home from {origin}.</source>
      <comment>ScientistMoved.home</comment>
      <extracomment>A line of the log, in a special case.
Example: Max takes a scientist home from the technology space in North America.</extracomment>
      <translation>{player} возвращает ученого в руку: {origin}.</translation>
    </message>
    <message>
      <source>{player}'s scientist has to leave {space}.</source>
      <comment>ScientistSentAway.own</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada's scientist has to leave the scientist space in Europe.</extracomment>
      <translation>Ученый игрока {player} должен уйти: {space}.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <comment>SummitReplaced.none</comment>
      <extracomment>A line of the log, in a special case.
Example: No summit is left for space 3.</extracomment>
      <translation>Для позиции {summit} конференций больше нет.</translation>
    </message>
    <message>
      <source>The supply of technology cubes is empty: {player} receives none.</source>
      <comment>TechGained.none</comment>
      <extracomment>A line of the log, in a special case.
Example: The supply of technology cubes is empty: Leo receives none.</extracomment>
      <translation>Техно-ресурсов в банке нет: {player} не получает ничего.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}; the supply is short of {missing:cubes}.</source>
      <comment>TechGained.missing</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva receives 2 technology cubes; the supply is short of 1 technology cube.</extracomment>
      <translation>{player} получает {amount:cubes}; в банке не хватает {missing:cubes:gen}.</translation>
    </message>
    <message>
      <source>{player} needs no technology cube.</source>
      <comment>TechPaid.nothing</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada needs no technology cube.</extracomment>
      <translation>{player} обходится без техно-ресурсов.</translation>
    </message>
    <message>
      <source>The region gives {by_region:cubes} for {player}'s plant.</source>
      <comment>TechPaid.region_only</comment>
      <extracomment>A line of the log, in a special case.
Example: The region gives 1 technology cube for Max's plant.</extracomment>
      <translation>Регион дает {by_region:cubes} на электростанцию игрока {player}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region gives {by_region:cubes}.</source>
      <comment>TechPaid.region</comment>
      <extracomment>A line of the log, in a special case.
Example: Max pays 2 technology cubes, and the region gives 1 technology cube.</extracomment>
      <translation>{player} платит {amount:cubes}, регион дает {by_region:cubes}.</translation>
    </message>
    <message>
      <source>{player} ends the turn without a main action.</source>
      <comment>TurnEnded.idle</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada ends the turn without a main action.</extracomment>
      <translation>{player} завершает ход без основного действия.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}.</source>
      <comment>UnGoalScored.later</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva claims UN goal 2.</extracomment>
      <translation>{player} получает карту целей ООН {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo plays lobbyist card 5 for its main effect.</extracomment>
      <translation>{player} играет карту лоббиста {card} ради основного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva plays lobbyist card 18 for its minor effect.</extracomment>
      <translation>{player} играет карту лоббиста {card} ради вторичного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; the action follows.</source>
      <comment>LobbyPlayed.before</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada plays lobbyist card 3 for its main effect; the action follows.</extracomment>
      <translation>{player} играет карту лоббиста {card} ради основного бонуса; действие следует сразу.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} as a subsidy.</source>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva receives $4 as a subsidy.</extracomment>
      <translation>{player} получает грант ${amount}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo receives $3 for the infrastructure.</extracomment>
      <translation>{player} получает ${amount} за инфраструктуру.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobbyist card.</source>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada receives $3 for the lobbyist card.</extracomment>
      <translation>{player} получает ${amount} за карту лоббиста.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobbyist card.</source>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada gains 2 points for the lobbyist card.</extracomment>
      <translation>{player} получает {amount:points} за карту лоббиста.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} cannot take the action any more that card {card} was played for.</source>
      <comment>ActionReleased</comment>
      <extracomment>A line of the log.
Example: Ada cannot take the action any more that card 12 was played for.</extracomment>
      <translation>{player} уже не может выполнить действие, ради которого сыграна карта {card}.</translation>
    </message>
    <message>
      <source>{player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack</comment>
      <extracomment>A line of the log.
Example: Ada takes back 3 actions.</extracomment>
      <translation>{player} отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>Nobody bids in the auction.</source>
      <comment>AuctionFailed</comment>
      <extracomment>A line of the log.</extracomment>
      <translation>Никто не делает ставку.</translation>
    </message>
    <message>
      <source>{player} wins the auction with ${amount}.</source>
      <comment>AuctionWon</comment>
      <extracomment>A line of the log.
Example: Max wins the auction with $22.</extracomment>
      <translation>{player} выигрывает аукцион со ставкой ${amount}.</translation>
    </message>
    <message>
      <source>{player} bids ${amount}.</source>
      <comment>BidMade</comment>
      <extracomment>A line of the log.
Example: Eva bids $14.</extracomment>
      <translation>{player} делает ставку ${amount}.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <comment>BidPassed</comment>
      <extracomment>A line of the log.
Example: Ada passes.</extracomment>
      <translation>{player} пасует.</translation>
    </message>
    <message>
      <source>{player} leaves the bonus.</source>
      <comment>BonusDeclined</comment>
      <extracomment>A line of the log.
Example: Eva leaves the bonus.</extracomment>
      <translation>{player} отказывается от бонуса.</translation>
    </message>
    <message>
      <source>{player} hands the bonus to {to}.</source>
      <comment>BonusGiven</comment>
      <extracomment>A line of the log.
Example: Leo hands the bonus to Ada.</extracomment>
      <translation>{player} передает бонус игроку {to}.</translation>
    </message>
    <message>
      <source>There is no CEP for {player}'s bonus, or no room for one: the bonus is lost.</source>
      <comment>BonusLost</comment>
      <extracomment>A line of the log.
Example: There is no CEP for Ada's bonus, or no room for one: the bonus is lost.</extracomment>
      <translation>Для бонуса игрока {player} нет РУВ или места: бонус пропадает.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log.
Example: Ada's scientist visits lobby card 12.</extracomment>
      <translation>Ученый игрока {player} посещает карту лобби {card}.</translation>
    </message>
    <message>
      <source>{player} buys a CEP for ${price}.</source>
      <comment>CepBought</comment>
      <extracomment>A line of the log.
Example: Eva buys a CEP for $1.</extracomment>
      <translation>{player} покупает РУВ за ${price}.</translation>
    </message>
    <message>
      <source>{player} collects {amount:ceps} from {region}.</source>
      <comment>CepCollected</comment>
      <extracomment>A line of the log.
Example: Max collects 4 CEPs from North America.</extracomment>
      <translation>{player} забирает {amount:ceps} из региона {region}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP: ${money} and {vp:points}.</source>
      <comment>CepForced</comment>
      <extracomment>A line of the log.
Example: Ada has to buy a CEP: $3 and 3 points.</extracomment>
      <translation>{player} вынужденно покупает РУВ: ${money} и {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP.</source>
      <comment>CepGained</comment>
      <extracomment>A line of the log.
Example: Ada receives a CEP.</extracomment>
      <translation>{player} получает РУВ.</translation>
    </message>
    <message>
      <source>No CEP is left for {player}.</source>
      <comment>CepMissed</comment>
      <extracomment>A line of the log.
Example: No CEP is left for Ada.</extracomment>
      <translation>Для игрока {player} РУВ не осталось.</translation>
    </message>
    <message>
      <source>{player} pays a CEP from {source}.</source>
      <comment>CepPaid</comment>
      <extracomment>A line of the log.
Example: Max pays a CEP from Europe.</extracomment>
      <translation>{player} платит РУВ из региона {source}.</translation>
    </message>
    <message>
      <source>{player} sells a CEP for ${price}.</source>
      <comment>CepSold</comment>
      <extracomment>A line of the log.
Example: Ada sells a CEP for $3.</extracomment>
      <translation>{player} продает РУВ за ${price}.</translation>
    </message>
    <message>
      <source>{player} sells {amount:ceps} at the price of ${price}.</source>
      <comment>CepSoldOut</comment>
      <extracomment>A line of the log.
Example: Ada sells 8 CEPs at the price of $8.</extracomment>
      <translation>{player} продает {amount:ceps} по цене ${price}.</translation>
    </message>
    <message>
      <source>The CO₂ level is brought down to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <comment>Co2Reduced</comment>
      <extracomment>A line of the log.
Example: The CO₂ level is brought down to 400 ppm: 17 steps for 17 points.</extracomment>
      <translation>Уровень CO₂ уменьшается до {co2} ppm: {steps:steps} за {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}.</source>
      <comment>CompanyGoalCashed</comment>
      <extracomment>A line of the log.
Example: Ada discards the company goal for $8.</extracomment>
      <translation>{player} сбрасывает цель компании за ${money}.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <comment>CompanyGoalScored</comment>
      <extracomment>A line of the log.
Example: Max scores company goal 10: 6 points.</extracomment>
      <translation>{player} получает {vp:points} по цели компании {card}.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region}.</source>
      <comment>ControlKept</comment>
      <extracomment>A line of the log.
Example: Eva keeps control of North America.</extracomment>
      <translation>{player} сохраняет контроль над регионом {region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region}.</source>
      <comment>ControlTaken</comment>
      <extracomment>A line of the log.
Example: Max takes control of Europe.</extracomment>
      <translation>{player} получает контроль над регионом {region}.</translation>
    </message>
    <message>
      <source>Decade {decade} begins.</source>
      <comment>DecadeBegan</comment>
      <extracomment>A line of the log.
Example: Decade 1 begins.</extracomment>
      <translation>Начинается десятилетие {decade}.</translation>
    </message>
    <message>
      <source>The climate is calm: no disaster in {region}.</source>
      <comment>DisasterAvoided</comment>
      <extracomment>A line of the log.
Example: The climate is calm: no disaster in South America.</extracomment>
      <translation>Климат спокоен: в регионе {region} катастрофа предотвращена.</translation>
    </message>
    <message>
      <source>A disaster strikes {region}.</source>
      <comment>DisasterStruck</comment>
      <extracomment>A line of the log.
Example: A disaster strikes Europe.</extracomment>
      <translation>В регионе {region} происходит катастрофа.</translation>
    </message>
    <message>
      <source>Environmental goal {goal} is achieved.</source>
      <comment>EnvironmentalGoalAchieved</comment>
      <extracomment>A line of the log.
Example: Environmental goal 2 is achieved.</extracomment>
      <translation>Экологическая цель {goal} достигнута.</translation>
    </message>
    <message>
      <source>{open_goals:open_goals}: a penalty of {vp:points}.</source>
      <comment>EnvironmentalPenalty</comment>
      <extracomment>A line of the log.
Example: 21 open environmental goals: a penalty of 21 points.</extracomment>
      <translation>{open_goals:open_goals}: штраф {vp:points}.</translation>
    </message>
    <message>
      <source>The event after next threatens {region}.</source>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log.
Example: The event after next threatens Europe.</extracomment>
      <translation>Событие через одно угрожает региону {region}.</translation>
    </message>
    <message>
      <source>{player} takes no expertise.</source>
      <comment>ExpertiseDeclined</comment>
      <extracomment>A line of the log.
Example: Ada takes no expertise.</extracomment>
      <translation>{player} отказывается от очка компетенции.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {energy}.</source>
      <comment>ExpertiseGained</comment>
      <extracomment>A line of the log.
Example: Max reaches level 1 in biomass.</extracomment>
      <translation>{player} достигает уровня компетенции {level} ({energy}).</translation>
    </message>
    <message>
      <source>{player} is at the end of the {energy} track; the point is lost.</source>
      <comment>ExpertiseLost</comment>
      <extracomment>A line of the log.
Example: Leo is at the end of the cold fusion track; the point is lost.</extracomment>
      <translation>{player} находится в конце шкалы компетенции ({energy}); очко пропадает.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <comment>FossilPileEmpty</comment>
      <extracomment>A line of the log.
Example: No fossil plant is left for Europe.</extracomment>
      <translation>Для региона {region} ИТ-электростанций не осталось.</translation>
    </message>
    <message>
      <source>A new pile is made of {tiles:fossil_plants} that had been torn down.</source>
      <comment>FossilPileRenewed</comment>
      <extracomment>A line of the log.
Example: A new pile is made of 3 fossil plants that had been torn down.</extracomment>
      <translation>Удаленные ИТ-электростанции складываются в новую стопку: {tiles}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is {co2} ppm.</source>
      <comment>FossilPlantPlaced</comment>
      <extracomment>A line of the log.
Example: North America builds a fossil plant (coal); the CO₂ level is 70 ppm.</extracomment>
      <translation>Регион {region} строит ИТ-электростанцию ({fossil}); уровень CO₂ — {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is torn down; the CO₂ level is {co2} ppm.</source>
      <comment>FossilReplaced</comment>
      <extracomment>A line of the log.
Example: A fossil plant (coal) in Africa is torn down; the CO₂ level is 360 ppm.</extracomment>
      <translation>В регионе {region} удаляется ИТ-электростанция ({fossil}); уровень CO₂ — {co2} ppm.</translation>
    </message>
    <message>
      <source>{reason}</source>
      <comment>GameEnded</comment>
      <extracomment>A line of the log.
Example: The last decade is over.</extracomment>
      <translation>{reason}</translation>
    </message>
    <message>
      <source>{player} keeps a goal.</source>
      <comment>GoalKept</comment>
      <extracomment>A line of the log.
Example: Ada keeps a goal.</extracomment>
      <translation>{player} оставляет себе цель.</translation>
    </message>
    <message>
      <source>{player} leaves the scientists where they are.</source>
      <comment>GrantDeclined</comment>
      <extracomment>A line of the log.
Example: Eva leaves the scientists where they are.</extracomment>
      <translation>{player} оставляет ученых на местах.</translation>
    </message>
    <message>
      <source>{player} has nobody to move or to recruit.</source>
      <comment>GrantLost</comment>
      <extracomment>A line of the log.
Example: Ada has nobody to move or to recruit.</extracomment>
      <translation>У игрока {player} некого переместить или нанять.</translation>
    </message>
    <message>
      <source>{player} earns an income of {amount}.</source>
      <comment>IncomeEarned</comment>
      <extracomment>A line of the log.
Example: Ada earns an income of 2.</extracomment>
      <translation>{player} получает доход: {amount}.</translation>
    </message>
    <message>
      <source>{player} takes ${money} and {vp:points}.</source>
      <comment>IncomeSplit</comment>
      <extracomment>A line of the log.
Example: Leo takes $1 and 3 points.</extracomment>
      <translation>{player} берет ${money} и {vp:points}.</translation>
    </message>
    <message>
      <source>Inspector {inspector} moves to environmental goal {goal}.</source>
      <comment>InspectorMoved</comment>
      <extracomment>A line of the log.
Example: Inspector 1 moves to environmental goal 3.</extracomment>
      <translation>Инспектор {inspector} переходит к экологической цели {goal}.</translation>
    </message>
    <message>
      <source>{player} draws a lobby card.</source>
      <comment>LobbyDrawn</comment>
      <extracomment>A line of the log.
Example: Ada draws a lobby card.</extracomment>
      <translation>{player} вытягивает карту лобби.</translation>
    </message>
    <message>
      <source>{player} keeps a lobby card.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log.
Example: Max keeps a lobby card.</extracomment>
      <translation>{player} оставляет себе карту лобби.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card}.</source>
      <comment>LobbyPlayed</comment>
      <extracomment>A line of the log.
Example: Ada plays lobby card 12.</extracomment>
      <translation>{player} играет карту лобби {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is ${price}.</source>
      <comment>MarketRefilled</comment>
      <extracomment>A line of the log.
Example: The market is refilled with 2 CEPs; the price is $2.</extracomment>
      <translation>На рынок поступает {moved:ceps}; цена — ${price}.</translation>
    </message>
    <message>
      <source>The empty market is restocked with {moved:ceps}.</source>
      <comment>MarketRestocked</comment>
      <extracomment>A line of the log.
Example: The empty market is restocked with 1 CEP.</extracomment>
      <translation>На опустевший рынок поступает {moved:ceps}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <comment>MoneyGained</comment>
      <extracomment>A line of the log.
Example: Ada receives $3.</extracomment>
      <translation>{player} получает ${amount}.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to} for a scientist who has to leave.</source>
      <comment>MoneyGiven</comment>
      <extracomment>A line of the log.
Example: Eva pays $1 to Ada for a scientist who has to leave.</extracomment>
      <translation>{player} платит ${amount} игроку {to} за ученого, который должен уйти.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <comment>MoneyPaid</comment>
      <extracomment>A line of the log.
Example: Ada pays $3.</extracomment>
      <translation>{player} платит ${amount}.</translation>
    </message>
    <message>
      <source>The opponent holds {energy} in {region}.</source>
      <comment>OpponentCubePlaced</comment>
      <extracomment>A line of the log.
Example: The opponent holds wind in Africa.</extracomment>
      <translation>Соперник ставит кубик в регионе {region} ({energy}).</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobby_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log.
Example: Everybody passes 4 lobby cards to the right.</extracomment>
      <translation>Все игроки передают направо {cards:lobby_cards:acc}.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: a penalty of {vp:points}.</source>
      <comment>PenaltyPaid</comment>
      <extracomment>A line of the log.
Example: Max has no CEP to pay: a penalty of 2 points.</extracomment>
      <translation>{player} не может заплатить РУВ: штраф {vp:points}.</translation>
    </message>
    <message>
      <source>{player} shows a goal that is met.</source>
      <comment>PersonalGoalShown</comment>
      <extracomment>A line of the log.
Example: Ada shows a goal that is met.</extracomment>
      <translation>{player} открывает выполненную цель.</translation>
    </message>
    <message>
      <source>{player} builds a {energy} plant in {region}.</source>
      <comment>PlantBuilt</comment>
      <extracomment>A line of the log.
Example: Max builds a hydro plant in Europe.</extracomment>
      <translation>{player} строит электростанцию ({energy}) в регионе {region}.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points}.</source>
      <comment>PointsGained</comment>
      <extracomment>A line of the log.
Example: Max gains 2 points.</extracomment>
      <translation>{player} получает {amount:points}.</translation>
    </message>
    <message>
      <source>{player} loses {amount:points}.</source>
      <comment>PointsLost</comment>
      <extracomment>A line of the log.
Example: Max loses 2 points.</extracomment>
      <translation>{player} теряет {amount:points}.</translation>
    </message>
    <message>
      <source>{player} installs the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log.
Example: Max installs the biomass project on the technology space in North America.</extracomment>
      <translation>{player} разворачивает проект ({energy}): {space}.</translation>
    </message>
    <message>
      <source>{player} proposes a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log.
Example: Max proposes a biomass project on the technology space in North America.</extracomment>
      <translation>{player} открывает проект ({energy}): {space}.</translation>
    </message>
    <message>
      <source>The {energy} project tile returns to the supply.</source>
      <comment>ProjectReturned</comment>
      <extracomment>A line of the log.
Example: The recycling project tile returns to the supply.</extracomment>
      <translation>Тайл проекта ({energy}) возвращается в банк.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <comment>RegionCepGained</comment>
      <extracomment>A line of the log.
Example: North America receives a CEP.</extracomment>
      <translation>Регион {region} получает РУВ.</translation>
    </message>
    <message>
      <source>{region} pays a CEP of its own.</source>
      <comment>RegionCepPaid</comment>
      <extracomment>A line of the log.
Example: North America pays a CEP of its own.</extracomment>
      <translation>Регион {region} платит собственный РУВ.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube.</source>
      <comment>RegionTechReturned</comment>
      <extracomment>A line of the log.
Example: Europe returns a technology cube.</extracomment>
      <translation>Регион {region} возвращает техно-ресурс.</translation>
    </message>
    <message>
      <source>Round {round} begins.</source>
      <comment>RoundBegan</comment>
      <extracomment>A line of the log.
Example: Round 1 begins.</extracomment>
      <translation>Начинается раунд {round}.</translation>
    </message>
    <message>
      <source>{player} moves a scientist from {origin} to {destination}.</source>
      <comment>ScientistMoved</comment>
      <extracomment>A line of the log.
Example: Ada moves a scientist from the hand to the scientist space in Europe.</extracomment>
      <translation>{player} перемещает ученого: {origin} › {destination}.</translation>
    </message>
    <message>
      <source>{player} recruits a scientist.</source>
      <comment>ScientistRecruited</comment>
      <extracomment>A line of the log.
Example: Ada recruits a scientist.</extracomment>
      <translation>{player} нанимает ученого.</translation>
    </message>
    <message>
      <source>{by} sends {player}'s scientist away from {space}.</source>
      <comment>ScientistSentAway</comment>
      <extracomment>A line of the log.
Example: Eva sends Ada's scientist away from the technology space in Oceania.</extracomment>
      <translation>{by} убирает ученого игрока {player} с проекта: {space}.</translation>
    </message>
    <message>
      <source>{player} pollutes for a second action: the CO₂ level is {co2} ppm.</source>
      <comment>SecondActionBought</comment>
      <extracomment>A line of the log.
Example: Ada pollutes for a second action: the CO₂ level is 410 ppm.</extracomment>
      <translation>{player} загрязняет среду ради второго действия: уровень CO₂ — {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is missed.</source>
      <comment>SoloGoalMissed</comment>
      <extracomment>A line of the log.
Example: Solo goal 12 is missed.</extracomment>
      <translation>Цель одиночной игры {card} провалена.</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <comment>StartPlayerChanged</comment>
      <extracomment>A line of the log.
Example: Leo is the start player.</extracomment>
      <translation>Первый игрок — {player}.</translation>
    </message>
    <message>
      <source>Summit {summit} takes place.</source>
      <comment>SummitHeld</comment>
      <extracomment>A line of the log.
Example: Summit 2 takes place.</extracomment>
      <translation>Конференция {summit} завершается.</translation>
    </message>
    <message>
      <source>A new summit is announced on space {summit}.</source>
      <comment>SummitReplaced</comment>
      <extracomment>A line of the log.
Example: A new summit is announced on space 2.</extracomment>
      <translation>На позиции {summit} объявлена новая конференция.</translation>
    </message>
    <message>
      <source>{player} gives a technology cube to {region}.</source>
      <comment>TechDonated</comment>
      <extracomment>A line of the log.
Example: Ada gives a technology cube to Europe.</extracomment>
      <translation>{player} жертвует техно-ресурс региону {region}.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}.</source>
      <comment>TechGained</comment>
      <extracomment>A line of the log.
Example: Eva receives 1 technology cube.</extracomment>
      <translation>{player} получает {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}.</source>
      <comment>TechPaid</comment>
      <extracomment>A line of the log.
Example: Eva pays 1 technology cube.</extracomment>
      <translation>{player} платит {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player}'s turn.</source>
      <comment>TurnBegan</comment>
      <extracomment>A line of the log.
Example: Ada's turn.</extracomment>
      <translation>Ход игрока {player}.</translation>
    </message>
    <message>
      <source>{player} ends the turn.</source>
      <comment>TurnEnded</comment>
      <extracomment>A line of the log.
Example: Ada ends the turn.</extracomment>
      <translation>{player} завершает ход.</translation>
    </message>
    <message>
      <source>UN goal {card} is lost.</source>
      <comment>UnGoalRemoved</comment>
      <extracomment>A line of the log.
Example: UN goal 41 is lost.</extracomment>
      <translation>Карта целей ООН {card} потеряна.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <comment>UnGoalRevealed</comment>
      <extracomment>A line of the log.
Example: UN goal 41 is revealed.</extracomment>
      <translation>Открыта карта целей ООН {card}.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log.
Example: Eva scores UN goal 34: 4 points.</extracomment>
      <translation>{player} получает {vp:points} по карте целей ООН {card}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo's scientist visits lobbyist card 11.</extracomment>
      <translation>Ученый игрока {player} посещает карту лоббиста {card}.</translation>
    </message>
    <message>
      <source>The event tile that is turned up threatens {region}.</source>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: The event tile that is turned up threatens North America.</extracomment>
      <translation>Открыт тайл события: он угрожает региону {region}.</translation>
    </message>
    <message>
      <source>{player} reaches {energy} knowledge {level}.</source>
      <comment>ExpertiseGained</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada reaches hydro knowledge 1.</extracomment>
      <translation>{player} достигает уровня компетенции {level} ({energy}).</translation>
    </message>
    <message>
      <source>{player} keeps a lobbyist card.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Max keeps a lobbyist card.</extracomment>
      <translation>{player} оставляет себе карту лоббиста.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card}.</source>
      <comment>LobbyPlayed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada plays lobbyist card 12.</extracomment>
      <translation>{player} играет карту лоббиста {card}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobbyist_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Everybody passes 3 lobbyist cards to the right.</extracomment>
      <translation>Все игроки передают направо {cards:lobbyist_cards:acc}.</translation>
    </message>
    <message>
      <source>{player} prepares the infrastructure of the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares the infrastructure of the hydro project on the scientist space in North America.</extracomment>
      <translation>{player} разворачивает инфраструктуру проекта ({energy}): {space}.</translation>
    </message>
    <message>
      <source>{player} plans a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada plans a hydro project on the scientist space in Europe.</extracomment>
      <translation>{player} планирует проект ({energy}): {space}.</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist has to leave.</source>
      <comment>ScientistSentAway</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares the scientist space in North America: Max's scientist has to leave.</extracomment>
      <translation>{by} разворачивает инфраструктуру, ученый игрока {player} должен уйти: {space}.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Max claims UN goal 20: 2 points.</extracomment>
      <translation>{player} получает карту целей ООН {card}: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <comment>coal</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is 70 ppm.</extracomment>
      <translation>уголь</translation>
    </message>
    <message>
      <source>oil</source>
      <comment>oil</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is 90 ppm.</extracomment>
      <translation>нефть</translation>
    </message>
    <message>
      <source>gas</source>
      <comment>gas</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is 170 ppm.</extracomment>
      <translation>газ</translation>
    </message>
  </context>
  <context>
    <name>free_actions</name>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>переместить ученого</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>market_buy</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>market_sell</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>продать РУВ</translation>
    </message>
    <message>
      <source>play a card</source>
      <comment>lobby</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>сыграть карту</translation>
    </message>
    <message>
      <source>score a UN goal</source>
      <comment>un_goal</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>получить очки по карте целей ООН</translation>
    </message>
  </context>
  <context>
    <name>free_actions_second_chance</name>
    <message>
      <source>claim a UN goal</source>
      <comment>un_goal</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence. Only in Second Chance.</extracomment>
      <translation>получить карту целей ООН</translation>
    </message>
  </context>
  <context>
    <name>goal_cards</name>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>company</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At the end of the game: 4 points for each region you control, at most 16.</extracomment>
      <translation>В конце игры: {goal}.</translation>
    </message>
    <message>
      <source>You may discard it for ${money} at any time; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: You may discard it for $8 at any time; then it stays secret and scores nothing.</extracomment>
      <translation>Вы можете сбросить ее за ${money} в любой момент; тогда она остается закрытой и очков не приносит.</translation>
    </message>
    <message>
      <source>If the money is worth more at the end, you take the money.</source>
      <comment>better</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.</extracomment>
      <translation>Если в конце деньги ценнее, вы берете деньги.</translation>
    </message>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>personal</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At the end of the game: have 6 CEPs in your hand.</extracomment>
      <translation>В конце игры: {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <comment>personal_at_once</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At any time: hold a summit of two topics with your scientists alone.</extracomment>
      <translation>В любой момент: {goal}.</translation>
    </message>
    <message>
      <source>In a team every partner has to meet at least one; alone you have to meet all you keep.</source>
      <comment>team</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.</extracomment>
      <translation>В команде каждый партнер должен выполнить минимум одну; в одиночной игре нужно выполнить все оставленные.</translation>
    </message>
    <message>
      <source>By the end of the game: {goal}.</source>
      <comment>solo_end</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: By the end of the game: reach the last space of 5 tracks.</extracomment>
      <translation>К концу игры: {goal}.</translation>
    </message>
    <message>
      <source>By the end of decade {decade}: {goal}.</source>
      <comment>solo_decade</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: By the end of decade 2: build 5 plants.</extracomment>
      <translation>К концу десятилетия {decade}: {goal}.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal. Only in Second Chance.
Example: You may discard it for $8 between the actions of your turn; then it stays secret and scores nothing.</extracomment>
      <translation>Вы можете сбросить ее за ${money} между действиями своего хода; тогда она остается закрытой и очков не приносит.</translation>
    </message>
  </context>
  <context>
    <name>grant_help</name>
    <message>
      <source>Money grant: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money</comment>
      <extracomment>What a project space gives.
Example: Money grant: $1 for each CEP in the region, at least $1.</extracomment>
      <translation>Грант «деньги»: $1 за каждый РУВ в регионе, минимум ${least}.</translation>
    </message>
    <message>
      <source>Money grant: ${least}.</source>
      <comment>money.bare</comment>
      <extracomment>What a project space gives.
Example: Money grant: $3.</extracomment>
      <translation>Грант «деньги»: ${least}.</translation>
    </message>
    <message>
      <source>Technology grant: {tech:cubes}.</source>
      <comment>tech</comment>
      <extracomment>What a project space gives.
Example: Technology grant: 2 technology cubes.</extracomment>
      <translation>Грант «техно-ресурсы»: {tech:cubes}.</translation>
    </message>
    <message>
      <source>Research grant: recruit one of your scientists, or move one.</source>
      <comment>research</comment>
      <extracomment>What a project space gives.</extracomment>
      <translation>Грант «исследования»: наймите ученого или переместите одного из своих.</translation>
    </message>
  </context>
  <context>
    <name>grant_help_second_chance</name>
    <message>
      <source>Money subsidy: $1 for each CEP in the region.</source>
      <comment>money</comment>
      <extracomment>What a project space gives. Only in Second Chance.</extracomment>
      <translation>Грант «деньги»: $1 за каждый РУВ в регионе.</translation>
    </message>
    <message>
      <source>Money subsidy: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money.least</comment>
      <extracomment>What a project space gives. Only in Second Chance.
Example: Money subsidy: $1 for each CEP in the region, at least $3.</extracomment>
      <translation>Грант «деньги»: $1 за каждый РУВ в регионе, минимум ${least}.</translation>
    </message>
    <message>
      <source>Technology subsidy: {tech:cubes}.</source>
      <comment>tech</comment>
      <extracomment>What a project space gives. Only in Second Chance.
Example: Technology subsidy: 2 technology cubes.</extracomment>
      <translation>Грант «техно-ресурсы»: {tech:cubes}.</translation>
    </message>
    <message>
      <source>Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one.</source>
      <comment>scientist</comment>
      <extracomment>What a project space gives. Only in Second Chance.</extracomment>
      <translation>Грант «ученый»: наймите ученого и получите очко компетенции или переместите одного из своих.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <comment>money</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a recycling project of level 1 in Asia on the money space</extracomment>
      <translation>деньги</translation>
    </message>
    <message>
      <source>technology</source>
      <comment>tech</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a hydro project of level 2 in North America on the technology space</extracomment>
      <translation>техно-ресурсы</translation>
    </message>
    <message>
      <source>research</source>
      <comment>research</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Propose a cold fusion project in Africa on the research space</extracomment>
      <translation>исследования</translation>
    </message>
    <message>
      <source>scientist</source>
      <comment>scientist</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a hydro project of level 1 in Europe on the scientist space</extracomment>
      <translation>ученый</translation>
    </message>
  </context>
  <context>
    <name>groups</name>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Открыть проект</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Развернуть проект</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Построить</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Запланировать</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Инфраструктура</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build_plant</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Построить</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Ученый</translation>
    </message>
    <message>
      <source>Recruit a scientist</source>
      <comment>recruit</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Нанять ученого</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>buy_cep</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Рынок</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>sell_cep</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Рынок</translation>
    </message>
    <message>
      <source>Lobby card</source>
      <comment>play_lobby</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Карта лобби</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>score_un_goal</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Цель ООН</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>cash_company_goal</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Цель компании</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Второе действие</translation>
    </message>
    <message>
      <source>End of turn</source>
      <comment>end_turn</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Конец хода</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Отказаться</translation>
    </message>
    <message>
      <source>Choose an energy</source>
      <comment>choose_energy</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Выбрать тип энергии</translation>
    </message>
    <message>
      <source>Choose a region</source>
      <comment>choose_region</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Выбрать регион</translation>
    </message>
    <message>
      <source>Choose a project</source>
      <comment>choose_project</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Выбрать проект</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Заплатить РУВ</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>buy_for_payment</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Заплатить РУВ</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>split_income</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Доход</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>bid</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Аукцион</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pass</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Аукцион</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pay_bid</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Аукцион</translation>
    </message>
    <message>
      <source>Start player</source>
      <comment>appoint</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Первый игрок</translation>
    </message>
    <message>
      <source>Keep a card</source>
      <comment>keep_card</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Оставить карту</translation>
    </message>
    <message>
      <source>Bonus</source>
      <comment>give_bonus</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Бонус</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <comment>reduce_co2</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Уровень CO₂</translation>
    </message>
  </context>
  <context>
    <name>groups_second_chance</name>
    <message>
      <source>Lobbyist card</source>
      <comment>play_lobby</comment>
      <extracomment>A heading in the list of actions. Only in Second Chance.</extracomment>
      <translation>Карта лоббиста</translation>
    </message>
  </context>
  <context>
    <name>lists</name>
    <message>
      <source>{most}, {last}</source>
      <comment>comma</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Build the hydro plant of level 1 in Europe (scientist space; $8, 1 technology cube, 1 CEP, 6 points); Europe gives one of the cubes</extracomment>
      <translation>{most}, {last}</translation>
    </message>
    <message>
      <source>{most}; {last}</source>
      <comment>semicolon</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: solar; wind</extracomment>
      <translation>{most}; {last}</translation>
    </message>
    <message>
      <source>{most} and {last}</source>
      <comment>and</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Pay $13, 2 technology cubes and 2 CEPs</extracomment>
      <translation>{most} и {last}</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <comment>or</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Main effect, when you install a biomass project: 2 technology cubes or $2.</extracomment>
      <translation>{most} или {last}</translation>
    </message>
    <message>
      <source>{most}, then {last}</source>
      <comment>then</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: solar, then wind</extracomment>
      <translation>{most}, затем {last}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>nothing</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.</extracomment>
      <translation>ничего</translation>
    </message>
  </context>
  <context>
    <name>lobby_cards</name>
    <message>
      <source>Main effect, when you {trigger}: {effect}.</source>
      <comment>main</comment>
      <extracomment>A line on a lobby card. “It” is the card.
Example: Main effect, when you propose a project in North America: $3.</extracomment>
      <translation>Основной бонус, если {trigger}: {effect}.</translation>
    </message>
    <message>
      <source>It may be played at any later moment of the same turn.</source>
      <comment>later</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Может быть сыграна в любой момент того же хода после действия.</translation>
    </message>
    <message>
      <source>It is played right after the action, before anything else.</source>
      <comment>at_once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Играется сразу после действия, прежде чего-либо другого.</translation>
    </message>
    <message>
      <source>It is announced together with the build and lowers its price.</source>
      <comment>attached</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Объявляется вместе с постройкой и снижает ее цену.</translation>
    </message>
    <message>
      <source>It is played after the build: the full price is paid first.</source>
      <comment>refund</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Играется после постройки: сначала платится полная цена.</translation>
    </message>
    <message>
      <source>It is played right before or right after the action; before it, the action has to follow at once.</source>
      <comment>before_or_after</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Играется непосредственно перед действием или сразу после него; если перед ним, действие нужно выполнить сразу.</translation>
    </message>
    <message>
      <source>Minor effect, at any moment of your turn: {effect}.</source>
      <comment>minor</comment>
      <extracomment>A line on a lobby card. “It” is the card.
Example: Minor effect, at any moment of your turn: 1 technology cube.</extracomment>
      <translation>Вторичный бонус, в любой момент вашего хода: {effect}.</translation>
    </message>
    <message>
      <source>One lobby card or one UN goal in a turn; a played card leaves the game.</source>
      <comment>once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Одна карта лобби или одна цель ООН за ход; сыгранная карта удаляется из игры.</translation>
    </message>
    <message>
      <source>One lobbyist card or one UN goal in a turn; a played card stays on the table, and one scientist of any player may visit it for its minor effect.</source>
      <comment>stays</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Одна карта лоббиста или одна цель ООН за ход; сыгранная карта остается на столе, и один ученый любого игрока может посетить ее ради вторичного бонуса.</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>have {n:ceps} in your hand</source>
      <comment>cep_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have 6 CEPs in your hand.</extracomment>
      <translation>иметь {n:ceps} в руке</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand and in regions you control</source>
      <comment>cep_owned.with_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: have 3 CEPs in your hand and in regions you control</extracomment>
      <translation>иметь {n:ceps} в руке и в контролируемых регионах</translation>
    </message>
    <message>
      <source>control a region that holds {n:ceps}</source>
      <comment>cep_in_controlled_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control a region that holds 4 CEPs.</extracomment>
      <translation>контролировать регион, где есть {n:ceps}</translation>
    </message>
    <message>
      <source>hold a summit of two topics with your scientists alone</source>
      <comment>small_summit_alone</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At any time: hold a summit of two topics with your scientists alone.</extracomment>
      <translation>завершить конференцию с двумя секциями силами только своих ученых</translation>
    </message>
    <message>
      <source>have {n:cubes}</source>
      <comment>tech_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have 3 technology cubes.</extracomment>
      <translation>иметь {n:cubes}</translation>
    </message>
    <message>
      <source>have recruited {n:scientists}</source>
      <comment>scientists_recruited</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 5: have recruited 4 scientists</extracomment>
      <translation>нанять {n:scientists:acc}</translation>
    </message>
    <message>
      <source>have ${n}</source>
      <comment>money_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have $10.</extracomment>
      <translation>иметь ${n}</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: reach the last space of 2 tracks.</extracomment>
      <translation>дойти до последнего деления {n:tracks:gen} компетенции</translation>
    </message>
    <message>
      <source>control {n:regions}</source>
      <comment>regions_controlled</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control 3 regions.</extracomment>
      <translation>контролировать {n:regions}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} of the same energy</source>
      <comment>infrastructure_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 9: have prepared 1 infrastructure of the same energy</extracomment>
      <translation>иметь {n:infrastructures:acc} одного типа энергии</translation>
    </message>
    <message>
      <source>have prepared infrastructures of {n:energies}</source>
      <comment>infrastructure_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures of 4 different energies.</extracomment>
      <translation>иметь инфраструктуры {n:energies:gen}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 11: have prepared 1 infrastructure in one region</extracomment>
      <translation>иметь {n:infrastructures:acc} в одном регионе</translation>
    </message>
    <message>
      <source>have prepared infrastructures in {n:different_regions}</source>
      <comment>infrastructure_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures in 4 different regions.</extracomment>
      <translation>иметь инфраструктуры в {n:different_regions:loc}</translation>
    </message>
    <message>
      <source>have built {n:plants} of the same energy</source>
      <comment>plants_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 13: have built 3 plants of the same energy</extracomment>
      <translation>иметь {n:plants:acc} одного типа энергии</translation>
    </message>
    <message>
      <source>have built plants of {n:energies}</source>
      <comment>plant_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants of 4 different energies.</extracomment>
      <translation>иметь электростанции {n:energies:gen}</translation>
    </message>
    <message>
      <source>have built {n:plants} in one region</source>
      <comment>plants_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 15: have built 3 plants in one region</extracomment>
      <translation>иметь {n:plants:acc} в одном регионе</translation>
    </message>
    <message>
      <source>have built plants in {n:different_regions}</source>
      <comment>plant_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants in 4 different regions.</extracomment>
      <translation>иметь электростанции в {n:different_regions:loc}</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>the hand</source>
      <comment>hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Ada moves a scientist from the hand to the scientist space in Europe.</extracomment>
      <translation>рука</translation>
    </message>
    <message>
      <source>your hand</source>
      <comment>own_hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your hand to the hydro project in Europe (scientist space)</extracomment>
      <translation>ваша рука</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <comment>space</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Ada plans a hydro project on the scientist space in Europe.</extracomment>
      <translation>позиция «{grant}» в регионе {region}</translation>
    </message>
    <message>
      <source>the {energy} project in {region} ({grant} space)</source>
      <comment>project</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your hand to the hydro project in Europe (scientist space)</extracomment>
      <translation>проект ({energy}) в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Max moves a scientist from the scientist space in North America to summit 1.</extracomment>
      <translation>конференция {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit}</source>
      <comment>topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>секция «{energy}» конференции {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit} (place {place})</source>
      <comment>same_topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: the solar topic of summit 3 (place the solar project in Europe (technology space))</extracomment>
      <translation>секция «{energy}» конференции {summit} (место {place})</translation>
    </message>
    <message>
      <source>lobby card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: lobby card 12</extracomment>
      <translation>карта лобби {card}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>lobbyist card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Move a scientist from your hand to lobbyist card 11</extracomment>
      <translation>карта лоббиста {card}</translation>
    </message>
  </context>
  <context>
    <name>plants</name>
    <message>
      <source>Price: {goods}.</source>
      <comment>price</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Price: $12 and 3 technology cubes.</extracomment>
      <translation>Цена: {goods}.</translation>
    </message>
    <message>
      <source>Needs {energy} expertise {level}.</source>
      <comment>expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Needs forestation expertise 3.</extracomment>
      <translation>Необходимый уровень компетенции ({energy}): {level}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and one point of {energy} expertise.</source>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Value: 10 points, and one point of forestation expertise.</extracomment>
      <translation>Ценность: {vp:points} и одно очко компетенции ({energy}).</translation>
    </message>
    <message>
      <source>It goes to the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <comment>place</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.</extracomment>
      <translation>Занимает первую свободную позицию региона, а если ее нет — заменяет самую старую ИТ-электростанцию.</translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Needs {energy} knowledge {level}.</source>
      <comment>expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.
Example: Needs recycling knowledge 1.</extracomment>
      <translation>Необходимый уровень компетенции ({energy}): {level}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.
Example: Value: 5 points.</extracomment>
      <translation>Ценность: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>players</name>
    <message>
      <source>nobody</source>
      <comment>nobody</comment>
      <extracomment>In the place of a player's name.</extracomment>
      <translation>никто</translation>
    </message>
  </context>
  <context>
    <name>private_events</name>
    <message>
      <source>{player} keeps goal {card}.</source>
      <comment>GoalKept</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Ada keeps goal 4.</extracomment>
      <translation>{player} оставляет себе цель {card}.</translation>
    </message>
    <message>
      <source>{player} draws lobby card {card}.</source>
      <comment>LobbyDrawn</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Ada draws lobby card 19.</extracomment>
      <translation>{player} вытягивает карту лобби {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Max keeps lobby card 16.</extracomment>
      <translation>{player} оставляет себе карту лобби {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read. Only in Second Chance.
Example: Max keeps lobbyist card 20.</extracomment>
      <translation>{player} оставляет себе карту лоббиста {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>What most rulebooks say</source>
      <comment>consensus</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>Большинство книг правил</translation>
    </message>
    <message>
      <source>Polish rulebook</source>
      <comment>pl</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>Польские правила</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <comment>fr</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>Французские правила</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <comment>ru</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>Русские правила</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <comment>zh</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>Китайские правила</translation>
    </message>
  </context>
  <context>
    <name>profiles_second_chance</name>
    <message>
      <source>German rulebook</source>
      <comment>consensus</comment>
      <extracomment>A rulebook in the dialog for a new game. Only in Second Chance.</extracomment>
      <translation>Немецкие правила</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space.</source>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Proposing it, where the agenda of a region asks for forestation, brings the grant of its space.</extracomment>
      <translation>Открытие в регионе, программа которого требует этого источника энергии ({energy}), приносит грант позиции.</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Installing it costs 1 CEP and brings 2 CEPs from the market.</extracomment>
      <translation>Развертывание стоит 1 РУВ и приносит {goods}.</translation>
    </message>
    <message>
      <source>A {energy} plant is built on an installed project; then the tile returns to the supply.</source>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: A forestation plant is built on an installed project; then the tile returns to the supply.</extracomment>
      <translation>Электростанция ({energy}) строится на базе развернутого проекта; затем тайл возвращается в банк.</translation>
    </message>
    <message>
      <source>{n:ceps} from the bank</source>
      <comment>from_bank</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: 3 CEPs from the bank</extracomment>
      <translation>{n:ceps} из банка</translation>
    </message>
  </context>
  <context>
    <name>projects_second_chance</name>
    <message>
      <source>Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge and the subsidy of its space.</source>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Planning it, where the agenda of a region asks for recycling, brings a point of recycling knowledge and the subsidy of its space.</extracomment>
      <translation>Планирование в регионе, программа которого требует этого источника энергии ({energy}), приносит очко компетенции в нем и грант позиции.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Preparing its infrastructure costs 1 CEP and brings $5 and 1 CEP from the market.</extracomment>
      <translation>Развертывание инфраструктуры стоит 1 РУВ и приносит {goods}.</translation>
    </message>
    <message>
      <source>Anybody who knows enough may build the {energy} plant on the infrastructure.</source>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Anybody who knows enough may build the recycling plant on the infrastructure.</extracomment>
      <translation>Электростанцию ({energy}) на этой инфраструктуре может построить любой, у кого достаточно компетенции.</translation>
    </message>
  </context>
  <context>
    <name>reading_values</name>
    <message>
      <source>As many as are needed.</source>
      <comment>discs_per_player=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many discs does each player have for score, tracks, plants and regions? As many as are needed.</extracomment>
      <translation>Сколько понадобится.</translation>
    </message>
    <message>
      <source>{n:discs}; without one left, you can neither build a plant nor take control.</source>
      <comment>discs_per_player=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many discs does each player have for score, tracks, plants and regions? 3 discs; without one left, you can neither build a plant nor take control.</extracomment>
      <translation>{n:discs}; когда они закончатся, нельзя ни построить электростанцию, ни получить контроль.</translation>
    </message>
    <message>
      <source>{n:cards}.</source>
      <comment>un_goal_cards=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many UN goal cards are in the box? 3 cards.</extracomment>
      <translation>{n:cards}.</translation>
    </message>
    <message>
      <source>6 cards, one for each region.</source>
      <comment>event_cards=6</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many event cards are in the box? 6 cards, one for each region.</extracomment>
      <translation>6 карт, по одной на регион.</translation>
    </message>
    <message>
      <source>7 cards; one region can be struck twice.</source>
      <comment>event_cards=7</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many event cards are in the box? 7 cards; one region can be struck twice.</extracomment>
      <translation>7 карт; один регион может пострадать дважды.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number lies on top.</source>
      <comment>plant_sort=tech</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant with the lowest technology number lies on top.</extracomment>
      <translation>Сверху лежит электростанция с наименьшим числом техно-ресурсов.</translation>
    </message>
    <message>
      <source>The plant that costs the least money lies on top.</source>
      <comment>plant_sort=cost</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant that costs the least money lies on top.</extracomment>
      <translation>Сверху лежит электростанция, которая стоит меньше всего денег.</translation>
    </message>
    <message>
      <source>No, the first start player is drawn.</source>
      <comment>auction_decade_1=off</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there an auction before the first decade too? No, the first start player is drawn.</extracomment>
      <translation>Нет, первый игрок определяется жребием.</translation>
    </message>
    <message>
      <source>Yes, paid out of the starting goods.</source>
      <comment>auction_decade_1=on</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there an auction before the first decade too? Yes, paid out of the starting goods.</extracomment>
      <translation>Да, за счет стартовых ресурсов.</translation>
    </message>
    <message>
      <source>The player who was drawn as start player.</source>
      <comment>auction_decade_1_passed=tile_stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everybody passes in the auction before the first decade: who starts? The player who was drawn as start player.</extracomment>
      <translation>Первый игрок, определенный жребием.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <comment>auction_decade_1_passed=tile_moves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everybody passes in the auction before the first decade: who starts? The player to the left, as before every other decade.</extracomment>
      <translation>Игрок слева, как и перед любым другим десятилетием.</translation>
    </message>
    <message>
      <source>{n:summits}.</source>
      <comment>summit_spaces=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many summits lie face up on the board? 3 summits.</extracomment>
      <translation>{n:summits}.</translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_1=</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game when you play alone? No company goal.</extracomment>
      <translation>Ни одна цель компании.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_1=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game when you play alone? Numbers 29 and 34.</extracomment>
      <translation>
        <numerusform>Номер {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_2=</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with two players? No company goal.</extracomment>
      <translation>Ни одна цель компании.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_2=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with two players? Numbers 29 and 34.</extracomment>
      <translation>
        <numerusform>Номер {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_3=</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with three players? No company goal.</extracomment>
      <translation>Ни одна цель компании.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_3=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with three players? Numbers 29 and 34.</extracomment>
      <translation>
        <numerusform>Номер {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Always {region}; the others follow clockwise.</source>
      <comment>region_order=fixed_start</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region is the first to meet its energy demand? Always Europe; the others follow clockwise.</extracomment>
      <translation>Всегда {region}; остальные следуют по часовой стрелке.</translation>
    </message>
    <message>
      <source>The start player chooses it; the others follow clockwise.</source>
      <comment>region_order=start_player_chooses</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region is the first to meet its energy demand? The start player chooses it; the others follow clockwise.</extracomment>
      <translation>Его выбирает первый игрок; остальные следуют по часовой стрелке.</translation>
    </message>
    <message>
      <source>No, it is passed over.</source>
      <comment>skip_full_region=skip</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the plant of this decade: does it pay? No, it is passed over.</extracomment>
      <translation>Нет, его пропускают.</translation>
    </message>
    <message>
      <source>Yes, a CEP is due all the same, unless all its plants are green.</source>
      <comment>skip_full_region=pay_anyway</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the plant of this decade: does it pay? Yes, a CEP is due all the same, unless all its plants are green.</extracomment>
      <translation>Да, РУВ все равно необходимо заплатить, если не все электростанции экологические.</translation>
    </message>
    <message>
      <source>One of your hand, or of any region you control.</source>
      <comment>fossil_cep_source=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? One of your hand, or of any region you control.</extracomment>
      <translation>Один из руки или из любого контролируемого вами региона.</translation>
    </message>
    <message>
      <source>One of your hand, or of this region only.</source>
      <comment>fossil_cep_source=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? One of your hand, or of this region only.</extracomment>
      <translation>Один из руки или только из этого региона.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>biomass_install_money=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much money does installing a biomass project bring? $3.</extracomment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>recycling_cep_source=market</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP come from that installing a recycling project brings? From the market, which may run empty and raise the price.</extracomment>
      <translation>С рынка, который может опустеть, и тогда цена повысится.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>recycling_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP come from that installing a recycling project brings? From the bank; market and price do not move.</extracomment>
      <translation>Из банка; рынок и цена не меняются.</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <comment>money_grant_basis=cep</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money grant pay? $1 for each CEP in the region, at least $3.</extracomment>
      <translation>$1 за каждый РУВ в регионе, минимум ${least}.</translation>
    </message>
    <message>
      <source>Always ${least}: regions hold no money to count.</source>
      <comment>money_grant_basis=money</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money grant pay? Always $3: regions hold no money to count.</extracomment>
      <translation>Всегда ${least}: денег, которые можно сосчитать, в регионах нет.</translation>
    </message>
    <message>
      <source>The scientist stays and goes on working.</source>
      <comment>own_scientist_after_install=stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project on which your own scientist works: what happens? The scientist stays and goes on working.</extracomment>
      <translation>Ученый остается и работает дальше.</translation>
    </message>
    <message>
      <source>The scientist returns to your hand.</source>
      <comment>own_scientist_after_install=leaves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project on which your own scientist works: what happens? The scientist returns to your hand.</extracomment>
      <translation>Ученый возвращается в вашу руку.</translation>
    </message>
    <message>
      <source>Only the top one of its stack.</source>
      <comment>plant_choice=top</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Only the top one of its stack.</extracomment>
      <translation>Только верхнюю из ее стопки.</translation>
    </message>
    <message>
      <source>Any one of its stack.</source>
      <comment>plant_choice=any</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Any one of its stack.</extracomment>
      <translation>Любую из ее стопки.</translation>
    </message>
    <message>
      <source>One fewer than the plant shows.</source>
      <comment>tech_needed_with_subsidy=less_one</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region gives a cube for a plant: how many must you own? One fewer than the plant shows.</extracomment>
      <translation>На один меньше, чем указано на электростанции.</translation>
    </message>
    <message>
      <source>As many as the plant shows, although you pay one fewer.</source>
      <comment>tech_needed_with_subsidy=full</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region gives a cube for a plant: how many must you own? As many as the plant shows, although you pay one fewer.</extracomment>
      <translation>Столько, сколько указано на электростанции, хотя заплатите вы на один меньше.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check of control.</source>
      <comment>build_displacement=last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build on a project with a foreign scientist: when does the scientist leave? After the plant, its points and the check of control.</extracomment>
      <translation>После электростанции, очков за нее и проверки контроля.</translation>
    </message>
    <message>
      <source>Before anything else is done, as when installing.</source>
      <comment>build_displacement=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build on a project with a foreign scientist: when does the scientist leave? Before anything else is done, as when installing.</extracomment>
      <translation>Прежде всего остального, как и при развертывании.</translation>
    </message>
    <message>
      <source>Yes, as any other move.</source>
      <comment>scientist_to_hand=allowed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your hand? Yes, as any other move.</extracomment>
      <translation>Да, как при любом другом перемещении.</translation>
    </message>
    <message>
      <source>No, they come home only from a summit, or when they have to leave.</source>
      <comment>scientist_to_hand=forbidden</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your hand? No, they come home only from a summit, or when they have to leave.</extracomment>
      <translation>Нет, они возвращаются только с конференции или когда должны уйти.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <comment>end_turn_expertise=must</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? Yes, if one of your scientists works on a project.</extracomment>
      <translation>Да, если хотя бы один ваш ученый работает над проектом.</translation>
    </message>
    <message>
      <source>No, you may leave it.</source>
      <comment>end_turn_expertise=may</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? No, you may leave it.</extracomment>
      <translation>Нет, можно отказаться.</translation>
    </message>
    <message>
      <source>Clockwise from the left of the active player, who comes last.</source>
      <comment>summit_order=active_last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? Clockwise from the left of the active player, who comes last.</extracomment>
      <translation>По часовой стрелке, начиная слева от активного игрока, который идет последним.</translation>
    </message>
    <message>
      <source>In turn order, the start player first.</source>
      <comment>summit_order=turn_order</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? In turn order, the start player first.</extracomment>
      <translation>В порядке хода, начиная с первого игрока.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <comment>expertise_on_own_return=no</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own installing or building brings your scientist home: do you gain expertise for it? No, only when another player sends the scientist away.</extracomment>
      <translation>Нет, только если ученого убирает другой игрок.</translation>
    </message>
    <message>
      <source>Yes, one point in the energy of the project.</source>
      <comment>expertise_on_own_return=yes</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own installing or building brings your scientist home: do you gain expertise for it? Yes, one point in the energy of the project.</extracomment>
      <translation>Да, одно очко в типе энергии проекта.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>region_cep_source=market</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the market, which may run empty and raise the price.</extracomment>
      <translation>С рынка, который может опустеть, и тогда цена повысится.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>region_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the bank; market and price do not move.</extracomment>
      <translation>Из банка; рынок и цена не меняются.</translation>
    </message>
    <message>
      <source>Any region of your choice that has room.</source>
      <comment>region_cep_target=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? Any region of your choice that has room.</extracomment>
      <translation>Любой регион по вашему выбору, где есть место.</translation>
    </message>
    <message>
      <source>The region that the board names for this track.</source>
      <comment>region_cep_target=indicated</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? The region that the board names for this track.</extracomment>
      <translation>Регион, указанный на поле для этой шкалы.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <comment>market_after_stop=no_sale</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty in your turn: what can you still do there? You may buy, but not sell.</extracomment>
      <translation>Можно покупать, но не продавать.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <comment>market_after_stop=closed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty in your turn: what can you still do there? Nothing: the market is closed until the next turn.</extracomment>
      <translation>Ничего: рынок закрыт до следующего хода.</translation>
    </message>
    <message>
      <source>{n:cubes}.</source>
      <comment>lobby_0709_tech=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many technology cubes do lobby cards 07 to 09 give? 3 technology cubes.</extracomment>
      <translation>{n:cubes}.</translation>
    </message>
    <message>
      <source>Yes, each card gives what belongs to its space.</source>
      <comment>lobby_0709_effect=fixed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the main effect of lobby cards 07 to 09 fixed? Yes, each card gives what belongs to its space.</extracomment>
      <translation>Да, каждая карта дает то, что относится к ее позиции.</translation>
    </message>
    <message>
      <source>No, each card lets you choose among the effects of all three.</source>
      <comment>lobby_0709_effect=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the main effect of lobby cards 07 to 09 fixed? No, each card lets you choose among the effects of all three.</extracomment>
      <translation>Нет, каждая карта дает выбор из бонусов всех трех.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <comment>lobby_12_choice=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? Yes, you choose one of the two.</extracomment>
      <translation>Да, вы выбираете один из двух.</translation>
    </message>
    <message>
      <source>No, it gives the first one only.</source>
      <comment>lobby_12_choice=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? No, it gives the first one only.</extracomment>
      <translation>Нет, она дает только первый.</translation>
    </message>
    <message>
      <source>25 goes with buying, 26 with selling.</source>
      <comment>lobby_25_26=buy_sell</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of the lobby cards 25 and 26 goes with buying, and which with selling? 25 goes with buying, 26 with selling.</extracomment>
      <translation>25 — для покупки, 26 — для продажи.</translation>
    </message>
    <message>
      <source>25 goes with selling, 26 with buying.</source>
      <comment>lobby_25_26=sell_buy</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of the lobby cards 25 and 26 goes with buying, and which with selling? 25 goes with selling, 26 with buying.</extracomment>
      <translation>25 — для продажи, 26 — для покупки.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <comment>lobby_main_timing=attach</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Later in the turn of its action; a discount together with the build.</extracomment>
      <translation>Позже в тот же ход, что и ее действие; скидка — вместе с постройкой.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is paid back after the build.</source>
      <comment>lobby_main_timing=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Later in the turn of its action; a discount is paid back after the build.</extracomment>
      <translation>Позже в тот же ход, что и ее действие; скидка возвращается после постройки.</translation>
    </message>
    <message>
      <source>Right after its action; a discount together with the build.</source>
      <comment>lobby_main_timing=with</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Right after its action; a discount together with the build.</extracomment>
      <translation>Сразу после ее действия; скидка — вместе с постройкой.</translation>
    </message>
    <message>
      <source>All of yours except the first.</source>
      <comment>goal_30=except_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All of yours except the first.</extracomment>
      <translation>Все ваши, кроме первой.</translation>
    </message>
    <message>
      <source>All of yours.</source>
      <comment>goal_30=every</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All of yours.</extracomment>
      <translation>Все ваши.</translation>
    </message>
    <message>
      <source>Energies that you have built in the region.</source>
      <comment>control_expertise=built</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is tied to the last: expertise in which energies is compared? Energies that you have built in the region.</extracomment>
      <translation>В тех типах энергии, которые вы построили в регионе.</translation>
    </message>
    <message>
      <source>All energies on the agenda of the region.</source>
      <comment>control_expertise=agenda</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is tied to the last: expertise in which energies is compared? All energies on the agenda of the region.</extracomment>
      <translation>Во всех типах энергии из программы региона.</translation>
    </message>
    <message>
      <source>The builder or the one who held it before.</source>
      <comment>control_recount=builder_or_controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can hold the region after a plant was built? The builder or the one who held it before.</extracomment>
      <translation>Строитель или тот, кто контролировал регион раньше.</translation>
    </message>
    <message>
      <source>Anybody with a plant there: all are compared.</source>
      <comment>control_recount=all_players</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can hold the region after a plant was built? Anybody with a plant there: all are compared.</extracomment>
      <translation>Любой, у кого там есть электростанция: сравниваются все.</translation>
    </message>
    <message>
      <source>Yes, all others last five.</source>
      <comment>six_decades_at=5</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a game of five last six decades? Yes, all others last five.</extracomment>
      <translation>Да, все остальные игры длятся пять.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six decades would need a sixth player.</source>
      <comment>six_decades_at=6</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a game of five last six decades? No, every game lasts five; six decades would need a sixth player.</extracomment>
      <translation>Нет, любая игра длится пять; для шести десятилетий нужен шестой игрок.</translation>
    </message>
    <message>
      <source>Yes, in points.</source>
      <comment>end_income=paid</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is income paid once more at the end of the game? Yes, in points.</extracomment>
      <translation>Да, очками.</translation>
    </message>
    <message>
      <source>No.</source>
      <comment>end_income=not_paid</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is income paid once more at the end of the game? No.</extracomment>
      <translation>Нет.</translation>
    </message>
    <message>
      <source>No gas plant.</source>
      <comment>extreme_removes_gas=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many gas plants leave the game with the extreme fossil plants? No gas plant.</extracomment>
      <translation>Ни одной газовой электростанции.</translation>
    </message>
    <message>
      <source>{n:gas}.</source>
      <comment>extreme_removes_gas=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many gas plants leave the game with the extreme fossil plants? 3 gas plants.</extracomment>
      <translation>{n:gas}.</translation>
    </message>
    <message>
      <source>All of them.</source>
      <comment>solo_base=two_player</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? All of them.</extracomment>
      <translation>Все.</translation>
    </message>
    <message>
      <source>As many as two players lay out.</source>
      <comment>solo_base=two_player_strict</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as two players lay out.</extracomment>
      <translation>Столько, сколько выкладывают при игре вдвоем.</translation>
    </message>
    <message>
      <source>As many as four players lay out.</source>
      <comment>solo_base=normal</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as four players lay out.</extracomment>
      <translation>Столько, сколько выкладывают при игре вчетвером.</translation>
    </message>
    <message>
      <source>On a free one of your choice.</source>
      <comment>solo_slot=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project lie? On a free one of your choice.</extracomment>
      <translation>На любой свободной по вашему выбору.</translation>
    </message>
    <message>
      <source>On the first free one.</source>
      <comment>solo_slot=first_free</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project lie? On the first free one.</extracomment>
      <translation>На первой свободной.</translation>
    </message>
    <message>
      <source>In the region after the one that was used last.</source>
      <comment>solo_next_start=next_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the next start project's region begin? In the region after the one that was used last.</extracomment>
      <translation>С региона, следующего за последним использованным.</translation>
    </message>
    <message>
      <source>In the region that was used last.</source>
      <comment>solo_next_start=same_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the next start project's region begin? In the region that was used last.</extracomment>
      <translation>С региона, использованного последним.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more after the supply phase.</source>
      <comment>solo_end_level=reaches</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: at which CO₂ level does the game end early? At 400 ppm or more after the supply phase.</extracomment>
      <translation>При {ppm} ppm или выше после фазы снабжения.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the supply phase.</source>
      <comment>solo_end_level=exceeds</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: at which CO₂ level does the game end early? Above 400 ppm after the supply phase.</extracomment>
      <translation>Выше {ppm} ppm после фазы снабжения.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>competitive_gas=removed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Do gas plants leave the competitive game of three, as they do in the team game? Yes.</extracomment>
      <translation>Да.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <comment>competitive_gas=kept</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Do gas plants leave the competitive game of three, as they do in the team game? No, all gas plants stay in the game.</extracomment>
      <translation>Нет, все газовые электростанции остаются в игре.</translation>
    </message>
    <message>
      <source>Yes, one region can be struck twice.</source>
      <comment>seventh_event=in_play</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the seventh event tile used? Yes, one region can be struck twice.</extracomment>
      <translation>Да, один регион может пострадать дважды.</translation>
    </message>
    <message>
      <source>No, there is one tile for each region.</source>
      <comment>seventh_event=left_out</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the seventh event tile used? No, there is one tile for each region.</extracomment>
      <translation>Нет, на каждый регион по одному тайлу.</translation>
    </message>
    <message>
      <source>After the region that received the last cube.</source>
      <comment>opponent_cubes=continue</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the opponent's next region begin? After the region that received the last cube.</extracomment>
      <translation>После региона, получившего последний кубик.</translation>
    </message>
    <message>
      <source>Always after the region chosen at the start.</source>
      <comment>opponent_cubes=restart</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the opponent's next region begin? Always after the region chosen at the start.</extracomment>
      <translation>Всегда после региона, выбранного в начале.</translation>
    </message>
    <message>
      <source>Nothing, if the region holds no CEP.</source>
      <comment>money_subsidy_minimum=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money subsidy pay at least? Nothing, if the region holds no CEP.</extracomment>
      <translation>Ничего, если в регионе нет РУВ.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>money_subsidy_minimum=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money subsidy pay at least? $3.</extracomment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>No, recruit or move a scientist if either is possible.</source>
      <comment>scientist_subsidy=taken</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you leave the subsidy of a scientist space unused? No, recruit or move a scientist if either is possible.</extracomment>
      <translation>Нет, нужно нанять или переместить ученого, если возможно хотя бы одно.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>scientist_subsidy=optional</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you leave the subsidy of a scientist space unused? Yes.</extracomment>
      <translation>Да.</translation>
    </message>
    <message>
      <source>The CEP is paid, then the scientist moves.</source>
      <comment>infrastructure_order=pay_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist stands on a project that gets its infrastructure: what comes first? The CEP is paid, then the scientist moves.</extracomment>
      <translation>Сначала платится РУВ, затем перемещается ученый.</translation>
    </message>
    <message>
      <source>The scientist moves, then the CEP is paid.</source>
      <comment>infrastructure_order=scientist_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist stands on a project that gets its infrastructure: what comes first? The scientist moves, then the CEP is paid.</extracomment>
      <translation>Сначала перемещается ученый, затем платится РУВ.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <comment>lobby_before=all_effects</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A lobbyist card is played before its action: which bonus may make the action possible? Any: money, cubes, CEPs and knowledge count for the action.</extracomment>
      <translation>Любой: деньги, кубики, РУВ и компетенция учитываются для действия.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <comment>lobby_before=build_money_only</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A lobbyist card is played before its action: which bonus may make the action possible? Only the money of a card for building.</extracomment>
      <translation>Только деньги карты для постройки.</translation>
    </message>
    <message>
      <source>Both points of each scientist in any topics of the summit.</source>
      <comment>summit_points=any_topic</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit bring its knowledge? Both points of each scientist in any topics of the summit.</extracomment>
      <translation>Оба очка каждого ученого — по любым секциям конференции.</translation>
    </message>
    <message>
      <source>One point in the scientist's topic, one in any topic of the summit.</source>
      <comment>summit_points=own_topic_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit bring its knowledge? One point in the scientist's topic, one in any topic of the summit.</extracomment>
      <translation>Одно очко по секции ученого, одно по любой секции конференции.</translation>
    </message>
    <message>
      <source>No, everybody keeps their own.</source>
      <comment>competitive_bonuses=own</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you hand the bonus of a track to somebody else? No, everybody keeps their own.</extracomment>
      <translation>Нет, каждый оставляет бонусы себе.</translation>
    </message>
    <message>
      <source>Yes, as in the team game.</source>
      <comment>competitive_bonuses=shared</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you hand the bonus of a track to somebody else? Yes, as in the team game.</extracomment>
      <translation>Да, как в кооперативной игре.</translation>
    </message>
    <message>
      <source>Everybody who has built there.</source>
      <comment>control_rivals=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to control a region? Everybody who has built there.</extracomment>
      <translation>Всех, кто там построил электростанцию.</translation>
    </message>
    <message>
      <source>Only the one who controls it now.</source>
      <comment>control_rivals=controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to control a region? Only the one who controls it now.</extracomment>
      <translation>Только того, кто контролирует его сейчас.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <comment>penalty_price=before</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty empties the market: which price is lost in points? The price before it rises.</extracomment>
      <translation>Цена до повышения.</translation>
    </message>
    <message>
      <source>The price after it has risen.</source>
      <comment>penalty_price=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty empties the market: which price is lost in points? The price after it has risen.</extracomment>
      <translation>Цена после повышения.</translation>
    </message>
    <message>
      <source>A CEP of your hand or of any region you control.</source>
      <comment>supply_payment=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What may pay for a fossil plant in a region you control? A CEP of your hand or of any region you control.</extracomment>
      <translation>РУВ из руки или из любого контролируемого вами региона.</translation>
    </message>
    <message>
      <source>Only a CEP of this region; without one there is a penalty.</source>
      <comment>supply_payment=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What may pay for a fossil plant in a region you control? Only a CEP of this region; without one there is a penalty.</extracomment>
      <translation>Только РУВ этого региона; если его нет, начисляется штраф.</translation>
    </message>
    <message>
      <source>After all regions have been visited.</source>
      <comment>supply_order=after_all</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When are the new fossil plants paid for? After all regions have been visited.</extracomment>
      <translation>После обхода всех регионов.</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <comment>supply_order=at_once</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When are the new fossil plants paid for? Each one as soon as it is placed.</extracomment>
      <translation>За каждую — сразу, как она появится.</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <comment>region_tech=optional</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has technology cubes: must one of them help to pay for a plant there? No, the builder decides.</extracomment>
      <translation>Нет, решает строитель.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <comment>region_tech=mandatory</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has technology cubes: must one of them help to pay for a plant there? Yes, if the plant costs any cubes.</extracomment>
      <translation>Да, если для электростанции вообще нужны кубики.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on.</source>
      <comment>second_event=reaches</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: From which CO₂ level on does the future event happen too? From 400 ppm on.</extracomment>
      <translation>Начиная с {ppm} ppm.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <comment>second_event=exceeds</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: From which CO₂ level on does the future event happen too? Above 400 ppm.</extracomment>
      <translation>Выше {ppm} ppm.</translation>
    </message>
    <message>
      <source>Those of your hand.</source>
      <comment>goal_cep=hand</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal that asks for CEPs? Those of your hand.</extracomment>
      <translation>Те, что в вашей руке.</translation>
    </message>
    <message>
      <source>Those of your hand and of regions you control.</source>
      <comment>goal_cep=with_regions</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal that asks for CEPs? Those of your hand and of regions you control.</extracomment>
      <translation>Те, что в вашей руке и в контролируемых вами регионах.</translation>
    </message>
    <message>
      <source>No, it walks over them.</source>
      <comment>inspector_skips=achieved</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count goals that are achieved? No, it walks over them.</extracomment>
      <translation>Нет, он проходит мимо них.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <comment>inspector_skips=nothing</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count goals that are achieved? Yes, every goal is one step.</extracomment>
      <translation>Да, каждая цель — один шаг.</translation>
    </message>
    <message>
      <source>Everybody: all are tied.</source>
      <comment>award_without_tech=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most? Everybody: all are tied.</extracomment>
      <translation>Все: у всех поровну.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <comment>award_without_tech=nobody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most? Nobody: it takes at least one cube.</extracomment>
      <translation>Никто: нужен хотя бы один техно-ресурс.</translation>
    </message>
  </context>
  <context>
    <name>readings</name>
    <message>
      <source>How many discs does each player have for score, tracks, plants and regions?</source>
      <comment>discs_per_player</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько дисков есть у каждого игрока для очков, шкал, электростанций и регионов?</translation>
    </message>
    <message>
      <source>How many UN goal cards are in the box?</source>
      <comment>un_goal_cards</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько карт целей ООН в коробке?</translation>
    </message>
    <message>
      <source>How many event cards are in the box?</source>
      <comment>event_cards</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько карт событий в коробке?</translation>
    </message>
    <message>
      <source>How are the green plants of an energy stacked?</source>
      <comment>plant_sort</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Как сложены в стопку экологические электростанции одного типа?</translation>
    </message>
    <message>
      <source>Auction variant: is there an auction before the first decade too?</source>
      <comment>auction_decade_1</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Вариант с аукционом: проводится ли аукцион и перед первым десятилетием?</translation>
    </message>
    <message>
      <source>Everybody passes in the auction before the first decade: who starts?</source>
      <comment>auction_decade_1_passed</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>На аукционе перед первым десятилетием все пасуют: кто начинает?</translation>
    </message>
    <message>
      <source>How many summits lie face up on the board?</source>
      <comment>summit_spaces</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько конференций лежит на поле лицом вверх?</translation>
    </message>
    <message>
      <source>Which company goals leave the game when you play alone?</source>
      <comment>goals_removed_1</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какие цели компаний удаляются из одиночной игры?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with two players?</source>
      <comment>goals_removed_2</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какие цели компаний удаляются из игры вдвоем?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <comment>goals_removed_3</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какие цели компаний удаляются из игры втроем?</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <comment>region_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какой регион первым удовлетворяет свой энергозапрос?</translation>
    </message>
    <message>
      <source>A region has no space for the plant of this decade: does it pay?</source>
      <comment>skip_full_region</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>В регионе нет позиции для электростанции этого десятилетия: платит ли он?</translation>
    </message>
    <message>
      <source>Which CEP may pay for a fossil plant in a region you control?</source>
      <comment>fossil_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какой РУВ можно заплатить за ИТ-электростанцию в контролируемом вами регионе?</translation>
    </message>
    <message>
      <source>How much money does installing a biomass project bring?</source>
      <comment>biomass_install_money</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько денег приносит развертывание проекта по биомассе?</translation>
    </message>
    <message>
      <source>Where does the CEP come from that installing a recycling project brings?</source>
      <comment>recycling_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Откуда берется РУВ за развертывание проекта по вторсырью?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <comment>money_grant_basis</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько приносит грант «деньги»?</translation>
    </message>
    <message>
      <source>You install a project on which your own scientist works: what happens?</source>
      <comment>own_scientist_after_install</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Вы разворачиваете проект, над которым работает ваш ученый: что происходит?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <comment>plant_choice</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какую электростанцию данного типа энергии можно построить?</translation>
    </message>
    <message>
      <source>The region gives a cube for a plant: how many must you own?</source>
      <comment>tech_needed_with_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Регион дает кубик на электростанцию: сколько их должно быть у вас?</translation>
    </message>
    <message>
      <source>You build on a project with a foreign scientist: when does the scientist leave?</source>
      <comment>build_displacement</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Вы строите на базе проекта с чужим ученым: когда ученый уходит?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your hand?</source>
      <comment>scientist_to_hand</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Можно ли переместить ученого с проекта обратно в руку?</translation>
    </message>
    <message>
      <source>Must you take the point of expertise at the end of your turn?</source>
      <comment>end_turn_expertise</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Обязательно ли брать очко компетенции в конце хода?</translation>
    </message>
    <message>
      <source>In which order do the participants of a summit gain their expertise?</source>
      <comment>summit_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>В каком порядке игроки, участвующие в конференции, получают компетенцию?</translation>
    </message>
    <message>
      <source>Your own installing or building brings your scientist home: do you gain expertise for it?</source>
      <comment>expertise_on_own_return</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Ваш ученый возвращается из-за вашего же развертывания или постройки: получаете ли вы за это компетенцию?</translation>
    </message>
    <message>
      <source>Where does the CEP of a track bonus come from?</source>
      <comment>region_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Откуда берется РУВ, который дает бонус шкалы?</translation>
    </message>
    <message>
      <source>Which region receives the CEP of a track bonus?</source>
      <comment>region_cep_target</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какой регион получает РУВ, который дает бонус шкалы?</translation>
    </message>
    <message>
      <source>The market ran empty in your turn: what can you still do there?</source>
      <comment>market_after_stop</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Рынок опустел в ваш ход: что там еще можно сделать?</translation>
    </message>
    <message>
      <source>How many technology cubes do lobby cards 07 to 09 give?</source>
      <comment>lobby_0709_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько техно-ресурсов дают карты лобби 07–09?</translation>
    </message>
    <message>
      <source>Is the main effect of lobby cards 07 to 09 fixed?</source>
      <comment>lobby_0709_effect</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Задан ли основной бонус карт лобби 07–09?</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <comment>lobby_12_choice</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Дает ли карта лобби 12 выбор из двух основных бонусов?</translation>
    </message>
    <message>
      <source>Which of the lobby cards 25 and 26 goes with buying, and which with selling?</source>
      <comment>lobby_25_26</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какая из карт лобби 25 и 26 относится к покупке, а какая к продаже?</translation>
    </message>
    <message>
      <source>When is the main effect of a lobby card played?</source>
      <comment>lobby_main_timing</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Когда играется основной бонус карты лобби?</translation>
    </message>
    <message>
      <source>Which plants does company goal 30 count?</source>
      <comment>goal_30</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какие электростанции учитывает цель компании 30?</translation>
    </message>
    <message>
      <source>Control is tied to the last: expertise in which energies is compared?</source>
      <comment>control_expertise</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>По контролю полная ничья: компетенция в каких типах энергии сравнивается?</translation>
    </message>
    <message>
      <source>Who can hold the region after a plant was built?</source>
      <comment>control_recount</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Кто может контролировать регион после постройки электростанции?</translation>
    </message>
    <message>
      <source>Does a game of five last six decades?</source>
      <comment>six_decades_at</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Длится ли игра впятером шесть десятилетий?</translation>
    </message>
    <message>
      <source>Is income paid once more at the end of the game?</source>
      <comment>end_income</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Выплачивается ли доход еще раз в конце игры?</translation>
    </message>
    <message>
      <source>How many gas plants leave the game with the extreme fossil plants?</source>
      <comment>extreme_removes_gas</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько газовых электростанций удаляется из игры при расстановке «кошмар»?</translation>
    </message>
    <message>
      <source>Solo game: how many UN goals are in the stack?</source>
      <comment>solo_base</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Одиночная игра: сколько карт целей ООН в стопке?</translation>
    </message>
    <message>
      <source>Solo game: on which space of a region does a start project lie?</source>
      <comment>solo_slot</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Одиночная игра: на какой позиции региона лежит стартовый проект?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the next start project's region begin?</source>
      <comment>solo_next_start</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Одиночная игра: с какого региона начинается поиск места для следующего стартового проекта?</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <comment>solo_end_level</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Одиночная игра: при каком уровне CO₂ игра заканчивается досрочно?</translation>
    </message>
    <message>
      <source>Do gas plants leave the competitive game of three, as they do in the team game?</source>
      <comment>competitive_gas</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Удаляются ли газовые электростанции из соревновательной игры втроем, как из кооперативной?</translation>
    </message>
    <message>
      <source>Is the seventh event tile used?</source>
      <comment>seventh_event</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Используется ли седьмой тайл события?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the opponent's next region begin?</source>
      <comment>opponent_cubes</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Одиночная игра: откуда начинается поиск следующего региона соперника?</translation>
    </message>
    <message>
      <source>How much does a money subsidy pay at least?</source>
      <comment>money_subsidy_minimum</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько минимум приносит грант «деньги»?</translation>
    </message>
    <message>
      <source>May you leave the subsidy of a scientist space unused?</source>
      <comment>scientist_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Можно ли отказаться от гранта «ученый»?</translation>
    </message>
    <message>
      <source>A scientist stands on a project that gets its infrastructure: what comes first?</source>
      <comment>infrastructure_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>На проекте, который получает инфраструктуру, стоит ученый: что происходит сначала?</translation>
    </message>
    <message>
      <source>A lobbyist card is played before its action: which bonus may make the action possible?</source>
      <comment>lobby_before</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Карта лоббиста сыграна перед действием: какой бонус может сделать действие возможным?</translation>
    </message>
    <message>
      <source>In which energies does a summit bring its knowledge?</source>
      <comment>summit_points</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>В каких типах энергии конференция приносит компетенцию?</translation>
    </message>
    <message>
      <source>Competitive game: may you hand the bonus of a track to somebody else?</source>
      <comment>competitive_bonuses</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Соревновательная игра: можно ли передать бонус шкалы другому игроку?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to control a region?</source>
      <comment>control_rivals</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Кого должен превзойти строитель, чтобы контролировать регион?</translation>
    </message>
    <message>
      <source>A penalty empties the market: which price is lost in points?</source>
      <comment>penalty_price</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Из-за штрафа рынок опустел: какая цена теряется в очках?</translation>
    </message>
    <message>
      <source>What may pay for a fossil plant in a region you control?</source>
      <comment>supply_payment</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Чем можно заплатить за ИТ-электростанцию в контролируемом вами регионе?</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <comment>supply_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Когда оплачиваются новые ИТ-электростанции?</translation>
    </message>
    <message>
      <source>A region has technology cubes: must one of them help to pay for a plant there?</source>
      <comment>region_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>В регионе есть техно-ресурсы: обязательно ли один из них идет на оплату электростанции там?</translation>
    </message>
    <message>
      <source>From which CO₂ level on does the future event happen too?</source>
      <comment>second_event</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Начиная с какого уровня CO₂ происходит и будущее событие?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal that asks for CEPs?</source>
      <comment>goal_cep</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какие РУВ учитываются для личной цели, где требуются РУВ?</translation>
    </message>
    <message>
      <source>Does an inspector count goals that are achieved?</source>
      <comment>inspector_skips</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Считает ли инспектор достигнутые цели?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most?</source>
      <comment>award_without_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>В конце ни у кого нет техно-ресурсов: кто получает очки за наибольшее число?</translation>
    </message>
  </context>
  <context>
    <name>references</name>
    <message numerus="yes">
      <source>{rule} – rulebook sections {sections}</source>
      <comment>numbers</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – rulebook sections 9.4</extracomment>
      <translation>
        <numerusform>{rule} — правила, раздел {sections}</numerusform>
        <numerusform>{rule} — правила, разделы {sections}</numerusform>
        <numerusform>{rule} — правила, разделы {sections}</numerusform>
      </translation>
    </message>
    <message>
      <source>{rule} – rulebook: {sections}</source>
      <comment>headings</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – rulebook: 9.4</extracomment>
      <translation>{rule} — правила: {sections}</translation>
    </message>
    <message>
      <source>{rule} – not in the printed rulebook</source>
      <comment>unprinted</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – not in the printed rulebook</extracomment>
      <translation>{rule} — в печатных правилах этого нет</translation>
    </message>
    <message>
      <source>{section} ({books})</source>
      <comment>section_of</comment>
      <extracomment>A rule and where a rulebook states it.
Example: 9.4 (Polish, French)</extracomment>
      <translation>{section} ({books})</translation>
    </message>
  </context>
  <context>
    <name>refusals</name>
    <message>
      <source>The action that card {card} was played for is owed: it has to stay possible.</source>
      <comment>action_is_owed</comment>
      <extracomment>Why an action is impossible.
Example: The action that card 12 was played for is owed: it has to stay possible.</extracomment>
      <translation>Действие, ради которого сыграна карта {card}, нужно выполнить: оно должно остаться возможным.</translation>
    </message>
    <message>
      <source>This scientist is in your hand already.</source>
      <comment>already_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Этот ученый уже в вашей руке.</translation>
    </message>
    <message>
      <source>Card {card} is attached to the build itself: choose the build with this card.</source>
      <comment>attach_card_to_build</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 is attached to the build itself: choose the build with this card.</extracomment>
      <translation>Карта {card} применяется к самой постройке: выберите постройку с этой картой.</translation>
    </message>
    <message>
      <source>That is worth ${had}; the bid is ${needed}.</source>
      <comment>bid_not_covered</comment>
      <extracomment>Why an action is impossible.
Example: That is worth $2; the bid is $3.</extracomment>
      <translation>Это стоит ${had}, а ставка — ${needed}.</translation>
    </message>
    <message>
      <source>You can pay ${had} at the most.</source>
      <comment>bid_too_high</comment>
      <extracomment>Why an action is impossible.
Example: You can pay $2 at the most.</extracomment>
      <translation>Вы можете заплатить максимум ${had}.</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <comment>bid_too_low</comment>
      <extracomment>Why an action is impossible.
Example: Bid at least $3, or pass.</extracomment>
      <translation>Поставьте минимум ${needed} или спасуйте.</translation>
    </message>
    <message>
      <source>This bonus cannot be handed to {player}: everybody keeps their own.</source>
      <comment>bonus_is_your_own</comment>
      <extracomment>Why an action is impossible.
Example: This bonus cannot be handed to Ada: everybody keeps their own.</extracomment>
      <translation>Этот бонус нельзя передать игроку {player}: каждый оставляет бонусы себе.</translation>
    </message>
    <message>
      <source>A bonus that was given cannot be handed on to {player}.</source>
      <comment>bonus_was_given_already</comment>
      <extracomment>Why an action is impossible.
Example: A bonus that was given cannot be handed on to Ada.</extracomment>
      <translation>Полученный от другого бонус нельзя передать дальше, игроку {player}.</translation>
    </message>
    <message>
      <source>The points or the track allow {had:steps} down, not {needed}.</source>
      <comment>cannot_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The points or the track allow 2 steps down, not 3.</extracomment>
      <translation>Очки или шкала позволяют снизиться на {had:steps}, а не на {needed}.</translation>
    </message>
    <message>
      <source>The main effect of card {card} needs its own action in this turn first: {on}.</source>
      <comment>card_action_missing</comment>
      <extracomment>Why an action is impossible.
Example: The main effect of card 12 needs its own action in this turn first: build a plant.</extracomment>
      <translation>Для основного бонуса карты {card} в этот ход сначала нужно ее действие: {on}.</translation>
    </message>
    <message>
      <source>You have played a card or scored a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В этот ход вы уже сыграли карту или получили цель ООН.</translation>
    </message>
    <message>
      <source>Card {card} gives no discount on this plant.</source>
      <comment>card_cannot_be_attached</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 gives no discount on this plant.</extracomment>
      <translation>На эту электростанцию карта {card} скидки не дает.</translation>
    </message>
    <message>
      <source>Card {card} is not in your hand.</source>
      <comment>card_not_in_hand</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 is not in your hand.</extracomment>
      <translation>Карты {card} нет в вашей руке.</translation>
    </message>
    <message>
      <source>Card {card} is not in your packet.</source>
      <comment>card_not_in_packet</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 is not in your packet.</extracomment>
      <translation>Карты {card} нет в вашем наборе.</translation>
    </message>
    <message>
      <source>No scientist can go to this card: it is not in play, or somebody has been there.</source>
      <comment>card_not_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>К этой карте ученый пойти не может: она не в игре, или там уже кто-то побывал.</translation>
    </message>
    <message>
      <source>The CO₂ level is at {had} ppm; from {limit} ppm on there is no second action.</source>
      <comment>co2_at_limit</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level is at 2 ppm; from 3 ppm on there is no second action.</extracomment>
      <translation>Уровень CO₂ — {had} ppm; начиная с {limit} ppm второго действия нет.</translation>
    </message>
    <message>
      <source>Take the main action of this turn first; the second one comes after it.</source>
      <comment>first_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Сначала выполните основное действие этого хода; второе — после него.</translation>
    </message>
    <message>
      <source>The project goes to the first free space of {region}.</source>
      <comment>first_free_space_only</comment>
      <extracomment>Why an action is impossible.
Example: The project goes to the first free space of Europe.</extracomment>
      <translation>Проект кладется на первую свободную позицию региона {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <comment>game_over</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Игра окончена.</translation>
    </message>
    <message>
      <source>Goal {card} is not among the goals you can keep.</source>
      <comment>goal_not_dealt</comment>
      <extracomment>Why an action is impossible.
Example: Goal 12 is not among the goals you can keep.</extracomment>
      <translation>Цели {card} нет среди тех, из которых вы выбираете.</translation>
    </message>
    <message>
      <source>A scientist who is sent away goes home or to a summit on the project's energy.</source>
      <comment>hand_or_summit_only</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Ученый, которого убрали с проекта, идет в руку или на конференцию с секцией того же типа энергии.</translation>
    </message>
    <message>
      <source>Too few of your {energy} infrastructures carry a plant: {had} of {needed}.</source>
      <comment>infrastructure_missing</comment>
      <extracomment>Why an action is impossible.
Example: Too few of your solar infrastructures carry a plant: 2 of 3.</extracomment>
      <translation>Слишком мало ваших инфраструктур ({energy}) с электростанцией: {had} из {needed}.</translation>
    </message>
    <message>
      <source>The main action of this turn is still open, and it has to be taken.</source>
      <comment>mandatory_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Основное действие этого хода еще не выполнено, а выполнить его необходимо.</translation>
    </message>
    <message>
      <source>You have taken the main action of this turn already.</source>
      <comment>mandatory_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Основное действие этого хода вы уже выполнили.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: it is closed until the next turn.</source>
      <comment>market_closed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Рынок опустел в этот ход: он закрыт до следующего хода.</translation>
    </message>
    <message>
      <source>No CEP is on sale.</source>
      <comment>market_empty</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На рынке нет РУВ.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next turn.</source>
      <comment>market_stop</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Рынок опустел в этот ход: до следующего хода продавать нельзя.</translation>
    </message>
    <message>
      <source>You have been to the market in this turn already.</source>
      <comment>market_visit_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В этот ход вы уже посетили рынок.</translation>
    </message>
    <message>
      <source>You earn {had}; that is less than {needed}.</source>
      <comment>more_than_income</comment>
      <extracomment>Why an action is impossible.
Example: You earn 2; that is less than 3.</extracomment>
      <translation>Ваш доход — {had}; это меньше, чем {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level has to come down by at least {needed:steps}; {had} is too few.</source>
      <comment>must_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level has to come down by at least 3 steps; 2 is too few.</extracomment>
      <translation>Уровень CO₂ нужно уменьшить минимум на {needed:steps}; {had} — слишком мало.</translation>
    </message>
    <message>
      <source>You have no CEP in your hand.</source>
      <comment>no_cep_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В вашей руке нет РУВ.</translation>
    </message>
    <message>
      <source>That region holds no CEP.</source>
      <comment>no_cep_in_region</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В этом регионе нет РУВ.</translation>
    </message>
    <message>
      <source>You need a CEP in your hand or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Нужен РУВ в руке или в контролируемом вами регионе.</translation>
    </message>
    <message>
      <source>{player} has no company goal any more.</source>
      <comment>no_company_goal</comment>
      <extracomment>Why an action is impossible.
Example: Ada has no company goal any more.</extracomment>
      <translation>У игрока {player} больше нет цели компании.</translation>
    </message>
    <message>
      <source>You have no cube left to mark the plant.</source>
      <comment>no_cube_left</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>У вас не осталось кубиков, чтобы отметить электростанцию.</translation>
    </message>
    <message>
      <source>You have no disc left to mark the plant.</source>
      <comment>no_disc_left</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>У вас не осталось дисков, чтобы отметить электростанцию.</translation>
    </message>
    <message>
      <source>{player}'s scientist works here and costs you ${needed}; you have ${had}.</source>
      <comment>no_fee_for_scientist</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist works here and costs you $3; you have $2.</extracomment>
      <translation>Здесь работает ученый игрока {player}: нужно заплатить ${needed}, а у вас ${had}.</translation>
    </message>
    <message>
      <source>You have no lobby card.</source>
      <comment>no_lobby_card</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>У вас нет карт лобби.</translation>
    </message>
    <message>
      <source>You have no marker left for another infrastructure.</source>
      <comment>no_marker_left</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>У вас не осталось маркеров для новой инфраструктуры.</translation>
    </message>
    <message>
      <source>No {energy} plant is left.</source>
      <comment>no_plant_tile</comment>
      <extracomment>Why an action is impossible.
Example: No solar plant is left.</extracomment>
      <translation>Электростанций ({energy}) не осталось.</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На этой позиции нет проекта.</translation>
    </message>
    <message>
      <source>No {energy} project tile is left.</source>
      <comment>no_project_tile</comment>
      <extracomment>Why an action is impossible.
Example: No solar project tile is left.</extracomment>
      <translation>Тайлов проектов ({energy}) не осталось.</translation>
    </message>
    <message>
      <source>The region cannot help with {needed:cubes}; it can give {had}.</source>
      <comment>no_region_tech</comment>
      <extracomment>Why an action is impossible.
Example: The region cannot help with 3 technology cubes; it can give 2.</extracomment>
      <translation>Регион не может дать {needed:cubes:gen}; он может дать {had}.</translation>
    </message>
    <message>
      <source>You have no scientist in your hand.</source>
      <comment>no_scientist_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В вашей руке нет ученых.</translation>
    </message>
    <message>
      <source>No second action would be possible now.</source>
      <comment>no_second_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Второе действие сейчас было бы невозможно.</translation>
    </message>
    <message>
      <source>Card {card} does not offer that.</source>
      <comment>no_such_option</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 does not offer that.</extracomment>
      <translation>Карта {card} этого не дает.</translation>
    </message>
    <message>
      <source>There is no such topic.</source>
      <comment>no_such_topic</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Такой секции нет.</translation>
    </message>
    <message>
      <source>The chosen rulebook knows no way from a project back to the hand.</source>
      <comment>no_way_home</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Выбранные правила не разрешают возвращать ученого с проекта в руку.</translation>
    </message>
    <message>
      <source>All your scientists are recruited: there are {limit} and no more.</source>
      <comment>nobody_to_recruit</comment>
      <extracomment>Why an action is impossible.
Example: All your scientists are recruited: there are 3 and no more.</extracomment>
      <translation>Все ваши ученые уже наняты: больше {limit} их не бывает.</translation>
    </message>
    <message>
      <source>There is no project on this space that can be prepared for building.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На этой позиции нет проекта, который можно развернуть.</translation>
    </message>
    <message>
      <source>No point in {energy} is due from this summit.</source>
      <comment>not_a_topic_here</comment>
      <extracomment>Why an action is impossible.
Example: No point in solar is due from this summit.</extracomment>
      <translation>На этой конференции вам не полагается очко компетенции ({energy}).</translation>
    </message>
    <message>
      <source>There is no project on this space that is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На этой позиции нет проекта, на базе которого можно строить.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <comment>not_enough_cep</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 CEPs and have 2.</extracomment>
      <translation>Нужно {needed:ceps}, а у вас {had}.</translation>
    </message>
    <message>
      <source>You need expertise {needed} in {energy} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <extracomment>Why an action is impossible.
Example: You need expertise 3 in solar and have 2.</extracomment>
      <translation>Нужен уровень компетенции {needed} ({energy}), а у вас {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <comment>not_enough_money</comment>
      <extracomment>Why an action is impossible.
Example: You need $3 and have $2.</extracomment>
      <translation>Нужно ${needed}, а у вас ${had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}: ${fee} of it is for {player}, whose scientist works here.</source>
      <comment>not_enough_money_and_fee</comment>
      <extracomment>Why an action is impossible.
Example: You need $3 and have $2: $3 of it is for Ada, whose scientist works here.</extracomment>
      <translation>Нужно ${needed}, а у вас ${had}: из них ${fee} — игроку {player}, чей ученый здесь работает.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <comment>not_enough_tech</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 technology cubes and have 2.</extracomment>
      <translation>Нужно {needed:cubes}, а у вас {had}.</translation>
    </message>
    <message>
      <source>This is not the time for it: another decision comes first.</source>
      <comment>not_now</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Сейчас не время для этого: сначала нужно другое решение.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <comment>not_on_agenda</comment>
      <extracomment>Why an action is impossible.
Example: The agenda of Europe does not ask for solar.</extracomment>
      <translation>Программа региона {region} не требует этого источника энергии: {energy}.</translation>
    </message>
    <message>
      <source>This point has to be taken.</source>
      <comment>not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Это очко необходимо взять.</translation>
    </message>
    <message>
      <source>The project goes to a free space of {region}.</source>
      <comment>not_this_space</comment>
      <extracomment>Why an action is impossible.
Example: The project goes to a free space of Europe.</extracomment>
      <translation>Проект кладется на свободную позицию региона {region}.</translation>
    </message>
    <message>
      <source>None of your scientists stands there.</source>
      <comment>not_your_scientist</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Вашего ученого там нет.</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <comment>not_your_turn</comment>
      <extracomment>Why an action is impossible.
Example: It is not Ada's turn.</extracomment>
      <translation>Сейчас не ход игрока {player}.</translation>
    </message>
    <message>
      <source>A scientist reaches a summit only from a project of the same energy.</source>
      <comment>only_from_project_to_summit</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На конференцию ученый попадает только с проекта того же типа энергии.</translation>
    </message>
    <message>
      <source>Only the top {energy} plant can be built.</source>
      <comment>only_top_plant</comment>
      <extracomment>Why an action is impossible.
Example: Only the top solar plant can be built.</extracomment>
      <translation>Построить можно только верхнюю электростанцию ({energy}).</translation>
    </message>
    <message>
      <source>Card {card} has been played for another action, which comes now.</source>
      <comment>other_action_owed</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 has been played for another action, which comes now.</extracomment>
      <translation>Карта {card} сыграна ради другого действия, и сейчас его очередь.</translation>
    </message>
    <message>
      <source>The CEP has to come from your hand or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <extracomment>Why an action is impossible.
Example: The CEP has to come from your hand or from Europe.</extracomment>
      <translation>РУВ должен быть из вашей руки или из региона {region}.</translation>
    </message>
    <message>
      <source>The scientist who was sent away has to move.</source>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Переместить нужно ученого, которого убрали с проекта.</translation>
    </message>
    <message>
      <source>The topic is {topic}, but the scientist works on {energy}.</source>
      <comment>other_topic</comment>
      <extracomment>Why an action is impossible.
Example: The topic is wind, but the scientist works on solar.</extracomment>
      <translation>Секция — «{topic}», а ученый работает над проектом другого типа: {energy}.</translation>
    </message>
    <message>
      <source>Card {card} goes with an action that you could not take right after: {on}.</source>
      <comment>owed_action_impossible</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 goes with an action that you could not take right after: build a plant.</extracomment>
      <translation>Карта {card} относится к действию, которое вы не смогли бы сразу выполнить: {on}.</translation>
    </message>
    <message>
      <source>Something in this payment is not needed: ${had} for a bid of ${needed}.</source>
      <comment>pays_too_much</comment>
      <extracomment>Why an action is impossible.
Example: Something in this payment is not needed: $2 for a bid of $3.</extracomment>
      <translation>Часть этой оплаты лишняя: ${had} при ставке ${needed}.</translation>
    </message>
    <message>
      <source>You need {needed:plants} of {energy} and have {had}.</source>
      <comment>plant_missing</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 plants of solar and have 2.</extracomment>
      <translation>Нужно электростанций ({energy}): {needed}, а у вас {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist works on this project already.</source>
      <comment>project_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist works on this project already.</extracomment>
      <translation>Над этим проектом уже работает ученый игрока {player}.</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <comment>region_all_green</comment>
      <extracomment>Why an action is impossible.
Example: All plants in Europe are green: there is no room for another one.</extracomment>
      <translation>Все электростанции в регионе {region} экологические: места для новой нет.</translation>
    </message>
    <message>
      <source>{region} holds {limit:ceps} already, and no more fit.</source>
      <comment>region_cep_limit</comment>
      <extracomment>Why an action is impossible.
Example: Europe holds 3 CEPs already, and no more fit.</extracomment>
      <translation>В регионе {region} уже {limit:ceps}, больше не поместится.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <comment>region_not_controlled</comment>
      <extracomment>Why an action is impossible.
Example: You do not control Europe.</extracomment>
      <translation>Вы не контролируете регион {region}.</translation>
    </message>
    <message>
      <source>The region has technology cubes: one of them has to be used.</source>
      <comment>region_pays_one</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В регионе есть техно-ресурсы: один из них нужно использовать.</translation>
    </message>
    <message>
      <source>The second action of a turn has to be of another kind than the first.</source>
      <comment>same_kind_of_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Второе действие хода должно быть другого вида, чем первое.</translation>
    </message>
    <message>
      <source>You have moved a scientist in this turn already.</source>
      <comment>scientist_move_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В этот ход вы уже переместили ученого.</translation>
    </message>
    <message>
      <source>The second action is paid for and has to be taken now.</source>
      <comment>second_action_owed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Второе действие оплачено, его необходимо выполнить сейчас.</translation>
    </message>
    <message>
      <source>There is only one second action in a turn.</source>
      <comment>second_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>За ход возможно только одно второе действие.</translation>
    </message>
    <message>
      <source>There is a project on this space already.</source>
      <comment>space_taken</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На этой позиции уже есть проект.</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <comment>stays_on_card</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Ученый, посетивший карту, остается на ней.</translation>
    </message>
    <message>
      <source>The subsidy has to be used: recruit a scientist, or move one.</source>
      <comment>subsidy_not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Грант нужно использовать: наймите ученого или переместите одного из своих.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it has taken place.</source>
      <comment>summit_not_held_yet</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Ученый остается на конференции, пока она не завершится.</translation>
    </message>
    <message>
      <source>{player}'s scientist has this topic already.</source>
      <comment>topic_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist has this topic already.</extracomment>
      <translation>На этой секции уже выступает ученый игрока {player}.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <comment>un_goal_not_open</comment>
      <extracomment>Why an action is impossible.
Example: UN goal 12 is not on display.</extracomment>
      <translation>Карты целей ООН {card} нет среди открытых.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>You have played a card or claimed a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>В этот ход вы уже сыграли карту или получили карту целей ООН.</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <comment>no_lobby_card</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>У вас нет карт лоббиста.</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>На этой позиции нет запланированного проекта.</translation>
    </message>
    <message>
      <source>There is no infrastructure on this space to build on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>На этой позиции нет инфраструктуры, на которой можно строить.</translation>
    </message>
    <message>
      <source>You need {energy} knowledge {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.
Example: You need solar knowledge 3 and have 2.</extracomment>
      <translation>Нужен уровень компетенции {needed} ({energy}), а у вас {had}.</translation>
    </message>
    <message>
      <source>The scientist who has to leave the project moves now, and no other.</source>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Сейчас можно переместить только ученого, который должен уйти с проекта.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>North America</source>
      <comment>north_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is 70 ppm.</extracomment>
      <translation>Северная Америка</translation>
    </message>
    <message>
      <source>South America</source>
      <comment>south_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is 90 ppm.</extracomment>
      <translation>Южная Америка</translation>
    </message>
    <message>
      <source>Europe</source>
      <comment>europe</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Europe builds a fossil plant (coal); the CO₂ level is 110 ppm.</extracomment>
      <translation>Европа</translation>
    </message>
    <message>
      <source>Africa</source>
      <comment>africa</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Africa builds a fossil plant (oil); the CO₂ level is 130 ppm.</extracomment>
      <translation>Африка</translation>
    </message>
    <message>
      <source>Asia</source>
      <comment>asia</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Asia builds a fossil plant (oil); the CO₂ level is 150 ppm.</extracomment>
      <translation>Азия</translation>
    </message>
    <message>
      <source>Oceania</source>
      <comment>oceania</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is 170 ppm.</extracomment>
      <translation>Океания</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Аукцион за место первого игрока</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Построить электростанцию</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy_cep</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Купить РУВ</translation>
    </message>
    <message>
      <source>Where CEPs come from and go to</source>
      <comment>cep_flow</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Круговорот РУВ</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>company_goal</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Цель компании</translation>
    </message>
    <message>
      <source>Course of a decade</source>
      <comment>decade</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Как проходит десятилетие</translation>
    </message>
    <message>
      <source>A scientist who is sent away</source>
      <comment>displaced_scientist</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Ученый, которого убирают с проекта</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Драфт</translation>
    </message>
    <message>
      <source>End of the game</source>
      <comment>end_of_game</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Конец игры</translation>
    </message>
    <message>
      <source>Energy demand</source>
      <comment>energy_demand</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Поставка энергии</translation>
    </message>
    <message>
      <source>Event</source>
      <comment>event</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Событие</translation>
    </message>
    <message>
      <source>Expertise</source>
      <comment>expertise</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Компетенция</translation>
    </message>
    <message>
      <source>Bonuses of the expertise tracks</source>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Бонусы шкал компетенции</translation>
    </message>
    <message>
      <source>A CEP that has to be bought</source>
      <comment>forced_purchase</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Вынужденная покупка РУВ</translation>
    </message>
    <message>
      <source>Free actions</source>
      <comment>free_actions</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Бесплатные действия</translation>
    </message>
    <message>
      <source>Money grant</source>
      <comment>grant_money</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Грант «деньги»</translation>
    </message>
    <message>
      <source>Research grant</source>
      <comment>grant_research</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Грант «исследования»</translation>
    </message>
    <message>
      <source>Technology grant</source>
      <comment>grant_tech</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Грант «техно-ресурсы»</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>income</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Доход</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Развернуть проект</translation>
    </message>
    <message>
      <source>Main effect of a lobby card</source>
      <comment>lobby_main</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Основной бонус карты лобби</translation>
    </message>
    <message>
      <source>Minor effect of a lobby card</source>
      <comment>lobby_minor</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Вторичный бонус карты лобби</translation>
    </message>
    <message>
      <source>The market ran empty</source>
      <comment>market_stop</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Рынок опустел</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Переместить ученого</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Заплатить РУВ</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <comment>planet_lost</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Планета погибла</translation>
    </message>
    <message>
      <source>Fixed fossil plants</source>
      <comment>preset_fossils</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Фиксированная расстановка</translation>
    </message>
    <message>
      <source>Expertise at the end of a turn</source>
      <comment>project_expertise</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Компетенция в конце хода</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Открыть проект</translation>
    </message>
    <message>
      <source>Most CEPs of a region</source>
      <comment>region_cep_limit</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Региональный лимит РУВ</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <comment>region_control</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Контроль региона</translation>
    </message>
    <message>
      <source>Technology cubes of a region</source>
      <comment>region_tech</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Техно-ресурсы региона</translation>
    </message>
    <message>
      <source>Replace a fossil plant</source>
      <comment>replace_fossil</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Заменить ИТ-электростанцию</translation>
    </message>
    <message>
      <source>Final scoring</source>
      <comment>scoring</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Подсчет очков</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell_cep</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Продать РУВ</translation>
    </message>
    <message>
      <source>Setup</source>
      <comment>setup</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Подготовка к игре</translation>
    </message>
    <message>
      <source>Solo game</source>
      <comment>solo</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <source>Setup of the solo game</source>
      <comment>solo_setup</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Подготовка к одиночной игре</translation>
    </message>
    <message>
      <source>Summits</source>
      <comment>summit</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Конференции</translation>
    </message>
    <message>
      <source>Pay for a fossil plant</source>
      <comment>supply_payment</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Заплатить за ИТ-электростанцию</translation>
    </message>
    <message>
      <source>Ties</source>
      <comment>tie_break</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Ничьи</translation>
    </message>
    <message>
      <source>Course of a turn</source>
      <comment>turn</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Как проходит ход</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>un_goal</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Цель ООН</translation>
    </message>
  </context>
  <context>
    <name>rules_second_chance</name>
    <message>
      <source>End of the competitive game</source>
      <comment>competitive_end</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Конец соревновательной игры</translation>
    </message>
    <message>
      <source>End of the cooperative game</source>
      <comment>cooperative_end</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Конец кооперативной игры</translation>
    </message>
    <message>
      <source>End of a decade</source>
      <comment>decade_end</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Конец десятилетия</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Уровень сложности</translation>
    </message>
    <message>
      <source>A scientist who has to leave</source>
      <comment>displaced_scientist</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Ученый, который должен уйти</translation>
    </message>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Драфт карт лоббистов</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <comment>energy_supply</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Поставка энергии</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <comment>environmental_goals</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <comment>expertise</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Компетенция</translation>
    </message>
    <message>
      <source>Bonuses of the knowledge tracks</source>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Бонусы шкал компетенции</translation>
    </message>
    <message>
      <source>Director actions</source>
      <comment>free_actions</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Действия директора</translation>
    </message>
    <message>
      <source>Scientist subsidy</source>
      <comment>grant_research</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Грант «ученый»</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Развернуть инфраструктуру</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Инспекторы ООН</translation>
    </message>
    <message>
      <source>Main effect of a lobbyist card</source>
      <comment>lobby_main</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Основной бонус карты лоббиста</translation>
    </message>
    <message>
      <source>Minor effect of a lobbyist card</source>
      <comment>lobby_minor</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Вторичный бонус карты лоббиста</translation>
    </message>
    <message>
      <source>A scientist visits a lobbyist card</source>
      <comment>lobbyist_visit</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Ученый посещает карту лоббиста</translation>
    </message>
    <message>
      <source>Penalty</source>
      <comment>penalty</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Штраф</translation>
    </message>
    <message>
      <source>Personal goal</source>
      <comment>personal_goal</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Личная цель</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Запланировать проект</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level</source>
      <comment>reduction</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Уменьшить уровень CO₂</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_goal</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Цель одиночной игры</translation>
    </message>
    <message>
      <source>Second main action of the solo game</source>
      <comment>solo_second_action</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Второе основное действие в одиночной игре</translation>
    </message>
    <message>
      <source>Subsidy</source>
      <comment>subsidy</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Грант</translation>
    </message>
  </context>
  <context>
    <name>scoring</name>
    <message>
      <source>income</source>
      <comment>income</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>доход</translation>
    </message>
    <message>
      <source>company goal</source>
      <comment>company_goal</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>цель компании</translation>
    </message>
    <message>
      <source>money</source>
      <comment>money</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>деньги</translation>
    </message>
    <message>
      <source>most technology</source>
      <comment>most_tech</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>больше всего техно-ресурсов</translation>
    </message>
    <message>
      <source>most UN goals</source>
      <comment>most_un_goals</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>больше всего карт целей ООН</translation>
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goals</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>цели ООН</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>home</source>
      <comment>hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Home</extracomment>
      <translation>в руку</translation>
    </message>
    <message>
      <source>from hand</source>
      <comment>own_hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: From hand › hydro, Europe (scientist)</extracomment>
      <translation>из руки</translation>
    </message>
    <message>
      <source>{region} ({grant})</source>
      <comment>space</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Europe (technology)</extracomment>
      <translation>{region} ({grant})</translation>
    </message>
    <message>
      <source>{energy}, {region} ({grant})</source>
      <comment>project</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Plan hydro, Europe (scientist)</extracomment>
      <translation>{energy}, {region} ({grant})</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <extracomment>The same as in “places”, for buttons.
Example: summit 3</extracomment>
      <translation>конференция {summit}</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>topic</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Summit 1</extracomment>
      <translation>конференция {summit}</translation>
    </message>
    <message>
      <source>summit {summit}, place {place}</source>
      <comment>same_topic</comment>
      <extracomment>The same as in “places”, for buttons.
Example: summit 3, place the solar project in Europe (technology space)</extracomment>
      <translation>конференция {summit}, место {place}</translation>
    </message>
    <message>
      <source>card {card}</source>
      <comment>card</comment>
      <extracomment>The same as in “places”, for buttons.
Example: From hand › card 11</extracomment>
      <translation>карта {card}</translation>
    </message>
  </context>
  <context>
    <name>solo_goals</name>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: reach the last space of 5 tracks.</extracomment>
      <translation>дойти до последнего деления {n:tracks:gen} компетенции</translation>
    </message>
    <message>
      <source>build {n:plants}</source>
      <comment>plants_built</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build 10 plants.</extracomment>
      <translation>построить {n:plants:acc}</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <comment>plant_in_every_region</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build a plant in every region.</extracomment>
      <translation>построить электростанцию в каждом регионе</translation>
    </message>
    <message>
      <source>meet all personal goals that you were dealt</source>
      <comment>all_personal_goals</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: meet all personal goals that you were dealt.</extracomment>
      <translation>выполнить все розданные вам личные цели</translation>
    </message>
    <message>
      <source>win although you start with {n:points}</source>
      <comment>fewer_points</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win although you start with 10 points.</extracomment>
      <translation>победить, имея в начале только {n:points}</translation>
    </message>
    <message>
      <source>win although no gas plant is in the game</source>
      <comment>no_gas</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win although no gas plant is in the game.</extracomment>
      <translation>победить, хотя в игре нет газовых электростанций</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals that ask for plants</source>
      <comment>plant_goals_by_decade</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of decade 2: achieve 8 of the environmental goals that ask for plants.</extracomment>
      <translation>достигнуть {n} экологических целей по электростанциям</translation>
    </message>
    <message>
      <source>have {n:ceps} in Asia</source>
      <comment>region_cep</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: have 6 CEPs in Asia.</extracomment>
      <translation>иметь {n:ceps} в Азии</translation>
    </message>
    <message>
      <source>hold a summit of every size</source>
      <comment>every_summit_size</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: hold a summit of every size.</extracomment>
      <translation>завершить конференции каждого размера</translation>
    </message>
    <message>
      <source>tear down {n:fossil_plants} by building in a full region</source>
      <comment>replaced_fossil</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: tear down 1 fossil plant by building in a full region.</extracomment>
      <translation>удалить {n:fossil_plants:acc}, строя в заполненных регионах</translation>
    </message>
    <message>
      <source>play no lobbyist card</source>
      <comment>no_lobbyist_in_decade</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of decade 1: play no lobbyist card.</extracomment>
      <translation>не сыграть ни одной карты лоббиста</translation>
    </message>
  </context>
  <context>
    <name>titles</name>
    <message>
      <source>Lobby card {card}: {trigger}</source>
      <comment>lobby</comment>
      <extracomment>The heading of a card.
Example: Lobby card 1: propose a project in North America</extracomment>
      <translation>Карта лобби {card}: {trigger}</translation>
    </message>
    <message>
      <source>Company goal {card}</source>
      <comment>company_goal</comment>
      <extracomment>The heading of a card.
Example: Company goal 27</extracomment>
      <translation>Цель компании {card}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>un_goal</comment>
      <extracomment>The heading of a card.
Example: UN goal 34</extracomment>
      <translation>Цель ООН {card}</translation>
    </message>
    <message>
      <source>Event {card}: {region}</source>
      <comment>event</comment>
      <extracomment>The heading of a card.
Example: Event 47: North America</extracomment>
      <translation>Событие {card}: {region}</translation>
    </message>
    <message>
      <source>{energy} plant</source>
      <comment>plant</comment>
      <extracomment>The heading of a card.
Example: Forestation plant</extracomment>
      <translation>электростанция ({energy})</translation>
    </message>
    <message>
      <source>{energy} plant of level {level}</source>
      <comment>plant_level</comment>
      <extracomment>The heading of a card.
Example: Recycling plant of level 1</extracomment>
      <translation>электростанция ({energy}) уровня {level}</translation>
    </message>
    <message>
      <source>{energy} project</source>
      <comment>project</comment>
      <extracomment>The heading of a card.
Example: Forestation project</extracomment>
      <translation>проект ({energy})</translation>
    </message>
    <message>
      <source>Personal goal {card}</source>
      <comment>personal_goal</comment>
      <extracomment>The heading of a card.
Example: Personal goal 1</extracomment>
      <translation>Личная цель {card}</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <comment>solo_goal</comment>
      <extracomment>The heading of a card.
Example: Solo goal 1</extracomment>
      <translation>Цель одиночной игры {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>Lobbyist card {card}: {trigger}</source>
      <comment>lobby</comment>
      <extracomment>The heading of a card. Only in Second Chance.
Example: Lobbyist card 1: plan a project in North America</extracomment>
      <translation>Карта лоббиста {card}: {trigger}</translation>
    </message>
  </context>
  <context>
    <name>triggers</name>
    <message>
      <source>propose a project</source>
      <comment>propose</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>открыть проект</translation>
    </message>
    <message>
      <source>install a project</source>
      <comment>install</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>развернуть проект</translation>
    </message>
    <message>
      <source>plan a project</source>
      <comment>plan</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>запланировать проект</translation>
    </message>
    <message>
      <source>prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>развернуть инфраструктуру</translation>
    </message>
    <message>
      <source>build a plant</source>
      <comment>build</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>построить электростанцию</translation>
    </message>
    <message>
      <source>send a scientist to a summit</source>
      <comment>summit</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>отправить ученого на конференцию</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>продать РУВ</translation>
    </message>
  </context>
  <context>
    <name>un_goals</name>
    <message>
      <source>Needs plants that you have built, in any region: {plants}.</source>
      <comment>needs</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Needs plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>Нужны построенные вами электростанции в любых регионах: {plants}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} {energy} plants</source>
      <comment>plant</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Needs plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n} электростанция ({energy})</numerusform>
        <numerusform>{n} электростанции ({energy})</numerusform>
        <numerusform>{n} электростанций ({energy})</numerusform>
      </translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.</source>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Scoring it costs 1 technology cube and brings 4 points; only one company can score it.</extracomment>
      <translation>Стоит {tech:cubes} и приносит {vp:points}; получить ее может только одна компания.</translation>
    </message>
    <message>
      <source>It takes the place of a lobby card in your turn, and your plants are not used up.</source>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.</extracomment>
      <translation>Играется вместо карты лобби в ваш ход; электростанции при этом не расходуются.</translation>
    </message>
    <message>
      <source>Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.</source>
      <comment>most</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Whoever has scored most UN goals at the end gains 3 points more; so does everybody tied.</extracomment>
      <translation>Кто в конце получил больше всего карт целей ООН, получает еще {vp:points}; при ничьей — все лидеры.</translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>Needs your infrastructures under built plants, whoever built them: {plants}.</source>
      <comment>needs</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Needs your infrastructures under built plants, whoever built them: 2 recycling plants.</extracomment>
      <translation>Нужны построенные кем угодно электростанции на вашей инфраструктуре: {plants}.</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one company can claim it.</source>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Claiming it costs 2 technology cubes; only one company can claim it.</extracomment>
      <translation>Стоит {tech:cubes}; получить ее может только одна компания.</translation>
    </message>
    <message>
      <source>In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.</source>
      <comment>team</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a team and alone it brings 2 points at once, and at most 3 may stay open.</extracomment>
      <translation>В команде и в одиночной игре сразу приносит {vp:points}; неполученными могут остаться максимум {allowed}.</translation>
    </message>
    <message>
      <source>Against each other, your cards together score at the end: {scores}.</source>
      <comment>rivals</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Against each other, your cards together score at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>В соревновательной игре ваши карты вместе приносят в конце: {scores}.</translation>
    </message>
    <message>
      <source>It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.</source>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.</extracomment>
      <translation>Играется вместо карты лоббиста в ваш ход; расходуются только кубики.</translation>
    </message>
    <message numerus="yes">
      <source>{n} cards {vp:points}</source>
      <comment>score</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Against each other, your cards together score at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>
        <numerusform>{n} карта — {vp:points}</numerusform>
        <numerusform>{n} карты — {vp:points}</numerusform>
        <numerusform>{n} карт — {vp:points}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <comment>score_or_more</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Against each other, your cards together score at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>от {n} карт — {vp:points}</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Start with drawn fossil plants, or with a fixed set that is easier or harder.</source>
      <comment>preset</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Начните со случайных ИТ-электростанций или с фиксированной расстановки, легче или сложнее.</translation>
    </message>
    <message>
      <source>Six fossil plants are drawn at random, one for each region.</source>
      <comment>preset=</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Шесть ИТ-электростанций вытягиваются случайным образом, по одной на регион.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.</source>
      <comment>preset=fixed</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: 2 solar plants, dealt to the regions at random: the CO₂ level starts at 350 ppm.</extracomment>
      <translation>{plants}: раскладываются по регионам случайным образом. Уровень CO₂ в начале — {co2} ppm.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Out of the game: {removed}.</source>
      <comment>preset=fewer</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: 2 solar plants, dealt to the regions at random: the CO₂ level starts at 350 ppm. Out of the game: 2 coal plants.</extracomment>
      <translation>{plants}: раскладываются по регионам случайным образом. Уровень CO₂ в начале — {co2} ppm. Удалено из игры: {removed}.</translation>
    </message>
    <message>
      <source>Before each new decade everybody bids once, and the winner names the start player; without it the tile moves to the left.</source>
      <comment>auction</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Перед каждым новым десятилетием все по разу делают ставку, и победитель назначает первого игрока; без аукциона тайл передается налево.</translation>
    </message>
    <message>
      <source>Choose your lobby cards one by one from packets that are passed to the right.</source>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Выбирайте карты лобби по одной из наборов, которые передаются направо.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <comment>mode</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Играйте одной командой, друг против друга или в одиночку.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level in check, or lose together.</source>
      <comment>mode=cooperative</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Одна команда, один счет: удержите уровень CO₂ или проиграете вместе.</translation>
    </message>
    <message>
      <source>Everybody scores alone; if the CO₂ level gets too high, everybody loses.</source>
      <comment>mode=competitive</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Каждый набирает свои очки; если уровень CO₂ слишком высок, проигрывают все игроки.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <comment>mode=solo</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Как кооперативная игра, но с кубиками соперника на поле и более жесткими условиями.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and goes on clockwise.</source>
      <comment>home</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Поставка энергии каждое десятилетие начинается в этом регионе и идет по часовой стрелке.</translation>
    </message>
    <message>
      <source>Fewer coal plants, and more points at the start, make the game easier.</source>
      <comment>difficulty</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Игра легче, если угольных электростанций меньше, а очков в начале больше.</translation>
    </message>
    <message>
      <source>Out of the game: {removed}. Points at the start: {vp}.</source>
      <comment>difficulty=fixed</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: Out of the game: 2 coal plants. Points at the start: 3.</extracomment>
      <translation>Удалено из игры: {removed}. Очки в начале: {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Points at the start: {vp}.</source>
      <comment>difficulty=points</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: All fossil plants are in the game. Points at the start: 3.</extracomment>
      <translation>В игре все ИТ-электростанции. Очки в начале: {vp}.</translation>
    </message>
    <message>
      <source>Two inspectors walk along the environmental goals; an open goal beside one costs double.</source>
      <comment>inspectors</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Два инспектора обходят экологические цели; недостигнутая цель рядом с инспектором считается дважды.</translation>
    </message>
    <message>
      <source>A goal that has to be met on top of everything else.</source>
      <comment>solo_card</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Цель, которую нужно выполнить сверх всего остального.</translation>
    </message>
    <message>
      <source>No goal on top of the usual conditions.</source>
      <comment>solo_card=0</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Никаких целей сверх обычных условий.</translation>
    </message>
    <message>
      <source>One of the solo goals, drawn at random.</source>
      <comment>solo_card=-1</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Одна из целей одиночной игры, случайным образом.</translation>
    </message>
  </context>
  <context>
    <name>variant_help_second_chance</name>
    <message>
      <source>Choose your lobbyist cards from packets that are passed to the right.</source>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values. Only in Second Chance.</extracomment>
      <translation>Выбирайте карты лоббистов из наборов, которые передаются направо.</translation>
    </message>
  </context>
  <context>
    <name>variant_values</name>
    <message>
      <source>No</source>
      <comment>no</comment>
      <extracomment>A value of a variant, to choose from.</extracomment>
      <translation>Нет</translation>
    </message>
    <message>
      <source>Yes</source>
      <comment>yes</comment>
      <extracomment>A value of a variant, to choose from.</extracomment>
      <translation>Да</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>preset=</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Random</extracomment>
      <translation>Случайно</translation>
    </message>
    <message>
      <source>Beginner</source>
      <comment>preset=beginner</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Beginner</extracomment>
      <translation>Новичок</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>preset=normal</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Normal</extracomment>
      <translation>Средне</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>preset=expert</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Expert</extracomment>
      <translation>Эксперт</translation>
    </message>
    <message>
      <source>Extreme</source>
      <comment>preset=extreme</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Extreme</extracomment>
      <translation>Кошмар</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <comment>mode=cooperative</comment>
      <extracomment>A value of a variant, to choose from.
Example: Way of playing Cooperative</extracomment>
      <translation>Кооперативная</translation>
    </message>
    <message>
      <source>Competitive</source>
      <comment>mode=competitive</comment>
      <extracomment>A value of a variant, to choose from.
Example: Way of playing Competitive</extracomment>
      <translation>Соревновательная</translation>
    </message>
    <message>
      <source>Solo</source>
      <comment>mode=solo</comment>
      <extracomment>A value of a variant, to choose from.
Example: Way of playing Solo</extracomment>
      <translation>Одиночная</translation>
    </message>
    <message>
      <source>Easy</source>
      <comment>difficulty=easy</comment>
      <extracomment>A value of a variant, to choose from.
Example: Difficulty Easy</extracomment>
      <translation>Легко</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>difficulty=normal</comment>
      <extracomment>A value of a variant, to choose from.
Example: Difficulty Normal</extracomment>
      <translation>Средне</translation>
    </message>
    <message>
      <source>Hard</source>
      <comment>difficulty=hard</comment>
      <extracomment>A value of a variant, to choose from.
Example: Difficulty Hard</extracomment>
      <translation>Сложно</translation>
    </message>
    <message>
      <source>None</source>
      <comment>solo_card=0</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal None</extracomment>
      <translation>Нет</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>solo_card=-1</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal Random</extracomment>
      <translation>Случайно</translation>
    </message>
    <message>
      <source>{card}: {goal}</source>
      <comment>solo_card=</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal 12: control 3 regions</extracomment>
      <translation>{card}: {goal}</translation>
    </message>
  </context>
  <context>
    <name>variants</name>
    <message>
      <source>Fossil plants at the start</source>
      <comment>preset</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>ИТ-электростанции в начале</translation>
    </message>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Аукцион за место первого игрока</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Драфт</translation>
    </message>
    <message>
      <source>Way of playing</source>
      <comment>mode</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Режим игры</translation>
    </message>
    <message>
      <source>Home region</source>
      <comment>home</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Домашний регион</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Уровень сложности</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Инспекторы ООН</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_card</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Цель одиночной игры</translation>
    </message>
  </context>
  <context>
    <name>variants_second_chance</name>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game. Only in Second Chance.</extracomment>
      <translation>Драфт карт лоббистов</translation>
    </message>
  </context>
</TS>
