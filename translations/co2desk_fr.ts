<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
      <translation>CO₂ : Seconde chance (2018)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regional agenda tiles</source>
      <translation>Tuiles agenda régional</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Amounts of the rules</source>
      <translation>Quantités fixées par les règles</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CO₂ track</source>
      <translation>Piste de pollution globale de CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Company goals</source>
      <translation>Objectifs de compagnie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Decades</source>
      <translation>Décennies</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Difficulties</source>
      <translation>Difficultés</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Draft</source>
      <translation>Draft</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Energies</source>
      <translation>Sources d’énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Environmental goals</source>
      <translation>Objectifs environnementaux</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Event cards</source>
      <translation>Cartes événement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fossil fuel plants</source>
      <translation>Centrales à combustible fossile</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Infrastructure</source>
      <translation>Infrastructure</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Inspectors</source>
      <translation>Inspecteurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What installing brings</source>
      <translation>Avantages de la mise en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Lobby cards</source>
      <translation>Cartes lobby</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>CEP market</source>
      <translation>Marché des CEPs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Personal goals</source>
      <translation>Objectifs personnels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Green power plants</source>
      <translation>Centrales à énergie verte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>By number of players</source>
      <translation>Selon le nombre de joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Fixed sets of fossil plants</source>
      <translation>Mises en place prédéfinies des centrales à combustible fossile</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Rating of the team</source>
      <translation>Rang de l’équipe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Regions of the board</source>
      <translation>Régions du plateau</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Solo game</source>
      <translation>Partie solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>What players start with</source>
      <translation>Ressources de départ des joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Summit tiles</source>
      <translation>Tuiles sommet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Supplies</source>
      <translation>Réserves</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Games of three players</source>
      <translation>Parties à trois joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Expertise tracks</source>
      <translation>Pistes d’expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>UN goals</source>
      <translation>Objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>About co2desk</source>
      <translation>À propos de co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;What it is</source>
      <translation>&amp;Présentation</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Reconstructed values</source>
      <translation>Valeurs &amp;reconstituées</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&amp;Licences</source>
      <translation>&amp;Licences</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>The board games CO₂ and CO₂: Second Chance on one computer that knows all the rules: whatever cannot be done is refused with the reason, and every game can be replayed.</source>
      <translation>Les jeux de société CO₂ et CO₂ : Seconde chance sur un seul ordinateur qui connaît toutes les règles : ce qui n’est pas possible est refusé en expliquant pourquoi, et chaque partie peut être revue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>This is an unofficial work by people who like the game. &lt;b&gt;CO₂ is Vital Lacerda’s.&lt;/b&gt; No art and no text of the printed games is in it; pictures and sentences are its own.</source>
      <translation>Ceci est une œuvre non officielle, faite par des gens qui aiment le jeu. &lt;b&gt;CO₂ est de Vital Lacerda.&lt;/b&gt; Elle ne contient ni illustration ni texte des jeux imprimés ; les images et les phrases sont les siennes.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Some values are printed on the pieces alone. Where no rulebook tells them they are reconstructed; the next page lists them.</source>
      <translation>Certaines valeurs ne sont imprimées que sur le matériel. Quand aucun livret de règles ne les donne, elles sont reconstituées ; la page suivante en donne la liste.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;co2desk&lt;/b&gt; is free software under the MIT licence: use it, change it and pass it on, with its copyright notice and without any warranty.</source>
      <translation>&lt;b&gt;co2desk&lt;/b&gt; est un logiciel libre sous licence MIT : utilisez-le, modifiez-le et transmettez-le, avec sa mention de copyright et sans aucune garantie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>It stands on the work of others:</source>
      <translation>Il repose sur le travail d’autres personnes :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Qt&lt;/b&gt; and &lt;b&gt;PySide6&lt;/b&gt;, the window: GNU LGPL, version 3. They are used unchanged, and you may put another build of them in their place.</source>
      <translation>&lt;b&gt;Qt&lt;/b&gt; et &lt;b&gt;PySide6&lt;/b&gt;, la fenêtre : GNU LGPL, version 3. Ils sont utilisés sans modification, et vous pouvez les remplacer par une autre compilation.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;PyYAML&lt;/b&gt;, which reads component values: MIT licence.</source>
      <translation>&lt;b&gt;PyYAML&lt;/b&gt;, qui lit les valeurs du matériel : licence MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;platformdirs&lt;/b&gt;, which finds your folders: MIT licence.</source>
      <translation>&lt;b&gt;platformdirs&lt;/b&gt;, qui trouve vos dossiers : licence MIT.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>&lt;b&gt;Noto Sans&lt;/b&gt; and &lt;b&gt;Noto Sans CJK&lt;/b&gt;, the typefaces: SIL Open Font License 1.1.</source>
      <translation>&lt;b&gt;Noto Sans&lt;/b&gt; et &lt;b&gt;Noto Sans CJK&lt;/b&gt;, les polices de caractères : SIL Open Font License 1.1.</translation>
    </message>
  </context>
  <context>
    <name>ActionsDialog</name>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>What can I do?</source>
      <translation>Que puis-je faire ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search: a region, an energy, a card …</source>
      <translation>Rechercher : une région, une énergie, une carte…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Search</source>
      <translation>Rechercher</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Actions</source>
      <translation>Actions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Do it</source>
      <translation>Exécuter</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/action_list.py" />
      <source>Close</source>
      <translation>Fermer</translation>
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
      <translation>Ceci met fin à la partie : {reason}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost in this decade.</source>
      <translation>La planète sera perdue pendant cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet is lost in this decade with a chance of {percent} %.</source>
      <translation>Probabilité que la planète soit perdue pendant cette décennie : {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game will be lost. Missing for open goals and CEPs: {points}.</source>
      <translation>La partie sera perdue : il manque {points} pour les objectifs non atteints et les CEPs.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The game is lost unless more points come in for open goals and missing CEPs. Missing: {points}.</source>
      <translation>La partie sera perdue s’il n’y a pas davantage de points pour payer les objectifs non atteints et les CEPs manquants. Il manque {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Solo goal {card} cannot be met after this.</source>
      <translation>Après cela, l’objectif solo {card} ne pourra plus être rempli.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>Nobody can be moved or recruited: what this space gives is lost.</source>
      <translation>Aucun scientifique ne peut être déplacé ou recruté : ce que donne cette case est perdu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You are at the end of the track: a point is lost.</source>
      <translation>Vous êtes au bout de la piste : cette expertise est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The bonus cannot be used and is lost.</source>
      <translation>Le bonus ne peut pas être utilisé : il est perdu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The planet will be lost: the decade ends with this turn.</source>
      <translation>La planète sera perdue : la décennie se termine avec ce tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>The decade ends with this turn, and the planet is lost with a chance of {percent} %.</source>
      <translation>La décennie se termine avec ce tour. Probabilité que la planète soit perdue : {percent} %.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>{player} discards the company goal for ${money}, for good.</source>
      <translation>{player} défausse son objectif de compagnie contre ${money}, définitivement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/adviser.py" />
      <source>You could still: {actions}.</source>
      <translation>Vous pourriez encore : {actions}.</translation>
    </message>
  </context>
  <context>
    <name>Asking</name>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/message_box.py" />
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
  </context>
  <context>
    <name>BidEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Your bid</source>
      <translation>Votre offre</translation>
    </message>
  </context>
  <context>
    <name>BoardWords</name>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Expertise in {energy}</source>
      <translation>Expertise en {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: level {level}</source>
      <translation>{player} : niveau {level}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Level {level}: {bonus}</source>
      <translation>Niveau {level} : {bonus}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Decade {now} of {last}</source>
      <translation>Décennie {now} sur {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Round {now} of {last}</source>
      <translation>Tour {now} sur {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>{player}: {points}</source>
      <translation>{player} : {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/instruments.py" />
      <source>Points</source>
      <translation>Points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Propose</source>
      <translation>Proposer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Install</source>
      <translation>Mettre en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Build</source>
      <translation>Construire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit</source>
      <translation>Sommet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Buy CEP</source>
      <translation>Acheter un CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Sell CEP</source>
      <translation>Vendre un CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>installed</source>
      <translation>mis en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>proposed</source>
      <translation>proposé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Summit {number}</source>
      <translation>Sommet {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>none left</source>
      <translation>plus aucun</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>danger</source>
      <translation>danger</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>lost</source>
      <translation>perdu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Decade</source>
      <translation>Décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Round</source>
      <translation>Tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEP market</source>
      <translation>Marché des CEPs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>no sale this turn</source>
      <translation>pas de vente ce tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Supply</source>
      <translation>Réserve</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Event</source>
      <translation>Événement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Next</source>
      <translation>Prochain</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Money</source>
      <translation>Argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>CEPs</source>
      <translation>CEPs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Technology</source>
      <translation>Technologie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>to recruit</source>
      <translation>à recruter</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Scientists</source>
      <translation>Scientifiques</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>{fossil} {count}</source>
      <translation>{fossil} {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/labels.py" />
      <source>Fossil plants left in the pile: {kinds}.</source>
      <translation>Centrales à combustible fossile restant dans la pile : {kinds}.</translation>
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
      <translation>Centrales : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants: {kinds}</source>
      <translation>Centrales : {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Nobody sits at the screen</source>
      <translation>Personne n’est devant l’écran</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>What lies in front of {player}</source>
      <translation>Devant {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Pieces that come home are put down here.</source>
      <translation>Les éléments qui reviennent en main se déposent ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your money: ${count}</source>
      <translation>Votre argent : ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>CEPs in your hand: {count}</source>
      <translation>CEPs dans votre main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Drag one onto a proposed project to install it, or onto the market to sell it.</source>
      <translation>Glissez-en un sur un projet proposé pour le mettre en place, ou sur le marché pour le vendre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Your technology cubes: {count}</source>
      <translation>Vos ressources technologiques : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Plants and UN goals are paid with them.</source>
      <translation>Elles servent à payer les centrales et les objectifs de l’ONU.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist in your hand</source>
      <translation>Un scientifique dans votre main</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Works on a project and gains expertise at the end of your turn.</source>
      <translation>Travaille sur un projet et gagne de l’expertise à la fin de votre tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>A scientist you can recruit</source>
      <translation>Un scientifique que vous pouvez recruter</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/players.py" />
      <source>Comes to your hand through a research grant.</source>
      <translation>Vient dans votre main grâce à une subvention de recherche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Number {number} in the order of the supply phase.</source>
      <translation>Numéro {number} dans l’ordre de la phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>All plants are green: there is no room for another one.</source>
      <translation>Toutes les centrales sont vertes : il n’y a plus de place pour une autre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Agenda of {region}</source>
      <translation>Agenda de l’{region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Only these energies can be proposed here; the order decides ties for control.</source>
      <translation>Seules ces énergies peuvent être proposées ici ; leur ordre départage les égalités pour le contrôle.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Nobody controls {region}</source>
      <translation>Personne ne contrôle l’{region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>{player} controls {region}</source>
      <translation>{player} contrôle l’{region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>The controller may pay with the CEPs here, and pays for new fossil plants.</source>
      <translation>Le joueur qui contrôle la région peut payer avec les CEPs qui s’y trouvent, et paie pour les nouvelles centrales à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>CEPs in {region}: {count} of {limit}</source>
      <translation>CEPs en {region} : {count} sur {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A carbon emission permit pays for installing and for fossil plants.</source>
      <translation>Un Permis d’Émission de CO₂ paie la mise en place d’un projet ou une centrale à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Technology cubes in {region}: {count}</source>
      <translation>Ressources technologiques en {region} : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Given after disasters. A plant built here needs one cube less.</source>
      <translation>Données après une catastrophe. Une centrale construite ici coûte une ressource technologique de moins.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Fossil plant in {region}: {fossil}</source>
      <translation>Centrale à {fossil} en {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Adds {ppm} ppm to the CO₂ level.</source>
      <translation>Ajoute {ppm} ppm au niveau de CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A green plant replaces the leftmost one when no slot is empty.</source>
      <translation>Quand il n’y a plus de case vide, une centrale verte remplace la centrale à combustible fossile la plus à gauche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Project space in {region}: {grant}</source>
      <translation>Case projet en {region} : {grant}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist of {player} works here.</source>
      <translation>Un scientifique de {player} travaille ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Scientist of {player}</source>
      <translation>Scientifique de {player}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topics: {energies}.</source>
      <translation>Sujets : {energies}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Held at the end of the turn in which every topic has a scientist.</source>
      <translation>Le sommet est terminé à la fin du tour où chaque sujet a son scientifique.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Tiles left in the stack: {count}.</source>
      <translation>Tuiles restant dans la pile : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>Topic {energy}</source>
      <translation>Sujet : {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/regions.py" />
      <source>A scientist comes here from a project of the same energy, and stays until the summit.</source>
      <translation>Un scientifique vient ici depuis un projet de la même énergie, et y reste jusqu’à la fin du sommet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>Au marché : {count}. Prix : ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Une fois par tour, vous pouvez acheter un CEP ou en vendre un de votre main.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>A sale lowers the price; when the last one goes, the bank refills and the price rises.</source>
      <translation>Une vente fait baisser le prix ; quand le dernier CEP est pris, la banque remplit le marché et le prix augmente.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/board/words/supplies.py" />
      <source>The market ran empty in this turn: nothing can be sold until the next.</source>
      <translation>Le marché s’est vidé pendant ce tour : rien ne peut être vendu avant le prochain.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Draws a fossil plant when the next decade begins, unless a plant is built.</source>
      <translation>Reçoit une centrale à combustible fossile au début de la prochaine décennie, si aucune centrale n’y est construite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Still empty.</source>
      <translation>Encore vide.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{region}: demand of decade {decade}</source>
      <translation>{region} : demande de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Built by {player} in {region}.</source>
      <translation>Construite par {player} en {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>{project} in {region}: {state}</source>
      <translation>{project}, {region} : {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in the bank: {count}.</source>
      <translation>CEPs à la banque : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Ressources technologiques dans la réserve : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards played: {cards}.</source>
      <translation>Cartes lobby jouées : {cards}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards in the pile: {count}.</source>
      <translation>Cartes lobby dans la pile : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals in the pile: {count}.</source>
      <translation>Objectifs de l’ONU dans la pile : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>No {energy} plant is left</source>
      <translation>Plus aucune centrale ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Plants left: {count}.</source>
      <translation>Centrales restantes : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Tiles left: {count}.</source>
      <translation>Tuiles restantes : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Niveau de CO₂ : {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>From {ppm} ppm on, events strike.</source>
      <translation>À partir de {ppm} ppm, les événements frappent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>At {ppm} ppm after a supply phase the planet is lost.</source>
      <translation>À {ppm} ppm après une phase d’approvisionnement, la planète est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Points: {count}</source>
      <translation>Points : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Money: ${count}</source>
      <translation>Argent : ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>CEPs in hand: {count}</source>
      <translation>CEPs en main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Technology cubes: {count}</source>
      <translation>Ressources technologiques : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Scientifiques en main : {hand}, à recruter : {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Lobby cards: {count}</source>
      <translation>Cartes lobby : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>UN goals: {goals}</source>
      <translation>Objectifs de l’ONU : {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has a company goal.</source>
      <translation>A un objectif de compagnie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Has discarded the company goal.</source>
      <translation>N’a plus son objectif de compagnie (défaussé).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/words.py" />
      <source>Start player.</source>
      <translation>Premier joueur.</translation>
    </message>
  </context>
  <context>
    <name>ChartWidget</name>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>There is nothing to show yet.</source>
      <translation>Il n’y a encore rien à montrer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {first} at the beginning, {last} now, never below {low} or above {high}.</source>
      <translation>{name} : {first} au début, {last} maintenant, jamais moins de {low} ni plus de {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>{name}: {value}</source>
      <translation>{name} : {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/chart.py" />
      <source>Step {step}</source>
      <translation>Étape {step}</translation>
    </message>
  </context>
  <context>
    <name>CoverPanel</name>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>{name}, it is your decision</source>
      <translation>{name}, à vous de décider</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Everybody else looks away now.</source>
      <translation>Maintenant, tous les autres regardent ailleurs.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>I am {name}</source>
      <translation>Je suis {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Since your last turn</source>
      <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Nothing has happened since your last turn.</source>
      <translation>Rien ne s’est passé depuis votre dernier tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/handover/cover.py" />
      <source>Go on</source>
      <translation>Continuer</translation>
    </message>
  </context>
  <context>
    <name>Curves</name>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Decade {number}</source>
      <translation>Décennie {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>All energies together</source>
      <translation>Toutes les énergies ensemble</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Points</source>
      <translation>Points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>CO₂ level</source>
      <translation>Niveau de CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>Open environmental goals</source>
      <translation>Objectifs environnementaux non atteints</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did you lose?</source>
      <translation>Quand avez-vous perdu ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did you win?</source>
      <translation>Comment avez-vous gagné ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>How did we win?</source>
      <translation>Comment avons-nous gagné ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>When did we lose?</source>
      <translation>Quand avons-nous perdu ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: limit</source>
      <translation>{ppm} ppm : limite</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: two disasters</source>
      <translation>{ppm} ppm : deux catastrophes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{ppm} ppm: disasters</source>
      <translation>{ppm} ppm : catastrophes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead in the last step.</source>
      <translation>{name} prend la tête à la dernière étape.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step}</source>
      <translation>étape {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>{name} took the lead for good at {step}.</source>
      <translation>{name} prend définitivement la tête à l’{step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>step {step} ({change} ppm)</source>
      <translation>étape {step} ({change} ppm)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/curves.py" />
      <source>The largest changes: {steps}.</source>
      <translation>Les plus grands changements : {steps}.</translation>
    </message>
  </context>
  <context>
    <name>EndDialog</name>
    <message>
      <location filename="../co2desk/ui/ending/context.py" />
      <source>The team</source>
      <translation>L’équipe</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>End of the game</source>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Look at the board</source>
      <translation>&amp;Voir le plateau</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Save…</source>
      <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Replay</source>
      <translation>Revoir la &amp;partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>&amp;Play again</source>
      <translation>&amp;Rejouer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>Counting the points</source>
      <translation>Décompte des points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{reason} Alone, the points count, without a last income.</source>
      <translation>{reason} En solo, les points comptent, sans dernier revenu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The game is lost</source>
      <translation>La partie est perdue</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The planet is lost</source>
      <translation>La planète est perdue</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} reaches {points}</source>
      <translation>{name} atteint {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{name} wins</source>
      <translation>{name} gagne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>The team wins</source>
      <translation>L’équipe gagne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/dialog.py" />
      <source>{names} share the victory</source>
      <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>&amp;Next step</source>
      <translation>Étape &amp;suivante</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Show &amp;all</source>
      <translation>&amp;Tout afficher</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Points at the end</source>
      <translation>Points à la fin</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Before the scoring</source>
      <translation>Avant le décompte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Final</source>
      <translation>Total</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>So far</source>
      <translation>Jusqu’ici</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} ({card}): {text}.</source>
      <translation>{name} ({card}) : {text}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{names} have {points} each, so other merits are compared.</source>
      <translation>{names} ont le même score ({points}) : d’autres mérites sont comparés.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>No difference: {criteria}.</source>
      <translation>Aucune différence : {criteria}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{name} {value}</source>
      <translation>{name} {value}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>{criterion}: {values}.</source>
      <translation>{criterion} : {values}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money that has brought points still counts in full here.</source>
      <translation>L’argent qui a rapporté des points compte ici encore en entier.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nothing is left to compare, so the victory is shared.</source>
      <translation>Il n’y a plus rien à comparer : la victoire est partagée.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Nobody wins, and nothing is scored.</source>
      <translation>Personne ne gagne, et rien n’est compté.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Expertise in {energy}</source>
      <translation>Expertise en {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Green plants</source>
      <translation>Centrales vertes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Regions under control</source>
      <translation>Régions contrôlées</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>UN goals</source>
      <translation>Objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Infrastructures</source>
      <translation>Infrastructures</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/scoring.py" />
      <source>Money</source>
      <translation>Argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>How the game was judged</source>
      <translation>Le bilan de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>To win, all of this had to be true</source>
      <translation>Conditions à remplir pour gagner</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: kept. {more}</source>
      <translation>{condition} (condition respectée). {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not kept. {more}</source>
      <translation>{condition} (condition non respectée). {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{condition}: not asked for, the game ended before. {more}</source>
      <translation>{condition} (condition non exigée : la partie s’est terminée avant). {more}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{fact}.</source>
      <translation>{fact}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The game ended before this was asked for.</source>
      <translation>La partie s’est terminée avant que cela ne soit exigé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>CO₂ level at most {ppm} ppm</source>
      <translation>Niveau de CO₂ : au maximum {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{ppm} ppm</source>
      <translation>{ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Buying it down would have cost {price}, with {had} left.</source>
      <translation>Redescendre à la limite aurait coûté {price} ; il restait {had}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Never fewer than 0 points</source>
      <translation>Jamais moins de 0 point</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>All personal goals met</source>
      <translation>Tous les objectifs personnels remplis</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A personal goal met by everybody</source>
      <translation>Un objectif personnel rempli par chacun</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>UN goals left open, at most {n}</source>
      <translation>Objectifs de l’ONU non pris : au maximum {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Open: {n}</source>
      <translation>Non pris : {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed when the game ended.</source>
      <translation>Manqué à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Missed with step {step}.</source>
      <translation>Manqué à l’étape {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Met since step {step}.</source>
      <translation>Rempli depuis l’étape {step}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Personal goals</source>
      <translation>Objectifs personnels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: personal goals met: {met} of {all}.</source>
      <translation>{name}, objectifs personnels remplis : {met} sur {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}</source>
      <translation>{goal} : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{goal}: {count}, since decade {decade} (step {step})</source>
      <translation>{goal} : {count}, depuis la décennie {decade} (étape {step})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rating</source>
      <translation>Rang</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>Rank {rank} of {ranks}</source>
      <translation>Rang {rank} sur {ranks}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{points} and {more} for the CO₂ level: 1 for every {ppm} ppm below the limit.</source>
      <translation>{points} et {more} pour le niveau de CO₂ : 1 par {ppm} ppm sous la limite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The ranks begin at {points}.</source>
      <translation>Les rangs commencent à {points} points.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>The printed table is not known; this one is our own.</source>
      <translation>Le tableau imprimé n’est pas connu ; celui-ci est le nôtre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{name}: {rank}. {sums} {begin} {own}</source>
      <translation>{name} : {rank}. {sums} {begin} {own}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>{have} of {needed}</source>
      <translation>{have} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A narrow escape</source>
      <translation>De justesse</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A truce with the climate</source>
      <translation>Une trêve avec le climat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A lasting recovery</source>
      <translation>Un rétablissement durable</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A green century</source>
      <translation>Un siècle vert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/team.py" />
      <source>A planet at its best</source>
      <translation>Une planète épanouie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {change} ppm</source>
      <translation>Décennie {decade} : {change} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}</source>
      <translation>Étape {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Step {step}. {changes}. {causes}</source>
      <translation>Étape {step}. {changes}. {causes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Look at the board at this moment.</source>
      <translation>Voir le plateau à ce moment.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>When did it go wrong? These steps changed the level most:</source>
      <translation>Quand est-ce que tout a basculé ? Ces étapes ont le plus changé le niveau :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What cost most, decade by decade</source>
      <translation>Ce qui a coûté le plus, décennie par décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>What had to be paid, decade by decade</source>
      <translation>Ce qu’il a fallu payer, décennie par décennie</translation>
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
      <translation>Fin de la décennie {decade} : {changes}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/ending/turning_points.py" />
      <source>Decade {decade}: {changes}</source>
      <translation>Décennie {decade} : {changes}</translation>
    </message>
  </context>
  <context>
    <name>Expected</name>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>one effect, such as {example}</source>
      <translation>un seul effet, comme {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/cards.py" />
      <source>effects: {count}</source>
      <translation>effets : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a price from {least} to {most}</source>
      <translation>un prix de {least} à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{words}, in this order</source>
      <translation>{words}, dans cet ordre</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>fossil tiles: at least {least}, one for each slot that can be filled</source>
      <translation>tuiles centrale à combustible fossile : au moins {least}, une pour chaque case qui peut être remplie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{fossil} tiles that are dealt or removed: at most {most}</source>
      <translation>tuiles distribuées ou retirées ({fossil}) : au maximum {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at least {least}, one for each region</source>
      <translation>au moins {least}, une pour chaque région</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a tile with {energy}</source>
      <translation>une tuile avec {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/first_checks.py" />
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/components/sources.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>none</source>
      <extracomment>What was found: no such thing.</extracomment>
      <translation>aucune</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of them twice</source>
      <translation>un doublon</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>different energies</source>
      <translation>des sources d’énergie différentes</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>cards in a hand: at most {most}, to deal to everybody (players: {players})</source>
      <translation>cartes en main : au maximum {most}, pour en distribuer à tous (joueurs : {players})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/yamldoc.py" />
      <source>more</source>
      <extracomment>What was found: more than the limit.</extracomment>
      <translation>davantage</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture</source>
      <translation>aucune image</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no picture for the action {action}</source>
      <translation>aucune image pour l’action {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>one picture for the action {action}: {words}</source>
      <translation>une seule image pour l’action {action} : {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>expertise only on a card that shows an energy</source>
      <translation>expertise seulement sur une carte qui montre une source d’énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>1, as a card moves one scientist</source>
      <translation>1, car une carte déplace un seul scientifique</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, the length of the {energy} track</source>
      <translation>au maximum {most}, la longueur de la piste {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>the cards {first} to {last}</source>
      <translation>les cartes {first} à {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a card {number}</source>
      <translation>une carte {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>no such card</source>
      <translation>aucune carte de ce numéro</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>{number}, as in {key}</source>
      <translation>{number}, comme dans {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>a number that no other card has</source>
      <translation>un numéro qu’aucune autre carte ne porte</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>numbers of company goals, each once</source>
      <translation>des numéros d’objectifs de compagnie, chacun une seule fois</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>company goals left to deal: at least {least}</source>
      <translation>objectifs de compagnie restant à distribuer : au moins {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/checks.py" />
      <source>at most {most}, all {energy} plants</source>
      <translation>au maximum {most}, soit toutes les centrales ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <source>at most {depth} levels and {values} values</source>
      <translation>au maximum {depth} niveaux et {values} valeurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>one of the keys {keys}</source>
      <translation>une des clés {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/reader.py" />
      <source>the key {key}</source>
      <translation>la clé {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/documents.py" />
      <location filename="../co2desk/components/problems.py" />
      <source>a block of keys</source>
      <translation>un bloc de clés</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and five players</source>
      <translation>CEPs en tout : au moins {least}, pour les régions, le marché et cinq joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most} ppm, where the planet is lost</source>
      <translation>au maximum {most} ppm, le niveau où la planète est perdue</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>more than {least} ppm, the highest level at the start</source>
      <translation>plus de {least} ppm, le plus haut niveau de départ</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, all UN goals</source>
      <translation>au maximum {most}, soit tous les objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at most {most}, an event for each decade after the first</source>
      <translation>au maximum {most}, avec un événement pour chaque décennie après la première</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>at least one plant</source>
      <translation>au moins une centrale</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>{energy} plants in ascending order of tech: at least {least} on tile {tile}</source>
      <translation>centrales ({energy}) par ordre croissant de ressources technologiques : au moins {least} sur la tuile {tile}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>tiles with two topics: at least {least}, more than the board has spaces</source>
      <translation>tuiles à deux sujets : au moins {least}, plus que le plateau n’a de cases</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one discount and nothing else with the action {action}</source>
      <translation>une réduction et rien d’autre avec l’action {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>a discount only with the action {action}</source>
      <translation>une réduction seulement avec l’action {action}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one card for {region}</source>
      <translation>une seule carte pour {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/first_checks.py" />
      <source>one tile for each region: {count}</source>
      <translation>une tuile pour chaque région : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>nothing</source>
      <extracomment>What was found in the place of a value.</extracomment>
      <translation>rien</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>a number far too large</source>
      <translation>un nombre beaucoup trop grand</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>the text {text}</source>
      <translation>le texte {text}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>a list</source>
      <translation>une liste</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>something else</source>
      <translation>autre chose</translation>
    </message>
    <message>
      <location filename="../co2desk/components/problems.py" />
      <source>'{text}'</source>
      <extracomment>The quotation marks of the language, around words from a file.</extracomment>
      <translation>« {text} »</translation>
    </message>
    <message>
      <location filename="../co2desk/components/profiles.py" />
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/machine/phrases.py" />
      <source>one of {words}</source>
      <translation>une valeur parmi {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>a whole number from {least} to {most}</source>
      <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {least} to {most}</source>
      <translation>une liste (éléments : {least} à {most})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a list of {count}</source>
      <translation>une liste (éléments : {count})</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>each of {words} once</source>
      <translation>chaque valeur une seule fois : {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block with the keys {keys}</source>
      <translation>un bloc avec les clés {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <location filename="../co2desk/session/session.py" />
      <source>a value</source>
      <translation>une valeur</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a block of entries with numbers from 1 to {most}</source>
      <translation>un bloc d’entrées numérotées de 1 à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a number from 1 to {most} as key</source>
      <translation>un nombre de 1 à {most} comme clé</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>a gap</source>
      <translation>un trou dans la numérotation</translation>
    </message>
    <message>
      <location filename="../co2desk/components/reader.py" />
      <source>the number {number} before it</source>
      <translation>le numéro {number} juste avant</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>CEPs in all: at least {least}, for regions, market and four players</source>
      <translation>CEPs en tout : au moins {least}, pour les régions, le marché et quatre joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>tech in all: at least {least}, for four players and inspectors</source>
      <translation>ressources technologiques en tout : au moins {least}, pour quatre joueurs et les inspecteurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>2, one for the plant goals and one for the summit goals</source>
      <translation>2, un pour les objectifs de centrales et un pour les objectifs de sommets</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a level from {least} to {most}</source>
      <translation>un niveau de {least} à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most} ppm, so that the first energy supply is survived</source>
      <translation>au maximum {most} ppm, pour survivre au premier approvisionnement en énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}, the step of reduction</source>
      <translation>un multiple de {step}, le cran de réduction</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a multiple of {step}: so many ppm move an inspector by one tile</source>
      <translation>un multiple de {step}, valeur qui déplace un inspecteur d’une tuile</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>fossil tiles left: at least {least}, one for each region</source>
      <translation>tuiles centrale à combustible fossile restantes : au moins {least}, une pour chaque région</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>one price for each decade: {count}</source>
      <translation>un prix pour chaque décennie : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the rounds of other decades</source>
      <translation>au maximum {most}, le nombre de tours des autres décennies</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>projects of level 1 above those of level 2</source>
      <translation>les projets de niveau 1 au-dessus de ceux de niveau 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, where level 2 begins</source>
      <translation>au maximum {most}, où commence le niveau 2</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all summit tiles</source>
      <translation>au maximum {most}, soit toutes les tuiles sommet</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all tiles of the group</source>
      <translation>au maximum {most}, soit toutes les tuiles du groupe</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {count} topics, which goals ask for</source>
      <translation>une tuile à {count} sujets, demandée par des objectifs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a tile with {energy}, which goals ask for</source>
      <translation>une tuile avec {energy}, demandée par des objectifs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>cards kept in the draft: {count}, as many as are dealt</source>
      <translation>cartes gardées lors du draft : {count}, autant que de cartes distribuées</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, all cards in {deck}</source>
      <translation>au maximum {most}, soit toutes les cartes de {deck}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>at most {most}</source>
      <translation>au maximum {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at most {most}, the most that can be reached</source>
      <translation>au maximum {most}, ce qui peut être atteint</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 2 tiles</source>
      <translation>au moins 2 tuiles</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>ascending numbers</source>
      <translation>des nombres croissants</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, as there is nothing to count</source>
      <translation>0, car il n’y a rien à compter</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>at least 1</source>
      <translation>au moins 1</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>a decade from {first} to {last}</source>
      <translation>une décennie de {first} à {last}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/second_chance_checks.py" />
      <source>0, the end of the game</source>
      <translation>0, la fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/components/sources.py" />
      <source>a source: {words}</source>
      <translation>une source : {words}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>error {number} of the system</source>
      <translation>erreur système {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a readable file</source>
      <translation>un fichier lisible</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} bytes</source>
      <translation>au maximum {most} octets</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the byte {byte}</source>
      <translation>l’octet {byte}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <location filename="../co2desk/session/documents.py" />
      <source>text in UTF-8</source>
      <translation>du texte en UTF-8</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a mistake at column {column}</source>
      <translation>une erreur à la colonne {column}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a character that cannot be printed</source>
      <translation>un caractère non imprimable</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a second one</source>
      <translation>un deuxième document</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>one document</source>
      <translation>un seul document</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} values</source>
      <translation>au maximum {most} valeurs</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>at most {most} levels of blocks and lists</source>
      <translation>au maximum {most} niveaux de blocs et de listes</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the alias {alias}</source>
      <translation>l’alias {alias}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>plain values</source>
      <translation>des valeurs simples</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the anchor {anchor}</source>
      <translation>l’ancre {anchor}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>the tag {tag}</source>
      <translation>le tag {tag}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>a key of small letters, digits and _</source>
      <translation>une clé en lettres minuscules, chiffres et _</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>it again, after line {line}</source>
      <translation>la même clé, déjà à la ligne {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/components/yamldoc.py" />
      <source>every key once</source>
      <translation>chaque clé une seule fois</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <location filename="../co2desk/session/journal.py" />
      <location filename="../co2desk/session/options.py" />
      <location filename="../co2desk/session/saves.py" />
      <source>an object</source>
      <translation>un objet</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/machine/actions.py" />
      <source>no such key</source>
      <translation>aucune clé de ce nom</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>a project space such as {space}</source>
      <translation>une case projet, par exemple « {space} »</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <source>{hand}, a project space such as {space}, or a seat of a summit such as {seat}</source>
      <translation>« {hand} », une case projet comme « {space} » ou une place de sommet comme « {seat} »</translation>
    </message>
    <message>
      <location filename="../co2desk/engine/table/codec.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>a whole number</source>
      <translation>un nombre entier</translation>
    </message>
    <message>
      <location filename="../co2desk/session/builder.py" />
      <source>{least} to {most}</source>
      <translation>{least} à {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code without a typing mistake; in this one a character is wrong, missing or too many</source>
      <translation>un code sans faute de frappe : un caractère est faux, manquant ou en trop</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a code of version {known}; this one is of version {found}</source>
      <translation>un code de version {known} ; celui-ci est de version {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>an edition that this program knows: {editions}</source>
      <translation>une édition que ce programme connaît : {editions}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>a seed and a mark of the component values</source>
      <translation>une graine et un repère des valeurs du matériel</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>code</source>
      <extracomment>Where something is wrong: in a challenge code.</extracomment>
      <translation>code</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that can be read</source>
      <translation>des options lisibles</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>options that this version knows</source>
      <translation>des options que cette version connaît</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>words that this version knows</source>
      <translation>des mots que cette version connaît</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <location filename="../co2desk/session/notation_text.py" />
      <source>at most {most} characters</source>
      <translation>au maximum {most} caractères</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>only digits and letters other than U, not {letter}</source>
      <translation>des chiffres et des lettres sauf U, et non {letter}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/challenge.py" />
      <source>at least {least} characters after {prefix}</source>
      <translation>au moins {least} caractères après {prefix}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file</source>
      <extracomment>Where something is wrong: with the file as a whole.</extracomment>
      <translation>fichier</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>a plain file</source>
      <translation>un fichier ordinaire</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>at most {most} MB</source>
      <translation>au maximum {most} Mo</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>fewer brackets inside brackets</source>
      <translation>moins de crochets et d’accolades imbriqués</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (byte {byte})</source>
      <translation>fichier (octet {byte})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>file (line {line}, column {column})</source>
      <translation>fichier (ligne {line}, colonne {column})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>valid JSON</source>
      <translation>du JSON valide</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>JSON with shorter numbers</source>
      <translation>du JSON avec des nombres plus courts</translation>
    </message>
    <message>
      <location filename="../co2desk/session/documents.py" />
      <source>numbers, not {word}</source>
      <translation>des nombres, et non {word}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal</source>
      <extracomment>Where something is wrong: in the record of a game on this computer.</extracomment>
      <translation>sauvegarde continue</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>line</source>
      <extracomment>Where something is wrong: in a line of that record.</extracomment>
      <translation>ligne</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>an undamaged line</source>
      <translation>une ligne intacte</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>two lines or more</source>
      <translation>au moins deux lignes</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>journal (line {line})</source>
      <translation>sauvegarde continue (ligne {line})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>a saved game before its first action</source>
      <translation>une partie enregistrée avant sa première action</translation>
    </message>
    <message>
      <location filename="../co2desk/session/journal.py" />
      <source>version {version}</source>
      <translation>version {version}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>a game from its beginning: an edited position is not in the text</source>
      <translation>une partie depuis son début : une position modifiée n’est pas dans le texte</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>no result: the game goes on</source>
      <translation>aucun résultat : la partie continue</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{one} or {other}, and {count} digits from 0 to f</source>
      <translation>{one} ou {other}, puis {count} chiffres hexadécimaux (0 à f)</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with own component values, which are not in the text; a saved game holds them</source>
      <translation>les valeurs du matériel {code} : cette partie a été jouée avec les valeurs d’un exemplaire personnel, qui ne sont pas dans le texte ; une partie enregistrée les contient</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>the component values {code}: this game was played with the component values of another version of co2desk, which are not in the text; a saved game holds them</source>
      <translation>les valeurs du matériel {code} : cette partie a été jouée avec les valeurs du matériel d’une autre version, qui ne sont pas dans le texte ; une partie enregistrée les contient</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>action number {number}</source>
      <translation>l’action numéro {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>{end}, because the game is over</source>
      <translation>{end}, car la partie est terminée</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation.py" />
      <source>line {line}, {key}</source>
      <translation>ligne {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>an action such as {example}</source>
      <translation>une action comme {example}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a line {key}: below the title</source>
      <translation>sous le titre, une ligne « {key}: »</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>line {line}</source>
      <translation>ligne {line}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{key} only once</source>
      <translation>{key} une seule fois</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{end} at the end: the text is cut off</source>
      <translation>{end} à la fin : le texte est coupé</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>one of {words}, and a colon</source>
      <translation>un mot parmi {words}, suivi d’un deux-points</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>a text of at most {most} characters</source>
      <translation>un texte d’au maximum {most} caractères</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>{title}: this one is of another version</source>
      <translation>{title} ; ce texte est d’une autre version</translation>
    </message>
    <message>
      <location filename="../co2desk/session/notation_text.py" />
      <source>the title {title}</source>
      <translation>le titre {title}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>{yes} or {no}</source>
      <translation>{yes} ou {no}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name</source>
      <translation>un nom</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the number of players</source>
      <translation>un nombre de joueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a whole number up to {most}</source>
      <translation>un nombre entier, au maximum {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of names, numbers and {values}</source>
      <translation>un objet avec des noms, des nombres et {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>the name of a rulebook profile</source>
      <translation>le nom d’un profil de livret de règles</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>an object of readings</source>
      <translation>un objet avec des interprétations de règles</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number, {values}</source>
      <translation>un nom, un nombre, {values}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/options.py" />
      <source>a name, a number or a list of numbers</source>
      <translation>un nom, un nombre ou une liste de nombres</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>32 digits from 0 to f</source>
      <translation>32 chiffres hexadécimaux (0 à f)</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a recorded position</source>
      <translation>une position enregistrée</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a list of at most {most} entries</source>
      <translation>une liste d’au maximum {most} entrées</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <location filename="../co2desk/session/seats.py" />
      <location filename="../co2desk/session/setup.py" />
      <location filename="../co2desk/session/takebacks.py" />
      <source>an object with the keys {keys}</source>
      <translation>un objet avec les clés {keys}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a number of actions up to {most}</source>
      <translation>un nombre d’actions, au maximum {most}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>more than {least}</source>
      <translation>plus de {least}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a fingerprint</source>
      <translation>une empreinte</translation>
    </message>
    <message>
      <location filename="../co2desk/session/saves.py" />
      <source>a turn after entry {entry}</source>
      <translation>un tour après l’entrée {entry}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a list of seats, one for each player: {count}</source>
      <translation>une liste de places à table, une par joueur : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a sign that nobody else has</source>
      <translation>un signe que personne d’autre n’a</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>a name of 1 to {most} characters</source>
      <translation>un nom de 1 à {most} caractères</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>{person}, or the name of a computer player</source>
      <translation>{person}, ou le nom d’un joueur virtuel</translation>
    </message>
    <message>
      <location filename="../co2desk/session/seats.py" />
      <source>the code of a language, such as {examples}</source>
      <translation>le code d’une langue, comme {examples}</translation>
    </message>
    <message>
      <location filename="../co2desk/session/second_chance.py" />
      <source>{word}: there is one rulebook and no misprint in it</source>
      <translation>{word} : il n’y a qu’un livret de règles, et il est sans coquille</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>the reading that the game is played with</source>
      <translation>l’interprétation choisie pour la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a position that can be played (code: {code})</source>
      <translation>une position jouable (code : {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/session.py" />
      <source>a legal action (code: {code})</source>
      <translation>une action autorisée (code : {code})</translation>
    </message>
    <message>
      <location filename="../co2desk/session/takebacks.py" />
      <source>something to undo</source>
      <translation>quelque chose à annuler</translation>
    </message>
  </context>
  <context>
    <name>FileWords</name>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{where}: expected: {expected}</source>
      <extracomment>{where} is a line or a path of keys in a file, such as options.players.</extracomment>
      <translation>{where} – attendu : {expected}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{place}: expected: {expected}; found: {found}</source>
      <extracomment>{place} is a file with a line and a path of keys in it, such as plants.solar.3.</extracomment>
      <translation>{place} – attendu : {expected} ; trouvé : {found}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}, {key}</source>
      <translation>{file}, ligne {line}, {key}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>{file}, line {line}</source>
      <translation>{file}, ligne {line}</translation>
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
      <translation>Phase d’approvisionnement de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it.</source>
      <translation>Ce qui reste à venir.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Before decade {decade}</source>
      <translation>Avant la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What its supply phase would bring now.</source>
      <translation>Ce qu’apporterait maintenant sa phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>If decade {decade} ended now</source>
      <translation>Si la décennie {decade} se terminait maintenant</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>What the supply phase of decade {decade} would bring.</source>
      <translation>Ce qu’apporterait la phase d’approvisionnement de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Last decade: no supply phase follows, scoring begins.</source>
      <translation>Dernière décennie : pas de phase d’approvisionnement ensuite, le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/headline.py" />
      <source>The game would end: no supply phase follows, scoring begins.</source>
      <translation>La partie se terminerait : pas de phase d’approvisionnement ensuite, le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income still to be divided</source>
      <translation>Revenu restant à répartir</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Everybody has had the income of this decade.</source>
      <translation>Tous les joueurs ont reçu le revenu de cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Income</source>
      <translation>Revenu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Nobody earns anything yet.</source>
      <translation>Personne ne gagne encore de revenu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Income in the final scoring</source>
      <translation>Revenu du décompte final</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>There is none.</source>
      <translation>Il n’y en a pas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>End of the game</source>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Decade {decade} of {decades}</source>
      <translation>Décennie {decade} sur {decades}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The CO₂ level ends the game after the supply phase.</source>
      <translation>Le niveau de CO₂ met fin à la partie après la phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on, unless the CO₂ level ends it.</source>
      <translation>La partie continue, sauf si le niveau de CO₂ y met fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The game goes on after this decade.</source>
      <translation>La partie continue après cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>This decade is the last one: scoring follows it.</source>
      <translation>Cette décennie est la dernière : le décompte suit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>The game ends after this decade, and scoring begins.</source>
      <translation>La partie se termine après cette décennie, et le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This ends the game.</source>
      <translation>{condition}. Cela met fin à la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>{condition}. This does not end the game yet.</source>
      <translation>{condition}. Cela ne met pas encore fin à la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {needed} or more</source>
      <translation>Régions avec seulement des centrales vertes : {needed} ou plus</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>Regions with green plants only: {number} of {needed}</source>
      <translation>Régions avec seulement des centrales vertes : {number} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: decided after the supply phase</source>
      <translation>CO₂ de retour sous {limit} ppm : décidé après la phase d’approvisionnement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm: not reached in this decade</source>
      <translation>CO₂ de retour sous {limit} ppm : ce niveau n’a pas été atteint dans cette décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/outcome.py" />
      <source>CO₂ back below {limit} ppm</source>
      <translation>CO₂ de retour sous {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event follows.</source>
      <translation>Aucun événement ne suit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike.</source>
      <translation>Les catastrophes frappent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Disasters strike from {limit} ppm on.</source>
      <translation>Les catastrophes frappent à partir de {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No supply phase follows: the CO₂ level rises no more.</source>
      <translation>Pas de phase d’approvisionnement ensuite : le niveau de CO₂ n’augmente plus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution cannot end the game in this supply phase.</source>
      <translation>La pollution ne peut pas mettre fin à la partie dans cette phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet cannot be lost in this supply phase.</source>
      <translation>La planète ne peut pas être perdue dans cette phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Pollution ends the game after this supply phase.</source>
      <translation>La pollution met fin à la partie après cette phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The planet is lost after this supply phase.</source>
      <translation>La planète est perdue après cette phase d’approvisionnement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Chance that pollution ends the game: {chance}.</source>
      <translation>Probabilité que la pollution mette fin à la partie : {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Chance that the planet is lost: {chance}.</source>
      <translation>Probabilité que la planète soit perdue : {chance}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The start player may begin with another region. Then others may have to buy.</source>
      <translation>Le premier joueur peut commencer par une autre région. D’autres pourraient alors devoir acheter.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No slot is left for a plant, but a CEP is due.</source>
      <translation>Il n’y a plus de case pour une centrale, mais un CEP doit être payé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}.</source>
      <translation>{name} n’a pas de CEP et doit en acheter un pour {price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}.</source>
      <translation>{name} n’a pas de CEP et doit en acheter un pour {price}, payé avec {paid}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or only {least} with the income taken in money.</source>
      <translation>{name} n’a pas de CEP et doit en acheter un pour {price}, payé avec {paid}, ou seulement {least} si le revenu est pris en argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no CEP and must buy one for {price}, paid with {paid}, or no points with the income taken in money.</source>
      <translation>{name} n’a pas de CEP et doit en acheter un pour {price}, payé avec {paid}, ou sans aucun point si le revenu est pris en argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Event</source>
      <translation>Événement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>No event card is left.</source>
      <translation>Il ne reste aucune carte événement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{title}: {region}.</source>
      <translation>{title} : {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Strikes for certain</source>
      <translation>Frappe à coup sûr</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level will be {limit} ppm or more.</source>
      <translation>Le niveau de CO₂ sera de {limit} ppm ou plus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>May strike</source>
      <translation>Peut frapper</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>It does if the CO₂ level reaches {limit} ppm.</source>
      <translation>Seulement si le niveau de CO₂ atteint {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Does not strike</source>
      <translation>Ne frappe pas</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>The CO₂ level stays below {limit} ppm.</source>
      <translation>Le niveau de CO₂ reste sous {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{title}: {chance}. {explanation}</source>
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
      <translation>{title}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>Nobody loses anything: every player has a green plant there.</source>
      <translation>Personne ne perd rien : chaque joueur y a une centrale verte.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>UN goal {card} leaves the row.</source>
      <translation>L’objectif de l’ONU {card} est retiré.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} gives {cubes}.</source>
      <translation>{name} donne {cubes}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/first/forecast/supply.py" />
      <source>{name} has no technology and loses {points}.</source>
      <translation>{name} n’a pas de ressource technologique et perd {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Open environmental goals</source>
      <translation>Objectifs environnementaux non atteints</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{title}: {number}.</source>
      <translation>{title} : {number}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>All goals have been achieved: they cost nothing any more.</source>
      <translation>Tous les objectifs sont atteints : ils ne coûtent plus rien.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Under an inspector, and counted twice: {number}</source>
      <translation>Sous l’œil d’un inspecteur, et comptés double : {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>In later decades, if none of them is achieved.</source>
      <translation>Dans les décennies suivantes, si aucun n’est atteint.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade}, {points} each</source>
      <translation>Décennie {decade}, {points} par objectif</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>{lowest} to {highest}</source>
      <translation>{lowest} à {highest}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{title}: {figures}.</source>
      <translation>{title} : {figures}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Decade {decade} of {decades}: the verdict follows it</source>
      <translation>Décennie {decade} sur {decades} : le verdict suit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This holds.</source>
      <translation>{condition}. C’est le cas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{condition}. This does not hold yet.</source>
      <translation>{condition}. Ce n’est pas encore le cas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, at most {allowed} may stay so</source>
      <translation>Objectifs de l’ONU non pris : {open} (maximum permis : {allowed})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>UN goals open: {open}, and {allowed} may stay so</source>
      <translation>Objectifs de l’ONU non pris : {open} (maximum permis : {allowed})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Own personal goals met: {met}, needed: {needed}</source>
      <translation>Objectifs personnels remplis : {met}, nécessaires : {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Every partner needs one as well. Theirs are secret.</source>
      <translation>Chaque partenaire doit aussi en remplir un. Les leurs sont secrets.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Personal goal: {goal}. {count}.</source>
      <translation>Objectif personnel : {goal}. {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal} ({count})</source>
      <translation>{goal} ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{have} of {needed}</source>
      <translation>{have} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>Solo goal {card}</source>
      <translation>Objectif solo {card}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. This cannot be met any more.</source>
      <translation>{goal}. Cet objectif ne peut plus être rempli.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}. Met in time.</source>
      <translation>{goal}. Rempli à temps.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of decade {decade}.</source>
      <translation>{goal}, avant la fin de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{goal}, by the end of the game.</source>
      <translation>{goal}, avant la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/goals.py" />
      <source>{title}: {count}. {explanation}</source>
      <translation>{title} : {count}. {explanation}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Points</source>
      <translation>Points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Now</source>
      <translation>Maintenant</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Income, if all of it is taken in points</source>
      <translation>Revenu, s’il est pris entièrement en points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Penalties for missing CEPs</source>
      <translation>Pénalités pour CEPs manquants</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction to {limit} ppm</source>
      <translation>Réduction à {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Left</source>
      <translation>Reste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Lost for certain</source>
      <translation>Défaite à coup sûr</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Missing for goals and penalties alone: {points}.</source>
      <translation>Rien que pour les objectifs et les pénalités, il manque {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The CO₂ level cannot be brought down to {limit} ppm.</source>
      <translation>Le niveau de CO₂ ne peut pas être réduit à {limit} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>May be lost</source>
      <translation>Risque de défaite</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice, with all income in points.</source>
      <translation>Probabilité que les points ne suffisent pas, même avec tout le revenu en points.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that the points do not suffice.</source>
      <translation>Probabilité que les points ne suffisent pas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe with points out of the income</source>
      <translation>En sécurité, avec des points du revenu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>At least {points} of the income must be taken in points.</source>
      <translation>Part à prendre en points : au moins {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Safe</source>
      <translation>En sécurité</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice, also with all income in money.</source>
      <translation>Les points suffisent, même avec tout le revenu en argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>The points suffice.</source>
      <translation>Les points suffisent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>It does not rise above {limit} ppm in this decade.</source>
      <translation>Il ne dépasse pas {limit} ppm pendant cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>What is above {limit} ppm has to be bought back.</source>
      <translation>Ce qui dépasse {limit} ppm doit être racheté.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Chance that it rises above {limit} ppm: {chance}. That has to be bought back.</source>
      <translation>Probabilité qu’il dépasse {limit} ppm : {chance}. L’excès doit être racheté.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>No reduction needed</source>
      <translation>Aucune réduction nécessaire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {steps}</source>
      <translation>Réduction : {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>Reduction: {lowest} to {steps}</source>
      <translation>Réduction : {lowest} à {steps}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade.</source>
      <translation>Un cran de {ppm} ppm coûte {now} pendant cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/points.py" />
      <source>A step of {ppm} ppm costs {now} in this decade, then {later}.</source>
      <translation>Un cran de {ppm} ppm coûte {now} pendant cette décennie, puis {later}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Two events strike at the end of a decade.</source>
      <translation>Deux événements frappent à la fin d’une décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>From {limit} ppm on two events strike.</source>
      <translation>À partir de {limit} ppm, deux événements frappent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No energy supply follows: the CO₂ level rises no more.</source>
      <translation>Pas d’approvisionnement en énergie ensuite : le niveau de CO₂ n’augmente plus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet cannot be lost in this energy supply.</source>
      <translation>La planète ne peut pas être perdue pendant cet approvisionnement en énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The planet is lost in this energy supply.</source>
      <translation>La planète est perdue pendant cet approvisionnement en énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Events of this decade</source>
      <translation>Événements de cette décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>No event is left.</source>
      <translation>Il ne reste aucun événement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The future event strikes in the next decade: {region}.</source>
      <translation>L’événement futur frappe dans la prochaine décennie : {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>It strikes everybody without a plant or infrastructure there.</source>
      <translation>Il frappe tous ceux qui n’y ont ni centrale ni infrastructure.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Nobody loses anything.</source>
      <translation>Personne ne perd rien.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and takes a penalty of {penalty}.</source>
      <translation>{name} donne {cubes} et subit une pénalité de {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} gives {cubes} and pays a CEP from {sources}.</source>
      <translation>{name} donne {cubes} et paie un CEP (origine : {sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and takes a penalty of {penalty}.</source>
      <translation>{name} perd {points} et subit une pénalité de {penalty}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>{name} loses {points} and pays a CEP from {sources}.</source>
      <translation>{name} perd {points} et paie un CEP (origine : {sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Points as they stand</source>
      <translation>Points en l’état actuel</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Place {place}: {name}, {points}.</source>
      <translation>Place {place} : {name}, {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>Goals, money, technology and UN goals are scored at the end.</source>
      <translation>Objectifs, argent, ressources technologiques et objectifs de l’ONU sont comptés à la fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/rivals.py" />
      <source>The CO₂ level ends the game in the energy supply.</source>
      <translation>Le niveau de CO₂ met fin à la partie pendant l’approvisionnement en énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>End of decade {decade}</source>
      <translation>Fin de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What it would cost if it ended at once.</source>
      <translation>Ce qu’elle coûterait si elle se terminait tout de suite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the rest of it would cost.</source>
      <translation>Ce que coûterait le reste de la décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Energy supply of decade {decade}</source>
      <translation>Approvisionnement en énergie de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What the CO₂ level still costs.</source>
      <translation>Ce que coûte encore le niveau de CO₂.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What is still to come of it, and at the end of the decade.</source>
      <translation>Ce qui reste à venir, et la fin de la décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its energy supply and its end would bring now.</source>
      <translation>Ce qu’apporteraient maintenant son approvisionnement en énergie et sa fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>Last decade: no energy supply follows, scoring begins.</source>
      <translation>Dernière décennie : pas d’approvisionnement en énergie ensuite, le décompte commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>What its end and the energy supply of decade {decade} would bring.</source>
      <translation>Ce qu’apporteraient sa fin et l’approvisionnement en énergie de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>about {expected} ({lowest} to {highest})</source>
      <translation>environ {expected} ({lowest} à {highest})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>{name} has no CEP to pay with: a penalty of {points}.</source>
      <translation>{name} n’a pas de CEP pour payer : pénalité de {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/forecast/shared.py" />
      <source>The plant is there and still to be paid for.</source>
      <translation>La centrale est là et reste à payer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>CO₂ level</source>
      <translation>Niveau de CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm.</source>
      <translation>Le niveau de CO₂ est de {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level stays at {now} ppm.</source>
      <translation>Le niveau de CO₂ reste à {now} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level rises from {now} to {highest} ppm.</source>
      <translation>Le niveau de CO₂ passe de {now} à {highest} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.</source>
      <translation>Le niveau de CO₂ est de {now} ppm. Prévision : environ {expected}, {lowest} à {highest} possibles.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm below {limit}</source>
      <translation>{ppm} ppm sous {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>Exactly {limit} ppm</source>
      <translation>Exactement {limit} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/climate.py" />
      <source>{ppm} ppm above {limit}</source>
      <translation>{ppm} ppm au-dessus de {limit}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants still to come</source>
      <translation>Centrales fossiles encore à venir</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Fossil plants to come</source>
      <translation>Centrales fossiles à venir</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>No region gets a fossil plant.</source>
      <translation>Aucune région ne reçoit de centrale à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region}: {payment}</source>
      <translation>{region} : {payment}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{name} pays a CEP from {sources}.</source>
      <translation>{name} paie un CEP (origine : {sources}).</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>{region} pays one of its own CEPs.</source>
      <translation>L’{region} paie un de ses propres CEPs.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/fossil_plants.py" />
      <source>Nobody controls it and it has no CEP: nobody pays.</source>
      <translation>Personne ne contrôle la région et elle n’a aucun CEP : personne ne paie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Players: {names}.</source>
      <translation>Joueurs : {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Total</source>
      <translation>Total</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>Leads the track</source>
      <translation>En tête de la piste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} earns {amount}</source>
      <translation>{name} gagne {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/income.py" />
      <source>{name} leads and earns {amount}</source>
      <translation>{name} est en tête et gagne {amount}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>While a game is played, you see here what would follow if the decade ended now.</source>
      <translation>Pendant une partie, vous voyez ici ce qui suivrait si la décennie se terminait maintenant.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>An arrow leads to what holds after the move.</source>
      <translation>Une flèche mène à ce qui vaut après l’action.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/panel.py" />
      <source>The move changes nothing here.</source>
      <translation>L’action ne change rien ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/forecast/words.py" />
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/painter.py" />
      <source>no longer</source>
      <translation>plus le cas</translation>
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
      <translation>Après l’action, ce n’est plus le cas.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/row_list/rows.py" />
      <source>After the move: {then}</source>
      <translation>Après l’action : {then}</translation>
    </message>
  </context>
  <context>
    <name>GameFiles</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>{file} holds something else by now than this game. Nothing is saved yet.</source>
      <translation>{file} contient maintenant autre chose que cette partie. Rien n’est encore enregistré.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <location filename="../co2desk/ui/files/names.py" />
      <source>Overwrite</source>
      <translation>Remplacer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <translation>Enregistrer sous…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save the game</source>
      <translation>Enregistrer la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game could not be saved as {file}: {reason}. It is still here; try another place.</source>
      <translation>Impossible d’enregistrer la partie sous {file} : {reason}. Elle est toujours là ; essayez un autre endroit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Open a saved game</source>
      <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Games of co2desk (*{suffix})</source>
      <translation>Parties de co2desk (*{suffix})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>CO₂ {players}</source>
      <translation>CO₂ {players}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/names.py" />
      <source>{file} exists already.</source>
      <translation>{file} existe déjà.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The game</source>
      <translation>La partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The text in the clipboard</source>
      <translation>Le texte du presse-papiers</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own; everybody in it is a person at this screen.</source>
      <translation>Une partie à part ; tout le monde y joue à cet écran.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>A game of its own, played on from step {step}. The other one stays as it was.</source>
      <translation>Une partie à part, reprise à l’étape {step}. L’autre reste telle quelle.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} could not be read: {reason}.</source>
      <translation>Lecture impossible ({file}) : {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is not a game that can be opened. What is wrong first: {where}.</source>
      <translation>{file} : ce n’est pas une partie que l’on peut ouvrir. Première erreur : {where}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). To open it, install that version.</source>
      <translation>{file} provient d’une version plus récente de co2desk ({version}). Pour ouvrir la partie, installez cette version.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. Open the game up to there, as a copy?</source>
      <translation>{file} : contenu endommagé ou modifié ({where}). Entrées correctes depuis le début : {good} sur {all}. Ouvrir la partie jusque-là, dans une copie ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open up to there</source>
      <translation>Ouvrir jusque-là</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>The record of this game is damaged. Entries at its end that cannot be read: {lost}. What is left can be played on, as a copy.</source>
      <translation>La sauvegarde continue de cette partie est endommagée. Dernières entrées illisibles : {lost}. On peut reprendre avec ce qui reste, dans une copie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on with what is left</source>
      <translation>Reprendre avec ce qui reste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, but the last position that it records can be played on, as a copy.</source>
      <translation>{file} provient d’une version plus récente de co2desk ({version}). Ses actions ne peuvent pas être lues ici, mais on peut reprendre à la dernière position enregistrée, dans une copie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Play on from the position</source>
      <translation>Reprendre à cette position</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer has another end of the game; the file is a copy now.</source>
      <translation>Sur cet ordinateur, la partie a continué autrement ; le fichier est ouvert dans une copie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game is open in another window, and is played there.</source>
      <translation>Cette partie est ouverte dans une autre fenêtre, où elle est jouée.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open a copy</source>
      <translation>Ouvrir une copie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This game was played on after it was saved here. Later entries kept on this computer: {more}.</source>
      <translation>Cette partie a continué après avoir été enregistrée ici. Entrées suivantes gardées sur cet ordinateur : {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Continue where it was left</source>
      <translation>Continuer là où elle en était</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>Open the saved position as a copy</source>
      <translation>Ouvrir une copie de la position enregistrée</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/opener.py" />
      <source>This computer's own record of the game is damaged. Entries at its end that cannot be read: {lost}. It stays as it is, and the game goes on as a copy.</source>
      <translation>Sur cet ordinateur, la sauvegarde continue de cette partie est endommagée. Dernières entrées illisibles : {lost}. Elle reste telle quelle, et la partie se poursuit dans une copie.</translation>
    </message>
  </context>
  <context>
    <name>GameView</name>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Forecast</source>
      <translation>Prévision</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Log</source>
      <translation>Journal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Goals</source>
      <translation>Objectifs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>Board</source>
      <translation>Plateau</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/game_view.py" />
      <source>It is your turn.</source>
      <translation>C’est votre tour.</translation>
    </message>
  </context>
  <context>
    <name>GoalButton</name>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>So far you have {had} of {needed}.</source>
      <translation>Jusqu’ici, vous en avez {had} sur {needed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/goal_button.py" />
      <source>As things stand it would score {points}.</source>
      <translation>En l’état actuel, il rapporterait {points}.</translation>
    </message>
  </context>
  <context>
    <name>GoalsPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals</source>
      <translation>Objectifs personnels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Personal goals: {met} of {all} met.</source>
      <translation>Objectifs personnels remplis : {met} sur {all}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You still choose which you keep.</source>
      <translation>Vous devez encore choisir lesquels garder.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>All of them have to be met when the game ends.</source>
      <translation>Tous doivent être remplis à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>One of them has to be met when the game ends.</source>
      <translation>L’un d’eux doit être rempli à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met as things stand: it has to stay so to the end.</source>
      <translation>Rempli en l’état actuel : il doit le rester jusqu’à la fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met for good.</source>
      <translation>Rempli définitivement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missing: {amount}.</source>
      <translation>Il manque : {amount}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Not held yet.</source>
      <translation>Pas encore terminé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>{goal}. {state}</source>
      <translation>{goal}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Missed at the end of decade {decade}.</source>
      <translation>Manqué à la fin de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Met at the end of decade {decade}.</source>
      <translation>Rempli à la fin de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided at the end of decade {decade}.</source>
      <translation>Décidé à la fin de la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>Decided when the game ends.</source>
      <translation>Décidé à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>You have claimed {n}, worth {points} at the end.</source>
      <translation>Objectifs que vous avez pris : {n}, pour {points} à la fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open. Still to be claimed: {n}.</source>
      <translation>Maximum d’objectifs non pris à la fin : {allowed}. À prendre encore : {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/goal_words.py" />
      <source>At most {allowed} may stay open: enough have been claimed.</source>
      <translation>Maximum d’objectifs non pris à la fin : {allowed}. Assez d’objectifs sont pris.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Whoever sits at the screen sees the own goals here, and nobody else does.</source>
      <translation>La personne devant l’écran voit ici ses objectifs, et personne d’autre ne les voit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/panel.py" />
      <source>Goals of {name}</source>
      <translation>Objectifs de {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{have} of {needed}</source>
      <translation>{have} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}: {have} of {needed}. {state}</source>
      <translation>{goal} : {have} sur {needed}. {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Company goal</source>
      <translation>Objectif de compagnie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>You have discarded it for money.</source>
      <translation>Vous l’avez échangé contre de l’argent.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Discarded, it brings ${money}: {points} at the end.</source>
      <translation>Défaussé, il rapporte ${money} : {points} à la fin.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Worth {points} as things stand.</source>
      <translation>Vaut {points} en l’état actuel.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}: {goal}. {now} {cash}</source>
      <translation>{card} : {goal}. {now} {cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{goal}. {cash}</source>
      <translation>{goal}. {cash}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals</source>
      <translation>Objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{n} on display</source>
      <translation>face visible : {n}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>UN goals: {n} on display.</source>
      <translation>Objectifs de l’ONU face visible : {n}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>{card}, {energies}: {state}</source>
      <translation>{card}, {energies} : {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: it waits for your turn.</source>
      <translation>Il ne manque rien : il attend votre tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/goals/words.py" />
      <source>Nothing is missing: you can have it now.</source>
      <translation>Il ne manque rien : vous pouvez le prendre maintenant.</translation>
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
      <translation>Au début ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous decade ({key})</source>
      <translation>Décennie précédente ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous turn ({key})</source>
      <translation>Tour précédent ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Previous step ({key})</source>
      <translation>Étape précédente ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next step ({key})</source>
      <translation>Étape suivante ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next turn ({key})</source>
      <translation>Tour suivant ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Next decade ({key})</source>
      <translation>Décennie suivante ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the end ({key})</source>
      <translation>À la fin ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay</source>
      <translation>Vitesse de relecture</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Speed of the replay (faster: {faster}, slower: {slower})</source>
      <translation>Vitesse de relecture (plus vite : {faster}, plus lentement : {slower})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Position in the game</source>
      <translation>Position dans la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Since my last turn</source>
      <translation>Depuis mon dernier tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Watch what has happened since you decided last</source>
      <translation>Revoir ce qui s’est passé depuis votre dernière décision</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play on from here</source>
      <translation>Reprendre d’ici</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Begins another game at this position. This one stays as it is.</source>
      <translation>Commence une autre partie à cette position. Celle-ci reste comme elle est.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Back to the game as it stands ({key})</source>
      <translation>Retour à la partie en cours ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Close the replay</source>
      <translation>Quitter la relecture</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>To the present</source>
      <translation>Au présent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Pause ({key})</source>
      <translation>Pause ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/bar.py" />
      <source>Play ({key})</source>
      <translation>Lecture ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{sentence} {next_one}</source>
      <translation>{sentence} {next_one}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · the end of the game</source>
      <translation>Étape {step} sur {all} · fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name}'s turn</source>
      <translation>Étape {step} sur {all} · décennie {decade} · tour de {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>Step {step} of {all} · decade {decade} · {name} decides</source>
      <translation>Étape {step} sur {all} · décennie {decade} · {name} décide</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{step} · {ppm} ppm</source>
      <translation>{step} · {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>The game begins.</source>
      <translation>La partie commence.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/words.py" />
      <source>{name}: {action}</source>
      <translation>{name} : {action}</translation>
    </message>
  </context>
  <context>
    <name>LogPanel</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show knowledge</source>
      <translation>Afficher l’expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show lobbyist cards</source>
      <translation>Afficher les cartes lobbyistes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/declaration.py" />
      <source>Show income and energy supply</source>
      <translation>Afficher le revenu et l’approvisionnement en énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Search the log</source>
      <translation>Rechercher dans le journal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Log of the game</source>
      <translation>Journal de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Newest</source>
      <translation>Le plus récent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Go to the newest line ({key})</source>
      <translation>Aller à la ligne la plus récente ({key})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>In short</source>
      <translation>En bref</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Leave out small consequences such as payments</source>
      <translation>Omettre les petites conséquences comme les paiements</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Look back</source>
      <translation>Revenir en arrière</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Step through the game so far ({key}). A double-click on a line goes to its step.</source>
      <translation>Parcourir la partie jusqu’ici ({key}). Un double-clic sur une ligne mène à son étape.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Since my last turn</source>
      <translation>Depuis mon dernier tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Watch what has happened since you decided last</source>
      <translation>Revoir ce qui s’est passé depuis votre dernière décision</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show what concerns {name}</source>
      <translation>Afficher ce qui concerne {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show turns, rounds and decades</source>
      <translation>Afficher les tours, les tours de table et les décennies</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show projects, plants and control</source>
      <translation>Afficher les projets, les centrales et le contrôle</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show scientists and summits</source>
      <translation>Afficher les scientifiques et les sommets</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show expertise</source>
      <translation>Afficher l’expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show CEPs, money and technology</source>
      <translation>Afficher les CEPs, l’argent et les ressources technologiques</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show lobby cards</source>
      <translation>Afficher les cartes lobby</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show income and supply</source>
      <translation>Afficher le revenu et l’approvisionnement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show fossil plants, CO₂ and disasters</source>
      <translation>Afficher les centrales à combustible fossile, le CO₂ et les catastrophes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show goals and points</source>
      <translation>Afficher les objectifs et les points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Show the end of the game</source>
      <translation>Afficher la fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>Nothing has happened yet. The game is written down here.</source>
      <translation>Il ne s’est encore rien passé. Le déroulement de la partie est noté ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/log/panel.py" />
      <source>No line fits what you are looking for.</source>
      <translation>Aucune ligne ne correspond à votre recherche.</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>The game on the table could not be recorded, and would be lost: {reason}.</source>
      <translation>Impossible de sauvegarder la partie en cours, qui serait perdue : {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Give it up</source>
      <translation>Abandonner la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/game_files.py" />
      <source>Save as …</source>
      <translation>Enregistrer sous…</translation>
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
      <translation>Cette partie est en cours, ici ou dans une autre fenêtre ; elle ne peut pas être supprimée maintenant.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/known_games.py" />
      <source>The game could not be removed: {reason}.</source>
      <translation>Impossible de supprimer la partie : {reason}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>Saved as {file}.</source>
      <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/main_window.py" />
      <source>The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again as soon as that works. To be safe, save it in another place.</source>
      <translation>La sauvegarde continue de la partie échoue pour le moment : {reason}. La partie continue, et la sauvegarde reprendra dès que possible. Pour plus de sûreté, enregistrez-la à un autre endroit.</translation>
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
      <translation>Décennie {decade} sur {decades}  ·  tour {round} sur {rounds}  ·  graine {seed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>not recorded</source>
      <translation>non consignée</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/title.py" />
      <source>practice</source>
      <translation>entraînement</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Game</source>
      <translation>&amp;Partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;New game …</source>
      <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Same again, another &amp;deal</source>
      <translation>Rejouer, nouvelle &amp;donne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open …</source>
      <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Save</source>
      <translation>&amp;Enregistrer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save &amp;as …</source>
      <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;List of games</source>
      <translation>&amp;Liste des parties</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Discard a &amp;company goal for money</source>
      <translation>Échanger un objectif de &amp;compagnie contre de l’argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Result</source>
      <translation>&amp;Résultat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Se&amp;ttings …</source>
      <translation>Para&amp;mètres…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Quit</source>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Sha&amp;re</source>
      <translation>Pa&amp;rtager</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the game as &amp;text</source>
      <translation>Copier la partie en &amp;texte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Open a game that was copied as text</source>
      <translation>&amp;Ouvrir une partie copiée en texte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy a &amp;challenge: the same deal for others</source>
      <translation>Copier un &amp;défi : la même donne pour d’autres</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Play a challenge …</source>
      <translation>&amp;Jouer un défi…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Copy the &amp;board as a picture</source>
      <translation>Copier le &amp;plateau en image</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save the board as a p&amp;icture …</source>
      <translation>Enregistrer le plateau en &amp;image…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Save a problem &amp;report …</source>
      <translation>Enregistrer un &amp;rapport de problème…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Hi&amp;story</source>
      <translation>&amp;Historique</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Annuler l’action</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Rétablir l’action</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Step &amp;back through the game</source>
      <translation>Re&amp;venir en arrière dans la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Since my last turn</source>
      <translation>&amp;Depuis mon dernier tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;View</source>
      <translation>&amp;Affichage</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Whole &amp;board</source>
      <translation>&amp;Plateau entier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;in</source>
      <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom &amp;out</source>
      <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Zoom to a &amp;region</source>
      <translation>Zoom sur une ré&amp;gion</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Forecast and log</source>
      <translation>Prévision et &amp;journal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>F&amp;ull screen</source>
      <translation>P&amp;lein écran</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;Help</source>
      <translation>Ai&amp;de</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;What can I do?</source>
      <translation>&amp;Que puis-je faire ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Readings of the &amp;rules in this game</source>
      <translation>Interprétations des &amp;règles dans cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>&amp;About co2desk</source>
      <translation>À &amp;propos de co2desk</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/window/menus.py" />
      <source>Undo</source>
      <comment>on a button, without a key</comment>
      <translation>Annuler l’action</translation>
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
      <translation>CO₂ : Seconde chance</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}. Further problems: {more}.</source>
      <translation>Les valeurs de votre exemplaire ne peuvent pas être utilisées. {problem}. Autres problèmes : {more}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>The values of your own copy cannot be used. {problem}.</source>
      <translation>Les valeurs de votre exemplaire ne peuvent pas être utilisées. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/problems.py" />
      <source>This cannot be played. {problem}.</source>
      <translation>Impossible de jouer ainsi. {problem}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>New game</source>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How many play, and who?</source>
      <translation>Combien de joueurs, et qui ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>How does the game begin?</source>
      <translation>Comment la partie commence-t-elle ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Players: {count}</source>
      <translation>Joueurs : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>A solo game</source>
      <translation>Une partie solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>&amp;Practice: everything may be taken back</source>
      <translation>&amp;Entraînement : tout peut être repris</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Actions can be taken back without limit and without asking; the log says so</source>
      <translation>Les actions peuvent être reprises sans limite et sans demander ; le journal le signale</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Same &amp;again</source>
      <translation>Co&amp;mme la dernière fois</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Fill in the people and the rules of the last game; only the seed is new</source>
      <translation>Reprend les personnes et les règles de la dernière partie ; seule la graine est nouvelle</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Start</source>
      <translation>Commencer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>The challenge was dealt with other component values than yours: it will be another game.</source>
      <translation>Le défi a été créé avec d’autres valeurs du matériel que les vôtres : ce sera une autre partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/dialog.py" />
      <source>Two seats have the name {name}; the log could not tell them apart.</source>
      <translation>Deux places ont le nom {name} ; le journal ne pourrait pas les distinguer.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂</source>
      <translation>Nouvelle partie de CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company, one planet, your best score.</source>
      <translation>Solo : une compagnie, une planète, votre meilleur score.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Alone you play the solo game: choose it as the way of playing.</source>
      <translation>À une personne, on joue la partie solo : choisissez-la comme mode de jeu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The solo game is for one: choose another way of playing first.</source>
      <translation>La partie solo se joue à une personne : choisissez d’abord un autre mode de jeu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>New game of CO₂: Second Chance</source>
      <translation>Nouvelle partie de CO₂ : Seconde chance</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Solo: one company against the CO₂ level, won or lost.</source>
      <translation>Solo : une compagnie contre le niveau de CO₂, victoire ou défaite.</translation>
    </message>
  </context>
  <context>
    <name>PaymentEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Technology cubes</source>
      <translation>Ressources technologiques</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>CEPs</source>
      <translation>CEPs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Pay</source>
      <translation>Payer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>This does not fit the bid: too little, or too much.</source>
      <translation>Cela ne correspond pas à la mise : trop peu, ou trop.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Something in this payment is not needed.</source>
      <translation>Une partie de ce paiement est inutile.</translation>
    </message>
  </context>
  <context>
    <name>PlayedReadings</name>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Readings of the rules in this game</source>
      <translation>Interprétations des règles dans cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/played_readings.py" />
      <source>Rulebook: {book}. What is played otherwise than usual comes first.</source>
      <translation>Livret de règles : {book}. Ce qui se joue autrement que d’habitude vient en premier.</translation>
    </message>
  </context>
  <context>
    <name>Pointer</name>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>To choose from when you let go:</source>
      <translation>Au choix quand vous lâchez :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/pointing/pointer.py" />
      <source>Nothing can be done with this piece there.</source>
      <translation>Rien à faire avec cet élément à cet endroit.</translation>
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
      <translation>Que puis-je faire ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Every action with its reason, to search in</source>
      <translation>Toutes les actions et leurs raisons, avec une recherche</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Results</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} decides.</source>
      <translation>{name} décide.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>{name} (computer) is playing.</source>
      <translation>{name} (ordinateur) joue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/prompt_bar.py" />
      <source>Back</source>
      <translation>Retour</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Folder</source>
      <translation>Dossier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Drive</source>
      <translation>Lecteur</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File</source>
      <translation>Fichier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>%1 File</source>
      <translation>Fichier %1</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>&amp;Look in:</source>
      <translation>&amp;Regarder dans :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>File &amp;name:</source>
      <translation>&amp;Nom du fichier :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/i18n/qt_texts.py" />
      <source>Files of &amp;type:</source>
      <translation>&amp;Type de fichiers :</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Left</source>
      <translation>Faire défiler les onglets vers la gauche</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/tabs.py" />
      <source>Scroll Right</source>
      <translation>Faire défiler les onglets vers la droite</translation>
    </message>
  </context>
  <context>
    <name>ReadingDetail</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In this &amp;game:</source>
      <translation>Dans cette &amp;partie :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Back to the b&amp;ook</source>
      <translation>Re&amp;venir au livret</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As rec&amp;ommended</source>
      <translation>C&amp;omme recommandé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the books say</source>
      <translation>Ce que disent les livrets</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Changed by you.</source>
      <translation>Modifié par vous.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As in the chosen book.</source>
      <translation>Comme dans le livret choisi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>As recommended.</source>
      <translation>Comme recommandé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>{book} (chosen)</source>
      <translation>{book} (choisi)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of differences: {numbers}</source>
      <translation>Dans le registre des différences : {numbers}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>In the register of open questions: {numbers}</source>
      <translation>Dans le registre des questions ouvertes : {numbers}</translation>
    </message>
  </context>
  <context>
    <name>ReadingsDialog</name>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>How the rulebooks differ</source>
      <translation>Ce qui diffère entre les livrets de règles</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What the rulebook leaves open</source>
      <translation>Ce que le livret de règles laisse ouvert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>You play by: {book}. Anything you change here holds for this game alone.</source>
      <translation>Vous jouez avec : {book}. Ce que vous modifiez ici ne vaut que pour cette partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, a card number, D-12 …</source>
      <translation>Rechercher : un mot, une carte, D-12…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search: a word, A13 …</source>
      <translation>Rechercher : un mot, A13…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Search the questions</source>
      <translation>Rechercher dans les questions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>All questions</source>
      <translation>Toutes les questions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Where the books differ</source>
      <translation>Là où les livrets diffèrent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>What you have changed</source>
      <translation>Ce que vous avez modifié</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Which questions are shown</source>
      <translation>Questions à afficher</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Questions</source>
      <translation>Questions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>No question fits this search.</source>
      <translation>Aucune question ne correspond à cette recherche.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything back to the &amp;book</source>
      <translation>Tout remettre selon le &amp;livret</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>Everything as &amp;recommended</source>
      <translation>Tout comme &amp;recommandé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/readings.py" />
      <source>&amp;Done</source>
      <translation>&amp;Terminé</translation>
    </message>
  </context>
  <context>
    <name>ReadingsModel</name>
    <message>
      <location filename="../co2desk/ui/setup/readings_model.py" />
      <source>{question}
Changed: {answer}</source>
      <translation>{question}
Modifié : {answer}</translation>
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
      <translation>Continuer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_card.py" />
      <location filename="../co2desk/ui/start/game_list.py" />
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game …</source>
      <translation>Supprimer cette partie…</translation>
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
      <translation>CO₂ : Seconde chance, solo</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, cooperative</source>
      <translation>CO₂ : Seconde chance, coopératif</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>CO₂: Second Chance, competitive</source>
      <translation>CO₂ : Seconde chance, compétitif</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>A game that this version does not know</source>
      <translation>Un jeu que cette version ne connaît pas</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players without names</source>
      <translation>Joueurs sans nom</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Players: {count}</source>
      <translation>Joueurs : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Finished</source>
      <translation>Terminée</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Decade {decade}, {co2} ppm</source>
      <translation>Décennie {decade}, {co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>today {time}</source>
      <translation>aujourd’hui {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>yesterday {time}</source>
      <translation>hier {time}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>practice</source>
      <translation>entraînement</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>played on from step {step}</source>
      <translation>reprise à l’étape {step}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>interrupted</source>
      <translation>interrompue</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>saved in {file}</source>
      <translation>enregistrée dans {file}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source> · </source>
      <translation> · </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>co2desk ended unexpectedly. The game is as it was after the last action.</source>
      <translation>co2desk s’est arrêté de façon inattendue. La partie est telle qu’elle était après la dernière action.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/game_words.py" />
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Keep it</source>
      <translation>La garder</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove it</source>
      <translation>La supprimer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>The file {file} stays.</source>
      <translation>Le fichier {file} est conservé.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>It is not saved in a file: nothing of it will be left.</source>
      <translation>Elle n’est enregistrée dans aucun fichier : il n’en restera rien.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Remove this game from the list?</source>
      <translation>Supprimer cette partie de la liste ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Go on playing</source>
      <translation>Continuer une partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Other games</source>
      <translation>Autres parties</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/recent_games.py" />
      <source>Your games</source>
      <translation>Vos parties</translation>
    </message>
  </context>
  <context>
    <name>ReconstructedValues</name>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>These values are printed on pieces, cards or the board, and no rulebook tells them. Ours fit everything that is known, and may still differ from your copy.</source>
      <translation>Ces valeurs sont imprimées sur les tuiles, les cartes ou le plateau, et aucun livret de règles ne les donne. Les nôtres s’accordent avec tout ce qui est connu, mais peuvent différer de votre exemplaire.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>To play with the values of your own copy, write those that differ into first.yaml or second_chance.yaml in this folder, under the keys of the built-in file:</source>
      <translation>Pour jouer avec les valeurs de votre exemplaire, notez celles qui diffèrent dans first.yaml ou second_chance.yaml dans ce dossier, sous les clés du fichier intégré :</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Reconstructed values by part of the game</source>
      <translation>Valeurs reconstituées par élément du jeu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Part of the game</source>
      <translation>Élément du jeu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>Values that are reconstructed</source>
      <translation>Valeurs reconstituées</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}; {own} from your own copy</source>
      <translation>{ours} sur {total} ; {own} de votre exemplaire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/about/dialog.py" />
      <source>{ours} of {total}</source>
      <translation>{ours} sur {total}</translation>
    </message>
  </context>
  <context>
    <name>ReductionEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Steps down on the CO₂ track</source>
      <translation>Crans à descendre sur la piste de CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{co2} ppm</source>
      <translation>{co2} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{cost} paid, {left} left</source>
      <translation>Payé : {cost}, reste : {left}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now}; this is the last decade.</source>
      <translation>Un cran coûte {now} ; c’est la dernière décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the last decade.</source>
      <translation>Un cran coûte {now} maintenant et {later} dans la dernière décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>A step costs {now} now and {later} in the coming decades.</source>
      <translation>Un cran coûte {now} maintenant et {later} dans les décennies à venir.</translation>
    </message>
  </context>
  <context>
    <name>ReplayClock</name>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Slow</source>
      <translation>Lente</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Normal speed</source>
      <translation>Vitesse normale</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Fast</source>
      <translation>Rapide</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/replay_clock.py" />
      <source>Very fast</source>
      <translation>Très rapide</translation>
    </message>
  </context>
  <context>
    <name>RulebookField</name>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Which rulebook lies on your table?</source>
      <translation>Quel livret de règles avez-vous sur la table ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>How do you read the rulebook?</source>
      <translation>Comment lisez-vous le livret de règles ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Take probable misprints &amp;literally</source>
      <translation>Prendre les coquilles probables à la &amp;lettre</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Differences…</source>
      <translation>&amp;Différences…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>&amp;Open questions…</source>
      <translation>&amp;Questions ouvertes…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions on which the rulebooks differ, and how this game answers them</source>
      <translation>Toutes les questions sur lesquelles les livrets de règles diffèrent, et la réponse de cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>All questions that the rulebook leaves open, and how this game answers them</source>
      <translation>Toutes les questions que le livret de règles laisse ouvertes, et la réponse de cette partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book says by mistake, against its own examples, then counts too.</source>
      <translation>Ce que le livret dit par erreur, contre ses propres exemples, compte alors aussi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>In this choice nothing looks like a misprint.</source>
      <translation>Dans ce choix, rien ne ressemble à une coquille.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Readings changed for this game: {count}</source>
      <translation>Interprétations modifiées pour cette partie : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>What the book leaves open is played as we recommend it.</source>
      <translation>Ce que le livret laisse ouvert se joue comme nous le recommandons.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>Answers that differ from most books: {peculiar}</source>
      <translation>Réponses qui diffèrent de la majorité des livrets : {peculiar}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/rulebook_field.py" />
      <source>No book at hand? Keep what most of them agree on.</source>
      <translation>Pas de livret sous la main ? Gardez ce que dit la majorité.</translation>
    </message>
  </context>
  <context>
    <name>ScoreTable</name>
    <message>
      <location filename="../co2desk/ui/ending/parts.py" />
      <source>{name}, {step}: {points}</source>
      <translation>{name}, {step} : {points}</translation>
    </message>
  </context>
  <context>
    <name>SeatLanguages</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Language of {name}</source>
      <translation>Langue de {name}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Whoever has chosen none reads the language above.</source>
      <translation>Qui n’en a pas choisi lit dans la langue indiquée plus haut.</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>What this player reads: the window changes to it with every hand-over</source>
      <translation>Langue que lit ce joueur : la fenêtre la prend à chaque passage de main</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of the program</source>
      <translation>Langue du programme</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Person</source>
      <translation>Une personne</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>A person at this screen.</source>
      <translation>Une personne devant cet écran.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady computer</source>
      <translation>Ordinateur posé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Steady looks one action ahead and takes what seems best: fine for a first game.</source>
      <translation>Posé : regarde une action à l’avance et prend ce qui semble le mieux ; parfait pour une première partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random computer</source>
      <translation>Ordinateur aléatoire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Random does anything that the rules allow, without any plan.</source>
      <translation>Aléatoire : joue n’importe quelle action permise par les règles, sans aucun plan.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Disc</source>
      <translation>Disque</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Triangle</source>
      <translation>Triangle</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Square</source>
      <translation>Carré</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Diamond</source>
      <translation>Losange</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Star</source>
      <translation>Étoile</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Language of seat {number}</source>
      <translation>Langue de la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Sign of seat {number}</source>
      <translation>Signe de la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Name of seat {number}</source>
      <translation>Nom de la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Who plays seat {number}: a person or the computer</source>
      <translation>Qui joue la place {number} : une personne ou l’ordinateur</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat up, one place earlier around the table</source>
      <translation>Monter cette place, un rang plus tôt autour de la table</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move this seat down, one place later around the table</source>
      <translation>Descendre cette place, un rang plus loin autour de la table</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} up</source>
      <translation>Monter la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Move seat {number} down</source>
      <translation>Descendre la place {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Computer {number}</source>
      <translation>Ordinateur {number}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/player_rows.py" />
      <source>Player {number}</source>
      <translation>Joueur {number}</translation>
    </message>
  </context>
  <context>
    <name>SecondLabels</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plan</source>
      <translation>Planifier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Prepare</source>
      <translation>Mettre en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Build</source>
      <translation>Construire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summit</source>
      <translation>Sommet</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Sell CEP</source>
      <translation>Vendre un CEP</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>prepared</source>
      <translation>en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>in work</source>
      <translation>en cours</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>planned</source>
      <translation>planifié</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>2 events</source>
      <translation>2 évén.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>floor</source>
      <translation>min.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>limit</source>
      <translation>limite</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Future event</source>
      <translation>Événement futur</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>closed this turn</source>
      <translation>fermé ce tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Preparation</source>
      <translation>Mise en place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the game</source>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Actions</source>
      <translation>Actions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Income</source>
      <translation>Revenu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Environmental goals</source>
      <translation>Objectifs environnementaux</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Energy supply</source>
      <translation>Approvisionnement en énergie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>CO₂ reduction</source>
      <translation>Réduction du CO₂</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Events</source>
      <translation>Événements</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>End of the decade</source>
      <translation>Fin de la décennie</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Plants</source>
      <translation>Centrales</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Knowledge</source>
      <translation>Expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Summits</source>
      <translation>Sommets</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>UN goals</source>
      <translation>Objectifs de l’ONU</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>claimed: {claimed} of {shown}</source>
      <translation>pris : {claimed} sur {shown}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Lobbyists in play</source>
      <translation>Lobbyistes en jeu</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>Markers</source>
      <translation>Marqueurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/labels.py" />
      <source>missed</source>
      <translation>manqué</translation>
    </message>
  </context>
  <context>
    <name>SecondSeatWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Money: ${count}</source>
      <translation>Argent : ${count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>CEPs in hand: {count}</source>
      <translation>CEPs en main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Technology cubes: {count}</source>
      <translation>Ressources technologiques : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Scientists in hand: {hand}, to recruit: {pool}</source>
      <translation>Scientifiques en main : {hand}, à recruter : {pool}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Lobbyist cards in hand: {count}</source>
      <translation>Cartes lobbyistes en main : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>UN goals claimed: {goals}</source>
      <translation>Objectifs de l’ONU pris : {goals}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Points: {count}</source>
      <translation>Points : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has a company goal.</source>
      <translation>A un objectif de compagnie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Has no company goal.</source>
      <translation>N’a pas d’objectif de compagnie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goals: {count}</source>
      <translation>Objectifs personnels : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Start player.</source>
      <translation>Premier joueur.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>{energy} {count} ({carrying} with a plant)</source>
      <translation>{energy} {count} ({carrying} avec une centrale)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {count}</source>
      <translation>Infrastructures : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructures: {kinds}</source>
      <translation>Infrastructures : {kinds}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Drag one onto a planned project to prepare its infrastructure, or onto the market to sell it.</source>
      <translation>Glissez-en un sur un projet planifié pour mettre en place son infrastructure, ou sur le marché pour le vendre.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Goes to a planned project, or to a lobbyist card in play.</source>
      <translation>Va sur un projet planifié, ou sur une carte lobbyiste en jeu.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Leaving a project brings a point of knowledge of its energy.</source>
      <translation>Quitter un projet rapporte 1 d’expertise dans son énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Comes to your hand through a scientist subsidy.</source>
      <translation>Vient dans votre main grâce à une subvention de scientifique.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Infrastructure markers: {count}</source>
      <translation>Marqueurs d’infrastructure : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Control cubes: {count}</source>
      <translation>Cubes de contrôle : {count}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Alone you may go on with pieces of another colour.</source>
      <translation>En solo, vous pouvez continuer avec des éléments d’une autre couleur.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Pieces you have left</source>
      <translation>Éléments qu’il vous reste</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Personal goal: {have} of {needed}</source>
      <translation>Objectif personnel : {have} sur {needed}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: missed</source>
      <translation>Objectif solo : manqué</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/players.py" />
      <source>Solo goal: {have} of {needed}</source>
      <translation>Objectif solo : {have} sur {needed}</translation>
    </message>
  </context>
  <context>
    <name>SecondWords</name>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} in the order of the energy supply.</source>
      <translation>Numéro {number} dans l’ordre de l’approvisionnement en énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Only these energies can be planned here.</source>
      <translation>Seules ces énergies peuvent être planifiées ici.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Control cubes in {region}</source>
      <translation>Cubes de contrôle en {region}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{energy}: {owners}</source>
      <translation>{energy} : {owners}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Whoever builds a plant lays a cube below its energy.</source>
      <translation>Qui construit une centrale pose un cube sous son énergie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The builder takes control with cubes below most energies; then the leftmost ones count, then knowledge of the energy just built.</source>
      <translation>Le bâtisseur prend le contrôle avec des cubes sous le plus d’énergies ; ensuite comptent ceux les plus à gauche, puis l’expertise dans l’énergie qui vient d’être construite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>the opponent ({count})</source>
      <translation>l’adversaire ({count})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A carbon emission permit pays for infrastructure, for green plants and for new fossil ones.</source>
      <translation>Un Permis d’Émission de CO₂ paie l’infrastructure, les centrales vertes et les nouvelles centrales à combustible fossile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The controller may pay with those of the region.</source>
      <translation>Le joueur qui contrôle la région peut payer avec ceux de la région.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Given after disasters. Whoever builds here may pay with one; one leaves before each event.</source>
      <translation>Données après une catastrophe. Qui construit ici peut payer avec l’une d’elles ; une est retirée avant chaque événement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{region}: demand of decade {decade}</source>
      <translation>{region} : demande de la décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The next energy supply puts a fossil plant here, unless one is built.</source>
      <translation>Le prochain approvisionnement en énergie pose ici une centrale à combustible fossile, si aucune centrale n’est construite.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Still empty.</source>
      <translation>Encore vide.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The region pays the CEP that lies on it.</source>
      <translation>La région paie le CEP posé dessus.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Built by {player} in {region}.</source>
      <translation>Construite par {player} en {region}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Stands on an infrastructure of {player}: it counts for UN goals.</source>
      <translation>Bâtie sur une infrastructure de {player}, pour qui elle compte dans les objectifs de l’ONU.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{project} of level {level} in {region}: {state}</source>
      <translation>{project} de niveau {level}, {region} : {state}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>The infrastructure belongs to {player}.</source>
      <translation>L’infrastructure appartient à {player}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Then each scientist brings the owner two points of knowledge of its topics.</source>
      <translation>Chaque scientifique rapporte alors à son propriétaire 2 d’expertise dans les sujets du sommet.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>On sale: {count}. Price: ${price}.</source>
      <translation>Au marché : {count}. Prix : ${price}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Once in a turn you may buy one CEP or sell one of your hand.</source>
      <translation>Une fois par tour, vous pouvez acheter un CEP ou en vendre un de votre main.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A sold one goes to the bank and lowers the price; when the last one is taken, the bank refills the market and the price rises.</source>
      <translation>Un CEP vendu va à la banque et fait baisser le prix ; quand le dernier est pris, la banque remplit le marché et le prix augmente.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It ran empty in this turn: nobody visits it before the next turn.</source>
      <translation>Il s’est vidé pendant ce tour : personne n’y va avant le prochain tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CEPs in the bank: {count}.</source>
      <translation>CEPs à la banque : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Technology cubes in the supply: {count}.</source>
      <translation>Ressources technologiques dans la réserve : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Summit tiles in the stack: {count}.</source>
      <translation>Tuiles sommet dans la pile : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Prices of {energy} plants</source>
      <translation>Prix des centrales ({energy})</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>No tile is left.</source>
      <translation>Il ne reste aucune tuile.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Tiles left by level, from the top: {levels}.</source>
      <translation>Tuiles restantes par niveau, depuis le haut : {levels}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>At the end at most {count} may be open, or the game is lost.</source>
      <translation>Maximum d’objectifs non pris à la fin : {count}, sinon la partie est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A played card stays here. One scientist of any player may visit it, use its minor effect, and stays to the end of the game.</source>
      <translation>Une carte jouée reste ici. Un scientifique de n’importe quel joueur peut la visiter, utiliser son lobby mineur, et y reste jusqu’à la fin de la partie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Minor effect for a visitor: {effect}.</source>
      <translation>Lobby mineur pour un visiteur : {effect}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A scientist of {player} has visited it and stays.</source>
      <translation>Un scientifique de {player} l’a visitée et y reste.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Nobody has visited it yet.</source>
      <translation>Personne ne l’a encore visitée.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>{sign} (level {level}): plants of level {sign} can be built.</source>
      <translation>{sign} (niveau {level}) : les centrales de niveau {sign} peuvent être construites.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Half circle: the middle, level {level}.</source>
      <translation>Demi-cercle : le milieu, niveau {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Full circle: the last space, level {level}.</source>
      <translation>Cercle plein : la dernière case, niveau {level}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Knowledge of {energy}</source>
      <translation>Expertise en {energy}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for plants</source>
      <translation>Objectifs environnementaux de centrales</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for knowledge</source>
      <translation>Objectifs environnementaux d’expertise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Environmental goals that ask for summits</source>
      <translation>Objectifs environnementaux de sommets</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved: {done} of {shown}.</source>
      <translation>Atteints : {done} sur {shown}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Each open goal costs {points} in decade {decade}.</source>
      <translation>Chaque objectif non atteint coûte {points} dans la décennie {decade}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Achieved.</source>
      <translation>Atteint.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>An inspector stands here: it costs twice as much.</source>
      <translation>Un inspecteur est ici : il coûte le double.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Number {number} of equal goals. Needed: {number}, so far: {count}.</source>
      <translation>Numéro {number} parmi les objectifs identiques. Nécessaires : {number}, jusqu’ici : {count}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>A decade: {phases}.</source>
      <translation>Une décennie : {phases}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>CO₂ level: {ppm} ppm</source>
      <translation>Niveau de CO₂ : {ppm} ppm</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>From {ppm} ppm on, the future event strikes as well.</source>
      <translation>À partir de {ppm} ppm, l’événement futur frappe aussi.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm everybody has lost, at once.</source>
      <translation>Au-dessus de {ppm} ppm, tout le monde perd, immédiatement.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Above {ppm} ppm after the energy supply the game is lost.</source>
      <translation>Au-dessus de {ppm} ppm après l’approvisionnement en énergie, la partie est perdue.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It may be lowered then, {ppm} ppm for {points} in this decade.</source>
      <translation>Il peut alors être réduit : {ppm} ppm pour {points} dans cette décennie.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>It never falls below {ppm} ppm.</source>
      <translation>Il ne descend jamais sous {ppm} ppm.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points of the team: {points}</source>
      <translation>Points de l’équipe : {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Points: {points}</source>
      <translation>Points : {points}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/editions/second_chance/words/board.py" />
      <source>Below 0 after the goals or after the energy supply the game is lost.</source>
      <translation>Sous 0 après les objectifs ou après l’approvisionnement en énergie, la partie est perdue.</translation>
    </message>
  </context>
  <context>
    <name>SeedField</name>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;Seed</source>
      <translation>&amp;Graine</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>&amp;New seed</source>
      <translation>&amp;Nouvelle graine</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The same seed and the same choices deal the same game again. A challenge code put in here sets up all of it.</source>
      <translation>La même graine et les mêmes choix redonnent la même partie. Un code de défi saisi ici règle le tout.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>Seed</source>
      <translation>Graine</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>The seed has to be a whole number from 0 to {most}.</source>
      <translation>La graine doit être un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge code cannot be read. Expected: {expected}.</source>
      <translation>Ce code de défi est illisible. Attendu : {expected}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/seed_field.py" />
      <source>This challenge cannot be played here. {problem}.</source>
      <translation>Ce défi ne peut pas être joué ici. {problem}.</translation>
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
      <translation>{language} (non installé)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Like the system</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Standard</source>
      <translation>Standard</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>For red-green colour blindness</source>
      <translation>Pour le daltonisme rouge-vert</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Off</source>
      <translation>Non</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Fast</source>
      <translation>Rapide</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Slow</source>
      <translation>Lent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>The whole board</source>
      <translation>Plateau entier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Language</source>
      <translation>&amp;Langue</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Bri&amp;ghtness</source>
      <translation>Lu&amp;minosité</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Colours</source>
      <translation>&amp;Couleurs</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Movement of pieces</source>
      <translation>Mo&amp;uvement des pions</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Speed of a &amp;replay</source>
      <translation>&amp;Vitesse de relecture</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Text size</source>
      <translation>&amp;Taille du texte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Board at the &amp;beginning</source>
      <translation>&amp;Plateau au début</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cover the &amp;screen between two people</source>
      <translation>Un &amp;rideau cache l’écran entre deux personnes</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Ask before a turn &amp;ends</source>
      <translation>&amp;Demander avant la fin d’un tour</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Warn when the game is about to end</source>
      <translation>&amp;Avertir quand la partie va se terminer</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Nobody sees the cards and the goal of the next player.</source>
      <translation>Personne ne voit les cartes et l’objectif du joueur suivant.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>A wrong click does not give the rest of a turn away.</source>
      <translation>Un clic malheureux ne fait pas perdre le reste d’un tour.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Says beforehand which move could be the last one.</source>
      <translation>Annonce à l’avance quelle action pourrait être la dernière.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Settings</source>
      <translation>Paramètres</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>What it looks like</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>At the table</source>
      <translation>À la table</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Pieces in the chosen colours</source>
      <translation>Éléments dans les couleurs choisies</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>&amp;Defaults</source>
      <translation>Valeurs par dé&amp;faut</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/dialog.py" />
      <source>Done</source>
      <translation>Terminé</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/settings/player_languages.py" />
      <source>Languages in this game</source>
      <translation>Langues dans cette partie</translation>
    </message>
  </context>
  <context>
    <name>Sharing</name>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The game is in the clipboard, as text.</source>
      <translation>La partie est dans le presse-papiers, en texte.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The challenge code {code} is in the clipboard.</source>
      <translation>Le code de défi {code} est dans le presse-papiers.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>The picture of the board is in the clipboard.</source>
      <translation>L’image du plateau est dans le presse-papiers.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save the position as a picture</source>
      <translation>Enregistrer la position en image</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>position</source>
      <translation>position</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Pictures (*.png)</source>
      <translation>Images (*.png)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{edition} – {players} – decade {decade}</source>
      <translation>{edition} – {players} – décennie {decade}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Save a problem report</source>
      <translation>Enregistrer un rapport de problème</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Problem reports (*.zip)</source>
      <translation>Rapports de problème (*.zip)</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>{file} could not be written: {reason}. Try another place.</source>
      <translation>Impossible d’écrire {file} : {reason}. Essayez un autre endroit.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/sharing/sharing.py" />
      <source>Saved as {file}.</source>
      <translation>Enregistré sous {file}.</translation>
    </message>
  </context>
  <context>
    <name>SplitEditor</name>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Part of the income taken in money</source>
      <translation>Part du revenu prise en argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in points</source>
      <translation>{count} en points</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>{count} in money</source>
      <translation>{count} en argent</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points now: {points}; due for open goals and missing CEPs: {fixed}.</source>
      <translation>Points actuels : {points} ; à payer pour les objectifs non atteints et les CEPs manquants : {fixed}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on: {high}.</source>
      <translation>Points avec cette répartition : {have} ; nécessaires pour continuer : {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Points with this split: {have}; needed to go on, as the draws come: {low} to {high}.</source>
      <translation>Points avec cette répartition : {have} ; nécessaires pour continuer, selon la pioche : {low} à {high}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Partners who split after you can add {points} at most.</source>
      <translation>Les partenaires qui répartissent après vous peuvent ajouter au maximum {points}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/editors.py" />
      <source>Chance that the game is lost then: {percent} %.</source>
      <translation>Probabilité que la partie soit alors perdue : {percent} %.</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Build green power plants all over the world before the climate tips. The rules of the board game by Vital Lacerda, kept by the computer.</source>
      <translation>Construisez des centrales à énergie verte partout dans le monde avant que le climat ne bascule. Les règles du jeu de société de Vital Lacerda, gérées par l’ordinateur.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>New game …</source>
      <translation>Nouvelle partie…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Play at once against two computer players</source>
      <translation>Jouer tout de suite contre deux joueurs virtuels</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Open a saved game …</source>
      <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>Settings</source>
      <translation>Paramètres</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/start/page.py" />
      <source>About</source>
      <translation>À propos</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One less</source>
      <translation>Un de moins</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/widgets/stepper.py" />
      <source>One more</source>
      <translation>Un de plus</translation>
    </message>
  </context>
  <context>
    <name>SystemErrors</name>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no room left</source>
      <translation>il n’y a plus de place</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not allowed there</source>
      <translation>ce n’est pas permis à cet endroit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>nothing can be written there</source>
      <translation>rien ne peut y être écrit</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is not there</source>
      <translation>introuvable</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive is gone</source>
      <translation>le lecteur n’est plus là</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the drive does not work</source>
      <translation>le lecteur ne fonctionne pas</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>there is no such folder</source>
      <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>it is a folder</source>
      <translation>c’est un dossier</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>another program is using it</source>
      <translation>un autre programme l’utilise</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>the name is too long</source>
      <translation>le nom est trop long</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/files/system_errors.py" />
      <source>error {number} of the system</source>
      <translation>erreur système {number}</translation>
    </message>
  </context>
  <context>
    <name>TurnSteps</name>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Main action</source>
      <translation>Action principale</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Second action</source>
      <translation>Deuxième action</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Scientist</source>
      <translation>Scientifique</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Market</source>
      <translation>Marché</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>done</source>
      <translation>fait</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>open</source>
      <translation>à faire</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/play/turn_steps.py" />
      <source>{step}: {state}</source>
      <translation>{step} : {state}</translation>
    </message>
  </context>
  <context>
    <name>Undoing</name>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>This cannot be taken back freely. Does everybody at the table agree?</source>
      <translation>Ceci ne peut pas être repris librement. Tout le monde est-il d’accord à la table ?</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Decisions of these players would be taken back: {names}.</source>
      <translation>Des décisions de ces joueurs seraient reprises : {names}.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Something hidden has come up since; nobody can be made to forget it.</source>
      <translation>Quelque chose de caché a été révélé depuis ; personne ne peut l’oublier.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>Everybody agrees: take it back</source>
      <translation>Tous d’accord : reprendre</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>•  {sentence}</source>
      <translation>•  {sentence}</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/history/undo.py" />
      <source>… and {count} more</source>
      <translation>… et encore {count}</translation>
    </message>
  </context>
  <context>
    <name>VariantFields</name>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>This needs at least two players: a solo game is played without it.</source>
      <translation>Il faut au moins deux joueurs : une partie solo se joue sans.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The competitive game is always played without it.</source>
      <translation>La partie compétitive se joue toujours sans.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>The inspectors always take part in the solo game.</source>
      <translation>Les inspecteurs participent toujours à la partie solo.</translation>
    </message>
    <message>
      <location filename="../co2desk/ui/setup/edition_forms.py" />
      <source>Only the solo game has a goal of this kind.</source>
      <translation>Seule la partie solo a un objectif de ce genre.</translation>
    </message>
  </context>
  <context>
    <name>actions</name>
    <message>
      <source>Propose a {energy} project in {region} on the {grant} space</source>
      <comment>propose</comment>
      <translation>Proposer un projet en {energy} en {region} sur la case {grant}</translation>
    </message>
    <message>
      <source>Install {place}</source>
      <comment>install</comment>
      <translation>Mettre en place {place}</translation>
    </message>
    <message>
      <source>Build the top {energy} plant in {region} ({grant} space; {goods})</source>
      <comment>build</comment>
      <translation>Construire la centrale du haut de la pile ({energy}) en {region} (case {grant} ; {goods})</translation>
    </message>
    <message>
      <source>Build {energy} plant {number} in {region} ({grant} space; {goods})</source>
      <comment>build.other</comment>
      <translation>Construire la centrale {number} ({energy}) en {region} (case {grant} ; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build.nothing</comment>
      <translation>Construire une centrale sur {place}</translation>
    </message>
    <message>
      <source>Move a scientist from {origin} to {destination}</source>
      <comment>move_scientist</comment>
      <translation>Déplacer un scientifique depuis {origin} vers {destination}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.home</comment>
      <translation>Reprendre votre scientifique en main depuis {origin}</translation>
    </message>
    <message>
      <source>Take your scientist home from {origin} with one point of expertise</source>
      <comment>move_scientist.displaced_home</comment>
      <translation>Reprendre votre scientifique en main depuis {origin} avec 1 d’expertise</translation>
    </message>
    <message>
      <source>Move your scientist from {origin} to {destination}</source>
      <comment>move_scientist.displaced</comment>
      <translation>Déplacer votre scientifique depuis {origin} vers {destination}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool</source>
      <comment>recruit</comment>
      <translation>Recruter un scientifique de votre espace de recrutement</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.research_grant</comment>
      <translation>Laisser vos scientifiques où ils sont</translation>
    </message>
    <message>
      <source>Leave your scientists where they are</source>
      <comment>decline.granted_move</comment>
      <translation>Laisser vos scientifiques où ils sont</translation>
    </message>
    <message>
      <source>Take no expertise</source>
      <comment>decline.project_expertise</comment>
      <translation>Ne pas prendre d’expertise</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus</comment>
      <translation>Renoncer au bonus</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_received</comment>
      <translation>Renoncer au bonus</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_any</comment>
      <translation>Renoncer au bonus</translation>
    </message>
    <message>
      <source>Leave the bonus</source>
      <comment>decline.bonus_region_cep</comment>
      <translation>Renoncer au bonus</translation>
    </message>
    <message>
      <source>Go on without the action, which has become impossible</source>
      <comment>decline.owed_action</comment>
      <translation>Continuer sans l’action, devenue impossible</translation>
    </message>
    <message>
      <source>Buy a CEP for ${price}</source>
      <comment>buy_cep</comment>
      <translation>Acheter un CEP pour ${price}</translation>
    </message>
    <message>
      <source>Sell a CEP for ${price}</source>
      <comment>sell_cep</comment>
      <translation>Vendre un CEP pour ${price}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Jouer la carte lobby {card} pour son lobby mineur : {effect}</translation>
    </message>
    <message>
      <source>Play lobby card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Jouer la carte lobby {card} pour son lobby principal : {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}; the action has to follow</source>
      <comment>play_lobby.before</comment>
      <translation>Jouer la carte lobbyiste {card} pour son lobby principal : {effect} ; l’action doit suivre</translation>
    </message>
    <message>
      <source>Score UN goal {card} ({energies}): pay {tech:cubes}, gain {vp:points}</source>
      <comment>score_un_goal</comment>
      <translation>Marquer les points de la carte objectif de l’ONU {card} ({energies}) : payer {tech:cubes}, gagner {vp:points}</translation>
    </message>
    <message>
      <source>Discard your company goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <translation>Échanger votre objectif de compagnie contre ${money}</translation>
    </message>
    <message>
      <source>Discard {player}'s company goal for ${money}</source>
      <comment>cash_company_goal.other</comment>
      <translation>Échanger l’objectif de compagnie de {player} contre ${money}</translation>
    </message>
    <message>
      <source>End your turn</source>
      <comment>end_turn</comment>
      <translation>Terminer votre tour</translation>
    </message>
    <message>
      <source>End your turn without a main action</source>
      <comment>end_turn.idle</comment>
      <translation>Terminer votre tour sans action principale</translation>
    </message>
    <message>
      <source>Gain a point of {energy} expertise and reach level {level}</source>
      <comment>choose_energy</comment>
      <translation>Gagner 1 d’expertise en {energy} et atteindre le niveau {level}</translation>
    </message>
    <message>
      <source>Choose {energy}: your track is at its end, and the point is lost</source>
      <comment>choose_energy.full</comment>
      <translation>Choisir {energy} : vous êtes au bout de la piste, et cette expertise est perdue</translation>
    </message>
    <message>
      <source>Put a CEP into {region}, which holds {had} of {limit}</source>
      <comment>choose_region.bonus_region_cep</comment>
      <translation>Placer un CEP en {region}, qui en a {had} sur {limit}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.first_region</comment>
      <translation>Commencer par l’{region}</translation>
    </message>
    <message>
      <source>Begin with {region}</source>
      <comment>choose_region.start_region</comment>
      <translation>Commencer par l’{region}</translation>
    </message>
    <message>
      <source>Begin after {region}</source>
      <comment>choose_region.opponent_start</comment>
      <translation>Commencer après l’{region}</translation>
    </message>
    <message>
      <source>Gain a point of expertise from {place}</source>
      <comment>choose_project.project_expertise</comment>
      <translation>Gagner 1 d’expertise avec {place}</translation>
    </message>
    <message>
      <source>Put the {energy} project on the {grant} space in {region}</source>
      <comment>choose_project.start_space</comment>
      <translation>Poser le projet en {energy} sur la case {grant} en {region}</translation>
    </message>
    <message>
      <source>Pay the CEP from your hand</source>
      <comment>pay_cep.hand</comment>
      <translation>Payer le CEP de votre main</translation>
    </message>
    <message>
      <source>Pay the CEP from {region}, which holds {had:ceps}</source>
      <comment>pay_cep.region</comment>
      <translation>Payer le CEP de l’{region}, qui en contient {had}</translation>
    </message>
    <message>
      <source>Buy the CEP for ${money} and {vp:points}</source>
      <comment>buy_for_payment</comment>
      <translation>Acheter le CEP pour ${money} et {vp:points}</translation>
    </message>
    <message>
      <source>Buy the CEP for {vp:points}</source>
      <comment>buy_for_payment.points</comment>
      <translation>Acheter le CEP pour {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and {vp:points}</source>
      <comment>split_income</comment>
      <translation>Prendre ${money} et {vp:points}</translation>
    </message>
    <message>
      <source>Take ${money} and no points</source>
      <comment>split_income.money</comment>
      <translation>Prendre ${money} et aucun point</translation>
    </message>
    <message>
      <source>Take {vp:points} and no money</source>
      <comment>split_income.points</comment>
      <translation>Prendre {vp:points} et pas d’argent</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <translation>Miser ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <translation>Passer</translation>
    </message>
    <message>
      <source>Pay {goods}</source>
      <comment>pay_bid</comment>
      <translation>Payer {goods}</translation>
    </message>
    <message>
      <source>Make {player} the start player</source>
      <comment>appoint</comment>
      <translation>Nommer {player} premier joueur</translation>
    </message>
    <message>
      <source>Become the start player yourself</source>
      <comment>appoint.self</comment>
      <translation>Devenir premier joueur</translation>
    </message>
    <message>
      <source>Keep lobby card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <translation>Garder la carte lobby {card} ({trigger} : {main} ; sinon : {minor})</translation>
    </message>
    <message>
      <source>Keep company goal {card}: {goal}</source>
      <comment>keep_card.company</comment>
      <translation>Garder l’objectif de compagnie {card} : {goal}</translation>
    </message>
    <message>
      <source>Keep personal goal {card}: {goal}</source>
      <comment>keep_card.personal</comment>
      <translation>Garder l’objectif personnel {card} : {goal}</translation>
    </message>
    <message>
      <source>Plan a {energy} project of level {level} in {region} on the {grant} space</source>
      <comment>plan</comment>
      <translation>Planifier un projet en {energy} de niveau {level} en {region} sur la case {grant}</translation>
    </message>
    <message>
      <source>Plan a {energy} project in {region} on the {grant} space</source>
      <comment>plan.no_tile</comment>
      <translation>Planifier un projet en {energy} en {region} sur la case {grant}</translation>
    </message>
    <message>
      <source>Prepare the infrastructure of {place}</source>
      <comment>infrastructure</comment>
      <translation>Mettre en place l’infrastructure pour {place}</translation>
    </message>
    <message>
      <source>Build the {energy} plant of level {level} in {region} ({grant} space; {goods})</source>
      <comment>build_plant</comment>
      <translation>Construire la centrale de niveau {level} ({energy}) en {region} (case {grant} ; {goods})</translation>
    </message>
    <message>
      <source>Build a plant on {place}</source>
      <comment>build_plant.nothing</comment>
      <translation>Construire une centrale sur {place}</translation>
    </message>
    <message>
      <source>Pollute for a second main action: the CO₂ level rises to {co2} ppm</source>
      <comment>second_action</comment>
      <translation>Polluer pour une deuxième action principale : le niveau de CO₂ passe à {co2} ppm</translation>
    </message>
    <message>
      <source>Hand the bonus to {player}: {bonus}</source>
      <comment>give_bonus</comment>
      <translation>Donner le bonus à {player} : {bonus}</translation>
    </message>
    <message>
      <source>Use the bonus yourself: {bonus}</source>
      <comment>give_bonus.self</comment>
      <translation>Utiliser vous-même le bonus : {bonus}</translation>
    </message>
    <message>
      <source>Bring the CO₂ level down to {co2} ppm for {vp:points}</source>
      <comment>reduce_co2</comment>
      <translation>Réduire le niveau de CO₂ à {co2} ppm pour {vp:points}</translation>
    </message>
    <message>
      <source>Leave the CO₂ level at {co2} ppm</source>
      <comment>reduce_co2.none</comment>
      <translation>Laisser le niveau de CO₂ à {co2} ppm</translation>
    </message>
    <message>
      <source>{action} with lobby card {card}</source>
      <comment>with.card</comment>
      <translation>{action} avec la carte lobby {card}</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.subsidy</comment>
      <translation>{action} ; l’{region} fournit une des ressources technologiques</translation>
    </message>
    <message>
      <source>{action}; {player} receives ${fee} for the scientist who has to leave</source>
      <comment>with.fee</comment>
      <translation>{action} ; {player} reçoit ${fee} pour le scientifique congédié</translation>
    </message>
    <message>
      <source>{action}; {region} gives one of the cubes</source>
      <comment>with.region_tech</comment>
      <translation>{action} ; l’{region} fournit une des ressources technologiques</translation>
    </message>
  </context>
  <context>
    <name>actions_second_chance</name>
    <message>
      <source>Take your scientist home from {origin}</source>
      <comment>move_scientist.displaced_home</comment>
      <translation>Reprendre votre scientifique en main depuis {origin}</translation>
    </message>
    <message>
      <source>Recruit a scientist from your pool and gain a point of knowledge of your choice</source>
      <comment>recruit</comment>
      <translation>Recruter un scientifique de votre espace de recrutement et gagner 1 d’expertise dans une énergie de votre choix</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its minor effect: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Jouer la carte lobbyiste {card} pour son lobby mineur : {effect}</translation>
    </message>
    <message>
      <source>Play lobbyist card {card} for its main effect: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Jouer la carte lobbyiste {card} pour son lobby principal : {effect}</translation>
    </message>
    <message>
      <source>Claim UN goal {card} ({energies}): pay {tech:cubes}</source>
      <comment>score_un_goal</comment>
      <translation>Prendre la carte objectif de l’ONU {card} ({energies}) : payer {tech:cubes}</translation>
    </message>
    <message>
      <source>Gain a point of {energy} knowledge and reach level {level}</source>
      <comment>choose_energy</comment>
      <translation>Gagner 1 d’expertise en {energy} et atteindre le niveau {level}</translation>
    </message>
    <message>
      <source>Keep lobbyist card {card} ({trigger}: {main}; otherwise: {minor})</source>
      <comment>keep_card.draft</comment>
      <translation>Garder la carte lobbyiste {card} ({trigger} : {main} ; sinon : {minor})</translation>
    </message>
  </context>
  <context>
    <name>agendas</name>
    <message>
      <source>This region wants {energies}: the first counts most when control is tied.</source>
      <comment>agenda</comment>
      <translation>Énergies acceptées par cette région : {energies}. La première compte le plus en cas d’égalité pour le contrôle.</translation>
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
        <numerusform>{n} point</numerusform>
        <numerusform>{n} points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} technology cubes</source>
      <comment>cubes</comment>
      <translation>
        <numerusform>{n} ressource technologique</numerusform>
        <numerusform>{n} ressources technologiques</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} CEPs</source>
      <comment>ceps</comment>
      <translation>
        <numerusform>{n} CEP</numerusform>
        <numerusform>{n} CEPs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} steps</source>
      <comment>steps</comment>
      <translation>
        <numerusform>{n} cran</numerusform>
        <numerusform>{n} crans</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} actions</source>
      <comment>actions</comment>
      <translation>
        <numerusform>{n} action</numerusform>
        <numerusform>{n} actions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobby cards</source>
      <comment>lobby_cards</comment>
      <translation>
        <numerusform>{n} carte lobby</numerusform>
        <numerusform>{n} cartes lobby</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} lobbyist cards</source>
      <comment>lobbyist_cards</comment>
      <translation>
        <numerusform>{n} carte lobbyiste</numerusform>
        <numerusform>{n} cartes lobbyistes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} open environmental goals</source>
      <comment>open_goals</comment>
      <translation>
        <numerusform>{n} objectif environnemental non atteint</numerusform>
        <numerusform>{n} objectifs environnementaux non atteints</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} fossil plants</source>
      <comment>fossil_plants</comment>
      <translation>
        <numerusform>{n} centrale à combustible fossile</numerusform>
        <numerusform>{n} centrales à combustible fossile</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} coal plants</source>
      <comment>coal</comment>
      <translation>
        <numerusform>{n} centrale à charbon</numerusform>
        <numerusform>{n} centrales à charbon</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} oil plants</source>
      <comment>oil</comment>
      <translation>
        <numerusform>{n} centrale à pétrole</numerusform>
        <numerusform>{n} centrales à pétrole</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} gas plants</source>
      <comment>gas</comment>
      <translation>
        <numerusform>{n} centrale à gaz</numerusform>
        <numerusform>{n} centrales à gaz</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} plants</source>
      <comment>plants</comment>
      <translation>
        <numerusform>{n} centrale</numerusform>
        <numerusform>{n} centrales</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} infrastructures</source>
      <comment>infrastructures</comment>
      <translation>
        <numerusform>{n} infrastructure</numerusform>
        <numerusform>{n} infrastructures</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} regions</source>
      <comment>regions</comment>
      <translation>
        <numerusform>{n} région</numerusform>
        <numerusform>{n} régions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different regions</source>
      <comment>different_regions</comment>
      <translation>
        <numerusform>{n} région</numerusform>
        <numerusform>{n} régions différentes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} different energies</source>
      <comment>energies</comment>
      <translation>
        <numerusform>{n} source d’énergie</numerusform>
        <numerusform>{n} sources d’énergie différentes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} tracks</source>
      <comment>tracks</comment>
      <translation>
        <numerusform>{n} piste</numerusform>
        <numerusform>{n} pistes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} scientists</source>
      <comment>scientists</comment>
      <translation>
        <numerusform>{n} scientifique</numerusform>
        <numerusform>{n} scientifiques</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} summits</source>
      <comment>summits</comment>
      <translation>
        <numerusform>{n} sommet</numerusform>
        <numerusform>{n} sommets</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} topics</source>
      <comment>topics</comment>
      <translation>
        <numerusform>{n} sujet</numerusform>
        <numerusform>{n} sujets</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} discs</source>
      <comment>discs</comment>
      <translation>
        <numerusform>{n} disque</numerusform>
        <numerusform>{n} disques</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{n} cards</source>
      <comment>cards</comment>
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
      <translation>Aucun projet du plateau ne peut être mis en place.</translation>
    </message>
    <message>
      <source>No project on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Aucun projet du plateau n’est prêt pour une construction.</translation>
    </message>
    <message>
      <source>No project lies on the board where a scientist could work.</source>
      <comment>no_project_here</comment>
      <translation>Il n’y a sur le plateau aucun projet sur lequel un scientifique pourrait travailler.</translation>
    </message>
  </context>
  <context>
    <name>anywhere_second_chance</name>
    <message>
      <source>No project on the board waits for its infrastructure.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Aucun projet du plateau n’attend son infrastructure.</translation>
    </message>
    <message>
      <source>No infrastructure on the board is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Aucune infrastructure du plateau n’est prête pour une construction.</translation>
    </message>
  </context>
  <context>
    <name>bonuses</name>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>energy</comment>
      <translation>1 d’expertise en {energy}</translation>
    </message>
    <message>
      <source>one point of expertise in an energy of your choice</source>
      <comment>any</comment>
      <translation>1 d’expertise dans une énergie de votre choix</translation>
    </message>
    <message>
      <source>one technology cube</source>
      <comment>tech</comment>
      <translation>1 ressource technologique</translation>
    </message>
    <message>
      <source>one CEP for a region of your choice</source>
      <comment>region_cep</comment>
      <translation>1 CEP pour une région de votre choix</translation>
    </message>
    <message>
      <source>one CEP for {region}</source>
      <comment>region_cep.indicated</comment>
      <translation>1 CEP pour l’{region}</translation>
    </message>
  </context>
  <context>
    <name>bonuses_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>energy</comment>
      <translation>1 d’expertise en {energy}</translation>
    </message>
    <message>
      <source>one point of knowledge in an energy of your choice</source>
      <comment>any</comment>
      <translation>1 d’expertise dans une énergie de votre choix</translation>
    </message>
  </context>
  <context>
    <name>books</name>
    <message>
      <source>Polish</source>
      <comment>pl</comment>
      <translation>polonais</translation>
    </message>
    <message>
      <source>French</source>
      <comment>fr</comment>
      <translation>français</translation>
    </message>
    <message>
      <source>Russian</source>
      <comment>ru</comment>
      <translation>russe</translation>
    </message>
    <message>
      <source>Chinese</source>
      <comment>zh</comment>
      <translation>chinois</translation>
    </message>
    <message>
      <source>German</source>
      <comment>de</comment>
      <translation>allemand</translation>
    </message>
  </context>
  <context>
    <name>card_triggers</name>
    <message>
      <source>propose a project in {region}</source>
      <comment>propose.region</comment>
      <translation>proposer un projet en {region}</translation>
    </message>
    <message>
      <source>propose a project on a {grant} space</source>
      <comment>propose.grant</comment>
      <translation>proposer un projet sur une case {grant}</translation>
    </message>
    <message>
      <source>install a {energy} project</source>
      <comment>install.energy</comment>
      <translation>mettre en place un projet en {energy}</translation>
    </message>
    <message>
      <source>build a {energy} plant</source>
      <comment>build.energy</comment>
      <translation>construire une centrale ({energy})</translation>
    </message>
    <message>
      <source>send a scientist to a summit on {energy}</source>
      <comment>summit.energy</comment>
      <translation>envoyer un scientifique à un sommet ayant pour sujet {energy}</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <translation>acheter un CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <translation>vendre un CEP</translation>
    </message>
    <message>
      <source>plan a project in {region}</source>
      <comment>plan.region</comment>
      <translation>planifier un projet en {region}</translation>
    </message>
    <message>
      <source>plan a project on a {grant} space</source>
      <comment>plan.grant</comment>
      <translation>planifier un projet sur une case {grant}</translation>
    </message>
    <message>
      <source>prepare the infrastructure of a {energy} project</source>
      <comment>infrastructure.energy</comment>
      <translation>mettre en place l’infrastructure d’un projet en {energy}</translation>
    </message>
  </context>
  <context>
    <name>choices</name>
    <message>
      <source>Propose {short}</source>
      <comment>propose</comment>
      <translation>Proposer : {short}</translation>
    </message>
    <message>
      <source>Install {short}</source>
      <comment>install</comment>
      <translation>Mettre en place : {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build</comment>
      <translation>Construire : {short}</translation>
    </message>
    <message>
      <source>Build {short}, plant {number}</source>
      <comment>build.other</comment>
      <translation>Construire : {short}, centrale {number}</translation>
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
      <translation>Recruter</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <translation>Renoncer</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>decline.owed_action</comment>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Buy for ${price}</source>
      <comment>buy_cep</comment>
      <translation>Acheter pour ${price}</translation>
    </message>
    <message>
      <source>Sell for ${price}</source>
      <comment>sell_cep</comment>
      <translation>Vendre pour ${price}</translation>
    </message>
    <message>
      <source>Card {card}, minor: {effect}</source>
      <comment>play_lobby.minor</comment>
      <translation>Carte {card}, mineur : {effect}</translation>
    </message>
    <message>
      <source>Card {card}: {effect}</source>
      <comment>play_lobby.main</comment>
      <translation>Carte {card} : {effect}</translation>
    </message>
    <message>
      <source>Card {card} first: {effect}</source>
      <comment>play_lobby.before</comment>
      <translation>D’abord la carte {card} : {effect}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>score_un_goal</comment>
      <translation>Objectif de l’ONU {card}</translation>
    </message>
    <message>
      <source>Goal for ${money}</source>
      <comment>cash_company_goal</comment>
      <translation>Objectif contre ${money}</translation>
    </message>
    <message>
      <source>Goal of {player}</source>
      <comment>cash_company_goal.other</comment>
      <translation>Objectif de {player}</translation>
    </message>
    <message>
      <source>End turn</source>
      <comment>end_turn</comment>
      <translation>Terminer le tour</translation>
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
      <translation>case {grant}</translation>
    </message>
    <message>
      <source>From your hand</source>
      <comment>pay_cep.hand</comment>
      <translation>De votre main</translation>
    </message>
    <message>
      <source>From {region}</source>
      <comment>pay_cep.region</comment>
      <translation>De l’{region}</translation>
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
      <translation>Tout : ${money}</translation>
    </message>
    <message>
      <source>All {vp:points}</source>
      <comment>split_income.points</comment>
      <translation>Tout : {vp:points}</translation>
    </message>
    <message>
      <source>Bid ${amount}</source>
      <comment>bid</comment>
      <translation>Miser ${amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>pass</comment>
      <translation>Passer</translation>
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
      <translation>Vous-même</translation>
    </message>
    <message>
      <source>Card {card}</source>
      <comment>keep_card.draft</comment>
      <translation>Carte {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.company</comment>
      <translation>Objectif {card}</translation>
    </message>
    <message>
      <source>Goal {card}</source>
      <comment>keep_card.personal</comment>
      <translation>Objectif {card}</translation>
    </message>
    <message>
      <source>Plan {short}</source>
      <comment>plan</comment>
      <translation>Planifier : {short}</translation>
    </message>
    <message>
      <source>Prepare {short}</source>
      <comment>infrastructure</comment>
      <translation>Mettre en place : {short}</translation>
    </message>
    <message>
      <source>Build {short}</source>
      <comment>build_plant</comment>
      <translation>Construire : {short}</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <translation>Deuxième action</translation>
    </message>
    <message>
      <source>{player}</source>
      <comment>give_bonus</comment>
      <translation>{player}</translation>
    </message>
    <message>
      <source>Use it</source>
      <comment>give_bonus.self</comment>
      <translation>Utiliser</translation>
    </message>
    <message>
      <source>{steps:steps}, {vp:points}</source>
      <comment>reduce_co2</comment>
      <translation>{steps:steps}, {vp:points}</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>reduce_co2.none</comment>
      <translation>Renoncer</translation>
    </message>
    <message>
      <source>{action}, card {card}</source>
      <comment>with.card</comment>
      <translation>{action}, carte {card}</translation>
    </message>
    <message>
      <source>{action}, with its cube</source>
      <comment>with.region_tech</comment>
      <translation>{action}, avec un cube de la région</translation>
    </message>
  </context>
  <context>
    <name>company_goals</name>
    <message>
      <source>{vp:points} for each region you control, at most {limit}</source>
      <comment>controlled_region</comment>
      <translation>{vp:points} pour chaque région que vous contrôlez, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of yours, at most {limit}</source>
      <comment>region_with_own_plant</comment>
      <translation>{vp:points} pour chaque région où vous avez une centrale, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal you have scored, at most {limit}</source>
      <comment>un_goal</comment>
      <translation>{vp:points} pour chaque objectif de l’ONU dont vous avez marqué les points, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours except the first, at most {limit}</source>
      <comment>own_plant_after_first</comment>
      <translation>{vp:points} pour chacune de vos centrales sauf la première, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of yours, at most {limit}</source>
      <comment>every_own_plant</comment>
      <translation>{vp:points} pour chacune de vos centrales, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions</comment>
      <translation>{vp:points} pour chaque CEP dans votre main, sans ceux de vos régions, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in your hand and in regions you control, at most {limit}</source>
      <comment>cep_owned</comment>
      <translation>{vp:points} pour chaque CEP dans votre main et dans les régions que vous contrôlez, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of you, at most {limit}</source>
      <comment>leading_expertise_ties_count</comment>
      <translation>{vp:points} pour chaque énergie où personne n’est devant vous, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your plants, at most {limit}</source>
      <comment>own_plant_type</comment>
      <translation>{vp:points} pour chaque énergie différente parmi vos centrales, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of yours, at most {limit}</source>
      <comment>region_with_own_infrastructure</comment>
      <translation>{vp:points} pour chaque région où vous avez une infrastructure, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among your infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type</comment>
      <translation>{vp:points} pour chaque énergie différente parmi vos infrastructures, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of yours except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first</comment>
      <translation>{vp:points} pour chacune de vos infrastructures sauf la première, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region the company controls, at most {limit}</source>
      <comment>controlled_region.other</comment>
      <translation>{vp:points} pour chaque région que la compagnie contrôle, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region with a plant of the company, at most {limit}</source>
      <comment>region_with_own_plant.other</comment>
      <translation>{vp:points} pour chaque région où la compagnie a une centrale, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has scored, at most {limit}</source>
      <comment>un_goal.other</comment>
      <translation>{vp:points} pour chaque objectif de l’ONU dont la compagnie a marqué les points, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company except the first, at most {limit}</source>
      <comment>own_plant_after_first.other</comment>
      <translation>{vp:points} pour chaque centrale de la compagnie sauf la première, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each plant of the company, at most {limit}</source>
      <comment>every_own_plant.other</comment>
      <translation>{vp:points} pour chaque centrale de la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}</source>
      <comment>cep_in_hand_before_regions.other</comment>
      <translation>{vp:points} pour chaque CEP dans la main de la compagnie, sans ceux de ses régions, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}</source>
      <comment>cep_owned.other</comment>
      <translation>{vp:points} pour chaque CEP dans la main de la compagnie et dans les régions qu’elle contrôle, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each energy in which nobody is ahead of the company, at most {limit}</source>
      <comment>leading_expertise_ties_count.other</comment>
      <translation>{vp:points} pour chaque énergie où personne n’est devant la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's plants, at most {limit}</source>
      <comment>own_plant_type.other</comment>
      <translation>{vp:points} pour chaque énergie différente parmi les centrales de la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each region with an infrastructure of the company, at most {limit}</source>
      <comment>region_with_own_infrastructure.other</comment>
      <translation>{vp:points} pour chaque région où la compagnie a une infrastructure, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each different energy among the company's infrastructures, at most {limit}</source>
      <comment>own_infrastructure_type.other</comment>
      <translation>{vp:points} pour chaque énergie différente parmi les infrastructures de la compagnie, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each infrastructure of the company except the first, at most {limit}</source>
      <comment>own_infrastructure_after_first.other</comment>
      <translation>{vp:points} pour chaque infrastructure de la compagnie sauf la première, maximum de {limit} points</translation>
    </message>
  </context>
  <context>
    <name>company_goals_second_chance</name>
    <message>
      <source>{vp:points} for each UN goal you have claimed, at most {limit}</source>
      <comment>un_goal</comment>
      <translation>{vp:points} pour chaque objectif de l’ONU que vous avez pris, maximum de {limit} points</translation>
    </message>
    <message>
      <source>{vp:points} for each UN goal the company has claimed, at most {limit}</source>
      <comment>un_goal.other</comment>
      <translation>{vp:points} pour chaque objectif de l’ONU que la compagnie a pris, maximum de {limit} points</translation>
    </message>
  </context>
  <context>
    <name>decisions</name>
    <message>
      <source>Your turn: take your main action; free actions may come before and after it.</source>
      <comment>turn</comment>
      <translation>Votre tour : effectuez votre action principale ; des actions gratuites sont possibles avant et après.</translation>
    </message>
    <message>
      <source>Your turn: take your main action.</source>
      <comment>turn.main_only</comment>
      <translation>Votre tour : effectuez votre action principale.</translation>
    </message>
    <message>
      <source>No main action is possible: use free actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <translation>Aucune action principale n’est possible : utilisez des actions gratuites, ou terminez votre tour.</translation>
    </message>
    <message>
      <source>You may still use free actions, or end your turn.</source>
      <comment>turn.free</comment>
      <translation>Vous pouvez encore utiliser des actions gratuites, ou terminer votre tour.</translation>
    </message>
    <message>
      <source>You have done everything you can in this turn: end it.</source>
      <comment>turn.over</comment>
      <translation>Vous avez fait tout ce qui est possible pendant ce tour : terminez-le.</translation>
    </message>
    <message>
      <source>Research grant: recruit a scientist or move one, or leave it.</source>
      <comment>research_grant</comment>
      <translation>Subvention de recherche : recrutez un scientifique ou déplacez-en un, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Research grant: move a scientist, or leave it.</source>
      <comment>research_grant.move</comment>
      <translation>Subvention de recherche : déplacez un scientifique, ou renoncez-y.</translation>
    </message>
    <message>
      <source>You may move one of your scientists.</source>
      <comment>granted_move</comment>
      <translation>Vous pouvez déplacer un de vos scientifiques.</translation>
    </message>
    <message>
      <source>Your scientist was sent away from {place}: home with one point of expertise, or to a summit?</source>
      <comment>displaced</comment>
      <translation>Votre scientifique doit quitter {place} : en main avec 1 d’expertise, ou à un sommet ?</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of expertise.</source>
      <comment>bonus_any</comment>
      <translation>Choisissez l’énergie dans laquelle vous gagnez 1 d’expertise.</translation>
    </message>
    <message>
      <source>Choose the region that receives a CEP.</source>
      <comment>bonus_region_cep</comment>
      <translation>Choisissez la région qui reçoit un CEP.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn.</source>
      <comment>project_expertise</comment>
      <translation>Choisissez le projet qui vous donne 1 d’expertise à la fin de votre tour.</translation>
    </message>
    <message>
      <source>Choose the project that gives you a point of expertise at the end of your turn, or take none.</source>
      <comment>project_expertise.may</comment>
      <translation>Choisissez le projet qui vous donne 1 d’expertise à la fin de votre tour, ou n’en prenez pas.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which of your points comes first ({energies}).</source>
      <comment>summit_points</comment>
      <translation>Le sommet est terminé : choisissez dans quelle énergie vous gagnez d’abord 1 d’expertise ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your extra point ({energies}).</source>
      <comment>summit_extra</comment>
      <translation>Le sommet est terminé : choisissez le sujet de votre expertise supplémentaire ({energies}).</translation>
    </message>
    <message>
      <source>Split your income of {amount} into money and points.</source>
      <comment>income_split</comment>
      <translation>Répartissez votre revenu de {amount} en argent et en points.</translation>
    </message>
    <message>
      <source>Choose the region with which the energy demand begins; the others follow clockwise.</source>
      <comment>first_region</comment>
      <translation>Choisissez la région par laquelle l’approvisionnement en énergie commence ; les autres suivent en sens horaire.</translation>
    </message>
    <message>
      <source>Pay a CEP: choose where it comes from.</source>
      <comment>pay_cep</comment>
      <translation>Payez un CEP : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP for installing the project: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <translation>Payez un CEP pour mettre en place le projet : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP for the plant: choose where it comes from.</source>
      <comment>pay_cep.build</comment>
      <translation>Payez un CEP pour la centrale : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.</source>
      <comment>pay_cep.supply</comment>
      <translation>Payez un CEP pour une nouvelle centrale à combustible fossile dans une de vos régions : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP because of the disaster: choose where it comes from.</source>
      <comment>pay_cep.event</comment>
      <translation>Payez un CEP à cause de la catastrophe : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Pay a CEP of your bid: choose where it comes from.</source>
      <comment>pay_cep.bid</comment>
      <translation>Payez un CEP de votre mise : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>You have no CEP to pay for a fossil plant, and a new one costs ${price}: lose {vp:points} for the money you lack, or cash your company goal first.</source>
      <comment>forced_purchase</comment>
      <translation>Vous n’avez pas de CEP pour payer une centrale à combustible fossile, et en acheter un coûte ${price} : perdez {vp:points} pour l’argent qui vous manque, ou échangez d’abord votre objectif de compagnie contre de l’argent.</translation>
    </message>
    <message>
      <source>Bid for the right to name the start player, or pass.</source>
      <comment>bid</comment>
      <translation>Faites une offre pour le droit de nommer le premier joueur, ou passez.</translation>
    </message>
    <message>
      <source>The highest bid is ${amount}, by {player}: bid more, or pass.</source>
      <comment>bid.raise</comment>
      <translation>L’offre la plus haute est de ${amount}, par {player} : surenchérissez, ou passez.</translation>
    </message>
    <message>
      <source>Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; there is no change.</source>
      <comment>bid_payment</comment>
      <translation>Payez votre mise de ${amount} : une ressource technologique vaut ${tech}, un CEP ${price} ; la monnaie n’est pas rendue.</translation>
    </message>
    <message>
      <source>Choose the start player of the coming decade.</source>
      <comment>appoint</comment>
      <translation>Choisissez le premier joueur de la prochaine décennie.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobby_cards}; the rest is passed to the right.</source>
      <comment>draft</comment>
      <translation>Gardez une de ces {cards:lobby_cards} ; le reste est passé à droite.</translation>
    </message>
    <message>
      <source>Choose the region with which the placing of the start projects begins.</source>
      <comment>start_region</comment>
      <translation>Choisissez la région par laquelle commence le placement des projets de départ.</translation>
    </message>
    <message>
      <source>Choose the space in {region} for the {energy} project.</source>
      <comment>start_space</comment>
      <translation>Choisissez la case pour le projet en {energy} en {region}.</translation>
    </message>
    <message>
      <source>Lobbyist card {card} was played for an action that is due now: {trigger}.</source>
      <comment>owed_action</comment>
      <translation>La carte lobbyiste {card} a été jouée pour une action qui est due maintenant : {trigger}.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, hand it to another player, or leave it.</source>
      <comment>bonus</comment>
      <translation>Bonus : {bonus}. Utilisez-le, donnez-le à un autre joueur, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus.own</comment>
      <translation>Bonus : {bonus}. Utilisez-le, ou renoncez-y.</translation>
    </message>
    <message>
      <source>You were given a bonus: {bonus}. Use it, or leave it.</source>
      <comment>bonus_received</comment>
      <translation>On vous a donné un bonus : {bonus}. Utilisez-le, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}.</source>
      <comment>reduction</comment>
      <translation>Le niveau de CO₂ est de {co2} ppm : choisissez de combien le réduire. Chaque cran de {ppm} ppm coûte {vp:points}.</translation>
    </message>
    <message>
      <source>The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, at {vp:points} each: choose how many.</source>
      <comment>reduction.needed</comment>
      <translation>Le niveau de CO₂ est de {co2} ppm. Il doit baisser d’au moins {needed:steps} de {ppm} ppm, à {vp:points} le cran : choisissez de combien.</translation>
    </message>
    <message>
      <source>Choose the company goal that you keep; the other one leaves the game unseen.</source>
      <comment>keep_goal.company</comment>
      <translation>Choisissez l’objectif de compagnie que vous gardez ; l’autre est retiré du jeu sans être révélé.</translation>
    </message>
    <message>
      <source>Choose a personal goal to keep; you keep {due} more.</source>
      <comment>keep_goal.personal</comment>
      <translation>Choisissez un objectif personnel à garder ; à garder encore : {due}.</translation>
    </message>
    <message>
      <source>Take your second main action now; it has to be of another kind than the first.</source>
      <comment>second_action</comment>
      <translation>Effectuez maintenant votre deuxième action principale ; elle doit être d’un autre type que la première.</translation>
    </message>
    <message>
      <source>Choose the region from which the opponent's regions are sought, counter-clockwise.</source>
      <comment>opponent_start</comment>
      <translation>Choisissez la région à partir de laquelle on cherche les régions de l’adversaire, en sens antihoraire.</translation>
    </message>
  </context>
  <context>
    <name>decisions_second_chance</name>
    <message>
      <source>Your turn: take your main action; director actions may come before and after it.</source>
      <comment>turn</comment>
      <translation>Votre tour : effectuez votre action principale ; des actions de direction sont possibles avant et après.</translation>
    </message>
    <message>
      <source>No main action is possible: use director actions, or end your turn.</source>
      <comment>turn.stuck</comment>
      <translation>Aucune action principale n’est possible : utilisez des actions de direction, ou terminez votre tour.</translation>
    </message>
    <message>
      <source>You may still use director actions, or end your turn.</source>
      <comment>turn.free</comment>
      <translation>Vous pouvez encore utiliser des actions de direction, ou terminer votre tour.</translation>
    </message>
    <message>
      <source>You may still use director actions, pollute for a second main action, or end your turn.</source>
      <comment>turn.pollute</comment>
      <translation>Vous pouvez encore utiliser des actions de direction, polluer pour une deuxième action principale, ou terminer votre tour.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, or move one.</source>
      <comment>research_grant</comment>
      <translation>Subvention : recrutez un scientifique avec 1 d’expertise, ou déplacez-en un.</translation>
    </message>
    <message>
      <source>Subsidy: recruit a scientist with a point of knowledge, move one, or leave it.</source>
      <comment>research_grant.optional</comment>
      <translation>Subvention : recrutez un scientifique avec 1 d’expertise, déplacez-en un, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist.</source>
      <comment>research_grant.move</comment>
      <translation>Subvention : déplacez un scientifique.</translation>
    </message>
    <message>
      <source>Subsidy: move a scientist, or leave it.</source>
      <comment>research_grant.move.optional</comment>
      <translation>Subvention : déplacez un scientifique, ou renoncez-y.</translation>
    </message>
    <message>
      <source>Your scientist has to leave {place}: choose where it goes.</source>
      <comment>displaced</comment>
      <translation>Votre scientifique doit quitter {place} : choisissez où il va.</translation>
    </message>
    <message>
      <source>Choose the energy in which you gain a point of knowledge.</source>
      <comment>bonus_any</comment>
      <translation>Choisissez l’énergie dans laquelle vous gagnez 1 d’expertise.</translation>
    </message>
    <message>
      <source>The summit has ended: choose which point of knowledge comes first ({energies}).</source>
      <comment>summit_points</comment>
      <translation>Le sommet est terminé : choisissez dans quelle énergie vous gagnez d’abord 1 d’expertise ({energies}).</translation>
    </message>
    <message>
      <source>The summit has ended: choose the topic of your point of knowledge ({energies}).</source>
      <comment>summit_extra</comment>
      <translation>Le sommet est terminé : choisissez le sujet dans lequel vous gagnez 1 d’expertise ({energies}).</translation>
    </message>
    <message>
      <source>Pay a CEP for the infrastructure: choose where it comes from.</source>
      <comment>pay_cep.install</comment>
      <translation>Payez un CEP pour l’infrastructure : choisissez d’où il vient.</translation>
    </message>
    <message>
      <source>Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.</source>
      <comment>draft</comment>
      <translation>Gardez une de ces {cards:lobbyist_cards} ; le reste est passé à droite.</translation>
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
      <translation>{n:ceps} du marché</translation>
    </message>
    <message>
      <source>{n:points}</source>
      <comment>vp</comment>
      <translation>{n:points}</translation>
    </message>
    <message>
      <source>move a scientist</source>
      <comment>scientist</comment>
      <translation>déplacer un scientifique</translation>
    </message>
    <message>
      <source>one point of {energy} expertise</source>
      <comment>expertise</comment>
      <translation>1 d’expertise en {energy}</translation>
    </message>
    <message>
      <source>${n} less to pay</source>
      <comment>discount</comment>
      <translation>${n} de moins à payer</translation>
    </message>
  </context>
  <context>
    <name>effects_second_chance</name>
    <message>
      <source>one point of {energy} knowledge</source>
      <comment>expertise</comment>
      <translation>1 d’expertise en {energy}</translation>
    </message>
  </context>
  <context>
    <name>endings</name>
    <message>
      <source>The last decade is over.</source>
      <comment>last_decade</comment>
      <translation>La dernière décennie est terminée.</translation>
    </message>
    <message>
      <source>Enough regions run on green energy alone: the game ends.</source>
      <comment>green_regions</comment>
      <translation>Assez de régions n’utilisent que de l’énergie verte : la partie se termine.</translation>
    </message>
    <message>
      <source>The CO₂ level is back in the safe zone: the game ends.</source>
      <comment>below_danger</comment>
      <translation>Le niveau de CO₂ est de retour dans la zone de sécurité : la partie se termine.</translation>
    </message>
    <message>
      <source>The CO₂ level has reached the limit: the game ends here.</source>
      <comment>solo_pollution</comment>
      <translation>Le niveau de CO₂ a atteint la limite : la partie se termine ici.</translation>
    </message>
    <message>
      <source>The CO₂ level is too high: the planet is lost.</source>
      <comment>planet_lost</comment>
      <translation>Le niveau de CO₂ est trop élevé : la planète est perdue.</translation>
    </message>
    <message>
      <source>All goals are met and the CO₂ level is in check: the game is won.</source>
      <comment>team_won</comment>
      <translation>Tous les objectifs sont remplis et le niveau de CO₂ est sous contrôle : la partie est gagnée.</translation>
    </message>
    <message>
      <source>The points have fallen below zero: the game is lost.</source>
      <comment>points_lost</comment>
      <translation>Les points sont devenus négatifs : la partie est perdue.</translation>
    </message>
    <message>
      <source>Too few personal goals are met: the game is lost.</source>
      <comment>personal_goals_missed</comment>
      <translation>Trop peu d’objectifs personnels sont remplis : la partie est perdue.</translation>
    </message>
    <message>
      <source>Too many UN goals are still open: the game is lost.</source>
      <comment>un_goals_missed</comment>
      <translation>Trop d’objectifs de l’ONU n’ont pas été pris : la partie est perdue.</translation>
    </message>
    <message>
      <source>The goal of this solo game is missed: the game is lost.</source>
      <comment>solo_goal_missed</comment>
      <translation>L’objectif de cette partie solo est manqué : la partie est perdue.</translation>
    </message>
  </context>
  <context>
    <name>energies</name>
    <message>
      <source>forestation</source>
      <comment>forestation</comment>
      <translation>reboisement</translation>
    </message>
    <message>
      <source>solar</source>
      <comment>solar</comment>
      <translation>solaire</translation>
    </message>
    <message>
      <source>cold fusion</source>
      <comment>fusion</comment>
      <translation>fusion froide</translation>
    </message>
    <message>
      <source>biomass</source>
      <comment>biomass</comment>
      <translation>biomasse</translation>
    </message>
    <message>
      <source>recycling</source>
      <comment>recycling</comment>
      <translation>recyclage</translation>
    </message>
    <message>
      <source>hydro</source>
      <comment>hydro</comment>
      <translation>hydraulique</translation>
    </message>
    <message>
      <source>wind</source>
      <comment>wind</comment>
      <translation>éolien</translation>
    </message>
  </context>
  <context>
    <name>environmental_goals</name>
    <message>
      <source>Build a plant in {region}</source>
      <comment>plant_in_region</comment>
      <translation>Construire une centrale en {region}</translation>
    </message>
    <message>
      <source>Build a {energy} plant</source>
      <comment>plant_of_type</comment>
      <translation>Construire une centrale ({energy})</translation>
    </message>
    <message>
      <source>Reach the last space of the {energy} track</source>
      <comment>knowledge_last</comment>
      <translation>Atteindre la dernière case de la piste {energy}</translation>
    </message>
    <message>
      <source>Reach the middle of the {energy} track</source>
      <comment>knowledge_half</comment>
      <translation>Atteindre le milieu de la piste {energy}</translation>
    </message>
    <message>
      <source>Hold a summit on {energy}</source>
      <comment>summit_topic</comment>
      <translation>Terminer un sommet ayant pour sujet {energy}</translation>
    </message>
    <message>
      <source>Hold a summit of {n:topics}</source>
      <comment>summit_size</comment>
      <translation>Terminer un sommet à {n:topics}</translation>
    </message>
  </context>
  <context>
    <name>event_cards</name>
    <message>
      <source>Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.</source>
      <comment>when</comment>
      <translation>N’a lieu que si le niveau de CO₂ est de {ppm} ppm ou plus après l’approvisionnement en énergie.</translation>
    </message>
    <message>
      <source>It spares everybody who has a green plant in {region}.</source>
      <comment>who</comment>
      <translation>Épargne tous les joueurs qui ont une centrale verte en {region}.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.</source>
      <comment>loss</comment>
      <translation>Tous les autres donnent {tech:cubes} à l’{region} ; qui n’en a pas perd {vp:points}.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} gets one of these cubes towards its price.</source>
      <comment>relief</comment>
      <translation>Qui construit une centrale en {region} reçoit une de ces ressources technologiques pour payer son coût.</translation>
    </message>
  </context>
  <context>
    <name>event_cards_second_chance</name>
    <message>
      <source>Happens in the event phase; from {ppm} ppm on, the future event happens too.</source>
      <comment>when</comment>
      <translation>A lieu dans la phase d’événements ; à partir de {ppm} ppm, l’événement futur a lieu aussi.</translation>
    </message>
    <message>
      <source>It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there.</source>
      <comment>who</comment>
      <translation>Épargne tous les joueurs qui ont construit une centrale en {region}, ou y ont une infrastructure sous une centrale.</translation>
    </message>
    <message>
      <source>All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP.</source>
      <comment>loss</comment>
      <translation>Tous les autres donnent {tech:cubes} à l’{region}, ou perdent {vp:points} s’ils n’en ont pas, et paient un CEP.</translation>
    </message>
    <message>
      <source>Whoever builds a plant in {region} may use one of these cubes towards its price.</source>
      <comment>relief</comment>
      <translation>Qui construit une centrale en {region} peut utiliser une de ces ressources technologiques pour payer son coût.</translation>
    </message>
  </context>
  <context>
    <name>event_details</name>
    <message>
      <source>With everybody's consent {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.agreed</comment>
      <translation>Avec l’accord de tous, {player} reprend {actions:actions}.</translation>
    </message>
    <message>
      <source>For practice, {player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack.practice</comment>
      <translation>À l’entraînement, {player} reprend {actions:actions}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for ${money}.</source>
      <comment>CepForced.money</comment>
      <translation>{player} doit acheter un CEP pour ${money}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP for {vp:points}.</source>
      <comment>CepForced.points</comment>
      <translation>{player} doit acheter un CEP pour {vp:points}.</translation>
    </message>
    <message>
      <source>{player} pays a CEP.</source>
      <comment>CepPaid.hand</comment>
      <translation>{player} paie un CEP.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the market.</source>
      <comment>CepGained.market</comment>
      <translation>{player} reçoit un CEP du marché.</translation>
    </message>
    <message>
      <source>{player} receives a CEP from the bank.</source>
      <comment>CepGained.bank</comment>
      <translation>{player} reçoit un CEP de la banque.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region} against {builder}.</source>
      <comment>ControlKept.other</comment>
      <translation>{player} garde le contrôle de l’{region} contre {builder}.</translation>
    </message>
    <message>
      <source>{builder} has no marker left: nobody controls {region}.</source>
      <comment>ControlKept.nobody</comment>
      <translation>{builder} n’a plus de marqueur : personne ne contrôle l’{region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region} from {previous}.</source>
      <comment>ControlTaken.from</comment>
      <translation>{player} prend le contrôle de l’{region} à {previous}.</translation>
    </message>
    <message>
      <source>{player} takes ${money}.</source>
      <comment>IncomeSplit.money</comment>
      <translation>{player} prend ${money}.</translation>
    </message>
    <message>
      <source>{player} takes {vp:points}.</source>
      <comment>IncomeSplit.points</comment>
      <translation>{player} prend {vp:points}.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <translation>{player} joue la carte lobby {card} pour son lobby principal.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <translation>{player} joue la carte lobby {card} pour son lobby mineur.</translation>
    </message>
    <message>
      <source>The market is empty and the bank too; the price is ${price}.</source>
      <comment>MarketRefilled.empty</comment>
      <translation>Le marché est vide et la banque aussi ; le prix est de ${price}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for a project grant.</source>
      <comment>MoneyGained.grant</comment>
      <translation>{player} reçoit ${amount} comme subvention d’un projet.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for installing the project.</source>
      <comment>MoneyGained.install</comment>
      <translation>{player} reçoit ${amount} pour la mise en place du projet.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobby card.</source>
      <comment>MoneyGained.lobby</comment>
      <translation>{player} reçoit ${amount} pour la carte lobby.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the bid.</source>
      <comment>MoneyPaid.auction</comment>
      <translation>{player} paie ${amount} pour la mise.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} for the plant.</source>
      <comment>MoneyPaid.build</comment>
      <translation>{player} paie ${amount} pour la centrale.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobby card.</source>
      <comment>PointsGained.lobby</comment>
      <translation>{player} gagne {amount:points} pour la carte lobby.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the plant.</source>
      <comment>PointsGained.plant</comment>
      <translation>{player} gagne {amount:points} pour la centrale.</translation>
    </message>
    <message>
      <source>{player} has no technology to give and loses {amount:points} to the disaster.</source>
      <comment>PointsLost.event</comment>
      <translation>{player} n’a pas de ressource technologique à donner et perd {amount:points} à cause de la catastrophe.</translation>
    </message>
    <message>
      <source>{player} takes a scientist home from {origin}.</source>
      <comment>ScientistMoved.home</comment>
      <translation>{player} reprend un scientifique en main depuis {origin}.</translation>
    </message>
    <message>
      <source>{player}'s scientist has to leave {space}.</source>
      <comment>ScientistSentAway.own</comment>
      <translation>Le scientifique de {player} doit quitter {space}.</translation>
    </message>
    <message>
      <source>No summit is left for space {summit}.</source>
      <comment>SummitReplaced.none</comment>
      <translation>Il ne reste aucun sommet pour la case {summit}.</translation>
    </message>
    <message>
      <source>The supply of technology cubes is empty: {player} receives none.</source>
      <comment>TechGained.none</comment>
      <translation>La réserve de ressources technologiques est vide : {player} n’en reçoit pas.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}; the supply is short of {missing:cubes}.</source>
      <comment>TechGained.missing</comment>
      <translation>{player} reçoit {amount:cubes} ; il en manque {missing} dans la réserve.</translation>
    </message>
    <message>
      <source>{player} needs no technology cube.</source>
      <comment>TechPaid.nothing</comment>
      <translation>{player} n’a pas besoin de ressource technologique.</translation>
    </message>
    <message>
      <source>The region gives {by_region:cubes} for {player}'s plant.</source>
      <comment>TechPaid.region_only</comment>
      <translation>La région fournit {by_region:cubes} pour la centrale de {player}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}, and the region gives {by_region:cubes}.</source>
      <comment>TechPaid.region</comment>
      <translation>{player} paie {amount:cubes}, et la région en fournit {by_region}.</translation>
    </message>
    <message>
      <source>{player} ends the turn without a main action.</source>
      <comment>TurnEnded.idle</comment>
      <translation>{player} termine le tour sans action principale.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}.</source>
      <comment>UnGoalScored.later</comment>
      <translation>{player} prend la carte objectif de l’ONU {card}.</translation>
    </message>
  </context>
  <context>
    <name>event_details_second_chance</name>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect.</source>
      <comment>LobbyPlayed.main</comment>
      <translation>{player} joue la carte lobbyiste {card} pour son lobby principal.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its minor effect.</source>
      <comment>LobbyPlayed.minor</comment>
      <translation>{player} joue la carte lobbyiste {card} pour son lobby mineur.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card} for its main effect; the action follows.</source>
      <comment>LobbyPlayed.before</comment>
      <translation>{player} joue la carte lobbyiste {card} pour son lobby principal ; l’action suit.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} as a subsidy.</source>
      <comment>MoneyGained.grant</comment>
      <translation>{player} reçoit ${amount} de subvention.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the infrastructure.</source>
      <comment>MoneyGained.install</comment>
      <translation>{player} reçoit ${amount} pour l’infrastructure.</translation>
    </message>
    <message>
      <source>{player} receives ${amount} for the lobbyist card.</source>
      <comment>MoneyGained.lobby</comment>
      <translation>{player} reçoit ${amount} pour la carte lobbyiste.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points} for the lobbyist card.</source>
      <comment>PointsGained.lobby</comment>
      <translation>{player} gagne {amount:points} pour la carte lobbyiste.</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>{player} cannot take the action any more that card {card} was played for.</source>
      <comment>ActionReleased</comment>
      <translation>{player} ne peut plus faire l’action pour laquelle la carte {card} a été jouée.</translation>
    </message>
    <message>
      <source>{player} takes back {actions:actions}.</source>
      <comment>ActionsTakenBack</comment>
      <translation>{player} reprend {actions:actions}.</translation>
    </message>
    <message>
      <source>Nobody bids in the auction.</source>
      <comment>AuctionFailed</comment>
      <translation>Personne ne fait d’offre.</translation>
    </message>
    <message>
      <source>{player} wins the auction with ${amount}.</source>
      <comment>AuctionWon</comment>
      <translation>{player} remporte l’enchère avec ${amount}.</translation>
    </message>
    <message>
      <source>{player} bids ${amount}.</source>
      <comment>BidMade</comment>
      <translation>{player} offre ${amount}.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <comment>BidPassed</comment>
      <translation>{player} passe.</translation>
    </message>
    <message>
      <source>{player} leaves the bonus.</source>
      <comment>BonusDeclined</comment>
      <translation>{player} renonce au bonus.</translation>
    </message>
    <message>
      <source>{player} hands the bonus to {to}.</source>
      <comment>BonusGiven</comment>
      <translation>{player} donne le bonus à {to}.</translation>
    </message>
    <message>
      <source>There is no CEP for {player}'s bonus, or no room for one: the bonus is lost.</source>
      <comment>BonusLost</comment>
      <translation>Il n’y a pas de CEP pour le bonus de {player}, ou pas de place : le bonus est perdu.</translation>
    </message>
    <message>
      <source>{player}'s scientist visits lobby card {card}.</source>
      <comment>CardVisited</comment>
      <translation>Un scientifique de {player} visite la carte lobby {card}.</translation>
    </message>
    <message>
      <source>{player} buys a CEP for ${price}.</source>
      <comment>CepBought</comment>
      <translation>{player} achète un CEP pour ${price}.</translation>
    </message>
    <message>
      <source>{player} collects {amount:ceps} from {region}.</source>
      <comment>CepCollected</comment>
      <translation>{player} prend {amount:ceps} de l’{region}.</translation>
    </message>
    <message>
      <source>{player} has to buy a CEP: ${money} and {vp:points}.</source>
      <comment>CepForced</comment>
      <translation>{player} doit acheter un CEP : ${money} et {vp:points}.</translation>
    </message>
    <message>
      <source>{player} receives a CEP.</source>
      <comment>CepGained</comment>
      <translation>{player} reçoit un CEP.</translation>
    </message>
    <message>
      <source>No CEP is left for {player}.</source>
      <comment>CepMissed</comment>
      <translation>Il ne reste aucun CEP pour {player}.</translation>
    </message>
    <message>
      <source>{player} pays a CEP from {source}.</source>
      <comment>CepPaid</comment>
      <translation>{player} paie un CEP de l’{source}.</translation>
    </message>
    <message>
      <source>{player} sells a CEP for ${price}.</source>
      <comment>CepSold</comment>
      <translation>{player} vend un CEP pour ${price}.</translation>
    </message>
    <message>
      <source>{player} sells {amount:ceps} at the price of ${price}.</source>
      <comment>CepSoldOut</comment>
      <translation>{player} vend {amount:ceps} au prix de ${price}.</translation>
    </message>
    <message>
      <source>The CO₂ level is brought down to {co2} ppm: {steps:steps} for {vp:points}.</source>
      <comment>Co2Reduced</comment>
      <translation>Le niveau de CO₂ est réduit à {co2} ppm : {steps:steps} pour {vp:points}.</translation>
    </message>
    <message>
      <source>{player} discards the company goal for ${money}.</source>
      <comment>CompanyGoalCashed</comment>
      <translation>{player} échange son objectif de compagnie contre ${money}.</translation>
    </message>
    <message>
      <source>{player} scores company goal {card}: {vp:points}.</source>
      <comment>CompanyGoalScored</comment>
      <translation>{player} marque l’objectif de compagnie {card} : {vp:points}.</translation>
    </message>
    <message>
      <source>{player} keeps control of {region}.</source>
      <comment>ControlKept</comment>
      <translation>{player} garde le contrôle de l’{region}.</translation>
    </message>
    <message>
      <source>{player} takes control of {region}.</source>
      <comment>ControlTaken</comment>
      <translation>{player} prend le contrôle de l’{region}.</translation>
    </message>
    <message>
      <source>Decade {decade} begins.</source>
      <comment>DecadeBegan</comment>
      <translation>La décennie {decade} commence.</translation>
    </message>
    <message>
      <source>The climate is calm: no disaster in {region}.</source>
      <comment>DisasterAvoided</comment>
      <translation>Le climat est calme : pas de catastrophe en {region}.</translation>
    </message>
    <message>
      <source>A disaster strikes {region}.</source>
      <comment>DisasterStruck</comment>
      <translation>Une catastrophe a lieu en {region}.</translation>
    </message>
    <message>
      <source>Environmental goal {goal} is achieved.</source>
      <comment>EnvironmentalGoalAchieved</comment>
      <translation>L’objectif environnemental {goal} est atteint.</translation>
    </message>
    <message>
      <source>{open_goals:open_goals}: a penalty of {vp:points}.</source>
      <comment>EnvironmentalPenalty</comment>
      <translation>{open_goals:open_goals} : pénalité de {vp:points}.</translation>
    </message>
    <message>
      <source>The event after next threatens {region}.</source>
      <comment>EventRevealed</comment>
      <translation>L’événement qui suivra le prochain menace l’{region}.</translation>
    </message>
    <message>
      <source>{player} takes no expertise.</source>
      <comment>ExpertiseDeclined</comment>
      <translation>{player} ne prend pas d’expertise.</translation>
    </message>
    <message>
      <source>{player} reaches level {level} in {energy}.</source>
      <comment>ExpertiseGained</comment>
      <translation>{player} atteint le niveau {level} en {energy}.</translation>
    </message>
    <message>
      <source>{player} is at the end of the {energy} track; the point is lost.</source>
      <comment>ExpertiseLost</comment>
      <translation>{player} est au bout de la piste {energy} ; cette expertise est perdue.</translation>
    </message>
    <message>
      <source>No fossil plant is left for {region}.</source>
      <comment>FossilPileEmpty</comment>
      <translation>Il ne reste aucune centrale à combustible fossile pour l’{region}.</translation>
    </message>
    <message>
      <source>A new pile is made of {tiles:fossil_plants} that had been torn down.</source>
      <comment>FossilPileRenewed</comment>
      <translation>Les tuiles retirées forment une nouvelle pile : {tiles:fossil_plants}.</translation>
    </message>
    <message>
      <source>{region} builds a fossil plant ({fossil}); the CO₂ level is {co2} ppm.</source>
      <comment>FossilPlantPlaced</comment>
      <translation>L’{region} construit une centrale à {fossil} ; le niveau de CO₂ est de {co2} ppm.</translation>
    </message>
    <message>
      <source>A fossil plant ({fossil}) in {region} is torn down; the CO₂ level is {co2} ppm.</source>
      <comment>FossilReplaced</comment>
      <translation>Une centrale à {fossil} est retirée en {region} ; le niveau de CO₂ est de {co2} ppm.</translation>
    </message>
    <message>
      <source>{reason}</source>
      <comment>GameEnded</comment>
      <translation>{reason}</translation>
    </message>
    <message>
      <source>{player} keeps a goal.</source>
      <comment>GoalKept</comment>
      <translation>{player} garde un objectif.</translation>
    </message>
    <message>
      <source>{player} leaves the scientists where they are.</source>
      <comment>GrantDeclined</comment>
      <translation>{player} laisse ses scientifiques où ils sont.</translation>
    </message>
    <message>
      <source>{player} has nobody to move or to recruit.</source>
      <comment>GrantLost</comment>
      <translation>{player} n’a aucun scientifique à déplacer ou à recruter.</translation>
    </message>
    <message>
      <source>{player} earns an income of {amount}.</source>
      <comment>IncomeEarned</comment>
      <translation>{player} gagne un revenu de {amount}.</translation>
    </message>
    <message>
      <source>{player} takes ${money} and {vp:points}.</source>
      <comment>IncomeSplit</comment>
      <translation>{player} prend ${money} et {vp:points}.</translation>
    </message>
    <message>
      <source>Inspector {inspector} moves to environmental goal {goal}.</source>
      <comment>InspectorMoved</comment>
      <translation>L’inspecteur {inspector} va à l’objectif environnemental {goal}.</translation>
    </message>
    <message>
      <source>{player} draws a lobby card.</source>
      <comment>LobbyDrawn</comment>
      <translation>{player} pioche une carte lobby.</translation>
    </message>
    <message>
      <source>{player} keeps a lobby card.</source>
      <comment>LobbyKept</comment>
      <translation>{player} garde une carte lobby.</translation>
    </message>
    <message>
      <source>{player} plays lobby card {card}.</source>
      <comment>LobbyPlayed</comment>
      <translation>{player} joue la carte lobby {card}.</translation>
    </message>
    <message>
      <source>The market is refilled with {moved:ceps}; the price is ${price}.</source>
      <comment>MarketRefilled</comment>
      <translation>Le marché est rempli avec {moved:ceps} ; le prix est de ${price}.</translation>
    </message>
    <message>
      <source>The empty market is restocked with {moved:ceps}.</source>
      <comment>MarketRestocked</comment>
      <translation>Le marché vide est rempli avec {moved:ceps}.</translation>
    </message>
    <message>
      <source>{player} receives ${amount}.</source>
      <comment>MoneyGained</comment>
      <translation>{player} reçoit ${amount}.</translation>
    </message>
    <message>
      <source>{player} pays ${amount} to {to} for a scientist who has to leave.</source>
      <comment>MoneyGiven</comment>
      <translation>{player} paie ${amount} à {to} pour un scientifique congédié.</translation>
    </message>
    <message>
      <source>{player} pays ${amount}.</source>
      <comment>MoneyPaid</comment>
      <translation>{player} paie ${amount}.</translation>
    </message>
    <message>
      <source>The opponent holds {energy} in {region}.</source>
      <comment>OpponentCubePlaced</comment>
      <translation>L’adversaire place un cube ({energy}) en {region}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobby_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <translation>Chacun passe {cards:lobby_cards} à droite.</translation>
    </message>
    <message>
      <source>{player} has no CEP to pay: a penalty of {vp:points}.</source>
      <comment>PenaltyPaid</comment>
      <translation>{player} n’a pas de CEP pour payer : pénalité de {vp:points}.</translation>
    </message>
    <message>
      <source>{player} shows a goal that is met.</source>
      <comment>PersonalGoalShown</comment>
      <translation>{player} montre un objectif rempli.</translation>
    </message>
    <message>
      <source>{player} builds a {energy} plant in {region}.</source>
      <comment>PlantBuilt</comment>
      <translation>{player} construit une centrale ({energy}) en {region}.</translation>
    </message>
    <message>
      <source>{player} gains {amount:points}.</source>
      <comment>PointsGained</comment>
      <translation>{player} gagne {amount:points}.</translation>
    </message>
    <message>
      <source>{player} loses {amount:points}.</source>
      <comment>PointsLost</comment>
      <translation>{player} perd {amount:points}.</translation>
    </message>
    <message>
      <source>{player} installs the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <translation>{player} met en place le projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>{player} proposes a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <translation>{player} propose un projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>The {energy} project tile returns to the supply.</source>
      <comment>ProjectReturned</comment>
      <translation>La tuile projet ({energy}) retourne à la réserve.</translation>
    </message>
    <message>
      <source>{region} receives a CEP.</source>
      <comment>RegionCepGained</comment>
      <translation>L’{region} reçoit un CEP.</translation>
    </message>
    <message>
      <source>{region} pays a CEP of its own.</source>
      <comment>RegionCepPaid</comment>
      <translation>L’{region} paie un de ses propres CEPs.</translation>
    </message>
    <message>
      <source>{region} returns a technology cube.</source>
      <comment>RegionTechReturned</comment>
      <translation>L’{region} rend une ressource technologique.</translation>
    </message>
    <message>
      <source>Round {round} begins.</source>
      <comment>RoundBegan</comment>
      <translation>Le tour de table {round} commence.</translation>
    </message>
    <message>
      <source>{player} moves a scientist from {origin} to {destination}.</source>
      <comment>ScientistMoved</comment>
      <translation>{player} déplace un scientifique depuis {origin} vers {destination}.</translation>
    </message>
    <message>
      <source>{player} recruits a scientist.</source>
      <comment>ScientistRecruited</comment>
      <translation>{player} recrute un scientifique.</translation>
    </message>
    <message>
      <source>{by} sends {player}'s scientist away from {space}.</source>
      <comment>ScientistSentAway</comment>
      <translation>{by} congédie le scientifique de {player} sur {space}.</translation>
    </message>
    <message>
      <source>{player} pollutes for a second action: the CO₂ level is {co2} ppm.</source>
      <comment>SecondActionBought</comment>
      <translation>{player} pollue pour une deuxième action : le niveau de CO₂ est de {co2} ppm.</translation>
    </message>
    <message>
      <source>Solo goal {card} is missed.</source>
      <comment>SoloGoalMissed</comment>
      <translation>L’objectif solo {card} est manqué.</translation>
    </message>
    <message>
      <source>{player} is the start player.</source>
      <comment>StartPlayerChanged</comment>
      <translation>{player} devient premier joueur.</translation>
    </message>
    <message>
      <source>Summit {summit} takes place.</source>
      <comment>SummitHeld</comment>
      <translation>Le sommet {summit} est terminé.</translation>
    </message>
    <message>
      <source>A new summit is announced on space {summit}.</source>
      <comment>SummitReplaced</comment>
      <translation>Un nouveau sommet est révélé sur la case {summit}.</translation>
    </message>
    <message>
      <source>{player} gives a technology cube to {region}.</source>
      <comment>TechDonated</comment>
      <translation>{player} donne une ressource technologique à l’{region}.</translation>
    </message>
    <message>
      <source>{player} receives {amount:cubes}.</source>
      <comment>TechGained</comment>
      <translation>{player} reçoit {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player} pays {amount:cubes}.</source>
      <comment>TechPaid</comment>
      <translation>{player} paie {amount:cubes}.</translation>
    </message>
    <message>
      <source>{player}'s turn.</source>
      <comment>TurnBegan</comment>
      <translation>Tour de {player}.</translation>
    </message>
    <message>
      <source>{player} ends the turn.</source>
      <comment>TurnEnded</comment>
      <translation>{player} termine le tour.</translation>
    </message>
    <message>
      <source>UN goal {card} is lost.</source>
      <comment>UnGoalRemoved</comment>
      <translation>L’objectif de l’ONU {card} est perdu.</translation>
    </message>
    <message>
      <source>UN goal {card} is revealed.</source>
      <comment>UnGoalRevealed</comment>
      <translation>L’objectif de l’ONU {card} est révélé.</translation>
    </message>
    <message>
      <source>{player} scores UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <translation>{player} marque les points de la carte objectif de l’ONU {card} : {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>events_second_chance</name>
    <message>
      <source>{player}'s scientist visits lobbyist card {card}.</source>
      <comment>CardVisited</comment>
      <translation>Un scientifique de {player} visite la carte lobbyiste {card}.</translation>
    </message>
    <message>
      <source>The event tile that is turned up threatens {region}.</source>
      <comment>EventRevealed</comment>
      <translation>La tuile événement révélée menace l’{region}.</translation>
    </message>
    <message>
      <source>{player} reaches {energy} knowledge {level}.</source>
      <comment>ExpertiseGained</comment>
      <translation>{player} atteint le niveau {level} en {energy}.</translation>
    </message>
    <message>
      <source>{player} keeps a lobbyist card.</source>
      <comment>LobbyKept</comment>
      <translation>{player} garde une carte lobbyiste.</translation>
    </message>
    <message>
      <source>{player} plays lobbyist card {card}.</source>
      <comment>LobbyPlayed</comment>
      <translation>{player} joue la carte lobbyiste {card}.</translation>
    </message>
    <message>
      <source>Everybody passes {cards:lobbyist_cards} to the right.</source>
      <comment>PacketsPassed</comment>
      <translation>Chacun passe {cards:lobbyist_cards} à droite.</translation>
    </message>
    <message>
      <source>{player} prepares the infrastructure of the {energy} project on {space}.</source>
      <comment>ProjectInstalled</comment>
      <translation>{player} met en place l’infrastructure du projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>{player} plans a {energy} project on {space}.</source>
      <comment>ProjectProposed</comment>
      <translation>{player} planifie un projet en {energy} sur {space}.</translation>
    </message>
    <message>
      <source>{by} prepares {space}: {player}'s scientist has to leave.</source>
      <comment>ScientistSentAway</comment>
      <translation>{by} met en place l’infrastructure sur {space} : le scientifique de {player} doit partir.</translation>
    </message>
    <message>
      <source>{player} claims UN goal {card}: {vp:points}.</source>
      <comment>UnGoalScored</comment>
      <translation>{player} prend la carte objectif de l’ONU {card} : {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>fossils</name>
    <message>
      <source>coal</source>
      <comment>coal</comment>
      <translation>charbon</translation>
    </message>
    <message>
      <source>oil</source>
      <comment>oil</comment>
      <translation>pétrole</translation>
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
      <translation>déplacer un scientifique</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>market_buy</comment>
      <translation>acheter un CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>market_sell</comment>
      <translation>vendre un CEP</translation>
    </message>
    <message>
      <source>play a card</source>
      <comment>lobby</comment>
      <translation>jouer une carte</translation>
    </message>
    <message>
      <source>score a UN goal</source>
      <comment>un_goal</comment>
      <translation>marquer les points d’une carte objectif de l’ONU</translation>
    </message>
  </context>
  <context>
    <name>free_actions_second_chance</name>
    <message>
      <source>claim a UN goal</source>
      <comment>un_goal</comment>
      <translation>prendre une carte objectif de l’ONU</translation>
    </message>
  </context>
  <context>
    <name>goal_cards</name>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>company</comment>
      <translation>À la fin de la partie : {goal}.</translation>
    </message>
    <message>
      <source>You may discard it for ${money} at any time; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <translation>Vous pouvez l’échanger contre ${money} à n’importe quel moment ; il reste alors secret et ne rapporte aucun point.</translation>
    </message>
    <message>
      <source>If the money is worth more at the end, you take the money.</source>
      <comment>better</comment>
      <translation>Si l’argent vaut plus à la fin, vous prenez l’argent.</translation>
    </message>
    <message>
      <source>At the end of the game: {goal}.</source>
      <comment>personal</comment>
      <translation>À la fin de la partie : {goal}.</translation>
    </message>
    <message>
      <source>At any time: {goal}.</source>
      <comment>personal_at_once</comment>
      <translation>À n’importe quel moment : {goal}.</translation>
    </message>
    <message>
      <source>In a team every partner has to meet at least one; alone you have to meet all you keep.</source>
      <comment>team</comment>
      <translation>En équipe, chaque partenaire doit en remplir au moins un ; en solo, vous devez remplir tous ceux que vous gardez.</translation>
    </message>
    <message>
      <source>By the end of the game: {goal}.</source>
      <comment>solo_end</comment>
      <translation>Avant la fin de la partie : {goal}.</translation>
    </message>
    <message>
      <source>By the end of decade {decade}: {goal}.</source>
      <comment>solo_decade</comment>
      <translation>Avant la fin de la décennie {decade} : {goal}.</translation>
    </message>
  </context>
  <context>
    <name>goal_cards_second_chance</name>
    <message>
      <source>You may discard it for ${money} between the actions of your turn; then it stays secret and scores nothing.</source>
      <comment>cash</comment>
      <translation>Vous pouvez l’échanger contre ${money} entre les actions de votre tour ; il reste alors secret et ne rapporte aucun point.</translation>
    </message>
  </context>
  <context>
    <name>grant_help</name>
    <message>
      <source>Money grant: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money</comment>
      <translation>Subvention en argent : $1 pour chaque CEP de la région, au moins ${least}.</translation>
    </message>
    <message>
      <source>Money grant: ${least}.</source>
      <comment>money.bare</comment>
      <translation>Subvention en argent : ${least}.</translation>
    </message>
    <message>
      <source>Technology grant: {tech:cubes}.</source>
      <comment>tech</comment>
      <translation>Subvention de technologie : {tech:cubes}.</translation>
    </message>
    <message>
      <source>Research grant: recruit one of your scientists, or move one.</source>
      <comment>research</comment>
      <translation>Subvention de recherche : recrutez un de vos scientifiques, ou déplacez-en un.</translation>
    </message>
  </context>
  <context>
    <name>grant_help_second_chance</name>
    <message>
      <source>Money subsidy: $1 for each CEP in the region.</source>
      <comment>money</comment>
      <translation>Subvention en argent : $1 pour chaque CEP de la région.</translation>
    </message>
    <message>
      <source>Money subsidy: $1 for each CEP in the region, at least ${least}.</source>
      <comment>money.least</comment>
      <translation>Subvention en argent : $1 pour chaque CEP de la région, au moins ${least}.</translation>
    </message>
    <message>
      <source>Technology subsidy: {tech:cubes}.</source>
      <comment>tech</comment>
      <translation>Subvention de technologie : {tech:cubes}.</translation>
    </message>
    <message>
      <source>Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one.</source>
      <comment>scientist</comment>
      <translation>Subvention de scientifique : recrutez un de vos scientifiques et gagnez 1 d’expertise, ou déplacez-en un.</translation>
    </message>
  </context>
  <context>
    <name>grants</name>
    <message>
      <source>money</source>
      <comment>money</comment>
      <translation>argent</translation>
    </message>
    <message>
      <source>technology</source>
      <comment>tech</comment>
      <translation>technologie</translation>
    </message>
    <message>
      <source>research</source>
      <comment>research</comment>
      <translation>recherche</translation>
    </message>
    <message>
      <source>scientist</source>
      <comment>scientist</comment>
      <translation>scientifique</translation>
    </message>
  </context>
  <context>
    <name>groups</name>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <translation>Proposer un projet</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <translation>Mettre en place un projet</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <translation>Construire une centrale</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <translation>Planifier un projet</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>Mettre en place l’infrastructure</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build_plant</comment>
      <translation>Construire une centrale</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <translation>Déplacer un scientifique</translation>
    </message>
    <message>
      <source>Recruit a scientist</source>
      <comment>recruit</comment>
      <translation>Recruter un scientifique</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>buy_cep</comment>
      <translation>Marché</translation>
    </message>
    <message>
      <source>Market</source>
      <comment>sell_cep</comment>
      <translation>Marché</translation>
    </message>
    <message>
      <source>Lobby card</source>
      <comment>play_lobby</comment>
      <translation>Carte lobby</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>score_un_goal</comment>
      <translation>Objectif de l’ONU</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>cash_company_goal</comment>
      <translation>Objectif de compagnie</translation>
    </message>
    <message>
      <source>Second action</source>
      <comment>second_action</comment>
      <translation>Deuxième action</translation>
    </message>
    <message>
      <source>End of turn</source>
      <comment>end_turn</comment>
      <translation>Fin du tour</translation>
    </message>
    <message>
      <source>Leave it</source>
      <comment>decline</comment>
      <translation>Renoncer</translation>
    </message>
    <message>
      <source>Choose an energy</source>
      <comment>choose_energy</comment>
      <translation>Choisir une énergie</translation>
    </message>
    <message>
      <source>Choose a region</source>
      <comment>choose_region</comment>
      <translation>Choisir une région</translation>
    </message>
    <message>
      <source>Choose a project</source>
      <comment>choose_project</comment>
      <translation>Choisir un projet</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <translation>Payer un CEP</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>buy_for_payment</comment>
      <translation>Payer un CEP</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>split_income</comment>
      <translation>Revenu</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>bid</comment>
      <translation>Enchère</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pass</comment>
      <translation>Enchère</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>pay_bid</comment>
      <translation>Enchère</translation>
    </message>
    <message>
      <source>Start player</source>
      <comment>appoint</comment>
      <translation>Premier joueur</translation>
    </message>
    <message>
      <source>Keep a card</source>
      <comment>keep_card</comment>
      <translation>Garder une carte</translation>
    </message>
    <message>
      <source>Bonus</source>
      <comment>give_bonus</comment>
      <translation>Bonus</translation>
    </message>
    <message>
      <source>CO₂ level</source>
      <comment>reduce_co2</comment>
      <translation>Niveau de CO₂</translation>
    </message>
  </context>
  <context>
    <name>groups_second_chance</name>
    <message>
      <source>Lobbyist card</source>
      <comment>play_lobby</comment>
      <translation>Carte lobbyiste</translation>
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
      <translation>{most} ; {last}</translation>
    </message>
    <message>
      <source>{most} and {last}</source>
      <comment>and</comment>
      <translation>{most} et {last}</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <comment>or</comment>
      <translation>{most} ou {last}</translation>
    </message>
    <message>
      <source>{most}, then {last}</source>
      <comment>then</comment>
      <translation>{most}, puis {last}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>nothing</comment>
      <translation>rien</translation>
    </message>
  </context>
  <context>
    <name>lobby_cards</name>
    <message>
      <source>Main effect, when you {trigger}: {effect}.</source>
      <comment>main</comment>
      <translation>Lobby principal, avec l’action « {trigger} » : {effect}.</translation>
    </message>
    <message>
      <source>It may be played at any later moment of the same turn.</source>
      <comment>later</comment>
      <translation>Peut être jouée à n’importe quel moment plus tard dans le même tour.</translation>
    </message>
    <message>
      <source>It is played right after the action, before anything else.</source>
      <comment>at_once</comment>
      <translation>À jouer juste après l’action, avant toute autre chose.</translation>
    </message>
    <message>
      <source>It is announced together with the build and lowers its price.</source>
      <comment>attached</comment>
      <translation>S’annonce avec la construction, dont elle réduit le coût.</translation>
    </message>
    <message>
      <source>It is played after the build: the full price is paid first.</source>
      <comment>refund</comment>
      <translation>À jouer après la construction : le coût complet est d’abord payé.</translation>
    </message>
    <message>
      <source>It is played right before or right after the action; before it, the action has to follow at once.</source>
      <comment>before_or_after</comment>
      <translation>À jouer juste avant ou juste après l’action ; si elle est jouée avant, l’action doit suivre immédiatement.</translation>
    </message>
    <message>
      <source>Minor effect, at any moment of your turn: {effect}.</source>
      <comment>minor</comment>
      <translation>Lobby mineur, à n’importe quel moment de votre tour : {effect}.</translation>
    </message>
    <message>
      <source>One lobby card or one UN goal in a turn; a played card leaves the game.</source>
      <comment>once</comment>
      <translation>Une carte lobby ou un objectif de l’ONU par tour ; une carte jouée est retirée du jeu.</translation>
    </message>
    <message>
      <source>One lobbyist card or one UN goal in a turn; a played card stays on the table, and one scientist of any player may visit it for its minor effect.</source>
      <comment>stays</comment>
      <translation>Une carte lobbyiste ou un objectif de l’ONU par tour ; une carte jouée reste sur la table, et un scientifique de n’importe quel joueur peut la visiter pour son lobby mineur.</translation>
    </message>
  </context>
  <context>
    <name>personal_goals</name>
    <message>
      <source>have {n:ceps} in your hand</source>
      <comment>cep_owned</comment>
      <translation>avoir {n:ceps} dans votre main</translation>
    </message>
    <message>
      <source>have {n:ceps} in your hand and in regions you control</source>
      <comment>cep_owned.with_regions</comment>
      <translation>avoir {n:ceps} dans votre main et dans les régions que vous contrôlez</translation>
    </message>
    <message>
      <source>control a region that holds {n:ceps}</source>
      <comment>cep_in_controlled_region</comment>
      <translation>contrôler une région qui contient {n:ceps}</translation>
    </message>
    <message>
      <source>hold a summit of two topics with your scientists alone</source>
      <comment>small_summit_alone</comment>
      <translation>terminer un sommet à deux sujets avec seulement vos scientifiques</translation>
    </message>
    <message>
      <source>have {n:cubes}</source>
      <comment>tech_owned</comment>
      <translation>avoir {n:cubes}</translation>
    </message>
    <message>
      <source>have recruited {n:scientists}</source>
      <comment>scientists_recruited</comment>
      <translation>avoir recruté {n:scientists}</translation>
    </message>
    <message>
      <source>have ${n}</source>
      <comment>money_owned</comment>
      <translation>avoir ${n}</translation>
    </message>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <translation>atteindre la dernière case de {n:tracks}</translation>
    </message>
    <message>
      <source>control {n:regions}</source>
      <comment>regions_controlled</comment>
      <translation>contrôler {n:regions}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} of the same energy</source>
      <comment>infrastructure_same_type</comment>
      <translation>avoir mis en place {n:infrastructures} de la même énergie</translation>
    </message>
    <message>
      <source>have prepared infrastructures of {n:energies}</source>
      <comment>infrastructure_types</comment>
      <translation>avoir mis en place des infrastructures de {n:energies}</translation>
    </message>
    <message>
      <source>have prepared {n:infrastructures} in one region</source>
      <comment>infrastructure_in_one_region</comment>
      <translation>avoir mis en place {n:infrastructures} dans une même région</translation>
    </message>
    <message>
      <source>have prepared infrastructures in {n:different_regions}</source>
      <comment>infrastructure_regions</comment>
      <translation>avoir mis en place des infrastructures dans {n:different_regions}</translation>
    </message>
    <message>
      <source>have built {n:plants} of the same energy</source>
      <comment>plants_same_type</comment>
      <translation>avoir construit {n:plants} de la même énergie</translation>
    </message>
    <message>
      <source>have built plants of {n:energies}</source>
      <comment>plant_types</comment>
      <translation>avoir construit des centrales de {n:energies}</translation>
    </message>
    <message>
      <source>have built {n:plants} in one region</source>
      <comment>plants_in_one_region</comment>
      <translation>avoir construit {n:plants} dans une même région</translation>
    </message>
    <message>
      <source>have built plants in {n:different_regions}</source>
      <comment>plant_regions</comment>
      <translation>avoir construit des centrales dans {n:different_regions}</translation>
    </message>
  </context>
  <context>
    <name>places</name>
    <message>
      <source>the hand</source>
      <comment>hand</comment>
      <translation>la main</translation>
    </message>
    <message>
      <source>your hand</source>
      <comment>own_hand</comment>
      <translation>votre main</translation>
    </message>
    <message>
      <source>the {grant} space in {region}</source>
      <comment>space</comment>
      <translation>la case {grant} en {region}</translation>
    </message>
    <message>
      <source>the {energy} project in {region} ({grant} space)</source>
      <comment>project</comment>
      <translation>le projet en {energy} d’{region} (case {grant})</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>seat</comment>
      <translation>le sommet {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit}</source>
      <comment>topic</comment>
      <translation>le sujet {energy} du sommet {summit}</translation>
    </message>
    <message>
      <source>the {energy} topic of summit {summit} (place {place})</source>
      <comment>same_topic</comment>
      <translation>le sujet {energy} du sommet {summit} (place {place})</translation>
    </message>
    <message>
      <source>lobby card {card}</source>
      <comment>card</comment>
      <translation>la carte lobby {card}</translation>
    </message>
  </context>
  <context>
    <name>places_second_chance</name>
    <message>
      <source>lobbyist card {card}</source>
      <comment>card</comment>
      <translation>la carte lobbyiste {card}</translation>
    </message>
  </context>
  <context>
    <name>plants</name>
    <message>
      <source>Price: {goods}.</source>
      <comment>price</comment>
      <translation>Prix : {goods}.</translation>
    </message>
    <message>
      <source>Needs {energy} expertise {level}.</source>
      <comment>expertise</comment>
      <translation>Expertise nécessaire en {energy} : {level}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}, and one point of {energy} expertise.</source>
      <comment>value</comment>
      <translation>Valeur : {vp:points}, et 1 d’expertise en {energy}.</translation>
    </message>
    <message>
      <source>It goes to the first empty space of the region, or else replaces the oldest fossil plant.</source>
      <comment>place</comment>
      <translation>Elle va sur la première case vide de la région ; sinon, elle remplace la plus vieille centrale à combustible fossile.</translation>
    </message>
  </context>
  <context>
    <name>plants_second_chance</name>
    <message>
      <source>Needs {energy} knowledge {level}.</source>
      <comment>expertise</comment>
      <translation>Expertise nécessaire en {energy} : {level}.</translation>
    </message>
    <message>
      <source>Value: {vp:points}.</source>
      <comment>value</comment>
      <translation>Valeur : {vp:points}.</translation>
    </message>
  </context>
  <context>
    <name>players</name>
    <message>
      <source>nobody</source>
      <comment>nobody</comment>
      <translation>personne</translation>
    </message>
  </context>
  <context>
    <name>private_events</name>
    <message>
      <source>{player} keeps goal {card}.</source>
      <comment>GoalKept</comment>
      <translation>{player} garde l’objectif {card}.</translation>
    </message>
    <message>
      <source>{player} draws lobby card {card}.</source>
      <comment>LobbyDrawn</comment>
      <translation>{player} pioche la carte lobby {card}.</translation>
    </message>
    <message>
      <source>{player} keeps lobby card {card}.</source>
      <comment>LobbyKept</comment>
      <translation>{player} garde la carte lobby {card}.</translation>
    </message>
  </context>
  <context>
    <name>private_events_second_chance</name>
    <message>
      <source>{player} keeps lobbyist card {card}.</source>
      <comment>LobbyKept</comment>
      <translation>{player} garde la carte lobbyiste {card}.</translation>
    </message>
  </context>
  <context>
    <name>profiles</name>
    <message>
      <source>What most rulebooks say</source>
      <comment>consensus</comment>
      <translation>La majorité des livrets</translation>
    </message>
    <message>
      <source>Polish rulebook</source>
      <comment>pl</comment>
      <translation>Règles polonaises</translation>
    </message>
    <message>
      <source>French rulebook</source>
      <comment>fr</comment>
      <translation>Règles françaises</translation>
    </message>
    <message>
      <source>Russian rulebook</source>
      <comment>ru</comment>
      <translation>Règles russes</translation>
    </message>
    <message>
      <source>Chinese rulebook</source>
      <comment>zh</comment>
      <translation>Règles chinoises</translation>
    </message>
  </context>
  <context>
    <name>profiles_second_chance</name>
    <message>
      <source>German rulebook</source>
      <comment>consensus</comment>
      <translation>Règles allemandes</translation>
    </message>
  </context>
  <context>
    <name>projects</name>
    <message>
      <source>Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space.</source>
      <comment>propose</comment>
      <translation>Le proposer, là où l’agenda d’une région accepte cette énergie ({energy}), rapporte la subvention de sa case.</translation>
    </message>
    <message>
      <source>Installing it costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <translation>Le mettre en place coûte 1 CEP et rapporte {goods}.</translation>
    </message>
    <message>
      <source>A {energy} plant is built on an installed project; then the tile returns to the supply.</source>
      <comment>build</comment>
      <translation>Une centrale ({energy}) se construit sur un projet mis en place ; la tuile retourne ensuite à la réserve.</translation>
    </message>
    <message>
      <source>{n:ceps} from the bank</source>
      <comment>from_bank</comment>
      <translation>{n:ceps} de la banque</translation>
    </message>
  </context>
  <context>
    <name>projects_second_chance</name>
    <message>
      <source>Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge and the subsidy of its space.</source>
      <comment>propose</comment>
      <translation>Le planifier, là où l’agenda d’une région accepte cette énergie ({energy}), rapporte 1 d’expertise en {energy} et la subvention de sa case.</translation>
    </message>
    <message>
      <source>Preparing its infrastructure costs 1 CEP and brings {goods}.</source>
      <comment>install</comment>
      <translation>Mettre en place son infrastructure coûte 1 CEP et rapporte {goods}.</translation>
    </message>
    <message>
      <source>Anybody who knows enough may build the {energy} plant on the infrastructure.</source>
      <comment>build</comment>
      <translation>Quiconque a assez d’expertise peut construire la centrale ({energy}) sur l’infrastructure.</translation>
    </message>
  </context>
  <context>
    <name>reading_values</name>
    <message>
      <source>As many as are needed.</source>
      <comment>discs_per_player=0</comment>
      <translation>Autant qu’il en faut.</translation>
    </message>
    <message>
      <source>{n:discs}; without one left, you can neither build a plant nor take control.</source>
      <comment>discs_per_player=n</comment>
      <translation>{n:discs} ; quand il n’en reste plus, vous ne pouvez ni construire de centrale ni prendre de contrôle.</translation>
    </message>
    <message>
      <source>{n:cards}.</source>
      <comment>un_goal_cards=n</comment>
      <translation>{n:cards}.</translation>
    </message>
    <message>
      <source>6 cards, one for each region.</source>
      <comment>event_cards=6</comment>
      <translation>6 cartes, une par région.</translation>
    </message>
    <message>
      <source>7 cards; one region can be struck twice.</source>
      <comment>event_cards=7</comment>
      <translation>7 cartes ; une région peut être frappée deux fois.</translation>
    </message>
    <message>
      <source>The plant with the lowest technology number lies on top.</source>
      <comment>plant_sort=tech</comment>
      <translation>La centrale au plus petit nombre de ressources technologiques est en haut.</translation>
    </message>
    <message>
      <source>The plant that costs the least money lies on top.</source>
      <comment>plant_sort=cost</comment>
      <translation>La centrale qui coûte le moins d’argent est en haut.</translation>
    </message>
    <message>
      <source>No, the first start player is drawn.</source>
      <comment>auction_decade_1=off</comment>
      <translation>Non, le premier joueur initial est tiré au hasard.</translation>
    </message>
    <message>
      <source>Yes, paid out of the starting goods.</source>
      <comment>auction_decade_1=on</comment>
      <translation>Oui, payée avec les ressources de départ.</translation>
    </message>
    <message>
      <source>The player who was drawn as start player.</source>
      <comment>auction_decade_1_passed=tile_stays</comment>
      <translation>Le premier joueur tiré au hasard.</translation>
    </message>
    <message>
      <source>The player to the left, as before every other decade.</source>
      <comment>auction_decade_1_passed=tile_moves</comment>
      <translation>Le joueur de gauche, comme avant toute autre décennie.</translation>
    </message>
    <message>
      <source>{n:summits}.</source>
      <comment>summit_spaces=n</comment>
      <translation>{n:summits}.</translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_1=</comment>
      <translation>Aucun objectif de compagnie.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_1=n</comment>
      <translation>
        <numerusform>Numéro {cards}.</numerusform>
        <numerusform>Numéros {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_2=</comment>
      <translation>Aucun objectif de compagnie.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_2=n</comment>
      <translation>
        <numerusform>Numéro {cards}.</numerusform>
        <numerusform>Numéros {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>No company goal.</source>
      <comment>goals_removed_3=</comment>
      <translation>Aucun objectif de compagnie.</translation>
    </message>
    <message numerus="yes">
      <source>Numbers {cards}.</source>
      <comment>goals_removed_3=n</comment>
      <translation>
        <numerusform>Numéro {cards}.</numerusform>
        <numerusform>Numéros {cards}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Always {region}; the others follow clockwise.</source>
      <comment>region_order=fixed_start</comment>
      <translation>Toujours l’{region} ; les autres suivent en sens horaire.</translation>
    </message>
    <message>
      <source>The start player chooses it; the others follow clockwise.</source>
      <comment>region_order=start_player_chooses</comment>
      <translation>Le premier joueur la choisit ; les autres suivent en sens horaire.</translation>
    </message>
    <message>
      <source>No, it is passed over.</source>
      <comment>skip_full_region=skip</comment>
      <translation>Non, on passe à la région suivante.</translation>
    </message>
    <message>
      <source>Yes, a CEP is due all the same, unless all its plants are green.</source>
      <comment>skip_full_region=pay_anyway</comment>
      <translation>Oui, un CEP doit quand même être payé, sauf si toutes ses centrales sont vertes.</translation>
    </message>
    <message>
      <source>One of your hand, or of any region you control.</source>
      <comment>fossil_cep_source=any_controlled</comment>
      <translation>Un CEP de votre main, ou de n’importe quelle région que vous contrôlez.</translation>
    </message>
    <message>
      <source>One of your hand, or of this region only.</source>
      <comment>fossil_cep_source=this_region</comment>
      <translation>Un CEP de votre main, ou seulement de cette région.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>biomass_install_money=n</comment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>recycling_cep_source=market</comment>
      <translation>Du marché, qui peut se vider et faire augmenter le prix.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>recycling_cep_source=bank</comment>
      <translation>De la banque ; ni le marché ni le prix ne bougent.</translation>
    </message>
    <message>
      <source>$1 for each CEP in the region, at least ${least}.</source>
      <comment>money_grant_basis=cep</comment>
      <translation>$1 pour chaque CEP de la région, au moins ${least}.</translation>
    </message>
    <message>
      <source>Always ${least}: regions hold no money to count.</source>
      <comment>money_grant_basis=money</comment>
      <translation>Toujours ${least} : les régions n’ont pas d’argent à compter.</translation>
    </message>
    <message>
      <source>The scientist stays and goes on working.</source>
      <comment>own_scientist_after_install=stays</comment>
      <translation>Le scientifique reste et continue à travailler.</translation>
    </message>
    <message>
      <source>The scientist returns to your hand.</source>
      <comment>own_scientist_after_install=leaves</comment>
      <translation>Le scientifique revient dans votre main.</translation>
    </message>
    <message>
      <source>Only the top one of its stack.</source>
      <comment>plant_choice=top</comment>
      <translation>Seulement celle du haut de sa pile.</translation>
    </message>
    <message>
      <source>Any one of its stack.</source>
      <comment>plant_choice=any</comment>
      <translation>N’importe laquelle de sa pile.</translation>
    </message>
    <message>
      <source>One fewer than the plant shows.</source>
      <comment>tech_needed_with_subsidy=less_one</comment>
      <translation>Une de moins que ne l’indique la centrale.</translation>
    </message>
    <message>
      <source>As many as the plant shows, although you pay one fewer.</source>
      <comment>tech_needed_with_subsidy=full</comment>
      <translation>Autant que l’indique la centrale, même si vous en payez une de moins.</translation>
    </message>
    <message>
      <source>After the plant, its points and the check of control.</source>
      <comment>build_displacement=last</comment>
      <translation>Après la centrale, ses points et la vérification du contrôle.</translation>
    </message>
    <message>
      <source>Before anything else is done, as when installing.</source>
      <comment>build_displacement=first</comment>
      <translation>Avant toute autre chose, comme pour une mise en place.</translation>
    </message>
    <message>
      <source>Yes, as any other move.</source>
      <comment>scientist_to_hand=allowed</comment>
      <translation>Oui, comme tout autre déplacement.</translation>
    </message>
    <message>
      <source>No, they come home only from a summit, or when they have to leave.</source>
      <comment>scientist_to_hand=forbidden</comment>
      <translation>Non, un scientifique ne revient en main que d’un sommet, ou quand il doit partir.</translation>
    </message>
    <message>
      <source>Yes, if one of your scientists works on a project.</source>
      <comment>end_turn_expertise=must</comment>
      <translation>Oui, si un de vos scientifiques travaille sur un projet.</translation>
    </message>
    <message>
      <source>No, you may leave it.</source>
      <comment>end_turn_expertise=may</comment>
      <translation>Non, vous pouvez y renoncer.</translation>
    </message>
    <message>
      <source>Clockwise from the left of the active player, who comes last.</source>
      <comment>summit_order=active_last</comment>
      <translation>En sens horaire depuis la gauche du joueur actif, qui vient en dernier.</translation>
    </message>
    <message>
      <source>In turn order, the start player first.</source>
      <comment>summit_order=turn_order</comment>
      <translation>Dans l’ordre du tour, en commençant par le premier joueur.</translation>
    </message>
    <message>
      <source>No, only when another player sends the scientist away.</source>
      <comment>expertise_on_own_return=no</comment>
      <translation>Non, seulement quand un autre joueur congédie le scientifique.</translation>
    </message>
    <message>
      <source>Yes, one point in the energy of the project.</source>
      <comment>expertise_on_own_return=yes</comment>
      <translation>Oui, 1 d’expertise dans l’énergie du projet.</translation>
    </message>
    <message>
      <source>From the market, which may run empty and raise the price.</source>
      <comment>region_cep_source=market</comment>
      <translation>Du marché, qui peut se vider et faire augmenter le prix.</translation>
    </message>
    <message>
      <source>From the bank; market and price do not move.</source>
      <comment>region_cep_source=bank</comment>
      <translation>De la banque ; ni le marché ni le prix ne bougent.</translation>
    </message>
    <message>
      <source>Any region of your choice that has room.</source>
      <comment>region_cep_target=choice</comment>
      <translation>N’importe quelle région de votre choix qui a de la place.</translation>
    </message>
    <message>
      <source>The region that the board names for this track.</source>
      <comment>region_cep_target=indicated</comment>
      <translation>La région que le plateau indique pour cette piste.</translation>
    </message>
    <message>
      <source>You may buy, but not sell.</source>
      <comment>market_after_stop=no_sale</comment>
      <translation>Vous pouvez acheter, mais pas vendre.</translation>
    </message>
    <message>
      <source>Nothing: the market is closed until the next turn.</source>
      <comment>market_after_stop=closed</comment>
      <translation>Rien : le marché est fermé jusqu’au prochain tour.</translation>
    </message>
    <message>
      <source>{n:cubes}.</source>
      <comment>lobby_0709_tech=n</comment>
      <translation>{n:cubes}.</translation>
    </message>
    <message>
      <source>Yes, each card gives what belongs to its space.</source>
      <comment>lobby_0709_effect=fixed</comment>
      <translation>Oui, chaque carte donne ce qui correspond à sa case.</translation>
    </message>
    <message>
      <source>No, each card lets you choose among the effects of all three.</source>
      <comment>lobby_0709_effect=choose</comment>
      <translation>Non, chaque carte laisse choisir parmi les effets des trois.</translation>
    </message>
    <message>
      <source>Yes, you choose one of the two.</source>
      <comment>lobby_12_choice=choose</comment>
      <translation>Oui, vous choisissez l’un des deux.</translation>
    </message>
    <message>
      <source>No, it gives the first one only.</source>
      <comment>lobby_12_choice=first</comment>
      <translation>Non, elle ne donne que le premier.</translation>
    </message>
    <message>
      <source>25 goes with buying, 26 with selling.</source>
      <comment>lobby_25_26=buy_sell</comment>
      <translation>La 25 va avec l’achat, la 26 avec la vente.</translation>
    </message>
    <message>
      <source>25 goes with selling, 26 with buying.</source>
      <comment>lobby_25_26=sell_buy</comment>
      <translation>La 25 va avec la vente, la 26 avec l’achat.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount together with the build.</source>
      <comment>lobby_main_timing=attach</comment>
      <translation>Plus tard dans le tour de son action ; une réduction en même temps que la construction.</translation>
    </message>
    <message>
      <source>Later in the turn of its action; a discount is paid back after the build.</source>
      <comment>lobby_main_timing=after</comment>
      <translation>Plus tard dans le tour de son action ; une réduction est remboursée après la construction.</translation>
    </message>
    <message>
      <source>Right after its action; a discount together with the build.</source>
      <comment>lobby_main_timing=with</comment>
      <translation>Juste après son action ; une réduction en même temps que la construction.</translation>
    </message>
    <message>
      <source>All of yours except the first.</source>
      <comment>goal_30=except_first</comment>
      <translation>Toutes les vôtres sauf la première.</translation>
    </message>
    <message>
      <source>All of yours.</source>
      <comment>goal_30=every</comment>
      <translation>Toutes les vôtres.</translation>
    </message>
    <message>
      <source>Energies that you have built in the region.</source>
      <comment>control_expertise=built</comment>
      <translation>Les énergies que vous avez construites dans la région.</translation>
    </message>
    <message>
      <source>All energies on the agenda of the region.</source>
      <comment>control_expertise=agenda</comment>
      <translation>Toutes les énergies de l’agenda de la région.</translation>
    </message>
    <message>
      <source>The builder or the one who held it before.</source>
      <comment>control_recount=builder_or_controller</comment>
      <translation>Le bâtisseur ou le joueur qui la contrôlait avant.</translation>
    </message>
    <message>
      <source>Anybody with a plant there: all are compared.</source>
      <comment>control_recount=all_players</comment>
      <translation>N’importe qui avec une centrale sur place : tous sont comparés.</translation>
    </message>
    <message>
      <source>Yes, all others last five.</source>
      <comment>six_decades_at=5</comment>
      <translation>Oui, toutes les autres en durent cinq.</translation>
    </message>
    <message>
      <source>No, every game lasts five; six decades would need a sixth player.</source>
      <comment>six_decades_at=6</comment>
      <translation>Non, chaque partie en dure cinq ; il faudrait un sixième joueur pour six décennies.</translation>
    </message>
    <message>
      <source>Yes, in points.</source>
      <comment>end_income=paid</comment>
      <translation>Oui, en points.</translation>
    </message>
    <message>
      <source>No.</source>
      <comment>end_income=not_paid</comment>
      <translation>Non.</translation>
    </message>
    <message>
      <source>No gas plant.</source>
      <comment>extreme_removes_gas=0</comment>
      <translation>Aucune centrale à gaz.</translation>
    </message>
    <message>
      <source>{n:gas}.</source>
      <comment>extreme_removes_gas=n</comment>
      <translation>{n:gas}.</translation>
    </message>
    <message>
      <source>All of them.</source>
      <comment>solo_base=two_player</comment>
      <translation>Tous.</translation>
    </message>
    <message>
      <source>As many as two players lay out.</source>
      <comment>solo_base=two_player_strict</comment>
      <translation>Autant que dans une partie à deux joueurs.</translation>
    </message>
    <message>
      <source>As many as four players lay out.</source>
      <comment>solo_base=normal</comment>
      <translation>Autant que dans une partie à quatre joueurs.</translation>
    </message>
    <message>
      <source>On a free one of your choice.</source>
      <comment>solo_slot=choice</comment>
      <translation>Sur une case libre de votre choix.</translation>
    </message>
    <message>
      <source>On the first free one.</source>
      <comment>solo_slot=first_free</comment>
      <translation>Sur la première case libre.</translation>
    </message>
    <message>
      <source>In the region after the one that was used last.</source>
      <comment>solo_next_start=next_region</comment>
      <translation>Dans la région qui suit la dernière utilisée.</translation>
    </message>
    <message>
      <source>In the region that was used last.</source>
      <comment>solo_next_start=same_region</comment>
      <translation>Dans la dernière région utilisée.</translation>
    </message>
    <message>
      <source>At {ppm} ppm or more after the supply phase.</source>
      <comment>solo_end_level=reaches</comment>
      <translation>À {ppm} ppm ou plus après la phase d’approvisionnement.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm after the supply phase.</source>
      <comment>solo_end_level=exceeds</comment>
      <translation>Au-dessus de {ppm} ppm après la phase d’approvisionnement.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>competitive_gas=removed</comment>
      <translation>Oui.</translation>
    </message>
    <message>
      <source>No, all gas plants stay in the game.</source>
      <comment>competitive_gas=kept</comment>
      <translation>Non, toutes les centrales à gaz restent en jeu.</translation>
    </message>
    <message>
      <source>Yes, one region can be struck twice.</source>
      <comment>seventh_event=in_play</comment>
      <translation>Oui, une région peut être frappée deux fois.</translation>
    </message>
    <message>
      <source>No, there is one tile for each region.</source>
      <comment>seventh_event=left_out</comment>
      <translation>Non, il y a une tuile par région.</translation>
    </message>
    <message>
      <source>After the region that received the last cube.</source>
      <comment>opponent_cubes=continue</comment>
      <translation>Après la région qui a reçu le dernier cube.</translation>
    </message>
    <message>
      <source>Always after the region chosen at the start.</source>
      <comment>opponent_cubes=restart</comment>
      <translation>Toujours après la région choisie au début.</translation>
    </message>
    <message>
      <source>Nothing, if the region holds no CEP.</source>
      <comment>money_subsidy_minimum=0</comment>
      <translation>Rien, si la région n’a aucun CEP.</translation>
    </message>
    <message>
      <source>${n}.</source>
      <comment>money_subsidy_minimum=n</comment>
      <translation>${n}.</translation>
    </message>
    <message>
      <source>No, recruit or move a scientist if either is possible.</source>
      <comment>scientist_subsidy=taken</comment>
      <translation>Non, recrutez ou déplacez un scientifique si l’un des deux est possible.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <comment>scientist_subsidy=optional</comment>
      <translation>Oui.</translation>
    </message>
    <message>
      <source>The CEP is paid, then the scientist moves.</source>
      <comment>infrastructure_order=pay_first</comment>
      <translation>Le CEP est payé, puis le scientifique se déplace.</translation>
    </message>
    <message>
      <source>The scientist moves, then the CEP is paid.</source>
      <comment>infrastructure_order=scientist_first</comment>
      <translation>Le scientifique se déplace, puis le CEP est payé.</translation>
    </message>
    <message>
      <source>Any: money, cubes, CEPs and knowledge count for the action.</source>
      <comment>lobby_before=all_effects</comment>
      <translation>N’importe lequel : argent, ressources technologiques, CEPs et expertise comptent pour l’action.</translation>
    </message>
    <message>
      <source>Only the money of a card for building.</source>
      <comment>lobby_before=build_money_only</comment>
      <translation>Seulement l’argent d’une carte de construction.</translation>
    </message>
    <message>
      <source>Both points of each scientist in any topics of the summit.</source>
      <comment>summit_points=any_topic</comment>
      <translation>Pour chaque scientifique, 2 d’expertise dans n’importe quels sujets du sommet.</translation>
    </message>
    <message>
      <source>One point in the scientist's topic, one in any topic of the summit.</source>
      <comment>summit_points=own_topic_first</comment>
      <translation>1 d’expertise dans le sujet du scientifique, 1 d’expertise dans n’importe quel sujet du sommet.</translation>
    </message>
    <message>
      <source>No, everybody keeps their own.</source>
      <comment>competitive_bonuses=own</comment>
      <translation>Non, chacun garde les siens.</translation>
    </message>
    <message>
      <source>Yes, as in the team game.</source>
      <comment>competitive_bonuses=shared</comment>
      <translation>Oui, comme dans la partie en équipe.</translation>
    </message>
    <message>
      <source>Everybody who has built there.</source>
      <comment>control_rivals=everybody</comment>
      <translation>Tous ceux qui y ont construit.</translation>
    </message>
    <message>
      <source>Only the one who controls it now.</source>
      <comment>control_rivals=controller</comment>
      <translation>Seulement le joueur qui la contrôle actuellement.</translation>
    </message>
    <message>
      <source>The price before it rises.</source>
      <comment>penalty_price=before</comment>
      <translation>Le prix avant son augmentation.</translation>
    </message>
    <message>
      <source>The price after it has risen.</source>
      <comment>penalty_price=after</comment>
      <translation>Le prix après son augmentation.</translation>
    </message>
    <message>
      <source>A CEP of your hand or of any region you control.</source>
      <comment>supply_payment=any_controlled</comment>
      <translation>Un CEP de votre main ou de n’importe quelle région que vous contrôlez.</translation>
    </message>
    <message>
      <source>Only a CEP of this region; without one there is a penalty.</source>
      <comment>supply_payment=this_region</comment>
      <translation>Seulement un CEP de cette région ; sans CEP, il y a une pénalité.</translation>
    </message>
    <message>
      <source>After all regions have been visited.</source>
      <comment>supply_order=after_all</comment>
      <translation>Une fois toutes les régions passées en revue.</translation>
    </message>
    <message>
      <source>Each one as soon as it is placed.</source>
      <comment>supply_order=at_once</comment>
      <translation>Chacune dès qu’elle est placée.</translation>
    </message>
    <message>
      <source>No, the builder decides.</source>
      <comment>region_tech=optional</comment>
      <translation>Non, le bâtisseur décide.</translation>
    </message>
    <message>
      <source>Yes, if the plant costs any cubes.</source>
      <comment>region_tech=mandatory</comment>
      <translation>Oui, si la centrale coûte des ressources technologiques.</translation>
    </message>
    <message>
      <source>From {ppm} ppm on.</source>
      <comment>second_event=reaches</comment>
      <translation>À partir de {ppm} ppm.</translation>
    </message>
    <message>
      <source>Above {ppm} ppm.</source>
      <comment>second_event=exceeds</comment>
      <translation>Au-dessus de {ppm} ppm.</translation>
    </message>
    <message>
      <source>Those of your hand.</source>
      <comment>goal_cep=hand</comment>
      <translation>Ceux de votre main.</translation>
    </message>
    <message>
      <source>Those of your hand and of regions you control.</source>
      <comment>goal_cep=with_regions</comment>
      <translation>Ceux de votre main et des régions que vous contrôlez.</translation>
    </message>
    <message>
      <source>No, it walks over them.</source>
      <comment>inspector_skips=achieved</comment>
      <translation>Non, il passe par-dessus.</translation>
    </message>
    <message>
      <source>Yes, every goal is one step.</source>
      <comment>inspector_skips=nothing</comment>
      <translation>Oui, chaque objectif est un pas.</translation>
    </message>
    <message>
      <source>Everybody: all are tied.</source>
      <comment>award_without_tech=everybody</comment>
      <translation>Tout le monde : tous sont à égalité.</translation>
    </message>
    <message>
      <source>Nobody: it takes at least one cube.</source>
      <comment>award_without_tech=nobody</comment>
      <translation>Personne : il faut au moins une ressource.</translation>
    </message>
  </context>
  <context>
    <name>readings</name>
    <message>
      <source>How many discs does each player have for score, tracks, plants and regions?</source>
      <comment>discs_per_player</comment>
      <translation>Combien de disques chaque joueur a-t-il pour le score, les pistes, les centrales et les régions ?</translation>
    </message>
    <message>
      <source>How many UN goal cards are in the box?</source>
      <comment>un_goal_cards</comment>
      <translation>Combien y a-t-il de cartes objectif de l’ONU dans la boîte ?</translation>
    </message>
    <message>
      <source>How many event cards are in the box?</source>
      <comment>event_cards</comment>
      <translation>Combien y a-t-il de cartes événement dans la boîte ?</translation>
    </message>
    <message>
      <source>How are the green plants of an energy stacked?</source>
      <comment>plant_sort</comment>
      <translation>Comment les centrales vertes d’une énergie sont-elles empilées ?</translation>
    </message>
    <message>
      <source>Auction variant: is there an auction before the first decade too?</source>
      <comment>auction_decade_1</comment>
      <translation>Variante avec enchère : y a-t-il aussi une enchère avant la première décennie ?</translation>
    </message>
    <message>
      <source>Everybody passes in the auction before the first decade: who starts?</source>
      <comment>auction_decade_1_passed</comment>
      <translation>Tout le monde passe lors de l’enchère avant la première décennie : qui commence ?</translation>
    </message>
    <message>
      <source>How many summits lie face up on the board?</source>
      <comment>summit_spaces</comment>
      <translation>Combien de sommets sont face visible sur le plateau ?</translation>
    </message>
    <message>
      <source>Which company goals leave the game when you play alone?</source>
      <comment>goals_removed_1</comment>
      <translation>Quels objectifs de compagnie sont retirés du jeu en solo ?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with two players?</source>
      <comment>goals_removed_2</comment>
      <translation>Quels objectifs de compagnie sont retirés du jeu à deux joueurs ?</translation>
    </message>
    <message>
      <source>Which company goals leave the game with three players?</source>
      <comment>goals_removed_3</comment>
      <translation>Quels objectifs de compagnie sont retirés du jeu à trois joueurs ?</translation>
    </message>
    <message>
      <source>Which region is the first to meet its energy demand?</source>
      <comment>region_order</comment>
      <translation>Quelle région est la première à répondre à sa demande d’énergie ?</translation>
    </message>
    <message>
      <source>A region has no space for the plant of this decade: does it pay?</source>
      <comment>skip_full_region</comment>
      <translation>Une région n’a pas de case pour la centrale de cette décennie : paie-t-elle ?</translation>
    </message>
    <message>
      <source>Which CEP may pay for a fossil plant in a region you control?</source>
      <comment>fossil_cep_source</comment>
      <translation>Quel CEP peut payer une centrale à combustible fossile dans une région que vous contrôlez ?</translation>
    </message>
    <message>
      <source>How much money does installing a biomass project bring?</source>
      <comment>biomass_install_money</comment>
      <translation>Combien d’argent rapporte la mise en place d’un projet en biomasse ?</translation>
    </message>
    <message>
      <source>Where does the CEP come from that installing a recycling project brings?</source>
      <comment>recycling_cep_source</comment>
      <translation>D’où vient le CEP que rapporte la mise en place d’un projet en recyclage ?</translation>
    </message>
    <message>
      <source>How much does a money grant pay?</source>
      <comment>money_grant_basis</comment>
      <translation>Combien rapporte une subvention en argent ?</translation>
    </message>
    <message>
      <source>You install a project on which your own scientist works: what happens?</source>
      <comment>own_scientist_after_install</comment>
      <translation>Vous mettez en place un projet où travaille votre propre scientifique : que se passe-t-il ?</translation>
    </message>
    <message>
      <source>Which plant of an energy can be built?</source>
      <comment>plant_choice</comment>
      <translation>Quelle centrale d’une énergie peut être construite ?</translation>
    </message>
    <message>
      <source>The region gives a cube for a plant: how many must you own?</source>
      <comment>tech_needed_with_subsidy</comment>
      <translation>La région fournit une ressource technologique pour une centrale : combien devez-vous en avoir ?</translation>
    </message>
    <message>
      <source>You build on a project with a foreign scientist: when does the scientist leave?</source>
      <comment>build_displacement</comment>
      <translation>Vous construisez sur un projet avec le scientifique d’un adversaire : quand part-il ?</translation>
    </message>
    <message>
      <source>May you move a scientist from a project back to your hand?</source>
      <comment>scientist_to_hand</comment>
      <translation>Pouvez-vous reprendre un scientifique en main depuis un projet ?</translation>
    </message>
    <message>
      <source>Must you take the point of expertise at the end of your turn?</source>
      <comment>end_turn_expertise</comment>
      <translation>Devez-vous prendre l’expertise à la fin de votre tour ?</translation>
    </message>
    <message>
      <source>In which order do the participants of a summit gain their expertise?</source>
      <comment>summit_order</comment>
      <translation>Dans quel ordre les joueurs participant à un sommet gagnent-ils leur expertise ?</translation>
    </message>
    <message>
      <source>Your own installing or building brings your scientist home: do you gain expertise for it?</source>
      <comment>expertise_on_own_return</comment>
      <translation>Votre propre mise en place ou construction ramène votre scientifique en main : gagnez-vous de l’expertise ?</translation>
    </message>
    <message>
      <source>Where does the CEP of a track bonus come from?</source>
      <comment>region_cep_source</comment>
      <translation>D’où vient le CEP du bonus d’une piste ?</translation>
    </message>
    <message>
      <source>Which region receives the CEP of a track bonus?</source>
      <comment>region_cep_target</comment>
      <translation>Quelle région reçoit le CEP du bonus d’une piste ?</translation>
    </message>
    <message>
      <source>The market ran empty in your turn: what can you still do there?</source>
      <comment>market_after_stop</comment>
      <translation>Le marché s’est vidé pendant votre tour : que pouvez-vous encore y faire ?</translation>
    </message>
    <message>
      <source>How many technology cubes do lobby cards 07 to 09 give?</source>
      <comment>lobby_0709_tech</comment>
      <translation>Combien de ressources technologiques les cartes lobby 07 à 09 donnent-elles ?</translation>
    </message>
    <message>
      <source>Is the main effect of lobby cards 07 to 09 fixed?</source>
      <comment>lobby_0709_effect</comment>
      <translation>Le lobby principal des cartes lobby 07 à 09 est-il fixe ?</translation>
    </message>
    <message>
      <source>Does lobby card 12 let you choose between two main effects?</source>
      <comment>lobby_12_choice</comment>
      <translation>La carte lobby 12 laisse-t-elle choisir entre deux lobbys principaux ?</translation>
    </message>
    <message>
      <source>Which of the lobby cards 25 and 26 goes with buying, and which with selling?</source>
      <comment>lobby_25_26</comment>
      <translation>Laquelle des cartes lobby 25 et 26 va avec l’achat, et laquelle avec la vente ?</translation>
    </message>
    <message>
      <source>When is the main effect of a lobby card played?</source>
      <comment>lobby_main_timing</comment>
      <translation>Quand le lobby principal d’une carte lobby se joue-t-il ?</translation>
    </message>
    <message>
      <source>Which plants does company goal 30 count?</source>
      <comment>goal_30</comment>
      <translation>Quelles centrales l’objectif de compagnie 30 compte-t-il ?</translation>
    </message>
    <message>
      <source>Control is tied to the last: expertise in which energies is compared?</source>
      <comment>control_expertise</comment>
      <translation>Égalité complète pour le contrôle : dans quelles énergies compare-t-on l’expertise ?</translation>
    </message>
    <message>
      <source>Who can hold the region after a plant was built?</source>
      <comment>control_recount</comment>
      <translation>Qui peut contrôler la région après la construction d’une centrale ?</translation>
    </message>
    <message>
      <source>Does a game of five last six decades?</source>
      <comment>six_decades_at</comment>
      <translation>Une partie à cinq dure-t-elle six décennies ?</translation>
    </message>
    <message>
      <source>Is income paid once more at the end of the game?</source>
      <comment>end_income</comment>
      <translation>Le revenu est-il distribué encore une fois à la fin de la partie ?</translation>
    </message>
    <message>
      <source>How many gas plants leave the game with the extreme fossil plants?</source>
      <comment>extreme_removes_gas</comment>
      <translation>Combien de centrales à gaz sont retirées du jeu avec les centrales de la mise en place « extrême » ?</translation>
    </message>
    <message>
      <source>Solo game: how many UN goals are in the stack?</source>
      <comment>solo_base</comment>
      <translation>Partie solo : combien d’objectifs de l’ONU y a-t-il dans la pile ?</translation>
    </message>
    <message>
      <source>Solo game: on which space of a region does a start project lie?</source>
      <comment>solo_slot</comment>
      <translation>Partie solo : sur quelle case d’une région un projet de départ se place-t-il ?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the next start project's region begin?</source>
      <comment>solo_next_start</comment>
      <translation>Partie solo : où commence la recherche de la région du prochain projet de départ ?</translation>
    </message>
    <message>
      <source>Solo game: at which CO₂ level does the game end early?</source>
      <comment>solo_end_level</comment>
      <translation>Partie solo : à quel niveau de CO₂ la partie se termine-t-elle plus tôt ?</translation>
    </message>
    <message>
      <source>Do gas plants leave the competitive game of three, as they do in the team game?</source>
      <comment>competitive_gas</comment>
      <translation>Des centrales à gaz sont-elles retirées du jeu dans la partie compétitive à trois, comme dans la partie en équipe ?</translation>
    </message>
    <message>
      <source>Is the seventh event tile used?</source>
      <comment>seventh_event</comment>
      <translation>La septième tuile événement est-elle utilisée ?</translation>
    </message>
    <message>
      <source>Solo game: where does the search for the opponent's next region begin?</source>
      <comment>opponent_cubes</comment>
      <translation>Partie solo : où commence la recherche de la prochaine région de l’adversaire ?</translation>
    </message>
    <message>
      <source>How much does a money subsidy pay at least?</source>
      <comment>money_subsidy_minimum</comment>
      <translation>Combien rapporte au moins une subvention en argent ?</translation>
    </message>
    <message>
      <source>May you leave the subsidy of a scientist space unused?</source>
      <comment>scientist_subsidy</comment>
      <translation>Pouvez-vous renoncer à une subvention de scientifique ?</translation>
    </message>
    <message>
      <source>A scientist stands on a project that gets its infrastructure: what comes first?</source>
      <comment>infrastructure_order</comment>
      <translation>Un scientifique est sur un projet dont l’infrastructure est mise en place : qu’est-ce qui vient en premier ?</translation>
    </message>
    <message>
      <source>A lobbyist card is played before its action: which bonus may make the action possible?</source>
      <comment>lobby_before</comment>
      <translation>Une carte lobbyiste est jouée avant son action : quel bonus peut rendre l’action possible ?</translation>
    </message>
    <message>
      <source>In which energies does a summit bring its knowledge?</source>
      <comment>summit_points</comment>
      <translation>Dans quelles énergies un sommet rapporte-t-il son expertise ?</translation>
    </message>
    <message>
      <source>Competitive game: may you hand the bonus of a track to somebody else?</source>
      <comment>competitive_bonuses</comment>
      <translation>Partie compétitive : pouvez-vous donner le bonus d’une piste à quelqu’un d’autre ?</translation>
    </message>
    <message>
      <source>Whom must a builder beat to control a region?</source>
      <comment>control_rivals</comment>
      <translation>Qui un bâtisseur doit-il battre pour contrôler une région ?</translation>
    </message>
    <message>
      <source>A penalty empties the market: which price is lost in points?</source>
      <comment>penalty_price</comment>
      <translation>Une pénalité vide le marché : quel prix est perdu en points ?</translation>
    </message>
    <message>
      <source>What may pay for a fossil plant in a region you control?</source>
      <comment>supply_payment</comment>
      <translation>Avec quoi peut-on payer une centrale à combustible fossile dans une région que vous contrôlez ?</translation>
    </message>
    <message>
      <source>When are the new fossil plants paid for?</source>
      <comment>supply_order</comment>
      <translation>Quand les nouvelles centrales à combustible fossile sont-elles payées ?</translation>
    </message>
    <message>
      <source>A region has technology cubes: must one of them help to pay for a plant there?</source>
      <comment>region_tech</comment>
      <translation>Une région a des ressources technologiques : l’une d’elles doit-elle aider à payer une centrale sur place ?</translation>
    </message>
    <message>
      <source>From which CO₂ level on does the future event happen too?</source>
      <comment>second_event</comment>
      <translation>À partir de quel niveau de CO₂ l’événement futur a-t-il lieu aussi ?</translation>
    </message>
    <message>
      <source>Which CEPs count for the personal goal that asks for CEPs?</source>
      <comment>goal_cep</comment>
      <translation>Quels CEPs comptent pour l’objectif personnel qui demande des CEPs ?</translation>
    </message>
    <message>
      <source>Does an inspector count goals that are achieved?</source>
      <comment>inspector_skips</comment>
      <translation>Un inspecteur compte-t-il les objectifs déjà atteints ?</translation>
    </message>
    <message>
      <source>Nobody has a technology cube at the end: who gets the points for the most?</source>
      <comment>award_without_tech</comment>
      <translation>Personne n’a de ressource technologique à la fin : qui reçoit les points pour le plus grand nombre ?</translation>
    </message>
  </context>
  <context>
    <name>references</name>
    <message numerus="yes">
      <source>{rule} – rulebook sections {sections}</source>
      <comment>numbers</comment>
      <translation>
        <numerusform>{rule} – livret de règles, section {sections}</numerusform>
        <numerusform>{rule} – livret de règles, sections {sections}</numerusform>
      </translation>
    </message>
    <message>
      <source>{rule} – rulebook: {sections}</source>
      <comment>headings</comment>
      <translation>{rule} – livret de règles : {sections}</translation>
    </message>
    <message>
      <source>{rule} – not in the printed rulebook</source>
      <comment>unprinted</comment>
      <translation>{rule} – absent du livret de règles imprimé</translation>
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
      <translation>L’action pour laquelle la carte {card} a été jouée est due : elle doit rester possible.</translation>
    </message>
    <message>
      <source>This scientist is in your hand already.</source>
      <comment>already_in_hand</comment>
      <translation>Ce scientifique est déjà dans votre main.</translation>
    </message>
    <message>
      <source>Card {card} is attached to the build itself: choose the build with this card.</source>
      <comment>attach_card_to_build</comment>
      <translation>La carte {card} s’ajoute à la construction elle-même : choisissez la construction avec cette carte.</translation>
    </message>
    <message>
      <source>That is worth ${had}; the bid is ${needed}.</source>
      <comment>bid_not_covered</comment>
      <translation>Cela vaut ${had} ; la mise est de ${needed}.</translation>
    </message>
    <message>
      <source>You can pay ${had} at the most.</source>
      <comment>bid_too_high</comment>
      <translation>Vous pouvez payer au maximum ${had}.</translation>
    </message>
    <message>
      <source>Bid at least ${needed}, or pass.</source>
      <comment>bid_too_low</comment>
      <translation>Offrez au moins ${needed}, ou passez.</translation>
    </message>
    <message>
      <source>This bonus cannot be handed to {player}: everybody keeps their own.</source>
      <comment>bonus_is_your_own</comment>
      <translation>Ce bonus ne peut pas être donné à {player} : chacun garde les siens.</translation>
    </message>
    <message>
      <source>A bonus that was given cannot be handed on to {player}.</source>
      <comment>bonus_was_given_already</comment>
      <translation>Un bonus reçu ne peut pas être redonné à {player}.</translation>
    </message>
    <message>
      <source>The points or the track allow {had:steps} down, not {needed}.</source>
      <comment>cannot_reduce_more</comment>
      <translation>Les points ou la piste permettent une réduction de {had:steps}, pas de {needed}.</translation>
    </message>
    <message>
      <source>The main effect of card {card} needs its own action in this turn first: {on}.</source>
      <comment>card_action_missing</comment>
      <translation>Le lobby principal de la carte {card} demande d’abord son action, pendant ce tour : {on}.</translation>
    </message>
    <message>
      <source>You have played a card or scored a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <translation>Vous avez déjà joué une carte ou marqué les points d’un objectif de l’ONU pendant ce tour.</translation>
    </message>
    <message>
      <source>Card {card} gives no discount on this plant.</source>
      <comment>card_cannot_be_attached</comment>
      <translation>La carte {card} ne donne pas de réduction sur cette centrale.</translation>
    </message>
    <message>
      <source>Card {card} is not in your hand.</source>
      <comment>card_not_in_hand</comment>
      <translation>La carte {card} n’est pas dans votre main.</translation>
    </message>
    <message>
      <source>Card {card} is not in your packet.</source>
      <comment>card_not_in_packet</comment>
      <translation>La carte {card} n’est pas dans votre paquet.</translation>
    </message>
    <message>
      <source>No scientist can go to this card: it is not in play, or somebody has been there.</source>
      <comment>card_not_open</comment>
      <translation>Aucun scientifique ne peut aller sur cette carte : elle n’est pas en jeu, ou quelqu’un l’a déjà visitée.</translation>
    </message>
    <message>
      <source>The CO₂ level is at {had} ppm; from {limit} ppm on there is no second action.</source>
      <comment>co2_at_limit</comment>
      <translation>Le niveau de CO₂ est de {had} ppm ; à partir de {limit} ppm, il n’y a pas de deuxième action.</translation>
    </message>
    <message>
      <source>Take the main action of this turn first; the second one comes after it.</source>
      <comment>first_action_open</comment>
      <translation>Effectuez d’abord l’action principale de ce tour ; la deuxième vient après.</translation>
    </message>
    <message>
      <source>The project goes to the first free space of {region}.</source>
      <comment>first_free_space_only</comment>
      <translation>Le projet va sur la première case libre en {region}.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <comment>game_over</comment>
      <translation>La partie est terminée.</translation>
    </message>
    <message>
      <source>Goal {card} is not among the goals you can keep.</source>
      <comment>goal_not_dealt</comment>
      <translation>L’objectif {card} n’est pas parmi ceux que vous pouvez garder.</translation>
    </message>
    <message>
      <source>A scientist who is sent away goes home or to a summit on the project's energy.</source>
      <comment>hand_or_summit_only</comment>
      <translation>Un scientifique congédié revient en main ou va à un sommet ayant pour sujet l’énergie du projet.</translation>
    </message>
    <message>
      <source>Too few of your {energy} infrastructures carry a plant: {had} of {needed}.</source>
      <comment>infrastructure_missing</comment>
      <translation>Trop peu de vos infrastructures ({energy}) portent une centrale : {had} sur {needed}.</translation>
    </message>
    <message>
      <source>The main action of this turn is still open, and it has to be taken.</source>
      <comment>mandatory_action_open</comment>
      <translation>L’action principale de ce tour n’est pas encore faite, et elle est obligatoire.</translation>
    </message>
    <message>
      <source>You have taken the main action of this turn already.</source>
      <comment>mandatory_action_used</comment>
      <translation>Vous avez déjà effectué l’action principale de ce tour.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: it is closed until the next turn.</source>
      <comment>market_closed</comment>
      <translation>Le marché s’est vidé pendant ce tour : il est fermé jusqu’au prochain tour.</translation>
    </message>
    <message>
      <source>No CEP is on sale.</source>
      <comment>market_empty</comment>
      <translation>Il n’y a aucun CEP au marché.</translation>
    </message>
    <message>
      <source>The market ran empty in this turn: nothing can be sold until the next turn.</source>
      <comment>market_stop</comment>
      <translation>Le marché s’est vidé pendant ce tour : rien ne peut être vendu avant le prochain tour.</translation>
    </message>
    <message>
      <source>You have been to the market in this turn already.</source>
      <comment>market_visit_used</comment>
      <translation>Vous avez déjà fait une visite au marché pendant ce tour.</translation>
    </message>
    <message>
      <source>You earn {had}; that is less than {needed}.</source>
      <comment>more_than_income</comment>
      <translation>Votre revenu est de {had}, moins que {needed}.</translation>
    </message>
    <message>
      <source>The CO₂ level has to come down by at least {needed:steps}; {had} is too few.</source>
      <comment>must_reduce_more</comment>
      <translation>Le niveau de CO₂ doit baisser d’au moins {needed:steps} ; {had} ne suffit pas.</translation>
    </message>
    <message>
      <source>You have no CEP in your hand.</source>
      <comment>no_cep_in_hand</comment>
      <translation>Vous n’avez pas de CEP dans votre main.</translation>
    </message>
    <message>
      <source>That region holds no CEP.</source>
      <comment>no_cep_in_region</comment>
      <translation>Cette région n’a aucun CEP.</translation>
    </message>
    <message>
      <source>You need a CEP in your hand or in a region you control.</source>
      <comment>no_cep_to_pay</comment>
      <translation>Il vous faut un CEP dans votre main ou dans une région que vous contrôlez.</translation>
    </message>
    <message>
      <source>{player} has no company goal any more.</source>
      <comment>no_company_goal</comment>
      <translation>{player} n’a plus d’objectif de compagnie.</translation>
    </message>
    <message>
      <source>You have no cube left to mark the plant.</source>
      <comment>no_cube_left</comment>
      <translation>Il ne vous reste aucun cube pour marquer la centrale.</translation>
    </message>
    <message>
      <source>You have no disc left to mark the plant.</source>
      <comment>no_disc_left</comment>
      <translation>Il ne vous reste aucun disque pour marquer la centrale.</translation>
    </message>
    <message>
      <source>{player}'s scientist works here and costs you ${needed}; you have ${had}.</source>
      <comment>no_fee_for_scientist</comment>
      <translation>Le scientifique de {player} travaille ici et vous coûte ${needed} ; vous avez ${had}.</translation>
    </message>
    <message>
      <source>You have no lobby card.</source>
      <comment>no_lobby_card</comment>
      <translation>Vous n’avez pas de carte lobby.</translation>
    </message>
    <message>
      <source>You have no marker left for another infrastructure.</source>
      <comment>no_marker_left</comment>
      <translation>Il ne vous reste aucun marqueur pour une autre infrastructure.</translation>
    </message>
    <message>
      <source>No {energy} plant is left.</source>
      <comment>no_plant_tile</comment>
      <translation>Il ne reste aucune centrale ({energy}).</translation>
    </message>
    <message>
      <source>There is no project on this space.</source>
      <comment>no_project_here</comment>
      <translation>Il n’y a pas de projet sur cette case.</translation>
    </message>
    <message>
      <source>No {energy} project tile is left.</source>
      <comment>no_project_tile</comment>
      <translation>Il ne reste aucune tuile projet ({energy}).</translation>
    </message>
    <message>
      <source>The region cannot help with {needed:cubes}; it can give {had}.</source>
      <comment>no_region_tech</comment>
      <translation>La région ne peut pas fournir {needed:cubes} ; elle peut en fournir {had}.</translation>
    </message>
    <message>
      <source>You have no scientist in your hand.</source>
      <comment>no_scientist_in_hand</comment>
      <translation>Vous n’avez pas de scientifique dans votre main.</translation>
    </message>
    <message>
      <source>No second action would be possible now.</source>
      <comment>no_second_action</comment>
      <translation>Aucune deuxième action ne serait possible maintenant.</translation>
    </message>
    <message>
      <source>Card {card} does not offer that.</source>
      <comment>no_such_option</comment>
      <translation>La carte {card} n’offre pas cela.</translation>
    </message>
    <message>
      <source>There is no such topic.</source>
      <comment>no_such_topic</comment>
      <translation>Ce sujet n’existe pas.</translation>
    </message>
    <message>
      <source>The chosen rulebook knows no way from a project back to the hand.</source>
      <comment>no_way_home</comment>
      <translation>Le livret choisi ne prévoit pas de retour d’un projet vers la main.</translation>
    </message>
    <message>
      <source>All your scientists are recruited: there are {limit} and no more.</source>
      <comment>nobody_to_recruit</comment>
      <translation>Tous vos scientifiques sont recrutés : vous n’en avez pas plus de {limit}.</translation>
    </message>
    <message>
      <source>There is no project on this space that can be prepared for building.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Il n’y a sur cette case aucun projet à mettre en place.</translation>
    </message>
    <message>
      <source>No point in {energy} is due from this summit.</source>
      <comment>not_a_topic_here</comment>
      <translation>Aucune expertise en {energy} n’est due pour ce sommet.</translation>
    </message>
    <message>
      <source>There is no project on this space that is ready to be built on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Il n’y a sur cette case aucun projet prêt pour une construction.</translation>
    </message>
    <message>
      <source>You need {needed:ceps} and have {had}.</source>
      <comment>not_enough_cep</comment>
      <translation>Il vous faut {needed:ceps}, et vous en avez {had}.</translation>
    </message>
    <message>
      <source>You need expertise {needed} in {energy} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <translation>Il vous faut une expertise de {needed} en {energy} ; la vôtre est de {had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}.</source>
      <comment>not_enough_money</comment>
      <translation>Il vous faut ${needed}, et vous avez ${had}.</translation>
    </message>
    <message>
      <source>You need ${needed} and have ${had}: ${fee} of it is for {player}, whose scientist works here.</source>
      <comment>not_enough_money_and_fee</comment>
      <translation>Il vous faut ${needed}, et vous avez ${had} : ${fee} sont pour {player}, dont le scientifique travaille ici.</translation>
    </message>
    <message>
      <source>You need {needed:cubes} and have {had}.</source>
      <comment>not_enough_tech</comment>
      <translation>Il vous faut {needed:cubes}, et vous en avez {had}.</translation>
    </message>
    <message>
      <source>This is not the time for it: another decision comes first.</source>
      <comment>not_now</comment>
      <translation>Ce n’est pas le moment : une autre décision vient d’abord.</translation>
    </message>
    <message>
      <source>The agenda of {region} does not ask for {energy}.</source>
      <comment>not_on_agenda</comment>
      <translation>L’agenda de l’{region} n’accepte pas cette énergie : {energy}.</translation>
    </message>
    <message>
      <source>This point has to be taken.</source>
      <comment>not_optional</comment>
      <translation>Cette expertise doit être prise.</translation>
    </message>
    <message>
      <source>The project goes to a free space of {region}.</source>
      <comment>not_this_space</comment>
      <translation>Le projet va sur une case libre en {region}.</translation>
    </message>
    <message>
      <source>None of your scientists stands there.</source>
      <comment>not_your_scientist</comment>
      <translation>Aucun de vos scientifiques n’est là.</translation>
    </message>
    <message>
      <source>It is not {player}'s turn.</source>
      <comment>not_your_turn</comment>
      <translation>Ce n’est pas le tour de {player}.</translation>
    </message>
    <message>
      <source>A scientist reaches a summit only from a project of the same energy.</source>
      <comment>only_from_project_to_summit</comment>
      <translation>Un scientifique ne va à un sommet que depuis un projet de la même énergie.</translation>
    </message>
    <message>
      <source>Only the top {energy} plant can be built.</source>
      <comment>only_top_plant</comment>
      <translation>Seule la centrale du haut de la pile peut être construite ({energy}).</translation>
    </message>
    <message>
      <source>Card {card} has been played for another action, which comes now.</source>
      <comment>other_action_owed</comment>
      <translation>La carte {card} a été jouée pour une autre action, qui vient maintenant.</translation>
    </message>
    <message>
      <source>The CEP has to come from your hand or from {region}.</source>
      <comment>other_region_must_pay</comment>
      <translation>Le CEP doit venir de votre main ou de l’{region}.</translation>
    </message>
    <message>
      <source>The scientist who was sent away has to move.</source>
      <comment>other_scientist_must_move</comment>
      <translation>C’est le scientifique congédié qui doit se déplacer.</translation>
    </message>
    <message>
      <source>The topic is {topic}, but the scientist works on {energy}.</source>
      <comment>other_topic</comment>
      <translation>Le sujet est « {topic} », mais le scientifique travaille sur une autre énergie : {energy}.</translation>
    </message>
    <message>
      <source>Card {card} goes with an action that you could not take right after: {on}.</source>
      <comment>owed_action_impossible</comment>
      <translation>La carte {card} va avec une action que vous ne pourriez pas faire juste après : {on}.</translation>
    </message>
    <message>
      <source>Something in this payment is not needed: ${had} for a bid of ${needed}.</source>
      <comment>pays_too_much</comment>
      <translation>Une partie de ce paiement est inutile : ${had} pour une mise de ${needed}.</translation>
    </message>
    <message>
      <source>You need {needed:plants} of {energy} and have {had}.</source>
      <comment>plant_missing</comment>
      <translation>Il vous faut {needed:plants} ({energy}), et vous en avez {had}.</translation>
    </message>
    <message>
      <source>{player}'s scientist works on this project already.</source>
      <comment>project_occupied</comment>
      <translation>Le scientifique de {player} travaille déjà sur ce projet.</translation>
    </message>
    <message>
      <source>All plants in {region} are green: there is no room for another one.</source>
      <comment>region_all_green</comment>
      <translation>Toutes les centrales d’{region} sont vertes : il n’y a plus de place pour une autre.</translation>
    </message>
    <message>
      <source>{region} holds {limit:ceps} already, and no more fit.</source>
      <comment>region_cep_limit</comment>
      <translation>L’{region} contient déjà {limit:ceps}, et n’a plus de place.</translation>
    </message>
    <message>
      <source>You do not control {region}.</source>
      <comment>region_not_controlled</comment>
      <translation>Vous ne contrôlez pas l’{region}.</translation>
    </message>
    <message>
      <source>The region has technology cubes: one of them has to be used.</source>
      <comment>region_pays_one</comment>
      <translation>La région a des ressources technologiques : l’une d’elles doit être utilisée.</translation>
    </message>
    <message>
      <source>The second action of a turn has to be of another kind than the first.</source>
      <comment>same_kind_of_action</comment>
      <translation>La deuxième action d’un tour doit être d’un autre type que la première.</translation>
    </message>
    <message>
      <source>You have moved a scientist in this turn already.</source>
      <comment>scientist_move_used</comment>
      <translation>Vous avez déjà déplacé un scientifique pendant ce tour.</translation>
    </message>
    <message>
      <source>The second action is paid for and has to be taken now.</source>
      <comment>second_action_owed</comment>
      <translation>La deuxième action est payée et doit être faite maintenant.</translation>
    </message>
    <message>
      <source>There is only one second action in a turn.</source>
      <comment>second_action_used</comment>
      <translation>Il n’y a qu’une deuxième action par tour.</translation>
    </message>
    <message>
      <source>There is a project on this space already.</source>
      <comment>space_taken</comment>
      <translation>Il y a déjà un projet sur cette case.</translation>
    </message>
    <message>
      <source>A scientist who visits a card stays there.</source>
      <comment>stays_on_card</comment>
      <translation>Un scientifique qui visite une carte y reste.</translation>
    </message>
    <message>
      <source>The subsidy has to be used: recruit a scientist, or move one.</source>
      <comment>subsidy_not_optional</comment>
      <translation>La subvention doit être utilisée : recrutez un scientifique ou déplacez-en un.</translation>
    </message>
    <message>
      <source>A scientist stays at a summit until it has taken place.</source>
      <comment>summit_not_held_yet</comment>
      <translation>Un scientifique reste à un sommet jusqu’à ce qu’il soit terminé.</translation>
    </message>
    <message>
      <source>{player}'s scientist has this topic already.</source>
      <comment>topic_occupied</comment>
      <translation>Le scientifique de {player} a déjà ce sujet.</translation>
    </message>
    <message>
      <source>UN goal {card} is not on display.</source>
      <comment>un_goal_not_open</comment>
      <translation>L’objectif de l’ONU {card} n’est pas face visible.</translation>
    </message>
  </context>
  <context>
    <name>refusals_second_chance</name>
    <message>
      <source>You have played a card or claimed a UN goal in this turn already.</source>
      <comment>card_action_used</comment>
      <translation>Vous avez déjà joué une carte ou pris un objectif de l’ONU pendant ce tour.</translation>
    </message>
    <message>
      <source>You have no lobbyist card.</source>
      <comment>no_lobby_card</comment>
      <translation>Vous n’avez pas de carte lobbyiste.</translation>
    </message>
    <message>
      <source>There is no planned project on this space.</source>
      <comment>not_a_proposed_project</comment>
      <translation>Il n’y a pas de projet planifié sur cette case.</translation>
    </message>
    <message>
      <source>There is no infrastructure on this space to build on.</source>
      <comment>not_an_installed_project</comment>
      <translation>Il n’y a pas d’infrastructure sur cette case pour construire.</translation>
    </message>
    <message>
      <source>You need {energy} knowledge {needed} and have {had}.</source>
      <comment>not_enough_expertise</comment>
      <translation>Il vous faut une expertise de {needed} en {energy} ; la vôtre est de {had}.</translation>
    </message>
    <message>
      <source>The scientist who has to leave the project moves now, and no other.</source>
      <comment>other_scientist_must_move</comment>
      <translation>Seul le scientifique qui doit quitter le projet se déplace maintenant.</translation>
    </message>
  </context>
  <context>
    <name>regions</name>
    <message>
      <source>North America</source>
      <comment>north_america</comment>
      <translation>Amérique du Nord</translation>
    </message>
    <message>
      <source>South America</source>
      <comment>south_america</comment>
      <translation>Amérique du Sud</translation>
    </message>
    <message>
      <source>Europe</source>
      <comment>europe</comment>
      <translation>Europe</translation>
    </message>
    <message>
      <source>Africa</source>
      <comment>africa</comment>
      <translation>Afrique</translation>
    </message>
    <message>
      <source>Asia</source>
      <comment>asia</comment>
      <translation>Asie</translation>
    </message>
    <message>
      <source>Oceania</source>
      <comment>oceania</comment>
      <translation>Océanie</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <translation>Enchère pour déterminer le premier joueur</translation>
    </message>
    <message>
      <source>Build a plant</source>
      <comment>build</comment>
      <translation>Construire une centrale</translation>
    </message>
    <message>
      <source>Buy a CEP</source>
      <comment>buy_cep</comment>
      <translation>Acheter un CEP</translation>
    </message>
    <message>
      <source>Where CEPs come from and go to</source>
      <comment>cep_flow</comment>
      <translation>Mouvements de CEP</translation>
    </message>
    <message>
      <source>Company goal</source>
      <comment>company_goal</comment>
      <translation>Objectif de compagnie</translation>
    </message>
    <message>
      <source>Course of a decade</source>
      <comment>decade</comment>
      <translation>Déroulement d’une décennie</translation>
    </message>
    <message>
      <source>A scientist who is sent away</source>
      <comment>displaced_scientist</comment>
      <translation>Scientifique congédié</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <translation>Système de draft</translation>
    </message>
    <message>
      <source>End of the game</source>
      <comment>end_of_game</comment>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <source>Energy demand</source>
      <comment>energy_demand</comment>
      <translation>Approvisionnement en énergie</translation>
    </message>
    <message>
      <source>Event</source>
      <comment>event</comment>
      <translation>Événement</translation>
    </message>
    <message>
      <source>Expertise</source>
      <comment>expertise</comment>
      <translation>Expertise</translation>
    </message>
    <message>
      <source>Bonuses of the expertise tracks</source>
      <comment>expertise_bonus</comment>
      <translation>Bonus des pistes d’expertise</translation>
    </message>
    <message>
      <source>A CEP that has to be bought</source>
      <comment>forced_purchase</comment>
      <translation>Achat forcé d’un CEP</translation>
    </message>
    <message>
      <source>Free actions</source>
      <comment>free_actions</comment>
      <translation>Actions gratuites</translation>
    </message>
    <message>
      <source>Money grant</source>
      <comment>grant_money</comment>
      <translation>Subvention en argent</translation>
    </message>
    <message>
      <source>Research grant</source>
      <comment>grant_research</comment>
      <translation>Subvention de recherche</translation>
    </message>
    <message>
      <source>Technology grant</source>
      <comment>grant_tech</comment>
      <translation>Subvention de technologie</translation>
    </message>
    <message>
      <source>Income</source>
      <comment>income</comment>
      <translation>Revenu</translation>
    </message>
    <message>
      <source>Install a project</source>
      <comment>install</comment>
      <translation>Mettre en place un projet</translation>
    </message>
    <message>
      <source>Main effect of a lobby card</source>
      <comment>lobby_main</comment>
      <translation>Lobby principal d’une carte lobby</translation>
    </message>
    <message>
      <source>Minor effect of a lobby card</source>
      <comment>lobby_minor</comment>
      <translation>Lobby mineur d’une carte lobby</translation>
    </message>
    <message>
      <source>The market ran empty</source>
      <comment>market_stop</comment>
      <translation>Le marché est vide</translation>
    </message>
    <message>
      <source>Move a scientist</source>
      <comment>move_scientist</comment>
      <translation>Déplacer un scientifique</translation>
    </message>
    <message>
      <source>Pay a CEP</source>
      <comment>pay_cep</comment>
      <translation>Payer un CEP</translation>
    </message>
    <message>
      <source>The planet is lost</source>
      <comment>planet_lost</comment>
      <translation>La planète est perdue</translation>
    </message>
    <message>
      <source>Fixed fossil plants</source>
      <comment>preset_fossils</comment>
      <translation>Mise en place prédéfinie</translation>
    </message>
    <message>
      <source>Expertise at the end of a turn</source>
      <comment>project_expertise</comment>
      <translation>Expertise à la fin d’un tour</translation>
    </message>
    <message>
      <source>Propose a project</source>
      <comment>propose</comment>
      <translation>Proposer un projet</translation>
    </message>
    <message>
      <source>Most CEPs of a region</source>
      <comment>region_cep_limit</comment>
      <translation>Limite régionale de CEP</translation>
    </message>
    <message>
      <source>Control of a region</source>
      <comment>region_control</comment>
      <translation>Contrôle de région</translation>
    </message>
    <message>
      <source>Technology cubes of a region</source>
      <comment>region_tech</comment>
      <translation>Ressources technologiques d’une région</translation>
    </message>
    <message>
      <source>Replace a fossil plant</source>
      <comment>replace_fossil</comment>
      <translation>Remplacer une centrale à combustible fossile</translation>
    </message>
    <message>
      <source>Final scoring</source>
      <comment>scoring</comment>
      <translation>Décompte final</translation>
    </message>
    <message>
      <source>Sell a CEP</source>
      <comment>sell_cep</comment>
      <translation>Vendre un CEP</translation>
    </message>
    <message>
      <source>Setup</source>
      <comment>setup</comment>
      <translation>Mise en place</translation>
    </message>
    <message>
      <source>Solo game</source>
      <comment>solo</comment>
      <translation>Partie solo</translation>
    </message>
    <message>
      <source>Setup of the solo game</source>
      <comment>solo_setup</comment>
      <translation>Mise en place de la partie solo</translation>
    </message>
    <message>
      <source>Summits</source>
      <comment>summit</comment>
      <translation>Sommets</translation>
    </message>
    <message>
      <source>Pay for a fossil plant</source>
      <comment>supply_payment</comment>
      <translation>Payer une centrale à combustible fossile</translation>
    </message>
    <message>
      <source>Ties</source>
      <comment>tie_break</comment>
      <translation>Égalités</translation>
    </message>
    <message>
      <source>Course of a turn</source>
      <comment>turn</comment>
      <translation>Déroulement d’un tour</translation>
    </message>
    <message>
      <source>UN goal</source>
      <comment>un_goal</comment>
      <translation>Objectif de l’ONU</translation>
    </message>
  </context>
  <context>
    <name>rules_second_chance</name>
    <message>
      <source>End of the competitive game</source>
      <comment>competitive_end</comment>
      <translation>Fin de la partie compétitive</translation>
    </message>
    <message>
      <source>End of the cooperative game</source>
      <comment>cooperative_end</comment>
      <translation>Fin de la partie coopérative</translation>
    </message>
    <message>
      <source>End of a decade</source>
      <comment>decade_end</comment>
      <translation>Fin d’une décennie</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <translation>Difficulté</translation>
    </message>
    <message>
      <source>A scientist who has to leave</source>
      <comment>displaced_scientist</comment>
      <translation>Un scientifique qui doit partir</translation>
    </message>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <translation>Draft des cartes lobbyistes</translation>
    </message>
    <message>
      <source>Energy supply</source>
      <comment>energy_supply</comment>
      <translation>Approvisionnement en énergie</translation>
    </message>
    <message>
      <source>Environmental goals</source>
      <comment>environmental_goals</comment>
      <translation>Objectifs environnementaux</translation>
    </message>
    <message>
      <source>Knowledge</source>
      <comment>expertise</comment>
      <translation>Expertise</translation>
    </message>
    <message>
      <source>Bonuses of the knowledge tracks</source>
      <comment>expertise_bonus</comment>
      <translation>Bonus des pistes d’expertise</translation>
    </message>
    <message>
      <source>Director actions</source>
      <comment>free_actions</comment>
      <translation>Actions de direction</translation>
    </message>
    <message>
      <source>Scientist subsidy</source>
      <comment>grant_research</comment>
      <translation>Subvention de scientifique</translation>
    </message>
    <message>
      <source>Prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>Mettre en place l’infrastructure</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <translation>Inspecteurs de l’ONU</translation>
    </message>
    <message>
      <source>Main effect of a lobbyist card</source>
      <comment>lobby_main</comment>
      <translation>Lobby principal d’une carte lobbyiste</translation>
    </message>
    <message>
      <source>Minor effect of a lobbyist card</source>
      <comment>lobby_minor</comment>
      <translation>Lobby mineur d’une carte lobbyiste</translation>
    </message>
    <message>
      <source>A scientist visits a lobbyist card</source>
      <comment>lobbyist_visit</comment>
      <translation>Un scientifique visite une carte lobbyiste</translation>
    </message>
    <message>
      <source>Penalty</source>
      <comment>penalty</comment>
      <translation>Pénalité</translation>
    </message>
    <message>
      <source>Personal goal</source>
      <comment>personal_goal</comment>
      <translation>Objectif personnel</translation>
    </message>
    <message>
      <source>Plan a project</source>
      <comment>plan</comment>
      <translation>Planifier un projet</translation>
    </message>
    <message>
      <source>Reduce the CO₂ level</source>
      <comment>reduction</comment>
      <translation>Réduire le niveau de CO₂</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_goal</comment>
      <translation>Objectif solo</translation>
    </message>
    <message>
      <source>Second main action of the solo game</source>
      <comment>solo_second_action</comment>
      <translation>Deuxième action principale de la partie solo</translation>
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
      <translation>revenu</translation>
    </message>
    <message>
      <source>company goal</source>
      <comment>company_goal</comment>
      <translation>objectif de compagnie</translation>
    </message>
    <message>
      <source>money</source>
      <comment>money</comment>
      <translation>argent</translation>
    </message>
    <message>
      <source>most technology</source>
      <comment>most_tech</comment>
      <translation>le plus de ressources technologiques</translation>
    </message>
    <message>
      <source>most UN goals</source>
      <comment>most_un_goals</comment>
      <translation>le plus de cartes objectif de l’ONU</translation>
    </message>
    <message>
      <source>UN goals</source>
      <comment>un_goals</comment>
      <translation>objectifs de l’ONU</translation>
    </message>
  </context>
  <context>
    <name>short_places</name>
    <message>
      <source>home</source>
      <comment>hand</comment>
      <translation>en main</translation>
    </message>
    <message>
      <source>from hand</source>
      <comment>own_hand</comment>
      <translation>de la main</translation>
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
      <translation>sommet {summit}</translation>
    </message>
    <message>
      <source>summit {summit}</source>
      <comment>topic</comment>
      <translation>sommet {summit}</translation>
    </message>
    <message>
      <source>summit {summit}, place {place}</source>
      <comment>same_topic</comment>
      <translation>sommet {summit}, place {place}</translation>
    </message>
    <message>
      <source>card {card}</source>
      <comment>card</comment>
      <translation>carte {card}</translation>
    </message>
  </context>
  <context>
    <name>solo_goals</name>
    <message>
      <source>reach the last space of {n:tracks}</source>
      <comment>tracks_finished</comment>
      <translation>atteindre la dernière case de {n:tracks}</translation>
    </message>
    <message>
      <source>build {n:plants}</source>
      <comment>plants_built</comment>
      <translation>construire {n:plants}</translation>
    </message>
    <message>
      <source>build a plant in every region</source>
      <comment>plant_in_every_region</comment>
      <translation>construire une centrale dans chaque région</translation>
    </message>
    <message>
      <source>meet all personal goals that you were dealt</source>
      <comment>all_personal_goals</comment>
      <translation>remplir tous les objectifs personnels que vous avez reçus</translation>
    </message>
    <message>
      <source>win although you start with {n:points}</source>
      <comment>fewer_points</comment>
      <translation>gagner en commençant avec {n:points}</translation>
    </message>
    <message>
      <source>win although no gas plant is in the game</source>
      <comment>no_gas</comment>
      <translation>gagner sans centrale à gaz dans le jeu</translation>
    </message>
    <message>
      <source>achieve {n} of the environmental goals that ask for plants</source>
      <comment>plant_goals_by_decade</comment>
      <translation>atteindre {n} des objectifs environnementaux de centrales</translation>
    </message>
    <message>
      <source>have {n:ceps} in Asia</source>
      <comment>region_cep</comment>
      <translation>avoir {n:ceps} en Asie</translation>
    </message>
    <message>
      <source>hold a summit of every size</source>
      <comment>every_summit_size</comment>
      <translation>terminer un sommet de chaque taille</translation>
    </message>
    <message>
      <source>tear down {n:fossil_plants} by building in a full region</source>
      <comment>replaced_fossil</comment>
      <translation>retirer {n:fossil_plants} en construisant dans une région pleine</translation>
    </message>
    <message>
      <source>play no lobbyist card</source>
      <comment>no_lobbyist_in_decade</comment>
      <translation>ne jouer aucune carte lobbyiste</translation>
    </message>
  </context>
  <context>
    <name>titles</name>
    <message>
      <source>Lobby card {card}: {trigger}</source>
      <comment>lobby</comment>
      <translation>Carte lobby {card} : {trigger}</translation>
    </message>
    <message>
      <source>Company goal {card}</source>
      <comment>company_goal</comment>
      <translation>Objectif de compagnie {card}</translation>
    </message>
    <message>
      <source>UN goal {card}</source>
      <comment>un_goal</comment>
      <translation>Objectif de l’ONU {card}</translation>
    </message>
    <message>
      <source>Event {card}: {region}</source>
      <comment>event</comment>
      <translation>Événement {card} : {region}</translation>
    </message>
    <message>
      <source>{energy} plant</source>
      <comment>plant</comment>
      <translation>centrale ({energy})</translation>
    </message>
    <message>
      <source>{energy} plant of level {level}</source>
      <comment>plant_level</comment>
      <translation>centrale de niveau {level} ({energy})</translation>
    </message>
    <message>
      <source>{energy} project</source>
      <comment>project</comment>
      <translation>projet en {energy}</translation>
    </message>
    <message>
      <source>Personal goal {card}</source>
      <comment>personal_goal</comment>
      <translation>Objectif personnel {card}</translation>
    </message>
    <message>
      <source>Solo goal {card}</source>
      <comment>solo_goal</comment>
      <translation>Objectif solo {card}</translation>
    </message>
  </context>
  <context>
    <name>titles_second_chance</name>
    <message>
      <source>Lobbyist card {card}: {trigger}</source>
      <comment>lobby</comment>
      <translation>Carte lobbyiste {card} : {trigger}</translation>
    </message>
  </context>
  <context>
    <name>triggers</name>
    <message>
      <source>propose a project</source>
      <comment>propose</comment>
      <translation>proposer un projet</translation>
    </message>
    <message>
      <source>install a project</source>
      <comment>install</comment>
      <translation>mettre en place un projet</translation>
    </message>
    <message>
      <source>plan a project</source>
      <comment>plan</comment>
      <translation>planifier un projet</translation>
    </message>
    <message>
      <source>prepare infrastructure</source>
      <comment>infrastructure</comment>
      <translation>mettre en place l’infrastructure</translation>
    </message>
    <message>
      <source>build a plant</source>
      <comment>build</comment>
      <translation>construire une centrale</translation>
    </message>
    <message>
      <source>send a scientist to a summit</source>
      <comment>summit</comment>
      <translation>envoyer un scientifique à un sommet</translation>
    </message>
    <message>
      <source>buy a CEP</source>
      <comment>buy</comment>
      <translation>acheter un CEP</translation>
    </message>
    <message>
      <source>sell a CEP</source>
      <comment>sell</comment>
      <translation>vendre un CEP</translation>
    </message>
  </context>
  <context>
    <name>un_goals</name>
    <message>
      <source>Needs plants that you have built, in any region: {plants}.</source>
      <comment>needs</comment>
      <translation>Demande des centrales que vous avez construites, dans n’importe quelles régions : {plants}.</translation>
    </message>
    <message numerus="yes">
      <source>{n} {energy} plants</source>
      <comment>plant</comment>
      <translation>
        <numerusform>{n} centrale ({energy})</numerusform>
        <numerusform>{n} centrales ({energy})</numerusform>
      </translation>
    </message>
    <message>
      <source>Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.</source>
      <comment>scores</comment>
      <translation>En marquer les points coûte {tech:cubes} et rapporte {vp:points} ; une seule compagnie peut le faire.</translation>
    </message>
    <message>
      <source>It takes the place of a lobby card in your turn, and your plants are not used up.</source>
      <comment>free</comment>
      <translation>Il prend la place d’une carte lobby à votre tour, et vos centrales ne sont pas dépensées.</translation>
    </message>
    <message>
      <source>Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.</source>
      <comment>most</comment>
      <translation>Qui a marqué le plus d’objectifs de l’ONU à la fin gagne encore {vp:points} ; tous les joueurs ex-æquo aussi.</translation>
    </message>
  </context>
  <context>
    <name>un_goals_second_chance</name>
    <message>
      <source>Needs your infrastructures under built plants, whoever built them: {plants}.</source>
      <comment>needs</comment>
      <translation>Demande vos infrastructures sous des centrales construites, peu importe par qui : {plants}.</translation>
    </message>
    <message>
      <source>Claiming it costs {tech:cubes}; only one company can claim it.</source>
      <comment>scores</comment>
      <translation>Le prendre coûte {tech:cubes} ; une seule compagnie peut le prendre.</translation>
    </message>
    <message>
      <source>In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.</source>
      <comment>team</comment>
      <translation>En équipe et en solo, il rapporte immédiatement {vp:points} ; maximum d’objectifs non pris à la fin : {allowed}.</translation>
    </message>
    <message>
      <source>Against each other, your cards together score at the end: {scores}.</source>
      <comment>rivals</comment>
      <translation>En partie compétitive, vos cartes rapportent ensemble à la fin : {scores}.</translation>
    </message>
    <message>
      <source>It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.</source>
      <comment>free</comment>
      <translation>Il prend la place d’une carte lobbyiste à votre tour, et rien d’autre que les ressources technologiques n’est dépensé.</translation>
    </message>
    <message numerus="yes">
      <source>{n} cards {vp:points}</source>
      <comment>score</comment>
      <translation>
        <numerusform>{n} carte = {vp:points}</numerusform>
        <numerusform>{n} cartes = {vp:points}</numerusform>
      </translation>
    </message>
    <message>
      <source>{n} or more cards {vp:points}</source>
      <comment>score_or_more</comment>
      <translation>{n} cartes ou plus = {vp:points}</translation>
    </message>
  </context>
  <context>
    <name>variant_help</name>
    <message>
      <source>Start with drawn fossil plants, or with a fixed set that is easier or harder.</source>
      <comment>preset</comment>
      <translation>Commencez avec des centrales à combustible fossile piochées, ou avec une mise en place prédéfinie plus facile ou plus difficile.</translation>
    </message>
    <message>
      <source>Six fossil plants are drawn at random, one for each region.</source>
      <comment>preset=</comment>
      <translation>Six centrales à combustible fossile sont piochées au hasard, une pour chaque région.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.</source>
      <comment>preset=fixed</comment>
      <translation>{plants}, réparties au hasard entre les régions : le niveau de CO₂ débute à {co2} ppm.</translation>
    </message>
    <message>
      <source>{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. Out of the game: {removed}.</source>
      <comment>preset=fewer</comment>
      <translation>{plants}, réparties au hasard entre les régions : le niveau de CO₂ débute à {co2} ppm. À retirer du jeu : {removed}.</translation>
    </message>
    <message>
      <source>Before each new decade everybody bids once, and the winner names the start player; without it the tile moves to the left.</source>
      <comment>auction</comment>
      <translation>Avant chaque nouvelle décennie, chacun fait une offre, et le gagnant nomme le premier joueur ; sans enchère, la tuile passe à gauche.</translation>
    </message>
    <message>
      <source>Choose your lobby cards one by one from packets that are passed to the right.</source>
      <comment>draft</comment>
      <translation>Choisissez vos cartes lobby une à une dans des paquets passés à droite.</translation>
    </message>
    <message>
      <source>Play together as one team, against each other, or alone.</source>
      <comment>mode</comment>
      <translation>Jouez ensemble en équipe, les uns contre les autres, ou en solo.</translation>
    </message>
    <message>
      <source>One team, one score: keep the CO₂ level in check, or lose together.</source>
      <comment>mode=cooperative</comment>
      <translation>Une équipe, un score : gardez le niveau de CO₂ sous contrôle, ou perdez ensemble.</translation>
    </message>
    <message>
      <source>Everybody scores alone; if the CO₂ level gets too high, everybody loses.</source>
      <comment>mode=competitive</comment>
      <translation>Chacun marque pour soi ; si le niveau de CO₂ devient trop élevé, tout le monde perd.</translation>
    </message>
    <message>
      <source>Like the team game, with an opponent's cubes on the board and harder conditions.</source>
      <comment>mode=solo</comment>
      <translation>Comme la partie en équipe, avec les cubes d’un adversaire sur le plateau et des conditions plus dures.</translation>
    </message>
    <message>
      <source>The energy supply of every decade begins in this region and goes on clockwise.</source>
      <comment>home</comment>
      <translation>L’approvisionnement en énergie de chaque décennie commence dans cette région et continue en sens horaire.</translation>
    </message>
    <message>
      <source>Fewer coal plants, and more points at the start, make the game easier.</source>
      <comment>difficulty</comment>
      <translation>Moins de centrales à charbon, et plus de points au départ, rendent la partie plus facile.</translation>
    </message>
    <message>
      <source>Out of the game: {removed}. Points at the start: {vp}.</source>
      <comment>difficulty=fixed</comment>
      <translation>À retirer du jeu : {removed}. Points au départ : {vp}.</translation>
    </message>
    <message>
      <source>All fossil plants are in the game. Points at the start: {vp}.</source>
      <comment>difficulty=points</comment>
      <translation>Toutes les centrales à combustible fossile sont en jeu. Points au départ : {vp}.</translation>
    </message>
    <message>
      <source>Two inspectors walk along the environmental goals; an open goal beside one costs double.</source>
      <comment>inspectors</comment>
      <translation>Deux inspecteurs parcourent les objectifs environnementaux ; un objectif non atteint à côté de l’un d’eux compte double.</translation>
    </message>
    <message>
      <source>A goal that has to be met on top of everything else.</source>
      <comment>solo_card</comment>
      <translation>Un objectif à remplir en plus de tout le reste.</translation>
    </message>
    <message>
      <source>No goal on top of the usual conditions.</source>
      <comment>solo_card=0</comment>
      <translation>Aucun objectif en plus des conditions habituelles.</translation>
    </message>
    <message>
      <source>One of the solo goals, drawn at random.</source>
      <comment>solo_card=-1</comment>
      <translation>Un des objectifs solo, pioché au hasard.</translation>
    </message>
  </context>
  <context>
    <name>variant_help_second_chance</name>
    <message>
      <source>Choose your lobbyist cards from packets that are passed to the right.</source>
      <comment>draft</comment>
      <translation>Choisissez vos cartes lobbyistes dans des paquets passés à droite.</translation>
    </message>
  </context>
  <context>
    <name>variant_values</name>
    <message>
      <source>No</source>
      <comment>no</comment>
      <translation>Non</translation>
    </message>
    <message>
      <source>Yes</source>
      <comment>yes</comment>
      <translation>Oui</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>preset=</comment>
      <translation>Au hasard</translation>
    </message>
    <message>
      <source>Beginner</source>
      <comment>preset=beginner</comment>
      <translation>Débutant</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>preset=normal</comment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>preset=expert</comment>
      <translation>Expert</translation>
    </message>
    <message>
      <source>Extreme</source>
      <comment>preset=extreme</comment>
      <translation>Extrême</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <comment>mode=cooperative</comment>
      <translation>Coopératif</translation>
    </message>
    <message>
      <source>Competitive</source>
      <comment>mode=competitive</comment>
      <translation>Compétitif</translation>
    </message>
    <message>
      <source>Solo</source>
      <comment>mode=solo</comment>
      <translation>Solo</translation>
    </message>
    <message>
      <source>Easy</source>
      <comment>difficulty=easy</comment>
      <translation>Facile</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>difficulty=normal</comment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Hard</source>
      <comment>difficulty=hard</comment>
      <translation>Difficile</translation>
    </message>
    <message>
      <source>None</source>
      <comment>solo_card=0</comment>
      <translation>Aucun</translation>
    </message>
    <message>
      <source>Random</source>
      <comment>solo_card=-1</comment>
      <translation>Au hasard</translation>
    </message>
    <message>
      <source>{card}: {goal}</source>
      <comment>solo_card=</comment>
      <translation>{card} : {goal}</translation>
    </message>
  </context>
  <context>
    <name>variants</name>
    <message>
      <source>Fossil plants at the start</source>
      <comment>preset</comment>
      <translation>Centrales à combustible fossile au début</translation>
    </message>
    <message>
      <source>Start player auction</source>
      <comment>auction</comment>
      <translation>Enchère pour déterminer le premier joueur</translation>
    </message>
    <message>
      <source>Lobby draft</source>
      <comment>draft</comment>
      <translation>Système de draft</translation>
    </message>
    <message>
      <source>Way of playing</source>
      <comment>mode</comment>
      <translation>Mode de jeu</translation>
    </message>
    <message>
      <source>Home region</source>
      <comment>home</comment>
      <translation>Région d’origine</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <comment>difficulty</comment>
      <translation>Difficulté</translation>
    </message>
    <message>
      <source>UN inspectors</source>
      <comment>inspectors</comment>
      <translation>Inspecteurs de l’ONU</translation>
    </message>
    <message>
      <source>Solo goal</source>
      <comment>solo_card</comment>
      <translation>Objectif solo</translation>
    </message>
  </context>
  <context>
    <name>variants_second_chance</name>
    <message>
      <source>Lobbyist draft</source>
      <comment>draft</comment>
      <translation>Draft des cartes lobbyistes</translation>
    </message>
  </context>
</TS>
