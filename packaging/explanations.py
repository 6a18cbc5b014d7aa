"""What translators are told of a text besides its code: where it is shown, and an example.

A single text of the window is explained by a note (translations/notes), or where it stands, by lines that
begin with `#:`. Here is what all texts of a context have in common.
"""

from __future__ import annotations

from examples import examples

from co2desk.text.english import SECTIONS

# The window: where texts of each context are shown.
CONTEXTS = {
    "AboutDialog": "The dialog “About co2desk”.",
    "ActionsDialog": "The list of all actions, possible and impossible, that can be searched.",
    "AdvicePanel": (
        "The panel “Advice” beside the board: a hint for the player who decides, what computer partners "
        "plan, and what is missing for a goal."
    ),
    "Adviser": "In the bar above the board, before an action is confirmed: its consequences, or a warning.",
    "Asking": "The buttons of a question or a message in a window of its own.",
    "BidEditor": "Where a player sets the bid of the auction.",
    "BoardWords": (
        "The board of both editions: labels painted on it, and the card that explains a piece at the mouse."
    ),
    "ChartWidget": "A curve over the steps of the game, for screen readers too.",
    "CoverPanel": "What hides the board while the screen is handed to the next player.",
    "Curves": "The curves of points and CO₂ level at the end of a game.",
    "EndDialog": "The dialog at the end of a game: result, scoring, turning points.",
    "Expected": (
        "What is wrong with a file, after a colon: “{where}: expected: {expected}; found: {found}”. Write it "
        "by itself, so that it suits every number. Words of the file stay English."
    ),
    "FileWords": "What is wrong with a file, and where in it.",
    "ForecastPanel": "The panel “Forecast” beside the board: what would follow if the decade ended now.",
    "GameFiles": "Messages and questions about opening and saving games.",
    "GameView": "The tabs beside the board, and the board's name for screen readers.",
    "GoalButton": "Second Chance, a large button for a goal that a player may keep: its last line.",
    "GoalsPanel": "The panel “Goals” beside the board: how far every goal is.",
    "Headline": "The headline of the dialog at the end of a game.",
    "HistoryBar": "The bar for looking back at earlier steps of the game.",
    "LessonPanel": "Beside the board during a lesson: its title, buttons, and short messages.",
    "LessonsDialog": "The dialog “Learn to play”, a list of all chapters.",
    "LogPanel": "The panel “Log” beside the board: what has happened, line by line.",
    "MainWindow": "The window itself: its title, the corner beside the menus, and short messages.",
    "Menus": "The menus at the top of the window. “&” stands before the letter that is pressed with Alt.",
    "NewGameDialog": "The dialog “New game”.",
    "PaymentEditor": "Where a player chooses with what to pay a bid.",
    "PlayedReadings": "The dialog that shows how the rules are read in the game on the table.",
    "Players": "Who plays a seat: questions when a program that plays for somebody has failed.",
    "Pointer": "At the mouse while a piece is dragged.",
    "ProgramDialog": "The dialog in which a program is chosen that is to play a seat.",
    "PromptBar": "The bar above the board: what is asked, with buttons to answer.",
    "QAbstractFileIconProvider": "Qt's own dialog for files: kinds of files.",
    "QFileDialog": "Qt's own dialog for files.",
    "QTabBar": "Buttons for scrolling through tabs that have no room, for screen readers.",
    "ReadingDetail": "The dialog for readings of the rules: one question with all its answers.",
    "ReadingsDialog": "The dialog in which every disputed rule can be decided.",
    "ReadingsModel": "A line in the list of disputed rules.",
    "RecentGames": "The list of earlier games on the start page.",
    "ReconstructedValues": "“About co2desk”: the list of values that no rulebook tells.",
    "ReductionEditor": "Where a team chooses how far to bring the CO₂ level down.",
    "ReplayClock": "How fast a finished game is played again.",
    "ReviewDialog": (
        "The dialog “Learn from your moves”, after a game: turns of the player, and what the computer player "
        "Expert would rather have done."
    ),
    "RulebookField": "“New game”: the choice of a rulebook.",
    "RulesWindow": "The window with the rules of the game to read.",
    "ScoreTable": "A cell of the table of points, for screen readers.",
    "SeatLanguages": "Settings: the language of each player.",
    "SeatRow": "“New game”: one line for each player, with name, kind, sign and language.",
    "SecondLabels": "The board of Second Chance: labels painted on it. There is little room.",
    "SecondSeatWords": "The card that explains a player's pieces in Second Chance.",
    "SecondWords": "The card that explains a piece of the board of Second Chance at the mouse.",
    "SeedField": "“New game”: the seed, a number from which a game is shuffled, or a challenge code.",
    "Sentences": "How two whole sentences follow each other.",
    "SettingsDialog": "The dialog “Settings”.",
    "Sharing": "The menu “Share”: pictures, texts and codes for other people.",
    "SplitEditor": "Where a player splits the income into money and points.",
    "StartPage": "The page that is shown before a game is opened.",
    "Stepper": "A number with a button for one less and one for one more.",
    "SystemErrors": "The reason why a file cannot be read or written, inside a sentence.",
    "Tips": "A tip beside a place of the board, which is shown once.",
    "SinceDialog": "A list of what has happened since the player's last turn.",
    "TellerRow": "Buttons in the prompt bar while computer players move.",
    "Stage": "A panel over the board on which scenes play, such as the end of a decade or a summit.",
    "Pace": "How fast computer players move and scenes play: in the settings and the prompt bar.",
    "TurnSteps": "The steps of a turn beside what is asked; each has a mark when it is done.",
    "Undoing": "The question before actions are taken back that others know of.",
    "WelcomePage": "The page that is shown when the program is started for the first time.",
    "WhyBox": "The box in which a computer player's reasons for an action are told.",
    "VariantFields": "“New game”: the variants of the game.",
}

