import ToolTestSupport
import XCTest

/// Tests of notes, notifications and following people.
final class HouseholdTests: MatineeUITestCase, HouseholdController, MainScreenController, RatingController,
  TitleListScreenController, TitleScreenController
{
  private var validator: TitleValidator { TitleValidator(app: app) }

  private func film() throws -> ServedTitle { try XCTUnwrap(server.page("now_playing").results.first) }

  func testOwnNoteIsAddedEditedRemovedRestoredAndSaved() throws {
    try preserveData()
    let film = try film()
    try launch("--screen", "movie/\(film.id)")
    try write(note: "See it on a large screen")
    try validator.validateText("See it on a large screen")
    try validator.validateText("Your Notes")
    try rewriteNote(", again")
    try validator.validateText("See it on a large screen, again")
    try tapRemoveNote()
    try validator.validateText("See it on a large screen, again", isShown: false)
    try tapUndo()
    try validator.validateText("See it on a large screen, again")
    try quit()
    try launch("--screen", "movie/\(film.id)")
    try validator.validateText("See it on a large screen, again")
  }

  func testNotificationsAreNewUntilOpenedAndLinkToTitles() throws {
    let film = try film()
    try createHousehold(withNoteOn: film)
    try launch()
    try validator.validateButton("Notifications, 3 New")
    try tapNotifications(3)
    try validator.validateRows(beginning: [
      "Today: Ana Sample rated “\(film.title)” 9 out of 10", "Ana Sample left you a note on “\(film.title)”",
      "Ana Sample started following you",
    ])
    try openFirstRow()
    try validator.validateHeading(film.title)
    try validator.validateText("Look at the light.")
    try quit()
    try launch()
    try validator.validateButton("Notifications")
  }

  func testNoteAuthorIsFollowedAndTheirListsAreReadable() throws {
    let film = try film()
    try createHousehold(withNoteOn: film)
    try launch("--screen", "movie/\(film.id)")
    try tapAuthor("Ana Sample")
    try validator.validateShelf("Recent Ratings")
    try tapFollowing()
    try validator.validateText("Follow Ana Sample to see their ratings, lists and notes.")
    try validator.validateShelf("Recent Ratings", isShown: false)
    try tapFollow()
    try validator.validateShelf("Recent Ratings")
    try openRow(beginning: "Watchlist, 1 title")
    try validator.validateText("Ana Sample · 1 title")
    try openFirstRow()
    try validator.validateHeading(film.title)
  }

  func testBellIsHiddenWithSingleProfile() throws {
    try launch()
    try TitleListValidator(app: app).validateHasRow(try film())
    try validator.validateButton("Notifications", isShown: false)
    try pressNotifications()
    try validator.validateText("No Notifications")
  }
}
