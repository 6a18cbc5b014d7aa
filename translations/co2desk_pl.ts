<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>&amp;Licences</source>
      <translation>&amp;Licencje</translation>
    </message>
    <message>
      <source>&amp;Reconstructed values</source>
      <translation>&amp;Wartości odtworzone</translation>
    </message>
    <message>
      <source>&amp;What it is</source>
      <translation>&amp;Co to jest</translation>
    </message>
    <message>
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the typefaces: SIL Open Font License 1.1.</source>
      <translation>&lt;b&gt;Noto Sans&lt;/b&gt; i &lt;b&gt;Noto Sans CJK&lt;/b&gt;, kroje pisma: SIL Open Font License 1.1.</translation>
    </message>
    <message>
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt;, czyta wartości elementów gry: licencja MIT.</translation>
    </message>
    <message>
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window: GNU LGPL, version 3. They are used unchanged, and you may put another build of them in their place.</source>
      <translation>&lt;b&gt;Qt&lt;/b&gt; i &lt;b&gt;PySide6&lt;/b&gt;, okno programu: GNU LGPL, wersja 3. Używamy ich bez zmian, a ty możesz wstawić w ich miejsce inną kompilację.</translation>
    </message>
    <message>
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: use it, change it and pass it on, with its copyright notice and without any warranty.</source>
      <translation>&lt;b&gt;co2desk&lt;/b&gt; to wolne oprogramowanie na licencji MIT: używaj go, zmieniaj je i przekazuj dalej, z notą o prawach autorskich i bez żadnej gwarancji.</translation>
    </message>
    <message>
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt;, znajduje twoje foldery: licencja MIT.</translation>
    </message>
    <message>
      <source>About co2desk</source>
      <translation>O co2desk</translation>
    </message>
    <message>
      <source>Amounts of the rules</source>
      <translation>Ilości w zasadach</translation>
    </message>
    <message>
      <source>By number of players</source>
      <translation>Według liczby graczy</translation>
    </message>
    <message>
      <source>CEP market</source>
      <translation>Rynek PNE</translation>
    </message>
    <message>
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <source>CO₂ track</source>
      <translation>Tor CO₂</translation>
    </message>
    <message>
      <source>CO₂: Second Chance (2018)</source>
      <translation>CO₂: Druga szansa (2018)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Company goals</source>
      <translation>Cele firmy</translation>
    </message>
    <message>
      <source>Decades</source>
      <translation>Dekady</translation>
    </message>
    <message>
      <source>Difficulties</source>
      <translation>Poziomy trudności</translation>
    </message>
    <message>
      <source>Draft</source>
      <translation>Draft</translation>
    </message>
    <message>
      <source>Energies</source>
      <translation>Rodzaje energii</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <translation>Cele środowiskowe</translation>
    </message>
    <message>
      <source>Event cards</source>
      <translation>Karty zdarzeń</translation>
    </message>
    <message>
      <source>Expertise tracks</source>
      <translation>Tory doświadczenia</translation>
    </message>
    <message>
      <source>Fixed sets of fossil plants</source>
      <translation>Wymuszone zestawy elektrowni konwencjonalnych</translation>
    </message>
    <message>
      <source>Fossil fuel plants</source>
      <translation>Elektrownie konwencjonalne</translation>
    </message>
    <message>
      <source>Games of three players</source>
      <translation>Gry w 3 osoby</translation>
    </message>
    <message>
      <source>Green power plants</source>
      <translation>Elektrownie ekologiczne</translation>
    </message>
    <message>
      <source>Infrastructure</source>
      <translation>Infrastruktura</translation>
    </message>
    <message>
      <source>Inspectors</source>
      <translation>Inspektorzy NZ</translation>
    </message>
    <message>
      <source>It stands on the work of others:</source>
      <translation>Opiera się na pracy innych:</translation>
    </message>
    <message>
      <source>Lobby cards</source>
      <translation>Karty lobbowania</translation>
    </message>
    <message>
      <source>Personal goals</source>
      <translation>Cele osobiste</translation>
    </message>
    <message>
      <source>Rating of the team</source>
      <translation>Ocena zespołu</translation>
    </message>
    <message>
      <source>Regional agenda tiles</source>
      <translation>Żetony priorytetów regionalnych</translation>
    </message>
    <message>
      <source>Regions of the board</source>
      <translation>Regiony na planszy</translation>
    </message>
    <message>
      <source>Solo game</source>
      <translation>Gra solo</translation>
    </message>
    <message>
      <source>Some values are printed on the pieces alone. Where no rulebook tells them they are reconstructed; the next page lists them.</source>
      <translation>Niektóre wartości są wydrukowane tylko na elementach gry. Tam, gdzie nie podaje ich żadna instrukcja, są odtworzone; wymienia je następna zakładka.</translation>
    </message>
    <message>
      <source>Summit tiles</source>
      <translation>Żetony kongresów</translation>
    </message>
    <message>
      <source>Supplies</source>
      <translation>Zasoby ogólne</translation>
    </message>
    <message>
      <source>The board games CO₂ and CO₂: Second Chance on one computer that knows all the rules: whatever cannot be done is refused with the reason, and every game can be replayed.</source>
      <translation>Gry planszowe CO₂ i CO₂: Druga szansa na jednym komputerze, który zna wszystkie zasady: co jest niedozwolone, zostaje odrzucone z uzasadnieniem, a każdą rozgrywkę można odtworzyć.</translation>
    </message>
    <message>
      <source>This is an unofficial work by people who like the game. &lt;b&gt;CO₂ is Vital Lacerda’s.&lt;/b&gt; No art and no text of the printed games is in it; pictures and sentences are its own.</source>
      <translation>To nieoficjalne dzieło ludzi, którzy lubią tę grę. &lt;b&gt;CO₂ jest grą Vitala Lacerdy.&lt;/b&gt; Nie ma w nim żadnych grafik ani tekstów z drukowanych gier; obrazy i zdania są własne.</translation>
    </message>
    <message>
      <source>UN goals</source>
      <translation>Cele NZ</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Wersja {version}</translation>
    </message>
    <message>
      <source>What installing brings</source>
      <translation>Korzyści z uruchomienia</translation>
    </message>
    <message>
      <source>What players start with</source>
      <translation>Co gracze mają na początku</translation>
    </message>
  </context>
  <context>
    <name>ActionsDialog</name>
    <message>
      <source>Actions</source>
      <translation>Akcje</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Do it</source>
      <translation>Wykonaj</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Szukaj</translation>
    </message>
    <message>
      <source>Search: a region, an energy, a card …</source>
      <translation>Szukaj: region, rodzaj energii, karta…</translation>
    </message>
    <message>
      <source>What can I do?</source>
      <translation>Co mogę zrobić?</translation>
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
      <translation>Nie ma naukowca do przesunięcia ani do zatrudnienia: to, co daje to pole, przepada.</translation>
    </message>
    <message>
      <source>Solo goal {card} cannot be met after this.</source>
      <translation>Celu solo {card} nie da się już potem spełnić.</translation>
    </message>
    <message>
      <source>The bonus cannot be used and is lost.</source>
      <translation>Premii nie da się wykorzystać: przepada.</translation>
    </message>
    <message>
      <source>The decade ends with this turn, and the planet is lost with a chance of {percent} %.</source>
      <translation>Z tą turą kończy się dekada; szansa, że planeta zostanie zniszczona: {percent}%.</translation>
    </message>
    <message>
      <source>The game is lost unless more points come in for open goals and missing CEPs. Missing: {points}.</source>
      <translation>Gra będzie przegrana, jeśli nie uda się zdobyć więcej punktów na nieosiągnięte cele i brakujące PNE. Brakuje: {points}.</translation>
    </message>
    <message>
      <source>The game will be lost. Missing for open goals and CEPs: {points}.</source>
      <translation>Gra będzie przegrana. Na nieosiągnięte cele i PNE zabraknie: {points}.</translation>
    </message>
    <message>
      <source>The planet is lost in this decade with a chance of {percent} %.</source>
      <translation>Szansa, że planeta zostanie zniszczona w tej dekadzie: {percent}%.</translation>
    </message>
    <message>
      <source>The planet will be lost in this decade.</source>
      <translation>Planeta zostanie zniszczona w tej dekadzie.</translation>
    </message>
    <message>
      <source>The planet will be lost: the decade ends with this turn.</source>
      <translation>Planeta zostanie zniszczona: z tą turą kończy się dekada.</translation>
    </message>
    <message>
      <source>This ends the game: {reason}</source>
      <translation>To kończy grę: {reason}</translation>
    </message>
    <message>
      <source>You are at the end of the track: a point is lost.</source>
      <translation>To już koniec toru: punkt przepada.</translation>
    </message>
    <message>
      <source>You could still: {actions}.</source>
      <translation>Możesz jeszcze: {actions}.</translation>
    </message>
    <message>
      <source>{energy} {level}</source>
      <translation>{energy} {level}</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}, for good.</source>
      <translation>{player} bezpowrotnie wymienia cel firmy na ${money}.</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
  </context>
  <context>
    <name>BidEditor</name>
    <message>
      <source>Your bid</source>
      <translation>Twoja oferta</translation>
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
      <translation>Pozwoleniem na emisję dwutlenku węgla płaci się za uruchomienie projektu i za elektrownie konwencjonalne.</translation>
    </message>
    <message>
      <source>A green plant replaces the leftmost one when no slot is empty.</source>
      <translation>Gdy nie ma pustego pola, elektrownia ekologiczna zastępuje skrajną lewą.</translation>
    </message>
    <message>
      <source>A sale lowers the price; when the last one goes, the bank refills and the price rises.</source>
      <translation>Sprzedaż obniża cenę; gdy zejdzie ostatnie PNE, bank uzupełnia rynek i cena wzrasta.</translation>
    </message>
    <message>
      <source>A scientist comes here from a project of the same energy, and stays until the summit.</source>
      <translation>Naukowiec trafia tu z projektu tego samego rodzaju energii i zostaje do końca kongresu.</translation>
    </message>
    <message>
      <source>A scientist in your hand</source>
      <translation>Naukowiec w twoich zasobach</translation>
    </message>
    <message>
      <source>A scientist of {player} works here.</source>
      <translation>Pracuje tu naukowiec gracza {player}.</translation>
    </message>
    <message>
      <source>A scientist you can recruit</source>
      <translation>Naukowiec do zatrudnienia</translation>
    </message>
    <message>
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <translation>Zwiększa poziom CO₂ o {ppm} ppm.</translation>
    </message>
    <message>
      <source>Agenda of {region}</source>
      <translation>Priorytety regionu {region}</translation>
    </message>
    <message>
      <source>All plants are green: there is no room for another one.</source>
      <translation>Wszystkie elektrownie są ekologiczne: nie ma miejsca na kolejną.</translation>
    </message>
    <message>
      <source>At {ppm} ppm after a supply phase the planet is lost.</source>
      <translation>Przy {ppm} ppm po fazie zasobów planeta jest zniszczona.</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Zbuduj</translation>
    </message>
    <message>
      <source>Built by {player} in {region}.</source>
      <translation>Region: {region}. Budujący: {player}.</translation>
    </message>
    <message>
      <source>Buy CEP</source>
      <translation>Kup PNE</translation>
    </message>
    <message>
      <source>CEP market</source>
      <translation>Rynek PNE</translation>
    </message>
    <message>
      <source>CEPs</source>
      <translation>PNE</translation>
    </message>
    <message>
      <source>CEPs in hand: {count}</source>
      <translation>PNE w zasobach gracza: {count}</translation>
    </message>
    <message>
      <source>CEPs in the bank: {count}.</source>
      <translation>PNE w banku: {count}.</translation>
    </message>
    <message>
      <source>CEPs in your hand: {count}</source>
      <translation>PNE w twoich zasobach: {count}</translation>
    </message>
    <message>
      <source>CEPs in {region}: {count} of {limit}</source>
      <translation>PNE w regionie {region}: {count} z {limit}</translation>
    </message>
    <message>
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Poziom CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <source>Comes to your hand through a research grant.</source>
      <translation>Trafia do twoich zasobów dzięki dotacji na wsparcie badań.</translation>
    </message>
    <message>
      <source>Decade</source>
      <translation>Dekada</translation>
    </message>
    <message>
      <source>Decade {now} of {last}</source>
      <translation>Dekada {now} z {last}</translation>
    </message>
    <message>
      <source>Drag one onto a proposed project to install it, or onto the market to sell it.</source>
      <translation>Przeciągnij PNE na przygotowany projekt, aby go uruchomić, albo na rynek, aby je sprzedać.</translation>
    </message>
    <message>
      <source>Draws a fossil plant when the next decade begins, unless a plant is built.</source>
      <translation>Na początku następnej dekady powstanie tu elektrownia konwencjonalna, chyba że ktoś wcześniej zbuduje ekologiczną.</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Zdarzenie</translation>
    </message>
    <message>
      <source>Expertise in {energy}</source>
      <translation>Doświadczenie w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <source>Fossil plant in {region}: {fossil}</source>
      <translation>Elektrownia konwencjonalna w regionie {region}: {fossil}</translation>
    </message>
    <message>
      <source>Fossil plants left in the pile: {kinds}.</source>
      <translation>Elektrownie konwencjonalne w stosie: {kinds}.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on, events strike.</source>
      <translation>Od {ppm} ppm następują katastrofy.</translation>
    </message>
    <message>
      <source>Given after disasters. A plant built here needs one cube less.</source>
      <translation>Przekazane po katastrofach. Elektrownia budowana tutaj wymaga o jeden zasób technologiczny mniej.</translation>
    </message>
    <message>
      <source>Has a company goal.</source>
      <translation>Ma cel firmy.</translation>
    </message>
    <message>
      <source>Has discarded the company goal.</source>
      <translation>Cel firmy wymieniony na pieniądze.</translation>
    </message>
    <message>
      <source>Held at the end of the turn in which every topic has a scientist.</source>
      <translation>Kończy się z końcem tury, w której każdy temat ma prelegenta.</translation>
    </message>
    <message>
      <source>Install</source>
      <translation>Uruchom</translation>
    </message>
    <message>
      <source>Level {level}: {bonus}</source>
      <translation>Poziom {level}: {bonus}</translation>
    </message>
    <message>
      <source>Lobby cards in the pile: {count}.</source>
      <translation>Karty lobbowania w stosie: {count}.</translation>
    </message>
    <message>
      <source>Lobby cards played: {cards}.</source>
      <translation>Zagrane karty lobbowania: {cards}.</translation>
    </message>
    <message>
      <source>Lobby cards: {count}</source>
      <translation>Karty lobbowania: {count}</translation>
    </message>
    <message>
      <source>Money</source>
      <translation>Pieniądze</translation>
    </message>
    <message>
      <source>Money: ${count}</source>
      <translation>Pieniądze: ${count}</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Następne</translation>
    </message>
    <message>
      <source>No {energy} plant is left</source>
      <translation>Nie ma już elektrowni „{energy}”</translation>
    </message>
    <message>
      <source>Nobody controls {region}</source>
      <translation>Nikt nie kontroluje regionu {region}</translation>
    </message>
    <message>
      <source>Nobody sits at the screen</source>
      <translation>Nikt nie siedzi przed ekranem</translation>
    </message>
    <message>
      <source>Number {number} in the order of the supply phase.</source>
      <translation>Miejsce w kolejności regionów: {number}.</translation>
    </message>
    <message>
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>Na rynku: {count}. Cena: ${price}.</translation>
    </message>
    <message>
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Raz w turze możesz kupić jedno PNE albo sprzedać jedno ze swoich zasobów.</translation>
    </message>
    <message>
      <source>Only these energies can be proposed here; the order decides ties for control.</source>
      <translation>Tylko te rodzaje energii można tu przygotować; kolejność rozstrzyga remisy o kontrolę.</translation>
    </message>
    <message>
      <source>Pieces that come home are put down here.</source>
      <translation>Tu trafiają elementy, które wracają do gracza.</translation>
    </message>
    <message>
      <source>Plants and UN goals are paid with them.</source>
      <translation>Płaci się nimi za elektrownie i cele NZ.</translation>
    </message>
    <message>
      <source>Plants left: {count}.</source>
      <translation>Pozostałe elektrownie: {count}.</translation>
    </message>
    <message>
      <source>Plants: {count}</source>
      <translation>Elektrownie: {count}</translation>
    </message>
    <message>
      <source>Plants: {kinds}</source>
      <translation>Elektrownie: {kinds}</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkty</translation>
    </message>
    <message>
      <source>Points: {count}</source>
      <translation>Punkty: {count}</translation>
    </message>
    <message>
      <source>Project space in {region}: {grant}</source>
      <translation>Miejsce na projekt w regionie {region}: {grant}</translation>
    </message>
    <message>
      <source>Propose</source>
      <translation>Przygotuj</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runda</translation>
    </message>
    <message>
      <source>Round {now} of {last}</source>
      <translation>Runda {now} z {last}</translation>
    </message>
    <message>
      <source>Scientist of {player}</source>
      <translation>Naukowiec gracza {player}</translation>
    </message>
    <message>
      <source>Scientists</source>
      <translation>Naukowcy</translation>
    </message>
    <message>
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Naukowcy w zasobach gracza: {hand}, do zatrudnienia: {pool}</translation>
    </message>
    <message>
      <source>Sell CEP</source>
      <translation>Sprzedaj PNE</translation>
    </message>
    <message>
      <source>Start player.</source>
      <translation>Gracz rozpoczynający.</translation>
    </message>
    <message>
      <source>Still empty.</source>
      <translation>Jeszcze puste.</translation>
    </message>
    <message>
      <source>Summit</source>
      <translation>Kongres</translation>
    </message>
    <message>
      <source>Summit {number}</source>
      <translation>Kongres {number}</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Bank</translation>
    </message>
    <message>
      <source>Technology</source>
      <translation>Technologia</translation>
    </message>
    <message>
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Zasoby technologiczne w zasobach ogólnych: {count}.</translation>
    </message>
    <message>
      <source>Technology cubes in {region}: {count}</source>
      <translation>Zasoby technologiczne w regionie {region}: {count}</translation>
    </message>
    <message>
      <source>Technology cubes: {count}</source>
      <translation>Zasoby technologiczne: {count}</translation>
    </message>
    <message>
      <source>The controller may pay with the CEPs here, and pays for new fossil plants.</source>
      <translation>Gracz kontrolujący region może płacić tutejszymi PNE i płaci za nowe elektrownie konwencjonalne.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next.</source>
      <translation>W tej turze na rynku zabrakło PNE: do następnej nie można sprzedawać.</translation>
    </message>
    <message>
      <source>Tiles left in the stack: {count}.</source>
      <translation>Żetony w stosie: {count}.</translation>
    </message>
    <message>
      <source>Tiles left: {count}.</source>
      <translation>Pozostałe żetony: {count}.</translation>
    </message>
    <message>
      <source>Topic {energy}</source>
      <translation>Temat „{energy}”</translation>
    </message>
    <message>
      <source>Topics: {energies}.</source>
      <translation>Tematy: {energies}.</translation>
    </message>
    <message>
      <source>UN goals in the pile: {count}.</source>
      <translation>Cele NZ w stosie: {count}.</translation>
    </message>
    <message>
      <source>UN goals: {goals}</source>
      <translation>Cele NZ: {goals}</translation>
    </message>
    <message>
      <source>What lies in front of {player}</source>
      <translation>Zasoby gracza {player}</translation>
    </message>
    <message>
      <source>Works on a project and gains expertise at the end of your turn.</source>
      <translation>Pracuje nad projektem i daje doświadczenie na koniec twojej tury.</translation>
    </message>
    <message>
      <source>Your money: ${count}</source>
      <translation>Twoje pieniądze: ${count}</translation>
    </message>
    <message>
      <source>Your technology cubes: {count}</source>
      <translation>Twoje zasoby technologiczne: {count}</translation>
    </message>
    <message>
      <source>danger</source>
      <translation>alarm</translation>
    </message>
    <message>
      <source>installed</source>
      <translation>uruchomiony</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>klęska</translation>
    </message>
    <message>
      <source>no sale this turn</source>
      <translation>w tej turze bez sprzedaży</translation>
    </message>
    <message>
      <source>none left</source>
      <translation>brak</translation>
    </message>
    <message>
      <source>proposed</source>
      <translation>przygotowany</translation>
    </message>
    <message>
      <source>to recruit</source>
      <translation>w puli</translation>
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
      <translation>Region {region} kontroluje {player}</translation>
    </message>
    <message>
      <source>{player}: level {level}</source>
      <translation>{player}: poziom {level}</translation>
    </message>
    <message>
      <source>{player}: {points}</source>
      <translation>{player}: {points}</translation>
    </message>
    <message>
      <source>{project} in {region}: {state}</source>
      <translation>{project} w regionie {region}: {state}</translation>
    </message>
    <message>
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: zapotrzebowanie w dekadzie {decade}</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <source>Step {step}</source>
      <translation>Krok {step}</translation>
    </message>
    <message>
      <source>There is nothing to show yet.</source>
      <translation>Nie ma jeszcze nic do pokazania.</translation>
    </message>
    <message>
      <source>{name}: {first} at the beginning, {last} now, never below {low} or above {high}.</source>
      <translation>{name}: na początku {first}, teraz {last}, nigdy poniżej {low} ani powyżej {high}.</translation>
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
      <translation>Wszyscy pozostali niech teraz nie patrzą.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Dalej</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>To ja, {name}</translation>
    </message>
    <message>
      <source>Nothing has happened since your last turn.</source>
      <translation>Od twojej ostatniej tury nic się nie wydarzyło.</translation>
    </message>
    <message>
      <source>Since your last turn</source>
      <translation>Od twojej ostatniej tury</translation>
    </message>
    <message>
      <source>{name}, it is your decision</source>
      <translation>{name}, twoja decyzja</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <source>All energies together</source>
      <translation>Wszystkie dziedziny razem</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <translation>Poziom CO₂</translation>
    </message>
    <message>
      <source>Decade {number}</source>
      <translation>Dekada {number}</translation>
    </message>
    <message>
      <source>How did we win?</source>
      <translation>Jak doszło do zwycięstwa?</translation>
    </message>
    <message>
      <source>How did you win?</source>
      <translation>Jak doszło do zwycięstwa?</translation>
    </message>
    <message>
      <source>Open environmental goals</source>
      <translation>Nieosiągnięte cele środowiskowe</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkty</translation>
    </message>
    <message>
      <source>The largest changes: {steps}.</source>
      <translation>Największe zmiany: {steps}.</translation>
    </message>
    <message>
      <source>When did we lose?</source>
      <translation>Kiedy doszło do porażki?</translation>
    </message>
    <message>
      <source>When did you lose?</source>
      <translation>Kiedy doszło do porażki?</translation>
    </message>
    <message>
      <source>step {step}</source>
      <translation>krok {step}</translation>
    </message>
    <message>
      <source>step {step} ({change} ppm)</source>
      <translation>krok {step} ({change} ppm)</translation>
    </message>
    <message>
      <source>{name} took the lead for good at {step}.</source>
      <translation>{name} na dobre obejmuje prowadzenie ({step}).</translation>
    </message>
    <message>
      <source>{name} took the lead in the last step.</source>
      <translation>{name} obejmuje prowadzenie w ostatnim kroku.</translation>
    </message>
    <message>
      <source>{ppm} ppm: disasters</source>
      <translation>{ppm} ppm: katastrofy</translation>
    </message>
    <message>
      <source>{ppm} ppm: limit</source>
      <translation>{ppm} ppm: limit</translation>
    </message>
    <message>
      <source>{ppm} ppm: two disasters</source>
      <translation>{ppm} ppm: dwie katastrofy</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <source>&amp;Look at the board</source>
      <translation>&amp;Obejrzyj planszę</translation>
    </message>
    <message>
      <source>&amp;Next step</source>
      <translation>&amp;Następny krok</translation>
    </message>
    <message>
      <source>&amp;Play again</source>
      <translation>Zagraj &amp;jeszcze raz</translation>
    </message>
    <message>
      <source>&amp;Replay</source>
      <translation>&amp;Powtórka</translation>
    </message>
    <message>
      <source>&amp;Save…</source>
      <translation>&amp;Zapisz…</translation>
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
      <translation>Zielone stulecie</translation>
    </message>
    <message>
      <source>A lasting recovery</source>
      <translation>Trwała poprawa</translation>
    </message>
    <message>
      <source>A narrow escape</source>
      <translation>O włos od klęski</translation>
    </message>
    <message>
      <source>A personal goal met by everybody</source>
      <translation>Cel osobisty spełniony przez każdego</translation>
    </message>
    <message>
      <source>A planet at its best</source>
      <translation>Planeta w rozkwicie</translation>
    </message>
    <message>
      <source>A truce with the climate</source>
      <translation>Rozejm z klimatem</translation>
    </message>
    <message>
      <source>All personal goals met</source>
      <translation>Spełnione wszystkie cele osobiste</translation>
    </message>
    <message>
      <source>Before the scoring</source>
      <translation>Przed podliczaniem</translation>
    </message>
    <message>
      <source>Buying it down would have cost {price}, with {had} left.</source>
      <translation>Obniżenie kosztowałoby {price}; do dyspozycji: {had}.</translation>
    </message>
    <message>
      <source>CO₂ level at most {ppm} ppm</source>
      <translation>Poziom CO₂ najwyżej {ppm} ppm</translation>
    </message>
    <message>
      <source>Counting the points</source>
      <translation>Podliczanie punktów</translation>
    </message>
    <message>
      <source>Decade {decade}: {changes}</source>
      <translation>Dekada {decade}: {changes}</translation>
    </message>
    <message>
      <source>Decade {decade}: {change} ppm</source>
      <translation>Dekada {decade}: {change} ppm</translation>
    </message>
    <message>
      <source>End of decade {decade}: {changes}</source>
      <translation>Koniec dekady {decade}: {changes}</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>Koniec gry</translation>
    </message>
    <message>
      <source>Expertise in {energy}</source>
      <translation>Doświadczenie w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <source>Final</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <source>Green plants</source>
      <translation>Elektrownie ekologiczne</translation>
    </message>
    <message>
      <source>How the game was judged</source>
      <translation>Jak oceniono grę</translation>
    </message>
    <message>
      <source>Infrastructures</source>
      <translation>Infrastruktury</translation>
    </message>
    <message>
      <source>Look at the board at this moment.</source>
      <translation>Obejrzyj planszę z tego momentu.</translation>
    </message>
    <message>
      <source>Met since step {step}.</source>
      <translation>Spełniony od kroku {step}.</translation>
    </message>
    <message>
      <source>Missed when the game ended.</source>
      <translation>Niespełniony na koniec gry.</translation>
    </message>
    <message>
      <source>Missed with step {step}.</source>
      <translation>Nie do spełnienia od kroku {step}.</translation>
    </message>
    <message>
      <source>Money</source>
      <translation>Pieniądze</translation>
    </message>
    <message>
      <source>Money that has brought points still counts in full here.</source>
      <translation>Pieniądze, które dały punkty, liczą się tu nadal w całości.</translation>
    </message>
    <message>
      <source>Never fewer than 0 points</source>
      <translation>Nigdy mniej niż 0 punktów</translation>
    </message>
    <message>
      <source>No difference: {criteria}.</source>
      <translation>Bez różnicy: {criteria}.</translation>
    </message>
    <message>
      <source>Nobody wins, and nothing is scored.</source>
      <translation>Nikt nie wygrywa, punktów się nie podlicza.</translation>
    </message>
    <message>
      <source>Nothing is left to compare, so the victory is shared.</source>
      <translation>Nie ma już czego porównywać: wspólne zwycięstwo.</translation>
    </message>
    <message>
      <source>Open: {n}</source>
      <translation>Niezrealizowane: {n}</translation>
    </message>
    <message>
      <source>Personal goals</source>
      <translation>Cele osobiste</translation>
    </message>
    <message>
      <source>Points at the end</source>
      <translation>Punkty na koniec</translation>
    </message>
    <message>
      <source>Rank {rank} of {ranks}</source>
      <translation>Ranga {rank} z {ranks}</translation>
    </message>
    <message>
      <source>Rating</source>
      <translation>Ocena</translation>
    </message>
    <message>
      <source>Regions under control</source>
      <translation>Kontrolowane regiony</translation>
    </message>
    <message>
      <source>Show &amp;all</source>
      <translation>Pokaż &amp;wszystko</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Dotychczas</translation>
    </message>
    <message>
      <source>Step {step}</source>
      <translation>Krok {step}</translation>
    </message>
    <message>
      <source>Step {step}. {changes}. {causes}</source>
      <translation>Krok {step}. {changes}. {causes}</translation>
    </message>
    <message>
      <source>The game ended before this was asked for.</source>
      <translation>Gra skończyła się, zanim było to wymagane.</translation>
    </message>
    <message>
      <source>The game is lost</source>
      <translation>Gra przegrana</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <translation>Planeta zniszczona</translation>
    </message>
    <message>
      <source>The printed table is not known; this one is our own.</source>
      <translation>Drukowana tabela nie jest znana; ta jest nasza własna.</translation>
    </message>
    <message>
      <source>The ranks begin at {points}.</source>
      <translation>Progi rang: {points}.</translation>
    </message>
    <message>
      <source>The team</source>
      <translation>Zespół</translation>
    </message>
    <message>
      <source>The team wins</source>
      <translation>Zespół wygrywa</translation>
    </message>
    <message>
      <source>To win, all of this had to be true</source>
      <translation>Warunki zwycięstwa (wszystkie)</translation>
    </message>
    <message>
      <source>UN goals</source>
      <translation>Cele NZ</translation>
    </message>
    <message>
      <source>UN goals left open, at most {n}</source>
      <translation>Niezrealizowane cele NZ: najwyżej {n}</translation>
    </message>
    <message>
      <source>What cost most, decade by decade</source>
      <translation>Co kosztowało najwięcej, dekada po dekadzie</translation>
    </message>
    <message>
      <source>What had to be paid, decade by decade</source>
      <translation>Za co trzeba było zapłacić, dekada po dekadzie</translation>
    </message>
    <message>
      <source>When did it go wrong? These steps changed the level most:</source>
      <translation>Kiedy coś poszło nie tak? Te kroki najbardziej zmieniły poziom:</translation>
    </message>
    <message>
      <source>{condition}: kept. {more}</source>
      <translation>{condition}: spełnione. {more}</translation>
    </message>
    <message>
      <source>{condition}: not asked for, the game ended before. {more}</source>
      <translation>{condition}: niewymagane, gra skończyła się wcześniej. {more}</translation>
    </message>
    <message>
      <source>{condition}: not kept. {more}</source>
      <translation>{condition}: niespełnione. {more}</translation>
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
      <translation>{goal}: {count}, od dekady {decade} (krok {step})</translation>
    </message>
    <message>
      <source>{have} of {needed}</source>
      <translation>{have} z {needed}</translation>
    </message>
    <message>
      <source>{names} have {points} each, so other merits are compared.</source>
      <translation>{names} – po {points}, więc porównuje się inne osiągnięcia.</translation>
    </message>
    <message>
      <source>{names} share the victory</source>
      <translation>Wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
      <source>{name} ({card}): {text}.</source>
      <translation>{name} ({card}): {text}.</translation>
    </message>
    <message>
      <source>{name} reaches {points}</source>
      <translation>{name} zdobywa {points}</translation>
    </message>
    <message>
      <source>{name} wins</source>
      <translation>Wygrywa {name}</translation>
    </message>
    <message>
      <source>{name} {value}</source>
      <translation>{name} {value}</translation>
    </message>
    <message>
      <source>{name}: personal goals met: {met} of {all}.</source>
      <translation>{name}: spełnione cele osobiste: {met} z {all}.</translation>
    </message>
    <message>
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <translation>{name}: {rank}. {sums} {begin} {own}</translation>
    </message>
    <message>
      <source>{points} and {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <translation>{points} i {more} za poziom CO₂: 1 za każde {ppm} ppm poniżej limitu.</translation>
    </message>
    <message>
      <source>{ppm} ppm</source>
      <translation>{ppm} ppm</translation>
    </message>
    <message>
      <source>{reason} Alone, the points count, without a last income.</source>
      <translation>{reason} W grze solo punkty się liczą, bez ostatniego przychodu.</translation>
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
      <translation>0, bo nie ma czego liczyć</translation>
    </message>
    <message>
      <source>0, the end of the game</source>
      <translation>0, czyli koniec gry</translation>
    </message>
    <message>
      <source>1, as a card moves one scientist</source>
      <translation>1, bo karta przesuwa jednego naukowca</translation>
    </message>
    <message>
      <source>2, one for the plant goals and one for the summit goals</source>
      <translation>2: jeden dla celów dotyczących elektrowni, drugi dla celów dotyczących kongresów</translation>
    </message>
    <message>
      <source>32 digits from 0 to f</source>
      <translation>32 cyfry od 0 do f</translation>
    </message>
    <message>
      <source>CEPs in all: at least {least}, for regions, market and five players</source>
      <translation>łącznie PNE: co najmniej {least}, dla regionów, rynku i pięciu graczy</translation>
    </message>
    <message>
      <source>CEPs in all: at least {least}, for regions, market and four players</source>
      <translation>łącznie PNE: co najmniej {least}, dla regionów, rynku i czterech graczy</translation>
    </message>
    <message>
      <source>JSON with shorter numbers</source>
      <translation>JSON z krótszymi liczbami</translation>
    </message>
    <message>
      <source>a block of entries with numbers from 1 to {most}</source>
      <translation>blok wpisów o numerach od 1 do {most}</translation>
    </message>
    <message>
      <source>a block of keys</source>
      <translation>blok kluczy</translation>
    </message>
    <message>
      <source>a block with the keys {keys}</source>
      <translation>blok z kluczami {keys}</translation>
    </message>
    <message>
      <source>a card {number}</source>
      <translation>karta {number}</translation>
    </message>
    <message>
      <source>a character that cannot be printed</source>
      <translation>znak niedrukowalny</translation>
    </message>
    <message>
      <source>a code of version {known}; this one is of version {found}</source>
      <translation>kod w wersji {known}; ten jest w wersji {found}</translation>
    </message>
    <message>
      <source>a code without a typing mistake; in this one a character is wrong, missing or too many</source>
      <translation>kod bez pomyłki: któryś znak jest błędny, zbędny lub go brakuje</translation>
    </message>
    <message>
      <source>a decade from {first} to {last}</source>
      <translation>dekada od {first} do {last}</translation>
    </message>
    <message>
      <source>a discount only with the action {action}</source>
      <translation>zniżka tylko przy akcji „{action}”</translation>
    </message>
    <message>
      <source>a fingerprint</source>
      <translation>suma kontrolna</translation>
    </message>
    <message>
      <source>a game from its beginning: an edited position is not in the text</source>
      <translation>gra od początku: zmienionej pozycji nie ma w tekście</translation>
    </message>
    <message>
      <source>a gap</source>
      <translation>luka</translation>
    </message>
    <message>
      <source>a key of small letters, digits and _</source>
      <translation>klucz z małych liter, cyfr i znaku _</translation>
    </message>
    <message>
      <source>a legal action (code: {code})</source>
      <translation>dozwolona akcja (kod: {code})</translation>
    </message>
    <message>
      <source>a level from {least} to {most}</source>
      <translation>poziom od {least} do {most}</translation>
    </message>
    <message>
      <source>a line {key}: below the title</source>
      <translation>wiersz „{key}:” pod tytułem</translation>
    </message>
    <message>
      <source>a list</source>
      <translation>lista</translation>
    </message>
    <message>
      <source>a list of at most {most} entries</source>
      <translation>lista, liczba wpisów: maksymalnie {most}</translation>
    </message>
    <message>
      <source>a list of seats, one for each player: {count}</source>
      <translation>lista miejsc przy stole, po jednym dla każdego gracza: {count}</translation>
    </message>
    <message>
      <source>a list of {count}</source>
      <translation>lista o długości {count}</translation>
    </message>
    <message>
      <source>a list of {least} to {most}</source>
      <translation>lista o długości od {least} do {most}</translation>
    </message>
    <message>
      <source>a mistake at column {column}</source>
      <translation>błąd w kolumnie {column}</translation>
    </message>
    <message>
      <source>a multiple of {step}, the step of reduction</source>
      <translation>wielokrotność liczby {step} (krok redukcji)</translation>
    </message>
    <message>
      <source>a multiple of {step}: so many ppm move an inspector by one tile</source>
      <translation>wielokrotność liczby {step} (tyle ppm przesuwa inspektora o jeden żeton)</translation>
    </message>
    <message>
      <source>a name</source>
      <translation>nazwa</translation>
    </message>
    <message>
      <source>a name of 1 to {most} characters</source>
      <translation>imię, liczba znaków: od 1 do {most}</translation>
    </message>
    <message>
      <source>a name, a number or a list of numbers</source>
      <translation>nazwa, liczba lub lista liczb</translation>
    </message>
    <message>
      <source>a name, a number, {values}</source>
      <translation>nazwa, liczba, {values}</translation>
    </message>
    <message>
      <source>a number far too large</source>
      <translation>o wiele za duża liczba</translation>
    </message>
    <message>
      <source>a number from 1 to {most} as key</source>
      <translation>liczba od 1 do {most} jako klucz</translation>
    </message>
    <message>
      <source>a number of actions up to {most}</source>
      <translation>liczba akcji, maksymalnie {most}</translation>
    </message>
    <message>
      <source>a number that no other card has</source>
      <translation>numer, którego nie ma żadna inna karta</translation>
    </message>
    <message>
      <source>a plain file</source>
      <translation>zwykły plik</translation>
    </message>
    <message>
      <source>a position that can be played (code: {code})</source>
      <translation>pozycja, od której da się grać (kod: {code})</translation>
    </message>
    <message>
      <source>a price from {least} to {most}</source>
      <translation>cena od {least} do {most}</translation>
    </message>
    <message>
      <source>a project space such as {space}</source>
      <translation>miejsce na projekty, na przykład „{space}”</translation>
    </message>
    <message>
      <source>a readable file</source>
      <translation>plik, który da się odczytać</translation>
    </message>
    <message>
      <source>a recorded position</source>
      <translation>zapisana pozycja</translation>
    </message>
    <message>
      <source>a saved game before its first action</source>
      <translation>zapisana gra przed pierwszą akcją</translation>
    </message>
    <message>
      <source>a second one</source>
      <translation>drugi dokument</translation>
    </message>
    <message>
      <source>a seed and a mark of the component values</source>
      <translation>ziarno losowania i oznaczenie wartości elementów gry</translation>
    </message>
    <message>
      <source>a sign that nobody else has</source>
      <translation>znak, którego nie ma nikt inny</translation>
    </message>
    <message>
      <source>a source: {words}</source>
      <translation>źródło: {words}</translation>
    </message>
    <message>
      <source>a text of at most {most} characters</source>
      <translation>liczba znaków w tekście: maksymalnie {most}</translation>
    </message>
    <message>
      <source>a tile with {count} topics, which goals ask for</source>
      <translation>żeton (liczba tematów: {count}), którego wymagają cele</translation>
    </message>
    <message>
      <source>a tile with {energy}</source>
      <translation>żeton z rodzajem energii „{energy}”</translation>
    </message>
    <message>
      <source>a tile with {energy}, which goals ask for</source>
      <translation>żeton z tematem „{energy}”, którego wymagają cele</translation>
    </message>
    <message>
      <source>a turn after entry {entry}</source>
      <translation>tura po wpisie {entry}</translation>
    </message>
    <message>
      <source>a value</source>
      <translation>wartość</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>liczba całkowita</translation>
    </message>
    <message>
      <source>a whole number from {least} to {most}</source>
      <translation>liczba całkowita od {least} do {most}</translation>
    </message>
    <message>
      <source>a whole number up to {most}</source>
      <translation>liczba całkowita, maksymalnie {most}</translation>
    </message>
    <message>
      <source>action number {number}</source>
      <translation>akcja nr {number}</translation>
    </message>
    <message>
      <source>an action such as {example}</source>
      <translation>akcja, na przykład „{example}”</translation>
    </message>
    <message>
      <source>an edition that this program knows: {editions}</source>
      <translation>wydanie znane programowi: {editions}</translation>
    </message>
    <message>
      <source>an object</source>
      <translation>obiekt</translation>
    </message>
    <message>
      <source>an object of names, numbers and {values}</source>
      <translation>obiekt z nazwami, liczbami i wartościami {values}</translation>
    </message>
    <message>
      <source>an object of readings</source>
      <translation>obiekt z interpretacjami zasad</translation>
    </message>
    <message>
      <source>an object with the keys {keys}</source>
      <translation>obiekt z kluczami {keys}</translation>
    </message>
    <message>
      <source>an undamaged line</source>
      <translation>nieuszkodzony wiersz</translation>
    </message>
    <message>
      <source>ascending numbers</source>
      <translation>liczby w kolejności rosnącej</translation>
    </message>
    <message>
      <source>at least 1</source>
      <translation>co najmniej 1</translation>
    </message>
    <message>
      <source>at least 2 tiles</source>
      <translation>co najmniej 2 żetony</translation>
    </message>
    <message>
      <source>at least one plant</source>
      <translation>co najmniej jedna elektrownia</translation>
    </message>
    <message>
      <source>at least {least} characters after {prefix}</source>
      <translation>liczba znaków po „{prefix}”: co najmniej {least}</translation>
    </message>
    <message>
      <source>at least {least}, one for each region</source>
      <translation>co najmniej {least}, po jednym na każdy region</translation>
    </message>
    <message>
      <source>at most {depth} levels and {values} values</source>
      <translation>maksymalna liczba poziomów: {depth}, wartości: {values}</translation>
    </message>
    <message>
      <source>at most {most}</source>
      <translation>maksymalnie {most}</translation>
    </message>
    <message>
      <source>at most {most} MB</source>
      <translation>maksymalnie {most} MB</translation>
    </message>
    <message>
      <source>at most {most} bytes</source>
      <translation>liczba bajtów: maksymalnie {most}</translation>
    </message>
    <message>
      <source>at most {most} characters</source>
      <translation>liczba znaków: maksymalnie {most}</translation>
    </message>
    <message>
      <source>at most {most} levels of blocks and lists</source>
      <translation>liczba poziomów bloków i list: maksymalnie {most}</translation>
    </message>
    <message>
      <source>at most {most} ppm, so that the first energy supply is survived</source>
      <translation>maksymalnie {most} ppm, aby przetrwać pierwsze zaopatrzenie w energię</translation>
    </message>
    <message>
      <source>at most {most} ppm, where the planet is lost</source>
      <translation>maksymalnie {most} ppm: przy tym poziomie planeta jest zniszczona</translation>
    </message>
    <message>
      <source>at most {most} values</source>
      <translation>liczba wartości: maksymalnie {most}</translation>
    </message>
    <message>
      <source>at most {most}, all UN goals</source>
      <translation>maksymalnie {most} (wszystkie cele NZ)</translation>
    </message>
    <message>
      <source>at most {most}, all cards in {deck}</source>
      <translation>maksymalnie {most} (wszystkie karty w „{deck}”)</translation>
    </message>
    <message>
      <source>at most {most}, all summit tiles</source>
      <translation>maksymalnie {most} (wszystkie żetony kongresów)</translation>
    </message>
    <message>
      <source>at most {most}, all tiles of the group</source>
      <translation>maksymalnie {most} (wszystkie żetony tej grupy)</translation>
    </message>
    <message>
      <source>at most {most}, all {energy} plants</source>
      <translation>maksymalnie {most} (wszystkie elektrownie „{energy}”)</translation>
    </message>
    <message>
      <source>at most {most}, an event for each decade after the first</source>
      <translation>maksymalnie {most}: jedno zdarzenie na każdą dekadę po pierwszej</translation>
    </message>
    <message>
      <source>at most {most}, the length of the {energy} track</source>
      <translation>maksymalnie {most} (długość toru „{energy}”)</translation>
    </message>
    <message>
      <source>at most {most}, the most that can be reached</source>
      <translation>maksymalnie {most}: tyle da się osiągnąć</translation>
    </message>
    <message>
      <source>at most {most}, the rounds of other decades</source>
      <translation>maksymalnie {most} (liczba rund w innych dekadach)</translation>
    </message>
    <message>
      <source>at most {most}, where level 2 begins</source>
      <translation>maksymalnie {most}: tam zaczyna się poziom 2</translation>
    </message>
    <message>
      <source>cards in a hand: at most {most}, to deal to everybody (players: {players})</source>
      <translation>karty na ręce: maksymalnie {most}, aby wystarczyło dla wszystkich (gracze: {players})</translation>
    </message>
    <message>
      <source>cards kept in the draft: {count}, as many as are dealt</source>
      <translation>karty zatrzymywane w drafcie: {count}, tyle, ile się rozdaje</translation>
    </message>
    <message>
      <source>company goals left to deal: at least {least}</source>
      <translation>cele firmy, które zostają do rozdania: co najmniej {least}</translation>
    </message>
    <message>
      <source>different energies</source>
      <translation>różne rodzaje energii</translation>
    </message>
    <message>
      <source>each of {words} once</source>
      <translation>każda z wartości {words} dokładnie raz</translation>
    </message>
    <message>
      <source>effects: {count}</source>
      <translation>efekty: {count}</translation>
    </message>
    <message>
      <source>error {number} of the system</source>
      <translation>błąd systemu nr {number}</translation>
    </message>
    <message>
      <source>every key once</source>
      <translation>każdy klucz tylko raz</translation>
    </message>
    <message>
      <source>expertise only on a card that shows an energy</source>
      <translation>doświadczenie tylko na karcie, która pokazuje rodzaj energii</translation>
    </message>
    <message>
      <source>fewer brackets inside brackets</source>
      <translation>mniej nawiasów w nawiasach</translation>
    </message>
    <message>
      <source>file (byte {byte})</source>
      <translation>plik (bajt {byte})</translation>
    </message>
    <message>
      <source>file (line {line}, column {column})</source>
      <translation>plik (wiersz {line}, kolumna {column})</translation>
    </message>
    <message>
      <source>fossil tiles left: at least {least}, one for each region</source>
      <translation>pozostałe żetony elektrowni konwencjonalnych: co najmniej {least}, po jednym na każdy region</translation>
    </message>
    <message>
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <translation>żetony elektrowni konwencjonalnych: co najmniej {least}, po jednym na każde pole, które może się zapełnić</translation>
    </message>
    <message>
      <source>it again, after line {line}</source>
      <translation>ten sam klucz co w wierszu {line}</translation>
    </message>
    <message>
      <source>journal (line {line})</source>
      <translation>zapis bieżący (wiersz {line})</translation>
    </message>
    <message>
      <source>line {line}</source>
      <translation>wiersz {line}</translation>
    </message>
    <message>
      <source>line {line}, {key}</source>
      <translation>wiersz {line}, {key}</translation>
    </message>
    <message>
      <source>more than {least}</source>
      <translation>więcej niż {least}</translation>
    </message>
    <message>
      <source>more than {least} ppm, the highest level at the start</source>
      <translation>więcej niż {least} ppm (najwyższy poziom na początku)</translation>
    </message>
    <message>
      <source>no picture</source>
      <translation>brak symbolu</translation>
    </message>
    <message>
      <source>no picture for the action {action}</source>
      <translation>brak symbolu przy akcji „{action}”</translation>
    </message>
    <message>
      <source>no result: the game goes on</source>
      <translation>brak wyniku: gra toczy się dalej</translation>
    </message>
    <message>
      <source>no such card</source>
      <translation>brak takiej karty</translation>
    </message>
    <message>
      <source>no such key</source>
      <translation>brak takiego klucza</translation>
    </message>
    <message>
      <source>numbers of company goals, each once</source>
      <translation>numery celów firmy, każdy tylko raz</translation>
    </message>
    <message>
      <source>numbers, not {word}</source>
      <translation>liczby, nie „{word}”</translation>
    </message>
    <message>
      <source>one card for {region}</source>
      <translation>jedna karta dla regionu „{region}”</translation>
    </message>
    <message>
      <source>one discount and nothing else with the action {action}</source>
      <translation>jedna zniżka i nic więcej przy akcji „{action}”</translation>
    </message>
    <message>
      <source>one document</source>
      <translation>jeden dokument</translation>
    </message>
    <message>
      <source>one effect, such as {example}</source>
      <translation>jeden efekt, na przykład „{example}”</translation>
    </message>
    <message>
      <source>one of the keys {keys}</source>
      <translation>jeden z kluczy {keys}</translation>
    </message>
    <message>
      <source>one of them twice</source>
      <translation>powtórzenie</translation>
    </message>
    <message>
      <source>one of {words}</source>
      <translation>jedna z wartości {words}</translation>
    </message>
    <message>
      <source>one of {words}, and a colon</source>
      <translation>jedno ze słów {words}, a po nim dwukropek</translation>
    </message>
    <message>
      <source>one picture for the action {action}: {words}</source>
      <translation>jeden symbol przy akcji „{action}”: {words}</translation>
    </message>
    <message>
      <source>one price for each decade: {count}</source>
      <translation>jedna cena na każdą dekadę: {count}</translation>
    </message>
    <message>
      <source>one tile for each region: {count}</source>
      <translation>jeden żeton na każdy region: {count}</translation>
    </message>
    <message>
      <source>only digits and letters other than U, not {letter}</source>
      <translation>tylko cyfry i litery bez U, nie {letter}</translation>
    </message>
    <message>
      <source>options that can be read</source>
      <translation>opcje, które da się odczytać</translation>
    </message>
    <message>
      <source>options that this version knows</source>
      <translation>opcje znane tej wersji</translation>
    </message>
    <message>
      <source>plain values</source>
      <translation>zwykłe wartości</translation>
    </message>
    <message>
      <source>projects of level 1 above those of level 2</source>
      <translation>projekty poziomu 1 nad projektami poziomu 2</translation>
    </message>
    <message>
      <source>something else</source>
      <translation>coś innego</translation>
    </message>
    <message>
      <source>something to undo</source>
      <translation>coś do cofnięcia</translation>
    </message>
    <message>
      <source>tech in all: at least {least}, for four players and inspectors</source>
      <translation>łącznie zasobów technologicznych: co najmniej {least}, dla czterech graczy i inspektorów</translation>
    </message>
    <message>
      <source>text in UTF-8</source>
      <translation>tekst w UTF-8</translation>
    </message>
    <message>
      <source>the alias {alias}</source>
      <translation>alias {alias}</translation>
    </message>
    <message>
      <source>the anchor {anchor}</source>
      <translation>kotwica {anchor}</translation>
    </message>
    <message>
      <source>the byte {byte}</source>
      <translation>bajt {byte}</translation>
    </message>
    <message>
      <source>the cards {first} to {last}</source>
      <translation>karty od {first} do {last}</translation>
    </message>
    <message>
      <source>the code of a language, such as {examples}</source>
      <translation>kod języka, na przykład {examples}</translation>
    </message>
    <message>
      <source>the component values {code}: this game was played with own component values, which are not in the text; a saved game holds them</source>
      <translation>wartości elementów gry {code}: tę grę rozegrano z własnymi wartościami elementów gry, których nie ma w tekście; zawiera je zapisana gra</translation>
    </message>
    <message>
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game holds them</source>
      <translation>wartości elementów gry {code}: tę grę rozegrano z wartościami elementów gry z innej wersji, których nie ma w tekście; zawiera je zapisana gra</translation>
    </message>
    <message>
      <source>the key {key}</source>
      <translation>klucz {key}</translation>
    </message>
    <message>
      <source>the name of a rulebook profile</source>
      <translation>nazwa profilu instrukcji</translation>
    </message>
    <message>
      <source>the number of players</source>
      <translation>liczba graczy</translation>
    </message>
    <message>
      <source>the number {number} before it</source>
      <translation>przedtem numer {number}</translation>
    </message>
    <message>
      <source>the reading that the game is played with</source>
      <translation>interpretacja zasady z tej gry</translation>
    </message>
    <message>
      <source>the tag {tag}</source>
      <translation>tag {tag}</translation>
    </message>
    <message>
      <source>the text {text}</source>
      <translation>tekst {text}</translation>
    </message>
    <message>
      <source>the title {title}</source>
      <translation>tytuł „{title}”</translation>
    </message>
    <message>
      <source>tiles with two topics: at least {least}, more than the board has spaces</source>
      <translation>żetony kongresów dwutematycznych: co najmniej {least}, więcej niż pól na planszy</translation>
    </message>
    <message>
      <source>two lines or more</source>
      <translation>co najmniej dwa wiersze</translation>
    </message>
    <message>
      <source>valid JSON</source>
      <translation>poprawny JSON</translation>
    </message>
    <message>
      <source>version {version}</source>
      <translation>wersja {version}</translation>
    </message>
    <message>
      <source>words that this version knows</source>
      <translation>słowa znane tej wersji</translation>
    </message>
    <message>
      <source>{end} at the end: the text is cut off</source>
      <translation>„{end}” na końcu: tekst jest ucięty</translation>
    </message>
    <message>
      <source>{end}, because the game is over</source>
      <translation>„{end}”, bo gra jest zakończona</translation>
    </message>
    <message>
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <translation>elektrownie „{energy}” według rosnącej liczby zasobów technologicznych: na żetonie {tile} co najmniej {least}</translation>
    </message>
    <message>
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <translation>żetony „{fossil}” rozłożone lub usunięte: maksymalnie {most}</translation>
    </message>
    <message>
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <translation>„{hand}”, miejsce na projekty, na przykład „{space}”, albo miejsce na kongresie, na przykład „{seat}”</translation>
    </message>
    <message>
      <source>{key} only once</source>
      <translation>„{key}” tylko raz</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>od {least} do {most}</translation>
    </message>
    <message>
      <source>{number}, as in {key}</source>
      <translation>{number}, jak w „{key}”</translation>
    </message>
    <message>
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <translation>„{one}” lub „{other}” oraz cyfry od 0 do f w liczbie {count}</translation>
    </message>
    <message>
      <source>{person}, or the name of a computer player</source>
      <translation>„{person}” lub nazwa gracza komputerowego</translation>
    </message>
    <message>
      <source>{title}: this one is of another version</source>
      <translation>„{title}”: ten zapis jest z innej wersji</translation>
    </message>
    <message>
      <source>{words}, in this order</source>
      <translation>{words}, w tej kolejności</translation>
    </message>
    <message>
      <source>{word}: there is one rulebook and no misprint in it</source>
      <translation>„{word}”: jest tylko jedna instrukcja i nie ma w niej błędu w druku</translation>
    </message>
    <message>
      <source>{yes} or {no}</source>
      <translation>{yes} lub {no}</translation>
    </message>
    <message>
      <source>'{text}'</source>
      <extracomment>The quotation marks of the language, around words from a file.</extracomment>
      <translation>„{text}”</translation>
    </message>
    <message>
      <source>nothing</source>
      <extracomment>What was found in the place of a value.</extracomment>
      <translation>brak wartości</translation>
    </message>
    <message>
      <source>more</source>
      <extracomment>What was found: more than the limit.</extracomment>
      <translation>więcej</translation>
    </message>
    <message>
      <source>none</source>
      <extracomment>What was found: no such thing.</extracomment>
      <translation>brak</translation>
    </message>
    <message>
      <source>code</source>
      <extracomment>Where something is wrong: in a challenge code.</extracomment>
      <translation>kod</translation>
    </message>
    <message>
      <source>line</source>
      <extracomment>Where something is wrong: in a line of that record.</extracomment>
      <translation>wiersz</translation>
    </message>
    <message>
      <source>journal</source>
      <extracomment>Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>zapis bieżący</translation>
    </message>
    <message>
      <source>file</source>
      <extracomment>Where something is wrong: with the file as a whole.</extracomment>
      <translation>plik</translation>
    </message>
  </context>
  <context>
    <name>FileWords</name>
    <message>
      <source>{file}, line {line}</source>
      <translation>{file}, wiersz {line}</translation>
    </message>
    <message>
      <source>{file}, line {line}, {key}</source>
      <translation>{file}, wiersz {line}, {key}</translation>
    </message>
    <message>
      <source>{file}, {key}</source>
      <translation>{file}, {key}</translation>
    </message>
    <message>
      <source>{place}: expected: {expected}; found: {found}</source>
      <extracomment>{place} is a file with a line and a path of keys in it, such as plants.solar.3.</extracomment>
      <translation>{place}: wymagane: {expected}; znalezione: {found}</translation>
    </message>
    <message>
      <source>{where}: expected: {expected}</source>
      <extracomment>{where} is a line or a path of keys in a file, such as options.players.</extracomment>
      <translation>{where}: wymagane: {expected}</translation>
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
      <translation>Krok o {ppm} ppm kosztuje w tej dekadzie {now}, potem {later}.</translation>
    </message>
    <message>
      <source>A step of {ppm} ppm costs {now} in this decade.</source>
      <translation>Krok o {ppm} ppm kosztuje w tej dekadzie {now}.</translation>
    </message>
    <message>
      <source>After the move this holds no longer.</source>
      <translation>Po akcji już to nie obowiązuje.</translation>
    </message>
    <message>
      <source>After the move: {then}</source>
      <translation>Po akcji: {then}</translation>
    </message>
    <message>
      <source>All goals have been achieved: they cost nothing any more.</source>
      <translation>Wszystkie cele są osiągnięte: nic już nie kosztują.</translation>
    </message>
    <message>
      <source>An arrow leads to what holds after the move.</source>
      <translation>Strzałka prowadzi do stanu po akcji.</translation>
    </message>
    <message>
      <source>At least {points} of the income must be taken in points.</source>
      <translation>Z przychodu trzeba wziąć w punktach co najmniej {points}.</translation>
    </message>
    <message>
      <source>Before decade {decade}</source>
      <translation>Przed dekadą {decade}</translation>
    </message>
    <message>
      <source>CO₂ back below {limit} ppm</source>
      <translation>CO₂ znów poniżej {limit} ppm</translation>
    </message>
    <message>
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <translation>CO₂ znów poniżej {limit} ppm: okaże się po fazie zasobów</translation>
    </message>
    <message>
      <source>CO₂ back below {limit} ppm: not reached in this decade</source>
      <translation>CO₂ znów poniżej {limit} ppm: nie w tej dekadzie</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <translation>Poziom CO₂</translation>
    </message>
    <message>
      <source>Chance that it rises above {limit} ppm: {chance}. That has to be bought back.</source>
      <translation>Szansa, że wzrośnie powyżej {limit} ppm: {chance}. Nadwyżkę trzeba wykupić.</translation>
    </message>
    <message>
      <source>Chance that pollution ends the game: {chance}.</source>
      <translation>Szansa, że zanieczyszczenie zakończy grę: {chance}.</translation>
    </message>
    <message>
      <source>Chance that the planet is lost: {chance}.</source>
      <translation>Szansa, że planeta zostanie zniszczona: {chance}.</translation>
    </message>
    <message>
      <source>Chance that the points do not suffice, with all income in points.</source>
      <translation>Szansa, że punktów nie wystarczy, nawet z całym przychodem w punktach.</translation>
    </message>
    <message>
      <source>Chance that the points do not suffice.</source>
      <translation>Szansa, że punktów nie wystarczy.</translation>
    </message>
    <message>
      <source>Decade {decade} of {decades}</source>
      <translation>Dekada {decade} z {decades}</translation>
    </message>
    <message>
      <source>Decade {decade} of {decades}: the verdict follows it</source>
      <translation>Dekada {decade} z {decades}: po niej rozstrzygnięcie</translation>
    </message>
    <message>
      <source>Decade {decade}, {points} each</source>
      <translation>Dekada {decade}, po {points}</translation>
    </message>
    <message>
      <source>Disasters strike from {limit} ppm on.</source>
      <translation>Katastrofy następują od {limit} ppm.</translation>
    </message>
    <message>
      <source>Disasters strike.</source>
      <translation>Następują katastrofy.</translation>
    </message>
    <message>
      <source>Does not strike</source>
      <translation>Nie nastąpi</translation>
    </message>
    <message>
      <source>End of decade {decade}</source>
      <translation>Koniec dekady {decade}</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>Koniec gry</translation>
    </message>
    <message>
      <source>Energy supply of decade {decade}</source>
      <translation>Dekada {decade}: zaopatrzenie w energię</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Zdarzenie</translation>
    </message>
    <message>
      <source>Events of this decade</source>
      <translation>Zdarzenia w tej dekadzie</translation>
    </message>
    <message>
      <source>Every partner needs one as well. Theirs are secret.</source>
      <translation>Każdy partner też musi spełnić jeden. Cele partnerów są tajne.</translation>
    </message>
    <message>
      <source>Everybody has had the income of this decade.</source>
      <translation>Przychód z tej dekady jest już wypłacony.</translation>
    </message>
    <message>
      <source>Exactly {limit} ppm</source>
      <translation>Dokładnie {limit} ppm</translation>
    </message>
    <message>
      <source>Fossil plants still to come</source>
      <translation>Nowe elektrownie konwencjonalne</translation>
    </message>
    <message>
      <source>Fossil plants to come</source>
      <translation>Nowe elektrownie konwencjonalne</translation>
    </message>
    <message>
      <source>From {limit} ppm on two events strike.</source>
      <translation>Od {limit} ppm następują dwa zdarzenia.</translation>
    </message>
    <message>
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <translation>Cele, pieniądze, zasoby technologiczne i cele NZ podlicza się na koniec.</translation>
    </message>
    <message>
      <source>If decade {decade} ended now</source>
      <translation>Gdyby dekada {decade} kończyła się teraz</translation>
    </message>
    <message>
      <source>In later decades, if none of them is achieved.</source>
      <translation>W kolejnych dekadach, jeśli żaden nie zostanie osiągnięty.</translation>
    </message>
    <message>
      <source>Income</source>
      <translation>Przychód</translation>
    </message>
    <message>
      <source>Income in the final scoring</source>
      <translation>Przychód przy podliczaniu punktów</translation>
    </message>
    <message>
      <source>Income still to be divided</source>
      <translation>Przychód jeszcze do podziału</translation>
    </message>
    <message>
      <source>Income, if all of it is taken in points</source>
      <translation>Przychód, jeśli cały w punktach</translation>
    </message>
    <message>
      <source>It does if the CO₂ level reaches {limit} ppm.</source>
      <translation>Stanie się tak, jeśli poziom CO₂ osiągnie {limit} ppm.</translation>
    </message>
    <message>
      <source>It does not rise above {limit} ppm in this decade.</source>
      <translation>W tej dekadzie nie wzrośnie powyżej {limit} ppm.</translation>
    </message>
    <message>
      <source>It strikes everybody without a plant or infrastructure there.</source>
      <translation>Dotyczy wszystkich bez elektrowni i bez infrastruktury w tym regionie.</translation>
    </message>
    <message>
      <source>Last decade: no energy supply follows, scoring begins.</source>
      <translation>Ostatnia dekada: po niej nie ma zaopatrzenia w energię, tylko podliczanie punktów.</translation>
    </message>
    <message>
      <source>Last decade: no supply phase follows, scoring begins.</source>
      <translation>Ostatnia dekada: potem już tylko podliczanie punktów.</translation>
    </message>
    <message>
      <source>Leads the track</source>
      <translation>Lider na torze</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Pozostanie</translation>
    </message>
    <message>
      <source>Lost for certain</source>
      <translation>Pewna przegrana</translation>
    </message>
    <message>
      <source>May be lost</source>
      <translation>Możliwa przegrana</translation>
    </message>
    <message>
      <source>May strike</source>
      <translation>Może nastąpić</translation>
    </message>
    <message>
      <source>Missing for goals and penalties alone: {points}.</source>
      <translation>Na same cele i kary zabraknie: {points}.</translation>
    </message>
    <message>
      <source>No energy supply follows: the CO₂ level rises no more.</source>
      <translation>Zaopatrzenia w energię już nie będzie: poziom nie wzrośnie.</translation>
    </message>
    <message>
      <source>No event card is left.</source>
      <translation>Nie ma już kart zdarzeń.</translation>
    </message>
    <message>
      <source>No event follows.</source>
      <translation>Nie nastąpi żadne zdarzenie.</translation>
    </message>
    <message>
      <source>No event is left.</source>
      <translation>Nie ma już zdarzeń.</translation>
    </message>
    <message>
      <source>No reduction needed</source>
      <translation>Redukcja niepotrzebna</translation>
    </message>
    <message>
      <source>No region gets a fossil plant.</source>
      <translation>W żadnym regionie nie powstanie elektrownia konwencjonalna.</translation>
    </message>
    <message>
      <source>No slot is left for a plant, but a CEP is due.</source>
      <translation>Nie ma pola na elektrownię, ale należy zapłacić PNE.</translation>
    </message>
    <message>
      <source>No supply phase follows: the CO₂ level rises no more.</source>
      <translation>Nowe elektrownie konwencjonalne już nie powstaną: poziom nie wzrośnie.</translation>
    </message>
    <message>
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <translation>Nikt nie kontroluje regionu i nie ma w nim PNE: nikt nie płaci.</translation>
    </message>
    <message>
      <source>Nobody earns anything yet.</source>
      <translation>Nikt nie ma jeszcze przychodu.</translation>
    </message>
    <message>
      <source>Nobody loses anything.</source>
      <translation>Nikt nic nie traci.</translation>
    </message>
    <message>
      <source>Nobody loses anything: every player has a green plant there.</source>
      <translation>Nikt nic nie traci: wszyscy gracze mają tam elektrownie ekologiczne.</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Teraz</translation>
    </message>
    <message>
      <source>Open environmental goals</source>
      <translation>Nieosiągnięte cele środowiskowe</translation>
    </message>
    <message>
      <source>Own personal goals met: {met}, needed: {needed}</source>
      <translation>Własne spełnione cele osobiste: {met}, wymagane: {needed}</translation>
    </message>
    <message>
      <source>Penalties for missing CEPs</source>
      <translation>Kary za brakujące PNE</translation>
    </message>
    <message>
      <source>Personal goal: {goal}. {count}.</source>
      <translation>Cel osobisty: {goal}. {count}.</translation>
    </message>
    <message>
      <source>Place {place}: {name}, {points}.</source>
      <translation>Miejsce {place}: {name}, {points}.</translation>
    </message>
    <message>
      <source>Players: {names}.</source>
      <translation>Gracze: {names}.</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkty</translation>
    </message>
    <message>
      <source>Points as they stand</source>
      <translation>Punkty w obecnej sytuacji</translation>
    </message>
    <message>
      <source>Pollution cannot end the game in this supply phase.</source>
      <translation>Zanieczyszczenie nie może zakończyć gry w tej fazie zasobów.</translation>
    </message>
    <message>
      <source>Pollution ends the game after this supply phase.</source>
      <translation>Zanieczyszczenie zakończy grę po tej fazie zasobów.</translation>
    </message>
    <message>
      <source>Reduction to {limit} ppm</source>
      <translation>Redukcja do {limit} ppm</translation>
    </message>
    <message>
      <source>Reduction: {lowest} to {steps}</source>
      <translation>Redukcja: {lowest}–{steps}</translation>
    </message>
    <message>
      <source>Reduction: {steps}</source>
      <translation>Redukcja: {steps}</translation>
    </message>
    <message>
      <source>Regions with green plants only: {needed} or more</source>
      <translation>Regiony z samymi elektrowniami ekologicznymi: {needed} lub więcej</translation>
    </message>
    <message>
      <source>Regions with green plants only: {number} of {needed}</source>
      <translation>Regiony z samymi elektrowniami ekologicznymi: {number} z {needed}</translation>
    </message>
    <message>
      <source>Safe</source>
      <translation>Bezpiecznie</translation>
    </message>
    <message>
      <source>Safe with points out of the income</source>
      <translation>Bezpiecznie z punktami z przychodu</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <translation>Cel solo {card}</translation>
    </message>
    <message>
      <source>Strikes for certain</source>
      <translation>Nastąpi na pewno</translation>
    </message>
    <message>
      <source>Supply phase of decade {decade}</source>
      <translation>Dekada {decade}: nowe elektrownie</translation>
    </message>
    <message>
      <source>The CO₂ level cannot be brought down to {limit} ppm.</source>
      <translation>Poziomu CO₂ nie da się obniżyć do {limit} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level ends the game after the supply phase.</source>
      <translation>Poziom CO₂ zakończy grę po fazie zasobów.</translation>
    </message>
    <message>
      <source>The CO₂ level ends the game in the energy supply.</source>
      <translation>Poziom CO₂ zakończy grę podczas zaopatrzenia w energię.</translation>
    </message>
    <message>
      <source>The CO₂ level is {now} ppm.</source>
      <translation>Poziom CO₂ wynosi {now} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.</source>
      <translation>Poziom CO₂ wynosi {now} ppm. Spodziewane około {expected}, możliwe {lowest}–{highest}.</translation>
    </message>
    <message>
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <translation>Poziom CO₂ wzrośnie z {now} do {highest} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level stays at {now} ppm.</source>
      <translation>Poziom CO₂ pozostanie na {now} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level stays below {limit} ppm.</source>
      <translation>Poziom CO₂ pozostanie poniżej {limit} ppm.</translation>
    </message>
    <message>
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <translation>Poziom CO₂ wyniesie {limit} ppm lub więcej.</translation>
    </message>
    <message>
      <source>The future event strikes in the next decade: {region}.</source>
      <translation>Przyszłe zdarzenie nastąpi w następnej dekadzie: {region}.</translation>
    </message>
    <message>
      <source>The game ends after this decade, and scoring begins.</source>
      <translation>Gra kończy się po tej dekadzie i zaczyna się podliczanie punktów.</translation>
    </message>
    <message>
      <source>The game goes on after this decade.</source>
      <translation>Gra toczy się dalej po tej dekadzie.</translation>
    </message>
    <message>
      <source>The game goes on, unless the CO₂ level ends it.</source>
      <translation>Gra toczy się dalej, chyba że zakończy ją poziom CO₂.</translation>
    </message>
    <message>
      <source>The game would end: no supply phase follows, scoring begins.</source>
      <translation>Gra by się skończyła: bez fazy zasobów, od razu podliczanie punktów.</translation>
    </message>
    <message>
      <source>The move changes nothing here.</source>
      <translation>Akcja nic tu nie zmienia.</translation>
    </message>
    <message>
      <source>The planet cannot be lost in this energy supply.</source>
      <translation>Podczas tego zaopatrzenia w energię planeta nie może zostać zniszczona.</translation>
    </message>
    <message>
      <source>The planet cannot be lost in this supply phase.</source>
      <translation>Tym razem planeta nie może zostać zniszczona.</translation>
    </message>
    <message>
      <source>The planet is lost after this supply phase.</source>
      <translation>Po tej fazie zasobów planeta będzie zniszczona.</translation>
    </message>
    <message>
      <source>The planet is lost in this energy supply.</source>
      <translation>Podczas tego zaopatrzenia w energię planeta zostanie zniszczona.</translation>
    </message>
    <message>
      <source>The plant is there and still to be paid for.</source>
      <translation>Elektrownia już stoi, a trzeba za nią jeszcze zapłacić.</translation>
    </message>
    <message>
      <source>The points suffice, also with all income in money.</source>
      <translation>Punktów wystarczy, także z całym przychodem w pieniądzach.</translation>
    </message>
    <message>
      <source>The points suffice.</source>
      <translation>Punktów wystarczy.</translation>
    </message>
    <message>
      <source>The start player may begin with another region. Then others may have to buy.</source>
      <translation>Gracz rozpoczynający może zacząć od innego regionu. Wtedy może się zdarzyć, że kupić musi ktoś inny.</translation>
    </message>
    <message>
      <source>There is none.</source>
      <translation>Brak.</translation>
    </message>
    <message>
      <source>This decade is the last one: scoring follows it.</source>
      <translation>To ostatnia dekada: po niej podliczanie punktów.</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Łącznie</translation>
    </message>
    <message>
      <source>Two events strike at the end of a decade.</source>
      <translation>Na koniec dekady następują dwa zdarzenia.</translation>
    </message>
    <message>
      <source>UN goal {card} leaves the row.</source>
      <translation>Cel NZ {card} zostaje usunięty z gry.</translation>
    </message>
    <message>
      <source>UN goals open: {open}, and {allowed} may stay so</source>
      <translation>Niezrealizowane cele NZ: {open}, może ich pozostać {allowed}</translation>
    </message>
    <message>
      <source>UN goals open: {open}, at most {allowed} may stay so</source>
      <translation>Niezrealizowane cele NZ: {open}, może ich pozostać najwyżej {allowed}</translation>
    </message>
    <message>
      <source>Under an inspector, and counted twice: {number}</source>
      <translation>Obok inspektora, liczone podwójnie: {number}</translation>
    </message>
    <message>
      <source>What is above {limit} ppm has to be bought back.</source>
      <translation>To, co powyżej {limit} ppm, trzeba wykupić.</translation>
    </message>
    <message>
      <source>What is still to come of it, and at the end of the decade.</source>
      <translation>Co jeszcze nastąpi, także na koniec dekady.</translation>
    </message>
    <message>
      <source>What is still to come of it.</source>
      <translation>Co jeszcze nastąpi.</translation>
    </message>
    <message>
      <source>What it would cost if it ended at once.</source>
      <translation>Ile by kosztowała, gdyby natychmiast się skończyła.</translation>
    </message>
    <message>
      <source>What its end and the energy supply of decade {decade} would bring.</source>
      <translation>Co przyniosłyby jej koniec i zaopatrzenie w energię w dekadzie {decade}.</translation>
    </message>
    <message>
      <source>What its energy supply and its end would bring now.</source>
      <translation>Co przyniosłyby teraz zaopatrzenie w energię i koniec dekady.</translation>
    </message>
    <message>
      <source>What its supply phase would bring now.</source>
      <translation>Co przyniosłaby teraz faza zasobów.</translation>
    </message>
    <message>
      <source>What the CO₂ level still costs.</source>
      <translation>Ile jeszcze kosztuje poziom CO₂.</translation>
    </message>
    <message>
      <source>What the rest of it would cost.</source>
      <translation>Ile kosztowałaby jej reszta.</translation>
    </message>
    <message>
      <source>What the supply phase of decade {decade} would bring.</source>
      <translation>Co przyniosłaby faza zasobów w dekadzie {decade}.</translation>
    </message>
    <message>
      <source>While a game is played, you see here what would follow if the decade ended now.</source>
      <translation>Podczas gry zobaczysz tu, co by się stało, gdyby dekada kończyła się teraz.</translation>
    </message>
    <message>
      <source>about {expected} ({lowest} to {highest})</source>
      <translation>około {expected} (od {lowest} do {highest})</translation>
    </message>
    <message>
      <source>no longer</source>
      <translation>już nie</translation>
    </message>
    <message>
      <source>{condition}. This does not end the game yet.</source>
      <translation>{condition}. To jeszcze nie kończy gry.</translation>
    </message>
    <message>
      <source>{condition}. This does not hold yet.</source>
      <translation>{condition}. Warunek jeszcze niespełniony.</translation>
    </message>
    <message>
      <source>{condition}. This ends the game.</source>
      <translation>{condition}. To kończy grę.</translation>
    </message>
    <message>
      <source>{condition}. This holds.</source>
      <translation>{condition}. Warunek spełniony.</translation>
    </message>
    <message>
      <source>{goal} ({count})</source>
      <translation>{goal} ({count})</translation>
    </message>
    <message>
      <source>{goal}, by the end of decade {decade}.</source>
      <translation>{goal}, do końca dekady {decade}.</translation>
    </message>
    <message>
      <source>{goal}, by the end of the game.</source>
      <translation>{goal}, do końca gry.</translation>
    </message>
    <message>
      <source>{goal}. Met in time.</source>
      <translation>{goal}. Spełniony na czas.</translation>
    </message>
    <message>
      <source>{goal}. This cannot be met any more.</source>
      <translation>{goal}. Tego nie da się już spełnić.</translation>
    </message>
    <message>
      <source>{have} of {needed}</source>
      <translation>{have} z {needed}</translation>
    </message>
    <message>
      <source>{lowest} to {highest}</source>
      <translation>od {lowest} do {highest}</translation>
    </message>
    <message>
      <source>{name} earns {amount}</source>
      <translation>{name} otrzymuje {amount}</translation>
    </message>
    <message>
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <translation>{name} przekazuje {cubes} i płaci PNE (źródło: {sources}).</translation>
    </message>
    <message>
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <translation>{name} przekazuje {cubes}; kara: {penalty}.</translation>
    </message>
    <message>
      <source>{name} gives {cubes}.</source>
      <translation>{name} przekazuje {cubes}.</translation>
    </message>
    <message>
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or no points with the income taken in money.</source>
      <translation>{name} nie ma PNE i musi kupić je za {price} (zapłata: {paid}; bez straty punktów, jeśli weźmie przychód w pieniądzach).</translation>
    </message>
    <message>
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or only {least} with the income taken in money.</source>
      <translation>{name} nie ma PNE i musi kupić je za {price} (zapłata: {paid}; tylko {least}, jeśli weźmie przychód w pieniądzach).</translation>
    </message>
    <message>
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <translation>{name} nie ma PNE i musi kupić je za {price} (zapłata: {paid}).</translation>
    </message>
    <message>
      <source>{name} has no CEP and must buy one for {price}.</source>
      <translation>{name} nie ma PNE i musi kupić je za {price}.</translation>
    </message>
    <message>
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <translation>{name} nie ma PNE, by zapłacić – kara: {points}.</translation>
    </message>
    <message>
      <source>{name} has no technology and loses {points}.</source>
      <translation>{name} nie ma zasobów technologicznych i traci {points}.</translation>
    </message>
    <message>
      <source>{name} leads and earns {amount}</source>
      <translation>{name} prowadzi i otrzymuje {amount}</translation>
    </message>
    <message>
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <translation>{name} traci {points} i płaci PNE (źródło: {sources}).</translation>
    </message>
    <message>
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <translation>{name} traci {points}; kara: {penalty}.</translation>
    </message>
    <message>
      <source>{name} pays a CEP from {sources}.</source>
      <translation>{name} płaci PNE (źródło: {sources}).</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <source>{ppm} ppm above {limit}</source>
      <translation>{ppm} ppm powyżej {limit}</translation>
    </message>
    <message>
      <source>{ppm} ppm below {limit}</source>
      <translation>{ppm} ppm poniżej {limit}</translation>
    </message>
    <message>
      <source>{region} pays one of its own CEPs.</source>
      <translation>Region {region} płaci własne PNE.</translation>
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
      <translation>Osobna gra, grana dalej od kroku {step}. Tamta pozostaje bez zmian.</translation>
    </message>
    <message>
      <source>A game of its own; everybody in it is a person at this screen.</source>
      <translation>Osobna gra; wszyscy gracze są osobami przy tym ekranie.</translation>
    </message>
    <message>
      <source>CO₂ {players}</source>
      <translation>CO₂ {players}</translation>
    </message>
    <message>
      <source>Continue where it was left</source>
      <translation>Kontynuuj tam, gdzie przerwano</translation>
    </message>
    <message>
      <source>Games of co2desk (*{suffix})</source>
      <translation>Gry co2desk (*{suffix})</translation>
    </message>
    <message>
      <source>Open a copy</source>
      <translation>Otwórz kopię</translation>
    </message>
    <message>
      <source>Open a saved game</source>
      <translation>Otwórz zapisaną grę</translation>
    </message>
    <message>
      <source>Open the saved position as a copy</source>
      <translation>Otwórz zapisaną pozycję jako kopię</translation>
    </message>
    <message>
      <source>Open up to there</source>
      <translation>Otwórz do tego miejsca</translation>
    </message>
    <message>
      <source>Overwrite</source>
      <translation>Zastąp plik</translation>
    </message>
    <message>
      <source>Play on from the position</source>
      <translation>Graj dalej od tej pozycji</translation>
    </message>
    <message>
      <source>Play on with what is left</source>
      <translation>Graj dalej od tego, co zostało</translation>
    </message>
    <message>
      <source>Save as …</source>
      <translation>Zapisz jako…</translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation>Zapisz grę</translation>
    </message>
    <message>
      <source>The game</source>
      <translation>Gra</translation>
    </message>
    <message>
      <source>The game could not be saved as {file}: {reason}. It is still here; try another place.</source>
      <translation>Nie udało się zapisać gry jako {file}: {reason}. Gra nadal tu jest; spróbuj w innym miejscu.</translation>
    </message>
    <message>
      <source>The record of this game is damaged. Entries at its end that cannot be read: {lost}. What is left can be played on, as a copy.</source>
      <translation>Zapis tej gry jest uszkodzony. Końcowe wpisy, których nie da się odczytać: {lost}. Od tego, co zostało, można grać dalej w kopii.</translation>
    </message>
    <message>
      <source>The text in the clipboard</source>
      <translation>Tekst w schowku</translation>
    </message>
    <message>
      <source>This computer has another end of the game; the file is a copy now.</source>
      <translation>Na tym komputerze gra potoczyła się inaczej; plik jest teraz kopią.</translation>
    </message>
    <message>
      <source>This computer's own record of the game is damaged. Entries at its end that cannot be read: {lost}. It stays as it is, and the game goes on as a copy.</source>
      <translation>Zapis tej gry na tym komputerze jest uszkodzony. Końcowe wpisy, których nie da się odczytać: {lost}. Zapis pozostaje bez zmian, a gra toczy się dalej w kopii.</translation>
    </message>
    <message>
      <source>This game is open in another window, and is played there.</source>
      <translation>Ta gra jest otwarta i rozgrywana w innym oknie.</translation>
    </message>
    <message>
      <source>This game was played on after it was saved here. Later entries kept on this computer: {more}.</source>
      <translation>Po zapisaniu w tym pliku grano dalej. Późniejsze wpisy na tym komputerze: {more}.</translation>
    </message>
    <message>
      <source>{file} could not be read: {reason}.</source>
      <translation>Nie udało się odczytać: {file} ({reason}).</translation>
    </message>
    <message>
      <source>{file} exists already.</source>
      <translation>Plik {file} już istnieje.</translation>
    </message>
    <message>
      <source>{file} holds something else by now than this game. Nothing is saved yet.</source>
      <translation>{file} zawiera teraz coś innego niż tę grę. Nic jeszcze nie zapisano.</translation>
    </message>
    <message>
      <source>{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. Open the game up to there, as a copy?</source>
      <translation>{file} – dane uszkodzone lub zmienione: {where}. Prawidłowe wpisy od początku: {good} z {all}. Otworzyć grę do tego miejsca, jako kopię?</translation>
    </message>
    <message>
      <source>{file} is not a game that can be opened. What is wrong first: {where}.</source>
      <translation>{file} – to nie jest gra, którą można otworzyć. Pierwszy błąd: {where}.</translation>
    </message>
    <message>
      <source>{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, but the last position that it records can be played on, as a copy.</source>
      <translation>{file} – zapis z nowszej wersji co2desk ({version}). Nie da się tu odczytać akcji, ale w kopii można grać dalej od ostatniej zapisanej pozycji.</translation>
    </message>
    <message>
      <source>{file} was saved by a later version of co2desk ({version}). To open it, install that version.</source>
      <translation>{file} – zapis z nowszej wersji co2desk ({version}). Aby go otworzyć, zainstaluj tę wersję.</translation>
    </message>
  </context>
  <context>
    <name>GameView</name>
    <message>
      <source>Board</source>
      <translation>Plansza</translation>
    </message>
    <message>
      <source>Forecast</source>
      <translation>Prognoza</translation>
    </message>
    <message>
      <source>Goals</source>
      <translation>Cele</translation>
    </message>
    <message>
      <source>It is your turn.</source>
      <translation>Twoja tura.</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Dziennik gry</translation>
    </message>
  </context>
  <context>
    <name>GoalButton</name>
    <message>
      <source>As things stand it would score {points}.</source>
      <translation>W obecnej sytuacji cel dałby {points}.</translation>
    </message>
    <message>
      <source>So far you have {had} of {needed}.</source>
      <translation>Dotychczas masz {had} z {needed}.</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <source>All of them have to be met when the game ends.</source>
      <translation>Wszystkie muszą być spełnione na koniec gry.</translation>
    </message>
    <message>
      <source>At most {allowed} may stay open. Still to be claimed: {n}.</source>
      <translation>Niezrealizowanych może pozostać najwyżej {allowed}. Do zrealizowania jeszcze: {n}.</translation>
    </message>
    <message>
      <source>At most {allowed} may stay open: enough have been claimed.</source>
      <translation>Niezrealizowanych może pozostać najwyżej {allowed}: dość jest już zrealizowanych.</translation>
    </message>
    <message>
      <source>Company goal</source>
      <translation>Cel firmy</translation>
    </message>
    <message>
      <source>Decided at the end of decade {decade}.</source>
      <translation>Rozstrzygnięcie na koniec dekady {decade}.</translation>
    </message>
    <message>
      <source>Decided when the game ends.</source>
      <translation>Rozstrzygnięcie na koniec gry.</translation>
    </message>
    <message>
      <source>Discarded, it brings ${money}: {points} at the end.</source>
      <translation>Po wymianie na ${money} da na koniec {points}.</translation>
    </message>
    <message>
      <source>Goals of {name}</source>
      <translation>Cele gracza {name}</translation>
    </message>
    <message>
      <source>Met as things stand: it has to stay so to the end.</source>
      <translation>W obecnej sytuacji spełniony: musi tak pozostać do końca.</translation>
    </message>
    <message>
      <source>Met at the end of decade {decade}.</source>
      <translation>Spełniony na koniec dekady {decade}.</translation>
    </message>
    <message>
      <source>Met for good.</source>
      <translation>Spełniony na stałe.</translation>
    </message>
    <message>
      <source>Missed at the end of decade {decade}.</source>
      <translation>Niespełniony na koniec dekady {decade}.</translation>
    </message>
    <message>
      <source>Missing: {amount}.</source>
      <translation>Potrzeba jeszcze: {amount}.</translation>
    </message>
    <message>
      <source>Not held yet.</source>
      <translation>Jeszcze się nie zakończył.</translation>
    </message>
    <message>
      <source>Nothing is missing: it waits for your turn.</source>
      <translation>Niczego nie brakuje: czeka na twoją turę.</translation>
    </message>
    <message>
      <source>Nothing is missing: you can have it now.</source>
      <translation>Niczego nie brakuje: możesz go teraz zrealizować.</translation>
    </message>
    <message>
      <source>One of them has to be met when the game ends.</source>
      <translation>Jeden z nich musi być spełniony na koniec gry.</translation>
    </message>
    <message>
      <source>Personal goals</source>
      <translation>Cele osobiste</translation>
    </message>
    <message>
      <source>Personal goals: {met} of {all} met.</source>
      <translation>Spełnione cele osobiste: {met} z {all}.</translation>
    </message>
    <message>
      <source>UN goals</source>
      <translation>Cele NZ</translation>
    </message>
    <message>
      <source>UN goals: {n} on display.</source>
      <translation>Odkryte cele NZ: {n}.</translation>
    </message>
    <message>
      <source>Whoever sits at the screen sees the own goals here, and nobody else does.</source>
      <translation>Kto siedzi przed ekranem, widzi tu swoje cele, a nikt inny ich nie widzi.</translation>
    </message>
    <message>
      <source>Worth {points} as things stand.</source>
      <translation>W obecnej sytuacji wart {points}.</translation>
    </message>
    <message>
      <source>You have claimed {n}, worth {points} at the end.</source>
      <translation>Zrealizowane przez ciebie: {n}, na koniec dadzą {points}.</translation>
    </message>
    <message>
      <source>You have discarded it for money.</source>
      <translation>Wymieniony na pieniądze.</translation>
    </message>
    <message>
      <source>You still choose which you keep.</source>
      <translation>Wybór celu do zatrzymania jeszcze przed tobą.</translation>
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
      <translation>{goal}: {have} z {needed}. {state}</translation>
    </message>
    <message>
      <source>{have} of {needed}</source>
      <translation>{have} z {needed}</translation>
    </message>
    <message>
      <source>{n} on display</source>
      <translation>odkryte: {n}</translation>
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
      <translation>Powrót do obecnego stanu gry ({key})</translation>
    </message>
    <message>
      <source>Begins another game at this position. This one stays as it is.</source>
      <translation>Zaczyna drugą grę od tej pozycji. Ta pozostaje bez zmian.</translation>
    </message>
    <message>
      <source>Close the replay</source>
      <translation>Zamknij powtórkę</translation>
    </message>
    <message>
      <source>Next decade ({key})</source>
      <translation>Następna dekada ({key})</translation>
    </message>
    <message>
      <source>Next step ({key})</source>
      <translation>Następny krok ({key})</translation>
    </message>
    <message>
      <source>Next turn ({key})</source>
      <translation>Następna tura ({key})</translation>
    </message>
    <message>
      <source>Pause ({key})</source>
      <translation>Wstrzymaj ({key})</translation>
    </message>
    <message>
      <source>Play ({key})</source>
      <translation>Odtwarzaj ({key})</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
      <source>Position in the game</source>
      <translation>Pozycja w grze</translation>
    </message>
    <message>
      <source>Previous decade ({key})</source>
      <translation>Poprzednia dekada ({key})</translation>
    </message>
    <message>
      <source>Previous step ({key})</source>
      <translation>Poprzedni krok ({key})</translation>
    </message>
    <message>
      <source>Previous turn ({key})</source>
      <translation>Poprzednia tura ({key})</translation>
    </message>
    <message>
      <source>Since my last turn</source>
      <translation>Od mojej ostatniej tury</translation>
    </message>
    <message>
      <source>Speed of the replay</source>
      <translation>Szybkość powtórki</translation>
    </message>
    <message>
      <source>Speed of the replay (faster: {faster}, slower: {slower})</source>
      <translation>Szybkość powtórki (szybciej: {faster}, wolniej: {slower})</translation>
    </message>
    <message>
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <translation>Krok {step} z {all} · dekada {decade} · decyduje {name}</translation>
    </message>
    <message>
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <translation>Krok {step} z {all} · dekada {decade} · tura gracza {name}</translation>
    </message>
    <message>
      <source>Step {step} of {all} · the end of the game</source>
      <translation>Krok {step} z {all} · koniec gry</translation>
    </message>
    <message>
      <source>The game begins.</source>
      <translation>Gra się zaczyna.</translation>
    </message>
    <message>
      <source>To the beginning ({key})</source>
      <translation>Na początek ({key})</translation>
    </message>
    <message>
      <source>To the end ({key})</source>
      <translation>Na koniec ({key})</translation>
    </message>
    <message>
      <source>To the present</source>
      <translation>Do teraz</translation>
    </message>
    <message>
      <source>Watch what has happened since you decided last</source>
      <translation>Obejrzyj, co się wydarzyło od twojej ostatniej decyzji</translation>
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
      <translation>Przejdź do najnowszego wpisu ({key})</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>W skrócie</translation>
    </message>
    <message>
      <source>Leave out small consequences such as payments</source>
      <translation>Pomiń drobne następstwa, takie jak płatności</translation>
    </message>
    <message>
      <source>Log of the game</source>
      <translation>Dziennik gry</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Przejrzyj wstecz</translation>
    </message>
    <message>
      <source>Newest</source>
      <translation>Najnowsze</translation>
    </message>
    <message>
      <source>No line fits what you are looking for.</source>
      <translation>Żaden wpis nie pasuje do szukanego tekstu.</translation>
    </message>
    <message>
      <source>Nothing has happened yet. The game is written down here.</source>
      <translation>Nic się jeszcze nie wydarzyło. Tu zapisywany jest przebieg gry.</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>Szukaj w dzienniku</translation>
    </message>
    <message>
      <source>Show CEPs, money and technology</source>
      <translation>Pokaż PNE, pieniądze i zasoby technologiczne</translation>
    </message>
    <message>
      <source>Show expertise</source>
      <translation>Pokaż doświadczenie</translation>
    </message>
    <message>
      <source>Show fossil plants, CO₂ and disasters</source>
      <translation>Pokaż elektrownie konwencjonalne, CO₂ i katastrofy</translation>
    </message>
    <message>
      <source>Show goals and points</source>
      <translation>Pokaż cele i punkty</translation>
    </message>
    <message>
      <source>Show income and energy supply</source>
      <translation>Pokaż przychody i zaopatrzenie w energię</translation>
    </message>
    <message>
      <source>Show income and supply</source>
      <translation>Pokaż przychody i zapotrzebowanie na energię</translation>
    </message>
    <message>
      <source>Show knowledge</source>
      <translation>Pokaż doświadczenie</translation>
    </message>
    <message>
      <source>Show lobby cards</source>
      <translation>Pokaż karty lobbowania</translation>
    </message>
    <message>
      <source>Show lobbyist cards</source>
      <translation>Pokaż karty lobbysty</translation>
    </message>
    <message>
      <source>Show projects, plants and control</source>
      <translation>Pokaż projekty, elektrownie i kontrolę</translation>
    </message>
    <message>
      <source>Show scientists and summits</source>
      <translation>Pokaż naukowców i kongresy</translation>
    </message>
    <message>
      <source>Show the end of the game</source>
      <translation>Pokaż koniec gry</translation>
    </message>
    <message>
      <source>Show turns, rounds and decades</source>
      <translation>Pokaż tury, rundy i dekady</translation>
    </message>
    <message>
      <source>Show what concerns {name}</source>
      <translation>Pokaż, co dotyczy gracza {name}</translation>
    </message>
    <message>
      <source>Since my last turn</source>
      <translation>Od mojej ostatniej tury</translation>
    </message>
    <message>
      <source>Step through the game so far ({key}). A double-click on a line goes to its step.</source>
      <translation>Przejdź krok po kroku przez dotychczasową grę ({key}). Dwukrotne kliknięcie wpisu prowadzi do jego kroku.</translation>
    </message>
    <message>
      <source>Watch what has happened since you decided last</source>
      <translation>Obejrzyj, co się wydarzyło od twojej ostatniej decyzji</translation>
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
      <translation>Ada</translation>
    </message>
    <message>
      <source>Alex</source>
      <translation>Alex</translation>
    </message>
    <message>
      <source>Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}</source>
      <translation>Dekada {decade} z {decades}  ·  runda {round} z {rounds}  ·  ziarno {seed}</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>Porzuć grę</translation>
    </message>
    <message>
      <source>Max</source>
      <translation>Max</translation>
    </message>
    <message>
      <source>Save as …</source>
      <translation>Zapisz jako…</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
      <source>The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again as soon as that works. To be safe, save it in another place.</source>
      <translation>Gry nie da się w tej chwili zapisywać na bieżąco: {reason}. Toczy się dalej i będzie zapisywana, gdy tylko znów będzie to możliwe. Na wszelki wypadek zapisz ją w innym miejscu.</translation>
    </message>
    <message>
      <source>The game could not be removed: {reason}.</source>
      <translation>Nie udało się usunąć gry: {reason}.</translation>
    </message>
    <message>
      <source>The game on the table could not be recorded, and would be lost: {reason}.</source>
      <translation>Gra na stole przepadłaby, bo nie udało się jej zapisać na bieżąco: {reason}.</translation>
    </message>
    <message>
      <source>This game is being played, here or in another window; it cannot be removed now.</source>
      <translation>Ta gra jest właśnie rozgrywana, tutaj lub w innym oknie; nie można jej teraz usunąć.</translation>
    </message>
    <message>
      <source>not recorded</source>
      <translation>niezapisywana</translation>
    </message>
    <message>
      <source>practice</source>
      <translation>gra ćwiczebna</translation>
    </message>
    <message>
      <source>{edition} – {players} – co2desk</source>
      <translation>{edition} – {players} – co2desk</translation>
    </message>
    <message>
      <source>{file} – {edition} – {players} – co2desk</source>
      <translation>{file} – {edition} – {players} – co2desk</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>&amp;About co2desk</source>
      <translation>&amp;O co2desk</translation>
    </message>
    <message>
      <source>&amp;Forecast and log</source>
      <translation>Pro&amp;gnoza i dziennik gry</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Gra</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Pomoc</translation>
    </message>
    <message>
      <source>&amp;List of games</source>
      <translation>&amp;Lista gier</translation>
    </message>
    <message>
      <source>&amp;New game …</source>
      <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
      <source>&amp;Open a game that was copied as text</source>
      <translation>Otwórz &amp;grę skopiowaną jako tekst</translation>
    </message>
    <message>
      <source>&amp;Open …</source>
      <translation>&amp;Otwórz…</translation>
    </message>
    <message>
      <source>&amp;Play a challenge …</source>
      <translation>&amp;Zagraj wyzwanie…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>Zakończ &amp;program</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Przywróć</translation>
    </message>
    <message>
      <source>&amp;Result</source>
      <translation>&amp;Wynik</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Zapisz</translation>
    </message>
    <message>
      <source>&amp;Since my last turn</source>
      <translation>Od &amp;mojej ostatniej tury</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Cofnij</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Widok</translation>
    </message>
    <message>
      <source>&amp;What can I do?</source>
      <translation>&amp;Co mogę zrobić?</translation>
    </message>
    <message>
      <source>Copy a &amp;challenge: the same deal for others</source>
      <translation>Kopiuj &amp;wyzwanie: to samo rozdanie dla innych</translation>
    </message>
    <message>
      <source>Copy the &amp;board as a picture</source>
      <translation>Kopiuj planszę jako &amp;obraz</translation>
    </message>
    <message>
      <source>Copy the game as &amp;text</source>
      <translation>Kopiuj grę jako &amp;tekst</translation>
    </message>
    <message>
      <source>Discard a &amp;company goal for money</source>
      <translation>Wymień &amp;cel firmy na pieniądze</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
      <source>Hi&amp;story</source>
      <translation>&amp;Historia</translation>
    </message>
    <message>
      <source>Readings of the &amp;rules in this game</source>
      <translation>Interpretacje &amp;zasad w tej grze</translation>
    </message>
    <message>
      <source>Same again, another &amp;deal</source>
      <translation>Jeszcze raz, nowe &amp;rozdanie</translation>
    </message>
    <message>
      <source>Save &amp;as …</source>
      <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
      <source>Save a problem &amp;report …</source>
      <translation>Zapisz zgłoszenie pro&amp;blemu…</translation>
    </message>
    <message>
      <source>Save the board as a p&amp;icture …</source>
      <translation>Zapisz &amp;planszę jako obraz…</translation>
    </message>
    <message>
      <source>Se&amp;ttings …</source>
      <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
      <source>Sha&amp;re</source>
      <translation>&amp;Udostępnij</translation>
    </message>
    <message>
      <source>Step &amp;back through the game</source>
      <translation>Przejrzyj grę &amp;wstecz</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>on a button, without a key</comment>
      <translation>Cofnij</translation>
    </message>
    <message>
      <source>Whole &amp;board</source>
      <translation>Cała &amp;plansza</translation>
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <translation>Po&amp;większ</translation>
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
      <source>Zoom to a &amp;region</source>
      <translation>Powiększ &amp;region</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>&amp;Practice: everything may be taken back</source>
      <translation>&amp;Gra ćwiczebna: wszystko można cofnąć</translation>
    </message>
    <message>
      <source>A solo game</source>
      <translation>Gra solo</translation>
    </message>
    <message>
      <source>Actions can be taken back without limit and without asking; the log says so</source>
      <translation>Akcje można cofać bez ograniczeń i bez pytania; dziennik gry o tym informuje</translation>
    </message>
    <message>
      <source>Alone you play the solo game: choose it as the way of playing.</source>
      <translation>W pojedynkę gra się solo: wybierz ten tryb gry.</translation>
    </message>
    <message>
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <source>CO₂: Second Chance</source>
      <translation>CO₂: Druga szansa</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Fill in the people and the rules of the last game; only the seed is new</source>
      <translation>Wypełnij osobami i zasadami z ostatniej gry; nowe jest tylko ziarno losowania</translation>
    </message>
    <message>
      <source>How does the game begin?</source>
      <translation>Jak zaczyna się gra?</translation>
    </message>
    <message>
      <source>How many play, and who?</source>
      <translation>Ile osób gra i kto?</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Nowa gra</translation>
    </message>
    <message>
      <source>New game of CO₂</source>
      <translation>Nowa gra w CO₂</translation>
    </message>
    <message>
      <source>New game of CO₂: Second Chance</source>
      <translation>Nowa gra w CO₂: Druga szansa</translation>
    </message>
    <message>
      <source>Players: {count}</source>
      <translation>Gracze: {count}</translation>
    </message>
    <message>
      <source>Same &amp;again</source>
      <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
      <source>Solo: one company against the CO₂ level, won or lost.</source>
      <translation>Solo: jedna firma przeciwko poziomowi CO₂, wygrana albo przegrana.</translation>
    </message>
    <message>
      <source>Solo: one company, one planet, your best score.</source>
      <translation>Solo: jedna firma, jedna planeta, twój najlepszy wynik.</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Rozpocznij</translation>
    </message>
    <message>
      <source>The challenge was dealt with other component values than yours: it will be another game.</source>
      <translation>To wyzwanie rozdano z innymi wartościami elementów gry niż twoje: będzie to inna gra.</translation>
    </message>
    <message>
      <source>The solo game is for one: choose another way of playing first.</source>
      <translation>Gra solo jest dla jednej osoby: wybierz najpierw inny tryb gry.</translation>
    </message>
    <message>
      <source>The values of your own copy cannot be used. {problem}.</source>
      <translation>Nie można użyć wartości z twojego egzemplarza. {problem}.</translation>
    </message>
    <message>
      <source>The values of your own copy cannot be used. {problem}. Further problems: {more}.</source>
      <translation>Nie można użyć wartości z twojego egzemplarza. {problem}. Dalsze błędy: {more}.</translation>
    </message>
    <message>
      <source>This cannot be played. {problem}.</source>
      <translation>Tak nie można zagrać. {problem}.</translation>
    </message>
    <message>
      <source>Two seats have the name {name}; the log could not tell them apart.</source>
      <translation>Dwa miejsca mają to samo imię: {name}; w dzienniku gry nie dałoby się ich odróżnić.</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <source>CEPs</source>
      <translation>PNE</translation>
    </message>
    <message>
      <source>Pay</source>
      <translation>Zapłać</translation>
    </message>
    <message>
      <source>Something in this payment is not needed.</source>
      <translation>Coś w tej zapłacie jest zbędne.</translation>
    </message>
    <message>
      <source>Technology cubes</source>
      <translation>Zasoby technologiczne</translation>
    </message>
    <message>
      <source>This does not fit the bid: too little, or too much.</source>
      <translation>To nie pasuje do oferty: za mało albo za dużo.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <source>Readings of the rules in this game</source>
      <translation>Interpretacje zasad w tej grze</translation>
    </message>
    <message>
      <source>Rulebook: {book}. What is played otherwise than usual comes first.</source>
      <translation>Podstawa: {book}. Na początku jest to, co różni się od zwykłej gry.</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <source>Nothing can be done with this piece there.</source>
      <translation>Z tym elementem nie można tam nic zrobić.</translation>
    </message>
    <message>
      <source>To choose from when you let go:</source>
      <translation>Po upuszczeniu do wyboru:</translation>
    </message>
  </context>
  <context>
    <name>PromptBar</name>
    <message>
      <source>Back</source>
      <translation>Wstecz</translation>
    </message>
    <message>
      <source>Every action with its reason, to search in</source>
      <translation>Wszystkie akcje z uzasadnieniem, z wyszukiwaniem</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Wyniki</translation>
    </message>
    <message>
      <source>What can I do?</source>
      <translation>Co mogę zrobić?</translation>
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
      <translation>Gra {name} (komputer).</translation>
    </message>
    <message>
      <source>{name} decides.</source>
      <translation>Decyduje {name}.</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>%1 File</source>
      <translation>Plik %1</translation>
    </message>
    <message>
      <source>Drive</source>
      <translation>Dysk</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Plik</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Folder</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Szukaj w:</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>&amp;Nazwa pliku:</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>&amp;Typ plików:</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <source>Scroll Left</source>
      <translation>Przewiń zakładki w lewo</translation>
    </message>
    <message>
      <source>Scroll Right</source>
      <translation>Przewiń zakładki w prawo</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <source>As in the chosen book.</source>
      <translation>Jak w wybranej instrukcji.</translation>
    </message>
    <message>
      <source>As rec&amp;ommended</source>
      <translation>Według z&amp;aleceń</translation>
    </message>
    <message>
      <source>As recommended.</source>
      <translation>Według zaleceń.</translation>
    </message>
    <message>
      <source>Back to the b&amp;ook</source>
      <translation>Wróć do i&amp;nstrukcji</translation>
    </message>
    <message>
      <source>Changed by you.</source>
      <translation>Twoja zmiana.</translation>
    </message>
    <message>
      <source>In the register of differences: {numbers}</source>
      <translation>W rejestrze różnic: {numbers}</translation>
    </message>
    <message>
      <source>In the register of open questions: {numbers}</source>
      <translation>W rejestrze otwartych kwestii: {numbers}</translation>
    </message>
    <message>
      <source>In this &amp;game:</source>
      <translation>W tej &amp;grze:</translation>
    </message>
    <message>
      <source>What the books say</source>
      <translation>Co mówią instrukcje</translation>
    </message>
    <message>
      <source>{book} (chosen)</source>
      <translation>{book} (wybrana)</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <source>&amp;Done</source>
      <translation>Go&amp;towe</translation>
    </message>
    <message>
      <source>All questions</source>
      <translation>Wszystkie pytania</translation>
    </message>
    <message>
      <source>Everything as &amp;recommended</source>
      <translation>Wszystko według &amp;zaleceń</translation>
    </message>
    <message>
      <source>Everything back to the &amp;book</source>
      <translation>Wszystko według &amp;instrukcji</translation>
    </message>
    <message>
      <source>How the rulebooks differ</source>
      <translation>Czym różnią się instrukcje</translation>
    </message>
    <message>
      <source>No question fits this search.</source>
      <translation>Żadne pytanie nie pasuje do szukanego tekstu.</translation>
    </message>
    <message>
      <source>Questions</source>
      <translation>Pytania</translation>
    </message>
    <message>
      <source>Search the questions</source>
      <translation>Szukaj w pytaniach</translation>
    </message>
    <message>
      <source>Search: a word, A13 …</source>
      <translation>Szukaj: słowo, A13…</translation>
    </message>
    <message>
      <source>Search: a word, a card number, D-12 …</source>
      <translation>Szukaj: słowo, numer karty, D-12…</translation>
    </message>
    <message>
      <source>What the rulebook leaves open</source>
      <translation>Otwarte kwestie w instrukcji</translation>
    </message>
    <message>
      <source>What you have changed</source>
      <translation>Twoje zmiany</translation>
    </message>
    <message>
      <source>Where the books differ</source>
      <translation>Gdzie instrukcje się różnią</translation>
    </message>
    <message>
      <source>Which questions are shown</source>
      <translation>Które pytania są widoczne</translation>
    </message>
    <message>
      <source>You play by: {book}. Anything you change here holds for this game alone.</source>
      <translation>Grasz według: {book}. To, co tu zmienisz, dotyczy tylko tej gry.</translation>
    </message>
  </context>
  <context>
    <name>ReadingsModel</name>
    <message>
      <source>{question}
Changed: {answer}</source>
      <translation>{question}
Zmiana: {answer}</translation>
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
      <translation>Gra nieznana tej wersji</translation>
    </message>
    <message>
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <source>CO₂ (2012), solo</source>
      <translation>CO₂ (2012), solo</translation>
    </message>
    <message>
      <source>CO₂: Second Chance, competitive</source>
      <translation>CO₂: Druga szansa, gra rywalizacyjna</translation>
    </message>
    <message>
      <source>CO₂: Second Chance, cooperative</source>
      <translation>CO₂: Druga szansa, gra kooperacyjna</translation>
    </message>
    <message>
      <source>CO₂: Second Chance, solo</source>
      <translation>CO₂: Druga szansa, solo</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Kontynuuj</translation>
    </message>
    <message>
      <source>Decade {decade}, {co2} ppm</source>
      <translation>Dekada {decade}, {co2} ppm</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Zakończona</translation>
    </message>
    <message>
      <source>Go on playing</source>
      <translation>Graj dalej</translation>
    </message>
    <message>
      <source>It is not saved in a file: nothing of it will be left.</source>
      <translation>Nie jest zapisana w pliku: nic z niej nie zostanie.</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Zachowaj</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Other games</source>
      <translation>Inne gry</translation>
    </message>
    <message>
      <source>Players without names</source>
      <translation>Gracze bez imion</translation>
    </message>
    <message>
      <source>Players: {count}</source>
      <translation>Gracze: {count}</translation>
    </message>
    <message>
      <source>Remove it</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Remove this game from the list?</source>
      <translation>Usunąć tę grę z listy?</translation>
    </message>
    <message>
      <source>Remove this game …</source>
      <translation>Usuń tę grę…</translation>
    </message>
    <message>
      <source>The file {file} stays.</source>
      <translation>Plik {file} pozostanie.</translation>
    </message>
    <message>
      <source>Your games</source>
      <translation>Twoje gry</translation>
    </message>
    <message>
      <source>co2desk ended unexpectedly. The game is as it was after the last action.</source>
      <translation>co2desk nieoczekiwanie zakończył działanie. Gra jest w stanie po ostatniej akcji.</translation>
    </message>
    <message>
      <source>interrupted</source>
      <translation>przerwana</translation>
    </message>
    <message>
      <source>played on from step {step}</source>
      <translation>grana dalej od kroku {step}</translation>
    </message>
    <message>
      <source>practice</source>
      <translation>gra ćwiczebna</translation>
    </message>
    <message>
      <source>saved in {file}</source>
      <translation>zapisana w pliku {file}</translation>
    </message>
    <message>
      <source>today {time}</source>
      <translation>dziś {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>wczoraj {time}</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <source>Part of the game</source>
      <translation>Część gry</translation>
    </message>
    <message>
      <source>Reconstructed values by part of the game</source>
      <translation>Wartości odtworzone według części gry</translation>
    </message>
    <message>
      <source>These values are printed on pieces, cards or the board, and no rulebook tells them. Ours fit everything that is known, and may still differ from your copy.</source>
      <translation>Te wartości są wydrukowane na elementach gry, kartach lub planszy i nie podaje ich żadna instrukcja. Nasze pasują do wszystkiego, co wiadomo, a jednak mogą się różnić od twojego egzemplarza.</translation>
    </message>
    <message>
      <source>To play with the values of your own copy, write those that differ into first.yaml or second_chance.yaml in this folder, under the keys of the built-in file:</source>
      <translation>Aby grać z wartościami z własnego egzemplarza, wpisz te, które się różnią, do pliku first.yaml lub second_chance.yaml w tym folderze, pod kluczami z pliku wbudowanego:</translation>
    </message>
    <message>
      <source>Values that are reconstructed</source>
      <translation>Odtworzone wartości</translation>
    </message>
    <message>
      <source>{ours} of {total}</source>
      <translation>{ours} z {total}</translation>
    </message>
    <message>
      <source>{ours} of {total}; {own} from your own copy</source>
      <translation>{ours} z {total}; {own} z twojego egzemplarza</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <source>A step costs {now} now and {later} in the coming decades.</source>
      <translation>Krok kosztuje teraz {now}, a w następnych dekadach {later}.</translation>
    </message>
    <message>
      <source>A step costs {now} now and {later} in the last decade.</source>
      <translation>Krok kosztuje teraz {now}, a w ostatniej dekadzie {later}.</translation>
    </message>
    <message>
      <source>A step costs {now}; this is the last decade.</source>
      <translation>Krok kosztuje {now}; to ostatnia dekada.</translation>
    </message>
    <message>
      <source>Steps down on the CO₂ track</source>
      <translation>Kroki w dół na torze CO₂</translation>
    </message>
    <message>
      <source>{co2} ppm</source>
      <translation>{co2} ppm</translation>
    </message>
    <message>
      <source>{cost} paid, {left} left</source>
      <translation>Koszt: {cost}, pozostanie: {left}</translation>
    </message>
  </context>
  <context>
    <name>ReplayClock</name>
    <message>
      <source>Fast</source>
      <translation>Szybko</translation>
    </message>
    <message>
      <source>Normal speed</source>
      <translation>Zwykła szybkość</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Wolno</translation>
    </message>
    <message>
      <source>Very fast</source>
      <translation>Bardzo szybko</translation>
    </message>
  </context>
  <context>
    <name>RulebookField</name>
    <message>
      <source>&amp;Differences…</source>
      <translation>&amp;Różnice…</translation>
    </message>
    <message>
      <source>&amp;Open questions…</source>
      <translation>&amp;Otwarte kwestie…</translation>
    </message>
    <message>
      <source>All questions on which the rulebooks differ, and how this game answers them</source>
      <translation>Wszystkie pytania, w których instrukcje się różnią, i odpowiedzi w tej grze</translation>
    </message>
    <message>
      <source>All questions that the rulebook leaves open, and how this game answers them</source>
      <translation>Wszystkie pytania, które instrukcja pozostawia otwarte, i odpowiedzi w tej grze</translation>
    </message>
    <message>
      <source>Answers that differ from most books: {peculiar}</source>
      <translation>Odpowiedzi inne niż w większości instrukcji: {peculiar}</translation>
    </message>
    <message>
      <source>How do you read the rulebook?</source>
      <translation>Jak interpretujesz instrukcję?</translation>
    </message>
    <message>
      <source>In this choice nothing looks like a misprint.</source>
      <translation>W tym wyborze nic nie wygląda na błąd w druku.</translation>
    </message>
    <message>
      <source>No book at hand? Keep what most of them agree on.</source>
      <translation>Nie masz instrukcji pod ręką? Zostaw to, w czym większość jest zgodna.</translation>
    </message>
    <message>
      <source>Readings changed for this game: {count}</source>
      <translation>Interpretacje zmienione w tej grze: {count}</translation>
    </message>
    <message>
      <source>Take probable misprints &amp;literally</source>
      <translation>Prawdopodobne błędy w druku &amp;dosłownie</translation>
    </message>
    <message>
      <source>What the book leaves open is played as we recommend it.</source>
      <translation>To, co instrukcja pozostawia otwarte, gramy tak, jak zalecamy.</translation>
    </message>
    <message>
      <source>What the book says by mistake, against its own examples, then counts too.</source>
      <translation>Liczy się wtedy także to, co instrukcja podaje przez pomyłkę, wbrew własnym przykładom.</translation>
    </message>
    <message>
      <source>Which rulebook lies on your table?</source>
      <translation>Która instrukcja leży na twoim stole?</translation>
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
      <translation>Język gracza {name}</translation>
    </message>
    <message>
      <source>Whoever has chosen none reads the language above.</source>
      <translation>Kto nie wybrał własnego, czyta w języku podanym wyżej.</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <source>A person at this screen.</source>
      <translation>Osoba przed tym ekranem.</translation>
    </message>
    <message>
      <source>Computer {number}</source>
      <translation>Komputer {number}</translation>
    </message>
    <message>
      <source>Diamond</source>
      <translation>Romb</translation>
    </message>
    <message>
      <source>Disc</source>
      <translation>Koło</translation>
    </message>
    <message>
      <source>Language of seat {number}</source>
      <translation>Język na miejscu {number}</translation>
    </message>
    <message>
      <source>Language of the program</source>
      <translation>Język programu</translation>
    </message>
    <message>
      <source>Move seat {number} down</source>
      <translation>Przesuń miejsce {number} w dół</translation>
    </message>
    <message>
      <source>Move seat {number} up</source>
      <translation>Przesuń miejsce {number} w górę</translation>
    </message>
    <message>
      <source>Move this seat down, one place later around the table</source>
      <translation>Przesuń to miejsce w dół: o jedno dalej wokół stołu</translation>
    </message>
    <message>
      <source>Move this seat up, one place earlier around the table</source>
      <translation>Przesuń to miejsce w górę: o jedno wcześniej wokół stołu</translation>
    </message>
    <message>
      <source>Name of seat {number}</source>
      <translation>Imię na miejscu {number}</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Osoba</translation>
    </message>
    <message>
      <source>Player {number}</source>
      <translation>Gracz {number}</translation>
    </message>
    <message>
      <source>Random computer</source>
      <translation>Komputer losowy</translation>
    </message>
    <message>
      <source>Random does anything that the rules allow, without any plan.</source>
      <translation>Losowy robi cokolwiek, na co pozwalają zasady, bez żadnego planu.</translation>
    </message>
    <message>
      <source>Sign of seat {number}</source>
      <translation>Znak miejsca {number}</translation>
    </message>
    <message>
      <source>Square</source>
      <translation>Kwadrat</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Gwiazda</translation>
    </message>
    <message>
      <source>Steady computer</source>
      <translation>Komputer rozważny</translation>
    </message>
    <message>
      <source>Steady looks one action ahead and takes what seems best: fine for a first game.</source>
      <translation>Rozważny patrzy o jedną akcję naprzód i robi to, co wydaje się najlepsze: w sam raz na pierwszą grę.</translation>
    </message>
    <message>
      <source>Triangle</source>
      <translation>Trójkąt</translation>
    </message>
    <message>
      <source>What this player reads: the window changes to it with every hand-over</source>
      <translation>Język tego gracza: okno przełącza się na niego przy każdym przekazaniu ekranu</translation>
    </message>
    <message>
      <source>Who plays seat {number}: a person or the computer</source>
      <translation>Kto gra na miejscu {number}: osoba czy komputer</translation>
    </message>
  </context>
  <context>
    <name>SecondLabels</name>
    <message>
      <source>2 events</source>
      <translation>2 zdarzenia</translation>
    </message>
    <message>
      <source>Actions</source>
      <translation>Akcje</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Zbuduj</translation>
    </message>
    <message>
      <source>CO₂ reduction</source>
      <translation>Redukcja CO₂</translation>
    </message>
    <message>
      <source>End of the decade</source>
      <translation>Koniec dekady</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>Koniec gry</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <translation>Zaopatrzenie w energię</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <translation>Cele środowiskowe</translation>
    </message>
    <message>
      <source>Events</source>
      <translation>Zdarzenia</translation>
    </message>
    <message>
      <source>Future event</source>
      <translation>Przyszłe zdarzenie</translation>
    </message>
    <message>
      <source>Income</source>
      <translation>Przychody</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <translation>Doświadczenie</translation>
    </message>
    <message>
      <source>Lobbyists in play</source>
      <translation>Lobbyści w grze</translation>
    </message>
    <message>
      <source>Markers</source>
      <translation>Znaczniki</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>Zaplanuj</translation>
    </message>
    <message>
      <source>Plants</source>
      <translation>Elektrownie</translation>
    </message>
    <message>
      <source>Preparation</source>
      <translation>Przygotowanie do gry</translation>
    </message>
    <message>
      <source>Prepare</source>
      <translation>Uruchom</translation>
    </message>
    <message>
      <source>Sell CEP</source>
      <translation>Sprzedaj PNE</translation>
    </message>
    <message>
      <source>Summit</source>
      <translation>Kongres</translation>
    </message>
    <message>
      <source>Summits</source>
      <translation>Kongresy</translation>
    </message>
    <message>
      <source>UN goals</source>
      <translation>Cele NZ</translation>
    </message>
    <message>
      <source>claimed: {claimed} of {shown}</source>
      <translation>zrealizowane: {claimed} z {shown}</translation>
    </message>
    <message>
      <source>closed this turn</source>
      <translation>zamknięty w tej turze</translation>
    </message>
    <message>
      <source>floor</source>
      <translation>min.</translation>
    </message>
    <message>
      <source>in work</source>
      <translation>w toku</translation>
    </message>
    <message>
      <source>limit</source>
      <translation>limit</translation>
    </message>
    <message>
      <source>missed</source>
      <translation>niespełniony</translation>
    </message>
    <message>
      <source>planned</source>
      <translation>zaplanowany</translation>
    </message>
    <message>
      <source>prepared</source>
      <translation>uruchomiony</translation>
    </message>
  </context>
  <context>
    <name>SecondSeatWords</name>
    <message>
      <source>Alone you may go on with pieces of another colour.</source>
      <translation>W grze solo możesz dalej używać elementów innego koloru.</translation>
    </message>
    <message>
      <source>CEPs in hand: {count}</source>
      <translation>PNE w zasobach gracza: {count}</translation>
    </message>
    <message>
      <source>Comes to your hand through a scientist subsidy.</source>
      <translation>Trafia do twoich zasobów dzięki dotacji „naukowiec”.</translation>
    </message>
    <message>
      <source>Control cubes: {count}</source>
      <translation>Kostki kontroli: {count}</translation>
    </message>
    <message>
      <source>Drag one onto a planned project to prepare its infrastructure, or onto the market to sell it.</source>
      <translation>Przeciągnij PNE na zaplanowany projekt, aby uruchomić jego infrastrukturę, albo na rynek, aby je sprzedać.</translation>
    </message>
    <message>
      <source>Goes to a planned project, or to a lobbyist card in play.</source>
      <translation>Może iść na zaplanowany projekt albo na kartę lobbysty w grze.</translation>
    </message>
    <message>
      <source>Has a company goal.</source>
      <translation>Ma cel firmy.</translation>
    </message>
    <message>
      <source>Has no company goal.</source>
      <translation>Nie ma celu firmy.</translation>
    </message>
    <message>
      <source>Infrastructure markers: {count}</source>
      <translation>Znaczniki infrastruktury: {count}</translation>
    </message>
    <message>
      <source>Infrastructures: {count}</source>
      <translation>Infrastruktury: {count}</translation>
    </message>
    <message>
      <source>Infrastructures: {kinds}</source>
      <translation>Infrastruktury: {kinds}</translation>
    </message>
    <message>
      <source>Leaving a project brings a point of knowledge of its energy.</source>
      <translation>Gdy opuszcza projekt, daje punkt doświadczenia w jego dziedzinie.</translation>
    </message>
    <message>
      <source>Lobbyist cards in hand: {count}</source>
      <translation>Karty lobbysty na ręce: {count}</translation>
    </message>
    <message>
      <source>Money: ${count}</source>
      <translation>Pieniądze: ${count}</translation>
    </message>
    <message>
      <source>Personal goal: {have} of {needed}</source>
      <translation>Cel osobisty: {have} z {needed}</translation>
    </message>
    <message>
      <source>Personal goals: {count}</source>
      <translation>Cele osobiste: {count}</translation>
    </message>
    <message>
      <source>Pieces you have left</source>
      <translation>Pozostałe elementy</translation>
    </message>
    <message>
      <source>Points: {count}</source>
      <translation>Punkty: {count}</translation>
    </message>
    <message>
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Naukowcy w zasobach gracza: {hand}, do zatrudnienia: {pool}</translation>
    </message>
    <message>
      <source>Solo goal: missed</source>
      <translation>Cel solo: niespełniony</translation>
    </message>
    <message>
      <source>Solo goal: {have} of {needed}</source>
      <translation>Cel solo: {have} z {needed}</translation>
    </message>
    <message>
      <source>Start player.</source>
      <translation>Gracz rozpoczynający.</translation>
    </message>
    <message>
      <source>Technology cubes: {count}</source>
      <translation>Zasoby technologiczne: {count}</translation>
    </message>
    <message>
      <source>UN goals claimed: {goals}</source>
      <translation>Zrealizowane cele NZ: {goals}</translation>
    </message>
    <message>
      <source>{energy} {count} ({carrying} with a plant)</source>
      <translation>{energy} {count} (pod elektrownią: {carrying})</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <source>A carbon emission permit pays for infrastructure, for green plants and for new fossil ones.</source>
      <translation>Pozwoleniem na emisję dwutlenku węgla płaci się za infrastrukturę, za elektrownie ekologiczne i za nowe konwencjonalne.</translation>
    </message>
    <message>
      <source>A decade: {phases}.</source>
      <translation>Dekada: {phases}.</translation>
    </message>
    <message>
      <source>A played card stays here. One scientist of any player may visit it, use its minor effect, and stays to the end of the game.</source>
      <translation>Zagrana karta zostaje tutaj. Może ją odwiedzić jeden naukowiec dowolnego gracza: korzysta z pobocznego lobby i zostaje do końca gry.</translation>
    </message>
    <message>
      <source>A scientist of {player} has visited it and stays.</source>
      <translation>Odwiedził ją naukowiec gracza {player} i już zostaje.</translation>
    </message>
    <message>
      <source>A sold one goes to the bank and lowers the price; when the last one is taken, the bank refills the market and the price rises.</source>
      <translation>Sprzedane PNE trafia do banku i obniża cenę; gdy ktoś weźmie ostatnie, bank uzupełnia rynek i cena wzrasta.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the energy supply the game is lost.</source>
      <translation>Powyżej {ppm} ppm po zaopatrzeniu w energię gra jest przegrana.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm everybody has lost, at once.</source>
      <translation>Powyżej {ppm} ppm wszyscy natychmiast przegrywają.</translation>
    </message>
    <message>
      <source>Achieved.</source>
      <translation>Osiągnięty.</translation>
    </message>
    <message>
      <source>Achieved: {done} of {shown}.</source>
      <translation>Osiągnięte: {done} z {shown}.</translation>
    </message>
    <message>
      <source>An inspector stands here: it costs twice as much.</source>
      <translation>Stoi tu inspektor: kosztuje dwa razy tyle.</translation>
    </message>
    <message>
      <source>At the end at most {count} may be open, or the game is lost.</source>
      <translation>Na koniec może pozostać niezrealizowanych najwyżej {count}, inaczej gra jest przegrana.</translation>
    </message>
    <message>
      <source>Below 0 after the goals or after the energy supply the game is lost.</source>
      <translation>Poniżej 0 punktów po fazie celów środowiskowych lub po zaopatrzeniu w energię gra jest przegrana.</translation>
    </message>
    <message>
      <source>Built by {player} in {region}.</source>
      <translation>Region: {region}. Budujący: {player}.</translation>
    </message>
    <message>
      <source>CEPs in the bank: {count}.</source>
      <translation>PNE w banku: {count}.</translation>
    </message>
    <message>
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Poziom CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <source>Control cubes in {region}</source>
      <translation>Kostki kontroli w regionie {region}</translation>
    </message>
    <message>
      <source>Each open goal costs {points} in decade {decade}.</source>
      <translation>Każdy nieosiągnięty cel kosztuje w dekadzie {decade}: {points}.</translation>
    </message>
    <message>
      <source>Environmental goals that ask for knowledge</source>
      <translation>Cele środowiskowe: doświadczenie</translation>
    </message>
    <message>
      <source>Environmental goals that ask for plants</source>
      <translation>Cele środowiskowe: elektrownie</translation>
    </message>
    <message>
      <source>Environmental goals that ask for summits</source>
      <translation>Cele środowiskowe: kongresy</translation>
    </message>
    <message>
      <source>From {ppm} ppm on, the future event strikes as well.</source>
      <translation>Od {ppm} ppm następuje też przyszłe zdarzenie.</translation>
    </message>
    <message>
      <source>Full circle: the last space, level {level}.</source>
      <translation>Pełne koło: ostatnie pole, poziom {level}.</translation>
    </message>
    <message>
      <source>Given after disasters. Whoever builds here may pay with one; one leaves before each event.</source>
      <translation>Przekazane po katastrofach. Kto tu buduje, może zapłacić jednym z nich; przed każdym zdarzeniem jeden znika.</translation>
    </message>
    <message>
      <source>Half circle: the middle, level {level}.</source>
      <translation>Półkole: połowa toru, poziom {level}.</translation>
    </message>
    <message>
      <source>It may be lowered then, {ppm} ppm for {points} in this decade.</source>
      <translation>Można go wtedy obniżyć: w tej dekadzie {ppm} ppm za {points}.</translation>
    </message>
    <message>
      <source>It never falls below {ppm} ppm.</source>
      <translation>Nigdy nie spada poniżej {ppm} ppm.</translation>
    </message>
    <message>
      <source>It ran empty in this turn: nobody visits it before the next turn.</source>
      <translation>W tej turze zabrakło na nim PNE: do następnej tury nikt go nie odwiedza.</translation>
    </message>
    <message>
      <source>Knowledge of {energy}</source>
      <translation>Doświadczenie w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <source>Minor effect for a visitor: {effect}.</source>
      <translation>Poboczne lobby dla gościa: {effect}.</translation>
    </message>
    <message>
      <source>No tile is left.</source>
      <translation>Nie ma już żetonów.</translation>
    </message>
    <message>
      <source>Nobody has visited it yet.</source>
      <translation>Nikt jej jeszcze nie odwiedził.</translation>
    </message>
    <message>
      <source>Number {number} in the order of the energy supply.</source>
      <translation>Miejsce w kolejności zaopatrzenia w energię: {number}.</translation>
    </message>
    <message>
      <source>Number {number} of equal goals. Needed: {number}, so far: {count}.</source>
      <translation>Numer wśród takich samych celów: {number}. Wymagane: {number}, dotychczas: {count}.</translation>
    </message>
    <message>
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>Na rynku: {count}. Cena: ${price}.</translation>
    </message>
    <message>
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Raz w turze możesz kupić jedno PNE albo sprzedać jedno ze swoich zasobów.</translation>
    </message>
    <message>
      <source>Only these energies can be planned here.</source>
      <translation>Tylko te rodzaje energii można tu zaplanować.</translation>
    </message>
    <message>
      <source>Points of the team: {points}</source>
      <translation>Punkty zespołu: {points}</translation>
    </message>
    <message>
      <source>Points: {points}</source>
      <translation>Punkty: {points}</translation>
    </message>
    <message>
      <source>Prices of {energy} plants</source>
      <translation>Koszt budowy elektrowni „{energy}”</translation>
    </message>
    <message>
      <source>Stands on an infrastructure of {player}: it counts for UN goals.</source>
      <translation>Stoi na infrastrukturze gracza {player}: liczy się do celów NZ.</translation>
    </message>
    <message>
      <source>Still empty.</source>
      <translation>Jeszcze puste.</translation>
    </message>
    <message>
      <source>Summit tiles in the stack: {count}.</source>
      <translation>Żetony kongresów w stosie: {count}.</translation>
    </message>
    <message>
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Zasoby technologiczne w zasobach ogólnych: {count}.</translation>
    </message>
    <message>
      <source>The builder takes control with cubes below most energies; then the leftmost ones count, then knowledge of the energy just built.</source>
      <translation>Budujący przejmuje kontrolę, jeśli ma kostki pod największą liczbą rodzajów energii; potem liczą się skrajne lewe, a potem doświadczenie w dziedzinie właśnie zbudowanej elektrowni.</translation>
    </message>
    <message>
      <source>The controller may pay with those of the region.</source>
      <translation>Gracz kontrolujący region może nimi płacić.</translation>
    </message>
    <message>
      <source>The infrastructure belongs to {player}.</source>
      <translation>Infrastruktura należy do gracza {player}.</translation>
    </message>
    <message>
      <source>The next energy supply puts a fossil plant here, unless one is built.</source>
      <translation>Przy następnym zaopatrzeniu w energię powstanie tu elektrownia konwencjonalna, chyba że ktoś wcześniej zbuduje ekologiczną.</translation>
    </message>
    <message>
      <source>The region pays the CEP that lies on it.</source>
      <translation>Region płaci PNE, które na niej leży.</translation>
    </message>
    <message>
      <source>Then each scientist brings the owner two points of knowledge of its topics.</source>
      <translation>Potem każdy naukowiec daje właścicielowi dwa punkty doświadczenia w tematach kongresu.</translation>
    </message>
    <message>
      <source>Tiles left by level, from the top: {levels}.</source>
      <translation>Pozostałe żetony według poziomu, od wierzchu: {levels}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant lays a cube below its energy.</source>
      <translation>Kto buduje elektrownię, kładzie kostkę pod jej rodzajem energii.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>brak</translation>
    </message>
    <message>
      <source>the opponent ({count})</source>
      <translation>przeciwnik ({count})</translation>
    </message>
    <message>
      <source>{energy}: {owners}</source>
      <translation>{energy}: {owners}</translation>
    </message>
    <message>
      <source>{project} of level {level} in {region}: {state}</source>
      <translation>{project} poziomu {level} w regionie {region}: {state}</translation>
    </message>
    <message>
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: zapotrzebowanie w dekadzie {decade}</translation>
    </message>
    <message>
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <translation>{sign} (poziom doświadczenia {level}): można budować elektrownie poziomu {sign}.</translation>
    </message>
  </context>
  <context>
    <name>SeedField</name>
    <message>
      <source>&amp;New seed</source>
      <translation>&amp;Nowe ziarno</translation>
    </message>
    <message>
      <source>&amp;Seed</source>
      <translation>&amp;Ziarno losowania</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Ziarno losowania</translation>
    </message>
    <message>
      <source>The same seed and the same choices deal the same game again. A challenge code put in here sets up all of it.</source>
      <translation>To samo ziarno i te same wybory dają znów tę samą grę. Wpisany tu kod wyzwania ustawia wszystko.</translation>
    </message>
    <message>
      <source>The seed has to be a whole number from 0 to {most}.</source>
      <translation>Ziarno losowania musi być liczbą całkowitą od 0 do {most}.</translation>
    </message>
    <message>
      <source>This challenge cannot be played here. {problem}.</source>
      <translation>Tego wyzwania nie można tu rozegrać. {problem}.</translation>
    </message>
    <message>
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <translation>Nie można odczytać tego kodu wyzwania. Wymagane: {expected}.</translation>
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
      <translation>&amp;Kolory</translation>
    </message>
    <message>
      <source>&amp;Defaults</source>
      <translation>&amp;Ustawienia domyślne</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <translation>&amp;Język</translation>
    </message>
    <message>
      <source>&amp;Movement of pieces</source>
      <translation>&amp;Ruch elementów</translation>
    </message>
    <message>
      <source>&amp;Text size</source>
      <translation>Rozmiar &amp;tekstu</translation>
    </message>
    <message>
      <source>&amp;Warn when the game is about to end</source>
      <translation>&amp;Ostrzegaj, gdy gra może się skończyć</translation>
    </message>
    <message>
      <source>A wrong click does not give the rest of a turn away.</source>
      <translation>Przypadkowe kliknięcie nie zmarnuje reszty tury.</translation>
    </message>
    <message>
      <source>Ask before a turn &amp;ends</source>
      <translation>&amp;Pytaj przed zakończeniem tury</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>Przy stole</translation>
    </message>
    <message>
      <source>Board at the &amp;beginning</source>
      <translation>Pl&amp;ansza na początku</translation>
    </message>
    <message>
      <source>Bri&amp;ghtness</source>
      <translation>Ja&amp;sność</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Cover the &amp;screen between two people</source>
      <translation>&amp;Zasłaniaj ekran między graczami</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Ciemny</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Gotowe</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Szybki</translation>
    </message>
    <message>
      <source>For red-green colour blindness</source>
      <translation>Daltonizm (czerwony i zielony)</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Duży kontrast</translation>
    </message>
    <message>
      <source>Languages in this game</source>
      <translation>Języki w tej grze</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Jasny</translation>
    </message>
    <message>
      <source>Like the system</source>
      <translation>Jak w systemie</translation>
    </message>
    <message>
      <source>Nobody sees the cards and the goal of the next player.</source>
      <translation>Nikt nie widzi kart i celu następnego gracza.</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Zwykły</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Wyłączony</translation>
    </message>
    <message>
      <source>Pieces in the chosen colours</source>
      <translation>Elementy w wybranych kolorach</translation>
    </message>
    <message>
      <source>Says beforehand which move could be the last one.</source>
      <translation>Uprzedza, która akcja może być ostatnia.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ustawienia</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Wolny</translation>
    </message>
    <message>
      <source>Speed of a &amp;replay</source>
      <translation>Szy&amp;bkość powtórki</translation>
    </message>
    <message>
      <source>Standard</source>
      <translation>Standardowe</translation>
    </message>
    <message>
      <source>The whole board</source>
      <translation>Cała plansza</translation>
    </message>
    <message>
      <source>What it looks like</source>
      <translation>Wygląd</translation>
    </message>
    <message>
      <source>{language} (not installed)</source>
      <translation>{language} (niezainstalowany)</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent}%</translation>
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
      <translation>Obrazy (*.png)</translation>
    </message>
    <message>
      <source>Problem reports (*.zip)</source>
      <translation>Zgłoszenia problemów (*.zip)</translation>
    </message>
    <message>
      <source>Save a problem report</source>
      <translation>Zapisz zgłoszenie problemu</translation>
    </message>
    <message>
      <source>Save the position as a picture</source>
      <translation>Zapisz pozycję jako obraz</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
      <source>The challenge code {code} is in the clipboard.</source>
      <translation>Kod wyzwania {code} jest w schowku.</translation>
    </message>
    <message>
      <source>The game is in the clipboard, as text.</source>
      <translation>Gra jest w schowku jako tekst.</translation>
    </message>
    <message>
      <source>The picture of the board is in the clipboard.</source>
      <translation>Obraz planszy jest w schowku.</translation>
    </message>
    <message>
      <source>position</source>
      <translation>pozycja</translation>
    </message>
    <message>
      <source>{edition} – {players} – decade {decade}</source>
      <translation>{edition} – {players} – dekada {decade}</translation>
    </message>
    <message>
      <source>{file} could not be written: {reason}. Try another place.</source>
      <translation>Nie udało się zapisać pliku {file}: {reason}. Spróbuj w innym miejscu.</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <source>Chance that the game is lost then: {percent} %.</source>
      <translation>Szansa, że gra będzie wtedy przegrana: {percent}%.</translation>
    </message>
    <message>
      <source>Part of the income taken in money</source>
      <translation>Część przychodu w pieniądzach</translation>
    </message>
    <message>
      <source>Partners who split after you can add {points} at most.</source>
      <translation>Partnerzy, którzy dzielą po tobie, mogą dodać najwyżej {points}.</translation>
    </message>
    <message>
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <translation>Punkty teraz: {points}; do zapłaty za nieosiągnięte cele i brakujące PNE: {fixed}.</translation>
    </message>
    <message>
      <source>Points with this split: {have}; needed to go on, as the draws come: {low} to {high}.</source>
      <translation>Punkty przy tym podziale: {have}; aby grać dalej, potrzeba od {low} do {high}, zależnie od losowania.</translation>
    </message>
    <message>
      <source>Points with this split: {have}; needed to go on: {high}.</source>
      <translation>Punkty przy tym podziale: {have}; aby grać dalej, potrzeba {high}.</translation>
    </message>
    <message>
      <source>{count} in money</source>
      <translation>{count} w pieniądzach</translation>
    </message>
    <message>
      <source>{count} in points</source>
      <translation>{count} w punktach</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <source>About</source>
      <translation>O programie</translation>
    </message>
    <message>
      <source>Build green power plants all over the world before the climate tips. The rules of the board game by Vital Lacerda, kept by the computer.</source>
      <translation>Buduj ekologiczne elektrownie na całym świecie, zanim klimat się załamie. Zasad gry planszowej Vitala Lacerdy pilnuje komputer.</translation>
    </message>
    <message>
      <source>New game …</source>
      <translation>Nowa gra…</translation>
    </message>
    <message>
      <source>Open a saved game …</source>
      <translation>Otwórz zapisaną grę…</translation>
    </message>
    <message>
      <source>Play at once against two computer players</source>
      <translation>Zagraj od razu z dwoma graczami komputerowymi</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ustawienia</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <source>One less</source>
      <translation>O jeden mniej</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>O jeden więcej</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <source>another program is using it</source>
      <translation>używa tego inny program</translation>
    </message>
    <message>
      <source>error {number} of the system</source>
      <translation>błąd systemu nr {number}</translation>
    </message>
    <message>
      <source>it is a folder</source>
      <translation>to jest folder</translation>
    </message>
    <message>
      <source>it is not allowed there</source>
      <translation>brak uprawnień</translation>
    </message>
    <message>
      <source>it is not there</source>
      <translation>nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
      <source>nothing can be written there</source>
      <translation>tam nie można zapisywać</translation>
    </message>
    <message>
      <source>the drive does not work</source>
      <translation>dysk nie działa</translation>
    </message>
    <message>
      <source>the drive is gone</source>
      <translation>dysk odłączono</translation>
    </message>
    <message>
      <source>the name is too long</source>
      <translation>nazwa jest za długa</translation>
    </message>
    <message>
      <source>there is no room left</source>
      <translation>brak wolnego miejsca</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>nie ma takiego folderu</translation>
    </message>
  </context>
  <context>
    <name>TurnSteps</name>
    <message>
      <source>Card</source>
      <translation>Karta</translation>
    </message>
    <message>
      <source>Main action</source>
      <translation>Akcja obowiązkowa</translation>
    </message>
    <message>
      <source>Market</source>
      <translation>Rynek</translation>
    </message>
    <message>
      <source>Scientist</source>
      <translation>Naukowiec</translation>
    </message>
    <message>
      <source>Second action</source>
      <translation>Druga akcja</translation>
    </message>
    <message>
      <source>done</source>
      <translation>wykonane</translation>
    </message>
    <message>
      <source>open</source>
      <translation>do wykonania</translation>
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
      <translation>Cofnięte zostałyby decyzje tych graczy: {names}.</translation>
    </message>
    <message>
      <source>Everybody agrees: take it back</source>
      <translation>Wszyscy się zgadzają: cofnij</translation>
    </message>
    <message>
      <source>Something hidden has come up since; nobody can be made to forget it.</source>
      <translation>Od tego czasu wyszło na jaw coś zakrytego; nikt nie zdoła o tym zapomnieć.</translation>
    </message>
    <message>
      <source>This cannot be taken back freely. Does everybody at the table agree?</source>
      <translation>Tego nie można po prostu cofnąć. Czy wszyscy przy stole się zgadzają?</translation>
    </message>
    <message>
      <source>•  {sentence}</source>
      <translation>•  {sentence}</translation>
    </message>
    <message>
      <source>… and {count} more</source>
      <translation>… i jeszcze {count}</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <source>Only the solo game has a goal of this kind.</source>
      <translation>Taki cel ma tylko gra solo.</translation>
    </message>
    <message>
      <source>The competitive game is always played without it.</source>
      <translation>W grze rywalizacyjnej nigdy się tego nie używa.</translation>
    </message>
    <message>
      <source>The inspectors always take part in the solo game.</source>
      <translation>W grze solo inspektorzy zawsze biorą udział.</translation>
    </message>
    <message>
      <source>This needs at least two players: a solo game is played without it.</source>
      <translation>Wymaga co najmniej dwóch graczy: gra solo toczy się bez tego.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Make {player} the start player</source>
      <extracomment>ACTIONS.appoint</extracomment>
      <translation>Wyznacz gracza rozpoczynającego: {player}</translation>
    </message>
    <message>
      <source>Become the start player yourself</source>
      <extracomment>ACTIONS.appoint.self</extracomment>
      <translation>Zostań graczem rozpoczynającym</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <extracomment>ACTIONS.bid</extracomment>
      <translation>Zaoferuj ${amount}</translation>
    </message>
    <message>
      <source>Build the top {energy} plant in {region} ({grant} space; {goods})</source>
      <extracomment>ACTIONS.build</extracomment>
      <translation>Zbuduj wierzchnią elektrownię „{energy}” w regionie {region} (pole „{grant}”; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <extracomment>ACTIONS.build.nothing
ACTIONS.build_plant.nothing</extracomment>
      <translation>Zbuduj elektrownię: {place}</translation>
    </message>
    <message>
      <source>Build {energy} plant {number} in {region} ({grant} space; {goods})</source>
      <extracomment>ACTIONS.build.other</extracomment>
      <translation>Zbuduj elektrownię „{energy}” nr {number} w regionie {region} (pole „{grant}”; {goods})</translation>
    </message>
    <message>
      <source>Build the {energy} plant of level {level} in {region} ({grant} space; {goods})</source>
      <extracomment>ACTIONS.build_plant</extracomment>
      <translation>Zbuduj elektrownię „{energy}” poziomu {level} w regionie {region} (pole „{grant}”; {goods})</translation>
    </message>
    <message>
      <source>Buy a CEP for ${price}</source>
      <extracomment>ACTIONS.buy_cep</extracomment>
      <translation>Kup PNE za ${price}</translation>
    </message>
    <message>
      <source>Buy the CEP for ${money} and {vp:points}</source>
      <extracomment>ACTIONS.buy_for_payment</extracomment>
      <translation>Kup PNE za ${money} i {vp:points}</translation>
    </message>
    <message>
      <source>Buy the CEP for {vp:points}</source>
      <extracomment>ACTIONS.buy_for_payment.points</extracomment>
      <translation>Kup PNE za {vp:points}</translation>
    </message>
    <message>
      <source>Discard your company goal for ${money}</source>
      <extracomment>ACTIONS.cash_company_goal</extracomment>
      <translation>Wymień swój cel firmy na ${money}</translation>
    </message>
    <message>
      <source>Discard {player}'s company goal for ${money}</source>
      <extracomment>ACTIONS.cash_company_goal.other</extracomment>
      <translation>Wymień cel firmy gracza {player} na ${money}</translation>
    </message>
    <message>
      <source>Gain a point of {energy} expertise and reach level {level}</source>
      <extracomment>ACTIONS.choose_energy</extracomment>
      <translation>Zyskaj punkt doświadczenia w dziedzinie „{energy}” i osiągnij poziom {level}</translation>
    </message>
    <message>
      <source>Choose {energy}: your track is at its end, and the point is lost</source>
      <extracomment>ACTIONS.choose_energy.full</extracomment>
      <translation>Wybierz „{energy}”: twój dysk jest na końcu toru, więc punkt przepada</translation>
    </message>
    <message>
      <source>Gain a point of expertise from {place}</source>
      <extracomment>ACTIONS.choose_project.project_expertise</extracomment>
      <translation>Zyskaj punkt doświadczenia: {place}</translation>
    </message>
    <message>
      <source>Put the {energy} project on the {grant} space in {region}</source>
      <extracomment>ACTIONS.choose_project.start_space</extracomment>
      <translation>Umieść projekt „{energy}” na polu „{grant}” w regionie {region}</translation>
    </message>
    <message>
      <source>Put a CEP into {region}, which holds {had} of {limit}</source>
      <extracomment>ACTIONS.choose_region.bonus_region_cep</extracomment>
      <translation>Umieść PNE w regionie {region} (ma {had} z {limit})</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <extracomment>ACTIONS.choose_region.first_region
ACTIONS.choose_region.start_region</extracomment>
      <translation>Zacznij od regionu {region}</translation>
    </message>
    <message>
      <source>Begin after {region}</source>
      <extracomment>ACTIONS.choose_region.opponent_start</extracomment>
      <translation>Zacznij za regionem {region}</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <extracomment>ACTIONS.decline.bonus
ACTIONS.decline.bonus_received
ACTIONS.decline.bonus_any
ACTIONS.decline.bonus_region_cep</extracomment>
      <translation>Zrezygnuj z premii</translation>
    </message>
    <message>
      <source>Go on without the action, which has become impossible</source>
      <extracomment>ACTIONS.decline.owed_action</extracomment>
      <translation>Graj dalej bez tej akcji: nie da się jej już wykonać</translation>
    </message>
    <message>
      <source>Take no expertise</source>
      <extracomment>ACTIONS.decline.project_expertise</extracomment>
      <translation>Zrezygnuj z doświadczenia</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <extracomment>ACTIONS.decline.research_grant
ACTIONS.decline.granted_move</extracomment>
      <translation>Pozostaw swoich naukowców na miejscach</translation>
    </message>
    <message>
      <source>End your turn</source>
      <extracomment>ACTIONS.end_turn</extracomment>
      <translation>Zakończ swoją turę</translation>
    </message>
    <message>
      <source>End your turn without a main action</source>
      <extracomment>ACTIONS.end_turn.idle</extracomment>
      <translation>Zakończ swoją turę bez akcji obowiązkowej</translation>
    </message>
    <message>
      <source>Hand the bonus to {player}: {bonus}</source>
      <extracomment>ACTIONS.give_bonus</extracomment>
      <translation>Przekaż premię graczowi {player}: {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <extracomment>ACTIONS.give_bonus.self</extracomment>
      <translation>Wykorzystaj premię: {bonus}</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <extracomment>ACTIONS.infrastructure</extracomment>
      <translation>Uruchom infrastrukturę: {place}</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <extracomment>ACTIONS.install</extracomment>
      <translation>Uruchom {place}</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <extracomment>ACTIONS.keep_card.company</extracomment>
      <translation>Zatrzymaj cel firmy {card}: {goal}</translation>
    </message>
    <message>
      <source>Keep lobby card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <extracomment>ACTIONS.keep_card.draft</extracomment>
      <translation>Zatrzymaj kartę lobbowania {card} ({trigger}: {main}; poza tym: {minor})</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <extracomment>ACTIONS.keep_card.personal</extracomment>
      <translation>Zatrzymaj cel osobisty {card}: {goal}</translation>
    </message>
    <message>
      <source>Move a scientist from {origin} to {destination}</source>
      <extracomment>ACTIONS.move_scientist</extracomment>
      <translation>Przesuń naukowca: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Move your scientist from {origin} to {destination}</source>
      <extracomment>ACTIONS.move_scientist.displaced</extracomment>
      <translation>Przesuń swojego naukowca: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin} with one point of expertise</source>
      <extracomment>ACTIONS.move_scientist.displaced_home</extracomment>
      <translation>Zabierz naukowca i zyskaj punkt doświadczenia: {origin} › twoje zasoby</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <extracomment>ACTIONS.move_scientist.home</extracomment>
      <translation>Zabierz naukowca: {origin} › twoje zasoby</translation>
    </message>
    <message>
      <source>Pass</source>
      <extracomment>ACTIONS.pass</extracomment>
      <translation>Spasuj</translation>
    </message>
    <message>
      <source>Pay {goods}</source>
      <extracomment>ACTIONS.pay_bid</extracomment>
      <translation>Zapłać {goods}</translation>
    </message>
    <message>
      <source>Pay the CEP from your hand</source>
      <extracomment>ACTIONS.pay_cep.hand</extracomment>
      <translation>Zapłać PNE ze swoich zasobów</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which holds {had:ceps}</source>
      <extracomment>ACTIONS.pay_cep.region</extracomment>
      <translation>Zapłać PNE z regionu {region} (ma {had:ceps})</translation>
    </message>
    <message>
      <source>Plan a {energy} project of level {level} in {region} on the {grant} space</source>
      <extracomment>ACTIONS.plan</extracomment>
      <translation>Zaplanuj projekt „{energy}” poziomu {level}: {region}, pole „{grant}”</translation>
    </message>
    <message>
      <source>Plan a {energy} project in {region} on the {grant} space</source>
      <extracomment>ACTIONS.plan.no_tile</extracomment>
      <translation>Zaplanuj projekt „{energy}”: {region}, pole „{grant}”</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; the action has to follow</source>
      <extracomment>ACTIONS.play_lobby.before</extracomment>
      <translation>Zagraj kartę lobbysty {card} jako główne lobby: {effect}; potem musi nastąpić jej akcja</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <extracomment>ACTIONS.play_lobby.main</extracomment>
      <translation>Zagraj kartę lobbowania {card} jako główne lobby: {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its minor effect: {effect}</source>
      <extracomment>ACTIONS.play_lobby.minor</extracomment>
      <translation>Zagraj kartę lobbowania {card} jako poboczne lobby: {effect}</translation>
    </message>
    <message>
      <source>Propose a {energy} project in {region} on the {grant} space</source>
      <extracomment>ACTIONS.propose</extracomment>
      <translation>Przygotuj projekt „{energy}”: {region}, pole „{grant}”</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool</source>
      <extracomment>ACTIONS.recruit</extracomment>
      <translation>Zatrudnij naukowca ze swojej puli rekrutacyjnej</translation>
    </message>
    <message>
      <source>Bring the CO₂ level down to {co2} ppm for {vp:points}</source>
      <extracomment>ACTIONS.reduce_co2</extracomment>
      <translation>Obniż poziom CO₂ do {co2} ppm za {vp:points}</translation>
    </message>
    <message>
      <source>Leave the CO₂ level at {co2} ppm</source>
      <extracomment>ACTIONS.reduce_co2.none</extracomment>
      <translation>Pozostaw poziom CO₂ na {co2} ppm</translation>
    </message>
    <message>
      <source>Score UN goal {card} ({energies}): pay {tech:cubes}, gain {vp:points}</source>
      <extracomment>ACTIONS.score_un_goal</extracomment>
      <translation>Zrealizuj cel NZ {card} ({energies}): zapłać {tech:cubes}, zyskaj {vp:points}</translation>
    </message>
    <message>
      <source>Pollute for a second main action: the CO₂ level rises to {co2} ppm</source>
      <extracomment>ACTIONS.second_action</extracomment>
      <translation>Zanieczyść środowisko, by wykonać drugą akcję: poziom CO₂ wzrośnie do {co2} ppm</translation>
    </message>
    <message>
      <source>Sell a CEP for ${price}</source>
      <extracomment>ACTIONS.sell_cep</extracomment>
      <translation>Sprzedaj PNE za ${price}</translation>
    </message>
    <message>
      <source>Take ${money} and {vp:points}</source>
      <extracomment>ACTIONS.split_income</extracomment>
      <translation>Weź ${money} i {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and no points</source>
      <extracomment>ACTIONS.split_income.money</extracomment>
      <translation>Weź ${money} i żadnych punktów</translation>
    </message>
    <message>
      <source>Take {vp:points} and no money</source>
      <extracomment>ACTIONS.split_income.points</extracomment>
      <translation>Weź {vp:points} i żadnych pieniędzy</translation>
    </message>
    <message>
      <source>{action} with lobby card {card}</source>
      <extracomment>ACTIONS.with.card</extracomment>
      <translation>{action} z kartą lobbowania {card}</translation>
    </message>
    <message>
      <source>{action}; {player} receives ${fee} for the scientist who has to leave</source>
      <extracomment>ACTIONS.with.fee</extracomment>
      <translation>{action}; {player} otrzymuje ${fee} za naukowca, który musi odejść</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <extracomment>ACTIONS.with.subsidy
ACTIONS.with.region_tech</extracomment>
      <translation>{action}; jeden z zasobów technologicznych daje {region}</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Gain a point of {energy} knowledge and reach level {level}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.choose_energy</extracomment>
      <translation>Zyskaj punkt doświadczenia w dziedzinie „{energy}” i osiągnij poziom {level}</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <extracomment>ACTIONS_SECOND_CHANCE.keep_card.draft</extracomment>
      <translation>Zatrzymaj kartę lobbysty {card} ({trigger}: {main}; poza tym: {minor})</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.move_scientist.displaced_home</extracomment>
      <translation>Zabierz naukowca: {origin} › twoje zasoby</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.play_lobby.main</extracomment>
      <translation>Zagraj kartę lobbysty {card} jako główne lobby: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.play_lobby.minor</extracomment>
      <translation>Zagraj kartę lobbysty {card} jako poboczne lobby: {effect}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain a point of knowledge of your choice</source>
      <extracomment>ACTIONS_SECOND_CHANCE.recruit</extracomment>
      <translation>Zatrudnij naukowca ze swojej puli rekrutacyjnej i zyskaj punkt doświadczenia w dowolnie wybranej dziedzinie</translation>
    </message>
    <message>
      <source>Claim UN goal {card} ({energies}): pay {tech:cubes}</source>
      <extracomment>ACTIONS_SECOND_CHANCE.score_un_goal</extracomment>
      <translation>Zrealizuj cel NZ {card} ({energies}): zapłać {tech:cubes}</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}: the first counts most when control is tied.</source>
      <extracomment>AGENDAS.agenda</extracomment>
      <translation>Ten region akceptuje: {energies}. Przy remisie o kontrolę najważniejszy jest pierwszy z tych rodzajów energii.</translation>
    </message>
  </context>
  <context>
    <name>amounts</name>
    <message>
      <source>{n} action|{n} actions</source>
      <extracomment>AMOUNTS.actions</extracomment>
      <translation>{n} akcję|{n} akcje|{n} akcji</translation>
    </message>
    <message>
      <source>{n} card|{n} cards</source>
      <extracomment>AMOUNTS.cards</extracomment>
      <translation>{n} karta|{n} karty|{n} kart</translation>
    </message>
    <message>
      <source>{n} CEP|{n} CEPs</source>
      <extracomment>AMOUNTS.ceps</extracomment>
      <translation>{n} PNE|{n} PNE|{n} PNE</translation>
    </message>
    <message>
      <source>{n} coal plant|{n} coal plants</source>
      <extracomment>AMOUNTS.coal</extracomment>
      <translation>{n} elektrownia węglowa|{n} elektrownie węglowe|{n} elektrowni węglowych</translation>
    </message>
    <message>
      <source>{n} technology cube|{n} technology cubes</source>
      <extracomment>AMOUNTS.cubes</extracomment>
      <translation>{n} zasób technologiczny|{n} zasoby technologiczne|{n} zasobów technologicznych</translation>
    </message>
    <message>
      <source>{n} region|{n} different regions</source>
      <extracomment>AMOUNTS.different_regions</extracomment>
      <translation>{n} regionie|{n} różnych regionach|{n} różnych regionach</translation>
    </message>
    <message>
      <source>{n} disc|{n} discs</source>
      <extracomment>AMOUNTS.discs</extracomment>
      <translation>{n} dysk|{n} dyski|{n} dysków</translation>
    </message>
    <message>
      <source>${n}</source>
      <extracomment>AMOUNTS.dollars</extracomment>
      <translation>${n}</translation>
    </message>
    <message>
      <source>{n} energy|{n} different energies</source>
      <extracomment>AMOUNTS.energies</extracomment>
      <translation>{n} rodzaju energii|{n} różnych rodzajów energii|{n} różnych rodzajów energii</translation>
    </message>
    <message>
      <source>{n} fossil plant|{n} fossil plants</source>
      <extracomment>AMOUNTS.fossil_plants</extracomment>
      <translation>{n} elektrownię konwencjonalną|{n} elektrownie konwencjonalne|{n} elektrowni konwencjonalnych</translation>
    </message>
    <message>
      <source>{n} gas plant|{n} gas plants</source>
      <extracomment>AMOUNTS.gas</extracomment>
      <translation>{n} elektrownia gazowa|{n} elektrownie gazowe|{n} elektrowni gazowych</translation>
    </message>
    <message>
      <source>{n} infrastructure|{n} infrastructures</source>
      <extracomment>AMOUNTS.infrastructures</extracomment>
      <translation>{n} infrastrukturę|{n} infrastruktury|{n} infrastruktur</translation>
    </message>
    <message>
      <source>{n} lobby card|{n} lobby cards</source>
      <extracomment>AMOUNTS.lobby_cards</extracomment>
      <translation>{n} kartę lobbowania|{n} karty lobbowania|{n} kart lobbowania</translation>
    </message>
    <message>
      <source>{n} lobbyist card|{n} lobbyist cards</source>
      <extracomment>AMOUNTS.lobbyist_cards</extracomment>
      <translation>{n} kartę lobbysty|{n} karty lobbysty|{n} kart lobbysty</translation>
    </message>
    <message>
      <source>{n} oil plant|{n} oil plants</source>
      <extracomment>AMOUNTS.oil</extracomment>
      <translation>{n} elektrownia olejowa|{n} elektrownie olejowe|{n} elektrowni olejowych</translation>
    </message>
    <message>
      <source>{n} open environmental goal|{n} open environmental goals</source>
      <extracomment>AMOUNTS.open_goals</extracomment>
      <translation>{n} nieosiągnięty cel środowiskowy|{n} nieosiągnięte cele środowiskowe|{n} nieosiągniętych celów środowiskowych</translation>
    </message>
    <message>
      <source>{n} plant|{n} plants</source>
      <extracomment>AMOUNTS.plants</extracomment>
      <translation>{n} elektrownię|{n} elektrownie|{n} elektrowni</translation>
    </message>
    <message>
      <source>{n} point|{n} points</source>
      <extracomment>AMOUNTS.points</extracomment>
      <translation>{n} punkt|{n} punkty|{n} punktów</translation>
    </message>
    <message>
      <source>{n} region|{n} regions</source>
      <extracomment>AMOUNTS.regions</extracomment>
      <translation>{n} region|{n} regiony|{n} regionów</translation>
    </message>
    <message>
      <source>{n} scientist|{n} scientists</source>
      <extracomment>AMOUNTS.scientists</extracomment>
      <translation>{n} naukowca|{n} naukowców|{n} naukowców</translation>
    </message>
    <message>
      <source>{n} step|{n} steps</source>
      <extracomment>AMOUNTS.steps</extracomment>
      <translation>{n} krok|{n} kroki|{n} kroków</translation>
    </message>
    <message>
      <source>{n} summit|{n} summits</source>
      <extracomment>AMOUNTS.summits</extracomment>
      <translation>{n} kongres|{n} kongresy|{n} kongresów</translation>
    </message>
    <message>
      <source>{n} topic|{n} topics</source>
      <extracomment>AMOUNTS.topics</extracomment>
      <translation>{n} tematem|{n} tematami|{n} tematami</translation>
    </message>
    <message>
      <source>{n} track|{n} tracks</source>
      <extracomment>AMOUNTS.tracks</extracomment>
      <translation>{n} toru|{n} torów|{n} torów</translation>
    </message>
  </context>
  <context>
    <name>anywhere</name>
    <message>
      <source>No project lies on the board where a scientist could work.</source>
      <extracomment>ANYWHERE.no_project_here</extracomment>
      <translation>Na planszy nie ma projektu, nad którym mógłby pracować naukowiec.</translation>
    </message>
    <message>
      <source>No project on the board can be installed.</source>
      <extracomment>ANYWHERE.not_a_proposed_project</extracomment>
      <translation>Na planszy nie ma projektu, który można uruchomić.</translation>
    </message>
    <message>
      <source>No project on the board is ready to be built on.</source>
      <extracomment>ANYWHERE.not_an_installed_project</extracomment>
      <translation>Na planszy nie ma projektu, na którym można budować.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>No project on the board waits for its infrastructure.</source>
      <extracomment>ANYWHERE_SECOND_CHANCE.not_a_proposed_project</extracomment>
      <translation>Żaden projekt na planszy nie czeka na infrastrukturę.</translation>
    </message>
    <message>
      <source>No infrastructure on the board is ready to be built on.</source>
      <extracomment>ANYWHERE_SECOND_CHANCE.not_an_installed_project</extracomment>
      <translation>Na planszy nie ma infrastruktury, na której można budować.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>one point of expertise in an energy of your choice</source>
      <extracomment>BONUSES.any</extracomment>
      <translation>1 punkt doświadczenia w dowolnie wybranej dziedzinie</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <extracomment>BONUSES.energy</extracomment>
      <translation>1 punkt doświadczenia w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <source>one CEP for a region of your choice</source>
      <extracomment>BONUSES.region_cep</extracomment>
      <translation>1 PNE dla dowolnie wybranego regionu</translation>
    </message>
    <message>
      <source>one CEP for {region}</source>
      <extracomment>BONUSES.region_cep.indicated</extracomment>
      <translation>1 PNE dla regionu {region}</translation>
    </message>
    <message>
      <source>one technology cube</source>
      <extracomment>BONUSES.tech</extracomment>
      <translation>1 zasób technologiczny</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>one point of knowledge in an energy of your choice</source>
      <extracomment>BONUSES_SECOND_CHANCE.any</extracomment>
      <translation>1 punkt doświadczenia w dowolnie wybranej dziedzinie</translation>
    </message>
    <message>
      <source>one point of {energy} knowledge</source>
      <extracomment>BONUSES_SECOND_CHANCE.energy</extracomment>
      <translation>1 punkt doświadczenia w dziedzinie „{energy}”</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>German</source>
      <extracomment>BOOKS.de</extracomment>
      <translation>niemiecka</translation>
    </message>
    <message>
      <source>French</source>
      <extracomment>BOOKS.fr</extracomment>
      <translation>francuska</translation>
    </message>
    <message>
      <source>Polish</source>
      <extracomment>BOOKS.pl</extracomment>
      <translation>polska</translation>
    </message>
    <message>
      <source>Russian</source>
      <extracomment>BOOKS.ru</extracomment>
      <translation>rosyjska</translation>
    </message>
    <message>
      <source>Chinese</source>
      <extracomment>BOOKS.zh</extracomment>
      <translation>chińska</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>build a {energy} plant</source>
      <extracomment>CARD_TRIGGERS.build.energy</extracomment>
      <translation>budowa elektrowni „{energy}”</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <extracomment>CARD_TRIGGERS.buy</extracomment>
      <translation>zakup PNE</translation>
    </message>
    <message>
      <source>prepare the infrastructure of a {energy} project</source>
      <extracomment>CARD_TRIGGERS.infrastructure.energy</extracomment>
      <translation>uruchomienie infrastruktury projektu „{energy}”</translation>
    </message>
    <message>
      <source>install a {energy} project</source>
      <extracomment>CARD_TRIGGERS.install.energy</extracomment>
      <translation>uruchomienie projektu „{energy}”</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <extracomment>CARD_TRIGGERS.plan.grant</extracomment>
      <translation>zaplanowanie projektu na polu „{grant}”</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <extracomment>CARD_TRIGGERS.plan.region</extracomment>
      <translation>zaplanowanie projektu w regionie {region}</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <extracomment>CARD_TRIGGERS.propose.grant</extracomment>
      <translation>przygotowanie projektu na polu „{grant}”</translation>
    </message>
    <message>
      <source>propose a project in {region}</source>
      <extracomment>CARD_TRIGGERS.propose.region</extracomment>
      <translation>przygotowanie projektu w regionie {region}</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <extracomment>CARD_TRIGGERS.sell</extracomment>
      <translation>sprzedaż PNE</translation>
    </message>
    <message>
      <source>send a scientist to a summit on {energy}</source>
      <extracomment>CARD_TRIGGERS.summit.energy</extracomment>
      <translation>wysłanie naukowca na kongres z tematem „{energy}”</translation>
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
      <translation>Ty</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <extracomment>CHOICES.bid</extracomment>
      <translation>Zaoferuj ${amount}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <extracomment>CHOICES.build
CHOICES.build_plant</extracomment>
      <translation>Zbuduj: {short}</translation>
    </message>
    <message>
      <source>Build {short}, plant {number}</source>
      <extracomment>CHOICES.build.other</extracomment>
      <translation>Zbuduj: {short}, elektrownia nr {number}</translation>
    </message>
    <message>
      <source>Buy for ${price}</source>
      <extracomment>CHOICES.buy_cep</extracomment>
      <translation>Kup za ${price}</translation>
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
      <translation>Cel za ${money}</translation>
    </message>
    <message>
      <source>Goal of {player}</source>
      <extracomment>CHOICES.cash_company_goal.other</extracomment>
      <translation>Cel gracza {player}</translation>
    </message>
    <message>
      <source>{energy}</source>
      <extracomment>CHOICES.choose_energy</extracomment>
      <translation>{energy}</translation>
    </message>
    <message>
      <source>{grant} space</source>
      <extracomment>CHOICES.choose_project.start_space</extracomment>
      <translation>pole „{grant}”</translation>
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
      <translation>Zrezygnuj</translation>
    </message>
    <message>
      <source>Go on</source>
      <extracomment>CHOICES.decline.owed_action</extracomment>
      <translation>Dalej</translation>
    </message>
    <message>
      <source>End turn</source>
      <extracomment>CHOICES.end_turn</extracomment>
      <translation>Zakończ turę</translation>
    </message>
    <message>
      <source>Use it</source>
      <extracomment>CHOICES.give_bonus.self</extracomment>
      <translation>Wykorzystaj</translation>
    </message>
    <message>
      <source>Prepare {short}</source>
      <extracomment>CHOICES.infrastructure</extracomment>
      <translation>Uruchom: {short}</translation>
    </message>
    <message>
      <source>Install {short}</source>
      <extracomment>CHOICES.install</extracomment>
      <translation>Uruchom: {short}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <extracomment>CHOICES.keep_card.company
CHOICES.keep_card.personal</extracomment>
      <translation>Cel {card}</translation>
    </message>
    <message>
      <source>Card {card}</source>
      <extracomment>CHOICES.keep_card.draft</extracomment>
      <translation>Karta {card}</translation>
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
      <translation>Spasuj</translation>
    </message>
    <message>
      <source>From your hand</source>
      <extracomment>CHOICES.pay_cep.hand</extracomment>
      <translation>Z twoich zasobów</translation>
    </message>
    <message>
      <source>From {region}</source>
      <extracomment>CHOICES.pay_cep.region</extracomment>
      <translation>Z regionu {region}</translation>
    </message>
    <message>
      <source>Plan {short}</source>
      <extracomment>CHOICES.plan</extracomment>
      <translation>Zaplanuj: {short}</translation>
    </message>
    <message>
      <source>Card {card} first: {effect}</source>
      <extracomment>CHOICES.play_lobby.before</extracomment>
      <translation>Najpierw karta {card}: {effect}</translation>
    </message>
    <message>
      <source>Card {card}: {effect}</source>
      <extracomment>CHOICES.play_lobby.main</extracomment>
      <translation>Karta {card}: {effect}</translation>
    </message>
    <message>
      <source>Card {card}, minor: {effect}</source>
      <extracomment>CHOICES.play_lobby.minor</extracomment>
      <translation>Karta {card}, poboczne: {effect}</translation>
    </message>
    <message>
      <source>Propose {short}</source>
      <extracomment>CHOICES.propose</extracomment>
      <translation>Przygotuj: {short}</translation>
    </message>
    <message>
      <source>Recruit</source>
      <extracomment>CHOICES.recruit</extracomment>
      <translation>Zatrudnij</translation>
    </message>
    <message>
      <source>{steps:steps}, {vp:points}</source>
      <extracomment>CHOICES.reduce_co2</extracomment>
      <translation>{steps:steps}, {vp:points}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <extracomment>CHOICES.score_un_goal</extracomment>
      <translation>Cel NZ {card}</translation>
    </message>
    <message>
      <source>Second action</source>
      <extracomment>CHOICES.second_action</extracomment>
      <translation>Druga akcja</translation>
    </message>
    <message>
      <source>Sell for ${price}</source>
      <extracomment>CHOICES.sell_cep</extracomment>
      <translation>Sprzedaj za ${price}</translation>
    </message>
    <message>
      <source>All ${money}</source>
      <extracomment>CHOICES.split_income.money</extracomment>
      <translation>Same pieniądze: ${money}</translation>
    </message>
    <message>
      <source>All {vp:points}</source>
      <extracomment>CHOICES.split_income.points</extracomment>
      <translation>Same punkty: {vp}</translation>
    </message>
    <message>
      <source>{action}, card {card}</source>
      <extracomment>CHOICES.with.card</extracomment>
      <translation>{action}, karta {card}</translation>
    </message>
    <message>
      <source>{action}, with its cube</source>
      <extracomment>CHOICES.with.region_tech</extracomment>
      <translation>{action}, z zasobem regionu</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}</source>
      <extracomment>COMPANY_GOALS.cep_in_hand_before_regions</extracomment>
      <translation>{vp:points} za każde PNE w twoich zasobach, nie licząc PNE w twoich regionach, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}</source>
      <extracomment>COMPANY_GOALS.cep_in_hand_before_regions.other</extracomment>
      <translation>{vp:points} za każde PNE w zasobach firmy, nie licząc PNE w jej regionach, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand and in regions you control, at most {limit}</source>
      <extracomment>COMPANY_GOALS.cep_owned</extracomment>
      <translation>{vp:points} za każde PNE w twoich zasobach i w regionach, które kontrolujesz, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}</source>
      <extracomment>COMPANY_GOALS.cep_owned.other</extracomment>
      <translation>{vp:points} za każde PNE w zasobach firmy i w regionach, które kontroluje, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <extracomment>COMPANY_GOALS.controlled_region</extracomment>
      <translation>{vp:points} za każdy region, który kontrolujesz, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <extracomment>COMPANY_GOALS.controlled_region.other</extracomment>
      <translation>{vp:points} za każdy region, który kontroluje firma, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours, at most {limit}</source>
      <extracomment>COMPANY_GOALS.every_own_plant</extracomment>
      <translation>{vp:points} za każdą twoją elektrownię, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company, at most {limit}</source>
      <extracomment>COMPANY_GOALS.every_own_plant.other</extracomment>
      <translation>{vp:points} za każdą elektrownię firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of you, at most {limit}</source>
      <extracomment>COMPANY_GOALS.leading_expertise_ties_count</extracomment>
      <translation>{vp:points} za każdą dziedzinę, w której nikt cię nie wyprzedza, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of the company, at most {limit}</source>
      <extracomment>COMPANY_GOALS.leading_expertise_ties_count.other</extracomment>
      <translation>{vp:points} za każdą dziedzinę, w której nikt nie wyprzedza firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of yours except the first, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_infrastructure_after_first</extracomment>
      <translation>{vp:points} za każdą twoją infrastrukturę prócz pierwszej, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of the company except the first, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_infrastructure_after_first.other</extracomment>
      <translation>{vp:points} za każdą infrastrukturę firmy prócz pierwszej, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_infrastructure_type</extracomment>
      <translation>{vp:points} za każdy rodzaj energii wśród twoich infrastruktur, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_infrastructure_type.other</extracomment>
      <translation>{vp:points} za każdy rodzaj energii wśród infrastruktur firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours except the first, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_plant_after_first</extracomment>
      <translation>{vp:points} za każdą twoją elektrownię prócz pierwszej, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company except the first, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_plant_after_first.other</extracomment>
      <translation>{vp:points} za każdą elektrownię firmy prócz pierwszej, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your plants, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_plant_type</extracomment>
      <translation>{vp:points} za każdy rodzaj energii wśród twoich elektrowni, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's plants, at most {limit}</source>
      <extracomment>COMPANY_GOALS.own_plant_type.other</extracomment>
      <translation>{vp:points} za każdy rodzaj energii wśród elektrowni firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of yours, at most {limit}</source>
      <extracomment>COMPANY_GOALS.region_with_own_infrastructure</extracomment>
      <translation>{vp:points} za każdy region z twoją infrastrukturą, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of the company, at most {limit}</source>
      <extracomment>COMPANY_GOALS.region_with_own_infrastructure.other</extracomment>
      <translation>{vp:points} za każdy region z infrastrukturą firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of yours, at most {limit}</source>
      <extracomment>COMPANY_GOALS.region_with_own_plant</extracomment>
      <translation>{vp:points} za każdy region z twoją elektrownią, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of the company, at most {limit}</source>
      <extracomment>COMPANY_GOALS.region_with_own_plant.other</extracomment>
      <translation>{vp:points} za każdy region z elektrownią firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <extracomment>COMPANY_GOALS.un_goal</extracomment>
      <translation>{vp:points} za każdy zrealizowany przez ciebie cel NZ, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <extracomment>COMPANY_GOALS.un_goal.other</extracomment>
      <translation>{vp:points} za każdy cel NZ zrealizowany przez firmę, maksimum {limit}</translation>
    </message>
  </context>
  <context>
    <name>company_goals_second_chance</name>
    <message>
      <source>{vp:points} for each UN goal you have claimed, at most {limit}</source>
      <extracomment>COMPANY_GOALS_SECOND_CHANCE.un_goal</extracomment>
      <translation>{vp:points} za każdy zrealizowany przez ciebie cel NZ, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has claimed, at most {limit}</source>
      <extracomment>COMPANY_GOALS_SECOND_CHANCE.un_goal.other</extracomment>
      <translation>{vp:points} za każdy cel NZ zrealizowany przez firmę, maksimum {limit}</translation>
    </message>
  </context>
  <context>
    <name>decisions</name>
    <message>
      <source>Choose the start player of the coming decade.</source>
      <extracomment>DECISIONS.appoint</extracomment>
      <translation>Wybierz gracza rozpoczynającego następną dekadę.</translation>
    </message>
    <message>
      <source>Bid for the right to name the start player, or pass.</source>
      <extracomment>DECISIONS.bid</extracomment>
      <translation>Zaoferuj kwotę za prawo wyznaczenia gracza rozpoczynającego albo spasuj.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <extracomment>DECISIONS.bid.raise</extracomment>
      <translation>Najwyższa oferta to ${amount} ({player}): przebij ją albo spasuj.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; there is no change.</source>
      <extracomment>DECISIONS.bid_payment</extracomment>
      <translation>Zapłać swoją ofertę ${amount}: zasób technologiczny liczy się jako ${tech}, PNE jako ${price}; bez reszty.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, hand it to another player, or leave it.</source>
      <extracomment>DECISIONS.bonus</extracomment>
      <translation>Premia: {bonus}. Wykorzystaj ją, przekaż innemu graczowi albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or leave it.</source>
      <extracomment>DECISIONS.bonus.own</extracomment>
      <translation>Premia: {bonus}. Wykorzystaj ją albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of expertise.</source>
      <extracomment>DECISIONS.bonus_any</extracomment>
      <translation>Wybierz dziedzinę, w której zyskujesz punkt doświadczenia.</translation>
    </message>
    <message>
      <source>You were given a bonus: {bonus}. Use it, or leave it.</source>
      <extracomment>DECISIONS.bonus_received</extracomment>
      <translation>Premia dla ciebie: {bonus}. Wykorzystaj ją albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <extracomment>DECISIONS.bonus_region_cep</extracomment>
      <translation>Wybierz region, który otrzymuje PNE.</translation>
    </message>
    <message>
      <source>Your scientist was sent away from {place}: home with one point of expertise, or to a summit?</source>
      <extracomment>DECISIONS.displaced</extracomment>
      <translation>Twój naukowiec musi opuścić {place}: do twoich zasobów z punktem doświadczenia czy na kongres?</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest is passed to the right.</source>
      <extracomment>DECISIONS.draft</extracomment>
      <translation>Zatrzymaj jedną kartę lobbowania (do wyboru: {cards}); pozostałe przekazujesz w prawo.</translation>
    </message>
    <message>
      <source>Choose the region with which the energy demand begins; the others follow clockwise.</source>
      <extracomment>DECISIONS.first_region</extracomment>
      <translation>Wybierz region, od którego zaczyna się zapotrzebowanie na energię; kolejne następują zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant, and a new one costs ${price}: lose {vp:points} for the money you lack, or cash your company goal first.</source>
      <extracomment>DECISIONS.forced_purchase</extracomment>
      <translation>Nie masz PNE, by zapłacić za elektrownię konwencjonalną, a nowe kosztuje ${price}: za brakujące pieniądze tracisz {vp:points}, chyba że najpierw wymienisz cel firmy na pieniądze.</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <extracomment>DECISIONS.granted_move</extracomment>
      <translation>Możesz przesunąć jednego ze swoich naukowców.</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <extracomment>DECISIONS.income_split</extracomment>
      <translation>Podziel swój przychód ({amount}) na pieniądze i punkty.</translation>
    </message>
    <message>
      <source>Choose the company goal that you keep; the other one leaves the game unseen.</source>
      <extracomment>DECISIONS.keep_goal.company</extracomment>
      <translation>Wybierz cel firmy, który zatrzymujesz; drugi zostaje usunięty z gry bez odkrywania.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep; you keep {due} more.</source>
      <extracomment>DECISIONS.keep_goal.personal</extracomment>
      <translation>Wybierz cel osobisty, który zatrzymujesz; do wybrania: {due}.</translation>
    </message>
    <message>
      <source>Choose the region from which the opponent's regions are sought, counter-clockwise.</source>
      <extracomment>DECISIONS.opponent_start</extracomment>
      <translation>Wybierz region, od którego szuka się regionów przeciwnika, przeciwnie do ruchu wskazówek zegara.</translation>
    </message>
    <message>
      <source>Lobbyist card {card} was played for an action that is due now: {trigger}.</source>
      <extracomment>DECISIONS.owed_action</extracomment>
      <translation>Karta lobbysty {card} jest zagrana z akcją, którą trzeba teraz wykonać: {trigger}.</translation>
    </message>
    <message>
      <source>Pay a CEP: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep</extracomment>
      <translation>Zapłać PNE: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP of your bid: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.bid</extracomment>
      <translation>Zapłać PNE w ramach swojej oferty: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP for the plant: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.build</extracomment>
      <translation>Zapłać PNE za elektrownię: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP because of the disaster: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.event</extracomment>
      <translation>Zapłać PNE z powodu katastrofy: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP for installing the project: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.install</extracomment>
      <translation>Zapłać PNE za uruchomienie projektu: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.</source>
      <extracomment>DECISIONS.pay_cep.supply</extracomment>
      <translation>Zapłać PNE za nową elektrownię konwencjonalną w jednym z twoich regionów: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn.</source>
      <extracomment>DECISIONS.project_expertise</extracomment>
      <translation>Wybierz projekt, który daje ci punkt doświadczenia na koniec tury.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn, or take none.</source>
      <extracomment>DECISIONS.project_expertise.may</extracomment>
      <translation>Wybierz projekt, który daje ci punkt doświadczenia na koniec tury, albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}.</source>
      <extracomment>DECISIONS.reduction</extracomment>
      <translation>Wybierz, o ile obniżyć poziom CO₂ ({co2} ppm): każdy krok o {ppm} ppm kosztuje {vp:points}.</translation>
    </message>
    <message>
      <source>The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, at {vp:points} each: choose how many.</source>
      <extracomment>DECISIONS.reduction.needed</extracomment>
      <translation>Poziom CO₂ ({co2} ppm) trzeba obniżyć co najmniej o {needed:steps} po {ppm} ppm, każdy za {vp:points}: wybierz, o ile kroków.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist or move one, or leave it.</source>
      <extracomment>DECISIONS.research_grant</extracomment>
      <translation>Dotacja na wsparcie badań: zatrudnij lub przesuń naukowca albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or leave it.</source>
      <extracomment>DECISIONS.research_grant.move</extracomment>
      <translation>Dotacja na wsparcie badań: przesuń naukowca albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Take your second main action now; it has to be of another kind than the first.</source>
      <extracomment>DECISIONS.second_action</extracomment>
      <translation>Wykonaj teraz drugą akcję; musi być innego rodzaju niż pierwsza.</translation>
    </message>
    <message>
      <source>Choose the region with which the placing of the start projects begins.</source>
      <extracomment>DECISIONS.start_region</extracomment>
      <translation>Wybierz region, od którego zaczyna się rozmieszczanie początkowych projektów.</translation>
    </message>
    <message>
      <source>Choose the space in {region} for the {energy} project.</source>
      <extracomment>DECISIONS.start_space</extracomment>
      <translation>Wybierz pole w regionie {region} dla projektu „{energy}”.</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your extra point ({energies}).</source>
      <extracomment>DECISIONS.summit_extra</extracomment>
      <translation>Kongres zakończony: wybierz temat dodatkowego punktu doświadczenia ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose which of your points comes first ({energies}).</source>
      <extracomment>DECISIONS.summit_points</extracomment>
      <translation>Kongres zakończony: wybierz, który z twoich punktów ma być pierwszy ({energies}).</translation>
    </message>
    <message>
      <source>Your turn: take your main action; free actions may come before and after it.</source>
      <extracomment>DECISIONS.turn</extracomment>
      <translation>Twoja tura: wykonaj akcję obowiązkową; akcje opcjonalne możesz wykonać przed nią i po niej.</translation>
    </message>
    <message>
      <source>You may still use free actions, or end your turn.</source>
      <extracomment>DECISIONS.turn.free</extracomment>
      <translation>Możesz jeszcze wykonać akcje opcjonalne albo zakończyć turę.</translation>
    </message>
    <message>
      <source>Your turn: take your main action.</source>
      <extracomment>DECISIONS.turn.main_only</extracomment>
      <translation>Twoja tura: wykonaj akcję obowiązkową.</translation>
    </message>
    <message>
      <source>You have done everything you can in this turn: end it.</source>
      <extracomment>DECISIONS.turn.over</extracomment>
      <translation>W tej turze nie ma już nic do zrobienia: zakończ ją.</translation>
    </message>
    <message>
      <source>No main action is possible: use free actions, or end your turn.</source>
      <extracomment>DECISIONS.turn.stuck</extracomment>
      <translation>Żadna akcja obowiązkowa nie jest możliwa: wykonaj akcje opcjonalne albo zakończ turę.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Choose the energy in which you gain a point of knowledge.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.bonus_any</extracomment>
      <translation>Wybierz dziedzinę, w której zyskujesz punkt doświadczenia.</translation>
    </message>
    <message>
      <source>Your scientist has to leave {place}: choose where it goes.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.displaced</extracomment>
      <translation>Twój naukowiec musi opuścić {place}: wybierz, dokąd idzie.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.draft</extracomment>
      <translation>Zatrzymaj jedną kartę lobbysty (do wyboru: {cards}); pozostałe przekazujesz w prawo.</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.pay_cep.install</extracomment>
      <translation>Zapłać PNE za infrastrukturę: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, or move one.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.research_grant</extracomment>
      <translation>Dotacja: zatrudnij naukowca z punktem doświadczenia albo przesuń jednego ze swoich.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.research_grant.move</extracomment>
      <translation>Dotacja: przesuń naukowca.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or leave it.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.research_grant.move.optional</extracomment>
      <translation>Dotacja: przesuń naukowca albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, move one, or leave it.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.research_grant.optional</extracomment>
      <translation>Dotacja: zatrudnij naukowca z punktem doświadczenia, przesuń naukowca albo zrezygnuj.</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your point of knowledge ({energies}).</source>
      <extracomment>DECISIONS_SECOND_CHANCE.summit_extra</extracomment>
      <translation>Kongres zakończony: wybierz temat swojego punktu doświadczenia ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose which point of knowledge comes first ({energies}).</source>
      <extracomment>DECISIONS_SECOND_CHANCE.summit_points</extracomment>
      <translation>Kongres zakończony: wybierz, który punkt doświadczenia ma być pierwszy ({energies}).</translation>
    </message>
    <message>
      <source>Your turn: take your main action; director actions may come before and after it.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.turn</extracomment>
      <translation>Twoja tura: wykonaj akcję obowiązkową; akcje dyrektorskie możesz wykonać przed nią i po niej.</translation>
    </message>
    <message>
      <source>You may still use director actions, or end your turn.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.turn.free</extracomment>
      <translation>Możesz jeszcze wykonać akcje dyrektorskie albo zakończyć turę.</translation>
    </message>
    <message>
      <source>You may still use director actions, pollute for a second main action, or end your turn.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.turn.pollute</extracomment>
      <translation>Możesz jeszcze wykonać akcje dyrektorskie, zanieczyścić środowisko, by wykonać drugą akcję, albo zakończyć turę.</translation>
    </message>
    <message>
      <source>No main action is possible: use director actions, or end your turn.</source>
      <extracomment>DECISIONS_SECOND_CHANCE.turn.stuck</extracomment>
      <translation>Żadna akcja obowiązkowa nie jest możliwa: wykonaj akcje dyrektorskie albo zakończ turę.</translation>
    </message>
  </context>
  <context>
    <name>effects</name>
    <message>
      <source>{n:ceps} from the market</source>
      <extracomment>EFFECTS.cep</extracomment>
      <translation>{n:ceps} z rynku</translation>
    </message>
    <message>
      <source>${n} less to pay</source>
      <extracomment>EFFECTS.discount</extracomment>
      <translation>koszt niższy o ${n}</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <extracomment>EFFECTS.expertise</extracomment>
      <translation>1 punkt doświadczenia w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <source>${n}</source>
      <extracomment>EFFECTS.money</extracomment>
      <translation>${n}</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <extracomment>EFFECTS.scientist</extracomment>
      <translation>przesunięcie naukowca</translation>
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
      <translation>1 punkt doświadczenia w dziedzinie „{energy}”</translation>
    </message>
  </context>
  <context>
    <name>endings</name>
    <message>
      <source>The CO₂ level is back in the safe zone: the game ends.</source>
      <extracomment>ENDINGS.below_danger</extracomment>
      <translation>Poziom CO₂ powraca do strefy bezpiecznej: koniec gry.</translation>
    </message>
    <message>
      <source>Enough regions run on green energy alone: the game ends.</source>
      <extracomment>ENDINGS.green_regions</extracomment>
      <translation>W wystarczającej liczbie regionów są tylko elektrownie ekologiczne: koniec gry.</translation>
    </message>
    <message>
      <source>The last decade is over.</source>
      <extracomment>ENDINGS.last_decade</extracomment>
      <translation>Ostatnia dekada dobiegła końca.</translation>
    </message>
    <message>
      <source>Too few personal goals are met: the game is lost.</source>
      <extracomment>ENDINGS.personal_goals_missed</extracomment>
      <translation>Spełnionych jest za mało celów osobistych: przegrana.</translation>
    </message>
    <message>
      <source>The CO₂ level is too high: the planet is lost.</source>
      <extracomment>ENDINGS.planet_lost</extracomment>
      <translation>Poziom CO₂ jest zbyt wysoki: planeta zniszczona.</translation>
    </message>
    <message>
      <source>The points have fallen below zero: the game is lost.</source>
      <extracomment>ENDINGS.points_lost</extracomment>
      <translation>Punkty spadły poniżej zera: przegrana.</translation>
    </message>
    <message>
      <source>The goal of this solo game is missed: the game is lost.</source>
      <extracomment>ENDINGS.solo_goal_missed</extracomment>
      <translation>Cel tej gry solo jest niespełniony: przegrana.</translation>
    </message>
    <message>
      <source>The CO₂ level has reached the limit: the game ends here.</source>
      <extracomment>ENDINGS.solo_pollution</extracomment>
      <translation>Poziom CO₂ osiągnął limit: gra kończy się w tym miejscu.</translation>
    </message>
    <message>
      <source>All goals are met and the CO₂ level is in check: the game is won.</source>
      <extracomment>ENDINGS.team_won</extracomment>
      <translation>Wszystkie cele są spełnione, a poziom CO₂ jest pod kontrolą: zwycięstwo.</translation>
    </message>
    <message>
      <source>Too many UN goals are still open: the game is lost.</source>
      <extracomment>ENDINGS.un_goals_missed</extracomment>
      <translation>Zbyt wiele celów NZ pozostało niezrealizowanych: przegrana.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>biomass</source>
      <extracomment>ENERGIES.biomass</extracomment>
      <translation>biomasa</translation>
    </message>
    <message>
      <source>forestation</source>
      <extracomment>ENERGIES.forestation</extracomment>
      <translation>zalesianie</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <extracomment>ENERGIES.fusion</extracomment>
      <translation>zimna fuzja</translation>
    </message>
    <message>
      <source>hydro</source>
      <extracomment>ENERGIES.hydro</extracomment>
      <translation>woda</translation>
    </message>
    <message>
      <source>recycling</source>
      <extracomment>ENERGIES.recycling</extracomment>
      <translation>odpady</translation>
    </message>
    <message>
      <source>solar</source>
      <extracomment>ENERGIES.solar</extracomment>
      <translation>słońce</translation>
    </message>
    <message>
      <source>wind</source>
      <extracomment>ENERGIES.wind</extracomment>
      <translation>wiatr</translation>
    </message>
  </context>
  <context>
    <name>environmental_goals</name>
    <message>
      <source>Reach the middle of the {energy} track</source>
      <extracomment>ENVIRONMENTAL_GOALS.knowledge_half</extracomment>
      <translation>Dojść do połowy toru „{energy}”</translation>
    </message>
    <message>
      <source>Reach the last space of the {energy} track</source>
      <extracomment>ENVIRONMENTAL_GOALS.knowledge_last</extracomment>
      <translation>Dojść do ostatniego pola toru „{energy}”</translation>
    </message>
    <message>
      <source>Build a plant in {region}</source>
      <extracomment>ENVIRONMENTAL_GOALS.plant_in_region</extracomment>
      <translation>Zbudować elektrownię w regionie {region}</translation>
    </message>
    <message>
      <source>Build a {energy} plant</source>
      <extracomment>ENVIRONMENTAL_GOALS.plant_of_type</extracomment>
      <translation>Zbudować elektrownię „{energy}”</translation>
    </message>
    <message>
      <source>Hold a summit of {n:topics}</source>
      <extracomment>ENVIRONMENTAL_GOALS.summit_size</extracomment>
      <translation>Zakończyć kongres z {n:topics}</translation>
    </message>
    <message>
      <source>Hold a summit on {energy}</source>
      <extracomment>ENVIRONMENTAL_GOALS.summit_topic</extracomment>
      <translation>Zakończyć kongres z tematem „{energy}”</translation>
    </message>
  </context>
  <context>
    <name>event_cards</name>
    <message>
      <source>All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.</source>
      <extracomment>EVENT_CARDS.loss</extracomment>
      <translation>Każdy inny gracz przekazuje {tech:cubes} do regionu {region}; kto nie ma żadnego, traci {vp:points}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} gets one of these cubes towards its price.</source>
      <extracomment>EVENT_CARDS.relief</extracomment>
      <translation>Kto buduje elektrownię w regionie {region}, otrzymuje na poczet jej kosztu jeden z tych zasobów.</translation>
    </message>
    <message>
      <source>Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.</source>
      <extracomment>EVENT_CARDS.when</extracomment>
      <translation>Następuje tylko wtedy, gdy po zapotrzebowaniu na energię poziom CO₂ wynosi {ppm} ppm lub więcej.</translation>
    </message>
    <message>
      <source>It spares everybody who has a green plant in {region}.</source>
      <extracomment>EVENT_CARDS.who</extracomment>
      <translation>Nie dotyczy nikogo, kto ma elektrownię ekologiczną w regionie {region}.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <extracomment>EVENT_CARDS_SECOND_CHANCE.loss</extracomment>
      <translation>Każdy inny gracz przekazuje {tech:cubes} do regionu {region} (kto nie ma żadnego, traci {vp:points}) i płaci PNE.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} may use one of these cubes towards its price.</source>
      <extracomment>EVENT_CARDS_SECOND_CHANCE.relief</extracomment>
      <translation>Kto buduje elektrownię w regionie {region}, może wykorzystać na poczet jej kosztu jeden z tych zasobów.</translation>
    </message>
    <message>
      <source>Happens in the event phase; from {ppm} ppm on, the future event happens too.</source>
      <extracomment>EVENT_CARDS_SECOND_CHANCE.when</extracomment>
      <translation>Następuje w fazie zdarzeń; od {ppm} ppm następuje też przyszłe zdarzenie.</translation>
    </message>
    <message>
      <source>It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there.</source>
      <extracomment>EVENT_CARDS_SECOND_CHANCE.who</extracomment>
      <translation>Nie dotyczy nikogo, kto zbudował elektrownię w regionie {region} albo ma tam infrastrukturę pod elektrownią.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>With everybody's consent {player} takes back {actions:actions}.</source>
      <extracomment>EVENT_DETAILS.ActionsTakenBack.agreed</extracomment>
      <translation>Za zgodą wszystkich graczy {player} cofa {actions:actions}.</translation>
    </message>
    <message>
      <source>For practice, {player} takes back {actions:actions}.</source>
      <extracomment>EVENT_DETAILS.ActionsTakenBack.practice</extracomment>
      <translation>Gra ćwiczebna: {player} cofa {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for ${money}.</source>
      <extracomment>EVENT_DETAILS.CepForced.money</extracomment>
      <translation>{player} musi kupić PNE za ${money}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for {vp:points}.</source>
      <extracomment>EVENT_DETAILS.CepForced.points</extracomment>
      <translation>{player} musi kupić PNE za {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the bank.</source>
      <extracomment>EVENT_DETAILS.CepGained.bank</extracomment>
      <translation>{player} otrzymuje PNE z banku.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the market.</source>
      <extracomment>EVENT_DETAILS.CepGained.market</extracomment>
      <translation>{player} otrzymuje PNE z rynku.</translation>
    </message>
    <message>
      <source>{player} pays a CEP.</source>
      <extracomment>EVENT_DETAILS.CepPaid.hand</extracomment>
      <translation>{player} płaci PNE.</translation>
    </message>
    <message>
      <source>{builder} has no marker left: nobody controls {region}.</source>
      <extracomment>EVENT_DETAILS.ControlKept.nobody</extracomment>
      <translation>{builder} nie ma już znacznika: nikt nie kontroluje regionu {region}.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region} against {builder}.</source>
      <extracomment>EVENT_DETAILS.ControlKept.other</extracomment>
      <translation>{player} zachowuje kontrolę nad regionem {region} mimo elektrowni gracza {builder}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region} from {previous}.</source>
      <extracomment>EVENT_DETAILS.ControlTaken.from</extracomment>
      <translation>{player} przejmuje od gracza {previous} kontrolę nad regionem {region}.</translation>
    </message>
    <message>
      <source>{player} takes ${money}.</source>
      <extracomment>EVENT_DETAILS.IncomeSplit.money</extracomment>
      <translation>{player} bierze ${money}.</translation>
    </message>
    <message>
      <source>{player} takes {vp:points}.</source>
      <extracomment>EVENT_DETAILS.IncomeSplit.points</extracomment>
      <translation>{player} bierze {vp:points}.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its main effect.</source>
      <extracomment>EVENT_DETAILS.LobbyPlayed.main</extracomment>
      <translation>{player} zagrywa kartę lobbowania {card} jako główne lobby.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <extracomment>EVENT_DETAILS.LobbyPlayed.minor</extracomment>
      <translation>{player} zagrywa kartę lobbowania {card} jako poboczne lobby.</translation>
    </message>
    <message>
      <source>The market is empty and the bank too; the price is ${price}.</source>
      <extracomment>EVENT_DETAILS.MarketRefilled.empty</extracomment>
      <translation>Na rynku i w banku nie ma PNE; cena rynkowa: ${price}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for a project grant.</source>
      <extracomment>EVENT_DETAILS.MoneyGained.grant</extracomment>
      <translation>{player} otrzymuje ${amount} dotacji na projekt.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <extracomment>EVENT_DETAILS.MoneyGained.install</extracomment>
      <translation>{player} otrzymuje ${amount} za uruchomienie projektu.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobby card.</source>
      <extracomment>EVENT_DETAILS.MoneyGained.lobby</extracomment>
      <translation>{player} otrzymuje ${amount} za kartę lobbowania.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the bid.</source>
      <extracomment>EVENT_DETAILS.MoneyPaid.auction</extracomment>
      <translation>{player} płaci ${amount} w ramach oferty.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the plant.</source>
      <extracomment>EVENT_DETAILS.MoneyPaid.build</extracomment>
      <translation>{player} płaci ${amount} za elektrownię.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobby card.</source>
      <extracomment>EVENT_DETAILS.PointsGained.lobby</extracomment>
      <translation>{player} zyskuje {amount:points} za kartę lobbowania.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <extracomment>EVENT_DETAILS.PointsGained.plant</extracomment>
      <translation>{player} zyskuje {amount:points} za elektrownię.</translation>
    </message>
    <message>
      <source>{player} has no technology to give and loses {amount:points} to the disaster.</source>
      <extracomment>EVENT_DETAILS.PointsLost.event</extracomment>
      <translation>{player} nie ma zasobu technologicznego do przekazania i z powodu katastrofy traci {amount:points}.</translation>
    </message>
    <message>
      <source>{player} takes a scientist home from {origin}.</source>
      <extracomment>EVENT_DETAILS.ScientistMoved.home</extracomment>
      <translation>{player} zabiera naukowca: {origin} › zasoby gracza.</translation>
    </message>
    <message>
      <source>{player}'s scientist has to leave {space}.</source>
      <extracomment>EVENT_DETAILS.ScientistSentAway.own</extracomment>
      <translation>Naukowiec gracza {player} musi opuścić {space}.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <extracomment>EVENT_DETAILS.SummitReplaced.none</extracomment>
      <translation>Nie ma już kongresu na pole {summit}.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}; the supply is short of {missing:cubes}.</source>
      <extracomment>EVENT_DETAILS.TechGained.missing</extracomment>
      <translation>{player} otrzymuje {amount:cubes}; w zasobach ogólnych zabrakło: {missing}.</translation>
    </message>
    <message>
      <source>The supply of technology cubes is empty: {player} receives none.</source>
      <extracomment>EVENT_DETAILS.TechGained.none</extracomment>
      <translation>W zasobach ogólnych nie ma zasobów technologicznych: {player} nic nie otrzymuje.</translation>
    </message>
    <message>
      <source>{player} needs no technology cube.</source>
      <extracomment>EVENT_DETAILS.TechPaid.nothing</extracomment>
      <translation>{player} nie potrzebuje zasobu technologicznego.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region gives {by_region:cubes}.</source>
      <extracomment>EVENT_DETAILS.TechPaid.region</extracomment>
      <translation>{player} płaci {amount:cubes}, a region daje {by_region:cubes}.</translation>
    </message>
    <message>
      <source>The region gives {by_region:cubes} for {player}'s plant.</source>
      <extracomment>EVENT_DETAILS.TechPaid.region_only</extracomment>
      <translation>Region daje {by_region:cubes} na elektrownię gracza {player}.</translation>
    </message>
    <message>
      <source>{player} ends the turn without a main action.</source>
      <extracomment>EVENT_DETAILS.TurnEnded.idle</extracomment>
      <translation>{player} kończy turę bez akcji obowiązkowej.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}.</source>
      <extracomment>EVENT_DETAILS.UnGoalScored.later</extracomment>
      <translation>{player} realizuje cel NZ {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; the action follows.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.LobbyPlayed.before</extracomment>
      <translation>{player} zagrywa kartę lobbysty {card} jako główne lobby; potem następuje jej akcja.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.LobbyPlayed.main</extracomment>
      <translation>{player} zagrywa kartę lobbysty {card} jako główne lobby.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.LobbyPlayed.minor</extracomment>
      <translation>{player} zagrywa kartę lobbysty {card} jako poboczne lobby.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} as a subsidy.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.MoneyGained.grant</extracomment>
      <translation>{player} otrzymuje ${amount} dotacji.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.MoneyGained.install</extracomment>
      <translation>{player} otrzymuje ${amount} za infrastrukturę.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobbyist card.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.MoneyGained.lobby</extracomment>
      <translation>{player} otrzymuje ${amount} za kartę lobbysty.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobbyist card.</source>
      <extracomment>EVENT_DETAILS_SECOND_CHANCE.PointsGained.lobby</extracomment>
      <translation>{player} zyskuje {amount:points} za kartę lobbysty.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} cannot take the action any more that card {card} was played for.</source>
      <extracomment>EVENTS.ActionReleased</extracomment>
      <translation>{player} nie może już wykonać akcji, z którą zagrano kartę {card}.</translation>
    </message>
    <message>
      <source>{player} takes back {actions:actions}.</source>
      <extracomment>EVENTS.ActionsTakenBack</extracomment>
      <translation>{player} cofa {actions:actions}.</translation>
    </message>
    <message>
      <source>Nobody bids in the auction.</source>
      <extracomment>EVENTS.AuctionFailed</extracomment>
      <translation>Nikt nie licytuje.</translation>
    </message>
    <message>
      <source>{player} wins the auction with ${amount}.</source>
      <extracomment>EVENTS.AuctionWon</extracomment>
      <translation>{player} wygrywa licytację za ${amount}.</translation>
    </message>
    <message>
      <source>{player} bids ${amount}.</source>
      <extracomment>EVENTS.BidMade</extracomment>
      <translation>{player} oferuje ${amount}.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <extracomment>EVENTS.BidPassed</extracomment>
      <translation>{player} pasuje.</translation>
    </message>
    <message>
      <source>{player} leaves the bonus.</source>
      <extracomment>EVENTS.BonusDeclined</extracomment>
      <translation>{player} rezygnuje z premii.</translation>
    </message>
    <message>
      <source>{player} hands the bonus to {to}.</source>
      <extracomment>EVENTS.BonusGiven</extracomment>
      <translation>{player} przekazuje premię graczowi {to}.</translation>
    </message>
    <message>
      <source>There is no CEP for {player}'s bonus, or no room for one: the bonus is lost.</source>
      <extracomment>EVENTS.BonusLost</extracomment>
      <translation>Nie ma PNE na premię gracza {player} albo nie ma na nie miejsca: premia przepada.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <extracomment>EVENTS.CardVisited</extracomment>
      <translation>Naukowiec gracza {player} odwiedza kartę lobbowania {card}.</translation>
    </message>
    <message>
      <source>{player} buys a CEP for ${price}.</source>
      <extracomment>EVENTS.CepBought</extracomment>
      <translation>{player} kupuje PNE za ${price}.</translation>
    </message>
    <message>
      <source>{player} collects {amount:ceps} from {region}.</source>
      <extracomment>EVENTS.CepCollected</extracomment>
      <translation>{player} zabiera {amount:ceps} z regionu {region}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP: ${money} and {vp:points}.</source>
      <extracomment>EVENTS.CepForced</extracomment>
      <translation>{player} musi kupić PNE: ${money} i {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP.</source>
      <extracomment>EVENTS.CepGained</extracomment>
      <translation>{player} otrzymuje PNE.</translation>
    </message>
    <message>
      <source>No CEP is left for {player}.</source>
      <extracomment>EVENTS.CepMissed</extracomment>
      <translation>{player} nie otrzymuje PNE: żadnego już nie ma.</translation>
    </message>
    <message>
      <source>{player} pays a CEP from {source}.</source>
      <extracomment>EVENTS.CepPaid</extracomment>
      <translation>{player} płaci PNE z regionu {source}.</translation>
    </message>
    <message>
      <source>{player} sells a CEP for ${price}.</source>
      <extracomment>EVENTS.CepSold</extracomment>
      <translation>{player} sprzedaje PNE za ${price}.</translation>
    </message>
    <message>
      <source>{player} sells {amount:ceps} at the price of ${price}.</source>
      <extracomment>EVENTS.CepSoldOut</extracomment>
      <translation>{player} sprzedaje {amount:ceps} po ${price}.</translation>
    </message>
    <message>
      <source>The CO₂ level is brought down to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <extracomment>EVENTS.Co2Reduced</extracomment>
      <translation>Poziom CO₂ zostaje obniżony do {co2} ppm: {steps:steps} za {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}.</source>
      <extracomment>EVENTS.CompanyGoalCashed</extracomment>
      <translation>{player} wymienia cel firmy na ${money}.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <extracomment>EVENTS.CompanyGoalScored</extracomment>
      <translation>{player} otrzymuje za cel firmy {card}: {vp:points}.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region}.</source>
      <extracomment>EVENTS.ControlKept</extracomment>
      <translation>{player} zachowuje kontrolę nad regionem {region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region}.</source>
      <extracomment>EVENTS.ControlTaken</extracomment>
      <translation>{player} przejmuje kontrolę nad regionem {region}.</translation>
    </message>
    <message>
      <source>Decade {decade} begins.</source>
      <extracomment>EVENTS.DecadeBegan</extracomment>
      <translation>Zaczyna się dekada {decade}.</translation>
    </message>
    <message>
      <source>The climate is calm: no disaster in {region}.</source>
      <extracomment>EVENTS.DisasterAvoided</extracomment>
      <translation>Klimat jest spokojny: w regionie {region} nic się nie dzieje.</translation>
    </message>
    <message>
      <source>A disaster strikes {region}.</source>
      <extracomment>EVENTS.DisasterStruck</extracomment>
      <translation>W regionie {region} następuje katastrofa.</translation>
    </message>
    <message>
      <source>Environmental goal {goal} is achieved.</source>
      <extracomment>EVENTS.EnvironmentalGoalAchieved</extracomment>
      <translation>Cel środowiskowy {goal} jest osiągnięty.</translation>
    </message>
    <message>
      <source>{open_goals:open_goals}: a penalty of {vp:points}.</source>
      <extracomment>EVENTS.EnvironmentalPenalty</extracomment>
      <translation>{open_goals:open_goals} – kara: {vp:points}.</translation>
    </message>
    <message>
      <source>The event after next threatens {region}.</source>
      <extracomment>EVENTS.EventRevealed</extracomment>
      <translation>Zdarzenie po następnym zagraża regionowi {region}.</translation>
    </message>
    <message>
      <source>{player} takes no expertise.</source>
      <extracomment>EVENTS.ExpertiseDeclined</extracomment>
      <translation>{player} rezygnuje z doświadczenia.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {energy}.</source>
      <extracomment>EVENTS.ExpertiseGained</extracomment>
      <translation>{player} osiąga poziom {level} w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>{player} is at the end of the {energy} track; the point is lost.</source>
      <extracomment>EVENTS.ExpertiseLost</extracomment>
      <translation>{player} jest na końcu toru „{energy}”; punkt przepada.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <extracomment>EVENTS.FossilPileEmpty</extracomment>
      <translation>Nie ma już elektrowni konwencjonalnej dla regionu {region}.</translation>
    </message>
    <message>
      <source>A new pile is made of {tiles:fossil_plants} that had been torn down.</source>
      <extracomment>EVENTS.FossilPileRenewed</extracomment>
      <translation>Nowy stos tworzą usunięte wcześniej elektrownie konwencjonalne: {tiles}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is {co2} ppm.</source>
      <extracomment>EVENTS.FossilPlantPlaced</extracomment>
      <translation>W regionie {region} powstaje elektrownia konwencjonalna ({fossil}); poziom CO₂: {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is torn down; the CO₂ level is {co2} ppm.</source>
      <extracomment>EVENTS.FossilReplaced</extracomment>
      <translation>W regionie {region} zostaje usunięta elektrownia konwencjonalna ({fossil}); poziom CO₂: {co2} ppm.</translation>
    </message>
    <message>
      <source>{reason}</source>
      <extracomment>EVENTS.GameEnded</extracomment>
      <translation>{reason}</translation>
    </message>
    <message>
      <source>{player} keeps a goal.</source>
      <extracomment>EVENTS.GoalKept</extracomment>
      <translation>{player} zatrzymuje cel.</translation>
    </message>
    <message>
      <source>{player} leaves the scientists where they are.</source>
      <extracomment>EVENTS.GrantDeclined</extracomment>
      <translation>{player} pozostawia naukowców na miejscach.</translation>
    </message>
    <message>
      <source>{player} has nobody to move or to recruit.</source>
      <extracomment>EVENTS.GrantLost</extracomment>
      <translation>{player} nie ma naukowca do przesunięcia ani do zatrudnienia.</translation>
    </message>
    <message>
      <source>{player} earns an income of {amount}.</source>
      <extracomment>EVENTS.IncomeEarned</extracomment>
      <translation>{player} otrzymuje przychód: {amount}.</translation>
    </message>
    <message>
      <source>{player} takes ${money} and {vp:points}.</source>
      <extracomment>EVENTS.IncomeSplit</extracomment>
      <translation>{player} bierze ${money} i {vp:points}.</translation>
    </message>
    <message>
      <source>Inspector {inspector} moves to environmental goal {goal}.</source>
      <extracomment>EVENTS.InspectorMoved</extracomment>
      <translation>Inspektor {inspector} przechodzi do celu środowiskowego {goal}.</translation>
    </message>
    <message>
      <source>{player} draws a lobby card.</source>
      <extracomment>EVENTS.LobbyDrawn</extracomment>
      <translation>{player} dobiera kartę lobbowania.</translation>
    </message>
    <message>
      <source>{player} keeps a lobby card.</source>
      <extracomment>EVENTS.LobbyKept</extracomment>
      <translation>{player} zatrzymuje kartę lobbowania.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card}.</source>
      <extracomment>EVENTS.LobbyPlayed</extracomment>
      <translation>{player} zagrywa kartę lobbowania {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is ${price}.</source>
      <extracomment>EVENTS.MarketRefilled</extracomment>
      <translation>Uzupełnienie rynku: {moved:ceps}; cena rynkowa: ${price}.</translation>
    </message>
    <message>
      <source>The empty market is restocked with {moved:ceps}.</source>
      <extracomment>EVENTS.MarketRestocked</extracomment>
      <translation>Uzupełnienie pustego rynku: {moved:ceps}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <extracomment>EVENTS.MoneyGained</extracomment>
      <translation>{player} otrzymuje ${amount}.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to} for a scientist who has to leave.</source>
      <extracomment>EVENTS.MoneyGiven</extracomment>
      <translation>{player} płaci graczowi {to} ${amount} za naukowca, który musi odejść.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <extracomment>EVENTS.MoneyPaid</extracomment>
      <translation>{player} płaci ${amount}.</translation>
    </message>
    <message>
      <source>The opponent holds {energy} in {region}.</source>
      <extracomment>EVENTS.OpponentCubePlaced</extracomment>
      <translation>Przeciwnik zajmuje pole „{energy}” w regionie {region}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobby_cards} to the right.</source>
      <extracomment>EVENTS.PacketsPassed</extracomment>
      <translation>Każdy przekazuje w prawo {cards:lobby_cards}.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: a penalty of {vp:points}.</source>
      <extracomment>EVENTS.PenaltyPaid</extracomment>
      <translation>{player} nie ma PNE, by zapłacić – kara: {vp:points}.</translation>
    </message>
    <message>
      <source>{player} shows a goal that is met.</source>
      <extracomment>EVENTS.PersonalGoalShown</extracomment>
      <translation>{player} pokazuje spełniony cel.</translation>
    </message>
    <message>
      <source>{player} builds a {energy} plant in {region}.</source>
      <extracomment>EVENTS.PlantBuilt</extracomment>
      <translation>{player} buduje elektrownię „{energy}” w regionie {region}.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points}.</source>
      <extracomment>EVENTS.PointsGained</extracomment>
      <translation>{player} zyskuje {amount:points}.</translation>
    </message>
    <message>
      <source>{player} loses {amount:points}.</source>
      <extracomment>EVENTS.PointsLost</extracomment>
      <translation>{player} traci {amount:points}.</translation>
    </message>
    <message>
      <source>{player} installs the {energy} project on {space}.</source>
      <extracomment>EVENTS.ProjectInstalled</extracomment>
      <translation>{player} uruchamia projekt „{energy}” ({space}).</translation>
    </message>
    <message>
      <source>{player} proposes a {energy} project on {space}.</source>
      <extracomment>EVENTS.ProjectProposed</extracomment>
      <translation>{player} przygotowuje projekt „{energy}” ({space}).</translation>
    </message>
    <message>
      <source>The {energy} project tile returns to the supply.</source>
      <extracomment>EVENTS.ProjectReturned</extracomment>
      <translation>Żeton projektu „{energy}” wraca do zasobów ogólnych.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <extracomment>EVENTS.RegionCepGained</extracomment>
      <translation>Region {region} otrzymuje PNE.</translation>
    </message>
    <message>
      <source>{region} pays a CEP of its own.</source>
      <extracomment>EVENTS.RegionCepPaid</extracomment>
      <translation>Region {region} płaci własne PNE.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube.</source>
      <extracomment>EVENTS.RegionTechReturned</extracomment>
      <translation>Region {region} zwraca zasób technologiczny.</translation>
    </message>
    <message>
      <source>Round {round} begins.</source>
      <extracomment>EVENTS.RoundBegan</extracomment>
      <translation>Zaczyna się runda {round}.</translation>
    </message>
    <message>
      <source>{player} moves a scientist from {origin} to {destination}.</source>
      <extracomment>EVENTS.ScientistMoved</extracomment>
      <translation>{player} przesuwa naukowca: {origin} › {destination}.</translation>
    </message>
    <message>
      <source>{player} recruits a scientist.</source>
      <extracomment>EVENTS.ScientistRecruited</extracomment>
      <translation>{player} zatrudnia naukowca.</translation>
    </message>
    <message>
      <source>{by} sends {player}'s scientist away from {space}.</source>
      <extracomment>EVENTS.ScientistSentAway</extracomment>
      <translation>{by} odsyła naukowca gracza {player} ({space}).</translation>
    </message>
    <message>
      <source>{player} pollutes for a second action: the CO₂ level is {co2} ppm.</source>
      <extracomment>EVENTS.SecondActionBought</extracomment>
      <translation>{player} zanieczyszcza środowisko, by wykonać drugą akcję; poziom CO₂: {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is missed.</source>
      <extracomment>EVENTS.SoloGoalMissed</extracomment>
      <translation>Cel solo {card} jest niespełniony.</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <extracomment>EVENTS.StartPlayerChanged</extracomment>
      <translation>Gracz rozpoczynający: {player}.</translation>
    </message>
    <message>
      <source>Summit {summit} takes place.</source>
      <extracomment>EVENTS.SummitHeld</extracomment>
      <translation>Kończy się kongres {summit}.</translation>
    </message>
    <message>
      <source>A new summit is announced on space {summit}.</source>
      <extracomment>EVENTS.SummitReplaced</extracomment>
      <translation>Na polu {summit} pojawia się nowy kongres.</translation>
    </message>
    <message>
      <source>{player} gives a technology cube to {region}.</source>
      <extracomment>EVENTS.TechDonated</extracomment>
      <translation>{player} przekazuje zasób technologiczny do regionu {region}.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}.</source>
      <extracomment>EVENTS.TechGained</extracomment>
      <translation>{player} otrzymuje {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}.</source>
      <extracomment>EVENTS.TechPaid</extracomment>
      <translation>{player} płaci {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player}'s turn.</source>
      <extracomment>EVENTS.TurnBegan</extracomment>
      <translation>Tura gracza {player}.</translation>
    </message>
    <message>
      <source>{player} ends the turn.</source>
      <extracomment>EVENTS.TurnEnded</extracomment>
      <translation>{player} kończy turę.</translation>
    </message>
    <message>
      <source>UN goal {card} is lost.</source>
      <extracomment>EVENTS.UnGoalRemoved</extracomment>
      <translation>Cel NZ {card} przepada.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <extracomment>EVENTS.UnGoalRevealed</extracomment>
      <translation>Odkryty zostaje cel NZ {card}.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <extracomment>EVENTS.UnGoalScored</extracomment>
      <translation>{player} realizuje cel NZ {card}: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.CardVisited</extracomment>
      <translation>Naukowiec gracza {player} odwiedza kartę lobbysty {card}.</translation>
    </message>
    <message>
      <source>The event tile that is turned up threatens {region}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.EventRevealed</extracomment>
      <translation>Odkryty żeton zdarzenia zagraża regionowi {region}.</translation>
    </message>
    <message>
      <source>{player} reaches {energy} knowledge {level}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.ExpertiseGained</extracomment>
      <translation>{player} osiąga poziom {level} w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>{player} keeps a lobbyist card.</source>
      <extracomment>EVENTS_SECOND_CHANCE.LobbyKept</extracomment>
      <translation>{player} zatrzymuje kartę lobbysty.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.LobbyPlayed</extracomment>
      <translation>{player} zagrywa kartę lobbysty {card}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobbyist_cards} to the right.</source>
      <extracomment>EVENTS_SECOND_CHANCE.PacketsPassed</extracomment>
      <translation>Każdy przekazuje w prawo {cards:lobbyist_cards}.</translation>
    </message>
    <message>
      <source>{player} prepares the infrastructure of the {energy} project on {space}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.ProjectInstalled</extracomment>
      <translation>{player} uruchamia infrastrukturę projektu „{energy}” ({space}).</translation>
    </message>
    <message>
      <source>{player} plans a {energy} project on {space}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.ProjectProposed</extracomment>
      <translation>{player} planuje projekt „{energy}” ({space}).</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist has to leave.</source>
      <extracomment>EVENTS_SECOND_CHANCE.ScientistSentAway</extracomment>
      <translation>{by} uruchamia infrastrukturę: naukowiec gracza {player} musi opuścić {space}.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <extracomment>EVENTS_SECOND_CHANCE.UnGoalScored</extracomment>
      <translation>{player} realizuje cel NZ {card}: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <extracomment>FOSSILS.coal</extracomment>
      <translation>węgiel</translation>
    </message>
    <message>
      <source>gas</source>
      <extracomment>FOSSILS.gas</extracomment>
      <translation>gaz</translation>
    </message>
    <message>
      <source>oil</source>
      <extracomment>FOSSILS.oil</extracomment>
      <translation>olej</translation>
    </message>
  </context>
  <context>
    <name>free_actions</name>
    <message>
      <source>play a card</source>
      <extracomment>FREE_ACTIONS.lobby</extracomment>
      <translation>zagrać kartę</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <extracomment>FREE_ACTIONS.market_buy</extracomment>
      <translation>kupić PNE</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <extracomment>FREE_ACTIONS.market_sell</extracomment>
      <translation>sprzedać PNE</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <extracomment>FREE_ACTIONS.scientist</extracomment>
      <translation>przesunąć naukowca</translation>
    </message>
    <message>
      <source>score a UN goal</source>
      <extracomment>FREE_ACTIONS.un_goal</extracomment>
      <translation>zrealizować cel NZ</translation>
    </message>
  </context>
  <context>
    <name>free_actions_second_chance</name>
    <message>
      <source>claim a UN goal</source>
      <extracomment>FREE_ACTIONS_SECOND_CHANCE.un_goal</extracomment>
      <translation>zrealizować cel NZ</translation>
    </message>
  </context>
  <context>
    <name>goal_cards</name>
    <message>
      <source>If the money is worth more at the end, you take the money.</source>
      <extracomment>GOAL_CARDS.better</extracomment>
      <translation>Jeśli na koniec gry pieniądze są warte więcej, bierzesz pieniądze.</translation>
    </message>
    <message>
      <source>You may discard it for ${money} at any time; then it stays secret and scores nothing.</source>
      <extracomment>GOAL_CARDS.cash</extracomment>
      <translation>Tę kartę możesz w dowolnym momencie wymienić na ${money}; wtedy pozostaje tajna i nie przynosi punktów.</translation>
    </message>
    <message>
      <source>At the end of the game: {goal}.</source>
      <extracomment>GOAL_CARDS.company
GOAL_CARDS.personal</extracomment>
      <translation>Na koniec gry: {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <extracomment>GOAL_CARDS.personal_at_once</extracomment>
      <translation>W dowolnym momencie: {goal}.</translation>
    </message>
    <message>
      <source>By the end of decade {decade}: {goal}.</source>
      <extracomment>GOAL_CARDS.solo_decade</extracomment>
      <translation>Do końca dekady {decade}: {goal}.</translation>
    </message>
    <message>
      <source>By the end of the game: {goal}.</source>
      <extracomment>GOAL_CARDS.solo_end</extracomment>
      <translation>Do końca gry: {goal}.</translation>
    </message>
    <message>
      <source>In a team every partner has to meet at least one; alone you have to meet all you keep.</source>
      <extracomment>GOAL_CARDS.team</extracomment>
      <translation>W zespole każdy partner musi spełnić co najmniej jeden cel osobisty; w grze solo musisz spełnić wszystkie, które zatrzymujesz.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; then it stays secret and scores nothing.</source>
      <extracomment>GOAL_CARDS_SECOND_CHANCE.cash</extracomment>
      <translation>Tę kartę możesz między akcjami swojej tury wymienić na ${money}; wtedy pozostaje tajna i nie przynosi punktów.</translation>
    </message>
  </context>
  <context>
    <name>grant_help</name>
    <message>
      <source>Money grant: $1 for each CEP in the region, at least ${least}.</source>
      <extracomment>GRANT_HELP.money</extracomment>
      <translation>Dotacja „pieniądze”: $1 za każde PNE w regionie, co najmniej ${least}.</translation>
    </message>
    <message>
      <source>Money grant: ${least}.</source>
      <extracomment>GRANT_HELP.money.bare</extracomment>
      <translation>Dotacja „pieniądze”: ${least}.</translation>
    </message>
    <message>
      <source>Research grant: recruit one of your scientists, or move one.</source>
      <extracomment>GRANT_HELP.research</extracomment>
      <translation>Dotacja „wsparcie badań”: zatrudnij albo przesuń jednego ze swoich naukowców.</translation>
    </message>
    <message>
      <source>Technology grant: {tech:cubes}.</source>
      <extracomment>GRANT_HELP.tech</extracomment>
      <translation>Dotacja „technologia”: {tech:cubes}.</translation>
    </message>
  </context>
  <context>
    <name>grant_help_second_chance</name>
    <message>
      <source>Money subsidy: $1 for each CEP in the region.</source>
      <extracomment>GRANT_HELP_SECOND_CHANCE.money</extracomment>
      <translation>Dotacja „pieniądze”: $1 za każde PNE w regionie.</translation>
    </message>
    <message>
      <source>Money subsidy: $1 for each CEP in the region, at least ${least}.</source>
      <extracomment>GRANT_HELP_SECOND_CHANCE.money.least</extracomment>
      <translation>Dotacja „pieniądze”: $1 za każde PNE w regionie, co najmniej ${least}.</translation>
    </message>
    <message>
      <source>Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one.</source>
      <extracomment>GRANT_HELP_SECOND_CHANCE.scientist</extracomment>
      <translation>Dotacja „naukowiec”: zatrudnij jednego ze swoich naukowców i zyskaj punkt doświadczenia albo przesuń naukowca.</translation>
    </message>
    <message>
      <source>Technology subsidy: {tech:cubes}.</source>
      <extracomment>GRANT_HELP_SECOND_CHANCE.tech</extracomment>
      <translation>Dotacja „technologia”: {tech:cubes}.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <extracomment>GRANTS.money</extracomment>
      <translation>pieniądze</translation>
    </message>
    <message>
      <source>research</source>
      <extracomment>GRANTS.research</extracomment>
      <translation>wsparcie badań</translation>
    </message>
    <message>
      <source>scientist</source>
      <extracomment>GRANTS.scientist</extracomment>
      <translation>naukowiec</translation>
    </message>
    <message>
      <source>technology</source>
      <extracomment>GRANTS.tech</extracomment>
      <translation>technologia</translation>
    </message>
  </context>
  <context>
    <name>groups</name>
    <message>
      <source>Start player</source>
      <extracomment>GROUPS.appoint</extracomment>
      <translation>Gracz rozpoczynający</translation>
    </message>
    <message>
      <source>Auction</source>
      <extracomment>GROUPS.bid
GROUPS.pass
GROUPS.pay_bid</extracomment>
      <translation>Licytacja</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <extracomment>GROUPS.build
GROUPS.build_plant</extracomment>
      <translation>Zbuduj elektrownię</translation>
    </message>
    <message>
      <source>Market</source>
      <extracomment>GROUPS.buy_cep
GROUPS.sell_cep</extracomment>
      <translation>Rynek</translation>
    </message>
    <message>
      <source>Company goal</source>
      <extracomment>GROUPS.cash_company_goal</extracomment>
      <translation>Cel firmy</translation>
    </message>
    <message>
      <source>Choose an energy</source>
      <extracomment>GROUPS.choose_energy</extracomment>
      <translation>Wybierz dziedzinę</translation>
    </message>
    <message>
      <source>Choose a project</source>
      <extracomment>GROUPS.choose_project</extracomment>
      <translation>Wybierz projekt</translation>
    </message>
    <message>
      <source>Choose a region</source>
      <extracomment>GROUPS.choose_region</extracomment>
      <translation>Wybierz region</translation>
    </message>
    <message>
      <source>Leave it</source>
      <extracomment>GROUPS.decline</extracomment>
      <translation>Zrezygnuj</translation>
    </message>
    <message>
      <source>End of turn</source>
      <extracomment>GROUPS.end_turn</extracomment>
      <translation>Koniec tury</translation>
    </message>
    <message>
      <source>Bonus</source>
      <extracomment>GROUPS.give_bonus</extracomment>
      <translation>Premia</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <extracomment>GROUPS.infrastructure</extracomment>
      <translation>Uruchom infrastrukturę</translation>
    </message>
    <message>
      <source>Install a project</source>
      <extracomment>GROUPS.install</extracomment>
      <translation>Uruchom projekt</translation>
    </message>
    <message>
      <source>Keep a card</source>
      <extracomment>GROUPS.keep_card</extracomment>
      <translation>Zatrzymaj kartę</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <extracomment>GROUPS.move_scientist</extracomment>
      <translation>Przesuń naukowca</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <extracomment>GROUPS.pay_cep
GROUPS.buy_for_payment</extracomment>
      <translation>Zapłać PNE</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <extracomment>GROUPS.plan</extracomment>
      <translation>Zaplanuj projekt</translation>
    </message>
    <message>
      <source>Lobby card</source>
      <extracomment>GROUPS.play_lobby</extracomment>
      <translation>Karta lobbowania</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <extracomment>GROUPS.propose</extracomment>
      <translation>Przygotuj projekt</translation>
    </message>
    <message>
      <source>Recruit a scientist</source>
      <extracomment>GROUPS.recruit</extracomment>
      <translation>Zatrudnij naukowca</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <extracomment>GROUPS.reduce_co2</extracomment>
      <translation>Poziom CO₂</translation>
    </message>
    <message>
      <source>UN goal</source>
      <extracomment>GROUPS.score_un_goal</extracomment>
      <translation>Cel NZ</translation>
    </message>
    <message>
      <source>Second action</source>
      <extracomment>GROUPS.second_action</extracomment>
      <translation>Druga akcja</translation>
    </message>
    <message>
      <source>Income</source>
      <extracomment>GROUPS.split_income</extracomment>
      <translation>Przychód</translation>
    </message>
  </context>
  <context>
    <name>groups_second_chance</name>
    <message>
      <source>Lobbyist card</source>
      <extracomment>GROUPS_SECOND_CHANCE.play_lobby</extracomment>
      <translation>Karta lobbysty</translation>
    </message>
  </context>
  <context>
    <name>lists</name>
    <message>
      <source>{most} and {last}</source>
      <extracomment>LISTS.and</extracomment>
      <translation>{most} i {last}</translation>
    </message>
    <message>
      <source>{most}, {last}</source>
      <extracomment>LISTS.comma</extracomment>
      <translation>{most}, {last}</translation>
    </message>
    <message>
      <source>nothing</source>
      <extracomment>LISTS.nothing</extracomment>
      <translation>nic</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <extracomment>LISTS.or</extracomment>
      <translation>{most} lub {last}</translation>
    </message>
    <message>
      <source>{most}; {last}</source>
      <extracomment>LISTS.semicolon</extracomment>
      <translation>{most}; {last}</translation>
    </message>
    <message>
      <source>{most}, then {last}</source>
      <extracomment>LISTS.then</extracomment>
      <translation>{most}, potem {last}</translation>
    </message>
  </context>
  <context>
    <name>lobby_cards</name>
    <message>
      <source>It is played right after the action, before anything else.</source>
      <extracomment>LOBBY_CARDS.at_once</extracomment>
      <translation>Zagrywa się je zaraz po akcji, przed czymkolwiek innym.</translation>
    </message>
    <message>
      <source>It is announced together with the build and lowers its price.</source>
      <extracomment>LOBBY_CARDS.attached</extracomment>
      <translation>Zapowiada się je razem z budową; obniża jej koszt.</translation>
    </message>
    <message>
      <source>It is played right before or right after the action; before it, the action has to follow at once.</source>
      <extracomment>LOBBY_CARDS.before_or_after</extracomment>
      <translation>Zagrywa się je tuż przed akcją albo tuż po niej; jeśli przed nią, akcja musi nastąpić natychmiast.</translation>
    </message>
    <message>
      <source>It may be played at any later moment of the same turn.</source>
      <extracomment>LOBBY_CARDS.later</extracomment>
      <translation>Można je zagrać w dowolnym późniejszym momencie tej samej tury.</translation>
    </message>
    <message>
      <source>Main effect, when you {trigger}: {effect}.</source>
      <extracomment>LOBBY_CARDS.main</extracomment>
      <translation>Główne lobby (akcja: {trigger}): {effect}.</translation>
    </message>
    <message>
      <source>Minor effect, at any moment of your turn: {effect}.</source>
      <extracomment>LOBBY_CARDS.minor</extracomment>
      <translation>Poboczne lobby, w dowolnym momencie twojej tury: {effect}.</translation>
    </message>
    <message>
      <source>One lobby card or one UN goal in a turn; a played card leaves the game.</source>
      <extracomment>LOBBY_CARDS.once</extracomment>
      <translation>Jedna karta lobbowania albo jeden cel NZ w turze; zagrana karta zostaje usunięta z gry.</translation>
    </message>
    <message>
      <source>It is played after the build: the full price is paid first.</source>
      <extracomment>LOBBY_CARDS.refund</extracomment>
      <translation>Zagrywa się je po budowie: najpierw płaci się pełny koszt.</translation>
    </message>
    <message>
      <source>One lobbyist card or one UN goal in a turn; a played card stays on the table, and one scientist of any player may visit it for its minor effect.</source>
      <extracomment>LOBBY_CARDS.stays</extracomment>
      <translation>Jedna karta lobbysty albo jeden cel NZ w turze; zagrana karta zostaje na stole, a jeden naukowiec dowolnego gracza może ją odwiedzić dla pobocznego lobby.</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>control a region that holds {n:ceps}</source>
      <extracomment>PERSONAL_GOALS.cep_in_controlled_region</extracomment>
      <translation>kontrolować region, który ma {n:ceps}</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand</source>
      <extracomment>PERSONAL_GOALS.cep_owned</extracomment>
      <translation>mieć w swoich zasobach {n:ceps}</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand and in regions you control</source>
      <extracomment>PERSONAL_GOALS.cep_owned.with_regions</extracomment>
      <translation>mieć w swoich zasobach i w kontrolowanych regionach {n:ceps}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} in one region</source>
      <extracomment>PERSONAL_GOALS.infrastructure_in_one_region</extracomment>
      <translation>mieć {n:infrastructures} w jednym regionie</translation>
    </message>
    <message>
      <source>have prepared infrastructures in {n:different_regions}</source>
      <extracomment>PERSONAL_GOALS.infrastructure_regions</extracomment>
      <translation>mieć infrastruktury w {n:different_regions}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} of the same energy</source>
      <extracomment>PERSONAL_GOALS.infrastructure_same_type</extracomment>
      <translation>mieć {n:infrastructures} tego samego rodzaju energii</translation>
    </message>
    <message>
      <source>have prepared infrastructures of {n:energies}</source>
      <extracomment>PERSONAL_GOALS.infrastructure_types</extracomment>
      <translation>mieć infrastruktury {n:energies}</translation>
    </message>
    <message>
      <source>have ${n}</source>
      <extracomment>PERSONAL_GOALS.money_owned</extracomment>
      <translation>mieć ${n}</translation>
    </message>
    <message>
      <source>have built plants in {n:different_regions}</source>
      <extracomment>PERSONAL_GOALS.plant_regions</extracomment>
      <translation>mieć elektrownie w {n:different_regions}</translation>
    </message>
    <message>
      <source>have built plants of {n:energies}</source>
      <extracomment>PERSONAL_GOALS.plant_types</extracomment>
      <translation>mieć elektrownie {n:energies}</translation>
    </message>
    <message>
      <source>have built {n:plants} in one region</source>
      <extracomment>PERSONAL_GOALS.plants_in_one_region</extracomment>
      <translation>mieć {n:plants} w jednym regionie</translation>
    </message>
    <message>
      <source>have built {n:plants} of the same energy</source>
      <extracomment>PERSONAL_GOALS.plants_same_type</extracomment>
      <translation>mieć {n:plants} tego samego rodzaju energii</translation>
    </message>
    <message>
      <source>control {n:regions}</source>
      <extracomment>PERSONAL_GOALS.regions_controlled</extracomment>
      <translation>kontrolować {n:regions}</translation>
    </message>
    <message>
      <source>have recruited {n:scientists}</source>
      <extracomment>PERSONAL_GOALS.scientists_recruited</extracomment>
      <translation>mieć zatrudnionych {n:scientists}</translation>
    </message>
    <message>
      <source>hold a summit of two topics with your scientists alone</source>
      <extracomment>PERSONAL_GOALS.small_summit_alone</extracomment>
      <translation>zakończyć kongres dwutematyczny z udziałem wyłącznie swoich naukowców</translation>
    </message>
    <message>
      <source>have {n:cubes}</source>
      <extracomment>PERSONAL_GOALS.tech_owned</extracomment>
      <translation>mieć {n:cubes}</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <extracomment>PERSONAL_GOALS.tracks_finished</extracomment>
      <translation>być na ostatnim polu {n:tracks}</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>lobby card {card}</source>
      <extracomment>PLACES.card</extracomment>
      <translation>karta lobbowania {card}</translation>
    </message>
    <message>
      <source>the hand</source>
      <extracomment>PLACES.hand</extracomment>
      <translation>zasoby gracza</translation>
    </message>
    <message>
      <source>your hand</source>
      <extracomment>PLACES.own_hand</extracomment>
      <translation>twoje zasoby</translation>
    </message>
    <message>
      <source>the {energy} project in {region} ({grant} space)</source>
      <extracomment>PLACES.project</extracomment>
      <translation>projekt „{energy}” w regionie {region} (pole „{grant}”)</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit} (place {place})</source>
      <extracomment>PLACES.same_topic</extracomment>
      <translation>temat „{energy}” na kongresie {summit} (miejsce {place})</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <extracomment>PLACES.seat</extracomment>
      <translation>kongres {summit}</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <extracomment>PLACES.space</extracomment>
      <translation>pole „{grant}” w regionie {region}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit}</source>
      <extracomment>PLACES.topic</extracomment>
      <translation>temat „{energy}” na kongresie {summit}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>lobbyist card {card}</source>
      <extracomment>PLACES_SECOND_CHANCE.card</extracomment>
      <translation>karta lobbysty {card}</translation>
    </message>
  </context>
  <context>
    <name>plants</name>
    <message>
      <source>Needs {energy} expertise {level}.</source>
      <extracomment>PLANTS.expertise</extracomment>
      <translation>Wymagane doświadczenie: poziom {level} w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>It goes to the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <extracomment>PLANTS.place</extracomment>
      <translation>Zajmuje pierwsze puste pole w regionie, a jeśli takiego nie ma, zastępuje najstarszą elektrownię konwencjonalną.</translation>
    </message>
    <message>
      <source>Price: {goods}.</source>
      <extracomment>PLANTS.price</extracomment>
      <translation>Koszt budowy: {goods}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and one point of {energy} expertise.</source>
      <extracomment>PLANTS.value</extracomment>
      <translation>Wartość: {vp:points} oraz 1 punkt doświadczenia w dziedzinie „{energy}”.</translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Needs {energy} knowledge {level}.</source>
      <extracomment>PLANTS_SECOND_CHANCE.expertise</extracomment>
      <translation>Wymagane doświadczenie: poziom {level} w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <extracomment>PLANTS_SECOND_CHANCE.value</extracomment>
      <translation>Wartość: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>players</name>
    <message>
      <source>nobody</source>
      <extracomment>PLAYERS.nobody</extracomment>
      <translation>nikt</translation>
    </message>
  </context>
  <context>
    <name>plurals</name>
    <message>
      <source>english</source>
      <extracomment>PLURALS.rule</extracomment>
      <translation>polish</translation>
    </message>
  </context>
  <context>
    <name>private_events</name>
    <message>
      <source>{player} keeps goal {card}.</source>
      <extracomment>PRIVATE_EVENTS.GoalKept</extracomment>
      <translation>{player} zatrzymuje cel {card}.</translation>
    </message>
    <message>
      <source>{player} draws lobby card {card}.</source>
      <extracomment>PRIVATE_EVENTS.LobbyDrawn</extracomment>
      <translation>{player} dobiera kartę lobbowania {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <extracomment>PRIVATE_EVENTS.LobbyKept</extracomment>
      <translation>{player} zatrzymuje kartę lobbowania {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <extracomment>PRIVATE_EVENTS_SECOND_CHANCE.LobbyKept</extracomment>
      <translation>{player} zatrzymuje kartę lobbysty {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>What most rulebooks say</source>
      <extracomment>PROFILES.consensus</extracomment>
      <translation>Większość instrukcji</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <extracomment>PROFILES.fr</extracomment>
      <translation>Instrukcja francuska</translation>
    </message>
    <message>
      <source>Polish rulebook</source>
      <extracomment>PROFILES.pl</extracomment>
      <translation>Instrukcja polska</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <extracomment>PROFILES.ru</extracomment>
      <translation>Instrukcja rosyjska</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <extracomment>PROFILES.zh</extracomment>
      <translation>Instrukcja chińska</translation>
    </message>
  </context>
  <context>
    <name>profiles_second_chance</name>
    <message>
      <source>German rulebook</source>
      <extracomment>PROFILES_SECOND_CHANCE.consensus</extracomment>
      <translation>Instrukcja niemiecka</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>A {energy} plant is built on an installed project; then the tile returns to the supply.</source>
      <extracomment>PROJECTS.build</extracomment>
      <translation>Na uruchomionym projekcie można zbudować elektrownię „{energy}”; potem żeton wraca do zasobów ogólnych.</translation>
    </message>
    <message>
      <source>{n:ceps} from the bank</source>
      <extracomment>PROJECTS.from_bank</extracomment>
      <translation>{n:ceps} z banku</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <extracomment>PROJECTS.install</extracomment>
      <translation>Uruchomienie kosztuje 1 PNE i daje {goods}.</translation>
    </message>
    <message>
      <source>Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space.</source>
      <extracomment>PROJECTS.propose</extracomment>
      <translation>Przygotowanie w regionie, którego priorytety obejmują rodzaj energii „{energy}”, daje dotację z wybranego pola.</translation>
    </message>
  </context>
  <context>
    <name>projects_second_chance</name>
    <message>
      <source>Anybody who knows enough may build the {energy} plant on the infrastructure.</source>
      <extracomment>PROJECTS_SECOND_CHANCE.build</extracomment>
      <translation>Elektrownię „{energy}” może zbudować na infrastrukturze każdy, kto ma dość doświadczenia.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <extracomment>PROJECTS_SECOND_CHANCE.install</extracomment>
      <translation>Uruchomienie infrastruktury kosztuje 1 PNE i daje {goods}.</translation>
    </message>
    <message>
      <source>Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge and the subsidy of its space.</source>
      <extracomment>PROJECTS_SECOND_CHANCE.propose</extracomment>
      <translation>Zaplanowanie w regionie, którego priorytety obejmują rodzaj energii „{energy}”, daje punkt doświadczenia w tej dziedzinie i dotację z wybranego pola.</translation>
    </message>
  </context>
  <context>
    <name>reading_values</name>
    <message>
      <source>No, the first start player is drawn.</source>
      <extracomment>READING_VALUES.auction_decade_1=off</extracomment>
      <translation>Nie, pierwszy gracz rozpoczynający jest losowany.</translation>
    </message>
    <message>
      <source>Yes, paid out of the starting goods.</source>
      <extracomment>READING_VALUES.auction_decade_1=on</extracomment>
      <translation>Tak, płaci się z zasobów początkowych.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <extracomment>READING_VALUES.auction_decade_1_passed=tile_moves</extracomment>
      <translation>Gracz po lewej, tak jak przed każdą inną dekadą.</translation>
    </message>
    <message>
      <source>The player who was drawn as start player.</source>
      <extracomment>READING_VALUES.auction_decade_1_passed=tile_stays</extracomment>
      <translation>Gracz rozpoczynający, który został wylosowany.</translation>
    </message>
    <message>
      <source>Everybody: all are tied.</source>
      <extracomment>READING_VALUES.award_without_tech=everybody</extracomment>
      <translation>Wszyscy, bo jest remis.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <extracomment>READING_VALUES.award_without_tech=nobody</extracomment>
      <translation>Nikt: potrzebny jest co najmniej jeden zasób.</translation>
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
      <translation>Zanim stanie się cokolwiek innego, tak jak przy uruchamianiu.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check of control.</source>
      <extracomment>READING_VALUES.build_displacement=last</extracomment>
      <translation>Po zbudowaniu elektrowni, punktach i sprawdzeniu kontroli.</translation>
    </message>
    <message>
      <source>No, everybody keeps their own.</source>
      <extracomment>READING_VALUES.competitive_bonuses=own</extracomment>
      <translation>Nie, każdy zachowuje swoje.</translation>
    </message>
    <message>
      <source>Yes, as in the team game.</source>
      <extracomment>READING_VALUES.competitive_bonuses=shared</extracomment>
      <translation>Tak, jak w grze kooperacyjnej.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <extracomment>READING_VALUES.competitive_gas=kept</extracomment>
      <translation>Nie, wszystkie elektrownie gazowe pozostają w grze.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <extracomment>READING_VALUES.competitive_gas=removed
READING_VALUES.scientist_subsidy=optional</extracomment>
      <translation>Tak.</translation>
    </message>
    <message>
      <source>All energies on the agenda of the region.</source>
      <extracomment>READING_VALUES.control_expertise=agenda</extracomment>
      <translation>We wszystkich dziedzinach z priorytetów regionu.</translation>
    </message>
    <message>
      <source>Energies that you have built in the region.</source>
      <extracomment>READING_VALUES.control_expertise=built</extracomment>
      <translation>W dziedzinach, w których masz elektrownie w tym regionie.</translation>
    </message>
    <message>
      <source>Anybody with a plant there: all are compared.</source>
      <extracomment>READING_VALUES.control_recount=all_players</extracomment>
      <translation>Każdy, kto ma tam elektrownię: porównuje się wszystkich.</translation>
    </message>
    <message>
      <source>The builder or the one who held it before.</source>
      <extracomment>READING_VALUES.control_recount=builder_or_controller</extracomment>
      <translation>Budujący albo dotychczasowy gracz kontrolujący region.</translation>
    </message>
    <message>
      <source>Only the one who controls it now.</source>
      <extracomment>READING_VALUES.control_rivals=controller</extracomment>
      <translation>Tylko tego, kto teraz kontroluje region.</translation>
    </message>
    <message>
      <source>Everybody who has built there.</source>
      <extracomment>READING_VALUES.control_rivals=everybody</extracomment>
      <translation>Wszystkich, którzy mają tam elektrownie.</translation>
    </message>
    <message>
      <source>As many as are needed.</source>
      <extracomment>READING_VALUES.discs_per_player=0</extracomment>
      <translation>Tyle, ile potrzeba.</translation>
    </message>
    <message>
      <source>{n:discs}; without one left, you can neither build a plant nor take control.</source>
      <extracomment>READING_VALUES.discs_per_player=n</extracomment>
      <translation>{n:discs}; bez dysku nie można ani zbudować elektrowni, ani przejąć kontroli.</translation>
    </message>
    <message>
      <source>No.</source>
      <extracomment>READING_VALUES.end_income=not_paid</extracomment>
      <translation>Nie.</translation>
    </message>
    <message>
      <source>Yes, in points.</source>
      <extracomment>READING_VALUES.end_income=paid</extracomment>
      <translation>Tak, w punktach.</translation>
    </message>
    <message>
      <source>No, you may leave it.</source>
      <extracomment>READING_VALUES.end_turn_expertise=may</extracomment>
      <translation>Nie, możesz z niego zrezygnować.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <extracomment>READING_VALUES.end_turn_expertise=must</extracomment>
      <translation>Tak, jeśli twój naukowiec pracuje nad projektem.</translation>
    </message>
    <message>
      <source>6 cards, one for each region.</source>
      <extracomment>READING_VALUES.event_cards=6</extracomment>
      <translation>6 kart, po jednej na region.</translation>
    </message>
    <message>
      <source>7 cards; one region can be struck twice.</source>
      <extracomment>READING_VALUES.event_cards=7</extracomment>
      <translation>7 kart; jeden region może zostać dotknięty dwa razy.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <extracomment>READING_VALUES.expertise_on_own_return=no</extracomment>
      <translation>Nie, tylko gdy naukowca odsyła inny gracz.</translation>
    </message>
    <message>
      <source>Yes, one point in the energy of the project.</source>
      <extracomment>READING_VALUES.expertise_on_own_return=yes</extracomment>
      <translation>Tak, jeden punkt w dziedzinie projektu.</translation>
    </message>
    <message>
      <source>No gas plant.</source>
      <extracomment>READING_VALUES.extreme_removes_gas=0</extracomment>
      <translation>Żadnej elektrowni gazowej.</translation>
    </message>
    <message>
      <source>{n:gas}.</source>
      <extracomment>READING_VALUES.extreme_removes_gas=n</extracomment>
      <translation>{n:gas}.</translation>
    </message>
    <message>
      <source>One of your hand, or of any region you control.</source>
      <extracomment>READING_VALUES.fossil_cep_source=any_controlled</extracomment>
      <translation>Z twoich zasobów albo z dowolnego regionu, który kontrolujesz.</translation>
    </message>
    <message>
      <source>One of your hand, or of this region only.</source>
      <extracomment>READING_VALUES.fossil_cep_source=this_region</extracomment>
      <translation>Z twoich zasobów albo tylko z tego regionu.</translation>
    </message>
    <message>
      <source>All of yours.</source>
      <extracomment>READING_VALUES.goal_30=every</extracomment>
      <translation>Wszystkie twoje.</translation>
    </message>
    <message>
      <source>All of yours except the first.</source>
      <extracomment>READING_VALUES.goal_30=except_first</extracomment>
      <translation>Wszystkie twoje prócz pierwszej.</translation>
    </message>
    <message>
      <source>Those of your hand.</source>
      <extracomment>READING_VALUES.goal_cep=hand</extracomment>
      <translation>Te w twoich zasobach.</translation>
    </message>
    <message>
      <source>Those of your hand and of regions you control.</source>
      <extracomment>READING_VALUES.goal_cep=with_regions</extracomment>
      <translation>Te w twoich zasobach i w regionach, które kontrolujesz.</translation>
    </message>
    <message>
      <source>No company goal.</source>
      <extracomment>READING_VALUES.goals_removed_1=
READING_VALUES.goals_removed_2=
READING_VALUES.goals_removed_3=</extracomment>
      <translation>Żadnego celu firmy.</translation>
    </message>
    <message>
      <source>Number {cards}.|Numbers {cards}.</source>
      <extracomment>READING_VALUES.goals_removed_1=n
READING_VALUES.goals_removed_2=n
READING_VALUES.goals_removed_3=n</extracomment>
      <translation>Numer {cards}.|Numery {cards}.|Numery {cards}.</translation>
    </message>
    <message>
      <source>The CEP is paid, then the scientist moves.</source>
      <extracomment>READING_VALUES.infrastructure_order=pay_first</extracomment>
      <translation>Najpierw płaci się PNE, potem odchodzi naukowiec.</translation>
    </message>
    <message>
      <source>The scientist moves, then the CEP is paid.</source>
      <extracomment>READING_VALUES.infrastructure_order=scientist_first</extracomment>
      <translation>Najpierw odchodzi naukowiec, potem płaci się PNE.</translation>
    </message>
    <message>
      <source>No, it walks over them.</source>
      <extracomment>READING_VALUES.inspector_skips=achieved</extracomment>
      <translation>Nie, pomija je.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <extracomment>READING_VALUES.inspector_skips=nothing</extracomment>
      <translation>Tak, każdy cel to jeden krok.</translation>
    </message>
    <message>
      <source>No, each card lets you choose among the effects of all three.</source>
      <extracomment>READING_VALUES.lobby_0709_effect=choose</extracomment>
      <translation>Nie, na każdej karcie wybierasz spośród efektów wszystkich trzech.</translation>
    </message>
    <message>
      <source>Yes, each card gives what belongs to its space.</source>
      <extracomment>READING_VALUES.lobby_0709_effect=fixed</extracomment>
      <translation>Tak, każda karta daje to, co należy do jej pola.</translation>
    </message>
    <message>
      <source>{n:cubes}.</source>
      <extracomment>READING_VALUES.lobby_0709_tech=n</extracomment>
      <translation>{n:cubes}.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <extracomment>READING_VALUES.lobby_12_choice=choose</extracomment>
      <translation>Tak, wybierasz jeden z dwóch.</translation>
    </message>
    <message>
      <source>No, it gives the first one only.</source>
      <extracomment>READING_VALUES.lobby_12_choice=first</extracomment>
      <translation>Nie, daje tylko pierwszy.</translation>
    </message>
    <message>
      <source>25 goes with buying, 26 with selling.</source>
      <extracomment>READING_VALUES.lobby_25_26=buy_sell</extracomment>
      <translation>25 przy zakupie, 26 przy sprzedaży.</translation>
    </message>
    <message>
      <source>25 goes with selling, 26 with buying.</source>
      <extracomment>READING_VALUES.lobby_25_26=sell_buy</extracomment>
      <translation>25 przy sprzedaży, 26 przy zakupie.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <extracomment>READING_VALUES.lobby_before=all_effects</extracomment>
      <translation>Każda: pieniądze, zasoby technologiczne, PNE i doświadczenie liczą się przy tej akcji.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <extracomment>READING_VALUES.lobby_before=build_money_only</extracomment>
      <translation>Tylko pieniądze z karty dotyczącej budowy.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is paid back after the build.</source>
      <extracomment>READING_VALUES.lobby_main_timing=after</extracomment>
      <translation>Później w turze jej akcji; zniżkę zwraca się po budowie.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <extracomment>READING_VALUES.lobby_main_timing=attach</extracomment>
      <translation>Później w turze jej akcji; zniżkę razem z budową.</translation>
    </message>
    <message>
      <source>Right after its action; a discount together with the build.</source>
      <extracomment>READING_VALUES.lobby_main_timing=with</extracomment>
      <translation>Zaraz po jej akcji; zniżkę razem z budową.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <extracomment>READING_VALUES.market_after_stop=closed</extracomment>
      <translation>Nic: rynek jest zamknięty do następnej tury.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <extracomment>READING_VALUES.market_after_stop=no_sale</extracomment>
      <translation>Możesz kupować, ale nie sprzedawać.</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <extracomment>READING_VALUES.money_grant_basis=cep</extracomment>
      <translation>$1 za każde PNE w regionie, co najmniej ${least}.</translation>
    </message>
    <message>
      <source>Always ${least}: regions hold no money to count.</source>
      <extracomment>READING_VALUES.money_grant_basis=money</extracomment>
      <translation>Zawsze ${least}: w regionach nie ma pieniędzy, które można by policzyć.</translation>
    </message>
    <message>
      <source>Nothing, if the region holds no CEP.</source>
      <extracomment>READING_VALUES.money_subsidy_minimum=0</extracomment>
      <translation>$0, jeśli w regionie nie ma PNE.</translation>
    </message>
    <message>
      <source>After the region that received the last cube.</source>
      <extracomment>READING_VALUES.opponent_cubes=continue</extracomment>
      <translation>Za regionem, który otrzymał ostatnią kostkę.</translation>
    </message>
    <message>
      <source>Always after the region chosen at the start.</source>
      <extracomment>READING_VALUES.opponent_cubes=restart</extracomment>
      <translation>Zawsze za regionem wybranym na początku.</translation>
    </message>
    <message>
      <source>The scientist returns to your hand.</source>
      <extracomment>READING_VALUES.own_scientist_after_install=leaves</extracomment>
      <translation>Naukowiec wraca do twoich zasobów.</translation>
    </message>
    <message>
      <source>The scientist stays and goes on working.</source>
      <extracomment>READING_VALUES.own_scientist_after_install=stays</extracomment>
      <translation>Naukowiec zostaje i pracuje dalej.</translation>
    </message>
    <message>
      <source>The price after it has risen.</source>
      <extracomment>READING_VALUES.penalty_price=after</extracomment>
      <translation>Cenę po podwyżce.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <extracomment>READING_VALUES.penalty_price=before</extracomment>
      <translation>Cenę przed podwyżką.</translation>
    </message>
    <message>
      <source>Any one of its stack.</source>
      <extracomment>READING_VALUES.plant_choice=any</extracomment>
      <translation>Dowolną ze stosu.</translation>
    </message>
    <message>
      <source>Only the top one of its stack.</source>
      <extracomment>READING_VALUES.plant_choice=top</extracomment>
      <translation>Tylko wierzchnią ze stosu.</translation>
    </message>
    <message>
      <source>The plant that costs the least money lies on top.</source>
      <extracomment>READING_VALUES.plant_sort=cost</extracomment>
      <translation>Na wierzchu leży elektrownia, która kosztuje najmniej pieniędzy.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number lies on top.</source>
      <extracomment>READING_VALUES.plant_sort=tech</extracomment>
      <translation>Na wierzchu leży elektrownia z najmniejszą liczbą zasobów technologicznych.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <extracomment>READING_VALUES.recycling_cep_source=bank
READING_VALUES.region_cep_source=bank</extracomment>
      <translation>Z banku; rynek i cena się nie zmieniają.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <extracomment>READING_VALUES.recycling_cep_source=market
READING_VALUES.region_cep_source=market</extracomment>
      <translation>Z rynku; może na nim zabraknąć PNE i wtedy cena wzrasta.</translation>
    </message>
    <message>
      <source>Any region of your choice that has room.</source>
      <extracomment>READING_VALUES.region_cep_target=choice</extracomment>
      <translation>Dowolnie wybrany region, w którym jest miejsce.</translation>
    </message>
    <message>
      <source>The region that the board names for this track.</source>
      <extracomment>READING_VALUES.region_cep_target=indicated</extracomment>
      <translation>Region wskazany na planszy przy tym torze.</translation>
    </message>
    <message>
      <source>Always {region}; the others follow clockwise.</source>
      <extracomment>READING_VALUES.region_order=fixed_start</extracomment>
      <translation>Zawsze {region}; kolejne zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
      <source>The start player chooses it; the others follow clockwise.</source>
      <extracomment>READING_VALUES.region_order=start_player_chooses</extracomment>
      <translation>Wybiera go gracz rozpoczynający; kolejne zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <extracomment>READING_VALUES.region_tech=mandatory</extracomment>
      <translation>Tak, jeśli elektrownia kosztuje jakieś zasoby technologiczne.</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <extracomment>READING_VALUES.region_tech=optional</extracomment>
      <translation>Nie, decyduje budujący.</translation>
    </message>
    <message>
      <source>No, recruit or move a scientist if either is possible.</source>
      <extracomment>READING_VALUES.scientist_subsidy=taken</extracomment>
      <translation>Nie, jeśli tylko można, trzeba zatrudnić lub przesunąć naukowca.</translation>
    </message>
    <message>
      <source>Yes, as any other move.</source>
      <extracomment>READING_VALUES.scientist_to_hand=allowed</extracomment>
      <translation>Tak, jak każdy inny ruch.</translation>
    </message>
    <message>
      <source>No, they come home only from a summit, or when they have to leave.</source>
      <extracomment>READING_VALUES.scientist_to_hand=forbidden</extracomment>
      <translation>Nie, naukowcy wracają tylko z kongresu albo gdy muszą odejść.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <extracomment>READING_VALUES.second_event=exceeds</extracomment>
      <translation>Powyżej {ppm} ppm.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on.</source>
      <extracomment>READING_VALUES.second_event=reaches</extracomment>
      <translation>Od {ppm} ppm.</translation>
    </message>
    <message>
      <source>Yes, one region can be struck twice.</source>
      <extracomment>READING_VALUES.seventh_event=in_play</extracomment>
      <translation>Tak, jeden region może zostać dotknięty dwa razy.</translation>
    </message>
    <message>
      <source>No, there is one tile for each region.</source>
      <extracomment>READING_VALUES.seventh_event=left_out</extracomment>
      <translation>Nie, na każdy region przypada jeden żeton.</translation>
    </message>
    <message>
      <source>Yes, all others last five.</source>
      <extracomment>READING_VALUES.six_decades_at=5</extracomment>
      <translation>Tak, wszystkie inne trwają pięć.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six decades would need a sixth player.</source>
      <extracomment>READING_VALUES.six_decades_at=6</extracomment>
      <translation>Nie, każda gra trwa pięć; sześć dekad wymagałoby szóstego gracza.</translation>
    </message>
    <message>
      <source>Yes, a CEP is due all the same, unless all its plants are green.</source>
      <extracomment>READING_VALUES.skip_full_region=pay_anyway</extracomment>
      <translation>Tak, PNE trzeba zapłacić mimo to, chyba że wszystkie elektrownie są ekologiczne.</translation>
    </message>
    <message>
      <source>No, it is passed over.</source>
      <extracomment>READING_VALUES.skip_full_region=skip</extracomment>
      <translation>Nie, pomija się go.</translation>
    </message>
    <message>
      <source>As many as four players lay out.</source>
      <extracomment>READING_VALUES.solo_base=normal</extracomment>
      <translation>Tyle, ile w grze w 4 osoby.</translation>
    </message>
    <message>
      <source>All of them.</source>
      <extracomment>READING_VALUES.solo_base=two_player</extracomment>
      <translation>Wszystkie.</translation>
    </message>
    <message>
      <source>As many as two players lay out.</source>
      <extracomment>READING_VALUES.solo_base=two_player_strict</extracomment>
      <translation>Tyle, ile w grze w 2 osoby.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the supply phase.</source>
      <extracomment>READING_VALUES.solo_end_level=exceeds</extracomment>
      <translation>Powyżej {ppm} ppm po fazie zasobów.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more after the supply phase.</source>
      <extracomment>READING_VALUES.solo_end_level=reaches</extracomment>
      <translation>Przy {ppm} ppm lub więcej po fazie zasobów.</translation>
    </message>
    <message>
      <source>In the region after the one that was used last.</source>
      <extracomment>READING_VALUES.solo_next_start=next_region</extracomment>
      <translation>W regionie następnym po ostatnio użytym.</translation>
    </message>
    <message>
      <source>In the region that was used last.</source>
      <extracomment>READING_VALUES.solo_next_start=same_region</extracomment>
      <translation>W ostatnio użytym regionie.</translation>
    </message>
    <message>
      <source>On a free one of your choice.</source>
      <extracomment>READING_VALUES.solo_slot=choice</extracomment>
      <translation>Na dowolnie wybranym wolnym.</translation>
    </message>
    <message>
      <source>On the first free one.</source>
      <extracomment>READING_VALUES.solo_slot=first_free</extracomment>
      <translation>Na pierwszym wolnym.</translation>
    </message>
    <message>
      <source>Clockwise from the left of the active player, who comes last.</source>
      <extracomment>READING_VALUES.summit_order=active_last</extracomment>
      <translation>Zgodnie z ruchem wskazówek zegara od osoby po lewej aktywnego gracza, który jest ostatni.</translation>
    </message>
    <message>
      <source>In turn order, the start player first.</source>
      <extracomment>READING_VALUES.summit_order=turn_order</extracomment>
      <translation>Zgodnie z kolejnością w turze, od gracza rozpoczynającego.</translation>
    </message>
    <message>
      <source>Both points of each scientist in any topics of the summit.</source>
      <extracomment>READING_VALUES.summit_points=any_topic</extracomment>
      <translation>Oba punkty każdego naukowca w dowolnych tematach kongresu.</translation>
    </message>
    <message>
      <source>One point in the scientist's topic, one in any topic of the summit.</source>
      <extracomment>READING_VALUES.summit_points=own_topic_first</extracomment>
      <translation>Jeden punkt w temacie naukowca, jeden w dowolnym temacie kongresu.</translation>
    </message>
    <message>
      <source>{n:summits}.</source>
      <extracomment>READING_VALUES.summit_spaces=n</extracomment>
      <translation>{n:summits}.</translation>
    </message>
    <message>
      <source>After all regions have been visited.</source>
      <extracomment>READING_VALUES.supply_order=after_all</extracomment>
      <translation>Po odwiedzeniu wszystkich regionów.</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <extracomment>READING_VALUES.supply_order=at_once</extracomment>
      <translation>Za każdą natychmiast po jej umieszczeniu.</translation>
    </message>
    <message>
      <source>A CEP of your hand or of any region you control.</source>
      <extracomment>READING_VALUES.supply_payment=any_controlled</extracomment>
      <translation>PNE z twoich zasobów albo z dowolnego regionu, który kontrolujesz.</translation>
    </message>
    <message>
      <source>Only a CEP of this region; without one there is a penalty.</source>
      <extracomment>READING_VALUES.supply_payment=this_region</extracomment>
      <translation>Tylko PNE z tego regionu; jeśli go nie ma, jest kara.</translation>
    </message>
    <message>
      <source>As many as the plant shows, although you pay one fewer.</source>
      <extracomment>READING_VALUES.tech_needed_with_subsidy=full</extracomment>
      <translation>Tyle, ile pokazuje elektrownia, choć płacisz o jeden mniej.</translation>
    </message>
    <message>
      <source>One fewer than the plant shows.</source>
      <extracomment>READING_VALUES.tech_needed_with_subsidy=less_one</extracomment>
      <translation>O jeden mniej, niż pokazuje elektrownia.</translation>
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
      <translation>Wariant z licytacją: czy licytuje się też przed pierwszą dekadą?</translation>
    </message>
    <message>
      <source>Everybody passes in the auction before the first decade: who starts?</source>
      <extracomment>READINGS.auction_decade_1_passed</extracomment>
      <translation>Wszyscy pasują w licytacji przed pierwszą dekadą: kto rozpoczyna?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most?</source>
      <extracomment>READINGS.award_without_tech</extracomment>
      <translation>Na koniec nikt nie ma zasobów technologicznych: kto dostaje punkty za najwięcej?</translation>
    </message>
    <message>
      <source>How much money does installing a biomass project bring?</source>
      <extracomment>READINGS.biomass_install_money</extracomment>
      <translation>Ile pieniędzy daje uruchomienie projektu „biomasa”?</translation>
    </message>
    <message>
      <source>You build on a project with a foreign scientist: when does the scientist leave?</source>
      <extracomment>READINGS.build_displacement</extracomment>
      <translation>Budujesz na projekcie, nad którym pracuje naukowiec innego gracza: kiedy naukowiec odchodzi?</translation>
    </message>
    <message>
      <source>Competitive game: may you hand the bonus of a track to somebody else?</source>
      <extracomment>READINGS.competitive_bonuses</extracomment>
      <translation>Gra rywalizacyjna: czy możesz przekazać premię z toru komuś innemu?</translation>
    </message>
    <message>
      <source>Do gas plants leave the competitive game of three, as they do in the team game?</source>
      <extracomment>READINGS.competitive_gas</extracomment>
      <translation>Czy w grze rywalizacyjnej w 3 osoby usuwa się elektrownie gazowe, tak jak w kooperacyjnej?</translation>
    </message>
    <message>
      <source>Control is tied to the last: expertise in which energies is compared?</source>
      <extracomment>READINGS.control_expertise</extracomment>
      <translation>Remis o kontrolę aż do końca: w których dziedzinach porównuje się doświadczenie?</translation>
    </message>
    <message>
      <source>Who can hold the region after a plant was built?</source>
      <extracomment>READINGS.control_recount</extracomment>
      <translation>Kto może kontrolować region po zbudowaniu elektrowni?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to control a region?</source>
      <extracomment>READINGS.control_rivals</extracomment>
      <translation>Kogo musi pokonać budujący, by przejąć kontrolę nad regionem?</translation>
    </message>
    <message>
      <source>How many discs does each player have for score, tracks, plants and regions?</source>
      <extracomment>READINGS.discs_per_player</extracomment>
      <translation>Ile dysków ma każdy gracz na punktację, tory, elektrownie i regiony?</translation>
    </message>
    <message>
      <source>Is income paid once more at the end of the game?</source>
      <extracomment>READINGS.end_income</extracomment>
      <translation>Czy na koniec gry jeszcze raz wypłaca się przychód?</translation>
    </message>
    <message>
      <source>Must you take the point of expertise at the end of your turn?</source>
      <extracomment>READINGS.end_turn_expertise</extracomment>
      <translation>Czy musisz wziąć punkt doświadczenia na koniec swojej tury?</translation>
    </message>
    <message>
      <source>How many event cards are in the box?</source>
      <extracomment>READINGS.event_cards</extracomment>
      <translation>Ile kart zdarzeń jest w pudełku?</translation>
    </message>
    <message>
      <source>Your own installing or building brings your scientist home: do you gain expertise for it?</source>
      <extracomment>READINGS.expertise_on_own_return</extracomment>
      <translation>Twój naukowiec wraca z powodu twojego własnego uruchomienia lub budowy: czy zyskujesz za to doświadczenie?</translation>
    </message>
    <message>
      <source>How many gas plants leave the game with the extreme fossil plants?</source>
      <extracomment>READINGS.extreme_removes_gas</extracomment>
      <translation>Ile elektrowni gazowych usuwa się z gry na poziomie ekstremalnym?</translation>
    </message>
    <message>
      <source>Which CEP may pay for a fossil plant in a region you control?</source>
      <extracomment>READINGS.fossil_cep_source</extracomment>
      <translation>Skąd może pochodzić PNE za elektrownię konwencjonalną w regionie, który kontrolujesz?</translation>
    </message>
    <message>
      <source>Which plants does company goal 30 count?</source>
      <extracomment>READINGS.goal_30</extracomment>
      <translation>Które elektrownie liczy cel firmy 30?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal that asks for CEPs?</source>
      <extracomment>READINGS.goal_cep</extracomment>
      <translation>Które PNE liczą się do celu osobistego dotyczącego PNE?</translation>
    </message>
    <message>
      <source>Which company goals leave the game when you play alone?</source>
      <extracomment>READINGS.goals_removed_1</extracomment>
      <translation>Które cele firmy usuwa się w wariancie jednoosobowym?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with two players?</source>
      <extracomment>READINGS.goals_removed_2</extracomment>
      <translation>Które cele firmy usuwa się w grze w 2 osoby?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <extracomment>READINGS.goals_removed_3</extracomment>
      <translation>Które cele firmy usuwa się w grze w 3 osoby?</translation>
    </message>
    <message>
      <source>A scientist stands on a project that gets its infrastructure: what comes first?</source>
      <extracomment>READINGS.infrastructure_order</extracomment>
      <translation>Na projekcie, który otrzymuje infrastrukturę, stoi naukowiec: co następuje najpierw?</translation>
    </message>
    <message>
      <source>Does an inspector count goals that are achieved?</source>
      <extracomment>READINGS.inspector_skips</extracomment>
      <translation>Czy inspektor liczy osiągnięte cele?</translation>
    </message>
    <message>
      <source>Is the main effect of lobby cards 07 to 09 fixed?</source>
      <extracomment>READINGS.lobby_0709_effect</extracomment>
      <translation>Czy główne lobby kart lobbowania 07–09 jest ustalone?</translation>
    </message>
    <message>
      <source>How many technology cubes do lobby cards 07 to 09 give?</source>
      <extracomment>READINGS.lobby_0709_tech</extracomment>
      <translation>Ile zasobów technologicznych dają karty lobbowania 07–09?</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <extracomment>READINGS.lobby_12_choice</extracomment>
      <translation>Czy karta lobbowania 12 pozwala wybrać jeden z dwóch efektów głównego lobby?</translation>
    </message>
    <message>
      <source>Which of the lobby cards 25 and 26 goes with buying, and which with selling?</source>
      <extracomment>READINGS.lobby_25_26</extracomment>
      <translation>Która z kart lobbowania 25 i 26 dotyczy zakupu, a która sprzedaży?</translation>
    </message>
    <message>
      <source>A lobbyist card is played before its action: which bonus may make the action possible?</source>
      <extracomment>READINGS.lobby_before</extracomment>
      <translation>Karta lobbysty zagrana przed swoją akcją: która premia może tę akcję umożliwić?</translation>
    </message>
    <message>
      <source>When is the main effect of a lobby card played?</source>
      <extracomment>READINGS.lobby_main_timing</extracomment>
      <translation>Kiedy zagrywa się główne lobby karty lobbowania?</translation>
    </message>
    <message>
      <source>The market ran empty in your turn: what can you still do there?</source>
      <extracomment>READINGS.market_after_stop</extracomment>
      <translation>Na rynku zabrakło PNE w twojej turze: co możesz tam jeszcze zrobić?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <extracomment>READINGS.money_grant_basis</extracomment>
      <translation>Ile wynosi dotacja „pieniądze”?</translation>
    </message>
    <message>
      <source>How much does a money subsidy pay at least?</source>
      <extracomment>READINGS.money_subsidy_minimum</extracomment>
      <translation>Ile wynosi najmniejsza dotacja „pieniądze”?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the opponent's next region begin?</source>
      <extracomment>READINGS.opponent_cubes</extracomment>
      <translation>Gra solo: gdzie zaczyna się szukanie następnego regionu przeciwnika?</translation>
    </message>
    <message>
      <source>You install a project on which your own scientist works: what happens?</source>
      <extracomment>READINGS.own_scientist_after_install</extracomment>
      <translation>Uruchamiasz projekt, nad którym pracuje twój własny naukowiec: co się dzieje?</translation>
    </message>
    <message>
      <source>A penalty empties the market: which price is lost in points?</source>
      <extracomment>READINGS.penalty_price</extracomment>
      <translation>Kara opróżnia rynek: którą cenę traci się w punktach?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <extracomment>READINGS.plant_choice</extracomment>
      <translation>Którą elektrownię danego rodzaju można zbudować?</translation>
    </message>
    <message>
      <source>How are the green plants of an energy stacked?</source>
      <extracomment>READINGS.plant_sort</extracomment>
      <translation>Jak ułożone są w stosie elektrownie ekologiczne jednego rodzaju?</translation>
    </message>
    <message>
      <source>Where does the CEP come from that installing a recycling project brings?</source>
      <extracomment>READINGS.recycling_cep_source</extracomment>
      <translation>Skąd pochodzi PNE za uruchomienie projektu „odpady”?</translation>
    </message>
    <message>
      <source>Where does the CEP of a track bonus come from?</source>
      <extracomment>READINGS.region_cep_source</extracomment>
      <translation>Skąd pochodzi PNE z premii na torze?</translation>
    </message>
    <message>
      <source>Which region receives the CEP of a track bonus?</source>
      <extracomment>READINGS.region_cep_target</extracomment>
      <translation>Który region otrzymuje PNE z premii na torze?</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <extracomment>READINGS.region_order</extracomment>
      <translation>Który region jako pierwszy zaspokaja zapotrzebowanie na energię?</translation>
    </message>
    <message>
      <source>A region has technology cubes: must one of them help to pay for a plant there?</source>
      <extracomment>READINGS.region_tech</extracomment>
      <translation>Region ma zasoby technologiczne: czy jeden z nich musi pokryć część kosztu tamtejszej elektrowni?</translation>
    </message>
    <message>
      <source>May you leave the subsidy of a scientist space unused?</source>
      <extracomment>READINGS.scientist_subsidy</extracomment>
      <translation>Czy możesz zrezygnować z dotacji „naukowiec”?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your hand?</source>
      <extracomment>READINGS.scientist_to_hand</extracomment>
      <translation>Czy możesz przesunąć naukowca z projektu z powrotem do swoich zasobów?</translation>
    </message>
    <message>
      <source>From which CO₂ level on does the future event happen too?</source>
      <extracomment>READINGS.second_event</extracomment>
      <translation>Od jakiego poziomu CO₂ następuje też przyszłe zdarzenie?</translation>
    </message>
    <message>
      <source>Is the seventh event tile used?</source>
      <extracomment>READINGS.seventh_event</extracomment>
      <translation>Czy używa się siódmego żetonu zdarzenia?</translation>
    </message>
    <message>
      <source>Does a game of five last six decades?</source>
      <extracomment>READINGS.six_decades_at</extracomment>
      <translation>Czy gra w 5 osób trwa sześć dekad?</translation>
    </message>
    <message>
      <source>A region has no space for the plant of this decade: does it pay?</source>
      <extracomment>READINGS.skip_full_region</extracomment>
      <translation>Region nie ma miejsca na elektrownię tej dekady: czy płaci?</translation>
    </message>
    <message>
      <source>Solo game: how many UN goals are in the stack?</source>
      <extracomment>READINGS.solo_base</extracomment>
      <translation>Gra solo: ile celów NZ jest w stosie?</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <extracomment>READINGS.solo_end_level</extracomment>
      <translation>Gra solo: przy jakim poziomie CO₂ gra kończy się wcześniej?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the next start project's region begin?</source>
      <extracomment>READINGS.solo_next_start</extracomment>
      <translation>Gra solo: gdzie zaczyna się szukanie regionu dla następnego początkowego projektu?</translation>
    </message>
    <message>
      <source>Solo game: on which space of a region does a start project lie?</source>
      <extracomment>READINGS.solo_slot</extracomment>
      <translation>Gra solo: na którym polu regionu leży początkowy projekt?</translation>
    </message>
    <message>
      <source>In which order do the participants of a summit gain their expertise?</source>
      <extracomment>READINGS.summit_order</extracomment>
      <translation>W jakiej kolejności uczestnicy kongresu zyskują doświadczenie?</translation>
    </message>
    <message>
      <source>In which energies does a summit bring its knowledge?</source>
      <extracomment>READINGS.summit_points</extracomment>
      <translation>W których dziedzinach kongres daje doświadczenie?</translation>
    </message>
    <message>
      <source>How many summits lie face up on the board?</source>
      <extracomment>READINGS.summit_spaces</extracomment>
      <translation>Ile odkrytych kongresów leży na planszy?</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <extracomment>READINGS.supply_order</extracomment>
      <translation>Kiedy płaci się za nowe elektrownie konwencjonalne?</translation>
    </message>
    <message>
      <source>What may pay for a fossil plant in a region you control?</source>
      <extracomment>READINGS.supply_payment</extracomment>
      <translation>Czym można zapłacić za elektrownię konwencjonalną w regionie, który kontrolujesz?</translation>
    </message>
    <message>
      <source>The region gives a cube for a plant: how many must you own?</source>
      <extracomment>READINGS.tech_needed_with_subsidy</extracomment>
      <translation>Region daje zasób technologiczny na elektrownię: ile zasobów musisz mieć?</translation>
    </message>
    <message>
      <source>How many UN goal cards are in the box?</source>
      <extracomment>READINGS.un_goal_cards</extracomment>
      <translation>Ile kart celów NZ jest w pudełku?</translation>
    </message>
  </context>
  <context>
    <name>references</name>
    <message>
      <source>{rule} – rulebook: {sections}</source>
      <extracomment>REFERENCES.headings</extracomment>
      <translation>{rule} – instrukcja: {sections}</translation>
    </message>
    <message>
      <source>{rule} – rulebook section {sections}|{rule} – rulebook sections {sections}</source>
      <extracomment>REFERENCES.numbers</extracomment>
      <translation>{rule} – instrukcja, punkt {sections}|{rule} – instrukcja, punkty {sections}|{rule} – instrukcja, punkty {sections}</translation>
    </message>
    <message>
      <source>{section} ({books})</source>
      <extracomment>REFERENCES.section_of</extracomment>
      <translation>{section} ({books})</translation>
    </message>
    <message>
      <source>{rule} – not in the printed rulebook</source>
      <extracomment>REFERENCES.unprinted</extracomment>
      <translation>{rule} – brak w drukowanej instrukcji</translation>
    </message>
  </context>
  <context>
    <name>refusals</name>
    <message>
      <source>The action that card {card} was played for is owed: it has to stay possible.</source>
      <extracomment>REFUSALS.action_is_owed</extracomment>
      <translation>Trzeba wykonać akcję, z którą zagrano kartę {card}: musi pozostać możliwa.</translation>
    </message>
    <message>
      <source>This scientist is in your hand already.</source>
      <extracomment>REFUSALS.already_in_hand</extracomment>
      <translation>Ten naukowiec jest już w twoich zasobach.</translation>
    </message>
    <message>
      <source>Card {card} is attached to the build itself: choose the build with this card.</source>
      <extracomment>REFUSALS.attach_card_to_build</extracomment>
      <translation>Karta {card} działa razem z budową: wybierz budowę z tą kartą.</translation>
    </message>
    <message>
      <source>That is worth ${had}; the bid is ${needed}.</source>
      <extracomment>REFUSALS.bid_not_covered</extracomment>
      <translation>To jest warte ${had}, a oferta wynosi ${needed}.</translation>
    </message>
    <message>
      <source>You can pay ${had} at the most.</source>
      <extracomment>REFUSALS.bid_too_high</extracomment>
      <translation>Możesz zapłacić najwyżej ${had}.</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <extracomment>REFUSALS.bid_too_low</extracomment>
      <translation>Zaoferuj co najmniej ${needed} albo spasuj.</translation>
    </message>
    <message>
      <source>This bonus cannot be handed to {player}: everybody keeps their own.</source>
      <extracomment>REFUSALS.bonus_is_your_own</extracomment>
      <translation>Tej premii nie można przekazać graczowi {player}: każdy zachowuje swoje.</translation>
    </message>
    <message>
      <source>A bonus that was given cannot be handed on to {player}.</source>
      <extracomment>REFUSALS.bonus_was_given_already</extracomment>
      <translation>Otrzymanej premii nie można przekazać dalej graczowi {player}.</translation>
    </message>
    <message>
      <source>The points or the track allow {had:steps} down, not {needed}.</source>
      <extracomment>REFUSALS.cannot_reduce_more</extracomment>
      <translation>Punkty lub tor pozwalają obniżyć poziom o {had:steps}, a nie o {needed}.</translation>
    </message>
    <message>
      <source>The main effect of card {card} needs its own action in this turn first: {on}.</source>
      <extracomment>REFUSALS.card_action_missing</extracomment>
      <translation>Główne lobby karty {card} wymaga w tej turze najpierw jej akcji: {on}.</translation>
    </message>
    <message>
      <source>You have played a card or scored a UN goal in this turn already.</source>
      <extracomment>REFUSALS.card_action_used</extracomment>
      <translation>W tej turze karta jest już zagrana albo cel NZ zrealizowany.</translation>
    </message>
    <message>
      <source>Card {card} gives no discount on this plant.</source>
      <extracomment>REFUSALS.card_cannot_be_attached</extracomment>
      <translation>Karta {card} nie daje zniżki na tę elektrownię.</translation>
    </message>
    <message>
      <source>Card {card} is not in your hand.</source>
      <extracomment>REFUSALS.card_not_in_hand</extracomment>
      <translation>Nie masz karty {card} na ręce.</translation>
    </message>
    <message>
      <source>Card {card} is not in your packet.</source>
      <extracomment>REFUSALS.card_not_in_packet</extracomment>
      <translation>Karty {card} nie ma w twoim pakiecie.</translation>
    </message>
    <message>
      <source>No scientist can go to this card: it is not in play, or somebody has been there.</source>
      <extracomment>REFUSALS.card_not_open</extracomment>
      <translation>Na tę kartę nie może wejść naukowiec: nie jest w grze albo ktoś już na niej był.</translation>
    </message>
    <message>
      <source>The CO₂ level is at {had} ppm; from {limit} ppm on there is no second action.</source>
      <extracomment>REFUSALS.co2_at_limit</extracomment>
      <translation>Poziom CO₂ wynosi {had} ppm; od {limit} ppm nie ma drugiej akcji.</translation>
    </message>
    <message>
      <source>Take the main action of this turn first; the second one comes after it.</source>
      <extracomment>REFUSALS.first_action_open</extracomment>
      <translation>Wykonaj najpierw akcję obowiązkową tej tury; druga akcja następuje po niej.</translation>
    </message>
    <message>
      <source>The project goes to the first free space of {region}.</source>
      <extracomment>REFUSALS.first_free_space_only</extracomment>
      <translation>Projekt trafia na pierwsze wolne pole regionu {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <extracomment>REFUSALS.game_over</extracomment>
      <translation>Gra jest zakończona.</translation>
    </message>
    <message>
      <source>Goal {card} is not among the goals you can keep.</source>
      <extracomment>REFUSALS.goal_not_dealt</extracomment>
      <translation>Celu {card} nie ma wśród tych, które możesz zatrzymać.</translation>
    </message>
    <message>
      <source>A scientist who is sent away goes home or to a summit on the project's energy.</source>
      <extracomment>REFUSALS.hand_or_summit_only</extracomment>
      <translation>Odesłany naukowiec wraca do twoich zasobów albo idzie na kongres o tej samej tematyce co projekt.</translation>
    </message>
    <message>
      <source>Too few of your {energy} infrastructures carry a plant: {had} of {needed}.</source>
      <extracomment>REFUSALS.infrastructure_missing</extracomment>
      <translation>Za mało elektrowni na twoich infrastrukturach „{energy}”: {had} z {needed}.</translation>
    </message>
    <message>
      <source>The main action of this turn is still open, and it has to be taken.</source>
      <extracomment>REFUSALS.mandatory_action_open</extracomment>
      <translation>Akcja obowiązkowa tej tury nie jest jeszcze wykonana, a trzeba ją wykonać.</translation>
    </message>
    <message>
      <source>You have taken the main action of this turn already.</source>
      <extracomment>REFUSALS.mandatory_action_used</extracomment>
      <translation>Akcja obowiązkowa tej tury jest już wykonana.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: it is closed until the next turn.</source>
      <extracomment>REFUSALS.market_closed</extracomment>
      <translation>W tej turze na rynku zabrakło PNE: jest zamknięty do następnej tury.</translation>
    </message>
    <message>
      <source>No CEP is on sale.</source>
      <extracomment>REFUSALS.market_empty</extracomment>
      <translation>Na rynku nie ma PNE.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next turn.</source>
      <extracomment>REFUSALS.market_stop</extracomment>
      <translation>W tej turze na rynku zabrakło PNE: do następnej tury nie można sprzedawać.</translation>
    </message>
    <message>
      <source>You have been to the market in this turn already.</source>
      <extracomment>REFUSALS.market_visit_used</extracomment>
      <translation>Wizyta na rynku w tej turze już się odbyła.</translation>
    </message>
    <message>
      <source>You earn {had}; that is less than {needed}.</source>
      <extracomment>REFUSALS.more_than_income</extracomment>
      <translation>Twój przychód wynosi {had}; to mniej niż {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level has to come down by at least {needed:steps}; {had} is too few.</source>
      <extracomment>REFUSALS.must_reduce_more</extracomment>
      <translation>Poziom CO₂ trzeba obniżyć co najmniej o {needed:steps}; {had} to za mało.</translation>
    </message>
    <message>
      <source>You have no CEP in your hand.</source>
      <extracomment>REFUSALS.no_cep_in_hand</extracomment>
      <translation>Nie masz PNE w swoich zasobach.</translation>
    </message>
    <message>
      <source>That region holds no CEP.</source>
      <extracomment>REFUSALS.no_cep_in_region</extracomment>
      <translation>W tym regionie nie ma PNE.</translation>
    </message>
    <message>
      <source>You need a CEP in your hand or in a region you control.</source>
      <extracomment>REFUSALS.no_cep_to_pay</extracomment>
      <translation>Potrzebujesz PNE w swoich zasobach albo w regionie, który kontrolujesz.</translation>
    </message>
    <message>
      <source>{player} has no company goal any more.</source>
      <extracomment>REFUSALS.no_company_goal</extracomment>
      <translation>{player} nie ma już celu firmy.</translation>
    </message>
    <message>
      <source>You have no cube left to mark the plant.</source>
      <extracomment>REFUSALS.no_cube_left</extracomment>
      <translation>Nie masz już kostki, by oznaczyć elektrownię.</translation>
    </message>
    <message>
      <source>You have no disc left to mark the plant.</source>
      <extracomment>REFUSALS.no_disc_left</extracomment>
      <translation>Nie masz już dysku, by oznaczyć elektrownię.</translation>
    </message>
    <message>
      <source>{player}'s scientist works here and costs you ${needed}; you have ${had}.</source>
      <extracomment>REFUSALS.no_fee_for_scientist</extracomment>
      <translation>Pracuje tu naukowiec gracza {player}: płacisz za niego ${needed}, a masz ${had}.</translation>
    </message>
    <message>
      <source>You have no lobby card.</source>
      <extracomment>REFUSALS.no_lobby_card</extracomment>
      <translation>Nie masz karty lobbowania.</translation>
    </message>
    <message>
      <source>You have no marker left for another infrastructure.</source>
      <extracomment>REFUSALS.no_marker_left</extracomment>
      <translation>Nie masz już znacznika na kolejną infrastrukturę.</translation>
    </message>
    <message>
      <source>No {energy} plant is left.</source>
      <extracomment>REFUSALS.no_plant_tile</extracomment>
      <translation>Nie ma już elektrowni „{energy}”.</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <extracomment>REFUSALS.no_project_here</extracomment>
      <translation>Na tym polu nie ma projektu.</translation>
    </message>
    <message>
      <source>No {energy} project tile is left.</source>
      <extracomment>REFUSALS.no_project_tile</extracomment>
      <translation>Nie ma już żetonów projektu „{energy}”.</translation>
    </message>
    <message>
      <source>The region cannot help with {needed:cubes}; it can give {had}.</source>
      <extracomment>REFUSALS.no_region_tech</extracomment>
      <translation>Region nie może dać tylu zasobów technologicznych: potrzeba {needed}, może dać {had}.</translation>
    </message>
    <message>
      <source>You have no scientist in your hand.</source>
      <extracomment>REFUSALS.no_scientist_in_hand</extracomment>
      <translation>Nie masz naukowca w swoich zasobach.</translation>
    </message>
    <message>
      <source>No second action would be possible now.</source>
      <extracomment>REFUSALS.no_second_action</extracomment>
      <translation>Żadna druga akcja nie byłaby teraz możliwa.</translation>
    </message>
    <message>
      <source>Card {card} does not offer that.</source>
      <extracomment>REFUSALS.no_such_option</extracomment>
      <translation>Karta {card} tego nie oferuje.</translation>
    </message>
    <message>
      <source>There is no such topic.</source>
      <extracomment>REFUSALS.no_such_topic</extracomment>
      <translation>Nie ma takiego tematu.</translation>
    </message>
    <message>
      <source>The chosen rulebook knows no way from a project back to the hand.</source>
      <extracomment>REFUSALS.no_way_home</extracomment>
      <translation>Wybrana instrukcja nie pozwala wrócić z projektu do zasobów gracza.</translation>
    </message>
    <message>
      <source>All your scientists are recruited: there are {limit} and no more.</source>
      <extracomment>REFUSALS.nobody_to_recruit</extracomment>
      <translation>Wszyscy twoi naukowcy są już zatrudnieni: jest ich {limit} i nie więcej.</translation>
    </message>
    <message>
      <source>There is no project on this space that can be prepared for building.</source>
      <extracomment>REFUSALS.not_a_proposed_project</extracomment>
      <translation>Na tym polu nie ma projektu, który można uruchomić.</translation>
    </message>
    <message>
      <source>No point in {energy} is due from this summit.</source>
      <extracomment>REFUSALS.not_a_topic_here</extracomment>
      <translation>Z tego kongresu nie należy się punkt w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>There is no project on this space that is ready to be built on.</source>
      <extracomment>REFUSALS.not_an_installed_project</extracomment>
      <translation>Na tym polu nie ma projektu, na którym można budować.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <extracomment>REFUSALS.not_enough_cep</extracomment>
      <translation>Potrzebujesz {needed:ceps}, a masz {had}.</translation>
    </message>
    <message>
      <source>You need expertise {needed} in {energy} and have {had}.</source>
      <extracomment>REFUSALS.not_enough_expertise</extracomment>
      <translation>Potrzebujesz doświadczenia na poziomie {needed} w dziedzinie „{energy}”, a masz {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <extracomment>REFUSALS.not_enough_money</extracomment>
      <translation>Potrzebujesz ${needed}, a masz ${had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}: ${fee} of it is for {player}, whose scientist works here.</source>
      <extracomment>REFUSALS.not_enough_money_and_fee</extracomment>
      <translation>Potrzebujesz ${needed}, a masz ${had}: z tego ${fee} należy się graczowi {player}, którego naukowiec tu pracuje.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <extracomment>REFUSALS.not_enough_tech</extracomment>
      <translation>Potrzebne zasoby technologiczne: {needed}, masz {had}.</translation>
    </message>
    <message>
      <source>This is not the time for it: another decision comes first.</source>
      <extracomment>REFUSALS.not_now</extracomment>
      <translation>To nie ten moment: najpierw inna decyzja.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <extracomment>REFUSALS.not_on_agenda</extracomment>
      <translation>Priorytety regionu {region} nie obejmują rodzaju energii „{energy}”.</translation>
    </message>
    <message>
      <source>This point has to be taken.</source>
      <extracomment>REFUSALS.not_optional</extracomment>
      <translation>Ten punkt trzeba wziąć.</translation>
    </message>
    <message>
      <source>The project goes to a free space of {region}.</source>
      <extracomment>REFUSALS.not_this_space</extracomment>
      <translation>Projekt trafia na wolne pole regionu {region}.</translation>
    </message>
    <message>
      <source>None of your scientists stands there.</source>
      <extracomment>REFUSALS.not_your_scientist</extracomment>
      <translation>Nie stoi tam żaden z twoich naukowców.</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <extracomment>REFUSALS.not_your_turn</extracomment>
      <translation>To nie jest tura gracza {player}.</translation>
    </message>
    <message>
      <source>A scientist reaches a summit only from a project of the same energy.</source>
      <extracomment>REFUSALS.only_from_project_to_summit</extracomment>
      <translation>Naukowiec trafia na kongres tylko z projektu tego samego rodzaju energii.</translation>
    </message>
    <message>
      <source>Only the top {energy} plant can be built.</source>
      <extracomment>REFUSALS.only_top_plant</extracomment>
      <translation>Zbudować można tylko wierzchnią elektrownię „{energy}”.</translation>
    </message>
    <message>
      <source>Card {card} has been played for another action, which comes now.</source>
      <extracomment>REFUSALS.other_action_owed</extracomment>
      <translation>Karta {card} jest zagrana z inną akcją, która następuje teraz.</translation>
    </message>
    <message>
      <source>The CEP has to come from your hand or from {region}.</source>
      <extracomment>REFUSALS.other_region_must_pay</extracomment>
      <translation>PNE musi pochodzić z twoich zasobów albo z regionu {region}.</translation>
    </message>
    <message>
      <source>The scientist who was sent away has to move.</source>
      <extracomment>REFUSALS.other_scientist_must_move</extracomment>
      <translation>Odejść musi ten naukowiec, który został odesłany.</translation>
    </message>
    <message>
      <source>The topic is {topic}, but the scientist works on {energy}.</source>
      <extracomment>REFUSALS.other_topic</extracomment>
      <translation>Temat to „{topic}”, a naukowiec pracuje nad projektem „{energy}”.</translation>
    </message>
    <message>
      <source>Card {card} goes with an action that you could not take right after: {on}.</source>
      <extracomment>REFUSALS.owed_action_impossible</extracomment>
      <translation>Karta {card} wymaga akcji, której zaraz potem nie da się wykonać: {on}.</translation>
    </message>
    <message>
      <source>Something in this payment is not needed: ${had} for a bid of ${needed}.</source>
      <extracomment>REFUSALS.pays_too_much</extracomment>
      <translation>Coś w tej zapłacie jest zbędne: ${had} przy ofercie ${needed}.</translation>
    </message>
    <message>
      <source>You need {needed:plants} of {energy} and have {had}.</source>
      <extracomment>REFUSALS.plant_missing</extracomment>
      <translation>Potrzebne elektrownie „{energy}”: {needed}, masz {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist works on this project already.</source>
      <extracomment>REFUSALS.project_occupied</extracomment>
      <translation>Nad tym projektem pracuje już naukowiec gracza {player}.</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <extracomment>REFUSALS.region_all_green</extracomment>
      <translation>Region {region} ma tylko elektrownie ekologiczne: nie ma miejsca na kolejną.</translation>
    </message>
    <message>
      <source>{region} holds {limit:ceps} already, and no more fit.</source>
      <extracomment>REFUSALS.region_cep_limit</extracomment>
      <translation>Region {region} ma już {limit:ceps}, a więcej się nie zmieści.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <extracomment>REFUSALS.region_not_controlled</extracomment>
      <translation>Nie kontrolujesz regionu {region}.</translation>
    </message>
    <message>
      <source>The region has technology cubes: one of them has to be used.</source>
      <extracomment>REFUSALS.region_pays_one</extracomment>
      <translation>Region ma zasoby technologiczne: trzeba wykorzystać jeden z nich.</translation>
    </message>
    <message>
      <source>The second action of a turn has to be of another kind than the first.</source>
      <extracomment>REFUSALS.same_kind_of_action</extracomment>
      <translation>Druga akcja w turze musi być innego rodzaju niż pierwsza.</translation>
    </message>
    <message>
      <source>You have moved a scientist in this turn already.</source>
      <extracomment>REFUSALS.scientist_move_used</extracomment>
      <translation>Przesunięcie naukowca w tej turze jest już wykorzystane.</translation>
    </message>
    <message>
      <source>The second action is paid for and has to be taken now.</source>
      <extracomment>REFUSALS.second_action_owed</extracomment>
      <translation>Druga akcja jest opłacona i trzeba ją teraz wykonać.</translation>
    </message>
    <message>
      <source>There is only one second action in a turn.</source>
      <extracomment>REFUSALS.second_action_used</extracomment>
      <translation>Drugą akcję można wykonać tylko raz w turze.</translation>
    </message>
    <message>
      <source>There is a project on this space already.</source>
      <extracomment>REFUSALS.space_taken</extracomment>
      <translation>Na tym polu jest już projekt.</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <extracomment>REFUSALS.stays_on_card</extracomment>
      <translation>Naukowiec, który odwiedza kartę, już na niej zostaje.</translation>
    </message>
    <message>
      <source>The subsidy has to be used: recruit a scientist, or move one.</source>
      <extracomment>REFUSALS.subsidy_not_optional</extracomment>
      <translation>Z dotacji trzeba skorzystać: zatrudnij naukowca albo przesuń jednego ze swoich.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it has taken place.</source>
      <extracomment>REFUSALS.summit_not_held_yet</extracomment>
      <translation>Naukowiec zostaje na kongresie aż do jego zakończenia.</translation>
    </message>
    <message>
      <source>{player}'s scientist has this topic already.</source>
      <extracomment>REFUSALS.topic_occupied</extracomment>
      <translation>Ten temat zajmuje już naukowiec gracza {player}.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <extracomment>REFUSALS.un_goal_not_open</extracomment>
      <translation>Celu NZ {card} nie ma wśród odkrytych kart.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>You have played a card or claimed a UN goal in this turn already.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.card_action_used</extracomment>
      <translation>W tej turze karta jest już zagrana albo cel NZ zrealizowany.</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.no_lobby_card</extracomment>
      <translation>Nie masz karty lobbysty.</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.not_a_proposed_project</extracomment>
      <translation>Na tym polu nie ma zaplanowanego projektu.</translation>
    </message>
    <message>
      <source>There is no infrastructure on this space to build on.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.not_an_installed_project</extracomment>
      <translation>Na tym polu nie ma infrastruktury, na której można budować.</translation>
    </message>
    <message>
      <source>You need {energy} knowledge {needed} and have {had}.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.not_enough_expertise</extracomment>
      <translation>Potrzebujesz doświadczenia na poziomie {needed} w dziedzinie „{energy}”, a masz {had}.</translation>
    </message>
    <message>
      <source>The scientist who has to leave the project moves now, and no other.</source>
      <extracomment>REFUSALS_SECOND_CHANCE.other_scientist_must_move</extracomment>
      <translation>Teraz przesuwa się naukowiec, który musi opuścić projekt, i żaden inny.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>Africa</source>
      <extracomment>REGIONS.africa</extracomment>
      <translation>Afryka</translation>
    </message>
    <message>
      <source>Asia</source>
      <extracomment>REGIONS.asia</extracomment>
      <translation>Azja</translation>
    </message>
    <message>
      <source>Europe</source>
      <extracomment>REGIONS.europe</extracomment>
      <translation>Europa</translation>
    </message>
    <message>
      <source>North America</source>
      <extracomment>REGIONS.north_america</extracomment>
      <translation>Ameryka Północna</translation>
    </message>
    <message>
      <source>Oceania</source>
      <extracomment>REGIONS.oceania</extracomment>
      <translation>Oceania</translation>
    </message>
    <message>
      <source>South America</source>
      <extracomment>REGIONS.south_america</extracomment>
      <translation>Ameryka Południowa</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Start player auction</source>
      <extracomment>RULES.auction</extracomment>
      <translation>Licytacja gracza rozpoczynającego</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <extracomment>RULES.build</extracomment>
      <translation>Budowa elektrowni</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <extracomment>RULES.buy_cep</extracomment>
      <translation>Zakup PNE</translation>
    </message>
    <message>
      <source>Where CEPs come from and go to</source>
      <extracomment>RULES.cep_flow</extracomment>
      <translation>Przepływ PNE</translation>
    </message>
    <message>
      <source>Company goal</source>
      <extracomment>RULES.company_goal</extracomment>
      <translation>Cel firmy</translation>
    </message>
    <message>
      <source>Course of a decade</source>
      <extracomment>RULES.decade</extracomment>
      <translation>Przebieg dekady</translation>
    </message>
    <message>
      <source>A scientist who is sent away</source>
      <extracomment>RULES.displaced_scientist</extracomment>
      <translation>Odesłany naukowiec</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <extracomment>RULES.draft</extracomment>
      <translation>System „draft”</translation>
    </message>
    <message>
      <source>End of the game</source>
      <extracomment>RULES.end_of_game</extracomment>
      <translation>Koniec gry</translation>
    </message>
    <message>
      <source>Energy demand</source>
      <extracomment>RULES.energy_demand</extracomment>
      <translation>Zapotrzebowanie na energię</translation>
    </message>
    <message>
      <source>Event</source>
      <extracomment>RULES.event</extracomment>
      <translation>Zdarzenie</translation>
    </message>
    <message>
      <source>Expertise</source>
      <extracomment>RULES.expertise</extracomment>
      <translation>Doświadczenie</translation>
    </message>
    <message>
      <source>Bonuses of the expertise tracks</source>
      <extracomment>RULES.expertise_bonus</extracomment>
      <translation>Premie na torach doświadczenia</translation>
    </message>
    <message>
      <source>A CEP that has to be bought</source>
      <extracomment>RULES.forced_purchase</extracomment>
      <translation>Przymusowy zakup PNE</translation>
    </message>
    <message>
      <source>Free actions</source>
      <extracomment>RULES.free_actions</extracomment>
      <translation>Akcje opcjonalne</translation>
    </message>
    <message>
      <source>Money grant</source>
      <extracomment>RULES.grant_money</extracomment>
      <translation>Dotacja: pieniądze</translation>
    </message>
    <message>
      <source>Research grant</source>
      <extracomment>RULES.grant_research</extracomment>
      <translation>Dotacja: wsparcie badań</translation>
    </message>
    <message>
      <source>Technology grant</source>
      <extracomment>RULES.grant_tech</extracomment>
      <translation>Dotacja: technologia</translation>
    </message>
    <message>
      <source>Income</source>
      <extracomment>RULES.income</extracomment>
      <translation>Przychody</translation>
    </message>
    <message>
      <source>Install a project</source>
      <extracomment>RULES.install</extracomment>
      <translation>Uruchomienie projektu</translation>
    </message>
    <message>
      <source>Main effect of a lobby card</source>
      <extracomment>RULES.lobby_main</extracomment>
      <translation>Główne lobby karty lobbowania</translation>
    </message>
    <message>
      <source>Minor effect of a lobby card</source>
      <extracomment>RULES.lobby_minor</extracomment>
      <translation>Poboczne lobby karty lobbowania</translation>
    </message>
    <message>
      <source>The market ran empty</source>
      <extracomment>RULES.market_stop</extracomment>
      <translation>Na rynku zabrakło PNE</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <extracomment>RULES.move_scientist</extracomment>
      <translation>Przesunięcie naukowca</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <extracomment>RULES.pay_cep</extracomment>
      <translation>Zapłata PNE</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <extracomment>RULES.planet_lost</extracomment>
      <translation>Planeta zniszczona</translation>
    </message>
    <message>
      <source>Fixed fossil plants</source>
      <extracomment>RULES.preset_fossils</extracomment>
      <translation>Wymuszony zestaw elektrowni konwencjonalnych</translation>
    </message>
    <message>
      <source>Expertise at the end of a turn</source>
      <extracomment>RULES.project_expertise</extracomment>
      <translation>Doświadczenie na koniec tury</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <extracomment>RULES.propose</extracomment>
      <translation>Przygotowanie projektu</translation>
    </message>
    <message>
      <source>Most CEPs of a region</source>
      <extracomment>RULES.region_cep_limit</extracomment>
      <translation>Limit PNE w regionie</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <extracomment>RULES.region_control</extracomment>
      <translation>Kontrola regionu</translation>
    </message>
    <message>
      <source>Technology cubes of a region</source>
      <extracomment>RULES.region_tech</extracomment>
      <translation>Zasoby technologiczne regionu</translation>
    </message>
    <message>
      <source>Replace a fossil plant</source>
      <extracomment>RULES.replace_fossil</extracomment>
      <translation>Zastąpienie elektrowni konwencjonalnej</translation>
    </message>
    <message>
      <source>Final scoring</source>
      <extracomment>RULES.scoring</extracomment>
      <translation>Podliczanie punktów</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <extracomment>RULES.sell_cep</extracomment>
      <translation>Sprzedaż PNE</translation>
    </message>
    <message>
      <source>Setup</source>
      <extracomment>RULES.setup</extracomment>
      <translation>Przygotowanie do gry</translation>
    </message>
    <message>
      <source>Solo game</source>
      <extracomment>RULES.solo</extracomment>
      <translation>Gra solo</translation>
    </message>
    <message>
      <source>Setup of the solo game</source>
      <extracomment>RULES.solo_setup</extracomment>
      <translation>Przygotowanie do gry solo</translation>
    </message>
    <message>
      <source>Summits</source>
      <extracomment>RULES.summit</extracomment>
      <translation>Kongresy</translation>
    </message>
    <message>
      <source>Pay for a fossil plant</source>
      <extracomment>RULES.supply_payment</extracomment>
      <translation>Zapłata za elektrownię konwencjonalną</translation>
    </message>
    <message>
      <source>Ties</source>
      <extracomment>RULES.tie_break</extracomment>
      <translation>Remisy</translation>
    </message>
    <message>
      <source>Course of a turn</source>
      <extracomment>RULES.turn</extracomment>
      <translation>Przebieg tury</translation>
    </message>
    <message>
      <source>UN goal</source>
      <extracomment>RULES.un_goal</extracomment>
      <translation>Cel NZ</translation>
    </message>
  </context>
  <context>
    <name>rules_second_chance</name>
    <message>
      <source>End of the competitive game</source>
      <extracomment>RULES_SECOND_CHANCE.competitive_end</extracomment>
      <translation>Koniec gry rywalizacyjnej</translation>
    </message>
    <message>
      <source>End of the cooperative game</source>
      <extracomment>RULES_SECOND_CHANCE.cooperative_end</extracomment>
      <translation>Koniec gry kooperacyjnej</translation>
    </message>
    <message>
      <source>End of a decade</source>
      <extracomment>RULES_SECOND_CHANCE.decade_end</extracomment>
      <translation>Koniec dekady</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <extracomment>RULES_SECOND_CHANCE.difficulty</extracomment>
      <translation>Poziom trudności</translation>
    </message>
    <message>
      <source>A scientist who has to leave</source>
      <extracomment>RULES_SECOND_CHANCE.displaced_scientist</extracomment>
      <translation>Naukowiec, który musi odejść</translation>
    </message>
    <message>
      <source>Lobbyist draft</source>
      <extracomment>RULES_SECOND_CHANCE.draft</extracomment>
      <translation>Draft kart lobbystów</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <extracomment>RULES_SECOND_CHANCE.energy_supply</extracomment>
      <translation>Zaopatrzenie w energię</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <extracomment>RULES_SECOND_CHANCE.environmental_goals</extracomment>
      <translation>Cele środowiskowe</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <extracomment>RULES_SECOND_CHANCE.expertise</extracomment>
      <translation>Doświadczenie</translation>
    </message>
    <message>
      <source>Bonuses of the knowledge tracks</source>
      <extracomment>RULES_SECOND_CHANCE.expertise_bonus</extracomment>
      <translation>Premie na torach doświadczenia</translation>
    </message>
    <message>
      <source>Director actions</source>
      <extracomment>RULES_SECOND_CHANCE.free_actions</extracomment>
      <translation>Akcje dyrektorskie</translation>
    </message>
    <message>
      <source>Scientist subsidy</source>
      <extracomment>RULES_SECOND_CHANCE.grant_research</extracomment>
      <translation>Dotacja: naukowiec</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <extracomment>RULES_SECOND_CHANCE.infrastructure</extracomment>
      <translation>Uruchomienie infrastruktury</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <extracomment>RULES_SECOND_CHANCE.inspectors</extracomment>
      <translation>Inspektorzy NZ</translation>
    </message>
    <message>
      <source>Main effect of a lobbyist card</source>
      <extracomment>RULES_SECOND_CHANCE.lobby_main</extracomment>
      <translation>Główne lobby karty lobbysty</translation>
    </message>
    <message>
      <source>Minor effect of a lobbyist card</source>
      <extracomment>RULES_SECOND_CHANCE.lobby_minor</extracomment>
      <translation>Poboczne lobby karty lobbysty</translation>
    </message>
    <message>
      <source>A scientist visits a lobbyist card</source>
      <extracomment>RULES_SECOND_CHANCE.lobbyist_visit</extracomment>
      <translation>Naukowiec odwiedza kartę lobbysty</translation>
    </message>
    <message>
      <source>Penalty</source>
      <extracomment>RULES_SECOND_CHANCE.penalty</extracomment>
      <translation>Kara</translation>
    </message>
    <message>
      <source>Personal goal</source>
      <extracomment>RULES_SECOND_CHANCE.personal_goal</extracomment>
      <translation>Cel osobisty</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <extracomment>RULES_SECOND_CHANCE.plan</extracomment>
      <translation>Zaplanowanie projektu</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level</source>
      <extracomment>RULES_SECOND_CHANCE.reduction</extracomment>
      <translation>Redukcja CO₂</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <extracomment>RULES_SECOND_CHANCE.solo_goal</extracomment>
      <translation>Cel solo</translation>
    </message>
    <message>
      <source>Second main action of the solo game</source>
      <extracomment>RULES_SECOND_CHANCE.solo_second_action</extracomment>
      <translation>Druga akcja w grze solo</translation>
    </message>
    <message>
      <source>Subsidy</source>
      <extracomment>RULES_SECOND_CHANCE.subsidy</extracomment>
      <translation>Dotacja</translation>
    </message>
  </context>
  <context>
    <name>scoring</name>
    <message>
      <source>company goal</source>
      <extracomment>SCORING.company_goal</extracomment>
      <translation>cel firmy</translation>
    </message>
    <message>
      <source>income</source>
      <extracomment>SCORING.income</extracomment>
      <translation>przychód</translation>
    </message>
    <message>
      <source>money</source>
      <extracomment>SCORING.money</extracomment>
      <translation>pieniądze</translation>
    </message>
    <message>
      <source>most technology</source>
      <extracomment>SCORING.most_tech</extracomment>
      <translation>najwięcej zasobów technologicznych</translation>
    </message>
    <message>
      <source>most UN goals</source>
      <extracomment>SCORING.most_un_goals</extracomment>
      <translation>najwięcej celów NZ</translation>
    </message>
    <message>
      <source>UN goals</source>
      <extracomment>SCORING.un_goals</extracomment>
      <translation>cele NZ</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>card {card}</source>
      <extracomment>SHORT_PLACES.card</extracomment>
      <translation>karta {card}</translation>
    </message>
    <message>
      <source>home</source>
      <extracomment>SHORT_PLACES.hand</extracomment>
      <translation>do twoich zasobów</translation>
    </message>
    <message>
      <source>from hand</source>
      <extracomment>SHORT_PLACES.own_hand</extracomment>
      <translation>z twoich zasobów</translation>
    </message>
    <message>
      <source>{energy}, {region} ({grant})</source>
      <extracomment>SHORT_PLACES.project</extracomment>
      <translation>{energy}, {region} ({grant})</translation>
    </message>
    <message>
      <source>summit {summit}, place {place}</source>
      <extracomment>SHORT_PLACES.same_topic</extracomment>
      <translation>kongres {summit}, miejsce {place}</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <extracomment>SHORT_PLACES.seat
SHORT_PLACES.topic</extracomment>
      <translation>kongres {summit}</translation>
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
      <translation>spełnić wszystkie otrzymane cele osobiste</translation>
    </message>
    <message>
      <source>hold a summit of every size</source>
      <extracomment>SOLO_GOALS.every_summit_size</extracomment>
      <translation>zakończyć po jednym kongresie każdej wielkości</translation>
    </message>
    <message>
      <source>win although you start with {n:points}</source>
      <extracomment>SOLO_GOALS.fewer_points</extracomment>
      <translation>wygrać, choć na początku masz {n:points}</translation>
    </message>
    <message>
      <source>win although no gas plant is in the game</source>
      <extracomment>SOLO_GOALS.no_gas</extracomment>
      <translation>wygrać, choć w grze nie ma elektrowni gazowych</translation>
    </message>
    <message>
      <source>play no lobbyist card</source>
      <extracomment>SOLO_GOALS.no_lobbyist_in_decade</extracomment>
      <translation>nie zagrać żadnej karty lobbysty</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals that ask for plants</source>
      <extracomment>SOLO_GOALS.plant_goals_by_decade</extracomment>
      <translation>osiągnąć {n} z celów środowiskowych „elektrownie”</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <extracomment>SOLO_GOALS.plant_in_every_region</extracomment>
      <translation>zbudować elektrownię w każdym regionie</translation>
    </message>
    <message>
      <source>build {n:plants}</source>
      <extracomment>SOLO_GOALS.plants_built</extracomment>
      <translation>zbudować {n:plants}</translation>
    </message>
    <message>
      <source>have {n:ceps} in Asia</source>
      <extracomment>SOLO_GOALS.region_cep</extracomment>
      <translation>mieć {n:ceps} w Azji</translation>
    </message>
    <message>
      <source>tear down {n:fossil_plants} by building in a full region</source>
      <extracomment>SOLO_GOALS.replaced_fossil</extracomment>
      <translation>usunąć {n:fossil_plants}, budując w zapełnionym regionie</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <extracomment>SOLO_GOALS.tracks_finished</extracomment>
      <translation>dojść do ostatniego pola {n:tracks}</translation>
    </message>
  </context>
  <context>
    <name>titles</name>
    <message>
      <source>Company goal {card}</source>
      <extracomment>TITLES.company_goal</extracomment>
      <translation>Cel firmy {card}</translation>
    </message>
    <message>
      <source>Event {card}: {region}</source>
      <extracomment>TITLES.event</extracomment>
      <translation>Zdarzenie {card}: {region}</translation>
    </message>
    <message>
      <source>Lobby card {card}: {trigger}</source>
      <extracomment>TITLES.lobby</extracomment>
      <translation>Karta lobbowania {card}: {trigger}</translation>
    </message>
    <message>
      <source>Personal goal {card}</source>
      <extracomment>TITLES.personal_goal</extracomment>
      <translation>Cel osobisty {card}</translation>
    </message>
    <message>
      <source>{energy} plant</source>
      <extracomment>TITLES.plant</extracomment>
      <translation>elektrownia „{energy}”</translation>
    </message>
    <message>
      <source>{energy} plant of level {level}</source>
      <extracomment>TITLES.plant_level</extracomment>
      <translation>elektrownia „{energy}” poziomu {level}</translation>
    </message>
    <message>
      <source>{energy} project</source>
      <extracomment>TITLES.project</extracomment>
      <translation>projekt „{energy}”</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <extracomment>TITLES.solo_goal</extracomment>
      <translation>Cel solo {card}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <extracomment>TITLES.un_goal</extracomment>
      <translation>Cel NZ {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>Lobbyist card {card}: {trigger}</source>
      <extracomment>TITLES_SECOND_CHANCE.lobby</extracomment>
      <translation>Karta lobbysty {card}: {trigger}</translation>
    </message>
  </context>
  <context>
    <name>triggers</name>
    <message>
      <source>build a plant</source>
      <extracomment>TRIGGERS.build</extracomment>
      <translation>budowa elektrowni</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <extracomment>TRIGGERS.buy</extracomment>
      <translation>zakup PNE</translation>
    </message>
    <message>
      <source>prepare infrastructure</source>
      <extracomment>TRIGGERS.infrastructure</extracomment>
      <translation>uruchomienie infrastruktury</translation>
    </message>
    <message>
      <source>install a project</source>
      <extracomment>TRIGGERS.install</extracomment>
      <translation>uruchomienie projektu</translation>
    </message>
    <message>
      <source>plan a project</source>
      <extracomment>TRIGGERS.plan</extracomment>
      <translation>zaplanowanie projektu</translation>
    </message>
    <message>
      <source>propose a project</source>
      <extracomment>TRIGGERS.propose</extracomment>
      <translation>przygotowanie projektu</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <extracomment>TRIGGERS.sell</extracomment>
      <translation>sprzedaż PNE</translation>
    </message>
    <message>
      <source>send a scientist to a summit</source>
      <extracomment>TRIGGERS.summit</extracomment>
      <translation>wysłanie naukowca na kongres</translation>
    </message>
  </context>
  <context>
    <name>un_goals</name>
    <message>
      <source>It takes the place of a lobby card in your turn, and your plants are not used up.</source>
      <extracomment>UN_GOALS.free</extracomment>
      <translation>W turze zastępuje kartę lobbowania; nie traci się przy tym elektrowni.</translation>
    </message>
    <message>
      <source>Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.</source>
      <extracomment>UN_GOALS.most</extracomment>
      <translation>Na koniec gry {vp:points} więcej otrzymuje ten, kto zrealizuje najwięcej celów NZ; przy remisie wszyscy remisujący.</translation>
    </message>
    <message>
      <source>Needs plants that you have built, in any region: {plants}.</source>
      <extracomment>UN_GOALS.needs</extracomment>
      <translation>Wymaga zbudowanych przez ciebie elektrowni, w dowolnych regionach: {plants}.</translation>
    </message>
    <message>
      <source>{n} {energy} plant|{n} {energy} plants</source>
      <extracomment>UN_GOALS.plant</extracomment>
      <translation>{n} elektrownia „{energy}”|{n} elektrownie „{energy}”|{n} elektrowni „{energy}”</translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.</source>
      <extracomment>UN_GOALS.scores</extracomment>
      <translation>Realizacja kosztuje {tech:cubes} i daje {vp:points}; ten cel może zrealizować tylko jedna firma.</translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.free</extracomment>
      <translation>W turze zastępuje kartę lobbysty; nie traci się przy tym niczego prócz zasobów technologicznych.</translation>
    </message>
    <message>
      <source>Needs your infrastructures under built plants, whoever built them: {plants}.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.needs</extracomment>
      <translation>Wymaga twoich infrastruktur pod elektrowniami, które mógł zbudować ktokolwiek: {plants}.</translation>
    </message>
    <message>
      <source>Against each other, your cards together score at the end: {scores}.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.rivals</extracomment>
      <translation>W grze rywalizacyjnej wszystkie twoje karty dają łącznie na koniec: {scores}.</translation>
    </message>
    <message>
      <source>{n} card {vp:points}|{n} cards {vp:points}</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.score</extracomment>
      <translation>{n} karta – {vp:points}|{n} karty – {vp:points}|{n} kart – {vp:points}</translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.score_or_more</extracomment>
      <translation>{n} lub więcej kart – {vp:points}</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one company can claim it.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.scores</extracomment>
      <translation>Realizacja kosztuje {tech:cubes}; ten cel może zrealizować tylko jedna firma.</translation>
    </message>
    <message>
      <source>In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.</source>
      <extracomment>UN_GOALS_SECOND_CHANCE.team</extracomment>
      <translation>W zespole i w grze solo daje natychmiast {vp:points}; niezrealizowanych może pozostać najwyżej {allowed}.</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Before each new decade everybody bids once, and the winner names the start player; without it the tile moves to the left.</source>
      <extracomment>VARIANT_HELP.auction</extracomment>
      <translation>Przed każdą nową dekadą wszyscy licytują raz, a zwycięzca wyznacza gracza rozpoczynającego; bez licytacji karta przechodzi w lewo.</translation>
    </message>
    <message>
      <source>Fewer coal plants, and more points at the start, make the game easier.</source>
      <extracomment>VARIANT_HELP.difficulty</extracomment>
      <translation>Mniej elektrowni węglowych i więcej punktów na początku ułatwia grę.</translation>
    </message>
    <message>
      <source>Out of the game: {removed}. Points at the start: {vp}.</source>
      <extracomment>VARIANT_HELP.difficulty=fixed</extracomment>
      <translation>Usunięte z gry: {removed}. Punkty na początku: {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Points at the start: {vp}.</source>
      <extracomment>VARIANT_HELP.difficulty=points</extracomment>
      <translation>W grze są wszystkie elektrownie konwencjonalne. Punkty na początku: {vp}.</translation>
    </message>
    <message>
      <source>Choose your lobby cards one by one from packets that are passed to the right.</source>
      <extracomment>VARIANT_HELP.draft</extracomment>
      <translation>Wybieracie karty lobbowania po jednej z pakietów przekazywanych w prawo.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and goes on clockwise.</source>
      <extracomment>VARIANT_HELP.home</extracomment>
      <translation>Zaopatrzenie w energię zaczyna się w każdej dekadzie w tym regionie i biegnie zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
      <source>Two inspectors walk along the environmental goals; an open goal beside one costs double.</source>
      <extracomment>VARIANT_HELP.inspectors</extracomment>
      <translation>Dwaj inspektorzy idą wzdłuż celów środowiskowych; nieosiągnięty cel obok inspektora kosztuje podwójnie.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <extracomment>VARIANT_HELP.mode</extracomment>
      <translation>Grajcie razem jako zespół, przeciwko sobie albo solo.</translation>
    </message>
    <message>
      <source>Everybody scores alone; if the CO₂ level gets too high, everybody loses.</source>
      <extracomment>VARIANT_HELP.mode=competitive</extracomment>
      <translation>Każdy zdobywa punkty dla siebie; jeśli poziom CO₂ będzie zbyt wysoki, wszyscy przegrywają.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level in check, or lose together.</source>
      <extracomment>VARIANT_HELP.mode=cooperative</extracomment>
      <translation>Jeden zespół, jeden wynik: utrzymajcie poziom CO₂ pod kontrolą albo przegracie razem.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <extracomment>VARIANT_HELP.mode=solo</extracomment>
      <translation>Jak gra kooperacyjna, ale z kostkami przeciwnika na planszy i trudniejszymi warunkami.</translation>
    </message>
    <message>
      <source>Start with drawn fossil plants, or with a fixed set that is easier or harder.</source>
      <extracomment>VARIANT_HELP.preset</extracomment>
      <translation>Na początku wylosowane elektrownie konwencjonalne albo ustalony zestaw, łatwiejszy lub trudniejszy.</translation>
    </message>
    <message>
      <source>Six fossil plants are drawn at random, one for each region.</source>
      <extracomment>VARIANT_HELP.preset=</extracomment>
      <translation>Losuje się sześć elektrowni konwencjonalnych, po jednej dla każdego regionu.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Out of the game: {removed}.</source>
      <extracomment>VARIANT_HELP.preset=fewer</extracomment>
      <translation>{plants}, losowo po jednej w regionie; początkowy poziom CO₂: {co2} ppm. Usunięte z gry: {removed}.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.</source>
      <extracomment>VARIANT_HELP.preset=fixed</extracomment>
      <translation>{plants}, losowo po jednej w regionie; początkowy poziom CO₂: {co2} ppm.</translation>
    </message>
    <message>
      <source>A goal that has to be met on top of everything else.</source>
      <extracomment>VARIANT_HELP.solo_card</extracomment>
      <translation>Cel, który trzeba spełnić oprócz wszystkich innych warunków.</translation>
    </message>
    <message>
      <source>One of the solo goals, drawn at random.</source>
      <extracomment>VARIANT_HELP.solo_card=-1</extracomment>
      <translation>Jeden z celów solo, wybrany losowo.</translation>
    </message>
    <message>
      <source>No goal on top of the usual conditions.</source>
      <extracomment>VARIANT_HELP.solo_card=0</extracomment>
      <translation>Bez dodatkowego celu: obowiązują tylko zwykłe warunki.</translation>
    </message>
  </context>
  <context>
    <name>variant_help_second_chance</name>
    <message>
      <source>Choose your lobbyist cards from packets that are passed to the right.</source>
      <extracomment>VARIANT_HELP_SECOND_CHANCE.draft</extracomment>
      <translation>Wybieracie karty lobbysty z pakietów przekazywanych w prawo.</translation>
    </message>
  </context>
  <context>
    <name>variant_values</name>
    <message>
      <source>Easy</source>
      <extracomment>VARIANT_VALUES.difficulty=easy</extracomment>
      <translation>Łatwy</translation>
    </message>
    <message>
      <source>Hard</source>
      <extracomment>VARIANT_VALUES.difficulty=hard</extracomment>
      <translation>Trudny</translation>
    </message>
    <message>
      <source>Competitive</source>
      <extracomment>VARIANT_VALUES.mode=competitive</extracomment>
      <translation>Gra rywalizacyjna</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <extracomment>VARIANT_VALUES.mode=cooperative</extracomment>
      <translation>Gra kooperacyjna</translation>
    </message>
    <message>
      <source>Solo</source>
      <extracomment>VARIANT_VALUES.mode=solo</extracomment>
      <translation>Gra solo</translation>
    </message>
    <message>
      <source>No</source>
      <extracomment>VARIANT_VALUES.no</extracomment>
      <translation>Nie</translation>
    </message>
    <message>
      <source>Random</source>
      <extracomment>VARIANT_VALUES.preset=
VARIANT_VALUES.solo_card=-1</extracomment>
      <translation>Losowo</translation>
    </message>
    <message>
      <source>Beginner</source>
      <extracomment>VARIANT_VALUES.preset=beginner</extracomment>
      <translation>Początkujący</translation>
    </message>
    <message>
      <source>Expert</source>
      <extracomment>VARIANT_VALUES.preset=expert</extracomment>
      <translation>Ekspercki</translation>
    </message>
    <message>
      <source>Extreme</source>
      <extracomment>VARIANT_VALUES.preset=extreme</extracomment>
      <translation>Ekstremalny</translation>
    </message>
    <message>
      <source>Normal</source>
      <extracomment>VARIANT_VALUES.preset=normal
VARIANT_VALUES.difficulty=normal</extracomment>
      <translation>Zwykły</translation>
    </message>
    <message>
      <source>{card}: {goal}</source>
      <extracomment>VARIANT_VALUES.solo_card=</extracomment>
      <translation>{card}: {goal}</translation>
    </message>
    <message>
      <source>None</source>
      <extracomment>VARIANT_VALUES.solo_card=0</extracomment>
      <translation>Brak</translation>
    </message>
    <message>
      <source>Yes</source>
      <extracomment>VARIANT_VALUES.yes</extracomment>
      <translation>Tak</translation>
    </message>
  </context>
  <context>
    <name>variants</name>
    <message>
      <source>Start player auction</source>
      <extracomment>VARIANTS.auction</extracomment>
      <translation>Licytacja gracza rozpoczynającego</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <extracomment>VARIANTS.difficulty</extracomment>
      <translation>Poziom trudności</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <extracomment>VARIANTS.draft</extracomment>
      <translation>System „draft”</translation>
    </message>
    <message>
      <source>Home region</source>
      <extracomment>VARIANTS.home</extracomment>
      <translation>Region macierzysty</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <extracomment>VARIANTS.inspectors</extracomment>
      <translation>Inspektorzy NZ</translation>
    </message>
    <message>
      <source>Way of playing</source>
      <extracomment>VARIANTS.mode</extracomment>
      <translation>Tryb gry</translation>
    </message>
    <message>
      <source>Fossil plants at the start</source>
      <extracomment>VARIANTS.preset</extracomment>
      <translation>Początkowe elektrownie konwencjonalne</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <extracomment>VARIANTS.solo_card</extracomment>
      <translation>Cel solo</translation>
    </message>
  </context>
  <context>
    <name>variants_second_chance</name>
    <message>
      <source>Lobbyist draft</source>
      <extracomment>VARIANTS_SECOND_CHANCE.draft</extracomment>
      <translation>Draft kart lobbystów</translation>
    </message>
  </context>
</TS>
