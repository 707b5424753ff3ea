import AppTestSupport
import Foundation
import Library
import LoadingState
import MatineeCore
import Testing

/// The list of users: its rows, its texts, and the actions for each row.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct UsersViewModelTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func model(_ answer: Result<UserListing, UserDirectoryError>) -> (UsersViewModel, ProfileSession) {
    let watching = ProfileSession(library)
    watching.directory = FixedDirectory(answer)
    return (UsersViewModel(watching), watching)
  }

  @Test func aDatasourceMarksWhoeverIsWatching() {
    let users = UsersDatasource([.ben, .chloe], watching: User.chloe.id)
    #expect(users.rows.map(\.isWatching) == [false, true])
    #expect(users.user(User.ben.id) == .ben && users.user(.owner) == nil && !users.isEmpty)
    #expect(UsersDatasource().isEmpty)
  }

  @Test func followersAreCounted() {
    var user = User.ben
    #expect(UserText.follows(user).isEmpty)
    user.followers = [.owner]
    #expect(UserText.follows(user) == "1 follower")
    (user.followers, user.following) = ([.owner, User.chloe.id], [.owner])
    #expect(UserText.follows(user) == "Follows 1 · 2 followers")
    (user.notifications, user.conversationRefs) = (["a"], ["b", "c"])
    #expect(UserText.follows(user) == "Follows 1 · 2 followers · 1 notification · 2 conversations")
  }

  @Test func aControllerAnswersWithAResult() async {
    let some = UserListing([.ben], skipped: 1)
    #expect(await UserController(FixedDirectory(.success(some))).fetchUsers() == .success(some))
    #expect(await UserController(FixedDirectory(.failure(.timedOut))).fetchUsers() == .failure(.timedOut))
  }

  @Test func whatWasSkippedIsSaid() async {
    for (count, words) in [
      (0, nil), (1, "One entry of the directory could not be read, and was left out."),
      (3, "3 entries of the directory could not be read, and were left out."),
    ] {
      let (model, _) = model(.success(UserListing([.ben], skipped: count)))
      #expect(await model.load() == .content(model.datasource.rows))
      #expect(model.notice == words)
    }
  }

  @Test func nobodyIsTheEmptyState() async {
    let (model, _) = model(.success(UserListing([])))
    #expect(await model.load() == .empty(.noUsers))
  }

  @Test func aFailureIsSaidWithAWayBack() async throws {
    let (model, _) = model(.failure(.usersNotFound(message: "There are no users at example.org.")))
    guard case .failed(let message, nil) = await model.load() else { throw Unexpected() }
    #expect(message.title == "No Users Found" && message.button == "Retry")
    #expect(message.explanation.hasPrefix("There are no users at example.org."))
    #expect(message.ways?.all.map(\.action) == [StateMessage.useOwnProfiles])
  }

  @Test func aDirectorysUsersCannotBeChanged() async {
    let (model, watching) = model(.success(UserListing([.ben])))
    _ = await model.load()
    #expect(!model.isEditable && !model.canRemove(.ben))
    watching.useOwnProfiles()
    _ = await model.load()
    #expect(model.isEditable && model.datasource.rows.map(\.user.name) == ["Main Profile"])
  }

  @Test func neitherTheOwnerNorWhoeverIsWatchingIsRemoved() async throws {
    let opened = try await library.library()
    for user in [User.ben, .chloe] { _ = try await opened.makeProfile(user.fields, id: user.id) }
    let watching = ProfileSession(library)
    let model = UsersViewModel(watching)
    _ = await model.load()
    let owner = try #require(model.datasource.rows.first?.user)
    #expect(owner.id == .owner && model.datasource.rows.map(\.isWatching) == [true, false, false])
    #expect(!model.canRemove(owner) && model.canRemove(.ben))
    await watching.choose(User.ben.id)
    #expect(!model.canRemove(.ben) && model.canRemove(.chloe))
    #expect(model.datasource.rows.map(\.isWatching) == [false, true, false])
  }

  @Test func aGuestChangesNobody() async {
    let watching = ProfileSession(library)
    let model = UsersViewModel(watching)
    await watching.beGuest()
    _ = await model.load()
    #expect(!model.isEditable && model.isGuest && model.datasource.rows.allSatisfy { !$0.isWatching })
  }
}

private struct Unexpected: Error {}
