"""Where each rule is written: the section of the specification and the section of every printed rulebook.

A section is the number that the book prints, or its printed heading where the book has no number. Several
places are separated by "; ", a heading inside a named part is written "part > heading". The first edition
is covered by the Polish, French, Russian and Chinese books, Second Chance by the German one.
"""

from typing import NamedTuple


class RuleRef(NamedTuple):
    """Where a rule is written: the specification's section and the section of each printed rulebook."""

    code: str
    spec: str
    settles: tuple[str, ...]
    pl: str
    fr: str
    ru: str
    zh: str
    de: str


# code, specification, settled differences (D) and gaps (G), Polish, French, Russian, Chinese
_FIRST_ROWS: tuple[tuple[str, str, str, str, str, str, str], ...] = (
    (
        "setup",
        "4",
        "D-01 D-02 D-03 D-04 D-05 D-06 D-07 D-08 D-48 D-67 D-68 D-69 G-02 G-03 G-14 G-32 G-37 G-53",
        "Przygotowanie do gry",
        "Mise en place",
        "Подготовка к игре",
        "初始設置",
    ),
    (
        "decade",
        "5",
        "D-31 D-63 G-09",
        "Przebieg gry; 2",
        "Commencer la partie; 2",
        "Ход игры; 2",
        "遊戲流程; 2",
    ),
    ("income", "6.1", "D-09 G-42 G-56", "1.1", "1.1", "1.1", "1.1"),
    ("energy_demand", "6.2", "D-10 D-11 G-06 G-08 G-09 G-13", "1.2", "1.2", "1.2", "1.2"),
    ("supply_payment", "6.2", "D-12 G-05", "1.2", "1.2", "1.2", "1.2"),
    ("forced_purchase", "6.2", "D-13 G-01 G-17", "1.2", "1.2", "1.2", "1.2"),
    ("event", "6.3", "D-03 D-54", "1.3", "1.3", "1.3", "1.3"),
    ("turn", "7", "D-45 D-62 G-04 G-23 G-49 G-54", "2", "2", "2", "2"),
    ("propose", "8.1", "D-55 D-61 D-66 G-29 G-30 G-54", "2.1.1", "2.1.1", "2.1.1", "2.1.1"),
    ("grant_money", "8.1", "D-16 G-03", "2.1.1", "2.1.1", "2.1.1", "2.1.1"),
    ("grant_tech", "8.1", "G-02", "2.1.1", "2.1.1", "2.1.1", "2.1.1"),
    ("grant_research", "8.1", "D-64 G-28 G-52", "2.1.1", "2.1.1", "2.1.1", "2.1.1"),
    (
        "install",
        "8.2",
        "D-14 D-15 D-17 D-51 D-55 D-66 G-02 G-18 G-25 G-45 G-54",
        "2.1.2",
        "2.1.2",
        "2.1.2",
        "2.1.2",
    ),
    ("build", "8.3", "D-05 D-18 D-19 D-55 D-56 D-66 G-24 G-30 G-31 G-45", "2.1.3", "2.1.3", "2.1.3", "2.1.3"),
    ("replace_fossil", "8.3", "G-06 G-19", "2.1.3", "2.1.3", "2.1.3", "2.1.3"),
    ("region_cep_limit", "8.3", "G-19", "2.1.3", "2.1.3", "2.1.3", "2.1.3"),
    ("region_tech", "6.3", "D-56 G-46", "1.3", "1.3", "1.3", "1.3; 2.1.3"),
    ("free_actions", "9", "D-45", "2.2", "2.2", "2.2", "2.2"),
    ("move_scientist", "9.1", "D-20 G-31 G-52 G-54", "2.2.1", "2.2.1", "2.2.1", "2.2.1 科學家"),
    (
        "displaced_scientist",
        "9.4",
        "D-19 D-40 G-26 G-27 G-45 G-51",
        "2.2.1",
        "2.2.1",
        "2.2.1",
        "2.2.1 科學家",
    ),
    ("expertise", "10", "D-40 D-66 G-20 G-21", "2.2.1.1", "2.2.1.1", "2.2.2.1", "2.2.1.1"),
    ("project_expertise", "7", "D-21 G-23 G-31", "2; 2.2.1.1", "2; 2.2.1.1", "2; 2.2.2.1", "2; 2.2.1.1"),
    ("expertise_bonus", "10", "D-41 D-42 G-02 G-19 G-20 G-21", "2.2.1.1", "2.2.1.1", "2.2.2.1", "2.2.1.1"),
    (
        "summit",
        "11",
        "D-07 D-22 D-52 D-53 D-58 D-66 G-07 G-22 G-23 G-51",
        "2.2.1.2",
        "2.2.1.2",
        "2.2.1.2",
        "2.2.1 地球峰會",
    ),
    ("buy_cep", "12", "D-23 D-46 D-47 D-70 G-01", "2.2.2", "2.2.2", "2.2.2", "2.2.2"),
    ("sell_cep", "12", "D-23 D-46 D-47 D-72 G-16", "2.2.2", "2.2.2", "2.2.2", "2.2.2"),
    ("market_stop", "12", "D-23 D-47 D-70 G-16 G-17", "2.2.2", "2.2.2", "2.2.2", "2.2.2"),
    (
        "cep_flow",
        "12",
        "D-15 D-41 D-42 G-01 G-17 G-18",
        "2.2.2; Przepływ PNE",
        "2.2.2; Mouvements de CEP",
        "2.2.2; Круговорот РУВ в природе",
        "2.2.2; CEP 流動",
    ),
    (
        "pay_cep",
        "12",
        "D-12 D-72",
        "3; Przepływ PNE",
        "3; Mouvements de CEP",
        "3; Круговорот РУВ в природе",
        "3; CEP 流動",
    ),
    (
        "lobby_main",
        "13.1",
        "D-24 D-25 D-26 D-27 D-28 G-33 G-34 G-35 G-40",
        "2.2.3; KARTY LOBBOWANIA",
        "2.2.3; CARTES LOBBY",
        "2.2.3; КАРТЫ ЛОББИ",
        "2.2.3; 卡牌詳解",
    ),
    (
        "lobby_minor",
        "13.1",
        "G-34 G-35 G-40",
        "2.2.3; KARTY LOBBOWANIA",
        "2.2.3; CARTES LOBBY",
        "2.2.3; КАРТЫ ЛОББИ",
        "2.2.3; 卡牌詳解",
    ),
    (
        "un_goal",
        "13.2",
        "D-02 D-48 D-49 D-50 G-36 G-37 G-40",
        "2.2.3; KARTY CELÓW NZ",
        "2.2.3; CARTES OBJECTIF DE L'ONU",
        "2.2.3; Перечень карт",
        "2.2.3; 卡牌詳解",
    ),
    (
        "company_goal",
        "13.3",
        "D-08 D-29 G-40 G-41 G-42",
        "Karty występujące w grze; KARTY CELÓW FIRMY",
        "Cartes du Jeu; CARTES OBJECTIF DE COMPAGNIE",
        "Игровые карты; Перечень карт",
        "卡牌; 卡牌詳解",
    ),
    ("region_control", "14", "D-30 D-43 D-44 D-66 D-72 G-50", "3", "3", "3", "3"),
    (
        "end_of_game",
        "15.1",
        "D-31 D-32 G-10 G-11",
        "Koniec gry",
        "Fin de la partie",
        "Конец игры",
        "遊戲結束",
    ),
    ("planet_lost", "15.1", "G-12", "Koniec gry", "Fin de la partie", "Конец игры", "遊戲結束"),
    (
        "scoring",
        "15.2",
        "D-33 D-57 G-38 G-43 G-44 G-56",
        "Koniec gry",
        "Fin de la partie",
        "Конец игры",
        "遊戲結束",
    ),
    ("tie_break", "15.2", "G-55", "Koniec gry", "Fin de la partie", "Конец игры", "遊戲結束"),
    (
        "preset_fossils",
        "16.1",
        "D-34 D-59 G-06 G-48",
        "Wymuszony zestaw elektrowni konwencjonalnych",
        "Mise en place prédéfinie des Centrales à Combustible fossile",
        "Фиксированная расстановка ИТ-электростанций",
        "固定電廠開局變體",
    ),
    (
        "auction",
        "16.2",
        "D-06 D-35 G-15",
        "Gracz rozpoczynający ustalany w ramach licytacji",
        "Enchère pour déterminer le premier joueur",
        "Аукцион за место первого игрока",
        "起始玩家競拍變體",
    ),
    (
        "draft",
        "16.3",
        "D-65 G-47",
        "Przygotowanie do gry > Karty lobbowania",
        "Mise en place > Cartes lobby",
        "Подготовка к игре > Карты лобби",
        "初始設置 > 贊助牌",
    ),
    (
        "solo_setup",
        "16.4",
        "D-08 D-36 D-37 D-38 G-39",
        "Wariant jednoosobowy",
        "Variante solitaire",
        "Вариант для одного игрока",
        "單人遊戲變體",
    ),
    (
        "solo",
        "16.4",
        "D-36 D-39 D-60 D-71 G-12 G-39",
        "Wariant jednoosobowy",
        "Variante solitaire",
        "Вариант для одного игрока",
        "單人遊戲變體",
    ),
)

