<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
      <translation>CO₂: Zweite Chance (2018)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regional agenda tiles</source>
      <translation>Regionalagendaplättchen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Amounts of the rules</source>
      <translation>Mengen aus den Regeln</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ track</source>
      <translation>CO₂-Leiste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Company goals</source>
      <translation>Konzernziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Decades</source>
      <translation>Dekaden</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Difficulties</source>
      <translation>Schwierigkeitsgrade</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Draft</source>
      <translation>Draft</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Energies</source>
      <translation>Energiearten</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Environmental goals</source>
      <translation>Umweltziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Event cards</source>
      <translation>Ereigniskarten</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fossil fuel plants</source>
      <translation>Kraftwerke mit fossilen Brennstoffen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Infrastructure</source>
      <translation>Infrastruktur</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Inspectors</source>
      <translation>UN-Inspektoren</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What installing brings</source>
      <translation>Boni für das Einrichten</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Lobby cards</source>
      <translation>Lobbykarten</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CEP market</source>
      <translation>KEZ-Markt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Personal goals</source>
      <translation>Persönliche Ziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Green power plants</source>
      <translation>Grüne Kraftwerke</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>By number of players</source>
      <translation>Nach Spieleranzahl</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fixed sets of fossil plants</source>
      <translation>Feste fossile Kraftwerke</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rating of the team</source>
      <translation>Rang des Teams</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regions of the board</source>
      <translation>Regionen des Spielplans</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Solo game</source>
      <translation>Solospiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What players start with</source>
      <translation>Womit alle beginnen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Summit tiles</source>
      <translation>Gipfelplättchen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Supplies</source>
      <translation>Vorräte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Games of three players</source>
      <translation>3-Personen-Spiele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Expertise tracks</source>
      <translation>Wissensleisten</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>UN goals</source>
      <translation>UN-Ziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>About co2desk</source>
      <translation>Über co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;What it is</source>
      <translation>&amp;Das Programm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Reconstructed values</source>
      <translation>&amp;Rekonstruierte Werte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Licences</source>
      <translation>&amp;Lizenzen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>The board games CO₂ and CO₂: Second Chance on one computer that knows all the rules: whatever cannot be done is refused with the reason, and every game can be replayed.</source>
      <translation>Die Brettspiele CO₂ und CO₂: Zweite Chance an einem Computer, der alle Regeln kennt: Was nicht geht, wird mit Begründung abgelehnt, und jedes Spiel lässt sich noch einmal abspielen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>This is an unofficial work by people who like the game. &lt;b&gt;CO₂ is Vital Lacerda’s.&lt;/b&gt; No art and no text of the printed games is in it; pictures and sentences are its own.</source>
      <translation>Dies ist ein inoffizielles Werk von Leuten, die das Spiel mögen. &lt;b&gt;CO₂ ist von Vital Lacerda.&lt;/b&gt; Weder Bilder noch Texte der gedruckten Spiele sind darin; Zeichnungen und Sätze sind eigene.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Some values are printed on the pieces alone. Where no rulebook tells them they are reconstructed; the next page lists them.</source>
      <translation>Manche Werte stehen nur auf dem Spielmaterial selbst. Wo kein Regelheft sie nennt, sind sie rekonstruiert; die nächste Seite führt sie auf.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: use it, change it and pass it on, with its copyright notice and without any warranty.</source>
      <translation>&lt;b&gt;co2desk&lt;/b&gt; ist freie Software unter der MIT-Lizenz: Du darfst es benutzen, ändern und weitergeben, mit dem Urhebervermerk und ohne jede Gewährleistung.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>It stands on the work of others:</source>
      <translation>Es baut auf der Arbeit anderer auf:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window: GNU LGPL, version 3. They are used unchanged, and you may put another build of them in their place.</source>
      <translation>&lt;b&gt;Qt&lt;/b&gt; und &lt;b&gt;PySide6&lt;/b&gt;, das Fenster: GNU LGPL, Version 3. Beide werden unverändert benutzt, und du darfst sie durch andere Fassungen ersetzen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt;, das die Werte des Spielmaterials liest: MIT-Lizenz.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt;, das deine Ordner findet: MIT-Lizenz.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the typefaces: SIL Open Font License 1.1.</source>
      <translation>&lt;b&gt;Noto Sans&lt;/b&gt; und &lt;b&gt;Noto Sans CJK&lt;/b&gt;, die Schriften: SIL Open Font License 1.1.</translation>
    </message>
  </context>
  <context>
    <name>ActionsDialog</name>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>What can I do?</source>
      <translation>Was kann ich tun?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search: a region, an energy, a card …</source>
      <translation>Suchen: eine Region, eine Energieart, eine Karte …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Actions</source>
      <translation>Aktionen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Do it</source>
      <translation>Ausführen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Close</source>
      <translation>Schließen</translation>
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
      <translation>Damit endet das Spiel: {reason}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost in this decade.</source>
      <translation>In dieser Dekade geht die Erde verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet is lost in this decade with a chance of {percent} %.</source>
      <translation>Mit einer Wahrscheinlichkeit von {percent} % ist die Erde in dieser Dekade verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost. Missing for open goals and CEPs: {points}.</source>
      <translation>Das Spiel geht verloren. Fehlbetrag für offene Ziele und KEZ: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game is lost unless more points come in for open goals and missing CEPs. Missing: {points}.</source>
      <translation>Für offene Ziele und fehlende KEZ müssen mehr Punkte hereinkommen, sonst ist das Spiel verloren. Fehlbetrag: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Solo goal {card} cannot be met after this.</source>
      <translation>Soloziel {card} ist danach nicht mehr zu erfüllen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Nobody can be moved or recruited: what this space gives is lost.</source>
      <translation>Kein Wissenschaftler kann bewegt oder rekrutiert werden: Was dieses Feld bringt, ist verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You are at the end of the track: a point is lost.</source>
      <translation>Deine Scheibe ist am Ende der Wissensleiste: 1 Wissen ist verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The bonus cannot be used and is lost.</source>
      <translation>Der Bonus ist nicht nutzbar und verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost: the decade ends with this turn.</source>
      <translation>Die Erde geht verloren: Mit diesem Spielzug endet die Dekade.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, and the planet is lost with a chance of {percent} %.</source>
      <translation>Mit diesem Spielzug endet die Dekade, und mit einer Wahrscheinlichkeit von {percent} % ist die Erde verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{player} discards the company goal for ${money}, for good.</source>
      <translation>{player} wirft das Konzernziel endgültig für {money} $ ab.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You could still: {actions}.</source>
      <translation>Du könntest noch: {actions}.</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
  </context>
  <context>
    <name>BidEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Your bid</source>
      <translation>Dein Gebot</translation>
    </message>
  </context>
  <context>
    <name>BoardWords</name>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Expertise in {energy}</source>
      <translation>Wissen über {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: level {level}</source>
      <translation>{player}: Wissen {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Level {level}: {bonus}</source>
      <translation>Wissen {level}: {bonus}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Decade {now} of {last}</source>
      <translation>Dekade {now} von {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Round {now} of {last}</source>
      <translation>Runde {now} von {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: {points}</source>
      <translation>{player}: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Propose</source>
      <translation>Vorschlagen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Install</source>
      <translation>Einrichten</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Build</source>
      <translation>Bauen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit</source>
      <translation>Gipfel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Buy CEP</source>
      <translation>KEZ kaufen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Sell CEP</source>
      <translation>KEZ verkaufen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>installed</source>
      <translation>eingerichtet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>proposed</source>
      <translation>vorgeschlagen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit {number}</source>
      <translation>Gipfel {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>none left</source>
      <translation>aufgebraucht</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>danger</source>
      <translation>Gefahr</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>lost</source>
      <translation>verloren</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Decade</source>
      <translation>Dekade</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEP market</source>
      <translation>KEZ-Markt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>no sale this turn</source>
      <translation>Verkauf gesperrt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Supply</source>
      <translation>Vorrat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Next</source>
      <translation>Nächstes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Money</source>
      <translation>Geld</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEPs</source>
      <translation>KEZ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Technology</source>
      <translation>Technologie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>to recruit</source>
      <translation>zu rekrutieren</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Scientists</source>
      <translation>Wissenschaftler</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>{fossil} {count}</source>
      <translation>{fossil} {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Fossil plants left in the pile: {kinds}.</source>
      <translation>Fossile Kraftwerke im Stapel: {kinds}.</translation>
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
      <translation>Kraftwerke: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {kinds}</source>
      <translation>Kraftwerke: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Nobody sits at the screen</source>
      <translation>Niemand sitzt am Bildschirm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>What lies in front of {player}</source>
      <translation>Was vor {player} liegt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Pieces that come home are put down here.</source>
      <translation>Zurückkehrende Spielsteine werden hier abgelegt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your money: ${count}</source>
      <translation>Dein Geld: {count} $</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>CEPs in your hand: {count}</source>
      <translation>KEZ in deinem Vorrat: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drag one onto a proposed project to install it, or onto the market to sell it.</source>
      <translation>Zieh eines auf ein vorgeschlagenes Projekt, um es einzurichten, oder auf den Markt, um es zu verkaufen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your technology cubes: {count}</source>
      <translation>Deine Technologiemarker: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants and UN goals are paid with them.</source>
      <translation>Mit ihnen werden Kraftwerke und UN-Ziele bezahlt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist in your hand</source>
      <translation>Ein Wissenschaftler in deinem Vorrat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Works on a project and gains expertise at the end of your turn.</source>
      <translation>Arbeitet an einem Projekt und gewinnt am Ende deines Spielzugs Wissen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist you can recruit</source>
      <translation>Ein Wissenschaftler, den du rekrutieren kannst</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Comes to your hand through a research grant.</source>
      <translation>Kommt durch eine Forschungssubvention in deinen Vorrat.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Number {number} in the order of the supply phase.</source>
      <translation>Nummer {number} in der Reihenfolge der Versorgungsphase.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>All plants are green: there is no room for another one.</source>
      <translation>Hier sind ausschließlich Grüne Kraftwerke: Für ein weiteres ist kein Platz.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Agenda of {region}</source>
      <translation>Agenda von {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Only these energies can be proposed here; the order decides ties for control.</source>
      <translation>Nur diese Energiearten können hier vorgeschlagen werden; bei Gleichstand um die Kontrolle entscheidet die Reihenfolge.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Nobody controls {region}</source>
      <translation>Niemand kontrolliert {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player} controls {region}</source>
      <translation>{player} kontrolliert {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The controller may pay with the CEPs here, and pays for new fossil plants.</source>
      <translation>Wer die Region kontrolliert, kann mit ihren KEZ zahlen und zahlt für neue fossile Kraftwerke.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>CEPs in {region}: {count} of {limit}</source>
      <translation>KEZ in {region}: {count} von {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A carbon emission permit pays for installing and for fossil plants.</source>
      <translation>Ein Kohlenstoffdioxid-Emissionszertifikat wird für das Einrichten und für fossile Kraftwerke gezahlt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Technology cubes in {region}: {count}</source>
      <translation>Technologiemarker in {region}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Given after disasters. A plant built here needs one cube less.</source>
      <translation>Gespendet nach Katastrophen. Ein Kraftwerk, das hier gebaut wird, braucht einen Technologiemarker weniger.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Fossil plant in {region}: {fossil}</source>
      <translation>{fossil}kraftwerk in {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <translation>Erhöht die CO₂-Verschmutzung um {ppm} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A green plant replaces the leftmost one when no slot is empty.</source>
      <translation>Ein Grünes Kraftwerk ersetzt das am weitesten links liegende, wenn kein Feld leer ist.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Project space in {region}: {grant}</source>
      <translation>Projektfeld in {region}: {grant}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist of {player} works here.</source>
      <translation>Hier arbeitet ein Wissenschaftler von {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Scientist of {player}</source>
      <translation>Wissenschaftler von {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topics: {energies}.</source>
      <translation>Themen: {energies}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Held at the end of the turn in which every topic has a scientist.</source>
      <translation>Wird am Ende des Spielzugs abgeschlossen, in dem alle Themen besetzt sind.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Tiles left in the stack: {count}.</source>
      <translation>Übrige Plättchen im Stapel: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topic {energy}</source>
      <translation>Thema {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist comes here from a project of the same energy, and stays until the summit.</source>
      <translation>Hierher kommt ein Wissenschaftler von einem Projekt derselben Energieart und bleibt, bis der Gipfel abgeschlossen ist.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>Auf dem Markt: {count}. Preis: {price} $.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Ein Mal pro Spielzug kannst du ein KEZ kaufen oder eines aus deinem Vorrat verkaufen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>A sale lowers the price; when the last one goes, the bank refills and the price rises.</source>
      <translation>Ein Verkauf senkt den Preis; ist das letzte KEZ weg, füllt die Bank den Markt auf und der Preis steigt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>The market ran empty in this turn: nothing can be sold until the next.</source>
      <translation>Der KEZ-Markt war in diesem Spielzug leer: Bis zum nächsten kann nichts verkauft werden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Draws a fossil plant when the next decade begins, unless a plant is built.</source>
      <translation>Erhält zu Beginn der nächsten Dekade ein fossiles Kraftwerk, wenn bis dahin keines gebaut wird.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Still empty.</source>
      <translation>Noch leer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: Energienachfrage der Dekade {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Built by {player} in {region}.</source>
      <translation>Gebaut von {player} in {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{project} in {region}: {state}</source>
      <translation>{project} in {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in the bank: {count}.</source>
      <translation>KEZ in der Bank: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Technologiemarker im allgemeinen Vorrat: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards played: {cards}.</source>
      <translation>Gespielte Lobbykarten: {cards}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards in the pile: {count}.</source>
      <translation>Lobbykarten im Stapel: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals in the pile: {count}.</source>
      <translation>UN-Ziele im Stapel: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>No {energy} plant is left</source>
      <translation>Kein Kraftwerk für {energy} mehr da</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Plants left: {count}.</source>
      <translation>Übrige Kraftwerke: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Tiles left: {count}.</source>
      <translation>Übrige Plättchen: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <translation>CO₂-Verschmutzung: {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>From {ppm} ppm on, events strike.</source>
      <translation>Ab {ppm} ppm ereignen sich Katastrophen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm after a supply phase the planet is lost.</source>
      <translation>Bei {ppm} ppm nach einer Versorgungsphase ist die Erde verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Points: {count}</source>
      <translation>Punkte: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Money: ${count}</source>
      <translation>Geld: {count} $</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in hand: {count}</source>
      <translation>KEZ im Vorrat: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes: {count}</source>
      <translation>Technologiemarker: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Wissenschaftler im Vorrat: {hand}, zu rekrutieren: {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards: {count}</source>
      <translation>Lobbykarten: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals: {goals}</source>
      <translation>UN-Ziele: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has a company goal.</source>
      <translation>Hat ein Konzernziel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has discarded the company goal.</source>
      <translation>Hat das Konzernziel abgeworfen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Start player.</source>
      <translation>Startspieler.</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>There is nothing to show yet.</source>
      <translation>Noch gibt es nichts zu zeigen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {first} at the beginning, {last} now, never below {low} or above {high}.</source>
      <translation>{name}: {first} am Anfang, {last} jetzt, nie unter {low} oder über {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {value}</source>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Step {step}</source>
      <translation>Schritt {step}</translation>
    </message>
  </context>
  <context>
    <name>CoverPanel</name>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>{name}, it is your decision</source>
      <translation>{name}, du entscheidest</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Everybody else looks away now.</source>
      <translation>Alle anderen schauen jetzt weg.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>I am {name}</source>
      <translation>Ich bin {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Since your last turn</source>
      <translation>Seit deinem letzten Spielzug</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Nothing has happened since your last turn.</source>
      <translation>Seit deinem letzten Spielzug ist nichts geschehen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Decade {number}</source>
      <translation>Dekade {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>All energies together</source>
      <translation>Alle Energiearten zusammen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>CO₂ level</source>
      <translation>CO₂-Verschmutzung</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Open environmental goals</source>
      <translation>Offene Umweltziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did you lose?</source>
      <translation>Wann hast du verloren?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did you win?</source>
      <translation>Wie hast du gewonnen?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did we win?</source>
      <translation>Wie haben wir gewonnen?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did we lose?</source>
      <translation>Wann haben wir verloren?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: limit</source>
      <translation>{ppm} ppm: Limit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: two disasters</source>
      <translation>{ppm} ppm: zwei Katastrophen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: disasters</source>
      <translation>{ppm} ppm: Katastrophen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead in the last step.</source>
      <translation>{name} geht im letzten Schritt in Führung.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step}</source>
      <translation>Schritt {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead for good at {step}.</source>
      <translation>{name} geht bei {step} endgültig in Führung.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step} ({change} ppm)</source>
      <translation>Schritt {step} ({change} ppm)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>The largest changes: {steps}.</source>
      <translation>Die größten Änderungen: {steps}.</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <location filename="../co2desk/ui/ending/context.py" />
      <source>The team</source>
      <translation>Das Team</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>End of the game</source>
      <translation>Spielende</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Look at the board</source>
      <translation>Spielplan &amp;ansehen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Save…</source>
      <translation>&amp;Speichern …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Replay</source>
      <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Play again</source>
      <translation>Noch &amp;einmal spielen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>Counting the points</source>
      <translation>Die Punkte werden gezählt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{reason} Alone, the points count, without a last income.</source>
      <translation>{reason} Im Solospiel zählen die Punkte, ohne letztes Einkommen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The game is lost</source>
      <translation>Das Spiel ist verloren</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The planet is lost</source>
      <translation>Die Erde ist verloren</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} reaches {points}</source>
      <translation>{name} erreicht {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} wins</source>
      <translation>{name} gewinnt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The team wins</source>
      <translation>Das Team gewinnt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{names} share the victory</source>
      <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>&amp;Next step</source>
      <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Show &amp;all</source>
      <translation>Alles &amp;zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Points at the end</source>
      <translation>Punkte bei Spielende</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Before the scoring</source>
      <translation>Vor der Wertung</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Final</source>
      <translation>Endergebnis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>So far</source>
      <translation>Bisher</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} ({card}): {text}.</source>
      <translation>{name} ({card}): {text}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{names} have {points} each, so other merits are compared.</source>
      <translation>{names} haben je {points}, also wird weiter verglichen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>No difference: {criteria}.</source>
      <translation>Kein Unterschied: {criteria}.</translation>
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
      <translation>Geld, das Punkte gebracht hat, zählt hier trotzdem voll.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nothing is left to compare, so the victory is shared.</source>
      <translation>Mehr lässt sich nicht vergleichen: ein geteilter Sieg.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nobody wins, and nothing is scored.</source>
      <translation>Niemand gewinnt, und nichts wird gewertet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Expertise in {energy}</source>
      <translation>Wissen über {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Green plants</source>
      <translation>Grüne Kraftwerke</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Regions under control</source>
      <translation>Kontrollierte Regionen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>UN goals</source>
      <translation>UN-Ziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Infrastructures</source>
      <translation>Infrastrukturen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money</source>
      <translation>Geld</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>How the game was judged</source>
      <translation>Wie das Spiel beurteilt wird</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>To win, all of this had to be true</source>
      <translation>Für den Sieg war all das nötig</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: kept. {more}</source>
      <translation>{condition}: eingehalten. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not kept. {more}</source>
      <translation>{condition}: nicht eingehalten. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not asked for, the game ended before. {more}</source>
      <translation>{condition}: nicht verlangt, das Spiel endete vorher. {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{fact}.</source>
      <translation>{fact}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The game ended before this was asked for.</source>
      <translation>Das Spiel endete, bevor es darauf ankam.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>CO₂ level at most {ppm} ppm</source>
      <translation>CO₂-Verschmutzung maximal {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{ppm} ppm</source>
      <translation>{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Buying it down would have cost {price}, with {had} left.</source>
      <translation>Die Reduzierung hätte {price} gekostet, übrig: {had}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Never fewer than 0 points</source>
      <translation>Nie weniger als 0 Punkte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>All personal goals met</source>
      <translation>Alle persönlichen Ziele erfüllt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A personal goal met by everybody</source>
      <translation>Je ein persönliches Ziel erfüllt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>UN goals left open, at most {n}</source>
      <translation>Offene UN-Ziele maximal {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Open: {n}</source>
      <translation>Offen: {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed when the game ended.</source>
      <translation>Bei Spielende verfehlt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed with step {step}.</source>
      <translation>Verfehlt mit Schritt {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Met since step {step}.</source>
      <translation>Erfüllt seit Schritt {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Personal goals</source>
      <translation>Persönliche Ziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: personal goals met: {met} of {all}.</source>
      <translation>{name}, persönliche Ziele: {met} von {all} erfüllt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}</source>
      <translation>{goal}: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}, since decade {decade} (step {step})</source>
      <translation>{goal}: {count}, seit Dekade {decade} (Schritt {step})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rating</source>
      <translation>Rang</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rank {rank} of {ranks}</source>
      <translation>Rang {rank} von {ranks}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{points} and {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <translation>{points} und {more} für die CO₂-Verschmutzung: 1 je {ppm} ppm unter dem Limit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The ranks begin at {points}.</source>
      <translation>Die Ränge beginnen bei {points} Punkten.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The printed table is not known; this one is our own.</source>
      <translation>Die gedruckte Tabelle ist nicht bekannt; diese ist unsere eigene.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <translation>{name}: {rank}. {sums} {begin} {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{have} of {needed}</source>
      <translation>{have} von {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A narrow escape</source>
      <translation>Gerade noch entkommen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A truce with the climate</source>
      <translation>Waffenruhe mit dem Klima</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A lasting recovery</source>
      <translation>Dauerhafte Erholung</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A green century</source>
      <translation>Ein grünes Jahrhundert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A planet at its best</source>
      <translation>Ein Planet in Bestform</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {change} ppm</source>
      <translation>Dekade {decade}: {change} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}</source>
      <translation>Schritt {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}. {changes}. {causes}</source>
      <translation>Schritt {step}. {changes}. {causes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Look at the board at this moment.</source>
      <translation>Den Spielplan in diesem Moment ansehen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>When did it go wrong? These steps changed the level most:</source>
      <translation>Wann ging es schief? Diese Schritte haben die Verschmutzung am stärksten verändert:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What cost most, decade by decade</source>
      <translation>Was am meisten gekostet hat, Dekade für Dekade</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What had to be paid, decade by decade</source>
      <translation>Was zu zahlen war, Dekade für Dekade</translation>
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
      <translation>Ende der Dekade {decade}: {changes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {changes}</source>
      <translation>Dekade {decade}: {changes}</translation>
    </message>
  </context>
  <context>
    <name>Expected</name>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>one effect, such as {example}</source>
      <translation>ein einziger Effekt wie {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>effects: {count}</source>
      <translation>Effekte: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a price from {least} to {most}</source>
      <translation>ein Preis von {least} bis {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{words}, in this order</source>
      <translation>in dieser Reihenfolge: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <translation>Plättchen fossiler Kraftwerke: mindestens {least}, eines für jedes Feld, das belegt werden kann</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <translation>verteilte oder entfernte Plättchen ({fossil}): maximal {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at least {least}, one for each region</source>
      <translation>mindestens {least}, eines für jede Region</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a tile with {energy}</source>
      <translation>ein Plättchen mit {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/first_checks.py" />
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/components/sources.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>none</source>
      <extracomment>What was found: no such thing.</extracomment>
      <translation>nichts dergleichen</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of them twice</source>
      <translation>eine Wiederholung</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>different energies</source>
      <translation>verschiedene Energiearten</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>cards in a hand: at most {most}, to deal to everybody (players: {players})</source>
      <translation>Handkarten: maximal {most}, damit sie für alle reichen (Spieler: {players})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>more</source>
      <extracomment>What was found: more than the limit.</extracomment>
      <translation>mehr</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture</source>
      <translation>kein Bild</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture for the action {action}</source>
      <translation>kein Bild zur Aktion {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>one picture for the action {action}: {words}</source>
      <translation>genau ein Bild zur Aktion {action}: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>expertise only on a card that shows an energy</source>
      <translation>Wissen nur auf einer Karte, die eine Energieart zeigt</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>1, as a card moves one scientist</source>
      <translation>1, weil eine Karte genau einen Wissenschaftler bewegt</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, the length of the {energy} track</source>
      <translation>maximal {most}, die Länge der Wissensleiste für {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>the cards {first} to {last}</source>
      <translation>die Karten {first} bis {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a card {number}</source>
      <translation>eine Karte {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no such card</source>
      <translation>keine solche Karte</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{number}, as in {key}</source>
      <translation>{number}, wie in {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a number that no other card has</source>
      <translation>eine Nummer, die keine andere Karte hat</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>numbers of company goals, each once</source>
      <translation>Nummern von Konzernzielen, jede nur ein Mal</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>company goals left to deal: at least {least}</source>
      <translation>zum Austeilen übrige Konzernziele: mindestens {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, all {energy} plants</source>
      <translation>maximal {most}, alle Kraftwerke für {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <source>at most {depth} levels and {values} values</source>
      <translation>maximal {depth} Ebenen und {values} Werte</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of the keys {keys}</source>
      <translation>einer der Schlüssel {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>the key {key}</source>
      <translation>der Schlüssel {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/problems.py" />
      <source>a block of keys</source>
      <translation>ein Block mit Schlüsseln</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and five players</source>
      <translation>KEZ insgesamt: mindestens {least}, für Regionen, Markt und fünf Spieler</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most} ppm, where the planet is lost</source>
      <translation>maximal {most} ppm, die Grenze, an der die Erde verloren ist</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>more than {least} ppm, the highest level at the start</source>
      <translation>mehr als {least} ppm, die höchste CO₂-Verschmutzung am Anfang</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, all UN goals</source>
      <translation>maximal {most}, alle UN-Ziele</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, an event for each decade after the first</source>
      <translation>maximal {most}, mit einem Ereignis für jede Dekade nach der ersten</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at least one plant</source>
      <translation>mindestens ein Kraftwerk</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <translation>Kraftwerke für {energy}, aufsteigend nach Technologiemarkern: auf Plättchen {tile} mindestens {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>tiles with two topics: at least {least}, more than the board has spaces</source>
      <translation>Plättchen mit zwei Themen: mindestens {least}, mehr, als der Spielplan Felder hat</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one discount and nothing else with the action {action}</source>
      <translation>bei der Aktion {action} ein Nachlass und nichts anderes</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>a discount only with the action {action}</source>
      <translation>ein Nachlass nur bei der Aktion {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one card for {region}</source>
      <translation>genau eine Karte für {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one tile for each region: {count}</source>
      <translation>ein Plättchen für jede Region: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>nothing</source>
      <extracomment>What was found in the place of a value.</extracomment>
      <translation>nichts</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>a number far too large</source>
      <translation>eine viel zu große Zahl</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>the text {text}</source>
      <translation>der Text {text}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>a list</source>
      <translation>eine Liste</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>something else</source>
      <translation>etwas anderes</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>'{text}'</source>
      <extracomment>The quotation marks of the language, around words from a file.</extracomment>
      <translation>„{text}“</translation>
    </message>
    <message>
      <location filename="../co2desk/components/profiles.py" />
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/machine/phrases.py" />
      <source>one of {words}</source>
      <translation>eines von {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>a whole number from {least} to {most}</source>
      <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {least} to {most}</source>
      <translation>eine Liste (Einträge: {least} bis {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {count}</source>
      <translation>eine Liste (Einträge: {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>each of {words} once</source>
      <translation>jedes Wort ein Mal: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block with the keys {keys}</source>
      <translation>ein Block mit den Schlüsseln {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/session/session.py" />
      <source>a value</source>
      <translation>ein Wert</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block of entries with numbers from 1 to {most}</source>
      <translation>ein Block von Einträgen mit Nummern von 1 bis {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a number from 1 to {most} as key</source>
      <translation>als Schlüssel eine Zahl von 1 bis {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a gap</source>
      <translation>eine Lücke</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>the number {number} before it</source>
      <translation>davor die Nummer {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and four players</source>
      <translation>KEZ insgesamt: mindestens {least}, für Regionen, Markt und vier Spieler</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>tech in all: at least {least}, for four players and inspectors</source>
      <translation>Technologiemarker insgesamt: mindestens {least}, für vier Spieler und die UN-Inspektoren</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>2, one for the plant goals and one for the summit goals</source>
      <translation>2, einer für die Kraftwerkziele und einer für die Gipfelziele</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a level from {least} to {most}</source>
      <translation>eine CO₂-Verschmutzung von {least} bis {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most} ppm, so that the first energy supply is survived</source>
      <translation>maximal {most} ppm, damit die erste Energieversorgung zu überstehen ist</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}, the step of reduction</source>
      <translation>ein Vielfaches von {step}, dem Schritt der Reduzierung</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}: so many ppm move an inspector by one tile</source>
      <translation>ein Vielfaches von {step}, dem Betrag, für den ein UN-Inspektor ein Plättchen weiterrückt</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>fossil tiles left: at least {least}, one for each region</source>
      <translation>übrige Plättchen fossiler Kraftwerke: mindestens {least}, eines für jede Region</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>one price for each decade: {count}</source>
      <translation>ein Preis für jede Dekade: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the rounds of other decades</source>
      <translation>maximal {most}, die Rundenzahl der anderen Dekaden</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>projects of level 1 above those of level 2</source>
      <translation>Projekte der Stufe 1 über denen der Stufe 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, where level 2 begins</source>
      <translation>maximal {most}, wo Stufe 2 beginnt</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all summit tiles</source>
      <translation>maximal {most}, alle Gipfelplättchen</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all tiles of the group</source>
      <translation>maximal {most}, alle Plättchen der Gruppe</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {count} topics, which goals ask for</source>
      <translation>ein Plättchen mit {count} Themen, wie Ziele es verlangen</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {energy}, which goals ask for</source>
      <translation>ein Plättchen mit {energy}, wie Ziele es verlangen</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>cards kept in the draft: {count}, as many as are dealt</source>
      <translation>im Draft behaltene Karten: {count}, so viele, wie sonst ausgeteilt werden</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all cards in {deck}</source>
      <translation>maximal {most}, alle Karten in {deck}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>at most {most}</source>
      <translation>maximal {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the most that can be reached</source>
      <translation>maximal {most}, mehr ist nicht erreichbar</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 2 tiles</source>
      <translation>mindestens 2 Plättchen</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>ascending numbers</source>
      <translation>aufsteigende Zahlen</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, as there is nothing to count</source>
      <translation>0, weil es nichts zu zählen gibt</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 1</source>
      <translation>mindestens 1</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a decade from {first} to {last}</source>
      <translation>eine Dekade von {first} bis {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, the end of the game</source>
      <translation>0, das Spielende</translation>
    </message>
    <message>
      <location filename="../co2desk/components/sources.py" />
      <source>a source: {words}</source>
      <translation>eine Quelle: {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>error {number} of the system</source>
      <translation>Systemfehler {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a readable file</source>
      <translation>eine lesbare Datei</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} bytes</source>
      <translation>maximal {most} Byte</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the byte {byte}</source>
      <translation>das Byte {byte}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <location filename="../co2desk/session/documents.py" />
      <source>text in UTF-8</source>
      <translation>Text in UTF-8</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a mistake at column {column}</source>
      <translation>ein Fehler in Spalte {column}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a character that cannot be printed</source>
      <translation>ein nicht druckbares Zeichen</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a second one</source>
      <translation>ein zweites</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>one document</source>
      <translation>ein einziges Dokument</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} values</source>
      <translation>maximal {most} Werte</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} levels of blocks and lists</source>
      <translation>maximal {most} Ebenen aus Blöcken und Listen</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the alias {alias}</source>
      <translation>der Alias {alias}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>plain values</source>
      <translation>einfache Werte</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the anchor {anchor}</source>
      <translation>der Anker {anchor}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the tag {tag}</source>
      <translation>das Tag {tag}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a key of small letters, digits and _</source>
      <translation>ein Schlüssel aus Kleinbuchstaben, Ziffern und _</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>it again, after line {line}</source>
      <translation>derselbe noch einmal, nach Zeile {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>every key once</source>
      <translation>jeder Schlüssel nur ein Mal</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <location filename="../co2desk/session/journal.py" />
      <location filename="../co2desk/session/options.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>an object</source>
      <translation>ein Objekt</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <source>no such key</source>
      <translation>kein solcher Schlüssel</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>a project space such as {space}</source>
      <translation>ein Projektfeld wie „{space}“</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <translation>„{hand}“, ein Projektfeld wie „{space}“ oder ein Gipfelplatz wie „{seat}“</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>a whole number</source>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <location filename="../co2desk/session/builder.py" />
      <source>{least} to {most}</source>
      <translation>{least} bis {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code without a typing mistake; in this one a character is wrong, missing or too many</source>
      <translation>ein Code ohne Tippfehler (ein Zeichen ist falsch, fehlt oder ist zu viel)</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code of version {known}; this one is of version {found}</source>
      <translation>ein Code der Version {known}; dieser hat Version {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>an edition that this program knows: {editions}</source>
      <translation>eine Ausgabe, die dieses Programm kennt: {editions}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a seed and a mark of the component values</source>
      <translation>ein Startwert und ein Kennzeichen der Werte des Spielmaterials</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>code</source>
      <extracomment>Where something is wrong: in a challenge code.</extracomment>
      <translation>Code</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that can be read</source>
      <translation>lesbare Spieleinstellungen</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that this version knows</source>
      <translation>Spieleinstellungen, die diese Version kennt</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>words that this version knows</source>
      <translation>Wörter, die diese Version kennt</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>at most {most} characters</source>
      <translation>maximal {most} Zeichen</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>only digits and letters other than U, not {letter}</source>
      <translation>nur Ziffern und Buchstaben außer U, nicht {letter}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>at least {least} characters after {prefix}</source>
      <translation>mindestens {least} Zeichen nach {prefix}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file</source>
      <extracomment>Where something is wrong: with the file as a whole.</extracomment>
      <translation>Datei</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>a plain file</source>
      <translation>eine gewöhnliche Datei</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>at most {most} MB</source>
      <translation>maximal {most} MB</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>fewer brackets inside brackets</source>
      <translation>weniger ineinander verschachtelte Klammern</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (byte {byte})</source>
      <translation>Datei (Byte {byte})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (line {line}, column {column})</source>
      <translation>Datei (Zeile {line}, Spalte {column})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>valid JSON</source>
      <translation>gültiges JSON</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>JSON with shorter numbers</source>
      <translation>JSON mit kürzeren Zahlen</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>numbers, not {word}</source>
      <translation>Zahlen, nicht {word}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal</source>
      <extracomment>Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>Laufende Sicherung</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>line</source>
      <extracomment>Where something is wrong: in a line of that record.</extracomment>
      <translation>Zeile</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>an undamaged line</source>
      <translation>eine unbeschädigte Zeile</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>two lines or more</source>
      <translation>zwei Zeilen oder mehr</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal (line {line})</source>
      <translation>Laufende Sicherung (Zeile {line})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>a saved game before its first action</source>
      <translation>ein gespeichertes Spiel vor der ersten Aktion</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>a game from its beginning: an edited position is not in the text</source>
      <translation>ein Spiel von Anfang an: Eine bearbeitete Stellung steht nicht im Text</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>no result: the game goes on</source>
      <translation>kein Ergebnis: Das Spiel geht noch weiter</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <translation>{one} oder {other}, dahinter {count} Ziffern von 0 bis f</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with own component values, which are not in the text; a saved game holds them</source>
      <translation>die Werte des Spielmaterials {code}: Dieses Spiel wurde mit eigenen Werten des Spielmaterials gespielt, die nicht im Text stehen; ein gespeichertes Spiel enthält sie</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game holds them</source>
      <translation>die Werte des Spielmaterials {code}: Dieses Spiel wurde mit den Werten des Spielmaterials einer anderen Version gespielt, die nicht im Text stehen; ein gespeichertes Spiel enthält sie</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>action number {number}</source>
      <translation>Aktion Nummer {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{end}, because the game is over</source>
      <translation>{end}, denn das Spiel ist zu Ende</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>line {line}, {key}</source>
      <translation>Zeile {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>an action such as {example}</source>
      <translation>eine Aktion wie {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a line {key}: below the title</source>
      <translation>eine Zeile „{key}:“ unter dem Titel</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>line {line}</source>
      <translation>Zeile {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{key} only once</source>
      <translation>{key} nur ein Mal</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{end} at the end: the text is cut off</source>
      <translation>{end} am Ende: Der Text ist abgeschnitten</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>one of {words}, and a colon</source>
      <translation>ein Doppelpunkt nach einem der Wörter {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a text of at most {most} characters</source>
      <translation>ein Text mit maximal {most} Zeichen</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{title}: this one is of another version</source>
      <translation>{title} (dieser Text gehört zu einer anderen Version)</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>the title {title}</source>
      <translation>der Titel {title}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>{yes} or {no}</source>
      <translation>{yes} oder {no}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name</source>
      <translation>ein Name</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the number of players</source>
      <translation>eine Spieleranzahl</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a whole number up to {most}</source>
      <translation>eine ganze Zahl bis {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of names, numbers and {values}</source>
      <translation>ein Objekt, jeder Wert ein Name, eine Zahl, {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the name of a rulebook profile</source>
      <translation>der Name eines Regelheftprofils</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of readings</source>
      <translation>ein Objekt mit Auslegungen</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number, {values}</source>
      <translation>ein Name, eine Zahl, {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number or a list of numbers</source>
      <translation>ein Name, eine Zahl oder eine Liste von Zahlen</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>32 digits from 0 to f</source>
      <translation>32 Ziffern von 0 bis f</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a recorded position</source>
      <translation>eine aufgezeichnete Stellung</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a list of at most {most} entries</source>
      <translation>eine Liste mit maximal {most} Einträgen</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seats.py" />
      <location filename="../co2desk/session/setup.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>an object with the keys {keys}</source>
      <translation>ein Objekt mit den Schlüsseln {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a number of actions up to {most}</source>
      <translation>eine Anzahl von Aktionen, maximal {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>more than {least}</source>
      <translation>mehr als {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a fingerprint</source>
      <translation>ein Fingerabdruck</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a turn after entry {entry}</source>
      <translation>ein Spielzug nach Eintrag {entry}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a list of seats, one for each player: {count}</source>
      <translation>eine Liste der Plätze, einer für jeden Spieler: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a sign that nobody else has</source>
      <translation>ein Zeichen, das sonst niemand hat</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a name of 1 to {most} characters</source>
      <translation>ein Name mit 1 bis {most} Zeichen</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>{person}, or the name of a computer player</source>
      <translation>{person} oder der Name eines Computerspielers</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>the code of a language, such as {examples}</source>
      <translation>das Kürzel einer Sprache, etwa {examples}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/second_chance.py" />
      <source>{word}: there is one rulebook and no misprint in it</source>
      <translation>{word} (es gibt nur ein Regelheft, und darin ist kein Druckfehler)</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>the reading that the game is played with</source>
      <translation>die Auslegung dieses Spiels</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a position that can be played (code: {code})</source>
      <translation>eine spielbare Stellung (Code: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a legal action (code: {code})</source>
      <translation>eine erlaubte Aktion (Code: {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/takebacks.py" />
      <source>something to undo</source>
      <translation>etwas zum Zurücknehmen</translation>
    </message>
  </context>
  <context>
    <name>FileWords</name>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{where}: expected: {expected}</source>
      <extracomment>{where} is a line or a path of keys in a file, such as options.players.</extracomment>
      <translation>{where} – erwartet: {expected}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{place}: expected: {expected}; found: {found}</source>
      <extracomment>{place} is a file with a line and a path of keys in it, such as plants.solar.3.</extracomment>
      <translation>{place} – erwartet: {expected}; gefunden: {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}, {key}</source>
      <translation>{file}, Zeile {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}</source>
      <translation>{file}, Zeile {line}</translation>
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
      <translation>Versorgungsphase der Dekade {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it.</source>
      <translation>Was davon noch kommt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Before decade {decade}</source>
      <translation>Vor Dekade {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What its supply phase would bring now.</source>
      <translation>Was ihre Versorgungsphase jetzt bringen würde.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>If decade {decade} ended now</source>
      <translation>Wenn Dekade {decade} jetzt endete</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What the supply phase of decade {decade} would bring.</source>
      <translation>Was die Versorgungsphase der Dekade {decade} bringen würde.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Last decade: no supply phase follows, scoring begins.</source>
      <translation>Letzte Dekade: Es folgt keine Versorgungsphase, die Schlusswertung beginnt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The game would end: no supply phase follows, scoring begins.</source>
      <translation>Das Spiel wäre zu Ende: Es folgt keine Versorgungsphase, die Schlusswertung beginnt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income still to be divided</source>
      <translation>Noch aufzuteilendes Einkommen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Everybody has had the income of this decade.</source>
      <translation>Alle haben das Einkommen dieser Dekade schon erhalten.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income</source>
      <translation>Einkommen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Nobody earns anything yet.</source>
      <translation>Noch erhält niemand etwas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Income in the final scoring</source>
      <translation>Einkommen in der Schlusswertung</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>There is none.</source>
      <translation>Es gibt keines.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>End of the game</source>
      <translation>Spielende</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Decade {decade} of {decades}</source>
      <translation>Dekade {decade} von {decades}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The CO₂ level ends the game after the supply phase.</source>
      <translation>Die CO₂-Verschmutzung beendet das Spiel nach der Versorgungsphase.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on, unless the CO₂ level ends it.</source>
      <translation>Das Spiel geht weiter, wenn die CO₂-Verschmutzung es nicht beendet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on after this decade.</source>
      <translation>Das Spiel geht nach dieser Dekade weiter.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>This decade is the last one: scoring follows it.</source>
      <translation>Diese Dekade ist die letzte: Danach folgt die Schlusswertung.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The game ends after this decade, and scoring begins.</source>
      <translation>Das Spiel endet nach dieser Dekade, und die Schlusswertung beginnt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This ends the game.</source>
      <translation>{condition}. Das beendet das Spiel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This does not end the game yet.</source>
      <translation>{condition}. Das beendet das Spiel noch nicht.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {needed} or more</source>
      <translation>Regionen mit ausschließlich Grünen Kraftwerken: {needed} oder mehr</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {number} of {needed}</source>
      <translation>Regionen mit ausschließlich Grünen Kraftwerken: {number} von {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <translation>CO₂ wieder unter {limit} ppm: entscheidet sich nach der Versorgungsphase</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: not reached in this decade</source>
      <translation>CO₂ wieder unter {limit} ppm: in dieser Dekade war es nie darüber</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm</source>
      <translation>CO₂ wieder unter {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event follows.</source>
      <translation>Es folgt kein Ereignis.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike.</source>
      <translation>Es ereignen sich Katastrophen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike from {limit} ppm on.</source>
      <translation>Ab {limit} ppm ereignen sich Katastrophen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No supply phase follows: the CO₂ level rises no more.</source>
      <translation>Es folgt keine Versorgungsphase: Die Verschmutzung steigt nicht mehr.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution cannot end the game in this supply phase.</source>
      <translation>Die Verschmutzung kann das Spiel in dieser Versorgungsphase nicht beenden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet cannot be lost in this supply phase.</source>
      <translation>In dieser Versorgungsphase kann die Erde nicht verloren gehen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game after this supply phase.</source>
      <translation>Die Verschmutzung beendet das Spiel nach dieser Versorgungsphase.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet is lost after this supply phase.</source>
      <translation>Nach dieser Versorgungsphase ist die Erde verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Chance that pollution ends the game: {chance}.</source>
      <translation>Wahrscheinlichkeit, dass die Verschmutzung das Spiel beendet: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Chance that the planet is lost: {chance}.</source>
      <translation>Wahrscheinlichkeit, dass die Erde verloren ist: {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The start player may begin with another region. Then others may have to buy.</source>
      <translation>Der Startspieler kann mit einer anderen Region beginnen. Dann müssen vielleicht andere kaufen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No slot is left for a plant, but a CEP is due.</source>
      <translation>Für ein Kraftwerk ist kein Feld frei, aber ein KEZ muss gezahlt werden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}.</source>
      <translation>{name} hat kein KEZ und muss eines für {price} kaufen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <translation>{name} hat kein KEZ und muss eines für {price} kaufen (bezahlt: {paid}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or only {least} with the income taken in money.</source>
      <translation>{name} hat kein KEZ und muss eines für {price} kaufen (bezahlt: {paid}; nur {least}, wenn das Einkommen als Geld genommen wird).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or no points with the income taken in money.</source>
      <translation>{name} hat kein KEZ und muss eines für {price} kaufen (bezahlt: {paid}; ohne Punkte, wenn das Einkommen als Geld genommen wird).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event card is left.</source>
      <translation>Keine Ereigniskarte ist mehr übrig.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{title}: {region}.</source>
      <translation>{title}: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Strikes for certain</source>
      <translation>Tritt sicher ein</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <translation>Die CO₂-Verschmutzung wird {limit} ppm oder mehr betragen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>May strike</source>
      <translation>Kann eintreten</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>It does if the CO₂ level reaches {limit} ppm.</source>
      <translation>Nämlich wenn die CO₂-Verschmutzung {limit} ppm erreicht.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Does not strike</source>
      <translation>Tritt nicht ein</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level stays below {limit} ppm.</source>
      <translation>Die CO₂-Verschmutzung bleibt unter {limit} ppm.</translation>
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
      <translation>Niemand verliert etwas: Alle haben dort ein Grünes Kraftwerk.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>UN goal {card} leaves the row.</source>
      <translation>UN-Ziel {card} verlässt die Auslage.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} gives {cubes}.</source>
      <translation>{name} spendet {cubes}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no technology and loses {points}.</source>
      <translation>{name} hat keinen Technologiemarker und verliert {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Open environmental goals</source>
      <translation>Offene Umweltziele</translation>
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
      <translation>Alle Ziele sind erreicht: Sie kosten nichts mehr.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Under an inspector, and counted twice: {number}</source>
      <translation>Mit UN-Inspektor, doppelt gezählt: {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>In later decades, if none of them is achieved.</source>
      <translation>In späteren Dekaden, wenn keines davon erreicht wird.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade}, {points} each</source>
      <translation>Dekade {decade}, je {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{lowest} to {highest}</source>
      <translation>{lowest} bis {highest}</translation>
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
      <translation>Dekade {decade} von {decades}: danach fällt das Urteil</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This holds.</source>
      <translation>{condition}. Das trifft zu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This does not hold yet.</source>
      <translation>{condition}. Das trifft noch nicht zu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, at most {allowed} may stay so</source>
      <translation>Offene UN-Ziele: {open}, maximal {allowed} dürfen es bleiben</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, and {allowed} may stay so</source>
      <translation>Offene UN-Ziele: {open}, und {allowed} dürfen es bleiben</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Own personal goals met: {met}, needed: {needed}</source>
      <translation>Eigene persönliche Ziele erfüllt: {met}, erforderlich: {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Every partner needs one as well. Theirs are secret.</source>
      <translation>Auch alle anderen im Team brauchen eines. Ihre Ziele sind geheim.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Personal goal: {goal}. {count}.</source>
      <translation>Persönliches Ziel: {goal}. {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal} ({count})</source>
      <translation>{goal} ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{have} of {needed}</source>
      <translation>{have} von {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Solo goal {card}</source>
      <translation>Soloziel {card}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. This cannot be met any more.</source>
      <translation>{goal}. Das ist nicht mehr zu erfüllen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. Met in time.</source>
      <translation>{goal}. Rechtzeitig erfüllt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of decade {decade}.</source>
      <translation>{goal}, bis zum Ende der Dekade {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of the game.</source>
      <translation>{goal}, bis zum Spielende.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{title}: {count}. {explanation}</source>
      <translation>{title}: {count}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Income, if all of it is taken in points</source>
      <translation>Einkommen, ganz als Punkte genommen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Penalties for missing CEPs</source>
      <translation>Strafen für fehlende KEZ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction to {limit} ppm</source>
      <translation>Reduzierung auf {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Left</source>
      <translation>Übrig</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Lost for certain</source>
      <translation>Sicher verloren</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Missing for goals and penalties alone: {points}.</source>
      <translation>Fehlbetrag allein für Ziele und Strafen: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The CO₂ level cannot be brought down to {limit} ppm.</source>
      <translation>Die CO₂-Verschmutzung lässt sich nicht auf {limit} ppm reduzieren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>May be lost</source>
      <translation>Vielleicht verloren</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice, with all income in points.</source>
      <translation>Wahrscheinlichkeit, dass die Punkte nicht reichen, mit dem ganzen Einkommen als Punkte.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice.</source>
      <translation>Wahrscheinlichkeit, dass die Punkte nicht reichen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe with points out of the income</source>
      <translation>Sicher mit Punkten aus dem Einkommen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>At least {points} of the income must be taken in points.</source>
      <translation>Davon als Punkte zu nehmen: mindestens {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe</source>
      <translation>Sicher</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice, also with all income in money.</source>
      <translation>Die Punkte reichen, auch mit dem ganzen Einkommen als Geld.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice.</source>
      <translation>Die Punkte reichen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>It does not rise above {limit} ppm in this decade.</source>
      <translation>In dieser Dekade steigt die Verschmutzung nicht über {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>What is above {limit} ppm has to be bought back.</source>
      <translation>Was über {limit} ppm liegt, muss für Punkte reduziert werden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that it rises above {limit} ppm: {chance}. That has to be bought back.</source>
      <translation>Wahrscheinlichkeit, dass die Verschmutzung über {limit} ppm steigt: {chance}. Dann muss sie für Punkte reduziert werden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>No reduction needed</source>
      <translation>Keine Reduzierung nötig</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {steps}</source>
      <translation>Reduzierung: {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {lowest} to {steps}</source>
      <translation>Reduzierung: {lowest} bis {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade.</source>
      <translation>Ein Schritt von {ppm} ppm kostet in dieser Dekade {now}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade, then {later}.</source>
      <translation>Ein Schritt von {ppm} ppm kostet in dieser Dekade {now}, danach {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Two events strike at the end of a decade.</source>
      <translation>Am Ende einer Dekade treten zwei Ereignisse ein.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>From {limit} ppm on two events strike.</source>
      <translation>Ab {limit} ppm treten zwei Ereignisse ein.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No energy supply follows: the CO₂ level rises no more.</source>
      <translation>Es folgt keine Energieversorgung: Die Verschmutzung steigt nicht mehr.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet cannot be lost in this energy supply.</source>
      <translation>In dieser Energieversorgung kann die Erde nicht verloren gehen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost in this energy supply.</source>
      <translation>In dieser Energieversorgung geht die Erde verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Events of this decade</source>
      <translation>Ereignisse dieser Dekade</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No event is left.</source>
      <translation>Kein Ereignis ist mehr übrig.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The future event strikes in the next decade: {region}.</source>
      <translation>Das zukünftige Ereignis tritt in der nächsten Dekade ein: {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>It strikes everybody without a plant or infrastructure there.</source>
      <translation>Es trifft alle, die dort weder ein Kraftwerk noch eine Infrastruktur haben.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Nobody loses anything.</source>
      <translation>Niemand verliert etwas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <translation>{name} spendet {cubes} und zahlt Strafe: {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <translation>{name} spendet {cubes} und zahlt ein KEZ ({sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <translation>{name} verliert {points} und zahlt Strafe: {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <translation>{name} verliert {points} und zahlt ein KEZ ({sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Points as they stand</source>
      <translation>Punkte nach jetzigem Stand</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Place {place}: {name}, {points}.</source>
      <translation>Platz {place}: {name}, {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <translation>Ziele, Geld, Technologiemarker und UN-Ziele werden erst bei Spielende gewertet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The CO₂ level ends the game in the energy supply.</source>
      <translation>Die CO₂-Verschmutzung beendet das Spiel in der Energieversorgung.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>End of decade {decade}</source>
      <translation>Ende der Dekade {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What it would cost if it ended at once.</source>
      <translation>Was sie kosten würde, wenn sie sofort endete.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the rest of it would cost.</source>
      <translation>Was der Rest kosten würde.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Energy supply of decade {decade}</source>
      <translation>Energieversorgung der Dekade {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the CO₂ level still costs.</source>
      <translation>Was die CO₂-Verschmutzung noch kostet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it, and at the end of the decade.</source>
      <translation>Was davon noch kommt, und was am Dekadenende.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its energy supply and its end would bring now.</source>
      <translation>Was ihre Energieversorgung und ihr Ende jetzt bringen würden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Last decade: no energy supply follows, scoring begins.</source>
      <translation>Letzte Dekade: Es folgt keine Energieversorgung, die Schlusswertung beginnt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its end and the energy supply of decade {decade} would bring.</source>
      <translation>Was ihr Ende und die Energieversorgung der Dekade {decade} bringen würden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>about {expected} ({lowest} to {highest})</source>
      <translation>etwa {expected} ({lowest} bis {highest})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <translation>{name} kann kein KEZ zahlen. Strafe: {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The plant is there and still to be paid for.</source>
      <translation>Das Kraftwerk liegt schon da und muss noch bezahlt werden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>CO₂ level</source>
      <translation>CO₂-Verschmutzung</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm.</source>
      <translation>Die CO₂-Verschmutzung beträgt {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level stays at {now} ppm.</source>
      <translation>Die CO₂-Verschmutzung bleibt bei {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <translation>Die CO₂-Verschmutzung steigt von {now} auf {highest} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.</source>
      <translation>Die CO₂-Verschmutzung beträgt {now} ppm. Zu erwarten sind etwa {expected}, möglich {lowest} bis {highest}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm below {limit}</source>
      <translation>{ppm} ppm unter {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>Exactly {limit} ppm</source>
      <translation>Genau {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm above {limit}</source>
      <translation>{ppm} ppm über {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants still to come</source>
      <translation>Noch kommende fossile Kraftwerke</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants to come</source>
      <translation>Kommende fossile Kraftwerke</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>No region gets a fossil plant.</source>
      <translation>Keine Region bekommt ein fossiles Kraftwerk.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region}: {payment}</source>
      <translation>{region}: {payment}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{name} pays a CEP from {sources}.</source>
      <translation>{name} zahlt ein KEZ ({sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region} pays one of its own CEPs.</source>
      <translation>{region} zahlt ein eigenes KEZ.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <translation>Niemand kontrolliert die Region, und sie hat kein KEZ: Niemand zahlt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Players: {names}.</source>
      <translation>Spieler: {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Total</source>
      <translation>Insgesamt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Leads the track</source>
      <translation>Führt auf der Wissensleiste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} earns {amount}</source>
      <translation>{name} erhält {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} leads and earns {amount}</source>
      <translation>{name} führt und erhält {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>While a game is played, you see here what would follow if the decade ended now.</source>
      <translation>Während ein Spiel läuft, siehst du hier, was folgen würde, wenn die Dekade jetzt endete.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>An arrow leads to what holds after the move.</source>
      <translation>Ein Pfeil führt zu dem, was nach der Aktion gilt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>The move changes nothing here.</source>
      <translation>Die Aktion ändert hier nichts.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source>no longer</source>
      <translation>nicht mehr</translation>
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
      <translation>Nach der Aktion trifft das nicht mehr zu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move: {then}</source>
      <translation>Nach der Aktion: {then}</translation>
    </message>
  </context>
  <context>
    <name>GameFiles</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>{file} holds something else by now than this game. Nothing is saved yet.</source>
      <translation>{file} enthält inzwischen etwas anderes als dieses Spiel. Noch ist nichts gespeichert.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <location filename="../co2desk/ui/files/names.py" />
      <source>Overwrite</source>
      <translation>Überschreiben</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <translation>Speichern unter …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save the game</source>
      <translation>Spiel speichern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game could not be saved as {file}: {reason}. It is still here; try another place.</source>
      <translation>Das Spiel konnte nicht als {file} gespeichert werden: {reason}. Es ist noch da; versuche es an einem anderen Ort.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Open a saved game</source>
      <translation>Gespeichertes Spiel öffnen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Games of co2desk (*{suffix})</source>
      <translation>Spiele von co2desk (*{suffix})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>CO₂ {players}</source>
      <translation>CO₂ {players}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>{file} exists already.</source>
      <translation>{file} gibt es schon.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The game</source>
      <translation>Das Spiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The text in the clipboard</source>
      <translation>Der Text in der Zwischenablage</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own; everybody in it is a person at this screen.</source>
      <translation>Ein eigenes Spiel; alle darin sind Personen an diesem Bildschirm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own, played on from step {step}. The other one stays as it was.</source>
      <translation>Ein eigenes Spiel, weitergespielt ab Schritt {step}. Das andere bleibt, wie es war.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} could not be read: {reason}.</source>
      <translation>{file} konnte nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is not a game that can be opened. What is wrong first: {where}.</source>
      <translation>{file} ist kein Spiel, das sich öffnen lässt. Der erste Fehler: {where}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). To open it, install that version.</source>
      <translation>{file} wurde mit einer neueren Version von co2desk ({version}) gespeichert. Installiere diese Version, um das Spiel zu öffnen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. Open the game up to there, as a copy?</source>
      <translation>{file} ist beschädigt oder wurde geändert: {where}. Richtige Einträge von Anfang an: {good} von {all}. Das Spiel bis dorthin als Kopie öffnen?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open up to there</source>
      <translation>Bis dorthin öffnen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The record of this game is damaged. Entries at its end that cannot be read: {lost}. What is left can be played on, as a copy.</source>
      <translation>Die Aufzeichnung dieses Spiels ist beschädigt. Nicht mehr lesbare Einträge am Ende: {lost}. Was übrig ist, lässt sich als Kopie weiterspielen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on with what is left</source>
      <translation>Mit dem Rest weiterspielen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, but the last position that it records can be played on, as a copy.</source>
      <translation>{file} wurde mit einer neueren Version von co2desk ({version}) gespeichert. Die Aktionen sind hier nicht lesbar, aber die letzte aufgezeichnete Stellung lässt sich als Kopie weiterspielen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on from the position</source>
      <translation>Ab der Stellung weiterspielen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer has another end of the game; the file is a copy now.</source>
      <translation>Auf diesem Computer endet das Spiel anders; die Datei ist jetzt eine Kopie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game is open in another window, and is played there.</source>
      <translation>Dieses Spiel ist in einem anderen Fenster offen und wird dort gespielt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open a copy</source>
      <translation>Kopie öffnen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game was played on after it was saved here. Later entries kept on this computer: {more}.</source>
      <translation>Dieses Spiel wurde nach dem Speichern noch weitergespielt. Spätere Einträge auf diesem Computer: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue where it was left</source>
      <translation>Dort fortsetzen, wo es unterbrochen wurde</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the saved position as a copy</source>
      <translation>Gespeicherte Stellung als Kopie öffnen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer's own record of the game is damaged. Entries at its end that cannot be read: {lost}. It stays as it is, and the game goes on as a copy.</source>
      <translation>Die Aufzeichnung dieses Spiels auf diesem Computer ist beschädigt. Nicht mehr lesbare Einträge am Ende: {lost}. Sie bleibt, wie sie ist; gespielt wird als Kopie weiter.</translation>
    </message>
  </context>
  <context>
    <name>GameView</name>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Forecast</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Log</source>
      <translation>Protokoll</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Goals</source>
      <translation>Ziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Board</source>
      <translation>Spielplan</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>It is your turn.</source>
      <translation>Du bist an der Reihe.</translation>
    </message>
  </context>
  <context>
    <name>GoalButton</name>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>So far you have {had} of {needed}.</source>
      <translation>Bisher hast du {had} von {needed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>As things stand it would score {points}.</source>
      <translation>Nach jetzigem Stand bringt es {points}.</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals</source>
      <translation>Persönliche Ziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals: {met} of {all} met.</source>
      <translation>Persönliche Ziele: {met} von {all} erfüllt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You still choose which you keep.</source>
      <translation>Du wählst noch, was du behältst.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>All of them have to be met when the game ends.</source>
      <translation>Bei Spielende müssen alle erfüllt sein.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>One of them has to be met when the game ends.</source>
      <translation>Bei Spielende muss eines davon erfüllt sein.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met as things stand: it has to stay so to the end.</source>
      <translation>Nach jetzigem Stand erfüllt: Das muss bis zum Ende so bleiben.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met for good.</source>
      <translation>Endgültig erfüllt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missing: {amount}.</source>
      <translation>Fehlt noch: {amount}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Not held yet.</source>
      <translation>Noch nicht abgeschlossen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>{goal}. {state}</source>
      <translation>{goal}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missed at the end of decade {decade}.</source>
      <translation>Am Ende der Dekade {decade} verfehlt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met at the end of decade {decade}.</source>
      <translation>Am Ende der Dekade {decade} erfüllt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided at the end of decade {decade}.</source>
      <translation>Entscheidet sich am Ende der Dekade {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided when the game ends.</source>
      <translation>Entscheidet sich bei Spielende.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>You have claimed {n}, worth {points} at the end.</source>
      <translation>Von dir beansprucht: {n}. Das bringt bei Spielende {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open. Still to be claimed: {n}.</source>
      <translation>Offene Ziele am Ende: maximal {allowed}. Noch zu beanspruchen: {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open: enough have been claimed.</source>
      <translation>Offene Ziele am Ende: maximal {allowed}. Es sind genug beansprucht.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Whoever sits at the screen sees the own goals here, and nobody else does.</source>
      <translation>Wer am Bildschirm sitzt, sieht hier die eigenen Ziele, und niemand sonst.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Goals of {name}</source>
      <translation>Ziele von {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{have} of {needed}</source>
      <translation>{have} von {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}: {have} of {needed}. {state}</source>
      <translation>{goal}: {have} von {needed}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Company goal</source>
      <translation>Konzernziel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have discarded it for money.</source>
      <translation>Du hast es für Geld abgeworfen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Discarded, it brings ${money}: {points} at the end.</source>
      <translation>Abgeworfen bringt es {money} $, bei Spielende also {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Worth {points} as things stand.</source>
      <translation>Nach jetzigem Stand {points} wert.</translation>
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
      <translation>UN-Ziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{n} on display</source>
      <translation>{n} in der Auslage</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals: {n} on display.</source>
      <translation>UN-Ziele: {n} in der Auslage.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}, {energies}: {state}</source>
      <translation>{card}, {energies}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: it waits for your turn.</source>
      <translation>Nichts fehlt: Es wartet auf deinen Spielzug.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: you can have it now.</source>
      <translation>Nichts fehlt: Du kannst es jetzt haben.</translation>
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
      <translation>Zum Anfang ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous decade ({key})</source>
      <translation>Vorige Dekade ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous turn ({key})</source>
      <translation>Voriger Spielzug ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous step ({key})</source>
      <translation>Voriger Schritt ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next step ({key})</source>
      <translation>Nächster Schritt ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next turn ({key})</source>
      <translation>Nächster Spielzug ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next decade ({key})</source>
      <translation>Nächste Dekade ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the end ({key})</source>
      <translation>Zum Ende ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay</source>
      <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay (faster: {faster}, slower: {slower})</source>
      <translation>Tempo der Wiedergabe (schneller: {faster}, langsamer: {slower})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Position in the game</source>
      <translation>Stellung im Spiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Since my last turn</source>
      <translation>Seit meinem letzten Spielzug</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Watch what has happened since you decided last</source>
      <translation>Ansehen, was seit deiner letzten Entscheidung geschehen ist</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play on from here</source>
      <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Begins another game at this position. This one stays as it is.</source>
      <translation>Beginnt ein anderes Spiel mit dieser Stellung. Dieses hier bleibt, wie es ist.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the game as it stands ({key})</source>
      <translation>Zurück zum laufenden Spiel ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Close the replay</source>
      <translation>Wiedergabe schließen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the present</source>
      <translation>Zur Gegenwart</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Pause ({key})</source>
      <translation>Anhalten ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play ({key})</source>
      <translation>Abspielen ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{sentence} {next_one}</source>
      <translation>{sentence} {next_one}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · the end of the game</source>
      <translation>Schritt {step} von {all} · Spielende</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <translation>Schritt {step} von {all} · Dekade {decade} · Spielzug von {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <translation>Schritt {step} von {all} · Dekade {decade} · {name} entscheidet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{step} · {ppm} ppm</source>
      <translation>{step} · {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>The game begins.</source>
      <translation>Das Spiel beginnt.</translation>
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
      <translation>Wissen zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show lobbyist cards</source>
      <translation>Lobbyistenkarten zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show income and energy supply</source>
      <translation>Einkommen und Energieversorgung zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Search the log</source>
      <translation>Im Spielprotokoll suchen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Log of the game</source>
      <translation>Spielprotokoll</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Newest</source>
      <translation>Neuester Eintrag</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Go to the newest line ({key})</source>
      <translation>Zum neuesten Eintrag ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>In short</source>
      <translation>Kurzfassung</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Leave out small consequences such as payments</source>
      <translation>Kleine Folgen wie Zahlungen weglassen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Look back</source>
      <translation>Zurückblättern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step through the game so far ({key}). A double-click on a line goes to its step.</source>
      <translation>Schritt für Schritt durch das bisherige Spiel ({key}). Ein Doppelklick auf einen Eintrag führt zu seinem Schritt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Since my last turn</source>
      <translation>Seit meinem letzten Spielzug</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Watch what has happened since you decided last</source>
      <translation>Ansehen, was seit deiner letzten Entscheidung geschehen ist</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show what concerns {name}</source>
      <translation>Zeigen, was {name} betrifft</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show turns, rounds and decades</source>
      <translation>Spielzüge, Runden und Dekaden zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show projects, plants and control</source>
      <translation>Projekte, Kraftwerke und Kontrolle zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show scientists and summits</source>
      <translation>Wissenschaftler und Gipfel zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show expertise</source>
      <translation>Wissen zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show CEPs, money and technology</source>
      <translation>KEZ, Geld und Technologiemarker zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show lobby cards</source>
      <translation>Lobbykarten zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show income and supply</source>
      <translation>Einkommen und Versorgung zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show fossil plants, CO₂ and disasters</source>
      <translation>Fossile Kraftwerke, CO₂ und Katastrophen zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show goals and points</source>
      <translation>Ziele und Punkte zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show the end of the game</source>
      <translation>Das Spielende zeigen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Nothing has happened yet. The game is written down here.</source>
      <translation>Noch ist nichts geschehen. Hier wird das Spiel aufgezeichnet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>No line fits what you are looking for.</source>
      <translation>Kein Eintrag passt zu dem, was du suchst.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game on the table could not be recorded, and would be lost: {reason}.</source>
      <translation>Das laufende Spiel konnte nicht aufgezeichnet werden und ginge verloren: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Give it up</source>
      <translation>Nicht speichern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <translation>Speichern unter …</translation>
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
      <translation>Dieses Spiel wird gerade gespielt, hier oder in einem anderen Fenster; es kann jetzt nicht entfernt werden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>The game could not be removed: {reason}.</source>
      <translation>Das Spiel konnte nicht entfernt werden: {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Saved as {file}.</source>
      <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again as soon as that works. To be safe, save it in another place.</source>
      <translation>Das Spiel kann im Moment nicht aufgezeichnet werden: {reason}. Es geht weiter und wird wieder aufgezeichnet, sobald das möglich ist. Speichere es sicherheitshalber an einem anderen Ort.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{edition} – {players} – co2desk</source>
      <translation>{edition} – {players} – co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{file} – {edition} – {players} – co2desk</source>
      <translation>{file} – {edition} – {players} – co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}</source>
      <translation>Dekade {decade} von {decades}  ·  Runde {round} von {rounds}  ·  Startwert {seed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>not recorded</source>
      <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>practice</source>
      <translation>Übungsspiel</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Game</source>
      <translation>&amp;Spiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;New game …</source>
      <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Same again, another &amp;deal</source>
      <translation>Noch &amp;einmal, neu gemischt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open …</source>
      <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save &amp;as …</source>
      <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;List of games</source>
      <translation>Spiele&amp;liste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Discard a &amp;company goal for money</source>
      <translation>&amp;Konzernziel für Geld abwerfen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Result</source>
      <translation>E&amp;rgebnis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Se&amp;ttings …</source>
      <translation>E&amp;instellungen …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Quit</source>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Sha&amp;re</source>
      <translation>&amp;Teilen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the game as &amp;text</source>
      <translation>Spiel als &amp;Text kopieren</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open a game that was copied as text</source>
      <translation>&amp;Als Text kopiertes Spiel öffnen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy a &amp;challenge: the same deal for others</source>
      <translation>&amp;Herausforderung kopieren: dieselbe Verteilung für andere</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Play a challenge …</source>
      <translation>Herausforderung &amp;spielen …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the &amp;board as a picture</source>
      <translation>Spiel&amp;plan als Bild kopieren</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save the board as a p&amp;icture …</source>
      <translation>Spielplan als &amp;Bild speichern …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save a problem &amp;report …</source>
      <translation>&amp;Fehlerbericht speichern …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Hi&amp;story</source>
      <translation>&amp;Verlauf</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Step &amp;back through the game</source>
      <translation>Durch das Spiel &amp;zurückblättern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Since my last turn</source>
      <translation>&amp;Seit meinem letzten Spielzug</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Whole &amp;board</source>
      <translation>Ganzer &amp;Spielplan</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;in</source>
      <translation>&amp;Vergrößern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;out</source>
      <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom to a &amp;region</source>
      <translation>Auf eine &amp;Region vergrößern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Forecast and log</source>
      <translation>Vorschau und &amp;Protokoll</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>F&amp;ull screen</source>
      <translation>V&amp;ollbild</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;What can I do?</source>
      <translation>&amp;Was kann ich tun?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Readings of the &amp;rules in this game</source>
      <translation>Auslegungen der &amp;Regeln in diesem Spiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;About co2desk</source>
      <translation>Ü&amp;ber co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Undo</source>
      <comment>on a button, without a key</comment>
      <translation>Rückgängig</translation>
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
      <translation>CO₂: Zweite Chance</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}. Further problems: {more}.</source>
      <translation>Die Werte deines eigenen Exemplars sind nicht zu gebrauchen. {problem}. Weitere Probleme: {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}.</source>
      <translation>Die Werte deines eigenen Exemplars sind nicht zu gebrauchen. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>This cannot be played. {problem}.</source>
      <translation>So kann nicht gespielt werden. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>New game</source>
      <translation>Neues Spiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How many play, and who?</source>
      <translation>Wie viele spielen, und wer?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How does the game begin?</source>
      <translation>Wie beginnt das Spiel?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Players: {count}</source>
      <translation>Spieler: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>A solo game</source>
      <translation>Ein Solospiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>&amp;Practice: everything may be taken back</source>
      <translation>Ü&amp;bungsspiel: Alles darf zurückgenommen werden</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Actions can be taken back without limit and without asking; the log says so</source>
      <translation>Aktionen lassen sich unbegrenzt und ohne Nachfrage zurücknehmen; das Spielprotokoll vermerkt es</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Same &amp;again</source>
      <translation>Wie das &amp;letzte Spiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Fill in the people and the rules of the last game; only the seed is new</source>
      <translation>Personen und Regeln des letzten Spiels übernehmen; nur der Startwert ist neu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Start</source>
      <translation>Beginnen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>The challenge was dealt with other component values than yours: it will be another game.</source>
      <translation>Die Herausforderung entstand mit anderen Werten des Spielmaterials als deinen: Es wird ein anderes Spiel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Two seats have the name {name}; the log could not tell them apart.</source>
      <translation>Zwei Plätze heißen {name}; im Spielprotokoll wären sie nicht zu unterscheiden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂</source>
      <translation>Neues Spiel CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company, one planet, your best score.</source>
      <translation>Solospiel: ein Konzern, ein Planet, dein bestes Ergebnis.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Alone you play the solo game: choose it as the way of playing.</source>
      <translation>Allein spielst du das Solospiel: Wähle es als Spielmodus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The solo game is for one: choose another way of playing first.</source>
      <translation>Das Solospiel ist für eine Person: Wähle zuerst einen anderen Spielmodus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂: Second Chance</source>
      <translation>Neues Spiel CO₂: Zweite Chance</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company against the CO₂ level, won or lost.</source>
      <translation>Solospiel: ein Konzern gegen die CO₂-Verschmutzung, gewonnen oder verloren.</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Technology cubes</source>
      <translation>Technologiemarker</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>CEPs</source>
      <translation>KEZ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Pay</source>
      <translation>Bezahlen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>This does not fit the bid: too little, or too much.</source>
      <translation>Das passt nicht zum Gebot: zu wenig oder zu viel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Something in this payment is not needed.</source>
      <translation>Etwas an dieser Zahlung ist nicht nötig.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Readings of the rules in this game</source>
      <translation>Auslegungen der Regeln in diesem Spiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rulebook: {book}. What is played otherwise than usual comes first.</source>
      <translation>Regelheft: {book}. Was anders gespielt wird als üblich, steht oben.</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>To choose from when you let go:</source>
      <translation>Zur Wahl nach dem Loslassen:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Nothing can be done with this piece there.</source>
      <translation>Mit diesem Spielstein ist dort nichts möglich.</translation>
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
      <translation>Was kann ich tun?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Every action with its reason, to search in</source>
      <translation>Alle Aktionen mit Begründung, zum Durchsuchen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Results</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} decides.</source>
      <translation>{name} entscheidet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} (computer) is playing.</source>
      <translation>{name} (Computer) spielt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Drive</source>
      <translation>Laufwerk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>%1 File</source>
      <translation>%1-Datei</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>&amp;Look in:</source>
      <translation>&amp;Suchen in:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File &amp;name:</source>
      <translation>Datei&amp;name:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Files of &amp;type:</source>
      <translation>Datei&amp;typ:</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Left</source>
      <translation>Reiter nach links scrollen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Right</source>
      <translation>Reiter nach rechts scrollen</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In this &amp;game:</source>
      <translation>In diesem &amp;Spiel:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Back to the b&amp;ook</source>
      <translation>Zurück zum &amp;Regelheft</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As rec&amp;ommended</source>
      <translation>Wie e&amp;mpfohlen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the books say</source>
      <translation>Was die Regelhefte sagen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you.</source>
      <translation>Von dir geändert.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As in the chosen book.</source>
      <translation>Wie im gewählten Regelheft.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As recommended.</source>
      <translation>Wie empfohlen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>{book} (chosen)</source>
      <translation>{book} (gewählt)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of differences: {numbers}</source>
      <translation>Im Verzeichnis der Unterschiede: {numbers}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of open questions: {numbers}</source>
      <translation>Im Verzeichnis der offenen Fragen: {numbers}</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>How the rulebooks differ</source>
      <translation>Worin sich die Regelhefte unterscheiden</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the rulebook leaves open</source>
      <translation>Was das Regelheft offen lässt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>You play by: {book}. Anything you change here holds for this game alone.</source>
      <translation>Grundlage: {book}. Was du hier änderst, gilt nur für dieses Spiel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, a card number, D-12 …</source>
      <translation>Suchen: ein Wort, eine Kartennummer, D-12 …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, A13 …</source>
      <translation>Suchen: ein Wort, A13 …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search the questions</source>
      <translation>Fragen durchsuchen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>All questions</source>
      <translation>Alle Fragen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Where the books differ</source>
      <translation>Unterschiede</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What you have changed</source>
      <translation>Von dir geändert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Which questions are shown</source>
      <translation>Welche Fragen gezeigt werden</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions</source>
      <translation>Fragen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>No question fits this search.</source>
      <translation>Keine Frage passt zu dieser Suche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything back to the &amp;book</source>
      <translation>Alles zurück zum Regel&amp;heft</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything as &amp;recommended</source>
      <translation>Alles wie &amp;empfohlen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>&amp;Done</source>
      <translation>&amp;Fertig</translation>
    </message>
  </context>
  <context>
    <name>ReadingsModel</name>
    <message>
      <location filename="../co2desk/ui/setup/readings_model.py" />
      <source>{question}
Changed: {answer}</source>
      <translation>{question}
Geändert: {answer}</translation>
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
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_card.py" />
      <location filename="../co2desk/ui/start/game_list.py" />
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game …</source>
      <translation>Dieses Spiel entfernen …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012), solo</source>
      <translation>CO₂ (2012), Solospiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012)</source>
      <translation>CO₂ (2012)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, solo</source>
      <translation>CO₂: Zweite Chance, Solospiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, cooperative</source>
      <translation>CO₂: Zweite Chance, kooperativ</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, competitive</source>
      <translation>CO₂: Zweite Chance, kompetitiv</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>A game that this version does not know</source>
      <translation>Ein Spiel, das diese Version nicht kennt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players without names</source>
      <translation>Spieler ohne Namen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players: {count}</source>
      <translation>Spieler: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Finished</source>
      <translation>Beendet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Decade {decade}, {co2} ppm</source>
      <translation>Dekade {decade}, {co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>today {time}</source>
      <translation>heute {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>yesterday {time}</source>
      <translation>gestern {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>practice</source>
      <translation>Übungsspiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>played on from step {step}</source>
      <translation>weitergespielt ab Schritt {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>interrupted</source>
      <translation>unterbrochen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>saved in {file}</source>
      <translation>gespeichert in {file}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source> · </source>
      <translation> · </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>co2desk ended unexpectedly. The game is as it was after the last action.</source>
      <translation>co2desk wurde unerwartet beendet. Das Spiel ist so, wie es nach der letzten Aktion war.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Keep it</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove it</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>The file {file} stays.</source>
      <translation>Die Datei {file} bleibt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>It is not saved in a file: nothing of it will be left.</source>
      <translation>Es ist nicht in einer Datei gespeichert: Nichts davon bleibt übrig.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game from the list?</source>
      <translation>Dieses Spiel aus der Liste entfernen?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Go on playing</source>
      <translation>Weiterspielen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Other games</source>
      <translation>Andere Spiele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Your games</source>
      <translation>Deine Spiele</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>These values are printed on pieces, cards or the board, and no rulebook tells them. Ours fit everything that is known, and may still differ from your copy.</source>
      <translation>Diese Werte sind auf Spielsteine, Karten oder den Spielplan gedruckt, und kein Regelheft nennt sie. Unsere passen zu allem, was bekannt ist, und können trotzdem von deinem Exemplar abweichen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>To play with the values of your own copy, write those that differ into first.yaml or second_chance.yaml in this folder, under the keys of the built-in file:</source>
      <translation>Um mit den Werten deines eigenen Exemplars zu spielen, schreibe die abweichenden in first.yaml oder second_chance.yaml in diesem Ordner, unter den Schlüsseln der mitgelieferten Datei:</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values by part of the game</source>
      <translation>Rekonstruierte Werte nach Teilen des Spiels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Part of the game</source>
      <translation>Teil des Spiels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Values that are reconstructed</source>
      <translation>Rekonstruierte Werte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}; {own} from your own copy</source>
      <translation>{ours} von {total}; {own} aus deinem eigenen Exemplar</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}</source>
      <translation>{ours} von {total}</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Steps down on the CO₂ track</source>
      <translation>Schritte abwärts auf der CO₂-Leiste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{co2} ppm</source>
      <translation>{co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{cost} paid, {left} left</source>
      <translation>{cost} gezahlt, übrig: {left}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now}; this is the last decade.</source>
      <translation>Ein Schritt kostet {now}; dies ist die letzte Dekade.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the last decade.</source>
      <translation>Ein Schritt kostet jetzt {now} und in der letzten Dekade {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the coming decades.</source>
      <translation>Ein Schritt kostet jetzt {now} und in den kommenden Dekaden {later}.</translation>
    </message>
  </context>
  <context>
    <name>ReplayClock</name>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Slow</source>
      <translation>Langsam</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Normal speed</source>
      <translation>Normal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Fast</source>
      <translation>Schnell</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Very fast</source>
      <translation>Sehr schnell</translation>
    </message>
  </context>
  <context>
    <name>RulebookField</name>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Which rulebook lies on your table?</source>
      <translation>Welches Regelheft liegt auf eurem Tisch?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>How do you read the rulebook?</source>
      <translation>Wie liest du das Regelheft?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Take probable misprints &amp;literally</source>
      <translation>Wahrscheinliche Druckfehler &amp;wörtlich nehmen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Differences…</source>
      <translation>&amp;Unterschiede …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Open questions…</source>
      <translation>&amp;Offene Fragen …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions on which the rulebooks differ, and how this game answers them</source>
      <translation>Alle Fragen, in denen sich die Regelhefte unterscheiden, und wie dieses Spiel sie beantwortet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions that the rulebook leaves open, and how this game answers them</source>
      <translation>Alle Fragen, die das Regelheft offen lässt, und wie dieses Spiel sie beantwortet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book says by mistake, against its own examples, then counts too.</source>
      <translation>Dann gilt auch, was das Regelheft aus Versehen sagt, gegen die eigenen Beispiele.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>In this choice nothing looks like a misprint.</source>
      <translation>In dieser Auswahl sieht nichts nach einem Druckfehler aus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Readings changed for this game: {count}</source>
      <translation>Für dieses Spiel geänderte Auslegungen: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book leaves open is played as we recommend it.</source>
      <translation>Was das Regelheft offen lässt, wird so gespielt, wie wir es empfehlen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Answers that differ from most books: {peculiar}</source>
      <translation>Antworten, die von den meisten Regelheften abweichen: {peculiar}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No book at hand? Keep what most of them agree on.</source>
      <translation>Kein Regelheft zur Hand? Bleib bei dem, worin die meisten übereinstimmen.</translation>
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
      <translation>Sprache von {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Whoever has chosen none reads the language above.</source>
      <translation>Wer keine eigene Sprache gewählt hat, liest in der oben gewählten.</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>What this player reads: the window changes to it with every hand-over</source>
      <translation>Die Sprache dieses Platzes: Das Fenster wechselt bei jeder Übergabe zu ihr</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of the program</source>
      <translation>Sprache des Programms</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Person</source>
      <translation>Mensch</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>A person at this screen.</source>
      <translation>Ein Mensch an diesem Bildschirm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady computer</source>
      <translation>Besonnener Computer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady looks one action ahead and takes what seems best: fine for a first game.</source>
      <translation>Der besonnene Computer schaut eine Aktion voraus und nimmt, was ihm am besten scheint: gut für ein erstes Spiel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random computer</source>
      <translation>Zufälliger Computer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random does anything that the rules allow, without any plan.</source>
      <translation>Der zufällige Computer tut irgendetwas, was die Regeln erlauben, ohne jeden Plan.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Disc</source>
      <translation>Kreis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Triangle</source>
      <translation>Dreieck</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Square</source>
      <translation>Quadrat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Diamond</source>
      <translation>Raute</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Star</source>
      <translation>Stern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of seat {number}</source>
      <translation>Sprache von Platz {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Sign of seat {number}</source>
      <translation>Zeichen von Platz {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Name of seat {number}</source>
      <translation>Name von Platz {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Who plays seat {number}: a person or the computer</source>
      <translation>Wer auf Platz {number} spielt: ein Mensch oder der Computer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat up, one place earlier around the table</source>
      <translation>Diesen Platz nach oben schieben, am Tisch eine Stelle früher</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat down, one place later around the table</source>
      <translation>Diesen Platz nach unten schieben, am Tisch eine Stelle später</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} up</source>
      <translation>Platz {number} nach oben schieben</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} down</source>
      <translation>Platz {number} nach unten schieben</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Computer {number}</source>
      <translation>Computer {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Player {number}</source>
      <translation>Spieler {number}</translation>
    </message>
  </context>
  <context>
    <name>SecondLabels</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plan</source>
      <translation>Planen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Prepare</source>
      <translation>Vorbereiten</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Build</source>
      <translation>Bauen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summit</source>
      <translation>Gipfel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Sell CEP</source>
      <translation>KEZ verkaufen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>prepared</source>
      <translation>vorbereitet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>in work</source>
      <translation>in Arbeit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>planned</source>
      <translation>geplant</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>2 events</source>
      <translation>2 Ereignisse</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>floor</source>
      <translation>Min.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>limit</source>
      <translation>Limit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Future event</source>
      <translation>Zukünftiges Ereignis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>closed this turn</source>
      <translation>geschlossen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Preparation</source>
      <translation>Spielaufbau</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the game</source>
      <translation>Spielende</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Actions</source>
      <translation>Aktionen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Income</source>
      <translation>Einkommen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Environmental goals</source>
      <translation>Umweltziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Energy supply</source>
      <translation>Energieversorgung</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>CO₂ reduction</source>
      <translation>CO₂-Reduzierung</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the decade</source>
      <translation>Dekadenende</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plants</source>
      <translation>Kraftwerke</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Knowledge</source>
      <translation>Wissen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summits</source>
      <translation>Gipfel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>UN goals</source>
      <translation>UN-Ziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>claimed: {claimed} of {shown}</source>
      <translation>beansprucht: {claimed} von {shown}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Lobbyists in play</source>
      <translation>Lobbyisten im Spiel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Markers</source>
      <translation>Marker</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>missed</source>
      <translation>verfehlt</translation>
    </message>
  </context>
  <context>
    <name>SecondSeatWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Money: ${count}</source>
      <translation>Geld: {count} $</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>CEPs in hand: {count}</source>
      <translation>KEZ auf der Spielertafel: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Technology cubes: {count}</source>
      <translation>Technologiemarker: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Wissenschaftler auf der Spielertafel: {hand}, zu rekrutieren: {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Lobbyist cards in hand: {count}</source>
      <translation>Lobbyistenkarten auf der Hand: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>UN goals claimed: {goals}</source>
      <translation>Beanspruchte UN-Ziele: {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Points: {count}</source>
      <translation>Punkte: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has a company goal.</source>
      <translation>Hat ein Konzernziel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has no company goal.</source>
      <translation>Hat kein Konzernziel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goals: {count}</source>
      <translation>Persönliche Ziele: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Start player.</source>
      <translation>Startspieler.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>{energy} {count} ({carrying} with a plant)</source>
      <translation>{energy} {count} ({carrying} mit Kraftwerk)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {count}</source>
      <translation>Infrastrukturen: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {kinds}</source>
      <translation>Infrastrukturen: {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Drag one onto a planned project to prepare its infrastructure, or onto the market to sell it.</source>
      <translation>Zieh eines auf ein geplantes Projekt, um dessen Infrastruktur vorzubereiten, oder auf den Markt, um es zu verkaufen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Goes to a planned project, or to a lobbyist card in play.</source>
      <translation>Geht auf ein geplantes Projekt oder auf eine Lobbyistenkarte im Spiel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Leaving a project brings a point of knowledge of its energy.</source>
      <translation>Ein Projekt zu verlassen bringt 1 Wissen über dessen Energieart.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Comes to your hand through a scientist subsidy.</source>
      <translation>Kommt durch eine Wissenschaftlersubvention auf deine Spielertafel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructure markers: {count}</source>
      <translation>Infrastrukturmarker: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Control cubes: {count}</source>
      <translation>Kontrollwürfel: {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Alone you may go on with pieces of another colour.</source>
      <translation>Allein kannst du mit Spielsteinen einer anderen Farbe weitermachen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Pieces you have left</source>
      <translation>Was dir noch bleibt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goal: {have} of {needed}</source>
      <translation>Persönliches Ziel: {have} von {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: missed</source>
      <translation>Soloziel: verfehlt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: {have} of {needed}</source>
      <translation>Soloziel: {have} von {needed}</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} in the order of the energy supply.</source>
      <translation>Nummer {number} in der Reihenfolge der Energieversorgung.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Only these energies can be planned here.</source>
      <translation>Nur diese Energiearten können hier geplant werden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Control cubes in {region}</source>
      <translation>Kontrollwürfel in {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{energy}: {owners}</source>
      <translation>{energy}: {owners}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Whoever builds a plant lays a cube below its energy.</source>
      <translation>Wer ein Kraftwerk baut, legt einen Kontrollwürfel unter dessen Energieart.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The builder takes control with cubes below most energies; then the leftmost ones count, then knowledge of the energy just built.</source>
      <translation>Wer gebaut hat, übernimmt mit Kontrollwürfeln unter den meisten Energiearten die Kontrolle; dann zählen die am weitesten links, dann das Wissen über die gerade gebaute Energieart.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>the opponent ({count})</source>
      <translation>Gegner ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A carbon emission permit pays for infrastructure, for green plants and for new fossil ones.</source>
      <translation>Ein Kohlenstoffdioxid-Emissionszertifikat wird für Infrastruktur, Grüne Kraftwerke und neue fossile Kraftwerke gezahlt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The controller may pay with those of the region.</source>
      <translation>Wer die Region kontrolliert, kann mit ihren KEZ zahlen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Given after disasters. Whoever builds here may pay with one; one leaves before each event.</source>
      <translation>Gespendet nach Katastrophen. Wer hier baut, kann mit einem davon zahlen; vor jedem Ereignis wird einer abgeworfen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{region}: demand of decade {decade}</source>
      <translation>{region}: Energienachfrage der Dekade {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The next energy supply puts a fossil plant here, unless one is built.</source>
      <translation>Die nächste Energieversorgung legt hierher ein fossiles Kraftwerk, wenn vorher keines gebaut wird.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Still empty.</source>
      <translation>Noch leer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The region pays the CEP that lies on it.</source>
      <translation>Die Region zahlt das KEZ, das darauf liegt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Built by {player} in {region}.</source>
      <translation>Gebaut von {player} in {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Stands on an infrastructure of {player}: it counts for UN goals.</source>
      <translation>Steht auf einer Infrastruktur von {player}, die damit für UN-Ziele zählt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{project} of level {level} in {region}: {state}</source>
      <translation>{project}, Stufe {level}, in {region}: {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The infrastructure belongs to {player}.</source>
      <translation>Die Infrastruktur gehört {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Then each scientist brings the owner two points of knowledge of its topics.</source>
      <translation>Dann bringt jeder Wissenschaftler seinem Besitzer 2 Wissen über die Themen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>Auf dem Markt: {count}. Preis: {price} $.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Ein Mal pro Spielzug kannst du ein KEZ kaufen oder eines von deiner Spielertafel verkaufen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A sold one goes to the bank and lowers the price; when the last one is taken, the bank refills the market and the price rises.</source>
      <translation>Ein verkauftes KEZ kommt in die Bank und senkt den Preis; ist das letzte genommen, füllt die Bank den Markt auf und der Preis steigt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It ran empty in this turn: nobody visits it before the next turn.</source>
      <translation>Der KEZ-Markt war in diesem Spielzug leer: Bis zum nächsten Spielzug kann ihn niemand aufsuchen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CEPs in the bank: {count}.</source>
      <translation>KEZ in der Bank: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Technologiemarker im allgemeinen Vorrat: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Summit tiles in the stack: {count}.</source>
      <translation>Gipfelplättchen im Stapel: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Prices of {energy} plants</source>
      <translation>Baukosten für {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>No tile is left.</source>
      <translation>Kein Plättchen ist mehr übrig.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Tiles left by level, from the top: {levels}.</source>
      <translation>Übrige Plättchen nach Stufe, von oben: {levels}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>At the end at most {count} may be open, or the game is lost.</source>
      <translation>Bei Spielende dürfen maximal {count} offen sein, sonst ist das Spiel verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A played card stays here. One scientist of any player may visit it, use its minor effect, and stays to the end of the game.</source>
      <translation>Eine gespielte Karte bleibt hier. Ein Wissenschaftler eines beliebigen Spielers kann sie besuchen und ihren Nebeneffekt nutzen; er bleibt bis zum Spielende.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Minor effect for a visitor: {effect}.</source>
      <translation>Nebeneffekt für einen Besucher: {effect}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A scientist of {player} has visited it and stays.</source>
      <translation>Ein Wissenschaftler von {player} hat sie besucht und bleibt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Nobody has visited it yet.</source>
      <translation>Noch hat sie niemand besucht.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <translation>{sign} (Wissen {level}): Kraftwerke der Stufe {sign} können gebaut werden.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Half circle: the middle, level {level}.</source>
      <translation>Halber Kreis: die Hälfte, Wissen {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Full circle: the last space, level {level}.</source>
      <translation>Voller Kreis: das letzte Feld, Wissen {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Knowledge of {energy}</source>
      <translation>Wissen über {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for plants</source>
      <translation>Kraftwerkziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for knowledge</source>
      <translation>Wissensziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for summits</source>
      <translation>Gipfelziele</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved: {done} of {shown}.</source>
      <translation>Erreicht: {done} von {shown}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Each open goal costs {points} in decade {decade}.</source>
      <translation>In Dekade {decade} kostet jedes offene Ziel {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved.</source>
      <translation>Erreicht.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>An inspector stands here: it costs twice as much.</source>
      <translation>Hier steht ein UN-Inspektor: Das Ziel kostet doppelt so viel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} of equal goals. Needed: {number}, so far: {count}.</source>
      <translation>Nummer {number} der gleichen Ziele. Erforderlich: {number} Mal, bisher: {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A decade: {phases}.</source>
      <translation>Eine Dekade: {phases}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <translation>CO₂-Verschmutzung: {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>From {ppm} ppm on, the future event strikes as well.</source>
      <translation>Ab {ppm} ppm tritt auch das zukünftige Ereignis ein.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm everybody has lost, at once.</source>
      <translation>Bei mehr als {ppm} ppm haben alle sofort verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm after the energy supply the game is lost.</source>
      <translation>Bei mehr als {ppm} ppm nach der Energieversorgung ist das Spiel verloren.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It may be lowered then, {ppm} ppm for {points} in this decade.</source>
      <translation>Dann kann sie reduziert werden, in dieser Dekade um {ppm} ppm für {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It never falls below {ppm} ppm.</source>
      <translation>Sie fällt nie unter {ppm} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points of the team: {points}</source>
      <translation>Punkte des Teams: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points: {points}</source>
      <translation>Punkte: {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Below 0 after the goals or after the energy supply the game is lost.</source>
      <translation>Mit weniger als 0 Punkten nach den Umweltzielen oder nach der Energieversorgung ist das Spiel verloren.</translation>
    </message>
  </context>
  <context>
    <name>SeedField</name>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;Seed</source>
      <translation>&amp;Startwert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;New seed</source>
      <translation>&amp;Neuer Startwert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The same seed and the same choices deal the same game again. A challenge code put in here sets up all of it.</source>
      <translation>Derselbe Startwert und dieselben Einstellungen ergeben wieder dasselbe Spiel. Ein Herausforderungscode an dieser Stelle stellt alles ein.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>Seed</source>
      <translation>Startwert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The seed has to be a whole number from 0 to {most}.</source>
      <translation>Der Startwert muss eine ganze Zahl von 0 bis {most} sein.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <translation>Dieser Herausforderungscode ist nicht lesbar. Erwartet: {expected}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge cannot be played here. {problem}.</source>
      <translation>Diese Herausforderung kann hier nicht gespielt werden. {problem}.</translation>
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
      <translation>{language} (nicht installiert)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Like the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Standard</source>
      <translation>Standard</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>For red-green colour blindness</source>
      <translation>Für Rot-Grün-Schwäche</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Off</source>
      <translation>Aus</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Fast</source>
      <translation>Schnell</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Slow</source>
      <translation>Langsam</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>The whole board</source>
      <translation>Ganzer Spielplan</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Language</source>
      <translation>&amp;Sprache</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Bri&amp;ghtness</source>
      <translation>&amp;Helligkeit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Colours</source>
      <translation>&amp;Farben</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Movement of pieces</source>
      <translation>&amp;Bewegung der Spielsteine</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Speed of a &amp;replay</source>
      <translation>&amp;Tempo einer Wiedergabe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Text size</source>
      <translation>Schrift&amp;größe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Board at the &amp;beginning</source>
      <translation>Spiel&amp;plan zu Beginn</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cover the &amp;screen between two people</source>
      <translation>Bildschirm zwischen zwei &amp;Menschen abdecken</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Ask before a turn &amp;ends</source>
      <translation>Vor dem &amp;Ende eines Spielzugs fragen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Warn when the game is about to end</source>
      <translation>&amp;Warnen, wenn das Spiel zu enden droht</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Nobody sees the cards and the goal of the next player.</source>
      <translation>Niemand sieht die Karten und das Ziel der nächsten Person.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>A wrong click does not give the rest of a turn away.</source>
      <translation>Ein falscher Klick verschenkt nicht den Rest eines Spielzugs.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Says beforehand which move could be the last one.</source>
      <translation>Sagt vorher, welche Aktion die letzte sein könnte.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>What it looks like</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>At the table</source>
      <translation>Am Tisch</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Pieces in the chosen colours</source>
      <translation>Spielsteine in den gewählten Farben</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Defaults</source>
      <translation>&amp;Voreinstellungen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Languages in this game</source>
      <translation>Sprachen in diesem Spiel</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The game is in the clipboard, as text.</source>
      <translation>Das Spiel ist als Text in der Zwischenablage.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The challenge code {code} is in the clipboard.</source>
      <translation>Der Herausforderungscode {code} ist in der Zwischenablage.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The picture of the board is in the clipboard.</source>
      <translation>Das Bild des Spielplans ist in der Zwischenablage.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save the position as a picture</source>
      <translation>Stellung als Bild speichern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>position</source>
      <translation>Stellung</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Pictures (*.png)</source>
      <translation>Bilder (*.png)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{edition} – {players} – decade {decade}</source>
      <translation>{edition} – {players} – Dekade {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save a problem report</source>
      <translation>Fehlerbericht speichern</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Problem reports (*.zip)</source>
      <translation>Fehlerberichte (*.zip)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{file} could not be written: {reason}. Try another place.</source>
      <translation>{file} konnte nicht geschrieben werden: {reason}. Versuche es an einem anderen Ort.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Saved as {file}.</source>
      <translation>Gespeichert als {file}.</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Part of the income taken in money</source>
      <translation>Teil des Einkommens, der als Geld genommen wird</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in points</source>
      <translation>{count} als Punkte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in money</source>
      <translation>{count} als Geld</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <translation>Punkte jetzt: {points}; fällig für offene Ziele und fehlende KEZ: {fixed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on: {high}.</source>
      <translation>Punkte mit dieser Aufteilung: {have}; zum Weiterspielen nötig: {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on, as the draws come: {low} to {high}.</source>
      <translation>Punkte mit dieser Aufteilung: {have}; zum Weiterspielen nötig, je nachdem, was gezogen wird: {low} bis {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Partners who split after you can add {points} at most.</source>
      <translation>Wer nach dir aufteilt, kann noch maximal {points} beitragen.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Chance that the game is lost then: {percent} %.</source>
      <translation>Wahrscheinlichkeit, dass das Spiel dann verloren ist: {percent} %.</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Build green power plants all over the world before the climate tips. The rules of the board game by Vital Lacerda, kept by the computer.</source>
      <translation>Baue auf der ganzen Welt Grüne Kraftwerke, bevor das Klima kippt. Die Regeln des Brettspiels von Vital Lacerda, über die der Computer wacht.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>New game …</source>
      <translation>Neues Spiel …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Play at once against two computer players</source>
      <translation>Sofort gegen zwei Computerspieler spielen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Open a saved game …</source>
      <translation>Gespeichertes Spiel öffnen …</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>About</source>
      <translation>Über co2desk</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One less</source>
      <translation>Eins weniger</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One more</source>
      <translation>Eins mehr</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no room left</source>
      <translation>es ist kein Platz mehr frei</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not allowed there</source>
      <translation>das ist dort nicht erlaubt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>nothing can be written there</source>
      <translation>dort kann nichts geschrieben werden</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not there</source>
      <translation>es ist nicht vorhanden</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive is gone</source>
      <translation>das Laufwerk ist nicht mehr da</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive does not work</source>
      <translation>das Laufwerk funktioniert nicht</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no such folder</source>
      <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is a folder</source>
      <translation>das ist ein Ordner</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>another program is using it</source>
      <translation>ein anderes Programm benutzt es</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the name is too long</source>
      <translation>der Name ist zu lang</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>error {number} of the system</source>
      <translation>Systemfehler {number}</translation>
    </message>
  </context>
  <context>
    <name>TurnSteps</name>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Main action</source>
      <translation>Hauptaktion</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Second action</source>
      <translation>2. Hauptaktion</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Scientist</source>
      <translation>Wissenschaftler</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Market</source>
      <translation>Markt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Card</source>
      <translation>Karte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>done</source>
      <translation>erledigt</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>open</source>
      <translation>offen</translation>
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
      <translation>Das lässt sich nicht ohne Weiteres zurücknehmen. Stimmen alle am Tisch zu?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Decisions of these players would be taken back: {names}.</source>
      <translation>Entscheidungen dieser Spieler würden zurückgenommen: {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Something hidden has come up since; nobody can be made to forget it.</source>
      <translation>Inzwischen ist etwas Verdecktes ans Licht gekommen; vergessen kann es niemand.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Everybody agrees: take it back</source>
      <translation>Alle stimmen zu: zurücknehmen</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>•  {sentence}</source>
      <translation>•  {sentence}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>… and {count} more</source>
      <translation>… und {count} weitere</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>This needs at least two players: a solo game is played without it.</source>
      <translation>Das braucht mindestens zwei Personen: Ein Solospiel wird ohne gespielt.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The competitive game is always played without it.</source>
      <translation>Im kompetitiven Spiel gibt es das nicht.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The inspectors always take part in the solo game.</source>
      <translation>Die UN-Inspektoren nehmen am Solospiel immer teil.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Only the solo game has a goal of this kind.</source>
      <translation>Nur das Solospiel hat ein solches Ziel.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Propose a {energy} project in {region} on the {grant} space</source>
      <comment>propose</comment>
      <translation>Ein Projekt für {energy} in {region} vorschlagen (Feld „{grant}“)</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <comment>install</comment>
      <translation>Das {place} einrichten</translation>
    </message>
    <message>
      <source>Build the top {energy} plant in {region} ({grant} space; {goods})</source>
      <comment>build</comment>
      <translation>Das oberste Kraftwerk für {energy} in {region} bauen (Feld „{grant}“; {goods})</translation>
    </message>
    <message>
      <source>Build {energy} plant {number} in {region} ({grant} space; {goods})</source>
      <comment>build.other</comment>
      <translation>Kraftwerk {number} für {energy} in {region} bauen (Feld „{grant}“; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build.nothing</comment>
      <translation>Ein Kraftwerk auf dem {place} bauen</translation>
    </message>
    <message>
      <source>Move a scientist from {origin} to {destination}</source>
      <comment>move_scientist</comment>
      <translation>Wissenschaftler bewegen: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.home</comment>
      <translation>Deinen Wissenschaftler zurückholen: {origin}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin} with one point of expertise</source>
      <comment>move_scientist.displaced_home</comment>
      <translation>Deinen Wissenschaftler mit 1 Wissen zurückholen: {origin}</translation>
    </message>
    <message>
      <source>Move your scientist from {origin} to {destination}</source>
      <comment>move_scientist.displaced</comment>
      <translation>Deinen Wissenschaftler bewegen: {origin} › {destination}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool</source>
      <comment>recruit</comment>
      <translation>Einen Wissenschaftler aus deinem Rekrutierungspool rekrutieren</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.research_grant</comment>
      <translation>Die Wissenschaftler lassen, wo sie sind</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.granted_move</comment>
      <translation>Die Wissenschaftler lassen, wo sie sind</translation>
    </message>
    <message>
      <source>Take no expertise</source>
      <comment>decline.project_expertise</comment>
      <translation>Auf das Wissen verzichten</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus</comment>
      <translation>Auf den Bonus verzichten</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_received</comment>
      <translation>Auf den Bonus verzichten</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_any</comment>
      <translation>Auf den Bonus verzichten</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_region_cep</comment>
      <translation>Auf den Bonus verzichten</translation>
    </message>
    <message>
      <source>Go on without the action, which has become impossible</source>
      <comment>decline.owed_action</comment>
      <translation>Ohne die Aktion weitermachen, die unmöglich geworden ist</translation>
    </message>
    <message>
      <source>Buy a CEP for ${price}</source>
      <comment>buy_cep</comment>
      <translation>Ein KEZ für {price} $ kaufen</translation>
    </message>
    <message>
      <source>Sell a CEP for ${price}</source>
      <comment>sell_cep</comment>
      <translation>Ein KEZ für {price} $ verkaufen</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Lobbykarte {card} für den Nebeneffekt spielen: {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Lobbykarte {card} für den Haupteffekt spielen: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; the action has to follow</source>
      <comment>play_lobby.before</comment>
      <translation>Lobbyistenkarte {card} für den Haupteffekt spielen: {effect}; die Aktion muss folgen</translation>
    </message>
    <message>
      <source>Score UN goal {card} ({energies}): pay {tech:cubes}, gain {vp:points}</source>
      <comment>score_un_goal</comment>
      <translation>UN-Ziel {card} beanspruchen ({energies}): {tech:cubes} zahlen, {vp:points} erhalten</translation>
    </message>
    <message>
      <source>Discard your company goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <translation>Dein Konzernziel für {money} $ abwerfen</translation>
    </message>
    <message>
      <source>Discard {player}'s company goal for ${money}</source>
      <comment>cash_company_goal.other</comment>
      <translation>Das Konzernziel von {player} für {money} $ abwerfen</translation>
    </message>
    <message>
      <source>End your turn</source>
      <comment>end_turn</comment>
      <translation>Spielzug beenden</translation>
    </message>
    <message>
      <source>End your turn without a main action</source>
      <comment>end_turn.idle</comment>
      <translation>Spielzug ohne Hauptaktion beenden</translation>
    </message>
    <message>
      <source>Gain a point of {energy} expertise and reach level {level}</source>
      <comment>choose_energy</comment>
      <translation>1 Wissen über {energy} gewinnen und Wissen {level} erreichen</translation>
    </message>
    <message>
      <source>Choose {energy}: your track is at its end, and the point is lost</source>
      <comment>choose_energy.full</comment>
      <translation>{energy} wählen: Deine Scheibe ist am Ende der Leiste, das Wissen ist verloren</translation>
    </message>
    <message>
      <source>Put a CEP into {region}, which holds {had} of {limit}</source>
      <comment>choose_region.bonus_region_cep</comment>
      <translation>Ein KEZ nach {region} legen (dort {had} von {limit})</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.first_region</comment>
      <translation>Mit {region} beginnen</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.start_region</comment>
      <translation>Mit {region} beginnen</translation>
    </message>
    <message>
      <source>Begin after {region}</source>
      <comment>choose_region.opponent_start</comment>
      <translation>Mit der Region nach {region} beginnen</translation>
    </message>
    <message>
      <source>Gain a point of expertise from {place}</source>
      <comment>choose_project.project_expertise</comment>
      <translation>1 Wissen durch das {place} gewinnen</translation>
    </message>
    <message>
      <source>Put the {energy} project on the {grant} space in {region}</source>
      <comment>choose_project.start_space</comment>
      <translation>Das Projekt für {energy} auf das Feld „{grant}“ in {region} legen</translation>
    </message>
    <message>
      <source>Pay the CEP from your hand</source>
      <comment>pay_cep.hand</comment>
      <translation>Das KEZ aus deinem Vorrat zahlen</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which holds {had:ceps}</source>
      <comment>pay_cep.region</comment>
      <translation>Das KEZ aus {region} zahlen (dort {had:ceps})</translation>
    </message>
    <message>
      <source>Buy the CEP for ${money} and {vp:points}</source>
      <comment>buy_for_payment</comment>
      <translation>Das KEZ für {money} $ und {vp:points} kaufen</translation>
    </message>
    <message>
      <source>Buy the CEP for {vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <translation>Das KEZ für {vp:points} kaufen</translation>
    </message>
    <message>
      <source>Take ${money} and {vp:points}</source>
      <comment>split_income</comment>
      <translation>{money} $ und {vp:points} nehmen</translation>
    </message>
    <message>
      <source>Take ${money} and no points</source>
      <comment>split_income.money</comment>
      <translation>{money} $ und keine Punkte nehmen</translation>
    </message>
    <message>
      <source>Take {vp:points} and no money</source>
      <comment>split_income.points</comment>
      <translation>{vp:points} und kein Geld nehmen</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <translation>{amount} $ bieten</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Pay {goods}</source>
      <comment>pay_bid</comment>
      <translation>{goods} zahlen</translation>
    </message>
    <message>
      <source>Make {player} the start player</source>
      <comment>appoint</comment>
      <translation>{player} zum Startspieler machen</translation>
    </message>
    <message>
      <source>Become the start player yourself</source>
      <comment>appoint.self</comment>
      <translation>Selbst Startspieler werden</translation>
    </message>
    <message>
      <source>Keep lobby card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <translation>Lobbykarte {card} behalten ({trigger}: {main}; sonst: {minor})</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <comment>keep_card.company</comment>
      <translation>Konzernziel {card} behalten: {goal}</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <comment>keep_card.personal</comment>
      <translation>Persönliches Ziel {card} behalten: {goal}</translation>
    </message>
    <message>
      <source>Plan a {energy} project of level {level} in {region} on the {grant} space</source>
      <comment>plan</comment>
      <translation>Ein Projekt der Stufe {level} für {energy} in {region} planen (Feld „{grant}“)</translation>
    </message>
    <message>
      <source>Plan a {energy} project in {region} on the {grant} space</source>
      <comment>plan.no_tile</comment>
      <translation>Ein Projekt für {energy} in {region} planen (Feld „{grant}“)</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <comment>infrastructure</comment>
      <translation>Infrastruktur vorbereiten: {place}</translation>
    </message>
    <message>
      <source>Build the {energy} plant of level {level} in {region} ({grant} space; {goods})</source>
      <comment>build_plant</comment>
      <translation>Das Kraftwerk der Stufe {level} für {energy} in {region} bauen (Feld „{grant}“; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build_plant.nothing</comment>
      <translation>Ein Kraftwerk auf dem {place} bauen</translation>
    </message>
    <message>
      <source>Pollute for a second main action: the CO₂ level rises to {co2} ppm</source>
      <comment>second_action</comment>
      <translation>Für eine zweite Hauptaktion eine Verschmutzung verursachen (auf {co2} ppm)</translation>
    </message>
    <message>
      <source>Hand the bonus to {player}: {bonus}</source>
      <comment>give_bonus</comment>
      <translation>Den Bonus {player} überlassen: {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <comment>give_bonus.self</comment>
      <translation>Den Bonus selbst nutzen: {bonus}</translation>
    </message>
    <message>
      <source>Bring the CO₂ level down to {co2} ppm for {vp:points}</source>
      <comment>reduce_co2</comment>
      <translation>Die CO₂-Verschmutzung für {vp:points} auf {co2} ppm reduzieren</translation>
    </message>
    <message>
      <source>Leave the CO₂ level at {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <translation>Die CO₂-Verschmutzung bei {co2} ppm lassen</translation>
    </message>
    <message>
      <source>{action} with lobby card {card}</source>
      <comment>with.card</comment>
      <translation>{action}, mit Lobbykarte {card}</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.subsidy</comment>
      <translation>{action}; {region} gibt einen der Technologiemarker</translation>
    </message>
    <message>
      <source>{action}; {player} receives ${fee} for the scientist who has to leave</source>
      <comment>with.fee</comment>
      <translation>{action}; {player} erhält {fee} $ für den Wissenschaftler, der das Projekt verlassen muss</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.region_tech</comment>
      <translation>{action}; {region} gibt einen der Technologiemarker</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.displaced_home</comment>
      <translation>Deinen Wissenschaftler zurückholen: {origin}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain a point of knowledge of your choice</source>
      <comment>recruit</comment>
      <translation>Einen Wissenschaftler aus deinem Rekrutierungspool rekrutieren und 1 Wissen eigener Wahl gewinnen</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Lobbyistenkarte {card} für den Nebeneffekt spielen: {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Lobbyistenkarte {card} für den Haupteffekt spielen: {effect}</translation>
    </message>
    <message>
      <source>Claim UN goal {card} ({energies}): pay {tech:cubes}</source>
      <comment>score_un_goal</comment>
      <translation>UN-Ziel {card} beanspruchen ({energies}): {tech:cubes} zahlen</translation>
    </message>
    <message>
      <source>Gain a point of {energy} knowledge and reach level {level}</source>
      <comment>choose_energy</comment>
      <translation>1 Wissen über {energy} gewinnen und Wissen {level} erreichen</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <translation>Lobbyistenkarte {card} behalten ({trigger}: {main}; sonst: {minor})</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}: the first counts most when control is tied.</source>
      <comment>agenda</comment>
      <translation>Diese Region verlangt {energies}. Bei Gleichstand um die Kontrolle zählt die erste am meisten.</translation>
    </message>
  </context>
  <context>
    <name>amounts</name>
    <message>
      <source>${n}</source>
      <comment>dollars</comment>
      <translation>{n} $</translation>
    </message>
    <message numerus="yes">
      <source>{n} points</source>
      <comment>points</comment>
      <translation>
        <numerusform>{n} Punkt</numerusform>
        <numerusform>{n} Punkte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} technology cubes</source>
      <comment>cubes</comment>
      <translation>
        <numerusform>{n} Technologiemarker</numerusform>
        <numerusform>{n} Technologiemarker</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} CEPs</source>
      <comment>ceps</comment>
      <translation>
        <numerusform>{n} KEZ</numerusform>
        <numerusform>{n} KEZ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} steps</source>
      <comment>steps</comment>
      <translation>
        <numerusform>{n} Schritt</numerusform>
        <numerusform>{n} Schritte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} actions</source>
      <comment>actions</comment>
      <translation>
        <numerusform>{n} Aktion</numerusform>
        <numerusform>{n} Aktionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobby cards</source>
      <comment>lobby_cards</comment>
      <translation>
        <numerusform>{n} Lobbykarte</numerusform>
        <numerusform>{n} Lobbykarten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <translation>
        <numerusform>{n} Lobbyistenkarte</numerusform>
        <numerusform>{n} Lobbyistenkarten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} open environmental goals</source>
      <comment>open_goals</comment>
      <translation>
        <numerusform>{n} offenes Umweltziel</numerusform>
        <numerusform>{n} offene Umweltziele</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fossil plants</source>
      <comment>fossil_plants</comment>
      <translation>
        <numerusform>{n} fossiles Kraftwerk</numerusform>
        <numerusform>{n} fossile Kraftwerke</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} coal plants</source>
      <comment>coal</comment>
      <translation>
        <numerusform>{n} Kohlekraftwerk</numerusform>
        <numerusform>{n} Kohlekraftwerke</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} oil plants</source>
      <comment>oil</comment>
      <translation>
        <numerusform>{n} Ölkraftwerk</numerusform>
        <numerusform>{n} Ölkraftwerke</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} gas plants</source>
      <comment>gas</comment>
      <translation>
        <numerusform>{n} Gaskraftwerk</numerusform>
        <numerusform>{n} Gaskraftwerke</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} plants</source>
      <comment>plants</comment>
      <translation>
        <numerusform>{n} Kraftwerk</numerusform>
        <numerusform>{n} Kraftwerke</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} infrastructures</source>
      <comment>infrastructures</comment>
      <translation>
        <numerusform>{n} Infrastruktur</numerusform>
        <numerusform>{n} Infrastrukturen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} regions</source>
      <comment>regions</comment>
      <translation>
        <numerusform>{n} Region</numerusform>
        <numerusform>{n} Regionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different regions</source>
      <comment>different_regions</comment>
      <translation>
        <numerusform>{n} Region</numerusform>
        <numerusform>{n} verschiedenen Regionen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different energies</source>
      <comment>energies</comment>
      <translation>
        <numerusform>{n} Energieart</numerusform>
        <numerusform>{n} verschiedene Energiearten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} tracks</source>
      <comment>tracks</comment>
      <translation>
        <numerusform>{n} Wissensleiste</numerusform>
        <numerusform>{n} Wissensleisten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} scientists</source>
      <comment>scientists</comment>
      <translation>
        <numerusform>{n} Wissenschaftler</numerusform>
        <numerusform>{n} Wissenschaftler</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} summits</source>
      <comment>summits</comment>
      <translation>
        <numerusform>{n} Gipfel</numerusform>
        <numerusform>{n} Gipfel</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} topics</source>
      <comment>topics</comment>
      <translation>
        <numerusform>{n} Thema</numerusform>
        <numerusform>{n} Themen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} discs</source>
      <comment>discs</comment>
      <translation>
        <numerusform>{n} Scheibe</numerusform>
        <numerusform>{n} Scheiben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cards</source>
      <comment>cards</comment>
      <translation>
        <numerusform>{n} Karte</numerusform>
        <numerusform>{n} Karten</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>anywhere</name>
    <message>
      <source>No project on the board can be installed.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Auf dem Spielplan liegt kein Projekt, das eingerichtet werden kann.</translation>
    </message>
    <message>
      <source>No project on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Auf keinem Projekt des Spielplans kann schon gebaut werden.</translation>
    </message>
    <message>
      <source>No project lies on the board where a scientist could work.</source>
      <comment>no_project_here</comment>
      <translation>Auf dem Spielplan liegt kein Projekt, an dem ein Wissenschaftler arbeiten könnte.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>No project on the board waits for its infrastructure.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Auf dem Spielplan wartet kein Projekt auf seine Infrastruktur.</translation>
    </message>
    <message>
      <source>No infrastructure on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Auf dem Spielplan ist keine Infrastruktur, auf der gebaut werden kann.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>energy</comment>
      <translation>1 Wissen über {energy}</translation>
    </message>
    <message>
      <source>one point of expertise in an energy of your choice</source>
      <comment>any</comment>
      <translation>1 Wissen über eine Energieart eigener Wahl</translation>
    </message>
    <message>
      <source>one technology cube</source>
      <comment>tech</comment>
      <translation>1 Technologiemarker</translation>
    </message>
    <message>
      <source>one CEP for a region of your choice</source>
      <comment>region_cep</comment>
      <translation>1 KEZ für eine Region eigener Wahl</translation>
    </message>
    <message>
      <source>one CEP for {region}</source>
      <comment>region_cep.indicated</comment>
      <translation>1 KEZ für {region}</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>energy</comment>
      <translation>1 Wissen über {energy}</translation>
    </message>
    <message>
      <source>one point of knowledge in an energy of your choice</source>
      <comment>any</comment>
      <translation>1 Wissen über eine Energieart eigener Wahl</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>Polish</source>
      <comment>pl</comment>
      <translation>polnisch</translation>
    </message>
    <message>
      <source>French</source>
      <comment>fr</comment>
      <translation>französisch</translation>
    </message>
    <message>
      <source>Russian</source>
      <comment>ru</comment>
      <translation>russisch</translation>
    </message>
    <message>
      <source>Chinese</source>
      <comment>zh</comment>
      <translation>chinesisch</translation>
    </message>
    <message>
      <source>German</source>
      <comment>de</comment>
      <translation>deutsch</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>propose a project in {region}</source>
      <comment>propose.region</comment>
      <translation>ein Projekt in {region} vorschlagen</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <comment>propose.grant</comment>
      <translation>ein Projekt auf einem Feld „{grant}“ vorschlagen</translation>
    </message>
    <message>
      <source>install a {energy} project</source>
      <comment>install.energy</comment>
      <translation>ein Projekt für {energy} einrichten</translation>
    </message>
    <message>
      <source>build a {energy} plant</source>
      <comment>build.energy</comment>
      <translation>ein Kraftwerk für {energy} bauen</translation>
    </message>
    <message>
      <source>send a scientist to a summit on {energy}</source>
      <comment>summit.energy</comment>
      <translation>einen Wissenschaftler zu einem Gipfel mit dem Thema {energy} entsenden</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <translation>ein KEZ kaufen</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <translation>ein KEZ verkaufen</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <comment>plan.region</comment>
      <translation>ein Projekt in {region} planen</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <comment>plan.grant</comment>
      <translation>ein Projekt auf einem Feld „{grant}“ planen</translation>
    </message>
    <message>
      <source>prepare the infrastructure of a {energy} project</source>
      <comment>infrastructure.energy</comment>
      <translation>die Infrastruktur eines Projekts für {energy} vorbereiten</translation>
    </message>
  </context>
  <context>
    <name>choices</name>
    <message>
      <source>Propose {short}</source>
      <comment>propose</comment>
      <translation>Vorschlagen: {short}</translation>
    </message>
    <message>
      <source>Install {short}</source>
      <comment>install</comment>
      <translation>Einrichten: {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build</comment>
      <translation>Bauen: {short}</translation>
    </message>
    <message>
      <source>Build {short}, plant {number}</source>
      <comment>build.other</comment>
      <translation>Bauen: {short}, Kraftwerk {number}</translation>
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
      <translation>Rekrutieren</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <translation>Verzichten</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>decline.owed_action</comment>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Buy for ${price}</source>
      <comment>buy_cep</comment>
      <translation>Für {price} $ kaufen</translation>
    </message>
    <message>
      <source>Sell for ${price}</source>
      <comment>sell_cep</comment>
      <translation>Für {price} $ verkaufen</translation>
    </message>
    <message>
      <source>Card {card}, minor: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Karte {card}, Nebeneffekt: {effect}</translation>
    </message>
    <message>
      <source>Card {card}: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Karte {card}: {effect}</translation>
    </message>
    <message>
      <source>Card {card} first: {effect}</source>
      <comment>play_lobby.before</comment>
      <translation>Zuerst Karte {card}: {effect}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>score_un_goal</comment>
      <translation>UN-Ziel {card}</translation>
    </message>
    <message>
      <source>Goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <translation>Ziel für {money} $</translation>
    </message>
    <message>
      <source>Goal of {player}</source>
      <comment>cash_company_goal.other</comment>
      <translation>Ziel von {player}</translation>
    </message>
    <message>
      <source>End turn</source>
      <comment>end_turn</comment>
      <translation>Spielzug beenden</translation>
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
      <translation>Feld „{grant}“</translation>
    </message>
    <message>
      <source>From your hand</source>
      <comment>pay_cep.hand</comment>
      <translation>Aus deinem Vorrat</translation>
    </message>
    <message>
      <source>From {region}</source>
      <comment>pay_cep.region</comment>
      <translation>Aus {region}</translation>
    </message>
    <message>
      <source>${money}, {vp:points}</source>
      <comment>buy_for_payment</comment>
      <translation>{money} $, {vp:points}</translation>
    </message>
    <message>
      <source>{vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <translation>{vp:points}</translation>
    </message>
    <message>
      <source>${money}, {vp:points}</source>
      <comment>split_income</comment>
      <translation>{money} $, {vp:points}</translation>
    </message>
    <message>
      <source>All ${money}</source>
      <comment>split_income.money</comment>
      <translation>Alles: {money} $</translation>
    </message>
    <message>
      <source>All {vp:points}</source>
      <comment>split_income.points</comment>
      <translation>Alles: {vp:points}</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <translation>{amount} $ bieten</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <translation>Passen</translation>
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
      <translation>Du selbst</translation>
    </message>
    <message>
      <source>Card {card}</source>
      <comment>keep_card.draft</comment>
      <translation>Karte {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.company</comment>
      <translation>Ziel {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.personal</comment>
      <translation>Ziel {card}</translation>
    </message>
    <message>
      <source>Plan {short}</source>
      <comment>plan</comment>
      <translation>Planen: {short}</translation>
    </message>
    <message>
      <source>Prepare {short}</source>
      <comment>infrastructure</comment>
      <translation>Vorbereiten: {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build_plant</comment>
      <translation>Bauen: {short}</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <translation>2. Hauptaktion</translation>
    </message>
    <message>
      <source>{player}</source>
      <comment>give_bonus</comment>
      <translation>{player}</translation>
    </message>
    <message>
      <source>Use it</source>
      <comment>give_bonus.self</comment>
      <translation>Selbst nutzen</translation>
    </message>
    <message>
      <source>{steps:steps}, {vp:points}</source>
      <comment>reduce_co2</comment>
      <translation>{steps:steps}, {vp:points}</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>reduce_co2.none</comment>
      <translation>Verzichten</translation>
    </message>
    <message>
      <source>{action}, card {card}</source>
      <comment>with.card</comment>
      <translation>{action}, Karte {card}</translation>
    </message>
    <message>
      <source>{action}, with its cube</source>
      <comment>with.region_tech</comment>
      <translation>{action}, mit Marker der Region</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <comment>controlled_region</comment>
      <translation>{vp:points} je Region, die du kontrollierst, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of yours, at most {limit}</source>
      <comment>region_with_own_plant</comment>
      <translation>{vp:points} je Region mit einem eigenen Kraftwerk, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <comment>un_goal</comment>
      <translation>{vp:points} je eigenes UN-Ziel, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours except the first, at most {limit}</source>
      <comment>own_plant_after_first</comment>
      <translation>{vp:points} je eigenes Kraftwerk außer dem ersten, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours, at most {limit}</source>
      <comment>every_own_plant</comment>
      <translation>{vp:points} je eigenes Kraftwerk, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions</comment>
      <translation>{vp:points} je KEZ in deinem Vorrat, ohne die in deinen Regionen, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand and in regions you control, at most {limit}</source>
      <comment>cep_owned</comment>
      <translation>{vp:points} je KEZ in deinem Vorrat und in Regionen, die du kontrollierst, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of you, at most {limit}</source>
      <comment>leading_expertise_ties_count</comment>
      <translation>{vp:points} je Wissensleiste, auf der niemand vor dir liegt, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your plants, at most {limit}</source>
      <comment>own_plant_type</comment>
      <translation>{vp:points} je Energieart, für die du ein Kraftwerk hast, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of yours, at most {limit}</source>
      <comment>region_with_own_infrastructure</comment>
      <translation>{vp:points} je Region mit einer eigenen Infrastruktur, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type</comment>
      <translation>{vp:points} je Energieart, für die du eine Infrastruktur hast, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of yours except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first</comment>
      <translation>{vp:points} je eigene Infrastruktur außer der ersten, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <comment>controlled_region.other</comment>
      <translation>{vp:points} je Region, die der Konzern kontrolliert, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of the company, at most {limit}</source>
      <comment>region_with_own_plant.other</comment>
      <translation>{vp:points} je Region mit einem Kraftwerk des Konzerns, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <comment>un_goal.other</comment>
      <translation>{vp:points} je UN-Ziel des Konzerns, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company except the first, at most {limit}</source>
      <comment>own_plant_after_first.other</comment>
      <translation>{vp:points} je Kraftwerk des Konzerns außer dem ersten, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company, at most {limit}</source>
      <comment>every_own_plant.other</comment>
      <translation>{vp:points} je Kraftwerk des Konzerns, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions.other</comment>
      <translation>{vp:points} je KEZ im Vorrat des Konzerns, ohne die in seinen Regionen, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}</source>
      <comment>cep_owned.other</comment>
      <translation>{vp:points} je KEZ im Vorrat des Konzerns und in Regionen, die er kontrolliert, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of the company, at most {limit}</source>
      <comment>leading_expertise_ties_count.other</comment>
      <translation>{vp:points} je Wissensleiste, auf der niemand vor dem Konzern liegt, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's plants, at most {limit}</source>
      <comment>own_plant_type.other</comment>
      <translation>{vp:points} je Energieart, für die der Konzern ein Kraftwerk hat, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of the company, at most {limit}</source>
      <comment>region_with_own_infrastructure.other</comment>
      <translation>{vp:points} je Region mit einer Infrastruktur des Konzerns, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type.other</comment>
      <translation>{vp:points} je Energieart, für die der Konzern eine Infrastruktur hat, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of the company except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first.other</comment>
      <translation>{vp:points} je Infrastruktur des Konzerns außer der ersten, maximal {limit}</translation>
    </message>
  </context>
  <context>
    <name>company_goals_second_chance</name>
    <message>
      <source>{vp:points} for each UN goal you have claimed, at most {limit}</source>
      <comment>un_goal</comment>
      <translation>{vp:points} je eigenes UN-Ziel, maximal {limit}</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has claimed, at most {limit}</source>
      <comment>un_goal.other</comment>
      <translation>{vp:points} je UN-Ziel des Konzerns, maximal {limit}</translation>
    </message>
  </context>
  <context>
    <name>decisions</name>
    <message>
      <source>Your turn: take your main action; free actions may come before and after it.</source>
      <comment>turn</comment>
      <translation>Du bist an der Reihe: Führe deine Hauptaktion aus; davor und danach sind freie Aktionen möglich.</translation>
    </message>
    <message>
      <source>Your turn: take your main action.</source>
      <comment>turn.main_only</comment>
      <translation>Du bist an der Reihe: Führe deine Hauptaktion aus.</translation>
    </message>
    <message>
      <source>No main action is possible: use free actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <translation>Keine Hauptaktion ist möglich: Führe freie Aktionen aus oder beende deinen Spielzug.</translation>
    </message>
    <message>
      <source>You may still use free actions, or end your turn.</source>
      <comment>turn.free</comment>
      <translation>Du kannst noch freie Aktionen ausführen oder deinen Spielzug beenden.</translation>
    </message>
    <message>
      <source>You have done everything you can in this turn: end it.</source>
      <comment>turn.over</comment>
      <translation>Du hast in diesem Spielzug alles getan, was möglich ist: Beende ihn.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist or move one, or leave it.</source>
      <comment>research_grant</comment>
      <translation>Forschungssubvention: Rekrutiere einen Wissenschaftler, bewege einen oder verzichte darauf.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or leave it.</source>
      <comment>research_grant.move</comment>
      <translation>Forschungssubvention: Bewege einen Wissenschaftler oder verzichte darauf.</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <comment>granted_move</comment>
      <translation>Du kannst einen deiner Wissenschaftler bewegen.</translation>
    </message>
    <message>
      <source>Your scientist was sent away from {place}: home with one point of expertise, or to a summit?</source>
      <comment>displaced</comment>
      <translation>Dein Wissenschaftler wird vom {place} weggeschickt: mit 1 Wissen zurückholen oder zu einem Gipfel entsenden?</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of expertise.</source>
      <comment>bonus_any</comment>
      <translation>Wähle die Energieart, über die du 1 Wissen gewinnst.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <comment>bonus_region_cep</comment>
      <translation>Wähle die Region, die ein KEZ erhält.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn.</source>
      <comment>project_expertise</comment>
      <translation>Wähle das Projekt, das dir am Ende deines Spielzugs 1 Wissen bringt.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn, or take none.</source>
      <comment>project_expertise.may</comment>
      <translation>Wähle das Projekt, das dir am Ende deines Spielzugs 1 Wissen bringt, oder verzichte darauf.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which of your points comes first ({energies}).</source>
      <comment>summit_points</comment>
      <translation>Der Gipfel wird abgeschlossen: Wähle, welches Wissen du zuerst gewinnst ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your extra point ({energies}).</source>
      <comment>summit_extra</comment>
      <translation>Der Gipfel wird abgeschlossen: Wähle das Thema für dein zusätzliches Wissen ({energies}).</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <comment>income_split</comment>
      <translation>Teile dein Einkommen von {amount} in Geld und Punkte auf.</translation>
    </message>
    <message>
      <source>Choose the region with which the energy demand begins; the others follow clockwise.</source>
      <comment>first_region</comment>
      <translation>Wähle die Region, mit der die Energieversorgung beginnt; die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
      <source>Pay a CEP: choose where it comes from.</source>
      <comment>pay_cep</comment>
      <translation>Zahle ein KEZ: Wähle, woher es kommt.</translation>
    </message>
    <message>
      <source>Pay a CEP for installing the project: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <translation>Zahle ein KEZ für das Einrichten des Projekts: Wähle, woher es kommt.</translation>
    </message>
    <message>
      <source>Pay a CEP for the plant: choose where it comes from.</source>
      <comment>pay_cep.build</comment>
      <translation>Zahle ein KEZ für das Kraftwerk: Wähle, woher es kommt.</translation>
    </message>
    <message>
      <source>Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.</source>
      <comment>pay_cep.supply</comment>
      <translation>Zahle ein KEZ für ein neues fossiles Kraftwerk in einer deiner Regionen: Wähle, woher es kommt.</translation>
    </message>
    <message>
      <source>Pay a CEP because of the disaster: choose where it comes from.</source>
      <comment>pay_cep.event</comment>
      <translation>Zahle ein KEZ wegen der Katastrophe: Wähle, woher es kommt.</translation>
    </message>
    <message>
      <source>Pay a CEP of your bid: choose where it comes from.</source>
      <comment>pay_cep.bid</comment>
      <translation>Zahle ein KEZ deines Gebots: Wähle, woher es kommt.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant, and a new one costs ${price}: lose {vp:points} for the money you lack, or cash your company goal first.</source>
      <comment>forced_purchase</comment>
      <translation>Du hast kein KEZ für ein fossiles Kraftwerk, und ein neues kostet {price} $: Verliere {vp:points} für das fehlende Geld, oder wirf zuerst dein Konzernziel für Geld ab.</translation>
    </message>
    <message>
      <source>Bid for the right to name the start player, or pass.</source>
      <comment>bid</comment>
      <translation>Biete um das Recht, den Startspieler zu bestimmen, oder passe.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <comment>bid.raise</comment>
      <translation>Das höchste Gebot ist {amount} $ von {player}: Biete mehr oder passe.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; there is no change.</source>
      <comment>bid_payment</comment>
      <translation>Zahle dein Gebot von {amount} $: Ein Technologiemarker zählt {tech} $, ein KEZ {price} $; ohne Wechselgeld.</translation>
    </message>
    <message>
      <source>Choose the start player of the coming decade.</source>
      <comment>appoint</comment>
      <translation>Wähle den Startspieler der kommenden Dekade.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest is passed to the right.</source>
      <comment>draft</comment>
      <translation>Behalte eine von {cards:lobby_cards}; der Rest wird nach rechts weitergereicht.</translation>
    </message>
    <message>
      <source>Choose the region with which the placing of the start projects begins.</source>
      <comment>start_region</comment>
      <translation>Wähle die Region, mit der das Auslegen der Startprojekte beginnt.</translation>
    </message>
    <message>
      <source>Choose the space in {region} for the {energy} project.</source>
      <comment>start_space</comment>
      <translation>Projekt für {energy}: Wähle das Feld in {region}.</translation>
    </message>
    <message>
      <source>Lobbyist card {card} was played for an action that is due now: {trigger}.</source>
      <comment>owed_action</comment>
      <translation>Lobbyistenkarte {card} wurde für eine Aktion gespielt, die jetzt fällig ist: {trigger}.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, hand it to another player, or leave it.</source>
      <comment>bonus</comment>
      <translation>Bonus: {bonus}. Nutze ihn selbst, überlasse ihn anderen oder verzichte darauf.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus.own</comment>
      <translation>Bonus: {bonus}. Nutze ihn oder verzichte darauf.</translation>
    </message>
    <message>
      <source>You were given a bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus_received</comment>
      <translation>Dir wird ein Bonus überlassen: {bonus}. Nutze ihn oder verzichte darauf.</translation>
    </message>
    <message>
      <source>Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}.</source>
      <comment>reduction</comment>
      <translation>Wähle, wie weit die CO₂-Verschmutzung von {co2} ppm reduziert wird: Jeder Schritt von {ppm} ppm kostet {vp:points}.</translation>
    </message>
    <message>
      <source>The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, at {vp:points} each: choose how many.</source>
      <comment>reduction.needed</comment>
      <translation>Die CO₂-Verschmutzung von {co2} ppm muss um mindestens {needed:steps} von {ppm} ppm für je {vp:points} reduziert werden: Wähle, um wie viele.</translation>
    </message>
    <message>
      <source>Choose the company goal that you keep; the other one leaves the game unseen.</source>
      <comment>keep_goal.company</comment>
      <translation>Wähle das Konzernziel, das du behältst; das andere wird ungesehen aus dem Spiel genommen.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep; you keep {due} more.</source>
      <comment>keep_goal.personal</comment>
      <translation>Wähle ein persönliches Ziel, das du behältst; noch zu behalten: {due}.</translation>
    </message>
    <message>
      <source>Take your second main action now; it has to be of another kind than the first.</source>
      <comment>second_action</comment>
      <translation>Führe jetzt deine zweite Hauptaktion aus; sie muss von anderer Art sein als die erste.</translation>
    </message>
    <message>
      <source>Choose the region from which the opponent's regions are sought, counter-clockwise.</source>
      <comment>opponent_start</comment>
      <translation>Wähle die Region, von der aus gegen den Uhrzeigersinn die Regionen des Gegners gesucht werden.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Your turn: take your main action; director actions may come before and after it.</source>
      <comment>turn</comment>
      <translation>Du bist an der Reihe: Führe deine Hauptaktion aus; davor und danach sind Direktorenaktionen möglich.</translation>
    </message>
    <message>
      <source>No main action is possible: use director actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <translation>Keine Hauptaktion ist möglich: Führe Direktorenaktionen aus oder beende deinen Spielzug.</translation>
    </message>
    <message>
      <source>You may still use director actions, or end your turn.</source>
      <comment>turn.free</comment>
      <translation>Du kannst noch Direktorenaktionen ausführen oder deinen Spielzug beenden.</translation>
    </message>
    <message>
      <source>You may still use director actions, pollute for a second main action, or end your turn.</source>
      <comment>turn.pollute</comment>
      <translation>Du kannst noch Direktorenaktionen ausführen, für eine zweite Hauptaktion eine Verschmutzung verursachen oder deinen Spielzug beenden.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, or move one.</source>
      <comment>research_grant</comment>
      <translation>Subvention: Rekrutiere einen Wissenschaftler und gewinne 1 Wissen oder bewege einen.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, move one, or leave it.</source>
      <comment>research_grant.optional</comment>
      <translation>Subvention: Rekrutiere einen Wissenschaftler und gewinne 1 Wissen, bewege einen oder verzichte darauf.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <comment>research_grant.move</comment>
      <translation>Subvention: Bewege einen Wissenschaftler.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or leave it.</source>
      <comment>research_grant.move.optional</comment>
      <translation>Subvention: Bewege einen Wissenschaftler oder verzichte darauf.</translation>
    </message>
    <message>
      <source>Your scientist has to leave {place}: choose where it goes.</source>
      <comment>displaced</comment>
      <translation>Dein Wissenschaftler muss das {place} verlassen: Wähle, wohin er geht.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of knowledge.</source>
      <comment>bonus_any</comment>
      <translation>Wähle die Energieart, über die du 1 Wissen gewinnst.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which point of knowledge comes first ({energies}).</source>
      <comment>summit_points</comment>
      <translation>Der Gipfel wird abgeschlossen: Wähle, welches Wissen du zuerst gewinnst ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your point of knowledge ({energies}).</source>
      <comment>summit_extra</comment>
      <translation>Der Gipfel wird abgeschlossen: Wähle das Thema für dein Wissen ({energies}).</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <translation>Zahle ein KEZ für die Infrastruktur: Wähle, woher es kommt.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.</source>
      <comment>draft</comment>
      <translation>Behalte eine von {cards:lobbyist_cards}; der Rest wird nach rechts weitergereicht.</translation>
    </message>
  </context>
  <context>
    <name>effects</name>
    <message>
      <source>${n}</source>
      <comment>money</comment>
      <translation>{n} $</translation>
    </message>
    <message>
      <source>{n:cubes}</source>
      <comment>tech</comment>
      <translation>{n:cubes}</translation>
    </message>
    <message>
      <source>{n:ceps} from the market</source>
      <comment>cep</comment>
      <translation>{n:ceps} vom Markt</translation>
    </message>
    <message>
      <source>{n:points}</source>
      <comment>vp</comment>
      <translation>{n:points}</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <translation>einen Wissenschaftler bewegen</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>expertise</comment>
      <translation>1 Wissen über {energy}</translation>
    </message>
    <message>
      <source>${n} less to pay</source>
      <comment>discount</comment>
      <translation>{n} $ Nachlass</translation>
    </message>
  </context>
  <context>
    <name>effects_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>expertise</comment>
      <translation>1 Wissen über {energy}</translation>
    </message>
  </context>
  <context>
    <name>endings</name>
    <message>
      <source>The last decade is over.</source>
      <comment>last_decade</comment>
      <translation>Die letzte Dekade ist zu Ende.</translation>
    </message>
    <message>
      <source>Enough regions run on green energy alone: the game ends.</source>
      <comment>green_regions</comment>
      <translation>Genug Regionen haben ausschließlich Grüne Kraftwerke: Das Spiel endet.</translation>
    </message>
    <message>
      <source>The CO₂ level is back in the safe zone: the game ends.</source>
      <comment>below_danger</comment>
      <translation>Die CO₂-Verschmutzung ist wieder im sicheren Bereich: Das Spiel endet.</translation>
    </message>
    <message>
      <source>The CO₂ level has reached the limit: the game ends here.</source>
      <comment>solo_pollution</comment>
      <translation>Die CO₂-Verschmutzung hat das Limit erreicht: Hier endet das Spiel.</translation>
    </message>
    <message>
      <source>The CO₂ level is too high: the planet is lost.</source>
      <comment>planet_lost</comment>
      <translation>Die CO₂-Verschmutzung ist zu hoch: Die Erde ist verloren.</translation>
    </message>
    <message>
      <source>All goals are met and the CO₂ level is in check: the game is won.</source>
      <comment>team_won</comment>
      <translation>Alle Ziele sind erfüllt, und die CO₂-Verschmutzung ist unter Kontrolle: Das Spiel ist gewonnen.</translation>
    </message>
    <message>
      <source>The points have fallen below zero: the game is lost.</source>
      <comment>points_lost</comment>
      <translation>Die Punkte sind unter 0 gefallen: Das Spiel ist verloren.</translation>
    </message>
    <message>
      <source>Too few personal goals are met: the game is lost.</source>
      <comment>personal_goals_missed</comment>
      <translation>Zu wenige persönliche Ziele sind erfüllt: Das Spiel ist verloren.</translation>
    </message>
    <message>
      <source>Too many UN goals are still open: the game is lost.</source>
      <comment>un_goals_missed</comment>
      <translation>Zu viele UN-Ziele sind noch offen: Das Spiel ist verloren.</translation>
    </message>
    <message>
      <source>The goal of this solo game is missed: the game is lost.</source>
      <comment>solo_goal_missed</comment>
      <translation>Das Ziel dieses Solospiels ist verfehlt: Das Spiel ist verloren.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>forestation</source>
      <comment>forestation</comment>
      <translation>Aufforstung</translation>
    </message>
    <message>
      <source>solar</source>
      <comment>solar</comment>
      <translation>Solarenergie</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <comment>fusion</comment>
      <translation>Kalte Fusion</translation>
    </message>
    <message>
      <source>biomass</source>
      <comment>biomass</comment>
      <translation>Biomasse</translation>
    </message>
    <message>
      <source>recycling</source>
      <comment>recycling</comment>
      <translation>Wiederverwertung</translation>
    </message>
    <message>
      <source>hydro</source>
      <comment>hydro</comment>
      <translation>Hydroenergie</translation>
    </message>
    <message>
      <source>wind</source>
      <comment>wind</comment>
      <translation>Windenergie</translation>
    </message>
  </context>
  <context>
    <name>environmental_goals</name>
    <message>
      <source>Build a plant in {region}</source>
      <comment>plant_in_region</comment>
      <translation>Ein Kraftwerk in {region} bauen</translation>
    </message>
    <message>
      <source>Build a {energy} plant</source>
      <comment>plant_of_type</comment>
      <translation>Ein Kraftwerk für {energy} bauen</translation>
    </message>
    <message>
      <source>Reach the last space of the {energy} track</source>
      <comment>knowledge_last</comment>
      <translation>Das letzte Feld der Wissensleiste für {energy} erreichen</translation>
    </message>
    <message>
      <source>Reach the middle of the {energy} track</source>
      <comment>knowledge_half</comment>
      <translation>Die Hälfte der Wissensleiste für {energy} erreichen</translation>
    </message>
    <message>
      <source>Hold a summit on {energy}</source>
      <comment>summit_topic</comment>
      <translation>Einen Gipfel mit dem Thema {energy} abschließen</translation>
    </message>
    <message>
      <source>Hold a summit of {n:topics}</source>
      <comment>summit_size</comment>
      <translation>Einen Gipfel mit {n:topics} abschließen</translation>
    </message>
  </context>
  <context>
    <name>event_cards</name>
    <message>
      <source>Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.</source>
      <comment>when</comment>
      <translation>Tritt nur ein, wenn die CO₂-Verschmutzung nach der Energieversorgung {ppm} ppm oder mehr beträgt.</translation>
    </message>
    <message>
      <source>It spares everybody who has a green plant in {region}.</source>
      <comment>who</comment>
      <translation>Verschont alle, die in {region} ein Grünes Kraftwerk haben.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.</source>
      <comment>loss</comment>
      <translation>Alle anderen spenden {tech:cubes} an {region}; wer keinen hat, verliert {vp:points}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} gets one of these cubes towards its price.</source>
      <comment>relief</comment>
      <translation>Wer in {region} ein Kraftwerk baut, erhält einen dieser Technologiemarker für die Baukosten.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>Happens in the event phase; from {ppm} ppm on, the future event happens too.</source>
      <comment>when</comment>
      <translation>Tritt in der Ereignisphase ein; ab {ppm} ppm tritt auch das zukünftige Ereignis ein.</translation>
    </message>
    <message>
      <source>It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there.</source>
      <comment>who</comment>
      <translation>Verschont alle, die in {region} ein Kraftwerk gebaut haben oder deren Infrastruktur dort ein Kraftwerk trägt.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <comment>loss</comment>
      <translation>Alle anderen spenden {tech:cubes} an {region} oder verlieren {vp:points}, wenn sie keinen haben, und zahlen ein KEZ.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} may use one of these cubes towards its price.</source>
      <comment>relief</comment>
      <translation>Wer in {region} ein Kraftwerk baut, kann einen dieser Technologiemarker für die Baukosten nutzen.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>With everybody's consent {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.agreed</comment>
      <translation>Mit Zustimmung aller nimmt {player} {actions:actions} zurück.</translation>
    </message>
    <message>
      <source>For practice, {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.practice</comment>
      <translation>Zur Übung nimmt {player} {actions:actions} zurück.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for ${money}.</source>
      <comment>CepForced.money</comment>
      <translation>{player} muss ein KEZ für {money} $ kaufen.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for {vp:points}.</source>
      <comment>CepForced.points</comment>
      <translation>{player} muss ein KEZ für {vp:points} kaufen.</translation>
    </message>
    <message>
      <source>{player} pays a CEP.</source>
      <comment>CepPaid.hand</comment>
      <translation>{player} zahlt ein KEZ.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the market.</source>
      <comment>CepGained.market</comment>
      <translation>{player} erhält ein KEZ vom Markt.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the bank.</source>
      <comment>CepGained.bank</comment>
      <translation>{player} erhält ein KEZ aus der Bank.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region} against {builder}.</source>
      <comment>ControlKept.other</comment>
      <translation>{player} behält gegen {builder} die Kontrolle über {region}.</translation>
    </message>
    <message>
      <source>{builder} has no marker left: nobody controls {region}.</source>
      <comment>ControlKept.nobody</comment>
      <translation>{builder} hat keinen Kontrollmarker mehr: Niemand kontrolliert {region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region} from {previous}.</source>
      <comment>ControlTaken.from</comment>
      <translation>{player} übernimmt von {previous} die Kontrolle über {region}.</translation>
    </message>
    <message>
      <source>{player} takes ${money}.</source>
      <comment>IncomeSplit.money</comment>
      <translation>{player} nimmt {money} $.</translation>
    </message>
    <message>
      <source>{player} takes {vp:points}.</source>
      <comment>IncomeSplit.points</comment>
      <translation>{player} nimmt {vp:points}.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <translation>{player} spielt Lobbykarte {card} für den Haupteffekt.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <translation>{player} spielt Lobbykarte {card} für den Nebeneffekt.</translation>
    </message>
    <message>
      <source>The market is empty and the bank too; the price is ${price}.</source>
      <comment>MarketRefilled.empty</comment>
      <translation>Der KEZ-Markt ist leer und die Bank auch; der Preis ist {price} $.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for a project grant.</source>
      <comment>MoneyGained.grant</comment>
      <translation>{player} erhält {amount} $ als Subvention für ein Projekt.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <comment>MoneyGained.install</comment>
      <translation>{player} erhält {amount} $ für das Einrichten des Projekts.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobby card.</source>
      <comment>MoneyGained.lobby</comment>
      <translation>{player} erhält {amount} $ für die Lobbykarte.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the bid.</source>
      <comment>MoneyPaid.auction</comment>
      <translation>{player} zahlt {amount} $ für das Gebot.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the plant.</source>
      <comment>MoneyPaid.build</comment>
      <translation>{player} zahlt {amount} $ für das Kraftwerk.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobby card.</source>
      <comment>PointsGained.lobby</comment>
      <translation>{player} erhält {amount:points} für die Lobbykarte.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <comment>PointsGained.plant</comment>
      <translation>{player} erhält {amount:points} für das Kraftwerk.</translation>
    </message>
    <message>
      <source>{player} has no technology to give and loses {amount:points} to the disaster.</source>
      <comment>PointsLost.event</comment>
      <translation>{player} kann keinen Technologiemarker spenden und verliert durch die Katastrophe {amount:points}.</translation>
    </message>
    <message>
      <source>{player} takes a scientist home from {origin}.</source>
      <comment>ScientistMoved.home</comment>
      <translation>{player} holt einen Wissenschaftler vom {origin} zurück.</translation>
    </message>
    <message>
      <source>{player}'s scientist has to leave {space}.</source>
      <comment>ScientistSentAway.own</comment>
      <translation>Der Wissenschaftler von {player} muss das {space} verlassen.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <comment>SummitReplaced.none</comment>
      <translation>Für Gipfelplatz {summit} ist kein Gipfel mehr da.</translation>
    </message>
    <message>
      <source>The supply of technology cubes is empty: {player} receives none.</source>
      <comment>TechGained.none</comment>
      <translation>Der allgemeine Vorrat an Technologiemarkern ist leer: {player} erhält keine.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}; the supply is short of {missing:cubes}.</source>
      <comment>TechGained.missing</comment>
      <translation>{player} erhält {amount:cubes}; der allgemeine Vorrat gibt nicht mehr her (zu wenig: {missing}).</translation>
    </message>
    <message>
      <source>{player} needs no technology cube.</source>
      <comment>TechPaid.nothing</comment>
      <translation>{player} braucht keinen Technologiemarker.</translation>
    </message>
    <message>
      <source>The region gives {by_region:cubes} for {player}'s plant.</source>
      <comment>TechPaid.region_only</comment>
      <translation>Die Region gibt {by_region:cubes} für das Kraftwerk von {player}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region gives {by_region:cubes}.</source>
      <comment>TechPaid.region</comment>
      <translation>{player} zahlt {amount:cubes}, und die Region gibt {by_region:cubes}.</translation>
    </message>
    <message>
      <source>{player} ends the turn without a main action.</source>
      <comment>TurnEnded.idle</comment>
      <translation>{player} beendet den Spielzug ohne Hauptaktion.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}.</source>
      <comment>UnGoalScored.later</comment>
      <translation>{player} beansprucht UN-Ziel {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <translation>{player} spielt Lobbyistenkarte {card} für den Haupteffekt.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <translation>{player} spielt Lobbyistenkarte {card} für den Nebeneffekt.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; the action follows.</source>
      <comment>LobbyPlayed.before</comment>
      <translation>{player} spielt Lobbyistenkarte {card} für den Haupteffekt; die Aktion folgt.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} as a subsidy.</source>
      <comment>MoneyGained.grant</comment>
      <translation>{player} erhält {amount} $ als Subvention.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <comment>MoneyGained.install</comment>
      <translation>{player} erhält {amount} $ für die Infrastruktur.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobbyist card.</source>
      <comment>MoneyGained.lobby</comment>
      <translation>{player} erhält {amount} $ für die Lobbyistenkarte.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobbyist card.</source>
      <comment>PointsGained.lobby</comment>
      <translation>{player} erhält {amount:points} für die Lobbyistenkarte.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} cannot take the action any more that card {card} was played for.</source>
      <comment>ActionReleased</comment>
      <translation>{player} kann die Aktion nicht mehr ausführen, für die Karte {card} gespielt wurde.</translation>
    </message>
    <message>
      <source>{player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack</comment>
      <translation>{player} nimmt {actions:actions} zurück.</translation>
    </message>
    <message>
      <source>Nobody bids in the auction.</source>
      <comment>AuctionFailed</comment>
      <translation>Niemand bietet.</translation>
    </message>
    <message>
      <source>{player} wins the auction with ${amount}.</source>
      <comment>AuctionWon</comment>
      <translation>{player} gewinnt die Auktion mit {amount} $.</translation>
    </message>
    <message>
      <source>{player} bids ${amount}.</source>
      <comment>BidMade</comment>
      <translation>{player} bietet {amount} $.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <comment>BidPassed</comment>
      <translation>{player} passt.</translation>
    </message>
    <message>
      <source>{player} leaves the bonus.</source>
      <comment>BonusDeclined</comment>
      <translation>{player} verzichtet auf den Bonus.</translation>
    </message>
    <message>
      <source>{player} hands the bonus to {to}.</source>
      <comment>BonusGiven</comment>
      <translation>{player} überlässt {to} den Bonus.</translation>
    </message>
    <message>
      <source>There is no CEP for {player}'s bonus, or no room for one: the bonus is lost.</source>
      <comment>BonusLost</comment>
      <translation>Für den Bonus von {player} fehlt ein KEZ oder der Platz dafür: Der Bonus ist verloren.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <comment>CardVisited</comment>
      <translation>Ein Wissenschaftler von {player} besucht Lobbykarte {card}.</translation>
    </message>
    <message>
      <source>{player} buys a CEP for ${price}.</source>
      <comment>CepBought</comment>
      <translation>{player} kauft ein KEZ für {price} $.</translation>
    </message>
    <message>
      <source>{player} collects {amount:ceps} from {region}.</source>
      <comment>CepCollected</comment>
      <translation>{player} nimmt {amount:ceps} aus {region}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP: ${money} and {vp:points}.</source>
      <comment>CepForced</comment>
      <translation>{player} muss ein KEZ kaufen: {money} $ und {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP.</source>
      <comment>CepGained</comment>
      <translation>{player} erhält ein KEZ.</translation>
    </message>
    <message>
      <source>No CEP is left for {player}.</source>
      <comment>CepMissed</comment>
      <translation>Für {player} ist kein KEZ mehr da.</translation>
    </message>
    <message>
      <source>{player} pays a CEP from {source}.</source>
      <comment>CepPaid</comment>
      <translation>{player} zahlt ein KEZ aus {source}.</translation>
    </message>
    <message>
      <source>{player} sells a CEP for ${price}.</source>
      <comment>CepSold</comment>
      <translation>{player} verkauft ein KEZ für {price} $.</translation>
    </message>
    <message>
      <source>{player} sells {amount:ceps} at the price of ${price}.</source>
      <comment>CepSoldOut</comment>
      <translation>{player} verkauft {amount:ceps} zum Marktpreis von {price} $.</translation>
    </message>
    <message>
      <source>The CO₂ level is brought down to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <comment>Co2Reduced</comment>
      <translation>Die CO₂-Verschmutzung wird auf {co2} ppm reduziert: {steps:steps} für {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}.</source>
      <comment>CompanyGoalCashed</comment>
      <translation>{player} wirft das Konzernziel für {money} $ ab.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <comment>CompanyGoalScored</comment>
      <translation>{player} wertet Konzernziel {card}: {vp:points}.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region}.</source>
      <comment>ControlKept</comment>
      <translation>{player} behält die Kontrolle über {region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region}.</source>
      <comment>ControlTaken</comment>
      <translation>{player} übernimmt die Kontrolle über {region}.</translation>
    </message>
    <message>
      <source>Decade {decade} begins.</source>
      <comment>DecadeBegan</comment>
      <translation>Dekade {decade} beginnt.</translation>
    </message>
    <message>
      <source>The climate is calm: no disaster in {region}.</source>
      <comment>DisasterAvoided</comment>
      <translation>Das Klima ist ruhig: keine Katastrophe in {region}.</translation>
    </message>
    <message>
      <source>A disaster strikes {region}.</source>
      <comment>DisasterStruck</comment>
      <translation>In {region} ereignet sich eine Katastrophe.</translation>
    </message>
    <message>
      <source>Environmental goal {goal} is achieved.</source>
      <comment>EnvironmentalGoalAchieved</comment>
      <translation>Umweltziel {goal} ist erreicht.</translation>
    </message>
    <message>
      <source>{open_goals:open_goals}: a penalty of {vp:points}.</source>
      <comment>EnvironmentalPenalty</comment>
      <translation>{open_goals:open_goals}, Strafe: {vp:points}.</translation>
    </message>
    <message>
      <source>The event after next threatens {region}.</source>
      <comment>EventRevealed</comment>
      <translation>Das übernächste Ereignis bedroht {region}.</translation>
    </message>
    <message>
      <source>{player} takes no expertise.</source>
      <comment>ExpertiseDeclined</comment>
      <translation>{player} verzichtet auf das Wissen.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {energy}.</source>
      <comment>ExpertiseGained</comment>
      <translation>{player} erreicht Wissen {level} über {energy}.</translation>
    </message>
    <message>
      <source>{player} is at the end of the {energy} track; the point is lost.</source>
      <comment>ExpertiseLost</comment>
      <translation>{player} steht am Ende der Wissensleiste für {energy}; das Wissen ist verloren.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <comment>FossilPileEmpty</comment>
      <translation>Für {region} ist kein fossiles Kraftwerk mehr übrig.</translation>
    </message>
    <message>
      <source>A new pile is made of {tiles:fossil_plants} that had been torn down.</source>
      <comment>FossilPileRenewed</comment>
      <translation>Entfernte fossile Kraftwerke bilden einen neuen Stapel: {tiles}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is {co2} ppm.</source>
      <comment>FossilPlantPlaced</comment>
      <translation>{region} baut ein {fossil}kraftwerk; die CO₂-Verschmutzung beträgt {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is torn down; the CO₂ level is {co2} ppm.</source>
      <comment>FossilReplaced</comment>
      <translation>Ein {fossil}kraftwerk in {region} wird entfernt; die CO₂-Verschmutzung beträgt {co2} ppm.</translation>
    </message>
    <message>
      <source>{reason}</source>
      <comment>GameEnded</comment>
      <translation>{reason}</translation>
    </message>
    <message>
      <source>{player} keeps a goal.</source>
      <comment>GoalKept</comment>
      <translation>{player} behält ein Ziel.</translation>
    </message>
    <message>
      <source>{player} leaves the scientists where they are.</source>
      <comment>GrantDeclined</comment>
      <translation>{player} lässt die Wissenschaftler, wo sie sind.</translation>
    </message>
    <message>
      <source>{player} has nobody to move or to recruit.</source>
      <comment>GrantLost</comment>
      <translation>{player} kann niemanden bewegen oder rekrutieren.</translation>
    </message>
    <message>
      <source>{player} earns an income of {amount}.</source>
      <comment>IncomeEarned</comment>
      <translation>{player} erhält ein Einkommen von {amount}.</translation>
    </message>
    <message>
      <source>{player} takes ${money} and {vp:points}.</source>
      <comment>IncomeSplit</comment>
      <translation>{player} nimmt {money} $ und {vp:points}.</translation>
    </message>
    <message>
      <source>Inspector {inspector} moves to environmental goal {goal}.</source>
      <comment>InspectorMoved</comment>
      <translation>UN-Inspektor {inspector} geht zu Umweltziel {goal}.</translation>
    </message>
    <message>
      <source>{player} draws a lobby card.</source>
      <comment>LobbyDrawn</comment>
      <translation>{player} zieht eine Lobbykarte.</translation>
    </message>
    <message>
      <source>{player} keeps a lobby card.</source>
      <comment>LobbyKept</comment>
      <translation>{player} behält eine Lobbykarte.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card}.</source>
      <comment>LobbyPlayed</comment>
      <translation>{player} spielt Lobbykarte {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is ${price}.</source>
      <comment>MarketRefilled</comment>
      <translation>Der KEZ-Markt wird aufgefüllt ({moved:ceps}); der Preis ist {price} $.</translation>
    </message>
    <message>
      <source>The empty market is restocked with {moved:ceps}.</source>
      <comment>MarketRestocked</comment>
      <translation>Der leere KEZ-Markt wird wieder bestückt ({moved:ceps}).</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <comment>MoneyGained</comment>
      <translation>{player} erhält {amount} $.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to} for a scientist who has to leave.</source>
      <comment>MoneyGiven</comment>
      <translation>{player} zahlt {amount} $ an {to} für einen Wissenschaftler, der das Projekt verlassen muss.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <comment>MoneyPaid</comment>
      <translation>{player} zahlt {amount} $.</translation>
    </message>
    <message>
      <source>The opponent holds {energy} in {region}.</source>
      <comment>OpponentCubePlaced</comment>
      <translation>Der Gegner besetzt {energy} in {region}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobby_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <translation>Alle reichen {cards:lobby_cards} nach rechts weiter.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: a penalty of {vp:points}.</source>
      <comment>PenaltyPaid</comment>
      <translation>{player} kann kein KEZ zahlen. Strafe: {vp:points}.</translation>
    </message>
    <message>
      <source>{player} shows a goal that is met.</source>
      <comment>PersonalGoalShown</comment>
      <translation>{player} zeigt ein erfülltes Ziel.</translation>
    </message>
    <message>
      <source>{player} builds a {energy} plant in {region}.</source>
      <comment>PlantBuilt</comment>
      <translation>{player} baut ein Kraftwerk für {energy} in {region}.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points}.</source>
      <comment>PointsGained</comment>
      <translation>{player} erhält {amount:points}.</translation>
    </message>
    <message>
      <source>{player} loses {amount:points}.</source>
      <comment>PointsLost</comment>
      <translation>{player} verliert {amount:points}.</translation>
    </message>
    <message>
      <source>{player} installs the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <translation>{player} richtet auf dem {space} das Projekt für {energy} ein.</translation>
    </message>
    <message>
      <source>{player} proposes a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <translation>{player} schlägt auf dem {space} ein Projekt für {energy} vor.</translation>
    </message>
    <message>
      <source>The {energy} project tile returns to the supply.</source>
      <comment>ProjectReturned</comment>
      <translation>Das Projektplättchen für {energy} kommt in den Vorrat zurück.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <comment>RegionCepGained</comment>
      <translation>{region} erhält ein KEZ.</translation>
    </message>
    <message>
      <source>{region} pays a CEP of its own.</source>
      <comment>RegionCepPaid</comment>
      <translation>{region} zahlt ein eigenes KEZ.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube.</source>
      <comment>RegionTechReturned</comment>
      <translation>{region} gibt einen Technologiemarker zurück.</translation>
    </message>
    <message>
      <source>Round {round} begins.</source>
      <comment>RoundBegan</comment>
      <translation>Runde {round} beginnt.</translation>
    </message>
    <message>
      <source>{player} moves a scientist from {origin} to {destination}.</source>
      <comment>ScientistMoved</comment>
      <translation>{player} bewegt einen Wissenschaftler: {origin} › {destination}.</translation>
    </message>
    <message>
      <source>{player} recruits a scientist.</source>
      <comment>ScientistRecruited</comment>
      <translation>{player} rekrutiert einen Wissenschaftler.</translation>
    </message>
    <message>
      <source>{by} sends {player}'s scientist away from {space}.</source>
      <comment>ScientistSentAway</comment>
      <translation>{by} schickt den Wissenschaftler von {player} vom {space} weg.</translation>
    </message>
    <message>
      <source>{player} pollutes for a second action: the CO₂ level is {co2} ppm.</source>
      <comment>SecondActionBought</comment>
      <translation>{player} verursacht für eine zweite Hauptaktion eine Verschmutzung; die CO₂-Verschmutzung beträgt {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is missed.</source>
      <comment>SoloGoalMissed</comment>
      <translation>Soloziel {card} ist verfehlt.</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <comment>StartPlayerChanged</comment>
      <translation>{player} ist Startspieler.</translation>
    </message>
    <message>
      <source>Summit {summit} takes place.</source>
      <comment>SummitHeld</comment>
      <translation>Gipfel {summit} wird abgeschlossen.</translation>
    </message>
    <message>
      <source>A new summit is announced on space {summit}.</source>
      <comment>SummitReplaced</comment>
      <translation>Auf Gipfelplatz {summit} wird ein neuer Gipfel angekündigt.</translation>
    </message>
    <message>
      <source>{player} gives a technology cube to {region}.</source>
      <comment>TechDonated</comment>
      <translation>{player} spendet einen Technologiemarker an {region}.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}.</source>
      <comment>TechGained</comment>
      <translation>{player} erhält {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}.</source>
      <comment>TechPaid</comment>
      <translation>{player} zahlt {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player}'s turn.</source>
      <comment>TurnBegan</comment>
      <translation>{player} ist an der Reihe.</translation>
    </message>
    <message>
      <source>{player} ends the turn.</source>
      <comment>TurnEnded</comment>
      <translation>{player} beendet den Spielzug.</translation>
    </message>
    <message>
      <source>UN goal {card} is lost.</source>
      <comment>UnGoalRemoved</comment>
      <translation>UN-Ziel {card} ist verloren.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <comment>UnGoalRevealed</comment>
      <translation>UN-Ziel {card} wird aufgedeckt.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <translation>{player} beansprucht UN-Ziel {card}: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <comment>CardVisited</comment>
      <translation>Ein Wissenschaftler von {player} besucht Lobbyistenkarte {card}.</translation>
    </message>
    <message>
      <source>The event tile that is turned up threatens {region}.</source>
      <comment>EventRevealed</comment>
      <translation>Das aufgedeckte Ereignisplättchen bedroht {region}.</translation>
    </message>
    <message>
      <source>{player} reaches {energy} knowledge {level}.</source>
      <comment>ExpertiseGained</comment>
      <translation>{player} erreicht Wissen {level} über {energy}.</translation>
    </message>
    <message>
      <source>{player} keeps a lobbyist card.</source>
      <comment>LobbyKept</comment>
      <translation>{player} behält eine Lobbyistenkarte.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card}.</source>
      <comment>LobbyPlayed</comment>
      <translation>{player} spielt Lobbyistenkarte {card}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobbyist_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <translation>Alle reichen {cards:lobbyist_cards} nach rechts weiter.</translation>
    </message>
    <message>
      <source>{player} prepares the infrastructure of the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <translation>{player} bereitet auf dem {space} die Infrastruktur des Projekts für {energy} vor.</translation>
    </message>
    <message>
      <source>{player} plans a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <translation>{player} plant auf dem {space} ein Projekt für {energy}.</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist has to leave.</source>
      <comment>ScientistSentAway</comment>
      <translation>{by} bereitet auf dem {space} Infrastruktur vor: Der Wissenschaftler von {player} muss das Projekt verlassen.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <translation>{player} beansprucht UN-Ziel {card}: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <comment>coal</comment>
      <translation>Kohle</translation>
    </message>
    <message>
      <source>oil</source>
      <comment>oil</comment>
      <translation>Öl</translation>
    </message>
    <message>
      <source>gas</source>
      <comment>gas</comment>
      <translation>Gas</translation>
    </message>
  </context>
  <context>
    <name>free_actions</name>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <translation>einen Wissenschaftler bewegen</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>market_buy</comment>
      <translation>ein KEZ kaufen</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>market_sell</comment>
      <translation>ein KEZ verkaufen</translation>
    </message>
    <message>
      <source>play a card</source>
      <comment>lobby</comment>
      <translation>eine Karte spielen</translation>
    </message>
    <message>
      <source>score a UN goal</source>
      <comment>un_goal</comment>
      <translation>ein UN-Ziel beanspruchen</translation>
    </message>
  </context>
  <context>
    <name>free_actions_second_chance</name>
    <message>
      <source>claim a UN goal</source>
      <comment>un_goal</comment>
      <translation>ein UN-Ziel beanspruchen</translation>
    </message>
  </context>
  <context>
    <name>goal_cards</name>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>company</comment>
      <translation>Bei Spielende: {goal}.</translation>
    </message>
    <message>
      <source>You may discard it for ${money} at any time; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <translation>Du kannst es jederzeit für {money} $ abwerfen; dann bleibt es geheim und wird nicht gewertet.</translation>
    </message>
    <message>
      <source>If the money is worth more at the end, you take the money.</source>
      <comment>better</comment>
      <translation>Ist das Geld bei Spielende mehr wert, nimmst du das Geld.</translation>
    </message>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>personal</comment>
      <translation>Bei Spielende: {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <comment>personal_at_once</comment>
      <translation>Jederzeit: {goal}.</translation>
    </message>
    <message>
      <source>In a team every partner has to meet at least one; alone you have to meet all you keep.</source>
      <comment>team</comment>
      <translation>Im Team müssen alle mindestens eines erfüllen; allein musst du alle erfüllen, die du behältst.</translation>
    </message>
    <message>
      <source>By the end of the game: {goal}.</source>
      <comment>solo_end</comment>
      <translation>Bis zum Spielende: {goal}.</translation>
    </message>
    <message>
      <source>By the end of decade {decade}: {goal}.</source>
      <comment>solo_decade</comment>
      <translation>Bis zum Ende der Dekade {decade}: {goal}.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <translation>Du kannst es zwischen den Aktionen deines Spielzugs für {money} $ abwerfen; dann bleibt es geheim und wird nicht gewertet.</translation>
    </message>
  </context>
  <context>
    <name>grant_help</name>
    <message>
      <source>Money grant: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money</comment>
      <translation>Geldsubvention: 1 $ je KEZ der Region, mindestens {least} $.</translation>
    </message>
    <message>
      <source>Money grant: ${least}.</source>
      <comment>money.bare</comment>
      <translation>Geldsubvention: {least} $.</translation>
    </message>
    <message>
      <source>Technology grant: {tech:cubes}.</source>
      <comment>tech</comment>
      <translation>Technologiesubvention: {tech:cubes}.</translation>
    </message>
    <message>
      <source>Research grant: recruit one of your scientists, or move one.</source>
      <comment>research</comment>
      <translation>Forschungssubvention: einen deiner Wissenschaftler rekrutieren oder einen bewegen.</translation>
    </message>
  </context>
  <context>
    <name>grant_help_second_chance</name>
    <message>
      <source>Money subsidy: $1 for each CEP in the region.</source>
      <comment>money</comment>
      <translation>Geldsubvention: 1 $ je KEZ der Region.</translation>
    </message>
    <message>
      <source>Money subsidy: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money.least</comment>
      <translation>Geldsubvention: 1 $ je KEZ der Region, mindestens {least} $.</translation>
    </message>
    <message>
      <source>Technology subsidy: {tech:cubes}.</source>
      <comment>tech</comment>
      <translation>Technologiesubvention: {tech:cubes}.</translation>
    </message>
    <message>
      <source>Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one.</source>
      <comment>scientist</comment>
      <translation>Wissenschaftlersubvention: einen deiner Wissenschaftler rekrutieren und 1 Wissen gewinnen oder einen bewegen.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <comment>money</comment>
      <translation>Geld</translation>
    </message>
    <message>
      <source>technology</source>
      <comment>tech</comment>
      <translation>Technologie</translation>
    </message>
    <message>
      <source>research</source>
      <comment>research</comment>
      <translation>Forschung</translation>
    </message>
    <message>
      <source>scientist</source>
      <comment>scientist</comment>
      <translation>Wissenschaftler</translation>
    </message>
  </context>
  <context>
    <name>groups</name>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <translation>Projekt vorschlagen</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <translation>Projekt einrichten</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <translation>Kraftwerk bauen</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <translation>Projekt planen</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>Infrastruktur vorbereiten</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build_plant</comment>
      <translation>Kraftwerk bauen</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <translation>Wissenschaftler bewegen</translation>
    </message>
    <message>
      <source>Recruit a scientist</source>
      <comment>recruit</comment>
      <translation>Wissenschaftler rekrutieren</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>buy_cep</comment>
      <translation>Markt</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>sell_cep</comment>
      <translation>Markt</translation>
    </message>
    <message>
      <source>Lobby card</source>
      <comment>play_lobby</comment>
      <translation>Lobbykarte</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>score_un_goal</comment>
      <translation>UN-Ziel</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>cash_company_goal</comment>
      <translation>Konzernziel</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <translation>2. Hauptaktion</translation>
    </message>
    <message>
      <source>End of turn</source>
      <comment>end_turn</comment>
      <translation>Ende des Spielzugs</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <translation>Verzichten</translation>
    </message>
    <message>
      <source>Choose an energy</source>
      <comment>choose_energy</comment>
      <translation>Energieart wählen</translation>
    </message>
    <message>
      <source>Choose a region</source>
      <comment>choose_region</comment>
      <translation>Region wählen</translation>
    </message>
    <message>
      <source>Choose a project</source>
      <comment>choose_project</comment>
      <translation>Projekt wählen</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <translation>KEZ zahlen</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>buy_for_payment</comment>
      <translation>KEZ zahlen</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>split_income</comment>
      <translation>Einkommen</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>bid</comment>
      <translation>Auktion</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pass</comment>
      <translation>Auktion</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pay_bid</comment>
      <translation>Auktion</translation>
    </message>
    <message>
      <source>Start player</source>
      <comment>appoint</comment>
      <translation>Startspieler</translation>
    </message>
    <message>
      <source>Keep a card</source>
      <comment>keep_card</comment>
      <translation>Karte behalten</translation>
    </message>
    <message>
      <source>Bonus</source>
      <comment>give_bonus</comment>
      <translation>Bonus</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <comment>reduce_co2</comment>
      <translation>CO₂-Verschmutzung</translation>
    </message>
  </context>
  <context>
    <name>groups_second_chance</name>
    <message>
      <source>Lobbyist card</source>
      <comment>play_lobby</comment>
      <translation>Lobbyist</translation>
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
      <translation>{most} und {last}</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <comment>or</comment>
      <translation>{most} oder {last}</translation>
    </message>
    <message>
      <source>{most}, then {last}</source>
      <comment>then</comment>
      <translation>{most}, dann {last}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>nothing</comment>
      <translation>nichts</translation>
    </message>
  </context>
  <context>
    <name>lobby_cards</name>
    <message>
      <source>Main effect, when you {trigger}: {effect}.</source>
      <comment>main</comment>
      <translation>Haupteffekt bei dieser Aktion ({trigger}): {effect}.</translation>
    </message>
    <message>
      <source>It may be played at any later moment of the same turn.</source>
      <comment>later</comment>
      <translation>Sie kann jederzeit später im selben Spielzug gespielt werden.</translation>
    </message>
    <message>
      <source>It is played right after the action, before anything else.</source>
      <comment>at_once</comment>
      <translation>Gespielt wird sie sofort nach der Aktion, vor allem anderen.</translation>
    </message>
    <message>
      <source>It is announced together with the build and lowers its price.</source>
      <comment>attached</comment>
      <translation>Sie wird zusammen mit dem Bauen angesagt und senkt die Baukosten.</translation>
    </message>
    <message>
      <source>It is played after the build: the full price is paid first.</source>
      <comment>refund</comment>
      <translation>Gespielt wird sie nach dem Bauen: Zuerst werden die vollen Baukosten gezahlt.</translation>
    </message>
    <message>
      <source>It is played right before or right after the action; before it, the action has to follow at once.</source>
      <comment>before_or_after</comment>
      <translation>Gespielt wird sie direkt vor oder direkt nach der Aktion; davor gespielt, muss die Aktion sofort folgen.</translation>
    </message>
    <message>
      <source>Minor effect, at any moment of your turn: {effect}.</source>
      <comment>minor</comment>
      <translation>Nebeneffekt, jederzeit in deinem Spielzug: {effect}.</translation>
    </message>
    <message>
      <source>One lobby card or one UN goal in a turn; a played card leaves the game.</source>
      <comment>once</comment>
      <translation>Eine Lobbykarte oder ein UN-Ziel pro Spielzug; eine gespielte Karte wird aus dem Spiel genommen.</translation>
    </message>
    <message>
      <source>One lobbyist card or one UN goal in a turn; a played card stays on the table, and one scientist of any player may visit it for its minor effect.</source>
      <comment>stays</comment>
      <translation>Eine Lobbyistenkarte oder ein UN-Ziel pro Spielzug; eine gespielte Karte bleibt liegen, und ein Wissenschaftler eines beliebigen Spielers kann sie für den Nebeneffekt besuchen.</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>have {n:ceps} in your hand</source>
      <comment>cep_owned</comment>
      <translation>{n:ceps} auf deiner Spielertafel haben</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand and in regions you control</source>
      <comment>cep_owned.with_regions</comment>
      <translation>{n:ceps} auf deiner Spielertafel und in Regionen haben, die du kontrollierst</translation>
    </message>
    <message>
      <source>control a region that holds {n:ceps}</source>
      <comment>cep_in_controlled_region</comment>
      <translation>eine Region mit {n:ceps} kontrollieren</translation>
    </message>
    <message>
      <source>hold a summit of two topics with your scientists alone</source>
      <comment>small_summit_alone</comment>
      <translation>einen Gipfel mit 2 Themen nur mit eigenen Wissenschaftlern abschließen</translation>
    </message>
    <message>
      <source>have {n:cubes}</source>
      <comment>tech_owned</comment>
      <translation>{n:cubes} haben</translation>
    </message>
    <message>
      <source>have recruited {n:scientists}</source>
      <comment>scientists_recruited</comment>
      <translation>{n:scientists} rekrutiert haben</translation>
    </message>
    <message>
      <source>have ${n}</source>
      <comment>money_owned</comment>
      <translation>{n} $ haben</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <translation>das letzte Feld auf {n:tracks} erreicht haben</translation>
    </message>
    <message>
      <source>control {n:regions}</source>
      <comment>regions_controlled</comment>
      <translation>{n:regions} kontrollieren</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} of the same energy</source>
      <comment>infrastructure_same_type</comment>
      <translation>{n:infrastructures} derselben Energieart vorbereitet haben</translation>
    </message>
    <message>
      <source>have prepared infrastructures of {n:energies}</source>
      <comment>infrastructure_types</comment>
      <translation>Infrastruktur für {n:energies} vorbereitet haben</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <translation>{n:infrastructures} in einer Region vorbereitet haben</translation>
    </message>
    <message>
      <source>have prepared infrastructures in {n:different_regions}</source>
      <comment>infrastructure_regions</comment>
      <translation>Infrastruktur in {n:different_regions} vorbereitet haben</translation>
    </message>
    <message>
      <source>have built {n:plants} of the same energy</source>
      <comment>plants_same_type</comment>
      <translation>{n:plants} derselben Energieart gebaut haben</translation>
    </message>
    <message>
      <source>have built plants of {n:energies}</source>
      <comment>plant_types</comment>
      <translation>Kraftwerke für {n:energies} gebaut haben</translation>
    </message>
    <message>
      <source>have built {n:plants} in one region</source>
      <comment>plants_in_one_region</comment>
      <translation>{n:plants} in einer Region gebaut haben</translation>
    </message>
    <message>
      <source>have built plants in {n:different_regions}</source>
      <comment>plant_regions</comment>
      <translation>Kraftwerke in {n:different_regions} gebaut haben</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>the hand</source>
      <comment>hand</comment>
      <translation>Vorrat</translation>
    </message>
    <message>
      <source>your hand</source>
      <comment>own_hand</comment>
      <translation>dein Vorrat</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <comment>space</comment>
      <translation>Feld „{grant}“ in {region}</translation>
    </message>
    <message>
      <source>the {energy} project in {region} ({grant} space)</source>
      <comment>project</comment>
      <translation>Projekt für {energy} in {region} (Feld „{grant}“)</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <translation>Gipfel {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit}</source>
      <comment>topic</comment>
      <translation>Thema {energy} auf Gipfel {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit} (place {place})</source>
      <comment>same_topic</comment>
      <translation>Thema {energy} auf Gipfel {summit} (Platz {place})</translation>
    </message>
    <message>
      <source>lobby card {card}</source>
      <comment>card</comment>
      <translation>Lobbykarte {card}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>lobbyist card {card}</source>
      <comment>card</comment>
      <translation>Lobbyistenkarte {card}</translation>
    </message>
  </context>
  <context>
    <name>plants</name>
    <message>
      <source>Price: {goods}.</source>
      <comment>price</comment>
      <translation>Baukosten: {goods}.</translation>
    </message>
    <message>
      <source>Needs {energy} expertise {level}.</source>
      <comment>expertise</comment>
      <translation>Erfordert Wissen {level} über {energy}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and one point of {energy} expertise.</source>
      <comment>value</comment>
      <translation>Wert: {vp:points} und 1 Wissen über {energy}.</translation>
    </message>
    <message>
      <source>It goes to the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <comment>place</comment>
      <translation>Es kommt auf das erste leere Feld der Region oder ersetzt sonst das älteste fossile Kraftwerk.</translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Needs {energy} knowledge {level}.</source>
      <comment>expertise</comment>
      <translation>Erfordert Wissen {level} über {energy}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <comment>value</comment>
      <translation>Wert: {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>players</name>
    <message>
      <source>nobody</source>
      <comment>nobody</comment>
      <translation>niemand</translation>
    </message>
  </context>
  <context>
    <name>private_events</name>
    <message>
      <source>{player} keeps goal {card}.</source>
      <comment>GoalKept</comment>
      <translation>{player} behält Ziel {card}.</translation>
    </message>
    <message>
      <source>{player} draws lobby card {card}.</source>
      <comment>LobbyDrawn</comment>
      <translation>{player} zieht Lobbykarte {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <comment>LobbyKept</comment>
      <translation>{player} behält Lobbykarte {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <comment>LobbyKept</comment>
      <translation>{player} behält Lobbyistenkarte {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>What most rulebooks say</source>
      <comment>consensus</comment>
      <translation>Die Mehrheit der Regelhefte</translation>
    </message>
    <message>
      <source>Polish rulebook</source>
      <comment>pl</comment>
      <translation>Polnisches Regelheft</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <comment>fr</comment>
      <translation>Französisches Regelheft</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <comment>ru</comment>
      <translation>Russisches Regelheft</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <comment>zh</comment>
      <translation>Chinesisches Regelheft</translation>
    </message>
  </context>
  <context>
    <name>profiles_second_chance</name>
    <message>
      <source>German rulebook</source>
      <comment>consensus</comment>
      <translation>Deutsches Regelheft</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space.</source>
      <comment>propose</comment>
      <translation>Das Vorschlagen, wo die Agenda einer Region {energy} anzeigt, bringt die Subvention des Feldes.</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <translation>Das Einrichten kostet 1 KEZ und bringt {goods}.</translation>
    </message>
    <message>
      <source>A {energy} plant is built on an installed project; then the tile returns to the supply.</source>
      <comment>build</comment>
      <translation>Ein Kraftwerk für {energy} wird auf einem eingerichteten Projekt gebaut; dann kommt das Plättchen in den Vorrat zurück.</translation>
    </message>
    <message>
      <source>{n:ceps} from the bank</source>
      <comment>from_bank</comment>
      <translation>{n:ceps} aus der Bank</translation>
    </message>
  </context>
  <context>
    <name>projects_second_chance</name>
    <message>
      <source>Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge and the subsidy of its space.</source>
      <comment>propose</comment>
      <translation>Das Planen, wo die Agenda einer Region {energy} anzeigt, bringt 1 Wissen über {energy} und die Subvention des Feldes.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <translation>Die Infrastruktur vorzubereiten kostet 1 KEZ und bringt {goods}.</translation>
    </message>
    <message>
      <source>Anybody who knows enough may build the {energy} plant on the infrastructure.</source>
      <comment>build</comment>
      <translation>Wer genug Wissen hat, kann auf der Infrastruktur das Kraftwerk für {energy} bauen.</translation>
    </message>
  </context>
  <context>
    <name>reading_values</name>
    <message>
      <source>As many as are needed.</source>
      <comment>discs_per_player=0</comment>
      <translation>So viele wie nötig.</translation>
    </message>
    <message>
      <source>{n:discs}; without one left, you can neither build a plant nor take control.</source>
      <comment>discs_per_player=n</comment>
      <translation>{n:discs}; sind alle eingesetzt, kannst du weder ein Kraftwerk bauen noch die Kontrolle übernehmen.</translation>
    </message>
    <message>
      <source>{n:cards}.</source>
      <comment>un_goal_cards=n</comment>
      <translation>{n:cards}.</translation>
    </message>
    <message>
      <source>6 cards, one for each region.</source>
      <comment>event_cards=6</comment>
      <translation>6 Karten, eine für jede Region.</translation>
    </message>
    <message>
      <source>7 cards; one region can be struck twice.</source>
      <comment>event_cards=7</comment>
      <translation>7 Karten; eine Region kann es zwei Mal treffen.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number lies on top.</source>
      <comment>plant_sort=tech</comment>
      <translation>Zuoberst liegt das Kraftwerk mit der niedrigsten Technologiezahl.</translation>
    </message>
    <message>
      <source>The plant that costs the least money lies on top.</source>
      <comment>plant_sort=cost</comment>
      <translation>Zuoberst liegt das Kraftwerk, das am wenigsten Geld kostet.</translation>
    </message>
    <message>
      <source>No, the first start player is drawn.</source>
      <comment>auction_decade_1=off</comment>
      <translation>Nein, der erste Startspieler wird ausgelost.</translation>
    </message>
    <message>
      <source>Yes, paid out of the starting goods.</source>
      <comment>auction_decade_1=on</comment>
      <translation>Ja, gezahlt wird aus der Startausstattung.</translation>
    </message>
    <message>
      <source>The player who was drawn as start player.</source>
      <comment>auction_decade_1_passed=tile_stays</comment>
      <translation>Der Startspieler, der ausgelost wurde.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <comment>auction_decade_1_passed=tile_moves</comment>
      <translation>Der linke Nachbar, wie vor jeder anderen Dekade.</translation>
    </message>
    <message>
      <source>{n:summits}.</source>
      <comment>summit_spaces=n</comment>
      <translation>{n:summits}.</translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_1=</comment>
      <translation>Kein Konzernziel.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_1=n</comment>
      <translation>
        <numerusform>Nummer {cards}.</numerusform>
        <numerusform>Nummern {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_2=</comment>
      <translation>Kein Konzernziel.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_2=n</comment>
      <translation>
        <numerusform>Nummer {cards}.</numerusform>
        <numerusform>Nummern {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_3=</comment>
      <translation>Kein Konzernziel.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_3=n</comment>
      <translation>
        <numerusform>Nummer {cards}.</numerusform>
        <numerusform>Nummern {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Always {region}; the others follow clockwise.</source>
      <comment>region_order=fixed_start</comment>
      <translation>Immer {region}; die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
      <source>The start player chooses it; the others follow clockwise.</source>
      <comment>region_order=start_player_chooses</comment>
      <translation>Der Startspieler wählt sie; die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
      <source>No, it is passed over.</source>
      <comment>skip_full_region=skip</comment>
      <translation>Nein, sie wird übergangen.</translation>
    </message>
    <message>
      <source>Yes, a CEP is due all the same, unless all its plants are green.</source>
      <comment>skip_full_region=pay_anyway</comment>
      <translation>Ja, ein KEZ muss trotzdem gezahlt werden, außer in Regionen mit ausschließlich Grünen Kraftwerken.</translation>
    </message>
    <message>
      <source>One of your hand, or of any region you control.</source>
      <comment>fossil_cep_source=any_controlled</comment>
      <translation>Eines aus deinem Vorrat oder aus einer beliebigen Region, die du kontrollierst.</translation>
    </message>
    <message>
      <source>One of your hand, or of this region only.</source>
      <comment>fossil_cep_source=this_region</comment>
      <translation>Eines aus deinem Vorrat oder aus dieser Region, sonst keines.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>biomass_install_money=n</comment>
      <translation>{n} $.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>recycling_cep_source=market</comment>
      <translation>Vom Markt, der dabei leer werden und den Preis erhöhen kann.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>recycling_cep_source=bank</comment>
      <translation>Aus der Bank; Markt und Preis ändern sich nicht.</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <comment>money_grant_basis=cep</comment>
      <translation>1 $ je KEZ der Region, mindestens {least} $.</translation>
    </message>
    <message>
      <source>Always ${least}: regions hold no money to count.</source>
      <comment>money_grant_basis=money</comment>
      <translation>Immer {least} $: In Regionen liegt kein Geld, das zu zählen wäre.</translation>
    </message>
    <message>
      <source>The scientist stays and goes on working.</source>
      <comment>own_scientist_after_install=stays</comment>
      <translation>Der Wissenschaftler bleibt und arbeitet weiter.</translation>
    </message>
    <message>
      <source>The scientist returns to your hand.</source>
      <comment>own_scientist_after_install=leaves</comment>
      <translation>Der Wissenschaftler kehrt in deinen Vorrat zurück.</translation>
    </message>
    <message>
      <source>Only the top one of its stack.</source>
      <comment>plant_choice=top</comment>
      <translation>Nur das oberste des Stapels.</translation>
    </message>
    <message>
      <source>Any one of its stack.</source>
      <comment>plant_choice=any</comment>
      <translation>Ein beliebiges aus dem Stapel.</translation>
    </message>
    <message>
      <source>One fewer than the plant shows.</source>
      <comment>tech_needed_with_subsidy=less_one</comment>
      <translation>Einen weniger, als das Kraftwerk zeigt.</translation>
    </message>
    <message>
      <source>As many as the plant shows, although you pay one fewer.</source>
      <comment>tech_needed_with_subsidy=full</comment>
      <translation>So viele, wie das Kraftwerk zeigt, obwohl du einen weniger zahlst.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check of control.</source>
      <comment>build_displacement=last</comment>
      <translation>Nach dem Kraftwerk, seinen Punkten und der Prüfung der Kontrolle.</translation>
    </message>
    <message>
      <source>Before anything else is done, as when installing.</source>
      <comment>build_displacement=first</comment>
      <translation>Vor allem anderen, wie beim Einrichten.</translation>
    </message>
    <message>
      <source>Yes, as any other move.</source>
      <comment>scientist_to_hand=allowed</comment>
      <translation>Ja, wie jede andere Bewegung.</translation>
    </message>
    <message>
      <source>No, they come home only from a summit, or when they have to leave.</source>
      <comment>scientist_to_hand=forbidden</comment>
      <translation>Nein, zurück kommen sie nur von einem Gipfel oder wenn sie ein Projekt verlassen müssen.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <comment>end_turn_expertise=must</comment>
      <translation>Ja, wenn einer deiner Wissenschaftler an einem Projekt arbeitet.</translation>
    </message>
    <message>
      <source>No, you may leave it.</source>
      <comment>end_turn_expertise=may</comment>
      <translation>Nein, du kannst verzichten.</translation>
    </message>
    <message>
      <source>Clockwise from the left of the active player, who comes last.</source>
      <comment>summit_order=active_last</comment>
      <translation>Im Uhrzeigersinn vom linken Nachbarn des aktiven Spielers an, der zuletzt kommt.</translation>
    </message>
    <message>
      <source>In turn order, the start player first.</source>
      <comment>summit_order=turn_order</comment>
      <translation>In Spielerreihenfolge, der Startspieler zuerst.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <comment>expertise_on_own_return=no</comment>
      <translation>Nein, nur wenn jemand anders den Wissenschaftler wegschickt.</translation>
    </message>
    <message>
      <source>Yes, one point in the energy of the project.</source>
      <comment>expertise_on_own_return=yes</comment>
      <translation>Ja, 1 Wissen über die Energieart des Projekts.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>region_cep_source=market</comment>
      <translation>Vom Markt, der dabei leer werden und den Preis erhöhen kann.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>region_cep_source=bank</comment>
      <translation>Aus der Bank; Markt und Preis ändern sich nicht.</translation>
    </message>
    <message>
      <source>Any region of your choice that has room.</source>
      <comment>region_cep_target=choice</comment>
      <translation>Eine Region eigener Wahl, die Platz hat.</translation>
    </message>
    <message>
      <source>The region that the board names for this track.</source>
      <comment>region_cep_target=indicated</comment>
      <translation>Die Region, die der Spielplan für diese Leiste nennt.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <comment>market_after_stop=no_sale</comment>
      <translation>Du kannst kaufen, aber nicht verkaufen.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <comment>market_after_stop=closed</comment>
      <translation>Nichts: Der Markt ist bis zum nächsten Spielzug geschlossen.</translation>
    </message>
    <message>
      <source>{n:cubes}.</source>
      <comment>lobby_0709_tech=n</comment>
      <translation>{n:cubes}.</translation>
    </message>
    <message>
      <source>Yes, each card gives what belongs to its space.</source>
      <comment>lobby_0709_effect=fixed</comment>
      <translation>Ja, jede Karte gibt, was zu ihrem Feld gehört.</translation>
    </message>
    <message>
      <source>No, each card lets you choose among the effects of all three.</source>
      <comment>lobby_0709_effect=choose</comment>
      <translation>Nein, jede Karte lässt die Wahl zwischen den Effekten aller drei.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <comment>lobby_12_choice=choose</comment>
      <translation>Ja, du wählst einen der beiden.</translation>
    </message>
    <message>
      <source>No, it gives the first one only.</source>
      <comment>lobby_12_choice=first</comment>
      <translation>Nein, sie gibt nur den ersten.</translation>
    </message>
    <message>
      <source>25 goes with buying, 26 with selling.</source>
      <comment>lobby_25_26=buy_sell</comment>
      <translation>25 gehört zum Kaufen, 26 zum Verkaufen.</translation>
    </message>
    <message>
      <source>25 goes with selling, 26 with buying.</source>
      <comment>lobby_25_26=sell_buy</comment>
      <translation>25 gehört zum Verkaufen, 26 zum Kaufen.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <comment>lobby_main_timing=attach</comment>
      <translation>Später im Spielzug ihrer Aktion; ein Nachlass zusammen mit dem Bauen.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is paid back after the build.</source>
      <comment>lobby_main_timing=after</comment>
      <translation>Später im Spielzug ihrer Aktion; ein Nachlass wird nach dem Bauen erstattet.</translation>
    </message>
    <message>
      <source>Right after its action; a discount together with the build.</source>
      <comment>lobby_main_timing=with</comment>
      <translation>Sofort nach ihrer Aktion; ein Nachlass zusammen mit dem Bauen.</translation>
    </message>
    <message>
      <source>All of yours except the first.</source>
      <comment>goal_30=except_first</comment>
      <translation>Alle eigenen außer dem ersten.</translation>
    </message>
    <message>
      <source>All of yours.</source>
      <comment>goal_30=every</comment>
      <translation>Alle eigenen.</translation>
    </message>
    <message>
      <source>Energies that you have built in the region.</source>
      <comment>control_expertise=built</comment>
      <translation>Über die Energiearten, die du in der Region gebaut hast.</translation>
    </message>
    <message>
      <source>All energies on the agenda of the region.</source>
      <comment>control_expertise=agenda</comment>
      <translation>Über alle Energiearten der Agenda der Region.</translation>
    </message>
    <message>
      <source>The builder or the one who held it before.</source>
      <comment>control_recount=builder_or_controller</comment>
      <translation>Wer gebaut hat, oder wer sie vorher kontrolliert hat.</translation>
    </message>
    <message>
      <source>Anybody with a plant there: all are compared.</source>
      <comment>control_recount=all_players</comment>
      <translation>Wer dort ein Kraftwerk hat: Alle werden verglichen.</translation>
    </message>
    <message>
      <source>Yes, all others last five.</source>
      <comment>six_decades_at=5</comment>
      <translation>Ja, alle anderen dauern fünf.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six decades would need a sixth player.</source>
      <comment>six_decades_at=6</comment>
      <translation>Nein, jedes Spiel dauert fünf; für sechs Dekaden bräuchte es eine sechste Person.</translation>
    </message>
    <message>
      <source>Yes, in points.</source>
      <comment>end_income=paid</comment>
      <translation>Ja, in Punkten.</translation>
    </message>
    <message>
      <source>No.</source>
      <comment>end_income=not_paid</comment>
      <translation>Nein.</translation>
    </message>
    <message>
      <source>No gas plant.</source>
      <comment>extreme_removes_gas=0</comment>
      <translation>Kein Gaskraftwerk.</translation>
    </message>
    <message>
      <source>{n:gas}.</source>
      <comment>extreme_removes_gas=n</comment>
      <translation>{n:gas}.</translation>
    </message>
    <message>
      <source>All of them.</source>
      <comment>solo_base=two_player</comment>
      <translation>Alle.</translation>
    </message>
    <message>
      <source>As many as two players lay out.</source>
      <comment>solo_base=two_player_strict</comment>
      <translation>So viele, wie im 2-Personen-Spiel ausgelegt werden.</translation>
    </message>
    <message>
      <source>As many as four players lay out.</source>
      <comment>solo_base=normal</comment>
      <translation>So viele, wie im 4-Personen-Spiel ausgelegt werden.</translation>
    </message>
    <message>
      <source>On a free one of your choice.</source>
      <comment>solo_slot=choice</comment>
      <translation>Auf einem freien eigener Wahl.</translation>
    </message>
    <message>
      <source>On the first free one.</source>
      <comment>solo_slot=first_free</comment>
      <translation>Auf dem ersten freien.</translation>
    </message>
    <message>
      <source>In the region after the one that was used last.</source>
      <comment>solo_next_start=next_region</comment>
      <translation>In der Region nach der zuletzt benutzten.</translation>
    </message>
    <message>
      <source>In the region that was used last.</source>
      <comment>solo_next_start=same_region</comment>
      <translation>In der zuletzt benutzten Region.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more after the supply phase.</source>
      <comment>solo_end_level=reaches</comment>
      <translation>Bei {ppm} ppm oder mehr nach der Versorgungsphase.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the supply phase.</source>
      <comment>solo_end_level=exceeds</comment>
      <translation>Über {ppm} ppm nach der Versorgungsphase.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>competitive_gas=removed</comment>
      <translation>Ja.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <comment>competitive_gas=kept</comment>
      <translation>Nein, alle Gaskraftwerke bleiben im Spiel.</translation>
    </message>
    <message>
      <source>Yes, one region can be struck twice.</source>
      <comment>seventh_event=in_play</comment>
      <translation>Ja, eine Region kann es zwei Mal treffen.</translation>
    </message>
    <message>
      <source>No, there is one tile for each region.</source>
      <comment>seventh_event=left_out</comment>
      <translation>Nein, es gibt ein Plättchen für jede Region.</translation>
    </message>
    <message>
      <source>After the region that received the last cube.</source>
      <comment>opponent_cubes=continue</comment>
      <translation>Nach der Region, die den letzten Kontrollwürfel erhalten hat.</translation>
    </message>
    <message>
      <source>Always after the region chosen at the start.</source>
      <comment>opponent_cubes=restart</comment>
      <translation>Immer nach der am Anfang gewählten Region.</translation>
    </message>
    <message>
      <source>Nothing, if the region holds no CEP.</source>
      <comment>money_subsidy_minimum=0</comment>
      <translation>Nichts, wenn in der Region kein KEZ liegt.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>money_subsidy_minimum=n</comment>
      <translation>{n} $.</translation>
    </message>
    <message>
      <source>No, recruit or move a scientist if either is possible.</source>
      <comment>scientist_subsidy=taken</comment>
      <translation>Nein, rekrutiere oder bewege einen Wissenschaftler, wenn eines davon möglich ist.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>scientist_subsidy=optional</comment>
      <translation>Ja.</translation>
    </message>
    <message>
      <source>The CEP is paid, then the scientist moves.</source>
      <comment>infrastructure_order=pay_first</comment>
      <translation>Das KEZ wird gezahlt, dann wird der Wissenschaftler bewegt.</translation>
    </message>
    <message>
      <source>The scientist moves, then the CEP is paid.</source>
      <comment>infrastructure_order=scientist_first</comment>
      <translation>Der Wissenschaftler wird bewegt, dann wird das KEZ gezahlt.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <comment>lobby_before=all_effects</comment>
      <translation>Jeder: Geld, Technologiemarker, KEZ und Wissen zählen für die Aktion.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <comment>lobby_before=build_money_only</comment>
      <translation>Nur das Geld einer Karte für das Bauen.</translation>
    </message>
    <message>
      <source>Both points of each scientist in any topics of the summit.</source>
      <comment>summit_points=any_topic</comment>
      <translation>Jeder Wissenschaftler bringt 2 Wissen über beliebige Themen des Gipfels.</translation>
    </message>
    <message>
      <source>One point in the scientist's topic, one in any topic of the summit.</source>
      <comment>summit_points=own_topic_first</comment>
      <translation>1 Wissen über das Thema des Wissenschaftlers, 1 über ein beliebiges Thema des Gipfels.</translation>
    </message>
    <message>
      <source>No, everybody keeps their own.</source>
      <comment>competitive_bonuses=own</comment>
      <translation>Nein, alle behalten die eigenen.</translation>
    </message>
    <message>
      <source>Yes, as in the team game.</source>
      <comment>competitive_bonuses=shared</comment>
      <translation>Ja, wie im kooperativen Spiel.</translation>
    </message>
    <message>
      <source>Everybody who has built there.</source>
      <comment>control_rivals=everybody</comment>
      <translation>Alle, die dort gebaut haben.</translation>
    </message>
    <message>
      <source>Only the one who controls it now.</source>
      <comment>control_rivals=controller</comment>
      <translation>Nur wer sie jetzt kontrolliert.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <comment>penalty_price=before</comment>
      <translation>Der Preis, bevor er steigt.</translation>
    </message>
    <message>
      <source>The price after it has risen.</source>
      <comment>penalty_price=after</comment>
      <translation>Der Preis, nachdem er gestiegen ist.</translation>
    </message>
    <message>
      <source>A CEP of your hand or of any region you control.</source>
      <comment>supply_payment=any_controlled</comment>
      <translation>Mit einem KEZ von deiner Spielertafel oder aus einer beliebigen Region, die du kontrollierst.</translation>
    </message>
    <message>
      <source>Only a CEP of this region; without one there is a penalty.</source>
      <comment>supply_payment=this_region</comment>
      <translation>Nur mit einem KEZ dieser Region; ohne eines gibt es eine Strafe.</translation>
    </message>
    <message>
      <source>After all regions have been visited.</source>
      <comment>supply_order=after_all</comment>
      <translation>Nachdem alle Regionen an der Reihe waren.</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <comment>supply_order=at_once</comment>
      <translation>Jedes, sobald es gelegt wird.</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <comment>region_tech=optional</comment>
      <translation>Nein, wer baut, entscheidet.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <comment>region_tech=mandatory</comment>
      <translation>Ja, wenn das Kraftwerk überhaupt Technologiemarker kostet.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on.</source>
      <comment>second_event=reaches</comment>
      <translation>Ab {ppm} ppm.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <comment>second_event=exceeds</comment>
      <translation>Über {ppm} ppm.</translation>
    </message>
    <message>
      <source>Those of your hand.</source>
      <comment>goal_cep=hand</comment>
      <translation>Die auf deiner Spielertafel.</translation>
    </message>
    <message>
      <source>Those of your hand and of regions you control.</source>
      <comment>goal_cep=with_regions</comment>
      <translation>Die auf deiner Spielertafel und in Regionen, die du kontrollierst.</translation>
    </message>
    <message>
      <source>No, it walks over them.</source>
      <comment>inspector_skips=achieved</comment>
      <translation>Nein, er überspringt sie.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <comment>inspector_skips=nothing</comment>
      <translation>Ja, jedes Ziel ist ein Schritt.</translation>
    </message>
    <message>
      <source>Everybody: all are tied.</source>
      <comment>award_without_tech=everybody</comment>
      <translation>Alle, denn es herrscht Gleichstand.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <comment>award_without_tech=nobody</comment>
      <translation>Niemand: Mindestens ein Technologiemarker ist nötig.</translation>
    </message>
  </context>
  <context>
    <name>readings</name>
    <message>
      <source>How many discs does each player have for score, tracks, plants and regions?</source>
      <comment>discs_per_player</comment>
      <translation>Wie viele Scheiben haben alle jeweils für Punkte, Leisten, Kraftwerke und Regionen?</translation>
    </message>
    <message>
      <source>How many UN goal cards are in the box?</source>
      <comment>un_goal_cards</comment>
      <translation>Wie viele UN-Zielkarten sind in der Spielschachtel?</translation>
    </message>
    <message>
      <source>How many event cards are in the box?</source>
      <comment>event_cards</comment>
      <translation>Wie viele Ereigniskarten sind in der Spielschachtel?</translation>
    </message>
    <message>
      <source>How are the green plants of an energy stacked?</source>
      <comment>plant_sort</comment>
      <translation>Wie sind die Grünen Kraftwerke einer Energieart gestapelt?</translation>
    </message>
    <message>
      <source>Auction variant: is there an auction before the first decade too?</source>
      <comment>auction_decade_1</comment>
      <translation>Variante mit Auktion: Gibt es auch vor der ersten Dekade eine Auktion?</translation>
    </message>
    <message>
      <source>Everybody passes in the auction before the first decade: who starts?</source>
      <comment>auction_decade_1_passed</comment>
      <translation>Alle passen in der Auktion vor der ersten Dekade: Wer beginnt?</translation>
    </message>
    <message>
      <source>How many summits lie face up on the board?</source>
      <comment>summit_spaces</comment>
      <translation>Wie viele Gipfel liegen offen auf dem Spielplan?</translation>
    </message>
    <message>
      <source>Which company goals leave the game when you play alone?</source>
      <comment>goals_removed_1</comment>
      <translation>Welche Konzernziele werden aus dem Spiel genommen, wenn du allein spielst?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with two players?</source>
      <comment>goals_removed_2</comment>
      <translation>Welche Konzernziele werden im 2-Personen-Spiel entfernt?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <comment>goals_removed_3</comment>
      <translation>Welche Konzernziele werden im 3-Personen-Spiel entfernt?</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <comment>region_order</comment>
      <translation>Welche Region kommt bei der Energieversorgung zuerst an die Reihe?</translation>
    </message>
    <message>
      <source>A region has no space for the plant of this decade: does it pay?</source>
      <comment>skip_full_region</comment>
      <translation>Eine Region hat kein Feld für das Kraftwerk dieser Dekade: Zahlt sie?</translation>
    </message>
    <message>
      <source>Which CEP may pay for a fossil plant in a region you control?</source>
      <comment>fossil_cep_source</comment>
      <translation>Welches KEZ kann für ein fossiles Kraftwerk in einer Region gezahlt werden, die du kontrollierst?</translation>
    </message>
    <message>
      <source>How much money does installing a biomass project bring?</source>
      <comment>biomass_install_money</comment>
      <translation>Wie viel Geld bringt das Einrichten eines Projekts für Biomasse?</translation>
    </message>
    <message>
      <source>Where does the CEP come from that installing a recycling project brings?</source>
      <comment>recycling_cep_source</comment>
      <translation>Woher kommt das KEZ, das das Einrichten eines Projekts für Wiederverwertung bringt?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <comment>money_grant_basis</comment>
      <translation>Wie viel zahlt eine Geldsubvention?</translation>
    </message>
    <message>
      <source>You install a project on which your own scientist works: what happens?</source>
      <comment>own_scientist_after_install</comment>
      <translation>Du richtest ein Projekt ein, an dem dein eigener Wissenschaftler arbeitet: Was geschieht?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <comment>plant_choice</comment>
      <translation>Welches Kraftwerk einer Energieart kann gebaut werden?</translation>
    </message>
    <message>
      <source>The region gives a cube for a plant: how many must you own?</source>
      <comment>tech_needed_with_subsidy</comment>
      <translation>Die Region gibt einen Technologiemarker für ein Kraftwerk: Wie viele musst du besitzen?</translation>
    </message>
    <message>
      <source>You build on a project with a foreign scientist: when does the scientist leave?</source>
      <comment>build_displacement</comment>
      <translation>Du baust auf einem Projekt mit einem fremden Wissenschaftler: Wann verlässt er es?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your hand?</source>
      <comment>scientist_to_hand</comment>
      <translation>Kannst du einen Wissenschaftler von einem Projekt in deinen Vorrat zurückholen?</translation>
    </message>
    <message>
      <source>Must you take the point of expertise at the end of your turn?</source>
      <comment>end_turn_expertise</comment>
      <translation>Musst du das Wissen am Ende deines Spielzugs nehmen?</translation>
    </message>
    <message>
      <source>In which order do the participants of a summit gain their expertise?</source>
      <comment>summit_order</comment>
      <translation>In welcher Reihenfolge gewinnen die teilnehmenden Wissenschaftler eines Gipfels ihr Wissen?</translation>
    </message>
    <message>
      <source>Your own installing or building brings your scientist home: do you gain expertise for it?</source>
      <comment>expertise_on_own_return</comment>
      <translation>Dein eigenes Einrichten oder Bauen bringt deinen Wissenschaftler zurück: Gewinnst du dafür Wissen?</translation>
    </message>
    <message>
      <source>Where does the CEP of a track bonus come from?</source>
      <comment>region_cep_source</comment>
      <translation>Woher kommt das KEZ für den Bonus einer Wissensleiste?</translation>
    </message>
    <message>
      <source>Which region receives the CEP of a track bonus?</source>
      <comment>region_cep_target</comment>
      <translation>Welche Region erhält das KEZ für den Bonus einer Wissensleiste?</translation>
    </message>
    <message>
      <source>The market ran empty in your turn: what can you still do there?</source>
      <comment>market_after_stop</comment>
      <translation>Der KEZ-Markt war in deinem Spielzug leer: Was kannst du dort noch tun?</translation>
    </message>
    <message>
      <source>How many technology cubes do lobby cards 07 to 09 give?</source>
      <comment>lobby_0709_tech</comment>
      <translation>Wie viele Technologiemarker geben die Lobbykarten 07 bis 09?</translation>
    </message>
    <message>
      <source>Is the main effect of lobby cards 07 to 09 fixed?</source>
      <comment>lobby_0709_effect</comment>
      <translation>Steht der Haupteffekt der Lobbykarten 07 bis 09 fest?</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <comment>lobby_12_choice</comment>
      <translation>Lässt Lobbykarte 12 die Wahl zwischen zwei Haupteffekten?</translation>
    </message>
    <message>
      <source>Which of the lobby cards 25 and 26 goes with buying, and which with selling?</source>
      <comment>lobby_25_26</comment>
      <translation>Welche der Lobbykarten 25 und 26 gehört zum Kaufen, welche zum Verkaufen?</translation>
    </message>
    <message>
      <source>When is the main effect of a lobby card played?</source>
      <comment>lobby_main_timing</comment>
      <translation>Wann wird der Haupteffekt einer Lobbykarte gespielt?</translation>
    </message>
    <message>
      <source>Which plants does company goal 30 count?</source>
      <comment>goal_30</comment>
      <translation>Welche Kraftwerke zählen für Konzernziel 30?</translation>
    </message>
    <message>
      <source>Control is tied to the last: expertise in which energies is compared?</source>
      <comment>control_expertise</comment>
      <translation>Gleichstand um die Kontrolle bis zuletzt: Wissen über welche Energiearten wird verglichen?</translation>
    </message>
    <message>
      <source>Who can hold the region after a plant was built?</source>
      <comment>control_recount</comment>
      <translation>Wer kann die Region kontrollieren, nachdem ein Kraftwerk gebaut wurde?</translation>
    </message>
    <message>
      <source>Does a game of five last six decades?</source>
      <comment>six_decades_at</comment>
      <translation>Dauert ein 5-Personen-Spiel sechs Dekaden?</translation>
    </message>
    <message>
      <source>Is income paid once more at the end of the game?</source>
      <comment>end_income</comment>
      <translation>Gibt es bei Spielende noch einmal Einkommen?</translation>
    </message>
    <message>
      <source>How many gas plants leave the game with the extreme fossil plants?</source>
      <comment>extreme_removes_gas</comment>
      <translation>Wie viele Gaskraftwerke werden bei den extremen fossilen Kraftwerken aus dem Spiel genommen?</translation>
    </message>
    <message>
      <source>Solo game: how many UN goals are in the stack?</source>
      <comment>solo_base</comment>
      <translation>Solospiel: Wie viele UN-Ziele sind im Stapel?</translation>
    </message>
    <message>
      <source>Solo game: on which space of a region does a start project lie?</source>
      <comment>solo_slot</comment>
      <translation>Solospiel: Auf welchem Feld einer Region liegt ein Startprojekt?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the next start project's region begin?</source>
      <comment>solo_next_start</comment>
      <translation>Solospiel: Wo beginnt die Suche nach der Region des nächsten Startprojekts?</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <comment>solo_end_level</comment>
      <translation>Solospiel: Bei welcher CO₂-Verschmutzung endet das Spiel vorzeitig?</translation>
    </message>
    <message>
      <source>Do gas plants leave the competitive game of three, as they do in the team game?</source>
      <comment>competitive_gas</comment>
      <translation>Werden im kompetitiven 3-Personen-Spiel Gaskraftwerke entfernt, wie im kooperativen?</translation>
    </message>
    <message>
      <source>Is the seventh event tile used?</source>
      <comment>seventh_event</comment>
      <translation>Wird das siebte Ereignisplättchen benutzt?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the opponent's next region begin?</source>
      <comment>opponent_cubes</comment>
      <translation>Solospiel: Wo beginnt die Suche nach der nächsten Region des Gegners?</translation>
    </message>
    <message>
      <source>How much does a money subsidy pay at least?</source>
      <comment>money_subsidy_minimum</comment>
      <translation>Wie viel zahlt eine Geldsubvention mindestens?</translation>
    </message>
    <message>
      <source>May you leave the subsidy of a scientist space unused?</source>
      <comment>scientist_subsidy</comment>
      <translation>Darfst du auf eine Wissenschaftlersubvention verzichten?</translation>
    </message>
    <message>
      <source>A scientist stands on a project that gets its infrastructure: what comes first?</source>
      <comment>infrastructure_order</comment>
      <translation>Ein Wissenschaftler steht auf einem Projekt, dessen Infrastruktur vorbereitet wird: Was kommt zuerst?</translation>
    </message>
    <message>
      <source>A lobbyist card is played before its action: which bonus may make the action possible?</source>
      <comment>lobby_before</comment>
      <translation>Eine Lobbyistenkarte wird vor ihrer Aktion gespielt: Welcher Bonus darf die Aktion möglich machen?</translation>
    </message>
    <message>
      <source>In which energies does a summit bring its knowledge?</source>
      <comment>summit_points</comment>
      <translation>Über welche Energiearten bringt ein Gipfel Wissen?</translation>
    </message>
    <message>
      <source>Competitive game: may you hand the bonus of a track to somebody else?</source>
      <comment>competitive_bonuses</comment>
      <translation>Kompetitives Spiel: Kannst du den Bonus einer Wissensleiste anderen überlassen?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to control a region?</source>
      <comment>control_rivals</comment>
      <translation>Wen musst du nach dem Bauen übertreffen, um eine Region zu kontrollieren?</translation>
    </message>
    <message>
      <source>A penalty empties the market: which price is lost in points?</source>
      <comment>penalty_price</comment>
      <translation>Eine Strafe leert den KEZ-Markt: Welcher Preis geht in Punkten verloren?</translation>
    </message>
    <message>
      <source>What may pay for a fossil plant in a region you control?</source>
      <comment>supply_payment</comment>
      <translation>Womit darf ein fossiles Kraftwerk in einer Region bezahlt werden, die du kontrollierst?</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <comment>supply_order</comment>
      <translation>Wann werden die neuen fossilen Kraftwerke bezahlt?</translation>
    </message>
    <message>
      <source>A region has technology cubes: must one of them help to pay for a plant there?</source>
      <comment>region_tech</comment>
      <translation>In einer Region liegen Technologiemarker: Muss einer davon ein Kraftwerk dort mitbezahlen?</translation>
    </message>
    <message>
      <source>From which CO₂ level on does the future event happen too?</source>
      <comment>second_event</comment>
      <translation>Ab welcher CO₂-Verschmutzung tritt auch das zukünftige Ereignis ein?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal that asks for CEPs?</source>
      <comment>goal_cep</comment>
      <translation>Welche KEZ zählen für das persönliche Ziel, das KEZ verlangt?</translation>
    </message>
    <message>
      <source>Does an inspector count goals that are achieved?</source>
      <comment>inspector_skips</comment>
      <translation>Zählt ein UN-Inspektor erreichte Ziele mit?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most?</source>
      <comment>award_without_tech</comment>
      <translation>Am Ende hat niemand Technologiemarker: Wer bekommt die Punkte für die meisten?</translation>
    </message>
  </context>
  <context>
    <name>references</name>
    <message numerus="yes">
      <source>{rule} – rulebook sections {sections}</source>
      <comment>numbers</comment>
      <translation>
        <numerusform>{rule} – Regelheft, Abschnitt {sections}</numerusform>
        <numerusform>{rule} – Regelheft, Abschnitte {sections}</numerusform>
      </translation>
    </message>
    <message>
      <source>{rule} – rulebook: {sections}</source>
      <comment>headings</comment>
      <translation>{rule} – Regelheft: {sections}</translation>
    </message>
    <message>
      <source>{rule} – not in the printed rulebook</source>
      <comment>unprinted</comment>
      <translation>{rule} – nicht im gedruckten Regelheft</translation>
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
      <translation>Die Aktion, für die Karte {card} gespielt wurde, ist fällig: Sie muss möglich bleiben.</translation>
    </message>
    <message>
      <source>This scientist is in your hand already.</source>
      <comment>already_in_hand</comment>
      <translation>Dieser Wissenschaftler ist bereits in deinem Vorrat.</translation>
    </message>
    <message>
      <source>Card {card} is attached to the build itself: choose the build with this card.</source>
      <comment>attach_card_to_build</comment>
      <translation>Karte {card} gehört zum Bauen selbst: Wähle das Bauen mit dieser Karte.</translation>
    </message>
    <message>
      <source>That is worth ${had}; the bid is ${needed}.</source>
      <comment>bid_not_covered</comment>
      <translation>Das ist {had} $ wert; das Gebot ist {needed} $.</translation>
    </message>
    <message>
      <source>You can pay ${had} at the most.</source>
      <comment>bid_too_high</comment>
      <translation>Du kannst maximal {had} $ zahlen.</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <comment>bid_too_low</comment>
      <translation>Biete mindestens {needed} $ oder passe.</translation>
    </message>
    <message>
      <source>This bonus cannot be handed to {player}: everybody keeps their own.</source>
      <comment>bonus_is_your_own</comment>
      <translation>Diesen Bonus kannst du {player} nicht überlassen: Alle behalten die eigenen.</translation>
    </message>
    <message>
      <source>A bonus that was given cannot be handed on to {player}.</source>
      <comment>bonus_was_given_already</comment>
      <translation>Ein überlassener Bonus kann {player} nicht noch einmal überlassen werden.</translation>
    </message>
    <message>
      <source>The points or the track allow {had:steps} down, not {needed}.</source>
      <comment>cannot_reduce_more</comment>
      <translation>Die Punkte oder die Leiste erlauben {had:steps} abwärts, nicht {needed}.</translation>
    </message>
    <message>
      <source>The main effect of card {card} needs its own action in this turn first: {on}.</source>
      <comment>card_action_missing</comment>
      <translation>Für den Haupteffekt von Karte {card} muss in diesem Spielzug zuerst ihre Aktion ausgeführt werden: {on}.</translation>
    </message>
    <message>
      <source>You have played a card or scored a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <translation>Du hast in diesem Spielzug bereits eine Karte gespielt oder ein UN-Ziel beansprucht.</translation>
    </message>
    <message>
      <source>Card {card} gives no discount on this plant.</source>
      <comment>card_cannot_be_attached</comment>
      <translation>Karte {card} gibt keinen Nachlass auf dieses Kraftwerk.</translation>
    </message>
    <message>
      <source>Card {card} is not in your hand.</source>
      <comment>card_not_in_hand</comment>
      <translation>Karte {card} ist nicht auf deiner Hand.</translation>
    </message>
    <message>
      <source>Card {card} is not in your packet.</source>
      <comment>card_not_in_packet</comment>
      <translation>Karte {card} ist nicht in deinem Kartenpaket.</translation>
    </message>
    <message>
      <source>No scientist can go to this card: it is not in play, or somebody has been there.</source>
      <comment>card_not_open</comment>
      <translation>Kein Wissenschaftler kann auf diese Karte gehen: Sie ist nicht im Spiel, oder jemand war schon dort.</translation>
    </message>
    <message>
      <source>The CO₂ level is at {had} ppm; from {limit} ppm on there is no second action.</source>
      <comment>co2_at_limit</comment>
      <translation>Die CO₂-Verschmutzung beträgt {had} ppm; ab {limit} ppm gibt es keine zweite Hauptaktion.</translation>
    </message>
    <message>
      <source>Take the main action of this turn first; the second one comes after it.</source>
      <comment>first_action_open</comment>
      <translation>Führe zuerst die Hauptaktion dieses Spielzugs aus; die zweite kommt danach.</translation>
    </message>
    <message>
      <source>The project goes to the first free space of {region}.</source>
      <comment>first_free_space_only</comment>
      <translation>Das Projekt kommt auf das erste freie Feld in {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <comment>game_over</comment>
      <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
      <source>Goal {card} is not among the goals you can keep.</source>
      <comment>goal_not_dealt</comment>
      <translation>Ziel {card} ist nicht unter den Zielen, die du behalten kannst.</translation>
    </message>
    <message>
      <source>A scientist who is sent away goes home or to a summit on the project's energy.</source>
      <comment>hand_or_summit_only</comment>
      <translation>Ein weggeschickter Wissenschaftler kommt zurück oder geht zu einem Gipfel mit der Energieart des Projekts.</translation>
    </message>
    <message>
      <source>Too few of your {energy} infrastructures carry a plant: {had} of {needed}.</source>
      <comment>infrastructure_missing</comment>
      <translation>Zu wenige deiner Infrastrukturen für {energy} tragen ein Kraftwerk: {had} von {needed}.</translation>
    </message>
    <message>
      <source>The main action of this turn is still open, and it has to be taken.</source>
      <comment>mandatory_action_open</comment>
      <translation>Die Hauptaktion dieses Spielzugs ist noch offen und muss ausgeführt werden.</translation>
    </message>
    <message>
      <source>You have taken the main action of this turn already.</source>
      <comment>mandatory_action_used</comment>
      <translation>Du hast die Hauptaktion dieses Spielzugs bereits ausgeführt.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: it is closed until the next turn.</source>
      <comment>market_closed</comment>
      <translation>Der KEZ-Markt war in diesem Spielzug leer: Bis zum nächsten Spielzug ist er geschlossen.</translation>
    </message>
    <message>
      <source>No CEP is on sale.</source>
      <comment>market_empty</comment>
      <translation>Auf dem Markt ist kein KEZ.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next turn.</source>
      <comment>market_stop</comment>
      <translation>Der KEZ-Markt war in diesem Spielzug leer: Bis zum nächsten Spielzug kann nichts verkauft werden.</translation>
    </message>
    <message>
      <source>You have been to the market in this turn already.</source>
      <comment>market_visit_used</comment>
      <translation>Du hast den KEZ-Markt in diesem Spielzug bereits aufgesucht.</translation>
    </message>
    <message>
      <source>You earn {had}; that is less than {needed}.</source>
      <comment>more_than_income</comment>
      <translation>Du erhältst {had}; das ist weniger als {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level has to come down by at least {needed:steps}; {had} is too few.</source>
      <comment>must_reduce_more</comment>
      <translation>Die CO₂-Verschmutzung muss um mindestens {needed:steps} sinken; {had} ist zu wenig.</translation>
    </message>
    <message>
      <source>You have no CEP in your hand.</source>
      <comment>no_cep_in_hand</comment>
      <translation>Du hast kein KEZ in deinem Vorrat.</translation>
    </message>
    <message>
      <source>That region holds no CEP.</source>
      <comment>no_cep_in_region</comment>
      <translation>In dieser Region liegt kein KEZ.</translation>
    </message>
    <message>
      <source>You need a CEP in your hand or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <translation>Du brauchst ein KEZ in deinem Vorrat oder in einer Region, die du kontrollierst.</translation>
    </message>
    <message>
      <source>{player} has no company goal any more.</source>
      <comment>no_company_goal</comment>
      <translation>{player} hat kein Konzernziel mehr.</translation>
    </message>
    <message>
      <source>You have no cube left to mark the plant.</source>
      <comment>no_cube_left</comment>
      <translation>Du hast keinen Kontrollwürfel mehr, um das Kraftwerk zu markieren.</translation>
    </message>
    <message>
      <source>You have no disc left to mark the plant.</source>
      <comment>no_disc_left</comment>
      <translation>Du hast keine Scheibe mehr, um das Kraftwerk zu markieren.</translation>
    </message>
    <message>
      <source>{player}'s scientist works here and costs you ${needed}; you have ${had}.</source>
      <comment>no_fee_for_scientist</comment>
      <translation>Hier arbeitet ein Wissenschaftler von {player} und kostet dich {needed} $; du hast {had} $.</translation>
    </message>
    <message>
      <source>You have no lobby card.</source>
      <comment>no_lobby_card</comment>
      <translation>Du hast keine Lobbykarte.</translation>
    </message>
    <message>
      <source>You have no marker left for another infrastructure.</source>
      <comment>no_marker_left</comment>
      <translation>Du hast keinen Infrastrukturmarker mehr.</translation>
    </message>
    <message>
      <source>No {energy} plant is left.</source>
      <comment>no_plant_tile</comment>
      <translation>Kein Kraftwerk für {energy} ist mehr übrig.</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <comment>no_project_here</comment>
      <translation>Auf diesem Feld ist kein Projekt.</translation>
    </message>
    <message>
      <source>No {energy} project tile is left.</source>
      <comment>no_project_tile</comment>
      <translation>Kein Projektplättchen für {energy} ist mehr übrig.</translation>
    </message>
    <message>
      <source>The region cannot help with {needed:cubes}; it can give {had}.</source>
      <comment>no_region_tech</comment>
      <translation>So viele Technologiemarker kann die Region nicht geben: {needed}. Möglich: {had}.</translation>
    </message>
    <message>
      <source>You have no scientist in your hand.</source>
      <comment>no_scientist_in_hand</comment>
      <translation>Du hast keinen Wissenschaftler in deinem Vorrat.</translation>
    </message>
    <message>
      <source>No second action would be possible now.</source>
      <comment>no_second_action</comment>
      <translation>Eine zweite Hauptaktion wäre jetzt nicht möglich.</translation>
    </message>
    <message>
      <source>Card {card} does not offer that.</source>
      <comment>no_such_option</comment>
      <translation>Das bietet Karte {card} nicht an.</translation>
    </message>
    <message>
      <source>There is no such topic.</source>
      <comment>no_such_topic</comment>
      <translation>Dieses Thema gibt es nicht.</translation>
    </message>
    <message>
      <source>The chosen rulebook knows no way from a project back to the hand.</source>
      <comment>no_way_home</comment>
      <translation>Das gewählte Regelheft kennt keinen Weg von einem Projekt zurück in den Vorrat.</translation>
    </message>
    <message>
      <source>All your scientists are recruited: there are {limit} and no more.</source>
      <comment>nobody_to_recruit</comment>
      <translation>Alle deine Wissenschaftler sind rekrutiert: Mehr als {limit} gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no project on this space that can be prepared for building.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Auf diesem Feld ist kein Projekt, das eingerichtet werden kann.</translation>
    </message>
    <message>
      <source>No point in {energy} is due from this summit.</source>
      <comment>not_a_topic_here</comment>
      <translation>Dieser Gipfel bringt dir kein Wissen über {energy}.</translation>
    </message>
    <message>
      <source>There is no project on this space that is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Auf diesem Feld ist kein Projekt, auf dem schon gebaut werden kann.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <comment>not_enough_cep</comment>
      <translation>Du brauchst {needed:ceps} und hast {had}.</translation>
    </message>
    <message>
      <source>You need expertise {needed} in {energy} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <translation>Du brauchst Wissen {needed} über {energy} und hast {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <comment>not_enough_money</comment>
      <translation>Du brauchst {needed} $ und hast {had} $.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}: ${fee} of it is for {player}, whose scientist works here.</source>
      <comment>not_enough_money_and_fee</comment>
      <translation>Du brauchst {needed} $ und hast {had} $: {fee} $ davon gehen an {player} für den Wissenschaftler, der hier arbeitet.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <comment>not_enough_tech</comment>
      <translation>Du brauchst {needed:cubes} und hast {had}.</translation>
    </message>
    <message>
      <source>This is not the time for it: another decision comes first.</source>
      <comment>not_now</comment>
      <translation>Dafür ist jetzt nicht die Zeit: Eine andere Entscheidung kommt zuerst.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <comment>not_on_agenda</comment>
      <translation>Die Agenda von {region} zeigt {energy} nicht an.</translation>
    </message>
    <message>
      <source>This point has to be taken.</source>
      <comment>not_optional</comment>
      <translation>Dieses Wissen muss genommen werden.</translation>
    </message>
    <message>
      <source>The project goes to a free space of {region}.</source>
      <comment>not_this_space</comment>
      <translation>Das Projekt kommt auf ein freies Feld in {region}.</translation>
    </message>
    <message>
      <source>None of your scientists stands there.</source>
      <comment>not_your_scientist</comment>
      <translation>Dort steht keiner deiner Wissenschaftler.</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <comment>not_your_turn</comment>
      <translation>{player} ist nicht an der Reihe.</translation>
    </message>
    <message>
      <source>A scientist reaches a summit only from a project of the same energy.</source>
      <comment>only_from_project_to_summit</comment>
      <translation>Zu einem Gipfel kommt ein Wissenschaftler nur von einem Projekt derselben Energieart.</translation>
    </message>
    <message>
      <source>Only the top {energy} plant can be built.</source>
      <comment>only_top_plant</comment>
      <translation>Nur das oberste Kraftwerk für {energy} kann gebaut werden.</translation>
    </message>
    <message>
      <source>Card {card} has been played for another action, which comes now.</source>
      <comment>other_action_owed</comment>
      <translation>Karte {card} wurde für eine andere Aktion gespielt, die jetzt kommt.</translation>
    </message>
    <message>
      <source>The CEP has to come from your hand or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <translation>Das KEZ muss aus deinem Vorrat oder aus {region} kommen.</translation>
    </message>
    <message>
      <source>The scientist who was sent away has to move.</source>
      <comment>other_scientist_must_move</comment>
      <translation>Der weggeschickte Wissenschaftler muss bewegt werden.</translation>
    </message>
    <message>
      <source>The topic is {topic}, but the scientist works on {energy}.</source>
      <comment>other_topic</comment>
      <translation>Das Thema ist {topic}, aber der Wissenschaftler arbeitet an {energy}.</translation>
    </message>
    <message>
      <source>Card {card} goes with an action that you could not take right after: {on}.</source>
      <comment>owed_action_impossible</comment>
      <translation>Karte {card} gehört zu einer Aktion, die du gleich danach nicht ausführen könntest: {on}.</translation>
    </message>
    <message>
      <source>Something in this payment is not needed: ${had} for a bid of ${needed}.</source>
      <comment>pays_too_much</comment>
      <translation>Etwas an dieser Zahlung ist nicht nötig: {had} $ für ein Gebot von {needed} $.</translation>
    </message>
    <message>
      <source>You need {needed:plants} of {energy} and have {had}.</source>
      <comment>plant_missing</comment>
      <translation>Du brauchst {needed:plants} für {energy} und hast {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist works on this project already.</source>
      <comment>project_occupied</comment>
      <translation>An diesem Projekt arbeitet bereits ein Wissenschaftler von {player}.</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <comment>region_all_green</comment>
      <translation>In {region} sind ausschließlich Grüne Kraftwerke: Für ein weiteres ist kein Platz.</translation>
    </message>
    <message>
      <source>{region} holds {limit:ceps} already, and no more fit.</source>
      <comment>region_cep_limit</comment>
      <translation>In {region} liegen bereits {limit:ceps}, und mehr passen nicht hinein.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <comment>region_not_controlled</comment>
      <translation>Du kontrollierst {region} nicht.</translation>
    </message>
    <message>
      <source>The region has technology cubes: one of them has to be used.</source>
      <comment>region_pays_one</comment>
      <translation>In der Region liegen Technologiemarker: Einer davon muss benutzt werden.</translation>
    </message>
    <message>
      <source>The second action of a turn has to be of another kind than the first.</source>
      <comment>same_kind_of_action</comment>
      <translation>Die zweite Hauptaktion eines Spielzugs muss von anderer Art sein als die erste.</translation>
    </message>
    <message>
      <source>You have moved a scientist in this turn already.</source>
      <comment>scientist_move_used</comment>
      <translation>Du hast in diesem Spielzug bereits einen Wissenschaftler bewegt.</translation>
    </message>
    <message>
      <source>The second action is paid for and has to be taken now.</source>
      <comment>second_action_owed</comment>
      <translation>Die zweite Hauptaktion ist bezahlt und muss jetzt ausgeführt werden.</translation>
    </message>
    <message>
      <source>There is only one second action in a turn.</source>
      <comment>second_action_used</comment>
      <translation>Es gibt nur eine zweite Hauptaktion pro Spielzug.</translation>
    </message>
    <message>
      <source>There is a project on this space already.</source>
      <comment>space_taken</comment>
      <translation>Auf diesem Feld ist bereits ein Projekt.</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <comment>stays_on_card</comment>
      <translation>Ein Wissenschaftler, der eine Karte besucht, bleibt dort.</translation>
    </message>
    <message>
      <source>The subsidy has to be used: recruit a scientist, or move one.</source>
      <comment>subsidy_not_optional</comment>
      <translation>Die Subvention muss genutzt werden: Rekrutiere einen Wissenschaftler oder bewege einen.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it has taken place.</source>
      <comment>summit_not_held_yet</comment>
      <translation>Ein Wissenschaftler bleibt auf einem Gipfel, bis dieser abgeschlossen ist.</translation>
    </message>
    <message>
      <source>{player}'s scientist has this topic already.</source>
      <comment>topic_occupied</comment>
      <translation>Dieses Thema hat bereits ein Wissenschaftler von {player}.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <comment>un_goal_not_open</comment>
      <translation>UN-Ziel {card} ist nicht in der Auslage.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>You have played a card or claimed a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <translation>Du hast in diesem Spielzug bereits eine Karte gespielt oder ein UN-Ziel beansprucht.</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <comment>no_lobby_card</comment>
      <translation>Du hast keine Lobbyistenkarte.</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Auf diesem Feld ist kein geplantes Projekt.</translation>
    </message>
    <message>
      <source>There is no infrastructure on this space to build on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Auf diesem Feld ist keine Infrastruktur, auf der gebaut werden kann.</translation>
    </message>
    <message>
      <source>You need {energy} knowledge {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <translation>Du brauchst Wissen {needed} über {energy} und hast {had}.</translation>
    </message>
    <message>
      <source>The scientist who has to leave the project moves now, and no other.</source>
      <comment>other_scientist_must_move</comment>
      <translation>Jetzt wird der Wissenschaftler bewegt, der das Projekt verlassen muss, und kein anderer.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>North America</source>
      <comment>north_america</comment>
      <translation>Nordamerika</translation>
    </message>
    <message>
      <source>South America</source>
      <comment>south_america</comment>
      <translation>Südamerika</translation>
    </message>
    <message>
      <source>Europe</source>
      <comment>europe</comment>
      <translation>Europa</translation>
    </message>
    <message>
      <source>Africa</source>
      <comment>africa</comment>
      <translation>Afrika</translation>
    </message>
    <message>
      <source>Asia</source>
      <comment>asia</comment>
      <translation>Asien</translation>
    </message>
    <message>
      <source>Oceania</source>
      <comment>oceania</comment>
      <translation>Ozeanien</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <translation>Startspielerauktion</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <translation>Ein Kraftwerk bauen</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy_cep</comment>
      <translation>Ein KEZ kaufen</translation>
    </message>
    <message>
      <source>Where CEPs come from and go to</source>
      <comment>cep_flow</comment>
      <translation>Weg der KEZ</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>company_goal</comment>
      <translation>Konzernziel</translation>
    </message>
    <message>
      <source>Course of a decade</source>
      <comment>decade</comment>
      <translation>Ablauf einer Dekade</translation>
    </message>
    <message>
      <source>A scientist who is sent away</source>
      <comment>displaced_scientist</comment>
      <translation>Ein weggeschickter Wissenschaftler</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <translation>Lobby-Draft</translation>
    </message>
    <message>
      <source>End of the game</source>
      <comment>end_of_game</comment>
      <translation>Spielende</translation>
    </message>
    <message>
      <source>Energy demand</source>
      <comment>energy_demand</comment>
      <translation>Energieversorgung</translation>
    </message>
    <message>
      <source>Event</source>
      <comment>event</comment>
      <translation>Ereignis</translation>
    </message>
    <message>
      <source>Expertise</source>
      <comment>expertise</comment>
      <translation>Wissen</translation>
    </message>
    <message>
      <source>Bonuses of the expertise tracks</source>
      <comment>expertise_bonus</comment>
      <translation>Boni der Wissensleisten</translation>
    </message>
    <message>
      <source>A CEP that has to be bought</source>
      <comment>forced_purchase</comment>
      <translation>Pflichtkauf eines KEZ</translation>
    </message>
    <message>
      <source>Free actions</source>
      <comment>free_actions</comment>
      <translation>Freie Aktionen</translation>
    </message>
    <message>
      <source>Money grant</source>
      <comment>grant_money</comment>
      <translation>Geldsubvention</translation>
    </message>
    <message>
      <source>Research grant</source>
      <comment>grant_research</comment>
      <translation>Forschungssubvention</translation>
    </message>
    <message>
      <source>Technology grant</source>
      <comment>grant_tech</comment>
      <translation>Technologiesubvention</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>income</comment>
      <translation>Einkommen</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <translation>Ein Projekt einrichten</translation>
    </message>
    <message>
      <source>Main effect of a lobby card</source>
      <comment>lobby_main</comment>
      <translation>Haupteffekt einer Lobbykarte</translation>
    </message>
    <message>
      <source>Minor effect of a lobby card</source>
      <comment>lobby_minor</comment>
      <translation>Nebeneffekt einer Lobbykarte</translation>
    </message>
    <message>
      <source>The market ran empty</source>
      <comment>market_stop</comment>
      <translation>Der KEZ-Markt ist leer</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <translation>Einen Wissenschaftler bewegen</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <translation>Ein KEZ zahlen</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <comment>planet_lost</comment>
      <translation>Die Erde ist verloren</translation>
    </message>
    <message>
      <source>Fixed fossil plants</source>
      <comment>preset_fossils</comment>
      <translation>Feste fossile Kraftwerke</translation>
    </message>
    <message>
      <source>Expertise at the end of a turn</source>
      <comment>project_expertise</comment>
      <translation>Wissen am Ende eines Spielzugs</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <translation>Ein Projekt vorschlagen</translation>
    </message>
    <message>
      <source>Most CEPs of a region</source>
      <comment>region_cep_limit</comment>
      <translation>KEZ-Limit einer Region</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <comment>region_control</comment>
      <translation>Kontrolle einer Region</translation>
    </message>
    <message>
      <source>Technology cubes of a region</source>
      <comment>region_tech</comment>
      <translation>Technologiemarker einer Region</translation>
    </message>
    <message>
      <source>Replace a fossil plant</source>
      <comment>replace_fossil</comment>
      <translation>Ein fossiles Kraftwerk ersetzen</translation>
    </message>
    <message>
      <source>Final scoring</source>
      <comment>scoring</comment>
      <translation>Schlusswertung</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell_cep</comment>
      <translation>Ein KEZ verkaufen</translation>
    </message>
    <message>
      <source>Setup</source>
      <comment>setup</comment>
      <translation>Spielaufbau</translation>
    </message>
    <message>
      <source>Solo game</source>
      <comment>solo</comment>
      <translation>Solospiel</translation>
    </message>
    <message>
      <source>Setup of the solo game</source>
      <comment>solo_setup</comment>
      <translation>Spielaufbau des Solospiels</translation>
    </message>
    <message>
      <source>Summits</source>
      <comment>summit</comment>
      <translation>Energiegipfel</translation>
    </message>
    <message>
      <source>Pay for a fossil plant</source>
      <comment>supply_payment</comment>
      <translation>Für ein fossiles Kraftwerk zahlen</translation>
    </message>
    <message>
      <source>Ties</source>
      <comment>tie_break</comment>
      <translation>Gleichstand</translation>
    </message>
    <message>
      <source>Course of a turn</source>
      <comment>turn</comment>
      <translation>Ablauf eines Spielzugs</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>un_goal</comment>
      <translation>UN-Ziel</translation>
    </message>
  </context>
  <context>
    <name>rules_second_chance</name>
    <message>
      <source>End of the competitive game</source>
      <comment>competitive_end</comment>
      <translation>Ende des kompetitiven Spiels</translation>
    </message>
    <message>
      <source>End of the cooperative game</source>
      <comment>cooperative_end</comment>
      <translation>Ende des kooperativen Spiels</translation>
    </message>
    <message>
      <source>End of a decade</source>
      <comment>decade_end</comment>
      <translation>Dekadenende</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
      <source>A scientist who has to leave</source>
      <comment>displaced_scientist</comment>
      <translation>Ein Wissenschaftler muss das Projekt verlassen</translation>
    </message>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <translation>Lobbyisten-Draft</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <comment>energy_supply</comment>
      <translation>Energieversorgung</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <comment>environmental_goals</comment>
      <translation>Umweltziele</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <comment>expertise</comment>
      <translation>Wissen</translation>
    </message>
    <message>
      <source>Bonuses of the knowledge tracks</source>
      <comment>expertise_bonus</comment>
      <translation>Boni der Wissensleisten</translation>
    </message>
    <message>
      <source>Director actions</source>
      <comment>free_actions</comment>
      <translation>Direktorenaktionen</translation>
    </message>
    <message>
      <source>Scientist subsidy</source>
      <comment>grant_research</comment>
      <translation>Wissenschaftlersubvention</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>Infrastruktur vorbereiten</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <translation>UN-Inspektoren</translation>
    </message>
    <message>
      <source>Main effect of a lobbyist card</source>
      <comment>lobby_main</comment>
      <translation>Haupteffekt einer Lobbyistenkarte</translation>
    </message>
    <message>
      <source>Minor effect of a lobbyist card</source>
      <comment>lobby_minor</comment>
      <translation>Nebeneffekt einer Lobbyistenkarte</translation>
    </message>
    <message>
      <source>A scientist visits a lobbyist card</source>
      <comment>lobbyist_visit</comment>
      <translation>Ein Wissenschaftler besucht eine Lobbyistenkarte</translation>
    </message>
    <message>
      <source>Penalty</source>
      <comment>penalty</comment>
      <translation>Strafe zahlen</translation>
    </message>
    <message>
      <source>Personal goal</source>
      <comment>personal_goal</comment>
      <translation>Persönliches Ziel</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <translation>Ein Projekt planen</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level</source>
      <comment>reduction</comment>
      <translation>CO₂-Verschmutzung reduzieren</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_goal</comment>
      <translation>Soloziel</translation>
    </message>
    <message>
      <source>Second main action of the solo game</source>
      <comment>solo_second_action</comment>
      <translation>Zweite Hauptaktion des Solospiels</translation>
    </message>
    <message>
      <source>Subsidy</source>
      <comment>subsidy</comment>
      <translation>Subvention</translation>
    </message>
  </context>
  <context>
    <name>scoring</name>
    <message>
      <source>income</source>
      <comment>income</comment>
      <translation>Einkommen</translation>
    </message>
    <message>
      <source>company goal</source>
      <comment>company_goal</comment>
      <translation>Konzernziel</translation>
    </message>
    <message>
      <source>money</source>
      <comment>money</comment>
      <translation>Geld</translation>
    </message>
    <message>
      <source>most technology</source>
      <comment>most_tech</comment>
      <translation>die meisten Technologiemarker</translation>
    </message>
    <message>
      <source>most UN goals</source>
      <comment>most_un_goals</comment>
      <translation>die meisten UN-Ziele</translation>
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goals</comment>
      <translation>UN-Ziele</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>home</source>
      <comment>hand</comment>
      <translation>zurückholen</translation>
    </message>
    <message>
      <source>from hand</source>
      <comment>own_hand</comment>
      <translation>Vorrat</translation>
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
      <translation>Gipfel {summit}</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>topic</comment>
      <translation>Gipfel {summit}</translation>
    </message>
    <message>
      <source>summit {summit}, place {place}</source>
      <comment>same_topic</comment>
      <translation>Gipfel {summit}, Platz {place}</translation>
    </message>
    <message>
      <source>card {card}</source>
      <comment>card</comment>
      <translation>Karte {card}</translation>
    </message>
  </context>
  <context>
    <name>solo_goals</name>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <translation>das letzte Feld auf {n:tracks} erreichen</translation>
    </message>
    <message>
      <source>build {n:plants}</source>
      <comment>plants_built</comment>
      <translation>{n:plants} bauen</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <comment>plant_in_every_region</comment>
      <translation>in jeder Region ein Kraftwerk bauen</translation>
    </message>
    <message>
      <source>meet all personal goals that you were dealt</source>
      <comment>all_personal_goals</comment>
      <translation>alle persönlichen Ziele erfüllen, die du erhalten hast</translation>
    </message>
    <message>
      <source>win although you start with {n:points}</source>
      <comment>fewer_points</comment>
      <translation>gewinnen, obwohl du am Anfang nur {n:points} hast</translation>
    </message>
    <message>
      <source>win although no gas plant is in the game</source>
      <comment>no_gas</comment>
      <translation>ohne Gaskraftwerke im Spiel gewinnen</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals that ask for plants</source>
      <comment>plant_goals_by_decade</comment>
      <translation>{n} Kraftwerkziele erreichen</translation>
    </message>
    <message>
      <source>have {n:ceps} in Asia</source>
      <comment>region_cep</comment>
      <translation>{n:ceps} in Asien haben</translation>
    </message>
    <message>
      <source>hold a summit of every size</source>
      <comment>every_summit_size</comment>
      <translation>einen Gipfel jeder Größe abschließen</translation>
    </message>
    <message>
      <source>tear down {n:fossil_plants} by building in a full region</source>
      <comment>replaced_fossil</comment>
      <translation>{n:fossil_plants} durch Bauen in einer vollen Region entfernen</translation>
    </message>
    <message>
      <source>play no lobbyist card</source>
      <comment>no_lobbyist_in_decade</comment>
      <translation>keine Lobbyistenkarte spielen</translation>
    </message>
  </context>
  <context>
    <name>titles</name>
    <message>
      <source>Lobby card {card}: {trigger}</source>
      <comment>lobby</comment>
      <translation>Lobbykarte {card}: {trigger}</translation>
    </message>
    <message>
      <source>Company goal {card}</source>
      <comment>company_goal</comment>
      <translation>Konzernziel {card}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>un_goal</comment>
      <translation>UN-Ziel {card}</translation>
    </message>
    <message>
      <source>Event {card}: {region}</source>
      <comment>event</comment>
      <translation>Ereignis {card}: {region}</translation>
    </message>
    <message>
      <source>{energy} plant</source>
      <comment>plant</comment>
      <translation>Kraftwerk für {energy}</translation>
    </message>
    <message>
      <source>{energy} plant of level {level}</source>
      <comment>plant_level</comment>
      <translation>Kraftwerk der Stufe {level} für {energy}</translation>
    </message>
    <message>
      <source>{energy} project</source>
      <comment>project</comment>
      <translation>Projekt für {energy}</translation>
    </message>
    <message>
      <source>Personal goal {card}</source>
      <comment>personal_goal</comment>
      <translation>Persönliches Ziel {card}</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <comment>solo_goal</comment>
      <translation>Soloziel {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>Lobbyist card {card}: {trigger}</source>
      <comment>lobby</comment>
      <translation>Lobbyistenkarte {card}: {trigger}</translation>
    </message>
  </context>
  <context>
    <name>triggers</name>
    <message>
      <source>propose a project</source>
      <comment>propose</comment>
      <translation>ein Projekt vorschlagen</translation>
    </message>
    <message>
      <source>install a project</source>
      <comment>install</comment>
      <translation>ein Projekt einrichten</translation>
    </message>
    <message>
      <source>plan a project</source>
      <comment>plan</comment>
      <translation>ein Projekt planen</translation>
    </message>
    <message>
      <source>prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>Infrastruktur vorbereiten</translation>
    </message>
    <message>
      <source>build a plant</source>
      <comment>build</comment>
      <translation>ein Kraftwerk bauen</translation>
    </message>
    <message>
      <source>send a scientist to a summit</source>
      <comment>summit</comment>
      <translation>einen Wissenschaftler zu einem Gipfel entsenden</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <translation>ein KEZ kaufen</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <translation>ein KEZ verkaufen</translation>
    </message>
  </context>
  <context>
    <name>un_goals</name>
    <message>
      <source>Needs plants that you have built, in any region: {plants}.</source>
      <comment>needs</comment>
      <translation>Erfordert Kraftwerke, die du gebaut hast, in beliebigen Regionen: {plants}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} {energy} plants</source>
      <comment>plant</comment>
      <translation>
        <numerusform>{n} Kraftwerk für {energy}</numerusform>
        <numerusform>{n} Kraftwerke für {energy}</numerusform>
      </translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.</source>
      <comment>scores</comment>
      <translation>Das Beanspruchen kostet {tech:cubes} und bringt {vp:points}; nur ein Konzern kann es beanspruchen.</translation>
    </message>
    <message>
      <source>It takes the place of a lobby card in your turn, and your plants are not used up.</source>
      <comment>free</comment>
      <translation>Es tritt in deinem Spielzug an die Stelle einer Lobbykarte, und deine Kraftwerke werden nicht verbraucht.</translation>
    </message>
    <message>
      <source>Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.</source>
      <comment>most</comment>
      <translation>Wer bei Spielende die meisten UN-Ziele hat, erhält noch {vp:points}, auch bei Gleichstand.</translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>Needs your infrastructures under built plants, whoever built them: {plants}.</source>
      <comment>needs</comment>
      <translation>Erfordert deine Infrastruktur unter gebauten Kraftwerken, egal von wem: {plants}.</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one company can claim it.</source>
      <comment>scores</comment>
      <translation>Das Beanspruchen kostet {tech:cubes}; nur ein Konzern kann es beanspruchen.</translation>
    </message>
    <message>
      <source>In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.</source>
      <comment>team</comment>
      <translation>Im Team und allein bringt es sofort {vp:points}, und maximal {allowed} dürfen offen bleiben.</translation>
    </message>
    <message>
      <source>Against each other, your cards together score at the end: {scores}.</source>
      <comment>rivals</comment>
      <translation>Im kompetitiven Spiel bringen deine Karten zusammen bei Spielende: {scores}.</translation>
    </message>
    <message>
      <source>It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.</source>
      <comment>free</comment>
      <translation>Es tritt in deinem Spielzug an die Stelle einer Lobbyistenkarte, und nur die Technologiemarker werden verbraucht.</translation>
    </message>
    <message numerus="yes">
      <source>{n} cards {vp:points}</source>
      <comment>score</comment>
      <translation>
        <numerusform>{n} Karte {vp:points}</numerusform>
        <numerusform>{n} Karten {vp:points}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <comment>score_or_more</comment>
      <translation>{n} oder mehr Karten {vp:points}</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Start with drawn fossil plants, or with a fixed set that is easier or harder.</source>
      <comment>preset</comment>
      <translation>Beginne mit gezogenen fossilen Kraftwerken oder mit einer festen Auswahl, die leichter oder schwerer ist.</translation>
    </message>
    <message>
      <source>Six fossil plants are drawn at random, one for each region.</source>
      <comment>preset=</comment>
      <translation>Sechs fossile Kraftwerke werden zufällig gezogen, eines für jede Region.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.</source>
      <comment>preset=fixed</comment>
      <translation>{plants}, zufällig auf die Regionen verteilt: Die CO₂-Verschmutzung beginnt bei {co2} ppm.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Out of the game: {removed}.</source>
      <comment>preset=fewer</comment>
      <translation>{plants}, zufällig auf die Regionen verteilt: Die CO₂-Verschmutzung beginnt bei {co2} ppm. Aus dem Spiel genommen: {removed}.</translation>
    </message>
    <message>
      <source>Before each new decade everybody bids once, and the winner names the start player; without it the tile moves to the left.</source>
      <comment>auction</comment>
      <translation>Vor jeder neuen Dekade bieten alle ein Mal, und wer gewinnt, bestimmt den Startspieler; ohne die Variante wandert der Startspielermarker nach links.</translation>
    </message>
    <message>
      <source>Choose your lobby cards one by one from packets that are passed to the right.</source>
      <comment>draft</comment>
      <translation>Wähle deine Lobbykarten einzeln aus Kartenpaketen, die nach rechts weitergereicht werden.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <comment>mode</comment>
      <translation>Spielt zusammen als Team, gegeneinander oder allein.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level in check, or lose together.</source>
      <comment>mode=cooperative</comment>
      <translation>Ein Team, ein Punktestand: Haltet die CO₂-Verschmutzung in Grenzen oder verliert gemeinsam.</translation>
    </message>
    <message>
      <source>Everybody scores alone; if the CO₂ level gets too high, everybody loses.</source>
      <comment>mode=competitive</comment>
      <translation>Alle sammeln eigene Punkte; wird die CO₂-Verschmutzung zu hoch, haben alle verloren.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <comment>mode=solo</comment>
      <translation>Wie das kooperative Spiel, mit gegnerischen Kontrollwürfeln auf dem Spielplan und schwereren Bedingungen.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and goes on clockwise.</source>
      <comment>home</comment>
      <translation>Die Energieversorgung beginnt in jeder Dekade in dieser Region und geht im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
      <source>Fewer coal plants, and more points at the start, make the game easier.</source>
      <comment>difficulty</comment>
      <translation>Weniger Kohlekraftwerke und mehr Punkte am Anfang machen das Spiel leichter.</translation>
    </message>
    <message>
      <source>Out of the game: {removed}. Points at the start: {vp}.</source>
      <comment>difficulty=fixed</comment>
      <translation>Aus dem Spiel genommen: {removed}. Punkte am Anfang: {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Points at the start: {vp}.</source>
      <comment>difficulty=points</comment>
      <translation>Alle fossilen Kraftwerke sind im Spiel. Punkte am Anfang: {vp}.</translation>
    </message>
    <message>
      <source>Two inspectors walk along the environmental goals; an open goal beside one costs double.</source>
      <comment>inspectors</comment>
      <translation>Zwei UN-Inspektoren wandern an den Umweltzielen entlang; ein offenes Ziel neben einem von ihnen kostet das Doppelte.</translation>
    </message>
    <message>
      <source>A goal that has to be met on top of everything else.</source>
      <comment>solo_card</comment>
      <translation>Ein Ziel, das zusätzlich zu allem anderen erfüllt werden muss.</translation>
    </message>
    <message>
      <source>No goal on top of the usual conditions.</source>
      <comment>solo_card=0</comment>
      <translation>Kein Ziel zusätzlich zu den üblichen Bedingungen.</translation>
    </message>
    <message>
      <source>One of the solo goals, drawn at random.</source>
      <comment>solo_card=-1</comment>
      <translation>Eines der Soloziele, zufällig gezogen.</translation>
    </message>
  </context>
  <context>
    <name>variant_help_second_chance</name>
    <message>
      <source>Choose your lobbyist cards from packets that are passed to the right.</source>
      <comment>draft</comment>
      <translation>Wähle deine Lobbyistenkarten aus Kartenpaketen, die nach rechts weitergereicht werden.</translation>
    </message>
  </context>
  <context>
    <name>variant_values</name>
    <message>
      <source>No</source>
      <comment>no</comment>
      <translation>Nein</translation>
    </message>
    <message>
      <source>Yes</source>
      <comment>yes</comment>
      <translation>Ja</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>preset=</comment>
      <translation>Zufällig</translation>
    </message>
    <message>
      <source>Beginner</source>
      <comment>preset=beginner</comment>
      <translation>Anfänger</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>preset=normal</comment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>preset=expert</comment>
      <translation>Experte</translation>
    </message>
    <message>
      <source>Extreme</source>
      <comment>preset=extreme</comment>
      <translation>Extrem</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <comment>mode=cooperative</comment>
      <translation>Kooperativ</translation>
    </message>
    <message>
      <source>Competitive</source>
      <comment>mode=competitive</comment>
      <translation>Kompetitiv</translation>
    </message>
    <message>
      <source>Solo</source>
      <comment>mode=solo</comment>
      <translation>Solo</translation>
    </message>
    <message>
      <source>Easy</source>
      <comment>difficulty=easy</comment>
      <translation>Leicht</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>difficulty=normal</comment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Hard</source>
      <comment>difficulty=hard</comment>
      <translation>Schwer</translation>
    </message>
    <message>
      <source>None</source>
      <comment>solo_card=0</comment>
      <translation>Keines</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>solo_card=-1</comment>
      <translation>Zufällig</translation>
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
      <translation>Fossile Kraftwerke am Anfang</translation>
    </message>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <translation>Startspielerauktion</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <translation>Lobby-Draft</translation>
    </message>
    <message>
      <source>Way of playing</source>
      <comment>mode</comment>
      <translation>Spielmodus</translation>
    </message>
    <message>
      <source>Home region</source>
      <comment>home</comment>
      <translation>Heimatregion</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <translation>UN-Inspektoren</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_card</comment>
      <translation>Soloziel</translation>
    </message>
  </context>
  <context>
    <name>variants_second_chance</name>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <translation>Lobbyisten-Draft</translation>
    </message>
  </context>
</TS>
