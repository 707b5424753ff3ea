import Automation
import ToolTestSupport
import XCTest

/// Tests of notes, notifications and following people.
final class HouseholdTests: MatineeUITestCase, HouseholdController, MainScreenController, RatingController,
  TitleListScreenController, TitleScreenController
{
  private var validator: HouseholdValidator { HouseholdValidator(app: app) }

  private func film() throws -> ServedTitle { try XCTUnwrap(server.page("now_playing").results.first) }

  func testOwnNoteIsAddedEditedRemovedRestoredAndSaved() throws {
    try preserveData()
    let film = try film()
    try launch("--screen", "movie/\(film.id)")
    try write(note: "See it on a large screen")
    try validator.validateNote("See it on a large screen")
    try validator.validateText("Your Notes")
    try rewriteNote(", again")
    try validator.validateNote("See it on a large screen, again")
    try tapRemoveNote()
    try validator.validateNoNote("See it on a large screen, again")
    try tapUndo()
    try validator.validateNote("See it on a large screen, again")
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    try launch("--screen", "movie/\(film.id)")
    try validator.validateNote("See it on a large screen, again")
  }

  func testNotificationsAreNewUntilOpenedAndLinkToTitles() throws {
    let film = try film()
    try createHousehold(withNoteOn: film)
    try launch()
    try validator.validateBell("Notifications, 3 New")
    try tapNotifications(3)
    try validator.validateNotifications([
      "Today: Ana Sample rated “\(film.title)” 9 out of 10", "Ana Sample left you a note on “\(film.title)”",
      "Ana Sample started following you",
    ])
    try app.rows.first.focus()
    try app.pressKey("Return")
    try TitleValidator(app: app).validateTitle(film.title)
    try validator.validateNote("Look at the light.")
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    try launch()
    try validator.validateBell("Notifications")
  }

  func testNoteAuthorIsFollowedAndTheirListsAreReadable() throws {
    let film = try film()
    try createHousehold(withNoteOn: film)
    try launch("--screen", "movie/\(film.id)")
    try tapAuthor("Ana Sample")
    try validator.validateShelf("Recent Ratings", exists: true)
    try tapFollowing()
    try validator.validateText("Follow Ana Sample to see their ratings, lists and notes.")
    try validator.validateShelf("Recent Ratings", exists: false)
    try tapFollow()
    try validator.validateShelf("Recent Ratings", exists: true)
    try open(list: "Watchlist, 1 title")
    try validator.validateText("Ana Sample · 1 title")
    try app.rows.first.focus()
    try app.pressKey("Return")
    try TitleValidator(app: app).validateTitle(film.title)
  }

  func testBellIsHiddenWithSingleProfile() throws {
    try launch()
    try TitleListValidator(app: app).validateHasRow(try film())
    try validator.validateNoBell()
    try pressNotifications()
    try validator.validateText("No Notifications")
  }
}
