import ToolTestSupport
import XCTest

/// Tests of the user's lists: creating, filling, checking off and sorting with the keyboard, and relaunching the app.
final class ListsTests: MatineeUITestCase, MainScreenController, TitleListScreenController, UserListsController {
  private var validator: UserListsValidator { UserListsValidator(app: app) }

  func testListIsCreatedFilledReorderedCheckedAndSaved() throws {
    try preserveData()
    let films = try createList()
    try validator.validateTitles(films)
    try moveFirstItemDown()
    try validator.validateTitles([films[1], films[0]])
    try tapChecklist()
    try validator.validateItems([(films[1].title, false), (films[0].title, false)])
    try checkFirstItem()
    try validator.validateItems([(films[0].title, false), (films[1].title, true)])
    try quit()
    try launch("--screen", "lists")
    try validator.validateList("Silent Nights, 2 items, 1 done")
    try openList("Silent Nights")
    try validator.validateItems([(films[0].title, false), (films[1].title, true)])
  }

  func testClicksOnHeadingOfItemsDoNothing() throws {
    let films = try createList()
    try tapChecklist()
    try validator.validateItems([(films[0].title, false), (films[1].title, false)])
    try clickHeadingOfFirstRow()
    try secondaryClickHeadingOfFirstRow()
    // An open menu would receive the next click, and on the title’s page, there would be no list.
    try moveFirstItemDown()
    try validator.validateItems([(films[1].title, false), (films[0].title, false)])
    try clickRow(at: 1)
    try page.validateHeading(films[0].title)
  }

  func testTitleIsDraggedOntoListOverTab() throws {
    try launch("--screen", "lists")
    try pressNewList()
    try write("Silent Nights", in: "New List")
    try validator.validateList("Silent Nights, Empty")
    try pressTabKey(2)
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try drag(film, toList: "Silent Nights")
    try validator.validateList("Silent Nights, 1 title")
    try openList("Silent Nights")
    try validator.validateTitles([film])
  }

  func testTitlesAreFoundAndAddedOnListsPage() throws {
    try launch("--screen", "lists")
    try pressNewList()
    try write("Silent Nights", in: "New List")
    try openList("Silent Nights")
    try tapAddTitles()
    let films = Array(try server.page("now_playing").results.prefix(2))
    for film in films {
      try search(film.title, toAddTo: "Silent Nights")
      try tapResult(film)
      try validator.validateIsOnList(film)
    }
    try pressEscape()
    try validator.validateTitles(films)
  }

  /// Creates the list *Silent Nights*, adds the first two films of *Now Playing*, and opens the list.
  private func createList() throws -> [ServedTitle] {
    try launch("--screen", "lists")
    try tapNewList()
    try write("Silent Nights", in: "New List")
    try validator.validateList("Silent Nights, Empty")
    let films = Array(try server.page("now_playing").results.prefix(2))
    try pressTabKey(2)
    for film in films {
      try focusRow(film)
      try pressAddToList()
      try choose(list: "Silent Nights")
    }
    try pressTabKey(4)
    try validator.validateList("Silent Nights, 2 titles")
    try openList("Silent Nights")
    return films
  }
}
