<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>&amp;Licences</source>
      <translation>&amp;Лицензии</translation>
    </message>
    <message>
      <source>&amp;Reconstructed values</source>
      <translation>&amp;Восстановленные значения</translation>
    </message>
    <message>
      <source>&amp;What it is</source>
      <translation>&amp;Что это</translation>
    </message>
    <message>
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the typefaces: SIL Open Font License 1.1.</source>
      <translation>Шрифты &lt;b&gt;Noto Sans&lt;/b&gt; и &lt;b&gt;Noto Sans CJK&lt;/b&gt;: SIL Open Font License 1.1.</translation>
    </message>
    <message>
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt; читает значения компонентов: лицензия MIT.</translation>
    </message>
    <message>
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window: GNU LGPL, version 3. They are used unchanged, and you may put another build of them in their place.</source>
      <translation>&lt;b&gt;Qt&lt;/b&gt; и &lt;b&gt;PySide6&lt;/b&gt;, на которых построено окно: GNU LGPL, версия 3. Они используются без изменений, и вместо них можно поставить другую сборку.</translation>
    </message>
    <message>
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: use it, change it and pass it on, with its copyright notice and without any warranty.</source>
      <translation>&lt;b&gt;co2desk&lt;/b&gt; — свободная программа под лицензией MIT: пользуйтесь ею, меняйте ее и передавайте дальше, сохраняя уведомление об авторских правах. Никаких гарантий не дается.</translation>
    </message>
    <message>
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt; находит ваши папки: лицензия MIT.</translation>
    </message>
    <message>
      <source>About co2desk</source>
      <translation>О co2desk</translation>
    </message>
    <message>
      <source>Amounts of the rules</source>
      <translation>Числа из правил</translation>
    </message>
    <message>
      <source>By number of players</source>
      <translation>По числу игроков</translation>
    </message>
    <message>
      <source>CEP market</source>
      <translation>Рынок РУВ</translation>
    </message>
    <message>
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <source>CO₂ track</source>
      <translation>Шкала глобального загрязнения</translation>
    </message>
    <message>
      <source>CO₂: Second Chance (2018)</source>
      <translation>CO₂: Второй шанс (2018)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Закрыть</translation>
    </message>
    <message>
      <source>Company goals</source>
      <translation>Цели компаний</translation>
    </message>
    <message>
      <source>Decades</source>
      <translation>Десятилетия</translation>
    </message>
    <message>
      <source>Difficulties</source>
      <translation>Уровни сложности</translation>
    </message>
    <message>
      <source>Draft</source>
      <translation>Драфт</translation>
    </message>
    <message>
      <source>Energies</source>
      <translation>Источники энергии</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <source>Event cards</source>
      <translation>Карты событий</translation>
    </message>
    <message>
      <source>Expertise tracks</source>
      <translation>Шкалы компетенции</translation>
    </message>
    <message>
      <source>Fixed sets of fossil plants</source>
      <translation>Фиксированные наборы ИТ-электростанций</translation>
    </message>
    <message>
      <source>Fossil fuel plants</source>
      <translation>Электростанции на ископаемом топливе</translation>
    </message>
    <message>
      <source>Games of three players</source>
      <translation>Игра втроем</translation>
    </message>
    <message>
      <source>Green power plants</source>
      <translation>Экологические электростанции</translation>
    </message>
    <message>
      <source>Infrastructure</source>
      <translation>Инфраструктура</translation>
    </message>
    <message>
      <source>Inspectors</source>
      <translation>Инспекторы</translation>
    </message>
    <message>
      <source>It stands on the work of others:</source>
      <translation>Программа опирается на труд других людей:</translation>
    </message>
    <message>
      <source>Lobby cards</source>
      <translation>Карты лобби</translation>
    </message>
    <message>
      <source>Personal goals</source>
      <translation>Личные цели</translation>
    </message>
    <message>
      <source>Rating of the team</source>
      <translation>Ранги команды</translation>
    </message>
    <message>
      <source>Regional agenda tiles</source>
      <translation>Тайлы региональных программ</translation>
    </message>
    <message>
      <source>Regions of the board</source>
      <translation>Регионы на поле</translation>
    </message>
    <message>
      <source>Solo game</source>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <source>Some values are printed on the pieces alone. Where no rulebook tells them they are reconstructed; the next page lists them.</source>
      <translation>Некоторые значения напечатаны только на самих компонентах. Те, которых нет ни в одних правилах, восстановлены; они перечислены на следующей странице.</translation>
    </message>
    <message>
      <source>Summit tiles</source>
      <translation>Тайлы конференций</translation>
    </message>
    <message>
      <source>Supplies</source>
      <translation>Запасы</translation>
    </message>
    <message>
      <source>The board games CO₂ and CO₂: Second Chance on one computer that knows all the rules: whatever cannot be done is refused with the reason, and every game can be replayed.</source>
      <translation>Настольные игры CO₂ и CO₂: Второй шанс на одном компьютере, который знает все правила: если что-то сделать нельзя, он скажет почему, а каждую игру можно посмотреть еще раз.</translation>
    </message>
    <message>
      <source>This is an unofficial work by people who like the game. &lt;b&gt;CO₂ is Vital Lacerda’s.&lt;/b&gt; No art and no text of the printed games is in it; pictures and sentences are its own.</source>
      <translation>Это неофициальная работа людей, которым нравится эта игра. &lt;b&gt;CO₂ придумал Витал Ласерда (Vital Lacerda).&lt;/b&gt; Здесь нет ни рисунков, ни текстов печатных изданий: все изображения и предложения свои.</translation>
    </message>
    <message>
      <source>UN goals</source>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Версия {version}</translation>
    </message>
    <message>
      <source>What installing brings</source>
      <translation>Бонусы развертывания</translation>
    </message>
    <message>
      <source>What players start with</source>
      <translation>С чем начинают игроки</translation>
    </message>
  </context>
  <context>
    <name>ActionsDialog</name>
    <message>
      <source>Actions</source>
      <translation>Действия</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Закрыть</translation>
    </message>
    <message>
      <source>Do it</source>
      <translation>Выполнить</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Поиск</translation>
    </message>
    <message>
      <source>Search: a region, an energy, a card …</source>
      <translation>Поиск: регион, источник энергии, карта…</translation>
    </message>
    <message>
      <source>What can I do?</source>
      <translation>Что можно сделать?</translation>
    </message>
  </context>
  <context>
    <name>Adviser</name>
    <message>
      <source> › </source>
      <translation> › </translation>
    </message>
    <message>
      <source>Nobody can be moved or recruited: what this space gives is lost.</source>
      <translation>Некого переместить или нанять: то, что дает эта позиция, пропадает.</translation>
    </message>
    <message>
      <source>Solo goal {card} cannot be met after this.</source>
      <translation>После этого цель одиночной игры {card} выполнить уже нельзя.</translation>
    </message>
    <message>
      <source>The bonus cannot be used and is lost.</source>
      <translation>Бонус нельзя использовать, и он пропадает.</translation>
    </message>
    <message>
      <source>The decade ends with this turn, and the planet is lost with a chance of {percent} %.</source>
      <translation>С этим ходом десятилетие заканчивается; вероятность гибели планеты — {percent} %.</translation>
    </message>
    <message>
      <source>The game is lost unless more points come in for open goals and missing CEPs. Missing: {points}.</source>
      <translation>Игра будет проиграна, если не набрать больше очков на недостигнутые цели и недостающие РУВ. Не хватает: {points}.</translation>
    </message>
    <message>
      <source>The game will be lost. Missing for open goals and CEPs: {points}.</source>
      <translation>Игра будет проиграна. На недостигнутые цели и РУВ не хватает: {points}.</translation>
    </message>
    <message>
      <source>The planet is lost in this decade with a chance of {percent} %.</source>
      <translation>Вероятность гибели планеты в этом десятилетии — {percent} %.</translation>
    </message>
    <message>
      <source>The planet will be lost in this decade.</source>
      <translation>Планета погибнет в этом десятилетии.</translation>
    </message>
    <message>
      <source>The planet will be lost: the decade ends with this turn.</source>
      <translation>Планета погибнет: с этим ходом десятилетие заканчивается.</translation>
    </message>
    <message>
      <source>This ends the game: {reason}</source>
      <translation>Игра на этом закончится: {reason}</translation>
    </message>
    <message>
      <source>You are at the end of the track: a point is lost.</source>
      <translation>Вы в конце шкалы: очко пропадает.</translation>
    </message>
    <message>
      <source>You could still: {actions}.</source>
      <translation>Вы еще можете: {actions}.</translation>
    </message>
    <message>
      <source>{energy} {level}</source>
      <translation>{energy} {level}</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}, for good.</source>
      <translation>{player} сбрасывает цель компании за ${money} — без возврата.</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <source>Cancel</source>
      <translation>Отмена</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Закрыть</translation>
    </message>
  </context>
  <context>
    <name>BidEditor</name>
    <message>
      <source>Your bid</source>
      <translation>Ваша ставка</translation>
    </message>
  </context>
  <context>
    <name>BoardWords</name>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>A carbon emission permit pays for installing and for fossil plants.</source>
      <translation>Разрешением на углеродные выбросы оплачивают развертывание и ИТ-электростанции.</translation>
    </message>
    <message>
      <source>A green plant replaces the leftmost one when no slot is empty.</source>
      <translation>Экологическая электростанция заменяет самую левую, когда свободных позиций нет.</translation>
    </message>
    <message>
      <source>A sale lowers the price; when the last one goes, the bank refills and the price rises.</source>
      <translation>Продажа снижает цену; когда уходит последний РУВ, банк пополняет рынок и цена растет.</translation>
    </message>
    <message>
      <source>A scientist comes here from a project of the same energy, and stays until the summit.</source>
      <translation>Ученый приходит сюда с проекта того же типа энергии и остается до завершения конференции.</translation>
    </message>
    <message>
      <source>A scientist in your hand</source>
      <translation>Ученый в вашей руке</translation>
    </message>
    <message>
      <source>A scientist of {player} works here.</source>
      <translation>Здесь работает ученый игрока {player}.</translation>
    </message>
    <message>
      <source>A scientist you can recruit</source>
      <translation>Ученый, которого можно нанять</translation>
    </message>
    <message>
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <translation>Повышает уровень CO₂ на {ppm} ppm.</translation>
    </message>
    <message>
      <source>Agenda of {region}</source>
      <translation>Программа региона {region}</translation>
    </message>
    <message>
      <source>All plants are green: there is no room for another one.</source>
      <translation>Все электростанции экологические: места для новой нет.</translation>
    </message>
    <message>
      <source>At {ppm} ppm after a supply phase the planet is lost.</source>
      <translation>При {ppm} ppm после фазы снабжения планета погибает.</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Построить</translation>
    </message>
    <message>
      <source>Built by {player} in {region}.</source>
      <translation>Строитель: {player}, регион {region}.</translation>
    </message>
    <message>
      <source>Buy CEP</source>
      <translation>Купить РУВ</translation>
    </message>
    <message>
      <source>CEP market</source>
      <translation>Рынок РУВ</translation>
    </message>
    <message>
      <source>CEPs</source>
      <translation>РУВ</translation>
    </message>
    <message>
      <source>CEPs in hand: {count}</source>
      <translation>РУВ в руке: {count}</translation>
    </message>
    <message>
      <source>CEPs in the bank: {count}.</source>
      <translation>РУВ в банке: {count}.</translation>
    </message>
    <message>
      <source>CEPs in your hand: {count}</source>
      <translation>РУВ в вашей руке: {count}</translation>
    </message>
    <message>
      <source>CEPs in {region}: {count} of {limit}</source>
      <translation>РУВ в регионе {region}: {count} из {limit}</translation>
    </message>
    <message>
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Уровень CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <source>Comes to your hand through a research grant.</source>
      <translation>Попадает в руку благодаря гранту «исследования».</translation>
    </message>
    <message>
      <source>Decade</source>
      <translation>Десятилетие</translation>
    </message>
    <message>
      <source>Decade {now} of {last}</source>
      <translation>Десятилетие {now} из {last}</translation>
    </message>
    <message>
      <source>Drag one onto a proposed project to install it, or onto the market to sell it.</source>
      <translation>Перетащите РУВ на открытый проект, чтобы развернуть его, или на рынок, чтобы продать.</translation>
    </message>
    <message>
      <source>Draws a fossil plant when the next decade begins, unless a plant is built.</source>
      <translation>С началом нового десятилетия здесь появится ИТ-электростанция, если ничего не построить.</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Событие</translation>
    </message>
    <message>
      <source>Expertise in {energy}</source>
      <translation>Компетенция ({energy})</translation>
    </message>
    <message>
      <source>Fossil plant in {region}: {fossil}</source>
      <translation>ИТ-электростанция в регионе {region}: {fossil}</translation>
    </message>
    <message>
      <source>Fossil plants left in the pile: {kinds}.</source>
      <translation>Осталось ИТ-электростанций в стопке: {kinds}.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on, events strike.</source>
      <translation>Начиная с {ppm} ppm события приводят к катастрофам.</translation>
    </message>
    <message>
      <source>Given after disasters. A plant built here needs one cube less.</source>
      <translation>Пожертвованы после катастроф. Постройка здесь требует на один кубик меньше.</translation>
    </message>
    <message>
      <source>Has a company goal.</source>
      <translation>Есть цель компании.</translation>
    </message>
    <message>
      <source>Has discarded the company goal.</source>
      <translation>Цель компании сброшена.</translation>
    </message>
    <message>
      <source>Held at the end of the turn in which every topic has a scientist.</source>
      <translation>Завершается в конце хода, когда на каждой секции есть ученый.</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Развернуть</translation>
    </message>
    <message>
      <source>Level {level}: {bonus}</source>
      <translation>Уровень {level}: {bonus}</translation>
    </message>
    <message>
      <source>Lobby cards in the pile: {count}.</source>
      <translation>Карт лобби в стопке: {count}.</translation>
    </message>
    <message>
      <source>Lobby cards played: {cards}.</source>
      <translation>Сыгранные карты лобби: {cards}.</translation>
    </message>
    <message>
      <source>Lobby cards: {count}</source>
      <translation>Карты лобби: {count}</translation>
    </message>
    <message>
      <source>Money</source>
      <translation>Деньги</translation>
    </message>
    <message>
      <source>Money: ${count}</source>
      <translation>Деньги: ${count}</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Следующее</translation>
    </message>
    <message>
      <source>No {energy} plant is left</source>
      <translation>Электростанций ({energy}) не осталось</translation>
    </message>
    <message>
      <source>Nobody controls {region}</source>
      <translation>Регион {region} никто не контролирует</translation>
    </message>
    <message>
      <source>Nobody sits at the screen</source>
      <translation>За экраном никого нет</translation>
    </message>
    <message>
      <source>Number {number} in the order of the supply phase.</source>
      <translation>Номер {number} в порядке фазы снабжения.</translation>
    </message>
    <message>
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>На рынке: {count}. Цена: ${price}.</translation>
    </message>
    <message>
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Один раз за ход можно купить один РУВ или продать один из руки.</translation>
    </message>
    <message>
      <source>Only these energies can be proposed here; the order decides ties for control.</source>
      <translation>Здесь можно открывать проекты только этих типов; порядок разрешает ничьи за контроль.</translation>
    </message>
    <message>
      <source>Pieces that come home are put down here.</source>
      <translation>Сюда кладут фишки, которые возвращаются в руку.</translation>
    </message>
    <message>
      <source>Plants and UN goals are paid with them.</source>
      <translation>Ими оплачивают электростанции и цели ООН.</translation>
    </message>
    <message>
      <source>Plants left: {count}.</source>
      <translation>Осталось электростанций: {count}.</translation>
    </message>
    <message>
      <source>Plants: {count}</source>
      <translation>Электростанции: {count}</translation>
    </message>
    <message>
      <source>Plants: {kinds}</source>
      <translation>Электростанции: {kinds}</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Очки</translation>
    </message>
    <message>
      <source>Points: {count}</source>
      <translation>Очки: {count}</translation>
    </message>
    <message>
      <source>Project space in {region}: {grant}</source>
      <translation>Позиция проекта в регионе {region}: {grant}</translation>
    </message>
    <message>
      <source>Propose</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Раунд</translation>
    </message>
    <message>
      <source>Round {now} of {last}</source>
      <translation>Раунд {now} из {last}</translation>
    </message>
    <message>
      <source>Scientist of {player}</source>
      <translation>Ученый игрока {player}</translation>
    </message>
    <message>
      <source>Scientists</source>
      <translation>Ученые</translation>
    </message>
    <message>
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Ученые в руке: {hand}, для найма: {pool}</translation>
    </message>
    <message>
      <source>Sell CEP</source>
      <translation>Продать РУВ</translation>
    </message>
    <message>
      <source>Start player.</source>
      <translation>Первый игрок.</translation>
    </message>
    <message>
      <source>Still empty.</source>
      <translation>Пока пустует.</translation>
    </message>
    <message>
      <source>Summit</source>
      <translation>Конференция</translation>
    </message>
    <message>
      <source>Summit {number}</source>
      <translation>Конф. {number}</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Банк</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>Техно-ресурсы</translation>
    </message>
    <message>
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Техно-ресурсы в банке: {count}.</translation>
    </message>
    <message>
      <source>Technology cubes in {region}: {count}</source>
      <translation>Техно-ресурсы в регионе {region}: {count}</translation>
    </message>
    <message>
      <source>Technology cubes: {count}</source>
      <translation>Техно-ресурсы: {count}</translation>
    </message>
    <message>
      <source>The controller may pay with the CEPs here, and pays for new fossil plants.</source>
      <translation>Кто контролирует регион, может платить его РУВ и платит за новые ИТ-электростанции.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next.</source>
      <translation>Рынок опустел в этот ход: до следующего хода продавать нельзя.</translation>
    </message>
    <message>
      <source>Tiles left in the stack: {count}.</source>
      <translation>Осталось тайлов в стопке: {count}.</translation>
    </message>
    <message>
      <source>Tiles left: {count}.</source>
      <translation>Осталось тайлов: {count}.</translation>
    </message>
    <message>
      <source>Topic {energy}</source>
      <translation>Секция «{energy}»</translation>
    </message>
    <message>
      <source>Topics: {energies}.</source>
      <translation>Секции: {energies}.</translation>
    </message>
    <message>
      <source>UN goals in the pile: {count}.</source>
      <translation>Карт целей ООН в стопке: {count}.</translation>
    </message>
    <message>
      <source>UN goals: {goals}</source>
      <translation>Цели ООН: {goals}</translation>
    </message>
    <message>
      <source>What lies in front of {player}</source>
      <translation>Что лежит перед игроком {player}</translation>
    </message>
    <message>
      <source>Works on a project and gains expertise at the end of your turn.</source>
      <translation>Работает над проектом и повышает компетенцию в конце вашего хода.</translation>
    </message>
    <message>
      <source>Your money: ${count}</source>
      <translation>Ваши деньги: ${count}</translation>
    </message>
    <message>
      <source>Your technology cubes: {count}</source>
      <translation>Ваши техно-ресурсы: {count}</translation>
    </message>
    <message>
      <source>danger</source>
      <translation>угроза</translation>
    </message>
    <message>
      <source>installed</source>
      <translation>развернут</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>гибель</translation>
    </message>
    <message>
      <source>no sale this turn</source>
      <translation>в этот ход не продать</translation>
    </message>
    <message>
      <source>none left</source>
      <translation>закончились</translation>
    </message>
    <message>
      <source>proposed</source>
      <translation>открыт</translation>
    </message>
    <message>
      <source>to recruit</source>
      <translation>для найма</translation>
    </message>
    <message>
      <source>{energy} {count}</source>
      <translation>{energy} {count}</translation>
    </message>
    <message>
      <source>{fossil} {count}</source>
      <translation>{fossil} {count}</translation>
    </message>
    <message>
      <source>{player} controls {region}</source>
      <translation>{player} контролирует регион {region}</translation>
    </message>
    <message>
      <source>{player}: level {level}</source>
      <translation>{player}: уровень {level}</translation>
    </message>
    <message>
      <source>{player}: {points}</source>
      <translation>{player}: {points}</translation>
    </message>
    <message>
      <source>{project} in {region}: {state}</source>
      <translation>{project} в регионе {region}: {state}</translation>
    </message>
    <message>
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: энергозапрос десятилетия {decade}</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <source>Step {step}</source>
      <translation>Шаг {step}</translation>
    </message>
    <message>
      <source>There is nothing to show yet.</source>
      <translation>Показывать пока нечего.</translation>
    </message>
    <message>
      <source>{name}: {first} at the beginning, {last} now, never below {low} or above {high}.</source>
      <translation>{name}: {first} в начале, {last} сейчас, минимум {low}, максимум {high}.</translation>
    </message>
    <message>
      <source>{name}: {value}</source>
      <translation>{name}: {value}</translation>
    </message>
  </context>
  <context>
    <name>CoverPanel</name>
    <message>
      <source>Everybody else looks away now.</source>
      <translation>Остальным пока лучше отвернуться.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Дальше</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Это я, {name}</translation>
    </message>
    <message>
      <source>Nothing has happened since your last turn.</source>
      <translation>С вашего прошлого хода ничего не произошло.</translation>
    </message>
    <message>
      <source>Since your last turn</source>
      <translation>С вашего прошлого хода</translation>
    </message>
    <message>
      <source>{name}, it is your decision</source>
      <translation>{name}, решение за вами</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <source>All energies together</source>
      <translation>Все источники энергии вместе</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <translation>Уровень CO₂</translation>
    </message>
    <message>
      <source>Decade {number}</source>
      <translation>Десятилетие {number}</translation>
    </message>
    <message>
      <source>How did we win?</source>
      <translation>Как мы победили?</translation>
    </message>
    <message>
      <source>How did you win?</source>
      <translation>Как вы победили?</translation>
    </message>
    <message>
      <source>Open environmental goals</source>
      <translation>Недостигнутые экологические цели</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Очки</translation>
    </message>
    <message>
      <source>The largest changes: {steps}.</source>
      <translation>Самые большие изменения: {steps}.</translation>
    </message>
    <message>
      <source>When did we lose?</source>
      <translation>Когда мы проиграли?</translation>
    </message>
    <message>
      <source>When did you lose?</source>
      <translation>Когда вы проиграли?</translation>
    </message>
    <message>
      <source>step {step}</source>
      <translation>шаг {step}</translation>
    </message>
    <message>
      <source>step {step} ({change} ppm)</source>
      <translation>шаг {step} ({change} ppm)</translation>
    </message>
    <message>
      <source>{name} took the lead for good at {step}.</source>
      <translation>{name} окончательно выходит вперед: {step}.</translation>
    </message>
    <message>
      <source>{name} took the lead in the last step.</source>
      <translation>{name} выходит вперед на последнем шаге.</translation>
    </message>
    <message>
      <source>{ppm} ppm: disasters</source>
      <translation>{ppm} ppm: катастрофы</translation>
    </message>
    <message>
      <source>{ppm} ppm: limit</source>
      <translation>{ppm} ppm: лимит</translation>
    </message>
    <message>
      <source>{ppm} ppm: two disasters</source>
      <translation>{ppm} ppm: две катастрофы</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <source>&amp;Look at the board</source>
      <translation>Посмотреть на &amp;поле</translation>
    </message>
    <message>
      <source>&amp;Next step</source>
      <translation>&amp;Дальше</translation>
    </message>
    <message>
      <source>&amp;Play again</source>
      <translation>Сыграть &amp;еще раз</translation>
    </message>
    <message>
      <source>&amp;Replay</source>
      <translation>Повтор &amp;игры</translation>
    </message>
    <message>
      <source>&amp;Save…</source>
      <translation>&amp;Сохранить…</translation>
    </message>
    <message>
      <source>+{points}</source>
      <translation>+{points}</translation>
    </message>
    <message>
      <source>+{ppm} ppm</source>
      <translation>+{ppm} ppm</translation>
    </message>
    <message>
      <source>A green century</source>
      <translation>Зеленый век</translation>
    </message>
    <message>
      <source>A lasting recovery</source>
      <translation>Прочное восстановление</translation>
    </message>
    <message>
      <source>A narrow escape</source>
      <translation>На волоске</translation>
    </message>
    <message>
      <source>A personal goal met by everybody</source>
      <translation>Личная цель выполнена у каждого</translation>
    </message>
    <message>
      <source>A planet at its best</source>
      <translation>Планета в расцвете</translation>
    </message>
    <message>
      <source>A truce with the climate</source>
      <translation>Перемирие с климатом</translation>
    </message>
    <message>
      <source>All personal goals met</source>
      <translation>Все личные цели выполнены</translation>
    </message>
    <message>
      <source>Before the scoring</source>
      <translation>До подсчета</translation>
    </message>
    <message>
      <source>Buying it down would have cost {price}, with {had} left.</source>
      <translation>Снижение стоило бы {price}, а осталось {had}.</translation>
    </message>
    <message>
      <source>CO₂ level at most {ppm} ppm</source>
      <translation>Уровень CO₂ не выше {ppm} ppm</translation>
    </message>
    <message>
      <source>Counting the points</source>
      <translation>Идет подсчет очков</translation>
    </message>
    <message>
      <source>Decade {decade}: {changes}</source>
      <translation>Десятилетие {decade}: {changes}</translation>
    </message>
    <message>
      <source>Decade {decade}: {change} ppm</source>
      <translation>Десятилетие {decade}: {change} ppm</translation>
    </message>
    <message>
      <source>End of decade {decade}: {changes}</source>
      <translation>Конец десятилетия {decade}: {changes}</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>Конец игры</translation>
    </message>
    <message>
      <source>Expertise in {energy}</source>
      <translation>Компетенция ({energy})</translation>
    </message>
    <message>
      <source>Final</source>
      <translation>Итог</translation>
    </message>
    <message>
      <source>Green plants</source>
      <translation>Экологические электростанции</translation>
    </message>
    <message>
      <source>How the game was judged</source>
      <translation>Как оценена игра</translation>
    </message>
    <message>
      <source>Infrastructures</source>
      <translation>Инфраструктуры</translation>
    </message>
    <message>
      <source>Look at the board at this moment.</source>
      <translation>Посмотреть на поле в этот момент.</translation>
    </message>
    <message>
      <source>Met since step {step}.</source>
      <translation>Выполнена с шага {step}.</translation>
    </message>
    <message>
      <source>Missed when the game ended.</source>
      <translation>Провалена, когда игра закончилась.</translation>
    </message>
    <message>
      <source>Missed with step {step}.</source>
      <translation>Провалена на шаге {step}.</translation>
    </message>
    <message>
      <source>Money</source>
      <translation>Деньги</translation>
    </message>
    <message>
      <source>Money that has brought points still counts in full here.</source>
      <translation>Деньги, за которые начислены очки, здесь все равно считаются полностью.</translation>
    </message>
    <message>
      <source>Never fewer than 0 points</source>
      <translation>Очки ни разу не ниже нуля</translation>
    </message>
    <message>
      <source>No difference: {criteria}.</source>
      <translation>Различий нет: {criteria}.</translation>
    </message>
    <message>
      <source>Nobody wins, and nothing is scored.</source>
      <translation>Никто не побеждает, и очки не подсчитываются.</translation>
    </message>
    <message>
      <source>Nothing is left to compare, so the victory is shared.</source>
      <translation>Сравнивать больше нечего, поэтому победа разделена.</translation>
    </message>
    <message>
      <source>Open: {n}</source>
      <translation>Не получено: {n}</translation>
    </message>
    <message>
      <source>Personal goals</source>
      <translation>Личные цели</translation>
    </message>
    <message>
      <source>Points at the end</source>
      <translation>Очки в конце</translation>
    </message>
    <message>
      <source>Rank {rank} of {ranks}</source>
      <translation>Ранг {rank} из {ranks}</translation>
    </message>
    <message>
      <source>Rating</source>
      <translation>Оценка</translation>
    </message>
    <message>
      <source>Regions under control</source>
      <translation>Контролируемые регионы</translation>
    </message>
    <message>
      <source>Show &amp;all</source>
      <translation>Показать &amp;все</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Пока что</translation>
    </message>
    <message>
      <source>Step {step}</source>
      <translation>Шаг {step}</translation>
    </message>
    <message>
      <source>Step {step}. {changes}. {causes}</source>
      <translation>Шаг {step}. {changes}. {causes}</translation>
    </message>
    <message>
      <source>The game ended before this was asked for.</source>
      <translation>Игра закончилась раньше, чем это потребовалось.</translation>
    </message>
    <message>
      <source>The game is lost</source>
      <translation>Игра проиграна</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <translation>Планета погибла</translation>
    </message>
    <message>
      <source>The printed table is not known; this one is our own.</source>
      <translation>Печатная таблица неизвестна; эта составлена нами.</translation>
    </message>
    <message>
      <source>The ranks begin at {points}.</source>
      <translation>Ранги начинаются с таких значений: {points}.</translation>
    </message>
    <message>
      <source>The team</source>
      <translation>Команда</translation>
    </message>
    <message>
      <source>The team wins</source>
      <translation>Команда побеждает</translation>
    </message>
    <message>
      <source>To win, all of this had to be true</source>
      <translation>Все это требовалось для победы</translation>
    </message>
    <message>
      <source>UN goals</source>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <source>UN goals left open, at most {n}</source>
      <translation>Неполученные цели ООН: максимум {n}</translation>
    </message>
    <message>
      <source>What cost most, decade by decade</source>
      <translation>Что обошлось дороже всего, по десятилетиям</translation>
    </message>
    <message>
      <source>What had to be paid, decade by decade</source>
      <translation>За что пришлось заплатить, по десятилетиям</translation>
    </message>
    <message>
      <source>When did it go wrong? These steps changed the level most:</source>
      <translation>Когда все пошло не так? Эти шаги изменили уровень сильнее всего:</translation>
    </message>
    <message>
      <source>{condition}: kept. {more}</source>
      <translation>{condition}: выполнено. {more}</translation>
    </message>
    <message>
      <source>{condition}: not asked for, the game ended before. {more}</source>
      <translation>{condition}: не потребовалось, игра закончилась раньше. {more}</translation>
    </message>
    <message>
      <source>{condition}: not kept. {more}</source>
      <translation>{condition}: не выполнено. {more}</translation>
    </message>
    <message>
      <source>{criterion}: {values}.</source>
      <translation>{criterion}: {values}.</translation>
    </message>
    <message>
      <source>{fact}.</source>
      <translation>{fact}.</translation>
    </message>
    <message>
      <source>{goal}: {count}</source>
      <translation>{goal}: {count}</translation>
    </message>
    <message>
      <source>{goal}: {count}, since decade {decade} (step {step})</source>
      <translation>{goal}: {count}, с десятилетия {decade} (шаг {step})</translation>
    </message>
    <message>
      <source>{have} of {needed}</source>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <source>{names} have {points} each, so other merits are compared.</source>
      <translation>{names}: одинаковый счет ({points}), поэтому сравниваются другие показатели.</translation>
    </message>
    <message>
      <source>{names} share the victory</source>
      <translation>Победу делят {names}</translation>
    </message>
    <message>
      <source>{name} ({card}): {text}.</source>
      <translation>{name} ({card}): {text}.</translation>
    </message>
    <message>
      <source>{name} reaches {points}</source>
      <translation>{name} набирает {points}</translation>
    </message>
    <message>
      <source>{name} wins</source>
      <translation>Побеждает {name}</translation>
    </message>
    <message>
      <source>{name} {value}</source>
      <translation>{name} {value}</translation>
    </message>
    <message>
      <source>{name}: personal goals met: {met} of {all}.</source>
      <translation>{name} — личные цели: выполнено {met} из {all}.</translation>
    </message>
    <message>
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <translation>{name}: {rank}. {sums} {begin} {own}</translation>
    </message>
    <message>
      <source>{points} and {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <translation>{points} и еще {more} за уровень CO₂: по 1 за каждые {ppm} ppm ниже лимита.</translation>
    </message>
    <message>
      <source>{ppm} ppm</source>
      <translation>{ppm} ppm</translation>
    </message>
    <message>
      <source>{reason} Alone, the points count, without a last income.</source>
      <translation>{reason} В одиночной игре считаются очки, без последнего дохода.</translation>
    </message>
    <message>
      <source>–{points}</source>
      <translation>–{points}</translation>
    </message>
    <message>
      <source>–{ppm} ppm</source>
      <translation>–{ppm} ppm</translation>
    </message>
  </context>
  <context>
    <name>Expected</name>
    <message>
      <source>0, as there is nothing to count</source>
      <translation>0, так как считать нечего</translation>
    </message>
    <message>
      <source>0, the end of the game</source>
      <translation>0, то есть конец игры</translation>
    </message>
    <message>
      <source>1, as a card moves one scientist</source>
      <translation>1, так как карта перемещает одного ученого</translation>
    </message>
    <message>
      <source>2, one for the plant goals and one for the summit goals</source>
      <translation>2: один для целей по электростанциям и один для целей по конференциям</translation>
    </message>
    <message>
      <source>32 digits from 0 to f</source>
      <translation>32 символа от 0 до f</translation>
    </message>
    <message>
      <source>CEPs in all: at least {least}, for regions, market and five players</source>
      <translation>всего РУВ: минимум {least} для регионов, рынка и пятерых игроков</translation>
    </message>
    <message>
      <source>CEPs in all: at least {least}, for regions, market and four players</source>
      <translation>всего РУВ: минимум {least} для регионов, рынка и четверых игроков</translation>
    </message>
    <message>
      <source>JSON with shorter numbers</source>
      <translation>JSON с более короткими числами</translation>
    </message>
    <message>
      <source>a block of entries with numbers from 1 to {most}</source>
      <translation>блок записей с номерами от 1 до {most}</translation>
    </message>
    <message>
      <source>a block of keys</source>
      <translation>блок ключей</translation>
    </message>
    <message>
      <source>a block with the keys {keys}</source>
      <translation>блок с ключами {keys}</translation>
    </message>
    <message>
      <source>a card {number}</source>
      <translation>карта {number}</translation>
    </message>
    <message>
      <source>a character that cannot be printed</source>
      <translation>непечатаемый символ</translation>
    </message>
    <message>
      <source>a code of version {known}; this one is of version {found}</source>
      <translation>код версии {known}; у этого кода версия {found}</translation>
    </message>
    <message>
      <source>a code without a typing mistake; in this one a character is wrong, missing or too many</source>
      <translation>код без опечаток: какой-то символ неверен, пропущен или лишний</translation>
    </message>
    <message>
      <source>a decade from {first} to {last}</source>
      <translation>десятилетие от {first} до {last}</translation>
    </message>
    <message>
      <source>a discount only with the action {action}</source>
      <translation>скидка только при действии {action}</translation>
    </message>
    <message>
      <source>a fingerprint</source>
      <translation>цифровой отпечаток</translation>
    </message>
    <message>
      <source>a game from its beginning: an edited position is not in the text</source>
      <translation>игра с самого начала: измененной позиции в тексте нет</translation>
    </message>
    <message>
      <source>a gap</source>
      <translation>пропуск</translation>
    </message>
    <message>
      <source>a key of small letters, digits and _</source>
      <translation>ключ из строчных латинских букв, цифр и _</translation>
    </message>
    <message>
      <source>a legal action (code: {code})</source>
      <translation>допустимое действие (код: {code})</translation>
    </message>
    <message>
      <source>a level from {least} to {most}</source>
      <translation>уровень от {least} до {most}</translation>
    </message>
    <message>
      <source>a line {key}: below the title</source>
      <translation>строка «{key}:» под заголовком</translation>
    </message>
    <message>
      <source>a list</source>
      <translation>список</translation>
    </message>
    <message>
      <source>a list of at most {most} entries</source>
      <translation>список (записей: максимум {most})</translation>
    </message>
    <message>
      <source>a list of seats, one for each player: {count}</source>
      <translation>список мест за столом, по одному на игрока: {count}</translation>
    </message>
    <message>
      <source>a list of {count}</source>
      <translation>список (элементов: {count})</translation>
    </message>
    <message>
      <source>a list of {least} to {most}</source>
      <translation>список (элементов: от {least} до {most})</translation>
    </message>
    <message>
      <source>a mistake at column {column}</source>
      <translation>ошибка в столбце {column}</translation>
    </message>
    <message>
      <source>a multiple of {step}, the step of reduction</source>
      <translation>число, кратное {step} (шаг снижения)</translation>
    </message>
    <message>
      <source>a multiple of {step}: so many ppm move an inspector by one tile</source>
      <translation>число, кратное {step} (сдвиг инспектора на один тайл)</translation>
    </message>
    <message>
      <source>a name</source>
      <translation>название</translation>
    </message>
    <message>
      <source>a name of 1 to {most} characters</source>
      <translation>имя (символов: от 1 до {most})</translation>
    </message>
    <message>
      <source>a name, a number or a list of numbers</source>
      <translation>название, число или список чисел</translation>
    </message>
    <message>
      <source>a name, a number, {values}</source>
      <translation>название, число, {values}</translation>
    </message>
    <message>
      <source>a number far too large</source>
      <translation>слишком большое число</translation>
    </message>
    <message>
      <source>a number from 1 to {most} as key</source>
      <translation>число от 1 до {most} в качестве ключа</translation>
    </message>
    <message>
      <source>a number of actions up to {most}</source>
      <translation>число действий, максимум {most}</translation>
    </message>
    <message>
      <source>a number that no other card has</source>
      <translation>номер, которого нет у других карт</translation>
    </message>
    <message>
      <source>a plain file</source>
      <translation>обычный файл</translation>
    </message>
    <message>
      <source>a position that can be played (code: {code})</source>
      <translation>позиция, с которой можно играть (код: {code})</translation>
    </message>
    <message>
      <source>a price from {least} to {most}</source>
      <translation>цена от {least} до {most}</translation>
    </message>
    <message>
      <source>a project space such as {space}</source>
      <translation>позиция проекта, например «{space}»</translation>
    </message>
    <message>
      <source>a readable file</source>
      <translation>доступный для чтения файл</translation>
    </message>
    <message>
      <source>a recorded position</source>
      <translation>записанная позиция в игре</translation>
    </message>
    <message>
      <source>a saved game before its first action</source>
      <translation>сохраненная игра до первого действия</translation>
    </message>
    <message>
      <source>a second one</source>
      <translation>второй документ</translation>
    </message>
    <message>
      <source>a seed and a mark of the component values</source>
      <translation>зерно расклада и метка значений компонентов</translation>
    </message>
    <message>
      <source>a sign that nobody else has</source>
      <translation>знак, которого нет у других игроков</translation>
    </message>
    <message>
      <source>a source: {words}</source>
      <translation>источник: {words}</translation>
    </message>
    <message>
      <source>a text of at most {most} characters</source>
      <translation>текст (символов: максимум {most})</translation>
    </message>
    <message>
      <source>a tile with {count} topics, which goals ask for</source>
      <translation>тайл, которого требуют цели (секций: {count})</translation>
    </message>
    <message>
      <source>a tile with {energy}</source>
      <translation>тайл с типом энергии {energy}</translation>
    </message>
    <message>
      <source>a tile with {energy}, which goals ask for</source>
      <translation>тайл с секцией «{energy}», которого требуют цели</translation>
    </message>
    <message>
      <source>a turn after entry {entry}</source>
      <translation>ход после записи {entry}</translation>
    </message>
    <message>
      <source>a value</source>
      <translation>значение</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>целое число</translation>
    </message>
    <message>
      <source>a whole number from {least} to {most}</source>
      <translation>целое число от {least} до {most}</translation>
    </message>
    <message>
      <source>a whole number up to {most}</source>
      <translation>целое число, максимум {most}</translation>
    </message>
    <message>
      <source>action number {number}</source>
      <translation>действие номер {number}</translation>
    </message>
    <message>
      <source>an action such as {example}</source>
      <translation>действие, например {example}</translation>
    </message>
    <message>
      <source>an edition that this program knows: {editions}</source>
      <translation>издание, известное программе: {editions}</translation>
    </message>
    <message>
      <source>an object</source>
      <translation>объект</translation>
    </message>
    <message>
      <source>an object of names, numbers and {values}</source>
      <translation>объект с названиями, числами и значениями {values}</translation>
    </message>
    <message>
      <source>an object of readings</source>
      <translation>объект с трактовками</translation>
    </message>
    <message>
      <source>an object with the keys {keys}</source>
      <translation>объект с ключами {keys}</translation>
    </message>
    <message>
      <source>an undamaged line</source>
      <translation>неповрежденная строка</translation>
    </message>
    <message>
      <source>ascending numbers</source>
      <translation>числа по возрастанию</translation>
    </message>
    <message>
      <source>at least 1</source>
      <translation>минимум 1</translation>
    </message>
    <message>
      <source>at least 2 tiles</source>
      <translation>минимум 2 тайла</translation>
    </message>
    <message>
      <source>at least one plant</source>
      <translation>минимум одна электростанция</translation>
    </message>
    <message>
      <source>at least {least} characters after {prefix}</source>
      <translation>символы после {prefix}: минимум {least}</translation>
    </message>
    <message>
      <source>at least {least}, one for each region</source>
      <translation>минимум {least}, по одному на регион</translation>
    </message>
    <message>
      <source>at most {depth} levels and {values} values</source>
      <translation>уровни: максимум {depth}, значения: максимум {values}</translation>
    </message>
    <message>
      <source>at most {most}</source>
      <translation>максимум {most}</translation>
    </message>
    <message>
      <source>at most {most} MB</source>
      <translation>максимум {most} МБ</translation>
    </message>
    <message>
      <source>at most {most} bytes</source>
      <translation>байты: максимум {most}</translation>
    </message>
    <message>
      <source>at most {most} characters</source>
      <translation>символы: максимум {most}</translation>
    </message>
    <message>
      <source>at most {most} levels of blocks and lists</source>
      <translation>уровни блоков и списков: максимум {most}</translation>
    </message>
    <message>
      <source>at most {most} ppm, so that the first energy supply is survived</source>
      <translation>максимум {most} ppm, чтобы пережить первую поставку энергии</translation>
    </message>
    <message>
      <source>at most {most} ppm, where the planet is lost</source>
      <translation>максимум {most} ppm: при этом уровне планета погибает</translation>
    </message>
    <message>
      <source>at most {most} values</source>
      <translation>значения: максимум {most}</translation>
    </message>
    <message>
      <source>at most {most}, all UN goals</source>
      <translation>максимум {most}, все карты целей ООН</translation>
    </message>
    <message>
      <source>at most {most}, all cards in {deck}</source>
      <translation>максимум {most}, все карты из {deck}</translation>
    </message>
    <message>
      <source>at most {most}, all summit tiles</source>
      <translation>максимум {most}, все тайлы конференций</translation>
    </message>
    <message>
      <source>at most {most}, all tiles of the group</source>
      <translation>максимум {most}, все тайлы группы</translation>
    </message>
    <message>
      <source>at most {most}, all {energy} plants</source>
      <translation>максимум {most}, все электростанции ({energy})</translation>
    </message>
    <message>
      <source>at most {most}, an event for each decade after the first</source>
      <translation>максимум {most}, по событию на каждое десятилетие после первого</translation>
    </message>
    <message>
      <source>at most {most}, the length of the {energy} track</source>
      <translation>максимум {most}, длина шкалы ({energy})</translation>
    </message>
    <message>
      <source>at most {most}, the most that can be reached</source>
      <translation>максимум {most}, больше достигнуть нельзя</translation>
    </message>
    <message>
      <source>at most {most}, the rounds of other decades</source>
      <translation>максимум {most}, число раундов других десятилетий</translation>
    </message>
    <message>
      <source>at most {most}, where level 2 begins</source>
      <translation>максимум {most}, начало уровня 2</translation>
    </message>
    <message>
      <source>cards in a hand: at most {most}, to deal to everybody (players: {players})</source>
      <translation>карты в руке: максимум {most}, чтобы хватило всем (игроков: {players})</translation>
    </message>
    <message>
      <source>cards kept in the draft: {count}, as many as are dealt</source>
      <translation>карты, оставляемые себе в драфте: {count}, столько же, сколько раздается</translation>
    </message>
    <message>
      <source>company goals left to deal: at least {least}</source>
      <translation>цели компаний, оставшиеся для раздачи: минимум {least}</translation>
    </message>
    <message>
      <source>different energies</source>
      <translation>разные типы энергии</translation>
    </message>
    <message>
      <source>each of {words} once</source>
      <translation>каждое из значений {words} один раз</translation>
    </message>
    <message>
      <source>effects: {count}</source>
      <translation>бонусы: {count}</translation>
    </message>
    <message>
      <source>error {number} of the system</source>
      <translation>системная ошибка {number}</translation>
    </message>
    <message>
      <source>every key once</source>
      <translation>каждый ключ один раз</translation>
    </message>
    <message>
      <source>expertise only on a card that shows an energy</source>
      <translation>компетенция только на карте с типом энергии</translation>
    </message>
    <message>
      <source>fewer brackets inside brackets</source>
      <translation>меньше вложенных друг в друга скобок</translation>
    </message>
    <message>
      <source>file (byte {byte})</source>
      <translation>файл (байт {byte})</translation>
    </message>
    <message>
      <source>file (line {line}, column {column})</source>
      <translation>файл (строка {line}, столбец {column})</translation>
    </message>
    <message>
      <source>fossil tiles left: at least {least}, one for each region</source>
      <translation>оставшиеся тайлы ИТ-электростанций: минимум {least}, по одному на регион</translation>
    </message>
    <message>
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <translation>тайлы ИТ-электростанций: минимум {least}, по одному на каждую позицию, которую можно заполнить</translation>
    </message>
    <message>
      <source>it again, after line {line}</source>
      <translation>этот же ключ еще раз, впервые в строке {line}</translation>
    </message>
    <message>
      <source>journal (line {line})</source>
      <translation>текущее сохранение (строка {line})</translation>
    </message>
    <message>
      <source>line {line}</source>
      <translation>строка {line}</translation>
    </message>
    <message>
      <source>line {line}, {key}</source>
      <translation>строка {line}, {key}</translation>
    </message>
    <message>
      <source>more than {least}</source>
      <translation>больше {least}</translation>
    </message>
    <message>
      <source>more than {least} ppm, the highest level at the start</source>
      <translation>больше {least} ppm, самого высокого уровня в начале</translation>
    </message>
    <message>
      <source>no picture</source>
      <translation>рисунка нет</translation>
    </message>
    <message>
      <source>no picture for the action {action}</source>
      <translation>отсутствие рисунка при действии {action}</translation>
    </message>
    <message>
      <source>no result: the game goes on</source>
      <translation>отсутствие результата: игра продолжается</translation>
    </message>
    <message>
      <source>no such card</source>
      <translation>такой карты нет</translation>
    </message>
    <message>
      <source>no such key</source>
      <translation>отсутствие этого ключа</translation>
    </message>
    <message>
      <source>numbers of company goals, each once</source>
      <translation>номера целей компаний, каждый один раз</translation>
    </message>
    <message>
      <source>numbers, not {word}</source>
      <translation>числа, а не {word}</translation>
    </message>
    <message>
      <source>one card for {region}</source>
      <translation>одна карта для региона {region}</translation>
    </message>
    <message>
      <source>one discount and nothing else with the action {action}</source>
      <translation>одна скидка и ничего больше при действии {action}</translation>
    </message>
    <message>
      <source>one document</source>
      <translation>один документ</translation>
    </message>
    <message>
      <source>one effect, such as {example}</source>
      <translation>один бонус, например {example}</translation>
    </message>
    <message>
      <source>one of the keys {keys}</source>
      <translation>один из ключей {keys}</translation>
    </message>
    <message>
      <source>one of them twice</source>
      <translation>повтор</translation>
    </message>
    <message>
      <source>one of {words}</source>
      <translation>одно из значений {words}</translation>
    </message>
    <message>
      <source>one of {words}, and a colon</source>
      <translation>одно из слов {words} и двоеточие</translation>
    </message>
    <message>
      <source>one picture for the action {action}: {words}</source>
      <translation>один рисунок при действии {action}: {words}</translation>
    </message>
    <message>
      <source>one price for each decade: {count}</source>
      <translation>по одной цене на десятилетие: {count}</translation>
    </message>
    <message>
      <source>one tile for each region: {count}</source>
      <translation>по одному тайлу на регион: {count}</translation>
    </message>
    <message>
      <source>only digits and letters other than U, not {letter}</source>
      <translation>только цифры и латинские буквы без U, а не {letter}</translation>
    </message>
    <message>
      <source>options that can be read</source>
      <translation>читаемые параметры игры</translation>
    </message>
    <message>
      <source>options that this version knows</source>
      <translation>параметры игры, известные этой версии</translation>
    </message>
    <message>
      <source>plain values</source>
      <translation>простые значения</translation>
    </message>
    <message>
      <source>projects of level 1 above those of level 2</source>
      <translation>проекты уровня 1 над проектами уровня 2</translation>
    </message>
    <message>
      <source>something else</source>
      <translation>что-то другое</translation>
    </message>
    <message>
      <source>something to undo</source>
      <translation>действие, которое можно отменить</translation>
    </message>
    <message>
      <source>tech in all: at least {least}, for four players and inspectors</source>
      <translation>всего техно-ресурсов: минимум {least} для четверых игроков и инспекторов</translation>
    </message>
    <message>
      <source>text in UTF-8</source>
      <translation>текст в UTF-8</translation>
    </message>
    <message>
      <source>the alias {alias}</source>
      <translation>псевдоним {alias}</translation>
    </message>
    <message>
      <source>the anchor {anchor}</source>
      <translation>якорь {anchor}</translation>
    </message>
    <message>
      <source>the byte {byte}</source>
      <translation>байт {byte}</translation>
    </message>
    <message>
      <source>the cards {first} to {last}</source>
      <translation>карты от {first} до {last}</translation>
    </message>
    <message>
      <source>the code of a language, such as {examples}</source>
      <translation>код языка, например {examples}</translation>
    </message>
    <message>
      <source>the component values {code}: this game was played with own component values, which are not in the text; a saved game holds them</source>
      <translation>значения компонентов {code}: в этой игре были свои значения компонентов, в тексте их нет; они есть в сохраненной игре</translation>
    </message>
    <message>
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game holds them</source>
      <translation>значения компонентов {code}: в этой игре были значения компонентов другой версии, в тексте их нет; они есть в сохраненной игре</translation>
    </message>
    <message>
      <source>the key {key}</source>
      <translation>ключ {key}</translation>
    </message>
    <message>
      <source>the name of a rulebook profile</source>
      <translation>название профиля правил</translation>
    </message>
    <message>
      <source>the number of players</source>
      <translation>число игроков</translation>
    </message>
    <message>
      <source>the number {number} before it</source>
      <translation>номер {number} перед этим</translation>
    </message>
    <message>
      <source>the reading that the game is played with</source>
      <translation>трактовка правила, принятая в этой игре</translation>
    </message>
    <message>
      <source>the tag {tag}</source>
      <translation>тег {tag}</translation>
    </message>
    <message>
      <source>the text {text}</source>
      <translation>текст {text}</translation>
    </message>
    <message>
      <source>the title {title}</source>
      <translation>заголовок {title}</translation>
    </message>
    <message>
      <source>tiles with two topics: at least {least}, more than the board has spaces</source>
      <translation>тайлы с двумя секциями: минимум {least}, больше, чем позиций на поле</translation>
    </message>
    <message>
      <source>two lines or more</source>
      <translation>две строки или больше</translation>
    </message>
    <message>
      <source>valid JSON</source>
      <translation>правильный JSON</translation>
    </message>
    <message>
      <source>version {version}</source>
      <translation>версия {version}</translation>
    </message>
    <message>
      <source>words that this version knows</source>
      <translation>слова, известные этой версии</translation>
    </message>
    <message>
      <source>{end} at the end: the text is cut off</source>
      <translation>{end} в конце: текст обрывается</translation>
    </message>
    <message>
      <source>{end}, because the game is over</source>
      <translation>{end}, потому что игра окончена</translation>
    </message>
    <message>
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <translation>электростанции ({energy}) по возрастанию техно-ресурсов: минимум {least} на тайле {tile}</translation>
    </message>
    <message>
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <translation>выложенные или удаленные тайлы ({fossil}): максимум {most}</translation>
    </message>
    <message>
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <translation>«{hand}», позиция проекта, например «{space}», или место на конференции, например «{seat}»</translation>
    </message>
    <message>
      <source>{key} only once</source>
      <translation>{key} только один раз</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>от {least} до {most}</translation>
    </message>
    <message>
      <source>{number}, as in {key}</source>
      <translation>{number}, как и в {key}</translation>
    </message>
    <message>
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <translation>{one} или {other}, затем символы от 0 до f (всего {count})</translation>
    </message>
    <message>
      <source>{person}, or the name of a computer player</source>
      <translation>{person} или название компьютерного игрока</translation>
    </message>
    <message>
      <source>{title}: this one is of another version</source>
      <translation>{title}: у этого текста другая версия</translation>
    </message>
    <message>
      <source>{words}, in this order</source>
      <translation>{words}, в этом порядке</translation>
    </message>
    <message>
      <source>{word}: there is one rulebook and no misprint in it</source>
      <translation>{word}: книга правил одна, и опечаток в ней нет</translation>
    </message>
    <message>
      <source>{yes} or {no}</source>
      <translation>{yes} или {no}</translation>
    </message>
    <message>
      <source>'{text}'</source>
      <extracomment>The quotation marks of the language, around words from a file.</extracomment>
      <translation>«{text}»</translation>
    </message>
    <message>
      <source>nothing</source>
      <extracomment>What was found in the place of a value.</extracomment>
      <translation>ничего</translation>
    </message>
    <message>
      <source>more</source>
      <extracomment>What was found: more than the limit.</extracomment>
      <translation>больше</translation>
    </message>
    <message>
      <source>none</source>
      <extracomment>What was found: no such thing.</extracomment>
      <translation>ничего</translation>
    </message>
    <message>
      <source>code</source>
      <extracomment>Where something is wrong: in a challenge code.</extracomment>
      <translation>код</translation>
    </message>
    <message>
      <source>line</source>
      <extracomment>Where something is wrong: in a line of that record.</extracomment>
      <translation>строка</translation>
    </message>
    <message>
      <source>journal</source>
      <extracomment>Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>текущее сохранение</translation>
    </message>
    <message>
      <source>file</source>
      <extracomment>Where something is wrong: with the file as a whole.</extracomment>
      <translation>файл</translation>
    </message>
  </context>
  <context>
    <name>FileWords</name>
    <message>
      <source>{file}, line {line}</source>
      <translation>{file}, строка {line}</translation>
    </message>
    <message>
      <source>{file}, line {line}, {key}</source>
      <translation>{file}, строка {line}, {key}</translation>
    </message>
    <message>
      <source>{file}, {key}</source>
      <translation>{file}, {key}</translation>
    </message>
    <message>
      <source>{place}: expected: {expected}; found: {found}</source>
      <extracomment>{place} is a file with a line and a path of keys in it, such as plants.solar.3.</extracomment>
      <translation>{place} — ожидается: {expected}; найдено: {found}</translation>
    </message>
    <message>
      <source>{where}: expected: {expected}</source>
      <extracomment>{where} is a line or a path of keys in a file, such as options.players.</extracomment>
      <translation>{where} — ожидается: {expected}</translation>
    </message>
  </context>
  <context>
    <name>ForecastPanel</name>
    <message>
      <source> ({lowest}–{highest})</source>
      <translation> ({lowest}–{highest})</translation>
    </message>
    <message>
      <source> ppm</source>
      <translation> ppm</translation>
    </message>
    <message>
      <source>A step of {ppm} ppm costs {now} in this decade, then {later}.</source>
      <translation>Шаг в {ppm} ppm в этом десятилетии стоит {now}, затем {later}.</translation>
    </message>
    <message>
      <source>A step of {ppm} ppm costs {now} in this decade.</source>
      <translation>Шаг в {ppm} ppm в этом десятилетии стоит {now}.</translation>
    </message>
    <message>
      <source>After the move this holds no longer.</source>
      <translation>После действия это больше не так.</translation>
    </message>
    <message>
      <source>After the move: {then}</source>
      <translation>После действия: {then}</translation>
    </message>
    <message>
      <source>All goals have been achieved: they cost nothing any more.</source>
      <translation>Все цели достигнуты: они больше ничего не стоят.</translation>
    </message>
    <message>
      <source>An arrow leads to what holds after the move.</source>
      <translation>Стрелка показывает, что будет после действия.</translation>
    </message>
    <message>
      <source>At least {points} of the income must be taken in points.</source>
      <translation>Из дохода нужно взять очками минимум {points}.</translation>
    </message>
    <message>
      <source>Before decade {decade}</source>
      <translation>Перед десятилетием {decade}</translation>
    </message>
    <message>
      <source>CO₂ back below {limit} ppm</source>
      <translation>CO₂ снова ниже {limit} ppm</translation>
    </message>
    <message>
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <translation>CO₂ снова ниже {limit} ppm: решится после фазы снабжения</translation>
    </message>
    <message>
      <source>CO₂ back below {limit} ppm: not reached in this decade</source>
      <translation>CO₂ снова ниже {limit} ppm: в этом десятилетии недостижимо</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <translation>Уровень CO₂</translation>
    </message>
    <message>
      <source>Chance that it rises above {limit} ppm: {chance}. That has to be bought back.</source>
      <translation>Вероятность подняться выше {limit} ppm: {chance}. Излишек придется выкупить.</translation>
    </message>
    <message>
      <source>Chance that pollution ends the game: {chance}.</source>
      <translation>Вероятность, что загрязнение закончит игру: {chance}.</translation>
    </message>
    <message>
      <source>Chance that the planet is lost: {chance}.</source>
      <translation>Вероятность гибели планеты: {chance}.</translation>
    </message>
    <message>
      <source>Chance that the points do not suffice, with all income in points.</source>
      <translation>Вероятность, что очков не хватит, даже если взять весь доход очками.</translation>
    </message>
    <message>
      <source>Chance that the points do not suffice.</source>
      <translation>Вероятность, что очков не хватит.</translation>
    </message>
    <message>
      <source>Decade {decade} of {decades}</source>
      <translation>Десятилетие {decade} из {decades}</translation>
    </message>
    <message>
      <source>Decade {decade} of {decades}: the verdict follows it</source>
      <translation>Десятилетие {decade} из {decades}: затем подводится итог</translation>
    </message>
    <message>
      <source>Decade {decade}, {points} each</source>
      <translation>Десятилетие {decade}, {points} за каждую</translation>
    </message>
    <message>
      <source>Disasters strike from {limit} ppm on.</source>
      <translation>Катастрофы происходят начиная с {limit} ppm.</translation>
    </message>
    <message>
      <source>Disasters strike.</source>
      <translation>Происходят катастрофы.</translation>
    </message>
    <message>
      <source>Does not strike</source>
      <translation>Не происходит</translation>
    </message>
    <message>
      <source>End of decade {decade}</source>
      <translation>Конец десятилетия {decade}</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>Конец игры</translation>
    </message>
    <message>
      <source>Energy supply of decade {decade}</source>
      <translation>Поставка энергии десятилетия {decade}</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Событие</translation>
    </message>
    <message>
      <source>Events of this decade</source>
      <translation>События этого десятилетия</translation>
    </message>
    <message>
      <source>Every partner needs one as well. Theirs are secret.</source>
      <translation>По одной нужно и каждому партнеру. Их цели закрыты.</translation>
    </message>
    <message>
      <source>Everybody has had the income of this decade.</source>
      <translation>Доход этого десятилетия получили все.</translation>
    </message>
    <message>
      <source>Exactly {limit} ppm</source>
      <translation>Ровно {limit} ppm</translation>
    </message>
    <message>
      <source>Fossil plants still to come</source>
      <translation>ИТ-электростанции, которые еще появятся</translation>
    </message>
    <message>
      <source>Fossil plants to come</source>
      <translation>Новые ИТ-электростанции</translation>
    </message>
    <message>
      <source>From {limit} ppm on two events strike.</source>
      <translation>Начиная с {limit} ppm происходят два события.</translation>
    </message>
    <message>
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <translation>Цели, деньги, техно-ресурсы и цели ООН подсчитываются в конце.</translation>
    </message>
    <message>
      <source>If decade {decade} ended now</source>
      <translation>Если бы десятилетие {decade} закончилось сейчас</translation>
    </message>
    <message>
      <source>In later decades, if none of them is achieved.</source>
      <translation>В следующих десятилетиях, если ни одна не будет достигнута.</translation>
    </message>
    <message>
      <source>Income</source>
      <translation>Доход</translation>
    </message>
    <message>
      <source>Income in the final scoring</source>
      <translation>Доход при подсчете очков</translation>
    </message>
    <message>
      <source>Income still to be divided</source>
      <translation>Доход, который еще нужно распределить</translation>
    </message>
    <message>
      <source>Income, if all of it is taken in points</source>
      <translation>Доход, если весь он взят очками</translation>
    </message>
    <message>
      <source>It does if the CO₂ level reaches {limit} ppm.</source>
      <translation>Произойдет, если уровень CO₂ достигнет {limit} ppm.</translation>
    </message>
    <message>
      <source>It does not rise above {limit} ppm in this decade.</source>
      <translation>В этом десятилетии уровень не поднимется выше {limit} ppm.</translation>
    </message>
    <message>
      <source>It strikes everybody without a plant or infrastructure there.</source>
      <translation>Затрагивает всех, у кого там нет ни электростанции, ни инфраструктуры.</translation>
    </message>
    <message>
      <source>Last decade: no energy supply follows, scoring begins.</source>
      <translation>Последнее десятилетие: поставки энергии больше нет, начинается подсчет очков.</translation>
    </message>
    <message>
      <source>Last decade: no supply phase follows, scoring begins.</source>
      <translation>Последнее десятилетие: фазы снабжения больше нет, начинается подсчет очков.</translation>
    </message>
    <message>
      <source>Leads the track</source>
      <translation>Главный эксперт на шкале</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Остаток</translation>
    </message>
    <message>
      <source>Lost for certain</source>
      <translation>Поражение наверняка</translation>
    </message>
    <message>
      <source>May be lost</source>
      <translation>Возможно поражение</translation>
    </message>
    <message>
      <source>May strike</source>
      <translation>Может произойти</translation>
    </message>
    <message>
      <source>Missing for goals and penalties alone: {points}.</source>
      <translation>Уже на цели и штрафы не хватает: {points}.</translation>
    </message>
    <message>
      <source>No energy supply follows: the CO₂ level rises no more.</source>
      <translation>Поставки энергии больше нет: уровень не повысится.</translation>
    </message>
    <message>
      <source>No event card is left.</source>
      <translation>Карт событий не осталось.</translation>
    </message>
    <message>
      <source>No event follows.</source>
      <translation>События не будет.</translation>
    </message>
    <message>
      <source>No event is left.</source>
      <translation>Событий не осталось.</translation>
    </message>
    <message>
      <source>No reduction needed</source>
      <translation>Снижение не требуется</translation>
    </message>
    <message>
      <source>No region gets a fossil plant.</source>
      <translation>Ни один регион не получает ИТ-электростанцию.</translation>
    </message>
    <message>
      <source>No slot is left for a plant, but a CEP is due.</source>
      <translation>Для электростанции нет позиции, но РУВ заплатить необходимо.</translation>
    </message>
    <message>
      <source>No supply phase follows: the CO₂ level rises no more.</source>
      <translation>Фазы снабжения больше нет: уровень не повысится.</translation>
    </message>
    <message>
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <translation>Регион никто не контролирует, и РУВ в нем нет: никто не платит.</translation>
    </message>
    <message>
      <source>Nobody earns anything yet.</source>
      <translation>Дохода пока нет ни у кого.</translation>
    </message>
    <message>
      <source>Nobody loses anything.</source>
      <translation>Никто ничего не теряет.</translation>
    </message>
    <message>
      <source>Nobody loses anything: every player has a green plant there.</source>
      <translation>Никто ничего не теряет: экологическая электростанция там есть у каждого.</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Сейчас</translation>
    </message>
    <message>
      <source>Open environmental goals</source>
      <translation>Недостигнутые экологические цели</translation>
    </message>
    <message>
      <source>Own personal goals met: {met}, needed: {needed}</source>
      <translation>Своих личных целей выполнено: {met}, нужно: {needed}</translation>
    </message>
    <message>
      <source>Penalties for missing CEPs</source>
      <translation>Штрафы за недостающие РУВ</translation>
    </message>
    <message>
      <source>Personal goal: {goal}. {count}.</source>
      <translation>Личная цель: {goal}. {count}.</translation>
    </message>
    <message>
      <source>Place {place}: {name}, {points}.</source>
      <translation>{place}-е место: {name}, {points}.</translation>
    </message>
    <message>
      <source>Players: {names}.</source>
      <translation>Игроки: {names}.</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Очки</translation>
    </message>
    <message>
      <source>Points as they stand</source>
      <translation>Очки при текущем положении</translation>
    </message>
    <message>
      <source>Pollution cannot end the game in this supply phase.</source>
      <translation>В эту фазу снабжения загрязнение не может закончить игру.</translation>
    </message>
    <message>
      <source>Pollution ends the game after this supply phase.</source>
      <translation>После этой фазы снабжения загрязнение закончит игру.</translation>
    </message>
    <message>
      <source>Reduction to {limit} ppm</source>
      <translation>Снижение до {limit} ppm</translation>
    </message>
    <message>
      <source>Reduction: {lowest} to {steps}</source>
      <translation>Снижение: {lowest}–{steps}</translation>
    </message>
    <message>
      <source>Reduction: {steps}</source>
      <translation>Снижение: {steps}</translation>
    </message>
    <message>
      <source>Regions with green plants only: {needed} or more</source>
      <translation>Регионы только с экологическими электростанциями: {needed} или больше</translation>
    </message>
    <message>
      <source>Regions with green plants only: {number} of {needed}</source>
      <translation>Регионы только с экологическими электростанциями: {number} из {needed}</translation>
    </message>
    <message>
      <source>Safe</source>
      <translation>Безопасно</translation>
    </message>
    <message>
      <source>Safe with points out of the income</source>
      <translation>Безопасно, если взять часть дохода очками</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <translation>Цель одиночной игры {card}</translation>
    </message>
    <message>
      <source>Strikes for certain</source>
      <translation>Произойдет наверняка</translation>
    </message>
    <message>
      <source>Supply phase of decade {decade}</source>
      <translation>Фаза снабжения десятилетия {decade}</translation>
    </message>
    <message>
      <source>The CO₂ level cannot be brought down to {limit} ppm.</source>
      <translation>Уровень CO₂ нельзя уменьшить до {limit} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level ends the game after the supply phase.</source>
      <translation>После фазы снабжения игру закончит уровень CO₂.</translation>
    </message>
    <message>
      <source>The CO₂ level ends the game in the energy supply.</source>
      <translation>При поставке энергии игру закончит уровень CO₂.</translation>
    </message>
    <message>
      <source>The CO₂ level is {now} ppm.</source>
      <translation>Уровень CO₂: {now} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.</source>
      <translation>Уровень CO₂: {now} ppm. Ожидается около {expected}, возможно {lowest}–{highest}.</translation>
    </message>
    <message>
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <translation>Уровень CO₂ повысится с {now} до {highest} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level stays at {now} ppm.</source>
      <translation>Уровень CO₂ останется на {now} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level stays below {limit} ppm.</source>
      <translation>Уровень CO₂ останется ниже {limit} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <translation>Уровень CO₂ будет {limit} ppm или выше.</translation>
    </message>
    <message>
      <source>The future event strikes in the next decade: {region}.</source>
      <translation>Будущее событие произойдет в следующем десятилетии: {region}.</translation>
    </message>
    <message>
      <source>The game ends after this decade, and scoring begins.</source>
      <translation>После этого десятилетия игра закончится, и начнется подсчет очков.</translation>
    </message>
    <message>
      <source>The game goes on after this decade.</source>
      <translation>После этого десятилетия игра продолжится.</translation>
    </message>
    <message>
      <source>The game goes on, unless the CO₂ level ends it.</source>
      <translation>Игра продолжится, если ее не закончит уровень CO₂.</translation>
    </message>
    <message>
      <source>The game would end: no supply phase follows, scoring begins.</source>
      <translation>Игра бы закончилась: фазы снабжения больше нет, начинается подсчет очков.</translation>
    </message>
    <message>
      <source>The move changes nothing here.</source>
      <translation>Это действие здесь ничего не меняет.</translation>
    </message>
    <message>
      <source>The planet cannot be lost in this energy supply.</source>
      <translation>При этой поставке энергии планета погибнуть не может.</translation>
    </message>
    <message>
      <source>The planet cannot be lost in this supply phase.</source>
      <translation>В эту фазу снабжения планета погибнуть не может.</translation>
    </message>
    <message>
      <source>The planet is lost after this supply phase.</source>
      <translation>После этой фазы снабжения планета погибнет.</translation>
    </message>
    <message>
      <source>The planet is lost in this energy supply.</source>
      <translation>При этой поставке энергии планета погибнет.</translation>
    </message>
    <message>
      <source>The plant is there and still to be paid for.</source>
      <translation>Электростанция уже стоит, но еще не оплачена.</translation>
    </message>
    <message>
      <source>The points suffice, also with all income in money.</source>
      <translation>Очков хватит, даже если взять весь доход деньгами.</translation>
    </message>
    <message>
      <source>The points suffice.</source>
      <translation>Очков хватит.</translation>
    </message>
    <message>
      <source>The start player may begin with another region. Then others may have to buy.</source>
      <translation>Первый игрок может начать с другого региона. Тогда покупать, возможно, придется другим.</translation>
    </message>
    <message>
      <source>There is none.</source>
      <translation>Его нет.</translation>
    </message>
    <message>
      <source>This decade is the last one: scoring follows it.</source>
      <translation>Это десятилетие последнее: за ним следует подсчет очков.</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Всего</translation>
    </message>
    <message>
      <source>Two events strike at the end of a decade.</source>
      <translation>В конце десятилетия происходят два события.</translation>
    </message>
    <message>
      <source>UN goal {card} leaves the row.</source>
      <translation>Карта целей ООН {card} удаляется из ряда.</translation>
    </message>
    <message>
      <source>UN goals open: {open}, and {allowed} may stay so</source>
      <translation>Неполученных целей ООН: {open}, остаться может {allowed}</translation>
    </message>
    <message>
      <source>UN goals open: {open}, at most {allowed} may stay so</source>
      <translation>Неполученных целей ООН: {open}, остаться может максимум {allowed}</translation>
    </message>
    <message>
      <source>Under an inspector, and counted twice: {number}</source>
      <translation>Под надзором инспектора, считаются дважды: {number}</translation>
    </message>
    <message>
      <source>What is above {limit} ppm has to be bought back.</source>
      <translation>Все, что выше {limit} ppm, придется выкупить.</translation>
    </message>
    <message>
      <source>What is still to come of it, and at the end of the decade.</source>
      <translation>Что еще впереди, в том числе в конце десятилетия.</translation>
    </message>
    <message>
      <source>What is still to come of it.</source>
      <translation>Что еще впереди.</translation>
    </message>
    <message>
      <source>What it would cost if it ended at once.</source>
      <translation>Во что оно обошлось бы, если бы закончилось сразу.</translation>
    </message>
    <message>
      <source>What its end and the energy supply of decade {decade} would bring.</source>
      <translation>Что принесли бы его конец и поставка энергии десятилетия {decade}.</translation>
    </message>
    <message>
      <source>What its energy supply and its end would bring now.</source>
      <translation>Что сейчас принесли бы его поставка энергии и конец.</translation>
    </message>
    <message>
      <source>What its supply phase would bring now.</source>
      <translation>Что сейчас принесла бы его фаза снабжения.</translation>
    </message>
    <message>
      <source>What the CO₂ level still costs.</source>
      <translation>Во что еще обойдется уровень CO₂.</translation>
    </message>
    <message>
      <source>What the rest of it would cost.</source>
      <translation>Во что обошелся бы его остаток.</translation>
    </message>
    <message>
      <source>What the supply phase of decade {decade} would bring.</source>
      <translation>Что принесла бы фаза снабжения десятилетия {decade}.</translation>
    </message>
    <message>
      <source>While a game is played, you see here what would follow if the decade ended now.</source>
      <translation>Во время игры здесь видно, что было бы, если бы десятилетие закончилось сейчас.</translation>
    </message>
    <message>
      <source>about {expected} ({lowest} to {highest})</source>
      <translation>около {expected} (от {lowest} до {highest})</translation>
    </message>
    <message>
      <source>no longer</source>
      <translation>больше нет</translation>
    </message>
    <message>
      <source>{condition}. This does not end the game yet.</source>
      <translation>{condition}. Пока это не заканчивает игру.</translation>
    </message>
    <message>
      <source>{condition}. This does not hold yet.</source>
      <translation>{condition}. Пока это не выполнено.</translation>
    </message>
    <message>
      <source>{condition}. This ends the game.</source>
      <translation>{condition}. Это заканчивает игру.</translation>
    </message>
    <message>
      <source>{condition}. This holds.</source>
      <translation>{condition}. Это выполнено.</translation>
    </message>
    <message>
      <source>{goal} ({count})</source>
      <translation>{goal} ({count})</translation>
    </message>
    <message>
      <source>{goal}, by the end of decade {decade}.</source>
      <translation>{goal}, к концу десятилетия {decade}.</translation>
    </message>
    <message>
      <source>{goal}, by the end of the game.</source>
      <translation>{goal}, к концу игры.</translation>
    </message>
    <message>
      <source>{goal}. Met in time.</source>
      <translation>{goal}. Выполнена вовремя.</translation>
    </message>
    <message>
      <source>{goal}. This cannot be met any more.</source>
      <translation>{goal}. Выполнить это уже нельзя.</translation>
    </message>
    <message>
      <source>{have} of {needed}</source>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <source>{lowest} to {highest}</source>
      <translation>от {lowest} до {highest}</translation>
    </message>
    <message>
      <source>{name} earns {amount}</source>
      <translation>{name} получает {amount}</translation>
    </message>
    <message>
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <translation>{name} жертвует {cubes} и платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <translation>{name} жертвует {cubes} и получает штраф {penalty}.</translation>
    </message>
    <message>
      <source>{name} gives {cubes}.</source>
      <translation>{name} жертвует {cubes}.</translation>
    </message>
    <message>
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or no points with the income taken in money.</source>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}; если взять доход деньгами — без очков).</translation>
    </message>
    <message>
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or only {least} with the income taken in money.</source>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}; если взять доход деньгами — только {least}).</translation>
    </message>
    <message>
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <translation>{name}: РУВ нет, вынужденная покупка за {price} (оплата: {paid}).</translation>
    </message>
    <message>
      <source>{name} has no CEP and must buy one for {price}.</source>
      <translation>{name}: РУВ нет, вынужденная покупка за {price}.</translation>
    </message>
    <message>
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <translation>{name}: РУВ для оплаты нет, штраф {points}.</translation>
    </message>
    <message>
      <source>{name} has no technology and loses {points}.</source>
      <translation>{name} без техно-ресурсов теряет {points}.</translation>
    </message>
    <message>
      <source>{name} leads and earns {amount}</source>
      <translation>{name} — главный эксперт и получает {amount}</translation>
    </message>
    <message>
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <translation>{name} теряет {points} и платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <translation>{name} теряет {points} и получает штраф {penalty}.</translation>
    </message>
    <message>
      <source>{name} pays a CEP from {sources}.</source>
      <translation>{name} платит РУВ, источник: {sources}.</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{ppm} ppm above {limit}</source>
      <translation>На {ppm} ppm выше {limit}</translation>
    </message>
    <message>
      <source>{ppm} ppm below {limit}</source>
      <translation>На {ppm} ppm ниже {limit}</translation>
    </message>
    <message>
      <source>{region} pays one of its own CEPs.</source>
      <translation>Регион {region} платит один из своих РУВ.</translation>
    </message>
    <message>
      <source>{region}: {payment}</source>
      <translation>{region}: {payment}</translation>
    </message>
    <message>
      <source>{title}. {explanation}</source>
      <translation>{title}. {explanation}</translation>
    </message>
    <message>
      <source>{title}: {chance}. {explanation}</source>
      <translation>{title}: {chance}. {explanation}</translation>
    </message>
    <message>
      <source>{title}: {count}. {explanation}</source>
      <translation>{title}: {count}. {explanation}</translation>
    </message>
    <message>
      <source>{title}: {figures}.</source>
      <translation>{title}: {figures}.</translation>
    </message>
    <message>
      <source>{title}: {number}.</source>
      <translation>{title}: {number}.</translation>
    </message>
    <message>
      <source>{title}: {region}.</source>
      <translation>{title}: {region}.</translation>
    </message>
  </context>
  <context>
    <name>GameFiles</name>
    <message>
      <source>A game of its own, played on from step {step}. The other one stays as it was.</source>
      <translation>Отдельная игра, продолженная с шага {step}. Та игра остается как была.</translation>
    </message>
    <message>
      <source>A game of its own; everybody in it is a person at this screen.</source>
      <translation>Отдельная игра; все ее участники — люди за этим экраном.</translation>
    </message>
    <message>
      <source>CO₂ {players}</source>
      <translation>CO₂ {players}</translation>
    </message>
    <message>
      <source>Continue where it was left</source>
      <translation>Продолжить с последнего места</translation>
    </message>
    <message>
      <source>Games of co2desk (*{suffix})</source>
      <translation>Игры co2desk (*{suffix})</translation>
    </message>
    <message>
      <source>Open a copy</source>
      <translation>Открыть копию</translation>
    </message>
    <message>
      <source>Open a saved game</source>
      <translation>Открыть сохраненную игру</translation>
    </message>
    <message>
      <source>Open the saved position as a copy</source>
      <translation>Открыть сохраненную позицию как копию</translation>
    </message>
    <message>
      <source>Open up to there</source>
      <translation>Открыть до этого места</translation>
    </message>
    <message>
      <source>Overwrite</source>
      <translation>Перезаписать</translation>
    </message>
    <message>
      <source>Play on from the position</source>
      <translation>Играть дальше с этой позиции</translation>
    </message>
    <message>
      <source>Play on with what is left</source>
      <translation>Играть дальше с тем, что осталось</translation>
    </message>
    <message>
      <source>Save as …</source>
      <translation>Сохранить как…</translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation>Сохранить игру</translation>
    </message>
    <message>
      <source>The game</source>
      <translation>Игра</translation>
    </message>
    <message>
      <source>The game could not be saved as {file}: {reason}. It is still here; try another place.</source>
      <translation>Не удалось сохранить игру под именем {file}: {reason}. Она по-прежнему здесь; попробуйте другое место.</translation>
    </message>
    <message>
      <source>The record of this game is damaged. Entries at its end that cannot be read: {lost}. What is left can be played on, as a copy.</source>
      <translation>Сохранение этой игры повреждено. Записей в конце, которые не читаются: {lost}. С того, что осталось, можно играть дальше — как с копией.</translation>
    </message>
    <message>
      <source>The text in the clipboard</source>
      <translation>Текст в буфере обмена</translation>
    </message>
    <message>
      <source>This computer has another end of the game; the file is a copy now.</source>
      <translation>На этом компьютере игра продолжилась иначе; файл открыт как копия.</translation>
    </message>
    <message>
      <source>This computer's own record of the game is damaged. Entries at its end that cannot be read: {lost}. It stays as it is, and the game goes on as a copy.</source>
      <translation>Сохранение этой игры на этом компьютере повреждено. Записей в конце, которые не читаются: {lost}. Оно остается как есть, а игра продолжается как копия.</translation>
    </message>
    <message>
      <source>This game is open in another window, and is played there.</source>
      <translation>Эта игра открыта в другом окне, и играют в нее там.</translation>
    </message>
    <message>
      <source>This game was played on after it was saved here. Later entries kept on this computer: {more}.</source>
      <translation>После этого сохранения игру продолжили. Более поздних записей на этом компьютере: {more}.</translation>
    </message>
    <message>
      <source>{file} could not be read: {reason}.</source>
      <translation>{file}: прочитать не удалось ({reason}).</translation>
    </message>
    <message>
      <source>{file} exists already.</source>
      <translation>Файл {file} уже существует.</translation>
    </message>
    <message>
      <source>{file} holds something else by now than this game. Nothing is saved yet.</source>
      <translation>{file}: теперь там не эта игра. Пока ничего не сохранено.</translation>
    </message>
    <message>
      <source>{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. Open the game up to there, as a copy?</source>
      <translation>{file}: данные повреждены или изменены. Первая ошибка: {where}. Верных записей с начала: {good} из {all}. Открыть игру до этого места как копию?</translation>
    </message>
    <message>
      <source>{file} is not a game that can be opened. What is wrong first: {where}.</source>
      <translation>{file}: такую игру открыть нельзя. Первая ошибка: {where}.</translation>
    </message>
    <message>
      <source>{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, but the last position that it records can be played on, as a copy.</source>
      <translation>{file}: сохранено более новой версией co2desk ({version}). Действия здесь не прочитать, но с последней записанной позиции можно играть дальше — как с копией.</translation>
    </message>
    <message>
      <source>{file} was saved by a later version of co2desk ({version}). To open it, install that version.</source>
      <translation>{file}: сохранено более новой версией co2desk ({version}). Чтобы открыть игру, установите ту версию.</translation>
    </message>
  </context>
  <context>
    <name>GameView</name>
    <message>
      <source>Board</source>
      <translation>Поле</translation>
    </message>
    <message>
      <source>Forecast</source>
      <translation>Прогноз</translation>
    </message>
    <message>
      <source>Goals</source>
      <translation>Цели</translation>
    </message>
    <message>
      <source>It is your turn.</source>
      <translation>Ваш ход.</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Журнал</translation>
    </message>
  </context>
  <context>
    <name>GoalButton</name>
    <message>
      <source>As things stand it would score {points}.</source>
      <translation>При текущем положении она принесла бы {points}.</translation>
    </message>
    <message>
      <source>So far you have {had} of {needed}.</source>
      <translation>Пока у вас {had} из {needed}.</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <source>All of them have to be met when the game ends.</source>
      <translation>К концу игры должны быть выполнены все.</translation>
    </message>
    <message>
      <source>At most {allowed} may stay open. Still to be claimed: {n}.</source>
      <translation>Неполученных целей в конце: максимум {allowed}. Еще нужно получить: {n}.</translation>
    </message>
    <message>
      <source>At most {allowed} may stay open: enough have been claimed.</source>
      <translation>Неполученных целей в конце: максимум {allowed}. Получено достаточно.</translation>
    </message>
    <message>
      <source>Company goal</source>
      <translation>Цель компании</translation>
    </message>
    <message>
      <source>Decided at the end of decade {decade}.</source>
      <translation>Решится в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <source>Decided when the game ends.</source>
      <translation>Решится в конце игры.</translation>
    </message>
    <message>
      <source>Discarded, it brings ${money}: {points} at the end.</source>
      <translation>Если сбросить, дает ${money}: в конце это {points}.</translation>
    </message>
    <message>
      <source>Goals of {name}</source>
      <translation>Цели игрока {name}</translation>
    </message>
    <message>
      <source>Met as things stand: it has to stay so to the end.</source>
      <translation>Пока выполнена: так должно остаться до конца.</translation>
    </message>
    <message>
      <source>Met at the end of decade {decade}.</source>
      <translation>Выполнена в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <source>Met for good.</source>
      <translation>Выполнена окончательно.</translation>
    </message>
    <message>
      <source>Missed at the end of decade {decade}.</source>
      <translation>Провалена в конце десятилетия {decade}.</translation>
    </message>
    <message>
      <source>Missing: {amount}.</source>
      <translation>Не хватает: {amount}.</translation>
    </message>
    <message>
      <source>Not held yet.</source>
      <translation>Такая конференция еще не завершена.</translation>
    </message>
    <message>
      <source>Nothing is missing: it waits for your turn.</source>
      <translation>Все есть: дождитесь своего хода.</translation>
    </message>
    <message>
      <source>Nothing is missing: you can have it now.</source>
      <translation>Все есть: можно получить сейчас.</translation>
    </message>
    <message>
      <source>One of them has to be met when the game ends.</source>
      <translation>К концу игры должна быть выполнена одна.</translation>
    </message>
    <message>
      <source>Personal goals</source>
      <translation>Личные цели</translation>
    </message>
    <message>
      <source>Personal goals: {met} of {all} met.</source>
      <translation>Личные цели: выполнено {met} из {all}.</translation>
    </message>
    <message>
      <source>UN goals</source>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <source>UN goals: {n} on display.</source>
      <translation>Цели ООН: открыто {n}.</translation>
    </message>
    <message>
      <source>Whoever sits at the screen sees the own goals here, and nobody else does.</source>
      <translation>Кто сидит за экраном, видит здесь свои цели; больше их не видит никто.</translation>
    </message>
    <message>
      <source>Worth {points} as things stand.</source>
      <translation>При текущем положении приносит {points}.</translation>
    </message>
    <message>
      <source>You have claimed {n}, worth {points} at the end.</source>
      <translation>Вы получили карт: {n}, в конце за них {points}.</translation>
    </message>
    <message>
      <source>You have discarded it for money.</source>
      <translation>Вы сбросили ее за деньги.</translation>
    </message>
    <message>
      <source>You still choose which you keep.</source>
      <translation>Вам еще предстоит выбрать, какую оставить.</translation>
    </message>
    <message>
      <source>{card}, {energies}: {state}</source>
      <translation>{card}, {energies}: {state}</translation>
    </message>
    <message>
      <source>{card}: {goal}. {now} {cash}</source>
      <translation>{card}: {goal}. {now} {cash}</translation>
    </message>
    <message>
      <source>{goal}. {cash}</source>
      <translation>{goal}. {cash}</translation>
    </message>
    <message>
      <source>{goal}. {state}</source>
      <translation>{goal}. {state}</translation>
    </message>
    <message>
      <source>{goal}: {have} of {needed}. {state}</source>
      <translation>{goal}: {have} из {needed}. {state}</translation>
    </message>
    <message>
      <source>{have} of {needed}</source>
      <translation>{have} из {needed}</translation>
    </message>
    <message>
      <source>{n} on display</source>
      <translation>открыто: {n}</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <source>{ppm} ppm</source>
      <translation>{ppm} ppm</translation>
    </message>
  </context>
  <context>
    <name>HistoryBar</name>
    <message>
      <source>Back to the game as it stands ({key})</source>
      <translation>Вернуться к текущей игре ({key})</translation>
    </message>
    <message>
      <source>Begins another game at this position. This one stays as it is.</source>
      <translation>С этой позиции начнется другая игра. Эта останется как есть.</translation>
    </message>
    <message>
      <source>Close the replay</source>
      <translation>Закрыть повтор</translation>
    </message>
    <message>
      <source>Next decade ({key})</source>
      <translation>Следующее десятилетие ({key})</translation>
    </message>
    <message>
      <source>Next step ({key})</source>
      <translation>Следующий шаг ({key})</translation>
    </message>
    <message>
      <source>Next turn ({key})</source>
      <translation>Следующий ход ({key})</translation>
    </message>
    <message>
      <source>Pause ({key})</source>
      <translation>Пауза ({key})</translation>
    </message>
    <message>
      <source>Play ({key})</source>
      <translation>Пуск ({key})</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <translation>Играть дальше отсюда</translation>
    </message>
    <message>
      <source>Position in the game</source>
      <translation>Позиция в игре</translation>
    </message>
    <message>
      <source>Previous decade ({key})</source>
      <translation>Предыдущее десятилетие ({key})</translation>
    </message>
    <message>
      <source>Previous step ({key})</source>
      <translation>Предыдущий шаг ({key})</translation>
    </message>
    <message>
      <source>Previous turn ({key})</source>
      <translation>Предыдущий ход ({key})</translation>
    </message>
    <message>
      <source>Since my last turn</source>
      <translation>С моего прошлого хода</translation>
    </message>
    <message>
      <source>Speed of the replay</source>
      <translation>Скорость повтора</translation>
    </message>
    <message>
      <source>Speed of the replay (faster: {faster}, slower: {slower})</source>
      <translation>Скорость повтора (быстрее: {faster}, медленнее: {slower})</translation>
    </message>
    <message>
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <translation>Шаг {step} из {all} · десятилетие {decade} · решает {name}</translation>
    </message>
    <message>
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <translation>Шаг {step} из {all} · десятилетие {decade} · ход игрока {name}</translation>
    </message>
    <message>
      <source>Step {step} of {all} · the end of the game</source>
      <translation>Шаг {step} из {all} · конец игры</translation>
    </message>
    <message>
      <source>The game begins.</source>
      <translation>Игра начинается.</translation>
    </message>
    <message>
      <source>To the beginning ({key})</source>
      <translation>К началу ({key})</translation>
    </message>
    <message>
      <source>To the end ({key})</source>
      <translation>К концу ({key})</translation>
    </message>
    <message>
      <source>To the present</source>
      <translation>К настоящему</translation>
    </message>
    <message>
      <source>Watch what has happened since you decided last</source>
      <translation>Посмотреть, что произошло с вашего прошлого решения</translation>
    </message>
    <message>
      <source>{name}: {action}</source>
      <translation>{name}: {action}</translation>
    </message>
    <message>
      <source>{sentence} {next_one}</source>
      <translation>{sentence} {next_one}</translation>
    </message>
    <message>
      <source>{step} · {ppm} ppm</source>
      <translation>{step} · {ppm} ppm</translation>
    </message>
  </context>
  <context>
    <name>LogPanel</name>
    <message>
      <source>Go to the newest line ({key})</source>
      <translation>К последней записи ({key})</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>Кратко</translation>
    </message>
    <message>
      <source>Leave out small consequences such as payments</source>
      <translation>Без мелких последствий, например платежей</translation>
    </message>
    <message>
      <source>Log of the game</source>
      <translation>Журнал игры</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Назад по партии</translation>
    </message>
    <message>
      <source>Newest</source>
      <translation>Последнее</translation>
    </message>
    <message>
      <source>No line fits what you are looking for.</source>
      <translation>Подходящих записей нет.</translation>
    </message>
    <message>
      <source>Nothing has happened yet. The game is written down here.</source>
      <translation>Пока ничего не произошло. Здесь записывается ход игры.</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>Поиск в журнале</translation>
    </message>
    <message>
      <source>Show CEPs, money and technology</source>
      <translation>Показать РУВ, деньги и техно-ресурсы</translation>
    </message>
    <message>
      <source>Show expertise</source>
      <translation>Показать компетенцию</translation>
    </message>
    <message>
      <source>Show fossil plants, CO₂ and disasters</source>
      <translation>Показать ИТ-электростанции, CO₂ и катастрофы</translation>
    </message>
    <message>
      <source>Show goals and points</source>
      <translation>Показать цели и очки</translation>
    </message>
    <message>
      <source>Show income and energy supply</source>
      <translation>Показать доход и поставку энергии</translation>
    </message>
    <message>
      <source>Show income and supply</source>
      <translation>Показать доход и снабжение</translation>
    </message>
    <message>
      <source>Show knowledge</source>
      <translation>Показать компетенцию</translation>
    </message>
    <message>
      <source>Show lobby cards</source>
      <translation>Показать карты лобби</translation>
    </message>
    <message>
      <source>Show lobbyist cards</source>
      <translation>Показать карты лоббиста</translation>
    </message>
    <message>
      <source>Show projects, plants and control</source>
      <translation>Показать проекты, электростанции и контроль</translation>
    </message>
    <message>
      <source>Show scientists and summits</source>
      <translation>Показать ученых и конференции</translation>
    </message>
    <message>
      <source>Show the end of the game</source>
      <translation>Показать конец игры</translation>
    </message>
    <message>
      <source>Show turns, rounds and decades</source>
      <translation>Показать ходы, раунды и десятилетия</translation>
    </message>
    <message>
      <source>Show what concerns {name}</source>
      <translation>Показать то, что касается игрока {name}</translation>
    </message>
    <message>
      <source>Since my last turn</source>
      <translation>С моего прошлого хода</translation>
    </message>
    <message>
      <source>Step through the game so far ({key}). A double-click on a line goes to its step.</source>
      <translation>Пройти по партии назад ({key}). Двойной щелчок по записи ведет к ее шагу.</translation>
    </message>
    <message>
      <source>Watch what has happened since you decided last</source>
      <translation>Посмотреть, что произошло с вашего прошлого решения</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>Ada</source>
      <translation>Ада</translation>
    </message>
    <message>
      <source>Alex</source>
      <translation>Алекс</translation>
    </message>
    <message>
      <source>Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}</source>
      <translation>Десятилетие {decade} из {decades}  ·  раунд {round} из {rounds}  ·  зерно {seed}</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>Не сохранять</translation>
    </message>
    <message>
      <source>Max</source>
      <translation>Макс</translation>
    </message>
    <message>
      <source>Save as …</source>
      <translation>Сохранить как…</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Сохранено: {file}.</translation>
    </message>
    <message>
      <source>The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again as soon as that works. To be safe, save it in another place.</source>
      <translation>Сейчас игру не удается записывать: {reason}. Она продолжается, и запись возобновится, как только это станет возможно. Для надежности сохраните игру в другом месте.</translation>
    </message>
    <message>
      <source>The game could not be removed: {reason}.</source>
      <translation>Не удалось удалить игру: {reason}.</translation>
    </message>
    <message>
      <source>The game on the table could not be recorded, and would be lost: {reason}.</source>
      <translation>Игру на столе не удалось записать, и она будет потеряна: {reason}.</translation>
    </message>
    <message>
      <source>This game is being played, here or in another window; it cannot be removed now.</source>
      <translation>Эту игру сейчас играют — здесь или в другом окне; удалить ее нельзя.</translation>
    </message>
    <message>
      <source>not recorded</source>
      <translation>не записывается</translation>
    </message>
    <message>
      <source>practice</source>
      <translation>тренировка</translation>
    </message>
    <message>
      <source>{edition} – {players} – co2desk</source>
      <translation>{edition} — {players} — co2desk</translation>
    </message>
    <message>
      <source>{file} – {edition} – {players} – co2desk</source>
      <translation>{file} — {edition} — {players} — co2desk</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>&amp;About co2desk</source>
      <translation>&amp;О co2desk</translation>
    </message>
    <message>
      <source>&amp;Forecast and log</source>
      <translation>&amp;Прогноз и журнал</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Игра</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Справка</translation>
    </message>
    <message>
      <source>&amp;List of games</source>
      <translation>Список &amp;игр</translation>
    </message>
    <message>
      <source>&amp;New game …</source>
      <translation>&amp;Новая игра…</translation>
    </message>
    <message>
      <source>&amp;Open a game that was copied as text</source>
      <translation>От&amp;крыть игру, скопированную как текст</translation>
    </message>
    <message>
      <source>&amp;Open …</source>
      <translation>&amp;Открыть…</translation>
    </message>
    <message>
      <source>&amp;Play a challenge …</source>
      <translation>&amp;Сыграть по вызову…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>В&amp;ыход</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Вернуть</translation>
    </message>
    <message>
      <source>&amp;Result</source>
      <translation>Р&amp;езультат</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Сохранить</translation>
    </message>
    <message>
      <source>&amp;Since my last turn</source>
      <translation>&amp;С моего прошлого хода</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Отменить</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Вид</translation>
    </message>
    <message>
      <source>&amp;What can I do?</source>
      <translation>&amp;Что можно сделать?</translation>
    </message>
    <message>
      <source>Copy a &amp;challenge: the same deal for others</source>
      <translation>Копировать &amp;вызов: тот же расклад для других</translation>
    </message>
    <message>
      <source>Copy the &amp;board as a picture</source>
      <translation>Копировать &amp;поле как изображение</translation>
    </message>
    <message>
      <source>Copy the game as &amp;text</source>
      <translation>Копировать игру как &amp;текст</translation>
    </message>
    <message>
      <source>Discard a &amp;company goal for money</source>
      <translation>Сбросить &amp;цель компании за деньги</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>Полный &amp;экран</translation>
    </message>
    <message>
      <source>Hi&amp;story</source>
      <translation>Ис&amp;тория</translation>
    </message>
    <message>
      <source>Readings of the &amp;rules in this game</source>
      <translation>&amp;Трактовки правил в этой игре</translation>
    </message>
    <message>
      <source>Same again, another &amp;deal</source>
      <translation>Еще раз, новый &amp;расклад</translation>
    </message>
    <message>
      <source>Save &amp;as …</source>
      <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
      <source>Save a problem &amp;report …</source>
      <translation>Сохранить &amp;отчет об ошибке…</translation>
    </message>
    <message>
      <source>Save the board as a p&amp;icture …</source>
      <translation>Сохранить поле как &amp;изображение…</translation>
    </message>
    <message>
      <source>Se&amp;ttings …</source>
      <translation>Нас&amp;тройки…</translation>
    </message>
    <message>
      <source>Sha&amp;re</source>
      <translation>&amp;Поделиться</translation>
    </message>
    <message>
      <source>Step &amp;back through the game</source>
      <translation>&amp;Назад по партии</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>on a button, without a key</comment>
      <translation>Отменить</translation>
    </message>
    <message>
      <source>Whole &amp;board</source>
      <translation>&amp;Все поле</translation>
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <translation>&amp;Крупнее</translation>
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <translation>&amp;Мельче</translation>
    </message>
    <message>
      <source>Zoom to a &amp;region</source>
      <translation>Приблизить &amp;регион</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>&amp;Practice: everything may be taken back</source>
      <translation>Тренировочная &amp;игра: можно отменять любые действия</translation>
    </message>
    <message>
      <source>A solo game</source>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <source>Actions can be taken back without limit and without asking; the log says so</source>
      <translation>Действия можно отменять без ограничений и без вопросов; в журнале это видно</translation>
    </message>
    <message>
      <source>Alone you play the solo game: choose it as the way of playing.</source>
      <translation>При одном игроке возможна только одиночная игра: выберите этот режим.</translation>
    </message>
    <message>
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <source>CO₂: Second Chance</source>
      <translation>CO₂: Второй шанс</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Отмена</translation>
    </message>
    <message>
      <source>Fill in the people and the rules of the last game; only the seed is new</source>
      <translation>Подставить игроков и правила прошлой игры; новым будет только зерно расклада</translation>
    </message>
    <message>
      <source>How does the game begin?</source>
      <translation>Как начинается игра?</translation>
    </message>
    <message>
      <source>How many play, and who?</source>
      <translation>Сколько игроков и кто играет?</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Новая игра</translation>
    </message>
    <message>
      <source>New game of CO₂</source>
      <translation>Новая игра в CO₂</translation>
    </message>
    <message>
      <source>New game of CO₂: Second Chance</source>
      <translation>Новая игра в CO₂: Второй шанс</translation>
    </message>
    <message>
      <source>Players: {count}</source>
      <translation>Число игроков: {count}</translation>
    </message>
    <message>
      <source>Same &amp;again</source>
      <translation>Е&amp;ще раз</translation>
    </message>
    <message>
      <source>Solo: one company against the CO₂ level, won or lost.</source>
      <translation>Одиночная игра: одна компания против уровня CO₂, победа или поражение.</translation>
    </message>
    <message>
      <source>Solo: one company, one planet, your best score.</source>
      <translation>Одиночная игра: одна компания, одна планета, ваш лучший счет.</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Начать</translation>
    </message>
    <message>
      <source>The challenge was dealt with other component values than yours: it will be another game.</source>
      <translation>Вызов составлен с другими значениями компонентов, чем у вас: получится другая игра.</translation>
    </message>
    <message>
      <source>The solo game is for one: choose another way of playing first.</source>
      <translation>Одиночная игра — для одного игрока: сначала выберите другой режим.</translation>
    </message>
    <message>
      <source>The values of your own copy cannot be used. {problem}.</source>
      <translation>Значения вашего экземпляра использовать нельзя. {problem}.</translation>
    </message>
    <message>
      <source>The values of your own copy cannot be used. {problem}. Further problems: {more}.</source>
      <translation>Значения вашего экземпляра использовать нельзя. {problem}. Других ошибок: {more}.</translation>
    </message>
    <message>
      <source>This cannot be played. {problem}.</source>
      <translation>Так сыграть нельзя. {problem}.</translation>
    </message>
    <message>
      <source>Two seats have the name {name}; the log could not tell them apart.</source>
      <translation>Имя {name} стоит у двух мест за столом; в журнале их было бы не различить.</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <source>CEPs</source>
      <translation>РУВ</translation>
    </message>
    <message>
      <source>Pay</source>
      <translation>Заплатить</translation>
    </message>
    <message>
      <source>Something in this payment is not needed.</source>
      <translation>Часть этой оплаты лишняя.</translation>
    </message>
    <message>
      <source>Technology cubes</source>
      <translation>Техно-ресурсы</translation>
    </message>
    <message>
      <source>This does not fit the bid: too little, or too much.</source>
      <translation>Это не подходит к ставке: слишком мало или слишком много.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <source>Readings of the rules in this game</source>
      <translation>Трактовки правил в этой игре</translation>
    </message>
    <message>
      <source>Rulebook: {book}. What is played otherwise than usual comes first.</source>
      <translation>Выбрано: {book}. Сначала идет то, что играется не как обычно.</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <source>Nothing can be done with this piece there.</source>
      <translation>С этой фишкой там ничего сделать нельзя.</translation>
    </message>
    <message>
      <source>To choose from when you let go:</source>
      <translation>Отпустите, чтобы выбрать:</translation>
    </message>
  </context>
  <context>
    <name>PromptBar</name>
    <message>
      <source>Back</source>
      <translation>Назад</translation>
    </message>
    <message>
      <source>Every action with its reason, to search in</source>
      <translation>Все действия с объяснениями и поиском</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Результаты</translation>
    </message>
    <message>
      <source>What can I do?</source>
      <translation>Что можно сделать?</translation>
    </message>
    <message>
      <source>{action}  ({bonuses})</source>
      <translation>{action}  ({bonuses})</translation>
    </message>
    <message>
      <source>{group} ({count})</source>
      <translation>{group} ({count})</translation>
    </message>
    <message>
      <source>{name} (computer) is playing.</source>
      <translation>Играет {name} (компьютер).</translation>
    </message>
    <message>
      <source>{name} decides.</source>
      <translation>Решает {name}.</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>%1 File</source>
      <translation>Файл %1</translation>
    </message>
    <message>
      <source>Drive</source>
      <translation>Диск</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Файл</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Папка</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Папка:</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>&amp;Имя файла:</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>&amp;Тип файлов:</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <source>Scroll Left</source>
      <translation>Прокрутить вкладки влево</translation>
    </message>
    <message>
      <source>Scroll Right</source>
      <translation>Прокрутить вкладки вправо</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <source>As in the chosen book.</source>
      <translation>Как в выбранных правилах.</translation>
    </message>
    <message>
      <source>As rec&amp;ommended</source>
      <translation>Как &amp;рекомендуется</translation>
    </message>
    <message>
      <source>As recommended.</source>
      <translation>Как рекомендуется.</translation>
    </message>
    <message>
      <source>Back to the b&amp;ook</source>
      <translation>Вернуть как в п&amp;равилах</translation>
    </message>
    <message>
      <source>Changed by you.</source>
      <translation>Изменено вами.</translation>
    </message>
    <message>
      <source>In the register of differences: {numbers}</source>
      <translation>В перечне расхождений: {numbers}</translation>
    </message>
    <message>
      <source>In the register of open questions: {numbers}</source>
      <translation>В перечне открытых вопросов: {numbers}</translation>
    </message>
    <message>
      <source>In this &amp;game:</source>
      <translation>В этой &amp;игре:</translation>
    </message>
    <message>
      <source>What the books say</source>
      <translation>Что сказано в правилах</translation>
    </message>
    <message>
      <source>{book} (chosen)</source>
      <translation>{book} (выбрано)</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <source>&amp;Done</source>
      <translation>&amp;Готово</translation>
    </message>
    <message>
      <source>All questions</source>
      <translation>Все вопросы</translation>
    </message>
    <message>
      <source>Everything as &amp;recommended</source>
      <translation>&amp;Все как рекомендуется</translation>
    </message>
    <message>
      <source>Everything back to the &amp;book</source>
      <translation>&amp;Все вернуть как в правилах</translation>
    </message>
    <message>
      <source>How the rulebooks differ</source>
      <translation>Расхождения между правилами</translation>
    </message>
    <message>
      <source>No question fits this search.</source>
      <translation>По этому запросу вопросов нет.</translation>
    </message>
    <message>
      <source>Questions</source>
      <translation>Вопросы</translation>
    </message>
    <message>
      <source>Search the questions</source>
      <translation>Поиск по вопросам</translation>
    </message>
    <message>
      <source>Search: a word, A13 …</source>
      <translation>Поиск: слово, A13…</translation>
    </message>
    <message>
      <source>Search: a word, a card number, D-12 …</source>
      <translation>Поиск: слово, номер карты, D-12…</translation>
    </message>
    <message>
      <source>What the rulebook leaves open</source>
      <translation>Что правила оставляют открытым</translation>
    </message>
    <message>
      <source>What you have changed</source>
      <translation>Что вы изменили</translation>
    </message>
    <message>
      <source>Where the books differ</source>
      <translation>Где правила расходятся</translation>
    </message>
    <message>
      <source>Which questions are shown</source>
      <translation>Какие вопросы показаны</translation>
    </message>
    <message>
      <source>You play by: {book}. Anything you change here holds for this game alone.</source>
      <translation>Выбрано: {book}. Все, что вы здесь измените, действует только в этой игре.</translation>
    </message>
  </context>
  <context>
    <name>ReadingsModel</name>
    <message>
      <source>{question}
Changed: {answer}</source>
      <translation>{question}
Изменено: {answer}</translation>
    </message>
    <message>
      <source>{question}
{answer}</source>
      <translation>{question}
{answer}</translation>
    </message>
  </context>
  <context>
    <name>RecentGames</name>
    <message>
      <source> · </source>
      <translation> · </translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>A game that this version does not know</source>
      <translation>Игра, которой эта версия не знает</translation>
    </message>
    <message>
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <source>CO₂ (2012), solo</source>
      <translation>CO₂ (2012), одиночная игра</translation>
    </message>
    <message>
      <source>CO₂: Second Chance, competitive</source>
      <translation>CO₂: Второй шанс, соревновательная игра</translation>
    </message>
    <message>
      <source>CO₂: Second Chance, cooperative</source>
      <translation>CO₂: Второй шанс, кооперативная игра</translation>
    </message>
    <message>
      <source>CO₂: Second Chance, solo</source>
      <translation>CO₂: Второй шанс, одиночная игра</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Продолжить</translation>
    </message>
    <message>
      <source>Decade {decade}, {co2} ppm</source>
      <translation>Десятилетие {decade}, {co2} ppm</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Завершена</translation>
    </message>
    <message>
      <source>Go on playing</source>
      <translation>Играть дальше</translation>
    </message>
    <message>
      <source>It is not saved in a file: nothing of it will be left.</source>
      <translation>Она не сохранена в файле: от нее ничего не останется.</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Оставить</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <source>Other games</source>
      <translation>Другие игры</translation>
    </message>
    <message>
      <source>Players without names</source>
      <translation>Игроки без имен</translation>
    </message>
    <message>
      <source>Players: {count}</source>
      <translation>Число игроков: {count}</translation>
    </message>
    <message>
      <source>Remove it</source>
      <translation>Удалить</translation>
    </message>
    <message>
      <source>Remove this game from the list?</source>
      <translation>Удалить эту игру из списка?</translation>
    </message>
    <message>
      <source>Remove this game …</source>
      <translation>Удалить эту игру…</translation>
    </message>
    <message>
      <source>The file {file} stays.</source>
      <translation>Файл {file} останется.</translation>
    </message>
    <message>
      <source>Your games</source>
      <translation>Ваши игры</translation>
    </message>
    <message>
      <source>co2desk ended unexpectedly. The game is as it was after the last action.</source>
      <translation>Работа co2desk неожиданно прервалась. Игра осталась такой, какой была после последнего действия.</translation>
    </message>
    <message>
      <source>interrupted</source>
      <translation>прервана</translation>
    </message>
    <message>
      <source>played on from step {step}</source>
      <translation>продолжена с шага {step}</translation>
    </message>
    <message>
      <source>practice</source>
      <translation>тренировка</translation>
    </message>
    <message>
      <source>saved in {file}</source>
      <translation>сохранена в {file}</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>сегодня {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>вчера {time}</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <source>Part of the game</source>
      <translation>Часть игры</translation>
    </message>
    <message>
      <source>Reconstructed values by part of the game</source>
      <translation>Восстановленные значения по частям игры</translation>
    </message>
    <message>
      <source>These values are printed on pieces, cards or the board, and no rulebook tells them. Ours fit everything that is known, and may still differ from your copy.</source>
      <translation>Эти значения напечатаны на фишках, картах или поле, и ни в одних правилах их нет. Наши согласуются со всем, что известно, но могут отличаться от вашего экземпляра.</translation>
    </message>
    <message>
      <source>To play with the values of your own copy, write those that differ into first.yaml or second_chance.yaml in this folder, under the keys of the built-in file:</source>
      <translation>Чтобы играть со значениями своего экземпляра, запишите те, что отличаются, в файл first.yaml или second_chance.yaml в этой папке, под ключами встроенного файла:</translation>
    </message>
    <message>
      <source>Values that are reconstructed</source>
      <translation>Какие значения восстановлены</translation>
    </message>
    <message>
      <source>{ours} of {total}</source>
      <translation>{ours} из {total}</translation>
    </message>
    <message>
      <source>{ours} of {total}; {own} from your own copy</source>
      <translation>{ours} из {total}; из вашего экземпляра: {own}</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <source>A step costs {now} now and {later} in the coming decades.</source>
      <translation>Шаг сейчас стоит {now}, в следующих десятилетиях — {later}.</translation>
    </message>
    <message>
      <source>A step costs {now} now and {later} in the last decade.</source>
      <translation>Шаг сейчас стоит {now}, в последнем десятилетии — {later}.</translation>
    </message>
    <message>
      <source>A step costs {now}; this is the last decade.</source>
      <translation>Шаг стоит {now}; это последнее десятилетие.</translation>
    </message>
    <message>
      <source>Steps down on the CO₂ track</source>
      <translation>Шаги вниз по шкале глобального загрязнения</translation>
    </message>
    <message>
      <source>{co2} ppm</source>
      <translation>{co2} ppm</translation>
    </message>
    <message>
      <source>{cost} paid, {left} left</source>
      <translation>Заплатить: {cost}, останется: {left}</translation>
    </message>
  </context>
  <context>
    <name>ReplayClock</name>
    <message>
      <source>Fast</source>
      <translation>Быстро</translation>
    </message>
    <message>
      <source>Normal speed</source>
      <translation>Обычный темп</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Медленно</translation>
    </message>
    <message>
      <source>Very fast</source>
      <translation>Очень быстро</translation>
    </message>
  </context>
  <context>
    <name>RulebookField</name>
    <message>
      <source>&amp;Differences…</source>
      <translation>Р&amp;асхождения…</translation>
    </message>
    <message>
      <source>&amp;Open questions…</source>
      <translation>От&amp;крытые вопросы…</translation>
    </message>
    <message>
      <source>All questions on which the rulebooks differ, and how this game answers them</source>
      <translation>Все вопросы, в которых правила расходятся, и как на них отвечает эта игра</translation>
    </message>
    <message>
      <source>All questions that the rulebook leaves open, and how this game answers them</source>
      <translation>Все вопросы, которые правила оставляют открытыми, и как на них отвечает эта игра</translation>
    </message>
    <message>
      <source>Answers that differ from most books: {peculiar}</source>
      <translation>Ответов, отличных от большинства правил: {peculiar}</translation>
    </message>
    <message>
      <source>How do you read the rulebook?</source>
      <translation>Как вы понимаете правила?</translation>
    </message>
    <message>
      <source>In this choice nothing looks like a misprint.</source>
      <translation>В этом выборе ничто не похоже на опечатку.</translation>
    </message>
    <message>
      <source>No book at hand? Keep what most of them agree on.</source>
      <translation>Нет книги под рукой? Оставьте то, на чем сходится большинство правил.</translation>
    </message>
    <message>
      <source>Readings changed for this game: {count}</source>
      <translation>Трактовок изменено для этой игры: {count}</translation>
    </message>
    <message>
      <source>Take probable misprints &amp;literally</source>
      <translation>Понимать вероятные опечатки &amp;буквально</translation>
    </message>
    <message>
      <source>What the book leaves open is played as we recommend it.</source>
      <translation>То, что правила оставляют открытым, играется так, как рекомендуем мы.</translation>
    </message>
    <message>
      <source>What the book says by mistake, against its own examples, then counts too.</source>
      <translation>Тогда действует и то, что сказано в правилах по ошибке, вопреки их же примерам.</translation>
    </message>
    <message>
      <source>Which rulebook lies on your table?</source>
      <translation>Какие правила лежат у вас на столе?</translation>
    </message>
  </context>
  <context>
    <name>ScoreTable</name>
    <message>
      <source>{name}, {step}: {points}</source>
      <translation>{name}, {step}: {points}</translation>
    </message>
  </context>
  <context>
    <name>SeatLanguages</name>
    <message>
      <source>Language of {name}</source>
      <translation>Язык игрока {name}</translation>
    </message>
    <message>
      <source>Whoever has chosen none reads the language above.</source>
      <translation>Кто ничего не выбрал, читает на языке, указанном выше.</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <source>A person at this screen.</source>
      <translation>Человек за этим экраном.</translation>
    </message>
    <message>
      <source>Computer {number}</source>
      <translation>Компьютер {number}</translation>
    </message>
    <message>
      <source>Diamond</source>
      <translation>Ромб</translation>
    </message>
    <message>
      <source>Disc</source>
      <translation>Круг</translation>
    </message>
    <message>
      <source>Language of seat {number}</source>
      <translation>Язык игрока на месте {number}</translation>
    </message>
    <message>
      <source>Language of the program</source>
      <translation>Язык программы</translation>
    </message>
    <message>
      <source>Move seat {number} down</source>
      <translation>Сдвинуть место {number} вниз</translation>
    </message>
    <message>
      <source>Move seat {number} up</source>
      <translation>Сдвинуть место {number} вверх</translation>
    </message>
    <message>
      <source>Move this seat down, one place later around the table</source>
      <translation>Сдвинуть это место вниз, на одно позже по кругу</translation>
    </message>
    <message>
      <source>Move this seat up, one place earlier around the table</source>
      <translation>Сдвинуть это место вверх, на одно раньше по кругу</translation>
    </message>
    <message>
      <source>Name of seat {number}</source>
      <translation>Имя на месте {number}</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Человек</translation>
    </message>
    <message>
      <source>Player {number}</source>
      <translation>Игрок {number}</translation>
    </message>
    <message>
      <source>Random computer</source>
      <translation>Случайный ПК</translation>
    </message>
    <message>
      <source>Random does anything that the rules allow, without any plan.</source>
      <translation>Случайный делает все, что разрешают правила, без всякого плана.</translation>
    </message>
    <message>
      <source>Sign of seat {number}</source>
      <translation>Знак места {number}</translation>
    </message>
    <message>
      <source>Square</source>
      <translation>Квадрат</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Звезда</translation>
    </message>
    <message>
      <source>Steady computer</source>
      <translation>Рассудительный ПК</translation>
    </message>
    <message>
      <source>Steady looks one action ahead and takes what seems best: fine for a first game.</source>
      <translation>Рассудительный смотрит на одно действие вперед и выбирает то, что кажется лучшим: для первой игры в самый раз.</translation>
    </message>
    <message>
      <source>Triangle</source>
      <translation>Треугольник</translation>
    </message>
    <message>
      <source>What this player reads: the window changes to it with every hand-over</source>
      <translation>На каком языке читает этот игрок: окно переходит на него при каждой передаче хода</translation>
    </message>
    <message>
      <source>Who plays seat {number}: a person or the computer</source>
      <translation>Кто играет на месте {number}: человек или компьютер</translation>
    </message>
  </context>
  <context>
    <name>SecondLabels</name>
    <message>
      <source>2 events</source>
      <translation>2 события</translation>
    </message>
    <message>
      <source>Actions</source>
      <translation>Действия</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Построить</translation>
    </message>
    <message>
      <source>CO₂ reduction</source>
      <translation>Снижение CO₂</translation>
    </message>
    <message>
      <source>End of the decade</source>
      <translation>Конец десятилетия</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>Конец игры</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <translation>Поставка энергии</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <source>Events</source>
      <translation>События</translation>
    </message>
    <message>
      <source>Future event</source>
      <translation>Будущее событие</translation>
    </message>
    <message>
      <source>Income</source>
      <translation>Доход</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <translation>Компетенция</translation>
    </message>
    <message>
      <source>Lobbyists in play</source>
      <translation>Лоббисты в игре</translation>
    </message>
    <message>
      <source>Markers</source>
      <translation>Маркеры</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>Планировать</translation>
    </message>
    <message>
      <source>Plants</source>
      <translation>Электростанции</translation>
    </message>
    <message>
      <source>Preparation</source>
      <translation>Подготовка</translation>
    </message>
    <message>
      <source>Prepare</source>
      <translation>Развернуть</translation>
    </message>
    <message>
      <source>Sell CEP</source>
      <translation>Продать РУВ</translation>
    </message>
    <message>
      <source>Summit</source>
      <translation>Конференция</translation>
    </message>
    <message>
      <source>Summits</source>
      <translation>Конференции</translation>
    </message>
    <message>
      <source>UN goals</source>
      <translation>Цели ООН</translation>
    </message>
    <message>
      <source>claimed: {claimed} of {shown}</source>
      <translation>получено: {claimed} из {shown}</translation>
    </message>
    <message>
      <source>closed this turn</source>
      <translation>закрыт на этот ход</translation>
    </message>
    <message>
      <source>floor</source>
      <translation>мин.</translation>
    </message>
    <message>
      <source>in work</source>
      <translation>в работе</translation>
    </message>
    <message>
      <source>limit</source>
      <translation>лимит</translation>
    </message>
    <message>
      <source>missed</source>
      <translation>провалена</translation>
    </message>
    <message>
      <source>planned</source>
      <translation>запланирован</translation>
    </message>
    <message>
      <source>prepared</source>
      <translation>развернут</translation>
    </message>
  </context>
  <context>
    <name>SecondSeatWords</name>
    <message>
      <source>Alone you may go on with pieces of another colour.</source>
      <translation>В одиночной игре можно продолжать фишками другого цвета.</translation>
    </message>
    <message>
      <source>CEPs in hand: {count}</source>
      <translation>РУВ в руке: {count}</translation>
    </message>
    <message>
      <source>Comes to your hand through a scientist subsidy.</source>
      <translation>Попадает в руку благодаря гранту «ученый».</translation>
    </message>
    <message>
      <source>Control cubes: {count}</source>
      <translation>Кубики контроля: {count}</translation>
    </message>
    <message>
      <source>Drag one onto a planned project to prepare its infrastructure, or onto the market to sell it.</source>
      <translation>Перетащите РУВ на запланированный проект, чтобы развернуть его инфраструктуру, или на рынок, чтобы продать.</translation>
    </message>
    <message>
      <source>Goes to a planned project, or to a lobbyist card in play.</source>
      <translation>Отправляется на запланированный проект или на карту лоббиста в игре.</translation>
    </message>
    <message>
      <source>Has a company goal.</source>
      <translation>Есть цель компании.</translation>
    </message>
    <message>
      <source>Has no company goal.</source>
      <translation>Цели компании нет.</translation>
    </message>
    <message>
      <source>Infrastructure markers: {count}</source>
      <translation>Маркеры инфраструктуры: {count}</translation>
    </message>
    <message>
      <source>Infrastructures: {count}</source>
      <translation>Инфраструктуры: {count}</translation>
    </message>
    <message>
      <source>Infrastructures: {kinds}</source>
      <translation>Инфраструктуры: {kinds}</translation>
    </message>
    <message>
      <source>Leaving a project brings a point of knowledge of its energy.</source>
      <translation>Уходя с проекта, приносит очко компетенции его типа энергии.</translation>
    </message>
    <message>
      <source>Lobbyist cards in hand: {count}</source>
      <translation>Карты лоббистов в руке: {count}</translation>
    </message>
    <message>
      <source>Money: ${count}</source>
      <translation>Деньги: ${count}</translation>
    </message>
    <message>
      <source>Personal goal: {have} of {needed}</source>
      <translation>Личная цель: {have} из {needed}</translation>
    </message>
    <message>
      <source>Personal goals: {count}</source>
      <translation>Личные цели: {count}</translation>
    </message>
    <message>
      <source>Pieces you have left</source>
      <translation>Оставшиеся у вас фишки</translation>
    </message>
    <message>
      <source>Points: {count}</source>
      <translation>Очки: {count}</translation>
    </message>
    <message>
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Ученые в руке: {hand}, для найма: {pool}</translation>
    </message>
    <message>
      <source>Solo goal: missed</source>
      <translation>Цель одиночной игры: провалена</translation>
    </message>
    <message>
      <source>Solo goal: {have} of {needed}</source>
      <translation>Цель одиночной игры: {have} из {needed}</translation>
    </message>
    <message>
      <source>Start player.</source>
      <translation>Первый игрок.</translation>
    </message>
    <message>
      <source>Technology cubes: {count}</source>
      <translation>Техно-ресурсы: {count}</translation>
    </message>
    <message>
      <source>UN goals claimed: {goals}</source>
      <translation>Получено целей ООН: {goals}</translation>
    </message>
    <message>
      <source>{energy} {count} ({carrying} with a plant)</source>
      <translation>{energy} {count} (с электростанцией {carrying})</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <source>A carbon emission permit pays for infrastructure, for green plants and for new fossil ones.</source>
      <translation>Разрешением на углеродные выбросы оплачивают инфраструктуру, экологические и новые ИТ-электростанции.</translation>
    </message>
    <message>
      <source>A decade: {phases}.</source>
      <translation>Десятилетие: {phases}.</translation>
    </message>
    <message>
      <source>A played card stays here. One scientist of any player may visit it, use its minor effect, and stays to the end of the game.</source>
      <translation>Сыгранная карта остается здесь. Один ученый любого игрока может посетить ее и использовать вторичный бонус; он остается на ней до конца игры.</translation>
    </message>
    <message>
      <source>A scientist of {player} has visited it and stays.</source>
      <translation>Карту посетил ученый игрока {player}, он здесь и остается.</translation>
    </message>
    <message>
      <source>A sold one goes to the bank and lowers the price; when the last one is taken, the bank refills the market and the price rises.</source>
      <translation>Проданный РУВ идет в банк и снижает цену; когда берут последний, банк пополняет рынок и цена растет.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the energy supply the game is lost.</source>
      <translation>Если после поставки энергии уровень выше {ppm} ppm, игра проиграна.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm everybody has lost, at once.</source>
      <translation>Выше {ppm} ppm все игроки немедленно проигрывают.</translation>
    </message>
    <message>
      <source>Achieved.</source>
      <translation>Достигнута.</translation>
    </message>
    <message>
      <source>Achieved: {done} of {shown}.</source>
      <translation>Достигнуто: {done} из {shown}.</translation>
    </message>
    <message>
      <source>An inspector stands here: it costs twice as much.</source>
      <translation>Здесь инспектор: цель обходится вдвое дороже.</translation>
    </message>
    <message>
      <source>At the end at most {count} may be open, or the game is lost.</source>
      <translation>В конце неполученными могут остаться максимум {count}, иначе игра проиграна.</translation>
    </message>
    <message>
      <source>Below 0 after the goals or after the energy supply the game is lost.</source>
      <translation>Если после целей или после поставки энергии очков меньше нуля, игра проиграна.</translation>
    </message>
    <message>
      <source>Built by {player} in {region}.</source>
      <translation>Строитель: {player}, регион {region}.</translation>
    </message>
    <message>
      <source>CEPs in the bank: {count}.</source>
      <translation>РУВ в банке: {count}.</translation>
    </message>
    <message>
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Уровень CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <source>Control cubes in {region}</source>
      <translation>Кубики контроля в регионе {region}</translation>
    </message>
    <message>
      <source>Each open goal costs {points} in decade {decade}.</source>
      <translation>В десятилетии {decade} каждая недостигнутая цель стоит {points}.</translation>
    </message>
    <message>
      <source>Environmental goals that ask for knowledge</source>
      <translation>Экологические цели по компетенции</translation>
    </message>
    <message>
      <source>Environmental goals that ask for plants</source>
      <translation>Экологические цели по электростанциям</translation>
    </message>
    <message>
      <source>Environmental goals that ask for summits</source>
      <translation>Экологические цели по конференциям</translation>
    </message>
    <message>
      <source>From {ppm} ppm on, the future event strikes as well.</source>
      <translation>Начиная с {ppm} ppm происходит и будущее событие.</translation>
    </message>
    <message>
      <source>Full circle: the last space, level {level}.</source>
      <translation>Полный круг: последнее деление, уровень {level}.</translation>
    </message>
    <message>
      <source>Given after disasters. Whoever builds here may pay with one; one leaves before each event.</source>
      <translation>Пожертвованы после катастроф. Кто здесь строит, может заплатить одним из них; перед каждым событием один уходит.</translation>
    </message>
    <message>
      <source>Half circle: the middle, level {level}.</source>
      <translation>Полукруг: середина, уровень {level}.</translation>
    </message>
    <message>
      <source>It may be lowered then, {ppm} ppm for {points} in this decade.</source>
      <translation>Тогда его можно уменьшить: {ppm} ppm за {points} в этом десятилетии.</translation>
    </message>
    <message>
      <source>It never falls below {ppm} ppm.</source>
      <translation>Ниже {ppm} ppm уровень не опускается.</translation>
    </message>
    <message>
      <source>It ran empty in this turn: nobody visits it before the next turn.</source>
      <translation>Рынок опустел в этот ход: до следующего хода его не посетить.</translation>
    </message>
    <message>
      <source>Knowledge of {energy}</source>
      <translation>Компетенция ({energy})</translation>
    </message>
    <message>
      <source>Minor effect for a visitor: {effect}.</source>
      <translation>Вторичный бонус для посетителя: {effect}.</translation>
    </message>
    <message>
      <source>No tile is left.</source>
      <translation>Тайлов не осталось.</translation>
    </message>
    <message>
      <source>Nobody has visited it yet.</source>
      <translation>Карту еще никто не посетил.</translation>
    </message>
    <message>
      <source>Number {number} in the order of the energy supply.</source>
      <translation>Номер {number} в порядке поставки энергии.</translation>
    </message>
    <message>
      <source>Number {number} of equal goals. Needed: {number}, so far: {count}.</source>
      <translation>Номер {number} среди одинаковых целей. Нужно: {number}, пока: {count}.</translation>
    </message>
    <message>
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>На рынке: {count}. Цена: ${price}.</translation>
    </message>
    <message>
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Один раз за ход можно купить один РУВ или продать один из руки.</translation>
    </message>
    <message>
      <source>Only these energies can be planned here.</source>
      <translation>Здесь можно планировать проекты только этих типов.</translation>
    </message>
    <message>
      <source>Points of the team: {points}</source>
      <translation>Очки команды: {points}</translation>
    </message>
    <message>
      <source>Points: {points}</source>
      <translation>Очки: {points}</translation>
    </message>
    <message>
      <source>Prices of {energy} plants</source>
      <translation>Цены электростанций ({energy})</translation>
    </message>
    <message>
      <source>Stands on an infrastructure of {player}: it counts for UN goals.</source>
      <translation>Стоит на инфраструктуре игрока {player}: она идет в счет целей ООН.</translation>
    </message>
    <message>
      <source>Still empty.</source>
      <translation>Пока пустует.</translation>
    </message>
    <message>
      <source>Summit tiles in the stack: {count}.</source>
      <translation>Тайлов конференций в стопке: {count}.</translation>
    </message>
    <message>
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Техно-ресурсы в банке: {count}.</translation>
    </message>
    <message>
      <source>The builder takes control with cubes below most energies; then the leftmost ones count, then knowledge of the energy just built.</source>
      <translation>Строитель получает контроль, если его кубики лежат под большим числом типов энергии; при равенстве сравнивают самые левые, затем компетенцию в только что построенном типе энергии.</translation>
    </message>
    <message>
      <source>The controller may pay with those of the region.</source>
      <translation>Кто контролирует регион, может платить его РУВ.</translation>
    </message>
    <message>
      <source>The infrastructure belongs to {player}.</source>
      <translation>Владелец инфраструктуры: {player}.</translation>
    </message>
    <message>
      <source>The next energy supply puts a fossil plant here, unless one is built.</source>
      <translation>При следующей поставке энергии здесь появится ИТ-электростанция, если ничего не построить.</translation>
    </message>
    <message>
      <source>The region pays the CEP that lies on it.</source>
      <translation>Лежащий на ней РУВ платит регион.</translation>
    </message>
    <message>
      <source>Then each scientist brings the owner two points of knowledge of its topics.</source>
      <translation>Тогда каждый ученый приносит владельцу два очка компетенции по ее секциям.</translation>
    </message>
    <message>
      <source>Tiles left by level, from the top: {levels}.</source>
      <translation>Осталось тайлов, уровни сверху вниз: {levels}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant lays a cube below its energy.</source>
      <translation>Кто строит электростанцию, кладет кубик под ее тип энергии.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>нет</translation>
    </message>
    <message>
      <source>the opponent ({count})</source>
      <translation>соперник ({count})</translation>
    </message>
    <message>
      <source>{energy}: {owners}</source>
      <translation>{energy}: {owners}</translation>
    </message>
    <message>
      <source>{project} of level {level} in {region}: {state}</source>
      <translation>{project} уровня {level} в регионе {region}: {state}</translation>
    </message>
    <message>
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: энергозапрос десятилетия {decade}</translation>
    </message>
    <message>
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <translation>{sign} (уровень {level}): можно строить электростанции уровня {sign}.</translation>
    </message>
  </context>
  <context>
    <name>SeedField</name>
    <message>
      <source>&amp;New seed</source>
      <translation>&amp;Новое зерно</translation>
    </message>
    <message>
      <source>&amp;Seed</source>
      <translation>&amp;Зерно расклада</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Зерно расклада</translation>
    </message>
    <message>
      <source>The same seed and the same choices deal the same game again. A challenge code put in here sets up all of it.</source>
      <translation>То же зерно при том же выборе снова даст ту же игру. Код вызова, вставленный сюда, настроит все сразу.</translation>
    </message>
    <message>
      <source>The seed has to be a whole number from 0 to {most}.</source>
      <translation>Зерно расклада — целое число от 0 до {most}.</translation>
    </message>
    <message>
      <source>This challenge cannot be played here. {problem}.</source>
      <translation>Этот вызов здесь сыграть нельзя. {problem}.</translation>
    </message>
    <message>
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <translation>Этот код вызова не читается. Ожидается: {expected}.</translation>
    </message>
  </context>
  <context>
    <name>Sentences</name>
    <message>
      <source>{first} {second}</source>
      <comment>two sentences of one text</comment>
      <translation>{first} {second}</translation>
    </message>
  </context>
  <context>
    <name>SettingsDialog</name>
    <message>
      <source>&amp;Colours</source>
      <translation>&amp;Цвета</translation>
    </message>
    <message>
      <source>&amp;Defaults</source>
      <translation>По &amp;умолчанию</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <translation>&amp;Язык</translation>
    </message>
    <message>
      <source>&amp;Movement of pieces</source>
      <translation>&amp;Движение фишек</translation>
    </message>
    <message>
      <source>&amp;Text size</source>
      <translation>&amp;Размер текста</translation>
    </message>
    <message>
      <source>&amp;Warn when the game is about to end</source>
      <translation>&amp;Предупреждать, если игра вот-вот закончится</translation>
    </message>
    <message>
      <source>A wrong click does not give the rest of a turn away.</source>
      <translation>Случайный щелчок не отнимет остаток хода.</translation>
    </message>
    <message>
      <source>Ask before a turn &amp;ends</source>
      <translation>Спрашивать перед &amp;концом хода</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>За столом</translation>
    </message>
    <message>
      <source>Board at the &amp;beginning</source>
      <translation>Поле в &amp;начале</translation>
    </message>
    <message>
      <source>Bri&amp;ghtness</source>
      <translation>&amp;Тема</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Отмена</translation>
    </message>
    <message>
      <source>Cover the &amp;screen between two people</source>
      <translation>Закрывать &amp;экран ширмой при передаче хода</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Темная</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Готово</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Быстро</translation>
    </message>
    <message>
      <source>For red-green colour blindness</source>
      <translation>Для дальтоников</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Высокий контраст</translation>
    </message>
    <message>
      <source>Languages in this game</source>
      <translation>Языки в этой игре</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Светлая</translation>
    </message>
    <message>
      <source>Like the system</source>
      <translation>Как в системе</translation>
    </message>
    <message>
      <source>Nobody sees the cards and the goal of the next player.</source>
      <translation>Никто не увидит карт и цели следующего игрока.</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Обычно</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Выкл.</translation>
    </message>
    <message>
      <source>Pieces in the chosen colours</source>
      <translation>Фишки в выбранных цветах</translation>
    </message>
    <message>
      <source>Says beforehand which move could be the last one.</source>
      <translation>Заранее сообщает, какое действие может оказаться последним.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Настройки</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Медленно</translation>
    </message>
    <message>
      <source>Speed of a &amp;replay</source>
      <translation>&amp;Скорость повтора</translation>
    </message>
    <message>
      <source>Standard</source>
      <translation>Обычные</translation>
    </message>
    <message>
      <source>The whole board</source>
      <translation>Все поле</translation>
    </message>
    <message>
      <source>What it looks like</source>
      <translation>Внешний вид</translation>
    </message>
    <message>
      <source>{language} (not installed)</source>
      <translation>{language} (не установлен)</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <translation>Изображения (*.png)</translation>
    </message>
    <message>
      <source>Problem reports (*.zip)</source>
      <translation>Отчеты об ошибках (*.zip)</translation>
    </message>
    <message>
      <source>Save a problem report</source>
      <translation>Сохранить отчет об ошибке</translation>
    </message>
    <message>
      <source>Save the position as a picture</source>
      <translation>Сохранить позицию как изображение</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Сохранено: {file}.</translation>
    </message>
    <message>
      <source>The challenge code {code} is in the clipboard.</source>
      <translation>Код вызова {code} скопирован в буфер обмена.</translation>
    </message>
    <message>
      <source>The game is in the clipboard, as text.</source>
      <translation>Игра скопирована в буфер обмена как текст.</translation>
    </message>
    <message>
      <source>The picture of the board is in the clipboard.</source>
      <translation>Изображение поля скопировано в буфер обмена.</translation>
    </message>
    <message>
      <source>position</source>
      <translation>позиция</translation>
    </message>
    <message>
      <source>{edition} – {players} – decade {decade}</source>
      <translation>{edition} — {players} — десятилетие {decade}</translation>
    </message>
    <message>
      <source>{file} could not be written: {reason}. Try another place.</source>
      <translation>{file}: записать не удалось ({reason}). Попробуйте другое место.</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <source>Chance that the game is lost then: {percent} %.</source>
      <translation>Вероятность, что тогда игра будет проиграна: {percent} %.</translation>
    </message>
    <message>
      <source>Part of the income taken in money</source>
      <translation>Часть дохода, взятая деньгами</translation>
    </message>
    <message>
      <source>Partners who split after you can add {points} at most.</source>
      <translation>Партнеры, которые распределяют доход после вас, добавят максимум {points}.</translation>
    </message>
    <message>
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <translation>Очки сейчас: {points}; на недостигнутые цели и недостающие РУВ уйдет: {fixed}.</translation>
    </message>
    <message>
      <source>Points with this split: {have}; needed to go on, as the draws come: {low} to {high}.</source>
      <translation>Очки при таком распределении: {have}; чтобы играть дальше, нужно от {low} до {high}, смотря что вытянут.</translation>
    </message>
    <message>
      <source>Points with this split: {have}; needed to go on: {high}.</source>
      <translation>Очки при таком распределении: {have}; чтобы играть дальше, нужно: {high}.</translation>
    </message>
    <message>
      <source>{count} in money</source>
      <translation>{count} деньгами</translation>
    </message>
    <message>
      <source>{count} in points</source>
      <translation>{count} очками</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <source>About</source>
      <translation>О программе</translation>
    </message>
    <message>
      <source>Build green power plants all over the world before the climate tips. The rules of the board game by Vital Lacerda, kept by the computer.</source>
      <translation>Стройте экологические электростанции по всему миру, пока климат не рухнул. За правилами настольной игры Витала Ласерды (Vital Lacerda) следит компьютер.</translation>
    </message>
    <message>
      <source>New game …</source>
      <translation>Новая игра…</translation>
    </message>
    <message>
      <source>Open a saved game …</source>
      <translation>Открыть сохраненную игру…</translation>
    </message>
    <message>
      <source>Play at once against two computer players</source>
      <translation>Сыграть сразу с двумя компьютерными игроками</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Настройки</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <source>One less</source>
      <translation>На один меньше</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>На один больше</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <source>another program is using it</source>
      <translation>это занято другой программой</translation>
    </message>
    <message>
      <source>error {number} of the system</source>
      <translation>системная ошибка {number}</translation>
    </message>
    <message>
      <source>it is a folder</source>
      <translation>это папка</translation>
    </message>
    <message>
      <source>it is not allowed there</source>
      <translation>там это не разрешено</translation>
    </message>
    <message>
      <source>it is not there</source>
      <translation>файл или папка отсутствует</translation>
    </message>
    <message>
      <source>nothing can be written there</source>
      <translation>туда нельзя записывать</translation>
    </message>
    <message>
      <source>the drive does not work</source>
      <translation>диск не работает</translation>
    </message>
    <message>
      <source>the drive is gone</source>
      <translation>диск отключен</translation>
    </message>
    <message>
      <source>the name is too long</source>
      <translation>слишком длинное имя</translation>
    </message>
    <message>
      <source>there is no room left</source>
      <translation>не осталось места</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>такой папки нет</translation>
    </message>
  </context>
  <context>
    <name>TurnSteps</name>
    <message>
      <source>Card</source>
      <translation>Карта</translation>
    </message>
    <message>
      <source>Main action</source>
      <translation>Основное действие</translation>
    </message>
    <message>
      <source>Market</source>
      <translation>Рынок</translation>
    </message>
    <message>
      <source>Scientist</source>
      <translation>Ученый</translation>
    </message>
    <message>
      <source>Second action</source>
      <translation>Второе действие</translation>
    </message>
    <message>
      <source>done</source>
      <translation>сделано</translation>
    </message>
    <message>
      <source>open</source>
      <translation>доступно</translation>
    </message>
    <message>
      <source>{step}: {state}</source>
      <translation>{step}: {state}</translation>
    </message>
  </context>
  <context>
    <name>Undoing</name>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>Decisions of these players would be taken back: {names}.</source>
      <translation>Будут отменены решения этих игроков: {names}.</translation>
    </message>
    <message>
      <source>Everybody agrees: take it back</source>
      <translation>Все согласны: отменить</translation>
    </message>
    <message>
      <source>Something hidden has come up since; nobody can be made to forget it.</source>
      <translation>С тех пор открылось что-то скрытое; забыть это никого не заставишь.</translation>
    </message>
    <message>
      <source>This cannot be taken back freely. Does everybody at the table agree?</source>
      <translation>Просто так это отменить нельзя. Все за столом согласны?</translation>
    </message>
    <message>
      <source>•  {sentence}</source>
      <translation>•  {sentence}</translation>
    </message>
    <message>
      <source>… and {count} more</source>
      <translation>… и еще {count}</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <source>Only the solo game has a goal of this kind.</source>
      <translation>Такая цель есть только в одиночной игре.</translation>
    </message>
    <message>
      <source>The competitive game is always played without it.</source>
      <translation>Соревновательная игра всегда идет без этого.</translation>
    </message>
    <message>
      <source>The inspectors always take part in the solo game.</source>
      <translation>В одиночной игре инспекторы участвуют всегда.</translation>
    </message>
    <message>
      <source>This needs at least two players: a solo game is played without it.</source>
      <translation>Для этого нужно минимум два игрока: одиночная игра идет без этого.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Make {player} the start player</source>
      <extracomment>ACTIONS.appoint</extracomment>
      <translation>Назначить первого игрока: {player}</translation>
    </message>
    <message>
      <source>Become the start player yourself</source>
      <extracomment>ACTIONS.appoint.self</extracomment>
      <translation>Стать первым игроком</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <extracomment>ACTIONS.bid</extracomment>
      <translation>Сделать ставку ${amount}</translation>
    </message>
    <message>
      <source>Build the top {energy} plant in {region} ({grant} space; {goods})</source>
      <extracomment>ACTIONS.build</extracomment>
      <translation>Построить верхнюю электростанцию ({energy}) в регионе {region} (позиция «{grant}»; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <extracomment>ACTIONS.build.nothing
ACTIONS.build_plant.nothing</extracomment>
      <translation>Построить электростанцию: {place}</translation>
    </message>
    <message>
      <source>Build {energy} plant {number} in {region} ({grant} space; {goods})</source>
      <extracomment>ACTIONS.build.other</extracomment>
      <translation>Построить электростанцию {number} ({energy}) в регионе {region} (позиция «{grant}»; {goods})</translation>
    </message>
    <message>
      <source>Build the {energy} plant of level {level} in {region} ({grant} space; {goods})</source>
      <extracomment>ACTIONS.build_plant</extracomment>
      <translation>Построить электростанцию ({energy}) уровня {level} в регионе {region} (позиция «{grant}»; {goods})</translation>
    </message>
    <message>
      <source>Buy a CEP for ${price}</source>
      <extracomment>ACTIONS.buy_cep</extracomment>
      <translation>Купить РУВ за ${price}</translation>
    </message>
    <message>
      <source>Buy the CEP for ${money} and {vp:points}</source>
      <extracomment>ACTIONS.buy_for_payment</extracomment>
      <translation>Купить РУВ за ${money} и {vp:points}</translation>
    </message>
    <message>
      <source>Buy the CEP for {vp:points}</source>
      <extracomment>ACTIONS.buy_for_payment.points</extracomment>
      <translation>Купить РУВ за {vp:points}</translation>
    </message>
    <message>
      <source>Discard your company goal for ${money}</source>
      <extracomment>ACTIONS.cash_company_goal</extracomment>
      <translation>Сбросить цель компании за ${money}</translation>
    </message>
    <message>
      <source>Discard {player}'s company goal for ${money}</source>
      <extracomment>ACTIONS.cash_company_goal.other</extracomment>
      <translation>Сбросить цель компании игрока {player} за ${money}</translation>
    </message>
    <message>
      <source>Gain a point of {energy} expertise and reach level {level}</source>
      <extracomment>ACTIONS.choose_energy</extracomment>
      <translation>Получить очко компетенции ({energy}) и достигнуть уровня {level}</translation>
    </message>
    <message>
      <source>Choose {energy}: your track is at its end, and the point is lost</source>
      <extracomment>ACTIONS.choose_energy.full</extracomment>
      <translation>Выбрать тип энергии «{energy}»: вы в конце шкалы, и очко пропадет</translation>
    </message>
    <message>
      <source>Gain a point of expertise from {place}</source>
      <extracomment>ACTIONS.choose_project.project_expertise</extracomment>
      <translation>Получить очко компетенции: {place}</translation>
    </message>
    <message>
      <source>Put the {energy} project on the {grant} space in {region}</source>
      <extracomment>ACTIONS.choose_project.start_space</extracomment>
      <translation>Положить проект ({energy}) на позицию «{grant}» в регионе {region}</translation>
    </message>
    <message>
      <source>Put a CEP into {region}, which holds {had} of {limit}</source>
      <extracomment>ACTIONS.choose_region.bonus_region_cep</extracomment>
      <translation>Поместить РУВ в регион {region}, где их {had} из {limit}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <extracomment>ACTIONS.choose_region.first_region
ACTIONS.choose_region.start_region</extracomment>
      <translation>Начать с региона {region}</translation>
    </message>
    <message>
      <source>Begin after {region}</source>
      <extracomment>ACTIONS.choose_region.opponent_start</extracomment>
      <translation>Начать после региона {region}</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <extracomment>ACTIONS.decline.bonus
ACTIONS.decline.bonus_received
ACTIONS.decline.bonus_any
ACTIONS.decline.bonus_region_cep</extracomment>
      <translation>Отказаться от бонуса</translation>
    </message>
    <message>
      <source>Go on without the action, which has become impossible</source>
      <extracomment>ACTIONS.decline.owed_action</extracomment>
      <translation>Продолжить без действия, которое стало невозможным</translation>
    </message>
    <message>
      <source>Take no expertise</source>
      <extracomment>ACTIONS.decline.project_expertise</extracomment>
      <translation>Отказаться от очка компетенции</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <extracomment>ACTIONS.decline.research_grant
ACTIONS.decline.granted_move</extracomment>
      <translation>Оставить ученых на местах</translation>
    </message>
    <message>
      <source>End your turn</source>
      <extracomment>ACTIONS.end_turn</extracomment>
      <translation>Завершить ход</translation>
    </message>
    <message>
      <source>End your turn without a main action</source>
      <extracomment>ACTIONS.end_turn.idle</extracomment>
      <translation>Завершить ход без основного действия</translation>
    </message>
    <message>
      <source>Hand the bonus to {player}: {bonus}</source>
      <extracomment>ACTIONS.give_bonus</extracomment>
      <translation>Передать бонус игроку {player}: {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <extracomment>ACTIONS.give_bonus.self</extracomment>
      <translation>Использовать бонус: {bonus}</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <extracomment>ACTIONS.infrastructure</extracomment>
      <translation>Развернуть инфраструктуру: {place}</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <extracomment>ACTIONS.install</extracomment>
      <translation>Развернуть: {place}</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <extracomment>ACTIONS.keep_card.company</extracomment>
      <translation>Оставить себе цель компании {card}: {goal}</translation>
    </message>
    <message>
      <source>Keep lobby card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <extracomment>ACTIONS.keep_card.draft</extracomment>
      <translation>Оставить себе карту лобби {card} ({trigger}: {main}; иначе: {minor})</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <extracomment>ACTIONS.keep_card.personal</extracomment>
      <translation>Оставить себе личную цель {card}: {goal}</translation>
    </message>
    <message>
      <source>Move a scientist from {origin} to {destination}</source>
      <extracomment>ACTIONS.move_scientist</extracomment>
      <translation>Переместить ученого: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Move your scientist from {origin} to {destination}</source>
      <extracomment>ACTIONS.move_scientist.displaced</extracomment>
      <translation>Переместить своего ученого: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin} with one point of expertise</source>
      <extracomment>ACTIONS.move_scientist.displaced_home</extracomment>
      <translation>Вернуть ученого в руку и получить очко компетенции: {origin}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <extracomment>ACTIONS.move_scientist.home</extracomment>
      <translation>Вернуть ученого в руку: {origin}</translation>
    </message>
    <message>
      <source>Pass</source>
      <extracomment>ACTIONS.pass</extracomment>
      <translation>Спасовать</translation>
    </message>
    <message>
      <source>Pay {goods}</source>
      <extracomment>ACTIONS.pay_bid</extracomment>
      <translation>Заплатить {goods}</translation>
    </message>
    <message>
      <source>Pay the CEP from your hand</source>
      <extracomment>ACTIONS.pay_cep.hand</extracomment>
      <translation>Заплатить РУВ из руки</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which holds {had:ceps}</source>
      <extracomment>ACTIONS.pay_cep.region</extracomment>
      <translation>Заплатить РУВ из региона {region}, где есть {had:ceps}</translation>
    </message>
    <message>
      <source>Plan a {energy} project of level {level} in {region} on the {grant} space</source>
      <extracomment>ACTIONS.plan</extracomment>
      <translation>Запланировать проект ({energy}) уровня {level} в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>Plan a {energy} project in {region} on the {grant} space</source>
      <extracomment>ACTIONS.plan.no_tile</extracomment>
      <translation>Запланировать проект ({energy}) в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; the action has to follow</source>
      <extracomment>ACTIONS.play_lobby.before</extracomment>
      <translation>Сыграть карту лоббиста {card} ради основного бонуса: {effect}; действие нужно выполнить сразу после этого</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <extracomment>ACTIONS.play_lobby.main</extracomment>
      <translation>Сыграть карту лобби {card} ради основного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its minor effect: {effect}</source>
      <extracomment>ACTIONS.play_lobby.minor</extracomment>
      <translation>Сыграть карту лобби {card} ради вторичного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Propose a {energy} project in {region} on the {grant} space</source>
      <extracomment>ACTIONS.propose</extracomment>
      <translation>Открыть проект ({energy}) в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool</source>
      <extracomment>ACTIONS.recruit</extracomment>
      <translation>Нанять ученого из секции найма</translation>
    </message>
    <message>
      <source>Bring the CO₂ level down to {co2} ppm for {vp:points}</source>
      <extracomment>ACTIONS.reduce_co2</extracomment>
      <translation>Уменьшить уровень CO₂ до {co2} ppm за {vp:points}</translation>
    </message>
    <message>
      <source>Leave the CO₂ level at {co2} ppm</source>
      <extracomment>ACTIONS.reduce_co2.none</extracomment>
      <translation>Оставить уровень CO₂ на {co2} ppm</translation>
    </message>
    <message>
      <source>Score UN goal {card} ({energies}): pay {tech:cubes}, gain {vp:points}</source>
      <extracomment>ACTIONS.score_un_goal</extracomment>
      <translation>Получить очки по карте целей ООН {card} ({energies}): заплатить {tech:cubes}, получить {vp:points}</translation>
    </message>
    <message>
      <source>Pollute for a second main action: the CO₂ level rises to {co2} ppm</source>
      <extracomment>ACTIONS.second_action</extracomment>
      <translation>Загрязнить среду ради второго основного действия: уровень CO₂ повысится до {co2} ppm</translation>
    </message>
    <message>
      <source>Sell a CEP for ${price}</source>
      <extracomment>ACTIONS.sell_cep</extracomment>
      <translation>Продать РУВ за ${price}</translation>
    </message>
    <message>
      <source>Take ${money} and {vp:points}</source>
      <extracomment>ACTIONS.split_income</extracomment>
      <translation>Взять ${money} и {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and no points</source>
      <extracomment>ACTIONS.split_income.money</extracomment>
      <translation>Взять ${money}, без очков</translation>
    </message>
    <message>
      <source>Take {vp:points} and no money</source>
      <extracomment>ACTIONS.split_income.points</extracomment>
      <translation>Взять {vp:points}, без денег</translation>
    </message>
    <message>
      <source>{action} with lobby card {card}</source>
      <extracomment>ACTIONS.with.card</extracomment>
      <translation>{action}, с картой лобби {card}</translation>
    </message>
    <message>
      <source>{action}; {player} receives ${fee} for the scientist who has to leave</source>
      <extracomment>ACTIONS.with.fee</extracomment>
      <translation>{action}; {player} получает ${fee} за ученого, который должен уйти</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <extracomment>ACTIONS.with.subsidy
ACTIONS.with.region_tech</extracomment>
      <translation>{action}; один из кубиков дает регион {region}</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Gain a point of {energy} knowledge and reach level {level}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.choose_energy</extracomment>
      <translation>Получить очко компетенции ({energy}) и достигнуть уровня {level}</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <extracomment>ACTIONS_SECOND_CHANCE.keep_card.draft</extracomment>
      <translation>Оставить себе карту лоббиста {card} ({trigger}: {main}; иначе: {minor})</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.move_scientist.displaced_home</extracomment>
      <translation>Вернуть ученого в руку: {origin}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.play_lobby.main</extracomment>
      <translation>Сыграть карту лоббиста {card} ради основного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.play_lobby.minor</extracomment>
      <translation>Сыграть карту лоббиста {card} ради вторичного бонуса: {effect}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain a point of knowledge of your choice</source>
      <extracomment>ACTIONS_SECOND_CHANCE.recruit</extracomment>
      <translation>Нанять ученого из секции найма и получить очко компетенции по вашему выбору</translation>
    </message>
    <message>
      <source>Claim UN goal {card} ({energies}): pay {tech:cubes}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.score_un_goal</extracomment>
      <translation>Получить карту целей ООН {card} ({energies}): заплатить {tech:cubes}</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}: the first counts most when control is tied.</source>
      <extracomment>AGENDAS.agenda</extracomment>
      <translation>Региону требуется: {energies}. При ничьей за контроль важнее всего первый источник.</translation>
    </message>
  </context>
  <context>
    <name>amounts</name>
    <message>
      <source>{n} action|{n} actions</source>
      <extracomment>AMOUNTS.actions</extracomment>
      <translation>{n} действие|{n} действия|{n} действий</translation>
    </message>
    <message>
      <source>{n} card|{n} cards</source>
      <extracomment>AMOUNTS.cards</extracomment>
      <translation>{n} карта|{n} карты|{n} карт</translation>
    </message>
    <message>
      <source>{n} CEP|{n} CEPs</source>
      <extracomment>AMOUNTS.ceps</extracomment>
      <translation>{n} РУВ|{n} РУВ|{n} РУВ</translation>
    </message>
    <message>
      <source>{n} coal plant|{n} coal plants</source>
      <extracomment>AMOUNTS.coal</extracomment>
      <translation>{n} угольная электростанция|{n} угольные электростанции|{n} угольных электростанций</translation>
    </message>
    <message>
      <source>{n} technology cube|{n} technology cubes</source>
      <extracomment>AMOUNTS.cubes</extracomment>
      <translation>{n} техно-ресурс|{n} техно-ресурса|{n} техно-ресурсов</translation>
    </message>
    <message>
      <source>{n} region|{n} different regions</source>
      <extracomment>AMOUNTS.different_regions</extracomment>
      <translation>{n} регионе|{n} разных регионах|{n} разных регионах</translation>
    </message>
    <message>
      <source>{n} disc|{n} discs</source>
      <extracomment>AMOUNTS.discs</extracomment>
      <translation>{n} диск|{n} диска|{n} дисков</translation>
    </message>
    <message>
      <source>${n}</source>
      <extracomment>AMOUNTS.dollars</extracomment>
      <translation>${n}</translation>
    </message>
    <message>
      <source>{n} energy|{n} different energies</source>
      <extracomment>AMOUNTS.energies</extracomment>
      <translation>{n} типа энергии|{n} разных типов энергии|{n} разных типов энергии</translation>
    </message>
    <message>
      <source>{n} fossil plant|{n} fossil plants</source>
      <extracomment>AMOUNTS.fossil_plants</extracomment>
      <translation>{n} ИТ-электростанцию|{n} ИТ-электростанции|{n} ИТ-электростанций</translation>
    </message>
    <message>
      <source>{n} gas plant|{n} gas plants</source>
      <extracomment>AMOUNTS.gas</extracomment>
      <translation>{n} газовая электростанция|{n} газовые электростанции|{n} газовых электростанций</translation>
    </message>
    <message>
      <source>{n} infrastructure|{n} infrastructures</source>
      <extracomment>AMOUNTS.infrastructures</extracomment>
      <translation>{n} инфраструктуры|{n} инфраструктуры|{n} инфраструктур</translation>
    </message>
    <message>
      <source>{n} lobby card|{n} lobby cards</source>
      <extracomment>AMOUNTS.lobby_cards</extracomment>
      <translation>{n} карту лобби|{n} карты лобби|{n} карт лобби</translation>
    </message>
    <message>
      <source>{n} lobbyist card|{n} lobbyist cards</source>
      <extracomment>AMOUNTS.lobbyist_cards</extracomment>
      <translation>{n} карту лоббиста|{n} карты лоббиста|{n} карт лоббиста</translation>
    </message>
    <message>
      <source>{n} oil plant|{n} oil plants</source>
      <extracomment>AMOUNTS.oil</extracomment>
      <translation>{n} нефтяная электростанция|{n} нефтяные электростанции|{n} нефтяных электростанций</translation>
    </message>
    <message>
      <source>{n} open environmental goal|{n} open environmental goals</source>
      <extracomment>AMOUNTS.open_goals</extracomment>
      <translation>{n} недостигнутая экологическая цель|{n} недостигнутые экологические цели|{n} недостигнутых экологических целей</translation>
    </message>
    <message>
      <source>{n} plant|{n} plants</source>
      <extracomment>AMOUNTS.plants</extracomment>
      <translation>{n} электростанции|{n} электростанции|{n} электростанций</translation>
    </message>
    <message>
      <source>{n} point|{n} points</source>
      <extracomment>AMOUNTS.points</extracomment>
      <translation>{n} очко|{n} очка|{n} очков</translation>
    </message>
    <message>
      <source>{n} region|{n} regions</source>
      <extracomment>AMOUNTS.regions</extracomment>
      <translation>{n} региона|{n} региона|{n} регионов</translation>
    </message>
    <message>
      <source>{n} scientist|{n} scientists</source>
      <extracomment>AMOUNTS.scientists</extracomment>
      <translation>{n} ученого|{n} ученых|{n} ученых</translation>
    </message>
    <message>
      <source>{n} step|{n} steps</source>
      <extracomment>AMOUNTS.steps</extracomment>
      <translation>{n} шаг|{n} шага|{n} шагов</translation>
    </message>
    <message>
      <source>{n} summit|{n} summits</source>
      <extracomment>AMOUNTS.summits</extracomment>
      <translation>{n} конференция|{n} конференции|{n} конференций</translation>
    </message>
    <message>
      <source>{n} topic|{n} topics</source>
      <extracomment>AMOUNTS.topics</extracomment>
      <translation>{n} секцией|{n} секциями|{n} секциями</translation>
    </message>
    <message>
      <source>{n} track|{n} tracks</source>
      <extracomment>AMOUNTS.tracks</extracomment>
      <translation>{n} шкалы|{n} шкал|{n} шкал</translation>
    </message>
  </context>
  <context>
    <name>anywhere</name>
    <message>
      <source>No project lies on the board where a scientist could work.</source>
      <extracomment>ANYWHERE.no_project_here</extracomment>
      <translation>На поле нет проекта, над которым мог бы работать ученый.</translation>
    </message>
    <message>
      <source>No project on the board can be installed.</source>
      <extracomment>ANYWHERE.not_a_proposed_project</extracomment>
      <translation>На поле нет проекта, который можно развернуть.</translation>
    </message>
    <message>
      <source>No project on the board is ready to be built on.</source>
      <extracomment>ANYWHERE.not_an_installed_project</extracomment>
      <translation>На поле нет проекта, на базе которого можно строить.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>No project on the board waits for its infrastructure.</source>
      <extracomment>ANYWHERE_SECOND_CHANCE.not_a_proposed_project</extracomment>
      <translation>На поле нет проекта, который ждет инфраструктуры.</translation>
    </message>
    <message>
      <source>No infrastructure on the board is ready to be built on.</source>
      <extracomment>ANYWHERE_SECOND_CHANCE.not_an_installed_project</extracomment>
      <translation>На поле нет инфраструктуры, на которой можно строить.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>one point of expertise in an energy of your choice</source>
      <extracomment>BONUSES.any</extracomment>
      <translation>одно очко компетенции по вашему выбору</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <extracomment>BONUSES.energy</extracomment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
    <message>
      <source>one CEP for a region of your choice</source>
      <extracomment>BONUSES.region_cep</extracomment>
      <translation>один РУВ в регион по вашему выбору</translation>
    </message>
    <message>
      <source>one CEP for {region}</source>
      <extracomment>BONUSES.region_cep.indicated</extracomment>
      <translation>один РУВ в регион {region}</translation>
    </message>
    <message>
      <source>one technology cube</source>
      <extracomment>BONUSES.tech</extracomment>
      <translation>один техно-ресурс</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>one point of knowledge in an energy of your choice</source>
      <extracomment>BONUSES_SECOND_CHANCE.any</extracomment>
      <translation>одно очко компетенции по вашему выбору</translation>
    </message>
    <message>
      <source>one point of {energy} knowledge</source>
      <extracomment>BONUSES_SECOND_CHANCE.energy</extracomment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>German</source>
      <extracomment>BOOKS.de</extracomment>
      <translation>немецкие</translation>
    </message>
    <message>
      <source>French</source>
      <extracomment>BOOKS.fr</extracomment>
      <translation>французские</translation>
    </message>
    <message>
      <source>Polish</source>
      <extracomment>BOOKS.pl</extracomment>
      <translation>польские</translation>
    </message>
    <message>
      <source>Russian</source>
      <extracomment>BOOKS.ru</extracomment>
      <translation>русские</translation>
    </message>
    <message>
      <source>Chinese</source>
      <extracomment>BOOKS.zh</extracomment>
      <translation>китайские</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>build a {energy} plant</source>
      <extracomment>CARD_TRIGGERS.build.energy</extracomment>
      <translation>построить электростанцию ({energy})</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <extracomment>CARD_TRIGGERS.buy</extracomment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>prepare the infrastructure of a {energy} project</source>
      <extracomment>CARD_TRIGGERS.infrastructure.energy</extracomment>
      <translation>развернуть инфраструктуру проекта ({energy})</translation>
    </message>
    <message>
      <source>install a {energy} project</source>
      <extracomment>CARD_TRIGGERS.install.energy</extracomment>
      <translation>развернуть проект ({energy})</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <extracomment>CARD_TRIGGERS.plan.grant</extracomment>
      <translation>запланировать проект на позиции «{grant}»</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <extracomment>CARD_TRIGGERS.plan.region</extracomment>
      <translation>запланировать проект в регионе {region}</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <extracomment>CARD_TRIGGERS.propose.grant</extracomment>
      <translation>открыть проект на позиции «{grant}»</translation>
    </message>
    <message>
      <source>propose a project in {region}</source>
      <extracomment>CARD_TRIGGERS.propose.region</extracomment>
      <translation>открыть проект в регионе {region}</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <extracomment>CARD_TRIGGERS.sell</extracomment>
      <translation>продать РУВ</translation>
    </message>
    <message>
      <source>send a scientist to a summit on {energy}</source>
      <extracomment>CARD_TRIGGERS.summit.energy</extracomment>
      <translation>отправить ученого на конференцию с секцией «{energy}»</translation>
    </message>
  </context>
  <context>
    <name>choices</name>
    <message>
      <source>{player}</source>
      <extracomment>CHOICES.appoint
CHOICES.give_bonus</extracomment>
      <translation>{player}</translation>
    </message>
    <message>
      <source>Yourself</source>
      <extracomment>CHOICES.appoint.self</extracomment>
      <translation>Вы</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <extracomment>CHOICES.bid</extracomment>
      <translation>Ставка ${amount}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <extracomment>CHOICES.build
CHOICES.build_plant</extracomment>
      <translation>Построить: {short}</translation>
    </message>
    <message>
      <source>Build {short}, plant {number}</source>
      <extracomment>CHOICES.build.other</extracomment>
      <translation>Построить: {short}, электростанция {number}</translation>
    </message>
    <message>
      <source>Buy for ${price}</source>
      <extracomment>CHOICES.buy_cep</extracomment>
      <translation>Купить за ${price}</translation>
    </message>
    <message>
      <source>${money}, {vp:points}</source>
      <extracomment>CHOICES.buy_for_payment
CHOICES.split_income</extracomment>
      <translation>${money}, {vp:points}</translation>
    </message>
    <message>
      <source>{vp:points}</source>
      <extracomment>CHOICES.buy_for_payment.points</extracomment>
      <translation>{vp:points}</translation>
    </message>
    <message>
      <source>Goal for ${money}</source>
      <extracomment>CHOICES.cash_company_goal</extracomment>
      <translation>Цель за ${money}</translation>
    </message>
    <message>
      <source>Goal of {player}</source>
      <extracomment>CHOICES.cash_company_goal.other</extracomment>
      <translation>Цель игрока {player}</translation>
    </message>
    <message>
      <source>{energy}</source>
      <extracomment>CHOICES.choose_energy</extracomment>
      <translation>{energy}</translation>
    </message>
    <message>
      <source>{grant} space</source>
      <extracomment>CHOICES.choose_project.start_space</extracomment>
      <translation>Позиция «{grant}»</translation>
    </message>
    <message>
      <source>{region}</source>
      <extracomment>CHOICES.choose_region</extracomment>
      <translation>{region}</translation>
    </message>
    <message>
      <source>Leave it</source>
      <extracomment>CHOICES.decline
CHOICES.reduce_co2.none</extracomment>
      <translation>Отказаться</translation>
    </message>
    <message>
      <source>Go on</source>
      <extracomment>CHOICES.decline.owed_action</extracomment>
      <translation>Дальше</translation>
    </message>
    <message>
      <source>End turn</source>
      <extracomment>CHOICES.end_turn</extracomment>
      <translation>Завершить ход</translation>
    </message>
    <message>
      <source>Use it</source>
      <extracomment>CHOICES.give_bonus.self</extracomment>
      <translation>Использовать</translation>
    </message>
    <message>
      <source>Prepare {short}</source>
      <extracomment>CHOICES.infrastructure</extracomment>
      <translation>Развернуть: {short}</translation>
    </message>
    <message>
      <source>Install {short}</source>
      <extracomment>CHOICES.install</extracomment>
      <translation>Развернуть: {short}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <extracomment>CHOICES.keep_card.company
CHOICES.keep_card.personal</extracomment>
      <translation>Цель {card}</translation>
    </message>
    <message>
      <source>Card {card}</source>
      <extracomment>CHOICES.keep_card.draft</extracomment>
      <translation>Карта {card}</translation>
    </message>
    <message>
      <source>{short_origin} › {short}</source>
      <extracomment>CHOICES.move_scientist</extracomment>
      <translation>{short_origin} › {short}</translation>
    </message>
    <message>
      <source>{short}</source>
      <extracomment>CHOICES.move_scientist.displaced
CHOICES.move_scientist.displaced_home
CHOICES.choose_project
CHOICES.pay_bid</extracomment>
      <translation>{short}</translation>
    </message>
    <message>
      <source>Pass</source>
      <extracomment>CHOICES.pass</extracomment>
      <translation>Спасовать</translation>
    </message>
    <message>
      <source>From your hand</source>
      <extracomment>CHOICES.pay_cep.hand</extracomment>
      <translation>Из руки</translation>
    </message>
    <message>
      <source>From {region}</source>
      <extracomment>CHOICES.pay_cep.region</extracomment>
      <translation>Из региона {region}</translation>
    </message>
    <message>
      <source>Plan {short}</source>
      <extracomment>CHOICES.plan</extracomment>
      <translation>Запланировать: {short}</translation>
    </message>
    <message>
      <source>Card {card} first: {effect}</source>
      <extracomment>CHOICES.play_lobby.before</extracomment>
      <translation>Сначала карта {card}: {effect}</translation>
    </message>
    <message>
      <source>Card {card}: {effect}</source>
      <extracomment>CHOICES.play_lobby.main</extracomment>
      <translation>Карта {card}: {effect}</translation>
    </message>
    <message>
      <source>Card {card}, minor: {effect}</source>
      <extracomment>CHOICES.play_lobby.minor</extracomment>
      <translation>Карта {card}, вторичный бонус: {effect}</translation>
    </message>
    <message>
      <source>Propose {short}</source>
      <extracomment>CHOICES.propose</extracomment>
      <translation>Открыть: {short}</translation>
    </message>
    <message>
      <source>Recruit</source>
      <extracomment>CHOICES.recruit</extracomment>
      <translation>Нанять</translation>
    </message>
    <message>
      <source>{steps:steps}, {vp:points}</source>
      <extracomment>CHOICES.reduce_co2</extracomment>
      <translation>{steps:steps}, {vp:points}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <extracomment>CHOICES.score_un_goal</extracomment>
      <translation>Цель ООН {card}</translation>
    </message>
    <message>
      <source>Second action</source>
      <extracomment>CHOICES.second_action</extracomment>
      <translation>Второе действие</translation>
    </message>
    <message>
      <source>Sell for ${price}</source>
      <extracomment>CHOICES.sell_cep</extracomment>
      <translation>Продать за ${price}</translation>
    </message>
    <message>
      <source>All ${money}</source>
      <extracomment>CHOICES.split_income.money</extracomment>
      <translation>Только деньги: ${money}</translation>
    </message>
    <message>
      <source>All {vp:points}</source>
      <extracomment>CHOICES.split_income.points</extracomment>
      <translation>Только очки: {vp}</translation>
    </message>
    <message>
      <source>{action}, card {card}</source>
      <extracomment>CHOICES.with.card</extracomment>
      <translation>{action}, карта {card}</translation>
    </message>
    <message>
      <source>{action}, with its cube</source>
      <extracomment>CHOICES.with.region_tech</extracomment>
      <translation>{action}, с кубиком региона</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}</source>
      <extracomment>COMPANY_GOALS.cep_in_hand_before_regions</extracomment>
      <translation>{vp:points} за каждый РУВ в вашей руке, не считая РУВ ваших регионов, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}</source>
      <extracomment>COMPANY_GOALS.cep_in_hand_before_regions.other</extracomment>
      <translation>{vp:points} за каждый РУВ в руке компании, не считая РУВ ее регионов, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand and in regions you control, at most {limit}</source>
      <extracomment>COMPANY_GOALS.cep_owned</extracomment>
      <translation>{vp:points} за каждый РУВ в вашей руке и в контролируемых вами регионах, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}</source>
      <extracomment>COMPANY_GOALS.cep_owned.other</extracomment>
      <translation>{vp:points} за каждый РУВ в руке компании и в контролируемых ею регионах, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <extracomment>COMPANY_GOALS.controlled_region</extracomment>
      <translation>{vp:points} за каждый контролируемый вами регион, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <extracomment>COMPANY_GOALS.controlled_region.other</extracomment>
      <translation>{vp:points} за каждый контролируемый компанией регион, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours, at most {limit}</source>
      <extracomment>COMPANY_GOALS.every_own_plant</extracomment>
      <translation>{vp:points} за каждую вашу электростанцию, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company, at most {limit}</source>
      <extracomment>COMPANY_GOALS.every_own_plant.other</extracomment>
      <translation>{vp:points} за каждую электростанцию компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of you, at most {limit}</source>
      <extracomment>COMPANY_GOALS.leading_expertise_ties_count</extracomment>
      <translation>{vp:points} за каждый тип энергии, в котором вас никто не опережает, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of the company, at most {limit}</source>
      <extracomment>COMPANY_GOALS.leading_expertise_ties_count.other</extracomment>
      <translation>{vp:points} за каждый тип энергии, в котором компанию никто не опережает, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of yours except the first, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_infrastructure_after_first</extracomment>
      <translation>{vp:points} за каждую вашу инфраструктуру, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of the company except the first, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_infrastructure_after_first.other</extracomment>
      <translation>{vp:points} за каждую инфраструктуру компании, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_infrastructure_type</extracomment>
      <translation>{vp:points} за каждый тип энергии среди ваших инфраструктур, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_infrastructure_type.other</extracomment>
      <translation>{vp:points} за каждый тип энергии среди инфраструктур компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours except the first, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_plant_after_first</extracomment>
      <translation>{vp:points} за каждую вашу электростанцию, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company except the first, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_plant_after_first.other</extracomment>
      <translation>{vp:points} за каждую электростанцию компании, кроме первой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your plants, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_plant_type</extracomment>
      <translation>{vp:points} за каждый тип энергии среди ваших электростанций, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's plants, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_plant_type.other</extracomment>
      <translation>{vp:points} за каждый тип энергии среди электростанций компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of yours, at most {limit}</source>
      <extracomment>COMPANY_GOALS.region_with_own_infrastructure</extracomment>
      <translation>{vp:points} за каждый регион с вашей инфраструктурой, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of the company, at most {limit}</source>
      <extracomment>COMPANY_GOALS.region_with_own_infrastructure.other</extracomment>
      <translation>{vp:points} за каждый регион с инфраструктурой компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of yours, at most {limit}</source>
      <extracomment>COMPANY_GOALS.region_with_own_plant</extracomment>
      <translation>{vp:points} за каждый регион с вашей электростанцией, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of the company, at most {limit}</source>
      <extracomment>COMPANY_GOALS.region_with_own_plant.other</extracomment>
      <translation>{vp:points} за каждый регион с электростанцией компании, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <extracomment>COMPANY_GOALS.un_goal</extracomment>
      <translation>{vp:points} за каждую полученную вами карту целей ООН, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <extracomment>COMPANY_GOALS.un_goal.other</extracomment>
      <translation>{vp:points} за каждую полученную компанией карту целей ООН, максимум {limit}</translation>
    </message>
  </context>
  <context>
    <name>company_goals_second_chance</name>
    <message>
      <source>{vp:points} for each UN goal you have claimed, at most {limit}</source>
      <extracomment>COMPANY_GOALS_SECOND_CHANCE.un_goal</extracomment>
      <translation>{vp:points} за каждую полученную вами карту целей ООН, максимум {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has claimed, at most {limit}</source>
      <extracomment>COMPANY_GOALS_SECOND_CHANCE.un_goal.other</extracomment>
      <translation>{vp:points} за каждую полученную компанией карту целей ООН, максимум {limit}</translation>
    </message>
  </context>
  <context>
    <name>decisions</name>
    <message>
      <source>Choose the start player of the coming decade.</source>
      <extracomment>DECISIONS.appoint</extracomment>
      <translation>Выберите первого игрока на следующее десятилетие.</translation>
    </message>
    <message>
      <source>Bid for the right to name the start player, or pass.</source>
      <extracomment>DECISIONS.bid</extracomment>
      <translation>Сделайте ставку за право назначить первого игрока или спасуйте.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <extracomment>DECISIONS.bid.raise</extracomment>
      <translation>Самая высокая ставка — ${amount} ({player}): поднимите ставку или спасуйте.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; there is no change.</source>
      <extracomment>DECISIONS.bid_payment</extracomment>
      <translation>Оплатите ставку ${amount}: техно-ресурс стоит ${tech}, РУВ — ${price}; сдачи не дается.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, hand it to another player, or leave it.</source>
      <extracomment>DECISIONS.bonus</extracomment>
      <translation>Бонус: {bonus}. Используйте его, передайте другому игроку или откажитесь.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or leave it.</source>
      <extracomment>DECISIONS.bonus.own</extracomment>
      <translation>Бонус: {bonus}. Используйте его или откажитесь.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of expertise.</source>
      <extracomment>DECISIONS.bonus_any</extracomment>
      <translation>Выберите тип энергии, в котором получите очко компетенции.</translation>
    </message>
    <message>
      <source>You were given a bonus: {bonus}. Use it, or leave it.</source>
      <extracomment>DECISIONS.bonus_received</extracomment>
      <translation>Вам передали бонус: {bonus}. Используйте его или откажитесь.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <extracomment>DECISIONS.bonus_region_cep</extracomment>
      <translation>Выберите регион, который получит РУВ.</translation>
    </message>
    <message>
      <source>Your scientist was sent away from {place}: home with one point of expertise, or to a summit?</source>
      <extracomment>DECISIONS.displaced</extracomment>
      <translation>Вашего ученого убирают: {place}. В руку с очком компетенции или на конференцию?</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest is passed to the right.</source>
      <extracomment>DECISIONS.draft</extracomment>
      <translation>Карт лобби перед вами: {cards}. Оставьте себе одну; остальные передаются направо.</translation>
    </message>
    <message>
      <source>Choose the region with which the energy demand begins; the others follow clockwise.</source>
      <extracomment>DECISIONS.first_region</extracomment>
      <translation>Выберите регион, с которого начнется поставка энергии; остальные следуют по часовой стрелке.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant, and a new one costs ${price}: lose {vp:points} for the money you lack, or cash your company goal first.</source>
      <extracomment>DECISIONS.forced_purchase</extracomment>
      <translation>У вас нет РУВ, чтобы заплатить за ИТ-электростанцию, а новый стоит ${price}: потеряйте {vp:points} за недостающие деньги или сначала сбросьте цель компании.</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <extracomment>DECISIONS.granted_move</extracomment>
      <translation>Вы можете переместить одного из своих ученых.</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <extracomment>DECISIONS.income_split</extracomment>
      <translation>Распределите доход: {amount}. Сколько взять деньгами, а сколько очками?</translation>
    </message>
    <message>
      <source>Choose the company goal that you keep; the other one leaves the game unseen.</source>
      <extracomment>DECISIONS.keep_goal.company</extracomment>
      <translation>Выберите цель компании, которую оставите себе; другая уходит из игры закрытой.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep; you keep {due} more.</source>
      <extracomment>DECISIONS.keep_goal.personal</extracomment>
      <translation>Выберите личную цель, которую оставите себе; осталось выбрать: {due}.</translation>
    </message>
    <message>
      <source>Choose the region from which the opponent's regions are sought, counter-clockwise.</source>
      <extracomment>DECISIONS.opponent_start</extracomment>
      <translation>Выберите регион, с которого против часовой стрелки ищут регионы соперника.</translation>
    </message>
    <message>
      <source>Lobbyist card {card} was played for an action that is due now: {trigger}.</source>
      <extracomment>DECISIONS.owed_action</extracomment>
      <translation>Карта лоббиста {card} сыграна ради действия, которое нужно выполнить сейчас: {trigger}.</translation>
    </message>
    <message>
      <source>Pay a CEP: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep</extracomment>
      <translation>Заплатите РУВ: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP of your bid: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.bid</extracomment>
      <translation>Заплатите РУВ по своей ставке: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP for the plant: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.build</extracomment>
      <translation>Заплатите РУВ за электростанцию: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP because of the disaster: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.event</extracomment>
      <translation>Заплатите РУВ из-за катастрофы: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP for installing the project: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.install</extracomment>
      <translation>Заплатите РУВ за развертывание проекта: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.supply</extracomment>
      <translation>Заплатите РУВ за новую ИТ-электростанцию в одном из ваших регионов: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn.</source>
      <extracomment>DECISIONS.project_expertise</extracomment>
      <translation>Выберите проект, который принесет вам очко компетенции в конце хода.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn, or take none.</source>
      <extracomment>DECISIONS.project_expertise.may</extracomment>
      <translation>Выберите проект, который принесет вам очко компетенции в конце хода, или откажитесь.</translation>
    </message>
    <message>
      <source>Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}.</source>
      <extracomment>DECISIONS.reduction</extracomment>
      <translation>Выберите, насколько уменьшить уровень CO₂ ({co2} ppm): каждый шаг в {ppm} ppm стоит {vp:points}.</translation>
    </message>
    <message>
      <source>The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, at {vp:points} each: choose how many.</source>
      <extracomment>DECISIONS.reduction.needed</extracomment>
      <translation>Уровень CO₂ ({co2} ppm) нужно уменьшить минимум на {needed:steps} по {ppm} ppm, цена шага — {vp:points}: выберите, на сколько.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist or move one, or leave it.</source>
      <extracomment>DECISIONS.research_grant</extracomment>
      <translation>Грант «исследования»: наймите ученого, переместите одного из своих или откажитесь.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or leave it.</source>
      <extracomment>DECISIONS.research_grant.move</extracomment>
      <translation>Грант «исследования»: переместите ученого или откажитесь.</translation>
    </message>
    <message>
      <source>Take your second main action now; it has to be of another kind than the first.</source>
      <extracomment>DECISIONS.second_action</extracomment>
      <translation>Выполните второе основное действие; оно должно быть другого вида, чем первое.</translation>
    </message>
    <message>
      <source>Choose the region with which the placing of the start projects begins.</source>
      <extracomment>DECISIONS.start_region</extracomment>
      <translation>Выберите регион, с которого начнется размещение стартовых проектов.</translation>
    </message>
    <message>
      <source>Choose the space in {region} for the {energy} project.</source>
      <extracomment>DECISIONS.start_space</extracomment>
      <translation>Выберите позицию в регионе {region} для проекта ({energy}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your extra point ({energies}).</source>
      <extracomment>DECISIONS.summit_extra</extracomment>
      <translation>Конференция завершена: выберите секцию для дополнительного очка компетенции ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose which of your points comes first ({energies}).</source>
      <extracomment>DECISIONS.summit_points</extracomment>
      <translation>Конференция завершена: выберите, какое из ваших очков компетенции первое ({energies}).</translation>
    </message>
    <message>
      <source>Your turn: take your main action; free actions may come before and after it.</source>
      <extracomment>DECISIONS.turn</extracomment>
      <translation>Ваш ход: выполните основное действие; до и после него возможны бесплатные.</translation>
    </message>
    <message>
      <source>You may still use free actions, or end your turn.</source>
      <extracomment>DECISIONS.turn.free</extracomment>
      <translation>Вы еще можете выполнить бесплатные действия или завершить ход.</translation>
    </message>
    <message>
      <source>Your turn: take your main action.</source>
      <extracomment>DECISIONS.turn.main_only</extracomment>
      <translation>Ваш ход: выполните основное действие.</translation>
    </message>
    <message>
      <source>You have done everything you can in this turn: end it.</source>
      <extracomment>DECISIONS.turn.over</extracomment>
      <translation>В этот ход больше ничего сделать нельзя: завершите его.</translation>
    </message>
    <message>
      <source>No main action is possible: use free actions, or end your turn.</source>
      <extracomment>DECISIONS.turn.stuck</extracomment>
      <translation>Основное действие невозможно: выполните бесплатные действия или завершите ход.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Choose the energy in which you gain a point of knowledge.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.bonus_any</extracomment>
      <translation>Выберите тип энергии, в котором получите очко компетенции.</translation>
    </message>
    <message>
      <source>Your scientist has to leave {place}: choose where it goes.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.displaced</extracomment>
      <translation>Ваш ученый должен уйти: {place}. Выберите, куда его переместить.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.draft</extracomment>
      <translation>Карт лоббистов перед вами: {cards}. Оставьте себе одну; остальные передаются направо.</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.pay_cep.install</extracomment>
      <translation>Заплатите РУВ за инфраструктуру: выберите, откуда его взять.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, or move one.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.research_grant</extracomment>
      <translation>Грант: наймите ученого с очком компетенции или переместите одного из своих.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.research_grant.move</extracomment>
      <translation>Грант: переместите ученого.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or leave it.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.research_grant.move.optional</extracomment>
      <translation>Грант: переместите ученого или откажитесь.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, move one, or leave it.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.research_grant.optional</extracomment>
      <translation>Грант: наймите ученого с очком компетенции, переместите одного из своих или откажитесь.</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your point of knowledge ({energies}).</source>
      <extracomment>DECISIONS_SECOND_CHANCE.summit_extra</extracomment>
      <translation>Конференция завершена: выберите секцию для очка компетенции ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose which point of knowledge comes first ({energies}).</source>
      <extracomment>DECISIONS_SECOND_CHANCE.summit_points</extracomment>
      <translation>Конференция завершена: выберите, какое очко компетенции первое ({energies}).</translation>
    </message>
    <message>
      <source>Your turn: take your main action; director actions may come before and after it.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.turn</extracomment>
      <translation>Ваш ход: выполните основное действие; до и после него возможны действия директора.</translation>
    </message>
    <message>
      <source>You may still use director actions, or end your turn.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.turn.free</extracomment>
      <translation>Вы еще можете выполнить действия директора или завершить ход.</translation>
    </message>
    <message>
      <source>You may still use director actions, pollute for a second main action, or end your turn.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.turn.pollute</extracomment>
      <translation>Вы еще можете выполнить действия директора, загрязнить среду ради второго основного действия или завершить ход.</translation>
    </message>
    <message>
      <source>No main action is possible: use director actions, or end your turn.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.turn.stuck</extracomment>
      <translation>Основное действие невозможно: выполните действия директора или завершите ход.</translation>
    </message>
  </context>
  <context>
    <name>effects</name>
    <message>
      <source>{n:ceps} from the market</source>
      <extracomment>EFFECTS.cep</extracomment>
      <translation>{n:ceps} с рынка</translation>
    </message>
    <message>
      <source>${n} less to pay</source>
      <extracomment>EFFECTS.discount</extracomment>
      <translation>на ${n} дешевле</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <extracomment>EFFECTS.expertise</extracomment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
    <message>
      <source>${n}</source>
      <extracomment>EFFECTS.money</extracomment>
      <translation>${n}</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <extracomment>EFFECTS.scientist</extracomment>
      <translation>переместить ученого</translation>
    </message>
    <message>
      <source>{n:cubes}</source>
      <extracomment>EFFECTS.tech</extracomment>
      <translation>{n:cubes}</translation>
    </message>
    <message>
      <source>{n:points}</source>
      <extracomment>EFFECTS.vp</extracomment>
      <translation>{n:points}</translation>
    </message>
  </context>
  <context>
    <name>effects_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <extracomment>EFFECTS_SECOND_CHANCE.expertise</extracomment>
      <translation>одно очко компетенции ({energy})</translation>
    </message>
  </context>
  <context>
    <name>endings</name>
    <message>
      <source>The CO₂ level is back in the safe zone: the game ends.</source>
      <extracomment>ENDINGS.below_danger</extracomment>
      <translation>Уровень CO₂ снова в безопасной зоне: игра заканчивается.</translation>
    </message>
    <message>
      <source>Enough regions run on green energy alone: the game ends.</source>
      <extracomment>ENDINGS.green_regions</extracomment>
      <translation>Достаточно регионов полностью перешло на экологические электростанции: игра заканчивается.</translation>
    </message>
    <message>
      <source>The last decade is over.</source>
      <extracomment>ENDINGS.last_decade</extracomment>
      <translation>Последнее десятилетие закончилось.</translation>
    </message>
    <message>
      <source>Too few personal goals are met: the game is lost.</source>
      <extracomment>ENDINGS.personal_goals_missed</extracomment>
      <translation>Выполнено слишком мало личных целей: игра проиграна.</translation>
    </message>
    <message>
      <source>The CO₂ level is too high: the planet is lost.</source>
      <extracomment>ENDINGS.planet_lost</extracomment>
      <translation>Уровень CO₂ слишком высок: планета погибла.</translation>
    </message>
    <message>
      <source>The points have fallen below zero: the game is lost.</source>
      <extracomment>ENDINGS.points_lost</extracomment>
      <translation>Очки опустились ниже нуля: игра проиграна.</translation>
    </message>
    <message>
      <source>The goal of this solo game is missed: the game is lost.</source>
      <extracomment>ENDINGS.solo_goal_missed</extracomment>
      <translation>Цель этой одиночной игры провалена: игра проиграна.</translation>
    </message>
    <message>
      <source>The CO₂ level has reached the limit: the game ends here.</source>
      <extracomment>ENDINGS.solo_pollution</extracomment>
      <translation>Уровень CO₂ дошел до лимита: игра на этом заканчивается.</translation>
    </message>
    <message>
      <source>All goals are met and the CO₂ level is in check: the game is won.</source>
      <extracomment>ENDINGS.team_won</extracomment>
      <translation>Все цели выполнены, уровень CO₂ под контролем: игра выиграна.</translation>
    </message>
    <message>
      <source>Too many UN goals are still open: the game is lost.</source>
      <extracomment>ENDINGS.un_goals_missed</extracomment>
      <translation>Слишком много целей ООН осталось неполученными: игра проиграна.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>biomass</source>
      <extracomment>ENERGIES.biomass</extracomment>
      <translation>биомасса</translation>
    </message>
    <message>
      <source>forestation</source>
      <extracomment>ENERGIES.forestation</extracomment>
      <translation>лесные ресурсы</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <extracomment>ENERGIES.fusion</extracomment>
      <translation>холодный синтез</translation>
    </message>
    <message>
      <source>hydro</source>
      <extracomment>ENERGIES.hydro</extracomment>
      <translation>вода</translation>
    </message>
    <message>
      <source>recycling</source>
      <extracomment>ENERGIES.recycling</extracomment>
      <translation>вторсырье</translation>
    </message>
    <message>
      <source>solar</source>
      <extracomment>ENERGIES.solar</extracomment>
      <translation>солнце</translation>
    </message>
    <message>
      <source>wind</source>
      <extracomment>ENERGIES.wind</extracomment>
      <translation>ветер</translation>
    </message>
  </context>
  <context>
    <name>environmental_goals</name>
    <message>
      <source>Reach the middle of the {energy} track</source>
      <extracomment>ENVIRONMENTAL_GOALS.knowledge_half</extracomment>
      <translation>Дойти до середины шкалы ({energy})</translation>
    </message>
    <message>
      <source>Reach the last space of the {energy} track</source>
      <extracomment>ENVIRONMENTAL_GOALS.knowledge_last</extracomment>
      <translation>Дойти до последнего деления шкалы ({energy})</translation>
    </message>
    <message>
      <source>Build a plant in {region}</source>
      <extracomment>ENVIRONMENTAL_GOALS.plant_in_region</extracomment>
      <translation>Построить электростанцию в регионе {region}</translation>
    </message>
    <message>
      <source>Build a {energy} plant</source>
      <extracomment>ENVIRONMENTAL_GOALS.plant_of_type</extracomment>
      <translation>Построить электростанцию ({energy})</translation>
    </message>
    <message>
      <source>Hold a summit of {n:topics}</source>
      <extracomment>ENVIRONMENTAL_GOALS.summit_size</extracomment>
      <translation>Завершить конференцию с {n:topics}</translation>
    </message>
    <message>
      <source>Hold a summit on {energy}</source>
      <extracomment>ENVIRONMENTAL_GOALS.summit_topic</extracomment>
      <translation>Завершить конференцию с секцией «{energy}»</translation>
    </message>
  </context>
  <context>
    <name>event_cards</name>
    <message>
      <source>All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.</source>
      <extracomment>EVENT_CARDS.loss</extracomment>
      <translation>Все остальные жертвуют {tech:cubes} региону {region}; кто не может, теряет {vp:points}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} gets one of these cubes towards its price.</source>
      <extracomment>EVENT_CARDS.relief</extracomment>
      <translation>Кто строит электростанцию в регионе {region}, получает один из этих кубиков в счет ее цены.</translation>
    </message>
    <message>
      <source>Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.</source>
      <extracomment>EVENT_CARDS.when</extracomment>
      <translation>Происходит, только если после поставки энергии уровень CO₂ — {ppm} ppm или выше.</translation>
    </message>
    <message>
      <source>It spares everybody who has a green plant in {region}.</source>
      <extracomment>EVENT_CARDS.who</extracomment>
      <translation>Не затрагивает тех, у кого есть экологическая электростанция в регионе {region}.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <extracomment>EVENT_CARDS_SECOND_CHANCE.loss</extracomment>
      <translation>Все остальные жертвуют {tech:cubes} региону {region} (кто не может, теряет {vp:points}) и платят РУВ.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} may use one of these cubes towards its price.</source>
      <extracomment>EVENT_CARDS_SECOND_CHANCE.relief</extracomment>
      <translation>Кто строит электростанцию в регионе {region}, может использовать один из этих кубиков в счет ее цены.</translation>
    </message>
    <message>
      <source>Happens in the event phase; from {ppm} ppm on, the future event happens too.</source>
      <extracomment>EVENT_CARDS_SECOND_CHANCE.when</extracomment>
      <translation>Происходит в фазу событий; начиная с {ppm} ppm происходит и будущее событие.</translation>
    </message>
    <message>
      <source>It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there.</source>
      <extracomment>EVENT_CARDS_SECOND_CHANCE.who</extracomment>
      <translation>Не затрагивает тех, кто построил электростанцию в регионе {region} или имеет там инфраструктуру под электростанцией.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>With everybody's consent {player} takes back {actions:actions}.</source>
      <extracomment>EVENT_DETAILS.ActionsTakenBack.agreed</extracomment>
      <translation>С согласия всех {player} отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>For practice, {player} takes back {actions:actions}.</source>
      <extracomment>EVENT_DETAILS.ActionsTakenBack.practice</extracomment>
      <translation>В тренировочной игре {player} отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for ${money}.</source>
      <extracomment>EVENT_DETAILS.CepForced.money</extracomment>
      <translation>{player} вынужденно покупает РУВ за ${money}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for {vp:points}.</source>
      <extracomment>EVENT_DETAILS.CepForced.points</extracomment>
      <translation>{player} вынужденно покупает РУВ за {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the bank.</source>
      <extracomment>EVENT_DETAILS.CepGained.bank</extracomment>
      <translation>{player} получает РУВ из банка.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the market.</source>
      <extracomment>EVENT_DETAILS.CepGained.market</extracomment>
      <translation>{player} получает РУВ с рынка.</translation>
    </message>
    <message>
      <source>{player} pays a CEP.</source>
      <extracomment>EVENT_DETAILS.CepPaid.hand</extracomment>
      <translation>{player} платит РУВ.</translation>
    </message>
    <message>
      <source>{builder} has no marker left: nobody controls {region}.</source>
      <extracomment>EVENT_DETAILS.ControlKept.nobody</extracomment>
      <translation>У игрока {builder} не осталось маркеров: регион {region} никто не контролирует.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region} against {builder}.</source>
      <extracomment>EVENT_DETAILS.ControlKept.other</extracomment>
      <translation>{player} сохраняет контроль над регионом {region}, хотя там строит {builder}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region} from {previous}.</source>
      <extracomment>EVENT_DETAILS.ControlTaken.from</extracomment>
      <translation>{player} перехватывает у игрока {previous} контроль над регионом {region}.</translation>
    </message>
    <message>
      <source>{player} takes ${money}.</source>
      <extracomment>EVENT_DETAILS.IncomeSplit.money</extracomment>
      <translation>{player} берет ${money}.</translation>
    </message>
    <message>
      <source>{player} takes {vp:points}.</source>
      <extracomment>EVENT_DETAILS.IncomeSplit.points</extracomment>
      <translation>{player} берет {vp:points}.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its main effect.</source>
      <extracomment>EVENT_DETAILS.LobbyPlayed.main</extracomment>
      <translation>{player} играет карту лобби {card} ради основного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <extracomment>EVENT_DETAILS.LobbyPlayed.minor</extracomment>
      <translation>{player} играет карту лобби {card} ради вторичного бонуса.</translation>
    </message>
    <message>
      <source>The market is empty and the bank too; the price is ${price}.</source>
      <extracomment>EVENT_DETAILS.MarketRefilled.empty</extracomment>
      <translation>Рынок пуст, банк тоже; цена — ${price}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for a project grant.</source>
      <extracomment>EVENT_DETAILS.MoneyGained.grant</extracomment>
      <translation>{player} получает ${amount} как грант за проект.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <extracomment>EVENT_DETAILS.MoneyGained.install</extracomment>
      <translation>{player} получает ${amount} за развертывание проекта.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobby card.</source>
      <extracomment>EVENT_DETAILS.MoneyGained.lobby</extracomment>
      <translation>{player} получает ${amount} за карту лобби.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the bid.</source>
      <extracomment>EVENT_DETAILS.MoneyPaid.auction</extracomment>
      <translation>{player} платит ${amount} по ставке.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the plant.</source>
      <extracomment>EVENT_DETAILS.MoneyPaid.build</extracomment>
      <translation>{player} платит ${amount} за электростанцию.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobby card.</source>
      <extracomment>EVENT_DETAILS.PointsGained.lobby</extracomment>
      <translation>{player} получает {amount:points} за карту лобби.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <extracomment>EVENT_DETAILS.PointsGained.plant</extracomment>
      <translation>{player} получает {amount:points} за электростанцию.</translation>
    </message>
    <message>
      <source>{player} has no technology to give and loses {amount:points} to the disaster.</source>
      <extracomment>EVENT_DETAILS.PointsLost.event</extracomment>
      <translation>{player} не может пожертвовать техно-ресурс и теряет {amount:points} из-за катастрофы.</translation>
    </message>
    <message>
      <source>{player} takes a scientist home from {origin}.</source>
      <extracomment>EVENT_DETAILS.ScientistMoved.home</extracomment>
      <translation>{player} возвращает ученого в руку: {origin}.</translation>
    </message>
    <message>
      <source>{player}'s scientist has to leave {space}.</source>
      <extracomment>EVENT_DETAILS.ScientistSentAway.own</extracomment>
      <translation>Ученый игрока {player} должен уйти: {space}.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <extracomment>EVENT_DETAILS.SummitReplaced.none</extracomment>
      <translation>Для позиции {summit} конференций больше нет.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}; the supply is short of {missing:cubes}.</source>
      <extracomment>EVENT_DETAILS.TechGained.missing</extracomment>
      <translation>{player} получает {amount:cubes}; в банке не хватает: {missing:cubes}.</translation>
    </message>
    <message>
      <source>The supply of technology cubes is empty: {player} receives none.</source>
      <extracomment>EVENT_DETAILS.TechGained.none</extracomment>
      <translation>Техно-ресурсов в банке нет: {player} не получает ничего.</translation>
    </message>
    <message>
      <source>{player} needs no technology cube.</source>
      <extracomment>EVENT_DETAILS.TechPaid.nothing</extracomment>
      <translation>{player} обходится без техно-ресурсов.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region gives {by_region:cubes}.</source>
      <extracomment>EVENT_DETAILS.TechPaid.region</extracomment>
      <translation>{player} платит {amount:cubes}, регион дает {by_region:cubes}.</translation>
    </message>
    <message>
      <source>The region gives {by_region:cubes} for {player}'s plant.</source>
      <extracomment>EVENT_DETAILS.TechPaid.region_only</extracomment>
      <translation>Регион дает {by_region:cubes} на электростанцию игрока {player}.</translation>
    </message>
    <message>
      <source>{player} ends the turn without a main action.</source>
      <extracomment>EVENT_DETAILS.TurnEnded.idle</extracomment>
      <translation>{player} завершает ход без основного действия.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}.</source>
      <extracomment>EVENT_DETAILS.UnGoalScored.later</extracomment>
      <translation>{player} получает карту целей ООН {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; the action follows.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.LobbyPlayed.before</extracomment>
      <translation>{player} играет карту лоббиста {card} ради основного бонуса; действие следует сразу.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.LobbyPlayed.main</extracomment>
      <translation>{player} играет карту лоббиста {card} ради основного бонуса.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.LobbyPlayed.minor</extracomment>
      <translation>{player} играет карту лоббиста {card} ради вторичного бонуса.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} as a subsidy.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.MoneyGained.grant</extracomment>
      <translation>{player} получает грант ${amount}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.MoneyGained.install</extracomment>
      <translation>{player} получает ${amount} за инфраструктуру.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobbyist card.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.MoneyGained.lobby</extracomment>
      <translation>{player} получает ${amount} за карту лоббиста.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobbyist card.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.PointsGained.lobby</extracomment>
      <translation>{player} получает {amount:points} за карту лоббиста.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} cannot take the action any more that card {card} was played for.</source>
      <extracomment>EVENTS.ActionReleased</extracomment>
      <translation>{player} уже не может выполнить действие, ради которого сыграна карта {card}.</translation>
    </message>
    <message>
      <source>{player} takes back {actions:actions}.</source>
      <extracomment>EVENTS.ActionsTakenBack</extracomment>
      <translation>{player} отменяет {actions:actions}.</translation>
    </message>
    <message>
      <source>Nobody bids in the auction.</source>
      <extracomment>EVENTS.AuctionFailed</extracomment>
      <translation>Никто не делает ставку.</translation>
    </message>
    <message>
      <source>{player} wins the auction with ${amount}.</source>
      <extracomment>EVENTS.AuctionWon</extracomment>
      <translation>{player} выигрывает аукцион со ставкой ${amount}.</translation>
    </message>
    <message>
      <source>{player} bids ${amount}.</source>
      <extracomment>EVENTS.BidMade</extracomment>
      <translation>{player} делает ставку ${amount}.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <extracomment>EVENTS.BidPassed</extracomment>
      <translation>{player} пасует.</translation>
    </message>
    <message>
      <source>{player} leaves the bonus.</source>
      <extracomment>EVENTS.BonusDeclined</extracomment>
      <translation>{player} отказывается от бонуса.</translation>
    </message>
    <message>
      <source>{player} hands the bonus to {to}.</source>
      <extracomment>EVENTS.BonusGiven</extracomment>
      <translation>{player} передает бонус игроку {to}.</translation>
    </message>
    <message>
      <source>There is no CEP for {player}'s bonus, or no room for one: the bonus is lost.</source>
      <extracomment>EVENTS.BonusLost</extracomment>
      <translation>Для бонуса игрока {player} нет РУВ или места: бонус пропадает.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <extracomment>EVENTS.CardVisited</extracomment>
      <translation>Ученый игрока {player} посещает карту лобби {card}.</translation>
    </message>
    <message>
      <source>{player} buys a CEP for ${price}.</source>
      <extracomment>EVENTS.CepBought</extracomment>
      <translation>{player} покупает РУВ за ${price}.</translation>
    </message>
    <message>
      <source>{player} collects {amount:ceps} from {region}.</source>
      <extracomment>EVENTS.CepCollected</extracomment>
      <translation>{player} забирает {amount:ceps} из региона {region}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP: ${money} and {vp:points}.</source>
      <extracomment>EVENTS.CepForced</extracomment>
      <translation>{player} вынужденно покупает РУВ: ${money} и {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP.</source>
      <extracomment>EVENTS.CepGained</extracomment>
      <translation>{player} получает РУВ.</translation>
    </message>
    <message>
      <source>No CEP is left for {player}.</source>
      <extracomment>EVENTS.CepMissed</extracomment>
      <translation>Для игрока {player} РУВ не осталось.</translation>
    </message>
    <message>
      <source>{player} pays a CEP from {source}.</source>
      <extracomment>EVENTS.CepPaid</extracomment>
      <translation>{player} платит РУВ из региона {source}.</translation>
    </message>
    <message>
      <source>{player} sells a CEP for ${price}.</source>
      <extracomment>EVENTS.CepSold</extracomment>
      <translation>{player} продает РУВ за ${price}.</translation>
    </message>
    <message>
      <source>{player} sells {amount:ceps} at the price of ${price}.</source>
      <extracomment>EVENTS.CepSoldOut</extracomment>
      <translation>{player} продает {amount:ceps} по цене ${price}.</translation>
    </message>
    <message>
      <source>The CO₂ level is brought down to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <extracomment>EVENTS.Co2Reduced</extracomment>
      <translation>Уровень CO₂ уменьшается до {co2} ppm: {steps:steps} за {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}.</source>
      <extracomment>EVENTS.CompanyGoalCashed</extracomment>
      <translation>{player} сбрасывает цель компании за ${money}.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <extracomment>EVENTS.CompanyGoalScored</extracomment>
      <translation>{player} получает {vp:points} по цели компании {card}.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region}.</source>
      <extracomment>EVENTS.ControlKept</extracomment>
      <translation>{player} сохраняет контроль над регионом {region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region}.</source>
      <extracomment>EVENTS.ControlTaken</extracomment>
      <translation>{player} получает контроль над регионом {region}.</translation>
    </message>
    <message>
      <source>Decade {decade} begins.</source>
      <extracomment>EVENTS.DecadeBegan</extracomment>
      <translation>Начинается десятилетие {decade}.</translation>
    </message>
    <message>
      <source>The climate is calm: no disaster in {region}.</source>
      <extracomment>EVENTS.DisasterAvoided</extracomment>
      <translation>Климат спокоен: в регионе {region} катастрофа предотвращена.</translation>
    </message>
    <message>
      <source>A disaster strikes {region}.</source>
      <extracomment>EVENTS.DisasterStruck</extracomment>
      <translation>В регионе {region} происходит катастрофа.</translation>
    </message>
    <message>
      <source>Environmental goal {goal} is achieved.</source>
      <extracomment>EVENTS.EnvironmentalGoalAchieved</extracomment>
      <translation>Экологическая цель {goal} достигнута.</translation>
    </message>
    <message>
      <source>{open_goals:open_goals}: a penalty of {vp:points}.</source>
      <extracomment>EVENTS.EnvironmentalPenalty</extracomment>
      <translation>{open_goals:open_goals}: штраф {vp:points}.</translation>
    </message>
    <message>
      <source>The event after next threatens {region}.</source>
      <extracomment>EVENTS.EventRevealed</extracomment>
      <translation>Событие через одно угрожает региону {region}.</translation>
    </message>
    <message>
      <source>{player} takes no expertise.</source>
      <extracomment>EVENTS.ExpertiseDeclined</extracomment>
      <translation>{player} отказывается от очка компетенции.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {energy}.</source>
      <extracomment>EVENTS.ExpertiseGained</extracomment>
      <translation>{player} достигает уровня компетенции {level} ({energy}).</translation>
    </message>
    <message>
      <source>{player} is at the end of the {energy} track; the point is lost.</source>
      <extracomment>EVENTS.ExpertiseLost</extracomment>
      <translation>{player} находится в конце шкалы компетенции ({energy}); очко пропадает.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <extracomment>EVENTS.FossilPileEmpty</extracomment>
      <translation>Для региона {region} ИТ-электростанций не осталось.</translation>
    </message>
    <message>
      <source>A new pile is made of {tiles:fossil_plants} that had been torn down.</source>
      <extracomment>EVENTS.FossilPileRenewed</extracomment>
      <translation>Удаленные ИТ-электростанции складываются в новую стопку: {tiles}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is {co2} ppm.</source>
      <extracomment>EVENTS.FossilPlantPlaced</extracomment>
      <translation>Регион {region} строит ИТ-электростанцию ({fossil}); уровень CO₂ — {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is torn down; the CO₂ level is {co2} ppm.</source>
      <extracomment>EVENTS.FossilReplaced</extracomment>
      <translation>В регионе {region} удаляется ИТ-электростанция ({fossil}); уровень CO₂ — {co2} ppm.</translation>
    </message>
    <message>
      <source>{reason}</source>
      <extracomment>EVENTS.GameEnded</extracomment>
      <translation>{reason}</translation>
    </message>
    <message>
      <source>{player} keeps a goal.</source>
      <extracomment>EVENTS.GoalKept</extracomment>
      <translation>{player} оставляет себе цель.</translation>
    </message>
    <message>
      <source>{player} leaves the scientists where they are.</source>
      <extracomment>EVENTS.GrantDeclined</extracomment>
      <translation>{player} оставляет ученых на местах.</translation>
    </message>
    <message>
      <source>{player} has nobody to move or to recruit.</source>
      <extracomment>EVENTS.GrantLost</extracomment>
      <translation>У игрока {player} некого переместить или нанять.</translation>
    </message>
    <message>
      <source>{player} earns an income of {amount}.</source>
      <extracomment>EVENTS.IncomeEarned</extracomment>
      <translation>{player} получает доход: {amount}.</translation>
    </message>
    <message>
      <source>{player} takes ${money} and {vp:points}.</source>
      <extracomment>EVENTS.IncomeSplit</extracomment>
      <translation>{player} берет ${money} и {vp:points}.</translation>
    </message>
    <message>
      <source>Inspector {inspector} moves to environmental goal {goal}.</source>
      <extracomment>EVENTS.InspectorMoved</extracomment>
      <translation>Инспектор {inspector} переходит к экологической цели {goal}.</translation>
    </message>
    <message>
      <source>{player} draws a lobby card.</source>
      <extracomment>EVENTS.LobbyDrawn</extracomment>
      <translation>{player} вытягивает карту лобби.</translation>
    </message>
    <message>
      <source>{player} keeps a lobby card.</source>
      <extracomment>EVENTS.LobbyKept</extracomment>
      <translation>{player} оставляет себе карту лобби.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card}.</source>
      <extracomment>EVENTS.LobbyPlayed</extracomment>
      <translation>{player} играет карту лобби {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is ${price}.</source>
      <extracomment>EVENTS.MarketRefilled</extracomment>
      <translation>На рынок поступает {moved:ceps}; цена — ${price}.</translation>
    </message>
    <message>
      <source>The empty market is restocked with {moved:ceps}.</source>
      <extracomment>EVENTS.MarketRestocked</extracomment>
      <translation>На опустевший рынок поступает {moved:ceps}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <extracomment>EVENTS.MoneyGained</extracomment>
      <translation>{player} получает ${amount}.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to} for a scientist who has to leave.</source>
      <extracomment>EVENTS.MoneyGiven</extracomment>
      <translation>{player} платит ${amount} игроку {to} за ученого, который должен уйти.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <extracomment>EVENTS.MoneyPaid</extracomment>
      <translation>{player} платит ${amount}.</translation>
    </message>
    <message>
      <source>The opponent holds {energy} in {region}.</source>
      <extracomment>EVENTS.OpponentCubePlaced</extracomment>
      <translation>Соперник ставит кубик в регионе {region} ({energy}).</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobby_cards} to the right.</source>
      <extracomment>EVENTS.PacketsPassed</extracomment>
      <translation>Все игроки передают направо {cards:lobby_cards}.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: a penalty of {vp:points}.</source>
      <extracomment>EVENTS.PenaltyPaid</extracomment>
      <translation>{player} не может заплатить РУВ: штраф {vp:points}.</translation>
    </message>
    <message>
      <source>{player} shows a goal that is met.</source>
      <extracomment>EVENTS.PersonalGoalShown</extracomment>
      <translation>{player} открывает выполненную цель.</translation>
    </message>
    <message>
      <source>{player} builds a {energy} plant in {region}.</source>
      <extracomment>EVENTS.PlantBuilt</extracomment>
      <translation>{player} строит электростанцию ({energy}) в регионе {region}.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points}.</source>
      <extracomment>EVENTS.PointsGained</extracomment>
      <translation>{player} получает {amount:points}.</translation>
    </message>
    <message>
      <source>{player} loses {amount:points}.</source>
      <extracomment>EVENTS.PointsLost</extracomment>
      <translation>{player} теряет {amount:points}.</translation>
    </message>
    <message>
      <source>{player} installs the {energy} project on {space}.</source>
      <extracomment>EVENTS.ProjectInstalled</extracomment>
      <translation>{player} разворачивает проект ({energy}): {space}.</translation>
    </message>
    <message>
      <source>{player} proposes a {energy} project on {space}.</source>
      <extracomment>EVENTS.ProjectProposed</extracomment>
      <translation>{player} открывает проект ({energy}): {space}.</translation>
    </message>
    <message>
      <source>The {energy} project tile returns to the supply.</source>
      <extracomment>EVENTS.ProjectReturned</extracomment>
      <translation>Тайл проекта ({energy}) возвращается в банк.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <extracomment>EVENTS.RegionCepGained</extracomment>
      <translation>Регион {region} получает РУВ.</translation>
    </message>
    <message>
      <source>{region} pays a CEP of its own.</source>
      <extracomment>EVENTS.RegionCepPaid</extracomment>
      <translation>Регион {region} платит собственный РУВ.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube.</source>
      <extracomment>EVENTS.RegionTechReturned</extracomment>
      <translation>Регион {region} возвращает техно-ресурс.</translation>
    </message>
    <message>
      <source>Round {round} begins.</source>
      <extracomment>EVENTS.RoundBegan</extracomment>
      <translation>Начинается раунд {round}.</translation>
    </message>
    <message>
      <source>{player} moves a scientist from {origin} to {destination}.</source>
      <extracomment>EVENTS.ScientistMoved</extracomment>
      <translation>{player} перемещает ученого: {origin} › {destination}.</translation>
    </message>
    <message>
      <source>{player} recruits a scientist.</source>
      <extracomment>EVENTS.ScientistRecruited</extracomment>
      <translation>{player} нанимает ученого.</translation>
    </message>
    <message>
      <source>{by} sends {player}'s scientist away from {space}.</source>
      <extracomment>EVENTS.ScientistSentAway</extracomment>
      <translation>{by} убирает ученого игрока {player} с проекта: {space}.</translation>
    </message>
    <message>
      <source>{player} pollutes for a second action: the CO₂ level is {co2} ppm.</source>
      <extracomment>EVENTS.SecondActionBought</extracomment>
      <translation>{player} загрязняет среду ради второго действия: уровень CO₂ — {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is missed.</source>
      <extracomment>EVENTS.SoloGoalMissed</extracomment>
      <translation>Цель одиночной игры {card} провалена.</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <extracomment>EVENTS.StartPlayerChanged</extracomment>
      <translation>Первый игрок — {player}.</translation>
    </message>
    <message>
      <source>Summit {summit} takes place.</source>
      <extracomment>EVENTS.SummitHeld</extracomment>
      <translation>Конференция {summit} завершается.</translation>
    </message>
    <message>
      <source>A new summit is announced on space {summit}.</source>
      <extracomment>EVENTS.SummitReplaced</extracomment>
      <translation>На позиции {summit} объявлена новая конференция.</translation>
    </message>
    <message>
      <source>{player} gives a technology cube to {region}.</source>
      <extracomment>EVENTS.TechDonated</extracomment>
      <translation>{player} жертвует техно-ресурс региону {region}.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}.</source>
      <extracomment>EVENTS.TechGained</extracomment>
      <translation>{player} получает {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}.</source>
      <extracomment>EVENTS.TechPaid</extracomment>
      <translation>{player} платит {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player}'s turn.</source>
      <extracomment>EVENTS.TurnBegan</extracomment>
      <translation>Ход игрока {player}.</translation>
    </message>
    <message>
      <source>{player} ends the turn.</source>
      <extracomment>EVENTS.TurnEnded</extracomment>
      <translation>{player} завершает ход.</translation>
    </message>
    <message>
      <source>UN goal {card} is lost.</source>
      <extracomment>EVENTS.UnGoalRemoved</extracomment>
      <translation>Карта целей ООН {card} потеряна.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <extracomment>EVENTS.UnGoalRevealed</extracomment>
      <translation>Открыта карта целей ООН {card}.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <extracomment>EVENTS.UnGoalScored</extracomment>
      <translation>{player} получает {vp:points} по карте целей ООН {card}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.CardVisited</extracomment>
      <translation>Ученый игрока {player} посещает карту лоббиста {card}.</translation>
    </message>
    <message>
      <source>The event tile that is turned up threatens {region}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.EventRevealed</extracomment>
      <translation>Открыт тайл события: он угрожает региону {region}.</translation>
    </message>
    <message>
      <source>{player} reaches {energy} knowledge {level}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.ExpertiseGained</extracomment>
      <translation>{player} достигает уровня компетенции {level} ({energy}).</translation>
    </message>
    <message>
      <source>{player} keeps a lobbyist card.</source>
      <extracomment>EVENTS_SECOND_CHANCE.LobbyKept</extracomment>
      <translation>{player} оставляет себе карту лоббиста.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.LobbyPlayed</extracomment>
      <translation>{player} играет карту лоббиста {card}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobbyist_cards} to the right.</source>
      <extracomment>EVENTS_SECOND_CHANCE.PacketsPassed</extracomment>
      <translation>Все игроки передают направо {cards:lobbyist_cards}.</translation>
    </message>
    <message>
      <source>{player} prepares the infrastructure of the {energy} project on {space}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.ProjectInstalled</extracomment>
      <translation>{player} разворачивает инфраструктуру проекта ({energy}): {space}.</translation>
    </message>
    <message>
      <source>{player} plans a {energy} project on {space}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.ProjectProposed</extracomment>
      <translation>{player} планирует проект ({energy}): {space}.</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist has to leave.</source>
      <extracomment>EVENTS_SECOND_CHANCE.ScientistSentAway</extracomment>
      <translation>{by} разворачивает инфраструктуру, ученый игрока {player} должен уйти: {space}.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.UnGoalScored</extracomment>
      <translation>{player} получает карту целей ООН {card}: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <extracomment>FOSSILS.coal</extracomment>
      <translation>уголь</translation>
    </message>
    <message>
      <source>gas</source>
      <extracomment>FOSSILS.gas</extracomment>
      <translation>газ</translation>
    </message>
    <message>
      <source>oil</source>
      <extracomment>FOSSILS.oil</extracomment>
      <translation>нефть</translation>
    </message>
  </context>
  <context>
    <name>free_actions</name>
    <message>
      <source>play a card</source>
      <extracomment>FREE_ACTIONS.lobby</extracomment>
      <translation>сыграть карту</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <extracomment>FREE_ACTIONS.market_buy</extracomment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <extracomment>FREE_ACTIONS.market_sell</extracomment>
      <translation>продать РУВ</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <extracomment>FREE_ACTIONS.scientist</extracomment>
      <translation>переместить ученого</translation>
    </message>
    <message>
      <source>score a UN goal</source>
      <extracomment>FREE_ACTIONS.un_goal</extracomment>
      <translation>получить очки по карте целей ООН</translation>
    </message>
  </context>
  <context>
    <name>free_actions_second_chance</name>
    <message>
      <source>claim a UN goal</source>
      <extracomment>FREE_ACTIONS_SECOND_CHANCE.un_goal</extracomment>
      <translation>получить карту целей ООН</translation>
    </message>
  </context>
  <context>
    <name>goal_cards</name>
    <message>
      <source>If the money is worth more at the end, you take the money.</source>
      <extracomment>GOAL_CARDS.better</extracomment>
      <translation>Если в конце деньги ценнее, вы берете деньги.</translation>
    </message>
    <message>
      <source>You may discard it for ${money} at any time; then it stays secret and scores nothing.</source>
      <extracomment>GOAL_CARDS.cash</extracomment>
      <translation>Вы можете сбросить ее за ${money} в любой момент; тогда она остается закрытой и очков не приносит.</translation>
    </message>
    <message>
      <source>At the end of the game: {goal}.</source>
      <extracomment>GOAL_CARDS.company
GOAL_CARDS.personal</extracomment>
      <translation>В конце игры: {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <extracomment>GOAL_CARDS.personal_at_once</extracomment>
      <translation>В любой момент: {goal}.</translation>
    </message>
    <message>
      <source>By the end of decade {decade}: {goal}.</source>
      <extracomment>GOAL_CARDS.solo_decade</extracomment>
      <translation>К концу десятилетия {decade}: {goal}.</translation>
    </message>
    <message>
      <source>By the end of the game: {goal}.</source>
      <extracomment>GOAL_CARDS.solo_end</extracomment>
      <translation>К концу игры: {goal}.</translation>
    </message>
    <message>
      <source>In a team every partner has to meet at least one; alone you have to meet all you keep.</source>
      <extracomment>GOAL_CARDS.team</extracomment>
      <translation>В команде каждый партнер должен выполнить минимум одну; в одиночной игре нужно выполнить все оставленные.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; then it stays secret and scores nothing.</source>
      <extracomment>GOAL_CARDS_SECOND_CHANCE.cash</extracomment>
      <translation>Вы можете сбросить ее за ${money} между действиями своего хода; тогда она остается закрытой и очков не приносит.</translation>
    </message>
  </context>
  <context>
    <name>grant_help</name>
    <message>
      <source>Money grant: $1 for each CEP in the region, at least ${least}.</source>
      <extracomment>GRANT_HELP.money</extracomment>
      <translation>Грант «деньги»: $1 за каждый РУВ в регионе, минимум ${least}.</translation>
    </message>
    <message>
      <source>Money grant: ${least}.</source>
      <extracomment>GRANT_HELP.money.bare</extracomment>
      <translation>Грант «деньги»: ${least}.</translation>
    </message>
    <message>
      <source>Research grant: recruit one of your scientists, or move one.</source>
      <extracomment>GRANT_HELP.research</extracomment>
      <translation>Грант «исследования»: наймите ученого или переместите одного из своих.</translation>
    </message>
    <message>
      <source>Technology grant: {tech:cubes}.</source>
      <extracomment>GRANT_HELP.tech</extracomment>
      <translation>Грант «техно-ресурсы»: {tech:cubes}.</translation>
    </message>
  </context>
  <context>
    <name>grant_help_second_chance</name>
    <message>
      <source>Money subsidy: $1 for each CEP in the region.</source>
      <extracomment>GRANT_HELP_SECOND_CHANCE.money</extracomment>
      <translation>Грант «деньги»: $1 за каждый РУВ в регионе.</translation>
    </message>
    <message>
      <source>Money subsidy: $1 for each CEP in the region, at least ${least}.</source>
      <extracomment>GRANT_HELP_SECOND_CHANCE.money.least</extracomment>
      <translation>Грант «деньги»: $1 за каждый РУВ в регионе, минимум ${least}.</translation>
    </message>
    <message>
      <source>Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one.</source>
      <extracomment>GRANT_HELP_SECOND_CHANCE.scientist</extracomment>
      <translation>Грант «ученый»: наймите ученого и получите очко компетенции или переместите одного из своих.</translation>
    </message>
    <message>
      <source>Technology subsidy: {tech:cubes}.</source>
      <extracomment>GRANT_HELP_SECOND_CHANCE.tech</extracomment>
      <translation>Грант «техно-ресурсы»: {tech:cubes}.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <extracomment>GRANTS.money</extracomment>
      <translation>деньги</translation>
    </message>
    <message>
      <source>research</source>
      <extracomment>GRANTS.research</extracomment>
      <translation>исследования</translation>
    </message>
    <message>
      <source>scientist</source>
      <extracomment>GRANTS.scientist</extracomment>
      <translation>ученый</translation>
    </message>
    <message>
      <source>technology</source>
      <extracomment>GRANTS.tech</extracomment>
      <translation>техно-ресурсы</translation>
    </message>
  </context>
  <context>
    <name>groups</name>
    <message>
      <source>Start player</source>
      <extracomment>GROUPS.appoint</extracomment>
      <translation>Первый игрок</translation>
    </message>
    <message>
      <source>Auction</source>
      <extracomment>GROUPS.bid
GROUPS.pass
GROUPS.pay_bid</extracomment>
      <translation>Аукцион</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <extracomment>GROUPS.build
GROUPS.build_plant</extracomment>
      <translation>Построить</translation>
    </message>
    <message>
      <source>Market</source>
      <extracomment>GROUPS.buy_cep
GROUPS.sell_cep</extracomment>
      <translation>Рынок</translation>
    </message>
    <message>
      <source>Company goal</source>
      <extracomment>GROUPS.cash_company_goal</extracomment>
      <translation>Цель компании</translation>
    </message>
    <message>
      <source>Choose an energy</source>
      <extracomment>GROUPS.choose_energy</extracomment>
      <translation>Выбрать тип энергии</translation>
    </message>
    <message>
      <source>Choose a project</source>
      <extracomment>GROUPS.choose_project</extracomment>
      <translation>Выбрать проект</translation>
    </message>
    <message>
      <source>Choose a region</source>
      <extracomment>GROUPS.choose_region</extracomment>
      <translation>Выбрать регион</translation>
    </message>
    <message>
      <source>Leave it</source>
      <extracomment>GROUPS.decline</extracomment>
      <translation>Отказаться</translation>
    </message>
    <message>
      <source>End of turn</source>
      <extracomment>GROUPS.end_turn</extracomment>
      <translation>Конец хода</translation>
    </message>
    <message>
      <source>Bonus</source>
      <extracomment>GROUPS.give_bonus</extracomment>
      <translation>Бонус</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <extracomment>GROUPS.infrastructure</extracomment>
      <translation>Инфраструктура</translation>
    </message>
    <message>
      <source>Install a project</source>
      <extracomment>GROUPS.install</extracomment>
      <translation>Развернуть проект</translation>
    </message>
    <message>
      <source>Keep a card</source>
      <extracomment>GROUPS.keep_card</extracomment>
      <translation>Оставить карту</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <extracomment>GROUPS.move_scientist</extracomment>
      <translation>Ученый</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <extracomment>GROUPS.pay_cep
GROUPS.buy_for_payment</extracomment>
      <translation>Заплатить РУВ</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <extracomment>GROUPS.plan</extracomment>
      <translation>Запланировать</translation>
    </message>
    <message>
      <source>Lobby card</source>
      <extracomment>GROUPS.play_lobby</extracomment>
      <translation>Карта лобби</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <extracomment>GROUPS.propose</extracomment>
      <translation>Открыть проект</translation>
    </message>
    <message>
      <source>Recruit a scientist</source>
      <extracomment>GROUPS.recruit</extracomment>
      <translation>Нанять ученого</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <extracomment>GROUPS.reduce_co2</extracomment>
      <translation>Уровень CO₂</translation>
    </message>
    <message>
      <source>UN goal</source>
      <extracomment>GROUPS.score_un_goal</extracomment>
      <translation>Цель ООН</translation>
    </message>
    <message>
      <source>Second action</source>
      <extracomment>GROUPS.second_action</extracomment>
      <translation>Второе действие</translation>
    </message>
    <message>
      <source>Income</source>
      <extracomment>GROUPS.split_income</extracomment>
      <translation>Доход</translation>
    </message>
  </context>
  <context>
    <name>groups_second_chance</name>
    <message>
      <source>Lobbyist card</source>
      <extracomment>GROUPS_SECOND_CHANCE.play_lobby</extracomment>
      <translation>Карта лоббиста</translation>
    </message>
  </context>
  <context>
    <name>lists</name>
    <message>
      <source>{most} and {last}</source>
      <extracomment>LISTS.and</extracomment>
      <translation>{most} и {last}</translation>
    </message>
    <message>
      <source>{most}, {last}</source>
      <extracomment>LISTS.comma</extracomment>
      <translation>{most}, {last}</translation>
    </message>
    <message>
      <source>nothing</source>
      <extracomment>LISTS.nothing</extracomment>
      <translation>ничего</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <extracomment>LISTS.or</extracomment>
      <translation>{most} или {last}</translation>
    </message>
    <message>
      <source>{most}; {last}</source>
      <extracomment>LISTS.semicolon</extracomment>
      <translation>{most}; {last}</translation>
    </message>
    <message>
      <source>{most}, then {last}</source>
      <extracomment>LISTS.then</extracomment>
      <translation>{most}, затем {last}</translation>
    </message>
  </context>
  <context>
    <name>lobby_cards</name>
    <message>
      <source>It is played right after the action, before anything else.</source>
      <extracomment>LOBBY_CARDS.at_once</extracomment>
      <translation>Играется сразу после действия, прежде чего-либо другого.</translation>
    </message>
    <message>
      <source>It is announced together with the build and lowers its price.</source>
      <extracomment>LOBBY_CARDS.attached</extracomment>
      <translation>Объявляется вместе с постройкой и снижает ее цену.</translation>
    </message>
    <message>
      <source>It is played right before or right after the action; before it, the action has to follow at once.</source>
      <extracomment>LOBBY_CARDS.before_or_after</extracomment>
      <translation>Играется непосредственно перед действием или сразу после него; если перед ним, действие нужно выполнить сразу.</translation>
    </message>
    <message>
      <source>It may be played at any later moment of the same turn.</source>
      <extracomment>LOBBY_CARDS.later</extracomment>
      <translation>Может быть сыграна в любой момент того же хода после действия.</translation>
    </message>
    <message>
      <source>Main effect, when you {trigger}: {effect}.</source>
      <extracomment>LOBBY_CARDS.main</extracomment>
      <translation>Основной бонус, если {trigger}: {effect}.</translation>
    </message>
    <message>
      <source>Minor effect, at any moment of your turn: {effect}.</source>
      <extracomment>LOBBY_CARDS.minor</extracomment>
      <translation>Вторичный бонус, в любой момент вашего хода: {effect}.</translation>
    </message>
    <message>
      <source>One lobby card or one UN goal in a turn; a played card leaves the game.</source>
      <extracomment>LOBBY_CARDS.once</extracomment>
      <translation>Одна карта лобби или одна цель ООН за ход; сыгранная карта удаляется из игры.</translation>
    </message>
    <message>
      <source>It is played after the build: the full price is paid first.</source>
      <extracomment>LOBBY_CARDS.refund</extracomment>
      <translation>Играется после постройки: сначала платится полная цена.</translation>
    </message>
    <message>
      <source>One lobbyist card or one UN goal in a turn; a played card stays on the table, and one scientist of any player may visit it for its minor effect.</source>
      <extracomment>LOBBY_CARDS.stays</extracomment>
      <translation>Одна карта лоббиста или одна цель ООН за ход; сыгранная карта остается на столе, и один ученый любого игрока может посетить ее ради вторичного бонуса.</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>control a region that holds {n:ceps}</source>
      <extracomment>PERSONAL_GOALS.cep_in_controlled_region</extracomment>
      <translation>контролировать регион, где есть {n:ceps}</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand</source>
      <extracomment>PERSONAL_GOALS.cep_owned</extracomment>
      <translation>иметь {n:ceps} в руке</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand and in regions you control</source>
      <extracomment>PERSONAL_GOALS.cep_owned.with_regions</extracomment>
      <translation>иметь {n:ceps} в руке и в контролируемых регионах</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} in one region</source>
      <extracomment>PERSONAL_GOALS.infrastructure_in_one_region</extracomment>
      <translation>иметь {n:infrastructures} в одном регионе</translation>
    </message>
    <message>
      <source>have prepared infrastructures in {n:different_regions}</source>
      <extracomment>PERSONAL_GOALS.infrastructure_regions</extracomment>
      <translation>иметь инфраструктуры в {n:different_regions}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} of the same energy</source>
      <extracomment>PERSONAL_GOALS.infrastructure_same_type</extracomment>
      <translation>иметь {n:infrastructures} одного типа энергии</translation>
    </message>
    <message>
      <source>have prepared infrastructures of {n:energies}</source>
      <extracomment>PERSONAL_GOALS.infrastructure_types</extracomment>
      <translation>иметь инфраструктуры {n:energies}</translation>
    </message>
    <message>
      <source>have ${n}</source>
      <extracomment>PERSONAL_GOALS.money_owned</extracomment>
      <translation>иметь ${n}</translation>
    </message>
    <message>
      <source>have built plants in {n:different_regions}</source>
      <extracomment>PERSONAL_GOALS.plant_regions</extracomment>
      <translation>иметь электростанции в {n:different_regions}</translation>
    </message>
    <message>
      <source>have built plants of {n:energies}</source>
      <extracomment>PERSONAL_GOALS.plant_types</extracomment>
      <translation>иметь электростанции {n:energies}</translation>
    </message>
    <message>
      <source>have built {n:plants} in one region</source>
      <extracomment>PERSONAL_GOALS.plants_in_one_region</extracomment>
      <translation>иметь {n:plants} в одном регионе</translation>
    </message>
    <message>
      <source>have built {n:plants} of the same energy</source>
      <extracomment>PERSONAL_GOALS.plants_same_type</extracomment>
      <translation>иметь {n:plants} одного типа энергии</translation>
    </message>
    <message>
      <source>control {n:regions}</source>
      <extracomment>PERSONAL_GOALS.regions_controlled</extracomment>
      <translation>контролировать {n:regions}</translation>
    </message>
    <message>
      <source>have recruited {n:scientists}</source>
      <extracomment>PERSONAL_GOALS.scientists_recruited</extracomment>
      <translation>иметь нанятых ученых: {n}</translation>
    </message>
    <message>
      <source>hold a summit of two topics with your scientists alone</source>
      <extracomment>PERSONAL_GOALS.small_summit_alone</extracomment>
      <translation>завершить конференцию с двумя секциями силами только своих ученых</translation>
    </message>
    <message>
      <source>have {n:cubes}</source>
      <extracomment>PERSONAL_GOALS.tech_owned</extracomment>
      <translation>иметь {n:cubes}</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <extracomment>PERSONAL_GOALS.tracks_finished</extracomment>
      <translation>дойти до последнего деления {n:tracks} компетенции</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>lobby card {card}</source>
      <extracomment>PLACES.card</extracomment>
      <translation>карта лобби {card}</translation>
    </message>
    <message>
      <source>the hand</source>
      <extracomment>PLACES.hand</extracomment>
      <translation>рука</translation>
    </message>
    <message>
      <source>your hand</source>
      <extracomment>PLACES.own_hand</extracomment>
      <translation>ваша рука</translation>
    </message>
    <message>
      <source>the {energy} project in {region} ({grant} space)</source>
      <extracomment>PLACES.project</extracomment>
      <translation>проект ({energy}) в регионе {region}, позиция «{grant}»</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit} (place {place})</source>
      <extracomment>PLACES.same_topic</extracomment>
      <translation>секция «{energy}» конференции {summit} (место {place})</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <extracomment>PLACES.seat</extracomment>
      <translation>конференция {summit}</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <extracomment>PLACES.space</extracomment>
      <translation>позиция «{grant}» в регионе {region}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit}</source>
      <extracomment>PLACES.topic</extracomment>
      <translation>секция «{energy}» конференции {summit}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>lobbyist card {card}</source>
      <extracomment>PLACES_SECOND_CHANCE.card</extracomment>
      <translation>карта лоббиста {card}</translation>
    </message>
  </context>
  <context>
    <name>plants</name>
    <message>
      <source>Needs {energy} expertise {level}.</source>
      <extracomment>PLANTS.expertise</extracomment>
      <translation>Необходимый уровень компетенции ({energy}): {level}.</translation>
    </message>
    <message>
      <source>It goes to the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <extracomment>PLANTS.place</extracomment>
      <translation>Занимает первую свободную позицию региона, а если ее нет — заменяет самую старую ИТ-электростанцию.</translation>
    </message>
    <message>
      <source>Price: {goods}.</source>
      <extracomment>PLANTS.price</extracomment>
      <translation>Цена: {goods}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and one point of {energy} expertise.</source>
      <extracomment>PLANTS.value</extracomment>
      <translation>Ценность: {vp:points} и одно очко компетенции ({energy}).</translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Needs {energy} knowledge {level}.</source>
      <extracomment>PLANTS_SECOND_CHANCE.expertise</extracomment>
      <translation>Необходимый уровень компетенции ({energy}): {level}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <extracomment>PLANTS_SECOND_CHANCE.value</extracomment>
      <translation>Ценность: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>players</name>
    <message>
      <source>nobody</source>
      <extracomment>PLAYERS.nobody</extracomment>
      <translation>никто</translation>
    </message>
  </context>
  <context>
    <name>plurals</name>
    <message>
      <source>english</source>
      <extracomment>PLURALS.rule</extracomment>
      <translation>russian</translation>
    </message>
  </context>
  <context>
    <name>private_events</name>
    <message>
      <source>{player} keeps goal {card}.</source>
      <extracomment>PRIVATE_EVENTS.GoalKept</extracomment>
      <translation>{player} оставляет себе цель {card}.</translation>
    </message>
    <message>
      <source>{player} draws lobby card {card}.</source>
      <extracomment>PRIVATE_EVENTS.LobbyDrawn</extracomment>
      <translation>{player} вытягивает карту лобби {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <extracomment>PRIVATE_EVENTS.LobbyKept</extracomment>
      <translation>{player} оставляет себе карту лобби {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <extracomment>PRIVATE_EVENTS_SECOND_CHANCE.LobbyKept</extracomment>
      <translation>{player} оставляет себе карту лоббиста {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>What most rulebooks say</source>
      <extracomment>PROFILES.consensus</extracomment>
      <translation>Большинство книг правил</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <extracomment>PROFILES.fr</extracomment>
      <translation>Французские правила</translation>
    </message>
    <message>
      <source>Polish rulebook</source>
      <extracomment>PROFILES.pl</extracomment>
      <translation>Польские правила</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <extracomment>PROFILES.ru</extracomment>
      <translation>Русские правила</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <extracomment>PROFILES.zh</extracomment>
      <translation>Китайские правила</translation>
    </message>
  </context>
  <context>
    <name>profiles_second_chance</name>
    <message>
      <source>German rulebook</source>
      <extracomment>PROFILES_SECOND_CHANCE.consensus</extracomment>
      <translation>Немецкие правила</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>A {energy} plant is built on an installed project; then the tile returns to the supply.</source>
      <extracomment>PROJECTS.build</extracomment>
      <translation>Электростанция ({energy}) строится на базе развернутого проекта; затем тайл возвращается в банк.</translation>
    </message>
    <message>
      <source>{n:ceps} from the bank</source>
      <extracomment>PROJECTS.from_bank</extracomment>
      <translation>{n:ceps} из банка</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <extracomment>PROJECTS.install</extracomment>
      <translation>Развертывание стоит 1 РУВ и приносит {goods}.</translation>
    </message>
    <message>
      <source>Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space.</source>
      <extracomment>PROJECTS.propose</extracomment>
      <translation>Открытие в регионе, программа которого требует этого источника энергии ({energy}), приносит грант позиции.</translation>
    </message>
  </context>
  <context>
    <name>projects_second_chance</name>
    <message>
      <source>Anybody who knows enough may build the {energy} plant on the infrastructure.</source>
      <extracomment>PROJECTS_SECOND_CHANCE.build</extracomment>
      <translation>Электростанцию ({energy}) на этой инфраструктуре может построить любой, у кого достаточно компетенции.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <extracomment>PROJECTS_SECOND_CHANCE.install</extracomment>
      <translation>Развертывание инфраструктуры стоит 1 РУВ и приносит {goods}.</translation>
    </message>
    <message>
      <source>Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge and the subsidy of its space.</source>
      <extracomment>PROJECTS_SECOND_CHANCE.propose</extracomment>
      <translation>Планирование в регионе, программа которого требует этого источника энергии ({energy}), приносит очко компетенции в нем и грант позиции.</translation>
    </message>
  </context>
  <context>
    <name>reading_values</name>
    <message>
      <source>No, the first start player is drawn.</source>
      <extracomment>READING_VALUES.auction_decade_1=off</extracomment>
      <translation>Нет, первый игрок определяется жребием.</translation>
    </message>
    <message>
      <source>Yes, paid out of the starting goods.</source>
      <extracomment>READING_VALUES.auction_decade_1=on</extracomment>
      <translation>Да, за счет стартовых ресурсов.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <extracomment>READING_VALUES.auction_decade_1_passed=tile_moves</extracomment>
      <translation>Игрок слева, как и перед любым другим десятилетием.</translation>
    </message>
    <message>
      <source>The player who was drawn as start player.</source>
      <extracomment>READING_VALUES.auction_decade_1_passed=tile_stays</extracomment>
      <translation>Первый игрок, определенный жребием.</translation>
    </message>
    <message>
      <source>Everybody: all are tied.</source>
      <extracomment>READING_VALUES.award_without_tech=everybody</extracomment>
      <translation>Все: у всех поровну.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <extracomment>READING_VALUES.award_without_tech=nobody</extracomment>
      <translation>Никто: нужен хотя бы один техно-ресурс.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <extracomment>READING_VALUES.biomass_install_money=n
READING_VALUES.money_subsidy_minimum=n</extracomment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>Before anything else is done, as when installing.</source>
      <extracomment>READING_VALUES.build_displacement=first</extracomment>
      <translation>Прежде всего остального, как и при развертывании.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check of control.</source>
      <extracomment>READING_VALUES.build_displacement=last</extracomment>
      <translation>После электростанции, очков за нее и проверки контроля.</translation>
    </message>
    <message>
      <source>No, everybody keeps their own.</source>
      <extracomment>READING_VALUES.competitive_bonuses=own</extracomment>
      <translation>Нет, каждый оставляет бонусы себе.</translation>
    </message>
    <message>
      <source>Yes, as in the team game.</source>
      <extracomment>READING_VALUES.competitive_bonuses=shared</extracomment>
      <translation>Да, как в кооперативной игре.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <extracomment>READING_VALUES.competitive_gas=kept</extracomment>
      <translation>Нет, все газовые электростанции остаются в игре.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <extracomment>READING_VALUES.competitive_gas=removed
READING_VALUES.scientist_subsidy=optional</extracomment>
      <translation>Да.</translation>
    </message>
    <message>
      <source>All energies on the agenda of the region.</source>
      <extracomment>READING_VALUES.control_expertise=agenda</extracomment>
      <translation>Во всех типах энергии из программы региона.</translation>
    </message>
    <message>
      <source>Energies that you have built in the region.</source>
      <extracomment>READING_VALUES.control_expertise=built</extracomment>
      <translation>В тех типах энергии, которые вы построили в регионе.</translation>
    </message>
    <message>
      <source>Anybody with a plant there: all are compared.</source>
      <extracomment>READING_VALUES.control_recount=all_players</extracomment>
      <translation>Любой, у кого там есть электростанция: сравниваются все.</translation>
    </message>
    <message>
      <source>The builder or the one who held it before.</source>
      <extracomment>READING_VALUES.control_recount=builder_or_controller</extracomment>
      <translation>Строитель или тот, кто контролировал регион раньше.</translation>
    </message>
    <message>
      <source>Only the one who controls it now.</source>
      <extracomment>READING_VALUES.control_rivals=controller</extracomment>
      <translation>Только того, кто контролирует его сейчас.</translation>
    </message>
    <message>
      <source>Everybody who has built there.</source>
      <extracomment>READING_VALUES.control_rivals=everybody</extracomment>
      <translation>Всех, кто там построил электростанцию.</translation>
    </message>
    <message>
      <source>As many as are needed.</source>
      <extracomment>READING_VALUES.discs_per_player=0</extracomment>
      <translation>Сколько понадобится.</translation>
    </message>
    <message>
      <source>{n:discs}; without one left, you can neither build a plant nor take control.</source>
      <extracomment>READING_VALUES.discs_per_player=n</extracomment>
      <translation>{n:discs}; когда они закончатся, нельзя ни построить электростанцию, ни получить контроль.</translation>
    </message>
    <message>
      <source>No.</source>
      <extracomment>READING_VALUES.end_income=not_paid</extracomment>
      <translation>Нет.</translation>
    </message>
    <message>
      <source>Yes, in points.</source>
      <extracomment>READING_VALUES.end_income=paid</extracomment>
      <translation>Да, очками.</translation>
    </message>
    <message>
      <source>No, you may leave it.</source>
      <extracomment>READING_VALUES.end_turn_expertise=may</extracomment>
      <translation>Нет, можно отказаться.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <extracomment>READING_VALUES.end_turn_expertise=must</extracomment>
      <translation>Да, если хотя бы один ваш ученый работает над проектом.</translation>
    </message>
    <message>
      <source>6 cards, one for each region.</source>
      <extracomment>READING_VALUES.event_cards=6</extracomment>
      <translation>6 карт, по одной на регион.</translation>
    </message>
    <message>
      <source>7 cards; one region can be struck twice.</source>
      <extracomment>READING_VALUES.event_cards=7</extracomment>
      <translation>7 карт; один регион может пострадать дважды.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <extracomment>READING_VALUES.expertise_on_own_return=no</extracomment>
      <translation>Нет, только если ученого убирает другой игрок.</translation>
    </message>
    <message>
      <source>Yes, one point in the energy of the project.</source>
      <extracomment>READING_VALUES.expertise_on_own_return=yes</extracomment>
      <translation>Да, одно очко в типе энергии проекта.</translation>
    </message>
    <message>
      <source>No gas plant.</source>
      <extracomment>READING_VALUES.extreme_removes_gas=0</extracomment>
      <translation>Ни одной газовой электростанции.</translation>
    </message>
    <message>
      <source>{n:gas}.</source>
      <extracomment>READING_VALUES.extreme_removes_gas=n</extracomment>
      <translation>{n:gas}.</translation>
    </message>
    <message>
      <source>One of your hand, or of any region you control.</source>
      <extracomment>READING_VALUES.fossil_cep_source=any_controlled</extracomment>
      <translation>Один из руки или из любого контролируемого вами региона.</translation>
    </message>
    <message>
      <source>One of your hand, or of this region only.</source>
      <extracomment>READING_VALUES.fossil_cep_source=this_region</extracomment>
      <translation>Один из руки или только из этого региона.</translation>
    </message>
    <message>
      <source>All of yours.</source>
      <extracomment>READING_VALUES.goal_30=every</extracomment>
      <translation>Все ваши.</translation>
    </message>
    <message>
      <source>All of yours except the first.</source>
      <extracomment>READING_VALUES.goal_30=except_first</extracomment>
      <translation>Все ваши, кроме первой.</translation>
    </message>
    <message>
      <source>Those of your hand.</source>
      <extracomment>READING_VALUES.goal_cep=hand</extracomment>
      <translation>Те, что в вашей руке.</translation>
    </message>
    <message>
      <source>Those of your hand and of regions you control.</source>
      <extracomment>READING_VALUES.goal_cep=with_regions</extracomment>
      <translation>Те, что в вашей руке и в контролируемых вами регионах.</translation>
    </message>
    <message>
      <source>No company goal.</source>
      <extracomment>READING_VALUES.goals_removed_1=
READING_VALUES.goals_removed_2=
READING_VALUES.goals_removed_3=</extracomment>
      <translation>Ни одна цель компании.</translation>
    </message>
    <message>
      <source>Number {cards}.|Numbers {cards}.</source>
      <extracomment>READING_VALUES.goals_removed_1=n
READING_VALUES.goals_removed_2=n
READING_VALUES.goals_removed_3=n</extracomment>
      <translation>Номер {cards}.|Номера {cards}.|Номера {cards}.</translation>
    </message>
    <message>
      <source>The CEP is paid, then the scientist moves.</source>
      <extracomment>READING_VALUES.infrastructure_order=pay_first</extracomment>
      <translation>Сначала платится РУВ, затем перемещается ученый.</translation>
    </message>
    <message>
      <source>The scientist moves, then the CEP is paid.</source>
      <extracomment>READING_VALUES.infrastructure_order=scientist_first</extracomment>
      <translation>Сначала перемещается ученый, затем платится РУВ.</translation>
    </message>
    <message>
      <source>No, it walks over them.</source>
      <extracomment>READING_VALUES.inspector_skips=achieved</extracomment>
      <translation>Нет, он проходит мимо них.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <extracomment>READING_VALUES.inspector_skips=nothing</extracomment>
      <translation>Да, каждая цель — один шаг.</translation>
    </message>
    <message>
      <source>No, each card lets you choose among the effects of all three.</source>
      <extracomment>READING_VALUES.lobby_0709_effect=choose</extracomment>
      <translation>Нет, каждая карта дает выбор из бонусов всех трех.</translation>
    </message>
    <message>
      <source>Yes, each card gives what belongs to its space.</source>
      <extracomment>READING_VALUES.lobby_0709_effect=fixed</extracomment>
      <translation>Да, каждая карта дает то, что относится к ее позиции.</translation>
    </message>
    <message>
      <source>{n:cubes}.</source>
      <extracomment>READING_VALUES.lobby_0709_tech=n</extracomment>
      <translation>{n:cubes}.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <extracomment>READING_VALUES.lobby_12_choice=choose</extracomment>
      <translation>Да, вы выбираете один из двух.</translation>
    </message>
    <message>
      <source>No, it gives the first one only.</source>
      <extracomment>READING_VALUES.lobby_12_choice=first</extracomment>
      <translation>Нет, она дает только первый.</translation>
    </message>
    <message>
      <source>25 goes with buying, 26 with selling.</source>
      <extracomment>READING_VALUES.lobby_25_26=buy_sell</extracomment>
      <translation>25 — для покупки, 26 — для продажи.</translation>
    </message>
    <message>
      <source>25 goes with selling, 26 with buying.</source>
      <extracomment>READING_VALUES.lobby_25_26=sell_buy</extracomment>
      <translation>25 — для продажи, 26 — для покупки.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <extracomment>READING_VALUES.lobby_before=all_effects</extracomment>
      <translation>Любой: деньги, кубики, РУВ и компетенция учитываются для действия.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <extracomment>READING_VALUES.lobby_before=build_money_only</extracomment>
      <translation>Только деньги карты для постройки.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is paid back after the build.</source>
      <extracomment>READING_VALUES.lobby_main_timing=after</extracomment>
      <translation>Позже в тот же ход, что и ее действие; скидка возвращается после постройки.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <extracomment>READING_VALUES.lobby_main_timing=attach</extracomment>
      <translation>Позже в тот же ход, что и ее действие; скидка — вместе с постройкой.</translation>
    </message>
    <message>
      <source>Right after its action; a discount together with the build.</source>
      <extracomment>READING_VALUES.lobby_main_timing=with</extracomment>
      <translation>Сразу после ее действия; скидка — вместе с постройкой.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <extracomment>READING_VALUES.market_after_stop=closed</extracomment>
      <translation>Ничего: рынок закрыт до следующего хода.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <extracomment>READING_VALUES.market_after_stop=no_sale</extracomment>
      <translation>Можно покупать, но не продавать.</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <extracomment>READING_VALUES.money_grant_basis=cep</extracomment>
      <translation>$1 за каждый РУВ в регионе, минимум ${least}.</translation>
    </message>
    <message>
      <source>Always ${least}: regions hold no money to count.</source>
      <extracomment>READING_VALUES.money_grant_basis=money</extracomment>
      <translation>Всегда ${least}: денег, которые можно сосчитать, в регионах нет.</translation>
    </message>
    <message>
      <source>Nothing, if the region holds no CEP.</source>
      <extracomment>READING_VALUES.money_subsidy_minimum=0</extracomment>
      <translation>Ничего, если в регионе нет РУВ.</translation>
    </message>
    <message>
      <source>After the region that received the last cube.</source>
      <extracomment>READING_VALUES.opponent_cubes=continue</extracomment>
      <translation>После региона, получившего последний кубик.</translation>
    </message>
    <message>
      <source>Always after the region chosen at the start.</source>
      <extracomment>READING_VALUES.opponent_cubes=restart</extracomment>
      <translation>Всегда после региона, выбранного в начале.</translation>
    </message>
    <message>
      <source>The scientist returns to your hand.</source>
      <extracomment>READING_VALUES.own_scientist_after_install=leaves</extracomment>
      <translation>Ученый возвращается в вашу руку.</translation>
    </message>
    <message>
      <source>The scientist stays and goes on working.</source>
      <extracomment>READING_VALUES.own_scientist_after_install=stays</extracomment>
      <translation>Ученый остается и работает дальше.</translation>
    </message>
    <message>
      <source>The price after it has risen.</source>
      <extracomment>READING_VALUES.penalty_price=after</extracomment>
      <translation>Цена после повышения.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <extracomment>READING_VALUES.penalty_price=before</extracomment>
      <translation>Цена до повышения.</translation>
    </message>
    <message>
      <source>Any one of its stack.</source>
      <extracomment>READING_VALUES.plant_choice=any</extracomment>
      <translation>Любую из ее стопки.</translation>
    </message>
    <message>
      <source>Only the top one of its stack.</source>
      <extracomment>READING_VALUES.plant_choice=top</extracomment>
      <translation>Только верхнюю из ее стопки.</translation>
    </message>
    <message>
      <source>The plant that costs the least money lies on top.</source>
      <extracomment>READING_VALUES.plant_sort=cost</extracomment>
      <translation>Сверху лежит электростанция, которая стоит меньше всего денег.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number lies on top.</source>
      <extracomment>READING_VALUES.plant_sort=tech</extracomment>
      <translation>Сверху лежит электростанция с наименьшим числом техно-ресурсов.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <extracomment>READING_VALUES.recycling_cep_source=bank
READING_VALUES.region_cep_source=bank</extracomment>
      <translation>Из банка; рынок и цена не меняются.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <extracomment>READING_VALUES.recycling_cep_source=market
READING_VALUES.region_cep_source=market</extracomment>
      <translation>С рынка, который может опустеть, и тогда цена повысится.</translation>
    </message>
    <message>
      <source>Any region of your choice that has room.</source>
      <extracomment>READING_VALUES.region_cep_target=choice</extracomment>
      <translation>Любой регион по вашему выбору, где есть место.</translation>
    </message>
    <message>
      <source>The region that the board names for this track.</source>
      <extracomment>READING_VALUES.region_cep_target=indicated</extracomment>
      <translation>Регион, указанный на поле для этой шкалы.</translation>
    </message>
    <message>
      <source>Always {region}; the others follow clockwise.</source>
      <extracomment>READING_VALUES.region_order=fixed_start</extracomment>
      <translation>Всегда {region}; остальные следуют по часовой стрелке.</translation>
    </message>
    <message>
      <source>The start player chooses it; the others follow clockwise.</source>
      <extracomment>READING_VALUES.region_order=start_player_chooses</extracomment>
      <translation>Его выбирает первый игрок; остальные следуют по часовой стрелке.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <extracomment>READING_VALUES.region_tech=mandatory</extracomment>
      <translation>Да, если для электростанции вообще нужны кубики.</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <extracomment>READING_VALUES.region_tech=optional</extracomment>
      <translation>Нет, решает строитель.</translation>
    </message>
    <message>
      <source>No, recruit or move a scientist if either is possible.</source>
      <extracomment>READING_VALUES.scientist_subsidy=taken</extracomment>
      <translation>Нет, нужно нанять или переместить ученого, если возможно хотя бы одно.</translation>
    </message>
    <message>
      <source>Yes, as any other move.</source>
      <extracomment>READING_VALUES.scientist_to_hand=allowed</extracomment>
      <translation>Да, как при любом другом перемещении.</translation>
    </message>
    <message>
      <source>No, they come home only from a summit, or when they have to leave.</source>
      <extracomment>READING_VALUES.scientist_to_hand=forbidden</extracomment>
      <translation>Нет, они возвращаются только с конференции или когда должны уйти.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <extracomment>READING_VALUES.second_event=exceeds</extracomment>
      <translation>Выше {ppm} ppm.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on.</source>
      <extracomment>READING_VALUES.second_event=reaches</extracomment>
      <translation>Начиная с {ppm} ppm.</translation>
    </message>
    <message>
      <source>Yes, one region can be struck twice.</source>
      <extracomment>READING_VALUES.seventh_event=in_play</extracomment>
      <translation>Да, один регион может пострадать дважды.</translation>
    </message>
    <message>
      <source>No, there is one tile for each region.</source>
      <extracomment>READING_VALUES.seventh_event=left_out</extracomment>
      <translation>Нет, на каждый регион по одному тайлу.</translation>
    </message>
    <message>
      <source>Yes, all others last five.</source>
      <extracomment>READING_VALUES.six_decades_at=5</extracomment>
      <translation>Да, все остальные игры длятся пять.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six decades would need a sixth player.</source>
      <extracomment>READING_VALUES.six_decades_at=6</extracomment>
      <translation>Нет, любая игра длится пять; для шести десятилетий нужен шестой игрок.</translation>
    </message>
    <message>
      <source>Yes, a CEP is due all the same, unless all its plants are green.</source>
      <extracomment>READING_VALUES.skip_full_region=pay_anyway</extracomment>
      <translation>Да, РУВ все равно необходимо заплатить, если не все электростанции экологические.</translation>
    </message>
    <message>
      <source>No, it is passed over.</source>
      <extracomment>READING_VALUES.skip_full_region=skip</extracomment>
      <translation>Нет, его пропускают.</translation>
    </message>
    <message>
      <source>As many as four players lay out.</source>
      <extracomment>READING_VALUES.solo_base=normal</extracomment>
      <translation>Столько, сколько выкладывают при игре вчетвером.</translation>
    </message>
    <message>
      <source>All of them.</source>
      <extracomment>READING_VALUES.solo_base=two_player</extracomment>
      <translation>Все.</translation>
    </message>
    <message>
      <source>As many as two players lay out.</source>
      <extracomment>READING_VALUES.solo_base=two_player_strict</extracomment>
      <translation>Столько, сколько выкладывают при игре вдвоем.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the supply phase.</source>
      <extracomment>READING_VALUES.solo_end_level=exceeds</extracomment>
      <translation>Выше {ppm} ppm после фазы снабжения.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more after the supply phase.</source>
      <extracomment>READING_VALUES.solo_end_level=reaches</extracomment>
      <translation>При {ppm} ppm или выше после фазы снабжения.</translation>
    </message>
    <message>
      <source>In the region after the one that was used last.</source>
      <extracomment>READING_VALUES.solo_next_start=next_region</extracomment>
      <translation>С региона, следующего за последним использованным.</translation>
    </message>
    <message>
      <source>In the region that was used last.</source>
      <extracomment>READING_VALUES.solo_next_start=same_region</extracomment>
      <translation>С региона, использованного последним.</translation>
    </message>
    <message>
      <source>On a free one of your choice.</source>
      <extracomment>READING_VALUES.solo_slot=choice</extracomment>
      <translation>На любой свободной по вашему выбору.</translation>
    </message>
    <message>
      <source>On the first free one.</source>
      <extracomment>READING_VALUES.solo_slot=first_free</extracomment>
      <translation>На первой свободной.</translation>
    </message>
    <message>
      <source>Clockwise from the left of the active player, who comes last.</source>
      <extracomment>READING_VALUES.summit_order=active_last</extracomment>
      <translation>По часовой стрелке, начиная слева от активного игрока, который идет последним.</translation>
    </message>
    <message>
      <source>In turn order, the start player first.</source>
      <extracomment>READING_VALUES.summit_order=turn_order</extracomment>
      <translation>В порядке хода, начиная с первого игрока.</translation>
    </message>
    <message>
      <source>Both points of each scientist in any topics of the summit.</source>
      <extracomment>READING_VALUES.summit_points=any_topic</extracomment>
      <translation>Оба очка каждого ученого — по любым секциям конференции.</translation>
    </message>
    <message>
      <source>One point in the scientist's topic, one in any topic of the summit.</source>
      <extracomment>READING_VALUES.summit_points=own_topic_first</extracomment>
      <translation>Одно очко по секции ученого, одно по любой секции конференции.</translation>
    </message>
    <message>
      <source>{n:summits}.</source>
      <extracomment>READING_VALUES.summit_spaces=n</extracomment>
      <translation>{n:summits}.</translation>
    </message>
    <message>
      <source>After all regions have been visited.</source>
      <extracomment>READING_VALUES.supply_order=after_all</extracomment>
      <translation>После обхода всех регионов.</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <extracomment>READING_VALUES.supply_order=at_once</extracomment>
      <translation>За каждую — сразу, как она появится.</translation>
    </message>
    <message>
      <source>A CEP of your hand or of any region you control.</source>
      <extracomment>READING_VALUES.supply_payment=any_controlled</extracomment>
      <translation>РУВ из руки или из любого контролируемого вами региона.</translation>
    </message>
    <message>
      <source>Only a CEP of this region; without one there is a penalty.</source>
      <extracomment>READING_VALUES.supply_payment=this_region</extracomment>
      <translation>Только РУВ этого региона; если его нет, начисляется штраф.</translation>
    </message>
    <message>
      <source>As many as the plant shows, although you pay one fewer.</source>
      <extracomment>READING_VALUES.tech_needed_with_subsidy=full</extracomment>
      <translation>Столько, сколько указано на электростанции, хотя заплатите вы на один меньше.</translation>
    </message>
    <message>
      <source>One fewer than the plant shows.</source>
      <extracomment>READING_VALUES.tech_needed_with_subsidy=less_one</extracomment>
      <translation>На один меньше, чем указано на электростанции.</translation>
    </message>
    <message>
      <source>{n:cards}.</source>
      <extracomment>READING_VALUES.un_goal_cards=n</extracomment>
      <translation>{n:cards}.</translation>
    </message>
  </context>
  <context>
    <name>readings</name>
    <message>
      <source>Auction variant: is there an auction before the first decade too?</source>
      <extracomment>READINGS.auction_decade_1</extracomment>
      <translation>Вариант с аукционом: проводится ли аукцион и перед первым десятилетием?</translation>
    </message>
    <message>
      <source>Everybody passes in the auction before the first decade: who starts?</source>
      <extracomment>READINGS.auction_decade_1_passed</extracomment>
      <translation>На аукционе перед первым десятилетием все пасуют: кто начинает?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most?</source>
      <extracomment>READINGS.award_without_tech</extracomment>
      <translation>В конце ни у кого нет техно-ресурсов: кто получает очки за наибольшее число?</translation>
    </message>
    <message>
      <source>How much money does installing a biomass project bring?</source>
      <extracomment>READINGS.biomass_install_money</extracomment>
      <translation>Сколько денег приносит развертывание проекта по биомассе?</translation>
    </message>
    <message>
      <source>You build on a project with a foreign scientist: when does the scientist leave?</source>
      <extracomment>READINGS.build_displacement</extracomment>
      <translation>Вы строите на базе проекта с чужим ученым: когда ученый уходит?</translation>
    </message>
    <message>
      <source>Competitive game: may you hand the bonus of a track to somebody else?</source>
      <extracomment>READINGS.competitive_bonuses</extracomment>
      <translation>Соревновательная игра: можно ли передать бонус шкалы другому игроку?</translation>
    </message>
    <message>
      <source>Do gas plants leave the competitive game of three, as they do in the team game?</source>
      <extracomment>READINGS.competitive_gas</extracomment>
      <translation>Удаляются ли газовые электростанции из соревновательной игры втроем, как из кооперативной?</translation>
    </message>
    <message>
      <source>Control is tied to the last: expertise in which energies is compared?</source>
      <extracomment>READINGS.control_expertise</extracomment>
      <translation>По контролю полная ничья: компетенция в каких типах энергии сравнивается?</translation>
    </message>
    <message>
      <source>Who can hold the region after a plant was built?</source>
      <extracomment>READINGS.control_recount</extracomment>
      <translation>Кто может контролировать регион после постройки электростанции?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to control a region?</source>
      <extracomment>READINGS.control_rivals</extracomment>
      <translation>Кого должен превзойти строитель, чтобы контролировать регион?</translation>
    </message>
    <message>
      <source>How many discs does each player have for score, tracks, plants and regions?</source>
      <extracomment>READINGS.discs_per_player</extracomment>
      <translation>Сколько дисков есть у каждого игрока для очков, шкал, электростанций и регионов?</translation>
    </message>
    <message>
      <source>Is income paid once more at the end of the game?</source>
      <extracomment>READINGS.end_income</extracomment>
      <translation>Выплачивается ли доход еще раз в конце игры?</translation>
    </message>
    <message>
      <source>Must you take the point of expertise at the end of your turn?</source>
      <extracomment>READINGS.end_turn_expertise</extracomment>
      <translation>Обязательно ли брать очко компетенции в конце хода?</translation>
    </message>
    <message>
      <source>How many event cards are in the box?</source>
      <extracomment>READINGS.event_cards</extracomment>
      <translation>Сколько карт событий в коробке?</translation>
    </message>
    <message>
      <source>Your own installing or building brings your scientist home: do you gain expertise for it?</source>
      <extracomment>READINGS.expertise_on_own_return</extracomment>
      <translation>Ваш ученый возвращается из-за вашего же развертывания или постройки: получаете ли вы за это компетенцию?</translation>
    </message>
    <message>
      <source>How many gas plants leave the game with the extreme fossil plants?</source>
      <extracomment>READINGS.extreme_removes_gas</extracomment>
      <translation>Сколько газовых электростанций удаляется из игры при расстановке «кошмар»?</translation>
    </message>
    <message>
      <source>Which CEP may pay for a fossil plant in a region you control?</source>
      <extracomment>READINGS.fossil_cep_source</extracomment>
      <translation>Какой РУВ можно заплатить за ИТ-электростанцию в контролируемом вами регионе?</translation>
    </message>
    <message>
      <source>Which plants does company goal 30 count?</source>
      <extracomment>READINGS.goal_30</extracomment>
      <translation>Какие электростанции учитывает цель компании 30?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal that asks for CEPs?</source>
      <extracomment>READINGS.goal_cep</extracomment>
      <translation>Какие РУВ учитываются для личной цели, где требуются РУВ?</translation>
    </message>
    <message>
      <source>Which company goals leave the game when you play alone?</source>
      <extracomment>READINGS.goals_removed_1</extracomment>
      <translation>Какие цели компаний удаляются из одиночной игры?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with two players?</source>
      <extracomment>READINGS.goals_removed_2</extracomment>
      <translation>Какие цели компаний удаляются из игры вдвоем?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <extracomment>READINGS.goals_removed_3</extracomment>
      <translation>Какие цели компаний удаляются из игры втроем?</translation>
    </message>
    <message>
      <source>A scientist stands on a project that gets its infrastructure: what comes first?</source>
      <extracomment>READINGS.infrastructure_order</extracomment>
      <translation>На проекте, который получает инфраструктуру, стоит ученый: что происходит сначала?</translation>
    </message>
    <message>
      <source>Does an inspector count goals that are achieved?</source>
      <extracomment>READINGS.inspector_skips</extracomment>
      <translation>Считает ли инспектор достигнутые цели?</translation>
    </message>
    <message>
      <source>Is the main effect of lobby cards 07 to 09 fixed?</source>
      <extracomment>READINGS.lobby_0709_effect</extracomment>
      <translation>Задан ли основной бонус карт лобби 07–09?</translation>
    </message>
    <message>
      <source>How many technology cubes do lobby cards 07 to 09 give?</source>
      <extracomment>READINGS.lobby_0709_tech</extracomment>
      <translation>Сколько техно-ресурсов дают карты лобби 07–09?</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <extracomment>READINGS.lobby_12_choice</extracomment>
      <translation>Дает ли карта лобби 12 выбор из двух основных бонусов?</translation>
    </message>
    <message>
      <source>Which of the lobby cards 25 and 26 goes with buying, and which with selling?</source>
      <extracomment>READINGS.lobby_25_26</extracomment>
      <translation>Какая из карт лобби 25 и 26 относится к покупке, а какая к продаже?</translation>
    </message>
    <message>
      <source>A lobbyist card is played before its action: which bonus may make the action possible?</source>
      <extracomment>READINGS.lobby_before</extracomment>
      <translation>Карта лоббиста сыграна перед действием: какой бонус может сделать действие возможным?</translation>
    </message>
    <message>
      <source>When is the main effect of a lobby card played?</source>
      <extracomment>READINGS.lobby_main_timing</extracomment>
      <translation>Когда играется основной бонус карты лобби?</translation>
    </message>
    <message>
      <source>The market ran empty in your turn: what can you still do there?</source>
      <extracomment>READINGS.market_after_stop</extracomment>
      <translation>Рынок опустел в ваш ход: что там еще можно сделать?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <extracomment>READINGS.money_grant_basis</extracomment>
      <translation>Сколько приносит грант «деньги»?</translation>
    </message>
    <message>
      <source>How much does a money subsidy pay at least?</source>
      <extracomment>READINGS.money_subsidy_minimum</extracomment>
      <translation>Сколько минимум приносит грант «деньги»?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the opponent's next region begin?</source>
      <extracomment>READINGS.opponent_cubes</extracomment>
      <translation>Одиночная игра: откуда начинается поиск следующего региона соперника?</translation>
    </message>
    <message>
      <source>You install a project on which your own scientist works: what happens?</source>
      <extracomment>READINGS.own_scientist_after_install</extracomment>
      <translation>Вы разворачиваете проект, над которым работает ваш ученый: что происходит?</translation>
    </message>
    <message>
      <source>A penalty empties the market: which price is lost in points?</source>
      <extracomment>READINGS.penalty_price</extracomment>
      <translation>Из-за штрафа рынок опустел: какая цена теряется в очках?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <extracomment>READINGS.plant_choice</extracomment>
      <translation>Какую электростанцию данного типа энергии можно построить?</translation>
    </message>
    <message>
      <source>How are the green plants of an energy stacked?</source>
      <extracomment>READINGS.plant_sort</extracomment>
      <translation>Как сложены в стопку экологические электростанции одного типа?</translation>
    </message>
    <message>
      <source>Where does the CEP come from that installing a recycling project brings?</source>
      <extracomment>READINGS.recycling_cep_source</extracomment>
      <translation>Откуда берется РУВ за развертывание проекта по вторсырью?</translation>
    </message>
    <message>
      <source>Where does the CEP of a track bonus come from?</source>
      <extracomment>READINGS.region_cep_source</extracomment>
      <translation>Откуда берется РУВ, который дает бонус шкалы?</translation>
    </message>
    <message>
      <source>Which region receives the CEP of a track bonus?</source>
      <extracomment>READINGS.region_cep_target</extracomment>
      <translation>Какой регион получает РУВ, который дает бонус шкалы?</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <extracomment>READINGS.region_order</extracomment>
      <translation>Какой регион первым удовлетворяет свой энергозапрос?</translation>
    </message>
    <message>
      <source>A region has technology cubes: must one of them help to pay for a plant there?</source>
      <extracomment>READINGS.region_tech</extracomment>
      <translation>В регионе есть техно-ресурсы: обязательно ли один из них идет на оплату электростанции там?</translation>
    </message>
    <message>
      <source>May you leave the subsidy of a scientist space unused?</source>
      <extracomment>READINGS.scientist_subsidy</extracomment>
      <translation>Можно ли отказаться от гранта «ученый»?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your hand?</source>
      <extracomment>READINGS.scientist_to_hand</extracomment>
      <translation>Можно ли переместить ученого с проекта обратно в руку?</translation>
    </message>
    <message>
      <source>From which CO₂ level on does the future event happen too?</source>
      <extracomment>READINGS.second_event</extracomment>
      <translation>Начиная с какого уровня CO₂ происходит и будущее событие?</translation>
    </message>
    <message>
      <source>Is the seventh event tile used?</source>
      <extracomment>READINGS.seventh_event</extracomment>
      <translation>Используется ли седьмой тайл события?</translation>
    </message>
    <message>
      <source>Does a game of five last six decades?</source>
      <extracomment>READINGS.six_decades_at</extracomment>
      <translation>Длится ли игра впятером шесть десятилетий?</translation>
    </message>
    <message>
      <source>A region has no space for the plant of this decade: does it pay?</source>
      <extracomment>READINGS.skip_full_region</extracomment>
      <translation>В регионе нет позиции для электростанции этого десятилетия: платит ли он?</translation>
    </message>
    <message>
      <source>Solo game: how many UN goals are in the stack?</source>
      <extracomment>READINGS.solo_base</extracomment>
      <translation>Одиночная игра: сколько карт целей ООН в стопке?</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <extracomment>READINGS.solo_end_level</extracomment>
      <translation>Одиночная игра: при каком уровне CO₂ игра заканчивается досрочно?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the next start project's region begin?</source>
      <extracomment>READINGS.solo_next_start</extracomment>
      <translation>Одиночная игра: с какого региона начинается поиск места для следующего стартового проекта?</translation>
    </message>
    <message>
      <source>Solo game: on which space of a region does a start project lie?</source>
      <extracomment>READINGS.solo_slot</extracomment>
      <translation>Одиночная игра: на какой позиции региона лежит стартовый проект?</translation>
    </message>
    <message>
      <source>In which order do the participants of a summit gain their expertise?</source>
      <extracomment>READINGS.summit_order</extracomment>
      <translation>В каком порядке игроки, участвующие в конференции, получают компетенцию?</translation>
    </message>
    <message>
      <source>In which energies does a summit bring its knowledge?</source>
      <extracomment>READINGS.summit_points</extracomment>
      <translation>В каких типах энергии конференция приносит компетенцию?</translation>
    </message>
    <message>
      <source>How many summits lie face up on the board?</source>
      <extracomment>READINGS.summit_spaces</extracomment>
      <translation>Сколько конференций лежит на поле лицом вверх?</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <extracomment>READINGS.supply_order</extracomment>
      <translation>Когда оплачиваются новые ИТ-электростанции?</translation>
    </message>
    <message>
      <source>What may pay for a fossil plant in a region you control?</source>
      <extracomment>READINGS.supply_payment</extracomment>
      <translation>Чем можно заплатить за ИТ-электростанцию в контролируемом вами регионе?</translation>
    </message>
    <message>
      <source>The region gives a cube for a plant: how many must you own?</source>
      <extracomment>READINGS.tech_needed_with_subsidy</extracomment>
      <translation>Регион дает кубик на электростанцию: сколько их должно быть у вас?</translation>
    </message>
    <message>
      <source>How many UN goal cards are in the box?</source>
      <extracomment>READINGS.un_goal_cards</extracomment>
      <translation>Сколько карт целей ООН в коробке?</translation>
    </message>
  </context>
  <context>
    <name>references</name>
    <message>
      <source>{rule} – rulebook: {sections}</source>
      <extracomment>REFERENCES.headings</extracomment>
      <translation>{rule} — правила: {sections}</translation>
    </message>
    <message>
      <source>{rule} – rulebook section {sections}|{rule} – rulebook sections {sections}</source>
      <extracomment>REFERENCES.numbers</extracomment>
      <translation>{rule} — правила, раздел {sections}|{rule} — правила, разделы {sections}|{rule} — правила, разделы {sections}</translation>
    </message>
    <message>
      <source>{section} ({books})</source>
      <extracomment>REFERENCES.section_of</extracomment>
      <translation>{section} ({books})</translation>
    </message>
    <message>
      <source>{rule} – not in the printed rulebook</source>
      <extracomment>REFERENCES.unprinted</extracomment>
      <translation>{rule} — в печатных правилах этого нет</translation>
    </message>
  </context>
  <context>
    <name>refusals</name>
    <message>
      <source>The action that card {card} was played for is owed: it has to stay possible.</source>
      <extracomment>REFUSALS.action_is_owed</extracomment>
      <translation>Действие, ради которого сыграна карта {card}, нужно выполнить: оно должно остаться возможным.</translation>
    </message>
    <message>
      <source>This scientist is in your hand already.</source>
      <extracomment>REFUSALS.already_in_hand</extracomment>
      <translation>Этот ученый уже в вашей руке.</translation>
    </message>
    <message>
      <source>Card {card} is attached to the build itself: choose the build with this card.</source>
      <extracomment>REFUSALS.attach_card_to_build</extracomment>
      <translation>Карта {card} применяется к самой постройке: выберите постройку с этой картой.</translation>
    </message>
    <message>
      <source>That is worth ${had}; the bid is ${needed}.</source>
      <extracomment>REFUSALS.bid_not_covered</extracomment>
      <translation>Это стоит ${had}, а ставка — ${needed}.</translation>
    </message>
    <message>
      <source>You can pay ${had} at the most.</source>
      <extracomment>REFUSALS.bid_too_high</extracomment>
      <translation>Вы можете заплатить максимум ${had}.</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <extracomment>REFUSALS.bid_too_low</extracomment>
      <translation>Поставьте минимум ${needed} или спасуйте.</translation>
    </message>
    <message>
      <source>This bonus cannot be handed to {player}: everybody keeps their own.</source>
      <extracomment>REFUSALS.bonus_is_your_own</extracomment>
      <translation>Этот бонус нельзя передать игроку {player}: каждый оставляет бонусы себе.</translation>
    </message>
    <message>
      <source>A bonus that was given cannot be handed on to {player}.</source>
      <extracomment>REFUSALS.bonus_was_given_already</extracomment>
      <translation>Полученный от другого бонус нельзя передать дальше, игроку {player}.</translation>
    </message>
    <message>
      <source>The points or the track allow {had:steps} down, not {needed}.</source>
      <extracomment>REFUSALS.cannot_reduce_more</extracomment>
      <translation>Очки или шкала позволяют снизиться на {had:steps}, а не на {needed}.</translation>
    </message>
    <message>
      <source>The main effect of card {card} needs its own action in this turn first: {on}.</source>
      <extracomment>REFUSALS.card_action_missing</extracomment>
      <translation>Для основного бонуса карты {card} в этот ход сначала нужно ее действие: {on}.</translation>
    </message>
    <message>
      <source>You have played a card or scored a UN goal in this turn already.</source>
      <extracomment>REFUSALS.card_action_used</extracomment>
      <translation>В этот ход вы уже сыграли карту или получили цель ООН.</translation>
    </message>
    <message>
      <source>Card {card} gives no discount on this plant.</source>
      <extracomment>REFUSALS.card_cannot_be_attached</extracomment>
      <translation>На эту электростанцию карта {card} скидки не дает.</translation>
    </message>
    <message>
      <source>Card {card} is not in your hand.</source>
      <extracomment>REFUSALS.card_not_in_hand</extracomment>
      <translation>Карты {card} нет в вашей руке.</translation>
    </message>
    <message>
      <source>Card {card} is not in your packet.</source>
      <extracomment>REFUSALS.card_not_in_packet</extracomment>
      <translation>Карты {card} нет в вашем наборе.</translation>
    </message>
    <message>
      <source>No scientist can go to this card: it is not in play, or somebody has been there.</source>
      <extracomment>REFUSALS.card_not_open</extracomment>
      <translation>К этой карте ученый пойти не может: она не в игре, или там уже кто-то побывал.</translation>
    </message>
    <message>
      <source>The CO₂ level is at {had} ppm; from {limit} ppm on there is no second action.</source>
      <extracomment>REFUSALS.co2_at_limit</extracomment>
      <translation>Уровень CO₂ — {had} ppm; начиная с {limit} ppm второго действия нет.</translation>
    </message>
    <message>
      <source>Take the main action of this turn first; the second one comes after it.</source>
      <extracomment>REFUSALS.first_action_open</extracomment>
      <translation>Сначала выполните основное действие этого хода; второе — после него.</translation>
    </message>
    <message>
      <source>The project goes to the first free space of {region}.</source>
      <extracomment>REFUSALS.first_free_space_only</extracomment>
      <translation>Проект кладется на первую свободную позицию региона {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <extracomment>REFUSALS.game_over</extracomment>
      <translation>Игра окончена.</translation>
    </message>
    <message>
      <source>Goal {card} is not among the goals you can keep.</source>
      <extracomment>REFUSALS.goal_not_dealt</extracomment>
      <translation>Цели {card} нет среди тех, из которых вы выбираете.</translation>
    </message>
    <message>
      <source>A scientist who is sent away goes home or to a summit on the project's energy.</source>
      <extracomment>REFUSALS.hand_or_summit_only</extracomment>
      <translation>Ученый, которого убрали с проекта, идет в руку или на конференцию с секцией того же типа энергии.</translation>
    </message>
    <message>
      <source>Too few of your {energy} infrastructures carry a plant: {had} of {needed}.</source>
      <extracomment>REFUSALS.infrastructure_missing</extracomment>
      <translation>Слишком мало ваших инфраструктур ({energy}) с электростанцией: {had} из {needed}.</translation>
    </message>
    <message>
      <source>The main action of this turn is still open, and it has to be taken.</source>
      <extracomment>REFUSALS.mandatory_action_open</extracomment>
      <translation>Основное действие этого хода еще не выполнено, а выполнить его необходимо.</translation>
    </message>
    <message>
      <source>You have taken the main action of this turn already.</source>
      <extracomment>REFUSALS.mandatory_action_used</extracomment>
      <translation>Основное действие этого хода вы уже выполнили.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: it is closed until the next turn.</source>
      <extracomment>REFUSALS.market_closed</extracomment>
      <translation>Рынок опустел в этот ход: он закрыт до следующего хода.</translation>
    </message>
    <message>
      <source>No CEP is on sale.</source>
      <extracomment>REFUSALS.market_empty</extracomment>
      <translation>На рынке нет РУВ.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next turn.</source>
      <extracomment>REFUSALS.market_stop</extracomment>
      <translation>Рынок опустел в этот ход: до следующего хода продавать нельзя.</translation>
    </message>
    <message>
      <source>You have been to the market in this turn already.</source>
      <extracomment>REFUSALS.market_visit_used</extracomment>
      <translation>В этот ход вы уже посетили рынок.</translation>
    </message>
    <message>
      <source>You earn {had}; that is less than {needed}.</source>
      <extracomment>REFUSALS.more_than_income</extracomment>
      <translation>Ваш доход — {had}; это меньше, чем {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level has to come down by at least {needed:steps}; {had} is too few.</source>
      <extracomment>REFUSALS.must_reduce_more</extracomment>
      <translation>Уровень CO₂ нужно уменьшить минимум на {needed:steps}; {had} — слишком мало.</translation>
    </message>
    <message>
      <source>You have no CEP in your hand.</source>
      <extracomment>REFUSALS.no_cep_in_hand</extracomment>
      <translation>В вашей руке нет РУВ.</translation>
    </message>
    <message>
      <source>That region holds no CEP.</source>
      <extracomment>REFUSALS.no_cep_in_region</extracomment>
      <translation>В этом регионе нет РУВ.</translation>
    </message>
    <message>
      <source>You need a CEP in your hand or in a region you control.</source>
      <extracomment>REFUSALS.no_cep_to_pay</extracomment>
      <translation>Нужен РУВ в руке или в контролируемом вами регионе.</translation>
    </message>
    <message>
      <source>{player} has no company goal any more.</source>
      <extracomment>REFUSALS.no_company_goal</extracomment>
      <translation>У игрока {player} больше нет цели компании.</translation>
    </message>
    <message>
      <source>You have no cube left to mark the plant.</source>
      <extracomment>REFUSALS.no_cube_left</extracomment>
      <translation>У вас не осталось кубиков, чтобы отметить электростанцию.</translation>
    </message>
    <message>
      <source>You have no disc left to mark the plant.</source>
      <extracomment>REFUSALS.no_disc_left</extracomment>
      <translation>У вас не осталось дисков, чтобы отметить электростанцию.</translation>
    </message>
    <message>
      <source>{player}'s scientist works here and costs you ${needed}; you have ${had}.</source>
      <extracomment>REFUSALS.no_fee_for_scientist</extracomment>
      <translation>Здесь работает ученый игрока {player}: нужно заплатить ${needed}, а у вас ${had}.</translation>
    </message>
    <message>
      <source>You have no lobby card.</source>
      <extracomment>REFUSALS.no_lobby_card</extracomment>
      <translation>У вас нет карт лобби.</translation>
    </message>
    <message>
      <source>You have no marker left for another infrastructure.</source>
      <extracomment>REFUSALS.no_marker_left</extracomment>
      <translation>У вас не осталось маркеров для новой инфраструктуры.</translation>
    </message>
    <message>
      <source>No {energy} plant is left.</source>
      <extracomment>REFUSALS.no_plant_tile</extracomment>
      <translation>Электростанций ({energy}) не осталось.</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <extracomment>REFUSALS.no_project_here</extracomment>
      <translation>На этой позиции нет проекта.</translation>
    </message>
    <message>
      <source>No {energy} project tile is left.</source>
      <extracomment>REFUSALS.no_project_tile</extracomment>
      <translation>Тайлов проектов ({energy}) не осталось.</translation>
    </message>
    <message>
      <source>The region cannot help with {needed:cubes}; it can give {had}.</source>
      <extracomment>REFUSALS.no_region_tech</extracomment>
      <translation>Регион не может дать столько техно-ресурсов: нужно {needed}, а дать он может {had}.</translation>
    </message>
    <message>
      <source>You have no scientist in your hand.</source>
      <extracomment>REFUSALS.no_scientist_in_hand</extracomment>
      <translation>В вашей руке нет ученых.</translation>
    </message>
    <message>
      <source>No second action would be possible now.</source>
      <extracomment>REFUSALS.no_second_action</extracomment>
      <translation>Второе действие сейчас было бы невозможно.</translation>
    </message>
    <message>
      <source>Card {card} does not offer that.</source>
      <extracomment>REFUSALS.no_such_option</extracomment>
      <translation>Карта {card} этого не дает.</translation>
    </message>
    <message>
      <source>There is no such topic.</source>
      <extracomment>REFUSALS.no_such_topic</extracomment>
      <translation>Такой секции нет.</translation>
    </message>
    <message>
      <source>The chosen rulebook knows no way from a project back to the hand.</source>
      <extracomment>REFUSALS.no_way_home</extracomment>
      <translation>Выбранные правила не разрешают возвращать ученого с проекта в руку.</translation>
    </message>
    <message>
      <source>All your scientists are recruited: there are {limit} and no more.</source>
      <extracomment>REFUSALS.nobody_to_recruit</extracomment>
      <translation>Все ваши ученые уже наняты: больше {limit} их не бывает.</translation>
    </message>
    <message>
      <source>There is no project on this space that can be prepared for building.</source>
      <extracomment>REFUSALS.not_a_proposed_project</extracomment>
      <translation>На этой позиции нет проекта, который можно развернуть.</translation>
    </message>
    <message>
      <source>No point in {energy} is due from this summit.</source>
      <extracomment>REFUSALS.not_a_topic_here</extracomment>
      <translation>На этой конференции вам не полагается очко компетенции ({energy}).</translation>
    </message>
    <message>
      <source>There is no project on this space that is ready to be built on.</source>
      <extracomment>REFUSALS.not_an_installed_project</extracomment>
      <translation>На этой позиции нет проекта, на базе которого можно строить.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <extracomment>REFUSALS.not_enough_cep</extracomment>
      <translation>Нужно {needed:ceps}, а у вас {had}.</translation>
    </message>
    <message>
      <source>You need expertise {needed} in {energy} and have {had}.</source>
      <extracomment>REFUSALS.not_enough_expertise</extracomment>
      <translation>Нужен уровень компетенции {needed} ({energy}), а у вас {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <extracomment>REFUSALS.not_enough_money</extracomment>
      <translation>Нужно ${needed}, а у вас ${had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}: ${fee} of it is for {player}, whose scientist works here.</source>
      <extracomment>REFUSALS.not_enough_money_and_fee</extracomment>
      <translation>Нужно ${needed}, а у вас ${had}: из них ${fee} — игроку {player}, чей ученый здесь работает.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <extracomment>REFUSALS.not_enough_tech</extracomment>
      <translation>Нужно {needed:cubes}, а у вас {had}.</translation>
    </message>
    <message>
      <source>This is not the time for it: another decision comes first.</source>
      <extracomment>REFUSALS.not_now</extracomment>
      <translation>Сейчас не время для этого: сначала нужно другое решение.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <extracomment>REFUSALS.not_on_agenda</extracomment>
      <translation>Программа региона {region} не требует этого источника энергии: {energy}.</translation>
    </message>
    <message>
      <source>This point has to be taken.</source>
      <extracomment>REFUSALS.not_optional</extracomment>
      <translation>Это очко необходимо взять.</translation>
    </message>
    <message>
      <source>The project goes to a free space of {region}.</source>
      <extracomment>REFUSALS.not_this_space</extracomment>
      <translation>Проект кладется на свободную позицию региона {region}.</translation>
    </message>
    <message>
      <source>None of your scientists stands there.</source>
      <extracomment>REFUSALS.not_your_scientist</extracomment>
      <translation>Вашего ученого там нет.</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <extracomment>REFUSALS.not_your_turn</extracomment>
      <translation>Сейчас не ход игрока {player}.</translation>
    </message>
    <message>
      <source>A scientist reaches a summit only from a project of the same energy.</source>
      <extracomment>REFUSALS.only_from_project_to_summit</extracomment>
      <translation>На конференцию ученый попадает только с проекта того же типа энергии.</translation>
    </message>
    <message>
      <source>Only the top {energy} plant can be built.</source>
      <extracomment>REFUSALS.only_top_plant</extracomment>
      <translation>Построить можно только верхнюю электростанцию ({energy}).</translation>
    </message>
    <message>
      <source>Card {card} has been played for another action, which comes now.</source>
      <extracomment>REFUSALS.other_action_owed</extracomment>
      <translation>Карта {card} сыграна ради другого действия, и сейчас его очередь.</translation>
    </message>
    <message>
      <source>The CEP has to come from your hand or from {region}.</source>
      <extracomment>REFUSALS.other_region_must_pay</extracomment>
      <translation>РУВ должен быть из вашей руки или из региона {region}.</translation>
    </message>
    <message>
      <source>The scientist who was sent away has to move.</source>
      <extracomment>REFUSALS.other_scientist_must_move</extracomment>
      <translation>Переместить нужно ученого, которого убрали с проекта.</translation>
    </message>
    <message>
      <source>The topic is {topic}, but the scientist works on {energy}.</source>
      <extracomment>REFUSALS.other_topic</extracomment>
      <translation>Секция — «{topic}», а ученый работает над проектом другого типа: {energy}.</translation>
    </message>
    <message>
      <source>Card {card} goes with an action that you could not take right after: {on}.</source>
      <extracomment>REFUSALS.owed_action_impossible</extracomment>
      <translation>Карта {card} относится к действию, которое вы не смогли бы сразу выполнить: {on}.</translation>
    </message>
    <message>
      <source>Something in this payment is not needed: ${had} for a bid of ${needed}.</source>
      <extracomment>REFUSALS.pays_too_much</extracomment>
      <translation>Часть этой оплаты лишняя: ${had} при ставке ${needed}.</translation>
    </message>
    <message>
      <source>You need {needed:plants} of {energy} and have {had}.</source>
      <extracomment>REFUSALS.plant_missing</extracomment>
      <translation>Нужно электростанций ({energy}): {needed}, а у вас {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist works on this project already.</source>
      <extracomment>REFUSALS.project_occupied</extracomment>
      <translation>Над этим проектом уже работает ученый игрока {player}.</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <extracomment>REFUSALS.region_all_green</extracomment>
      <translation>Все электростанции в регионе {region} экологические: места для новой нет.</translation>
    </message>
    <message>
      <source>{region} holds {limit:ceps} already, and no more fit.</source>
      <extracomment>REFUSALS.region_cep_limit</extracomment>
      <translation>В регионе {region} уже {limit:ceps}, больше не поместится.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <extracomment>REFUSALS.region_not_controlled</extracomment>
      <translation>Вы не контролируете регион {region}.</translation>
    </message>
    <message>
      <source>The region has technology cubes: one of them has to be used.</source>
      <extracomment>REFUSALS.region_pays_one</extracomment>
      <translation>В регионе есть техно-ресурсы: один из них нужно использовать.</translation>
    </message>
    <message>
      <source>The second action of a turn has to be of another kind than the first.</source>
      <extracomment>REFUSALS.same_kind_of_action</extracomment>
      <translation>Второе действие хода должно быть другого вида, чем первое.</translation>
    </message>
    <message>
      <source>You have moved a scientist in this turn already.</source>
      <extracomment>REFUSALS.scientist_move_used</extracomment>
      <translation>В этот ход вы уже переместили ученого.</translation>
    </message>
    <message>
      <source>The second action is paid for and has to be taken now.</source>
      <extracomment>REFUSALS.second_action_owed</extracomment>
      <translation>Второе действие оплачено, его необходимо выполнить сейчас.</translation>
    </message>
    <message>
      <source>There is only one second action in a turn.</source>
      <extracomment>REFUSALS.second_action_used</extracomment>
      <translation>За ход возможно только одно второе действие.</translation>
    </message>
    <message>
      <source>There is a project on this space already.</source>
      <extracomment>REFUSALS.space_taken</extracomment>
      <translation>На этой позиции уже есть проект.</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <extracomment>REFUSALS.stays_on_card</extracomment>
      <translation>Ученый, посетивший карту, остается на ней.</translation>
    </message>
    <message>
      <source>The subsidy has to be used: recruit a scientist, or move one.</source>
      <extracomment>REFUSALS.subsidy_not_optional</extracomment>
      <translation>Грант нужно использовать: наймите ученого или переместите одного из своих.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it has taken place.</source>
      <extracomment>REFUSALS.summit_not_held_yet</extracomment>
      <translation>Ученый остается на конференции, пока она не завершится.</translation>
    </message>
    <message>
      <source>{player}'s scientist has this topic already.</source>
      <extracomment>REFUSALS.topic_occupied</extracomment>
      <translation>На этой секции уже выступает ученый игрока {player}.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <extracomment>REFUSALS.un_goal_not_open</extracomment>
      <translation>Карты целей ООН {card} нет среди открытых.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>You have played a card or claimed a UN goal in this turn already.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.card_action_used</extracomment>
      <translation>В этот ход вы уже сыграли карту или получили карту целей ООН.</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.no_lobby_card</extracomment>
      <translation>У вас нет карт лоббиста.</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.not_a_proposed_project</extracomment>
      <translation>На этой позиции нет запланированного проекта.</translation>
    </message>
    <message>
      <source>There is no infrastructure on this space to build on.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.not_an_installed_project</extracomment>
      <translation>На этой позиции нет инфраструктуры, на которой можно строить.</translation>
    </message>
    <message>
      <source>You need {energy} knowledge {needed} and have {had}.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.not_enough_expertise</extracomment>
      <translation>Нужен уровень компетенции {needed} ({energy}), а у вас {had}.</translation>
    </message>
    <message>
      <source>The scientist who has to leave the project moves now, and no other.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.other_scientist_must_move</extracomment>
      <translation>Сейчас можно переместить только ученого, который должен уйти с проекта.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>Africa</source>
      <extracomment>REGIONS.africa</extracomment>
      <translation>Африка</translation>
    </message>
    <message>
      <source>Asia</source>
      <extracomment>REGIONS.asia</extracomment>
      <translation>Азия</translation>
    </message>
    <message>
      <source>Europe</source>
      <extracomment>REGIONS.europe</extracomment>
      <translation>Европа</translation>
    </message>
    <message>
      <source>North America</source>
      <extracomment>REGIONS.north_america</extracomment>
      <translation>Северная Америка</translation>
    </message>
    <message>
      <source>Oceania</source>
      <extracomment>REGIONS.oceania</extracomment>
      <translation>Океания</translation>
    </message>
    <message>
      <source>South America</source>
      <extracomment>REGIONS.south_america</extracomment>
      <translation>Южная Америка</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Start player auction</source>
      <extracomment>RULES.auction</extracomment>
      <translation>Аукцион за место первого игрока</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <extracomment>RULES.build</extracomment>
      <translation>Построить электростанцию</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <extracomment>RULES.buy_cep</extracomment>
      <translation>Купить РУВ</translation>
    </message>
    <message>
      <source>Where CEPs come from and go to</source>
      <extracomment>RULES.cep_flow</extracomment>
      <translation>Круговорот РУВ</translation>
    </message>
    <message>
      <source>Company goal</source>
      <extracomment>RULES.company_goal</extracomment>
      <translation>Цель компании</translation>
    </message>
    <message>
      <source>Course of a decade</source>
      <extracomment>RULES.decade</extracomment>
      <translation>Как проходит десятилетие</translation>
    </message>
    <message>
      <source>A scientist who is sent away</source>
      <extracomment>RULES.displaced_scientist</extracomment>
      <translation>Ученый, которого убирают с проекта</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <extracomment>RULES.draft</extracomment>
      <translation>Драфт</translation>
    </message>
    <message>
      <source>End of the game</source>
      <extracomment>RULES.end_of_game</extracomment>
      <translation>Конец игры</translation>
    </message>
    <message>
      <source>Energy demand</source>
      <extracomment>RULES.energy_demand</extracomment>
      <translation>Поставка энергии</translation>
    </message>
    <message>
      <source>Event</source>
      <extracomment>RULES.event</extracomment>
      <translation>Событие</translation>
    </message>
    <message>
      <source>Expertise</source>
      <extracomment>RULES.expertise</extracomment>
      <translation>Компетенция</translation>
    </message>
    <message>
      <source>Bonuses of the expertise tracks</source>
      <extracomment>RULES.expertise_bonus</extracomment>
      <translation>Бонусы шкал компетенции</translation>
    </message>
    <message>
      <source>A CEP that has to be bought</source>
      <extracomment>RULES.forced_purchase</extracomment>
      <translation>Вынужденная покупка РУВ</translation>
    </message>
    <message>
      <source>Free actions</source>
      <extracomment>RULES.free_actions</extracomment>
      <translation>Бесплатные действия</translation>
    </message>
    <message>
      <source>Money grant</source>
      <extracomment>RULES.grant_money</extracomment>
      <translation>Грант «деньги»</translation>
    </message>
    <message>
      <source>Research grant</source>
      <extracomment>RULES.grant_research</extracomment>
      <translation>Грант «исследования»</translation>
    </message>
    <message>
      <source>Technology grant</source>
      <extracomment>RULES.grant_tech</extracomment>
      <translation>Грант «техно-ресурсы»</translation>
    </message>
    <message>
      <source>Income</source>
      <extracomment>RULES.income</extracomment>
      <translation>Доход</translation>
    </message>
    <message>
      <source>Install a project</source>
      <extracomment>RULES.install</extracomment>
      <translation>Развернуть проект</translation>
    </message>
    <message>
      <source>Main effect of a lobby card</source>
      <extracomment>RULES.lobby_main</extracomment>
      <translation>Основной бонус карты лобби</translation>
    </message>
    <message>
      <source>Minor effect of a lobby card</source>
      <extracomment>RULES.lobby_minor</extracomment>
      <translation>Вторичный бонус карты лобби</translation>
    </message>
    <message>
      <source>The market ran empty</source>
      <extracomment>RULES.market_stop</extracomment>
      <translation>Рынок опустел</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <extracomment>RULES.move_scientist</extracomment>
      <translation>Переместить ученого</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <extracomment>RULES.pay_cep</extracomment>
      <translation>Заплатить РУВ</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <extracomment>RULES.planet_lost</extracomment>
      <translation>Планета погибла</translation>
    </message>
    <message>
      <source>Fixed fossil plants</source>
      <extracomment>RULES.preset_fossils</extracomment>
      <translation>Фиксированная расстановка</translation>
    </message>
    <message>
      <source>Expertise at the end of a turn</source>
      <extracomment>RULES.project_expertise</extracomment>
      <translation>Компетенция в конце хода</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <extracomment>RULES.propose</extracomment>
      <translation>Открыть проект</translation>
    </message>
    <message>
      <source>Most CEPs of a region</source>
      <extracomment>RULES.region_cep_limit</extracomment>
      <translation>Региональный лимит РУВ</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <extracomment>RULES.region_control</extracomment>
      <translation>Контроль региона</translation>
    </message>
    <message>
      <source>Technology cubes of a region</source>
      <extracomment>RULES.region_tech</extracomment>
      <translation>Техно-ресурсы региона</translation>
    </message>
    <message>
      <source>Replace a fossil plant</source>
      <extracomment>RULES.replace_fossil</extracomment>
      <translation>Заменить ИТ-электростанцию</translation>
    </message>
    <message>
      <source>Final scoring</source>
      <extracomment>RULES.scoring</extracomment>
      <translation>Подсчет очков</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <extracomment>RULES.sell_cep</extracomment>
      <translation>Продать РУВ</translation>
    </message>
    <message>
      <source>Setup</source>
      <extracomment>RULES.setup</extracomment>
      <translation>Подготовка к игре</translation>
    </message>
    <message>
      <source>Solo game</source>
      <extracomment>RULES.solo</extracomment>
      <translation>Одиночная игра</translation>
    </message>
    <message>
      <source>Setup of the solo game</source>
      <extracomment>RULES.solo_setup</extracomment>
      <translation>Подготовка к одиночной игре</translation>
    </message>
    <message>
      <source>Summits</source>
      <extracomment>RULES.summit</extracomment>
      <translation>Конференции</translation>
    </message>
    <message>
      <source>Pay for a fossil plant</source>
      <extracomment>RULES.supply_payment</extracomment>
      <translation>Заплатить за ИТ-электростанцию</translation>
    </message>
    <message>
      <source>Ties</source>
      <extracomment>RULES.tie_break</extracomment>
      <translation>Ничьи</translation>
    </message>
    <message>
      <source>Course of a turn</source>
      <extracomment>RULES.turn</extracomment>
      <translation>Как проходит ход</translation>
    </message>
    <message>
      <source>UN goal</source>
      <extracomment>RULES.un_goal</extracomment>
      <translation>Цель ООН</translation>
    </message>
  </context>
  <context>
    <name>rules_second_chance</name>
    <message>
      <source>End of the competitive game</source>
      <extracomment>RULES_SECOND_CHANCE.competitive_end</extracomment>
      <translation>Конец соревновательной игры</translation>
    </message>
    <message>
      <source>End of the cooperative game</source>
      <extracomment>RULES_SECOND_CHANCE.cooperative_end</extracomment>
      <translation>Конец кооперативной игры</translation>
    </message>
    <message>
      <source>End of a decade</source>
      <extracomment>RULES_SECOND_CHANCE.decade_end</extracomment>
      <translation>Конец десятилетия</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <extracomment>RULES_SECOND_CHANCE.difficulty</extracomment>
      <translation>Уровень сложности</translation>
    </message>
    <message>
      <source>A scientist who has to leave</source>
      <extracomment>RULES_SECOND_CHANCE.displaced_scientist</extracomment>
      <translation>Ученый, который должен уйти</translation>
    </message>
    <message>
      <source>Lobbyist draft</source>
      <extracomment>RULES_SECOND_CHANCE.draft</extracomment>
      <translation>Драфт карт лоббистов</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <extracomment>RULES_SECOND_CHANCE.energy_supply</extracomment>
      <translation>Поставка энергии</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <extracomment>RULES_SECOND_CHANCE.environmental_goals</extracomment>
      <translation>Экологические цели</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <extracomment>RULES_SECOND_CHANCE.expertise</extracomment>
      <translation>Компетенция</translation>
    </message>
    <message>
      <source>Bonuses of the knowledge tracks</source>
      <extracomment>RULES_SECOND_CHANCE.expertise_bonus</extracomment>
      <translation>Бонусы шкал компетенции</translation>
    </message>
    <message>
      <source>Director actions</source>
      <extracomment>RULES_SECOND_CHANCE.free_actions</extracomment>
      <translation>Действия директора</translation>
    </message>
    <message>
      <source>Scientist subsidy</source>
      <extracomment>RULES_SECOND_CHANCE.grant_research</extracomment>
      <translation>Грант «ученый»</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <extracomment>RULES_SECOND_CHANCE.infrastructure</extracomment>
      <translation>Развернуть инфраструктуру</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <extracomment>RULES_SECOND_CHANCE.inspectors</extracomment>
      <translation>Инспекторы ООН</translation>
    </message>
    <message>
      <source>Main effect of a lobbyist card</source>
      <extracomment>RULES_SECOND_CHANCE.lobby_main</extracomment>
      <translation>Основной бонус карты лоббиста</translation>
    </message>
    <message>
      <source>Minor effect of a lobbyist card</source>
      <extracomment>RULES_SECOND_CHANCE.lobby_minor</extracomment>
      <translation>Вторичный бонус карты лоббиста</translation>
    </message>
    <message>
      <source>A scientist visits a lobbyist card</source>
      <extracomment>RULES_SECOND_CHANCE.lobbyist_visit</extracomment>
      <translation>Ученый посещает карту лоббиста</translation>
    </message>
    <message>
      <source>Penalty</source>
      <extracomment>RULES_SECOND_CHANCE.penalty</extracomment>
      <translation>Штраф</translation>
    </message>
    <message>
      <source>Personal goal</source>
      <extracomment>RULES_SECOND_CHANCE.personal_goal</extracomment>
      <translation>Личная цель</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <extracomment>RULES_SECOND_CHANCE.plan</extracomment>
      <translation>Запланировать проект</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level</source>
      <extracomment>RULES_SECOND_CHANCE.reduction</extracomment>
      <translation>Уменьшить уровень CO₂</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <extracomment>RULES_SECOND_CHANCE.solo_goal</extracomment>
      <translation>Цель одиночной игры</translation>
    </message>
    <message>
      <source>Second main action of the solo game</source>
      <extracomment>RULES_SECOND_CHANCE.solo_second_action</extracomment>
      <translation>Второе основное действие в одиночной игре</translation>
    </message>
    <message>
      <source>Subsidy</source>
      <extracomment>RULES_SECOND_CHANCE.subsidy</extracomment>
      <translation>Грант</translation>
    </message>
  </context>
  <context>
    <name>scoring</name>
    <message>
      <source>company goal</source>
      <extracomment>SCORING.company_goal</extracomment>
      <translation>цель компании</translation>
    </message>
    <message>
      <source>income</source>
      <extracomment>SCORING.income</extracomment>
      <translation>доход</translation>
    </message>
    <message>
      <source>money</source>
      <extracomment>SCORING.money</extracomment>
      <translation>деньги</translation>
    </message>
    <message>
      <source>most technology</source>
      <extracomment>SCORING.most_tech</extracomment>
      <translation>больше всего техно-ресурсов</translation>
    </message>
    <message>
      <source>most UN goals</source>
      <extracomment>SCORING.most_un_goals</extracomment>
      <translation>больше всего карт целей ООН</translation>
    </message>
    <message>
      <source>UN goals</source>
      <extracomment>SCORING.un_goals</extracomment>
      <translation>цели ООН</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>card {card}</source>
      <extracomment>SHORT_PLACES.card</extracomment>
      <translation>карта {card}</translation>
    </message>
    <message>
      <source>home</source>
      <extracomment>SHORT_PLACES.hand</extracomment>
      <translation>в руку</translation>
    </message>
    <message>
      <source>from hand</source>
      <extracomment>SHORT_PLACES.own_hand</extracomment>
      <translation>из руки</translation>
    </message>
    <message>
      <source>{energy}, {region} ({grant})</source>
      <extracomment>SHORT_PLACES.project</extracomment>
      <translation>{energy}, {region} ({grant})</translation>
    </message>
    <message>
      <source>summit {summit}, place {place}</source>
      <extracomment>SHORT_PLACES.same_topic</extracomment>
      <translation>конференция {summit}, место {place}</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <extracomment>SHORT_PLACES.seat
SHORT_PLACES.topic</extracomment>
      <translation>конференция {summit}</translation>
    </message>
    <message>
      <source>{region} ({grant})</source>
      <extracomment>SHORT_PLACES.space</extracomment>
      <translation>{region} ({grant})</translation>
    </message>
  </context>
  <context>
    <name>solo_goals</name>
    <message>
      <source>meet all personal goals that you were dealt</source>
      <extracomment>SOLO_GOALS.all_personal_goals</extracomment>
      <translation>выполнить все розданные вам личные цели</translation>
    </message>
    <message>
      <source>hold a summit of every size</source>
      <extracomment>SOLO_GOALS.every_summit_size</extracomment>
      <translation>завершить конференции каждого размера</translation>
    </message>
    <message>
      <source>win although you start with {n:points}</source>
      <extracomment>SOLO_GOALS.fewer_points</extracomment>
      <translation>победить, имея в начале только {n:points}</translation>
    </message>
    <message>
      <source>win although no gas plant is in the game</source>
      <extracomment>SOLO_GOALS.no_gas</extracomment>
      <translation>победить, хотя в игре нет газовых электростанций</translation>
    </message>
    <message>
      <source>play no lobbyist card</source>
      <extracomment>SOLO_GOALS.no_lobbyist_in_decade</extracomment>
      <translation>не сыграть ни одной карты лоббиста</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals that ask for plants</source>
      <extracomment>SOLO_GOALS.plant_goals_by_decade</extracomment>
      <translation>достигнуть {n} экологических целей по электростанциям</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <extracomment>SOLO_GOALS.plant_in_every_region</extracomment>
      <translation>построить электростанцию в каждом регионе</translation>
    </message>
    <message>
      <source>build {n:plants}</source>
      <extracomment>SOLO_GOALS.plants_built</extracomment>
      <translation>построить {n:plants}</translation>
    </message>
    <message>
      <source>have {n:ceps} in Asia</source>
      <extracomment>SOLO_GOALS.region_cep</extracomment>
      <translation>иметь {n:ceps} в Азии</translation>
    </message>
    <message>
      <source>tear down {n:fossil_plants} by building in a full region</source>
      <extracomment>SOLO_GOALS.replaced_fossil</extracomment>
      <translation>удалить {n:fossil_plants}, строя в заполненных регионах</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <extracomment>SOLO_GOALS.tracks_finished</extracomment>
      <translation>дойти до последнего деления {n:tracks} компетенции</translation>
    </message>
  </context>
  <context>
    <name>titles</name>
    <message>
      <source>Company goal {card}</source>
      <extracomment>TITLES.company_goal</extracomment>
      <translation>Цель компании {card}</translation>
    </message>
    <message>
      <source>Event {card}: {region}</source>
      <extracomment>TITLES.event</extracomment>
      <translation>Событие {card}: {region}</translation>
    </message>
    <message>
      <source>Lobby card {card}: {trigger}</source>
      <extracomment>TITLES.lobby</extracomment>
      <translation>Карта лобби {card}: {trigger}</translation>
    </message>
    <message>
      <source>Personal goal {card}</source>
      <extracomment>TITLES.personal_goal</extracomment>
      <translation>Личная цель {card}</translation>
    </message>
    <message>
      <source>{energy} plant</source>
      <extracomment>TITLES.plant</extracomment>
      <translation>электростанция ({energy})</translation>
    </message>
    <message>
      <source>{energy} plant of level {level}</source>
      <extracomment>TITLES.plant_level</extracomment>
      <translation>электростанция ({energy}) уровня {level}</translation>
    </message>
    <message>
      <source>{energy} project</source>
      <extracomment>TITLES.project</extracomment>
      <translation>проект ({energy})</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <extracomment>TITLES.solo_goal</extracomment>
      <translation>Цель одиночной игры {card}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <extracomment>TITLES.un_goal</extracomment>
      <translation>Цель ООН {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>Lobbyist card {card}: {trigger}</source>
      <extracomment>TITLES_SECOND_CHANCE.lobby</extracomment>
      <translation>Карта лоббиста {card}: {trigger}</translation>
    </message>
  </context>
  <context>
    <name>triggers</name>
    <message>
      <source>build a plant</source>
      <extracomment>TRIGGERS.build</extracomment>
      <translation>построить электростанцию</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <extracomment>TRIGGERS.buy</extracomment>
      <translation>купить РУВ</translation>
    </message>
    <message>
      <source>prepare infrastructure</source>
      <extracomment>TRIGGERS.infrastructure</extracomment>
      <translation>развернуть инфраструктуру</translation>
    </message>
    <message>
      <source>install a project</source>
      <extracomment>TRIGGERS.install</extracomment>
      <translation>развернуть проект</translation>
    </message>
    <message>
      <source>plan a project</source>
      <extracomment>TRIGGERS.plan</extracomment>
      <translation>запланировать проект</translation>
    </message>
    <message>
      <source>propose a project</source>
      <extracomment>TRIGGERS.propose</extracomment>
      <translation>открыть проект</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <extracomment>TRIGGERS.sell</extracomment>
      <translation>продать РУВ</translation>
    </message>
    <message>
      <source>send a scientist to a summit</source>
      <extracomment>TRIGGERS.summit</extracomment>
      <translation>отправить ученого на конференцию</translation>
    </message>
  </context>
  <context>
    <name>un_goals</name>
    <message>
      <source>It takes the place of a lobby card in your turn, and your plants are not used up.</source>
      <extracomment>UN_GOALS.free</extracomment>
      <translation>Играется вместо карты лобби в ваш ход; электростанции при этом не расходуются.</translation>
    </message>
    <message>
      <source>Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.</source>
      <extracomment>UN_GOALS.most</extracomment>
      <translation>Кто в конце получил больше всего карт целей ООН, получает еще {vp:points}; при ничьей — все лидеры.</translation>
    </message>
    <message>
      <source>Needs plants that you have built, in any region: {plants}.</source>
      <extracomment>UN_GOALS.needs</extracomment>
      <translation>Нужны построенные вами электростанции в любых регионах: {plants}.</translation>
    </message>
    <message>
      <source>{n} {energy} plant|{n} {energy} plants</source>
      <extracomment>UN_GOALS.plant</extracomment>
      <translation>{n} электростанция ({energy})|{n} электростанции ({energy})|{n} электростанций ({energy})</translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.</source>
      <extracomment>UN_GOALS.scores</extracomment>
      <translation>Стоит {tech:cubes} и приносит {vp:points}; получить ее может только одна компания.</translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.free</extracomment>
      <translation>Играется вместо карты лоббиста в ваш ход; расходуются только кубики.</translation>
    </message>
    <message>
      <source>Needs your infrastructures under built plants, whoever built them: {plants}.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.needs</extracomment>
      <translation>Нужны построенные кем угодно электростанции на вашей инфраструктуре: {plants}.</translation>
    </message>
    <message>
      <source>Against each other, your cards together score at the end: {scores}.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.rivals</extracomment>
      <translation>В соревновательной игре ваши карты вместе приносят в конце: {scores}.</translation>
    </message>
    <message>
      <source>{n} card {vp:points}|{n} cards {vp:points}</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.score</extracomment>
      <translation>{n} карта — {vp:points}|{n} карты — {vp:points}|{n} карт — {vp:points}</translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.score_or_more</extracomment>
      <translation>от {n} карт — {vp:points}</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one company can claim it.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.scores</extracomment>
      <translation>Стоит {tech:cubes}; получить ее может только одна компания.</translation>
    </message>
    <message>
      <source>In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.team</extracomment>
      <translation>В команде и в одиночной игре сразу приносит {vp:points}; неполученными могут остаться максимум {allowed}.</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Before each new decade everybody bids once, and the winner names the start player; without it the tile moves to the left.</source>
      <extracomment>VARIANT_HELP.auction</extracomment>
      <translation>Перед каждым новым десятилетием все по разу делают ставку, и победитель назначает первого игрока; без аукциона тайл передается налево.</translation>
    </message>
    <message>
      <source>Fewer coal plants, and more points at the start, make the game easier.</source>
      <extracomment>VARIANT_HELP.difficulty</extracomment>
      <translation>Игра легче, если угольных электростанций меньше, а очков в начале больше.</translation>
    </message>
    <message>
      <source>Out of the game: {removed}. Points at the start: {vp}.</source>
      <extracomment>VARIANT_HELP.difficulty=fixed</extracomment>
      <translation>Удалено из игры: {removed}. Очки в начале: {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Points at the start: {vp}.</source>
      <extracomment>VARIANT_HELP.difficulty=points</extracomment>
      <translation>В игре все ИТ-электростанции. Очки в начале: {vp}.</translation>
    </message>
    <message>
      <source>Choose your lobby cards one by one from packets that are passed to the right.</source>
      <extracomment>VARIANT_HELP.draft</extracomment>
      <translation>Выбирайте карты лобби по одной из наборов, которые передаются направо.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and goes on clockwise.</source>
      <extracomment>VARIANT_HELP.home</extracomment>
      <translation>Поставка энергии каждое десятилетие начинается в этом регионе и идет по часовой стрелке.</translation>
    </message>
    <message>
      <source>Two inspectors walk along the environmental goals; an open goal beside one costs double.</source>
      <extracomment>VARIANT_HELP.inspectors</extracomment>
      <translation>Два инспектора обходят экологические цели; недостигнутая цель рядом с инспектором считается дважды.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <extracomment>VARIANT_HELP.mode</extracomment>
      <translation>Играйте одной командой, друг против друга или в одиночку.</translation>
    </message>
    <message>
      <source>Everybody scores alone; if the CO₂ level gets too high, everybody loses.</source>
      <extracomment>VARIANT_HELP.mode=competitive</extracomment>
      <translation>Каждый набирает свои очки; если уровень CO₂ слишком высок, проигрывают все игроки.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level in check, or lose together.</source>
      <extracomment>VARIANT_HELP.mode=cooperative</extracomment>
      <translation>Одна команда, один счет: удержите уровень CO₂ или проиграете вместе.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <extracomment>VARIANT_HELP.mode=solo</extracomment>
      <translation>Как кооперативная игра, но с кубиками соперника на поле и более жесткими условиями.</translation>
    </message>
    <message>
      <source>Start with drawn fossil plants, or with a fixed set that is easier or harder.</source>
      <extracomment>VARIANT_HELP.preset</extracomment>
      <translation>Начните со случайных ИТ-электростанций или с фиксированной расстановки, легче или сложнее.</translation>
    </message>
    <message>
      <source>Six fossil plants are drawn at random, one for each region.</source>
      <extracomment>VARIANT_HELP.preset=</extracomment>
      <translation>Шесть ИТ-электростанций вытягиваются случайным образом, по одной на регион.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Out of the game: {removed}.</source>
      <extracomment>VARIANT_HELP.preset=fewer</extracomment>
      <translation>{plants}: раскладываются по регионам случайным образом. Уровень CO₂ в начале — {co2} ppm. Удалено из игры: {removed}.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.</source>
      <extracomment>VARIANT_HELP.preset=fixed</extracomment>
      <translation>{plants}: раскладываются по регионам случайным образом. Уровень CO₂ в начале — {co2} ppm.</translation>
    </message>
    <message>
      <source>A goal that has to be met on top of everything else.</source>
      <extracomment>VARIANT_HELP.solo_card</extracomment>
      <translation>Цель, которую нужно выполнить сверх всего остального.</translation>
    </message>
    <message>
      <source>One of the solo goals, drawn at random.</source>
      <extracomment>VARIANT_HELP.solo_card=-1</extracomment>
      <translation>Одна из целей одиночной игры, случайным образом.</translation>
    </message>
    <message>
      <source>No goal on top of the usual conditions.</source>
      <extracomment>VARIANT_HELP.solo_card=0</extracomment>
      <translation>Никаких целей сверх обычных условий.</translation>
    </message>
  </context>
  <context>
    <name>variant_help_second_chance</name>
    <message>
      <source>Choose your lobbyist cards from packets that are passed to the right.</source>
      <extracomment>VARIANT_HELP_SECOND_CHANCE.draft</extracomment>
      <translation>Выбирайте карты лоббистов из наборов, которые передаются направо.</translation>
    </message>
  </context>
  <context>
    <name>variant_values</name>
    <message>
      <source>Easy</source>
      <extracomment>VARIANT_VALUES.difficulty=easy</extracomment>
      <translation>Легко</translation>
    </message>
    <message>
      <source>Hard</source>
      <extracomment>VARIANT_VALUES.difficulty=hard</extracomment>
      <translation>Сложно</translation>
    </message>
    <message>
      <source>Competitive</source>
      <extracomment>VARIANT_VALUES.mode=competitive</extracomment>
      <translation>Соревновательная</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <extracomment>VARIANT_VALUES.mode=cooperative</extracomment>
      <translation>Кооперативная</translation>
    </message>
    <message>
      <source>Solo</source>
      <extracomment>VARIANT_VALUES.mode=solo</extracomment>
      <translation>Одиночная</translation>
    </message>
    <message>
      <source>No</source>
      <extracomment>VARIANT_VALUES.no</extracomment>
      <translation>Нет</translation>
    </message>
    <message>
      <source>Random</source>
      <extracomment>VARIANT_VALUES.preset=
VARIANT_VALUES.solo_card=-1</extracomment>
      <translation>Случайно</translation>
    </message>
    <message>
      <source>Beginner</source>
      <extracomment>VARIANT_VALUES.preset=beginner</extracomment>
      <translation>Новичок</translation>
    </message>
    <message>
      <source>Expert</source>
      <extracomment>VARIANT_VALUES.preset=expert</extracomment>
      <translation>Эксперт</translation>
    </message>
    <message>
      <source>Extreme</source>
      <extracomment>VARIANT_VALUES.preset=extreme</extracomment>
      <translation>Кошмар</translation>
    </message>
    <message>
      <source>Normal</source>
      <extracomment>VARIANT_VALUES.preset=normal
VARIANT_VALUES.difficulty=normal</extracomment>
      <translation>Средне</translation>
    </message>
    <message>
      <source>{card}: {goal}</source>
      <extracomment>VARIANT_VALUES.solo_card=</extracomment>
      <translation>{card}: {goal}</translation>
    </message>
    <message>
      <source>None</source>
      <extracomment>VARIANT_VALUES.solo_card=0</extracomment>
      <translation>Нет</translation>
    </message>
    <message>
      <source>Yes</source>
      <extracomment>VARIANT_VALUES.yes</extracomment>
      <translation>Да</translation>
    </message>
  </context>
  <context>
    <name>variants</name>
    <message>
      <source>Start player auction</source>
      <extracomment>VARIANTS.auction</extracomment>
      <translation>Аукцион за место первого игрока</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <extracomment>VARIANTS.difficulty</extracomment>
      <translation>Уровень сложности</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <extracomment>VARIANTS.draft</extracomment>
      <translation>Драфт</translation>
    </message>
    <message>
      <source>Home region</source>
      <extracomment>VARIANTS.home</extracomment>
      <translation>Домашний регион</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <extracomment>VARIANTS.inspectors</extracomment>
      <translation>Инспекторы ООН</translation>
    </message>
    <message>
      <source>Way of playing</source>
      <extracomment>VARIANTS.mode</extracomment>
      <translation>Режим игры</translation>
    </message>
    <message>
      <source>Fossil plants at the start</source>
      <extracomment>VARIANTS.preset</extracomment>
      <translation>ИТ-электростанции в начале</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <extracomment>VARIANTS.solo_card</extracomment>
      <translation>Цель одиночной игры</translation>
    </message>
  </context>
  <context>
    <name>variants_second_chance</name>
    <message>
      <source>Lobbyist draft</source>
      <extracomment>VARIANTS_SECOND_CHANCE.draft</extracomment>
      <translation>Драфт карт лоббистов</translation>
    </message>
  </context>
</TS>
