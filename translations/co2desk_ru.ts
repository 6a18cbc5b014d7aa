<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂: Second Chance (2018)</source>
      <translation>CO₂: Второй шанс (2018)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regional agenda tiles</source>
      <translation>Тайлы региональных программ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Amounts of the rules</source>
      <translation>Числа из правил</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ track</source>
      <translation>Шкала глобального загрязнения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Company goals</source>
      <translation>Цели компаний</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Decades</source>
      <translation>Десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Difficulties</source>
      <translation>Уровни сложности</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Draft</source>
      <translation>Драфт</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Energies</source>
      <translation>Источники энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Environmental goals</source>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Event cards</source>
      <translation>Карты событий</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fossil fuel plants</source>
      <translation>Электростанции на ископаемом топливе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Infrastructure</source>
      <translation>Инфраструктура</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Inspectors</source>
      <translation>Инспекторы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What installing brings</source>
      <translation>Бонусы развертывания</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Lobby cards</source>
      <translation>Карты лобби</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CEP market</source>
      <translation>Рынок РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Personal goals</source>
      <translation>Личные цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Green power plants</source>
      <translation>Экологические электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>By number of players</source>
      <translation>По числу игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fixed sets of fossil plants</source>
      <translation>Фиксированные наборы ИТ-электростанций</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rating of the team</source>
      <translation>Ранги команды</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regions of the board</source>
      <translation>Регионы на поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Solo game</source>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What players start with</source>
      <translation>С чем начинают игроки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Summit tiles</source>
      <translation>Тайлы конференций</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Supplies</source>
      <translation>Запасы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Games of three players</source>
      <translation>Игра втроем</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Expertise tracks</source>
      <translation>Шкалы компетенции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>UN goals</source>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>About co2desk</source>
      <translation>О co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Version {version}</source>
      <translation>Версия {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;What it is</source>
      <translation>&amp;Что это</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Reconstructed values</source>
      <translation>&amp;Восстановленные значения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Licences</source>
      <translation>&amp;Лицензии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Close</source>
      <translation>Закрыть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>The board games CO₂ and CO₂: Second Chance on one computer that knows all the rules: whatever cannot be done is refused with the reason, and every game can be replayed.</source>
      <translation>Настольные игры CO₂ и CO₂: Второй шанс на одном компьютере, который знает все правила: если что-то сделать нельзя, он скажет почему, а каждую игру можно посмотреть еще раз.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>This is an unofficial work by people who like the game. &lt;b&gt;CO₂ is Vital Lacerda’s.&lt;/b&gt; No art and no text of the printed games is in it; pictures and sentences are its own.</source>
      <translation>Это неофициальная работа людей, которым нравится эта игра. &lt;b&gt;CO₂ придумал Витал Ласерда (Vital Lacerda).&lt;/b&gt; Здесь нет ни рисунков, ни текстов печатных изданий: все изображения и предложения свои.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Some values are printed on the pieces alone. Where no rulebook tells them they are reconstructed; the next page lists them.</source>
      <translation>Некоторые значения напечатаны только на самих компонентах. Те, которых нет ни в одних правилах, восстановлены; они перечислены на следующей странице.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: use it, change it and pass it on, with its copyright notice and without any warranty.</source>
      <translation>&lt;b&gt;co2desk&lt;/b&gt; — свободная программа под лицензией MIT: пользуйтесь ею, меняйте ее и передавайте дальше, сохраняя уведомление об авторских правах. Никаких гарантий не дается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>It stands on the work of others:</source>
      <translation>Программа опирается на труд других людей:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window: GNU LGPL, version 3. They are used unchanged, and you may put another build of them in their place.</source>
      <translation>&lt;b&gt;Qt&lt;/b&gt; и &lt;b&gt;PySide6&lt;/b&gt;, на которых построено окно: GNU LGPL, версия 3. Они используются без изменений, и вместо них можно поставить другую сборку.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt; читает значения компонентов: лицензия MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt; находит ваши папки: лицензия MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the typefaces: SIL Open Font License 1.1.</source>
      <translation>Шрифты &lt;b&gt;Noto Sans&lt;/b&gt; и &lt;b&gt;Noto Sans CJK&lt;/b&gt;: SIL Open Font License 1.1.</translation>
    </message>
  </context>
  <context>
    <name>ActionsDialog</name>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>What can I do?</source>
      <translation>Что можно сделать?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search: a region, an energy, a card …</source>
      <translation>Поиск: регион, источник энергии, карта…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search</source>
      <translation>Поиск</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Actions</source>
      <translation>Действия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Do it</source>
      <translation>Выполнить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Close</source>
      <translation>Закрыть</translation>
    </message>
  </context>
  <context>
    <name>Adviser</name>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{energy} {level}</source>
      <translation>{energy} {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source> › </source>
      <translation> › </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>This ends the game: {reason}</source>
      <translation>Игра на этом закончится: {reason}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost in this decade.</source>
      <translation>Планета погибнет в этом десятилетии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet is lost in this decade with a chance of {percent} %.</source>
      <translation>Вероятность гибели планеты в этом десятилетии — {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost. Missing for open goals and CEPs: {points}.</source>
      <translation>Игра будет проиграна. На недостигнутые цели и РУВ не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game is lost unless more points come in for open goals and missing CEPs. Missing: {points}.</source>
      <translation>Игра будет проиграна, если не набрать больше очков на недостигнутые цели и недостающие РУВ. Не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Solo goal {card} cannot be met after this.</source>
      <translation>После этого цель одиночной игры {card} выполнить уже нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Nobody can be moved or recruited: what this space gives is lost.</source>
      <translation>Некого переместить или нанять: то, что дает эта позиция, пропадает.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You are at the end of the track: a point is lost.</source>
      <translation>Вы в конце шкалы: очко пропадает.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The bonus cannot be used and is lost.</source>
      <translation>Бонус нельзя использовать, и он пропадает.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost: the decade ends with this turn.</source>
      <translation>Планета погибнет: с этим ходом десятилетие заканчивается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, and the planet is lost with a chance of {percent} %.</source>
      <translation>С этим ходом десятилетие заканчивается; вероятность гибели планеты — {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{player} discards the company goal for ${money}, for good.</source>
      <translation>{player} сбрасывает цель компании за ${money} — без возврата.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You could still: {actions}.</source>
      <translation>Вы еще можете: {actions}.</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Close</source>
      <translation>Закрыть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Cancel</source>
      <translation>Отмена</translation>
    </message>
  </context>
  <context>
    <name>BidEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Your bid</source>
      <translation>Ваша ставка</translation>
    </message>
  </context>
  <context>
    <name>BoardWords</name>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Expertise in {energy}</source>
      <translation>Компетенция ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: level {level}</source>
      <translation>{player}: уровень {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Level {level}: {bonus}</source>
      <translation>Уровень {level}: {bonus}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Decade {now} of {last}</source>
      <translation>Десятилетие {now} из {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Round {now} of {last}</source>
      <translation>Раунд {now} из {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: {points}</source>
      <translation>{player}: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Points</source>
      <translation>Очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Propose</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Install</source>
      <translation>Развернуть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Build</source>
      <translation>Построить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit</source>
      <translation>Конференция</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Buy CEP</source>
      <translation>Купить РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Sell CEP</source>
      <translation>Продать РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>installed</source>
      <translation>развернут</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>proposed</source>
      <translation>открыт</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit {number}</source>
      <translation>Конф. {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>none left</source>
      <translation>закончились</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>danger</source>
      <translation>угроза</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>lost</source>
      <translation>гибель</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Decade</source>
      <translation>Десятилетие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Round</source>
      <translation>Раунд</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEP market</source>
      <translation>Рынок РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>no sale this turn</source>
      <translation>в этот ход не продать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Supply</source>
      <translation>Банк</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Event</source>
      <translation>Событие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Next</source>
      <translation>Следующее</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Money</source>
      <translation>Деньги</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEPs</source>
      <translation>РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Technology</source>
      <translation>Техно-ресурсы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>to recruit</source>
      <translation>для найма</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Scientists</source>
      <translation>Ученые</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>{fossil} {count}</source>
      <translation>{fossil} {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Fossil plants left in the pile: {kinds}.</source>
      <translation>Осталось ИТ-электростанций в стопке: {kinds}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <location filename="../co2desk/ui/board/words/players.py" />
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>{energy} {count}</source>
      <translation>{energy} {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {count}</source>
      <translation>Электростанции: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {kinds}</source>
      <translation>Электростанции: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Nobody sits at the screen</source>
      <translation>За экраном никого нет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>What lies in front of {player}</source>
      <translation>Что лежит перед игроком {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Pieces that come home are put down here.</source>
      <translation>Сюда кладут фишки, которые возвращаются в руку.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your money: ${count}</source>
      <translation>Ваши деньги: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>CEPs in your hand: {count}</source>
      <translation>РУВ в вашей руке: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drag one onto a proposed project to install it, or onto the market to sell it.</source>
      <translation>Перетащите РУВ на открытый проект, чтобы развернуть его, или на рынок, чтобы продать.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your technology cubes: {count}</source>
      <translation>Ваши техно-ресурсы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants and UN goals are paid with them.</source>
      <translation>Ими оплачивают электростанции и цели ООН.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist in your hand</source>
      <translation>Ученый в вашей руке</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Works on a project and gains expertise at the end of your turn.</source>
      <translation>Работает над проектом и повышает компетенцию в конце вашего хода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist you can recruit</source>
      <translation>Ученый, которого можно нанять</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Comes to your hand through a research grant.</source>
      <translation>Попадает в руку благодаря гранту «исследования».</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Number {number} in the order of the supply phase.</source>
      <translation>Номер {number} в порядке фазы снабжения.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>All plants are green: there is no room for another one.</source>
      <translation>Все электростанции экологические: места для новой нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Agenda of {region}</source>
      <translation>Программа региона {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Only these energies can be proposed here; the order decides ties for control.</source>
      <translation>Здесь можно открывать проекты только этих типов; порядок разрешает ничьи за контроль.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Nobody controls {region}</source>
      <translation>Регион {region} никто не контролирует</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player} controls {region}</source>
      <translation>{player} контролирует регион {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The controller may pay with the CEPs here, and pays for new fossil plants.</source>
      <translation>Кто контролирует регион, может платить его РУВ и платит за новые ИТ-электростанции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>CEPs in {region}: {count} of {limit}</source>
      <translation>РУВ в регионе {region}: {count} из {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A carbon emission permit pays for installing and for fossil plants.</source>
      <translation>Разрешением на углеродные выбросы оплачивают развертывание и ИТ-электростанции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Technology cubes in {region}: {count}</source>
      <translation>Техно-ресурсы в регионе {region}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Given after disasters. A plant built here needs one cube less.</source>
      <translation>Пожертвованы после катастроф. Постройка здесь требует на один кубик меньше.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Fossil plant in {region}: {fossil}</source>
      <translation>ИТ-электростанция в регионе {region}: {fossil}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <translation>Повышает уровень CO₂ на {ppm} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A green plant replaces the leftmost one when no slot is empty.</source>
      <translation>Экологическая электростанция заменяет самую левую, когда свободных позиций нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Project space in {region}: {grant}</source>
      <translation>Позиция проекта в регионе {region}: {grant}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist of {player} works here.</source>
      <translation>Здесь работает ученый игрока {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Scientist of {player}</source>
      <translation>Ученый игрока {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topics: {energies}.</source>
      <translation>Секции: {energies}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Held at the end of the turn in which every topic has a scientist.</source>
      <translation>Завершается в конце хода, когда на каждой секции есть ученый.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Tiles left in the stack: {count}.</source>
      <translation>Осталось тайлов в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topic {energy}</source>
      <translation>Секция «{energy}»</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist comes here from a project of the same energy, and stays until the summit.</source>
      <translation>Ученый приходит сюда с проекта того же типа энергии и остается до завершения конференции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>На рынке: {count}. Цена: ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Один раз за ход можно купить один РУВ или продать один из руки.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>A sale lowers the price; when the last one goes, the bank refills and the price rises.</source>
      <translation>Продажа снижает цену; когда уходит последний РУВ, банк пополняет рынок и цена растет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>The market ran empty in this turn: nothing can be sold until the next.</source>
      <translation>Рынок опустел в этот ход: до следующего хода продавать нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Draws a fossil plant when the next decade begins, unless a plant is built.</source>
      <translation>С началом нового десятилетия здесь появится ИТ-электростанция, если ничего не построить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Still empty.</source>
      <translation>Пока пустует.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: энергозапрос десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Built by {player} in {region}.</source>
      <translation>Строитель: {player}, регион {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{project} in {region}: {state}</source>
      <translation>{project} в регионе {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in the bank: {count}.</source>
      <translation>РУВ в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Техно-ресурсы в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards played: {cards}.</source>
      <translation>Сыгранные карты лобби: {cards}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards in the pile: {count}.</source>
      <translation>Карт лобби в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals in the pile: {count}.</source>
      <translation>Карт целей ООН в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>No {energy} plant is left</source>
      <translation>Электростанций ({energy}) не осталось</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Plants left: {count}.</source>
      <translation>Осталось электростанций: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Tiles left: {count}.</source>
      <translation>Осталось тайлов: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Уровень CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>From {ppm} ppm on, events strike.</source>
      <translation>Начиная с {ppm} ppm события приводят к катастрофам.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm after a supply phase the planet is lost.</source>
      <translation>При {ppm} ppm после фазы снабжения планета погибает.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Points: {count}</source>
      <translation>Очки: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Money: ${count}</source>
      <translation>Деньги: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in hand: {count}</source>
      <translation>РУВ в руке: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes: {count}</source>
      <translation>Техно-ресурсы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Ученые в руке: {hand}, для найма: {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards: {count}</source>
      <translation>Карты лобби: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals: {goals}</source>
      <translation>Цели ООН: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has a company goal.</source>
      <translation>Есть цель компании.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has discarded the company goal.</source>
      <translation>Цель компании сброшена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Start player.</source>
      <translation>Первый игрок.</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>There is nothing to show yet.</source>
      <translation>Показывать пока нечего.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {first} at the beginning, {last} now, never below {low} or above {high}.</source>
      <translation>{name}: {first} в начале, {last} сейчас, минимум {low}, максимум {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {value}</source>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Step {step}</source>
      <translation>Шаг {step}</translation>
    </message>
  </context>
  <context>
    <name>CoverPanel</name>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>{name}, it is your decision</source>
      <translation>{name}, решение за вами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Everybody else looks away now.</source>
      <translation>Остальным пока лучше отвернуться.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>I am {name}</source>
      <translation>Это я, {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Since your last turn</source>
      <translation>С вашего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Nothing has happened since your last turn.</source>
      <translation>С вашего прошлого хода ничего не произошло.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Go on</source>
      <translation>Дальше</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Decade {number}</source>
      <translation>Десятилетие {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>All energies together</source>
      <translation>Все источники энергии вместе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Points</source>
      <translation>Очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>CO₂ level</source>
      <translation>Уровень CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Open environmental goals</source>
      <translation>Недостигнутые экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did you lose?</source>
      <translation>Когда вы проиграли?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did you win?</source>
      <translation>Как вы победили?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did we win?</source>
      <translation>Как мы победили?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did we lose?</source>
      <translation>Когда мы проиграли?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: limit</source>
      <translation>{ppm} ppm: лимит</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: two disasters</source>
      <translation>{ppm} ppm: две катастрофы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: disasters</source>
      <translation>{ppm} ppm: катастрофы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead in the last step.</source>
      <translation>{name} выходит вперед на последнем шаге.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step}</source>
      <translation>шаг {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead for good at {step}.</source>
      <translation>{name} окончательно выходит вперед: {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step} ({change} ppm)</source>
      <translation>шаг {step} ({change} ppm)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>The largest changes: {steps}.</source>
      <translation>Самые большие изменения: {steps}.</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <location filename="../co2desk/ui/ending/context.py" />
      <source>The team</source>
      <translation>Команда</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>End of the game</source>
      <translation>Конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Look at the board</source>
      <translation>Посмотреть на &amp;поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Save…</source>
      <translation>&amp;Сохранить…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Replay</source>
      <translation>Повтор &amp;игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Play again</source>
      <translation>Сыграть &amp;еще раз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>Counting the points</source>
      <translation>Идет подсчет очков</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{reason} Alone, the points count, without a last income.</source>
      <translation>{reason} В одиночной игре считаются очки, без последнего дохода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The game is lost</source>
      <translation>Игра проиграна</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The planet is lost</source>
      <translation>Планета погибла</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} reaches {points}</source>
      <translation>{name} набирает {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} wins</source>
      <translation>Побеждает {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The team wins</source>
      <translation>Команда побеждает</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{names} share the victory</source>
      <translation>Победу делят {names}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>&amp;Next step</source>
      <translation>&amp;Дальше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Show &amp;all</source>
      <translation>Показать &amp;все</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Points at the end</source>
      <translation>Очки в конце</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Before the scoring</source>
      <translation>До подсчета</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Final</source>
      <translation>Итог</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>So far</source>
      <translation>Пока что</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} ({card}): {text}.</source>
      <translation>{name} ({card}): {text}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{names} have {points} each, so other merits are compared.</source>
      <translation>{names}: одинаковый счет ({points}), поэтому сравниваются другие показатели.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>No difference: {criteria}.</source>
      <translation>Различий нет: {criteria}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} {value}</source>
      <translation>{name} {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{criterion}: {values}.</source>
      <translation>{criterion}: {values}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money that has brought points still counts in full here.</source>
      <translation>Деньги, за которые начислены очки, здесь все равно считаются полностью.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nothing is left to compare, so the victory is shared.</source>
      <translation>Сравнивать больше нечего, поэтому победа разделена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nobody wins, and nothing is scored.</source>
      <translation>Никто не побеждает, и очки не подсчитываются.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Expertise in {energy}</source>
      <translation>Компетенция ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Green plants</source>
      <translation>Экологические электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Regions under control</source>
      <translation>Контролируемые регионы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>UN goals</source>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Infrastructures</source>
      <translation>Инфраструктуры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money</source>
      <translation>Деньги</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>How the game was judged</source>
      <translation>Как оценена игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>To win, all of this had to be true</source>
      <translation>Все это требовалось для победы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: kept. {more}</source>
      <translation>{condition}: выполнено. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not kept. {more}</source>
      <translation>{condition}: не выполнено. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not asked for, the game ended before. {more}</source>
      <translation>{condition}: не потребовалось, игра закончилась раньше. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{fact}.</source>
      <translation>{fact}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The game ended before this was asked for.</source>
      <translation>Игра закончилась раньше, чем это потребовалось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>CO₂ level at most {ppm} ppm</source>
      <translation>Уровень CO₂ не выше {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{ppm} ppm</source>
      <translation>{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Buying it down would have cost {price}, with {had} left.</source>
      <translation>Снижение стоило бы {price}, а осталось {had}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Never fewer than 0 points</source>
      <translation>Очки ни разу не ниже нуля</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>All personal goals met</source>
      <translation>Все личные цели выполнены</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A personal goal met by everybody</source>
      <translation>Личная цель выполнена у каждого</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>UN goals left open, at most {n}</source>
      <translation>Неполученные цели ООН: максимум {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Open: {n}</source>
      <translation>Не получено: {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed when the game ended.</source>
      <translation>Провалена, когда игра закончилась.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed with step {step}.</source>
      <translation>Провалена на шаге {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Met since step {step}.</source>
      <translation>Выполнена с шага {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Personal goals</source>
      <translation>Личные цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: personal goals met: {met} of {all}.</source>
      <translation>{name} — личные цели: выполнено {met} из {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}</source>
      <translation>{goal}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}, since decade {decade} (step {step})</source>
      <translation>{goal}: {count}, с десятилетия {decade} (шаг {step})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rating</source>
      <translation>Оценка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rank {rank} of {ranks}</source>
      <translation>Ранг {rank} из {ranks}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{points} and {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <translation>{points} и еще {more} за уровень CO₂: по 1 за каждые {ppm} ppm ниже лимита.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The ranks begin at {points}.</source>
      <translation>Ранги начинаются с таких значений: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The printed table is not known; this one is our own.</source>
      <translation>Печатная таблица неизвестна; эта составлена нами.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <translation>{name}: {rank}. {sums} {begin} {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{have} of {needed}</source>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A narrow escape</source>
      <translation>На волоске</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A truce with the climate</source>
      <translation>Перемирие с климатом</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A lasting recovery</source>
      <translation>Прочное восстановление</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A green century</source>
      <translation>Зеленый век</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A planet at its best</source>
      <translation>Планета в расцвете</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {change} ppm</source>
      <translation>Десятилетие {decade}: {change} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}</source>
      <translation>Шаг {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}. {changes}. {causes}</source>
      <translation>Шаг {step}. {changes}. {causes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Look at the board at this moment.</source>
      <translation>Посмотреть на поле в этот момент.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>When did it go wrong? These steps changed the level most:</source>
      <translation>Когда все пошло не так? Эти шаги изменили уровень сильнее всего:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What cost most, decade by decade</source>
      <translation>Что обошлось дороже всего, по десятилетиям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What had to be paid, decade by decade</source>
      <translation>За что пришлось заплатить, по десятилетиям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>–{points}</source>
      <translation>–{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>+{points}</source>
      <translation>+{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>–{ppm} ppm</source>
      <translation>–{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>+{ppm} ppm</source>
      <translation>+{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>End of decade {decade}: {changes}</source>
      <translation>Конец десятилетия {decade}: {changes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {changes}</source>
      <translation>Десятилетие {decade}: {changes}</translation>
    </message>
  </context>
  <context>
    <name>Expected</name>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>one effect, such as {example}</source>
      <translation>один бонус, например {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>effects: {count}</source>
      <translation>бонусы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a price from {least} to {most}</source>
      <translation>цена от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{words}, in this order</source>
      <translation>{words}, в этом порядке</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <translation>тайлы ИТ-электростанций: минимум {least}, по одному на каждую позицию, которую можно заполнить</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <translation>выложенные или удаленные тайлы ({fossil}): максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at least {least}, one for each region</source>
      <translation>минимум {least}, по одному на регион</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a tile with {energy}</source>
      <translation>тайл с типом энергии {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/first_checks.py" />
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/components/sources.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>none</source>
      <extracomment>What was found: no such thing.</extracomment>
      <translation>ничего</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of them twice</source>
      <translation>повтор</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>different energies</source>
      <translation>разные типы энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>cards in a hand: at most {most}, to deal to everybody (players: {players})</source>
      <translation>карты в руке: максимум {most}, чтобы хватило всем (игроков: {players})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>more</source>
      <extracomment>What was found: more than the limit.</extracomment>
      <translation>больше</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture</source>
      <translation>рисунка нет</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture for the action {action}</source>
      <translation>отсутствие рисунка при действии {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>one picture for the action {action}: {words}</source>
      <translation>один рисунок при действии {action}: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>expertise only on a card that shows an energy</source>
      <translation>компетенция только на карте с типом энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>1, as a card moves one scientist</source>
      <translation>1, так как карта перемещает одного ученого</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, the length of the {energy} track</source>
      <translation>максимум {most}, длина шкалы ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>the cards {first} to {last}</source>
      <translation>карты от {first} до {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a card {number}</source>
      <translation>карта {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no such card</source>
      <translation>такой карты нет</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{number}, as in {key}</source>
      <translation>{number}, как и в {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a number that no other card has</source>
      <translation>номер, которого нет у других карт</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>numbers of company goals, each once</source>
      <translation>номера целей компаний, каждый один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>company goals left to deal: at least {least}</source>
      <translation>цели компаний, оставшиеся для раздачи: минимум {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, all {energy} plants</source>
      <translation>максимум {most}, все электростанции ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <source>at most {depth} levels and {values} values</source>
      <translation>уровни: максимум {depth}, значения: максимум {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of the keys {keys}</source>
      <translation>один из ключей {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>the key {key}</source>
      <translation>ключ {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/problems.py" />
      <source>a block of keys</source>
      <translation>блок ключей</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and five players</source>
      <translation>всего РУВ: минимум {least} для регионов, рынка и пятерых игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most} ppm, where the planet is lost</source>
      <translation>максимум {most} ppm: при этом уровне планета погибает</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>more than {least} ppm, the highest level at the start</source>
      <translation>больше {least} ppm, самого высокого уровня в начале</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, all UN goals</source>
      <translation>максимум {most}, все карты целей ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, an event for each decade after the first</source>
      <translation>максимум {most}, по событию на каждое десятилетие после первого</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at least one plant</source>
      <translation>минимум одна электростанция</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <translation>электростанции ({energy}) по возрастанию техно-ресурсов: минимум {least} на тайле {tile}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>tiles with two topics: at least {least}, more than the board has spaces</source>
      <translation>тайлы с двумя секциями: минимум {least}, больше, чем позиций на поле</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one discount and nothing else with the action {action}</source>
      <translation>одна скидка и ничего больше при действии {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>a discount only with the action {action}</source>
      <translation>скидка только при действии {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one card for {region}</source>
      <translation>одна карта для региона {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one tile for each region: {count}</source>
      <translation>по одному тайлу на регион: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>nothing</source>
      <extracomment>What was found in the place of a value.</extracomment>
      <translation>ничего</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>a number far too large</source>
      <translation>слишком большое число</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>the text {text}</source>
      <translation>текст {text}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>a list</source>
      <translation>список</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>something else</source>
      <translation>что-то другое</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>'{text}'</source>
      <extracomment>The quotation marks of the language, around words from a file.</extracomment>
      <translation>«{text}»</translation>
    </message>
    <message>
      <location filename="../co2desk/components/profiles.py" />
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/machine/phrases.py" />
      <source>one of {words}</source>
      <translation>одно из значений {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>a whole number from {least} to {most}</source>
      <translation>целое число от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {least} to {most}</source>
      <translation>список (элементов: от {least} до {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {count}</source>
      <translation>список (элементов: {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>each of {words} once</source>
      <translation>каждое из значений {words} один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block with the keys {keys}</source>
      <translation>блок с ключами {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/session/session.py" />
      <source>a value</source>
      <translation>значение</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block of entries with numbers from 1 to {most}</source>
      <translation>блок записей с номерами от 1 до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a number from 1 to {most} as key</source>
      <translation>число от 1 до {most} в качестве ключа</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a gap</source>
      <translation>пропуск</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>the number {number} before it</source>
      <translation>номер {number} перед этим</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and four players</source>
      <translation>всего РУВ: минимум {least} для регионов, рынка и четверых игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>tech in all: at least {least}, for four players and inspectors</source>
      <translation>всего техно-ресурсов: минимум {least} для четверых игроков и инспекторов</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>2, one for the plant goals and one for the summit goals</source>
      <translation>2: один для целей по электростанциям и один для целей по конференциям</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a level from {least} to {most}</source>
      <translation>уровень от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most} ppm, so that the first energy supply is survived</source>
      <translation>максимум {most} ppm, чтобы пережить первую поставку энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}, the step of reduction</source>
      <translation>число, кратное {step} (шаг снижения)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}: so many ppm move an inspector by one tile</source>
      <translation>число, кратное {step} (сдвиг инспектора на один тайл)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>fossil tiles left: at least {least}, one for each region</source>
      <translation>оставшиеся тайлы ИТ-электростанций: минимум {least}, по одному на регион</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>one price for each decade: {count}</source>
      <translation>по одной цене на десятилетие: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the rounds of other decades</source>
      <translation>максимум {most}, число раундов других десятилетий</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>projects of level 1 above those of level 2</source>
      <translation>проекты уровня 1 над проектами уровня 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, where level 2 begins</source>
      <translation>максимум {most}, начало уровня 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all summit tiles</source>
      <translation>максимум {most}, все тайлы конференций</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all tiles of the group</source>
      <translation>максимум {most}, все тайлы группы</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {count} topics, which goals ask for</source>
      <translation>тайл, которого требуют цели (секций: {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {energy}, which goals ask for</source>
      <translation>тайл с секцией «{energy}», которого требуют цели</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>cards kept in the draft: {count}, as many as are dealt</source>
      <translation>карты, оставляемые себе в драфте: {count}, столько же, сколько раздается</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all cards in {deck}</source>
      <translation>максимум {most}, все карты из {deck}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>at most {most}</source>
      <translation>максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the most that can be reached</source>
      <translation>максимум {most}, больше достигнуть нельзя</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 2 tiles</source>
      <translation>минимум 2 тайла</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>ascending numbers</source>
      <translation>числа по возрастанию</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, as there is nothing to count</source>
      <translation>0, так как считать нечего</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 1</source>
      <translation>минимум 1</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a decade from {first} to {last}</source>
      <translation>десятилетие от {first} до {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, the end of the game</source>
      <translation>0, то есть конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/components/sources.py" />
      <source>a source: {words}</source>
      <translation>источник: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>error {number} of the system</source>
      <translation>системная ошибка {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a readable file</source>
      <translation>доступный для чтения файл</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} bytes</source>
      <translation>байты: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the byte {byte}</source>
      <translation>байт {byte}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <location filename="../co2desk/session/documents.py" />
      <source>text in UTF-8</source>
      <translation>текст в UTF-8</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a mistake at column {column}</source>
      <translation>ошибка в столбце {column}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a character that cannot be printed</source>
      <translation>непечатаемый символ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a second one</source>
      <translation>второй документ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>one document</source>
      <translation>один документ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} values</source>
      <translation>значения: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} levels of blocks and lists</source>
      <translation>уровни блоков и списков: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the alias {alias}</source>
      <translation>псевдоним {alias}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>plain values</source>
      <translation>простые значения</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the anchor {anchor}</source>
      <translation>якорь {anchor}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the tag {tag}</source>
      <translation>тег {tag}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a key of small letters, digits and _</source>
      <translation>ключ из строчных латинских букв, цифр и _</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>it again, after line {line}</source>
      <translation>этот же ключ еще раз, впервые в строке {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>every key once</source>
      <translation>каждый ключ один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <location filename="../co2desk/session/journal.py" />
      <location filename="../co2desk/session/options.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>an object</source>
      <translation>объект</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <source>no such key</source>
      <translation>отсутствие этого ключа</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>a project space such as {space}</source>
      <translation>позиция проекта, например «{space}»</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <translation>«{hand}», позиция проекта, например «{space}», или место на конференции, например «{seat}»</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>a whole number</source>
      <translation>целое число</translation>
    </message>
    <message>
      <location filename="../co2desk/session/builder.py" />
      <source>{least} to {most}</source>
      <translation>от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code without a typing mistake; in this one a character is wrong, missing or too many</source>
      <translation>код без опечаток: какой-то символ неверен, пропущен или лишний</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code of version {known}; this one is of version {found}</source>
      <translation>код версии {known}; у этого кода версия {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>an edition that this program knows: {editions}</source>
      <translation>издание, известное программе: {editions}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a seed and a mark of the component values</source>
      <translation>зерно расклада и метка значений компонентов</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>code</source>
      <extracomment>Where something is wrong: in a challenge code.</extracomment>
      <translation>код</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that can be read</source>
      <translation>читаемые параметры игры</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that this version knows</source>
      <translation>параметры игры, известные этой версии</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>words that this version knows</source>
      <translation>слова, известные этой версии</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>at most {most} characters</source>
      <translation>символы: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>only digits and letters other than U, not {letter}</source>
      <translation>только цифры и латинские буквы без U, а не {letter}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>at least {least} characters after {prefix}</source>
      <translation>символы после {prefix}: минимум {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file</source>
      <extracomment>Where something is wrong: with the file as a whole.</extracomment>
      <translation>файл</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>a plain file</source>
      <translation>обычный файл</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>at most {most} MB</source>
      <translation>максимум {most} МБ</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>fewer brackets inside brackets</source>
      <translation>меньше вложенных друг в друга скобок</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (byte {byte})</source>
      <translation>файл (байт {byte})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (line {line}, column {column})</source>
      <translation>файл (строка {line}, столбец {column})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>valid JSON</source>
      <translation>правильный JSON</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>JSON with shorter numbers</source>
      <translation>JSON с более короткими числами</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>numbers, not {word}</source>
      <translation>числа, а не {word}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal</source>
      <extracomment>Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>текущее сохранение</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>line</source>
      <extracomment>Where something is wrong: in a line of that record.</extracomment>
      <translation>строка</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>an undamaged line</source>
      <translation>неповрежденная строка</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>two lines or more</source>
      <translation>две строки или больше</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal (line {line})</source>
      <translation>текущее сохранение (строка {line})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>a saved game before its first action</source>
      <translation>сохраненная игра до первого действия</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>version {version}</source>
      <translation>версия {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>a game from its beginning: an edited position is not in the text</source>
      <translation>игра с самого начала: измененной позиции в тексте нет</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>no result: the game goes on</source>
      <translation>отсутствие результата: игра продолжается</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <translation>{one} или {other}, затем символы от 0 до f (всего {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with own component values, which are not in the text; a saved game holds them</source>
      <translation>значения компонентов {code}: в этой игре были свои значения компонентов, в тексте их нет; они есть в сохраненной игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game holds them</source>
      <translation>значения компонентов {code}: в этой игре были значения компонентов другой версии, в тексте их нет; они есть в сохраненной игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>action number {number}</source>
      <translation>действие номер {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{end}, because the game is over</source>
      <translation>{end}, потому что игра окончена</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>line {line}, {key}</source>
      <translation>строка {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>an action such as {example}</source>
      <translation>действие, например {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a line {key}: below the title</source>
      <translation>строка «{key}:» под заголовком</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>line {line}</source>
      <translation>строка {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{key} only once</source>
      <translation>{key} только один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{end} at the end: the text is cut off</source>
      <translation>{end} в конце: текст обрывается</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>one of {words}, and a colon</source>
      <translation>одно из слов {words} и двоеточие</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a text of at most {most} characters</source>
      <translation>текст (символов: максимум {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{title}: this one is of another version</source>
      <translation>{title}: у этого текста другая версия</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>the title {title}</source>
      <translation>заголовок {title}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>{yes} or {no}</source>
      <translation>{yes} или {no}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name</source>
      <translation>название</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the number of players</source>
      <translation>число игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a whole number up to {most}</source>
      <translation>целое число, максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of names, numbers and {values}</source>
      <translation>объект с названиями, числами и значениями {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the name of a rulebook profile</source>
      <translation>название профиля правил</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of readings</source>
      <translation>объект с трактовками</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number, {values}</source>
      <translation>название, число, {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number or a list of numbers</source>
      <translation>название, число или список чисел</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>32 digits from 0 to f</source>
      <translation>32 символа от 0 до f</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a recorded position</source>
      <translation>записанная позиция в игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a list of at most {most} entries</source>
      <translation>список (записей: максимум {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seats.py" />
      <location filename="../co2desk/session/setup.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>an object with the keys {keys}</source>
      <translation>объект с ключами {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a number of actions up to {most}</source>
      <translation>число действий, максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>more than {least}</source>
      <translation>больше {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a fingerprint</source>
      <translation>цифровой отпечаток</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a turn after entry {entry}</source>
      <translation>ход после записи {entry}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a list of seats, one for each player: {count}</source>
      <translation>список мест за столом, по одному на игрока: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a sign that nobody else has</source>
      <translation>знак, которого нет у других игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a name of 1 to {most} characters</source>
      <translation>имя (символов: от 1 до {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>{person}, or the name of a computer player</source>
      <translation>{person} или название компьютерного игрока</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>the code of a language, such as {examples}</source>
      <translation>код языка, например {examples}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/second_chance.py" />
      <source>{word}: there is one rulebook and no misprint in it</source>
      <translation>{word}: книга правил одна, и опечаток в ней нет</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>the reading that the game is played with</source>
      <translation>трактовка правила, принятая в этой игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a position that can be played (code: {code})</source>
      <translation>позиция, с которой можно играть (код: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a legal action (code: {code})</source>
      <translation>допустимое действие (код: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/takebacks.py" />
      <source>something to undo</source>
      <translation>действие, которое можно отменить</translation>
    </message>
  </context>
  <context>
    <name>FileWords</name>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{where}: expected: {expected}</source>
      <extracomment>{where} is a line or a path of keys in a file, such as options.players.</extracomment>
      <translation>{where} — ожидается: {expected}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{place}: expected: {expected}; found: {found}</source>
      <extracomment>{place} is a file with a line and a path of keys in it, such as plants.solar.3.</extracomment>
      <translation>{place} — ожидается: {expected}; найдено: {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}, {key}</source>
      <translation>{file}, строка {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}</source>
      <translation>{file}, строка {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, {key}</source>
      <translation>{file}, {key}</translation>
    </message>
  </context>
  <context>
    <name>ForecastPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>Supply phase of decade {decade}</source>
      <translation>Фаза снабжения десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it.</source>
      <translation>Что еще впереди.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Before decade {decade}</source>
      <translation>Перед десятилетием {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What its supply phase would bring now.</source>
      <translation>Что сейчас принесла бы его фаза снабжения.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>If decade {decade} ended now</source>
      <translation>Если бы десятилетие {decade} закончилось сейчас</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What the supply phase of decade {decade} would bring.</source>
      <translation>Что принесла бы фаза снабжения десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Last decade: no supply phase follows, scoring begins.</source>
      <translation>Последнее десятилетие: фазы снабжения больше нет, начинается подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The game would end: no supply phase follows, scoring begins.</source>
      <translation>Игра бы закончилась: фазы снабжения больше нет, начинается подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income still to be divided</source>
      <translation>Доход, который еще нужно распределить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Everybody has had the income of this decade.</source>
      <translation>Доход этого десятилетия получили все.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income</source>
      <translation>Доход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Nobody earns anything yet.</source>
      <translation>Дохода пока нет ни у кого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Income in the final scoring</source>
      <translation>Доход при подсчете очков</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>There is none.</source>
      <translation>Его нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>End of the game</source>
      <translation>Конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Decade {decade} of {decades}</source>
      <translation>Десятилетие {decade} из {decades}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The CO₂ level ends the game after the supply phase.</source>
      <translation>После фазы снабжения игру закончит уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on, unless the CO₂ level ends it.</source>
      <translation>Игра продолжится, если ее не закончит уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on after this decade.</source>
      <translation>После этого десятилетия игра продолжится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>This decade is the last one: scoring follows it.</source>
      <translation>Это десятилетие последнее: за ним следует подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The game ends after this decade, and scoring begins.</source>
      <translation>После этого десятилетия игра закончится, и начнется подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This ends the game.</source>
      <translation>{condition}. Это заканчивает игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This does not end the game yet.</source>
      <translation>{condition}. Пока это не заканчивает игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {needed} or more</source>
      <translation>Регионы только с экологическими электростанциями: {needed} или больше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {number} of {needed}</source>
      <translation>Регионы только с экологическими электростанциями: {number} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <translation>CO₂ снова ниже {limit} ppm: решится после фазы снабжения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: not reached in this decade</source>
      <translation>CO₂ снова ниже {limit} ppm: в этом десятилетии недостижимо</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm</source>
      <translation>CO₂ снова ниже {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event follows.</source>
      <translation>События не будет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike.</source>
      <translation>Происходят катастрофы.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike from {limit} ppm on.</source>
      <translation>Катастрофы происходят начиная с {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No supply phase follows: the CO₂ level rises no more.</source>
      <translation>Фазы снабжения больше нет: уровень не повысится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution cannot end the game in this supply phase.</source>
      <translation>В эту фазу снабжения загрязнение не может закончить игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet cannot be lost in this supply phase.</source>
      <translation>В эту фазу снабжения планета погибнуть не может.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game after this supply phase.</source>
      <translation>После этой фазы снабжения загрязнение закончит игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet is lost after this supply phase.</source>
      <translation>После этой фазы снабжения планета погибнет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Chance that pollution ends the game: {chance}.</source>
      <translation>Вероятность, что загрязнение закончит игру: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Chance that the planet is lost: {chance}.</source>
      <translation>Вероятность гибели планеты: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The start player may begin with another region. Then others may have to buy.</source>
      <translation>Первый игрок может начать с другого региона. Тогда покупать, возможно, придется другим.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No slot is left for a plant, but a CEP is due.</source>
      <translation>Для электростанции нет позиции, но РУВ заплатить необходимо.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}.</source>
      <translation>{name}: РУВ нет, вынужденная покупка за {price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or only {least} with the income taken in money.</source>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}; если взять доход деньгами — только {least}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or no points with the income taken in money.</source>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}; если взять доход деньгами — без очков).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Event</source>
      <translation>Событие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event card is left.</source>
      <translation>Карт событий не осталось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{title}: {region}.</source>
      <translation>{title}: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Strikes for certain</source>
      <translation>Произойдет наверняка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <translation>Уровень CO₂ будет {limit} ppm или выше.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>May strike</source>
      <translation>Может произойти</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>It does if the CO₂ level reaches {limit} ppm.</source>
      <translation>Произойдет, если уровень CO₂ достигнет {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Does not strike</source>
      <translation>Не происходит</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level stays below {limit} ppm.</source>
      <translation>Уровень CO₂ останется ниже {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{title}: {chance}. {explanation}</source>
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
      <translation>{title}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Nobody loses anything: every player has a green plant there.</source>
      <translation>Никто ничего не теряет: экологическая электростанция там есть у каждого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>UN goal {card} leaves the row.</source>
      <translation>Карта целей ООН {card} удаляется из ряда.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} gives {cubes}.</source>
      <translation>{name} жертвует {cubes}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no technology and loses {points}.</source>
      <translation>{name} без техно-ресурсов теряет {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Open environmental goals</source>
      <translation>Недостигнутые экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{title}: {number}.</source>
      <translation>{title}: {number}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>All goals have been achieved: they cost nothing any more.</source>
      <translation>Все цели достигнуты: они больше ничего не стоят.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Under an inspector, and counted twice: {number}</source>
      <translation>Под надзором инспектора, считаются дважды: {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>In later decades, if none of them is achieved.</source>
      <translation>В следующих десятилетиях, если ни одна не будет достигнута.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade}, {points} each</source>
      <translation>Десятилетие {decade}, {points} за каждую</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{lowest} to {highest}</source>
      <translation>от {lowest} до {highest}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{title}: {figures}.</source>
      <translation>{title}: {figures}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade} of {decades}: the verdict follows it</source>
      <translation>Десятилетие {decade} из {decades}: затем подводится итог</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This holds.</source>
      <translation>{condition}. Это выполнено.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This does not hold yet.</source>
      <translation>{condition}. Пока это не выполнено.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, at most {allowed} may stay so</source>
      <translation>Неполученных целей ООН: {open}, остаться может максимум {allowed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, and {allowed} may stay so</source>
      <translation>Неполученных целей ООН: {open}, остаться может {allowed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Own personal goals met: {met}, needed: {needed}</source>
      <translation>Своих личных целей выполнено: {met}, нужно: {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Every partner needs one as well. Theirs are secret.</source>
      <translation>По одной нужно и каждому партнеру. Их цели закрыты.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Personal goal: {goal}. {count}.</source>
      <translation>Личная цель: {goal}. {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal} ({count})</source>
      <translation>{goal} ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{have} of {needed}</source>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Solo goal {card}</source>
      <translation>Цель одиночной игры {card}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. This cannot be met any more.</source>
      <translation>{goal}. Выполнить это уже нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. Met in time.</source>
      <translation>{goal}. Выполнена вовремя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of decade {decade}.</source>
      <translation>{goal}, к концу десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of the game.</source>
      <translation>{goal}, к концу игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{title}: {count}. {explanation}</source>
      <translation>{title}: {count}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points</source>
      <translation>Очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Now</source>
      <translation>Сейчас</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Income, if all of it is taken in points</source>
      <translation>Доход, если весь он взят очками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Penalties for missing CEPs</source>
      <translation>Штрафы за недостающие РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction to {limit} ppm</source>
      <translation>Снижение до {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Left</source>
      <translation>Остаток</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Lost for certain</source>
      <translation>Поражение наверняка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Missing for goals and penalties alone: {points}.</source>
      <translation>Уже на цели и штрафы не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The CO₂ level cannot be brought down to {limit} ppm.</source>
      <translation>Уровень CO₂ нельзя уменьшить до {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>May be lost</source>
      <translation>Возможно поражение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice, with all income in points.</source>
      <translation>Вероятность, что очков не хватит, даже если взять весь доход очками.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice.</source>
      <translation>Вероятность, что очков не хватит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe with points out of the income</source>
      <translation>Безопасно, если взять часть дохода очками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>At least {points} of the income must be taken in points.</source>
      <translation>Из дохода нужно взять очками минимум {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe</source>
      <translation>Безопасно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice, also with all income in money.</source>
      <translation>Очков хватит, даже если взять весь доход деньгами.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice.</source>
      <translation>Очков хватит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>It does not rise above {limit} ppm in this decade.</source>
      <translation>В этом десятилетии уровень не поднимется выше {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>What is above {limit} ppm has to be bought back.</source>
      <translation>Все, что выше {limit} ppm, придется выкупить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that it rises above {limit} ppm: {chance}. That has to be bought back.</source>
      <translation>Вероятность подняться выше {limit} ppm: {chance}. Излишек придется выкупить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>No reduction needed</source>
      <translation>Снижение не требуется</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {steps}</source>
      <translation>Снижение: {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {lowest} to {steps}</source>
      <translation>Снижение: {lowest}–{steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade.</source>
      <translation>Шаг в {ppm} ppm в этом десятилетии стоит {now}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade, then {later}.</source>
      <translation>Шаг в {ppm} ppm в этом десятилетии стоит {now}, затем {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Two events strike at the end of a decade.</source>
      <translation>В конце десятилетия происходят два события.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>From {limit} ppm on two events strike.</source>
      <translation>Начиная с {limit} ppm происходят два события.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No energy supply follows: the CO₂ level rises no more.</source>
      <translation>Поставки энергии больше нет: уровень не повысится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet cannot be lost in this energy supply.</source>
      <translation>При этой поставке энергии планета погибнуть не может.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost in this energy supply.</source>
      <translation>При этой поставке энергии планета погибнет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Events of this decade</source>
      <translation>События этого десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No event is left.</source>
      <translation>Событий не осталось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The future event strikes in the next decade: {region}.</source>
      <translation>Будущее событие произойдет в следующем десятилетии: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>It strikes everybody without a plant or infrastructure there.</source>
      <translation>Затрагивает всех, у кого там нет ни электростанции, ни инфраструктуры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Nobody loses anything.</source>
      <translation>Никто ничего не теряет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <translation>{name} жертвует {cubes} и получает штраф {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <translation>{name} жертвует {cubes} и платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <translation>{name} теряет {points} и получает штраф {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <translation>{name} теряет {points} и платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Points as they stand</source>
      <translation>Очки при текущем положении</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Place {place}: {name}, {points}.</source>
      <translation>{place}-е место: {name}, {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <translation>Цели, деньги, техно-ресурсы и цели ООН подсчитываются в конце.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The CO₂ level ends the game in the energy supply.</source>
      <translation>При поставке энергии игру закончит уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>End of decade {decade}</source>
      <translation>Конец десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What it would cost if it ended at once.</source>
      <translation>Во что оно обошлось бы, если бы закончилось сразу.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the rest of it would cost.</source>
      <translation>Во что обошелся бы его остаток.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Energy supply of decade {decade}</source>
      <translation>Поставка энергии десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the CO₂ level still costs.</source>
      <translation>Во что еще обойдется уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it, and at the end of the decade.</source>
      <translation>Что еще впереди, в том числе в конце десятилетия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its energy supply and its end would bring now.</source>
      <translation>Что сейчас принесли бы его поставка энергии и конец.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Last decade: no energy supply follows, scoring begins.</source>
      <translation>Последнее десятилетие: поставки энергии больше нет, начинается подсчет очков.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its end and the energy supply of decade {decade} would bring.</source>
      <translation>Что принесли бы его конец и поставка энергии десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>about {expected} ({lowest} to {highest})</source>
      <translation>около {expected} (от {lowest} до {highest})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <translation>{name}: РУВ для оплаты нет, штраф {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The plant is there and still to be paid for.</source>
      <translation>Электростанция уже стоит, но еще не оплачена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>CO₂ level</source>
      <translation>Уровень CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm.</source>
      <translation>Уровень CO₂: {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level stays at {now} ppm.</source>
      <translation>Уровень CO₂ останется на {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <translation>Уровень CO₂ повысится с {now} до {highest} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.</source>
      <translation>Уровень CO₂: {now} ppm. Ожидается около {expected}, возможно {lowest}–{highest}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm below {limit}</source>
      <translation>На {ppm} ppm ниже {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>Exactly {limit} ppm</source>
      <translation>Ровно {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm above {limit}</source>
      <translation>На {ppm} ppm выше {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants still to come</source>
      <translation>ИТ-электростанции, которые еще появятся</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants to come</source>
      <translation>Новые ИТ-электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>No region gets a fossil plant.</source>
      <translation>Ни один регион не получает ИТ-электростанцию.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region}: {payment}</source>
      <translation>{region}: {payment}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{name} pays a CEP from {sources}.</source>
      <translation>{name} платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region} pays one of its own CEPs.</source>
      <translation>Регион {region} платит один из своих РУВ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <translation>Регион никто не контролирует, и РУВ в нем нет: никто не платит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Players: {names}.</source>
      <translation>Игроки: {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Total</source>
      <translation>Всего</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Leads the track</source>
      <translation>Главный эксперт на шкале</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} earns {amount}</source>
      <translation>{name} получает {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} leads and earns {amount}</source>
      <translation>{name} — главный эксперт и получает {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>While a game is played, you see here what would follow if the decade ended now.</source>
      <translation>Во время игры здесь видно, что было бы, если бы десятилетие закончилось сейчас.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>An arrow leads to what holds after the move.</source>
      <translation>Стрелка показывает, что будет после действия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>The move changes nothing here.</source>
      <translation>Это действие здесь ничего не меняет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source>no longer</source>
      <translation>больше нет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source> ppm</source>
      <translation> ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source> ({lowest}–{highest})</source>
      <translation> ({lowest}–{highest})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move this holds no longer.</source>
      <translation>После действия это больше не так.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move: {then}</source>
      <translation>После действия: {then}</translation>
    </message>
  </context>
  <context>
    <name>GameFiles</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>{file} holds something else by now than this game. Nothing is saved yet.</source>
      <translation>{file}: теперь там не эта игра. Пока ничего не сохранено.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <location filename="../co2desk/ui/files/names.py" />
      <source>Overwrite</source>
      <translation>Перезаписать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <translation>Сохранить как…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save the game</source>
      <translation>Сохранить игру</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game could not be saved as {file}: {reason}. It is still here; try another place.</source>
      <translation>Не удалось сохранить игру под именем {file}: {reason}. Она по-прежнему здесь; попробуйте другое место.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Open a saved game</source>
      <translation>Открыть сохраненную игру</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Games of co2desk (*{suffix})</source>
      <translation>Игры co2desk (*{suffix})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>CO₂ {players}</source>
      <translation>CO₂ {players}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>{file} exists already.</source>
      <translation>Файл {file} уже существует.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The game</source>
      <translation>Игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The text in the clipboard</source>
      <translation>Текст в буфере обмена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own; everybody in it is a person at this screen.</source>
      <translation>Отдельная игра; все ее участники — люди за этим экраном.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own, played on from step {step}. The other one stays as it was.</source>
      <translation>Отдельная игра, продолженная с шага {step}. Та игра остается как была.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} could not be read: {reason}.</source>
      <translation>{file}: прочитать не удалось ({reason}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is not a game that can be opened. What is wrong first: {where}.</source>
      <translation>{file}: такую игру открыть нельзя. Первая ошибка: {where}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). To open it, install that version.</source>
      <translation>{file}: сохранено более новой версией co2desk ({version}). Чтобы открыть игру, установите ту версию.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. Open the game up to there, as a copy?</source>
      <translation>{file}: данные повреждены или изменены. Первая ошибка: {where}. Верных записей с начала: {good} из {all}. Открыть игру до этого места как копию?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open up to there</source>
      <translation>Открыть до этого места</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The record of this game is damaged. Entries at its end that cannot be read: {lost}. What is left can be played on, as a copy.</source>
      <translation>Сохранение этой игры повреждено. Записей в конце, которые не читаются: {lost}. С того, что осталось, можно играть дальше — как с копией.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on with what is left</source>
      <translation>Играть дальше с тем, что осталось</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, but the last position that it records can be played on, as a copy.</source>
      <translation>{file}: сохранено более новой версией co2desk ({version}). Действия здесь не прочитать, но с последней записанной позиции можно играть дальше — как с копией.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on from the position</source>
      <translation>Играть дальше с этой позиции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer has another end of the game; the file is a copy now.</source>
      <translation>На этом компьютере игра продолжилась иначе; файл открыт как копия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game is open in another window, and is played there.</source>
      <translation>Эта игра открыта в другом окне, и играют в нее там.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open a copy</source>
      <translation>Открыть копию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game was played on after it was saved here. Later entries kept on this computer: {more}.</source>
      <translation>После этого сохранения игру продолжили. Более поздних записей на этом компьютере: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue where it was left</source>
      <translation>Продолжить с последнего места</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the saved position as a copy</source>
      <translation>Открыть сохраненную позицию как копию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer's own record of the game is damaged. Entries at its end that cannot be read: {lost}. It stays as it is, and the game goes on as a copy.</source>
      <translation>Сохранение этой игры на этом компьютере повреждено. Записей в конце, которые не читаются: {lost}. Оно остается как есть, а игра продолжается как копия.</translation>
    </message>
  </context>
  <context>
    <name>GameView</name>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Forecast</source>
      <translation>Прогноз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Log</source>
      <translation>Журнал</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Goals</source>
      <translation>Цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Board</source>
      <translation>Поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>It is your turn.</source>
      <translation>Ваш ход.</translation>
    </message>
  </context>
  <context>
    <name>GoalButton</name>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>So far you have {had} of {needed}.</source>
      <translation>Пока у вас {had} из {needed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>As things stand it would score {points}.</source>
      <translation>При текущем положении она принесла бы {points}.</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals</source>
      <translation>Личные цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals: {met} of {all} met.</source>
      <translation>Личные цели: выполнено {met} из {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You still choose which you keep.</source>
      <translation>Вам еще предстоит выбрать, какую оставить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>All of them have to be met when the game ends.</source>
      <translation>К концу игры должны быть выполнены все.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>One of them has to be met when the game ends.</source>
      <translation>К концу игры должна быть выполнена одна.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met as things stand: it has to stay so to the end.</source>
      <translation>Пока выполнена: так должно остаться до конца.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met for good.</source>
      <translation>Выполнена окончательно.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missing: {amount}.</source>
      <translation>Не хватает: {amount}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Not held yet.</source>
      <translation>Такая конференция еще не завершена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>{goal}. {state}</source>
      <translation>{goal}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missed at the end of decade {decade}.</source>
      <translation>Провалена в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met at the end of decade {decade}.</source>
      <translation>Выполнена в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided at the end of decade {decade}.</source>
      <translation>Решится в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided when the game ends.</source>
      <translation>Решится в конце игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>You have claimed {n}, worth {points} at the end.</source>
      <translation>Вы получили карт: {n}, в конце за них {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open. Still to be claimed: {n}.</source>
      <translation>Неполученных целей в конце: максимум {allowed}. Еще нужно получить: {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open: enough have been claimed.</source>
      <translation>Неполученных целей в конце: максимум {allowed}. Получено достаточно.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Whoever sits at the screen sees the own goals here, and nobody else does.</source>
      <translation>Кто сидит за экраном, видит здесь свои цели; больше их не видит никто.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Goals of {name}</source>
      <translation>Цели игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{have} of {needed}</source>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}: {have} of {needed}. {state}</source>
      <translation>{goal}: {have} из {needed}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Company goal</source>
      <translation>Цель компании</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have discarded it for money.</source>
      <translation>Вы сбросили ее за деньги.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Discarded, it brings ${money}: {points} at the end.</source>
      <translation>Если сбросить, дает ${money}: в конце это {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Worth {points} as things stand.</source>
      <translation>При текущем положении приносит {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}: {goal}. {now} {cash}</source>
      <translation>{card}: {goal}. {now} {cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}. {cash}</source>
      <translation>{goal}. {cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals</source>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{n} on display</source>
      <translation>открыто: {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals: {n} on display.</source>
      <translation>Цели ООН: открыто {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}, {energies}: {state}</source>
      <translation>{card}, {energies}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: it waits for your turn.</source>
      <translation>Все есть: дождитесь своего хода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: you can have it now.</source>
      <translation>Все есть: можно получить сейчас.</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <location filename="../co2desk/ui/ending/parts.py" />
      <source>{ppm} ppm</source>
      <translation>{ppm} ppm</translation>
    </message>
  </context>
  <context>
    <name>HistoryBar</name>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the beginning ({key})</source>
      <translation>К началу ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous decade ({key})</source>
      <translation>Предыдущее десятилетие ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous turn ({key})</source>
      <translation>Предыдущий ход ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous step ({key})</source>
      <translation>Предыдущий шаг ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next step ({key})</source>
      <translation>Следующий шаг ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next turn ({key})</source>
      <translation>Следующий ход ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next decade ({key})</source>
      <translation>Следующее десятилетие ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the end ({key})</source>
      <translation>К концу ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay</source>
      <translation>Скорость повтора</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay (faster: {faster}, slower: {slower})</source>
      <translation>Скорость повтора (быстрее: {faster}, медленнее: {slower})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Position in the game</source>
      <translation>Позиция в игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Since my last turn</source>
      <translation>С моего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Watch what has happened since you decided last</source>
      <translation>Посмотреть, что произошло с вашего прошлого решения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play on from here</source>
      <translation>Играть дальше отсюда</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Begins another game at this position. This one stays as it is.</source>
      <translation>С этой позиции начнется другая игра. Эта останется как есть.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the game as it stands ({key})</source>
      <translation>Вернуться к текущей игре ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Close the replay</source>
      <translation>Закрыть повтор</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the present</source>
      <translation>К настоящему</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Pause ({key})</source>
      <translation>Пауза ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play ({key})</source>
      <translation>Пуск ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{sentence} {next_one}</source>
      <translation>{sentence} {next_one}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · the end of the game</source>
      <translation>Шаг {step} из {all} · конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <translation>Шаг {step} из {all} · десятилетие {decade} · ход игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <translation>Шаг {step} из {all} · десятилетие {decade} · решает {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{step} · {ppm} ppm</source>
      <translation>{step} · {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>The game begins.</source>
      <translation>Игра начинается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{name}: {action}</source>
      <translation>{name}: {action}</translation>
    </message>
  </context>
  <context>
    <name>LogPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show knowledge</source>
      <translation>Показать компетенцию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show lobbyist cards</source>
      <translation>Показать карты лоббиста</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show income and energy supply</source>
      <translation>Показать доход и поставку энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Search the log</source>
      <translation>Поиск в журнале</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Log of the game</source>
      <translation>Журнал игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Newest</source>
      <translation>Последнее</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Go to the newest line ({key})</source>
      <translation>К последней записи ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>In short</source>
      <translation>Кратко</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Leave out small consequences such as payments</source>
      <translation>Без мелких последствий, например платежей</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Look back</source>
      <translation>Назад по партии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step through the game so far ({key}). A double-click on a line goes to its step.</source>
      <translation>Пройти по партии назад ({key}). Двойной щелчок по записи ведет к ее шагу.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Since my last turn</source>
      <translation>С моего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Watch what has happened since you decided last</source>
      <translation>Посмотреть, что произошло с вашего прошлого решения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show what concerns {name}</source>
      <translation>Показать то, что касается игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show turns, rounds and decades</source>
      <translation>Показать ходы, раунды и десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show projects, plants and control</source>
      <translation>Показать проекты, электростанции и контроль</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show scientists and summits</source>
      <translation>Показать ученых и конференции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show expertise</source>
      <translation>Показать компетенцию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show CEPs, money and technology</source>
      <translation>Показать РУВ, деньги и техно-ресурсы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show lobby cards</source>
      <translation>Показать карты лобби</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show income and supply</source>
      <translation>Показать доход и снабжение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show fossil plants, CO₂ and disasters</source>
      <translation>Показать ИТ-электростанции, CO₂ и катастрофы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show goals and points</source>
      <translation>Показать цели и очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show the end of the game</source>
      <translation>Показать конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Nothing has happened yet. The game is written down here.</source>
      <translation>Пока ничего не произошло. Здесь записывается ход игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>No line fits what you are looking for.</source>
      <translation>Подходящих записей нет.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game on the table could not be recorded, and would be lost: {reason}.</source>
      <translation>Игру на столе не удалось записать, и она будет потеряна: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Give it up</source>
      <translation>Не сохранять</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <translation>Сохранить как…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Alex</source>
      <translation>Алекс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Ada</source>
      <translation>Ада</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Max</source>
      <translation>Макс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>This game is being played, here or in another window; it cannot be removed now.</source>
      <translation>Эту игру сейчас играют — здесь или в другом окне; удалить ее нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>The game could not be removed: {reason}.</source>
      <translation>Не удалось удалить игру: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Saved as {file}.</source>
      <translation>Сохранено: {file}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again as soon as that works. To be safe, save it in another place.</source>
      <translation>Сейчас игру не удается записывать: {reason}. Она продолжается, и запись возобновится, как только это станет возможно. Для надежности сохраните игру в другом месте.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{edition} – {players} – co2desk</source>
      <translation>{edition} — {players} — co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{file} – {edition} – {players} – co2desk</source>
      <translation>{file} — {edition} — {players} — co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}</source>
      <translation>Десятилетие {decade} из {decades}  ·  раунд {round} из {rounds}  ·  зерно {seed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>not recorded</source>
      <translation>не записывается</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>practice</source>
      <translation>тренировка</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Game</source>
      <translation>&amp;Игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;New game …</source>
      <translation>&amp;Новая игра…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Same again, another &amp;deal</source>
      <translation>Еще раз, новый &amp;расклад</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open …</source>
      <translation>&amp;Открыть…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Save</source>
      <translation>&amp;Сохранить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save &amp;as …</source>
      <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;List of games</source>
      <translation>Список &amp;игр</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Discard a &amp;company goal for money</source>
      <translation>Сбросить &amp;цель компании за деньги</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Result</source>
      <translation>Р&amp;езультат</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Se&amp;ttings …</source>
      <translation>Нас&amp;тройки…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Quit</source>
      <translation>В&amp;ыход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Sha&amp;re</source>
      <translation>&amp;Поделиться</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the game as &amp;text</source>
      <translation>Копировать игру как &amp;текст</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open a game that was copied as text</source>
      <translation>От&amp;крыть игру, скопированную как текст</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy a &amp;challenge: the same deal for others</source>
      <translation>Копировать &amp;вызов: тот же расклад для других</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Play a challenge …</source>
      <translation>&amp;Сыграть по вызову…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the &amp;board as a picture</source>
      <translation>Копировать &amp;поле как изображение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save the board as a p&amp;icture …</source>
      <translation>Сохранить поле как &amp;изображение…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save a problem &amp;report …</source>
      <translation>Сохранить &amp;отчет об ошибке…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Hi&amp;story</source>
      <translation>Ис&amp;тория</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Отменить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Вернуть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Step &amp;back through the game</source>
      <translation>&amp;Назад по партии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Since my last turn</source>
      <translation>&amp;С моего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;View</source>
      <translation>&amp;Вид</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Whole &amp;board</source>
      <translation>&amp;Все поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;in</source>
      <translation>&amp;Крупнее</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;out</source>
      <translation>&amp;Мельче</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom to a &amp;region</source>
      <translation>Приблизить &amp;регион</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Forecast and log</source>
      <translation>&amp;Прогноз и журнал</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>F&amp;ull screen</source>
      <translation>Полный &amp;экран</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Help</source>
      <translation>&amp;Справка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;What can I do?</source>
      <translation>&amp;Что можно сделать?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Readings of the &amp;rules in this game</source>
      <translation>&amp;Трактовки правил в этой игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;About co2desk</source>
      <translation>&amp;О co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Undo</source>
      <comment>on a button, without a key</comment>
      <translation>Отменить</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <location filename="../co2desk/ui/editions/names.py" />
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/names.py" />
      <source>CO₂: Second Chance</source>
      <translation>CO₂: Второй шанс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}. Further problems: {more}.</source>
      <translation>Значения вашего экземпляра использовать нельзя. {problem}. Других ошибок: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}.</source>
      <translation>Значения вашего экземпляра использовать нельзя. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>This cannot be played. {problem}.</source>
      <translation>Так сыграть нельзя. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>New game</source>
      <translation>Новая игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How many play, and who?</source>
      <translation>Сколько игроков и кто играет?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How does the game begin?</source>
      <translation>Как начинается игра?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Players: {count}</source>
      <translation>Число игроков: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>A solo game</source>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>&amp;Practice: everything may be taken back</source>
      <translation>Тренировочная &amp;игра: можно отменять любые действия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Actions can be taken back without limit and without asking; the log says so</source>
      <translation>Действия можно отменять без ограничений и без вопросов; в журнале это видно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Same &amp;again</source>
      <translation>Е&amp;ще раз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Fill in the people and the rules of the last game; only the seed is new</source>
      <translation>Подставить игроков и правила прошлой игры; новым будет только зерно расклада</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Cancel</source>
      <translation>Отмена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Start</source>
      <translation>Начать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>The challenge was dealt with other component values than yours: it will be another game.</source>
      <translation>Вызов составлен с другими значениями компонентов, чем у вас: получится другая игра.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Two seats have the name {name}; the log could not tell them apart.</source>
      <translation>Имя {name} стоит у двух мест за столом; в журнале их было бы не различить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂</source>
      <translation>Новая игра в CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company, one planet, your best score.</source>
      <translation>Одиночная игра: одна компания, одна планета, ваш лучший счет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Alone you play the solo game: choose it as the way of playing.</source>
      <translation>При одном игроке возможна только одиночная игра: выберите этот режим.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The solo game is for one: choose another way of playing first.</source>
      <translation>Одиночная игра — для одного игрока: сначала выберите другой режим.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂: Second Chance</source>
      <translation>Новая игра в CO₂: Второй шанс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company against the CO₂ level, won or lost.</source>
      <translation>Одиночная игра: одна компания против уровня CO₂, победа или поражение.</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Technology cubes</source>
      <translation>Техно-ресурсы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>CEPs</source>
      <translation>РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Pay</source>
      <translation>Заплатить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>This does not fit the bid: too little, or too much.</source>
      <translation>Это не подходит к ставке: слишком мало или слишком много.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Something in this payment is not needed.</source>
      <translation>Часть этой оплаты лишняя.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Readings of the rules in this game</source>
      <translation>Трактовки правил в этой игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rulebook: {book}. What is played otherwise than usual comes first.</source>
      <translation>Выбрано: {book}. Сначала идет то, что играется не как обычно.</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>To choose from when you let go:</source>
      <translation>Отпустите, чтобы выбрать:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Nothing can be done with this piece there.</source>
      <translation>С этой фишкой там ничего сделать нельзя.</translation>
    </message>
  </context>
  <context>
    <name>PromptBar</name>
    <message>
      <location filename="../co2desk/ui/play/choice_buttons.py" />
      <source>{action}  ({bonuses})</source>
      <translation>{action}  ({bonuses})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/choice_buttons.py" />
      <source>{group} ({count})</source>
      <translation>{group} ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>What can I do?</source>
      <translation>Что можно сделать?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Every action with its reason, to search in</source>
      <translation>Все действия с объяснениями и поиском</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Results</source>
      <translation>Результаты</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} decides.</source>
      <translation>Решает {name}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} (computer) is playing.</source>
      <translation>Играет {name} (компьютер).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Back</source>
      <translation>Назад</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Folder</source>
      <translation>Папка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Drive</source>
      <translation>Диск</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File</source>
      <translation>Файл</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>%1 File</source>
      <translation>Файл %1</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>&amp;Look in:</source>
      <translation>&amp;Папка:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File &amp;name:</source>
      <translation>&amp;Имя файла:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Files of &amp;type:</source>
      <translation>&amp;Тип файлов:</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Left</source>
      <translation>Прокрутить вкладки влево</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Right</source>
      <translation>Прокрутить вкладки вправо</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In this &amp;game:</source>
      <translation>В этой &amp;игре:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Back to the b&amp;ook</source>
      <translation>Вернуть как в п&amp;равилах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As rec&amp;ommended</source>
      <translation>Как &amp;рекомендуется</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the books say</source>
      <translation>Что сказано в правилах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you.</source>
      <translation>Изменено вами.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As in the chosen book.</source>
      <translation>Как в выбранных правилах.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As recommended.</source>
      <translation>Как рекомендуется.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>{book} (chosen)</source>
      <translation>{book} (выбрано)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of differences: {numbers}</source>
      <translation>В перечне расхождений: {numbers}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of open questions: {numbers}</source>
      <translation>В перечне открытых вопросов: {numbers}</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>How the rulebooks differ</source>
      <translation>Расхождения между правилами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the rulebook leaves open</source>
      <translation>Что правила оставляют открытым</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>You play by: {book}. Anything you change here holds for this game alone.</source>
      <translation>Выбрано: {book}. Все, что вы здесь измените, действует только в этой игре.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, a card number, D-12 …</source>
      <translation>Поиск: слово, номер карты, D-12…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, A13 …</source>
      <translation>Поиск: слово, A13…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search the questions</source>
      <translation>Поиск по вопросам</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>All questions</source>
      <translation>Все вопросы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Where the books differ</source>
      <translation>Где правила расходятся</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What you have changed</source>
      <translation>Что вы изменили</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Which questions are shown</source>
      <translation>Какие вопросы показаны</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions</source>
      <translation>Вопросы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>No question fits this search.</source>
      <translation>По этому запросу вопросов нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything back to the &amp;book</source>
      <translation>&amp;Все вернуть как в правилах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything as &amp;recommended</source>
      <translation>&amp;Все как рекомендуется</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>&amp;Done</source>
      <translation>&amp;Готово</translation>
    </message>
  </context>
  <context>
    <name>ReadingsModel</name>
    <message>
      <location filename="../co2desk/ui/setup/readings_model.py" />
      <source>{question}
Changed: {answer}</source>
      <translation>{question}
Изменено: {answer}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings_model.py" />
      <source>{question}
{answer}</source>
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
      <translation>Продолжить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_card.py" />
      <location filename="../co2desk/ui/start/game_list.py" />
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game …</source>
      <translation>Удалить эту игру…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012), solo</source>
      <translation>CO₂ (2012), одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, solo</source>
      <translation>CO₂: Второй шанс, одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, cooperative</source>
      <translation>CO₂: Второй шанс, кооперативная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, competitive</source>
      <translation>CO₂: Второй шанс, соревновательная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>A game that this version does not know</source>
      <translation>Игра, которой эта версия не знает</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players without names</source>
      <translation>Игроки без имен</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players: {count}</source>
      <translation>Число игроков: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Finished</source>
      <translation>Завершена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Decade {decade}, {co2} ppm</source>
      <translation>Десятилетие {decade}, {co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>today {time}</source>
      <translation>сегодня {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>yesterday {time}</source>
      <translation>вчера {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>practice</source>
      <translation>тренировка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>played on from step {step}</source>
      <translation>продолжена с шага {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>interrupted</source>
      <translation>прервана</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>saved in {file}</source>
      <translation>сохранена в {file}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source> · </source>
      <translation> · </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>co2desk ended unexpectedly. The game is as it was after the last action.</source>
      <translation>Работа co2desk неожиданно прервалась. Игра осталась такой, какой была после последнего действия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Open</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Keep it</source>
      <translation>Оставить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove it</source>
      <translation>Удалить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>The file {file} stays.</source>
      <translation>Файл {file} останется.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>It is not saved in a file: nothing of it will be left.</source>
      <translation>Она не сохранена в файле: от нее ничего не останется.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game from the list?</source>
      <translation>Удалить эту игру из списка?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Go on playing</source>
      <translation>Играть дальше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Other games</source>
      <translation>Другие игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Your games</source>
      <translation>Ваши игры</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>These values are printed on pieces, cards or the board, and no rulebook tells them. Ours fit everything that is known, and may still differ from your copy.</source>
      <translation>Эти значения напечатаны на фишках, картах или поле, и ни в одних правилах их нет. Наши согласуются со всем, что известно, но могут отличаться от вашего экземпляра.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>To play with the values of your own copy, write those that differ into first.yaml or second_chance.yaml in this folder, under the keys of the built-in file:</source>
      <translation>Чтобы играть со значениями своего экземпляра, запишите те, что отличаются, в файл first.yaml или second_chance.yaml в этой папке, под ключами встроенного файла:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values by part of the game</source>
      <translation>Восстановленные значения по частям игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Part of the game</source>
      <translation>Часть игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Values that are reconstructed</source>
      <translation>Какие значения восстановлены</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}; {own} from your own copy</source>
      <translation>{ours} из {total}; из вашего экземпляра: {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}</source>
      <translation>{ours} из {total}</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Steps down on the CO₂ track</source>
      <translation>Шаги вниз по шкале глобального загрязнения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{co2} ppm</source>
      <translation>{co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{cost} paid, {left} left</source>
      <translation>Заплатить: {cost}, останется: {left}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now}; this is the last decade.</source>
      <translation>Шаг стоит {now}; это последнее десятилетие.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the last decade.</source>
      <translation>Шаг сейчас стоит {now}, в последнем десятилетии — {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the coming decades.</source>
      <translation>Шаг сейчас стоит {now}, в следующих десятилетиях — {later}.</translation>
    </message>
  </context>
  <context>
    <name>ReplayClock</name>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Slow</source>
      <translation>Медленно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Normal speed</source>
      <translation>Обычный темп</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Fast</source>
      <translation>Быстро</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Very fast</source>
      <translation>Очень быстро</translation>
    </message>
  </context>
  <context>
    <name>RulebookField</name>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Which rulebook lies on your table?</source>
      <translation>Какие правила лежат у вас на столе?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>How do you read the rulebook?</source>
      <translation>Как вы понимаете правила?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Take probable misprints &amp;literally</source>
      <translation>Понимать вероятные опечатки &amp;буквально</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Differences…</source>
      <translation>Р&amp;асхождения…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Open questions…</source>
      <translation>От&amp;крытые вопросы…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions on which the rulebooks differ, and how this game answers them</source>
      <translation>Все вопросы, в которых правила расходятся, и как на них отвечает эта игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions that the rulebook leaves open, and how this game answers them</source>
      <translation>Все вопросы, которые правила оставляют открытыми, и как на них отвечает эта игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book says by mistake, against its own examples, then counts too.</source>
      <translation>Тогда действует и то, что сказано в правилах по ошибке, вопреки их же примерам.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>In this choice nothing looks like a misprint.</source>
      <translation>В этом выборе ничто не похоже на опечатку.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Readings changed for this game: {count}</source>
      <translation>Трактовок изменено для этой игры: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book leaves open is played as we recommend it.</source>
      <translation>То, что правила оставляют открытым, играется так, как рекомендуем мы.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Answers that differ from most books: {peculiar}</source>
      <translation>Ответов, отличных от большинства правил: {peculiar}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No book at hand? Keep what most of them agree on.</source>
      <translation>Нет книги под рукой? Оставьте то, на чем сходится большинство правил.</translation>
    </message>
  </context>
  <context>
    <name>ScoreTable</name>
    <message>
      <location filename="../co2desk/ui/ending/parts.py" />
      <source>{name}, {step}: {points}</source>
      <translation>{name}, {step}: {points}</translation>
    </message>
  </context>
  <context>
    <name>SeatLanguages</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Language of {name}</source>
      <translation>Язык игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Whoever has chosen none reads the language above.</source>
      <translation>Кто ничего не выбрал, читает на языке, указанном выше.</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>What this player reads: the window changes to it with every hand-over</source>
      <translation>На каком языке читает этот игрок: окно переходит на него при каждой передаче хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of the program</source>
      <translation>Язык программы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Person</source>
      <translation>Человек</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>A person at this screen.</source>
      <translation>Человек за этим экраном.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady computer</source>
      <translation>Рассудительный ПК</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady looks one action ahead and takes what seems best: fine for a first game.</source>
      <translation>Рассудительный смотрит на одно действие вперед и выбирает то, что кажется лучшим: для первой игры в самый раз.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random computer</source>
      <translation>Случайный ПК</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random does anything that the rules allow, without any plan.</source>
      <translation>Случайный делает все, что разрешают правила, без всякого плана.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Disc</source>
      <translation>Круг</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Triangle</source>
      <translation>Треугольник</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Square</source>
      <translation>Квадрат</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Diamond</source>
      <translation>Ромб</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Star</source>
      <translation>Звезда</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of seat {number}</source>
      <translation>Язык игрока на месте {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Sign of seat {number}</source>
      <translation>Знак места {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Name of seat {number}</source>
      <translation>Имя на месте {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Who plays seat {number}: a person or the computer</source>
      <translation>Кто играет на месте {number}: человек или компьютер</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat up, one place earlier around the table</source>
      <translation>Сдвинуть это место вверх, на одно раньше по кругу</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat down, one place later around the table</source>
      <translation>Сдвинуть это место вниз, на одно позже по кругу</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} up</source>
      <translation>Сдвинуть место {number} вверх</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} down</source>
      <translation>Сдвинуть место {number} вниз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Computer {number}</source>
      <translation>Компьютер {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Player {number}</source>
      <translation>Игрок {number}</translation>
    </message>
  </context>
  <context>
    <name>SecondLabels</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plan</source>
      <translation>Планировать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Prepare</source>
      <translation>Развернуть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Build</source>
      <translation>Построить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summit</source>
      <translation>Конференция</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Sell CEP</source>
      <translation>Продать РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>prepared</source>
      <translation>развернут</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>in work</source>
      <translation>в работе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>planned</source>
      <translation>запланирован</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>2 events</source>
      <translation>2 события</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>floor</source>
      <translation>мин.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>limit</source>
      <translation>лимит</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Future event</source>
      <translation>Будущее событие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>closed this turn</source>
      <translation>закрыт на этот ход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Preparation</source>
      <translation>Подготовка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the game</source>
      <translation>Конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Actions</source>
      <translation>Действия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Income</source>
      <translation>Доход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Environmental goals</source>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Energy supply</source>
      <translation>Поставка энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>CO₂ reduction</source>
      <translation>Снижение CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Events</source>
      <translation>События</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the decade</source>
      <translation>Конец десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plants</source>
      <translation>Электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Knowledge</source>
      <translation>Компетенция</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summits</source>
      <translation>Конференции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>UN goals</source>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>claimed: {claimed} of {shown}</source>
      <translation>получено: {claimed} из {shown}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Lobbyists in play</source>
      <translation>Лоббисты в игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Markers</source>
      <translation>Маркеры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>missed</source>
      <translation>провалена</translation>
    </message>
  </context>
  <context>
    <name>SecondSeatWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Money: ${count}</source>
      <translation>Деньги: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>CEPs in hand: {count}</source>
      <translation>РУВ в руке: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Technology cubes: {count}</source>
      <translation>Техно-ресурсы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Ученые в руке: {hand}, для найма: {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Lobbyist cards in hand: {count}</source>
      <translation>Карты лоббистов в руке: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>UN goals claimed: {goals}</source>
      <translation>Получено целей ООН: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Points: {count}</source>
      <translation>Очки: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has a company goal.</source>
      <translation>Есть цель компании.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has no company goal.</source>
      <translation>Цели компании нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goals: {count}</source>
      <translation>Личные цели: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Start player.</source>
      <translation>Первый игрок.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>{energy} {count} ({carrying} with a plant)</source>
      <translation>{energy} {count} (с электростанцией {carrying})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {count}</source>
      <translation>Инфраструктуры: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {kinds}</source>
      <translation>Инфраструктуры: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Drag one onto a planned project to prepare its infrastructure, or onto the market to sell it.</source>
      <translation>Перетащите РУВ на запланированный проект, чтобы развернуть его инфраструктуру, или на рынок, чтобы продать.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Goes to a planned project, or to a lobbyist card in play.</source>
      <translation>Отправляется на запланированный проект или на карту лоббиста в игре.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Leaving a project brings a point of knowledge of its energy.</source>
      <translation>Уходя с проекта, приносит очко компетенции его типа энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Comes to your hand through a scientist subsidy.</source>
      <translation>Попадает в руку благодаря гранту «ученый».</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructure markers: {count}</source>
      <translation>Маркеры инфраструктуры: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Control cubes: {count}</source>
      <translation>Кубики контроля: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Alone you may go on with pieces of another colour.</source>
      <translation>В одиночной игре можно продолжать фишками другого цвета.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Pieces you have left</source>
      <translation>Оставшиеся у вас фишки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goal: {have} of {needed}</source>
      <translation>Личная цель: {have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: missed</source>
      <translation>Цель одиночной игры: провалена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: {have} of {needed}</source>
      <translation>Цель одиночной игры: {have} из {needed}</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} in the order of the energy supply.</source>
      <translation>Номер {number} в порядке поставки энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Only these energies can be planned here.</source>
      <translation>Здесь можно планировать проекты только этих типов.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Control cubes in {region}</source>
      <translation>Кубики контроля в регионе {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{energy}: {owners}</source>
      <translation>{energy}: {owners}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Whoever builds a plant lays a cube below its energy.</source>
      <translation>Кто строит электростанцию, кладет кубик под ее тип энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The builder takes control with cubes below most energies; then the leftmost ones count, then knowledge of the energy just built.</source>
      <translation>Строитель получает контроль, если его кубики лежат под большим числом типов энергии; при равенстве сравнивают самые левые, затем компетенцию в только что построенном типе энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>the opponent ({count})</source>
      <translation>соперник ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>none</source>
      <translation>нет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A carbon emission permit pays for infrastructure, for green plants and for new fossil ones.</source>
      <translation>Разрешением на углеродные выбросы оплачивают инфраструктуру, экологические и новые ИТ-электростанции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The controller may pay with those of the region.</source>
      <translation>Кто контролирует регион, может платить его РУВ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Given after disasters. Whoever builds here may pay with one; one leaves before each event.</source>
      <translation>Пожертвованы после катастроф. Кто здесь строит, может заплатить одним из них; перед каждым событием один уходит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: энергозапрос десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The next energy supply puts a fossil plant here, unless one is built.</source>
      <translation>При следующей поставке энергии здесь появится ИТ-электростанция, если ничего не построить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Still empty.</source>
      <translation>Пока пустует.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The region pays the CEP that lies on it.</source>
      <translation>Лежащий на ней РУВ платит регион.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Built by {player} in {region}.</source>
      <translation>Строитель: {player}, регион {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Stands on an infrastructure of {player}: it counts for UN goals.</source>
      <translation>Стоит на инфраструктуре игрока {player}: она идет в счет целей ООН.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{project} of level {level} in {region}: {state}</source>
      <translation>{project} уровня {level} в регионе {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The infrastructure belongs to {player}.</source>
      <translation>Владелец инфраструктуры: {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Then each scientist brings the owner two points of knowledge of its topics.</source>
      <translation>Тогда каждый ученый приносит владельцу два очка компетенции по ее секциям.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>На рынке: {count}. Цена: ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Один раз за ход можно купить один РУВ или продать один из руки.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A sold one goes to the bank and lowers the price; when the last one is taken, the bank refills the market and the price rises.</source>
      <translation>Проданный РУВ идет в банк и снижает цену; когда берут последний, банк пополняет рынок и цена растет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It ran empty in this turn: nobody visits it before the next turn.</source>
      <translation>Рынок опустел в этот ход: до следующего хода его не посетить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CEPs in the bank: {count}.</source>
      <translation>РУВ в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Техно-ресурсы в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Summit tiles in the stack: {count}.</source>
      <translation>Тайлов конференций в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Prices of {energy} plants</source>
      <translation>Цены электростанций ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>No tile is left.</source>
      <translation>Тайлов не осталось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Tiles left by level, from the top: {levels}.</source>
      <translation>Осталось тайлов, уровни сверху вниз: {levels}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>At the end at most {count} may be open, or the game is lost.</source>
      <translation>В конце неполученными могут остаться максимум {count}, иначе игра проиграна.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A played card stays here. One scientist of any player may visit it, use its minor effect, and stays to the end of the game.</source>
      <translation>Сыгранная карта остается здесь. Один ученый любого игрока может посетить ее и использовать вторичный бонус; он остается на ней до конца игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Minor effect for a visitor: {effect}.</source>
      <translation>Вторичный бонус для посетителя: {effect}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A scientist of {player} has visited it and stays.</source>
      <translation>Карту посетил ученый игрока {player}, он здесь и остается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Nobody has visited it yet.</source>
      <translation>Карту еще никто не посетил.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <translation>{sign} (уровень {level}): можно строить электростанции уровня {sign}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Half circle: the middle, level {level}.</source>
      <translation>Полукруг: середина, уровень {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Full circle: the last space, level {level}.</source>
      <translation>Полный круг: последнее деление, уровень {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Knowledge of {energy}</source>
      <translation>Компетенция ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for plants</source>
      <translation>Экологические цели по электростанциям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for knowledge</source>
      <translation>Экологические цели по компетенции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for summits</source>
      <translation>Экологические цели по конференциям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved: {done} of {shown}.</source>
      <translation>Достигнуто: {done} из {shown}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Each open goal costs {points} in decade {decade}.</source>
      <translation>В десятилетии {decade} каждая недостигнутая цель стоит {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved.</source>
      <translation>Достигнута.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>An inspector stands here: it costs twice as much.</source>
      <translation>Здесь инспектор: цель обходится вдвое дороже.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} of equal goals. Needed: {number}, so far: {count}.</source>
      <translation>Номер {number} среди одинаковых целей. Нужно: {number}, пока: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A decade: {phases}.</source>
      <translation>Десятилетие: {phases}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Уровень CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>From {ppm} ppm on, the future event strikes as well.</source>
      <translation>Начиная с {ppm} ppm происходит и будущее событие.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm everybody has lost, at once.</source>
      <translation>Выше {ppm} ppm все игроки немедленно проигрывают.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm after the energy supply the game is lost.</source>
      <translation>Если после поставки энергии уровень выше {ppm} ppm, игра проиграна.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It may be lowered then, {ppm} ppm for {points} in this decade.</source>
      <translation>Тогда его можно уменьшить: {ppm} ppm за {points} в этом десятилетии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It never falls below {ppm} ppm.</source>
      <translation>Ниже {ppm} ppm уровень не опускается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points of the team: {points}</source>
      <translation>Очки команды: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points: {points}</source>
      <translation>Очки: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Below 0 after the goals or after the energy supply the game is lost.</source>
      <translation>Если после целей или после поставки энергии очков меньше нуля, игра проиграна.</translation>
    </message>
  </context>
  <context>
    <name>SeedField</name>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;Seed</source>
      <translation>&amp;Зерно расклада</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;New seed</source>
      <translation>&amp;Новое зерно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The same seed and the same choices deal the same game again. A challenge code put in here sets up all of it.</source>
      <translation>То же зерно при том же выборе снова даст ту же игру. Код вызова, вставленный сюда, настроит все сразу.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>Seed</source>
      <translation>Зерно расклада</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The seed has to be a whole number from 0 to {most}.</source>
      <translation>Зерно расклада — целое число от 0 до {most}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <translation>Этот код вызова не читается. Ожидается: {expected}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge cannot be played here. {problem}.</source>
      <translation>Этот вызов здесь сыграть нельзя. {problem}.</translation>
    </message>
  </context>
  <context>
    <name>Sentences</name>
    <message>
      <location filename="../co2desk/ui/i18n/translation.py" />
      <source>{first} {second}</source>
      <comment>two sentences of one text</comment>
      <translation>{first} {second}</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/language.py" />
      <source>{language} (not installed)</source>
      <translation>{language} (не установлен)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Like the system</source>
      <translation>Как в системе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Light</source>
      <translation>Светлая</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Dark</source>
      <translation>Темная</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Standard</source>
      <translation>Обычные</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>For red-green colour blindness</source>
      <translation>Для дальтоников</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>High contrast</source>
      <translation>Высокий контраст</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Off</source>
      <translation>Выкл.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Fast</source>
      <translation>Быстро</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Normal</source>
      <translation>Обычно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Slow</source>
      <translation>Медленно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>The whole board</source>
      <translation>Все поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Language</source>
      <translation>&amp;Язык</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Bri&amp;ghtness</source>
      <translation>&amp;Тема</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Colours</source>
      <translation>&amp;Цвета</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Movement of pieces</source>
      <translation>&amp;Движение фишек</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Speed of a &amp;replay</source>
      <translation>&amp;Скорость повтора</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Text size</source>
      <translation>&amp;Размер текста</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Board at the &amp;beginning</source>
      <translation>Поле в &amp;начале</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cover the &amp;screen between two people</source>
      <translation>Закрывать &amp;экран ширмой при передаче хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Ask before a turn &amp;ends</source>
      <translation>Спрашивать перед &amp;концом хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Warn when the game is about to end</source>
      <translation>&amp;Предупреждать, если игра вот-вот закончится</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Nobody sees the cards and the goal of the next player.</source>
      <translation>Никто не увидит карт и цели следующего игрока.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>A wrong click does not give the rest of a turn away.</source>
      <translation>Случайный щелчок не отнимет остаток хода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Says beforehand which move could be the last one.</source>
      <translation>Заранее сообщает, какое действие может оказаться последним.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Settings</source>
      <translation>Настройки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>What it looks like</source>
      <translation>Внешний вид</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>At the table</source>
      <translation>За столом</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Pieces in the chosen colours</source>
      <translation>Фишки в выбранных цветах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Defaults</source>
      <translation>По &amp;умолчанию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cancel</source>
      <translation>Отмена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Done</source>
      <translation>Готово</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Languages in this game</source>
      <translation>Языки в этой игре</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The game is in the clipboard, as text.</source>
      <translation>Игра скопирована в буфер обмена как текст.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The challenge code {code} is in the clipboard.</source>
      <translation>Код вызова {code} скопирован в буфер обмена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The picture of the board is in the clipboard.</source>
      <translation>Изображение поля скопировано в буфер обмена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save the position as a picture</source>
      <translation>Сохранить позицию как изображение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>position</source>
      <translation>позиция</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Pictures (*.png)</source>
      <translation>Изображения (*.png)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{edition} – {players} – decade {decade}</source>
      <translation>{edition} — {players} — десятилетие {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save a problem report</source>
      <translation>Сохранить отчет об ошибке</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Problem reports (*.zip)</source>
      <translation>Отчеты об ошибках (*.zip)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{file} could not be written: {reason}. Try another place.</source>
      <translation>{file}: записать не удалось ({reason}). Попробуйте другое место.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Saved as {file}.</source>
      <translation>Сохранено: {file}.</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Part of the income taken in money</source>
      <translation>Часть дохода, взятая деньгами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in points</source>
      <translation>{count} очками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in money</source>
      <translation>{count} деньгами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <translation>Очки сейчас: {points}; на недостигнутые цели и недостающие РУВ уйдет: {fixed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on: {high}.</source>
      <translation>Очки при таком распределении: {have}; чтобы играть дальше, нужно: {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on, as the draws come: {low} to {high}.</source>
      <translation>Очки при таком распределении: {have}; чтобы играть дальше, нужно от {low} до {high}, смотря что вытянут.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Partners who split after you can add {points} at most.</source>
      <translation>Партнеры, которые распределяют доход после вас, добавят максимум {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Chance that the game is lost then: {percent} %.</source>
      <translation>Вероятность, что тогда игра будет проиграна: {percent} %.</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Build green power plants all over the world before the climate tips. The rules of the board game by Vital Lacerda, kept by the computer.</source>
      <translation>Стройте экологические электростанции по всему миру, пока климат не рухнул. За правилами настольной игры Витала Ласерды (Vital Lacerda) следит компьютер.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>New game …</source>
      <translation>Новая игра…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Play at once against two computer players</source>
      <translation>Сыграть сразу с двумя компьютерными игроками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Open a saved game …</source>
      <translation>Открыть сохраненную игру…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Settings</source>
      <translation>Настройки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>About</source>
      <translation>О программе</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One less</source>
      <translation>На один меньше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One more</source>
      <translation>На один больше</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no room left</source>
      <translation>не осталось места</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not allowed there</source>
      <translation>там это не разрешено</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>nothing can be written there</source>
      <translation>туда нельзя записывать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not there</source>
      <translation>файл или папка отсутствует</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive is gone</source>
      <translation>диск отключен</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive does not work</source>
      <translation>диск не работает</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no such folder</source>
      <translation>такой папки нет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is a folder</source>
      <translation>это папка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>another program is using it</source>
      <translation>это занято другой программой</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the name is too long</source>
      <translation>слишком длинное имя</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>error {number} of the system</source>
      <translation>системная ошибка {number}</translation>
    </message>
  </context>
  <context>
    <name>TurnSteps</name>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Main action</source>
      <translation>Основное действие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Second action</source>
      <translation>Второе действие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Scientist</source>
      <translation>Ученый</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Market</source>
      <translation>Рынок</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Card</source>
      <translation>Карта</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>done</source>
      <translation>сделано</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>open</source>
      <translation>доступно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>{step}: {state}</source>
      <translation>{step}: {state}</translation>
    </message>
  </context>
  <context>
    <name>Undoing</name>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>This cannot be taken back freely. Does everybody at the table agree?</source>
      <translation>Просто так это отменить нельзя. Все за столом согласны?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Decisions of these players would be taken back: {names}.</source>
      <translation>Будут отменены решения этих игроков: {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Something hidden has come up since; nobody can be made to forget it.</source>
      <translation>С тех пор открылось что-то скрытое; забыть это никого не заставишь.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Everybody agrees: take it back</source>
      <translation>Все согласны: отменить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>•  {sentence}</source>
      <translation>•  {sentence}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>… and {count} more</source>
      <translation>… и еще {count}</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>This needs at least two players: a solo game is played without it.</source>
      <translation>Для этого нужно минимум два игрока: одиночная игра идет без этого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The competitive game is always played without it.</source>
      <translation>Соревновательная игра всегда идет без этого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The inspectors always take part in the solo game.</source>
      <translation>В одиночной игре инспекторы участвуют всегда.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Only the solo game has a goal of this kind.</source>
      <translation>Такая цель есть только в одиночной игре.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Propose a {energy} project in {region} on the {grant} space</source>
      <comment>propose</comment>
      <translation>Открыть проект ({energy}) в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <comment>install</comment>
      <translation>Развернуть: {place}</translation>
    </message>
    <message>
      <source>Build the top {energy} plant in {region} ({grant} space; {goods})</source>
      <comment>build</comment>
      <translation>Построить верхнюю электростанцию ({energy}) в регионе {region} (позиция «{grant}»; {goods})</translation>
    </message>
    <message>
      <source>Build {energy} plant {number} in {region} ({grant} space; {goods})</source>
      <comment>build.other</comment>
      <translation>Построить электростанцию {number} ({energy}) в регионе {region} (позиция «{grant}»; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build.nothing</comment>
      <translation>Построить электростанцию: {place}</translation>
    </message>
    <message>
      <source>Move a scientist from {origin} to {destination}</source>
      <comment>move_scientist</comment>
      <translation>Переместить ученого: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.home</comment>
      <translation>Вернуть ученого в руку: {origin}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin} with one point of expertise</source>
      <comment>move_scientist.displaced_home</comment>
      <translation>Вернуть ученого в руку и получить очко компетенции: {origin}</translation>
    </message>
    <message>
      <source>Move your scientist from {origin} to {destination}</source>
      <comment>move_scientist.displaced</comment>
      <translation>Переместить своего ученого: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool</source>
      <comment>recruit</comment>
      <translation>Нанять ученого из секции найма</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.research_grant</comment>
      <translation>Оставить ученых на местах</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.granted_move</comment>
      <translation>Оставить ученых на местах</translation>
    </message>
    <message>
      <source>Take no expertise</source>
      <comment>decline.project_expertise</comment>
      <translation>Отказаться от очка компетенции</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus</comment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_received</comment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_any</comment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_region_cep</comment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Go on without the action, which has become impossible</source>
      <comment>decline.owed_action</comment>
      <translation>Продолжить без действия, которое стало невозможным</translation>
    </message>
    <message>
      <source>Buy a CEP for ${price}</source>
      <comment>buy_cep</comment>
      <translation>Купить РУВ за ${price}</translation>
    </message>
    <message>
      <source>Sell a CEP for ${price}</source>
      <comment>sell_cep</comment>
      <translation>Продать РУВ за ${price}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Сыграть карту лобби {card} ради вторичного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Сыграть карту лобби {card} ради основного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; the action has to follow</source>
      <comment>play_lobby.before</comment>
      <translation>Сыграть карту лоббиста {card} ради основного бонуса: {effect}; действие нужно выполнить сразу после этого</translation>
    </message>
    <message>
      <source>Score UN goal {card} ({energies}): pay {tech:cubes}, gain {vp:points}</source>
      <comment>score_un_goal</comment>
      <translation>Получить очки по карте целей ООН {card} ({energies}): заплатить {tech:cubes}, получить {vp:points}</translation>
    </message>
    <message>
      <source>Discard your company goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <translation>Сбросить цель компании за ${money}</translation>
    </message>
    <message>
      <source>Discard {player}'s company goal for ${money}</source>
      <comment>cash_company_goal.other</comment>
      <translation>Сбросить цель компании игрока {player} за ${money}</translation>
    </message>
    <message>
      <source>End your turn</source>
      <comment>end_turn</comment>
      <translation>Завершить ход</translation>
    </message>
    <message>
      <source>End your turn without a main action</source>
      <comment>end_turn.idle</comment>
      <translation>Завершить ход без основного действия</translation>
    </message>
    <message>
      <source>Gain a point of {energy} expertise and reach level {level}</source>
      <comment>choose_energy</comment>
      <translation>Получить очко компетенции ({energy}) и достигнуть уровня {level}</translation>
    </message>
    <message>
      <source>Choose {energy}: your track is at its end, and the point is lost</source>
      <comment>choose_energy.full</comment>
      <translation>Выбрать тип энергии «{energy}»: вы в конце шкалы, и очко пропадет</translation>
    </message>
    <message>
      <source>Put a CEP into {region}, which holds {had} of {limit}</source>
      <comment>choose_region.bonus_region_cep</comment>
      <translation>Поместить РУВ в регион {region}, где их {had} из {limit}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.first_region</comment>
      <translation>Начать с региона {region}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.start_region</comment>
      <translation>Начать с региона {region}</translation>
    </message>
    <message>
      <source>Begin after {region}</source>
      <comment>choose_region.opponent_start</comment>
      <translation>Начать после региона {region}</translation>
    </message>
    <message>
      <source>Gain a point of expertise from {place}</source>
      <comment>choose_project.project_expertise</comment>
      <translation>Получить очко компетенции: {place}</translation>
    </message>
    <message>
      <source>Put the {energy} project on the {grant} space in {region}</source>
      <comment>choose_project.start_space</comment>
      <translation>Положить проект ({energy}) на позицию «{grant}» в регионе {region}</translation>
    </message>
    <message>
      <source>Pay the CEP from your hand</source>
      <comment>pay_cep.hand</comment>
      <translation>Заплатить РУВ из руки</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which holds {had:ceps}</source>
      <comment>pay_cep.region</comment>
      <translation>Заплатить РУВ из региона {region}, где есть {had:ceps}</translation>
    </message>
    <message>
      <source>Buy the CEP for ${money} and {vp:points}</source>
      <comment>buy_for_payment</comment>
      <translation>Купить РУВ за ${money} и {vp:points}</translation>
    </message>
    <message>
      <source>Buy the CEP for {vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <translation>Купить РУВ за {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and {vp:points}</source>
      <comment>split_income</comment>
      <translation>Взять ${money} и {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and no points</source>
      <comment>split_income.money</comment>
      <translation>Взять ${money}, без очков</translation>
    </message>
    <message>
      <source>Take {vp:points} and no money</source>
      <comment>split_income.points</comment>
      <translation>Взять {vp:points}, без денег</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <translation>Сделать ставку ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <translation>Спасовать</translation>
    </message>
    <message>
      <source>Pay {goods}</source>
      <comment>pay_bid</comment>
      <translation>Заплатить {goods}</translation>
    </message>
    <message>
      <source>Make {player} the start player</source>
      <comment>appoint</comment>
      <translation>Назначить первого игрока: {player}</translation>
    </message>
    <message>
      <source>Become the start player yourself</source>
      <comment>appoint.self</comment>
      <translation>Стать первым игроком</translation>
    </message>
    <message>
      <source>Keep lobby card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <translation>Оставить себе карту лобби {card} ({trigger}: {main}; иначе: {minor})</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <comment>keep_card.company</comment>
      <translation>Оставить себе цель компании {card}: {goal}</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <comment>keep_card.personal</comment>
      <translation>Оставить себе личную цель {card}: {goal}</translation>
    </message>
    <message>
      <source>Plan a {energy} project of level {level} in {region} on the {grant} space</source>
      <comment>plan</comment>
      <translation>Запланировать проект ({energy}) уровня {level} в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>Plan a {energy} project in {region} on the {grant} space</source>
      <comment>plan.no_tile</comment>
      <translation>Запланировать проект ({energy}) в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <comment>infrastructure</comment>
      <translation>Развернуть инфраструктуру: {place}</translation>
    </message>
    <message>
      <source>Build the {energy} plant of level {level} in {region} ({grant} space; {goods})</source>
      <comment>build_plant</comment>
      <translation>Построить электростанцию ({energy}) уровня {level} в регионе {region} (позиция «{grant}»; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build_plant.nothing</comment>
      <translation>Построить электростанцию: {place}</translation>
    </message>
    <message>
      <source>Pollute for a second main action: the CO₂ level rises to {co2} ppm</source>
      <comment>second_action</comment>
      <translation>Загрязнить среду ради второго основного действия: уровень CO₂ повысится до {co2} ppm</translation>
    </message>
    <message>
      <source>Hand the bonus to {player}: {bonus}</source>
      <comment>give_bonus</comment>
      <translation>Передать бонус игроку {player}: {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <comment>give_bonus.self</comment>
      <translation>Использовать бонус: {bonus}</translation>
    </message>
    <message>
      <source>Bring the CO₂ level down to {co2} ppm for {vp:points}</source>
      <comment>reduce_co2</comment>
      <translation>Уменьшить уровень CO₂ до {co2} ppm за {vp:points}</translation>
    </message>
    <message>
      <source>Leave the CO₂ level at {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <translation>Оставить уровень CO₂ на {co2} ppm</translation>
    </message>
    <message>
      <source>{action} with lobby card {card}</source>
      <comment>with.card</comment>
      <translation>{action}, с картой лобби {card}</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.subsidy</comment>
      <translation>{action}; один из кубиков дает регион {region}</translation>
    </message>
    <message>
      <source>{action}; {player} receives ${fee} for the scientist who has to leave</source>
      <comment>with.fee</comment>
      <translation>{action}; {player} получает ${fee} за ученого, который должен уйти</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.region_tech</comment>
      <translation>{action}; один из кубиков дает регион {region}</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.displaced_home</comment>
      <translation>Вернуть ученого в руку: {origin}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain a point of knowledge of your choice</source>
      <comment>recruit</comment>
      <translation>Нанять ученого из секции найма и получить очко компетенции по вашему выбору</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Сыграть карту лоббиста {card} ради вторичного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Сыграть карту лоббиста {card} ради основного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Claim UN goal {card} ({energies}): pay {tech:cubes}</source>
      <comment>score_un_goal</comment>
      <translation>Получить карту целей ООН {card} ({energies}): заплатить {tech:cubes}</translation>
    </message>
    <message>
      <source>Gain a point of {energy} knowledge and reach level {level}</source>
      <comment>choose_energy</comment>
      <translation>Получить очко компетенции ({energy}) и достигнуть уровня {level}</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <translation>Оставить себе карту лоббиста {card} ({trigger}: {main}; иначе: {minor})</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}: the first counts most when control is tied.</source>
      <comment>agenda</comment>
      <translation>Региону требуется: {energies}. При ничьей за контроль важнее всего первый источник.</translation>
    </message>
  </context>
  <context>
    <name>amounts</name>
    <message>
      <source>${n}</source>
      <comment>dollars</comment>
      <translation>${n}</translation>
    </message>
    <message numerus="yes">
      <source>{n} points</source>
      <comment>points</comment>
      <translation>
        <numerusform>{n} очко</numerusform>
        <numerusform>{n} очка</numerusform>
        <numerusform>{n} очков</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} technology cubes</source>
      <comment>cubes</comment>
      <translation>
        <numerusform>{n} техно-ресурс</numerusform>
        <numerusform>{n} техно-ресурса</numerusform>
        <numerusform>{n} техно-ресурсов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} CEPs</source>
      <comment>ceps</comment>
      <translation>
        <numerusform>{n} РУВ</numerusform>
        <numerusform>{n} РУВ</numerusform>
        <numerusform>{n} РУВ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} steps</source>
      <comment>steps</comment>
      <translation>
        <numerusform>{n} шаг</numerusform>
        <numerusform>{n} шага</numerusform>
        <numerusform>{n} шагов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} actions</source>
      <comment>actions</comment>
      <translation>
        <numerusform>{n} действие</numerusform>
        <numerusform>{n} действия</numerusform>
        <numerusform>{n} действий</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobby cards</source>
      <comment>lobby_cards</comment>
      <translation>
        <numerusform>{n} карту лобби</numerusform>
        <numerusform>{n} карты лобби</numerusform>
        <numerusform>{n} карт лобби</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <translation>
        <numerusform>{n} карту лоббиста</numerusform>
        <numerusform>{n} карты лоббиста</numerusform>
        <numerusform>{n} карт лоббиста</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} open environmental goals</source>
      <comment>open_goals</comment>
      <translation>
        <numerusform>{n} недостигнутая экологическая цель</numerusform>
        <numerusform>{n} недостигнутые экологические цели</numerusform>
        <numerusform>{n} недостигнутых экологических целей</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fossil plants</source>
      <comment>fossil_plants</comment>
      <translation>
        <numerusform>{n} ИТ-электростанцию</numerusform>
        <numerusform>{n} ИТ-электростанции</numerusform>
        <numerusform>{n} ИТ-электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} coal plants</source>
      <comment>coal</comment>
      <translation>
        <numerusform>{n} угольная электростанция</numerusform>
        <numerusform>{n} угольные электростанции</numerusform>
        <numerusform>{n} угольных электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} oil plants</source>
      <comment>oil</comment>
      <translation>
        <numerusform>{n} нефтяная электростанция</numerusform>
        <numerusform>{n} нефтяные электростанции</numerusform>
        <numerusform>{n} нефтяных электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} gas plants</source>
      <comment>gas</comment>
      <translation>
        <numerusform>{n} газовая электростанция</numerusform>
        <numerusform>{n} газовые электростанции</numerusform>
        <numerusform>{n} газовых электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} plants</source>
      <comment>plants</comment>
      <translation>
        <numerusform>{n} электростанции</numerusform>
        <numerusform>{n} электростанции</numerusform>
        <numerusform>{n} электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} infrastructures</source>
      <comment>infrastructures</comment>
      <translation>
        <numerusform>{n} инфраструктуры</numerusform>
        <numerusform>{n} инфраструктуры</numerusform>
        <numerusform>{n} инфраструктур</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} regions</source>
      <comment>regions</comment>
      <translation>
        <numerusform>{n} региона</numerusform>
        <numerusform>{n} региона</numerusform>
        <numerusform>{n} регионов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different regions</source>
      <comment>different_regions</comment>
      <translation>
        <numerusform>{n} регионе</numerusform>
        <numerusform>{n} разных регионах</numerusform>
        <numerusform>{n} разных регионах</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different energies</source>
      <comment>energies</comment>
      <translation>
        <numerusform>{n} типа энергии</numerusform>
        <numerusform>{n} разных типов энергии</numerusform>
        <numerusform>{n} разных типов энергии</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} tracks</source>
      <comment>tracks</comment>
      <translation>
        <numerusform>{n} шкалы</numerusform>
        <numerusform>{n} шкал</numerusform>
        <numerusform>{n} шкал</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} scientists</source>
      <comment>scientists</comment>
      <translation>
        <numerusform>{n} ученого</numerusform>
        <numerusform>{n} ученых</numerusform>
        <numerusform>{n} ученых</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} summits</source>
      <comment>summits</comment>
      <translation>
        <numerusform>{n} конференция</numerusform>
        <numerusform>{n} конференции</numerusform>
        <numerusform>{n} конференций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} topics</source>
      <comment>topics</comment>
      <translation>
        <numerusform>{n} секцией</numerusform>
        <numerusform>{n} секциями</numerusform>
        <numerusform>{n} секциями</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} discs</source>
      <comment>discs</comment>
      <translation>
        <numerusform>{n} диск</numerusform>
        <numerusform>{n} диска</numerusform>
        <numerusform>{n} дисков</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cards</source>
      <comment>cards</comment>
      <translation>
        <numerusform>{n} карта</numerusform>
        <numerusform>{n} карты</numerusform>
        <numerusform>{n} карт</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>anywhere</name>
    <message>
      <source>No project on the board can be installed.</source>
      <comment>not_a_proposed_project</comment>
      <translation>На поле нет проекта, который можно развернуть.</translation>
    </message>
    <message>
      <source>No project on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>На поле нет проекта, на базе которого можно строить.</translation>
    </message>
    <message>
      <source>No project lies on the board where a scientist could work.</source>
      <comment>no_project_here</comment>
      <translation>На поле нет проекта, над которым мог бы работать ученый.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>No project on the board waits for its infrastructure.</source>
      <comment>not_a_proposed_project</comment>
      <translation>На поле нет проекта, который ждет инфраструктуры.</translation>
    </message>
    <message>
      <source>No infrastructure on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>На поле нет инфраструктуры, на которой можно строить.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>energy</comment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
    <message>
      <source>one point of expertise in an energy of your choice</source>
      <comment>any</comment>
      <translation>одно очко компетенции по вашему выбору</translation>
    </message>
    <message>
      <source>one technology cube</source>
      <comment>tech</comment>
      <translation>один техно-ресурс</translation>
    </message>
    <message>
      <source>one CEP for a region of your choice</source>
      <comment>region_cep</comment>
      <translation>один РУВ в регион по вашему выбору</translation>
    </message>
    <message>
      <source>one CEP for {region}</source>
      <comment>region_cep.indicated</comment>
      <translation>один РУВ в регион {region}</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>energy</comment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
    <message>
      <source>one point of knowledge in an energy of your choice</source>
      <comment>any</comment>
      <translation>одно очко компетенции по вашему выбору</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>Polish</source>
      <comment>pl</comment>
      <translation>польские</translation>
    </message>
    <message>
      <source>French</source>
      <comment>fr</comment>
      <translation>французские</translation>
    </message>
    <message>
      <source>Russian</source>
      <comment>ru</comment>
      <translation>русские</translation>
    </message>
    <message>
      <source>Chinese</source>
      <comment>zh</comment>
      <translation>китайские</translation>
    </message>
    <message>
      <source>German</source>
      <comment>de</comment>
      <translation>немецкие</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>propose a project in {region}</source>
      <comment>propose.region</comment>
      <translation>открыть проект в регионе {region}</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <comment>propose.grant</comment>
      <translation>открыть проект на позиции «{grant}»</translation>
    </message>
    <message>
      <source>install a {energy} project</source>
      <comment>install.energy</comment>
      <translation>развернуть проект ({energy})</translation>
    </message>
    <message>
      <source>build a {energy} plant</source>
      <comment>build.energy</comment>
      <translation>построить электростанцию ({energy})</translation>
    </message>
    <message>
      <source>send a scientist to a summit on {energy}</source>
      <comment>summit.energy</comment>
      <translation>отправить ученого на конференцию с секцией «{energy}»</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <translation>продать РУВ</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <comment>plan.region</comment>
      <translation>запланировать проект в регионе {region}</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <comment>plan.grant</comment>
      <translation>запланировать проект на позиции «{grant}»</translation>
    </message>
    <message>
      <source>prepare the infrastructure of a {energy} project</source>
      <comment>infrastructure.energy</comment>
      <translation>развернуть инфраструктуру проекта ({energy})</translation>
    </message>
  </context>
  <context>
    <name>choices</name>
    <message>
      <source>Propose {short}</source>
      <comment>propose</comment>
      <translation>Открыть: {short}</translation>
    </message>
    <message>
      <source>Install {short}</source>
      <comment>install</comment>
      <translation>Развернуть: {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build</comment>
      <translation>Построить: {short}</translation>
    </message>
    <message>
      <source>Build {short}, plant {number}</source>
      <comment>build.other</comment>
      <translation>Построить: {short}, электростанция {number}</translation>
    </message>
    <message>
      <source>{short_origin} › {short}</source>
      <comment>move_scientist</comment>
      <translation>{short_origin} › {short}</translation>
    </message>
    <message>
      <source>{short}</source>
      <comment>move_scientist.displaced</comment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>{short}</source>
      <comment>move_scientist.displaced_home</comment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>Recruit</source>
      <comment>recruit</comment>
      <translation>Нанять</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <translation>Отказаться</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>decline.owed_action</comment>
      <translation>Дальше</translation>
    </message>
    <message>
      <source>Buy for ${price}</source>
      <comment>buy_cep</comment>
      <translation>Купить за ${price}</translation>
    </message>
    <message>
      <source>Sell for ${price}</source>
      <comment>sell_cep</comment>
      <translation>Продать за ${price}</translation>
    </message>
    <message>
      <source>Card {card}, minor: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Карта {card}, вторичный бонус: {effect}</translation>
    </message>
    <message>
      <source>Card {card}: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Карта {card}: {effect}</translation>
    </message>
    <message>
      <source>Card {card} first: {effect}</source>
      <comment>play_lobby.before</comment>
      <translation>Сначала карта {card}: {effect}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>score_un_goal</comment>
      <translation>Цель ООН {card}</translation>
    </message>
    <message>
      <source>Goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <translation>Цель за ${money}</translation>
    </message>
    <message>
      <source>Goal of {player}</source>
      <comment>cash_company_goal.other</comment>
      <translation>Цель игрока {player}</translation>
    </message>
    <message>
      <source>End turn</source>
      <comment>end_turn</comment>
      <translation>Завершить ход</translation>
    </message>
    <message>
      <source>{energy}</source>
      <comment>choose_energy</comment>
      <translation>{energy}</translation>
    </message>
    <message>
      <source>{region}</source>
      <comment>choose_region</comment>
      <translation>{region}</translation>
    </message>
    <message>
      <source>{short}</source>
      <comment>choose_project</comment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>{grant} space</source>
      <comment>choose_project.start_space</comment>
      <translation>Позиция «{grant}»</translation>
    </message>
    <message>
      <source>From your hand</source>
      <comment>pay_cep.hand</comment>
      <translation>Из руки</translation>
    </message>
    <message>
      <source>From {region}</source>
      <comment>pay_cep.region</comment>
      <translation>Из региона {region}</translation>
    </message>
    <message>
      <source>${money}, {vp:points}</source>
      <comment>buy_for_payment</comment>
      <translation>${money}, {vp:points}</translation>
    </message>
    <message>
      <source>{vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <translation>{vp:points}</translation>
    </message>
    <message>
      <source>${money}, {vp:points}</source>
      <comment>split_income</comment>
      <translation>${money}, {vp:points}</translation>
    </message>
    <message>
      <source>All ${money}</source>
      <comment>split_income.money</comment>
      <translation>Только деньги: ${money}</translation>
    </message>
    <message>
      <source>All {vp:points}</source>
      <comment>split_income.points</comment>
      <translation>Только очки: {vp}</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <translation>Ставка ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <translation>Спасовать</translation>
    </message>
    <message>
      <source>{short}</source>
      <comment>pay_bid</comment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>{player}</source>
      <comment>appoint</comment>
      <translation>{player}</translation>
    </message>
    <message>
      <source>Yourself</source>
      <comment>appoint.self</comment>
      <translation>Вы</translation>
    </message>
    <message>
      <source>Card {card}</source>
      <comment>keep_card.draft</comment>
      <translation>Карта {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.company</comment>
      <translation>Цель {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.personal</comment>
      <translation>Цель {card}</translation>
    </message>
    <message>
      <source>Plan {short}</source>
      <comment>plan</comment>
      <translation>Запланировать: {short}</translation>
    </message>
    <message>
      <source>Prepare {short}</source>
      <comment>infrastructure</comment>
      <translation>Развернуть: {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build_plant</comment>
      <translation>Построить: {short}</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <translation>Второе действие</translation>
    </message>
    <message>
      <source>{player}</source>
      <comment>give_bonus</comment>
      <translation>{player}</translation>
    </message>
    <message>
      <source>Use it</source>
      <comment>give_bonus.self</comment>
      <translation>Использовать</translation>
    </message>
    <message>
      <source>{steps:steps}, {vp:points}</source>
      <comment>reduce_co2</comment>
      <translation>{steps:steps}, {vp:points}</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>reduce_co2.none</comment>
      <translation>Отказаться</translation>
    </message>
    <message>
      <source>{action}, card {card}</source>
      <comment>with.card</comment>
      <translation>{action}, карта {card}</translation>
    </message>
    <message>
      <source>{action}, with its cube</source>
      <comment>with.region_tech</comment>
      <translation>{action}, с кубиком региона</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <comment>controlled_region</comment>
      <translation>{vp:points} за каждый контролируемый вами регион, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of yours, at most {limit}</source>
      <comment>region_with_own_plant</comment>
      <translation>{vp:points} за каждый регион с вашей электростанцией, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <comment>un_goal</comment>
      <translation>{vp:points} за каждую полученную вами карту целей ООН, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours except the first, at most {limit}</source>
      <comment>own_plant_after_first</comment>
      <translation>{vp:points} за каждую вашу электростанцию, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours, at most {limit}</source>
      <comment>every_own_plant</comment>
      <translation>{vp:points} за каждую вашу электростанцию, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions</comment>
      <translation>{vp:points} за каждый РУВ в вашей руке, не считая РУВ ваших регионов, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand and in regions you control, at most {limit}</source>
      <comment>cep_owned</comment>
      <translation>{vp:points} за каждый РУВ в вашей руке и в контролируемых вами регионах, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of you, at most {limit}</source>
      <comment>leading_expertise_ties_count</comment>
      <translation>{vp:points} за каждый тип энергии, в котором вас никто не опережает, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your plants, at most {limit}</source>
      <comment>own_plant_type</comment>
      <translation>{vp:points} за каждый тип энергии среди ваших электростанций, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of yours, at most {limit}</source>
      <comment>region_with_own_infrastructure</comment>
      <translation>{vp:points} за каждый регион с вашей инфраструктурой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type</comment>
      <translation>{vp:points} за каждый тип энергии среди ваших инфраструктур, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of yours except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first</comment>
      <translation>{vp:points} за каждую вашу инфраструктуру, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <comment>controlled_region.other</comment>
      <translation>{vp:points} за каждый контролируемый компанией регион, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of the company, at most {limit}</source>
      <comment>region_with_own_plant.other</comment>
      <translation>{vp:points} за каждый регион с электростанцией компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <comment>un_goal.other</comment>
      <translation>{vp:points} за каждую полученную компанией карту целей ООН, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company except the first, at most {limit}</source>
      <comment>own_plant_after_first.other</comment>
      <translation>{vp:points} за каждую электростанцию компании, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company, at most {limit}</source>
      <comment>every_own_plant.other</comment>
      <translation>{vp:points} за каждую электростанцию компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions.other</comment>
      <translation>{vp:points} за каждый РУВ в руке компании, не считая РУВ ее регионов, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}</source>
      <comment>cep_owned.other</comment>
      <translation>{vp:points} за каждый РУВ в руке компании и в контролируемых ею регионах, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of the company, at most {limit}</source>
      <comment>leading_expertise_ties_count.other</comment>
      <translation>{vp:points} за каждый тип энергии, в котором компанию никто не опережает, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's plants, at most {limit}</source>
      <comment>own_plant_type.other</comment>
      <translation>{vp:points} за каждый тип энергии среди электростанций компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of the company, at most {limit}</source>
      <comment>region_with_own_infrastructure.other</comment>
      <translation>{vp:points} за каждый регион с инфраструктурой компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type.other</comment>
      <translation>{vp:points} за каждый тип энергии среди инфраструктур компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of the company except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first.other</comment>
      <translation>{vp:points} за каждую инфраструктуру компании, кроме первой, максимум {limit}</translation>
    </message>
  </context>
  <context>
    <name>company_goals_second_chance</name>
    <message>
      <source>{vp:points} for each UN goal you have claimed, at most {limit}</source>
      <comment>un_goal</comment>
      <translation>{vp:points} за каждую полученную вами карту целей ООН, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has claimed, at most {limit}</source>
      <comment>un_goal.other</comment>
      <translation>{vp:points} за каждую полученную компанией карту целей ООН, максимум {limit}</translation>
    </message>
  </context>
  <context>
    <name>decisions</name>
    <message>
      <source>Your turn: take your main action; free actions may come before and after it.</source>
      <comment>turn</comment>
      <translation>Ваш ход: выполните основное действие; до и после него возможны бесплатные.</translation>
    </message>
    <message>
      <source>Your turn: take your main action.</source>
      <comment>turn.main_only</comment>
      <translation>Ваш ход: выполните основное действие.</translation>
    </message>
    <message>
      <source>No main action is possible: use free actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <translation>Основное действие невозможно: выполните бесплатные действия или завершите ход.</translation>
    </message>
    <message>
      <source>You may still use free actions, or end your turn.</source>
      <comment>turn.free</comment>
      <translation>Вы еще можете выполнить бесплатные действия или завершить ход.</translation>
    </message>
    <message>
      <source>You have done everything you can in this turn: end it.</source>
      <comment>turn.over</comment>
      <translation>В этот ход больше ничего сделать нельзя: завершите его.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist or move one, or leave it.</source>
      <comment>research_grant</comment>
      <translation>Грант «исследования»: наймите ученого, переместите одного из своих или откажитесь.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or leave it.</source>
      <comment>research_grant.move</comment>
      <translation>Грант «исследования»: переместите ученого или откажитесь.</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <comment>granted_move</comment>
      <translation>Вы можете переместить одного из своих ученых.</translation>
    </message>
    <message>
      <source>Your scientist was sent away from {place}: home with one point of expertise, or to a summit?</source>
      <comment>displaced</comment>
      <translation>Вашего ученого убирают: {place}. В руку с очком компетенции или на конференцию?</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of expertise.</source>
      <comment>bonus_any</comment>
      <translation>Выберите тип энергии, в котором получите очко компетенции.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <comment>bonus_region_cep</comment>
      <translation>Выберите регион, который получит РУВ.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn.</source>
      <comment>project_expertise</comment>
      <translation>Выберите проект, который принесет вам очко компетенции в конце хода.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn, or take none.</source>
      <comment>project_expertise.may</comment>
      <translation>Выберите проект, который принесет вам очко компетенции в конце хода, или откажитесь.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which of your points comes first ({energies}).</source>
      <comment>summit_points</comment>
      <translation>Конференция завершена: выберите, какое из ваших очков компетенции первое ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your extra point ({energies}).</source>
      <comment>summit_extra</comment>
      <translation>Конференция завершена: выберите секцию для дополнительного очка компетенции ({energies}).</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <comment>income_split</comment>
      <translation>Распределите доход: {amount}. Сколько взять деньгами, а сколько очками?</translation>
    </message>
    <message>
      <source>Choose the region with which the energy demand begins; the others follow clockwise.</source>
      <comment>first_region</comment>
      <translation>Выберите регион, с которого начнется поставка энергии; остальные следуют по часовой стрелке.</translation>
    </message>
    <message>
      <source>Pay a CEP: choose where it comes from.</source>
      <comment>pay_cep</comment>
      <translation>Заплатите РУВ: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP for installing the project: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <translation>Заплатите РУВ за развертывание проекта: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP for the plant: choose where it comes from.</source>
      <comment>pay_cep.build</comment>
      <translation>Заплатите РУВ за электростанцию: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.</source>
      <comment>pay_cep.supply</comment>
      <translation>Заплатите РУВ за новую ИТ-электростанцию в одном из ваших регионов: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP because of the disaster: choose where it comes from.</source>
      <comment>pay_cep.event</comment>
      <translation>Заплатите РУВ из-за катастрофы: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP of your bid: choose where it comes from.</source>
      <comment>pay_cep.bid</comment>
      <translation>Заплатите РУВ по своей ставке: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant, and a new one costs ${price}: lose {vp:points} for the money you lack, or cash your company goal first.</source>
      <comment>forced_purchase</comment>
      <translation>У вас нет РУВ, чтобы заплатить за ИТ-электростанцию, а новый стоит ${price}: потеряйте {vp:points} за недостающие деньги или сначала сбросьте цель компании.</translation>
    </message>
    <message>
      <source>Bid for the right to name the start player, or pass.</source>
      <comment>bid</comment>
      <translation>Сделайте ставку за право назначить первого игрока или спасуйте.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <comment>bid.raise</comment>
      <translation>Самая высокая ставка — ${amount} ({player}): поднимите ставку или спасуйте.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; there is no change.</source>
      <comment>bid_payment</comment>
      <translation>Оплатите ставку ${amount}: техно-ресурс стоит ${tech}, РУВ — ${price}; сдачи не дается.</translation>
    </message>
    <message>
      <source>Choose the start player of the coming decade.</source>
      <comment>appoint</comment>
      <translation>Выберите первого игрока на следующее десятилетие.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest is passed to the right.</source>
      <comment>draft</comment>
      <translation>Карт лобби перед вами: {cards}. Оставьте себе одну; остальные передаются направо.</translation>
    </message>
    <message>
      <source>Choose the region with which the placing of the start projects begins.</source>
      <comment>start_region</comment>
      <translation>Выберите регион, с которого начнется размещение стартовых проектов.</translation>
    </message>
    <message>
      <source>Choose the space in {region} for the {energy} project.</source>
      <comment>start_space</comment>
      <translation>Выберите позицию в регионе {region} для проекта ({energy}).</translation>
    </message>
    <message>
      <source>Lobbyist card {card} was played for an action that is due now: {trigger}.</source>
      <comment>owed_action</comment>
      <translation>Карта лоббиста {card} сыграна ради действия, которое нужно выполнить сейчас: {trigger}.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, hand it to another player, or leave it.</source>
      <comment>bonus</comment>
      <translation>Бонус: {bonus}. Используйте его, передайте другому игроку или откажитесь.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus.own</comment>
      <translation>Бонус: {bonus}. Используйте его или откажитесь.</translation>
    </message>
    <message>
      <source>You were given a bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus_received</comment>
      <translation>Вам передали бонус: {bonus}. Используйте его или откажитесь.</translation>
    </message>
    <message>
      <source>Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}.</source>
      <comment>reduction</comment>
      <translation>Выберите, насколько уменьшить уровень CO₂ ({co2} ppm): каждый шаг в {ppm} ppm стоит {vp:points}.</translation>
    </message>
    <message>
      <source>The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, at {vp:points} each: choose how many.</source>
      <comment>reduction.needed</comment>
      <translation>Уровень CO₂ ({co2} ppm) нужно уменьшить минимум на {needed:steps} по {ppm} ppm, цена шага — {vp:points}: выберите, на сколько.</translation>
    </message>
    <message>
      <source>Choose the company goal that you keep; the other one leaves the game unseen.</source>
      <comment>keep_goal.company</comment>
      <translation>Выберите цель компании, которую оставите себе; другая уходит из игры закрытой.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep; you keep {due} more.</source>
      <comment>keep_goal.personal</comment>
      <translation>Выберите личную цель, которую оставите себе; осталось выбрать: {due}.</translation>
    </message>
    <message>
      <source>Take your second main action now; it has to be of another kind than the first.</source>
      <comment>second_action</comment>
      <translation>Выполните второе основное действие; оно должно быть другого вида, чем первое.</translation>
    </message>
    <message>
      <source>Choose the region from which the opponent's regions are sought, counter-clockwise.</source>
      <comment>opponent_start</comment>
      <translation>Выберите регион, с которого против часовой стрелки ищут регионы соперника.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Your turn: take your main action; director actions may come before and after it.</source>
      <comment>turn</comment>
      <translation>Ваш ход: выполните основное действие; до и после него возможны действия директора.</translation>
    </message>
    <message>
      <source>No main action is possible: use director actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <translation>Основное действие невозможно: выполните действия директора или завершите ход.</translation>
    </message>
    <message>
      <source>You may still use director actions, or end your turn.</source>
      <comment>turn.free</comment>
      <translation>Вы еще можете выполнить действия директора или завершить ход.</translation>
    </message>
    <message>
      <source>You may still use director actions, pollute for a second main action, or end your turn.</source>
      <comment>turn.pollute</comment>
      <translation>Вы еще можете выполнить действия директора, загрязнить среду ради второго основного действия или завершить ход.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, or move one.</source>
      <comment>research_grant</comment>
      <translation>Грант: наймите ученого с очком компетенции или переместите одного из своих.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, move one, or leave it.</source>
      <comment>research_grant.optional</comment>
      <translation>Грант: наймите ученого с очком компетенции, переместите одного из своих или откажитесь.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <comment>research_grant.move</comment>
      <translation>Грант: переместите ученого.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or leave it.</source>
      <comment>research_grant.move.optional</comment>
      <translation>Грант: переместите ученого или откажитесь.</translation>
    </message>
    <message>
      <source>Your scientist has to leave {place}: choose where it goes.</source>
      <comment>displaced</comment>
      <translation>Ваш ученый должен уйти: {place}. Выберите, куда его переместить.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of knowledge.</source>
      <comment>bonus_any</comment>
      <translation>Выберите тип энергии, в котором получите очко компетенции.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which point of knowledge comes first ({energies}).</source>
      <comment>summit_points</comment>
      <translation>Конференция завершена: выберите, какое очко компетенции первое ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your point of knowledge ({energies}).</source>
      <comment>summit_extra</comment>
      <translation>Конференция завершена: выберите секцию для очка компетенции ({energies}).</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <translation>Заплатите РУВ за инфраструктуру: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.</source>
      <comment>draft</comment>
      <translation>Карт лоббистов перед вами: {cards}. Оставьте себе одну; остальные передаются направо.</translation>
    </message>
  </context>
  <context>
    <name>effects</name>
    <message>
      <source>${n}</source>
      <comment>money</comment>
      <translation>${n}</translation>
    </message>
    <message>
      <source>{n:cubes}</source>
      <comment>tech</comment>
      <translation>{n:cubes}</translation>
    </message>
    <message>
      <source>{n:ceps} from the market</source>
      <comment>cep</comment>
      <translation>{n:ceps} с рынка</translation>
    </message>
    <message>
      <source>{n:points}</source>
      <comment>vp</comment>
      <translation>{n:points}</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <translation>переместить ученого</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>expertise</comment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
    <message>
      <source>${n} less to pay</source>
      <comment>discount</comment>
      <translation>на ${n} дешевле</translation>
    </message>
  </context>
  <context>
    <name>effects_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>expertise</comment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
  </context>
  <context>
    <name>endings</name>
    <message>
      <source>The last decade is over.</source>
      <comment>last_decade</comment>
      <translation>Последнее десятилетие закончилось.</translation>
    </message>
    <message>
      <source>Enough regions run on green energy alone: the game ends.</source>
      <comment>green_regions</comment>
      <translation>Достаточно регионов полностью перешло на экологические электростанции: игра заканчивается.</translation>
    </message>
    <message>
      <source>The CO₂ level is back in the safe zone: the game ends.</source>
      <comment>below_danger</comment>
      <translation>Уровень CO₂ снова в безопасной зоне: игра заканчивается.</translation>
    </message>
    <message>
      <source>The CO₂ level has reached the limit: the game ends here.</source>
      <comment>solo_pollution</comment>
      <translation>Уровень CO₂ дошел до лимита: игра на этом заканчивается.</translation>
    </message>
    <message>
      <source>The CO₂ level is too high: the planet is lost.</source>
      <comment>planet_lost</comment>
      <translation>Уровень CO₂ слишком высок: планета погибла.</translation>
    </message>
    <message>
      <source>All goals are met and the CO₂ level is in check: the game is won.</source>
      <comment>team_won</comment>
      <translation>Все цели выполнены, уровень CO₂ под контролем: игра выиграна.</translation>
    </message>
    <message>
      <source>The points have fallen below zero: the game is lost.</source>
      <comment>points_lost</comment>
      <translation>Очки опустились ниже нуля: игра проиграна.</translation>
    </message>
    <message>
      <source>Too few personal goals are met: the game is lost.</source>
      <comment>personal_goals_missed</comment>
      <translation>Выполнено слишком мало личных целей: игра проиграна.</translation>
    </message>
    <message>
      <source>Too many UN goals are still open: the game is lost.</source>
      <comment>un_goals_missed</comment>
      <translation>Слишком много целей ООН осталось неполученными: игра проиграна.</translation>
    </message>
    <message>
      <source>The goal of this solo game is missed: the game is lost.</source>
      <comment>solo_goal_missed</comment>
      <translation>Цель этой одиночной игры провалена: игра проиграна.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>forestation</source>
      <comment>forestation</comment>
      <translation>лесные ресурсы</translation>
    </message>
    <message>
      <source>solar</source>
      <comment>solar</comment>
      <translation>солнце</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <comment>fusion</comment>
      <translation>холодный синтез</translation>
    </message>
    <message>
      <source>biomass</source>
      <comment>biomass</comment>
      <translation>биомасса</translation>
    </message>
    <message>
      <source>recycling</source>
      <comment>recycling</comment>
      <translation>вторсырье</translation>
    </message>
    <message>
      <source>hydro</source>
      <comment>hydro</comment>
      <translation>вода</translation>
    </message>
    <message>
      <source>wind</source>
      <comment>wind</comment>
      <translation>ветер</translation>
    </message>
  </context>
  <context>
    <name>environmental_goals</name>
    <message>
      <source>Build a plant in {region}</source>
      <comment>plant_in_region</comment>
      <translation>Построить электростанцию в регионе {region}</translation>
    </message>
    <message>
      <source>Build a {energy} plant</source>
      <comment>plant_of_type</comment>
      <translation>Построить электростанцию ({energy})</translation>
    </message>
    <message>
      <source>Reach the last space of the {energy} track</source>
      <comment>knowledge_last</comment>
      <translation>Дойти до последнего деления шкалы ({energy})</translation>
    </message>
    <message>
      <source>Reach the middle of the {energy} track</source>
      <comment>knowledge_half</comment>
      <translation>Дойти до середины шкалы ({energy})</translation>
    </message>
    <message>
      <source>Hold a summit on {energy}</source>
      <comment>summit_topic</comment>
      <translation>Завершить конференцию с секцией «{energy}»</translation>
    </message>
    <message>
      <source>Hold a summit of {n:topics}</source>
      <comment>summit_size</comment>
      <translation>Завершить конференцию с {n:topics}</translation>
    </message>
  </context>
  <context>
    <name>event_cards</name>
    <message>
      <source>Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.</source>
      <comment>when</comment>
      <translation>Происходит, только если после поставки энергии уровень CO₂ — {ppm} ppm или выше.</translation>
    </message>
    <message>
      <source>It spares everybody who has a green plant in {region}.</source>
      <comment>who</comment>
      <translation>Не затрагивает тех, у кого есть экологическая электростанция в регионе {region}.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.</source>
      <comment>loss</comment>
      <translation>Все остальные жертвуют {tech:cubes} региону {region}; кто не может, теряет {vp:points}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} gets one of these cubes towards its price.</source>
      <comment>relief</comment>
      <translation>Кто строит электростанцию в регионе {region}, получает один из этих кубиков в счет ее цены.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>Happens in the event phase; from {ppm} ppm on, the future event happens too.</source>
      <comment>when</comment>
      <translation>Происходит в фазу событий; начиная с {ppm} ppm происходит и будущее событие.</translation>
    </message>
    <message>
      <source>It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there.</source>
      <comment>who</comment>
      <translation>Не затрагивает тех, кто построил электростанцию в регионе {region} или имеет там инфраструктуру под электростанцией.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <comment>loss</comment>
      <translation>Все остальные жертвуют {tech:cubes} региону {region} (кто не может, теряет {vp:points}) и платят РУВ.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} may use one of these cubes towards its price.</source>
      <comment>relief</comment>
      <translation>Кто строит электростанцию в регионе {region}, может использовать один из этих кубиков в счет ее цены.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>With everybody's consent {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.agreed</comment>
      <translation>С согласия всех {player} отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>For practice, {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.practice</comment>
      <translation>В тренировочной игре {player} отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for ${money}.</source>
      <comment>CepForced.money</comment>
      <translation>{player} вынужденно покупает РУВ за ${money}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for {vp:points}.</source>
      <comment>CepForced.points</comment>
      <translation>{player} вынужденно покупает РУВ за {vp:points}.</translation>
    </message>
    <message>
      <source>{player} pays a CEP.</source>
      <comment>CepPaid.hand</comment>
      <translation>{player} платит РУВ.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the market.</source>
      <comment>CepGained.market</comment>
      <translation>{player} получает РУВ с рынка.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the bank.</source>
      <comment>CepGained.bank</comment>
      <translation>{player} получает РУВ из банка.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region} against {builder}.</source>
      <comment>ControlKept.other</comment>
      <translation>{player} сохраняет контроль над регионом {region}, хотя там строит {builder}.</translation>
    </message>
    <message>
      <source>{builder} has no marker left: nobody controls {region}.</source>
      <comment>ControlKept.nobody</comment>
      <translation>У игрока {builder} не осталось маркеров: регион {region} никто не контролирует.</translation>
    </message>
    <message>
      <source>{player} takes control of {region} from {previous}.</source>
      <comment>ControlTaken.from</comment>
      <translation>{player} перехватывает у игрока {previous} контроль над регионом {region}.</translation>
    </message>
    <message>
      <source>{player} takes ${money}.</source>
      <comment>IncomeSplit.money</comment>
      <translation>{player} берет ${money}.</translation>
    </message>
    <message>
      <source>{player} takes {vp:points}.</source>
      <comment>IncomeSplit.points</comment>
      <translation>{player} берет {vp:points}.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <translation>{player} играет карту лобби {card} ради основного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <translation>{player} играет карту лобби {card} ради вторичного бонуса.</translation>
    </message>
    <message>
      <source>The market is empty and the bank too; the price is ${price}.</source>
      <comment>MarketRefilled.empty</comment>
      <translation>Рынок пуст, банк тоже; цена — ${price}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for a project grant.</source>
      <comment>MoneyGained.grant</comment>
      <translation>{player} получает ${amount} как грант за проект.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <comment>MoneyGained.install</comment>
      <translation>{player} получает ${amount} за развертывание проекта.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobby card.</source>
      <comment>MoneyGained.lobby</comment>
      <translation>{player} получает ${amount} за карту лобби.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the bid.</source>
      <comment>MoneyPaid.auction</comment>
      <translation>{player} платит ${amount} по ставке.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the plant.</source>
      <comment>MoneyPaid.build</comment>
      <translation>{player} платит ${amount} за электростанцию.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobby card.</source>
      <comment>PointsGained.lobby</comment>
      <translation>{player} получает {amount:points} за карту лобби.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <comment>PointsGained.plant</comment>
      <translation>{player} получает {amount:points} за электростанцию.</translation>
    </message>
    <message>
      <source>{player} has no technology to give and loses {amount:points} to the disaster.</source>
      <comment>PointsLost.event</comment>
      <translation>{player} не может пожертвовать техно-ресурс и теряет {amount:points} из-за катастрофы.</translation>
    </message>
    <message>
      <source>{player} takes a scientist home from {origin}.</source>
      <comment>ScientistMoved.home</comment>
      <translation>{player} возвращает ученого в руку: {origin}.</translation>
    </message>
    <message>
      <source>{player}'s scientist has to leave {space}.</source>
      <comment>ScientistSentAway.own</comment>
      <translation>Ученый игрока {player} должен уйти: {space}.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <comment>SummitReplaced.none</comment>
      <translation>Для позиции {summit} конференций больше нет.</translation>
    </message>
    <message>
      <source>The supply of technology cubes is empty: {player} receives none.</source>
      <comment>TechGained.none</comment>
      <translation>Техно-ресурсов в банке нет: {player} не получает ничего.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}; the supply is short of {missing:cubes}.</source>
      <comment>TechGained.missing</comment>
      <translation>{player} получает {amount:cubes}; в банке не хватает: {missing:cubes}.</translation>
    </message>
    <message>
      <source>{player} needs no technology cube.</source>
      <comment>TechPaid.nothing</comment>
      <translation>{player} обходится без техно-ресурсов.</translation>
    </message>
    <message>
      <source>The region gives {by_region:cubes} for {player}'s plant.</source>
      <comment>TechPaid.region_only</comment>
      <translation>Регион дает {by_region:cubes} на электростанцию игрока {player}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region gives {by_region:cubes}.</source>
      <comment>TechPaid.region</comment>
      <translation>{player} платит {amount:cubes}, регион дает {by_region:cubes}.</translation>
    </message>
    <message>
      <source>{player} ends the turn without a main action.</source>
      <comment>TurnEnded.idle</comment>
      <translation>{player} завершает ход без основного действия.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}.</source>
      <comment>UnGoalScored.later</comment>
      <translation>{player} получает карту целей ООН {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <translation>{player} играет карту лоббиста {card} ради основного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <translation>{player} играет карту лоббиста {card} ради вторичного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; the action follows.</source>
      <comment>LobbyPlayed.before</comment>
      <translation>{player} играет карту лоббиста {card} ради основного бонуса; действие следует сразу.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} as a subsidy.</source>
      <comment>MoneyGained.grant</comment>
      <translation>{player} получает грант ${amount}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <comment>MoneyGained.install</comment>
      <translation>{player} получает ${amount} за инфраструктуру.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobbyist card.</source>
      <comment>MoneyGained.lobby</comment>
      <translation>{player} получает ${amount} за карту лоббиста.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobbyist card.</source>
      <comment>PointsGained.lobby</comment>
      <translation>{player} получает {amount:points} за карту лоббиста.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} cannot take the action any more that card {card} was played for.</source>
      <comment>ActionReleased</comment>
      <translation>{player} уже не может выполнить действие, ради которого сыграна карта {card}.</translation>
    </message>
    <message>
      <source>{player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack</comment>
      <translation>{player} отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>Nobody bids in the auction.</source>
      <comment>AuctionFailed</comment>
      <translation>Никто не делает ставку.</translation>
    </message>
    <message>
      <source>{player} wins the auction with ${amount}.</source>
      <comment>AuctionWon</comment>
      <translation>{player} выигрывает аукцион со ставкой ${amount}.</translation>
    </message>
    <message>
      <source>{player} bids ${amount}.</source>
      <comment>BidMade</comment>
      <translation>{player} делает ставку ${amount}.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <comment>BidPassed</comment>
      <translation>{player} пасует.</translation>
    </message>
    <message>
      <source>{player} leaves the bonus.</source>
      <comment>BonusDeclined</comment>
      <translation>{player} отказывается от бонуса.</translation>
    </message>
    <message>
      <source>{player} hands the bonus to {to}.</source>
      <comment>BonusGiven</comment>
      <translation>{player} передает бонус игроку {to}.</translation>
    </message>
    <message>
      <source>There is no CEP for {player}'s bonus, or no room for one: the bonus is lost.</source>
      <comment>BonusLost</comment>
      <translation>Для бонуса игрока {player} нет РУВ или места: бонус пропадает.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <comment>CardVisited</comment>
      <translation>Ученый игрока {player} посещает карту лобби {card}.</translation>
    </message>
    <message>
      <source>{player} buys a CEP for ${price}.</source>
      <comment>CepBought</comment>
      <translation>{player} покупает РУВ за ${price}.</translation>
    </message>
    <message>
      <source>{player} collects {amount:ceps} from {region}.</source>
      <comment>CepCollected</comment>
      <translation>{player} забирает {amount:ceps} из региона {region}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP: ${money} and {vp:points}.</source>
      <comment>CepForced</comment>
      <translation>{player} вынужденно покупает РУВ: ${money} и {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP.</source>
      <comment>CepGained</comment>
      <translation>{player} получает РУВ.</translation>
    </message>
    <message>
      <source>No CEP is left for {player}.</source>
      <comment>CepMissed</comment>
      <translation>Для игрока {player} РУВ не осталось.</translation>
    </message>
    <message>
      <source>{player} pays a CEP from {source}.</source>
      <comment>CepPaid</comment>
      <translation>{player} платит РУВ из региона {source}.</translation>
    </message>
    <message>
      <source>{player} sells a CEP for ${price}.</source>
      <comment>CepSold</comment>
      <translation>{player} продает РУВ за ${price}.</translation>
    </message>
    <message>
      <source>{player} sells {amount:ceps} at the price of ${price}.</source>
      <comment>CepSoldOut</comment>
      <translation>{player} продает {amount:ceps} по цене ${price}.</translation>
    </message>
    <message>
      <source>The CO₂ level is brought down to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <comment>Co2Reduced</comment>
      <translation>Уровень CO₂ уменьшается до {co2} ppm: {steps:steps} за {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}.</source>
      <comment>CompanyGoalCashed</comment>
      <translation>{player} сбрасывает цель компании за ${money}.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <comment>CompanyGoalScored</comment>
      <translation>{player} получает {vp:points} по цели компании {card}.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region}.</source>
      <comment>ControlKept</comment>
      <translation>{player} сохраняет контроль над регионом {region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region}.</source>
      <comment>ControlTaken</comment>
      <translation>{player} получает контроль над регионом {region}.</translation>
    </message>
    <message>
      <source>Decade {decade} begins.</source>
      <comment>DecadeBegan</comment>
      <translation>Начинается десятилетие {decade}.</translation>
    </message>
    <message>
      <source>The climate is calm: no disaster in {region}.</source>
      <comment>DisasterAvoided</comment>
      <translation>Климат спокоен: в регионе {region} катастрофа предотвращена.</translation>
    </message>
    <message>
      <source>A disaster strikes {region}.</source>
      <comment>DisasterStruck</comment>
      <translation>В регионе {region} происходит катастрофа.</translation>
    </message>
    <message>
      <source>Environmental goal {goal} is achieved.</source>
      <comment>EnvironmentalGoalAchieved</comment>
      <translation>Экологическая цель {goal} достигнута.</translation>
    </message>
    <message>
      <source>{open_goals:open_goals}: a penalty of {vp:points}.</source>
      <comment>EnvironmentalPenalty</comment>
      <translation>{open_goals:open_goals}: штраф {vp:points}.</translation>
    </message>
    <message>
      <source>The event after next threatens {region}.</source>
      <comment>EventRevealed</comment>
      <translation>Событие через одно угрожает региону {region}.</translation>
    </message>
    <message>
      <source>{player} takes no expertise.</source>
      <comment>ExpertiseDeclined</comment>
      <translation>{player} отказывается от очка компетенции.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {energy}.</source>
      <comment>ExpertiseGained</comment>
      <translation>{player} достигает уровня компетенции {level} ({energy}).</translation>
    </message>
    <message>
      <source>{player} is at the end of the {energy} track; the point is lost.</source>
      <comment>ExpertiseLost</comment>
      <translation>{player} находится в конце шкалы компетенции ({energy}); очко пропадает.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <comment>FossilPileEmpty</comment>
      <translation>Для региона {region} ИТ-электростанций не осталось.</translation>
    </message>
    <message>
      <source>A new pile is made of {tiles:fossil_plants} that had been torn down.</source>
      <comment>FossilPileRenewed</comment>
      <translation>Удаленные ИТ-электростанции складываются в новую стопку: {tiles}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is {co2} ppm.</source>
      <comment>FossilPlantPlaced</comment>
      <translation>Регион {region} строит ИТ-электростанцию ({fossil}); уровень CO₂ — {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is torn down; the CO₂ level is {co2} ppm.</source>
      <comment>FossilReplaced</comment>
      <translation>В регионе {region} удаляется ИТ-электростанция ({fossil}); уровень CO₂ — {co2} ppm.</translation>
    </message>
    <message>
      <source>{reason}</source>
      <comment>GameEnded</comment>
      <translation>{reason}</translation>
    </message>
    <message>
      <source>{player} keeps a goal.</source>
      <comment>GoalKept</comment>
      <translation>{player} оставляет себе цель.</translation>
    </message>
    <message>
      <source>{player} leaves the scientists where they are.</source>
      <comment>GrantDeclined</comment>
      <translation>{player} оставляет ученых на местах.</translation>
    </message>
    <message>
      <source>{player} has nobody to move or to recruit.</source>
      <comment>GrantLost</comment>
      <translation>У игрока {player} некого переместить или нанять.</translation>
    </message>
    <message>
      <source>{player} earns an income of {amount}.</source>
      <comment>IncomeEarned</comment>
      <translation>{player} получает доход: {amount}.</translation>
    </message>
    <message>
      <source>{player} takes ${money} and {vp:points}.</source>
      <comment>IncomeSplit</comment>
      <translation>{player} берет ${money} и {vp:points}.</translation>
    </message>
    <message>
      <source>Inspector {inspector} moves to environmental goal {goal}.</source>
      <comment>InspectorMoved</comment>
      <translation>Инспектор {inspector} переходит к экологической цели {goal}.</translation>
    </message>
    <message>
      <source>{player} draws a lobby card.</source>
      <comment>LobbyDrawn</comment>
      <translation>{player} вытягивает карту лобби.</translation>
    </message>
    <message>
      <source>{player} keeps a lobby card.</source>
      <comment>LobbyKept</comment>
      <translation>{player} оставляет себе карту лобби.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card}.</source>
      <comment>LobbyPlayed</comment>
      <translation>{player} играет карту лобби {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is ${price}.</source>
      <comment>MarketRefilled</comment>
      <translation>На рынок поступает {moved:ceps}; цена — ${price}.</translation>
    </message>
    <message>
      <source>The empty market is restocked with {moved:ceps}.</source>
      <comment>MarketRestocked</comment>
      <translation>На опустевший рынок поступает {moved:ceps}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <comment>MoneyGained</comment>
      <translation>{player} получает ${amount}.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to} for a scientist who has to leave.</source>
      <comment>MoneyGiven</comment>
      <translation>{player} платит ${amount} игроку {to} за ученого, который должен уйти.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <comment>MoneyPaid</comment>
      <translation>{player} платит ${amount}.</translation>
    </message>
    <message>
      <source>The opponent holds {energy} in {region}.</source>
      <comment>OpponentCubePlaced</comment>
      <translation>Соперник ставит кубик в регионе {region} ({energy}).</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobby_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <translation>Все игроки передают направо {cards:lobby_cards}.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: a penalty of {vp:points}.</source>
      <comment>PenaltyPaid</comment>
      <translation>{player} не может заплатить РУВ: штраф {vp:points}.</translation>
    </message>
    <message>
      <source>{player} shows a goal that is met.</source>
      <comment>PersonalGoalShown</comment>
      <translation>{player} открывает выполненную цель.</translation>
    </message>
    <message>
      <source>{player} builds a {energy} plant in {region}.</source>
      <comment>PlantBuilt</comment>
      <translation>{player} строит электростанцию ({energy}) в регионе {region}.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points}.</source>
      <comment>PointsGained</comment>
      <translation>{player} получает {amount:points}.</translation>
    </message>
    <message>
      <source>{player} loses {amount:points}.</source>
      <comment>PointsLost</comment>
      <translation>{player} теряет {amount:points}.</translation>
    </message>
    <message>
      <source>{player} installs the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <translation>{player} разворачивает проект ({energy}): {space}.</translation>
    </message>
    <message>
      <source>{player} proposes a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <translation>{player} открывает проект ({energy}): {space}.</translation>
    </message>
    <message>
      <source>The {energy} project tile returns to the supply.</source>
      <comment>ProjectReturned</comment>
      <translation>Тайл проекта ({energy}) возвращается в банк.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <comment>RegionCepGained</comment>
      <translation>Регион {region} получает РУВ.</translation>
    </message>
    <message>
      <source>{region} pays a CEP of its own.</source>
      <comment>RegionCepPaid</comment>
      <translation>Регион {region} платит собственный РУВ.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube.</source>
      <comment>RegionTechReturned</comment>
      <translation>Регион {region} возвращает техно-ресурс.</translation>
    </message>
    <message>
      <source>Round {round} begins.</source>
      <comment>RoundBegan</comment>
      <translation>Начинается раунд {round}.</translation>
    </message>
    <message>
      <source>{player} moves a scientist from {origin} to {destination}.</source>
      <comment>ScientistMoved</comment>
      <translation>{player} перемещает ученого: {origin} › {destination}.</translation>
    </message>
    <message>
      <source>{player} recruits a scientist.</source>
      <comment>ScientistRecruited</comment>
      <translation>{player} нанимает ученого.</translation>
    </message>
    <message>
      <source>{by} sends {player}'s scientist away from {space}.</source>
      <comment>ScientistSentAway</comment>
      <translation>{by} убирает ученого игрока {player} с проекта: {space}.</translation>
    </message>
    <message>
      <source>{player} pollutes for a second action: the CO₂ level is {co2} ppm.</source>
      <comment>SecondActionBought</comment>
      <translation>{player} загрязняет среду ради второго действия: уровень CO₂ — {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is missed.</source>
      <comment>SoloGoalMissed</comment>
      <translation>Цель одиночной игры {card} провалена.</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <comment>StartPlayerChanged</comment>
      <translation>Первый игрок — {player}.</translation>
    </message>
    <message>
      <source>Summit {summit} takes place.</source>
      <comment>SummitHeld</comment>
      <translation>Конференция {summit} завершается.</translation>
    </message>
    <message>
      <source>A new summit is announced on space {summit}.</source>
      <comment>SummitReplaced</comment>
      <translation>На позиции {summit} объявлена новая конференция.</translation>
    </message>
    <message>
      <source>{player} gives a technology cube to {region}.</source>
      <comment>TechDonated</comment>
      <translation>{player} жертвует техно-ресурс региону {region}.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}.</source>
      <comment>TechGained</comment>
      <translation>{player} получает {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}.</source>
      <comment>TechPaid</comment>
      <translation>{player} платит {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player}'s turn.</source>
      <comment>TurnBegan</comment>
      <translation>Ход игрока {player}.</translation>
    </message>
    <message>
      <source>{player} ends the turn.</source>
      <comment>TurnEnded</comment>
      <translation>{player} завершает ход.</translation>
    </message>
    <message>
      <source>UN goal {card} is lost.</source>
      <comment>UnGoalRemoved</comment>
      <translation>Карта целей ООН {card} потеряна.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <comment>UnGoalRevealed</comment>
      <translation>Открыта карта целей ООН {card}.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <translation>{player} получает {vp:points} по карте целей ООН {card}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <comment>CardVisited</comment>
      <translation>Ученый игрока {player} посещает карту лоббиста {card}.</translation>
    </message>
    <message>
      <source>The event tile that is turned up threatens {region}.</source>
      <comment>EventRevealed</comment>
      <translation>Открыт тайл события: он угрожает региону {region}.</translation>
    </message>
    <message>
      <source>{player} reaches {energy} knowledge {level}.</source>
      <comment>ExpertiseGained</comment>
      <translation>{player} достигает уровня компетенции {level} ({energy}).</translation>
    </message>
    <message>
      <source>{player} keeps a lobbyist card.</source>
      <comment>LobbyKept</comment>
      <translation>{player} оставляет себе карту лоббиста.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card}.</source>
      <comment>LobbyPlayed</comment>
      <translation>{player} играет карту лоббиста {card}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobbyist_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <translation>Все игроки передают направо {cards:lobbyist_cards}.</translation>
    </message>
    <message>
      <source>{player} prepares the infrastructure of the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <translation>{player} разворачивает инфраструктуру проекта ({energy}): {space}.</translation>
    </message>
    <message>
      <source>{player} plans a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <translation>{player} планирует проект ({energy}): {space}.</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist has to leave.</source>
      <comment>ScientistSentAway</comment>
      <translation>{by} разворачивает инфраструктуру, ученый игрока {player} должен уйти: {space}.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <translation>{player} получает карту целей ООН {card}: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <comment>coal</comment>
      <translation>уголь</translation>
    </message>
    <message>
      <source>oil</source>
      <comment>oil</comment>
      <translation>нефть</translation>
    </message>
    <message>
      <source>gas</source>
      <comment>gas</comment>
      <translation>газ</translation>
    </message>
  </context>
  <context>
    <name>free_actions</name>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <translation>переместить ученого</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>market_buy</comment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>market_sell</comment>
      <translation>продать РУВ</translation>
    </message>
    <message>
      <source>play a card</source>
      <comment>lobby</comment>
      <translation>сыграть карту</translation>
    </message>
    <message>
      <source>score a UN goal</source>
      <comment>un_goal</comment>
      <translation>получить очки по карте целей ООН</translation>
    </message>
  </context>
  <context>
    <name>free_actions_second_chance</name>
    <message>
      <source>claim a UN goal</source>
      <comment>un_goal</comment>
      <translation>получить карту целей ООН</translation>
    </message>
  </context>
  <context>
    <name>goal_cards</name>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>company</comment>
      <translation>В конце игры: {goal}.</translation>
    </message>
    <message>
      <source>You may discard it for ${money} at any time; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <translation>Вы можете сбросить ее за ${money} в любой момент; тогда она остается закрытой и очков не приносит.</translation>
    </message>
    <message>
      <source>If the money is worth more at the end, you take the money.</source>
      <comment>better</comment>
      <translation>Если в конце деньги ценнее, вы берете деньги.</translation>
    </message>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>personal</comment>
      <translation>В конце игры: {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <comment>personal_at_once</comment>
      <translation>В любой момент: {goal}.</translation>
    </message>
    <message>
      <source>In a team every partner has to meet at least one; alone you have to meet all you keep.</source>
      <comment>team</comment>
      <translation>В команде каждый партнер должен выполнить минимум одну; в одиночной игре нужно выполнить все оставленные.</translation>
    </message>
    <message>
      <source>By the end of the game: {goal}.</source>
      <comment>solo_end</comment>
      <translation>К концу игры: {goal}.</translation>
    </message>
    <message>
      <source>By the end of decade {decade}: {goal}.</source>
      <comment>solo_decade</comment>
      <translation>К концу десятилетия {decade}: {goal}.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <translation>Вы можете сбросить ее за ${money} между действиями своего хода; тогда она остается закрытой и очков не приносит.</translation>
    </message>
  </context>
  <context>
    <name>grant_help</name>
    <message>
      <source>Money grant: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money</comment>
      <translation>Грант «деньги»: $1 за каждый РУВ в регионе, минимум ${least}.</translation>
    </message>
    <message>
      <source>Money grant: ${least}.</source>
      <comment>money.bare</comment>
      <translation>Грант «деньги»: ${least}.</translation>
    </message>
    <message>
      <source>Technology grant: {tech:cubes}.</source>
      <comment>tech</comment>
      <translation>Грант «техно-ресурсы»: {tech:cubes}.</translation>
    </message>
    <message>
      <source>Research grant: recruit one of your scientists, or move one.</source>
      <comment>research</comment>
      <translation>Грант «исследования»: наймите ученого или переместите одного из своих.</translation>
    </message>
  </context>
  <context>
    <name>grant_help_second_chance</name>
    <message>
      <source>Money subsidy: $1 for each CEP in the region.</source>
      <comment>money</comment>
      <translation>Грант «деньги»: $1 за каждый РУВ в регионе.</translation>
    </message>
    <message>
      <source>Money subsidy: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money.least</comment>
      <translation>Грант «деньги»: $1 за каждый РУВ в регионе, минимум ${least}.</translation>
    </message>
    <message>
      <source>Technology subsidy: {tech:cubes}.</source>
      <comment>tech</comment>
      <translation>Грант «техно-ресурсы»: {tech:cubes}.</translation>
    </message>
    <message>
      <source>Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one.</source>
      <comment>scientist</comment>
      <translation>Грант «ученый»: наймите ученого и получите очко компетенции или переместите одного из своих.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <comment>money</comment>
      <translation>деньги</translation>
    </message>
    <message>
      <source>technology</source>
      <comment>tech</comment>
      <translation>техно-ресурсы</translation>
    </message>
    <message>
      <source>research</source>
      <comment>research</comment>
      <translation>исследования</translation>
    </message>
    <message>
      <source>scientist</source>
      <comment>scientist</comment>
      <translation>ученый</translation>
    </message>
  </context>
  <context>
    <name>groups</name>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <translation>Открыть проект</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <translation>Развернуть проект</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <translation>Построить</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <translation>Запланировать</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>Инфраструктура</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build_plant</comment>
      <translation>Построить</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <translation>Ученый</translation>
    </message>
    <message>
      <source>Recruit a scientist</source>
      <comment>recruit</comment>
      <translation>Нанять ученого</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>buy_cep</comment>
      <translation>Рынок</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>sell_cep</comment>
      <translation>Рынок</translation>
    </message>
    <message>
      <source>Lobby card</source>
      <comment>play_lobby</comment>
      <translation>Карта лобби</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>score_un_goal</comment>
      <translation>Цель ООН</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>cash_company_goal</comment>
      <translation>Цель компании</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <translation>Второе действие</translation>
    </message>
    <message>
      <source>End of turn</source>
      <comment>end_turn</comment>
      <translation>Конец хода</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <translation>Отказаться</translation>
    </message>
    <message>
      <source>Choose an energy</source>
      <comment>choose_energy</comment>
      <translation>Выбрать тип энергии</translation>
    </message>
    <message>
      <source>Choose a region</source>
      <comment>choose_region</comment>
      <translation>Выбрать регион</translation>
    </message>
    <message>
      <source>Choose a project</source>
      <comment>choose_project</comment>
      <translation>Выбрать проект</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <translation>Заплатить РУВ</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>buy_for_payment</comment>
      <translation>Заплатить РУВ</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>split_income</comment>
      <translation>Доход</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>bid</comment>
      <translation>Аукцион</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pass</comment>
      <translation>Аукцион</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pay_bid</comment>
      <translation>Аукцион</translation>
    </message>
    <message>
      <source>Start player</source>
      <comment>appoint</comment>
      <translation>Первый игрок</translation>
    </message>
    <message>
      <source>Keep a card</source>
      <comment>keep_card</comment>
      <translation>Оставить карту</translation>
    </message>
    <message>
      <source>Bonus</source>
      <comment>give_bonus</comment>
      <translation>Бонус</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <comment>reduce_co2</comment>
      <translation>Уровень CO₂</translation>
    </message>
  </context>
  <context>
    <name>groups_second_chance</name>
    <message>
      <source>Lobbyist card</source>
      <comment>play_lobby</comment>
      <translation>Карта лоббиста</translation>
    </message>
  </context>
  <context>
    <name>lists</name>
    <message>
      <source>{most}, {last}</source>
      <comment>comma</comment>
      <translation>{most}, {last}</translation>
    </message>
    <message>
      <source>{most}; {last}</source>
      <comment>semicolon</comment>
      <translation>{most}; {last}</translation>
    </message>
    <message>
      <source>{most} and {last}</source>
      <comment>and</comment>
      <translation>{most} и {last}</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <comment>or</comment>
      <translation>{most} или {last}</translation>
    </message>
    <message>
      <source>{most}, then {last}</source>
      <comment>then</comment>
      <translation>{most}, затем {last}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>nothing</comment>
      <translation>ничего</translation>
    </message>
  </context>
  <context>
    <name>lobby_cards</name>
    <message>
      <source>Main effect, when you {trigger}: {effect}.</source>
      <comment>main</comment>
      <translation>Основной бонус, если {trigger}: {effect}.</translation>
    </message>
    <message>
      <source>It may be played at any later moment of the same turn.</source>
      <comment>later</comment>
      <translation>Может быть сыграна в любой момент того же хода после действия.</translation>
    </message>
    <message>
      <source>It is played right after the action, before anything else.</source>
      <comment>at_once</comment>
      <translation>Играется сразу после действия, прежде чего-либо другого.</translation>
    </message>
    <message>
      <source>It is announced together with the build and lowers its price.</source>
      <comment>attached</comment>
      <translation>Объявляется вместе с постройкой и снижает ее цену.</translation>
    </message>
    <message>
      <source>It is played after the build: the full price is paid first.</source>
      <comment>refund</comment>
      <translation>Играется после постройки: сначала платится полная цена.</translation>
    </message>
    <message>
      <source>It is played right before or right after the action; before it, the action has to follow at once.</source>
      <comment>before_or_after</comment>
      <translation>Играется непосредственно перед действием или сразу после него; если перед ним, действие нужно выполнить сразу.</translation>
    </message>
    <message>
      <source>Minor effect, at any moment of your turn: {effect}.</source>
      <comment>minor</comment>
      <translation>Вторичный бонус, в любой момент вашего хода: {effect}.</translation>
    </message>
    <message>
      <source>One lobby card or one UN goal in a turn; a played card leaves the game.</source>
      <comment>once</comment>
      <translation>Одна карта лобби или одна цель ООН за ход; сыгранная карта удаляется из игры.</translation>
    </message>
    <message>
      <source>One lobbyist card or one UN goal in a turn; a played card stays on the table, and one scientist of any player may visit it for its minor effect.</source>
      <comment>stays</comment>
      <translation>Одна карта лоббиста или одна цель ООН за ход; сыгранная карта остается на столе, и один ученый любого игрока может посетить ее ради вторичного бонуса.</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>have {n:ceps} in your hand</source>
      <comment>cep_owned</comment>
      <translation>иметь {n:ceps} в руке</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand and in regions you control</source>
      <comment>cep_owned.with_regions</comment>
      <translation>иметь {n:ceps} в руке и в контролируемых регионах</translation>
    </message>
    <message>
      <source>control a region that holds {n:ceps}</source>
      <comment>cep_in_controlled_region</comment>
      <translation>контролировать регион, где есть {n:ceps}</translation>
    </message>
    <message>
      <source>hold a summit of two topics with your scientists alone</source>
      <comment>small_summit_alone</comment>
      <translation>завершить конференцию с двумя секциями силами только своих ученых</translation>
    </message>
    <message>
      <source>have {n:cubes}</source>
      <comment>tech_owned</comment>
      <translation>иметь {n:cubes}</translation>
    </message>
    <message>
      <source>have recruited {n:scientists}</source>
      <comment>scientists_recruited</comment>
      <translation>иметь нанятых ученых: {n}</translation>
    </message>
    <message>
      <source>have ${n}</source>
      <comment>money_owned</comment>
      <translation>иметь ${n}</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <translation>дойти до последнего деления {n:tracks} компетенции</translation>
    </message>
    <message>
      <source>control {n:regions}</source>
      <comment>regions_controlled</comment>
      <translation>контролировать {n:regions}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} of the same energy</source>
      <comment>infrastructure_same_type</comment>
      <translation>иметь {n:infrastructures} одного типа энергии</translation>
    </message>
    <message>
      <source>have prepared infrastructures of {n:energies}</source>
      <comment>infrastructure_types</comment>
      <translation>иметь инфраструктуры {n:energies}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <translation>иметь {n:infrastructures} в одном регионе</translation>
    </message>
    <message>
      <source>have prepared infrastructures in {n:different_regions}</source>
      <comment>infrastructure_regions</comment>
      <translation>иметь инфраструктуры в {n:different_regions}</translation>
    </message>
    <message>
      <source>have built {n:plants} of the same energy</source>
      <comment>plants_same_type</comment>
      <translation>иметь {n:plants} одного типа энергии</translation>
    </message>
    <message>
      <source>have built plants of {n:energies}</source>
      <comment>plant_types</comment>
      <translation>иметь электростанции {n:energies}</translation>
    </message>
    <message>
      <source>have built {n:plants} in one region</source>
      <comment>plants_in_one_region</comment>
      <translation>иметь {n:plants} в одном регионе</translation>
    </message>
    <message>
      <source>have built plants in {n:different_regions}</source>
      <comment>plant_regions</comment>
      <translation>иметь электростанции в {n:different_regions}</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>the hand</source>
      <comment>hand</comment>
      <translation>рука</translation>
    </message>
    <message>
      <source>your hand</source>
      <comment>own_hand</comment>
      <translation>ваша рука</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <comment>space</comment>
      <translation>позиция «{grant}» в регионе {region}</translation>
    </message>
    <message>
      <source>the {energy} project in {region} ({grant} space)</source>
      <comment>project</comment>
      <translation>проект ({energy}) в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <translation>конференция {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit}</source>
      <comment>topic</comment>
      <translation>секция «{energy}» конференции {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit} (place {place})</source>
      <comment>same_topic</comment>
      <translation>секция «{energy}» конференции {summit} (место {place})</translation>
    </message>
    <message>
      <source>lobby card {card}</source>
      <comment>card</comment>
      <translation>карта лобби {card}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>lobbyist card {card}</source>
      <comment>card</comment>
      <translation>карта лоббиста {card}</translation>
    </message>
  </context>
  <context>
    <name>plants</name>
    <message>
      <source>Price: {goods}.</source>
      <comment>price</comment>
      <translation>Цена: {goods}.</translation>
    </message>
    <message>
      <source>Needs {energy} expertise {level}.</source>
      <comment>expertise</comment>
      <translation>Необходимый уровень компетенции ({energy}): {level}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and one point of {energy} expertise.</source>
      <comment>value</comment>
      <translation>Ценность: {vp:points} и одно очко компетенции ({energy}).</translation>
    </message>
    <message>
      <source>It goes to the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <comment>place</comment>
      <translation>Занимает первую свободную позицию региона, а если ее нет — заменяет самую старую ИТ-электростанцию.</translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Needs {energy} knowledge {level}.</source>
      <comment>expertise</comment>
      <translation>Необходимый уровень компетенции ({energy}): {level}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <comment>value</comment>
      <translation>Ценность: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>players</name>
    <message>
      <source>nobody</source>
      <comment>nobody</comment>
      <translation>никто</translation>
    </message>
  </context>
  <context>
    <name>private_events</name>
    <message>
      <source>{player} keeps goal {card}.</source>
      <comment>GoalKept</comment>
      <translation>{player} оставляет себе цель {card}.</translation>
    </message>
    <message>
      <source>{player} draws lobby card {card}.</source>
      <comment>LobbyDrawn</comment>
      <translation>{player} вытягивает карту лобби {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <comment>LobbyKept</comment>
      <translation>{player} оставляет себе карту лобби {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <comment>LobbyKept</comment>
      <translation>{player} оставляет себе карту лоббиста {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>What most rulebooks say</source>
      <comment>consensus</comment>
      <translation>Большинство книг правил</translation>
    </message>
    <message>
      <source>Polish rulebook</source>
      <comment>pl</comment>
      <translation>Польские правила</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <comment>fr</comment>
      <translation>Французские правила</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <comment>ru</comment>
      <translation>Русские правила</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <comment>zh</comment>
      <translation>Китайские правила</translation>
    </message>
  </context>
  <context>
    <name>profiles_second_chance</name>
    <message>
      <source>German rulebook</source>
      <comment>consensus</comment>
      <translation>Немецкие правила</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space.</source>
      <comment>propose</comment>
      <translation>Открытие в регионе, программа которого требует этого источника энергии ({energy}), приносит грант позиции.</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <translation>Развертывание стоит 1 РУВ и приносит {goods}.</translation>
    </message>
    <message>
      <source>A {energy} plant is built on an installed project; then the tile returns to the supply.</source>
      <comment>build</comment>
      <translation>Электростанция ({energy}) строится на базе развернутого проекта; затем тайл возвращается в банк.</translation>
    </message>
    <message>
      <source>{n:ceps} from the bank</source>
      <comment>from_bank</comment>
      <translation>{n:ceps} из банка</translation>
    </message>
  </context>
  <context>
    <name>projects_second_chance</name>
    <message>
      <source>Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge and the subsidy of its space.</source>
      <comment>propose</comment>
      <translation>Планирование в регионе, программа которого требует этого источника энергии ({energy}), приносит очко компетенции в нем и грант позиции.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <translation>Развертывание инфраструктуры стоит 1 РУВ и приносит {goods}.</translation>
    </message>
    <message>
      <source>Anybody who knows enough may build the {energy} plant on the infrastructure.</source>
      <comment>build</comment>
      <translation>Электростанцию ({energy}) на этой инфраструктуре может построить любой, у кого достаточно компетенции.</translation>
    </message>
  </context>
  <context>
    <name>reading_values</name>
    <message>
      <source>As many as are needed.</source>
      <comment>discs_per_player=0</comment>
      <translation>Сколько понадобится.</translation>
    </message>
    <message>
      <source>{n:discs}; without one left, you can neither build a plant nor take control.</source>
      <comment>discs_per_player=n</comment>
      <translation>{n:discs}; когда они закончатся, нельзя ни построить электростанцию, ни получить контроль.</translation>
    </message>
    <message>
      <source>{n:cards}.</source>
      <comment>un_goal_cards=n</comment>
      <translation>{n:cards}.</translation>
    </message>
    <message>
      <source>6 cards, one for each region.</source>
      <comment>event_cards=6</comment>
      <translation>6 карт, по одной на регион.</translation>
    </message>
    <message>
      <source>7 cards; one region can be struck twice.</source>
      <comment>event_cards=7</comment>
      <translation>7 карт; один регион может пострадать дважды.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number lies on top.</source>
      <comment>plant_sort=tech</comment>
      <translation>Сверху лежит электростанция с наименьшим числом техно-ресурсов.</translation>
    </message>
    <message>
      <source>The plant that costs the least money lies on top.</source>
      <comment>plant_sort=cost</comment>
      <translation>Сверху лежит электростанция, которая стоит меньше всего денег.</translation>
    </message>
    <message>
      <source>No, the first start player is drawn.</source>
      <comment>auction_decade_1=off</comment>
      <translation>Нет, первый игрок определяется жребием.</translation>
    </message>
    <message>
      <source>Yes, paid out of the starting goods.</source>
      <comment>auction_decade_1=on</comment>
      <translation>Да, за счет стартовых ресурсов.</translation>
    </message>
    <message>
      <source>The player who was drawn as start player.</source>
      <comment>auction_decade_1_passed=tile_stays</comment>
      <translation>Первый игрок, определенный жребием.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <comment>auction_decade_1_passed=tile_moves</comment>
      <translation>Игрок слева, как и перед любым другим десятилетием.</translation>
    </message>
    <message>
      <source>{n:summits}.</source>
      <comment>summit_spaces=n</comment>
      <translation>{n:summits}.</translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_1=</comment>
      <translation>Ни одна цель компании.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_1=n</comment>
      <translation>
        <numerusform>Номер {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_2=</comment>
      <translation>Ни одна цель компании.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_2=n</comment>
      <translation>
        <numerusform>Номер {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_3=</comment>
      <translation>Ни одна цель компании.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_3=n</comment>
      <translation>
        <numerusform>Номер {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
        <numerusform>Номера {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Always {region}; the others follow clockwise.</source>
      <comment>region_order=fixed_start</comment>
      <translation>Всегда {region}; остальные следуют по часовой стрелке.</translation>
    </message>
    <message>
      <source>The start player chooses it; the others follow clockwise.</source>
      <comment>region_order=start_player_chooses</comment>
      <translation>Его выбирает первый игрок; остальные следуют по часовой стрелке.</translation>
    </message>
    <message>
      <source>No, it is passed over.</source>
      <comment>skip_full_region=skip</comment>
      <translation>Нет, его пропускают.</translation>
    </message>
    <message>
      <source>Yes, a CEP is due all the same, unless all its plants are green.</source>
      <comment>skip_full_region=pay_anyway</comment>
      <translation>Да, РУВ все равно необходимо заплатить, если не все электростанции экологические.</translation>
    </message>
    <message>
      <source>One of your hand, or of any region you control.</source>
      <comment>fossil_cep_source=any_controlled</comment>
      <translation>Один из руки или из любого контролируемого вами региона.</translation>
    </message>
    <message>
      <source>One of your hand, or of this region only.</source>
      <comment>fossil_cep_source=this_region</comment>
      <translation>Один из руки или только из этого региона.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>biomass_install_money=n</comment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>recycling_cep_source=market</comment>
      <translation>С рынка, который может опустеть, и тогда цена повысится.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>recycling_cep_source=bank</comment>
      <translation>Из банка; рынок и цена не меняются.</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <comment>money_grant_basis=cep</comment>
      <translation>$1 за каждый РУВ в регионе, минимум ${least}.</translation>
    </message>
    <message>
      <source>Always ${least}: regions hold no money to count.</source>
      <comment>money_grant_basis=money</comment>
      <translation>Всегда ${least}: денег, которые можно сосчитать, в регионах нет.</translation>
    </message>
    <message>
      <source>The scientist stays and goes on working.</source>
      <comment>own_scientist_after_install=stays</comment>
      <translation>Ученый остается и работает дальше.</translation>
    </message>
    <message>
      <source>The scientist returns to your hand.</source>
      <comment>own_scientist_after_install=leaves</comment>
      <translation>Ученый возвращается в вашу руку.</translation>
    </message>
    <message>
      <source>Only the top one of its stack.</source>
      <comment>plant_choice=top</comment>
      <translation>Только верхнюю из ее стопки.</translation>
    </message>
    <message>
      <source>Any one of its stack.</source>
      <comment>plant_choice=any</comment>
      <translation>Любую из ее стопки.</translation>
    </message>
    <message>
      <source>One fewer than the plant shows.</source>
      <comment>tech_needed_with_subsidy=less_one</comment>
      <translation>На один меньше, чем указано на электростанции.</translation>
    </message>
    <message>
      <source>As many as the plant shows, although you pay one fewer.</source>
      <comment>tech_needed_with_subsidy=full</comment>
      <translation>Столько, сколько указано на электростанции, хотя заплатите вы на один меньше.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check of control.</source>
      <comment>build_displacement=last</comment>
      <translation>После электростанции, очков за нее и проверки контроля.</translation>
    </message>
    <message>
      <source>Before anything else is done, as when installing.</source>
      <comment>build_displacement=first</comment>
      <translation>Прежде всего остального, как и при развертывании.</translation>
    </message>
    <message>
      <source>Yes, as any other move.</source>
      <comment>scientist_to_hand=allowed</comment>
      <translation>Да, как при любом другом перемещении.</translation>
    </message>
    <message>
      <source>No, they come home only from a summit, or when they have to leave.</source>
      <comment>scientist_to_hand=forbidden</comment>
      <translation>Нет, они возвращаются только с конференции или когда должны уйти.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <comment>end_turn_expertise=must</comment>
      <translation>Да, если хотя бы один ваш ученый работает над проектом.</translation>
    </message>
    <message>
      <source>No, you may leave it.</source>
      <comment>end_turn_expertise=may</comment>
      <translation>Нет, можно отказаться.</translation>
    </message>
    <message>
      <source>Clockwise from the left of the active player, who comes last.</source>
      <comment>summit_order=active_last</comment>
      <translation>По часовой стрелке, начиная слева от активного игрока, который идет последним.</translation>
    </message>
    <message>
      <source>In turn order, the start player first.</source>
      <comment>summit_order=turn_order</comment>
      <translation>В порядке хода, начиная с первого игрока.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <comment>expertise_on_own_return=no</comment>
      <translation>Нет, только если ученого убирает другой игрок.</translation>
    </message>
    <message>
      <source>Yes, one point in the energy of the project.</source>
      <comment>expertise_on_own_return=yes</comment>
      <translation>Да, одно очко в типе энергии проекта.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>region_cep_source=market</comment>
      <translation>С рынка, который может опустеть, и тогда цена повысится.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>region_cep_source=bank</comment>
      <translation>Из банка; рынок и цена не меняются.</translation>
    </message>
    <message>
      <source>Any region of your choice that has room.</source>
      <comment>region_cep_target=choice</comment>
      <translation>Любой регион по вашему выбору, где есть место.</translation>
    </message>
    <message>
      <source>The region that the board names for this track.</source>
      <comment>region_cep_target=indicated</comment>
      <translation>Регион, указанный на поле для этой шкалы.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <comment>market_after_stop=no_sale</comment>
      <translation>Можно покупать, но не продавать.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <comment>market_after_stop=closed</comment>
      <translation>Ничего: рынок закрыт до следующего хода.</translation>
    </message>
    <message>
      <source>{n:cubes}.</source>
      <comment>lobby_0709_tech=n</comment>
      <translation>{n:cubes}.</translation>
    </message>
    <message>
      <source>Yes, each card gives what belongs to its space.</source>
      <comment>lobby_0709_effect=fixed</comment>
      <translation>Да, каждая карта дает то, что относится к ее позиции.</translation>
    </message>
    <message>
      <source>No, each card lets you choose among the effects of all three.</source>
      <comment>lobby_0709_effect=choose</comment>
      <translation>Нет, каждая карта дает выбор из бонусов всех трех.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <comment>lobby_12_choice=choose</comment>
      <translation>Да, вы выбираете один из двух.</translation>
    </message>
    <message>
      <source>No, it gives the first one only.</source>
      <comment>lobby_12_choice=first</comment>
      <translation>Нет, она дает только первый.</translation>
    </message>
    <message>
      <source>25 goes with buying, 26 with selling.</source>
      <comment>lobby_25_26=buy_sell</comment>
      <translation>25 — для покупки, 26 — для продажи.</translation>
    </message>
    <message>
      <source>25 goes with selling, 26 with buying.</source>
      <comment>lobby_25_26=sell_buy</comment>
      <translation>25 — для продажи, 26 — для покупки.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <comment>lobby_main_timing=attach</comment>
      <translation>Позже в тот же ход, что и ее действие; скидка — вместе с постройкой.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is paid back after the build.</source>
      <comment>lobby_main_timing=after</comment>
      <translation>Позже в тот же ход, что и ее действие; скидка возвращается после постройки.</translation>
    </message>
    <message>
      <source>Right after its action; a discount together with the build.</source>
      <comment>lobby_main_timing=with</comment>
      <translation>Сразу после ее действия; скидка — вместе с постройкой.</translation>
    </message>
    <message>
      <source>All of yours except the first.</source>
      <comment>goal_30=except_first</comment>
      <translation>Все ваши, кроме первой.</translation>
    </message>
    <message>
      <source>All of yours.</source>
      <comment>goal_30=every</comment>
      <translation>Все ваши.</translation>
    </message>
    <message>
      <source>Energies that you have built in the region.</source>
      <comment>control_expertise=built</comment>
      <translation>В тех типах энергии, которые вы построили в регионе.</translation>
    </message>
    <message>
      <source>All energies on the agenda of the region.</source>
      <comment>control_expertise=agenda</comment>
      <translation>Во всех типах энергии из программы региона.</translation>
    </message>
    <message>
      <source>The builder or the one who held it before.</source>
      <comment>control_recount=builder_or_controller</comment>
      <translation>Строитель или тот, кто контролировал регион раньше.</translation>
    </message>
    <message>
      <source>Anybody with a plant there: all are compared.</source>
      <comment>control_recount=all_players</comment>
      <translation>Любой, у кого там есть электростанция: сравниваются все.</translation>
    </message>
    <message>
      <source>Yes, all others last five.</source>
      <comment>six_decades_at=5</comment>
      <translation>Да, все остальные игры длятся пять.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six decades would need a sixth player.</source>
      <comment>six_decades_at=6</comment>
      <translation>Нет, любая игра длится пять; для шести десятилетий нужен шестой игрок.</translation>
    </message>
    <message>
      <source>Yes, in points.</source>
      <comment>end_income=paid</comment>
      <translation>Да, очками.</translation>
    </message>
    <message>
      <source>No.</source>
      <comment>end_income=not_paid</comment>
      <translation>Нет.</translation>
    </message>
    <message>
      <source>No gas plant.</source>
      <comment>extreme_removes_gas=0</comment>
      <translation>Ни одной газовой электростанции.</translation>
    </message>
    <message>
      <source>{n:gas}.</source>
      <comment>extreme_removes_gas=n</comment>
      <translation>{n:gas}.</translation>
    </message>
    <message>
      <source>All of them.</source>
      <comment>solo_base=two_player</comment>
      <translation>Все.</translation>
    </message>
    <message>
      <source>As many as two players lay out.</source>
      <comment>solo_base=two_player_strict</comment>
      <translation>Столько, сколько выкладывают при игре вдвоем.</translation>
    </message>
    <message>
      <source>As many as four players lay out.</source>
      <comment>solo_base=normal</comment>
      <translation>Столько, сколько выкладывают при игре вчетвером.</translation>
    </message>
    <message>
      <source>On a free one of your choice.</source>
      <comment>solo_slot=choice</comment>
      <translation>На любой свободной по вашему выбору.</translation>
    </message>
    <message>
      <source>On the first free one.</source>
      <comment>solo_slot=first_free</comment>
      <translation>На первой свободной.</translation>
    </message>
    <message>
      <source>In the region after the one that was used last.</source>
      <comment>solo_next_start=next_region</comment>
      <translation>С региона, следующего за последним использованным.</translation>
    </message>
    <message>
      <source>In the region that was used last.</source>
      <comment>solo_next_start=same_region</comment>
      <translation>С региона, использованного последним.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more after the supply phase.</source>
      <comment>solo_end_level=reaches</comment>
      <translation>При {ppm} ppm или выше после фазы снабжения.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the supply phase.</source>
      <comment>solo_end_level=exceeds</comment>
      <translation>Выше {ppm} ppm после фазы снабжения.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>competitive_gas=removed</comment>
      <translation>Да.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <comment>competitive_gas=kept</comment>
      <translation>Нет, все газовые электростанции остаются в игре.</translation>
    </message>
    <message>
      <source>Yes, one region can be struck twice.</source>
      <comment>seventh_event=in_play</comment>
      <translation>Да, один регион может пострадать дважды.</translation>
    </message>
    <message>
      <source>No, there is one tile for each region.</source>
      <comment>seventh_event=left_out</comment>
      <translation>Нет, на каждый регион по одному тайлу.</translation>
    </message>
    <message>
      <source>After the region that received the last cube.</source>
      <comment>opponent_cubes=continue</comment>
      <translation>После региона, получившего последний кубик.</translation>
    </message>
    <message>
      <source>Always after the region chosen at the start.</source>
      <comment>opponent_cubes=restart</comment>
      <translation>Всегда после региона, выбранного в начале.</translation>
    </message>
    <message>
      <source>Nothing, if the region holds no CEP.</source>
      <comment>money_subsidy_minimum=0</comment>
      <translation>Ничего, если в регионе нет РУВ.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>money_subsidy_minimum=n</comment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>No, recruit or move a scientist if either is possible.</source>
      <comment>scientist_subsidy=taken</comment>
      <translation>Нет, нужно нанять или переместить ученого, если возможно хотя бы одно.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>scientist_subsidy=optional</comment>
      <translation>Да.</translation>
    </message>
    <message>
      <source>The CEP is paid, then the scientist moves.</source>
      <comment>infrastructure_order=pay_first</comment>
      <translation>Сначала платится РУВ, затем перемещается ученый.</translation>
    </message>
    <message>
      <source>The scientist moves, then the CEP is paid.</source>
      <comment>infrastructure_order=scientist_first</comment>
      <translation>Сначала перемещается ученый, затем платится РУВ.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <comment>lobby_before=all_effects</comment>
      <translation>Любой: деньги, кубики, РУВ и компетенция учитываются для действия.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <comment>lobby_before=build_money_only</comment>
      <translation>Только деньги карты для постройки.</translation>
    </message>
    <message>
      <source>Both points of each scientist in any topics of the summit.</source>
      <comment>summit_points=any_topic</comment>
      <translation>Оба очка каждого ученого — по любым секциям конференции.</translation>
    </message>
    <message>
      <source>One point in the scientist's topic, one in any topic of the summit.</source>
      <comment>summit_points=own_topic_first</comment>
      <translation>Одно очко по секции ученого, одно по любой секции конференции.</translation>
    </message>
    <message>
      <source>No, everybody keeps their own.</source>
      <comment>competitive_bonuses=own</comment>
      <translation>Нет, каждый оставляет бонусы себе.</translation>
    </message>
    <message>
      <source>Yes, as in the team game.</source>
      <comment>competitive_bonuses=shared</comment>
      <translation>Да, как в кооперативной игре.</translation>
    </message>
    <message>
      <source>Everybody who has built there.</source>
      <comment>control_rivals=everybody</comment>
      <translation>Всех, кто там построил электростанцию.</translation>
    </message>
    <message>
      <source>Only the one who controls it now.</source>
      <comment>control_rivals=controller</comment>
      <translation>Только того, кто контролирует его сейчас.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <comment>penalty_price=before</comment>
      <translation>Цена до повышения.</translation>
    </message>
    <message>
      <source>The price after it has risen.</source>
      <comment>penalty_price=after</comment>
      <translation>Цена после повышения.</translation>
    </message>
    <message>
      <source>A CEP of your hand or of any region you control.</source>
      <comment>supply_payment=any_controlled</comment>
      <translation>РУВ из руки или из любого контролируемого вами региона.</translation>
    </message>
    <message>
      <source>Only a CEP of this region; without one there is a penalty.</source>
      <comment>supply_payment=this_region</comment>
      <translation>Только РУВ этого региона; если его нет, начисляется штраф.</translation>
    </message>
    <message>
      <source>After all regions have been visited.</source>
      <comment>supply_order=after_all</comment>
      <translation>После обхода всех регионов.</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <comment>supply_order=at_once</comment>
      <translation>За каждую — сразу, как она появится.</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <comment>region_tech=optional</comment>
      <translation>Нет, решает строитель.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <comment>region_tech=mandatory</comment>
      <translation>Да, если для электростанции вообще нужны кубики.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on.</source>
      <comment>second_event=reaches</comment>
      <translation>Начиная с {ppm} ppm.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <comment>second_event=exceeds</comment>
      <translation>Выше {ppm} ppm.</translation>
    </message>
    <message>
      <source>Those of your hand.</source>
      <comment>goal_cep=hand</comment>
      <translation>Те, что в вашей руке.</translation>
    </message>
    <message>
      <source>Those of your hand and of regions you control.</source>
      <comment>goal_cep=with_regions</comment>
      <translation>Те, что в вашей руке и в контролируемых вами регионах.</translation>
    </message>
    <message>
      <source>No, it walks over them.</source>
      <comment>inspector_skips=achieved</comment>
      <translation>Нет, он проходит мимо них.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <comment>inspector_skips=nothing</comment>
      <translation>Да, каждая цель — один шаг.</translation>
    </message>
    <message>
      <source>Everybody: all are tied.</source>
      <comment>award_without_tech=everybody</comment>
      <translation>Все: у всех поровну.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <comment>award_without_tech=nobody</comment>
      <translation>Никто: нужен хотя бы один техно-ресурс.</translation>
    </message>
  </context>
  <context>
    <name>readings</name>
    <message>
      <source>How many discs does each player have for score, tracks, plants and regions?</source>
      <comment>discs_per_player</comment>
      <translation>Сколько дисков есть у каждого игрока для очков, шкал, электростанций и регионов?</translation>
    </message>
    <message>
      <source>How many UN goal cards are in the box?</source>
      <comment>un_goal_cards</comment>
      <translation>Сколько карт целей ООН в коробке?</translation>
    </message>
    <message>
      <source>How many event cards are in the box?</source>
      <comment>event_cards</comment>
      <translation>Сколько карт событий в коробке?</translation>
    </message>
    <message>
      <source>How are the green plants of an energy stacked?</source>
      <comment>plant_sort</comment>
      <translation>Как сложены в стопку экологические электростанции одного типа?</translation>
    </message>
    <message>
      <source>Auction variant: is there an auction before the first decade too?</source>
      <comment>auction_decade_1</comment>
      <translation>Вариант с аукционом: проводится ли аукцион и перед первым десятилетием?</translation>
    </message>
    <message>
      <source>Everybody passes in the auction before the first decade: who starts?</source>
      <comment>auction_decade_1_passed</comment>
      <translation>На аукционе перед первым десятилетием все пасуют: кто начинает?</translation>
    </message>
    <message>
      <source>How many summits lie face up on the board?</source>
      <comment>summit_spaces</comment>
      <translation>Сколько конференций лежит на поле лицом вверх?</translation>
    </message>
    <message>
      <source>Which company goals leave the game when you play alone?</source>
      <comment>goals_removed_1</comment>
      <translation>Какие цели компаний удаляются из одиночной игры?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with two players?</source>
      <comment>goals_removed_2</comment>
      <translation>Какие цели компаний удаляются из игры вдвоем?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <comment>goals_removed_3</comment>
      <translation>Какие цели компаний удаляются из игры втроем?</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <comment>region_order</comment>
      <translation>Какой регион первым удовлетворяет свой энергозапрос?</translation>
    </message>
    <message>
      <source>A region has no space for the plant of this decade: does it pay?</source>
      <comment>skip_full_region</comment>
      <translation>В регионе нет позиции для электростанции этого десятилетия: платит ли он?</translation>
    </message>
    <message>
      <source>Which CEP may pay for a fossil plant in a region you control?</source>
      <comment>fossil_cep_source</comment>
      <translation>Какой РУВ можно заплатить за ИТ-электростанцию в контролируемом вами регионе?</translation>
    </message>
    <message>
      <source>How much money does installing a biomass project bring?</source>
      <comment>biomass_install_money</comment>
      <translation>Сколько денег приносит развертывание проекта по биомассе?</translation>
    </message>
    <message>
      <source>Where does the CEP come from that installing a recycling project brings?</source>
      <comment>recycling_cep_source</comment>
      <translation>Откуда берется РУВ за развертывание проекта по вторсырью?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <comment>money_grant_basis</comment>
      <translation>Сколько приносит грант «деньги»?</translation>
    </message>
    <message>
      <source>You install a project on which your own scientist works: what happens?</source>
      <comment>own_scientist_after_install</comment>
      <translation>Вы разворачиваете проект, над которым работает ваш ученый: что происходит?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <comment>plant_choice</comment>
      <translation>Какую электростанцию данного типа энергии можно построить?</translation>
    </message>
    <message>
      <source>The region gives a cube for a plant: how many must you own?</source>
      <comment>tech_needed_with_subsidy</comment>
      <translation>Регион дает кубик на электростанцию: сколько их должно быть у вас?</translation>
    </message>
    <message>
      <source>You build on a project with a foreign scientist: when does the scientist leave?</source>
      <comment>build_displacement</comment>
      <translation>Вы строите на базе проекта с чужим ученым: когда ученый уходит?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your hand?</source>
      <comment>scientist_to_hand</comment>
      <translation>Можно ли переместить ученого с проекта обратно в руку?</translation>
    </message>
    <message>
      <source>Must you take the point of expertise at the end of your turn?</source>
      <comment>end_turn_expertise</comment>
      <translation>Обязательно ли брать очко компетенции в конце хода?</translation>
    </message>
    <message>
      <source>In which order do the participants of a summit gain their expertise?</source>
      <comment>summit_order</comment>
      <translation>В каком порядке игроки, участвующие в конференции, получают компетенцию?</translation>
    </message>
    <message>
      <source>Your own installing or building brings your scientist home: do you gain expertise for it?</source>
      <comment>expertise_on_own_return</comment>
      <translation>Ваш ученый возвращается из-за вашего же развертывания или постройки: получаете ли вы за это компетенцию?</translation>
    </message>
    <message>
      <source>Where does the CEP of a track bonus come from?</source>
      <comment>region_cep_source</comment>
      <translation>Откуда берется РУВ, который дает бонус шкалы?</translation>
    </message>
    <message>
      <source>Which region receives the CEP of a track bonus?</source>
      <comment>region_cep_target</comment>
      <translation>Какой регион получает РУВ, который дает бонус шкалы?</translation>
    </message>
    <message>
      <source>The market ran empty in your turn: what can you still do there?</source>
      <comment>market_after_stop</comment>
      <translation>Рынок опустел в ваш ход: что там еще можно сделать?</translation>
    </message>
    <message>
      <source>How many technology cubes do lobby cards 07 to 09 give?</source>
      <comment>lobby_0709_tech</comment>
      <translation>Сколько техно-ресурсов дают карты лобби 07–09?</translation>
    </message>
    <message>
      <source>Is the main effect of lobby cards 07 to 09 fixed?</source>
      <comment>lobby_0709_effect</comment>
      <translation>Задан ли основной бонус карт лобби 07–09?</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <comment>lobby_12_choice</comment>
      <translation>Дает ли карта лобби 12 выбор из двух основных бонусов?</translation>
    </message>
    <message>
      <source>Which of the lobby cards 25 and 26 goes with buying, and which with selling?</source>
      <comment>lobby_25_26</comment>
      <translation>Какая из карт лобби 25 и 26 относится к покупке, а какая к продаже?</translation>
    </message>
    <message>
      <source>When is the main effect of a lobby card played?</source>
      <comment>lobby_main_timing</comment>
      <translation>Когда играется основной бонус карты лобби?</translation>
    </message>
    <message>
      <source>Which plants does company goal 30 count?</source>
      <comment>goal_30</comment>
      <translation>Какие электростанции учитывает цель компании 30?</translation>
    </message>
    <message>
      <source>Control is tied to the last: expertise in which energies is compared?</source>
      <comment>control_expertise</comment>
      <translation>По контролю полная ничья: компетенция в каких типах энергии сравнивается?</translation>
    </message>
    <message>
      <source>Who can hold the region after a plant was built?</source>
      <comment>control_recount</comment>
      <translation>Кто может контролировать регион после постройки электростанции?</translation>
    </message>
    <message>
      <source>Does a game of five last six decades?</source>
      <comment>six_decades_at</comment>
      <translation>Длится ли игра впятером шесть десятилетий?</translation>
    </message>
    <message>
      <source>Is income paid once more at the end of the game?</source>
      <comment>end_income</comment>
      <translation>Выплачивается ли доход еще раз в конце игры?</translation>
    </message>
    <message>
      <source>How many gas plants leave the game with the extreme fossil plants?</source>
      <comment>extreme_removes_gas</comment>
      <translation>Сколько газовых электростанций удаляется из игры при расстановке «кошмар»?</translation>
    </message>
    <message>
      <source>Solo game: how many UN goals are in the stack?</source>
      <comment>solo_base</comment>
      <translation>Одиночная игра: сколько карт целей ООН в стопке?</translation>
    </message>
    <message>
      <source>Solo game: on which space of a region does a start project lie?</source>
      <comment>solo_slot</comment>
      <translation>Одиночная игра: на какой позиции региона лежит стартовый проект?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the next start project's region begin?</source>
      <comment>solo_next_start</comment>
      <translation>Одиночная игра: с какого региона начинается поиск места для следующего стартового проекта?</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <comment>solo_end_level</comment>
      <translation>Одиночная игра: при каком уровне CO₂ игра заканчивается досрочно?</translation>
    </message>
    <message>
      <source>Do gas plants leave the competitive game of three, as they do in the team game?</source>
      <comment>competitive_gas</comment>
      <translation>Удаляются ли газовые электростанции из соревновательной игры втроем, как из кооперативной?</translation>
    </message>
    <message>
      <source>Is the seventh event tile used?</source>
      <comment>seventh_event</comment>
      <translation>Используется ли седьмой тайл события?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the opponent's next region begin?</source>
      <comment>opponent_cubes</comment>
      <translation>Одиночная игра: откуда начинается поиск следующего региона соперника?</translation>
    </message>
    <message>
      <source>How much does a money subsidy pay at least?</source>
      <comment>money_subsidy_minimum</comment>
      <translation>Сколько минимум приносит грант «деньги»?</translation>
    </message>
    <message>
      <source>May you leave the subsidy of a scientist space unused?</source>
      <comment>scientist_subsidy</comment>
      <translation>Можно ли отказаться от гранта «ученый»?</translation>
    </message>
    <message>
      <source>A scientist stands on a project that gets its infrastructure: what comes first?</source>
      <comment>infrastructure_order</comment>
      <translation>На проекте, который получает инфраструктуру, стоит ученый: что происходит сначала?</translation>
    </message>
    <message>
      <source>A lobbyist card is played before its action: which bonus may make the action possible?</source>
      <comment>lobby_before</comment>
      <translation>Карта лоббиста сыграна перед действием: какой бонус может сделать действие возможным?</translation>
    </message>
    <message>
      <source>In which energies does a summit bring its knowledge?</source>
      <comment>summit_points</comment>
      <translation>В каких типах энергии конференция приносит компетенцию?</translation>
    </message>
    <message>
      <source>Competitive game: may you hand the bonus of a track to somebody else?</source>
      <comment>competitive_bonuses</comment>
      <translation>Соревновательная игра: можно ли передать бонус шкалы другому игроку?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to control a region?</source>
      <comment>control_rivals</comment>
      <translation>Кого должен превзойти строитель, чтобы контролировать регион?</translation>
    </message>
    <message>
      <source>A penalty empties the market: which price is lost in points?</source>
      <comment>penalty_price</comment>
      <translation>Из-за штрафа рынок опустел: какая цена теряется в очках?</translation>
    </message>
    <message>
      <source>What may pay for a fossil plant in a region you control?</source>
      <comment>supply_payment</comment>
      <translation>Чем можно заплатить за ИТ-электростанцию в контролируемом вами регионе?</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <comment>supply_order</comment>
      <translation>Когда оплачиваются новые ИТ-электростанции?</translation>
    </message>
    <message>
      <source>A region has technology cubes: must one of them help to pay for a plant there?</source>
      <comment>region_tech</comment>
      <translation>В регионе есть техно-ресурсы: обязательно ли один из них идет на оплату электростанции там?</translation>
    </message>
    <message>
      <source>From which CO₂ level on does the future event happen too?</source>
      <comment>second_event</comment>
      <translation>Начиная с какого уровня CO₂ происходит и будущее событие?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal that asks for CEPs?</source>
      <comment>goal_cep</comment>
      <translation>Какие РУВ учитываются для личной цели, где требуются РУВ?</translation>
    </message>
    <message>
      <source>Does an inspector count goals that are achieved?</source>
      <comment>inspector_skips</comment>
      <translation>Считает ли инспектор достигнутые цели?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most?</source>
      <comment>award_without_tech</comment>
      <translation>В конце ни у кого нет техно-ресурсов: кто получает очки за наибольшее число?</translation>
    </message>
  </context>
  <context>
    <name>references</name>
    <message numerus="yes">
      <source>{rule} – rulebook sections {sections}</source>
      <comment>numbers</comment>
      <translation>
        <numerusform>{rule} — правила, раздел {sections}</numerusform>
        <numerusform>{rule} — правила, разделы {sections}</numerusform>
        <numerusform>{rule} — правила, разделы {sections}</numerusform>
      </translation>
    </message>
    <message>
      <source>{rule} – rulebook: {sections}</source>
      <comment>headings</comment>
      <translation>{rule} — правила: {sections}</translation>
    </message>
    <message>
      <source>{rule} – not in the printed rulebook</source>
      <comment>unprinted</comment>
      <translation>{rule} — в печатных правилах этого нет</translation>
    </message>
    <message>
      <source>{section} ({books})</source>
      <comment>section_of</comment>
      <translation>{section} ({books})</translation>
    </message>
  </context>
  <context>
    <name>refusals</name>
    <message>
      <source>The action that card {card} was played for is owed: it has to stay possible.</source>
      <comment>action_is_owed</comment>
      <translation>Действие, ради которого сыграна карта {card}, нужно выполнить: оно должно остаться возможным.</translation>
    </message>
    <message>
      <source>This scientist is in your hand already.</source>
      <comment>already_in_hand</comment>
      <translation>Этот ученый уже в вашей руке.</translation>
    </message>
    <message>
      <source>Card {card} is attached to the build itself: choose the build with this card.</source>
      <comment>attach_card_to_build</comment>
      <translation>Карта {card} применяется к самой постройке: выберите постройку с этой картой.</translation>
    </message>
    <message>
      <source>That is worth ${had}; the bid is ${needed}.</source>
      <comment>bid_not_covered</comment>
      <translation>Это стоит ${had}, а ставка — ${needed}.</translation>
    </message>
    <message>
      <source>You can pay ${had} at the most.</source>
      <comment>bid_too_high</comment>
      <translation>Вы можете заплатить максимум ${had}.</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <comment>bid_too_low</comment>
      <translation>Поставьте минимум ${needed} или спасуйте.</translation>
    </message>
    <message>
      <source>This bonus cannot be handed to {player}: everybody keeps their own.</source>
      <comment>bonus_is_your_own</comment>
      <translation>Этот бонус нельзя передать игроку {player}: каждый оставляет бонусы себе.</translation>
    </message>
    <message>
      <source>A bonus that was given cannot be handed on to {player}.</source>
      <comment>bonus_was_given_already</comment>
      <translation>Полученный от другого бонус нельзя передать дальше, игроку {player}.</translation>
    </message>
    <message>
      <source>The points or the track allow {had:steps} down, not {needed}.</source>
      <comment>cannot_reduce_more</comment>
      <translation>Очки или шкала позволяют снизиться на {had:steps}, а не на {needed}.</translation>
    </message>
    <message>
      <source>The main effect of card {card} needs its own action in this turn first: {on}.</source>
      <comment>card_action_missing</comment>
      <translation>Для основного бонуса карты {card} в этот ход сначала нужно ее действие: {on}.</translation>
    </message>
    <message>
      <source>You have played a card or scored a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <translation>В этот ход вы уже сыграли карту или получили цель ООН.</translation>
    </message>
    <message>
      <source>Card {card} gives no discount on this plant.</source>
      <comment>card_cannot_be_attached</comment>
      <translation>На эту электростанцию карта {card} скидки не дает.</translation>
    </message>
    <message>
      <source>Card {card} is not in your hand.</source>
      <comment>card_not_in_hand</comment>
      <translation>Карты {card} нет в вашей руке.</translation>
    </message>
    <message>
      <source>Card {card} is not in your packet.</source>
      <comment>card_not_in_packet</comment>
      <translation>Карты {card} нет в вашем наборе.</translation>
    </message>
    <message>
      <source>No scientist can go to this card: it is not in play, or somebody has been there.</source>
      <comment>card_not_open</comment>
      <translation>К этой карте ученый пойти не может: она не в игре, или там уже кто-то побывал.</translation>
    </message>
    <message>
      <source>The CO₂ level is at {had} ppm; from {limit} ppm on there is no second action.</source>
      <comment>co2_at_limit</comment>
      <translation>Уровень CO₂ — {had} ppm; начиная с {limit} ppm второго действия нет.</translation>
    </message>
    <message>
      <source>Take the main action of this turn first; the second one comes after it.</source>
      <comment>first_action_open</comment>
      <translation>Сначала выполните основное действие этого хода; второе — после него.</translation>
    </message>
    <message>
      <source>The project goes to the first free space of {region}.</source>
      <comment>first_free_space_only</comment>
      <translation>Проект кладется на первую свободную позицию региона {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <comment>game_over</comment>
      <translation>Игра окончена.</translation>
    </message>
    <message>
      <source>Goal {card} is not among the goals you can keep.</source>
      <comment>goal_not_dealt</comment>
      <translation>Цели {card} нет среди тех, из которых вы выбираете.</translation>
    </message>
    <message>
      <source>A scientist who is sent away goes home or to a summit on the project's energy.</source>
      <comment>hand_or_summit_only</comment>
      <translation>Ученый, которого убрали с проекта, идет в руку или на конференцию с секцией того же типа энергии.</translation>
    </message>
    <message>
      <source>Too few of your {energy} infrastructures carry a plant: {had} of {needed}.</source>
      <comment>infrastructure_missing</comment>
      <translation>Слишком мало ваших инфраструктур ({energy}) с электростанцией: {had} из {needed}.</translation>
    </message>
    <message>
      <source>The main action of this turn is still open, and it has to be taken.</source>
      <comment>mandatory_action_open</comment>
      <translation>Основное действие этого хода еще не выполнено, а выполнить его необходимо.</translation>
    </message>
    <message>
      <source>You have taken the main action of this turn already.</source>
      <comment>mandatory_action_used</comment>
      <translation>Основное действие этого хода вы уже выполнили.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: it is closed until the next turn.</source>
      <comment>market_closed</comment>
      <translation>Рынок опустел в этот ход: он закрыт до следующего хода.</translation>
    </message>
    <message>
      <source>No CEP is on sale.</source>
      <comment>market_empty</comment>
      <translation>На рынке нет РУВ.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next turn.</source>
      <comment>market_stop</comment>
      <translation>Рынок опустел в этот ход: до следующего хода продавать нельзя.</translation>
    </message>
    <message>
      <source>You have been to the market in this turn already.</source>
      <comment>market_visit_used</comment>
      <translation>В этот ход вы уже посетили рынок.</translation>
    </message>
    <message>
      <source>You earn {had}; that is less than {needed}.</source>
      <comment>more_than_income</comment>
      <translation>Ваш доход — {had}; это меньше, чем {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level has to come down by at least {needed:steps}; {had} is too few.</source>
      <comment>must_reduce_more</comment>
      <translation>Уровень CO₂ нужно уменьшить минимум на {needed:steps}; {had} — слишком мало.</translation>
    </message>
    <message>
      <source>You have no CEP in your hand.</source>
      <comment>no_cep_in_hand</comment>
      <translation>В вашей руке нет РУВ.</translation>
    </message>
    <message>
      <source>That region holds no CEP.</source>
      <comment>no_cep_in_region</comment>
      <translation>В этом регионе нет РУВ.</translation>
    </message>
    <message>
      <source>You need a CEP in your hand or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <translation>Нужен РУВ в руке или в контролируемом вами регионе.</translation>
    </message>
    <message>
      <source>{player} has no company goal any more.</source>
      <comment>no_company_goal</comment>
      <translation>У игрока {player} больше нет цели компании.</translation>
    </message>
    <message>
      <source>You have no cube left to mark the plant.</source>
      <comment>no_cube_left</comment>
      <translation>У вас не осталось кубиков, чтобы отметить электростанцию.</translation>
    </message>
    <message>
      <source>You have no disc left to mark the plant.</source>
      <comment>no_disc_left</comment>
      <translation>У вас не осталось дисков, чтобы отметить электростанцию.</translation>
    </message>
    <message>
      <source>{player}'s scientist works here and costs you ${needed}; you have ${had}.</source>
      <comment>no_fee_for_scientist</comment>
      <translation>Здесь работает ученый игрока {player}: нужно заплатить ${needed}, а у вас ${had}.</translation>
    </message>
    <message>
      <source>You have no lobby card.</source>
      <comment>no_lobby_card</comment>
      <translation>У вас нет карт лобби.</translation>
    </message>
    <message>
      <source>You have no marker left for another infrastructure.</source>
      <comment>no_marker_left</comment>
      <translation>У вас не осталось маркеров для новой инфраструктуры.</translation>
    </message>
    <message>
      <source>No {energy} plant is left.</source>
      <comment>no_plant_tile</comment>
      <translation>Электростанций ({energy}) не осталось.</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <comment>no_project_here</comment>
      <translation>На этой позиции нет проекта.</translation>
    </message>
    <message>
      <source>No {energy} project tile is left.</source>
      <comment>no_project_tile</comment>
      <translation>Тайлов проектов ({energy}) не осталось.</translation>
    </message>
    <message>
      <source>The region cannot help with {needed:cubes}; it can give {had}.</source>
      <comment>no_region_tech</comment>
      <translation>Регион не может дать столько техно-ресурсов: нужно {needed}, а дать он может {had}.</translation>
    </message>
    <message>
      <source>You have no scientist in your hand.</source>
      <comment>no_scientist_in_hand</comment>
      <translation>В вашей руке нет ученых.</translation>
    </message>
    <message>
      <source>No second action would be possible now.</source>
      <comment>no_second_action</comment>
      <translation>Второе действие сейчас было бы невозможно.</translation>
    </message>
    <message>
      <source>Card {card} does not offer that.</source>
      <comment>no_such_option</comment>
      <translation>Карта {card} этого не дает.</translation>
    </message>
    <message>
      <source>There is no such topic.</source>
      <comment>no_such_topic</comment>
      <translation>Такой секции нет.</translation>
    </message>
    <message>
      <source>The chosen rulebook knows no way from a project back to the hand.</source>
      <comment>no_way_home</comment>
      <translation>Выбранные правила не разрешают возвращать ученого с проекта в руку.</translation>
    </message>
    <message>
      <source>All your scientists are recruited: there are {limit} and no more.</source>
      <comment>nobody_to_recruit</comment>
      <translation>Все ваши ученые уже наняты: больше {limit} их не бывает.</translation>
    </message>
    <message>
      <source>There is no project on this space that can be prepared for building.</source>
      <comment>not_a_proposed_project</comment>
      <translation>На этой позиции нет проекта, который можно развернуть.</translation>
    </message>
    <message>
      <source>No point in {energy} is due from this summit.</source>
      <comment>not_a_topic_here</comment>
      <translation>На этой конференции вам не полагается очко компетенции ({energy}).</translation>
    </message>
    <message>
      <source>There is no project on this space that is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>На этой позиции нет проекта, на базе которого можно строить.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <comment>not_enough_cep</comment>
      <translation>Нужно {needed:ceps}, а у вас {had}.</translation>
    </message>
    <message>
      <source>You need expertise {needed} in {energy} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <translation>Нужен уровень компетенции {needed} ({energy}), а у вас {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <comment>not_enough_money</comment>
      <translation>Нужно ${needed}, а у вас ${had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}: ${fee} of it is for {player}, whose scientist works here.</source>
      <comment>not_enough_money_and_fee</comment>
      <translation>Нужно ${needed}, а у вас ${had}: из них ${fee} — игроку {player}, чей ученый здесь работает.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <comment>not_enough_tech</comment>
      <translation>Нужно {needed:cubes}, а у вас {had}.</translation>
    </message>
    <message>
      <source>This is not the time for it: another decision comes first.</source>
      <comment>not_now</comment>
      <translation>Сейчас не время для этого: сначала нужно другое решение.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <comment>not_on_agenda</comment>
      <translation>Программа региона {region} не требует этого источника энергии: {energy}.</translation>
    </message>
    <message>
      <source>This point has to be taken.</source>
      <comment>not_optional</comment>
      <translation>Это очко необходимо взять.</translation>
    </message>
    <message>
      <source>The project goes to a free space of {region}.</source>
      <comment>not_this_space</comment>
      <translation>Проект кладется на свободную позицию региона {region}.</translation>
    </message>
    <message>
      <source>None of your scientists stands there.</source>
      <comment>not_your_scientist</comment>
      <translation>Вашего ученого там нет.</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <comment>not_your_turn</comment>
      <translation>Сейчас не ход игрока {player}.</translation>
    </message>
    <message>
      <source>A scientist reaches a summit only from a project of the same energy.</source>
      <comment>only_from_project_to_summit</comment>
      <translation>На конференцию ученый попадает только с проекта того же типа энергии.</translation>
    </message>
    <message>
      <source>Only the top {energy} plant can be built.</source>
      <comment>only_top_plant</comment>
      <translation>Построить можно только верхнюю электростанцию ({energy}).</translation>
    </message>
    <message>
      <source>Card {card} has been played for another action, which comes now.</source>
      <comment>other_action_owed</comment>
      <translation>Карта {card} сыграна ради другого действия, и сейчас его очередь.</translation>
    </message>
    <message>
      <source>The CEP has to come from your hand or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <translation>РУВ должен быть из вашей руки или из региона {region}.</translation>
    </message>
    <message>
      <source>The scientist who was sent away has to move.</source>
      <comment>other_scientist_must_move</comment>
      <translation>Переместить нужно ученого, которого убрали с проекта.</translation>
    </message>
    <message>
      <source>The topic is {topic}, but the scientist works on {energy}.</source>
      <comment>other_topic</comment>
      <translation>Секция — «{topic}», а ученый работает над проектом другого типа: {energy}.</translation>
    </message>
    <message>
      <source>Card {card} goes with an action that you could not take right after: {on}.</source>
      <comment>owed_action_impossible</comment>
      <translation>Карта {card} относится к действию, которое вы не смогли бы сразу выполнить: {on}.</translation>
    </message>
    <message>
      <source>Something in this payment is not needed: ${had} for a bid of ${needed}.</source>
      <comment>pays_too_much</comment>
      <translation>Часть этой оплаты лишняя: ${had} при ставке ${needed}.</translation>
    </message>
    <message>
      <source>You need {needed:plants} of {energy} and have {had}.</source>
      <comment>plant_missing</comment>
      <translation>Нужно электростанций ({energy}): {needed}, а у вас {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist works on this project already.</source>
      <comment>project_occupied</comment>
      <translation>Над этим проектом уже работает ученый игрока {player}.</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <comment>region_all_green</comment>
      <translation>Все электростанции в регионе {region} экологические: места для новой нет.</translation>
    </message>
    <message>
      <source>{region} holds {limit:ceps} already, and no more fit.</source>
      <comment>region_cep_limit</comment>
      <translation>В регионе {region} уже {limit:ceps}, больше не поместится.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <comment>region_not_controlled</comment>
      <translation>Вы не контролируете регион {region}.</translation>
    </message>
    <message>
      <source>The region has technology cubes: one of them has to be used.</source>
      <comment>region_pays_one</comment>
      <translation>В регионе есть техно-ресурсы: один из них нужно использовать.</translation>
    </message>
    <message>
      <source>The second action of a turn has to be of another kind than the first.</source>
      <comment>same_kind_of_action</comment>
      <translation>Второе действие хода должно быть другого вида, чем первое.</translation>
    </message>
    <message>
      <source>You have moved a scientist in this turn already.</source>
      <comment>scientist_move_used</comment>
      <translation>В этот ход вы уже переместили ученого.</translation>
    </message>
    <message>
      <source>The second action is paid for and has to be taken now.</source>
      <comment>second_action_owed</comment>
      <translation>Второе действие оплачено, его необходимо выполнить сейчас.</translation>
    </message>
    <message>
      <source>There is only one second action in a turn.</source>
      <comment>second_action_used</comment>
      <translation>За ход возможно только одно второе действие.</translation>
    </message>
    <message>
      <source>There is a project on this space already.</source>
      <comment>space_taken</comment>
      <translation>На этой позиции уже есть проект.</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <comment>stays_on_card</comment>
      <translation>Ученый, посетивший карту, остается на ней.</translation>
    </message>
    <message>
      <source>The subsidy has to be used: recruit a scientist, or move one.</source>
      <comment>subsidy_not_optional</comment>
      <translation>Грант нужно использовать: наймите ученого или переместите одного из своих.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it has taken place.</source>
      <comment>summit_not_held_yet</comment>
      <translation>Ученый остается на конференции, пока она не завершится.</translation>
    </message>
    <message>
      <source>{player}'s scientist has this topic already.</source>
      <comment>topic_occupied</comment>
      <translation>На этой секции уже выступает ученый игрока {player}.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <comment>un_goal_not_open</comment>
      <translation>Карты целей ООН {card} нет среди открытых.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>You have played a card or claimed a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <translation>В этот ход вы уже сыграли карту или получили карту целей ООН.</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <comment>no_lobby_card</comment>
      <translation>У вас нет карт лоббиста.</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <comment>not_a_proposed_project</comment>
      <translation>На этой позиции нет запланированного проекта.</translation>
    </message>
    <message>
      <source>There is no infrastructure on this space to build on.</source>
      <comment>not_an_installed_project</comment>
      <translation>На этой позиции нет инфраструктуры, на которой можно строить.</translation>
    </message>
    <message>
      <source>You need {energy} knowledge {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <translation>Нужен уровень компетенции {needed} ({energy}), а у вас {had}.</translation>
    </message>
    <message>
      <source>The scientist who has to leave the project moves now, and no other.</source>
      <comment>other_scientist_must_move</comment>
      <translation>Сейчас можно переместить только ученого, который должен уйти с проекта.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>North America</source>
      <comment>north_america</comment>
      <translation>Северная Америка</translation>
    </message>
    <message>
      <source>South America</source>
      <comment>south_america</comment>
      <translation>Южная Америка</translation>
    </message>
    <message>
      <source>Europe</source>
      <comment>europe</comment>
      <translation>Европа</translation>
    </message>
    <message>
      <source>Africa</source>
      <comment>africa</comment>
      <translation>Африка</translation>
    </message>
    <message>
      <source>Asia</source>
      <comment>asia</comment>
      <translation>Азия</translation>
    </message>
    <message>
      <source>Oceania</source>
      <comment>oceania</comment>
      <translation>Океания</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <translation>Аукцион за место первого игрока</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <translation>Построить электростанцию</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy_cep</comment>
      <translation>Купить РУВ</translation>
    </message>
    <message>
      <source>Where CEPs come from and go to</source>
      <comment>cep_flow</comment>
      <translation>Круговорот РУВ</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>company_goal</comment>
      <translation>Цель компании</translation>
    </message>
    <message>
      <source>Course of a decade</source>
      <comment>decade</comment>
      <translation>Как проходит десятилетие</translation>
    </message>
    <message>
      <source>A scientist who is sent away</source>
      <comment>displaced_scientist</comment>
      <translation>Ученый, которого убирают с проекта</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <translation>Драфт</translation>
    </message>
    <message>
      <source>End of the game</source>
      <comment>end_of_game</comment>
      <translation>Конец игры</translation>
    </message>
    <message>
      <source>Energy demand</source>
      <comment>energy_demand</comment>
      <translation>Поставка энергии</translation>
    </message>
    <message>
      <source>Event</source>
      <comment>event</comment>
      <translation>Событие</translation>
    </message>
    <message>
      <source>Expertise</source>
      <comment>expertise</comment>
      <translation>Компетенция</translation>
    </message>
    <message>
      <source>Bonuses of the expertise tracks</source>
      <comment>expertise_bonus</comment>
      <translation>Бонусы шкал компетенции</translation>
    </message>
    <message>
      <source>A CEP that has to be bought</source>
      <comment>forced_purchase</comment>
      <translation>Вынужденная покупка РУВ</translation>
    </message>
    <message>
      <source>Free actions</source>
      <comment>free_actions</comment>
      <translation>Бесплатные действия</translation>
    </message>
    <message>
      <source>Money grant</source>
      <comment>grant_money</comment>
      <translation>Грант «деньги»</translation>
    </message>
    <message>
      <source>Research grant</source>
      <comment>grant_research</comment>
      <translation>Грант «исследования»</translation>
    </message>
    <message>
      <source>Technology grant</source>
      <comment>grant_tech</comment>
      <translation>Грант «техно-ресурсы»</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>income</comment>
      <translation>Доход</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <translation>Развернуть проект</translation>
    </message>
    <message>
      <source>Main effect of a lobby card</source>
      <comment>lobby_main</comment>
      <translation>Основной бонус карты лобби</translation>
    </message>
    <message>
      <source>Minor effect of a lobby card</source>
      <comment>lobby_minor</comment>
      <translation>Вторичный бонус карты лобби</translation>
    </message>
    <message>
      <source>The market ran empty</source>
      <comment>market_stop</comment>
      <translation>Рынок опустел</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <translation>Переместить ученого</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <translation>Заплатить РУВ</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <comment>planet_lost</comment>
      <translation>Планета погибла</translation>
    </message>
    <message>
      <source>Fixed fossil plants</source>
      <comment>preset_fossils</comment>
      <translation>Фиксированная расстановка</translation>
    </message>
    <message>
      <source>Expertise at the end of a turn</source>
      <comment>project_expertise</comment>
      <translation>Компетенция в конце хода</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <translation>Открыть проект</translation>
    </message>
    <message>
      <source>Most CEPs of a region</source>
      <comment>region_cep_limit</comment>
      <translation>Региональный лимит РУВ</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <comment>region_control</comment>
      <translation>Контроль региона</translation>
    </message>
    <message>
      <source>Technology cubes of a region</source>
      <comment>region_tech</comment>
      <translation>Техно-ресурсы региона</translation>
    </message>
    <message>
      <source>Replace a fossil plant</source>
      <comment>replace_fossil</comment>
      <translation>Заменить ИТ-электростанцию</translation>
    </message>
    <message>
      <source>Final scoring</source>
      <comment>scoring</comment>
      <translation>Подсчет очков</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell_cep</comment>
      <translation>Продать РУВ</translation>
    </message>
    <message>
      <source>Setup</source>
      <comment>setup</comment>
      <translation>Подготовка к игре</translation>
    </message>
    <message>
      <source>Solo game</source>
      <comment>solo</comment>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <source>Setup of the solo game</source>
      <comment>solo_setup</comment>
      <translation>Подготовка к одиночной игре</translation>
    </message>
    <message>
      <source>Summits</source>
      <comment>summit</comment>
      <translation>Конференции</translation>
    </message>
    <message>
      <source>Pay for a fossil plant</source>
      <comment>supply_payment</comment>
      <translation>Заплатить за ИТ-электростанцию</translation>
    </message>
    <message>
      <source>Ties</source>
      <comment>tie_break</comment>
      <translation>Ничьи</translation>
    </message>
    <message>
      <source>Course of a turn</source>
      <comment>turn</comment>
      <translation>Как проходит ход</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>un_goal</comment>
      <translation>Цель ООН</translation>
    </message>
  </context>
  <context>
    <name>rules_second_chance</name>
    <message>
      <source>End of the competitive game</source>
      <comment>competitive_end</comment>
      <translation>Конец соревновательной игры</translation>
    </message>
    <message>
      <source>End of the cooperative game</source>
      <comment>cooperative_end</comment>
      <translation>Конец кооперативной игры</translation>
    </message>
    <message>
      <source>End of a decade</source>
      <comment>decade_end</comment>
      <translation>Конец десятилетия</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <translation>Уровень сложности</translation>
    </message>
    <message>
      <source>A scientist who has to leave</source>
      <comment>displaced_scientist</comment>
      <translation>Ученый, который должен уйти</translation>
    </message>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <translation>Драфт карт лоббистов</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <comment>energy_supply</comment>
      <translation>Поставка энергии</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <comment>environmental_goals</comment>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <comment>expertise</comment>
      <translation>Компетенция</translation>
    </message>
    <message>
      <source>Bonuses of the knowledge tracks</source>
      <comment>expertise_bonus</comment>
      <translation>Бонусы шкал компетенции</translation>
    </message>
    <message>
      <source>Director actions</source>
      <comment>free_actions</comment>
      <translation>Действия директора</translation>
    </message>
    <message>
      <source>Scientist subsidy</source>
      <comment>grant_research</comment>
      <translation>Грант «ученый»</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>Развернуть инфраструктуру</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <translation>Инспекторы ООН</translation>
    </message>
    <message>
      <source>Main effect of a lobbyist card</source>
      <comment>lobby_main</comment>
      <translation>Основной бонус карты лоббиста</translation>
    </message>
    <message>
      <source>Minor effect of a lobbyist card</source>
      <comment>lobby_minor</comment>
      <translation>Вторичный бонус карты лоббиста</translation>
    </message>
    <message>
      <source>A scientist visits a lobbyist card</source>
      <comment>lobbyist_visit</comment>
      <translation>Ученый посещает карту лоббиста</translation>
    </message>
    <message>
      <source>Penalty</source>
      <comment>penalty</comment>
      <translation>Штраф</translation>
    </message>
    <message>
      <source>Personal goal</source>
      <comment>personal_goal</comment>
      <translation>Личная цель</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <translation>Запланировать проект</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level</source>
      <comment>reduction</comment>
      <translation>Уменьшить уровень CO₂</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_goal</comment>
      <translation>Цель одиночной игры</translation>
    </message>
    <message>
      <source>Second main action of the solo game</source>
      <comment>solo_second_action</comment>
      <translation>Второе основное действие в одиночной игре</translation>
    </message>
    <message>
      <source>Subsidy</source>
      <comment>subsidy</comment>
      <translation>Грант</translation>
    </message>
  </context>
  <context>
    <name>scoring</name>
    <message>
      <source>income</source>
      <comment>income</comment>
      <translation>доход</translation>
    </message>
    <message>
      <source>company goal</source>
      <comment>company_goal</comment>
      <translation>цель компании</translation>
    </message>
    <message>
      <source>money</source>
      <comment>money</comment>
      <translation>деньги</translation>
    </message>
    <message>
      <source>most technology</source>
      <comment>most_tech</comment>
      <translation>больше всего техно-ресурсов</translation>
    </message>
    <message>
      <source>most UN goals</source>
      <comment>most_un_goals</comment>
      <translation>больше всего карт целей ООН</translation>
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goals</comment>
      <translation>цели ООН</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>home</source>
      <comment>hand</comment>
      <translation>в руку</translation>
    </message>
    <message>
      <source>from hand</source>
      <comment>own_hand</comment>
      <translation>из руки</translation>
    </message>
    <message>
      <source>{region} ({grant})</source>
      <comment>space</comment>
      <translation>{region} ({grant})</translation>
    </message>
    <message>
      <source>{energy}, {region} ({grant})</source>
      <comment>project</comment>
      <translation>{energy}, {region} ({grant})</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <translation>конференция {summit}</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>topic</comment>
      <translation>конференция {summit}</translation>
    </message>
    <message>
      <source>summit {summit}, place {place}</source>
      <comment>same_topic</comment>
      <translation>конференция {summit}, место {place}</translation>
    </message>
    <message>
      <source>card {card}</source>
      <comment>card</comment>
      <translation>карта {card}</translation>
    </message>
  </context>
  <context>
    <name>solo_goals</name>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <translation>дойти до последнего деления {n:tracks} компетенции</translation>
    </message>
    <message>
      <source>build {n:plants}</source>
      <comment>plants_built</comment>
      <translation>построить {n:plants}</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <comment>plant_in_every_region</comment>
      <translation>построить электростанцию в каждом регионе</translation>
    </message>
    <message>
      <source>meet all personal goals that you were dealt</source>
      <comment>all_personal_goals</comment>
      <translation>выполнить все розданные вам личные цели</translation>
    </message>
    <message>
      <source>win although you start with {n:points}</source>
      <comment>fewer_points</comment>
      <translation>победить, имея в начале только {n:points}</translation>
    </message>
    <message>
      <source>win although no gas plant is in the game</source>
      <comment>no_gas</comment>
      <translation>победить, хотя в игре нет газовых электростанций</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals that ask for plants</source>
      <comment>plant_goals_by_decade</comment>
      <translation>достигнуть {n} экологических целей по электростанциям</translation>
    </message>
    <message>
      <source>have {n:ceps} in Asia</source>
      <comment>region_cep</comment>
      <translation>иметь {n:ceps} в Азии</translation>
    </message>
    <message>
      <source>hold a summit of every size</source>
      <comment>every_summit_size</comment>
      <translation>завершить конференции каждого размера</translation>
    </message>
    <message>
      <source>tear down {n:fossil_plants} by building in a full region</source>
      <comment>replaced_fossil</comment>
      <translation>удалить {n:fossil_plants}, строя в заполненных регионах</translation>
    </message>
    <message>
      <source>play no lobbyist card</source>
      <comment>no_lobbyist_in_decade</comment>
      <translation>не сыграть ни одной карты лоббиста</translation>
    </message>
  </context>
  <context>
    <name>titles</name>
    <message>
      <source>Lobby card {card}: {trigger}</source>
      <comment>lobby</comment>
      <translation>Карта лобби {card}: {trigger}</translation>
    </message>
    <message>
      <source>Company goal {card}</source>
      <comment>company_goal</comment>
      <translation>Цель компании {card}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>un_goal</comment>
      <translation>Цель ООН {card}</translation>
    </message>
    <message>
      <source>Event {card}: {region}</source>
      <comment>event</comment>
      <translation>Событие {card}: {region}</translation>
    </message>
    <message>
      <source>{energy} plant</source>
      <comment>plant</comment>
      <translation>электростанция ({energy})</translation>
    </message>
    <message>
      <source>{energy} plant of level {level}</source>
      <comment>plant_level</comment>
      <translation>электростанция ({energy}) уровня {level}</translation>
    </message>
    <message>
      <source>{energy} project</source>
      <comment>project</comment>
      <translation>проект ({energy})</translation>
    </message>
    <message>
      <source>Personal goal {card}</source>
      <comment>personal_goal</comment>
      <translation>Личная цель {card}</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <comment>solo_goal</comment>
      <translation>Цель одиночной игры {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>Lobbyist card {card}: {trigger}</source>
      <comment>lobby</comment>
      <translation>Карта лоббиста {card}: {trigger}</translation>
    </message>
  </context>
  <context>
    <name>triggers</name>
    <message>
      <source>propose a project</source>
      <comment>propose</comment>
      <translation>открыть проект</translation>
    </message>
    <message>
      <source>install a project</source>
      <comment>install</comment>
      <translation>развернуть проект</translation>
    </message>
    <message>
      <source>plan a project</source>
      <comment>plan</comment>
      <translation>запланировать проект</translation>
    </message>
    <message>
      <source>prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>развернуть инфраструктуру</translation>
    </message>
    <message>
      <source>build a plant</source>
      <comment>build</comment>
      <translation>построить электростанцию</translation>
    </message>
    <message>
      <source>send a scientist to a summit</source>
      <comment>summit</comment>
      <translation>отправить ученого на конференцию</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <translation>продать РУВ</translation>
    </message>
  </context>
  <context>
    <name>un_goals</name>
    <message>
      <source>Needs plants that you have built, in any region: {plants}.</source>
      <comment>needs</comment>
      <translation>Нужны построенные вами электростанции в любых регионах: {plants}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} {energy} plants</source>
      <comment>plant</comment>
      <translation>
        <numerusform>{n} электростанция ({energy})</numerusform>
        <numerusform>{n} электростанции ({energy})</numerusform>
        <numerusform>{n} электростанций ({energy})</numerusform>
      </translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.</source>
      <comment>scores</comment>
      <translation>Стоит {tech:cubes} и приносит {vp:points}; получить ее может только одна компания.</translation>
    </message>
    <message>
      <source>It takes the place of a lobby card in your turn, and your plants are not used up.</source>
      <comment>free</comment>
      <translation>Играется вместо карты лобби в ваш ход; электростанции при этом не расходуются.</translation>
    </message>
    <message>
      <source>Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.</source>
      <comment>most</comment>
      <translation>Кто в конце получил больше всего карт целей ООН, получает еще {vp:points}; при ничьей — все лидеры.</translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>Needs your infrastructures under built plants, whoever built them: {plants}.</source>
      <comment>needs</comment>
      <translation>Нужны построенные кем угодно электростанции на вашей инфраструктуре: {plants}.</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one company can claim it.</source>
      <comment>scores</comment>
      <translation>Стоит {tech:cubes}; получить ее может только одна компания.</translation>
    </message>
    <message>
      <source>In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.</source>
      <comment>team</comment>
      <translation>В команде и в одиночной игре сразу приносит {vp:points}; неполученными могут остаться максимум {allowed}.</translation>
    </message>
    <message>
      <source>Against each other, your cards together score at the end: {scores}.</source>
      <comment>rivals</comment>
      <translation>В соревновательной игре ваши карты вместе приносят в конце: {scores}.</translation>
    </message>
    <message>
      <source>It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.</source>
      <comment>free</comment>
      <translation>Играется вместо карты лоббиста в ваш ход; расходуются только кубики.</translation>
    </message>
    <message numerus="yes">
      <source>{n} cards {vp:points}</source>
      <comment>score</comment>
      <translation>
        <numerusform>{n} карта — {vp:points}</numerusform>
        <numerusform>{n} карты — {vp:points}</numerusform>
        <numerusform>{n} карт — {vp:points}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <comment>score_or_more</comment>
      <translation>от {n} карт — {vp:points}</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Start with drawn fossil plants, or with a fixed set that is easier or harder.</source>
      <comment>preset</comment>
      <translation>Начните со случайных ИТ-электростанций или с фиксированной расстановки, легче или сложнее.</translation>
    </message>
    <message>
      <source>Six fossil plants are drawn at random, one for each region.</source>
      <comment>preset=</comment>
      <translation>Шесть ИТ-электростанций вытягиваются случайным образом, по одной на регион.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.</source>
      <comment>preset=fixed</comment>
      <translation>{plants}: раскладываются по регионам случайным образом. Уровень CO₂ в начале — {co2} ppm.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Out of the game: {removed}.</source>
      <comment>preset=fewer</comment>
      <translation>{plants}: раскладываются по регионам случайным образом. Уровень CO₂ в начале — {co2} ppm. Удалено из игры: {removed}.</translation>
    </message>
    <message>
      <source>Before each new decade everybody bids once, and the winner names the start player; without it the tile moves to the left.</source>
      <comment>auction</comment>
      <translation>Перед каждым новым десятилетием все по разу делают ставку, и победитель назначает первого игрока; без аукциона тайл передается налево.</translation>
    </message>
    <message>
      <source>Choose your lobby cards one by one from packets that are passed to the right.</source>
      <comment>draft</comment>
      <translation>Выбирайте карты лобби по одной из наборов, которые передаются направо.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <comment>mode</comment>
      <translation>Играйте одной командой, друг против друга или в одиночку.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level in check, or lose together.</source>
      <comment>mode=cooperative</comment>
      <translation>Одна команда, один счет: удержите уровень CO₂ или проиграете вместе.</translation>
    </message>
    <message>
      <source>Everybody scores alone; if the CO₂ level gets too high, everybody loses.</source>
      <comment>mode=competitive</comment>
      <translation>Каждый набирает свои очки; если уровень CO₂ слишком высок, проигрывают все игроки.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <comment>mode=solo</comment>
      <translation>Как кооперативная игра, но с кубиками соперника на поле и более жесткими условиями.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and goes on clockwise.</source>
      <comment>home</comment>
      <translation>Поставка энергии каждое десятилетие начинается в этом регионе и идет по часовой стрелке.</translation>
    </message>
    <message>
      <source>Fewer coal plants, and more points at the start, make the game easier.</source>
      <comment>difficulty</comment>
      <translation>Игра легче, если угольных электростанций меньше, а очков в начале больше.</translation>
    </message>
    <message>
      <source>Out of the game: {removed}. Points at the start: {vp}.</source>
      <comment>difficulty=fixed</comment>
      <translation>Удалено из игры: {removed}. Очки в начале: {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Points at the start: {vp}.</source>
      <comment>difficulty=points</comment>
      <translation>В игре все ИТ-электростанции. Очки в начале: {vp}.</translation>
    </message>
    <message>
      <source>Two inspectors walk along the environmental goals; an open goal beside one costs double.</source>
      <comment>inspectors</comment>
      <translation>Два инспектора обходят экологические цели; недостигнутая цель рядом с инспектором считается дважды.</translation>
    </message>
    <message>
      <source>A goal that has to be met on top of everything else.</source>
      <comment>solo_card</comment>
      <translation>Цель, которую нужно выполнить сверх всего остального.</translation>
    </message>
    <message>
      <source>No goal on top of the usual conditions.</source>
      <comment>solo_card=0</comment>
      <translation>Никаких целей сверх обычных условий.</translation>
    </message>
    <message>
      <source>One of the solo goals, drawn at random.</source>
      <comment>solo_card=-1</comment>
      <translation>Одна из целей одиночной игры, случайным образом.</translation>
    </message>
  </context>
  <context>
    <name>variant_help_second_chance</name>
    <message>
      <source>Choose your lobbyist cards from packets that are passed to the right.</source>
      <comment>draft</comment>
      <translation>Выбирайте карты лоббистов из наборов, которые передаются направо.</translation>
    </message>
  </context>
  <context>
    <name>variant_values</name>
    <message>
      <source>No</source>
      <comment>no</comment>
      <translation>Нет</translation>
    </message>
    <message>
      <source>Yes</source>
      <comment>yes</comment>
      <translation>Да</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>preset=</comment>
      <translation>Случайно</translation>
    </message>
    <message>
      <source>Beginner</source>
      <comment>preset=beginner</comment>
      <translation>Новичок</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>preset=normal</comment>
      <translation>Средне</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>preset=expert</comment>
      <translation>Эксперт</translation>
    </message>
    <message>
      <source>Extreme</source>
      <comment>preset=extreme</comment>
      <translation>Кошмар</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <comment>mode=cooperative</comment>
      <translation>Кооперативная</translation>
    </message>
    <message>
      <source>Competitive</source>
      <comment>mode=competitive</comment>
      <translation>Соревновательная</translation>
    </message>
    <message>
      <source>Solo</source>
      <comment>mode=solo</comment>
      <translation>Одиночная</translation>
    </message>
    <message>
      <source>Easy</source>
      <comment>difficulty=easy</comment>
      <translation>Легко</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>difficulty=normal</comment>
      <translation>Средне</translation>
    </message>
    <message>
      <source>Hard</source>
      <comment>difficulty=hard</comment>
      <translation>Сложно</translation>
    </message>
    <message>
      <source>None</source>
      <comment>solo_card=0</comment>
      <translation>Нет</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>solo_card=-1</comment>
      <translation>Случайно</translation>
    </message>
    <message>
      <source>{card}: {goal}</source>
      <comment>solo_card=</comment>
      <translation>{card}: {goal}</translation>
    </message>
  </context>
  <context>
    <name>variants</name>
    <message>
      <source>Fossil plants at the start</source>
      <comment>preset</comment>
      <translation>ИТ-электростанции в начале</translation>
    </message>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <translation>Аукцион за место первого игрока</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <translation>Драфт</translation>
    </message>
    <message>
      <source>Way of playing</source>
      <comment>mode</comment>
      <translation>Режим игры</translation>
    </message>
    <message>
      <source>Home region</source>
      <comment>home</comment>
      <translation>Домашний регион</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <translation>Уровень сложности</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <translation>Инспекторы ООН</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_card</comment>
      <translation>Цель одиночной игры</translation>
    </message>
  </context>
  <context>
    <name>variants_second_chance</name>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <translation>Драфт карт лоббистов</translation>
    </message>
  </context>
</TS>
