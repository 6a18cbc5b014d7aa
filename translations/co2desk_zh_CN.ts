<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ (2012)</source>
      <extracomment>The dialog “About co2desk”.
Bold heading in the list of reconstructed values: the first edition. “CO₂” is the title of the printed game and stays.</extracomment>
      <translation>《二氧化碳》（2012）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂: Second Chance (2018)</source>
      <extracomment>The dialog “About co2desk”.
Bold heading in the list of reconstructed values. A title: use the one under which the game is sold in your language, if it has one.</extracomment>
      <translation>《二氧化碳：第二次机会》（2018）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regional agenda tiles</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Tiles that say which three energies a region wants, in which order.</extracomment>
      <translation>地区议程板块</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Amounts in the rules</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Single numbers from the text of the rules, such as how many cubes a technology grant gives.</extracomment>
      <translation>规则中的数量</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ track</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
The scale on the board on which the CO₂ level is marked: where danger begins, where the planet is lost.</extracomment>
      <translation>污染等级栏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Company goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Secret goal cards of players who compete. Use the term of the glossary.</extracomment>
      <translation>企业目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Decades</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
How many decades a game has, and what goals cost in each. A decade is the longest period of play, not a calendar entry.</extracomment>
      <translation>年代</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Difficulties</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Levels of difficulty of Second Chance, such as hard: how the board is set up for each.</extracomment>
      <translation>难度</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Draft</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
A way of dealing lobbyist cards: everybody keeps some and passes the rest on. Not a sketch of a text.</extracomment>
      <translation>手牌轮选</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Energies</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
The five kinds of green energy and their order, such as solar and wind.</extracomment>
      <translation>能源</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Environmental goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Tiles of Second Chance that the team should achieve; open ones cost points.</extracomment>
      <translation>环境目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Event cards</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Cards (tiles in Second Chance) that name the region of a disaster.</extracomment>
      <translation>事件牌</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fossil fuel plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
How many coal, oil and gas plants there are, and what each adds to the CO₂ level.</extracomment>
      <translation>燃料电厂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Infrastructure</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
What a player receives for preparing the infrastructure of a project; only in Second Chance.</extracomment>
      <translation>基建</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Inspectors</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
UN inspectors of Second Chance: two cubes that move along the environmental goals. Not players.</extracomment>
      <translation>联合国视察员</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rewards for installing</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
What a company receives for installing a project of each energy; only in CO₂ (2012).</extracomment>
      <translation>准备项目的奖励</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Lobby cards</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Both editions share this line; Second Chance calls them lobbyist cards. Use the term of the first edition.</extracomment>
      <translation>赞助牌</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CEP market</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Prices of carbon emission permits. CEP is the abbreviation of the game; see the glossary.</extracomment>
      <translation>碳交易市场</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Personal goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Secret goal cards of the cooperative and the solo game of Second Chance.</extracomment>
      <translation>个人目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Green power plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Costs and points of the plants that players build, by energy; the opposite of fossil plants.</extracomment>
      <translation>环保电站</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>By number of players</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
A table with a line for 1, 2, 3 … players: rounds, UN goals on display. As a heading: what depends on how many play.</extracomment>
      <translation>按玩家人数</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Preset fossil plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Fossil plants that are already on the board at the start, by level of difficulty; only in CO₂ (2012).</extracomment>
      <translation>固定电厂开局</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rating of the team</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
The table that says how well a team did: points for each rank. Only in Second Chance.</extracomment>
      <translation>团队评级</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regions of the board</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
The six continents: their order around the board, and the spaces in each.</extracomment>
      <translation>版图上的地区</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Solo game</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Values for one person alone: starting points, solo goal cards.</extracomment>
      <translation>单人游戏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Starting resources</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
What every player has at the start: money, CEPs, lobby cards.</extracomment>
      <translation>起始资源</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Summit tiles</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Tiles with the topics of a climate summit, two or three energies each.</extracomment>
      <translation>峰会板块</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Supplies</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
How many pieces of each kind the box contains, such as 40 CEPs. Not the supply phase.</extracomment>
      <translation>部件数量</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Three-player games</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
What is different with three players in Second Chance: tiles removed, rounds of the last decade.</extracomment>
      <translation>三人游戏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Expertise tracks</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
A track for each energy: income and bonuses by level. Second Chance says knowledge; this line serves both.</extracomment>
      <translation>知识栏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>UN goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.
Cards that ask for plants of certain energies. UN: the United Nations, as your language abbreviates them.</extracomment>
      <translation>联合国目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>About co2desk</source>
      <extracomment>The dialog “About co2desk”.
The title of the dialog's window. co2desk is the program's name: never translated, always in small letters.</extracomment>
      <translation>关于co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Version {version}</source>
      <extracomment>The dialog “About co2desk”.
Small line below the program's name. {version} is a number such as 0.1.0.</extracomment>
      <translation>版本{version}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;About</source>
      <extracomment>The dialog “About co2desk”.
A tab of the dialog about the program: what it is.</extracomment>
      <translation>简介(&amp;A)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Reconstructed values</source>
      <extracomment>The dialog “About co2desk”.
A tab of the dialog, between “About” and “Licences”: values that no rulebook gives and that we had to work out. Keep it short.</extracomment>
      <translation>推算值(&amp;R)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Licences</source>
      <extracomment>The dialog “About co2desk”.
A tab: the licences of this program and of what it is made with.</extracomment>
      <translation>许可证(&amp;L)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Close</source>
      <extracomment>The dialog “About co2desk”.
The button that closes the dialog.</extracomment>
      <translation>关闭</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>The board games CO₂ and CO₂: Second Chance, with all the rules enforced: an action that is not allowed is refused with the reason, and every game can be replayed.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>桌游《二氧化碳》与《二氧化碳：第二次机会》，由电脑执行全部规则：不允许的行动会被拒绝并说明原因，每一局都可以回放。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>This is an unofficial fan project. &lt;b&gt;CO₂ is Vital Lacerda’s game.&lt;/b&gt; co2desk contains no art and no text from the printed games; its pictures and texts are its own.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>这是非官方的爱好者作品。&lt;b&gt;《二氧化碳》是Vital Lacerda的游戏。&lt;/b&gt;co2desk不含印刷版的任何美术与文字；图片与文字均为原创。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Some values are printed only on the game pieces. Where no rulebook gives them, they are reconstructed; the next page lists them.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>有些数值只印在部件上。说明书未提及的数值由我们推算，下一页逐一列出。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: you may use, change and share it as long as you keep its copyright notice. It comes without any warranty.</source>
      <extracomment>The dialog “About co2desk”.
First paragraph of the tab “Licences”. “It” is co2desk; “you” is anybody. Keep &lt;b&gt; and &lt;/b&gt;; “MIT” is the licence's name.</extracomment>
      <translation>&lt;b&gt;co2desk&lt;/b&gt;是采用MIT许可证的自由软件：你可以使用、修改和分发，但须保留版权声明，且不附带任何担保。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>It builds on the work of others:</source>
      <extracomment>The dialog “About co2desk”.
“It” is co2desk; a list of other programs and fonts follows.</extracomment>
      <translation>本程序建立在他人的成果之上：</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window toolkit: GNU LGPL, version 3. They are included unmodified, and you may replace them with your own build.</source>
      <extracomment>The dialog “About co2desk”.
Tab “Licences”, an entry of a list. “They” are Qt and PySide6; a build is a compiled copy. Names of programs and licences stay.</extracomment>
      <translation>&lt;b&gt;Qt&lt;/b&gt;与&lt;b&gt;PySide6&lt;/b&gt;，窗口工具包：GNU LGPL第3版。两者均未经修改，你可以换成自行编译的版本。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <extracomment>The dialog “About co2desk”.
Tab “Licences”, an entry of a list. Component values are the numbers of the game's pieces, such as prices of plants.</extracomment>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt;，用于读取部件数值：MIT许可证。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <extracomment>The dialog “About co2desk”.
Tab “Licences”, an entry of a list. The folders are those of the user, where settings and saved games are kept.</extracomment>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt;，用于寻找你的文件夹：MIT许可证。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the fonts: SIL Open Font License 1.1.</source>
      <extracomment>The dialog “About co2desk”.
Tab “Licences”, last entry of the list. Names of fonts and of the licence stay English.</extracomment>
      <translation>&lt;b&gt;Noto Sans&lt;/b&gt;与&lt;b&gt;Noto Sans CJK&lt;/b&gt;，字体：SIL Open Font License 1.1。</translation>
    </message>
  </context>
  <context>
    <name>ActionsDialog</name>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>What can I do?</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The title of the dialog: the player's own question.</extracomment>
      <translation>我可以做什么？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search by region, energy or card…</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
Grey text in the empty search field above the list: what one can type there. Room for about 40 letters.</extracomment>
      <translation>按地区、能源或牌搜索……</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The name of the search field, for screen readers.</extracomment>
      <translation>搜索</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Actions</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The name of the list, for screen readers.</extracomment>
      <translation>行动</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Take this action</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The main button of the dialog: it plays the action of the selected line. An order to the program.</extracomment>
      <translation>执行此行动</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Close</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The button that closes the dialog.</extracomment>
      <translation>关闭</translation>
    </message>
  </context>
  <context>
    <name>Adviser</name>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{energy} {level}</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A step of a chain on a button: “solar 3” is level 3 on the solar track. {energy} is the bare name, in small letters.</extracomment>
      <translation>{energy}第{level}格</translation>
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
      <translation>这会使游戏结束。{reason}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost this decade.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before a move: certain. Lost means that the CO₂ level is too high and everybody loses the game.</extracomment>
      <translation>地球将在本年代毁灭。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>There is a {percent}% chance that the planet is lost this decade.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before a move.</extracomment>
      <translation>本年代地球毁灭的概率为{percent}%。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost: there are not enough points to pay for open goals and missing CEPs. Missing: {points}.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning to a team in Second Chance: certain. {points} is a number with its noun, such as “3 points”, after a colon.</extracomment>
      <translation>游戏将会失败：得分不足以抵付未达成的目标与不足的CEP。尚缺：{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost unless you gain more points to pay for open goals and missing CEPs. Still missing: {points}.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning to a team in Second Chance: it can still be avoided. “You” is the team. {points} is such as “3 points”.</extracomment>
      <translation>必须获得更多得分以抵付未达成的目标与不足的CEP，否则游戏失败。尚缺：{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>After this, solo goal {card} can no longer be met.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning to a single player. “This” is the chosen action; {card} is the number on the solo goal card, such as 7.</extracomment>
      <translation>此后单人目标{card}将无法完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You have no scientist to move or recruit: this space gives you nothing.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before a project is placed on a research space, whose grant would move or recruit a scientist.</extracomment>
      <translation>没有可移动或招募的科学家：此格不会给你任何补助。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You are already at the end of the track: the step is lost.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning: the player would gain expertise (knowledge) in an energy and is on the last space of its track.</extracomment>
      <translation>你已到达知识栏最后一格：前进的1格作废。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The bonus cannot be used and will be lost.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning: the bonus on an energy's track puts a CEP into a region, but all regions are full or no CEP is left.</extracomment>
      <translation>奖励无法使用，将会作废。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, and the planet will be lost.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before “End turn”: certain. Everybody loses the game when the planet is lost.</extracomment>
      <translation>年代随这个行动轮结束，地球将会毁灭。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, with a {percent}% chance that the planet is lost.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A warning before “End turn”. {percent} is a whole number such as 35; put the percent sign as your language does.</extracomment>
      <translation>年代随这个行动轮结束，地球毁灭的概率为{percent}%。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{player} permanently discards the company goal for ${money}.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A question before the card is given up: it does not come back. {player} is a name; {money} is a number such as 8.</extracomment>
      <translation>{player}弃掉企业目标以换取{money}金钱，之后无法取回。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You could still: {actions}.</source>
      <extracomment>In the bar above the board, before an action is confirmed: its consequences, or a warning.
A reminder before “End turn”. {actions} is a list from the table “free_actions”, such as “buy a CEP, play a card”.</extracomment>
      <translation>你还可以：{actions}。</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Close</source>
      <extracomment>The buttons of a question or a message in a window of its own.
The button under a message.</extracomment>
      <translation>关闭</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Cancel</source>
      <extracomment>The buttons of a question or a message in a window of its own.
The button that gives up what is asked about.</extracomment>
      <translation>取消</translation>
    </message>
  </context>
  <context>
    <name>BidEditor</name>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>Your bid</source>
      <extracomment>Where a player sets the bid of the auction.
Only for screen readers: the name of the number field in which a player bids to become start player, in dollars.</extracomment>
      <translation>你的出价</translation>
    </message>
  </context>
  <context>
    <name>BoardWords</name>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Expertise in {energy}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a track, CO₂ (2012) only. {energy} is the bare name in small letters, such as “solar”, undeclined.</extracomment>
      <translation>{energy}知识</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: level {level}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line below the title of a track's card, one for each player. {level} is the space reached, 0 to 10.</extracomment>
      <translation>{player}：第{level}格</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Level {level}: {bonus}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a track's card: what the space gives. {bonus} comes from the table “bonuses”, such as “1 technology cube”.</extracomment>
      <translation>第{level}格：{bonus}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Decade {now} of {last}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the decade marker. Both values are numbers: decade 2 of 5.</extracomment>
      <translation>第{now}/{last}个年代</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Round {now} of {last}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the round marker. Both values are numbers: round 1 of 3. A decade has several rounds.</extracomment>
      <translation>第{now}/{last}回合</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: {points}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the score track. {player} is a name, {points} a bare number: “Ada: 14”.</extracomment>
      <translation>{player}：{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Points</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Heading over the points of all players.</extracomment>
      <translation>得分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Propose</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>签订</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Install</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>准备</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Build</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>建造</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>峰会</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Buy CEP</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>购买CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Sell CEP</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>售卖CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>installed</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on a project: how far it is.</extracomment>
      <translation>已准备好</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>proposed</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on a project: how far it is.</extracomment>
      <translation>已签约</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit {number}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted above a summit tile and title of its card. {number} is the summit's place on the board, 1 to 6. Little room.</extracomment>
      <translation>峰会{number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>none left</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on an empty place for a summit, and told on its card: no summit tile is left. Small letters, little room.</extracomment>
      <translation>已用完</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>danger</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted beside the CO₂ track: from here on disasters happen.</extracomment>
      <translation>危险</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>lost</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted beside the CO₂ track: from here on the planet is lost.</extracomment>
      <translation>失败</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Decade</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board beside the number of the decade.</extracomment>
      <translation>年代</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Round</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board beside the number of the round.</extracomment>
      <translation>回合</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEP market</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted above the scale of CEP prices, and title of its card. Little room: about 14 letters.</extracomment>
      <translation>碳交易市场</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>no sales this turn</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted in red in the place of “CEP market”, CO₂ (2012): the market ran empty, nobody may sell a CEP now. Little room.</extracomment>
      <translation>本行动轮不能售卖</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Supply</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board: the general supply of CEPs, cubes and tiles, not a player's own things.</extracomment>
      <translation>银行</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Event</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board, over the event that may strike next.</extracomment>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Next</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board, over the event after this one.</extracomment>
      <translation>下一个</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Money</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's money.</extracomment>
      <translation>金钱</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEPs</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's CEPs.</extracomment>
      <translation>CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Technology</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's technology cubes.</extracomment>
      <translation>科技资源</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>to recruit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted below the scientists a player does not have yet, beside “Scientists”: those that can still be recruited. Little room.</extracomment>
      <translation>可招募</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Scientists</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's scientists.</extracomment>
      <translation>科学家</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>{fossil} {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
A part of “Fossil plants left in the pile: …”: “coal 7”. {fossil} is the bare name of a fuel from the table “fossils”.</extracomment>
      <translation>{fossil}{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Fossil plants left in the pile: {kinds}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply and at the CO₂ track. {kinds} is a list: “coal 7, oil 5, gas 8”. The pile is face down.</extracomment>
      <translation>燃料电厂堆剩余：{kinds}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <location filename="../co2desk/ui/board/words/players.py" />
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>, </source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Stands between the parts of a list.</extracomment>
      <translation>、</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>{energy} {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
A part of “Plants: …”: “solar 2”, two solar plants of a player. {energy} is the bare name, undeclined.</extracomment>
      <translation>{energy}{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, if the player has no green plant yet: {count} is then 0.</extracomment>
      <translation>电站：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {kinds}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card: green plants by energy. {kinds} is a list: “solar 2, wind 1”.</extracomment>
      <translation>电站：{kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>No player at the screen</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the strip with a player's pieces, while nobody's is shown, as when computer players decide.</extracomment>
      <translation>屏幕前没有玩家</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>{player}'s pieces</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Heading over a player's own pieces. {player} is a name.</extracomment>
      <translation>{player}的部件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drop pieces here to take them back.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Ada's pieces”. An order: pieces that were dragged onto the board can be dropped on this strip again.</extracomment>
      <translation>将部件拖到此处，即可收回手中。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your money: ${count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at one's own coins. {count} is a number; the dollar sign is the currency of the game.</extracomment>
      <translation>你的金钱：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your CEPs: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at one's own CEPs. {count} is a number: how many the player has in hand.</extracomment>
      <translation>你的CEP：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drag a CEP onto a proposed project to install the project, or onto the market to sell the CEP.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Your CEPs: 2”, CO₂ (2012). How to use them with the mouse; an order to the player.</extracomment>
      <translation>将CEP拖动到已签约的项目上可准备该项目，拖动到市场上可售卖该CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at one's own cubes. {count} is a number.</extracomment>
      <translation>你的科技资源：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>They pay for plants and UN goals.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
“They” are technology cubes.</extracomment>
      <translation>用于建造电站和完成联合国目标。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Available scientist</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a scientist in front of the player, who can be sent to a project. One scientist.</extracomment>
      <translation>你手中的科学家</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist on a project gains expertise at the end of your turn.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Available scientist”, CO₂ (2012). A rule: the player, not the scientist, moves up on the track.</extracomment>
      <translation>跟进项目的科学家在你的行动轮结束时获得知识。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Scientist you can recruit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a scientist whom the player does not have yet. “You” is the player at the screen.</extracomment>
      <translation>可招募的科学家</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Can be recruited with a research grant.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Scientist you can recruit”, CO₂ (2012), so the subject is that scientist. Also told when one drags this scientist in vain.</extracomment>
      <translation>可通过专家合作补助招募。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Number {number} in the order of the supply phase.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a region's card, CO₂ (2012): when the region gets its fossil plant. {number} is 1 to 6. The subject is the region.</extracomment>
      <translation>供电顺序：第{number}位。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>All plants are green: there is no room for another.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a region's card: every space for a plant has a green one. “Another” is another plant.</extracomment>
      <translation>已被环保电站完全覆盖：没有空格可再建造电站。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Agenda of {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a region's agenda tile. {region} is a name in the nominative, such as “Europe”.</extracomment>
      <translation>{region}的议程</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Only these energies can be proposed here. Their order breaks ties for control.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below an agenda's three energies, CO₂ (2012). “Here” is the region; in a tie the first energy counts for control of it.</extracomment>
      <translation>此地区只能签订这些能源的项目。掌控平手时按此顺序决胜。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Nobody controls {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the place of a region's control marker. {region} is a name in the nominative.</extracomment>
      <translation>{region}无人掌控</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player} controls {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a control marker. Both are names in the nominative; {player} may be of any gender.</extracomment>
      <translation>{player}掌控{region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The player in control may pay with the region's CEPs, and pays for new fossil plants here.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Ada controls Europe” or “Nobody controls Europe”: what control means. A right and a duty.</extracomment>
      <translation>掌控者可用此地区的CEP支付，也须为此处新的燃料电厂支付CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>CEPs in {region}: {count} of {limit}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a region's CEPs. {count} are there now, {limit} fit: “CEPs in Europe: 3 of 5”.</extracomment>
      <translation>{region}的CEP：{count}/{limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Carbon emission permits pay for installing projects and for new fossil plants.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “CEPs in Europe: 3 of 5”, CO₂ (2012). The only place that writes CEP in full; see the glossary.</extracomment>
      <translation>准备项目和建立新的燃料电厂时，须支付碳排放许可证。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Technology cubes in {region}: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at cubes that lie in a region. {region} is a name in the nominative.</extracomment>
      <translation>{region}的科技资源：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Placed after disasters. Building a plant here costs one cube less.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Technology cubes in Asia: 2”, CO₂ (2012). The subject of “placed” is the cubes; “here” is the region.</extracomment>
      <translation>由玩家在灾难后贡献。在此建造电站可少支付1个科技资源。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Fossil plant in {region}: {fossil}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a fossil plant. {fossil} is the bare name of its fuel: coal, oil or gas.</extracomment>
      <translation>{region}的燃料电厂：{fossil}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below the title of a fossil plant, which is the subject. {ppm} is a number such as 40; “ppm” stays.</extracomment>
      <translation>使污染等级上升{ppm} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>If the region is full, a new green plant replaces its leftmost fossil plant.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below the title of a fossil plant. “Its” is the region's; leftmost as seen on the board.</extracomment>
      <translation>没有空格时，新的环保电站会取代最左方的燃料电厂。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Project space in {region}: {grant}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at an empty space for a project. {grant} is what it gives, one bare word: money, technology, research.</extracomment>
      <translation>{region}的项目补助格：{grant}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player}'s scientist works here.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at a project or a summit topic. {player} is a name in the nominative, of any gender.</extracomment>
      <translation>此处有{player}的科学家。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Scientist of {player}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a scientist on the board; below it stands the place. {player} is a name in the nominative.</extracomment>
      <translation>{player}的科学家</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topics: {energies}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a summit's card: what the summit is about. {energies} is a list of bare names: “solar, wind”.</extracomment>
      <translation>专题：{energies}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The summit takes place at the end of the turn in which every topic has a scientist.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a summit's card, a rule. A topic is a place for one scientist on the summit tile.</extracomment>
      <translation>所有专题都有科学家演讲时，峰会在该行动轮结束时完结。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Tiles left in the stack: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a summit's card: summit tiles that have not come into play yet. {count} is a number.</extracomment>
      <translation>板块堆剩余：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topic: {energy}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a place for a scientist on a summit tile. {energy} is the bare name in small letters.</extracomment>
      <translation>{energy}专题</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist moves here from a project of the same energy and stays until the summit.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Below “Topic: solar”, while the place is free. A rule; “here” is this place on the summit tile.</extracomment>
      <translation>科学家从相同能源的项目前来，并留到峰会完结。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the market's card, CO₂ (2012): how many CEPs can be bought, and for how much. Both are numbers.</extracomment>
      <translation>市场上：{count}。价格：{price}金钱。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Once per turn you may buy one CEP or sell one of your own.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the market's card, CO₂ (2012). A rule: either buying or selling, not both. “One of your own”: a CEP.</extracomment>
      <translation>每个行动轮1次，你可以购买1个CEP，或售卖手中的1个CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Selling a CEP lowers the price. When the last one is taken, the bank refills the market and the price rises.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the market's card, CO₂ (2012). “The last one” is the last CEP on sale; the bank is the general supply.</extracomment>
      <translation>售卖CEP会使价格下降。最后1个被拿走时，由银行补充市场，价格随之上升。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>The market ran empty this turn: nothing can be sold until the next turn.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Last line of the market's card, CO₂ (2012). “Nothing can be sold”: no player can sell a CEP; buying is still allowed.</extracomment>
      <translation>市场CEP在这个行动轮拿光：下个行动轮之前不能售卖。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Gets a fossil plant when the next decade begins unless a green plant is built first.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Card at an empty space for a plant, which is the subject; title “Europe: energy demand of decade 3”. CO₂ (2012).</extracomment>
      <translation>下个年代开始时会在此放置1个燃料电厂，除非先建造环保电站。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Still empty.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Card at a space for a plant that is not due yet; the subject is the space. CO₂ (2012).</extracomment>
      <translation>尚为空格。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{region}: energy demand of decade {decade}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at an empty space for a plant; each space belongs to a decade. “Asia: energy demand of decade 3”.</extracomment>
      <translation>{region}：第{decade}个年代的能源需求</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Built by {player} in {region}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at a green plant, CO₂ (2012). The subject is the plant; names in the nominative.</extracomment>
      <translation>由{player}在{region}建造。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{project} in {region}: {state}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at a project: “Solar project in Asia: proposed”. {state} is “proposed” or “installed” from this context.</extracomment>
      <translation>{region}的{project}：{state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in the bank: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012). The bank holds CEPs that are not on sale; {count} is a number.</extracomment>
      <translation>银行的CEP：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes in the general supply: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012). The general supply belongs to nobody; {count} is a number.</extracomment>
      <translation>银行的科技资源：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards played: {cards}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012): cards out of the game. {cards} is a list of their numbers: “4, 17, 22”.</extracomment>
      <translation>已打出的赞助牌：{cards}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards in the pile: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012): cards that have not been dealt, face down. {count} is a number.</extracomment>
      <translation>牌堆中的赞助牌：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals in the pile: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the supply, CO₂ (2012): goals that are not on display yet, face down. {count} is a number.</extracomment>
      <translation>牌堆中的联合国目标牌：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>No {energy} plant is left</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at an empty stack of green plants, CO₂ (2012). {energy} is the bare name, undeclined: turn the sentence if needed.</extracomment>
      <translation>{energy}电站已用完</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Plants left: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Last line of the card at a stack of green plants of one energy, CO₂ (2012). {count} is a number.</extracomment>
      <translation>剩余的电站：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Tiles left: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Last line of the card at a stack of project tiles of one energy, CO₂ (2012). {count} is a number.</extracomment>
      <translation>剩余的板块：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Title of the card at the CO₂ track, CO₂ (2012). {ppm} is a number such as 340; “ppm” stays.</extracomment>
      <translation>污染等级：{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm or more, disasters strike.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the CO₂ track, CO₂ (2012). {ppm} is 350 unless the owner has changed it.</extracomment>
      <translation>达到或超过{ppm} ppm时，会发生灾难。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm or more after a supply phase, the planet is lost.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of the card at the CO₂ track, CO₂ (2012). {ppm} is 500 unless changed; then everybody loses.</extracomment>
      <translation>补充阶段之后达到或超过{ppm} ppm，地球毁灭。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Points: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
First line of a player's card, CO₂ (2012). {count} is a number: victory points so far.</extracomment>
      <translation>得分：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Money: ${count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {count} is a number; the dollar sign stays in front if your language allows it.</extracomment>
      <translation>金钱：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {count} is a number: CEPs in the player's own hand, not those of regions.</extracomment>
      <translation>CEP：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {count} is a number: cubes that the player owns.</extracomment>
      <translation>科技资源：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Scientists: {hand} available, {pool} to recruit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). Numbers: {hand} scientists in front of the player, {pool} not yet recruited.</extracomment>
      <translation>科学家：手中{hand}名，可招募{pool}名</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {count} is a number: cards still in hand; which ones is secret.</extracomment>
      <translation>赞助牌：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals: {goals}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). {goals} lists the numbers of scored cards, “34, 38”, or is 0.</extracomment>
      <translation>联合国目标：{goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has a company goal.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012). The subject is the player, of any gender; which goal is secret.</extracomment>
      <translation>持有企业目标。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has discarded the company goal.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Line of a player's card, CO₂ (2012): given up for money. The subject is the player, of any gender.</extracomment>
      <translation>已弃掉企业目标。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Start player.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Last line of a player's card, CO₂ (2012): this player begins each round. Any gender.</extracomment>
      <translation>起始玩家。</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Nothing to show yet.</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
In the place of a curve, before the first step.</extracomment>
      <translation>尚无内容可显示。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {first} at the start, {last} now, lowest {low}, highest {high}.</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
Only for screen readers: a curve in words. {name} is a player or what is shown (“CO₂ level”); the others are numbers.</extracomment>
      <translation>{name}：开始时{first}，现在{last}，最低{low}，最高{high}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {value}</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
Only for screen readers: a curve's value at a step. {name} is a player or “CO₂ level”, {value} a number.</extracomment>
      <translation>{name}：{value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Step {step}</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
Small heading at the mouse on a curve, and read aloud. {step} counts the actions of the game, such as 42. Little room.</extracomment>
      <translation>第{step}步</translation>
    </message>
  </context>
  <context>
    <name>CoverPanel</name>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>{name}, it is your turn to decide</source>
      <extracomment>What hides the board while the screen is handed to the next player.
Large headline on the cover, to the next player at the screen. {name} is a player's name, of any gender.</extracomment>
      <translation>{name}，由你决定</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Everyone else, please look away.</source>
      <extracomment>What hides the board while the screen is handed to the next player.
Below the button “I am Ada”: the others at the table must not see that player's secret cards. A polite request.</extracomment>
      <translation>其他人请移开视线。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>I am {name}</source>
      <extracomment>What hides the board while the screen is handed to the next player.
The only button of the cover; the named player presses it. {name} may be shortened with dots. No gender.</extracomment>
      <translation>我是{name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Since your last turn</source>
      <extracomment>What hides the board while the screen is handed to the next player.
Headline of the cover's second page, above a list of what happened; also the list's name for screen readers.</extracomment>
      <translation>自你上个行动轮以来</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Nothing has happened since your last turn.</source>
      <extracomment>What hides the board while the screen is handed to the next player.
On the cover's second page in the place of the list, if it is empty. “Your” is the player who sits down.</extracomment>
      <translation>自你上个行动轮以来没有发生任何事。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Continue</source>
      <extracomment>What hides the board while the screen is handed to the next player.
Button of the cover: the player goes on to the board.</extracomment>
      <translation>继续</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Decade {number}</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Mark on the time axis where a decade begins, and beside “Step 42” at the mouse. {number} is 1 to 5. Little room.</extracomment>
      <translation>第{number}个年代</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>All energies together</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
First entry of a drop-down list below the curves of expertise; the others are single energies such as “Solar”.</extracomment>
      <translation>全部能源合计</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Points</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
What a curve shows.</extracomment>
      <translation>得分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>CO₂ level</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
What a curve shows.</extracomment>
      <translation>污染等级</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Open environmental goals</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
What a curve shows.</extracomment>
      <translation>未达成的环境目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did you lose?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Title of a tab with curves, after a lost solo game. “You” is one person. Little room.</extracomment>
      <translation>你何时失败？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did you win?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Title of a tab with curves, after a won solo game. “You” is one person. Little room.</extracomment>
      <translation>你如何获胜？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did we win?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Title of a tab with curves, after a team of two or more has won; “we” are its players. Little room.</extracomment>
      <translation>我们如何获胜？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did we lose?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Title of a tab with curves, after a team of two or more has lost; “we” are its players. Little room.</extracomment>
      <translation>我们何时失败？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: limit</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Label of a line across the curve of the CO₂ level: beyond it the game is lost. {ppm} is a number such as 500. Little room.</extracomment>
      <translation>{ppm} ppm：上限</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: two disasters</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Label of a line across the CO₂ curve, Second Chance: from here on two events happen at once. {ppm} is such as 400. Little room.</extracomment>
      <translation>{ppm} ppm：2次灾难</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: disasters</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Label of a line across the CO₂ curve, CO₂ (2012): from here on disasters strike. {ppm} is such as 350. Little room.</extracomment>
      <translation>{ppm} ppm：灾难</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead in the last step.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Below the curves of points: the winner was first only at the very end. {name} is a player of any gender; past tense.</extracomment>
      <translation>{name}在最后一步取得领先。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step}</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
A link inside “Ada took the lead for good at step 42.”, so in the form that this sentence needs. {step} is a number.</extracomment>
      <translation>第{step}步</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead for good at {step}.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Below the curves of points. {name} is a player of any gender; {step} is the link “step 42” from this context.</extracomment>
      <translation>{name}在{step}取得领先，一直保持到最后。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step} ({change} ppm)</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
A link inside “Biggest changes: …”. {step} is a number; {change} has its sign: “step 42 (+70 ppm)”.</extracomment>
      <translation>第{step}步（{change} ppm）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Biggest changes: {steps}.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
Below the curve of the CO₂ level. {steps} is a list of links: “step 12 (+40 ppm) and step 42 (+70 ppm)”.</extracomment>
      <translation>最大的变化：{steps}。</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <location filename="../co2desk/ui/ending/context.py" />
      <source>The team</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Stands where a player's name would: heading of the only column of points, name of its curve. The players of a cooperative game.</extracomment>
      <translation>团队</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>End of the game</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The title of the dialog's window.</extracomment>
      <translation>游戏结束</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;View the board</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Button: closes the dialog, so that the final board can be looked at. An order. “&amp;” marks the Alt key.</extracomment>
      <translation>查看版图(&amp;V)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Save…</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The button that saves the finished game in a file.</extracomment>
      <translation>保存(&amp;S)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Replay</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The button that plays the finished game again, step by step.</extracomment>
      <translation>回放(&amp;R)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Play again</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Button: starts another game with the same players and options, but a new deal. Not a replay of this game.</extracomment>
      <translation>再来一局(&amp;P)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>Counting the points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline while the final scoring is shown step by step; the winner is not named yet. A statement, not an order.</extracomment>
      <translation>正在算分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{reason} In the solo game your points still count, without a final income.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below the headline, CO₂ (2012). {reason} is a whole sentence: the CO₂ level has ended the game. “You” is one person.</extracomment>
      <translation>{reason}单人游戏仍计算得分，但没有最后一次收入。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The game is lost</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline in red, without a full stop: nobody wins, for another reason than the CO₂ level.</extracomment>
      <translation>游戏失败</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The planet is lost</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline in red, without a full stop: the CO₂ level became too high, and everybody loses.</extracomment>
      <translation>地球毁灭</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} reaches {points}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline of a solo game that is scored. {name} is the player, {points} a number with its noun: “Ada reaches 62 points”.</extracomment>
      <translation>{name}获得{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} wins</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline, without a full stop. {name} is one player, of any gender.</extracomment>
      <translation>{name}获胜</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The team wins</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline after a won cooperative game with two or more players; without a full stop.</extracomment>
      <translation>团队获胜</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{names} share the victory</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Headline after a tie that nothing could break. {names} is a list: “Ada and Max”. Without a full stop.</extracomment>
      <translation>{names}共同获胜</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>&amp;Next step</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Button below the table of points: shows the next line of the final scoring. Not a step of the game. Little room.</extracomment>
      <translation>下一步(&amp;N)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Show &amp;all</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Button beside “Next step”: shows all lines of the final scoring at once. An order. Little room.</extracomment>
      <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Final points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Label of the table's only line, when nothing is added after the last turn. Little room.</extracomment>
      <translation>最终得分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Before the scoring</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Label of the table's first line: the points each player had before the final scoring. Little room.</extracomment>
      <translation>结算之前</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Final</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The last line of the table: all points, or those counted so far.</extracomment>
      <translation>总分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>So far</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The last line of the table: all points, or those counted so far.</extracomment>
      <translation>目前</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} ({card}): {text}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table: a scored company goal. {name} is a player, {card} such as “UN goals · company goal 29”; {text} says what it scores.</extracomment>
      <translation>{name}（{card}）：{text}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{names} have {points} each. Tie-breakers decide.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table. {names} is a list of two or more players; {points} is a number with its noun: “Ada and Max have 62 points each.”</extracomment>
      <translation>{names}各得{points}，以平手决胜条件判定。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Also tied: {criteria}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table: comparisons that did not help either. {criteria} is a list of labels: “Green plants, Money”.</extracomment>
      <translation>同样平手：{criteria}。</translation>
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
      <translation>{criterion}：{values}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money exchanged for points still counts in full here.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table, after money was compared in a tie. “Here”: in this comparison. Money became points in the scoring.</extracomment>
      <translation>已换成得分的金钱，在此仍全数计算。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>There are no more tie-breakers, so the victory is shared.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
After the last tie-breaker that was compared.</extracomment>
      <translation>已无其他平手决胜条件，因此共同获胜。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nobody wins, and nothing is scored.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Note below the table, after a lost game of players who compete: the points above remain as they were.</extracomment>
      <translation>无人获胜，也不算分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Expertise in {energy}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number: the level on this track. {energy} is the bare name, undeclined: “solar”.</extracomment>
      <translation>{energy}知识</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Green plants</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>环保电站</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Regions controlled</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>掌控的地区</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>UN goals</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>联合国目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Infrastructures</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>基建</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>金钱</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>How the result came about</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers: the name of the list with conditions, rating and personal goals of a team.</extracomment>
      <translation>胜负如何判定</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Conditions for victory</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading in the list: all of them must be met for a team to win.</extracomment>
      <translation>获胜条件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: met. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers. {condition} is a line such as “Never below 0 points”; {more} holds whole sentences or nothing.</extracomment>
      <translation>{condition}：达成。{more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not met. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers: the condition that lost the game. {more} holds whole sentences, such as “520 ppm.”, or nothing.</extracomment>
      <translation>{condition}：未达成。{more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not checked, because the game ended first. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers. {condition} is a line of the list, {more} holds whole sentences or nothing.</extracomment>
      <translation>{condition}：未检定，游戏已先结束。{more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{fact}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A short fact made into a sentence: only the full stop of the language is added.</extracomment>
      <translation>{fact}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The game ended before this was checked.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below a condition for victory, such as “All personal goals met”. “This” is that condition.</extracomment>
      <translation>游戏在检定此项之前已经结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>CO₂ level at most {ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory, as a label without a verb. {ppm} is a number such as 500.</extracomment>
      <translation>污染等级最高{ppm} ppm</translation>
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
      <translation>要降到上限需要{price}，当时只剩{had}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Never below 0 points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory, as a label without a verb: the team's points were never negative.</extracomment>
      <translation>得分从未低于0</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>All personal goals met</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory in the solo game, as a label: the player met all of the goals kept. Beside it “2 of 3”.</extracomment>
      <translation>完成全部个人目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Every player met a personal goal</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory of a team, as a label: at least one goal each. Beside it “3 of 4”, the players who did.</extracomment>
      <translation>每名玩家均完成1个个人目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>UN goals left open: at most {n}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A condition for victory, as a label. {n} is a number such as 3: so many UN goals may remain unclaimed.</extracomment>
      <translation>最多{n}个联合国目标尚未完成</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Open: {n}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
At the right of “UN goals left open: at most 3”: how many were open at the end. {n} is a number.</extracomment>
      <translation>尚未完成：{n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed at the end of the game.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below a solo goal, which is the subject: it was not met when the game ended.</extracomment>
      <translation>游戏结束时未完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed at step {step}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below a solo goal, which is the subject. {step} is a number: the action after which it could not be met any more.</extracomment>
      <translation>在第{step}步错失。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Met since step {step}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below a solo goal, which is the subject. {step} is a number: the action with which it was met.</extracomment>
      <translation>自第{step}步起完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Personal goals</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading in the list: each player with the goals that were secret until now.</extracomment>
      <translation>个人目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: personal goals met: {met} of {all}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers. {name} is a player, the others are numbers: “Ada: personal goals met: 1 of 2.”</extracomment>
      <translation>{name}：个人目标完成{met}/{all}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A personal goal that was not met. {goal} begins with a capital: “Control at least 3 regions”; {count} is “2 of 3”.</extracomment>
      <translation>{goal}：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}, since decade {decade} (step {step})</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A personal goal that was met, and since when. {goal} is such as “Control at least 3 regions”, {count} “3 of 3”; the others are numbers.</extracomment>
      <translation>{goal}：{count}，自第{decade}个年代（第{step}步）起</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rating</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over how well the team has done.</extracomment>
      <translation>评级</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rank {rank} of {ranks}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
At the right of a name such as “A green century”. Numbers: the last rank is the best, so “Rank 5 of 5” is a triumph.</extracomment>
      <translation>第{rank}级（共{ranks}级）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{points}, plus {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below the rank: how it was worked out. “48 points, plus 6 for the CO₂ level”; {more} and “1” are points, {ppm} is a number.</extracomment>
      <translation>{points}，另加污染等级的{more}分：每低于上限{ppm} ppm得1分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The ranks begin at {points}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below the rank: how many points each rank needs. {points} is a list of bare numbers: “0, 15, 30, 45 and 60”.</extracomment>
      <translation>各级的最低分：{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The printed table is unknown; this one is our own.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Below the rank: the rulebook's table of ranks is not known to us. “This one” is the table of this program.</extracomment>
      <translation>印刷的评级表不得而知；此表为我们自拟。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers: “A green century: Rank 4 of 5.”, then three whole sentences from this context.</extracomment>
      <translation>{name}：{rank}。{sums}{begin}{own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{have} of {needed}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Short figure at the right of a condition or a goal: “4 of 6”. Numbers of anything, so name nothing. Little room.</extracomment>
      <translation>{have}/{needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A narrow escape</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the lowest of five; a victory, but only just. Without an article if that reads better.</extracomment>
      <translation>死里逃生</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A truce with the climate</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the second lowest of five. A truce: the fight stops, but nothing is solved.</extracomment>
      <translation>与气候休战</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A lasting recovery</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the middle one of five. The planet recovers, as from an illness.</extracomment>
      <translation>持久复苏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A green century</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the second best of five. Green as in green energy.</extracomment>
      <translation>绿色世纪</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A planet at its best</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A team's rank by name: the best of five. The planet has never been better.</extracomment>
      <translation>欣欣向荣的地球</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {change} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Beside a button “Step 42”, in a list after a lost game. {change} has its sign: “Decade 3: +70 ppm”.</extracomment>
      <translation>第{decade}个年代：{change} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
A button that shows the board after that action of the game. {step} is a number. Little room.</extracomment>
      <translation>第{step}步</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}. {changes}. {causes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Only for screen readers: the button's name. {changes} is “Decade 3: +70 ppm”; {causes} are whole sentences or nothing.</extracomment>
      <translation>第{step}步。{changes}。{causes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Show the board at this point.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Tooltip of the button “Step 42”. An order to the program; “this point” is a moment of the game, not a place.</extracomment>
      <translation>查看此刻的版图。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>When did it go wrong? The steps that changed the level most:</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>从何时开始出错？以下步骤使污染等级变化最大：</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Biggest costs, decade by decade</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>各年代损失最大之处</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Costs, decade by decade</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>各年代必须支付的代价</translation>
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
      <translation>第{decade}个年代结束：{changes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {changes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.
Beside a button “Step 42”, for a change during a decade. {changes} is a list: “–12 points, +40 ppm”.</extracomment>
      <translation>第{decade}个年代：{changes}</translation>
    </message>
  </context>
  <context>
    <name>Expected</name>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>one effect, such as {example}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of an effect on a lobby card; several keys stand there. {example} is text of the file: {money: 3}.</extracomment>
      <translation>1个效果，例如{example}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>effects: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found, where one effect of a lobby card was expected. {count} is a number, 0 or 2 or more.</extracomment>
      <translation>效果：{count}个</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a price from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the CEP market's starting price. Numbers: 1 and 8.</extracomment>
      <translation>{least}至{most}的价格</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{words}, in this order</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the project spaces of a region. {words} are English words of the file: “money, tech, research”.</extracomment>
      <translation>{words}，按此顺序</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of fossil plant tiles. A slot is a space for a plant on the board; {least} is a number.</extracomment>
      <translation>燃料电厂板块：至少{least}块，每个可放置电厂的能源需求格1块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a setup. {fossil} is an English word of the file (coal, oil, gas); removed: taken out of the game.</extracomment>
      <translation>取用的{fossil}板块：最多{most}块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at least {least}, one for each region</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of agenda tiles. {least} is a number, 6.</extracomment>
      <translation>至少{least}块，每个地区1块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a tile with {energy}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: none, where one thing of a kind was expected.
Expected among the agenda tiles: none shows this energy. {energy} is an English word of the file, such as solar.</extracomment>
      <translation>1块含{energy}的板块</translation>
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
      <translation>无</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of them twice</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a list in which all words must differ. “Them” are the words of the list, such as energies.</extracomment>
      <translation>其中之一出现两次</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>different energies</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a tile or a card that shows the same energy twice.</extracomment>
      <translation>不同的能源</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>cards in a hand: at most {most}, so that there are enough for everyone (players: {players})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of how many lobby cards each player is dealt. Both values are numbers.</extracomment>
      <translation>手牌：最多{most}张，才足够发给全部玩家（玩家：{players}名）</translation>
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
      <translation>更多</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found on a lobby card, where one picture was expected. A picture is the region, grant or energy that the card shows.</extracomment>
      <translation>没有图标</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture for the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card. {action} is an English word of the file, such as buy or sell.</extracomment>
      <translation>行动{action}没有图标</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>one picture for the action {action}: {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card. {action} and {words} are English words of the file: “propose: region, grant”.</extracomment>
      <translation>行动{action}有1个图标：{words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>expertise only on a card that shows an energy</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card's effect; “expertise” is a key of the file here, and the card shows no energy.</extracomment>
      <translation>只有显示能源的牌可以有知识</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>1, because a card moves one scientist</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a number of scientists on a lobby card, where another number stands.</extracomment>
      <translation>1，因为1张牌只移动1名科学家</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, the length of the {energy} track</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a space on a track. {most} is a number; {energy} is an English word of the file, such as solar.</extracomment>
      <translation>最多{most}，即{energy}知识栏的长度</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>the cards {first} to {last}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a deck: every card from one number to another. Numbers: “the cards 1 to 26”.</extracomment>
      <translation>{first}至{last}号牌</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a card {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a deck: a card whose number the printed deck does not have. {number} is such as 40.</extracomment>
      <translation>有{number}号牌</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no such card</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a deck: the card with the number named before the colon is missing.</extracomment>
      <translation>没有这张牌</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{number}, as in {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: a card's number that another card has too. {key} is the place of that card in the file, such as events.cards.47.</extracomment>
      <translation>{number}，与{key}相同</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a number that no other card has</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a card's number: two cards have the same.</extracomment>
      <translation>与其他牌不同的编号</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>numbers of company goals, each once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the list of company goals that are taken out of the game: a wrong number, or one twice.</extracomment>
      <translation>企业目标牌的编号，各一次</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>company goals left to deal: at least {least}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected after some company goals were taken out of the game. {least} is a number of cards.</extracomment>
      <translation>可供分发的企业目标牌：至少{least}张</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, all {energy} plants</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a UN goal that asks for more plants than there are. {energy} is an English word of the file.</extracomment>
      <translation>最多{most}，即全部{energy}电站</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <source>at most {depth} levels and {values} values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file as a whole. Numbers; levels are blocks inside blocks.</extracomment>
      <translation>最多{depth}层、{values}个值</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the place of an unknown key. {keys} is a list of English words of the file. A key is the word before a colon.</extracomment>
      <translation>以下键之一：{keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>the key {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: an unknown key of a file. {key} is the word as written, in quotation marks.</extracomment>
      <translation>键{key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/problems.py" />
      <source>a block of keys</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected or found in a file: several lines “key: value” that belong together, not a single value or a list.</extracomment>
      <translation>由键组成的块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>CEPs in total: at least {least}, for regions, market and five players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of CEPs in CO₂ (2012). {least} is a number.</extracomment>
      <translation>CEP总数：至少{least}个，供地区、市场与五名玩家使用</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most} ppm, where the planet is lost</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the level from which disasters strike, in CO₂ (2012). {most} is a number such as 500.</extracomment>
      <translation>最高{most} ppm，即地球毁灭的数值</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>more than {least} ppm, the highest level at the start</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the level from which disasters strike, in CO₂ (2012). {least} is a number such as 240.</extracomment>
      <translation>高于{least} ppm，即开局时最高的污染等级</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, all UN goals</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of how many UN goals are put on display. {most} is the number of all UN goal cards.</extracomment>
      <translation>最多{most}，即全部联合国目标牌</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, an event for each decade after the first</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of decades in CO₂ (2012): there are too few event cards. {most} is a number.</extracomment>
      <translation>最多{most}，第一个年代之后每个年代1个事件</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at least one plant</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: none, where one thing of a kind was expected.
Expected of the stack of green plants of an energy, in CO₂ (2012).</extracomment>
      <translation>至少1个电站</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a stack of plants, CO₂ (2012). “tech” is a key of the file, the needed cubes; {tile} is the tile's place in the stack.</extracomment>
      <translation>{energy}电站按科技资源递增：第{tile}块板块至少{least}个</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>tiles with two topics: at least {least}, more than there are spaces on the board</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the summit tiles in CO₂ (2012). Spaces are places for summit tiles; {least} is a number.</extracomment>
      <translation>双专题板块：至少{least}块，多于版图上的峰会格</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one discount and nothing else with the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card's effects in CO₂ (2012). {action} is an English word of the file: build.</extracomment>
      <translation>行动{action}只有1个折扣，没有其他效果</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>a discount only with the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a lobby card's effects in CO₂ (2012): another action has a discount. {action} is an English word of the file: build.</extracomment>
      <translation>只有行动{action}可以有折扣</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one card for {region}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected among the event cards in CO₂ (2012): none or several. {region} is an English word of the file, such as africa.</extracomment>
      <translation>{region}有1张牌</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one tile for each region: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the fossil plants at the start in CO₂ (2012). {count} is how many that are, 6.</extracomment>
      <translation>每个地区1块板块：{count}块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>nothing</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
What was found in the place of a value.</extracomment>
      <translation>空白</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>a number far too large</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in the place of a value: a number with more than twelve digits.</extracomment>
      <translation>过大的数字</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>the text {text}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in the place of a number or a list. {text} is what the file says, shortened, in quotation marks.</extracomment>
      <translation>文本{text}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>a list</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected or found in a file: several values in brackets, not a single one. A term of file formats.</extracomment>
      <translation>列表</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>something else</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file: a kind of value that has no name of its own here, so neither text nor number nor list.</extracomment>
      <translation>其他内容</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>'{text}'</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
The quotation marks of the language, around words from a file.</extracomment>
      <translation>“{text}”</translation>
    </message>
    <message>
      <location filename="../co2desk/components/profiles.py" />
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/machine/phrases.py" />
      <source>one of {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a word in a file. {words} is a list of English words of the file: “coal, oil, gas”.</extracomment>
      <translation>{words}之一</translation>
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
      <translation>{least}至{most}的整数</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: a list with so many entries of any kind, so name nothing. Numbers: “a list of 2 to 5”.</extracomment>
      <translation>{least}至{most}项的列表</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected or found: a list with exactly so many entries of any kind. {count} is a number.</extracomment>
      <translation>{count}项的列表</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>each of {words} once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a list with all of some words. {words} are English words of the file, such as “solar, wind, hydro”.</extracomment>
      <translation>{words}各一次</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block with the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: lines “key: value” with these keys. {keys} is a list of English words of the file.</extracomment>
      <translation>含有以下键的块：{keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/session/session.py" />
      <source>a value</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected after a key for which the file has nothing. Any kind of value: number, word or list.</extracomment>
      <translation>值</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block of entries with numbers from 1 to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: lines whose keys are numbers, such as the cards of a deck. {most} is a number.</extracomment>
      <translation>由编号1至{most}的项组成的块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a number from 1 to {most} as key</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the place of a key that is a word or too large. A key is what stands before the colon.</extracomment>
      <translation>以1至{most}的数字为键</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a gap</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in entries that are numbered 1, 2, 3 …: a number has been left out.</extracomment>
      <translation>缺号</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>the number {number} before it</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected before an entry: the number that was left out. “It” is the entry at the place named before the colon.</extracomment>
      <translation>先有编号{number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>CEPs in total: at least {least}, for regions, market and four players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of CEPs in Second Chance. {least} is a number.</extracomment>
      <translation>CEP总数：至少{least}个，供地区、市场与四名玩家使用</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>technology cubes in total: at least {least}, for four players and inspectors</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of cubes in Second Chance; two cubes stand for UN inspectors. {least} is a number.</extracomment>
      <translation>科技资源总数：至少{least}个，供四名玩家与视察员使用</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>2, one for the plant goals and one for the summit goals</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of inspectors in Second Chance. The goals are two groups of environmental goals.</extracomment>
      <translation>2，电站目标与峰会目标各1名</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a level from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the CO₂ level at the start of Second Chance, in ppm. Numbers such as 400 and 500.</extracomment>
      <translation>{least}至{most}的污染等级</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most} ppm, so that the game survives the first energy supply</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the CO₂ level at the start of competitive Second Chance. Otherwise everybody could lose at once.</extracomment>
      <translation>最高{most} ppm，才能撑过第一次供电</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}, the step of reduction</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a CO₂ level in Second Chance. {step} is a number of ppm, 10: how far one payment brings the level down.</extracomment>
      <translation>{step}的倍数，即降低污染每格的数值</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}: that many ppm move an inspector by one tile</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of what a fossil plant adds to the CO₂ level in Second Chance. {step} is a number, 10.</extracomment>
      <translation>{step}的倍数，即视察员前进1块板块的数值</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>fossil tiles left: at least {least}, one for each region</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected after tiles were taken out of Second Chance for its difficulty. {least} is a number, 6.</extracomment>
      <translation>剩余的燃料电厂板块：至少{least}块，每个地区1块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>one price for each decade: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a list of prices in Second Chance. {count} is how many prices that are, 4.</extracomment>
      <translation>每个年代1个价格：{count}个</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the number of rounds in other decades</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the rounds of the last decade with three players in Second Chance. {most} is a number.</extracomment>
      <translation>最多{most}，即其他年代的回合数</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>projects of level 1 above those of level 2</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the order of project tiles in their stack in Second Chance. “Those” are projects.</extracomment>
      <translation>等级1的项目在等级2的项目上方</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, where level 2 begins</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the space on a track where level 1 begins: it must not come after that of level 2. Second Chance.</extracomment>
      <translation>最多{most}，即等级2的起点</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all summit tiles</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of summits on the board in Second Chance. {most} is the number of tiles.</extracomment>
      <translation>最多{most}，即全部峰会板块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all tiles of the group</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of how many environmental goals are laid out. The group: goals for plants, knowledge or summits.</extracomment>
      <translation>最多{most}，即该组的全部板块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {count} topics, which goals ask for</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected among the summit tiles of Second Chance. {count} is 2 or 3; environmental goals ask for such a summit.</extracomment>
      <translation>1块有{count}个专题的板块（有目标要求）</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {energy}, which goals ask for</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected among the summit tiles of Second Chance. {energy} is an English word of the file; goals ask for the tile.</extracomment>
      <translation>1块含{energy}的板块（有目标要求）</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>cards kept in the draft: {count}, the number dealt</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the draft of lobbyist cards: what is kept must add up to the cards dealt. {count} is a number.</extracomment>
      <translation>手牌轮选中保留的牌：{count}张，与所发张数相同</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all cards in {deck}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of how many UN goals are laid out. {deck} is a key of the file: un_goals.two.</extracomment>
      <translation>最多{most}，即{deck}中的全部牌</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>at most {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a number that is too large. {most} is the largest one allowed; it may count anything.</extracomment>
      <translation>最多{most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the most that can be reached</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of what a goal asks for: nobody could get more than {most}, a number of anything.</extracomment>
      <translation>最多{most}，即可以达到的最大值</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 2 tiles</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the event tiles of Second Chance: a current one and a future one.</extracomment>
      <translation>至少2块板块</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>ascending numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the points that a team needs for each rank in Second Chance: each more than the one before.</extracomment>
      <translation>递增的数字</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, because there is nothing to count</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a solo goal's amount: this kind of goal counts nothing.</extracomment>
      <translation>0，因为无须计数</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 1</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a solo goal's amount: this kind of goal counts something. Second Chance.</extracomment>
      <translation>至少1</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a decade from {first} to {last}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the decade by which a solo goal must be met. Numbers: “a decade from 0 to 4”; 0 is the end of the game.</extracomment>
      <translation>{first}至{last}的年代数</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, the end of the game</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a solo goal's decade: this kind of goal is always decided at the end, which the file writes as 0.</extracomment>
      <translation>0，即游戏结束</translation>
    </message>
    <message>
      <location filename="../co2desk/components/sources.py" />
      <source>a source: {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: where a value comes from. “source” is a key of the file; {words} are English words of it: “rulebook, derived …”.</extracomment>
      <translation>来源：{words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>system error {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found, when a file of values could not be read: the operating system's number of the error.</extracomment>
      <translation>系统错误{number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a readable file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file of values that the operating system did not let us read.</extracomment>
      <translation>可读取的文件</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} bytes</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file's size. {most} is a large number, 1000000.</extracomment>
      <translation>最多{most}个字节</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the byte {byte}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file that is not proper text. {byte} is such as 0xff. Not a text character yet.</extracomment>
      <translation>字节{byte}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <location filename="../co2desk/session/documents.py" />
      <source>text in UTF-8</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file with other bytes in it. UTF-8 is the name of an encoding and stays.</extracomment>
      <translation>UTF-8编码的文本</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>an error at column {column}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values, after “expected: YAML”. The column is the character's place in its line, a number.</extracomment>
      <translation>第{column}列有错误</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a non-printable character</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values: a control character that nobody can see.</extracomment>
      <translation>无法打印的字符</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a second one</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found, after “expected: one document”: so a second document in the same file.</extracomment>
      <translation>第二份</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>one document</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file of values. A document is a term of YAML: all text up to a line “---”.</extracomment>
      <translation>1份文档</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: more than the limit that was expected.
Expected of a file of values as a whole. {most} is a number, 20000.</extracomment>
      <translation>最多{most}个值</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} levels of blocks and lists</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file of values: blocks inside blocks, no deeper than {most}, 12.</extracomment>
      <translation>块与列表最多{most}层</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the alias {alias}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values. Alias is a term of YAML; {alias} is such as *name, in quotation marks.</extracomment>
      <translation>别名{alias}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>plain values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a file of values, where an alias, an anchor or a tag of YAML stands. Plain: simple, ordinary.</extracomment>
      <translation>简单的值</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the anchor {anchor}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values. Anchor is a term of YAML; {anchor} is such as &amp;name, in quotation marks.</extracomment>
      <translation>锚点{anchor}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the tag {tag}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found in a file of values. Tag is a term of YAML; {tag} is such as !name, in quotation marks.</extracomment>
      <translation>标签{tag}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a key of lower-case letters, digits and _</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the place of another key, such as one with a capital. “_” is the underscore, shown as it is.</extracomment>
      <translation>由小写字母、数字与_组成的键</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a duplicate of line {line}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: a key that stands in the file twice. {line} is the number of the line where it is first.</extracomment>
      <translation>与第{line}行重复</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>every key once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a block in a file of values, in which a key stands twice.</extracomment>
      <translation>每个键只出现一次</translation>
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
      <translation>对象</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <source>no such key</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected: the key named before the colon must not be there. A key is the name of a value in a file.</extracomment>
      <translation>没有此键</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>a project space such as {space}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in an action of a saved game. {space} is text of the file: north_america/money.</extracomment>
      <translation>项目补助格，例如“{space}”</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in an action of a saved game: where a scientist is. All values are text of the file: hand, asia/tech, summit/0/0.</extracomment>
      <translation>“{hand}”、项目补助格（例如“{space}”）或峰会格（例如“{seat}”）</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>a whole number</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a value in a saved game or a copied text. Whole: without a fraction.</extracomment>
      <translation>整数</translation>
    </message>
    <message>
      <location filename="../co2desk/session/builder.py" />
      <source>{least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the number of players: “2 to 5”. The word “players” stands before the colon, in English.</extracomment>
      <translation>{least}至{most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code without typing mistakes; this one has a wrong, missing or extra character</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the field for a challenge code. “This one” is the code that the player typed.</extracomment>
      <translation>输入无误的挑战码；此码有字符错误、遗漏或多余</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a version {known} code; this one is version {found}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the field for a challenge code: it comes from another version of the program. Both values are numbers.</extracomment>
      <translation>版本{known}的挑战码；此码为版本{found}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>an edition that this program knows: {editions}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code. {editions} are English words: first, second_chance.</extracomment>
      <translation>此程序支持的游戏版本：{editions}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a seed and a checksum of the component values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code that is too short. The seed is the number from which a game is shuffled.</extracomment>
      <translation>随机种子与部件数值的校验码</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>code</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in a challenge code.</extracomment>
      <translation>挑战码</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that can be read</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code: the part with the variants of the game is unreadable.</extracomment>
      <translation>可读取的选项</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that this version knows</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code: it contains an option that this version of the program lacks.</extracomment>
      <translation>此版本可识别的选项</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>words that this version knows</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code: it contains a name (of a variant, a ruling …) that this version of the program lacks.</extracomment>
      <translation>此版本可识别的词语</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>at most {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a challenge code, or of a line in a copied game. {most} is a number; characters are letters and digits.</extracomment>
      <translation>最多{most}个字符</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>only digits and letters other than U, not {letter}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a challenge code. {letter} is the wrong character, in quotation marks; the letter U is never used.</extracomment>
      <translation>只有数字与字母（U除外），不含{letter}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>at least {least} characters after {prefix}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a challenge code that is too short. {prefix} is CO2, with which every code begins; {least} is a number.</extracomment>
      <translation>{prefix}之后至少{least}个字符</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: with the file as a whole.</extracomment>
      <translation>文件</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>a plain file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected where a game is opened from something else: a folder, a device or a pipe.</extracomment>
      <translation>普通文件</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>at most {most} MB</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a saved game's size. {most} is a number, 8; MB is the unit of your language.</extracomment>
      <translation>最多{most} MB</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>fewer nested brackets</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a saved game whose brackets stand too deep inside each other.</extracomment>
      <translation>较少的嵌套括号</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (byte {byte})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: text in UTF-8”: the file, and the number of the byte that is wrong.</extracomment>
      <translation>文件（第{byte}个字节）</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (line {line}, column {column})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: valid JSON”: the file, and where in it. Two numbers.</extracomment>
      <translation>文件（第{line}行第{column}列）</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>valid JSON</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a saved game that is not. JSON is the name of a format and stays.</extracomment>
      <translation>有效的JSON</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>JSON with shorter numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a saved game in which a number has thousands of digits. JSON stays.</extracomment>
      <translation>数字较短的JSON</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>numbers, not {word}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. {word} is what stands there instead, an English word such as NaN or Infinity.</extracomment>
      <translation>数字，而不是{word}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>自动存档</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>line</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in a line of that record.</extracomment>
      <translation>行</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>an undamaged line</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the program's own record of a game: a line has changed since it was written.</extracomment>
      <translation>未损坏的一行</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>two lines or more</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the program's own record of a game, which is shorter.</extracomment>
      <translation>两行或以上</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal (line {line})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: …”: in the program's own record of a game. {line} is a number.</extracomment>
      <translation>自动存档（第{line}行）</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>a saved game before its first action</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the second line of the program's own record: the game as it was when it began.</extracomment>
      <translation>尚未进行任何行动的存档</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>version {version}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the program's own record of a game: the version of its format. {version} is a number, 1.</extracomment>
      <translation>版本{version}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>a game from its beginning: an edited position cannot be copied as text</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a text that contains a game which began in a position that somebody set up.</extracomment>
      <translation>从头开始的游戏：经编辑的局面无法复制为文字</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>no result: the game goes on</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a text with a game: it names a result, but the game is not over.</extracomment>
      <translation>没有结果：游戏仍在进行</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the line “Components” of a copied game. Words of the text: built-in, own; {count} is 10; f is a letter.</extracomment>
      <translation>{one}或{other}，后接{count}位十六进制数字（0至f）</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with custom component values, which are not in the text; a saved game contains them</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a copied game. {code} is such as 3f2a91c0de. “Them” are the values, such as prices; a saved game is a file.</extracomment>
      <translation>部件数值{code}：这一局使用自定义的部件数值，文字中不含这些数值，存档中才有</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game contains them</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a copied game. {code} is such as 3f2a91c0de; component values are the numbers of the game's pieces.</extracomment>
      <translation>部件数值{code}：这一局使用另一程序版本的部件数值，文字中不含这些数值，存档中才有</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>action number {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a copied game whose numbered lines skip or repeat a number.</extracomment>
      <translation>第{number}个行动</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{end}, because the game is over</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a copied game with actions after its end. {end} is the text “-- End --”, which stays.</extracomment>
      <translation>{end}，因为游戏已经结束</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>line {line}, {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: …”: a line of a copied game and a word of the action in it, such as region.</extracomment>
      <translation>第{line}行，{key}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>an action such as {example}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a line in a copied game. {example} is text: “12. 1.2 P3 propose solar africa tech”.</extracomment>
      <translation>行动，例如{example}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a line {key}: below the title</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a copied game. {key} is an English word such as Seed; the colon belongs to that line.</extracomment>
      <translation>标题下方有一行以“{key}:”开头</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>line {line}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Says where, before “: expected: …”: a line of a copied game, by its number.</extracomment>
      <translation>第{line}行</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{key} only once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected at the top of a copied game. {key} is an English word such as Seed that begins two lines.</extracomment>
      <translation>{key}只出现一次</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{end} at the end: the text is cut off</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a copied game whose end is missing. {end} is the text “-- End --”, which stays.</extracomment>
      <translation>结尾有{end}：文字已被截断</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>one of {words}, and a colon</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected at the beginning of a line of a copied game. {words} are English words: “Edition, Mode, Players …”.</extracomment>
      <translation>{words}之一，后接冒号</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a text of at most {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a copied game as a whole. {most} is a large number, 2000000.</extracomment>
      <translation>最多{most}个字符的文字</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{title}: this is another version</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the first line of a copied game. {title} is “CO2 game record 2”; the text has another number there.</extracomment>
      <translation>{title}：此处为另一版本</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>the title {title}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in the first line of a copied game. {title} is “CO2 game record 2”, which stays English.</extracomment>
      <translation>标题{title}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>{yes} or {no}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a file. The values are the English words true and false of the file; only the “or” is translated.</extracomment>
      <translation>{yes}或{no}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the edition in a saved game: a word such as first, not a number.</extracomment>
      <translation>名称</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the number of players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a value in a saved game: a number is missing, or something else stands there.</extracomment>
      <translation>玩家人数</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a whole number up to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the seed, the number from which a game is shuffled. {most} is a very large number.</extracomment>
      <translation>最大为{most}的整数</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of names, numbers and {values}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the variants in a saved game. Object is a term of JSON; {values} is “true or false” from this context.</extracomment>
      <translation>由名称、数字、{values}组成的对象</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the name of a rulebook profile</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. A profile holds all rulings of one printed rulebook.</extracomment>
      <translation>说明书配置的名称</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of readings</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. Object is a term of JSON; readings are what the window calls rulings.</extracomment>
      <translation>由规则解读组成的对象</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number, {values}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a variant in a saved game. {values} is “true or false” from this context: three or four possibilities.</extracomment>
      <translation>名称、数字、{values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number or a list of numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a ruling in a saved game.</extracomment>
      <translation>名称、数字或数字列表</translation>
    </message>
    <message>
      <location filename="../co2desk/session/programs.py" />
      <source>a seat that another program plays</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a key in the member “programs” of a saved game: the number of a seat whose player is “program”.</extracomment>
      <translation>由其他程序操作的座位</translation>
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
      <translation>含有以下键的对象：{keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/programs.py" />
      <source>the file of a program, and its arguments</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game: a list with the path of a program first, then the words that follow it on a command line.</extracomment>
      <translation>程序文件及其参数</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>32 digits from 0 to f</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the game's own mark in a saved game; f is a letter: digits of a hexadecimal number.</extracomment>
      <translation>32位十六进制数字（0至f）</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a recorded position</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a file of a newer version, which has none: a board that play can go on from.</extracomment>
      <translation>已记录的局面</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seat_changes.py" />
      <source>a list of at most {most} entries</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the actions in a saved game. {most} is a number, 20000.</extracomment>
      <translation>最多{most}项的列表</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a number of actions up to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game: after how many actions it was branched off from another one. {most} is a number.</extracomment>
      <translation>行动数目，最多{most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>more than {least}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a number in a saved game that has to grow from turn to turn. {least} is the number before.</extracomment>
      <translation>大于{least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a fingerprint</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. A checksum of a position by which damage is noticed; nobody's finger.</extracomment>
      <translation>指纹</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a turn after entry {entry}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game: its list of turns ends before its last action. {entry} is the number of that action.</extracomment>
      <translation>第{entry}条记录之后的行动轮</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seat_changes.py" />
      <location filename="../co2desk/session/seats.py" />
      <source>{person}, or the name of a computer player</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game: who plays a seat. {person} is the English word person of the file.</extracomment>
      <translation>{person}，或电脑玩家的名称</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a list of seats, one for each player: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game. A seat is a player's place at the table; {count} is how many.</extracomment>
      <translation>座位列表，每名玩家1个，共{count}个</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a symbol that nobody else has</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a player in a saved game: two have the same symbol, such as a disc or a square.</extracomment>
      <translation>其他人未使用的符号</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a name of 1 to {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a player's name in a saved game: it is empty or too long. {most} is a number, 40.</extracomment>
      <translation>1至{most}个字符的名称</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>the code of a language, such as {examples}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a player's language in a saved game. {examples} are codes with their quotation marks: "pl", "zh_TW".</extracomment>
      <translation>语言代码，例如{examples}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/second_chance.py" />
      <source>{word}: there is only one rulebook, and it has no known misprints</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game of Second Chance. {word} is the English word false of the file.</extracomment>
      <translation>{word}：只有一本说明书，其中没有已知的印刷错误</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>the reading that the game is played with</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of a ruling in a saved game: it contradicts the list of all rulings in the same file.</extracomment>
      <translation>这一局的规则解读</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a position that can be played (code: {code})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected of the first position in a saved game. {code} is an English word for what is wrong.</extracomment>
      <translation>可以进行的局面（代码：{code}）</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a legal action (code: {code})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected in a saved game or a copied text, where the rules forbid an action. {code} is an English word for the reason.</extracomment>
      <translation>合法的行动（代码：{code}）</translation>
    </message>
    <message>
      <location filename="../co2desk/session/takebacks.py" />
      <source>something to undo</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Expected before an entry “undo” of a saved game: no action is left that could be taken back.</extracomment>
      <translation>可以撤回的行动</translation>
    </message>
  </context>
  <context>
    <name>FileWords</name>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{where}: expected: {expected}</source>
      <extracomment>What is wrong with a file, and where in it.
{where} is a line or a path of keys in a file, such as options.players.</extracomment>
      <translation>{where}：应为：{expected}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{place}: expected: {expected}; found: {found}</source>
      <extracomment>What is wrong with a file, and where in it.
{place} is a file with a line and a path of keys in it, such as plants.solar.3.</extracomment>
      <translation>{place}：应为：{expected}；实际为：{found}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}, {key}</source>
      <extracomment>What is wrong with a file, and where in it.
Where a mistake is; it stands before a colon. {file} is a path, {line} a number, {key} words of the file: “plants.solar.3”.</extracomment>
      <translation>{file}，第{line}行，{key}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}</source>
      <extracomment>What is wrong with a file, and where in it.
Where a mistake is, if no key is known; it stands before a colon. {file} is a path, {line} a number.</extracomment>
      <translation>{file}，第{line}行</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, {key}</source>
      <extracomment>What is wrong with a file, and where in it.
Where a mistake is, if no line is known; it stands before a colon. {key} is a path of English keys such as “plants.solar.3”.</extracomment>
      <translation>{file}，{key}</translation>
    </message>
  </context>
  <context>
    <name>ForecastPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>Supply phase of decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>第{decade}个年代的补充阶段</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>尚待执行的部分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Before decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>第{decade}个年代之前</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>Its supply phase, as things stand.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>按目前情况，其补充阶段的结果。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>If decade {decade} ended now</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>如果第{decade}个年代现在结束</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The supply phase of decade {decade}, as things stand.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>按目前情况，第{decade}个年代补充阶段的结果。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Last decade: scoring follows, without another supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Whether the game goes on after this decade.</extracomment>
      <translation>最后一个年代：之后不再有补充阶段，直接算分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The game would end: scoring follows, without another supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>游戏将会结束：之后不再有补充阶段，直接算分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income still to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>尚待领取的收入</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>All income of this decade has been paid.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>本年代的收入已全部领取。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>收入</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Nobody earns anything yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>还没有玩家获得收入。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Income in the final scoring</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>结算中的收入</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>No income in the final scoring.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>最终算分时没有收入。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>End of the game</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading in the forecast; below it the conditions that end or decide the game. Not a statement that it has ended.</extracomment>
      <translation>游戏结束</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Decade {decade} of {decades}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Line below “End of the game”: the last decade ends the game. Numbers; a label without a full stop.</extracomment>
      <translation>第{decade}/{decades}个年代</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The CO₂ level ends the game after the supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>补充阶段之后，游戏会因污染等级而结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game continues unless the CO₂ level ends it.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>游戏继续，除非因污染等级而结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game continues after this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>本年代之后游戏继续。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>This is the last decade: scoring follows.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>这是最后一个年代：之后算分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The game ends after this decade, and scoring begins.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>游戏在本年代之后结束，开始算分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This ends the game.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, CO₂ (2012). {condition} is a line such as “Decade 5 of 5” that is met. “This” is the condition.</extracomment>
      <translation>{condition}。游戏因此结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This does not end the game yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, CO₂ (2012). {condition} is a line such as “Decade 3 of 5” that is not met yet.</extracomment>
      <translation>{condition}。游戏尚不会因此结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {needed} or more</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game and is met, CO₂ (2012). “Only” belongs to the plants; {needed} is a number such as 2.</extracomment>
      <translation>被环保电站完全覆盖的地区：{needed}个或以上</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {number} of {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game and is not met yet, CO₂ (2012). Numbers of regions: “1 of 2”.</extracomment>
      <translation>被环保电站完全覆盖的地区：{number}/{needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game, CO₂ (2012): whether the level falls below {limit} can be told only later. No full stop.</extracomment>
      <translation>污染等级降回{limit} ppm以下：补充阶段后检定</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: it was already below after the supply phase</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game, CO₂ (2012), and cannot be met this decade: the level (“it”) would have to fall below the limit.</extracomment>
      <translation>污染等级降回{limit} ppm以下：补充阶段之后已在此值以下</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition that ends the game, CO₂ (2012): the CO₂ level returns to the safe zone. A label; {limit} is such as 350.</extracomment>
      <translation>污染等级降回{limit} ppm以下</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event follows.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “60 ppm below 350”, CO₂ (2012): no supply phase comes any more, so no disaster can strike.</extracomment>
      <translation>之后没有事件。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “10 ppm above 350”, CO₂ (2012): the CO₂ level is so high that event cards take effect. A statement for now.</extracomment>
      <translation>会发生灾难。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike at {limit} ppm or more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “60 ppm below 350”, CO₂ (2012): a rule that does not apply yet. {limit} is the same number as in that title.</extracomment>
      <translation>达到或超过{limit} ppm时，会发生灾难。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No supply phase follows: the CO₂ level will not rise any further.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, CO₂ (2012), in the last decade: good news.</extracomment>
      <translation>之后不再有补充阶段：污染等级不会再上升。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution cannot end the game in this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Solo game of CO₂ (2012), in which a high CO₂ level ends the game, but is not a defeat. Good news: the limit is out of reach.</extracomment>
      <translation>在这个补充阶段，游戏不会因污染而结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet cannot be lost in this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “120 ppm below 500”, CO₂ (2012). Good news: even the worst draw stays below the limit.</extracomment>
      <translation>这个补充阶段不会使地球毁灭。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game if nothing more is done.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Solo game of CO₂ (2012), where this is no defeat, so do not write “lost”. The player still has turns; their number follows.</extracomment>
      <translation>若不再行动，游戏会因污染而结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost if nothing more is done.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, in red: players still have turns. The number of turns follows.</extracomment>
      <translation>若不再行动，地球将会毁灭。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game after this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Solo game of CO₂ (2012): certain. The game ends, but its points still count, so do not write “lost”.</extracomment>
      <translation>这个补充阶段之后，游戏会因污染而结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet is lost after this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, in red, CO₂ (2012): certain, everybody will lose.</extracomment>
      <translation>这个补充阶段之后，地球毁灭。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Chance that pollution ends the game: {chance}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Solo game of CO₂ (2012). {chance} is a percentage with its sign, “35%”. A probability, not an opportunity.</extracomment>
      <translation>污染使游戏结束的概率：{chance}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Chance that the planet is lost: {chance}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, in red. {chance} is a percentage with its sign, “35%”. A probability, not an opportunity.</extracomment>
      <translation>地球毁灭的概率：{chance}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The start player may begin with another region. Then other players may have to buy.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line below the fossil plants, CO₂ (2012): the list above follows the usual order of regions. To buy: a CEP.</extracomment>
      <translation>起始玩家可以从另一个地区开始，届时必须购买的可能是其他玩家。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>There is no free slot for a plant, but a CEP must still be paid.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
About a region in the supply phase.</extracomment>
      <translation>没有空格放置电厂，但仍须支付1个CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, CO₂ (2012). {name} is a player, {price} is such as “$5”; “one” is a CEP.</extracomment>
      <translation>{name}没有CEP，必须以{price}购买1个。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, CO₂ (2012). {price} is “$5”; {paid} is a list: “$2 and 3 points”, in the nominative.</extracomment>
      <translation>{name}没有CEP，必须以{price}购买1个，支付{paid}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid} (only {least} if the income is taken as money).</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, CO₂ (2012). {paid} is “$2 and 3 points”; {least} is fewer points: “1 point”. Income may be money or points.</extracomment>
      <translation>{name}没有CEP，必须以{price}购买1个，支付{paid}；如果收入分配为金钱，则只须损失{least}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid} (no points if the income is taken as money).</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, CO₂ (2012). {paid} is “$2 and 3 points”; with enough income in money no points would be paid.</extracomment>
      <translation>{name}没有CEP，必须以{price}购买1个，支付{paid}；如果收入分配为金钱，则无须损失得分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Event</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.</extracomment>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event card is left.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.
Sentence below the heading “Event”, CO₂ (2012): possible only with changed values of the owner's own.</extracomment>
      <translation>没有剩余的事件牌。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{title}: {region}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.
Only for screen readers: the heading “Event” with the region beside it: “Event: Asia.”</extracomment>
      <translation>{title}：{region}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Certain to strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>必定发生</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>污染等级将达到或超过{limit} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>May strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>可能发生</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>It strikes if the CO₂ level reaches {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>如果污染等级达到{limit} ppm，就会发生。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Does not strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>不会发生</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level stays below {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.</extracomment>
      <translation>污染等级维持低于{limit} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>{title}: {chance}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event.
Only for screen readers: “May strike: 35%.” or “May be lost: 35%.”, then a whole sentence.</extracomment>
      <translation>{title}：{chance}。{explanation}</translation>
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
      <translation>{title}。{explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Nobody loses anything: every player has a green plant there.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the event, CO₂ (2012). “There” is the region of the event, named in the heading.</extracomment>
      <translation>无人有损失：全部玩家在当地都有环保电站。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>UN goal {card} is removed.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the event, CO₂ (2012): a card leaves the display because a disaster strikes. {card} is the number on it.</extracomment>
      <translation>联合国目标牌{card}移出游戏。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} gives {cubes}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the event, CO₂ (2012): a player's loss. {cubes} is a number with its noun: “1 technology cube”.</extracomment>
      <translation>{name}贡献{cubes}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no technology and loses {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the event, CO₂ (2012). Technology: technology cubes; {points} is such as “2 points”.</extracomment>
      <translation>{name}没有科技资源，损失{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Open environmental goals</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Also a heading of its own, with the number of goals; in the calculation a cost in points. Open: not yet achieved.</extracomment>
      <translation>未达成的环境目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{title}: {number}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: a heading with the number beside it: “Fossil plants to come: 4.”</extracomment>
      <translation>{title}：{number}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>All goals have been achieved: they no longer cost anything.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the heading “Open environmental goals”, when there is none, Second Chance. Good news.</extracomment>
      <translation>所有目标均已达成：不再扣分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Under an inspector, counted twice: {number}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Open environmental goals”: goals with a UN inspector's cube on them, which cost double. A number of goals.</extracomment>
      <translation>有视察员而须加倍的目标：{number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>In later decades, if none of them is achieved.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line that explains prices of later decades listed above it. “Them” are the open environmental goals.</extracomment>
      <translation>之后的年代，假设1个也没有达成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade}, {points} each</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Label of a line: what each open environmental goal costs in a decade, such as “Decade 2, 2 points each”; at its right the sum.</extracomment>
      <translation>第{decade}个年代，每个{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>{lowest} to {highest}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A range of costs at the right of a line, with minus signs: “−4 to −8”. Little room. “{lowest}” may be 0.</extracomment>
      <translation>{lowest}至{highest}</translation>
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
      <translation>{title}：{figures}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade} of {decades}: the game is decided after it</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Line below “End of the game” in the last decade, Second Chance. “It” is the decade. No full stop.</extracomment>
      <translation>第{decade}/{decades}个年代：之后判定胜负</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. Met.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers. {condition} is a line such as “Open UN goals: 2 (3 may remain open)”, the subject of “met”.</extracomment>
      <translation>{condition}。已达成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. Not met yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers. {condition} is a line such as “Decade 3 of 4”, the subject of “met”.</extracomment>
      <translation>{condition}。尚未达成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Open UN goals: {open} (at most {allowed} may remain open)</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition for a team's victory, not met yet. Numbers of cards; open means not claimed. No full stop.</extracomment>
      <translation>尚未完成的联合国目标：{open}（最多可有{allowed}个）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Open UN goals: {open} ({allowed} may remain open)</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition for a team's victory, met: no more are open than are allowed. Numbers of cards. No full stop.</extracomment>
      <translation>尚未完成的联合国目标：{open}（最多可有{allowed}个）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Your personal goals met: {met}, needed: {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Condition for victory: numbers of the reader's own secret goals. A label, no full stop.</extracomment>
      <translation>你已完成的个人目标：{met}，需要：{needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Every partner needs one as well. Theirs are secret.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line below the personal goals. “One”: a personal goal that is met; “theirs” are the partners' goals.</extracomment>
      <translation>每名队友也须完成1个。队友的目标不公开。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Personal goal: {goal}. {count}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers. {goal} is a phrase in small letters, “control at least 3 regions”; {count} is “2 of 3”.</extracomment>
      <translation>个人目标：{goal}。{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal} ({count})</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A personal goal in the list. {goal} begins with a capital: “Control at least 3 regions”; {count} is “2 of 3”.</extracomment>
      <translation>{goal}（{count}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{have} of {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
How far a goal is: “2 of 3”. Numbers of anything, so name nothing; it also stands in parentheses. Little room.</extracomment>
      <translation>{have}/{needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Solo goal {card}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title of a line in the solo game; below it stands what the goal asks for. {card} is the number on the card.</extracomment>
      <translation>单人目标{card}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. This can no longer be met.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Solo goal 7”, in red: the game is lost. {goal} begins with a capital and has no full stop. “This” is the goal.</extracomment>
      <translation>{goal}。已无法完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. Met in time.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Solo goal 7”. {goal} begins with a capital and has no full stop; it is the subject of “met”.</extracomment>
      <translation>{goal}。已如期完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of decade {decade}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Solo goal 7”: the deadline. {goal} begins with a capital: “Build at least 3 plants”; {decade} is a number.</extracomment>
      <translation>第{decade}个年代结束前：{goal}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of the game.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Solo goal 7”: no earlier deadline. {goal} begins with a capital: “Build at least 3 plants”.</extracomment>
      <translation>游戏结束前：{goal}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{title}: {count}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: “Solo goal 7: 2 of 3.” and then a whole sentence.</extracomment>
      <translation>{title}：{count}。{explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Heading above the calculation, which begins with “Now” and ends with “Points left”.</extracomment>
      <translation>得分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Now</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Label of the first line: the team's points at this moment; at its right a number.</extracomment>
      <translation>目前</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Income, if all of it is taken as points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>收入（如果全部分配为得分）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Penalties for missing CEPs</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>缺少CEP的惩罚</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction to {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Label of a cost: what the team pays to bring the CO₂ level down to {limit}, such as 500. At its right negative points.</extracomment>
      <translation>降至{limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points left</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.
Label of the sum, the last line: what the team would have after all costs. At its right a number, red below 0.</extracomment>
      <translation>剩余得分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>It does not rise above {limit} ppm this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level.</extracomment>
      <translation>本年代不会超过{limit} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>You must pay points to bring it back down to {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level.</extracomment>
      <translation>必须花费得分，将污染等级降回{limit} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that it rises above {limit} ppm: {chance}. You would have to pay points to bring it back down.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level.</extracomment>
      <translation>超过{limit} ppm的概率：{chance}。届时必须花费得分降低。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>No reduction needed</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title below the CO₂ meter, without a full stop: the level stays within the limit, so nobody must pay to reduce it.</extracomment>
      <translation>无须降低污染</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {steps}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title below the CO₂ meter: how many steps down the team must pay for. {steps} is a number with its noun: “3 steps”.</extracomment>
      <translation>降低污染：{steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {lowest} to {steps}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title below the CO₂ meter: a range. {lowest} is a bare number, {steps} has its noun: “1 to 3 steps”.</extracomment>
      <translation>降低污染：{lowest}至{steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Each {ppm} ppm costs {now} this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Reduction: 3 steps”, in the last decade. {ppm} is a number such as 10; {now} is such as “2 points”.</extracomment>
      <translation>本年代每降低{ppm} ppm需要{now}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Each {ppm} ppm costs {now} this decade, then {later}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Reduction: 3 steps”. {now} is “2 points”; {later} lists the prices of later decades: “3 points and 4 points”.</extracomment>
      <translation>每降低{ppm} ppm，本年代需要{now}，之后各年代为{later}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Two events happen at the end of a decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to a limit, competitive Second Chance: the level is already so high. A statement of a rule.</extracomment>
      <translation>年代结束时发生2个事件。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>At {limit} ppm or more, two events happen.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to a limit, competitive Second Chance: does not apply yet. Otherwise one event happens.</extracomment>
      <translation>达到或超过{limit} ppm时，会发生2个事件。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No energy supply follows: the CO₂ level will not rise any further.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit in the last decade of competitive Second Chance. Energy supply is a phase. Good news.</extracomment>
      <translation>之后不再供电：污染等级不会再上升。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet cannot be lost in this energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, competitive Second Chance. Good news: even the worst draw stays within the limit.</extracomment>
      <translation>地球不会在这个供电阶段毁灭。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost in this energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the distance to the limit, in red, competitive Second Chance: certain, everybody will lose.</extracomment>
      <translation>地球将在这个供电阶段毁灭。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Events of this decade</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading, competitive Second Chance; at its right their number. Events are disasters, each in one region.</extracomment>
      <translation>本年代的事件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No event is left.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the heading “Events of this decade”, when all event tiles have been used.</extracomment>
      <translation>没有剩余的事件。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The future event happens next decade: {region}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line. The future event is the tile that lies open beside the current one; {region} is where it strikes, nominative.</extracomment>
      <translation>未来事件在下个年代发生：{region}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>It affects everyone without a plant or infrastructure there.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
“It” is an event, a disaster; “there” is the region in the line above.</extracomment>
      <translation>影响所有在当地没有电站或基建的玩家。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Nobody loses anything.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the region of an event, competitive Second Chance: every player has a plant or infrastructure there.</extracomment>
      <translation>无人有损失。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below an event, competitive Second Chance. {cubes} is “1 technology cube”; {penalty} is in points: “3 points”.</extracomment>
      <translation>{name}贡献{cubes}，并因惩罚损失{penalty}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below an event. {sources} is a list with “or” from “places” and “regions”: “their player board or Europe”, undeclined.</extracomment>
      <translation>{name}贡献{cubes}，并从{sources}支付1个CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below an event: no cubes and no CEP. Both values are points with their noun: “2 points”, “3 points”.</extracomment>
      <translation>{name}损失{points}，再因惩罚损失{penalty}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below an event. {points} is “2 points”; {sources} is a list with “or”: “their player board or Europe”, undeclined.</extracomment>
      <translation>{name}损失{points}，并从{sources}支付1个CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Current standings</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading, competitive Second Chance: the players by their points now.</extracomment>
      <translation>目前排名</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Place {place}: {name}, {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: a line of the standings. {place} is a number, 1 the best; {points} is such as “14 points”.</extracomment>
      <translation>第{place}名：{name}，{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Soft line below the standings, competitive Second Chance: what the points above do not contain yet. Goals: company goals.</extracomment>
      <translation>目标、金钱、科技资源与联合国目标在最后计分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The CO₂ level ends the game in the energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Line below “End of the game”, competitive Second Chance: certain, everybody loses. Energy supply is a phase.</extracomment>
      <translation>供电阶段中，游戏会因污染等级而结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>End of decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>第{decade}个年代结束</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The cost if it ended right away.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>如果立即结束，将付出的代价。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The cost of the remaining phases.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>其余阶段将付出的代价。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Energy supply of decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>第{decade}个年代的供电阶段</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The remaining cost of the CO₂ level.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>污染等级仍须付出的代价。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The rest of this phase and the end of the decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>此阶段的其余部分，以及年代结束时的情况。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Its energy supply and its end, as things stand.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>按目前情况，其供电阶段与年代结束的结果。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Last decade: scoring follows, without another energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>最后一个年代：之后不再供电，直接算分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Its end and the energy supply of decade {decade}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>年代结束与第{decade}个年代供电阶段的结果。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>about {expected} ({lowest} to {highest})</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
At the right of “Points left”: an uncertain result, three numbers: “about 4 (−2 to 10)”. Small letters, little room.</extracomment>
      <translation>约{expected}（{lowest}至{highest}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, Second Chance: who pays for its new fossil plant. {points} is such as “3 points”.</extracomment>
      <translation>{name}没有CEP可支付：因惩罚损失{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The plant is in place but not yet paid for.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, Second Chance, during the energy supply: its fossil plant has been placed; how it is paid follows.</extracomment>
      <translation>电厂已经放置，尚待支付。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Points still missing: {figures}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Lost if nothing more is done”. {figures} is a number, or a range such as “26 to 34”.</extracomment>
      <translation>尚缺得分：{figures}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Lost if nothing more is done</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title, without a full stop. The subject is the game of the team, or of a player alone: turns can still save it. Not alarming.</extracomment>
      <translation>若不再行动，将会失败</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>May be lost if nothing more is done</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title, without a full stop; at its right a percentage. As “Lost if nothing more is done”, but it depends on the draws.</extracomment>
      <translation>若不再行动，可能失败</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Steady computer players have not reached this decade in any of {games} games.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The same, if every measured game was lost before. {games} is the number of games that were played, 20 or more.</extracomment>
      <translation>稳健的电脑玩家在{games}局游戏中从未到达本年代。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Steady computer players have not survived this decade in any of {games} games.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The same, if every measured game was lost in this decade. {games} is the number of games that came to it; it may be 1.</extracomment>
      <translation>稳健的电脑玩家在{games}局游戏中从未撑过本年代。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Steady computer players survive this decade in {most} of 10 games.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The same, if so many games were measured that a single number can be told. {most} is a number from 0 to 10.</extracomment>
      <translation>稳健的电脑玩家每10局游戏有{most}局能撑过本年代。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Steady computer players survive this decade in {least} to {most} of 10 games.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Grey line below the forecast of a team or of a player alone. Measured in many games; “steady” is the level of the players.</extracomment>
      <translation>稳健的电脑玩家每10局游戏有{least}至{most}局能撑过本年代。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>With as many turns left, they are usually missing: {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Follows the line about steady computer players (“they”): what they lack at the same moment. {points} is such as “22 points”.</extracomment>
      <translation>在剩余行动轮相同时，稳健的电脑玩家通常尚缺：{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Certain to be lost</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title in red, without a full stop. The subject is the game of the team: nothing can save it this decade.</extracomment>
      <translation>必定失败</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Missing for goals and penalties alone: {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Certain to be lost”: so many points are missing even without the CO₂ level. {points} is such as “3 points”.</extracomment>
      <translation>仅目标与惩罚就已缺：{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>The CO₂ level cannot be reduced to {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Certain to be lost”: the team lacks the points to pay for it. {limit} is such as 500.</extracomment>
      <translation>污染等级无法降至{limit} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>May be lost</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title in red, without a full stop; at its right a percentage. The subject is the game of the team.</extracomment>
      <translation>可能失败</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Chance that there are not enough points, even with all income taken as points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Explains the percentage beside “May be lost”. A probability, not an opportunity. A noun phrase with a full stop.</extracomment>
      <translation>即使收入全部分配为得分，得分仍然不足的概率。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Chance that there are not enough points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Explains the percentage beside “May be lost”, when there is no income. A probability, not an opportunity.</extracomment>
      <translation>得分不足的概率。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Safe if income is taken as points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title, without a full stop: the team survives the decade, if players take enough of their income as points, not as money.</extracomment>
      <translation>将收入分配为得分即安全</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>At least {points} of the income must be taken as points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below “Safe if income is taken as points”. {points} is a bare number here, such as 5: that much of the income.</extracomment>
      <translation>其中至少{points}点必须分配为得分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>Safe</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The team cannot lose by its points in this decade. The sentence after it says why.</extracomment>
      <translation>安全</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>There are enough points, even with all income taken as money.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Enough for what the decade costs.</extracomment>
      <translation>即使收入全部分配为金钱，得分也足够。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/survival.py" />
      <source>There are enough points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Enough for what the decade costs.</extracomment>
      <translation>得分足够。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>CO₂ level</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading above a meter with numbers in ppm.</extracomment>
      <translation>污染等级</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the meter, when the level can no longer change. {now} is a number.</extracomment>
      <translation>污染等级为{now} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level stays at {now} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the meter, when no fossil plant is drawn. {now} is a number.</extracomment>
      <translation>污染等级维持在{now} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the meter, when it is certain which plants are drawn. Two numbers.</extracomment>
      <translation>污染等级从{now}上升至{highest} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm. Expected: about {expected}; possible: {lowest} to {highest}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the meter, when plants are drawn by chance. All values are numbers in ppm.</extracomment>
      <translation>污染等级为{now} ppm。预计约{expected}，可能为{lowest}至{highest}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm below {limit}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title of a line below the meter: how far the level is from a limit. Numbers: “60 ppm below 350”. Little room.</extracomment>
      <translation>比{limit}低{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>Exactly {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title of a line below the meter: the level is neither below nor above a limit. {limit} is a number. Little room.</extracomment>
      <translation>正好{limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm above {limit}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Title of a line below the meter: how far the level is beyond a limit. Numbers: “10 ppm above 350”. Little room.</extracomment>
      <translation>比{limit}高{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants still to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading while the supply phase (energy supply) is running: those regions that have not had theirs. At its right a number.</extracomment>
      <translation>仍将出现的燃料电厂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading before the supply phase (energy supply) begins: new plants of all regions. At its right their number.</extracomment>
      <translation>将出现的燃料电厂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>No region gets a fossil plant.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the heading “Fossil plants to come”, when its number is 0. Good news.</extracomment>
      <translation>没有地区会出现燃料电厂。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region}: {payment}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers. {region} is a name, {payment} a whole sentence: “Europe: Ada pays a CEP from …”.</extracomment>
      <translation>{region}：{payment}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{name} pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name: who pays for its new fossil plant. {sources} is a list with “or”: “their supply or Europe”, undeclined.</extracomment>
      <translation>{name}从{sources}支付1个CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region} pays one of its own CEPs.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name, when nobody controls it: a CEP on the region itself is used. {region} is in the nominative.</extracomment>
      <translation>{region}支付自己的1个CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below a region's name. “It” is the region; its new fossil plant costs nobody anything.</extracomment>
      <translation>无人掌控，也没有CEP：无人支付。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Players: {names}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: the head of the table of incomes. {names} is a list of the players in the order of the columns.</extracomment>
      <translation>玩家：{names}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Total</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The last line of the table of incomes.</extracomment>
      <translation>总计</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Leads the track</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Explains a mark in the table of incomes: this player is ahead on the energy's track. The subject is a player of any gender.</extracomment>
      <translation>在知识栏领先</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} earns {amount}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, a part of a list: “Ada earns 4”. {amount} is a bare number of money or points.</extracomment>
      <translation>{name}收入{amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} leads and earns {amount}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, a part of a list: the player is ahead on the energy's track. {amount} is a bare number.</extracomment>
      <translation>{name}（领先）收入{amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>During a game, this shows what would happen if the decade ended now.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
In the empty panel, when there is no game or it is over. “This” is the panel “Forecast”.</extracomment>
      <translation>游戏进行时，此处显示如果年代现在结束会有什么结果。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>Arrows show the situation after the move.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the panel's title, while the mouse is on a possible move. The arrows are small pictures before new values.</extracomment>
      <translation>箭头表示行动之后的情况。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>This move changes nothing here.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
“Here” is the forecast beside the board.</extracomment>
      <translation>这个行动在此没有影响。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>Turns left in this decade: {turns}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Follows what would happen if nothing more were done. {turns} is a number: the turns of all players, with the present one.</extracomment>
      <translation>本年代剩余的行动轮：{turns}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>{percent}%</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A chance, in a table of the forecast.</extracomment>
      <translation>{percent}%</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source>no longer</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Painted after an arrow, below a line that would vanish with the move at the mouse: it then no longer applies. Small letters.</extracomment>
      <translation>不再适用</translation>
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
      <translation>（{lowest}–{highest}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move, this no longer applies.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers, after a line that would vanish with the move at the mouse. “This” is that line.</extracomment>
      <translation>行动之后不再适用。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move: {then}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Only for screen readers: a line as it would be after the move at the mouse. {then} is a whole sentence.</extracomment>
      <translation>行动之后：{then}</translation>
    </message>
  </context>
  <context>
    <name>GameFiles</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>{file} no longer contains this game. Nothing has been saved yet.</source>
      <extracomment>Messages and questions about opening and saving games.
Message with the buttons “Save as…”, “Overwrite” and “Cancel”. {file} is a file name; somebody has changed the file.</extracomment>
      <translation>{file}的内容已不是这一局。尚未保存。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <location filename="../co2desk/ui/files/names.py" />
      <source>Overwrite</source>
      <extracomment>Messages and questions about opening and saving games.
Buttons: save the game in another file, or over the file that is there.
The button that saves over the file that is there.</extracomment>
      <translation>覆盖</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as…</source>
      <extracomment>Messages and questions about opening and saving games.
Buttons: save the game in another file, or over the file that is there.</extracomment>
      <translation>另存为…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save game</source>
      <extracomment>Messages and questions about opening and saving games.
Title of the dialog in which the new file is named. In the form your language uses in titles.</extracomment>
      <translation>保存游戏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game could not be saved as {file}: {reason}. Nothing is lost; try another location.</source>
      <extracomment>Messages and questions about opening and saving games.
Message. {file} is a file name; {reason} is a clause from the context “SystemErrors”, such as “the disk is full”.</extracomment>
      <translation>无法将游戏保存为{file}：{reason}。游戏没有丢失；请换一个位置再试。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Open a saved game</source>
      <extracomment>Messages and questions about opening and saving games.
Title of the dialog in which an existing file is chosen. In the form your language uses in titles.</extracomment>
      <translation>打开存档</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>co2desk games (*{suffix})</source>
      <extracomment>Messages and questions about opening and saving games.
Kind of files in the dialog for files. {suffix} is .co2game. Keep the star and the parentheses: Qt reads them.</extracomment>
      <translation>co2desk存档 (*{suffix})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>CO₂ {players}</source>
      <extracomment>Messages and questions about opening and saving games.
A suggested file name: “CO₂ Ada, Max”. {players} are names. No characters that file names cannot have, such as a colon or slash.</extracomment>
      <translation>二氧化碳 {players}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>{file} already exists.</source>
      <extracomment>Messages and questions about opening and saving games.
Question before a file is overwritten; its buttons are “Overwrite” and “Cancel”. {file} is a file name.</extracomment>
      <translation>{file}已存在。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The game</source>
      <extracomment>Messages and questions about opening and saving games.
Stands where a file name would in the messages of this context, for a game of the list: begins a sentence, nominative.</extracomment>
      <translation>这一局</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The text in the clipboard</source>
      <extracomment>Messages and questions about opening and saving games.
Stands where a file name would: “The text in the clipboard is not a game …”. Begins a sentence, nominative.</extracomment>
      <translation>剪贴板中的文字</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Opened as a separate game. Every seat is played at this screen.</source>
      <extracomment>Messages and questions about opening and saving games.
Short notice below the menus, after a text was opened as a game. No computer players: people decide for all seats.</extracomment>
      <translation>已作为另一局游戏打开。所有座位都由这个屏幕前的人操作。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Branched off at step {step}. The original game is unchanged.</source>
      <extracomment>Messages and questions about opening and saving games.
Short notice below the menus: a new game was begun from an earlier position. {step} is a number.</extracomment>
      <translation>已从第{step}步分支为另一局。原来那局保持不变。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} could not be read: {reason}.</source>
      <extracomment>Messages and questions about opening and saving games.
Message. {file} is a file name or “The game”; {reason} is a clause from the context “SystemErrors”.</extracomment>
      <translation>无法读取{file}：{reason}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is not a game that can be opened. First problem: {where}.</source>
      <extracomment>Messages and questions about opening and saving games.
Message. {file} is a file name or “The text in the clipboard”; {where} is a place such as “line 12” or “options.players”.</extracomment>
      <translation>{file}不是可以打开的游戏。第一个错误：{where}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a newer version of co2desk ({version}). Install that version to open it.</source>
      <extracomment>Messages and questions about opening and saving games.
Message. {file} is a file name, {version} a number such as 2.0.0. “It” is the file; the second sentence is advice.</extracomment>
      <translation>{file}由较新版本的co2desk（{version}）保存。要打开它，请安装该版本。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is damaged or was edited: {where}. Valid entries from the beginning: {good} of {all}. Open the intact part as a copy?</source>
      <extracomment>Messages and questions about opening and saving games.
Question with the button “Open the intact part”. {where} is a place such as “log[12]”; entries are recorded actions, numbers.</extracomment>
      <translation>{file}已损坏或被更改：{where}。从头起有效的记录：{good}/{all}。要以副本打开完好的部分吗？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the intact part</source>
      <extracomment>Messages and questions about opening and saving games.
Button of a question about a damaged file: the game up to the first damaged action is opened.</extracomment>
      <translation>打开完好的部分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The autosave of this game is damaged. Unreadable entries at its end: {lost}. You can continue from the intact part, as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
Question with the button “Continue from the intact part”. The autosave is the program's own record; {lost} is a number of actions.</extracomment>
      <translation>这一局的自动存档已损坏。末尾无法读取的记录：{lost}条。可以用副本从完好的部分继续。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue from the intact part</source>
      <extracomment>Messages and questions about opening and saving games.
Button of a question about a damaged autosave: play goes on from the last action that can be read.</extracomment>
      <translation>从完好的部分继续</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a newer version of co2desk ({version}). This version cannot read its actions, but you can continue from its last recorded position, as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
Question with the button “Continue from that position”. {version} is a number; “its” is the file's.</extracomment>
      <translation>{file}由较新版本的co2desk（{version}）保存。此版本无法读取其中的行动，但可以用副本从其记录的最后局面继续。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue from that position</source>
      <extracomment>Messages and questions about opening and saving games.
Button of the question about a file of a newer version: “that position” is the last one the file contains.</extracomment>
      <translation>从该局面继续</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>On this computer the game continued differently. The file was opened as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
This computer and the file hold the same game, played on in two different ways.</extracomment>
      <translation>这台电脑上的同一局有不同的后续；文件已作为副本打开。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game is already open in another window.</source>
      <extracomment>Messages and questions about opening and saving games.
A question with the button “Open a copy”.</extracomment>
      <translation>这一局已在另一个窗口中打开。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open a copy</source>
      <extracomment>Messages and questions about opening and saving games.
Button below “This game is already open in another window.”: opens a second, independent game.</extracomment>
      <translation>打开副本</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game was continued after this file was saved. Later entries on this computer: {more}.</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>此文件保存之后，这一局又继续进行过。这台电脑上的后续记录：{more}条。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue from the latest position</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>从最新局面继续</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the saved position as a copy</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>以副本打开存档的局面</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The autosave of this game is damaged. Unreadable entries at its end: {lost}. It is kept unchanged, and the game continues as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
The record that the program keeps by itself is damaged. {lost} is a number.</extracomment>
      <translation>这一局的自动存档已损坏。末尾无法读取的记录：{lost}条。该存档保持不变，游戏以副本继续进行。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>In this game, another program plays for {name}. Run it only if you know it: it has all your rights on this computer.</source>
      <extracomment>Messages and questions about opening and saving games.
A saved game names a program of {name}, which would be run. The choices are a computer player and this.
Question when a saved game is opened; the command follows below. The buttons: “Computer (steady)”, “Run the program”. {name}: a player.</extracomment>
      <translation>在这局游戏中，{name}由其他程序操作。只有在你了解这个程序时才运行它：它在这台电脑上拥有你的所有权限。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Run the program</source>
      <extracomment>Messages and questions about opening and saving games.
A saved game names a program of {name}, which would be run. The choices are a computer player and this.
Button: starts the program that the saved game names, instead of a computer player.</extracomment>
      <translation>运行程序</translation>
    </message>
  </context>
  <context>
    <name>GameView</name>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Forecast</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
A tab: what would follow if the decade ended now.</extracomment>
      <translation>预测</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Log</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
A tab: what has happened, line by line.</extracomment>
      <translation>游戏日志</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Goals</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
A tab: how far the goals are.</extracomment>
      <translation>目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Board</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
The name of the board, for screen readers.</extracomment>
      <translation>版图</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>It is your turn.</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
On the cover, to the player who sits down next.</extracomment>
      <translation>现在是你的行动轮。</translation>
    </message>
  </context>
  <context>
    <name>GoalButton</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>It would score {points} now.</source>
      <extracomment>Second Chance, a large button for a goal that a player may keep: its last line.
“It” is the company goal on the button.</extracomment>
      <translation>目前可得{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>So far you have {had} of {needed}.</source>
      <extracomment>Second Chance, a large button for a goal that a player may keep: its last line.
Last line of the card: how far the personal goal is. Numbers of whatever the goal counts (plants, CEPs …), so name nothing.</extracomment>
      <translation>你目前有{had}/{needed}。</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Heading in the panel, Second Chance; at its right “1 of 2”. Secret cards of the player at the screen.</extracomment>
      <translation>个人目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals: {met} of {all} met.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers: the heading “Personal goals” with its figure. Both values are numbers.</extracomment>
      <translation>个人目标：完成{met}/{all}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have yet to choose which to keep.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a heading “Personal goals” or “Company goal”: the player was dealt several goal cards and keeps some of them.</extracomment>
      <translation>你仍须选择要保留的牌。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>All of them must be met at the end of the game.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “Personal goals”, solo game. “Them” are the personal goals listed below.</extracomment>
      <translation>游戏结束时必须全部完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>One of them must be met at the end of the game.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “Personal goals”, game of a team: at least one of the goals listed below.</extracomment>
      <translation>游戏结束时必须完成其中1个。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Currently met; it must still be met at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a personal goal (“it”) that can be lost again, such as owning six CEPs.</extracomment>
      <translation>目前已完成；须保持到游戏结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met for good.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a personal goal, which is the subject: it cannot be lost any more.</extracomment>
      <translation>已确定完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missing: {amount}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a personal goal: what the player still needs. {amount} is a number with its noun: “2 CEPs”, “1 region”.</extracomment>
      <translation>不足：{amount}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Not met yet.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a personal goal for which nothing can be counted; the goal is the subject.</extracomment>
      <translation>尚未完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}. {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers. {goal} is a card's title or text, {state} a sentence below it, such as “Decided when the game ends.”</extracomment>
      <translation>{goal}。{state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missed at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the solo goal, which is the subject: too late now, the game can no longer be won. {decade} is a number.</extracomment>
      <translation>第{decade}个年代结束时未完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the solo goal, which is the subject: it was due in that decade and is safe. {decade} is a number.</extracomment>
      <translation>已在第{decade}个年代结束时完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the solo goal, which is the subject: then it is checked whether it is met. {decade} is a number.</extracomment>
      <translation>在第{decade}个年代结束时判定。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided when the game ends.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a solo goal without a decade, which is the subject: it is checked at the very end.</extracomment>
      <translation>在游戏结束时判定。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>You have claimed {n}, worth {points} at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “UN goals”, competing players. {n} is the number of cards; {points} is such as “10 points”.</extracomment>
      <translation>你已完成{n}张，最后值{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may remain open. Still to be claimed: {n}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “UN goals”, game of a team. Both values are numbers of UN goal cards; open means not claimed.</extracomment>
      <translation>最多允许{allowed}个尚未完成。还须完成：{n}个。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may remain open: enough have been claimed.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “UN goals”, game of a team: this condition is met. {allowed} is a number such as 3.</extracomment>
      <translation>最多允许{allowed}个尚未完成：完成的数量已足够。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Only the player at the screen sees their own goals here.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
In the empty panel, while nobody or a computer player decides. “Their” is the player's, of any gender; “here” is the panel.</extracomment>
      <translation>只有屏幕前的玩家能在此看到自己的目标。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Goals of {name}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Title above the panel and its name for screen readers. {name} is a player's name in the nominative.</extracomment>
      <translation>{name}的目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{have} of {needed}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Short figure beside a goal's bar or heading: “4 of 6”. Numbers of anything, so name nothing. Little room.</extracomment>
      <translation>{have}/{needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}: {have} of {needed}. {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers: a goal with its figure and a whole sentence: “Control at least 3 regions: 2 of 3. Missing: 1 region.”</extracomment>
      <translation>{goal}：{have}/{needed}。{state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Company goal</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Heading in the panel, one card: the secret goal of a player who competes.</extracomment>
      <translation>企业目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have discarded it for money.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below the heading “Company goal”. “It” is that card; it does not come back.</extracomment>
      <translation>你已弃掉它换取金钱。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Discarding it brings ${money}: {points} at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Part of a company goal's text. “It” is the card; ${money} is worth {points} in the scoring: “$8: 4 points”.</extracomment>
      <translation>弃掉可获得{money}金钱，结算时相当于{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Currently worth {points}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers, inside a company goal's text: what the card (the subject) would score now. {points} is such as “12 points”.</extracomment>
      <translation>目前值{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}: {goal}. {now} {cash}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers. {card} is such as “UN goals · company goal 29”, {goal} what it scores; {now} and {cash} are whole sentences.</extracomment>
      <translation>{card}：{goal}。{now}{cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}. {cash}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a company goal's title. {goal} says what it scores, begins with a capital and has no full stop; {cash} is a whole sentence.</extracomment>
      <translation>{goal}。{cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Heading in the panel; below it the cards on display, the nearest to being met first.</extracomment>
      <translation>联合国目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{n} on display</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
At the right of the heading “UN goals”: how many cards anybody can still claim. {n} is a number. Little room.</extracomment>
      <translation>牌列中有{n}张</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals: {n} on display.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Only for screen readers: the heading “UN goals” with its figure. {n} is a number of cards.</extracomment>
      <translation>联合国目标：牌列中有{n}张。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have everything you need: wait for your turn.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a UN goal that the player can pay for, during somebody else's turn. The second half is advice.</extracomment>
      <translation>条件齐备：等待你的行动轮。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have everything you need: claim it now.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.
Below a UN goal that the player can pay for, in the own turn. “It” is the goal; an invitation, not a duty.</extracomment>
      <translation>条件齐备：你现在就可以完成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}, {energies}: {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="vanished">{card}，{energies}：{state}</translation>
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
      <translation>到开头（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous decade ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: back to the beginning of a decade. {key} is the name of the keys that do the same.</extracomment>
      <translation>上一个年代（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous turn ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: back to the beginning of a player's turn. {key} is the name of the keys.</extracomment>
      <translation>上一个行动轮（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous step ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: back by one action. {key} is a key's name in your language.</extracomment>
      <translation>上一步（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next step ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: forward by one action. {key} is a key's name in your language.</extracomment>
      <translation>下一步（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next turn ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: forward to the next player's turn. {key} is the name of the keys.</extracomment>
      <translation>下一个行动轮（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next decade ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of a button with a picture: forward to the next decade of the game. {key} is the name of the keys.</extracomment>
      <translation>下一个年代（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Go to the end ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip and screen reader name of a button with a picture: the newest position. An order. {key} is such as “End”.</extracomment>
      <translation>到结尾（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Replay speed</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Only for screen readers: the name of the control for how fast the game is played again.</extracomment>
      <translation>回放速度</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Replay speed (faster: {faster}, slower: {slower})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the control for the speed. Both values are names of keys, such as “+” and “-”.</extracomment>
      <translation>回放速度（加快：{faster}，减慢：{slower}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Position in the game</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Only for screen readers: the name of the slider that goes from the first action to the last.</extracomment>
      <translation>游戏进度</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Since my last turn</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Button: plays again what happened since the reader's own last turn. “My” is the reader. Little room.</extracomment>
      <translation>我上个行动轮至今</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Watch everything since your last decision</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the button “Since my last turn”. An order to the program, said to the reader.</extracomment>
      <translation>观看自你上次决定以来发生的事</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Continue from here</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Button: begins another game at the position shown. “Here” is this moment of the game. Little room.</extracomment>
      <translation>从此处继续</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Starts a separate game from this position. This game is not changed.</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the button “Continue from here”, which is the subject of “starts”.</extracomment>
      <translation>从此局面开始另一局。这一局保持不变。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the current position ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the buttons “Back to the game” and “Close the replay”. {key} is such as “Esc”.</extracomment>
      <translation>回到目前的局面（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Close the replay</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Button that leaves the bar after a finished game; in a running one it is “Back to the game”. An order. Little room.</extracomment>
      <translation>关闭回放</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the game</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Button that leaves the bar and shows the running game again. Little room.</extracomment>
      <translation>回到游戏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Pause ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the button that stops playing the game again. A verb, an order. {key} is a key's name, such as “Space”.</extracomment>
      <translation>暂停（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Tooltip of the button that plays the game again as a film does; not “take part in a game”. An order. {key} is a key's name.</extracomment>
      <translation>播放（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{sentence} {next_one}</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Two whole sentences of the log in one line. Only the space between them: Chinese has none.</extracomment>
      <translation>{sentence}{next_one}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · the end of the game</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Where the position is in the game, at the last step. Numbers; keep the dot “·” between the facts.</extracomment>
      <translation>第{step}/{all}步 · 游戏结束</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Where the position is in the game. Numbers, and {name}, a player of any gender whose turn it is. Keep “·”.</extracomment>
      <translation>第{step}/{all}步 · 第{decade}个年代 · {name}的行动轮</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <extracomment>The bar for looking back at earlier steps of the game.
Where the position is in the game, while somebody decides between two turns. {name} is a player. Keep “·”.</extracomment>
      <translation>第{step}/{all}步 · 第{decade}个年代 · 由{name}决定</translation>
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
      <translation>游戏开始。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{name}: {action}</source>
      <extracomment>The bar for looking back at earlier steps of the game.
The last action, if the log has no line for it. {action} is a phrase from the table “actions”: “Ada: Build a plant …”.</extracomment>
      <translation>{name}：{action}</translation>
    </message>
  </context>
  <context>
    <name>LogPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show knowledge</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Second Chance, in the place of “Show expertise”: tooltip of a filter button with a picture. An order, like its neighbours.</extracomment>
      <translation>显示知识</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show lobbyist cards</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Second Chance, in the place of “Show lobby cards”: tooltip of a filter button. An order: lines about cards that were played.</extracomment>
      <translation>显示赞助牌</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show income and energy supply</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Second Chance, in the place of “Show income and supply”: tooltip of a filter button. Energy supply is a phase of a decade.</extracomment>
      <translation>显示收入与供电</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Search the log</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Grey text in the empty search field, and its name for screen readers. An order. Little room.</extracomment>
      <translation>搜索游戏日志</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Game log</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Only for screen readers: the name of the list of lines.</extracomment>
      <translation>游戏日志</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Newest</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
The button that goes to the newest line of the log.</extracomment>
      <translation>最新</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Go to the newest line ({key})</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of the button “Newest”. An order. {key} is a key's name in your language, such as “End”.</extracomment>
      <translation>到最新的日志（{key}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Brief</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Filter of the log: hides small consequences.</extracomment>
      <translation>精简</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Hide minor consequences such as payments</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of the filter button “Brief”. An order: only the main line of each action remains.</extracomment>
      <translation>隐藏支付等细节</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step back</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Button: shows earlier positions of the game step by step, without changing the game; not “undo”. Little room.</extracomment>
      <translation>回顾</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step through the game so far ({key}). Double-click a line to go to its step.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of the button “Step back”. Two orders; {key} is a key's name; “its” is the line's.</extracomment>
      <translation>逐步回顾到目前为止的游戏（{key}）。在一条日志上双击可跳到该步。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Since my last turn</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Button below the log: plays again what happened since the reader's own last turn. “My” is the reader. Little room.</extracomment>
      <translation>我上个行动轮至今</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Watch everything since your last decision</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of the button “Since my last turn” below the log. Said to the reader.</extracomment>
      <translation>观看自你上次决定以来发生的事</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show entries about {name}</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a player's symbol. {name} is the player's name in the nominative.</extracomment>
      <translation>显示与{name}有关的日志</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show turns, rounds and decades</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines that say whose turn begins or ends.</extracomment>
      <translation>显示行动轮、回合与年代</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show projects, plants and control</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture. Control is control of a region by a player.</extracomment>
      <translation>显示项目、电站与掌控</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show scientists and summits</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines about scientists who move, and climate summits.</extracomment>
      <translation>显示科学家与峰会</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show expertise</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture, CO₂ (2012): lines about steps on the energies' tracks.</extracomment>
      <translation>显示知识</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show CEPs, money and technology</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines about what is bought, sold, paid and received.</extracomment>
      <translation>显示CEP、金钱与科技资源</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show lobby cards</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture, CO₂ (2012): lines about cards that were played.</extracomment>
      <translation>显示赞助牌</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show income and supply</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture, CO₂ (2012). Supply is the supply phase, not the pieces in stock.</extracomment>
      <translation>显示收入与补充</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show fossil plants, CO₂ and disasters</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines about the climate.</extracomment>
      <translation>显示燃料电厂、污染与灾难</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show goals and points</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: UN goals, company goals and other goals, and what they score.</extracomment>
      <translation>显示目标与得分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show the end of the game</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
Tooltip of a filter button with a picture: lines of the final scoring. It filters the log; it does not end the game.</extracomment>
      <translation>显示游戏结束</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Nothing has happened yet. The game is logged here.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
In the empty log at the beginning of a game. “Here” is this panel.</extracomment>
      <translation>尚未发生任何事。游戏过程会记录在此。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>No matching lines.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
In the empty log, when the search words or filters hide every line.</extracomment>
      <translation>没有匹配的日志。</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Autosave failed: {reason}. The current game would be lost.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Question before another game is opened or the program ends. {reason} is a clause from “SystemErrors”. Buttons: “Save as…”, “Discard it”.</extracomment>
      <translation>自动存档失败：{reason}。目前这一局将会丢失。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Discard it</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Button below “Autosave failed: …”. “It” is the current game, which is then lost.</extracomment>
      <translation>放弃这一局</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as…</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Button below “Autosave failed: …”: asks for a file and saves the current game in it. Keep the dots.</extracomment>
      <translation>另存为…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Alex</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Alex</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Ada</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Ada</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Max</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Max</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>This game is being played in this window or another one; it cannot be removed now.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Why a game cannot be removed from the list.</extracomment>
      <translation>这一局正在这个或另一个窗口中进行，现在不能移除。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>The game could not be removed: {reason}.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Message. Removed from the list of games on the start page. {reason} is a clause from the context “SystemErrors”.</extracomment>
      <translation>无法移除这一局：{reason}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Saved as {file}.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Short notice below the menus for a few seconds. The subject is the game; {file} is a file name.</extracomment>
      <translation>已保存为{file}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Autosave is not working at the moment: {reason}. You can keep playing, and it resumes as soon as it can. To be safe, save the game in another location.</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Message during a game. “It” is the autosave; {reason} is a clause from “SystemErrors”; a location is a folder or a disk.</extracomment>
      <translation>目前无法自动存档：{reason}。你可以继续游戏，一旦可行便会恢复。为安全起见，请将游戏保存到另一个位置。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>, </source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Stands between players' names.</extracomment>
      <translation>、</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{edition} – {players} – co2desk</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Title of the window. {edition} is the game's title, {players} are names: “CO₂ (2012) – Ada, Max – co2desk”. co2desk stays.</extracomment>
      <translation>{edition} – {players} – co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{file} – {edition} – {players} – co2desk</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
Title of the window, if the game is in a file. {file} is its name without ending. co2desk stays.</extracomment>
      <translation>{file} – {edition} – {players} – co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
In the corner beside the menus. All numbers. Keep “  ·  ” with two spaces each: in little room only the first facts are shown.</extracomment>
      <translation>第{decade}/{decades}个年代  ·  第{round}/{rounds}回合  ·  随机种子：{seed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>not autosaved</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
What is special about the game, before other facts, in small letters: it is not recorded on this
computer, or it is for practice.</extracomment>
      <translation>未自动存档</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>practice</source>
      <extracomment>The window itself: its title, the corner beside the menus, and short messages.
What is special about the game, before other facts, in small letters: it is not recorded on this
computer, or it is for practice.</extracomment>
      <translation>练习局</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: new games, opening, saving.</extracomment>
      <translation>游戏(&amp;G)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;New game…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: opens the dialog in which a new game is set up. Dots, because a dialog follows.</extracomment>
      <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Play again with a new &amp;deal</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: another game at once, with the same players and options. A deal is how cards and tiles are shuffled.</extracomment>
      <translation>再来一局，重新发牌(&amp;D)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu entry: open a saved game.</extracomment>
      <translation>打开(&amp;O)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Save</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Saves the game in its file.</extracomment>
      <translation>保存(&amp;S)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save &amp;as…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: asks for a file name and saves the game there. As in other programs of your language.</extracomment>
      <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;List of games</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: back to the start page with all earlier games; the current one is kept. Not a list of board games.</extracomment>
      <translation>游戏列表(&amp;L)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Who &amp;plays</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu with the players: in each of them one chooses a person or a computer player.
Menu “Game”: opens a submenu with the players' names, and in each of them the kinds of players, such as “Person”.</extracomment>
      <translation>由谁操作(&amp;P)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Discard a &amp;company goal for money</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Game”: opens a submenu with the players' names; the chosen player gives up the secret goal card for money.</extracomment>
      <translation>弃掉企业目标换取金钱(&amp;C)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Result</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Opens the dialog with the result of the game.</extracomment>
      <translation>结果(&amp;R)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Se&amp;ttings…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu entry: opens the settings.</extracomment>
      <translation>设置(&amp;T)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Quit</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Ends the program.</extracomment>
      <translation>退出(&amp;Q)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Sha&amp;re</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: pictures, texts and codes for other people.</extracomment>
      <translation>分享(&amp;R)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the game as &amp;text</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: puts the whole game as lines of text into the clipboard, to paste into a message.</extracomment>
      <translation>将游戏复制为文字(&amp;T)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open a game copied as text</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: reads such a text from the clipboard. “Copied” describes the game. Menu “Game” has “Open…” too, for files.</extracomment>
      <translation>打开复制为文字的游戏(&amp;O)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy a &amp;challenge code (the same deal for others)</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: a short code for the clipboard. Whoever enters it plays with the same options, cards and tiles.</extracomment>
      <translation>复制挑战码：让别人玩同样的开局(&amp;C)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Play a challenge…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: asks for a challenge code that somebody else has sent, and starts that game.</extracomment>
      <translation>进行挑战(&amp;P)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the &amp;board as a picture</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: puts a picture of the board into the clipboard.</extracomment>
      <translation>将版图复制为图片(&amp;B)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save the board as a p&amp;icture…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: asks for a file name for a picture of the board. The key must differ from that of the entry above.</extracomment>
      <translation>将版图保存为图片(&amp;I)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save a problem &amp;report…</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Share”: writes a file with facts about the program and the game, to send with a report of a fault.</extracomment>
      <translation>保存问题报告(&amp;R)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Hi&amp;story</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: taking back, and looking at earlier steps.</extracomment>
      <translation>历史(&amp;S)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Undo</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Takes the last action back.</extracomment>
      <translation>撤销(&amp;U)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Redo</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Does again what was taken back.</extracomment>
      <translation>重做(&amp;R)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Step &amp;back through the game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “History”: shows earlier positions without changing the game. Not “undo”, which is in the same menu.</extracomment>
      <translation>逐步回顾(&amp;B)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Since my last turn</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “History”: plays again what happened since the reader's own last turn. “My” is the reader.</extracomment>
      <translation>我上个行动轮至今(&amp;S)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;View</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: what is shown, and how large.</extracomment>
      <translation>视图(&amp;V)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Whole &amp;board</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: zooms out until the board fits into the window.</extracomment>
      <translation>整个版图(&amp;B)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;in</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: makes the board larger. As in other programs of your language.</extracomment>
      <translation>放大(&amp;I)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;out</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: makes the board smaller. As in other programs of your language.</extracomment>
      <translation>缩小(&amp;O)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom to a &amp;region</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: opens a submenu with the six regions of the board; the chosen one fills the window.</extracomment>
      <translation>放大某个地区(&amp;R)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Forecast and log</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”, with a tick: shows or hides the panels beside the board. Use the names of their tabs.</extracomment>
      <translation>预测与游戏日志(&amp;F)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>F&amp;ull screen</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “View”: the window fills the screen, or no longer does. As in other programs of your language.</extracomment>
      <translation>全屏(&amp;U)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Help</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
The menu with help.</extracomment>
      <translation>帮助(&amp;H)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;What can I do?</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Help”: opens the list of all actions. The player's own question; the same words as the title of that dialog.</extracomment>
      <translation>我可以做什么？(&amp;W)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Rulings in this game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Help”: how this game decides questions on which the rulebooks differ. Use the same word as in the dialogs.</extracomment>
      <translation>这一局的规则解读(&amp;R)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;About co2desk</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Menu “Help”: opens the dialog of that name. co2desk stays as it is, in small letters.</extracomment>
      <translation>关于co2desk(&amp;A)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Undo</source>
      <comment>on a button, without a key</comment>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Takes the last action back.</extracomment>
      <translation>撤销</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <location filename="../co2desk/ui/editions/first/new_game.py" />
      <source>New game of CO₂</source>
      <extracomment>The dialog “New game”.
Large title at the top of the dialog, for the edition of 2012. “CO₂” is the name of the board game.</extracomment>
      <translation>新游戏：《二氧化碳》</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/new_game.py" />
      <source>Solo: one company, one planet, your best score.</source>
      <extracomment>The dialog “New game”.
Below the number of players when 1 is chosen, edition of 2012: what the solo game is about. Not a whole sentence.</extracomment>
      <translation>单人：一家公司，一个地球，争取最高得分。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/names.py" />
      <source>CO₂ (2012)</source>
      <extracomment>The dialog “New game”.
Name of the edition: on a button at the top, in the title of the window and below pictures. Usually stays as it is.</extracomment>
      <translation>《二氧化碳》（2012）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/names.py" />
      <source>CO₂: Second Chance</source>
      <extracomment>The dialog “New game”.
Name of the edition: on a button at the top, in the title of the window and below pictures. The printed title in your language, if any.</extracomment>
      <translation>《二氧化碳：第二次机会》</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>A single player plays the solo game: choose it first.</source>
      <extracomment>The dialog “New game”.
Tooltip of the number 1, which cannot be clicked. “It” is the solo game in the field “Game mode”; advice to the user.</extracomment>
      <translation>只有一名玩家时进行单人游戏：请先选择该模式。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>The solo game is for one player: choose another mode first.</source>
      <extracomment>The dialog “New game”.
Tooltip of the numbers from 2, which cannot be clicked. “Mode” is the field “Game mode”; advice to the user.</extracomment>
      <translation>单人游戏只供一名玩家：请先选择其他游戏模式。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>New game of CO₂: Second Chance</source>
      <extracomment>The dialog “New game”.
Large title at the top of the dialog, for the edition of 2018. After “of” stands the name of the board game.</extracomment>
      <translation>新游戏：《二氧化碳：第二次机会》</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>Solo: one company against the CO₂ level. You win or lose.</source>
      <extracomment>The dialog “New game”.
Below the number of players when 1 is chosen, Second Chance: what the solo game is about.</extracomment>
      <translation>单人：一家公司对抗污染，非胜即败。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}. Other problems: {more}.</source>
      <extracomment>The dialog “New game”.
Red warning. “Copy” is the box with the game that the user owns. {problem} says where a file is wrong; {more} is a number.</extracomment>
      <translation>无法使用你自有实体版的数值。{problem}。其他问题：{more}个。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}.</source>
      <extracomment>The dialog “New game”.
Red warning. “Copy” is the box with the game that the user owns. {problem} says where a file is wrong: “first.yaml, line 3: expected: …”.</extracomment>
      <translation>无法使用你自有实体版的数值。{problem}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>This game cannot be set up. {problem}.</source>
      <extracomment>The dialog “New game”.
“This” is the game with the chosen options; {problem} says what is wrong with them.</extracomment>
      <translation>无法设置这一局。{problem}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>New game</source>
      <extracomment>The dialog “New game”.
Title in the frame of the dialog's window.</extracomment>
      <translation>新游戏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Who is playing?</source>
      <extracomment>The dialog “New game”.
Heading over the number of players and their names.</extracomment>
      <translation>谁参加游戏？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How does the game start?</source>
      <extracomment>The dialog “New game”.
Heading over the variants of the game, such as the fossil plants at the start.</extracomment>
      <translation>游戏如何开始？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Players: {count}</source>
      <extracomment>The dialog “New game”.
Tooltip and screen reader name of a button that shows only a number: “Players: 3”.</extracomment>
      <translation>玩家：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Solo game</source>
      <extracomment>The dialog “New game”.
Tooltip and screen reader name of the button that shows only the number 1.</extracomment>
      <translation>单人游戏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>&amp;Practice: unlimited undo</source>
      <extracomment>The dialog “New game”.
A box to tick: a game for practice, in which everything can be taken back. No full stop.</extracomment>
      <translation>练习局：不限次数撤回(&amp;P)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Undo without limit and without asking; the log says so</source>
      <extracomment>The dialog “New game”.
Tooltip of the box “Practice”. Nobody else is asked to agree; “so” means that the log mentions every undo. No full stop.</extracomment>
      <translation>撤回行动不限次数，无须询问；游戏日志会注明</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Same &amp;again</source>
      <extracomment>The dialog “New game”.
Button: fills the dialog with the players and rules of the last game. Keep it short.</extracomment>
      <translation>再来一局(&amp;A)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Use the players and rules of the last game, with a new seed</source>
      <extracomment>The dialog “New game”.
Tooltip of the button “Same again”. An order, no full stop. “Seed” is the number from which a game is shuffled.</extracomment>
      <translation>采用上一局的玩家与规则，并使用新的随机种子</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Cancel</source>
      <extracomment>The dialog “New game”.
The button that closes the dialog without a new game.</extracomment>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Start</source>
      <extracomment>The dialog “New game”.
The button that starts the game.</extracomment>
      <translation>开始</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>This challenge was made with other component values than yours: the game will differ.</source>
      <extracomment>The dialog “New game”.
Below the challenge code that was entered.</extracomment>
      <translation>此挑战所用的部件数值与你的不同：游戏会有所不同。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Two players are named {name}; the log could not tell them apart.</source>
      <extracomment>The dialog “New game”.
Red warning after “Start” was clicked. {name} is the name that was entered twice; “them” are the players.</extracomment>
      <translation>有两名玩家同名（{name}），游戏日志无法区分。</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>Technology cubes</source>
      <extracomment>Where a player chooses with what to pay a bid.
Label in front of a number field: how many cubes are paid for the bid. Money pays the rest. Little room.</extracomment>
      <translation>科技资源</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>CEPs</source>
      <extracomment>Where a player chooses with what to pay a bid.
The label of a number: how many CEPs are paid.</extracomment>
      <translation>CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>Pay</source>
      <extracomment>Where a player chooses with what to pay a bid.
The button that pays the bid.</extracomment>
      <translation>支付</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>This does not match the bid: too little or too much.</source>
      <extracomment>Where a player chooses with what to pay a bid.
“This” is the payment that is set now.</extracomment>
      <translation>与出价不符：太少或太多。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/editors.py" />
      <source>This payment is more than needed.</source>
      <extracomment>Where a player chooses with what to pay a bid.
Under the editor of a payment.</extracomment>
      <translation>这笔支付超出所需。</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rulings in this game</source>
      <extracomment>The dialog that shows how the rules are read in the game on the table.
Title of the dialog, and with “&amp;” an entry of the menu “Help”. A ruling is how a disputed rule is played.</extracomment>
      <translation>这一局的规则解读</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rules: {book}. Unusual rulings come first.</source>
      <extracomment>The dialog that shows how the rules are read in the game on the table.
At the top of the dialog. {book} is a name such as “Polish rulebook” or “Majority of the rulebooks”; the rulings are the list below.</extracomment>
      <translation>规则依据：{book}。与一般不同的规则解读排在最前。</translation>
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
      <translation>无法启动为{name}操作的程序。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} has ended unexpectedly.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on: the program has crashed or quit. {name} is a player's name.</extracomment>
      <translation>为{name}操作的程序意外结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} has not answered for {seconds} seconds.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on. {name} is a player's name, {seconds} a number from 1 to 3600, usually 30.</extracomment>
      <translation>为{name}操作的程序已有{seconds}秒没有响应。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} cannot play this game.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on: the program is something else, or knows only the other edition.</extracomment>
      <translation>为{name}操作的程序不会玩这个游戏。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} reports an error.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on. {name} is a player's name; the error itself follows below, in English.</extracomment>
      <translation>为{name}操作的程序报告了错误。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} gave an unreadable answer.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on: the answer is no text of the right form. {name} is a player's name.</extracomment>
      <translation>为{name}操作的程序给出了无法读取的回答。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>The program that plays for {name} chose an illegal action.</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
A program that plays for {name} has failed.
Message with a choice of who plays from now on: an action that the rules forbid. {name} is a player's name.</extracomment>
      <translation>为{name}操作的程序选择了规则不允许的行动。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/seating/seating.py" />
      <source>Try again</source>
      <extracomment>Who plays a seat: questions when a program that plays for somebody has failed.
Questions and buttons when a program that plays a seat has failed.
Button: the same program is asked once more. The other buttons are “Person” and “Computer (steady)”.</extracomment>
      <translation>再试一次</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Let go to choose from:</source>
      <extracomment>At the mouse while a piece is dragged.
Title of the card at the mouse; below it stand several actions. “Let go” means release the mouse button. An order.</extracomment>
      <translation>放开后可选择：</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>This piece cannot be used there.</source>
      <extracomment>At the mouse while a piece is dragged.
In the refusal bubble, about a piece that was dragged.</extracomment>
      <translation>这个部件不能用在该处。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Click here for other rulebooks.</source>
      <extracomment>At the mouse while a piece is dragged.
Last line of the bubble that says why something is impossible; a click shows the sections of other printed rulebooks.</extracomment>
      <translation>点击此处可查看其他说明书。</translation>
    </message>
  </context>
  <context>
    <name>ProgramDialog</name>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>Another program</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
Title of the dialog, and of the system's dialog for choosing the file. “Another” than co2desk itself.</extracomment>
      <translation>其他程序</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>&amp;Program</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
The label of a field: the file of a program.
Label of the field for the file of the program, such as /usr/bin/python3.</extracomment>
      <translation>程序(&amp;P)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>&amp;Browse…</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
A button: looks for a file.
Button beside that field: opens the system's dialog for choosing a file. As in other programs of your language.</extracomment>
      <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>&amp;Arguments</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
The label of a field: what is passed to the program when it is started.
Label of the field for the words that follow the program on a command line, such as the name of a script.</extracomment>
      <translation>参数(&amp;A)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>&amp;Time limit in seconds</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
Label of a number field, 1 to 3600: how long the program may think about one action.</extracomment>
      <translation>时间限制（秒）(&amp;T)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>The program must speak the protocol of co2desk. It runs with all your rights, so choose only a program that you trust.</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
Note below the fields. The protocol: the form in which questions and answers are written. Rights: what a user may do on the computer.</extracomment>
      <translation>程序必须支持co2desk的协议。它会以你的所有权限运行，因此请只选择你信任的程序。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>Cancel</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
The button that closes the dialog without a change.
Button: closes the dialog, nothing changes.</extracomment>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>OK</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
The button that accepts what was entered.
Button: the program is to play.</extracomment>
      <translation>确定</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/program_dialog.py" />
      <source>Choose the file of a program.</source>
      <extracomment>The dialog in which a program is chosen that is to play a seat.
Warning, after “OK” was pressed with an empty field.</extracomment>
      <translation>请选择程序文件。</translation>
    </message>
  </context>
  <context>
    <name>PromptBar</name>
    <message>
      <location filename="../co2desk/ui/play/choice_buttons.py" />
      <source>{action}  ({bonuses})</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
On a button. {action} is a short action, {bonuses} what it leads to: “solar 3 › 1 technology cube”. Two spaces before the bracket.</extracomment>
      <translation>{action}（{bonuses}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/choice_buttons.py" />
      <source>{group} ({count})</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
On a button with a menu. {group} is a heading such as “Build”, {count} the number of actions in the menu.</extracomment>
      <translation>{group}（{count}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>What can I do?</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
A button: the player's own question. It opens a list of all actions.</extracomment>
      <translation>我可以做什么？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Search all actions, with the reasons why some are not possible</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
Tooltip of the button “What can I do?”. An order, no full stop. “Some” are actions.</extracomment>
      <translation>搜索所有行动，包括不可行的行动及其原因</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Result</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
The button that opens the dialog with the result, when the game is over.</extracomment>
      <translation>结果</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} decides.</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
In place of a question, while it is for another person to answer it. {name} is undeclined, of any gender.</extracomment>
      <translation>由{name}决定。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} (computer) is playing.</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
Shown while a computer player thinks and moves. {name} is undeclined.</extracomment>
      <translation>{name}（电脑）正在行动。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Back</source>
      <extracomment>The bar above the board: what is asked, with buttons to answer.
The button that gives an action up which is about to be confirmed.</extracomment>
      <translation>返回</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Folder</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>文件夹</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Drive</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>驱动器</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>文件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>%1 File</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>%1文件</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>&amp;Look in:</source>
      <extracomment>Qt's own dialog for files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File &amp;name:</source>
      <extracomment>Qt's own dialog for files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>文件名(&amp;N)：</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Files of &amp;type:</source>
      <extracomment>Qt's own dialog for files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>文件类型(&amp;T)：</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Left</source>
      <extracomment>Buttons for scrolling through tabs that have no room, for screen readers.
Screen reader only: the arrow button at the left of tabs that do not fit. No English title case.</extracomment>
      <translation>向左滚动标签页</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Right</source>
      <extracomment>Buttons for scrolling through tabs that have no room, for screen readers.
Screen reader only: the arrow button at the right of tabs that do not fit. No English title case.</extracomment>
      <translation>向右滚动标签页</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In this &amp;game:</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Label over the list from which the answer for this game is chosen.</extracomment>
      <translation>这一局(&amp;G)：</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Reset to the b&amp;ook</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Button: this question is answered as in the chosen rulebook again. Keep it short.</extracomment>
      <translation>恢复说明书的答案(&amp;O)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Use rec&amp;ommended</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Button, Second Chance: this question is answered as the program recommends. Keep it short.</extracomment>
      <translation>采用推荐(&amp;O)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In each rulebook</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Heading over the answers of the printed rulebooks to one question.</extracomment>
      <translation>各说明书的说法</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
State below the answer: the user has chosen another one than the rulebook's. What is changed is the answer.</extracomment>
      <translation>由你更改。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As in the chosen book.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
State below the answer: it is the one of the rulebook that was chosen for the game.</extracomment>
      <translation>与所选的说明书相同。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As recommended.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
State below the answer, Second Chance: it is the one that the program recommends.</extracomment>
      <translation>与推荐相同。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>{book} (chosen)</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
In the table of rulebooks, bold: {book} is a name such as “Polish rulebook”, the one that was chosen for this game.</extracomment>
      <translation>{book}（所选）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Numbers in the list of differences: {numbers}</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Last line, for reference to the project's documents. {numbers} are such as “D-12, G-05” and stay as they are. No full stop.</extracomment>
      <translation>差异列表编号：{numbers}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Numbers in the list of open questions: {numbers}</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Last line, Second Chance, for reference to the project's documents. {numbers} are such as “A13, A20”. No full stop.</extracomment>
      <translation>未定问题列表编号：{numbers}</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Differences between the rulebooks</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation>各说明书的差异</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Open questions in the rulebook</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation>说明书的未定问题</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>You play by: {book}. Changes here apply to this game only.</source>
      <extracomment>The dialog in which every disputed rule can be decided.
At the top of the dialog. {book} is a name in the nominative, such as “Polish rulebook” or “Majority of the rulebooks”.</extracomment>
      <translation>你采用：{book}。在此所做的更改只适用于这一局。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search by word, card number or D-12…</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Grey text in the empty search field; the field is made wide enough for it, so keep it short. D-12 is a question's number and stays.</extracomment>
      <translation>按字词、牌号或D-12搜索……</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search by word or number (A13)…</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Grey text in the empty search field, Second Chance; keep it short. A13 is the number of a question and stays.</extracomment>
      <translation>按字词或编号（A13）搜索……</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search the questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Screen reader only: the name of the search field. The questions are about disputed rules.</extracomment>
      <translation>搜索问题</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>All questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>全部问题</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Books differ</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>说明书之间的差异</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>你的更改</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions to show</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Screen reader only: the name of the list with “All questions”, “Books differ”, “Changed by you”.</extracomment>
      <translation>显示哪些问题</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The name of the list, for screen readers.</extracomment>
      <translation>问题</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>No matching questions.</source>
      <extracomment>The dialog in which every disputed rule can be decided.
In place of the list when the search finds nothing.</extracomment>
      <translation>没有匹配的问题。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Reset all to the &amp;book</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Button: all answers become those of the chosen rulebook again.</extracomment>
      <translation>全部恢复说明书的答案(&amp;B)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Reset all to &amp;recommended</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Button, Second Chance: all answers become those that the program recommends.</extracomment>
      <translation>全部采用推荐(&amp;R)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>&amp;Done</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The button that closes the dialog and keeps what was changed.</extracomment>
      <translation>完成(&amp;D)</translation>
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
已更改：{answer}</translation>
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
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_card.py" />
      <location filename="../co2desk/ui/start/game_list.py" />
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game…</source>
      <extracomment>The list of earlier games on the start page.
Tooltip of the cross at a game, and entry of its context menu: a question follows. Removed is the game from the list.</extracomment>
      <translation>移除这一局…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012), solo</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list: edition of 2012, one player alone. Little room.</extracomment>
      <translation>《二氧化碳》（2012），单人</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012)</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list, with several players. The name of the edition; usually stays as it is.</extracomment>
      <translation>《二氧化碳》（2012）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, solo</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list: edition of 2018, one player alone. Little room.</extracomment>
      <translation>《二氧化碳：第二次机会》，单人</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, cooperative</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list: edition and way of playing (one team). Little room.</extracomment>
      <translation>《二氧化碳：第二次机会》，合作</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, competitive</source>
      <extracomment>The list of earlier games on the start page.
Title of a game in the list: edition and way of playing (against each other). Little room.</extracomment>
      <translation>《二氧化碳：第二次机会》，竞争</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Unknown to this version</source>
      <extracomment>The list of earlier games on the start page.
In place of a game's title: a newer version of the program made this game, and its edition is not known here.</extracomment>
      <translation>此版本无法识别的游戏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>, </source>
      <extracomment>The list of earlier games on the start page.
Stands between players' names.</extracomment>
      <translation>、</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Unnamed players</source>
      <extracomment>The list of earlier games on the start page.
In place of the players' names, when neither they nor their number are known.</extracomment>
      <translation>未命名的玩家</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players: {count}</source>
      <extracomment>The list of earlier games on the start page.
In place of the players' names, when only their number is known: “Players: 3”.</extracomment>
      <translation>玩家：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Finished</source>
      <extracomment>The list of earlier games on the start page.
The state of a game in the list.</extracomment>
      <translation>已结束</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Decade {decade}, {co2} ppm</source>
      <extracomment>The list of earlier games on the start page.
How far a game is, in a line with other facts: “Decade 3, 340 ppm” (the CO₂ level). Little room.</extracomment>
      <translation>第{decade}个年代，{co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>today {time}</source>
      <extracomment>The list of earlier games on the start page.
When a game was last played, after other facts and so in lower case. {time} is a time as your language writes it: “14:05”.</extracomment>
      <translation>今天{time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>yesterday {time}</source>
      <extracomment>The list of earlier games on the start page.
When a game was last played, after other facts and so in lower case: “yesterday 14:05”. Older games show a date instead.</extracomment>
      <translation>昨天{time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>practice</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>练习局</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>branched off at step {step}</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>从第{step}步分支</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>interrupted</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>已中断</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>saved in {file}</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>保存于{file}</translation>
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
      <translation>co2desk意外关闭。游戏没有丢失：从最后一个行动之后继续。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Open</source>
      <extracomment>The list of earlier games on the start page.
What a click on a game does: look at a finished one, or go on with another.</extracomment>
      <translation>打开</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Keep</source>
      <extracomment>The list of earlier games on the start page.
Button: the game stays in the list.</extracomment>
      <translation>保留</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove</source>
      <extracomment>The list of earlier games on the start page.
Button: the game is taken off the list and deleted.</extracomment>
      <translation>移除</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>The file {file} will be kept.</source>
      <extracomment>The list of earlier games on the start page.
Below the question “Remove this game from the list?”, to reassure. {file} is a file name.</extracomment>
      <translation>文件{file}会保留。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>This game is not saved in a file. It will be deleted for good.</source>
      <extracomment>The list of earlier games on the start page.
“It” is a game that is about to be removed from the list.</extracomment>
      <translation>这一局未存成文件，将会永久删除。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game from the list?</source>
      <extracomment>The list of earlier games on the start page.
Question in a window of its own; the buttons are “Keep” and “Remove”. Below it the game is described.</extracomment>
      <translation>要从列表移除这一局吗？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Continue playing</source>
      <extracomment>The list of earlier games on the start page.
Heading over the card of the newest unfinished game. Not a button.</extracomment>
      <translation>继续游戏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Other games</source>
      <extracomment>The list of earlier games on the start page.
Heading over the list, below the card of the newest unfinished game; also the list's name for screen readers.</extracomment>
      <translation>其他游戏</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Your games</source>
      <extracomment>The list of earlier games on the start page.
Heading over the list when there is no unfinished game; also the list's name for screen readers.</extracomment>
      <translation>你的游戏</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>These values are printed on pieces, cards or the board, and no rulebook gives them. Ours fit everything that is known but may differ from your copy.</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Above a list of numbers, such as the prices of plants.</extracomment>
      <translation>这些数值印在部件、牌或版图上，说明书并未提及。我们的数值符合所有已知资料，但仍可能与你的实体版不同。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>To play with the values of your own copy, write the ones that differ into first.yaml or second_chance.yaml in this folder, using the keys of the built-in file:</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
The path of the folder follows below. “Copy” is the box with the game that the user owns. File names stay; “keys” are names in a file.</extracomment>
      <translation>要使用自有实体版的数值，请将不同的数值写入此文件夹中的first.yaml或second_chance.yaml，并使用内置文件的键名：</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values by part of the game</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Screen reader only: the name of the table.</extracomment>
      <translation>各游戏部分的推算值</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Part of the game</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Column heading; below it stand parts such as “CO₂ track” or “Company goals”.</extracomment>
      <translation>游戏部分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Column heading over numbers such as “12 of 40”: values that no rulebook tells, so they were worked out.</extracomment>
      <translation>推算的数值</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}; {own} from your own copy</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Cell of the table, three numbers: “12 of 40; 3 from your own copy”. “Copy” is the box that the user owns. Little room.</extracomment>
      <translation>{ours}/{total}；{own}个来自自有实体版</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Cell of the table, two numbers: how many of all values were reconstructed, “12 of 40”. Little room.</extracomment>
      <translation>{ours}/{total}</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Steps down on the CO₂ track</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
Screen reader only: the name of the slider. Its value is a number of steps of 10 ppm each.</extracomment>
      <translation>污染等级栏下降的格数</translation>
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
      <translation>支付{cost}，剩余{left}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Each step costs {now}; this is the last decade.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
Note below the slider. {now} is “4 points”, undeclined. A step is 10 ppm; “this” is the present decade.</extracomment>
      <translation>每格需要{now}；这是最后一个年代。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Each step costs {now} now and {later} in the last decade.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
Note below the slider. {now} and {later} are points with their noun, undeclined: “3 points”, “4 points”.</extracomment>
      <translation>每格现在需要{now}，最后一个年代为{later}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Each step costs {now} now and {later} in later decades.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.
Note below the slider. {now} is “2 points”; {later} lists the prices decade by decade: “3 points, then 4 points”.</extracomment>
      <translation>每格现在需要{now}，之后各年代为{later}。</translation>
    </message>
  </context>
  <context>
    <name>ReplayClock</name>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Slow</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>慢</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Normal speed</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>普通速度</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Fast</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>快</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Very fast</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>极快</translation>
    </message>
  </context>
  <context>
    <name>RulebookField</name>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Which rulebook do you use?</source>
      <extracomment>“New game”: the choice of a rulebook.
Heading over the list of printed rulebooks (first edition); also the list's name for screen readers. “You” is the whole table.</extracomment>
      <translation>你使用哪一本说明书？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>How should unclear rules be played?</source>
      <extracomment>“New game”: the choice of a rulebook.
The same heading for Second Chance, which has only one rulebook.</extracomment>
      <translation>不明确的规则如何处理？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Take probable misprints &amp;literally</source>
      <extracomment>“New game”: the choice of a rulebook.
A box to tick: also what is surely a printing mistake in the chosen rulebook is played as it is printed.</extracomment>
      <translation>疑似印刷错误之处照字面执行(&amp;L)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Differences…</source>
      <extracomment>“New game”: the choice of a rulebook.
The button that opens the list of all disputed questions.</extracomment>
      <translation>差异(&amp;D)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Open questions…</source>
      <extracomment>“New game”: the choice of a rulebook.
The button that opens the list of all disputed questions.</extracomment>
      <translation>未定问题(&amp;O)…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions on which the rulebooks differ, with the rulings of this game</source>
      <extracomment>“New game”: the choice of a rulebook.
Tooltip of the button “Differences…”. Not a whole sentence, no full stop. A ruling is the answer that is played.</extracomment>
      <translation>各说明书不一致的所有问题，以及这一局的规则解读</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions that the rulebook leaves open, with the rulings of this game</source>
      <extracomment>“New game”: the choice of a rulebook.
Tooltip of the button “Open questions…”. Not a whole sentence, no full stop. A ruling is the answer that is played.</extracomment>
      <translation>说明书未定的所有问题，以及这一局的规则解读</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Mistakes that contradict the book's own examples then count too.</source>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation>说明书中与自身示例矛盾的笔误，也会照样生效。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No probable misprints here.</source>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation>此处没有疑似印刷错误。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Rulings changed for this game: {count}</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the list of rulebooks: how many answers the user has changed by hand, such as 2. No full stop.</extracomment>
      <translation>这一局更改的规则解读：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Open questions are played as we recommend.</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the choice of the rulebook, as long as no answer was changed.</extracomment>
      <translation>说明书的未定问题按我们的推荐处理。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Rulings that differ from most books: {peculiar}</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the list of rulebooks: in how many answers the chosen rulebook is alone, such as 7. No full stop.</extracomment>
      <translation>与多数说明书不同的规则解读：{peculiar}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No rulebook at hand? Keep the rules that most of them agree on.</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the list of rulebooks while “Majority of the rulebooks” is chosen: advice to leave it so. “Them” are the printed rulebooks.</extracomment>
      <translation>手边没有说明书？保留多数说明书一致的规则即可。</translation>
    </message>
  </context>
  <context>
    <name>ScoreTable</name>
    <message>
      <location filename="../co2desk/ui/ending/parts.py" />
      <source>{name}, {step}: {points}</source>
      <extracomment>A cell of the table of points, for screen readers.
Screen reader only: player, line of the scoring and its points, “Ada, money: 4”. {points} is a bare number.</extracomment>
      <translation>{name}，{step}：{points}</translation>
    </message>
  </context>
  <context>
    <name>SeatLanguages</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Language of {name}</source>
      <extracomment>Settings: the language of each player.
Screen reader only: the name of the list of languages beside a player's name. {name} is undeclined.</extracomment>
      <translation>{name}的语言</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Players without their own language use the one above.</source>
      <extracomment>Settings: the language of each player.
Note below the list of players. “The one above” is the language of the whole program, at the top of the dialog.</extracomment>
      <translation>未选择语言的玩家使用上方的语言。</translation>
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
      <translation>真人</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>A person at this screen.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Tooltip of “Person” in a menu.</extracomment>
      <translation>坐在这个屏幕前的真人。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (beginner)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
In the list of who plays, and as a button: the weakest of four levels. The levels are adjectives or nouns, as in other games.</extracomment>
      <translation>电脑（新手）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Beginner: looks one action ahead. Good for a first game.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when one of them is a beginner. Begin with the same word as in “Computer (beginner)”.</extracomment>
      <translation>新手：只考虑下一个行动。适合第一次游戏。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (steady)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
In the list of who plays, and as a button: the second of four levels, a solid player without surprises.</extracomment>
      <translation>电脑（稳健）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Steady: plans its whole turn.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when one of them is steady. Begin with the same word as in “Computer (steady)”.</extracomment>
      <translation>稳健：规划自己的整个行动轮。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (strong)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
In the list of who plays, and as a button: the third of four levels.</extracomment>
      <translation>电脑（强）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Strong: also considers the turns of the others.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when one of them is strong. “Also”: besides its own turn. The others: the other players.</extracomment>
      <translation>强：也考虑其他玩家的行动轮。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (expert)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
In the list of who plays, and as a button: the strongest of four levels.</extracomment>
      <translation>电脑（专家）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Expert: looks furthest ahead, and may think for a few seconds.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when one of them is an expert. Begin with the same word as in “Computer (expert)”.</extracomment>
      <translation>专家：看得最远，可能会思考几秒钟。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Computer (random)</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Who plays, in old saved games only: a computer player that draws its actions by lot.</extracomment>
      <translation>电脑（随机）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Random: plays any legal action, without a plan.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Tooltip of that player in a menu. Begin with the same word as in “Computer (random)”.</extracomment>
      <translation>随机：执行任何规则允许的行动，毫无计划。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>Another program…</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
A choice that opens a dialog: a program that the user chooses is to play.
Last in the list of who plays: opens a dialog in which the user names a program. Dots, because a dialog follows.</extracomment>
      <translation>其他程序…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/players/words.py" />
      <source>A program on this computer that speaks the protocol of co2desk.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.
Below the players, when another program plays; the command that starts it follows. The protocol: a form for questions and answers.</extracomment>
      <translation>这台电脑上支持co2desk协议的程序。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of this player: the window switches to it at every hand-over</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
At the choice of a player's language: what it is for.</extracomment>
      <translation>此玩家的语言：每次换人时，窗口切换为该语言</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Program language</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
First value in the list of languages of a player: the language that the program itself is set to.</extracomment>
      <translation>程序的语言</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Disc</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>圆形</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Triangle</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>三角</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Square</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>方形</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Diamond</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>菱形</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Star</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>星形</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the small list of languages in a player's row. {number} is 1 to 5.</extracomment>
      <translation>座位{number}的语言</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Symbol of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the list of shapes (disc, star …) in a player's row. {number} is 1 to 5.</extracomment>
      <translation>座位{number}的符号</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Name of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the field for the player's name. {number} is 1 to 5.</extracomment>
      <translation>座位{number}的名称</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Who plays seat {number}: a person or the computer</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the list with “Person” and the computer players. {number} is 1 to 5. No full stop.</extracomment>
      <translation>座位{number}由谁控制：真人或电脑</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat up, one place earlier around the table</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Tooltip of the upper arrow at a player's row: the player changes places with the one above. An order, no full stop.</extracomment>
      <translation>将此座位上移，行动次序提前一位</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat down, one place later around the table</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Tooltip of the lower arrow at a player's row: the player changes places with the one below. An order, no full stop.</extracomment>
      <translation>将此座位下移，行动次序延后一位</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} up</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the upper arrow at a player's row. {number} is 1 to 5.</extracomment>
      <translation>将座位{number}上移</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} down</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Screen reader only: the name of the lower arrow at a player's row. {number} is 1 to 5.</extracomment>
      <translation>将座位{number}下移</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Computer {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The name of a computer player who was given none: “Computer 2”. It then stands in all sentences as a player's name.</extracomment>
      <translation>电脑{number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Player {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The name of a person who was given none: “Player 1”. It then stands in all sentences as a player's name; suits any gender.</extracomment>
      <translation>玩家{number}</translation>
    </message>
  </context>
  <context>
    <name>SecondLabels</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plan</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>规划</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Prepare</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>准备</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Build</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>建造</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summit</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>峰会</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Sell CEP</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>售卖CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>prepared</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation>已准备</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>in progress</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation>进行中</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>planned</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation>已规划</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>2 events</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted beside the CO₂ track: from here on two events happen, or the level never falls below it.</extracomment>
      <translation>2个事件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>floor</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted beside the CO₂ track: from here on two events happen, or the level never falls below it.</extracomment>
      <translation>下限</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>limit</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted beside the CO₂ track: above it the game is lost.</extracomment>
      <translation>上限</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Future event</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted over the second event card, which comes later than the one beside it. Also the title of its card at the mouse.</extracomment>
      <translation>未来事件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>closed this turn</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted over the CEP market in place of its name: nobody can buy or sell until the next turn. Small letters.</extracomment>
      <translation>本行动轮关闭</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Setup</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>初始设置</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the game</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>游戏结束</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Actions</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>行动</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Income</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>收入</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Environmental goals</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>环境目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Energy supply</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>供电</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>CO₂ reduction</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>降低污染</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Events</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>事件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the decade</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>年代结束</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plants</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
What a row of environmental goals asks for, painted over it.</extracomment>
      <translation>电站</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Knowledge</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
What a row of environmental goals asks for, painted over it.</extracomment>
      <translation>知识</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summits</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
What a row of environmental goals asks for, painted over it.</extracomment>
      <translation>峰会</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>UN goals</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on the left above the row of UN goal cards; also the title of the card at the mouse.</extracomment>
      <translation>联合国目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>claimed: {claimed} of {shown}</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on the right above the UN goal cards: “claimed: 3 of 8”. In the card at the mouse it begins with a capital.</extracomment>
      <translation>已完成：{claimed}/{shown}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Lobbyists in play</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted above the place where played lobbyist cards lie; also the title of the card at the mouse.</extracomment>
      <translation>已打出的赞助牌</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Markers</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted over the markers of control that a player has left.</extracomment>
      <translation>标记</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>missed</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a solo goal that can no longer be met.</extracomment>
      <translation>未完成</translation>
    </message>
  </context>
  <context>
    <name>SecondSeatWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Money: ${count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about what a player has: “Money: $7”. No full stop.</extracomment>
      <translation>金钱：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>CEPs: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about what a player has: a bare number of CEPs on the player board. No full stop.</extracomment>
      <translation>CEP：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about what a player has: a bare number, such as 3. No full stop.</extracomment>
      <translation>科技资源：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Scientists: {hand} available, {pool} to recruit</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player: “2 available” stand on the player board ready for use, “3 to recruit” must be gained first. No full stop.</extracomment>
      <translation>科学家：手中{hand}名，可招募{pool}名</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Lobbyist cards in hand: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player: a bare number of cards that only this player may look at. No full stop.</extracomment>
      <translation>手牌中的赞助牌：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>UN goals claimed: {goals}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player. {goals} are the numbers of the cards, “3, 12”, or 0. No full stop.</extracomment>
      <translation>已完成的联合国目标：{goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Points: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
First line about a player in a competitive game: a bare number. No full stop.</extracomment>
      <translation>得分：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has a company goal.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player, who is the subject; the name is the title of the card. Suits any gender.</extracomment>
      <translation>持有企业目标。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has no company goal.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player, who is the subject and has discarded the goal; the name is the title of the card. Suits any gender.</extracomment>
      <translation>没有企业目标。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goals: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player of a team: how many personal goal cards they have, such as 2. No full stop.</extracomment>
      <translation>个人目标：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Start player.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player: the one who begins the rounds now.</extracomment>
      <translation>起始玩家。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>{energy} {count} ({carrying} with a plant)</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Part of a list after “Infrastructures:”, as in “solar 3 (2 with a plant)”. {energy} is a name by itself; numbers are infrastructures.</extracomment>
      <translation>{energy}{count}（{carrying}个已有电站）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player who has prepared none: {count} is 0. No full stop.</extracomment>
      <translation>基建：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {kinds}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line about a player. {kinds} is a list: “solar 3 (2 with a plant), wind 1 (0 with a plant)”. No full stop.</extracomment>
      <translation>基建：{kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Drag a CEP onto a planned project to prepare its infrastructure, or onto the market to sell the CEP.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
On the card at the player's own CEPs: what to do with the mouse. “Its” is the project. An order.</extracomment>
      <translation>将CEP拖动到已规划的项目上可准备其基建，拖动到市场上可售卖该CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Can move to a planned project or to a lobbyist card in play.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
On the card at a scientist, who is the subject.</extracomment>
      <translation>可前往已规划的项目，或已打出的赞助牌。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>A scientist who leaves a project brings one point of knowledge of its energy.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
On the card at a scientist. The player gets the point; “its” is the project.</extracomment>
      <translation>科学家离开项目时，获得1点该能源的知识。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Can be recruited with a scientist subsidy.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
On the card at a scientist who is not in the game yet and is the subject. A subsidy is what a project space gives.</extracomment>
      <translation>可通过科学家补助招募。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructure markers: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line under “Your remaining pieces”: a bare number of pieces that can still be placed. No full stop.</extracomment>
      <translation>基建标记：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Control cubes: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line under “Your remaining pieces”: a bare number of pieces that can still be placed in regions. No full stop.</extracomment>
      <translation>掌控方块：{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>In the solo game you may continue with pieces of another colour.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Line under “Your remaining pieces”: when the own pieces run out, this is allowed.</extracomment>
      <translation>单人游戏中，你可以继续使用其他颜色的部件。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Your remaining pieces</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Title of the card: markers and cubes that the player has not placed yet.</extracomment>
      <translation>你剩余的部件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goal: {have} of {needed}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Title of the card at the progress of a goal: “Personal goal: 2 of 5”. No full stop.</extracomment>
      <translation>个人目标：{have}/{needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: missed</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Title of the card at the solo goal: it can no longer be met, so the game cannot be won.</extracomment>
      <translation>单人目标：未完成</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: {have} of {needed}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.
Title of the card at the progress of the solo goal: “Solo goal: 2 of 6”. No full stop.</extracomment>
      <translation>单人目标：{have}/{needed}</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} in the order of the energy supply.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Below the name of a region: when it gets its fossil plant in this phase. {number} is 1 to 6; the region is the subject.</extracomment>
      <translation>供电顺序：第{number}位。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Only these energies can be planned here.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a region's agenda, below the list of its energies. “Here” is the region; what is planned are projects.</extracomment>
      <translation>此地区只能规划这些能源的项目。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Control cubes in {region}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card. {region} is a name in the nominative, such as Asia.</extracomment>
      <translation>{region}的掌控方块</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{energy}: {owners}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Who has cubes below an energy: “Solar: Ada, Max”. {energy} begins with a capital; {owners} are names or “none”.</extracomment>
      <translation>{energy}：{owners}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A player who builds a plant places a cube below its energy.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Rule on the card “Control cubes in Asia”. “Its” is the plant; the energies are printed side by side.</extracomment>
      <translation>建造电站的玩家在该能源下方放置1个方块。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The builder takes control by having cubes below the most energies; ties go to the leftmost cubes, then to knowledge of the energy just built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Rule on the card of the control cubes. “The builder” is the player who has just built; control is that of the region.</extracomment>
      <translation>建造者的方块涵盖最多种能源时获得掌控；平手时先比最左方的能源，再比刚建造的能源的知识。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>the opponent ({count})</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
In a list of players who have cubes, solo game: cubes of an opponent whom nobody plays. {count} is how many. Small letters.</extracomment>
      <translation>对手（{count}）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>none</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
In the place of players' names, where nobody has a cube.</extracomment>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Carbon emission permits pay for infrastructure, for green plants and for new fossil plants.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at the CEPs of a region: here the abbreviation CEP is spelt out once. A rule.</extracomment>
      <translation>准备基建、建造环保电站和建立新的燃料电厂时，须支付碳排放许可证。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The player in control may pay with the region's CEPs.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at the CEPs of a region. “In control” of this region. A rule.</extracomment>
      <translation>掌控者可用该地区的CEP支付。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Placed after disasters. A player who builds here may pay with one; one is removed before each event.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at the technology cubes of a region. “Placed” and “one” are about these cubes; “here” is the region.</extracomment>
      <translation>由玩家在灾难后贡献。在此建造电站可用其中1个支付；每个事件之前移走1个。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{region}: demand of decade {decade}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card at an empty place for a plant: “Asia: demand of decade 3”. Demand is the region's demand for energy.</extracomment>
      <translation>{region}：第{decade}个年代的能源需求</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The next energy supply puts a fossil plant here unless a green plant is built first.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at an empty place for a plant, “here”. “Energy supply” is a phase.</extracomment>
      <translation>下次供电会在此放置1个燃料电厂，除非先建造环保电站。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Still empty.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at a place for a plant, in a row for a later decade. The place is what is empty.</extracomment>
      <translation>尚为空格。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The region pays with its own CEP.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Last line on the card of a fossil plant: a CEP of the region lies there to pay for it.</extracomment>
      <translation>该地区用自己的CEP支付。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Built by {player} in {region}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a green plant, which is the subject. Both names are undeclined; {player} may be of any gender.</extracomment>
      <translation>由{player}在{region}建造。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Stands on {player}'s infrastructure, which counts for their UN goals.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a green plant, the subject. The infrastructure counts; “their” is {player}, of any gender, undeclined.</extracomment>
      <translation>位于{player}的基建上，计入其联合国目标。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{project} of level {level} in {region}: {state}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card: “Solar project of level 2 in Asia: planned”. {project} is a title; {state} one of “planned”, “in progress”, “prepared”.</extracomment>
      <translation>{region}的{project}（等级{level}）：{state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The infrastructure belongs to {player}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a project that has been prepared. {player} is undeclined, of any gender.</extracomment>
      <translation>此基建属于{player}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Then each scientist brings their player two points of knowledge of the summit's topics.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a summit; “then” is when the summit takes place, as the line above says. “Their” is the scientist's.</extracomment>
      <translation>届时每名科学家为其玩家带来2点该峰会专题的知识。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
First line on the card of the CEP market: “On sale: 4. Price: $3.” What is sold are CEPs.</extracomment>
      <translation>市场上：{count}。价格：{price}金钱。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Once per turn you may buy one CEP or sell one of your own.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Rule on the card of the CEP market.</extracomment>
      <translation>每个行动轮1次，你可以购买1个CEP，或售卖手中的1个CEP。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A sold CEP goes to the bank and lowers the price. When the last one is taken, the bank refills the market and the price rises.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Rule on the card of the CEP market. “Sold” by a player; “the last one” is the last CEP on the market.</extracomment>
      <translation>售卖的CEP交给银行，价格下降。最后1个被拿走时，由银行补充市场，价格上升。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It ran empty this turn: it is closed until the next turn.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
“It” is the CEP market.</extracomment>
      <translation>市场CEP在这个行动轮拿光：关闭到下个行动轮。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CEPs in the bank: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
First line on the card of the general supply: a bare number. The bank refills the CEP market.</extracomment>
      <translation>银行的CEP：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Technology cubes in the general supply: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of the general supply: a bare number of cubes that nobody has.</extracomment>
      <translation>银行的科技资源：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Summit tiles in the stack: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of the general supply: how many tiles are still face down. A bare number.</extracomment>
      <translation>峰会板块堆剩余：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Prices of {energy} plants</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card. {energy} is the name of an energy by itself, undeclined, in lower case: solar.</extracomment>
      <translation>{energy}电站的花费</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>No tile is left.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a stack of project tiles that is used up.</extracomment>
      <translation>板块已用完。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Tiles left by level, from the top: {levels}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a stack of project tiles, which lie in this order. {levels} are Roman numerals: “I, I, II, III”.</extracomment>
      <translation>剩余板块的等级（由上而下）：{levels}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>At most {count} may be open at the end, or the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card over the UN goals, for a team. {count} is the number of UN goals that need not be claimed, such as 3.</extracomment>
      <translation>游戏结束时最多允许{count}个尚未完成，否则游戏失败。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A played card stays here. One scientist of any player may visit it and use its minor effect; the scientist then stays until the end of the game.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card “Lobbyists in play”. “It” and “its” are the lobbyist card; every such card has a main and a minor effect.</extracomment>
      <translation>打出的牌留在此处。任意玩家的1名科学家可以访问它，使用其小赞助；该科学家留到游戏结束。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Minor effect for a visitor: {effect}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a lobbyist in play. {effect} is a phrase in lower case after the colon, such as “1 technology cube”.</extracomment>
      <translation>访问者的小赞助：{effect}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{player}'s scientist has visited it and stays.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
“It” is the lobbyist card. {player} is undeclined; the scientist is the subject.</extracomment>
      <translation>{player}的科学家已访问，并留在此处。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Nobody has visited it yet.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
“It” is the lobbyist card in play: no scientist stands on it.</extracomment>
      <translation>尚无人访问。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a knowledge track: “II (level 5): plants of level II can be built.” {sign} is printed on the track; a Roman numeral.</extracomment>
      <translation>{sign}（第{level}格）：可以建造等级{sign}的电站。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Half circle: the middle, level {level}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a knowledge track: what the half circle printed on it means. {level} counts spaces, such as 5.</extracomment>
      <translation>半圆：中点，第{level}格。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Full circle: the last space, level {level}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of a knowledge track: what the full circle printed on it means. {level} is a number of spaces, such as 8.</extracomment>
      <translation>整圆：最后一格，第{level}格。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Knowledge of {energy}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card of a knowledge track. {energy} is the name of an energy by itself, undeclined, in lower case: solar.</extracomment>
      <translation>{energy}知识</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals for plants</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card over one of the three rows of goals: those that ask for plants to be built.</extracomment>
      <translation>环境目标：电站目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals for knowledge</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card over one of the three rows of goals: those that ask for spaces on knowledge tracks.</extracomment>
      <translation>环境目标：知识目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals for summits</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card over one of the three rows of goals: those that ask for summits.</extracomment>
      <translation>环境目标：峰会目标</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved: {done} of {shown}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card over a row of environmental goals: “Achieved: 2 of 5.” The goals are what is achieved.</extracomment>
      <translation>已达成：{done}/{shown}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Each open goal costs {points} in decade {decade}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Environmental goals that are not achieved, at the end of the decade. {points} is “3 points”, undeclined.</extracomment>
      <translation>在第{decade}个年代，每个未达成的目标损失{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Of an environmental goal.</extracomment>
      <translation>已达成。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>An inspector stands here: it costs twice as much.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of an environmental goal; “here” is on the goal, “it” is the goal.</extracomment>
      <translation>视察员在此：代价加倍。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Goal {number} of this kind. Needed: {number}, so far: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The same environmental goal lies there several times: “Goal 2 of this kind. Needed: 2, so far: 1.” What is needed must be done so often.</extracomment>
      <translation>同类目标的第{number}个。需要：{number}，目前：{count}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Phases of a decade: {phases}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card of the present phase. {phases} lists all of them: “Actions, then Income, then Energy supply”.</extracomment>
      <translation>一个年代的各阶段：{phases}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>污染等级：{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>At {ppm} ppm or more, the future event happens as well.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>达到或超过{ppm} ppm时，未来事件也会发生。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm, everyone loses immediately.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>一旦超过{ppm} ppm，全部玩家立即失败。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm after the energy supply, the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>供电后超过{ppm} ppm，游戏失败。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>After the energy supply it can be reduced: {ppm} ppm for {points} this decade.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>供电后可以降低，本年代每{ppm} ppm需要{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It never falls below {ppm} ppm.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>不会低于{ppm} ppm。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points of the team: {points}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card at the score: a bare number, below zero with a minus. No full stop.</extracomment>
      <translation>团队得分：{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points: {points}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Title of the card at the score of a solo game: a bare number, below zero with a minus. No full stop.</extracomment>
      <translation>得分：{points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Below 0 after the goals or after the energy supply, the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
On the card at the score. What is below 0 are the points; “the goals” is the phase that charges for open environmental goals.</extracomment>
      <translation>在环境目标或供电之后低于0，游戏失败。</translation>
    </message>
  </context>
  <context>
    <name>SeedField</name>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;Seed</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
The label of the field: a number from which a game is shuffled.</extracomment>
      <translation>随机种子(&amp;S)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;New seed</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
Button behind the field: draws another number at random. A noun or an order; keep it short.</extracomment>
      <translation>新的随机种子(&amp;N)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The same seed and the same choices deal the same game again. A challenge code entered here sets up everything.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
Note below the field, and its description for screen readers. “Here” is the field for the seed.</extracomment>
      <translation>相同的随机种子与相同的选择会得到同样的开局。在此输入挑战码可设置全部内容。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>Seed</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
The name of the field, for screen readers: a number from which a game is shuffled.</extracomment>
      <translation>随机种子</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The seed must be a whole number from 0 to {most}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
Red warning below the field. {most} is a very long number.</extracomment>
      <translation>随机种子必须是0到{most}的整数。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
{expected} says what a right code looks like.</extracomment>
      <translation>无法读取此挑战码。应为：{expected}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge cannot be played here. {problem}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
{problem} says why.</extracomment>
      <translation>此处无法进行这个挑战。{problem}。</translation>
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
      <translation>{first}{second}</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/language.py" />
      <source>{language} (not installed)</source>
      <extracomment>The dialog “Settings”.
In a list of languages: this copy of the program lacks that language. {language} is its own name for itself, such as Polski.</extracomment>
      <translation>{language}（未安装）</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Same as system</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>跟随系统</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Light</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>浅色</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Dark</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>深色</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Standard</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>标准</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Red-green colour blindness</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>红绿色盲</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>High contrast</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>高对比度</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Off</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>关</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Fast</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>快</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Normal</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>普通</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Slow</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>慢</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>{percent}%</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>{percent}%</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Whole board</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>整个版图</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Language</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>语言(&amp;L)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>T&amp;heme</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>主题(&amp;H)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Colours</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>配色(&amp;C)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Animation</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>动画(&amp;A)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Replay speed</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>回放速度(&amp;R)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Text size</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Initial board &amp;zoom</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>版图初始缩放(&amp;Z)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Hide the &amp;screen between players</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>换人时遮住屏幕(&amp;S)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Confirm the &amp;end of a turn</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>结束行动轮前确认(&amp;E)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Warn before a move that may end the game</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>行动可能使游戏结束时警告(&amp;W)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Nobody else sees the next player's cards and goals.</source>
      <extracomment>The dialog “Settings”.
Note below the box “Hide the screen between players”: what it is good for.</extracomment>
      <translation>其他人不会看到下一名玩家的牌与目标。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Prevents ending your turn by accident.</source>
      <extracomment>The dialog “Settings”.
Note below the box “Confirm the end of a turn”, which is the subject.</extracomment>
      <translation>避免误点而结束行动轮。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Says in advance which move could be the last.</source>
      <extracomment>The dialog “Settings”.
Note below the box “Warn before a move that may end the game”; the program says it.</extracomment>
      <translation>事先说明哪个行动可能是最后一个。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Settings</source>
      <extracomment>The dialog “Settings”.
The title of the dialog.</extracomment>
      <translation>设置</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Appearance</source>
      <extracomment>The dialog “Settings”.
Heading over the settings of language, colours and sizes. “It” is the program.</extracomment>
      <translation>外观</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Gameplay</source>
      <extracomment>The dialog “Settings”.
Heading of a group of settings.</extracomment>
      <translation>游戏过程</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Pieces in the chosen colours</source>
      <extracomment>The dialog “Settings”.
Screen reader only: the name of a row of painted pieces below the choice of colours.</extracomment>
      <translation>以所选配色显示的部件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Defaults</source>
      <extracomment>The dialog “Settings”.
The button that gives every setting its usual value.</extracomment>
      <translation>默认值(&amp;D)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cancel</source>
      <extracomment>The dialog “Settings”.
The button that closes the dialog and changes nothing.</extracomment>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Done</source>
      <extracomment>The dialog “Settings”.
The button that closes the dialog and keeps what was changed.</extracomment>
      <translation>完成</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Languages in this game</source>
      <extracomment>The dialog “Settings”.
Heading over the players of the running game and the language of each.</extracomment>
      <translation>这一局的语言</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Game copied to the clipboard as text.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Short notice that goes away by itself: the game can now be pasted into a message.</extracomment>
      <translation>游戏已复制到剪贴板（文字）。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Challenge code {code} copied to the clipboard.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Short notice. {code} is such as CO2-1C6XS-NJFZ7-3347X-X3 and stays as it is.</extracomment>
      <translation>挑战码{code}已复制到剪贴板。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Picture of the board copied to the clipboard.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Short notice that goes away by itself: the picture can now be pasted elsewhere.</extracomment>
      <translation>版图图片已复制到剪贴板。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save the position as a picture</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Title of the dialog for the file name of a picture of the board. “Position” is how the pieces stand.</extracomment>
      <translation>将局面保存为图片</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>position</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
The name of a file that is offered for a picture of the board: position.png.</extracomment>
      <translation>局面</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Pictures (*.png)</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Kind of file in the dialog for files: what the board is saved as. Keep the part in brackets as it is.</extracomment>
      <translation>图片 (*.png)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{edition} – {players} – decade {decade}</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Painted below a picture of the board for other people: “CO₂ (2012) – Ada, Max – decade 3”.</extracomment>
      <translation>{edition} – {players} – 第{decade}个年代</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>, </source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Stands between players' names.</extracomment>
      <translation>、</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save a problem report</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Title of the dialog for the file name of a report about an error, for the programmers.</extracomment>
      <translation>保存问题报告</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Problem reports (*.zip)</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Kind of file in the dialog for files: reports about errors. Keep the part in brackets as it is.</extracomment>
      <translation>问题报告 (*.zip)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{file} could not be written: {reason}. Try another location.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Error message. {file} is a file name; {reason} is a phrase in lower case, such as “the disk is full”. A location is a folder or drive.</extracomment>
      <translation>无法写入{file}：{reason}。请换一个位置再试。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Saved as {file}.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
Short notice. What was saved is a picture or a report; {file} is a file name.</extracomment>
      <translation>已保存为{file}。</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <extracomment>Where a player splits the income into money and points.
First note below the slider, for a team. Bare numbers; {fixed} must be paid at the end of the decade, for environmental goals and penalties.</extracomment>
      <translation>目前得分：{points}；未达成的目标与不足的CEP须支付：{fixed}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Points with this split: {have}; needed to continue: {high}.</source>
      <extracomment>Where a player splits the income into money and points.
Note for a team; the split is where the slider stands. Bare numbers; with fewer points than {high} the game is lost.</extracomment>
      <translation>如此分配后的得分：{have}；继续游戏需要：{high}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Points with this split: {have}; needed to continue, depending on the draws: {low} to {high}.</source>
      <extracomment>Where a player splits the income into money and points.
Note for a team. Bare numbers; the draws are the fossil plants that are drawn at random. “To continue” means not to lose.</extracomment>
      <translation>如此分配后的得分：{have}；继续游戏需要：{low}至{high}，视翻开的电厂而定。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Partners who split after you can add at most {points}.</source>
      <extracomment>Where a player splits the income into money and points.
Note for a team: points from the income of the others. {points} is “5 points”, undeclined. “You” is the one who decides.</extracomment>
      <translation>在你之后分配的队友最多可再增加{points}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/editors.py" />
      <source>Chance of losing the game with this split: {percent}%.</source>
      <extracomment>Where a player splits the income into money and points.
Warning for a team. {percent} is a bare number, such as 12. Something bad: “risk” is fine. Space before % as your language needs.</extracomment>
      <translation>如此分配时游戏失败的概率：{percent}%。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editors/split_income.py" />
      <source>Income taken as money</source>
      <extracomment>Where a player splits the income into money and points.
Screen reader only: the name of the slider. Its value is how much of the income becomes money; the rest becomes points.</extracomment>
      <translation>收入中分配为金钱的部分</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editors/split_income.py" />
      <source>{count} as points</source>
      <extracomment>Where a player splits the income into money and points.
At the left of the slider: how much of the income becomes points, “3 as points”. {count} is a bare number. Little room.</extracomment>
      <translation>得分{count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editors/split_income.py" />
      <source>{count} as money</source>
      <extracomment>Where a player splits the income into money and points.
At the right of the slider: how much of the income becomes money, “5 as money”. {count} is a bare number. Little room.</extracomment>
      <translation>金钱{count}</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Build green power plants all over the world before the climate tips. The board game by Vital Lacerda, with the rules enforced by the computer.</source>
      <extracomment>The page that is shown before a game is opened.
Below the large title “CO₂”: what the program is. An invitation; the second part is not a whole sentence. A name stays as it is.</extracomment>
      <translation>在气候失控之前，于世界各地建造环保电站。Vital Lacerda的桌游，由电脑执行规则。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>New game…</source>
      <extracomment>The page that is shown before a game is opened.
Large button: opens the dialog “New game”.</extracomment>
      <translation>新游戏…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Quick game against two computer players</source>
      <extracomment>The page that is shown before a game is opened.
Large button: starts a game at once, without any questions. The longest button of the page; as short as possible.</extracomment>
      <translation>立即开始，与两名电脑玩家对战</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Open a saved game…</source>
      <extracomment>The page that is shown before a game is opened.
Large button: opens the dialog for files.</extracomment>
      <translation>打开存档…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Settings</source>
      <extracomment>The page that is shown before a game is opened.
The button that opens the settings.</extracomment>
      <translation>设置</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>About</source>
      <extracomment>The page that is shown before a game is opened.
The button that opens “About co2desk”.</extracomment>
      <translation>关于</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One less</source>
      <extracomment>A number with a button for one less and one for one more.
Tooltip of the button with a minus beside a number field. It may count money, cubes or CEPs, so use no gender if possible.</extracomment>
      <translation>减1</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One more</source>
      <extracomment>A number with a button for one less and one for one more.
Tooltip of the button with a plus beside a number field. It may count money, cubes or CEPs, so use no gender if possible.</extracomment>
      <translation>加1</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the disk is full</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: “The game could not be saved as x.co2game: the disk is full.” Also used for quotas and files that grow too large.</extracomment>
      <translation>磁盘已满</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>permission denied</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: “x.co2game could not be read: permission denied.” The user lacks the rights.</extracomment>
      <translation>没有权限</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the location is read-only</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: nothing can be written to this folder or drive.</extracomment>
      <translation>该位置为只读</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>file not found</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: the file that was to be read does not exist, as in “… could not be read: file not found”.</extracomment>
      <translation>找不到文件</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive was disconnected</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: a memory stick or network drive is no longer there.</extracomment>
      <translation>驱动器已断开</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive failed</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: the hardware of a disk reports an error.</extracomment>
      <translation>驱动器故障</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>folder not found</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: the folder in which a file was to be written does not exist.</extracomment>
      <translation>找不到文件夹</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is a folder</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: “x could not be read: it is a folder.” “It” is what should have been a file.</extracomment>
      <translation>那是文件夹</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>another program is using it</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case. “It” is the file.</extracomment>
      <translation>正由另一个程序使用</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the name is too long</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case. The name of the file that was to be written.</extracomment>
      <translation>名称太长</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>system error {number}</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.
After a colon, in lower case: any other error of the operating system, by its number, such as 71.</extracomment>
      <translation>系统错误{number}</translation>
    </message>
  </context>
  <context>
    <name>TurnSteps</name>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Main action</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>强制行动</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Second action</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>第二个行动</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Scientist</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>科学家</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Market</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>市场</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Card</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>牌</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>done</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
The state of a step, for screen readers: it has been taken, or it can still be taken.</extracomment>
      <translation>已执行</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>open</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
The state of a step, for screen readers: it has been taken, or it can still be taken.</extracomment>
      <translation>未执行</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>{step}: {state}</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
Screen reader only: “Main action: done”. {step} is the name of the step, {state} is “done” or “open”.</extracomment>
      <translation>{step}：{state}</translation>
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
      <translation>撤回这些行动须经全体同意。所有人都同意吗？</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>This undoes decisions of these players: {names}.</source>
      <extracomment>The question before actions are taken back that others know of.
“This” are the last actions. Others have seen or answered them, so the whole table is asked.
{names} are the players whose decisions would be lost, with a comma between them.</extracomment>
      <translation>将撤回以下玩家的决定：{names}。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>, </source>
      <extracomment>The question before actions are taken back that others know of.
“This” are the last actions. Others have seen or answered them, so the whole table is asked.
{names} are the players whose decisions would be lost, with a comma between them.</extracomment>
      <translation>、</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Hidden information has been revealed since then.</source>
      <extracomment>The question before actions are taken back that others know of.
A paragraph of the question: cards or tiles were turned over that would now be known. “Then” is the position that is restored.</extracomment>
      <translation>其后已有隐藏的内容公开。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Everyone agrees: undo</source>
      <extracomment>The question before actions are taken back that others know of.
Button under the question; clicked when all players at the table have said yes. “Undo” is an order to the program.</extracomment>
      <translation>全体同意：撤回</translation>
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
      <translation>……以及另外{count}条</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <location filename="../co2desk/ui/editions/new_game.py" />
      <source>This needs at least two players: it is not available in a solo game.</source>
      <extracomment>“New game”: the variants of the game.
“This” is a variant of the game, such as the auction.</extracomment>
      <translation>这需要至少两名玩家：单人游戏无法使用。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>The competitive game is always played without it.</source>
      <extracomment>“New game”: the variants of the game.
Tooltip and note at a field that cannot be used. “It” is what the field asks for: the difficulty or the inspectors.</extracomment>
      <translation>竞争游戏一律不使用此项。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>The solo game always has inspectors.</source>
      <extracomment>“New game”: the variants of the game.
Tooltip and note at the box “UN inspectors”, which cannot be changed then.</extracomment>
      <translation>单人游戏一律有联合国视察员。</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/new_game.py" />
      <source>Only the solo game has such a goal.</source>
      <extracomment>“New game”: the variants of the game.
Tooltip and note at the field “Solo goal”, which cannot be used with several players.</extracomment>
      <translation>只有单人游戏才有这种目标。</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Propose a {project} in {region} ({grant} space)</source>
      <comment>propose</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Propose a biomass project in North America (technology space)</extracomment>
      <translation>在{region}签订{project}（{grant}补助格）</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <comment>install</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Install the biomass project in North America (technology space)</extracomment>
      <translation>准备{place}</translation>
    </message>
    <message>
      <source>Build the top {plant} in {region} ({grant} space): pay {goods}, gain {vp:points}</source>
      <comment>build</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space): pay $7 and 1 technology cube, gain 5 points</extracomment>
      <translation>在{region}建造顶部的{plant}（{grant}补助格）：支付{goods}，获得{vp:points}</translation>
    </message>
    <message>
      <source>Build {plant} {number} in {region} ({grant} space): pay {goods}, gain {vp:points}</source>
      <comment>build.other</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build solar plant 3 in Europe (technology space): pay $4 and 2 technology cubes, gain 3 points</extracomment>
      <translation>在{region}建造{number}号{plant}（{grant}补助格）：支付{goods}，获得{vp:points}</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build.nothing</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build a plant on the solar project in Europe (technology space)</extracomment>
      <translation>在{place}建造电站</translation>
    </message>
    <message>
      <source>Move a scientist from {origin} to {destination}</source>
      <comment>move_scientist</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Move a scientist from your player board to the hydro project in Europe (scientist space)</extracomment>
      <translation>将1名科学家从{origin}移动到{destination}</translation>
    </message>
    <message>
      <source>Take your scientist back from {origin}</source>
      <comment>move_scientist.home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist back from the forestation project in North America (money space)</extracomment>
      <translation>让你的科学家从{origin}回到手中</translation>
    </message>
    <message>
      <source>Take your scientist back from {origin} and gain 1 point of expertise</source>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist back from the recycling project in Oceania (technology space) and gain 1 point of expertise</extracomment>
      <translation>让你的科学家从{origin}回到手中，获得1点知识</translation>
    </message>
    <message>
      <source>Move your scientist from {origin} to {destination}</source>
      <comment>move_scientist.displaced</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>将你的科学家从{origin}移动到{destination}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool</source>
      <comment>recruit</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>从招募区域招募1名科学家</translation>
    </message>
    <message>
      <source>Decline the grant</source>
      <comment>decline.research_grant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>放弃补助</translation>
    </message>
    <message>
      <source>Move no scientist</source>
      <comment>decline.granted_move</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>不移动科学家</translation>
    </message>
    <message>
      <source>Decline the expertise</source>
      <comment>decline.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>不获取知识</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <comment>decline.bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>放弃奖励</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <comment>decline.bonus_received</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>放弃奖励</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <comment>decline.bonus_any</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>放弃奖励</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <comment>decline.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>放弃奖励</translation>
    </message>
    <message>
      <source>Continue without the action, which is no longer possible</source>
      <comment>decline.owed_action</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>略过已无法执行的行动，继续游戏</translation>
    </message>
    <message>
      <source>Buy a CEP for ${price}</source>
      <comment>buy_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Buy a CEP for $1</extracomment>
      <translation>以{price}金钱购买1个CEP</translation>
    </message>
    <message>
      <source>Sell a CEP for ${price}</source>
      <comment>sell_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Sell a CEP for $3</extracomment>
      <translation>以{price}金钱售卖1个CEP</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobby card “Summit on solar: 1 expertise” (23) for its minor effect: 1 technology cube</extracomment>
      <translation>打出赞助牌{card}，使用小赞助：{effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobby card “Install recycling: 2 technology cubes” (10) for its main effect: 2 technology cubes</extracomment>
      <translation>打出赞助牌{card}，使用大赞助：{effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; its action must follow</source>
      <comment>play_lobby.before</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation>打出赞助牌{card}，使用大赞助：{effect}；必须接着执行此牌的行动</translation>
    </message>
    <message>
      <source>Score UN goal {card}: pay {tech:cubes}, gain {vp:points}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Score UN goal “Biomass, recycling” (34): pay 1 technology cube, gain 4 points</extracomment>
      <translation>完成联合国目标牌{card}：支付{tech:cubes}，获得{vp:points}</translation>
    </message>
    <message>
      <source>Discard your company goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Discard your company goal for $8</extracomment>
      <translation>弃掉你的企业目标以换取{money}金钱</translation>
    </message>
    <message>
      <source>Discard {player}'s company goal for ${money}</source>
      <comment>cash_company_goal.other</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Discard Ada's company goal for $3</extracomment>
      <translation>弃掉{player}的企业目标以换取{money}金钱</translation>
    </message>
    <message>
      <source>End your turn</source>
      <comment>end_turn</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>结束你的行动轮</translation>
    </message>
    <message>
      <source>End your turn without a main action</source>
      <comment>end_turn.idle</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>不执行强制行动，结束你的行动轮</translation>
    </message>
    <message>
      <source>Gain 1 point of {expertise} and reach level {level}</source>
      <comment>choose_energy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation>{expertise}前进1格，达到第{level}格</translation>
    </message>
    <message>
      <source>Choose {energy}: you are at the end of this track, so the point is lost</source>
      <comment>choose_energy.full</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Choose solar: you are at the end of this track, so the point is lost</extracomment>
      <translation>选择{energy}：知识栏已到最后一格，该点知识作废</translation>
    </message>
    <message>
      <source>Put a CEP in {region} ({had} of {limit})</source>
      <comment>choose_region.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Put a CEP in North America (2 of 5)</extracomment>
      <translation>放置1个CEP到{region}（现有{had}/{limit}）</translation>
    </message>
    <message>
      <source>Start with {region}</source>
      <comment>choose_region.first_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Start with Europe</extracomment>
      <translation>从{region}开始</translation>
    </message>
    <message>
      <source>Start with {region}</source>
      <comment>choose_region.start_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Start with Oceania</extracomment>
      <translation>从{region}开始</translation>
    </message>
    <message>
      <source>Start after {region}</source>
      <comment>choose_region.opponent_start</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Start after Oceania</extracomment>
      <translation>从{region}之后开始</translation>
    </message>
    <message>
      <source>Gain 1 point of expertise from {place}</source>
      <comment>choose_project.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain 1 point of expertise from the biomass project in Asia (money space)</extracomment>
      <translation>从{place}获得1点知识</translation>
    </message>
    <message>
      <source>Place the {project} on the {grant} space in {region}</source>
      <comment>choose_project.start_space</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Place the recycling project on the money space in Oceania</extracomment>
      <translation>将{project}放在{region}的{grant}补助格</translation>
    </message>
    <message>
      <source>Pay the CEP from your supply</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>从你手中支付CEP</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which has {had:ceps}</source>
      <comment>pay_cep.region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pay the CEP from Europe, which has 2 CEPs</extracomment>
      <translation>从{region}支付CEP（现有{had:ceps}）</translation>
    </message>
    <message>
      <source>Buy the CEP for ${money} and {vp:points}</source>
      <comment>buy_for_payment</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Buy the CEP for $3 and 3 points</extracomment>
      <translation>以{money}金钱和{vp:points}购买CEP</translation>
    </message>
    <message>
      <source>Buy the CEP for {vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Buy the CEP for 3 points</extracomment>
      <translation>以{vp:points}购买CEP</translation>
    </message>
    <message>
      <source>Take ${money} and {vp:points}</source>
      <comment>split_income</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take $1 and 3 points</extracomment>
      <translation>获取{money}金钱和{vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and no points</source>
      <comment>split_income.money</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take $4 and no points</extracomment>
      <translation>获取{money}金钱，不获取得分</translation>
    </message>
    <message>
      <source>Take {vp:points} and no money</source>
      <comment>split_income.points</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take 2 points and no money</extracomment>
      <translation>获取{vp:points}，不获取金钱</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Bid $14</extracomment>
      <translation>出价{amount}金钱</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>放弃</translation>
    </message>
    <message>
      <source>Pay {goods}</source>
      <comment>pay_bid</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pay $13, 2 technology cubes and 2 CEPs</extracomment>
      <translation>支付{goods}</translation>
    </message>
    <message>
      <source>Make {player} the start player</source>
      <comment>appoint</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Make Ada the start player</extracomment>
      <translation>由{player}担任起始玩家</translation>
    </message>
    <message>
      <source>Become the start player yourself</source>
      <comment>appoint.self</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>由你自己担任起始玩家</translation>
    </message>
    <message>
      <source>Keep lobby card {card}; minor effect: {minor}</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep lobby card “Build cold fusion: –$3” (16); minor effect: $2</extracomment>
      <translation>保留赞助牌{card}；小赞助：{minor}</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <comment>keep_card.company</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>保留企业目标{card}：{goal}</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <comment>keep_card.personal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation>保留个人目标{card}：{goal}</translation>
    </message>
    <message>
      <source>Plan a level {level} {project} in {region} ({grant} space)</source>
      <comment>plan</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
      <translation>在{region}规划等级{level}的{project}（{grant}补助格）</translation>
    </message>
    <message>
      <source>Plan a {project} in {region} ({grant} space)</source>
      <comment>plan.no_tile</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a solar project in Europe (technology space)</extracomment>
      <translation>在{region}规划{project}（{grant}补助格）</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <comment>infrastructure</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Prepare the infrastructure of the hydro project in North America (scientist space)</extracomment>
      <translation>为{place}准备基建</translation>
    </message>
    <message>
      <source>Build the level {level} {plant} in {region} ({grant} space): pay {goods}, gain {vp:points}</source>
      <comment>build_plant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>在{region}建造等级{level}的{plant}（{grant}补助格）：支付{goods}，获得{vp:points}</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build_plant.nothing</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build a plant on the solar project in Europe (technology space)</extracomment>
      <translation>在{place}建造电站</translation>
    </message>
    <message>
      <source>Pollute for a second main action: the CO₂ level rises to {co2} ppm</source>
      <comment>second_action</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pollute for a second main action: the CO₂ level rises to 410 ppm</extracomment>
      <translation>制造污染以执行第二个行动：污染等级上升至{co2} ppm</translation>
    </message>
    <message>
      <source>Give the bonus to {player}: {bonus}</source>
      <comment>give_bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Give the bonus to Ada: 1 point of solar knowledge</extracomment>
      <translation>将奖励交给{player}：{bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <comment>give_bonus.self</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Use the bonus yourself: 1 point of solar knowledge</extracomment>
      <translation>自己使用奖励：{bonus}</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level to {co2} ppm for {vp:points}</source>
      <comment>reduce_co2</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Reduce the CO₂ level to 400 ppm for 17 points</extracomment>
      <translation>花费{vp:points}，将污染等级降至{co2} ppm</translation>
    </message>
    <message>
      <source>Keep the CO₂ level at {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep the CO₂ level at 350 ppm</extracomment>
      <translation>污染等级保持在{co2} ppm</translation>
    </message>
    <message>
      <source>{action}; with lobby card {card}</source>
      <comment>with.card</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space): pay $4 and 1 technology cube, gain 5 points; with lobby card “Build recycling: –$3” (15)</extracomment>
      <translation>{action}；使用赞助牌{card}</translation>
    </message>
    <message>
      <source>{action}; {region} pays 1 of the cubes</source>
      <comment>with.subsidy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top biomass plant in Asia (technology space): pay $8 and 1 technology cube, gain 6 points; Asia pays 1 of the cubes</extracomment>
      <translation>{action}；{region}支付其中1个科技资源</translation>
    </message>
    <message>
      <source>{action}; {player} gets ${fee} because their scientist must leave</source>
      <comment>with.fee</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Oceania (technology space): pay $7 and 1 technology cube, gain 5 points; Ada gets $1 because their scientist must leave</extracomment>
      <translation>{action}；{player}的科学家必须离开，{player}获得{fee}金钱</translation>
    </message>
    <message>
      <source>{action}; {region} pays 1 of the cubes</source>
      <comment>with.region_tech</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>{action}；{region}支付其中1个科技资源</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Take your scientist back from {origin}</source>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Take your scientist back from the solar project in Europe (technology space)</extracomment>
      <translation>让你的科学家从{origin}回到手中</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain 1 point of knowledge in any energy</source>
      <comment>recruit</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation>从招募区域招募1名科学家，并获得任意能源的1点知识</translation>
    </message>
    <message>
      <source>Decline the subsidy</source>
      <comment>decline.research_grant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation>放弃补助</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>打出赞助牌{card}，使用小赞助：{effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card “Plan in Asia: $3” (5) for its main effect: $3</extracomment>
      <translation>打出赞助牌{card}，使用大赞助：{effect}</translation>
    </message>
    <message>
      <source>Claim UN goal {card}: pay {tech:cubes}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Claim UN goal “Recycling, hydro” (2): pay 1 technology cube</extracomment>
      <translation>完成联合国目标牌{card}：支付{tech:cubes}</translation>
    </message>
    <message>
      <source>Pay the CEP from your player board</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation>从你手中支付CEP</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card}; minor effect: {minor}</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Keep lobbyist card “Build recycling: $3” (20); minor effect: move a scientist</extracomment>
      <translation>保留赞助牌{card}；小赞助：{minor}</translation>
    </message>
    <message>
      <source>Gain 1 point of {expertise} and reach level {level}</source>
      <comment>choose_energy</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
An action in a list, as a phrase to the one who decides.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation>{expertise}前进1格，达到第{level}格</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}.</source>
      <comment>agenda</comment>
      <extracomment>The card of a region's agenda tile.
Example: This region wants solar and wind.</extracomment>
      <translation>此地区接受{energies}。</translation>
    </message>
  </context>
  <context>
    <name>amounts</name>
    <message>
      <source>${n}</source>
      <comment>dollars</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>{n}金钱</translation>
    </message>
    <message numerus="yes">
      <source>{n} points</source>
      <comment>points</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>
        <numerusform>{n}分</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} technology cubes</source>
      <comment>cubes</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>
        <numerusform>{n}个科技资源</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} CEPs</source>
      <comment>ceps</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: The market is refilled with 2 CEPs; the price is now $2.</extracomment>
      <translation>
        <numerusform>{n}个CEP</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} steps</source>
      <comment>steps</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Reduce the CO₂ level of 570 ppm by at least 7 steps of 10 ppm; each step costs 1 point.</extracomment>
      <translation>
        <numerusform>{n}格</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} actions</source>
      <comment>actions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 actions</extracomment>
      <translation>
        <numerusform>{n}个行动</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobby cards</source>
      <comment>lobby_cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobby cards; the rest go to the player on your right.</extracomment>
      <translation>
        <numerusform>{n}张赞助牌</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobbyist cards; the rest go to the player on your right.</extracomment>
      <translation>
        <numerusform>{n}张赞助牌</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} open environmental goals</source>
      <comment>open_goals</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Penalty of 21 points for 21 open environmental goals.</extracomment>
      <translation>
        <numerusform>{n}个未达成的环境目标</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fossil plants</source>
      <comment>fossil_plants</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: By the end of the game: replace at least 1 fossil plant in a full region.</extracomment>
      <translation>
        <numerusform>{n}个燃料电厂</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} coal plants</source>
      <comment>coal</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 coal plants</extracomment>
      <translation>
        <numerusform>{n}个燃煤电厂</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} oil plants</source>
      <comment>oil</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 oil plants</extracomment>
      <translation>
        <numerusform>{n}个燃油电厂</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} gas plants</source>
      <comment>gas</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 gas plants</extracomment>
      <translation>
        <numerusform>{n}个燃气电厂</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} plants</source>
      <comment>plants</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
      <translation>
        <numerusform>{n}个电站</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} infrastructures</source>
      <comment>infrastructures</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation>
        <numerusform>{n}个基建</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} regions</source>
      <comment>regions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: control at least 3 regions.</extracomment>
      <translation>
        <numerusform>{n}个地区</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different regions</source>
      <comment>different_regions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures in at least 4 different regions.</extracomment>
      <translation>
        <numerusform>{n}个不同地区</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different energies</source>
      <comment>energies</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures of at least 4 different energies.</extracomment>
      <translation>
        <numerusform>{n}种不同能源</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} tracks</source>
      <comment>tracks</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: reach the last space of at least 2 tracks.</extracomment>
      <translation>
        <numerusform>{n}列知识栏</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} scientists</source>
      <comment>scientists</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
      <translation>
        <numerusform>{n}名科学家</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} summits</source>
      <comment>summits</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 summits</extracomment>
      <translation>
        <numerusform>{n}个峰会</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} topics</source>
      <comment>topics</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 topics</extracomment>
      <translation>
        <numerusform>{n}个专题</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} discs</source>
      <comment>discs</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 discs</extracomment>
      <translation>
        <numerusform>{n}个玩家标记</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cards</source>
      <comment>cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 cards</extracomment>
      <translation>
        <numerusform>{n}张牌</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>anywhere</name>
    <message>
      <source>There is no project on the board to install.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>版图上没有可以准备的项目。</translation>
    </message>
    <message>
      <source>There is no installed project on the board.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>版图上没有已准备好的项目。</translation>
    </message>
    <message>
      <source>There is no project on the board for a scientist to work on.</source>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>版图上没有可供科学家跟进的项目。</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>There is no project on the board that needs infrastructure.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation>版图上没有需要准备基建的项目。</translation>
    </message>
    <message>
      <source>There is no infrastructure on the board to build on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation>版图上没有可供建造电站的基建。</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>1 point of {expertise}</source>
      <comment>energy</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>1点{expertise}</translation>
    </message>
    <message>
      <source>1 point of expertise in any energy</source>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.</extracomment>
      <translation>任意能源的1点知识</translation>
    </message>
    <message>
      <source>1 technology cube</source>
      <comment>tech</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 technology cube. Use it, give it to another player, or decline.</extracomment>
      <translation>1个科技资源</translation>
    </message>
    <message>
      <source>1 CEP for any region</source>
      <comment>region_cep</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 CEP for any region. Use it, give it to another player, or decline.</extracomment>
      <translation>任意地区获得1个CEP</translation>
    </message>
    <message>
      <source>1 CEP for {region}</source>
      <comment>region_cep.indicated</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: 1 CEP for Europe</extracomment>
      <translation>{region}获得1个CEP</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>1 point of knowledge in any energy</source>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it. Only in Second Chance.
Example: Bonus: 1 point of knowledge in any energy. Use it, give it to another player, or decline.</extracomment>
      <translation>任意能源的1点知识</translation>
    </message>
    <message>
      <source>1 point of {expertise}</source>
      <comment>energy</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>1点{expertise}</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>Polish rulebook</source>
      <comment>pl</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>波兰文说明书</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <comment>fr</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>法文说明书</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <comment>ru</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>俄文说明书</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <comment>zh</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>中文说明书</translation>
    </message>
    <message>
      <source>German rulebook</source>
      <comment>de</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>德文说明书</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>propose a project in {region}</source>
      <comment>propose.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you propose a project in North America: $3.</extracomment>
      <translation>在{region}签订项目</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <comment>propose.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you propose a project on a money space: $3.</extracomment>
      <translation>在{grant}补助格签订项目</translation>
    </message>
    <message>
      <source>install a {project}</source>
      <comment>install.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you install a recycling project: 2 technology cubes.</extracomment>
      <translation>准备{project}</translation>
    </message>
    <message>
      <source>build a {plant}</source>
      <comment>build.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Build hydro: 1 knowledge” (26): build a hydro plant.</extracomment>
      <translation>建造{plant}</translation>
    </message>
    <message>
      <source>send a scientist to the {topic} of a summit</source>
      <comment>summit.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you send a scientist to the recycling topic of a summit: 1 point of recycling expertise.</extracomment>
      <translation>派科学家参加峰会的{topic}</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you buy a CEP: 2 points.</extracomment>
      <translation>购买1个CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you sell a CEP: $3.</extracomment>
      <translation>售卖1个CEP</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <comment>plan.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Plan in Europe: $3” (3): plan a project in Europe.</extracomment>
      <translation>在{region}规划项目</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <comment>plan.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Plan on a technology space: 2 technology cubes” (8): plan a project on a technology space.</extracomment>
      <translation>在{grant}补助格规划项目</translation>
    </message>
    <message>
      <source>prepare {infrastructure}</source>
      <comment>infrastructure.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Prepare hydro: 2 technology cubes or $2” (11): prepare hydro infrastructure.</extracomment>
      <translation>准备{infrastructure}</translation>
    </message>
  </context>
  <context>
    <name>cards_by_name</name>
    <message>
      <source>{trigger}: {effect}</source>
      <comment>lobby</comment>
      <extracomment>The short name of a card, and how a sentence quotes it before its number.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation>{trigger}：{effect}</translation>
    </message>
    <message>
      <source>Disaster in {region}</source>
      <comment>event</comment>
      <extracomment>The short name of a card, and how a sentence quotes it before its number.
Example: Disaster in North America · event 47</extracomment>
      <translation>{region}灾难</translation>
    </message>
    <message>
      <source>“{name}” ({card})</source>
      <comment>in_sentence</comment>
      <extracomment>The short name of a card, and how a sentence quotes it before its number.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>“{name}”（{card}）</translation>
    </message>
  </context>
  <context>
    <name>choices</name>
    <message>
      <source>Propose {short}</source>
      <comment>propose</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Propose biomass, North America (technology)</extracomment>
      <translation>签订{short}</translation>
    </message>
    <message>
      <source>Install {short}</source>
      <comment>install</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Install biomass, North America (technology)</extracomment>
      <translation>准备{short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling, Asia (money)</extracomment>
      <translation>建造{short}</translation>
    </message>
    <message>
      <source>Build {short}, plant {number}</source>
      <comment>build.other</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build Solar, Europe (technology), plant 3</extracomment>
      <translation>建造{short}，{number}号电站</translation>
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
      <translation>招募</translation>
    </message>
    <message>
      <source>Decline</source>
      <comment>decline</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>放弃</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>decline.owed_action</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>继续</translation>
    </message>
    <message>
      <source>Buy for ${price}</source>
      <comment>buy_cep</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Buy for $1</extracomment>
      <translation>以${price}购买</translation>
    </message>
    <message>
      <source>Sell for ${price}</source>
      <comment>sell_cep</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Sell for $3</extracomment>
      <translation>以${price}售卖</translation>
    </message>
    <message>
      <source>{trigger} (minor): {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Prepare solar (minor): 1 technology cube</extracomment>
      <translation>{trigger}（小赞助）：{effect}</translation>
    </message>
    <message>
      <source>{trigger}: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Plan in Asia: $3</extracomment>
      <translation>{trigger}：{effect}</translation>
    </message>
    <message>
      <source>{trigger} (card first): {effect}</source>
      <comment>play_lobby.before</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Plan in Europe (card first): $3</extracomment>
      <translation>{trigger}（先打出牌）：{effect}</translation>
    </message>
    <message>
      <source>UN goal: {energies}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: UN goal: recycling, hydro</extracomment>
      <translation>联合国目标：{energies}</translation>
    </message>
    <message>
      <source>Discard goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Discard goal for $8</extracomment>
      <translation>弃掉目标换取${money}</translation>
    </message>
    <message>
      <source>{player}'s goal</source>
      <comment>cash_company_goal.other</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Ada's goal</extracomment>
      <translation>{player}的目标</translation>
    </message>
    <message>
      <source>End turn</source>
      <comment>end_turn</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>结束行动轮</translation>
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
      <translation>{grant}补助格</translation>
    </message>
    <message>
      <source>From your supply</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>从你手中</translation>
    </message>
    <message>
      <source>From {region}</source>
      <comment>pay_cep.region</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: From Europe</extracomment>
      <translation>从{region}</translation>
    </message>
    <message>
      <source>${money}, {vp:points}</source>
      <comment>buy_for_payment</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: $3, 3 points</extracomment>
      <translation>${money}，{vp:points}</translation>
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
      <translation>${money}，{vp:points}</translation>
    </message>
    <message>
      <source>All ${money}</source>
      <comment>split_income.money</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: All $4</extracomment>
      <translation>全部${money}</translation>
    </message>
    <message>
      <source>All {vp:points}</source>
      <comment>split_income.points</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: All 2 points</extracomment>
      <translation>全部{vp:points}</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Bid $14</extracomment>
      <translation>出价${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>放弃</translation>
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
      <translation>你自己</translation>
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
      <translation>规划{short}</translation>
    </message>
    <message>
      <source>Prepare {short}</source>
      <comment>infrastructure</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Prepare hydro, North America (scientist)</extracomment>
      <translation>准备{short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build_plant</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build hydro, Europe (scientist), with its cube</extracomment>
      <translation>建造{short}</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>第二个行动</translation>
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
      <translation>自己使用</translation>
    </message>
    <message>
      <source>{steps:steps}, {vp:points}</source>
      <comment>reduce_co2</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: 17 steps, 17 points</extracomment>
      <translation>{steps:steps}，{vp:points}</translation>
    </message>
    <message>
      <source>Keep {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Keep 350 ppm</extracomment>
      <translation>维持{co2} ppm</translation>
    </message>
    <message>
      <source>{action}, card: {effect}</source>
      <comment>with.card</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling, Asia (money), card: –$3</extracomment>
      <translation>{action}，牌：{effect}</translation>
    </message>
    <message>
      <source>{action}, with its cube</source>
      <comment>with.region_tech</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build hydro, Europe (scientist), with its cube</extracomment>
      <translation>{action}，用地区的科技资源</translation>
    </message>
  </context>
  <context>
    <name>choices_second_chance</name>
    <message>
      <source>From your board</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action on a button beside a question: two or three words. Only in Second Chance.</extracomment>
      <translation>从你手中</translation>
    </message>
  </context>
  <context>
    <name>company_goal_names</name>
    <message>
      <source>Controlled regions</source>
      <comment>controlled_region</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>掌控的地区</translation>
    </message>
    <message>
      <source>Regions with plants</source>
      <comment>region_with_own_plant</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Regions with plants” (5): 3 points for each region where you have a plant, at most 15</extracomment>
      <translation>有电站的地区</translation>
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goal</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: UN goals · company goal 29</extracomment>
      <translation>联合国目标</translation>
    </message>
    <message>
      <source>Plants except the first</source>
      <comment>own_plant_after_first</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Plants except the first · company goal 30</extracomment>
      <translation>电站（第1个除外）</translation>
    </message>
    <message>
      <source>Plants</source>
      <comment>every_own_plant</comment>
      <extracomment>The short name of a company goal: what it counts.</extracomment>
      <translation>电站</translation>
    </message>
    <message>
      <source>CEPs without regions</source>
      <comment>cep_in_hand_before_regions</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: CEPs without regions · company goal 31</extracomment>
      <translation>手中的CEP</translation>
    </message>
    <message>
      <source>CEPs</source>
      <comment>cep_owned</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: CEPs · company goal 1</extracomment>
      <translation>CEP</translation>
    </message>
    <message>
      <source>Leads in expertise</source>
      <comment>leading_expertise_ties_count</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Leo scores company goal “Leads in expertise” (32): 4 points.</extracomment>
      <translation>知识领先</translation>
    </message>
    <message>
      <source>Plants of different energies</source>
      <comment>own_plant_type</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Plants of different energies” (6): 3 points for each different energy among your plants, at most 15</extracomment>
      <translation>不同能源的电站</translation>
    </message>
    <message>
      <source>Regions with infrastructure</source>
      <comment>region_with_own_infrastructure</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Regions with infrastructure” (8): 3 points for each region where you have infrastructure, at most 15</extracomment>
      <translation>有基建的地区</translation>
    </message>
    <message>
      <source>Infrastructures of different energies</source>
      <comment>own_infrastructure_type</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Infrastructures of different energies” (9): 3 points for each different energy among your infrastructures, at most 15</extracomment>
      <translation>不同能源的基建</translation>
    </message>
    <message>
      <source>Infrastructures except the first</source>
      <comment>own_infrastructure_after_first</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Infrastructures except the first” (10): 3 points for each of your infrastructures except the first, at most 15</extracomment>
      <translation>基建（第1个除外）</translation>
    </message>
  </context>
  <context>
    <name>company_goal_names_second_chance</name>
    <message>
      <source>Leads in knowledge</source>
      <comment>leading_expertise_ties_count</comment>
      <extracomment>The short name of a company goal: what it counts. Only in Second Chance.
Example: Leads in knowledge · company goal 2</extracomment>
      <translation>知识领先</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <comment>controlled_region</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>每掌控1个地区获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each region where you have a plant, at most {limit}</source>
      <comment>region_with_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Regions with plants” (5): 3 points for each region where you have a plant, at most 15</extracomment>
      <translation>每有1个地区建有你的电站，获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <comment>un_goal</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 3 points for each UN goal you have scored, at most 15.</extracomment>
      <translation>每完成1张联合国目标牌获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each of your plants except the first, at most {limit}</source>
      <comment>own_plant_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 3 points for each of your plants except the first, at most 15.</extracomment>
      <translation>除第1个外，每拥有1个电站获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each of your plants, at most {limit}</source>
      <comment>every_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of your plants, at most 3</extracomment>
      <translation>每拥有1个电站获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your supply, not counting your regions, at most {limit}</source>
      <comment>cep_in_hand_before_regions</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP in your supply, not counting your regions, at most 16.</extracomment>
      <translation>手中每有1个CEP获得{vp:points}（不计你掌控地区的CEP），最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP on your player board and in regions you control, at most {limit}</source>
      <comment>cep_owned</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP on your player board and in regions you control, at most 16.</extracomment>
      <translation>手中和你掌控的地区每有1个CEP获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of you, at most {limit}</source>
      <comment>leading_expertise_ties_count</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 4 points for each energy in which nobody is ahead of you, at most 16.</extracomment>
      <translation>每领先1种能源的知识获得{vp:points}（并列也算），最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your plants, at most {limit}</source>
      <comment>own_plant_type</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Plants of different energies” (6): 3 points for each different energy among your plants, at most 15</extracomment>
      <translation>你的电站每涵盖1种能源获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each region where you have infrastructure, at most {limit}</source>
      <comment>region_with_own_infrastructure</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Regions with infrastructure” (8): 3 points for each region where you have infrastructure, at most 15</extracomment>
      <translation>每有1个地区建有你的基建，获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Infrastructures of different energies” (9): 3 points for each different energy among your infrastructures, at most 15</extracomment>
      <translation>你的基建每涵盖1种能源获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each of your infrastructures except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Infrastructures except the first” (10): 3 points for each of your infrastructures except the first, at most 15</extracomment>
      <translation>除第1个外，每拥有1个基建获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <comment>controlled_region.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 4 points for each region the company controls, at most 16</extracomment>
      <translation>该公司每掌控1个地区获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each region where the company has a plant, at most {limit}</source>
      <comment>region_with_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region where the company has a plant, at most 15</extracomment>
      <translation>每有1个地区建有该公司的电站，获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <comment>un_goal.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each UN goal the company has scored, at most 15</extracomment>
      <translation>该公司每完成1张联合国目标牌获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each of the company's plants except the first, at most {limit}</source>
      <comment>own_plant_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of the company's plants except the first, at most 15</extracomment>
      <translation>除第1个外，该公司每拥有1个电站获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each of the company's plants, at most {limit}</source>
      <comment>every_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of the company's plants, at most 3</extracomment>
      <translation>该公司每拥有1个电站获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's supply, not counting its regions, at most {limit}</source>
      <comment>cep_in_hand_before_regions.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP in the company's supply, not counting its regions, at most 16</extracomment>
      <translation>该公司手中每有1个CEP获得{vp:points}（不计其掌控地区的CEP），最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP on the company's player board and in its regions, at most {limit}</source>
      <comment>cep_owned.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP on the company's player board and in its regions, at most 16</extracomment>
      <translation>该公司手中和其掌控的地区每有1个CEP获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of the company, at most {limit}</source>
      <comment>leading_expertise_ties_count.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 4 points for each energy in which nobody is ahead of the company, at most 16</extracomment>
      <translation>该公司每领先1种能源的知识获得{vp:points}（并列也算），最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's plants, at most {limit}</source>
      <comment>own_plant_type.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each different energy among the company's plants, at most 15</extracomment>
      <translation>该公司的电站每涵盖1种能源获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each region where the company has infrastructure, at most {limit}</source>
      <comment>region_with_own_infrastructure.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region where the company has infrastructure, at most 15</extracomment>
      <translation>每有1个地区建有该公司的基建，获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each different energy among the company's infrastructures, at most 15</extracomment>
      <translation>该公司的基建每涵盖1种能源获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each of the company's infrastructures except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of the company's infrastructures except the first, at most 15</extracomment>
      <translation>除第1个外，该公司每拥有1个基建获得{vp:points}，最多{limit}分</translation>
    </message>
  </context>
  <context>
    <name>company_goals_second_chance</name>
    <message>
      <source>{vp:points} for each UN goal you have claimed, at most {limit}</source>
      <comment>un_goal</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company. Only in Second Chance.
Example: At the end of the game: 3 points for each UN goal you have claimed, at most 15.</extracomment>
      <translation>每完成1张联合国目标牌获得{vp:points}，最多{limit}分</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has claimed, at most {limit}</source>
      <comment>un_goal.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company. Only in Second Chance.
Example: 3 points for each UN goal the company has claimed, at most 15</extracomment>
      <translation>该公司每完成1张联合国目标牌获得{vp:points}，最多{limit}分</translation>
    </message>
  </context>
  <context>
    <name>decisions</name>
    <message>
      <source>Your turn: take your main action. Free actions are possible before and after it.</source>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>你的行动轮：执行强制行动。之前和之后可以执行免费行动。</translation>
    </message>
    <message>
      <source>Your turn: take your main action.</source>
      <comment>turn.main_only</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>你的行动轮：执行强制行动。</translation>
    </message>
    <message>
      <source>No main action is possible: use free actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>无法执行强制行动：执行免费行动，或结束行动轮。</translation>
    </message>
    <message>
      <source>You may still use free actions, or end your turn.</source>
      <comment>turn.free</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>你还可以执行免费行动，或结束行动轮。</translation>
    </message>
    <message>
      <source>There is nothing left to do: end your turn.</source>
      <comment>turn.over</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>已无事可做：请结束行动轮。</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist, move one, or decline.</source>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>专家合作补助：招募或移动1名科学家，或放弃。</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or decline.</source>
      <comment>research_grant.move</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>专家合作补助：移动1名科学家，或放弃。</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <comment>granted_move</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>你可以移动1名科学家。</translation>
    </message>
    <message>
      <source>Your scientist must leave {place}: back to your supply with 1 point of expertise, or on to a summit?</source>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides.
Example: Your scientist must leave the recycling project in Oceania (technology space): back to your supply with 1 point of expertise, or on to a summit?</extracomment>
      <translation>你的科学家必须离开{place}：回到手中并获得1点知识，还是参加峰会？</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain 1 point of expertise.</source>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>选择要获得1点知识的能源。</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <comment>bonus_region_cep</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>选择获得1个CEP的地区。</translation>
    </message>
    <message>
      <source>End of your turn: choose the project that gives you 1 point of expertise.</source>
      <comment>project_expertise</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>行动轮结束：选择给你1点知识的项目。</translation>
    </message>
    <message>
      <source>End of your turn: choose the project that gives you 1 point of expertise, or decline.</source>
      <comment>project_expertise.may</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>行动轮结束：选择给你1点知识的项目，或放弃。</translation>
    </message>
    <message>
      <source>The summit is over: choose which of your points you gain first ({energies}).</source>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit is over: choose which of your points you gain first (solar and wind).</extracomment>
      <translation>峰会完结：选择先获得哪一点知识（{energies}）。</translation>
    </message>
    <message>
      <source>The summit is over: choose the topic of your extra point ({energies}).</source>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit is over: choose the topic of your extra point (solar, recycling).</extracomment>
      <translation>峰会完结：选择你额外1点知识的专题（{energies}）。</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <comment>income_split</comment>
      <extracomment>What is asked of the one who decides.
Example: Split your income of 2 into money and points.</extracomment>
      <translation>将你的{amount}点收入分配为金钱和得分。</translation>
    </message>
    <message>
      <source>Choose the region where the energy demand begins; the others follow clockwise.</source>
      <comment>first_region</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>选择最先供电的地区；其余地区按顺时针顺序。</translation>
    </message>
    <message>
      <source>Pay a CEP: choose where it comes from.</source>
      <comment>pay_cep</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>支付1个CEP：选择来源。</translation>
    </message>
    <message>
      <source>Pay a CEP for installing the project: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>为准备项目支付1个CEP：选择来源。</translation>
    </message>
    <message>
      <source>Pay a CEP for the plant: choose where it comes from.</source>
      <comment>pay_cep.build</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>为电站支付1个CEP：选择来源。</translation>
    </message>
    <message>
      <source>Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.</source>
      <comment>pay_cep.supply</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>为你掌控地区的新燃料电厂支付1个CEP：选择来源。</translation>
    </message>
    <message>
      <source>Pay a CEP because of the disaster: choose where it comes from.</source>
      <comment>pay_cep.event</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>因灾难支付1个CEP：选择来源。</translation>
    </message>
    <message>
      <source>Pay a CEP for your bid: choose where it comes from.</source>
      <comment>pay_cep.bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>为出价支付1个CEP：选择来源。</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant and must buy one for ${price}: lose {vp:points} for the money you lack, or discard your company goal for money first.</source>
      <comment>forced_purchase</comment>
      <extracomment>What is asked of the one who decides.
Example: You have no CEP to pay for a fossil plant and must buy one for $3: lose 3 points for the money you lack, or discard your company goal for money first.</extracomment>
      <translation>你没有CEP支付燃料电厂，购买1个需要{price}金钱：损失{vp:points}以补足金钱，或先弃掉你的企业目标换取金钱。</translation>
    </message>
    <message>
      <source>Bid for the right to choose the start player, or pass.</source>
      <comment>bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>为选择起始玩家的权利出价，或放弃。</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <comment>bid.raise</comment>
      <extracomment>What is asked of the one who decides.
Example: The highest bid is $14, by Eva: bid more, or pass.</extracomment>
      <translation>目前最高出价为{player}的{amount}金钱：提价，或放弃。</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; no change is given.</source>
      <comment>bid_payment</comment>
      <extracomment>What is asked of the one who decides.
Example: Pay your bid of $21: a technology cube counts as $2, a CEP as $2; no change is given.</extracomment>
      <translation>支付你的出价{amount}金钱：1个科技资源折合{tech}金钱，1个CEP折合{price}金钱；不设找零。</translation>
    </message>
    <message>
      <source>Choose the start player of the next decade.</source>
      <comment>appoint</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>选择下个年代的起始玩家。</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest go to the player on your right.</source>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides.
Example: Keep one of these 5 lobby cards; the rest go to the player on your right.</extracomment>
      <translation>从这{cards:lobby_cards}中保留1张；其余交给右手边的玩家。</translation>
    </message>
    <message>
      <source>Choose the region where placing the start projects begins.</source>
      <comment>start_region</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>选择从哪个地区开始放置初始项目。</translation>
    </message>
    <message>
      <source>Choose a space in {region} for the {project}.</source>
      <comment>start_space</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose a space in Oceania for the recycling project.</extracomment>
      <translation>选择{project}在{region}的补助格。</translation>
    </message>
    <message>
      <source>Now take the action of lobbyist card {card}: {trigger}.</source>
      <comment>owed_action</comment>
      <extracomment>What is asked of the one who decides.
Example: Now take the action of lobbyist card “Plan in Europe: $3” (3): plan a project in Europe.</extracomment>
      <translation>现在执行赞助牌{card}的行动：{trigger}。</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, give it to another player, or decline.</source>
      <comment>bonus</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: 1 point of solar knowledge. Use it, give it to another player, or decline.</extracomment>
      <translation>奖励：{bonus}。自己使用、交给其他玩家，或放弃。</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or decline.</source>
      <comment>bonus.own</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>奖励：{bonus}。使用，或放弃。</translation>
    </message>
    <message>
      <source>You are given a bonus: {bonus}. Use it, or decline.</source>
      <comment>bonus_received</comment>
      <extracomment>What is asked of the one who decides.
Example: You are given a bonus: 1 technology cube. Use it, or decline.</extracomment>
      <translation>你得到一个奖励：{bonus}。使用，或放弃。</translation>
    </message>
    <message>
      <source>Choose how far to reduce the CO₂ level of {co2} ppm: each step of {ppm} ppm costs {vp:points}.</source>
      <comment>reduction</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose how far to reduce the CO₂ level of 490 ppm: each step of 10 ppm costs 1 point.</extracomment>
      <translation>污染等级为{co2} ppm：选择要降低多少，每格（{ppm} ppm）需要{vp:points}。</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level of {co2} ppm by at least {needed:steps} of {ppm} ppm; each step costs {vp:points}.</source>
      <comment>reduction.needed</comment>
      <extracomment>What is asked of the one who decides.
Example: Reduce the CO₂ level of 570 ppm by at least 7 steps of 10 ppm; each step costs 1 point.</extracomment>
      <translation>污染等级为{co2} ppm，至少须降低{needed:steps}，每格（{ppm} ppm）需要{vp:points}：选择格数。</translation>
    </message>
    <message>
      <source>Choose a company goal to keep; the other one leaves the game unseen.</source>
      <comment>keep_goal.company</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>选择要保留的企业目标；另一张不公开，移出游戏。</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep (left to choose: {due}).</source>
      <comment>keep_goal.personal</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose a personal goal to keep (left to choose: 2).</extracomment>
      <translation>选择要保留的个人目标（还须选择{due}张）。</translation>
    </message>
    <message>
      <source>Take your second main action now; it must be of another kind than the first.</source>
      <comment>second_action</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>现在执行你的第二个行动；种类必须与第一个不同。</translation>
    </message>
    <message>
      <source>Choose a region: the opponent's cubes are placed counter-clockwise, beginning after it.</source>
      <comment>opponent_start</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>选择一个地区：从其下一个地区开始，按逆时针顺序放置对手方块。</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Your turn: take your main action. Director actions are possible before and after it.</source>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>你的行动轮：执行强制行动。之前和之后可以执行主管行动。</translation>
    </message>
    <message>
      <source>No main action is possible: use director actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>无法执行强制行动：执行主管行动，或结束行动轮。</translation>
    </message>
    <message>
      <source>You may still use director actions, or end your turn.</source>
      <comment>turn.free</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>你还可以执行主管行动，或结束行动轮。</translation>
    </message>
    <message>
      <source>You may still use director actions, pollute for a second main action, or end your turn.</source>
      <comment>turn.pollute</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>你还可以执行主管行动、制造污染以执行第二个行动，或结束行动轮。</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist and gain 1 point of knowledge, or move a scientist.</source>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>政府补助：招募1名科学家并获得1点知识，或移动1名科学家。</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist and gain 1 point of knowledge, move a scientist, or decline.</source>
      <comment>research_grant.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>政府补助：招募1名科学家并获得1点知识、移动1名科学家，或放弃。</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <comment>research_grant.move</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>政府补助：移动1名科学家。</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or decline.</source>
      <comment>research_grant.move.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>政府补助：移动1名科学家，或放弃。</translation>
    </message>
    <message>
      <source>Your scientist must leave {place}: choose a destination.</source>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Your scientist must leave the hydro project in North America (scientist space): choose a destination.</extracomment>
      <translation>你的科学家必须离开{place}：选择去处。</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain 1 point of knowledge.</source>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>选择要获得1点知识的能源。</translation>
    </message>
    <message>
      <source>The summit is over: choose which point of knowledge you gain first ({energies}).</source>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit is over: choose which point of knowledge you gain first (solar and wind).</extracomment>
      <translation>峰会完结：选择先获得哪一点知识（{energies}）。</translation>
    </message>
    <message>
      <source>The summit is over: choose the topic of your point of knowledge ({energies}).</source>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit is over: choose the topic of your point of knowledge (hydro, recycling).</extracomment>
      <translation>峰会完结：选择你这1点知识的专题（{energies}）。</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>为基建支付1个CEP：选择来源。</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; the rest go to the player on your right.</source>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Keep one of these 5 lobbyist cards; the rest go to the player on your right.</extracomment>
      <translation>从这{cards:lobbyist_cards}中保留1张；其余交给右手边的玩家。</translation>
    </message>
  </context>
  <context>
    <name>effects</name>
    <message>
      <source>${n}</source>
      <comment>money</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation>{n}金钱</translation>
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
      <translation>来自市场的{n:ceps}</translation>
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
      <translation>移动1名科学家</translation>
    </message>
    <message>
      <source>1 point of {expertise}</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Build hydro: 1 knowledge” (26) for its main effect: 1 point of hydro knowledge; its action must follow</extracomment>
      <translation>1点{expertise}</translation>
    </message>
    <message>
      <source>${n} discount</source>
      <comment>discount</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Main effect, when you build a recycling plant: $3 discount.</extracomment>
      <translation>少付{n}金钱</translation>
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
      <translation>1点{expertise}</translation>
    </message>
  </context>
  <context>
    <name>endings</name>
    <message>
      <source>The last decade is over.</source>
      <comment>last_decade</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>最后一个年代结束。</translation>
    </message>
    <message>
      <source>Enough regions use green energy only: the game ends.</source>
      <comment>green_regions</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>足够的地区已被环保电站完全覆盖：游戏结束。</translation>
    </message>
    <message>
      <source>The CO₂ level is back in the safe zone: the game ends.</source>
      <comment>below_danger</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>污染等级回到安全区间：游戏结束。</translation>
    </message>
    <message>
      <source>The CO₂ level has reached the limit: the game ends here.</source>
      <comment>solo_pollution</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>污染等级达到上限：游戏到此结束。</translation>
    </message>
    <message>
      <source>The CO₂ level is too high: the planet is lost.</source>
      <comment>planet_lost</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>污染等级过高：地球毁灭。</translation>
    </message>
    <message>
      <source>All goals are met and the CO₂ level is low enough: the game is won.</source>
      <comment>team_won</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>所有目标均已完成，污染等级也够低：游戏获胜。</translation>
    </message>
    <message>
      <source>The score is below zero: the game is lost.</source>
      <comment>points_lost</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>得分低于零：游戏失败。</translation>
    </message>
    <message>
      <source>Too few personal goals are met: the game is lost.</source>
      <comment>personal_goals_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>完成的个人目标太少：游戏失败。</translation>
    </message>
    <message>
      <source>Too many UN goals are still open: the game is lost.</source>
      <comment>un_goals_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>尚未完成的联合国目标太多：游戏失败。</translation>
    </message>
    <message>
      <source>The solo goal is not met: the game is lost.</source>
      <comment>solo_goal_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>单人目标未完成：游戏失败。</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>forestation</source>
      <comment>forestation</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Play lobbyist card “Prepare forestation: 1 knowledge” (19) for its minor effect: $2</extracomment>
      <translation>森林</translation>
    </message>
    <message>
      <source>solar</source>
      <comment>solar</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>太阳能</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <comment>fusion</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Keep lobby card “Build cold fusion: –$3” (16); minor effect: $2</extracomment>
      <translation>冷聚变</translation>
    </message>
    <message>
      <source>biomass</source>
      <comment>biomass</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Keep lobby card “Summit on biomass: 1 expertise” (22); minor effect: move a scientist</extracomment>
      <translation>生物质能</translation>
    </message>
    <message>
      <source>recycling</source>
      <comment>recycling</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Recycling</extracomment>
      <translation>再生资源</translation>
    </message>
    <message>
      <source>hydro</source>
      <comment>hydro</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Plan hydro, Europe (scientist)</extracomment>
      <translation>水力</translation>
    </message>
    <message>
      <source>wind</source>
      <comment>wind</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Play lobbyist card “Build wind: 1 knowledge” (27) for its minor effect: $2</extracomment>
      <translation>风力</translation>
    </message>
  </context>
  <context>
    <name>environmental_goals</name>
    <message>
      <source>Build a plant in {region}</source>
      <comment>plant_in_region</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Build a plant in Europe</extracomment>
      <translation>在{region}建造电站</translation>
    </message>
    <message>
      <source>Build a {plant}</source>
      <comment>plant_of_type</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Build a solar plant</extracomment>
      <translation>建造{plant}</translation>
    </message>
    <message>
      <source>Reach the last space of the {track}</source>
      <comment>knowledge_last</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the last space of the solar track</extracomment>
      <translation>达到{track}最后一格</translation>
    </message>
    <message>
      <source>Reach the middle of the {track}</source>
      <comment>knowledge_half</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the middle of the solar track</extracomment>
      <translation>达到{track}中点</translation>
    </message>
    <message>
      <source>Complete a summit with the {topic}</source>
      <comment>summit_topic</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Complete a summit with the wind topic</extracomment>
      <translation>完成{topic}的峰会</translation>
    </message>
    <message>
      <source>Complete a summit of {n:topics}</source>
      <comment>summit_size</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Complete a summit of 3 topics</extracomment>
      <translation>完成有{n:topics}的峰会</translation>
    </message>
  </context>
  <context>
    <name>event_cards</name>
    <message>
      <source>Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.</source>
      <comment>when</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: Happens only if the CO₂ level is 350 ppm or more after the energy demand.</extracomment>
      <translation>只有当供电后污染等级达到或超过{ppm} ppm时才会发生。</translation>
    </message>
    <message>
      <source>It spares everyone who has a green plant in {region}.</source>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: It spares everyone who has a green plant in North America.</extracomment>
      <translation>在{region}有环保电站的玩家不受影响。</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none.</source>
      <comment>loss</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: All others give 1 technology cube to North America, or lose 2 points if they have none.</extracomment>
      <translation>其他玩家各向{region}贡献{tech:cubes}；没有的玩家损失{vp:points}。</translation>
    </message>
    <message>
      <source>A player who builds a plant in {region} uses one of these cubes for it.</source>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: A player who builds a plant in North America uses one of these cubes for it.</extracomment>
      <translation>在{region}建造电站的玩家，会使用其中1个科技资源抵付花费。</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>Happens in the event phase; at {ppm} ppm or more, the future event happens too.</source>
      <comment>when</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: Happens in the event phase; at 400 ppm or more, the future event happens too.</extracomment>
      <translation>在事件阶段发生；达到或超过{ppm} ppm时，未来事件也会发生。</translation>
    </message>
    <message>
      <source>It spares everyone who has built a plant in {region}, or has infrastructure under a plant there.</source>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: It spares everyone who has built a plant in North America, or has infrastructure under a plant there.</extracomment>
      <translation>在{region}建造过电站，或在当地的电站下方有基建的玩家不受影响。</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <comment>loss</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: All others give 1 technology cube to North America, or lose 2 points if they have none, and pay a CEP.</extracomment>
      <translation>其他玩家各向{region}贡献{tech:cubes}（没有的玩家损失{vp:points}），并支付1个CEP。</translation>
    </message>
    <message>
      <source>A player who builds a plant in {region} may use one of these cubes for it.</source>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: A player who builds a plant in North America may use one of these cubes for it.</extracomment>
      <translation>在{region}建造电站的玩家，可以用其中1个科技资源抵付花费。</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>{player} undoes {actions:actions} with everyone's consent.</source>
      <comment>ActionsTakenBack.agreed</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada undoes 3 actions with everyone's consent.</extracomment>
      <translation>全体同意下，{player}撤回{actions:actions}。</translation>
    </message>
    <message>
      <source>{player} undoes {actions:actions} (practice game).</source>
      <comment>ActionsTakenBack.practice</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada undoes 3 actions (practice game).</extracomment>
      <translation>练习局：{player}撤回{actions:actions}。</translation>
    </message>
    <message>
      <source>{player} must buy a CEP for ${money}.</source>
      <comment>CepForced.money</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada must buy a CEP for $3.</extracomment>
      <translation>{player}必须以{money}金钱购买1个CEP。</translation>
    </message>
    <message>
      <source>{player} must buy a CEP for {vp:points}.</source>
      <comment>CepForced.points</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada must buy a CEP for 3 points.</extracomment>
      <translation>{player}必须以{vp:points}购买1个CEP。</translation>
    </message>
    <message>
      <source>{player} pays a CEP.</source>
      <comment>CepPaid.hand</comment>
      <extracomment>A line of the log, in a special case.
Example: Leo pays a CEP.</extracomment>
      <translation>{player}支付1个CEP。</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the market.</source>
      <comment>CepGained.market</comment>
      <extracomment>A line of the log, in a special case.
Example: Leo receives a CEP from the market.</extracomment>
      <translation>{player}从市场获得1个CEP。</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the bank.</source>
      <comment>CepGained.bank</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada receives a CEP from the bank.</extracomment>
      <translation>{player}从银行获得1个CEP。</translation>
    </message>
    <message>
      <source>{player} keeps control of {region} against {builder}.</source>
      <comment>ControlKept.other</comment>
      <extracomment>A line of the log, in a special case.
Example: Max keeps control of Europe against Leo.</extracomment>
      <translation>{region}仍由{player}掌控，{builder}未能取得。</translation>
    </message>
    <message>
      <source>{builder} has no marker left: nobody controls {region}.</source>
      <comment>ControlKept.nobody</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has no marker left: nobody controls South America.</extracomment>
      <translation>{builder}的标记已用完：{region}无人掌控。</translation>
    </message>
    <message>
      <source>{player} takes control of {region} from {previous}.</source>
      <comment>ControlTaken.from</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada takes control of North America from Max.</extracomment>
      <translation>{player}从{previous}手中获得对{region}的掌控。</translation>
    </message>
    <message>
      <source>{player} takes ${money}.</source>
      <comment>IncomeSplit.money</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada takes $4.</extracomment>
      <translation>{player}获取{money}金钱。</translation>
    </message>
    <message>
      <source>{player} takes {vp:points}.</source>
      <comment>IncomeSplit.points</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada takes 2 points.</extracomment>
      <translation>{player}获取{vp:points}。</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva plays lobby card “Install recycling: 2 technology cubes” (10) for its main effect.</extracomment>
      <translation>{player}打出赞助牌{card}，使用大赞助。</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case.
Example: Max plays lobby card “Summit on solar: 1 expertise” (23) for its minor effect.</extracomment>
      <translation>{player}打出赞助牌{card}，使用小赞助。</translation>
    </message>
    <message>
      <source>The market and the bank are empty; the price is now ${price}.</source>
      <comment>MarketRefilled.empty</comment>
      <extracomment>A line of the log, in a special case.
Example: The market and the bank are empty; the price is now $8.</extracomment>
      <translation>市场和银行的CEP均已拿光；价格现为{price}金钱。</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the grant.</source>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $5 from the grant.</extracomment>
      <translation>{player}因补助获得{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 for installing the project.</extracomment>
      <translation>{player}因准备项目获得{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the lobby card.</source>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 from the lobby card.</extracomment>
      <translation>{player}因赞助牌获得{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the bid.</source>
      <comment>MoneyPaid.auction</comment>
      <extracomment>A line of the log, in a special case.
Example: Leo pays $13 for the bid.</extracomment>
      <translation>{player}为出价支付{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the plant.</source>
      <comment>MoneyPaid.build</comment>
      <extracomment>A line of the log, in a special case.
Example: Max pays $8 for the plant.</extracomment>
      <translation>{player}为电站支付{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} from the lobby card.</source>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada gains 3 points from the lobby card.</extracomment>
      <translation>{player}因赞助牌获得{amount:points}。</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <comment>PointsGained.plant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max gains 6 points for the plant.</extracomment>
      <translation>{player}因电站获得{amount:points}。</translation>
    </message>
    <message>
      <source>{player} has no technology cube to give and loses {amount:points}.</source>
      <comment>PointsLost.event</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has no technology cube to give and loses 3 points.</extracomment>
      <translation>{player}没有科技资源可贡献，损失{amount:points}。</translation>
    </message>
    <message>
      <source>{player} takes a scientist back from {origin}.</source>
      <comment>ScientistMoved.home</comment>
      <extracomment>A line of the log, in a special case.
Example: Max takes a scientist back from the technology space in North America.</extracomment>
      <translation>{player}的1名科学家从{origin}回到手中。</translation>
    </message>
    <message>
      <source>{player}'s scientist must leave {space}.</source>
      <comment>ScientistSentAway.own</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada's scientist must leave the scientist space in Europe.</extracomment>
      <translation>{player}的科学家必须离开{space}。</translation>
    </message>
    <message>
      <source>From now on, a person plays for {player}.</source>
      <comment>SeatTakenOver.person</comment>
      <extracomment>A line of the log, in a special case.
Example: From now on, a person plays for Ada.</extracomment>
      <translation>从现在起，{player}由真人操作。</translation>
    </message>
    <message>
      <source>From now on, another program plays for {player}.</source>
      <comment>SeatTakenOver.program</comment>
      <extracomment>A line of the log, in a special case.
Example: From now on, another program plays for Ada.</extracomment>
      <translation>从现在起，{player}由其他程序操作。</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <comment>SummitReplaced.none</comment>
      <extracomment>A line of the log, in a special case.
Example: No summit is left for space 3.</extracomment>
      <translation>没有峰会板块可补充到峰会{summit}的位置。</translation>
    </message>
    <message>
      <source>No technology cubes are left: {player} receives none.</source>
      <comment>TechGained.none</comment>
      <extracomment>A line of the log, in a special case.
Example: No technology cubes are left: Leo receives none.</extracomment>
      <translation>银行的科技资源已用完：{player}没有获得。</translation>
    </message>
    <message>
      <source>{player} receives only {amount:cubes}, {missing} short: no more are left.</source>
      <comment>TechGained.missing</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva receives only 2 technology cubes, 1 short: no more are left.</extracomment>
      <translation>{player}只获得{amount:cubes}，尚缺{missing}个：银行已没有了。</translation>
    </message>
    <message>
      <source>{player} needs no technology cubes.</source>
      <comment>TechPaid.nothing</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada needs no technology cubes.</extracomment>
      <translation>{player}无须支付科技资源。</translation>
    </message>
    <message>
      <source>The region pays {by_region:cubes} for {player}'s plant.</source>
      <comment>TechPaid.region_only</comment>
      <extracomment>A line of the log, in a special case.
Example: The region pays 1 technology cube for Max's plant.</extracomment>
      <translation>地区为{player}的电站支付{by_region:cubes}。</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region pays {by_region:cubes}.</source>
      <comment>TechPaid.region</comment>
      <extracomment>A line of the log, in a special case.
Example: Max pays 2 technology cubes, and the region pays 1 technology cube.</extracomment>
      <translation>{player}支付{amount:cubes}，地区支付{by_region:cubes}。</translation>
    </message>
    <message>
      <source>{player} ends the turn without a main action.</source>
      <comment>TurnEnded.idle</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada ends the turn without a main action.</extracomment>
      <translation>{player}未执行强制行动，结束行动轮。</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}.</source>
      <comment>UnGoalScored.later</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva claims UN goal “Recycling, hydro” (2).</extracomment>
      <translation>{player}完成联合国目标牌{card}。</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo plays lobbyist card “Plan in Asia: $3” (5) for its main effect.</extracomment>
      <translation>{player}打出赞助牌{card}，使用大赞助。</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva plays lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect.</extracomment>
      <translation>{player}打出赞助牌{card}，使用小赞助。</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; its action follows.</source>
      <comment>LobbyPlayed.before</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada plays lobbyist card “Plan in Europe: $3” (3) for its main effect; its action follows.</extracomment>
      <translation>{player}打出赞助牌{card}，使用大赞助；接着执行此牌的行动。</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the subsidy.</source>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva receives $4 from the subsidy.</extracomment>
      <translation>{player}因补助获得{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo receives $3 for the infrastructure.</extracomment>
      <translation>{player}因基建获得{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the lobbyist card.</source>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada receives $3 from the lobbyist card.</extracomment>
      <translation>{player}因赞助牌获得{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} from the lobbyist card.</source>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada gains 2 points from the lobbyist card.</extracomment>
      <translation>{player}因赞助牌获得{amount:points}。</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} can no longer take the action of lobbyist card {card}.</source>
      <comment>ActionReleased</comment>
      <extracomment>A line of the log.
Example: Ada can no longer take the action of lobbyist card “Build solar: –$3” (18).</extracomment>
      <translation>{player}已无法执行赞助牌{card}的行动。</translation>
    </message>
    <message>
      <source>{player} undoes {actions:actions}.</source>
      <comment>ActionsTakenBack</comment>
      <extracomment>A line of the log.
Example: Ada undoes 3 actions.</extracomment>
      <translation>{player}撤回{actions:actions}。</translation>
    </message>
    <message>
      <source>Nobody bids in the auction.</source>
      <comment>AuctionFailed</comment>
      <extracomment>A line of the log.</extracomment>
      <translation>无人出价。</translation>
    </message>
    <message>
      <source>{player} wins the auction with ${amount}.</source>
      <comment>AuctionWon</comment>
      <extracomment>A line of the log.
Example: Max wins the auction with $22.</extracomment>
      <translation>{player}以{amount}金钱赢得竞拍。</translation>
    </message>
    <message>
      <source>{player} bids ${amount}.</source>
      <comment>BidMade</comment>
      <extracomment>A line of the log.
Example: Eva bids $14.</extracomment>
      <translation>{player}出价{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <comment>BidPassed</comment>
      <extracomment>A line of the log.
Example: Ada passes.</extracomment>
      <translation>{player}放弃出价。</translation>
    </message>
    <message>
      <source>{player} declines the bonus.</source>
      <comment>BonusDeclined</comment>
      <extracomment>A line of the log.
Example: Eva declines the bonus.</extracomment>
      <translation>{player}放弃奖励。</translation>
    </message>
    <message>
      <source>{player} gives the bonus to {to}.</source>
      <comment>BonusGiven</comment>
      <extracomment>A line of the log.
Example: Leo gives the bonus to Ada.</extracomment>
      <translation>{player}将奖励交给{to}。</translation>
    </message>
    <message>
      <source>{player}'s bonus is lost: there is no CEP left, or no region with room for one.</source>
      <comment>BonusLost</comment>
      <extracomment>A line of the log.
Example: Ada's bonus is lost: there is no CEP left, or no region with room for one.</extracomment>
      <translation>{player}的奖励作废：已没有CEP，或所有地区均无空格。</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log.
Example: Ada's scientist visits lobby card “Build solar: –$3” (18).</extracomment>
      <translation>{player}的科学家访问赞助牌{card}。</translation>
    </message>
    <message>
      <source>{player} buys a CEP for ${price}.</source>
      <comment>CepBought</comment>
      <extracomment>A line of the log.
Example: Eva buys a CEP for $1.</extracomment>
      <translation>{player}以{price}金钱购买1个CEP。</translation>
    </message>
    <message>
      <source>{player} collects {amount:ceps} from {region}.</source>
      <comment>CepCollected</comment>
      <extracomment>A line of the log.
Example: Max collects 4 CEPs from North America.</extracomment>
      <translation>{player}从{region}拿取{amount:ceps}。</translation>
    </message>
    <message>
      <source>{player} must buy a CEP for ${money} and {vp:points}.</source>
      <comment>CepForced</comment>
      <extracomment>A line of the log.
Example: Ada must buy a CEP for $3 and 3 points.</extracomment>
      <translation>{player}必须以{money}金钱和{vp:points}购买1个CEP。</translation>
    </message>
    <message>
      <source>{player} receives a CEP.</source>
      <comment>CepGained</comment>
      <extracomment>A line of the log.
Example: Ada receives a CEP.</extracomment>
      <translation>{player}获得1个CEP。</translation>
    </message>
    <message>
      <source>No CEP is left for {player}.</source>
      <comment>CepMissed</comment>
      <extracomment>A line of the log.
Example: No CEP is left for Ada.</extracomment>
      <translation>没有剩余的CEP可给{player}。</translation>
    </message>
    <message>
      <source>{player} pays a CEP from {source}.</source>
      <comment>CepPaid</comment>
      <extracomment>A line of the log.
Example: Max pays a CEP from Europe.</extracomment>
      <translation>{player}从{source}支付1个CEP。</translation>
    </message>
    <message>
      <source>{player} sells a CEP for ${price}.</source>
      <comment>CepSold</comment>
      <extracomment>A line of the log.
Example: Ada sells a CEP for $3.</extracomment>
      <translation>{player}以{price}金钱售卖1个CEP。</translation>
    </message>
    <message>
      <source>{player} sells {amount:ceps} at the price of ${price}.</source>
      <comment>CepSoldOut</comment>
      <extracomment>A line of the log.
Example: Ada sells 8 CEPs at the price of $8.</extracomment>
      <translation>{player}以每个{price}金钱的价格售卖{amount:ceps}。</translation>
    </message>
    <message>
      <source>The CO₂ level is reduced to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <comment>Co2Reduced</comment>
      <extracomment>A line of the log.
Example: The CO₂ level is reduced to 400 ppm: 17 steps for 17 points.</extracomment>
      <translation>污染等级降至{co2} ppm：花费{vp:points}降低{steps:steps}。</translation>
    </message>
    <message>
      <source>{player} discards a company goal for ${money}.</source>
      <comment>CompanyGoalCashed</comment>
      <extracomment>A line of the log.
Example: Ada discards a company goal for $8.</extracomment>
      <translation>{player}弃掉1个企业目标以换取{money}金钱。</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <comment>CompanyGoalScored</comment>
      <extracomment>A line of the log.
Example: Max scores company goal “Infrastructures except the first” (10): 6 points.</extracomment>
      <translation>{player}结算企业目标{card}：{vp:points}。</translation>
    </message>
    <message>
      <source>{player} keeps control of {region}.</source>
      <comment>ControlKept</comment>
      <extracomment>A line of the log.
Example: Eva keeps control of North America.</extracomment>
      <translation>{player}继续掌控{region}。</translation>
    </message>
    <message>
      <source>{player} takes control of {region}.</source>
      <comment>ControlTaken</comment>
      <extracomment>A line of the log.
Example: Max takes control of Europe.</extracomment>
      <translation>{player}获得对{region}的掌控。</translation>
    </message>
    <message>
      <source>Decade {decade} begins.</source>
      <comment>DecadeBegan</comment>
      <extracomment>A line of the log.
Example: Decade 1 begins.</extracomment>
      <translation>第{decade}个年代开始。</translation>
    </message>
    <message>
      <source>No disaster in {region}: the CO₂ level is still low enough.</source>
      <comment>DisasterAvoided</comment>
      <extracomment>A line of the log.
Example: No disaster in South America: the CO₂ level is still low enough.</extracomment>
      <translation>{region}没有出现灾难：污染等级仍处于安全区间。</translation>
    </message>
    <message>
      <source>A disaster strikes {region}.</source>
      <comment>DisasterStruck</comment>
      <extracomment>A line of the log.
Example: A disaster strikes Europe.</extracomment>
      <translation>{region}发生灾难。</translation>
    </message>
    <message>
      <source>Environmental goal {goal} is achieved.</source>
      <comment>EnvironmentalGoalAchieved</comment>
      <extracomment>A line of the log.
Example: Environmental goal 2 is achieved.</extracomment>
      <translation>环境目标{goal}达成。</translation>
    </message>
    <message>
      <source>Penalty of {vp:points} for {open_goals:open_goals}.</source>
      <comment>EnvironmentalPenalty</comment>
      <extracomment>A line of the log.
Example: Penalty of 21 points for 21 open environmental goals.</extracomment>
      <translation>{open_goals:open_goals}：因惩罚损失{vp:points}。</translation>
    </message>
    <message>
      <source>The event after the next one is revealed: {region}.</source>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log.
Example: The event after the next one is revealed: Europe.</extracomment>
      <translation>翻开再下一个事件：{region}。</translation>
    </message>
    <message>
      <source>{player} declines the expertise.</source>
      <comment>ExpertiseDeclined</comment>
      <extracomment>A line of the log.
Example: Ada declines the expertise.</extracomment>
      <translation>{player}不获取知识。</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {expertise}.</source>
      <comment>ExpertiseGained</comment>
      <extracomment>A line of the log.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation>{player}的{expertise}达到第{level}格。</translation>
    </message>
    <message>
      <source>{player} is at the end of the {track}, so the point is lost.</source>
      <comment>ExpertiseLost</comment>
      <extracomment>A line of the log.
Example: Leo is at the end of the cold fusion track, so the point is lost.</extracomment>
      <translation>{player}已在{track}最后一格，该点知识作废。</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <comment>FossilPileEmpty</comment>
      <extracomment>A line of the log.
Example: No fossil plant is left for Europe.</extracomment>
      <translation>没有剩余的燃料电厂可放置到{region}。</translation>
    </message>
    <message>
      <source>The replaced fossil plants form a new pile: {tiles:fossil_plants}.</source>
      <comment>FossilPileRenewed</comment>
      <extracomment>A line of the log.
Example: The replaced fossil plants form a new pile: 3 fossil plants.</extracomment>
      <translation>已淘汰的{tiles:fossil_plants}洗匀，形成新的电厂堆。</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is now {co2} ppm.</source>
      <comment>FossilPlantPlaced</comment>
      <extracomment>A line of the log.
Example: North America builds a fossil plant (coal); the CO₂ level is now 70 ppm.</extracomment>
      <translation>{region}建立1个{fossil}电厂；污染等级现为{co2} ppm。</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is replaced; the CO₂ level is now {co2} ppm.</source>
      <comment>FossilReplaced</comment>
      <extracomment>A line of the log.
Example: A fossil plant (coal) in Africa is replaced; the CO₂ level is now 360 ppm.</extracomment>
      <translation>{region}的1个{fossil}电厂被淘汰；污染等级现为{co2} ppm。</translation>
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
      <translation>{player}保留1张目标牌。</translation>
    </message>
    <message>
      <source>{player} moves no scientist.</source>
      <comment>GrantDeclined</comment>
      <extracomment>A line of the log.
Example: Eva moves no scientist.</extracomment>
      <translation>{player}不移动科学家。</translation>
    </message>
    <message>
      <source>{player} has no scientist to recruit or move.</source>
      <comment>GrantLost</comment>
      <extracomment>A line of the log.
Example: Ada has no scientist to recruit or move.</extracomment>
      <translation>{player}没有可招募或移动的科学家。</translation>
    </message>
    <message>
      <source>{player} earns an income of {amount}.</source>
      <comment>IncomeEarned</comment>
      <extracomment>A line of the log.
Example: Ada earns an income of 2.</extracomment>
      <translation>{player}获得{amount}点收入。</translation>
    </message>
    <message>
      <source>{player} takes ${money} and {vp:points}.</source>
      <comment>IncomeSplit</comment>
      <extracomment>A line of the log.
Example: Leo takes $1 and 3 points.</extracomment>
      <translation>{player}获取{money}金钱和{vp:points}。</translation>
    </message>
    <message>
      <source>Inspector {inspector} moves to environmental goal {goal}.</source>
      <comment>InspectorMoved</comment>
      <extracomment>A line of the log.
Example: Inspector 1 moves to environmental goal 3.</extracomment>
      <translation>视察员{inspector}移动到环境目标{goal}。</translation>
    </message>
    <message>
      <source>{player} draws a lobby card.</source>
      <comment>LobbyDrawn</comment>
      <extracomment>A line of the log.
Example: Ada draws a lobby card.</extracomment>
      <translation>{player}摸1张赞助牌。</translation>
    </message>
    <message>
      <source>{player} keeps a lobby card.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log.
Example: Max keeps a lobby card.</extracomment>
      <translation>{player}保留1张赞助牌。</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card}.</source>
      <comment>LobbyPlayed</comment>
      <extracomment>A line of the log.
Example: Ada plays lobby card “Build solar: –$3” (18).</extracomment>
      <translation>{player}打出赞助牌{card}。</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is now ${price}.</source>
      <comment>MarketRefilled</comment>
      <extracomment>A line of the log.
Example: The market is refilled with 2 CEPs; the price is now $2.</extracomment>
      <translation>市场补充{moved:ceps}；价格现为{price}金钱。</translation>
    </message>
    <message>
      <source>The empty market receives {moved:ceps}; the price stays the same.</source>
      <comment>MarketRestocked</comment>
      <extracomment>A line of the log.
Example: The empty market receives 1 CEP; the price stays the same.</extracomment>
      <translation>空的市场补充{moved:ceps}；价格不变。</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <comment>MoneyGained</comment>
      <extracomment>A line of the log.
Example: Ada receives $3.</extracomment>
      <translation>{player}获得{amount}金钱。</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to}, whose scientist must leave.</source>
      <comment>MoneyGiven</comment>
      <extracomment>A line of the log.
Example: Eva pays $1 to Ada, whose scientist must leave.</extracomment>
      <translation>{player}向{to}支付{amount}金钱，请其科学家离开。</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <comment>MoneyPaid</comment>
      <extracomment>A line of the log.
Example: Ada pays $3.</extracomment>
      <translation>{player}支付{amount}金钱。</translation>
    </message>
    <message>
      <source>The opponent places a cube in {region} ({energy}).</source>
      <comment>OpponentCubePlaced</comment>
      <extracomment>A line of the log.
Example: The opponent places a cube in Africa (wind).</extracomment>
      <translation>对手在{region}放置1个方块（{energy}）。</translation>
    </message>
    <message>
      <source>Everyone passes {cards:lobby_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log.
Example: Everyone passes 4 lobby cards to the right.</extracomment>
      <translation>全部玩家将{cards:lobby_cards}交给右手边的玩家。</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: penalty of {vp:points}.</source>
      <comment>PenaltyPaid</comment>
      <extracomment>A line of the log.
Example: Max has no CEP to pay: penalty of 2 points.</extracomment>
      <translation>{player}没有CEP可支付：因惩罚损失{vp:points}。</translation>
    </message>
    <message>
      <source>{player} reveals a personal goal, which is met.</source>
      <comment>PersonalGoalShown</comment>
      <extracomment>A line of the log.
Example: Ada reveals a personal goal, which is met.</extracomment>
      <translation>{player}亮出1个已完成的个人目标。</translation>
    </message>
    <message>
      <source>{player} builds a {plant} in {region}.</source>
      <comment>PlantBuilt</comment>
      <extracomment>A line of the log.
Example: Max builds a hydro plant in Europe.</extracomment>
      <translation>{player}在{region}建造1个{plant}。</translation>
    </message>
    <message>
      <source>{player} gains {amount:points}.</source>
      <comment>PointsGained</comment>
      <extracomment>A line of the log.
Example: Max gains 2 points.</extracomment>
      <translation>{player}获得{amount:points}。</translation>
    </message>
    <message>
      <source>{player} loses {amount:points}.</source>
      <comment>PointsLost</comment>
      <extracomment>A line of the log.
Example: Max loses 2 points.</extracomment>
      <translation>{player}损失{amount:points}。</translation>
    </message>
    <message>
      <source>{player} installs the {project} on {space}.</source>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log.
Example: Max installs the biomass project on the technology space in North America.</extracomment>
      <translation>{player}在{space}准备{project}。</translation>
    </message>
    <message>
      <source>{player} proposes a {project} on {space}.</source>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log.
Example: Max proposes a biomass project on the technology space in North America.</extracomment>
      <translation>{player}在{space}签订{project}。</translation>
    </message>
    <message>
      <source>The {project} tile returns to the general supply.</source>
      <comment>ProjectReturned</comment>
      <extracomment>A line of the log.
Example: The recycling project tile returns to the general supply.</extracomment>
      <translation>{project}板块归还银行。</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <comment>RegionCepGained</comment>
      <extracomment>A line of the log.
Example: North America receives a CEP.</extracomment>
      <translation>{region}获得1个CEP。</translation>
    </message>
    <message>
      <source>{region} pays one of its own CEPs.</source>
      <comment>RegionCepPaid</comment>
      <extracomment>A line of the log.
Example: North America pays one of its own CEPs.</extracomment>
      <translation>{region}支付自己的1个CEP。</translation>
    </message>
    <message>
      <source>{region} returns a technology cube to the general supply.</source>
      <comment>RegionTechReturned</comment>
      <extracomment>A line of the log.
Example: Europe returns a technology cube to the general supply.</extracomment>
      <translation>{region}将1个科技资源归还银行。</translation>
    </message>
    <message>
      <source>Round {round} begins.</source>
      <comment>RoundBegan</comment>
      <extracomment>A line of the log.
Example: Round 1 begins.</extracomment>
      <translation>第{round}回合开始。</translation>
    </message>
    <message>
      <source>{player} moves a scientist from {origin} to {destination}.</source>
      <comment>ScientistMoved</comment>
      <extracomment>A line of the log.
Example: Ada moves a scientist from their player board to the scientist space in Europe.</extracomment>
      <translation>{player}将1名科学家从{origin}移动到{destination}。</translation>
    </message>
    <message>
      <source>{player} recruits a scientist.</source>
      <comment>ScientistRecruited</comment>
      <extracomment>A line of the log.
Example: Ada recruits a scientist.</extracomment>
      <translation>{player}招募1名科学家。</translation>
    </message>
    <message>
      <source>{by} sends {player}'s scientist away from {space}.</source>
      <comment>ScientistSentAway</comment>
      <extracomment>A line of the log.
Example: Eva sends Ada's scientist away from the technology space in Oceania.</extracomment>
      <translation>{by}请{player}的科学家离开{space}。</translation>
    </message>
    <message>
      <source>{player} pollutes for a second main action; the CO₂ level is now {co2} ppm.</source>
      <comment>SecondActionBought</comment>
      <extracomment>A line of the log.
Example: Ada pollutes for a second main action; the CO₂ level is now 410 ppm.</extracomment>
      <translation>{player}制造污染以执行第二个行动；污染等级现为{co2} ppm。</translation>
    </message>
    <message>
      <source>Solo goal {card} is not met.</source>
      <comment>SoloGoalMissed</comment>
      <extracomment>A line of the log.
Example: Solo goal “Build solar: –$3” (18) is not met.</extracomment>
      <translation>单人目标{card}未完成。</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <comment>StartPlayerChanged</comment>
      <extracomment>A line of the log.
Example: Leo is the start player.</extracomment>
      <translation>{player}是起始玩家。</translation>
    </message>
    <message>
      <source>From now on, the computer plays for {player}.</source>
      <comment>SeatTakenOver</comment>
      <extracomment>A line of the log.
Example: From now on, the computer plays for Ada.</extracomment>
      <translation>从现在起，{player}由电脑操作。</translation>
    </message>
    <message>
      <source>Summit {summit} takes place.</source>
      <comment>SummitHeld</comment>
      <extracomment>A line of the log.
Example: Summit 2 takes place.</extracomment>
      <translation>峰会{summit}完结。</translation>
    </message>
    <message>
      <source>A new summit is announced on space {summit}.</source>
      <comment>SummitReplaced</comment>
      <extracomment>A line of the log.
Example: A new summit is announced on space 2.</extracomment>
      <translation>峰会{summit}的位置翻开新的峰会。</translation>
    </message>
    <message>
      <source>{player} gives a technology cube to {region}.</source>
      <comment>TechDonated</comment>
      <extracomment>A line of the log.
Example: Ada gives a technology cube to Europe.</extracomment>
      <translation>{player}向{region}贡献1个科技资源。</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}.</source>
      <comment>TechGained</comment>
      <extracomment>A line of the log.
Example: Eva receives 1 technology cube.</extracomment>
      <translation>{player}获得{amount:cubes}。</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}.</source>
      <comment>TechPaid</comment>
      <extracomment>A line of the log.
Example: Eva pays 1 technology cube.</extracomment>
      <translation>{player}支付{amount:cubes}。</translation>
    </message>
    <message>
      <source>{player}'s turn.</source>
      <comment>TurnBegan</comment>
      <extracomment>A line of the log.
Example: Ada's turn.</extracomment>
      <translation>{player}的行动轮。</translation>
    </message>
    <message>
      <source>{player} ends the turn.</source>
      <comment>TurnEnded</comment>
      <extracomment>A line of the log.
Example: Ada ends the turn.</extracomment>
      <translation>{player}结束行动轮。</translation>
    </message>
    <message>
      <source>UN goal {card} leaves the game.</source>
      <comment>UnGoalRemoved</comment>
      <extracomment>A line of the log.
Example: UN goal “Forestation, biomass” (41) leaves the game.</extracomment>
      <translation>联合国目标牌{card}移出游戏。</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <comment>UnGoalRevealed</comment>
      <extracomment>A line of the log.
Example: UN goal “Forestation, biomass” (41) is revealed.</extracomment>
      <translation>翻开联合国目标牌{card}。</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log.
Example: Eva scores UN goal “Biomass, recycling” (34): 4 points.</extracomment>
      <translation>{player}完成联合国目标牌{card}：{vp:points}。</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo's scientist visits lobbyist card “Prepare hydro: 2 technology cubes or $2” (11).</extracomment>
      <translation>{player}的科学家访问赞助牌{card}。</translation>
    </message>
    <message>
      <source>An event is revealed: {region}.</source>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: An event is revealed: North America.</extracomment>
      <translation>翻开1个事件：{region}。</translation>
    </message>
    <message>
      <source>{player} keeps a lobbyist card.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Max keeps a lobbyist card.</extracomment>
      <translation>{player}保留1张赞助牌。</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card}.</source>
      <comment>LobbyPlayed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada plays lobbyist card “Build solar: –$3” (18).</extracomment>
      <translation>{player}打出赞助牌{card}。</translation>
    </message>
    <message>
      <source>Everyone passes {cards:lobbyist_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Everyone passes 3 lobbyist cards to the right.</extracomment>
      <translation>全部玩家将{cards:lobbyist_cards}交给右手边的玩家。</translation>
    </message>
    <message>
      <source>{player} prepares {infrastructure} on {space}.</source>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares hydro infrastructure on the scientist space in North America.</extracomment>
      <translation>{player}在{space}准备{infrastructure}。</translation>
    </message>
    <message>
      <source>{player} plans a {project} on {space}.</source>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada plans a hydro project on the scientist space in Europe.</extracomment>
      <translation>{player}在{space}规划{project}。</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist must leave.</source>
      <comment>ScientistSentAway</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares the scientist space in North America: Max's scientist must leave.</extracomment>
      <translation>{by}在{space}准备基建：{player}的科学家必须离开。</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Max claims UN goal “Recycling, hydro, hydro” (20): 2 points.</extracomment>
      <translation>{player}完成联合国目标牌{card}：{vp:points}。</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {expertise}.</source>
      <comment>ExpertiseGained</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
A line of the log.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation>{player}的{expertise}达到第{level}格。</translation>
    </message>
  </context>
  <context>
    <name>expertise_names</name>
    <message>
      <source>forestation expertise</source>
      <comment>forestation</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Leo reaches level 1 in forestation expertise.</extracomment>
      <translation>森林知识</translation>
    </message>
    <message>
      <source>solar expertise</source>
      <comment>solar</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in solar expertise.</extracomment>
      <translation>太阳能知识</translation>
    </message>
    <message>
      <source>cold fusion expertise</source>
      <comment>fusion</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in cold fusion expertise.</extracomment>
      <translation>冷聚变知识</translation>
    </message>
    <message>
      <source>biomass expertise</source>
      <comment>biomass</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in biomass expertise.</extracomment>
      <translation>生物质能知识</translation>
    </message>
    <message>
      <source>recycling expertise</source>
      <comment>recycling</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Eva reaches level 1 in recycling expertise.</extracomment>
      <translation>再生资源知识</translation>
    </message>
  </context>
  <context>
    <name>expertise_names_second_chance</name>
    <message>
      <source>forestation knowledge</source>
      <comment>forestation</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Eva reaches level 1 in forestation knowledge.</extracomment>
      <translation>森林知识</translation>
    </message>
    <message>
      <source>solar knowledge</source>
      <comment>solar</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation>太阳能知识</translation>
    </message>
    <message>
      <source>recycling knowledge</source>
      <comment>recycling</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation>再生资源知识</translation>
    </message>
    <message>
      <source>hydro knowledge</source>
      <comment>hydro</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation>水力知识</translation>
    </message>
    <message>
      <source>wind knowledge</source>
      <comment>wind</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in wind knowledge.</extracomment>
      <translation>风力知识</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <comment>coal</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is now 70 ppm.</extracomment>
      <translation>燃煤</translation>
    </message>
    <message>
      <source>oil</source>
      <comment>oil</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is now 90 ppm.</extracomment>
      <translation>燃油</translation>
    </message>
    <message>
      <source>gas</source>
      <comment>gas</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is now 170 ppm.</extracomment>
      <translation>燃气</translation>
    </message>
  </context>
  <context>
    <name>free_actions</name>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>移动1名科学家</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>market_buy</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>购买1个CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>market_sell</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>售卖1个CEP</translation>
    </message>
    <message>
      <source>play a card</source>
      <comment>lobby</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>打出1牌</translation>
    </message>
    <message>
      <source>score a UN goal</source>
      <comment>un_goal</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>完成1张联合国目标牌</translation>
    </message>
  </context>
  <context>
    <name>free_actions_second_chance</name>
    <message>
      <source>claim a UN goal</source>
      <comment>un_goal</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence. Only in Second Chance.</extracomment>
      <translation>完成1张联合国目标牌</translation>
    </message>
  </context>
  <context>
    <name>goal_cards</name>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>company</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At the end of the game: 4 points for each region you control, at most 16.</extracomment>
      <translation>游戏结束时：{goal}。</translation>
    </message>
    <message>
      <source>You may discard it for ${money} at any time; it then stays secret and scores nothing.</source>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: You may discard it for $8 at any time; it then stays secret and scores nothing.</extracomment>
      <translation>你可以随时将其弃掉，获取{money}金钱；弃掉后不公开，也不计分。</translation>
    </message>
    <message>
      <source>If the money is worth more at the end, you take the money.</source>
      <comment>better</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.</extracomment>
      <translation>如果结算时换成金钱更有利，则改为获取金钱。</translation>
    </message>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>personal</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At the end of the game: have at least 6 CEPs on the player board.</extracomment>
      <translation>游戏结束时：{goal}。</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <comment>personal_at_once</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At any time: complete a two-topic summit without other players' scientists.</extracomment>
      <translation>随时：{goal}。</translation>
    </message>
    <message>
      <source>In a team, every player must meet at least one personal goal; alone, you must meet all you keep.</source>
      <comment>team</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.</extracomment>
      <translation>合作游戏中，每名玩家至少须完成1个个人目标；单人游戏中，须完成你保留的全部个人目标。</translation>
    </message>
    <message>
      <source>By the end of the game: {goal}.</source>
      <comment>solo_end</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: By the end of the game: reach the last space of 5 tracks.</extracomment>
      <translation>游戏结束前：{goal}。</translation>
    </message>
    <message>
      <source>By the end of decade {decade}: {goal}.</source>
      <comment>solo_decade</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: By the end of decade 2: build at least 5 plants.</extracomment>
      <translation>第{decade}个年代结束前：{goal}。</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; it then stays secret and scores nothing.</source>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal. Only in Second Chance.
Example: You may discard it for $8 between the actions of your turn; it then stays secret and scores nothing.</extracomment>
      <translation>你可以在行动轮的行动之间将其弃掉，获取{money}金钱；弃掉后不公开，也不计分。</translation>
    </message>
  </context>
  <context>
    <name>grant_help</name>
    <message>
      <source>Money grant: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money</comment>
      <extracomment>What a project space gives.
Example: Money grant: $1 for each CEP in the region, at least $1.</extracomment>
      <translation>金钱补助：该地区每有1个CEP获得1金钱，至少{least}金钱。</translation>
    </message>
    <message>
      <source>Money grant: ${least}.</source>
      <comment>money.bare</comment>
      <extracomment>What a project space gives.
Example: Money grant: $3.</extracomment>
      <translation>金钱补助：{least}金钱。</translation>
    </message>
    <message>
      <source>Technology grant: {tech:cubes}.</source>
      <comment>tech</comment>
      <extracomment>What a project space gives.
Example: Technology grant: 2 technology cubes.</extracomment>
      <translation>科技资源补助：{tech:cubes}。</translation>
    </message>
    <message>
      <source>Research grant: recruit one of your scientists, or move one.</source>
      <comment>research</comment>
      <extracomment>What a project space gives.</extracomment>
      <translation>专家合作补助：招募或移动你的1名科学家。</translation>
    </message>
  </context>
  <context>
    <name>grant_help_second_chance</name>
    <message>
      <source>Money subsidy: $1 for each CEP in the region.</source>
      <comment>money</comment>
      <extracomment>What a project space gives. Only in Second Chance.</extracomment>
      <translation>金钱补助：该地区每有1个CEP获得1金钱。</translation>
    </message>
    <message>
      <source>Money subsidy: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money.least</comment>
      <extracomment>What a project space gives. Only in Second Chance.
Example: Money subsidy: $1 for each CEP in the region, at least $3.</extracomment>
      <translation>金钱补助：该地区每有1个CEP获得1金钱，至少{least}金钱。</translation>
    </message>
    <message>
      <source>Technology subsidy: {tech:cubes}.</source>
      <comment>tech</comment>
      <extracomment>What a project space gives. Only in Second Chance.
Example: Technology subsidy: 2 technology cubes.</extracomment>
      <translation>科技资源补助：{tech:cubes}。</translation>
    </message>
    <message>
      <source>Scientist subsidy: recruit one of your scientists and gain 1 point of knowledge, or move one.</source>
      <comment>scientist</comment>
      <extracomment>What a project space gives. Only in Second Chance.</extracomment>
      <translation>科学家补助：招募你的1名科学家并获得1点知识，或移动1名科学家。</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <comment>money</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a level 1 recycling project in Asia (money space)</extracomment>
      <translation>金钱</translation>
    </message>
    <message>
      <source>technology</source>
      <comment>tech</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a level 2 hydro project in North America (technology space)</extracomment>
      <translation>科技资源</translation>
    </message>
    <message>
      <source>research</source>
      <comment>research</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Propose a cold fusion project in Africa (research space)</extracomment>
      <translation>专家合作</translation>
    </message>
    <message>
      <source>scientist</source>
      <comment>scientist</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
      <translation>科学家</translation>
    </message>
  </context>
  <context>
    <name>groups</name>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>签订项目</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>准备项目</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>建造电站</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>规划项目</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>准备基建</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build_plant</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>建造电站</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>移动1名科学家</translation>
    </message>
    <message>
      <source>Recruit a scientist</source>
      <comment>recruit</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>招募1名科学家</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>buy_cep</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>市场</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>sell_cep</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>市场</translation>
    </message>
    <message>
      <source>Lobby card</source>
      <comment>play_lobby</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>赞助牌</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>score_un_goal</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>联合国目标</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>cash_company_goal</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>企业目标</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>第二个行动</translation>
    </message>
    <message>
      <source>End of turn</source>
      <comment>end_turn</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>行动轮结束</translation>
    </message>
    <message>
      <source>Decline</source>
      <comment>decline</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>放弃</translation>
    </message>
    <message>
      <source>Choose an energy</source>
      <comment>choose_energy</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>选择能源</translation>
    </message>
    <message>
      <source>Choose a region</source>
      <comment>choose_region</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>选择地区</translation>
    </message>
    <message>
      <source>Choose a project</source>
      <comment>choose_project</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>选择项目</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>支付1个CEP</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>buy_for_payment</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>支付1个CEP</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>split_income</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>收入</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>bid</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>竞拍</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pass</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>竞拍</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pay_bid</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>竞拍</translation>
    </message>
    <message>
      <source>Start player</source>
      <comment>appoint</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>起始玩家</translation>
    </message>
    <message>
      <source>Keep a card</source>
      <comment>keep_card</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>保留1张牌</translation>
    </message>
    <message>
      <source>Bonus</source>
      <comment>give_bonus</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>奖励</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <comment>reduce_co2</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>污染等级</translation>
    </message>
  </context>
  <context>
    <name>groups_second_chance</name>
    <message>
      <source>Lobbyist card</source>
      <comment>play_lobby</comment>
      <extracomment>A heading in the list of actions. Only in Second Chance.</extracomment>
      <translation>赞助牌</translation>
    </message>
  </context>
  <context>
    <name>infrastructure_names</name>
    <message>
      <source>forestation infrastructure</source>
      <comment>forestation</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Eva prepares forestation infrastructure on the scientist space in North America.</extracomment>
      <translation>森林基建</translation>
    </message>
    <message>
      <source>solar infrastructure</source>
      <comment>solar</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Max prepares solar infrastructure on the scientist space in Oceania.</extracomment>
      <translation>太阳能基建</translation>
    </message>
    <message>
      <source>recycling infrastructure</source>
      <comment>recycling</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Leo prepares recycling infrastructure on the money space in Asia.</extracomment>
      <translation>再生资源基建</translation>
    </message>
    <message>
      <source>hydro infrastructure</source>
      <comment>hydro</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Now take the action of lobbyist card “Prepare hydro: 2 technology cubes or $2” (11): prepare hydro infrastructure.</extracomment>
      <translation>水力基建</translation>
    </message>
    <message>
      <source>wind infrastructure</source>
      <comment>wind</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Leo prepares wind infrastructure on the technology space in South America.</extracomment>
      <translation>风力基建</translation>
    </message>
  </context>
  <context>
    <name>lists</name>
    <message>
      <source>{most}, {last}</source>
      <comment>comma</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>{most}、{last}</translation>
    </message>
    <message>
      <source>{most}; {last}</source>
      <comment>semicolon</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: solar; wind</extracomment>
      <translation>{most}；{last}</translation>
    </message>
    <message>
      <source>{most} and {last}</source>
      <comment>and</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>{most}和{last}</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <comment>or</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Play lobbyist card “Prepare hydro: 2 technology cubes or $2” (11) for its main effect: 2 technology cubes; its action must follow</extracomment>
      <translation>{most}或{last}</translation>
    </message>
    <message>
      <source>{most}, then {last}</source>
      <comment>then</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: solar, then wind</extracomment>
      <translation>{most}、{last}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>nothing</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.</extracomment>
      <translation>无</translation>
    </message>
  </context>
  <context>
    <name>lobby_cards</name>
    <message>
      <source>Main effect, when you {trigger}: {effect}.</source>
      <comment>main</comment>
      <extracomment>A line on a lobby card. “It” is the card.
Example: Main effect, when you propose a project in North America: $3.</extracomment>
      <translation>大赞助，当你{trigger}时：{effect}。</translation>
    </message>
    <message>
      <source>Played any time later in the same turn.</source>
      <comment>later</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>可以在同一行动轮内稍后随时打出。</translation>
    </message>
    <message>
      <source>Played immediately after the action.</source>
      <comment>at_once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>紧接在该行动之后打出。</translation>
    </message>
    <message>
      <source>Played together with the build, whose price it lowers.</source>
      <comment>attached</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>与建造电站同时打出，降低其花费。</translation>
    </message>
    <message>
      <source>Played after the build: first you pay the full price.</source>
      <comment>refund</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>在建造之后打出：先支付全额花费。</translation>
    </message>
    <message>
      <source>Played immediately before or after the action; if before, the action must follow at once.</source>
      <comment>before_or_after</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>紧接在该行动之前或之后打出；在之前打出时，必须立即执行该行动。</translation>
    </message>
    <message>
      <source>Minor effect, at any time in your turn: {effect}.</source>
      <comment>minor</comment>
      <extracomment>A line on a lobby card. “It” is the card.
Example: Minor effect, at any time in your turn: 1 technology cube.</extracomment>
      <translation>小赞助，你的行动轮内随时可用：{effect}。</translation>
    </message>
    <message>
      <source>You may play one lobby card or score one UN goal per turn; a played card leaves the game.</source>
      <comment>once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>每个行动轮可以打出1张赞助牌，或完成1张联合国目标牌；打出的牌移出游戏。</translation>
    </message>
    <message>
      <source>You may play one lobbyist card or claim one UN goal per turn. A played card stays on the table, where one scientist of any player may visit it for its minor effect.</source>
      <comment>stays</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>每个行动轮可以打出1张赞助牌，或完成1张联合国目标牌。打出的牌留在桌上，任意玩家的1名科学家可以访问它，使用其小赞助。</translation>
    </message>
  </context>
  <context>
    <name>personal_goal_names</name>
    <message>
      <source>CEPs</source>
      <comment>cep_owned</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: CEPs · personal goal 1</extracomment>
      <translation>CEP</translation>
    </message>
    <message>
      <source>CEPs in one region</source>
      <comment>cep_in_controlled_region</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: CEPs in one region · personal goal 2</extracomment>
      <translation>同一地区的CEP</translation>
    </message>
    <message>
      <source>Summit of your own</source>
      <comment>small_summit_alone</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Summit of your own · personal goal 3</extracomment>
      <translation>独力完成的峰会</translation>
    </message>
    <message>
      <source>Technology cubes</source>
      <comment>tech_owned</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Technology cubes · personal goal 4</extracomment>
      <translation>科技资源</translation>
    </message>
    <message>
      <source>Scientists</source>
      <comment>scientists_recruited</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
      <translation>科学家</translation>
    </message>
    <message>
      <source>Money</source>
      <comment>money_owned</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Money · personal goal 6</extracomment>
      <translation>金钱</translation>
    </message>
    <message>
      <source>Complete tracks</source>
      <comment>tracks_finished</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Complete tracks · personal goal 7</extracomment>
      <translation>知识栏最后一格</translation>
    </message>
    <message>
      <source>Controlled regions</source>
      <comment>regions_controlled</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Controlled regions · personal goal 8</extracomment>
      <translation>掌控的地区</translation>
    </message>
    <message>
      <source>Infrastructures of one energy</source>
      <comment>infrastructure_same_type</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation>同一能源的基建</translation>
    </message>
    <message>
      <source>Infrastructures of different energies</source>
      <comment>infrastructure_types</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Infrastructures of different energies · personal goal 10</extracomment>
      <translation>不同能源的基建</translation>
    </message>
    <message>
      <source>Infrastructures in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Infrastructures in one region” (11): have prepared at least 1 infrastructure in one region</extracomment>
      <translation>同一地区的基建</translation>
    </message>
    <message>
      <source>Infrastructures in different regions</source>
      <comment>infrastructure_regions</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Infrastructures in different regions · personal goal 12</extracomment>
      <translation>不同地区的基建</translation>
    </message>
    <message>
      <source>Plants of one energy</source>
      <comment>plants_same_type</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Plants of one energy” (13): have built at least 3 plants of the same energy</extracomment>
      <translation>同一能源的电站</translation>
    </message>
    <message>
      <source>Plants of different energies</source>
      <comment>plant_types</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Plants of different energies · personal goal 14</extracomment>
      <translation>不同能源的电站</translation>
    </message>
    <message>
      <source>Plants in one region</source>
      <comment>plants_in_one_region</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
      <translation>同一地区的电站</translation>
    </message>
    <message>
      <source>Plants in different regions</source>
      <comment>plant_regions</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Plants in different regions · personal goal 16</extracomment>
      <translation>不同地区的电站</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>have at least {n:ceps} on the player board</source>
      <comment>cep_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have at least 6 CEPs on the player board.</extracomment>
      <translation>手中至少有{n:ceps}</translation>
    </message>
    <message>
      <source>have at least {n:ceps} on the player board and in controlled regions</source>
      <comment>cep_owned.with_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: have at least 3 CEPs on the player board and in controlled regions</extracomment>
      <translation>手中和掌控的地区至少共有{n:ceps}</translation>
    </message>
    <message>
      <source>control a region with at least {n:ceps}</source>
      <comment>cep_in_controlled_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control a region with at least 4 CEPs.</extracomment>
      <translation>掌控1个至少有{n:ceps}的地区</translation>
    </message>
    <message>
      <source>complete a two-topic summit without other players' scientists</source>
      <comment>small_summit_alone</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At any time: complete a two-topic summit without other players' scientists.</extracomment>
      <translation>仅以自己的科学家完成1个双专题峰会</translation>
    </message>
    <message>
      <source>have at least {n:cubes}</source>
      <comment>tech_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have at least 3 technology cubes.</extracomment>
      <translation>至少有{n:cubes}</translation>
    </message>
    <message>
      <source>have recruited at least {n:scientists}</source>
      <comment>scientists_recruited</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
      <translation>至少招募{n:scientists}</translation>
    </message>
    <message>
      <source>have at least ${n}</source>
      <comment>money_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have at least $10.</extracomment>
      <translation>至少有{n}金钱</translation>
    </message>
    <message>
      <source>reach the last space of at least {n:tracks}</source>
      <comment>tracks_finished</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: reach the last space of at least 2 tracks.</extracomment>
      <translation>至少{n:tracks}达到最后一格</translation>
    </message>
    <message>
      <source>control at least {n:regions}</source>
      <comment>regions_controlled</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control at least 3 regions.</extracomment>
      <translation>至少掌控{n:regions}</translation>
    </message>
    <message>
      <source>have prepared at least {n:infrastructures} of the same energy</source>
      <comment>infrastructure_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation>准备至少{n}个同一能源的基建</translation>
    </message>
    <message>
      <source>have prepared infrastructures of at least {n:energies}</source>
      <comment>infrastructure_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures of at least 4 different energies.</extracomment>
      <translation>准备至少{n:energies}的基建</translation>
    </message>
    <message>
      <source>have prepared at least {n:infrastructures} in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Infrastructures in one region” (11): have prepared at least 1 infrastructure in one region</extracomment>
      <translation>在同一地区准备至少{n:infrastructures}</translation>
    </message>
    <message>
      <source>have prepared infrastructures in at least {n:different_regions}</source>
      <comment>infrastructure_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures in at least 4 different regions.</extracomment>
      <translation>在至少{n:different_regions}准备基建</translation>
    </message>
    <message>
      <source>have built at least {n:plants} of the same energy</source>
      <comment>plants_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Plants of one energy” (13): have built at least 3 plants of the same energy</extracomment>
      <translation>建造至少{n}个同一能源的电站</translation>
    </message>
    <message>
      <source>have built plants of at least {n:energies}</source>
      <comment>plant_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants of at least 4 different energies.</extracomment>
      <translation>建造至少{n:energies}的电站</translation>
    </message>
    <message>
      <source>have built at least {n:plants} in one region</source>
      <comment>plants_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
      <translation>在同一地区建造至少{n:plants}</translation>
    </message>
    <message>
      <source>have built plants in at least {n:different_regions}</source>
      <comment>plant_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants in at least 4 different regions.</extracomment>
      <translation>在至少{n:different_regions}建造电站</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>their supply</source>
      <comment>hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Max moves a scientist from their supply to the technology space in North America.</extracomment>
      <translation>手中</translation>
    </message>
    <message>
      <source>your supply</source>
      <comment>own_hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your supply to the biomass project in North America (technology space)</extracomment>
      <translation>你手中</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <comment>space</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Ada plans a hydro project on the scientist space in Europe.</extracomment>
      <translation>{region}的{grant}补助格</translation>
    </message>
    <message>
      <source>the {project} in {region} ({grant} space)</source>
      <comment>project</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your player board to the hydro project in Europe (scientist space)</extracomment>
      <translation>{region}的{project}（{grant}补助格）</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Max moves a scientist from the scientist space in North America to summit 1.</extracomment>
      <translation>峰会{summit}</translation>
    </message>
    <message>
      <source>the {topic} of summit {summit}</source>
      <comment>topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>峰会{summit}的{topic}</translation>
    </message>
    <message>
      <source>the {topic} of summit {summit} (seat {place})</source>
      <comment>same_topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: the wind topic of summit 3 (seat the solar project in Europe (technology space))</extracomment>
      <translation>峰会{summit}的{topic}（第{place}席）</translation>
    </message>
    <message>
      <source>lobby card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: lobby card “Build solar: –$3” (18)</extracomment>
      <translation>赞助牌{card}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>their player board</source>
      <comment>hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Ada moves a scientist from their player board to the scientist space in Europe.</extracomment>
      <translation>手中</translation>
    </message>
    <message>
      <source>your player board</source>
      <comment>own_hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Move a scientist from your player board to the hydro project in Europe (scientist space)</extracomment>
      <translation>你手中</translation>
    </message>
    <message>
      <source>lobbyist card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Move a scientist from your player board to lobbyist card “Prepare hydro: 2 technology cubes or $2” (11)</extracomment>
      <translation>赞助牌{card}</translation>
    </message>
  </context>
  <context>
    <name>plant_names</name>
    <message>
      <source>forestation plant</source>
      <comment>forestation</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 forestation plant in Oceania (scientist space): pay $12, 3 technology cubes and 1 CEP, gain 10 points</extracomment>
      <translation>森林电站</translation>
    </message>
    <message>
      <source>solar plant</source>
      <comment>solar</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 solar plant in Oceania (scientist space): pay $10, 2 technology cubes and 1 CEP, gain 8 points</extracomment>
      <translation>太阳能电站</translation>
    </message>
    <message>
      <source>cold fusion plant</source>
      <comment>fusion</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the top cold fusion plant in Africa (research space): pay $9 and 2 technology cubes, gain 7 points</extracomment>
      <translation>冷聚变电站</translation>
    </message>
    <message>
      <source>biomass plant</source>
      <comment>biomass</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the top biomass plant in North America (technology space): pay $8 and 1 technology cube, gain 6 points</extracomment>
      <translation>生物质能电站</translation>
    </message>
    <message>
      <source>recycling plant</source>
      <comment>recycling</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 recycling plant in Asia (technology space): pay $7, 1 technology cube and 1 CEP, gain 5 points</extracomment>
      <translation>再生资源电站</translation>
    </message>
    <message>
      <source>hydro plant</source>
      <comment>hydro</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Now take the action of lobbyist card “Build hydro: 1 knowledge” (26): build a hydro plant.</extracomment>
      <translation>水力电站</translation>
    </message>
    <message>
      <source>wind plant</source>
      <comment>wind</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 wind plant in Asia (money space): pay $9, 2 technology cubes and 1 CEP, gain 7 points</extracomment>
      <translation>风力电站</translation>
    </message>
  </context>
  <context>
    <name>plants</name>
    <message>
      <source>Price: {goods}.</source>
      <comment>price</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Price: $12 and 3 technology cubes.</extracomment>
      <translation>花费：{goods}。</translation>
    </message>
    <message>
      <source>Requires {expertise} {level} or more.</source>
      <comment>expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Requires forestation expertise 3 or more.</extracomment>
      <translation>{expertise}须达到或超过第{level}格。</translation>
    </message>
    <message>
      <source>Requires no expertise.</source>
      <comment>no_expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.</extracomment>
      <translation>不要求知识。</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and 1 point of {expertise}.</source>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Value: 10 points, and 1 point of forestation expertise.</extracomment>
      <translation>分值：{vp:points}，以及1点{expertise}。</translation>
    </message>
    <message>
      <source>It goes on the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <comment>place</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.</extracomment>
      <translation>放在该地区的第一个空格；没有空格时取代最旧的燃料电厂。</translation>
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
        <numerusform>{n}个森林电站</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} solar plants</source>
      <comment>solar</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 solar plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n}个太阳能电站</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cold fusion plants</source>
      <comment>fusion</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 cold fusion plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n}个冷聚变电站</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} biomass plants</source>
      <comment>biomass</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n}个生物质能电站</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} recycling plants</source>
      <comment>recycling</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n}个再生资源电站</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} hydro plants</source>
      <comment>hydro</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants on your infrastructures, no matter who built the plants: 1 recycling plant and 1 hydro plant.</extracomment>
      <translation>
        <numerusform>{n}个水力电站</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} wind plants</source>
      <comment>wind</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants on your infrastructures, no matter who built the plants: 1 recycling plant and 1 wind plant.</extracomment>
      <translation>
        <numerusform>{n}个风力电站</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Requires no knowledge.</source>
      <comment>no_expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.</extracomment>
      <translation>不要求知识。</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.
Example: Value: 5 points.</extracomment>
      <translation>分值：{vp:points}。</translation>
    </message>
    <message>
      <source>Requires {expertise} {level} or more.</source>
      <comment>expertise</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
A line on the card of a green plant. “It” is the plant.
Example: Requires forestation expertise 3 or more.</extracomment>
      <translation>{expertise}须达到或超过第{level}格。</translation>
    </message>
  </context>
  <context>
    <name>players</name>
    <message>
      <source>nobody</source>
      <comment>nobody</comment>
      <extracomment>In the place of a player's name.</extracomment>
      <translation>无人</translation>
    </message>
  </context>
  <context>
    <name>private_events</name>
    <message>
      <source>{player} keeps goal {card}.</source>
      <comment>GoalKept</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Ada keeps goal 4.</extracomment>
      <translation>{player}保留目标牌{card}。</translation>
    </message>
    <message>
      <source>{player} draws lobby card {card}.</source>
      <comment>LobbyDrawn</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Ada draws lobby card “Build forestation: –$3” (19).</extracomment>
      <translation>{player}摸到赞助牌{card}。</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Max keeps lobby card “Build cold fusion: –$3” (16).</extracomment>
      <translation>{player}保留赞助牌{card}。</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read. Only in Second Chance.
Example: Max keeps lobbyist card “Build recycling: $3” (20).</extracomment>
      <translation>{player}保留赞助牌{card}。</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>Majority of the rulebooks</source>
      <comment>consensus</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>多数说明书</translation>
    </message>
    <message>
      <source>Polish rulebook</source>
      <comment>pl</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>波兰文说明书</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <comment>fr</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>法文说明书</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <comment>ru</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>俄文说明书</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <comment>zh</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>中文说明书</translation>
    </message>
  </context>
  <context>
    <name>profiles_second_chance</name>
    <message>
      <source>German rulebook</source>
      <comment>consensus</comment>
      <extracomment>A rulebook in the dialog for a new game. Only in Second Chance.</extracomment>
      <translation>德文说明书</translation>
    </message>
  </context>
  <context>
    <name>project_names</name>
    <message>
      <source>forestation project</source>
      <comment>forestation</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 forestation project in Asia (technology space)</extracomment>
      <translation>森林项目</translation>
    </message>
    <message>
      <source>solar project</source>
      <comment>solar</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 solar project in Oceania (scientist space)</extracomment>
      <translation>太阳能项目</translation>
    </message>
    <message>
      <source>cold fusion project</source>
      <comment>fusion</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Propose a cold fusion project in Europe (technology space)</extracomment>
      <translation>冷聚变项目</translation>
    </message>
    <message>
      <source>biomass project</source>
      <comment>biomass</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Propose a biomass project in North America (technology space)</extracomment>
      <translation>生物质能项目</translation>
    </message>
    <message>
      <source>recycling project</source>
      <comment>recycling</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 recycling project in Asia (money space)</extracomment>
      <translation>再生资源项目</translation>
    </message>
    <message>
      <source>hydro project</source>
      <comment>hydro</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
      <translation>水力项目</translation>
    </message>
    <message>
      <source>wind project</source>
      <comment>wind</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 wind project in South America (technology space)</extracomment>
      <translation>风力项目</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>Where a region's agenda asks for {energy}, you may propose it and receive the grant of its space.</source>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Where a region's agenda asks for forestation, you may propose it and receive the grant of its space.</extracomment>
      <translation>在议程接受{energy}的地区，你可以签订此项目，获得该格的政府补助。</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Installing it costs 1 CEP and brings 2 CEPs from the market.</extracomment>
      <translation>准备此项目须消耗1个CEP，获得{goods}。</translation>
    </message>
    <message>
      <source>A {plant} can be built on the installed project; then the tile returns to the general supply.</source>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: A forestation plant can be built on the installed project; then the tile returns to the general supply.</extracomment>
      <translation>在已准备好的项目上可以建造{plant}，然后项目板块归还银行。</translation>
    </message>
    <message>
      <source>{n:ceps} from the bank</source>
      <comment>from_bank</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: 3 CEPs from the bank</extracomment>
      <translation>来自银行的{n:ceps}</translation>
    </message>
  </context>
  <context>
    <name>projects_second_chance</name>
    <message>
      <source>Where a region's agenda asks for {energy}, you may plan it, gain 1 point of {expertise} and receive the subsidy of its space.</source>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Where a region's agenda asks for recycling, you may plan it, gain 1 point of recycling knowledge and receive the subsidy of its space.</extracomment>
      <translation>在议程接受{energy}的地区，你可以规划此项目，获得1点{expertise}和该格的政府补助。</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Preparing its infrastructure costs 1 CEP and brings $5 and 1 CEP from the market.</extracomment>
      <translation>准备其基建须消耗1个CEP，获得{goods}。</translation>
    </message>
    <message>
      <source>Any player with enough knowledge may build the {plant} on the infrastructure.</source>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Any player with enough knowledge may build the recycling plant on the infrastructure.</extracomment>
      <translation>知识足够的任何玩家都可以在基建上建造{plant}。</translation>
    </message>
  </context>
  <context>
    <name>reading_values</name>
    <message>
      <source>As many as are needed.</source>
      <comment>discs_per_player=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many discs does each player have for score, tracks, plants and regions? As many as are needed.</extracomment>
      <translation>需要多少就有多少。</translation>
    </message>
    <message>
      <source>{n:discs}; without one left, you can neither build a plant nor take control.</source>
      <comment>discs_per_player=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many discs does each player have for score, tracks, plants and regions? 3 discs; without one left, you can neither build a plant nor take control.</extracomment>
      <translation>{n:discs}；用完后，既不能建造电站，也不能获得掌控。</translation>
    </message>
    <message>
      <source>{n:cards}.</source>
      <comment>un_goal_cards=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many UN goal cards are in the box? 3 cards.</extracomment>
      <translation>{n:cards}。</translation>
    </message>
    <message>
      <source>6 cards, one for each region.</source>
      <comment>event_cards=6</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many event cards are in the box? 6 cards, one for each region.</extracomment>
      <translation>6张，每个地区1张。</translation>
    </message>
    <message>
      <source>7 cards; one region can have two disasters.</source>
      <comment>event_cards=7</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many event cards are in the box? 7 cards; one region can have two disasters.</extracomment>
      <translation>7张；有1个地区可能受灾两次。</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number is on top.</source>
      <comment>plant_sort=tech</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant with the lowest technology number is on top.</extracomment>
      <translation>科技资源数目最低的电站在顶部。</translation>
    </message>
    <message>
      <source>The plant that costs the least money is on top.</source>
      <comment>plant_sort=cost</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant that costs the least money is on top.</extracomment>
      <translation>花费金钱最少的电站在顶部。</translation>
    </message>
    <message>
      <source>No, the first start player is chosen at random.</source>
      <comment>auction_decade_1=off</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there also an auction before the first decade? No, the first start player is chosen at random.</extracomment>
      <translation>否，首名起始玩家随机选出。</translation>
    </message>
    <message>
      <source>Yes, paid with the starting resources.</source>
      <comment>auction_decade_1=on</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there also an auction before the first decade? Yes, paid with the starting resources.</extracomment>
      <translation>是，用起始资源支付。</translation>
    </message>
    <message>
      <source>The player who was chosen at random.</source>
      <comment>auction_decade_1_passed=tile_stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everyone passes in the auction before the first decade: who starts? The player who was chosen at random.</extracomment>
      <translation>随机选出的玩家。</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <comment>auction_decade_1_passed=tile_moves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everyone passes in the auction before the first decade: who starts? The player to the left, as before every other decade.</extracomment>
      <translation>左手边的玩家，与其他年代之前相同。</translation>
    </message>
    <message>
      <source>{n:summits}.</source>
      <comment>summit_spaces=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many summits are face up on the board? 3 summits.</extracomment>
      <translation>{n:summits}。</translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_1=</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game when you play alone? No company goal.</extracomment>
      <translation>没有企业目标牌。</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_1=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game when you play alone? Numbers 29 and 34.</extracomment>
      <translation>
        <numerusform>{cards}号。</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_2=</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with two players? No company goal.</extracomment>
      <translation>没有企业目标牌。</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_2=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with two players? Numbers 29 and 34.</extracomment>
      <translation>
        <numerusform>{cards}号。</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_3=</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with three players? No company goal.</extracomment>
      <translation>没有企业目标牌。</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_3=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with three players? Numbers 29 and 34.</extracomment>
      <translation>
        <numerusform>{cards}号。</numerusform>
      </translation>
    </message>
    <message>
      <source>Always {region}; the others follow clockwise.</source>
      <comment>region_order=fixed_start</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region is the first to meet its energy demand? Always Europe; the others follow clockwise.</extracomment>
      <translation>一律为{region}；其余按顺时针顺序。</translation>
    </message>
    <message>
      <source>The start player chooses it; the others follow clockwise.</source>
      <comment>region_order=start_player_chooses</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region is the first to meet its energy demand? The start player chooses it; the others follow clockwise.</extracomment>
      <translation>由起始玩家选择；其余按顺时针顺序。</translation>
    </message>
    <message>
      <source>No, the region is skipped.</source>
      <comment>skip_full_region=skip</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the fossil plant of this decade: is a CEP due? No, the region is skipped.</extracomment>
      <translation>否，略过该地区。</translation>
    </message>
    <message>
      <source>Yes, unless all its plants are green.</source>
      <comment>skip_full_region=pay_anyway</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the fossil plant of this decade: is a CEP due? Yes, unless all its plants are green.</extracomment>
      <translation>是，除非已被环保电站完全覆盖。</translation>
    </message>
    <message>
      <source>A CEP from your supply or from any region you control.</source>
      <comment>fossil_cep_source=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? A CEP from your supply or from any region you control.</extracomment>
      <translation>你手中的CEP，或你掌控的任意地区的CEP。</translation>
    </message>
    <message>
      <source>A CEP from your supply or from this region only.</source>
      <comment>fossil_cep_source=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? A CEP from your supply or from this region only.</extracomment>
      <translation>你手中的CEP，或仅限该地区的CEP。</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>biomass_install_money=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much money does installing a biomass project bring? $3.</extracomment>
      <translation>{n}金钱。</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>recycling_cep_source=market</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Installing a recycling project brings a CEP: where from? From the market, which may run empty and raise the price.</extracomment>
      <translation>来自市场；市场CEP可能拿光，使价格上升。</translation>
    </message>
    <message>
      <source>From the bank; the market and the price do not change.</source>
      <comment>recycling_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Installing a recycling project brings a CEP: where from? From the bank; the market and the price do not change.</extracomment>
      <translation>来自银行；市场和价格不变。</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <comment>money_grant_basis=cep</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money grant pay? $1 for each CEP in the region, at least $3.</extracomment>
      <translation>该地区每有1个CEP给1金钱，至少{least}金钱。</translation>
    </message>
    <message>
      <source>Always ${least}, because regions have no money to count.</source>
      <comment>money_grant_basis=money</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money grant pay? Always $3, because regions have no money to count.</extracomment>
      <translation>一律{least}金钱，因为地区没有金钱可计算。</translation>
    </message>
    <message>
      <source>Yes, the scientist stays on the project.</source>
      <comment>own_scientist_after_install=stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project with your own scientist: does the scientist stay? Yes, the scientist stays on the project.</extracomment>
      <translation>是，科学家留在项目上。</translation>
    </message>
    <message>
      <source>No, the scientist returns to your supply.</source>
      <comment>own_scientist_after_install=leaves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project with your own scientist: does the scientist stay? No, the scientist returns to your supply.</extracomment>
      <translation>否，科学家回到你手中。</translation>
    </message>
    <message>
      <source>Only the top plant of its stack.</source>
      <comment>plant_choice=top</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Only the top plant of its stack.</extracomment>
      <translation>只有该叠顶部的电站。</translation>
    </message>
    <message>
      <source>Any plant of its stack.</source>
      <comment>plant_choice=any</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Any plant of its stack.</extracomment>
      <translation>该叠中的任意电站。</translation>
    </message>
    <message>
      <source>One fewer than the plant costs.</source>
      <comment>tech_needed_with_subsidy=less_one</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region pays one cube of a plant: how many must you have? One fewer than the plant costs.</extracomment>
      <translation>比电站所需少1个。</translation>
    </message>
    <message>
      <source>As many as the plant costs, although you pay one fewer.</source>
      <comment>tech_needed_with_subsidy=full</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region pays one cube of a plant: how many must you have? As many as the plant costs, although you pay one fewer.</extracomment>
      <translation>与电站所需相同，尽管你少付1个。</translation>
    </message>
    <message>
      <source>After the plant, its points and the check for control.</source>
      <comment>build_displacement=last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build where another player's scientist works: when does the scientist leave? After the plant, its points and the check for control.</extracomment>
      <translation>在电站、得分与掌控检定之后。</translation>
    </message>
    <message>
      <source>Before everything else, as with installing.</source>
      <comment>build_displacement=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build where another player's scientist works: when does the scientist leave? Before everything else, as with installing.</extracomment>
      <translation>在其他一切之前，与准备项目时相同。</translation>
    </message>
    <message>
      <source>Yes, like any other move.</source>
      <comment>scientist_to_hand=allowed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your supply? Yes, like any other move.</extracomment>
      <translation>是，与其他移动相同。</translation>
    </message>
    <message>
      <source>No, scientists return only from a summit, or when they must leave.</source>
      <comment>scientist_to_hand=forbidden</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your supply? No, scientists return only from a summit, or when they must leave.</extracomment>
      <translation>否，科学家只有从峰会返回或必须离开时才回到手中。</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <comment>end_turn_expertise=must</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? Yes, if one of your scientists works on a project.</extracomment>
      <translation>是，只要你有科学家正在跟进项目。</translation>
    </message>
    <message>
      <source>No, you may decline it.</source>
      <comment>end_turn_expertise=may</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? No, you may decline it.</extracomment>
      <translation>否，可以放弃。</translation>
    </message>
    <message>
      <source>Clockwise from the player to the left of the active player, who comes last.</source>
      <comment>summit_order=active_last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? Clockwise from the player to the left of the active player, who comes last.</extracomment>
      <translation>从行动玩家左手边起按顺时针顺序，行动玩家最后。</translation>
    </message>
    <message>
      <source>In turn order, from the start player.</source>
      <comment>summit_order=turn_order</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? In turn order, from the start player.</extracomment>
      <translation>按玩家顺序，从起始玩家开始。</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <comment>expertise_on_own_return=no</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own install or build sends your scientist back: do you gain expertise? No, only when another player sends the scientist away.</extracomment>
      <translation>否，只有其他玩家请科学家离开时才有。</translation>
    </message>
    <message>
      <source>Yes, 1 point in the energy of the project.</source>
      <comment>expertise_on_own_return=yes</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own install or build sends your scientist back: do you gain expertise? Yes, 1 point in the energy of the project.</extracomment>
      <translation>是，获得1点该项目能源的知识。</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>region_cep_source=market</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the market, which may run empty and raise the price.</extracomment>
      <translation>来自市场；市场CEP可能拿光，使价格上升。</translation>
    </message>
    <message>
      <source>From the bank; the market and the price do not change.</source>
      <comment>region_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the bank; the market and the price do not change.</extracomment>
      <translation>来自银行；市场和价格不变。</translation>
    </message>
    <message>
      <source>Any region with room for it, of your choice.</source>
      <comment>region_cep_target=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? Any region with room for it, of your choice.</extracomment>
      <translation>任意有空格的地区。</translation>
    </message>
    <message>
      <source>The region shown on the board for this track.</source>
      <comment>region_cep_target=indicated</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? The region shown on the board for this track.</extracomment>
      <translation>版图为该知识栏指定的地区。</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <comment>market_after_stop=no_sale</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty this turn: what can you still do there? You may buy, but not sell.</extracomment>
      <translation>可以购买，但不能售卖。</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <comment>market_after_stop=closed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty this turn: what can you still do there? Nothing: the market is closed until the next turn.</extracomment>
      <translation>什么都不能做：市场关闭到下个行动轮。</translation>
    </message>
    <message>
      <source>{n:cubes}.</source>
      <comment>lobby_0709_tech=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many technology cubes do lobby cards 07 to 09 give? 3 technology cubes.</extracomment>
      <translation>{n:cubes}。</translation>
    </message>
    <message>
      <source>Yes, each card gives what its space gives.</source>
      <comment>lobby_0709_effect=fixed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the main effect of lobby cards 07 to 09 fixed? Yes, each card gives what its space gives.</extracomment>
      <translation>是，每张牌给予其补助格所给的效果。</translation>
    </message>
    <message>
      <source>No, with each card you choose from the effects of all three.</source>
      <comment>lobby_0709_effect=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the main effect of lobby cards 07 to 09 fixed? No, with each card you choose from the effects of all three.</extracomment>
      <translation>否，每张牌都可以从三种效果中选择。</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <comment>lobby_12_choice=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? Yes, you choose one of the two.</extracomment>
      <translation>是，你选择两者之一。</translation>
    </message>
    <message>
      <source>No, it only gives the first one.</source>
      <comment>lobby_12_choice=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? No, it only gives the first one.</extracomment>
      <translation>否，只有第一种。</translation>
    </message>
    <message>
      <source>25 is for buying, 26 for selling.</source>
      <comment>lobby_25_26=buy_sell</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of lobby cards 25 and 26 is for buying, and which for selling? 25 is for buying, 26 for selling.</extracomment>
      <translation>25对应购买，26对应售卖。</translation>
    </message>
    <message>
      <source>25 is for selling, 26 for buying.</source>
      <comment>lobby_25_26=sell_buy</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of lobby cards 25 and 26 is for buying, and which for selling? 25 is for selling, 26 for buying.</extracomment>
      <translation>25对应售卖，26对应购买。</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <comment>lobby_main_timing=attach</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Later in the turn of its action; a discount together with the build.</extracomment>
      <translation>在该行动的行动轮内稍后；折扣与建造同时。</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is refunded after the build.</source>
      <comment>lobby_main_timing=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Later in the turn of its action; a discount is refunded after the build.</extracomment>
      <translation>在该行动的行动轮内稍后；折扣在建造后退还。</translation>
    </message>
    <message>
      <source>Immediately after its action; a discount together with the build.</source>
      <comment>lobby_main_timing=with</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Immediately after its action; a discount together with the build.</extracomment>
      <translation>紧接在该行动之后；折扣与建造同时。</translation>
    </message>
    <message>
      <source>All your plants except the first.</source>
      <comment>goal_30=except_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All your plants except the first.</extracomment>
      <translation>你的电站，第1个除外。</translation>
    </message>
    <message>
      <source>All your plants.</source>
      <comment>goal_30=every</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All your plants.</extracomment>
      <translation>你的全部电站。</translation>
    </message>
    <message>
      <source>The energies that you have built in the region.</source>
      <comment>control_expertise=built</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is still tied at the end: expertise in which energies decides? The energies that you have built in the region.</extracomment>
      <translation>你在该地区建造过的能源。</translation>
    </message>
    <message>
      <source>All energies on the region's agenda.</source>
      <comment>control_expertise=agenda</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is still tied at the end: expertise in which energies decides? All energies on the region's agenda.</extracomment>
      <translation>该地区议程上的所有能源。</translation>
    </message>
    <message>
      <source>The builder, or the player in control so far.</source>
      <comment>control_recount=builder_or_controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can have control of the region after a plant is built? The builder, or the player in control so far.</extracomment>
      <translation>建造者或原来的掌控者。</translation>
    </message>
    <message>
      <source>Anyone with a plant there: all are compared.</source>
      <comment>control_recount=all_players</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can have control of the region after a plant is built? Anyone with a plant there: all are compared.</extracomment>
      <translation>在当地有电站的任何玩家：全部比较。</translation>
    </message>
    <message>
      <source>Yes; all other games last five.</source>
      <comment>six_decades_at=5</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a five-player game last six decades? Yes; all other games last five.</extracomment>
      <translation>是，其他人数均为五个年代。</translation>
    </message>
    <message>
      <source>No, every game lasts five; six would need a sixth player.</source>
      <comment>six_decades_at=6</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a five-player game last six decades? No, every game lasts five; six would need a sixth player.</extracomment>
      <translation>否，每局都是五个年代；六个年代需要第六名玩家。</translation>
    </message>
    <message>
      <source>Yes, in points.</source>
      <comment>end_income=paid</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is income paid once more at the end of the game? Yes, in points.</extracomment>
      <translation>是，以得分发放。</translation>
    </message>
    <message>
      <source>No.</source>
      <comment>end_income=not_paid</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is income paid once more at the end of the game? No.</extracomment>
      <translation>否。</translation>
    </message>
    <message>
      <source>No gas plant.</source>
      <comment>extreme_removes_gas=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many gas plants leave the game with the extreme fossil plants? No gas plant.</extracomment>
      <translation>没有燃气电厂。</translation>
    </message>
    <message>
      <source>{n:gas}.</source>
      <comment>extreme_removes_gas=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many gas plants leave the game with the extreme fossil plants? 3 gas plants.</extracomment>
      <translation>{n:gas}。</translation>
    </message>
    <message>
      <source>All of them.</source>
      <comment>solo_base=two_player</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? All of them.</extracomment>
      <translation>全部。</translation>
    </message>
    <message>
      <source>As many as in a two-player game.</source>
      <comment>solo_base=two_player_strict</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as in a two-player game.</extracomment>
      <translation>与二人游戏的数量相同。</translation>
    </message>
    <message>
      <source>As many as in a four-player game.</source>
      <comment>solo_base=normal</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as in a four-player game.</extracomment>
      <translation>与四人游戏的数量相同。</translation>
    </message>
    <message>
      <source>On a free space of your choice.</source>
      <comment>solo_slot=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project go? On a free space of your choice.</extracomment>
      <translation>任意一个空格。</translation>
    </message>
    <message>
      <source>On the first free space.</source>
      <comment>solo_slot=first_free</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project go? On the first free space.</extracomment>
      <translation>第一个空格。</translation>
    </message>
    <message>
      <source>In the region after the one used last.</source>
      <comment>solo_next_start=next_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the region of the next start project begin? In the region after the one used last.</extracomment>
      <translation>从上次使用的地区的下一个开始。</translation>
    </message>
    <message>
      <source>In the region used last.</source>
      <comment>solo_next_start=same_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the region of the next start project begin? In the region used last.</extracomment>
      <translation>从上次使用的地区开始。</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more after the supply phase.</source>
      <comment>solo_end_level=reaches</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: at which CO₂ level does the game end early? At 400 ppm or more after the supply phase.</extracomment>
      <translation>补充阶段后达到或超过{ppm} ppm时。</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the supply phase.</source>
      <comment>solo_end_level=exceeds</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: at which CO₂ level does the game end early? Above 400 ppm after the supply phase.</extracomment>
      <translation>补充阶段后超过{ppm} ppm时。</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>competitive_gas=removed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Do gas plants also leave a three-player competitive game, as they do in a team game? Yes.</extracomment>
      <translation>是。</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <comment>competitive_gas=kept</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Do gas plants also leave a three-player competitive game, as they do in a team game? No, all gas plants stay in the game.</extracomment>
      <translation>否，所有燃气电厂都留在游戏中。</translation>
    </message>
    <message>
      <source>Yes, one region can have two disasters.</source>
      <comment>seventh_event=in_play</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the seventh event tile used? Yes, one region can have two disasters.</extracomment>
      <translation>是，有1个地区可能受灾两次。</translation>
    </message>
    <message>
      <source>No, there is one tile for each region.</source>
      <comment>seventh_event=left_out</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the seventh event tile used? No, there is one tile for each region.</extracomment>
      <translation>否，每个地区只有1块。</translation>
    </message>
    <message>
      <source>After the region that received the last cube.</source>
      <comment>opponent_cubes=continue</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the opponent's next region begin? After the region that received the last cube.</extracomment>
      <translation>从上次放置方块的地区之后开始。</translation>
    </message>
    <message>
      <source>Always after the region chosen at the start.</source>
      <comment>opponent_cubes=restart</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the opponent's next region begin? Always after the region chosen at the start.</extracomment>
      <translation>一律从开局所选的地区之后开始。</translation>
    </message>
    <message>
      <source>Nothing, if the region has no CEP.</source>
      <comment>money_subsidy_minimum=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What is the least that a money subsidy pays? Nothing, if the region has no CEP.</extracomment>
      <translation>如果该地区没有CEP，则不给。</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>money_subsidy_minimum=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What is the least that a money subsidy pays? $3.</extracomment>
      <translation>{n}金钱。</translation>
    </message>
    <message>
      <source>No, you must recruit or move a scientist if you can.</source>
      <comment>scientist_subsidy=taken</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you decline the subsidy of a scientist space? No, you must recruit or move a scientist if you can.</extracomment>
      <translation>否，只要可行，就必须招募或移动1名科学家。</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>scientist_subsidy=optional</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you decline the subsidy of a scientist space? Yes.</extracomment>
      <translation>是。</translation>
    </message>
    <message>
      <source>You pay the CEP, then the scientist moves.</source>
      <comment>infrastructure_order=pay_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist is on a project that gets its infrastructure: what comes first? You pay the CEP, then the scientist moves.</extracomment>
      <translation>先支付CEP，再移动科学家。</translation>
    </message>
    <message>
      <source>The scientist moves, then you pay the CEP.</source>
      <comment>infrastructure_order=scientist_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist is on a project that gets its infrastructure: what comes first? The scientist moves, then you pay the CEP.</extracomment>
      <translation>先移动科学家，再支付CEP。</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <comment>lobby_before=all_effects</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You play a lobbyist card before its action: which bonuses may make the action possible? Any: money, cubes, CEPs and knowledge count for the action.</extracomment>
      <translation>任何奖励：金钱、科技资源、CEP和知识都可用于该行动。</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <comment>lobby_before=build_money_only</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You play a lobbyist card before its action: which bonuses may make the action possible? Only the money of a card for building.</extracomment>
      <translation>只有建造类赞助牌的金钱。</translation>
    </message>
    <message>
      <source>Two points per scientist, for any topics of the summit.</source>
      <comment>summit_points=any_topic</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit give knowledge? Two points per scientist, for any topics of the summit.</extracomment>
      <translation>每名科学家的2点知识都可取该峰会的任意专题。</translation>
    </message>
    <message>
      <source>One point for the scientist's topic, one for any topic of the summit.</source>
      <comment>summit_points=own_topic_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit give knowledge? One point for the scientist's topic, one for any topic of the summit.</extracomment>
      <translation>1点为该科学家的专题，1点为该峰会的任意专题。</translation>
    </message>
    <message>
      <source>No, everyone keeps their own.</source>
      <comment>competitive_bonuses=own</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you give a track bonus to another player? No, everyone keeps their own.</extracomment>
      <translation>否，各自保留自己的奖励。</translation>
    </message>
    <message>
      <source>Yes, as in a team game.</source>
      <comment>competitive_bonuses=shared</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you give a track bonus to another player? Yes, as in a team game.</extracomment>
      <translation>是，与合作游戏相同。</translation>
    </message>
    <message>
      <source>Everyone who has built there.</source>
      <comment>control_rivals=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to take control of a region? Everyone who has built there.</extracomment>
      <translation>在当地建造过的全部玩家。</translation>
    </message>
    <message>
      <source>Only the player in control now.</source>
      <comment>control_rivals=controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to take control of a region? Only the player in control now.</extracomment>
      <translation>只有现任掌控者。</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <comment>penalty_price=before</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty takes the last CEP from the market: which price do you lose in points? The price before it rises.</extracomment>
      <translation>上升前的价格。</translation>
    </message>
    <message>
      <source>The price after it rises.</source>
      <comment>penalty_price=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty takes the last CEP from the market: which price do you lose in points? The price after it rises.</extracomment>
      <translation>上升后的价格。</translation>
    </message>
    <message>
      <source>A CEP from your player board or from any region you control.</source>
      <comment>supply_payment=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What can you use to pay for a fossil plant in a region you control? A CEP from your player board or from any region you control.</extracomment>
      <translation>你手中的CEP，或你掌控的任意地区的CEP。</translation>
    </message>
    <message>
      <source>Only a CEP from this region; without one you pay a penalty.</source>
      <comment>supply_payment=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What can you use to pay for a fossil plant in a region you control? Only a CEP from this region; without one you pay a penalty.</extracomment>
      <translation>只能是该地区的CEP；没有则受惩罚。</translation>
    </message>
    <message>
      <source>After all regions have had their turn.</source>
      <comment>supply_order=after_all</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When are the new fossil plants paid for? After all regions have had their turn.</extracomment>
      <translation>检查完全部地区之后。</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <comment>supply_order=at_once</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When are the new fossil plants paid for? Each one as soon as it is placed.</extracomment>
      <translation>每放置1个就立即支付。</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <comment>region_tech=optional</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has technology cubes: must you use one for a plant there? No, the builder decides.</extracomment>
      <translation>否，由建造者决定。</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <comment>region_tech=mandatory</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has technology cubes: must you use one for a plant there? Yes, if the plant costs any cubes.</extracomment>
      <translation>是，只要该电站需要科技资源。</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more.</source>
      <comment>second_event=reaches</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: At which CO₂ level does the future event happen too? At 400 ppm or more.</extracomment>
      <translation>达到或超过{ppm} ppm时。</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <comment>second_event=exceeds</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: At which CO₂ level does the future event happen too? Above 400 ppm.</extracomment>
      <translation>超过{ppm} ppm时。</translation>
    </message>
    <message>
      <source>Those on your player board.</source>
      <comment>goal_cep=hand</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal about CEPs? Those on your player board.</extracomment>
      <translation>你手中的。</translation>
    </message>
    <message>
      <source>Those on your player board and in regions you control.</source>
      <comment>goal_cep=with_regions</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal about CEPs? Those on your player board and in regions you control.</extracomment>
      <translation>你手中的，以及你掌控地区的。</translation>
    </message>
    <message>
      <source>No, it skips them.</source>
      <comment>inspector_skips=achieved</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count achieved goals as steps? No, it skips them.</extracomment>
      <translation>否，直接越过。</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <comment>inspector_skips=nothing</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count achieved goals as steps? Yes, every goal is one step.</extracomment>
      <translation>是，每个目标都算1格。</translation>
    </message>
    <message>
      <source>Everyone: all are tied.</source>
      <comment>award_without_tech=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most cubes? Everyone: all are tied.</extracomment>
      <translation>所有人：全员平手。</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <comment>award_without_tech=nobody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most cubes? Nobody: it takes at least one cube.</extracomment>
      <translation>无人：至少要有1个科技资源。</translation>
    </message>
  </context>
  <context>
    <name>readings</name>
    <message>
      <source>How many discs does each player have for score, tracks, plants and regions?</source>
      <comment>discs_per_player</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>每名玩家有多少个玩家标记可用于得分、知识栏、电站和地区？</translation>
    </message>
    <message>
      <source>How many UN goal cards are in the box?</source>
      <comment>un_goal_cards</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>盒中有多少张联合国目标牌？</translation>
    </message>
    <message>
      <source>How many event cards are in the box?</source>
      <comment>event_cards</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>盒中有多少张事件牌？</translation>
    </message>
    <message>
      <source>How are the green plants of an energy stacked?</source>
      <comment>plant_sort</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>同一能源的环保电站如何叠放？</translation>
    </message>
    <message>
      <source>Auction variant: is there also an auction before the first decade?</source>
      <comment>auction_decade_1</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>竞拍变体：第一个年代之前是否也进行竞拍？</translation>
    </message>
    <message>
      <source>Everyone passes in the auction before the first decade: who starts?</source>
      <comment>auction_decade_1_passed</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>第一个年代之前的竞拍中所有人都放弃：由谁担任起始玩家？</translation>
    </message>
    <message>
      <source>How many summits are face up on the board?</source>
      <comment>summit_spaces</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>版图上面朝上放置多少个峰会？</translation>
    </message>
    <message>
      <source>Which company goals leave the game when you play alone?</source>
      <comment>goals_removed_1</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>单人游戏中移出哪些企业目标？</translation>
    </message>
    <message>
      <source>Which company goals leave the game with two players?</source>
      <comment>goals_removed_2</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>二人游戏中移出哪些企业目标？</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <comment>goals_removed_3</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>三人游戏中移出哪些企业目标？</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <comment>region_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>哪个地区最先供电？</translation>
    </message>
    <message>
      <source>A region has no space for the fossil plant of this decade: is a CEP due?</source>
      <comment>skip_full_region</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>地区没有空格放置本年代的燃料电厂：是否需要消耗1个CEP？</translation>
    </message>
    <message>
      <source>Which CEP may pay for a fossil plant in a region you control?</source>
      <comment>fossil_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>你掌控的地区出现燃料电厂时，可用哪些CEP支付？</translation>
    </message>
    <message>
      <source>How much money does installing a biomass project bring?</source>
      <comment>biomass_install_money</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>准备生物质能项目获得多少金钱？</translation>
    </message>
    <message>
      <source>Installing a recycling project brings a CEP: where from?</source>
      <comment>recycling_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>准备再生资源项目可获得1个CEP：来自何处？</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <comment>money_grant_basis</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>金钱补助给多少金钱？</translation>
    </message>
    <message>
      <source>You install a project with your own scientist: does the scientist stay?</source>
      <comment>own_scientist_after_install</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>你准备一个有自己科学家跟进的项目：该科学家是否留下？</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <comment>plant_choice</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>可以建造某种能源的哪个电站？</translation>
    </message>
    <message>
      <source>The region pays one cube of a plant: how many must you have?</source>
      <comment>tech_needed_with_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>地区为电站支付1个科技资源：你须有多少个？</translation>
    </message>
    <message>
      <source>You build where another player's scientist works: when does the scientist leave?</source>
      <comment>build_displacement</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>你在有其他玩家科学家的项目上建造：该科学家何时离开？</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your supply?</source>
      <comment>scientist_to_hand</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>可以将科学家从项目移回手中吗？</translation>
    </message>
    <message>
      <source>Must you take the point of expertise at the end of your turn?</source>
      <comment>end_turn_expertise</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>行动轮结束时是否必须获取1点知识？</translation>
    </message>
    <message>
      <source>In which order do the participants of a summit gain their expertise?</source>
      <comment>summit_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>参与峰会的玩家按什么顺序获得知识？</translation>
    </message>
    <message>
      <source>Your own install or build sends your scientist back: do you gain expertise?</source>
      <comment>expertise_on_own_return</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>你自己准备项目或建造电站，使你的科学家回到手中：是否获得知识？</translation>
    </message>
    <message>
      <source>Where does the CEP of a track bonus come from?</source>
      <comment>region_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>知识栏奖励的CEP来自何处？</translation>
    </message>
    <message>
      <source>Which region receives the CEP of a track bonus?</source>
      <comment>region_cep_target</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>知识栏奖励的CEP放到哪个地区？</translation>
    </message>
    <message>
      <source>The market ran empty this turn: what can you still do there?</source>
      <comment>market_after_stop</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>市场CEP在这个行动轮拿光：你在市场还能做什么？</translation>
    </message>
    <message>
      <source>How many technology cubes do lobby cards 07 to 09 give?</source>
      <comment>lobby_0709_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>赞助牌07至09给多少个科技资源？</translation>
    </message>
    <message>
      <source>Is the main effect of lobby cards 07 to 09 fixed?</source>
      <comment>lobby_0709_effect</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>赞助牌07至09的大赞助是否固定？</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <comment>lobby_12_choice</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>赞助牌12可以在两种大赞助中选择吗？</translation>
    </message>
    <message>
      <source>Which of lobby cards 25 and 26 is for buying, and which for selling?</source>
      <comment>lobby_25_26</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>赞助牌25和26，哪张对应购买，哪张对应售卖？</translation>
    </message>
    <message>
      <source>When is the main effect of a lobby card played?</source>
      <comment>lobby_main_timing</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>赞助牌的大赞助何时使用？</translation>
    </message>
    <message>
      <source>Which plants does company goal 30 count?</source>
      <comment>goal_30</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>企业目标30计算哪些电站？</translation>
    </message>
    <message>
      <source>Control is still tied at the end: expertise in which energies decides?</source>
      <comment>control_expertise</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>掌控比较到最后仍平手：比较哪些能源的知识？</translation>
    </message>
    <message>
      <source>Who can have control of the region after a plant is built?</source>
      <comment>control_recount</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>建造电站后，谁可能掌控该地区？</translation>
    </message>
    <message>
      <source>Does a five-player game last six decades?</source>
      <comment>six_decades_at</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>五人游戏是否进行六个年代？</translation>
    </message>
    <message>
      <source>Is income paid once more at the end of the game?</source>
      <comment>end_income</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>游戏结束时是否再获得一次收入？</translation>
    </message>
    <message>
      <source>How many gas plants leave the game with the extreme fossil plants?</source>
      <comment>extreme_removes_gas</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>地狱级开局有多少个燃气电厂移出游戏？</translation>
    </message>
    <message>
      <source>Solo game: how many UN goals are in the stack?</source>
      <comment>solo_base</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>单人游戏：联合国目标牌堆有多少张？</translation>
    </message>
    <message>
      <source>Solo game: on which space of a region does a start project go?</source>
      <comment>solo_slot</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>单人游戏：初始项目放在地区的哪个补助格？</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the region of the next start project begin?</source>
      <comment>solo_next_start</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>单人游戏：从何处开始寻找下一个初始项目的地区？</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <comment>solo_end_level</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>单人游戏：污染等级到多少时游戏提前结束？</translation>
    </message>
    <message>
      <source>Do gas plants also leave a three-player competitive game, as they do in a team game?</source>
      <comment>competitive_gas</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>三人竞争游戏是否与合作游戏一样移出燃气电厂？</translation>
    </message>
    <message>
      <source>Is the seventh event tile used?</source>
      <comment>seventh_event</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>是否使用第七块事件板块？</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the opponent's next region begin?</source>
      <comment>opponent_cubes</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>单人游戏：从何处开始寻找对手的下一个地区？</translation>
    </message>
    <message>
      <source>What is the least that a money subsidy pays?</source>
      <comment>money_subsidy_minimum</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>金钱补助至少给多少金钱？</translation>
    </message>
    <message>
      <source>May you decline the subsidy of a scientist space?</source>
      <comment>scientist_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>可以放弃科学家补助吗？</translation>
    </message>
    <message>
      <source>A scientist is on a project that gets its infrastructure: what comes first?</source>
      <comment>infrastructure_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>科学家站在正要准备基建的项目上：先做什么？</translation>
    </message>
    <message>
      <source>You play a lobbyist card before its action: which bonuses may make the action possible?</source>
      <comment>lobby_before</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>你在行动之前打出赞助牌：可以靠哪些奖励使该行动可行？</translation>
    </message>
    <message>
      <source>In which energies does a summit give knowledge?</source>
      <comment>summit_points</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>峰会带来哪些能源的知识？</translation>
    </message>
    <message>
      <source>Competitive game: may you give a track bonus to another player?</source>
      <comment>competitive_bonuses</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>竞争游戏：可以把知识栏的奖励交给其他玩家吗？</translation>
    </message>
    <message>
      <source>Whom must a builder beat to take control of a region?</source>
      <comment>control_rivals</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>建造者须胜过谁才能掌控地区？</translation>
    </message>
    <message>
      <source>A penalty takes the last CEP from the market: which price do you lose in points?</source>
      <comment>penalty_price</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>惩罚拿走市场最后1个CEP：按哪个价格损失得分？</translation>
    </message>
    <message>
      <source>What can you use to pay for a fossil plant in a region you control?</source>
      <comment>supply_payment</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>你掌控的地区出现燃料电厂时，可用什么支付？</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <comment>supply_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>何时支付新燃料电厂的CEP？</translation>
    </message>
    <message>
      <source>A region has technology cubes: must you use one for a plant there?</source>
      <comment>region_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>地区有科技资源：是否必须用其中1个支付当地的电站？</translation>
    </message>
    <message>
      <source>At which CO₂ level does the future event happen too?</source>
      <comment>second_event</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>污染等级到多少时，未来事件也会发生？</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal about CEPs?</source>
      <comment>goal_cep</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>关于CEP的个人目标计算哪些CEP？</translation>
    </message>
    <message>
      <source>Does an inspector count achieved goals as steps?</source>
      <comment>inspector_skips</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>视察员移动时是否计算已达成的目标？</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most cubes?</source>
      <comment>award_without_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>游戏结束时无人持有科技资源：“最多科技资源”的得分归谁？</translation>
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
        <numerusform>{rule}——说明书章节{sections}</numerusform>
      </translation>
    </message>
    <message>
      <source>{rule} – rulebook: {sections}</source>
      <comment>headings</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – rulebook: 9.4</extracomment>
      <translation>{rule}——说明书：{sections}</translation>
    </message>
    <message>
      <source>{rule} – not in the printed rulebook</source>
      <comment>unprinted</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – not in the printed rulebook</extracomment>
      <translation>{rule}——印刷的说明书中没有</translation>
    </message>
    <message>
      <source>{rule} – rulebook (unnumbered section)</source>
      <comment>unnumbered</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – rulebook (unnumbered section)</extracomment>
      <translation>{rule}——说明书（无编号章节）</translation>
    </message>
    <message>
      <source>{book}: {sections}</source>
      <comment>in_book</comment>
      <extracomment>A rule and where a rulebook states it.
Example: 3: 9.4</extracomment>
      <translation>{book}：{sections}</translation>
    </message>
    <message>
      <source>{section} ({books})</source>
      <comment>section_of</comment>
      <extracomment>A rule and where a rulebook states it.
Example: 9.4 (Polish, French)</extracomment>
      <translation type="vanished">{section}（{books}）</translation>
    </message>
  </context>
  <context>
    <name>refusals</name>
    <message>
      <source>Lobbyist card {card} still requires its action, which must remain possible.</source>
      <comment>action_is_owed</comment>
      <extracomment>Why an action is impossible.
Example: Lobbyist card “Build solar: –$3” (18) still requires its action, which must remain possible.</extracomment>
      <translation>赞助牌{card}的行动仍须执行，该行动必须保持可行。</translation>
    </message>
    <message>
      <source>This scientist is already in your supply.</source>
      <comment>already_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>这名科学家已在你手中。</translation>
    </message>
    <message>
      <source>Lobby card {card} is played together with the build: choose the build with it.</source>
      <comment>attach_card_to_build</comment>
      <extracomment>Why an action is impossible.
Example: Lobby card “Build solar: –$3” (18) is played together with the build: choose the build with it.</extracomment>
      <translation>赞助牌{card}须与建造电站同时打出：请选择使用此牌的建造行动。</translation>
    </message>
    <message>
      <source>That is worth ${had}; your bid is ${needed}.</source>
      <comment>bid_not_covered</comment>
      <extracomment>Why an action is impossible.
Example: That is worth $2; your bid is $3.</extracomment>
      <translation>这值{had}金钱；你的出价为{needed}金钱。</translation>
    </message>
    <message>
      <source>You can pay at most ${had}.</source>
      <comment>bid_too_high</comment>
      <extracomment>Why an action is impossible.
Example: You can pay at most $2.</extracomment>
      <translation>你最多可支付{had}金钱。</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <comment>bid_too_low</comment>
      <extracomment>Why an action is impossible.
Example: Bid at least $3, or pass.</extracomment>
      <translation>至少出价{needed}金钱，或放弃。</translation>
    </message>
    <message>
      <source>You cannot give this bonus to {player}: everyone keeps their own.</source>
      <comment>bonus_is_your_own</comment>
      <extracomment>Why an action is impossible.
Example: You cannot give this bonus to Ada: everyone keeps their own.</extracomment>
      <translation>这个奖励不能交给{player}：各自保留自己的奖励。</translation>
    </message>
    <message>
      <source>You cannot give this bonus to {player}: it was given to you.</source>
      <comment>bonus_was_given_already</comment>
      <extracomment>Why an action is impossible.
Example: You cannot give this bonus to Ada: it was given to you.</extracomment>
      <translation>这个奖励不能交给{player}：它是别人交给你的。</translation>
    </message>
    <message>
      <source>The score and the CO₂ track allow at most {had:steps}, not {needed}.</source>
      <comment>cannot_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The score and the CO₂ track allow at most 2 steps, not 3.</extracomment>
      <translation>得分与污染等级栏最多允许降低{had:steps}，不能降低{needed}格。</translation>
    </message>
    <message>
      <source>To play card {card} for its main effect, take its action this turn first: {on}.</source>
      <comment>card_action_missing</comment>
      <extracomment>Why an action is impossible.
Example: To play card “Build solar: –$3” (18) for its main effect, take its action this turn first: build a plant.</extracomment>
      <translation>要使用赞助牌{card}的大赞助，须先在这个行动轮执行其特定行动：{on}。</translation>
    </message>
    <message>
      <source>You have already played a card or scored a UN goal this turn.</source>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你在这个行动轮已打出1张牌，或已完成1张联合国目标牌。</translation>
    </message>
    <message>
      <source>Lobby card {card} gives no discount on this plant.</source>
      <comment>card_cannot_be_attached</comment>
      <extracomment>Why an action is impossible.
Example: Lobby card “Build solar: –$3” (18) gives no discount on this plant.</extracomment>
      <translation>赞助牌{card}对这个电站没有折扣。</translation>
    </message>
    <message>
      <source>You do not have card {card}.</source>
      <comment>card_not_in_hand</comment>
      <extracomment>Why an action is impossible.
Example: You do not have card “Build solar: –$3” (18).</extracomment>
      <translation>你没有赞助牌{card}。</translation>
    </message>
    <message>
      <source>Card {card} is not one of these cards.</source>
      <comment>card_not_in_packet</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) is not one of these cards.</extracomment>
      <translation>赞助牌{card}不在这些牌之中。</translation>
    </message>
    <message>
      <source>This card cannot be visited: it is not in play, or a scientist has already been there.</source>
      <comment>card_not_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>不能访问这张牌：它未被打出，或已有科学家访问。</translation>
    </message>
    <message>
      <source>The CO₂ level is {had} ppm; at {limit} ppm or more there is no second action.</source>
      <comment>co2_at_limit</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level is 2 ppm; at 3 ppm or more there is no second action.</extracomment>
      <translation>污染等级为{had} ppm；达到或超过{limit} ppm时不能执行第二个行动。</translation>
    </message>
    <message>
      <source>Take your first main action before the second one.</source>
      <comment>first_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>请先执行强制行动，然后才是第二个行动。</translation>
    </message>
    <message>
      <source>The project must go to the first free space in {region}.</source>
      <comment>first_free_space_only</comment>
      <extracomment>Why an action is impossible.
Example: The project must go to the first free space in Europe.</extracomment>
      <translation>项目须放在{region}的第一个空格。</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <comment>game_over</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>游戏已经结束。</translation>
    </message>
    <message>
      <source>Goal {card} is not one of the goals you can keep.</source>
      <comment>goal_not_dealt</comment>
      <extracomment>Why an action is impossible.
Example: Goal “Build solar: –$3” (18) is not one of the goals you can keep.</extracomment>
      <translation>目标牌{card}不在你可保留的目标之中。</translation>
    </message>
    <message>
      <source>This scientist can only return to your supply or go to a summit with the project's topic.</source>
      <comment>hand_or_summit_only</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>这名科学家只能回到你手中，或参加该项目能源专题的峰会。</translation>
    </message>
    <message>
      <source>You need {plants} on your infrastructures and have {had}.</source>
      <comment>infrastructure_missing</comment>
      <extracomment>Why an action is impossible.
Example: You need 2 solar plants on your infrastructures and have 2.</extracomment>
      <translation>你的基建上须有{plants}，现有{had}个。</translation>
    </message>
    <message>
      <source>You must take your main action before you end your turn.</source>
      <comment>mandatory_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>结束行动轮之前，必须执行强制行动。</translation>
    </message>
    <message>
      <source>You have already taken your main action this turn.</source>
      <comment>mandatory_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你在这个行动轮已执行强制行动。</translation>
    </message>
    <message>
      <source>The market ran empty this turn: it is closed until the next turn.</source>
      <comment>market_closed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>市场CEP在这个行动轮拿光：关闭到下个行动轮。</translation>
    </message>
    <message>
      <source>There are no CEPs on sale.</source>
      <comment>market_empty</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>市场上没有CEP。</translation>
    </message>
    <message>
      <source>The market ran empty this turn: nothing can be sold until the next turn.</source>
      <comment>market_stop</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>市场CEP在这个行动轮拿光：下个行动轮之前不能售卖。</translation>
    </message>
    <message>
      <source>You have already visited the market this turn.</source>
      <comment>market_visit_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你在这个行动轮已访问过市场。</translation>
    </message>
    <message>
      <source>Your income is only {had}, not {needed}.</source>
      <comment>more_than_income</comment>
      <extracomment>Why an action is impossible.
Example: Your income is only 2, not 3.</extracomment>
      <translation>你的收入只有{had}，不足{needed}。</translation>
    </message>
    <message>
      <source>The CO₂ level must be reduced by at least {needed:steps}, not {had}.</source>
      <comment>must_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level must be reduced by at least 3 steps, not 2.</extracomment>
      <translation>污染等级至少须降低{needed:steps}；{had}格太少。</translation>
    </message>
    <message>
      <source>You have no CEP in your supply.</source>
      <comment>no_cep_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你手中没有CEP。</translation>
    </message>
    <message>
      <source>That region has no CEP.</source>
      <comment>no_cep_in_region</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>该地区没有CEP。</translation>
    </message>
    <message>
      <source>You need a CEP in your supply or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你手中或你掌控的地区须有1个CEP。</translation>
    </message>
    <message>
      <source>{player} has no company goal left.</source>
      <comment>no_company_goal</comment>
      <extracomment>Why an action is impossible.
Example: Ada has no company goal left.</extracomment>
      <translation>{player}已没有企业目标。</translation>
    </message>
    <message>
      <source>You have no cube left to mark the plant.</source>
      <comment>no_cube_left</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你没有方块可标记电站。</translation>
    </message>
    <message>
      <source>You have no disc left to mark the plant.</source>
      <comment>no_disc_left</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你没有玩家标记可标记电站。</translation>
    </message>
    <message>
      <source>{player}'s scientist works here and costs you ${needed}; you have ${had}.</source>
      <comment>no_fee_for_scientist</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist works here and costs you $3; you have $2.</extracomment>
      <translation>{player}的科学家正在跟进此项目：须向其支付{needed}金钱，你有{had}金钱。</translation>
    </message>
    <message>
      <source>You have no lobby card.</source>
      <comment>no_lobby_card</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你没有赞助牌。</translation>
    </message>
    <message>
      <source>You have no marker left for another infrastructure.</source>
      <comment>no_marker_left</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你没有标记可用于另一个基建。</translation>
    </message>
    <message>
      <source>There is no {plant} left.</source>
      <comment>no_plant_tile</comment>
      <extracomment>Why an action is impossible.
Example: There is no solar plant left.</extracomment>
      <translation>{plant}已用完。</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>此格没有项目。</translation>
    </message>
    <message>
      <source>There is no {project} tile left.</source>
      <comment>no_project_tile</comment>
      <extracomment>Why an action is impossible.
Example: There is no solar project tile left.</extracomment>
      <translation>{project}板块已用完。</translation>
    </message>
    <message>
      <source>The region can pay {had} of the cubes, not {needed}.</source>
      <comment>no_region_tech</comment>
      <extracomment>Why an action is impossible.
Example: The region can pay 2 of the cubes, not 3.</extracomment>
      <translation>该地区可支付{had}个科技资源，不能支付{needed}个。</translation>
    </message>
    <message>
      <source>You have no scientist in your supply.</source>
      <comment>no_scientist_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你手中没有科学家。</translation>
    </message>
    <message>
      <source>No second main action would be possible now.</source>
      <comment>no_second_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>现在没有可执行的第二个行动。</translation>
    </message>
    <message>
      <source>Card {card} does not offer this effect.</source>
      <comment>no_such_option</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) does not offer this effect.</extracomment>
      <translation>赞助牌{card}没有这个效果。</translation>
    </message>
    <message>
      <source>This topic does not exist.</source>
      <comment>no_such_topic</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>没有这个专题。</translation>
    </message>
    <message>
      <source>Under the chosen rules a scientist cannot return from a project to your supply.</source>
      <comment>no_way_home</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>按所选的规则，科学家不能从项目回到手中。</translation>
    </message>
    <message>
      <source>You have already recruited all your scientists ({limit}).</source>
      <comment>nobody_to_recruit</comment>
      <extracomment>Why an action is impossible.
Example: You have already recruited all your scientists (3).</extracomment>
      <translation>你的科学家已全部招募（{limit}名）。</translation>
    </message>
    <message>
      <source>There is no project to install on this space.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>此格没有可以准备的项目。</translation>
    </message>
    <message>
      <source>This summit gives you no point in {energy}.</source>
      <comment>not_a_topic_here</comment>
      <extracomment>Why an action is impossible.
Example: This summit gives you no point in solar.</extracomment>
      <translation>这个峰会不会给你{energy}知识。</translation>
    </message>
    <message>
      <source>There is no installed project on this space.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>此格没有已准备好的项目。</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <comment>not_enough_cep</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 CEPs and have 2.</extracomment>
      <translation>你需要{needed:ceps}，现有{had}个。</translation>
    </message>
    <message>
      <source>You need {expertise} {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <extracomment>Why an action is impossible.
Example: You need solar expertise 3 and have 2.</extracomment>
      <translation>你的{expertise}须达到第{needed}格，目前为{had}。</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <comment>not_enough_money</comment>
      <extracomment>Why an action is impossible.
Example: You need $3 and have $2.</extracomment>
      <translation>你需要{needed}金钱，现有{had}金钱。</translation>
    </message>
    <message>
      <source>You need ${needed}, including ${fee} for {player}, whose scientist works here; you have ${had}.</source>
      <comment>not_enough_money_and_fee</comment>
      <extracomment>Why an action is impossible.
Example: You need $3, including $3 for Ada, whose scientist works here; you have $2.</extracomment>
      <translation>你需要{needed}金钱，其中{fee}金钱付给{player}，其科学家正在跟进此项目；你现有{had}金钱。</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <comment>not_enough_tech</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 technology cubes and have 2.</extracomment>
      <translation>你需要{needed:cubes}，现有{had}个。</translation>
    </message>
    <message>
      <source>This is not possible now: another decision comes first.</source>
      <comment>not_now</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>现在不能这样做：须先作出另一个决定。</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <comment>not_on_agenda</comment>
      <extracomment>Why an action is impossible.
Example: The agenda of Europe does not ask for solar.</extracomment>
      <translation>{region}的议程不接受{energy}。</translation>
    </message>
    <message>
      <source>You must take this point.</source>
      <comment>not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>这点知识必须获取。</translation>
    </message>
    <message>
      <source>The project must go to a free space in {region}.</source>
      <comment>not_this_space</comment>
      <extracomment>Why an action is impossible.
Example: The project must go to a free space in Europe.</extracomment>
      <translation>项目须放在{region}的空格。</translation>
    </message>
    <message>
      <source>None of your scientists is there.</source>
      <comment>not_your_scientist</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>该处没有你的科学家。</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <comment>not_your_turn</comment>
      <extracomment>Why an action is impossible.
Example: It is not Ada's turn.</extracomment>
      <translation>现在不是{player}的行动轮。</translation>
    </message>
    <message>
      <source>A scientist can go to a summit only from a project of the same energy.</source>
      <comment>only_from_project_to_summit</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>科学家只能从相同能源的项目前往峰会。</translation>
    </message>
    <message>
      <source>Only the top {plant} can be built.</source>
      <comment>only_top_plant</comment>
      <extracomment>Why an action is impossible.
Example: Only the top solar plant can be built.</extracomment>
      <translation>只能建造顶部的{plant}。</translation>
    </message>
    <message>
      <source>Card {card} requires another action, which comes first.</source>
      <comment>other_action_owed</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) requires another action, which comes first.</extracomment>
      <translation>赞助牌{card}要求另一个行动，须先执行该行动。</translation>
    </message>
    <message>
      <source>The CEP must come from your supply or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <extracomment>Why an action is impossible.
Example: The CEP must come from your supply or from Europe.</extracomment>
      <translation>CEP必须来自你手中或{region}。</translation>
    </message>
    <message>
      <source>The scientist who was sent away must move.</source>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>被请离的科学家必须移动。</translation>
    </message>
    <message>
      <source>A scientist from a {project} cannot take the {topic}.</source>
      <comment>other_topic</comment>
      <extracomment>Why an action is impossible.
Example: A scientist from a solar project cannot take the wind topic.</extracomment>
      <translation>跟进{project}的科学家不能在{topic}演讲。</translation>
    </message>
    <message>
      <source>Card {card} requires an action that you could not take right after it: {on}.</source>
      <comment>owed_action_impossible</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) requires an action that you could not take right after it: build a plant.</extracomment>
      <translation>赞助牌{card}要求的行动无法接着执行：{on}。</translation>
    </message>
    <message>
      <source>You pay more than you need: ${had} for a bid of ${needed}.</source>
      <comment>pays_too_much</comment>
      <extracomment>Why an action is impossible.
Example: You pay more than you need: $2 for a bid of $3.</extracomment>
      <translation>支付超出所需：以{had}金钱支付{needed}金钱的出价。</translation>
    </message>
    <message>
      <source>You need {plants} and have {had}.</source>
      <comment>plant_missing</comment>
      <extracomment>Why an action is impossible.
Example: You need 2 solar plants and have 2.</extracomment>
      <translation>你需要{plants}，现有{had}个。</translation>
    </message>
    <message>
      <source>{player}'s scientist already works on this project.</source>
      <comment>project_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist already works on this project.</extracomment>
      <translation>{player}的科学家已在跟进这个项目。</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <comment>region_all_green</comment>
      <extracomment>Why an action is impossible.
Example: All plants in Europe are green: there is no room for another one.</extracomment>
      <translation>{region}已被环保电站完全覆盖：没有空格可再建造电站。</translation>
    </message>
    <message>
      <source>{region} already has {limit:ceps}, and that is its limit.</source>
      <comment>region_cep_limit</comment>
      <extracomment>Why an action is impossible.
Example: Europe already has 3 CEPs, and that is its limit.</extracomment>
      <translation>{region}已有{limit:ceps}，达到上限。</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <comment>region_not_controlled</comment>
      <extracomment>Why an action is impossible.
Example: You do not control Europe.</extracomment>
      <translation>你没有掌控{region}。</translation>
    </message>
    <message>
      <source>The region has technology cubes: you must use one of them.</source>
      <comment>region_pays_one</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>该地区有科技资源：必须使用其中1个。</translation>
    </message>
    <message>
      <source>The second main action must be of another kind than the first.</source>
      <comment>same_kind_of_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>第二个行动的种类必须与第一个不同。</translation>
    </message>
    <message>
      <source>You have already moved a scientist this turn.</source>
      <comment>scientist_move_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你在这个行动轮已移动过科学家。</translation>
    </message>
    <message>
      <source>You have paid for a second main action and must take it now.</source>
      <comment>second_action_owed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>你已为第二个行动付出代价，现在必须执行。</translation>
    </message>
    <message>
      <source>You can take only one second main action in a turn.</source>
      <comment>second_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>每个行动轮只能执行1次第二个行动。</translation>
    </message>
    <message>
      <source>There is already a project on this space.</source>
      <comment>space_taken</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>此格已有项目。</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <comment>stays_on_card</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>访问赞助牌的科学家须留在该处。</translation>
    </message>
    <message>
      <source>You must use the subsidy: recruit a scientist, or move one.</source>
      <comment>subsidy_not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>必须使用补助：招募1名科学家，或移动1名科学家。</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it takes place.</source>
      <comment>summit_not_held_yet</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>参加峰会的科学家须留到峰会完结。</translation>
    </message>
    <message>
      <source>{player}'s scientist already has this topic.</source>
      <comment>topic_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist already has this topic.</extracomment>
      <translation>这个专题已由{player}的科学家演讲。</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <comment>un_goal_not_open</comment>
      <extracomment>Why an action is impossible.
Example: UN goal “Build solar: –$3” (18) is not on display.</extracomment>
      <translation>联合国目标牌{card}不在牌列中。</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>This scientist is already on your player board.</source>
      <comment>already_in_hand</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>这名科学家已在你手中。</translation>
    </message>
    <message>
      <source>You have already played a card or claimed a UN goal this turn.</source>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>你在这个行动轮已打出1张牌，或已完成1张联合国目标牌。</translation>
    </message>
    <message>
      <source>You have no CEP on your player board.</source>
      <comment>no_cep_in_hand</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>你手中没有CEP。</translation>
    </message>
    <message>
      <source>You need a CEP on your player board or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>你手中或你掌控的地区须有1个CEP。</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <comment>no_lobby_card</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>你没有赞助牌。</translation>
    </message>
    <message>
      <source>You have no scientist on your player board.</source>
      <comment>no_scientist_in_hand</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>你手中没有科学家。</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>此格没有已规划的项目。</translation>
    </message>
    <message>
      <source>There is no infrastructure to build on here.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>此格没有可供建造电站的基建。</translation>
    </message>
    <message>
      <source>The CEP must come from your player board or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.
Example: The CEP must come from your player board or from Europe.</extracomment>
      <translation>CEP必须来自你手中或{region}。</translation>
    </message>
    <message>
      <source>Only the scientist who must leave the project can move now.</source>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>现在只能移动必须离开项目的科学家。</translation>
    </message>
    <message>
      <source>You need {expertise} {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
Why an action is impossible.
Example: You need solar expertise 3 and have 2.</extracomment>
      <translation>你的{expertise}须达到第{needed}格，目前为{had}。</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>North America</source>
      <comment>north_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is now 70 ppm.</extracomment>
      <translation>北美洲</translation>
    </message>
    <message>
      <source>South America</source>
      <comment>south_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is now 90 ppm.</extracomment>
      <translation>南美洲</translation>
    </message>
    <message>
      <source>Europe</source>
      <comment>europe</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Europe builds a fossil plant (coal); the CO₂ level is now 110 ppm.</extracomment>
      <translation>欧洲</translation>
    </message>
    <message>
      <source>Africa</source>
      <comment>africa</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Africa builds a fossil plant (oil); the CO₂ level is now 130 ppm.</extracomment>
      <translation>非洲</translation>
    </message>
    <message>
      <source>Asia</source>
      <comment>asia</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Asia builds a fossil plant (oil); the CO₂ level is now 150 ppm.</extracomment>
      <translation>亚洲</translation>
    </message>
    <message>
      <source>Oceania</source>
      <comment>oceania</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is now 170 ppm.</extracomment>
      <translation>大洋洲</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>起始玩家竞拍</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>建造电站</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy_cep</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>购买1个CEP</translation>
    </message>
    <message>
      <source>How CEPs move</source>
      <comment>cep_flow</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>CEP流动</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>company_goal</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>企业目标</translation>
    </message>
    <message>
      <source>Sequence of a decade</source>
      <comment>decade</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>年代的流程</translation>
    </message>
    <message>
      <source>Scientist sent away</source>
      <comment>displaced_scientist</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>被请离的科学家</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>手牌轮选</translation>
    </message>
    <message>
      <source>End of the game</source>
      <comment>end_of_game</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>游戏结束</translation>
    </message>
    <message>
      <source>Energy demand</source>
      <comment>energy_demand</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>供电</translation>
    </message>
    <message>
      <source>Event</source>
      <comment>event</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>事件</translation>
    </message>
    <message>
      <source>Expertise</source>
      <comment>expertise</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>能源知识</translation>
    </message>
    <message>
      <source>Bonuses on the expertise tracks</source>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>知识栏的奖励</translation>
    </message>
    <message>
      <source>Forced purchase of a CEP</source>
      <comment>forced_purchase</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>必须购买的CEP</translation>
    </message>
    <message>
      <source>Free actions</source>
      <comment>free_actions</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>免费行动</translation>
    </message>
    <message>
      <source>Money grant</source>
      <comment>grant_money</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>金钱补助</translation>
    </message>
    <message>
      <source>Research grant</source>
      <comment>grant_research</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>专家合作补助</translation>
    </message>
    <message>
      <source>Technology grant</source>
      <comment>grant_tech</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>科技资源补助</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>income</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>收入</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>准备项目</translation>
    </message>
    <message>
      <source>Main effect of a lobby card</source>
      <comment>lobby_main</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>赞助牌的大赞助</translation>
    </message>
    <message>
      <source>Minor effect of a lobby card</source>
      <comment>lobby_minor</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>赞助牌的小赞助</translation>
    </message>
    <message>
      <source>Empty market</source>
      <comment>market_stop</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>市场CEP拿光</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>移动1名科学家</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>支付1个CEP</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <comment>planet_lost</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>地球毁灭</translation>
    </message>
    <message>
      <source>Fixed fossil plants</source>
      <comment>preset_fossils</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>固定电厂开局</translation>
    </message>
    <message>
      <source>Expertise at the end of your turn</source>
      <comment>project_expertise</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>行动轮结束时的知识</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>签订项目</translation>
    </message>
    <message>
      <source>CEP limit of a region</source>
      <comment>region_cep_limit</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>地区CEP上限</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <comment>region_control</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>掌控地区</translation>
    </message>
    <message>
      <source>Technology cubes in a region</source>
      <comment>region_tech</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>地区的科技资源</translation>
    </message>
    <message>
      <source>Replace a fossil plant</source>
      <comment>replace_fossil</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>取代燃料电厂</translation>
    </message>
    <message>
      <source>Final scoring</source>
      <comment>scoring</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>结算</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell_cep</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>售卖1个CEP</translation>
    </message>
    <message>
      <source>Setup</source>
      <comment>setup</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>初始设置</translation>
    </message>
    <message>
      <source>Solo game</source>
      <comment>solo</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>单人游戏</translation>
    </message>
    <message>
      <source>Setup of the solo game</source>
      <comment>solo_setup</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>单人游戏的初始设置</translation>
    </message>
    <message>
      <source>Summits</source>
      <comment>summit</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>地球峰会</translation>
    </message>
    <message>
      <source>Payment for a fossil plant</source>
      <comment>supply_payment</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>燃料电厂的CEP支付</translation>
    </message>
    <message>
      <source>Ties</source>
      <comment>tie_break</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>平手决胜</translation>
    </message>
    <message>
      <source>Sequence of a turn</source>
      <comment>turn</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>行动轮的流程</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>un_goal</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>联合国目标</translation>
    </message>
  </context>
  <context>
    <name>rules_second_chance</name>
    <message>
      <source>End of the competitive game</source>
      <comment>competitive_end</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>竞争游戏结束</translation>
    </message>
    <message>
      <source>End of the cooperative game</source>
      <comment>cooperative_end</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>合作游戏结束</translation>
    </message>
    <message>
      <source>End of a decade</source>
      <comment>decade_end</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>年代结束</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>难度</translation>
    </message>
    <message>
      <source>Scientist who must leave</source>
      <comment>displaced_scientist</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>必须离开的科学家</translation>
    </message>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>手牌轮选</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <comment>energy_supply</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>供电阶段</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <comment>environmental_goals</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>环境目标</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <comment>expertise</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>知识</translation>
    </message>
    <message>
      <source>Bonuses on the knowledge tracks</source>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>知识栏的奖励</translation>
    </message>
    <message>
      <source>Director actions</source>
      <comment>free_actions</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>主管行动</translation>
    </message>
    <message>
      <source>Scientist subsidy</source>
      <comment>grant_research</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>科学家补助</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>准备基建</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>联合国视察员</translation>
    </message>
    <message>
      <source>Main effect of a lobbyist card</source>
      <comment>lobby_main</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>赞助牌的大赞助</translation>
    </message>
    <message>
      <source>Minor effect of a lobbyist card</source>
      <comment>lobby_minor</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>赞助牌的小赞助</translation>
    </message>
    <message>
      <source>Visit to a lobbyist card</source>
      <comment>lobbyist_visit</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>访问赞助牌</translation>
    </message>
    <message>
      <source>Penalty</source>
      <comment>penalty</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>惩罚</translation>
    </message>
    <message>
      <source>Personal goal</source>
      <comment>personal_goal</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>个人目标</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>规划项目</translation>
    </message>
    <message>
      <source>CO₂ reduction</source>
      <comment>reduction</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>降低污染</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_goal</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>单人目标</translation>
    </message>
    <message>
      <source>Second main action in the solo game</source>
      <comment>solo_second_action</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>单人游戏的第二个行动</translation>
    </message>
    <message>
      <source>Subsidy</source>
      <comment>subsidy</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>政府补助</translation>
    </message>
  </context>
  <context>
    <name>scoring</name>
    <message>
      <source>income</source>
      <comment>income</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>收入</translation>
    </message>
    <message>
      <source>company goal</source>
      <comment>company_goal</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>企业目标</translation>
    </message>
    <message>
      <source>money</source>
      <comment>money</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>金钱</translation>
    </message>
    <message>
      <source>most technology</source>
      <comment>most_tech</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>最多科技资源</translation>
    </message>
    <message>
      <source>most UN goals</source>
      <comment>most_un_goals</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>最多联合国目标</translation>
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goals</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>联合国目标</translation>
    </message>
  </context>
  <context>
    <name>short_effects</name>
    <message>
      <source>1 expertise</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, in as few words as possible, for its name.
Example: Keep lobby card “Summit on solar: 1 expertise” (23); minor effect: 1 technology cube</extracomment>
      <translation>1点知识</translation>
    </message>
    <message>
      <source>–${n}</source>
      <comment>discount</comment>
      <extracomment>What a lobby card gives, in as few words as possible, for its name.
Example: Keep lobby card “Build cold fusion: –$3” (16); minor effect: $2</extracomment>
      <translation>少付{n}金钱</translation>
    </message>
  </context>
  <context>
    <name>short_effects_second_chance</name>
    <message>
      <source>1 knowledge</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, in as few words as possible, for its name. Only in Second Chance.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>1点知识</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>back to your supply</source>
      <comment>hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Back to your supply</extracomment>
      <translation>回到手中</translation>
    </message>
    <message>
      <source>from your supply</source>
      <comment>own_hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: From your supply › biomass, North America (technology)</extracomment>
      <translation>手中</translation>
    </message>
    <message>
      <source>{region} ({grant})</source>
      <comment>space</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Europe (technology)</extracomment>
      <translation>{region}（{grant}）</translation>
    </message>
    <message>
      <source>{energy}, {region} ({grant})</source>
      <comment>project</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Plan hydro, Europe (scientist)</extracomment>
      <translation>{region}{energy}（{grant}）</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <extracomment>The same as in “places”, for buttons.
Example: summit 3</extracomment>
      <translation>峰会{summit}</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>topic</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Summit 1</extracomment>
      <translation>峰会{summit}</translation>
    </message>
    <message>
      <source>summit {summit}, seat {place}</source>
      <comment>same_topic</comment>
      <extracomment>The same as in “places”, for buttons.
Example: summit 3, seat the solar project in Europe (technology space)</extracomment>
      <translation>峰会{summit}，第{place}席</translation>
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
      <translation>回到手中</translation>
    </message>
    <message>
      <source>from your board</source>
      <comment>own_hand</comment>
      <extracomment>The same as in “places”, for buttons. Only in Second Chance.
Example: From your board › hydro, Europe (scientist)</extracomment>
      <translation>手中</translation>
    </message>
  </context>
  <context>
    <name>short_triggers</name>
    <message>
      <source>Propose in {region}</source>
      <comment>propose.region</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobby card “Propose in North America: $3” (1); minor effect: 1 technology cube</extracomment>
      <translation>在{region}签订项目</translation>
    </message>
    <message>
      <source>Propose on a {grant} space</source>
      <comment>propose.grant</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobby card “Propose on a money space: $3” (7); minor effect: 1 technology cube</extracomment>
      <translation>在{grant}补助格签订项目</translation>
    </message>
    <message>
      <source>Install {energy}</source>
      <comment>install.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobby card “Install forestation: 2 technology cubes” (14); minor effect: move a scientist</extracomment>
      <translation>准备{energy}项目</translation>
    </message>
    <message>
      <source>Build {energy}</source>
      <comment>build.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Build wind: 1 knowledge” (27) for its minor effect: $2</extracomment>
      <translation>建造{energy}电站</translation>
    </message>
    <message>
      <source>Summit on {energy}</source>
      <comment>summit.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Summit on solar: 1 knowledge” (33) for its minor effect: 1 CEP from the market</extracomment>
      <translation>{energy}专题的峰会</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobby card “Buy a CEP: 2 points” (25) for its minor effect: 1 CEP from the market</extracomment>
      <translation>购买CEP</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Sell a CEP: $3” (35) for its main effect: $3; its action must follow</extracomment>
      <translation>售卖CEP</translation>
    </message>
    <message>
      <source>Plan in {region}</source>
      <comment>plan.region</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation>在{region}规划项目</translation>
    </message>
    <message>
      <source>Plan on a {grant} space</source>
      <comment>plan.grant</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobbyist card “Plan on a technology space: 2 technology cubes” (8); minor effect: move a scientist</extracomment>
      <translation>在{grant}补助格规划项目</translation>
    </message>
    <message>
      <source>Prepare {energy}</source>
      <comment>infrastructure.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>准备{energy}基建</translation>
    </message>
  </context>
  <context>
    <name>solo_goal_names</name>
    <message>
      <source>Complete tracks</source>
      <comment>tracks_finished</comment>
      <extracomment>The short name of a solo goal.
Example: Complete tracks · solo goal 1</extracomment>
      <translation>知识栏最后一格</translation>
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
      <translation>每个地区都有电站</translation>
    </message>
    <message>
      <source>All personal goals</source>
      <comment>all_personal_goals</comment>
      <extracomment>The short name of a solo goal.
Example: All personal goals · solo goal 5</extracomment>
      <translation>全部个人目标</translation>
    </message>
    <message>
      <source>Start with {n:points}</source>
      <comment>fewer_points</comment>
      <extracomment>The short name of a solo goal.
Example: Start with 10 points · solo goal 6</extracomment>
      <translation>以{n:points}开局</translation>
    </message>
    <message>
      <source>No gas plants</source>
      <comment>no_gas</comment>
      <extracomment>The short name of a solo goal.
Example: No gas plants · solo goal 7</extracomment>
      <translation>没有燃气电厂</translation>
    </message>
    <message>
      <source>Environmental goals for plants</source>
      <comment>plant_goals_by_decade</comment>
      <extracomment>The short name of a solo goal.
Example: Environmental goals for plants · solo goal 8</extracomment>
      <translation>电站的环境目标</translation>
    </message>
    <message>
      <source>CEPs in Asia</source>
      <comment>region_cep</comment>
      <extracomment>The short name of a solo goal.
Example: CEPs in Asia · solo goal 9</extracomment>
      <translation>亚洲的CEP</translation>
    </message>
    <message>
      <source>Summits of every size</source>
      <comment>every_summit_size</comment>
      <extracomment>The short name of a solo goal.
Example: Summits of every size · solo goal 10</extracomment>
      <translation>各种规模的峰会</translation>
    </message>
    <message>
      <source>Replacement in a full region</source>
      <comment>replaced_fossil</comment>
      <extracomment>The short name of a solo goal.
Example: Replacement in a full region · solo goal 11</extracomment>
      <translation>在已满的地区淘汰电厂</translation>
    </message>
    <message>
      <source>No lobbyist cards</source>
      <comment>no_lobbyist_in_decade</comment>
      <extracomment>The short name of a solo goal.
Example: No lobbyist cards · solo goal 12</extracomment>
      <translation>不打出赞助牌</translation>
    </message>
  </context>
  <context>
    <name>solo_goals</name>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: reach the last space of 5 tracks.</extracomment>
      <translation>达到{n:tracks}的最后一格</translation>
    </message>
    <message>
      <source>build at least {n:plants}</source>
      <comment>plants_built</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build at least 10 plants.</extracomment>
      <translation>建造至少{n:plants}</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <comment>plant_in_every_region</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build a plant in every region.</extracomment>
      <translation>在每个地区建造电站</translation>
    </message>
    <message>
      <source>meet all the personal goals you were dealt</source>
      <comment>all_personal_goals</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: meet all the personal goals you were dealt.</extracomment>
      <translation>完成发给你的全部个人目标</translation>
    </message>
    <message>
      <source>win from a start with {n:points}</source>
      <comment>fewer_points</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win from a start with 10 points.</extracomment>
      <translation>以{n:points}开局并获胜</translation>
    </message>
    <message>
      <source>win without gas plants in the game</source>
      <comment>no_gas</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win without gas plants in the game.</extracomment>
      <translation>在没有燃气电厂的游戏中获胜</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals for plants</source>
      <comment>plant_goals_by_decade</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of decade 2: achieve 8 of the environmental goals for plants.</extracomment>
      <translation>达成环境目标中的{n}个电站目标</translation>
    </message>
    <message>
      <source>have at least {n:ceps} in Asia</source>
      <comment>region_cep</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: have at least 6 CEPs in Asia.</extracomment>
      <translation>亚洲至少有{n:ceps}</translation>
    </message>
    <message>
      <source>complete a summit of every size</source>
      <comment>every_summit_size</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: complete a summit of every size.</extracomment>
      <translation>完成每种专题数目的峰会各1个</translation>
    </message>
    <message>
      <source>replace at least {n:fossil_plants} in a full region</source>
      <comment>replaced_fossil</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: replace at least 1 fossil plant in a full region.</extracomment>
      <translation>在没有空格的地区建造电站，淘汰至少{n:fossil_plants}</translation>
    </message>
    <message>
      <source>play no lobbyist card</source>
      <comment>no_lobbyist_in_decade</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of decade 1: play no lobbyist card.</extracomment>
      <translation>不打出赞助牌</translation>
    </message>
  </context>
  <context>
    <name>titles</name>
    <message>
      <source>{name} · lobby card {card}</source>
      <comment>lobby</comment>
      <extracomment>The heading of a card.
Example: Propose in North America: $3 · lobby card 1</extracomment>
      <translation>{name} · 赞助牌{card}</translation>
    </message>
    <message>
      <source>{name} · company goal {card}</source>
      <comment>company_goal</comment>
      <extracomment>The heading of a card.
Example: Controlled regions · company goal 27</extracomment>
      <translation>{name} · 企业目标{card}</translation>
    </message>
    <message>
      <source>{name} · UN goal {card}</source>
      <comment>un_goal</comment>
      <extracomment>The heading of a card.
Example: Biomass, recycling · UN goal 34</extracomment>
      <translation>{name} · 联合国目标{card}</translation>
    </message>
    <message>
      <source>{name} · event {card}</source>
      <comment>event</comment>
      <extracomment>The heading of a card.
Example: Disaster in North America · event 47</extracomment>
      <translation>{name} · 事件{card}</translation>
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
      <translation>等级{level}的{plant}</translation>
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
      <translation>{name} · 个人目标{card}</translation>
    </message>
    <message>
      <source>{name} · solo goal {card}</source>
      <comment>solo_goal</comment>
      <extracomment>The heading of a card.
Example: Complete tracks · solo goal 1</extracomment>
      <translation>{name} · 单人目标{card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>{name} · lobbyist card {card}</source>
      <comment>lobby</comment>
      <extracomment>The heading of a card. Only in Second Chance.
Example: Plan in North America: $3 · lobbyist card 1</extracomment>
      <translation>{name} · 赞助牌{card}</translation>
    </message>
  </context>
  <context>
    <name>topic_names</name>
    <message>
      <source>forestation topic</source>
      <comment>forestation</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the forestation project in North America (scientist space) to the forestation topic of summit 3</extracomment>
      <translation>森林专题</translation>
    </message>
    <message>
      <source>solar topic</source>
      <comment>solar</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the solar project in Oceania (scientist space) to the solar topic of summit 5</extracomment>
      <translation>太阳能专题</translation>
    </message>
    <message>
      <source>cold fusion topic</source>
      <comment>fusion</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the cold fusion project in Europe (research space) to the cold fusion topic of summit 3</extracomment>
      <translation>冷聚变专题</translation>
    </message>
    <message>
      <source>biomass topic</source>
      <comment>biomass</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the biomass project in Europe (research space) to the biomass topic of summit 3</extracomment>
      <translation>生物质能专题</translation>
    </message>
    <message>
      <source>recycling topic</source>
      <comment>recycling</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the recycling project in Africa (scientist space) to the recycling topic of summit 2</extracomment>
      <translation>再生资源专题</translation>
    </message>
    <message>
      <source>hydro topic</source>
      <comment>hydro</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>水力专题</translation>
    </message>
    <message>
      <source>wind topic</source>
      <comment>wind</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the wind project in South America (technology space) to the wind topic of summit 4</extracomment>
      <translation>风力专题</translation>
    </message>
  </context>
  <context>
    <name>track_names</name>
    <message>
      <source>forestation track</source>
      <comment>forestation</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>森林知识栏</translation>
    </message>
    <message>
      <source>solar track</source>
      <comment>solar</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.
Example: Ada is at the end of the solar track, so the point is lost.</extracomment>
      <translation>太阳能知识栏</translation>
    </message>
    <message>
      <source>cold fusion track</source>
      <comment>fusion</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.
Example: Leo is at the end of the cold fusion track, so the point is lost.</extracomment>
      <translation>冷聚变知识栏</translation>
    </message>
    <message>
      <source>biomass track</source>
      <comment>biomass</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>生物质能知识栏</translation>
    </message>
    <message>
      <source>recycling track</source>
      <comment>recycling</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>再生资源知识栏</translation>
    </message>
    <message>
      <source>hydro track</source>
      <comment>hydro</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>水力知识栏</translation>
    </message>
    <message>
      <source>wind track</source>
      <comment>wind</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation>风力知识栏</translation>
    </message>
  </context>
  <context>
    <name>triggers</name>
    <message>
      <source>propose a project</source>
      <comment>propose</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>签订项目</translation>
    </message>
    <message>
      <source>install a project</source>
      <comment>install</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>准备项目</translation>
    </message>
    <message>
      <source>plan a project</source>
      <comment>plan</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>规划项目</translation>
    </message>
    <message>
      <source>prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>准备基建</translation>
    </message>
    <message>
      <source>build a plant</source>
      <comment>build</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>建造电站</translation>
    </message>
    <message>
      <source>send a scientist to a summit</source>
      <comment>summit</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>派科学家参加峰会</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>购买1个CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>售卖1个CEP</translation>
    </message>
  </context>
  <context>
    <name>un_goals</name>
    <message>
      <source>Requires plants that you have built, in any region: {plants}.</source>
      <comment>needs</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Requires plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>需要由你建造的以下电站，不限地区：{plants}。</translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one player can score it.</source>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Scoring it costs 1 technology cube and brings 4 points; only one player can score it.</extracomment>
      <translation>完成此目标须支付{tech:cubes}，获得{vp:points}；只有一名玩家能完成。</translation>
    </message>
    <message>
      <source>You score it instead of playing a lobby card in your turn. You keep your plants.</source>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.</extracomment>
      <translation>每个行动轮只能完成1张联合国目标牌或打出1张赞助牌。你的电站会保留。</translation>
    </message>
    <message>
      <source>At the end, the player with the most UN goals gains {vp:points} more, as does everyone tied.</source>
      <comment>most</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: At the end, the player with the most UN goals gains 3 points more, as does everyone tied.</extracomment>
      <translation>游戏结束时，完成最多联合国目标的玩家再获得{vp:points}；并列玩家同样获得。</translation>
    </message>
    <message numerus="yes">
      <source>{n} {energy} plants</source>
      <comment>plant</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Needs plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation type="vanished">
        <numerusform>{n}个{energy}电站</numerusform>
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
      <translation>需要你的基建上已建有以下电站，不论由谁建造：{plants}。</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one player can claim it.</source>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Claiming it costs 2 technology cubes; only one player can claim it.</extracomment>
      <translation>完成此目标须支付{tech:cubes}；只有一名玩家能完成。</translation>
    </message>
    <message>
      <source>In a team or alone, it brings {vp:points} at once, and at most {allowed} may be open at the end.</source>
      <comment>team</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a team or alone, it brings 2 points at once, and at most 3 may be open at the end.</extracomment>
      <translation>合作和单人游戏中立即获得{vp:points}，且游戏结束时最多允许{allowed}个尚未完成。</translation>
    </message>
    <message>
      <source>In a competitive game, all your UN goals score together at the end: {scores}.</source>
      <comment>rivals</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a competitive game, all your UN goals score together at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>竞争游戏中，你的联合国目标在最后一并计分：{scores}。</translation>
    </message>
    <message>
      <source>You claim it instead of playing a lobbyist card in your turn. You pay the cubes only.</source>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.</extracomment>
      <translation>每个行动轮只能完成1张联合国目标牌或打出1张赞助牌。只须支付科技资源。</translation>
    </message>
    <message numerus="yes">
      <source>{n} cards {vp:points}</source>
      <comment>score</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a competitive game, all your UN goals score together at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>
        <numerusform>{n}张牌得{vp:points}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <comment>score_or_more</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a competitive game, all your UN goals score together at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>{n}张或以上得{vp:points}</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Start with random fossil plants, or with a fixed set that is easier or harder.</source>
      <comment>preset</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>以随机翻开的燃料电厂开局，或采用较容易或较困难的固定组合。</translation>
    </message>
    <message>
      <source>Six fossil plants are drawn at random, one for each region.</source>
      <comment>preset=</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>随机翻开6个燃料电厂，每个地区1个。</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.</source>
      <comment>preset=fixed</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: 2 solar plants, dealt to the regions at random: the CO₂ level starts at 350 ppm.</extracomment>
      <translation>{plants}，随机分配到各地区：污染等级从{co2} ppm开始。</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Removed from the game: {removed}.</source>
      <comment>preset=fewer</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: 2 solar plants, dealt to the regions at random: the CO₂ level starts at 350 ppm. Removed from the game: 2 coal plants.</extracomment>
      <translation>{plants}，随机分配到各地区：污染等级从{co2} ppm开始。移出游戏：{removed}。</translation>
    </message>
    <message>
      <source>Before each new decade, everyone may bid once, and the winner chooses the start player; without the auction, the start player tile moves to the left.</source>
      <comment>auction</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>每个新年代之前，每人可出价一次，胜者选择起始玩家；不使用竞拍时，起始玩家板块交给左手边的玩家。</translation>
    </message>
    <message>
      <source>Draft your lobby cards: keep one from each hand of cards and pass the rest to the right.</source>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>轮选赞助牌：每次从待选的牌中保留1张，其余交给右手边的玩家。</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <comment>mode</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>组成团队合作、互相竞争，或单人进行。</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level low, or lose together.</source>
      <comment>mode=cooperative</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>一个团队，共同得分：控制污染等级，否则一同失败。</translation>
    </message>
    <message>
      <source>Everyone scores for themselves; if the CO₂ level gets too high, everyone loses.</source>
      <comment>mode=competitive</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>各自计分；如果污染等级过高，全部玩家失败。</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <comment>mode=solo</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>与合作游戏相似，但版图上有对手方块，条件也更严格。</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and continues clockwise.</source>
      <comment>home</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>每个年代的供电从此地区开始，按顺时针顺序进行。</translation>
    </message>
    <message>
      <source>Fewer coal plants and more starting points make the game easier.</source>
      <comment>difficulty</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>燃煤电厂较少、开局得分较多，会使游戏较容易。</translation>
    </message>
    <message>
      <source>Removed from the game: {removed}. Starting points: {vp}.</source>
      <comment>difficulty=fixed</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: Removed from the game: 2 coal plants. Starting points: 3.</extracomment>
      <translation>移出游戏：{removed}。开局得分：{vp}。</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Starting points: {vp}.</source>
      <comment>difficulty=points</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: All fossil plants are in the game. Starting points: 3.</extracomment>
      <translation>所有燃料电厂都在游戏中。开局得分：{vp}。</translation>
    </message>
    <message>
      <source>Two inspectors move along the environmental goals; an open goal with one costs double.</source>
      <comment>inspectors</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>两名视察员沿环境目标移动；有视察员的未达成目标代价加倍。</translation>
    </message>
    <message>
      <source>An additional goal that you must meet to win.</source>
      <comment>solo_card</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>获胜还须完成的额外目标。</translation>
    </message>
    <message>
      <source>No additional goal.</source>
      <comment>solo_card=0</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>没有额外目标。</translation>
    </message>
    <message>
      <source>One of the solo goals, drawn at random.</source>
      <comment>solo_card=-1</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>从单人目标中随机抽出1个。</translation>
    </message>
  </context>
  <context>
    <name>variant_help_second_chance</name>
    <message>
      <source>Draft your lobbyist cards: keep some of each hand of cards and pass the rest to the right.</source>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values. Only in Second Chance.</extracomment>
      <translation>轮选赞助牌：每次从待选的牌中保留若干张，其余交给右手边的玩家。</translation>
    </message>
  </context>
  <context>
    <name>variant_values</name>
    <message>
      <source>No</source>
      <comment>no</comment>
      <extracomment>A value of a variant, to choose from.</extracomment>
      <translation>否</translation>
    </message>
    <message>
      <source>Yes</source>
      <comment>yes</comment>
      <extracomment>A value of a variant, to choose from.</extracomment>
      <translation>是</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>preset=</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Random</extracomment>
      <translation>随机</translation>
    </message>
    <message>
      <source>Beginner</source>
      <comment>preset=beginner</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Beginner</extracomment>
      <translation>入门级</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>preset=normal</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Normal</extracomment>
      <translation>普通级</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>preset=expert</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Expert</extracomment>
      <translation>专家级</translation>
    </message>
    <message>
      <source>Extreme</source>
      <comment>preset=extreme</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Extreme</extracomment>
      <translation>地狱级</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <comment>mode=cooperative</comment>
      <extracomment>A value of a variant, to choose from.
Example: Game mode Cooperative</extracomment>
      <translation>合作</translation>
    </message>
    <message>
      <source>Competitive</source>
      <comment>mode=competitive</comment>
      <extracomment>A value of a variant, to choose from.
Example: Game mode Competitive</extracomment>
      <translation>竞争</translation>
    </message>
    <message>
      <source>Solo</source>
      <comment>mode=solo</comment>
      <extracomment>A value of a variant, to choose from.
Example: Game mode Solo</extracomment>
      <translation>单人</translation>
    </message>
    <message>
      <source>Easy</source>
      <comment>difficulty=easy</comment>
      <extracomment>A value of a variant, to choose from.
Example: Difficulty Easy</extracomment>
      <translation>简单</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>difficulty=normal</comment>
      <extracomment>A value of a variant, to choose from.
Example: Difficulty Normal</extracomment>
      <translation>普通</translation>
    </message>
    <message>
      <source>Hard</source>
      <comment>difficulty=hard</comment>
      <extracomment>A value of a variant, to choose from.
Example: Difficulty Hard</extracomment>
      <translation>困难</translation>
    </message>
    <message>
      <source>None</source>
      <comment>solo_card=0</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal None</extracomment>
      <translation>无</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>solo_card=-1</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal Random</extracomment>
      <translation>随机</translation>
    </message>
    <message>
      <source>{goal} ({card})</source>
      <comment>solo_card=</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal control at least 3 regions (“Build solar: –$3” (18))</extracomment>
      <translation>{goal}（{card}）</translation>
    </message>
  </context>
  <context>
    <name>variants</name>
    <message>
      <source>Fossil plants at the start</source>
      <comment>preset</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>开局的燃料电厂</translation>
    </message>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>起始玩家竞拍</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>手牌轮选</translation>
    </message>
    <message>
      <source>Game mode</source>
      <comment>mode</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>游戏模式</translation>
    </message>
    <message>
      <source>Home region</source>
      <comment>home</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>所在地区</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>难度</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>联合国视察员</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_card</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>单人目标</translation>
    </message>
  </context>
  <context>
    <name>variants_second_chance</name>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game. Only in Second Chance.</extracomment>
      <translation>手牌轮选</translation>
    </message>
  </context>
</TS>
