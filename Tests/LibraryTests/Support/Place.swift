// What the tests of the library share: a folder, a calendar and a machine of their own, and titles.
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Library

/// A folder of a test's own, gone with it, on a machine of its own, with a calendar that the test moves.
final class Place: Sendable {
  let folder: URL
  private let state: Mutex<State>

  private struct State {
    var now: Date
    var machine: String?
    var recoveries: [Recovery] = []
    var nextDevice: UInt64
  }

  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// - Parameter device: the number of its first device; the next ones follow.
  init(device: UInt64 = 1) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "library-\(UUID().uuidString)", directoryHint: .isDirectory)
    state = Mutex(State(now: Self.start, machine: "machine", nextDevice: device))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var file: URL { folder.appending(path: "library.sqlite") }

  var now: Date {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// `nil` while it can't be told.
  var machine: String? {
    get { state.withLock(\.machine) }
    set { state.withLock { $0.machine = newValue } }
  }

  func advance(days: Double) { state.withLock { $0.now += days * 86_400 } }

  var recoveries: [Recovery] { state.withLock(\.recoveries) }

  func environment(mostPages: Int? = nil) -> LibraryEnvironment {
    LibraryEnvironment(
      now: { self.now }, zone: { .gmt },
      newDevice: {
        self.state.withLock { state in
          defer { state.nextDevice += 1 }
          return DeviceID(number: state.nextDevice)
        }
      }, machine: { self.machine }, mostPages: mostPages)
  }

  /// - Parameters:
  ///   - writeShared: replaces what writes into a shared folder.
  ///   - use: replaces what locks the library's folder.
  ///   - step: called at each step of a restoration.
  func open(
    mostPages: Int? = nil, writeShared: (@Sendable (Int32, [UInt8]) throws -> Void)? = nil,
    use: (@Sendable (LibraryFolder) throws -> LibraryUse)? = nil,
    step: (@Sendable (RestorationStep) throws -> Void)? = nil
  ) async throws -> Library {
    var environment = environment(mostPages: mostPages)
    if let writeShared { environment.writeShared = writeShared }
    if let use { environment.use = use }
    if let step { environment.restorationStep = step }
    return try await Library.open(in: folder, environment) { recovery in
      self.state.withLock { $0.recoveries.append(recovery) }
    }
  }

  /// The database as another program would open it.
  func database() throws -> DatabaseQueue {
    var configuration = Configuration()
    // A library that has just gone may be closing its file.
    configuration.busyMode = .timeout(20)
    return try DatabaseQueue(path: file.path, configuration: configuration)
  }

  /// Moves what lies in the log into the file itself.
  func settle() async throws {
    try await database().writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }

  /// Does so where there is a database.
  func settleIfThere() async throws {
    if FileManager.default.fileExists(atPath: file.path) { try await settle() }
  }

  func file(_ name: String, _ lines: [String]) throws -> URL {
    let url = folder.appending(path: name)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: url)
    return url
  }
}

extension Library {
  /// The lines of its journal, without the first.
  func lines() async throws -> [String] {
    let data = Mutex(Data())
    try await export { piece in data.withLock { $0 += piece } }
    return data.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").dropFirst().map(String.init)
  }

  /// All that follows from the events, as text, but for what only says when it was noted.
  func projections() async throws -> [String] {
    try await file.read { database in
      try LibrarySchema.projections.flatMap { table -> [String] in
        let condition = table == "rating" ? "WHERE halves IS NOT NULL" : ""
        return try Row.fetchAll(database, sql: "SELECT * FROM \(table) \(condition)").map { row in
          "\(table) " + row.filter { $0.0 != "revision" }.map { "\($0)=\($1)" }.joined(separator: " ")
        }.sorted()
      }
    }
  }
}

extension TitleReference {
  static let alien = TitleReference(
    .tmdb, .film, 348, name: "Alien", year: 1979, posterPath: "/alien.jpg", imdbID: "tt0078748")
  static let series = TitleReference(.tmdb, .series, 1399, name: "A Series", year: 2011)

  static func film(_ number: Int, source: TitleSource = .tmdb) -> TitleReference {
    TitleReference(source, .film, number, name: "Film \(number)", year: 1950 + number % 70)
  }
}

extension Score {
  /// Of ten stars; the lowest where there is no such score.
  static func stars(_ stars: Double) -> Score { Score(stars: stars) ?? all[0] }
}

/// Numbers that follow from a seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
