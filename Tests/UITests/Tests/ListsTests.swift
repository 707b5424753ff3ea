import Automation
import ToolTestSupport
import XCTest

/// Tests of the user's lists: creating, filling, checking off and sorting with the keyboard, and relaunching the app.
final class ListsTests: MatineeUITestCase, MainScreenController, UserListsController {
  private var validator: UserListsValidator { UserListsValidator(app: app) }

  func testListIsCreatedFilledReorderedCheckedAndSaved() throws {
    try preserveData()
    try launch("--screen", "lists")
    try tapNewList()
    try write("Silent Nights", in: "New List")
    try validator.validateList("Silent Nights, Empty")
    let films = Array(try server.page("now_playing").results.prefix(2))
    try pressTabKey(2)
    for film in films {
      try app.rows[film.sentence].focus()
      try pressAddToList()
      try choose(list: "Silent Nights")
    }
    try pressTabKey(4)
    try validator.validateList("Silent Nights, 2 items")
    try openList("Silent Nights")
    try validator.validateItems([(films[0].title, false), (films[1].title, false)])
    try app.rows.first.focus()
    try app.pressKey("Alt+Down")
    try validator.validateItems([(films[1].title, false), (films[0].title, false)])
    try app.rows.first.focus()
    try app.pressKey("space")
    try validator.validateItems([(films[0].title, false), (films[1].title, true)])
    try pressQuit()
    _ = try app.waitForExit()
    try launch("--screen", "lists")
    try validator.validateList("Silent Nights, 2 items, 1 done")
    try openList("Silent Nights")
    try validator.validateItems([(films[0].title, false), (films[1].title, true)])
  }

  func testClicksOnHeadingOfItemsDoNothing() throws {
    try launch("--screen", "lists")
    try tapNewList()
    try write("Silent Nights", in: "New List")
    try validator.validateList("Silent Nights, Empty")
    let films = Array(try server.page("now_playing").results.prefix(2))
    try pressTabKey(2)
    for film in films {
      try app.rows[film.sentence].focus()
      try pressAddToList()
      try choose(list: "Silent Nights")
    }
    try pressTabKey(4)
    try openList("Silent Nights")
    try validator.validateItems([(films[0].title, false), (films[1].title, false)])
    try clickHeadingOfItems()
    try secondaryClickHeadingOfItems()
    // An open menu would receive the next click, and on the title’s page, there would be no list.
    try app.rows.first.focus()
    try app.pressKey("Alt+Down")
    try validator.validateItems([(films[1].title, false), (films[0].title, false)])
    try app.rows.element(at: 1).click()
    try TitleValidator(app: app).validateTitle(films[0].title)
  }

  func testTitleIsDraggedOntoListOverTab() throws {
    try launch("--screen", "lists")
    try pressNewList()
    try write("Silent Nights", in: "New List")
    try validator.validateList("Silent Nights, Empty")
    try pressTabKey(2)
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try app.rows[film.sentence].drag(to: list("Silent Nights"), over: app.tab("Library"))
    try validator.validateList("Silent Nights, 1 item")
    try openList("Silent Nights")
    try validator.validateItems([(film.title, false)])
  }
}
