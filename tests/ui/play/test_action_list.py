"""What can I do? Every action in its group, to search in and to do."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import actions as act
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.models import places as at
from co2desk.ui.play.action_list import ACTION, ActionsDialog, corner_beside
from co2desk.ui.preferences import SLOW
from tests.engine.first.scene import Scene
from tests.ui.first_screen import ANNA, EUROPE, EUROPE_TECH, SOLAR, prepared
from tests.ui.play.actions_dialog import opened
from tests.ui.pseudo import PSEUDO, is_pretended
from tests.ui.screen import Screen


def on_the_table(screen: Screen) -> Scene:
    """A turn with a bit of everything: projects, a CEP, two dollars."""
    session, stage = prepared()
    stage.project("europe/tech", "solar")
    stage.give(ANNA, money=2, cep=1)
    stage.lobby(ANNA, 1)
    screen.lay(session)
    return stage


def listed(dialog: ActionsDialog) -> dict[str, list[tuple[str, Action | None]]]:
    """What the list shows, by group; an entry without an action is a reason."""
    model = dialog.filter
    found: dict[str, list[tuple[str, Action | None]]] = {}
    for row in range(model.rowCount()):
        group = model.index(row, 0)
        inside = [model.index(n, 0, group) for n in range(model.rowCount(group))]
        found[group.data()] = [(entry.data(), entry.data(ACTION)) for entry in inside]
    return found


def shown_actions(dialog: ActionsDialog) -> list[Action]:
    return [action for rows in listed(dialog).values() for _, action in rows if action is not None]


def test_all_legal_actions_are_listed_in_their_groups(screen: Screen) -> None:
    """Each one once, under the heading of its kind, in the words of the speaker."""
    on_the_table(screen)
    dialog = opened(screen)
    controller = screen.controller
    legal = controller.game.legal(ANNA)
    assert sorted(shown_actions(dialog), key=repr) == sorted(legal, key=repr)
    speaker = controller.speaker
    for title, rows in listed(dialog).items():
        for words, action in rows:
            if action is not None:
                assert title == speaker.group(action.kind)
                assert words == speaker.action(action, screen.table, controller.game.decision)


def test_what_is_not_possible_says_why_not(screen: Screen) -> None:
    """8.3, 13.2, 7: a group without an action holds the reason with its rule, and cannot be chosen."""
    on_the_table(screen)
    dialog = opened(screen, by_key=False)
    adviser, speaker = screen.game_view.adviser, screen.controller.speaker
    reasons = {title: rows for title, rows in listed(dialog).items() if rows[0][1] is None}
    expected = {
        "build": refuse("not_an_installed_project", "build"),
        "score_un_goal": refuse("not_enough_tech", "un_goal", needed=1, had=0),
        "end_turn": refuse("mandatory_action_open", "turn"),
    }
    assert reasons == {
        speaker.group(kind): [(adviser.refusal(why, anywhere=True), None)] for kind, why in expected.items()
    }
    for row in range(dialog.filter.rowCount()):
        group = dialog.filter.index(row, 0)
        if group.data() in reasons:
            dialog.tree.setCurrentIndex(dialog.filter.index(0, 0, group))
            assert not dialog.do_it.isEnabled()


def test_the_search_narrows_the_list_and_enter_does_the_first(screen: Screen) -> None:
    """Typing finds words anywhere in an action, in any order, whatever the case; Enter needs no mouse."""
    on_the_table(screen)
    dialog = opened(screen)
    assert dialog.search.hasFocus()
    QTest.keyClicks(dialog.search, "solar INSTALL")
    assert shown_actions(dialog) == [act.install(EUROPE_TECH)]
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    screen.settle()
    assert screen.controller.session.actions == [act.install(EUROPE_TECH)]
    assert dialog.isVisible()


def test_a_search_without_a_result_does_nothing_on_enter(screen: Screen) -> None:
    """And when it is taken back, everything is there again."""
    on_the_table(screen)
    dialog = opened(screen)
    everything = listed(dialog)
    QTest.keyClicks(dialog.search, "zeppelin")
    assert listed(dialog) == {}
    assert dialog.nothing.isVisible()
    assert "“zeppelin”" in dialog.nothing.text()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    screen.settle()
    assert screen.controller.session.actions == []
    QTest.keyClick(dialog.search, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(dialog.search, Qt.Key.Key_Delete)
    assert listed(dialog) == everything
    assert not dialog.nothing.isVisible()


def test_arrow_keys_walk_through_the_list_while_the_keyboard_stays_in_the_search(screen: Screen) -> None:
    """Past the headings; the board shows where the entry would happen, until the list closes."""
    on_the_table(screen)
    dialog = opened(screen)
    QTest.keyClicks(dialog.search, "solar europe")
    found = shown_actions(dialog)
    assert len(found) > 2
    assert dialog.tree.currentIndex().data(ACTION) == found[0]
    for _ in found:
        QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.tree.currentIndex().data(ACTION) == found[-1]
    QTest.keyClick(dialog.search, Qt.Key.Key_Up)
    assert dialog.tree.currentIndex().data(ACTION) == found[-2]
    assert dialog.search.hasFocus()
    choose(dialog, act.install(EUROPE_TECH))
    assert at.space(EUROPE_TECH) in screen.marked("pointed")
    dialog.close()
    assert screen.marked("pointed") == set()


def test_the_list_can_be_ordered_by_regions(screen: Screen) -> None:
    """Each action once: under its region, or under its topic when it happens in none."""
    on_the_table(screen)
    dialog = opened(screen)
    by_topic = shown_actions(dialog)
    dialog.order.setCurrentIndex(1)
    speaker = screen.controller.speaker
    titles = list(listed(dialog))
    assert titles[:6] == [speaker.region_name(region) for region in range(6)]
    assert speaker.group("buy_cep") in titles[6:]
    assert sorted(shown_actions(dialog), key=repr) == sorted(by_topic, key=repr)
    europe = [action for _, action in listed(dialog)[speaker.region_name(EUROPE)]]
    assert act.install(EUROPE_TECH) in europe
    assert act.propose(SOLAR, EUROPE, 0) in europe


def test_the_list_opens_beside_the_board(screen: Screen) -> None:
    """Issue 19: choosing shows the place on the board, so no region may lie below the list."""
    on_the_table(screen)
    dialog = opened(screen)
    view = screen.game_view.view
    assert dialog.width() <= screen.game_view.side.width()  # the tracks stay in sight, too
    window = QRect(screen.window.mapToGlobal(QPoint()), screen.window.size())
    size = QSize(screen.game_view.side.width() + 60, dialog.height())
    shown = QRect(corner_beside(size, dialog.beside(), window), size)
    assert shown.right() == dialog.beside().right()
    for region in range(6):
        item = screen.game_view.board.items_by_key[at.region(region)]
        seen = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        seen.moveTopLeft(view.viewport().mapToGlobal(seen.topLeft()))
        assert not shown.intersects(seen), region
    screen.game_view.side.hide()
    assert dialog.beside().right() == view.mapToGlobal(view.rect().topRight()).x()
    screen.game_view.side.show()


def test_a_click_on_a_reason_shows_the_other_rulebooks(screen: Screen) -> None:
    """An English reader is told a number; what the printed books call it is one click away."""
    on_the_table(screen)
    dialog = opened(screen)
    QTest.keyClicks(dialog.search, "no installed project")
    reason = dialog.filter.index(0, 0, dialog.filter.index(0, 0))
    assert reason.data().endswith("rulebook section 2.1.3")
    room = dialog.tree.visualRect(reason)
    QTest.mouseClick(dialog.tree.viewport(), Qt.MouseButton.LeftButton, pos=room.center())
    assert dialog.explanation.text().splitlines() == [
        "Polish rulebook: 2.1.3",
        "French rulebook: 2.1.3",
        "Russian rulebook: 2.1.3",
        "Chinese rulebook: 2.1.3",
    ]
    dialog.refresh()
    assert dialog.explanation.text() == ""


def test_enter_on_a_reason_does_nothing(screen: Screen) -> None:
    """8.3: what is found is why no plant can be built."""
    on_the_table(screen)
    dialog = opened(screen)
    QTest.keyClicks(dialog.search, "no installed project")
    assert len(listed(dialog)) == 1
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    screen.settle()
    assert screen.controller.session.actions == []


def test_the_name_of_a_group_finds_its_actions(screen: Screen) -> None:
    """12: "market" is the heading, "sell a CEP" is what can be done there."""
    on_the_table(screen)
    dialog = opened(screen)
    QTest.keyClicks(dialog.search, "market")
    assert shown_actions(dialog) == [act.SELL_CEP]
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    screen.settle()
    assert screen.controller.session.actions == [act.SELL_CEP]


def choose(dialog: ActionsDialog, action: Action) -> QModelIndex:
    """Make an action the current one, as the arrow keys would."""
    model = dialog.filter
    for row in range(model.rowCount()):
        group = model.index(row, 0)
        for number in range(model.rowCount(group)):
            index = model.index(number, 0, group)
            if index.data(ACTION) == action:
                dialog.tree.setCurrentIndex(index)
                return index
    raise AssertionError(f"{action} is not listed")


def test_an_entry_is_explained_and_done_by_its_button_or_a_double_click(screen: Screen) -> None:
    """8.1: the consequences stand below the list before anything happens."""
    on_the_table(screen)
    dialog = opened(screen)
    assert not dialog.do_it.isEnabled()
    action = act.propose(SOLAR, EUROPE, 0)
    choose(dialog, action)
    assert dialog.do_it.isEnabled()
    assert dialog.explanation.text() == "\n".join(screen.game_view.adviser.consequences(action))
    assert "$4" in dialog.explanation.text()
    screen.push(dialog.do_it)
    assert screen.controller.session.actions == [action]
    index = choose(dialog, act.play_lobby(1, 0, 0))
    where = dialog.tree.visualRect(index).center()
    QTest.mouseClick(dialog.tree.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(dialog.tree.viewport(), Qt.MouseButton.LeftButton, pos=where)
    screen.settle()
    assert screen.controller.session.actions[1:] == [act.play_lobby(1, 0, 0)]


def test_the_list_follows_the_game(screen: Screen) -> None:
    """It stays open while playing: after the main action its kinds say that it is used; the cover of the next
    player takes the list away."""
    on_the_table(screen)
    dialog = opened(screen)
    screen.drag(at.projects(SOLAR), at.space(6))
    speaker, adviser = screen.controller.speaker, screen.game_view.adviser
    used = adviser.refusal(refuse("mandatory_action_used", "turn"))
    assert listed(dialog)[speaker.group("propose")] == [(used, None)]
    assert sorted(shown_actions(dialog), key=repr) == sorted(screen.controller.game.legal(ANNA), key=repr)
    screen.push(screen.button("end_turn"))
    screen.push(screen.button("do_it"))
    assert screen.game_view.cover.isVisible()
    assert not dialog.isVisible()
    assert listed(dialog) == {}


def test_nothing_of_the_past_can_be_chosen_while_the_board_catches_up(screen: Screen) -> None:
    """A piece still travels: the list is empty until the next decision is there."""
    on_the_table(screen)
    screen.controller.preferences.set("animation", SLOW)
    dialog = opened(screen)
    choose(dialog, act.SELL_CEP)
    screen.push(dialog.do_it)
    assert screen.controller.busy
    assert listed(dialog) == {}
    assert not dialog.do_it.isEnabled()
    screen.game_view.animator.finish()
    assert act.SELL_CEP not in shown_actions(dialog)
    assert act.install(EUROPE_TECH) not in shown_actions(dialog), "the CEP is sold"
    assert act.propose(SOLAR, EUROPE, 0) in shown_actions(dialog)


def test_the_chosen_line_stays_chosen_in_another_language(
    screen: Screen, language_manager: LanguageManager
) -> None:
    """With everything that is told of it."""
    on_the_table(screen)
    dialog = opened(screen)
    english = choose(dialog, act.SELL_CEP).data()
    language_manager.speak(PSEUDO)
    screen.settle()
    chosen = dialog.tree.currentIndex()
    assert chosen.data(ACTION) == act.SELL_CEP
    assert chosen.data() != english
    assert is_pretended(chosen.data())
    assert is_pretended(dialog.explanation.text())
    assert dialog.do_it.isEnabled()
