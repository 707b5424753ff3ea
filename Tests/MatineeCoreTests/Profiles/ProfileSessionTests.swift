import AppTestSupport
import Foundation
import Library
import MatineeCore
import Testing
import ToolTestSupport

/// Switching profiles: each has its own ratings and undo history. A guest leaves no data.
@MainActor @Suite(.timeLimit(.minutes(2)))
struct ProfileSessionTests {
  private let home = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func watching() async throws -> ProfileSession {
    let opened = try await home.library()
    for user in [User.ben, .chloe] { _ = try await opened.makeProfile(user.fields, id: user.id) }
    let watching = ProfileSession(home)
    await until { watching.profiles.count == 3 }
    return watching
  }

  @Test func oneIsAloneUntilThereAreOthers() async throws {
    let watching = ProfileSession(home)
    #expect(!watching.isShared && watching.name == "Main Profile" && watching.watcher == .profile(.owner))
    _ = try await home.library().makeProfile(User.ben.fields, id: User.ben.id)
    await until { watching.isShared }
  }

  @Test func aLibraryThatIsOpenedLaterIsFollowed() async throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: "data")
    // A folder can't be created at the path of an existing file.
    try Data().write(to: place)
    let home = LibraryModel(source: .tmdb, folder: place)
    let watching = ProfileSession(home)
    await until { home.state != .opening }
    #expect(home.state != .open)
    try FileManager.default.removeItem(at: place)
    _ = try await home.library().makeProfile(User.ben.fields, id: User.ben.id)
    await until { watching.isShared }
  }

  @Test func eachSeesAndUndoesTheirOwn() async throws {
    let watching = try await watching()
    var switches = 0
    watching.onSwitch = { switches += 1 }
    #expect(await watching.library.rate(.alien, Score(stars: 9)))
    await watching.choose(User.ben.id)
    #expect(switches == 1 && watching.name == "Ben Lima" && watching.library.profile == User.ben.id)
    await until { watching.library.state == .open }
    #expect(watching.library.score(of: .film(348)) == nil)
    #expect(await watching.library.rate(.alien, Score(stars: 2)))
    await until { watching.library.score(of: .film(348)) == Score(stars: 2) && watching.library.canUndo }
    await watching.library.undo()
    await until { watching.library.score(of: .film(348)) == nil }
    await watching.choose(.owner)
    #expect(watching.library === home)
    await until { watching.library.score(of: .film(348)) == Score(stars: 9) }
  }

  @Test func choosingWhoeverIsWatchingChangesNothingButIsRemembered() async throws {
    let watching = try await watching()
    var (switches, remembered) = (0, [ProfileID]())
    watching.onSwitch = { switches += 1 }
    watching.onChoose = { remembered.append($0) }
    await watching.choose(.owner)
    #expect(switches == 0 && remembered == [.owner])
    await watching.beGuest()
    #expect(switches == 1 && remembered == [.owner])
  }

  @Test func aDirectorysUserIsMadeAProfileAndKeptUpToDate() async throws {
    let watching = ProfileSession(home)
    watching.directory = FixedDirectory(.success(UserListing([.ben])))
    #expect(await watching.choose(User.ben) == nil)
    #expect(watching.library.profile == User.ben.id)
    await until { watching.profiles.map(\.fields.firstName) == ["Main Profile", "Ben"] }
    var changed = User.ben
    changed.fields.role = "Critic"
    #expect(await watching.choose(changed) == nil)
    await until { watching.profiles.last?.fields.role == "Critic" }
  }

  /// Undo never removes a profile that came from a directory, whichever profile is current.
  @Test func choosingADirectorysUserIsNobodysToUndo() async throws {
    let watching = ProfileSession(home)
    watching.directory = FixedDirectory(.success(UserListing([.ben])))
    #expect(await watching.library.rate(.alien, Score(stars: 9)))
    #expect(await watching.choose(User.ben) == nil)
    await watching.library.undo()
    await watching.choose(.owner)
    await watching.library.undo()
    #expect(try await home.library().ratings(by: .owner).isEmpty)
    await watching.library.undo()
    #expect(try await home.library().profiles().map(\.id) == [.owner, User.ben.id])
  }

  @Test func aGuestsDeedsAreKeptAsANewProfile() async throws {
    let watching = try await watching()
    var remembered: [ProfileID] = []
    watching.onChoose = { remembered.append($0) }
    await watching.beGuest()
    #expect(await watching.library.rate(.alien, Score(stars: 1)))
    var draft = ProfileDraft()
    draft.firstName = "Dora"
    #expect(await watching.keepGuest(as: draft))
    let dora = try #require(watching.watcher.profile)
    #expect(remembered == [dora] && !watching.isGuest && watching.hasKeptGuest && !watching.guestWouldLose)
    #expect(try await home.library().ratings(by: dora).map(\.score) == [Score(stars: 1)])
    await until { watching.name == "Dora" && watching.library.score(of: .film(348)) == Score(stars: 1) }
    #expect(await !watching.keepGuest(as: draft), "nobody is a guest any more")
    await watching.beGuest()
    #expect(!watching.hasKeptGuest)
  }

  @Test func whatCannotBeKeptIsSaidAndTheGuestStays() async throws {
    let home = LibraryModel(source: .tmdb) { throw LibraryError.diskFull }
    let watching = ProfileSession(home)
    await watching.beGuest()
    #expect(await watching.library.rate(.alien, Score(stars: 1)))
    var news: [LibraryModel.News] = []
    watching.library.onNews = { news.append($0) }
    #expect(await !watching.keepGuest(as: ProfileDraft(User.ben.fields)))
    #expect(watching.isGuest && news.map(\.kind) == [.failed])
    #expect(try await watching.library.library().ratings(by: .owner).count == 1)
  }

  @Test func aGuestsDeedsAreGone() async throws {
    let watching = try await watching()
    await watching.choose(User.chloe.id)
    await watching.beGuest()
    #expect(watching.isGuest && watching.name == "Guest" && !watching.guestWouldLose)
    #expect(await watching.library.rate(.alien, Score(stars: 1)))
    await until { watching.guestWouldLose }
    await watching.leaveGuest()
    #expect(watching.watcher == .profile(User.chloe.id) && !watching.guestWouldLose)
    #expect(try await home.library().ratings(by: User.chloe.id).isEmpty)
    #expect(try await home.library().ratings(by: .owner).isEmpty)
    await watching.beGuest()
    #expect(try await watching.library.library().ratings(by: .owner).isEmpty)
  }

  @Test func nothingOfAGuestsIsOnTheDisk() async throws {
    let folder = try TemporaryFolder()
    let home = LibraryModel(source: .tmdb, folder: folder.url)
    #expect(await home.rate(.alien, Score(stars: 5)))
    let watching = ProfileSession(home, pictures: ProfilePictures(folder: folder.url.appending(path: "pictures")))
    let before = try contents(of: folder.url)
    await watching.beGuest()
    #expect(await watching.library.rate(.metropolis, Score(stars: 5)))
    let lists = UserListsModel(watching.library)
    #expect(await lists.make("Secret") != nil)
    #expect(await !watching.add(ProfileDraft(User.ben.fields)))
    #expect(try contents(of: folder.url) == before)
  }

  @Test func whoeverIsRemovedIsNotWatchingAnyMore() async throws {
    let watching = try await watching()
    await watching.choose(User.ben.id)
    try await home.library().removeProfile(User.ben.id, by: .owner)
    await until { watching.watcher == .profile(.owner) && watching.profiles.count == 2 }
  }

  @Test func whatIsBeingWrittenIsWrittenFirst() async throws {
    let watching = try await watching()
    let before = watching.library
    let gate = Gate()
    let writing = before.begin {
      await before.perform("Rated.") { library, profile async throws(LibraryError) in
        await gate.wait()
        return try await library.rate(.alien, Score(stars: 3)!, by: profile)
      }
    }
    await gate.waitForVisitor()
    let choosing = Task { await watching.choose(User.ben.id) }
    await Task.yield()
    #expect(watching.watcher == .profile(.owner))
    gate.open()
    await choosing.value
    await writing.value
    #expect(watching.watcher == .profile(User.ben.id))
    #expect(try await home.library().ratings(by: .owner).count == 1)
  }

  @Test func profilesAreAddedChangedRemovedAndUndone() async throws {
    let watching = ProfileSession(home)
    var draft = ProfileDraft()
    (draft.firstName, draft.teams) = (" Dora ", "Family,, family , Film Club")
    #expect(await watching.add(draft))
    await until { watching.profiles.count == 2 }
    let dora = User(try #require(watching.profiles.last))
    #expect(dora.name == "Dora" && dora.fields.teams == ["Family", "Film Club"])
    draft = ProfileDraft(dora.fields)
    draft.role = "Aunt"
    #expect(await watching.change(dora, to: draft))
    await until { watching.profiles.last?.fields.role == "Aunt" }
    await watching.remove(dora)
    await until { watching.profiles.count == 1 }
    await watching.library.undo()
    await until { watching.profiles.last?.fields.role == "Aunt" }
  }

  private func contents(of folder: URL) throws -> [String: Data] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.reduce(into: [:]) { found, name in
      let file = folder.appending(path: name)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return }
      // SQLite's shared memory file changes even when the database is only read.
      if name.hasSuffix("-shm") { return }
      found[name] = try Data(contentsOf: file)
    }
  }
}

/// A gate that suspends callers until it is opened.
@MainActor private final class Gate {
  private var isOpen = false
  private var held: [CheckedContinuation<Void, Never>] = []
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async {
    waiting?.resume()
    waiting = nil
    if !isOpen { await withCheckedContinuation { held.append($0) } }
  }

  func waitForVisitor() async { if held.isEmpty { await withCheckedContinuation { waiting = $0 } } }

  func open() {
    isOpen = true
    held.forEach { $0.resume() }
    held = []
  }
}
