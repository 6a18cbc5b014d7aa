<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
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
      <translation>CO₂: Druga szansa (2018)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regional agenda tiles</source>
      <translation>Żetony priorytetów regionalnych</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Amounts of the rules</source>
      <translation>Ilości w zasadach</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ track</source>
      <translation>Tor CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Company goals</source>
      <translation>Cele firmy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Decades</source>
      <translation>Dekady</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Difficulties</source>
      <translation>Poziomy trudności</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Draft</source>
      <translation>Draft</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Energies</source>
      <translation>Rodzaje energii</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Environmental goals</source>
      <translation>Cele środowiskowe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Event cards</source>
      <translation>Karty zdarzeń</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fossil fuel plants</source>
      <translation>Elektrownie konwencjonalne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Infrastructure</source>
      <translation>Infrastruktura</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Inspectors</source>
      <translation>Inspektorzy NZ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What installing brings</source>
      <translation>Korzyści z uruchomienia</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Lobby cards</source>
      <translation>Karty lobbowania</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CEP market</source>
      <translation>Rynek PNE</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Personal goals</source>
      <translation>Cele osobiste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Green power plants</source>
      <translation>Elektrownie ekologiczne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>By number of players</source>
      <translation>Według liczby graczy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fixed sets of fossil plants</source>
      <translation>Wymuszone zestawy elektrowni konwencjonalnych</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rating of the team</source>
      <translation>Ocena zespołu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regions of the board</source>
      <translation>Regiony na planszy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Solo game</source>
      <translation>Gra solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What players start with</source>
      <translation>Co gracze mają na początku</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Summit tiles</source>
      <translation>Żetony kongresów</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Supplies</source>
      <translation>Zasoby ogólne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Games of three players</source>
      <translation>Gry w 3 osoby</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Expertise tracks</source>
      <translation>Tory doświadczenia</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>UN goals</source>
      <translation>Cele NZ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>About co2desk</source>
      <translation>O co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Version {version}</source>
      <translation>Wersja {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;What it is</source>
      <translation>&amp;Co to jest</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Reconstructed values</source>
      <translation>&amp;Wartości odtworzone</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Licences</source>
      <translation>&amp;Licencje</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>The board games CO₂ and CO₂: Second Chance on one computer that knows all the rules: whatever cannot be done is refused with the reason, and every game can be replayed.</source>
      <translation>Gry planszowe CO₂ i CO₂: Druga szansa na jednym komputerze, który zna wszystkie zasady: co jest niedozwolone, zostaje odrzucone z uzasadnieniem, a każdą rozgrywkę można odtworzyć.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>This is an unofficial work by people who like the game. &lt;b&gt;CO₂ is Vital Lacerda’s.&lt;/b&gt; No art and no text of the printed games is in it; pictures and sentences are its own.</source>
      <translation>To nieoficjalne dzieło ludzi, którzy lubią tę grę. &lt;b&gt;CO₂ jest grą Vitala Lacerdy.&lt;/b&gt; Nie ma w nim żadnych grafik ani tekstów z drukowanych gier; obrazy i zdania są własne.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Some values are printed on the pieces alone. Where no rulebook tells them they are reconstructed; the next page lists them.</source>
      <translation>Niektóre wartości są wydrukowane tylko na elementach gry. Tam, gdzie nie podaje ich żadna instrukcja, są odtworzone; wymienia je następna zakładka.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: use it, change it and pass it on, with its copyright notice and without any warranty.</source>
      <translation>&lt;b&gt;co2desk&lt;/b&gt; to wolne oprogramowanie na licencji MIT: używaj go, zmieniaj je i przekazuj dalej, z notą o prawach autorskich i bez żadnej gwarancji.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>It stands on the work of others:</source>
      <translation>Opiera się na pracy innych:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window: GNU LGPL, version 3. They are used unchanged, and you may put another build of them in their place.</source>
      <translation>&lt;b&gt;Qt&lt;/b&gt; i &lt;b&gt;PySide6&lt;/b&gt;, okno programu: GNU LGPL, wersja 3. Używamy ich bez zmian, a ty możesz wstawić w ich miejsce inną kompilację.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt;, czyta wartości elementów gry: licencja MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt;, znajduje twoje foldery: licencja MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the typefaces: SIL Open Font License 1.1.</source>
      <translation>&lt;b&gt;Noto Sans&lt;/b&gt; i &lt;b&gt;Noto Sans CJK&lt;/b&gt;, kroje pisma: SIL Open Font License 1.1.</translation>
    </message>
  </context>
  <context>
    <name>ActionsDialog</name>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>What can I do?</source>
      <translation>Co mogę zrobić?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search: a region, an energy, a card …</source>
      <translation>Szukaj: region, rodzaj energii, karta…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search</source>
      <translation>Szukaj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Actions</source>
      <translation>Akcje</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Do it</source>
      <translation>Wykonaj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Close</source>
      <translation>Zamknij</translation>
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
      <translation>To kończy grę: {reason}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost in this decade.</source>
      <translation>Planeta zostanie zniszczona w tej dekadzie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet is lost in this decade with a chance of {percent} %.</source>
      <translation>Szansa, że planeta zostanie zniszczona w tej dekadzie: {percent}%.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost. Missing for open goals and CEPs: {points}.</source>
      <translation>Gra będzie przegrana. Na nieosiągnięte cele i PNE zabraknie: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game is lost unless more points come in for open goals and missing CEPs. Missing: {points}.</source>
      <translation>Gra będzie przegrana, jeśli nie uda się zdobyć więcej punktów na nieosiągnięte cele i brakujące PNE. Brakuje: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Solo goal {card} cannot be met after this.</source>
      <translation>Celu solo {card} nie da się już potem spełnić.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Nobody can be moved or recruited: what this space gives is lost.</source>
      <translation>Nie ma naukowca do przesunięcia ani do zatrudnienia: to, co daje to pole, przepada.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You are at the end of the track: a point is lost.</source>
      <translation>To już koniec toru: punkt przepada.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The bonus cannot be used and is lost.</source>
      <translation>Premii nie da się wykorzystać: przepada.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost: the decade ends with this turn.</source>
      <translation>Planeta zostanie zniszczona: z tą turą kończy się dekada.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, and the planet is lost with a chance of {percent} %.</source>
      <translation>Z tą turą kończy się dekada; szansa, że planeta zostanie zniszczona: {percent}%.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{player} discards the company goal for ${money}, for good.</source>
      <translation>{player} bezpowrotnie wymienia cel firmy na ${money}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You could still: {actions}.</source>
      <translation>Możesz jeszcze: {actions}.</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
  </context>
  <context>
    <name>BidEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Your bid</source>
      <translation>Twoja oferta</translation>
    </message>
  </context>
  <context>
    <name>BoardWords</name>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Expertise in {energy}</source>
      <translation>Doświadczenie w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: level {level}</source>
      <translation>{player}: poziom {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Level {level}: {bonus}</source>
      <translation>Poziom {level}: {bonus}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Decade {now} of {last}</source>
      <translation>Dekada {now} z {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Round {now} of {last}</source>
      <translation>Runda {now} z {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: {points}</source>
      <translation>{player}: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Points</source>
      <translation>Punkty</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Propose</source>
      <translation>Przygotuj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Install</source>
      <translation>Uruchom</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Build</source>
      <translation>Zbuduj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit</source>
      <translation>Kongres</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Buy CEP</source>
      <translation>Kup PNE</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Sell CEP</source>
      <translation>Sprzedaj PNE</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>installed</source>
      <translation>uruchomiony</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>proposed</source>
      <translation>przygotowany</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit {number}</source>
      <translation>Kongres {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>none left</source>
      <translation>brak</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>danger</source>
      <translation>alarm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>lost</source>
      <translation>klęska</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Decade</source>
      <translation>Dekada</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Round</source>
      <translation>Runda</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEP market</source>
      <translation>Rynek PNE</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>no sale this turn</source>
      <translation>w tej turze bez sprzedaży</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Supply</source>
      <translation>Bank</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Event</source>
      <translation>Zdarzenie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Next</source>
      <translation>Następne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Money</source>
      <translation>Pieniądze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEPs</source>
      <translation>PNE</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Technology</source>
      <translation>Technologia</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>to recruit</source>
      <translation>w puli</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Scientists</source>
      <translation>Naukowcy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>{fossil} {count}</source>
      <translation>{fossil} {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Fossil plants left in the pile: {kinds}.</source>
      <translation>Elektrownie konwencjonalne w stosie: {kinds}.</translation>
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
      <translation>Elektrownie: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {kinds}</source>
      <translation>Elektrownie: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Nobody sits at the screen</source>
      <translation>Nikt nie siedzi przed ekranem</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>What lies in front of {player}</source>
      <translation>Zasoby gracza {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Pieces that come home are put down here.</source>
      <translation>Tu trafiają elementy, które wracają do gracza.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your money: ${count}</source>
      <translation>Twoje pieniądze: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>CEPs in your hand: {count}</source>
      <translation>PNE w twoich zasobach: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drag one onto a proposed project to install it, or onto the market to sell it.</source>
      <translation>Przeciągnij PNE na przygotowany projekt, aby go uruchomić, albo na rynek, aby je sprzedać.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your technology cubes: {count}</source>
      <translation>Twoje zasoby technologiczne: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants and UN goals are paid with them.</source>
      <translation>Płaci się nimi za elektrownie i cele NZ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist in your hand</source>
      <translation>Naukowiec w twoich zasobach</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Works on a project and gains expertise at the end of your turn.</source>
      <translation>Pracuje nad projektem i daje doświadczenie na koniec twojej tury.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist you can recruit</source>
      <translation>Naukowiec do zatrudnienia</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Comes to your hand through a research grant.</source>
      <translation>Trafia do twoich zasobów dzięki dotacji na wsparcie badań.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Number {number} in the order of the supply phase.</source>
      <translation>Miejsce w kolejności regionów: {number}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>All plants are green: there is no room for another one.</source>
      <translation>Wszystkie elektrownie są ekologiczne: nie ma miejsca na kolejną.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Agenda of {region}</source>
      <translation>Priorytety regionu {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Only these energies can be proposed here; the order decides ties for control.</source>
      <translation>Tylko te rodzaje energii można tu przygotować; kolejność rozstrzyga remisy o kontrolę.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Nobody controls {region}</source>
      <translation>Nikt nie kontroluje regionu {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player} controls {region}</source>
      <translation>Region {region} kontroluje {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The controller may pay with the CEPs here, and pays for new fossil plants.</source>
      <translation>Gracz kontrolujący region może płacić tutejszymi PNE i płaci za nowe elektrownie konwencjonalne.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>CEPs in {region}: {count} of {limit}</source>
      <translation>PNE w regionie {region}: {count} z {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A carbon emission permit pays for installing and for fossil plants.</source>
      <translation>Pozwoleniem na emisję dwutlenku węgla płaci się za uruchomienie projektu i za elektrownie konwencjonalne.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Technology cubes in {region}: {count}</source>
      <translation>Zasoby technologiczne w regionie {region}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Given after disasters. A plant built here needs one cube less.</source>
      <translation>Przekazane po katastrofach. Elektrownia budowana tutaj wymaga o jeden zasób technologiczny mniej.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Fossil plant in {region}: {fossil}</source>
      <translation>Elektrownia konwencjonalna w regionie {region}: {fossil}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <translation>Zwiększa poziom CO₂ o {ppm} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A green plant replaces the leftmost one when no slot is empty.</source>
      <translation>Gdy nie ma pustego pola, elektrownia ekologiczna zastępuje skrajną lewą.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Project space in {region}: {grant}</source>
      <translation>Miejsce na projekt w regionie {region}: {grant}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist of {player} works here.</source>
      <translation>Pracuje tu naukowiec gracza {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Scientist of {player}</source>
      <translation>Naukowiec gracza {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topics: {energies}.</source>
      <translation>Tematy: {energies}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Held at the end of the turn in which every topic has a scientist.</source>
      <translation>Kończy się z końcem tury, w której każdy temat ma prelegenta.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Tiles left in the stack: {count}.</source>
      <translation>Żetony w stosie: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topic {energy}</source>
      <translation>Temat „{energy}”</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist comes here from a project of the same energy, and stays until the summit.</source>
      <translation>Naukowiec trafia tu z projektu tego samego rodzaju energii i zostaje do końca kongresu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>Na rynku: {count}. Cena: ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Raz w turze możesz kupić jedno PNE albo sprzedać jedno ze swoich zasobów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>A sale lowers the price; when the last one goes, the bank refills and the price rises.</source>
      <translation>Sprzedaż obniża cenę; gdy zejdzie ostatnie PNE, bank uzupełnia rynek i cena wzrasta.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>The market ran empty in this turn: nothing can be sold until the next.</source>
      <translation>W tej turze na rynku zabrakło PNE: do następnej nie można sprzedawać.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Draws a fossil plant when the next decade begins, unless a plant is built.</source>
      <translation>Na początku następnej dekady powstanie tu elektrownia konwencjonalna, chyba że ktoś wcześniej zbuduje ekologiczną.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Still empty.</source>
      <translation>Jeszcze puste.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: zapotrzebowanie w dekadzie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Built by {player} in {region}.</source>
      <translation>Region: {region}. Budujący: {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{project} in {region}: {state}</source>
      <translation>{project} w regionie {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in the bank: {count}.</source>
      <translation>PNE w banku: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Zasoby technologiczne w zasobach ogólnych: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards played: {cards}.</source>
      <translation>Zagrane karty lobbowania: {cards}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards in the pile: {count}.</source>
      <translation>Karty lobbowania w stosie: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals in the pile: {count}.</source>
      <translation>Cele NZ w stosie: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>No {energy} plant is left</source>
      <translation>Nie ma już elektrowni „{energy}”</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Plants left: {count}.</source>
      <translation>Pozostałe elektrownie: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Tiles left: {count}.</source>
      <translation>Pozostałe żetony: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Poziom CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>From {ppm} ppm on, events strike.</source>
      <translation>Od {ppm} ppm następują katastrofy.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm after a supply phase the planet is lost.</source>
      <translation>Przy {ppm} ppm po fazie zasobów planeta jest zniszczona.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Points: {count}</source>
      <translation>Punkty: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Money: ${count}</source>
      <translation>Pieniądze: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in hand: {count}</source>
      <translation>PNE w zasobach gracza: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes: {count}</source>
      <translation>Zasoby technologiczne: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Naukowcy w zasobach gracza: {hand}, do zatrudnienia: {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards: {count}</source>
      <translation>Karty lobbowania: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals: {goals}</source>
      <translation>Cele NZ: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has a company goal.</source>
      <translation>Ma cel firmy.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has discarded the company goal.</source>
      <translation>Cel firmy wymieniony na pieniądze.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Start player.</source>
      <translation>Gracz rozpoczynający.</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>There is nothing to show yet.</source>
      <translation>Nie ma jeszcze nic do pokazania.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {first} at the beginning, {last} now, never below {low} or above {high}.</source>
      <translation>{name}: na początku {first}, teraz {last}, nigdy poniżej {low} ani powyżej {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {value}</source>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Step {step}</source>
      <translation>Krok {step}</translation>
    </message>
  </context>
  <context>
    <name>CoverPanel</name>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>{name}, it is your decision</source>
      <translation>{name}, twoja decyzja</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Everybody else looks away now.</source>
      <translation>Wszyscy pozostali niech teraz nie patrzą.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>I am {name}</source>
      <translation>To ja, {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Since your last turn</source>
      <translation>Od twojej ostatniej tury</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Nothing has happened since your last turn.</source>
      <translation>Od twojej ostatniej tury nic się nie wydarzyło.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Go on</source>
      <translation>Dalej</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Decade {number}</source>
      <translation>Dekada {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>All energies together</source>
      <translation>Wszystkie dziedziny razem</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Points</source>
      <translation>Punkty</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>CO₂ level</source>
      <translation>Poziom CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Open environmental goals</source>
      <translation>Nieosiągnięte cele środowiskowe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did you lose?</source>
      <translation>Kiedy doszło do porażki?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did you win?</source>
      <translation>Jak doszło do zwycięstwa?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did we win?</source>
      <translation>Jak doszło do zwycięstwa?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did we lose?</source>
      <translation>Kiedy doszło do porażki?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: limit</source>
      <translation>{ppm} ppm: limit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: two disasters</source>
      <translation>{ppm} ppm: dwie katastrofy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: disasters</source>
      <translation>{ppm} ppm: katastrofy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead in the last step.</source>
      <translation>{name} obejmuje prowadzenie w ostatnim kroku.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step}</source>
      <translation>krok {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead for good at {step}.</source>
      <translation>{name} na dobre obejmuje prowadzenie ({step}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step} ({change} ppm)</source>
      <translation>krok {step} ({change} ppm)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>The largest changes: {steps}.</source>
      <translation>Największe zmiany: {steps}.</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <location filename="../co2desk/ui/ending/context.py" />
      <source>The team</source>
      <translation>Zespół</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>End of the game</source>
      <translation>Koniec gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Look at the board</source>
      <translation>&amp;Obejrzyj planszę</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Save…</source>
      <translation>&amp;Zapisz…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Replay</source>
      <translation>&amp;Powtórka</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Play again</source>
      <translation>Zagraj &amp;jeszcze raz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>Counting the points</source>
      <translation>Podliczanie punktów</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{reason} Alone, the points count, without a last income.</source>
      <translation>{reason} W grze solo punkty się liczą, bez ostatniego przychodu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The game is lost</source>
      <translation>Gra przegrana</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The planet is lost</source>
      <translation>Planeta zniszczona</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} reaches {points}</source>
      <translation>{name} zdobywa {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} wins</source>
      <translation>Wygrywa {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The team wins</source>
      <translation>Zespół wygrywa</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{names} share the victory</source>
      <translation>Wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>&amp;Next step</source>
      <translation>&amp;Następny krok</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Show &amp;all</source>
      <translation>Pokaż &amp;wszystko</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Points at the end</source>
      <translation>Punkty na koniec</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Before the scoring</source>
      <translation>Przed podliczaniem</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Final</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>So far</source>
      <translation>Dotychczas</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} ({card}): {text}.</source>
      <translation>{name} ({card}): {text}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{names} have {points} each, so other merits are compared.</source>
      <translation>{names} – po {points}, więc porównuje się inne osiągnięcia.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>No difference: {criteria}.</source>
      <translation>Bez różnicy: {criteria}.</translation>
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
      <translation>Pieniądze, które dały punkty, liczą się tu nadal w całości.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nothing is left to compare, so the victory is shared.</source>
      <translation>Nie ma już czego porównywać: wspólne zwycięstwo.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nobody wins, and nothing is scored.</source>
      <translation>Nikt nie wygrywa, punktów się nie podlicza.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Expertise in {energy}</source>
      <translation>Doświadczenie w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Green plants</source>
      <translation>Elektrownie ekologiczne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Regions under control</source>
      <translation>Kontrolowane regiony</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>UN goals</source>
      <translation>Cele NZ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Infrastructures</source>
      <translation>Infrastruktury</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money</source>
      <translation>Pieniądze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>How the game was judged</source>
      <translation>Jak oceniono grę</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>To win, all of this had to be true</source>
      <translation>Warunki zwycięstwa (wszystkie)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: kept. {more}</source>
      <translation>{condition}: spełnione. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not kept. {more}</source>
      <translation>{condition}: niespełnione. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not asked for, the game ended before. {more}</source>
      <translation>{condition}: niewymagane, gra skończyła się wcześniej. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{fact}.</source>
      <translation>{fact}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The game ended before this was asked for.</source>
      <translation>Gra skończyła się, zanim było to wymagane.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>CO₂ level at most {ppm} ppm</source>
      <translation>Poziom CO₂ najwyżej {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{ppm} ppm</source>
      <translation>{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Buying it down would have cost {price}, with {had} left.</source>
      <translation>Obniżenie kosztowałoby {price}; do dyspozycji: {had}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Never fewer than 0 points</source>
      <translation>Nigdy mniej niż 0 punktów</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>All personal goals met</source>
      <translation>Spełnione wszystkie cele osobiste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A personal goal met by everybody</source>
      <translation>Cel osobisty spełniony przez każdego</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>UN goals left open, at most {n}</source>
      <translation>Niezrealizowane cele NZ: najwyżej {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Open: {n}</source>
      <translation>Niezrealizowane: {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed when the game ended.</source>
      <translation>Niespełniony na koniec gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed with step {step}.</source>
      <translation>Nie do spełnienia od kroku {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Met since step {step}.</source>
      <translation>Spełniony od kroku {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Personal goals</source>
      <translation>Cele osobiste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: personal goals met: {met} of {all}.</source>
      <translation>{name}: spełnione cele osobiste: {met} z {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}</source>
      <translation>{goal}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}, since decade {decade} (step {step})</source>
      <translation>{goal}: {count}, od dekady {decade} (krok {step})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rating</source>
      <translation>Ocena</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rank {rank} of {ranks}</source>
      <translation>Ranga {rank} z {ranks}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{points} and {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <translation>{points} i {more} za poziom CO₂: 1 za każde {ppm} ppm poniżej limitu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The ranks begin at {points}.</source>
      <translation>Progi rang: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The printed table is not known; this one is our own.</source>
      <translation>Drukowana tabela nie jest znana; ta jest nasza własna.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <translation>{name}: {rank}. {sums} {begin} {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{have} of {needed}</source>
      <translation>{have} z {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A narrow escape</source>
      <translation>O włos od klęski</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A truce with the climate</source>
      <translation>Rozejm z klimatem</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A lasting recovery</source>
      <translation>Trwała poprawa</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A green century</source>
      <translation>Zielone stulecie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A planet at its best</source>
      <translation>Planeta w rozkwicie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {change} ppm</source>
      <translation>Dekada {decade}: {change} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}</source>
      <translation>Krok {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}. {changes}. {causes}</source>
      <translation>Krok {step}. {changes}. {causes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Look at the board at this moment.</source>
      <translation>Obejrzyj planszę z tego momentu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>When did it go wrong? These steps changed the level most:</source>
      <translation>Kiedy coś poszło nie tak? Te kroki najbardziej zmieniły poziom:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What cost most, decade by decade</source>
      <translation>Co kosztowało najwięcej, dekada po dekadzie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What had to be paid, decade by decade</source>
      <translation>Za co trzeba było zapłacić, dekada po dekadzie</translation>
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
      <translation>Koniec dekady {decade}: {changes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {changes}</source>
      <translation>Dekada {decade}: {changes}</translation>
    </message>
  </context>
  <context>
    <name>Expected</name>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>one effect, such as {example}</source>
      <translation>jeden efekt, na przykład „{example}”</translation>
    </message>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>effects: {count}</source>
      <translation>efekty: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a price from {least} to {most}</source>
      <translation>cena od {least} do {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{words}, in this order</source>
      <translation>{words}, w tej kolejności</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <translation>żetony elektrowni konwencjonalnych: co najmniej {least}, po jednym na każde pole, które może się zapełnić</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <translation>żetony „{fossil}” rozłożone lub usunięte: maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at least {least}, one for each region</source>
      <translation>co najmniej {least}, po jednym na każdy region</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a tile with {energy}</source>
      <translation>żeton z rodzajem energii „{energy}”</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/first_checks.py" />
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/components/sources.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>none</source>
      <extracomment>What was found: no such thing.</extracomment>
      <translation>brak</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of them twice</source>
      <translation>powtórzenie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>different energies</source>
      <translation>różne rodzaje energii</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>cards in a hand: at most {most}, to deal to everybody (players: {players})</source>
      <translation>karty na ręce: maksymalnie {most}, aby wystarczyło dla wszystkich (gracze: {players})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>more</source>
      <extracomment>What was found: more than the limit.</extracomment>
      <translation>więcej</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture</source>
      <translation>brak symbolu</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture for the action {action}</source>
      <translation>brak symbolu przy akcji „{action}”</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>one picture for the action {action}: {words}</source>
      <translation>jeden symbol przy akcji „{action}”: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>expertise only on a card that shows an energy</source>
      <translation>doświadczenie tylko na karcie, która pokazuje rodzaj energii</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>1, as a card moves one scientist</source>
      <translation>1, bo karta przesuwa jednego naukowca</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, the length of the {energy} track</source>
      <translation>maksymalnie {most} (długość toru „{energy}”)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>the cards {first} to {last}</source>
      <translation>karty od {first} do {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a card {number}</source>
      <translation>karta {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no such card</source>
      <translation>brak takiej karty</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{number}, as in {key}</source>
      <translation>{number}, jak w „{key}”</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a number that no other card has</source>
      <translation>numer, którego nie ma żadna inna karta</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>numbers of company goals, each once</source>
      <translation>numery celów firmy, każdy tylko raz</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>company goals left to deal: at least {least}</source>
      <translation>cele firmy, które zostają do rozdania: co najmniej {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, all {energy} plants</source>
      <translation>maksymalnie {most} (wszystkie elektrownie „{energy}”)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <source>at most {depth} levels and {values} values</source>
      <translation>maksymalna liczba poziomów: {depth}, wartości: {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of the keys {keys}</source>
      <translation>jeden z kluczy {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>the key {key}</source>
      <translation>klucz {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/problems.py" />
      <source>a block of keys</source>
      <translation>blok kluczy</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and five players</source>
      <translation>łącznie PNE: co najmniej {least}, dla regionów, rynku i pięciu graczy</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most} ppm, where the planet is lost</source>
      <translation>maksymalnie {most} ppm: przy tym poziomie planeta jest zniszczona</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>more than {least} ppm, the highest level at the start</source>
      <translation>więcej niż {least} ppm (najwyższy poziom na początku)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, all UN goals</source>
      <translation>maksymalnie {most} (wszystkie cele NZ)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, an event for each decade after the first</source>
      <translation>maksymalnie {most}: jedno zdarzenie na każdą dekadę po pierwszej</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at least one plant</source>
      <translation>co najmniej jedna elektrownia</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <translation>elektrownie „{energy}” według rosnącej liczby zasobów technologicznych: na żetonie {tile} co najmniej {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>tiles with two topics: at least {least}, more than the board has spaces</source>
      <translation>żetony kongresów dwutematycznych: co najmniej {least}, więcej niż pól na planszy</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one discount and nothing else with the action {action}</source>
      <translation>jedna zniżka i nic więcej przy akcji „{action}”</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>a discount only with the action {action}</source>
      <translation>zniżka tylko przy akcji „{action}”</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one card for {region}</source>
      <translation>jedna karta dla regionu „{region}”</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one tile for each region: {count}</source>
      <translation>jeden żeton na każdy region: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>nothing</source>
      <extracomment>What was found in the place of a value.</extracomment>
      <translation>brak wartości</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>a number far too large</source>
      <translation>o wiele za duża liczba</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>the text {text}</source>
      <translation>tekst {text}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>a list</source>
      <translation>lista</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>something else</source>
      <translation>coś innego</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>'{text}'</source>
      <extracomment>The quotation marks of the language, around words from a file.</extracomment>
      <translation>„{text}”</translation>
    </message>
    <message>
      <location filename="../co2desk/components/profiles.py" />
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/machine/phrases.py" />
      <source>one of {words}</source>
      <translation>jedna z wartości {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>a whole number from {least} to {most}</source>
      <translation>liczba całkowita od {least} do {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {least} to {most}</source>
      <translation>lista o długości od {least} do {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {count}</source>
      <translation>lista o długości {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>each of {words} once</source>
      <translation>każda z wartości {words} dokładnie raz</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block with the keys {keys}</source>
      <translation>blok z kluczami {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/session/session.py" />
      <source>a value</source>
      <translation>wartość</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block of entries with numbers from 1 to {most}</source>
      <translation>blok wpisów o numerach od 1 do {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a number from 1 to {most} as key</source>
      <translation>liczba od 1 do {most} jako klucz</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a gap</source>
      <translation>luka</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>the number {number} before it</source>
      <translation>przedtem numer {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and four players</source>
      <translation>łącznie PNE: co najmniej {least}, dla regionów, rynku i czterech graczy</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>tech in all: at least {least}, for four players and inspectors</source>
      <translation>łącznie zasobów technologicznych: co najmniej {least}, dla czterech graczy i inspektorów</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>2, one for the plant goals and one for the summit goals</source>
      <translation>2: jeden dla celów dotyczących elektrowni, drugi dla celów dotyczących kongresów</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a level from {least} to {most}</source>
      <translation>poziom od {least} do {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most} ppm, so that the first energy supply is survived</source>
      <translation>maksymalnie {most} ppm, aby przetrwać pierwsze zaopatrzenie w energię</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}, the step of reduction</source>
      <translation>wielokrotność liczby {step} (krok redukcji)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}: so many ppm move an inspector by one tile</source>
      <translation>wielokrotność liczby {step} (tyle ppm przesuwa inspektora o jeden żeton)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>fossil tiles left: at least {least}, one for each region</source>
      <translation>pozostałe żetony elektrowni konwencjonalnych: co najmniej {least}, po jednym na każdy region</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>one price for each decade: {count}</source>
      <translation>jedna cena na każdą dekadę: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the rounds of other decades</source>
      <translation>maksymalnie {most} (liczba rund w innych dekadach)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>projects of level 1 above those of level 2</source>
      <translation>projekty poziomu 1 nad projektami poziomu 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, where level 2 begins</source>
      <translation>maksymalnie {most}: tam zaczyna się poziom 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all summit tiles</source>
      <translation>maksymalnie {most} (wszystkie żetony kongresów)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all tiles of the group</source>
      <translation>maksymalnie {most} (wszystkie żetony tej grupy)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {count} topics, which goals ask for</source>
      <translation>żeton (liczba tematów: {count}), którego wymagają cele</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {energy}, which goals ask for</source>
      <translation>żeton z tematem „{energy}”, którego wymagają cele</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>cards kept in the draft: {count}, as many as are dealt</source>
      <translation>karty zatrzymywane w drafcie: {count}, tyle, ile się rozdaje</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all cards in {deck}</source>
      <translation>maksymalnie {most} (wszystkie karty w „{deck}”)</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>at most {most}</source>
      <translation>maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the most that can be reached</source>
      <translation>maksymalnie {most}: tyle da się osiągnąć</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 2 tiles</source>
      <translation>co najmniej 2 żetony</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>ascending numbers</source>
      <translation>liczby w kolejności rosnącej</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, as there is nothing to count</source>
      <translation>0, bo nie ma czego liczyć</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 1</source>
      <translation>co najmniej 1</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a decade from {first} to {last}</source>
      <translation>dekada od {first} do {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, the end of the game</source>
      <translation>0, czyli koniec gry</translation>
    </message>
    <message>
      <location filename="../co2desk/components/sources.py" />
      <source>a source: {words}</source>
      <translation>źródło: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>error {number} of the system</source>
      <translation>błąd systemu nr {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a readable file</source>
      <translation>plik, który da się odczytać</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} bytes</source>
      <translation>liczba bajtów: maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the byte {byte}</source>
      <translation>bajt {byte}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <location filename="../co2desk/session/documents.py" />
      <source>text in UTF-8</source>
      <translation>tekst w UTF-8</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a mistake at column {column}</source>
      <translation>błąd w kolumnie {column}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a character that cannot be printed</source>
      <translation>znak niedrukowalny</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a second one</source>
      <translation>drugi dokument</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>one document</source>
      <translation>jeden dokument</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} values</source>
      <translation>liczba wartości: maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} levels of blocks and lists</source>
      <translation>liczba poziomów bloków i list: maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the alias {alias}</source>
      <translation>alias {alias}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>plain values</source>
      <translation>zwykłe wartości</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the anchor {anchor}</source>
      <translation>kotwica {anchor}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the tag {tag}</source>
      <translation>tag {tag}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a key of small letters, digits and _</source>
      <translation>klucz z małych liter, cyfr i znaku _</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>it again, after line {line}</source>
      <translation>ten sam klucz co w wierszu {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>every key once</source>
      <translation>każdy klucz tylko raz</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <location filename="../co2desk/session/journal.py" />
      <location filename="../co2desk/session/options.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>an object</source>
      <translation>obiekt</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <source>no such key</source>
      <translation>brak takiego klucza</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>a project space such as {space}</source>
      <translation>miejsce na projekty, na przykład „{space}”</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <translation>„{hand}”, miejsce na projekty, na przykład „{space}”, albo miejsce na kongresie, na przykład „{seat}”</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>a whole number</source>
      <translation>liczba całkowita</translation>
    </message>
    <message>
      <location filename="../co2desk/session/builder.py" />
      <source>{least} to {most}</source>
      <translation>od {least} do {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code without a typing mistake; in this one a character is wrong, missing or too many</source>
      <translation>kod bez pomyłki: któryś znak jest błędny, zbędny lub go brakuje</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code of version {known}; this one is of version {found}</source>
      <translation>kod w wersji {known}; ten jest w wersji {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>an edition that this program knows: {editions}</source>
      <translation>wydanie znane programowi: {editions}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a seed and a mark of the component values</source>
      <translation>ziarno losowania i oznaczenie wartości elementów gry</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>code</source>
      <extracomment>Where something is wrong: in a challenge code.</extracomment>
      <translation>kod</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that can be read</source>
      <translation>opcje, które da się odczytać</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that this version knows</source>
      <translation>opcje znane tej wersji</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>words that this version knows</source>
      <translation>słowa znane tej wersji</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>at most {most} characters</source>
      <translation>liczba znaków: maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>only digits and letters other than U, not {letter}</source>
      <translation>tylko cyfry i litery bez U, nie {letter}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>at least {least} characters after {prefix}</source>
      <translation>liczba znaków po „{prefix}”: co najmniej {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file</source>
      <extracomment>Where something is wrong: with the file as a whole.</extracomment>
      <translation>plik</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>a plain file</source>
      <translation>zwykły plik</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>at most {most} MB</source>
      <translation>maksymalnie {most} MB</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>fewer brackets inside brackets</source>
      <translation>mniej nawiasów w nawiasach</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (byte {byte})</source>
      <translation>plik (bajt {byte})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (line {line}, column {column})</source>
      <translation>plik (wiersz {line}, kolumna {column})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>valid JSON</source>
      <translation>poprawny JSON</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>JSON with shorter numbers</source>
      <translation>JSON z krótszymi liczbami</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>numbers, not {word}</source>
      <translation>liczby, nie „{word}”</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal</source>
      <extracomment>Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>zapis bieżący</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>line</source>
      <extracomment>Where something is wrong: in a line of that record.</extracomment>
      <translation>wiersz</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>an undamaged line</source>
      <translation>nieuszkodzony wiersz</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>two lines or more</source>
      <translation>co najmniej dwa wiersze</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal (line {line})</source>
      <translation>zapis bieżący (wiersz {line})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>a saved game before its first action</source>
      <translation>zapisana gra przed pierwszą akcją</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>version {version}</source>
      <translation>wersja {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>a game from its beginning: an edited position is not in the text</source>
      <translation>gra od początku: zmienionej pozycji nie ma w tekście</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>no result: the game goes on</source>
      <translation>brak wyniku: gra toczy się dalej</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <translation>„{one}” lub „{other}” oraz cyfry od 0 do f w liczbie {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with own component values, which are not in the text; a saved game holds them</source>
      <translation>wartości elementów gry {code}: tę grę rozegrano z własnymi wartościami elementów gry, których nie ma w tekście; zawiera je zapisana gra</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game holds them</source>
      <translation>wartości elementów gry {code}: tę grę rozegrano z wartościami elementów gry z innej wersji, których nie ma w tekście; zawiera je zapisana gra</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>action number {number}</source>
      <translation>akcja nr {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{end}, because the game is over</source>
      <translation>„{end}”, bo gra jest zakończona</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>line {line}, {key}</source>
      <translation>wiersz {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>an action such as {example}</source>
      <translation>akcja, na przykład „{example}”</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a line {key}: below the title</source>
      <translation>wiersz „{key}:” pod tytułem</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>line {line}</source>
      <translation>wiersz {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{key} only once</source>
      <translation>„{key}” tylko raz</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{end} at the end: the text is cut off</source>
      <translation>„{end}” na końcu: tekst jest ucięty</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>one of {words}, and a colon</source>
      <translation>jedno ze słów {words}, a po nim dwukropek</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a text of at most {most} characters</source>
      <translation>liczba znaków w tekście: maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{title}: this one is of another version</source>
      <translation>„{title}”: ten zapis jest z innej wersji</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>the title {title}</source>
      <translation>tytuł „{title}”</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>{yes} or {no}</source>
      <translation>{yes} lub {no}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name</source>
      <translation>nazwa</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the number of players</source>
      <translation>liczba graczy</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a whole number up to {most}</source>
      <translation>liczba całkowita, maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of names, numbers and {values}</source>
      <translation>obiekt z nazwami, liczbami i wartościami {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the name of a rulebook profile</source>
      <translation>nazwa profilu instrukcji</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of readings</source>
      <translation>obiekt z interpretacjami zasad</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number, {values}</source>
      <translation>nazwa, liczba, {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number or a list of numbers</source>
      <translation>nazwa, liczba lub lista liczb</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>32 digits from 0 to f</source>
      <translation>32 cyfry od 0 do f</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a recorded position</source>
      <translation>zapisana pozycja</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a list of at most {most} entries</source>
      <translation>lista, liczba wpisów: maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seats.py" />
      <location filename="../co2desk/session/setup.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>an object with the keys {keys}</source>
      <translation>obiekt z kluczami {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a number of actions up to {most}</source>
      <translation>liczba akcji, maksymalnie {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>more than {least}</source>
      <translation>więcej niż {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a fingerprint</source>
      <translation>suma kontrolna</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a turn after entry {entry}</source>
      <translation>tura po wpisie {entry}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a list of seats, one for each player: {count}</source>
      <translation>lista miejsc przy stole, po jednym dla każdego gracza: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a sign that nobody else has</source>
      <translation>znak, którego nie ma nikt inny</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a name of 1 to {most} characters</source>
      <translation>imię, liczba znaków: od 1 do {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>{person}, or the name of a computer player</source>
      <translation>„{person}” lub nazwa gracza komputerowego</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>the code of a language, such as {examples}</source>
      <translation>kod języka, na przykład {examples}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/second_chance.py" />
      <source>{word}: there is one rulebook and no misprint in it</source>
      <translation>„{word}”: jest tylko jedna instrukcja i nie ma w niej błędu w druku</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>the reading that the game is played with</source>
      <translation>interpretacja zasady z tej gry</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a position that can be played (code: {code})</source>
      <translation>pozycja, od której da się grać (kod: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a legal action (code: {code})</source>
      <translation>dozwolona akcja (kod: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/takebacks.py" />
      <source>something to undo</source>
      <translation>coś do cofnięcia</translation>
    </message>
  </context>
  <context>
    <name>FileWords</name>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{where}: expected: {expected}</source>
      <extracomment>{where} is a line or a path of keys in a file, such as options.players.</extracomment>
      <translation>{where}: wymagane: {expected}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{place}: expected: {expected}; found: {found}</source>
      <extracomment>{place} is a file with a line and a path of keys in it, such as plants.solar.3.</extracomment>
      <translation>{place}: wymagane: {expected}; znalezione: {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}, {key}</source>
      <translation>{file}, wiersz {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}</source>
      <translation>{file}, wiersz {line}</translation>
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
      <translation>Dekada {decade}: nowe elektrownie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it.</source>
      <translation>Co jeszcze nastąpi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Before decade {decade}</source>
      <translation>Przed dekadą {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What its supply phase would bring now.</source>
      <translation>Co przyniosłaby teraz faza zasobów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>If decade {decade} ended now</source>
      <translation>Gdyby dekada {decade} kończyła się teraz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What the supply phase of decade {decade} would bring.</source>
      <translation>Co przyniosłaby faza zasobów w dekadzie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Last decade: no supply phase follows, scoring begins.</source>
      <translation>Ostatnia dekada: potem już tylko podliczanie punktów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The game would end: no supply phase follows, scoring begins.</source>
      <translation>Gra by się skończyła: bez fazy zasobów, od razu podliczanie punktów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income still to be divided</source>
      <translation>Przychód jeszcze do podziału</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Everybody has had the income of this decade.</source>
      <translation>Przychód z tej dekady jest już wypłacony.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income</source>
      <translation>Przychód</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Nobody earns anything yet.</source>
      <translation>Nikt nie ma jeszcze przychodu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Income in the final scoring</source>
      <translation>Przychód przy podliczaniu punktów</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>There is none.</source>
      <translation>Brak.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>End of the game</source>
      <translation>Koniec gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Decade {decade} of {decades}</source>
      <translation>Dekada {decade} z {decades}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The CO₂ level ends the game after the supply phase.</source>
      <translation>Poziom CO₂ zakończy grę po fazie zasobów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on, unless the CO₂ level ends it.</source>
      <translation>Gra toczy się dalej, chyba że zakończy ją poziom CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on after this decade.</source>
      <translation>Gra toczy się dalej po tej dekadzie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>This decade is the last one: scoring follows it.</source>
      <translation>To ostatnia dekada: po niej podliczanie punktów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The game ends after this decade, and scoring begins.</source>
      <translation>Gra kończy się po tej dekadzie i zaczyna się podliczanie punktów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This ends the game.</source>
      <translation>{condition}. To kończy grę.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This does not end the game yet.</source>
      <translation>{condition}. To jeszcze nie kończy gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {needed} or more</source>
      <translation>Regiony z samymi elektrowniami ekologicznymi: {needed} lub więcej</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {number} of {needed}</source>
      <translation>Regiony z samymi elektrowniami ekologicznymi: {number} z {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <translation>CO₂ znów poniżej {limit} ppm: okaże się po fazie zasobów</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: not reached in this decade</source>
      <translation>CO₂ znów poniżej {limit} ppm: nie w tej dekadzie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm</source>
      <translation>CO₂ znów poniżej {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event follows.</source>
      <translation>Nie nastąpi żadne zdarzenie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike.</source>
      <translation>Następują katastrofy.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike from {limit} ppm on.</source>
      <translation>Katastrofy następują od {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No supply phase follows: the CO₂ level rises no more.</source>
      <translation>Nowe elektrownie konwencjonalne już nie powstaną: poziom nie wzrośnie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution cannot end the game in this supply phase.</source>
      <translation>Zanieczyszczenie nie może zakończyć gry w tej fazie zasobów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet cannot be lost in this supply phase.</source>
      <translation>Tym razem planeta nie może zostać zniszczona.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game after this supply phase.</source>
      <translation>Zanieczyszczenie zakończy grę po tej fazie zasobów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet is lost after this supply phase.</source>
      <translation>Po tej fazie zasobów planeta będzie zniszczona.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Chance that pollution ends the game: {chance}.</source>
      <translation>Szansa, że zanieczyszczenie zakończy grę: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Chance that the planet is lost: {chance}.</source>
      <translation>Szansa, że planeta zostanie zniszczona: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The start player may begin with another region. Then others may have to buy.</source>
      <translation>Gracz rozpoczynający może zacząć od innego regionu. Wtedy może się zdarzyć, że kupić musi ktoś inny.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No slot is left for a plant, but a CEP is due.</source>
      <translation>Nie ma pola na elektrownię, ale należy zapłacić PNE.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}.</source>
      <translation>{name} nie ma PNE i musi kupić je za {price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <translation>{name} nie ma PNE i musi kupić je za {price} (zapłata: {paid}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or only {least} with the income taken in money.</source>
      <translation>{name} nie ma PNE i musi kupić je za {price} (zapłata: {paid}; tylko {least}, jeśli weźmie przychód w pieniądzach).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or no points with the income taken in money.</source>
      <translation>{name} nie ma PNE i musi kupić je za {price} (zapłata: {paid}; bez straty punktów, jeśli weźmie przychód w pieniądzach).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Event</source>
      <translation>Zdarzenie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event card is left.</source>
      <translation>Nie ma już kart zdarzeń.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{title}: {region}.</source>
      <translation>{title}: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Strikes for certain</source>
      <translation>Nastąpi na pewno</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <translation>Poziom CO₂ wyniesie {limit} ppm lub więcej.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>May strike</source>
      <translation>Może nastąpić</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>It does if the CO₂ level reaches {limit} ppm.</source>
      <translation>Stanie się tak, jeśli poziom CO₂ osiągnie {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Does not strike</source>
      <translation>Nie nastąpi</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level stays below {limit} ppm.</source>
      <translation>Poziom CO₂ pozostanie poniżej {limit} ppm.</translation>
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
      <translation>Nikt nic nie traci: wszyscy gracze mają tam elektrownie ekologiczne.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>UN goal {card} leaves the row.</source>
      <translation>Cel NZ {card} zostaje usunięty z gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} gives {cubes}.</source>
      <translation>{name} przekazuje {cubes}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no technology and loses {points}.</source>
      <translation>{name} nie ma zasobów technologicznych i traci {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Open environmental goals</source>
      <translation>Nieosiągnięte cele środowiskowe</translation>
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
      <translation>Wszystkie cele są osiągnięte: nic już nie kosztują.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Under an inspector, and counted twice: {number}</source>
      <translation>Obok inspektora, liczone podwójnie: {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>In later decades, if none of them is achieved.</source>
      <translation>W kolejnych dekadach, jeśli żaden nie zostanie osiągnięty.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade}, {points} each</source>
      <translation>Dekada {decade}, po {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{lowest} to {highest}</source>
      <translation>od {lowest} do {highest}</translation>
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
      <translation>Dekada {decade} z {decades}: po niej rozstrzygnięcie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This holds.</source>
      <translation>{condition}. Warunek spełniony.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This does not hold yet.</source>
      <translation>{condition}. Warunek jeszcze niespełniony.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, at most {allowed} may stay so</source>
      <translation>Niezrealizowane cele NZ: {open}, może ich pozostać najwyżej {allowed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, and {allowed} may stay so</source>
      <translation>Niezrealizowane cele NZ: {open}, może ich pozostać {allowed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Own personal goals met: {met}, needed: {needed}</source>
      <translation>Własne spełnione cele osobiste: {met}, wymagane: {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Every partner needs one as well. Theirs are secret.</source>
      <translation>Każdy partner też musi spełnić jeden. Cele partnerów są tajne.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Personal goal: {goal}. {count}.</source>
      <translation>Cel osobisty: {goal}. {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal} ({count})</source>
      <translation>{goal} ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{have} of {needed}</source>
      <translation>{have} z {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Solo goal {card}</source>
      <translation>Cel solo {card}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. This cannot be met any more.</source>
      <translation>{goal}. Tego nie da się już spełnić.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. Met in time.</source>
      <translation>{goal}. Spełniony na czas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of decade {decade}.</source>
      <translation>{goal}, do końca dekady {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of the game.</source>
      <translation>{goal}, do końca gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{title}: {count}. {explanation}</source>
      <translation>{title}: {count}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points</source>
      <translation>Punkty</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Now</source>
      <translation>Teraz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Income, if all of it is taken in points</source>
      <translation>Przychód, jeśli cały w punktach</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Penalties for missing CEPs</source>
      <translation>Kary za brakujące PNE</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction to {limit} ppm</source>
      <translation>Redukcja do {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Left</source>
      <translation>Pozostanie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Lost for certain</source>
      <translation>Pewna przegrana</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Missing for goals and penalties alone: {points}.</source>
      <translation>Na same cele i kary zabraknie: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The CO₂ level cannot be brought down to {limit} ppm.</source>
      <translation>Poziomu CO₂ nie da się obniżyć do {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>May be lost</source>
      <translation>Możliwa przegrana</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice, with all income in points.</source>
      <translation>Szansa, że punktów nie wystarczy, nawet z całym przychodem w punktach.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice.</source>
      <translation>Szansa, że punktów nie wystarczy.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe with points out of the income</source>
      <translation>Bezpiecznie z punktami z przychodu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>At least {points} of the income must be taken in points.</source>
      <translation>Z przychodu trzeba wziąć w punktach co najmniej {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe</source>
      <translation>Bezpiecznie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice, also with all income in money.</source>
      <translation>Punktów wystarczy, także z całym przychodem w pieniądzach.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice.</source>
      <translation>Punktów wystarczy.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>It does not rise above {limit} ppm in this decade.</source>
      <translation>W tej dekadzie nie wzrośnie powyżej {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>What is above {limit} ppm has to be bought back.</source>
      <translation>To, co powyżej {limit} ppm, trzeba wykupić.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that it rises above {limit} ppm: {chance}. That has to be bought back.</source>
      <translation>Szansa, że wzrośnie powyżej {limit} ppm: {chance}. Nadwyżkę trzeba wykupić.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>No reduction needed</source>
      <translation>Redukcja niepotrzebna</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {steps}</source>
      <translation>Redukcja: {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {lowest} to {steps}</source>
      <translation>Redukcja: {lowest}–{steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade.</source>
      <translation>Krok o {ppm} ppm kosztuje w tej dekadzie {now}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade, then {later}.</source>
      <translation>Krok o {ppm} ppm kosztuje w tej dekadzie {now}, potem {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Two events strike at the end of a decade.</source>
      <translation>Na koniec dekady następują dwa zdarzenia.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>From {limit} ppm on two events strike.</source>
      <translation>Od {limit} ppm następują dwa zdarzenia.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No energy supply follows: the CO₂ level rises no more.</source>
      <translation>Zaopatrzenia w energię już nie będzie: poziom nie wzrośnie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet cannot be lost in this energy supply.</source>
      <translation>Podczas tego zaopatrzenia w energię planeta nie może zostać zniszczona.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost in this energy supply.</source>
      <translation>Podczas tego zaopatrzenia w energię planeta zostanie zniszczona.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Events of this decade</source>
      <translation>Zdarzenia w tej dekadzie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No event is left.</source>
      <translation>Nie ma już zdarzeń.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The future event strikes in the next decade: {region}.</source>
      <translation>Przyszłe zdarzenie nastąpi w następnej dekadzie: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>It strikes everybody without a plant or infrastructure there.</source>
      <translation>Dotyczy wszystkich bez elektrowni i bez infrastruktury w tym regionie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Nobody loses anything.</source>
      <translation>Nikt nic nie traci.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <translation>{name} przekazuje {cubes}; kara: {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <translation>{name} przekazuje {cubes} i płaci PNE (źródło: {sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <translation>{name} traci {points}; kara: {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <translation>{name} traci {points} i płaci PNE (źródło: {sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Points as they stand</source>
      <translation>Punkty w obecnej sytuacji</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Place {place}: {name}, {points}.</source>
      <translation>Miejsce {place}: {name}, {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <translation>Cele, pieniądze, zasoby technologiczne i cele NZ podlicza się na koniec.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The CO₂ level ends the game in the energy supply.</source>
      <translation>Poziom CO₂ zakończy grę podczas zaopatrzenia w energię.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>End of decade {decade}</source>
      <translation>Koniec dekady {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What it would cost if it ended at once.</source>
      <translation>Ile by kosztowała, gdyby natychmiast się skończyła.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the rest of it would cost.</source>
      <translation>Ile kosztowałaby jej reszta.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Energy supply of decade {decade}</source>
      <translation>Dekada {decade}: zaopatrzenie w energię</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the CO₂ level still costs.</source>
      <translation>Ile jeszcze kosztuje poziom CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it, and at the end of the decade.</source>
      <translation>Co jeszcze nastąpi, także na koniec dekady.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its energy supply and its end would bring now.</source>
      <translation>Co przyniosłyby teraz zaopatrzenie w energię i koniec dekady.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Last decade: no energy supply follows, scoring begins.</source>
      <translation>Ostatnia dekada: po niej nie ma zaopatrzenia w energię, tylko podliczanie punktów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its end and the energy supply of decade {decade} would bring.</source>
      <translation>Co przyniosłyby jej koniec i zaopatrzenie w energię w dekadzie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>about {expected} ({lowest} to {highest})</source>
      <translation>około {expected} (od {lowest} do {highest})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <translation>{name} nie ma PNE, by zapłacić – kara: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The plant is there and still to be paid for.</source>
      <translation>Elektrownia już stoi, a trzeba za nią jeszcze zapłacić.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>CO₂ level</source>
      <translation>Poziom CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm.</source>
      <translation>Poziom CO₂ wynosi {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level stays at {now} ppm.</source>
      <translation>Poziom CO₂ pozostanie na {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <translation>Poziom CO₂ wzrośnie z {now} do {highest} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.</source>
      <translation>Poziom CO₂ wynosi {now} ppm. Spodziewane około {expected}, możliwe {lowest}–{highest}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm below {limit}</source>
      <translation>{ppm} ppm poniżej {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>Exactly {limit} ppm</source>
      <translation>Dokładnie {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm above {limit}</source>
      <translation>{ppm} ppm powyżej {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants still to come</source>
      <translation>Nowe elektrownie konwencjonalne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants to come</source>
      <translation>Nowe elektrownie konwencjonalne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>No region gets a fossil plant.</source>
      <translation>W żadnym regionie nie powstanie elektrownia konwencjonalna.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region}: {payment}</source>
      <translation>{region}: {payment}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{name} pays a CEP from {sources}.</source>
      <translation>{name} płaci PNE (źródło: {sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region} pays one of its own CEPs.</source>
      <translation>Region {region} płaci własne PNE.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <translation>Nikt nie kontroluje regionu i nie ma w nim PNE: nikt nie płaci.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Players: {names}.</source>
      <translation>Gracze: {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Total</source>
      <translation>Łącznie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Leads the track</source>
      <translation>Lider na torze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} earns {amount}</source>
      <translation>{name} otrzymuje {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} leads and earns {amount}</source>
      <translation>{name} prowadzi i otrzymuje {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>While a game is played, you see here what would follow if the decade ended now.</source>
      <translation>Podczas gry zobaczysz tu, co by się stało, gdyby dekada kończyła się teraz.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>An arrow leads to what holds after the move.</source>
      <translation>Strzałka prowadzi do stanu po akcji.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>The move changes nothing here.</source>
      <translation>Akcja nic tu nie zmienia.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>{percent} %</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source>no longer</source>
      <translation>już nie</translation>
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
      <translation>Po akcji już to nie obowiązuje.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move: {then}</source>
      <translation>Po akcji: {then}</translation>
    </message>
  </context>
  <context>
    <name>GameFiles</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>{file} holds something else by now than this game. Nothing is saved yet.</source>
      <translation>{file} zawiera teraz coś innego niż tę grę. Nic jeszcze nie zapisano.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <location filename="../co2desk/ui/files/names.py" />
      <source>Overwrite</source>
      <translation>Zastąp plik</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <translation>Zapisz jako…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save the game</source>
      <translation>Zapisz grę</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game could not be saved as {file}: {reason}. It is still here; try another place.</source>
      <translation>Nie udało się zapisać gry jako {file}: {reason}. Gra nadal tu jest; spróbuj w innym miejscu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Open a saved game</source>
      <translation>Otwórz zapisaną grę</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Games of co2desk (*{suffix})</source>
      <translation>Gry co2desk (*{suffix})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>CO₂ {players}</source>
      <translation>CO₂ {players}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>{file} exists already.</source>
      <translation>Plik {file} już istnieje.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The game</source>
      <translation>Gra</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The text in the clipboard</source>
      <translation>Tekst w schowku</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own; everybody in it is a person at this screen.</source>
      <translation>Osobna gra; wszyscy gracze są osobami przy tym ekranie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own, played on from step {step}. The other one stays as it was.</source>
      <translation>Osobna gra, grana dalej od kroku {step}. Tamta pozostaje bez zmian.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} could not be read: {reason}.</source>
      <translation>Nie udało się odczytać: {file} ({reason}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is not a game that can be opened. What is wrong first: {where}.</source>
      <translation>{file} – to nie jest gra, którą można otworzyć. Pierwszy błąd: {where}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). To open it, install that version.</source>
      <translation>{file} – zapis z nowszej wersji co2desk ({version}). Aby go otworzyć, zainstaluj tę wersję.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. Open the game up to there, as a copy?</source>
      <translation>{file} – dane uszkodzone lub zmienione: {where}. Prawidłowe wpisy od początku: {good} z {all}. Otworzyć grę do tego miejsca, jako kopię?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open up to there</source>
      <translation>Otwórz do tego miejsca</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The record of this game is damaged. Entries at its end that cannot be read: {lost}. What is left can be played on, as a copy.</source>
      <translation>Zapis tej gry jest uszkodzony. Końcowe wpisy, których nie da się odczytać: {lost}. Od tego, co zostało, można grać dalej w kopii.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on with what is left</source>
      <translation>Graj dalej od tego, co zostało</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, but the last position that it records can be played on, as a copy.</source>
      <translation>{file} – zapis z nowszej wersji co2desk ({version}). Nie da się tu odczytać akcji, ale w kopii można grać dalej od ostatniej zapisanej pozycji.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on from the position</source>
      <translation>Graj dalej od tej pozycji</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer has another end of the game; the file is a copy now.</source>
      <translation>Na tym komputerze gra potoczyła się inaczej; plik jest teraz kopią.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game is open in another window, and is played there.</source>
      <translation>Ta gra jest otwarta i rozgrywana w innym oknie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open a copy</source>
      <translation>Otwórz kopię</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game was played on after it was saved here. Later entries kept on this computer: {more}.</source>
      <translation>Po zapisaniu w tym pliku grano dalej. Późniejsze wpisy na tym komputerze: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue where it was left</source>
      <translation>Kontynuuj tam, gdzie przerwano</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the saved position as a copy</source>
      <translation>Otwórz zapisaną pozycję jako kopię</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer's own record of the game is damaged. Entries at its end that cannot be read: {lost}. It stays as it is, and the game goes on as a copy.</source>
      <translation>Zapis tej gry na tym komputerze jest uszkodzony. Końcowe wpisy, których nie da się odczytać: {lost}. Zapis pozostaje bez zmian, a gra toczy się dalej w kopii.</translation>
    </message>
  </context>
  <context>
    <name>GameView</name>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Forecast</source>
      <translation>Prognoza</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Log</source>
      <translation>Dziennik gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Goals</source>
      <translation>Cele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Board</source>
      <translation>Plansza</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>It is your turn.</source>
      <translation>Twoja tura.</translation>
    </message>
  </context>
  <context>
    <name>GoalButton</name>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>So far you have {had} of {needed}.</source>
      <translation>Dotychczas masz {had} z {needed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>As things stand it would score {points}.</source>
      <translation>W obecnej sytuacji cel dałby {points}.</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals</source>
      <translation>Cele osobiste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals: {met} of {all} met.</source>
      <translation>Spełnione cele osobiste: {met} z {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You still choose which you keep.</source>
      <translation>Wybór celu do zatrzymania jeszcze przed tobą.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>All of them have to be met when the game ends.</source>
      <translation>Wszystkie muszą być spełnione na koniec gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>One of them has to be met when the game ends.</source>
      <translation>Jeden z nich musi być spełniony na koniec gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met as things stand: it has to stay so to the end.</source>
      <translation>W obecnej sytuacji spełniony: musi tak pozostać do końca.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met for good.</source>
      <translation>Spełniony na stałe.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missing: {amount}.</source>
      <translation>Potrzeba jeszcze: {amount}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Not held yet.</source>
      <translation>Jeszcze się nie zakończył.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>{goal}. {state}</source>
      <translation>{goal}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missed at the end of decade {decade}.</source>
      <translation>Niespełniony na koniec dekady {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met at the end of decade {decade}.</source>
      <translation>Spełniony na koniec dekady {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided at the end of decade {decade}.</source>
      <translation>Rozstrzygnięcie na koniec dekady {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided when the game ends.</source>
      <translation>Rozstrzygnięcie na koniec gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>You have claimed {n}, worth {points} at the end.</source>
      <translation>Zrealizowane przez ciebie: {n}, na koniec dadzą {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open. Still to be claimed: {n}.</source>
      <translation>Niezrealizowanych może pozostać najwyżej {allowed}. Do zrealizowania jeszcze: {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open: enough have been claimed.</source>
      <translation>Niezrealizowanych może pozostać najwyżej {allowed}: dość jest już zrealizowanych.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Whoever sits at the screen sees the own goals here, and nobody else does.</source>
      <translation>Kto siedzi przed ekranem, widzi tu swoje cele, a nikt inny ich nie widzi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Goals of {name}</source>
      <translation>Cele gracza {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{have} of {needed}</source>
      <translation>{have} z {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}: {have} of {needed}. {state}</source>
      <translation>{goal}: {have} z {needed}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Company goal</source>
      <translation>Cel firmy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have discarded it for money.</source>
      <translation>Wymieniony na pieniądze.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Discarded, it brings ${money}: {points} at the end.</source>
      <translation>Po wymianie na ${money} da na koniec {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Worth {points} as things stand.</source>
      <translation>W obecnej sytuacji wart {points}.</translation>
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
      <translation>Cele NZ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{n} on display</source>
      <translation>odkryte: {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals: {n} on display.</source>
      <translation>Odkryte cele NZ: {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}, {energies}: {state}</source>
      <translation>{card}, {energies}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: it waits for your turn.</source>
      <translation>Niczego nie brakuje: czeka na twoją turę.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: you can have it now.</source>
      <translation>Niczego nie brakuje: możesz go teraz zrealizować.</translation>
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
      <translation>Na początek ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous decade ({key})</source>
      <translation>Poprzednia dekada ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous turn ({key})</source>
      <translation>Poprzednia tura ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous step ({key})</source>
      <translation>Poprzedni krok ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next step ({key})</source>
      <translation>Następny krok ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next turn ({key})</source>
      <translation>Następna tura ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next decade ({key})</source>
      <translation>Następna dekada ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the end ({key})</source>
      <translation>Na koniec ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay</source>
      <translation>Szybkość powtórki</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay (faster: {faster}, slower: {slower})</source>
      <translation>Szybkość powtórki (szybciej: {faster}, wolniej: {slower})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Position in the game</source>
      <translation>Pozycja w grze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Since my last turn</source>
      <translation>Od mojej ostatniej tury</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Watch what has happened since you decided last</source>
      <translation>Obejrzyj, co się wydarzyło od twojej ostatniej decyzji</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play on from here</source>
      <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Begins another game at this position. This one stays as it is.</source>
      <translation>Zaczyna drugą grę od tej pozycji. Ta pozostaje bez zmian.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the game as it stands ({key})</source>
      <translation>Powrót do obecnego stanu gry ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Close the replay</source>
      <translation>Zamknij powtórkę</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the present</source>
      <translation>Do teraz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Pause ({key})</source>
      <translation>Wstrzymaj ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play ({key})</source>
      <translation>Odtwarzaj ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{sentence} {next_one}</source>
      <translation>{sentence} {next_one}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · the end of the game</source>
      <translation>Krok {step} z {all} · koniec gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <translation>Krok {step} z {all} · dekada {decade} · tura gracza {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <translation>Krok {step} z {all} · dekada {decade} · decyduje {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{step} · {ppm} ppm</source>
      <translation>{step} · {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>The game begins.</source>
      <translation>Gra się zaczyna.</translation>
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
      <translation>Pokaż doświadczenie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show lobbyist cards</source>
      <translation>Pokaż karty lobbysty</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show income and energy supply</source>
      <translation>Pokaż przychody i zaopatrzenie w energię</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Search the log</source>
      <translation>Szukaj w dzienniku</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Log of the game</source>
      <translation>Dziennik gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Newest</source>
      <translation>Najnowsze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Go to the newest line ({key})</source>
      <translation>Przejdź do najnowszego wpisu ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>In short</source>
      <translation>W skrócie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Leave out small consequences such as payments</source>
      <translation>Pomiń drobne następstwa, takie jak płatności</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Look back</source>
      <translation>Przejrzyj wstecz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step through the game so far ({key}). A double-click on a line goes to its step.</source>
      <translation>Przejdź krok po kroku przez dotychczasową grę ({key}). Dwukrotne kliknięcie wpisu prowadzi do jego kroku.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Since my last turn</source>
      <translation>Od mojej ostatniej tury</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Watch what has happened since you decided last</source>
      <translation>Obejrzyj, co się wydarzyło od twojej ostatniej decyzji</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show what concerns {name}</source>
      <translation>Pokaż, co dotyczy gracza {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show turns, rounds and decades</source>
      <translation>Pokaż tury, rundy i dekady</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show projects, plants and control</source>
      <translation>Pokaż projekty, elektrownie i kontrolę</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show scientists and summits</source>
      <translation>Pokaż naukowców i kongresy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show expertise</source>
      <translation>Pokaż doświadczenie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show CEPs, money and technology</source>
      <translation>Pokaż PNE, pieniądze i zasoby technologiczne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show lobby cards</source>
      <translation>Pokaż karty lobbowania</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show income and supply</source>
      <translation>Pokaż przychody i zapotrzebowanie na energię</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show fossil plants, CO₂ and disasters</source>
      <translation>Pokaż elektrownie konwencjonalne, CO₂ i katastrofy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show goals and points</source>
      <translation>Pokaż cele i punkty</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show the end of the game</source>
      <translation>Pokaż koniec gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Nothing has happened yet. The game is written down here.</source>
      <translation>Nic się jeszcze nie wydarzyło. Tu zapisywany jest przebieg gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>No line fits what you are looking for.</source>
      <translation>Żaden wpis nie pasuje do szukanego tekstu.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game on the table could not be recorded, and would be lost: {reason}.</source>
      <translation>Gra na stole przepadłaby, bo nie udało się jej zapisać na bieżąco: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Give it up</source>
      <translation>Porzuć grę</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <translation>Zapisz jako…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Alex</source>
      <translation>Alex</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Ada</source>
      <translation>Ada</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Max</source>
      <translation>Max</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>This game is being played, here or in another window; it cannot be removed now.</source>
      <translation>Ta gra jest właśnie rozgrywana, tutaj lub w innym oknie; nie można jej teraz usunąć.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>The game could not be removed: {reason}.</source>
      <translation>Nie udało się usunąć gry: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Saved as {file}.</source>
      <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again as soon as that works. To be safe, save it in another place.</source>
      <translation>Gry nie da się w tej chwili zapisywać na bieżąco: {reason}. Toczy się dalej i będzie zapisywana, gdy tylko znów będzie to możliwe. Na wszelki wypadek zapisz ją w innym miejscu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{edition} – {players} – co2desk</source>
      <translation>{edition} – {players} – co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{file} – {edition} – {players} – co2desk</source>
      <translation>{file} – {edition} – {players} – co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}</source>
      <translation>Dekada {decade} z {decades}  ·  runda {round} z {rounds}  ·  ziarno {seed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>not recorded</source>
      <translation>niezapisywana</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>practice</source>
      <translation>gra ćwiczebna</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Game</source>
      <translation>&amp;Gra</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;New game …</source>
      <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Same again, another &amp;deal</source>
      <translation>Jeszcze raz, nowe &amp;rozdanie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open …</source>
      <translation>&amp;Otwórz…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Save</source>
      <translation>&amp;Zapisz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save &amp;as …</source>
      <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;List of games</source>
      <translation>&amp;Lista gier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Discard a &amp;company goal for money</source>
      <translation>Wymień &amp;cel firmy na pieniądze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Result</source>
      <translation>&amp;Wynik</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Se&amp;ttings …</source>
      <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Quit</source>
      <translation>Zakończ &amp;program</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Sha&amp;re</source>
      <translation>&amp;Udostępnij</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the game as &amp;text</source>
      <translation>Kopiuj grę jako &amp;tekst</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open a game that was copied as text</source>
      <translation>Otwórz &amp;grę skopiowaną jako tekst</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy a &amp;challenge: the same deal for others</source>
      <translation>Kopiuj &amp;wyzwanie: to samo rozdanie dla innych</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Play a challenge …</source>
      <translation>&amp;Zagraj wyzwanie…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the &amp;board as a picture</source>
      <translation>Kopiuj planszę jako &amp;obraz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save the board as a p&amp;icture …</source>
      <translation>Zapisz &amp;planszę jako obraz…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save a problem &amp;report …</source>
      <translation>Zapisz zgłoszenie pro&amp;blemu…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Hi&amp;story</source>
      <translation>&amp;Historia</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Cofnij</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Przywróć</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Step &amp;back through the game</source>
      <translation>Przejrzyj grę &amp;wstecz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Since my last turn</source>
      <translation>Od &amp;mojej ostatniej tury</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;View</source>
      <translation>&amp;Widok</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Whole &amp;board</source>
      <translation>Cała &amp;plansza</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;in</source>
      <translation>Po&amp;większ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;out</source>
      <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom to a &amp;region</source>
      <translation>Powiększ &amp;region</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Forecast and log</source>
      <translation>Pro&amp;gnoza i dziennik gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>F&amp;ull screen</source>
      <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Help</source>
      <translation>&amp;Pomoc</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;What can I do?</source>
      <translation>&amp;Co mogę zrobić?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Readings of the &amp;rules in this game</source>
      <translation>Interpretacje &amp;zasad w tej grze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;About co2desk</source>
      <translation>&amp;O co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Undo</source>
      <comment>on a button, without a key</comment>
      <translation>Cofnij</translation>
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
      <translation>CO₂: Druga szansa</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}. Further problems: {more}.</source>
      <translation>Nie można użyć wartości z twojego egzemplarza. {problem}. Dalsze błędy: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}.</source>
      <translation>Nie można użyć wartości z twojego egzemplarza. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>This cannot be played. {problem}.</source>
      <translation>Tak nie można zagrać. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>New game</source>
      <translation>Nowa gra</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How many play, and who?</source>
      <translation>Ile osób gra i kto?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How does the game begin?</source>
      <translation>Jak zaczyna się gra?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Players: {count}</source>
      <translation>Gracze: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>A solo game</source>
      <translation>Gra solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>&amp;Practice: everything may be taken back</source>
      <translation>&amp;Gra ćwiczebna: wszystko można cofnąć</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Actions can be taken back without limit and without asking; the log says so</source>
      <translation>Akcje można cofać bez ograniczeń i bez pytania; dziennik gry o tym informuje</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Same &amp;again</source>
      <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Fill in the people and the rules of the last game; only the seed is new</source>
      <translation>Wypełnij osobami i zasadami z ostatniej gry; nowe jest tylko ziarno losowania</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Start</source>
      <translation>Rozpocznij</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>The challenge was dealt with other component values than yours: it will be another game.</source>
      <translation>To wyzwanie rozdano z innymi wartościami elementów gry niż twoje: będzie to inna gra.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Two seats have the name {name}; the log could not tell them apart.</source>
      <translation>Dwa miejsca mają to samo imię: {name}; w dzienniku gry nie dałoby się ich odróżnić.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂</source>
      <translation>Nowa gra w CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company, one planet, your best score.</source>
      <translation>Solo: jedna firma, jedna planeta, twój najlepszy wynik.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Alone you play the solo game: choose it as the way of playing.</source>
      <translation>W pojedynkę gra się solo: wybierz ten tryb gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The solo game is for one: choose another way of playing first.</source>
      <translation>Gra solo jest dla jednej osoby: wybierz najpierw inny tryb gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂: Second Chance</source>
      <translation>Nowa gra w CO₂: Druga szansa</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company against the CO₂ level, won or lost.</source>
      <translation>Solo: jedna firma przeciwko poziomowi CO₂, wygrana albo przegrana.</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Technology cubes</source>
      <translation>Zasoby technologiczne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>CEPs</source>
      <translation>PNE</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Pay</source>
      <translation>Zapłać</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>This does not fit the bid: too little, or too much.</source>
      <translation>To nie pasuje do oferty: za mało albo za dużo.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Something in this payment is not needed.</source>
      <translation>Coś w tej zapłacie jest zbędne.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Readings of the rules in this game</source>
      <translation>Interpretacje zasad w tej grze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rulebook: {book}. What is played otherwise than usual comes first.</source>
      <translation>Podstawa: {book}. Na początku jest to, co różni się od zwykłej gry.</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>To choose from when you let go:</source>
      <translation>Po upuszczeniu do wyboru:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Nothing can be done with this piece there.</source>
      <translation>Z tym elementem nie można tam nic zrobić.</translation>
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
      <translation>Co mogę zrobić?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Every action with its reason, to search in</source>
      <translation>Wszystkie akcje z uzasadnieniem, z wyszukiwaniem</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Results</source>
      <translation>Wyniki</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} decides.</source>
      <translation>Decyduje {name}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} (computer) is playing.</source>
      <translation>Gra {name} (komputer).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Back</source>
      <translation>Wstecz</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Folder</source>
      <translation>Folder</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Drive</source>
      <translation>Dysk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File</source>
      <translation>Plik</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>%1 File</source>
      <translation>Plik %1</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>&amp;Look in:</source>
      <translation>&amp;Szukaj w:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File &amp;name:</source>
      <translation>&amp;Nazwa pliku:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Files of &amp;type:</source>
      <translation>&amp;Typ plików:</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Left</source>
      <translation>Przewiń zakładki w lewo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Right</source>
      <translation>Przewiń zakładki w prawo</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In this &amp;game:</source>
      <translation>W tej &amp;grze:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Back to the b&amp;ook</source>
      <translation>Wróć do i&amp;nstrukcji</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As rec&amp;ommended</source>
      <translation>Według z&amp;aleceń</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the books say</source>
      <translation>Co mówią instrukcje</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you.</source>
      <translation>Twoja zmiana.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As in the chosen book.</source>
      <translation>Jak w wybranej instrukcji.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As recommended.</source>
      <translation>Według zaleceń.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>{book} (chosen)</source>
      <translation>{book} (wybrana)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of differences: {numbers}</source>
      <translation>W rejestrze różnic: {numbers}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of open questions: {numbers}</source>
      <translation>W rejestrze otwartych kwestii: {numbers}</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>How the rulebooks differ</source>
      <translation>Czym różnią się instrukcje</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the rulebook leaves open</source>
      <translation>Otwarte kwestie w instrukcji</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>You play by: {book}. Anything you change here holds for this game alone.</source>
      <translation>Grasz według: {book}. To, co tu zmienisz, dotyczy tylko tej gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, a card number, D-12 …</source>
      <translation>Szukaj: słowo, numer karty, D-12…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, A13 …</source>
      <translation>Szukaj: słowo, A13…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search the questions</source>
      <translation>Szukaj w pytaniach</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>All questions</source>
      <translation>Wszystkie pytania</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Where the books differ</source>
      <translation>Gdzie instrukcje się różnią</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What you have changed</source>
      <translation>Twoje zmiany</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Which questions are shown</source>
      <translation>Które pytania są widoczne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions</source>
      <translation>Pytania</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>No question fits this search.</source>
      <translation>Żadne pytanie nie pasuje do szukanego tekstu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything back to the &amp;book</source>
      <translation>Wszystko według &amp;instrukcji</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything as &amp;recommended</source>
      <translation>Wszystko według &amp;zaleceń</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>&amp;Done</source>
      <translation>Go&amp;towe</translation>
    </message>
  </context>
  <context>
    <name>ReadingsModel</name>
    <message>
      <location filename="../co2desk/ui/setup/readings_model.py" />
      <source>{question}
Changed: {answer}</source>
      <translation>{question}
Zmiana: {answer}</translation>
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
      <translation>Kontynuuj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_card.py" />
      <location filename="../co2desk/ui/start/game_list.py" />
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game …</source>
      <translation>Usuń tę grę…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012), solo</source>
      <translation>CO₂ (2012), solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, solo</source>
      <translation>CO₂: Druga szansa, solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, cooperative</source>
      <translation>CO₂: Druga szansa, gra kooperacyjna</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, competitive</source>
      <translation>CO₂: Druga szansa, gra rywalizacyjna</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>A game that this version does not know</source>
      <translation>Gra nieznana tej wersji</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players without names</source>
      <translation>Gracze bez imion</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players: {count}</source>
      <translation>Gracze: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Finished</source>
      <translation>Zakończona</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Decade {decade}, {co2} ppm</source>
      <translation>Dekada {decade}, {co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>today {time}</source>
      <translation>dziś {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>yesterday {time}</source>
      <translation>wczoraj {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>practice</source>
      <translation>gra ćwiczebna</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>played on from step {step}</source>
      <translation>grana dalej od kroku {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>interrupted</source>
      <translation>przerwana</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>saved in {file}</source>
      <translation>zapisana w pliku {file}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source> · </source>
      <translation> · </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>co2desk ended unexpectedly. The game is as it was after the last action.</source>
      <translation>co2desk nieoczekiwanie zakończył działanie. Gra jest w stanie po ostatniej akcji.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Keep it</source>
      <translation>Zachowaj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove it</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>The file {file} stays.</source>
      <translation>Plik {file} pozostanie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>It is not saved in a file: nothing of it will be left.</source>
      <translation>Nie jest zapisana w pliku: nic z niej nie zostanie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game from the list?</source>
      <translation>Usunąć tę grę z listy?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Go on playing</source>
      <translation>Graj dalej</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Other games</source>
      <translation>Inne gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Your games</source>
      <translation>Twoje gry</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>These values are printed on pieces, cards or the board, and no rulebook tells them. Ours fit everything that is known, and may still differ from your copy.</source>
      <translation>Te wartości są wydrukowane na elementach gry, kartach lub planszy i nie podaje ich żadna instrukcja. Nasze pasują do wszystkiego, co wiadomo, a jednak mogą się różnić od twojego egzemplarza.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>To play with the values of your own copy, write those that differ into first.yaml or second_chance.yaml in this folder, under the keys of the built-in file:</source>
      <translation>Aby grać z wartościami z własnego egzemplarza, wpisz te, które się różnią, do pliku first.yaml lub second_chance.yaml w tym folderze, pod kluczami z pliku wbudowanego:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values by part of the game</source>
      <translation>Wartości odtworzone według części gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Part of the game</source>
      <translation>Część gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Values that are reconstructed</source>
      <translation>Odtworzone wartości</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}; {own} from your own copy</source>
      <translation>{ours} z {total}; {own} z twojego egzemplarza</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}</source>
      <translation>{ours} z {total}</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Steps down on the CO₂ track</source>
      <translation>Kroki w dół na torze CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{co2} ppm</source>
      <translation>{co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{cost} paid, {left} left</source>
      <translation>Koszt: {cost}, pozostanie: {left}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now}; this is the last decade.</source>
      <translation>Krok kosztuje {now}; to ostatnia dekada.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the last decade.</source>
      <translation>Krok kosztuje teraz {now}, a w ostatniej dekadzie {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the coming decades.</source>
      <translation>Krok kosztuje teraz {now}, a w następnych dekadach {later}.</translation>
    </message>
  </context>
  <context>
    <name>ReplayClock</name>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Slow</source>
      <translation>Wolno</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Normal speed</source>
      <translation>Zwykła szybkość</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Fast</source>
      <translation>Szybko</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Very fast</source>
      <translation>Bardzo szybko</translation>
    </message>
  </context>
  <context>
    <name>RulebookField</name>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Which rulebook lies on your table?</source>
      <translation>Która instrukcja leży na twoim stole?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>How do you read the rulebook?</source>
      <translation>Jak interpretujesz instrukcję?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Take probable misprints &amp;literally</source>
      <translation>Prawdopodobne błędy w druku &amp;dosłownie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Differences…</source>
      <translation>&amp;Różnice…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Open questions…</source>
      <translation>&amp;Otwarte kwestie…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions on which the rulebooks differ, and how this game answers them</source>
      <translation>Wszystkie pytania, w których instrukcje się różnią, i odpowiedzi w tej grze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions that the rulebook leaves open, and how this game answers them</source>
      <translation>Wszystkie pytania, które instrukcja pozostawia otwarte, i odpowiedzi w tej grze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book says by mistake, against its own examples, then counts too.</source>
      <translation>Liczy się wtedy także to, co instrukcja podaje przez pomyłkę, wbrew własnym przykładom.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>In this choice nothing looks like a misprint.</source>
      <translation>W tym wyborze nic nie wygląda na błąd w druku.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Readings changed for this game: {count}</source>
      <translation>Interpretacje zmienione w tej grze: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book leaves open is played as we recommend it.</source>
      <translation>To, co instrukcja pozostawia otwarte, gramy tak, jak zalecamy.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Answers that differ from most books: {peculiar}</source>
      <translation>Odpowiedzi inne niż w większości instrukcji: {peculiar}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No book at hand? Keep what most of them agree on.</source>
      <translation>Nie masz instrukcji pod ręką? Zostaw to, w czym większość jest zgodna.</translation>
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
      <translation>Język gracza {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Whoever has chosen none reads the language above.</source>
      <translation>Kto nie wybrał własnego, czyta w języku podanym wyżej.</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>What this player reads: the window changes to it with every hand-over</source>
      <translation>Język tego gracza: okno przełącza się na niego przy każdym przekazaniu ekranu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of the program</source>
      <translation>Język programu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Person</source>
      <translation>Osoba</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>A person at this screen.</source>
      <translation>Osoba przed tym ekranem.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady computer</source>
      <translation>Komputer rozważny</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady looks one action ahead and takes what seems best: fine for a first game.</source>
      <translation>Rozważny patrzy o jedną akcję naprzód i robi to, co wydaje się najlepsze: w sam raz na pierwszą grę.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random computer</source>
      <translation>Komputer losowy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random does anything that the rules allow, without any plan.</source>
      <translation>Losowy robi cokolwiek, na co pozwalają zasady, bez żadnego planu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Disc</source>
      <translation>Koło</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Triangle</source>
      <translation>Trójkąt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Square</source>
      <translation>Kwadrat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Diamond</source>
      <translation>Romb</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Star</source>
      <translation>Gwiazda</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of seat {number}</source>
      <translation>Język na miejscu {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Sign of seat {number}</source>
      <translation>Znak miejsca {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Name of seat {number}</source>
      <translation>Imię na miejscu {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Who plays seat {number}: a person or the computer</source>
      <translation>Kto gra na miejscu {number}: osoba czy komputer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat up, one place earlier around the table</source>
      <translation>Przesuń to miejsce w górę: o jedno wcześniej wokół stołu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat down, one place later around the table</source>
      <translation>Przesuń to miejsce w dół: o jedno dalej wokół stołu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} up</source>
      <translation>Przesuń miejsce {number} w górę</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} down</source>
      <translation>Przesuń miejsce {number} w dół</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Computer {number}</source>
      <translation>Komputer {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Player {number}</source>
      <translation>Gracz {number}</translation>
    </message>
  </context>
  <context>
    <name>SecondLabels</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plan</source>
      <translation>Zaplanuj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Prepare</source>
      <translation>Uruchom</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Build</source>
      <translation>Zbuduj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summit</source>
      <translation>Kongres</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Sell CEP</source>
      <translation>Sprzedaj PNE</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>prepared</source>
      <translation>uruchomiony</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>in work</source>
      <translation>w toku</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>planned</source>
      <translation>zaplanowany</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>2 events</source>
      <translation>2 zdarzenia</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>floor</source>
      <translation>min.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>limit</source>
      <translation>limit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Future event</source>
      <translation>Przyszłe zdarzenie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>closed this turn</source>
      <translation>zamknięty w tej turze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Preparation</source>
      <translation>Przygotowanie do gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the game</source>
      <translation>Koniec gry</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Actions</source>
      <translation>Akcje</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Income</source>
      <translation>Przychody</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Environmental goals</source>
      <translation>Cele środowiskowe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Energy supply</source>
      <translation>Zaopatrzenie w energię</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>CO₂ reduction</source>
      <translation>Redukcja CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Events</source>
      <translation>Zdarzenia</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the decade</source>
      <translation>Koniec dekady</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plants</source>
      <translation>Elektrownie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Knowledge</source>
      <translation>Doświadczenie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summits</source>
      <translation>Kongresy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>UN goals</source>
      <translation>Cele NZ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>claimed: {claimed} of {shown}</source>
      <translation>zrealizowane: {claimed} z {shown}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Lobbyists in play</source>
      <translation>Lobbyści w grze</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Markers</source>
      <translation>Znaczniki</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>missed</source>
      <translation>niespełniony</translation>
    </message>
  </context>
  <context>
    <name>SecondSeatWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Money: ${count}</source>
      <translation>Pieniądze: ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>CEPs in hand: {count}</source>
      <translation>PNE w zasobach gracza: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Technology cubes: {count}</source>
      <translation>Zasoby technologiczne: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Naukowcy w zasobach gracza: {hand}, do zatrudnienia: {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Lobbyist cards in hand: {count}</source>
      <translation>Karty lobbysty na ręce: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>UN goals claimed: {goals}</source>
      <translation>Zrealizowane cele NZ: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Points: {count}</source>
      <translation>Punkty: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has a company goal.</source>
      <translation>Ma cel firmy.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has no company goal.</source>
      <translation>Nie ma celu firmy.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goals: {count}</source>
      <translation>Cele osobiste: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Start player.</source>
      <translation>Gracz rozpoczynający.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>{energy} {count} ({carrying} with a plant)</source>
      <translation>{energy} {count} (pod elektrownią: {carrying})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {count}</source>
      <translation>Infrastruktury: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {kinds}</source>
      <translation>Infrastruktury: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Drag one onto a planned project to prepare its infrastructure, or onto the market to sell it.</source>
      <translation>Przeciągnij PNE na zaplanowany projekt, aby uruchomić jego infrastrukturę, albo na rynek, aby je sprzedać.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Goes to a planned project, or to a lobbyist card in play.</source>
      <translation>Może iść na zaplanowany projekt albo na kartę lobbysty w grze.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Leaving a project brings a point of knowledge of its energy.</source>
      <translation>Gdy opuszcza projekt, daje punkt doświadczenia w jego dziedzinie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Comes to your hand through a scientist subsidy.</source>
      <translation>Trafia do twoich zasobów dzięki dotacji „naukowiec”.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructure markers: {count}</source>
      <translation>Znaczniki infrastruktury: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Control cubes: {count}</source>
      <translation>Kostki kontroli: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Alone you may go on with pieces of another colour.</source>
      <translation>W grze solo możesz dalej używać elementów innego koloru.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Pieces you have left</source>
      <translation>Pozostałe elementy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goal: {have} of {needed}</source>
      <translation>Cel osobisty: {have} z {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: missed</source>
      <translation>Cel solo: niespełniony</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: {have} of {needed}</source>
      <translation>Cel solo: {have} z {needed}</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} in the order of the energy supply.</source>
      <translation>Miejsce w kolejności zaopatrzenia w energię: {number}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Only these energies can be planned here.</source>
      <translation>Tylko te rodzaje energii można tu zaplanować.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Control cubes in {region}</source>
      <translation>Kostki kontroli w regionie {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{energy}: {owners}</source>
      <translation>{energy}: {owners}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Whoever builds a plant lays a cube below its energy.</source>
      <translation>Kto buduje elektrownię, kładzie kostkę pod jej rodzajem energii.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The builder takes control with cubes below most energies; then the leftmost ones count, then knowledge of the energy just built.</source>
      <translation>Budujący przejmuje kontrolę, jeśli ma kostki pod największą liczbą rodzajów energii; potem liczą się skrajne lewe, a potem doświadczenie w dziedzinie właśnie zbudowanej elektrowni.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>the opponent ({count})</source>
      <translation>przeciwnik ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>none</source>
      <translation>brak</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A carbon emission permit pays for infrastructure, for green plants and for new fossil ones.</source>
      <translation>Pozwoleniem na emisję dwutlenku węgla płaci się za infrastrukturę, za elektrownie ekologiczne i za nowe konwencjonalne.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The controller may pay with those of the region.</source>
      <translation>Gracz kontrolujący region może nimi płacić.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Given after disasters. Whoever builds here may pay with one; one leaves before each event.</source>
      <translation>Przekazane po katastrofach. Kto tu buduje, może zapłacić jednym z nich; przed każdym zdarzeniem jeden znika.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: zapotrzebowanie w dekadzie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The next energy supply puts a fossil plant here, unless one is built.</source>
      <translation>Przy następnym zaopatrzeniu w energię powstanie tu elektrownia konwencjonalna, chyba że ktoś wcześniej zbuduje ekologiczną.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Still empty.</source>
      <translation>Jeszcze puste.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The region pays the CEP that lies on it.</source>
      <translation>Region płaci PNE, które na niej leży.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Built by {player} in {region}.</source>
      <translation>Region: {region}. Budujący: {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Stands on an infrastructure of {player}: it counts for UN goals.</source>
      <translation>Stoi na infrastrukturze gracza {player}: liczy się do celów NZ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{project} of level {level} in {region}: {state}</source>
      <translation>{project} poziomu {level} w regionie {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The infrastructure belongs to {player}.</source>
      <translation>Infrastruktura należy do gracza {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Then each scientist brings the owner two points of knowledge of its topics.</source>
      <translation>Potem każdy naukowiec daje właścicielowi dwa punkty doświadczenia w tematach kongresu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>Na rynku: {count}. Cena: ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Raz w turze możesz kupić jedno PNE albo sprzedać jedno ze swoich zasobów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A sold one goes to the bank and lowers the price; when the last one is taken, the bank refills the market and the price rises.</source>
      <translation>Sprzedane PNE trafia do banku i obniża cenę; gdy ktoś weźmie ostatnie, bank uzupełnia rynek i cena wzrasta.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It ran empty in this turn: nobody visits it before the next turn.</source>
      <translation>W tej turze zabrakło na nim PNE: do następnej tury nikt go nie odwiedza.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CEPs in the bank: {count}.</source>
      <translation>PNE w banku: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Zasoby technologiczne w zasobach ogólnych: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Summit tiles in the stack: {count}.</source>
      <translation>Żetony kongresów w stosie: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Prices of {energy} plants</source>
      <translation>Koszt budowy elektrowni „{energy}”</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>No tile is left.</source>
      <translation>Nie ma już żetonów.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Tiles left by level, from the top: {levels}.</source>
      <translation>Pozostałe żetony według poziomu, od wierzchu: {levels}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>At the end at most {count} may be open, or the game is lost.</source>
      <translation>Na koniec może pozostać niezrealizowanych najwyżej {count}, inaczej gra jest przegrana.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A played card stays here. One scientist of any player may visit it, use its minor effect, and stays to the end of the game.</source>
      <translation>Zagrana karta zostaje tutaj. Może ją odwiedzić jeden naukowiec dowolnego gracza: korzysta z pobocznego lobby i zostaje do końca gry.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Minor effect for a visitor: {effect}.</source>
      <translation>Poboczne lobby dla gościa: {effect}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A scientist of {player} has visited it and stays.</source>
      <translation>Odwiedził ją naukowiec gracza {player} i już zostaje.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Nobody has visited it yet.</source>
      <translation>Nikt jej jeszcze nie odwiedził.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <translation>{sign} (poziom doświadczenia {level}): można budować elektrownie poziomu {sign}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Half circle: the middle, level {level}.</source>
      <translation>Półkole: połowa toru, poziom {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Full circle: the last space, level {level}.</source>
      <translation>Pełne koło: ostatnie pole, poziom {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Knowledge of {energy}</source>
      <translation>Doświadczenie w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for plants</source>
      <translation>Cele środowiskowe: elektrownie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for knowledge</source>
      <translation>Cele środowiskowe: doświadczenie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for summits</source>
      <translation>Cele środowiskowe: kongresy</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved: {done} of {shown}.</source>
      <translation>Osiągnięte: {done} z {shown}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Each open goal costs {points} in decade {decade}.</source>
      <translation>Każdy nieosiągnięty cel kosztuje w dekadzie {decade}: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved.</source>
      <translation>Osiągnięty.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>An inspector stands here: it costs twice as much.</source>
      <translation>Stoi tu inspektor: kosztuje dwa razy tyle.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} of equal goals. Needed: {number}, so far: {count}.</source>
      <translation>Numer wśród takich samych celów: {number}. Wymagane: {number}, dotychczas: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A decade: {phases}.</source>
      <translation>Dekada: {phases}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Poziom CO₂: {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>From {ppm} ppm on, the future event strikes as well.</source>
      <translation>Od {ppm} ppm następuje też przyszłe zdarzenie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm everybody has lost, at once.</source>
      <translation>Powyżej {ppm} ppm wszyscy natychmiast przegrywają.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm after the energy supply the game is lost.</source>
      <translation>Powyżej {ppm} ppm po zaopatrzeniu w energię gra jest przegrana.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It may be lowered then, {ppm} ppm for {points} in this decade.</source>
      <translation>Można go wtedy obniżyć: w tej dekadzie {ppm} ppm za {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It never falls below {ppm} ppm.</source>
      <translation>Nigdy nie spada poniżej {ppm} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points of the team: {points}</source>
      <translation>Punkty zespołu: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points: {points}</source>
      <translation>Punkty: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Below 0 after the goals or after the energy supply the game is lost.</source>
      <translation>Poniżej 0 punktów po fazie celów środowiskowych lub po zaopatrzeniu w energię gra jest przegrana.</translation>
    </message>
  </context>
  <context>
    <name>SeedField</name>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;Seed</source>
      <translation>&amp;Ziarno losowania</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;New seed</source>
      <translation>&amp;Nowe ziarno</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The same seed and the same choices deal the same game again. A challenge code put in here sets up all of it.</source>
      <translation>To samo ziarno i te same wybory dają znów tę samą grę. Wpisany tu kod wyzwania ustawia wszystko.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>Seed</source>
      <translation>Ziarno losowania</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The seed has to be a whole number from 0 to {most}.</source>
      <translation>Ziarno losowania musi być liczbą całkowitą od 0 do {most}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <translation>Nie można odczytać tego kodu wyzwania. Wymagane: {expected}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge cannot be played here. {problem}.</source>
      <translation>Tego wyzwania nie można tu rozegrać. {problem}.</translation>
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
      <translation>{language} (niezainstalowany)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Like the system</source>
      <translation>Jak w systemie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Light</source>
      <translation>Jasny</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Dark</source>
      <translation>Ciemny</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Standard</source>
      <translation>Standardowe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>For red-green colour blindness</source>
      <translation>Daltonizm (czerwony i zielony)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>High contrast</source>
      <translation>Duży kontrast</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Off</source>
      <translation>Wyłączony</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Fast</source>
      <translation>Szybki</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Normal</source>
      <translation>Zwykły</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Slow</source>
      <translation>Wolny</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>{percent} %</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>The whole board</source>
      <translation>Cała plansza</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Language</source>
      <translation>&amp;Język</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Bri&amp;ghtness</source>
      <translation>Ja&amp;sność</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Colours</source>
      <translation>&amp;Kolory</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Movement of pieces</source>
      <translation>&amp;Ruch elementów</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Speed of a &amp;replay</source>
      <translation>Szy&amp;bkość powtórki</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Text size</source>
      <translation>Rozmiar &amp;tekstu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Board at the &amp;beginning</source>
      <translation>Pl&amp;ansza na początku</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cover the &amp;screen between two people</source>
      <translation>&amp;Zasłaniaj ekran między graczami</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Ask before a turn &amp;ends</source>
      <translation>&amp;Pytaj przed zakończeniem tury</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Warn when the game is about to end</source>
      <translation>&amp;Ostrzegaj, gdy gra może się skończyć</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Nobody sees the cards and the goal of the next player.</source>
      <translation>Nikt nie widzi kart i celu następnego gracza.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>A wrong click does not give the rest of a turn away.</source>
      <translation>Przypadkowe kliknięcie nie zmarnuje reszty tury.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Says beforehand which move could be the last one.</source>
      <translation>Uprzedza, która akcja może być ostatnia.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Settings</source>
      <translation>Ustawienia</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>What it looks like</source>
      <translation>Wygląd</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>At the table</source>
      <translation>Przy stole</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Pieces in the chosen colours</source>
      <translation>Elementy w wybranych kolorach</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Defaults</source>
      <translation>&amp;Ustawienia domyślne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Done</source>
      <translation>Gotowe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Languages in this game</source>
      <translation>Języki w tej grze</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The game is in the clipboard, as text.</source>
      <translation>Gra jest w schowku jako tekst.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The challenge code {code} is in the clipboard.</source>
      <translation>Kod wyzwania {code} jest w schowku.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The picture of the board is in the clipboard.</source>
      <translation>Obraz planszy jest w schowku.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save the position as a picture</source>
      <translation>Zapisz pozycję jako obraz</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>position</source>
      <translation>pozycja</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Pictures (*.png)</source>
      <translation>Obrazy (*.png)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{edition} – {players} – decade {decade}</source>
      <translation>{edition} – {players} – dekada {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save a problem report</source>
      <translation>Zapisz zgłoszenie problemu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Problem reports (*.zip)</source>
      <translation>Zgłoszenia problemów (*.zip)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{file} could not be written: {reason}. Try another place.</source>
      <translation>Nie udało się zapisać pliku {file}: {reason}. Spróbuj w innym miejscu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Saved as {file}.</source>
      <translation>Zapisano jako {file}.</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Part of the income taken in money</source>
      <translation>Część przychodu w pieniądzach</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in points</source>
      <translation>{count} w punktach</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in money</source>
      <translation>{count} w pieniądzach</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <translation>Punkty teraz: {points}; do zapłaty za nieosiągnięte cele i brakujące PNE: {fixed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on: {high}.</source>
      <translation>Punkty przy tym podziale: {have}; aby grać dalej, potrzeba {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on, as the draws come: {low} to {high}.</source>
      <translation>Punkty przy tym podziale: {have}; aby grać dalej, potrzeba od {low} do {high}, zależnie od losowania.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Partners who split after you can add {points} at most.</source>
      <translation>Partnerzy, którzy dzielą po tobie, mogą dodać najwyżej {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Chance that the game is lost then: {percent} %.</source>
      <translation>Szansa, że gra będzie wtedy przegrana: {percent}%.</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Build green power plants all over the world before the climate tips. The rules of the board game by Vital Lacerda, kept by the computer.</source>
      <translation>Buduj ekologiczne elektrownie na całym świecie, zanim klimat się załamie. Zasad gry planszowej Vitala Lacerdy pilnuje komputer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>New game …</source>
      <translation>Nowa gra…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Play at once against two computer players</source>
      <translation>Zagraj od razu z dwoma graczami komputerowymi</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Open a saved game …</source>
      <translation>Otwórz zapisaną grę…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Settings</source>
      <translation>Ustawienia</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>About</source>
      <translation>O programie</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One less</source>
      <translation>O jeden mniej</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One more</source>
      <translation>O jeden więcej</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no room left</source>
      <translation>brak wolnego miejsca</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not allowed there</source>
      <translation>brak uprawnień</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>nothing can be written there</source>
      <translation>tam nie można zapisywać</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not there</source>
      <translation>nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive is gone</source>
      <translation>dysk odłączono</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive does not work</source>
      <translation>dysk nie działa</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no such folder</source>
      <translation>nie ma takiego folderu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is a folder</source>
      <translation>to jest folder</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>another program is using it</source>
      <translation>używa tego inny program</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the name is too long</source>
      <translation>nazwa jest za długa</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>error {number} of the system</source>
      <translation>błąd systemu nr {number}</translation>
    </message>
  </context>
  <context>
    <name>TurnSteps</name>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Main action</source>
      <translation>Akcja obowiązkowa</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Second action</source>
      <translation>Druga akcja</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Scientist</source>
      <translation>Naukowiec</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Market</source>
      <translation>Rynek</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Card</source>
      <translation>Karta</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>done</source>
      <translation>wykonane</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>open</source>
      <translation>do wykonania</translation>
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
      <translation>Tego nie można po prostu cofnąć. Czy wszyscy przy stole się zgadzają?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Decisions of these players would be taken back: {names}.</source>
      <translation>Cofnięte zostałyby decyzje tych graczy: {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Something hidden has come up since; nobody can be made to forget it.</source>
      <translation>Od tego czasu wyszło na jaw coś zakrytego; nikt nie zdoła o tym zapomnieć.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Everybody agrees: take it back</source>
      <translation>Wszyscy się zgadzają: cofnij</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>•  {sentence}</source>
      <translation>•  {sentence}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>… and {count} more</source>
      <translation>… i jeszcze {count}</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>This needs at least two players: a solo game is played without it.</source>
      <translation>Wymaga co najmniej dwóch graczy: gra solo toczy się bez tego.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The competitive game is always played without it.</source>
      <translation>W grze rywalizacyjnej nigdy się tego nie używa.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The inspectors always take part in the solo game.</source>
      <translation>W grze solo inspektorzy zawsze biorą udział.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Only the solo game has a goal of this kind.</source>
      <translation>Taki cel ma tylko gra solo.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Propose a {energy} project in {region} on the {grant} space</source>
      <comment>propose</comment>
      <translation>Przygotuj projekt „{energy}”: {region}, pole „{grant}”</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <comment>install</comment>
      <translation>Uruchom {place}</translation>
    </message>
    <message>
      <source>Build the top {energy} plant in {region} ({grant} space; {goods})</source>
      <comment>build</comment>
      <translation>Zbuduj wierzchnią elektrownię „{energy}” w regionie {region} (pole „{grant}”; {goods})</translation>
    </message>
    <message>
      <source>Build {energy} plant {number} in {region} ({grant} space; {goods})</source>
      <comment>build.other</comment>
      <translation>Zbuduj elektrownię „{energy}” nr {number} w regionie {region} (pole „{grant}”; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build.nothing</comment>
      <translation>Zbuduj elektrownię: {place}</translation>
    </message>
    <message>
      <source>Move a scientist from {origin} to {destination}</source>
      <comment>move_scientist</comment>
      <translation>Przesuń naukowca: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.home</comment>
      <translation>Zabierz naukowca: {origin} › twoje zasoby</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin} with one point of expertise</source>
      <comment>move_scientist.displaced_home</comment>
      <translation>Zabierz naukowca i zyskaj punkt doświadczenia: {origin} › twoje zasoby</translation>
    </message>
    <message>
      <source>Move your scientist from {origin} to {destination}</source>
      <comment>move_scientist.displaced</comment>
      <translation>Przesuń swojego naukowca: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool</source>
      <comment>recruit</comment>
      <translation>Zatrudnij naukowca ze swojej puli rekrutacyjnej</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.research_grant</comment>
      <translation>Pozostaw swoich naukowców na miejscach</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.granted_move</comment>
      <translation>Pozostaw swoich naukowców na miejscach</translation>
    </message>
    <message>
      <source>Take no expertise</source>
      <comment>decline.project_expertise</comment>
      <translation>Zrezygnuj z doświadczenia</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus</comment>
      <translation>Zrezygnuj z premii</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_received</comment>
      <translation>Zrezygnuj z premii</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_any</comment>
      <translation>Zrezygnuj z premii</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_region_cep</comment>
      <translation>Zrezygnuj z premii</translation>
    </message>
    <message>
      <source>Go on without the action, which has become impossible</source>
      <comment>decline.owed_action</comment>
      <translation>Graj dalej bez tej akcji: nie da się jej już wykonać</translation>
    </message>
    <message>
      <source>Buy a CEP for ${price}</source>
      <comment>buy_cep</comment>
      <translation>Kup PNE za ${price}</translation>
    </message>
    <message>
      <source>Sell a CEP for ${price}</source>
      <comment>sell_cep</comment>
      <translation>Sprzedaj PNE za ${price}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Zagraj kartę lobbowania {card} jako poboczne lobby: {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Zagraj kartę lobbowania {card} jako główne lobby: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; the action has to follow</source>
      <comment>play_lobby.before</comment>
      <translation>Zagraj kartę lobbysty {card} jako główne lobby: {effect}; potem musi nastąpić jej akcja</translation>
    </message>
    <message>
      <source>Score UN goal {card} ({energies}): pay {tech:cubes}, gain {vp:points}</source>
      <comment>score_un_goal</comment>
      <translation>Zrealizuj cel NZ {card} ({energies}): zapłać {tech:cubes}, zyskaj {vp:points}</translation>
    </message>
    <message>
      <source>Discard your company goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <translation>Wymień swój cel firmy na ${money}</translation>
    </message>
    <message>
      <source>Discard {player}'s company goal for ${money}</source>
      <comment>cash_company_goal.other</comment>
      <translation>Wymień cel firmy gracza {player} na ${money}</translation>
    </message>
    <message>
      <source>End your turn</source>
      <comment>end_turn</comment>
      <translation>Zakończ swoją turę</translation>
    </message>
    <message>
      <source>End your turn without a main action</source>
      <comment>end_turn.idle</comment>
      <translation>Zakończ swoją turę bez akcji obowiązkowej</translation>
    </message>
    <message>
      <source>Gain a point of {energy} expertise and reach level {level}</source>
      <comment>choose_energy</comment>
      <translation>Zyskaj punkt doświadczenia w dziedzinie „{energy}” i osiągnij poziom {level}</translation>
    </message>
    <message>
      <source>Choose {energy}: your track is at its end, and the point is lost</source>
      <comment>choose_energy.full</comment>
      <translation>Wybierz „{energy}”: twój dysk jest na końcu toru, więc punkt przepada</translation>
    </message>
    <message>
      <source>Put a CEP into {region}, which holds {had} of {limit}</source>
      <comment>choose_region.bonus_region_cep</comment>
      <translation>Umieść PNE w regionie {region} (ma {had} z {limit})</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.first_region</comment>
      <translation>Zacznij od regionu {region}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.start_region</comment>
      <translation>Zacznij od regionu {region}</translation>
    </message>
    <message>
      <source>Begin after {region}</source>
      <comment>choose_region.opponent_start</comment>
      <translation>Zacznij za regionem {region}</translation>
    </message>
    <message>
      <source>Gain a point of expertise from {place}</source>
      <comment>choose_project.project_expertise</comment>
      <translation>Zyskaj punkt doświadczenia: {place}</translation>
    </message>
    <message>
      <source>Put the {energy} project on the {grant} space in {region}</source>
      <comment>choose_project.start_space</comment>
      <translation>Umieść projekt „{energy}” na polu „{grant}” w regionie {region}</translation>
    </message>
    <message>
      <source>Pay the CEP from your hand</source>
      <comment>pay_cep.hand</comment>
      <translation>Zapłać PNE ze swoich zasobów</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which holds {had:ceps}</source>
      <comment>pay_cep.region</comment>
      <translation>Zapłać PNE z regionu {region} (ma {had:ceps})</translation>
    </message>
    <message>
      <source>Buy the CEP for ${money} and {vp:points}</source>
      <comment>buy_for_payment</comment>
      <translation>Kup PNE za ${money} i {vp:points}</translation>
    </message>
    <message>
      <source>Buy the CEP for {vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <translation>Kup PNE za {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and {vp:points}</source>
      <comment>split_income</comment>
      <translation>Weź ${money} i {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and no points</source>
      <comment>split_income.money</comment>
      <translation>Weź ${money} i żadnych punktów</translation>
    </message>
    <message>
      <source>Take {vp:points} and no money</source>
      <comment>split_income.points</comment>
      <translation>Weź {vp:points} i żadnych pieniędzy</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <translation>Zaoferuj ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <translation>Spasuj</translation>
    </message>
    <message>
      <source>Pay {goods}</source>
      <comment>pay_bid</comment>
      <translation>Zapłać {goods}</translation>
    </message>
    <message>
      <source>Make {player} the start player</source>
      <comment>appoint</comment>
      <translation>Wyznacz gracza rozpoczynającego: {player}</translation>
    </message>
    <message>
      <source>Become the start player yourself</source>
      <comment>appoint.self</comment>
      <translation>Zostań graczem rozpoczynającym</translation>
    </message>
    <message>
      <source>Keep lobby card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <translation>Zatrzymaj kartę lobbowania {card} ({trigger}: {main}; poza tym: {minor})</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <comment>keep_card.company</comment>
      <translation>Zatrzymaj cel firmy {card}: {goal}</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <comment>keep_card.personal</comment>
      <translation>Zatrzymaj cel osobisty {card}: {goal}</translation>
    </message>
    <message>
      <source>Plan a {energy} project of level {level} in {region} on the {grant} space</source>
      <comment>plan</comment>
      <translation>Zaplanuj projekt „{energy}” poziomu {level}: {region}, pole „{grant}”</translation>
    </message>
    <message>
      <source>Plan a {energy} project in {region} on the {grant} space</source>
      <comment>plan.no_tile</comment>
      <translation>Zaplanuj projekt „{energy}”: {region}, pole „{grant}”</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <comment>infrastructure</comment>
      <translation>Uruchom infrastrukturę: {place}</translation>
    </message>
    <message>
      <source>Build the {energy} plant of level {level} in {region} ({grant} space; {goods})</source>
      <comment>build_plant</comment>
      <translation>Zbuduj elektrownię „{energy}” poziomu {level} w regionie {region} (pole „{grant}”; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build_plant.nothing</comment>
      <translation>Zbuduj elektrownię: {place}</translation>
    </message>
    <message>
      <source>Pollute for a second main action: the CO₂ level rises to {co2} ppm</source>
      <comment>second_action</comment>
      <translation>Zanieczyść środowisko, by wykonać drugą akcję: poziom CO₂ wzrośnie do {co2} ppm</translation>
    </message>
    <message>
      <source>Hand the bonus to {player}: {bonus}</source>
      <comment>give_bonus</comment>
      <translation>Przekaż premię graczowi {player}: {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <comment>give_bonus.self</comment>
      <translation>Wykorzystaj premię: {bonus}</translation>
    </message>
    <message>
      <source>Bring the CO₂ level down to {co2} ppm for {vp:points}</source>
      <comment>reduce_co2</comment>
      <translation>Obniż poziom CO₂ do {co2} ppm za {vp:points}</translation>
    </message>
    <message>
      <source>Leave the CO₂ level at {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <translation>Pozostaw poziom CO₂ na {co2} ppm</translation>
    </message>
    <message>
      <source>{action} with lobby card {card}</source>
      <comment>with.card</comment>
      <translation>{action} z kartą lobbowania {card}</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.subsidy</comment>
      <translation>{action}; jeden z zasobów technologicznych daje {region}</translation>
    </message>
    <message>
      <source>{action}; {player} receives ${fee} for the scientist who has to leave</source>
      <comment>with.fee</comment>
      <translation>{action}; {player} otrzymuje ${fee} za naukowca, który musi odejść</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.region_tech</comment>
      <translation>{action}; jeden z zasobów technologicznych daje {region}</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.displaced_home</comment>
      <translation>Zabierz naukowca: {origin} › twoje zasoby</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain a point of knowledge of your choice</source>
      <comment>recruit</comment>
      <translation>Zatrudnij naukowca ze swojej puli rekrutacyjnej i zyskaj punkt doświadczenia w dowolnie wybranej dziedzinie</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Zagraj kartę lobbysty {card} jako poboczne lobby: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Zagraj kartę lobbysty {card} jako główne lobby: {effect}</translation>
    </message>
    <message>
      <source>Claim UN goal {card} ({energies}): pay {tech:cubes}</source>
      <comment>score_un_goal</comment>
      <translation>Zrealizuj cel NZ {card} ({energies}): zapłać {tech:cubes}</translation>
    </message>
    <message>
      <source>Gain a point of {energy} knowledge and reach level {level}</source>
      <comment>choose_energy</comment>
      <translation>Zyskaj punkt doświadczenia w dziedzinie „{energy}” i osiągnij poziom {level}</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <translation>Zatrzymaj kartę lobbysty {card} ({trigger}: {main}; poza tym: {minor})</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}: the first counts most when control is tied.</source>
      <comment>agenda</comment>
      <translation>Ten region akceptuje: {energies}. Przy remisie o kontrolę najważniejszy jest pierwszy z tych rodzajów energii.</translation>
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
        <numerusform>{n} punkt</numerusform>
        <numerusform>{n} punkty</numerusform>
        <numerusform>{n} punktów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} technology cubes</source>
      <comment>cubes</comment>
      <translation>
        <numerusform>{n} zasób technologiczny</numerusform>
        <numerusform>{n} zasoby technologiczne</numerusform>
        <numerusform>{n} zasobów technologicznych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} CEPs</source>
      <comment>ceps</comment>
      <translation>
        <numerusform>{n} PNE</numerusform>
        <numerusform>{n} PNE</numerusform>
        <numerusform>{n} PNE</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} steps</source>
      <comment>steps</comment>
      <translation>
        <numerusform>{n} krok</numerusform>
        <numerusform>{n} kroki</numerusform>
        <numerusform>{n} kroków</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} actions</source>
      <comment>actions</comment>
      <translation>
        <numerusform>{n} akcję</numerusform>
        <numerusform>{n} akcje</numerusform>
        <numerusform>{n} akcji</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobby cards</source>
      <comment>lobby_cards</comment>
      <translation>
        <numerusform>{n} kartę lobbowania</numerusform>
        <numerusform>{n} karty lobbowania</numerusform>
        <numerusform>{n} kart lobbowania</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <translation>
        <numerusform>{n} kartę lobbysty</numerusform>
        <numerusform>{n} karty lobbysty</numerusform>
        <numerusform>{n} kart lobbysty</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} open environmental goals</source>
      <comment>open_goals</comment>
      <translation>
        <numerusform>{n} nieosiągnięty cel środowiskowy</numerusform>
        <numerusform>{n} nieosiągnięte cele środowiskowe</numerusform>
        <numerusform>{n} nieosiągniętych celów środowiskowych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fossil plants</source>
      <comment>fossil_plants</comment>
      <translation>
        <numerusform>{n} elektrownię konwencjonalną</numerusform>
        <numerusform>{n} elektrownie konwencjonalne</numerusform>
        <numerusform>{n} elektrowni konwencjonalnych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} coal plants</source>
      <comment>coal</comment>
      <translation>
        <numerusform>{n} elektrownia węglowa</numerusform>
        <numerusform>{n} elektrownie węglowe</numerusform>
        <numerusform>{n} elektrowni węglowych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} oil plants</source>
      <comment>oil</comment>
      <translation>
        <numerusform>{n} elektrownia olejowa</numerusform>
        <numerusform>{n} elektrownie olejowe</numerusform>
        <numerusform>{n} elektrowni olejowych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} gas plants</source>
      <comment>gas</comment>
      <translation>
        <numerusform>{n} elektrownia gazowa</numerusform>
        <numerusform>{n} elektrownie gazowe</numerusform>
        <numerusform>{n} elektrowni gazowych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} plants</source>
      <comment>plants</comment>
      <translation>
        <numerusform>{n} elektrownię</numerusform>
        <numerusform>{n} elektrownie</numerusform>
        <numerusform>{n} elektrowni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} infrastructures</source>
      <comment>infrastructures</comment>
      <translation>
        <numerusform>{n} infrastrukturę</numerusform>
        <numerusform>{n} infrastruktury</numerusform>
        <numerusform>{n} infrastruktur</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} regions</source>
      <comment>regions</comment>
      <translation>
        <numerusform>{n} region</numerusform>
        <numerusform>{n} regiony</numerusform>
        <numerusform>{n} regionów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different regions</source>
      <comment>different_regions</comment>
      <translation>
        <numerusform>{n} regionie</numerusform>
        <numerusform>{n} różnych regionach</numerusform>
        <numerusform>{n} różnych regionach</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different energies</source>
      <comment>energies</comment>
      <translation>
        <numerusform>{n} rodzaju energii</numerusform>
        <numerusform>{n} różnych rodzajów energii</numerusform>
        <numerusform>{n} różnych rodzajów energii</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} tracks</source>
      <comment>tracks</comment>
      <translation>
        <numerusform>{n} toru</numerusform>
        <numerusform>{n} torów</numerusform>
        <numerusform>{n} torów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} scientists</source>
      <comment>scientists</comment>
      <translation>
        <numerusform>{n} naukowca</numerusform>
        <numerusform>{n} naukowców</numerusform>
        <numerusform>{n} naukowców</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} summits</source>
      <comment>summits</comment>
      <translation>
        <numerusform>{n} kongres</numerusform>
        <numerusform>{n} kongresy</numerusform>
        <numerusform>{n} kongresów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} topics</source>
      <comment>topics</comment>
      <translation>
        <numerusform>{n} tematem</numerusform>
        <numerusform>{n} tematami</numerusform>
        <numerusform>{n} tematami</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} discs</source>
      <comment>discs</comment>
      <translation>
        <numerusform>{n} dysk</numerusform>
        <numerusform>{n} dyski</numerusform>
        <numerusform>{n} dysków</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cards</source>
      <comment>cards</comment>
      <translation>
        <numerusform>{n} karta</numerusform>
        <numerusform>{n} karty</numerusform>
        <numerusform>{n} kart</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>anywhere</name>
    <message>
      <source>No project on the board can be installed.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Na planszy nie ma projektu, który można uruchomić.</translation>
    </message>
    <message>
      <source>No project on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Na planszy nie ma projektu, na którym można budować.</translation>
    </message>
    <message>
      <source>No project lies on the board where a scientist could work.</source>
      <comment>no_project_here</comment>
      <translation>Na planszy nie ma projektu, nad którym mógłby pracować naukowiec.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>No project on the board waits for its infrastructure.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Żaden projekt na planszy nie czeka na infrastrukturę.</translation>
    </message>
    <message>
      <source>No infrastructure on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Na planszy nie ma infrastruktury, na której można budować.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>energy</comment>
      <translation>1 punkt doświadczenia w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <source>one point of expertise in an energy of your choice</source>
      <comment>any</comment>
      <translation>1 punkt doświadczenia w dowolnie wybranej dziedzinie</translation>
    </message>
    <message>
      <source>one technology cube</source>
      <comment>tech</comment>
      <translation>1 zasób technologiczny</translation>
    </message>
    <message>
      <source>one CEP for a region of your choice</source>
      <comment>region_cep</comment>
      <translation>1 PNE dla dowolnie wybranego regionu</translation>
    </message>
    <message>
      <source>one CEP for {region}</source>
      <comment>region_cep.indicated</comment>
      <translation>1 PNE dla regionu {region}</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>energy</comment>
      <translation>1 punkt doświadczenia w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <source>one point of knowledge in an energy of your choice</source>
      <comment>any</comment>
      <translation>1 punkt doświadczenia w dowolnie wybranej dziedzinie</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>Polish</source>
      <comment>pl</comment>
      <translation>polska</translation>
    </message>
    <message>
      <source>French</source>
      <comment>fr</comment>
      <translation>francuska</translation>
    </message>
    <message>
      <source>Russian</source>
      <comment>ru</comment>
      <translation>rosyjska</translation>
    </message>
    <message>
      <source>Chinese</source>
      <comment>zh</comment>
      <translation>chińska</translation>
    </message>
    <message>
      <source>German</source>
      <comment>de</comment>
      <translation>niemiecka</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>propose a project in {region}</source>
      <comment>propose.region</comment>
      <translation>przygotowanie projektu w regionie {region}</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <comment>propose.grant</comment>
      <translation>przygotowanie projektu na polu „{grant}”</translation>
    </message>
    <message>
      <source>install a {energy} project</source>
      <comment>install.energy</comment>
      <translation>uruchomienie projektu „{energy}”</translation>
    </message>
    <message>
      <source>build a {energy} plant</source>
      <comment>build.energy</comment>
      <translation>budowa elektrowni „{energy}”</translation>
    </message>
    <message>
      <source>send a scientist to a summit on {energy}</source>
      <comment>summit.energy</comment>
      <translation>wysłanie naukowca na kongres z tematem „{energy}”</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <translation>zakup PNE</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <translation>sprzedaż PNE</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <comment>plan.region</comment>
      <translation>zaplanowanie projektu w regionie {region}</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <comment>plan.grant</comment>
      <translation>zaplanowanie projektu na polu „{grant}”</translation>
    </message>
    <message>
      <source>prepare the infrastructure of a {energy} project</source>
      <comment>infrastructure.energy</comment>
      <translation>uruchomienie infrastruktury projektu „{energy}”</translation>
    </message>
  </context>
  <context>
    <name>choices</name>
    <message>
      <source>Propose {short}</source>
      <comment>propose</comment>
      <translation>Przygotuj: {short}</translation>
    </message>
    <message>
      <source>Install {short}</source>
      <comment>install</comment>
      <translation>Uruchom: {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build</comment>
      <translation>Zbuduj: {short}</translation>
    </message>
    <message>
      <source>Build {short}, plant {number}</source>
      <comment>build.other</comment>
      <translation>Zbuduj: {short}, elektrownia nr {number}</translation>
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
      <translation>Zatrudnij</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <translation>Zrezygnuj</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>decline.owed_action</comment>
      <translation>Dalej</translation>
    </message>
    <message>
      <source>Buy for ${price}</source>
      <comment>buy_cep</comment>
      <translation>Kup za ${price}</translation>
    </message>
    <message>
      <source>Sell for ${price}</source>
      <comment>sell_cep</comment>
      <translation>Sprzedaj za ${price}</translation>
    </message>
    <message>
      <source>Card {card}, minor: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Karta {card}, poboczne: {effect}</translation>
    </message>
    <message>
      <source>Card {card}: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Karta {card}: {effect}</translation>
    </message>
    <message>
      <source>Card {card} first: {effect}</source>
      <comment>play_lobby.before</comment>
      <translation>Najpierw karta {card}: {effect}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>score_un_goal</comment>
      <translation>Cel NZ {card}</translation>
    </message>
    <message>
      <source>Goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <translation>Cel za ${money}</translation>
    </message>
    <message>
      <source>Goal of {player}</source>
      <comment>cash_company_goal.other</comment>
      <translation>Cel gracza {player}</translation>
    </message>
    <message>
      <source>End turn</source>
      <comment>end_turn</comment>
      <translation>Zakończ turę</translation>
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
      <translation>pole „{grant}”</translation>
    </message>
    <message>
      <source>From your hand</source>
      <comment>pay_cep.hand</comment>
      <translation>Z twoich zasobów</translation>
    </message>
    <message>
      <source>From {region}</source>
      <comment>pay_cep.region</comment>
      <translation>Z regionu {region}</translation>
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
      <translation>Same pieniądze: ${money}</translation>
    </message>
    <message>
      <source>All {vp:points}</source>
      <comment>split_income.points</comment>
      <translation>Same punkty: {vp}</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <translation>Zaoferuj ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <translation>Spasuj</translation>
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
      <translation>Ty</translation>
    </message>
    <message>
      <source>Card {card}</source>
      <comment>keep_card.draft</comment>
      <translation>Karta {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.company</comment>
      <translation>Cel {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.personal</comment>
      <translation>Cel {card}</translation>
    </message>
    <message>
      <source>Plan {short}</source>
      <comment>plan</comment>
      <translation>Zaplanuj: {short}</translation>
    </message>
    <message>
      <source>Prepare {short}</source>
      <comment>infrastructure</comment>
      <translation>Uruchom: {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build_plant</comment>
      <translation>Zbuduj: {short}</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <translation>Druga akcja</translation>
    </message>
    <message>
      <source>{player}</source>
      <comment>give_bonus</comment>
      <translation>{player}</translation>
    </message>
    <message>
      <source>Use it</source>
      <comment>give_bonus.self</comment>
      <translation>Wykorzystaj</translation>
    </message>
    <message>
      <source>{steps:steps}, {vp:points}</source>
      <comment>reduce_co2</comment>
      <translation>{steps:steps}, {vp:points}</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>reduce_co2.none</comment>
      <translation>Zrezygnuj</translation>
    </message>
    <message>
      <source>{action}, card {card}</source>
      <comment>with.card</comment>
      <translation>{action}, karta {card}</translation>
    </message>
    <message>
      <source>{action}, with its cube</source>
      <comment>with.region_tech</comment>
      <translation>{action}, z zasobem regionu</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <comment>controlled_region</comment>
      <translation>{vp:points} za każdy region, który kontrolujesz, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of yours, at most {limit}</source>
      <comment>region_with_own_plant</comment>
      <translation>{vp:points} za każdy region z twoją elektrownią, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <comment>un_goal</comment>
      <translation>{vp:points} za każdy zrealizowany przez ciebie cel NZ, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours except the first, at most {limit}</source>
      <comment>own_plant_after_first</comment>
      <translation>{vp:points} za każdą twoją elektrownię prócz pierwszej, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours, at most {limit}</source>
      <comment>every_own_plant</comment>
      <translation>{vp:points} za każdą twoją elektrownię, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions</comment>
      <translation>{vp:points} za każde PNE w twoich zasobach, nie licząc PNE w twoich regionach, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand and in regions you control, at most {limit}</source>
      <comment>cep_owned</comment>
      <translation>{vp:points} za każde PNE w twoich zasobach i w regionach, które kontrolujesz, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of you, at most {limit}</source>
      <comment>leading_expertise_ties_count</comment>
      <translation>{vp:points} za każdą dziedzinę, w której nikt cię nie wyprzedza, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your plants, at most {limit}</source>
      <comment>own_plant_type</comment>
      <translation>{vp:points} za każdy rodzaj energii wśród twoich elektrowni, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of yours, at most {limit}</source>
      <comment>region_with_own_infrastructure</comment>
      <translation>{vp:points} za każdy region z twoją infrastrukturą, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type</comment>
      <translation>{vp:points} za każdy rodzaj energii wśród twoich infrastruktur, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of yours except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first</comment>
      <translation>{vp:points} za każdą twoją infrastrukturę prócz pierwszej, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <comment>controlled_region.other</comment>
      <translation>{vp:points} za każdy region, który kontroluje firma, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of the company, at most {limit}</source>
      <comment>region_with_own_plant.other</comment>
      <translation>{vp:points} za każdy region z elektrownią firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <comment>un_goal.other</comment>
      <translation>{vp:points} za każdy cel NZ zrealizowany przez firmę, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company except the first, at most {limit}</source>
      <comment>own_plant_after_first.other</comment>
      <translation>{vp:points} za każdą elektrownię firmy prócz pierwszej, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company, at most {limit}</source>
      <comment>every_own_plant.other</comment>
      <translation>{vp:points} za każdą elektrownię firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions.other</comment>
      <translation>{vp:points} za każde PNE w zasobach firmy, nie licząc PNE w jej regionach, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}</source>
      <comment>cep_owned.other</comment>
      <translation>{vp:points} za każde PNE w zasobach firmy i w regionach, które kontroluje, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of the company, at most {limit}</source>
      <comment>leading_expertise_ties_count.other</comment>
      <translation>{vp:points} za każdą dziedzinę, w której nikt nie wyprzedza firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's plants, at most {limit}</source>
      <comment>own_plant_type.other</comment>
      <translation>{vp:points} za każdy rodzaj energii wśród elektrowni firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of the company, at most {limit}</source>
      <comment>region_with_own_infrastructure.other</comment>
      <translation>{vp:points} za każdy region z infrastrukturą firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type.other</comment>
      <translation>{vp:points} za każdy rodzaj energii wśród infrastruktur firmy, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of the company except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first.other</comment>
      <translation>{vp:points} za każdą infrastrukturę firmy prócz pierwszej, maksimum {limit}</translation>
    </message>
  </context>
  <context>
    <name>company_goals_second_chance</name>
    <message>
      <source>{vp:points} for each UN goal you have claimed, at most {limit}</source>
      <comment>un_goal</comment>
      <translation>{vp:points} za każdy zrealizowany przez ciebie cel NZ, maksimum {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has claimed, at most {limit}</source>
      <comment>un_goal.other</comment>
      <translation>{vp:points} za każdy cel NZ zrealizowany przez firmę, maksimum {limit}</translation>
    </message>
  </context>
  <context>
    <name>decisions</name>
    <message>
      <source>Your turn: take your main action; free actions may come before and after it.</source>
      <comment>turn</comment>
      <translation>Twoja tura: wykonaj akcję obowiązkową; akcje opcjonalne możesz wykonać przed nią i po niej.</translation>
    </message>
    <message>
      <source>Your turn: take your main action.</source>
      <comment>turn.main_only</comment>
      <translation>Twoja tura: wykonaj akcję obowiązkową.</translation>
    </message>
    <message>
      <source>No main action is possible: use free actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <translation>Żadna akcja obowiązkowa nie jest możliwa: wykonaj akcje opcjonalne albo zakończ turę.</translation>
    </message>
    <message>
      <source>You may still use free actions, or end your turn.</source>
      <comment>turn.free</comment>
      <translation>Możesz jeszcze wykonać akcje opcjonalne albo zakończyć turę.</translation>
    </message>
    <message>
      <source>You have done everything you can in this turn: end it.</source>
      <comment>turn.over</comment>
      <translation>W tej turze nie ma już nic do zrobienia: zakończ ją.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist or move one, or leave it.</source>
      <comment>research_grant</comment>
      <translation>Dotacja na wsparcie badań: zatrudnij lub przesuń naukowca albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or leave it.</source>
      <comment>research_grant.move</comment>
      <translation>Dotacja na wsparcie badań: przesuń naukowca albo zrezygnuj.</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <comment>granted_move</comment>
      <translation>Możesz przesunąć jednego ze swoich naukowców.</translation>
    </message>
    <message>
      <source>Your scientist was sent away from {place}: home with one point of expertise, or to a summit?</source>
      <comment>displaced</comment>
      <translation>Twój naukowiec musi opuścić {place}: do twoich zasobów z punktem doświadczenia czy na kongres?</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of expertise.</source>
      <comment>bonus_any</comment>
      <translation>Wybierz dziedzinę, w której zyskujesz punkt doświadczenia.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <comment>bonus_region_cep</comment>
      <translation>Wybierz region, który otrzymuje PNE.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn.</source>
      <comment>project_expertise</comment>
      <translation>Wybierz projekt, który daje ci punkt doświadczenia na koniec tury.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn, or take none.</source>
      <comment>project_expertise.may</comment>
      <translation>Wybierz projekt, który daje ci punkt doświadczenia na koniec tury, albo zrezygnuj.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which of your points comes first ({energies}).</source>
      <comment>summit_points</comment>
      <translation>Kongres zakończony: wybierz, który z twoich punktów ma być pierwszy ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your extra point ({energies}).</source>
      <comment>summit_extra</comment>
      <translation>Kongres zakończony: wybierz temat dodatkowego punktu doświadczenia ({energies}).</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <comment>income_split</comment>
      <translation>Podziel swój przychód ({amount}) na pieniądze i punkty.</translation>
    </message>
    <message>
      <source>Choose the region with which the energy demand begins; the others follow clockwise.</source>
      <comment>first_region</comment>
      <translation>Wybierz region, od którego zaczyna się zapotrzebowanie na energię; kolejne następują zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
      <source>Pay a CEP: choose where it comes from.</source>
      <comment>pay_cep</comment>
      <translation>Zapłać PNE: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP for installing the project: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <translation>Zapłać PNE za uruchomienie projektu: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP for the plant: choose where it comes from.</source>
      <comment>pay_cep.build</comment>
      <translation>Zapłać PNE za elektrownię: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.</source>
      <comment>pay_cep.supply</comment>
      <translation>Zapłać PNE za nową elektrownię konwencjonalną w jednym z twoich regionów: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP because of the disaster: choose where it comes from.</source>
      <comment>pay_cep.event</comment>
      <translation>Zapłać PNE z powodu katastrofy: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Pay a CEP of your bid: choose where it comes from.</source>
      <comment>pay_cep.bid</comment>
      <translation>Zapłać PNE w ramach swojej oferty: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant, and a new one costs ${price}: lose {vp:points} for the money you lack, or cash your company goal first.</source>
      <comment>forced_purchase</comment>
      <translation>Nie masz PNE, by zapłacić za elektrownię konwencjonalną, a nowe kosztuje ${price}: za brakujące pieniądze tracisz {vp:points}, chyba że najpierw wymienisz cel firmy na pieniądze.</translation>
    </message>
    <message>
      <source>Bid for the right to name the start player, or pass.</source>
      <comment>bid</comment>
      <translation>Zaoferuj kwotę za prawo wyznaczenia gracza rozpoczynającego albo spasuj.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <comment>bid.raise</comment>
      <translation>Najwyższa oferta to ${amount} ({player}): przebij ją albo spasuj.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; there is no change.</source>
      <comment>bid_payment</comment>
      <translation>Zapłać swoją ofertę ${amount}: zasób technologiczny liczy się jako ${tech}, PNE jako ${price}; bez reszty.</translation>
    </message>
    <message>
      <source>Choose the start player of the coming decade.</source>
      <comment>appoint</comment>
      <translation>Wybierz gracza rozpoczynającego następną dekadę.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest is passed to the right.</source>
      <comment>draft</comment>
      <translation>Zatrzymaj jedną kartę lobbowania (do wyboru: {cards}); pozostałe przekazujesz w prawo.</translation>
    </message>
    <message>
      <source>Choose the region with which the placing of the start projects begins.</source>
      <comment>start_region</comment>
      <translation>Wybierz region, od którego zaczyna się rozmieszczanie początkowych projektów.</translation>
    </message>
    <message>
      <source>Choose the space in {region} for the {energy} project.</source>
      <comment>start_space</comment>
      <translation>Wybierz pole w regionie {region} dla projektu „{energy}”.</translation>
    </message>
    <message>
      <source>Lobbyist card {card} was played for an action that is due now: {trigger}.</source>
      <comment>owed_action</comment>
      <translation>Karta lobbysty {card} jest zagrana z akcją, którą trzeba teraz wykonać: {trigger}.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, hand it to another player, or leave it.</source>
      <comment>bonus</comment>
      <translation>Premia: {bonus}. Wykorzystaj ją, przekaż innemu graczowi albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus.own</comment>
      <translation>Premia: {bonus}. Wykorzystaj ją albo zrezygnuj.</translation>
    </message>
    <message>
      <source>You were given a bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus_received</comment>
      <translation>Premia dla ciebie: {bonus}. Wykorzystaj ją albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}.</source>
      <comment>reduction</comment>
      <translation>Wybierz, o ile obniżyć poziom CO₂ ({co2} ppm): każdy krok o {ppm} ppm kosztuje {vp:points}.</translation>
    </message>
    <message>
      <source>The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, at {vp:points} each: choose how many.</source>
      <comment>reduction.needed</comment>
      <translation>Poziom CO₂ ({co2} ppm) trzeba obniżyć co najmniej o {needed:steps} po {ppm} ppm, każdy za {vp:points}: wybierz, o ile kroków.</translation>
    </message>
    <message>
      <source>Choose the company goal that you keep; the other one leaves the game unseen.</source>
      <comment>keep_goal.company</comment>
      <translation>Wybierz cel firmy, który zatrzymujesz; drugi zostaje usunięty z gry bez odkrywania.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep; you keep {due} more.</source>
      <comment>keep_goal.personal</comment>
      <translation>Wybierz cel osobisty, który zatrzymujesz; do wybrania: {due}.</translation>
    </message>
    <message>
      <source>Take your second main action now; it has to be of another kind than the first.</source>
      <comment>second_action</comment>
      <translation>Wykonaj teraz drugą akcję; musi być innego rodzaju niż pierwsza.</translation>
    </message>
    <message>
      <source>Choose the region from which the opponent's regions are sought, counter-clockwise.</source>
      <comment>opponent_start</comment>
      <translation>Wybierz region, od którego szuka się regionów przeciwnika, przeciwnie do ruchu wskazówek zegara.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Your turn: take your main action; director actions may come before and after it.</source>
      <comment>turn</comment>
      <translation>Twoja tura: wykonaj akcję obowiązkową; akcje dyrektorskie możesz wykonać przed nią i po niej.</translation>
    </message>
    <message>
      <source>No main action is possible: use director actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <translation>Żadna akcja obowiązkowa nie jest możliwa: wykonaj akcje dyrektorskie albo zakończ turę.</translation>
    </message>
    <message>
      <source>You may still use director actions, or end your turn.</source>
      <comment>turn.free</comment>
      <translation>Możesz jeszcze wykonać akcje dyrektorskie albo zakończyć turę.</translation>
    </message>
    <message>
      <source>You may still use director actions, pollute for a second main action, or end your turn.</source>
      <comment>turn.pollute</comment>
      <translation>Możesz jeszcze wykonać akcje dyrektorskie, zanieczyścić środowisko, by wykonać drugą akcję, albo zakończyć turę.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, or move one.</source>
      <comment>research_grant</comment>
      <translation>Dotacja: zatrudnij naukowca z punktem doświadczenia albo przesuń jednego ze swoich.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, move one, or leave it.</source>
      <comment>research_grant.optional</comment>
      <translation>Dotacja: zatrudnij naukowca z punktem doświadczenia, przesuń naukowca albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <comment>research_grant.move</comment>
      <translation>Dotacja: przesuń naukowca.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or leave it.</source>
      <comment>research_grant.move.optional</comment>
      <translation>Dotacja: przesuń naukowca albo zrezygnuj.</translation>
    </message>
    <message>
      <source>Your scientist has to leave {place}: choose where it goes.</source>
      <comment>displaced</comment>
      <translation>Twój naukowiec musi opuścić {place}: wybierz, dokąd idzie.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of knowledge.</source>
      <comment>bonus_any</comment>
      <translation>Wybierz dziedzinę, w której zyskujesz punkt doświadczenia.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which point of knowledge comes first ({energies}).</source>
      <comment>summit_points</comment>
      <translation>Kongres zakończony: wybierz, który punkt doświadczenia ma być pierwszy ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your point of knowledge ({energies}).</source>
      <comment>summit_extra</comment>
      <translation>Kongres zakończony: wybierz temat swojego punktu doświadczenia ({energies}).</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <translation>Zapłać PNE za infrastrukturę: wybierz, skąd pochodzi.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.</source>
      <comment>draft</comment>
      <translation>Zatrzymaj jedną kartę lobbysty (do wyboru: {cards}); pozostałe przekazujesz w prawo.</translation>
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
      <translation>{n:ceps} z rynku</translation>
    </message>
    <message>
      <source>{n:points}</source>
      <comment>vp</comment>
      <translation>{n:points}</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <translation>przesunięcie naukowca</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>expertise</comment>
      <translation>1 punkt doświadczenia w dziedzinie „{energy}”</translation>
    </message>
    <message>
      <source>${n} less to pay</source>
      <comment>discount</comment>
      <translation>koszt niższy o ${n}</translation>
    </message>
  </context>
  <context>
    <name>effects_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>expertise</comment>
      <translation>1 punkt doświadczenia w dziedzinie „{energy}”</translation>
    </message>
  </context>
  <context>
    <name>endings</name>
    <message>
      <source>The last decade is over.</source>
      <comment>last_decade</comment>
      <translation>Ostatnia dekada dobiegła końca.</translation>
    </message>
    <message>
      <source>Enough regions run on green energy alone: the game ends.</source>
      <comment>green_regions</comment>
      <translation>W wystarczającej liczbie regionów są tylko elektrownie ekologiczne: koniec gry.</translation>
    </message>
    <message>
      <source>The CO₂ level is back in the safe zone: the game ends.</source>
      <comment>below_danger</comment>
      <translation>Poziom CO₂ powraca do strefy bezpiecznej: koniec gry.</translation>
    </message>
    <message>
      <source>The CO₂ level has reached the limit: the game ends here.</source>
      <comment>solo_pollution</comment>
      <translation>Poziom CO₂ osiągnął limit: gra kończy się w tym miejscu.</translation>
    </message>
    <message>
      <source>The CO₂ level is too high: the planet is lost.</source>
      <comment>planet_lost</comment>
      <translation>Poziom CO₂ jest zbyt wysoki: planeta zniszczona.</translation>
    </message>
    <message>
      <source>All goals are met and the CO₂ level is in check: the game is won.</source>
      <comment>team_won</comment>
      <translation>Wszystkie cele są spełnione, a poziom CO₂ jest pod kontrolą: zwycięstwo.</translation>
    </message>
    <message>
      <source>The points have fallen below zero: the game is lost.</source>
      <comment>points_lost</comment>
      <translation>Punkty spadły poniżej zera: przegrana.</translation>
    </message>
    <message>
      <source>Too few personal goals are met: the game is lost.</source>
      <comment>personal_goals_missed</comment>
      <translation>Spełnionych jest za mało celów osobistych: przegrana.</translation>
    </message>
    <message>
      <source>Too many UN goals are still open: the game is lost.</source>
      <comment>un_goals_missed</comment>
      <translation>Zbyt wiele celów NZ pozostało niezrealizowanych: przegrana.</translation>
    </message>
    <message>
      <source>The goal of this solo game is missed: the game is lost.</source>
      <comment>solo_goal_missed</comment>
      <translation>Cel tej gry solo jest niespełniony: przegrana.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>forestation</source>
      <comment>forestation</comment>
      <translation>zalesianie</translation>
    </message>
    <message>
      <source>solar</source>
      <comment>solar</comment>
      <translation>słońce</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <comment>fusion</comment>
      <translation>zimna fuzja</translation>
    </message>
    <message>
      <source>biomass</source>
      <comment>biomass</comment>
      <translation>biomasa</translation>
    </message>
    <message>
      <source>recycling</source>
      <comment>recycling</comment>
      <translation>odpady</translation>
    </message>
    <message>
      <source>hydro</source>
      <comment>hydro</comment>
      <translation>woda</translation>
    </message>
    <message>
      <source>wind</source>
      <comment>wind</comment>
      <translation>wiatr</translation>
    </message>
  </context>
  <context>
    <name>environmental_goals</name>
    <message>
      <source>Build a plant in {region}</source>
      <comment>plant_in_region</comment>
      <translation>Zbudować elektrownię w regionie {region}</translation>
    </message>
    <message>
      <source>Build a {energy} plant</source>
      <comment>plant_of_type</comment>
      <translation>Zbudować elektrownię „{energy}”</translation>
    </message>
    <message>
      <source>Reach the last space of the {energy} track</source>
      <comment>knowledge_last</comment>
      <translation>Dojść do ostatniego pola toru „{energy}”</translation>
    </message>
    <message>
      <source>Reach the middle of the {energy} track</source>
      <comment>knowledge_half</comment>
      <translation>Dojść do połowy toru „{energy}”</translation>
    </message>
    <message>
      <source>Hold a summit on {energy}</source>
      <comment>summit_topic</comment>
      <translation>Zakończyć kongres z tematem „{energy}”</translation>
    </message>
    <message>
      <source>Hold a summit of {n:topics}</source>
      <comment>summit_size</comment>
      <translation>Zakończyć kongres z {n:topics}</translation>
    </message>
  </context>
  <context>
    <name>event_cards</name>
    <message>
      <source>Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.</source>
      <comment>when</comment>
      <translation>Następuje tylko wtedy, gdy po zapotrzebowaniu na energię poziom CO₂ wynosi {ppm} ppm lub więcej.</translation>
    </message>
    <message>
      <source>It spares everybody who has a green plant in {region}.</source>
      <comment>who</comment>
      <translation>Nie dotyczy nikogo, kto ma elektrownię ekologiczną w regionie {region}.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.</source>
      <comment>loss</comment>
      <translation>Każdy inny gracz przekazuje {tech:cubes} do regionu {region}; kto nie ma żadnego, traci {vp:points}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} gets one of these cubes towards its price.</source>
      <comment>relief</comment>
      <translation>Kto buduje elektrownię w regionie {region}, otrzymuje na poczet jej kosztu jeden z tych zasobów.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>Happens in the event phase; from {ppm} ppm on, the future event happens too.</source>
      <comment>when</comment>
      <translation>Następuje w fazie zdarzeń; od {ppm} ppm następuje też przyszłe zdarzenie.</translation>
    </message>
    <message>
      <source>It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there.</source>
      <comment>who</comment>
      <translation>Nie dotyczy nikogo, kto zbudował elektrownię w regionie {region} albo ma tam infrastrukturę pod elektrownią.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <comment>loss</comment>
      <translation>Każdy inny gracz przekazuje {tech:cubes} do regionu {region} (kto nie ma żadnego, traci {vp:points}) i płaci PNE.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} may use one of these cubes towards its price.</source>
      <comment>relief</comment>
      <translation>Kto buduje elektrownię w regionie {region}, może wykorzystać na poczet jej kosztu jeden z tych zasobów.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>With everybody's consent {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.agreed</comment>
      <translation>Za zgodą wszystkich graczy {player} cofa {actions:actions}.</translation>
    </message>
    <message>
      <source>For practice, {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.practice</comment>
      <translation>Gra ćwiczebna: {player} cofa {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for ${money}.</source>
      <comment>CepForced.money</comment>
      <translation>{player} musi kupić PNE za ${money}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for {vp:points}.</source>
      <comment>CepForced.points</comment>
      <translation>{player} musi kupić PNE za {vp:points}.</translation>
    </message>
    <message>
      <source>{player} pays a CEP.</source>
      <comment>CepPaid.hand</comment>
      <translation>{player} płaci PNE.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the market.</source>
      <comment>CepGained.market</comment>
      <translation>{player} otrzymuje PNE z rynku.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the bank.</source>
      <comment>CepGained.bank</comment>
      <translation>{player} otrzymuje PNE z banku.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region} against {builder}.</source>
      <comment>ControlKept.other</comment>
      <translation>{player} zachowuje kontrolę nad regionem {region} mimo elektrowni gracza {builder}.</translation>
    </message>
    <message>
      <source>{builder} has no marker left: nobody controls {region}.</source>
      <comment>ControlKept.nobody</comment>
      <translation>{builder} nie ma już znacznika: nikt nie kontroluje regionu {region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region} from {previous}.</source>
      <comment>ControlTaken.from</comment>
      <translation>{player} przejmuje od gracza {previous} kontrolę nad regionem {region}.</translation>
    </message>
    <message>
      <source>{player} takes ${money}.</source>
      <comment>IncomeSplit.money</comment>
      <translation>{player} bierze ${money}.</translation>
    </message>
    <message>
      <source>{player} takes {vp:points}.</source>
      <comment>IncomeSplit.points</comment>
      <translation>{player} bierze {vp:points}.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <translation>{player} zagrywa kartę lobbowania {card} jako główne lobby.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <translation>{player} zagrywa kartę lobbowania {card} jako poboczne lobby.</translation>
    </message>
    <message>
      <source>The market is empty and the bank too; the price is ${price}.</source>
      <comment>MarketRefilled.empty</comment>
      <translation>Na rynku i w banku nie ma PNE; cena rynkowa: ${price}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for a project grant.</source>
      <comment>MoneyGained.grant</comment>
      <translation>{player} otrzymuje ${amount} dotacji na projekt.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <comment>MoneyGained.install</comment>
      <translation>{player} otrzymuje ${amount} za uruchomienie projektu.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobby card.</source>
      <comment>MoneyGained.lobby</comment>
      <translation>{player} otrzymuje ${amount} za kartę lobbowania.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the bid.</source>
      <comment>MoneyPaid.auction</comment>
      <translation>{player} płaci ${amount} w ramach oferty.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the plant.</source>
      <comment>MoneyPaid.build</comment>
      <translation>{player} płaci ${amount} za elektrownię.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobby card.</source>
      <comment>PointsGained.lobby</comment>
      <translation>{player} zyskuje {amount:points} za kartę lobbowania.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <comment>PointsGained.plant</comment>
      <translation>{player} zyskuje {amount:points} za elektrownię.</translation>
    </message>
    <message>
      <source>{player} has no technology to give and loses {amount:points} to the disaster.</source>
      <comment>PointsLost.event</comment>
      <translation>{player} nie ma zasobu technologicznego do przekazania i z powodu katastrofy traci {amount:points}.</translation>
    </message>
    <message>
      <source>{player} takes a scientist home from {origin}.</source>
      <comment>ScientistMoved.home</comment>
      <translation>{player} zabiera naukowca: {origin} › zasoby gracza.</translation>
    </message>
    <message>
      <source>{player}'s scientist has to leave {space}.</source>
      <comment>ScientistSentAway.own</comment>
      <translation>Naukowiec gracza {player} musi opuścić {space}.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <comment>SummitReplaced.none</comment>
      <translation>Nie ma już kongresu na pole {summit}.</translation>
    </message>
    <message>
      <source>The supply of technology cubes is empty: {player} receives none.</source>
      <comment>TechGained.none</comment>
      <translation>W zasobach ogólnych nie ma zasobów technologicznych: {player} nic nie otrzymuje.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}; the supply is short of {missing:cubes}.</source>
      <comment>TechGained.missing</comment>
      <translation>{player} otrzymuje {amount:cubes}; w zasobach ogólnych zabrakło: {missing}.</translation>
    </message>
    <message>
      <source>{player} needs no technology cube.</source>
      <comment>TechPaid.nothing</comment>
      <translation>{player} nie potrzebuje zasobu technologicznego.</translation>
    </message>
    <message>
      <source>The region gives {by_region:cubes} for {player}'s plant.</source>
      <comment>TechPaid.region_only</comment>
      <translation>Region daje {by_region:cubes} na elektrownię gracza {player}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region gives {by_region:cubes}.</source>
      <comment>TechPaid.region</comment>
      <translation>{player} płaci {amount:cubes}, a region daje {by_region:cubes}.</translation>
    </message>
    <message>
      <source>{player} ends the turn without a main action.</source>
      <comment>TurnEnded.idle</comment>
      <translation>{player} kończy turę bez akcji obowiązkowej.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}.</source>
      <comment>UnGoalScored.later</comment>
      <translation>{player} realizuje cel NZ {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <translation>{player} zagrywa kartę lobbysty {card} jako główne lobby.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <translation>{player} zagrywa kartę lobbysty {card} jako poboczne lobby.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; the action follows.</source>
      <comment>LobbyPlayed.before</comment>
      <translation>{player} zagrywa kartę lobbysty {card} jako główne lobby; potem następuje jej akcja.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} as a subsidy.</source>
      <comment>MoneyGained.grant</comment>
      <translation>{player} otrzymuje ${amount} dotacji.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <comment>MoneyGained.install</comment>
      <translation>{player} otrzymuje ${amount} za infrastrukturę.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobbyist card.</source>
      <comment>MoneyGained.lobby</comment>
      <translation>{player} otrzymuje ${amount} za kartę lobbysty.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobbyist card.</source>
      <comment>PointsGained.lobby</comment>
      <translation>{player} zyskuje {amount:points} za kartę lobbysty.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} cannot take the action any more that card {card} was played for.</source>
      <comment>ActionReleased</comment>
      <translation>{player} nie może już wykonać akcji, z którą zagrano kartę {card}.</translation>
    </message>
    <message>
      <source>{player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack</comment>
      <translation>{player} cofa {actions:actions}.</translation>
    </message>
    <message>
      <source>Nobody bids in the auction.</source>
      <comment>AuctionFailed</comment>
      <translation>Nikt nie licytuje.</translation>
    </message>
    <message>
      <source>{player} wins the auction with ${amount}.</source>
      <comment>AuctionWon</comment>
      <translation>{player} wygrywa licytację za ${amount}.</translation>
    </message>
    <message>
      <source>{player} bids ${amount}.</source>
      <comment>BidMade</comment>
      <translation>{player} oferuje ${amount}.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <comment>BidPassed</comment>
      <translation>{player} pasuje.</translation>
    </message>
    <message>
      <source>{player} leaves the bonus.</source>
      <comment>BonusDeclined</comment>
      <translation>{player} rezygnuje z premii.</translation>
    </message>
    <message>
      <source>{player} hands the bonus to {to}.</source>
      <comment>BonusGiven</comment>
      <translation>{player} przekazuje premię graczowi {to}.</translation>
    </message>
    <message>
      <source>There is no CEP for {player}'s bonus, or no room for one: the bonus is lost.</source>
      <comment>BonusLost</comment>
      <translation>Nie ma PNE na premię gracza {player} albo nie ma na nie miejsca: premia przepada.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <comment>CardVisited</comment>
      <translation>Naukowiec gracza {player} odwiedza kartę lobbowania {card}.</translation>
    </message>
    <message>
      <source>{player} buys a CEP for ${price}.</source>
      <comment>CepBought</comment>
      <translation>{player} kupuje PNE za ${price}.</translation>
    </message>
    <message>
      <source>{player} collects {amount:ceps} from {region}.</source>
      <comment>CepCollected</comment>
      <translation>{player} zabiera {amount:ceps} z regionu {region}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP: ${money} and {vp:points}.</source>
      <comment>CepForced</comment>
      <translation>{player} musi kupić PNE: ${money} i {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP.</source>
      <comment>CepGained</comment>
      <translation>{player} otrzymuje PNE.</translation>
    </message>
    <message>
      <source>No CEP is left for {player}.</source>
      <comment>CepMissed</comment>
      <translation>{player} nie otrzymuje PNE: żadnego już nie ma.</translation>
    </message>
    <message>
      <source>{player} pays a CEP from {source}.</source>
      <comment>CepPaid</comment>
      <translation>{player} płaci PNE z regionu {source}.</translation>
    </message>
    <message>
      <source>{player} sells a CEP for ${price}.</source>
      <comment>CepSold</comment>
      <translation>{player} sprzedaje PNE za ${price}.</translation>
    </message>
    <message>
      <source>{player} sells {amount:ceps} at the price of ${price}.</source>
      <comment>CepSoldOut</comment>
      <translation>{player} sprzedaje {amount:ceps} po ${price}.</translation>
    </message>
    <message>
      <source>The CO₂ level is brought down to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <comment>Co2Reduced</comment>
      <translation>Poziom CO₂ zostaje obniżony do {co2} ppm: {steps:steps} za {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}.</source>
      <comment>CompanyGoalCashed</comment>
      <translation>{player} wymienia cel firmy na ${money}.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <comment>CompanyGoalScored</comment>
      <translation>{player} otrzymuje za cel firmy {card}: {vp:points}.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region}.</source>
      <comment>ControlKept</comment>
      <translation>{player} zachowuje kontrolę nad regionem {region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region}.</source>
      <comment>ControlTaken</comment>
      <translation>{player} przejmuje kontrolę nad regionem {region}.</translation>
    </message>
    <message>
      <source>Decade {decade} begins.</source>
      <comment>DecadeBegan</comment>
      <translation>Zaczyna się dekada {decade}.</translation>
    </message>
    <message>
      <source>The climate is calm: no disaster in {region}.</source>
      <comment>DisasterAvoided</comment>
      <translation>Klimat jest spokojny: w regionie {region} nic się nie dzieje.</translation>
    </message>
    <message>
      <source>A disaster strikes {region}.</source>
      <comment>DisasterStruck</comment>
      <translation>W regionie {region} następuje katastrofa.</translation>
    </message>
    <message>
      <source>Environmental goal {goal} is achieved.</source>
      <comment>EnvironmentalGoalAchieved</comment>
      <translation>Cel środowiskowy {goal} jest osiągnięty.</translation>
    </message>
    <message>
      <source>{open_goals:open_goals}: a penalty of {vp:points}.</source>
      <comment>EnvironmentalPenalty</comment>
      <translation>{open_goals:open_goals} – kara: {vp:points}.</translation>
    </message>
    <message>
      <source>The event after next threatens {region}.</source>
      <comment>EventRevealed</comment>
      <translation>Zdarzenie po następnym zagraża regionowi {region}.</translation>
    </message>
    <message>
      <source>{player} takes no expertise.</source>
      <comment>ExpertiseDeclined</comment>
      <translation>{player} rezygnuje z doświadczenia.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {energy}.</source>
      <comment>ExpertiseGained</comment>
      <translation>{player} osiąga poziom {level} w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>{player} is at the end of the {energy} track; the point is lost.</source>
      <comment>ExpertiseLost</comment>
      <translation>{player} jest na końcu toru „{energy}”; punkt przepada.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <comment>FossilPileEmpty</comment>
      <translation>Nie ma już elektrowni konwencjonalnej dla regionu {region}.</translation>
    </message>
    <message>
      <source>A new pile is made of {tiles:fossil_plants} that had been torn down.</source>
      <comment>FossilPileRenewed</comment>
      <translation>Nowy stos tworzą usunięte wcześniej elektrownie konwencjonalne: {tiles}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is {co2} ppm.</source>
      <comment>FossilPlantPlaced</comment>
      <translation>W regionie {region} powstaje elektrownia konwencjonalna ({fossil}); poziom CO₂: {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is torn down; the CO₂ level is {co2} ppm.</source>
      <comment>FossilReplaced</comment>
      <translation>W regionie {region} zostaje usunięta elektrownia konwencjonalna ({fossil}); poziom CO₂: {co2} ppm.</translation>
    </message>
    <message>
      <source>{reason}</source>
      <comment>GameEnded</comment>
      <translation>{reason}</translation>
    </message>
    <message>
      <source>{player} keeps a goal.</source>
      <comment>GoalKept</comment>
      <translation>{player} zatrzymuje cel.</translation>
    </message>
    <message>
      <source>{player} leaves the scientists where they are.</source>
      <comment>GrantDeclined</comment>
      <translation>{player} pozostawia naukowców na miejscach.</translation>
    </message>
    <message>
      <source>{player} has nobody to move or to recruit.</source>
      <comment>GrantLost</comment>
      <translation>{player} nie ma naukowca do przesunięcia ani do zatrudnienia.</translation>
    </message>
    <message>
      <source>{player} earns an income of {amount}.</source>
      <comment>IncomeEarned</comment>
      <translation>{player} otrzymuje przychód: {amount}.</translation>
    </message>
    <message>
      <source>{player} takes ${money} and {vp:points}.</source>
      <comment>IncomeSplit</comment>
      <translation>{player} bierze ${money} i {vp:points}.</translation>
    </message>
    <message>
      <source>Inspector {inspector} moves to environmental goal {goal}.</source>
      <comment>InspectorMoved</comment>
      <translation>Inspektor {inspector} przechodzi do celu środowiskowego {goal}.</translation>
    </message>
    <message>
      <source>{player} draws a lobby card.</source>
      <comment>LobbyDrawn</comment>
      <translation>{player} dobiera kartę lobbowania.</translation>
    </message>
    <message>
      <source>{player} keeps a lobby card.</source>
      <comment>LobbyKept</comment>
      <translation>{player} zatrzymuje kartę lobbowania.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card}.</source>
      <comment>LobbyPlayed</comment>
      <translation>{player} zagrywa kartę lobbowania {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is ${price}.</source>
      <comment>MarketRefilled</comment>
      <translation>Uzupełnienie rynku: {moved:ceps}; cena rynkowa: ${price}.</translation>
    </message>
    <message>
      <source>The empty market is restocked with {moved:ceps}.</source>
      <comment>MarketRestocked</comment>
      <translation>Uzupełnienie pustego rynku: {moved:ceps}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <comment>MoneyGained</comment>
      <translation>{player} otrzymuje ${amount}.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to} for a scientist who has to leave.</source>
      <comment>MoneyGiven</comment>
      <translation>{player} płaci graczowi {to} ${amount} za naukowca, który musi odejść.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <comment>MoneyPaid</comment>
      <translation>{player} płaci ${amount}.</translation>
    </message>
    <message>
      <source>The opponent holds {energy} in {region}.</source>
      <comment>OpponentCubePlaced</comment>
      <translation>Przeciwnik zajmuje pole „{energy}” w regionie {region}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobby_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <translation>Każdy przekazuje w prawo {cards:lobby_cards}.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: a penalty of {vp:points}.</source>
      <comment>PenaltyPaid</comment>
      <translation>{player} nie ma PNE, by zapłacić – kara: {vp:points}.</translation>
    </message>
    <message>
      <source>{player} shows a goal that is met.</source>
      <comment>PersonalGoalShown</comment>
      <translation>{player} pokazuje spełniony cel.</translation>
    </message>
    <message>
      <source>{player} builds a {energy} plant in {region}.</source>
      <comment>PlantBuilt</comment>
      <translation>{player} buduje elektrownię „{energy}” w regionie {region}.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points}.</source>
      <comment>PointsGained</comment>
      <translation>{player} zyskuje {amount:points}.</translation>
    </message>
    <message>
      <source>{player} loses {amount:points}.</source>
      <comment>PointsLost</comment>
      <translation>{player} traci {amount:points}.</translation>
    </message>
    <message>
      <source>{player} installs the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <translation>{player} uruchamia projekt „{energy}” ({space}).</translation>
    </message>
    <message>
      <source>{player} proposes a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <translation>{player} przygotowuje projekt „{energy}” ({space}).</translation>
    </message>
    <message>
      <source>The {energy} project tile returns to the supply.</source>
      <comment>ProjectReturned</comment>
      <translation>Żeton projektu „{energy}” wraca do zasobów ogólnych.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <comment>RegionCepGained</comment>
      <translation>Region {region} otrzymuje PNE.</translation>
    </message>
    <message>
      <source>{region} pays a CEP of its own.</source>
      <comment>RegionCepPaid</comment>
      <translation>Region {region} płaci własne PNE.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube.</source>
      <comment>RegionTechReturned</comment>
      <translation>Region {region} zwraca zasób technologiczny.</translation>
    </message>
    <message>
      <source>Round {round} begins.</source>
      <comment>RoundBegan</comment>
      <translation>Zaczyna się runda {round}.</translation>
    </message>
    <message>
      <source>{player} moves a scientist from {origin} to {destination}.</source>
      <comment>ScientistMoved</comment>
      <translation>{player} przesuwa naukowca: {origin} › {destination}.</translation>
    </message>
    <message>
      <source>{player} recruits a scientist.</source>
      <comment>ScientistRecruited</comment>
      <translation>{player} zatrudnia naukowca.</translation>
    </message>
    <message>
      <source>{by} sends {player}'s scientist away from {space}.</source>
      <comment>ScientistSentAway</comment>
      <translation>{by} odsyła naukowca gracza {player} ({space}).</translation>
    </message>
    <message>
      <source>{player} pollutes for a second action: the CO₂ level is {co2} ppm.</source>
      <comment>SecondActionBought</comment>
      <translation>{player} zanieczyszcza środowisko, by wykonać drugą akcję; poziom CO₂: {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is missed.</source>
      <comment>SoloGoalMissed</comment>
      <translation>Cel solo {card} jest niespełniony.</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <comment>StartPlayerChanged</comment>
      <translation>Gracz rozpoczynający: {player}.</translation>
    </message>
    <message>
      <source>Summit {summit} takes place.</source>
      <comment>SummitHeld</comment>
      <translation>Kończy się kongres {summit}.</translation>
    </message>
    <message>
      <source>A new summit is announced on space {summit}.</source>
      <comment>SummitReplaced</comment>
      <translation>Na polu {summit} pojawia się nowy kongres.</translation>
    </message>
    <message>
      <source>{player} gives a technology cube to {region}.</source>
      <comment>TechDonated</comment>
      <translation>{player} przekazuje zasób technologiczny do regionu {region}.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}.</source>
      <comment>TechGained</comment>
      <translation>{player} otrzymuje {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}.</source>
      <comment>TechPaid</comment>
      <translation>{player} płaci {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player}'s turn.</source>
      <comment>TurnBegan</comment>
      <translation>Tura gracza {player}.</translation>
    </message>
    <message>
      <source>{player} ends the turn.</source>
      <comment>TurnEnded</comment>
      <translation>{player} kończy turę.</translation>
    </message>
    <message>
      <source>UN goal {card} is lost.</source>
      <comment>UnGoalRemoved</comment>
      <translation>Cel NZ {card} przepada.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <comment>UnGoalRevealed</comment>
      <translation>Odkryty zostaje cel NZ {card}.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <translation>{player} realizuje cel NZ {card}: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <comment>CardVisited</comment>
      <translation>Naukowiec gracza {player} odwiedza kartę lobbysty {card}.</translation>
    </message>
    <message>
      <source>The event tile that is turned up threatens {region}.</source>
      <comment>EventRevealed</comment>
      <translation>Odkryty żeton zdarzenia zagraża regionowi {region}.</translation>
    </message>
    <message>
      <source>{player} reaches {energy} knowledge {level}.</source>
      <comment>ExpertiseGained</comment>
      <translation>{player} osiąga poziom {level} w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>{player} keeps a lobbyist card.</source>
      <comment>LobbyKept</comment>
      <translation>{player} zatrzymuje kartę lobbysty.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card}.</source>
      <comment>LobbyPlayed</comment>
      <translation>{player} zagrywa kartę lobbysty {card}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobbyist_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <translation>Każdy przekazuje w prawo {cards:lobbyist_cards}.</translation>
    </message>
    <message>
      <source>{player} prepares the infrastructure of the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <translation>{player} uruchamia infrastrukturę projektu „{energy}” ({space}).</translation>
    </message>
    <message>
      <source>{player} plans a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <translation>{player} planuje projekt „{energy}” ({space}).</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist has to leave.</source>
      <comment>ScientistSentAway</comment>
      <translation>{by} uruchamia infrastrukturę: naukowiec gracza {player} musi opuścić {space}.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <translation>{player} realizuje cel NZ {card}: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <comment>coal</comment>
      <translation>węgiel</translation>
    </message>
    <message>
      <source>oil</source>
      <comment>oil</comment>
      <translation>olej</translation>
    </message>
    <message>
      <source>gas</source>
      <comment>gas</comment>
      <translation>gaz</translation>
    </message>
  </context>
  <context>
    <name>free_actions</name>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <translation>przesunąć naukowca</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>market_buy</comment>
      <translation>kupić PNE</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>market_sell</comment>
      <translation>sprzedać PNE</translation>
    </message>
    <message>
      <source>play a card</source>
      <comment>lobby</comment>
      <translation>zagrać kartę</translation>
    </message>
    <message>
      <source>score a UN goal</source>
      <comment>un_goal</comment>
      <translation>zrealizować cel NZ</translation>
    </message>
  </context>
  <context>
    <name>free_actions_second_chance</name>
    <message>
      <source>claim a UN goal</source>
      <comment>un_goal</comment>
      <translation>zrealizować cel NZ</translation>
    </message>
  </context>
  <context>
    <name>goal_cards</name>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>company</comment>
      <translation>Na koniec gry: {goal}.</translation>
    </message>
    <message>
      <source>You may discard it for ${money} at any time; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <translation>Tę kartę możesz w dowolnym momencie wymienić na ${money}; wtedy pozostaje tajna i nie przynosi punktów.</translation>
    </message>
    <message>
      <source>If the money is worth more at the end, you take the money.</source>
      <comment>better</comment>
      <translation>Jeśli na koniec gry pieniądze są warte więcej, bierzesz pieniądze.</translation>
    </message>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>personal</comment>
      <translation>Na koniec gry: {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <comment>personal_at_once</comment>
      <translation>W dowolnym momencie: {goal}.</translation>
    </message>
    <message>
      <source>In a team every partner has to meet at least one; alone you have to meet all you keep.</source>
      <comment>team</comment>
      <translation>W zespole każdy partner musi spełnić co najmniej jeden cel osobisty; w grze solo musisz spełnić wszystkie, które zatrzymujesz.</translation>
    </message>
    <message>
      <source>By the end of the game: {goal}.</source>
      <comment>solo_end</comment>
      <translation>Do końca gry: {goal}.</translation>
    </message>
    <message>
      <source>By the end of decade {decade}: {goal}.</source>
      <comment>solo_decade</comment>
      <translation>Do końca dekady {decade}: {goal}.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <translation>Tę kartę możesz między akcjami swojej tury wymienić na ${money}; wtedy pozostaje tajna i nie przynosi punktów.</translation>
    </message>
  </context>
  <context>
    <name>grant_help</name>
    <message>
      <source>Money grant: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money</comment>
      <translation>Dotacja „pieniądze”: $1 za każde PNE w regionie, co najmniej ${least}.</translation>
    </message>
    <message>
      <source>Money grant: ${least}.</source>
      <comment>money.bare</comment>
      <translation>Dotacja „pieniądze”: ${least}.</translation>
    </message>
    <message>
      <source>Technology grant: {tech:cubes}.</source>
      <comment>tech</comment>
      <translation>Dotacja „technologia”: {tech:cubes}.</translation>
    </message>
    <message>
      <source>Research grant: recruit one of your scientists, or move one.</source>
      <comment>research</comment>
      <translation>Dotacja „wsparcie badań”: zatrudnij albo przesuń jednego ze swoich naukowców.</translation>
    </message>
  </context>
  <context>
    <name>grant_help_second_chance</name>
    <message>
      <source>Money subsidy: $1 for each CEP in the region.</source>
      <comment>money</comment>
      <translation>Dotacja „pieniądze”: $1 za każde PNE w regionie.</translation>
    </message>
    <message>
      <source>Money subsidy: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money.least</comment>
      <translation>Dotacja „pieniądze”: $1 za każde PNE w regionie, co najmniej ${least}.</translation>
    </message>
    <message>
      <source>Technology subsidy: {tech:cubes}.</source>
      <comment>tech</comment>
      <translation>Dotacja „technologia”: {tech:cubes}.</translation>
    </message>
    <message>
      <source>Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one.</source>
      <comment>scientist</comment>
      <translation>Dotacja „naukowiec”: zatrudnij jednego ze swoich naukowców i zyskaj punkt doświadczenia albo przesuń naukowca.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <comment>money</comment>
      <translation>pieniądze</translation>
    </message>
    <message>
      <source>technology</source>
      <comment>tech</comment>
      <translation>technologia</translation>
    </message>
    <message>
      <source>research</source>
      <comment>research</comment>
      <translation>wsparcie badań</translation>
    </message>
    <message>
      <source>scientist</source>
      <comment>scientist</comment>
      <translation>naukowiec</translation>
    </message>
  </context>
  <context>
    <name>groups</name>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <translation>Przygotuj projekt</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <translation>Uruchom projekt</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <translation>Zbuduj elektrownię</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <translation>Zaplanuj projekt</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>Uruchom infrastrukturę</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build_plant</comment>
      <translation>Zbuduj elektrownię</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <translation>Przesuń naukowca</translation>
    </message>
    <message>
      <source>Recruit a scientist</source>
      <comment>recruit</comment>
      <translation>Zatrudnij naukowca</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>buy_cep</comment>
      <translation>Rynek</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>sell_cep</comment>
      <translation>Rynek</translation>
    </message>
    <message>
      <source>Lobby card</source>
      <comment>play_lobby</comment>
      <translation>Karta lobbowania</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>score_un_goal</comment>
      <translation>Cel NZ</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>cash_company_goal</comment>
      <translation>Cel firmy</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <translation>Druga akcja</translation>
    </message>
    <message>
      <source>End of turn</source>
      <comment>end_turn</comment>
      <translation>Koniec tury</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <translation>Zrezygnuj</translation>
    </message>
    <message>
      <source>Choose an energy</source>
      <comment>choose_energy</comment>
      <translation>Wybierz dziedzinę</translation>
    </message>
    <message>
      <source>Choose a region</source>
      <comment>choose_region</comment>
      <translation>Wybierz region</translation>
    </message>
    <message>
      <source>Choose a project</source>
      <comment>choose_project</comment>
      <translation>Wybierz projekt</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <translation>Zapłać PNE</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>buy_for_payment</comment>
      <translation>Zapłać PNE</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>split_income</comment>
      <translation>Przychód</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>bid</comment>
      <translation>Licytacja</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pass</comment>
      <translation>Licytacja</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pay_bid</comment>
      <translation>Licytacja</translation>
    </message>
    <message>
      <source>Start player</source>
      <comment>appoint</comment>
      <translation>Gracz rozpoczynający</translation>
    </message>
    <message>
      <source>Keep a card</source>
      <comment>keep_card</comment>
      <translation>Zatrzymaj kartę</translation>
    </message>
    <message>
      <source>Bonus</source>
      <comment>give_bonus</comment>
      <translation>Premia</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <comment>reduce_co2</comment>
      <translation>Poziom CO₂</translation>
    </message>
  </context>
  <context>
    <name>groups_second_chance</name>
    <message>
      <source>Lobbyist card</source>
      <comment>play_lobby</comment>
      <translation>Karta lobbysty</translation>
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
      <translation>{most} i {last}</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <comment>or</comment>
      <translation>{most} lub {last}</translation>
    </message>
    <message>
      <source>{most}, then {last}</source>
      <comment>then</comment>
      <translation>{most}, potem {last}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>nothing</comment>
      <translation>nic</translation>
    </message>
  </context>
  <context>
    <name>lobby_cards</name>
    <message>
      <source>Main effect, when you {trigger}: {effect}.</source>
      <comment>main</comment>
      <translation>Główne lobby (akcja: {trigger}): {effect}.</translation>
    </message>
    <message>
      <source>It may be played at any later moment of the same turn.</source>
      <comment>later</comment>
      <translation>Można je zagrać w dowolnym późniejszym momencie tej samej tury.</translation>
    </message>
    <message>
      <source>It is played right after the action, before anything else.</source>
      <comment>at_once</comment>
      <translation>Zagrywa się je zaraz po akcji, przed czymkolwiek innym.</translation>
    </message>
    <message>
      <source>It is announced together with the build and lowers its price.</source>
      <comment>attached</comment>
      <translation>Zapowiada się je razem z budową; obniża jej koszt.</translation>
    </message>
    <message>
      <source>It is played after the build: the full price is paid first.</source>
      <comment>refund</comment>
      <translation>Zagrywa się je po budowie: najpierw płaci się pełny koszt.</translation>
    </message>
    <message>
      <source>It is played right before or right after the action; before it, the action has to follow at once.</source>
      <comment>before_or_after</comment>
      <translation>Zagrywa się je tuż przed akcją albo tuż po niej; jeśli przed nią, akcja musi nastąpić natychmiast.</translation>
    </message>
    <message>
      <source>Minor effect, at any moment of your turn: {effect}.</source>
      <comment>minor</comment>
      <translation>Poboczne lobby, w dowolnym momencie twojej tury: {effect}.</translation>
    </message>
    <message>
      <source>One lobby card or one UN goal in a turn; a played card leaves the game.</source>
      <comment>once</comment>
      <translation>Jedna karta lobbowania albo jeden cel NZ w turze; zagrana karta zostaje usunięta z gry.</translation>
    </message>
    <message>
      <source>One lobbyist card or one UN goal in a turn; a played card stays on the table, and one scientist of any player may visit it for its minor effect.</source>
      <comment>stays</comment>
      <translation>Jedna karta lobbysty albo jeden cel NZ w turze; zagrana karta zostaje na stole, a jeden naukowiec dowolnego gracza może ją odwiedzić dla pobocznego lobby.</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>have {n:ceps} in your hand</source>
      <comment>cep_owned</comment>
      <translation>mieć w swoich zasobach {n:ceps}</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand and in regions you control</source>
      <comment>cep_owned.with_regions</comment>
      <translation>mieć w swoich zasobach i w kontrolowanych regionach {n:ceps}</translation>
    </message>
    <message>
      <source>control a region that holds {n:ceps}</source>
      <comment>cep_in_controlled_region</comment>
      <translation>kontrolować region, który ma {n:ceps}</translation>
    </message>
    <message>
      <source>hold a summit of two topics with your scientists alone</source>
      <comment>small_summit_alone</comment>
      <translation>zakończyć kongres dwutematyczny z udziałem wyłącznie swoich naukowców</translation>
    </message>
    <message>
      <source>have {n:cubes}</source>
      <comment>tech_owned</comment>
      <translation>mieć {n:cubes}</translation>
    </message>
    <message>
      <source>have recruited {n:scientists}</source>
      <comment>scientists_recruited</comment>
      <translation>mieć zatrudnionych {n:scientists}</translation>
    </message>
    <message>
      <source>have ${n}</source>
      <comment>money_owned</comment>
      <translation>mieć ${n}</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <translation>być na ostatnim polu {n:tracks}</translation>
    </message>
    <message>
      <source>control {n:regions}</source>
      <comment>regions_controlled</comment>
      <translation>kontrolować {n:regions}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} of the same energy</source>
      <comment>infrastructure_same_type</comment>
      <translation>mieć {n:infrastructures} tego samego rodzaju energii</translation>
    </message>
    <message>
      <source>have prepared infrastructures of {n:energies}</source>
      <comment>infrastructure_types</comment>
      <translation>mieć infrastruktury {n:energies}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <translation>mieć {n:infrastructures} w jednym regionie</translation>
    </message>
    <message>
      <source>have prepared infrastructures in {n:different_regions}</source>
      <comment>infrastructure_regions</comment>
      <translation>mieć infrastruktury w {n:different_regions}</translation>
    </message>
    <message>
      <source>have built {n:plants} of the same energy</source>
      <comment>plants_same_type</comment>
      <translation>mieć {n:plants} tego samego rodzaju energii</translation>
    </message>
    <message>
      <source>have built plants of {n:energies}</source>
      <comment>plant_types</comment>
      <translation>mieć elektrownie {n:energies}</translation>
    </message>
    <message>
      <source>have built {n:plants} in one region</source>
      <comment>plants_in_one_region</comment>
      <translation>mieć {n:plants} w jednym regionie</translation>
    </message>
    <message>
      <source>have built plants in {n:different_regions}</source>
      <comment>plant_regions</comment>
      <translation>mieć elektrownie w {n:different_regions}</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>the hand</source>
      <comment>hand</comment>
      <translation>zasoby gracza</translation>
    </message>
    <message>
      <source>your hand</source>
      <comment>own_hand</comment>
      <translation>twoje zasoby</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <comment>space</comment>
      <translation>pole „{grant}” w regionie {region}</translation>
    </message>
    <message>
      <source>the {energy} project in {region} ({grant} space)</source>
      <comment>project</comment>
      <translation>projekt „{energy}” w regionie {region} (pole „{grant}”)</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <translation>kongres {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit}</source>
      <comment>topic</comment>
      <translation>temat „{energy}” na kongresie {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit} (place {place})</source>
      <comment>same_topic</comment>
      <translation>temat „{energy}” na kongresie {summit} (miejsce {place})</translation>
    </message>
    <message>
      <source>lobby card {card}</source>
      <comment>card</comment>
      <translation>karta lobbowania {card}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>lobbyist card {card}</source>
      <comment>card</comment>
      <translation>karta lobbysty {card}</translation>
    </message>
  </context>
  <context>
    <name>plants</name>
    <message>
      <source>Price: {goods}.</source>
      <comment>price</comment>
      <translation>Koszt budowy: {goods}.</translation>
    </message>
    <message>
      <source>Needs {energy} expertise {level}.</source>
      <comment>expertise</comment>
      <translation>Wymagane doświadczenie: poziom {level} w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and one point of {energy} expertise.</source>
      <comment>value</comment>
      <translation>Wartość: {vp:points} oraz 1 punkt doświadczenia w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>It goes to the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <comment>place</comment>
      <translation>Zajmuje pierwsze puste pole w regionie, a jeśli takiego nie ma, zastępuje najstarszą elektrownię konwencjonalną.</translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Needs {energy} knowledge {level}.</source>
      <comment>expertise</comment>
      <translation>Wymagane doświadczenie: poziom {level} w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <comment>value</comment>
      <translation>Wartość: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>players</name>
    <message>
      <source>nobody</source>
      <comment>nobody</comment>
      <translation>nikt</translation>
    </message>
  </context>
  <context>
    <name>private_events</name>
    <message>
      <source>{player} keeps goal {card}.</source>
      <comment>GoalKept</comment>
      <translation>{player} zatrzymuje cel {card}.</translation>
    </message>
    <message>
      <source>{player} draws lobby card {card}.</source>
      <comment>LobbyDrawn</comment>
      <translation>{player} dobiera kartę lobbowania {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <comment>LobbyKept</comment>
      <translation>{player} zatrzymuje kartę lobbowania {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <comment>LobbyKept</comment>
      <translation>{player} zatrzymuje kartę lobbysty {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>What most rulebooks say</source>
      <comment>consensus</comment>
      <translation>Większość instrukcji</translation>
    </message>
    <message>
      <source>Polish rulebook</source>
      <comment>pl</comment>
      <translation>Instrukcja polska</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <comment>fr</comment>
      <translation>Instrukcja francuska</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <comment>ru</comment>
      <translation>Instrukcja rosyjska</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <comment>zh</comment>
      <translation>Instrukcja chińska</translation>
    </message>
  </context>
  <context>
    <name>profiles_second_chance</name>
    <message>
      <source>German rulebook</source>
      <comment>consensus</comment>
      <translation>Instrukcja niemiecka</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space.</source>
      <comment>propose</comment>
      <translation>Przygotowanie w regionie, którego priorytety obejmują rodzaj energii „{energy}”, daje dotację z wybranego pola.</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <translation>Uruchomienie kosztuje 1 PNE i daje {goods}.</translation>
    </message>
    <message>
      <source>A {energy} plant is built on an installed project; then the tile returns to the supply.</source>
      <comment>build</comment>
      <translation>Na uruchomionym projekcie można zbudować elektrownię „{energy}”; potem żeton wraca do zasobów ogólnych.</translation>
    </message>
    <message>
      <source>{n:ceps} from the bank</source>
      <comment>from_bank</comment>
      <translation>{n:ceps} z banku</translation>
    </message>
  </context>
  <context>
    <name>projects_second_chance</name>
    <message>
      <source>Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge and the subsidy of its space.</source>
      <comment>propose</comment>
      <translation>Zaplanowanie w regionie, którego priorytety obejmują rodzaj energii „{energy}”, daje punkt doświadczenia w tej dziedzinie i dotację z wybranego pola.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <translation>Uruchomienie infrastruktury kosztuje 1 PNE i daje {goods}.</translation>
    </message>
    <message>
      <source>Anybody who knows enough may build the {energy} plant on the infrastructure.</source>
      <comment>build</comment>
      <translation>Elektrownię „{energy}” może zbudować na infrastrukturze każdy, kto ma dość doświadczenia.</translation>
    </message>
  </context>
  <context>
    <name>reading_values</name>
    <message>
      <source>As many as are needed.</source>
      <comment>discs_per_player=0</comment>
      <translation>Tyle, ile potrzeba.</translation>
    </message>
    <message>
      <source>{n:discs}; without one left, you can neither build a plant nor take control.</source>
      <comment>discs_per_player=n</comment>
      <translation>{n:discs}; bez dysku nie można ani zbudować elektrowni, ani przejąć kontroli.</translation>
    </message>
    <message>
      <source>{n:cards}.</source>
      <comment>un_goal_cards=n</comment>
      <translation>{n:cards}.</translation>
    </message>
    <message>
      <source>6 cards, one for each region.</source>
      <comment>event_cards=6</comment>
      <translation>6 kart, po jednej na region.</translation>
    </message>
    <message>
      <source>7 cards; one region can be struck twice.</source>
      <comment>event_cards=7</comment>
      <translation>7 kart; jeden region może zostać dotknięty dwa razy.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number lies on top.</source>
      <comment>plant_sort=tech</comment>
      <translation>Na wierzchu leży elektrownia z najmniejszą liczbą zasobów technologicznych.</translation>
    </message>
    <message>
      <source>The plant that costs the least money lies on top.</source>
      <comment>plant_sort=cost</comment>
      <translation>Na wierzchu leży elektrownia, która kosztuje najmniej pieniędzy.</translation>
    </message>
    <message>
      <source>No, the first start player is drawn.</source>
      <comment>auction_decade_1=off</comment>
      <translation>Nie, pierwszy gracz rozpoczynający jest losowany.</translation>
    </message>
    <message>
      <source>Yes, paid out of the starting goods.</source>
      <comment>auction_decade_1=on</comment>
      <translation>Tak, płaci się z zasobów początkowych.</translation>
    </message>
    <message>
      <source>The player who was drawn as start player.</source>
      <comment>auction_decade_1_passed=tile_stays</comment>
      <translation>Gracz rozpoczynający, który został wylosowany.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <comment>auction_decade_1_passed=tile_moves</comment>
      <translation>Gracz po lewej, tak jak przed każdą inną dekadą.</translation>
    </message>
    <message>
      <source>{n:summits}.</source>
      <comment>summit_spaces=n</comment>
      <translation>{n:summits}.</translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_1=</comment>
      <translation>Żadnego celu firmy.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_1=n</comment>
      <translation>
        <numerusform>Numer {cards}.</numerusform>
        <numerusform>Numery {cards}.</numerusform>
        <numerusform>Numery {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_2=</comment>
      <translation>Żadnego celu firmy.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_2=n</comment>
      <translation>
        <numerusform>Numer {cards}.</numerusform>
        <numerusform>Numery {cards}.</numerusform>
        <numerusform>Numery {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_3=</comment>
      <translation>Żadnego celu firmy.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_3=n</comment>
      <translation>
        <numerusform>Numer {cards}.</numerusform>
        <numerusform>Numery {cards}.</numerusform>
        <numerusform>Numery {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Always {region}; the others follow clockwise.</source>
      <comment>region_order=fixed_start</comment>
      <translation>Zawsze {region}; kolejne zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
      <source>The start player chooses it; the others follow clockwise.</source>
      <comment>region_order=start_player_chooses</comment>
      <translation>Wybiera go gracz rozpoczynający; kolejne zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
      <source>No, it is passed over.</source>
      <comment>skip_full_region=skip</comment>
      <translation>Nie, pomija się go.</translation>
    </message>
    <message>
      <source>Yes, a CEP is due all the same, unless all its plants are green.</source>
      <comment>skip_full_region=pay_anyway</comment>
      <translation>Tak, PNE trzeba zapłacić mimo to, chyba że wszystkie elektrownie są ekologiczne.</translation>
    </message>
    <message>
      <source>One of your hand, or of any region you control.</source>
      <comment>fossil_cep_source=any_controlled</comment>
      <translation>Z twoich zasobów albo z dowolnego regionu, który kontrolujesz.</translation>
    </message>
    <message>
      <source>One of your hand, or of this region only.</source>
      <comment>fossil_cep_source=this_region</comment>
      <translation>Z twoich zasobów albo tylko z tego regionu.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>biomass_install_money=n</comment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>recycling_cep_source=market</comment>
      <translation>Z rynku; może na nim zabraknąć PNE i wtedy cena wzrasta.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>recycling_cep_source=bank</comment>
      <translation>Z banku; rynek i cena się nie zmieniają.</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <comment>money_grant_basis=cep</comment>
      <translation>$1 za każde PNE w regionie, co najmniej ${least}.</translation>
    </message>
    <message>
      <source>Always ${least}: regions hold no money to count.</source>
      <comment>money_grant_basis=money</comment>
      <translation>Zawsze ${least}: w regionach nie ma pieniędzy, które można by policzyć.</translation>
    </message>
    <message>
      <source>The scientist stays and goes on working.</source>
      <comment>own_scientist_after_install=stays</comment>
      <translation>Naukowiec zostaje i pracuje dalej.</translation>
    </message>
    <message>
      <source>The scientist returns to your hand.</source>
      <comment>own_scientist_after_install=leaves</comment>
      <translation>Naukowiec wraca do twoich zasobów.</translation>
    </message>
    <message>
      <source>Only the top one of its stack.</source>
      <comment>plant_choice=top</comment>
      <translation>Tylko wierzchnią ze stosu.</translation>
    </message>
    <message>
      <source>Any one of its stack.</source>
      <comment>plant_choice=any</comment>
      <translation>Dowolną ze stosu.</translation>
    </message>
    <message>
      <source>One fewer than the plant shows.</source>
      <comment>tech_needed_with_subsidy=less_one</comment>
      <translation>O jeden mniej, niż pokazuje elektrownia.</translation>
    </message>
    <message>
      <source>As many as the plant shows, although you pay one fewer.</source>
      <comment>tech_needed_with_subsidy=full</comment>
      <translation>Tyle, ile pokazuje elektrownia, choć płacisz o jeden mniej.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check of control.</source>
      <comment>build_displacement=last</comment>
      <translation>Po zbudowaniu elektrowni, punktach i sprawdzeniu kontroli.</translation>
    </message>
    <message>
      <source>Before anything else is done, as when installing.</source>
      <comment>build_displacement=first</comment>
      <translation>Zanim stanie się cokolwiek innego, tak jak przy uruchamianiu.</translation>
    </message>
    <message>
      <source>Yes, as any other move.</source>
      <comment>scientist_to_hand=allowed</comment>
      <translation>Tak, jak każdy inny ruch.</translation>
    </message>
    <message>
      <source>No, they come home only from a summit, or when they have to leave.</source>
      <comment>scientist_to_hand=forbidden</comment>
      <translation>Nie, naukowcy wracają tylko z kongresu albo gdy muszą odejść.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <comment>end_turn_expertise=must</comment>
      <translation>Tak, jeśli twój naukowiec pracuje nad projektem.</translation>
    </message>
    <message>
      <source>No, you may leave it.</source>
      <comment>end_turn_expertise=may</comment>
      <translation>Nie, możesz z niego zrezygnować.</translation>
    </message>
    <message>
      <source>Clockwise from the left of the active player, who comes last.</source>
      <comment>summit_order=active_last</comment>
      <translation>Zgodnie z ruchem wskazówek zegara od osoby po lewej aktywnego gracza, który jest ostatni.</translation>
    </message>
    <message>
      <source>In turn order, the start player first.</source>
      <comment>summit_order=turn_order</comment>
      <translation>Zgodnie z kolejnością w turze, od gracza rozpoczynającego.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <comment>expertise_on_own_return=no</comment>
      <translation>Nie, tylko gdy naukowca odsyła inny gracz.</translation>
    </message>
    <message>
      <source>Yes, one point in the energy of the project.</source>
      <comment>expertise_on_own_return=yes</comment>
      <translation>Tak, jeden punkt w dziedzinie projektu.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>region_cep_source=market</comment>
      <translation>Z rynku; może na nim zabraknąć PNE i wtedy cena wzrasta.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>region_cep_source=bank</comment>
      <translation>Z banku; rynek i cena się nie zmieniają.</translation>
    </message>
    <message>
      <source>Any region of your choice that has room.</source>
      <comment>region_cep_target=choice</comment>
      <translation>Dowolnie wybrany region, w którym jest miejsce.</translation>
    </message>
    <message>
      <source>The region that the board names for this track.</source>
      <comment>region_cep_target=indicated</comment>
      <translation>Region wskazany na planszy przy tym torze.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <comment>market_after_stop=no_sale</comment>
      <translation>Możesz kupować, ale nie sprzedawać.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <comment>market_after_stop=closed</comment>
      <translation>Nic: rynek jest zamknięty do następnej tury.</translation>
    </message>
    <message>
      <source>{n:cubes}.</source>
      <comment>lobby_0709_tech=n</comment>
      <translation>{n:cubes}.</translation>
    </message>
    <message>
      <source>Yes, each card gives what belongs to its space.</source>
      <comment>lobby_0709_effect=fixed</comment>
      <translation>Tak, każda karta daje to, co należy do jej pola.</translation>
    </message>
    <message>
      <source>No, each card lets you choose among the effects of all three.</source>
      <comment>lobby_0709_effect=choose</comment>
      <translation>Nie, na każdej karcie wybierasz spośród efektów wszystkich trzech.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <comment>lobby_12_choice=choose</comment>
      <translation>Tak, wybierasz jeden z dwóch.</translation>
    </message>
    <message>
      <source>No, it gives the first one only.</source>
      <comment>lobby_12_choice=first</comment>
      <translation>Nie, daje tylko pierwszy.</translation>
    </message>
    <message>
      <source>25 goes with buying, 26 with selling.</source>
      <comment>lobby_25_26=buy_sell</comment>
      <translation>25 przy zakupie, 26 przy sprzedaży.</translation>
    </message>
    <message>
      <source>25 goes with selling, 26 with buying.</source>
      <comment>lobby_25_26=sell_buy</comment>
      <translation>25 przy sprzedaży, 26 przy zakupie.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <comment>lobby_main_timing=attach</comment>
      <translation>Później w turze jej akcji; zniżkę razem z budową.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is paid back after the build.</source>
      <comment>lobby_main_timing=after</comment>
      <translation>Później w turze jej akcji; zniżkę zwraca się po budowie.</translation>
    </message>
    <message>
      <source>Right after its action; a discount together with the build.</source>
      <comment>lobby_main_timing=with</comment>
      <translation>Zaraz po jej akcji; zniżkę razem z budową.</translation>
    </message>
    <message>
      <source>All of yours except the first.</source>
      <comment>goal_30=except_first</comment>
      <translation>Wszystkie twoje prócz pierwszej.</translation>
    </message>
    <message>
      <source>All of yours.</source>
      <comment>goal_30=every</comment>
      <translation>Wszystkie twoje.</translation>
    </message>
    <message>
      <source>Energies that you have built in the region.</source>
      <comment>control_expertise=built</comment>
      <translation>W dziedzinach, w których masz elektrownie w tym regionie.</translation>
    </message>
    <message>
      <source>All energies on the agenda of the region.</source>
      <comment>control_expertise=agenda</comment>
      <translation>We wszystkich dziedzinach z priorytetów regionu.</translation>
    </message>
    <message>
      <source>The builder or the one who held it before.</source>
      <comment>control_recount=builder_or_controller</comment>
      <translation>Budujący albo dotychczasowy gracz kontrolujący region.</translation>
    </message>
    <message>
      <source>Anybody with a plant there: all are compared.</source>
      <comment>control_recount=all_players</comment>
      <translation>Każdy, kto ma tam elektrownię: porównuje się wszystkich.</translation>
    </message>
    <message>
      <source>Yes, all others last five.</source>
      <comment>six_decades_at=5</comment>
      <translation>Tak, wszystkie inne trwają pięć.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six decades would need a sixth player.</source>
      <comment>six_decades_at=6</comment>
      <translation>Nie, każda gra trwa pięć; sześć dekad wymagałoby szóstego gracza.</translation>
    </message>
    <message>
      <source>Yes, in points.</source>
      <comment>end_income=paid</comment>
      <translation>Tak, w punktach.</translation>
    </message>
    <message>
      <source>No.</source>
      <comment>end_income=not_paid</comment>
      <translation>Nie.</translation>
    </message>
    <message>
      <source>No gas plant.</source>
      <comment>extreme_removes_gas=0</comment>
      <translation>Żadnej elektrowni gazowej.</translation>
    </message>
    <message>
      <source>{n:gas}.</source>
      <comment>extreme_removes_gas=n</comment>
      <translation>{n:gas}.</translation>
    </message>
    <message>
      <source>All of them.</source>
      <comment>solo_base=two_player</comment>
      <translation>Wszystkie.</translation>
    </message>
    <message>
      <source>As many as two players lay out.</source>
      <comment>solo_base=two_player_strict</comment>
      <translation>Tyle, ile w grze w 2 osoby.</translation>
    </message>
    <message>
      <source>As many as four players lay out.</source>
      <comment>solo_base=normal</comment>
      <translation>Tyle, ile w grze w 4 osoby.</translation>
    </message>
    <message>
      <source>On a free one of your choice.</source>
      <comment>solo_slot=choice</comment>
      <translation>Na dowolnie wybranym wolnym.</translation>
    </message>
    <message>
      <source>On the first free one.</source>
      <comment>solo_slot=first_free</comment>
      <translation>Na pierwszym wolnym.</translation>
    </message>
    <message>
      <source>In the region after the one that was used last.</source>
      <comment>solo_next_start=next_region</comment>
      <translation>W regionie następnym po ostatnio użytym.</translation>
    </message>
    <message>
      <source>In the region that was used last.</source>
      <comment>solo_next_start=same_region</comment>
      <translation>W ostatnio użytym regionie.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more after the supply phase.</source>
      <comment>solo_end_level=reaches</comment>
      <translation>Przy {ppm} ppm lub więcej po fazie zasobów.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the supply phase.</source>
      <comment>solo_end_level=exceeds</comment>
      <translation>Powyżej {ppm} ppm po fazie zasobów.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>competitive_gas=removed</comment>
      <translation>Tak.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <comment>competitive_gas=kept</comment>
      <translation>Nie, wszystkie elektrownie gazowe pozostają w grze.</translation>
    </message>
    <message>
      <source>Yes, one region can be struck twice.</source>
      <comment>seventh_event=in_play</comment>
      <translation>Tak, jeden region może zostać dotknięty dwa razy.</translation>
    </message>
    <message>
      <source>No, there is one tile for each region.</source>
      <comment>seventh_event=left_out</comment>
      <translation>Nie, na każdy region przypada jeden żeton.</translation>
    </message>
    <message>
      <source>After the region that received the last cube.</source>
      <comment>opponent_cubes=continue</comment>
      <translation>Za regionem, który otrzymał ostatnią kostkę.</translation>
    </message>
    <message>
      <source>Always after the region chosen at the start.</source>
      <comment>opponent_cubes=restart</comment>
      <translation>Zawsze za regionem wybranym na początku.</translation>
    </message>
    <message>
      <source>Nothing, if the region holds no CEP.</source>
      <comment>money_subsidy_minimum=0</comment>
      <translation>$0, jeśli w regionie nie ma PNE.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>money_subsidy_minimum=n</comment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>No, recruit or move a scientist if either is possible.</source>
      <comment>scientist_subsidy=taken</comment>
      <translation>Nie, jeśli tylko można, trzeba zatrudnić lub przesunąć naukowca.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>scientist_subsidy=optional</comment>
      <translation>Tak.</translation>
    </message>
    <message>
      <source>The CEP is paid, then the scientist moves.</source>
      <comment>infrastructure_order=pay_first</comment>
      <translation>Najpierw płaci się PNE, potem odchodzi naukowiec.</translation>
    </message>
    <message>
      <source>The scientist moves, then the CEP is paid.</source>
      <comment>infrastructure_order=scientist_first</comment>
      <translation>Najpierw odchodzi naukowiec, potem płaci się PNE.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <comment>lobby_before=all_effects</comment>
      <translation>Każda: pieniądze, zasoby technologiczne, PNE i doświadczenie liczą się przy tej akcji.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <comment>lobby_before=build_money_only</comment>
      <translation>Tylko pieniądze z karty dotyczącej budowy.</translation>
    </message>
    <message>
      <source>Both points of each scientist in any topics of the summit.</source>
      <comment>summit_points=any_topic</comment>
      <translation>Oba punkty każdego naukowca w dowolnych tematach kongresu.</translation>
    </message>
    <message>
      <source>One point in the scientist's topic, one in any topic of the summit.</source>
      <comment>summit_points=own_topic_first</comment>
      <translation>Jeden punkt w temacie naukowca, jeden w dowolnym temacie kongresu.</translation>
    </message>
    <message>
      <source>No, everybody keeps their own.</source>
      <comment>competitive_bonuses=own</comment>
      <translation>Nie, każdy zachowuje swoje.</translation>
    </message>
    <message>
      <source>Yes, as in the team game.</source>
      <comment>competitive_bonuses=shared</comment>
      <translation>Tak, jak w grze kooperacyjnej.</translation>
    </message>
    <message>
      <source>Everybody who has built there.</source>
      <comment>control_rivals=everybody</comment>
      <translation>Wszystkich, którzy mają tam elektrownie.</translation>
    </message>
    <message>
      <source>Only the one who controls it now.</source>
      <comment>control_rivals=controller</comment>
      <translation>Tylko tego, kto teraz kontroluje region.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <comment>penalty_price=before</comment>
      <translation>Cenę przed podwyżką.</translation>
    </message>
    <message>
      <source>The price after it has risen.</source>
      <comment>penalty_price=after</comment>
      <translation>Cenę po podwyżce.</translation>
    </message>
    <message>
      <source>A CEP of your hand or of any region you control.</source>
      <comment>supply_payment=any_controlled</comment>
      <translation>PNE z twoich zasobów albo z dowolnego regionu, który kontrolujesz.</translation>
    </message>
    <message>
      <source>Only a CEP of this region; without one there is a penalty.</source>
      <comment>supply_payment=this_region</comment>
      <translation>Tylko PNE z tego regionu; jeśli go nie ma, jest kara.</translation>
    </message>
    <message>
      <source>After all regions have been visited.</source>
      <comment>supply_order=after_all</comment>
      <translation>Po odwiedzeniu wszystkich regionów.</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <comment>supply_order=at_once</comment>
      <translation>Za każdą natychmiast po jej umieszczeniu.</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <comment>region_tech=optional</comment>
      <translation>Nie, decyduje budujący.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <comment>region_tech=mandatory</comment>
      <translation>Tak, jeśli elektrownia kosztuje jakieś zasoby technologiczne.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on.</source>
      <comment>second_event=reaches</comment>
      <translation>Od {ppm} ppm.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <comment>second_event=exceeds</comment>
      <translation>Powyżej {ppm} ppm.</translation>
    </message>
    <message>
      <source>Those of your hand.</source>
      <comment>goal_cep=hand</comment>
      <translation>Te w twoich zasobach.</translation>
    </message>
    <message>
      <source>Those of your hand and of regions you control.</source>
      <comment>goal_cep=with_regions</comment>
      <translation>Te w twoich zasobach i w regionach, które kontrolujesz.</translation>
    </message>
    <message>
      <source>No, it walks over them.</source>
      <comment>inspector_skips=achieved</comment>
      <translation>Nie, pomija je.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <comment>inspector_skips=nothing</comment>
      <translation>Tak, każdy cel to jeden krok.</translation>
    </message>
    <message>
      <source>Everybody: all are tied.</source>
      <comment>award_without_tech=everybody</comment>
      <translation>Wszyscy, bo jest remis.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <comment>award_without_tech=nobody</comment>
      <translation>Nikt: potrzebny jest co najmniej jeden zasób.</translation>
    </message>
  </context>
  <context>
    <name>readings</name>
    <message>
      <source>How many discs does each player have for score, tracks, plants and regions?</source>
      <comment>discs_per_player</comment>
      <translation>Ile dysków ma każdy gracz na punktację, tory, elektrownie i regiony?</translation>
    </message>
    <message>
      <source>How many UN goal cards are in the box?</source>
      <comment>un_goal_cards</comment>
      <translation>Ile kart celów NZ jest w pudełku?</translation>
    </message>
    <message>
      <source>How many event cards are in the box?</source>
      <comment>event_cards</comment>
      <translation>Ile kart zdarzeń jest w pudełku?</translation>
    </message>
    <message>
      <source>How are the green plants of an energy stacked?</source>
      <comment>plant_sort</comment>
      <translation>Jak ułożone są w stosie elektrownie ekologiczne jednego rodzaju?</translation>
    </message>
    <message>
      <source>Auction variant: is there an auction before the first decade too?</source>
      <comment>auction_decade_1</comment>
      <translation>Wariant z licytacją: czy licytuje się też przed pierwszą dekadą?</translation>
    </message>
    <message>
      <source>Everybody passes in the auction before the first decade: who starts?</source>
      <comment>auction_decade_1_passed</comment>
      <translation>Wszyscy pasują w licytacji przed pierwszą dekadą: kto rozpoczyna?</translation>
    </message>
    <message>
      <source>How many summits lie face up on the board?</source>
      <comment>summit_spaces</comment>
      <translation>Ile odkrytych kongresów leży na planszy?</translation>
    </message>
    <message>
      <source>Which company goals leave the game when you play alone?</source>
      <comment>goals_removed_1</comment>
      <translation>Które cele firmy usuwa się w wariancie jednoosobowym?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with two players?</source>
      <comment>goals_removed_2</comment>
      <translation>Które cele firmy usuwa się w grze w 2 osoby?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <comment>goals_removed_3</comment>
      <translation>Które cele firmy usuwa się w grze w 3 osoby?</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <comment>region_order</comment>
      <translation>Który region jako pierwszy zaspokaja zapotrzebowanie na energię?</translation>
    </message>
    <message>
      <source>A region has no space for the plant of this decade: does it pay?</source>
      <comment>skip_full_region</comment>
      <translation>Region nie ma miejsca na elektrownię tej dekady: czy płaci?</translation>
    </message>
    <message>
      <source>Which CEP may pay for a fossil plant in a region you control?</source>
      <comment>fossil_cep_source</comment>
      <translation>Skąd może pochodzić PNE za elektrownię konwencjonalną w regionie, który kontrolujesz?</translation>
    </message>
    <message>
      <source>How much money does installing a biomass project bring?</source>
      <comment>biomass_install_money</comment>
      <translation>Ile pieniędzy daje uruchomienie projektu „biomasa”?</translation>
    </message>
    <message>
      <source>Where does the CEP come from that installing a recycling project brings?</source>
      <comment>recycling_cep_source</comment>
      <translation>Skąd pochodzi PNE za uruchomienie projektu „odpady”?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <comment>money_grant_basis</comment>
      <translation>Ile wynosi dotacja „pieniądze”?</translation>
    </message>
    <message>
      <source>You install a project on which your own scientist works: what happens?</source>
      <comment>own_scientist_after_install</comment>
      <translation>Uruchamiasz projekt, nad którym pracuje twój własny naukowiec: co się dzieje?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <comment>plant_choice</comment>
      <translation>Którą elektrownię danego rodzaju można zbudować?</translation>
    </message>
    <message>
      <source>The region gives a cube for a plant: how many must you own?</source>
      <comment>tech_needed_with_subsidy</comment>
      <translation>Region daje zasób technologiczny na elektrownię: ile zasobów musisz mieć?</translation>
    </message>
    <message>
      <source>You build on a project with a foreign scientist: when does the scientist leave?</source>
      <comment>build_displacement</comment>
      <translation>Budujesz na projekcie, nad którym pracuje naukowiec innego gracza: kiedy naukowiec odchodzi?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your hand?</source>
      <comment>scientist_to_hand</comment>
      <translation>Czy możesz przesunąć naukowca z projektu z powrotem do swoich zasobów?</translation>
    </message>
    <message>
      <source>Must you take the point of expertise at the end of your turn?</source>
      <comment>end_turn_expertise</comment>
      <translation>Czy musisz wziąć punkt doświadczenia na koniec swojej tury?</translation>
    </message>
    <message>
      <source>In which order do the participants of a summit gain their expertise?</source>
      <comment>summit_order</comment>
      <translation>W jakiej kolejności uczestnicy kongresu zyskują doświadczenie?</translation>
    </message>
    <message>
      <source>Your own installing or building brings your scientist home: do you gain expertise for it?</source>
      <comment>expertise_on_own_return</comment>
      <translation>Twój naukowiec wraca z powodu twojego własnego uruchomienia lub budowy: czy zyskujesz za to doświadczenie?</translation>
    </message>
    <message>
      <source>Where does the CEP of a track bonus come from?</source>
      <comment>region_cep_source</comment>
      <translation>Skąd pochodzi PNE z premii na torze?</translation>
    </message>
    <message>
      <source>Which region receives the CEP of a track bonus?</source>
      <comment>region_cep_target</comment>
      <translation>Który region otrzymuje PNE z premii na torze?</translation>
    </message>
    <message>
      <source>The market ran empty in your turn: what can you still do there?</source>
      <comment>market_after_stop</comment>
      <translation>Na rynku zabrakło PNE w twojej turze: co możesz tam jeszcze zrobić?</translation>
    </message>
    <message>
      <source>How many technology cubes do lobby cards 07 to 09 give?</source>
      <comment>lobby_0709_tech</comment>
      <translation>Ile zasobów technologicznych dają karty lobbowania 07–09?</translation>
    </message>
    <message>
      <source>Is the main effect of lobby cards 07 to 09 fixed?</source>
      <comment>lobby_0709_effect</comment>
      <translation>Czy główne lobby kart lobbowania 07–09 jest ustalone?</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <comment>lobby_12_choice</comment>
      <translation>Czy karta lobbowania 12 pozwala wybrać jeden z dwóch efektów głównego lobby?</translation>
    </message>
    <message>
      <source>Which of the lobby cards 25 and 26 goes with buying, and which with selling?</source>
      <comment>lobby_25_26</comment>
      <translation>Która z kart lobbowania 25 i 26 dotyczy zakupu, a która sprzedaży?</translation>
    </message>
    <message>
      <source>When is the main effect of a lobby card played?</source>
      <comment>lobby_main_timing</comment>
      <translation>Kiedy zagrywa się główne lobby karty lobbowania?</translation>
    </message>
    <message>
      <source>Which plants does company goal 30 count?</source>
      <comment>goal_30</comment>
      <translation>Które elektrownie liczy cel firmy 30?</translation>
    </message>
    <message>
      <source>Control is tied to the last: expertise in which energies is compared?</source>
      <comment>control_expertise</comment>
      <translation>Remis o kontrolę aż do końca: w których dziedzinach porównuje się doświadczenie?</translation>
    </message>
    <message>
      <source>Who can hold the region after a plant was built?</source>
      <comment>control_recount</comment>
      <translation>Kto może kontrolować region po zbudowaniu elektrowni?</translation>
    </message>
    <message>
      <source>Does a game of five last six decades?</source>
      <comment>six_decades_at</comment>
      <translation>Czy gra w 5 osób trwa sześć dekad?</translation>
    </message>
    <message>
      <source>Is income paid once more at the end of the game?</source>
      <comment>end_income</comment>
      <translation>Czy na koniec gry jeszcze raz wypłaca się przychód?</translation>
    </message>
    <message>
      <source>How many gas plants leave the game with the extreme fossil plants?</source>
      <comment>extreme_removes_gas</comment>
      <translation>Ile elektrowni gazowych usuwa się z gry na poziomie ekstremalnym?</translation>
    </message>
    <message>
      <source>Solo game: how many UN goals are in the stack?</source>
      <comment>solo_base</comment>
      <translation>Gra solo: ile celów NZ jest w stosie?</translation>
    </message>
    <message>
      <source>Solo game: on which space of a region does a start project lie?</source>
      <comment>solo_slot</comment>
      <translation>Gra solo: na którym polu regionu leży początkowy projekt?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the next start project's region begin?</source>
      <comment>solo_next_start</comment>
      <translation>Gra solo: gdzie zaczyna się szukanie regionu dla następnego początkowego projektu?</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <comment>solo_end_level</comment>
      <translation>Gra solo: przy jakim poziomie CO₂ gra kończy się wcześniej?</translation>
    </message>
    <message>
      <source>Do gas plants leave the competitive game of three, as they do in the team game?</source>
      <comment>competitive_gas</comment>
      <translation>Czy w grze rywalizacyjnej w 3 osoby usuwa się elektrownie gazowe, tak jak w kooperacyjnej?</translation>
    </message>
    <message>
      <source>Is the seventh event tile used?</source>
      <comment>seventh_event</comment>
      <translation>Czy używa się siódmego żetonu zdarzenia?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the opponent's next region begin?</source>
      <comment>opponent_cubes</comment>
      <translation>Gra solo: gdzie zaczyna się szukanie następnego regionu przeciwnika?</translation>
    </message>
    <message>
      <source>How much does a money subsidy pay at least?</source>
      <comment>money_subsidy_minimum</comment>
      <translation>Ile wynosi najmniejsza dotacja „pieniądze”?</translation>
    </message>
    <message>
      <source>May you leave the subsidy of a scientist space unused?</source>
      <comment>scientist_subsidy</comment>
      <translation>Czy możesz zrezygnować z dotacji „naukowiec”?</translation>
    </message>
    <message>
      <source>A scientist stands on a project that gets its infrastructure: what comes first?</source>
      <comment>infrastructure_order</comment>
      <translation>Na projekcie, który otrzymuje infrastrukturę, stoi naukowiec: co następuje najpierw?</translation>
    </message>
    <message>
      <source>A lobbyist card is played before its action: which bonus may make the action possible?</source>
      <comment>lobby_before</comment>
      <translation>Karta lobbysty zagrana przed swoją akcją: która premia może tę akcję umożliwić?</translation>
    </message>
    <message>
      <source>In which energies does a summit bring its knowledge?</source>
      <comment>summit_points</comment>
      <translation>W których dziedzinach kongres daje doświadczenie?</translation>
    </message>
    <message>
      <source>Competitive game: may you hand the bonus of a track to somebody else?</source>
      <comment>competitive_bonuses</comment>
      <translation>Gra rywalizacyjna: czy możesz przekazać premię z toru komuś innemu?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to control a region?</source>
      <comment>control_rivals</comment>
      <translation>Kogo musi pokonać budujący, by przejąć kontrolę nad regionem?</translation>
    </message>
    <message>
      <source>A penalty empties the market: which price is lost in points?</source>
      <comment>penalty_price</comment>
      <translation>Kara opróżnia rynek: którą cenę traci się w punktach?</translation>
    </message>
    <message>
      <source>What may pay for a fossil plant in a region you control?</source>
      <comment>supply_payment</comment>
      <translation>Czym można zapłacić za elektrownię konwencjonalną w regionie, który kontrolujesz?</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <comment>supply_order</comment>
      <translation>Kiedy płaci się za nowe elektrownie konwencjonalne?</translation>
    </message>
    <message>
      <source>A region has technology cubes: must one of them help to pay for a plant there?</source>
      <comment>region_tech</comment>
      <translation>Region ma zasoby technologiczne: czy jeden z nich musi pokryć część kosztu tamtejszej elektrowni?</translation>
    </message>
    <message>
      <source>From which CO₂ level on does the future event happen too?</source>
      <comment>second_event</comment>
      <translation>Od jakiego poziomu CO₂ następuje też przyszłe zdarzenie?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal that asks for CEPs?</source>
      <comment>goal_cep</comment>
      <translation>Które PNE liczą się do celu osobistego dotyczącego PNE?</translation>
    </message>
    <message>
      <source>Does an inspector count goals that are achieved?</source>
      <comment>inspector_skips</comment>
      <translation>Czy inspektor liczy osiągnięte cele?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most?</source>
      <comment>award_without_tech</comment>
      <translation>Na koniec nikt nie ma zasobów technologicznych: kto dostaje punkty za najwięcej?</translation>
    </message>
  </context>
  <context>
    <name>references</name>
    <message numerus="yes">
      <source>{rule} – rulebook sections {sections}</source>
      <comment>numbers</comment>
      <translation>
        <numerusform>{rule} – instrukcja, punkt {sections}</numerusform>
        <numerusform>{rule} – instrukcja, punkty {sections}</numerusform>
        <numerusform>{rule} – instrukcja, punkty {sections}</numerusform>
      </translation>
    </message>
    <message>
      <source>{rule} – rulebook: {sections}</source>
      <comment>headings</comment>
      <translation>{rule} – instrukcja: {sections}</translation>
    </message>
    <message>
      <source>{rule} – not in the printed rulebook</source>
      <comment>unprinted</comment>
      <translation>{rule} – brak w drukowanej instrukcji</translation>
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
      <translation>Trzeba wykonać akcję, z którą zagrano kartę {card}: musi pozostać możliwa.</translation>
    </message>
    <message>
      <source>This scientist is in your hand already.</source>
      <comment>already_in_hand</comment>
      <translation>Ten naukowiec jest już w twoich zasobach.</translation>
    </message>
    <message>
      <source>Card {card} is attached to the build itself: choose the build with this card.</source>
      <comment>attach_card_to_build</comment>
      <translation>Karta {card} działa razem z budową: wybierz budowę z tą kartą.</translation>
    </message>
    <message>
      <source>That is worth ${had}; the bid is ${needed}.</source>
      <comment>bid_not_covered</comment>
      <translation>To jest warte ${had}, a oferta wynosi ${needed}.</translation>
    </message>
    <message>
      <source>You can pay ${had} at the most.</source>
      <comment>bid_too_high</comment>
      <translation>Możesz zapłacić najwyżej ${had}.</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <comment>bid_too_low</comment>
      <translation>Zaoferuj co najmniej ${needed} albo spasuj.</translation>
    </message>
    <message>
      <source>This bonus cannot be handed to {player}: everybody keeps their own.</source>
      <comment>bonus_is_your_own</comment>
      <translation>Tej premii nie można przekazać graczowi {player}: każdy zachowuje swoje.</translation>
    </message>
    <message>
      <source>A bonus that was given cannot be handed on to {player}.</source>
      <comment>bonus_was_given_already</comment>
      <translation>Otrzymanej premii nie można przekazać dalej graczowi {player}.</translation>
    </message>
    <message>
      <source>The points or the track allow {had:steps} down, not {needed}.</source>
      <comment>cannot_reduce_more</comment>
      <translation>Punkty lub tor pozwalają obniżyć poziom o {had:steps}, a nie o {needed}.</translation>
    </message>
    <message>
      <source>The main effect of card {card} needs its own action in this turn first: {on}.</source>
      <comment>card_action_missing</comment>
      <translation>Główne lobby karty {card} wymaga w tej turze najpierw jej akcji: {on}.</translation>
    </message>
    <message>
      <source>You have played a card or scored a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <translation>W tej turze karta jest już zagrana albo cel NZ zrealizowany.</translation>
    </message>
    <message>
      <source>Card {card} gives no discount on this plant.</source>
      <comment>card_cannot_be_attached</comment>
      <translation>Karta {card} nie daje zniżki na tę elektrownię.</translation>
    </message>
    <message>
      <source>Card {card} is not in your hand.</source>
      <comment>card_not_in_hand</comment>
      <translation>Nie masz karty {card} na ręce.</translation>
    </message>
    <message>
      <source>Card {card} is not in your packet.</source>
      <comment>card_not_in_packet</comment>
      <translation>Karty {card} nie ma w twoim pakiecie.</translation>
    </message>
    <message>
      <source>No scientist can go to this card: it is not in play, or somebody has been there.</source>
      <comment>card_not_open</comment>
      <translation>Na tę kartę nie może wejść naukowiec: nie jest w grze albo ktoś już na niej był.</translation>
    </message>
    <message>
      <source>The CO₂ level is at {had} ppm; from {limit} ppm on there is no second action.</source>
      <comment>co2_at_limit</comment>
      <translation>Poziom CO₂ wynosi {had} ppm; od {limit} ppm nie ma drugiej akcji.</translation>
    </message>
    <message>
      <source>Take the main action of this turn first; the second one comes after it.</source>
      <comment>first_action_open</comment>
      <translation>Wykonaj najpierw akcję obowiązkową tej tury; druga akcja następuje po niej.</translation>
    </message>
    <message>
      <source>The project goes to the first free space of {region}.</source>
      <comment>first_free_space_only</comment>
      <translation>Projekt trafia na pierwsze wolne pole regionu {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <comment>game_over</comment>
      <translation>Gra jest zakończona.</translation>
    </message>
    <message>
      <source>Goal {card} is not among the goals you can keep.</source>
      <comment>goal_not_dealt</comment>
      <translation>Celu {card} nie ma wśród tych, które możesz zatrzymać.</translation>
    </message>
    <message>
      <source>A scientist who is sent away goes home or to a summit on the project's energy.</source>
      <comment>hand_or_summit_only</comment>
      <translation>Odesłany naukowiec wraca do twoich zasobów albo idzie na kongres o tej samej tematyce co projekt.</translation>
    </message>
    <message>
      <source>Too few of your {energy} infrastructures carry a plant: {had} of {needed}.</source>
      <comment>infrastructure_missing</comment>
      <translation>Za mało elektrowni na twoich infrastrukturach „{energy}”: {had} z {needed}.</translation>
    </message>
    <message>
      <source>The main action of this turn is still open, and it has to be taken.</source>
      <comment>mandatory_action_open</comment>
      <translation>Akcja obowiązkowa tej tury nie jest jeszcze wykonana, a trzeba ją wykonać.</translation>
    </message>
    <message>
      <source>You have taken the main action of this turn already.</source>
      <comment>mandatory_action_used</comment>
      <translation>Akcja obowiązkowa tej tury jest już wykonana.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: it is closed until the next turn.</source>
      <comment>market_closed</comment>
      <translation>W tej turze na rynku zabrakło PNE: jest zamknięty do następnej tury.</translation>
    </message>
    <message>
      <source>No CEP is on sale.</source>
      <comment>market_empty</comment>
      <translation>Na rynku nie ma PNE.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next turn.</source>
      <comment>market_stop</comment>
      <translation>W tej turze na rynku zabrakło PNE: do następnej tury nie można sprzedawać.</translation>
    </message>
    <message>
      <source>You have been to the market in this turn already.</source>
      <comment>market_visit_used</comment>
      <translation>Wizyta na rynku w tej turze już się odbyła.</translation>
    </message>
    <message>
      <source>You earn {had}; that is less than {needed}.</source>
      <comment>more_than_income</comment>
      <translation>Twój przychód wynosi {had}; to mniej niż {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level has to come down by at least {needed:steps}; {had} is too few.</source>
      <comment>must_reduce_more</comment>
      <translation>Poziom CO₂ trzeba obniżyć co najmniej o {needed:steps}; {had} to za mało.</translation>
    </message>
    <message>
      <source>You have no CEP in your hand.</source>
      <comment>no_cep_in_hand</comment>
      <translation>Nie masz PNE w swoich zasobach.</translation>
    </message>
    <message>
      <source>That region holds no CEP.</source>
      <comment>no_cep_in_region</comment>
      <translation>W tym regionie nie ma PNE.</translation>
    </message>
    <message>
      <source>You need a CEP in your hand or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <translation>Potrzebujesz PNE w swoich zasobach albo w regionie, który kontrolujesz.</translation>
    </message>
    <message>
      <source>{player} has no company goal any more.</source>
      <comment>no_company_goal</comment>
      <translation>{player} nie ma już celu firmy.</translation>
    </message>
    <message>
      <source>You have no cube left to mark the plant.</source>
      <comment>no_cube_left</comment>
      <translation>Nie masz już kostki, by oznaczyć elektrownię.</translation>
    </message>
    <message>
      <source>You have no disc left to mark the plant.</source>
      <comment>no_disc_left</comment>
      <translation>Nie masz już dysku, by oznaczyć elektrownię.</translation>
    </message>
    <message>
      <source>{player}'s scientist works here and costs you ${needed}; you have ${had}.</source>
      <comment>no_fee_for_scientist</comment>
      <translation>Pracuje tu naukowiec gracza {player}: płacisz za niego ${needed}, a masz ${had}.</translation>
    </message>
    <message>
      <source>You have no lobby card.</source>
      <comment>no_lobby_card</comment>
      <translation>Nie masz karty lobbowania.</translation>
    </message>
    <message>
      <source>You have no marker left for another infrastructure.</source>
      <comment>no_marker_left</comment>
      <translation>Nie masz już znacznika na kolejną infrastrukturę.</translation>
    </message>
    <message>
      <source>No {energy} plant is left.</source>
      <comment>no_plant_tile</comment>
      <translation>Nie ma już elektrowni „{energy}”.</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <comment>no_project_here</comment>
      <translation>Na tym polu nie ma projektu.</translation>
    </message>
    <message>
      <source>No {energy} project tile is left.</source>
      <comment>no_project_tile</comment>
      <translation>Nie ma już żetonów projektu „{energy}”.</translation>
    </message>
    <message>
      <source>The region cannot help with {needed:cubes}; it can give {had}.</source>
      <comment>no_region_tech</comment>
      <translation>Region nie może dać tylu zasobów technologicznych: potrzeba {needed}, może dać {had}.</translation>
    </message>
    <message>
      <source>You have no scientist in your hand.</source>
      <comment>no_scientist_in_hand</comment>
      <translation>Nie masz naukowca w swoich zasobach.</translation>
    </message>
    <message>
      <source>No second action would be possible now.</source>
      <comment>no_second_action</comment>
      <translation>Żadna druga akcja nie byłaby teraz możliwa.</translation>
    </message>
    <message>
      <source>Card {card} does not offer that.</source>
      <comment>no_such_option</comment>
      <translation>Karta {card} tego nie oferuje.</translation>
    </message>
    <message>
      <source>There is no such topic.</source>
      <comment>no_such_topic</comment>
      <translation>Nie ma takiego tematu.</translation>
    </message>
    <message>
      <source>The chosen rulebook knows no way from a project back to the hand.</source>
      <comment>no_way_home</comment>
      <translation>Wybrana instrukcja nie pozwala wrócić z projektu do zasobów gracza.</translation>
    </message>
    <message>
      <source>All your scientists are recruited: there are {limit} and no more.</source>
      <comment>nobody_to_recruit</comment>
      <translation>Wszyscy twoi naukowcy są już zatrudnieni: jest ich {limit} i nie więcej.</translation>
    </message>
    <message>
      <source>There is no project on this space that can be prepared for building.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Na tym polu nie ma projektu, który można uruchomić.</translation>
    </message>
    <message>
      <source>No point in {energy} is due from this summit.</source>
      <comment>not_a_topic_here</comment>
      <translation>Z tego kongresu nie należy się punkt w dziedzinie „{energy}”.</translation>
    </message>
    <message>
      <source>There is no project on this space that is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Na tym polu nie ma projektu, na którym można budować.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <comment>not_enough_cep</comment>
      <translation>Potrzebujesz {needed:ceps}, a masz {had}.</translation>
    </message>
    <message>
      <source>You need expertise {needed} in {energy} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <translation>Potrzebujesz doświadczenia na poziomie {needed} w dziedzinie „{energy}”, a masz {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <comment>not_enough_money</comment>
      <translation>Potrzebujesz ${needed}, a masz ${had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}: ${fee} of it is for {player}, whose scientist works here.</source>
      <comment>not_enough_money_and_fee</comment>
      <translation>Potrzebujesz ${needed}, a masz ${had}: z tego ${fee} należy się graczowi {player}, którego naukowiec tu pracuje.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <comment>not_enough_tech</comment>
      <translation>Potrzebne zasoby technologiczne: {needed}, masz {had}.</translation>
    </message>
    <message>
      <source>This is not the time for it: another decision comes first.</source>
      <comment>not_now</comment>
      <translation>To nie ten moment: najpierw inna decyzja.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <comment>not_on_agenda</comment>
      <translation>Priorytety regionu {region} nie obejmują rodzaju energii „{energy}”.</translation>
    </message>
    <message>
      <source>This point has to be taken.</source>
      <comment>not_optional</comment>
      <translation>Ten punkt trzeba wziąć.</translation>
    </message>
    <message>
      <source>The project goes to a free space of {region}.</source>
      <comment>not_this_space</comment>
      <translation>Projekt trafia na wolne pole regionu {region}.</translation>
    </message>
    <message>
      <source>None of your scientists stands there.</source>
      <comment>not_your_scientist</comment>
      <translation>Nie stoi tam żaden z twoich naukowców.</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <comment>not_your_turn</comment>
      <translation>To nie jest tura gracza {player}.</translation>
    </message>
    <message>
      <source>A scientist reaches a summit only from a project of the same energy.</source>
      <comment>only_from_project_to_summit</comment>
      <translation>Naukowiec trafia na kongres tylko z projektu tego samego rodzaju energii.</translation>
    </message>
    <message>
      <source>Only the top {energy} plant can be built.</source>
      <comment>only_top_plant</comment>
      <translation>Zbudować można tylko wierzchnią elektrownię „{energy}”.</translation>
    </message>
    <message>
      <source>Card {card} has been played for another action, which comes now.</source>
      <comment>other_action_owed</comment>
      <translation>Karta {card} jest zagrana z inną akcją, która następuje teraz.</translation>
    </message>
    <message>
      <source>The CEP has to come from your hand or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <translation>PNE musi pochodzić z twoich zasobów albo z regionu {region}.</translation>
    </message>
    <message>
      <source>The scientist who was sent away has to move.</source>
      <comment>other_scientist_must_move</comment>
      <translation>Odejść musi ten naukowiec, który został odesłany.</translation>
    </message>
    <message>
      <source>The topic is {topic}, but the scientist works on {energy}.</source>
      <comment>other_topic</comment>
      <translation>Temat to „{topic}”, a naukowiec pracuje nad projektem „{energy}”.</translation>
    </message>
    <message>
      <source>Card {card} goes with an action that you could not take right after: {on}.</source>
      <comment>owed_action_impossible</comment>
      <translation>Karta {card} wymaga akcji, której zaraz potem nie da się wykonać: {on}.</translation>
    </message>
    <message>
      <source>Something in this payment is not needed: ${had} for a bid of ${needed}.</source>
      <comment>pays_too_much</comment>
      <translation>Coś w tej zapłacie jest zbędne: ${had} przy ofercie ${needed}.</translation>
    </message>
    <message>
      <source>You need {needed:plants} of {energy} and have {had}.</source>
      <comment>plant_missing</comment>
      <translation>Potrzebne elektrownie „{energy}”: {needed}, masz {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist works on this project already.</source>
      <comment>project_occupied</comment>
      <translation>Nad tym projektem pracuje już naukowiec gracza {player}.</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <comment>region_all_green</comment>
      <translation>Region {region} ma tylko elektrownie ekologiczne: nie ma miejsca na kolejną.</translation>
    </message>
    <message>
      <source>{region} holds {limit:ceps} already, and no more fit.</source>
      <comment>region_cep_limit</comment>
      <translation>Region {region} ma już {limit:ceps}, a więcej się nie zmieści.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <comment>region_not_controlled</comment>
      <translation>Nie kontrolujesz regionu {region}.</translation>
    </message>
    <message>
      <source>The region has technology cubes: one of them has to be used.</source>
      <comment>region_pays_one</comment>
      <translation>Region ma zasoby technologiczne: trzeba wykorzystać jeden z nich.</translation>
    </message>
    <message>
      <source>The second action of a turn has to be of another kind than the first.</source>
      <comment>same_kind_of_action</comment>
      <translation>Druga akcja w turze musi być innego rodzaju niż pierwsza.</translation>
    </message>
    <message>
      <source>You have moved a scientist in this turn already.</source>
      <comment>scientist_move_used</comment>
      <translation>Przesunięcie naukowca w tej turze jest już wykorzystane.</translation>
    </message>
    <message>
      <source>The second action is paid for and has to be taken now.</source>
      <comment>second_action_owed</comment>
      <translation>Druga akcja jest opłacona i trzeba ją teraz wykonać.</translation>
    </message>
    <message>
      <source>There is only one second action in a turn.</source>
      <comment>second_action_used</comment>
      <translation>Drugą akcję można wykonać tylko raz w turze.</translation>
    </message>
    <message>
      <source>There is a project on this space already.</source>
      <comment>space_taken</comment>
      <translation>Na tym polu jest już projekt.</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <comment>stays_on_card</comment>
      <translation>Naukowiec, który odwiedza kartę, już na niej zostaje.</translation>
    </message>
    <message>
      <source>The subsidy has to be used: recruit a scientist, or move one.</source>
      <comment>subsidy_not_optional</comment>
      <translation>Z dotacji trzeba skorzystać: zatrudnij naukowca albo przesuń jednego ze swoich.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it has taken place.</source>
      <comment>summit_not_held_yet</comment>
      <translation>Naukowiec zostaje na kongresie aż do jego zakończenia.</translation>
    </message>
    <message>
      <source>{player}'s scientist has this topic already.</source>
      <comment>topic_occupied</comment>
      <translation>Ten temat zajmuje już naukowiec gracza {player}.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <comment>un_goal_not_open</comment>
      <translation>Celu NZ {card} nie ma wśród odkrytych kart.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>You have played a card or claimed a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <translation>W tej turze karta jest już zagrana albo cel NZ zrealizowany.</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <comment>no_lobby_card</comment>
      <translation>Nie masz karty lobbysty.</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Na tym polu nie ma zaplanowanego projektu.</translation>
    </message>
    <message>
      <source>There is no infrastructure on this space to build on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Na tym polu nie ma infrastruktury, na której można budować.</translation>
    </message>
    <message>
      <source>You need {energy} knowledge {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <translation>Potrzebujesz doświadczenia na poziomie {needed} w dziedzinie „{energy}”, a masz {had}.</translation>
    </message>
    <message>
      <source>The scientist who has to leave the project moves now, and no other.</source>
      <comment>other_scientist_must_move</comment>
      <translation>Teraz przesuwa się naukowiec, który musi opuścić projekt, i żaden inny.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>North America</source>
      <comment>north_america</comment>
      <translation>Ameryka Północna</translation>
    </message>
    <message>
      <source>South America</source>
      <comment>south_america</comment>
      <translation>Ameryka Południowa</translation>
    </message>
    <message>
      <source>Europe</source>
      <comment>europe</comment>
      <translation>Europa</translation>
    </message>
    <message>
      <source>Africa</source>
      <comment>africa</comment>
      <translation>Afryka</translation>
    </message>
    <message>
      <source>Asia</source>
      <comment>asia</comment>
      <translation>Azja</translation>
    </message>
    <message>
      <source>Oceania</source>
      <comment>oceania</comment>
      <translation>Oceania</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <translation>Licytacja gracza rozpoczynającego</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <translation>Budowa elektrowni</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy_cep</comment>
      <translation>Zakup PNE</translation>
    </message>
    <message>
      <source>Where CEPs come from and go to</source>
      <comment>cep_flow</comment>
      <translation>Przepływ PNE</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>company_goal</comment>
      <translation>Cel firmy</translation>
    </message>
    <message>
      <source>Course of a decade</source>
      <comment>decade</comment>
      <translation>Przebieg dekady</translation>
    </message>
    <message>
      <source>A scientist who is sent away</source>
      <comment>displaced_scientist</comment>
      <translation>Odesłany naukowiec</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <translation>System „draft”</translation>
    </message>
    <message>
      <source>End of the game</source>
      <comment>end_of_game</comment>
      <translation>Koniec gry</translation>
    </message>
    <message>
      <source>Energy demand</source>
      <comment>energy_demand</comment>
      <translation>Zapotrzebowanie na energię</translation>
    </message>
    <message>
      <source>Event</source>
      <comment>event</comment>
      <translation>Zdarzenie</translation>
    </message>
    <message>
      <source>Expertise</source>
      <comment>expertise</comment>
      <translation>Doświadczenie</translation>
    </message>
    <message>
      <source>Bonuses of the expertise tracks</source>
      <comment>expertise_bonus</comment>
      <translation>Premie na torach doświadczenia</translation>
    </message>
    <message>
      <source>A CEP that has to be bought</source>
      <comment>forced_purchase</comment>
      <translation>Przymusowy zakup PNE</translation>
    </message>
    <message>
      <source>Free actions</source>
      <comment>free_actions</comment>
      <translation>Akcje opcjonalne</translation>
    </message>
    <message>
      <source>Money grant</source>
      <comment>grant_money</comment>
      <translation>Dotacja: pieniądze</translation>
    </message>
    <message>
      <source>Research grant</source>
      <comment>grant_research</comment>
      <translation>Dotacja: wsparcie badań</translation>
    </message>
    <message>
      <source>Technology grant</source>
      <comment>grant_tech</comment>
      <translation>Dotacja: technologia</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>income</comment>
      <translation>Przychody</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <translation>Uruchomienie projektu</translation>
    </message>
    <message>
      <source>Main effect of a lobby card</source>
      <comment>lobby_main</comment>
      <translation>Główne lobby karty lobbowania</translation>
    </message>
    <message>
      <source>Minor effect of a lobby card</source>
      <comment>lobby_minor</comment>
      <translation>Poboczne lobby karty lobbowania</translation>
    </message>
    <message>
      <source>The market ran empty</source>
      <comment>market_stop</comment>
      <translation>Na rynku zabrakło PNE</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <translation>Przesunięcie naukowca</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <translation>Zapłata PNE</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <comment>planet_lost</comment>
      <translation>Planeta zniszczona</translation>
    </message>
    <message>
      <source>Fixed fossil plants</source>
      <comment>preset_fossils</comment>
      <translation>Wymuszony zestaw elektrowni konwencjonalnych</translation>
    </message>
    <message>
      <source>Expertise at the end of a turn</source>
      <comment>project_expertise</comment>
      <translation>Doświadczenie na koniec tury</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <translation>Przygotowanie projektu</translation>
    </message>
    <message>
      <source>Most CEPs of a region</source>
      <comment>region_cep_limit</comment>
      <translation>Limit PNE w regionie</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <comment>region_control</comment>
      <translation>Kontrola regionu</translation>
    </message>
    <message>
      <source>Technology cubes of a region</source>
      <comment>region_tech</comment>
      <translation>Zasoby technologiczne regionu</translation>
    </message>
    <message>
      <source>Replace a fossil plant</source>
      <comment>replace_fossil</comment>
      <translation>Zastąpienie elektrowni konwencjonalnej</translation>
    </message>
    <message>
      <source>Final scoring</source>
      <comment>scoring</comment>
      <translation>Podliczanie punktów</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell_cep</comment>
      <translation>Sprzedaż PNE</translation>
    </message>
    <message>
      <source>Setup</source>
      <comment>setup</comment>
      <translation>Przygotowanie do gry</translation>
    </message>
    <message>
      <source>Solo game</source>
      <comment>solo</comment>
      <translation>Gra solo</translation>
    </message>
    <message>
      <source>Setup of the solo game</source>
      <comment>solo_setup</comment>
      <translation>Przygotowanie do gry solo</translation>
    </message>
    <message>
      <source>Summits</source>
      <comment>summit</comment>
      <translation>Kongresy</translation>
    </message>
    <message>
      <source>Pay for a fossil plant</source>
      <comment>supply_payment</comment>
      <translation>Zapłata za elektrownię konwencjonalną</translation>
    </message>
    <message>
      <source>Ties</source>
      <comment>tie_break</comment>
      <translation>Remisy</translation>
    </message>
    <message>
      <source>Course of a turn</source>
      <comment>turn</comment>
      <translation>Przebieg tury</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>un_goal</comment>
      <translation>Cel NZ</translation>
    </message>
  </context>
  <context>
    <name>rules_second_chance</name>
    <message>
      <source>End of the competitive game</source>
      <comment>competitive_end</comment>
      <translation>Koniec gry rywalizacyjnej</translation>
    </message>
    <message>
      <source>End of the cooperative game</source>
      <comment>cooperative_end</comment>
      <translation>Koniec gry kooperacyjnej</translation>
    </message>
    <message>
      <source>End of a decade</source>
      <comment>decade_end</comment>
      <translation>Koniec dekady</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <translation>Poziom trudności</translation>
    </message>
    <message>
      <source>A scientist who has to leave</source>
      <comment>displaced_scientist</comment>
      <translation>Naukowiec, który musi odejść</translation>
    </message>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <translation>Draft kart lobbystów</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <comment>energy_supply</comment>
      <translation>Zaopatrzenie w energię</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <comment>environmental_goals</comment>
      <translation>Cele środowiskowe</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <comment>expertise</comment>
      <translation>Doświadczenie</translation>
    </message>
    <message>
      <source>Bonuses of the knowledge tracks</source>
      <comment>expertise_bonus</comment>
      <translation>Premie na torach doświadczenia</translation>
    </message>
    <message>
      <source>Director actions</source>
      <comment>free_actions</comment>
      <translation>Akcje dyrektorskie</translation>
    </message>
    <message>
      <source>Scientist subsidy</source>
      <comment>grant_research</comment>
      <translation>Dotacja: naukowiec</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>Uruchomienie infrastruktury</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <translation>Inspektorzy NZ</translation>
    </message>
    <message>
      <source>Main effect of a lobbyist card</source>
      <comment>lobby_main</comment>
      <translation>Główne lobby karty lobbysty</translation>
    </message>
    <message>
      <source>Minor effect of a lobbyist card</source>
      <comment>lobby_minor</comment>
      <translation>Poboczne lobby karty lobbysty</translation>
    </message>
    <message>
      <source>A scientist visits a lobbyist card</source>
      <comment>lobbyist_visit</comment>
      <translation>Naukowiec odwiedza kartę lobbysty</translation>
    </message>
    <message>
      <source>Penalty</source>
      <comment>penalty</comment>
      <translation>Kara</translation>
    </message>
    <message>
      <source>Personal goal</source>
      <comment>personal_goal</comment>
      <translation>Cel osobisty</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <translation>Zaplanowanie projektu</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level</source>
      <comment>reduction</comment>
      <translation>Redukcja CO₂</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_goal</comment>
      <translation>Cel solo</translation>
    </message>
    <message>
      <source>Second main action of the solo game</source>
      <comment>solo_second_action</comment>
      <translation>Druga akcja w grze solo</translation>
    </message>
    <message>
      <source>Subsidy</source>
      <comment>subsidy</comment>
      <translation>Dotacja</translation>
    </message>
  </context>
  <context>
    <name>scoring</name>
    <message>
      <source>income</source>
      <comment>income</comment>
      <translation>przychód</translation>
    </message>
    <message>
      <source>company goal</source>
      <comment>company_goal</comment>
      <translation>cel firmy</translation>
    </message>
    <message>
      <source>money</source>
      <comment>money</comment>
      <translation>pieniądze</translation>
    </message>
    <message>
      <source>most technology</source>
      <comment>most_tech</comment>
      <translation>najwięcej zasobów technologicznych</translation>
    </message>
    <message>
      <source>most UN goals</source>
      <comment>most_un_goals</comment>
      <translation>najwięcej celów NZ</translation>
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goals</comment>
      <translation>cele NZ</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>home</source>
      <comment>hand</comment>
      <translation>do twoich zasobów</translation>
    </message>
    <message>
      <source>from hand</source>
      <comment>own_hand</comment>
      <translation>z twoich zasobów</translation>
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
      <translation>kongres {summit}</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>topic</comment>
      <translation>kongres {summit}</translation>
    </message>
    <message>
      <source>summit {summit}, place {place}</source>
      <comment>same_topic</comment>
      <translation>kongres {summit}, miejsce {place}</translation>
    </message>
    <message>
      <source>card {card}</source>
      <comment>card</comment>
      <translation>karta {card}</translation>
    </message>
  </context>
  <context>
    <name>solo_goals</name>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <translation>dojść do ostatniego pola {n:tracks}</translation>
    </message>
    <message>
      <source>build {n:plants}</source>
      <comment>plants_built</comment>
      <translation>zbudować {n:plants}</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <comment>plant_in_every_region</comment>
      <translation>zbudować elektrownię w każdym regionie</translation>
    </message>
    <message>
      <source>meet all personal goals that you were dealt</source>
      <comment>all_personal_goals</comment>
      <translation>spełnić wszystkie otrzymane cele osobiste</translation>
    </message>
    <message>
      <source>win although you start with {n:points}</source>
      <comment>fewer_points</comment>
      <translation>wygrać, choć na początku masz {n:points}</translation>
    </message>
    <message>
      <source>win although no gas plant is in the game</source>
      <comment>no_gas</comment>
      <translation>wygrać, choć w grze nie ma elektrowni gazowych</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals that ask for plants</source>
      <comment>plant_goals_by_decade</comment>
      <translation>osiągnąć {n} z celów środowiskowych „elektrownie”</translation>
    </message>
    <message>
      <source>have {n:ceps} in Asia</source>
      <comment>region_cep</comment>
      <translation>mieć {n:ceps} w Azji</translation>
    </message>
    <message>
      <source>hold a summit of every size</source>
      <comment>every_summit_size</comment>
      <translation>zakończyć po jednym kongresie każdej wielkości</translation>
    </message>
    <message>
      <source>tear down {n:fossil_plants} by building in a full region</source>
      <comment>replaced_fossil</comment>
      <translation>usunąć {n:fossil_plants}, budując w zapełnionym regionie</translation>
    </message>
    <message>
      <source>play no lobbyist card</source>
      <comment>no_lobbyist_in_decade</comment>
      <translation>nie zagrać żadnej karty lobbysty</translation>
    </message>
  </context>
  <context>
    <name>titles</name>
    <message>
      <source>Lobby card {card}: {trigger}</source>
      <comment>lobby</comment>
      <translation>Karta lobbowania {card}: {trigger}</translation>
    </message>
    <message>
      <source>Company goal {card}</source>
      <comment>company_goal</comment>
      <translation>Cel firmy {card}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>un_goal</comment>
      <translation>Cel NZ {card}</translation>
    </message>
    <message>
      <source>Event {card}: {region}</source>
      <comment>event</comment>
      <translation>Zdarzenie {card}: {region}</translation>
    </message>
    <message>
      <source>{energy} plant</source>
      <comment>plant</comment>
      <translation>elektrownia „{energy}”</translation>
    </message>
    <message>
      <source>{energy} plant of level {level}</source>
      <comment>plant_level</comment>
      <translation>elektrownia „{energy}” poziomu {level}</translation>
    </message>
    <message>
      <source>{energy} project</source>
      <comment>project</comment>
      <translation>projekt „{energy}”</translation>
    </message>
    <message>
      <source>Personal goal {card}</source>
      <comment>personal_goal</comment>
      <translation>Cel osobisty {card}</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <comment>solo_goal</comment>
      <translation>Cel solo {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>Lobbyist card {card}: {trigger}</source>
      <comment>lobby</comment>
      <translation>Karta lobbysty {card}: {trigger}</translation>
    </message>
  </context>
  <context>
    <name>triggers</name>
    <message>
      <source>propose a project</source>
      <comment>propose</comment>
      <translation>przygotowanie projektu</translation>
    </message>
    <message>
      <source>install a project</source>
      <comment>install</comment>
      <translation>uruchomienie projektu</translation>
    </message>
    <message>
      <source>plan a project</source>
      <comment>plan</comment>
      <translation>zaplanowanie projektu</translation>
    </message>
    <message>
      <source>prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>uruchomienie infrastruktury</translation>
    </message>
    <message>
      <source>build a plant</source>
      <comment>build</comment>
      <translation>budowa elektrowni</translation>
    </message>
    <message>
      <source>send a scientist to a summit</source>
      <comment>summit</comment>
      <translation>wysłanie naukowca na kongres</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <translation>zakup PNE</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <translation>sprzedaż PNE</translation>
    </message>
  </context>
  <context>
    <name>un_goals</name>
    <message>
      <source>Needs plants that you have built, in any region: {plants}.</source>
      <comment>needs</comment>
      <translation>Wymaga zbudowanych przez ciebie elektrowni, w dowolnych regionach: {plants}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} {energy} plants</source>
      <comment>plant</comment>
      <translation>
        <numerusform>{n} elektrownia „{energy}”</numerusform>
        <numerusform>{n} elektrownie „{energy}”</numerusform>
        <numerusform>{n} elektrowni „{energy}”</numerusform>
      </translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.</source>
      <comment>scores</comment>
      <translation>Realizacja kosztuje {tech:cubes} i daje {vp:points}; ten cel może zrealizować tylko jedna firma.</translation>
    </message>
    <message>
      <source>It takes the place of a lobby card in your turn, and your plants are not used up.</source>
      <comment>free</comment>
      <translation>W turze zastępuje kartę lobbowania; nie traci się przy tym elektrowni.</translation>
    </message>
    <message>
      <source>Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.</source>
      <comment>most</comment>
      <translation>Na koniec gry {vp:points} więcej otrzymuje ten, kto zrealizuje najwięcej celów NZ; przy remisie wszyscy remisujący.</translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>Needs your infrastructures under built plants, whoever built them: {plants}.</source>
      <comment>needs</comment>
      <translation>Wymaga twoich infrastruktur pod elektrowniami, które mógł zbudować ktokolwiek: {plants}.</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one company can claim it.</source>
      <comment>scores</comment>
      <translation>Realizacja kosztuje {tech:cubes}; ten cel może zrealizować tylko jedna firma.</translation>
    </message>
    <message>
      <source>In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.</source>
      <comment>team</comment>
      <translation>W zespole i w grze solo daje natychmiast {vp:points}; niezrealizowanych może pozostać najwyżej {allowed}.</translation>
    </message>
    <message>
      <source>Against each other, your cards together score at the end: {scores}.</source>
      <comment>rivals</comment>
      <translation>W grze rywalizacyjnej wszystkie twoje karty dają łącznie na koniec: {scores}.</translation>
    </message>
    <message>
      <source>It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.</source>
      <comment>free</comment>
      <translation>W turze zastępuje kartę lobbysty; nie traci się przy tym niczego prócz zasobów technologicznych.</translation>
    </message>
    <message numerus="yes">
      <source>{n} cards {vp:points}</source>
      <comment>score</comment>
      <translation>
        <numerusform>{n} karta – {vp:points}</numerusform>
        <numerusform>{n} karty – {vp:points}</numerusform>
        <numerusform>{n} kart – {vp:points}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <comment>score_or_more</comment>
      <translation>{n} lub więcej kart – {vp:points}</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Start with drawn fossil plants, or with a fixed set that is easier or harder.</source>
      <comment>preset</comment>
      <translation>Na początku wylosowane elektrownie konwencjonalne albo ustalony zestaw, łatwiejszy lub trudniejszy.</translation>
    </message>
    <message>
      <source>Six fossil plants are drawn at random, one for each region.</source>
      <comment>preset=</comment>
      <translation>Losuje się sześć elektrowni konwencjonalnych, po jednej dla każdego regionu.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.</source>
      <comment>preset=fixed</comment>
      <translation>{plants}, losowo po jednej w regionie; początkowy poziom CO₂: {co2} ppm.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Out of the game: {removed}.</source>
      <comment>preset=fewer</comment>
      <translation>{plants}, losowo po jednej w regionie; początkowy poziom CO₂: {co2} ppm. Usunięte z gry: {removed}.</translation>
    </message>
    <message>
      <source>Before each new decade everybody bids once, and the winner names the start player; without it the tile moves to the left.</source>
      <comment>auction</comment>
      <translation>Przed każdą nową dekadą wszyscy licytują raz, a zwycięzca wyznacza gracza rozpoczynającego; bez licytacji karta przechodzi w lewo.</translation>
    </message>
    <message>
      <source>Choose your lobby cards one by one from packets that are passed to the right.</source>
      <comment>draft</comment>
      <translation>Wybieracie karty lobbowania po jednej z pakietów przekazywanych w prawo.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <comment>mode</comment>
      <translation>Grajcie razem jako zespół, przeciwko sobie albo solo.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level in check, or lose together.</source>
      <comment>mode=cooperative</comment>
      <translation>Jeden zespół, jeden wynik: utrzymajcie poziom CO₂ pod kontrolą albo przegracie razem.</translation>
    </message>
    <message>
      <source>Everybody scores alone; if the CO₂ level gets too high, everybody loses.</source>
      <comment>mode=competitive</comment>
      <translation>Każdy zdobywa punkty dla siebie; jeśli poziom CO₂ będzie zbyt wysoki, wszyscy przegrywają.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <comment>mode=solo</comment>
      <translation>Jak gra kooperacyjna, ale z kostkami przeciwnika na planszy i trudniejszymi warunkami.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and goes on clockwise.</source>
      <comment>home</comment>
      <translation>Zaopatrzenie w energię zaczyna się w każdej dekadzie w tym regionie i biegnie zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
      <source>Fewer coal plants, and more points at the start, make the game easier.</source>
      <comment>difficulty</comment>
      <translation>Mniej elektrowni węglowych i więcej punktów na początku ułatwia grę.</translation>
    </message>
    <message>
      <source>Out of the game: {removed}. Points at the start: {vp}.</source>
      <comment>difficulty=fixed</comment>
      <translation>Usunięte z gry: {removed}. Punkty na początku: {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Points at the start: {vp}.</source>
      <comment>difficulty=points</comment>
      <translation>W grze są wszystkie elektrownie konwencjonalne. Punkty na początku: {vp}.</translation>
    </message>
    <message>
      <source>Two inspectors walk along the environmental goals; an open goal beside one costs double.</source>
      <comment>inspectors</comment>
      <translation>Dwaj inspektorzy idą wzdłuż celów środowiskowych; nieosiągnięty cel obok inspektora kosztuje podwójnie.</translation>
    </message>
    <message>
      <source>A goal that has to be met on top of everything else.</source>
      <comment>solo_card</comment>
      <translation>Cel, który trzeba spełnić oprócz wszystkich innych warunków.</translation>
    </message>
    <message>
      <source>No goal on top of the usual conditions.</source>
      <comment>solo_card=0</comment>
      <translation>Bez dodatkowego celu: obowiązują tylko zwykłe warunki.</translation>
    </message>
    <message>
      <source>One of the solo goals, drawn at random.</source>
      <comment>solo_card=-1</comment>
      <translation>Jeden z celów solo, wybrany losowo.</translation>
    </message>
  </context>
  <context>
    <name>variant_help_second_chance</name>
    <message>
      <source>Choose your lobbyist cards from packets that are passed to the right.</source>
      <comment>draft</comment>
      <translation>Wybieracie karty lobbysty z pakietów przekazywanych w prawo.</translation>
    </message>
  </context>
  <context>
    <name>variant_values</name>
    <message>
      <source>No</source>
      <comment>no</comment>
      <translation>Nie</translation>
    </message>
    <message>
      <source>Yes</source>
      <comment>yes</comment>
      <translation>Tak</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>preset=</comment>
      <translation>Losowo</translation>
    </message>
    <message>
      <source>Beginner</source>
      <comment>preset=beginner</comment>
      <translation>Początkujący</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>preset=normal</comment>
      <translation>Zwykły</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>preset=expert</comment>
      <translation>Ekspercki</translation>
    </message>
    <message>
      <source>Extreme</source>
      <comment>preset=extreme</comment>
      <translation>Ekstremalny</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <comment>mode=cooperative</comment>
      <translation>Gra kooperacyjna</translation>
    </message>
    <message>
      <source>Competitive</source>
      <comment>mode=competitive</comment>
      <translation>Gra rywalizacyjna</translation>
    </message>
    <message>
      <source>Solo</source>
      <comment>mode=solo</comment>
      <translation>Gra solo</translation>
    </message>
    <message>
      <source>Easy</source>
      <comment>difficulty=easy</comment>
      <translation>Łatwy</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>difficulty=normal</comment>
      <translation>Zwykły</translation>
    </message>
    <message>
      <source>Hard</source>
      <comment>difficulty=hard</comment>
      <translation>Trudny</translation>
    </message>
    <message>
      <source>None</source>
      <comment>solo_card=0</comment>
      <translation>Brak</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>solo_card=-1</comment>
      <translation>Losowo</translation>
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
      <translation>Początkowe elektrownie konwencjonalne</translation>
    </message>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <translation>Licytacja gracza rozpoczynającego</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <translation>System „draft”</translation>
    </message>
    <message>
      <source>Way of playing</source>
      <comment>mode</comment>
      <translation>Tryb gry</translation>
    </message>
    <message>
      <source>Home region</source>
      <comment>home</comment>
      <translation>Region macierzysty</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <translation>Poziom trudności</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <translation>Inspektorzy NZ</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_card</comment>
      <translation>Cel solo</translation>
    </message>
  </context>
  <context>
    <name>variants_second_chance</name>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <translation>Draft kart lobbystów</translation>
    </message>
  </context>
</TS>
