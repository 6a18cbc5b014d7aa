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
      <source>Amounts in the rules</source>
      <oldsource>Amounts of the rules</oldsource>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation type="unfinished">Quantités fixées par les règles</translation>
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
      <source>Rewards for installing</source>
      <oldsource>What installing brings</oldsource>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation type="unfinished">Avantages de la mise en place</translation>
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
      <source>Preset fossil plants</source>
      <oldsource>Fixed sets of fossil plants</oldsource>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation type="unfinished">Mises en place prédéfinies des centrales à combustible fossile</translation>
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
      <source>Starting resources</source>
      <oldsource>What players start with</oldsource>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation type="unfinished">Ressources de départ des joueurs</translation>
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
      <source>Three-player games</source>
      <oldsource>Games of three players</oldsource>
      <extracomment>The dialog “About co2desk”.
A part of the game's components, as a heading in the list of values that no rulebook tells.</extracomment>
      <translation type="unfinished">Parties à trois joueurs</translation>
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
      <source>&amp;About</source>
      <oldsource>&amp;What it is</oldsource>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation type="unfinished">&amp;Présentation</translation>
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
      <source>The board games CO₂ and CO₂: Second Chance, with all the rules enforced: an action that is not allowed is refused with the reason, and every game can be replayed.</source>
      <oldsource>The board games CO₂ and CO₂: Second Chance on one computer that knows all the rules: whatever cannot be done is refused with the reason, and every game can be replayed.</oldsource>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation type="unfinished">Les jeux de société CO₂ et CO₂ : Seconde chance sur un seul ordinateur qui connaît toutes les règles : ce qui n’est pas possible est refusé en expliquant pourquoi, et chaque partie peut être revue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>This is an unofficial fan project. &lt;b&gt;CO₂ is Vital Lacerda’s game.&lt;/b&gt; co2desk contains no art and no text from the printed games; its pictures and texts are its own.</source>
      <oldsource>This is an unofficial work by people who like the game. &lt;b&gt;CO₂ is Vital Lacerda’s.&lt;/b&gt; No art and no text of the printed games is in it; pictures and sentences are its own.</oldsource>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation type="unfinished">Ceci est une œuvre non officielle, faite par des gens qui aiment le jeu. &lt;b&gt;CO₂ est de Vital Lacerda.&lt;/b&gt; Elle ne contient ni illustration ni texte des jeux imprimés ; les images et les phrases sont les siennes.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Some values are printed only on the game pieces. Where no rulebook gives them, they are reconstructed; the next page lists them.</source>
      <oldsource>Some values are printed on the pieces alone. Where no rulebook tells them they are reconstructed; the next page lists them.</oldsource>
      <extracomment>The dialog “About co2desk”.
A paragraph about the program. “This” is the program co2desk.</extracomment>
      <translation type="unfinished">Certaines valeurs ne sont imprimées que sur le matériel. Quand aucun livret de règles ne les donne, elles sont reconstituées ; la page suivante en donne la liste.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: you may use, change and share it as long as you keep its copyright notice. It comes without any warranty.</source>
      <oldsource>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: use it, change it and pass it on, with its copyright notice and without any warranty.</oldsource>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation type="unfinished">&lt;b&gt;co2desk&lt;/b&gt; est un logiciel libre sous licence MIT : utilisez-le, modifiez-le et transmettez-le, avec sa mention de copyright et sans aucune garantie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>It builds on the work of others:</source>
      <oldsource>It stands on the work of others:</oldsource>
      <extracomment>The dialog “About co2desk”.
“It” is co2desk; a list of other programs and fonts follows.</extracomment>
      <translation type="unfinished">Il repose sur le travail d’autres personnes :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window toolkit: GNU LGPL, version 3. They are included unmodified, and you may replace them with your own build.</source>
      <oldsource>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window: GNU LGPL, version 3. They are used unchanged, and you may put another build of them in their place.</oldsource>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation type="unfinished">&lt;b&gt;Qt&lt;/b&gt; et &lt;b&gt;PySide6&lt;/b&gt;, la fenêtre : GNU LGPL, version 3. Ils sont utilisés sans modification, et vous pouvez les remplacer par une autre compilation.</translation>
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
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the fonts: SIL Open Font License 1.1.</source>
      <oldsource>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the typefaces: SIL Open Font License 1.1.</oldsource>
      <extracomment>The dialog “About co2desk”.</extracomment>
      <translation type="unfinished">&lt;b&gt;Noto Sans&lt;/b&gt; et &lt;b&gt;Noto Sans CJK&lt;/b&gt;, les polices de caractères : SIL Open Font License 1.1.</translation>
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
      <source>Search by region, energy or card…</source>
      <oldsource>Search: a region, an energy, a card …</oldsource>
      <extracomment>The list of all actions, possible and impossible, that can be searched.</extracomment>
      <translation type="unfinished">Rechercher : une région, une énergie, une carte…</translation>
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
      <source>Take this action</source>
      <oldsource>Do it</oldsource>
      <extracomment>The list of all actions, possible and impossible, that can be searched.</extracomment>
      <translation type="unfinished">Exécuter</translation>
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
      <source>The planet will be lost this decade.</source>
      <oldsource>The planet will be lost in this decade.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">La planète sera perdue pendant cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>There is a {percent}% chance that the planet is lost this decade.</source>
      <oldsource>The planet is lost in this decade with a chance of {percent} %.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">Probabilité que la planète soit perdue pendant cette décennie : {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost: there are not enough points to pay for open goals and missing CEPs. Missing: {points}.</source>
      <oldsource>The game will be lost. Missing for open goals and CEPs: {points}.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">La partie sera perdue : il manque {points} pour les objectifs non atteints et les CEPs.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost unless you gain more points to pay for open goals and missing CEPs. Still missing: {points}.</source>
      <oldsource>The game is lost unless more points come in for open goals and missing CEPs. Missing: {points}.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">La partie sera perdue s’il n’y a pas davantage de points pour payer les objectifs non atteints et les CEPs manquants. Il manque {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>After this, solo goal {card} can no longer be met.</source>
      <oldsource>Solo goal {card} cannot be met after this.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">Après cela, l’objectif solo {card} ne pourra plus être rempli.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You have no scientist to move or recruit: this space gives you nothing.</source>
      <oldsource>Nobody can be moved or recruited: what this space gives is lost.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">Aucun scientifique ne peut être déplacé ou recruté : ce que donne cette case est perdu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You are already at the end of the track: the step is lost.</source>
      <oldsource>You are at the end of the track: a point is lost.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">Vous êtes au bout de la piste : cette expertise est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The bonus cannot be used and will be lost.</source>
      <oldsource>The bonus cannot be used and is lost.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">Le bonus ne peut pas être utilisé : il est perdu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, and the planet will be lost.</source>
      <oldsource>The planet will be lost: the decade ends with this turn.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">La planète sera perdue : la décennie se termine avec ce tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, with a {percent}% chance that the planet is lost.</source>
      <oldsource>The decade ends with this turn, and the planet is lost with a chance of {percent} %.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">La décennie se termine avec ce tour. Probabilité que la planète soit perdue : {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{player} permanently discards the company goal for ${money}.</source>
      <oldsource>{player} discards the company goal for ${money}, for good.</oldsource>
      <extracomment>Above the board, before an action is confirmed: what the action leads to, or a warning.</extracomment>
      <translation type="unfinished">{player} défausse son objectif de compagnie contre ${money}, définitivement.</translation>
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
      <source>no sales this turn</source>
      <oldsource>no sale this turn</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">pas de vente ce tour</translation>
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
      <source>No player at the screen</source>
      <oldsource>Nobody sits at the screen</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Personne n’est devant l’écran</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>{player}'s pieces</source>
      <oldsource>What lies in front of {player}</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.
