import Automation
import ToolTestSupport
import XCTest

/// Tests of profiles: adding, choosing, editing and removing with the keyboard, a failing directory, and guests.
final class ProfilesTests: MatineeUITestCase, MainScreenController, ProfilesScreenController, RatingController,
  TitleListScreenController, TitleScreenController, UserListsController
{
  private var profiles: ProfilesValidator { ProfilesValidator(app: app) }

  func testAProfileIsAddedChosenEditedAndRemoved() throws {
    try keepsCache()
    try launch()
    try chooseFromMainMenu("Who Is Watching…")
    try profiles.validateUsers(["Main Profile, chosen"])
    try tapAddProfile()
    try writeProfile(["Dora", "Ney", "Aunt", "Family"], in: "Add Profile")
    try profiles.validateUsers(["Main Profile, chosen", "Dora Ney, Aunt, Family"])
    try chooseUser("Dora Ney")
    try profiles.validateWatching("Dora Ney")
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    try launch("--screen", "profiles")
    try profiles.validateUsers(["Main Profile", "Dora Ney, Aunt, Family, chosen"])
    try editUser("Dora Ney")
    try writeProfile(["Dorothea"], in: "Edit Profile")
    try profiles.validateUsers(["Main Profile", "Dorothea Ney, Aunt, Family, chosen"])
    try chooseUser("Main Profile")
    try profiles.validateWatching("Main Profile")
    try chooseFromMainMenu("Who Is Watching: Main Profile…")
    try removeUser("Dorothea Ney")
    try profiles.validateUsers(["Main Profile, chosen"])
    try app.pressKey("Ctrl+z")
    try profiles.validateUsers(["Main Profile, chosen", "Dorothea Ney, Aunt, Family"])
  }

  func testItIsAskedAtStartAndAnsweredByKeys() throws {
    try keepsCache()
    try launch("--screen", "profiles")
    try tapAddProfile()
    try writeProfile(["Dora"], in: "Add Profile")
    try profiles.validateUsers(["Main Profile, chosen", "Dora"])
    try chooseUser("Dora")
    try profiles.validateWatching("Dora")
    for (key, name) in [("Return", "Dora"), ("Up", "Main Profile")] {
      try pressQuit()
      XCTAssertEqual(try app.waitForExit(), .exited(0))
      try launch("--screen", "lists", environment: ["MATINEE_ASK_WHO_IS_WATCHING": "true"])
      try profiles.validateUsers(["Main Profile", "Dora, chosen"])
      try user("Dora").wait(until: \.isFocused, for: "The keyboard at whoever was watching last")
      try app.pressKey(key)
      if key != "Return" { try app.pressKey("Return") }
      try profiles.validateWatching(name)
    }
    try app.staticTexts["Make Your First List"].wait(until: \.exists, for: "The lists")
  }

  func testADirectoryThatFailsIsTriedAgain() throws {
    let path = "/directory/users.json"
    let server = try server
    try server.fail(path, status: 404)
    try launch("--screen", "profiles", environment: ["MATINEE_USER_DIRECTORY": server.address + path])
    try profiles.validateWords("No Users Found")
    try server.heal(path)
    try app.buttons["Retry"].activate()
    try profiles.validateUsers([
      "Ana Lima, Mother, Family, Film Club", "Ben Lima, Son, Family", "Chloé Martin, Neighbour, Film Club",
    ])
    try profiles.validateWords("One entry of the directory could not be read")
    try chooseUser("Ben Lima")
    try profiles.validateWatching("Ben Lima")
  }

  func testAGuestLeavesNoTrace() throws {
    try keepsCache()
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try TitleListValidator(app: app).validateHasRow(film)
    try chooseFromMainMenu("Who Is Watching…")
    try tapBrowseAsGuest()
    try profiles.validateWords("You are browsing as a guest.")
    let before = try keptFiles()
    try TitleListValidator(app: app).validateHasRow(film)
    try app.rows[film.sentence].focus()
    try pressAddToList()
    try choose(list: "Watchlist")
    try pressSearch()
    try app.typeText("a")
    try app.rows.first.wait(until: \.exists, for: "Something found")
    XCTAssertEqual(try keptFiles(), before)
    try tapLeave()
    try confirmLeaving()
    try profiles.validateWords("What the guest did is gone.")
    XCTAssertEqual(try keptFiles(), before)
  }
}
