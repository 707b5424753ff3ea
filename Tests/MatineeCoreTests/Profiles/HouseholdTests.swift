import AppTestSupport
import Foundation
import Library
import MatineeCore
import Testing
import ToolTestSupport

/// Switching: each sees their own ratings and undoes their own deeds; a guest leaves nothing.
@MainActor @Suite(.timeLimit(.minutes(2)))
struct HouseholdTests {
  private let home = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func household() async throws -> Household {
    let opened = try await home.library()
    for user in [User.ben, .chloe] { _ = try await opened.makeProfile(user.fields, id: user.id) }
    let household = Household(home)
    await until { household.profiles.count == 3 }
    return household
  }

  @Test func oneIsAloneUntilThereAreOthers() async throws {
    let household = Household(home)
    #expect(!household.isShared && household.name == "Main Profile" && household.watcher == .profile(.owner))
    _ = try await home.library().makeProfile(User.ben.fields, id: User.ben.id)
    await until { household.isShared }
  }

  @Test func eachSeesAndUndoesTheirOwn() async throws {
    let household = try await household()
    var switches = 0
    household.onSwitch = { switches += 1 }
    #expect(await household.library.rate(.alien, Score(stars: 9)))
    await household.choose(User.ben.id)
    #expect(switches == 1 && household.name == "Ben Lima" && household.library.profile == User.ben.id)
    await until { household.library.state == .open }
    #expect(household.library.score(of: .film(348)) == nil)
    #expect(await household.library.rate(.alien, Score(stars: 2)))
    await until { household.library.score(of: .film(348)) == Score(stars: 2) && household.library.canUndo }
    await household.library.undo()
    await until { household.library.score(of: .film(348)) == nil }
    await household.choose(.owner)
    #expect(household.library === home)
    await until { household.library.score(of: .film(348)) == Score(stars: 9) }
  }

  @Test func choosingWhoeverIsWatchingChangesNothingButIsRemembered() async throws {
    let household = try await household()
    var (switches, remembered) = (0, [ProfileID]())
    household.onSwitch = { switches += 1 }
    household.onChoose = { remembered.append($0) }
    await household.choose(.owner)
    #expect(switches == 0 && remembered == [.owner])
    await household.beGuest()
    #expect(switches == 1 && remembered == [.owner])
  }

  @Test func aDirectorysUserIsMadeAProfileAndKeptUpToDate() async throws {
    let household = Household(home)
    household.directory = FixedDirectory(.success(UserListing([.ben])))
    #expect(await household.choose(User.ben) == nil)
    #expect(household.library.profile == User.ben.id)
    await until { household.profiles.map(\.fields.firstName) == ["Main Profile", "Ben"] }
    var changed = User.ben
    changed.fields.role = "Critic"
    #expect(await household.choose(changed) == nil)
    await until { household.profiles.last?.fields.role == "Critic" }
  }

  @Test func aGuestsDeedsAreGone() async throws {
    let household = try await household()
    await household.choose(User.chloe.id)
    await household.beGuest()
    #expect(household.isGuest && household.name == "Guest" && !household.guestWouldLose)
    #expect(await household.library.rate(.alien, Score(stars: 1)))
    await until { household.guestWouldLose }
    await household.leaveGuest()
    #expect(household.watcher == .profile(User.chloe.id) && !household.guestWouldLose)
    #expect(try await home.library().ratings(by: User.chloe.id).isEmpty)
    #expect(try await home.library().ratings(by: .owner).isEmpty)
    await household.beGuest()
    #expect(try await household.library.library().ratings(by: .owner).isEmpty)
  }

  @Test func nothingOfAGuestsIsOnTheDisk() async throws {
    let folder = try TemporaryFolder()
    let home = LibraryModel(source: .tmdb, folder: folder.url)
    #expect(await home.rate(.alien, Score(stars: 5)))
    let household = Household(home, pictures: ProfilePictures(folder: folder.url.appending(path: "pictures")))
    let before = try contents(of: folder.url)
    await household.beGuest()
    #expect(await household.library.rate(.metropolis, Score(stars: 5)))
    let lists = UserListsModel(household.library)
    #expect(await lists.make("Secret") != nil)
    #expect(await !household.add(ProfileDraft(User.ben.fields)))
    #expect(try contents(of: folder.url) == before)
  }

  @Test func whoeverIsRemovedIsNotWatchingAnyMore() async throws {
    let household = try await household()
    await household.choose(User.ben.id)
    try await home.library().removeProfile(User.ben.id, by: .owner)
    await until { household.watcher == .profile(.owner) && household.profiles.count == 2 }
  }

  @Test func whatIsBeingWrittenIsWrittenFirst() async throws {
    let household = try await household()
    let before = household.library
    let gate = Gate()
    let writing = before.begin {
      await before.perform("Rated.") { library, profile async throws(LibraryError) in
        await gate.wait()
        return try await library.rate(.alien, Score(stars: 3)!, by: profile)
      }
    }
    await gate.waitForVisitor()
    let choosing = Task { await household.choose(User.ben.id) }
    await Task.yield()
    #expect(household.watcher == .profile(.owner))
    gate.open()
    await choosing.value
    await writing.value
    #expect(household.watcher == .profile(User.ben.id))
    #expect(try await home.library().ratings(by: .owner).count == 1)
  }

  @Test func profilesAreAddedChangedRemovedAndUndone() async throws {
    let household = Household(home)
    var draft = ProfileDraft()
    (draft.firstName, draft.teams) = (" Dora ", "Family,, family , Film Club")
    #expect(await household.add(draft))
    await until { household.profiles.count == 2 }
    let dora = User(try #require(household.profiles.last))
    #expect(dora.name == "Dora" && dora.fields.teams == ["Family", "Film Club"])
    draft = ProfileDraft(dora.fields)
    draft.role = "Aunt"
    #expect(await household.change(dora, to: draft))
    await until { household.profiles.last?.fields.role == "Aunt" }
    await household.remove(dora)
    await until { household.profiles.count == 1 }
    await household.library.undo()
    await until { household.profiles.last?.fields.role == "Aunt" }
  }

  private func contents(of folder: URL) throws -> [String: Data] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.reduce(into: [:]) { found, name in
      let file = folder.appending(path: name)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return }
      // What SQLite shares between processes changes when it is read.
      if name.hasSuffix("-shm") { return }
      found[name] = try Data(contentsOf: file)
    }
  }
}

/// Holds whoever comes until it is opened.
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
