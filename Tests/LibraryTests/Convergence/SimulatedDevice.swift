import Foundation
import GRDB
import TitleIdentity

@testable import Library

/// A device in a random history: its library, its clock, and its copy of the shared folder.
final class SimulatedDevice {
  let shared: URL
  var clock = SimulatedClock.correct
  private(set) var library: Library
  /// The names that this device's files in the shared folder may have.
  private(set) var ownFiles: [String] = []
  private let fixture: LibraryFixture
  private var folder: SharedFolder

  init(_ number: Int, in root: URL) async throws {
    shared = root.appending(path: "shared-\(number)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    fixture = try LibraryFixture(device: UInt64(number) * 1_000, in: root)
    library = try await fixture.open()
    folder = SharedFolder(shared, of: library)
    try await rememberOwnFile()
  }

  /// The repairs that the library reported. A history contains no damage that needs one.
  var recoveries: [Recovery] { fixture.recoveries }

  func setTime(_ date: Date) { fixture.now = date }

  /// Restarts the app.
  func reopen() async throws {
    library.close()
    library = try await fixture.open()
    folder = SharedFolder(shared, of: library)
    try await rememberOwnFile()
  }

  /// Moves the library to another machine, where it gets a new device ID.
  func move(to machine: String) async throws {
    fixture.machine = machine
    try await reopen()
  }

  func sync() async throws -> SharedFolder.Report { try await folder.sync() }

  /// Returns the ID of the latest event that counts.
  func latestEvent() async throws -> String {
    try await library.file.read {
      try String.fetchOne($0, sql: "SELECT max(id) FROM event WHERE subject IS NOT NULL") ?? ""
    }
  }

  /// Returns the lines of a write, by ID.
  func lines(of action: EventID) async throws -> [String: String] {
    try await library.file.read { database in
      let events = try EventTable(database: database).events(of: action, limit: .max)
      return Dictionary(
        uniqueKeysWithValues: events.map { ($0.id.description, String(decoding: EventLine($0).bytes, as: UTF8.self)) })
    }
  }

  /// Returns the IDs of the events without effect.
  func eventsWithoutEffect() async throws -> Set<String> {
    try await library.file.read { try String.fetchSet($0, sql: "SELECT id FROM event WHERE subject IS NULL") }
  }

  private func rememberOwnFile() async throws {
    let device = try await library.file.read { try StateTable(database: $0).device() }
    let names = ["\(device).jsonl"] + (2...9).map { "\(device)-\($0).jsonl" }
    if !ownFiles.contains(names[0]) { ownFiles += names }
  }
}

/// Everything that must be the same on all devices.
struct DeviceState: Equatable {
  let journal: [String]
  let projections: [String]
  private let lists: [UserList]
  private let items: [[ListItem]]
  private let ratings: [[Rating]]
  private let plays: [[Play]]
  private let notices: [HouseholdNotices]

  init(_ library: Library) async throws {
    (journal, projections) = (try await library.lines(), try await library.projections())
    var (lists, items, ratings): ([UserList], [[ListItem]], [[Rating]]) = ([], [], [])
    var (plays, notices): ([[Play]], [HouseholdNotices]) = ([], [])
    for profile in RandomJournal.profiles {
      for list in try await library.lists(of: profile) {
        lists.append(list)
        items.append(try await library.items(of: list.id))
      }
      ratings.append(try await library.ratings(by: profile).sorted { $0.event < $1.event })
      plays.append(try await library.history(of: profile))
      notices.append(try await library.notices(for: profile))
    }
    (self.lists, self.items, self.ratings, self.plays, self.notices) = (lists, items, ratings, plays, notices)
  }

  /// Returns a description of the first difference; `nil` if there is none.
  func difference(from other: DeviceState) -> String? {
    guard self != other else { return nil }
    for (name, mine, theirs) in [
      ("journal", journal, other.journal), ("projections", projections, other.projections),
    ] where mine != theirs {
      let (missing, extra) = (Set(theirs).subtracting(mine).sorted(), Set(mine).subtracting(theirs).sorted())
      return "The \(name) lacks \(missing.prefix(2)) and has \(extra.prefix(2)) in addition"
    }
    return lists != other.lists || items != other.items ? "The lists differ" : "Ratings, plays or notices differ"
  }
}
