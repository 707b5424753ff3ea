import AppFoundation
import AppTestSupport
import Foundation
import Library
import LoadingState
import Testing
import Tracking

/// The list of users: its rows, its texts, and the actions for each row.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct UsersViewModelTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func model(_ answer: Result<UserListing, UserDirectoryError>) -> (UsersViewModel, ProfileSession) {
    let session = ProfileSession(library)
    session.directory = FixedDirectory(answer)
    return (UsersViewModel(session), session)
  }

  @Test func `The data source marks the current profile`() {
    let users = UsersDatasource([.ben, .chloe], current: User.chloe.id)
    #expect(users.rows.map(\.isCurrent) == [false, true])
    #expect(users.user(User.ben.id) == .ben && users.user(.owner) == nil && !users.isEmpty)
    #expect(UsersDatasource().isEmpty)
  }

  @Test func `A user's text counts follows, followers, notifications and conversations`() {
    var user = User.ben
    #expect(UserText.follows(user).isEmpty)
    user.followers = [.owner]
    #expect(UserText.follows(user) == "1 follower")
    (user.followers, user.following) = ([.owner, User.chloe.id], [.owner])
    #expect(UserText.follows(user) == "Follows 1 · 2 followers")
    (user.notifications, user.conversationRefs) = (["a"], ["b", "c"])
    #expect(UserText.follows(user) == "Follows 1 · 2 followers · 1 notification · 2 conversations")
  }

  @Test func `The controller returns the directory's listing or error as a result`() async {
    let some = UserListing([.ben], skipped: 1)
    #expect(await UserController(FixedDirectory(.success(some))).fetchUsers() == .success(some))
    #expect(await UserController(FixedDirectory(.failure(.timedOut))).fetchUsers() == .failure(.timedOut))
  }

  @Test func `The notice counts the skipped entries of the directory`() async {
    for (count, words) in [
      (0, nil), (1, "Matinee skipped one profile on the server because it can’t read it."),
      (3, "Matinee skipped 3 profiles on the server because it can’t read them."),
    ] {
      let (model, _) = model(.success(UserListing([.ben], skipped: count)))
      #expect(await model.load() == .content(model.datasource.rows))
      #expect(model.notice == words)
    }
  }

  @Test func `A profile on this device has a page even before the session has observed the profiles`() {
    let session = ProfileSession(library)
    #expect(!session.profiles.contains { $0.id == User.ben.id })
    #expect(UsersViewModel(session).hasPage(.ben))
  }

  @Test func `An empty directory shows the empty state`() async {
    let (model, _) = model(.success(UserListing([])))
    #expect(await model.load() == .empty(.noUsers))
  }

  @Test func `A directory's failure offers a retry and the device's own profiles`() async throws {
    let (model, _) = model(.failure(.usersNotFound(message: "There are no profiles at example.org.")))
    guard case .failed(let message, nil) = await model.load() else { throw Unexpected() }
    #expect(message.title == "No People Found" && message.button == "Retry")
    #expect(message.explanation.hasPrefix("There are no profiles at example.org."))
    #expect(message.suggestions?.all.map(\.action) == [.custom(UserDirectoryAction.useLocalProfiles)])
  }

  @Test func `A directory's users can't be edited, unlike the device's own profiles`() async {
    let (model, session) = model(.success(UserListing([.ben])))
    _ = await model.load()
    #expect(!model.isEditable && !model.canRemove(.ben))
    session.useLocalProfiles()
    _ = await model.load()
    #expect(model.isEditable && model.datasource.rows.map(\.user.name) == ["Main Profile"])
  }

  @Test func `The owner and the current profile can't be removed`() async throws {
    let opened = try await library.library()
    for user in [User.ben, .chloe] { _ = try await opened.createProfile(user.fields, id: user.id) }
    let session = ProfileSession(library)
    let model = UsersViewModel(session)
    _ = await model.load()
    let owner = try #require(model.datasource.rows.first?.user)
    #expect(owner.id == .owner && model.datasource.rows.map(\.isCurrent) == [true, false, false])
    #expect(!model.canRemove(owner) && model.canRemove(.ben))
    await session.choose(User.ben.id)
    #expect(!model.canRemove(.ben) && model.canRemove(.chloe))
    #expect(model.datasource.rows.map(\.isCurrent) == [false, true, false])
  }

  @Test func `A guest can't edit profiles`() async {
    let session = ProfileSession(library)
    let model = UsersViewModel(session)
    await session.switchToGuest()
    _ = await model.load()
    #expect(!model.isEditable && model.isGuest && model.datasource.rows.allSatisfy { !$0.isCurrent })
  }
}

private struct Unexpected: Error {}
