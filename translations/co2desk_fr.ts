<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
      <translation>CO₂ : Seconde chance (2018)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regional agenda tiles</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Tuiles agenda régional</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Amounts of the rules</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Quantités fixées par les règles</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ track</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Piste de pollution globale de CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Company goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Objectifs de compagnie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Decades</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Décennies</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Difficulties</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Difficultés</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Draft</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Draft</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Energies</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Sources d’énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Environmental goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Objectifs environnementaux</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Event cards</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Cartes événement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fossil fuel plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Centrales à combustible fossile</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Infrastructure</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Infrastructure</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Inspectors</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Inspecteurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What installing brings</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Avantages de la mise en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Lobby cards</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Cartes lobby</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CEP market</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Marché des CEPs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Personal goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Objectifs personnels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Green power plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Centrales à énergie verte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>By number of players</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Selon le nombre de joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fixed sets of fossil plants</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Mises en place prédéfinies des centrales à combustible fossile</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rating of the team</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Rang de l’équipe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regions of the board</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Régions du plateau</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Solo game</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Partie solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What players start with</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Ressources de départ des joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Summit tiles</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Tuiles sommet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Supplies</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Réserves</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Games of three players</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Parties à trois joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Expertise tracks</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Pistes d’expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>UN goals</source>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation>Objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>About co2desk</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>À propos de co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Version {version}</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>Version {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;What it is</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&amp;Présentation</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Reconstructed values</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>Valeurs &amp;reconstituées</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Licences</source>
      <extracomment>The dialog “About co2desk”.
A tab: the licences of this program and of what it is made with.</extracomment>
      <translation>&amp;Licences</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Close</source>
      <extracomment>The dialog “About co2desk”.
The button that closes the dialog.</extracomment>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>The board games CO₂ and CO₂: Second Chance on one computer that knows all the rules: whatever cannot be done is refused with the reason, and every game can be replayed.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>Les jeux de société CO₂ et CO₂ : Seconde chance sur un seul ordinateur qui connaît toutes les règles : ce qui n’est pas possible est refusé en expliquant pourquoi, et chaque partie peut être revue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>This is an unofficial work by people who like the game. &lt;b&gt;CO₂ is Vital Lacerda’s.&lt;/b&gt; No art and no text of the printed games is in it; pictures and sentences are its own.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>Ceci est une œuvre non officielle, faite par des gens qui aiment le jeu. &lt;b&gt;CO₂ est de Vital Lacerda.&lt;/b&gt; Elle ne contient ni illustration ni texte des jeux imprimés ; les images et les phrases sont les siennes.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Some values are printed on the pieces alone. Where no rulebook tells them they are reconstructed; the next page lists them.</source>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation>Certaines valeurs ne sont imprimées que sur le matériel. Quand aucun livret de règles ne les donne, elles sont reconstituées ; la page suivante en donne la liste.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: use it, change it and pass it on, with its copyright notice and without any warranty.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&lt;b&gt;co2desk&lt;/b&gt; est un logiciel libre sous licence MIT : utilisez-le, modifiez-le et transmettez-le, avec sa mention de copyright et sans aucune garantie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>It stands on the work of others:</source>
      <extracomment>The dialog “About co2desk”.
“It” is co2desk; a list of other programs and fonts follows.</extracomment>
      <translation>Il repose sur le travail d’autres personnes :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window: GNU LGPL, version 3. They are used unchanged, and you may put another build of them in their place.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&lt;b&gt;Qt&lt;/b&gt; et &lt;b&gt;PySide6&lt;/b&gt;, la fenêtre : GNU LGPL, version 3. Ils sont utilisés sans modification, et vous pouvez les remplacer par une autre compilation.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt;, qui lit les valeurs du matériel : licence MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt;, qui trouve vos dossiers : licence MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the typefaces: SIL Open Font License 1.1.</source>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation>&lt;b&gt;Noto Sans&lt;/b&gt; et &lt;b&gt;Noto Sans CJK&lt;/b&gt;, les polices de caractères : SIL Open Font License 1.1.</translation>
    </message>
  </context>
  <context>
    <name>ActionsDialog</name>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>What can I do?</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The title of the dialog: the player's own question.</extracomment>
      <translation>Que puis-je faire ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search: a region, an energy, a card …</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.</extracomment>
      <translation>Rechercher : une région, une énergie, une carte…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The name of the search field, for screen readers.</extracomment>
      <translation>Rechercher</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Actions</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The name of the list, for screen readers.</extracomment>
      <translation>Actions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Do it</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.</extracomment>
      <translation>Exécuter</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Close</source>
      <extracomment>The list of all actions, possible and impossible, that can be searched.
The button that closes the dialog.</extracomment>
      <translation>Fermer</translation>
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
      <translation>Ceci met fin à la partie : {reason}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost in this decade.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>La planète sera perdue pendant cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet is lost in this decade with a chance of {percent} %.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Probabilité que la planète soit perdue pendant cette décennie : {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost. Missing for open goals and CEPs: {points}.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>La partie sera perdue : il manque {points} pour les objectifs non atteints et les CEPs.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game is lost unless more points come in for open goals and missing CEPs. Missing: {points}.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>La partie sera perdue s’il n’y a pas davantage de points pour payer les objectifs non atteints et les CEPs manquants. Il manque {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Solo goal {card} cannot be met after this.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Après cela, l’objectif solo {card} ne pourra plus être rempli.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Nobody can be moved or recruited: what this space gives is lost.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Aucun scientifique ne peut être déplacé ou recruté : ce que donne cette case est perdu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You are at the end of the track: a point is lost.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Vous êtes au bout de la piste : cette expertise est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The bonus cannot be used and is lost.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Le bonus ne peut pas être utilisé : il est perdu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost: the decade ends with this turn.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>La planète sera perdue : la décennie se termine avec ce tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, and the planet is lost with a chance of {percent} %.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>La décennie se termine avec ce tour. Probabilité que la planète soit perdue : {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{player} discards the company goal for ${money}, for good.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>{player} défausse son objectif de compagnie contre ${money}, définitivement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You could still: {actions}.</source>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation>Vous pourriez encore : {actions}.</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Close</source>
      <extracomment>The buttons of a question or a message in a window of its own.
The button under a message.</extracomment>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Cancel</source>
      <extracomment>The buttons of a question or a message in a window of its own.
The button that gives up what is asked about.</extracomment>
      <translation>Annuler</translation>
    </message>
  </context>
  <context>
    <name>BidEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Your bid</source>
      <extracomment>Where a player sets the bid of the auction.</extracomment>
      <translation>Votre offre</translation>
    </message>
  </context>
  <context>
    <name>BoardWords</name>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Expertise in {energy}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Expertise en {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: level {level}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{player} : niveau {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Level {level}: {bonus}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Niveau {level} : {bonus}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Decade {now} of {last}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Décennie {now} sur {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Round {now} of {last}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Tour {now} sur {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: {points}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{player} : {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Points</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Heading over the points of all players.</extracomment>
      <translation>Points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Propose</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Proposer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Install</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Mettre en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Build</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Construire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Sommet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Buy CEP</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Acheter un CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Sell CEP</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
The action that a lobby card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Vendre un CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>installed</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on a project: how far it is.</extracomment>
      <translation>mis en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>proposed</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on a project: how far it is.</extracomment>
      <translation>proposé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit {number}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Sommet {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>none left</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>plus aucun</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>danger</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted beside the CO₂ track: from here on disasters happen.</extracomment>
      <translation>danger</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>lost</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted beside the CO₂ track: from here on the planet is lost.</extracomment>
      <translation>perdu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Decade</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board beside the number of the decade.</extracomment>
      <translation>Décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Round</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board beside the number of the round.</extracomment>
      <translation>Tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEP market</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Marché des CEPs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>no sale this turn</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>pas de vente ce tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Supply</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board: the general supply of CEPs, cubes and tiles, not a player's own things.</extracomment>
      <translation>Réserve</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Event</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board, over the event that may strike next.</extracomment>
      <translation>Événement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Next</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted on the board, over the event after this one.</extracomment>
      <translation>Prochain</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Money</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's money.</extracomment>
      <translation>Argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEPs</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's CEPs.</extracomment>
      <translation>CEPs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Technology</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's technology cubes.</extracomment>
      <translation>Technologie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>to recruit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>à recruter</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Scientists</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Painted over a player's scientists.</extracomment>
      <translation>Scientifiques</translation>
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
      <translation>Centrales à combustible fossile restant dans la pile : {kinds}.</translation>
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
      <translation>Centrales : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {kinds}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Centrales : {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Nobody sits at the screen</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Personne n’est devant l’écran</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>What lies in front of {player}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Heading over a player's own pieces. {player} is a name.</extracomment>
      <translation>Devant {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Pieces that come home are put down here.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Les éléments qui reviennent en main se déposent ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your money: ${count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Votre argent : ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>CEPs in your hand: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>CEPs dans votre main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drag one onto a proposed project to install it, or onto the market to sell it.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Glissez-en un sur un projet proposé pour le mettre en place, ou sur le marché pour le vendre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Vos ressources technologiques : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants and UN goals are paid with them.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Elles servent à payer les centrales et les objectifs de l’ONU.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist in your hand</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Un scientifique dans votre main</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Works on a project and gains expertise at the end of your turn.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Travaille sur un projet et gagne de l’expertise à la fin de votre tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist you can recruit</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Un scientifique que vous pouvez recruter</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Comes to your hand through a research grant.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Vient dans votre main grâce à une subvention de recherche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Number {number} in the order of the supply phase.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Numéro {number} dans l’ordre de la phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>All plants are green: there is no room for another one.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Toutes les centrales sont vertes : il n’y a plus de place pour une autre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Agenda of {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Agenda de l’{region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Only these energies can be proposed here; the order decides ties for control.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Seules ces énergies peuvent être proposées ici ; leur ordre départage les égalités pour le contrôle.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Nobody controls {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Personne ne contrôle l’{region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player} controls {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{player} contrôle l’{region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The controller may pay with the CEPs here, and pays for new fossil plants.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Le joueur qui contrôle la région peut payer avec les CEPs qui s’y trouvent, et paie pour les nouvelles centrales à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>CEPs in {region}: {count} of {limit}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>CEPs en {region} : {count} sur {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A carbon emission permit pays for installing and for fossil plants.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Un Permis d’Émission de CO₂ paie la mise en place d’un projet ou une centrale à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Technology cubes in {region}: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ressources technologiques en {region} : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Given after disasters. A plant built here needs one cube less.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Données après une catastrophe. Une centrale construite ici coûte une ressource technologique de moins.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Fossil plant in {region}: {fossil}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Centrale à {fossil} en {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ajoute {ppm} ppm au niveau de CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A green plant replaces the leftmost one when no slot is empty.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Quand il n’y a plus de case vide, une centrale verte remplace la centrale à combustible fossile la plus à gauche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Project space in {region}: {grant}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Case projet en {region} : {grant}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist of {player} works here.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Un scientifique de {player} travaille ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Scientist of {player}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Scientifique de {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topics: {energies}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Sujets : {energies}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Held at the end of the turn in which every topic has a scientist.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Le sommet est terminé à la fin du tour où chaque sujet a son scientifique.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Tiles left in the stack: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Tuiles restant dans la pile : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topic {energy}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Sujet : {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist comes here from a project of the same energy, and stays until the summit.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Un scientifique vient ici depuis un projet de la même énergie, et y reste jusqu’à la fin du sommet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Au marché : {count}. Prix : ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Une fois par tour, vous pouvez acheter un CEP ou en vendre un de votre main.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>A sale lowers the price; when the last one goes, the bank refills and the price rises.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Une vente fait baisser le prix ; quand le dernier CEP est pris, la banque remplit le marché et le prix augmente.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>The market ran empty in this turn: nothing can be sold until the next.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Le marché s’est vidé pendant ce tour : rien ne peut être vendu avant le prochain.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Draws a fossil plant when the next decade begins, unless a plant is built.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Reçoit une centrale à combustible fossile au début de la prochaine décennie, si aucune centrale n’y est construite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Still empty.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Encore vide.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{region}: demand of decade {decade}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{region} : demande de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Built by {player} in {region}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Construite par {player} en {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{project} in {region}: {state}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>{project}, {region} : {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in the bank: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>CEPs à la banque : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ressources technologiques dans la réserve : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards played: {cards}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Cartes lobby jouées : {cards}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards in the pile: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Cartes lobby dans la pile : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals in the pile: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Objectifs de l’ONU dans la pile : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>No {energy} plant is left</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Plus aucune centrale ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Plants left: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Centrales restantes : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Tiles left: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Tuiles restantes : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Niveau de CO₂ : {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>From {ppm} ppm on, events strike.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>À partir de {ppm} ppm, les événements frappent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm after a supply phase the planet is lost.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>À {ppm} ppm après une phase d’approvisionnement, la planète est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Points: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Points : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Money: ${count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Argent : ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in hand: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>CEPs en main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ressources technologiques : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Scientifiques en main : {hand}, à recruter : {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Cartes lobby : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals: {goals}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Objectifs de l’ONU : {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has a company goal.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>A un objectif de compagnie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has discarded the company goal.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>N’a plus son objectif de compagnie (défaussé).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Start player.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Premier joueur.</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>There is nothing to show yet.</source>
      <extracomment>A curve over the steps of the game, for screen readers too.
In the place of a curve, before the first step.</extracomment>
      <translation>Il n’y a encore rien à montrer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {first} at the beginning, {last} now, never below {low} or above {high}.</source>
      <extracomment>A curve over the steps of the game, for screen readers too.</extracomment>
      <translation>{name} : {first} au début, {last} maintenant, jamais moins de {low} ni plus de {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {value}</source>
      <extracomment>A curve over the steps of the game, for screen readers too.</extracomment>
      <translation>{name} : {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Step {step}</source>
      <extracomment>A curve over the steps of the game, for screen readers too.</extracomment>
      <translation>Étape {step}</translation>
    </message>
  </context>
  <context>
    <name>CoverPanel</name>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>{name}, it is your decision</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>{name}, à vous de décider</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Everybody else looks away now.</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>Maintenant, tous les autres regardent ailleurs.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>I am {name}</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>Je suis {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Since your last turn</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Nothing has happened since your last turn.</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>Rien ne s’est passé depuis votre dernier tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Go on</source>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation>Continuer</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Decade {number}</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Décennie {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>All energies together</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Toutes les énergies ensemble</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Points</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
What a curve shows.</extracomment>
      <translation>Points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>CO₂ level</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
What a curve shows.</extracomment>
      <translation>Niveau de CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Open environmental goals</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.
What a curve shows.</extracomment>
      <translation>Objectifs environnementaux non atteints</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did you lose?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Quand avez-vous perdu ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did you win?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Comment avez-vous gagné ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did we win?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Comment avons-nous gagné ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did we lose?</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Quand avons-nous perdu ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: limit</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{ppm} ppm : limite</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: two disasters</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{ppm} ppm : deux catastrophes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: disasters</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{ppm} ppm : catastrophes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead in the last step.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{name} prend la tête à la dernière étape.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step}</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>étape {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead for good at {step}.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>{name} prend définitivement la tête à l’{step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step} ({change} ppm)</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>étape {step} ({change} ppm)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>The largest changes: {steps}.</source>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation>Les plus grands changements : {steps}.</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <location filename="../co2desk/ui/ending/context.py" />
      <source>The team</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>L’équipe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>End of the game</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Look at the board</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>&amp;Voir le plateau</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Save…</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The button that saves the finished game in a file.</extracomment>
      <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Replay</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The button that plays the finished game again, step by step.</extracomment>
      <translation>Revoir la &amp;partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Play again</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>&amp;Rejouer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>Counting the points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Décompte des points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{reason} Alone, the points count, without a last income.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{reason} En solo, les points comptent, sans dernier revenu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The game is lost</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>La partie est perdue</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The planet is lost</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>La planète est perdue</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} reaches {points}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name} atteint {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} wins</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name} gagne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The team wins</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>L’équipe gagne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{names} share the victory</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>&amp;Next step</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Étape &amp;suivante</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Show &amp;all</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>&amp;Tout afficher</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Points at the end</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Points à la fin</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Before the scoring</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Avant le décompte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Final</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The last line of the table: all points, or those counted so far.</extracomment>
      <translation>Total</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>So far</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
The last line of the table: all points, or those counted so far.</extracomment>
      <translation>Jusqu’ici</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} ({card}): {text}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name} ({card}) : {text}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{names} have {points} each, so other merits are compared.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{names} ont le même score ({points}) : d’autres mérites sont comparés.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>No difference: {criteria}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Aucune différence : {criteria}.</translation>
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
      <translation>{criterion} : {values}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money that has brought points still counts in full here.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>L’argent qui a rapporté des points compte ici encore en entier.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nothing is left to compare, so the victory is shared.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Il n’y a plus rien à comparer : la victoire est partagée.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nobody wins, and nothing is scored.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Personne ne gagne, et rien n’est compté.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Expertise in {energy}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Expertise en {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Green plants</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Centrales vertes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Regions under control</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Régions contrôlées</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>UN goals</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Infrastructures</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Infrastructures</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation>Argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>How the game was judged</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Le bilan de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>To win, all of this had to be true</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Conditions à remplir pour gagner</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: kept. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{condition} (condition respectée). {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not kept. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{condition} (condition non respectée). {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not asked for, the game ended before. {more}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{condition} (condition non exigée : la partie s’est terminée avant). {more}</translation>
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
      <translation>La partie s’est terminée avant que cela ne soit exigé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>CO₂ level at most {ppm} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Niveau de CO₂ : au maximum {ppm} ppm</translation>
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
      <translation>Redescendre à la limite aurait coûté {price} ; il restait {had}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Never fewer than 0 points</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Jamais moins de 0 point</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>All personal goals met</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Tous les objectifs personnels remplis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A personal goal met by everybody</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Un objectif personnel rempli par chacun</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>UN goals left open, at most {n}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Objectifs de l’ONU non pris : au maximum {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Open: {n}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Non pris : {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed when the game ended.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Manqué à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed with step {step}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Manqué à l’étape {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Met since step {step}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Rempli depuis l’étape {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Personal goals</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Objectifs personnels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: personal goals met: {met} of {all}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name}, objectifs personnels remplis : {met} sur {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{goal} : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}, since decade {decade} (step {step})</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{goal} : {count}, depuis la décennie {decade} (étape {step})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rating</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over how well the team has done.</extracomment>
      <translation>Rang</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rank {rank} of {ranks}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Rang {rank} sur {ranks}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{points} and {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{points} et {more} pour le niveau de CO₂ : 1 par {ppm} ppm sous la limite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The ranks begin at {points}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Les rangs commencent à {points} points.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The printed table is not known; this one is our own.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Le tableau imprimé n’est pas connu ; celui-ci est le nôtre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{name} : {rank}. {sums} {begin} {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{have} of {needed}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>{have} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A narrow escape</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>De justesse</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A truce with the climate</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Une trêve avec le climat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A lasting recovery</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Un rétablissement durable</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A green century</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Un siècle vert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A planet at its best</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Une planète épanouie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {change} ppm</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Décennie {decade} : {change} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Étape {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}. {changes}. {causes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Étape {step}. {changes}. {causes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Look at the board at this moment.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Voir le plateau à ce moment.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>When did it go wrong? These steps changed the level most:</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>Quand est-ce que tout a basculé ? Ces étapes ont le plus changé le niveau :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What cost most, decade by decade</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>Ce qui a coûté le plus, décennie par décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What had to be paid, decade by decade</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation>Ce qu’il a fallu payer, décennie par décennie</translation>
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
      <translation>Fin de la décennie {decade} : {changes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {changes}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.</extracomment>
      <translation>Décennie {decade} : {changes}</translation>
    </message>
  </context>
  <context>
    <name>Expected</name>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>one effect, such as {example}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un seul effet, comme {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>effects: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>effets : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a price from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un prix de {least} à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{words}, in this order</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{words}, dans cet ordre</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>tuiles centrale à combustible fossile : au moins {least}, une pour chaque case qui peut être remplie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>tuiles distribuées ou retirées ({fossil}) : au maximum {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at least {least}, one for each region</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au moins {least}, une pour chaque région</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a tile with {energy}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: none, where one thing of a kind was expected.</extracomment>
      <translation>une tuile avec {energy}</translation>
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
      <translation>aucune</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of them twice</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un doublon</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>different energies</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>des sources d’énergie différentes</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>cards in a hand: at most {most}, to deal to everybody (players: {players})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>cartes en main : au maximum {most}, pour en distribuer à tous (joueurs : {players})</translation>
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
      <translation>davantage</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>aucune image</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture for the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>aucune image pour l’action {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>one picture for the action {action}: {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une seule image pour l’action {action} : {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>expertise only on a card that shows an energy</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>expertise seulement sur une carte qui montre une source d’énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>1, as a card moves one scientist</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>1, car une carte déplace un seul scientifique</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, the length of the {energy} track</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, la longueur de la piste {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>the cards {first} to {last}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>les cartes {first} à {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a card {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une carte {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no such card</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>aucune carte de ce numéro</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{number}, as in {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{number}, comme dans {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a number that no other card has</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un numéro qu’aucune autre carte ne porte</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>numbers of company goals, each once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>des numéros d’objectifs de compagnie, chacun une seule fois</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>company goals left to deal: at least {least}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>objectifs de compagnie restant à distribuer : au moins {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, all {energy} plants</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, soit toutes les centrales ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <source>at most {depth} levels and {values} values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {depth} niveaux et {values} valeurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une des clés {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>the key {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>la clé {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/problems.py" />
      <source>a block of keys</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un bloc de clés</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and five players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>CEPs en tout : au moins {least}, pour les régions, le marché et cinq joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most} ppm, where the planet is lost</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most} ppm, le niveau où la planète est perdue</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>more than {least} ppm, the highest level at the start</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>plus de {least} ppm, le plus haut niveau de départ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, all UN goals</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, soit tous les objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, an event for each decade after the first</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, avec un événement pour chaque décennie après la première</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at least one plant</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: none, where one thing of a kind was expected.</extracomment>
      <translation>au moins une centrale</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>centrales ({energy}) par ordre croissant de ressources technologiques : au moins {least} sur la tuile {tile}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>tiles with two topics: at least {least}, more than the board has spaces</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>tuiles à deux sujets : au moins {least}, plus que le plateau n’a de cases</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one discount and nothing else with the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une réduction et rien d’autre avec l’action {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>a discount only with the action {action}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une réduction seulement avec l’action {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one card for {region}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une seule carte pour {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one tile for each region: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une tuile pour chaque région : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>nothing</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
What was found in the place of a value.</extracomment>
      <translation>rien</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>a number far too large</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nombre beaucoup trop grand</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>the text {text}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>le texte {text}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>a list</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une liste</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>something else</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>autre chose</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>'{text}'</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
The quotation marks of the language, around words from a file.</extracomment>
      <translation>« {text} »</translation>
    </message>
    <message>
      <location filename="../co2desk/components/profiles.py" />
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/machine/phrases.py" />
      <source>one of {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une valeur parmi {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>a whole number from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une liste (éléments : {least} à {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une liste (éléments : {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>each of {words} once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>chaque valeur une seule fois : {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block with the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un bloc avec les clés {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/session/session.py" />
      <source>a value</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une valeur</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block of entries with numbers from 1 to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un bloc d’entrées numérotées de 1 à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a number from 1 to {most} as key</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nombre de 1 à {most} comme clé</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a gap</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un trou dans la numérotation</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>the number {number} before it</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>le numéro {number} juste avant</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and four players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>CEPs en tout : au moins {least}, pour les régions, le marché et quatre joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>tech in all: at least {least}, for four players and inspectors</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>ressources technologiques en tout : au moins {least}, pour quatre joueurs et les inspecteurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>2, one for the plant goals and one for the summit goals</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>2, un pour les objectifs de centrales et un pour les objectifs de sommets</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a level from {least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un niveau de {least} à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most} ppm, so that the first energy supply is survived</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most} ppm, pour survivre au premier approvisionnement en énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}, the step of reduction</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un multiple de {step}, le cran de réduction</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}: so many ppm move an inspector by one tile</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un multiple de {step}, valeur qui déplace un inspecteur d’une tuile</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>fossil tiles left: at least {least}, one for each region</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>tuiles centrale à combustible fossile restantes : au moins {least}, une pour chaque région</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>one price for each decade: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un prix pour chaque décennie : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the rounds of other decades</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, le nombre de tours des autres décennies</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>projects of level 1 above those of level 2</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>les projets de niveau 1 au-dessus de ceux de niveau 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, where level 2 begins</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, où commence le niveau 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all summit tiles</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, soit toutes les tuiles sommet</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all tiles of the group</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, soit toutes les tuiles du groupe</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {count} topics, which goals ask for</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une tuile à {count} sujets, demandée par des objectifs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {energy}, which goals ask for</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une tuile avec {energy}, demandée par des objectifs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>cards kept in the draft: {count}, as many as are dealt</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>cartes gardées lors du draft : {count}, autant que de cartes distribuées</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all cards in {deck}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, soit toutes les cartes de {deck}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>at most {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the most that can be reached</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most}, ce qui peut être atteint</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 2 tiles</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au moins 2 tuiles</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>ascending numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>des nombres croissants</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, as there is nothing to count</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>0, car il n’y a rien à compter</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 1</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au moins 1</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a decade from {first} to {last}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une décennie de {first} à {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, the end of the game</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>0, la fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/sources.py" />
      <source>a source: {words}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une source : {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>error {number} of the system</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>erreur système {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a readable file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un fichier lisible</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} bytes</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most} octets</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the byte {byte}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>l’octet {byte}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <location filename="../co2desk/session/documents.py" />
      <source>text in UTF-8</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>du texte en UTF-8</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a mistake at column {column}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une erreur à la colonne {column}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a character that cannot be printed</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un caractère non imprimable</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a second one</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un deuxième document</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>one document</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un seul document</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Found: more than the limit that was expected.</extracomment>
      <translation>au maximum {most} valeurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} levels of blocks and lists</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most} niveaux de blocs et de listes</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the alias {alias}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>l’alias {alias}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>plain values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>des valeurs simples</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the anchor {anchor}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>l’ancre {anchor}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the tag {tag}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>le tag {tag}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a key of small letters, digits and _</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une clé en lettres minuscules, chiffres et _</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>it again, after line {line}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>la même clé, déjà à la ligne {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>every key once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>chaque clé une seule fois</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <location filename="../co2desk/session/journal.py" />
      <location filename="../co2desk/session/options.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>an object</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un objet</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <source>no such key</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>aucune clé de ce nom</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>a project space such as {space}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une case projet, par exemple « {space} »</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>« {hand} », une case projet comme « {space} » ou une place de sommet comme « {seat} »</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>a whole number</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nombre entier</translation>
    </message>
    <message>
      <location filename="../co2desk/session/builder.py" />
      <source>{least} to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{least} à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code without a typing mistake; in this one a character is wrong, missing or too many</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un code sans faute de frappe : un caractère est faux, manquant ou en trop</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code of version {known}; this one is of version {found}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un code de version {known} ; celui-ci est de version {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>an edition that this program knows: {editions}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une édition que ce programme connaît : {editions}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a seed and a mark of the component values</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une graine et un repère des valeurs du matériel</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>code</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in a challenge code.</extracomment>
      <translation>code</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that can be read</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>des options lisibles</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that this version knows</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>des options que cette version connaît</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>words that this version knows</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>des mots que cette version connaît</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>at most {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most} caractères</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>only digits and letters other than U, not {letter}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>des chiffres et des lettres sauf U, et non {letter}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>at least {least} characters after {prefix}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au moins {least} caractères après {prefix}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: with the file as a whole.</extracomment>
      <translation>fichier</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>a plain file</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un fichier ordinaire</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>at most {most} MB</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au maximum {most} Mo</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>fewer brackets inside brackets</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>moins de crochets et d’accolades imbriqués</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (byte {byte})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>fichier (octet {byte})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (line {line}, column {column})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>fichier (ligne {line}, colonne {column})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>valid JSON</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>du JSON valide</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>JSON with shorter numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>du JSON avec des nombres plus courts</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>numbers, not {word}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>des nombres, et non {word}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>sauvegarde continue</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>line</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.
Where something is wrong: in a line of that record.</extracomment>
      <translation>ligne</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>an undamaged line</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une ligne intacte</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>two lines or more</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>au moins deux lignes</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal (line {line})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>sauvegarde continue (ligne {line})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>a saved game before its first action</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une partie enregistrée avant sa première action</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>version {version}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>version {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>a game from its beginning: an edited position is not in the text</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une partie depuis son début : une position modifiée n’est pas dans le texte</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>no result: the game goes on</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>aucun résultat : la partie continue</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{one} ou {other}, puis {count} chiffres hexadécimaux (0 à f)</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with own component values, which are not in the text; a saved game holds them</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>les valeurs du matériel {code} : cette partie a été jouée avec les valeurs d’un exemplaire personnel, qui ne sont pas dans le texte ; une partie enregistrée les contient</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game holds them</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>les valeurs du matériel {code} : cette partie a été jouée avec les valeurs du matériel d’une autre version, qui ne sont pas dans le texte ; une partie enregistrée les contient</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>action number {number}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>l’action numéro {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{end}, because the game is over</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{end}, car la partie est terminée</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>line {line}, {key}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>ligne {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>an action such as {example}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une action comme {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a line {key}: below the title</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>sous le titre, une ligne « {key}: »</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>line {line}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>ligne {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{key} only once</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{key} une seule fois</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{end} at the end: the text is cut off</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{end} à la fin : le texte est coupé</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>one of {words}, and a colon</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un mot parmi {words}, suivi d’un deux-points</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a text of at most {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un texte d’au maximum {most} caractères</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{title}: this one is of another version</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{title} ; ce texte est d’une autre version</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>the title {title}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>le titre {title}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>{yes} or {no}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{yes} ou {no}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nom</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the number of players</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nombre de joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a whole number up to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nombre entier, au maximum {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of names, numbers and {values}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un objet avec des noms, des nombres et {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the name of a rulebook profile</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>le nom d’un profil de livret de règles</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of readings</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un objet avec des interprétations de règles</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number, {values}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nom, un nombre, {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number or a list of numbers</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nom, un nombre ou une liste de nombres</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>32 digits from 0 to f</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>32 chiffres hexadécimaux (0 à f)</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a recorded position</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une position enregistrée</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a list of at most {most} entries</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une liste d’au maximum {most} entrées</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seats.py" />
      <location filename="../co2desk/session/setup.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>an object with the keys {keys}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un objet avec les clés {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a number of actions up to {most}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nombre d’actions, au maximum {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>more than {least}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>plus de {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a fingerprint</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une empreinte</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a turn after entry {entry}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un tour après l’entrée {entry}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a list of seats, one for each player: {count}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une liste de places à table, une par joueur : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a sign that nobody else has</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un signe que personne d’autre n’a</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a name of 1 to {most} characters</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un nom de 1 à {most} caractères</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>{person}, or the name of a computer player</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{person}, ou le nom d’un joueur virtuel</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>the code of a language, such as {examples}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>le code d’une langue, comme {examples}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/second_chance.py" />
      <source>{word}: there is one rulebook and no misprint in it</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>{word} : il n’y a qu’un livret de règles, et il est sans coquille</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>the reading that the game is played with</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>l’interprétation choisie pour la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a position that can be played (code: {code})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une position jouable (code : {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a legal action (code: {code})</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une action autorisée (code : {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/takebacks.py" />
      <source>something to undo</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>quelque chose à annuler</translation>
    </message>
  </context>
  <context>
    <name>FileWords</name>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{where}: expected: {expected}</source>
      <extracomment>What is wrong with a file, and where in it.
{where} is a line or a path of keys in a file, such as options.players.</extracomment>
      <translation>{where} – attendu : {expected}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{place}: expected: {expected}; found: {found}</source>
      <extracomment>What is wrong with a file, and where in it.
{place} is a file with a line and a path of keys in it, such as plants.solar.3.</extracomment>
      <translation>{place} – attendu : {expected} ; trouvé : {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}, {key}</source>
      <extracomment>What is wrong with a file, and where in it.</extracomment>
      <translation>{file}, ligne {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}</source>
      <extracomment>What is wrong with a file, and where in it.</extracomment>
      <translation>{file}, ligne {line}</translation>
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
      <translation>Phase d’approvisionnement de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Ce qui reste à venir.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Before decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Avant la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What its supply phase would bring now.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>Ce qu’apporterait maintenant sa phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>If decade {decade} ended now</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Si la décennie {decade} se terminait maintenant</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What the supply phase of decade {decade} would bring.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>Ce qu’apporterait la phase d’approvisionnement de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Last decade: no supply phase follows, scoring begins.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Whether the game goes on after this decade.</extracomment>
      <translation>Dernière décennie : pas de phase d’approvisionnement ensuite, le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The game would end: no supply phase follows, scoring begins.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation>La partie se terminerait : pas de phase d’approvisionnement ensuite, le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income still to be divided</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Revenu restant à répartir</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Everybody has had the income of this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Tous les joueurs ont reçu le revenu de cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Revenu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Nobody earns anything yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Personne ne gagne encore de revenu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Income in the final scoring</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Revenu du décompte final</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>There is none.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation>Il n’y en a pas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>End of the game</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Decade {decade} of {decades}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Décennie {decade} sur {decades}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The CO₂ level ends the game after the supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>Le niveau de CO₂ met fin à la partie après la phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on, unless the CO₂ level ends it.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>La partie continue, sauf si le niveau de CO₂ y met fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on after this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>La partie continue après cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>This decade is the last one: scoring follows it.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>Cette décennie est la dernière : le décompte suit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The game ends after this decade, and scoring begins.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation>La partie se termine après cette décennie, et le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This ends the game.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{condition}. Cela met fin à la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This does not end the game yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{condition}. Cela ne met pas encore fin à la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {needed} or more</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Régions avec seulement des centrales vertes : {needed} ou plus</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {number} of {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Régions avec seulement des centrales vertes : {number} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>CO₂ de retour sous {limit} ppm : décidé après la phase d’approvisionnement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: not reached in this decade</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>CO₂ de retour sous {limit} ppm : ce niveau n’a pas été atteint dans cette décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>CO₂ de retour sous {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event follows.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Aucun événement ne suit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Les catastrophes frappent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike from {limit} ppm on.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Les catastrophes frappent à partir de {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No supply phase follows: the CO₂ level rises no more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Pas de phase d’approvisionnement ensuite : le niveau de CO₂ n’augmente plus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution cannot end the game in this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>La pollution ne peut pas mettre fin à la partie dans cette phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet cannot be lost in this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>La planète ne peut pas être perdue dans cette phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game after this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>La pollution met fin à la partie après cette phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet is lost after this supply phase.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>La planète est perdue après cette phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Chance that pollution ends the game: {chance}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Probabilité que la pollution mette fin à la partie : {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Chance that the planet is lost: {chance}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Probabilité que la planète soit perdue : {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The start player may begin with another region. Then others may have to buy.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Le premier joueur peut commencer par une autre région. D’autres pourraient alors devoir acheter.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No slot is left for a plant, but a CEP is due.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Il n’y a plus de case pour une centrale, mais un CEP doit être payé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} n’a pas de CEP et doit en acheter un pour {price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} n’a pas de CEP et doit en acheter un pour {price}, payé avec {paid}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or only {least} with the income taken in money.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} n’a pas de CEP et doit en acheter un pour {price}, payé avec {paid}, ou seulement {least} si le revenu est pris en argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or no points with the income taken in money.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} n’a pas de CEP et doit en acheter un pour {price}, payé avec {paid}, ou sans aucun point si le revenu est pris en argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Event</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.</extracomment>
      <translation>Événement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event card is left.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.</extracomment>
      <translation>Il ne reste aucune carte événement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{title}: {region}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over what is told of the coming event.</extracomment>
      <translation>{title} : {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Strikes for certain</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Frappe à coup sûr</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Le niveau de CO₂ sera de {limit} ppm ou plus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>May strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Peut frapper</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>It does if the CO₂ level reaches {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Seulement si le niveau de CO₂ atteint {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Does not strike</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Ne frappe pas</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level stays below {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>Le niveau de CO₂ reste sous {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{title}: {chance}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation>{title} : {chance}. {explanation}</translation>
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
      <translation>Personne ne perd rien : chaque joueur y a une centrale verte.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>UN goal {card} leaves the row.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>L’objectif de l’ONU {card} est retiré.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} gives {cubes}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} donne {cubes}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no technology and loses {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} n’a pas de ressource technologique et perd {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Open environmental goals</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Objectifs environnementaux non atteints</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{title}: {number}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{title} : {number}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>All goals have been achieved: they cost nothing any more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Tous les objectifs sont atteints : ils ne coûtent plus rien.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Under an inspector, and counted twice: {number}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Sous l’œil d’un inspecteur, et comptés double : {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>In later decades, if none of them is achieved.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Dans les décennies suivantes, si aucun n’est atteint.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade}, {points} each</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Décennie {decade}, {points} par objectif</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{lowest} to {highest}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{lowest} à {highest}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{title}: {figures}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>{title} : {figures}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade} of {decades}: the verdict follows it</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Décennie {decade} sur {decades} : le verdict suit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This holds.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{condition}. C’est le cas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This does not hold yet.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{condition}. Ce n’est pas encore le cas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, at most {allowed} may stay so</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Objectifs de l’ONU non pris : {open} (maximum permis : {allowed})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, and {allowed} may stay so</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Objectifs de l’ONU non pris : {open} (maximum permis : {allowed})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Own personal goals met: {met}, needed: {needed}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Objectifs personnels remplis : {met}, nécessaires : {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Every partner needs one as well. Theirs are secret.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Chaque partenaire doit aussi en remplir un. Les leurs sont secrets.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Personal goal: {goal}. {count}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Objectif personnel : {goal}. {count}.</translation>
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
      <translation>{have} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Solo goal {card}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Objectif solo {card}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. This cannot be met any more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{goal}. Cet objectif ne peut plus être rempli.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. Met in time.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{goal}. Rempli à temps.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of decade {decade}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{goal}, avant la fin de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of the game.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{goal}, avant la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{title}: {count}. {explanation}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{title} : {count}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Now</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Maintenant</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Income, if all of it is taken in points</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Revenu, s’il est pris entièrement en points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Penalties for missing CEPs</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Pénalités pour CEPs manquants</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction to {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Réduction à {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Left</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation>Reste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Lost for certain</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Défaite à coup sûr</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Missing for goals and penalties alone: {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Rien que pour les objectifs et les pénalités, il manque {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The CO₂ level cannot be brought down to {limit} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Le niveau de CO₂ ne peut pas être réduit à {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>May be lost</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Risque de défaite</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice, with all income in points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Probabilité que les points ne suffisent pas, même avec tout le revenu en points.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Probabilité que les points ne suffisent pas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe with points out of the income</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>En sécurité, avec des points du revenu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>At least {points} of the income must be taken in points.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Part à prendre en points : au moins {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The team cannot lose by its points in this decade. The sentence after it says why.</extracomment>
      <translation>En sécurité</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice, also with all income in money.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Les points suffisent, même avec tout le revenu en argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Les points suffisent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>It does not rise above {limit} ppm in this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level; “bought back” means brought down for points.</extracomment>
      <translation>Il ne dépasse pas {limit} ppm pendant cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>What is above {limit} ppm has to be bought back.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level; “bought back” means brought down for points.</extracomment>
      <translation>Ce qui dépasse {limit} ppm doit être racheté.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that it rises above {limit} ppm: {chance}. That has to be bought back.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level; “bought back” means brought down for points.</extracomment>
      <translation>Probabilité qu’il dépasse {limit} ppm : {chance}. L’excès doit être racheté.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>No reduction needed</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Aucune réduction nécessaire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {steps}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Réduction : {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {lowest} to {steps}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Réduction : {lowest} à {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Un cran de {ppm} ppm coûte {now} pendant cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade, then {later}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Un cran de {ppm} ppm coûte {now} pendant cette décennie, puis {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Two events strike at the end of a decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Deux événements frappent à la fin d’une décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>From {limit} ppm on two events strike.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>À partir de {limit} ppm, deux événements frappent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No energy supply follows: the CO₂ level rises no more.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Pas d’approvisionnement en énergie ensuite : le niveau de CO₂ n’augmente plus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet cannot be lost in this energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>La planète ne peut pas être perdue pendant cet approvisionnement en énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost in this energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>La planète est perdue pendant cet approvisionnement en énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Events of this decade</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Événements de cette décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No event is left.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Il ne reste aucun événement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The future event strikes in the next decade: {region}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>L’événement futur frappe dans la prochaine décennie : {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>It strikes everybody without a plant or infrastructure there.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
“It” is an event, a disaster; “there” is the region in the line above.</extracomment>
      <translation>Il frappe tous ceux qui n’y ont ni centrale ni infrastructure.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Nobody loses anything.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Personne ne perd rien.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} donne {cubes} et subit une pénalité de {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} donne {cubes} et paie un CEP (origine : {sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} perd {points} et subit une pénalité de {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} perd {points} et paie un CEP (origine : {sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Points as they stand</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Points en l’état actuel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Place {place}: {name}, {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Place {place} : {name}, {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Objectifs, argent, ressources technologiques et objectifs de l’ONU sont comptés à la fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The CO₂ level ends the game in the energy supply.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Le niveau de CO₂ met fin à la partie pendant l’approvisionnement en énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>End of decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Fin de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What it would cost if it ended at once.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Ce qu’elle coûterait si elle se terminait tout de suite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the rest of it would cost.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Ce que coûterait le reste de la décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Energy supply of decade {decade}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Approvisionnement en énergie de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the CO₂ level still costs.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation>Ce que coûte encore le niveau de CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it, and at the end of the decade.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Ce qui reste à venir, et la fin de la décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its energy supply and its end would bring now.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Ce qu’apporteraient maintenant son approvisionnement en énergie et sa fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Last decade: no energy supply follows, scoring begins.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Dernière décennie : pas d’approvisionnement en énergie ensuite, le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its end and the energy supply of decade {decade} would bring.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation>Ce qu’apporteraient sa fin et l’approvisionnement en énergie de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>about {expected} ({lowest} to {highest})</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>environ {expected} ({lowest} à {highest})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} n’a pas de CEP pour payer : pénalité de {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The plant is there and still to be paid for.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>La centrale est là et reste à payer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>CO₂ level</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Niveau de CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Le niveau de CO₂ est de {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level stays at {now} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Le niveau de CO₂ reste à {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Le niveau de CO₂ passe de {now} à {highest} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Le niveau de CO₂ est de {now} ppm. Prévision : environ {expected}, {lowest} à {highest} possibles.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm below {limit}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{ppm} ppm sous {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>Exactly {limit} ppm</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Exactement {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm above {limit}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{ppm} ppm au-dessus de {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants still to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Centrales fossiles encore à venir</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants to come</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Centrales fossiles à venir</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>No region gets a fossil plant.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Aucune région ne reçoit de centrale à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region}: {payment}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{region} : {payment}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{name} pays a CEP from {sources}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} paie un CEP (origine : {sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region} pays one of its own CEPs.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>L’{region} paie un de ses propres CEPs.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Personne ne contrôle la région et elle n’a aucun CEP : personne ne paie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Players: {names}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Joueurs : {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Total</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
The last column of the table of incomes.</extracomment>
      <translation>Total</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Leads the track</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>En tête de la piste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} earns {amount}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} gagne {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} leads and earns {amount}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>{name} est en tête et gagne {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>While a game is played, you see here what would follow if the decade ended now.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Pendant une partie, vous voyez ici ce qui suivrait si la décennie se terminait maintenant.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>An arrow leads to what holds after the move.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Une flèche mène à ce qui vaut après l’action.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>The move changes nothing here.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>L’action ne change rien ici.</translation>
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
      <translation>plus le cas</translation>
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
      <translation>Après l’action, ce n’est plus le cas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move: {then}</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Après l’action : {then}</translation>
    </message>
  </context>
  <context>
    <name>GameFiles</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>{file} holds something else by now than this game. Nothing is saved yet.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file} contient maintenant autre chose que cette partie. Rien n’est encore enregistré.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <location filename="../co2desk/ui/files/names.py" />
      <source>Overwrite</source>
      <extracomment>Messages and questions about opening and saving games.
Buttons: save the game in another file, or over the file that is there.
The button that saves over the file that is there.</extracomment>
      <translation>Remplacer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <extracomment>Messages and questions about opening and saving games.
Buttons: save the game in another file, or over the file that is there.</extracomment>
      <translation>Enregistrer sous…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save the game</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Enregistrer la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game could not be saved as {file}: {reason}. It is still here; try another place.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Impossible d’enregistrer la partie sous {file} : {reason}. Elle est toujours là ; essayez un autre endroit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Open a saved game</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Games of co2desk (*{suffix})</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Parties de co2desk (*{suffix})</translation>
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
      <translation>{file} existe déjà.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The game</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>La partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The text in the clipboard</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Le texte du presse-papiers</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own; everybody in it is a person at this screen.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Une partie à part ; tout le monde y joue à cet écran.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own, played on from step {step}. The other one stays as it was.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Une partie à part, reprise à l’étape {step}. L’autre reste telle quelle.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} could not be read: {reason}.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Lecture impossible ({file}) : {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is not a game that can be opened. What is wrong first: {where}.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file} : ce n’est pas une partie que l’on peut ouvrir. Première erreur : {where}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). To open it, install that version.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file} provient d’une version plus récente de co2desk ({version}). Pour ouvrir la partie, installez cette version.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. Open the game up to there, as a copy?</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file} : contenu endommagé ou modifié ({where}). Entrées correctes depuis le début : {good} sur {all}. Ouvrir la partie jusque-là, dans une copie ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open up to there</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Ouvrir jusque-là</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The record of this game is damaged. Entries at its end that cannot be read: {lost}. What is left can be played on, as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>La sauvegarde continue de cette partie est endommagée. Dernières entrées illisibles : {lost}. On peut reprendre avec ce qui reste, dans une copie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on with what is left</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Reprendre avec ce qui reste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, but the last position that it records can be played on, as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>{file} provient d’une version plus récente de co2desk ({version}). Ses actions ne peuvent pas être lues ici, mais on peut reprendre à la dernière position enregistrée, dans une copie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on from the position</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Reprendre à cette position</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer has another end of the game; the file is a copy now.</source>
      <extracomment>Messages and questions about opening and saving games.
This computer and the file hold the same game, played on in two different ways.</extracomment>
      <translation>Sur cet ordinateur, la partie a continué autrement ; le fichier est ouvert dans une copie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game is open in another window, and is played there.</source>
      <extracomment>Messages and questions about opening and saving games.
A question with the button “Open a copy”.</extracomment>
      <translation>Cette partie est ouverte dans une autre fenêtre, où elle est jouée.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open a copy</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Ouvrir une copie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game was played on after it was saved here. Later entries kept on this computer: {more}.</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>Cette partie a continué après avoir été enregistrée ici. Entrées suivantes gardées sur cet ordinateur : {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue where it was left</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>Continuer là où elle en était</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the saved position as a copy</source>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation>Ouvrir une copie de la position enregistrée</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer's own record of the game is damaged. Entries at its end that cannot be read: {lost}. It stays as it is, and the game goes on as a copy.</source>
      <extracomment>Messages and questions about opening and saving games.
The record that the program keeps by itself is damaged. {lost} is a number.</extracomment>
      <translation>Sur cet ordinateur, la sauvegarde continue de cette partie est endommagée. Dernières entrées illisibles : {lost}. Elle reste telle quelle, et la partie se poursuit dans une copie.</translation>
    </message>
  </context>
  <context>
    <name>GameView</name>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Forecast</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
A tab: what would follow if the decade ended now.</extracomment>
      <translation>Prévision</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Log</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
A tab: what has happened, line by line.</extracomment>
      <translation>Journal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Goals</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
A tab: how far the goals are.</extracomment>
      <translation>Objectifs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Board</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
The name of the board, for screen readers.</extracomment>
      <translation>Plateau</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>It is your turn.</source>
      <extracomment>The tabs beside the board, and the board's name for screen readers.
On the cover, to the player who sits down next.</extracomment>
      <translation>C’est votre tour.</translation>
    </message>
  </context>
  <context>
    <name>GoalButton</name>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>So far you have {had} of {needed}.</source>
      <extracomment>The card at the button that discards a company goal, or shows a personal one.</extracomment>
      <translation>Jusqu’ici, vous en avez {had} sur {needed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>As things stand it would score {points}.</source>
      <extracomment>The card at the button that discards a company goal, or shows a personal one.</extracomment>
      <translation>En l’état actuel, il rapporterait {points}.</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Objectifs personnels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals: {met} of {all} met.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Objectifs personnels remplis : {met} sur {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You still choose which you keep.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Vous devez encore choisir lesquels garder.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>All of them have to be met when the game ends.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Tous doivent être remplis à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>One of them has to be met when the game ends.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>L’un d’eux doit être rempli à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met as things stand: it has to stay so to the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Rempli en l’état actuel : il doit le rester jusqu’à la fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met for good.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Rempli définitivement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missing: {amount}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Il manque : {amount}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Not held yet.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Pas encore terminé.</translation>
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
      <translation>Manqué à la fin de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Rempli à la fin de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided at the end of decade {decade}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Décidé à la fin de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided when the game ends.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Décidé à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>You have claimed {n}, worth {points} at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Objectifs que vous avez pris : {n}, pour {points} à la fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open. Still to be claimed: {n}.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Maximum d’objectifs non pris à la fin : {allowed}. À prendre encore : {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open: enough have been claimed.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Maximum d’objectifs non pris à la fin : {allowed}. Assez d’objectifs sont pris.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Whoever sits at the screen sees the own goals here, and nobody else does.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>La personne devant l’écran voit ici ses objectifs, et personne d’autre ne les voit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Goals of {name}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Objectifs de {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{have} of {needed}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{have} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}: {have} of {needed}. {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{goal} : {have} sur {needed}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Company goal</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Objectif de compagnie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have discarded it for money.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Vous l’avez échangé contre de l’argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Discarded, it brings ${money}: {points} at the end.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Défaussé, il rapporte ${money} : {points} à la fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Worth {points} as things stand.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Vaut {points} en l’état actuel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}: {goal}. {now} {cash}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{card} : {goal}. {now} {cash}</translation>
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
      <translation>Objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{n} on display</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>face visible : {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals: {n} on display.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Objectifs de l’ONU face visible : {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}, {energies}: {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>{card}, {energies} : {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: it waits for your turn.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Il ne manque rien : il attend votre tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: you can have it now.</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation>Il ne manque rien : vous pouvez le prendre maintenant.</translation>
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
      <translation>Au début ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous decade ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Décennie précédente ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous turn ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Tour précédent ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous step ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Étape précédente ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next step ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Étape suivante ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next turn ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Tour suivant ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next decade ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Décennie suivante ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the end ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>À la fin ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Vitesse de relecture</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay (faster: {faster}, slower: {slower})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Vitesse de relecture (plus vite : {faster}, plus lentement : {slower})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Position in the game</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Position dans la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Since my last turn</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Depuis mon dernier tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Watch what has happened since you decided last</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Revoir ce qui s’est passé depuis votre dernière décision</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play on from here</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Reprendre d’ici</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Begins another game at this position. This one stays as it is.</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Commence une autre partie à cette position. Celle-ci reste comme elle est.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the game as it stands ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Retour à la partie en cours ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Close the replay</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Quitter la relecture</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the present</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Au présent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Pause ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Pause ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play ({key})</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Lecture ({key})</translation>
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
      <translation>Étape {step} sur {all} · fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Étape {step} sur {all} · décennie {decade} · tour de {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Étape {step} sur {all} · décennie {decade} · {name} décide</translation>
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
      <translation>La partie commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{name}: {action}</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>{name} : {action}</translation>
    </message>
  </context>
  <context>
    <name>LogPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show knowledge</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher l’expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show lobbyist cards</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher les cartes lobbyistes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show income and energy supply</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher le revenu et l’approvisionnement en énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Search the log</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Rechercher dans le journal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Log of the game</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Journal de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Newest</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.
The button that goes to the newest line of the log.</extracomment>
      <translation>Le plus récent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Go to the newest line ({key})</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Aller à la ligne la plus récente ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>In short</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>En bref</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Leave out small consequences such as payments</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Omettre les petites conséquences comme les paiements</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Look back</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Revenir en arrière</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step through the game so far ({key}). A double-click on a line goes to its step.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Parcourir la partie jusqu’ici ({key}). Un double-clic sur une ligne mène à son étape.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Since my last turn</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Depuis mon dernier tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Watch what has happened since you decided last</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Revoir ce qui s’est passé depuis votre dernière décision</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show what concerns {name}</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher ce qui concerne {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show turns, rounds and decades</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher les tours, les tours de table et les décennies</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show projects, plants and control</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher les projets, les centrales et le contrôle</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show scientists and summits</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher les scientifiques et les sommets</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show expertise</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher l’expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show CEPs, money and technology</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher les CEPs, l’argent et les ressources technologiques</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show lobby cards</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher les cartes lobby</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show income and supply</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher le revenu et l’approvisionnement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show fossil plants, CO₂ and disasters</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher les centrales à combustible fossile, le CO₂ et les catastrophes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show goals and points</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher les objectifs et les points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show the end of the game</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Afficher la fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Nothing has happened yet. The game is written down here.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Il ne s’est encore rien passé. Le déroulement de la partie est noté ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>No line fits what you are looking for.</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Aucune ligne ne correspond à votre recherche.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game on the table could not be recorded, and would be lost: {reason}.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Impossible de sauvegarder la partie en cours, qui serait perdue : {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Give it up</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Abandonner la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Enregistrer sous…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Alex</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Alex</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Ada</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Ada</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/game_starter.py" />
      <source>Max</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
A first name for a player, usual in the language, of any gender.</extracomment>
      <translation>Max</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>This game is being played, here or in another window; it cannot be removed now.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
Why a game cannot be removed from the list.</extracomment>
      <translation>Cette partie est en cours, ici ou dans une autre fenêtre ; elle ne peut pas être supprimée maintenant.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>The game could not be removed: {reason}.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Impossible de supprimer la partie : {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Saved as {file}.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again as soon as that works. To be safe, save it in another place.</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>La sauvegarde continue de la partie échoue pour le moment : {reason}. La partie continue, et la sauvegarde reprendra dès que possible. Pour plus de sûreté, enregistrez-la à un autre endroit.</translation>
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
      <translation>{edition} – {players} – co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>{file} – {edition} – {players} – co2desk</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>{file} – {edition} – {players} – co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation>Décennie {decade} sur {decades}  ·  tour {round} sur {rounds}  ·  graine {seed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>not recorded</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
What is special about the game, before other facts, in small letters: it is not recorded on this
computer, or it is for practice.</extracomment>
      <translation>non consignée</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>practice</source>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
What is special about the game, before other facts, in small letters: it is not recorded on this
computer, or it is for practice.</extracomment>
      <translation>entraînement</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: new games, opening, saving.</extracomment>
      <translation>&amp;Partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;New game …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Same again, another &amp;deal</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Rejouer, nouvelle &amp;donne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Save</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Saves the game in its file.</extracomment>
      <translation>&amp;Enregistrer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save &amp;as …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;List of games</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Liste des parties</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Discard a &amp;company goal for money</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Échanger un objectif de &amp;compagnie contre de l’argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Result</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Opens the dialog with the result of the game.</extracomment>
      <translation>&amp;Résultat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Se&amp;ttings …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Para&amp;mètres…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Quit</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Ends the program.</extracomment>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Sha&amp;re</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: pictures, texts and codes for other people.</extracomment>
      <translation>Pa&amp;rtager</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the game as &amp;text</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Copier la partie en &amp;texte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open a game that was copied as text</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Ouvrir une partie copiée en texte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy a &amp;challenge: the same deal for others</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Copier un &amp;défi : la même donne pour d’autres</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Play a challenge …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Jouer un défi…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the &amp;board as a picture</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Copier le &amp;plateau en image</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save the board as a p&amp;icture …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Enregistrer le plateau en &amp;image…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save a problem &amp;report …</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Enregistrer un &amp;rapport de problème…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Hi&amp;story</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: taking back, and looking at earlier steps.</extracomment>
      <translation>&amp;Historique</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Undo</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Takes the last action back.</extracomment>
      <translation>&amp;Annuler l’action</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Redo</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Does again what was taken back.</extracomment>
      <translation>&amp;Rétablir l’action</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Step &amp;back through the game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Re&amp;venir en arrière dans la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Since my last turn</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Depuis mon dernier tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;View</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
A menu: what is shown, and how large.</extracomment>
      <translation>&amp;Affichage</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Whole &amp;board</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Plateau entier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;in</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;out</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom to a &amp;region</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Zoom sur une ré&amp;gion</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Forecast and log</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Prévision et &amp;journal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>F&amp;ull screen</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>P&amp;lein écran</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Help</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
The menu with help.</extracomment>
      <translation>Ai&amp;de</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;What can I do?</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>&amp;Que puis-je faire ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Readings of the &amp;rules in this game</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Interprétations des &amp;règles dans cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;About co2desk</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>À &amp;propos de co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Undo</source>
      <comment>on a button, without a key</comment>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.
Takes the last action back.</extracomment>
      <translation>Annuler l’action</translation>
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
      <translation>CO₂ : Seconde chance</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}. Further problems: {more}.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Les valeurs de votre exemplaire ne peuvent pas être utilisées. {problem}. Autres problèmes : {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Les valeurs de votre exemplaire ne peuvent pas être utilisées. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>This cannot be played. {problem}.</source>
      <extracomment>The dialog “New game”.
“This” is the game with the chosen options; {problem} says what is wrong with them.</extracomment>
      <translation>Impossible de jouer ainsi. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>New game</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How many play, and who?</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Combien de joueurs, et qui ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How does the game begin?</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Comment la partie commence-t-elle ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Players: {count}</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Joueurs : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>A solo game</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Une partie solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>&amp;Practice: everything may be taken back</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>&amp;Entraînement : tout peut être repris</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Actions can be taken back without limit and without asking; the log says so</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Les actions peuvent être reprises sans limite et sans demander ; le journal le signale</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Same &amp;again</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Co&amp;mme la dernière fois</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Fill in the people and the rules of the last game; only the seed is new</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Reprend les personnes et les règles de la dernière partie ; seule la graine est nouvelle</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Cancel</source>
      <extracomment>The dialog “New game”.
The button that closes the dialog without a new game.</extracomment>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Start</source>
      <extracomment>The dialog “New game”.
The button that starts the game.</extracomment>
      <translation>Commencer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>The challenge was dealt with other component values than yours: it will be another game.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Le défi a été créé avec d’autres valeurs du matériel que les vôtres : ce sera une autre partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Two seats have the name {name}; the log could not tell them apart.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Deux places ont le nom {name} ; le journal ne pourrait pas les distinguer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Nouvelle partie de CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company, one planet, your best score.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Solo : une compagnie, une planète, votre meilleur score.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Alone you play the solo game: choose it as the way of playing.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>À une personne, on joue la partie solo : choisissez-la comme mode de jeu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The solo game is for one: choose another way of playing first.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>La partie solo se joue à une personne : choisissez d’abord un autre mode de jeu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂: Second Chance</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Nouvelle partie de CO₂ : Seconde chance</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company against the CO₂ level, won or lost.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Solo : une compagnie contre le niveau de CO₂, victoire ou défaite.</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Technology cubes</source>
      <extracomment>Where a player chooses with what to pay a bid.</extracomment>
      <translation>Ressources technologiques</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>CEPs</source>
      <extracomment>Where a player chooses with what to pay a bid.
The label of a number: how many CEPs are paid.</extracomment>
      <translation>CEPs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Pay</source>
      <extracomment>Where a player chooses with what to pay a bid.
The button that pays the bid.</extracomment>
      <translation>Payer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>This does not fit the bid: too little, or too much.</source>
      <extracomment>Where a player chooses with what to pay a bid.
“This” is the payment that is set now.</extracomment>
      <translation>Cela ne correspond pas à la mise : trop peu, ou trop.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Something in this payment is not needed.</source>
      <extracomment>Where a player chooses with what to pay a bid.</extracomment>
      <translation>Une partie de ce paiement est inutile.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Readings of the rules in this game</source>
      <extracomment>The dialog that shows how the rules are read in the game on the table.</extracomment>
      <translation>Interprétations des règles dans cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rulebook: {book}. What is played otherwise than usual comes first.</source>
      <extracomment>The dialog that shows how the rules are read in the game on the table.</extracomment>
      <translation>Livret de règles : {book}. Ce qui se joue autrement que d’habitude vient en premier.</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>To choose from when you let go:</source>
      <extracomment>At the mouse while a piece is dragged.</extracomment>
      <translation>Au choix quand vous lâchez :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Nothing can be done with this piece there.</source>
      <extracomment>At the mouse while a piece is dragged.</extracomment>
      <translation>Rien à faire avec cet élément à cet endroit.</translation>
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
      <translation>Que puis-je faire ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Every action with its reason, to search in</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.</extracomment>
      <translation>Toutes les actions et leurs raisons, avec une recherche</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Results</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.
The button that opens the dialog with the result, when the game is over.</extracomment>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} decides.</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.</extracomment>
      <translation>{name} décide.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} (computer) is playing.</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.</extracomment>
      <translation>{name} (ordinateur) joue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Back</source>
      <extracomment>The bar below the board: what is asked, with buttons to answer.
The button that gives an action up which is about to be confirmed.</extracomment>
      <translation>Retour</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Folder</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>Dossier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Drive</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>Lecteur</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>Fichier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>%1 File</source>
      <extracomment>Qt's own dialog for files: kinds of files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>Fichier %1</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>&amp;Look in:</source>
      <extracomment>Qt's own dialog for files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>&amp;Regarder dans :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File &amp;name:</source>
      <extracomment>Qt's own dialog for files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>&amp;Nom du fichier :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Files of &amp;type:</source>
      <extracomment>Qt's own dialog for files.
A label, or a kind of file, in Qt's dialog for files.</extracomment>
      <translation>&amp;Type de fichiers :</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Left</source>
      <extracomment>Buttons for scrolling through tabs that have no room, for screen readers.</extracomment>
      <translation>Faire défiler les onglets vers la gauche</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Right</source>
      <extracomment>Buttons for scrolling through tabs that have no room, for screen readers.</extracomment>
      <translation>Faire défiler les onglets vers la droite</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In this &amp;game:</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Dans cette &amp;partie :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Back to the b&amp;ook</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Re&amp;venir au livret</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As rec&amp;ommended</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>C&amp;omme recommandé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the books say</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Heading over the answers of the printed rulebooks to one question.</extracomment>
      <translation>Ce que disent les livrets</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Modifié par vous.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As in the chosen book.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Comme dans le livret choisi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As recommended.</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Comme recommandé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>{book} (chosen)</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>{book} (choisi)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of differences: {numbers}</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Dans le registre des différences : {numbers}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of open questions: {numbers}</source>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation>Dans le registre des questions ouvertes : {numbers}</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>How the rulebooks differ</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation>Ce qui diffère entre les livrets de règles</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the rulebook leaves open</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation>Ce que le livret de règles laisse ouvert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>You play by: {book}. Anything you change here holds for this game alone.</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Vous jouez avec : {book}. Ce que vous modifiez ici ne vaut que pour cette partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, a card number, D-12 …</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Rechercher : un mot, une carte, D-12…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, A13 …</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Rechercher : un mot, A13…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search the questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Rechercher dans les questions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>All questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>Toutes les questions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Where the books differ</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>Là où les livrets diffèrent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What you have changed</source>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation>Ce que vous avez modifié</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Which questions are shown</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Questions à afficher</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The name of the list, for screen readers.</extracomment>
      <translation>Questions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>No question fits this search.</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Aucune question ne correspond à cette recherche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything back to the &amp;book</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Tout remettre selon le &amp;livret</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything as &amp;recommended</source>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation>Tout comme &amp;recommandé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>&amp;Done</source>
      <extracomment>The dialog in which every disputed rule can be decided.
The button that closes the dialog and keeps what was changed.</extracomment>
      <translation>&amp;Terminé</translation>
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
Modifié : {answer}</translation>
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
      <translation>Continuer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_card.py" />
      <location filename="../co2desk/ui/start/game_list.py" />
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game …</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Supprimer cette partie…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂ (2012), solo</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>CO₂ (2012), solo</translation>
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
      <translation>CO₂ : Seconde chance, solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, cooperative</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>CO₂ : Seconde chance, coopératif</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, competitive</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>CO₂ : Seconde chance, compétitif</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>A game that this version does not know</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Un jeu que cette version ne connaît pas</translation>
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
      <translation>Joueurs sans nom</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players: {count}</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Joueurs : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Finished</source>
      <extracomment>The list of earlier games on the start page.
The state of a game in the list.</extracomment>
      <translation>Terminée</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Decade {decade}, {co2} ppm</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Décennie {decade}, {co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>today {time}</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>aujourd’hui {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>yesterday {time}</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>hier {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>practice</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>entraînement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>played on from step {step}</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>reprise à l’étape {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>interrupted</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>interrompue</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>saved in {file}</source>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation>enregistrée dans {file}</translation>
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
      <translation>co2desk s’est arrêté de façon inattendue. La partie est telle qu’elle était après la dernière action.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Open</source>
      <extracomment>The list of earlier games on the start page.
What a click on a game does: look at a finished one, or go on with another.</extracomment>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Keep it</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>La garder</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove it</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>La supprimer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>The file {file} stays.</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Le fichier {file} est conservé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>It is not saved in a file: nothing of it will be left.</source>
      <extracomment>The list of earlier games on the start page.
“It” is a game that is about to be removed from the list.</extracomment>
      <translation>Elle n’est enregistrée dans aucun fichier : il n’en restera rien.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game from the list?</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Supprimer cette partie de la liste ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Go on playing</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Continuer une partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Other games</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Autres parties</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Your games</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Vos parties</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>These values are printed on pieces, cards or the board, and no rulebook tells them. Ours fit everything that is known, and may still differ from your copy.</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Above a list of numbers, such as the prices of plants.</extracomment>
      <translation>Ces valeurs sont imprimées sur les tuiles, les cartes ou le plateau, et aucun livret de règles ne les donne. Les nôtres s’accordent avec tout ce qui est connu, mais peuvent différer de votre exemplaire.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>To play with the values of your own copy, write those that differ into first.yaml or second_chance.yaml in this folder, under the keys of the built-in file:</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>Pour jouer avec les valeurs de votre exemplaire, notez celles qui diffèrent dans first.yaml ou second_chance.yaml dans ce dossier, sous les clés du fichier intégré :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values by part of the game</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>Valeurs reconstituées par élément du jeu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Part of the game</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>Élément du jeu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Values that are reconstructed</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>Valeurs reconstituées</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}; {own} from your own copy</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>{ours} sur {total} ; {own} de votre exemplaire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}</source>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation>{ours} sur {total}</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Steps down on the CO₂ track</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>Crans à descendre sur la piste de CO₂</translation>
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
      <translation>Payé : {cost}, reste : {left}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now}; this is the last decade.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>Un cran coûte {now} ; c’est la dernière décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the last decade.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>Un cran coûte {now} maintenant et {later} dans la dernière décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the coming decades.</source>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation>Un cran coûte {now} maintenant et {later} dans les décennies à venir.</translation>
    </message>
  </context>
  <context>
    <name>ReplayClock</name>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Slow</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>Lente</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Normal speed</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>Vitesse normale</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Fast</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>Rapide</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Very fast</source>
      <extracomment>How fast a finished game is played again.
How fast a finished game is played again.</extracomment>
      <translation>Très rapide</translation>
    </message>
  </context>
  <context>
    <name>RulebookField</name>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Which rulebook lies on your table?</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Quel livret de règles avez-vous sur la table ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>How do you read the rulebook?</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Comment lisez-vous le livret de règles ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Take probable misprints &amp;literally</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Prendre les coquilles probables à la &amp;lettre</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Differences…</source>
      <extracomment>“New game”: the choice of a rulebook.
The button that opens the list of all disputed questions.</extracomment>
      <translation>&amp;Différences…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Open questions…</source>
      <extracomment>“New game”: the choice of a rulebook.
The button that opens the list of all disputed questions.</extracomment>
      <translation>&amp;Questions ouvertes…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions on which the rulebooks differ, and how this game answers them</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Toutes les questions sur lesquelles les livrets de règles diffèrent, et la réponse de cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions that the rulebook leaves open, and how this game answers them</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Toutes les questions que le livret de règles laisse ouvertes, et la réponse de cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book says by mistake, against its own examples, then counts too.</source>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation>Ce que le livret dit par erreur, contre ses propres exemples, compte alors aussi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>In this choice nothing looks like a misprint.</source>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation>Dans ce choix, rien ne ressemble à une coquille.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Readings changed for this game: {count}</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Interprétations modifiées pour cette partie : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book leaves open is played as we recommend it.</source>
      <extracomment>“New game”: the choice of a rulebook.
Below the choice of the rulebook, as long as no answer was changed.</extracomment>
      <translation>Ce que le livret laisse ouvert se joue comme nous le recommandons.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Answers that differ from most books: {peculiar}</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Réponses qui diffèrent de la majorité des livrets : {peculiar}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No book at hand? Keep what most of them agree on.</source>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation>Pas de livret sous la main ? Gardez ce que dit la majorité.</translation>
    </message>
  </context>
  <context>
    <name>ScoreTable</name>
    <message>
      <location filename="../co2desk/ui/ending/parts.py" />
      <source>{name}, {step}: {points}</source>
      <extracomment>A cell of the table of points, for screen readers.</extracomment>
      <translation>{name}, {step} : {points}</translation>
    </message>
  </context>
  <context>
    <name>SeatLanguages</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Language of {name}</source>
      <extracomment>Settings: the language of each player.</extracomment>
      <translation>Langue de {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Whoever has chosen none reads the language above.</source>
      <extracomment>Settings: the language of each player.</extracomment>
      <translation>Qui n’en a pas choisi lit dans la langue indiquée plus haut.</translation>
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
      <translation>Langue que lit ce joueur : la fenêtre la prend à chaque passage de main</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of the program</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Langue du programme</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Person</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Une personne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>A person at this screen.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Une personne devant cet écran.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady computer</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Ordinateur posé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady looks one action ahead and takes what seems best: fine for a first game.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Posé : regarde une action à l’avance et prend ce qui semble le mieux ; parfait pour une première partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random computer</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Ordinateur aléatoire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random does anything that the rules allow, without any plan.</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation>Aléatoire : joue n’importe quelle action permise par les règles, sans aucun plan.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Disc</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Disque</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Triangle</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Triangle</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Square</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Carré</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Diamond</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Losange</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Star</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
The shape of a player's sign.</extracomment>
      <translation>Étoile</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Langue de la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Sign of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Signe de la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Name of seat {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Nom de la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Who plays seat {number}: a person or the computer</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Qui joue la place {number} : une personne ou l’ordinateur</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat up, one place earlier around the table</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Monter cette place, un rang plus tôt autour de la table</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat down, one place later around the table</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Descendre cette place, un rang plus loin autour de la table</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} up</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Monter la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} down</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Descendre la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Computer {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Ordinateur {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Player {number}</source>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation>Joueur {number}</translation>
    </message>
  </context>
  <context>
    <name>SecondLabels</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plan</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Planifier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Prepare</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Mettre en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Build</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Construire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summit</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Sommet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Sell CEP</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
The action that a lobbyist card goes with, painted on the small card: a verb or a noun.</extracomment>
      <translation>Vendre un CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>prepared</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation>en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>in work</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation>en cours</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>planned</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation>planifié</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>2 events</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted beside the CO₂ track: from here on two events happen, or the level never falls below it.</extracomment>
      <translation>2 évén.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>floor</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted beside the CO₂ track: from here on two events happen, or the level never falls below it.</extracomment>
      <translation>min.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>limit</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted beside the CO₂ track: above it the game is lost.</extracomment>
      <translation>limite</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Future event</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>Événement futur</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>closed this turn</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>fermé ce tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Preparation</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Mise en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the game</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Actions</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Actions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Income</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Revenu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Environmental goals</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Objectifs environnementaux</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Energy supply</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Approvisionnement en énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>CO₂ reduction</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Réduction du CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Events</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Événements</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the decade</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation>Fin de la décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plants</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
What a row of environmental goals asks for, painted over it.</extracomment>
      <translation>Centrales</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Knowledge</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
What a row of environmental goals asks for, painted over it.</extracomment>
      <translation>Expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summits</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
What a row of environmental goals asks for, painted over it.</extracomment>
      <translation>Sommets</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>UN goals</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>Objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>claimed: {claimed} of {shown}</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>pris : {claimed} sur {shown}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Lobbyists in play</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.</extracomment>
      <translation>Lobbyistes en jeu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Markers</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted over the markers of control that a player has left.</extracomment>
      <translation>Marqueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>missed</source>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a solo goal that can no longer be met.</extracomment>
      <translation>manqué</translation>
    </message>
  </context>
  <context>
    <name>SecondSeatWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Money: ${count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Argent : ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>CEPs in hand: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>CEPs en main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Ressources technologiques : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Scientifiques en main : {hand}, à recruter : {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Lobbyist cards in hand: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Cartes lobbyistes en main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>UN goals claimed: {goals}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Objectifs de l’ONU pris : {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Points: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Points : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has a company goal.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>A un objectif de compagnie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has no company goal.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>N’a pas d’objectif de compagnie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goals: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Objectifs personnels : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Start player.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Premier joueur.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>{energy} {count} ({carrying} with a plant)</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>{energy} {count} ({carrying} avec une centrale)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Infrastructures : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {kinds}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Infrastructures : {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Drag one onto a planned project to prepare its infrastructure, or onto the market to sell it.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Glissez-en un sur un projet planifié pour mettre en place son infrastructure, ou sur le marché pour le vendre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Goes to a planned project, or to a lobbyist card in play.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Va sur un projet planifié, ou sur une carte lobbyiste en jeu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Leaving a project brings a point of knowledge of its energy.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Quitter un projet rapporte 1 d’expertise dans son énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Comes to your hand through a scientist subsidy.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Vient dans votre main grâce à une subvention de scientifique.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructure markers: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Marqueurs d’infrastructure : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Control cubes: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Cubes de contrôle : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Alone you may go on with pieces of another colour.</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>En solo, vous pouvez continuer avec des éléments d’une autre couleur.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Pieces you have left</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Éléments qu’il vous reste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goal: {have} of {needed}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Objectif personnel : {have} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: missed</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Objectif solo : manqué</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: {have} of {needed}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Objectif solo : {have} sur {needed}</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} in the order of the energy supply.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Numéro {number} dans l’ordre de l’approvisionnement en énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Only these energies can be planned here.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Seules ces énergies peuvent être planifiées ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Control cubes in {region}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Cubes de contrôle en {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{energy}: {owners}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>{energy} : {owners}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Whoever builds a plant lays a cube below its energy.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Qui construit une centrale pose un cube sous son énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The builder takes control with cubes below most energies; then the leftmost ones count, then knowledge of the energy just built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Le bâtisseur prend le contrôle avec des cubes sous le plus d’énergies ; ensuite comptent ceux les plus à gauche, puis l’expertise dans l’énergie qui vient d’être construite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>the opponent ({count})</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>l’adversaire ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>none</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
In the place of players' names, where nobody has a cube.</extracomment>
      <translation>aucun</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A carbon emission permit pays for infrastructure, for green plants and for new fossil ones.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Un Permis d’Émission de CO₂ paie l’infrastructure, les centrales vertes et les nouvelles centrales à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The controller may pay with those of the region.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Le joueur qui contrôle la région peut payer avec ceux de la région.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Given after disasters. Whoever builds here may pay with one; one leaves before each event.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Données après une catastrophe. Qui construit ici peut payer avec l’une d’elles ; une est retirée avant chaque événement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{region}: demand of decade {decade}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>{region} : demande de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The next energy supply puts a fossil plant here, unless one is built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Le prochain approvisionnement en énergie pose ici une centrale à combustible fossile, si aucune centrale n’est construite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Still empty.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Encore vide.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The region pays the CEP that lies on it.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>La région paie le CEP posé dessus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Built by {player} in {region}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Construite par {player} en {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Stands on an infrastructure of {player}: it counts for UN goals.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Bâtie sur une infrastructure de {player}, pour qui elle compte dans les objectifs de l’ONU.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{project} of level {level} in {region}: {state}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>{project} de niveau {level}, {region} : {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The infrastructure belongs to {player}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>L’infrastructure appartient à {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Then each scientist brings the owner two points of knowledge of its topics.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Chaque scientifique rapporte alors à son propriétaire 2 d’expertise dans les sujets du sommet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Au marché : {count}. Prix : ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Une fois par tour, vous pouvez acheter un CEP ou en vendre un de votre main.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A sold one goes to the bank and lowers the price; when the last one is taken, the bank refills the market and the price rises.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Un CEP vendu va à la banque et fait baisser le prix ; quand le dernier est pris, la banque remplit le marché et le prix augmente.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It ran empty in this turn: nobody visits it before the next turn.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
“It” is the CEP market.</extracomment>
      <translation>Il s’est vidé pendant ce tour : personne n’y va avant le prochain tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CEPs in the bank: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>CEPs à la banque : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Ressources technologiques dans la réserve : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Summit tiles in the stack: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Tuiles sommet dans la pile : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Prices of {energy} plants</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Prix des centrales ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>No tile is left.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Il ne reste aucune tuile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Tiles left by level, from the top: {levels}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Tuiles restantes par niveau, depuis le haut : {levels}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>At the end at most {count} may be open, or the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Maximum d’objectifs non pris à la fin : {count}, sinon la partie est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A played card stays here. One scientist of any player may visit it, use its minor effect, and stays to the end of the game.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Une carte jouée reste ici. Un scientifique de n’importe quel joueur peut la visiter, utiliser son lobby mineur, et y reste jusqu’à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Minor effect for a visitor: {effect}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Lobby mineur pour un visiteur : {effect}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A scientist of {player} has visited it and stays.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Un scientifique de {player} l’a visitée et y reste.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Nobody has visited it yet.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Personne ne l’a encore visitée.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>{sign} (niveau {level}) : les centrales de niveau {sign} peuvent être construites.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Half circle: the middle, level {level}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Demi-cercle : le milieu, niveau {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Full circle: the last space, level {level}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Cercle plein : la dernière case, niveau {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Knowledge of {energy}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Expertise en {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for plants</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Objectifs environnementaux de centrales</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for knowledge</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Objectifs environnementaux d’expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for summits</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Objectifs environnementaux de sommets</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved: {done} of {shown}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Atteints : {done} sur {shown}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Each open goal costs {points} in decade {decade}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Chaque objectif non atteint coûte {points} dans la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
Of an environmental goal.</extracomment>
      <translation>Atteint.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>An inspector stands here: it costs twice as much.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Un inspecteur est ici : il coûte le double.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} of equal goals. Needed: {number}, so far: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Numéro {number} parmi les objectifs identiques. Nécessaires : {number}, jusqu’ici : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A decade: {phases}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Une décennie : {phases}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Niveau de CO₂ : {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>From {ppm} ppm on, the future event strikes as well.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>À partir de {ppm} ppm, l’événement futur frappe aussi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm everybody has lost, at once.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Au-dessus de {ppm} ppm, tout le monde perd, immédiatement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm after the energy supply the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Au-dessus de {ppm} ppm après l’approvisionnement en énergie, la partie est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It may be lowered then, {ppm} ppm for {points} in this decade.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Il peut alors être réduit : {ppm} ppm pour {points} dans cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It never falls below {ppm} ppm.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation>Il ne descend jamais sous {ppm} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points of the team: {points}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Points de l’équipe : {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points: {points}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Points : {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Below 0 after the goals or after the energy supply the game is lost.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Sous 0 après les objectifs ou après l’approvisionnement en énergie, la partie est perdue.</translation>
    </message>
  </context>
  <context>
    <name>SeedField</name>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;Seed</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
The label of the field: a number from which a game is shuffled.</extracomment>
      <translation>&amp;Graine</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;New seed</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.</extracomment>
      <translation>&amp;Nouvelle graine</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The same seed and the same choices deal the same game again. A challenge code put in here sets up all of it.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.</extracomment>
      <translation>La même graine et les mêmes choix redonnent la même partie. Un code de défi saisi ici règle le tout.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>Seed</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
The name of the field, for screen readers: a number from which a game is shuffled.</extracomment>
      <translation>Graine</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The seed has to be a whole number from 0 to {most}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.</extracomment>
      <translation>La graine doit être un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
{expected} says what a right code looks like.</extracomment>
      <translation>Ce code de défi est illisible. Attendu : {expected}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge cannot be played here. {problem}.</source>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.
{problem} says why.</extracomment>
      <translation>Ce défi ne peut pas être joué ici. {problem}.</translation>
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
      <translation>{language} (non installé)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Like the system</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Comme le système</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Light</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Clair</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Dark</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Sombre</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Standard</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Standard</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>For red-green colour blindness</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Pour le daltonisme rouge-vert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>High contrast</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Off</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Non</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Fast</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Rapide</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Normal</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Normal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Slow</source>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation>Lent</translation>
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
      <translation>Plateau entier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Language</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Langue</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Bri&amp;ghtness</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>Lu&amp;minosité</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Colours</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Couleurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Movement of pieces</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>Mo&amp;uvement des pions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Speed of a &amp;replay</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Vitesse de relecture</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Text size</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Taille du texte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Board at the &amp;beginning</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Plateau au début</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cover the &amp;screen between two people</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>Un &amp;rideau cache l’écran entre deux personnes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Ask before a turn &amp;ends</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Demander avant la fin d’un tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Warn when the game is about to end</source>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation>&amp;Avertir quand la partie va se terminer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Nobody sees the cards and the goal of the next player.</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Personne ne voit les cartes et l’objectif du joueur suivant.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>A wrong click does not give the rest of a turn away.</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Un clic malheureux ne fait pas perdre le reste d’un tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Says beforehand which move could be the last one.</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Annonce à l’avance quelle action pourrait être la dernière.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Settings</source>
      <extracomment>The dialog “Settings”.
The title of the dialog.</extracomment>
      <translation>Paramètres</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>What it looks like</source>
      <extracomment>The dialog “Settings”.
Heading over the settings of language, colours and sizes. “It” is the program.</extracomment>
      <translation>Apparence</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>At the table</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>À la table</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Pieces in the chosen colours</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Éléments dans les couleurs choisies</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Defaults</source>
      <extracomment>The dialog “Settings”.
The button that gives every setting its usual value.</extracomment>
      <translation>Valeurs par dé&amp;faut</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cancel</source>
      <extracomment>The dialog “Settings”.
The button that closes the dialog and changes nothing.</extracomment>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Done</source>
      <extracomment>The dialog “Settings”.
The button that closes the dialog and keeps what was changed.</extracomment>
      <translation>Terminé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Languages in this game</source>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation>Langues dans cette partie</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The game is in the clipboard, as text.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>La partie est dans le presse-papiers, en texte.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The challenge code {code} is in the clipboard.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Le code de défi {code} est dans le presse-papiers.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The picture of the board is in the clipboard.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>L’image du plateau est dans le presse-papiers.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save the position as a picture</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Enregistrer la position en image</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>position</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.
The name of a file that is offered for a picture of the board: position.png.</extracomment>
      <translation>position</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Pictures (*.png)</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Images (*.png)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{edition} – {players} – decade {decade}</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>{edition} – {players} – décennie {decade}</translation>
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
      <translation>Enregistrer un rapport de problème</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Problem reports (*.zip)</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Rapports de problème (*.zip)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{file} could not be written: {reason}. Try another place.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Impossible d’écrire {file} : {reason}. Essayez un autre endroit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Saved as {file}.</source>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation>Enregistré sous {file}.</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Part of the income taken in money</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Part du revenu prise en argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in points</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>{count} en points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in money</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>{count} en argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Points actuels : {points} ; à payer pour les objectifs non atteints et les CEPs manquants : {fixed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on: {high}.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Points avec cette répartition : {have} ; nécessaires pour continuer : {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on, as the draws come: {low} to {high}.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Points avec cette répartition : {have} ; nécessaires pour continuer, selon la pioche : {low} à {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Partners who split after you can add {points} at most.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Les partenaires qui répartissent après vous peuvent ajouter au maximum {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Chance that the game is lost then: {percent} %.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Probabilité que la partie soit alors perdue : {percent} %.</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Build green power plants all over the world before the climate tips. The rules of the board game by Vital Lacerda, kept by the computer.</source>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation>Construisez des centrales à énergie verte partout dans le monde avant que le climat ne bascule. Les règles du jeu de société de Vital Lacerda, gérées par l’ordinateur.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>New game …</source>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation>Nouvelle partie…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Play at once against two computer players</source>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation>Jouer tout de suite contre deux joueurs virtuels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Open a saved game …</source>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Settings</source>
      <extracomment>The page that is shown before a game is opened.
The button that opens the settings.</extracomment>
      <translation>Paramètres</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>About</source>
      <extracomment>The page that is shown before a game is opened.
The button that opens “About co2desk”.</extracomment>
      <translation>À propos</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One less</source>
      <extracomment>A number with a button for one less and one for one more.</extracomment>
      <translation>Un de moins</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One more</source>
      <extracomment>A number with a button for one less and one for one more.</extracomment>
      <translation>Un de plus</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no room left</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>il n’y a plus de place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not allowed there</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>ce n’est pas permis à cet endroit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>nothing can be written there</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>rien ne peut y être écrit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not there</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>introuvable</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive is gone</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>le lecteur n’est plus là</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive does not work</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>le lecteur ne fonctionne pas</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no such folder</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is a folder</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>c’est un dossier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>another program is using it</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>un autre programme l’utilise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the name is too long</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>le nom est trop long</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>error {number} of the system</source>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation>erreur système {number}</translation>
    </message>
  </context>
  <context>
    <name>TurnSteps</name>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Main action</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Action principale</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Second action</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Deuxième action</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Scientist</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Scientifique</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Market</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Marché</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Card</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
A step of a turn, in one or two words: which action it is.</extracomment>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>done</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
The state of a step, for screen readers: it has been taken, or it can still be taken.</extracomment>
      <translation>fait</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>open</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.
The state of a step, for screen readers: it has been taken, or it can still be taken.</extracomment>
      <translation>à faire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>{step}: {state}</source>
      <extracomment>The steps of a turn beside what is asked; each has a mark when it is done.</extracomment>
      <translation>{step} : {state}</translation>
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
      <translation>Ceci ne peut pas être repris librement. Tout le monde est-il d’accord à la table ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Decisions of these players would be taken back: {names}.</source>
      <extracomment>The question before actions are taken back that others know of.
“This” are the last actions. Others have seen or answered them, so the whole table is asked.
{names} are the players whose decisions would be lost, with a comma between them.</extracomment>
      <translation>Des décisions de ces joueurs seraient reprises : {names}.</translation>
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
      <translation>Quelque chose de caché a été révélé depuis ; personne ne peut l’oublier.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Everybody agrees: take it back</source>
      <extracomment>The question before actions are taken back that others know of.</extracomment>
      <translation>Tous d’accord : reprendre</translation>
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
      <translation>… et encore {count}</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>This needs at least two players: a solo game is played without it.</source>
      <extracomment>“New game”: the variants of the game.
“This” is a variant of the game, such as the auction.</extracomment>
      <translation>Il faut au moins deux joueurs : une partie solo se joue sans.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The competitive game is always played without it.</source>
      <extracomment>“New game”: the variants of the game.</extracomment>
      <translation>La partie compétitive se joue toujours sans.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The inspectors always take part in the solo game.</source>
      <extracomment>“New game”: the variants of the game.</extracomment>
      <translation>Les inspecteurs participent toujours à la partie solo.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Only the solo game has a goal of this kind.</source>
      <extracomment>“New game”: the variants of the game.</extracomment>
      <translation>Seule la partie solo a un objectif de ce genre.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Propose a {energy} project in {region} on the {grant} space</source>
      <comment>propose</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Propose a biomass project in North America on the technology space</extracomment>
      <translation>Proposer un projet en {energy} en {region} sur la case {grant}</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <comment>install</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Install the biomass project in North America (technology space)</extracomment>
      <translation>Mettre en place {place}</translation>
    </message>
    <message>
      <source>Build the top {energy} plant in {region} ({grant} space; {goods})</source>
      <comment>build</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space; $7, 1 technology cube, 5 points)</extracomment>
      <translation>Construire la centrale du haut de la pile ({energy}) en {region} (case {grant} ; {goods})</translation>
    </message>
    <message>
      <source>Build {energy} plant {number} in {region} ({grant} space; {goods})</source>
      <comment>build.other</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build solar plant 3 in Europe (technology space; $4 and 2 technology cubes)</extracomment>
      <translation>Construire la centrale {number} ({energy}) en {region} (case {grant} ; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build.nothing</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build a plant on the solar project in Europe (technology space)</extracomment>
      <translation>Construire une centrale sur {place}</translation>
    </message>
    <message>
      <source>Move a scientist from {origin} to {destination}</source>
      <comment>move_scientist</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Move a scientist from your hand to the hydro project in Europe (scientist space)</extracomment>
      <translation>Déplacer un scientifique depuis {origin} vers {destination}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist home from the forestation project in North America (money space)</extracomment>
      <translation>Reprendre votre scientifique en main depuis {origin}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin} with one point of expertise</source>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist home from the recycling project in Oceania (technology space) with one point of expertise</extracomment>
      <translation>Reprendre votre scientifique en main depuis {origin} avec 1 d’expertise</translation>
    </message>
    <message>
      <source>Move your scientist from {origin} to {destination}</source>
      <comment>move_scientist.displaced</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>Déplacer votre scientifique depuis {origin} vers {destination}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool</source>
      <comment>recruit</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Recruter un scientifique de votre espace de recrutement</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.research_grant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Laisser vos scientifiques où ils sont</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.granted_move</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Laisser vos scientifiques où ils sont</translation>
    </message>
    <message>
      <source>Take no expertise</source>
      <comment>decline.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Ne pas prendre d’expertise</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Renoncer au bonus</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_received</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Renoncer au bonus</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_any</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Renoncer au bonus</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Renoncer au bonus</translation>
    </message>
    <message>
      <source>Go on without the action, which has become impossible</source>
      <comment>decline.owed_action</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Continuer sans l’action, devenue impossible</translation>
    </message>
    <message>
      <source>Buy a CEP for ${price}</source>
      <comment>buy_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Buy a CEP for $1</extracomment>
      <translation>Acheter un CEP pour ${price}</translation>
    </message>
    <message>
      <source>Sell a CEP for ${price}</source>
      <comment>sell_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Sell a CEP for $3</extracomment>
      <translation>Vendre un CEP pour ${price}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobby card 23 for its minor effect: 1 technology cube</extracomment>
      <translation>Jouer la carte lobby {card} pour son lobby mineur : {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobby card 10 for its main effect: 2 technology cubes</extracomment>
      <translation>Jouer la carte lobby {card} pour son lobby principal : {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; the action has to follow</source>
      <comment>play_lobby.before</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobbyist card 3 for its main effect: $3; the action has to follow</extracomment>
      <translation>Jouer la carte lobbyiste {card} pour son lobby principal : {effect} ; l’action doit suivre</translation>
    </message>
    <message>
      <source>Score UN goal {card} ({energies}): pay {tech:cubes}, gain {vp:points}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Score UN goal 34 (biomass, recycling): pay 1 technology cube, gain 4 points</extracomment>
      <translation>Marquer les points de la carte objectif de l’ONU {card} ({energies}) : payer {tech:cubes}, gagner {vp:points}</translation>
    </message>
    <message>
      <source>Discard your company goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Discard your company goal for $8</extracomment>
      <translation>Échanger votre objectif de compagnie contre ${money}</translation>
    </message>
    <message>
      <source>Discard {player}'s company goal for ${money}</source>
      <comment>cash_company_goal.other</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Discard Ada's company goal for $3</extracomment>
      <translation>Échanger l’objectif de compagnie de {player} contre ${money}</translation>
    </message>
    <message>
      <source>End your turn</source>
      <comment>end_turn</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Terminer votre tour</translation>
    </message>
    <message>
      <source>End your turn without a main action</source>
      <comment>end_turn.idle</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Terminer votre tour sans action principale</translation>
    </message>
    <message>
      <source>Gain a point of {energy} expertise and reach level {level}</source>
      <comment>choose_energy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain a point of cold fusion expertise and reach level 2</extracomment>
      <translation>Gagner 1 d’expertise en {energy} et atteindre le niveau {level}</translation>
    </message>
    <message>
      <source>Choose {energy}: your track is at its end, and the point is lost</source>
      <comment>choose_energy.full</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Choose solar: your track is at its end, and the point is lost</extracomment>
      <translation>Choisir {energy} : vous êtes au bout de la piste, et cette expertise est perdue</translation>
    </message>
    <message>
      <source>Put a CEP into {region}, which holds {had} of {limit}</source>
      <comment>choose_region.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Put a CEP into North America, which holds 2 of 5</extracomment>
      <translation>Placer un CEP en {region}, qui en a {had} sur {limit}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.first_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Begin with Europe</extracomment>
      <translation>Commencer par l’{region}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.start_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Begin with Oceania</extracomment>
      <translation>Commencer par l’{region}</translation>
    </message>
    <message>
      <source>Begin after {region}</source>
      <comment>choose_region.opponent_start</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Begin after Oceania</extracomment>
      <translation>Commencer après l’{region}</translation>
    </message>
    <message>
      <source>Gain a point of expertise from {place}</source>
      <comment>choose_project.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain a point of expertise from the biomass project in Asia (money space)</extracomment>
      <translation>Gagner 1 d’expertise avec {place}</translation>
    </message>
    <message>
      <source>Put the {energy} project on the {grant} space in {region}</source>
      <comment>choose_project.start_space</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Put the recycling project on the money space in Oceania</extracomment>
      <translation>Poser le projet en {energy} sur la case {grant} en {region}</translation>
    </message>
    <message>
      <source>Pay the CEP from your hand</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Payer le CEP de votre main</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which holds {had:ceps}</source>
      <comment>pay_cep.region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pay the CEP from Europe, which holds 2 CEPs</extracomment>
      <translation>Payer le CEP de l’{region}, qui en contient {had}</translation>
    </message>
    <message>
      <source>Buy the CEP for ${money} and {vp:points}</source>
      <comment>buy_for_payment</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Buy the CEP for $3 and 3 points</extracomment>
      <translation>Acheter le CEP pour ${money} et {vp:points}</translation>
    </message>
    <message>
      <source>Buy the CEP for {vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Buy the CEP for 3 points</extracomment>
      <translation>Acheter le CEP pour {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and {vp:points}</source>
      <comment>split_income</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take $1 and 3 points</extracomment>
      <translation>Prendre ${money} et {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and no points</source>
      <comment>split_income.money</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take $4 and no points</extracomment>
      <translation>Prendre ${money} et aucun point</translation>
    </message>
    <message>
      <source>Take {vp:points} and no money</source>
      <comment>split_income.points</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take 2 points and no money</extracomment>
      <translation>Prendre {vp:points} et pas d’argent</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Bid $14</extracomment>
      <translation>Miser ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Passer</translation>
    </message>
    <message>
      <source>Pay {goods}</source>
      <comment>pay_bid</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pay $13, 2 technology cubes and 2 CEPs</extracomment>
      <translation>Payer {goods}</translation>
    </message>
    <message>
      <source>Make {player} the start player</source>
      <comment>appoint</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Make Ada the start player</extracomment>
      <translation>Nommer {player} premier joueur</translation>
    </message>
    <message>
      <source>Become the start player yourself</source>
      <comment>appoint.self</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation>Devenir premier joueur</translation>
    </message>
    <message>
      <source>Keep lobby card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep lobby card 16 (build a cold fusion plant: $3 less to pay; otherwise: $2)</extracomment>
      <translation>Garder la carte lobby {card} ({trigger} : {main} ; sinon : {minor})</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <comment>keep_card.company</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep company goal 4: 4 points for each region you control, at most 16</extracomment>
      <translation>Garder l’objectif de compagnie {card} : {goal}</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <comment>keep_card.personal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep personal goal 9: have prepared 1 infrastructure of the same energy</extracomment>
      <translation>Garder l’objectif personnel {card} : {goal}</translation>
    </message>
    <message>
      <source>Plan a {energy} project of level {level} in {region} on the {grant} space</source>
      <comment>plan</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a hydro project of level 1 in Europe on the scientist space</extracomment>
      <translation>Planifier un projet en {energy} de niveau {level} en {region} sur la case {grant}</translation>
    </message>
    <message>
      <source>Plan a {energy} project in {region} on the {grant} space</source>
      <comment>plan.no_tile</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a solar project in Europe on the technology space</extracomment>
      <translation>Planifier un projet en {energy} en {region} sur la case {grant}</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <comment>infrastructure</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Prepare the infrastructure of the hydro project in North America (scientist space)</extracomment>
      <translation>Mettre en place l’infrastructure pour {place}</translation>
    </message>
    <message>
      <source>Build the {energy} plant of level {level} in {region} ({grant} space; {goods})</source>
      <comment>build_plant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the hydro plant of level 1 in Europe (scientist space; $8, 1 technology cube, 1 CEP, 6 points); Europe gives one of the cubes</extracomment>
      <translation>Construire la centrale de niveau {level} ({energy}) en {region} (case {grant} ; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build_plant.nothing</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build a plant on the solar project in Europe (technology space)</extracomment>
      <translation>Construire une centrale sur {place}</translation>
    </message>
    <message>
      <source>Pollute for a second main action: the CO₂ level rises to {co2} ppm</source>
      <comment>second_action</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pollute for a second main action: the CO₂ level rises to 410 ppm</extracomment>
      <translation>Polluer pour une deuxième action principale : le niveau de CO₂ passe à {co2} ppm</translation>
    </message>
    <message>
      <source>Hand the bonus to {player}: {bonus}</source>
      <comment>give_bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Hand the bonus to Ada: one point of solar knowledge</extracomment>
      <translation>Donner le bonus à {player} : {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <comment>give_bonus.self</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Use the bonus yourself: one point of solar knowledge</extracomment>
      <translation>Utiliser vous-même le bonus : {bonus}</translation>
    </message>
    <message>
      <source>Bring the CO₂ level down to {co2} ppm for {vp:points}</source>
      <comment>reduce_co2</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Bring the CO₂ level down to 400 ppm for 17 points</extracomment>
      <translation>Réduire le niveau de CO₂ à {co2} ppm pour {vp:points}</translation>
    </message>
    <message>
      <source>Leave the CO₂ level at {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Leave the CO₂ level at 350 ppm</extracomment>
      <translation>Laisser le niveau de CO₂ à {co2} ppm</translation>
    </message>
    <message>
      <source>{action} with lobby card {card}</source>
      <comment>with.card</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space; $4, 1 technology cube, 5 points) with lobby card 15</extracomment>
      <translation>{action} avec la carte lobby {card}</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.subsidy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top biomass plant in Asia (technology space; $8, 1 technology cube, 6 points); Asia gives one of the cubes</extracomment>
      <translation>{action} ; l’{region} fournit une des ressources technologiques</translation>
    </message>
    <message>
      <source>{action}; {player} receives ${fee} for the scientist who has to leave</source>
      <comment>with.fee</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Oceania (technology space; $7, 1 technology cube, 5 points); Ada receives $1 for the scientist who has to leave</extracomment>
      <translation>{action} ; {player} reçoit ${fee} pour le scientifique congédié</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.region_tech</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the hydro plant of level 1 in Europe (scientist space; $8, 1 technology cube, 1 CEP, 6 points); Europe gives one of the cubes</extracomment>
      <translation>{action} ; l’{region} fournit une des ressources technologiques</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Take your scientist home from the solar project in Europe (technology space)</extracomment>
      <translation>Reprendre votre scientifique en main depuis {origin}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain a point of knowledge of your choice</source>
      <comment>recruit</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation>Recruter un scientifique de votre espace de recrutement et gagner 1 d’expertise dans une énergie de votre choix</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card 18 for its minor effect: 1 technology cube</extracomment>
      <translation>Jouer la carte lobbyiste {card} pour son lobby mineur : {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card 5 for its main effect: $3</extracomment>
      <translation>Jouer la carte lobbyiste {card} pour son lobby principal : {effect}</translation>
    </message>
    <message>
      <source>Claim UN goal {card} ({energies}): pay {tech:cubes}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Claim UN goal 2 (recycling, hydro): pay 1 technology cube</extracomment>
      <translation>Prendre la carte objectif de l’ONU {card} ({energies}) : payer {tech:cubes}</translation>
    </message>
    <message>
      <source>Gain a point of {energy} knowledge and reach level {level}</source>
      <comment>choose_energy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Gain a point of recycling knowledge and reach level 1</extracomment>
      <translation>Gagner 1 d’expertise en {energy} et atteindre le niveau {level}</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Keep lobbyist card 20 (build a recycling plant: $3; otherwise: move a scientist)</extracomment>
      <translation>Garder la carte lobbyiste {card} ({trigger} : {main} ; sinon : {minor})</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}: the first counts most when control is tied.</source>
      <comment>agenda</comment>
      <extracomment>The card of a region's agenda tile.
Example: This region wants solar and wind: the first counts most when control is tied.</extracomment>
      <translation>Énergies acceptées par cette région : {energies}. La première compte le plus en cas d’égalité pour le contrôle.</translation>
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
        <numerusform>{n} point</numerusform>
        <numerusform>{n} points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} technology cubes</source>
      <comment>cubes</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Play lobbyist card 18 for its minor effect: 1 technology cube</extracomment>
      <translation>
        <numerusform>{n} ressource technologique</numerusform>
        <numerusform>{n} ressources technologiques</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} CEPs</source>
      <comment>ceps</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: The market is refilled with 2 CEPs; the price is $2.</extracomment>
      <translation>
        <numerusform>{n} CEP</numerusform>
        <numerusform>{n} CEPs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} steps</source>
      <comment>steps</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: The CO₂ level of 570 ppm has to come down by at least 7 steps of 10 ppm, at 1 point each: choose how many.</extracomment>
      <translation>
        <numerusform>{n} cran</numerusform>
        <numerusform>{n} crans</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} actions</source>
      <comment>actions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 actions</extracomment>
      <translation>
        <numerusform>{n} action</numerusform>
        <numerusform>{n} actions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobby cards</source>
      <comment>lobby_cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobby cards; the rest is passed to the right.</extracomment>
      <translation>
        <numerusform>{n} carte lobby</numerusform>
        <numerusform>{n} cartes lobby</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobbyist cards; what is left is passed to the right.</extracomment>
      <translation>
        <numerusform>{n} carte lobbyiste</numerusform>
        <numerusform>{n} cartes lobbyistes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} open environmental goals</source>
      <comment>open_goals</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 21 open environmental goals: a penalty of 21 points.</extracomment>
      <translation>
        <numerusform>{n} objectif environnemental non atteint</numerusform>
        <numerusform>{n} objectifs environnementaux non atteints</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fossil plants</source>
      <comment>fossil_plants</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: By the end of the game: tear down 1 fossil plant by building in a full region.</extracomment>
      <translation>
        <numerusform>{n} centrale à combustible fossile</numerusform>
        <numerusform>{n} centrales à combustible fossile</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} coal plants</source>
      <comment>coal</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 coal plants</extracomment>
      <translation>
        <numerusform>{n} centrale à charbon</numerusform>
        <numerusform>{n} centrales à charbon</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} oil plants</source>
      <comment>oil</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 oil plants</extracomment>
      <translation>
        <numerusform>{n} centrale à pétrole</numerusform>
        <numerusform>{n} centrales à pétrole</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} gas plants</source>
      <comment>gas</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 gas plants</extracomment>
      <translation>
        <numerusform>{n} centrale à gaz</numerusform>
        <numerusform>{n} centrales à gaz</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} plants</source>
      <comment>plants</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal 15: have built 3 plants in one region</extracomment>
      <translation>
        <numerusform>{n} centrale</numerusform>
        <numerusform>{n} centrales</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} infrastructures</source>
      <comment>infrastructures</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal 9: have prepared 1 infrastructure of the same energy</extracomment>
      <translation>
        <numerusform>{n} infrastructure</numerusform>
        <numerusform>{n} infrastructures</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} regions</source>
      <comment>regions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: control 3 regions.</extracomment>
      <translation>
        <numerusform>{n} région</numerusform>
        <numerusform>{n} régions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different regions</source>
      <comment>different_regions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures in 4 different regions.</extracomment>
      <translation>
        <numerusform>{n} région</numerusform>
        <numerusform>{n} régions différentes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different energies</source>
      <comment>energies</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures of 4 different energies.</extracomment>
      <translation>
        <numerusform>{n} source d’énergie</numerusform>
        <numerusform>{n} sources d’énergie différentes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} tracks</source>
      <comment>tracks</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: reach the last space of 2 tracks.</extracomment>
      <translation>
        <numerusform>{n} piste</numerusform>
        <numerusform>{n} pistes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} scientists</source>
      <comment>scientists</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal 5: have recruited 4 scientists</extracomment>
      <translation>
        <numerusform>{n} scientifique</numerusform>
        <numerusform>{n} scientifiques</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} summits</source>
      <comment>summits</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 summits</extracomment>
      <translation>
        <numerusform>{n} sommet</numerusform>
        <numerusform>{n} sommets</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} topics</source>
      <comment>topics</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 topics</extracomment>
      <translation>
        <numerusform>{n} sujet</numerusform>
        <numerusform>{n} sujets</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} discs</source>
      <comment>discs</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 discs</extracomment>
      <translation>
        <numerusform>{n} disque</numerusform>
        <numerusform>{n} disques</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cards</source>
      <comment>cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: 3 cards</extracomment>
      <translation>
        <numerusform>{n} carte</numerusform>
        <numerusform>{n} cartes</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>anywhere</name>
    <message>
      <source>No project on the board can be installed.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>Aucun projet du plateau ne peut être mis en place.</translation>
    </message>
    <message>
      <source>No project on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>Aucun projet du plateau n’est prêt pour une construction.</translation>
    </message>
    <message>
      <source>No project lies on the board where a scientist could work.</source>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation>Il n’y a sur le plateau aucun projet sur lequel un scientifique pourrait travailler.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>No project on the board waits for its infrastructure.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation>Aucun projet du plateau n’attend son infrastructure.</translation>
    </message>
    <message>
      <source>No infrastructure on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation>Aucune infrastructure du plateau n’est prête pour une construction.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>energy</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: one point of solar expertise</extracomment>
      <translation>1 d’expertise en {energy}</translation>
    </message>
    <message>
      <source>one point of expertise in an energy of your choice</source>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.</extracomment>
      <translation>1 d’expertise dans une énergie de votre choix</translation>
    </message>
    <message>
      <source>one technology cube</source>
      <comment>tech</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: one technology cube. Use it, hand it to another player, or leave it.</extracomment>
      <translation>1 ressource technologique</translation>
    </message>
    <message>
      <source>one CEP for a region of your choice</source>
      <comment>region_cep</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: one CEP for a region of your choice. Use it, hand it to another player, or leave it.</extracomment>
      <translation>1 CEP pour une région de votre choix</translation>
    </message>
    <message>
      <source>one CEP for {region}</source>
      <comment>region_cep.indicated</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: one CEP for Europe</extracomment>
      <translation>1 CEP pour l’{region}</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>energy</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it. Only in Second Chance.
Example: Bonus: one point of solar knowledge. Use it, or leave it.</extracomment>
      <translation>1 d’expertise en {energy}</translation>
    </message>
    <message>
      <source>one point of knowledge in an energy of your choice</source>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it. Only in Second Chance.
Example: Bonus: one point of knowledge in an energy of your choice. Use it, hand it to another player, or leave it.</extracomment>
      <translation>1 d’expertise dans une énergie de votre choix</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>Polish</source>
      <comment>pl</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>polonais</translation>
    </message>
    <message>
      <source>French</source>
      <comment>fr</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>français</translation>
    </message>
    <message>
      <source>Russian</source>
      <comment>ru</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>russe</translation>
    </message>
    <message>
      <source>Chinese</source>
      <comment>zh</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>chinois</translation>
    </message>
    <message>
      <source>German</source>
      <comment>de</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation>allemand</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>propose a project in {region}</source>
      <comment>propose.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobby card 1 (propose a project in North America: $3; otherwise: 1 technology cube)</extracomment>
      <translation>proposer un projet en {region}</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <comment>propose.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobby card 7 (propose a project on a money space: $3; otherwise: 1 technology cube)</extracomment>
      <translation>proposer un projet sur une case {grant}</translation>
    </message>
    <message>
      <source>install a {energy} project</source>
      <comment>install.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobby card 14 (install a forestation project: 2 technology cubes; otherwise: move a scientist)</extracomment>
      <translation>mettre en place un projet en {energy}</translation>
    </message>
    <message>
      <source>build a {energy} plant</source>
      <comment>build.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Lobbyist card 26 was played for an action that is due now: build a hydro plant.</extracomment>
      <translation>construire une centrale ({energy})</translation>
    </message>
    <message>
      <source>send a scientist to a summit on {energy}</source>
      <comment>summit.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobbyist card 31 (send a scientist to a summit on hydro: one point of hydro knowledge; otherwise: $2)</extracomment>
      <translation>envoyer un scientifique à un sommet ayant pour sujet {energy}</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Lobby card 25: buy a CEP</extracomment>
      <translation>acheter un CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobby card 26 (sell a CEP: $3; otherwise: move a scientist)</extracomment>
      <translation>vendre un CEP</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <comment>plan.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Lobbyist card 3 was played for an action that is due now: plan a project in Europe.</extracomment>
      <translation>planifier un projet en {region}</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <comment>plan.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Keep lobbyist card 8 (plan a project on a technology space: 2 technology cubes; otherwise: move a scientist)</extracomment>
      <translation>planifier un projet sur une case {grant}</translation>
    </message>
    <message>
      <source>prepare the infrastructure of a {energy} project</source>
      <comment>infrastructure.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Lobbyist card 11 was played for an action that is due now: prepare the infrastructure of a hydro project.</extracomment>
      <translation>mettre en place l’infrastructure d’un projet en {energy}</translation>
    </message>
  </context>
  <context>
    <name>choices</name>
    <message>
      <source>Propose {short}</source>
      <comment>propose</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Propose biomass, North America (technology)</extracomment>
      <translation>Proposer : {short}</translation>
    </message>
    <message>
      <source>Install {short}</source>
      <comment>install</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Install biomass, North America (technology)</extracomment>
      <translation>Mettre en place : {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling, Asia (money)</extracomment>
      <translation>Construire : {short}</translation>
    </message>
    <message>
      <source>Build {short}, plant {number}</source>
      <comment>build.other</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build Solar, Europe (technology), plant 3</extracomment>
      <translation>Construire : {short}, centrale {number}</translation>
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
      <translation>Recruter</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Renoncer</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>decline.owed_action</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Buy for ${price}</source>
      <comment>buy_cep</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Buy for $1</extracomment>
      <translation>Acheter pour ${price}</translation>
    </message>
    <message>
      <source>Sell for ${price}</source>
      <comment>sell_cep</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Sell for $3</extracomment>
      <translation>Vendre pour ${price}</translation>
    </message>
    <message>
      <source>Card {card}, minor: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Card 18, minor: 1 technology cube</extracomment>
      <translation>Carte {card}, mineur : {effect}</translation>
    </message>
    <message>
      <source>Card {card}: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Card 5: $3</extracomment>
      <translation>Carte {card} : {effect}</translation>
    </message>
    <message>
      <source>Card {card} first: {effect}</source>
      <comment>play_lobby.before</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Card 3 first: $3</extracomment>
      <translation>D’abord la carte {card} : {effect}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>score_un_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: UN goal 2</extracomment>
      <translation>Objectif de l’ONU {card}</translation>
    </message>
    <message>
      <source>Goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Goal for $8</extracomment>
      <translation>Objectif contre ${money}</translation>
    </message>
    <message>
      <source>Goal of {player}</source>
      <comment>cash_company_goal.other</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Goal of Ada</extracomment>
      <translation>Objectif de {player}</translation>
    </message>
    <message>
      <source>End turn</source>
      <comment>end_turn</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Terminer le tour</translation>
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
      <translation>case {grant}</translation>
    </message>
    <message>
      <source>From your hand</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>De votre main</translation>
    </message>
    <message>
      <source>From {region}</source>
      <comment>pay_cep.region</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: From Europe</extracomment>
      <translation>De l’{region}</translation>
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
      <translation>Tout : ${money}</translation>
    </message>
    <message>
      <source>All {vp:points}</source>
      <comment>split_income.points</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: All 2 points</extracomment>
      <translation>Tout : {vp:points}</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Bid $14</extracomment>
      <translation>Miser ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Passer</translation>
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
      <translation>Vous-même</translation>
    </message>
    <message>
      <source>Card {card}</source>
      <comment>keep_card.draft</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Card 20</extracomment>
      <translation>Carte {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.company</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Goal 4</extracomment>
      <translation>Objectif {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.personal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Goal 9</extracomment>
      <translation>Objectif {card}</translation>
    </message>
    <message>
      <source>Plan {short}</source>
      <comment>plan</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Plan hydro, Europe (scientist)</extracomment>
      <translation>Planifier : {short}</translation>
    </message>
    <message>
      <source>Prepare {short}</source>
      <comment>infrastructure</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Prepare hydro, North America (scientist)</extracomment>
      <translation>Mettre en place : {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build_plant</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build hydro, Europe (scientist), with its cube</extracomment>
      <translation>Construire : {short}</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation>Deuxième action</translation>
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
      <translation>Utiliser</translation>
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
      <translation>Renoncer</translation>
    </message>
    <message>
      <source>{action}, card {card}</source>
      <comment>with.card</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling, Asia (money), card 15</extracomment>
      <translation>{action}, carte {card}</translation>
    </message>
    <message>
      <source>{action}, with its cube</source>
      <comment>with.region_tech</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build hydro, Europe (scientist), with its cube</extracomment>
      <translation>{action}, avec un cube de la région</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <comment>controlled_region</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 4: 4 points for each region you control, at most 16</extracomment>
      <translation>{vp:points} pour chaque région que vous contrôlez, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of yours, at most {limit}</source>
      <comment>region_with_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 5: 3 points for each region with a plant of yours, at most 15</extracomment>
      <translation>{vp:points} pour chaque région où vous avez une centrale, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <comment>un_goal</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 3 points for each UN goal you have scored, at most 15.</extracomment>
      <translation>{vp:points} pour chaque objectif de l’ONU dont vous avez marqué les points, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours except the first, at most {limit}</source>
      <comment>own_plant_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 3 points for each plant of yours except the first, at most 15.</extracomment>
      <translation>{vp:points} pour chacune de vos centrales sauf la première, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours, at most {limit}</source>
      <comment>every_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each plant of yours, at most 3</extracomment>
      <translation>{vp:points} pour chacune de vos centrales, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP in your hand, those of your regions not counted, at most 16.</extracomment>
      <translation>{vp:points} pour chaque CEP dans votre main, sans ceux de vos régions, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand and in regions you control, at most {limit}</source>
      <comment>cep_owned</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP in your hand and in regions you control, at most 16.</extracomment>
      <translation>{vp:points} pour chaque CEP dans votre main et dans les régions que vous contrôlez, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of you, at most {limit}</source>
      <comment>leading_expertise_ties_count</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 4 points for each energy in which nobody is ahead of you, at most 16.</extracomment>
      <translation>{vp:points} pour chaque énergie où personne n’est devant vous, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your plants, at most {limit}</source>
      <comment>own_plant_type</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 6: 3 points for each different energy among your plants, at most 15</extracomment>
      <translation>{vp:points} pour chaque énergie différente parmi vos centrales, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of yours, at most {limit}</source>
      <comment>region_with_own_infrastructure</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 8: 3 points for each region with an infrastructure of yours, at most 15</extracomment>
      <translation>{vp:points} pour chaque région où vous avez une infrastructure, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 9: 3 points for each different energy among your infrastructures, at most 15</extracomment>
      <translation>{vp:points} pour chaque énergie différente parmi vos infrastructures, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of yours except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal 10: 3 points for each infrastructure of yours except the first, at most 15</extracomment>
      <translation>{vp:points} pour chacune de vos infrastructures sauf la première, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <comment>controlled_region.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 4 points for each region the company controls, at most 16</extracomment>
      <translation>{vp:points} pour chaque région que la compagnie contrôle, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of the company, at most {limit}</source>
      <comment>region_with_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region with a plant of the company, at most 15</extracomment>
      <translation>{vp:points} pour chaque région où la compagnie a une centrale, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <comment>un_goal.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each UN goal the company has scored, at most 15</extracomment>
      <translation>{vp:points} pour chaque objectif de l’ONU dont la compagnie a marqué les points, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company except the first, at most {limit}</source>
      <comment>own_plant_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each plant of the company except the first, at most 15</extracomment>
      <translation>{vp:points} pour chaque centrale de la compagnie sauf la première, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company, at most {limit}</source>
      <comment>every_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each plant of the company, at most 3</extracomment>
      <translation>{vp:points} pour chaque centrale de la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP in the company's hand, those of its regions not counted, at most 16</extracomment>
      <translation>{vp:points} pour chaque CEP dans la main de la compagnie, sans ceux de ses régions, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}</source>
      <comment>cep_owned.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP in the company's hand and in regions it controls, at most 16</extracomment>
      <translation>{vp:points} pour chaque CEP dans la main de la compagnie et dans les régions qu’elle contrôle, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of the company, at most {limit}</source>
      <comment>leading_expertise_ties_count.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 4 points for each energy in which nobody is ahead of the company, at most 16</extracomment>
      <translation>{vp:points} pour chaque énergie où personne n’est devant la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's plants, at most {limit}</source>
      <comment>own_plant_type.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each different energy among the company's plants, at most 15</extracomment>
      <translation>{vp:points} pour chaque énergie différente parmi les centrales de la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of the company, at most {limit}</source>
      <comment>region_with_own_infrastructure.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region with an infrastructure of the company, at most 15</extracomment>
      <translation>{vp:points} pour chaque région où la compagnie a une infrastructure, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each different energy among the company's infrastructures, at most 15</extracomment>
      <translation>{vp:points} pour chaque énergie différente parmi les infrastructures de la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of the company except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each infrastructure of the company except the first, at most 15</extracomment>
      <translation>{vp:points} pour chaque infrastructure de la compagnie sauf la première, maximum de {limit} points</translation>
    </message>
  </context>
  <context>
    <name>company_goals_second_chance</name>
    <message>
      <source>{vp:points} for each UN goal you have claimed, at most {limit}</source>
      <comment>un_goal</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company. Only in Second Chance.
Example: At the end of the game: 3 points for each UN goal you have claimed, at most 15.</extracomment>
      <translation>{vp:points} pour chaque objectif de l’ONU que vous avez pris, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has claimed, at most {limit}</source>
      <comment>un_goal.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company. Only in Second Chance.
Example: 3 points for each UN goal the company has claimed, at most 15</extracomment>
      <translation>{vp:points} pour chaque objectif de l’ONU que la compagnie a pris, maximum de {limit} points</translation>
    </message>
  </context>
  <context>
    <name>decisions</name>
    <message>
      <source>Your turn: take your main action; free actions may come before and after it.</source>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Votre tour : effectuez votre action principale ; des actions gratuites sont possibles avant et après.</translation>
    </message>
    <message>
      <source>Your turn: take your main action.</source>
      <comment>turn.main_only</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Votre tour : effectuez votre action principale.</translation>
    </message>
    <message>
      <source>No main action is possible: use free actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Aucune action principale n’est possible : utilisez des actions gratuites, ou terminez votre tour.</translation>
    </message>
    <message>
      <source>You may still use free actions, or end your turn.</source>
      <comment>turn.free</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Vous pouvez encore utiliser des actions gratuites, ou terminer votre tour.</translation>
    </message>
    <message>
      <source>You have done everything you can in this turn: end it.</source>
      <comment>turn.over</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Vous avez fait tout ce qui est possible pendant ce tour : terminez-le.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist or move one, or leave it.</source>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Subvention de recherche : recrutez un scientifique ou déplacez-en un, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or leave it.</source>
      <comment>research_grant.move</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Subvention de recherche : déplacez un scientifique, ou renoncez-y.</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <comment>granted_move</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Vous pouvez déplacer un de vos scientifiques.</translation>
    </message>
    <message>
      <source>Your scientist was sent away from {place}: home with one point of expertise, or to a summit?</source>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides.
Example: Your scientist was sent away from the recycling project in Oceania (technology space): home with one point of expertise, or to a summit?</extracomment>
      <translation>Votre scientifique doit quitter {place} : en main avec 1 d’expertise, ou à un sommet ?</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of expertise.</source>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez l’énergie dans laquelle vous gagnez 1 d’expertise.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <comment>bonus_region_cep</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez la région qui reçoit un CEP.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn.</source>
      <comment>project_expertise</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez le projet qui vous donne 1 d’expertise à la fin de votre tour.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn, or take none.</source>
      <comment>project_expertise.may</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez le projet qui vous donne 1 d’expertise à la fin de votre tour, ou n’en prenez pas.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which of your points comes first ({energies}).</source>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit has ended: choose which of your points comes first (solar and wind).</extracomment>
      <translation>Le sommet est terminé : choisissez dans quelle énergie vous gagnez d’abord 1 d’expertise ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your extra point ({energies}).</source>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit has ended: choose the topic of your extra point (solar, recycling).</extracomment>
      <translation>Le sommet est terminé : choisissez le sujet de votre expertise supplémentaire ({energies}).</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <comment>income_split</comment>
      <extracomment>What is asked of the one who decides.
Example: Split your income of 2 into money and points.</extracomment>
      <translation>Répartissez votre revenu de {amount} en argent et en points.</translation>
    </message>
    <message>
      <source>Choose the region with which the energy demand begins; the others follow clockwise.</source>
      <comment>first_region</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez la région par laquelle l’approvisionnement en énergie commence ; les autres suivent en sens horaire.</translation>
    </message>
    <message>
      <source>Pay a CEP: choose where it comes from.</source>
      <comment>pay_cep</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Payez un CEP : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP for installing the project: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Payez un CEP pour mettre en place le projet : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP for the plant: choose where it comes from.</source>
      <comment>pay_cep.build</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Payez un CEP pour la centrale : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.</source>
      <comment>pay_cep.supply</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Payez un CEP pour une nouvelle centrale à combustible fossile dans une de vos régions : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP because of the disaster: choose where it comes from.</source>
      <comment>pay_cep.event</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Payez un CEP à cause de la catastrophe : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP of your bid: choose where it comes from.</source>
      <comment>pay_cep.bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Payez un CEP de votre mise : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant, and a new one costs ${price}: lose {vp:points} for the money you lack, or cash your company goal first.</source>
      <comment>forced_purchase</comment>
      <extracomment>What is asked of the one who decides.
Example: You have no CEP to pay for a fossil plant, and a new one costs $3: lose 3 points for the money you lack, or cash your company goal first.</extracomment>
      <translation>Vous n’avez pas de CEP pour payer une centrale à combustible fossile, et en acheter un coûte ${price} : perdez {vp:points} pour l’argent qui vous manque, ou échangez d’abord votre objectif de compagnie contre de l’argent.</translation>
    </message>
    <message>
      <source>Bid for the right to name the start player, or pass.</source>
      <comment>bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Faites une offre pour le droit de nommer le premier joueur, ou passez.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <comment>bid.raise</comment>
      <extracomment>What is asked of the one who decides.
Example: The highest bid is $14, by Eva: bid more, or pass.</extracomment>
      <translation>L’offre la plus haute est de ${amount}, par {player} : surenchérissez, ou passez.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; there is no change.</source>
      <comment>bid_payment</comment>
      <extracomment>What is asked of the one who decides.
Example: Pay your bid of $21: a technology cube counts as $2, a CEP as $2; there is no change.</extracomment>
      <translation>Payez votre mise de ${amount} : une ressource technologique vaut ${tech}, un CEP ${price} ; la monnaie n’est pas rendue.</translation>
    </message>
    <message>
      <source>Choose the start player of the coming decade.</source>
      <comment>appoint</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez le premier joueur de la prochaine décennie.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest is passed to the right.</source>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides.
Example: Keep one of these 5 lobby cards; the rest is passed to the right.</extracomment>
      <translation>Gardez une de ces {cards:lobby_cards} ; le reste est passé à droite.</translation>
    </message>
    <message>
      <source>Choose the region with which the placing of the start projects begins.</source>
      <comment>start_region</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez la région par laquelle commence le placement des projets de départ.</translation>
    </message>
    <message>
      <source>Choose the space in {region} for the {energy} project.</source>
      <comment>start_space</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose the space in Oceania for the recycling project.</extracomment>
      <translation>Choisissez la case pour le projet en {energy} en {region}.</translation>
    </message>
    <message>
      <source>Lobbyist card {card} was played for an action that is due now: {trigger}.</source>
      <comment>owed_action</comment>
      <extracomment>What is asked of the one who decides.
Example: Lobbyist card 3 was played for an action that is due now: plan a project in Europe.</extracomment>
      <translation>La carte lobbyiste {card} a été jouée pour une action qui est due maintenant : {trigger}.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, hand it to another player, or leave it.</source>
      <comment>bonus</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: one point of solar knowledge. Use it, hand it to another player, or leave it.</extracomment>
      <translation>Bonus : {bonus}. Utilisez-le, donnez-le à un autre joueur, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus.own</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: one point of solar knowledge. Use it, or leave it.</extracomment>
      <translation>Bonus : {bonus}. Utilisez-le, ou renoncez-y.</translation>
    </message>
    <message>
      <source>You were given a bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus_received</comment>
      <extracomment>What is asked of the one who decides.
Example: You were given a bonus: one technology cube. Use it, or leave it.</extracomment>
      <translation>On vous a donné un bonus : {bonus}. Utilisez-le, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}.</source>
      <comment>reduction</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose how far the CO₂ level of 490 ppm is brought down: each step of 10 ppm costs 1 point.</extracomment>
      <translation>Le niveau de CO₂ est de {co2} ppm : choisissez de combien le réduire. Chaque cran de {ppm} ppm coûte {vp:points}.</translation>
    </message>
    <message>
      <source>The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, at {vp:points} each: choose how many.</source>
      <comment>reduction.needed</comment>
      <extracomment>What is asked of the one who decides.
Example: The CO₂ level of 570 ppm has to come down by at least 7 steps of 10 ppm, at 1 point each: choose how many.</extracomment>
      <translation>Le niveau de CO₂ est de {co2} ppm. Il doit baisser d’au moins {needed:steps} de {ppm} ppm, à {vp:points} le cran : choisissez de combien.</translation>
    </message>
    <message>
      <source>Choose the company goal that you keep; the other one leaves the game unseen.</source>
      <comment>keep_goal.company</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez l’objectif de compagnie que vous gardez ; l’autre est retiré du jeu sans être révélé.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep; you keep {due} more.</source>
      <comment>keep_goal.personal</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose a personal goal to keep; you keep 2 more.</extracomment>
      <translation>Choisissez un objectif personnel à garder ; à garder encore : {due}.</translation>
    </message>
    <message>
      <source>Take your second main action now; it has to be of another kind than the first.</source>
      <comment>second_action</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Effectuez maintenant votre deuxième action principale ; elle doit être d’un autre type que la première.</translation>
    </message>
    <message>
      <source>Choose the region from which the opponent's regions are sought, counter-clockwise.</source>
      <comment>opponent_start</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez la région à partir de laquelle on cherche les régions de l’adversaire, en sens antihoraire.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Your turn: take your main action; director actions may come before and after it.</source>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Votre tour : effectuez votre action principale ; des actions de direction sont possibles avant et après.</translation>
    </message>
    <message>
      <source>No main action is possible: use director actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Aucune action principale n’est possible : utilisez des actions de direction, ou terminez votre tour.</translation>
    </message>
    <message>
      <source>You may still use director actions, or end your turn.</source>
      <comment>turn.free</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Vous pouvez encore utiliser des actions de direction, ou terminer votre tour.</translation>
    </message>
    <message>
      <source>You may still use director actions, pollute for a second main action, or end your turn.</source>
      <comment>turn.pollute</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Vous pouvez encore utiliser des actions de direction, polluer pour une deuxième action principale, ou terminer votre tour.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, or move one.</source>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Subvention : recrutez un scientifique avec 1 d’expertise, ou déplacez-en un.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, move one, or leave it.</source>
      <comment>research_grant.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Subvention : recrutez un scientifique avec 1 d’expertise, déplacez-en un, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <comment>research_grant.move</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Subvention : déplacez un scientifique.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or leave it.</source>
      <comment>research_grant.move.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Subvention : déplacez un scientifique, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Your scientist has to leave {place}: choose where it goes.</source>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Your scientist has to leave the hydro project in North America (scientist space): choose where it goes.</extracomment>
      <translation>Votre scientifique doit quitter {place} : choisissez où il va.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of knowledge.</source>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Choisissez l’énergie dans laquelle vous gagnez 1 d’expertise.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which point of knowledge comes first ({energies}).</source>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit has ended: choose which point of knowledge comes first (solar and wind).</extracomment>
      <translation>Le sommet est terminé : choisissez dans quelle énergie vous gagnez d’abord 1 d’expertise ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your point of knowledge ({energies}).</source>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit has ended: choose the topic of your point of knowledge (hydro, recycling).</extracomment>
      <translation>Le sommet est terminé : choisissez le sujet dans lequel vous gagnez 1 d’expertise ({energies}).</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Payez un CEP pour l’infrastructure : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.</source>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Keep one of these 5 lobbyist cards; what is left is passed to the right.</extracomment>
      <translation>Gardez une de ces {cards:lobbyist_cards} ; le reste est passé à droite.</translation>
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
      <translation>{n:ceps} du marché</translation>
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
      <translation>déplacer un scientifique</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Keep lobby card 23 (send a scientist to a summit on solar: one point of solar expertise; otherwise: 1 technology cube)</extracomment>
      <translation>1 d’expertise en {energy}</translation>
    </message>
    <message>
      <source>${n} less to pay</source>
      <comment>discount</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Keep lobby card 16 (build a cold fusion plant: $3 less to pay; otherwise: $2)</extracomment>
      <translation>${n} de moins à payer</translation>
    </message>
  </context>
  <context>
    <name>effects_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, after a colon or in a list. Only in Second Chance.
Example: Play lobbyist card 26 for its main effect: one point of hydro knowledge; the action has to follow</extracomment>
      <translation>1 d’expertise en {energy}</translation>
    </message>
  </context>
  <context>
    <name>endings</name>
    <message>
      <source>The last decade is over.</source>
      <comment>last_decade</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>La dernière décennie est terminée.</translation>
    </message>
    <message>
      <source>Enough regions run on green energy alone: the game ends.</source>
      <comment>green_regions</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Assez de régions n’utilisent que de l’énergie verte : la partie se termine.</translation>
    </message>
    <message>
      <source>The CO₂ level is back in the safe zone: the game ends.</source>
      <comment>below_danger</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Le niveau de CO₂ est de retour dans la zone de sécurité : la partie se termine.</translation>
    </message>
    <message>
      <source>The CO₂ level has reached the limit: the game ends here.</source>
      <comment>solo_pollution</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Le niveau de CO₂ a atteint la limite : la partie se termine ici.</translation>
    </message>
    <message>
      <source>The CO₂ level is too high: the planet is lost.</source>
      <comment>planet_lost</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Le niveau de CO₂ est trop élevé : la planète est perdue.</translation>
    </message>
    <message>
      <source>All goals are met and the CO₂ level is in check: the game is won.</source>
      <comment>team_won</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Tous les objectifs sont remplis et le niveau de CO₂ est sous contrôle : la partie est gagnée.</translation>
    </message>
    <message>
      <source>The points have fallen below zero: the game is lost.</source>
      <comment>points_lost</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Les points sont devenus négatifs : la partie est perdue.</translation>
    </message>
    <message>
      <source>Too few personal goals are met: the game is lost.</source>
      <comment>personal_goals_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Trop peu d’objectifs personnels sont remplis : la partie est perdue.</translation>
    </message>
    <message>
      <source>Too many UN goals are still open: the game is lost.</source>
      <comment>un_goals_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>Trop d’objectifs de l’ONU n’ont pas été pris : la partie est perdue.</translation>
    </message>
    <message>
      <source>The goal of this solo game is missed: the game is lost.</source>
      <comment>solo_goal_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation>L’objectif de cette partie solo est manqué : la partie est perdue.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>forestation</source>
      <comment>forestation</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Plan a forestation project of level 1 in Asia on the technology space</extracomment>
      <translation>reboisement</translation>
    </message>
    <message>
      <source>solar</source>
      <comment>solar</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Bonus: one point of solar knowledge. Use it, or leave it.</extracomment>
      <translation>solaire</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <comment>fusion</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Keep lobby card 16 (build a cold fusion plant: $3 less to pay; otherwise: $2)</extracomment>
      <translation>fusion froide</translation>
    </message>
    <message>
      <source>biomass</source>
      <comment>biomass</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Keep lobby card 22 (send a scientist to a summit on biomass: one point of biomass expertise; otherwise: move a scientist)</extracomment>
      <translation>biomasse</translation>
    </message>
    <message>
      <source>recycling</source>
      <comment>recycling</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Gain a point of recycling knowledge and reach level 1</extracomment>
      <translation>recyclage</translation>
    </message>
    <message>
      <source>hydro</source>
      <comment>hydro</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Plan a hydro project of level 1 in Europe on the scientist space</extracomment>
      <translation>hydraulique</translation>
    </message>
    <message>
      <source>wind</source>
      <comment>wind</comment>
      <extracomment>The name of an energy, put into other sentences as it is.
Example: Plan a wind project of level 1 in South America on the technology space</extracomment>
      <translation>éolien</translation>
    </message>
  </context>
  <context>
    <name>environmental_goals</name>
    <message>
      <source>Build a plant in {region}</source>
      <comment>plant_in_region</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Build a plant in Europe</extracomment>
      <translation>Construire une centrale en {region}</translation>
    </message>
    <message>
      <source>Build a {energy} plant</source>
      <comment>plant_of_type</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Build a solar plant</extracomment>
      <translation>Construire une centrale ({energy})</translation>
    </message>
    <message>
      <source>Reach the last space of the {energy} track</source>
      <comment>knowledge_last</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the last space of the solar track</extracomment>
      <translation>Atteindre la dernière case de la piste {energy}</translation>
    </message>
    <message>
      <source>Reach the middle of the {energy} track</source>
      <comment>knowledge_half</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the middle of the solar track</extracomment>
      <translation>Atteindre le milieu de la piste {energy}</translation>
    </message>
    <message>
      <source>Hold a summit on {energy}</source>
      <comment>summit_topic</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Hold a summit on solar</extracomment>
      <translation>Terminer un sommet ayant pour sujet {energy}</translation>
    </message>
    <message>
      <source>Hold a summit of {n:topics}</source>
      <comment>summit_size</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Hold a summit of 3 topics</extracomment>
      <translation>Terminer un sommet à {n:topics}</translation>
    </message>
  </context>
  <context>
    <name>event_cards</name>
    <message>
      <source>Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.</source>
      <comment>when</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: Happens only if the CO₂ level is 350 ppm or more after the energy demand.</extracomment>
      <translation>N’a lieu que si le niveau de CO₂ est de {ppm} ppm ou plus après l’approvisionnement en énergie.</translation>
    </message>
    <message>
      <source>It spares everybody who has a green plant in {region}.</source>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: It spares everybody who has a green plant in North America.</extracomment>
      <translation>Épargne tous les joueurs qui ont une centrale verte en {region}.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.</source>
      <comment>loss</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: All others give 1 technology cube to North America; whoever has none loses 2 points.</extracomment>
      <translation>Tous les autres donnent {tech:cubes} à l’{region} ; qui n’en a pas perd {vp:points}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} gets one of these cubes towards its price.</source>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: Whoever builds a plant in North America gets one of these cubes towards its price.</extracomment>
      <translation>Qui construit une centrale en {region} reçoit une de ces ressources technologiques pour payer son coût.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>Happens in the event phase; from {ppm} ppm on, the future event happens too.</source>
      <comment>when</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: Happens in the event phase; from 400 ppm on, the future event happens too.</extracomment>
      <translation>A lieu dans la phase d’événements ; à partir de {ppm} ppm, l’événement futur a lieu aussi.</translation>
    </message>
    <message>
      <source>It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there.</source>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: It spares everybody who has built a plant in North America, or has an infrastructure under a plant there.</extracomment>
      <translation>Épargne tous les joueurs qui ont construit une centrale en {region}, ou y ont une infrastructure sous une centrale.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <comment>loss</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: All others give 1 technology cube to North America, or lose 2 points if they have none, and pay a CEP.</extracomment>
      <translation>Tous les autres donnent {tech:cubes} à l’{region}, ou perdent {vp:points} s’ils n’en ont pas, et paient un CEP.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} may use one of these cubes towards its price.</source>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: Whoever builds a plant in North America may use one of these cubes towards its price.</extracomment>
      <translation>Qui construit une centrale en {region} peut utiliser une de ces ressources technologiques pour payer son coût.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>With everybody's consent {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.agreed</comment>
      <extracomment>A line of the log, in a special case.
Example: With everybody's consent Ada takes back 3 actions.</extracomment>
      <translation>Avec l’accord de tous, {player} reprend {actions:actions}.</translation>
    </message>
    <message>
      <source>For practice, {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.practice</comment>
      <extracomment>A line of the log, in a special case.
Example: For practice, Ada takes back 3 actions.</extracomment>
      <translation>À l’entraînement, {player} reprend {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for ${money}.</source>
      <comment>CepForced.money</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has to buy a CEP for $3.</extracomment>
      <translation>{player} doit acheter un CEP pour ${money}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for {vp:points}.</source>
      <comment>CepForced.points</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has to buy a CEP for 3 points.</extracomment>
      <translation>{player} doit acheter un CEP pour {vp:points}.</translation>
    </message>
    <message>
      <source>{player} pays a CEP.</source>
      <comment>CepPaid.hand</comment>
      <extracomment>A line of the log, in a special case.
Example: Leo pays a CEP.</extracomment>
      <translation>{player} paie un CEP.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the market.</source>
      <comment>CepGained.market</comment>
      <extracomment>A line of the log, in a special case.
Example: Leo receives a CEP from the market.</extracomment>
      <translation>{player} reçoit un CEP du marché.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the bank.</source>
      <comment>CepGained.bank</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada receives a CEP from the bank.</extracomment>
      <translation>{player} reçoit un CEP de la banque.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region} against {builder}.</source>
      <comment>ControlKept.other</comment>
      <extracomment>A line of the log, in a special case.
Example: Max keeps control of Europe against Leo.</extracomment>
      <translation>{player} garde le contrôle de l’{region} contre {builder}.</translation>
    </message>
    <message>
      <source>{builder} has no marker left: nobody controls {region}.</source>
      <comment>ControlKept.nobody</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has no marker left: nobody controls South America.</extracomment>
      <translation>{builder} n’a plus de marqueur : personne ne contrôle l’{region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region} from {previous}.</source>
      <comment>ControlTaken.from</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada takes control of North America from Max.</extracomment>
      <translation>{player} prend le contrôle de l’{region} à {previous}.</translation>
    </message>
    <message>
      <source>{player} takes ${money}.</source>
      <comment>IncomeSplit.money</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada takes $4.</extracomment>
      <translation>{player} prend ${money}.</translation>
    </message>
    <message>
      <source>{player} takes {vp:points}.</source>
      <comment>IncomeSplit.points</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada takes 2 points.</extracomment>
      <translation>{player} prend {vp:points}.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva plays lobby card 10 for its main effect.</extracomment>
      <translation>{player} joue la carte lobby {card} pour son lobby principal.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case.
Example: Max plays lobby card 23 for its minor effect.</extracomment>
      <translation>{player} joue la carte lobby {card} pour son lobby mineur.</translation>
    </message>
    <message>
      <source>The market is empty and the bank too; the price is ${price}.</source>
      <comment>MarketRefilled.empty</comment>
      <extracomment>A line of the log, in a special case.
Example: The market is empty and the bank too; the price is $8.</extracomment>
      <translation>Le marché est vide et la banque aussi ; le prix est de ${price}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for a project grant.</source>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $5 for a project grant.</extracomment>
      <translation>{player} reçoit ${amount} comme subvention d’un projet.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 for installing the project.</extracomment>
      <translation>{player} reçoit ${amount} pour la mise en place du projet.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobby card.</source>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 for the lobby card.</extracomment>
      <translation>{player} reçoit ${amount} pour la carte lobby.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the bid.</source>
      <comment>MoneyPaid.auction</comment>
      <extracomment>A line of the log, in a special case.
Example: Leo pays $13 for the bid.</extracomment>
      <translation>{player} paie ${amount} pour la mise.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the plant.</source>
      <comment>MoneyPaid.build</comment>
      <extracomment>A line of the log, in a special case.
Example: Max pays $8 for the plant.</extracomment>
      <translation>{player} paie ${amount} pour la centrale.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobby card.</source>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada gains 3 points for the lobby card.</extracomment>
      <translation>{player} gagne {amount:points} pour la carte lobby.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <comment>PointsGained.plant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max gains 6 points for the plant.</extracomment>
      <translation>{player} gagne {amount:points} pour la centrale.</translation>
    </message>
    <message>
      <source>{player} has no technology to give and loses {amount:points} to the disaster.</source>
      <comment>PointsLost.event</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has no technology to give and loses 3 points to the disaster.</extracomment>
      <translation>{player} n’a pas de ressource technologique à donner et perd {amount:points} à cause de la catastrophe.</translation>
    </message>
    <message>
      <source>{player} takes a scientist home from {origin}.</source>
      <comment>ScientistMoved.home</comment>
      <extracomment>A line of the log, in a special case.
Example: Max takes a scientist home from the technology space in North America.</extracomment>
      <translation>{player} reprend un scientifique en main depuis {origin}.</translation>
    </message>
    <message>
      <source>{player}'s scientist has to leave {space}.</source>
      <comment>ScientistSentAway.own</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada's scientist has to leave the scientist space in Europe.</extracomment>
      <translation>Le scientifique de {player} doit quitter {space}.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <comment>SummitReplaced.none</comment>
      <extracomment>A line of the log, in a special case.
Example: No summit is left for space 3.</extracomment>
      <translation>Il ne reste aucun sommet pour la case {summit}.</translation>
    </message>
    <message>
      <source>The supply of technology cubes is empty: {player} receives none.</source>
      <comment>TechGained.none</comment>
      <extracomment>A line of the log, in a special case.
Example: The supply of technology cubes is empty: Leo receives none.</extracomment>
      <translation>La réserve de ressources technologiques est vide : {player} n’en reçoit pas.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}; the supply is short of {missing:cubes}.</source>
      <comment>TechGained.missing</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva receives 2 technology cubes; the supply is short of 1 technology cube.</extracomment>
      <translation>{player} reçoit {amount:cubes} ; il en manque {missing} dans la réserve.</translation>
    </message>
    <message>
      <source>{player} needs no technology cube.</source>
      <comment>TechPaid.nothing</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada needs no technology cube.</extracomment>
      <translation>{player} n’a pas besoin de ressource technologique.</translation>
    </message>
    <message>
      <source>The region gives {by_region:cubes} for {player}'s plant.</source>
      <comment>TechPaid.region_only</comment>
      <extracomment>A line of the log, in a special case.
Example: The region gives 1 technology cube for Max's plant.</extracomment>
      <translation>La région fournit {by_region:cubes} pour la centrale de {player}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region gives {by_region:cubes}.</source>
      <comment>TechPaid.region</comment>
      <extracomment>A line of the log, in a special case.
Example: Max pays 2 technology cubes, and the region gives 1 technology cube.</extracomment>
      <translation>{player} paie {amount:cubes}, et la région en fournit {by_region}.</translation>
    </message>
    <message>
      <source>{player} ends the turn without a main action.</source>
      <comment>TurnEnded.idle</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada ends the turn without a main action.</extracomment>
      <translation>{player} termine le tour sans action principale.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}.</source>
      <comment>UnGoalScored.later</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva claims UN goal 2.</extracomment>
      <translation>{player} prend la carte objectif de l’ONU {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo plays lobbyist card 5 for its main effect.</extracomment>
      <translation>{player} joue la carte lobbyiste {card} pour son lobby principal.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva plays lobbyist card 18 for its minor effect.</extracomment>
      <translation>{player} joue la carte lobbyiste {card} pour son lobby mineur.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; the action follows.</source>
      <comment>LobbyPlayed.before</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada plays lobbyist card 3 for its main effect; the action follows.</extracomment>
      <translation>{player} joue la carte lobbyiste {card} pour son lobby principal ; l’action suit.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} as a subsidy.</source>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva receives $4 as a subsidy.</extracomment>
      <translation>{player} reçoit ${amount} de subvention.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo receives $3 for the infrastructure.</extracomment>
      <translation>{player} reçoit ${amount} pour l’infrastructure.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobbyist card.</source>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada receives $3 for the lobbyist card.</extracomment>
      <translation>{player} reçoit ${amount} pour la carte lobbyiste.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobbyist card.</source>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada gains 2 points for the lobbyist card.</extracomment>
      <translation>{player} gagne {amount:points} pour la carte lobbyiste.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} cannot take the action any more that card {card} was played for.</source>
      <comment>ActionReleased</comment>
      <extracomment>A line of the log.
Example: Ada cannot take the action any more that card 12 was played for.</extracomment>
      <translation>{player} ne peut plus faire l’action pour laquelle la carte {card} a été jouée.</translation>
    </message>
    <message>
      <source>{player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack</comment>
      <extracomment>A line of the log.
Example: Ada takes back 3 actions.</extracomment>
      <translation>{player} reprend {actions:actions}.</translation>
    </message>
    <message>
      <source>Nobody bids in the auction.</source>
      <comment>AuctionFailed</comment>
      <extracomment>A line of the log.</extracomment>
      <translation>Personne ne fait d’offre.</translation>
    </message>
    <message>
      <source>{player} wins the auction with ${amount}.</source>
      <comment>AuctionWon</comment>
      <extracomment>A line of the log.
Example: Max wins the auction with $22.</extracomment>
      <translation>{player} remporte l’enchère avec ${amount}.</translation>
    </message>
    <message>
      <source>{player} bids ${amount}.</source>
      <comment>BidMade</comment>
      <extracomment>A line of the log.
Example: Eva bids $14.</extracomment>
      <translation>{player} offre ${amount}.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <comment>BidPassed</comment>
      <extracomment>A line of the log.
Example: Ada passes.</extracomment>
      <translation>{player} passe.</translation>
    </message>
    <message>
      <source>{player} leaves the bonus.</source>
      <comment>BonusDeclined</comment>
      <extracomment>A line of the log.
Example: Eva leaves the bonus.</extracomment>
      <translation>{player} renonce au bonus.</translation>
    </message>
    <message>
      <source>{player} hands the bonus to {to}.</source>
      <comment>BonusGiven</comment>
      <extracomment>A line of the log.
Example: Leo hands the bonus to Ada.</extracomment>
      <translation>{player} donne le bonus à {to}.</translation>
    </message>
    <message>
      <source>There is no CEP for {player}'s bonus, or no room for one: the bonus is lost.</source>
      <comment>BonusLost</comment>
      <extracomment>A line of the log.
Example: There is no CEP for Ada's bonus, or no room for one: the bonus is lost.</extracomment>
      <translation>Il n’y a pas de CEP pour le bonus de {player}, ou pas de place : le bonus est perdu.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log.
Example: Ada's scientist visits lobby card 12.</extracomment>
      <translation>Un scientifique de {player} visite la carte lobby {card}.</translation>
    </message>
    <message>
      <source>{player} buys a CEP for ${price}.</source>
      <comment>CepBought</comment>
      <extracomment>A line of the log.
Example: Eva buys a CEP for $1.</extracomment>
      <translation>{player} achète un CEP pour ${price}.</translation>
    </message>
    <message>
      <source>{player} collects {amount:ceps} from {region}.</source>
      <comment>CepCollected</comment>
      <extracomment>A line of the log.
Example: Max collects 4 CEPs from North America.</extracomment>
      <translation>{player} prend {amount:ceps} de l’{region}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP: ${money} and {vp:points}.</source>
      <comment>CepForced</comment>
      <extracomment>A line of the log.
Example: Ada has to buy a CEP: $3 and 3 points.</extracomment>
      <translation>{player} doit acheter un CEP : ${money} et {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP.</source>
      <comment>CepGained</comment>
      <extracomment>A line of the log.
Example: Ada receives a CEP.</extracomment>
      <translation>{player} reçoit un CEP.</translation>
    </message>
    <message>
      <source>No CEP is left for {player}.</source>
      <comment>CepMissed</comment>
      <extracomment>A line of the log.
Example: No CEP is left for Ada.</extracomment>
      <translation>Il ne reste aucun CEP pour {player}.</translation>
    </message>
    <message>
      <source>{player} pays a CEP from {source}.</source>
      <comment>CepPaid</comment>
      <extracomment>A line of the log.
Example: Max pays a CEP from Europe.</extracomment>
      <translation>{player} paie un CEP de l’{source}.</translation>
    </message>
    <message>
      <source>{player} sells a CEP for ${price}.</source>
      <comment>CepSold</comment>
      <extracomment>A line of the log.
Example: Ada sells a CEP for $3.</extracomment>
      <translation>{player} vend un CEP pour ${price}.</translation>
    </message>
    <message>
      <source>{player} sells {amount:ceps} at the price of ${price}.</source>
      <comment>CepSoldOut</comment>
      <extracomment>A line of the log.
Example: Ada sells 8 CEPs at the price of $8.</extracomment>
      <translation>{player} vend {amount:ceps} au prix de ${price}.</translation>
    </message>
    <message>
      <source>The CO₂ level is brought down to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <comment>Co2Reduced</comment>
      <extracomment>A line of the log.
Example: The CO₂ level is brought down to 400 ppm: 17 steps for 17 points.</extracomment>
      <translation>Le niveau de CO₂ est réduit à {co2} ppm : {steps:steps} pour {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}.</source>
      <comment>CompanyGoalCashed</comment>
      <extracomment>A line of the log.
Example: Ada discards the company goal for $8.</extracomment>
      <translation>{player} échange son objectif de compagnie contre ${money}.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <comment>CompanyGoalScored</comment>
      <extracomment>A line of the log.
Example: Max scores company goal 10: 6 points.</extracomment>
      <translation>{player} marque l’objectif de compagnie {card} : {vp:points}.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region}.</source>
      <comment>ControlKept</comment>
      <extracomment>A line of the log.
Example: Eva keeps control of North America.</extracomment>
      <translation>{player} garde le contrôle de l’{region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region}.</source>
      <comment>ControlTaken</comment>
      <extracomment>A line of the log.
Example: Max takes control of Europe.</extracomment>
      <translation>{player} prend le contrôle de l’{region}.</translation>
    </message>
    <message>
      <source>Decade {decade} begins.</source>
      <comment>DecadeBegan</comment>
      <extracomment>A line of the log.
Example: Decade 1 begins.</extracomment>
      <translation>La décennie {decade} commence.</translation>
    </message>
    <message>
      <source>The climate is calm: no disaster in {region}.</source>
      <comment>DisasterAvoided</comment>
      <extracomment>A line of the log.
Example: The climate is calm: no disaster in South America.</extracomment>
      <translation>Le climat est calme : pas de catastrophe en {region}.</translation>
    </message>
    <message>
      <source>A disaster strikes {region}.</source>
      <comment>DisasterStruck</comment>
      <extracomment>A line of the log.
Example: A disaster strikes Europe.</extracomment>
      <translation>Une catastrophe a lieu en {region}.</translation>
    </message>
    <message>
      <source>Environmental goal {goal} is achieved.</source>
      <comment>EnvironmentalGoalAchieved</comment>
      <extracomment>A line of the log.
Example: Environmental goal 2 is achieved.</extracomment>
      <translation>L’objectif environnemental {goal} est atteint.</translation>
    </message>
    <message>
      <source>{open_goals:open_goals}: a penalty of {vp:points}.</source>
      <comment>EnvironmentalPenalty</comment>
      <extracomment>A line of the log.
Example: 21 open environmental goals: a penalty of 21 points.</extracomment>
      <translation>{open_goals:open_goals} : pénalité de {vp:points}.</translation>
    </message>
    <message>
      <source>The event after next threatens {region}.</source>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log.
Example: The event after next threatens Europe.</extracomment>
      <translation>L’événement qui suivra le prochain menace l’{region}.</translation>
    </message>
    <message>
      <source>{player} takes no expertise.</source>
      <comment>ExpertiseDeclined</comment>
      <extracomment>A line of the log.
Example: Ada takes no expertise.</extracomment>
      <translation>{player} ne prend pas d’expertise.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {energy}.</source>
      <comment>ExpertiseGained</comment>
      <extracomment>A line of the log.
Example: Max reaches level 1 in biomass.</extracomment>
      <translation>{player} atteint le niveau {level} en {energy}.</translation>
    </message>
    <message>
      <source>{player} is at the end of the {energy} track; the point is lost.</source>
      <comment>ExpertiseLost</comment>
      <extracomment>A line of the log.
Example: Leo is at the end of the cold fusion track; the point is lost.</extracomment>
      <translation>{player} est au bout de la piste {energy} ; cette expertise est perdue.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <comment>FossilPileEmpty</comment>
      <extracomment>A line of the log.
Example: No fossil plant is left for Europe.</extracomment>
      <translation>Il ne reste aucune centrale à combustible fossile pour l’{region}.</translation>
    </message>
    <message>
      <source>A new pile is made of {tiles:fossil_plants} that had been torn down.</source>
      <comment>FossilPileRenewed</comment>
      <extracomment>A line of the log.
Example: A new pile is made of 3 fossil plants that had been torn down.</extracomment>
      <translation>Les tuiles retirées forment une nouvelle pile : {tiles:fossil_plants}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is {co2} ppm.</source>
      <comment>FossilPlantPlaced</comment>
      <extracomment>A line of the log.
Example: North America builds a fossil plant (coal); the CO₂ level is 70 ppm.</extracomment>
      <translation>L’{region} construit une centrale à {fossil} ; le niveau de CO₂ est de {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is torn down; the CO₂ level is {co2} ppm.</source>
      <comment>FossilReplaced</comment>
      <extracomment>A line of the log.
Example: A fossil plant (coal) in Africa is torn down; the CO₂ level is 360 ppm.</extracomment>
      <translation>Une centrale à {fossil} est retirée en {region} ; le niveau de CO₂ est de {co2} ppm.</translation>
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
      <translation>{player} garde un objectif.</translation>
    </message>
    <message>
      <source>{player} leaves the scientists where they are.</source>
      <comment>GrantDeclined</comment>
      <extracomment>A line of the log.
Example: Eva leaves the scientists where they are.</extracomment>
      <translation>{player} laisse ses scientifiques où ils sont.</translation>
    </message>
    <message>
      <source>{player} has nobody to move or to recruit.</source>
      <comment>GrantLost</comment>
      <extracomment>A line of the log.
Example: Ada has nobody to move or to recruit.</extracomment>
      <translation>{player} n’a aucun scientifique à déplacer ou à recruter.</translation>
    </message>
    <message>
      <source>{player} earns an income of {amount}.</source>
      <comment>IncomeEarned</comment>
      <extracomment>A line of the log.
Example: Ada earns an income of 2.</extracomment>
      <translation>{player} gagne un revenu de {amount}.</translation>
    </message>
    <message>
      <source>{player} takes ${money} and {vp:points}.</source>
      <comment>IncomeSplit</comment>
      <extracomment>A line of the log.
Example: Leo takes $1 and 3 points.</extracomment>
      <translation>{player} prend ${money} et {vp:points}.</translation>
    </message>
    <message>
      <source>Inspector {inspector} moves to environmental goal {goal}.</source>
      <comment>InspectorMoved</comment>
      <extracomment>A line of the log.
Example: Inspector 1 moves to environmental goal 3.</extracomment>
      <translation>L’inspecteur {inspector} va à l’objectif environnemental {goal}.</translation>
    </message>
    <message>
      <source>{player} draws a lobby card.</source>
      <comment>LobbyDrawn</comment>
      <extracomment>A line of the log.
Example: Ada draws a lobby card.</extracomment>
      <translation>{player} pioche une carte lobby.</translation>
    </message>
    <message>
      <source>{player} keeps a lobby card.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log.
Example: Max keeps a lobby card.</extracomment>
      <translation>{player} garde une carte lobby.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card}.</source>
      <comment>LobbyPlayed</comment>
      <extracomment>A line of the log.
Example: Ada plays lobby card 12.</extracomment>
      <translation>{player} joue la carte lobby {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is ${price}.</source>
      <comment>MarketRefilled</comment>
      <extracomment>A line of the log.
Example: The market is refilled with 2 CEPs; the price is $2.</extracomment>
      <translation>Le marché est rempli avec {moved:ceps} ; le prix est de ${price}.</translation>
    </message>
    <message>
      <source>The empty market is restocked with {moved:ceps}.</source>
      <comment>MarketRestocked</comment>
      <extracomment>A line of the log.
Example: The empty market is restocked with 1 CEP.</extracomment>
      <translation>Le marché vide est rempli avec {moved:ceps}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <comment>MoneyGained</comment>
      <extracomment>A line of the log.
Example: Ada receives $3.</extracomment>
      <translation>{player} reçoit ${amount}.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to} for a scientist who has to leave.</source>
      <comment>MoneyGiven</comment>
      <extracomment>A line of the log.
Example: Eva pays $1 to Ada for a scientist who has to leave.</extracomment>
      <translation>{player} paie ${amount} à {to} pour un scientifique congédié.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <comment>MoneyPaid</comment>
      <extracomment>A line of the log.
Example: Ada pays $3.</extracomment>
      <translation>{player} paie ${amount}.</translation>
    </message>
    <message>
      <source>The opponent holds {energy} in {region}.</source>
      <comment>OpponentCubePlaced</comment>
      <extracomment>A line of the log.
Example: The opponent holds wind in Africa.</extracomment>
      <translation>L’adversaire place un cube ({energy}) en {region}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobby_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log.
Example: Everybody passes 4 lobby cards to the right.</extracomment>
      <translation>Chacun passe {cards:lobby_cards} à droite.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: a penalty of {vp:points}.</source>
      <comment>PenaltyPaid</comment>
      <extracomment>A line of the log.
Example: Max has no CEP to pay: a penalty of 2 points.</extracomment>
      <translation>{player} n’a pas de CEP pour payer : pénalité de {vp:points}.</translation>
    </message>
    <message>
      <source>{player} shows a goal that is met.</source>
      <comment>PersonalGoalShown</comment>
      <extracomment>A line of the log.
Example: Ada shows a goal that is met.</extracomment>
      <translation>{player} montre un objectif rempli.</translation>
    </message>
    <message>
      <source>{player} builds a {energy} plant in {region}.</source>
      <comment>PlantBuilt</comment>
      <extracomment>A line of the log.
Example: Max builds a hydro plant in Europe.</extracomment>
      <translation>{player} construit une centrale ({energy}) en {region}.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points}.</source>
      <comment>PointsGained</comment>
      <extracomment>A line of the log.
Example: Max gains 2 points.</extracomment>
      <translation>{player} gagne {amount:points}.</translation>
    </message>
    <message>
      <source>{player} loses {amount:points}.</source>
      <comment>PointsLost</comment>
      <extracomment>A line of the log.
Example: Max loses 2 points.</extracomment>
      <translation>{player} perd {amount:points}.</translation>
    </message>
    <message>
      <source>{player} installs the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log.
Example: Max installs the biomass project on the technology space in North America.</extracomment>
      <translation>{player} met en place le projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>{player} proposes a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log.
Example: Max proposes a biomass project on the technology space in North America.</extracomment>
      <translation>{player} propose un projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>The {energy} project tile returns to the supply.</source>
      <comment>ProjectReturned</comment>
      <extracomment>A line of the log.
Example: The recycling project tile returns to the supply.</extracomment>
      <translation>La tuile projet ({energy}) retourne à la réserve.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <comment>RegionCepGained</comment>
      <extracomment>A line of the log.
Example: North America receives a CEP.</extracomment>
      <translation>L’{region} reçoit un CEP.</translation>
    </message>
    <message>
      <source>{region} pays a CEP of its own.</source>
      <comment>RegionCepPaid</comment>
      <extracomment>A line of the log.
Example: North America pays a CEP of its own.</extracomment>
      <translation>L’{region} paie un de ses propres CEPs.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube.</source>
      <comment>RegionTechReturned</comment>
      <extracomment>A line of the log.
Example: Europe returns a technology cube.</extracomment>
      <translation>L’{region} rend une ressource technologique.</translation>
    </message>
    <message>
      <source>Round {round} begins.</source>
      <comment>RoundBegan</comment>
      <extracomment>A line of the log.
Example: Round 1 begins.</extracomment>
      <translation>Le tour de table {round} commence.</translation>
    </message>
    <message>
      <source>{player} moves a scientist from {origin} to {destination}.</source>
      <comment>ScientistMoved</comment>
      <extracomment>A line of the log.
Example: Ada moves a scientist from the hand to the scientist space in Europe.</extracomment>
      <translation>{player} déplace un scientifique depuis {origin} vers {destination}.</translation>
    </message>
    <message>
      <source>{player} recruits a scientist.</source>
      <comment>ScientistRecruited</comment>
      <extracomment>A line of the log.
Example: Ada recruits a scientist.</extracomment>
      <translation>{player} recrute un scientifique.</translation>
    </message>
    <message>
      <source>{by} sends {player}'s scientist away from {space}.</source>
      <comment>ScientistSentAway</comment>
      <extracomment>A line of the log.
Example: Eva sends Ada's scientist away from the technology space in Oceania.</extracomment>
      <translation>{by} congédie le scientifique de {player} sur {space}.</translation>
    </message>
    <message>
      <source>{player} pollutes for a second action: the CO₂ level is {co2} ppm.</source>
      <comment>SecondActionBought</comment>
      <extracomment>A line of the log.
Example: Ada pollutes for a second action: the CO₂ level is 410 ppm.</extracomment>
      <translation>{player} pollue pour une deuxième action : le niveau de CO₂ est de {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is missed.</source>
      <comment>SoloGoalMissed</comment>
      <extracomment>A line of the log.
Example: Solo goal 12 is missed.</extracomment>
      <translation>L’objectif solo {card} est manqué.</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <comment>StartPlayerChanged</comment>
      <extracomment>A line of the log.
Example: Leo is the start player.</extracomment>
      <translation>{player} devient premier joueur.</translation>
    </message>
    <message>
      <source>Summit {summit} takes place.</source>
      <comment>SummitHeld</comment>
      <extracomment>A line of the log.
Example: Summit 2 takes place.</extracomment>
      <translation>Le sommet {summit} est terminé.</translation>
    </message>
    <message>
      <source>A new summit is announced on space {summit}.</source>
      <comment>SummitReplaced</comment>
      <extracomment>A line of the log.
Example: A new summit is announced on space 2.</extracomment>
      <translation>Un nouveau sommet est révélé sur la case {summit}.</translation>
    </message>
    <message>
      <source>{player} gives a technology cube to {region}.</source>
      <comment>TechDonated</comment>
      <extracomment>A line of the log.
Example: Ada gives a technology cube to Europe.</extracomment>
      <translation>{player} donne une ressource technologique à l’{region}.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}.</source>
      <comment>TechGained</comment>
      <extracomment>A line of the log.
Example: Eva receives 1 technology cube.</extracomment>
      <translation>{player} reçoit {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}.</source>
      <comment>TechPaid</comment>
      <extracomment>A line of the log.
Example: Eva pays 1 technology cube.</extracomment>
      <translation>{player} paie {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player}'s turn.</source>
      <comment>TurnBegan</comment>
      <extracomment>A line of the log.
Example: Ada's turn.</extracomment>
      <translation>Tour de {player}.</translation>
    </message>
    <message>
      <source>{player} ends the turn.</source>
      <comment>TurnEnded</comment>
      <extracomment>A line of the log.
Example: Ada ends the turn.</extracomment>
      <translation>{player} termine le tour.</translation>
    </message>
    <message>
      <source>UN goal {card} is lost.</source>
      <comment>UnGoalRemoved</comment>
      <extracomment>A line of the log.
Example: UN goal 41 is lost.</extracomment>
      <translation>L’objectif de l’ONU {card} est perdu.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <comment>UnGoalRevealed</comment>
      <extracomment>A line of the log.
Example: UN goal 41 is revealed.</extracomment>
      <translation>L’objectif de l’ONU {card} est révélé.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log.
Example: Eva scores UN goal 34: 4 points.</extracomment>
      <translation>{player} marque les points de la carte objectif de l’ONU {card} : {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo's scientist visits lobbyist card 11.</extracomment>
      <translation>Un scientifique de {player} visite la carte lobbyiste {card}.</translation>
    </message>
    <message>
      <source>The event tile that is turned up threatens {region}.</source>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: The event tile that is turned up threatens North America.</extracomment>
      <translation>La tuile événement révélée menace l’{region}.</translation>
    </message>
    <message>
      <source>{player} reaches {energy} knowledge {level}.</source>
      <comment>ExpertiseGained</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada reaches hydro knowledge 1.</extracomment>
      <translation>{player} atteint le niveau {level} en {energy}.</translation>
    </message>
    <message>
      <source>{player} keeps a lobbyist card.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Max keeps a lobbyist card.</extracomment>
      <translation>{player} garde une carte lobbyiste.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card}.</source>
      <comment>LobbyPlayed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada plays lobbyist card 12.</extracomment>
      <translation>{player} joue la carte lobbyiste {card}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobbyist_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Everybody passes 3 lobbyist cards to the right.</extracomment>
      <translation>Chacun passe {cards:lobbyist_cards} à droite.</translation>
    </message>
    <message>
      <source>{player} prepares the infrastructure of the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares the infrastructure of the hydro project on the scientist space in North America.</extracomment>
      <translation>{player} met en place l’infrastructure du projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>{player} plans a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada plans a hydro project on the scientist space in Europe.</extracomment>
      <translation>{player} planifie un projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist has to leave.</source>
      <comment>ScientistSentAway</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares the scientist space in North America: Max's scientist has to leave.</extracomment>
      <translation>{by} met en place l’infrastructure sur {space} : le scientifique de {player} doit partir.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Max claims UN goal 20: 2 points.</extracomment>
      <translation>{player} prend la carte objectif de l’ONU {card} : {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <comment>coal</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is 70 ppm.</extracomment>
      <translation>charbon</translation>
    </message>
    <message>
      <source>oil</source>
      <comment>oil</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is 90 ppm.</extracomment>
      <translation>pétrole</translation>
    </message>
    <message>
      <source>gas</source>
      <comment>gas</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is 170 ppm.</extracomment>
      <translation>gaz</translation>
    </message>
  </context>
  <context>
    <name>free_actions</name>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>déplacer un scientifique</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>market_buy</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>acheter un CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>market_sell</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>vendre un CEP</translation>
    </message>
    <message>
      <source>play a card</source>
      <comment>lobby</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>jouer une carte</translation>
    </message>
    <message>
      <source>score a UN goal</source>
      <comment>un_goal</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence.</extracomment>
      <translation>marquer les points d’une carte objectif de l’ONU</translation>
    </message>
  </context>
  <context>
    <name>free_actions_second_chance</name>
    <message>
      <source>claim a UN goal</source>
      <comment>un_goal</comment>
      <extracomment>What could still be done in this turn, in a list inside a sentence. Only in Second Chance.</extracomment>
      <translation>prendre une carte objectif de l’ONU</translation>
    </message>
  </context>
  <context>
    <name>goal_cards</name>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>company</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At the end of the game: 4 points for each region you control, at most 16.</extracomment>
      <translation>À la fin de la partie : {goal}.</translation>
    </message>
    <message>
      <source>You may discard it for ${money} at any time; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: You may discard it for $8 at any time; then it stays secret and scores nothing.</extracomment>
      <translation>Vous pouvez l’échanger contre ${money} à n’importe quel moment ; il reste alors secret et ne rapporte aucun point.</translation>
    </message>
    <message>
      <source>If the money is worth more at the end, you take the money.</source>
      <comment>better</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.</extracomment>
      <translation>Si l’argent vaut plus à la fin, vous prenez l’argent.</translation>
    </message>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>personal</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At the end of the game: have 6 CEPs in your hand.</extracomment>
      <translation>À la fin de la partie : {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <comment>personal_at_once</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At any time: hold a summit of two topics with your scientists alone.</extracomment>
      <translation>À n’importe quel moment : {goal}.</translation>
    </message>
    <message>
      <source>In a team every partner has to meet at least one; alone you have to meet all you keep.</source>
      <comment>team</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.</extracomment>
      <translation>En équipe, chaque partenaire doit en remplir au moins un ; en solo, vous devez remplir tous ceux que vous gardez.</translation>
    </message>
    <message>
      <source>By the end of the game: {goal}.</source>
      <comment>solo_end</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: By the end of the game: reach the last space of 5 tracks.</extracomment>
      <translation>Avant la fin de la partie : {goal}.</translation>
    </message>
    <message>
      <source>By the end of decade {decade}: {goal}.</source>
      <comment>solo_decade</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: By the end of decade 2: build 5 plants.</extracomment>
      <translation>Avant la fin de la décennie {decade} : {goal}.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal. Only in Second Chance.
Example: You may discard it for $8 between the actions of your turn; then it stays secret and scores nothing.</extracomment>
      <translation>Vous pouvez l’échanger contre ${money} entre les actions de votre tour ; il reste alors secret et ne rapporte aucun point.</translation>
    </message>
  </context>
  <context>
    <name>grant_help</name>
    <message>
      <source>Money grant: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money</comment>
      <extracomment>What a project space gives.
Example: Money grant: $1 for each CEP in the region, at least $1.</extracomment>
      <translation>Subvention en argent : $1 pour chaque CEP de la région, au moins ${least}.</translation>
    </message>
    <message>
      <source>Money grant: ${least}.</source>
      <comment>money.bare</comment>
      <extracomment>What a project space gives.
Example: Money grant: $3.</extracomment>
      <translation>Subvention en argent : ${least}.</translation>
    </message>
    <message>
      <source>Technology grant: {tech:cubes}.</source>
      <comment>tech</comment>
      <extracomment>What a project space gives.
Example: Technology grant: 2 technology cubes.</extracomment>
      <translation>Subvention de technologie : {tech:cubes}.</translation>
    </message>
    <message>
      <source>Research grant: recruit one of your scientists, or move one.</source>
      <comment>research</comment>
      <extracomment>What a project space gives.</extracomment>
      <translation>Subvention de recherche : recrutez un de vos scientifiques, ou déplacez-en un.</translation>
    </message>
  </context>
  <context>
    <name>grant_help_second_chance</name>
    <message>
      <source>Money subsidy: $1 for each CEP in the region.</source>
      <comment>money</comment>
      <extracomment>What a project space gives. Only in Second Chance.</extracomment>
      <translation>Subvention en argent : $1 pour chaque CEP de la région.</translation>
    </message>
    <message>
      <source>Money subsidy: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money.least</comment>
      <extracomment>What a project space gives. Only in Second Chance.
Example: Money subsidy: $1 for each CEP in the region, at least $3.</extracomment>
      <translation>Subvention en argent : $1 pour chaque CEP de la région, au moins ${least}.</translation>
    </message>
    <message>
      <source>Technology subsidy: {tech:cubes}.</source>
      <comment>tech</comment>
      <extracomment>What a project space gives. Only in Second Chance.
Example: Technology subsidy: 2 technology cubes.</extracomment>
      <translation>Subvention de technologie : {tech:cubes}.</translation>
    </message>
    <message>
      <source>Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one.</source>
      <comment>scientist</comment>
      <extracomment>What a project space gives. Only in Second Chance.</extracomment>
      <translation>Subvention de scientifique : recrutez un de vos scientifiques et gagnez 1 d’expertise, ou déplacez-en un.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <comment>money</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a recycling project of level 1 in Asia on the money space</extracomment>
      <translation>argent</translation>
    </message>
    <message>
      <source>technology</source>
      <comment>tech</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a hydro project of level 2 in North America on the technology space</extracomment>
      <translation>technologie</translation>
    </message>
    <message>
      <source>research</source>
      <comment>research</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Propose a cold fusion project in Africa on the research space</extracomment>
      <translation>recherche</translation>
    </message>
    <message>
      <source>scientist</source>
      <comment>scientist</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a hydro project of level 1 in Europe on the scientist space</extracomment>
      <translation>scientifique</translation>
    </message>
  </context>
  <context>
    <name>groups</name>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Proposer un projet</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Mettre en place un projet</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Construire une centrale</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Planifier un projet</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Mettre en place l’infrastructure</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build_plant</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Construire une centrale</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Déplacer un scientifique</translation>
    </message>
    <message>
      <source>Recruit a scientist</source>
      <comment>recruit</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Recruter un scientifique</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>buy_cep</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Marché</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>sell_cep</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Marché</translation>
    </message>
    <message>
      <source>Lobby card</source>
      <comment>play_lobby</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Carte lobby</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>score_un_goal</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Objectif de l’ONU</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>cash_company_goal</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Objectif de compagnie</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Deuxième action</translation>
    </message>
    <message>
      <source>End of turn</source>
      <comment>end_turn</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Fin du tour</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Renoncer</translation>
    </message>
    <message>
      <source>Choose an energy</source>
      <comment>choose_energy</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Choisir une énergie</translation>
    </message>
    <message>
      <source>Choose a region</source>
      <comment>choose_region</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Choisir une région</translation>
    </message>
    <message>
      <source>Choose a project</source>
      <comment>choose_project</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Choisir un projet</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Payer un CEP</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>buy_for_payment</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Payer un CEP</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>split_income</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Revenu</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>bid</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Enchère</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pass</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Enchère</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pay_bid</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Enchère</translation>
    </message>
    <message>
      <source>Start player</source>
      <comment>appoint</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Premier joueur</translation>
    </message>
    <message>
      <source>Keep a card</source>
      <comment>keep_card</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Garder une carte</translation>
    </message>
    <message>
      <source>Bonus</source>
      <comment>give_bonus</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Bonus</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <comment>reduce_co2</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation>Niveau de CO₂</translation>
    </message>
  </context>
  <context>
    <name>groups_second_chance</name>
    <message>
      <source>Lobbyist card</source>
      <comment>play_lobby</comment>
      <extracomment>A heading in the list of actions. Only in Second Chance.</extracomment>
      <translation>Carte lobbyiste</translation>
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
      <translation>{most} ; {last}</translation>
    </message>
    <message>
      <source>{most} and {last}</source>
      <comment>and</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Pay $13, 2 technology cubes and 2 CEPs</extracomment>
      <translation>{most} et {last}</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <comment>or</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Main effect, when you install a biomass project: 2 technology cubes or $2.</extracomment>
      <translation>{most} ou {last}</translation>
    </message>
    <message>
      <source>{most}, then {last}</source>
      <comment>then</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: solar, then wind</extracomment>
      <translation>{most}, puis {last}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>nothing</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.</extracomment>
      <translation>rien</translation>
    </message>
  </context>
  <context>
    <name>lobby_cards</name>
    <message>
      <source>Main effect, when you {trigger}: {effect}.</source>
      <comment>main</comment>
      <extracomment>A line on a lobby card. “It” is the card.
Example: Main effect, when you propose a project in North America: $3.</extracomment>
      <translation>Lobby principal, avec l’action « {trigger} » : {effect}.</translation>
    </message>
    <message>
      <source>It may be played at any later moment of the same turn.</source>
      <comment>later</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Peut être jouée à n’importe quel moment plus tard dans le même tour.</translation>
    </message>
    <message>
      <source>It is played right after the action, before anything else.</source>
      <comment>at_once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>À jouer juste après l’action, avant toute autre chose.</translation>
    </message>
    <message>
      <source>It is announced together with the build and lowers its price.</source>
      <comment>attached</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>S’annonce avec la construction, dont elle réduit le coût.</translation>
    </message>
    <message>
      <source>It is played after the build: the full price is paid first.</source>
      <comment>refund</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>À jouer après la construction : le coût complet est d’abord payé.</translation>
    </message>
    <message>
      <source>It is played right before or right after the action; before it, the action has to follow at once.</source>
      <comment>before_or_after</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>À jouer juste avant ou juste après l’action ; si elle est jouée avant, l’action doit suivre immédiatement.</translation>
    </message>
    <message>
      <source>Minor effect, at any moment of your turn: {effect}.</source>
      <comment>minor</comment>
      <extracomment>A line on a lobby card. “It” is the card.
Example: Minor effect, at any moment of your turn: 1 technology cube.</extracomment>
      <translation>Lobby mineur, à n’importe quel moment de votre tour : {effect}.</translation>
    </message>
    <message>
      <source>One lobby card or one UN goal in a turn; a played card leaves the game.</source>
      <comment>once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Une carte lobby ou un objectif de l’ONU par tour ; une carte jouée est retirée du jeu.</translation>
    </message>
    <message>
      <source>One lobbyist card or one UN goal in a turn; a played card stays on the table, and one scientist of any player may visit it for its minor effect.</source>
      <comment>stays</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation>Une carte lobbyiste ou un objectif de l’ONU par tour ; une carte jouée reste sur la table, et un scientifique de n’importe quel joueur peut la visiter pour son lobby mineur.</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>have {n:ceps} in your hand</source>
      <comment>cep_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have 6 CEPs in your hand.</extracomment>
      <translation>avoir {n:ceps} dans votre main</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand and in regions you control</source>
      <comment>cep_owned.with_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: have 3 CEPs in your hand and in regions you control</extracomment>
      <translation>avoir {n:ceps} dans votre main et dans les régions que vous contrôlez</translation>
    </message>
    <message>
      <source>control a region that holds {n:ceps}</source>
      <comment>cep_in_controlled_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control a region that holds 4 CEPs.</extracomment>
      <translation>contrôler une région qui contient {n:ceps}</translation>
    </message>
    <message>
      <source>hold a summit of two topics with your scientists alone</source>
      <comment>small_summit_alone</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At any time: hold a summit of two topics with your scientists alone.</extracomment>
      <translation>terminer un sommet à deux sujets avec seulement vos scientifiques</translation>
    </message>
    <message>
      <source>have {n:cubes}</source>
      <comment>tech_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have 3 technology cubes.</extracomment>
      <translation>avoir {n:cubes}</translation>
    </message>
    <message>
      <source>have recruited {n:scientists}</source>
      <comment>scientists_recruited</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 5: have recruited 4 scientists</extracomment>
      <translation>avoir recruté {n:scientists}</translation>
    </message>
    <message>
      <source>have ${n}</source>
      <comment>money_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have $10.</extracomment>
      <translation>avoir ${n}</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: reach the last space of 2 tracks.</extracomment>
      <translation>atteindre la dernière case de {n:tracks}</translation>
    </message>
    <message>
      <source>control {n:regions}</source>
      <comment>regions_controlled</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control 3 regions.</extracomment>
      <translation>contrôler {n:regions}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} of the same energy</source>
      <comment>infrastructure_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 9: have prepared 1 infrastructure of the same energy</extracomment>
      <translation>avoir mis en place {n:infrastructures} de la même énergie</translation>
    </message>
    <message>
      <source>have prepared infrastructures of {n:energies}</source>
      <comment>infrastructure_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures of 4 different energies.</extracomment>
      <translation>avoir mis en place des infrastructures de {n:energies}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 11: have prepared 1 infrastructure in one region</extracomment>
      <translation>avoir mis en place {n:infrastructures} dans une même région</translation>
    </message>
    <message>
      <source>have prepared infrastructures in {n:different_regions}</source>
      <comment>infrastructure_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures in 4 different regions.</extracomment>
      <translation>avoir mis en place des infrastructures dans {n:different_regions}</translation>
    </message>
    <message>
      <source>have built {n:plants} of the same energy</source>
      <comment>plants_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 13: have built 3 plants of the same energy</extracomment>
      <translation>avoir construit {n:plants} de la même énergie</translation>
    </message>
    <message>
      <source>have built plants of {n:energies}</source>
      <comment>plant_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants of 4 different energies.</extracomment>
      <translation>avoir construit des centrales de {n:energies}</translation>
    </message>
    <message>
      <source>have built {n:plants} in one region</source>
      <comment>plants_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal 15: have built 3 plants in one region</extracomment>
      <translation>avoir construit {n:plants} dans une même région</translation>
    </message>
    <message>
      <source>have built plants in {n:different_regions}</source>
      <comment>plant_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants in 4 different regions.</extracomment>
      <translation>avoir construit des centrales dans {n:different_regions}</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>the hand</source>
      <comment>hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Ada moves a scientist from the hand to the scientist space in Europe.</extracomment>
      <translation>la main</translation>
    </message>
    <message>
      <source>your hand</source>
      <comment>own_hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your hand to the hydro project in Europe (scientist space)</extracomment>
      <translation>votre main</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <comment>space</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Ada plans a hydro project on the scientist space in Europe.</extracomment>
      <translation>la case {grant} en {region}</translation>
    </message>
    <message>
      <source>the {energy} project in {region} ({grant} space)</source>
      <comment>project</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your hand to the hydro project in Europe (scientist space)</extracomment>
      <translation>le projet en {energy} d’{region} (case {grant})</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Max moves a scientist from the scientist space in North America to summit 1.</extracomment>
      <translation>le sommet {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit}</source>
      <comment>topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation>le sujet {energy} du sommet {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit} (place {place})</source>
      <comment>same_topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: the solar topic of summit 3 (place the solar project in Europe (technology space))</extracomment>
      <translation>le sujet {energy} du sommet {summit} (place {place})</translation>
    </message>
    <message>
      <source>lobby card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: lobby card 12</extracomment>
      <translation>la carte lobby {card}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>lobbyist card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Move a scientist from your hand to lobbyist card 11</extracomment>
      <translation>la carte lobbyiste {card}</translation>
    </message>
  </context>
  <context>
    <name>plants</name>
    <message>
      <source>Price: {goods}.</source>
      <comment>price</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Price: $12 and 3 technology cubes.</extracomment>
      <translation>Prix : {goods}.</translation>
    </message>
    <message>
      <source>Needs {energy} expertise {level}.</source>
      <comment>expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Needs forestation expertise 3.</extracomment>
      <translation>Expertise nécessaire en {energy} : {level}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and one point of {energy} expertise.</source>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Value: 10 points, and one point of forestation expertise.</extracomment>
      <translation>Valeur : {vp:points}, et 1 d’expertise en {energy}.</translation>
    </message>
    <message>
      <source>It goes to the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <comment>place</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.</extracomment>
      <translation>Elle va sur la première case vide de la région ; sinon, elle remplace la plus vieille centrale à combustible fossile.</translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Needs {energy} knowledge {level}.</source>
      <comment>expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.
Example: Needs recycling knowledge 1.</extracomment>
      <translation>Expertise nécessaire en {energy} : {level}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.
Example: Value: 5 points.</extracomment>
      <translation>Valeur : {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>players</name>
    <message>
      <source>nobody</source>
      <comment>nobody</comment>
      <extracomment>In the place of a player's name.</extracomment>
      <translation>personne</translation>
    </message>
  </context>
  <context>
    <name>private_events</name>
    <message>
      <source>{player} keeps goal {card}.</source>
      <comment>GoalKept</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Ada keeps goal 4.</extracomment>
      <translation>{player} garde l’objectif {card}.</translation>
    </message>
    <message>
      <source>{player} draws lobby card {card}.</source>
      <comment>LobbyDrawn</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Ada draws lobby card 19.</extracomment>
      <translation>{player} pioche la carte lobby {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Max keeps lobby card 16.</extracomment>
      <translation>{player} garde la carte lobby {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read. Only in Second Chance.
Example: Max keeps lobbyist card 20.</extracomment>
      <translation>{player} garde la carte lobbyiste {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>What most rulebooks say</source>
      <comment>consensus</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>La majorité des livrets</translation>
    </message>
    <message>
      <source>Polish rulebook</source>
      <comment>pl</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>Règles polonaises</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <comment>fr</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>Règles françaises</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <comment>ru</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>Règles russes</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <comment>zh</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation>Règles chinoises</translation>
    </message>
  </context>
  <context>
    <name>profiles_second_chance</name>
    <message>
      <source>German rulebook</source>
      <comment>consensus</comment>
      <extracomment>A rulebook in the dialog for a new game. Only in Second Chance.</extracomment>
      <translation>Règles allemandes</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space.</source>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Proposing it, where the agenda of a region asks for forestation, brings the grant of its space.</extracomment>
      <translation>Le proposer, là où l’agenda d’une région accepte cette énergie ({energy}), rapporte la subvention de sa case.</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Installing it costs 1 CEP and brings 2 CEPs from the market.</extracomment>
      <translation>Le mettre en place coûte 1 CEP et rapporte {goods}.</translation>
    </message>
    <message>
      <source>A {energy} plant is built on an installed project; then the tile returns to the supply.</source>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: A forestation plant is built on an installed project; then the tile returns to the supply.</extracomment>
      <translation>Une centrale ({energy}) se construit sur un projet mis en place ; la tuile retourne ensuite à la réserve.</translation>
    </message>
    <message>
      <source>{n:ceps} from the bank</source>
      <comment>from_bank</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: 3 CEPs from the bank</extracomment>
      <translation>{n:ceps} de la banque</translation>
    </message>
  </context>
  <context>
    <name>projects_second_chance</name>
    <message>
      <source>Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge and the subsidy of its space.</source>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Planning it, where the agenda of a region asks for recycling, brings a point of recycling knowledge and the subsidy of its space.</extracomment>
      <translation>Le planifier, là où l’agenda d’une région accepte cette énergie ({energy}), rapporte 1 d’expertise en {energy} et la subvention de sa case.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Preparing its infrastructure costs 1 CEP and brings $5 and 1 CEP from the market.</extracomment>
      <translation>Mettre en place son infrastructure coûte 1 CEP et rapporte {goods}.</translation>
    </message>
    <message>
      <source>Anybody who knows enough may build the {energy} plant on the infrastructure.</source>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Anybody who knows enough may build the recycling plant on the infrastructure.</extracomment>
      <translation>Quiconque a assez d’expertise peut construire la centrale ({energy}) sur l’infrastructure.</translation>
    </message>
  </context>
  <context>
    <name>reading_values</name>
    <message>
      <source>As many as are needed.</source>
      <comment>discs_per_player=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many discs does each player have for score, tracks, plants and regions? As many as are needed.</extracomment>
      <translation>Autant qu’il en faut.</translation>
    </message>
    <message>
      <source>{n:discs}; without one left, you can neither build a plant nor take control.</source>
      <comment>discs_per_player=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many discs does each player have for score, tracks, plants and regions? 3 discs; without one left, you can neither build a plant nor take control.</extracomment>
      <translation>{n:discs} ; quand il n’en reste plus, vous ne pouvez ni construire de centrale ni prendre de contrôle.</translation>
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
      <translation>6 cartes, une par région.</translation>
    </message>
    <message>
      <source>7 cards; one region can be struck twice.</source>
      <comment>event_cards=7</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many event cards are in the box? 7 cards; one region can be struck twice.</extracomment>
      <translation>7 cartes ; une région peut être frappée deux fois.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number lies on top.</source>
      <comment>plant_sort=tech</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant with the lowest technology number lies on top.</extracomment>
      <translation>La centrale au plus petit nombre de ressources technologiques est en haut.</translation>
    </message>
    <message>
      <source>The plant that costs the least money lies on top.</source>
      <comment>plant_sort=cost</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant that costs the least money lies on top.</extracomment>
      <translation>La centrale qui coûte le moins d’argent est en haut.</translation>
    </message>
    <message>
      <source>No, the first start player is drawn.</source>
      <comment>auction_decade_1=off</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there an auction before the first decade too? No, the first start player is drawn.</extracomment>
      <translation>Non, le premier joueur initial est tiré au hasard.</translation>
    </message>
    <message>
      <source>Yes, paid out of the starting goods.</source>
      <comment>auction_decade_1=on</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there an auction before the first decade too? Yes, paid out of the starting goods.</extracomment>
      <translation>Oui, payée avec les ressources de départ.</translation>
    </message>
    <message>
      <source>The player who was drawn as start player.</source>
      <comment>auction_decade_1_passed=tile_stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everybody passes in the auction before the first decade: who starts? The player who was drawn as start player.</extracomment>
      <translation>Le premier joueur tiré au hasard.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <comment>auction_decade_1_passed=tile_moves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everybody passes in the auction before the first decade: who starts? The player to the left, as before every other decade.</extracomment>
      <translation>Le joueur de gauche, comme avant toute autre décennie.</translation>
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
      <translation>Aucun objectif de compagnie.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_1=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game when you play alone? Numbers 29 and 34.</extracomment>
      <translation>
        <numerusform>Numéro {cards}.</numerusform>
        <numerusform>Numéros {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_2=</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with two players? No company goal.</extracomment>
      <translation>Aucun objectif de compagnie.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_2=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with two players? Numbers 29 and 34.</extracomment>
      <translation>
        <numerusform>Numéro {cards}.</numerusform>
        <numerusform>Numéros {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_3=</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with three players? No company goal.</extracomment>
      <translation>Aucun objectif de compagnie.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_3=n</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which company goals leave the game with three players? Numbers 29 and 34.</extracomment>
      <translation>
        <numerusform>Numéro {cards}.</numerusform>
        <numerusform>Numéros {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Always {region}; the others follow clockwise.</source>
      <comment>region_order=fixed_start</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region is the first to meet its energy demand? Always Europe; the others follow clockwise.</extracomment>
      <translation>Toujours l’{region} ; les autres suivent en sens horaire.</translation>
    </message>
    <message>
      <source>The start player chooses it; the others follow clockwise.</source>
      <comment>region_order=start_player_chooses</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region is the first to meet its energy demand? The start player chooses it; the others follow clockwise.</extracomment>
      <translation>Le premier joueur la choisit ; les autres suivent en sens horaire.</translation>
    </message>
    <message>
      <source>No, it is passed over.</source>
      <comment>skip_full_region=skip</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the plant of this decade: does it pay? No, it is passed over.</extracomment>
      <translation>Non, on passe à la région suivante.</translation>
    </message>
    <message>
      <source>Yes, a CEP is due all the same, unless all its plants are green.</source>
      <comment>skip_full_region=pay_anyway</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the plant of this decade: does it pay? Yes, a CEP is due all the same, unless all its plants are green.</extracomment>
      <translation>Oui, un CEP doit quand même être payé, sauf si toutes ses centrales sont vertes.</translation>
    </message>
    <message>
      <source>One of your hand, or of any region you control.</source>
      <comment>fossil_cep_source=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? One of your hand, or of any region you control.</extracomment>
      <translation>Un CEP de votre main, ou de n’importe quelle région que vous contrôlez.</translation>
    </message>
    <message>
      <source>One of your hand, or of this region only.</source>
      <comment>fossil_cep_source=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? One of your hand, or of this region only.</extracomment>
      <translation>Un CEP de votre main, ou seulement de cette région.</translation>
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
      <translation>Du marché, qui peut se vider et faire augmenter le prix.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>recycling_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP come from that installing a recycling project brings? From the bank; market and price do not move.</extracomment>
      <translation>De la banque ; ni le marché ni le prix ne bougent.</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <comment>money_grant_basis=cep</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money grant pay? $1 for each CEP in the region, at least $3.</extracomment>
      <translation>$1 pour chaque CEP de la région, au moins ${least}.</translation>
    </message>
    <message>
      <source>Always ${least}: regions hold no money to count.</source>
      <comment>money_grant_basis=money</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money grant pay? Always $3: regions hold no money to count.</extracomment>
      <translation>Toujours ${least} : les régions n’ont pas d’argent à compter.</translation>
    </message>
    <message>
      <source>The scientist stays and goes on working.</source>
      <comment>own_scientist_after_install=stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project on which your own scientist works: what happens? The scientist stays and goes on working.</extracomment>
      <translation>Le scientifique reste et continue à travailler.</translation>
    </message>
    <message>
      <source>The scientist returns to your hand.</source>
      <comment>own_scientist_after_install=leaves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project on which your own scientist works: what happens? The scientist returns to your hand.</extracomment>
      <translation>Le scientifique revient dans votre main.</translation>
    </message>
    <message>
      <source>Only the top one of its stack.</source>
      <comment>plant_choice=top</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Only the top one of its stack.</extracomment>
      <translation>Seulement celle du haut de sa pile.</translation>
    </message>
    <message>
      <source>Any one of its stack.</source>
      <comment>plant_choice=any</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Any one of its stack.</extracomment>
      <translation>N’importe laquelle de sa pile.</translation>
    </message>
    <message>
      <source>One fewer than the plant shows.</source>
      <comment>tech_needed_with_subsidy=less_one</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region gives a cube for a plant: how many must you own? One fewer than the plant shows.</extracomment>
      <translation>Une de moins que ne l’indique la centrale.</translation>
    </message>
    <message>
      <source>As many as the plant shows, although you pay one fewer.</source>
      <comment>tech_needed_with_subsidy=full</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region gives a cube for a plant: how many must you own? As many as the plant shows, although you pay one fewer.</extracomment>
      <translation>Autant que l’indique la centrale, même si vous en payez une de moins.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check of control.</source>
      <comment>build_displacement=last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build on a project with a foreign scientist: when does the scientist leave? After the plant, its points and the check of control.</extracomment>
      <translation>Après la centrale, ses points et la vérification du contrôle.</translation>
    </message>
    <message>
      <source>Before anything else is done, as when installing.</source>
      <comment>build_displacement=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build on a project with a foreign scientist: when does the scientist leave? Before anything else is done, as when installing.</extracomment>
      <translation>Avant toute autre chose, comme pour une mise en place.</translation>
    </message>
    <message>
      <source>Yes, as any other move.</source>
      <comment>scientist_to_hand=allowed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your hand? Yes, as any other move.</extracomment>
      <translation>Oui, comme tout autre déplacement.</translation>
    </message>
    <message>
      <source>No, they come home only from a summit, or when they have to leave.</source>
      <comment>scientist_to_hand=forbidden</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your hand? No, they come home only from a summit, or when they have to leave.</extracomment>
      <translation>Non, un scientifique ne revient en main que d’un sommet, ou quand il doit partir.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <comment>end_turn_expertise=must</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? Yes, if one of your scientists works on a project.</extracomment>
      <translation>Oui, si un de vos scientifiques travaille sur un projet.</translation>
    </message>
    <message>
      <source>No, you may leave it.</source>
      <comment>end_turn_expertise=may</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? No, you may leave it.</extracomment>
      <translation>Non, vous pouvez y renoncer.</translation>
    </message>
    <message>
      <source>Clockwise from the left of the active player, who comes last.</source>
      <comment>summit_order=active_last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? Clockwise from the left of the active player, who comes last.</extracomment>
      <translation>En sens horaire depuis la gauche du joueur actif, qui vient en dernier.</translation>
    </message>
    <message>
      <source>In turn order, the start player first.</source>
      <comment>summit_order=turn_order</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? In turn order, the start player first.</extracomment>
      <translation>Dans l’ordre du tour, en commençant par le premier joueur.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <comment>expertise_on_own_return=no</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own installing or building brings your scientist home: do you gain expertise for it? No, only when another player sends the scientist away.</extracomment>
      <translation>Non, seulement quand un autre joueur congédie le scientifique.</translation>
    </message>
    <message>
      <source>Yes, one point in the energy of the project.</source>
      <comment>expertise_on_own_return=yes</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own installing or building brings your scientist home: do you gain expertise for it? Yes, one point in the energy of the project.</extracomment>
      <translation>Oui, 1 d’expertise dans l’énergie du projet.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>region_cep_source=market</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the market, which may run empty and raise the price.</extracomment>
      <translation>Du marché, qui peut se vider et faire augmenter le prix.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>region_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the bank; market and price do not move.</extracomment>
      <translation>De la banque ; ni le marché ni le prix ne bougent.</translation>
    </message>
    <message>
      <source>Any region of your choice that has room.</source>
      <comment>region_cep_target=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? Any region of your choice that has room.</extracomment>
      <translation>N’importe quelle région de votre choix qui a de la place.</translation>
    </message>
    <message>
      <source>The region that the board names for this track.</source>
      <comment>region_cep_target=indicated</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? The region that the board names for this track.</extracomment>
      <translation>La région que le plateau indique pour cette piste.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <comment>market_after_stop=no_sale</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty in your turn: what can you still do there? You may buy, but not sell.</extracomment>
      <translation>Vous pouvez acheter, mais pas vendre.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <comment>market_after_stop=closed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty in your turn: what can you still do there? Nothing: the market is closed until the next turn.</extracomment>
      <translation>Rien : le marché est fermé jusqu’au prochain tour.</translation>
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
      <translation>Oui, chaque carte donne ce qui correspond à sa case.</translation>
    </message>
    <message>
      <source>No, each card lets you choose among the effects of all three.</source>
      <comment>lobby_0709_effect=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the main effect of lobby cards 07 to 09 fixed? No, each card lets you choose among the effects of all three.</extracomment>
      <translation>Non, chaque carte laisse choisir parmi les effets des trois.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <comment>lobby_12_choice=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? Yes, you choose one of the two.</extracomment>
      <translation>Oui, vous choisissez l’un des deux.</translation>
    </message>
    <message>
      <source>No, it gives the first one only.</source>
      <comment>lobby_12_choice=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? No, it gives the first one only.</extracomment>
      <translation>Non, elle ne donne que le premier.</translation>
    </message>
    <message>
      <source>25 goes with buying, 26 with selling.</source>
      <comment>lobby_25_26=buy_sell</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of the lobby cards 25 and 26 goes with buying, and which with selling? 25 goes with buying, 26 with selling.</extracomment>
      <translation>La 25 va avec l’achat, la 26 avec la vente.</translation>
    </message>
    <message>
      <source>25 goes with selling, 26 with buying.</source>
      <comment>lobby_25_26=sell_buy</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of the lobby cards 25 and 26 goes with buying, and which with selling? 25 goes with selling, 26 with buying.</extracomment>
      <translation>La 25 va avec la vente, la 26 avec l’achat.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <comment>lobby_main_timing=attach</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Later in the turn of its action; a discount together with the build.</extracomment>
      <translation>Plus tard dans le tour de son action ; une réduction en même temps que la construction.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is paid back after the build.</source>
      <comment>lobby_main_timing=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Later in the turn of its action; a discount is paid back after the build.</extracomment>
      <translation>Plus tard dans le tour de son action ; une réduction est remboursée après la construction.</translation>
    </message>
    <message>
      <source>Right after its action; a discount together with the build.</source>
      <comment>lobby_main_timing=with</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Right after its action; a discount together with the build.</extracomment>
      <translation>Juste après son action ; une réduction en même temps que la construction.</translation>
    </message>
    <message>
      <source>All of yours except the first.</source>
      <comment>goal_30=except_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All of yours except the first.</extracomment>
      <translation>Toutes les vôtres sauf la première.</translation>
    </message>
    <message>
      <source>All of yours.</source>
      <comment>goal_30=every</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All of yours.</extracomment>
      <translation>Toutes les vôtres.</translation>
    </message>
    <message>
      <source>Energies that you have built in the region.</source>
      <comment>control_expertise=built</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is tied to the last: expertise in which energies is compared? Energies that you have built in the region.</extracomment>
      <translation>Les énergies que vous avez construites dans la région.</translation>
    </message>
    <message>
      <source>All energies on the agenda of the region.</source>
      <comment>control_expertise=agenda</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is tied to the last: expertise in which energies is compared? All energies on the agenda of the region.</extracomment>
      <translation>Toutes les énergies de l’agenda de la région.</translation>
    </message>
    <message>
      <source>The builder or the one who held it before.</source>
      <comment>control_recount=builder_or_controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can hold the region after a plant was built? The builder or the one who held it before.</extracomment>
      <translation>Le bâtisseur ou le joueur qui la contrôlait avant.</translation>
    </message>
    <message>
      <source>Anybody with a plant there: all are compared.</source>
      <comment>control_recount=all_players</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can hold the region after a plant was built? Anybody with a plant there: all are compared.</extracomment>
      <translation>N’importe qui avec une centrale sur place : tous sont comparés.</translation>
    </message>
    <message>
      <source>Yes, all others last five.</source>
      <comment>six_decades_at=5</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a game of five last six decades? Yes, all others last five.</extracomment>
      <translation>Oui, toutes les autres en durent cinq.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six decades would need a sixth player.</source>
      <comment>six_decades_at=6</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a game of five last six decades? No, every game lasts five; six decades would need a sixth player.</extracomment>
      <translation>Non, chaque partie en dure cinq ; il faudrait un sixième joueur pour six décennies.</translation>
    </message>
    <message>
      <source>Yes, in points.</source>
      <comment>end_income=paid</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is income paid once more at the end of the game? Yes, in points.</extracomment>
      <translation>Oui, en points.</translation>
    </message>
    <message>
      <source>No.</source>
      <comment>end_income=not_paid</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is income paid once more at the end of the game? No.</extracomment>
      <translation>Non.</translation>
    </message>
    <message>
      <source>No gas plant.</source>
      <comment>extreme_removes_gas=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many gas plants leave the game with the extreme fossil plants? No gas plant.</extracomment>
      <translation>Aucune centrale à gaz.</translation>
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
      <translation>Tous.</translation>
    </message>
    <message>
      <source>As many as two players lay out.</source>
      <comment>solo_base=two_player_strict</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as two players lay out.</extracomment>
      <translation>Autant que dans une partie à deux joueurs.</translation>
    </message>
    <message>
      <source>As many as four players lay out.</source>
      <comment>solo_base=normal</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as four players lay out.</extracomment>
      <translation>Autant que dans une partie à quatre joueurs.</translation>
    </message>
    <message>
      <source>On a free one of your choice.</source>
      <comment>solo_slot=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project lie? On a free one of your choice.</extracomment>
      <translation>Sur une case libre de votre choix.</translation>
    </message>
    <message>
      <source>On the first free one.</source>
      <comment>solo_slot=first_free</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project lie? On the first free one.</extracomment>
      <translation>Sur la première case libre.</translation>
    </message>
    <message>
      <source>In the region after the one that was used last.</source>
      <comment>solo_next_start=next_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the next start project's region begin? In the region after the one that was used last.</extracomment>
      <translation>Dans la région qui suit la dernière utilisée.</translation>
    </message>
    <message>
      <source>In the region that was used last.</source>
      <comment>solo_next_start=same_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the next start project's region begin? In the region that was used last.</extracomment>
      <translation>Dans la dernière région utilisée.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more after the supply phase.</source>
      <comment>solo_end_level=reaches</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: at which CO₂ level does the game end early? At 400 ppm or more after the supply phase.</extracomment>
      <translation>À {ppm} ppm ou plus après la phase d’approvisionnement.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the supply phase.</source>
      <comment>solo_end_level=exceeds</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: at which CO₂ level does the game end early? Above 400 ppm after the supply phase.</extracomment>
      <translation>Au-dessus de {ppm} ppm après la phase d’approvisionnement.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>competitive_gas=removed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Do gas plants leave the competitive game of three, as they do in the team game? Yes.</extracomment>
      <translation>Oui.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <comment>competitive_gas=kept</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Do gas plants leave the competitive game of three, as they do in the team game? No, all gas plants stay in the game.</extracomment>
      <translation>Non, toutes les centrales à gaz restent en jeu.</translation>
    </message>
    <message>
      <source>Yes, one region can be struck twice.</source>
      <comment>seventh_event=in_play</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the seventh event tile used? Yes, one region can be struck twice.</extracomment>
      <translation>Oui, une région peut être frappée deux fois.</translation>
    </message>
    <message>
      <source>No, there is one tile for each region.</source>
      <comment>seventh_event=left_out</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the seventh event tile used? No, there is one tile for each region.</extracomment>
      <translation>Non, il y a une tuile par région.</translation>
    </message>
    <message>
      <source>After the region that received the last cube.</source>
      <comment>opponent_cubes=continue</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the opponent's next region begin? After the region that received the last cube.</extracomment>
      <translation>Après la région qui a reçu le dernier cube.</translation>
    </message>
    <message>
      <source>Always after the region chosen at the start.</source>
      <comment>opponent_cubes=restart</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the opponent's next region begin? Always after the region chosen at the start.</extracomment>
      <translation>Toujours après la région choisie au début.</translation>
    </message>
    <message>
      <source>Nothing, if the region holds no CEP.</source>
      <comment>money_subsidy_minimum=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money subsidy pay at least? Nothing, if the region holds no CEP.</extracomment>
      <translation>Rien, si la région n’a aucun CEP.</translation>
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
      <translation>Non, recrutez ou déplacez un scientifique si l’un des deux est possible.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>scientist_subsidy=optional</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you leave the subsidy of a scientist space unused? Yes.</extracomment>
      <translation>Oui.</translation>
    </message>
    <message>
      <source>The CEP is paid, then the scientist moves.</source>
      <comment>infrastructure_order=pay_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist stands on a project that gets its infrastructure: what comes first? The CEP is paid, then the scientist moves.</extracomment>
      <translation>Le CEP est payé, puis le scientifique se déplace.</translation>
    </message>
    <message>
      <source>The scientist moves, then the CEP is paid.</source>
      <comment>infrastructure_order=scientist_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist stands on a project that gets its infrastructure: what comes first? The scientist moves, then the CEP is paid.</extracomment>
      <translation>Le scientifique se déplace, puis le CEP est payé.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <comment>lobby_before=all_effects</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A lobbyist card is played before its action: which bonus may make the action possible? Any: money, cubes, CEPs and knowledge count for the action.</extracomment>
      <translation>N’importe lequel : argent, ressources technologiques, CEPs et expertise comptent pour l’action.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <comment>lobby_before=build_money_only</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A lobbyist card is played before its action: which bonus may make the action possible? Only the money of a card for building.</extracomment>
      <translation>Seulement l’argent d’une carte de construction.</translation>
    </message>
    <message>
      <source>Both points of each scientist in any topics of the summit.</source>
      <comment>summit_points=any_topic</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit bring its knowledge? Both points of each scientist in any topics of the summit.</extracomment>
      <translation>Pour chaque scientifique, 2 d’expertise dans n’importe quels sujets du sommet.</translation>
    </message>
    <message>
      <source>One point in the scientist's topic, one in any topic of the summit.</source>
      <comment>summit_points=own_topic_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit bring its knowledge? One point in the scientist's topic, one in any topic of the summit.</extracomment>
      <translation>1 d’expertise dans le sujet du scientifique, 1 d’expertise dans n’importe quel sujet du sommet.</translation>
    </message>
    <message>
      <source>No, everybody keeps their own.</source>
      <comment>competitive_bonuses=own</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you hand the bonus of a track to somebody else? No, everybody keeps their own.</extracomment>
      <translation>Non, chacun garde les siens.</translation>
    </message>
    <message>
      <source>Yes, as in the team game.</source>
      <comment>competitive_bonuses=shared</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you hand the bonus of a track to somebody else? Yes, as in the team game.</extracomment>
      <translation>Oui, comme dans la partie en équipe.</translation>
    </message>
    <message>
      <source>Everybody who has built there.</source>
      <comment>control_rivals=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to control a region? Everybody who has built there.</extracomment>
      <translation>Tous ceux qui y ont construit.</translation>
    </message>
    <message>
      <source>Only the one who controls it now.</source>
      <comment>control_rivals=controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to control a region? Only the one who controls it now.</extracomment>
      <translation>Seulement le joueur qui la contrôle actuellement.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <comment>penalty_price=before</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty empties the market: which price is lost in points? The price before it rises.</extracomment>
      <translation>Le prix avant son augmentation.</translation>
    </message>
    <message>
      <source>The price after it has risen.</source>
      <comment>penalty_price=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty empties the market: which price is lost in points? The price after it has risen.</extracomment>
      <translation>Le prix après son augmentation.</translation>
    </message>
    <message>
      <source>A CEP of your hand or of any region you control.</source>
      <comment>supply_payment=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What may pay for a fossil plant in a region you control? A CEP of your hand or of any region you control.</extracomment>
      <translation>Un CEP de votre main ou de n’importe quelle région que vous contrôlez.</translation>
    </message>
    <message>
      <source>Only a CEP of this region; without one there is a penalty.</source>
      <comment>supply_payment=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What may pay for a fossil plant in a region you control? Only a CEP of this region; without one there is a penalty.</extracomment>
      <translation>Seulement un CEP de cette région ; sans CEP, il y a une pénalité.</translation>
    </message>
    <message>
      <source>After all regions have been visited.</source>
      <comment>supply_order=after_all</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When are the new fossil plants paid for? After all regions have been visited.</extracomment>
      <translation>Une fois toutes les régions passées en revue.</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <comment>supply_order=at_once</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When are the new fossil plants paid for? Each one as soon as it is placed.</extracomment>
      <translation>Chacune dès qu’elle est placée.</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <comment>region_tech=optional</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has technology cubes: must one of them help to pay for a plant there? No, the builder decides.</extracomment>
      <translation>Non, le bâtisseur décide.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <comment>region_tech=mandatory</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has technology cubes: must one of them help to pay for a plant there? Yes, if the plant costs any cubes.</extracomment>
      <translation>Oui, si la centrale coûte des ressources technologiques.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on.</source>
      <comment>second_event=reaches</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: From which CO₂ level on does the future event happen too? From 400 ppm on.</extracomment>
      <translation>À partir de {ppm} ppm.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <comment>second_event=exceeds</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: From which CO₂ level on does the future event happen too? Above 400 ppm.</extracomment>
      <translation>Au-dessus de {ppm} ppm.</translation>
    </message>
    <message>
      <source>Those of your hand.</source>
      <comment>goal_cep=hand</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal that asks for CEPs? Those of your hand.</extracomment>
      <translation>Ceux de votre main.</translation>
    </message>
    <message>
      <source>Those of your hand and of regions you control.</source>
      <comment>goal_cep=with_regions</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal that asks for CEPs? Those of your hand and of regions you control.</extracomment>
      <translation>Ceux de votre main et des régions que vous contrôlez.</translation>
    </message>
    <message>
      <source>No, it walks over them.</source>
      <comment>inspector_skips=achieved</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count goals that are achieved? No, it walks over them.</extracomment>
      <translation>Non, il passe par-dessus.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <comment>inspector_skips=nothing</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count goals that are achieved? Yes, every goal is one step.</extracomment>
      <translation>Oui, chaque objectif est un pas.</translation>
    </message>
    <message>
      <source>Everybody: all are tied.</source>
      <comment>award_without_tech=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most? Everybody: all are tied.</extracomment>
      <translation>Tout le monde : tous sont à égalité.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <comment>award_without_tech=nobody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most? Nobody: it takes at least one cube.</extracomment>
      <translation>Personne : il faut au moins une ressource.</translation>
    </message>
  </context>
  <context>
    <name>readings</name>
    <message>
      <source>How many discs does each player have for score, tracks, plants and regions?</source>
      <comment>discs_per_player</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien de disques chaque joueur a-t-il pour le score, les pistes, les centrales et les régions ?</translation>
    </message>
    <message>
      <source>How many UN goal cards are in the box?</source>
      <comment>un_goal_cards</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien y a-t-il de cartes objectif de l’ONU dans la boîte ?</translation>
    </message>
    <message>
      <source>How many event cards are in the box?</source>
      <comment>event_cards</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien y a-t-il de cartes événement dans la boîte ?</translation>
    </message>
    <message>
      <source>How are the green plants of an energy stacked?</source>
      <comment>plant_sort</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Comment les centrales vertes d’une énergie sont-elles empilées ?</translation>
    </message>
    <message>
      <source>Auction variant: is there an auction before the first decade too?</source>
      <comment>auction_decade_1</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Variante avec enchère : y a-t-il aussi une enchère avant la première décennie ?</translation>
    </message>
    <message>
      <source>Everybody passes in the auction before the first decade: who starts?</source>
      <comment>auction_decade_1_passed</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Tout le monde passe lors de l’enchère avant la première décennie : qui commence ?</translation>
    </message>
    <message>
      <source>How many summits lie face up on the board?</source>
      <comment>summit_spaces</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien de sommets sont face visible sur le plateau ?</translation>
    </message>
    <message>
      <source>Which company goals leave the game when you play alone?</source>
      <comment>goals_removed_1</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quels objectifs de compagnie sont retirés du jeu en solo ?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with two players?</source>
      <comment>goals_removed_2</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quels objectifs de compagnie sont retirés du jeu à deux joueurs ?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <comment>goals_removed_3</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quels objectifs de compagnie sont retirés du jeu à trois joueurs ?</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <comment>region_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quelle région est la première à répondre à sa demande d’énergie ?</translation>
    </message>
    <message>
      <source>A region has no space for the plant of this decade: does it pay?</source>
      <comment>skip_full_region</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Une région n’a pas de case pour la centrale de cette décennie : paie-t-elle ?</translation>
    </message>
    <message>
      <source>Which CEP may pay for a fossil plant in a region you control?</source>
      <comment>fossil_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quel CEP peut payer une centrale à combustible fossile dans une région que vous contrôlez ?</translation>
    </message>
    <message>
      <source>How much money does installing a biomass project bring?</source>
      <comment>biomass_install_money</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien d’argent rapporte la mise en place d’un projet en biomasse ?</translation>
    </message>
    <message>
      <source>Where does the CEP come from that installing a recycling project brings?</source>
      <comment>recycling_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>D’où vient le CEP que rapporte la mise en place d’un projet en recyclage ?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <comment>money_grant_basis</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien rapporte une subvention en argent ?</translation>
    </message>
    <message>
      <source>You install a project on which your own scientist works: what happens?</source>
      <comment>own_scientist_after_install</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Vous mettez en place un projet où travaille votre propre scientifique : que se passe-t-il ?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <comment>plant_choice</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quelle centrale d’une énergie peut être construite ?</translation>
    </message>
    <message>
      <source>The region gives a cube for a plant: how many must you own?</source>
      <comment>tech_needed_with_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>La région fournit une ressource technologique pour une centrale : combien devez-vous en avoir ?</translation>
    </message>
    <message>
      <source>You build on a project with a foreign scientist: when does the scientist leave?</source>
      <comment>build_displacement</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Vous construisez sur un projet avec le scientifique d’un adversaire : quand part-il ?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your hand?</source>
      <comment>scientist_to_hand</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Pouvez-vous reprendre un scientifique en main depuis un projet ?</translation>
    </message>
    <message>
      <source>Must you take the point of expertise at the end of your turn?</source>
      <comment>end_turn_expertise</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Devez-vous prendre l’expertise à la fin de votre tour ?</translation>
    </message>
    <message>
      <source>In which order do the participants of a summit gain their expertise?</source>
      <comment>summit_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Dans quel ordre les joueurs participant à un sommet gagnent-ils leur expertise ?</translation>
    </message>
    <message>
      <source>Your own installing or building brings your scientist home: do you gain expertise for it?</source>
      <comment>expertise_on_own_return</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Votre propre mise en place ou construction ramène votre scientifique en main : gagnez-vous de l’expertise ?</translation>
    </message>
    <message>
      <source>Where does the CEP of a track bonus come from?</source>
      <comment>region_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>D’où vient le CEP du bonus d’une piste ?</translation>
    </message>
    <message>
      <source>Which region receives the CEP of a track bonus?</source>
      <comment>region_cep_target</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quelle région reçoit le CEP du bonus d’une piste ?</translation>
    </message>
    <message>
      <source>The market ran empty in your turn: what can you still do there?</source>
      <comment>market_after_stop</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Le marché s’est vidé pendant votre tour : que pouvez-vous encore y faire ?</translation>
    </message>
    <message>
      <source>How many technology cubes do lobby cards 07 to 09 give?</source>
      <comment>lobby_0709_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien de ressources technologiques les cartes lobby 07 à 09 donnent-elles ?</translation>
    </message>
    <message>
      <source>Is the main effect of lobby cards 07 to 09 fixed?</source>
      <comment>lobby_0709_effect</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Le lobby principal des cartes lobby 07 à 09 est-il fixe ?</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <comment>lobby_12_choice</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>La carte lobby 12 laisse-t-elle choisir entre deux lobbys principaux ?</translation>
    </message>
    <message>
      <source>Which of the lobby cards 25 and 26 goes with buying, and which with selling?</source>
      <comment>lobby_25_26</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Laquelle des cartes lobby 25 et 26 va avec l’achat, et laquelle avec la vente ?</translation>
    </message>
    <message>
      <source>When is the main effect of a lobby card played?</source>
      <comment>lobby_main_timing</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quand le lobby principal d’une carte lobby se joue-t-il ?</translation>
    </message>
    <message>
      <source>Which plants does company goal 30 count?</source>
      <comment>goal_30</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quelles centrales l’objectif de compagnie 30 compte-t-il ?</translation>
    </message>
    <message>
      <source>Control is tied to the last: expertise in which energies is compared?</source>
      <comment>control_expertise</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Égalité complète pour le contrôle : dans quelles énergies compare-t-on l’expertise ?</translation>
    </message>
    <message>
      <source>Who can hold the region after a plant was built?</source>
      <comment>control_recount</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Qui peut contrôler la région après la construction d’une centrale ?</translation>
    </message>
    <message>
      <source>Does a game of five last six decades?</source>
      <comment>six_decades_at</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Une partie à cinq dure-t-elle six décennies ?</translation>
    </message>
    <message>
      <source>Is income paid once more at the end of the game?</source>
      <comment>end_income</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Le revenu est-il distribué encore une fois à la fin de la partie ?</translation>
    </message>
    <message>
      <source>How many gas plants leave the game with the extreme fossil plants?</source>
      <comment>extreme_removes_gas</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien de centrales à gaz sont retirées du jeu avec les centrales de la mise en place « extrême » ?</translation>
    </message>
    <message>
      <source>Solo game: how many UN goals are in the stack?</source>
      <comment>solo_base</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Partie solo : combien d’objectifs de l’ONU y a-t-il dans la pile ?</translation>
    </message>
    <message>
      <source>Solo game: on which space of a region does a start project lie?</source>
      <comment>solo_slot</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Partie solo : sur quelle case d’une région un projet de départ se place-t-il ?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the next start project's region begin?</source>
      <comment>solo_next_start</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Partie solo : où commence la recherche de la région du prochain projet de départ ?</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <comment>solo_end_level</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Partie solo : à quel niveau de CO₂ la partie se termine-t-elle plus tôt ?</translation>
    </message>
    <message>
      <source>Do gas plants leave the competitive game of three, as they do in the team game?</source>
      <comment>competitive_gas</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Des centrales à gaz sont-elles retirées du jeu dans la partie compétitive à trois, comme dans la partie en équipe ?</translation>
    </message>
    <message>
      <source>Is the seventh event tile used?</source>
      <comment>seventh_event</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>La septième tuile événement est-elle utilisée ?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the opponent's next region begin?</source>
      <comment>opponent_cubes</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Partie solo : où commence la recherche de la prochaine région de l’adversaire ?</translation>
    </message>
    <message>
      <source>How much does a money subsidy pay at least?</source>
      <comment>money_subsidy_minimum</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien rapporte au moins une subvention en argent ?</translation>
    </message>
    <message>
      <source>May you leave the subsidy of a scientist space unused?</source>
      <comment>scientist_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Pouvez-vous renoncer à une subvention de scientifique ?</translation>
    </message>
    <message>
      <source>A scientist stands on a project that gets its infrastructure: what comes first?</source>
      <comment>infrastructure_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Un scientifique est sur un projet dont l’infrastructure est mise en place : qu’est-ce qui vient en premier ?</translation>
    </message>
    <message>
      <source>A lobbyist card is played before its action: which bonus may make the action possible?</source>
      <comment>lobby_before</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Une carte lobbyiste est jouée avant son action : quel bonus peut rendre l’action possible ?</translation>
    </message>
    <message>
      <source>In which energies does a summit bring its knowledge?</source>
      <comment>summit_points</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Dans quelles énergies un sommet rapporte-t-il son expertise ?</translation>
    </message>
    <message>
      <source>Competitive game: may you hand the bonus of a track to somebody else?</source>
      <comment>competitive_bonuses</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Partie compétitive : pouvez-vous donner le bonus d’une piste à quelqu’un d’autre ?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to control a region?</source>
      <comment>control_rivals</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Qui un bâtisseur doit-il battre pour contrôler une région ?</translation>
    </message>
    <message>
      <source>A penalty empties the market: which price is lost in points?</source>
      <comment>penalty_price</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Une pénalité vide le marché : quel prix est perdu en points ?</translation>
    </message>
    <message>
      <source>What may pay for a fossil plant in a region you control?</source>
      <comment>supply_payment</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Avec quoi peut-on payer une centrale à combustible fossile dans une région que vous contrôlez ?</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <comment>supply_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quand les nouvelles centrales à combustible fossile sont-elles payées ?</translation>
    </message>
    <message>
      <source>A region has technology cubes: must one of them help to pay for a plant there?</source>
      <comment>region_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Une région a des ressources technologiques : l’une d’elles doit-elle aider à payer une centrale sur place ?</translation>
    </message>
    <message>
      <source>From which CO₂ level on does the future event happen too?</source>
      <comment>second_event</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>À partir de quel niveau de CO₂ l’événement futur a-t-il lieu aussi ?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal that asks for CEPs?</source>
      <comment>goal_cep</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quels CEPs comptent pour l’objectif personnel qui demande des CEPs ?</translation>
    </message>
    <message>
      <source>Does an inspector count goals that are achieved?</source>
      <comment>inspector_skips</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Un inspecteur compte-t-il les objectifs déjà atteints ?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most?</source>
      <comment>award_without_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Personne n’a de ressource technologique à la fin : qui reçoit les points pour le plus grand nombre ?</translation>
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
        <numerusform>{rule} – livret de règles, section {sections}</numerusform>
        <numerusform>{rule} – livret de règles, sections {sections}</numerusform>
      </translation>
    </message>
    <message>
      <source>{rule} – rulebook: {sections}</source>
      <comment>headings</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – rulebook: 9.4</extracomment>
      <translation>{rule} – livret de règles : {sections}</translation>
    </message>
    <message>
      <source>{rule} – not in the printed rulebook</source>
      <comment>unprinted</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – not in the printed rulebook</extracomment>
      <translation>{rule} – absent du livret de règles imprimé</translation>
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
      <translation>L’action pour laquelle la carte {card} a été jouée est due : elle doit rester possible.</translation>
    </message>
    <message>
      <source>This scientist is in your hand already.</source>
      <comment>already_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Ce scientifique est déjà dans votre main.</translation>
    </message>
    <message>
      <source>Card {card} is attached to the build itself: choose the build with this card.</source>
      <comment>attach_card_to_build</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 is attached to the build itself: choose the build with this card.</extracomment>
      <translation>La carte {card} s’ajoute à la construction elle-même : choisissez la construction avec cette carte.</translation>
    </message>
    <message>
      <source>That is worth ${had}; the bid is ${needed}.</source>
      <comment>bid_not_covered</comment>
      <extracomment>Why an action is impossible.
Example: That is worth $2; the bid is $3.</extracomment>
      <translation>Cela vaut ${had} ; la mise est de ${needed}.</translation>
    </message>
    <message>
      <source>You can pay ${had} at the most.</source>
      <comment>bid_too_high</comment>
      <extracomment>Why an action is impossible.
Example: You can pay $2 at the most.</extracomment>
      <translation>Vous pouvez payer au maximum ${had}.</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <comment>bid_too_low</comment>
      <extracomment>Why an action is impossible.
Example: Bid at least $3, or pass.</extracomment>
      <translation>Offrez au moins ${needed}, ou passez.</translation>
    </message>
    <message>
      <source>This bonus cannot be handed to {player}: everybody keeps their own.</source>
      <comment>bonus_is_your_own</comment>
      <extracomment>Why an action is impossible.
Example: This bonus cannot be handed to Ada: everybody keeps their own.</extracomment>
      <translation>Ce bonus ne peut pas être donné à {player} : chacun garde les siens.</translation>
    </message>
    <message>
      <source>A bonus that was given cannot be handed on to {player}.</source>
      <comment>bonus_was_given_already</comment>
      <extracomment>Why an action is impossible.
Example: A bonus that was given cannot be handed on to Ada.</extracomment>
      <translation>Un bonus reçu ne peut pas être redonné à {player}.</translation>
    </message>
    <message>
      <source>The points or the track allow {had:steps} down, not {needed}.</source>
      <comment>cannot_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The points or the track allow 2 steps down, not 3.</extracomment>
      <translation>Les points ou la piste permettent une réduction de {had:steps}, pas de {needed}.</translation>
    </message>
    <message>
      <source>The main effect of card {card} needs its own action in this turn first: {on}.</source>
      <comment>card_action_missing</comment>
      <extracomment>Why an action is impossible.
Example: The main effect of card 12 needs its own action in this turn first: build a plant.</extracomment>
      <translation>Le lobby principal de la carte {card} demande d’abord son action, pendant ce tour : {on}.</translation>
    </message>
    <message>
      <source>You have played a card or scored a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Vous avez déjà joué une carte ou marqué les points d’un objectif de l’ONU pendant ce tour.</translation>
    </message>
    <message>
      <source>Card {card} gives no discount on this plant.</source>
      <comment>card_cannot_be_attached</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 gives no discount on this plant.</extracomment>
      <translation>La carte {card} ne donne pas de réduction sur cette centrale.</translation>
    </message>
    <message>
      <source>Card {card} is not in your hand.</source>
      <comment>card_not_in_hand</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 is not in your hand.</extracomment>
      <translation>La carte {card} n’est pas dans votre main.</translation>
    </message>
    <message>
      <source>Card {card} is not in your packet.</source>
      <comment>card_not_in_packet</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 is not in your packet.</extracomment>
      <translation>La carte {card} n’est pas dans votre paquet.</translation>
    </message>
    <message>
      <source>No scientist can go to this card: it is not in play, or somebody has been there.</source>
      <comment>card_not_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Aucun scientifique ne peut aller sur cette carte : elle n’est pas en jeu, ou quelqu’un l’a déjà visitée.</translation>
    </message>
    <message>
      <source>The CO₂ level is at {had} ppm; from {limit} ppm on there is no second action.</source>
      <comment>co2_at_limit</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level is at 2 ppm; from 3 ppm on there is no second action.</extracomment>
      <translation>Le niveau de CO₂ est de {had} ppm ; à partir de {limit} ppm, il n’y a pas de deuxième action.</translation>
    </message>
    <message>
      <source>Take the main action of this turn first; the second one comes after it.</source>
      <comment>first_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Effectuez d’abord l’action principale de ce tour ; la deuxième vient après.</translation>
    </message>
    <message>
      <source>The project goes to the first free space of {region}.</source>
      <comment>first_free_space_only</comment>
      <extracomment>Why an action is impossible.
Example: The project goes to the first free space of Europe.</extracomment>
      <translation>Le projet va sur la première case libre en {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <comment>game_over</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>La partie est terminée.</translation>
    </message>
    <message>
      <source>Goal {card} is not among the goals you can keep.</source>
      <comment>goal_not_dealt</comment>
      <extracomment>Why an action is impossible.
Example: Goal 12 is not among the goals you can keep.</extracomment>
      <translation>L’objectif {card} n’est pas parmi ceux que vous pouvez garder.</translation>
    </message>
    <message>
      <source>A scientist who is sent away goes home or to a summit on the project's energy.</source>
      <comment>hand_or_summit_only</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Un scientifique congédié revient en main ou va à un sommet ayant pour sujet l’énergie du projet.</translation>
    </message>
    <message>
      <source>Too few of your {energy} infrastructures carry a plant: {had} of {needed}.</source>
      <comment>infrastructure_missing</comment>
      <extracomment>Why an action is impossible.
Example: Too few of your solar infrastructures carry a plant: 2 of 3.</extracomment>
      <translation>Trop peu de vos infrastructures ({energy}) portent une centrale : {had} sur {needed}.</translation>
    </message>
    <message>
      <source>The main action of this turn is still open, and it has to be taken.</source>
      <comment>mandatory_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>L’action principale de ce tour n’est pas encore faite, et elle est obligatoire.</translation>
    </message>
    <message>
      <source>You have taken the main action of this turn already.</source>
      <comment>mandatory_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Vous avez déjà effectué l’action principale de ce tour.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: it is closed until the next turn.</source>
      <comment>market_closed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Le marché s’est vidé pendant ce tour : il est fermé jusqu’au prochain tour.</translation>
    </message>
    <message>
      <source>No CEP is on sale.</source>
      <comment>market_empty</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il n’y a aucun CEP au marché.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next turn.</source>
      <comment>market_stop</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Le marché s’est vidé pendant ce tour : rien ne peut être vendu avant le prochain tour.</translation>
    </message>
    <message>
      <source>You have been to the market in this turn already.</source>
      <comment>market_visit_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Vous avez déjà fait une visite au marché pendant ce tour.</translation>
    </message>
    <message>
      <source>You earn {had}; that is less than {needed}.</source>
      <comment>more_than_income</comment>
      <extracomment>Why an action is impossible.
Example: You earn 2; that is less than 3.</extracomment>
      <translation>Votre revenu est de {had}, moins que {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level has to come down by at least {needed:steps}; {had} is too few.</source>
      <comment>must_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level has to come down by at least 3 steps; 2 is too few.</extracomment>
      <translation>Le niveau de CO₂ doit baisser d’au moins {needed:steps} ; {had} ne suffit pas.</translation>
    </message>
    <message>
      <source>You have no CEP in your hand.</source>
      <comment>no_cep_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Vous n’avez pas de CEP dans votre main.</translation>
    </message>
    <message>
      <source>That region holds no CEP.</source>
      <comment>no_cep_in_region</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Cette région n’a aucun CEP.</translation>
    </message>
    <message>
      <source>You need a CEP in your hand or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il vous faut un CEP dans votre main ou dans une région que vous contrôlez.</translation>
    </message>
    <message>
      <source>{player} has no company goal any more.</source>
      <comment>no_company_goal</comment>
      <extracomment>Why an action is impossible.
Example: Ada has no company goal any more.</extracomment>
      <translation>{player} n’a plus d’objectif de compagnie.</translation>
    </message>
    <message>
      <source>You have no cube left to mark the plant.</source>
      <comment>no_cube_left</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il ne vous reste aucun cube pour marquer la centrale.</translation>
    </message>
    <message>
      <source>You have no disc left to mark the plant.</source>
      <comment>no_disc_left</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il ne vous reste aucun disque pour marquer la centrale.</translation>
    </message>
    <message>
      <source>{player}'s scientist works here and costs you ${needed}; you have ${had}.</source>
      <comment>no_fee_for_scientist</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist works here and costs you $3; you have $2.</extracomment>
      <translation>Le scientifique de {player} travaille ici et vous coûte ${needed} ; vous avez ${had}.</translation>
    </message>
    <message>
      <source>You have no lobby card.</source>
      <comment>no_lobby_card</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Vous n’avez pas de carte lobby.</translation>
    </message>
    <message>
      <source>You have no marker left for another infrastructure.</source>
      <comment>no_marker_left</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il ne vous reste aucun marqueur pour une autre infrastructure.</translation>
    </message>
    <message>
      <source>No {energy} plant is left.</source>
      <comment>no_plant_tile</comment>
      <extracomment>Why an action is impossible.
Example: No solar plant is left.</extracomment>
      <translation>Il ne reste aucune centrale ({energy}).</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il n’y a pas de projet sur cette case.</translation>
    </message>
    <message>
      <source>No {energy} project tile is left.</source>
      <comment>no_project_tile</comment>
      <extracomment>Why an action is impossible.
Example: No solar project tile is left.</extracomment>
      <translation>Il ne reste aucune tuile projet ({energy}).</translation>
    </message>
    <message>
      <source>The region cannot help with {needed:cubes}; it can give {had}.</source>
      <comment>no_region_tech</comment>
      <extracomment>Why an action is impossible.
Example: The region cannot help with 3 technology cubes; it can give 2.</extracomment>
      <translation>La région ne peut pas fournir {needed:cubes} ; elle peut en fournir {had}.</translation>
    </message>
    <message>
      <source>You have no scientist in your hand.</source>
      <comment>no_scientist_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Vous n’avez pas de scientifique dans votre main.</translation>
    </message>
    <message>
      <source>No second action would be possible now.</source>
      <comment>no_second_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Aucune deuxième action ne serait possible maintenant.</translation>
    </message>
    <message>
      <source>Card {card} does not offer that.</source>
      <comment>no_such_option</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 does not offer that.</extracomment>
      <translation>La carte {card} n’offre pas cela.</translation>
    </message>
    <message>
      <source>There is no such topic.</source>
      <comment>no_such_topic</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Ce sujet n’existe pas.</translation>
    </message>
    <message>
      <source>The chosen rulebook knows no way from a project back to the hand.</source>
      <comment>no_way_home</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Le livret choisi ne prévoit pas de retour d’un projet vers la main.</translation>
    </message>
    <message>
      <source>All your scientists are recruited: there are {limit} and no more.</source>
      <comment>nobody_to_recruit</comment>
      <extracomment>Why an action is impossible.
Example: All your scientists are recruited: there are 3 and no more.</extracomment>
      <translation>Tous vos scientifiques sont recrutés : vous n’en avez pas plus de {limit}.</translation>
    </message>
    <message>
      <source>There is no project on this space that can be prepared for building.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il n’y a sur cette case aucun projet à mettre en place.</translation>
    </message>
    <message>
      <source>No point in {energy} is due from this summit.</source>
      <comment>not_a_topic_here</comment>
      <extracomment>Why an action is impossible.
Example: No point in solar is due from this summit.</extracomment>
      <translation>Aucune expertise en {energy} n’est due pour ce sommet.</translation>
    </message>
    <message>
      <source>There is no project on this space that is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il n’y a sur cette case aucun projet prêt pour une construction.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <comment>not_enough_cep</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 CEPs and have 2.</extracomment>
      <translation>Il vous faut {needed:ceps}, et vous en avez {had}.</translation>
    </message>
    <message>
      <source>You need expertise {needed} in {energy} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <extracomment>Why an action is impossible.
Example: You need expertise 3 in solar and have 2.</extracomment>
      <translation>Il vous faut une expertise de {needed} en {energy} ; la vôtre est de {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <comment>not_enough_money</comment>
      <extracomment>Why an action is impossible.
Example: You need $3 and have $2.</extracomment>
      <translation>Il vous faut ${needed}, et vous avez ${had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}: ${fee} of it is for {player}, whose scientist works here.</source>
      <comment>not_enough_money_and_fee</comment>
      <extracomment>Why an action is impossible.
Example: You need $3 and have $2: $3 of it is for Ada, whose scientist works here.</extracomment>
      <translation>Il vous faut ${needed}, et vous avez ${had} : ${fee} sont pour {player}, dont le scientifique travaille ici.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <comment>not_enough_tech</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 technology cubes and have 2.</extracomment>
      <translation>Il vous faut {needed:cubes}, et vous en avez {had}.</translation>
    </message>
    <message>
      <source>This is not the time for it: another decision comes first.</source>
      <comment>not_now</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Ce n’est pas le moment : une autre décision vient d’abord.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <comment>not_on_agenda</comment>
      <extracomment>Why an action is impossible.
Example: The agenda of Europe does not ask for solar.</extracomment>
      <translation>L’agenda de l’{region} n’accepte pas cette énergie : {energy}.</translation>
    </message>
    <message>
      <source>This point has to be taken.</source>
      <comment>not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Cette expertise doit être prise.</translation>
    </message>
    <message>
      <source>The project goes to a free space of {region}.</source>
      <comment>not_this_space</comment>
      <extracomment>Why an action is impossible.
Example: The project goes to a free space of Europe.</extracomment>
      <translation>Le projet va sur une case libre en {region}.</translation>
    </message>
    <message>
      <source>None of your scientists stands there.</source>
      <comment>not_your_scientist</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Aucun de vos scientifiques n’est là.</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <comment>not_your_turn</comment>
      <extracomment>Why an action is impossible.
Example: It is not Ada's turn.</extracomment>
      <translation>Ce n’est pas le tour de {player}.</translation>
    </message>
    <message>
      <source>A scientist reaches a summit only from a project of the same energy.</source>
      <comment>only_from_project_to_summit</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Un scientifique ne va à un sommet que depuis un projet de la même énergie.</translation>
    </message>
    <message>
      <source>Only the top {energy} plant can be built.</source>
      <comment>only_top_plant</comment>
      <extracomment>Why an action is impossible.
Example: Only the top solar plant can be built.</extracomment>
      <translation>Seule la centrale du haut de la pile peut être construite ({energy}).</translation>
    </message>
    <message>
      <source>Card {card} has been played for another action, which comes now.</source>
      <comment>other_action_owed</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 has been played for another action, which comes now.</extracomment>
      <translation>La carte {card} a été jouée pour une autre action, qui vient maintenant.</translation>
    </message>
    <message>
      <source>The CEP has to come from your hand or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <extracomment>Why an action is impossible.
Example: The CEP has to come from your hand or from Europe.</extracomment>
      <translation>Le CEP doit venir de votre main ou de l’{region}.</translation>
    </message>
    <message>
      <source>The scientist who was sent away has to move.</source>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>C’est le scientifique congédié qui doit se déplacer.</translation>
    </message>
    <message>
      <source>The topic is {topic}, but the scientist works on {energy}.</source>
      <comment>other_topic</comment>
      <extracomment>Why an action is impossible.
Example: The topic is wind, but the scientist works on solar.</extracomment>
      <translation>Le sujet est « {topic} », mais le scientifique travaille sur une autre énergie : {energy}.</translation>
    </message>
    <message>
      <source>Card {card} goes with an action that you could not take right after: {on}.</source>
      <comment>owed_action_impossible</comment>
      <extracomment>Why an action is impossible.
Example: Card 12 goes with an action that you could not take right after: build a plant.</extracomment>
      <translation>La carte {card} va avec une action que vous ne pourriez pas faire juste après : {on}.</translation>
    </message>
    <message>
      <source>Something in this payment is not needed: ${had} for a bid of ${needed}.</source>
      <comment>pays_too_much</comment>
      <extracomment>Why an action is impossible.
Example: Something in this payment is not needed: $2 for a bid of $3.</extracomment>
      <translation>Une partie de ce paiement est inutile : ${had} pour une mise de ${needed}.</translation>
    </message>
    <message>
      <source>You need {needed:plants} of {energy} and have {had}.</source>
      <comment>plant_missing</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 plants of solar and have 2.</extracomment>
      <translation>Il vous faut {needed:plants} ({energy}), et vous en avez {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist works on this project already.</source>
      <comment>project_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist works on this project already.</extracomment>
      <translation>Le scientifique de {player} travaille déjà sur ce projet.</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <comment>region_all_green</comment>
      <extracomment>Why an action is impossible.
Example: All plants in Europe are green: there is no room for another one.</extracomment>
      <translation>Toutes les centrales d’{region} sont vertes : il n’y a plus de place pour une autre.</translation>
    </message>
    <message>
      <source>{region} holds {limit:ceps} already, and no more fit.</source>
      <comment>region_cep_limit</comment>
      <extracomment>Why an action is impossible.
Example: Europe holds 3 CEPs already, and no more fit.</extracomment>
      <translation>L’{region} contient déjà {limit:ceps}, et n’a plus de place.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <comment>region_not_controlled</comment>
      <extracomment>Why an action is impossible.
Example: You do not control Europe.</extracomment>
      <translation>Vous ne contrôlez pas l’{region}.</translation>
    </message>
    <message>
      <source>The region has technology cubes: one of them has to be used.</source>
      <comment>region_pays_one</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>La région a des ressources technologiques : l’une d’elles doit être utilisée.</translation>
    </message>
    <message>
      <source>The second action of a turn has to be of another kind than the first.</source>
      <comment>same_kind_of_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>La deuxième action d’un tour doit être d’un autre type que la première.</translation>
    </message>
    <message>
      <source>You have moved a scientist in this turn already.</source>
      <comment>scientist_move_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Vous avez déjà déplacé un scientifique pendant ce tour.</translation>
    </message>
    <message>
      <source>The second action is paid for and has to be taken now.</source>
      <comment>second_action_owed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>La deuxième action est payée et doit être faite maintenant.</translation>
    </message>
    <message>
      <source>There is only one second action in a turn.</source>
      <comment>second_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il n’y a qu’une deuxième action par tour.</translation>
    </message>
    <message>
      <source>There is a project on this space already.</source>
      <comment>space_taken</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il y a déjà un projet sur cette case.</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <comment>stays_on_card</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Un scientifique qui visite une carte y reste.</translation>
    </message>
    <message>
      <source>The subsidy has to be used: recruit a scientist, or move one.</source>
      <comment>subsidy_not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>La subvention doit être utilisée : recrutez un scientifique ou déplacez-en un.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it has taken place.</source>
      <comment>summit_not_held_yet</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Un scientifique reste à un sommet jusqu’à ce qu’il soit terminé.</translation>
    </message>
    <message>
      <source>{player}'s scientist has this topic already.</source>
      <comment>topic_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist has this topic already.</extracomment>
      <translation>Le scientifique de {player} a déjà ce sujet.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <comment>un_goal_not_open</comment>
      <extracomment>Why an action is impossible.
Example: UN goal 12 is not on display.</extracomment>
      <translation>L’objectif de l’ONU {card} n’est pas face visible.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>You have played a card or claimed a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Vous avez déjà joué une carte ou pris un objectif de l’ONU pendant ce tour.</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <comment>no_lobby_card</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Vous n’avez pas de carte lobbyiste.</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Il n’y a pas de projet planifié sur cette case.</translation>
    </message>
    <message>
      <source>There is no infrastructure on this space to build on.</source>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Il n’y a pas d’infrastructure sur cette case pour construire.</translation>
    </message>
    <message>
      <source>You need {energy} knowledge {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.
Example: You need solar knowledge 3 and have 2.</extracomment>
      <translation>Il vous faut une expertise de {needed} en {energy} ; la vôtre est de {had}.</translation>
    </message>
    <message>
      <source>The scientist who has to leave the project moves now, and no other.</source>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Seul le scientifique qui doit quitter le projet se déplace maintenant.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>North America</source>
      <comment>north_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is 70 ppm.</extracomment>
      <translation>Amérique du Nord</translation>
    </message>
    <message>
      <source>South America</source>
      <comment>south_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is 90 ppm.</extracomment>
      <translation>Amérique du Sud</translation>
    </message>
    <message>
      <source>Europe</source>
      <comment>europe</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Europe builds a fossil plant (coal); the CO₂ level is 110 ppm.</extracomment>
      <translation>Europe</translation>
    </message>
    <message>
      <source>Africa</source>
      <comment>africa</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Africa builds a fossil plant (oil); the CO₂ level is 130 ppm.</extracomment>
      <translation>Afrique</translation>
    </message>
    <message>
      <source>Asia</source>
      <comment>asia</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Asia builds a fossil plant (oil); the CO₂ level is 150 ppm.</extracomment>
      <translation>Asie</translation>
    </message>
    <message>
      <source>Oceania</source>
      <comment>oceania</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is 170 ppm.</extracomment>
      <translation>Océanie</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Enchère pour déterminer le premier joueur</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Construire une centrale</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy_cep</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Acheter un CEP</translation>
    </message>
    <message>
      <source>Where CEPs come from and go to</source>
      <comment>cep_flow</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Mouvements de CEP</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>company_goal</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Objectif de compagnie</translation>
    </message>
    <message>
      <source>Course of a decade</source>
      <comment>decade</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Déroulement d’une décennie</translation>
    </message>
    <message>
      <source>A scientist who is sent away</source>
      <comment>displaced_scientist</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Scientifique congédié</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Système de draft</translation>
    </message>
    <message>
      <source>End of the game</source>
      <comment>end_of_game</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <source>Energy demand</source>
      <comment>energy_demand</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Approvisionnement en énergie</translation>
    </message>
    <message>
      <source>Event</source>
      <comment>event</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Événement</translation>
    </message>
    <message>
      <source>Expertise</source>
      <comment>expertise</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Expertise</translation>
    </message>
    <message>
      <source>Bonuses of the expertise tracks</source>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Bonus des pistes d’expertise</translation>
    </message>
    <message>
      <source>A CEP that has to be bought</source>
      <comment>forced_purchase</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Achat forcé d’un CEP</translation>
    </message>
    <message>
      <source>Free actions</source>
      <comment>free_actions</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Actions gratuites</translation>
    </message>
    <message>
      <source>Money grant</source>
      <comment>grant_money</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Subvention en argent</translation>
    </message>
    <message>
      <source>Research grant</source>
      <comment>grant_research</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Subvention de recherche</translation>
    </message>
    <message>
      <source>Technology grant</source>
      <comment>grant_tech</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Subvention de technologie</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>income</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Revenu</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Mettre en place un projet</translation>
    </message>
    <message>
      <source>Main effect of a lobby card</source>
      <comment>lobby_main</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Lobby principal d’une carte lobby</translation>
    </message>
    <message>
      <source>Minor effect of a lobby card</source>
      <comment>lobby_minor</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Lobby mineur d’une carte lobby</translation>
    </message>
    <message>
      <source>The market ran empty</source>
      <comment>market_stop</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Le marché est vide</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Déplacer un scientifique</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Payer un CEP</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <comment>planet_lost</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>La planète est perdue</translation>
    </message>
    <message>
      <source>Fixed fossil plants</source>
      <comment>preset_fossils</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Mise en place prédéfinie</translation>
    </message>
    <message>
      <source>Expertise at the end of a turn</source>
      <comment>project_expertise</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Expertise à la fin d’un tour</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Proposer un projet</translation>
    </message>
    <message>
      <source>Most CEPs of a region</source>
      <comment>region_cep_limit</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Limite régionale de CEP</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <comment>region_control</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Contrôle de région</translation>
    </message>
    <message>
      <source>Technology cubes of a region</source>
      <comment>region_tech</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Ressources technologiques d’une région</translation>
    </message>
    <message>
      <source>Replace a fossil plant</source>
      <comment>replace_fossil</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Remplacer une centrale à combustible fossile</translation>
    </message>
    <message>
      <source>Final scoring</source>
      <comment>scoring</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Décompte final</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell_cep</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Vendre un CEP</translation>
    </message>
    <message>
      <source>Setup</source>
      <comment>setup</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Mise en place</translation>
    </message>
    <message>
      <source>Solo game</source>
      <comment>solo</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Partie solo</translation>
    </message>
    <message>
      <source>Setup of the solo game</source>
      <comment>solo_setup</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Mise en place de la partie solo</translation>
    </message>
    <message>
      <source>Summits</source>
      <comment>summit</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Sommets</translation>
    </message>
    <message>
      <source>Pay for a fossil plant</source>
      <comment>supply_payment</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Payer une centrale à combustible fossile</translation>
    </message>
    <message>
      <source>Ties</source>
      <comment>tie_break</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Égalités</translation>
    </message>
    <message>
      <source>Course of a turn</source>
      <comment>turn</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Déroulement d’un tour</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>un_goal</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Objectif de l’ONU</translation>
    </message>
  </context>
  <context>
    <name>rules_second_chance</name>
    <message>
      <source>End of the competitive game</source>
      <comment>competitive_end</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Fin de la partie compétitive</translation>
    </message>
    <message>
      <source>End of the cooperative game</source>
      <comment>cooperative_end</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Fin de la partie coopérative</translation>
    </message>
    <message>
      <source>End of a decade</source>
      <comment>decade_end</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Fin d’une décennie</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Difficulté</translation>
    </message>
    <message>
      <source>A scientist who has to leave</source>
      <comment>displaced_scientist</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Un scientifique qui doit partir</translation>
    </message>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Draft des cartes lobbyistes</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <comment>energy_supply</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Approvisionnement en énergie</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <comment>environmental_goals</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Objectifs environnementaux</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <comment>expertise</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Expertise</translation>
    </message>
    <message>
      <source>Bonuses of the knowledge tracks</source>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Bonus des pistes d’expertise</translation>
    </message>
    <message>
      <source>Director actions</source>
      <comment>free_actions</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Actions de direction</translation>
    </message>
    <message>
      <source>Scientist subsidy</source>
      <comment>grant_research</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Subvention de scientifique</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Mettre en place l’infrastructure</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Inspecteurs de l’ONU</translation>
    </message>
    <message>
      <source>Main effect of a lobbyist card</source>
      <comment>lobby_main</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Lobby principal d’une carte lobbyiste</translation>
    </message>
    <message>
      <source>Minor effect of a lobbyist card</source>
      <comment>lobby_minor</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Lobby mineur d’une carte lobbyiste</translation>
    </message>
    <message>
      <source>A scientist visits a lobbyist card</source>
      <comment>lobbyist_visit</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Un scientifique visite une carte lobbyiste</translation>
    </message>
    <message>
      <source>Penalty</source>
      <comment>penalty</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Pénalité</translation>
    </message>
    <message>
      <source>Personal goal</source>
      <comment>personal_goal</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Objectif personnel</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Planifier un projet</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level</source>
      <comment>reduction</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Réduire le niveau de CO₂</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_goal</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Objectif solo</translation>
    </message>
    <message>
      <source>Second main action of the solo game</source>
      <comment>solo_second_action</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Deuxième action principale de la partie solo</translation>
    </message>
    <message>
      <source>Subsidy</source>
      <comment>subsidy</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Subvention</translation>
    </message>
  </context>
  <context>
    <name>scoring</name>
    <message>
      <source>income</source>
      <comment>income</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>revenu</translation>
    </message>
    <message>
      <source>company goal</source>
      <comment>company_goal</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>objectif de compagnie</translation>
    </message>
    <message>
      <source>money</source>
      <comment>money</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>argent</translation>
    </message>
    <message>
      <source>most technology</source>
      <comment>most_tech</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>le plus de ressources technologiques</translation>
    </message>
    <message>
      <source>most UN goals</source>
      <comment>most_un_goals</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>le plus de cartes objectif de l’ONU</translation>
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goals</comment>
      <extracomment>A line of the final scoring.</extracomment>
      <translation>objectifs de l’ONU</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>home</source>
      <comment>hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Home</extracomment>
      <translation>en main</translation>
    </message>
    <message>
      <source>from hand</source>
      <comment>own_hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: From hand › hydro, Europe (scientist)</extracomment>
      <translation>de la main</translation>
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
      <translation>sommet {summit}</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>topic</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Summit 1</extracomment>
      <translation>sommet {summit}</translation>
    </message>
    <message>
      <source>summit {summit}, place {place}</source>
      <comment>same_topic</comment>
      <extracomment>The same as in “places”, for buttons.
Example: summit 3, place the solar project in Europe (technology space)</extracomment>
      <translation>sommet {summit}, place {place}</translation>
    </message>
    <message>
      <source>card {card}</source>
      <comment>card</comment>
      <extracomment>The same as in “places”, for buttons.
Example: From hand › card 11</extracomment>
      <translation>carte {card}</translation>
    </message>
  </context>
  <context>
    <name>solo_goals</name>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: reach the last space of 5 tracks.</extracomment>
      <translation>atteindre la dernière case de {n:tracks}</translation>
    </message>
    <message>
      <source>build {n:plants}</source>
      <comment>plants_built</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build 10 plants.</extracomment>
      <translation>construire {n:plants}</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <comment>plant_in_every_region</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build a plant in every region.</extracomment>
      <translation>construire une centrale dans chaque région</translation>
    </message>
    <message>
      <source>meet all personal goals that you were dealt</source>
      <comment>all_personal_goals</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: meet all personal goals that you were dealt.</extracomment>
      <translation>remplir tous les objectifs personnels que vous avez reçus</translation>
    </message>
    <message>
      <source>win although you start with {n:points}</source>
      <comment>fewer_points</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win although you start with 10 points.</extracomment>
      <translation>gagner en commençant avec {n:points}</translation>
    </message>
    <message>
      <source>win although no gas plant is in the game</source>
      <comment>no_gas</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win although no gas plant is in the game.</extracomment>
      <translation>gagner sans centrale à gaz dans le jeu</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals that ask for plants</source>
      <comment>plant_goals_by_decade</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of decade 2: achieve 8 of the environmental goals that ask for plants.</extracomment>
      <translation>atteindre {n} des objectifs environnementaux de centrales</translation>
    </message>
    <message>
      <source>have {n:ceps} in Asia</source>
      <comment>region_cep</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: have 6 CEPs in Asia.</extracomment>
      <translation>avoir {n:ceps} en Asie</translation>
    </message>
    <message>
      <source>hold a summit of every size</source>
      <comment>every_summit_size</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: hold a summit of every size.</extracomment>
      <translation>terminer un sommet de chaque taille</translation>
    </message>
    <message>
      <source>tear down {n:fossil_plants} by building in a full region</source>
      <comment>replaced_fossil</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: tear down 1 fossil plant by building in a full region.</extracomment>
      <translation>retirer {n:fossil_plants} en construisant dans une région pleine</translation>
    </message>
    <message>
      <source>play no lobbyist card</source>
      <comment>no_lobbyist_in_decade</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of decade 1: play no lobbyist card.</extracomment>
      <translation>ne jouer aucune carte lobbyiste</translation>
    </message>
  </context>
  <context>
    <name>titles</name>
    <message>
      <source>Lobby card {card}: {trigger}</source>
      <comment>lobby</comment>
      <extracomment>The heading of a card.
Example: Lobby card 1: propose a project in North America</extracomment>
      <translation>Carte lobby {card} : {trigger}</translation>
    </message>
    <message>
      <source>Company goal {card}</source>
      <comment>company_goal</comment>
      <extracomment>The heading of a card.
Example: Company goal 27</extracomment>
      <translation>Objectif de compagnie {card}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>un_goal</comment>
      <extracomment>The heading of a card.
Example: UN goal 34</extracomment>
      <translation>Objectif de l’ONU {card}</translation>
    </message>
    <message>
      <source>Event {card}: {region}</source>
      <comment>event</comment>
      <extracomment>The heading of a card.
Example: Event 47: North America</extracomment>
      <translation>Événement {card} : {region}</translation>
    </message>
    <message>
      <source>{energy} plant</source>
      <comment>plant</comment>
      <extracomment>The heading of a card.
Example: Forestation plant</extracomment>
      <translation>centrale ({energy})</translation>
    </message>
    <message>
      <source>{energy} plant of level {level}</source>
      <comment>plant_level</comment>
      <extracomment>The heading of a card.
Example: Recycling plant of level 1</extracomment>
      <translation>centrale de niveau {level} ({energy})</translation>
    </message>
    <message>
      <source>{energy} project</source>
      <comment>project</comment>
      <extracomment>The heading of a card.
Example: Forestation project</extracomment>
      <translation>projet en {energy}</translation>
    </message>
    <message>
      <source>Personal goal {card}</source>
      <comment>personal_goal</comment>
      <extracomment>The heading of a card.
Example: Personal goal 1</extracomment>
      <translation>Objectif personnel {card}</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <comment>solo_goal</comment>
      <extracomment>The heading of a card.
Example: Solo goal 1</extracomment>
      <translation>Objectif solo {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>Lobbyist card {card}: {trigger}</source>
      <comment>lobby</comment>
      <extracomment>The heading of a card. Only in Second Chance.
Example: Lobbyist card 1: plan a project in North America</extracomment>
      <translation>Carte lobbyiste {card} : {trigger}</translation>
    </message>
  </context>
  <context>
    <name>triggers</name>
    <message>
      <source>propose a project</source>
      <comment>propose</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>proposer un projet</translation>
    </message>
    <message>
      <source>install a project</source>
      <comment>install</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>mettre en place un projet</translation>
    </message>
    <message>
      <source>plan a project</source>
      <comment>plan</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>planifier un projet</translation>
    </message>
    <message>
      <source>prepare infrastructure</source>
      <comment>infrastructure</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>mettre en place l’infrastructure</translation>
    </message>
    <message>
      <source>build a plant</source>
      <comment>build</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>construire une centrale</translation>
    </message>
    <message>
      <source>send a scientist to a summit</source>
      <comment>summit</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>envoyer un scientifique à un sommet</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>acheter un CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <extracomment>An action inside a refusal, as an infinitive.</extracomment>
      <translation>vendre un CEP</translation>
    </message>
  </context>
  <context>
    <name>un_goals</name>
    <message>
      <source>Needs plants that you have built, in any region: {plants}.</source>
      <comment>needs</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Needs plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>Demande des centrales que vous avez construites, dans n’importe quelles régions : {plants}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} {energy} plants</source>
      <comment>plant</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Needs plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation>
        <numerusform>{n} centrale ({energy})</numerusform>
        <numerusform>{n} centrales ({energy})</numerusform>
      </translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.</source>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Scoring it costs 1 technology cube and brings 4 points; only one company can score it.</extracomment>
      <translation>En marquer les points coûte {tech:cubes} et rapporte {vp:points} ; une seule compagnie peut le faire.</translation>
    </message>
    <message>
      <source>It takes the place of a lobby card in your turn, and your plants are not used up.</source>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.</extracomment>
      <translation>Il prend la place d’une carte lobby à votre tour, et vos centrales ne sont pas dépensées.</translation>
    </message>
    <message>
      <source>Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.</source>
      <comment>most</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Whoever has scored most UN goals at the end gains 3 points more; so does everybody tied.</extracomment>
      <translation>Qui a marqué le plus d’objectifs de l’ONU à la fin gagne encore {vp:points} ; tous les joueurs ex-æquo aussi.</translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>Needs your infrastructures under built plants, whoever built them: {plants}.</source>
      <comment>needs</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Needs your infrastructures under built plants, whoever built them: 2 recycling plants.</extracomment>
      <translation>Demande vos infrastructures sous des centrales construites, peu importe par qui : {plants}.</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one company can claim it.</source>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Claiming it costs 2 technology cubes; only one company can claim it.</extracomment>
      <translation>Le prendre coûte {tech:cubes} ; une seule compagnie peut le prendre.</translation>
    </message>
    <message>
      <source>In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.</source>
      <comment>team</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a team and alone it brings 2 points at once, and at most 3 may stay open.</extracomment>
      <translation>En équipe et en solo, il rapporte immédiatement {vp:points} ; maximum d’objectifs non pris à la fin : {allowed}.</translation>
    </message>
    <message>
      <source>Against each other, your cards together score at the end: {scores}.</source>
      <comment>rivals</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Against each other, your cards together score at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>En partie compétitive, vos cartes rapportent ensemble à la fin : {scores}.</translation>
    </message>
    <message>
      <source>It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.</source>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.</extracomment>
      <translation>Il prend la place d’une carte lobbyiste à votre tour, et rien d’autre que les ressources technologiques n’est dépensé.</translation>
    </message>
    <message numerus="yes">
      <source>{n} cards {vp:points}</source>
      <comment>score</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Against each other, your cards together score at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>
        <numerusform>{n} carte = {vp:points}</numerusform>
        <numerusform>{n} cartes = {vp:points}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <comment>score_or_more</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Against each other, your cards together score at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>{n} cartes ou plus = {vp:points}</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Start with drawn fossil plants, or with a fixed set that is easier or harder.</source>
      <comment>preset</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Commencez avec des centrales à combustible fossile piochées, ou avec une mise en place prédéfinie plus facile ou plus difficile.</translation>
    </message>
    <message>
      <source>Six fossil plants are drawn at random, one for each region.</source>
      <comment>preset=</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Six centrales à combustible fossile sont piochées au hasard, une pour chaque région.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.</source>
      <comment>preset=fixed</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: 2 solar plants, dealt to the regions at random: the CO₂ level starts at 350 ppm.</extracomment>
      <translation>{plants}, réparties au hasard entre les régions : le niveau de CO₂ débute à {co2} ppm.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Out of the game: {removed}.</source>
      <comment>preset=fewer</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: 2 solar plants, dealt to the regions at random: the CO₂ level starts at 350 ppm. Out of the game: 2 coal plants.</extracomment>
      <translation>{plants}, réparties au hasard entre les régions : le niveau de CO₂ débute à {co2} ppm. À retirer du jeu : {removed}.</translation>
    </message>
    <message>
      <source>Before each new decade everybody bids once, and the winner names the start player; without it the tile moves to the left.</source>
      <comment>auction</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Avant chaque nouvelle décennie, chacun fait une offre, et le gagnant nomme le premier joueur ; sans enchère, la tuile passe à gauche.</translation>
    </message>
    <message>
      <source>Choose your lobby cards one by one from packets that are passed to the right.</source>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Choisissez vos cartes lobby une à une dans des paquets passés à droite.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <comment>mode</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Jouez ensemble en équipe, les uns contre les autres, ou en solo.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level in check, or lose together.</source>
      <comment>mode=cooperative</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Une équipe, un score : gardez le niveau de CO₂ sous contrôle, ou perdez ensemble.</translation>
    </message>
    <message>
      <source>Everybody scores alone; if the CO₂ level gets too high, everybody loses.</source>
      <comment>mode=competitive</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Chacun marque pour soi ; si le niveau de CO₂ devient trop élevé, tout le monde perd.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <comment>mode=solo</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Comme la partie en équipe, avec les cubes d’un adversaire sur le plateau et des conditions plus dures.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and goes on clockwise.</source>
      <comment>home</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>L’approvisionnement en énergie de chaque décennie commence dans cette région et continue en sens horaire.</translation>
    </message>
    <message>
      <source>Fewer coal plants, and more points at the start, make the game easier.</source>
      <comment>difficulty</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Moins de centrales à charbon, et plus de points au départ, rendent la partie plus facile.</translation>
    </message>
    <message>
      <source>Out of the game: {removed}. Points at the start: {vp}.</source>
      <comment>difficulty=fixed</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: Out of the game: 2 coal plants. Points at the start: 3.</extracomment>
      <translation>À retirer du jeu : {removed}. Points au départ : {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Points at the start: {vp}.</source>
      <comment>difficulty=points</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: All fossil plants are in the game. Points at the start: 3.</extracomment>
      <translation>Toutes les centrales à combustible fossile sont en jeu. Points au départ : {vp}.</translation>
    </message>
    <message>
      <source>Two inspectors walk along the environmental goals; an open goal beside one costs double.</source>
      <comment>inspectors</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Deux inspecteurs parcourent les objectifs environnementaux ; un objectif non atteint à côté de l’un d’eux compte double.</translation>
    </message>
    <message>
      <source>A goal that has to be met on top of everything else.</source>
      <comment>solo_card</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Un objectif à remplir en plus de tout le reste.</translation>
    </message>
    <message>
      <source>No goal on top of the usual conditions.</source>
      <comment>solo_card=0</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Aucun objectif en plus des conditions habituelles.</translation>
    </message>
    <message>
      <source>One of the solo goals, drawn at random.</source>
      <comment>solo_card=-1</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Un des objectifs solo, pioché au hasard.</translation>
    </message>
  </context>
  <context>
    <name>variant_help_second_chance</name>
    <message>
      <source>Choose your lobbyist cards from packets that are passed to the right.</source>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values. Only in Second Chance.</extracomment>
      <translation>Choisissez vos cartes lobbyistes dans des paquets passés à droite.</translation>
    </message>
  </context>
  <context>
    <name>variant_values</name>
    <message>
      <source>No</source>
      <comment>no</comment>
      <extracomment>A value of a variant, to choose from.</extracomment>
      <translation>Non</translation>
    </message>
    <message>
      <source>Yes</source>
      <comment>yes</comment>
      <extracomment>A value of a variant, to choose from.</extracomment>
      <translation>Oui</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>preset=</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Random</extracomment>
      <translation>Au hasard</translation>
    </message>
    <message>
      <source>Beginner</source>
      <comment>preset=beginner</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Beginner</extracomment>
      <translation>Débutant</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>preset=normal</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Normal</extracomment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>preset=expert</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Expert</extracomment>
      <translation>Expert</translation>
    </message>
    <message>
      <source>Extreme</source>
      <comment>preset=extreme</comment>
      <extracomment>A value of a variant, to choose from.
Example: Fossil plants at the start Extreme</extracomment>
      <translation>Extrême</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <comment>mode=cooperative</comment>
      <extracomment>A value of a variant, to choose from.
Example: Way of playing Cooperative</extracomment>
      <translation>Coopératif</translation>
    </message>
    <message>
      <source>Competitive</source>
      <comment>mode=competitive</comment>
      <extracomment>A value of a variant, to choose from.
Example: Way of playing Competitive</extracomment>
      <translation>Compétitif</translation>
    </message>
    <message>
      <source>Solo</source>
      <comment>mode=solo</comment>
      <extracomment>A value of a variant, to choose from.
Example: Way of playing Solo</extracomment>
      <translation>Solo</translation>
    </message>
    <message>
      <source>Easy</source>
      <comment>difficulty=easy</comment>
      <extracomment>A value of a variant, to choose from.
Example: Difficulty Easy</extracomment>
      <translation>Facile</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>difficulty=normal</comment>
      <extracomment>A value of a variant, to choose from.
Example: Difficulty Normal</extracomment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Hard</source>
      <comment>difficulty=hard</comment>
      <extracomment>A value of a variant, to choose from.
Example: Difficulty Hard</extracomment>
      <translation>Difficile</translation>
    </message>
    <message>
      <source>None</source>
      <comment>solo_card=0</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal None</extracomment>
      <translation>Aucun</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>solo_card=-1</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal Random</extracomment>
      <translation>Au hasard</translation>
    </message>
    <message>
      <source>{card}: {goal}</source>
      <comment>solo_card=</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal 12: control 3 regions</extracomment>
      <translation>{card} : {goal}</translation>
    </message>
  </context>
  <context>
    <name>variants</name>
    <message>
      <source>Fossil plants at the start</source>
      <comment>preset</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Centrales à combustible fossile au début</translation>
    </message>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Enchère pour déterminer le premier joueur</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Système de draft</translation>
    </message>
    <message>
      <source>Way of playing</source>
      <comment>mode</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Mode de jeu</translation>
    </message>
    <message>
      <source>Home region</source>
      <comment>home</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Région d’origine</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Difficulté</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Inspecteurs de l’ONU</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_card</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation>Objectif solo</translation>
    </message>
  </context>
  <context>
    <name>variants_second_chance</name>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game. Only in Second Chance.</extracomment>
      <translation>Draft des cartes lobbyistes</translation>
    </message>
  </context>
</TS>