Heading over a player's own pieces. {player} is a name.</extracomment>
      <translation type="unfinished">Devant {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drop pieces here to take them back.</source>
      <oldsource>Pieces that come home are put down here.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Les éléments qui reviennent en main se déposent ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your money: ${count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Votre argent : ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your CEPs: {count}</source>
      <oldsource>CEPs in your hand: {count}</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">CEPs dans votre main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drag a CEP onto a proposed project to install the project, or onto the market to sell the CEP.</source>
      <oldsource>Drag one onto a proposed project to install it, or onto the market to sell it.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Glissez-en un sur un projet proposé pour le mettre en place, ou sur le marché pour le vendre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Vos ressources technologiques : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>They pay for plants and UN goals.</source>
      <oldsource>Plants and UN goals are paid with them.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Elles servent à payer les centrales et les objectifs de l’ONU.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Available scientist</source>
      <oldsource>A scientist in your hand</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Un scientifique dans votre main</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist on a project gains expertise at the end of your turn.</source>
      <oldsource>Works on a project and gains expertise at the end of your turn.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Travaille sur un projet et gagne de l’expertise à la fin de votre tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Scientist you can recruit</source>
      <oldsource>A scientist you can recruit</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Un scientifique que vous pouvez recruter</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Can be recruited with a research grant.</source>
      <oldsource>Comes to your hand through a research grant.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Vient dans votre main grâce à une subvention de recherche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Number {number} in the order of the supply phase.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Numéro {number} dans l’ordre de la phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>All plants are green: there is no room for another.</source>
      <oldsource>All plants are green: there is no room for another one.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Toutes les centrales sont vertes : il n’y a plus de place pour une autre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Agenda of {region}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Agenda de l’{region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Only these energies can be proposed here. Their order breaks ties for control.</source>
      <oldsource>Only these energies can be proposed here; the order decides ties for control.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Seules ces énergies peuvent être proposées ici ; leur ordre départage les égalités pour le contrôle.</translation>
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
      <source>The player in control may pay with these CEPs, and pays for new fossil plants here.</source>
      <oldsource>The controller may pay with the CEPs here, and pays for new fossil plants.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Le joueur qui contrôle la région peut payer avec les CEPs qui s’y trouvent, et paie pour les nouvelles centrales à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>CEPs in {region}: {count} of {limit}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>CEPs en {region} : {count} sur {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Carbon emission permits pay for installing projects and for new fossil plants.</source>
      <oldsource>A carbon emission permit pays for installing and for fossil plants.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Un Permis d’Émission de CO₂ paie la mise en place d’un projet ou une centrale à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Technology cubes in {region}: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ressources technologiques en {region} : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Placed after disasters. Building a plant here costs one cube less.</source>
      <oldsource>Given after disasters. A plant built here needs one cube less.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Données après une catastrophe. Une centrale construite ici coûte une ressource technologique de moins.</translation>
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
      <source>If the region is full, a new green plant replaces its leftmost fossil plant.</source>
      <oldsource>A green plant replaces the leftmost one when no slot is empty.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Quand il n’y a plus de case vide, une centrale verte remplace la centrale à combustible fossile la plus à gauche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Project space in {region}: {grant}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Case projet en {region} : {grant}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player}'s scientist works here.</source>
      <oldsource>A scientist of {player} works here.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Un scientifique de {player} travaille ici.</translation>
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
      <source>The summit takes place at the end of the turn in which every topic has a scientist.</source>
      <oldsource>Held at the end of the turn in which every topic has a scientist.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Le sommet est terminé à la fin du tour où chaque sujet a son scientifique.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Tiles left in the stack: {count}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Tuiles restant dans la pile : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topic: {energy}</source>
      <oldsource>Topic {energy}</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Sujet : {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist moves here from a project of the same energy and stays until the summit.</source>
      <oldsource>A scientist comes here from a project of the same energy, and stays until the summit.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Un scientifique vient ici depuis un projet de la même énergie, et y reste jusqu’à la fin du sommet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Au marché : {count}. Prix : ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Once per turn you may buy one CEP or sell one of your own.</source>
      <oldsource>Once in a turn you may buy one CEP or sell one of your hand.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Une fois par tour, vous pouvez acheter un CEP ou en vendre un de votre main.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Selling a CEP lowers the price. When the last one is taken, the bank refills the market and the price rises.</source>
      <oldsource>A sale lowers the price; when the last one goes, the bank refills and the price rises.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Une vente fait baisser le prix ; quand le dernier CEP est pris, la banque remplit le marché et le prix augmente.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>The market ran empty this turn: nothing can be sold until the next turn.</source>
      <oldsource>The market ran empty in this turn: nothing can be sold until the next.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Le marché s’est vidé pendant ce tour : rien ne peut être vendu avant le prochain.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Gets a fossil plant when the next decade begins unless a green plant is built first.</source>
      <oldsource>Draws a fossil plant when the next decade begins, unless a plant is built.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Reçoit une centrale à combustible fossile au début de la prochaine décennie, si aucune centrale n’y est construite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Still empty.</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Encore vide.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{region}: energy demand of decade {decade}</source>
      <oldsource>{region}: demand of decade {decade}</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">{region} : demande de la décennie {decade}</translation>
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
      <source>Technology cubes in the general supply: {count}.</source>
      <oldsource>Technology cubes in the supply: {count}.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Ressources technologiques dans la réserve : {count}.</translation>
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
      <source>At {ppm} ppm or more, disasters strike.</source>
      <oldsource>From {ppm} ppm on, events strike.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">À partir de {ppm} ppm, les événements frappent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm or more after a supply phase, the planet is lost.</source>
      <oldsource>At {ppm} ppm after a supply phase the planet is lost.</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">À {ppm} ppm après une phase d’approvisionnement, la planète est perdue.</translation>
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
      <source>CEPs: {count}</source>
      <oldsource>CEPs in hand: {count}</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">CEPs en main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation>Ressources technologiques : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Scientists: {hand} available, {pool} to recruit</source>
      <oldsource>Scientists in hand: {hand}, to recruit: {pool}</oldsource>
      <extracomment>The board of both editions: labels painted on it, and the card that explains a piece at the mouse.</extracomment>
      <translation type="unfinished">Scientifiques en main : {hand}, à recruter : {pool}</translation>
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
      <source>Nothing to show yet.</source>
      <oldsource>There is nothing to show yet.</oldsource>
      <extracomment>A curve over the steps of the game, for screen readers too.
In the place of a curve, before the first step.</extracomment>
      <translation type="unfinished">Il n’y a encore rien à montrer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {first} at the start, {last} now, lowest {low}, highest {high}.</source>
      <oldsource>{name}: {first} at the beginning, {last} now, never below {low} or above {high}.</oldsource>
      <extracomment>A curve over the steps of the game, for screen readers too.</extracomment>
      <translation type="unfinished">{name} : {first} au début, {last} maintenant, jamais moins de {low} ni plus de {high}.</translation>
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
      <source>{name}, it is your turn to decide</source>
      <oldsource>{name}, it is your decision</oldsource>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation type="unfinished">{name}, à vous de décider</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Everyone else, please look away.</source>
      <oldsource>Everybody else looks away now.</oldsource>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation type="unfinished">Maintenant, tous les autres regardent ailleurs.</translation>
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
      <source>Continue</source>
      <oldsource>Go on</oldsource>
      <extracomment>What hides the board while the screen is handed to the next player.</extracomment>
      <translation type="unfinished">Continuer</translation>
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
      <source>Biggest changes: {steps}.</source>
      <oldsource>The largest changes: {steps}.</oldsource>
      <extracomment>The curves of points and CO₂ level at the end of a game.</extracomment>
      <translation type="unfinished">Les plus grands changements : {steps}.</translation>
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
      <source>&amp;View the board</source>
      <oldsource>&amp;Look at the board</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">&amp;Voir le plateau</translation>
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
      <source>{reason} In the solo game your points still count, without a final income.</source>
      <oldsource>{reason} Alone, the points count, without a last income.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">{reason} En solo, les points comptent, sans dernier revenu.</translation>
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
      <source>Final points</source>
      <oldsource>Points at the end</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Points à la fin</translation>
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
      <source>{names} have {points} each. Tie-breakers decide.</source>
      <oldsource>{names} have {points} each, so other merits are compared.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">{names} ont le même score ({points}) : d’autres mérites sont comparés.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Also tied: {criteria}.</source>
      <oldsource>No difference: {criteria}.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Aucune différence : {criteria}.</translation>
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
      <source>Money exchanged for points still counts in full here.</source>
      <oldsource>Money that has brought points still counts in full here.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">L’argent qui a rapporté des points compte ici encore en entier.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>There are no more tie-breakers, so the victory is shared.</source>
      <oldsource>Nothing is left to compare, so the victory is shared.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Il n’y a plus rien à comparer : la victoire est partagée.</translation>
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
      <source>Regions controlled</source>
      <oldsource>Regions under control</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
What decides a tie, as the label of a number.</extracomment>
      <translation type="unfinished">Régions contrôlées</translation>
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
      <source>How the result came about</source>
      <oldsource>How the game was judged</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Le bilan de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Conditions for victory</source>
      <oldsource>To win, all of this had to be true</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Conditions à remplir pour gagner</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: met. {more}</source>
      <oldsource>{condition}: kept. {more}</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">{condition} (condition respectée). {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not met. {more}</source>
      <oldsource>{condition}: not kept. {more}</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">{condition} (condition non respectée). {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not checked, because the game ended first. {more}</source>
      <oldsource>{condition}: not asked for, the game ended before. {more}</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">{condition} (condition non exigée : la partie s’est terminée avant). {more}</translation>
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
      <oldsource>The game ended before this was asked for.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">La partie s’est terminée avant que cela ne soit exigé.</translation>
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
      <source>Reducing it would have cost {price}, but only {had} remained.</source>
      <oldsource>Buying it down would have cost {price}, with {had} left.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Redescendre à la limite aurait coûté {price} ; il restait {had}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Never below 0 points</source>
      <oldsource>Never fewer than 0 points</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Jamais moins de 0 point</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>All personal goals met</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Tous les objectifs personnels remplis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Every player met a personal goal</source>
      <oldsource>A personal goal met by everybody</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Un objectif personnel rempli par chacun</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>UN goals left open: at most {n}</source>
      <oldsource>UN goals left open, at most {n}</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Objectifs de l’ONU non pris : au maximum {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Open: {n}</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Non pris : {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed at the end of the game.</source>
      <oldsource>Missed when the game ended.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Manqué à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed at step {step}.</source>
      <oldsource>Missed with step {step}.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Manqué à l’étape {step}.</translation>
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
      <source>{points}, plus {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <oldsource>{points} and {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">{points} et {more} pour le niveau de CO₂ : 1 par {ppm} ppm sous la limite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The ranks begin at {points}.</source>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation>Les rangs commencent à {points} points.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The printed table is unknown; this one is our own.</source>
      <oldsource>The printed table is not known; this one is our own.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Le tableau imprimé n’est pas connu ; celui-ci est le nôtre.</translation>
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
      <source>Show the board at this point.</source>
      <oldsource>Look at the board at this moment.</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.</extracomment>
      <translation type="unfinished">Voir le plateau à ce moment.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>When did it go wrong? The steps that changed the level most:</source>
      <oldsource>When did it go wrong? These steps changed the level most:</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation type="unfinished">Quand est-ce que tout a basculé ? Ces étapes ont le plus changé le niveau :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Biggest costs, decade by decade</source>
      <oldsource>What cost most, decade by decade</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation type="unfinished">Ce qui a coûté le plus, décennie par décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Costs, decade by decade</source>
      <oldsource>What had to be paid, decade by decade</oldsource>
      <extracomment>The dialog at the end of a game: result, scoring, turning points.
Heading over the steps that mattered most.</extracomment>
      <translation type="unfinished">Ce qu’il a fallu payer, décennie par décennie</translation>
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
      <source>cards in a hand: at most {most}, so that there are enough for everyone (players: {players})</source>
      <oldsource>cards in a hand: at most {most}, to deal to everybody (players: {players})</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">cartes en main : au maximum {most}, pour en distribuer à tous (joueurs : {players})</translation>
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
      <source>1, because a card moves one scientist</source>
      <oldsource>1, as a card moves one scientist</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">1, car une carte déplace un seul scientifique</translation>
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
      <source>CEPs in total: at least {least}, for regions, market and five players</source>
      <oldsource>CEPs in all: at least {least}, for regions, market and five players</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">CEPs en tout : au moins {least}, pour les régions, le marché et cinq joueurs</translation>
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
      <source>tiles with two topics: at least {least}, more than there are spaces on the board</source>
      <oldsource>tiles with two topics: at least {least}, more than the board has spaces</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">tuiles à deux sujets : au moins {least}, plus que le plateau n’a de cases</translation>
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
      <source>CEPs in total: at least {least}, for regions, market and four players</source>
      <oldsource>CEPs in all: at least {least}, for regions, market and four players</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">CEPs en tout : au moins {least}, pour les régions, le marché et quatre joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>technology cubes in total: at least {least}, for four players and inspectors</source>
      <oldsource>tech in all: at least {least}, for four players and inspectors</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">ressources technologiques en tout : au moins {least}, pour quatre joueurs et les inspecteurs</translation>
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
      <source>at most {most} ppm, so that the game survives the first energy supply</source>
      <oldsource>at most {most} ppm, so that the first energy supply is survived</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">au maximum {most} ppm, pour survivre au premier approvisionnement en énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}, the step of reduction</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>un multiple de {step}, le cran de réduction</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}: that many ppm move an inspector by one tile</source>
      <oldsource>a multiple of {step}: so many ppm move an inspector by one tile</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">un multiple de {step}, valeur qui déplace un inspecteur d’une tuile</translation>
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
      <source>at most {most}, the number of rounds in other decades</source>
      <oldsource>at most {most}, the rounds of other decades</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">au maximum {most}, le nombre de tours des autres décennies</translation>
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
      <source>cards kept in the draft: {count}, the number dealt</source>
      <oldsource>cards kept in the draft: {count}, as many as are dealt</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">cartes gardées lors du draft : {count}, autant que de cartes distribuées</translation>
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
      <source>0, because there is nothing to count</source>
      <oldsource>0, as there is nothing to count</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">0, car il n’y a rien à compter</translation>
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
      <source>system error {number}</source>
      <oldsource>error {number} of the system</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">erreur système {number}</translation>
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
      <source>an error at column {column}</source>
      <oldsource>a mistake at column {column}</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">une erreur à la colonne {column}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a non-printable character</source>
      <oldsource>a character that cannot be printed</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">un caractère non imprimable</translation>
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
      <source>a key of lower-case letters, digits and _</source>
      <oldsource>a key of small letters, digits and _</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">une clé en lettres minuscules, chiffres et _</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a duplicate of line {line}</source>
      <oldsource>it again, after line {line}</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">la même clé, déjà à la ligne {line}</translation>
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
      <source>a code without typing mistakes; this one has a wrong, missing or extra character</source>
      <oldsource>a code without a typing mistake; in this one a character is wrong, missing or too many</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">un code sans faute de frappe : un caractère est faux, manquant ou en trop</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a version {known} code; this one is version {found}</source>
      <oldsource>a code of version {known}; this one is of version {found}</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">un code de version {known} ; celui-ci est de version {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>an edition that this program knows: {editions}</source>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation>une édition que ce programme connaît : {editions}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a seed and a checksum of the component values</source>
      <oldsource>a seed and a mark of the component values</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">une graine et un repère des valeurs du matériel</translation>
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
      <source>fewer nested brackets</source>
      <oldsource>fewer brackets inside brackets</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">moins de crochets et d’accolades imbriqués</translation>
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
      <source>a game from its beginning: an edited position cannot be copied as text</source>
      <oldsource>a game from its beginning: an edited position is not in the text</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">une partie depuis son début : une position modifiée n’est pas dans le texte</translation>
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
      <source>the component values {code}: this game was played with custom component values, which are not in the text; a saved game contains them</source>
      <oldsource>the component values {code}: this game was played with own component values, which are not in the text; a saved game holds them</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">les valeurs du matériel {code} : cette partie a été jouée avec les valeurs d’un exemplaire personnel, qui ne sont pas dans le texte ; une partie enregistrée les contient</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game contains them</source>
      <oldsource>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game holds them</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">les valeurs du matériel {code} : cette partie a été jouée avec les valeurs du matériel d’une autre version, qui ne sont pas dans le texte ; une partie enregistrée les contient</translation>
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
      <source>{title}: this is another version</source>
      <oldsource>{title}: this one is of another version</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">{title} ; ce texte est d’une autre version</translation>
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
      <source>a symbol that nobody else has</source>
      <oldsource>a sign that nobody else has</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">un signe que personne d’autre n’a</translation>
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
      <source>{word}: there is only one rulebook, and it has no known misprints</source>
      <oldsource>{word}: there is one rulebook and no misprint in it</oldsource>
      <extracomment>What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it by itself, so that it suits every number. Words of the file stay English.</extracomment>
      <translation type="unfinished">{word} : il n’y a qu’un livret de règles, et il est sans coquille</translation>
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
      <source>What is still to come.</source>
      <oldsource>What is still to come of it.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation type="unfinished">Ce qui reste à venir.</translation>
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
      <source>Its supply phase, as things stand.</source>
      <oldsource>What its supply phase would bring now.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation type="unfinished">Ce qu’apporterait maintenant sa phase d’approvisionnement.</translation>
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
      <source>The supply phase of decade {decade}, as things stand.</source>
      <oldsource>What the supply phase of decade {decade} would bring.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation type="unfinished">Ce qu’apporterait la phase d’approvisionnement de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Last decade: scoring follows, without another supply phase.</source>
      <oldsource>Last decade: no supply phase follows, scoring begins.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
Whether the game goes on after this decade.</extracomment>
      <translation type="unfinished">Dernière décennie : pas de phase d’approvisionnement ensuite, le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The game would end: scoring follows, without another supply phase.</source>
      <oldsource>The game would end: no supply phase follows, scoring begins.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.</extracomment>
      <translation type="unfinished">La partie se terminerait : pas de phase d’approvisionnement ensuite, le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income still to come</source>
      <oldsource>Income still to be divided</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation type="unfinished">Revenu restant à répartir</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>All income of this decade has been paid.</source>
      <oldsource>Everybody has had the income of this decade.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation type="unfinished">Tous les joueurs ont reçu le revenu de cette décennie.</translation>
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
      <source>No income in the final scoring.</source>
      <oldsource>There is none.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading over the income of all players, or the sentence below it if there is no income.</extracomment>
      <translation type="unfinished">Il n’y en a pas.</translation>
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
      <source>The game continues unless the CO₂ level ends it.</source>
      <oldsource>The game goes on, unless the CO₂ level ends it.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation type="unfinished">La partie continue, sauf si le niveau de CO₂ y met fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game continues after this decade.</source>
      <oldsource>The game goes on after this decade.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation type="unfinished">La partie continue après cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>This is the last decade: scoring follows.</source>
      <oldsource>This decade is the last one: scoring follows it.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the game goes on after this decade.</extracomment>
      <translation type="unfinished">Cette décennie est la dernière : le décompte suit.</translation>
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
      <source>CO₂ back below {limit} ppm: it was already below after the supply phase</source>
      <oldsource>CO₂ back below {limit} ppm: not reached in this decade</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">CO₂ de retour sous {limit} ppm : ce niveau n’a pas été atteint dans cette décennie</translation>
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
      <source>Disasters strike at {limit} ppm or more.</source>
      <oldsource>Disasters strike from {limit} ppm on.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Les catastrophes frappent à partir de {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No supply phase follows: the CO₂ level will not rise any further.</source>
      <oldsource>No supply phase follows: the CO₂ level rises no more.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Pas de phase d’approvisionnement ensuite : le niveau de CO₂ n’augmente plus.</translation>
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
      <source>The start player may begin with another region. Then other players may have to buy.</source>
      <oldsource>The start player may begin with another region. Then others may have to buy.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Le premier joueur peut commencer par une autre région. D’autres pourraient alors devoir acheter.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>There is no free slot for a plant, but a CEP must still be paid.</source>
      <oldsource>No slot is left for a plant, but a CEP is due.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Il n’y a plus de case pour une centrale, mais un CEP doit être payé.</translation>
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
      <source>{name} has no CEP and must buy one for {price}, paid with {paid} (only {least} if the income is taken as money).</source>
      <oldsource>{name} has no CEP and must buy one for {price}, paid with {paid}, or only {least} with the income taken in money.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">{name} n’a pas de CEP et doit en acheter un pour {price}, payé avec {paid}, ou seulement {least} si le revenu est pris en argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid} (no points if the income is taken as money).</source>
      <oldsource>{name} has no CEP and must buy one for {price}, paid with {paid}, or no points with the income taken in money.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">{name} n’a pas de CEP et doit en acheter un pour {price}, payé avec {paid}, ou sans aucun point si le revenu est pris en argent.</translation>
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
      <source>Certain to strike</source>
      <oldsource>Strikes for certain</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation type="unfinished">Frappe à coup sûr</translation>
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
      <source>It strikes if the CO₂ level reaches {limit} ppm.</source>
      <oldsource>It does if the CO₂ level reaches {limit} ppm.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
“It” is the event; “It does” means that it strikes.</extracomment>
      <translation type="unfinished">Seulement si le niveau de CO₂ atteint {limit} ppm.</translation>
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
      <source>UN goal {card} is removed.</source>
      <oldsource>UN goal {card} leaves the row.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">L’objectif de l’ONU {card} est retiré.</translation>
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
      <source>All goals have been achieved: they no longer cost anything.</source>
      <oldsource>All goals have been achieved: they cost nothing any more.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Tous les objectifs sont atteints : ils ne coûtent plus rien.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Under an inspector, counted twice: {number}</source>
      <oldsource>Under an inspector, and counted twice: {number}</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Sous l’œil d’un inspecteur, et comptés double : {number}</translation>
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
      <source>Decade {decade} of {decades}: the game is decided after it</source>
      <oldsource>Decade {decade} of {decades}: the verdict follows it</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Décennie {decade} sur {decades} : le verdict suit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. Met.</source>
      <oldsource>{condition}. This holds.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">{condition}. C’est le cas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. Not met yet.</source>
      <oldsource>{condition}. This does not hold yet.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">{condition}. Ce n’est pas encore le cas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Open UN goals: {open} (at most {allowed} may remain open)</source>
      <oldsource>UN goals open: {open}, at most {allowed} may stay so</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Objectifs de l’ONU non pris : {open} (maximum permis : {allowed})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Open UN goals: {open} ({allowed} may remain open)</source>
      <oldsource>UN goals open: {open}, and {allowed} may stay so</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Objectifs de l’ONU non pris : {open} (maximum permis : {allowed})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Your personal goals met: {met}, needed: {needed}</source>
      <oldsource>Own personal goals met: {met}, needed: {needed}</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Objectifs personnels remplis : {met}, nécessaires : {needed}</translation>
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
      <source>{goal}. This can no longer be met.</source>
      <oldsource>{goal}. This cannot be met any more.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">{goal}. Cet objectif ne peut plus être rempli.</translation>
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
      <source>Income, if all of it is taken as points</source>
      <oldsource>Income, if all of it is taken in points</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation type="unfinished">Revenu, s’il est pris entièrement en points</translation>
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
      <source>Points left</source>
      <oldsource>Left</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
A line of the calculation of the team's points at the end of the decade: now, what is added and
paid, and what is left.</extracomment>
      <translation type="unfinished">Reste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Certain to be lost</source>
      <oldsource>Lost for certain</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Défaite à coup sûr</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Missing for goals and penalties alone: {points}.</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Rien que pour les objectifs et les pénalités, il manque {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The CO₂ level cannot be reduced to {limit} ppm.</source>
      <oldsource>The CO₂ level cannot be brought down to {limit} ppm.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Le niveau de CO₂ ne peut pas être réduit à {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>May be lost</source>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation>Risque de défaite</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that there are not enough points, even with all income taken as points.</source>
      <oldsource>Chance that the points do not suffice, with all income in points.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Probabilité que les points ne suffisent pas, même avec tout le revenu en points.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that there are not enough points.</source>
      <oldsource>Chance that the points do not suffice.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Probabilité que les points ne suffisent pas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe if income is taken as points</source>
      <oldsource>Safe with points out of the income</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">En sécurité, avec des points du revenu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>At least {points} of the income must be taken as points.</source>
      <oldsource>At least {points} of the income must be taken in points.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Part à prendre en points : au moins {points}.</translation>
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
      <source>There are enough points, even with all income taken as money.</source>
      <oldsource>The points suffice, also with all income in money.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Les points suffisent, même avec tout le revenu en argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>There are enough points.</source>
      <oldsource>The points suffice.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Les points suffisent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>It does not rise above {limit} ppm this decade.</source>
      <oldsource>It does not rise above {limit} ppm in this decade.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level; “bought back” means brought down for points.</extracomment>
      <translation type="unfinished">Il ne dépasse pas {limit} ppm pendant cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>You must pay points to bring it back down to {limit} ppm.</source>
      <oldsource>What is above {limit} ppm has to be bought back.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level; “bought back” means brought down for points.</extracomment>
      <translation type="unfinished">Ce qui dépasse {limit} ppm doit être racheté.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that it rises above {limit} ppm: {chance}. You would have to pay points to bring it back down.</source>
      <oldsource>Chance that it rises above {limit} ppm: {chance}. That has to be bought back.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Below the meter of the CO₂ level. “It” is that level; “bought back” means brought down for points.</extracomment>
      <translation type="unfinished">Probabilité qu’il dépasse {limit} ppm : {chance}. L’excès doit être racheté.</translation>
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
      <source>Each {ppm} ppm costs {now} this decade.</source>
      <oldsource>A step of {ppm} ppm costs {now} in this decade.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Un cran de {ppm} ppm coûte {now} pendant cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Each {ppm} ppm costs {now} this decade, then {later}.</source>
      <oldsource>A step of {ppm} ppm costs {now} in this decade, then {later}.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Un cran de {ppm} ppm coûte {now} pendant cette décennie, puis {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Two events happen at the end of a decade.</source>
      <oldsource>Two events strike at the end of a decade.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Deux événements frappent à la fin d’une décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>At {limit} ppm or more, two events happen.</source>
      <oldsource>From {limit} ppm on two events strike.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">À partir de {limit} ppm, deux événements frappent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No energy supply follows: the CO₂ level will not rise any further.</source>
      <oldsource>No energy supply follows: the CO₂ level rises no more.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Pas d’approvisionnement en énergie ensuite : le niveau de CO₂ n’augmente plus.</translation>
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
      <source>The future event happens next decade: {region}.</source>
      <oldsource>The future event strikes in the next decade: {region}.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">L’événement futur frappe dans la prochaine décennie : {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>It affects everyone without a plant or infrastructure there.</source>
      <oldsource>It strikes everybody without a plant or infrastructure there.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
“It” is an event, a disaster; “there” is the region in the line above.</extracomment>
      <translation type="unfinished">Il frappe tous ceux qui n’y ont ni centrale ni infrastructure.</translation>
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
      <source>Current standings</source>
      <oldsource>Points as they stand</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Points en l’état actuel</translation>
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
      <source>The cost if it ended right away.</source>
      <oldsource>What it would cost if it ended at once.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation type="unfinished">Ce qu’elle coûterait si elle se terminait tout de suite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The cost of the remaining phases.</source>
      <oldsource>What the rest of it would cost.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation type="unfinished">Ce que coûterait le reste de la décennie.</translation>
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
      <source>The remaining cost of the CO₂ level.</source>
      <oldsource>What the CO₂ level still costs.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading.</extracomment>
      <translation type="unfinished">Ce que coûte encore le niveau de CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The rest of this phase and the end of the decade.</source>
      <oldsource>What is still to come of it, and at the end of the decade.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation type="unfinished">Ce qui reste à venir, et la fin de la décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Its energy supply and its end, as things stand.</source>
      <oldsource>What its energy supply and its end would bring now.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation type="unfinished">Ce qu’apporteraient maintenant son approvisionnement en énergie et sa fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Last decade: scoring follows, without another energy supply.</source>
      <oldsource>Last decade: no energy supply follows, scoring begins.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation type="unfinished">Dernière décennie : pas d’approvisionnement en énergie ensuite, le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Its end and the energy supply of decade {decade}.</source>
      <oldsource>What its end and the energy supply of decade {decade} would bring.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.
Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.</extracomment>
      <translation type="unfinished">Ce qu’apporteraient sa fin et l’approvisionnement en énergie de la décennie {decade}.</translation>
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
      <source>The plant is in place but not yet paid for.</source>
      <oldsource>The plant is there and still to be paid for.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">La centrale est là et reste à payer.</translation>
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
      <source>The CO₂ level is {now} ppm. Expected: about {expected}; possible: {lowest} to {highest}.</source>
      <oldsource>The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Le niveau de CO₂ est de {now} ppm. Prévision : environ {expected}, {lowest} à {highest} possibles.</translation>
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
      <source>During a game, this shows what would happen if the decade ended now.</source>
      <oldsource>While a game is played, you see here what would follow if the decade ended now.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Pendant une partie, vous voyez ici ce qui suivrait si la décennie se terminait maintenant.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>Arrows show the situation after the move.</source>
      <oldsource>An arrow leads to what holds after the move.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Une flèche mène à ce qui vaut après l’action.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>This move changes nothing here.</source>
      <oldsource>The move changes nothing here.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">L’action ne change rien ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>{percent}%</source>
      <oldsource>{percent} %</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">{percent} %</translation>
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
      <source>After the move, this no longer applies.</source>
      <oldsource>After the move this holds no longer.</oldsource>
      <extracomment>The panel “Forecast” beside the board: what would follow if the decade ended now.</extracomment>
      <translation type="unfinished">Après l’action, ce n’est plus le cas.</translation>
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
      <source>{file} no longer contains this game. Nothing has been saved yet.</source>
      <oldsource>{file} holds something else by now than this game. Nothing is saved yet.</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">{file} contient maintenant autre chose que cette partie. Rien n’est encore enregistré.</translation>
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
      <source>Save as…</source>
      <oldsource>Save as …</oldsource>
      <extracomment>Messages and questions about opening and saving games.
Buttons: save the game in another file, or over the file that is there.</extracomment>
      <translation type="unfinished">Enregistrer sous…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save game</source>
      <oldsource>Save the game</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">Enregistrer la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game could not be saved as {file}: {reason}. Nothing is lost; try another location.</source>
      <oldsource>The game could not be saved as {file}: {reason}. It is still here; try another place.</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">Impossible d’enregistrer la partie sous {file} : {reason}. Elle est toujours là ; essayez un autre endroit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Open a saved game</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>co2desk games (*{suffix})</source>
      <oldsource>Games of co2desk (*{suffix})</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">Parties de co2desk (*{suffix})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>CO₂ {players}</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>CO₂ {players}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>{file} already exists.</source>
      <oldsource>{file} exists already.</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">{file} existe déjà.</translation>
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
      <source>Opened as a separate game. Every seat is played at this screen.</source>
      <oldsource>A game of its own; everybody in it is a person at this screen.</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">Une partie à part ; tout le monde y joue à cet écran.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Branched off at step {step}. The original game is unchanged.</source>
      <oldsource>A game of its own, played on from step {step}. The other one stays as it was.</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">Une partie à part, reprise à l’étape {step}. L’autre reste telle quelle.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} could not be read: {reason}.</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Lecture impossible ({file}) : {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is not a game that can be opened. First problem: {where}.</source>
      <oldsource>{file} is not a game that can be opened. What is wrong first: {where}.</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">{file} : ce n’est pas une partie que l’on peut ouvrir. Première erreur : {where}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a newer version of co2desk ({version}). Install that version to open it.</source>
      <oldsource>{file} was saved by a later version of co2desk ({version}). To open it, install that version.</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">{file} provient d’une version plus récente de co2desk ({version}). Pour ouvrir la partie, installez cette version.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is damaged or was edited: {where}. Valid entries from the beginning: {good} of {all}. Open the intact part as a copy?</source>
      <oldsource>{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. Open the game up to there, as a copy?</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">{file} : contenu endommagé ou modifié ({where}). Entrées correctes depuis le début : {good} sur {all}. Ouvrir la partie jusque-là, dans une copie ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the intact part</source>
      <oldsource>Open up to there</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">Ouvrir jusque-là</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The autosave of this game is damaged. Unreadable entries at its end: {lost}. You can continue from the intact part, as a copy.</source>
      <oldsource>The record of this game is damaged. Entries at its end that cannot be read: {lost}. What is left can be played on, as a copy.</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">La sauvegarde continue de cette partie est endommagée. Dernières entrées illisibles : {lost}. On peut reprendre avec ce qui reste, dans une copie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue from the intact part</source>
      <oldsource>Play on with what is left</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">Reprendre avec ce qui reste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a newer version of co2desk ({version}). This version cannot read its actions, but you can continue from its last recorded position, as a copy.</source>
      <oldsource>{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, but the last position that it records can be played on, as a copy.</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">{file} provient d’une version plus récente de co2desk ({version}). Ses actions ne peuvent pas être lues ici, mais on peut reprendre à la dernière position enregistrée, dans une copie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue from that position</source>
      <oldsource>Play on from the position</oldsource>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation type="unfinished">Reprendre à cette position</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>On this computer the game continued differently. The file was opened as a copy.</source>
      <oldsource>This computer has another end of the game; the file is a copy now.</oldsource>
      <extracomment>Messages and questions about opening and saving games.
This computer and the file hold the same game, played on in two different ways.</extracomment>
      <translation type="unfinished">Sur cet ordinateur, la partie a continué autrement ; le fichier est ouvert dans une copie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game is already open in another window.</source>
      <oldsource>This game is open in another window, and is played there.</oldsource>
      <extracomment>Messages and questions about opening and saving games.
A question with the button “Open a copy”.</extracomment>
      <translation type="unfinished">Cette partie est ouverte dans une autre fenêtre, où elle est jouée.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open a copy</source>
      <extracomment>Messages and questions about opening and saving games.</extracomment>
      <translation>Ouvrir une copie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game was continued after this file was saved. Later entries on this computer: {more}.</source>
      <oldsource>This game was played on after it was saved here. Later entries kept on this computer: {more}.</oldsource>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation type="unfinished">Cette partie a continué après avoir été enregistrée ici. Entrées suivantes gardées sur cet ordinateur : {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue from the latest position</source>
      <oldsource>Continue where it was left</oldsource>
      <extracomment>Messages and questions about opening and saving games.
The file holds an older position of a game that is recorded on this computer: which one is wanted?</extracomment>
      <translation type="unfinished">Continuer là où elle en était</translation>
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
      <source>The autosave of this game is damaged. Unreadable entries at its end: {lost}. It is kept unchanged, and the game continues as a copy.</source>
      <oldsource>This computer's own record of the game is damaged. Entries at its end that cannot be read: {lost}. It stays as it is, and the game goes on as a copy.</oldsource>
      <extracomment>Messages and questions about opening and saving games.
The record that the program keeps by itself is damaged. {lost} is a number.</extracomment>
      <translation type="unfinished">Sur cet ordinateur, la sauvegarde continue de cette partie est endommagée. Dernières entrées illisibles : {lost}. Elle reste telle quelle, et la partie se poursuit dans une copie.</translation>
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
      <source>It would score {points} now.</source>
      <oldsource>As things stand it would score {points}.</oldsource>
      <extracomment>The card at the button that discards a company goal, or shows a personal one.</extracomment>
      <translation type="unfinished">En l’état actuel, il rapporterait {points}.</translation>
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
      <source>You have yet to choose which to keep.</source>
      <oldsource>You still choose which you keep.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Vous devez encore choisir lesquels garder.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>All of them must be met at the end of the game.</source>
      <oldsource>All of them have to be met when the game ends.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Tous doivent être remplis à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>One of them must be met at the end of the game.</source>
      <oldsource>One of them has to be met when the game ends.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">L’un d’eux doit être rempli à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Currently met; it must still be met at the end.</source>
      <oldsource>Met as things stand: it has to stay so to the end.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Rempli en l’état actuel : il doit le rester jusqu’à la fin.</translation>
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
      <source>Not met yet.</source>
      <oldsource>Not held yet.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Pas encore terminé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
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
      <source>At most {allowed} may remain open. Still to be claimed: {n}.</source>
      <oldsource>At most {allowed} may stay open. Still to be claimed: {n}.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Maximum d’objectifs non pris à la fin : {allowed}. À prendre encore : {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may remain open: enough have been claimed.</source>
      <oldsource>At most {allowed} may stay open: enough have been claimed.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Maximum d’objectifs non pris à la fin : {allowed}. Assez d’objectifs sont pris.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Only the player at the screen sees their own goals here.</source>
      <oldsource>Whoever sits at the screen sees the own goals here, and nobody else does.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">La personne devant l’écran voit ici ses objectifs, et personne d’autre ne les voit.</translation>
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
      <source>Discarding it brings ${money}: {points} at the end.</source>
      <oldsource>Discarded, it brings ${money}: {points} at the end.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Défaussé, il rapporte ${money} : {points} à la fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Currently worth {points}.</source>
      <oldsource>Worth {points} as things stand.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Vaut {points} en l’état actuel.</translation>
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
      <source>You have everything you need: wait for your turn.</source>
      <oldsource>Nothing is missing: it waits for your turn.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Il ne manque rien : il attend votre tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have everything you need: claim it now.</source>
      <oldsource>Nothing is missing: you can have it now.</oldsource>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="unfinished">Il ne manque rien : vous pouvez le prendre maintenant.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}, {energies}: {state}</source>
      <extracomment>The panel “Goals” beside the board: how far every goal is.</extracomment>
      <translation type="vanished">{card}, {energies} : {state}</translation>
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
      <source>Go to the beginning ({key})</source>
      <oldsource>To the beginning ({key})</oldsource>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation type="unfinished">Au début ({key})</translation>
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
      <source>Go to the end ({key})</source>
      <oldsource>To the end ({key})</oldsource>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation type="unfinished">À la fin ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Replay speed</source>
      <oldsource>Speed of the replay</oldsource>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation type="unfinished">Vitesse de relecture</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Replay speed (faster: {faster}, slower: {slower})</source>
      <oldsource>Speed of the replay (faster: {faster}, slower: {slower})</oldsource>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation type="unfinished">Vitesse de relecture (plus vite : {faster}, plus lentement : {slower})</translation>
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
      <source>Watch everything since your last decision</source>
      <oldsource>Watch what has happened since you decided last</oldsource>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation type="unfinished">Revoir ce qui s’est passé depuis votre dernière décision</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Continue from here</source>
      <oldsource>Play on from here</oldsource>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation type="unfinished">Reprendre d’ici</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Starts a separate game from this position. This game is not changed.</source>
      <oldsource>Begins another game at this position. This one stays as it is.</oldsource>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation type="unfinished">Commence une autre partie à cette position. Celle-ci reste comme elle est.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the current position ({key})</source>
      <oldsource>Back to the game as it stands ({key})</oldsource>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation type="unfinished">Retour à la partie en cours ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Close the replay</source>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation>Quitter la relecture</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the game</source>
      <oldsource>To the present</oldsource>
      <extracomment>The bar for looking back at earlier steps of the game.</extracomment>
      <translation type="unfinished">Au présent</translation>
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
      <source>Game log</source>
      <oldsource>Log of the game</oldsource>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation type="unfinished">Journal de la partie</translation>
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
      <source>Brief</source>
      <oldsource>In short</oldsource>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation type="unfinished">En bref</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Hide minor consequences such as payments</source>
      <oldsource>Leave out small consequences such as payments</oldsource>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation type="unfinished">Omettre les petites conséquences comme les paiements</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step back</source>
      <oldsource>Look back</oldsource>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation type="unfinished">Revenir en arrière</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step through the game so far ({key}). Double-click a line to go to its step.</source>
      <oldsource>Step through the game so far ({key}). A double-click on a line goes to its step.</oldsource>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation type="unfinished">Parcourir la partie jusqu’ici ({key}). Un double-clic sur une ligne mène à son étape.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Since my last turn</source>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation>Depuis mon dernier tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Watch everything since your last decision</source>
      <oldsource>Watch what has happened since you decided last</oldsource>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation type="unfinished">Revoir ce qui s’est passé depuis votre dernière décision</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show entries about {name}</source>
      <oldsource>Show what concerns {name}</oldsource>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation type="unfinished">Afficher ce qui concerne {name}</translation>
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
      <source>Nothing has happened yet. The game is logged here.</source>
      <oldsource>Nothing has happened yet. The game is written down here.</oldsource>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation type="unfinished">Il ne s’est encore rien passé. Le déroulement de la partie est noté ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>No matching lines.</source>
      <oldsource>No line fits what you are looking for.</oldsource>
      <extracomment>The panel “Log” beside the board: what has happened, line by line.</extracomment>
      <translation type="unfinished">Aucune ligne ne correspond à votre recherche.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Autosave failed: {reason}. The current game would be lost.</source>
      <oldsource>The game on the table could not be recorded, and would be lost: {reason}.</oldsource>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation type="unfinished">Impossible de sauvegarder la partie en cours, qui serait perdue : {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Discard it</source>
      <oldsource>Give it up</oldsource>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation type="unfinished">Abandonner la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as…</source>
      <oldsource>Save as …</oldsource>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation type="unfinished">Enregistrer sous…</translation>
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
      <source>This game is being played in this window or another one; it cannot be removed now.</source>
      <oldsource>This game is being played, here or in another window; it cannot be removed now.</oldsource>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
Why a game cannot be removed from the list.</extracomment>
      <translation type="unfinished">Cette partie est en cours, ici ou dans une autre fenêtre ; elle ne peut pas être supprimée maintenant.</translation>
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
      <source>Autosave is not working at the moment: {reason}. You can keep playing, and it resumes as soon as it can. To be safe, save the game in another location.</source>
      <oldsource>The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again as soon as that works. To be safe, save it in another place.</oldsource>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.</extracomment>
      <translation type="unfinished">La sauvegarde continue de la partie échoue pour le moment : {reason}. La partie continue, et la sauvegarde reprendra dès que possible. Pour plus de sûreté, enregistrez-la à un autre endroit.</translation>
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
      <source>not autosaved</source>
      <oldsource>not recorded</oldsource>
      <extracomment>The window itself: its title, the line at its bottom, and short messages.
What is special about the game, before other facts, in small letters: it is not recorded on this
computer, or it is for practice.</extracomment>
      <translation type="unfinished">non consignée</translation>
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
      <source>&amp;New game…</source>
      <oldsource>&amp;New game …</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">&amp;Nouvelle partie…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Play again with a new &amp;deal</source>
      <oldsource>Same again, another &amp;deal</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">Rejouer, nouvelle &amp;donne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open…</source>
      <oldsource>&amp;Open …</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">&amp;Ouvrir…</translation>
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
      <source>Save &amp;as…</source>
      <oldsource>Save &amp;as …</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">Enregistrer &amp;sous…</translation>
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
      <source>Se&amp;ttings…</source>
      <oldsource>Se&amp;ttings …</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">Para&amp;mètres…</translation>
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
      <source>&amp;Open a game copied as text</source>
      <oldsource>&amp;Open a game that was copied as text</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">&amp;Ouvrir une partie copiée en texte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy a &amp;challenge code (the same deal for others)</source>
      <oldsource>Copy a &amp;challenge: the same deal for others</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">Copier un &amp;défi : la même donne pour d’autres</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Play a challenge…</source>
      <oldsource>&amp;Play a challenge …</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">&amp;Jouer un défi…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the &amp;board as a picture</source>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation>Copier le &amp;plateau en image</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save the board as a p&amp;icture…</source>
      <oldsource>Save the board as a p&amp;icture …</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">Enregistrer le plateau en &amp;image…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save a problem &amp;report…</source>
      <oldsource>Save a problem &amp;report …</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">Enregistrer un &amp;rapport de problème…</translation>
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
      <source>&amp;Rulings in this game</source>
      <oldsource>Readings of the &amp;rules in this game</oldsource>
      <extracomment>The menus at the top of the window. “&amp;” stands before the letter that is pressed with Alt.</extracomment>
      <translation type="unfinished">Interprétations des &amp;règles dans cette partie</translation>
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
      <source>The values of your own copy cannot be used. {problem}. Other problems: {more}.</source>
      <oldsource>The values of your own copy cannot be used. {problem}. Further problems: {more}.</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">Les valeurs de votre exemplaire ne peuvent pas être utilisées. {problem}. Autres problèmes : {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}.</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Les valeurs de votre exemplaire ne peuvent pas être utilisées. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>This game cannot be set up. {problem}.</source>
      <oldsource>This cannot be played. {problem}.</oldsource>
      <extracomment>The dialog “New game”.
“This” is the game with the chosen options; {problem} says what is wrong with them.</extracomment>
      <translation type="unfinished">Impossible de jouer ainsi. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>New game</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Who is playing?</source>
      <oldsource>How many play, and who?</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">Combien de joueurs, et qui ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How does the game start?</source>
      <oldsource>How does the game begin?</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">Comment la partie commence-t-elle ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Players: {count}</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Joueurs : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Solo game</source>
      <oldsource>A solo game</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">Une partie solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>&amp;Practice: unlimited undo</source>
      <oldsource>&amp;Practice: everything may be taken back</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">&amp;Entraînement : tout peut être repris</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Undo without limit and without asking; the log says so</source>
      <oldsource>Actions can be taken back without limit and without asking; the log says so</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">Les actions peuvent être reprises sans limite et sans demander ; le journal le signale</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Same &amp;again</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Co&amp;mme la dernière fois</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Use the players and rules of the last game, with a new seed</source>
      <oldsource>Fill in the people and the rules of the last game; only the seed is new</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">Reprend les personnes et les règles de la dernière partie ; seule la graine est nouvelle</translation>
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
      <source>This challenge was made with other component values than yours: the game will differ.</source>
      <oldsource>The challenge was dealt with other component values than yours: it will be another game.</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">Le défi a été créé avec d’autres valeurs du matériel que les vôtres : ce sera une autre partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Two players are named {name}; the log could not tell them apart.</source>
      <oldsource>Two seats have the name {name}; the log could not tell them apart.</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">Deux places ont le nom {name} ; le journal ne pourrait pas les distinguer.</translation>
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
      <source>A single player plays the solo game: choose it first.</source>
      <oldsource>Alone you play the solo game: choose it as the way of playing.</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">À une personne, on joue la partie solo : choisissez-la comme mode de jeu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The solo game is for one player: choose another mode first.</source>
      <oldsource>The solo game is for one: choose another way of playing first.</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">La partie solo se joue à une personne : choisissez d’abord un autre mode de jeu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂: Second Chance</source>
      <extracomment>The dialog “New game”.</extracomment>
      <translation>Nouvelle partie de CO₂ : Seconde chance</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company against the CO₂ level. You win or lose.</source>
      <oldsource>Solo: one company against the CO₂ level, won or lost.</oldsource>
      <extracomment>The dialog “New game”.</extracomment>
      <translation type="unfinished">Solo : une compagnie contre le niveau de CO₂, victoire ou défaite.</translation>
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
      <source>This does not match the bid: too little or too much.</source>
      <oldsource>This does not fit the bid: too little, or too much.</oldsource>
      <extracomment>Where a player chooses with what to pay a bid.
“This” is the payment that is set now.</extracomment>
      <translation type="unfinished">Cela ne correspond pas à la mise : trop peu, ou trop.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>This payment is more than needed.</source>
      <oldsource>Something in this payment is not needed.</oldsource>
      <extracomment>Where a player chooses with what to pay a bid.</extracomment>
      <translation type="unfinished">Une partie de ce paiement est inutile.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rulings in this game</source>
      <oldsource>Readings of the rules in this game</oldsource>
      <extracomment>The dialog that shows how the rules are read in the game on the table.</extracomment>
      <translation type="unfinished">Interprétations des règles dans cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rules: {book}. Unusual rulings come first.</source>
      <oldsource>Rulebook: {book}. What is played otherwise than usual comes first.</oldsource>
      <extracomment>The dialog that shows how the rules are read in the game on the table.</extracomment>
      <translation type="unfinished">Livret de règles : {book}. Ce qui se joue autrement que d’habitude vient en premier.</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Let go to choose from:</source>
      <oldsource>To choose from when you let go:</oldsource>
      <extracomment>At the mouse while a piece is dragged.</extracomment>
      <translation type="unfinished">Au choix quand vous lâchez :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>This piece cannot be used there.</source>
      <oldsource>Nothing can be done with this piece there.</oldsource>
      <extracomment>At the mouse while a piece is dragged.</extracomment>
      <translation type="unfinished">Rien à faire avec cet élément à cet endroit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Click here for other rulebooks.</source>
      <extracomment>At the mouse while a piece is dragged.</extracomment>
      <translation type="unfinished" />
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
      <source>Search all actions, with the reasons why some are not possible</source>
      <oldsource>Every action with its reason, to search in</oldsource>
      <extracomment>The bar below the board: what is asked, with buttons to answer.</extracomment>
      <translation type="unfinished">Toutes les actions et leurs raisons, avec une recherche</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Result</source>
      <oldsource>Results</oldsource>
      <extracomment>The bar below the board: what is asked, with buttons to answer.
The button that opens the dialog with the result, when the game is over.</extracomment>
      <translation type="unfinished">Résultat</translation>
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
      <source>Reset to the b&amp;ook</source>
      <oldsource>Back to the b&amp;ook</oldsource>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation type="unfinished">Re&amp;venir au livret</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Use rec&amp;ommended</source>
      <oldsource>As rec&amp;ommended</oldsource>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation type="unfinished">C&amp;omme recommandé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In each rulebook</source>
      <oldsource>What the books say</oldsource>
      <extracomment>The dialog for readings of the rules: one question with all its answers.
Heading over the answers of the printed rulebooks to one question.</extracomment>
      <translation type="unfinished">Ce que disent les livrets</translation>
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
      <source>Numbers in the list of differences: {numbers}</source>
      <oldsource>In the register of differences: {numbers}</oldsource>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation type="unfinished">Dans le registre des différences : {numbers}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Numbers in the list of open questions: {numbers}</source>
      <oldsource>In the register of open questions: {numbers}</oldsource>
      <extracomment>The dialog for readings of the rules: one question with all its answers.</extracomment>
      <translation type="unfinished">Dans le registre des questions ouvertes : {numbers}</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Differences between the rulebooks</source>
      <oldsource>How the rulebooks differ</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation type="unfinished">Ce qui diffère entre les livrets de règles</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Open questions in the rulebook</source>
      <oldsource>What the rulebook leaves open</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.
The title of the dialog, with several rulebooks or with one.</extracomment>
      <translation type="unfinished">Ce que le livret de règles laisse ouvert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>You play by: {book}. Changes here apply to this game only.</source>
      <oldsource>You play by: {book}. Anything you change here holds for this game alone.</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation type="unfinished">Vous jouez avec : {book}. Ce que vous modifiez ici ne vaut que pour cette partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search by word, card number or D-12…</source>
      <oldsource>Search: a word, a card number, D-12 …</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation type="unfinished">Rechercher : un mot, une carte, D-12…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search by word or number (A13)…</source>
      <oldsource>Search: a word, A13 …</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation type="unfinished">Rechercher : un mot, A13…</translation>
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
      <source>Books differ</source>
      <oldsource>Where the books differ</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation type="unfinished">Là où les livrets diffèrent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you</source>
      <oldsource>What you have changed</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.
Which questions are shown, to choose from a list.</extracomment>
      <translation type="unfinished">Ce que vous avez modifié</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions to show</source>
      <oldsource>Which questions are shown</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation type="unfinished">Questions à afficher</translation>
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
      <source>No matching questions.</source>
      <oldsource>No question fits this search.</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation type="unfinished">Aucune question ne correspond à cette recherche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Reset all to the &amp;book</source>
      <oldsource>Everything back to the &amp;book</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation type="unfinished">Tout remettre selon le &amp;livret</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Reset all to &amp;recommended</source>
      <oldsource>Everything as &amp;recommended</oldsource>
      <extracomment>The dialog in which every disputed rule can be decided.</extracomment>
      <translation type="unfinished">Tout comme &amp;recommandé</translation>
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
      <source>Remove this game…</source>
      <oldsource>Remove this game …</oldsource>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation type="unfinished">Supprimer cette partie…</translation>
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
      <source>Unknown to this version</source>
      <oldsource>A game that this version does not know</oldsource>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation type="unfinished">Un jeu que cette version ne connaît pas</translation>
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
      <oldsource>Players without names</oldsource>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation type="unfinished">Joueurs sans nom</translation>
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
      <source>branched off at step {step}</source>
      <oldsource>played on from step {step}</oldsource>
      <extracomment>The list of earlier games on the start page.
What is special about a game, in a line with other facts, in small letters: it is for practice, it
is a branch of another game, the program ended unexpectedly, it is in a file.</extracomment>
      <translation type="unfinished">reprise à l’étape {step}</translation>
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
      <source>co2desk closed unexpectedly. Nothing is lost: the game continues after the last action.</source>
      <oldsource>co2desk ended unexpectedly. The game is as it was after the last action.</oldsource>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation type="unfinished">co2desk s’est arrêté de façon inattendue. La partie est telle qu’elle était après la dernière action.</translation>
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
      <source>Keep</source>
      <oldsource>Keep it</oldsource>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation type="unfinished">La garder</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove</source>
      <oldsource>Remove it</oldsource>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation type="unfinished">La supprimer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>The file {file} will be kept.</source>
      <oldsource>The file {file} stays.</oldsource>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation type="unfinished">Le fichier {file} est conservé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>This game is not saved in a file. It will be deleted for good.</source>
      <oldsource>It is not saved in a file: nothing of it will be left.</oldsource>
      <extracomment>The list of earlier games on the start page.
“It” is a game that is about to be removed from the list.</extracomment>
      <translation type="unfinished">Elle n’est enregistrée dans aucun fichier : il n’en restera rien.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game from the list?</source>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation>Supprimer cette partie de la liste ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Continue playing</source>
      <oldsource>Go on playing</oldsource>
      <extracomment>The list of earlier games on the start page.</extracomment>
      <translation type="unfinished">Continuer une partie</translation>
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
      <source>These values are printed on pieces, cards or the board, and no rulebook gives them. Ours fit everything that is known but may differ from your copy.</source>
      <oldsource>These values are printed on pieces, cards or the board, and no rulebook tells them. Ours fit everything that is known, and may still differ from your copy.</oldsource>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.
Above a list of numbers, such as the prices of plants.</extracomment>
      <translation type="unfinished">Ces valeurs sont imprimées sur les tuiles, les cartes ou le plateau, et aucun livret de règles ne les donne. Les nôtres s’accordent avec tout ce qui est connu, mais peuvent différer de votre exemplaire.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>To play with the values of your own copy, write the ones that differ into first.yaml or second_chance.yaml in this folder, using the keys of the built-in file:</source>
      <oldsource>To play with the values of your own copy, write those that differ into first.yaml or second_chance.yaml in this folder, under the keys of the built-in file:</oldsource>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation type="unfinished">Pour jouer avec les valeurs de votre exemplaire, notez celles qui diffèrent dans first.yaml ou second_chance.yaml dans ce dossier, sous les clés du fichier intégré :</translation>
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
      <source>Reconstructed values</source>
      <oldsource>Values that are reconstructed</oldsource>
      <extracomment>“About co2desk”: the list of values that no rulebook tells.</extracomment>
      <translation type="unfinished">Valeurs reconstituées</translation>
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
      <source>Each step costs {now}; this is the last decade.</source>
      <oldsource>A step costs {now}; this is the last decade.</oldsource>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation type="unfinished">Un cran coûte {now} ; c’est la dernière décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Each step costs {now} now and {later} in the last decade.</source>
      <oldsource>A step costs {now} now and {later} in the last decade.</oldsource>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation type="unfinished">Un cran coûte {now} maintenant et {later} dans la dernière décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Each step costs {now} now and {later} in later decades.</source>
      <oldsource>A step costs {now} now and {later} in the coming decades.</oldsource>
      <extracomment>Where a team chooses how far to bring the CO₂ level down.</extracomment>
      <translation type="unfinished">Un cran coûte {now} maintenant et {later} dans les décennies à venir.</translation>
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
      <source>Which rulebook do you use?</source>
      <oldsource>Which rulebook lies on your table?</oldsource>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation type="unfinished">Quel livret de règles avez-vous sur la table ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>How should unclear rules be played?</source>
      <oldsource>How do you read the rulebook?</oldsource>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation type="unfinished">Comment lisez-vous le livret de règles ?</translation>
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
      <source>All questions on which the rulebooks differ, with the rulings of this game</source>
      <oldsource>All questions on which the rulebooks differ, and how this game answers them</oldsource>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation type="unfinished">Toutes les questions sur lesquelles les livrets de règles diffèrent, et la réponse de cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions that the rulebook leaves open, with the rulings of this game</source>
      <oldsource>All questions that the rulebook leaves open, and how this game answers them</oldsource>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation type="unfinished">Toutes les questions que le livret de règles laisse ouvertes, et la réponse de cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Mistakes that contradict the book's own examples then count too.</source>
      <oldsource>What the book says by mistake, against its own examples, then counts too.</oldsource>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation type="unfinished">Ce que le livret dit par erreur, contre ses propres exemples, compte alors aussi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No probable misprints here.</source>
      <oldsource>In this choice nothing looks like a misprint.</oldsource>
      <extracomment>“New game”: the choice of a rulebook.
At the box “Take probable misprints literally”.</extracomment>
      <translation type="unfinished">Dans ce choix, rien ne ressemble à une coquille.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Rulings changed for this game: {count}</source>
      <oldsource>Readings changed for this game: {count}</oldsource>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation type="unfinished">Interprétations modifiées pour cette partie : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Open questions are played as we recommend.</source>
      <oldsource>What the book leaves open is played as we recommend it.</oldsource>
      <extracomment>“New game”: the choice of a rulebook.
Below the choice of the rulebook, as long as no answer was changed.</extracomment>
      <translation type="unfinished">Ce que le livret laisse ouvert se joue comme nous le recommandons.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Rulings that differ from most books: {peculiar}</source>
      <oldsource>Answers that differ from most books: {peculiar}</oldsource>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation type="unfinished">Réponses qui diffèrent de la majorité des livrets : {peculiar}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No rulebook at hand? Keep the rules that most of them agree on.</source>
      <oldsource>No book at hand? Keep what most of them agree on.</oldsource>
      <extracomment>“New game”: the choice of a rulebook.</extracomment>
      <translation type="unfinished">Pas de livret sous la main ? Gardez ce que dit la majorité.</translation>
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
      <source>Players without their own language use the one above.</source>
      <oldsource>Whoever has chosen none reads the language above.</oldsource>
      <extracomment>Settings: the language of each player.</extracomment>
      <translation type="unfinished">Qui n’en a pas choisi lit dans la langue indiquée plus haut.</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of this player: the window switches to it at every hand-over</source>
      <oldsource>What this player reads: the window changes to it with every hand-over</oldsource>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
At the choice of a player's language: what it is for.</extracomment>
      <translation type="unfinished">Langue que lit ce joueur : la fenêtre la prend à chaque passage de main</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Program language</source>
      <oldsource>Language of the program</oldsource>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation type="unfinished">Langue du programme</translation>
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
      <source>Computer (steady)</source>
      <oldsource>Steady computer</oldsource>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation type="unfinished">Ordinateur posé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady: looks one action ahead and picks what seems best. Good for a first game.</source>
      <oldsource>Steady looks one action ahead and takes what seems best: fine for a first game.</oldsource>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation type="unfinished">Posé : regarde une action à l’avance et prend ce qui semble le mieux ; parfait pour une première partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Computer (random)</source>
      <oldsource>Random computer</oldsource>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation type="unfinished">Ordinateur aléatoire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random: plays any legal action, without a plan.</source>
      <oldsource>Random does anything that the rules allow, without any plan.</oldsource>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.
Who plays: a person or a kind of computer player, and a sentence about how it plays.</extracomment>
      <translation type="unfinished">Aléatoire : joue n’importe quelle action permise par les règles, sans aucun plan.</translation>
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
      <source>Symbol of seat {number}</source>
      <oldsource>Sign of seat {number}</oldsource>
      <extracomment>“New game”: one line for each player, with name, kind, sign and language.</extracomment>
      <translation type="unfinished">Signe de la place {number}</translation>
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
      <source>in progress</source>
      <oldsource>in work</oldsource>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
Painted on a project: how far it is.</extracomment>
      <translation type="unfinished">en cours</translation>
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
      <source>Setup</source>
      <oldsource>Preparation</oldsource>
      <extracomment>The board of Second Chance: labels painted on it. There is little room.
A phase of the decade, painted on the board.</extracomment>
      <translation type="unfinished">Mise en place</translation>
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
      <source>CEPs: {count}</source>
      <oldsource>CEPs in hand: {count}</oldsource>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation type="unfinished">CEPs en main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Technology cubes: {count}</source>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation>Ressources technologiques : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Scientists: {hand} available, {pool} to recruit</source>
      <oldsource>Scientists in hand: {hand}, to recruit: {pool}</oldsource>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation type="unfinished">Scientifiques en main : {hand}, à recruter : {pool}</translation>
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
      <source>Drag a CEP onto a planned project to prepare its infrastructure, or onto the market to sell the CEP.</source>
      <oldsource>Drag one onto a planned project to prepare its infrastructure, or onto the market to sell it.</oldsource>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation type="unfinished">Glissez-en un sur un projet planifié pour mettre en place son infrastructure, ou sur le marché pour le vendre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Can move to a planned project or to a lobbyist card in play.</source>
      <oldsource>Goes to a planned project, or to a lobbyist card in play.</oldsource>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation type="unfinished">Va sur un projet planifié, ou sur une carte lobbyiste en jeu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>A scientist who leaves a project brings one point of knowledge of its energy.</source>
      <oldsource>Leaving a project brings a point of knowledge of its energy.</oldsource>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation type="unfinished">Quitter un projet rapporte 1 d’expertise dans son énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Can be recruited with a scientist subsidy.</source>
      <oldsource>Comes to your hand through a scientist subsidy.</oldsource>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation type="unfinished">Vient dans votre main grâce à une subvention de scientifique.</translation>
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
      <source>In the solo game you may continue with pieces of another colour.</source>
      <oldsource>Alone you may go on with pieces of another colour.</oldsource>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation type="unfinished">En solo, vous pouvez continuer avec des éléments d’une autre couleur.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Your remaining pieces</source>
      <oldsource>Pieces you have left</oldsource>
      <extracomment>The card that explains a player's pieces in Second Chance.</extracomment>
      <translation type="unfinished">Éléments qu’il vous reste</translation>
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
      <source>A player who builds a plant places a cube below its energy.</source>
      <oldsource>Whoever builds a plant lays a cube below its energy.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Qui construit une centrale pose un cube sous son énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The builder takes control by having cubes below the most energies; ties go to the leftmost cubes, then to knowledge of the energy just built.</source>
      <oldsource>The builder takes control with cubes below most energies; then the leftmost ones count, then knowledge of the energy just built.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Le bâtisseur prend le contrôle avec des cubes sous le plus d’énergies ; ensuite comptent ceux les plus à gauche, puis l’expertise dans l’énergie qui vient d’être construite.</translation>
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
      <source>Carbon emission permits pay for infrastructure, for green plants and for new fossil plants.</source>
      <oldsource>A carbon emission permit pays for infrastructure, for green plants and for new fossil ones.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Un Permis d’Émission de CO₂ paie l’infrastructure, les centrales vertes et les nouvelles centrales à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The player in control may pay with the region's CEPs.</source>
      <oldsource>The controller may pay with those of the region.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Le joueur qui contrôle la région peut payer avec ceux de la région.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Placed after disasters. A player who builds here may pay with one; one is removed before each event.</source>
      <oldsource>Given after disasters. Whoever builds here may pay with one; one leaves before each event.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Données après une catastrophe. Qui construit ici peut payer avec l’une d’elles ; une est retirée avant chaque événement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{region}: demand of decade {decade}</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>{region} : demande de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The next energy supply puts a fossil plant here unless a green plant is built first.</source>
      <oldsource>The next energy supply puts a fossil plant here, unless one is built.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Le prochain approvisionnement en énergie pose ici une centrale à combustible fossile, si aucune centrale n’est construite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Still empty.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Encore vide.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The region pays with its own CEP.</source>
      <oldsource>The region pays the CEP that lies on it.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">La région paie le CEP posé dessus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Built by {player} in {region}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Construite par {player} en {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Stands on {player}'s infrastructure, which counts for their UN goals.</source>
      <oldsource>Stands on an infrastructure of {player}: it counts for UN goals.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Bâtie sur une infrastructure de {player}, pour qui elle compte dans les objectifs de l’ONU.</translation>
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
      <source>Then each scientist brings their player two points of knowledge of the summit's topics.</source>
      <oldsource>Then each scientist brings the owner two points of knowledge of its topics.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Chaque scientifique rapporte alors à son propriétaire 2 d’expertise dans les sujets du sommet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Au marché : {count}. Prix : ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Once per turn you may buy one CEP or sell one of your own.</source>
      <oldsource>Once in a turn you may buy one CEP or sell one of your hand.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Une fois par tour, vous pouvez acheter un CEP ou en vendre un de votre main.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A sold CEP goes to the bank and lowers the price. When the last one is taken, the bank refills the market and the price rises.</source>
      <oldsource>A sold one goes to the bank and lowers the price; when the last one is taken, the bank refills the market and the price rises.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Un CEP vendu va à la banque et fait baisser le prix ; quand le dernier est pris, la banque remplit le marché et le prix augmente.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It ran empty this turn: it is closed until the next turn.</source>
      <oldsource>It ran empty in this turn: nobody visits it before the next turn.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
“It” is the CEP market.</extracomment>
      <translation type="unfinished">Il s’est vidé pendant ce tour : personne n’y va avant le prochain tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CEPs in the bank: {count}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>CEPs à la banque : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Technology cubes in the general supply: {count}.</source>
      <oldsource>Technology cubes in the supply: {count}.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Ressources technologiques dans la réserve : {count}.</translation>
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
      <source>At most {count} may be open at the end, or the game is lost.</source>
      <oldsource>At the end at most {count} may be open, or the game is lost.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Maximum d’objectifs non pris à la fin : {count}, sinon la partie est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A played card stays here. One scientist of any player may visit it and use its minor effect; the scientist then stays until the end of the game.</source>
      <oldsource>A played card stays here. One scientist of any player may visit it, use its minor effect, and stays to the end of the game.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Une carte jouée reste ici. Un scientifique de n’importe quel joueur peut la visiter, utiliser son lobby mineur, et y reste jusqu’à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Minor effect for a visitor: {effect}.</source>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation>Lobby mineur pour un visiteur : {effect}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{player}'s scientist has visited it and stays.</source>
      <oldsource>A scientist of {player} has visited it and stays.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Un scientifique de {player} l’a visitée et y reste.</translation>
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
      <source>Environmental goals for plants</source>
      <oldsource>Environmental goals that ask for plants</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Objectifs environnementaux de centrales</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals for knowledge</source>
      <oldsource>Environmental goals that ask for knowledge</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Objectifs environnementaux d’expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals for summits</source>
      <oldsource>Environmental goals that ask for summits</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Objectifs environnementaux de sommets</translation>
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
      <source>Goal {number} of this kind. Needed: {number}, so far: {count}.</source>
      <oldsource>Number {number} of equal goals. Needed: {number}, so far: {count}.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Numéro {number} parmi les objectifs identiques. Nécessaires : {number}, jusqu’ici : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Phases of a decade: {phases}.</source>
      <oldsource>A decade: {phases}.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Une décennie : {phases}.</translation>
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
      <source>At {ppm} ppm or more, the future event happens as well.</source>
      <oldsource>From {ppm} ppm on, the future event strikes as well.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation type="unfinished">À partir de {ppm} ppm, l’événement futur frappe aussi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm, everyone loses immediately.</source>
      <oldsource>Above {ppm} ppm everybody has lost, at once.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation type="unfinished">Au-dessus de {ppm} ppm, tout le monde perd, immédiatement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm after the energy supply, the game is lost.</source>
      <oldsource>Above {ppm} ppm after the energy supply the game is lost.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation type="unfinished">Au-dessus de {ppm} ppm après l’approvisionnement en énergie, la partie est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It may be reduced then: {ppm} ppm for {points} this decade.</source>
      <oldsource>It may be lowered then, {ppm} ppm for {points} in this decade.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.
The CO₂ track explained. “It” is the CO₂ level.</extracomment>
      <translation type="unfinished">Il peut alors être réduit : {ppm} ppm pour {points} dans cette décennie.</translation>
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
      <source>Below 0 after the goals or after the energy supply, the game is lost.</source>
      <oldsource>Below 0 after the goals or after the energy supply the game is lost.</oldsource>
      <extracomment>The card that explains a piece of the board of Second Chance at the mouse.</extracomment>
      <translation type="unfinished">Sous 0 après les objectifs ou après l’approvisionnement en énergie, la partie est perdue.</translation>
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
      <source>The same seed and the same choices deal the same game again. A challenge code entered here sets up everything.</source>
      <oldsource>The same seed and the same choices deal the same game again. A challenge code put in here sets up all of it.</oldsource>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.</extracomment>
      <translation type="unfinished">La même graine et les mêmes choix redonnent la même partie. Un code de défi saisi ici règle le tout.</translation>
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
      <source>The seed must be a whole number from 0 to {most}.</source>
      <oldsource>The seed has to be a whole number from 0 to {most}.</oldsource>
      <extracomment>“New game”: the seed, a number from which a game is shuffled, or a challenge code.</extracomment>
      <translation type="unfinished">La graine doit être un nombre entier de 0 à {most}.</translation>
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
      <source>Same as system</source>
      <oldsource>Like the system</oldsource>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation type="unfinished">Comme le système</translation>
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
      <source>Red-green colour blindness</source>
      <oldsource>For red-green colour blindness</oldsource>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation type="unfinished">Pour le daltonisme rouge-vert</translation>
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
      <source>{percent}%</source>
      <oldsource>{percent} %</oldsource>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation type="unfinished">{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Whole board</source>
      <oldsource>The whole board</oldsource>
      <extracomment>The dialog “Settings”.
A value of a setting: of the language, the light or dark look, the colours, the speed of moving
pieces, the size of texts or of the board.</extracomment>
      <translation type="unfinished">Plateau entier</translation>
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
      <source>T&amp;heme</source>
      <oldsource>Bri&amp;ghtness</oldsource>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation type="unfinished">Lu&amp;minosité</translation>
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
      <source>&amp;Animation</source>
      <oldsource>&amp;Movement of pieces</oldsource>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation type="unfinished">Mo&amp;uvement des pions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Replay speed</source>
      <oldsource>Speed of a &amp;replay</oldsource>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation type="unfinished">&amp;Vitesse de relecture</translation>
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
      <source>Initial board &amp;zoom</source>
      <oldsource>Board at the &amp;beginning</oldsource>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation type="unfinished">&amp;Plateau au début</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Hide the &amp;screen between players</source>
      <oldsource>Cover the &amp;screen between two people</oldsource>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation type="unfinished">Un &amp;rideau cache l’écran entre deux personnes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Confirm the &amp;end of a turn</source>
      <oldsource>Ask before a turn &amp;ends</oldsource>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation type="unfinished">&amp;Demander avant la fin d’un tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Warn before a move that may end the game</source>
      <oldsource>&amp;Warn when the game is about to end</oldsource>
      <extracomment>The dialog “Settings”.
The label of a setting.</extracomment>
      <translation type="unfinished">&amp;Avertir quand la partie va se terminer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Nobody else sees the next player's cards and goals.</source>
      <oldsource>Nobody sees the cards and the goal of the next player.</oldsource>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation type="unfinished">Personne ne voit les cartes et l’objectif du joueur suivant.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Prevents ending your turn by accident.</source>
      <oldsource>A wrong click does not give the rest of a turn away.</oldsource>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation type="unfinished">Un clic malheureux ne fait pas perdre le reste d’un tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Says in advance which move could be the last.</source>
      <oldsource>Says beforehand which move could be the last one.</oldsource>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation type="unfinished">Annonce à l’avance quelle action pourrait être la dernière.</translation>
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
      <source>Appearance</source>
      <oldsource>What it looks like</oldsource>
      <extracomment>The dialog “Settings”.
Heading over the settings of language, colours and sizes. “It” is the program.</extracomment>
      <translation type="unfinished">Apparence</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Gameplay</source>
      <oldsource>At the table</oldsource>
      <extracomment>The dialog “Settings”.</extracomment>
      <translation type="unfinished">À la table</translation>
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
      <source>Game copied to the clipboard as text.</source>
      <oldsource>The game is in the clipboard, as text.</oldsource>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation type="unfinished">La partie est dans le presse-papiers, en texte.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Challenge code {code} copied to the clipboard.</source>
      <oldsource>The challenge code {code} is in the clipboard.</oldsource>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation type="unfinished">Le code de défi {code} est dans le presse-papiers.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Picture of the board copied to the clipboard.</source>
      <oldsource>The picture of the board is in the clipboard.</oldsource>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation type="unfinished">L’image du plateau est dans le presse-papiers.</translation>
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
      <source>{file} could not be written: {reason}. Try another location.</source>
      <oldsource>{file} could not be written: {reason}. Try another place.</oldsource>
      <extracomment>The menu “Share”: pictures, texts and codes for other people.</extracomment>
      <translation type="unfinished">Impossible d’écrire {file} : {reason}. Essayez un autre endroit.</translation>
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
      <source>Income taken as money</source>
      <oldsource>Part of the income taken in money</oldsource>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation type="unfinished">Part du revenu prise en argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} as points</source>
      <oldsource>{count} in points</oldsource>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation type="unfinished">{count} en points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} as money</source>
      <oldsource>{count} in money</oldsource>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation type="unfinished">{count} en argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation>Points actuels : {points} ; à payer pour les objectifs non atteints et les CEPs manquants : {fixed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to continue: {high}.</source>
      <oldsource>Points with this split: {have}; needed to go on: {high}.</oldsource>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation type="unfinished">Points avec cette répartition : {have} ; nécessaires pour continuer : {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to continue, depending on the draws: {low} to {high}.</source>
      <oldsource>Points with this split: {have}; needed to go on, as the draws come: {low} to {high}.</oldsource>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation type="unfinished">Points avec cette répartition : {have} ; nécessaires pour continuer, selon la pioche : {low} à {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Partners who split after you can add at most {points}.</source>
      <oldsource>Partners who split after you can add {points} at most.</oldsource>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation type="unfinished">Les partenaires qui répartissent après vous peuvent ajouter au maximum {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Chance of losing the game with this split: {percent}%.</source>
      <oldsource>Chance that the game is lost then: {percent} %.</oldsource>
      <extracomment>Where a player splits the income into money and points.</extracomment>
      <translation type="unfinished">Probabilité que la partie soit alors perdue : {percent} %.</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Build green power plants all over the world before the climate tips. The board game by Vital Lacerda, with the rules enforced by the computer.</source>
      <oldsource>Build green power plants all over the world before the climate tips. The rules of the board game by Vital Lacerda, kept by the computer.</oldsource>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation type="unfinished">Construisez des centrales à énergie verte partout dans le monde avant que le climat ne bascule. Les règles du jeu de société de Vital Lacerda, gérées par l’ordinateur.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>New game…</source>
      <oldsource>New game …</oldsource>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation type="unfinished">Nouvelle partie…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Quick game against two computer players</source>
      <oldsource>Play at once against two computer players</oldsource>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation type="unfinished">Jouer tout de suite contre deux joueurs virtuels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Open a saved game…</source>
      <oldsource>Open a saved game …</oldsource>
      <extracomment>The page that is shown before a game is opened.</extracomment>
      <translation type="unfinished">Ouvrir une partie enregistrée…</translation>
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
      <source>the disk is full</source>
      <oldsource>there is no room left</oldsource>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation type="unfinished">il n’y a plus de place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>permission denied</source>
      <oldsource>it is not allowed there</oldsource>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation type="unfinished">ce n’est pas permis à cet endroit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the location is read-only</source>
      <oldsource>nothing can be written there</oldsource>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation type="unfinished">rien ne peut y être écrit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>file not found</source>
      <oldsource>it is not there</oldsource>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation type="unfinished">introuvable</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive was disconnected</source>
      <oldsource>the drive is gone</oldsource>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation type="unfinished">le lecteur n’est plus là</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive failed</source>
      <oldsource>the drive does not work</oldsource>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation type="unfinished">le lecteur ne fonctionne pas</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>folder not found</source>
      <oldsource>there is no such folder</oldsource>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation type="unfinished">ce dossier n’existe pas</translation>
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
      <source>system error {number}</source>
      <oldsource>error {number} of the system</oldsource>
      <extracomment>The reason why a file cannot be read or written, inside a sentence.</extracomment>
      <translation type="unfinished">erreur système {number}</translation>
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
      <source>Undoing this needs everyone's consent. Does everyone agree?</source>
      <oldsource>This cannot be taken back freely. Does everybody at the table agree?</oldsource>
      <extracomment>The question before actions are taken back that others know of.
“This” are the last actions. Others have seen or answered them, so the whole table is asked.
{names} are the players whose decisions would be lost, with a comma between them.</extracomment>
      <translation type="unfinished">Ceci ne peut pas être repris librement. Tout le monde est-il d’accord à la table ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>This undoes decisions of these players: {names}.</source>
      <oldsource>Decisions of these players would be taken back: {names}.</oldsource>
      <extracomment>The question before actions are taken back that others know of.
“This” are the last actions. Others have seen or answered them, so the whole table is asked.
{names} are the players whose decisions would be lost, with a comma between them.</extracomment>
      <translation type="unfinished">Des décisions de ces joueurs seraient reprises : {names}.</translation>
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
      <oldsource>Something hidden has come up since; nobody can be made to forget it.</oldsource>
      <extracomment>The question before actions are taken back that others know of.</extracomment>
      <translation type="unfinished">Quelque chose de caché a été révélé depuis ; personne ne peut l’oublier.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Everyone agrees: undo</source>
      <oldsource>Everybody agrees: take it back</oldsource>
      <extracomment>The question before actions are taken back that others know of.</extracomment>
      <translation type="unfinished">Tous d’accord : reprendre</translation>
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
      <source>This needs at least two players: it is not available in a solo game.</source>
      <oldsource>This needs at least two players: a solo game is played without it.</oldsource>
      <extracomment>“New game”: the variants of the game.
“This” is a variant of the game, such as the auction.</extracomment>
      <translation type="unfinished">Il faut au moins deux joueurs : une partie solo se joue sans.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The competitive game is always played without it.</source>
      <extracomment>“New game”: the variants of the game.</extracomment>
      <translation>La partie compétitive se joue toujours sans.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The solo game always has inspectors.</source>
      <oldsource>The inspectors always take part in the solo game.</oldsource>
      <extracomment>“New game”: the variants of the game.</extracomment>
      <translation type="unfinished">Les inspecteurs participent toujours à la partie solo.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Only the solo game has such a goal.</source>
      <oldsource>Only the solo game has a goal of this kind.</oldsource>
      <extracomment>“New game”: the variants of the game.</extracomment>
      <translation type="unfinished">Seule la partie solo a un objectif de ce genre.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Propose a {project} in {region} ({grant} space)</source>
      <oldsource>Propose a {energy} project in {region} on the {grant} space</oldsource>
      <comment>propose</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Propose a biomass project in North America (technology space)</extracomment>
      <translation type="unfinished">Proposer un projet en {energy} en {region} sur la case {grant}</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <comment>install</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Install the biomass project in North America (technology space)</extracomment>
      <translation>Mettre en place {place}</translation>
    </message>
    <message>
      <source>Build the top {plant} in {region} ({grant} space): pay {goods}, gain {vp:points}</source>
      <oldsource>Build the top {energy} plant in {region} ({grant} space; {goods})</oldsource>
      <comment>build</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space): pay $7 and 1 technology cube, gain 5 points</extracomment>
      <translation type="unfinished">Construire la centrale du haut de la pile ({energy}) en {region} (case {grant} ; {goods})</translation>
    </message>
    <message>
      <source>Build {plant} {number} in {region} ({grant} space): pay {goods}, gain {vp:points}</source>
      <oldsource>Build {energy} plant {number} in {region} ({grant} space; {goods})</oldsource>
      <comment>build.other</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build solar plant 3 in Europe (technology space): pay $4 and 2 technology cubes, gain 3 points</extracomment>
      <translation type="unfinished">Construire la centrale {number} ({energy}) en {region} (case {grant} ; {goods})</translation>
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
Example: Move a scientist from your player board to the hydro project in Europe (scientist space)</extracomment>
      <translation>Déplacer un scientifique depuis {origin} vers {destination}</translation>
    </message>
    <message>
      <source>Take your scientist back from {origin}</source>
      <oldsource>Take your scientist home from {origin}</oldsource>
      <comment>move_scientist.home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist back from the forestation project in North America (money space)</extracomment>
      <translation type="unfinished">Reprendre votre scientifique en main depuis {origin}</translation>
    </message>
    <message>
      <source>Take your scientist back from {origin} and gain 1 point of expertise</source>
      <oldsource>Take your scientist home from {origin} with one point of expertise</oldsource>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Take your scientist back from the recycling project in Oceania (technology space) and gain 1 point of expertise</extracomment>
      <translation type="unfinished">Reprendre votre scientifique en main depuis {origin} avec 1 d’expertise</translation>
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
      <source>Decline the grant</source>
      <oldsource>Leave your scientists where they are</oldsource>
      <comment>decline.research_grant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation type="unfinished">Laisser vos scientifiques où ils sont</translation>
    </message>
    <message>
      <source>Move no scientist</source>
      <oldsource>Leave your scientists where they are</oldsource>
      <comment>decline.granted_move</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation type="unfinished">Laisser vos scientifiques où ils sont</translation>
    </message>
    <message>
      <source>Decline the expertise</source>
      <oldsource>Take no expertise</oldsource>
      <comment>decline.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation type="unfinished">Ne pas prendre d’expertise</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <oldsource>Leave the bonus</oldsource>
      <comment>decline.bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation type="unfinished">Renoncer au bonus</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <oldsource>Leave the bonus</oldsource>
      <comment>decline.bonus_received</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation type="unfinished">Renoncer au bonus</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <oldsource>Leave the bonus</oldsource>
      <comment>decline.bonus_any</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation type="unfinished">Renoncer au bonus</translation>
    </message>
    <message>
      <source>Decline the bonus</source>
      <oldsource>Leave the bonus</oldsource>
      <comment>decline.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation type="unfinished">Renoncer au bonus</translation>
    </message>
    <message>
      <source>Continue without the action, which is no longer possible</source>
      <oldsource>Go on without the action, which has become impossible</oldsource>
      <comment>decline.owed_action</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation type="unfinished">Continuer sans l’action, devenue impossible</translation>
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
Example: Play lobby card “Summit on solar: 1 expertise” (23) for its minor effect: 1 technology cube</extracomment>
      <translation>Jouer la carte lobby {card} pour son lobby mineur : {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobby card “Install recycling: 2 technology cubes” (10) for its main effect: 2 technology cubes</extracomment>
      <translation>Jouer la carte lobby {card} pour son lobby principal : {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; its action must follow</source>
      <oldsource>Play lobbyist card {card} for its main effect: {effect}; the action has to follow</oldsource>
      <comment>play_lobby.before</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation type="unfinished">Jouer la carte lobbyiste {card} pour son lobby principal : {effect} ; l’action doit suivre</translation>
    </message>
    <message>
      <source>Score UN goal {card}: pay {tech:cubes}, gain {vp:points}</source>
      <oldsource>Score UN goal {card} ({energies}): pay {tech:cubes}, gain {vp:points}</oldsource>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Score UN goal “Biomass, recycling” (34): pay 1 technology cube, gain 4 points</extracomment>
      <translation type="unfinished">Marquer les points de la carte objectif de l’ONU {card} ({energies}) : payer {tech:cubes}, gagner {vp:points}</translation>
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
      <source>Gain 1 point of {expertise} and reach level {level}</source>
      <oldsource>Gain a point of {energy} expertise and reach level {level}</oldsource>
      <comment>choose_energy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation type="unfinished">Gagner 1 d’expertise en {energy} et atteindre le niveau {level}</translation>
    </message>
    <message>
      <source>Choose {energy}: you are at the end of this track, so the point is lost</source>
      <oldsource>Choose {energy}: your track is at its end, and the point is lost</oldsource>
      <comment>choose_energy.full</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Choose solar: you are at the end of this track, so the point is lost</extracomment>
      <translation type="unfinished">Choisir {energy} : vous êtes au bout de la piste, et cette expertise est perdue</translation>
    </message>
    <message>
      <source>Put a CEP in {region} ({had} of {limit})</source>
      <oldsource>Put a CEP into {region}, which holds {had} of {limit}</oldsource>
      <comment>choose_region.bonus_region_cep</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Put a CEP in North America (2 of 5)</extracomment>
      <translation type="unfinished">Placer un CEP en {region}, qui en a {had} sur {limit}</translation>
    </message>
    <message>
      <source>Start with {region}</source>
      <oldsource>Begin with {region}</oldsource>
      <comment>choose_region.first_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Start with Europe</extracomment>
      <translation type="unfinished">Commencer par l’{region}</translation>
    </message>
    <message>
      <source>Start with {region}</source>
      <oldsource>Begin with {region}</oldsource>
      <comment>choose_region.start_region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Start with Oceania</extracomment>
      <translation type="unfinished">Commencer par l’{region}</translation>
    </message>
    <message>
      <source>Start after {region}</source>
      <oldsource>Begin after {region}</oldsource>
      <comment>choose_region.opponent_start</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Start after Oceania</extracomment>
      <translation type="unfinished">Commencer après l’{region}</translation>
    </message>
    <message>
      <source>Gain 1 point of expertise from {place}</source>
      <oldsource>Gain a point of expertise from {place}</oldsource>
      <comment>choose_project.project_expertise</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Gain 1 point of expertise from the biomass project in Asia (money space)</extracomment>
      <translation type="unfinished">Gagner 1 d’expertise avec {place}</translation>
    </message>
    <message>
      <source>Place the {project} on the {grant} space in {region}</source>
      <oldsource>Put the {energy} project on the {grant} space in {region}</oldsource>
      <comment>choose_project.start_space</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Place the recycling project on the money space in Oceania</extracomment>
      <translation type="unfinished">Poser le projet en {energy} sur la case {grant} en {region}</translation>
    </message>
    <message>
      <source>Pay the CEP from your supply</source>
      <oldsource>Pay the CEP from your hand</oldsource>
      <comment>pay_cep.hand</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.</extracomment>
      <translation type="unfinished">Payer le CEP de votre main</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which has {had:ceps}</source>
      <oldsource>Pay the CEP from {region}, which holds {had:ceps}</oldsource>
      <comment>pay_cep.region</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Pay the CEP from Europe, which has 2 CEPs</extracomment>
      <translation type="unfinished">Payer le CEP de l’{region}, qui en contient {had}</translation>
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
      <source>Keep lobby card {card}; minor effect: {minor}</source>
      <oldsource>Keep lobby card {card} ({trigger}: {main}; otherwise: {minor})</oldsource>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep lobby card “Build cold fusion: –$3” (16); minor effect: $2</extracomment>
      <translation type="unfinished">Garder la carte lobby {card} ({trigger} : {main} ; sinon : {minor})</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <comment>keep_card.company</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>Garder l’objectif de compagnie {card} : {goal}</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <comment>keep_card.personal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation>Garder l’objectif personnel {card} : {goal}</translation>
    </message>
    <message>
      <source>Plan a level {level} {project} in {region} ({grant} space)</source>
      <oldsource>Plan a {energy} project of level {level} in {region} on the {grant} space</oldsource>
      <comment>plan</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
      <translation type="unfinished">Planifier un projet en {energy} de niveau {level} en {region} sur la case {grant}</translation>
    </message>
    <message>
      <source>Plan a {project} in {region} ({grant} space)</source>
      <oldsource>Plan a {energy} project in {region} on the {grant} space</oldsource>
      <comment>plan.no_tile</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Plan a solar project in Europe (technology space)</extracomment>
      <translation type="unfinished">Planifier un projet en {energy} en {region} sur la case {grant}</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <comment>infrastructure</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Prepare the infrastructure of the hydro project in North America (scientist space)</extracomment>
      <translation>Mettre en place l’infrastructure pour {place}</translation>
    </message>
    <message>
      <source>Build the level {level} {plant} in {region} ({grant} space): pay {goods}, gain {vp:points}</source>
      <oldsource>Build the {energy} plant of level {level} in {region} ({grant} space; {goods})</oldsource>
      <comment>build_plant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation type="unfinished">Construire la centrale de niveau {level} ({energy}) en {region} (case {grant} ; {goods})</translation>
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
      <source>Give the bonus to {player}: {bonus}</source>
      <oldsource>Hand the bonus to {player}: {bonus}</oldsource>
      <comment>give_bonus</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Give the bonus to Ada: 1 point of solar knowledge</extracomment>
      <translation type="unfinished">Donner le bonus à {player} : {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <comment>give_bonus.self</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Use the bonus yourself: 1 point of solar knowledge</extracomment>
      <translation>Utiliser vous-même le bonus : {bonus}</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level to {co2} ppm for {vp:points}</source>
      <oldsource>Bring the CO₂ level down to {co2} ppm for {vp:points}</oldsource>
      <comment>reduce_co2</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Reduce the CO₂ level to 400 ppm for 17 points</extracomment>
      <translation type="unfinished">Réduire le niveau de CO₂ à {co2} ppm pour {vp:points}</translation>
    </message>
    <message>
      <source>Keep the CO₂ level at {co2} ppm</source>
      <oldsource>Leave the CO₂ level at {co2} ppm</oldsource>
      <comment>reduce_co2.none</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Keep the CO₂ level at 350 ppm</extracomment>
      <translation type="unfinished">Laisser le niveau de CO₂ à {co2} ppm</translation>
    </message>
    <message>
      <source>{action}; with lobby card {card}</source>
      <oldsource>{action} with lobby card {card}</oldsource>
      <comment>with.card</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Asia (money space): pay $4 and 1 technology cube, gain 5 points; with lobby card “Build recycling: –$3” (15)</extracomment>
      <translation type="unfinished">{action} avec la carte lobby {card}</translation>
    </message>
    <message>
      <source>{action}; {region} pays 1 of the cubes</source>
      <oldsource>{action}; {region} gives one of the cubes</oldsource>
      <comment>with.subsidy</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top biomass plant in Asia (technology space): pay $8 and 1 technology cube, gain 6 points; Asia pays 1 of the cubes</extracomment>
      <translation type="unfinished">{action} ; l’{region} fournit une des ressources technologiques</translation>
    </message>
    <message>
      <source>{action}; {player} gets ${fee} because their scientist must leave</source>
      <oldsource>{action}; {player} receives ${fee} for the scientist who has to leave</oldsource>
      <comment>with.fee</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the top recycling plant in Oceania (technology space): pay $7 and 1 technology cube, gain 5 points; Ada gets $1 because their scientist must leave</extracomment>
      <translation type="unfinished">{action} ; {player} reçoit ${fee} pour le scientifique congédié</translation>
    </message>
    <message>
      <source>{action}; {region} pays 1 of the cubes</source>
      <oldsource>{action}; {region} gives one of the cubes</oldsource>
      <comment>with.region_tech</comment>
      <extracomment>An action in a list, as a phrase to the one who decides.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation type="unfinished">{action} ; l’{region} fournit une des ressources technologiques</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Take your scientist back from {origin}</source>
      <oldsource>Take your scientist home from {origin}</oldsource>
      <comment>move_scientist.displaced_home</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Take your scientist back from the solar project in Europe (technology space)</extracomment>
      <translation type="unfinished">Reprendre votre scientifique en main depuis {origin}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain 1 point of knowledge in any energy</source>
      <oldsource>Recruit a scientist from your pool and gain a point of knowledge of your choice</oldsource>
      <comment>recruit</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation type="unfinished">Recruter un scientifique de votre espace de recrutement et gagner 1 d’expertise dans une énergie de votre choix</translation>
    </message>
    <message>
      <source>Decline the subsidy</source>
      <comment>decline.research_grant</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>Jouer la carte lobbyiste {card} pour son lobby mineur : {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Play lobbyist card “Plan in Asia: $3” (5) for its main effect: $3</extracomment>
      <translation>Jouer la carte lobbyiste {card} pour son lobby principal : {effect}</translation>
    </message>
    <message>
      <source>Claim UN goal {card}: pay {tech:cubes}</source>
      <oldsource>Claim UN goal {card} ({energies}): pay {tech:cubes}</oldsource>
      <comment>score_un_goal</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Claim UN goal “Recycling, hydro” (2): pay 1 technology cube</extracomment>
      <translation type="unfinished">Prendre la carte objectif de l’ONU {card} ({energies}) : payer {tech:cubes}</translation>
    </message>
    <message>
      <source>Pay the CEP from your player board</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep lobbyist card {card}; minor effect: {minor}</source>
      <oldsource>Keep lobbyist card {card} ({trigger}: {main}; otherwise: {minor})</oldsource>
      <comment>keep_card.draft</comment>
      <extracomment>An action in a list, as a phrase to the one who decides. Only in Second Chance.
Example: Keep lobbyist card “Build recycling: $3” (20); minor effect: move a scientist</extracomment>
      <translation type="unfinished">Garder la carte lobbyiste {card} ({trigger} : {main} ; sinon : {minor})</translation>
    </message>
    <message>
      <source>Gain 1 point of {expertise} and reach level {level}</source>
      <oldsource>Gain a point of {energy} knowledge and reach level {level}</oldsource>
      <comment>choose_energy</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
An action in a list, as a phrase to the one who decides.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation type="unfinished">Gagner 1 d’expertise en {energy} et atteindre le niveau {level}</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}. The first counts most when control is tied.</source>
      <oldsource>This region wants {energies}: the first counts most when control is tied.</oldsource>
      <comment>agenda</comment>
      <extracomment>The card of a region's agenda tile.
Example: This region wants solar and wind. The first counts most when control is tied.</extracomment>
      <translation type="unfinished">Énergies acceptées par cette région : {energies}. La première compte le plus en cas d’égalité pour le contrôle.</translation>
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
        <numerusform>{n} point</numerusform>
        <numerusform>{n} points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} technology cubes</source>
      <comment>cubes</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>
        <numerusform>{n} ressource technologique</numerusform>
        <numerusform>{n} ressources technologiques</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} CEPs</source>
      <comment>ceps</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: The market is refilled with 2 CEPs; the price is now $2.</extracomment>
      <translation>
        <numerusform>{n} CEP</numerusform>
        <numerusform>{n} CEPs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} steps</source>
      <comment>steps</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Reduce the CO₂ level of 570 ppm by at least 7 steps of 10 ppm; each step costs 1 point.</extracomment>
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
Example: Keep one of these 5 lobby cards; the rest go to the player on your right.</extracomment>
      <translation>
        <numerusform>{n} carte lobby</numerusform>
        <numerusform>{n} cartes lobby</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep one of these 5 lobbyist cards; the rest go to the player on your right.</extracomment>
      <translation>
        <numerusform>{n} carte lobbyiste</numerusform>
        <numerusform>{n} cartes lobbyistes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} open environmental goals</source>
      <comment>open_goals</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Penalty of 21 points for 21 open environmental goals.</extracomment>
      <translation>
        <numerusform>{n} objectif environnemental non atteint</numerusform>
        <numerusform>{n} objectifs environnementaux non atteints</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fossil plants</source>
      <comment>fossil_plants</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: By the end of the game: replace at least 1 fossil plant in a full region.</extracomment>
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
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
      <translation>
        <numerusform>{n} centrale</numerusform>
        <numerusform>{n} centrales</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} infrastructures</source>
      <comment>infrastructures</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation>
        <numerusform>{n} infrastructure</numerusform>
        <numerusform>{n} infrastructures</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} regions</source>
      <comment>regions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: control at least 3 regions.</extracomment>
      <translation>
        <numerusform>{n} région</numerusform>
        <numerusform>{n} régions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different regions</source>
      <comment>different_regions</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures in at least 4 different regions.</extracomment>
      <translation>
        <numerusform>{n} région</numerusform>
        <numerusform>{n} régions différentes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different energies</source>
      <comment>energies</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: have prepared infrastructures of at least 4 different energies.</extracomment>
      <translation>
        <numerusform>{n} source d’énergie</numerusform>
        <numerusform>{n} sources d’énergie différentes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} tracks</source>
      <comment>tracks</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: At the end of the game: reach the last space of at least 2 tracks.</extracomment>
      <translation>
        <numerusform>{n} piste</numerusform>
        <numerusform>{n} pistes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} scientists</source>
      <comment>scientists</comment>
      <extracomment>A number with its noun; it stands in sentences and after colons.
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
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
      <source>There is no project on the board to install.</source>
      <oldsource>No project on the board can be installed.</oldsource>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation type="unfinished">Aucun projet du plateau ne peut être mis en place.</translation>
    </message>
    <message>
      <source>There is no installed project on the board.</source>
      <oldsource>No project on the board is ready to be built on.</oldsource>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation type="unfinished">Aucun projet du plateau n’est prêt pour une construction.</translation>
    </message>
    <message>
      <source>There is no project on the board for a scientist to work on.</source>
      <oldsource>No project lies on the board where a scientist could work.</oldsource>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible anywhere on the board.</extracomment>
      <translation type="unfinished">Il n’y a sur le plateau aucun projet sur lequel un scientifique pourrait travailler.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>There is no project on the board that needs infrastructure.</source>
      <oldsource>No project on the board waits for its infrastructure.</oldsource>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation type="unfinished">Aucun projet du plateau n’attend son infrastructure.</translation>
    </message>
    <message>
      <source>There is no infrastructure on the board to build on.</source>
      <oldsource>No infrastructure on the board is ready to be built on.</oldsource>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible anywhere on the board. Only in Second Chance.</extracomment>
      <translation type="unfinished">Aucune infrastructure du plateau n’est prête pour une construction.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>1 point of {expertise}</source>
      <oldsource>one point of {energy} expertise</oldsource>
      <comment>energy</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation type="unfinished">1 d’expertise en {energy}</translation>
    </message>
    <message>
      <source>1 point of expertise in any energy</source>
      <oldsource>one point of expertise in an energy of your choice</oldsource>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.</extracomment>
      <translation type="unfinished">1 d’expertise dans une énergie de votre choix</translation>
    </message>
    <message>
      <source>1 technology cube</source>
      <oldsource>one technology cube</oldsource>
      <comment>tech</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 technology cube. Use it, give it to another player, or decline.</extracomment>
      <translation type="unfinished">1 ressource technologique</translation>
    </message>
    <message>
      <source>1 CEP for any region</source>
      <oldsource>one CEP for a region of your choice</oldsource>
      <comment>region_cep</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 CEP for any region. Use it, give it to another player, or decline.</extracomment>
      <translation type="unfinished">1 CEP pour une région de votre choix</translation>
    </message>
    <message>
      <source>1 CEP for {region}</source>
      <oldsource>one CEP for {region}</oldsource>
      <comment>region_cep.indicated</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: 1 CEP for Europe</extracomment>
      <translation type="unfinished">1 CEP pour l’{region}</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>1 point of knowledge in any energy</source>
      <oldsource>one point of knowledge in an energy of your choice</oldsource>
      <comment>any</comment>
      <extracomment>The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it. Only in Second Chance.
Example: Bonus: 1 point of knowledge in any energy. Use it, give it to another player, or decline.</extracomment>
      <translation type="unfinished">1 d’expertise dans une énergie de votre choix</translation>
    </message>
    <message>
      <source>1 point of {expertise}</source>
      <oldsource>one point of {energy} knowledge</oldsource>
      <comment>energy</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation type="unfinished">1 d’expertise en {energy}</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>Polish rulebook</source>
      <oldsource>Polish</oldsource>
      <comment>pl</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation type="unfinished">polonais</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <oldsource>French</oldsource>
      <comment>fr</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation type="unfinished">français</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <oldsource>Russian</oldsource>
      <comment>ru</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation type="unfinished">russe</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <oldsource>Chinese</oldsource>
      <comment>zh</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation type="unfinished">chinois</translation>
    </message>
    <message>
      <source>German rulebook</source>
      <oldsource>German</oldsource>
      <comment>de</comment>
      <extracomment>A printed rulebook by its language, in brackets behind a section.</extracomment>
      <translation type="unfinished">allemand</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>propose a project in {region}</source>
      <comment>propose.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you propose a project in North America: $3.</extracomment>
      <translation>proposer un projet en {region}</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <comment>propose.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you propose a project on a money space: $3.</extracomment>
      <translation>proposer un projet sur une case {grant}</translation>
    </message>
    <message>
      <source>install a {project}</source>
      <oldsource>install a {energy} project</oldsource>
      <comment>install.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you install a recycling project: 2 technology cubes.</extracomment>
      <translation type="unfinished">mettre en place un projet en {energy}</translation>
    </message>
    <message>
      <source>build a {plant}</source>
      <oldsource>build a {energy} plant</oldsource>
      <comment>build.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Build hydro: 1 knowledge” (26): build a hydro plant.</extracomment>
      <translation type="unfinished">construire une centrale ({energy})</translation>
    </message>
    <message>
      <source>send a scientist to the {topic} of a summit</source>
      <oldsource>send a scientist to a summit on {energy}</oldsource>
      <comment>summit.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you send a scientist to the recycling topic of a summit: 1 point of recycling expertise.</extracomment>
      <translation type="unfinished">envoyer un scientifique à un sommet ayant pour sujet {energy}</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you buy a CEP: 2 points.</extracomment>
      <translation>acheter un CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Main effect, when you sell a CEP: $3.</extracomment>
      <translation>vendre un CEP</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <comment>plan.region</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Plan in Europe: $3” (3): plan a project in Europe.</extracomment>
      <translation>planifier un projet en {region}</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <comment>plan.grant</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Plan on a technology space: 2 technology cubes” (8): plan a project on a technology space.</extracomment>
      <translation>planifier un projet sur une case {grant}</translation>
    </message>
    <message>
      <source>prepare {infrastructure}</source>
      <oldsource>prepare the infrastructure of a {energy} project</oldsource>
      <comment>infrastructure.energy</comment>
      <extracomment>The action that a lobby card goes with, as an infinitive inside a sentence.
Example: Now take the action of lobbyist card “Prepare hydro: 2 technology cubes or $2” (11): prepare hydro infrastructure.</extracomment>
      <translation type="unfinished">mettre en place l’infrastructure d’un projet en {energy}</translation>
    </message>
  </context>
  <context>
    <name>cards_by_name</name>
    <message>
      <source>{trigger}: {effect}</source>
      <comment>lobby</comment>
      <extracomment>The short name of a card, and how a sentence quotes it before its number.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disaster in {region}</source>
      <comment>event</comment>
      <extracomment>The short name of a card, and how a sentence quotes it before its number.
Example: Disaster in North America · event 47</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{name}” ({card})</source>
      <comment>in_sentence</comment>
      <extracomment>The short name of a card, and how a sentence quotes it before its number.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation type="unfinished" />
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
      <translation>Recruter</translation>
    </message>
    <message>
      <source>Decline</source>
      <oldsource>Leave it</oldsource>
      <comment>decline</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation type="unfinished">Renoncer</translation>
    </message>
    <message>
      <source>Continue</source>
      <oldsource>Go on</oldsource>
      <comment>decline.owed_action</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation type="unfinished">Continuer</translation>
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
      <source>{trigger} (minor): {effect}</source>
      <oldsource>Card {card}, minor: {effect}</oldsource>
      <comment>play_lobby.minor</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Prepare solar (minor): 1 technology cube</extracomment>
      <translation type="unfinished">Carte {card}, mineur : {effect}</translation>
    </message>
    <message>
      <source>{trigger}: {effect}</source>
      <oldsource>Card {card}: {effect}</oldsource>
      <comment>play_lobby.main</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Plan in Asia: $3</extracomment>
      <translation type="unfinished">Carte {card} : {effect}</translation>
    </message>
    <message>
      <source>{trigger} (card first): {effect}</source>
      <oldsource>Card {card} first: {effect}</oldsource>
      <comment>play_lobby.before</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Plan in Europe (card first): $3</extracomment>
      <translation type="unfinished">D’abord la carte {card} : {effect}</translation>
    </message>
    <message>
      <source>UN goal: {energies}</source>
      <oldsource>UN goal {card}</oldsource>
      <comment>score_un_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: UN goal: recycling, hydro</extracomment>
      <translation type="unfinished">Objectif de l’ONU {card}</translation>
    </message>
    <message>
      <source>Discard goal for ${money}</source>
      <oldsource>Goal for ${money}</oldsource>
      <comment>cash_company_goal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Discard goal for $8</extracomment>
      <translation type="unfinished">Objectif contre ${money}</translation>
    </message>
    <message>
      <source>{player}'s goal</source>
      <oldsource>Goal of {player}</oldsource>
      <comment>cash_company_goal.other</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Ada's goal</extracomment>
      <translation type="unfinished">Objectif de {player}</translation>
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
      <source>From your supply</source>
      <oldsource>From your hand</oldsource>
      <comment>pay_cep.hand</comment>
      <extracomment>An action on a button beside a question: two or three words.</extracomment>
      <translation type="unfinished">De votre main</translation>
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
      <source>{name}</source>
      <oldsource>Card {card}</oldsource>
      <comment>keep_card.draft</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling: $3</extracomment>
      <translation type="unfinished">Carte {card}</translation>
    </message>
    <message>
      <source>{name}</source>
      <oldsource>Goal {card}</oldsource>
      <comment>keep_card.company</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Controlled regions</extracomment>
      <translation type="unfinished">Objectif {card}</translation>
    </message>
    <message>
      <source>{name}</source>
      <oldsource>Goal {card}</oldsource>
      <comment>keep_card.personal</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Infrastructures of one energy</extracomment>
      <translation type="unfinished">Objectif {card}</translation>
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
      <source>Keep {co2} ppm</source>
      <oldsource>Leave it</oldsource>
      <comment>reduce_co2.none</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Keep 350 ppm</extracomment>
      <translation type="unfinished">Renoncer</translation>
    </message>
    <message>
      <source>{action}, card: {effect}</source>
      <oldsource>{action}, card {card}</oldsource>
      <comment>with.card</comment>
      <extracomment>An action on a button beside a question: two or three words.
Example: Build recycling, Asia (money), card: –$3</extracomment>
      <translation type="unfinished">{action}, carte {card}</translation>
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
    <name>choices_second_chance</name>
    <message>
      <source>From your board</source>
      <comment>pay_cep.hand</comment>
      <extracomment>An action on a button beside a question: two or three words. Only in Second Chance.</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>company_goal_names</name>
    <message>
      <source>Controlled regions</source>
      <comment>controlled_region</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Regions with plants</source>
      <comment>region_with_own_plant</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Regions with plants” (5): 3 points for each region where you have a plant, at most 15</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goal</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: UN goals · company goal 29</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plants except the first</source>
      <comment>own_plant_after_first</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Plants except the first · company goal 30</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plants</source>
      <comment>every_own_plant</comment>
      <extracomment>The short name of a company goal: what it counts.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CEPs without regions</source>
      <comment>cep_in_hand_before_regions</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: CEPs without regions · company goal 31</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CEPs</source>
      <comment>cep_owned</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: CEPs · company goal 1</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leads in expertise</source>
      <comment>leading_expertise_ties_count</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Leo scores company goal “Leads in expertise” (32): 4 points.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plants of different energies</source>
      <comment>own_plant_type</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Plants of different energies” (6): 3 points for each different energy among your plants, at most 15</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Regions with infrastructure</source>
      <comment>region_with_own_infrastructure</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Regions with infrastructure” (8): 3 points for each region where you have infrastructure, at most 15</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infrastructures of different energies</source>
      <comment>own_infrastructure_type</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Infrastructures of different energies” (9): 3 points for each different energy among your infrastructures, at most 15</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infrastructures except the first</source>
      <comment>own_infrastructure_after_first</comment>
      <extracomment>The short name of a company goal: what it counts.
Example: Keep company goal “Infrastructures except the first” (10): 3 points for each of your infrastructures except the first, at most 15</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>company_goal_names_second_chance</name>
    <message>
      <source>Leads in knowledge</source>
      <comment>leading_expertise_ties_count</comment>
      <extracomment>The short name of a company goal: what it counts. Only in Second Chance.
Example: Leads in knowledge · company goal 2</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <comment>controlled_region</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Controlled regions” (4): 4 points for each region you control, at most 16</extracomment>
      <translation>{vp:points} pour chaque région que vous contrôlez, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region where you have a plant, at most {limit}</source>
      <oldsource>{vp:points} for each region with a plant of yours, at most {limit}</oldsource>
      <comment>region_with_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Regions with plants” (5): 3 points for each region where you have a plant, at most 15</extracomment>
      <translation type="unfinished">{vp:points} pour chaque région où vous avez une centrale, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <comment>un_goal</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 3 points for each UN goal you have scored, at most 15.</extracomment>
      <translation>{vp:points} pour chaque objectif de l’ONU dont vous avez marqué les points, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each of your plants except the first, at most {limit}</source>
      <oldsource>{vp:points} for each plant of yours except the first, at most {limit}</oldsource>
      <comment>own_plant_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 3 points for each of your plants except the first, at most 15.</extracomment>
      <translation type="unfinished">{vp:points} pour chacune de vos centrales sauf la première, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each of your plants, at most {limit}</source>
      <oldsource>{vp:points} for each plant of yours, at most {limit}</oldsource>
      <comment>every_own_plant</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of your plants, at most 3</extracomment>
      <translation type="unfinished">{vp:points} pour chacune de vos centrales, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your supply, not counting your regions, at most {limit}</source>
      <oldsource>{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}</oldsource>
      <comment>cep_in_hand_before_regions</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP in your supply, not counting your regions, at most 16.</extracomment>
      <translation type="unfinished">{vp:points} pour chaque CEP dans votre main, sans ceux de vos régions, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP on your player board and in regions you control, at most {limit}</source>
      <oldsource>{vp:points} for each CEP in your hand and in regions you control, at most {limit}</oldsource>
      <comment>cep_owned</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: At the end of the game: 2 points for each CEP on your player board and in regions you control, at most 16.</extracomment>
      <translation type="unfinished">{vp:points} pour chaque CEP dans votre main et dans les régions que vous contrôlez, maximum de {limit} points</translation>
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
Example: Keep company goal “Plants of different energies” (6): 3 points for each different energy among your plants, at most 15</extracomment>
      <translation>{vp:points} pour chaque énergie différente parmi vos centrales, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region where you have infrastructure, at most {limit}</source>
      <oldsource>{vp:points} for each region with an infrastructure of yours, at most {limit}</oldsource>
      <comment>region_with_own_infrastructure</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Regions with infrastructure” (8): 3 points for each region where you have infrastructure, at most 15</extracomment>
      <translation type="unfinished">{vp:points} pour chaque région où vous avez une infrastructure, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Infrastructures of different energies” (9): 3 points for each different energy among your infrastructures, at most 15</extracomment>
      <translation>{vp:points} pour chaque énergie différente parmi vos infrastructures, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each of your infrastructures except the first, at most {limit}</source>
      <oldsource>{vp:points} for each infrastructure of yours except the first, at most {limit}</oldsource>
      <comment>own_infrastructure_after_first</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: Keep company goal “Infrastructures except the first” (10): 3 points for each of your infrastructures except the first, at most 15</extracomment>
      <translation type="unfinished">{vp:points} pour chacune de vos infrastructures sauf la première, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <comment>controlled_region.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 4 points for each region the company controls, at most 16</extracomment>
      <translation>{vp:points} pour chaque région que la compagnie contrôle, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region where the company has a plant, at most {limit}</source>
      <oldsource>{vp:points} for each region with a plant of the company, at most {limit}</oldsource>
      <comment>region_with_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region where the company has a plant, at most 15</extracomment>
      <translation type="unfinished">{vp:points} pour chaque région où la compagnie a une centrale, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <comment>un_goal.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each UN goal the company has scored, at most 15</extracomment>
      <translation>{vp:points} pour chaque objectif de l’ONU dont la compagnie a marqué les points, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each of the company's plants except the first, at most {limit}</source>
      <oldsource>{vp:points} for each plant of the company except the first, at most {limit}</oldsource>
      <comment>own_plant_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of the company's plants except the first, at most 15</extracomment>
      <translation type="unfinished">{vp:points} pour chaque centrale de la compagnie sauf la première, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each of the company's plants, at most {limit}</source>
      <oldsource>{vp:points} for each plant of the company, at most {limit}</oldsource>
      <comment>every_own_plant.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of the company's plants, at most 3</extracomment>
      <translation type="unfinished">{vp:points} pour chaque centrale de la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's supply, not counting its regions, at most {limit}</source>
      <oldsource>{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}</oldsource>
      <comment>cep_in_hand_before_regions.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP in the company's supply, not counting its regions, at most 16</extracomment>
      <translation type="unfinished">{vp:points} pour chaque CEP dans la main de la compagnie, sans ceux de ses régions, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP on the company's player board and in its regions, at most {limit}</source>
      <oldsource>{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}</oldsource>
      <comment>cep_owned.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 2 points for each CEP on the company's player board and in its regions, at most 16</extracomment>
      <translation type="unfinished">{vp:points} pour chaque CEP dans la main de la compagnie et dans les régions qu’elle contrôle, maximum de {limit} points</translation>
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
      <source>{vp:points} for each region where the company has infrastructure, at most {limit}</source>
      <oldsource>{vp:points} for each region with an infrastructure of the company, at most {limit}</oldsource>
      <comment>region_with_own_infrastructure.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each region where the company has infrastructure, at most 15</extracomment>
      <translation type="unfinished">{vp:points} pour chaque région où la compagnie a une infrastructure, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each different energy among the company's infrastructures, at most 15</extracomment>
      <translation>{vp:points} pour chaque énergie différente parmi les infrastructures de la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each of the company's infrastructures except the first, at most {limit}</source>
      <oldsource>{vp:points} for each infrastructure of the company except the first, at most {limit}</oldsource>
      <comment>own_infrastructure_after_first.other</comment>
      <extracomment>What a company goal scores, after a colon. With “.other” it speaks about somebody else's company.
Example: 3 points for each of the company's infrastructures except the first, at most 15</extracomment>
      <translation type="unfinished">{vp:points} pour chaque infrastructure de la compagnie sauf la première, maximum de {limit} points</translation>
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
      <source>Your turn: take your main action. Free actions are possible before and after it.</source>
      <oldsource>Your turn: take your main action; free actions may come before and after it.</oldsource>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Votre tour : effectuez votre action principale ; des actions gratuites sont possibles avant et après.</translation>
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
      <source>There is nothing left to do: end your turn.</source>
      <oldsource>You have done everything you can in this turn: end it.</oldsource>
      <comment>turn.over</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Vous avez fait tout ce qui est possible pendant ce tour : terminez-le.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist, move one, or decline.</source>
      <oldsource>Research grant: recruit a scientist or move one, or leave it.</oldsource>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Subvention de recherche : recrutez un scientifique ou déplacez-en un, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or decline.</source>
      <oldsource>Research grant: move a scientist, or leave it.</oldsource>
      <comment>research_grant.move</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Subvention de recherche : déplacez un scientifique, ou renoncez-y.</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <comment>granted_move</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Vous pouvez déplacer un de vos scientifiques.</translation>
    </message>
    <message>
      <source>Your scientist must leave {place}: back to your supply with 1 point of expertise, or on to a summit?</source>
      <oldsource>Your scientist was sent away from {place}: home with one point of expertise, or to a summit?</oldsource>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides.
Example: Your scientist must leave the recycling project in Oceania (technology space): back to your supply with 1 point of expertise, or on to a summit?</extracomment>
      <translation type="unfinished">Votre scientifique doit quitter {place} : en main avec 1 d’expertise, ou à un sommet ?</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain 1 point of expertise.</source>
      <oldsource>Choose the energy in which you gain a point of expertise.</oldsource>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Choisissez l’énergie dans laquelle vous gagnez 1 d’expertise.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <comment>bonus_region_cep</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation>Choisissez la région qui reçoit un CEP.</translation>
    </message>
    <message>
      <source>End of your turn: choose the project that gives you 1 point of expertise.</source>
      <oldsource>Choose the project that gives you a point of expertise at the end of your turn.</oldsource>
      <comment>project_expertise</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Choisissez le projet qui vous donne 1 d’expertise à la fin de votre tour.</translation>
    </message>
    <message>
      <source>End of your turn: choose the project that gives you 1 point of expertise, or decline.</source>
      <oldsource>Choose the project that gives you a point of expertise at the end of your turn, or take none.</oldsource>
      <comment>project_expertise.may</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Choisissez le projet qui vous donne 1 d’expertise à la fin de votre tour, ou n’en prenez pas.</translation>
    </message>
    <message>
      <source>The summit is over: choose which of your points you gain first ({energies}).</source>
      <oldsource>The summit has ended: choose which of your points comes first ({energies}).</oldsource>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit is over: choose which of your points you gain first (solar and wind).</extracomment>
      <translation type="unfinished">Le sommet est terminé : choisissez dans quelle énergie vous gagnez d’abord 1 d’expertise ({energies}).</translation>
    </message>
    <message>
      <source>The summit is over: choose the topic of your extra point ({energies}).</source>
      <oldsource>The summit has ended: choose the topic of your extra point ({energies}).</oldsource>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides.
Example: The summit is over: choose the topic of your extra point (solar, recycling).</extracomment>
      <translation type="unfinished">Le sommet est terminé : choisissez le sujet de votre expertise supplémentaire ({energies}).</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <comment>income_split</comment>
      <extracomment>What is asked of the one who decides.
Example: Split your income of 2 into money and points.</extracomment>
      <translation>Répartissez votre revenu de {amount} en argent et en points.</translation>
    </message>
    <message>
      <source>Choose the region where the energy demand begins; the others follow clockwise.</source>
      <oldsource>Choose the region with which the energy demand begins; the others follow clockwise.</oldsource>
      <comment>first_region</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Choisissez la région par laquelle l’approvisionnement en énergie commence ; les autres suivent en sens horaire.</translation>
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
      <source>Pay a CEP for your bid: choose where it comes from.</source>
      <oldsource>Pay a CEP of your bid: choose where it comes from.</oldsource>
      <comment>pay_cep.bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Payez un CEP de votre mise : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant and must buy one for ${price}: lose {vp:points} for the money you lack, or discard your company goal for money first.</source>
      <oldsource>You have no CEP to pay for a fossil plant, and a new one costs ${price}: lose {vp:points} for the money you lack, or cash your company goal first.</oldsource>
      <comment>forced_purchase</comment>
      <extracomment>What is asked of the one who decides.
Example: You have no CEP to pay for a fossil plant and must buy one for $3: lose 3 points for the money you lack, or discard your company goal for money first.</extracomment>
      <translation type="unfinished">Vous n’avez pas de CEP pour payer une centrale à combustible fossile, et en acheter un coûte ${price} : perdez {vp:points} pour l’argent qui vous manque, ou échangez d’abord votre objectif de compagnie contre de l’argent.</translation>
    </message>
    <message>
      <source>Bid for the right to choose the start player, or pass.</source>
      <oldsource>Bid for the right to name the start player, or pass.</oldsource>
      <comment>bid</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Faites une offre pour le droit de nommer le premier joueur, ou passez.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <comment>bid.raise</comment>
      <extracomment>What is asked of the one who decides.
Example: The highest bid is $14, by Eva: bid more, or pass.</extracomment>
      <translation>L’offre la plus haute est de ${amount}, par {player} : surenchérissez, ou passez.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; no change is given.</source>
      <oldsource>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; there is no change.</oldsource>
      <comment>bid_payment</comment>
      <extracomment>What is asked of the one who decides.
Example: Pay your bid of $21: a technology cube counts as $2, a CEP as $2; no change is given.</extracomment>
      <translation type="unfinished">Payez votre mise de ${amount} : une ressource technologique vaut ${tech}, un CEP ${price} ; la monnaie n’est pas rendue.</translation>
    </message>
    <message>
      <source>Choose the start player of the next decade.</source>
      <oldsource>Choose the start player of the coming decade.</oldsource>
      <comment>appoint</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Choisissez le premier joueur de la prochaine décennie.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest go to the player on your right.</source>
      <oldsource>Keep one of these {cards:lobby_cards}; the rest is passed to the right.</oldsource>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides.
Example: Keep one of these 5 lobby cards; the rest go to the player on your right.</extracomment>
      <translation type="unfinished">Gardez une de ces {cards:lobby_cards} ; le reste est passé à droite.</translation>
    </message>
    <message>
      <source>Choose the region where placing the start projects begins.</source>
      <oldsource>Choose the region with which the placing of the start projects begins.</oldsource>
      <comment>start_region</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Choisissez la région par laquelle commence le placement des projets de départ.</translation>
    </message>
    <message>
      <source>Choose a space in {region} for the {project}.</source>
      <oldsource>Choose the space in {region} for the {energy} project.</oldsource>
      <comment>start_space</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose a space in Oceania for the recycling project.</extracomment>
      <translation type="unfinished">Choisissez la case pour le projet en {energy} en {region}.</translation>
    </message>
    <message>
      <source>Now take the action of lobbyist card {card}: {trigger}.</source>
      <oldsource>Lobbyist card {card} was played for an action that is due now: {trigger}.</oldsource>
      <comment>owed_action</comment>
      <extracomment>What is asked of the one who decides.
Example: Now take the action of lobbyist card “Plan in Europe: $3” (3): plan a project in Europe.</extracomment>
      <translation type="unfinished">La carte lobbyiste {card} a été jouée pour une action qui est due maintenant : {trigger}.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, give it to another player, or decline.</source>
      <oldsource>Bonus: {bonus}. Use it, hand it to another player, or leave it.</oldsource>
      <comment>bonus</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: 1 point of solar knowledge. Use it, give it to another player, or decline.</extracomment>
      <translation type="unfinished">Bonus : {bonus}. Utilisez-le, donnez-le à un autre joueur, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or decline.</source>
      <oldsource>Bonus: {bonus}. Use it, or leave it.</oldsource>
      <comment>bonus.own</comment>
      <extracomment>What is asked of the one who decides.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation type="unfinished">Bonus : {bonus}. Utilisez-le, ou renoncez-y.</translation>
    </message>
    <message>
      <source>You are given a bonus: {bonus}. Use it, or decline.</source>
      <oldsource>You were given a bonus: {bonus}. Use it, or leave it.</oldsource>
      <comment>bonus_received</comment>
      <extracomment>What is asked of the one who decides.
Example: You are given a bonus: 1 technology cube. Use it, or decline.</extracomment>
      <translation type="unfinished">On vous a donné un bonus : {bonus}. Utilisez-le, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Choose how far to reduce the CO₂ level of {co2} ppm: each step of {ppm} ppm costs {vp:points}.</source>
      <oldsource>Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}.</oldsource>
      <comment>reduction</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose how far to reduce the CO₂ level of 490 ppm: each step of 10 ppm costs 1 point.</extracomment>
      <translation type="unfinished">Le niveau de CO₂ est de {co2} ppm : choisissez de combien le réduire. Chaque cran de {ppm} ppm coûte {vp:points}.</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level of {co2} ppm by at least {needed:steps} of {ppm} ppm; each step costs {vp:points}.</source>
      <oldsource>The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, at {vp:points} each: choose how many.</oldsource>
      <comment>reduction.needed</comment>
      <extracomment>What is asked of the one who decides.
Example: Reduce the CO₂ level of 570 ppm by at least 7 steps of 10 ppm; each step costs 1 point.</extracomment>
      <translation type="unfinished">Le niveau de CO₂ est de {co2} ppm. Il doit baisser d’au moins {needed:steps} de {ppm} ppm, à {vp:points} le cran : choisissez de combien.</translation>
    </message>
    <message>
      <source>Choose a company goal to keep; the other one leaves the game unseen.</source>
      <oldsource>Choose the company goal that you keep; the other one leaves the game unseen.</oldsource>
      <comment>keep_goal.company</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Choisissez l’objectif de compagnie que vous gardez ; l’autre est retiré du jeu sans être révélé.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep (left to choose: {due}).</source>
      <oldsource>Choose a personal goal to keep; you keep {due} more.</oldsource>
      <comment>keep_goal.personal</comment>
      <extracomment>What is asked of the one who decides.
Example: Choose a personal goal to keep (left to choose: 2).</extracomment>
      <translation type="unfinished">Choisissez un objectif personnel à garder ; à garder encore : {due}.</translation>
    </message>
    <message>
      <source>Take your second main action now; it must be of another kind than the first.</source>
      <oldsource>Take your second main action now; it has to be of another kind than the first.</oldsource>
      <comment>second_action</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Effectuez maintenant votre deuxième action principale ; elle doit être d’un autre type que la première.</translation>
    </message>
    <message>
      <source>Choose a region: the opponent's cubes are placed counter-clockwise, beginning after it.</source>
      <oldsource>Choose the region from which the opponent's regions are sought, counter-clockwise.</oldsource>
      <comment>opponent_start</comment>
      <extracomment>What is asked of the one who decides.</extracomment>
      <translation type="unfinished">Choisissez la région à partir de laquelle on cherche les régions de l’adversaire, en sens antihoraire.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Your turn: take your main action. Director actions are possible before and after it.</source>
      <oldsource>Your turn: take your main action; director actions may come before and after it.</oldsource>
      <comment>turn</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation type="unfinished">Votre tour : effectuez votre action principale ; des actions de direction sont possibles avant et après.</translation>
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
      <source>Subsidy: recruit a scientist and gain 1 point of knowledge, or move a scientist.</source>
      <oldsource>Subsidy: recruit a scientist with a point of knowledge, or move one.</oldsource>
      <comment>research_grant</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation type="unfinished">Subvention : recrutez un scientifique avec 1 d’expertise, ou déplacez-en un.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist and gain 1 point of knowledge, move a scientist, or decline.</source>
      <oldsource>Subsidy: recruit a scientist with a point of knowledge, move one, or leave it.</oldsource>
      <comment>research_grant.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation type="unfinished">Subvention : recrutez un scientifique avec 1 d’expertise, déplacez-en un, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <comment>research_grant.move</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Subvention : déplacez un scientifique.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or decline.</source>
      <oldsource>Subsidy: move a scientist, or leave it.</oldsource>
      <comment>research_grant.move.optional</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation type="unfinished">Subvention : déplacez un scientifique, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Your scientist must leave {place}: choose a destination.</source>
      <oldsource>Your scientist has to leave {place}: choose where it goes.</oldsource>
      <comment>displaced</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Your scientist must leave the hydro project in North America (scientist space): choose a destination.</extracomment>
      <translation type="unfinished">Votre scientifique doit quitter {place} : choisissez où il va.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain 1 point of knowledge.</source>
      <oldsource>Choose the energy in which you gain a point of knowledge.</oldsource>
      <comment>bonus_any</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation type="unfinished">Choisissez l’énergie dans laquelle vous gagnez 1 d’expertise.</translation>
    </message>
    <message>
      <source>The summit is over: choose which point of knowledge you gain first ({energies}).</source>
      <oldsource>The summit has ended: choose which point of knowledge comes first ({energies}).</oldsource>
      <comment>summit_points</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit is over: choose which point of knowledge you gain first (solar and wind).</extracomment>
      <translation type="unfinished">Le sommet est terminé : choisissez dans quelle énergie vous gagnez d’abord 1 d’expertise ({energies}).</translation>
    </message>
    <message>
      <source>The summit is over: choose the topic of your point of knowledge ({energies}).</source>
      <oldsource>The summit has ended: choose the topic of your point of knowledge ({energies}).</oldsource>
      <comment>summit_extra</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: The summit is over: choose the topic of your point of knowledge (hydro, recycling).</extracomment>
      <translation type="unfinished">Le sommet est terminé : choisissez le sujet dans lequel vous gagnez 1 d’expertise ({energies}).</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.</extracomment>
      <translation>Payez un CEP pour l’infrastructure : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; the rest go to the player on your right.</source>
      <oldsource>Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.</oldsource>
      <comment>draft</comment>
      <extracomment>What is asked of the one who decides. Only in Second Chance.
Example: Keep one of these 5 lobbyist cards; the rest go to the player on your right.</extracomment>
      <translation type="unfinished">Gardez une de ces {cards:lobbyist_cards} ; le reste est passé à droite.</translation>
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
      <translation>{n:ceps} du marché</translation>
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
      <translation>déplacer un scientifique</translation>
    </message>
    <message>
      <source>1 point of {expertise}</source>
      <oldsource>one point of {energy} expertise</oldsource>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Build hydro: 1 knowledge” (26) for its main effect: 1 point of hydro knowledge; its action must follow</extracomment>
      <translation type="unfinished">1 d’expertise en {energy}</translation>
    </message>
    <message>
      <source>${n} discount</source>
      <oldsource>${n} less to pay</oldsource>
      <comment>discount</comment>
      <extracomment>What a lobby card gives, after a colon or in a list.
Example: Main effect, when you build a recycling plant: $3 discount.</extracomment>
      <translation type="unfinished">${n} de moins à payer</translation>
    </message>
  </context>
  <context>
    <name>effects_second_chance</name>
    <message>
      <source>1 point of {expertise}</source>
      <oldsource>one point of {energy} knowledge</oldsource>
      <comment>expertise</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
What a lobby card gives, after a colon or in a list.
Example: Play lobbyist card “Build hydro: 1 knowledge” (26) for its main effect: 1 point of hydro knowledge; its action must follow</extracomment>
      <translation type="unfinished">1 d’expertise en {energy}</translation>
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
      <source>Enough regions use green energy only: the game ends.</source>
      <oldsource>Enough regions run on green energy alone: the game ends.</oldsource>
      <comment>green_regions</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation type="unfinished">Assez de régions n’utilisent que de l’énergie verte : la partie se termine.</translation>
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
      <source>All goals are met and the CO₂ level is low enough: the game is won.</source>
      <oldsource>All goals are met and the CO₂ level is in check: the game is won.</oldsource>
      <comment>team_won</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation type="unfinished">Tous les objectifs sont remplis et le niveau de CO₂ est sous contrôle : la partie est gagnée.</translation>
    </message>
    <message>
      <source>The score is below zero: the game is lost.</source>
      <oldsource>The points have fallen below zero: the game is lost.</oldsource>
      <comment>points_lost</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation type="unfinished">Les points sont devenus négatifs : la partie est perdue.</translation>
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
      <source>The solo goal is not met: the game is lost.</source>
      <oldsource>The goal of this solo game is missed: the game is lost.</oldsource>
      <comment>solo_goal_missed</comment>
      <extracomment>Why the game is over.</extracomment>
      <translation type="unfinished">L’objectif de cette partie solo est manqué : la partie est perdue.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>forestation</source>
      <comment>forestation</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Play lobbyist card “Prepare forestation: 1 knowledge” (19) for its minor effect: $2</extracomment>
      <translation>reboisement</translation>
    </message>
    <message>
      <source>solar</source>
      <comment>solar</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation>solaire</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <comment>fusion</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Keep lobby card “Build cold fusion: –$3” (16); minor effect: $2</extracomment>
      <translation>fusion froide</translation>
    </message>
    <message>
      <source>biomass</source>
      <comment>biomass</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Keep lobby card “Summit on biomass: 1 expertise” (22); minor effect: move a scientist</extracomment>
      <translation>biomasse</translation>
    </message>
    <message>
      <source>recycling</source>
      <comment>recycling</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Recycling</extracomment>
      <translation>recyclage</translation>
    </message>
    <message>
      <source>hydro</source>
      <comment>hydro</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Plan hydro, Europe (scientist)</extracomment>
      <translation>hydraulique</translation>
    </message>
    <message>
      <source>wind</source>
      <comment>wind</comment>
      <extracomment>The name of an energy by itself: in lists, on short buttons, in brackets.
Example: Play lobbyist card “Build wind: 1 knowledge” (27) for its minor effect: $2</extracomment>
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
      <source>Build a {plant}</source>
      <oldsource>Build a {energy} plant</oldsource>
      <comment>plant_of_type</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Build a solar plant</extracomment>
      <translation type="unfinished">Construire une centrale ({energy})</translation>
    </message>
    <message>
      <source>Reach the last space of the {track}</source>
      <oldsource>Reach the last space of the {energy} track</oldsource>
      <comment>knowledge_last</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the last space of the solar track</extracomment>
      <translation type="unfinished">Atteindre la dernière case de la piste {energy}</translation>
    </message>
    <message>
      <source>Reach the middle of the {track}</source>
      <oldsource>Reach the middle of the {energy} track</oldsource>
      <comment>knowledge_half</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Reach the middle of the solar track</extracomment>
      <translation type="unfinished">Atteindre le milieu de la piste {energy}</translation>
    </message>
    <message>
      <source>Complete a summit with the {topic}</source>
      <oldsource>Hold a summit on {energy}</oldsource>
      <comment>summit_topic</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Complete a summit with the wind topic</extracomment>
      <translation type="unfinished">Terminer un sommet ayant pour sujet {energy}</translation>
    </message>
    <message>
      <source>Complete a summit of {n:topics}</source>
      <oldsource>Hold a summit of {n:topics}</oldsource>
      <comment>summit_size</comment>
      <extracomment>What an environmental goal asks for, as a heading.
Example: Complete a summit of 3 topics</extracomment>
      <translation type="unfinished">Terminer un sommet à {n:topics}</translation>
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
      <source>It spares everyone who has a green plant in {region}.</source>
      <oldsource>It spares everybody who has a green plant in {region}.</oldsource>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: It spares everyone who has a green plant in North America.</extracomment>
      <translation type="unfinished">Épargne tous les joueurs qui ont une centrale verte en {region}.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none.</source>
      <oldsource>All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.</oldsource>
      <comment>loss</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: All others give 1 technology cube to North America, or lose 2 points if they have none.</extracomment>
      <translation type="unfinished">Tous les autres donnent {tech:cubes} à l’{region} ; qui n’en a pas perd {vp:points}.</translation>
    </message>
    <message>
      <source>A player who builds a plant in {region} uses one of these cubes for it.</source>
      <oldsource>Whoever builds a plant in {region} gets one of these cubes towards its price.</oldsource>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event.
Example: A player who builds a plant in North America uses one of these cubes for it.</extracomment>
      <translation type="unfinished">Qui construit une centrale en {region} reçoit une de ces ressources technologiques pour payer son coût.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>Happens in the event phase; at {ppm} ppm or more, the future event happens too.</source>
      <oldsource>Happens in the event phase; from {ppm} ppm on, the future event happens too.</oldsource>
      <comment>when</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: Happens in the event phase; at 400 ppm or more, the future event happens too.</extracomment>
      <translation type="unfinished">A lieu dans la phase d’événements ; à partir de {ppm} ppm, l’événement futur a lieu aussi.</translation>
    </message>
    <message>
      <source>It spares everyone who has built a plant in {region}, or has infrastructure under a plant there.</source>
      <oldsource>It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there.</oldsource>
      <comment>who</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: It spares everyone who has built a plant in North America, or has infrastructure under a plant there.</extracomment>
      <translation type="unfinished">Épargne tous les joueurs qui ont construit une centrale en {region}, ou y ont une infrastructure sous une centrale.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <comment>loss</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: All others give 1 technology cube to North America, or lose 2 points if they have none, and pay a CEP.</extracomment>
      <translation>Tous les autres donnent {tech:cubes} à l’{region}, ou perdent {vp:points} s’ils n’en ont pas, et paient un CEP.</translation>
    </message>
    <message>
      <source>A player who builds a plant in {region} may use one of these cubes for it.</source>
      <oldsource>Whoever builds a plant in {region} may use one of these cubes towards its price.</oldsource>
      <comment>relief</comment>
      <extracomment>A line on an event card. “It” is the event. Only in Second Chance.
Example: A player who builds a plant in North America may use one of these cubes for it.</extracomment>
      <translation type="unfinished">Qui construit une centrale en {region} peut utiliser une de ces ressources technologiques pour payer son coût.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>{player} undoes {actions:actions} with everyone's consent.</source>
      <oldsource>With everybody's consent {player} takes back {actions:actions}.</oldsource>
      <comment>ActionsTakenBack.agreed</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada undoes 3 actions with everyone's consent.</extracomment>
      <translation type="unfinished">Avec l’accord de tous, {player} reprend {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} undoes {actions:actions} (practice game).</source>
      <oldsource>For practice, {player} takes back {actions:actions}.</oldsource>
      <comment>ActionsTakenBack.practice</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada undoes 3 actions (practice game).</extracomment>
      <translation type="unfinished">À l’entraînement, {player} reprend {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} must buy a CEP for ${money}.</source>
      <oldsource>{player} has to buy a CEP for ${money}.</oldsource>
      <comment>CepForced.money</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada must buy a CEP for $3.</extracomment>
      <translation type="unfinished">{player} doit acheter un CEP pour ${money}.</translation>
    </message>
    <message>
      <source>{player} must buy a CEP for {vp:points}.</source>
      <oldsource>{player} has to buy a CEP for {vp:points}.</oldsource>
      <comment>CepForced.points</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada must buy a CEP for 3 points.</extracomment>
      <translation type="unfinished">{player} doit acheter un CEP pour {vp:points}.</translation>
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
Example: Eva plays lobby card “Install recycling: 2 technology cubes” (10) for its main effect.</extracomment>
      <translation>{player} joue la carte lobby {card} pour son lobby principal.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case.
Example: Max plays lobby card “Summit on solar: 1 expertise” (23) for its minor effect.</extracomment>
      <translation>{player} joue la carte lobby {card} pour son lobby mineur.</translation>
    </message>
    <message>
      <source>The market and the bank are empty; the price is now ${price}.</source>
      <oldsource>The market is empty and the bank too; the price is ${price}.</oldsource>
      <comment>MarketRefilled.empty</comment>
      <extracomment>A line of the log, in a special case.
Example: The market and the bank are empty; the price is now $8.</extracomment>
      <translation type="unfinished">Le marché est vide et la banque aussi ; le prix est de ${price}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the grant.</source>
      <oldsource>{player} receives ${amount} for a project grant.</oldsource>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $5 from the grant.</extracomment>
      <translation type="unfinished">{player} reçoit ${amount} comme subvention d’un projet.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 for installing the project.</extracomment>
      <translation>{player} reçoit ${amount} pour la mise en place du projet.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the lobby card.</source>
      <oldsource>{player} receives ${amount} for the lobby card.</oldsource>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Max receives $3 from the lobby card.</extracomment>
      <translation type="unfinished">{player} reçoit ${amount} pour la carte lobby.</translation>
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
      <source>{player} gains {amount:points} from the lobby card.</source>
      <oldsource>{player} gains {amount:points} for the lobby card.</oldsource>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada gains 3 points from the lobby card.</extracomment>
      <translation type="unfinished">{player} gagne {amount:points} pour la carte lobby.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <comment>PointsGained.plant</comment>
      <extracomment>A line of the log, in a special case.
Example: Max gains 6 points for the plant.</extracomment>
      <translation>{player} gagne {amount:points} pour la centrale.</translation>
    </message>
    <message>
      <source>{player} has no technology cube to give and loses {amount:points}.</source>
      <oldsource>{player} has no technology to give and loses {amount:points} to the disaster.</oldsource>
      <comment>PointsLost.event</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada has no technology cube to give and loses 3 points.</extracomment>
      <translation type="unfinished">{player} n’a pas de ressource technologique à donner et perd {amount:points} à cause de la catastrophe.</translation>
    </message>
    <message>
      <source>{player} takes a scientist back from {origin}.</source>
      <oldsource>{player} takes a scientist home from {origin}.</oldsource>
      <comment>ScientistMoved.home</comment>
      <extracomment>A line of the log, in a special case.
Example: Max takes a scientist back from the technology space in North America.</extracomment>
      <translation type="unfinished">{player} reprend un scientifique en main depuis {origin}.</translation>
    </message>
    <message>
      <source>{player}'s scientist must leave {space}.</source>
      <oldsource>{player}'s scientist has to leave {space}.</oldsource>
      <comment>ScientistSentAway.own</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada's scientist must leave the scientist space in Europe.</extracomment>
      <translation type="unfinished">Le scientifique de {player} doit quitter {space}.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <comment>SummitReplaced.none</comment>
      <extracomment>A line of the log, in a special case.
Example: No summit is left for space 3.</extracomment>
      <translation>Il ne reste aucun sommet pour la case {summit}.</translation>
    </message>
    <message>
      <source>No technology cubes are left: {player} receives none.</source>
      <oldsource>The supply of technology cubes is empty: {player} receives none.</oldsource>
      <comment>TechGained.none</comment>
      <extracomment>A line of the log, in a special case.
Example: No technology cubes are left: Leo receives none.</extracomment>
      <translation type="unfinished">La réserve de ressources technologiques est vide : {player} n’en reçoit pas.</translation>
    </message>
    <message>
      <source>{player} receives only {amount:cubes}, {missing} short: no more are left.</source>
      <oldsource>{player} receives {amount:cubes}; the supply is short of {missing:cubes}.</oldsource>
      <comment>TechGained.missing</comment>
      <extracomment>A line of the log, in a special case.
Example: Eva receives only 2 technology cubes, 1 short: no more are left.</extracomment>
      <translation type="unfinished">{player} reçoit {amount:cubes} ; il en manque {missing} dans la réserve.</translation>
    </message>
    <message>
      <source>{player} needs no technology cubes.</source>
      <oldsource>{player} needs no technology cube.</oldsource>
      <comment>TechPaid.nothing</comment>
      <extracomment>A line of the log, in a special case.
Example: Ada needs no technology cubes.</extracomment>
      <translation type="unfinished">{player} n’a pas besoin de ressource technologique.</translation>
    </message>
    <message>
      <source>The region pays {by_region:cubes} for {player}'s plant.</source>
      <oldsource>The region gives {by_region:cubes} for {player}'s plant.</oldsource>
      <comment>TechPaid.region_only</comment>
      <extracomment>A line of the log, in a special case.
Example: The region pays 1 technology cube for Max's plant.</extracomment>
      <translation type="unfinished">La région fournit {by_region:cubes} pour la centrale de {player}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region pays {by_region:cubes}.</source>
      <oldsource>{player} pays {amount:cubes}, and the region gives {by_region:cubes}.</oldsource>
      <comment>TechPaid.region</comment>
      <extracomment>A line of the log, in a special case.
Example: Max pays 2 technology cubes, and the region pays 1 technology cube.</extracomment>
      <translation type="unfinished">{player} paie {amount:cubes}, et la région en fournit {by_region}.</translation>
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
Example: Eva claims UN goal “Recycling, hydro” (2).</extracomment>
      <translation>{player} prend la carte objectif de l’ONU {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo plays lobbyist card “Plan in Asia: $3” (5) for its main effect.</extracomment>
      <translation>{player} joue la carte lobbyiste {card} pour son lobby principal.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva plays lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect.</extracomment>
      <translation>{player} joue la carte lobbyiste {card} pour son lobby mineur.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; its action follows.</source>
      <oldsource>{player} plays lobbyist card {card} for its main effect; the action follows.</oldsource>
      <comment>LobbyPlayed.before</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada plays lobbyist card “Plan in Europe: $3” (3) for its main effect; its action follows.</extracomment>
      <translation type="unfinished">{player} joue la carte lobbyiste {card} pour son lobby principal ; l’action suit.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the subsidy.</source>
      <oldsource>{player} receives ${amount} as a subsidy.</oldsource>
      <comment>MoneyGained.grant</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Eva receives $4 from the subsidy.</extracomment>
      <translation type="unfinished">{player} reçoit ${amount} de subvention.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <comment>MoneyGained.install</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Leo receives $3 for the infrastructure.</extracomment>
      <translation>{player} reçoit ${amount} pour l’infrastructure.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} from the lobbyist card.</source>
      <oldsource>{player} receives ${amount} for the lobbyist card.</oldsource>
      <comment>MoneyGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada receives $3 from the lobbyist card.</extracomment>
      <translation type="unfinished">{player} reçoit ${amount} pour la carte lobbyiste.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} from the lobbyist card.</source>
      <oldsource>{player} gains {amount:points} for the lobbyist card.</oldsource>
      <comment>PointsGained.lobby</comment>
      <extracomment>A line of the log, in a special case. Only in Second Chance.
Example: Ada gains 2 points from the lobbyist card.</extracomment>
      <translation type="unfinished">{player} gagne {amount:points} pour la carte lobbyiste.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} can no longer take the action of lobbyist card {card}.</source>
      <oldsource>{player} cannot take the action any more that card {card} was played for.</oldsource>
      <comment>ActionReleased</comment>
      <extracomment>A line of the log.
Example: Ada can no longer take the action of lobbyist card “Build solar: –$3” (18).</extracomment>
      <translation type="unfinished">{player} ne peut plus faire l’action pour laquelle la carte {card} a été jouée.</translation>
    </message>
    <message>
      <source>{player} undoes {actions:actions}.</source>
      <oldsource>{player} takes back {actions:actions}.</oldsource>
      <comment>ActionsTakenBack</comment>
      <extracomment>A line of the log.
Example: Ada undoes 3 actions.</extracomment>
      <translation type="unfinished">{player} reprend {actions:actions}.</translation>
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
      <source>{player} declines the bonus.</source>
      <oldsource>{player} leaves the bonus.</oldsource>
      <comment>BonusDeclined</comment>
      <extracomment>A line of the log.
Example: Eva declines the bonus.</extracomment>
      <translation type="unfinished">{player} renonce au bonus.</translation>
    </message>
    <message>
      <source>{player} gives the bonus to {to}.</source>
      <oldsource>{player} hands the bonus to {to}.</oldsource>
      <comment>BonusGiven</comment>
      <extracomment>A line of the log.
Example: Leo gives the bonus to Ada.</extracomment>
      <translation type="unfinished">{player} donne le bonus à {to}.</translation>
    </message>
    <message>
      <source>{player}'s bonus is lost: there is no CEP left, or no region with room for one.</source>
      <oldsource>There is no CEP for {player}'s bonus, or no room for one: the bonus is lost.</oldsource>
      <comment>BonusLost</comment>
      <extracomment>A line of the log.
Example: Ada's bonus is lost: there is no CEP left, or no region with room for one.</extracomment>
      <translation type="unfinished">Il n’y a pas de CEP pour le bonus de {player}, ou pas de place : le bonus est perdu.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log.
Example: Ada's scientist visits lobby card “Build solar: –$3” (18).</extracomment>
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
      <source>{player} must buy a CEP for ${money} and {vp:points}.</source>
      <oldsource>{player} has to buy a CEP: ${money} and {vp:points}.</oldsource>
      <comment>CepForced</comment>
      <extracomment>A line of the log.
Example: Ada must buy a CEP for $3 and 3 points.</extracomment>
      <translation type="unfinished">{player} doit acheter un CEP : ${money} et {vp:points}.</translation>
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
      <source>The CO₂ level is reduced to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <oldsource>The CO₂ level is brought down to {co2} ppm: {steps:steps} for {vp:points}.</oldsource>
      <comment>Co2Reduced</comment>
      <extracomment>A line of the log.
Example: The CO₂ level is reduced to 400 ppm: 17 steps for 17 points.</extracomment>
      <translation type="unfinished">Le niveau de CO₂ est réduit à {co2} ppm : {steps:steps} pour {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards a company goal for ${money}.</source>
      <oldsource>{player} discards the company goal for ${money}.</oldsource>
      <comment>CompanyGoalCashed</comment>
      <extracomment>A line of the log.
Example: Ada discards a company goal for $8.</extracomment>
      <translation type="unfinished">{player} échange son objectif de compagnie contre ${money}.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <comment>CompanyGoalScored</comment>
      <extracomment>A line of the log.
Example: Max scores company goal “Infrastructures except the first” (10): 6 points.</extracomment>
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
      <source>No disaster in {region}: the CO₂ level is still low enough.</source>
      <oldsource>The climate is calm: no disaster in {region}.</oldsource>
      <comment>DisasterAvoided</comment>
      <extracomment>A line of the log.
Example: No disaster in South America: the CO₂ level is still low enough.</extracomment>
      <translation type="unfinished">Le climat est calme : pas de catastrophe en {region}.</translation>
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
      <source>Penalty of {vp:points} for {open_goals:open_goals}.</source>
      <oldsource>{open_goals:open_goals}: a penalty of {vp:points}.</oldsource>
      <comment>EnvironmentalPenalty</comment>
      <extracomment>A line of the log.
Example: Penalty of 21 points for 21 open environmental goals.</extracomment>
      <translation type="unfinished">{open_goals:open_goals} : pénalité de {vp:points}.</translation>
    </message>
    <message>
      <source>The event after the next one is revealed: {region}.</source>
      <oldsource>The event after next threatens {region}.</oldsource>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log.
Example: The event after the next one is revealed: Europe.</extracomment>
      <translation type="unfinished">L’événement qui suivra le prochain menace l’{region}.</translation>
    </message>
    <message>
      <source>{player} declines the expertise.</source>
      <oldsource>{player} takes no expertise.</oldsource>
      <comment>ExpertiseDeclined</comment>
      <extracomment>A line of the log.
Example: Ada declines the expertise.</extracomment>
      <translation type="unfinished">{player} ne prend pas d’expertise.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {expertise}.</source>
      <oldsource>{player} reaches level {level} in {energy}.</oldsource>
      <comment>ExpertiseGained</comment>
      <extracomment>A line of the log.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation type="unfinished">{player} atteint le niveau {level} en {energy}.</translation>
    </message>
    <message>
      <source>{player} is at the end of the {track}, so the point is lost.</source>
      <oldsource>{player} is at the end of the {energy} track; the point is lost.</oldsource>
      <comment>ExpertiseLost</comment>
      <extracomment>A line of the log.
Example: Leo is at the end of the cold fusion track, so the point is lost.</extracomment>
      <translation type="unfinished">{player} est au bout de la piste {energy} ; cette expertise est perdue.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <comment>FossilPileEmpty</comment>
      <extracomment>A line of the log.
Example: No fossil plant is left for Europe.</extracomment>
      <translation>Il ne reste aucune centrale à combustible fossile pour l’{region}.</translation>
    </message>
    <message>
      <source>The replaced fossil plants form a new pile: {tiles:fossil_plants}.</source>
      <oldsource>A new pile is made of {tiles:fossil_plants} that had been torn down.</oldsource>
      <comment>FossilPileRenewed</comment>
      <extracomment>A line of the log.
Example: The replaced fossil plants form a new pile: 3 fossil plants.</extracomment>
      <translation type="unfinished">Les tuiles retirées forment une nouvelle pile : {tiles:fossil_plants}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is now {co2} ppm.</source>
      <oldsource>{region} builds a fossil plant ({fossil}); the CO₂ level is {co2} ppm.</oldsource>
      <comment>FossilPlantPlaced</comment>
      <extracomment>A line of the log.
Example: North America builds a fossil plant (coal); the CO₂ level is now 70 ppm.</extracomment>
      <translation type="unfinished">L’{region} construit une centrale à {fossil} ; le niveau de CO₂ est de {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is replaced; the CO₂ level is now {co2} ppm.</source>
      <oldsource>A fossil plant ({fossil}) in {region} is torn down; the CO₂ level is {co2} ppm.</oldsource>
      <comment>FossilReplaced</comment>
      <extracomment>A line of the log.
Example: A fossil plant (coal) in Africa is replaced; the CO₂ level is now 360 ppm.</extracomment>
      <translation type="unfinished">Une centrale à {fossil} est retirée en {region} ; le niveau de CO₂ est de {co2} ppm.</translation>
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
      <source>{player} moves no scientist.</source>
      <oldsource>{player} leaves the scientists where they are.</oldsource>
      <comment>GrantDeclined</comment>
      <extracomment>A line of the log.
Example: Eva moves no scientist.</extracomment>
      <translation type="unfinished">{player} laisse ses scientifiques où ils sont.</translation>
    </message>
    <message>
      <source>{player} has no scientist to recruit or move.</source>
      <oldsource>{player} has nobody to move or to recruit.</oldsource>
      <comment>GrantLost</comment>
      <extracomment>A line of the log.
Example: Ada has no scientist to recruit or move.</extracomment>
      <translation type="unfinished">{player} n’a aucun scientifique à déplacer ou à recruter.</translation>
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
Example: Ada plays lobby card “Build solar: –$3” (18).</extracomment>
      <translation>{player} joue la carte lobby {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is now ${price}.</source>
      <oldsource>The market is refilled with {moved:ceps}; the price is ${price}.</oldsource>
      <comment>MarketRefilled</comment>
      <extracomment>A line of the log.
Example: The market is refilled with 2 CEPs; the price is now $2.</extracomment>
      <translation type="unfinished">Le marché est rempli avec {moved:ceps} ; le prix est de ${price}.</translation>
    </message>
    <message>
      <source>The empty market receives {moved:ceps}; the price stays the same.</source>
      <oldsource>The empty market is restocked with {moved:ceps}.</oldsource>
      <comment>MarketRestocked</comment>
      <extracomment>A line of the log.
Example: The empty market receives 1 CEP; the price stays the same.</extracomment>
      <translation type="unfinished">Le marché vide est rempli avec {moved:ceps}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <comment>MoneyGained</comment>
      <extracomment>A line of the log.
Example: Ada receives $3.</extracomment>
      <translation>{player} reçoit ${amount}.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to}, whose scientist must leave.</source>
      <oldsource>{player} pays ${amount} to {to} for a scientist who has to leave.</oldsource>
      <comment>MoneyGiven</comment>
      <extracomment>A line of the log.
Example: Eva pays $1 to Ada, whose scientist must leave.</extracomment>
      <translation type="unfinished">{player} paie ${amount} à {to} pour un scientifique congédié.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <comment>MoneyPaid</comment>
      <extracomment>A line of the log.
Example: Ada pays $3.</extracomment>
      <translation>{player} paie ${amount}.</translation>
    </message>
    <message>
      <source>The opponent places a cube in {region} ({energy}).</source>
      <oldsource>The opponent holds {energy} in {region}.</oldsource>
      <comment>OpponentCubePlaced</comment>
      <extracomment>A line of the log.
Example: The opponent places a cube in Africa (wind).</extracomment>
      <translation type="unfinished">L’adversaire place un cube ({energy}) en {region}.</translation>
    </message>
    <message>
      <source>Everyone passes {cards:lobby_cards} to the right.</source>
      <oldsource>Everybody passes {cards:lobby_cards} to the right.</oldsource>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log.
Example: Everyone passes 4 lobby cards to the right.</extracomment>
      <translation type="unfinished">Chacun passe {cards:lobby_cards} à droite.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: penalty of {vp:points}.</source>
      <oldsource>{player} has no CEP to pay: a penalty of {vp:points}.</oldsource>
      <comment>PenaltyPaid</comment>
      <extracomment>A line of the log.
Example: Max has no CEP to pay: penalty of 2 points.</extracomment>
      <translation type="unfinished">{player} n’a pas de CEP pour payer : pénalité de {vp:points}.</translation>
    </message>
    <message>
      <source>{player} reveals a personal goal, which is met.</source>
      <oldsource>{player} shows a goal that is met.</oldsource>
      <comment>PersonalGoalShown</comment>
      <extracomment>A line of the log.
Example: Ada reveals a personal goal, which is met.</extracomment>
      <translation type="unfinished">{player} montre un objectif rempli.</translation>
    </message>
    <message>
      <source>{player} builds a {plant} in {region}.</source>
      <oldsource>{player} builds a {energy} plant in {region}.</oldsource>
      <comment>PlantBuilt</comment>
      <extracomment>A line of the log.
Example: Max builds a hydro plant in Europe.</extracomment>
      <translation type="unfinished">{player} construit une centrale ({energy}) en {region}.</translation>
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
      <source>{player} installs the {project} on {space}.</source>
      <oldsource>{player} installs the {energy} project on {space}.</oldsource>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log.
Example: Max installs the biomass project on the technology space in North America.</extracomment>
      <translation type="unfinished">{player} met en place le projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>{player} proposes a {project} on {space}.</source>
      <oldsource>{player} proposes a {energy} project on {space}.</oldsource>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log.
Example: Max proposes a biomass project on the technology space in North America.</extracomment>
      <translation type="unfinished">{player} propose un projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>The {project} tile returns to the general supply.</source>
      <oldsource>The {energy} project tile returns to the supply.</oldsource>
      <comment>ProjectReturned</comment>
      <extracomment>A line of the log.
Example: The recycling project tile returns to the general supply.</extracomment>
      <translation type="unfinished">La tuile projet ({energy}) retourne à la réserve.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <comment>RegionCepGained</comment>
      <extracomment>A line of the log.
Example: North America receives a CEP.</extracomment>
      <translation>L’{region} reçoit un CEP.</translation>
    </message>
    <message>
      <source>{region} pays one of its own CEPs.</source>
      <oldsource>{region} pays a CEP of its own.</oldsource>
      <comment>RegionCepPaid</comment>
      <extracomment>A line of the log.
Example: North America pays one of its own CEPs.</extracomment>
      <translation type="unfinished">L’{region} paie un de ses propres CEPs.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube to the general supply.</source>
      <oldsource>{region} returns a technology cube.</oldsource>
      <comment>RegionTechReturned</comment>
      <extracomment>A line of the log.
Example: Europe returns a technology cube to the general supply.</extracomment>
      <translation type="unfinished">L’{region} rend une ressource technologique.</translation>
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
Example: Ada moves a scientist from their player board to the scientist space in Europe.</extracomment>
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
      <source>{player} pollutes for a second main action; the CO₂ level is now {co2} ppm.</source>
      <oldsource>{player} pollutes for a second action: the CO₂ level is {co2} ppm.</oldsource>
      <comment>SecondActionBought</comment>
      <extracomment>A line of the log.
Example: Ada pollutes for a second main action; the CO₂ level is now 410 ppm.</extracomment>
      <translation type="unfinished">{player} pollue pour une deuxième action : le niveau de CO₂ est de {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is not met.</source>
      <oldsource>Solo goal {card} is missed.</oldsource>
      <comment>SoloGoalMissed</comment>
      <extracomment>A line of the log.
Example: Solo goal “Build solar: –$3” (18) is not met.</extracomment>
      <translation type="unfinished">L’objectif solo {card} est manqué.</translation>
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
      <source>UN goal {card} leaves the game.</source>
      <oldsource>UN goal {card} is lost.</oldsource>
      <comment>UnGoalRemoved</comment>
      <extracomment>A line of the log.
Example: UN goal “Forestation, biomass” (41) leaves the game.</extracomment>
      <translation type="unfinished">L’objectif de l’ONU {card} est perdu.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <comment>UnGoalRevealed</comment>
      <extracomment>A line of the log.
Example: UN goal “Forestation, biomass” (41) is revealed.</extracomment>
      <translation>L’objectif de l’ONU {card} est révélé.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log.
Example: Eva scores UN goal “Biomass, recycling” (34): 4 points.</extracomment>
      <translation>{player} marque les points de la carte objectif de l’ONU {card} : {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <comment>CardVisited</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo's scientist visits lobbyist card “Prepare hydro: 2 technology cubes or $2” (11).</extracomment>
      <translation>Un scientifique de {player} visite la carte lobbyiste {card}.</translation>
    </message>
    <message>
      <source>An event is revealed: {region}.</source>
      <oldsource>The event tile that is turned up threatens {region}.</oldsource>
      <comment>EventRevealed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: An event is revealed: North America.</extracomment>
      <translation type="unfinished">La tuile événement révélée menace l’{region}.</translation>
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
Example: Ada plays lobbyist card “Build solar: –$3” (18).</extracomment>
      <translation>{player} joue la carte lobbyiste {card}.</translation>
    </message>
    <message>
      <source>Everyone passes {cards:lobbyist_cards} to the right.</source>
      <oldsource>Everybody passes {cards:lobbyist_cards} to the right.</oldsource>
      <comment>PacketsPassed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Everyone passes 3 lobbyist cards to the right.</extracomment>
      <translation type="unfinished">Chacun passe {cards:lobbyist_cards} à droite.</translation>
    </message>
    <message>
      <source>{player} prepares {infrastructure} on {space}.</source>
      <oldsource>{player} prepares the infrastructure of the {energy} project on {space}.</oldsource>
      <comment>ProjectInstalled</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares hydro infrastructure on the scientist space in North America.</extracomment>
      <translation type="unfinished">{player} met en place l’infrastructure du projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>{player} plans a {project} on {space}.</source>
      <oldsource>{player} plans a {energy} project on {space}.</oldsource>
      <comment>ProjectProposed</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Ada plans a hydro project on the scientist space in Europe.</extracomment>
      <translation type="unfinished">{player} planifie un projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist must leave.</source>
      <oldsource>{by} prepares {space}: {player}'s scientist has to leave.</oldsource>
      <comment>ScientistSentAway</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Leo prepares the scientist space in North America: Max's scientist must leave.</extracomment>
      <translation type="unfinished">{by} met en place l’infrastructure sur {space} : le scientifique de {player} doit partir.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <extracomment>A line of the log. Only in Second Chance.
Example: Max claims UN goal “Recycling, hydro, hydro” (20): 2 points.</extracomment>
      <translation>{player} prend la carte objectif de l’ONU {card} : {vp:points}.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {expertise}.</source>
      <oldsource>{player} reaches {energy} knowledge {level}.</oldsource>
      <comment>ExpertiseGained</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
A line of the log.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation type="unfinished">{player} atteint le niveau {level} en {energy}.</translation>
    </message>
  </context>
  <context>
    <name>expertise_names</name>
    <message>
      <source>forestation expertise</source>
      <comment>forestation</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Leo reaches level 1 in forestation expertise.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>solar expertise</source>
      <comment>solar</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in solar expertise.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cold fusion expertise</source>
      <comment>fusion</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in cold fusion expertise.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>biomass expertise</source>
      <comment>biomass</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Max reaches level 1 in biomass expertise.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>recycling expertise</source>
      <comment>recycling</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy.
Example: Eva reaches level 1 in recycling expertise.</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>expertise_names_second_chance</name>
    <message>
      <source>forestation knowledge</source>
      <comment>forestation</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Eva reaches level 1 in forestation knowledge.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>solar knowledge</source>
      <comment>solar</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Bonus: 1 point of solar knowledge. Use it, or decline.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>recycling knowledge</source>
      <comment>recycling</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Gain 1 point of recycling knowledge and reach level 1</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hydro knowledge</source>
      <comment>hydro</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in hydro knowledge.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wind knowledge</source>
      <comment>wind</comment>
      <extracomment>{expertise} in a sentence: what a player knows about an energy. Only in Second Chance.
Example: Ada reaches level 1 in wind knowledge.</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <comment>coal</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is now 70 ppm.</extracomment>
      <translation>charbon</translation>
    </message>
    <message>
      <source>oil</source>
      <comment>oil</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is now 90 ppm.</extracomment>
      <translation>pétrole</translation>
    </message>
    <message>
      <source>gas</source>
      <comment>gas</comment>
      <extracomment>The name of a fuel, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is now 170 ppm.</extracomment>
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
      <source>You may discard it for ${money} at any time; it then stays secret and scores nothing.</source>
      <oldsource>You may discard it for ${money} at any time; then it stays secret and scores nothing.</oldsource>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: You may discard it for $8 at any time; it then stays secret and scores nothing.</extracomment>
      <translation type="unfinished">Vous pouvez l’échanger contre ${money} à n’importe quel moment ; il reste alors secret et ne rapporte aucun point.</translation>
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
Example: At the end of the game: have at least 6 CEPs on your player board.</extracomment>
      <translation>À la fin de la partie : {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <comment>personal_at_once</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.
Example: At any time: complete a two-topic summit with only your own scientists.</extracomment>
      <translation>À n’importe quel moment : {goal}.</translation>
    </message>
    <message>
      <source>In a team, every player must meet at least one personal goal; alone, you must meet all you keep.</source>
      <oldsource>In a team every partner has to meet at least one; alone you have to meet all you keep.</oldsource>
      <comment>team</comment>
      <extracomment>A line on the card of a goal. “It” is the goal.</extracomment>
      <translation type="unfinished">En équipe, chaque partenaire doit en remplir au moins un ; en solo, vous devez remplir tous ceux que vous gardez.</translation>
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
Example: By the end of decade 2: build at least 5 plants.</extracomment>
      <translation>Avant la fin de la décennie {decade} : {goal}.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; it then stays secret and scores nothing.</source>
      <oldsource>You may discard it for ${money} between the actions of your turn; then it stays secret and scores nothing.</oldsource>
      <comment>cash</comment>
      <extracomment>A line on the card of a goal. “It” is the goal. Only in Second Chance.
Example: You may discard it for $8 between the actions of your turn; it then stays secret and scores nothing.</extracomment>
      <translation type="unfinished">Vous pouvez l’échanger contre ${money} entre les actions de votre tour ; il reste alors secret et ne rapporte aucun point.</translation>
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
      <source>Scientist subsidy: recruit one of your scientists and gain 1 point of knowledge, or move one.</source>
      <oldsource>Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one.</oldsource>
      <comment>scientist</comment>
      <extracomment>What a project space gives. Only in Second Chance.</extracomment>
      <translation type="unfinished">Subvention de scientifique : recrutez un de vos scientifiques et gagnez 1 d’expertise, ou déplacez-en un.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <comment>money</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a level 1 recycling project in Asia (money space)</extracomment>
      <translation>argent</translation>
    </message>
    <message>
      <source>technology</source>
      <comment>tech</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a level 2 hydro project in North America (technology space)</extracomment>
      <translation>technologie</translation>
    </message>
    <message>
      <source>research</source>
      <comment>research</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Propose a cold fusion project in Africa (research space)</extracomment>
      <translation>recherche</translation>
    </message>
    <message>
      <source>scientist</source>
      <comment>scientist</comment>
      <extracomment>The name of a project space, put into other sentences as it is.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
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
      <source>Decline</source>
      <oldsource>Leave it</oldsource>
      <comment>decline</comment>
      <extracomment>A heading in the list of actions.</extracomment>
      <translation type="unfinished">Renoncer</translation>
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
    <name>infrastructure_names</name>
    <message>
      <source>forestation infrastructure</source>
      <comment>forestation</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Eva prepares forestation infrastructure on the scientist space in North America.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>solar infrastructure</source>
      <comment>solar</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Max prepares solar infrastructure on the scientist space in Oceania.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>recycling infrastructure</source>
      <comment>recycling</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Leo prepares recycling infrastructure on the money space in Asia.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hydro infrastructure</source>
      <comment>hydro</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Now take the action of lobbyist card “Prepare hydro: 2 technology cubes or $2” (11): prepare hydro infrastructure.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wind infrastructure</source>
      <comment>wind</comment>
      <extracomment>{infrastructure} in a sentence: what is prepared for a plant.
Example: Leo prepares wind infrastructure on the technology space in South America.</extracomment>
      <translation type="unfinished" />
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
      <translation>{most} ; {last}</translation>
    </message>
    <message>
      <source>{most} and {last}</source>
      <comment>and</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Build the level 1 hydro plant in Europe (scientist space): pay $8, 1 technology cube and 1 CEP, gain 6 points; Europe pays 1 of the cubes</extracomment>
      <translation>{most} et {last}</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <comment>or</comment>
      <extracomment>How several things become one phrase: {most} are the first ones, {last} is the last.
Example: Play lobbyist card “Prepare hydro: 2 technology cubes or $2” (11) for its main effect: 2 technology cubes; its action must follow</extracomment>
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
      <source>Played any time later in the same turn.</source>
      <oldsource>It may be played at any later moment of the same turn.</oldsource>
      <comment>later</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation type="unfinished">Peut être jouée à n’importe quel moment plus tard dans le même tour.</translation>
    </message>
    <message>
      <source>Played immediately after the action.</source>
      <oldsource>It is played right after the action, before anything else.</oldsource>
      <comment>at_once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation type="unfinished">À jouer juste après l’action, avant toute autre chose.</translation>
    </message>
    <message>
      <source>Played together with the build, whose price it lowers.</source>
      <oldsource>It is announced together with the build and lowers its price.</oldsource>
      <comment>attached</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation type="unfinished">S’annonce avec la construction, dont elle réduit le coût.</translation>
    </message>
    <message>
      <source>Played after the build: first you pay the full price.</source>
      <oldsource>It is played after the build: the full price is paid first.</oldsource>
      <comment>refund</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation type="unfinished">À jouer après la construction : le coût complet est d’abord payé.</translation>
    </message>
    <message>
      <source>Played immediately before or after the action; if before, the action must follow at once.</source>
      <oldsource>It is played right before or right after the action; before it, the action has to follow at once.</oldsource>
      <comment>before_or_after</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation type="unfinished">À jouer juste avant ou juste après l’action ; si elle est jouée avant, l’action doit suivre immédiatement.</translation>
    </message>
    <message>
      <source>Minor effect, at any time in your turn: {effect}.</source>
      <oldsource>Minor effect, at any moment of your turn: {effect}.</oldsource>
      <comment>minor</comment>
      <extracomment>A line on a lobby card. “It” is the card.
Example: Minor effect, at any time in your turn: 1 technology cube.</extracomment>
      <translation type="unfinished">Lobby mineur, à n’importe quel moment de votre tour : {effect}.</translation>
    </message>
    <message>
      <source>You may play one lobby card or score one UN goal per turn; a played card leaves the game.</source>
      <oldsource>One lobby card or one UN goal in a turn; a played card leaves the game.</oldsource>
      <comment>once</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation type="unfinished">Une carte lobby ou un objectif de l’ONU par tour ; une carte jouée est retirée du jeu.</translation>
    </message>
    <message>
      <source>You may play one lobbyist card or claim one UN goal per turn. A played card stays on the table, where one scientist of any player may visit it for its minor effect.</source>
      <oldsource>One lobbyist card or one UN goal in a turn; a played card stays on the table, and one scientist of any player may visit it for its minor effect.</oldsource>
      <comment>stays</comment>
      <extracomment>A line on a lobby card. “It” is the card.</extracomment>
      <translation type="unfinished">Une carte lobbyiste ou un objectif de l’ONU par tour ; une carte jouée reste sur la table, et un scientifique de n’importe quel joueur peut la visiter pour son lobby mineur.</translation>
    </message>
  </context>
  <context>
    <name>personal_goal_names</name>
    <message>
      <source>CEPs</source>
      <comment>cep_owned</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: CEPs · personal goal 1</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CEPs in one region</source>
      <comment>cep_in_controlled_region</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: CEPs in one region · personal goal 2</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Summit of your own</source>
      <comment>small_summit_alone</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Summit of your own · personal goal 3</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Technology cubes</source>
      <comment>tech_owned</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Technology cubes · personal goal 4</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scientists</source>
      <comment>scientists_recruited</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Money</source>
      <comment>money_owned</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Money · personal goal 6</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Complete tracks</source>
      <comment>tracks_finished</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Complete tracks · personal goal 7</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Controlled regions</source>
      <comment>regions_controlled</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Controlled regions · personal goal 8</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infrastructures of one energy</source>
      <comment>infrastructure_same_type</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infrastructures of different energies</source>
      <comment>infrastructure_types</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Infrastructures of different energies · personal goal 10</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infrastructures in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Infrastructures in one region” (11): have prepared at least 1 infrastructure in one region</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infrastructures in different regions</source>
      <comment>infrastructure_regions</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Infrastructures in different regions · personal goal 12</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plants of one energy</source>
      <comment>plants_same_type</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Plants of one energy” (13): have built at least 3 plants of the same energy</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plants of different energies</source>
      <comment>plant_types</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Plants of different energies · personal goal 14</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plants in one region</source>
      <comment>plants_in_one_region</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plants in different regions</source>
      <comment>plant_regions</comment>
      <extracomment>The short name of a personal goal: what it counts.
Example: Plants in different regions · personal goal 16</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>have at least {n:ceps} on your player board</source>
      <oldsource>have {n:ceps} in your hand</oldsource>
      <comment>cep_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have at least 6 CEPs on your player board.</extracomment>
      <translation type="unfinished">avoir {n:ceps} dans votre main</translation>
    </message>
    <message>
      <source>have at least {n:ceps} on your player board and in regions you control</source>
      <oldsource>have {n:ceps} in your hand and in regions you control</oldsource>
      <comment>cep_owned.with_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: have at least 3 CEPs on your player board and in regions you control</extracomment>
      <translation type="unfinished">avoir {n:ceps} dans votre main et dans les régions que vous contrôlez</translation>
    </message>
    <message>
      <source>control a region with at least {n:ceps}</source>
      <oldsource>control a region that holds {n:ceps}</oldsource>
      <comment>cep_in_controlled_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control a region with at least 4 CEPs.</extracomment>
      <translation type="unfinished">contrôler une région qui contient {n:ceps}</translation>
    </message>
    <message>
      <source>complete a two-topic summit with only your own scientists</source>
      <oldsource>hold a summit of two topics with your scientists alone</oldsource>
      <comment>small_summit_alone</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At any time: complete a two-topic summit with only your own scientists.</extracomment>
      <translation type="unfinished">terminer un sommet à deux sujets avec seulement vos scientifiques</translation>
    </message>
    <message>
      <source>have at least {n:cubes}</source>
      <oldsource>have {n:cubes}</oldsource>
      <comment>tech_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have at least 3 technology cubes.</extracomment>
      <translation type="unfinished">avoir {n:cubes}</translation>
    </message>
    <message>
      <source>have recruited at least {n:scientists}</source>
      <oldsource>have recruited {n:scientists}</oldsource>
      <comment>scientists_recruited</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Scientists” (5): have recruited at least 4 scientists</extracomment>
      <translation type="unfinished">avoir recruté {n:scientists}</translation>
    </message>
    <message>
      <source>have at least ${n}</source>
      <oldsource>have ${n}</oldsource>
      <comment>money_owned</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have at least $10.</extracomment>
      <translation type="unfinished">avoir ${n}</translation>
    </message>
    <message>
      <source>reach the last space of at least {n:tracks}</source>
      <oldsource>reach the last space of {n:tracks}</oldsource>
      <comment>tracks_finished</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: reach the last space of at least 2 tracks.</extracomment>
      <translation type="unfinished">atteindre la dernière case de {n:tracks}</translation>
    </message>
    <message>
      <source>control at least {n:regions}</source>
      <oldsource>control {n:regions}</oldsource>
      <comment>regions_controlled</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: control at least 3 regions.</extracomment>
      <translation type="unfinished">contrôler {n:regions}</translation>
    </message>
    <message>
      <source>have prepared at least {n:infrastructures} of the same energy</source>
      <oldsource>have prepared {n:infrastructures} of the same energy</oldsource>
      <comment>infrastructure_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Infrastructures of one energy” (9): have prepared at least 1 infrastructure of the same energy</extracomment>
      <translation type="unfinished">avoir mis en place {n:infrastructures} de la même énergie</translation>
    </message>
    <message>
      <source>have prepared infrastructures of at least {n:energies}</source>
      <oldsource>have prepared infrastructures of {n:energies}</oldsource>
      <comment>infrastructure_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures of at least 4 different energies.</extracomment>
      <translation type="unfinished">avoir mis en place des infrastructures de {n:energies}</translation>
    </message>
    <message>
      <source>have prepared at least {n:infrastructures} in one region</source>
      <oldsource>have prepared {n:infrastructures} in one region</oldsource>
      <comment>infrastructure_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Infrastructures in one region” (11): have prepared at least 1 infrastructure in one region</extracomment>
      <translation type="unfinished">avoir mis en place {n:infrastructures} dans une même région</translation>
    </message>
    <message>
      <source>have prepared infrastructures in at least {n:different_regions}</source>
      <oldsource>have prepared infrastructures in {n:different_regions}</oldsource>
      <comment>infrastructure_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have prepared infrastructures in at least 4 different regions.</extracomment>
      <translation type="unfinished">avoir mis en place des infrastructures dans {n:different_regions}</translation>
    </message>
    <message>
      <source>have built at least {n:plants} of the same energy</source>
      <oldsource>have built {n:plants} of the same energy</oldsource>
      <comment>plants_same_type</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Plants of one energy” (13): have built at least 3 plants of the same energy</extracomment>
      <translation type="unfinished">avoir construit {n:plants} de la même énergie</translation>
    </message>
    <message>
      <source>have built plants of at least {n:energies}</source>
      <oldsource>have built plants of {n:energies}</oldsource>
      <comment>plant_types</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants of at least 4 different energies.</extracomment>
      <translation type="unfinished">avoir construit des centrales de {n:energies}</translation>
    </message>
    <message>
      <source>have built at least {n:plants} in one region</source>
      <oldsource>have built {n:plants} in one region</oldsource>
      <comment>plants_in_one_region</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: Keep personal goal “Plants in one region” (15): have built at least 3 plants in one region</extracomment>
      <translation type="unfinished">avoir construit {n:plants} dans une même région</translation>
    </message>
    <message>
      <source>have built plants in at least {n:different_regions}</source>
      <oldsource>have built plants in {n:different_regions}</oldsource>
      <comment>plant_regions</comment>
      <extracomment>What a personal goal asks for, after a colon.
Example: At the end of the game: have built plants in at least 4 different regions.</extracomment>
      <translation type="unfinished">avoir construit des centrales dans {n:different_regions}</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>their supply</source>
      <oldsource>the hand</oldsource>
      <comment>hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Max moves a scientist from their supply to the technology space in North America.</extracomment>
      <translation type="unfinished">la main</translation>
    </message>
    <message>
      <source>your supply</source>
      <oldsource>your hand</oldsource>
      <comment>own_hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your supply to the biomass project in North America (technology space)</extracomment>
      <translation type="unfinished">votre main</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <comment>space</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Ada plans a hydro project on the scientist space in Europe.</extracomment>
      <translation>la case {grant} en {region}</translation>
    </message>
    <message>
      <source>the {project} in {region} ({grant} space)</source>
      <oldsource>the {energy} project in {region} ({grant} space)</oldsource>
      <comment>project</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move a scientist from your player board to the hydro project in Europe (scientist space)</extracomment>
      <translation type="unfinished">le projet en {energy} d’{region} (case {grant})</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Max moves a scientist from the scientist space in North America to summit 1.</extracomment>
      <translation>le sommet {summit}</translation>
    </message>
    <message>
      <source>the {topic} of summit {summit}</source>
      <oldsource>the {energy} topic of summit {summit}</oldsource>
      <comment>topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation type="unfinished">le sujet {energy} du sommet {summit}</translation>
    </message>
    <message>
      <source>the {topic} of summit {summit} (seat {place})</source>
      <oldsource>the {energy} topic of summit {summit} (place {place})</oldsource>
      <comment>same_topic</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: the wind topic of summit 3 (seat the solar project in Europe (technology space))</extracomment>
      <translation type="unfinished">le sujet {energy} du sommet {summit} (place {place})</translation>
    </message>
    <message>
      <source>lobby card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence.
Example: lobby card “Build solar: –$3” (18)</extracomment>
      <translation>la carte lobby {card}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>their player board</source>
      <comment>hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Ada moves a scientist from their player board to the scientist space in Europe.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>your player board</source>
      <comment>own_hand</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Move a scientist from your player board to the hydro project in Europe (scientist space)</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lobbyist card {card}</source>
      <comment>card</comment>
      <extracomment>Where a scientist stands or goes to, inside a sentence. Only in Second Chance.
Example: Move a scientist from your player board to lobbyist card “Prepare hydro: 2 technology cubes or $2” (11)</extracomment>
      <translation>la carte lobbyiste {card}</translation>
    </message>
  </context>
  <context>
    <name>plant_names</name>
    <message>
      <source>forestation plant</source>
      <comment>forestation</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 forestation plant in Oceania (scientist space): pay $12, 3 technology cubes and 1 CEP, gain 10 points</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>solar plant</source>
      <comment>solar</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 solar plant in Oceania (scientist space): pay $10, 2 technology cubes and 1 CEP, gain 8 points</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cold fusion plant</source>
      <comment>fusion</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the top cold fusion plant in Africa (research space): pay $9 and 2 technology cubes, gain 7 points</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>biomass plant</source>
      <comment>biomass</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the top biomass plant in North America (technology space): pay $8 and 1 technology cube, gain 6 points</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>recycling plant</source>
      <comment>recycling</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 recycling plant in Asia (technology space): pay $7, 1 technology cube and 1 CEP, gain 5 points</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hydro plant</source>
      <comment>hydro</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Now take the action of lobbyist card “Build hydro: 1 knowledge” (26): build a hydro plant.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wind plant</source>
      <comment>wind</comment>
      <extracomment>{plant} in a sentence: a green plant by its energy.
Example: Build the level 1 wind plant in Asia (money space): pay $9, 2 technology cubes and 1 CEP, gain 7 points</extracomment>
      <translation type="unfinished" />
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
      <source>Requires {expertise} {level} or more.</source>
      <oldsource>Needs {energy} expertise {level}.</oldsource>
      <comment>expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Requires forestation expertise 3 or more.</extracomment>
      <translation type="unfinished">Expertise nécessaire en {energy} : {level}.</translation>
    </message>
    <message>
      <source>Requires no expertise.</source>
      <comment>no_expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Value: {vp:points}, and 1 point of {expertise}.</source>
      <oldsource>Value: {vp:points}, and one point of {energy} expertise.</oldsource>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.
Example: Value: 10 points, and 1 point of forestation expertise.</extracomment>
      <translation type="unfinished">Valeur : {vp:points}, et 1 d’expertise en {energy}.</translation>
    </message>
    <message>
      <source>It goes on the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <oldsource>It goes to the first empty space of the region, or else replaces the oldest fossil plant.</oldsource>
      <comment>place</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant.</extracomment>
      <translation type="unfinished">Elle va sur la première case vide de la région ; sinon, elle remplace la plus vieille centrale à combustible fossile.</translation>
    </message>
  </context>
  <context>
    <name>plants_names</name>
    <message numerus="yes">
      <source>{n} forestation plants</source>
      <comment>forestation</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 forestation plant and 1 recycling plant.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} solar plants</source>
      <comment>solar</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 solar plant and 1 recycling plant.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cold fusion plants</source>
      <comment>fusion</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 cold fusion plant and 1 recycling plant.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} biomass plants</source>
      <comment>biomass</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} recycling plants</source>
      <comment>recycling</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} hydro plants</source>
      <comment>hydro</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants on your infrastructures, no matter who built the plants: 1 recycling plant and 1 hydro plant.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} wind plants</source>
      <comment>wind</comment>
      <extracomment>{plants} in a sentence: green plants of one energy, counted.
Example: Requires plants on your infrastructures, no matter who built the plants: 1 recycling plant and 1 wind plant.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Requires no knowledge.</source>
      <comment>no_expertise</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <comment>value</comment>
      <extracomment>A line on the card of a green plant. “It” is the plant. Only in Second Chance.
Example: Value: 5 points.</extracomment>
      <translation>Valeur : {vp:points}.</translation>
    </message>
    <message>
      <source>Requires {expertise} {level} or more.</source>
      <oldsource>Needs {energy} knowledge {level}.</oldsource>
      <comment>expertise</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
A line on the card of a green plant. “It” is the plant.
Example: Requires forestation expertise 3 or more.</extracomment>
      <translation type="unfinished">Expertise nécessaire en {energy} : {level}.</translation>
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
Example: Ada draws lobby card “Build forestation: –$3” (19).</extracomment>
      <translation>{player} pioche la carte lobby {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read.
Example: Max keeps lobby card “Build cold fusion: –$3” (16).</extracomment>
      <translation>{player} garde la carte lobby {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <comment>LobbyKept</comment>
      <extracomment>A line of the log that only the player in it may read. Only in Second Chance.
Example: Max keeps lobbyist card “Build recycling: $3” (20).</extracomment>
      <translation>{player} garde la carte lobbyiste {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>Majority of the rulebooks</source>
      <oldsource>What most rulebooks say</oldsource>
      <comment>consensus</comment>
      <extracomment>A rulebook in the dialog for a new game.</extracomment>
      <translation type="unfinished">La majorité des livrets</translation>
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
    <name>project_names</name>
    <message>
      <source>forestation project</source>
      <comment>forestation</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 forestation project in Asia (technology space)</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>solar project</source>
      <comment>solar</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 solar project in Oceania (scientist space)</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cold fusion project</source>
      <comment>fusion</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Propose a cold fusion project in Europe (technology space)</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>biomass project</source>
      <comment>biomass</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Propose a biomass project in North America (technology space)</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>recycling project</source>
      <comment>recycling</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 recycling project in Asia (money space)</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hydro project</source>
      <comment>hydro</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 hydro project in Europe (scientist space)</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wind project</source>
      <comment>wind</comment>
      <extracomment>{project} in a sentence: a project by its energy.
Example: Plan a level 1 wind project in South America (technology space)</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>Where a region's agenda asks for {energy}, you may propose it and receive the grant of its space.</source>
      <oldsource>Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space.</oldsource>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Where a region's agenda asks for forestation, you may propose it and receive the grant of its space.</extracomment>
      <translation type="unfinished">Le proposer, là où l’agenda d’une région accepte cette énergie ({energy}), rapporte la subvention de sa case.</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: Installing it costs 1 CEP and brings 2 CEPs from the market.</extracomment>
      <translation>Le mettre en place coûte 1 CEP et rapporte {goods}.</translation>
    </message>
    <message>
      <source>A {plant} can be built on the installed project; then the tile returns to the general supply.</source>
      <oldsource>A {energy} plant is built on an installed project; then the tile returns to the supply.</oldsource>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project.
Example: A forestation plant can be built on the installed project; then the tile returns to the general supply.</extracomment>
      <translation type="unfinished">Une centrale ({energy}) se construit sur un projet mis en place ; la tuile retourne ensuite à la réserve.</translation>
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
      <source>Where a region's agenda asks for {energy}, you may plan it, gain 1 point of {expertise} and receive the subsidy of its space.</source>
      <oldsource>Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge and the subsidy of its space.</oldsource>
      <comment>propose</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Where a region's agenda asks for recycling, you may plan it, gain 1 point of recycling knowledge and receive the subsidy of its space.</extracomment>
      <translation type="unfinished">Le planifier, là où l’agenda d’une région accepte cette énergie ({energy}), rapporte 1 d’expertise en {energy} et la subvention de sa case.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Preparing its infrastructure costs 1 CEP and brings $5 and 1 CEP from the market.</extracomment>
      <translation>Mettre en place son infrastructure coûte 1 CEP et rapporte {goods}.</translation>
    </message>
    <message>
      <source>Any player with enough knowledge may build the {plant} on the infrastructure.</source>
      <oldsource>Anybody who knows enough may build the {energy} plant on the infrastructure.</oldsource>
      <comment>build</comment>
      <extracomment>A line on the card of a project tile. “It” is the project. Only in Second Chance.
Example: Any player with enough knowledge may build the recycling plant on the infrastructure.</extracomment>
      <translation type="unfinished">Quiconque a assez d’expertise peut construire la centrale ({energy}) sur l’infrastructure.</translation>
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
      <source>7 cards; one region can have two disasters.</source>
      <oldsource>7 cards; one region can be struck twice.</oldsource>
      <comment>event_cards=7</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How many event cards are in the box? 7 cards; one region can have two disasters.</extracomment>
      <translation type="unfinished">7 cartes ; une région peut être frappée deux fois.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number is on top.</source>
      <oldsource>The plant with the lowest technology number lies on top.</oldsource>
      <comment>plant_sort=tech</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant with the lowest technology number is on top.</extracomment>
      <translation type="unfinished">La centrale au plus petit nombre de ressources technologiques est en haut.</translation>
    </message>
    <message>
      <source>The plant that costs the least money is on top.</source>
      <oldsource>The plant that costs the least money lies on top.</oldsource>
      <comment>plant_sort=cost</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How are the green plants of an energy stacked? The plant that costs the least money is on top.</extracomment>
      <translation type="unfinished">La centrale qui coûte le moins d’argent est en haut.</translation>
    </message>
    <message>
      <source>No, the first start player is chosen at random.</source>
      <oldsource>No, the first start player is drawn.</oldsource>
      <comment>auction_decade_1=off</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there also an auction before the first decade? No, the first start player is chosen at random.</extracomment>
      <translation type="unfinished">Non, le premier joueur initial est tiré au hasard.</translation>
    </message>
    <message>
      <source>Yes, paid with the starting resources.</source>
      <oldsource>Yes, paid out of the starting goods.</oldsource>
      <comment>auction_decade_1=on</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Auction variant: is there also an auction before the first decade? Yes, paid with the starting resources.</extracomment>
      <translation type="unfinished">Oui, payée avec les ressources de départ.</translation>
    </message>
    <message>
      <source>The player who was chosen at random.</source>
      <oldsource>The player who was drawn as start player.</oldsource>
      <comment>auction_decade_1_passed=tile_stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everyone passes in the auction before the first decade: who starts? The player who was chosen at random.</extracomment>
      <translation type="unfinished">Le premier joueur tiré au hasard.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <comment>auction_decade_1_passed=tile_moves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Everyone passes in the auction before the first decade: who starts? The player to the left, as before every other decade.</extracomment>
      <translation>Le joueur de gauche, comme avant toute autre décennie.</translation>
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
      <source>No, the region is skipped.</source>
      <oldsource>No, it is passed over.</oldsource>
      <comment>skip_full_region=skip</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the fossil plant of this decade: is a CEP due? No, the region is skipped.</extracomment>
      <translation type="unfinished">Non, on passe à la région suivante.</translation>
    </message>
    <message>
      <source>Yes, unless all its plants are green.</source>
      <oldsource>Yes, a CEP is due all the same, unless all its plants are green.</oldsource>
      <comment>skip_full_region=pay_anyway</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has no space for the fossil plant of this decade: is a CEP due? Yes, unless all its plants are green.</extracomment>
      <translation type="unfinished">Oui, un CEP doit quand même être payé, sauf si toutes ses centrales sont vertes.</translation>
    </message>
    <message>
      <source>A CEP from your supply or from any region you control.</source>
      <oldsource>One of your hand, or of any region you control.</oldsource>
      <comment>fossil_cep_source=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? A CEP from your supply or from any region you control.</extracomment>
      <translation type="unfinished">Un CEP de votre main, ou de n’importe quelle région que vous contrôlez.</translation>
    </message>
    <message>
      <source>A CEP from your supply or from this region only.</source>
      <oldsource>One of your hand, or of this region only.</oldsource>
      <comment>fossil_cep_source=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEP may pay for a fossil plant in a region you control? A CEP from your supply or from this region only.</extracomment>
      <translation type="unfinished">Un CEP de votre main, ou seulement de cette région.</translation>
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
      <translation>Du marché, qui peut se vider et faire augmenter le prix.</translation>
    </message>
    <message>
      <source>From the bank; the market and the price do not change.</source>
      <oldsource>From the bank; market and price do not move.</oldsource>
      <comment>recycling_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Installing a recycling project brings a CEP: where from? From the bank; the market and the price do not change.</extracomment>
      <translation type="unfinished">De la banque ; ni le marché ni le prix ne bougent.</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <comment>money_grant_basis=cep</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money grant pay? $1 for each CEP in the region, at least $3.</extracomment>
      <translation>$1 pour chaque CEP de la région, au moins ${least}.</translation>
    </message>
    <message>
      <source>Always ${least}, because regions have no money to count.</source>
      <oldsource>Always ${least}: regions hold no money to count.</oldsource>
      <comment>money_grant_basis=money</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: How much does a money grant pay? Always $3, because regions have no money to count.</extracomment>
      <translation type="unfinished">Toujours ${least} : les régions n’ont pas d’argent à compter.</translation>
    </message>
    <message>
      <source>Yes, the scientist stays on the project.</source>
      <oldsource>The scientist stays and goes on working.</oldsource>
      <comment>own_scientist_after_install=stays</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project with your own scientist: does the scientist stay? Yes, the scientist stays on the project.</extracomment>
      <translation type="unfinished">Le scientifique reste et continue à travailler.</translation>
    </message>
    <message>
      <source>No, the scientist returns to your supply.</source>
      <oldsource>The scientist returns to your hand.</oldsource>
      <comment>own_scientist_after_install=leaves</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You install a project with your own scientist: does the scientist stay? No, the scientist returns to your supply.</extracomment>
      <translation type="unfinished">Le scientifique revient dans votre main.</translation>
    </message>
    <message>
      <source>Only the top plant of its stack.</source>
      <oldsource>Only the top one of its stack.</oldsource>
      <comment>plant_choice=top</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Only the top plant of its stack.</extracomment>
      <translation type="unfinished">Seulement celle du haut de sa pile.</translation>
    </message>
    <message>
      <source>Any plant of its stack.</source>
      <oldsource>Any one of its stack.</oldsource>
      <comment>plant_choice=any</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plant of an energy can be built? Any plant of its stack.</extracomment>
      <translation type="unfinished">N’importe laquelle de sa pile.</translation>
    </message>
    <message>
      <source>One fewer than the plant costs.</source>
      <oldsource>One fewer than the plant shows.</oldsource>
      <comment>tech_needed_with_subsidy=less_one</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region pays one cube of a plant: how many must you have? One fewer than the plant costs.</extracomment>
      <translation type="unfinished">Une de moins que ne l’indique la centrale.</translation>
    </message>
    <message>
      <source>As many as the plant costs, although you pay one fewer.</source>
      <oldsource>As many as the plant shows, although you pay one fewer.</oldsource>
      <comment>tech_needed_with_subsidy=full</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The region pays one cube of a plant: how many must you have? As many as the plant costs, although you pay one fewer.</extracomment>
      <translation type="unfinished">Autant que l’indique la centrale, même si vous en payez une de moins.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check for control.</source>
      <oldsource>After the plant, its points and the check of control.</oldsource>
      <comment>build_displacement=last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build where another player's scientist works: when does the scientist leave? After the plant, its points and the check for control.</extracomment>
      <translation type="unfinished">Après la centrale, ses points et la vérification du contrôle.</translation>
    </message>
    <message>
      <source>Before everything else, as with installing.</source>
      <oldsource>Before anything else is done, as when installing.</oldsource>
      <comment>build_displacement=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You build where another player's scientist works: when does the scientist leave? Before everything else, as with installing.</extracomment>
      <translation type="unfinished">Avant toute autre chose, comme pour une mise en place.</translation>
    </message>
    <message>
      <source>Yes, like any other move.</source>
      <oldsource>Yes, as any other move.</oldsource>
      <comment>scientist_to_hand=allowed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your supply? Yes, like any other move.</extracomment>
      <translation type="unfinished">Oui, comme tout autre déplacement.</translation>
    </message>
    <message>
      <source>No, scientists return only from a summit, or when they must leave.</source>
      <oldsource>No, they come home only from a summit, or when they have to leave.</oldsource>
      <comment>scientist_to_hand=forbidden</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you move a scientist from a project back to your supply? No, scientists return only from a summit, or when they must leave.</extracomment>
      <translation type="unfinished">Non, un scientifique ne revient en main que d’un sommet, ou quand il doit partir.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <comment>end_turn_expertise=must</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? Yes, if one of your scientists works on a project.</extracomment>
      <translation>Oui, si un de vos scientifiques travaille sur un projet.</translation>
    </message>
    <message>
      <source>No, you may decline it.</source>
      <oldsource>No, you may leave it.</oldsource>
      <comment>end_turn_expertise=may</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Must you take the point of expertise at the end of your turn? No, you may decline it.</extracomment>
      <translation type="unfinished">Non, vous pouvez y renoncer.</translation>
    </message>
    <message>
      <source>Clockwise from the player to the left of the active player, who comes last.</source>
      <oldsource>Clockwise from the left of the active player, who comes last.</oldsource>
      <comment>summit_order=active_last</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? Clockwise from the player to the left of the active player, who comes last.</extracomment>
      <translation type="unfinished">En sens horaire depuis la gauche du joueur actif, qui vient en dernier.</translation>
    </message>
    <message>
      <source>In turn order, from the start player.</source>
      <oldsource>In turn order, the start player first.</oldsource>
      <comment>summit_order=turn_order</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which order do the participants of a summit gain their expertise? In turn order, from the start player.</extracomment>
      <translation type="unfinished">Dans l’ordre du tour, en commençant par le premier joueur.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <comment>expertise_on_own_return=no</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own install or build sends your scientist back: do you gain expertise? No, only when another player sends the scientist away.</extracomment>
      <translation>Non, seulement quand un autre joueur congédie le scientifique.</translation>
    </message>
    <message>
      <source>Yes, 1 point in the energy of the project.</source>
      <oldsource>Yes, one point in the energy of the project.</oldsource>
      <comment>expertise_on_own_return=yes</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Your own install or build sends your scientist back: do you gain expertise? Yes, 1 point in the energy of the project.</extracomment>
      <translation type="unfinished">Oui, 1 d’expertise dans l’énergie du projet.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>region_cep_source=market</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the market, which may run empty and raise the price.</extracomment>
      <translation>Du marché, qui peut se vider et faire augmenter le prix.</translation>
    </message>
    <message>
      <source>From the bank; the market and the price do not change.</source>
      <oldsource>From the bank; market and price do not move.</oldsource>
      <comment>region_cep_source=bank</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Where does the CEP of a track bonus come from? From the bank; the market and the price do not change.</extracomment>
      <translation type="unfinished">De la banque ; ni le marché ni le prix ne bougent.</translation>
    </message>
    <message>
      <source>Any region with room for it, of your choice.</source>
      <oldsource>Any region of your choice that has room.</oldsource>
      <comment>region_cep_target=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? Any region with room for it, of your choice.</extracomment>
      <translation type="unfinished">N’importe quelle région de votre choix qui a de la place.</translation>
    </message>
    <message>
      <source>The region shown on the board for this track.</source>
      <oldsource>The region that the board names for this track.</oldsource>
      <comment>region_cep_target=indicated</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which region receives the CEP of a track bonus? The region shown on the board for this track.</extracomment>
      <translation type="unfinished">La région que le plateau indique pour cette piste.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <comment>market_after_stop=no_sale</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty this turn: what can you still do there? You may buy, but not sell.</extracomment>
      <translation>Vous pouvez acheter, mais pas vendre.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <comment>market_after_stop=closed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: The market ran empty this turn: what can you still do there? Nothing: the market is closed until the next turn.</extracomment>
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
      <source>Yes, each card gives what its space gives.</source>
      <oldsource>Yes, each card gives what belongs to its space.</oldsource>
      <comment>lobby_0709_effect=fixed</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the main effect of lobby cards 07 to 09 fixed? Yes, each card gives what its space gives.</extracomment>
      <translation type="unfinished">Oui, chaque carte donne ce qui correspond à sa case.</translation>
    </message>
    <message>
      <source>No, with each card you choose from the effects of all three.</source>
      <oldsource>No, each card lets you choose among the effects of all three.</oldsource>
      <comment>lobby_0709_effect=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the main effect of lobby cards 07 to 09 fixed? No, with each card you choose from the effects of all three.</extracomment>
      <translation type="unfinished">Non, chaque carte laisse choisir parmi les effets des trois.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <comment>lobby_12_choice=choose</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? Yes, you choose one of the two.</extracomment>
      <translation>Oui, vous choisissez l’un des deux.</translation>
    </message>
    <message>
      <source>No, it only gives the first one.</source>
      <oldsource>No, it gives the first one only.</oldsource>
      <comment>lobby_12_choice=first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does lobby card 12 let you choose between two main effects? No, it only gives the first one.</extracomment>
      <translation type="unfinished">Non, elle ne donne que le premier.</translation>
    </message>
    <message>
      <source>25 is for buying, 26 for selling.</source>
      <oldsource>25 goes with buying, 26 with selling.</oldsource>
      <comment>lobby_25_26=buy_sell</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of lobby cards 25 and 26 is for buying, and which for selling? 25 is for buying, 26 for selling.</extracomment>
      <translation type="unfinished">La 25 va avec l’achat, la 26 avec la vente.</translation>
    </message>
    <message>
      <source>25 is for selling, 26 for buying.</source>
      <oldsource>25 goes with selling, 26 with buying.</oldsource>
      <comment>lobby_25_26=sell_buy</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which of lobby cards 25 and 26 is for buying, and which for selling? 25 is for selling, 26 for buying.</extracomment>
      <translation type="unfinished">La 25 va avec la vente, la 26 avec l’achat.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <comment>lobby_main_timing=attach</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Later in the turn of its action; a discount together with the build.</extracomment>
      <translation>Plus tard dans le tour de son action ; une réduction en même temps que la construction.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is refunded after the build.</source>
      <oldsource>Later in the turn of its action; a discount is paid back after the build.</oldsource>
      <comment>lobby_main_timing=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Later in the turn of its action; a discount is refunded after the build.</extracomment>
      <translation type="unfinished">Plus tard dans le tour de son action ; une réduction est remboursée après la construction.</translation>
    </message>
    <message>
      <source>Immediately after its action; a discount together with the build.</source>
      <oldsource>Right after its action; a discount together with the build.</oldsource>
      <comment>lobby_main_timing=with</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When is the main effect of a lobby card played? Immediately after its action; a discount together with the build.</extracomment>
      <translation type="unfinished">Juste après son action ; une réduction en même temps que la construction.</translation>
    </message>
    <message>
      <source>All your plants except the first.</source>
      <oldsource>All of yours except the first.</oldsource>
      <comment>goal_30=except_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All your plants except the first.</extracomment>
      <translation type="unfinished">Toutes les vôtres sauf la première.</translation>
    </message>
    <message>
      <source>All your plants.</source>
      <oldsource>All of yours.</oldsource>
      <comment>goal_30=every</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which plants does company goal 30 count? All your plants.</extracomment>
      <translation type="unfinished">Toutes les vôtres.</translation>
    </message>
    <message>
      <source>The energies that you have built in the region.</source>
      <oldsource>Energies that you have built in the region.</oldsource>
      <comment>control_expertise=built</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is still tied at the end: expertise in which energies decides? The energies that you have built in the region.</extracomment>
      <translation type="unfinished">Les énergies que vous avez construites dans la région.</translation>
    </message>
    <message>
      <source>All energies on the region's agenda.</source>
      <oldsource>All energies on the agenda of the region.</oldsource>
      <comment>control_expertise=agenda</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Control is still tied at the end: expertise in which energies decides? All energies on the region's agenda.</extracomment>
      <translation type="unfinished">Toutes les énergies de l’agenda de la région.</translation>
    </message>
    <message>
      <source>The builder, or the player in control so far.</source>
      <oldsource>The builder or the one who held it before.</oldsource>
      <comment>control_recount=builder_or_controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can have control of the region after a plant is built? The builder, or the player in control so far.</extracomment>
      <translation type="unfinished">Le bâtisseur ou le joueur qui la contrôlait avant.</translation>
    </message>
    <message>
      <source>Anyone with a plant there: all are compared.</source>
      <oldsource>Anybody with a plant there: all are compared.</oldsource>
      <comment>control_recount=all_players</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Who can have control of the region after a plant is built? Anyone with a plant there: all are compared.</extracomment>
      <translation type="unfinished">N’importe qui avec une centrale sur place : tous sont comparés.</translation>
    </message>
    <message>
      <source>Yes; all other games last five.</source>
      <oldsource>Yes, all others last five.</oldsource>
      <comment>six_decades_at=5</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a five-player game last six decades? Yes; all other games last five.</extracomment>
      <translation type="unfinished">Oui, toutes les autres en durent cinq.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six would need a sixth player.</source>
      <oldsource>No, every game lasts five; six decades would need a sixth player.</oldsource>
      <comment>six_decades_at=6</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does a five-player game last six decades? No, every game lasts five; six would need a sixth player.</extracomment>
      <translation type="unfinished">Non, chaque partie en dure cinq ; il faudrait un sixième joueur pour six décennies.</translation>
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
      <source>As many as in a two-player game.</source>
      <oldsource>As many as two players lay out.</oldsource>
      <comment>solo_base=two_player_strict</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as in a two-player game.</extracomment>
      <translation type="unfinished">Autant que dans une partie à deux joueurs.</translation>
    </message>
    <message>
      <source>As many as in a four-player game.</source>
      <oldsource>As many as four players lay out.</oldsource>
      <comment>solo_base=normal</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: how many UN goals are in the stack? As many as in a four-player game.</extracomment>
      <translation type="unfinished">Autant que dans une partie à quatre joueurs.</translation>
    </message>
    <message>
      <source>On a free space of your choice.</source>
      <oldsource>On a free one of your choice.</oldsource>
      <comment>solo_slot=choice</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project go? On a free space of your choice.</extracomment>
      <translation type="unfinished">Sur une case libre de votre choix.</translation>
    </message>
    <message>
      <source>On the first free space.</source>
      <oldsource>On the first free one.</oldsource>
      <comment>solo_slot=first_free</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: on which space of a region does a start project go? On the first free space.</extracomment>
      <translation type="unfinished">Sur la première case libre.</translation>
    </message>
    <message>
      <source>In the region after the one used last.</source>
      <oldsource>In the region after the one that was used last.</oldsource>
      <comment>solo_next_start=next_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the region of the next start project begin? In the region after the one used last.</extracomment>
      <translation type="unfinished">Dans la région qui suit la dernière utilisée.</translation>
    </message>
    <message>
      <source>In the region used last.</source>
      <oldsource>In the region that was used last.</oldsource>
      <comment>solo_next_start=same_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Solo game: where does the search for the region of the next start project begin? In the region used last.</extracomment>
      <translation type="unfinished">Dans la dernière région utilisée.</translation>
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
Example: Do gas plants also leave a three-player competitive game, as they do in a team game? Yes.</extracomment>
      <translation>Oui.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <comment>competitive_gas=kept</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Do gas plants also leave a three-player competitive game, as they do in a team game? No, all gas plants stay in the game.</extracomment>
      <translation>Non, toutes les centrales à gaz restent en jeu.</translation>
    </message>
    <message>
      <source>Yes, one region can have two disasters.</source>
      <oldsource>Yes, one region can be struck twice.</oldsource>
      <comment>seventh_event=in_play</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Is the seventh event tile used? Yes, one region can have two disasters.</extracomment>
      <translation type="unfinished">Oui, une région peut être frappée deux fois.</translation>
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
      <source>Nothing, if the region has no CEP.</source>
      <oldsource>Nothing, if the region holds no CEP.</oldsource>
      <comment>money_subsidy_minimum=0</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What is the least that a money subsidy pays? Nothing, if the region has no CEP.</extracomment>
      <translation type="unfinished">Rien, si la région n’a aucun CEP.</translation>
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
      <oldsource>No, recruit or move a scientist if either is possible.</oldsource>
      <comment>scientist_subsidy=taken</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you decline the subsidy of a scientist space? No, you must recruit or move a scientist if you can.</extracomment>
      <translation type="unfinished">Non, recrutez ou déplacez un scientifique si l’un des deux est possible.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>scientist_subsidy=optional</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: May you decline the subsidy of a scientist space? Yes.</extracomment>
      <translation>Oui.</translation>
    </message>
    <message>
      <source>You pay the CEP, then the scientist moves.</source>
      <oldsource>The CEP is paid, then the scientist moves.</oldsource>
      <comment>infrastructure_order=pay_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist is on a project that gets its infrastructure: what comes first? You pay the CEP, then the scientist moves.</extracomment>
      <translation type="unfinished">Le CEP est payé, puis le scientifique se déplace.</translation>
    </message>
    <message>
      <source>The scientist moves, then you pay the CEP.</source>
      <oldsource>The scientist moves, then the CEP is paid.</oldsource>
      <comment>infrastructure_order=scientist_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A scientist is on a project that gets its infrastructure: what comes first? The scientist moves, then you pay the CEP.</extracomment>
      <translation type="unfinished">Le scientifique se déplace, puis le CEP est payé.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <comment>lobby_before=all_effects</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You play a lobbyist card before its action: which bonuses may make the action possible? Any: money, cubes, CEPs and knowledge count for the action.</extracomment>
      <translation>N’importe lequel : argent, ressources technologiques, CEPs et expertise comptent pour l’action.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <comment>lobby_before=build_money_only</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: You play a lobbyist card before its action: which bonuses may make the action possible? Only the money of a card for building.</extracomment>
      <translation>Seulement l’argent d’une carte de construction.</translation>
    </message>
    <message>
      <source>Two points per scientist, for any topics of the summit.</source>
      <oldsource>Both points of each scientist in any topics of the summit.</oldsource>
      <comment>summit_points=any_topic</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit give knowledge? Two points per scientist, for any topics of the summit.</extracomment>
      <translation type="unfinished">Pour chaque scientifique, 2 d’expertise dans n’importe quels sujets du sommet.</translation>
    </message>
    <message>
      <source>One point for the scientist's topic, one for any topic of the summit.</source>
      <oldsource>One point in the scientist's topic, one in any topic of the summit.</oldsource>
      <comment>summit_points=own_topic_first</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: In which energies does a summit give knowledge? One point for the scientist's topic, one for any topic of the summit.</extracomment>
      <translation type="unfinished">1 d’expertise dans le sujet du scientifique, 1 d’expertise dans n’importe quel sujet du sommet.</translation>
    </message>
    <message>
      <source>No, everyone keeps their own.</source>
      <oldsource>No, everybody keeps their own.</oldsource>
      <comment>competitive_bonuses=own</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you give a track bonus to another player? No, everyone keeps their own.</extracomment>
      <translation type="unfinished">Non, chacun garde les siens.</translation>
    </message>
    <message>
      <source>Yes, as in a team game.</source>
      <oldsource>Yes, as in the team game.</oldsource>
      <comment>competitive_bonuses=shared</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Competitive game: may you give a track bonus to another player? Yes, as in a team game.</extracomment>
      <translation type="unfinished">Oui, comme dans la partie en équipe.</translation>
    </message>
    <message>
      <source>Everyone who has built there.</source>
      <oldsource>Everybody who has built there.</oldsource>
      <comment>control_rivals=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to take control of a region? Everyone who has built there.</extracomment>
      <translation type="unfinished">Tous ceux qui y ont construit.</translation>
    </message>
    <message>
      <source>Only the player in control now.</source>
      <oldsource>Only the one who controls it now.</oldsource>
      <comment>control_rivals=controller</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Whom must a builder beat to take control of a region? Only the player in control now.</extracomment>
      <translation type="unfinished">Seulement le joueur qui la contrôle actuellement.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <comment>penalty_price=before</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty takes the last CEP from the market: which price do you lose in points? The price before it rises.</extracomment>
      <translation>Le prix avant son augmentation.</translation>
    </message>
    <message>
      <source>The price after it rises.</source>
      <oldsource>The price after it has risen.</oldsource>
      <comment>penalty_price=after</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A penalty takes the last CEP from the market: which price do you lose in points? The price after it rises.</extracomment>
      <translation type="unfinished">Le prix après son augmentation.</translation>
    </message>
    <message>
      <source>A CEP from your player board or from any region you control.</source>
      <oldsource>A CEP of your hand or of any region you control.</oldsource>
      <comment>supply_payment=any_controlled</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What can you use to pay for a fossil plant in a region you control? A CEP from your player board or from any region you control.</extracomment>
      <translation type="unfinished">Un CEP de votre main ou de n’importe quelle région que vous contrôlez.</translation>
    </message>
    <message>
      <source>Only a CEP from this region; without one you pay a penalty.</source>
      <oldsource>Only a CEP of this region; without one there is a penalty.</oldsource>
      <comment>supply_payment=this_region</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: What can you use to pay for a fossil plant in a region you control? Only a CEP from this region; without one you pay a penalty.</extracomment>
      <translation type="unfinished">Seulement un CEP de cette région ; sans CEP, il y a une pénalité.</translation>
    </message>
    <message>
      <source>After all regions have had their turn.</source>
      <oldsource>After all regions have been visited.</oldsource>
      <comment>supply_order=after_all</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: When are the new fossil plants paid for? After all regions have had their turn.</extracomment>
      <translation type="unfinished">Une fois toutes les régions passées en revue.</translation>
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
Example: A region has technology cubes: must you use one for a plant there? No, the builder decides.</extracomment>
      <translation>Non, le bâtisseur décide.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <comment>region_tech=mandatory</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: A region has technology cubes: must you use one for a plant there? Yes, if the plant costs any cubes.</extracomment>
      <translation>Oui, si la centrale coûte des ressources technologiques.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more.</source>
      <oldsource>From {ppm} ppm on.</oldsource>
      <comment>second_event=reaches</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: At which CO₂ level does the future event happen too? At 400 ppm or more.</extracomment>
      <translation type="unfinished">À partir de {ppm} ppm.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <comment>second_event=exceeds</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: At which CO₂ level does the future event happen too? Above 400 ppm.</extracomment>
      <translation>Au-dessus de {ppm} ppm.</translation>
    </message>
    <message>
      <source>Those on your player board.</source>
      <oldsource>Those of your hand.</oldsource>
      <comment>goal_cep=hand</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal about CEPs? Those on your player board.</extracomment>
      <translation type="unfinished">Ceux de votre main.</translation>
    </message>
    <message>
      <source>Those on your player board and in regions you control.</source>
      <oldsource>Those of your hand and of regions you control.</oldsource>
      <comment>goal_cep=with_regions</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Which CEPs count for the personal goal about CEPs? Those on your player board and in regions you control.</extracomment>
      <translation type="unfinished">Ceux de votre main et des régions que vous contrôlez.</translation>
    </message>
    <message>
      <source>No, it skips them.</source>
      <oldsource>No, it walks over them.</oldsource>
      <comment>inspector_skips=achieved</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count achieved goals as steps? No, it skips them.</extracomment>
      <translation type="unfinished">Non, il passe par-dessus.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <comment>inspector_skips=nothing</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Does an inspector count achieved goals as steps? Yes, every goal is one step.</extracomment>
      <translation>Oui, chaque objectif est un pas.</translation>
    </message>
    <message>
      <source>Everyone: all are tied.</source>
      <oldsource>Everybody: all are tied.</oldsource>
      <comment>award_without_tech=everybody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most cubes? Everyone: all are tied.</extracomment>
      <translation type="unfinished">Tout le monde : tous sont à égalité.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <comment>award_without_tech=nobody</comment>
      <extracomment>An answer to a disputed question of the rules. “It” is what the question is about.
Example: Nobody has a technology cube at the end: who gets the points for the most cubes? Nobody: it takes at least one cube.</extracomment>
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
      <source>Auction variant: is there also an auction before the first decade?</source>
      <oldsource>Auction variant: is there an auction before the first decade too?</oldsource>
      <comment>auction_decade_1</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Variante avec enchère : y a-t-il aussi une enchère avant la première décennie ?</translation>
    </message>
    <message>
      <source>Everyone passes in the auction before the first decade: who starts?</source>
      <oldsource>Everybody passes in the auction before the first decade: who starts?</oldsource>
      <comment>auction_decade_1_passed</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Tout le monde passe lors de l’enchère avant la première décennie : qui commence ?</translation>
    </message>
    <message>
      <source>How many summits are face up on the board?</source>
      <oldsource>How many summits lie face up on the board?</oldsource>
      <comment>summit_spaces</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Combien de sommets sont face visible sur le plateau ?</translation>
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
      <source>A region has no space for the fossil plant of this decade: is a CEP due?</source>
      <oldsource>A region has no space for the plant of this decade: does it pay?</oldsource>
      <comment>skip_full_region</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Une région n’a pas de case pour la centrale de cette décennie : paie-t-elle ?</translation>
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
      <source>Installing a recycling project brings a CEP: where from?</source>
      <oldsource>Where does the CEP come from that installing a recycling project brings?</oldsource>
      <comment>recycling_cep_source</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">D’où vient le CEP que rapporte la mise en place d’un projet en recyclage ?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <comment>money_grant_basis</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Combien rapporte une subvention en argent ?</translation>
    </message>
    <message>
      <source>You install a project with your own scientist: does the scientist stay?</source>
      <oldsource>You install a project on which your own scientist works: what happens?</oldsource>
      <comment>own_scientist_after_install</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Vous mettez en place un projet où travaille votre propre scientifique : que se passe-t-il ?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <comment>plant_choice</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quelle centrale d’une énergie peut être construite ?</translation>
    </message>
    <message>
      <source>The region pays one cube of a plant: how many must you have?</source>
      <oldsource>The region gives a cube for a plant: how many must you own?</oldsource>
      <comment>tech_needed_with_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">La région fournit une ressource technologique pour une centrale : combien devez-vous en avoir ?</translation>
    </message>
    <message>
      <source>You build where another player's scientist works: when does the scientist leave?</source>
      <oldsource>You build on a project with a foreign scientist: when does the scientist leave?</oldsource>
      <comment>build_displacement</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Vous construisez sur un projet avec le scientifique d’un adversaire : quand part-il ?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your supply?</source>
      <oldsource>May you move a scientist from a project back to your hand?</oldsource>
      <comment>scientist_to_hand</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Pouvez-vous reprendre un scientifique en main depuis un projet ?</translation>
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
      <source>Your own install or build sends your scientist back: do you gain expertise?</source>
      <oldsource>Your own installing or building brings your scientist home: do you gain expertise for it?</oldsource>
      <comment>expertise_on_own_return</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Votre propre mise en place ou construction ramène votre scientifique en main : gagnez-vous de l’expertise ?</translation>
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
      <source>The market ran empty this turn: what can you still do there?</source>
      <oldsource>The market ran empty in your turn: what can you still do there?</oldsource>
      <comment>market_after_stop</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Le marché s’est vidé pendant votre tour : que pouvez-vous encore y faire ?</translation>
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
      <source>Which of lobby cards 25 and 26 is for buying, and which for selling?</source>
      <oldsource>Which of the lobby cards 25 and 26 goes with buying, and which with selling?</oldsource>
      <comment>lobby_25_26</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Laquelle des cartes lobby 25 et 26 va avec l’achat, et laquelle avec la vente ?</translation>
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
      <source>Control is still tied at the end: expertise in which energies decides?</source>
      <oldsource>Control is tied to the last: expertise in which energies is compared?</oldsource>
      <comment>control_expertise</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Égalité complète pour le contrôle : dans quelles énergies compare-t-on l’expertise ?</translation>
    </message>
    <message>
      <source>Who can have control of the region after a plant is built?</source>
      <oldsource>Who can hold the region after a plant was built?</oldsource>
      <comment>control_recount</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Qui peut contrôler la région après la construction d’une centrale ?</translation>
    </message>
    <message>
      <source>Does a five-player game last six decades?</source>
      <oldsource>Does a game of five last six decades?</oldsource>
      <comment>six_decades_at</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Une partie à cinq dure-t-elle six décennies ?</translation>
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
      <source>Solo game: on which space of a region does a start project go?</source>
      <oldsource>Solo game: on which space of a region does a start project lie?</oldsource>
      <comment>solo_slot</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Partie solo : sur quelle case d’une région un projet de départ se place-t-il ?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the region of the next start project begin?</source>
      <oldsource>Solo game: where does the search for the next start project's region begin?</oldsource>
      <comment>solo_next_start</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Partie solo : où commence la recherche de la région du prochain projet de départ ?</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <comment>solo_end_level</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Partie solo : à quel niveau de CO₂ la partie se termine-t-elle plus tôt ?</translation>
    </message>
    <message>
      <source>Do gas plants also leave a three-player competitive game, as they do in a team game?</source>
      <oldsource>Do gas plants leave the competitive game of three, as they do in the team game?</oldsource>
      <comment>competitive_gas</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Des centrales à gaz sont-elles retirées du jeu dans la partie compétitive à trois, comme dans la partie en équipe ?</translation>
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
      <source>What is the least that a money subsidy pays?</source>
      <oldsource>How much does a money subsidy pay at least?</oldsource>
      <comment>money_subsidy_minimum</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Combien rapporte au moins une subvention en argent ?</translation>
    </message>
    <message>
      <source>May you decline the subsidy of a scientist space?</source>
      <oldsource>May you leave the subsidy of a scientist space unused?</oldsource>
      <comment>scientist_subsidy</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Pouvez-vous renoncer à une subvention de scientifique ?</translation>
    </message>
    <message>
      <source>A scientist is on a project that gets its infrastructure: what comes first?</source>
      <oldsource>A scientist stands on a project that gets its infrastructure: what comes first?</oldsource>
      <comment>infrastructure_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Un scientifique est sur un projet dont l’infrastructure est mise en place : qu’est-ce qui vient en premier ?</translation>
    </message>
    <message>
      <source>You play a lobbyist card before its action: which bonuses may make the action possible?</source>
      <oldsource>A lobbyist card is played before its action: which bonus may make the action possible?</oldsource>
      <comment>lobby_before</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Une carte lobbyiste est jouée avant son action : quel bonus peut rendre l’action possible ?</translation>
    </message>
    <message>
      <source>In which energies does a summit give knowledge?</source>
      <oldsource>In which energies does a summit bring its knowledge?</oldsource>
      <comment>summit_points</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Dans quelles énergies un sommet rapporte-t-il son expertise ?</translation>
    </message>
    <message>
      <source>Competitive game: may you give a track bonus to another player?</source>
      <oldsource>Competitive game: may you hand the bonus of a track to somebody else?</oldsource>
      <comment>competitive_bonuses</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Partie compétitive : pouvez-vous donner le bonus d’une piste à quelqu’un d’autre ?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to take control of a region?</source>
      <oldsource>Whom must a builder beat to control a region?</oldsource>
      <comment>control_rivals</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Qui un bâtisseur doit-il battre pour contrôler une région ?</translation>
    </message>
    <message>
      <source>A penalty takes the last CEP from the market: which price do you lose in points?</source>
      <oldsource>A penalty empties the market: which price is lost in points?</oldsource>
      <comment>penalty_price</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Une pénalité vide le marché : quel prix est perdu en points ?</translation>
    </message>
    <message>
      <source>What can you use to pay for a fossil plant in a region you control?</source>
      <oldsource>What may pay for a fossil plant in a region you control?</oldsource>
      <comment>supply_payment</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Avec quoi peut-on payer une centrale à combustible fossile dans une région que vous contrôlez ?</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <comment>supply_order</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation>Quand les nouvelles centrales à combustible fossile sont-elles payées ?</translation>
    </message>
    <message>
      <source>A region has technology cubes: must you use one for a plant there?</source>
      <oldsource>A region has technology cubes: must one of them help to pay for a plant there?</oldsource>
      <comment>region_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Une région a des ressources technologiques : l’une d’elles doit-elle aider à payer une centrale sur place ?</translation>
    </message>
    <message>
      <source>At which CO₂ level does the future event happen too?</source>
      <oldsource>From which CO₂ level on does the future event happen too?</oldsource>
      <comment>second_event</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">À partir de quel niveau de CO₂ l’événement futur a-t-il lieu aussi ?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal about CEPs?</source>
      <oldsource>Which CEPs count for the personal goal that asks for CEPs?</oldsource>
      <comment>goal_cep</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Quels CEPs comptent pour l’objectif personnel qui demande des CEPs ?</translation>
    </message>
    <message>
      <source>Does an inspector count achieved goals as steps?</source>
      <oldsource>Does an inspector count goals that are achieved?</oldsource>
      <comment>inspector_skips</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Un inspecteur compte-t-il les objectifs déjà atteints ?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most cubes?</source>
      <oldsource>Nobody has a technology cube at the end: who gets the points for the most?</oldsource>
      <comment>award_without_tech</comment>
      <extracomment>A question on which the printed rulebooks differ.</extracomment>
      <translation type="unfinished">Personne n’a de ressource technologique à la fin : qui reçoit les points pour le plus grand nombre ?</translation>
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
      <source>{rule} – rulebook (unnumbered section)</source>
      <comment>unnumbered</comment>
      <extracomment>A rule and where a rulebook states it.
Example: Build a plant – rulebook (unnumbered section)</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{book}: {sections}</source>
      <comment>in_book</comment>
      <extracomment>A rule and where a rulebook states it.
Example: 3: 9.4</extracomment>
      <translation type="unfinished" />
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
      <oldsource>The action that card {card} was played for is owed: it has to stay possible.</oldsource>
      <comment>action_is_owed</comment>
      <extracomment>Why an action is impossible.
Example: Lobbyist card “Build solar: –$3” (18) still requires its action, which must remain possible.</extracomment>
      <translation type="unfinished">L’action pour laquelle la carte {card} a été jouée est due : elle doit rester possible.</translation>
    </message>
    <message>
      <source>This scientist is already in your supply.</source>
      <oldsource>This scientist is in your hand already.</oldsource>
      <comment>already_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Ce scientifique est déjà dans votre main.</translation>
    </message>
    <message>
      <source>Lobby card {card} is played together with the build: choose the build with it.</source>
      <oldsource>Card {card} is attached to the build itself: choose the build with this card.</oldsource>
      <comment>attach_card_to_build</comment>
      <extracomment>Why an action is impossible.
Example: Lobby card “Build solar: –$3” (18) is played together with the build: choose the build with it.</extracomment>
      <translation type="unfinished">La carte {card} s’ajoute à la construction elle-même : choisissez la construction avec cette carte.</translation>
    </message>
    <message>
      <source>That is worth ${had}; your bid is ${needed}.</source>
      <oldsource>That is worth ${had}; the bid is ${needed}.</oldsource>
      <comment>bid_not_covered</comment>
      <extracomment>Why an action is impossible.
Example: That is worth $2; your bid is $3.</extracomment>
      <translation type="unfinished">Cela vaut ${had} ; la mise est de ${needed}.</translation>
    </message>
    <message>
      <source>You can pay at most ${had}.</source>
      <oldsource>You can pay ${had} at the most.</oldsource>
      <comment>bid_too_high</comment>
      <extracomment>Why an action is impossible.
Example: You can pay at most $2.</extracomment>
      <translation type="unfinished">Vous pouvez payer au maximum ${had}.</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <comment>bid_too_low</comment>
      <extracomment>Why an action is impossible.
Example: Bid at least $3, or pass.</extracomment>
      <translation>Offrez au moins ${needed}, ou passez.</translation>
    </message>
    <message>
      <source>You cannot give this bonus to {player}: everyone keeps their own.</source>
      <oldsource>This bonus cannot be handed to {player}: everybody keeps their own.</oldsource>
      <comment>bonus_is_your_own</comment>
      <extracomment>Why an action is impossible.
Example: You cannot give this bonus to Ada: everyone keeps their own.</extracomment>
      <translation type="unfinished">Ce bonus ne peut pas être donné à {player} : chacun garde les siens.</translation>
    </message>
    <message>
      <source>You cannot give this bonus to {player}: it was given to you.</source>
      <oldsource>A bonus that was given cannot be handed on to {player}.</oldsource>
      <comment>bonus_was_given_already</comment>
      <extracomment>Why an action is impossible.
Example: You cannot give this bonus to Ada: it was given to you.</extracomment>
      <translation type="unfinished">Un bonus reçu ne peut pas être redonné à {player}.</translation>
    </message>
    <message>
      <source>The score and the CO₂ track allow at most {had:steps}, not {needed}.</source>
      <oldsource>The points or the track allow {had:steps} down, not {needed}.</oldsource>
      <comment>cannot_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The score and the CO₂ track allow at most 2 steps, not 3.</extracomment>
      <translation type="unfinished">Les points ou la piste permettent une réduction de {had:steps}, pas de {needed}.</translation>
    </message>
    <message>
      <source>To play card {card} for its main effect, take its action this turn first: {on}.</source>
      <oldsource>The main effect of card {card} needs its own action in this turn first: {on}.</oldsource>
      <comment>card_action_missing</comment>
      <extracomment>Why an action is impossible.
Example: To play card “Build solar: –$3” (18) for its main effect, take its action this turn first: build a plant.</extracomment>
      <translation type="unfinished">Le lobby principal de la carte {card} demande d’abord son action, pendant ce tour : {on}.</translation>
    </message>
    <message>
      <source>You have already played a card or scored a UN goal this turn.</source>
      <oldsource>You have played a card or scored a UN goal in this turn already.</oldsource>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Vous avez déjà joué une carte ou marqué les points d’un objectif de l’ONU pendant ce tour.</translation>
    </message>
    <message>
      <source>Lobby card {card} gives no discount on this plant.</source>
      <oldsource>Card {card} gives no discount on this plant.</oldsource>
      <comment>card_cannot_be_attached</comment>
      <extracomment>Why an action is impossible.
Example: Lobby card “Build solar: –$3” (18) gives no discount on this plant.</extracomment>
      <translation type="unfinished">La carte {card} ne donne pas de réduction sur cette centrale.</translation>
    </message>
    <message>
      <source>You do not have card {card}.</source>
      <oldsource>Card {card} is not in your hand.</oldsource>
      <comment>card_not_in_hand</comment>
      <extracomment>Why an action is impossible.
Example: You do not have card “Build solar: –$3” (18).</extracomment>
      <translation type="unfinished">La carte {card} n’est pas dans votre main.</translation>
    </message>
    <message>
      <source>Card {card} is not one of these cards.</source>
      <oldsource>Card {card} is not in your packet.</oldsource>
      <comment>card_not_in_packet</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) is not one of these cards.</extracomment>
      <translation type="unfinished">La carte {card} n’est pas dans votre paquet.</translation>
    </message>
    <message>
      <source>This card cannot be visited: it is not in play, or a scientist has already been there.</source>
      <oldsource>No scientist can go to this card: it is not in play, or somebody has been there.</oldsource>
      <comment>card_not_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Aucun scientifique ne peut aller sur cette carte : elle n’est pas en jeu, ou quelqu’un l’a déjà visitée.</translation>
    </message>
    <message>
      <source>The CO₂ level is {had} ppm; at {limit} ppm or more there is no second action.</source>
      <oldsource>The CO₂ level is at {had} ppm; from {limit} ppm on there is no second action.</oldsource>
      <comment>co2_at_limit</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level is 2 ppm; at 3 ppm or more there is no second action.</extracomment>
      <translation type="unfinished">Le niveau de CO₂ est de {had} ppm ; à partir de {limit} ppm, il n’y a pas de deuxième action.</translation>
    </message>
    <message>
      <source>Take your first main action before the second one.</source>
      <oldsource>Take the main action of this turn first; the second one comes after it.</oldsource>
      <comment>first_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Effectuez d’abord l’action principale de ce tour ; la deuxième vient après.</translation>
    </message>
    <message>
      <source>The project must go to the first free space in {region}.</source>
      <oldsource>The project goes to the first free space of {region}.</oldsource>
      <comment>first_free_space_only</comment>
      <extracomment>Why an action is impossible.
Example: The project must go to the first free space in Europe.</extracomment>
      <translation type="unfinished">Le projet va sur la première case libre en {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <comment>game_over</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>La partie est terminée.</translation>
    </message>
    <message>
      <source>Goal {card} is not one of the goals you can keep.</source>
      <oldsource>Goal {card} is not among the goals you can keep.</oldsource>
      <comment>goal_not_dealt</comment>
      <extracomment>Why an action is impossible.
Example: Goal “Build solar: –$3” (18) is not one of the goals you can keep.</extracomment>
      <translation type="unfinished">L’objectif {card} n’est pas parmi ceux que vous pouvez garder.</translation>
    </message>
    <message>
      <source>This scientist can only return to your supply or go to a summit with the project's topic.</source>
      <oldsource>A scientist who is sent away goes home or to a summit on the project's energy.</oldsource>
      <comment>hand_or_summit_only</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Un scientifique congédié revient en main ou va à un sommet ayant pour sujet l’énergie du projet.</translation>
    </message>
    <message>
      <source>You need {plants} on your infrastructures and have {had}.</source>
      <oldsource>Too few of your {energy} infrastructures carry a plant: {had} of {needed}.</oldsource>
      <comment>infrastructure_missing</comment>
      <extracomment>Why an action is impossible.
Example: You need 2 solar plants on your infrastructures and have 2.</extracomment>
      <translation type="unfinished">Trop peu de vos infrastructures ({energy}) portent une centrale : {had} sur {needed}.</translation>
    </message>
    <message>
      <source>You must take your main action before you end your turn.</source>
      <oldsource>The main action of this turn is still open, and it has to be taken.</oldsource>
      <comment>mandatory_action_open</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">L’action principale de ce tour n’est pas encore faite, et elle est obligatoire.</translation>
    </message>
    <message>
      <source>You have already taken your main action this turn.</source>
      <oldsource>You have taken the main action of this turn already.</oldsource>
      <comment>mandatory_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Vous avez déjà effectué l’action principale de ce tour.</translation>
    </message>
    <message>
      <source>The market ran empty this turn: it is closed until the next turn.</source>
      <oldsource>The market ran empty in this turn: it is closed until the next turn.</oldsource>
      <comment>market_closed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Le marché s’est vidé pendant ce tour : il est fermé jusqu’au prochain tour.</translation>
    </message>
    <message>
      <source>There are no CEPs on sale.</source>
      <oldsource>No CEP is on sale.</oldsource>
      <comment>market_empty</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Il n’y a aucun CEP au marché.</translation>
    </message>
    <message>
      <source>The market ran empty this turn: nothing can be sold until the next turn.</source>
      <oldsource>The market ran empty in this turn: nothing can be sold until the next turn.</oldsource>
      <comment>market_stop</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Le marché s’est vidé pendant ce tour : rien ne peut être vendu avant le prochain tour.</translation>
    </message>
    <message>
      <source>You have already visited the market this turn.</source>
      <oldsource>You have been to the market in this turn already.</oldsource>
      <comment>market_visit_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Vous avez déjà fait une visite au marché pendant ce tour.</translation>
    </message>
    <message>
      <source>Your income is only {had}, not {needed}.</source>
      <oldsource>You earn {had}; that is less than {needed}.</oldsource>
      <comment>more_than_income</comment>
      <extracomment>Why an action is impossible.
Example: Your income is only 2, not 3.</extracomment>
      <translation type="unfinished">Votre revenu est de {had}, moins que {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level must be reduced by at least {needed:steps}, not {had}.</source>
      <oldsource>The CO₂ level has to come down by at least {needed:steps}; {had} is too few.</oldsource>
      <comment>must_reduce_more</comment>
      <extracomment>Why an action is impossible.
Example: The CO₂ level must be reduced by at least 3 steps, not 2.</extracomment>
      <translation type="unfinished">Le niveau de CO₂ doit baisser d’au moins {needed:steps} ; {had} ne suffit pas.</translation>
    </message>
    <message>
      <source>You have no CEP in your supply.</source>
      <oldsource>You have no CEP in your hand.</oldsource>
      <comment>no_cep_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Vous n’avez pas de CEP dans votre main.</translation>
    </message>
    <message>
      <source>That region has no CEP.</source>
      <oldsource>That region holds no CEP.</oldsource>
      <comment>no_cep_in_region</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Cette région n’a aucun CEP.</translation>
    </message>
    <message>
      <source>You need a CEP in your supply or in a region you control.</source>
      <oldsource>You need a CEP in your hand or in a region you control.</oldsource>
      <comment>no_cep_to_pay</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Il vous faut un CEP dans votre main ou dans une région que vous contrôlez.</translation>
    </message>
    <message>
      <source>{player} has no company goal left.</source>
      <oldsource>{player} has no company goal any more.</oldsource>
      <comment>no_company_goal</comment>
      <extracomment>Why an action is impossible.
Example: Ada has no company goal left.</extracomment>
      <translation type="unfinished">{player} n’a plus d’objectif de compagnie.</translation>
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
      <source>There is no {plant} left.</source>
      <oldsource>No {energy} plant is left.</oldsource>
      <comment>no_plant_tile</comment>
      <extracomment>Why an action is impossible.
Example: There is no solar plant left.</extracomment>
      <translation type="unfinished">Il ne reste aucune centrale ({energy}).</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <comment>no_project_here</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Il n’y a pas de projet sur cette case.</translation>
    </message>
    <message>
      <source>There is no {project} tile left.</source>
      <oldsource>No {energy} project tile is left.</oldsource>
      <comment>no_project_tile</comment>
      <extracomment>Why an action is impossible.
Example: There is no solar project tile left.</extracomment>
      <translation type="unfinished">Il ne reste aucune tuile projet ({energy}).</translation>
    </message>
    <message>
      <source>The region can pay {had} of the cubes, not {needed}.</source>
      <oldsource>The region cannot help with {needed:cubes}; it can give {had}.</oldsource>
      <comment>no_region_tech</comment>
      <extracomment>Why an action is impossible.
Example: The region can pay 2 of the cubes, not 3.</extracomment>
      <translation type="unfinished">La région ne peut pas fournir {needed:cubes} ; elle peut en fournir {had}.</translation>
    </message>
    <message>
      <source>You have no scientist in your supply.</source>
      <oldsource>You have no scientist in your hand.</oldsource>
      <comment>no_scientist_in_hand</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Vous n’avez pas de scientifique dans votre main.</translation>
    </message>
    <message>
      <source>No second main action would be possible now.</source>
      <oldsource>No second action would be possible now.</oldsource>
      <comment>no_second_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Aucune deuxième action ne serait possible maintenant.</translation>
    </message>
    <message>
      <source>Card {card} does not offer this effect.</source>
      <oldsource>Card {card} does not offer that.</oldsource>
      <comment>no_such_option</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) does not offer this effect.</extracomment>
      <translation type="unfinished">La carte {card} n’offre pas cela.</translation>
    </message>
    <message>
      <source>This topic does not exist.</source>
      <oldsource>There is no such topic.</oldsource>
      <comment>no_such_topic</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Ce sujet n’existe pas.</translation>
    </message>
    <message>
      <source>Under the chosen rules a scientist cannot return from a project to your supply.</source>
      <oldsource>The chosen rulebook knows no way from a project back to the hand.</oldsource>
      <comment>no_way_home</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Le livret choisi ne prévoit pas de retour d’un projet vers la main.</translation>
    </message>
    <message>
      <source>You have already recruited all your scientists ({limit}).</source>
      <oldsource>All your scientists are recruited: there are {limit} and no more.</oldsource>
      <comment>nobody_to_recruit</comment>
      <extracomment>Why an action is impossible.
Example: You have already recruited all your scientists (3).</extracomment>
      <translation type="unfinished">Tous vos scientifiques sont recrutés : vous n’en avez pas plus de {limit}.</translation>
    </message>
    <message>
      <source>There is no project to install on this space.</source>
      <oldsource>There is no project on this space that can be prepared for building.</oldsource>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Il n’y a sur cette case aucun projet à mettre en place.</translation>
    </message>
    <message>
      <source>This summit gives you no point in {energy}.</source>
      <oldsource>No point in {energy} is due from this summit.</oldsource>
      <comment>not_a_topic_here</comment>
      <extracomment>Why an action is impossible.
Example: This summit gives you no point in solar.</extracomment>
      <translation type="unfinished">Aucune expertise en {energy} n’est due pour ce sommet.</translation>
    </message>
    <message>
      <source>There is no installed project on this space.</source>
      <oldsource>There is no project on this space that is ready to be built on.</oldsource>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Il n’y a sur cette case aucun projet prêt pour une construction.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <comment>not_enough_cep</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 CEPs and have 2.</extracomment>
      <translation>Il vous faut {needed:ceps}, et vous en avez {had}.</translation>
    </message>
    <message>
      <source>You need {expertise} {needed} and have {had}.</source>
      <oldsource>You need expertise {needed} in {energy} and have {had}.</oldsource>
      <comment>not_enough_expertise</comment>
      <extracomment>Why an action is impossible.
Example: You need solar expertise 3 and have 2.</extracomment>
      <translation type="unfinished">Il vous faut une expertise de {needed} en {energy} ; la vôtre est de {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <comment>not_enough_money</comment>
      <extracomment>Why an action is impossible.
Example: You need $3 and have $2.</extracomment>
      <translation>Il vous faut ${needed}, et vous avez ${had}.</translation>
    </message>
    <message>
      <source>You need ${needed}, including ${fee} for {player}, whose scientist works here; you have ${had}.</source>
      <oldsource>You need ${needed} and have ${had}: ${fee} of it is for {player}, whose scientist works here.</oldsource>
      <comment>not_enough_money_and_fee</comment>
      <extracomment>Why an action is impossible.
Example: You need $3, including $3 for Ada, whose scientist works here; you have $2.</extracomment>
      <translation type="unfinished">Il vous faut ${needed}, et vous avez ${had} : ${fee} sont pour {player}, dont le scientifique travaille ici.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <comment>not_enough_tech</comment>
      <extracomment>Why an action is impossible.
Example: You need 3 technology cubes and have 2.</extracomment>
      <translation>Il vous faut {needed:cubes}, et vous en avez {had}.</translation>
    </message>
    <message>
      <source>This is not possible now: another decision comes first.</source>
      <oldsource>This is not the time for it: another decision comes first.</oldsource>
      <comment>not_now</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Ce n’est pas le moment : une autre décision vient d’abord.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <comment>not_on_agenda</comment>
      <extracomment>Why an action is impossible.
Example: The agenda of Europe does not ask for solar.</extracomment>
      <translation>L’agenda de l’{region} n’accepte pas cette énergie : {energy}.</translation>
    </message>
    <message>
      <source>You must take this point.</source>
      <oldsource>This point has to be taken.</oldsource>
      <comment>not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Cette expertise doit être prise.</translation>
    </message>
    <message>
      <source>The project must go to a free space in {region}.</source>
      <oldsource>The project goes to a free space of {region}.</oldsource>
      <comment>not_this_space</comment>
      <extracomment>Why an action is impossible.
Example: The project must go to a free space in Europe.</extracomment>
      <translation type="unfinished">Le projet va sur une case libre en {region}.</translation>
    </message>
    <message>
      <source>None of your scientists is there.</source>
      <oldsource>None of your scientists stands there.</oldsource>
      <comment>not_your_scientist</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Aucun de vos scientifiques n’est là.</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <comment>not_your_turn</comment>
      <extracomment>Why an action is impossible.
Example: It is not Ada's turn.</extracomment>
      <translation>Ce n’est pas le tour de {player}.</translation>
    </message>
    <message>
      <source>A scientist can go to a summit only from a project of the same energy.</source>
      <oldsource>A scientist reaches a summit only from a project of the same energy.</oldsource>
      <comment>only_from_project_to_summit</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Un scientifique ne va à un sommet que depuis un projet de la même énergie.</translation>
    </message>
    <message>
      <source>Only the top {plant} can be built.</source>
      <oldsource>Only the top {energy} plant can be built.</oldsource>
      <comment>only_top_plant</comment>
      <extracomment>Why an action is impossible.
Example: Only the top solar plant can be built.</extracomment>
      <translation type="unfinished">Seule la centrale du haut de la pile peut être construite ({energy}).</translation>
    </message>
    <message>
      <source>Card {card} requires another action, which comes first.</source>
      <oldsource>Card {card} has been played for another action, which comes now.</oldsource>
      <comment>other_action_owed</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) requires another action, which comes first.</extracomment>
      <translation type="unfinished">La carte {card} a été jouée pour une autre action, qui vient maintenant.</translation>
    </message>
    <message>
      <source>The CEP must come from your supply or from {region}.</source>
      <oldsource>The CEP has to come from your hand or from {region}.</oldsource>
      <comment>other_region_must_pay</comment>
      <extracomment>Why an action is impossible.
Example: The CEP must come from your supply or from Europe.</extracomment>
      <translation type="unfinished">Le CEP doit venir de votre main ou de l’{region}.</translation>
    </message>
    <message>
      <source>The scientist who was sent away must move.</source>
      <oldsource>The scientist who was sent away has to move.</oldsource>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">C’est le scientifique congédié qui doit se déplacer.</translation>
    </message>
    <message>
      <source>A scientist from a {project} cannot take the {topic}.</source>
      <oldsource>The topic is {topic}, but the scientist works on {energy}.</oldsource>
      <comment>other_topic</comment>
      <extracomment>Why an action is impossible.
Example: A scientist from a solar project cannot take the wind topic.</extracomment>
      <translation type="unfinished">Le sujet est « {topic} », mais le scientifique travaille sur une autre énergie : {energy}.</translation>
    </message>
    <message>
      <source>Card {card} requires an action that you could not take right after it: {on}.</source>
      <oldsource>Card {card} goes with an action that you could not take right after: {on}.</oldsource>
      <comment>owed_action_impossible</comment>
      <extracomment>Why an action is impossible.
Example: Card “Build solar: –$3” (18) requires an action that you could not take right after it: build a plant.</extracomment>
      <translation type="unfinished">La carte {card} va avec une action que vous ne pourriez pas faire juste après : {on}.</translation>
    </message>
    <message>
      <source>You pay more than you need: ${had} for a bid of ${needed}.</source>
      <oldsource>Something in this payment is not needed: ${had} for a bid of ${needed}.</oldsource>
      <comment>pays_too_much</comment>
      <extracomment>Why an action is impossible.
Example: You pay more than you need: $2 for a bid of $3.</extracomment>
      <translation type="unfinished">Une partie de ce paiement est inutile : ${had} pour une mise de ${needed}.</translation>
    </message>
    <message>
      <source>You need {plants} and have {had}.</source>
      <oldsource>You need {needed:plants} of {energy} and have {had}.</oldsource>
      <comment>plant_missing</comment>
      <extracomment>Why an action is impossible.
Example: You need 2 solar plants and have 2.</extracomment>
      <translation type="unfinished">Il vous faut {needed:plants} ({energy}), et vous en avez {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist already works on this project.</source>
      <oldsource>{player}'s scientist works on this project already.</oldsource>
      <comment>project_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist already works on this project.</extracomment>
      <translation type="unfinished">Le scientifique de {player} travaille déjà sur ce projet.</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <comment>region_all_green</comment>
      <extracomment>Why an action is impossible.
Example: All plants in Europe are green: there is no room for another one.</extracomment>
      <translation>Toutes les centrales d’{region} sont vertes : il n’y a plus de place pour une autre.</translation>
    </message>
    <message>
      <source>{region} already has {limit:ceps}, and that is its limit.</source>
      <oldsource>{region} holds {limit:ceps} already, and no more fit.</oldsource>
      <comment>region_cep_limit</comment>
      <extracomment>Why an action is impossible.
Example: Europe already has 3 CEPs, and that is its limit.</extracomment>
      <translation type="unfinished">L’{region} contient déjà {limit:ceps}, et n’a plus de place.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <comment>region_not_controlled</comment>
      <extracomment>Why an action is impossible.
Example: You do not control Europe.</extracomment>
      <translation>Vous ne contrôlez pas l’{region}.</translation>
    </message>
    <message>
      <source>The region has technology cubes: you must use one of them.</source>
      <oldsource>The region has technology cubes: one of them has to be used.</oldsource>
      <comment>region_pays_one</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">La région a des ressources technologiques : l’une d’elles doit être utilisée.</translation>
    </message>
    <message>
      <source>The second main action must be of another kind than the first.</source>
      <oldsource>The second action of a turn has to be of another kind than the first.</oldsource>
      <comment>same_kind_of_action</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">La deuxième action d’un tour doit être d’un autre type que la première.</translation>
    </message>
    <message>
      <source>You have already moved a scientist this turn.</source>
      <oldsource>You have moved a scientist in this turn already.</oldsource>
      <comment>scientist_move_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Vous avez déjà déplacé un scientifique pendant ce tour.</translation>
    </message>
    <message>
      <source>You have paid for a second main action and must take it now.</source>
      <oldsource>The second action is paid for and has to be taken now.</oldsource>
      <comment>second_action_owed</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">La deuxième action est payée et doit être faite maintenant.</translation>
    </message>
    <message>
      <source>You can take only one second main action in a turn.</source>
      <oldsource>There is only one second action in a turn.</oldsource>
      <comment>second_action_used</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Il n’y a qu’une deuxième action par tour.</translation>
    </message>
    <message>
      <source>There is already a project on this space.</source>
      <oldsource>There is a project on this space already.</oldsource>
      <comment>space_taken</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Il y a déjà un projet sur cette case.</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <comment>stays_on_card</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation>Un scientifique qui visite une carte y reste.</translation>
    </message>
    <message>
      <source>You must use the subsidy: recruit a scientist, or move one.</source>
      <oldsource>The subsidy has to be used: recruit a scientist, or move one.</oldsource>
      <comment>subsidy_not_optional</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">La subvention doit être utilisée : recrutez un scientifique ou déplacez-en un.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it takes place.</source>
      <oldsource>A scientist stays at a summit until it has taken place.</oldsource>
      <comment>summit_not_held_yet</comment>
      <extracomment>Why an action is impossible.</extracomment>
      <translation type="unfinished">Un scientifique reste à un sommet jusqu’à ce qu’il soit terminé.</translation>
    </message>
    <message>
      <source>{player}'s scientist already has this topic.</source>
      <oldsource>{player}'s scientist has this topic already.</oldsource>
      <comment>topic_occupied</comment>
      <extracomment>Why an action is impossible.
Example: Ada's scientist already has this topic.</extracomment>
      <translation type="unfinished">Le scientifique de {player} a déjà ce sujet.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <comment>un_goal_not_open</comment>
      <extracomment>Why an action is impossible.
Example: UN goal “Build solar: –$3” (18) is not on display.</extracomment>
      <translation>L’objectif de l’ONU {card} n’est pas face visible.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>This scientist is already on your player board.</source>
      <comment>already_in_hand</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have already played a card or claimed a UN goal this turn.</source>
      <oldsource>You have played a card or claimed a UN goal in this turn already.</oldsource>
      <comment>card_action_used</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation type="unfinished">Vous avez déjà joué une carte ou pris un objectif de l’ONU pendant ce tour.</translation>
    </message>
    <message>
      <source>You have no CEP on your player board.</source>
      <comment>no_cep_in_hand</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You need a CEP on your player board or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <comment>no_lobby_card</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Vous n’avez pas de carte lobbyiste.</translation>
    </message>
    <message>
      <source>You have no scientist on your player board.</source>
      <comment>no_scientist_in_hand</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <comment>not_a_proposed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation>Il n’y a pas de projet planifié sur cette case.</translation>
    </message>
    <message>
      <source>There is no infrastructure to build on here.</source>
      <oldsource>There is no infrastructure on this space to build on.</oldsource>
      <comment>not_an_installed_project</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation type="unfinished">Il n’y a pas d’infrastructure sur cette case pour construire.</translation>
    </message>
    <message>
      <source>The CEP must come from your player board or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.
Example: The CEP must come from your player board or from Europe.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the scientist who must leave the project can move now.</source>
      <oldsource>The scientist who has to leave the project moves now, and no other.</oldsource>
      <comment>other_scientist_must_move</comment>
      <extracomment>Why an action is impossible. Only in Second Chance.</extracomment>
      <translation type="unfinished">Seul le scientifique qui doit quitter le projet se déplace maintenant.</translation>
    </message>
    <message>
      <source>You need {expertise} {needed} and have {had}.</source>
      <oldsource>You need {energy} knowledge {needed} and have {had}.</oldsource>
      <comment>not_enough_expertise</comment>
      <extracomment>What this language says otherwise in one edition: second_chance.
Why an action is impossible.
Example: You need solar expertise 3 and have 2.</extracomment>
      <translation type="unfinished">Il vous faut une expertise de {needed} en {energy} ; la vôtre est de {had}.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>North America</source>
      <comment>north_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: North America builds a fossil plant (coal); the CO₂ level is now 70 ppm.</extracomment>
      <translation>Amérique du Nord</translation>
    </message>
    <message>
      <source>South America</source>
      <comment>south_america</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: South America builds a fossil plant (oil); the CO₂ level is now 90 ppm.</extracomment>
      <translation>Amérique du Sud</translation>
    </message>
    <message>
      <source>Europe</source>
      <comment>europe</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Europe builds a fossil plant (coal); the CO₂ level is now 110 ppm.</extracomment>
      <translation>Europe</translation>
    </message>
    <message>
      <source>Africa</source>
      <comment>africa</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Africa builds a fossil plant (oil); the CO₂ level is now 130 ppm.</extracomment>
      <translation>Afrique</translation>
    </message>
    <message>
      <source>Asia</source>
      <comment>asia</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Asia builds a fossil plant (oil); the CO₂ level is now 150 ppm.</extracomment>
      <translation>Asie</translation>
    </message>
    <message>
      <source>Oceania</source>
      <comment>oceania</comment>
      <extracomment>The name of a region, put into other sentences as it is.
Example: Oceania builds a fossil plant (gas); the CO₂ level is now 170 ppm.</extracomment>
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
      <source>How CEPs move</source>
      <oldsource>Where CEPs come from and go to</oldsource>
      <comment>cep_flow</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Mouvements de CEP</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>company_goal</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Objectif de compagnie</translation>
    </message>
    <message>
      <source>Sequence of a decade</source>
      <oldsource>Course of a decade</oldsource>
      <comment>decade</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Déroulement d’une décennie</translation>
    </message>
    <message>
      <source>Scientist sent away</source>
      <oldsource>A scientist who is sent away</oldsource>
      <comment>displaced_scientist</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Scientifique congédié</translation>
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
      <source>Bonuses on the expertise tracks</source>
      <oldsource>Bonuses of the expertise tracks</oldsource>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Bonus des pistes d’expertise</translation>
    </message>
    <message>
      <source>Forced purchase of a CEP</source>
      <oldsource>A CEP that has to be bought</oldsource>
      <comment>forced_purchase</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Achat forcé d’un CEP</translation>
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
      <source>Empty market</source>
      <oldsource>The market ran empty</oldsource>
      <comment>market_stop</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Le marché est vide</translation>
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
      <source>Expertise at the end of your turn</source>
      <oldsource>Expertise at the end of a turn</oldsource>
      <comment>project_expertise</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Expertise à la fin d’un tour</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Proposer un projet</translation>
    </message>
    <message>
      <source>CEP limit of a region</source>
      <oldsource>Most CEPs of a region</oldsource>
      <comment>region_cep_limit</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Limite régionale de CEP</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <comment>region_control</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Contrôle de région</translation>
    </message>
    <message>
      <source>Technology cubes in a region</source>
      <oldsource>Technology cubes of a region</oldsource>
      <comment>region_tech</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Ressources technologiques d’une région</translation>
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
      <source>Payment for a fossil plant</source>
      <oldsource>Pay for a fossil plant</oldsource>
      <comment>supply_payment</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Payer une centrale à combustible fossile</translation>
    </message>
    <message>
      <source>Ties</source>
      <comment>tie_break</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation>Égalités</translation>
    </message>
    <message>
      <source>Sequence of a turn</source>
      <oldsource>Course of a turn</oldsource>
      <comment>turn</comment>
      <extracomment>The short name of a rule, as a heading.</extracomment>
      <translation type="unfinished">Déroulement d’un tour</translation>
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
      <source>Scientist who must leave</source>
      <oldsource>A scientist who has to leave</oldsource>
      <comment>displaced_scientist</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation type="unfinished">Un scientifique qui doit partir</translation>
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
      <source>Bonuses on the knowledge tracks</source>
      <oldsource>Bonuses of the knowledge tracks</oldsource>
      <comment>expertise_bonus</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation type="unfinished">Bonus des pistes d’expertise</translation>
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
      <source>Visit to a lobbyist card</source>
      <oldsource>A scientist visits a lobbyist card</oldsource>
      <comment>lobbyist_visit</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation type="unfinished">Un scientifique visite une carte lobbyiste</translation>
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
      <source>CO₂ reduction</source>
      <oldsource>Reduce the CO₂ level</oldsource>
      <comment>reduction</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation type="unfinished">Réduire le niveau de CO₂</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_goal</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation>Objectif solo</translation>
    </message>
    <message>
      <source>Second main action in the solo game</source>
      <oldsource>Second main action of the solo game</oldsource>
      <comment>solo_second_action</comment>
      <extracomment>The short name of a rule, as a heading. Only in Second Chance.</extracomment>
      <translation type="unfinished">Deuxième action principale de la partie solo</translation>
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
    <name>short_effects</name>
    <message>
      <source>1 expertise</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, in as few words as possible, for its name.
Example: Keep lobby card “Summit on solar: 1 expertise” (23); minor effect: 1 technology cube</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>–${n}</source>
      <comment>discount</comment>
      <extracomment>What a lobby card gives, in as few words as possible, for its name.
Example: Keep lobby card “Build cold fusion: –$3” (16); minor effect: $2</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>short_effects_second_chance</name>
    <message>
      <source>1 knowledge</source>
      <comment>expertise</comment>
      <extracomment>What a lobby card gives, in as few words as possible, for its name. Only in Second Chance.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>back to your supply</source>
      <oldsource>home</oldsource>
      <comment>hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: Back to your supply</extracomment>
      <translation type="unfinished">en main</translation>
    </message>
    <message>
      <source>from your supply</source>
      <oldsource>from hand</oldsource>
      <comment>own_hand</comment>
      <extracomment>The same as in “places”, for buttons.
Example: From your supply › biomass, North America (technology)</extracomment>
      <translation type="unfinished">de la main</translation>
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
      <source>summit {summit}, seat {place}</source>
      <oldsource>summit {summit}, place {place}</oldsource>
      <comment>same_topic</comment>
      <extracomment>The same as in “places”, for buttons.
Example: summit 3, seat the solar project in Europe (technology space)</extracomment>
      <translation type="unfinished">sommet {summit}, place {place}</translation>
    </message>
    <message>
      <source>{name}</source>
      <oldsource>card {card}</oldsource>
      <comment>card</comment>
      <extracomment>The same as in “places”, for buttons.
Example: From your board › Prepare hydro: 2 technology cubes or $2</extracomment>
      <translation type="unfinished">carte {card}</translation>
    </message>
  </context>
  <context>
    <name>short_places_second_chance</name>
    <message>
      <source>back to your board</source>
      <comment>hand</comment>
      <extracomment>The same as in “places”, for buttons. Only in Second Chance.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from your board</source>
      <comment>own_hand</comment>
      <extracomment>The same as in “places”, for buttons. Only in Second Chance.
Example: From your board › hydro, Europe (scientist)</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>short_triggers</name>
    <message>
      <source>Propose in {region}</source>
      <comment>propose.region</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobby card “Propose in North America: $3” (1); minor effect: 1 technology cube</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Propose on a {grant} space</source>
      <comment>propose.grant</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobby card “Propose on a money space: $3” (7); minor effect: 1 technology cube</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Install {energy}</source>
      <comment>install.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobby card “Install forestation: 2 technology cubes” (14); minor effect: move a scientist</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Build {energy}</source>
      <comment>build.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Build wind: 1 knowledge” (27) for its minor effect: $2</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Summit on {energy}</source>
      <comment>summit.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Summit on solar: 1 knowledge” (33) for its minor effect: 1 CEP from the market</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobby card “Buy a CEP: 2 points” (25) for its minor effect: 1 CEP from the market</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Sell a CEP: $3” (35) for its main effect: $3; its action must follow</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plan in {region}</source>
      <comment>plan.region</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Plan in Europe: $3” (3) for its main effect: $3; its action must follow</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plan on a {grant} space</source>
      <comment>plan.grant</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Keep lobbyist card “Plan on a technology space: 2 technology cubes” (8); minor effect: move a scientist</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Prepare {energy}</source>
      <comment>infrastructure.energy</comment>
      <extracomment>The action that a lobby card goes with, in few words, for its name.
Example: Play lobbyist card “Prepare solar: 1 knowledge” (18) for its minor effect: 1 technology cube</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>solo_goal_names</name>
    <message>
      <source>Complete tracks</source>
      <comment>tracks_finished</comment>
      <extracomment>The short name of a solo goal.
Example: Complete tracks · solo goal 1</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n:plants}</source>
      <comment>plants_built</comment>
      <extracomment>The short name of a solo goal.
Example: 10 plants · solo goal 2</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plants in every region</source>
      <comment>plant_in_every_region</comment>
      <extracomment>The short name of a solo goal.
Example: Plants in every region · solo goal 4</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All personal goals</source>
      <comment>all_personal_goals</comment>
      <extracomment>The short name of a solo goal.
Example: All personal goals · solo goal 5</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start with {n:points}</source>
      <comment>fewer_points</comment>
      <extracomment>The short name of a solo goal.
Example: Start with 10 points · solo goal 6</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No gas plants</source>
      <comment>no_gas</comment>
      <extracomment>The short name of a solo goal.
Example: No gas plants · solo goal 7</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Environmental goals for plants</source>
      <comment>plant_goals_by_decade</comment>
      <extracomment>The short name of a solo goal.
Example: Environmental goals for plants · solo goal 8</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CEPs in Asia</source>
      <comment>region_cep</comment>
      <extracomment>The short name of a solo goal.
Example: CEPs in Asia · solo goal 9</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Summits of every size</source>
      <comment>every_summit_size</comment>
      <extracomment>The short name of a solo goal.
Example: Summits of every size · solo goal 10</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement in a full region</source>
      <comment>replaced_fossil</comment>
      <extracomment>The short name of a solo goal.
Example: Replacement in a full region · solo goal 11</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No lobbyist cards</source>
      <comment>no_lobbyist_in_decade</comment>
      <extracomment>The short name of a solo goal.
Example: No lobbyist cards · solo goal 12</extracomment>
      <translation type="unfinished" />
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
      <source>build at least {n:plants}</source>
      <oldsource>build {n:plants}</oldsource>
      <comment>plants_built</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build at least 10 plants.</extracomment>
      <translation type="unfinished">construire {n:plants}</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <comment>plant_in_every_region</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: build a plant in every region.</extracomment>
      <translation>construire une centrale dans chaque région</translation>
    </message>
    <message>
      <source>meet all the personal goals you were dealt</source>
      <oldsource>meet all personal goals that you were dealt</oldsource>
      <comment>all_personal_goals</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: meet all the personal goals you were dealt.</extracomment>
      <translation type="unfinished">remplir tous les objectifs personnels que vous avez reçus</translation>
    </message>
    <message>
      <source>win from a start with {n:points}</source>
      <oldsource>win although you start with {n:points}</oldsource>
      <comment>fewer_points</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win from a start with 10 points.</extracomment>
      <translation type="unfinished">gagner en commençant avec {n:points}</translation>
    </message>
    <message>
      <source>win without gas plants in the game</source>
      <oldsource>win although no gas plant is in the game</oldsource>
      <comment>no_gas</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: win without gas plants in the game.</extracomment>
      <translation type="unfinished">gagner sans centrale à gaz dans le jeu</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals for plants</source>
      <oldsource>achieve {n} of the environmental goals that ask for plants</oldsource>
      <comment>plant_goals_by_decade</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of decade 2: achieve 8 of the environmental goals for plants.</extracomment>
      <translation type="unfinished">atteindre {n} des objectifs environnementaux de centrales</translation>
    </message>
    <message>
      <source>have at least {n:ceps} in Asia</source>
      <oldsource>have {n:ceps} in Asia</oldsource>
      <comment>region_cep</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: have at least 6 CEPs in Asia.</extracomment>
      <translation type="unfinished">avoir {n:ceps} en Asie</translation>
    </message>
    <message>
      <source>complete a summit of every size</source>
      <oldsource>hold a summit of every size</oldsource>
      <comment>every_summit_size</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: complete a summit of every size.</extracomment>
      <translation type="unfinished">terminer un sommet de chaque taille</translation>
    </message>
    <message>
      <source>replace at least {n:fossil_plants} in a full region</source>
      <oldsource>tear down {n:fossil_plants} by building in a full region</oldsource>
      <comment>replaced_fossil</comment>
      <extracomment>What a solo goal asks for, after a colon.
Example: By the end of the game: replace at least 1 fossil plant in a full region.</extracomment>
      <translation type="unfinished">retirer {n:fossil_plants} en construisant dans une région pleine</translation>
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
      <source>{name} · lobby card {card}</source>
      <oldsource>Lobby card {card}: {trigger}</oldsource>
      <comment>lobby</comment>
      <extracomment>The heading of a card.
Example: Propose in North America: $3 · lobby card 1</extracomment>
      <translation type="unfinished">Carte lobby {card} : {trigger}</translation>
    </message>
    <message>
      <source>{name} · company goal {card}</source>
      <oldsource>Company goal {card}</oldsource>
      <comment>company_goal</comment>
      <extracomment>The heading of a card.
Example: Controlled regions · company goal 27</extracomment>
      <translation type="unfinished">Objectif de compagnie {card}</translation>
    </message>
    <message>
      <source>{name} · UN goal {card}</source>
      <oldsource>UN goal {card}</oldsource>
      <comment>un_goal</comment>
      <extracomment>The heading of a card.
Example: Biomass, recycling · UN goal 34</extracomment>
      <translation type="unfinished">Objectif de l’ONU {card}</translation>
    </message>
    <message>
      <source>{name} · event {card}</source>
      <oldsource>Event {card}: {region}</oldsource>
      <comment>event</comment>
      <extracomment>The heading of a card.
Example: Disaster in North America · event 47</extracomment>
      <translation type="unfinished">Événement {card} : {region}</translation>
    </message>
    <message>
      <source>{plant}</source>
      <oldsource>{energy} plant</oldsource>
      <comment>plant</comment>
      <extracomment>The heading of a card.
Example: Forestation plant</extracomment>
      <translation type="unfinished">centrale ({energy})</translation>
    </message>
    <message>
      <source>{plant}, level {level}</source>
      <oldsource>{energy} plant of level {level}</oldsource>
      <comment>plant_level</comment>
      <extracomment>The heading of a card.
Example: Recycling plant, level 1</extracomment>
      <translation type="unfinished">centrale de niveau {level} ({energy})</translation>
    </message>
    <message>
      <source>{project}</source>
      <oldsource>{energy} project</oldsource>
      <comment>project</comment>
      <extracomment>The heading of a card.
Example: Forestation project</extracomment>
      <translation type="unfinished">projet en {energy}</translation>
    </message>
    <message>
      <source>{name} · personal goal {card}</source>
      <oldsource>Personal goal {card}</oldsource>
      <comment>personal_goal</comment>
      <extracomment>The heading of a card.
Example: CEPs · personal goal 1</extracomment>
      <translation type="unfinished">Objectif personnel {card}</translation>
    </message>
    <message>
      <source>{name} · solo goal {card}</source>
      <oldsource>Solo goal {card}</oldsource>
      <comment>solo_goal</comment>
      <extracomment>The heading of a card.
Example: Complete tracks · solo goal 1</extracomment>
      <translation type="unfinished">Objectif solo {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>{name} · lobbyist card {card}</source>
      <oldsource>Lobbyist card {card}: {trigger}</oldsource>
      <comment>lobby</comment>
      <extracomment>The heading of a card. Only in Second Chance.
Example: Plan in North America: $3 · lobbyist card 1</extracomment>
      <translation type="unfinished">Carte lobbyiste {card} : {trigger}</translation>
    </message>
  </context>
  <context>
    <name>topic_names</name>
    <message>
      <source>forestation topic</source>
      <comment>forestation</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the forestation project in North America (scientist space) to the forestation topic of summit 3</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>solar topic</source>
      <comment>solar</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the solar project in Oceania (scientist space) to the solar topic of summit 5</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cold fusion topic</source>
      <comment>fusion</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the cold fusion project in Europe (research space) to the cold fusion topic of summit 3</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>biomass topic</source>
      <comment>biomass</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the biomass project in Europe (research space) to the biomass topic of summit 3</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>recycling topic</source>
      <comment>recycling</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the recycling project in Africa (scientist space) to the recycling topic of summit 2</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hydro topic</source>
      <comment>hydro</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move your scientist from the hydro project in North America (scientist space) to the hydro topic of summit 1</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wind topic</source>
      <comment>wind</comment>
      <extracomment>{topic} in a sentence: one of the places at a summit, by its energy.
Example: Move a scientist from the wind project in South America (technology space) to the wind topic of summit 4</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>track_names</name>
    <message>
      <source>forestation track</source>
      <comment>forestation</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>solar track</source>
      <comment>solar</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.
Example: Ada is at the end of the solar track, so the point is lost.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cold fusion track</source>
      <comment>fusion</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.
Example: Leo is at the end of the cold fusion track, so the point is lost.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>biomass track</source>
      <comment>biomass</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>recycling track</source>
      <comment>recycling</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hydro track</source>
      <comment>hydro</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wind track</source>
      <comment>wind</comment>
      <extracomment>{track} in a sentence: the track of expertise or knowledge of an energy.</extracomment>
      <translation type="unfinished" />
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
      <source>Requires plants that you have built, in any region: {plants}.</source>
      <oldsource>Needs plants that you have built, in any region: {plants}.</oldsource>
      <comment>needs</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Requires plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation type="unfinished">Demande des centrales que vous avez construites, dans n’importe quelles régions : {plants}.</translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one player can score it.</source>
      <oldsource>Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.</oldsource>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Scoring it costs 1 technology cube and brings 4 points; only one player can score it.</extracomment>
      <translation type="unfinished">En marquer les points coûte {tech:cubes} et rapporte {vp:points} ; une seule compagnie peut le faire.</translation>
    </message>
    <message>
      <source>You score it instead of playing a lobby card in your turn. You keep your plants.</source>
      <oldsource>It takes the place of a lobby card in your turn, and your plants are not used up.</oldsource>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.</extracomment>
      <translation type="unfinished">Il prend la place d’une carte lobby à votre tour, et vos centrales ne sont pas dépensées.</translation>
    </message>
    <message>
      <source>At the end, the player with the most UN goals gains {vp:points} more, as does everyone tied.</source>
      <oldsource>Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.</oldsource>
      <comment>most</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: At the end, the player with the most UN goals gains 3 points more, as does everyone tied.</extracomment>
      <translation type="unfinished">Qui a marqué le plus d’objectifs de l’ONU à la fin gagne encore {vp:points} ; tous les joueurs ex-æquo aussi.</translation>
    </message>
    <message numerus="yes">
      <source>{n} {energy} plants</source>
      <comment>plant</comment>
      <extracomment>A line on a UN goal card. “It” is the goal.
Example: Needs plants that you have built, in any region: 1 biomass plant and 1 recycling plant.</extracomment>
      <translation type="vanished">
        <numerusform>{n} centrale ({energy})</numerusform>
        <numerusform>{n} centrales ({energy})</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>Requires plants on your infrastructures, no matter who built the plants: {plants}.</source>
      <oldsource>Needs your infrastructures under built plants, whoever built them: {plants}.</oldsource>
      <comment>needs</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Requires plants on your infrastructures, no matter who built the plants: 2 recycling plants.</extracomment>
      <translation type="unfinished">Demande vos infrastructures sous des centrales construites, peu importe par qui : {plants}.</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one player can claim it.</source>
      <oldsource>Claiming it costs {tech:cubes}; only one company can claim it.</oldsource>
      <comment>scores</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: Claiming it costs 2 technology cubes; only one player can claim it.</extracomment>
      <translation type="unfinished">Le prendre coûte {tech:cubes} ; une seule compagnie peut le prendre.</translation>
    </message>
    <message>
      <source>In a team or alone, it brings {vp:points} at once, and at most {allowed} may be open at the end.</source>
      <oldsource>In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.</oldsource>
      <comment>team</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a team or alone, it brings 2 points at once, and at most 3 may be open at the end.</extracomment>
      <translation type="unfinished">En équipe et en solo, il rapporte immédiatement {vp:points} ; maximum d’objectifs non pris à la fin : {allowed}.</translation>
    </message>
    <message>
      <source>In a competitive game, all your UN goals score together at the end: {scores}.</source>
      <oldsource>Against each other, your cards together score at the end: {scores}.</oldsource>
      <comment>rivals</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a competitive game, all your UN goals score together at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation type="unfinished">En partie compétitive, vos cartes rapportent ensemble à la fin : {scores}.</translation>
    </message>
    <message>
      <source>You claim it instead of playing a lobbyist card in your turn. You pay the cubes only.</source>
      <oldsource>It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.</oldsource>
      <comment>free</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.</extracomment>
      <translation type="unfinished">Il prend la place d’une carte lobbyiste à votre tour, et rien d’autre que les ressources technologiques n’est dépensé.</translation>
    </message>
    <message numerus="yes">
      <source>{n} cards {vp:points}</source>
      <comment>score</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a competitive game, all your UN goals score together at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>
        <numerusform>{n} carte = {vp:points}</numerusform>
        <numerusform>{n} cartes = {vp:points}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <comment>score_or_more</comment>
      <extracomment>A line on a UN goal card. “It” is the goal. Only in Second Chance.
Example: In a competitive game, all your UN goals score together at the end: 1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points.</extracomment>
      <translation>{n} cartes ou plus = {vp:points}</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Start with random fossil plants, or with a fixed set that is easier or harder.</source>
      <oldsource>Start with drawn fossil plants, or with a fixed set that is easier or harder.</oldsource>
      <comment>preset</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">Commencez avec des centrales à combustible fossile piochées, ou avec une mise en place prédéfinie plus facile ou plus difficile.</translation>
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
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Removed from the game: {removed}.</source>
      <oldsource>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Out of the game: {removed}.</oldsource>
      <comment>preset=fewer</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: 2 solar plants, dealt to the regions at random: the CO₂ level starts at 350 ppm. Removed from the game: 2 coal plants.</extracomment>
      <translation type="unfinished">{plants}, réparties au hasard entre les régions : le niveau de CO₂ débute à {co2} ppm. À retirer du jeu : {removed}.</translation>
    </message>
    <message>
      <source>Before each new decade, everyone may bid once, and the winner chooses the start player; without the auction, the start player tile moves to the left.</source>
      <oldsource>Before each new decade everybody bids once, and the winner names the start player; without it the tile moves to the left.</oldsource>
      <comment>auction</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">Avant chaque nouvelle décennie, chacun fait une offre, et le gagnant nomme le premier joueur ; sans enchère, la tuile passe à gauche.</translation>
    </message>
    <message>
      <source>Draft your lobby cards: keep one from each hand of cards and pass the rest to the right.</source>
      <oldsource>Choose your lobby cards one by one from packets that are passed to the right.</oldsource>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">Choisissez vos cartes lobby une à une dans des paquets passés à droite.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <comment>mode</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Jouez ensemble en équipe, les uns contre les autres, ou en solo.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level low, or lose together.</source>
      <oldsource>One team, one score: keep the CO₂ level in check, or lose together.</oldsource>
      <comment>mode=cooperative</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">Une équipe, un score : gardez le niveau de CO₂ sous contrôle, ou perdez ensemble.</translation>
    </message>
    <message>
      <source>Everyone scores for themselves; if the CO₂ level gets too high, everyone loses.</source>
      <oldsource>Everybody scores alone; if the CO₂ level gets too high, everybody loses.</oldsource>
      <comment>mode=competitive</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">Chacun marque pour soi ; si le niveau de CO₂ devient trop élevé, tout le monde perd.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <comment>mode=solo</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation>Comme la partie en équipe, avec les cubes d’un adversaire sur le plateau et des conditions plus dures.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and continues clockwise.</source>
      <oldsource>The energy supply of every decade begins in this region and goes on clockwise.</oldsource>
      <comment>home</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">L’approvisionnement en énergie de chaque décennie commence dans cette région et continue en sens horaire.</translation>
    </message>
    <message>
      <source>Fewer coal plants and more starting points make the game easier.</source>
      <oldsource>Fewer coal plants, and more points at the start, make the game easier.</oldsource>
      <comment>difficulty</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">Moins de centrales à charbon, et plus de points au départ, rendent la partie plus facile.</translation>
    </message>
    <message>
      <source>Removed from the game: {removed}. Starting points: {vp}.</source>
      <oldsource>Out of the game: {removed}. Points at the start: {vp}.</oldsource>
      <comment>difficulty=fixed</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: Removed from the game: 2 coal plants. Starting points: 3.</extracomment>
      <translation type="unfinished">À retirer du jeu : {removed}. Points au départ : {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Starting points: {vp}.</source>
      <oldsource>All fossil plants are in the game. Points at the start: {vp}.</oldsource>
      <comment>difficulty=points</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.
Example: All fossil plants are in the game. Starting points: 3.</extracomment>
      <translation type="unfinished">Toutes les centrales à combustible fossile sont en jeu. Points au départ : {vp}.</translation>
    </message>
    <message>
      <source>Two inspectors move along the environmental goals; an open goal with one costs double.</source>
      <oldsource>Two inspectors walk along the environmental goals; an open goal beside one costs double.</oldsource>
      <comment>inspectors</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">Deux inspecteurs parcourent les objectifs environnementaux ; un objectif non atteint à côté de l’un d’eux compte double.</translation>
    </message>
    <message>
      <source>An additional goal that you must meet to win.</source>
      <oldsource>A goal that has to be met on top of everything else.</oldsource>
      <comment>solo_card</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">Un objectif à remplir en plus de tout le reste.</translation>
    </message>
    <message>
      <source>No additional goal.</source>
      <oldsource>No goal on top of the usual conditions.</oldsource>
      <comment>solo_card=0</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values.</extracomment>
      <translation type="unfinished">Aucun objectif en plus des conditions habituelles.</translation>
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
      <source>Draft your lobbyist cards: keep some of each hand of cards and pass the rest to the right.</source>
      <oldsource>Choose your lobbyist cards from packets that are passed to the right.</oldsource>
      <comment>draft</comment>
      <extracomment>A sentence of help on a variant of the game, or on one of its values. Only in Second Chance.</extracomment>
      <translation type="unfinished">Choisissez vos cartes lobbyistes dans des paquets passés à droite.</translation>
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
Example: Game mode Cooperative</extracomment>
      <translation>Coopératif</translation>
    </message>
    <message>
      <source>Competitive</source>
      <comment>mode=competitive</comment>
      <extracomment>A value of a variant, to choose from.
Example: Game mode Competitive</extracomment>
      <translation>Compétitif</translation>
    </message>
    <message>
      <source>Solo</source>
      <comment>mode=solo</comment>
      <extracomment>A value of a variant, to choose from.
Example: Game mode Solo</extracomment>
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
      <source>{goal} ({card})</source>
      <oldsource>{card}: {goal}</oldsource>
      <comment>solo_card=</comment>
      <extracomment>A value of a variant, to choose from.
Example: Solo goal control at least 3 regions (“Build solar: –$3” (18))</extracomment>
      <translation type="unfinished">{card} : {goal}</translation>
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
      <source>Game mode</source>
      <oldsource>Way of playing</oldsource>
      <comment>mode</comment>
      <extracomment>The name of a variant of the game, in the dialog for a new game.</extracomment>
      <translation type="unfinished">Mode de jeu</translation>
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