# code, specification, settled ambiguities (A), German
_SECOND_CHANCE_ROWS: tuple[tuple[str, str, str, str], ...] = (
    (
        "setup",
        "4",
        "A1 A2 A3 A4 A68 A69 A70 A71 A78 A82",
        "Spielaufbau kooperatives Spiel; Kompetitives Spiel > Spielaufbau",
    ),
    (
        "decade",
        "5",
        "A76",
        "Spielübersicht; 1. Aktionsphase; Sonderregel für ein kooperatives Spiel mit 3 Spielern",
    ),
    ("turn", "6", "A11 A12", "1. Aktionsphase; 1.2 Hauptaktionen"),
    ("free_actions", "8", "A54", "1.1 Direktorenaktionen"),
    (
        "move_scientist",
        "7.6",
        "A12",
        "a. Einen Wissenschaftler bewegen; Beschränkungen für die Wissenschaftler",
    ),
    (
        "displaced_scientist",
        "9.B",
        "A8 A9 A10",
        "b. Infrastruktur vorbereiten; Kurzübersicht > Wissenschaftler",
    ),
    ("grant_research", "9.A", "A12", "a. Ein Projekt planen"),
    ("buy_cep", "8.B", "A21", "b. Den KEZ-Markt aufsuchen"),
    ("sell_cep", "8.B", "A75", "b. Den KEZ-Markt aufsuchen; Kurzübersicht > KEZ"),
    ("market_stop", "7.1", "A21 A55 A56", "Der KEZ-Markt ist leer"),
    ("cep_flow", "7.1", "A21", "Kurzübersicht > KEZ"),
    ("pay_cep", "7.2", "A19 A64", "b. Infrastruktur vorbereiten; Kurzübersicht > KEZ"),
    ("penalty", "7.4", "A19 A20 A21 A41", "Strafe zahlen"),
    ("expertise", "7.5", "A15", "Wissen gewinnen"),
    ("expertise_bonus", "7.5", "A12 A14 A15 A22 A69", "Wissen gewinnen"),
    ("lobby_main", "8.C", "A10 A16 A17 A18", "c. Eine Lobbyistenkarte spielen; Spielkarten"),
    ("lobby_minor", "8.C", "A61", "c. Eine Lobbyistenkarte spielen; Spielkarten"),
    (
        "lobbyist_visit",
        "7.6",
        "A10 A61 A82",
        "a. Einen Wissenschaftler bewegen; c. Eine Lobbyistenkarte spielen",
    ),
    (
        "un_goal",
        "8.C",
        "A3 A25 A26",
        "Eine UN-Zielkarte aus der Auslage beanspruchen; Kurzübersicht > UN-Zielkarten",
    ),
    ("plan", "9.A", "A58 A68", "a. Ein Projekt planen"),
    ("subsidy", "9.A", "A12 A22 A57 A68", "a. Ein Projekt planen"),
    ("infrastructure", "9.B", "A8 A9 A22 A58 A60", "b. Infrastruktur vorbereiten"),
    ("build", "9.C", "A29 A59", "c. Ein Kraftwerk bauen"),
    ("replace_fossil", "9.C", "A38 A62 A74", "c. Ein Kraftwerk bauen"),
    ("region_tech", "9.C", "A42", "Kompetitives Spiel > 2.2 Hauptaktionen"),
    (
        "region_control",
        "7.7",
        "A27 A28 A29 A30",
        "Energieversorgung einer Region kontrollieren; Kurzübersicht > Regionskontrolle",
    ),
    ("summit", "10", "A13 A23 A24 A63 A70", "Energiegipfel; 1.3 Ende des Spielzuges"),
    ("income", "11", "A77", "2. Einkommensphase"),
    ("environmental_goals", "12", "A6 A33 A34", "3. Umweltzielphase; Plättchen für Umweltziele"),
    (
        "energy_supply",
        "13",
        "A1 A36 A37",
        "4. Energieversorgungsphase; Kompetitives Spiel > 1. Energieversorgungsphase",
    ),
    ("supply_payment", "13", "A19 A35 A64 A81", "4. Energieversorgungsphase"),
    ("reduction", "13", "A6 A7 A31", "Reduzierung der Verschmutzungsstufen"),
    ("event", "14", "A39 A40 A41 A71 A72", "Kompetitives Spiel > 4. Ereignisphase"),
    ("decade_end", "15", "A76", "5. Dekadenendphase"),
    ("cooperative_end", "16.1", "A6 A7 A65 A80", "Spielende; Wie alles endet"),
    ("end_of_game", "16", "A6 A7", "Spielende"),
    ("region_cep_limit", "7.5", "A69", "Wissen gewinnen"),
    ("competitive_end", "16.2", "A7 A26 A43 A53", "Kompetitives Spiel > Spielende"),
    ("tie_break", "16.2", "A52", "Kompetitives Spiel > Spielende"),
    ("personal_goal", "17.2", "A5 A24 A32 A73 A79", "Kooperative persönliche Zielkarten; Spielkarten"),
    ("company_goal", "17.3", "A43 A51", "Kompetitives Spiel > Ablauf einer Dekade; Spielkarten"),
    ("solo_setup", "4.3", "A46 A47 A48 A50", "Solospiel > Spielaufbau"),
    ("solo_second_action", "6", "A54 A67", "Solospiel > Spielablauf"),
    ("solo_goal", "17.4", "A49 A50 A66", "Solo-Zielkarten"),
    ("inspectors", "17.7", "A44 A45 A66", "Variante UN-Inspektoren"),
    ("draft", "17.6", "A82", "Lobbyisten Draft Variante"),
    ("difficulty", "17.8", "", ""),
)

FIRST: dict[str, RuleRef] = {
    code: RuleRef(code, spec, tuple(settles.split()), pl, fr, ru, zh, "")
    for code, spec, settles, pl, fr, ru, zh in _FIRST_ROWS
}

SECOND_CHANCE: dict[str, RuleRef] = {
    code: RuleRef(code, spec, tuple(settles.split()), "", "", "", "", de)
    for code, spec, settles, de in _SECOND_CHANCE_ROWS
}
