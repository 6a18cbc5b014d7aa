<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ (2012)</source>
      <extracomment>The dialog “About co2desk”.
Bold heading in the list of reconstructed values: the first edition. “CO₂” is the title of the printed game and stays.</extracomment>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂: Second Chance (2018)</source>
      <extracomment>The dialog “About co2desk”.
Bold heading in the list of reconstructed values. A title: use the one under which the game is sold in your language, if it has one.</extracomment>
      <translation>CO₂: Второй шанс (2018)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regional agenda tiles</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Tiles that say which three energies a region wants, in which order.</extracomment>
      <translation>Тайлы региональных программ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Amounts in the rules</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Single numbers from the text of the rules, such as how many cubes a technology grant gives.</extracomment>
      <translation>Числа из правил</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ track</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
The scale on the board on which the CO₂ level is marked: where danger begins, where the planet is lost.</extracomment>
      <translation>Шкала глобального загрязнения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Company goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Secret goal cards of players who compete. Use the term of the glossary.</extracomment>
      <translation>Цели компаний</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Decades</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
How many decades a game has, and what goals cost in each. A decade is the longest period of play, not a calendar entry.</extracomment>
      <translation>Десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Difficulties</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Levels of difficulty of Second Chance, such as hard: how the board is set up for each.</extracomment>
      <translation>Уровни сложности</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Draft</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
A way of dealing lobbyist cards: everybody keeps some and passes the rest on. Not a sketch of a text.</extracomment>
      <translation>Драфт</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Energies</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
The five kinds of green energy and their order, such as solar and wind.</extracomment>
      <translation>Источники энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Environmental goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Tiles of Second Chance that the team should achieve; open ones cost points.</extracomment>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Event cards</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Cards (tiles in Second Chance) that name the region of a disaster.</extracomment>
      <translation>Карты событий</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fossil fuel plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
How many coal, oil and gas plants there are, and what each adds to the CO₂ level.</extracomment>
      <translation>Электростанции на ископаемом топливе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Infrastructure</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
What a player receives for preparing the infrastructure of a project; only in Second Chance.</extracomment>
      <translation>Инфраструктура</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Inspectors</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
UN inspectors of Second Chance: two cubes that move along the environmental goals. Not players.</extracomment>
      <translation>Инспекторы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rewards for installing</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
What a company receives for installing a project of each energy; only in CO₂ (2012).</extracomment>
      <translation>Бонусы развертывания</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Lobby cards</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Both editions share this line; Second Chance calls them lobbyist cards. Use the term of the first edition.</extracomment>
      <translation>Карты лобби</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CEP market</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Prices of carbon emission permits. CEP is the abbreviation of the game; see the glossary.</extracomment>
      <translation>Рынок РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Personal goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Secret goal cards of the cooperative and the solo game of Second Chance.</extracomment>
      <translation>Личные цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Green power plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Costs and points of the plants that players build, by energy; the opposite of fossil plants.</extracomment>
      <translation>Экологические электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>By number of players</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
A table with a line for 1, 2, 3 … players: rounds, UN goals on display. As a heading: what depends on how many play.</extracomment>
      <translation>По числу игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Preset fossil plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Fossil plants that are already on the board at the start, by level of difficulty; only in CO₂ (2012).</extracomment>
      <translation>Фиксированная расстановка ИТ-электростанций</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rating of the team</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
The table that says how well a team did: points for each rank. Only in Second Chance.</extracomment>
      <translation>Ранги команды</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regions of the board</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
The six continents: their order around the board, and the spaces in each.</extracomment>
      <translation>Регионы на поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Solo game</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Values for one person alone: starting points, solo goal cards.</extracomment>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Starting resources</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
What every player has at the start: money, CEPs, lobby cards.</extracomment>
      <translation>Стартовые ресурсы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Summit tiles</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Tiles with the topics of a climate summit, two or three energies each.</extracomment>
      <translation>Тайлы конференций</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Supplies</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
How many pieces of each kind the box contains, such as 40 CEPs. Not the supply phase.</extracomment>
      <translation>Запасы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Three-player games</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
What is different with three players in Second Chance: tiles removed, rounds of the last decade.</extracomment>
      <translation>Игра втроем</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Expertise tracks</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
A track for each energy: income and bonuses by level. Second Chance says knowledge; this line serves both.</extracomment>
      <translation>Шкалы компетенции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>UN goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Cards that ask for plants of certain energies. UN: the United Nations, as your language abbreviates them.</extracomment>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>About co2desk</source>
      <extracomment>The dialog “About co2desk”.
The title of the dialog's window. co2desk is the program's name: never translated, always in small letters.</extracomment>
      <translation>О co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Version {version}</source>
      <extracomment>The dialog “About co2desk”.
Small line below the program's name. {version} is a number such as 0.1.0.</extracomment>
      <translation>Версия {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;About</source>
      <extracomment>The dialog “About co2desk”.
A tab of the dialog about the program: what it is.</extracomment>
      <translation>&amp;О программе</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Reconstructed values</source>
      <extracomment>The dialog “About co2desk”.
A tab of the dialog, between “About” and “Licences”: values that no rulebook gives and that we had to work out. Keep it short.</extracomment>
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
      <source>The board games CO₂ and CO₂: Second Chance, with all the rules enforced: an action that is not allowed is refused with the reason, and every game can be replayed.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>Настольные игры CO₂ и CO₂: Второй шанс с полными правилами: если действие запрещено, программа объяснит почему, а любую игру можно пересмотреть.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>This is an unofficial fan project. &lt;b&gt;CO₂ is Vital Lacerda’s game.&lt;/b&gt; co2desk contains no art and no text from the printed games; its pictures and texts are its own.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>Это неофициальный любительский проект. &lt;b&gt;Автор игры CO₂ — Витал Ласерда (Vital Lacerda).&lt;/b&gt; В co2desk нет ни рисунков, ни текстов печатных изданий: все изображения и тексты собственные.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Some values are printed only on the game pieces. Where no rulebook gives them, they are reconstructed; the next page lists them.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>Некоторые значения напечатаны только на самих компонентах. Те, которых нет ни в одной книге правил, восстановлены; они перечислены на следующей странице.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: you may use, change and share it as long as you keep its copyright notice. It comes without any warranty.</source>
      <extracomment>The dialog “About co2desk”.
First paragraph of the tab “Licences”. “It” is co2desk; “you” is anybody. Keep &lt;b&gt; and &lt;/b&gt;; “MIT” is the licence's name.</extracomment>
      <translation>&lt;b&gt;co2desk&lt;/b&gt; — свободная программа под лицензией MIT: ее можно использовать, изменять и распространять, сохраняя уведомление об авторских правах. Никаких гарантий не дается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>It builds on the work of others:</source>
      <extracomment>The dialog “About co2desk”.
“It” is co2desk; a list of other programs and fonts follows.</extracomment>
      <translation>Программа опирается на труд других людей:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window toolkit: GNU LGPL, version 3. They are included unmodified, and you may replace them with your own build.</source>
      <extracomment>The dialog “About co2desk”.
Tab “Licences”, an entry of a list. “They” are Qt and PySide6; a build is a compiled copy. Names of programs and licences stay.</extracomment>
      <translation>&lt;b&gt;Qt&lt;/b&gt; и &lt;b&gt;PySide6&lt;/b&gt;, на которых построено окно: GNU LGPL, версия 3. Они входят в программу без изменений, и вместо них можно поставить собственную сборку.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <extracomment>The dialog “About co2desk”.
Tab “Licences”, an entry of a list. Component values are the numbers of the game's pieces, such as prices of plants.</extracomment>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt; читает значения компонентов: лицензия MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <extracomment>The dialog “About co2desk”.
Tab “Licences”, an entry of a list. The folders are those of the user, where settings and saved games are kept.</extracomment>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt; находит ваши папки: лицензия MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the fonts: SIL Open Font License 1.1.</source>
      <extracomment>The dialog “About co2desk”.
Tab “Licences”, last entry of the list. Names of fonts and of the licence stay English.</extracomment>
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
      <source>Search by region, energy or card…</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
Grey text in the empty search field above the list: what one can type there. Room for about 40 letters.</extracomment>
      <translation>Поиск по региону, источнику энергии или карте…</translation>
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
      <source>Take this action</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The main button of the dialog: it plays the action of the selected line. An order to the program.</extracomment>
      <translation>Выполнить действие</translation>
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
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A step of a chain on a button: “solar 3” is level 3 on the solar track. {energy} is the bare name, in small letters.</extracomment>
      <translation>{energy} {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source> › </source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
Stands between the steps of a chain: solar 3 › one technology cube › wind 2.</extracomment>
      <translation> › </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>This ends the game. {reason}</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
“This” is the chosen action; {reason} is a whole sentence.</extracomment>
      <translation>Игра на этом закончится. {reason}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost this decade.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before a move: certain. Lost means that the CO₂ level is too high and everybody loses the game.</extracomment>
      <translation>Планета погибнет в этом десятилетии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>There is a {percent}% chance that the planet is lost this decade.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before a move.</extracomment>
      <translation>Вероятность гибели планеты в этом десятилетии — {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost: there are not enough points to pay for open goals and missing CEPs. Missing: {points}.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning to a team in Second Chance: certain. {points} is a number with its noun, such as “3 points”, after a colon.</extracomment>
      <translation>Игра будет проиграна: не хватит очков, чтобы заплатить за недостигнутые цели и недостающие РУВ. Не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost unless you gain more points to pay for open goals and missing CEPs. Still missing: {points}.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning to a team in Second Chance: it can still be avoided. “You” is the team. {points} is such as “3 points”.</extracomment>
      <translation>Игра будет проиграна, если не набрать очков на недостигнутые цели и недостающие РУВ. Пока не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>After this, solo goal {card} can no longer be met.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning to a single player. “This” is the chosen action; {card} is the number on the solo goal card, such as 7.</extracomment>
      <translation>После этого цель одиночной игры {card} выполнить уже не получится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You have no scientist to move or recruit: this space gives you nothing.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before a project is placed on a research space, whose grant would move or recruit a scientist.</extracomment>
      <translation>У вас нет ученого, которого можно переместить или нанять: эта позиция ничего не принесет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You are already at the end of the track: the step is lost.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning: the player would gain expertise (knowledge) in an energy and is on the last space of its track.</extracomment>
      <translation>Вы уже в конце шкалы: шаг пропадет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The bonus cannot be used and will be lost.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning: the bonus on an energy's track puts a CEP into a region, but all regions are full or no CEP is left.</extracomment>
      <translation>Бонус нельзя использовать, он пропадет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, and the planet will be lost.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before “End turn”: certain. Everybody loses the game when the planet is lost.</extracomment>
      <translation>Этим ходом десятилетие заканчивается, и планета погибнет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, with a {percent}% chance that the planet is lost.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before “End turn”. {percent} is a whole number such as 35; put the percent sign as your language does.</extracomment>
      <translation>Этим ходом десятилетие заканчивается; вероятность гибели планеты — {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{player} permanently discards the company goal for ${money}.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A question before the card is given up: it does not come back. {player} is a name; {money} is a number such as 8.</extracomment>
      <translation>{player} навсегда сбрасывает цель компании за ${money}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You could still: {actions}.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A reminder before “End turn”. {actions} is a list from the table “free_actions”, such as “buy a CEP, play a card”.</extracomment>
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
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>Your bid</source>
      <extracomment>Where a player sets the bid of the auction.
Only for screen readers: the name of the number field in which a player bids to become start player, in dollars.</extracomment>
      <translation>Ваша ставка</translation>
    </message>
  </context>
  <context>
    <name>BoardWords</name>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Expertise in {energy}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a track, CO₂ (2012) only. {energy} is the bare name in small letters, such as “solar”, undeclined.</extracomment>
      <translation>Компетенция: {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: level {level}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line below the title of a track's card, one for each player. {level} is the space reached, 0 to 10.</extracomment>
      <translation>{player}: уровень {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Level {level}: {bonus}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a track's card: what the space gives. {bonus} comes from the table “bonuses”, such as “1 technology cube”.</extracomment>
      <translation>Уровень {level}: {bonus}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Decade {now} of {last}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the decade marker. Both values are numbers: decade 2 of 5.</extracomment>
      <translation>Десятилетие {now} из {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Round {now} of {last}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the round marker. Both values are numbers: round 1 of 3. A decade has several rounds.</extracomment>
      <translation>Раунд {now} из {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: {points}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the score track. {player} is a name, {points} a bare number: “Ada: 14”.</extracomment>
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
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted above a summit tile and title of its card. {number} is the summit's place on the board, 1 to 6. Little room.</extracomment>
      <translation>Конф. {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>none left</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on an empty place for a summit, and told on its card: no summit tile is left. Small letters, little room.</extracomment>
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
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted above the scale of CEP prices, and title of its card. Little room: about 14 letters.</extracomment>
      <translation>Рынок РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>no sales this turn</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted in red in the place of “CEP market”, CO₂ (2012): the market ran empty, nobody may sell a CEP now. Little room.</extracomment>
      <translation>в этот ход продаж нет</translation>
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
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted below the scientists a player does not have yet, beside “Scientists”: those that can still be recruited. Little room.</extracomment>
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
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
A part of “Fossil plants left in the pile: …”: “coal 7”. {fossil} is the bare name of a fuel from the table “fossils”.</extracomment>
      <translation>{fossil} {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Fossil plants left in the pile: {kinds}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply and at the CO₂ track. {kinds} is a list: “coal 7, oil 5, gas 8”. The pile is face down.</extracomment>
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
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
A part of “Plants: …”: “solar 2”, two solar plants of a player. {energy} is the bare name, undeclined.</extracomment>
      <translation>{energy} {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, if the player has no green plant yet: {count} is then 0.</extracomment>
      <translation>Электростанции: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {kinds}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card: green plants by energy. {kinds} is a list: “solar 2, wind 1”.</extracomment>
      <translation>Электростанции: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>No player at the screen</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the strip with a player's pieces, while nobody's is shown, as when computer players decide.</extracomment>
      <translation>За экраном никого нет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>{player}'s pieces</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Heading over a player's own pieces. {player} is a name.</extracomment>
      <translation>Компоненты игрока {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drop pieces here to take them back.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Ada's pieces”. An order: pieces that were dragged onto the board can be dropped on this strip again.</extracomment>
      <translation>Перетащите сюда фишки, чтобы забрать их.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your money: ${count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at one's own coins. {count} is a number; the dollar sign is the currency of the game.</extracomment>
      <translation>Ваши деньги: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your CEPs: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at one's own CEPs. {count} is a number: how many the player has in hand.</extracomment>
      <translation>Ваши РУВ: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drag a CEP onto a proposed project to install the project, or onto the market to sell the CEP.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Your CEPs: 2”, CO₂ (2012). How to use them with the mouse; an order to the player.</extracomment>
      <translation>Перетащите РУВ на открытый проект, чтобы развернуть проект, или на рынок, чтобы продать РУВ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at one's own cubes. {count} is a number.</extracomment>
      <translation>Ваши техно-ресурсы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>They pay for plants and UN goals.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
“They” are technology cubes.</extracomment>
      <translation>Ими оплачивают электростанции и цели ООН.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Available scientist</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a scientist in front of the player, who can be sent to a project. One scientist.</extracomment>
      <translation>Свободный ученый</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist on a project gains expertise at the end of your turn.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Available scientist”, CO₂ (2012). A rule: the player, not the scientist, moves up on the track.</extracomment>
      <translation>Ученый на проекте повышает компетенцию в конце вашего хода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Scientist you can recruit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a scientist whom the player does not have yet. “You” is the player at the screen.</extracomment>
      <translation>Ученый, которого можно нанять</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Can be recruited with a research grant.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Scientist you can recruit”, CO₂ (2012), so the subject is that scientist. Also told when one drags this scientist in vain.</extracomment>
      <translation>Можно нанять с помощью гранта «исследования».</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Number {number} in the order of the supply phase.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a region's card, CO₂ (2012): when the region gets its fossil plant. {number} is 1 to 6. The subject is the region.</extracomment>
      <translation>Номер {number} в порядке фазы снабжения.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>All plants are green: there is no room for another.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a region's card: every space for a plant has a green one. “Another” is another plant.</extracomment>
      <translation>Все электростанции экологические: места для новой нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Agenda of {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a region's agenda tile. {region} is a name in the nominative, such as “Europe”.</extracomment>
      <translation>Программа региона {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Only these energies can be proposed here. Their order breaks ties for control.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below an agenda's three energies, CO₂ (2012). “Here” is the region; in a tie the first energy counts for control of it.</extracomment>
      <translation>Здесь можно открывать проекты только этих типов. Их порядок решает при ничьей за контроль.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Nobody controls {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the place of a region's control marker. {region} is a name in the nominative.</extracomment>
      <translation>Регион {region} никто не контролирует</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player} controls {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a control marker. Both are names in the nominative; {player} may be of any gender.</extracomment>
      <translation>{player} контролирует регион {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The player in control may pay with the region's CEPs, and pays for new fossil plants here.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Ada controls Europe” or “Nobody controls Europe”: what control means. A right and a duty.</extracomment>
      <translation>Игрок, контролирующий регион, может платить РУВ региона и платит за новые ИТ-электростанции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>CEPs in {region}: {count} of {limit}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a region's CEPs. {count} are there now, {limit} fit: “CEPs in Europe: 3 of 5”.</extracomment>
      <translation>РУВ в регионе {region}: {count} из {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Carbon emission permits pay for installing projects and for new fossil plants.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “CEPs in Europe: 3 of 5”, CO₂ (2012). The only place that writes CEP in full; see the glossary.</extracomment>
      <translation>Разрешениями на углеродные выбросы платят за развертывание проектов и за новые ИТ-электростанции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Technology cubes in {region}: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at cubes that lie in a region. {region} is a name in the nominative.</extracomment>
      <translation>Техно-ресурсы в регионе {region}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Placed after disasters. Building a plant here costs one cube less.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Technology cubes in Asia: 2”, CO₂ (2012). The subject of “placed” is the cubes; “here” is the region.</extracomment>
      <translation>Пожертвованы после катастроф. Постройка здесь стоит на один кубик меньше.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Fossil plant in {region}: {fossil}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a fossil plant. {fossil} is the bare name of its fuel: coal, oil or gas.</extracomment>
      <translation>ИТ-электростанция в регионе {region}: {fossil}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below the title of a fossil plant, which is the subject. {ppm} is a number such as 40; “ppm” stays.</extracomment>
      <translation>Повышает уровень CO₂ на {ppm} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>If the region is full, a new green plant replaces its leftmost fossil plant.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below the title of a fossil plant. “Its” is the region's; leftmost as seen on the board.</extracomment>
      <translation>Если регион заполнен, новая экологическая электростанция заменяет самую левую ИТ-электростанцию.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Project space in {region}: {grant}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at an empty space for a project. {grant} is what it gives, one bare word: money, technology, research.</extracomment>
      <translation>Позиция проекта в регионе {region}: {grant}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player}'s scientist works here.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at a project or a summit topic. {player} is a name in the nominative, of any gender.</extracomment>
      <translation>Здесь работает ученый игрока {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Scientist of {player}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a scientist on the board; below it stands the place. {player} is a name in the nominative.</extracomment>
      <translation>Ученый игрока {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topics: {energies}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a summit's card: what the summit is about. {energies} is a list of bare names: “solar, wind”.</extracomment>
      <translation>Секции: {energies}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The summit takes place at the end of the turn in which every topic has a scientist.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a summit's card, a rule. A topic is a place for one scientist on the summit tile.</extracomment>
      <translation>Конференция завершается, когда в конце хода на каждой секции есть ученый.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Tiles left in the stack: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a summit's card: summit tiles that have not come into play yet. {count} is a number.</extracomment>
      <translation>Осталось тайлов в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topic: {energy}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a place for a scientist on a summit tile. {energy} is the bare name in small letters.</extracomment>
      <translation>Секция: {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist moves here from a project of the same energy and stays until the summit.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Topic: solar”, while the place is free. A rule; “here” is this place on the summit tile.</extracomment>
      <translation>Ученый приходит сюда с проекта того же типа энергии и остается до завершения конференции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the market's card, CO₂ (2012): how many CEPs can be bought, and for how much. Both are numbers.</extracomment>
      <translation>На рынке: {count}. Цена: ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Once per turn you may buy one CEP or sell one of your own.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the market's card, CO₂ (2012). A rule: either buying or selling, not both. “One of your own”: a CEP.</extracomment>
      <translation>Один раз за ход можно купить один РУВ или продать один из своих.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Selling a CEP lowers the price. When the last one is taken, the bank refills the market and the price rises.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the market's card, CO₂ (2012). “The last one” is the last CEP on sale; the bank is the general supply.</extracomment>
      <translation>Продажа РУВ снижает цену. Когда забирают последний, банк пополняет рынок и цена растет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>The market ran empty this turn: nothing can be sold until the next turn.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Last line of the market's card, CO₂ (2012). “Nothing can be sold”: no player can sell a CEP; buying is still allowed.</extracomment>
      <translation>Рынок опустел в этот ход: до следующего хода продавать нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Gets a fossil plant when the next decade begins unless a green plant is built first.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Card at an empty space for a plant, which is the subject; title “Europe: energy demand of decade 3”. CO₂ (2012).</extracomment>
      <translation>С началом следующего десятилетия здесь появится ИТ-электростанция, если раньше не построить экологическую.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Still empty.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Card at a space for a plant that is not due yet; the subject is the space. CO₂ (2012).</extracomment>
      <translation>Пока пустует.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{region}: energy demand of decade {decade}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at an empty space for a plant; each space belongs to a decade. “Asia: energy demand of decade 3”.</extracomment>
      <translation>{region}: энергозапрос десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Built by {player} in {region}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at a green plant, CO₂ (2012). The subject is the plant; names in the nominative.</extracomment>
      <translation>Построил игрок: {player}. Регион: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{project} in {region}: {state}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a project: “Solar project in Asia: proposed”. {state} is “proposed” or “installed” from this context.</extracomment>
      <translation>{project} в регионе {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in the bank: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012). The bank holds CEPs that are not on sale; {count} is a number.</extracomment>
      <translation>РУВ в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes in the general supply: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012). The general supply belongs to nobody; {count} is a number.</extracomment>
      <translation>Техно-ресурсы в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards played: {cards}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012): cards out of the game. {cards} is a list of their numbers: “4, 17, 22”.</extracomment>
      <translation>Сыгранные карты лобби: {cards}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards in the pile: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012): cards that have not been dealt, face down. {count} is a number.</extracomment>
      <translation>Карт лобби в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals in the pile: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012): goals that are not on display yet, face down. {count} is a number.</extracomment>
      <translation>Карт целей ООН в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>No {energy} plant is left</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at an empty stack of green plants, CO₂ (2012). {energy} is the bare name, undeclined: turn the sentence if needed.</extracomment>
      <translation>Электростанций не осталось: {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Plants left: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Last line of the card at a stack of green plants of one energy, CO₂ (2012). {count} is a number.</extracomment>
      <translation>Осталось электростанций: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Tiles left: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Last line of the card at a stack of project tiles of one energy, CO₂ (2012). {count} is a number.</extracomment>
      <translation>Осталось тайлов: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the CO₂ track, CO₂ (2012). {ppm} is a number such as 340; “ppm” stays.</extracomment>
      <translation>Уровень CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm or more, disasters strike.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the CO₂ track, CO₂ (2012). {ppm} is 350 unless the owner has changed it.</extracomment>
      <translation>При {ppm} ppm и выше происходят катастрофы.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm or more after a supply phase, the planet is lost.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the CO₂ track, CO₂ (2012). {ppm} is 500 unless changed; then everybody loses.</extracomment>
      <translation>Если после фазы снабжения уровень {ppm} ppm или выше, планета погибает.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Points: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
First line of a player's card, CO₂ (2012). {count} is a number: victory points so far.</extracomment>
      <translation>Очки: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Money: ${count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {count} is a number; the dollar sign stays in front if your language allows it.</extracomment>
      <translation>Деньги: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {count} is a number: CEPs in the player's own hand, not those of regions.</extracomment>
      <translation>РУВ: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {count} is a number: cubes that the player owns.</extracomment>
      <translation>Техно-ресурсы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Scientists: {hand} available, {pool} to recruit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). Numbers: {hand} scientists in front of the player, {pool} not yet recruited.</extracomment>
      <translation>Ученые: свободно {hand}, для найма {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {count} is a number: cards still in hand; which ones is secret.</extracomment>
      <translation>Карты лобби: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals: {goals}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {goals} lists the numbers of scored cards, “34, 38”, or is 0.</extracomment>
      <translation>Цели ООН: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has a company goal.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). The subject is the player, of any gender; which goal is secret.</extracomment>
      <translation>Есть цель компании.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has discarded the company goal.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012): given up for money. The subject is the player, of any gender.</extracomment>
      <translation>Цель компании сброшена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Start player.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Last line of a player's card, CO₂ (2012): this player begins each round. Any gender.</extracomment>
      <translation>Первый игрок.</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Nothing to show yet.</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
In the place of a curve, before the first step.</extracomment>
      <translation>Пока показывать нечего.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {first} at the start, {last} now, lowest {low}, highest {high}.</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
Only for screen readers: a curve in words. {name} is a player or what is shown (“CO₂ level”); the others are numbers.</extracomment>
      <translation>{name}: {first} в начале, {last} сейчас, минимум {low}, максимум {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {value}</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
Only for screen readers: a curve's value at a step. {name} is a player or “CO₂ level”, {value} a number.</extracomment>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Step {step}</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
Small heading at the mouse on a curve, and read aloud. {step} counts the actions of the game, such as 42. Little room.</extracomment>
      <translation>Шаг {step}</translation>
    </message>
  </context>
  <context>
    <name>CoverPanel</name>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>{name}, it is your turn to decide</source>
      <extracomment>What hides the board while the screen is handed to the next player.
Large headline on the cover, to the next player at the screen. {name} is a player's name, of any gender.</extracomment>
      <translation>{name}, решение за вами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Everyone else, please look away.</source>
      <extracomment>What hides the board while the screen is handed to the next player.
Below the button “I am Ada”: the others at the table must not see that player's secret cards. A polite request.</extracomment>
      <translation>Остальных просим отвернуться.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>I am {name}</source>
      <extracomment>What hides the board while the screen is handed to the next player.
The only button of the cover; the named player presses it. {name} may be shortened with dots. No gender.</extracomment>
      <translation>Это я, {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Since your last turn</source>
      <extracomment>What hides the board while the screen is handed to the next player.
Headline of the cover's second page, above a list of what happened; also the list's name for screen readers.</extracomment>
      <translation>С вашего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Nothing has happened since your last turn.</source>
      <extracomment>What hides the board while the screen is handed to the next player.
On the cover's second page in the place of the list, if it is empty. “Your” is the player who sits down.</extracomment>
      <translation>С вашего прошлого хода ничего не произошло.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Continue</source>
      <extracomment>What hides the board while the screen is handed to the next player.
Button of the cover: the player goes on to the board.</extracomment>
      <translation>Дальше</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Decade {number}</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Mark on the time axis where a decade begins, and beside “Step 42” at the mouse. {number} is 1 to 5. Little room.</extracomment>
      <translation>Десятилетие {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>All energies together</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
First entry of a drop-down list below the curves of expertise; the others are single energies such as “Solar”.</extracomment>
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
      <extracomment>The curves of points and CO₂ level at the end of a game.
Title of a tab with curves, after a lost solo game. “You” is one person. Little room.</extracomment>
      <translation>Когда вы проиграли?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did you win?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Title of a tab with curves, after a won solo game. “You” is one person. Little room.</extracomment>
      <translation>Как вы победили?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did we win?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Title of a tab with curves, after a team of two or more has won; “we” are its players. Little room.</extracomment>
      <translation>Как мы победили?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did we lose?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Title of a tab with curves, after a team of two or more has lost; “we” are its players. Little room.</extracomment>
      <translation>Когда мы проиграли?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: limit</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Label of a line across the curve of the CO₂ level: beyond it the game is lost. {ppm} is a number such as 500. Little room.</extracomment>
      <translation>{ppm} ppm: лимит</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: two disasters</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Label of a line across the CO₂ curve, Second Chance: from here on two events happen at once. {ppm} is such as 400. Little room.</extracomment>
      <translation>{ppm} ppm: две катастрофы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: disasters</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Label of a line across the CO₂ curve, CO₂ (2012): from here on disasters strike. {ppm} is such as 350. Little room.</extracomment>
      <translation>{ppm} ppm: катастрофы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead in the last step.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Below the curves of points: the winner was first only at the very end. {name} is a player of any gender; past tense.</extracomment>
      <translation>{name} выходит вперед на последнем шаге.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step}</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
A link inside “Ada took the lead for good at step 42.”, so in the form that this sentence needs. {step} is a number.</extracomment>
      <translation>шаг {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead for good at {step}.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Below the curves of points. {name} is a player of any gender; {step} is the link “step 42” from this context.</extracomment>
      <translation>{name} окончательно выходит вперед: {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step} ({change} ppm)</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
A link inside “Biggest changes: …”. {step} is a number; {change} has its sign: “step 42 (+70 ppm)”.</extracomment>
      <translation>шаг {step} ({change} ppm)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Biggest changes: {steps}.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Below the curve of the CO₂ level. {steps} is a list of links: “step 12 (+40 ppm) and step 42 (+70 ppm)”.</extracomment>
      <translation>Самые большие изменения: {steps}.</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <location filename="../co2desk/ui/ending/context.py" />
      <source>The team</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Stands where a player's name would: heading of the only column of points, name of its curve. The players of a cooperative game.</extracomment>
      <translation>Команда</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>End of the game</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The title of the dialog's window.</extracomment>
      <translation>Конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;View the board</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Button: closes the dialog, so that the final board can be looked at. An order. “&amp;” marks the Alt key.</extracomment>
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
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Button: starts another game with the same players and options, but a new deal. Not a replay of this game.</extracomment>
      <translation>Сыграть &amp;еще раз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>Counting the points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline while the final scoring is shown step by step; the winner is not named yet. A statement, not an order.</extracomment>
      <translation>Идет подсчет очков</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{reason} In the solo game your points still count, without a final income.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below the headline, CO₂ (2012). {reason} is a whole sentence: the CO₂ level has ended the game. “You” is one person.</extracomment>
      <translation>{reason} В одиночной игре очки все равно считаются, но без последнего дохода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The game is lost</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline in red, without a full stop: nobody wins, for another reason than the CO₂ level.</extracomment>
      <translation>Игра проиграна</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The planet is lost</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline in red, without a full stop: the CO₂ level became too high, and everybody loses.</extracomment>
      <translation>Планета погибла</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} reaches {points}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline of a solo game that is scored. {name} is the player, {points} a number with its noun: “Ada reaches 62 points”.</extracomment>
      <translation>{name} набирает {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} wins</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline, without a full stop. {name} is one player, of any gender.</extracomment>
      <translation>Побеждает {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The team wins</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline after a won cooperative game with two or more players; without a full stop.</extracomment>
      <translation>Команда побеждает</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{names} share the victory</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline after a tie that nothing could break. {names} is a list: “Ada and Max”. Without a full stop.</extracomment>
      <translation>Победу делят {names}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>&amp;Next step</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Button below the table of points: shows the next line of the final scoring. Not a step of the game. Little room.</extracomment>
      <translation>&amp;Дальше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Show &amp;all</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Button beside “Next step”: shows all lines of the final scoring at once. An order. Little room.</extracomment>
      <translation>Показать &amp;все</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Final points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Label of the table's only line, when nothing is added after the last turn. Little room.</extracomment>
      <translation>Итоговые очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Before the scoring</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Label of the table's first line: the points each player had before the final scoring. Little room.</extracomment>
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
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table: a scored company goal. {name} is a player, {card} such as “UN goals · company goal 29”; {text} says what it scores.</extracomment>
      <translation>{name} ({card}): {text}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{names} have {points} each. Tie-breakers decide.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table. {names} is a list of two or more players; {points} is a number with its noun: “Ada and Max have 62 points each.”</extracomment>
      <translation>{names}: одинаковый счет ({points}). Решают дополнительные показатели.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Also tied: {criteria}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table: comparisons that did not help either. {criteria} is a list of labels: “Green plants, Money”.</extracomment>
      <translation>Тоже поровну: {criteria}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} {value}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A part of “Green plants: Ada 7, Max 5.” {name} is a player, {value} a number.</extracomment>
      <translation>{name} {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{criterion}: {values}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table: what broke the tie. {criterion} is a label, {values} a list: “Green plants: Ada 7, Max 5.”</extracomment>
      <translation>{criterion}: {values}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money exchanged for points still counts in full here.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table, after money was compared in a tie. “Here”: in this comparison. Money became points in the scoring.</extracomment>
      <translation>Деньги, обмененные на очки, здесь считаются полностью.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>There are no more tie-breakers, so the victory is shared.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
After the last tie-breaker that was compared.</extracomment>
      <translation>Других показателей нет, поэтому победа разделена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nobody wins, and nothing is scored.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table, after a lost game of players who compete: the points above remain as they were.</extracomment>
      <translation>Никто не побеждает, и очки не подсчитываются.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Expertise in {energy}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number: the level on this track. {energy} is the bare name, undeclined: “solar”.</extracomment>
      <translation>Компетенция: {energy}</translation>
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
      <source>Regions controlled</source>
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
      <source>How the result came about</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers: the name of the list with conditions, rating and personal goals of a team.</extracomment>
      <translation>Как сложился результат</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Conditions for victory</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading in the list: all of them must be met for a team to win.</extracomment>
      <translation>Условия победы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: met. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers. {condition} is a line such as “Never below 0 points”; {more} holds whole sentences or nothing.</extracomment>
      <translation>{condition}: выполнено. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not met. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers: the condition that lost the game. {more} holds whole sentences, such as “520 ppm.”, or nothing.</extracomment>
      <translation>{condition}: не выполнено. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not checked, because the game ended first. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers. {condition} is a line of the list, {more} holds whole sentences or nothing.</extracomment>
      <translation>{condition}: не проверялось, игра закончилась раньше. {more}</translation>
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
      <source>The game ended before this was checked.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below a condition for victory, such as “All personal goals met”. “This” is that condition.</extracomment>
      <translation>Игра закончилась раньше, чем это проверялось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>CO₂ level at most {ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory, as a label without a verb. {ppm} is a number such as 500.</extracomment>
      <translation>Уровень CO₂ не выше {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The CO₂ level at the end, at the right of “CO₂ level at most 500 ppm”. “ppm” stays.</extracomment>
      <translation>{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Reducing it would have cost {price}, but only {had} remained.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below the CO₂ condition that was not met. “It” is the CO₂ level; both values are such as “12 points”: the subject of “remained”.</extracomment>
      <translation>Снижение стоило бы {price}, а осталось только {had}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Never below 0 points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory, as a label without a verb: the team's points were never negative.</extracomment>
      <translation>Очки ни разу не ниже нуля</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>All personal goals met</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory in the solo game, as a label: the player met all of the goals kept. Beside it “2 of 3”.</extracomment>
      <translation>Все личные цели выполнены</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Every player met a personal goal</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory of a team, as a label: at least one goal each. Beside it “3 of 4”, the players who did.</extracomment>
      <translation>Каждый игрок выполнил личную цель</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>UN goals left open: at most {n}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory, as a label. {n} is a number such as 3: so many UN goals may remain unclaimed.</extracomment>
      <translation>Неполученные цели ООН: максимум {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Open: {n}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
At the right of “UN goals left open: at most 3”: how many were open at the end. {n} is a number.</extracomment>
      <translation>Не получено: {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed at the end of the game.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below a solo goal, which is the subject: it was not met when the game ended.</extracomment>
      <translation>Не выполнена в конце игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed at step {step}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below a solo goal, which is the subject. {step} is a number: the action after which it could not be met any more.</extracomment>
      <translation>Не выполнена на шаге {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Met since step {step}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below a solo goal, which is the subject. {step} is a number: the action with which it was met.</extracomment>
      <translation>Выполнена с шага {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Personal goals</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading in the list: each player with the goals that were secret until now.</extracomment>
      <translation>Личные цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: personal goals met: {met} of {all}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers. {name} is a player, the others are numbers: “Ada: personal goals met: 1 of 2.”</extracomment>
      <translation>{name} — личные цели: выполнено {met} из {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A personal goal that was not met. {goal} begins with a capital: “Control at least 3 regions”; {count} is “2 of 3”.</extracomment>
      <translation>{goal}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}, since decade {decade} (step {step})</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A personal goal that was met, and since when. {goal} is such as “Control at least 3 regions”, {count} “3 of 3”; the others are numbers.</extracomment>
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
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
At the right of a name such as “A green century”. Numbers: the last rank is the best, so “Rank 5 of 5” is a triumph.</extracomment>
      <translation>Ранг {rank} из {ranks}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{points}, plus {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below the rank: how it was worked out. “48 points, plus 6 for the CO₂ level”; {more} and “1” are points, {ppm} is a number.</extracomment>
      <translation>{points} плюс {more} за уровень CO₂: по 1 за каждые {ppm} ppm ниже лимита.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The ranks begin at {points}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below the rank: how many points each rank needs. {points} is a list of bare numbers: “0, 15, 30, 45 and 60”.</extracomment>
      <translation>Ранги начинаются с таких значений: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The printed table is unknown; this one is our own.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below the rank: the rulebook's table of ranks is not known to us. “This one” is the table of this program.</extracomment>
      <translation>Печатная таблица неизвестна; эта составлена нами.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers: “A green century: Rank 4 of 5.”, then three whole sentences from this context.</extracomment>
      <translation>{name}: {rank}. {sums} {begin} {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{have} of {needed}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Short figure at the right of a condition or a goal: “4 of 6”. Numbers of anything, so name nothing. Little room.</extracomment>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A narrow escape</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the lowest of five; a victory, but only just. Without an article if that reads better.</extracomment>
      <translation>На волоске</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A truce with the climate</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the second lowest of five. A truce: the fight stops, but nothing is solved.</extracomment>
      <translation>Перемирие с климатом</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A lasting recovery</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the middle one of five. The planet recovers, as from an illness.</extracomment>
      <translation>Прочное восстановление</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A green century</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the second best of five. Green as in green energy.</extracomment>
      <translation>Зеленый век</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A planet at its best</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the best of five. The planet has never been better.</extracomment>
      <translation>Планета в расцвете</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {change} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Beside a button “Step 42”, in a list after a lost game. {change} has its sign: “Decade 3: +70 ppm”.</extracomment>
      <translation>Десятилетие {decade}: {change} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A button that shows the board after that action of the game. {step} is a number. Little room.</extracomment>
      <translation>Шаг {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}. {changes}. {causes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers: the button's name. {changes} is “Decade 3: +70 ppm”; {causes} are whole sentences or nothing.</extracomment>
      <translation>Шаг {step}. {changes}. {causes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Show the board at this point.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Tooltip of the button “Step 42”. An order to the program; “this point” is a moment of the game, not a place.</extracomment>
      <translation>Показать поле в этот момент.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>When did it go wrong? The steps that changed the level most:</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>Когда все пошло не так? Шаги, сильнее всего изменившие уровень:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Biggest costs, decade by decade</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>Самые большие расходы по десятилетиям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Costs, decade by decade</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>Расходы по десятилетиям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>–{points}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.
“–12 points”: the minus sign stands directly before the number.</extracomment>
      <translation>–{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>+{points}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.
“+3 points”: the plus sign stands directly before the number.</extracomment>
      <translation>+{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>–{ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.
The CO₂ level has fallen: “–20 ppm”. Only the order and the spaces may change.</extracomment>
      <translation>–{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>+{ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.
The CO₂ level has risen: “+40 ppm”. Only the order and the spaces may change.</extracomment>
      <translation>+{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>End of decade {decade}: {changes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.
Beside a button “Step 42”, for what the end of a decade cost. {changes} is a list: “–12 points, +40 ppm”.</extracomment>
      <translation>Конец десятилетия {decade}: {changes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {changes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.
Beside a button “Step 42”, for a change during a decade. {changes} is a list: “–12 points, +40 ppm”.</extracomment>
      <translation>Десятилетие {decade}: {changes}</translation>
    </message>
  </context>
  <context>
    <name>Expected</name>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>one effect, such as {example}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of an effect on a lobby card; several keys stand there. {example} is text of the file: {money: 3}.</extracomment>
      <translation>один бонус, например {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>effects: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found, where one effect of a lobby card was expected. {count} is a number, 0 or 2 or more.</extracomment>
      <translation>бонусы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a price from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the CEP market's starting price. Numbers: 1 and 8.</extracomment>
      <translation>цена от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{words}, in this order</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the project spaces of a region. {words} are English words of the file: “money, tech, research”.</extracomment>
      <translation>{words}, в этом порядке</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of fossil plant tiles. A slot is a space for a plant on the board; {least} is a number.</extracomment>
      <translation>тайлы ИТ-электростанций: минимум {least}, по одному на каждую позицию, которую можно заполнить</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a setup. {fossil} is an English word of the file (coal, oil, gas); removed: taken out of the game.</extracomment>
      <translation>выложенные или удаленные тайлы ({fossil}): максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at least {least}, one for each region</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of agenda tiles. {least} is a number, 6.</extracomment>
      <translation>минимум {least}, по одному на регион</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a tile with {energy}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: none, where one thing of a kind was expected.
Expected among the agenda tiles: none shows this energy. {energy} is an English word of the file, such as solar.</extracomment>
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
What was found: no such thing.
Short answer after “found:”. The thing missing may be of any gender and number, so choose a neutral form.</extracomment>
      <translation>ничего</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of them twice</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a list in which all words must differ. “Them” are the words of the list, such as energies.</extracomment>
      <translation>повтор</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>different energies</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a tile or a card that shows the same energy twice.</extracomment>
      <translation>разные типы энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>cards in a hand: at most {most}, so that there are enough for everyone (players: {players})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of how many lobby cards each player is dealt. Both values are numbers.</extracomment>
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
Found: more than the limit that was expected.
Short answer after “found:”, where an upper limit was expected, such as “at most 12 levels”.</extracomment>
      <translation>больше</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found on a lobby card, where one picture was expected. A picture is the region, grant or energy that the card shows.</extracomment>
      <translation>рисунка нет</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture for the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card. {action} is an English word of the file, such as buy or sell.</extracomment>
      <translation>отсутствие рисунка при действии {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>one picture for the action {action}: {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card. {action} and {words} are English words of the file: “propose: region, grant”.</extracomment>
      <translation>один рисунок при действии {action}: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>expertise only on a card that shows an energy</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card's effect; “expertise” is a key of the file here, and the card shows no energy.</extracomment>
      <translation>компетенция только на карте с типом энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>1, because a card moves one scientist</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a number of scientists on a lobby card, where another number stands.</extracomment>
      <translation>1, потому что карта перемещает одного ученого</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, the length of the {energy} track</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a space on a track. {most} is a number; {energy} is an English word of the file, such as solar.</extracomment>
      <translation>максимум {most}, длина шкалы «{energy}»</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>the cards {first} to {last}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a deck: every card from one number to another. Numbers: “the cards 1 to 26”.</extracomment>
      <translation>карты от {first} до {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a card {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a deck: a card whose number the printed deck does not have. {number} is such as 40.</extracomment>
      <translation>карта {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no such card</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a deck: the card with the number named before the colon is missing.</extracomment>
      <translation>такой карты нет</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{number}, as in {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: a card's number that another card has too. {key} is the place of that card in the file, such as events.cards.47.</extracomment>
      <translation>{number}, как и в {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a number that no other card has</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a card's number: two cards have the same.</extracomment>
      <translation>номер, которого нет у других карт</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>numbers of company goals, each once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the list of company goals that are taken out of the game: a wrong number, or one twice.</extracomment>
      <translation>номера целей компаний, каждый один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>company goals left to deal: at least {least}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected after some company goals were taken out of the game. {least} is a number of cards.</extracomment>
      <translation>цели компаний, оставшиеся для раздачи: минимум {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, all {energy} plants</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a UN goal that asks for more plants than there are. {energy} is an English word of the file.</extracomment>
      <translation>максимум {most}, все электростанции типа «{energy}»</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <source>at most {depth} levels and {values} values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file as a whole. Numbers; levels are blocks inside blocks.</extracomment>
      <translation>уровни: максимум {depth}, значения: максимум {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the place of an unknown key. {keys} is a list of English words of the file. A key is the word before a colon.</extracomment>
      <translation>один из ключей {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>the key {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: an unknown key of a file. {key} is the word as written, in quotation marks.</extracomment>
      <translation>ключ {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/problems.py" />
      <source>a block of keys</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected or found in a file: several lines “key: value” that belong together, not a single value or a list.</extracomment>
      <translation>блок ключей</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>CEPs in total: at least {least}, for regions, market and five players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of CEPs in CO₂ (2012). {least} is a number.</extracomment>
      <translation>всего РУВ: минимум {least} для регионов, рынка и пятерых игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most} ppm, where the planet is lost</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the level from which disasters strike, in CO₂ (2012). {most} is a number such as 500.</extracomment>
      <translation>максимум {most} ppm: при этом уровне планета погибает</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>more than {least} ppm, the highest level at the start</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the level from which disasters strike, in CO₂ (2012). {least} is a number such as 240.</extracomment>
      <translation>больше {least} ppm, самого высокого уровня в начале</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, all UN goals</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of how many UN goals are put on display. {most} is the number of all UN goal cards.</extracomment>
      <translation>максимум {most}, все карты целей ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, an event for each decade after the first</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of decades in CO₂ (2012): there are too few event cards. {most} is a number.</extracomment>
      <translation>максимум {most}, по событию на каждое десятилетие после первого</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at least one plant</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: none, where one thing of a kind was expected.
Expected of the stack of green plants of an energy, in CO₂ (2012).</extracomment>
      <translation>минимум одна электростанция</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a stack of plants, CO₂ (2012). “tech” is a key of the file, the needed cubes; {tile} is the tile's place in the stack.</extracomment>
      <translation>электростанции типа «{energy}» по возрастанию техно-ресурсов: минимум {least} на тайле {tile}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>tiles with two topics: at least {least}, more than there are spaces on the board</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the summit tiles in CO₂ (2012). Spaces are places for summit tiles; {least} is a number.</extracomment>
      <translation>тайлы с двумя секциями: минимум {least}, больше, чем позиций на поле</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one discount and nothing else with the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card's effects in CO₂ (2012). {action} is an English word of the file: build.</extracomment>
      <translation>одна скидка и ничего больше при действии {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>a discount only with the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card's effects in CO₂ (2012): another action has a discount. {action} is an English word of the file: build.</extracomment>
      <translation>скидка только при действии {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one card for {region}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected among the event cards in CO₂ (2012): none or several. {region} is an English word of the file, such as africa.</extracomment>
      <translation>одна карта для региона {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one tile for each region: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the fossil plants at the start in CO₂ (2012). {count} is how many that are, 6.</extracomment>
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
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in the place of a value: a number with more than twelve digits.</extracomment>
      <translation>слишком большое число</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>the text {text}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in the place of a number or a list. {text} is what the file says, shortened, in quotation marks.</extracomment>
      <translation>текст {text}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>a list</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected or found in a file: several values in brackets, not a single one. A term of file formats.</extracomment>
      <translation>список</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>something else</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file: a kind of value that has no name of its own here, so neither text nor number nor list.</extracomment>
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
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a word in a file. {words} is a list of English words of the file: “coal, oil, gas”.</extracomment>
      <translation>одно из значений {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/programs.py" />
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seat_changes.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>a whole number from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a value, such as a number of tiles. Both limits are allowed; whole: without a fraction.</extracomment>
      <translation>целое число от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: a list with so many entries of any kind, so name nothing. Numbers: “a list of 2 to 5”.</extracomment>
      <translation>список (элементов: от {least} до {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected or found: a list with exactly so many entries of any kind. {count} is a number.</extracomment>
      <translation>список (элементов: {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>each of {words} once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a list with all of some words. {words} are English words of the file, such as “solar, wind, hydro”.</extracomment>
      <translation>каждое из значений {words} один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block with the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: lines “key: value” with these keys. {keys} is a list of English words of the file.</extracomment>
      <translation>блок с ключами {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/session/session.py" />
      <source>a value</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected after a key for which the file has nothing. Any kind of value: number, word or list.</extracomment>
      <translation>значение</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block of entries with numbers from 1 to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: lines whose keys are numbers, such as the cards of a deck. {most} is a number.</extracomment>
      <translation>блок записей с номерами от 1 до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a number from 1 to {most} as key</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the place of a key that is a word or too large. A key is what stands before the colon.</extracomment>
      <translation>число от 1 до {most} в качестве ключа</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a gap</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in entries that are numbered 1, 2, 3 …: a number has been left out.</extracomment>
      <translation>пропуск</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>the number {number} before it</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected before an entry: the number that was left out. “It” is the entry at the place named before the colon.</extracomment>
      <translation>номер {number} перед этим</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>CEPs in total: at least {least}, for regions, market and four players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of CEPs in Second Chance. {least} is a number.</extracomment>
      <translation>всего РУВ: минимум {least} для регионов, рынка и четверых игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>technology cubes in total: at least {least}, for four players and inspectors</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of cubes in Second Chance; two cubes stand for UN inspectors. {least} is a number.</extracomment>
      <translation>всего техно-ресурсов: минимум {least} для четверых игроков и инспекторов</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>2, one for the plant goals and one for the summit goals</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of inspectors in Second Chance. The goals are two groups of environmental goals.</extracomment>
      <translation>2: один для целей по электростанциям и один для целей по конференциям</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a level from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the CO₂ level at the start of Second Chance, in ppm. Numbers such as 400 and 500.</extracomment>
      <translation>уровень от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most} ppm, so that the game survives the first energy supply</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the CO₂ level at the start of competitive Second Chance. Otherwise everybody could lose at once.</extracomment>
      <translation>максимум {most} ppm, чтобы игра пережила первую поставку энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}, the step of reduction</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a CO₂ level in Second Chance. {step} is a number of ppm, 10: how far one payment brings the level down.</extracomment>
      <translation>число, кратное {step} (шаг снижения)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}: that many ppm move an inspector by one tile</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of what a fossil plant adds to the CO₂ level in Second Chance. {step} is a number, 10.</extracomment>
      <translation>число, кратное {step}: столько ppm сдвигают инспектора на один тайл</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>fossil tiles left: at least {least}, one for each region</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected after tiles were taken out of Second Chance for its difficulty. {least} is a number, 6.</extracomment>
      <translation>оставшиеся тайлы ИТ-электростанций: минимум {least}, по одному на регион</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>one price for each decade: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a list of prices in Second Chance. {count} is how many prices that are, 4.</extracomment>
      <translation>по одной цене на десятилетие: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the number of rounds in other decades</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the rounds of the last decade with three players in Second Chance. {most} is a number.</extracomment>
      <translation>максимум {most}, число раундов в других десятилетиях</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>projects of level 1 above those of level 2</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the order of project tiles in their stack in Second Chance. “Those” are projects.</extracomment>
      <translation>проекты уровня 1 над проектами уровня 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, where level 2 begins</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the space on a track where level 1 begins: it must not come after that of level 2. Second Chance.</extracomment>
      <translation>максимум {most}, начало уровня 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all summit tiles</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of summits on the board in Second Chance. {most} is the number of tiles.</extracomment>
      <translation>максимум {most}, все тайлы конференций</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all tiles of the group</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of how many environmental goals are laid out. The group: goals for plants, knowledge or summits.</extracomment>
      <translation>максимум {most}, все тайлы группы</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {count} topics, which goals ask for</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected among the summit tiles of Second Chance. {count} is 2 or 3; environmental goals ask for such a summit.</extracomment>
      <translation>тайл, которого требуют цели (секций: {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {energy}, which goals ask for</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected among the summit tiles of Second Chance. {energy} is an English word of the file; goals ask for the tile.</extracomment>
      <translation>тайл с секцией «{energy}», которого требуют цели</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>cards kept in the draft: {count}, the number dealt</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the draft of lobbyist cards: what is kept must add up to the cards dealt. {count} is a number.</extracomment>
      <translation>карты, оставляемые себе в драфте: {count}, столько же, сколько раздается</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all cards in {deck}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of how many UN goals are laid out. {deck} is a key of the file: un_goals.two.</extracomment>
      <translation>максимум {most}, все карты из {deck}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>at most {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a number that is too large. {most} is the largest one allowed; it may count anything.</extracomment>
      <translation>максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the most that can be reached</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of what a goal asks for: nobody could get more than {most}, a number of anything.</extracomment>
      <translation>максимум {most}, больше достигнуть нельзя</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 2 tiles</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the event tiles of Second Chance: a current one and a future one.</extracomment>
      <translation>минимум 2 тайла</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>ascending numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the points that a team needs for each rank in Second Chance: each more than the one before.</extracomment>
      <translation>числа по возрастанию</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, because there is nothing to count</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a solo goal's amount: this kind of goal counts nothing.</extracomment>
      <translation>0, потому что считать нечего</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 1</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a solo goal's amount: this kind of goal counts something. Second Chance.</extracomment>
      <translation>минимум 1</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a decade from {first} to {last}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the decade by which a solo goal must be met. Numbers: “a decade from 0 to 4”; 0 is the end of the game.</extracomment>
      <translation>десятилетие от {first} до {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, the end of the game</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a solo goal's decade: this kind of goal is always decided at the end, which the file writes as 0.</extracomment>
      <translation>0, то есть конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/components/sources.py" />
      <source>a source: {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: where a value comes from. “source” is a key of the file; {words} are English words of it: “rulebook, derived …”.</extracomment>
      <translation>источник: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>system error {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found, when a file of values could not be read: the operating system's number of the error.</extracomment>
      <translation>системная ошибка {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a readable file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file of values that the operating system did not let us read.</extracomment>
      <translation>доступный для чтения файл</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} bytes</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file's size. {most} is a large number, 1000000.</extracomment>
      <translation>байты: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the byte {byte}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file that is not proper text. {byte} is such as 0xff. Not a text character yet.</extracomment>
      <translation>байт {byte}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <location filename="../co2desk/session/documents.py" />
      <source>text in UTF-8</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file with other bytes in it. UTF-8 is the name of an encoding and stays.</extracomment>
      <translation>текст в UTF-8</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>an error at column {column}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values, after “expected: YAML”. The column is the character's place in its line, a number.</extracomment>
      <translation>ошибка в столбце {column}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a non-printable character</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values: a control character that nobody can see.</extracomment>
      <translation>непечатаемый символ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a second one</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found, after “expected: one document”: so a second document in the same file.</extracomment>
      <translation>второй документ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>one document</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file of values. A document is a term of YAML: all text up to a line “---”.</extracomment>
      <translation>один документ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: more than the limit that was expected.
Expected of a file of values as a whole. {most} is a number, 20000.</extracomment>
      <translation>значения: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} levels of blocks and lists</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file of values: blocks inside blocks, no deeper than {most}, 12.</extracomment>
      <translation>уровни блоков и списков: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the alias {alias}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values. Alias is a term of YAML; {alias} is such as *name, in quotation marks.</extracomment>
      <translation>псевдоним {alias}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>plain values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file of values, where an alias, an anchor or a tag of YAML stands. Plain: simple, ordinary.</extracomment>
      <translation>простые значения</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the anchor {anchor}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values. Anchor is a term of YAML; {anchor} is such as &amp;name, in quotation marks.</extracomment>
      <translation>якорь {anchor}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the tag {tag}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values. Tag is a term of YAML; {tag} is such as !name, in quotation marks.</extracomment>
      <translation>тег {tag}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a key of lower-case letters, digits and _</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the place of another key, such as one with a capital. “_” is the underscore, shown as it is.</extracomment>
      <translation>ключ из строчных латинских букв, цифр и _</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a duplicate of line {line}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: a key that stands in the file twice. {line} is the number of the line where it is first.</extracomment>
      <translation>повтор строки {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>every key once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a block in a file of values, in which a key stands twice.</extracomment>
      <translation>каждый ключ один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <location filename="../co2desk/session/journal.py" />
      <location filename="../co2desk/session/options.py" />
      <location filename="../co2desk/session/programs.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>an object</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. A term of JSON: values in curly brackets. Use the word programmers use.</extracomment>
      <translation>объект</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <source>no such key</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: the key named before the colon must not be there. A key is the name of a value in a file.</extracomment>
      <translation>отсутствие этого ключа</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>a project space such as {space}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in an action of a saved game. {space} is text of the file: north_america/money.</extracomment>
      <translation>позиция проекта, например «{space}»</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in an action of a saved game: where a scientist is. All values are text of the file: hand, asia/tech, summit/0/0.</extracomment>
      <translation>«{hand}», позиция проекта, например «{space}», или место на конференции, например «{seat}»</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>a whole number</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a value in a saved game or a copied text. Whole: without a fraction.</extracomment>
      <translation>целое число</translation>
    </message>
    <message>
      <location filename="../co2desk/session/builder.py" />
      <source>{least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of players: “2 to 5”. The word “players” stands before the colon, in English.</extracomment>
      <translation>от {least} до {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code without typing mistakes; this one has a wrong, missing or extra character</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the field for a challenge code. “This one” is the code that the player typed.</extracomment>
      <translation>код без опечаток: какой-то символ неверен, пропущен или лишний</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a version {known} code; this one is version {found}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the field for a challenge code: it comes from another version of the program. Both values are numbers.</extracomment>
      <translation>код версии {known}; у этого кода версия {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>an edition that this program knows: {editions}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code. {editions} are English words: first, second_chance.</extracomment>
      <translation>издание, известное программе: {editions}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a seed and a checksum of the component values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code that is too short. The seed is the number from which a game is shuffled.</extracomment>
      <translation>зерно расклада и контрольная сумма значений компонентов</translation>
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
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code: the part with the variants of the game is unreadable.</extracomment>
      <translation>читаемые параметры игры</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that this version knows</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code: it contains an option that this version of the program lacks.</extracomment>
      <translation>параметры игры, известные этой версии</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>words that this version knows</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code: it contains a name (of a variant, a ruling …) that this version of the program lacks.</extracomment>
      <translation>слова, известные этой версии</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>at most {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a challenge code, or of a line in a copied game. {most} is a number; characters are letters and digits.</extracomment>
      <translation>символы: максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>only digits and letters other than U, not {letter}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code. {letter} is the wrong character, in quotation marks; the letter U is never used.</extracomment>
      <translation>только цифры и латинские буквы без U, а не {letter}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>at least {least} characters after {prefix}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a challenge code that is too short. {prefix} is CO2, with which every code begins; {least} is a number.</extracomment>
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
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected where a game is opened from something else: a folder, a device or a pipe.</extracomment>
      <translation>обычный файл</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>at most {most} MB</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a saved game's size. {most} is a number, 8; MB is the unit of your language.</extracomment>
      <translation>максимум {most} МБ</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>fewer nested brackets</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a saved game whose brackets stand too deep inside each other.</extracomment>
      <translation>меньше вложенных скобок</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (byte {byte})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: text in UTF-8”: the file, and the number of the byte that is wrong.</extracomment>
      <translation>файл (байт {byte})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (line {line}, column {column})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: valid JSON”: the file, and where in it. Two numbers.</extracomment>
      <translation>файл (строка {line}, столбец {column})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>valid JSON</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a saved game that is not. JSON is the name of a format and stays.</extracomment>
      <translation>правильный JSON</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>JSON with shorter numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a saved game in which a number has thousands of digits. JSON stays.</extracomment>
      <translation>JSON с более короткими числами</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>numbers, not {word}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. {word} is what stands there instead, an English word such as NaN or Infinity.</extracomment>
      <translation>числа, а не {word}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>автосохранение</translation>
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
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the program's own record of a game: a line has changed since it was written.</extracomment>
      <translation>неповрежденная строка</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>two lines or more</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the program's own record of a game, which is shorter.</extracomment>
      <translation>две строки или больше</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal (line {line})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: …”: in the program's own record of a game. {line} is a number.</extracomment>
      <translation>автосохранение (строка {line})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>a saved game before its first action</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the second line of the program's own record: the game as it was when it began.</extracomment>
      <translation>сохраненная игра до первого действия</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>version {version}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the program's own record of a game: the version of its format. {version} is a number, 1.</extracomment>
      <translation>версия {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>a game from its beginning: an edited position cannot be copied as text</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a text that contains a game which began in a position that somebody set up.</extracomment>
      <translation>игра с самого начала: измененную позицию нельзя скопировать как текст</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>no result: the game goes on</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a text with a game: it names a result, but the game is not over.</extracomment>
      <translation>отсутствие результата: игра продолжается</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the line “Components” of a copied game. Words of the text: built-in, own; {count} is 10; f is a letter.</extracomment>
      <translation>{one} или {other}, затем символы от 0 до f (всего {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with custom component values, which are not in the text; a saved game contains them</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a copied game. {code} is such as 3f2a91c0de. “Them” are the values, such as prices; a saved game is a file.</extracomment>
      <translation>значения компонентов {code}: эта игра шла с собственными значениями компонентов, в тексте их нет; они есть в сохраненной игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game contains them</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a copied game. {code} is such as 3f2a91c0de; component values are the numbers of the game's pieces.</extracomment>
      <translation>значения компонентов {code}: эта игра шла со значениями компонентов другой версии co2desk, в тексте их нет; они есть в сохраненной игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>action number {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a copied game whose numbered lines skip or repeat a number.</extracomment>
      <translation>действие номер {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{end}, because the game is over</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a copied game with actions after its end. {end} is the text “-- End --”, which stays.</extracomment>
      <translation>{end}, потому что игра окончена</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>line {line}, {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: …”: a line of a copied game and a word of the action in it, such as region.</extracomment>
      <translation>строка {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>an action such as {example}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a line in a copied game. {example} is text: “12. 1.2 P3 propose solar africa tech”.</extracomment>
      <translation>действие, например {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a line {key}: below the title</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a copied game. {key} is an English word such as Seed; the colon belongs to that line.</extracomment>
      <translation>строка «{key}:» под заголовком</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>line {line}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: …”: a line of a copied game, by its number.</extracomment>
      <translation>строка {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{key} only once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected at the top of a copied game. {key} is an English word such as Seed that begins two lines.</extracomment>
      <translation>{key} только один раз</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{end} at the end: the text is cut off</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a copied game whose end is missing. {end} is the text “-- End --”, which stays.</extracomment>
      <translation>{end} в конце: текст обрывается</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>one of {words}, and a colon</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected at the beginning of a line of a copied game. {words} are English words: “Edition, Mode, Players …”.</extracomment>
      <translation>одно из слов {words} и двоеточие</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a text of at most {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a copied game as a whole. {most} is a large number, 2000000.</extracomment>
      <translation>текст (символов: максимум {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{title}: this is another version</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the first line of a copied game. {title} is “CO2 game record 2”; the text has another number there.</extracomment>
      <translation>{title}: это другая версия</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>the title {title}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the first line of a copied game. {title} is “CO2 game record 2”, which stays English.</extracomment>
      <translation>заголовок {title}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>{yes} or {no}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a file. The values are the English words true and false of the file; only the “or” is translated.</extracomment>
      <translation>{yes} или {no}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the edition in a saved game: a word such as first, not a number.</extracomment>
      <translation>название</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the number of players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a value in a saved game: a number is missing, or something else stands there.</extracomment>
      <translation>число игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a whole number up to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the seed, the number from which a game is shuffled. {most} is a very large number.</extracomment>
      <translation>целое число, максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of names, numbers and {values}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the variants in a saved game. Object is a term of JSON; {values} is “true or false” from this context.</extracomment>
      <translation>объект с названиями, числами и значениями {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the name of a rulebook profile</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. A profile holds all rulings of one printed rulebook.</extracomment>
      <translation>название профиля правил</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of readings</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. Object is a term of JSON; readings are what the window calls rulings.</extracomment>
      <translation>объект с трактовками</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number, {values}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a variant in a saved game. {values} is “true or false” from this context: three or four possibilities.</extracomment>
      <translation>название, число, {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number or a list of numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a ruling in a saved game.</extracomment>
      <translation>название, число или список чисел</translation>
    </message>
    <message>
      <location filename="../co2desk/session/programs.py" />
      <source>a seat that another program plays</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a key in the member “programs” of a saved game: the number of a seat whose player is “program”.</extracomment>
      <translation>место, за которое играет другая программа</translation>
    </message>
    <message>
      <location filename="../co2desk/session/programs.py" />
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seat_changes.py" />
      <location filename="../co2desk/session/seats.py" />
      <location filename="../co2desk/session/setup.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>an object with the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. Object and key are terms of JSON; {keys} are English words: “name, sign, player”.</extracomment>
      <translation>объект с ключами {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/programs.py" />
      <source>the file of a program, and its arguments</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game: a list with the path of a program first, then the words that follow it on a command line.</extracomment>
      <translation>файл программы и ее аргументы</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>32 digits from 0 to f</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the game's own mark in a saved game; f is a letter: digits of a hexadecimal number.</extracomment>
      <translation>32 символа от 0 до f</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a recorded position</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a file of a newer version, which has none: a board that play can go on from.</extracomment>
      <translation>записанная позиция в игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seat_changes.py" />
      <source>a list of at most {most} entries</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the actions in a saved game. {most} is a number, 20000.</extracomment>
      <translation>список (записей: максимум {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a number of actions up to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game: after how many actions it was branched off from another one. {most} is a number.</extracomment>
      <translation>число действий, максимум {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>more than {least}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a number in a saved game that has to grow from turn to turn. {least} is the number before.</extracomment>
      <translation>больше {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a fingerprint</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. A checksum of a position by which damage is noticed; nobody's finger.</extracomment>
      <translation>цифровой отпечаток</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a turn after entry {entry}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game: its list of turns ends before its last action. {entry} is the number of that action.</extracomment>
      <translation>ход после записи {entry}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seat_changes.py" />
      <location filename="../co2desk/session/seats.py" />
      <source>{person}, or the name of a computer player</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game: who plays a seat. {person} is the English word person of the file.</extracomment>
      <translation>{person} или название компьютерного игрока</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a list of seats, one for each player: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. A seat is a player's place at the table; {count} is how many.</extracomment>
      <translation>список мест за столом, по одному на игрока: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a symbol that nobody else has</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a player in a saved game: two have the same symbol, such as a disc or a square.</extracomment>
      <translation>знак, которого нет у других игроков</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a name of 1 to {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a player's name in a saved game: it is empty or too long. {most} is a number, 40.</extracomment>
      <translation>имя (символов: от 1 до {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>the code of a language, such as {examples}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a player's language in a saved game. {examples} are codes with their quotation marks: "pl", "zh_TW".</extracomment>
      <translation>код языка, например {examples}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/second_chance.py" />
      <source>{word}: there is only one rulebook, and it has no known misprints</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game of Second Chance. {word} is the English word false of the file.</extracomment>
      <translation>{word}: книга правил одна, и известных опечаток в ней нет</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>the reading that the game is played with</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a ruling in a saved game: it contradicts the list of all rulings in the same file.</extracomment>
      <translation>трактовка правила, принятая в этой игре</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a position that can be played (code: {code})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the first position in a saved game. {code} is an English word for what is wrong.</extracomment>
      <translation>позиция, с которой можно играть (код: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a legal action (code: {code})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game or a copied text, where the rules forbid an action. {code} is an English word for the reason.</extracomment>
      <translation>допустимое действие (код: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/takebacks.py" />
      <source>something to undo</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected before an entry “undo” of a saved game: no action is left that could be taken back.</extracomment>
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
      <extracomment>What is wrong with a file, and where in it.
Where a mistake is; it stands before a colon. {file} is a path, {line} a number, {key} words of the file: “plants.solar.3”.</extracomment>
      <translation>{file}, строка {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}</source>
      <extracomment>What is wrong with a file, and where in it.
Where a mistake is, if no key is known; it stands before a colon. {file} is a path, {line} a number.</extracomment>
      <translation>{file}, строка {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, {key}</source>
      <extracomment>What is wrong with a file, and where in it.
Where a mistake is, if no line is known; it stands before a colon. {key} is a path of English keys such as “plants.solar.3”.</extracomment>
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
      <source>What is still to come.</source>
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
      <source>Its supply phase, as things stand.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>Фаза снабжения при текущем положении.</translation>
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
      <source>The supply phase of decade {decade}, as things stand.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>Фаза снабжения десятилетия {decade} при текущем положении.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Last decade: scoring follows, without another supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Whether the game goes on after this decade.</extracomment>
      <translation>Последнее десятилетие: дальше подсчет очков, фазы снабжения больше не будет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The game would end: scoring follows, without another supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>Игра закончилась бы: дальше подсчет очков, фазы снабжения больше не будет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income still to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Предстоящий доход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>All income of this decade has been paid.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Весь доход этого десятилетия уже выплачен.</translation>
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
      <source>No income in the final scoring.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>При подсчете очков дохода нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>End of the game</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading in the forecast; below it the conditions that end or decide the game. Not a statement that it has ended.</extracomment>
      <translation>Конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Decade {decade} of {decades}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Line below “End of the game”: the last decade ends the game. Numbers; a label without a full stop.</extracomment>
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
      <source>The game continues unless the CO₂ level ends it.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>Игра продолжится, если ее не закончит уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game continues after this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>После этого десятилетия игра продолжится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>This is the last decade: scoring follows.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>Это последнее десятилетие: дальше подсчет очков.</translation>
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
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, CO₂ (2012). {condition} is a line such as “Decade 5 of 5” that is met. “This” is the condition.</extracomment>
      <translation>{condition}. Это заканчивает игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This does not end the game yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, CO₂ (2012). {condition} is a line such as “Decade 3 of 5” that is not met yet.</extracomment>
      <translation>{condition}. Пока это не заканчивает игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {needed} or more</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game and is met, CO₂ (2012). “Only” belongs to the plants; {needed} is a number such as 2.</extracomment>
      <translation>Регионы только с экологическими электростанциями: {needed} или больше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {number} of {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game and is not met yet, CO₂ (2012). Numbers of regions: “1 of 2”.</extracomment>
      <translation>Регионы только с экологическими электростанциями: {number} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game, CO₂ (2012): whether the level falls below {limit} can be told only later. No full stop.</extracomment>
      <translation>CO₂ снова ниже {limit} ppm: решится после фазы снабжения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: it was already below after the supply phase</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game, CO₂ (2012), and cannot be met this decade: the level (“it”) would have to fall below the limit.</extracomment>
      <translation>CO₂ снова ниже {limit} ppm: после фазы снабжения он уже был ниже</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game, CO₂ (2012): the CO₂ level returns to the safe zone. A label; {limit} is such as 350.</extracomment>
      <translation>CO₂ снова ниже {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event follows.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “60 ppm below 350”, CO₂ (2012): no supply phase comes any more, so no disaster can strike.</extracomment>
      <translation>События не будет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “10 ppm above 350”, CO₂ (2012): the CO₂ level is so high that event cards take effect. A statement for now.</extracomment>
      <translation>Происходят катастрофы.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike at {limit} ppm or more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “60 ppm below 350”, CO₂ (2012): a rule that does not apply yet. {limit} is the same number as in that title.</extracomment>
      <translation>Катастрофы происходят при {limit} ppm и выше.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No supply phase follows: the CO₂ level will not rise any further.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, CO₂ (2012), in the last decade: good news.</extracomment>
      <translation>Фазы снабжения больше не будет: уровень CO₂ уже не повысится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution cannot end the game in this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Solo game of CO₂ (2012), in which a high CO₂ level ends the game, but is not a defeat. Good news: the limit is out of reach.</extracomment>
      <translation>В эту фазу снабжения загрязнение не может закончить игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet cannot be lost in this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “120 ppm below 500”, CO₂ (2012). Good news: even the worst draw stays below the limit.</extracomment>
      <translation>В эту фазу снабжения планета погибнуть не может.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game if nothing more is done.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Solo game of CO₂ (2012), where this is no defeat, so do not write “lost”. The player still has turns; their number follows.</extracomment>
      <translation>Если больше ничего не сделать, загрязнение закончит игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost if nothing more is done.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, in red: players still have turns. The number of turns follows.</extracomment>
      <translation>Если больше ничего не сделать, планета погибнет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game after this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Solo game of CO₂ (2012): certain. The game ends, but its points still count, so do not write “lost”.</extracomment>
      <translation>После этой фазы снабжения загрязнение закончит игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet is lost after this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, in red, CO₂ (2012): certain, everybody will lose.</extracomment>
      <translation>После этой фазы снабжения планета погибнет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Chance that pollution ends the game: {chance}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Solo game of CO₂ (2012). {chance} is a percentage with its sign, “35%”. A probability, not an opportunity.</extracomment>
      <translation>Вероятность, что загрязнение закончит игру: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Chance that the planet is lost: {chance}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, in red. {chance} is a percentage with its sign, “35%”. A probability, not an opportunity.</extracomment>
      <translation>Вероятность гибели планеты: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The start player may begin with another region. Then other players may have to buy.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line below the fossil plants, CO₂ (2012): the list above follows the usual order of regions. To buy: a CEP.</extracomment>
      <translation>Первый игрок может начать с другого региона. Тогда покупать, возможно, придется другим.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>There is no free slot for a plant, but a CEP must still be paid.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
About a region in the supply phase.</extracomment>
      <translation>Для электростанции нет свободной позиции, но РУВ заплатить все равно необходимо.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, CO₂ (2012). {name} is a player, {price} is such as “$5”; “one” is a CEP.</extracomment>
      <translation>{name}: РУВ нет, вынужденная покупка за {price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, CO₂ (2012). {price} is “$5”; {paid} is a list: “$2 and 3 points”, in the nominative.</extracomment>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid} (only {least} if the income is taken as money).</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, CO₂ (2012). {paid} is “$2 and 3 points”; {least} is fewer points: “1 point”. Income may be money or points.</extracomment>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}; если взять доход деньгами — только {least}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid} (no points if the income is taken as money).</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, CO₂ (2012). {paid} is “$2 and 3 points”; with enough income in money no points would be paid.</extracomment>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}; если взять доход деньгами — без потери очков).</translation>
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
Heading over what is told of the coming event.
Sentence below the heading “Event”, CO₂ (2012): possible only with changed values of the owner's own.</extracomment>
      <translation>Карт событий не осталось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{title}: {region}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.
Only for screen readers: the heading “Event” with the region beside it: “Event: Asia.”</extracomment>
      <translation>{title}: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Certain to strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>Произойдет наверняка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>Уровень CO₂ будет {limit} ppm или выше.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>May strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>Может произойти</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>It strikes if the CO₂ level reaches {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>Произойдет, если уровень CO₂ достигнет {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Does not strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>Не происходит</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level stays below {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>Уровень CO₂ останется ниже {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>{title}: {chance}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.
Only for screen readers: “May strike: 35%.” or “May be lost: 35%.”, then a whole sentence.</extracomment>
      <translation>{title}: {chance}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <location filename="../co2desk/ui/forecast/climate.py" />
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{title}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.
Only for screen readers: any title of the forecast, then a whole sentence: “Does not strike. The CO₂ level stays …”.</extracomment>
      <translation>{title}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Nobody loses anything: every player has a green plant there.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the event, CO₂ (2012). “There” is the region of the event, named in the heading.</extracomment>
      <translation>Никто ничего не теряет: экологическая электростанция там есть у каждого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>UN goal {card} is removed.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the event, CO₂ (2012): a card leaves the display because a disaster strikes. {card} is the number on it.</extracomment>
      <translation>Карта целей ООН {card} удаляется.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} gives {cubes}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the event, CO₂ (2012): a player's loss. {cubes} is a number with its noun: “1 technology cube”.</extracomment>
      <translation>{name} жертвует {cubes}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no technology and loses {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the event, CO₂ (2012). Technology: technology cubes; {points} is such as “2 points”.</extracomment>
      <translation>{name} без техно-ресурсов теряет {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Open environmental goals</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Also a heading of its own, with the number of goals; in the calculation a cost in points. Open: not yet achieved.</extracomment>
      <translation>Недостигнутые экологические цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{title}: {number}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: a heading with the number beside it: “Fossil plants to come: 4.”</extracomment>
      <translation>{title}: {number}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>All goals have been achieved: they no longer cost anything.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the heading “Open environmental goals”, when there is none, Second Chance. Good news.</extracomment>
      <translation>Все цели достигнуты: они больше ничего не стоят.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Under an inspector, counted twice: {number}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Open environmental goals”: goals with a UN inspector's cube on them, which cost double. A number of goals.</extracomment>
      <translation>С инспектором, считаются дважды: {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>In later decades, if none of them is achieved.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line that explains prices of later decades listed above it. “Them” are the open environmental goals.</extracomment>
      <translation>В следующих десятилетиях, если ни одна не будет достигнута.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade}, {points} each</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Label of a line: what each open environmental goal costs in a decade, such as “Decade 2, 2 points each”; at its right the sum.</extracomment>
      <translation>Десятилетие {decade}, {points} за каждую</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>{lowest} to {highest}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A range of costs at the right of a line, with minus signs: “−4 to −8”. Little room. “{lowest}” may be 0.</extracomment>
      <translation>от {lowest} до {highest}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{title}: {figures}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Only for screen readers: a label with its value, “Now: 12.”, or a track with a list, “Solar: Ada earns 4, Max leads and earns 6.”</extracomment>
      <translation>{title}: {figures}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade} of {decades}: the game is decided after it</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Line below “End of the game” in the last decade, Second Chance. “It” is the decade. No full stop.</extracomment>
      <translation>Десятилетие {decade} из {decades}: после него подводится итог</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. Met.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers. {condition} is a line such as “Open UN goals: 2 (3 may remain open)”, the subject of “met”.</extracomment>
      <translation>{condition}. Выполнено.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. Not met yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers. {condition} is a line such as “Decade 3 of 4”, the subject of “met”.</extracomment>
      <translation>{condition}. Пока не выполнено.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Open UN goals: {open} (at most {allowed} may remain open)</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition for a team's victory, not met yet. Numbers of cards; open means not claimed. No full stop.</extracomment>
      <translation>Неполученных целей ООН: {open} (может остаться максимум {allowed})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Open UN goals: {open} ({allowed} may remain open)</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition for a team's victory, met: no more are open than are allowed. Numbers of cards. No full stop.</extracomment>
      <translation>Неполученных целей ООН: {open} (может остаться {allowed})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Your personal goals met: {met}, needed: {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition for victory: numbers of the reader's own secret goals. A label, no full stop.</extracomment>
      <translation>Ваших личных целей выполнено: {met}, нужно: {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Every partner needs one as well. Theirs are secret.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line below the personal goals. “One”: a personal goal that is met; “theirs” are the partners' goals.</extracomment>
      <translation>По одной нужно и каждому партнеру. Их цели закрыты.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Personal goal: {goal}. {count}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers. {goal} is a phrase in small letters, “control at least 3 regions”; {count} is “2 of 3”.</extracomment>
      <translation>Личная цель: {goal}. {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal} ({count})</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A personal goal in the list. {goal} begins with a capital: “Control at least 3 regions”; {count} is “2 of 3”.</extracomment>
      <translation>{goal} ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{have} of {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
How far a goal is: “2 of 3”. Numbers of anything, so name nothing; it also stands in parentheses. Little room.</extracomment>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Solo goal {card}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title of a line in the solo game; below it stands what the goal asks for. {card} is the number on the card.</extracomment>
      <translation>Цель одиночной игры {card}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. This can no longer be met.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Solo goal 7”, in red: the game is lost. {goal} begins with a capital and has no full stop. “This” is the goal.</extracomment>
      <translation>{goal}. Выполнить это уже не получится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. Met in time.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Solo goal 7”. {goal} begins with a capital and has no full stop; it is the subject of “met”.</extracomment>
      <translation>{goal}. Выполнена вовремя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of decade {decade}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Solo goal 7”: the deadline. {goal} begins with a capital: “Build at least 3 plants”; {decade} is a number.</extracomment>
      <translation>{goal}, к концу десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of the game.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Solo goal 7”: no earlier deadline. {goal} begins with a capital: “Build at least 3 plants”.</extracomment>
      <translation>{goal}, к концу игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{title}: {count}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: “Solo goal 7: 2 of 3.” and then a whole sentence.</extracomment>
      <translation>{title}: {count}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Heading above the calculation, which begins with “Now” and ends with “Points left”.</extracomment>
      <translation>Очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Now</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Label of the first line: the team's points at this moment; at its right a number.</extracomment>
      <translation>Сейчас</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Income, if all of it is taken as points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Доход, если весь взять очками</translation>
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
paid, and what is left.
Label of a cost: what the team pays to bring the CO₂ level down to {limit}, such as 500. At its right negative points.</extracomment>
      <translation>Снижение до {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points left</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Label of the sum, the last line: what the team would have after all costs. At its right a number, red below 0.</extracomment>
      <translation>Останется очков</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>It does not rise above {limit} ppm this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level.</extracomment>
      <translation>В этом десятилетии уровень не поднимется выше {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>You must pay points to bring it back down to {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level.</extracomment>
      <translation>Чтобы вернуть уровень к {limit} ppm, придется заплатить очками.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that it rises above {limit} ppm: {chance}. You would have to pay points to bring it back down.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level.</extracomment>
      <translation>Вероятность подняться выше {limit} ppm: {chance}. Чтобы снизить уровень, пришлось бы заплатить очками.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>No reduction needed</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title below the CO₂ meter, without a full stop: the level stays within the limit, so nobody must pay to reduce it.</extracomment>
      <translation>Снижение не требуется</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {steps}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title below the CO₂ meter: how many steps down the team must pay for. {steps} is a number with its noun: “3 steps”.</extracomment>
      <translation>Снижение: {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {lowest} to {steps}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title below the CO₂ meter: a range. {lowest} is a bare number, {steps} has its noun: “1 to 3 steps”.</extracomment>
      <translation>Снижение: {lowest}–{steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Each {ppm} ppm costs {now} this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Reduction: 3 steps”, in the last decade. {ppm} is a number such as 10; {now} is such as “2 points”.</extracomment>
      <translation>Каждые {ppm} ppm в этом десятилетии стоят {now}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Each {ppm} ppm costs {now} this decade, then {later}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Reduction: 3 steps”. {now} is “2 points”; {later} lists the prices of later decades: “3 points and 4 points”.</extracomment>
      <translation>Каждые {ppm} ppm в этом десятилетии стоят {now}, затем {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Two events happen at the end of a decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to a limit, competitive Second Chance: the level is already so high. A statement of a rule.</extracomment>
      <translation>В конце десятилетия происходят два события.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>At {limit} ppm or more, two events happen.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to a limit, competitive Second Chance: does not apply yet. Otherwise one event happens.</extracomment>
      <translation>При {limit} ppm и выше происходят два события.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No energy supply follows: the CO₂ level will not rise any further.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit in the last decade of competitive Second Chance. Energy supply is a phase. Good news.</extracomment>
      <translation>Поставки энергии больше не будет: уровень CO₂ уже не повысится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet cannot be lost in this energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, competitive Second Chance. Good news: even the worst draw stays within the limit.</extracomment>
      <translation>При этой поставке энергии планета погибнуть не может.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost in this energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, in red, competitive Second Chance: certain, everybody will lose.</extracomment>
      <translation>При этой поставке энергии планета погибнет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Events of this decade</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading, competitive Second Chance; at its right their number. Events are disasters, each in one region.</extracomment>
      <translation>События этого десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No event is left.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the heading “Events of this decade”, when all event tiles have been used.</extracomment>
      <translation>Событий не осталось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The future event happens next decade: {region}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line. The future event is the tile that lies open beside the current one; {region} is where it strikes, nominative.</extracomment>
      <translation>Будущее событие произойдет в следующем десятилетии: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>It affects everyone without a plant or infrastructure there.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
“It” is an event, a disaster; “there” is the region in the line above.</extracomment>
      <translation>Затрагивает всех, у кого там нет ни электростанции, ни инфраструктуры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Nobody loses anything.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the region of an event, competitive Second Chance: every player has a plant or infrastructure there.</extracomment>
      <translation>Никто ничего не теряет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below an event, competitive Second Chance. {cubes} is “1 technology cube”; {penalty} is in points: “3 points”.</extracomment>
      <translation>{name} жертвует {cubes} и получает штраф {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below an event. {sources} is a list with “or” from “places” and “regions”: “their player board or Europe”, undeclined.</extracomment>
      <translation>{name} жертвует {cubes} и платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below an event: no cubes and no CEP. Both values are points with their noun: “2 points”, “3 points”.</extracomment>
      <translation>{name} теряет {points} и получает штраф {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below an event. {points} is “2 points”; {sources} is a list with “or”: “their player board or Europe”, undeclined.</extracomment>
      <translation>{name} теряет {points} и платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Current standings</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading, competitive Second Chance: the players by their points now.</extracomment>
      <translation>Текущий счет</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Place {place}: {name}, {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: a line of the standings. {place} is a number, 1 the best; {points} is such as “14 points”.</extracomment>
      <translation>{place}-е место: {name}, {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line below the standings, competitive Second Chance: what the points above do not contain yet. Goals: company goals.</extracomment>
      <translation>Цели, деньги, техно-ресурсы и цели ООН подсчитываются в конце.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The CO₂ level ends the game in the energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Line below “End of the game”, competitive Second Chance: certain, everybody loses. Energy supply is a phase.</extracomment>
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
      <source>The cost if it ended right away.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Во что обошлось бы десятилетие, если бы закончилось прямо сейчас.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The cost of the remaining phases.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Во что обойдутся оставшиеся фазы.</translation>
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
      <source>The remaining cost of the CO₂ level.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Во что еще обойдется уровень CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The rest of this phase and the end of the decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Остаток этой фазы и конец десятилетия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Its energy supply and its end, as things stand.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Поставка энергии и конец десятилетия при текущем положении.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Last decade: scoring follows, without another energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Последнее десятилетие: дальше подсчет очков, поставки энергии больше не будет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Its end and the energy supply of decade {decade}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Конец десятилетия и поставка энергии десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>about {expected} ({lowest} to {highest})</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
At the right of “Points left”: an uncertain result, three numbers: “about 4 (−2 to 10)”. Small letters, little room.</extracomment>
      <translation>около {expected} (от {lowest} до {highest})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, Second Chance: who pays for its new fossil plant. {points} is such as “3 points”.</extracomment>
      <translation>{name}: РУВ для оплаты нет, штраф {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The plant is in place but not yet paid for.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, Second Chance, during the energy supply: its fossil plant has been placed; how it is paid follows.</extracomment>
      <translation>Электростанция уже стоит, но еще не оплачена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Points still missing: {figures}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Lost if nothing more is done”. {figures} is a number, or a range such as “26 to 34”.</extracomment>
      <translation>Пока не хватает очков: {figures}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Lost if nothing more is done</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title, without a full stop. The subject is the game of the team, or of a player alone: turns can still save it. Not alarming.</extracomment>
      <translation>Поражение, если больше ничего не сделать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>May be lost if nothing more is done</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title, without a full stop; at its right a percentage. As “Lost if nothing more is done”, but it depends on the draws.</extracomment>
      <translation>Возможно поражение, если больше ничего не сделать</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Steady computer players have not reached this decade in any of {games} games.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The same, if every measured game was lost before. {games} is the number of games that were played, 20 or more.</extracomment>
      <translation>Рассудительные компьютерные игроки ни разу не дошли до этого десятилетия (сыграно партий: {games}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Steady computer players have not survived this decade in any of {games} games.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The same, if every measured game was lost in this decade. {games} is the number of games that came to it; it may be 1.</extracomment>
      <translation>Рассудительные компьютерные игроки ни разу не пережили это десятилетие (сыграно партий: {games}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Steady computer players survive this decade in {most} of 10 games.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The same, if so many games were measured that a single number can be told. {most} is a number from 0 to 10.</extracomment>
      <translation>Рассудительные компьютерные игроки переживают это десятилетие в {most} партиях из 10.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Steady computer players survive this decade in {least} to {most} of 10 games.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Grey line below the forecast of a team or of a player alone. Measured in many games; “steady” is the level of the players.</extracomment>
      <translation>Рассудительные компьютерные игроки переживают это десятилетие в {least}–{most} партиях из 10.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>With as many turns left, they are usually missing: {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Follows the line about steady computer players (“they”): what they lack at the same moment. {points} is such as “22 points”.</extracomment>
      <translation>Когда остается столько же ходов, им обычно не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Certain to be lost</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title in red, without a full stop. The subject is the game of the team: nothing can save it this decade.</extracomment>
      <translation>Поражение неизбежно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Missing for goals and penalties alone: {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Certain to be lost”: so many points are missing even without the CO₂ level. {points} is such as “3 points”.</extracomment>
      <translation>Уже на цели и штрафы не хватает: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>The CO₂ level cannot be reduced to {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Certain to be lost”: the team lacks the points to pay for it. {limit} is such as 500.</extracomment>
      <translation>Уровень CO₂ нельзя уменьшить до {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>May be lost</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title in red, without a full stop; at its right a percentage. The subject is the game of the team.</extracomment>
      <translation>Возможно поражение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Chance that there are not enough points, even with all income taken as points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Explains the percentage beside “May be lost”. A probability, not an opportunity. A noun phrase with a full stop.</extracomment>
      <translation>Вероятность, что очков не хватит, даже если взять весь доход очками.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Chance that there are not enough points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Explains the percentage beside “May be lost”, when there is no income. A probability, not an opportunity.</extracomment>
      <translation>Вероятность, что очков не хватит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Safe if income is taken as points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title, without a full stop: the team survives the decade, if players take enough of their income as points, not as money.</extracomment>
      <translation>Безопасно, если взять доход очками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>At least {points} of the income must be taken as points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Safe if income is taken as points”. {points} is a bare number here, such as 5: that much of the income.</extracomment>
      <translation>Из дохода нужно взять минимум {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Safe</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The team cannot lose by its points in this decade. The sentence after it says why.</extracomment>
      <translation>Безопасно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>There are enough points, even with all income taken as money.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Enough for what the decade costs.</extracomment>
      <translation>Очков хватит, даже если взять весь доход деньгами.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>There are enough points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Enough for what the decade costs.</extracomment>
      <translation>Очков хватит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>CO₂ level</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading above a meter with numbers in ppm.</extracomment>
      <translation>Уровень CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the meter, when the level can no longer change. {now} is a number.</extracomment>
      <translation>Уровень CO₂: {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level stays at {now} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the meter, when no fossil plant is drawn. {now} is a number.</extracomment>
      <translation>Уровень CO₂ останется на {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the meter, when it is certain which plants are drawn. Two numbers.</extracomment>
      <translation>Уровень CO₂ повысится с {now} до {highest} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm. Expected: about {expected}; possible: {lowest} to {highest}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the meter, when plants are drawn by chance. All values are numbers in ppm.</extracomment>
      <translation>Уровень CO₂: {now} ppm. Ожидается около {expected}; возможно {lowest}–{highest}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm below {limit}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title of a line below the meter: how far the level is from a limit. Numbers: “60 ppm below 350”. Little room.</extracomment>
      <translation>На {ppm} ppm ниже {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>Exactly {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title of a line below the meter: the level is neither below nor above a limit. {limit} is a number. Little room.</extracomment>
      <translation>Ровно {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm above {limit}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title of a line below the meter: how far the level is beyond a limit. Numbers: “10 ppm above 350”. Little room.</extracomment>
      <translation>На {ppm} ppm выше {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants still to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading while the supply phase (energy supply) is running: those regions that have not had theirs. At its right a number.</extracomment>
      <translation>ИТ-электростанции, которые еще появятся</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading before the supply phase (energy supply) begins: new plants of all regions. At its right their number.</extracomment>
      <translation>Новые ИТ-электростанции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>No region gets a fossil plant.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the heading “Fossil plants to come”, when its number is 0. Good news.</extracomment>
      <translation>Ни один регион не получает ИТ-электростанцию.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region}: {payment}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers. {region} is a name, {payment} a whole sentence: “Europe: Ada pays a CEP from …”.</extracomment>
      <translation>{region}: {payment}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{name} pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name: who pays for its new fossil plant. {sources} is a list with “or”: “their supply or Europe”, undeclined.</extracomment>
      <translation>{name} платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region} pays one of its own CEPs.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, when nobody controls it: a CEP on the region itself is used. {region} is in the nominative.</extracomment>
      <translation>Регион {region} платит один из своих РУВ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name. “It” is the region; its new fossil plant costs nobody anything.</extracomment>
      <translation>Регион никто не контролирует, и РУВ в нем нет: никто не платит.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Players: {names}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the head of the table of incomes. {names} is a list of the players in the order of the columns.</extracomment>
      <translation>Игроки: {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Total</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The last line of the table of incomes.</extracomment>
      <translation>Всего</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Leads the track</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Explains a mark in the table of incomes: this player is ahead on the energy's track. The subject is a player of any gender.</extracomment>
      <translation>Главный эксперт на шкале</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} earns {amount}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, a part of a list: “Ada earns 4”. {amount} is a bare number of money or points.</extracomment>
      <translation>{name} получает {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} leads and earns {amount}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, a part of a list: the player is ahead on the energy's track. {amount} is a bare number.</extracomment>
      <translation>{name} — главный эксперт и получает {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>During a game, this shows what would happen if the decade ended now.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
In the empty panel, when there is no game or it is over. “This” is the panel “Forecast”.</extracomment>
      <translation>Во время игры здесь показано, что было бы, если бы десятилетие закончилось сейчас.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>Arrows show the situation after the move.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the panel's title, while the mouse is on a possible move. The arrows are small pictures before new values.</extracomment>
      <translation>Стрелки показывают положение после действия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>This move changes nothing here.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
“Here” is the forecast beside the board.</extracomment>
      <translation>Это действие здесь ничего не меняет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>Turns left in this decade: {turns}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Follows what would happen if nothing more were done. {turns} is a number: the turns of all players, with the present one.</extracomment>
      <translation>Осталось ходов в этом десятилетии: {turns}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>{percent}%</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A chance, in a table of the forecast.</extracomment>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source>no longer</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Painted after an arrow, below a line that would vanish with the move at the mouse: it then no longer applies. Small letters.</extracomment>
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
      <source>After the move, this no longer applies.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, after a line that would vanish with the move at the mouse. “This” is that line.</extracomment>
      <translation>После действия это больше не так.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move: {then}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: a line as it would be after the move at the mouse. {then} is a whole sentence.</extracomment>
      <translation>После действия: {then}</translation>
    </message>
  </context>
  <context>
    <name>GameFiles</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>{file} no longer contains this game. Nothing has been saved yet.</source>
      <extracomment>Messages and questions about opening and saving games.
Message with the buttons “Save as…”, “Overwrite” and “Cancel”. {file} is a file name; somebody has changed the file.</extracomment>
      <translation>В файле {file} теперь не эта игра. Пока ничего не сохранено.</translation>
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
      <source>Save as…</source>
      <extracomment>Messages and questions about opening and saving games.
Buttons: save the game in another file, or over the file that is there.</extracomment>
      <translation>Сохранить как…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save game</source>
      <extracomment>Messages and questions about opening and saving games.
Title of the dialog in which the new file is named. In the form your language uses in titles.</extracomment>
      <translation>Сохранить игру</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game could not be saved as {file}: {reason}. Nothing is lost; try another location.</source>
      <extracomment>Messages and questions about opening and saving games.
Message. {file} is a file name; {reason} is a clause from the context “SystemErrors”, such as “the disk is full”.</extracomment>
      <translation>Не удалось сохранить игру как {file}: {reason}. Ничего не потеряно; попробуйте другое место.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Open a saved game</source>
      <extracomment>Messages and questions about opening and saving games.
Title of the dialog in which an existing file is chosen. In the form your language uses in titles.</extracomment>
      <translation>Открыть сохраненную игру</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>co2desk games (*{suffix})</source>
      <extracomment>Messages and questions about opening and saving games.
Kind of files in the dialog for files. {suffix} is .co2game. Keep the star and the parentheses: Qt reads them.</extracomment>
      <translation>Игры co2desk (*{suffix})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>CO₂ {players}</source>
      <extracomment>Messages and questions about opening and saving games.
A suggested file name: “CO₂ Ada, Max”. {players} are names. No characters that file names cannot have, such as a colon or slash.</extracomment>
      <translation>CO₂ {players}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>{file} already exists.</source>
      <extracomment>Messages and questions about opening and saving games.
Question before a file is overwritten; its buttons are “Overwrite” and “Cancel”. {file} is a file name.</extracomment>
      <translation>Файл {file} уже существует.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The game</source>
      <extracomment>Messages and questions about opening and saving games.
Stands where a file name would in the messages of this context, for a game of the list: begins a sentence, nominative.</extracomment>
      <translation>Игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The text in the clipboard</source>
      <extracomment>Messages and questions about opening and saving games.
Stands where a file name would: “The text in the clipboard is not a game …”. Begins a sentence, nominative.</extracomment>
      <translation>Текст в буфере обмена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Opened as a separate game. Every seat is played at this screen.</source>
      <extracomment>Messages and questions about opening and saving games.
Short notice below the menus, after a text was opened as a game. No computer players: people decide for all seats.</extracomment>
      <translation>Открыта как отдельная игра. Все игроки — за этим экраном.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Branched off at step {step}. The original game is unchanged.</source>
      <extracomment>Messages and questions about opening and saving games.
Short notice below the menus: a new game was begun from an earlier position. {step} is a number.</extracomment>
      <translation>Ветвь с шага {step}. Исходная игра не изменилась.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} could not be read: {reason}.</source>
      <extracomment>Messages and questions about opening and saving games.
Message. {file} is a file name or “The game”; {reason} is a clause from the context “SystemErrors”.</extracomment>
      <translation>{file}: прочитать не удалось ({reason}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is not a game that can be opened. First problem: {where}.</source>
      <extracomment>Messages and questions about opening and saving games.
Message. {file} is a file name or “The text in the clipboard”; {where} is a place such as “line 12” or “options.players”.</extracomment>
      <translation>{file}: такую игру открыть нельзя. Первая ошибка: {where}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a newer version of co2desk ({version}). Install that version to open it.</source>
      <extracomment>Messages and questions about opening and saving games.
Message. {file} is a file name, {version} a number such as 2.0.0. “It” is the file; the second sentence is advice.</extracomment>
      <translation>{file}: сохранено более новой версией co2desk ({version}). Чтобы открыть игру, установите эту версию.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is damaged or was edited: {where}. Valid entries from the beginning: {good} of {all}. Open the intact part as a copy?</source>
      <extracomment>Messages and questions about opening and saving games.
Question with the button “Open the intact part”. {where} is a place such as “log[12]”; entries are recorded actions, numbers.</extracomment>
      <translation>{file}: файл поврежден или изменен. Ошибка: {where}. Верных записей с начала: {good} из {all}. Открыть неповрежденную часть как копию?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the intact part</source>
      <extracomment>Messages and questions about opening and saving games.
Button of a question about a damaged file: the game up to the first damaged action is opened.</extracomment>
      <translation>Открыть неповрежденную часть</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The autosave of this game is damaged. Unreadable entries at its end: {lost}. You can continue from the intact part, as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
Question with the button “Continue from the intact part”. The autosave is the program's own record; {lost} is a number of actions.</extracomment>
      <translation>Автосохранение этой игры повреждено. Нечитаемых записей в конце: {lost}. Можно продолжить с неповрежденной части — как копию.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue from the intact part</source>
      <extracomment>Messages and questions about opening and saving games.
Button of a question about a damaged autosave: play goes on from the last action that can be read.</extracomment>
      <translation>Продолжить с неповрежденной части</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a newer version of co2desk ({version}). This version cannot read its actions, but you can continue from its last recorded position, as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
Question with the button “Continue from that position”. {version} is a number; “its” is the file's.</extracomment>
      <translation>{file}: сохранено более новой версией co2desk ({version}). Эта версия не может прочитать действия, но можно продолжить с последней записанной позиции — как копию.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue from that position</source>
      <extracomment>Messages and questions about opening and saving games.
Button of the question about a file of a newer version: “that position” is the last one the file contains.</extracomment>
      <translation>Продолжить с этой позиции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>On this computer the game continued differently. The file was opened as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
This computer and the file hold the same game, played on in two different ways.</extracomment>
      <translation>На этом компьютере игра продолжилась иначе. Файл открыт как копия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game is already open in another window.</source>
      <extracomment>Messages and questions about opening and saving games.
A question with the button “Open a copy”.</extracomment>
      <translation>Эта игра уже открыта в другом окне.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open a copy</source>
      <extracomment>Messages and questions about opening and saving games.
Button below “This game is already open in another window.”: opens a second, independent game.</extracomment>
      <translation>Открыть копию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game was continued after this file was saved. Later entries on this computer: {more}.</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>После сохранения этого файла игру продолжили. Более поздних записей на этом компьютере: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue from the latest position</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>Продолжить с последней позиции</translation>
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
      <source>The autosave of this game is damaged. Unreadable entries at its end: {lost}. It is kept unchanged, and the game continues as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
The record that the program keeps by itself is damaged. {lost} is a number.</extracomment>
      <translation>Автосохранение этой игры повреждено. Нечитаемых записей в конце: {lost}. Оно сохранено без изменений, а игра продолжается как копия.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>In this game, another program plays for {name}. Run it only if you know it: it has all your rights on this computer.</source>
      <extracomment>Messages and questions about opening and saving games.
A saved game names a program of {name}, which would be run. The choices are a computer player and this.
Question when a saved game is opened; the command follows below. The buttons: “Computer (steady)”, “Run the program”. {name}: a player.</extracomment>
      <translation>{name}: в этой игре здесь играет другая программа. Запускайте ее, только если знаете ее: на этом компьютере у нее все ваши права.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Run the program</source>
      <extracomment>Messages and questions about opening and saving games.
A saved game names a program of {name}, which would be run. The choices are a computer player and this.
Button: starts the program that the saved game names, instead of a computer player.</extracomment>
      <translation>Запустить программу</translation>
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
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>It would score {points} now.</source>
      <extracomment>Second Chance, a large button for a goal that a player may keep: its last line.
“It” is the company goal on the button.</extracomment>
      <translation>Сейчас она принесла бы {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>So far you have {had} of {needed}.</source>
      <extracomment>Second Chance, a large button for a goal that a player may keep: its last line.
Last line of the card: how far the personal goal is. Numbers of whatever the goal counts (plants, CEPs …), so name nothing.</extracomment>
      <translation>Пока у вас {had} из {needed}.</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Heading in the panel, Second Chance; at its right “1 of 2”. Secret cards of the player at the screen.</extracomment>
      <translation>Личные цели</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals: {met} of {all} met.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers: the heading “Personal goals” with its figure. Both values are numbers.</extracomment>
      <translation>Личные цели: выполнено {met} из {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have yet to choose which to keep.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a heading “Personal goals” or “Company goal”: the player was dealt several goal cards and keeps some of them.</extracomment>
      <translation>Вам еще предстоит выбрать, какие оставить.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>All of them must be met at the end of the game.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “Personal goals”, solo game. “Them” are the personal goals listed below.</extracomment>
      <translation>В конце игры должны быть выполнены все.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>One of them must be met at the end of the game.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “Personal goals”, game of a team: at least one of the goals listed below.</extracomment>
      <translation>В конце игры должна быть выполнена одна из них.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Currently met; it must still be met at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a personal goal (“it”) that can be lost again, such as owning six CEPs.</extracomment>
      <translation>Сейчас выполнена; в конце она тоже должна быть выполнена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met for good.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a personal goal, which is the subject: it cannot be lost any more.</extracomment>
      <translation>Выполнена окончательно.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missing: {amount}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a personal goal: what the player still needs. {amount} is a number with its noun: “2 CEPs”, “1 region”.</extracomment>
      <translation>Не хватает: {amount}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Not met yet.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a personal goal for which nothing can be counted; the goal is the subject.</extracomment>
      <translation>Пока не выполнена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}. {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers. {goal} is a card's title or text, {state} a sentence below it, such as “Decided when the game ends.”</extracomment>
      <translation>{goal}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missed at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the solo goal, which is the subject: too late now, the game can no longer be won. {decade} is a number.</extracomment>
      <translation>Провалена в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the solo goal, which is the subject: it was due in that decade and is safe. {decade} is a number.</extracomment>
      <translation>Выполнена в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the solo goal, which is the subject: then it is checked whether it is met. {decade} is a number.</extracomment>
      <translation>Решится в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided when the game ends.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a solo goal without a decade, which is the subject: it is checked at the very end.</extracomment>
      <translation>Решится в конце игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>You have claimed {n}, worth {points} at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “UN goals”, competing players. {n} is the number of cards; {points} is such as “10 points”.</extracomment>
      <translation>Вы получили карт: {n}, в конце за них {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may remain open. Still to be claimed: {n}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “UN goals”, game of a team. Both values are numbers of UN goal cards; open means not claimed.</extracomment>
      <translation>Неполученными могут остаться максимум {allowed}. Еще нужно получить: {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may remain open: enough have been claimed.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “UN goals”, game of a team: this condition is met. {allowed} is a number such as 3.</extracomment>
      <translation>Неполученными могут остаться максимум {allowed}. Получено достаточно.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Only the player at the screen sees their own goals here.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
In the empty panel, while nobody or a computer player decides. “Their” is the player's, of any gender; “here” is the panel.</extracomment>
      <translation>Свои цели здесь видит только тот, кто за экраном.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Goals of {name}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Title above the panel and its name for screen readers. {name} is a player's name in the nominative.</extracomment>
      <translation>Цели игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{have} of {needed}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Short figure beside a goal's bar or heading: “4 of 6”. Numbers of anything, so name nothing. Little room.</extracomment>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}: {have} of {needed}. {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers: a goal with its figure and a whole sentence: “Control at least 3 regions: 2 of 3. Missing: 1 region.”</extracomment>
      <translation>{goal}: {have} из {needed}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Company goal</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Heading in the panel, one card: the secret goal of a player who competes.</extracomment>
      <translation>Цель компании</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have discarded it for money.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “Company goal”. “It” is that card; it does not come back.</extracomment>
      <translation>Вы сбросили ее за деньги.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Discarding it brings ${money}: {points} at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Part of a company goal's text. “It” is the card; ${money} is worth {points} in the scoring: “$8: 4 points”.</extracomment>
      <translation>Если сбросить ее, вы получите ${money}: в конце это {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Currently worth {points}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers, inside a company goal's text: what the card (the subject) would score now. {points} is such as “12 points”.</extracomment>
      <translation>Сейчас приносит {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}: {goal}. {now} {cash}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers. {card} is such as “UN goals · company goal 29”, {goal} what it scores; {now} and {cash} are whole sentences.</extracomment>
      <translation>{card}: {goal}. {now} {cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}. {cash}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a company goal's title. {goal} says what it scores, begins with a capital and has no full stop; {cash} is a whole sentence.</extracomment>
      <translation>{goal}. {cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Heading in the panel; below it the cards on display, the nearest to being met first.</extracomment>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{n} on display</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
At the right of the heading “UN goals”: how many cards anybody can still claim. {n} is a number. Little room.</extracomment>
      <translation>открыто: {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals: {n} on display.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers: the heading “UN goals” with its figure. {n} is a number of cards.</extracomment>
      <translation>Цели ООН: открыто {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have everything you need: wait for your turn.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a UN goal that the player can pay for, during somebody else's turn. The second half is advice.</extracomment>
      <translation>Все необходимое есть: дождитесь своего хода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have everything you need: claim it now.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a UN goal that the player can pay for, in the own turn. “It” is the goal; an invitation, not a duty.</extracomment>
      <translation>Все необходимое есть: можно получить прямо сейчас.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}, {energies}: {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="vanished">{card}, {energies}: {state}</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <location filename="../co2desk/ui/ending/parts.py" />
      <source>{ppm} ppm</source>
      <extracomment>The headline of the dialog at the end of a game.
A figure beside the result: the final CO₂ level, such as “340 ppm”, with a small picture. “ppm” stays; only its place may change.</extracomment>
      <translation>{ppm} ppm</translation>
    </message>
  </context>
  <context>
    <name>HistoryBar</name>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Go to the beginning ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip and screen reader name of a button with a picture. An order. {key} is a key's name in your language, such as “Home”.</extracomment>
      <translation>В начало ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous decade ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: back to the beginning of a decade. {key} is the name of the keys that do the same.</extracomment>
      <translation>Предыдущее десятилетие ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous turn ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: back to the beginning of a player's turn. {key} is the name of the keys.</extracomment>
      <translation>Предыдущий ход ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous step ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: back by one action. {key} is a key's name in your language.</extracomment>
      <translation>Предыдущий шаг ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next step ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: forward by one action. {key} is a key's name in your language.</extracomment>
      <translation>Следующий шаг ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next turn ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: forward to the next player's turn. {key} is the name of the keys.</extracomment>
      <translation>Следующий ход ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next decade ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: forward to the next decade of the game. {key} is the name of the keys.</extracomment>
      <translation>Следующее десятилетие ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Go to the end ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip and screen reader name of a button with a picture: the newest position. An order. {key} is such as “End”.</extracomment>
      <translation>В конец ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Replay speed</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Only for screen readers: the name of the control for how fast the game is played again.</extracomment>
      <translation>Скорость повтора</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Replay speed (faster: {faster}, slower: {slower})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the control for the speed. Both values are names of keys, such as “+” and “-”.</extracomment>
      <translation>Скорость повтора (быстрее: {faster}, медленнее: {slower})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Position in the game</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Only for screen readers: the name of the slider that goes from the first action to the last.</extracomment>
      <translation>Позиция в игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Since my last turn</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Button: plays again what happened since the reader's own last turn. “My” is the reader. Little room.</extracomment>
      <translation>С моего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Watch everything since your last decision</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the button “Since my last turn”. An order to the program, said to the reader.</extracomment>
      <translation>Посмотреть все с вашего прошлого решения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Continue from here</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Button: begins another game at the position shown. “Here” is this moment of the game. Little room.</extracomment>
      <translation>Продолжить отсюда</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Starts a separate game from this position. This game is not changed.</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the button “Continue from here”, which is the subject of “starts”.</extracomment>
      <translation>С этой позиции начнется отдельная игра. Эта не изменится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the current position ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the buttons “Back to the game” and “Close the replay”. {key} is such as “Esc”.</extracomment>
      <translation>Вернуться к текущей позиции ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Close the replay</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Button that leaves the bar after a finished game; in a running one it is “Back to the game”. An order. Little room.</extracomment>
      <translation>Закрыть повтор</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the game</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Button that leaves the bar and shows the running game again. Little room.</extracomment>
      <translation>Вернуться к игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Pause ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the button that stops playing the game again. A verb, an order. {key} is a key's name, such as “Space”.</extracomment>
      <translation>Пауза ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the button that plays the game again as a film does; not “take part in a game”. An order. {key} is a key's name.</extracomment>
      <translation>Пуск ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{sentence} {next_one}</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Two whole sentences of the log in one line. Only the space between them: Chinese has none.</extracomment>
      <translation>{sentence} {next_one}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · the end of the game</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Where the position is in the game, at the last step. Numbers; keep the dot “·” between the facts.</extracomment>
      <translation>Шаг {step} из {all} · конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Where the position is in the game. Numbers, and {name}, a player of any gender whose turn it is. Keep “·”.</extracomment>
      <translation>Шаг {step} из {all} · десятилетие {decade} · ход игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Where the position is in the game, while somebody decides between two turns. {name} is a player. Keep “·”.</extracomment>
      <translation>Шаг {step} из {all} · десятилетие {decade} · решает {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{step} · {ppm} ppm</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Beside the mouse on the slider. {step} is a whole text of this context, “Step 12 of 80 · …”; {ppm} is the CO₂ level.</extracomment>
      <translation>{step} · {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>The game begins.</source>
      <extracomment>The bar for looking back at earlier steps of the game.
In the place of the last action, when the very first position is shown.</extracomment>
      <translation>Игра начинается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{name}: {action}</source>
      <extracomment>The bar for looking back at earlier steps of the game.
The last action, if the log has no line for it. {action} is a phrase from the table “actions”: “Ada: Build a plant …”.</extracomment>
      <translation>{name}: {action}</translation>
    </message>
  </context>
  <context>
    <name>LogPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show knowledge</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Second Chance, in the place of “Show expertise”: tooltip of a filter button with a picture. An order, like its neighbours.</extracomment>
      <translation>Показать компетенцию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show lobbyist cards</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Second Chance, in the place of “Show lobby cards”: tooltip of a filter button. An order: lines about cards that were played.</extracomment>
      <translation>Показать карты лоббиста</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show income and energy supply</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Second Chance, in the place of “Show income and supply”: tooltip of a filter button. Energy supply is a phase of a decade.</extracomment>
      <translation>Показать доход и поставку энергии</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Search the log</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Grey text in the empty search field, and its name for screen readers. An order. Little room.</extracomment>
      <translation>Поиск в журнале</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Game log</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Only for screen readers: the name of the list of lines.</extracomment>
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
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of the button “Newest”. An order. {key} is a key's name in your language, such as “End”.</extracomment>
      <translation>К последней записи ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Brief</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Filter of the log: hides small consequences.</extracomment>
      <translation>Кратко</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Hide minor consequences such as payments</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of the filter button “Brief”. An order: only the main line of each action remains.</extracomment>
      <translation>Скрыть мелкие последствия, например платежи</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step back</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Button: shows earlier positions of the game step by step, without changing the game; not “undo”. Little room.</extracomment>
      <translation>Назад</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step through the game so far ({key}). Double-click a line to go to its step.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of the button “Step back”. Two orders; {key} is a key's name; “its” is the line's.</extracomment>
      <translation>Просмотреть партию по шагам ({key}). Двойной щелчок по записи ведет к ее шагу.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Since my last turn</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Button below the log: plays again what happened since the reader's own last turn. “My” is the reader. Little room.</extracomment>
      <translation>С моего прошлого хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Watch everything since your last decision</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of the button “Since my last turn” below the log. Said to the reader.</extracomment>
      <translation>Посмотреть все с вашего прошлого решения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show entries about {name}</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a player's symbol. {name} is the player's name in the nominative.</extracomment>
      <translation>Показать записи об игроке {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show turns, rounds and decades</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines that say whose turn begins or ends.</extracomment>
      <translation>Показать ходы, раунды и десятилетия</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show projects, plants and control</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture. Control is control of a region by a player.</extracomment>
      <translation>Показать проекты, электростанции и контроль</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show scientists and summits</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines about scientists who move, and climate summits.</extracomment>
      <translation>Показать ученых и конференции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show expertise</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture, CO₂ (2012): lines about steps on the energies' tracks.</extracomment>
      <translation>Показать компетенцию</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show CEPs, money and technology</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines about what is bought, sold, paid and received.</extracomment>
      <translation>Показать РУВ, деньги и техно-ресурсы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show lobby cards</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture, CO₂ (2012): lines about cards that were played.</extracomment>
      <translation>Показать карты лобби</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show income and supply</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture, CO₂ (2012). Supply is the supply phase, not the pieces in stock.</extracomment>
      <translation>Показать доход и снабжение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show fossil plants, CO₂ and disasters</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines about the climate.</extracomment>
      <translation>Показать ИТ-электростанции, CO₂ и катастрофы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show goals and points</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: UN goals, company goals and other goals, and what they score.</extracomment>
      <translation>Показать цели и очки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show the end of the game</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines of the final scoring. It filters the log; it does not end the game.</extracomment>
      <translation>Показать конец игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Nothing has happened yet. The game is logged here.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
In the empty log at the beginning of a game. “Here” is this panel.</extracomment>
      <translation>Пока ничего не произошло. Здесь ведется журнал игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>No matching lines.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
In the empty log, when the search words or filters hide every line.</extracomment>
      <translation>Подходящих записей нет.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Autosave failed: {reason}. The current game would be lost.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Question before another game is opened or the program ends. {reason} is a clause from “SystemErrors”. Buttons: “Save as…”, “Discard it”.</extracomment>
      <translation>Автосохранение не удалось: {reason}. Текущая игра будет потеряна.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Discard it</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Button below “Autosave failed: …”. “It” is the current game, which is then lost.</extracomment>
      <translation>Не сохранять</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as…</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Button below “Autosave failed: …”: asks for a file and saves the current game in it. Keep the dots.</extracomment>
      <translation>Сохранить как…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Alex</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Алекс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Ada</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Ада</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Max</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Макс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>This game is being played in this window or another one; it cannot be removed now.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Why a game cannot be removed from the list.</extracomment>
      <translation>В эту игру сейчас играют — в этом окне или в другом; удалить ее нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>The game could not be removed: {reason}.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Message. Removed from the list of games on the start page. {reason} is a clause from the context “SystemErrors”.</extracomment>
      <translation>Не удалось удалить игру: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Saved as {file}.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Short notice below the menus for a few seconds. The subject is the game; {file} is a file name.</extracomment>
      <translation>Сохранено: {file}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Autosave is not working at the moment: {reason}. You can keep playing, and it resumes as soon as it can. To be safe, save the game in another location.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Message during a game. “It” is the autosave; {reason} is a clause from “SystemErrors”; a location is a folder or a disk.</extracomment>
      <translation>Автосохранение сейчас не работает: {reason}. Можно играть дальше: оно возобновится, как только это станет возможно. Для надежности сохраните игру в другом месте.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>, </source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Stands between players' names.</extracomment>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{edition} – {players} – co2desk</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Title of the window. {edition} is the game's title, {players} are names: “CO₂ (2012) – Ada, Max – co2desk”. co2desk stays.</extracomment>
      <translation>{edition} — {players} — co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{file} – {edition} – {players} – co2desk</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Title of the window, if the game is in a file. {file} is its name without ending. co2desk stays.</extracomment>
      <translation>{file} — {edition} — {players} — co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
In the corner beside the menus. All numbers. Keep “  ·  ” with two spaces each: in little room only the first facts are shown.</extracomment>
      <translation>Десятилетие {decade} из {decades}  ·  раунд {round} из {rounds}  ·  зерно {seed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>not autosaved</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
What is special about the game, before other facts, in small letters: it is not recorded on this
computer, or it is for practice.</extracomment>
      <translation>без автосохранения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>practice</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
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
      <source>&amp;New game…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: opens the dialog in which a new game is set up. Dots, because a dialog follows.</extracomment>
      <translation>&amp;Новая игра…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Play again with a new &amp;deal</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: another game at once, with the same players and options. A deal is how cards and tiles are shuffled.</extracomment>
      <translation>Еще раз, новый &amp;расклад</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu entry: open a saved game.</extracomment>
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
      <source>Save &amp;as…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: asks for a file name and saves the game there. As in other programs of your language.</extracomment>
      <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;List of games</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: back to the start page with all earlier games; the current one is kept. Not a list of board games.</extracomment>
      <translation>Список &amp;игр</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Who &amp;plays</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu with the players: in each of them one chooses a person or a computer player.
Menu “Game”: opens a submenu with the players' names, and in each of them the kinds of players, such as “Person”.</extracomment>
      <translation>Кто игр&amp;ает</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Discard a &amp;company goal for money</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: opens a submenu with the players' names; the chosen player gives up the secret goal card for money.</extracomment>
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
      <source>Se&amp;ttings…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu entry: opens the settings.</extracomment>
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
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: puts the whole game as lines of text into the clipboard, to paste into a message.</extracomment>
      <translation>Копировать игру как &amp;текст</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open a game copied as text</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: reads such a text from the clipboard. “Copied” describes the game. Menu “Game” has “Open…” too, for files.</extracomment>
      <translation>От&amp;крыть игру, скопированную как текст</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy a &amp;challenge code (the same deal for others)</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: a short code for the clipboard. Whoever enters it plays with the same options, cards and tiles.</extracomment>
      <translation>Копировать код и&amp;спытания (тот же расклад для других)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Play a challenge…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: asks for a challenge code that somebody else has sent, and starts that game.</extracomment>
      <translation>П&amp;ройти испытание…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the &amp;board as a picture</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: puts a picture of the board into the clipboard.</extracomment>
      <translation>Копировать &amp;поле как изображение</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save the board as a p&amp;icture…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: asks for a file name for a picture of the board. The key must differ from that of the entry above.</extracomment>
      <translation>Сохранить поле как &amp;изображение…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save a problem &amp;report…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: writes a file with facts about the program and the game, to send with a report of a fault.</extracomment>
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
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “History”: shows earlier positions without changing the game. Not “undo”, which is in the same menu.</extracomment>
      <translation>&amp;Просмотр партии по шагам</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Since my last turn</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “History”: plays again what happened since the reader's own last turn. “My” is the reader.</extracomment>
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
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: zooms out until the board fits into the window.</extracomment>
      <translation>&amp;Все поле</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;in</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: makes the board larger. As in other programs of your language.</extracomment>
      <translation>&amp;Увеличить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;out</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: makes the board smaller. As in other programs of your language.</extracomment>
      <translation>У&amp;меньшить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom to a &amp;region</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: opens a submenu with the six regions of the board; the chosen one fills the window.</extracomment>
      <translation>Приблизить &amp;регион</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Forecast and log</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”, with a tick: shows or hides the panels beside the board. Use the names of their tabs.</extracomment>
      <translation>&amp;Прогноз и журнал</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>F&amp;ull screen</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: the window fills the screen, or no longer does. As in other programs of your language.</extracomment>
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
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Help”: opens the list of all actions. The player's own question; the same words as the title of that dialog.</extracomment>
      <translation>&amp;Что можно сделать?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Rulings in this game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Help”: how this game decides questions on which the rulebooks differ. Use the same word as in the dialogs.</extracomment>
      <translation>&amp;Трактовки правил в этой игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;About co2desk</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Help”: opens the dialog of that name. co2desk stays as it is, in small letters.</extracomment>
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
      <location filename="../co2desk/ui/editions/first/new_game.py" />
      <source>New game of CO₂</source>
      <extracomment>The dialog “New game”.
Large title at the top of the dialog, for the edition of 2012. “CO₂” is the name of the board game.</extracomment>
      <translation>Новая игра в CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/new_game.py" />
      <source>Solo: one company, one planet, your best score.</source>
      <extracomment>The dialog “New game”.
Below the number of players when 1 is chosen, edition of 2012: what the solo game is about. Not a whole sentence.</extracomment>
      <translation>Одиночная игра: одна компания, одна планета, ваш лучший счет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/names.py" />
      <source>CO₂ (2012)</source>
      <extracomment>The dialog “New game”.
Name of the edition: on a button at the top, in the title of the window and below pictures. Usually stays as it is.</extracomment>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/names.py" />
      <source>CO₂: Second Chance</source>
      <extracomment>The dialog “New game”.
Name of the edition: on a button at the top, in the title of the window and below pictures. The printed title in your language, if any.</extracomment>
      <translation>CO₂: Второй шанс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>A single player plays the solo game: choose it first.</source>
      <extracomment>The dialog “New game”.
Tooltip of the number 1, which cannot be clicked. “It” is the solo game in the field “Game mode”; advice to the user.</extracomment>
      <translation>Для одного игрока есть только одиночная игра: сначала выберите этот режим.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>The solo game is for one player: choose another mode first.</source>
      <extracomment>The dialog “New game”.
Tooltip of the numbers from 2, which cannot be clicked. “Mode” is the field “Game mode”; advice to the user.</extracomment>
      <translation>Одиночная игра — для одного игрока: сначала выберите другой режим.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>New game of CO₂: Second Chance</source>
      <extracomment>The dialog “New game”.
Large title at the top of the dialog, for the edition of 2018. After “of” stands the name of the board game.</extracomment>
      <translation>Новая игра в CO₂: Второй шанс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>Solo: one company against the CO₂ level. You win or lose.</source>
      <extracomment>The dialog “New game”.
Below the number of players when 1 is chosen, Second Chance: what the solo game is about.</extracomment>
      <translation>Одиночная игра: одна компания против уровня CO₂. Победа или поражение.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}. Other problems: {more}.</source>
      <extracomment>The dialog “New game”.
Red warning. “Copy” is the box with the game that the user owns. {problem} says where a file is wrong; {more} is a number.</extracomment>
      <translation>Значения вашего экземпляра использовать нельзя. {problem}. Других ошибок: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}.</source>
      <extracomment>The dialog “New game”.
Red warning. “Copy” is the box with the game that the user owns. {problem} says where a file is wrong: “first.yaml, line 3: expected: …”.</extracomment>
      <translation>Значения вашего экземпляра использовать нельзя. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>This game cannot be set up. {problem}.</source>
      <extracomment>The dialog “New game”.
“This” is the game with the chosen options; {problem} says what is wrong with them.</extracomment>
      <translation>Такую игру начать нельзя. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>New game</source>
      <extracomment>The dialog “New game”.
Title in the frame of the dialog's window.</extracomment>
      <translation>Новая игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Who is playing?</source>
      <extracomment>The dialog “New game”.
Heading over the number of players and their names.</extracomment>
      <translation>Кто играет?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How does the game start?</source>
      <extracomment>The dialog “New game”.
Heading over the variants of the game, such as the fossil plants at the start.</extracomment>
      <translation>Как начинается игра?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Players: {count}</source>
      <extracomment>The dialog “New game”.
Tooltip and screen reader name of a button that shows only a number: “Players: 3”.</extracomment>
      <translation>Число игроков: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Solo game</source>
      <extracomment>The dialog “New game”.
Tooltip and screen reader name of the button that shows only the number 1.</extracomment>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>&amp;Practice: unlimited undo</source>
      <extracomment>The dialog “New game”.
A box to tick: a game for practice, in which everything can be taken back. No full stop.</extracomment>
      <translation>&amp;Тренировка: отмена без ограничений</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Undo without limit and without asking; the log says so</source>
      <extracomment>The dialog “New game”.
Tooltip of the box “Practice”. Nobody else is asked to agree; “so” means that the log mentions every undo. No full stop.</extracomment>
      <translation>Отмена без ограничений и без вопросов; в журнале это отмечается</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Same &amp;again</source>
      <extracomment>The dialog “New game”.
Button: fills the dialog with the players and rules of the last game. Keep it short.</extracomment>
      <translation>Е&amp;ще раз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Use the players and rules of the last game, with a new seed</source>
      <extracomment>The dialog “New game”.
Tooltip of the button “Same again”. An order, no full stop. “Seed” is the number from which a game is shuffled.</extracomment>
      <translation>Взять игроков и правила прошлой игры, с новым зерном расклада</translation>
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
      <source>This challenge was made with other component values than yours: the game will differ.</source>
      <extracomment>The dialog “New game”.
Below the challenge code that was entered.</extracomment>
      <translation>Испытание составлено с другими значениями компонентов, чем у вас: игра будет отличаться.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Two players are named {name}; the log could not tell them apart.</source>
      <extracomment>The dialog “New game”.
Red warning after “Start” was clicked. {name} is the name that was entered twice; “them” are the players.</extracomment>
      <translation>Имя {name} есть у двух игроков; в журнале их было бы не различить.</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>Technology cubes</source>
      <extracomment>Where a player chooses with what to pay a bid.
Label in front of a number field: how many cubes are paid for the bid. Money pays the rest. Little room.</extracomment>
      <translation>Техно-ресурсы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>CEPs</source>
      <extracomment>Where a player chooses with what to pay a bid.
The label of a number: how many CEPs are paid.</extracomment>
      <translation>РУВ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>Pay</source>
      <extracomment>Where a player chooses with what to pay a bid.
The button that pays the bid.</extracomment>
      <translation>Заплатить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>This does not match the bid: too little or too much.</source>
      <extracomment>Where a player chooses with what to pay a bid.
“This” is the payment that is set now.</extracomment>
      <translation>Не совпадает со ставкой: слишком мало или слишком много.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>This payment is more than needed.</source>
      <extracomment>Where a player chooses with what to pay a bid.
Under the editor of a payment.</extracomment>
      <translation>Эта оплата больше, чем нужно.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rulings in this game</source>
      <extracomment>The dialog that shows how the rules are read in the game on the table.
Title of the dialog, and with “&amp;” an entry of the menu “Help”. A ruling is how a disputed rule is played.</extracomment>
      <translation>Трактовки правил в этой игре</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rules: {book}. Unusual rulings come first.</source>
      <extracomment>The dialog that shows how the rules are read in the game on the table.
At the top of the dialog. {book} is a name such as “Polish rulebook” or “Majority of the rulebooks”; the rulings are the list below.</extracomment>
      <translation>Правила: {book}. Сначала идут необычные трактовки.</translation>
    </message>
  </context>
  <context>
    <name>Players</name>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} could not be started.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on. {name} is a player's name; what the system says follows below.</extracomment>
      <translation>{name}: не удалось запустить программу, которая здесь играет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} has ended unexpectedly.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on: the program has crashed or quit. {name} is a player's name.</extracomment>
      <translation>{name}: программа, которая здесь играет, неожиданно завершилась.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} has not answered for {seconds} seconds.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on. {name} is a player's name, {seconds} a number from 1 to 3600, usually 30.</extracomment>
      <translation>{name}: программа, которая здесь играет, не отвечает уже {seconds} с.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} cannot play this game.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on: the program is something else, or knows only the other edition.</extracomment>
      <translation>{name}: программа, которая здесь играет, не умеет играть в эту игру.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} reports an error.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on. {name} is a player's name; the error itself follows below, in English.</extracomment>
      <translation>{name}: программа, которая здесь играет, сообщает об ошибке.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} gave an unreadable answer.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on: the answer is no text of the right form. {name} is a player's name.</extracomment>
      <translation>{name}: программа, которая здесь играет, дала нечитаемый ответ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} chose an illegal action.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on: an action that the rules forbid. {name} is a player's name.</extracomment>
      <translation>{name}: программа, которая здесь играет, выбрала запрещенное действие.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/seating/seating.py" />
      <source>Try again</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
Questions and buttons when a program that plays a seat has failed.
Button: the same program is asked once more. The other buttons are “Person” and “Computer (steady)”.</extracomment>
      <translation>Повторить попытку</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Let go to choose from:</source>
      <extracomment>At the mouse while a piece is dragged.
Title of the card at the mouse; below it stand several actions. “Let go” means release the mouse button. An order.</extracomment>
      <translation>Отпустите, чтобы выбрать:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>This piece cannot be used there.</source>
      <extracomment>At the mouse while a piece is dragged.
In the refusal bubble, about a piece that was dragged.</extracomment>
      <translation>Эту фишку там использовать нельзя.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Click here for other rulebooks.</source>
      <extracomment>At the mouse while a piece is dragged.
Last line of the bubble that says why something is impossible; a click shows the sections of other printed rulebooks.</extracomment>
      <translation>Щелкните здесь, чтобы увидеть другие книги правил.</translation>
    </message>
  </context>
  <context>
    <name>ProgramDialog</name>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>Another program</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
Title of the dialog, and of the system's dialog for choosing the file. “Another” than co2desk itself.</extracomment>
      <translation>Другая программа</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>&amp;Program</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
The label of a field: the file of a program.
Label of the field for the file of the program, such as /usr/bin/python3.</extracomment>
      <translation>&amp;Программа</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>&amp;Browse…</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
A button: looks for a file.
Button beside that field: opens the system's dialog for choosing a file. As in other programs of your language.</extracomment>
      <translation>&amp;Обзор…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>&amp;Arguments</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
The label of a field: what is passed to the program when it is started.
Label of the field for the words that follow the program on a command line, such as the name of a script.</extracomment>
      <translation>&amp;Аргументы</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>&amp;Time limit in seconds</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
Label of a number field, 1 to 3600: how long the program may think about one action.</extracomment>
      <translation>&amp;Лимит времени в секундах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>The program must speak the protocol of co2desk. It runs with all your rights, so choose only a program that you trust.</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
Note below the fields. The protocol: the form in which questions and answers are written. Rights: what a user may do on the computer.</extracomment>
      <translation>Программа должна поддерживать протокол co2desk. Она работает со всеми вашими правами, поэтому выбирайте только ту, которой доверяете.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>Cancel</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
The button that closes the dialog without a change.
Button: closes the dialog, nothing changes.</extracomment>
      <translation>Отмена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>OK</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
The button that accepts what was entered.
Button: the program is to play.</extracomment>
      <translation>ОК</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>Choose the file of a program.</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
Warning, after “OK” was pressed with an empty field.</extracomment>
      <translation>Выберите файл программы.</translation>
    </message>
  </context>
  <context>
    <name>PromptBar</name>
    <message>
      <location filename="../co2desk/ui/play/choice_buttons.py" />
      <source>{action}  ({bonuses})</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
On a button. {action} is a short action, {bonuses} what it leads to: “solar 3 › 1 technology cube”. Two spaces before the bracket.</extracomment>
      <translation>{action}  ({bonuses})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/choice_buttons.py" />
      <source>{group} ({count})</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
On a button with a menu. {group} is a heading such as “Build”, {count} the number of actions in the menu.</extracomment>
      <translation>{group} ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>What can I do?</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
A button: the player's own question. It opens a list of all actions.</extracomment>
      <translation>Что можно сделать?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Search all actions, with the reasons why some are not possible</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
Tooltip of the button “What can I do?”. An order, no full stop. “Some” are actions.</extracomment>
      <translation>Поиск по всем действиям, с объяснением, почему некоторые невозможны</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Result</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
The button that opens the dialog with the result, when the game is over.</extracomment>
      <translation>Результат</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} decides.</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
In place of a question, while it is for another person to answer it. {name} is undeclined, of any gender.</extracomment>
      <translation>Решает {name}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} (computer) is playing.</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
Shown while a computer player thinks and moves. {name} is undeclined.</extracomment>
      <translation>Играет {name} (компьютер).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Back</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
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
      <extracomment>Buttons for scrolling through tabs that have no room, for screen readers.
Screen reader only: the arrow button at the left of tabs that do not fit. No English title case.</extracomment>
      <translation>Прокрутить вкладки влево</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Right</source>
      <extracomment>Buttons for scrolling through tabs that have no room, for screen readers.
Screen reader only: the arrow button at the right of tabs that do not fit. No English title case.</extracomment>
      <translation>Прокрутить вкладки вправо</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In this &amp;game:</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Label over the list from which the answer for this game is chosen.</extracomment>
      <translation>В этой &amp;игре:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Reset to the b&amp;ook</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Button: this question is answered as in the chosen rulebook again. Keep it short.</extracomment>
      <translation>Вернуть как в п&amp;равилах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Use rec&amp;ommended</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Button, Second Chance: this question is answered as the program recommends. Keep it short.</extracomment>
      <translation>Как &amp;рекомендуется</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In each rulebook</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Heading over the answers of the printed rulebooks to one question.</extracomment>
      <translation>В каждой книге правил</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
State below the answer: the user has chosen another one than the rulebook's. What is changed is the answer.</extracomment>
      <translation>Изменено вами.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As in the chosen book.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
State below the answer: it is the one of the rulebook that was chosen for the game.</extracomment>
      <translation>Как в выбранных правилах.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As recommended.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
State below the answer, Second Chance: it is the one that the program recommends.</extracomment>
      <translation>Как рекомендуется.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>{book} (chosen)</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
In the table of rulebooks, bold: {book} is a name such as “Polish rulebook”, the one that was chosen for this game.</extracomment>
      <translation>{book} (ваш выбор)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Numbers in the list of differences: {numbers}</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Last line, for reference to the project's documents. {numbers} are such as “D-12, G-05” and stay as they are. No full stop.</extracomment>
      <translation>Номера в перечне расхождений: {numbers}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Numbers in the list of open questions: {numbers}</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Last line, Second Chance, for reference to the project's documents. {numbers} are such as “A13, A20”. No full stop.</extracomment>
      <translation>Номера в перечне открытых вопросов: {numbers}</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Differences between the rulebooks</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation>Расхождения между книгами правил</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Open questions in the rulebook</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation>Открытые вопросы в правилах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>You play by: {book}. Changes here apply to this game only.</source>
      <extracomment>The dialog in which every disputed rule can be decided.
At the top of the dialog. {book} is a name in the nominative, such as “Polish rulebook” or “Majority of the rulebooks”.</extracomment>
      <translation>Вы играете по книге: {book}. Изменения действуют только в этой игре.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search by word, card number or D-12…</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Grey text in the empty search field; the field is made wide enough for it, so keep it short. D-12 is a question's number and stays.</extracomment>
      <translation>Поиск по слову, номеру карты или D-12…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search by word or number (A13)…</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Grey text in the empty search field, Second Chance; keep it short. A13 is the number of a question and stays.</extracomment>
      <translation>Поиск по слову или номеру (A13)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search the questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Screen reader only: the name of the search field. The questions are about disputed rules.</extracomment>
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
      <source>Books differ</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>Книги расходятся</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>Изменено вами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions to show</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Screen reader only: the name of the list with “All questions”, “Books differ”, “Changed by you”.</extracomment>
      <translation>Какие вопросы показать</translation>
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
      <source>No matching questions.</source>
      <extracomment>The dialog in which every disputed rule can be decided.
In place of the list when the search finds nothing.</extracomment>
      <translation>Подходящих вопросов нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Reset all to the &amp;book</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Button: all answers become those of the chosen rulebook again.</extracomment>
      <translation>&amp;Все вернуть как в правилах</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Reset all to &amp;recommended</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Button, Second Chance: all answers become those that the program recommends.</extracomment>
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
      <extracomment>A line in the list of disputed rules.
Two lines in the list; keep the line break. The user has changed the answer. {question} and {answer} are whole texts.</extracomment>
      <translation>{question}
Изменено: {answer}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings_model.py" />
      <source>{question}
{answer}</source>
      <extracomment>A line in the list of disputed rules.
Two lines in the list; keep the line break. {question} and {answer} are whole texts; nothing to translate.</extracomment>
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
      <source>Remove this game…</source>
      <extracomment>The list of earlier games on the start page.
Tooltip of the cross at a game, and entry of its context menu: a question follows. Removed is the game from the list.</extracomment>
      <translation>Удалить эту игру…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012), solo</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list: edition of 2012, one player alone. Little room.</extracomment>
      <translation>CO₂ (2012), одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012)</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list, with several players. The name of the edition; usually stays as it is.</extracomment>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, solo</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list: edition of 2018, one player alone. Little room.</extracomment>
      <translation>CO₂: Второй шанс, одиночная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, cooperative</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list: edition and way of playing (one team). Little room.</extracomment>
      <translation>CO₂: Второй шанс, кооперативная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, competitive</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list: edition and way of playing (against each other). Little room.</extracomment>
      <translation>CO₂: Второй шанс, соревновательная игра</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Unknown to this version</source>
      <extracomment>The list of earlier games on the start page.
In place of a game's title: a newer version of the program made this game, and its edition is not known here.</extracomment>
      <translation>Неизвестна этой версии</translation>
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
      <source>Unnamed players</source>
      <extracomment>The list of earlier games on the start page.
In place of the players' names, when neither they nor their number are known.</extracomment>
      <translation>Игроки без имен</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players: {count}</source>
      <extracomment>The list of earlier games on the start page.
In place of the players' names, when only their number is known: “Players: 3”.</extracomment>
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
      <extracomment>The list of earlier games on the start page.
How far a game is, in a line with other facts: “Decade 3, 340 ppm” (the CO₂ level). Little room.</extracomment>
      <translation>Десятилетие {decade}, {co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>today {time}</source>
      <extracomment>The list of earlier games on the start page.
When a game was last played, after other facts and so in lower case. {time} is a time as your language writes it: “14:05”.</extracomment>
      <translation>сегодня {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>yesterday {time}</source>
      <extracomment>The list of earlier games on the start page.
When a game was last played, after other facts and so in lower case: “yesterday 14:05”. Older games show a date instead.</extracomment>
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
      <source>branched off at step {step}</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>ветвь с шага {step}</translation>
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
      <source>co2desk closed unexpectedly. Nothing is lost: the game continues after the last action.</source>
      <extracomment>The list of earlier games on the start page.
Note on the card of the last game, after a crash or a power cut. “co2desk” is the program and stays as it is.</extracomment>
      <translation>Работа co2desk неожиданно прервалась. Ничего не потеряно: игра продолжится после последнего действия.</translation>
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
      <source>Keep</source>
      <extracomment>The list of earlier games on the start page.
Button: the game stays in the list.</extracomment>
      <translation>Оставить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove</source>
      <extracomment>The list of earlier games on the start page.
Button: the game is taken off the list and deleted.</extracomment>
      <translation>Удалить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>The file {file} will be kept.</source>
      <extracomment>The list of earlier games on the start page.
Below the question “Remove this game from the list?”, to reassure. {file} is a file name.</extracomment>
      <translation>Файл {file} сохранится.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>This game is not saved in a file. It will be deleted for good.</source>
      <extracomment>The list of earlier games on the start page.
“It” is a game that is about to be removed from the list.</extracomment>
      <translation>Эта игра не сохранена в файле. Она будет удалена безвозвратно.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game from the list?</source>
      <extracomment>The list of earlier games on the start page.
Question in a window of its own; the buttons are “Keep” and “Remove”. Below it the game is described.</extracomment>
      <translation>Удалить эту игру из списка?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Continue playing</source>
      <extracomment>The list of earlier games on the start page.
Heading over the card of the newest unfinished game. Not a button.</extracomment>
      <translation>Играть дальше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Other games</source>
      <extracomment>The list of earlier games on the start page.
Heading over the list, below the card of the newest unfinished game; also the list's name for screen readers.</extracomment>
      <translation>Другие игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Your games</source>
      <extracomment>The list of earlier games on the start page.
Heading over the list when there is no unfinished game; also the list's name for screen readers.</extracomment>
      <translation>Ваши игры</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>These values are printed on pieces, cards or the board, and no rulebook gives them. Ours fit everything that is known but may differ from your copy.</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Above a list of numbers, such as the prices of plants.</extracomment>
      <translation>Эти значения напечатаны на фишках, картах или поле, и ни в одной книге правил их нет. Наши согласуются со всем, что известно, но могут отличаться от вашего экземпляра.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>To play with the values of your own copy, write the ones that differ into first.yaml or second_chance.yaml in this folder, using the keys of the built-in file:</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
The path of the folder follows below. “Copy” is the box with the game that the user owns. File names stay; “keys” are names in a file.</extracomment>
      <translation>Чтобы играть со значениями своего экземпляра, запишите отличающиеся в файл first.yaml или second_chance.yaml в этой папке, с ключами встроенного файла:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values by part of the game</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Screen reader only: the name of the table.</extracomment>
      <translation>Восстановленные значения по частям игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Part of the game</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Column heading; below it stand parts such as “CO₂ track” or “Company goals”.</extracomment>
      <translation>Часть игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Column heading over numbers such as “12 of 40”: values that no rulebook tells, so they were worked out.</extracomment>
      <translation>Восстановленные значения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}; {own} from your own copy</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Cell of the table, three numbers: “12 of 40; 3 from your own copy”. “Copy” is the box that the user owns. Little room.</extracomment>
      <translation>{ours} из {total}; из вашего экземпляра: {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Cell of the table, two numbers: how many of all values were reconstructed, “12 of 40”. Little room.</extracomment>
      <translation>{ours} из {total}</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Steps down on the CO₂ track</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
Screen reader only: the name of the slider. Its value is a number of steps of 10 ppm each.</extracomment>
      <translation>Шаги вниз по шкале глобального загрязнения</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>{co2} ppm</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
In front of the slider: the CO₂ level after the reduction, “460 ppm”. Usually stays as it is, with a no-break space.</extracomment>
      <translation>{co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>{cost} paid, {left} left</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
Behind the slider; little room, no full stop. Both are points with their noun, undeclined: “6 points paid, 11 points left”.</extracomment>
      <translation>Заплатить: {cost}, останется: {left}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Each step costs {now}; this is the last decade.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
Note below the slider. {now} is “4 points”, undeclined. A step is 10 ppm; “this” is the present decade.</extracomment>
      <translation>Каждый шаг стоит {now}; это последнее десятилетие.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Each step costs {now} now and {later} in the last decade.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
Note below the slider. {now} and {later} are points with their noun, undeclined: “3 points”, “4 points”.</extracomment>
      <translation>Каждый шаг сейчас стоит {now}, в последнем десятилетии — {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Each step costs {now} now and {later} in later decades.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
Note below the slider. {now} is “2 points”; {later} lists the prices decade by decade: “3 points, then 4 points”.</extracomment>
      <translation>Каждый шаг сейчас стоит {now}, в следующих десятилетиях — {later}.</translation>
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
      <source>Which rulebook do you use?</source>
      <extracomment>“New game”: the choice of a rulebook.
Heading over the list of printed rulebooks (first edition); also the list's name for screen readers. “You” is the whole table.</extracomment>
      <translation>Какой книгой правил вы пользуетесь?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>How should unclear rules be played?</source>
      <extracomment>“New game”: the choice of a rulebook.
The same heading for Second Chance, which has only one rulebook.</extracomment>
      <translation>Как быть с неясными правилами?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Take probable misprints &amp;literally</source>
      <extracomment>“New game”: the choice of a rulebook.
A box to tick: also what is surely a printing mistake in the chosen rulebook is played as it is printed.</extracomment>
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
      <source>All questions on which the rulebooks differ, with the rulings of this game</source>
      <extracomment>“New game”: the choice of a rulebook.
Tooltip of the button “Differences…”. Not a whole sentence, no full stop. A ruling is the answer that is played.</extracomment>
      <translation>Все вопросы, в которых книги правил расходятся, с трактовками этой игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions that the rulebook leaves open, with the rulings of this game</source>
      <extracomment>“New game”: the choice of a rulebook.
Tooltip of the button “Open questions…”. Not a whole sentence, no full stop. A ruling is the answer that is played.</extracomment>
      <translation>Все вопросы, которые правила оставляют открытыми, с трактовками этой игры</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Mistakes that contradict the book's own examples then count too.</source>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation>Тогда действуют и ошибки, которые противоречат примерам самих правил.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No probable misprints here.</source>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation>Вероятных опечаток здесь нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Rulings changed for this game: {count}</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the list of rulebooks: how many answers the user has changed by hand, such as 2. No full stop.</extracomment>
      <translation>Трактовок изменено для этой игры: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Open questions are played as we recommend.</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the choice of the rulebook, as long as no answer was changed.</extracomment>
      <translation>Открытые вопросы решаются так, как мы рекомендуем.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Rulings that differ from most books: {peculiar}</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the list of rulebooks: in how many answers the chosen rulebook is alone, such as 7. No full stop.</extracomment>
      <translation>Трактовок, отличных от большинства книг: {peculiar}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No rulebook at hand? Keep the rules that most of them agree on.</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the list of rulebooks while “Majority of the rulebooks” is chosen: advice to leave it so. “Them” are the printed rulebooks.</extracomment>
      <translation>Нет книги под рукой? Оставьте правила, на которых сходится большинство книг.</translation>
    </message>
  </context>
  <context>
    <name>ScoreTable</name>
    <message>
      <location filename="../co2desk/ui/ending/parts.py" />
      <source>{name}, {step}: {points}</source>
      <extracomment>A cell of the table of points, for screen readers.
Screen reader only: player, line of the scoring and its points, “Ada, money: 4”. {points} is a bare number.</extracomment>
      <translation>{name}, {step}: {points}</translation>
    </message>
  </context>
  <context>
    <name>SeatLanguages</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Language of {name}</source>
      <extracomment>Settings: the language of each player.
Screen reader only: the name of the list of languages beside a player's name. {name} is undeclined.</extracomment>
      <translation>Язык игрока {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Players without their own language use the one above.</source>
      <extracomment>Settings: the language of each player.
Note below the list of players. “The one above” is the language of the whole program, at the top of the dialog.</extracomment>
      <translation>Игроки, не выбравшие язык, читают на языке, указанном выше.</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Person</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
First in the list of who plays, and as a button: somebody at this screen.</extracomment>
      <translation>Человек</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>A person at this screen.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Tooltip of “Person” in a menu.</extracomment>
      <translation>Человек за этим экраном.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (beginner)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
In the list of who plays, and as a button: the weakest of four levels. The levels are adjectives or nouns, as in other games.</extracomment>
      <translation>Компьютер (новичок)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Beginner: looks one action ahead. Good for a first game.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when one of them is a beginner. Begin with the same word as in “Computer (beginner)”.</extracomment>
      <translation>Новичок: смотрит на одно действие вперед. Хорош для первой игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (steady)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
In the list of who plays, and as a button: the second of four levels, a solid player without surprises.</extracomment>
      <translation>Компьютер (рассудительный)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Steady: plans its whole turn.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when one of them is steady. Begin with the same word as in “Computer (steady)”.</extracomment>
      <translation>Рассудительный: планирует весь свой ход.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (strong)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
In the list of who plays, and as a button: the third of four levels.</extracomment>
      <translation>Компьютер (сильный)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Strong: also considers the turns of the others.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when one of them is strong. “Also”: besides its own turn. The others: the other players.</extracomment>
      <translation>Сильный: учитывает и ходы остальных.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (expert)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
In the list of who plays, and as a button: the strongest of four levels.</extracomment>
      <translation>Компьютер (эксперт)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Expert: looks furthest ahead, and may think for a few seconds.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when one of them is an expert. Begin with the same word as in “Computer (expert)”.</extracomment>
      <translation>Эксперт: смотрит дальше всех и может думать несколько секунд.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (random)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Who plays, in old saved games only: a computer player that draws its actions by lot.</extracomment>
      <translation>Компьютер (случайный)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Random: plays any legal action, without a plan.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Tooltip of that player in a menu. Begin with the same word as in “Computer (random)”.</extracomment>
      <translation>Случайный: выбирает любое разрешенное действие, без всякого плана.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Another program…</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
A choice that opens a dialog: a program that the user chooses is to play.
Last in the list of who plays: opens a dialog in which the user names a program. Dots, because a dialog follows.</extracomment>
      <translation>Другая программа…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>A program on this computer that speaks the protocol of co2desk.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when another program plays; the command that starts it follows. The protocol: a form for questions and answers.</extracomment>
      <translation>Программа на этом компьютере, которая поддерживает протокол co2desk.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of this player: the window switches to it at every hand-over</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
At the choice of a player's language: what it is for.</extracomment>
      <translation>Язык этого игрока: окно переходит на него при каждой передаче хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Program language</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
First value in the list of languages of a player: the language that the program itself is set to.</extracomment>
      <translation>Язык программы</translation>
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
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the small list of languages in a player's row. {number} is 1 to 5.</extracomment>
      <translation>Язык игрока на месте {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Symbol of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the list of shapes (disc, star …) in a player's row. {number} is 1 to 5.</extracomment>
      <translation>Знак места {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Name of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the field for the player's name. {number} is 1 to 5.</extracomment>
      <translation>Имя на месте {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Who plays seat {number}: a person or the computer</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the list with “Person” and the computer players. {number} is 1 to 5. No full stop.</extracomment>
      <translation>Кто играет на месте {number}: человек или компьютер</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat up, one place earlier around the table</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Tooltip of the upper arrow at a player's row: the player changes places with the one above. An order, no full stop.</extracomment>
      <translation>Сдвинуть это место вверх, на одно раньше по кругу</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat down, one place later around the table</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Tooltip of the lower arrow at a player's row: the player changes places with the one below. An order, no full stop.</extracomment>
      <translation>Сдвинуть это место вниз, на одно позже по кругу</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} up</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the upper arrow at a player's row. {number} is 1 to 5.</extracomment>
      <translation>Сдвинуть место {number} вверх</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} down</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the lower arrow at a player's row. {number} is 1 to 5.</extracomment>
      <translation>Сдвинуть место {number} вниз</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Computer {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The name of a computer player who was given none: “Computer 2”. It then stands in all sentences as a player's name.</extracomment>
      <translation>Компьютер {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Player {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The name of a person who was given none: “Player 1”. It then stands in all sentences as a player's name; suits any gender.</extracomment>
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
      <source>in progress</source>
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
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted over the second event card, which comes later than the one beside it. Also the title of its card at the mouse.</extracomment>
      <translation>Будущее событие</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>closed this turn</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted over the CEP market in place of its name: nobody can buy or sell until the next turn. Small letters.</extracomment>
      <translation>закрыт на этот ход</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Setup</source>
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
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on the left above the row of UN goal cards; also the title of the card at the mouse.</extracomment>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>claimed: {claimed} of {shown}</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on the right above the UN goal cards: “claimed: 3 of 8”. In the card at the mouse it begins with a capital.</extracomment>
      <translation>получено: {claimed} из {shown}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Lobbyists in play</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted above the place where played lobbyist cards lie; also the title of the card at the mouse.</extracomment>
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
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about what a player has: “Money: $7”. No full stop.</extracomment>
      <translation>Деньги: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>CEPs: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about what a player has: a bare number of CEPs on the player board. No full stop.</extracomment>
      <translation>РУВ: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about what a player has: a bare number, such as 3. No full stop.</extracomment>
      <translation>Техно-ресурсы: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Scientists: {hand} available, {pool} to recruit</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player: “2 available” stand on the player board ready for use, “3 to recruit” must be gained first. No full stop.</extracomment>
      <translation>Ученые: свободно {hand}, для найма {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Lobbyist cards in hand: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player: a bare number of cards that only this player may look at. No full stop.</extracomment>
      <translation>Карты лоббистов в руке: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>UN goals claimed: {goals}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player. {goals} are the numbers of the cards, “3, 12”, or 0. No full stop.</extracomment>
      <translation>Получено целей ООН: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Points: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
First line about a player in a competitive game: a bare number. No full stop.</extracomment>
      <translation>Очки: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has a company goal.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player, who is the subject; the name is the title of the card. Suits any gender.</extracomment>
      <translation>Есть цель компании.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has no company goal.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player, who is the subject and has discarded the goal; the name is the title of the card. Suits any gender.</extracomment>
      <translation>Цели компании нет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goals: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player of a team: how many personal goal cards they have, such as 2. No full stop.</extracomment>
      <translation>Личные цели: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Start player.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player: the one who begins the rounds now.</extracomment>
      <translation>Первый игрок.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>{energy} {count} ({carrying} with a plant)</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Part of a list after “Infrastructures:”, as in “solar 3 (2 with a plant)”. {energy} is a name by itself; numbers are infrastructures.</extracomment>
      <translation>{energy} {count} (с электростанцией {carrying})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player who has prepared none: {count} is 0. No full stop.</extracomment>
      <translation>Инфраструктуры: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {kinds}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player. {kinds} is a list: “solar 3 (2 with a plant), wind 1 (0 with a plant)”. No full stop.</extracomment>
      <translation>Инфраструктуры: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Drag a CEP onto a planned project to prepare its infrastructure, or onto the market to sell the CEP.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
On the card at the player's own CEPs: what to do with the mouse. “Its” is the project. An order.</extracomment>
      <translation>Перетащите РУВ на запланированный проект, чтобы развернуть его инфраструктуру, или на рынок, чтобы продать РУВ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Can move to a planned project or to a lobbyist card in play.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
On the card at a scientist, who is the subject.</extracomment>
      <translation>Может перейти на запланированный проект или на карту лоббиста в игре.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>A scientist who leaves a project brings one point of knowledge of its energy.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
On the card at a scientist. The player gets the point; “its” is the project.</extracomment>
      <translation>Ученый, который уходит с проекта, приносит одно очко компетенции в его типе энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Can be recruited with a scientist subsidy.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
On the card at a scientist who is not in the game yet and is the subject. A subsidy is what a project space gives.</extracomment>
      <translation>Можно нанять с помощью гранта «ученый».</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructure markers: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line under “Your remaining pieces”: a bare number of pieces that can still be placed. No full stop.</extracomment>
      <translation>Маркеры инфраструктуры: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Control cubes: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line under “Your remaining pieces”: a bare number of pieces that can still be placed in regions. No full stop.</extracomment>
      <translation>Кубики контроля: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>In the solo game you may continue with pieces of another colour.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line under “Your remaining pieces”: when the own pieces run out, this is allowed.</extracomment>
      <translation>В одиночной игре можно продолжать фишками другого цвета.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Your remaining pieces</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Title of the card: markers and cubes that the player has not placed yet.</extracomment>
      <translation>Ваши оставшиеся фишки</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goal: {have} of {needed}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Title of the card at the progress of a goal: “Personal goal: 2 of 5”. No full stop.</extracomment>
      <translation>Личная цель: {have} из {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: missed</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Title of the card at the solo goal: it can no longer be met, so the game cannot be won.</extracomment>
      <translation>Цель одиночной игры: провалена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: {have} of {needed}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Title of the card at the progress of the solo goal: “Solo goal: 2 of 6”. No full stop.</extracomment>
      <translation>Цель одиночной игры: {have} из {needed}</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} in the order of the energy supply.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Below the name of a region: when it gets its fossil plant in this phase. {number} is 1 to 6; the region is the subject.</extracomment>
      <translation>Номер {number} в порядке поставки энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Only these energies can be planned here.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a region's agenda, below the list of its energies. “Here” is the region; what is planned are projects.</extracomment>
      <translation>Здесь можно планировать проекты только этих типов.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Control cubes in {region}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card. {region} is a name in the nominative, such as Asia.</extracomment>
      <translation>Кубики контроля в регионе {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{energy}: {owners}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Who has cubes below an energy: “Solar: Ada, Max”. {energy} begins with a capital; {owners} are names or “none”.</extracomment>
      <translation>{energy}: {owners}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A player who builds a plant places a cube below its energy.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Rule on the card “Control cubes in Asia”. “Its” is the plant; the energies are printed side by side.</extracomment>
      <translation>Игрок, который строит электростанцию, кладет кубик под ее тип энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The builder takes control by having cubes below the most energies; ties go to the leftmost cubes, then to knowledge of the energy just built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Rule on the card of the control cubes. “The builder” is the player who has just built; control is that of the region.</extracomment>
      <translation>Строитель получает контроль, если его кубики лежат под наибольшим числом типов энергии; при ничьей решают самые левые кубики, затем компетенция в только что построенном типе энергии.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>the opponent ({count})</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
In a list of players who have cubes, solo game: cubes of an opponent whom nobody plays. {count} is how many. Small letters.</extracomment>
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
      <source>Carbon emission permits pay for infrastructure, for green plants and for new fossil plants.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at the CEPs of a region: here the abbreviation CEP is spelt out once. A rule.</extracomment>
      <translation>Разрешениями на углеродные выбросы платят за инфраструктуру, экологические и новые ИТ-электростанции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The player in control may pay with the region's CEPs.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at the CEPs of a region. “In control” of this region. A rule.</extracomment>
      <translation>Игрок, контролирующий регион, может платить РУВ региона.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Placed after disasters. A player who builds here may pay with one; one is removed before each event.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at the technology cubes of a region. “Placed” and “one” are about these cubes; “here” is the region.</extracomment>
      <translation>Пожертвованы после катастроф. Кто здесь строит, может заплатить одним из них; перед каждым событием один удаляется.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{region}: demand of decade {decade}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card at an empty place for a plant: “Asia: demand of decade 3”. Demand is the region's demand for energy.</extracomment>
      <translation>{region}: энергозапрос десятилетия {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The next energy supply puts a fossil plant here unless a green plant is built first.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at an empty place for a plant, “here”. “Energy supply” is a phase.</extracomment>
      <translation>При следующей поставке энергии здесь появится ИТ-электростанция, если раньше не построить экологическую.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Still empty.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at a place for a plant, in a row for a later decade. The place is what is empty.</extracomment>
      <translation>Пока пустует.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The region pays with its own CEP.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Last line on the card of a fossil plant: a CEP of the region lies there to pay for it.</extracomment>
      <translation>Регион платит собственным РУВ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Built by {player} in {region}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a green plant, which is the subject. Both names are undeclined; {player} may be of any gender.</extracomment>
      <translation>Построил игрок: {player}. Регион: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Stands on {player}'s infrastructure, which counts for their UN goals.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a green plant, the subject. The infrastructure counts; “their” is {player}, of any gender, undeclined.</extracomment>
      <translation>Стоит на инфраструктуре игрока {player}: для целей ООН засчитывается этому игроку.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{project} of level {level} in {region}: {state}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card: “Solar project of level 2 in Asia: planned”. {project} is a title; {state} one of “planned”, “in progress”, “prepared”.</extracomment>
      <translation>{project}, уровень {level}, в регионе {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The infrastructure belongs to {player}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a project that has been prepared. {player} is undeclined, of any gender.</extracomment>
      <translation>Владелец инфраструктуры: {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Then each scientist brings their player two points of knowledge of the summit's topics.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a summit; “then” is when the summit takes place, as the line above says. “Their” is the scientist's.</extracomment>
      <translation>Тогда каждый ученый приносит своему игроку два очка компетенции по секциям этой конференции.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
First line on the card of the CEP market: “On sale: 4. Price: $3.” What is sold are CEPs.</extracomment>
      <translation>На рынке: {count}. Цена: ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Once per turn you may buy one CEP or sell one of your own.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Rule on the card of the CEP market.</extracomment>
      <translation>Один раз за ход можно купить один РУВ или продать один из своих.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A sold CEP goes to the bank and lowers the price. When the last one is taken, the bank refills the market and the price rises.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Rule on the card of the CEP market. “Sold” by a player; “the last one” is the last CEP on the market.</extracomment>
      <translation>Проданный РУВ идет в банк и снижает цену. Когда забирают последний, банк пополняет рынок и цена растет.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It ran empty this turn: it is closed until the next turn.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
“It” is the CEP market.</extracomment>
      <translation>Рынок опустел в этот ход: он закрыт до следующего хода.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CEPs in the bank: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
First line on the card of the general supply: a bare number. The bank refills the CEP market.</extracomment>
      <translation>РУВ в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Technology cubes in the general supply: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of the general supply: a bare number of cubes that nobody has.</extracomment>
      <translation>Техно-ресурсы в банке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Summit tiles in the stack: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of the general supply: how many tiles are still face down. A bare number.</extracomment>
      <translation>Тайлов конференций в стопке: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Prices of {energy} plants</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card. {energy} is the name of an energy by itself, undeclined, in lower case: solar.</extracomment>
      <translation>Цены электростанций: {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>No tile is left.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a stack of project tiles that is used up.</extracomment>
      <translation>Тайлов не осталось.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Tiles left by level, from the top: {levels}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a stack of project tiles, which lie in this order. {levels} are Roman numerals: “I, I, II, III”.</extracomment>
      <translation>Осталось тайлов, уровни сверху вниз: {levels}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>At most {count} may be open at the end, or the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card over the UN goals, for a team. {count} is the number of UN goals that need not be claimed, such as 3.</extracomment>
      <translation>В конце неполученными могут остаться максимум {count}, иначе игра проиграна.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A played card stays here. One scientist of any player may visit it and use its minor effect; the scientist then stays until the end of the game.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card “Lobbyists in play”. “It” and “its” are the lobbyist card; every such card has a main and a minor effect.</extracomment>
      <translation>Сыгранная карта остается здесь. Один ученый любого игрока может посетить ее и использовать вторичный бонус; затем он остается на ней до конца игры.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Minor effect for a visitor: {effect}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a lobbyist in play. {effect} is a phrase in lower case after the colon, such as “1 technology cube”.</extracomment>
      <translation>Вторичный бонус для посетителя: {effect}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{player}'s scientist has visited it and stays.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
“It” is the lobbyist card. {player} is undeclined; the scientist is the subject.</extracomment>
      <translation>Карту посетил ученый игрока {player}, он здесь и остается.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Nobody has visited it yet.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
“It” is the lobbyist card in play: no scientist stands on it.</extracomment>
      <translation>Карту еще никто не посетил.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a knowledge track: “II (level 5): plants of level II can be built.” {sign} is printed on the track; a Roman numeral.</extracomment>
      <translation>{sign} (уровень {level}): можно строить электростанции уровня {sign}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Half circle: the middle, level {level}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a knowledge track: what the half circle printed on it means. {level} counts spaces, such as 5.</extracomment>
      <translation>Полукруг: середина, уровень {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Full circle: the last space, level {level}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a knowledge track: what the full circle printed on it means. {level} is a number of spaces, such as 8.</extracomment>
      <translation>Полный круг: последнее деление, уровень {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Knowledge of {energy}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card of a knowledge track. {energy} is the name of an energy by itself, undeclined, in lower case: solar.</extracomment>
      <translation>Компетенция: {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals for plants</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card over one of the three rows of goals: those that ask for plants to be built.</extracomment>
      <translation>Экологические цели по электростанциям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals for knowledge</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card over one of the three rows of goals: those that ask for spaces on knowledge tracks.</extracomment>
      <translation>Экологические цели по компетенции</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals for summits</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card over one of the three rows of goals: those that ask for summits.</extracomment>
      <translation>Экологические цели по конференциям</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved: {done} of {shown}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card over a row of environmental goals: “Achieved: 2 of 5.” The goals are what is achieved.</extracomment>
      <translation>Достигнуто: {done} из {shown}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Each open goal costs {points} in decade {decade}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Environmental goals that are not achieved, at the end of the decade. {points} is “3 points”, undeclined.</extracomment>
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
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of an environmental goal; “here” is on the goal, “it” is the goal.</extracomment>
      <translation>Здесь инспектор: цель обходится вдвое дороже.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Goal {number} of this kind. Needed: {number}, so far: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The same environmental goal lies there several times: “Goal 2 of this kind. Needed: 2, so far: 1.” What is needed must be done so often.</extracomment>
      <translation>Цель {number} этого вида. Нужно: {number}, пока: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Phases of a decade: {phases}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of the present phase. {phases} lists all of them: “Actions, then Income, then Energy supply”.</extracomment>
      <translation>Фазы десятилетия: {phases}.</translation>
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
      <source>At {ppm} ppm or more, the future event happens as well.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>При {ppm} ppm и выше происходит и будущее событие.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm, everyone loses immediately.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Выше {ppm} ppm все игроки немедленно проигрывают.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm after the energy supply, the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Если после поставки энергии уровень выше {ppm} ppm, игра проиграна.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>After the energy supply it can be reduced: {ppm} ppm for {points} this decade.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>После поставки энергии его можно уменьшить: {ppm} ppm за {points} в этом десятилетии.</translation>
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
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card at the score: a bare number, below zero with a minus. No full stop.</extracomment>
      <translation>Очки команды: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points: {points}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card at the score of a solo game: a bare number, below zero with a minus. No full stop.</extracomment>
      <translation>Очки: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Below 0 after the goals or after the energy supply, the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at the score. What is below 0 are the points; “the goals” is the phase that charges for open environmental goals.</extracomment>
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
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
Button behind the field: draws another number at random. A noun or an order; keep it short.</extracomment>
      <translation>&amp;Новое зерно</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The same seed and the same choices deal the same game again. A challenge code entered here sets up everything.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
Note below the field, and its description for screen readers. “Here” is the field for the seed.</extracomment>
      <translation>То же зерно при том же выборе снова даст ту же игру. Код испытания, введенный сюда, настроит все сразу.</translation>
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
      <source>The seed must be a whole number from 0 to {most}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
Red warning below the field. {most} is a very long number.</extracomment>
      <translation>Зерно расклада должно быть целым числом от 0 до {most}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
{expected} says what a right code looks like.</extracomment>
      <translation>Этот код испытания не читается. Ожидается: {expected}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge cannot be played here. {problem}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
{problem} says why.</extracomment>
      <translation>Это испытание здесь пройти нельзя. {problem}.</translation>
    </message>
  </context>
  <context>
    <name>Sentences</name>
    <message>
      <location filename="../co2desk/ui/i18n/translation.py" />
      <source>{first} {second}</source>
      <comment>two sentences of one text</comment>
      <extracomment>How two whole sentences follow each other.
Joins two whole sentences, each with its full stop. Chinese needs no space here.</extracomment>
      <translation>{first} {second}</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/language.py" />
      <source>{language} (not installed)</source>
      <extracomment>The dialog “Settings”.
In a list of languages: this copy of the program lacks that language. {language} is its own name for itself, such as Polski.</extracomment>
      <translation>{language} (не установлен)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Same as system</source>
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
      <source>Red-green colour blindness</source>
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
      <source>{percent}%</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Whole board</source>
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
      <source>T&amp;heme</source>
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
      <source>&amp;Animation</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Анимация</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Replay speed</source>
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
      <source>Initial board &amp;zoom</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Начальный масштаб поля</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Hide the &amp;screen between players</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>Скрывать &amp;экран при передаче хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Confirm the &amp;end of a turn</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>Подтверждать &amp;конец хода</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Warn before a move that may end the game</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Предупреждать о действии, которое может закончить игру</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Nobody else sees the next player's cards and goals.</source>
      <extracomment>The dialog “Settings”.
Note below the box “Hide the screen between players”: what it is good for.</extracomment>
      <translation>Никто другой не увидит карт и целей следующего игрока.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Prevents ending your turn by accident.</source>
      <extracomment>The dialog “Settings”.
Note below the box “Confirm the end of a turn”, which is the subject.</extracomment>
      <translation>Ход не завершится от случайного щелчка.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Says in advance which move could be the last.</source>
      <extracomment>The dialog “Settings”.
Note below the box “Warn before a move that may end the game”; the program says it.</extracomment>
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
      <source>Appearance</source>
      <extracomment>The dialog “Settings”.
Heading over the settings of language, colours and sizes. “It” is the program.</extracomment>
      <translation>Внешний вид</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Gameplay</source>
      <extracomment>The dialog “Settings”.
Heading of a group of settings.</extracomment>
      <translation>Игровой процесс</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Pieces in the chosen colours</source>
      <extracomment>The dialog “Settings”.
Screen reader only: the name of a row of painted pieces below the choice of colours.</extracomment>
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
      <extracomment>The dialog “Settings”.
Heading over the players of the running game and the language of each.</extracomment>
      <translation>Языки в этой игре</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Game copied to the clipboard as text.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Short notice that goes away by itself: the game can now be pasted into a message.</extracomment>
      <translation>Игра скопирована в буфер обмена как текст.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Challenge code {code} copied to the clipboard.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Short notice. {code} is such as CO2-1C6XS-NJFZ7-3347X-X3 and stays as it is.</extracomment>
      <translation>Код испытания {code} скопирован в буфер обмена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Picture of the board copied to the clipboard.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Short notice that goes away by itself: the picture can now be pasted elsewhere.</extracomment>
      <translation>Изображение поля скопировано в буфер обмена.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save the position as a picture</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Title of the dialog for the file name of a picture of the board. “Position” is how the pieces stand.</extracomment>
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
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Kind of file in the dialog for files: what the board is saved as. Keep the part in brackets as it is.</extracomment>
      <translation>Изображения (*.png)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{edition} – {players} – decade {decade}</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Painted below a picture of the board for other people: “CO₂ (2012) – Ada, Max – decade 3”.</extracomment>
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
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Title of the dialog for the file name of a report about an error, for the programmers.</extracomment>
      <translation>Сохранить отчет об ошибке</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Problem reports (*.zip)</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Kind of file in the dialog for files: reports about errors. Keep the part in brackets as it is.</extracomment>
      <translation>Отчеты об ошибках (*.zip)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{file} could not be written: {reason}. Try another location.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Error message. {file} is a file name; {reason} is a phrase in lower case, such as “the disk is full”. A location is a folder or drive.</extracomment>
      <translation>{file}: записать не удалось ({reason}). Попробуйте другое место.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Saved as {file}.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Short notice. What was saved is a picture or a report; {file} is a file name.</extracomment>
      <translation>Сохранено: {file}.</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <extracomment>Where a player splits the income into money and points.
First note below the slider, for a team. Bare numbers; {fixed} must be paid at the end of the decade, for environmental goals and penalties.</extracomment>
      <translation>Очки сейчас: {points}; на недостигнутые цели и недостающие РУВ уйдет: {fixed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Points with this split: {have}; needed to continue: {high}.</source>
      <extracomment>Where a player splits the income into money and points.
Note for a team; the split is where the slider stands. Bare numbers; with fewer points than {high} the game is lost.</extracomment>
      <translation>Очки при таком распределении: {have}; чтобы играть дальше, нужно: {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Points with this split: {have}; needed to continue, depending on the draws: {low} to {high}.</source>
      <extracomment>Where a player splits the income into money and points.
Note for a team. Bare numbers; the draws are the fossil plants that are drawn at random. “To continue” means not to lose.</extracomment>
      <translation>Очки при таком распределении: {have}; чтобы играть дальше, нужно от {low} до {high}, в зависимости от того, что вытянут.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Partners who split after you can add at most {points}.</source>
      <extracomment>Where a player splits the income into money and points.
Note for a team: points from the income of the others. {points} is “5 points”, undeclined. “You” is the one who decides.</extracomment>
      <translation>Партнеры, которые распределяют доход после вас, добавят максимум {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Chance of losing the game with this split: {percent}%.</source>
      <extracomment>Where a player splits the income into money and points.
Warning for a team. {percent} is a bare number, such as 12. Something bad: “risk” is fine. Space before % as your language needs.</extracomment>
      <translation>Вероятность проиграть при таком распределении: {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editors/split_income.py" />
      <source>Income taken as money</source>
      <extracomment>Where a player splits the income into money and points.
Screen reader only: the name of the slider. Its value is how much of the income becomes money; the rest becomes points.</extracomment>
      <translation>Доход, взятый деньгами</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editors/split_income.py" />
      <source>{count} as points</source>
      <extracomment>Where a player splits the income into money and points.
At the left of the slider: how much of the income becomes points, “3 as points”. {count} is a bare number. Little room.</extracomment>
      <translation>{count} очками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editors/split_income.py" />
      <source>{count} as money</source>
      <extracomment>Where a player splits the income into money and points.
At the right of the slider: how much of the income becomes money, “5 as money”. {count} is a bare number. Little room.</extracomment>
      <translation>{count} деньгами</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Build green power plants all over the world before the climate tips. The board game by Vital Lacerda, with the rules enforced by the computer.</source>
      <extracomment>The page that is shown before a game is opened.
Below the large title “CO₂”: what the program is. An invitation; the second part is not a whole sentence. A name stays as it is.</extracomment>
      <translation>Стройте экологические электростанции по всему миру, пока климат не рухнул. За правилами настольной игры Витала Ласерды (Vital Lacerda) следит компьютер.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>New game…</source>
      <extracomment>The page that is shown before a game is opened.
Large button: opens the dialog “New game”.</extracomment>
      <translation>Новая игра…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Quick game against two computer players</source>
      <extracomment>The page that is shown before a game is opened.
Large button: starts a game at once, without any questions. The longest button of the page; as short as possible.</extracomment>
      <translation>Быстрая игра с двумя компьютерными игроками</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Open a saved game…</source>
      <extracomment>The page that is shown before a game is opened.
Large button: opens the dialog for files.</extracomment>
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
      <extracomment>A number with a button for one less and one for one more.
Tooltip of the button with a minus beside a number field. It may count money, cubes or CEPs, so use no gender if possible.</extracomment>
      <translation>На один меньше</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One more</source>
      <extracomment>A number with a button for one less and one for one more.
Tooltip of the button with a plus beside a number field. It may count money, cubes or CEPs, so use no gender if possible.</extracomment>
      <translation>На один больше</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the disk is full</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: “The game could not be saved as x.co2game: the disk is full.” Also used for quotas and files that grow too large.</extracomment>
      <translation>диск заполнен</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>permission denied</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: “x.co2game could not be read: permission denied.” The user lacks the rights.</extracomment>
      <translation>нет доступа</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the location is read-only</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: nothing can be written to this folder or drive.</extracomment>
      <translation>запись туда запрещена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>file not found</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: the file that was to be read does not exist, as in “… could not be read: file not found”.</extracomment>
      <translation>файл не найден</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive was disconnected</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: a memory stick or network drive is no longer there.</extracomment>
      <translation>диск отключен</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive failed</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: the hardware of a disk reports an error.</extracomment>
      <translation>диск не работает</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>folder not found</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: the folder in which a file was to be written does not exist.</extracomment>
      <translation>папка не найдена</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is a folder</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: “x could not be read: it is a folder.” “It” is what should have been a file.</extracomment>
      <translation>это папка</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>another program is using it</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case. “It” is the file.</extracomment>
      <translation>это занято другой программой</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the name is too long</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case. The name of the file that was to be written.</extracomment>
      <translation>слишком длинное имя</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>system error {number}</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: any other error of the operating system, by its number, such as 71.</extracomment>
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
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
Screen reader only: “Main action: done”. {step} is the name of the step, {state} is “done” or “open”.</extracomment>
      <translation>{step}: {state}</translation>
    </message>
  </context>
  <context>
    <name>Undoing</name>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Undoing this needs everyone's consent. Does everyone agree?</source>
      <extracomment>The question before actions are taken back that others know of.
“This” are the last actions. Others have seen or answered them, so the whole table is asked.
{names} are the players whose decisions would be lost, with a comma between them.</extracomment>
      <translation>Для отмены нужно согласие всех. Все согласны?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>This undoes decisions of these players: {names}.</source>
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
      <source>Hidden information has been revealed since then.</source>
      <extracomment>The question before actions are taken back that others know of.
A paragraph of the question: cards or tiles were turned over that would now be known. “Then” is the position that is restored.</extracomment>
      <translation>С тех пор открылась скрытая информация.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Everyone agrees: undo</source>
      <extracomment>The question before actions are taken back that others know of.
Button under the question; clicked when all players at the table have said yes. “Undo” is an order to the program.</extracomment>
      <translation>Все согласны: отменить</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>•  {sentence}</source>
      <extracomment>The question before actions are taken back that others know of.
Line of the list of what would be taken back. {sentence} is a whole sentence of the log. Keep the dot and the two spaces.</extracomment>
      <translation>•  {sentence}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>… and {count} more</source>
      <extracomment>The question before actions are taken back that others know of.
Last line of a long list of actions that would be taken back: “… and 12 more”. What is counted are lines of the log.</extracomment>
      <translation>… и еще {count}</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <location filename="../co2desk/ui/editions/new_game.py" />
      <source>This needs at least two players: it is not available in a solo game.</source>
      <extracomment>“New game”: the variants of the game.
“This” is a variant of the game, such as the auction.</extracomment>
      <translation>Нужно минимум два игрока: в одиночной игре это недоступно.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>The competitive game is always played without it.</source>
      <extracomment>“New game”: the variants of the game.
Tooltip and note at a field that cannot be used. “It” is what the field asks for: the difficulty or the inspectors.</extracomment>
      <translation>Соревновательная игра всегда идет без этого.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>The solo game always has inspectors.</source>
      <extracomment>“New game”: the variants of the game.
Tooltip and note at the box “UN inspectors”, which cannot be changed then.</extracomment>
      <translation>В одиночной игре инспекторы есть всегда.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>Only the solo game has such a goal.</source>
      <extracomment>“New game”: the variants of the game.
Tooltip and note at the field “Solo goal”, which cannot be used with several players.</extracomment>
      <translation>Такая цель есть только в одиночной игре.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Propose a {project} in {region} ({grant} space)</source>
      <comment>propose</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Propose a biomass project in North America (technology space)</extracomment>
      <translation>Открыть {project} в регионе {region} (позиция «{grant}»)</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <comment>install</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Install the biomass project in North America (technology space)</extracomment>
      <translation>Развернуть {place}</translation>
    </message>
    <message>
      <source>Build the top {plant} in {region} ({grant} space): pay {goods}, gain {vp:points}</source>
      <comment>build</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space): pay $7 and 1 technology cube, gain 5 points</extracomment>
      <translation>Построить верхнюю {plant:acc} в регионе {region} (позиция «{grant}»): заплатить {goods}, получить {vp:points}</translation>
    </message>
    <message>
      <source>Build {plant} {number} in {region} ({grant} space): pay {goods}, gain {vp:points}</source>
      <comment>build.other</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build solar plant 3 in Europe (technology space): pay $4 and 2 technology cubes, gain 3 points</extracomment>
      <translation>Построить {plant:acc} № {number} в регионе {region} (позиция «{grant}»): заплатить {goods}, получить {vp:points}</translation>
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
Example: Move a scientist from your player board to the hydro project in Europe (scientist space)</extracomment>
      <translation>Переместить ученого: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Take your scientist back from {origin}</source>
      <comment>move_scientist.home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist back from the forestation project in North America (money space)</extracomment>
      <translation>Вернуть ученого: {origin} › рука</translation>
    </message>
    <message>
      <source>Take your scientist back from {origin} and gain 1 point of expertise</source>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist back from the recycling project in Oceania (technology space) and gain 1 point of expertise</extracomment>
      <translation>Вернуть ученого и получить 1 очко компетенции: {origin} › рука</translation>
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
      <source>Decline the grant</source>
      <comment>decline.research_grant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от гранта</translation>
    </message>
    <message>
      <source>Move no scientist</source>
      <comment>decline.granted_move</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Не перемещать ученого</translation>
    </message>
    <message>
      <source>Decline the expertise</source>
      <comment>decline.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от очка компетенции</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <comment>decline.bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <comment>decline.bonus_received</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <comment>decline.bonus_any</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <comment>decline.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Continue without the action, which is no longer possible</source>
      <comment>decline.owed_action</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Продолжить без действия: оно больше невозможно</translation>
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
Example: Play lobby card “Summit on solar: 1 expertise” (23) for its minor effect: 1 technology cube</extracomment>
      <translation>Сыграть карту лобби {card} ради вторичного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobby card “Install recycling: 2 technology cubes” (10) for its main effect: 2 technology cubes</extracomment>
      <translation>Сыграть карту лобби {card} ради основного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; its action must follow</source>
      <comment>play_lobby.before</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation>Сыграть карту лоббиста {card} ради основного бонуса: {effect}; затем нужно выполнить ее действие</translation>
    </message>
    <message>
      <source>Score UN goal {card}: pay {tech:cubes}, gain {vp:points}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Score UN goal “Biomass, recycling” (34): pay 1 technology cube, gain 4 points</extracomment>
      <translation>Получить очки по карте целей ООН {card}: заплатить {tech:cubes}, получить {vp:points}</translation>
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
      <source>Gain 1 point of {expertise} and reach level {level}</source>
      <comment>choose_energy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation>Получить 1 очко {expertise:gen} и достигнуть уровня {level}</translation>
    </message>
    <message>
      <source>Choose {energy}: you are at the end of this track, so the point is lost</source>
      <comment>choose_energy.full</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Choose solar: you are at the end of this track, so the point is lost</extracomment>
      <translation>Выбрать тип энергии «{energy}»: вы в конце этой шкалы, очко пропадет</translation>
    </message>
    <message>
      <source>Put a CEP in {region} ({had} of {limit})</source>
      <comment>choose_region.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Put a CEP in North America (2 of 5)</extracomment>
      <translation>Поместить РУВ в регион {region} ({had} из {limit})</translation>
    </message>
    <message>
      <source>Start with {region}</source>
      <comment>choose_region.first_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Start with Europe</extracomment>
      <translation>Начать с региона {region}</translation>
    </message>
    <message>
      <source>Start with {region}</source>
      <comment>choose_region.start_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Start with Oceania</extracomment>
      <translation>Начать с региона {region}</translation>
    </message>
    <message>
      <source>Start after {region}</source>
      <comment>choose_region.opponent_start</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Start after Oceania</extracomment>
      <translation>Начать после региона {region}</translation>
    </message>
    <message>
      <source>Gain 1 point of expertise from {place}</source>
      <comment>choose_project.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain 1 point of expertise from the biomass project in Asia (money space)</extracomment>
      <translation>Получить 1 очко компетенции: {place}</translation>
    </message>
    <message>
      <source>Place the {project} on the {grant} space in {region}</source>
      <comment>choose_project.start_space</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Place the recycling project on the money space in Oceania</extracomment>
      <translation>Положить {project} на позицию «{grant}» в регионе {region}</translation>
    </message>
    <message>
      <source>Pay the CEP from your supply</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Заплатить РУВ из руки</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which has {had:ceps}</source>
      <comment>pay_cep.region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pay the CEP from Europe, which has 2 CEPs</extracomment>
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
      <source>Keep lobby card {card}; minor effect: {minor}</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep lobby card “Build cold fusion: –$3” (16); minor effect: $2</extracomment>
      <translation>Оставить себе карту лобби {card}; вторичный бонус: {minor}</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <comment>keep_card.company</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>Оставить себе цель компании {card}: {goal}</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <comment>keep_card.personal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation>Оставить себе личную цель {card}: {goal}</translation>
    </message>
    <message>
      <source>Plan a level {level} {project} in {region} ({grant} space)</source>
      <comment>plan</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
      <translation>Запланировать {project}, уровень {level}, в регионе {region} (позиция «{grant}»)</translation>
    </message>
    <message>
      <source>Plan a {project} in {region} ({grant} space)</source>
      <comment>plan.no_tile</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a solar project in Europe (technology space)</extracomment>
      <translation>Запланировать {project} в регионе {region} (позиция «{grant}»)</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <comment>infrastructure</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Prepare the infrastructure of the hydro project in North America (scientist space)</extracomment>
      <translation>Развернуть инфраструктуру: {place}</translation>
    </message>
    <message>
      <source>Build the level {level} {plant} in {region} ({grant} space): pay {goods}, gain {vp:points}</source>
      <comment>build_plant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>Построить {plant:acc}, уровень {level}, в регионе {region} (позиция «{grant}»): заплатить {goods}, получить {vp:points}</translation>
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
      <source>Give the bonus to {player}: {bonus}</source>
      <comment>give_bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Give the bonus to Ada: 1 point of solar knowledge</extracomment>
      <translation>Передать бонус игроку {player}: {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <comment>give_bonus.self</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Use the bonus yourself: 1 point of solar knowledge</extracomment>
      <translation>Использовать бонус: {bonus}</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level to {co2} ppm for {vp:points}</source>
      <comment>reduce_co2</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Reduce the CO₂ level to 400 ppm for 17 points</extracomment>
      <translation>Уменьшить уровень CO₂ до {co2} ppm за {vp:points}</translation>
    </message>
    <message>
      <source>Keep the CO₂ level at {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep the CO₂ level at 350 ppm</extracomment>
      <translation>Оставить уровень CO₂ на {co2} ppm</translation>
    </message>
    <message>
      <source>{action}; with lobby card {card}</source>
      <comment>with.card</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space): pay $4 and 1 technology cube, gain 5 points; with lobby card “Build recycling: –$3” (15)</extracomment>
      <translation>{action}; с картой лобби {card}</translation>
    </message>
    <message>
      <source>{action}; {region} pays 1 of the cubes</source>
      <comment>with.subsidy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top biomass plant in Asia (technology space): pay $8 and 1 technology cube, gain 6 points; Asia pays 1 of the cubes</extracomment>
      <translation>{action}; 1 из кубиков платит регион {region}</translation>
    </message>
    <message>
      <source>{action}; {player} gets ${fee} because their scientist must leave</source>
      <comment>with.fee</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Oceania (technology space): pay $7 and 1 technology cube, gain 5 points; Ada gets $1 because their scientist must leave</extracomment>
      <translation>{action}; {player} получает ${fee} за своего ученого, который должен уйти</translation>
    </message>
    <message>
      <source>{action}; {region} pays 1 of the cubes</source>
      <comment>with.region_tech</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>{action}; 1 из кубиков платит регион {region}</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Take your scientist back from {origin}</source>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Take your scientist back from the solar project in Europe (technology space)</extracomment>
      <translation>Вернуть ученого: {origin} › планшет</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain 1 point of knowledge in any energy</source>
      <comment>recruit</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation>Нанять ученого из секции найма и получить 1 очко компетенции в любом типе энергии</translation>
    </message>
    <message>
      <source>Decline the subsidy</source>
      <comment>decline.research_grant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation>Отказаться от гранта</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>Сыграть карту лоббиста {card} ради вторичного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card “Plan in Asia: $3” (5) for its main effect: $3</extracomment>
      <translation>Сыграть карту лоббиста {card} ради основного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Claim UN goal {card}: pay {tech:cubes}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Claim UN goal “Recycling, hydro” (2): pay 1 technology cube</extracomment>
      <translation>Получить карту целей ООН {card}: заплатить {tech:cubes}</translation>
    </message>
    <message>
      <source>Pay the CEP from your player board</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation>Заплатить РУВ со своего планшета</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card}; minor effect: {minor}</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Keep lobbyist card “Build recycling: $3” (20); minor effect: move a scientist</extracomment>
      <translation>Оставить себе карту лоббиста {card}; вторичный бонус: {minor}</translation>
    </message>
    <message>
      <source>Gain 1 point of {expertise} and reach level {level}</source>
      <comment>choose_energy</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
An action in a list, as a phrase to the one who decides.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation>Получить 1 очко {expertise:gen} и достигнуть уровня {level}</translation>
    </message>
    <message>
      <source>Take your scientist back from {origin}</source>
      <comment>move_scientist.home</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
An action in a list, as a phrase to the one who decides.
Example: Take your scientist back from the forestation project in North America (money space)</extracomment>
      <translation>Вернуть ученого: {origin} › планшет</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}.</source>
      <comment>agenda</comment>
      <extracomment>The card of a region's agenda tile.
Example: This region wants solar and wind.</extracomment>
      <translation>Региону требуется: {energies}.</translation>
    </message>
  </context>
  <context>
    <name>amounts</name>
    <message>
      <source>${n}</source>
      <comment>dollars</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>${n}</translation>
    </message>
    <message numerus="yes">
      <source>{n} points</source>
      <comment>points</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
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
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
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
Example: The market is refilled with 2 CEPs; the price is now $2.</extracomment>
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
Example: Reduce the CO₂ level of 570 ppm by at least 7 steps of 10 ppm; each step costs 1 point.</extracomment>
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
Example: Keep one of these 5 lobby cards; the rest go to the player on your right.</extracomment>
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
Example: Keep one of these 5 lobbyist cards; the rest go to the player on your right.</extracomment>
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
Example: Penalty of 21 points for 21 open environmental goals.</extracomment>
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
Example: By the end of the game: replace at least 1 fossil plant in a full region.</extracomment>
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
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
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
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
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
Example: At the end of the game: control at least 3 regions.</extracomment>
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
Example: At the end of the game: have prepared infrastructures in at least 4 different regions.</extracomment>
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
Example: At the end of the game: have prepared infrastructures of at least 4 different energies.</extracomment>
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
Example: At the end of the game: reach the last space of at least 2 tracks.</extracomment>
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
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
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
Example: Keep one of these 5 lobby cards; the rest go to the player on your right.</extracomment>
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
Example: Keep one of these 5 lobbyist cards; the rest go to the player on your right.</extracomment>
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
Example: By the end of the game: replace at least 1 fossil plant in a full region.</extracomment>
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
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
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
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
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
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
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
Example: At the end of the game: have prepared infrastructures of at least 4 different energies.</extracomment>
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
Example: At the end of the game: reach the last space of at least 2 tracks.</extracomment>
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
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
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
Example: Keep one of these 5 lobby cards; the rest go to the player on your right.</extracomment>
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
Example: Keep one of these 5 lobbyist cards; the rest go to the player on your right.</extracomment>
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
Example: At the end of the game: have prepared infrastructures in at least 4 different regions.</extracomment>
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
      <source>There is no project on the board to install.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>На поле нет проекта, который можно развернуть.</translation>
    </message>
    <message>
      <source>There is no installed project on the board.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>На поле нет развернутого проекта.</translation>
    </message>
    <message>
      <source>There is no project on the board for a scientist to work on.</source>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>На поле нет проекта, над которым мог бы работать ученый.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>There is no project on the board that needs infrastructure.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation>На поле нет проекта, которому нужна инфраструктура.</translation>
    </message>
    <message>
      <source>There is no infrastructure on the board to build on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation>На поле нет инфраструктуры, на которой можно строить.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>1 point of {expertise}</source>
      <comment>energy</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>1 очко {expertise:gen}</translation>
    </message>
    <message>
      <source>1 point of expertise in any energy</source>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.</extracomment>
      <translation>1 очко компетенции в любом типе энергии</translation>
    </message>
    <message>
      <source>1 technology cube</source>
      <comment>tech</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 technology cube. Use it, give it to another player, or decline.</extracomment>
      <translation>1 техно-ресурс</translation>
    </message>
    <message>
      <source>1 CEP for any region</source>
      <comment>region_cep</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 CEP for any region. Use it, give it to another player, or decline.</extracomment>
      <translation>1 РУВ в любой регион</translation>
    </message>
    <message>
      <source>1 CEP for {region}</source>
      <comment>region_cep.indicated</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: 1 CEP for Europe</extracomment>
      <translation>1 РУВ в регион {region}</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>1 point of knowledge in any energy</source>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it. Only in Second Chance.
Example: Bonus: 1 point of knowledge in any energy. Use it, give it to another player, or decline.</extracomment>
      <translation>1 очко компетенции в любом типе энергии</translation>
    </message>
    <message>
      <source>1 point of {expertise}</source>
      <comment>energy</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>1 очко {expertise:gen}</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>Polish rulebook</source>
      <comment>pl</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>Польские правила</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <comment>fr</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>Французские правила</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <comment>ru</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>Русские правила</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <comment>zh</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>Китайские правила</translation>
    </message>
    <message>
      <source>German rulebook</source>
      <comment>de</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>Немецкие правила</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>propose a project in {region}</source>
      <comment>propose.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you propose a project in North America: $3.</extracomment>
      <translation>открыть проект в регионе {region}</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <comment>propose.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you propose a project on a money space: $3.</extracomment>
      <translation>открыть проект на позиции «{grant}»</translation>
    </message>
    <message>
      <source>install a {project}</source>
      <comment>install.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you install a recycling project: 2 technology cubes.</extracomment>
      <translation>развернуть {project}</translation>
    </message>
    <message>
      <source>build a {plant}</source>
      <comment>build.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Build hydro: 1 knowledge” (26): build a hydro plant.</extracomment>
      <translation>построить {plant:acc}</translation>
    </message>
    <message>
      <source>send a scientist to the {topic} of a summit</source>
      <comment>summit.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you send a scientist to the recycling topic of a summit: 1 point of recycling expertise.</extracomment>
      <translation>отправить ученого на {topic:acc}</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you buy a CEP: 2 points.</extracomment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you sell a CEP: $3.</extracomment>
      <translation>продать РУВ</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <comment>plan.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Plan in Europe: $3” (3): plan a project in Europe.</extracomment>
      <translation>запланировать проект в регионе {region}</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <comment>plan.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Plan on a technology space: 2 technology cubes” (8): plan a project on a technology space.</extracomment>
      <translation>запланировать проект на позиции «{grant}»</translation>
    </message>
    <message>
      <source>prepare {infrastructure}</source>
      <comment>infrastructure.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Prepare hydro: 2 technology cubes or $2” (11): prepare hydro infrastructure.</extracomment>
      <translation>развернуть {infrastructure:acc}</translation>
    </message>
  </context>
  <context>
    <name>cards_by_name</name>
    <message>
      <source>{trigger}: {effect}</source>
      <comment>lobby</comment>
      <extracomment>The short name of a card, and how a sentence quotes it before its number.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation>{trigger} ({effect})</translation>
    </message>
    <message>
      <source>Disaster in {region}</source>
      <comment>event</comment>
      <extracomment>The short name of a card, and how a sentence quotes it before its number.
Example: Disaster in North America · event 47</extracomment>
      <translation>Катастрофа: {region}</translation>
    </message>
    <message>
      <source>“{name}” ({card})</source>
      <comment>in_sentence</comment>
      <extracomment>The short name of a card, and how a sentence quotes it before its number.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>«{name}» ({card})</translation>
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
Example: From your board › hydro, Europe (scientist)</extracomment>
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
Example: Back to your supply</extracomment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>Recruit</source>
      <comment>recruit</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Нанять</translation>
    </message>
    <message>
      <source>Decline</source>
      <comment>decline</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Отказаться</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>decline.owed_action</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Продолжить</translation>
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
      <source>{trigger} (minor): {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Prepare solar (minor): 1 technology cube</extracomment>
      <translation>{trigger} (вторичный: {effect})</translation>
    </message>
    <message>
      <source>{trigger}: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Plan in Asia: $3</extracomment>
      <translation>{trigger} ({effect})</translation>
    </message>
    <message>
      <source>{trigger} (card first): {effect}</source>
      <comment>play_lobby.before</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Plan in Europe (card first): $3</extracomment>
      <translation>{trigger} (сначала карта: {effect})</translation>
    </message>
    <message>
      <source>UN goal: {energies}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: UN goal: recycling, hydro</extracomment>
      <translation>Цель ООН: {energies}</translation>
    </message>
    <message>
      <source>Discard goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Discard goal for $8</extracomment>
      <translation>Сбросить цель за ${money}</translation>
    </message>
    <message>
      <source>{player}'s goal</source>
      <comment>cash_company_goal.other</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Ada's goal</extracomment>
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
      <source>From your supply</source>
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
      <source>{name}</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling: $3</extracomment>
      <translation>{name}</translation>
    </message>
    <message>
      <source>{name}</source>
      <comment>keep_card.company</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Controlled regions</extracomment>
      <translation>{name}</translation>
    </message>
    <message>
      <source>{name}</source>
      <comment>keep_card.personal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Infrastructures of one energy</extracomment>
      <translation>{name}</translation>
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
      <source>Keep {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Keep 350 ppm</extracomment>
      <translation>Оставить {co2} ppm</translation>
    </message>
    <message>
      <source>{action}, card: {effect}</source>
      <comment>with.card</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling, Asia (money), card: –$3</extracomment>
      <translation>{action}, карта: {effect}</translation>
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
    <name>choices_second_chance</name>
    <message>
      <source>From your board</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action on a button beside a question: two or three words. Only in Second Chance.</extracomment>
      <translation>С вашего планшета</translation>
    </message>
  </context>
  <context>
    <name>company_goal_names</name>
    <message>
      <source>Controlled regions</source>
      <comment>controlled_region</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>Контролируемые регионы</translation>
    </message>
    <message>
      <source>Regions with plants</source>
      <comment>region_with_own_plant</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Regions with plants” (5): 3 points for each region where you have a plant, at most 15</extracomment>
      <translation>Регионы с электростанциями</translation>
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goal</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: UN goals · company goal 29</extracomment>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <source>Plants except the first</source>
      <comment>own_plant_after_first</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Plants except the first · company goal 30</extracomment>
      <translation>Электростанции, кроме первой</translation>
    </message>
    <message>
      <source>Plants</source>
      <comment>every_own_plant</comment>
      <extracomment>The short name of a company goal: what it counts.</extracomment>
      <translation>Электростанции</translation>
    </message>
    <message>
      <source>CEPs without regions</source>
      <comment>cep_in_hand_before_regions</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: CEPs without regions · company goal 31</extracomment>
      <translation>РУВ без регионов</translation>
    </message>
    <message>
      <source>CEPs</source>
      <comment>cep_owned</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: CEPs · company goal 1</extracomment>
      <translation>РУВ</translation>
    </message>
    <message>
      <source>Leads in expertise</source>
      <comment>leading_expertise_ties_count</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Leo scores company goal “Leads in expertise” (32): 4 points.</extracomment>
      <translation>Лидерство в компетенции</translation>
    </message>
    <message>
      <source>Plants of different energies</source>
      <comment>own_plant_type</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Plants of different energies” (6): 3 points for each different energy among your plants, at most 15</extracomment>
      <translation>Электростанции разных типов</translation>
    </message>
    <message>
      <source>Regions with infrastructure</source>
      <comment>region_with_own_infrastructure</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Regions with infrastructure” (8): 3 points for each region where you have infrastructure, at most 15</extracomment>
      <translation>Регионы с инфраструктурой</translation>
    </message>
    <message>
      <source>Infrastructures of different energies</source>
      <comment>own_infrastructure_type</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Infrastructures of different energies” (9): 3 points for each different energy among your infrastructures, at most 15</extracomment>
      <translation>Инфраструктуры разных типов</translation>
    </message>
    <message>
      <source>Infrastructures except the first</source>
      <comment>own_infrastructure_after_first</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Infrastructures except the first” (10): 3 points for each of your infrastructures except the first, at most 15</extracomment>
      <translation>Инфраструктуры, кроме первой</translation>
    </message>
  </context>
  <context>
    <name>company_goal_names_second_chance</name>
    <message>
      <source>Leads in knowledge</source>
      <comment>leading_expertise_ties_count</comment>
      <extracomment>The short name of a company goal: what it counts. Only in Second Chance.
Example: Leads in knowledge · company goal 2</extracomment>
      <translation>Лидерство в компетенции</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <comment>controlled_region</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>{vp:points} за каждый контролируемый вами регион, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region where you have a plant, at most {limit}</source>
      <comment>region_with_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Regions with plants” (5): 3 points for each region where you have a plant, at most 15</extracomment>
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
      <source>{vp:points} for each of your plants except the first, at most {limit}</source>
      <comment>own_plant_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 3 points for each of your plants except the first, at most 15.</extracomment>
      <translation>{vp:points} за каждую вашу электростанцию, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each of your plants, at most {limit}</source>
      <comment>every_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of your plants, at most 3</extracomment>
      <translation>{vp:points} за каждую вашу электростанцию, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your supply, not counting your regions, at most {limit}</source>
      <comment>cep_in_hand_before_regions</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP in your supply, not counting your regions, at most 16.</extracomment>
      <translation>{vp:points} за каждый РУВ в вашей руке (без ваших регионов), максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP on your player board and in regions you control, at most {limit}</source>
      <comment>cep_owned</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP on your player board and in regions you control, at most 16.</extracomment>
      <translation>{vp:points} за каждый РУВ на вашем планшете и в контролируемых вами регионах, максимум {limit}</translation>
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
Example: Keep company goal “Plants of different energies” (6): 3 points for each different energy among your plants, at most 15</extracomment>
      <translation>{vp:points} за каждый тип энергии среди ваших электростанций, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region where you have infrastructure, at most {limit}</source>
      <comment>region_with_own_infrastructure</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Regions with infrastructure” (8): 3 points for each region where you have infrastructure, at most 15</extracomment>
      <translation>{vp:points} за каждый регион с вашей инфраструктурой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Infrastructures of different energies” (9): 3 points for each different energy among your infrastructures, at most 15</extracomment>
      <translation>{vp:points} за каждый тип энергии среди ваших инфраструктур, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each of your infrastructures except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Infrastructures except the first” (10): 3 points for each of your infrastructures except the first, at most 15</extracomment>
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
      <source>{vp:points} for each region where the company has a plant, at most {limit}</source>
      <comment>region_with_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region where the company has a plant, at most 15</extracomment>
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
      <source>{vp:points} for each of the company's plants except the first, at most {limit}</source>
      <comment>own_plant_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of the company's plants except the first, at most 15</extracomment>
      <translation>{vp:points} за каждую электростанцию компании, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each of the company's plants, at most {limit}</source>
      <comment>every_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of the company's plants, at most 3</extracomment>
      <translation>{vp:points} за каждую электростанцию компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's supply, not counting its regions, at most {limit}</source>
      <comment>cep_in_hand_before_regions.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP in the company's supply, not counting its regions, at most 16</extracomment>
      <translation>{vp:points} за каждый РУВ компании (без ее регионов), максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP on the company's player board and in its regions, at most {limit}</source>
      <comment>cep_owned.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP on the company's player board and in its regions, at most 16</extracomment>
      <translation>{vp:points} за каждый РУВ на планшете компании и в ее регионах, максимум {limit}</translation>
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
      <source>{vp:points} for each region where the company has infrastructure, at most {limit}</source>
      <comment>region_with_own_infrastructure.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region where the company has infrastructure, at most 15</extracomment>
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
      <source>{vp:points} for each of the company's infrastructures except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of the company's infrastructures except the first, at most 15</extracomment>
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
      <source>Your turn: take your main action. Free actions are possible before and after it.</source>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Ваш ход: выполните основное действие. До и после него возможны бесплатные действия.</translation>
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
      <source>There is nothing left to do: end your turn.</source>
      <comment>turn.over</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Больше ничего сделать нельзя: завершите ход.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist, move one, or decline.</source>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Грант «исследования»: наймите ученого, переместите ученого или откажитесь.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or decline.</source>
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
      <source>Your scientist must leave {place}: back to your supply with 1 point of expertise, or on to a summit?</source>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides.
Example: Your scientist must leave the recycling project in Oceania (technology space): back to your supply with 1 point of expertise, or on to a summit?</extracomment>
      <translation>Ваш ученый должен уйти: {place}. Вернуть его в руку с 1 очком компетенции или отправить на конференцию?</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain 1 point of expertise.</source>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите тип энергии, в котором получите 1 очко компетенции.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <comment>bonus_region_cep</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите регион, который получит РУВ.</translation>
    </message>
    <message>
      <source>End of your turn: choose the project that gives you 1 point of expertise.</source>
      <comment>project_expertise</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Конец вашего хода: выберите проект, который принесет вам 1 очко компетенции.</translation>
    </message>
    <message>
      <source>End of your turn: choose the project that gives you 1 point of expertise, or decline.</source>
      <comment>project_expertise.may</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Конец вашего хода: выберите проект, который принесет вам 1 очко компетенции, или откажитесь.</translation>
    </message>
    <message>
      <source>The summit is over: choose which of your points you gain first ({energies}).</source>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit is over: choose which of your points you gain first (solar and wind).</extracomment>
      <translation>Конференция завершена: выберите, какое из своих очков получить первым ({energies}).</translation>
    </message>
    <message>
      <source>The summit is over: choose the topic of your extra point ({energies}).</source>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit is over: choose the topic of your extra point (solar, recycling).</extracomment>
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
      <source>Choose the region where the energy demand begins; the others follow clockwise.</source>
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
      <source>Pay a CEP for your bid: choose where it comes from.</source>
      <comment>pay_cep.bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Заплатите РУВ по своей ставке: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant and must buy one for ${price}: lose {vp:points} for the money you lack, or discard your company goal for money first.</source>
      <comment>forced_purchase</comment>
      <extracomment>What is asked of the one who decides.
Example: You have no CEP to pay for a fossil plant and must buy one for $3: lose 3 points for the money you lack, or discard your company goal for money first.</extracomment>
      <translation>У вас нет РУВ, чтобы заплатить за ИТ-электростанцию, и нужно купить его за ${price}: потеряйте {vp:points} за недостающие деньги или сначала сбросьте цель компании за деньги.</translation>
    </message>
    <message>
      <source>Bid for the right to choose the start player, or pass.</source>
      <comment>bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Сделайте ставку за право выбрать первого игрока или спасуйте.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <comment>bid.raise</comment>
      <extracomment>What is asked of the one who decides.
Example: The highest bid is $14, by Eva: bid more, or pass.</extracomment>
      <translation>Самая высокая ставка — ${amount} ({player}): поднимите ставку или спасуйте.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; no change is given.</source>
      <comment>bid_payment</comment>
      <extracomment>What is asked of the one who decides.
Example: Pay your bid of $21: a technology cube counts as $2, a CEP as $2; no change is given.</extracomment>
      <translation>Оплатите ставку ${amount}: техно-ресурс стоит ${tech}, РУВ — ${price}; сдачи не дается.</translation>
    </message>
    <message>
      <source>Choose the start player of the next decade.</source>
      <comment>appoint</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите первого игрока на следующее десятилетие.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest go to the player on your right.</source>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides.
Example: Keep one of these 5 lobby cards; the rest go to the player on your right.</extracomment>
      <translation>Оставьте себе одну из {cards:lobby_cards:gen}; остальные получит игрок справа от вас.</translation>
    </message>
    <message>
      <source>Choose the region where placing the start projects begins.</source>
      <comment>start_region</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите регион, с которого начнется размещение стартовых проектов.</translation>
    </message>
    <message>
      <source>Choose a space in {region} for the {project}.</source>
      <comment>start_space</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose a space in Oceania for the recycling project.</extracomment>
      <translation>Выберите позицию в регионе {region} для {project:gen}.</translation>
    </message>
    <message>
      <source>Now take the action of lobbyist card {card}: {trigger}.</source>
      <comment>owed_action</comment>
      <extracomment>What is asked of the one who decides.
Example: Now take the action of lobbyist card “Plan in Europe: $3” (3): plan a project in Europe.</extracomment>
      <translation>Теперь выполните действие карты лоббиста {card}: {trigger}.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, give it to another player, or decline.</source>
      <comment>bonus</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: 1 point of solar knowledge. Use it, give it to another player, or decline.</extracomment>
      <translation>Бонус: {bonus}. Используйте его, передайте другому игроку или откажитесь.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or decline.</source>
      <comment>bonus.own</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>Бонус: {bonus}. Используйте его или откажитесь.</translation>
    </message>
    <message>
      <source>You are given a bonus: {bonus}. Use it, or decline.</source>
      <comment>bonus_received</comment>
      <extracomment>What is asked of the one who decides.
Example: You are given a bonus: 1 technology cube. Use it, or decline.</extracomment>
      <translation>Вам передают бонус: {bonus}. Используйте его или откажитесь.</translation>
    </message>
    <message>
      <source>Choose how far to reduce the CO₂ level of {co2} ppm: each step of {ppm} ppm costs {vp:points}.</source>
      <comment>reduction</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose how far to reduce the CO₂ level of 490 ppm: each step of 10 ppm costs 1 point.</extracomment>
      <translation>Выберите, насколько уменьшить уровень CO₂ ({co2} ppm): каждый шаг в {ppm} ppm стоит {vp:points}.</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level of {co2} ppm by at least {needed:steps} of {ppm} ppm; each step costs {vp:points}.</source>
      <comment>reduction.needed</comment>
      <extracomment>What is asked of the one who decides.
Example: Reduce the CO₂ level of 570 ppm by at least 7 steps of 10 ppm; each step costs 1 point.</extracomment>
      <translation>Уменьшите уровень CO₂ ({co2} ppm) минимум на {needed:steps} по {ppm} ppm; каждый шаг стоит {vp:points}.</translation>
    </message>
    <message>
      <source>Choose a company goal to keep; the other one leaves the game unseen.</source>
      <comment>keep_goal.company</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите цель компании, которую оставите себе; другая удаляется из игры закрытой.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep (left to choose: {due}).</source>
      <comment>keep_goal.personal</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose a personal goal to keep (left to choose: 2).</extracomment>
      <translation>Выберите личную цель, которую оставите себе (осталось выбрать: {due}).</translation>
    </message>
    <message>
      <source>Take your second main action now; it must be of another kind than the first.</source>
      <comment>second_action</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выполните второе основное действие; оно должно быть другого вида, чем первое.</translation>
    </message>
    <message>
      <source>Choose a region: the opponent's cubes are placed counter-clockwise, beginning after it.</source>
      <comment>opponent_start</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Выберите регион: кубики соперника размещаются против часовой стрелки, начиная со следующего за ним.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Your turn: take your main action. Director actions are possible before and after it.</source>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Ваш ход: выполните основное действие. До и после него возможны действия директора.</translation>
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
      <source>Subsidy: recruit a scientist and gain 1 point of knowledge, or move a scientist.</source>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Грант: наймите ученого и получите 1 очко компетенции или переместите ученого.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist and gain 1 point of knowledge, move a scientist, or decline.</source>
      <comment>research_grant.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Грант: наймите ученого и получите 1 очко компетенции, переместите ученого или откажитесь.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <comment>research_grant.move</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Грант: переместите ученого.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or decline.</source>
      <comment>research_grant.move.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Грант: переместите ученого или откажитесь.</translation>
    </message>
    <message>
      <source>Your scientist must leave {place}: choose a destination.</source>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Your scientist must leave the hydro project in North America (scientist space): choose a destination.</extracomment>
      <translation>Ваш ученый должен уйти: {place}. Выберите, куда его переместить.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain 1 point of knowledge.</source>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Выберите тип энергии, в котором получите 1 очко компетенции.</translation>
    </message>
    <message>
      <source>The summit is over: choose which point of knowledge you gain first ({energies}).</source>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit is over: choose which point of knowledge you gain first (solar and wind).</extracomment>
      <translation>Конференция завершена: выберите, какое очко компетенции получить первым ({energies}).</translation>
    </message>
    <message>
      <source>The summit is over: choose the topic of your point of knowledge ({energies}).</source>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit is over: choose the topic of your point of knowledge (hydro, recycling).</extracomment>
      <translation>Конференция завершена: выберите секцию для очка компетенции ({energies}).</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Заплатите РУВ за инфраструктуру: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; the rest go to the player on your right.</source>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Keep one of these 5 lobbyist cards; the rest go to the player on your right.</extracomment>
      <translation>Оставьте себе одну из {cards:lobbyist_cards:gen}; остальные получит игрок справа от вас.</translation>
    </message>
  </context>
  <context>
    <name>effects</name>
    <message>
      <source>${n}</source>
      <comment>money</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation>${n}</translation>
    </message>
    <message>
      <source>{n:cubes}</source>
      <comment>tech</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>{n:cubes}</translation>
    </message>
    <message>
      <source>{n:ceps} from the market</source>
      <comment>cep</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Prepare solar: $3” (13) for its minor effect: 1 CEP from the market</extracomment>
      <translation>{n:ceps} с рынка</translation>
    </message>
    <message>
      <source>{n:points}</source>
      <comment>vp</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Sell a CEP: 2 points” (36) for its main effect: 2 points; its action must follow</extracomment>
      <translation>{n:points}</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Plan in Africa: $3” (4) for its minor effect: move a scientist</extracomment>
      <translation>переместить ученого</translation>
    </message>
    <message>
      <source>1 point of {expertise}</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Build hydro: 1 knowledge” (26) for its main effect: 1 point of hydro knowledge; its action must follow</extracomment>
      <translation>1 очко {expertise:gen}</translation>
    </message>
    <message>
      <source>${n} discount</source>
      <comment>discount</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Main effect, when you build a recycling plant: $3 discount.</extracomment>
      <translation>скидка ${n}</translation>
    </message>
  </context>
  <context>
    <name>effects_second_chance</name>
    <message>
      <source>1 point of {expertise}</source>
      <comment>expertise</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Build hydro: 1 knowledge” (26) for its main effect: 1 point of hydro knowledge; its action must follow</extracomment>
      <translation>1 очко {expertise:gen}</translation>
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
      <source>Enough regions use green energy only: the game ends.</source>
      <comment>green_regions</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Достаточно регионов заполнено только экологическими электростанциями: игра заканчивается.</translation>
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
      <source>All goals are met and the CO₂ level is low enough: the game is won.</source>
      <comment>team_won</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Все цели выполнены, уровень CO₂ достаточно низок: игра выиграна.</translation>
    </message>
    <message>
      <source>The score is below zero: the game is lost.</source>
      <comment>points_lost</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Счет ниже нуля: игра проиграна.</translation>
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
      <source>The solo goal is not met: the game is lost.</source>
      <comment>solo_goal_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Цель одиночной игры не выполнена: игра проиграна.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>forestation</source>
      <comment>forestation</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Play lobbyist card “Prepare forestation: 1 knowledge” (19) for its minor effect: $2</extracomment>
      <translation>лесные ресурсы</translation>
    </message>
    <message>
      <source>solar</source>
      <comment>solar</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>солнце</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <comment>fusion</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Keep lobby card “Build cold fusion: –$3” (16); minor effect: $2</extracomment>
      <translation>холодный синтез</translation>
    </message>
    <message>
      <source>biomass</source>
      <comment>biomass</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Keep lobby card “Summit on biomass: 1 expertise” (22); minor effect: move a scientist</extracomment>
      <translation>биомасса</translation>
    </message>
    <message>
      <source>recycling</source>
      <comment>recycling</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Recycling</extracomment>
      <translation>вторсырье</translation>
    </message>
    <message>
      <source>hydro</source>
      <comment>hydro</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Plan hydro, Europe (scientist)</extracomment>
      <translation>вода</translation>
    </message>
    <message>
      <source>wind</source>
      <comment>wind</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Play lobbyist card “Build wind: 1 knowledge” (27) for its minor effect: $2</extracomment>
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
      <source>Build a {plant}</source>
      <comment>plant_of_type</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Build a solar plant</extracomment>
      <translation>Построить {plant:acc}</translation>
    </message>
    <message>
      <source>Reach the last space of the {track}</source>
      <comment>knowledge_last</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the last space of the solar track</extracomment>
      <translation>Дойти до последнего деления {track:gen}</translation>
    </message>
    <message>
      <source>Reach the middle of the {track}</source>
      <comment>knowledge_half</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the middle of the solar track</extracomment>
      <translation>Дойти до середины {track:gen}</translation>
    </message>
    <message>
      <source>Complete a summit with the {topic}</source>
      <comment>summit_topic</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Complete a summit with the wind topic</extracomment>
      <translation>Завершить конференцию с {topic:ins}</translation>
    </message>
    <message>
      <source>Complete a summit of {n:topics}</source>
      <comment>summit_size</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Complete a summit of 3 topics</extracomment>
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
      <source>It spares everyone who has a green plant in {region}.</source>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: It spares everyone who has a green plant in North America.</extracomment>
      <translation>Не затрагивает тех, у кого есть экологическая электростанция в регионе {region}.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none.</source>
      <comment>loss</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: All others give 1 technology cube to North America, or lose 2 points if they have none.</extracomment>
      <translation>Все остальные жертвуют {tech:cubes} региону {region}, а если техно-ресурсов нет — теряют {vp:points}.</translation>
    </message>
    <message>
      <source>A player who builds a plant in {region} uses one of these cubes for it.</source>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: A player who builds a plant in North America uses one of these cubes for it.</extracomment>
      <translation>Кто строит электростанцию в регионе {region}, использует для нее один из этих кубиков.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>Happens in the event phase; at {ppm} ppm or more, the future event happens too.</source>
      <comment>when</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: Happens in the event phase; at 400 ppm or more, the future event happens too.</extracomment>
      <translation>Происходит в фазу событий; при {ppm} ppm и выше происходит и будущее событие.</translation>
    </message>
    <message>
      <source>It spares everyone who has built a plant in {region}, or has infrastructure under a plant there.</source>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: It spares everyone who has built a plant in North America, or has infrastructure under a plant there.</extracomment>
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
      <source>A player who builds a plant in {region} may use one of these cubes for it.</source>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: A player who builds a plant in North America may use one of these cubes for it.</extracomment>
      <translation>Кто строит электростанцию в регионе {region}, может использовать для нее один из этих кубиков.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>{player} undoes {actions:actions} with everyone's consent.</source>
      <comment>ActionsTakenBack.agreed</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada undoes 3 actions with everyone's consent.</extracomment>
      <translation>{player} с согласия всех отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} undoes {actions:actions} (practice game).</source>
      <comment>ActionsTakenBack.practice</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada undoes 3 actions (practice game).</extracomment>
      <translation>{player} отменяет {actions:actions} (тренировочная игра).</translation>
    </message>
    <message>
      <source>{player} must buy a CEP for ${money}.</source>
      <comment>CepForced.money</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada must buy a CEP for $3.</extracomment>
      <translation>{player} вынужденно покупает РУВ за ${money}.</translation>
    </message>
    <message>
      <source>{player} must buy a CEP for {vp:points}.</source>
      <comment>CepForced.points</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada must buy a CEP for 3 points.</extracomment>
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
Example: Eva plays lobby card “Install recycling: 2 technology cubes” (10) for its main effect.</extracomment>
      <translation>{player} играет карту лобби {card} ради основного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case.
Example: Max plays lobby card “Summit on solar: 1 expertise” (23) for its minor effect.</extracomment>
      <translation>{player} играет карту лобби {card} ради вторичного бонуса.</translation>
    </message>
    <message>
      <source>The market and the bank are empty; the price is now ${price}.</source>
      <comment>MarketRefilled.empty</comment>
      <extracomment>A line of the log, in a special case.
Example: The market and the bank are empty; the price is now $8.</extracomment>
      <translation>Рынок и банк пусты; цена теперь ${price}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the grant.</source>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $5 from the grant.</extracomment>
      <translation>{player} получает ${amount} по гранту.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 for installing the project.</extracomment>
      <translation>{player} получает ${amount} за развертывание проекта.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the lobby card.</source>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 from the lobby card.</extracomment>
      <translation>{player} получает ${amount} по карте лобби.</translation>
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
      <source>{player} gains {amount:points} from the lobby card.</source>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada gains 3 points from the lobby card.</extracomment>
      <translation>{player} получает {amount:points} по карте лобби.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <comment>PointsGained.plant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max gains 6 points for the plant.</extracomment>
      <translation>{player} получает {amount:points} за электростанцию.</translation>
    </message>
    <message>
      <source>{player} has no technology cube to give and loses {amount:points}.</source>
      <comment>PointsLost.event</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has no technology cube to give and loses 3 points.</extracomment>
      <translation>{player} не может пожертвовать техно-ресурс и теряет {amount:points}.</translation>
    </message>
    <message>
      <source>{player} takes a scientist back from {origin}.</source>
      <comment>ScientistMoved.home</comment>
      <extracomment>A line of the log, in a special case.
Example: Max takes a scientist back from the technology space in North America.</extracomment>
      <translation>{player} возвращает ученого: {origin} › рука.</translation>
    </message>
    <message>
      <source>{player}'s scientist must leave {space}.</source>
      <comment>ScientistSentAway.own</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada's scientist must leave the scientist space in Europe.</extracomment>
      <translation>Ученый игрока {player} должен уйти: {space}.</translation>
    </message>
    <message>
      <source>From now on, a person plays for {player}.</source>
      <comment>SeatTakenOver.person</comment>
      <extracomment>A line of the log, in a special case.
Example: From now on, a person plays for Ada.</extracomment>
      <translation>{player}: отныне играет человек.</translation>
    </message>
    <message>
      <source>From now on, another program plays for {player}.</source>
      <comment>SeatTakenOver.program</comment>
      <extracomment>A line of the log, in a special case.
Example: From now on, another program plays for Ada.</extracomment>
      <translation>{player}: отныне играет другая программа.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <comment>SummitReplaced.none</comment>
      <extracomment>A line of the log, in a special case.
Example: No summit is left for space 3.</extracomment>
      <translation>Для позиции {summit} конференций больше нет.</translation>
    </message>
    <message>
      <source>No technology cubes are left: {player} receives none.</source>
      <comment>TechGained.none</comment>
      <extracomment>A line of the log, in a special case.
Example: No technology cubes are left: Leo receives none.</extracomment>
      <translation>Техно-ресурсы закончились: {player} не получает ничего.</translation>
    </message>
    <message>
      <source>{player} receives only {amount:cubes}, {missing} short: no more are left.</source>
      <comment>TechGained.missing</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva receives only 2 technology cubes, 1 short: no more are left.</extracomment>
      <translation>{player} получает только {amount:cubes} (не хватает: {missing}): больше в банке нет.</translation>
    </message>
    <message>
      <source>{player} needs no technology cubes.</source>
      <comment>TechPaid.nothing</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada needs no technology cubes.</extracomment>
      <translation>{player} не тратит техно-ресурсов.</translation>
    </message>
    <message>
      <source>The region pays {by_region:cubes} for {player}'s plant.</source>
      <comment>TechPaid.region_only</comment>
      <extracomment>A line of the log, in a special case.
Example: The region pays 1 technology cube for Max's plant.</extracomment>
      <translation>Регион платит {by_region:cubes} за электростанцию игрока {player}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region pays {by_region:cubes}.</source>
      <comment>TechPaid.region</comment>
      <extracomment>A line of the log, in a special case.
Example: Max pays 2 technology cubes, and the region pays 1 technology cube.</extracomment>
      <translation>{player} платит {amount:cubes}, регион платит {by_region:cubes}.</translation>
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
Example: Eva claims UN goal “Recycling, hydro” (2).</extracomment>
      <translation>{player} получает карту целей ООН {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo plays lobbyist card “Plan in Asia: $3” (5) for its main effect.</extracomment>
      <translation>{player} играет карту лоббиста {card} ради основного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva plays lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect.</extracomment>
      <translation>{player} играет карту лоббиста {card} ради вторичного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; its action follows.</source>
      <comment>LobbyPlayed.before</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada plays lobbyist card “Plan in Europe: $3” (3) for its main effect; its action follows.</extracomment>
      <translation>{player} играет карту лоббиста {card} ради основного бонуса; ее действие следует сразу.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the subsidy.</source>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva receives $4 from the subsidy.</extracomment>
      <translation>{player} получает ${amount} по гранту.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo receives $3 for the infrastructure.</extracomment>
      <translation>{player} получает ${amount} за инфраструктуру.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the lobbyist card.</source>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada receives $3 from the lobbyist card.</extracomment>
      <translation>{player} получает ${amount} по карте лоббиста.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} from the lobbyist card.</source>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada gains 2 points from the lobbyist card.</extracomment>
      <translation>{player} получает {amount:points} по карте лоббиста.</translation>
    </message>
    <message>
      <source>{player} takes a scientist back from {origin}.</source>
      <comment>ScientistMoved.home</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
A line of the log, in a special case.
Example: Max takes a scientist back from the technology space in North America.</extracomment>
      <translation>{player} возвращает ученого: {origin} › планшет.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} can no longer take the action of lobbyist card {card}.</source>
      <comment>ActionReleased</comment>
      <extracomment>A line of the log.
Example: Ada can no longer take the action of lobbyist card “Build solar: –$3” (18).</extracomment>
      <translation>{player} уже не может выполнить действие карты лоббиста {card}.</translation>
    </message>
    <message>
      <source>{player} undoes {actions:actions}.</source>
      <comment>ActionsTakenBack</comment>
      <extracomment>A line of the log.
Example: Ada undoes 3 actions.</extracomment>
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
      <source>{player} declines the bonus.</source>
      <comment>BonusDeclined</comment>
      <extracomment>A line of the log.
Example: Eva declines the bonus.</extracomment>
      <translation>{player} отказывается от бонуса.</translation>
    </message>
    <message>
      <source>{player} gives the bonus to {to}.</source>
      <comment>BonusGiven</comment>
      <extracomment>A line of the log.
Example: Leo gives the bonus to Ada.</extracomment>
      <translation>{player} передает бонус игроку {to}.</translation>
    </message>
    <message>
      <source>{player}'s bonus is lost: there is no CEP left, or no region with room for one.</source>
      <comment>BonusLost</comment>
      <extracomment>A line of the log.
Example: Ada's bonus is lost: there is no CEP left, or no region with room for one.</extracomment>
      <translation>Бонус игрока {player} пропадает: не осталось РУВ или регионов, где есть место.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log.
Example: Ada's scientist visits lobby card “Build solar: –$3” (18).</extracomment>
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
      <source>{player} must buy a CEP for ${money} and {vp:points}.</source>
      <comment>CepForced</comment>
      <extracomment>A line of the log.
Example: Ada must buy a CEP for $3 and 3 points.</extracomment>
      <translation>{player} вынужденно покупает РУВ за ${money} и {vp:points}.</translation>
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
      <source>The CO₂ level is reduced to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <comment>Co2Reduced</comment>
      <extracomment>A line of the log.
Example: The CO₂ level is reduced to 400 ppm: 17 steps for 17 points.</extracomment>
      <translation>Уровень CO₂ уменьшается до {co2} ppm: {steps:steps} за {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards a company goal for ${money}.</source>
      <comment>CompanyGoalCashed</comment>
      <extracomment>A line of the log.
Example: Ada discards a company goal for $8.</extracomment>
      <translation>{player} сбрасывает цель компании за ${money}.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <comment>CompanyGoalScored</comment>
      <extracomment>A line of the log.
Example: Max scores company goal “Infrastructures except the first” (10): 6 points.</extracomment>
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
      <source>No disaster in {region}: the CO₂ level is still low enough.</source>
      <comment>DisasterAvoided</comment>
      <extracomment>A line of the log.
Example: No disaster in South America: the CO₂ level is still low enough.</extracomment>
      <translation>Катастрофа предотвращена ({region}): уровень CO₂ еще достаточно низок.</translation>
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
      <source>Penalty of {vp:points} for {open_goals:open_goals}.</source>
      <comment>EnvironmentalPenalty</comment>
      <extracomment>A line of the log.
Example: Penalty of 21 points for 21 open environmental goals.</extracomment>
      <translation>Штраф: {vp:points} ({open_goals:open_goals}).</translation>
    </message>
    <message>
      <source>The event after the next one is revealed: {region}.</source>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log.
Example: The event after the next one is revealed: Europe.</extracomment>
      <translation>Открыто событие, которое произойдет после ближайшего: {region}.</translation>
    </message>
    <message>
      <source>{player} declines the expertise.</source>
      <comment>ExpertiseDeclined</comment>
      <extracomment>A line of the log.
Example: Ada declines the expertise.</extracomment>
      <translation>{player} отказывается от очка компетенции.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {expertise}.</source>
      <comment>ExpertiseGained</comment>
      <extracomment>A line of the log.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation>{player} повышает {expertise:acc} до уровня {level}.</translation>
    </message>
    <message>
      <source>{player} is at the end of the {track}, so the point is lost.</source>
      <comment>ExpertiseLost</comment>
      <extracomment>A line of the log.
Example: Leo is at the end of the cold fusion track, so the point is lost.</extracomment>
      <translation>{player} находится в конце {track:gen}, поэтому очко пропадает.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <comment>FossilPileEmpty</comment>
      <extracomment>A line of the log.
Example: No fossil plant is left for Europe.</extracomment>
      <translation>Для региона {region} ИТ-электростанций не осталось.</translation>
    </message>
    <message>
      <source>The replaced fossil plants form a new pile: {tiles:fossil_plants}.</source>
      <comment>FossilPileRenewed</comment>
      <extracomment>A line of the log.
Example: The replaced fossil plants form a new pile: 3 fossil plants.</extracomment>
      <translation>Замененные ИТ-электростанции образуют новую стопку: {tiles:fossil_plants}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is now {co2} ppm.</source>
      <comment>FossilPlantPlaced</comment>
      <extracomment>A line of the log.
Example: North America builds a fossil plant (coal); the CO₂ level is now 70 ppm.</extracomment>
      <translation>Регион {region} строит ИТ-электростанцию ({fossil}); уровень CO₂ теперь {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is replaced; the CO₂ level is now {co2} ppm.</source>
      <comment>FossilReplaced</comment>
      <extracomment>A line of the log.
Example: A fossil plant (coal) in Africa is replaced; the CO₂ level is now 360 ppm.</extracomment>
      <translation>ИТ-электростанция ({fossil}) в регионе {region} заменена; уровень CO₂ теперь {co2} ppm.</translation>
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
      <source>{player} moves no scientist.</source>
      <comment>GrantDeclined</comment>
      <extracomment>A line of the log.
Example: Eva moves no scientist.</extracomment>
      <translation>{player} не перемещает ученых.</translation>
    </message>
    <message>
      <source>{player} has no scientist to recruit or move.</source>
      <comment>GrantLost</comment>
      <extracomment>A line of the log.
Example: Ada has no scientist to recruit or move.</extracomment>
      <translation>У игрока {player} нет ученого, которого можно нанять или переместить.</translation>
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
Example: Ada plays lobby card “Build solar: –$3” (18).</extracomment>
      <translation>{player} играет карту лобби {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is now ${price}.</source>
      <comment>MarketRefilled</comment>
      <extracomment>A line of the log.
Example: The market is refilled with 2 CEPs; the price is now $2.</extracomment>
      <translation>Рынок пополняется: {moved:ceps}; цена теперь ${price}.</translation>
    </message>
    <message>
      <source>The empty market receives {moved:ceps}; the price stays the same.</source>
      <comment>MarketRestocked</comment>
      <extracomment>A line of the log.
Example: The empty market receives 1 CEP; the price stays the same.</extracomment>
      <translation>Опустевший рынок получает {moved:ceps}; цена не меняется.</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <comment>MoneyGained</comment>
      <extracomment>A line of the log.
Example: Ada receives $3.</extracomment>
      <translation>{player} получает ${amount}.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to}, whose scientist must leave.</source>
      <comment>MoneyGiven</comment>
      <extracomment>A line of the log.
Example: Eva pays $1 to Ada, whose scientist must leave.</extracomment>
      <translation>{player} платит ${amount} игроку {to}, чей ученый должен уйти.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <comment>MoneyPaid</comment>
      <extracomment>A line of the log.
Example: Ada pays $3.</extracomment>
      <translation>{player} платит ${amount}.</translation>
    </message>
    <message>
      <source>The opponent places a cube in {region} ({energy}).</source>
      <comment>OpponentCubePlaced</comment>
      <extracomment>A line of the log.
Example: The opponent places a cube in Africa (wind).</extracomment>
      <translation>Соперник кладет кубик в регион {region} ({energy}).</translation>
    </message>
    <message>
      <source>Everyone passes {cards:lobby_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log.
Example: Everyone passes 4 lobby cards to the right.</extracomment>
      <translation>Все игроки передают направо {cards:lobby_cards:acc}.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: penalty of {vp:points}.</source>
      <comment>PenaltyPaid</comment>
      <extracomment>A line of the log.
Example: Max has no CEP to pay: penalty of 2 points.</extracomment>
      <translation>{player} не может заплатить РУВ: штраф {vp:points}.</translation>
    </message>
    <message>
      <source>{player} reveals a personal goal, which is met.</source>
      <comment>PersonalGoalShown</comment>
      <extracomment>A line of the log.
Example: Ada reveals a personal goal, which is met.</extracomment>
      <translation>{player} открывает выполненную личную цель.</translation>
    </message>
    <message>
      <source>{player} builds a {plant} in {region}.</source>
      <comment>PlantBuilt</comment>
      <extracomment>A line of the log.
Example: Max builds a hydro plant in Europe.</extracomment>
      <translation>{player} строит {plant:acc} в регионе {region}.</translation>
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
      <source>{player} installs the {project} on {space}.</source>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log.
Example: Max installs the biomass project on the technology space in North America.</extracomment>
      <translation>{player} разворачивает {project}: {space}.</translation>
    </message>
    <message>
      <source>{player} proposes a {project} on {space}.</source>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log.
Example: Max proposes a biomass project on the technology space in North America.</extracomment>
      <translation>{player} открывает {project}: {space}.</translation>
    </message>
    <message>
      <source>The {project} tile returns to the general supply.</source>
      <comment>ProjectReturned</comment>
      <extracomment>A line of the log.
Example: The recycling project tile returns to the general supply.</extracomment>
      <translation>Тайл {project:gen} возвращается в банк.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <comment>RegionCepGained</comment>
      <extracomment>A line of the log.
Example: North America receives a CEP.</extracomment>
      <translation>Регион {region} получает РУВ.</translation>
    </message>
    <message>
      <source>{region} pays one of its own CEPs.</source>
      <comment>RegionCepPaid</comment>
      <extracomment>A line of the log.
Example: North America pays one of its own CEPs.</extracomment>
      <translation>Регион {region} платит один из своих РУВ.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube to the general supply.</source>
      <comment>RegionTechReturned</comment>
      <extracomment>A line of the log.
Example: Europe returns a technology cube to the general supply.</extracomment>
      <translation>Регион {region} возвращает техно-ресурс в банк.</translation>
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
Example: Ada moves a scientist from their player board to the scientist space in Europe.</extracomment>
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
      <source>{player} pollutes for a second main action; the CO₂ level is now {co2} ppm.</source>
      <comment>SecondActionBought</comment>
      <extracomment>A line of the log.
Example: Ada pollutes for a second main action; the CO₂ level is now 410 ppm.</extracomment>
      <translation>{player} загрязняет среду ради второго основного действия; уровень CO₂ теперь {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is not met.</source>
      <comment>SoloGoalMissed</comment>
      <extracomment>A line of the log.
Example: Solo goal “Build solar: –$3” (18) is not met.</extracomment>
      <translation>Цель одиночной игры {card} не выполнена.</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <comment>StartPlayerChanged</comment>
      <extracomment>A line of the log.
Example: Leo is the start player.</extracomment>
      <translation>Первый игрок — {player}.</translation>
    </message>
    <message>
      <source>From now on, the computer plays for {player}.</source>
      <comment>SeatTakenOver</comment>
      <extracomment>A line of the log.
Example: From now on, the computer plays for Ada.</extracomment>
      <translation>{player}: отныне играет компьютер.</translation>
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
      <source>UN goal {card} leaves the game.</source>
      <comment>UnGoalRemoved</comment>
      <extracomment>A line of the log.
Example: UN goal “Forestation, biomass” (41) leaves the game.</extracomment>
      <translation>Карта целей ООН {card} удаляется из игры.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <comment>UnGoalRevealed</comment>
      <extracomment>A line of the log.
Example: UN goal “Forestation, biomass” (41) is revealed.</extracomment>
      <translation>Открыта карта целей ООН {card}.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log.
Example: Eva scores UN goal “Biomass, recycling” (34): 4 points.</extracomment>
      <translation>{player} получает {vp:points} по карте целей ООН {card}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo's scientist visits lobbyist card “Prepare hydro: 2 technology cubes or $2” (11).</extracomment>
      <translation>Ученый игрока {player} посещает карту лоббиста {card}.</translation>
    </message>
    <message>
      <source>An event is revealed: {region}.</source>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: An event is revealed: North America.</extracomment>
      <translation>Открыто событие: {region}.</translation>
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
Example: Ada plays lobbyist card “Build solar: –$3” (18).</extracomment>
      <translation>{player} играет карту лоббиста {card}.</translation>
    </message>
    <message>
      <source>Everyone passes {cards:lobbyist_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Everyone passes 3 lobbyist cards to the right.</extracomment>
      <translation>Все игроки передают направо {cards:lobbyist_cards:acc}.</translation>
    </message>
    <message>
      <source>{player} prepares {infrastructure} on {space}.</source>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares hydro infrastructure on the scientist space in North America.</extracomment>
      <translation>{player} разворачивает {infrastructure:acc}: {space}.</translation>
    </message>
    <message>
      <source>{player} plans a {project} on {space}.</source>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada plans a hydro project on the scientist space in Europe.</extracomment>
      <translation>{player} планирует {project}: {space}.</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist must leave.</source>
      <comment>ScientistSentAway</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares the scientist space in North America: Max's scientist must leave.</extracomment>
      <translation>{by} разворачивает инфраструктуру, ученый игрока {player} должен уйти: {space}.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Max claims UN goal “Recycling, hydro, hydro” (20): 2 points.</extracomment>
      <translation>{player} получает карту целей ООН {card}: {vp:points}.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {expertise}.</source>
      <comment>ExpertiseGained</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
A line of the log.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation>{player} повышает {expertise:acc} до уровня {level}.</translation>
    </message>
  </context>
  <context>
    <name>expertise_names</name>
    <message>
      <source>forestation expertise</source>
      <comment>forestation</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Leo reaches level 1 in forestation expertise.</extracomment>
      <translation>компетенция в лесных ресурсах</translation>
    </message>
    <message>
      <source>solar expertise</source>
      <comment>solar</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in solar expertise.</extracomment>
      <translation>компетенция в солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion expertise</source>
      <comment>fusion</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in cold fusion expertise.</extracomment>
      <translation>компетенция в области холодного синтеза</translation>
    </message>
    <message>
      <source>biomass expertise</source>
      <comment>biomass</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in biomass expertise.</extracomment>
      <translation>компетенция в области биомассы</translation>
    </message>
    <message>
      <source>recycling expertise</source>
      <comment>recycling</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Eva reaches level 1 in recycling expertise.</extracomment>
      <translation>компетенция в области вторсырья</translation>
    </message>
  </context>
  <context>
    <name>expertise_names_acc</name>
    <message>
      <source>forestation expertise</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:acc}.
{expertise} in a sentence: what a player knows about an energy.
Example: Leo reaches level 1 in forestation expertise.</extracomment>
      <translation>компетенцию в лесных ресурсах</translation>
    </message>
    <message>
      <source>solar expertise</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:acc}.
{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in solar expertise.</extracomment>
      <translation>компетенцию в солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion expertise</source>
      <comment>fusion</comment>
      <extracomment>The noun in a case, for {n:fusion:acc}.
{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in cold fusion expertise.</extracomment>
      <translation>компетенцию в области холодного синтеза</translation>
    </message>
    <message>
      <source>biomass expertise</source>
      <comment>biomass</comment>
      <extracomment>The noun in a case, for {n:biomass:acc}.
{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in biomass expertise.</extracomment>
      <translation>компетенцию в области биомассы</translation>
    </message>
    <message>
      <source>recycling expertise</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:acc}.
{expertise} in a sentence: what a player knows about an energy.
Example: Eva reaches level 1 in recycling expertise.</extracomment>
      <translation>компетенцию в области вторсырья</translation>
    </message>
  </context>
  <context>
    <name>expertise_names_gen</name>
    <message>
      <source>forestation expertise</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:gen}.
{expertise} in a sentence: what a player knows about an energy.
Example: Leo reaches level 1 in forestation expertise.</extracomment>
      <translation>компетенции в лесных ресурсах</translation>
    </message>
    <message>
      <source>solar expertise</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:gen}.
{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in solar expertise.</extracomment>
      <translation>компетенции в солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion expertise</source>
      <comment>fusion</comment>
      <extracomment>The noun in a case, for {n:fusion:gen}.
{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in cold fusion expertise.</extracomment>
      <translation>компетенции в области холодного синтеза</translation>
    </message>
    <message>
      <source>biomass expertise</source>
      <comment>biomass</comment>
      <extracomment>The noun in a case, for {n:biomass:gen}.
{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in biomass expertise.</extracomment>
      <translation>компетенции в области биомассы</translation>
    </message>
    <message>
      <source>recycling expertise</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:gen}.
{expertise} in a sentence: what a player knows about an energy.
Example: Eva reaches level 1 in recycling expertise.</extracomment>
      <translation>компетенции в области вторсырья</translation>
    </message>
  </context>
  <context>
    <name>expertise_names_second_chance</name>
    <message>
      <source>forestation knowledge</source>
      <comment>forestation</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Eva reaches level 1 in forestation knowledge.</extracomment>
      <translation>компетенция в лесных ресурсах</translation>
    </message>
    <message>
      <source>solar knowledge</source>
      <comment>solar</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>компетенция в солнечной энергии</translation>
    </message>
    <message>
      <source>recycling knowledge</source>
      <comment>recycling</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation>компетенция в области вторсырья</translation>
    </message>
    <message>
      <source>hydro knowledge</source>
      <comment>hydro</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation>компетенция в гидроэнергии</translation>
    </message>
    <message>
      <source>wind knowledge</source>
      <comment>wind</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in wind knowledge.</extracomment>
      <translation>компетенция в энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>expertise_names_second_chance_acc</name>
    <message>
      <source>forestation knowledge</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:acc}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Eva reaches level 1 in forestation knowledge.</extracomment>
      <translation>компетенцию в лесных ресурсах</translation>
    </message>
    <message>
      <source>solar knowledge</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:acc}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>компетенцию в солнечной энергии</translation>
    </message>
    <message>
      <source>recycling knowledge</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:acc}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation>компетенцию в области вторсырья</translation>
    </message>
    <message>
      <source>hydro knowledge</source>
      <comment>hydro</comment>
      <extracomment>The noun in a case, for {n:hydro:acc}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation>компетенцию в гидроэнергии</translation>
    </message>
    <message>
      <source>wind knowledge</source>
      <comment>wind</comment>
      <extracomment>The noun in a case, for {n:wind:acc}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in wind knowledge.</extracomment>
      <translation>компетенцию в энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>expertise_names_second_chance_gen</name>
    <message>
      <source>forestation knowledge</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:gen}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Eva reaches level 1 in forestation knowledge.</extracomment>
      <translation>компетенции в лесных ресурсах</translation>
    </message>
    <message>
      <source>solar knowledge</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:gen}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>компетенции в солнечной энергии</translation>
    </message>
    <message>
      <source>recycling knowledge</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:gen}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation>компетенции в области вторсырья</translation>
    </message>
    <message>
      <source>hydro knowledge</source>
      <comment>hydro</comment>
      <extracomment>The noun in a case, for {n:hydro:gen}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation>компетенции в гидроэнергии</translation>
    </message>
    <message>
      <source>wind knowledge</source>
      <comment>wind</comment>
      <extracomment>The noun in a case, for {n:wind:gen}.
{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in wind knowledge.</extracomment>
      <translation>компетенции в энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <comment>coal</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is now 70 ppm.</extracomment>
      <translation>уголь</translation>
    </message>
    <message>
      <source>oil</source>
      <comment>oil</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is now 90 ppm.</extracomment>
      <translation>нефть</translation>
    </message>
    <message>
      <source>gas</source>
      <comment>gas</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is now 170 ppm.</extracomment>
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
      <source>You may discard it for ${money} at any time; it then stays secret and scores nothing.</source>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: You may discard it for $8 at any time; it then stays secret and scores nothing.</extracomment>
      <translation>Ее можно сбросить за ${money} в любой момент; тогда она остается закрытой и очков не приносит.</translation>
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
Example: At the end of the game: have at least 6 CEPs on the player board.</extracomment>
      <translation>К концу игры: {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <comment>personal_at_once</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At any time: complete a two-topic summit without other players' scientists.</extracomment>
      <translation>В любой момент: {goal}.</translation>
    </message>
    <message>
      <source>In a team, every player must meet at least one personal goal; alone, you must meet all you keep.</source>
      <comment>team</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.</extracomment>
      <translation>В команде каждый игрок должен выполнить минимум одну личную цель; в одиночной игре нужно выполнить все оставленные.</translation>
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
Example: By the end of decade 2: build at least 5 plants.</extracomment>
      <translation>К концу десятилетия {decade}: {goal}.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; it then stays secret and scores nothing.</source>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal. Only in Second Chance.
Example: You may discard it for $8 between the actions of your turn; it then stays secret and scores nothing.</extracomment>
      <translation>Ее можно сбросить за ${money} между действиями своего хода; тогда она остается закрытой и очков не приносит.</translation>
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
      <source>Scientist subsidy: recruit one of your scientists and gain 1 point of knowledge, or move one.</source>
      <comment>scientist</comment>
      <extracomment>What a project space gives. Only in Second Chance.</extracomment>
      <translation>Грант «ученый»: наймите одного из своих ученых и получите 1 очко компетенции или переместите ученого.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <comment>money</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a level 1 recycling project in Asia (money space)</extracomment>
      <translation>деньги</translation>
    </message>
    <message>
      <source>technology</source>
      <comment>tech</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a level 2 hydro project in North America (technology space)</extracomment>
      <translation>техно-ресурсы</translation>
    </message>
    <message>
      <source>research</source>
      <comment>research</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Propose a cold fusion project in Africa (research space)</extracomment>
      <translation>исследования</translation>
    </message>
    <message>
      <source>scientist</source>
      <comment>scientist</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
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
      <translation>Построить электростанцию</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Запланировать проект</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Развернуть инфраструктуру</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build_plant</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Построить электростанцию</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Переместить ученого</translation>
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
      <source>Decline</source>
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
    <name>infrastructure_names</name>
    <message>
      <source>forestation infrastructure</source>
      <comment>forestation</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Eva prepares forestation infrastructure on the scientist space in North America.</extracomment>
      <translation>инфраструктура для лесных ресурсов</translation>
    </message>
    <message>
      <source>solar infrastructure</source>
      <comment>solar</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Max prepares solar infrastructure on the scientist space in Oceania.</extracomment>
      <translation>инфраструктура для солнечной энергии</translation>
    </message>
    <message>
      <source>recycling infrastructure</source>
      <comment>recycling</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Leo prepares recycling infrastructure on the money space in Asia.</extracomment>
      <translation>инфраструктура для вторсырья</translation>
    </message>
    <message>
      <source>hydro infrastructure</source>
      <comment>hydro</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Now take the action of lobbyist card “Prepare hydro: 2 technology cubes or $2” (11): prepare hydro infrastructure.</extracomment>
      <translation>инфраструктура для гидроэнергии</translation>
    </message>
    <message>
      <source>wind infrastructure</source>
      <comment>wind</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Leo prepares wind infrastructure on the technology space in South America.</extracomment>
      <translation>инфраструктура для энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>infrastructure_names_acc</name>
    <message>
      <source>forestation infrastructure</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:acc}.
{infrastructure} in a sentence: what is prepared for a plant.
Example: Eva prepares forestation infrastructure on the scientist space in North America.</extracomment>
      <translation>инфраструктуру для лесных ресурсов</translation>
    </message>
    <message>
      <source>solar infrastructure</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:acc}.
{infrastructure} in a sentence: what is prepared for a plant.
Example: Max prepares solar infrastructure on the scientist space in Oceania.</extracomment>
      <translation>инфраструктуру для солнечной энергии</translation>
    </message>
    <message>
      <source>recycling infrastructure</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:acc}.
{infrastructure} in a sentence: what is prepared for a plant.
Example: Leo prepares recycling infrastructure on the money space in Asia.</extracomment>
      <translation>инфраструктуру для вторсырья</translation>
    </message>
    <message>
      <source>hydro infrastructure</source>
      <comment>hydro</comment>
      <extracomment>The noun in a case, for {n:hydro:acc}.
{infrastructure} in a sentence: what is prepared for a plant.
Example: Now take the action of lobbyist card “Prepare hydro: 2 technology cubes or $2” (11): prepare hydro infrastructure.</extracomment>
      <translation>инфраструктуру для гидроэнергии</translation>
    </message>
    <message>
      <source>wind infrastructure</source>
      <comment>wind</comment>
      <extracomment>The noun in a case, for {n:wind:acc}.
{infrastructure} in a sentence: what is prepared for a plant.
Example: Leo prepares wind infrastructure on the technology space in South America.</extracomment>
      <translation>инфраструктуру для энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>lists</name>
    <message>
      <source>{most}, {last}</source>
      <comment>comma</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
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
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>{most} и {last}</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <comment>or</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Play lobbyist card “Prepare hydro: 2 technology cubes or $2” (11) for its main effect: 2 technology cubes; its action must follow</extracomment>
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
      <source>Played any time later in the same turn.</source>
      <comment>later</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Карту можно сыграть в любой момент того же хода после действия.</translation>
    </message>
    <message>
      <source>Played immediately after the action.</source>
      <comment>at_once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Играется сразу после действия.</translation>
    </message>
    <message>
      <source>Played together with the build, whose price it lowers.</source>
      <comment>attached</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Играется вместе с постройкой и снижает ее цену.</translation>
    </message>
    <message>
      <source>Played after the build: first you pay the full price.</source>
      <comment>refund</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Играется после постройки: сначала вы платите полную цену.</translation>
    </message>
    <message>
      <source>Played immediately before or after the action; if before, the action must follow at once.</source>
      <comment>before_or_after</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Играется непосредственно перед действием или сразу после него; если перед ним, действие нужно выполнить сразу же.</translation>
    </message>
    <message>
      <source>Minor effect, at any time in your turn: {effect}.</source>
      <comment>minor</comment>
      <extracomment>A line on a lobby card. “It” is the card.
Example: Minor effect, at any time in your turn: 1 technology cube.</extracomment>
      <translation>Вторичный бонус, в любой момент вашего хода: {effect}.</translation>
    </message>
    <message>
      <source>You may play one lobby card or score one UN goal per turn; a played card leaves the game.</source>
      <comment>once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>За ход можно сыграть одну карту лобби или получить очки по одной карте целей ООН; сыгранная карта удаляется из игры.</translation>
    </message>
    <message>
      <source>You may play one lobbyist card or claim one UN goal per turn. A played card stays on the table, where one scientist of any player may visit it for its minor effect.</source>
      <comment>stays</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>За ход можно сыграть одну карту лоббиста или получить одну карту целей ООН. Сыгранная карта остается на столе, и один ученый любого игрока может посетить ее ради вторичного бонуса.</translation>
    </message>
  </context>
  <context>
    <name>personal_goal_names</name>
    <message>
      <source>CEPs</source>
      <comment>cep_owned</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: CEPs · personal goal 1</extracomment>
      <translation>РУВ</translation>
    </message>
    <message>
      <source>CEPs in one region</source>
      <comment>cep_in_controlled_region</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: CEPs in one region · personal goal 2</extracomment>
      <translation>РУВ в одном регионе</translation>
    </message>
    <message>
      <source>Summit of your own</source>
      <comment>small_summit_alone</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Summit of your own · personal goal 3</extracomment>
      <translation>Собственная конференция</translation>
    </message>
    <message>
      <source>Technology cubes</source>
      <comment>tech_owned</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Technology cubes · personal goal 4</extracomment>
      <translation>Техно-ресурсы</translation>
    </message>
    <message>
      <source>Scientists</source>
      <comment>scientists_recruited</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
      <translation>Ученые</translation>
    </message>
    <message>
      <source>Money</source>
      <comment>money_owned</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Money · personal goal 6</extracomment>
      <translation>Деньги</translation>
    </message>
    <message>
      <source>Complete tracks</source>
      <comment>tracks_finished</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Complete tracks · personal goal 7</extracomment>
      <translation>Пройденные шкалы</translation>
    </message>
    <message>
      <source>Controlled regions</source>
      <comment>regions_controlled</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Controlled regions · personal goal 8</extracomment>
      <translation>Контролируемые регионы</translation>
    </message>
    <message>
      <source>Infrastructures of one energy</source>
      <comment>infrastructure_same_type</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation>Инфраструктуры одного типа</translation>
    </message>
    <message>
      <source>Infrastructures of different energies</source>
      <comment>infrastructure_types</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Infrastructures of different energies · personal goal 10</extracomment>
      <translation>Инфраструктуры разных типов</translation>
    </message>
    <message>
      <source>Infrastructures in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Infrastructures in one region” (11): have prepared at least 1 infrastructure in one region</extracomment>
      <translation>Инфраструктуры в одном регионе</translation>
    </message>
    <message>
      <source>Infrastructures in different regions</source>
      <comment>infrastructure_regions</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Infrastructures in different regions · personal goal 12</extracomment>
      <translation>Инфраструктуры в разных регионах</translation>
    </message>
    <message>
      <source>Plants of one energy</source>
      <comment>plants_same_type</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Plants of one energy” (13): have built at least 3 plants of the same energy</extracomment>
      <translation>Электростанции одного типа</translation>
    </message>
    <message>
      <source>Plants of different energies</source>
      <comment>plant_types</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Plants of different energies · personal goal 14</extracomment>
      <translation>Электростанции разных типов</translation>
    </message>
    <message>
      <source>Plants in one region</source>
      <comment>plants_in_one_region</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
      <translation>Электростанции в одном регионе</translation>
    </message>
    <message>
      <source>Plants in different regions</source>
      <comment>plant_regions</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Plants in different regions · personal goal 16</extracomment>
      <translation>Электростанции в разных регионах</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>have at least {n:ceps} on the player board</source>
      <comment>cep_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have at least 6 CEPs on the player board.</extracomment>
      <translation>иметь на планшете минимум {n:ceps}</translation>
    </message>
    <message>
      <source>have at least {n:ceps} on the player board and in controlled regions</source>
      <comment>cep_owned.with_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: have at least 3 CEPs on the player board and in controlled regions</extracomment>
      <translation>иметь на планшете и в контролируемых регионах минимум {n:ceps}</translation>
    </message>
    <message>
      <source>control a region with at least {n:ceps}</source>
      <comment>cep_in_controlled_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control a region with at least 4 CEPs.</extracomment>
      <translation>контролировать регион, где есть минимум {n:ceps}</translation>
    </message>
    <message>
      <source>complete a two-topic summit without other players' scientists</source>
      <comment>small_summit_alone</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At any time: complete a two-topic summit without other players' scientists.</extracomment>
      <translation>завершить конференцию с двумя секциями силами только своих ученых</translation>
    </message>
    <message>
      <source>have at least {n:cubes}</source>
      <comment>tech_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have at least 3 technology cubes.</extracomment>
      <translation>иметь минимум {n:cubes}</translation>
    </message>
    <message>
      <source>have recruited at least {n:scientists}</source>
      <comment>scientists_recruited</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
      <translation>нанять минимум {n:scientists:acc}</translation>
    </message>
    <message>
      <source>have at least ${n}</source>
      <comment>money_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have at least $10.</extracomment>
      <translation>иметь минимум ${n}</translation>
    </message>
    <message>
      <source>reach the last space of at least {n:tracks}</source>
      <comment>tracks_finished</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: reach the last space of at least 2 tracks.</extracomment>
      <translation>дойти до последнего деления минимум {n:tracks:gen} компетенции</translation>
    </message>
    <message>
      <source>control at least {n:regions}</source>
      <comment>regions_controlled</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control at least 3 regions.</extracomment>
      <translation>контролировать минимум {n:regions}</translation>
    </message>
    <message>
      <source>have prepared at least {n:infrastructures} of the same energy</source>
      <comment>infrastructure_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation>развернуть минимум {n:infrastructures:acc} одного типа энергии</translation>
    </message>
    <message>
      <source>have prepared infrastructures of at least {n:energies}</source>
      <comment>infrastructure_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures of at least 4 different energies.</extracomment>
      <translation>развернуть инфраструктуры минимум {n:energies:gen}</translation>
    </message>
    <message>
      <source>have prepared at least {n:infrastructures} in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Infrastructures in one region” (11): have prepared at least 1 infrastructure in one region</extracomment>
      <translation>развернуть минимум {n:infrastructures:acc} в одном регионе</translation>
    </message>
    <message>
      <source>have prepared infrastructures in at least {n:different_regions}</source>
      <comment>infrastructure_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures in at least 4 different regions.</extracomment>
      <translation>развернуть инфраструктуры минимум в {n:different_regions:loc}</translation>
    </message>
    <message>
      <source>have built at least {n:plants} of the same energy</source>
      <comment>plants_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Plants of one energy” (13): have built at least 3 plants of the same energy</extracomment>
      <translation>построить минимум {n:plants:acc} одного типа энергии</translation>
    </message>
    <message>
      <source>have built plants of at least {n:energies}</source>
      <comment>plant_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants of at least 4 different energies.</extracomment>
      <translation>построить электростанции минимум {n:energies:gen}</translation>
    </message>
    <message>
      <source>have built at least {n:plants} in one region</source>
      <comment>plants_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
      <translation>построить минимум {n:plants:acc} в одном регионе</translation>
    </message>
    <message>
      <source>have built plants in at least {n:different_regions}</source>
      <comment>plant_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants in at least 4 different regions.</extracomment>
      <translation>построить электростанции минимум в {n:different_regions:loc}</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>their supply</source>
      <comment>hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Max moves a scientist from their supply to the technology space in North America.</extracomment>
      <translation>рука</translation>
    </message>
    <message>
      <source>your supply</source>
      <comment>own_hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your supply to the biomass project in North America (technology space)</extracomment>
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
      <source>the {project} in {region} ({grant} space)</source>
      <comment>project</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your player board to the hydro project in Europe (scientist space)</extracomment>
      <translation>{project} в регионе {region} (позиция «{grant}»)</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Max moves a scientist from the scientist space in North America to summit 1.</extracomment>
      <translation>конференция {summit}</translation>
    </message>
    <message>
      <source>the {topic} of summit {summit}</source>
      <comment>topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>{topic} (конференция {summit})</translation>
    </message>
    <message>
      <source>the {topic} of summit {summit} (seat {place})</source>
      <comment>same_topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: the wind topic of summit 3 (seat the solar project in Europe (technology space))</extracomment>
      <translation>{topic} (конференция {summit}, место {place})</translation>
    </message>
    <message>
      <source>lobby card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: lobby card “Build solar: –$3” (18)</extracomment>
      <translation>карта лобби {card}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>their player board</source>
      <comment>hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Ada moves a scientist from their player board to the scientist space in Europe.</extracomment>
      <translation>планшет игрока</translation>
    </message>
    <message>
      <source>your player board</source>
      <comment>own_hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Move a scientist from your player board to the hydro project in Europe (scientist space)</extracomment>
      <translation>ваш планшет</translation>
    </message>
    <message>
      <source>lobbyist card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Move a scientist from your player board to lobbyist card “Prepare hydro: 2 technology cubes or $2” (11)</extracomment>
      <translation>карта лоббиста {card}</translation>
    </message>
  </context>
  <context>
    <name>plant_names</name>
    <message>
      <source>forestation plant</source>
      <comment>forestation</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 forestation plant in Oceania (scientist space): pay $12, 3 technology cubes and 1 CEP, gain 10 points</extracomment>
      <translation>электростанция на лесных ресурсах</translation>
    </message>
    <message>
      <source>solar plant</source>
      <comment>solar</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 solar plant in Oceania (scientist space): pay $10, 2 technology cubes and 1 CEP, gain 8 points</extracomment>
      <translation>солнечная электростанция</translation>
    </message>
    <message>
      <source>cold fusion plant</source>
      <comment>fusion</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the top cold fusion plant in Africa (research space): pay $9 and 2 technology cubes, gain 7 points</extracomment>
      <translation>электростанция на основе холодного синтеза</translation>
    </message>
    <message>
      <source>biomass plant</source>
      <comment>biomass</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the top biomass plant in North America (technology space): pay $8 and 1 technology cube, gain 6 points</extracomment>
      <translation>электростанция на биомассе</translation>
    </message>
    <message>
      <source>recycling plant</source>
      <comment>recycling</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 recycling plant in Asia (technology space): pay $7, 1 technology cube and 1 CEP, gain 5 points</extracomment>
      <translation>электростанция на основе вторсырья</translation>
    </message>
    <message>
      <source>hydro plant</source>
      <comment>hydro</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Now take the action of lobbyist card “Build hydro: 1 knowledge” (26): build a hydro plant.</extracomment>
      <translation>гидроэлектростанция</translation>
    </message>
    <message>
      <source>wind plant</source>
      <comment>wind</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 wind plant in Asia (money space): pay $9, 2 technology cubes and 1 CEP, gain 7 points</extracomment>
      <translation>ветровая электростанция</translation>
    </message>
  </context>
  <context>
    <name>plant_names_acc</name>
    <message>
      <source>forestation plant</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:acc}.
{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 forestation plant in Oceania (scientist space): pay $12, 3 technology cubes and 1 CEP, gain 10 points</extracomment>
      <translation>электростанцию на лесных ресурсах</translation>
    </message>
    <message>
      <source>solar plant</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:acc}.
{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 solar plant in Oceania (scientist space): pay $10, 2 technology cubes and 1 CEP, gain 8 points</extracomment>
      <translation>солнечную электростанцию</translation>
    </message>
    <message>
      <source>cold fusion plant</source>
      <comment>fusion</comment>
      <extracomment>The noun in a case, for {n:fusion:acc}.
{plant} in a sentence: a green plant by its energy.
Example: Build the top cold fusion plant in Africa (research space): pay $9 and 2 technology cubes, gain 7 points</extracomment>
      <translation>электростанцию на основе холодного синтеза</translation>
    </message>
    <message>
      <source>biomass plant</source>
      <comment>biomass</comment>
      <extracomment>The noun in a case, for {n:biomass:acc}.
{plant} in a sentence: a green plant by its energy.
Example: Build the top biomass plant in North America (technology space): pay $8 and 1 technology cube, gain 6 points</extracomment>
      <translation>электростанцию на биомассе</translation>
    </message>
    <message>
      <source>recycling plant</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:acc}.
{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 recycling plant in Asia (technology space): pay $7, 1 technology cube and 1 CEP, gain 5 points</extracomment>
      <translation>электростанцию на основе вторсырья</translation>
    </message>
    <message>
      <source>hydro plant</source>
      <comment>hydro</comment>
      <extracomment>The noun in a case, for {n:hydro:acc}.
{plant} in a sentence: a green plant by its energy.
Example: Now take the action of lobbyist card “Build hydro: 1 knowledge” (26): build a hydro plant.</extracomment>
      <translation>гидроэлектростанцию</translation>
    </message>
    <message>
      <source>wind plant</source>
      <comment>wind</comment>
      <extracomment>The noun in a case, for {n:wind:acc}.
{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 wind plant in Asia (money space): pay $9, 2 technology cubes and 1 CEP, gain 7 points</extracomment>
      <translation>ветровую электростанцию</translation>
    </message>
  </context>
  <context>
    <name>plant_names_gen</name>
    <message>
      <source>forestation plant</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:gen}.
{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 forestation plant in Oceania (scientist space): pay $12, 3 technology cubes and 1 CEP, gain 10 points</extracomment>
      <translation>электростанции на лесных ресурсах</translation>
    </message>
    <message>
      <source>solar plant</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:gen}.
{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 solar plant in Oceania (scientist space): pay $10, 2 technology cubes and 1 CEP, gain 8 points</extracomment>
      <translation>солнечной электростанции</translation>
    </message>
    <message>
      <source>cold fusion plant</source>
      <comment>fusion</comment>
      <extracomment>The noun in a case, for {n:fusion:gen}.
{plant} in a sentence: a green plant by its energy.
Example: Build the top cold fusion plant in Africa (research space): pay $9 and 2 technology cubes, gain 7 points</extracomment>
      <translation>электростанции на основе холодного синтеза</translation>
    </message>
    <message>
      <source>biomass plant</source>
      <comment>biomass</comment>
      <extracomment>The noun in a case, for {n:biomass:gen}.
{plant} in a sentence: a green plant by its energy.
Example: Build the top biomass plant in North America (technology space): pay $8 and 1 technology cube, gain 6 points</extracomment>
      <translation>электростанции на биомассе</translation>
    </message>
    <message>
      <source>recycling plant</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:gen}.
{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 recycling plant in Asia (technology space): pay $7, 1 technology cube and 1 CEP, gain 5 points</extracomment>
      <translation>электростанции на основе вторсырья</translation>
    </message>
    <message>
      <source>hydro plant</source>
      <comment>hydro</comment>
      <extracomment>The noun in a case, for {n:hydro:gen}.
{plant} in a sentence: a green plant by its energy.
Example: Now take the action of lobbyist card “Build hydro: 1 knowledge” (26): build a hydro plant.</extracomment>
      <translation>гидроэлектростанции</translation>
    </message>
    <message>
      <source>wind plant</source>
      <comment>wind</comment>
      <extracomment>The noun in a case, for {n:wind:gen}.
{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 wind plant in Asia (money space): pay $9, 2 technology cubes and 1 CEP, gain 7 points</extracomment>
      <translation>ветровой электростанции</translation>
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
      <source>Requires {expertise} {level} or more.</source>
      <comment>expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Requires forestation expertise 3 or more.</extracomment>
      <translation>Необходима {expertise}: уровень {level} или выше.</translation>
    </message>
    <message>
      <source>Requires no expertise.</source>
      <comment>no_expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.</extracomment>
      <translation>Компетенция не требуется.</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and 1 point of {expertise}.</source>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Value: 10 points, and 1 point of forestation expertise.</extracomment>
      <translation>Ценность: {vp:points} и 1 очко {expertise:gen}.</translation>
    </message>
    <message>
      <source>It goes on the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <comment>place</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.</extracomment>
      <translation>Занимает первую свободную позицию региона, а если ее нет — заменяет самую старую ИТ-электростанцию.</translation>
    </message>
  </context>
  <context>
    <name>plants_names</name>
    <message numerus="yes">
      <source>{n} forestation plants</source>
      <comment>forestation</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 forestation plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n} электростанция на лесных ресурсах</numerusform>
        <numerusform>{n} электростанции на лесных ресурсах</numerusform>
        <numerusform>{n} электростанций на лесных ресурсах</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} solar plants</source>
      <comment>solar</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 solar plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n} солнечная электростанция</numerusform>
        <numerusform>{n} солнечные электростанции</numerusform>
        <numerusform>{n} солнечных электростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cold fusion plants</source>
      <comment>fusion</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 cold fusion plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n} электростанция на основе холодного синтеза</numerusform>
        <numerusform>{n} электростанции на основе холодного синтеза</numerusform>
        <numerusform>{n} электростанций на основе холодного синтеза</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} biomass plants</source>
      <comment>biomass</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n} электростанция на биомассе</numerusform>
        <numerusform>{n} электростанции на биомассе</numerusform>
        <numerusform>{n} электростанций на биомассе</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} recycling plants</source>
      <comment>recycling</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n} электростанция на основе вторсырья</numerusform>
        <numerusform>{n} электростанции на основе вторсырья</numerusform>
        <numerusform>{n} электростанций на основе вторсырья</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} hydro plants</source>
      <comment>hydro</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants on your infrastructures, no matter who built the plants: 1 recycling plant and 1 hydro plant.</extracomment>
      <translation>
        <numerusform>{n} гидроэлектростанция</numerusform>
        <numerusform>{n} гидроэлектростанции</numerusform>
        <numerusform>{n} гидроэлектростанций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} wind plants</source>
      <comment>wind</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants on your infrastructures, no matter who built the plants: 1 recycling plant and 1 wind plant.</extracomment>
      <translation>
        <numerusform>{n} ветровая электростанция</numerusform>
        <numerusform>{n} ветровые электростанции</numerusform>
        <numerusform>{n} ветровых электростанций</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Requires no knowledge.</source>
      <comment>no_expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.</extracomment>
      <translation>Компетенция не требуется.</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.
Example: Value: 5 points.</extracomment>
      <translation>Ценность: {vp:points}.</translation>
    </message>
    <message>
      <source>Requires {expertise} {level} or more.</source>
      <comment>expertise</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
A line on the card of a green plant. “It” is the plant.
Example: Requires forestation expertise 3 or more.</extracomment>
      <translation>Необходима {expertise}: уровень {level} или выше.</translation>
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
Example: Ada draws lobby card “Build forestation: –$3” (19).</extracomment>
      <translation>{player} вытягивает карту лобби {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Max keeps lobby card “Build cold fusion: –$3” (16).</extracomment>
      <translation>{player} оставляет себе карту лобби {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read. Only in Second Chance.
Example: Max keeps lobbyist card “Build recycling: $3” (20).</extracomment>
      <translation>{player} оставляет себе карту лоббиста {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>Majority of the rulebooks</source>
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
    <name>project_names</name>
    <message>
      <source>forestation project</source>
      <comment>forestation</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 forestation project in Asia (technology space)</extracomment>
      <translation>проект по лесным ресурсам</translation>
    </message>
    <message>
      <source>solar project</source>
      <comment>solar</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 solar project in Oceania (scientist space)</extracomment>
      <translation>проект по солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion project</source>
      <comment>fusion</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Propose a cold fusion project in Europe (technology space)</extracomment>
      <translation>проект по холодному синтезу</translation>
    </message>
    <message>
      <source>biomass project</source>
      <comment>biomass</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Propose a biomass project in North America (technology space)</extracomment>
      <translation>проект по биомассе</translation>
    </message>
    <message>
      <source>recycling project</source>
      <comment>recycling</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 recycling project in Asia (money space)</extracomment>
      <translation>проект по вторсырью</translation>
    </message>
    <message>
      <source>hydro project</source>
      <comment>hydro</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
      <translation>проект по гидроэнергии</translation>
    </message>
    <message>
      <source>wind project</source>
      <comment>wind</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 wind project in South America (technology space)</extracomment>
      <translation>проект по энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>project_names_gen</name>
    <message>
      <source>forestation project</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:gen}.
{project} in a sentence: a project by its energy.
Example: Plan a level 1 forestation project in Asia (technology space)</extracomment>
      <translation>проекта по лесным ресурсам</translation>
    </message>
    <message>
      <source>solar project</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:gen}.
{project} in a sentence: a project by its energy.
Example: Plan a level 1 solar project in Oceania (scientist space)</extracomment>
      <translation>проекта по солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion project</source>
      <comment>fusion</comment>
      <extracomment>The noun in a case, for {n:fusion:gen}.
{project} in a sentence: a project by its energy.
Example: Propose a cold fusion project in Europe (technology space)</extracomment>
      <translation>проекта по холодному синтезу</translation>
    </message>
    <message>
      <source>biomass project</source>
      <comment>biomass</comment>
      <extracomment>The noun in a case, for {n:biomass:gen}.
{project} in a sentence: a project by its energy.
Example: Propose a biomass project in North America (technology space)</extracomment>
      <translation>проекта по биомассе</translation>
    </message>
    <message>
      <source>recycling project</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:gen}.
{project} in a sentence: a project by its energy.
Example: Plan a level 1 recycling project in Asia (money space)</extracomment>
      <translation>проекта по вторсырью</translation>
    </message>
    <message>
      <source>hydro project</source>
      <comment>hydro</comment>
      <extracomment>The noun in a case, for {n:hydro:gen}.
{project} in a sentence: a project by its energy.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
      <translation>проекта по гидроэнергии</translation>
    </message>
    <message>
      <source>wind project</source>
      <comment>wind</comment>
      <extracomment>The noun in a case, for {n:wind:gen}.
{project} in a sentence: a project by its energy.
Example: Plan a level 1 wind project in South America (technology space)</extracomment>
      <translation>проекта по энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>Where a region's agenda asks for {energy}, you may propose it and receive the grant of its space.</source>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Where a region's agenda asks for forestation, you may propose it and receive the grant of its space.</extracomment>
      <translation>Проект можно открыть в регионе, программа которого требует этого источника энергии ({energy}); вы получаете грант занятой позиции.</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Installing it costs 1 CEP and brings 2 CEPs from the market.</extracomment>
      <translation>Развертывание стоит 1 РУВ и приносит {goods}.</translation>
    </message>
    <message>
      <source>A {plant} can be built on the installed project; then the tile returns to the general supply.</source>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: A forestation plant can be built on the installed project; then the tile returns to the general supply.</extracomment>
      <translation>На базе развернутого проекта можно построить {plant:acc}; затем тайл возвращается в банк.</translation>
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
      <source>Where a region's agenda asks for {energy}, you may plan it, gain 1 point of {expertise} and receive the subsidy of its space.</source>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Where a region's agenda asks for recycling, you may plan it, gain 1 point of recycling knowledge and receive the subsidy of its space.</extracomment>
      <translation>Проект можно запланировать в регионе, программа которого требует этого источника энергии ({energy}); вы получаете 1 очко {expertise:gen} и грант занятой позиции.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Preparing its infrastructure costs 1 CEP and brings $5 and 1 CEP from the market.</extracomment>
      <translation>Развертывание инфраструктуры стоит 1 РУВ и приносит {goods}.</translation>
    </message>
    <message>
      <source>Any player with enough knowledge may build the {plant} on the infrastructure.</source>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Any player with enough knowledge may build the recycling plant on the infrastructure.</extracomment>
      <translation>Построить на этой инфраструктуре {plant:acc} может любой игрок, у которого достаточно компетенции.</translation>
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
      <source>7 cards; one region can have two disasters.</source>
      <comment>event_cards=7</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many event cards are in the box? 7 cards; one region can have two disasters.</extracomment>
      <translation>7 карт; в одном регионе может быть две катастрофы.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number is on top.</source>
      <comment>plant_sort=tech</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant with the lowest technology number is on top.</extracomment>
      <translation>Сверху лежит электростанция с наименьшим числом техно-ресурсов.</translation>
    </message>
    <message>
      <source>The plant that costs the least money is on top.</source>
      <comment>plant_sort=cost</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant that costs the least money is on top.</extracomment>
      <translation>Сверху лежит электростанция, которая стоит меньше всего денег.</translation>
    </message>
    <message>
      <source>No, the first start player is chosen at random.</source>
      <comment>auction_decade_1=off</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there also an auction before the first decade? No, the first start player is chosen at random.</extracomment>
      <translation>Нет, первый игрок определяется случайным образом.</translation>
    </message>
    <message>
      <source>Yes, paid with the starting resources.</source>
      <comment>auction_decade_1=on</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there also an auction before the first decade? Yes, paid with the starting resources.</extracomment>
      <translation>Да, за счет стартовых ресурсов.</translation>
    </message>
    <message>
      <source>The player who was chosen at random.</source>
      <comment>auction_decade_1_passed=tile_stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everyone passes in the auction before the first decade: who starts? The player who was chosen at random.</extracomment>
      <translation>Игрок, определенный случайным образом.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <comment>auction_decade_1_passed=tile_moves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everyone passes in the auction before the first decade: who starts? The player to the left, as before every other decade.</extracomment>
      <translation>Игрок слева, как и перед любым другим десятилетием.</translation>
    </message>
    <message>
      <source>{n:summits}.</source>
      <comment>summit_spaces=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many summits are face up on the board? 3 summits.</extracomment>
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
      <source>No, the region is skipped.</source>
      <comment>skip_full_region=skip</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the fossil plant of this decade: is a CEP due? No, the region is skipped.</extracomment>
      <translation>Нет, регион пропускается.</translation>
    </message>
    <message>
      <source>Yes, unless all its plants are green.</source>
      <comment>skip_full_region=pay_anyway</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the fossil plant of this decade: is a CEP due? Yes, unless all its plants are green.</extracomment>
      <translation>Да, если не все его электростанции экологические.</translation>
    </message>
    <message>
      <source>A CEP from your supply or from any region you control.</source>
      <comment>fossil_cep_source=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? A CEP from your supply or from any region you control.</extracomment>
      <translation>РУВ из руки или из любого контролируемого вами региона.</translation>
    </message>
    <message>
      <source>A CEP from your supply or from this region only.</source>
      <comment>fossil_cep_source=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? A CEP from your supply or from this region only.</extracomment>
      <translation>РУВ из руки или только из этого региона.</translation>
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
Example: Installing a recycling project brings a CEP: where from? From the market, which may run empty and raise the price.</extracomment>
      <translation>С рынка, который может опустеть, и тогда цена повысится.</translation>
    </message>
    <message>
      <source>From the bank; the market and the price do not change.</source>
      <comment>recycling_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Installing a recycling project brings a CEP: where from? From the bank; the market and the price do not change.</extracomment>
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
      <source>Always ${least}, because regions have no money to count.</source>
      <comment>money_grant_basis=money</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money grant pay? Always $3, because regions have no money to count.</extracomment>
      <translation>Всегда ${least}: денег, которые можно было бы считать, в регионах нет.</translation>
    </message>
    <message>
      <source>Yes, the scientist stays on the project.</source>
      <comment>own_scientist_after_install=stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project with your own scientist: does the scientist stay? Yes, the scientist stays on the project.</extracomment>
      <translation>Да, ученый остается на проекте.</translation>
    </message>
    <message>
      <source>No, the scientist returns to your supply.</source>
      <comment>own_scientist_after_install=leaves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project with your own scientist: does the scientist stay? No, the scientist returns to your supply.</extracomment>
      <translation>Нет, ученый возвращается в вашу руку.</translation>
    </message>
    <message>
      <source>Only the top plant of its stack.</source>
      <comment>plant_choice=top</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Only the top plant of its stack.</extracomment>
      <translation>Только верхнюю в стопке.</translation>
    </message>
    <message>
      <source>Any plant of its stack.</source>
      <comment>plant_choice=any</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Any plant of its stack.</extracomment>
      <translation>Любую в стопке.</translation>
    </message>
    <message>
      <source>One fewer than the plant costs.</source>
      <comment>tech_needed_with_subsidy=less_one</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region pays one cube of a plant: how many must you have? One fewer than the plant costs.</extracomment>
      <translation>На один меньше, чем стоит электростанция.</translation>
    </message>
    <message>
      <source>As many as the plant costs, although you pay one fewer.</source>
      <comment>tech_needed_with_subsidy=full</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region pays one cube of a plant: how many must you have? As many as the plant costs, although you pay one fewer.</extracomment>
      <translation>Столько, сколько стоит электростанция, хотя заплатите вы на один меньше.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check for control.</source>
      <comment>build_displacement=last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build where another player's scientist works: when does the scientist leave? After the plant, its points and the check for control.</extracomment>
      <translation>После электростанции, очков за нее и проверки контроля.</translation>
    </message>
    <message>
      <source>Before everything else, as with installing.</source>
      <comment>build_displacement=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build where another player's scientist works: when does the scientist leave? Before everything else, as with installing.</extracomment>
      <translation>Прежде всего остального, как и при развертывании.</translation>
    </message>
    <message>
      <source>Yes, like any other move.</source>
      <comment>scientist_to_hand=allowed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your supply? Yes, like any other move.</extracomment>
      <translation>Да, как и любое другое перемещение.</translation>
    </message>
    <message>
      <source>No, scientists return only from a summit, or when they must leave.</source>
      <comment>scientist_to_hand=forbidden</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your supply? No, scientists return only from a summit, or when they must leave.</extracomment>
      <translation>Нет, ученые возвращаются только с конференции или когда должны уйти.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <comment>end_turn_expertise=must</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? Yes, if one of your scientists works on a project.</extracomment>
      <translation>Да, если хотя бы один ваш ученый работает над проектом.</translation>
    </message>
    <message>
      <source>No, you may decline it.</source>
      <comment>end_turn_expertise=may</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? No, you may decline it.</extracomment>
      <translation>Нет, можно отказаться.</translation>
    </message>
    <message>
      <source>Clockwise from the player to the left of the active player, who comes last.</source>
      <comment>summit_order=active_last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? Clockwise from the player to the left of the active player, who comes last.</extracomment>
      <translation>По часовой стрелке, начиная с игрока слева от активного; активный игрок последний.</translation>
    </message>
    <message>
      <source>In turn order, from the start player.</source>
      <comment>summit_order=turn_order</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? In turn order, from the start player.</extracomment>
      <translation>В порядке хода, начиная с первого игрока.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <comment>expertise_on_own_return=no</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own install or build sends your scientist back: do you gain expertise? No, only when another player sends the scientist away.</extracomment>
      <translation>Нет, только если ученого убирает другой игрок.</translation>
    </message>
    <message>
      <source>Yes, 1 point in the energy of the project.</source>
      <comment>expertise_on_own_return=yes</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own install or build sends your scientist back: do you gain expertise? Yes, 1 point in the energy of the project.</extracomment>
      <translation>Да, 1 очко в типе энергии проекта.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>region_cep_source=market</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the market, which may run empty and raise the price.</extracomment>
      <translation>С рынка, который может опустеть, и тогда цена повысится.</translation>
    </message>
    <message>
      <source>From the bank; the market and the price do not change.</source>
      <comment>region_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the bank; the market and the price do not change.</extracomment>
      <translation>Из банка; рынок и цена не меняются.</translation>
    </message>
    <message>
      <source>Any region with room for it, of your choice.</source>
      <comment>region_cep_target=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? Any region with room for it, of your choice.</extracomment>
      <translation>Любой регион по вашему выбору, где есть для него место.</translation>
    </message>
    <message>
      <source>The region shown on the board for this track.</source>
      <comment>region_cep_target=indicated</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? The region shown on the board for this track.</extracomment>
      <translation>Регион, указанный на поле для этой шкалы.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <comment>market_after_stop=no_sale</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty this turn: what can you still do there? You may buy, but not sell.</extracomment>
      <translation>Можно покупать, но не продавать.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <comment>market_after_stop=closed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty this turn: what can you still do there? Nothing: the market is closed until the next turn.</extracomment>
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
      <source>Yes, each card gives what its space gives.</source>
      <comment>lobby_0709_effect=fixed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the main effect of lobby cards 07 to 09 fixed? Yes, each card gives what its space gives.</extracomment>
      <translation>Да, каждая карта дает то, что дает ее позиция.</translation>
    </message>
    <message>
      <source>No, with each card you choose from the effects of all three.</source>
      <comment>lobby_0709_effect=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the main effect of lobby cards 07 to 09 fixed? No, with each card you choose from the effects of all three.</extracomment>
      <translation>Нет, с каждой картой вы выбираете из бонусов всех трех.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <comment>lobby_12_choice=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? Yes, you choose one of the two.</extracomment>
      <translation>Да, вы выбираете один из двух.</translation>
    </message>
    <message>
      <source>No, it only gives the first one.</source>
      <comment>lobby_12_choice=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? No, it only gives the first one.</extracomment>
      <translation>Нет, она дает только первый.</translation>
    </message>
    <message>
      <source>25 is for buying, 26 for selling.</source>
      <comment>lobby_25_26=buy_sell</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of lobby cards 25 and 26 is for buying, and which for selling? 25 is for buying, 26 for selling.</extracomment>
      <translation>25 — для покупки, 26 — для продажи.</translation>
    </message>
    <message>
      <source>25 is for selling, 26 for buying.</source>
      <comment>lobby_25_26=sell_buy</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of lobby cards 25 and 26 is for buying, and which for selling? 25 is for selling, 26 for buying.</extracomment>
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
      <source>Later in the turn of its action; a discount is refunded after the build.</source>
      <comment>lobby_main_timing=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Later in the turn of its action; a discount is refunded after the build.</extracomment>
      <translation>Позже в тот же ход, что и ее действие; скидка возвращается после постройки.</translation>
    </message>
    <message>
      <source>Immediately after its action; a discount together with the build.</source>
      <comment>lobby_main_timing=with</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Immediately after its action; a discount together with the build.</extracomment>
      <translation>Сразу после ее действия; скидка — вместе с постройкой.</translation>
    </message>
    <message>
      <source>All your plants except the first.</source>
      <comment>goal_30=except_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All your plants except the first.</extracomment>
      <translation>Все ваши электростанции, кроме первой.</translation>
    </message>
    <message>
      <source>All your plants.</source>
      <comment>goal_30=every</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All your plants.</extracomment>
      <translation>Все ваши электростанции.</translation>
    </message>
    <message>
      <source>The energies that you have built in the region.</source>
      <comment>control_expertise=built</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is still tied at the end: expertise in which energies decides? The energies that you have built in the region.</extracomment>
      <translation>По тем, которые вы построили в регионе.</translation>
    </message>
    <message>
      <source>All energies on the region's agenda.</source>
      <comment>control_expertise=agenda</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is still tied at the end: expertise in which energies decides? All energies on the region's agenda.</extracomment>
      <translation>По всем типам энергии из программы региона.</translation>
    </message>
    <message>
      <source>The builder, or the player in control so far.</source>
      <comment>control_recount=builder_or_controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can have control of the region after a plant is built? The builder, or the player in control so far.</extracomment>
      <translation>Строитель или игрок, контролировавший регион до этого.</translation>
    </message>
    <message>
      <source>Anyone with a plant there: all are compared.</source>
      <comment>control_recount=all_players</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can have control of the region after a plant is built? Anyone with a plant there: all are compared.</extracomment>
      <translation>Любой, у кого там есть электростанция: сравниваются все.</translation>
    </message>
    <message>
      <source>Yes; all other games last five.</source>
      <comment>six_decades_at=5</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a five-player game last six decades? Yes; all other games last five.</extracomment>
      <translation>Да; все остальные игры длятся пять.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six would need a sixth player.</source>
      <comment>six_decades_at=6</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a five-player game last six decades? No, every game lasts five; six would need a sixth player.</extracomment>
      <translation>Нет, любая игра длится пять; для шести нужен шестой игрок.</translation>
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
      <source>As many as in a two-player game.</source>
      <comment>solo_base=two_player_strict</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as in a two-player game.</extracomment>
      <translation>Столько, сколько при игре вдвоем.</translation>
    </message>
    <message>
      <source>As many as in a four-player game.</source>
      <comment>solo_base=normal</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as in a four-player game.</extracomment>
      <translation>Столько, сколько при игре вчетвером.</translation>
    </message>
    <message>
      <source>On a free space of your choice.</source>
      <comment>solo_slot=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project go? On a free space of your choice.</extracomment>
      <translation>На любую свободную по вашему выбору.</translation>
    </message>
    <message>
      <source>On the first free space.</source>
      <comment>solo_slot=first_free</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project go? On the first free space.</extracomment>
      <translation>На первую свободную.</translation>
    </message>
    <message>
      <source>In the region after the one used last.</source>
      <comment>solo_next_start=next_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the region of the next start project begin? In the region after the one used last.</extracomment>
      <translation>С региона, следующего за последним использованным.</translation>
    </message>
    <message>
      <source>In the region used last.</source>
      <comment>solo_next_start=same_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the region of the next start project begin? In the region used last.</extracomment>
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
Example: Do gas plants also leave a three-player competitive game, as they do in a team game? Yes.</extracomment>
      <translation>Да.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <comment>competitive_gas=kept</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Do gas plants also leave a three-player competitive game, as they do in a team game? No, all gas plants stay in the game.</extracomment>
      <translation>Нет, все газовые электростанции остаются в игре.</translation>
    </message>
    <message>
      <source>Yes, one region can have two disasters.</source>
      <comment>seventh_event=in_play</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the seventh event tile used? Yes, one region can have two disasters.</extracomment>
      <translation>Да, в одном регионе может быть две катастрофы.</translation>
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
      <source>Nothing, if the region has no CEP.</source>
      <comment>money_subsidy_minimum=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What is the least that a money subsidy pays? Nothing, if the region has no CEP.</extracomment>
      <translation>Ничего, если в регионе нет РУВ.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>money_subsidy_minimum=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What is the least that a money subsidy pays? $3.</extracomment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>No, you must recruit or move a scientist if you can.</source>
      <comment>scientist_subsidy=taken</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you decline the subsidy of a scientist space? No, you must recruit or move a scientist if you can.</extracomment>
      <translation>Нет, нужно нанять или переместить ученого, если это возможно.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>scientist_subsidy=optional</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you decline the subsidy of a scientist space? Yes.</extracomment>
      <translation>Да.</translation>
    </message>
    <message>
      <source>You pay the CEP, then the scientist moves.</source>
      <comment>infrastructure_order=pay_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist is on a project that gets its infrastructure: what comes first? You pay the CEP, then the scientist moves.</extracomment>
      <translation>Сначала вы платите РУВ, затем перемещается ученый.</translation>
    </message>
    <message>
      <source>The scientist moves, then you pay the CEP.</source>
      <comment>infrastructure_order=scientist_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist is on a project that gets its infrastructure: what comes first? The scientist moves, then you pay the CEP.</extracomment>
      <translation>Сначала перемещается ученый, затем вы платите РУВ.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <comment>lobby_before=all_effects</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You play a lobbyist card before its action: which bonuses may make the action possible? Any: money, cubes, CEPs and knowledge count for the action.</extracomment>
      <translation>Любой: деньги, кубики, РУВ и компетенция учитываются для действия.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <comment>lobby_before=build_money_only</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You play a lobbyist card before its action: which bonuses may make the action possible? Only the money of a card for building.</extracomment>
      <translation>Только деньги карты для постройки.</translation>
    </message>
    <message>
      <source>Two points per scientist, for any topics of the summit.</source>
      <comment>summit_points=any_topic</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit give knowledge? Two points per scientist, for any topics of the summit.</extracomment>
      <translation>По два очка за ученого — по любым секциям конференции.</translation>
    </message>
    <message>
      <source>One point for the scientist's topic, one for any topic of the summit.</source>
      <comment>summit_points=own_topic_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit give knowledge? One point for the scientist's topic, one for any topic of the summit.</extracomment>
      <translation>Одно очко по секции ученого, одно по любой секции конференции.</translation>
    </message>
    <message>
      <source>No, everyone keeps their own.</source>
      <comment>competitive_bonuses=own</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you give a track bonus to another player? No, everyone keeps their own.</extracomment>
      <translation>Нет, каждый оставляет бонусы себе.</translation>
    </message>
    <message>
      <source>Yes, as in a team game.</source>
      <comment>competitive_bonuses=shared</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you give a track bonus to another player? Yes, as in a team game.</extracomment>
      <translation>Да, как в кооперативной игре.</translation>
    </message>
    <message>
      <source>Everyone who has built there.</source>
      <comment>control_rivals=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to take control of a region? Everyone who has built there.</extracomment>
      <translation>Всех, кто там построил электростанцию.</translation>
    </message>
    <message>
      <source>Only the player in control now.</source>
      <comment>control_rivals=controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to take control of a region? Only the player in control now.</extracomment>
      <translation>Только игрока, контролирующего регион сейчас.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <comment>penalty_price=before</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty takes the last CEP from the market: which price do you lose in points? The price before it rises.</extracomment>
      <translation>Цена до повышения.</translation>
    </message>
    <message>
      <source>The price after it rises.</source>
      <comment>penalty_price=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty takes the last CEP from the market: which price do you lose in points? The price after it rises.</extracomment>
      <translation>Цена после повышения.</translation>
    </message>
    <message>
      <source>A CEP from your player board or from any region you control.</source>
      <comment>supply_payment=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What can you use to pay for a fossil plant in a region you control? A CEP from your player board or from any region you control.</extracomment>
      <translation>РУВ со своего планшета или из любого контролируемого вами региона.</translation>
    </message>
    <message>
      <source>Only a CEP from this region; without one you pay a penalty.</source>
      <comment>supply_payment=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What can you use to pay for a fossil plant in a region you control? Only a CEP from this region; without one you pay a penalty.</extracomment>
      <translation>Только РУВ этого региона; если его нет, вы платите штраф.</translation>
    </message>
    <message>
      <source>After all regions have had their turn.</source>
      <comment>supply_order=after_all</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When are the new fossil plants paid for? After all regions have had their turn.</extracomment>
      <translation>После обхода всех регионов.</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <comment>supply_order=at_once</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When are the new fossil plants paid for? Each one as soon as it is placed.</extracomment>
      <translation>Каждая — сразу, как только появится.</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <comment>region_tech=optional</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has technology cubes: must you use one for a plant there? No, the builder decides.</extracomment>
      <translation>Нет, решает строитель.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <comment>region_tech=mandatory</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has technology cubes: must you use one for a plant there? Yes, if the plant costs any cubes.</extracomment>
      <translation>Да, если для электростанции вообще нужны кубики.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more.</source>
      <comment>second_event=reaches</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: At which CO₂ level does the future event happen too? At 400 ppm or more.</extracomment>
      <translation>При {ppm} ppm и выше.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <comment>second_event=exceeds</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: At which CO₂ level does the future event happen too? Above 400 ppm.</extracomment>
      <translation>Выше {ppm} ppm.</translation>
    </message>
    <message>
      <source>Those on your player board.</source>
      <comment>goal_cep=hand</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal about CEPs? Those on your player board.</extracomment>
      <translation>РУВ на вашем планшете.</translation>
    </message>
    <message>
      <source>Those on your player board and in regions you control.</source>
      <comment>goal_cep=with_regions</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal about CEPs? Those on your player board and in regions you control.</extracomment>
      <translation>РУВ на вашем планшете и в контролируемых вами регионах.</translation>
    </message>
    <message>
      <source>No, it skips them.</source>
      <comment>inspector_skips=achieved</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count achieved goals as steps? No, it skips them.</extracomment>
      <translation>Нет, инспектор их пропускает.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <comment>inspector_skips=nothing</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count achieved goals as steps? Yes, every goal is one step.</extracomment>
      <translation>Да, каждая цель — один шаг.</translation>
    </message>
    <message>
      <source>Everyone: all are tied.</source>
      <comment>award_without_tech=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most cubes? Everyone: all are tied.</extracomment>
      <translation>Все: у всех поровну.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <comment>award_without_tech=nobody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most cubes? Nobody: it takes at least one cube.</extracomment>
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
      <source>Auction variant: is there also an auction before the first decade?</source>
      <comment>auction_decade_1</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Вариант с аукционом: проводится ли аукцион и перед первым десятилетием?</translation>
    </message>
    <message>
      <source>Everyone passes in the auction before the first decade: who starts?</source>
      <comment>auction_decade_1_passed</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>На аукционе перед первым десятилетием все пасуют: кто начинает?</translation>
    </message>
    <message>
      <source>How many summits are face up on the board?</source>
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
      <translation>Какие цели компаний удаляются при игре вдвоем?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <comment>goals_removed_3</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какие цели компаний удаляются при игре втроем?</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <comment>region_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какой регион первым удовлетворяет свой энергозапрос?</translation>
    </message>
    <message>
      <source>A region has no space for the fossil plant of this decade: is a CEP due?</source>
      <comment>skip_full_region</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>В регионе нет позиции для ИТ-электростанции этого десятилетия: необходимо ли платить РУВ?</translation>
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
      <source>Installing a recycling project brings a CEP: where from?</source>
      <comment>recycling_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Развертывание проекта по вторсырью приносит РУВ: откуда он берется?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <comment>money_grant_basis</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько приносит грант «деньги»?</translation>
    </message>
    <message>
      <source>You install a project with your own scientist: does the scientist stay?</source>
      <comment>own_scientist_after_install</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Вы разворачиваете проект, над которым работает ваш ученый: остается ли он?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <comment>plant_choice</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какую электростанцию данного типа энергии можно построить?</translation>
    </message>
    <message>
      <source>The region pays one cube of a plant: how many must you have?</source>
      <comment>tech_needed_with_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Регион платит один кубик за электростанцию: сколько их должно быть у вас?</translation>
    </message>
    <message>
      <source>You build where another player's scientist works: when does the scientist leave?</source>
      <comment>build_displacement</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Вы строите там, где работает ученый другого игрока: когда он уходит?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your supply?</source>
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
      <source>Your own install or build sends your scientist back: do you gain expertise?</source>
      <comment>expertise_on_own_return</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Ваш ученый возвращается из-за вашего же развертывания или постройки: получаете ли вы компетенцию?</translation>
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
      <source>The market ran empty this turn: what can you still do there?</source>
      <comment>market_after_stop</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Рынок опустел в этот ход: что там еще можно сделать?</translation>
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
      <translation>Задан ли основной бонус карт лобби 07–09 заранее?</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <comment>lobby_12_choice</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Дает ли карта лобби 12 выбор из двух основных бонусов?</translation>
    </message>
    <message>
      <source>Which of lobby cards 25 and 26 is for buying, and which for selling?</source>
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
      <source>Control is still tied at the end: expertise in which energies decides?</source>
      <comment>control_expertise</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Контроль: ничья по всем показателям. По каким типам энергии сравнивается компетенция?</translation>
    </message>
    <message>
      <source>Who can have control of the region after a plant is built?</source>
      <comment>control_recount</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Кто может контролировать регион после постройки электростанции?</translation>
    </message>
    <message>
      <source>Does a five-player game last six decades?</source>
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
      <source>Solo game: on which space of a region does a start project go?</source>
      <comment>solo_slot</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Одиночная игра: на какую позицию региона кладется стартовый проект?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the region of the next start project begin?</source>
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
      <source>Do gas plants also leave a three-player competitive game, as they do in a team game?</source>
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
      <source>What is the least that a money subsidy pays?</source>
      <comment>money_subsidy_minimum</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Сколько как минимум приносит грант «деньги»?</translation>
    </message>
    <message>
      <source>May you decline the subsidy of a scientist space?</source>
      <comment>scientist_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Можно ли отказаться от гранта «ученый»?</translation>
    </message>
    <message>
      <source>A scientist is on a project that gets its infrastructure: what comes first?</source>
      <comment>infrastructure_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>На проекте, который получает инфраструктуру, есть ученый: что происходит сначала?</translation>
    </message>
    <message>
      <source>You play a lobbyist card before its action: which bonuses may make the action possible?</source>
      <comment>lobby_before</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Вы играете карту лоббиста перед ее действием: какие бонусы могут сделать действие возможным?</translation>
    </message>
    <message>
      <source>In which energies does a summit give knowledge?</source>
      <comment>summit_points</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>В каких типах энергии конференция приносит компетенцию?</translation>
    </message>
    <message>
      <source>Competitive game: may you give a track bonus to another player?</source>
      <comment>competitive_bonuses</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Соревновательная игра: можно ли передать бонус шкалы другому игроку?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to take control of a region?</source>
      <comment>control_rivals</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Кого должен превзойти строитель, чтобы получить контроль над регионом?</translation>
    </message>
    <message>
      <source>A penalty takes the last CEP from the market: which price do you lose in points?</source>
      <comment>penalty_price</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Штраф забирает с рынка последний РУВ: по какой цене теряются очки?</translation>
    </message>
    <message>
      <source>What can you use to pay for a fossil plant in a region you control?</source>
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
      <source>A region has technology cubes: must you use one for a plant there?</source>
      <comment>region_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>В регионе есть техно-ресурсы: обязательно ли использовать один из них при постройке?</translation>
    </message>
    <message>
      <source>At which CO₂ level does the future event happen too?</source>
      <comment>second_event</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>При каком уровне CO₂ происходит и будущее событие?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal about CEPs?</source>
      <comment>goal_cep</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Какие РУВ учитываются для личной цели по РУВ?</translation>
    </message>
    <message>
      <source>Does an inspector count achieved goals as steps?</source>
      <comment>inspector_skips</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Считаются ли достигнутые цели шагами инспектора?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most cubes?</source>
      <comment>award_without_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>В конце ни у кого нет техно-ресурсов: кто получает очки за их наибольшее число?</translation>
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
      <source>{rule} – rulebook (unnumbered section)</source>
      <comment>unnumbered</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – rulebook (unnumbered section)</extracomment>
      <translation>{rule} — правила (раздел без номера)</translation>
    </message>
    <message>
      <source>{book}: {sections}</source>
      <comment>in_book</comment>
      <extracomment>A rule and where a rulebook states it.
Example: 3: 9.4</extracomment>
      <translation>{book}: {sections}</translation>
    </message>
    <message>
      <source>{section} ({books})</source>
      <comment>section_of</comment>
      <extracomment>A rule and where a rulebook states it.
Example: 9.4 (Polish, French)</extracomment>
      <translation type="vanished">{section} ({books})</translation>
    </message>
  </context>
  <context>
    <name>refusals</name>
    <message>
      <source>Lobbyist card {card} still requires its action, which must remain possible.</source>
      <comment>action_is_owed</comment>
      <extracomment>Why an action is impossible.
Example: Lobbyist card “Build solar: –$3” (18) still requires its action, which must remain possible.</extracomment>
      <translation>Карта лоббиста {card} еще требует своего действия: оно должно остаться возможным.</translation>
    </message>
    <message>
      <source>This scientist is already in your supply.</source>
      <comment>already_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Этот ученый уже в вашей руке.</translation>
    </message>
    <message>
      <source>Lobby card {card} is played together with the build: choose the build with it.</source>
      <comment>attach_card_to_build</comment>
      <extracomment>Why an action is impossible.
Example: Lobby card “Build solar: –$3” (18) is played together with the build: choose the build with it.</extracomment>
      <translation>Карта лобби {card} играется вместе с постройкой: выберите постройку с этой картой.</translation>
    </message>
    <message>
      <source>That is worth ${had}; your bid is ${needed}.</source>
      <comment>bid_not_covered</comment>
      <extracomment>Why an action is impossible.
Example: That is worth $2; your bid is $3.</extracomment>
      <translation>Это стоит ${had}, а ваша ставка — ${needed}.</translation>
    </message>
    <message>
      <source>You can pay at most ${had}.</source>
      <comment>bid_too_high</comment>
      <extracomment>Why an action is impossible.
Example: You can pay at most $2.</extracomment>
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
      <source>You cannot give this bonus to {player}: everyone keeps their own.</source>
      <comment>bonus_is_your_own</comment>
      <extracomment>Why an action is impossible.
Example: You cannot give this bonus to Ada: everyone keeps their own.</extracomment>
      <translation>Этот бонус нельзя передать игроку {player}: каждый оставляет бонусы себе.</translation>
    </message>
    <message>
      <source>You cannot give this bonus to {player}: it was given to you.</source>
      <comment>bonus_was_given_already</comment>
      <extracomment>Why an action is impossible.
Example: You cannot give this bonus to Ada: it was given to you.</extracomment>
      <translation>Этот бонус нельзя передать игроку {player}: вам его передал другой игрок.</translation>
    </message>
    <message>
      <source>The score and the CO₂ track allow at most {had:steps}, not {needed}.</source>
      <comment>cannot_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The score and the CO₂ track allow at most 2 steps, not 3.</extracomment>
      <translation>Очки и шкала CO₂ позволяют максимум {had:steps}, а не {needed}.</translation>
    </message>
    <message>
      <source>To play card {card} for its main effect, take its action this turn first: {on}.</source>
      <comment>card_action_missing</comment>
      <extracomment>Why an action is impossible.
Example: To play card “Build solar: –$3” (18) for its main effect, take its action this turn first: build a plant.</extracomment>
      <translation>Чтобы сыграть карту {card} ради основного бонуса, сначала выполните в этот ход ее действие: {on}.</translation>
    </message>
    <message>
      <source>You have already played a card or scored a UN goal this turn.</source>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В этот ход вы уже сыграли карту или получили очки по карте целей ООН.</translation>
    </message>
    <message>
      <source>Lobby card {card} gives no discount on this plant.</source>
      <comment>card_cannot_be_attached</comment>
      <extracomment>Why an action is impossible.
Example: Lobby card “Build solar: –$3” (18) gives no discount on this plant.</extracomment>
      <translation>Карта лобби {card} не дает скидки на эту электростанцию.</translation>
    </message>
    <message>
      <source>You do not have card {card}.</source>
      <comment>card_not_in_hand</comment>
      <extracomment>Why an action is impossible.
Example: You do not have card “Build solar: –$3” (18).</extracomment>
      <translation>У вас нет карты {card}.</translation>
    </message>
    <message>
      <source>Card {card} is not one of these cards.</source>
      <comment>card_not_in_packet</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) is not one of these cards.</extracomment>
      <translation>Карты {card} среди этих нет.</translation>
    </message>
    <message>
      <source>This card cannot be visited: it is not in play, or a scientist has already been there.</source>
      <comment>card_not_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Эту карту посетить нельзя: она не в игре или ученый там уже побывал.</translation>
    </message>
    <message>
      <source>The CO₂ level is {had} ppm; at {limit} ppm or more there is no second action.</source>
      <comment>co2_at_limit</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level is 2 ppm; at 3 ppm or more there is no second action.</extracomment>
      <translation>Уровень CO₂ — {had} ppm; при {limit} ppm и выше второго действия нет.</translation>
    </message>
    <message>
      <source>Take your first main action before the second one.</source>
      <comment>first_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Сначала выполните первое основное действие, затем второе.</translation>
    </message>
    <message>
      <source>The project must go to the first free space in {region}.</source>
      <comment>first_free_space_only</comment>
      <extracomment>Why an action is impossible.
Example: The project must go to the first free space in Europe.</extracomment>
      <translation>Проект нужно положить на первую свободную позицию в регионе {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <comment>game_over</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Игра окончена.</translation>
    </message>
    <message>
      <source>Goal {card} is not one of the goals you can keep.</source>
      <comment>goal_not_dealt</comment>
      <extracomment>Why an action is impossible.
Example: Goal “Build solar: –$3” (18) is not one of the goals you can keep.</extracomment>
      <translation>Цели {card} нет среди тех, из которых вы выбираете.</translation>
    </message>
    <message>
      <source>This scientist can only return to your supply or go to a summit with the project's topic.</source>
      <comment>hand_or_summit_only</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Этот ученый может только вернуться в руку или пойти на конференцию с секцией того же типа энергии, что и проект.</translation>
    </message>
    <message>
      <source>You need {plants} on your infrastructures and have {had}.</source>
      <comment>infrastructure_missing</comment>
      <extracomment>Why an action is impossible.
Example: You need 2 solar plants on your infrastructures and have 2.</extracomment>
      <translation>На вашей инфраструктуре нужно: {plants}, а есть {had}.</translation>
    </message>
    <message>
      <source>You must take your main action before you end your turn.</source>
      <comment>mandatory_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Прежде чем завершить ход, нужно выполнить основное действие.</translation>
    </message>
    <message>
      <source>You have already taken your main action this turn.</source>
      <comment>mandatory_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В этот ход вы уже выполнили основное действие.</translation>
    </message>
    <message>
      <source>The market ran empty this turn: it is closed until the next turn.</source>
      <comment>market_closed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Рынок опустел в этот ход: он закрыт до следующего хода.</translation>
    </message>
    <message>
      <source>There are no CEPs on sale.</source>
      <comment>market_empty</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На рынке нет РУВ.</translation>
    </message>
    <message>
      <source>The market ran empty this turn: nothing can be sold until the next turn.</source>
      <comment>market_stop</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Рынок опустел в этот ход: до следующего хода продавать нельзя.</translation>
    </message>
    <message>
      <source>You have already visited the market this turn.</source>
      <comment>market_visit_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В этот ход вы уже посетили рынок.</translation>
    </message>
    <message>
      <source>Your income is only {had}, not {needed}.</source>
      <comment>more_than_income</comment>
      <extracomment>Why an action is impossible.
Example: Your income is only 2, not 3.</extracomment>
      <translation>Ваш доход — только {had}, а не {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level must be reduced by at least {needed:steps}, not {had}.</source>
      <comment>must_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level must be reduced by at least 3 steps, not 2.</extracomment>
      <translation>Уровень CO₂ нужно уменьшить минимум на {needed:steps}, а не на {had}.</translation>
    </message>
    <message>
      <source>You have no CEP in your supply.</source>
      <comment>no_cep_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В вашей руке нет РУВ.</translation>
    </message>
    <message>
      <source>That region has no CEP.</source>
      <comment>no_cep_in_region</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В этом регионе нет РУВ.</translation>
    </message>
    <message>
      <source>You need a CEP in your supply or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Нужен РУВ в руке или в контролируемом вами регионе.</translation>
    </message>
    <message>
      <source>{player} has no company goal left.</source>
      <comment>no_company_goal</comment>
      <extracomment>Why an action is impossible.
Example: Ada has no company goal left.</extracomment>
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
      <source>There is no {plant} left.</source>
      <comment>no_plant_tile</comment>
      <extracomment>Why an action is impossible.
Example: There is no solar plant left.</extracomment>
      <translation>Не осталось ни одной {plant:gen}.</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На этой позиции нет проекта.</translation>
    </message>
    <message>
      <source>There is no {project} tile left.</source>
      <comment>no_project_tile</comment>
      <extracomment>Why an action is impossible.
Example: There is no solar project tile left.</extracomment>
      <translation>Не осталось ни одного тайла {project:gen}.</translation>
    </message>
    <message>
      <source>The region can pay {had} of the cubes, not {needed}.</source>
      <comment>no_region_tech</comment>
      <extracomment>Why an action is impossible.
Example: The region can pay 2 of the cubes, not 3.</extracomment>
      <translation>Регион может заплатить {had} из этих кубиков, а не {needed}.</translation>
    </message>
    <message>
      <source>You have no scientist in your supply.</source>
      <comment>no_scientist_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В вашей руке нет ученых.</translation>
    </message>
    <message>
      <source>No second main action would be possible now.</source>
      <comment>no_second_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Второе основное действие сейчас было бы невозможно.</translation>
    </message>
    <message>
      <source>Card {card} does not offer this effect.</source>
      <comment>no_such_option</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) does not offer this effect.</extracomment>
      <translation>Карта {card} не дает такого бонуса.</translation>
    </message>
    <message>
      <source>This topic does not exist.</source>
      <comment>no_such_topic</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Такой секции нет.</translation>
    </message>
    <message>
      <source>Under the chosen rules a scientist cannot return from a project to your supply.</source>
      <comment>no_way_home</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>По выбранным правилам ученый не может вернуться с проекта в руку.</translation>
    </message>
    <message>
      <source>You have already recruited all your scientists ({limit}).</source>
      <comment>nobody_to_recruit</comment>
      <extracomment>Why an action is impossible.
Example: You have already recruited all your scientists (3).</extracomment>
      <translation>Все ваши ученые уже наняты ({limit}).</translation>
    </message>
    <message>
      <source>There is no project to install on this space.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На этой позиции нет проекта, который можно развернуть.</translation>
    </message>
    <message>
      <source>This summit gives you no point in {energy}.</source>
      <comment>not_a_topic_here</comment>
      <extracomment>Why an action is impossible.
Example: This summit gives you no point in solar.</extracomment>
      <translation>Эта конференция не дает вам очка компетенции в этом типе энергии: {energy}.</translation>
    </message>
    <message>
      <source>There is no installed project on this space.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На этой позиции нет развернутого проекта.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <comment>not_enough_cep</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 CEPs and have 2.</extracomment>
      <translation>Нужно: {needed:ceps}, а у вас {had}.</translation>
    </message>
    <message>
      <source>You need {expertise} {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <extracomment>Why an action is impossible.
Example: You need solar expertise 3 and have 2.</extracomment>
      <translation>Нужна {expertise}: уровень {needed}, а у вас {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <comment>not_enough_money</comment>
      <extracomment>Why an action is impossible.
Example: You need $3 and have $2.</extracomment>
      <translation>Нужно ${needed}, а у вас ${had}.</translation>
    </message>
    <message>
      <source>You need ${needed}, including ${fee} for {player}, whose scientist works here; you have ${had}.</source>
      <comment>not_enough_money_and_fee</comment>
      <extracomment>Why an action is impossible.
Example: You need $3, including $3 for Ada, whose scientist works here; you have $2.</extracomment>
      <translation>Нужно ${needed}, в том числе ${fee} игроку {player}, чей ученый здесь работает; у вас ${had}.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <comment>not_enough_tech</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 technology cubes and have 2.</extracomment>
      <translation>Нужно: {needed:cubes}, а у вас {had}.</translation>
    </message>
    <message>
      <source>This is not possible now: another decision comes first.</source>
      <comment>not_now</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Сейчас это невозможно: сначала нужно принять другое решение.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <comment>not_on_agenda</comment>
      <extracomment>Why an action is impossible.
Example: The agenda of Europe does not ask for solar.</extracomment>
      <translation>Программа региона {region} не требует этого источника энергии: {energy}.</translation>
    </message>
    <message>
      <source>You must take this point.</source>
      <comment>not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Это очко необходимо взять.</translation>
    </message>
    <message>
      <source>The project must go to a free space in {region}.</source>
      <comment>not_this_space</comment>
      <extracomment>Why an action is impossible.
Example: The project must go to a free space in Europe.</extracomment>
      <translation>Проект нужно положить на свободную позицию в регионе {region}.</translation>
    </message>
    <message>
      <source>None of your scientists is there.</source>
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
      <source>A scientist can go to a summit only from a project of the same energy.</source>
      <comment>only_from_project_to_summit</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>На конференцию ученый может отправиться только с проекта того же типа энергии.</translation>
    </message>
    <message>
      <source>Only the top {plant} can be built.</source>
      <comment>only_top_plant</comment>
      <extracomment>Why an action is impossible.
Example: Only the top solar plant can be built.</extracomment>
      <translation>Построить можно только верхнюю {plant:acc}.</translation>
    </message>
    <message>
      <source>Card {card} requires another action, which comes first.</source>
      <comment>other_action_owed</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) requires another action, which comes first.</extracomment>
      <translation>Карта {card} требует другого действия, сначала выполните его.</translation>
    </message>
    <message>
      <source>The CEP must come from your supply or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <extracomment>Why an action is impossible.
Example: The CEP must come from your supply or from Europe.</extracomment>
      <translation>РУВ должен быть из вашей руки или из региона {region}.</translation>
    </message>
    <message>
      <source>The scientist who was sent away must move.</source>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Переместить нужно ученого, которого убрали с проекта.</translation>
    </message>
    <message>
      <source>A scientist from a {project} cannot take the {topic}.</source>
      <comment>other_topic</comment>
      <extracomment>Why an action is impossible.
Example: A scientist from a solar project cannot take the wind topic.</extracomment>
      <translation>Ученый с {project:gen} не может занять {topic:acc}.</translation>
    </message>
    <message>
      <source>Card {card} requires an action that you could not take right after it: {on}.</source>
      <comment>owed_action_impossible</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) requires an action that you could not take right after it: build a plant.</extracomment>
      <translation>Карта {card} требует действия, которое вы не смогли бы сразу выполнить: {on}.</translation>
    </message>
    <message>
      <source>You pay more than you need: ${had} for a bid of ${needed}.</source>
      <comment>pays_too_much</comment>
      <extracomment>Why an action is impossible.
Example: You pay more than you need: $2 for a bid of $3.</extracomment>
      <translation>Вы платите больше, чем нужно: ${had} при ставке ${needed}.</translation>
    </message>
    <message>
      <source>You need {plants} and have {had}.</source>
      <comment>plant_missing</comment>
      <extracomment>Why an action is impossible.
Example: You need 2 solar plants and have 2.</extracomment>
      <translation>Нужно: {plants}, а у вас {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist already works on this project.</source>
      <comment>project_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist already works on this project.</extracomment>
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
      <source>{region} already has {limit:ceps}, and that is its limit.</source>
      <comment>region_cep_limit</comment>
      <extracomment>Why an action is impossible.
Example: Europe already has 3 CEPs, and that is its limit.</extracomment>
      <translation>В регионе {region} уже {limit:ceps}, это его лимит.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <comment>region_not_controlled</comment>
      <extracomment>Why an action is impossible.
Example: You do not control Europe.</extracomment>
      <translation>Вы не контролируете регион {region}.</translation>
    </message>
    <message>
      <source>The region has technology cubes: you must use one of them.</source>
      <comment>region_pays_one</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В регионе есть техно-ресурсы: один из них необходимо использовать.</translation>
    </message>
    <message>
      <source>The second main action must be of another kind than the first.</source>
      <comment>same_kind_of_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Второе основное действие должно быть другого вида, чем первое.</translation>
    </message>
    <message>
      <source>You have already moved a scientist this turn.</source>
      <comment>scientist_move_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>В этот ход вы уже переместили ученого.</translation>
    </message>
    <message>
      <source>You have paid for a second main action and must take it now.</source>
      <comment>second_action_owed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Второе основное действие оплачено, его нужно выполнить сейчас.</translation>
    </message>
    <message>
      <source>You can take only one second main action in a turn.</source>
      <comment>second_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>За ход возможно только одно второе основное действие.</translation>
    </message>
    <message>
      <source>There is already a project on this space.</source>
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
      <source>You must use the subsidy: recruit a scientist, or move one.</source>
      <comment>subsidy_not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Грант нужно использовать: наймите ученого или переместите одного из своих.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it takes place.</source>
      <comment>summit_not_held_yet</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Ученый остается на конференции, пока она не завершится.</translation>
    </message>
    <message>
      <source>{player}'s scientist already has this topic.</source>
      <comment>topic_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist already has this topic.</extracomment>
      <translation>На этой секции уже выступает ученый игрока {player}.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <comment>un_goal_not_open</comment>
      <extracomment>Why an action is impossible.
Example: UN goal “Build solar: –$3” (18) is not on display.</extracomment>
      <translation>Карты целей ООН {card} нет среди открытых.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>This scientist is already on your player board.</source>
      <comment>already_in_hand</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Этот ученый уже на вашем планшете.</translation>
    </message>
    <message>
      <source>You have already played a card or claimed a UN goal this turn.</source>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>В этот ход вы уже сыграли карту или получили карту целей ООН.</translation>
    </message>
    <message>
      <source>You have no CEP on your player board.</source>
      <comment>no_cep_in_hand</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>На вашем планшете нет РУВ.</translation>
    </message>
    <message>
      <source>You need a CEP on your player board or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Нужен РУВ на вашем планшете или в контролируемом вами регионе.</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <comment>no_lobby_card</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>У вас нет карт лоббиста.</translation>
    </message>
    <message>
      <source>You have no scientist on your player board.</source>
      <comment>no_scientist_in_hand</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>На вашем планшете нет ученых.</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>На этой позиции нет запланированного проекта.</translation>
    </message>
    <message>
      <source>There is no infrastructure to build on here.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Здесь нет инфраструктуры, на которой можно строить.</translation>
    </message>
    <message>
      <source>The CEP must come from your player board or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.
Example: The CEP must come from your player board or from Europe.</extracomment>
      <translation>РУВ должен быть с вашего планшета или из региона {region}.</translation>
    </message>
    <message>
      <source>Only the scientist who must leave the project can move now.</source>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Сейчас можно переместить только ученого, который должен уйти с проекта.</translation>
    </message>
    <message>
      <source>You need {expertise} {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
Why an action is impossible.
Example: You need solar expertise 3 and have 2.</extracomment>
      <translation>Нужна {expertise}: уровень {needed}, а у вас {had}.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>North America</source>
      <comment>north_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is now 70 ppm.</extracomment>
      <translation>Северная Америка</translation>
    </message>
    <message>
      <source>South America</source>
      <comment>south_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is now 90 ppm.</extracomment>
      <translation>Южная Америка</translation>
    </message>
    <message>
      <source>Europe</source>
      <comment>europe</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Europe builds a fossil plant (coal); the CO₂ level is now 110 ppm.</extracomment>
      <translation>Европа</translation>
    </message>
    <message>
      <source>Africa</source>
      <comment>africa</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Africa builds a fossil plant (oil); the CO₂ level is now 130 ppm.</extracomment>
      <translation>Африка</translation>
    </message>
    <message>
      <source>Asia</source>
      <comment>asia</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Asia builds a fossil plant (oil); the CO₂ level is now 150 ppm.</extracomment>
      <translation>Азия</translation>
    </message>
    <message>
      <source>Oceania</source>
      <comment>oceania</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is now 170 ppm.</extracomment>
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
      <source>How CEPs move</source>
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
      <source>Sequence of a decade</source>
      <comment>decade</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Как проходит десятилетие</translation>
    </message>
    <message>
      <source>Scientist sent away</source>
      <comment>displaced_scientist</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Ученый, убранный с проекта</translation>
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
      <source>Bonuses on the expertise tracks</source>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Бонусы на шкалах компетенции</translation>
    </message>
    <message>
      <source>Forced purchase of a CEP</source>
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
      <source>Empty market</source>
      <comment>market_stop</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Пустой рынок</translation>
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
      <source>Expertise at the end of your turn</source>
      <comment>project_expertise</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Компетенция в конце вашего хода</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Открыть проект</translation>
    </message>
    <message>
      <source>CEP limit of a region</source>
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
      <source>Technology cubes in a region</source>
      <comment>region_tech</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Техно-ресурсы в регионе</translation>
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
      <source>Payment for a fossil plant</source>
      <comment>supply_payment</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Оплата ИТ-электростанции</translation>
    </message>
    <message>
      <source>Ties</source>
      <comment>tie_break</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Ничьи</translation>
    </message>
    <message>
      <source>Sequence of a turn</source>
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
      <source>Scientist who must leave</source>
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
      <source>Bonuses on the knowledge tracks</source>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Бонусы на шкалах компетенции</translation>
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
      <source>Visit to a lobbyist card</source>
      <comment>lobbyist_visit</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Посещение карты лоббиста</translation>
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
      <source>CO₂ reduction</source>
      <comment>reduction</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Снижение CO₂</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_goal</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Цель одиночной игры</translation>
    </message>
    <message>
      <source>Second main action in the solo game</source>
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
    <name>short_effects</name>
    <message>
      <source>1 expertise</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, in as few words as possible, for its name.
Example: Keep lobby card “Summit on solar: 1 expertise” (23); minor effect: 1 technology cube</extracomment>
      <translation>1 очко компетенции</translation>
    </message>
    <message>
      <source>–${n}</source>
      <comment>discount</comment>
      <extracomment>What a lobby card gives, in as few words as possible, for its name.
Example: Keep lobby card “Build cold fusion: –$3” (16); minor effect: $2</extracomment>
      <translation>–${n}</translation>
    </message>
  </context>
  <context>
    <name>short_effects_second_chance</name>
    <message>
      <source>1 knowledge</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, in as few words as possible, for its name. Only in Second Chance.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>1 очко компетенции</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>back to your supply</source>
      <comment>hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Back to your supply</extracomment>
      <translation>в руку</translation>
    </message>
    <message>
      <source>from your supply</source>
      <comment>own_hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: From your supply › biomass, North America (technology)</extracomment>
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
      <source>summit {summit}, seat {place}</source>
      <comment>same_topic</comment>
      <extracomment>The same as in “places”, for buttons.
Example: summit 3, seat the solar project in Europe (technology space)</extracomment>
      <translation>конференция {summit}, место {place}</translation>
    </message>
    <message>
      <source>{name}</source>
      <comment>card</comment>
      <extracomment>The same as in “places”, for buttons.
Example: From your board › Prepare hydro: 2 technology cubes or $2</extracomment>
      <translation>{name}</translation>
    </message>
  </context>
  <context>
    <name>short_places_second_chance</name>
    <message>
      <source>back to your board</source>
      <comment>hand</comment>
      <extracomment>The same as in “places”, for buttons. Only in Second Chance.</extracomment>
      <translation>на планшет</translation>
    </message>
    <message>
      <source>from your board</source>
      <comment>own_hand</comment>
      <extracomment>The same as in “places”, for buttons. Only in Second Chance.
Example: From your board › hydro, Europe (scientist)</extracomment>
      <translation>с планшета</translation>
    </message>
  </context>
  <context>
    <name>short_triggers</name>
    <message>
      <source>Propose in {region}</source>
      <comment>propose.region</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobby card “Propose in North America: $3” (1); minor effect: 1 technology cube</extracomment>
      <translation>Открытие: {region}</translation>
    </message>
    <message>
      <source>Propose on a {grant} space</source>
      <comment>propose.grant</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobby card “Propose on a money space: $3” (7); minor effect: 1 technology cube</extracomment>
      <translation>Открытие, грант: {grant}</translation>
    </message>
    <message>
      <source>Install {energy}</source>
      <comment>install.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobby card “Install forestation: 2 technology cubes” (14); minor effect: move a scientist</extracomment>
      <translation>Развертывание {project:gen}</translation>
    </message>
    <message>
      <source>Build {energy}</source>
      <comment>build.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Build wind: 1 knowledge” (27) for its minor effect: $2</extracomment>
      <translation>Постройка {plant:gen}</translation>
    </message>
    <message>
      <source>Summit on {energy}</source>
      <comment>summit.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Summit on solar: 1 knowledge” (33) for its minor effect: 1 CEP from the market</extracomment>
      <translation>Конференция: {energy}</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobby card “Buy a CEP: 2 points” (25) for its minor effect: 1 CEP from the market</extracomment>
      <translation>Покупка РУВ</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Sell a CEP: $3” (35) for its main effect: $3; its action must follow</extracomment>
      <translation>Продажа РУВ</translation>
    </message>
    <message>
      <source>Plan in {region}</source>
      <comment>plan.region</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation>Планирование: {region}</translation>
    </message>
    <message>
      <source>Plan on a {grant} space</source>
      <comment>plan.grant</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobbyist card “Plan on a technology space: 2 technology cubes” (8); minor effect: move a scientist</extracomment>
      <translation>Планирование, грант: {grant}</translation>
    </message>
    <message>
      <source>Prepare {energy}</source>
      <comment>infrastructure.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>Инфраструктура: {energy}</translation>
    </message>
  </context>
  <context>
    <name>solo_goal_names</name>
    <message>
      <source>Complete tracks</source>
      <comment>tracks_finished</comment>
      <extracomment>The short name of a solo goal.
Example: Complete tracks · solo goal 1</extracomment>
      <translation>Пройденные шкалы</translation>
    </message>
    <message>
      <source>{n:plants}</source>
      <comment>plants_built</comment>
      <extracomment>The short name of a solo goal.
Example: 10 plants · solo goal 2</extracomment>
      <translation>{n:plants}</translation>
    </message>
    <message>
      <source>Plants in every region</source>
      <comment>plant_in_every_region</comment>
      <extracomment>The short name of a solo goal.
Example: Plants in every region · solo goal 4</extracomment>
      <translation>Электростанции во всех регионах</translation>
    </message>
    <message>
      <source>All personal goals</source>
      <comment>all_personal_goals</comment>
      <extracomment>The short name of a solo goal.
Example: All personal goals · solo goal 5</extracomment>
      <translation>Все личные цели</translation>
    </message>
    <message>
      <source>Start with {n:points}</source>
      <comment>fewer_points</comment>
      <extracomment>The short name of a solo goal.
Example: Start with 10 points · solo goal 6</extracomment>
      <translation>Очки в начале: {n}</translation>
    </message>
    <message>
      <source>No gas plants</source>
      <comment>no_gas</comment>
      <extracomment>The short name of a solo goal.
Example: No gas plants · solo goal 7</extracomment>
      <translation>Без газовых электростанций</translation>
    </message>
    <message>
      <source>Environmental goals for plants</source>
      <comment>plant_goals_by_decade</comment>
      <extracomment>The short name of a solo goal.
Example: Environmental goals for plants · solo goal 8</extracomment>
      <translation>Экологические цели по электростанциям</translation>
    </message>
    <message>
      <source>CEPs in Asia</source>
      <comment>region_cep</comment>
      <extracomment>The short name of a solo goal.
Example: CEPs in Asia · solo goal 9</extracomment>
      <translation>РУВ в Азии</translation>
    </message>
    <message>
      <source>Summits of every size</source>
      <comment>every_summit_size</comment>
      <extracomment>The short name of a solo goal.
Example: Summits of every size · solo goal 10</extracomment>
      <translation>Конференции всех размеров</translation>
    </message>
    <message>
      <source>Replacement in a full region</source>
      <comment>replaced_fossil</comment>
      <extracomment>The short name of a solo goal.
Example: Replacement in a full region · solo goal 11</extracomment>
      <translation>Замена в заполненном регионе</translation>
    </message>
    <message>
      <source>No lobbyist cards</source>
      <comment>no_lobbyist_in_decade</comment>
      <extracomment>The short name of a solo goal.
Example: No lobbyist cards · solo goal 12</extracomment>
      <translation>Без карт лоббистов</translation>
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
      <source>build at least {n:plants}</source>
      <comment>plants_built</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build at least 10 plants.</extracomment>
      <translation>построить минимум {n:plants:acc}</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <comment>plant_in_every_region</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build a plant in every region.</extracomment>
      <translation>построить электростанцию в каждом регионе</translation>
    </message>
    <message>
      <source>meet all the personal goals you were dealt</source>
      <comment>all_personal_goals</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: meet all the personal goals you were dealt.</extracomment>
      <translation>выполнить все розданные вам личные цели</translation>
    </message>
    <message>
      <source>win from a start with {n:points}</source>
      <comment>fewer_points</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win from a start with 10 points.</extracomment>
      <translation>победить, имея в начале {n:points}</translation>
    </message>
    <message>
      <source>win without gas plants in the game</source>
      <comment>no_gas</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win without gas plants in the game.</extracomment>
      <translation>победить без газовых электростанций в игре</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals for plants</source>
      <comment>plant_goals_by_decade</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of decade 2: achieve 8 of the environmental goals for plants.</extracomment>
      <translation>достигнуть {n} из экологических целей по электростанциям</translation>
    </message>
    <message>
      <source>have at least {n:ceps} in Asia</source>
      <comment>region_cep</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: have at least 6 CEPs in Asia.</extracomment>
      <translation>иметь в Азии минимум {n:ceps}</translation>
    </message>
    <message>
      <source>complete a summit of every size</source>
      <comment>every_summit_size</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: complete a summit of every size.</extracomment>
      <translation>завершить по конференции каждого размера</translation>
    </message>
    <message>
      <source>replace at least {n:fossil_plants} in a full region</source>
      <comment>replaced_fossil</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: replace at least 1 fossil plant in a full region.</extracomment>
      <translation>заменить минимум {n:fossil_plants:acc} в заполненных регионах</translation>
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
      <source>{name} · lobby card {card}</source>
      <comment>lobby</comment>
      <extracomment>The heading of a card.
Example: Propose in North America: $3 · lobby card 1</extracomment>
      <translation>{name} · карта лобби {card}</translation>
    </message>
    <message>
      <source>{name} · company goal {card}</source>
      <comment>company_goal</comment>
      <extracomment>The heading of a card.
Example: Controlled regions · company goal 27</extracomment>
      <translation>{name} · цель компании {card}</translation>
    </message>
    <message>
      <source>{name} · UN goal {card}</source>
      <comment>un_goal</comment>
      <extracomment>The heading of a card.
Example: Biomass, recycling · UN goal 34</extracomment>
      <translation>{name} · цель ООН {card}</translation>
    </message>
    <message>
      <source>{name} · event {card}</source>
      <comment>event</comment>
      <extracomment>The heading of a card.
Example: Disaster in North America · event 47</extracomment>
      <translation>{name} · событие {card}</translation>
    </message>
    <message>
      <source>{plant}</source>
      <comment>plant</comment>
      <extracomment>The heading of a card.
Example: Forestation plant</extracomment>
      <translation>{plant}</translation>
    </message>
    <message>
      <source>{plant}, level {level}</source>
      <comment>plant_level</comment>
      <extracomment>The heading of a card.
Example: Recycling plant, level 1</extracomment>
      <translation>{plant}, уровень {level}</translation>
    </message>
    <message>
      <source>{project}</source>
      <comment>project</comment>
      <extracomment>The heading of a card.
Example: Forestation project</extracomment>
      <translation>{project}</translation>
    </message>
    <message>
      <source>{name} · personal goal {card}</source>
      <comment>personal_goal</comment>
      <extracomment>The heading of a card.
Example: CEPs · personal goal 1</extracomment>
      <translation>{name} · личная цель {card}</translation>
    </message>
    <message>
      <source>{name} · solo goal {card}</source>
      <comment>solo_goal</comment>
      <extracomment>The heading of a card.
Example: Complete tracks · solo goal 1</extracomment>
      <translation>{name} · цель одиночной игры {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>{name} · lobbyist card {card}</source>
      <comment>lobby</comment>
      <extracomment>The heading of a card. Only in Second Chance.
Example: Plan in North America: $3 · lobbyist card 1</extracomment>
      <translation>{name} · карта лоббиста {card}</translation>
    </message>
  </context>
  <context>
    <name>topic_names</name>
    <message>
      <source>forestation topic</source>
      <comment>forestation</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the forestation project in North America (scientist space) to the forestation topic of summit 3</extracomment>
      <translation>секция по лесным ресурсам</translation>
    </message>
    <message>
      <source>solar topic</source>
      <comment>solar</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the solar project in Oceania (scientist space) to the solar topic of summit 5</extracomment>
      <translation>секция по солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion topic</source>
      <comment>fusion</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the cold fusion project in Europe (research space) to the cold fusion topic of summit 3</extracomment>
      <translation>секция по холодному синтезу</translation>
    </message>
    <message>
      <source>biomass topic</source>
      <comment>biomass</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the biomass project in Europe (research space) to the biomass topic of summit 3</extracomment>
      <translation>секция по биомассе</translation>
    </message>
    <message>
      <source>recycling topic</source>
      <comment>recycling</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the recycling project in Africa (scientist space) to the recycling topic of summit 2</extracomment>
      <translation>секция по вторсырью</translation>
    </message>
    <message>
      <source>hydro topic</source>
      <comment>hydro</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>секция по гидроэнергии</translation>
    </message>
    <message>
      <source>wind topic</source>
      <comment>wind</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the wind project in South America (technology space) to the wind topic of summit 4</extracomment>
      <translation>секция по энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>topic_names_acc</name>
    <message>
      <source>forestation topic</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:acc}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the forestation project in North America (scientist space) to the forestation topic of summit 3</extracomment>
      <translation>секцию по лесным ресурсам</translation>
    </message>
    <message>
      <source>solar topic</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:acc}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the solar project in Oceania (scientist space) to the solar topic of summit 5</extracomment>
      <translation>секцию по солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion topic</source>
      <comment>fusion</comment>
      <extracomment>The noun in a case, for {n:fusion:acc}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the cold fusion project in Europe (research space) to the cold fusion topic of summit 3</extracomment>
      <translation>секцию по холодному синтезу</translation>
    </message>
    <message>
      <source>biomass topic</source>
      <comment>biomass</comment>
      <extracomment>The noun in a case, for {n:biomass:acc}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the biomass project in Europe (research space) to the biomass topic of summit 3</extracomment>
      <translation>секцию по биомассе</translation>
    </message>
    <message>
      <source>recycling topic</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:acc}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the recycling project in Africa (scientist space) to the recycling topic of summit 2</extracomment>
      <translation>секцию по вторсырью</translation>
    </message>
    <message>
      <source>hydro topic</source>
      <comment>hydro</comment>
      <extracomment>The noun in a case, for {n:hydro:acc}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>секцию по гидроэнергии</translation>
    </message>
    <message>
      <source>wind topic</source>
      <comment>wind</comment>
      <extracomment>The noun in a case, for {n:wind:acc}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the wind project in South America (technology space) to the wind topic of summit 4</extracomment>
      <translation>секцию по энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>topic_names_ins</name>
    <message>
      <source>forestation topic</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:ins}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the forestation project in North America (scientist space) to the forestation topic of summit 3</extracomment>
      <translation>секцией по лесным ресурсам</translation>
    </message>
    <message>
      <source>solar topic</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:ins}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the solar project in Oceania (scientist space) to the solar topic of summit 5</extracomment>
      <translation>секцией по солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion topic</source>
      <comment>fusion</comment>
      <extracomment>The noun in a case, for {n:fusion:ins}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the cold fusion project in Europe (research space) to the cold fusion topic of summit 3</extracomment>
      <translation>секцией по холодному синтезу</translation>
    </message>
    <message>
      <source>biomass topic</source>
      <comment>biomass</comment>
      <extracomment>The noun in a case, for {n:biomass:ins}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the biomass project in Europe (research space) to the biomass topic of summit 3</extracomment>
      <translation>секцией по биомассе</translation>
    </message>
    <message>
      <source>recycling topic</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:ins}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the recycling project in Africa (scientist space) to the recycling topic of summit 2</extracomment>
      <translation>секцией по вторсырью</translation>
    </message>
    <message>
      <source>hydro topic</source>
      <comment>hydro</comment>
      <extracomment>The noun in a case, for {n:hydro:ins}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>секцией по гидроэнергии</translation>
    </message>
    <message>
      <source>wind topic</source>
      <comment>wind</comment>
      <extracomment>The noun in a case, for {n:wind:ins}.
{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the wind project in South America (technology space) to the wind topic of summit 4</extracomment>
      <translation>секцией по энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>track_names</name>
    <message>
      <source>forestation track</source>
      <comment>forestation</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкала лесных ресурсов</translation>
    </message>
    <message>
      <source>solar track</source>
      <comment>solar</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.
Example: Ada is at the end of the solar track, so the point is lost.</extracomment>
      <translation>шкала солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion track</source>
      <comment>fusion</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.
Example: Leo is at the end of the cold fusion track, so the point is lost.</extracomment>
      <translation>шкала холодного синтеза</translation>
    </message>
    <message>
      <source>biomass track</source>
      <comment>biomass</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкала биомассы</translation>
    </message>
    <message>
      <source>recycling track</source>
      <comment>recycling</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкала вторсырья</translation>
    </message>
    <message>
      <source>hydro track</source>
      <comment>hydro</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкала гидроэнергии</translation>
    </message>
    <message>
      <source>wind track</source>
      <comment>wind</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкала энергии ветра</translation>
    </message>
  </context>
  <context>
    <name>track_names_gen</name>
    <message>
      <source>forestation track</source>
      <comment>forestation</comment>
      <extracomment>The noun in a case, for {n:forestation:gen}.
{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкалы лесных ресурсов</translation>
    </message>
    <message>
      <source>solar track</source>
      <comment>solar</comment>
      <extracomment>The noun in a case, for {n:solar:gen}.
{track} in a sentence: the track of expertise or knowledge of an energy.
Example: Ada is at the end of the solar track, so the point is lost.</extracomment>
      <translation>шкалы солнечной энергии</translation>
    </message>
    <message>
      <source>cold fusion track</source>
      <comment>fusion</comment>
      <extracomment>The noun in a case, for {n:fusion:gen}.
{track} in a sentence: the track of expertise or knowledge of an energy.
Example: Leo is at the end of the cold fusion track, so the point is lost.</extracomment>
      <translation>шкалы холодного синтеза</translation>
    </message>
    <message>
      <source>biomass track</source>
      <comment>biomass</comment>
      <extracomment>The noun in a case, for {n:biomass:gen}.
{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкалы биомассы</translation>
    </message>
    <message>
      <source>recycling track</source>
      <comment>recycling</comment>
      <extracomment>The noun in a case, for {n:recycling:gen}.
{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкалы вторсырья</translation>
    </message>
    <message>
      <source>hydro track</source>
      <comment>hydro</comment>
      <extracomment>The noun in a case, for {n:hydro:gen}.
{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкалы гидроэнергии</translation>
    </message>
    <message>
      <source>wind track</source>
      <comment>wind</comment>
      <extracomment>The noun in a case, for {n:wind:gen}.
{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>шкалы энергии ветра</translation>
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
      <source>Requires plants that you have built, in any region: {plants}.</source>
      <comment>needs</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Requires plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>Нужны построенные вами электростанции в любых регионах: {plants}.</translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one player can score it.</source>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Scoring it costs 1 technology cube and brings 4 points; only one player can score it.</extracomment>
      <translation>Стоит {tech:cubes} и приносит {vp:points}; получить ее может только один игрок.</translation>
    </message>
    <message>
      <source>You score it instead of playing a lobby card in your turn. You keep your plants.</source>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.</extracomment>
      <translation>Получить ее можно в свой ход вместо розыгрыша карты лобби. Электростанции остаются у вас.</translation>
    </message>
    <message>
      <source>At the end, the player with the most UN goals gains {vp:points} more, as does everyone tied.</source>
      <comment>most</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: At the end, the player with the most UN goals gains 3 points more, as does everyone tied.</extracomment>
      <translation>Игрок, у которого в конце больше всего карт целей ООН, получает еще {vp:points}; при ничьей — все разделившие первое место.</translation>
    </message>
    <message numerus="yes">
      <source>{n} {energy} plants</source>
      <comment>plant</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Needs plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation type="vanished">
        <numerusform>{n} электростанция ({energy})</numerusform>
        <numerusform>{n} электростанции ({energy})</numerusform>
        <numerusform>{n} электростанций ({energy})</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>Requires plants on your infrastructures, no matter who built the plants: {plants}.</source>
      <comment>needs</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Requires plants on your infrastructures, no matter who built the plants: 2 recycling plants.</extracomment>
      <translation>Нужны электростанции на вашей инфраструктуре, кто бы их ни построил: {plants}.</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one player can claim it.</source>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Claiming it costs 2 technology cubes; only one player can claim it.</extracomment>
      <translation>Стоит {tech:cubes}; получить ее может только один игрок.</translation>
    </message>
    <message>
      <source>In a team or alone, it brings {vp:points} at once, and at most {allowed} may be open at the end.</source>
      <comment>team</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a team or alone, it brings 2 points at once, and at most 3 may be open at the end.</extracomment>
      <translation>В команде и в одиночной игре сразу приносит {vp:points}; неполученными в конце могут остаться максимум {allowed}.</translation>
    </message>
    <message>
      <source>In a competitive game, all your UN goals score together at the end: {scores}.</source>
      <comment>rivals</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a competitive game, all your UN goals score together at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>В соревновательной игре все ваши цели ООН вместе приносят в конце: {scores}.</translation>
    </message>
    <message>
      <source>You claim it instead of playing a lobbyist card in your turn. You pay the cubes only.</source>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.</extracomment>
      <translation>Получить ее можно в свой ход вместо розыгрыша карты лоббиста. Вы платите только кубики.</translation>
    </message>
    <message numerus="yes">
      <source>{n} cards {vp:points}</source>
      <comment>score</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a competitive game, all your UN goals score together at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>
        <numerusform>{n} карта — {vp:points}</numerusform>
        <numerusform>{n} карты — {vp:points}</numerusform>
        <numerusform>{n} карт — {vp:points}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <comment>score_or_more</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a competitive game, all your UN goals score together at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>от {n} карт — {vp:points}</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Start with random fossil plants, or with a fixed set that is easier or harder.</source>
      <comment>preset</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Начните со случайных ИТ-электростанций или с фиксированной расстановки — более легкой или более сложной.</translation>
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
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Removed from the game: {removed}.</source>
      <comment>preset=fewer</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: 2 solar plants, dealt to the regions at random: the CO₂ level starts at 350 ppm. Removed from the game: 2 coal plants.</extracomment>
      <translation>{plants}: раскладываются по регионам случайным образом. Уровень CO₂ в начале — {co2} ppm. Удалено из игры: {removed}.</translation>
    </message>
    <message>
      <source>Before each new decade, everyone may bid once, and the winner chooses the start player; without the auction, the start player tile moves to the left.</source>
      <comment>auction</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Перед каждым новым десятилетием каждый может один раз сделать ставку, и победитель выбирает первого игрока; без аукциона тайл первого игрока передается налево.</translation>
    </message>
    <message>
      <source>Draft your lobby cards: keep one from each hand of cards and pass the rest to the right.</source>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Драфт карт лобби: из каждого набора вы оставляете себе одну карту, остальные передаете направо.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <comment>mode</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Играйте одной командой, друг против друга или в одиночку.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level low, or lose together.</source>
      <comment>mode=cooperative</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Одна команда, один счет: удержите уровень CO₂ низким, иначе проиграете вместе.</translation>
    </message>
    <message>
      <source>Everyone scores for themselves; if the CO₂ level gets too high, everyone loses.</source>
      <comment>mode=competitive</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Каждый набирает свои очки; если уровень CO₂ станет слишком высоким, проигрывают все.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <comment>mode=solo</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Как кооперативная игра, но с кубиками соперника на поле и более жесткими условиями.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and continues clockwise.</source>
      <comment>home</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Поставка энергии каждое десятилетие начинается в этом регионе и продолжается по часовой стрелке.</translation>
    </message>
    <message>
      <source>Fewer coal plants and more starting points make the game easier.</source>
      <comment>difficulty</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Игра легче, если угольных электростанций меньше, а очков в начале больше.</translation>
    </message>
    <message>
      <source>Removed from the game: {removed}. Starting points: {vp}.</source>
      <comment>difficulty=fixed</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: Removed from the game: 2 coal plants. Starting points: 3.</extracomment>
      <translation>Удалено из игры: {removed}. Очки в начале: {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Starting points: {vp}.</source>
      <comment>difficulty=points</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: All fossil plants are in the game. Starting points: 3.</extracomment>
      <translation>В игре все ИТ-электростанции. Очки в начале: {vp}.</translation>
    </message>
    <message>
      <source>Two inspectors move along the environmental goals; an open goal with one costs double.</source>
      <comment>inspectors</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Два инспектора обходят экологические цели; недостигнутая цель с инспектором стоит вдвое больше.</translation>
    </message>
    <message>
      <source>An additional goal that you must meet to win.</source>
      <comment>solo_card</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Дополнительная цель, которую нужно выполнить для победы.</translation>
    </message>
    <message>
      <source>No additional goal.</source>
      <comment>solo_card=0</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Без дополнительной цели.</translation>
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
      <source>Draft your lobbyist cards: keep some of each hand of cards and pass the rest to the right.</source>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values. Only in Second Chance.</extracomment>
      <translation>Драфт карт лоббистов: из каждого набора вы оставляете себе часть карт, остальные передаете направо.</translation>
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
Example: Game mode Cooperative</extracomment>
      <translation>Кооперативная</translation>
    </message>
    <message>
      <source>Competitive</source>
      <comment>mode=competitive</comment>
      <extracomment>A value of a variant, to choose from.
Example: Game mode Competitive</extracomment>
      <translation>Соревновательная</translation>
    </message>
    <message>
      <source>Solo</source>
      <comment>mode=solo</comment>
      <extracomment>A value of a variant, to choose from.
Example: Game mode Solo</extracomment>
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
      <source>{goal} ({card})</source>
      <comment>solo_card=</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal control at least 3 regions (“Build solar: –$3” (18))</extracomment>
      <translation>{goal} ({card})</translation>
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
      <source>Game mode</source>
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