# The tables of the game: what their texts are.
TABLES = {
    "actions": "An action in a list, as a phrase to the one who decides.",
    "agendas": "The card of a region's agenda tile.",
    "amounts": "A number with its noun; it stands in sentences and after colons.",
    "anywhere": "Why an action is impossible anywhere on the board.",
    "bonuses": (
        "The bonus on a track, inside a sentence or after a colon. Another player may be the one who gets it."
    ),
    "books": "A printed rulebook by its language, in brackets behind a section.",
    "cards_by_name": "The short name of a card, and how a sentence quotes it.",
    "card_triggers": "The action that a lobby card goes with, as an infinitive inside a sentence.",
    "chapters": "A chapter of the rules inside the program.",
    "choices": "An action on a button beside a question: two or three words.",
    "company_goal_names": "The short name of a company goal: what it counts.",
    "company_goals": (
        "What a company goal scores, after a colon. With “.other” it speaks about somebody else's company."
    ),
    "concerns": (
        "“What should I think about?”, above the forecast: one of at most three sentences for a beginner. "
        "{short} is a project in few words, {need} a whole sentence. There is little room."
    ),
    "decisions": "What is asked of the one who decides.",
    "decisive": "What decided a finished game: one of three sentences below the curves.",
    "effects": "What a lobby card gives, after a colon or in a list.",
    "endings": "Why the game is over.",
    "energies": "The name of an energy by itself: in lists, on short buttons, in brackets.",
    "environmental_goals": "What an environmental goal asks for, as a heading.",
    "event_cards": "A line on an event card. “It” is the event.",
    "event_details": "A line of the log, in a special case.",
    "events": "A line of the log.",
    "expertise_names": "{expertise} in a sentence: what a player knows about an energy.",
    "fossils": "The name of a fuel, put into other sentences as it is.",
    "free_actions": "What could still be done in this turn, in a list inside a sentence.",
    "games": "The title of a game, as its box has it.",
    "goal_cards": "A line on the card of a goal. “It” is the goal.",
    "grant_help": "What a project space gives.",
    "grants": "The name of a project space, put into other sentences as it is.",
    "groups": "A heading in the list of actions.",
    "infrastructure_names": "{infrastructure} in a sentence: what is prepared for a plant.",
    "lessons": (
        "A lesson: the title of a chapter, what the panel beside the board tells at a step, and with “.do” "
        "what the learner is asked to do, one short sentence in bold. {other} is the name of the rival."
    ),
    "lists": "How several things become one phrase: {most} are the first ones, {last} is the last.",
    "lobby_cards": "A line on a lobby card. “It” is the card.",
    "personal_goal_names": "The short name of a personal goal: what it counts.",
    "personal_goals": "What a personal goal asks for, after a colon.",
    "own_events": "A line on the stage, to the player whom it is about: that player is called you.",
    "places": "Where a scientist stands or goes to, inside a sentence.",
    "plant_names": "{plant} in a sentence: a green plant by its energy.",
    "plants_names": "{plants} in a sentence: green plants of one energy, counted.",
    "plans": (
        "Something that a computer player plans, or asks a partner to do: in a list after “Plans:” or after "
        "“Asks you:”. An infinitive in most languages, without a capital."
    ),
    "plants": "A line on the card of a green plant. “It” is the plant.",
    "players": "In the place of a player's name.",
    "private_events": "A line of the log that only the player in it may read.",
    "profiles": "A rulebook in the dialog for a new game.",
    "project_names": "{project} in a sentence: a project by its energy.",
    "projects": "A line on the card of a project tile. “It” is the project.",
    "reading_values": "An answer to a disputed question of the rules. “It” is what the question is about.",
    "readings": "A question on which the printed rulebooks differ.",
    "reasons": (
        "What speaks for an action, in the eyes of a computer player: a phrase, a colon, and points up to "
        "the end of the game as it values them."
    ),
    "references": "A rule and where a rulebook states it.",
    "refusals": "Why an action is impossible.",
    "regions": "The name of a region, put into other sentences as it is.",
    "rules": "The short name of a rule, as a heading.",
    "scoring": "A line of the final scoring.",
    "section_examples": "The rules inside the program: an example for the section of the same code.",
    "section_texts": (
        "The rules inside the program: one section. It speaks to a player and may be a bit longer than the "
        "English one. Values are those of the game on the table."
    ),
    "section_titles": "The heading of a section of the rules inside the program.",
    "section_words": "The rules inside the program: what stands between the parts of a section.",
    "short_effects": "What a lobby card gives, in as few words as possible, for its name.",
    "short_triggers": "The action that a lobby card goes with, in few words, for its name.",
    "short_places": "The same as in “places”, for buttons.",
    "solo_goal_names": "The short name of a solo goal.",
    "solo_goals": "What a solo goal asks for, after a colon.",
    "table_headings": "A list of values in the rules inside the program: the heading of a column.",
    "table_words": "A list of values in the rules inside the program: what stands in a cell.",
    "tips": "One sentence beside a place of the board, the first time that something happens there.",
    "titles": "The heading of a card.",
    "topic_names": "{topic} in a sentence: one of the places at a summit, by its energy.",
    "track_names": "{track} in a sentence: the track of expertise or knowledge of an energy.",
    "triggers": "An action inside a refusal, as an infinitive.",
    "un_goals": "A line on a UN goal card. “It” is the goal.",
    "variant_help": "A sentence of help on a variant of the game, or on one of its values.",
    "variant_values": "A value of a variant, to choose from.",
    "variants": "The name of a variant of the game, in the dialog for a new game.",
}
SECOND_CHANCE = "_second_chance"


def explained(table: str, code: str) -> str:
    """What all texts of a table have in common, and an example if that is more than the text itself."""
    about = TABLES[table.removesuffix(SECOND_CHANCE)]
    if table.endswith(SECOND_CHANCE):
        about = f"{about} Only in Second Chance."
    example = examples()[table, code]
    return about if example == SECTIONS[table][code] else f"{about}\nExample: {example}"
