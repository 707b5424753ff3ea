import ToolTestSupport
import XCTest

/// Tests of notes, notifications and following people.
final class HouseholdTests: MatineeUITestCase, HouseholdController, MainScreenController, RatingController,
  TitleListScreenController, TitleScreenController
{
  private func film() throws -> ServedTitle { try XCTUnwrap(server.page("now_playing").results.first) }

  func testOwnNoteIsAddedEditedRemovedRestoredAndSaved() throws {
    try preserveData()
    let film = try film()
    try launch("--screen", "movie/\(film.id)")
    try write(note: "See it on a large screen")
    try page.validateText("See it on a large screen")
    try page.validateText("Your Notes")
    try rewriteNote(", again")
    try page.validateText("See it on a large screen, again")
    try tapRemoveNote()
    try page.validateText("See it on a large screen, again", isShown: false)
    try tapUndo()
    try page.validateText("See it on a large screen, again")
    try quit()
    try launch("--screen", "movie/\(film.id)")
    try page.validateText("See it on a large screen, again")
  }

  func testNotificationsAreNewUntilOpenedAndLinkToTitles() throws {
    let film = try film()
    try createHousehold(withNoteOn: film)
    try launch()
    try makeWide()
    try page.validateButton("Notifications, 3 New")
    try tapNotifications(3)
    try page.validateRows(beginning: [
      "Today: Ana Sample rated “\(film.title)” 9 out of 10", "Ana Sample left you a note on “\(film.title)”",
      "Ana Sample started following you",
    ])
    try openFirstRow()
    try page.validateHeading(film.title)
    try page.validateText("Look at the light.")
    try quit()
    try launch()
    try makeWide()
    try page.validateButton("Notifications")
  }

  func testNoteAuthorIsFollowedAndTheirListsAreReadable() throws {
    let film = try film()
    try createHousehold(withNoteOn: film)
    try launch("--screen", "movie/\(film.id)")
    try tapAuthor("Ana Sample")
    try page.validateShelf("Recent Ratings")
    try tapFollowing()
    try page.validateText("Follow Ana Sample to see their ratings, lists and notes.")
    try page.validateShelf("Recent Ratings", isShown: false)
    try tapFollow()
    try page.validateShelf("Recent Ratings")
    try openRow(beginning: "Watchlist, 1 title")
    try page.validateText("Ana Sample · 1 title")
    try openFirstRow()
    try page.validateHeading(film.title)
  }

  func testBellIsHiddenWithSingleProfile() throws {
    try launch()
    try makeWide()
    try list.validateHasRow(try film())
    try page.validateButton("Notifications", isShown: false)
    try pressNotifications()
    try page.validateText("No Notifications")
  }
}
