import AppTestSupport
import Foundation
import Library
import Testing
import TitleIdentity
import ToolTestSupport
import Tracking

/// Switching profiles: each has its own ratings and undo history. A guest leaves no data.
@MainActor @Suite(.timeLimit(.minutes(2)))
struct ProfileSessionTests {
  private let ownLibrary = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func session() async throws -> ProfileSession {
    let opened = try await ownLibrary.library()
    for user in [User.ben, .chloe] { _ = try await opened.createProfile(user.fields, id: user.id) }
    let session = ProfileSession(ownLibrary)
    await until { session.profiles.count == 3 }
    return session
  }

  @Test func `The session is shared as soon as a second profile exists`() async throws {
    let session = ProfileSession(ownLibrary)
    #expect(!session.isShared && session.name == "Main Profile" && session.identity == .profile(.owner))
    _ = try await ownLibrary.library().createProfile(User.ben.fields, id: User.ben.id)
    await until { session.isShared }
  }

  @Test func `The session observes a library that opens only after a failure`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "data")
    // A folder can't be created at the path of an existing file.
    try Data().write(to: url)
    let ownLibrary = LibraryModel(source: .tmdb, folder: url)
    let session = ProfileSession(ownLibrary)
    await until { ownLibrary.state != .opening }
    #expect(ownLibrary.state != .open)
    try FileManager.default.removeItem(at: url)
    _ = try await ownLibrary.library().createProfile(User.ben.fields, id: User.ben.id)
    await until { session.isShared }
  }

  @Test func `Each profile has its own ratings and undo history`() async throws {
    let session = try await session()
    var switches = 0
    session.onSwitch = { switches += 1 }
    #expect(await session.library.rate(.alien, Score(stars: 9)))
    await session.choose(User.ben.id)
    #expect(switches == 1 && session.name == "Ben Lima" && session.library.profile == User.ben.id)
    await until { session.library.state == .open }
    #expect(session.library.score(of: .movie(348)) == nil)
    #expect(await session.library.rate(.alien, Score(stars: 2)))
    await until { session.library.score(of: .movie(348)) == Score(stars: 2) && session.library.canUndo }
    await session.library.undo()
    await until { session.library.score(of: .movie(348)) == nil }
    await session.choose(.owner)
    #expect(session.library === ownLibrary)
    await until { session.library.score(of: .movie(348)) == Score(stars: 9) }
  }

  @Test func `Choosing the current profile is remembered without a switch`() async throws {
    let session = try await session()
    var (switches, remembered) = (0, [ProfileID]())
    session.onSwitch = { switches += 1 }
    session.onChoose = { remembered.append($0) }
    await session.choose(.owner)
    #expect(switches == 0 && remembered == [.owner])
    await session.switchToGuest()
    #expect(switches == 1 && remembered == [.owner])
  }

  @Test func `Choosing a directory's user creates a profile and later updates it`() async throws {
    let session = ProfileSession(ownLibrary)
    session.directory = FixedDirectory(.success(UserListing([.ben])))
    #expect(await session.choose(User.ben) == nil)
    #expect(session.library.profile == User.ben.id)
    await until { session.profiles.map(\.fields.firstName) == ["Main Profile", "Ben"] }
    var changed = User.ben
    changed.fields.role = "Critic"
    #expect(await session.choose(changed) == nil)
    await until { session.profiles.last?.fields.role == "Critic" }
  }

  /// Undo never removes a profile that came from a directory, whichever profile is current.
  @Test func `Undo never removes a profile that comes from a directory`() async throws {
    let session = ProfileSession(ownLibrary)
    session.directory = FixedDirectory(.success(UserListing([.ben])))
    #expect(await session.library.rate(.alien, Score(stars: 9)))
    #expect(await session.choose(User.ben) == nil)
    await session.library.undo()
    await session.choose(.owner)
    await session.library.undo()
    #expect(try await ownLibrary.library().ratings(by: .owner).isEmpty)
    await session.library.undo()
    #expect(try await ownLibrary.library().profiles().map(\.id) == [.owner, User.ben.id])
  }

  @Test func `A guest's data can be saved as a new profile, which becomes current`() async throws {
    let session = try await session()
    var remembered: [ProfileID] = []
    session.onChoose = { remembered.append($0) }
    await session.switchToGuest()
    #expect(await session.library.rate(.alien, Score(stars: 1)))
    var draft = ProfileDraft()
    draft.firstName = "Dora"
    #expect(await session.saveGuest(as: draft))
    let dora = try #require(session.identity.profile)
    #expect(remembered == [dora] && !session.isGuest && session.hasSavedGuest && !session.guestHasChanges)
    #expect(try await ownLibrary.library().ratings(by: dora).map(\.score) == [Score(stars: 1)])
    await until { session.name == "Dora" && session.library.score(of: .movie(348)) == Score(stars: 1) }
    #expect(await !session.saveGuest(as: draft), "nobody is a guest any more")
    await session.switchToGuest()
    #expect(!session.hasSavedGuest)
  }

  @Test func `Saving a guest's data shows an error and keeps the guest session on failure`() async throws {
    let ownLibrary = LibraryModel(source: .tmdb) { throw LibraryError.diskFull }
    let session = ProfileSession(ownLibrary)
    await session.switchToGuest()
    #expect(await session.library.rate(.alien, Score(stars: 1)))
    var news: [LibraryModel.Notice] = []
    session.library.onNotice = { news.append($0) }
    #expect(await !session.saveGuest(as: ProfileDraft(User.ben.fields)))
    #expect(session.isGuest && news.map(\.kind) == [.failed])
    #expect(try await session.library.library().ratings(by: .owner).count == 1)
  }

  @Test func `Leaving a guest session discards its data and restores the previous profile`() async throws {
    let session = try await session()
    await session.choose(User.chloe.id)
    await session.switchToGuest()
    #expect(session.isGuest && session.name == "Guest" && !session.guestHasChanges)
    #expect(await session.library.rate(.alien, Score(stars: 1)))
    await until { session.guestHasChanges }
    await session.leaveGuest()
    #expect(session.identity == .profile(User.chloe.id) && !session.guestHasChanges)
    #expect(try await ownLibrary.library().ratings(by: User.chloe.id).isEmpty)
    #expect(try await ownLibrary.library().ratings(by: .owner).isEmpty)
    await session.switchToGuest()
    #expect(try await session.library.library().ratings(by: .owner).isEmpty)
  }

  @Test func `A guest session writes nothing to the disk`() async throws {
    let folder = try TemporaryFolder()
    let ownLibrary = LibraryModel(source: .tmdb, folder: folder.url)
    #expect(await ownLibrary.rate(.alien, Score(stars: 5)))
    let session = ProfileSession(ownLibrary, pictures: ProfilePictures(folder: folder.url.appending(path: "pictures")))
    let before = try contents(of: folder.url)
    await session.switchToGuest()
    #expect(await session.library.rate(.metropolis, Score(stars: 5)))
    let lists = UserListsModel(session.library)
    #expect(await lists.make("Secret"))
    #expect(await !session.add(ProfileDraft(User.ben.fields)))
    #expect(try contents(of: folder.url) == before)
  }

  @Test func `The owner becomes the current profile when the current one is removed`() async throws {
    let session = try await session()
    await session.choose(User.ben.id)
    try await ownLibrary.library().removeProfile(User.ben.id, by: .owner)
    await until { session.identity == .profile(.owner) && session.profiles.count == 2 }
  }

  @Test func `A profile switch waits for a pending write`() async throws {
    let session = try await session()
    let before = session.library
    let write = SuspendedWrite()
    let writing = before.begin {
      await before.perform("Rated.") { batch in
        write.block()
        try batch.rate(.alien, Score(stars: 3)!)
      }
    }
    await write.wait()
    let choosing = Task { await session.choose(User.ben.id) }
    await Task.yield()
    #expect(session.identity == .profile(.owner))
    write.release()
    await choosing.value
    await writing.value
    #expect(session.identity == .profile(User.ben.id))
    #expect(try await ownLibrary.library().ratings(by: .owner).count == 1)
  }

  @Test func `Profiles can be added, changed, removed and restored by undo`() async throws {
    let session = ProfileSession(ownLibrary)
    var draft = ProfileDraft()
    (draft.firstName, draft.teams) = (" Dora ", "Family,, family , Film Club")
    #expect(await session.add(draft))
    await until { session.profiles.count == 2 }
    let dora = User(try #require(session.profiles.last))
    #expect(dora.name == "Dora" && dora.fields.teams == ["Family", "Film Club"])
    draft = ProfileDraft(dora.fields)
    draft.role = "Aunt"
    #expect(await session.change(dora, to: draft))
    await until { session.profiles.last?.fields.role == "Aunt" }
    await session.remove(dora)
    await until { session.profiles.count == 1 }
    await session.library.undo()
    await until { session.profiles.last?.fields.role == "Aunt" }
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
