import ToolTestSupport
import XCTest

/// Tests of profiles: adding, choosing, editing and removing with the keyboard, a failing directory, and guests.
final class ProfilesTests: MatineeUITestCase, MainScreenController, ProfilesScreenController, RatingController,
  TitleListScreenController, UserListsController
{
  private var profiles: ProfilesValidator { ProfilesValidator(app: app) }

  func testProfileIsAddedChosenEditedAndRemoved() throws {
    try preserveData()
    try launch()
    try chooseFromMainMenu("Switch Profile…")
    try profiles.validateUsers(["Main Profile, selected"])
    try tapAddProfile()
    try writeProfile(["Dora", "Ney", "Aunt", "Family"], in: "Add Profile")
    try profiles.validateUsers(["Main Profile, selected", "Dora Ney, Aunt, Family"])
    try chooseUser("Dora Ney")
    try profiles.validateCurrentProfile("Dora Ney")
    try quit()
    try launch("--screen", "profiles")
    try profiles.validateUsers(["Main Profile", "Dora Ney, Aunt, Family, selected"])
    try editUser("Dora Ney")
    try writeProfile(["Dorothea"], in: "Edit Profile")
    try profiles.validateUsers(["Main Profile", "Dorothea Ney, Aunt, Family, selected"])
    try chooseUser("Main Profile")
    try profiles.validateCurrentProfile("Main Profile")
    try chooseFromMainMenu("Switch Profile…")
    try removeUser("Dorothea Ney")
    try profiles.validateUsers(["Main Profile, selected"])
    try pressUndo()
    try profiles.validateUsers(["Main Profile, selected", "Dorothea Ney, Aunt, Family"])
  }

  func testProfileChooserAtLaunchFocusesLastProfileAndAcceptsKeys() throws {
    try preserveData()
    try launch("--screen", "profiles")
    try tapAddProfile()
    try writeProfile(["Dora"], in: "Add Profile")
    try profiles.validateUsers(["Main Profile, selected", "Dora"])
    try chooseUser("Dora")
    try profiles.validateCurrentProfile("Dora")
    for (key, name) in [("Return", "Dora"), ("Up", "Main Profile")] {
      try quit()
      try launch("--screen", "lists", environment: ["MATINEE_ASK_WHO_IS_WATCHING": "true"])
      try profiles.validateUsers(["Main Profile", "Dora, selected"])
      try profiles.validateUserIsFocused("Dora")
      try pressKey(key)
      if key != "Return" { try pressReturn() }
      try profiles.validateCurrentProfile(name)
    }
    try profiles.validateText("Create Your First List")
  }

  func testRetryLoadsUserDirectoryAfterFailure() throws {
    let path = "/directory/users.json"
    let server = try server
    try server.fail(path, status: 404)
    try launch("--screen", "profiles", environment: ["MATINEE_USER_DIRECTORY": server.address + path])
    try profiles.validateText(containing: "No People Found")
    try server.recover(path)
    try tapRetry()
    try profiles.validateUsers([
      "Ana Lima, Mother, Family, Film Club", "Ben Lima, Son, Family", "Chloé Martin, Neighbor, Film Club",
    ])
    try profiles.validateText(containing: "Matinee skipped one profile on the server")
    try chooseUser("Ben Lima")
    try profiles.validateCurrentProfile("Ben Lima")
  }

  func testGuestLeavesNoTraceOnDisk() throws {
    try preserveData()
    let film = try launchAtFirstFilm()
    try chooseFromMainMenu("Switch Profile…")
    try tapBrowseAsGuest()
    try profiles.validateText(containing: "You’re browsing as a guest.")
    let before = try persistedFiles()
    try list.validateHasRow(film)
    try focusRow(film)
    try pressAddToList()
    try choose(list: "Watchlist")
    try pressSearch()
    try typeText("a")
    try list.validateHasRows()
    XCTAssertEqual(try persistedFiles(), before)
    try tapLeave()
    try confirmLeaving()
    try profiles.validateText(containing: "Your guest activity was deleted.")
    XCTAssertEqual(try persistedFiles(), before)
  }
}
