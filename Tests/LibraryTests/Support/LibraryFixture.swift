// Shared fixtures for the library's tests: a folder, a clock and a machine for each test, and sample titles.
import Foundation
import GRDB
import Synchronization
import Testing
import TitleIdentity

@testable import Library

/// A temporary folder for one test, with a simulated machine and an adjustable clock.
final class LibraryFixture: Sendable {
  let folder: URL
  private let state: Mutex<State>

  private struct State {
    var now: Date
    var machine: String?
    var recoveries: [Recovery] = []
    var nextDevice: UInt64
  }

  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// Creates an empty folder.
  ///
  /// - Parameters:
  ///   - device: The number of the first device. Further devices get the following numbers.
  ///   - parent: The folder in which to create it.
  init(device: UInt64 = 1, in parent: URL = FileManager.default.temporaryDirectory) throws {
    folder = parent.appending(path: "library-\(UUID().uuidString)", directoryHint: .isDirectory)
    state = Mutex(State(now: Self.start, machine: "machine", nextDevice: device))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var file: URL { folder.appending(path: "library.sqlite") }

  var now: Date {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// The machine's identifier; `nil` simulates an unreadable one.
  var machine: String? {
    get { state.withLock(\.machine) }
    set { state.withLock { $0.machine = newValue } }
  }

  func advance(days: Double) { state.withLock { $0.now += days * 86_400 } }

  var recoveries: [Recovery] { state.withLock(\.recoveries) }

  func environment(maximumPageCount: Int? = nil) -> LibraryEnvironment {
    LibraryEnvironment(
      now: { self.now }, zone: { .gmt },
      newDevice: {
        self.state.withLock { state in
          defer { state.nextDevice += 1 }
          return DeviceID(number: state.nextDevice)
        }
      }, machine: { self.machine }, maximumPageCount: maximumPageCount)
  }

  /// Opens the library in this folder.
  ///
  /// - Parameters:
  ///   - writeShared: A replacement for the function that writes to a shared folder.
  ///   - use: A replacement for the function that locks the library's folder.
  ///   - step: A hook for each step of a restoration.
  ///   - adjusting: Changes the library's dependencies on the system.
  ///   - partStep: A hook for each part of a sync or an import.
  func open(
    maximumPageCount: Int? = nil, writeShared: (@Sendable (Int32, [UInt8]) throws -> Void)? = nil,
    makeLock: (@Sendable (LibraryFolder) throws -> LibraryLock)? = nil,
    step: (@Sendable (RestorationStep) throws -> Void)? = nil, partStep: (@Sendable (Int) throws -> Void)? = nil,
    adjusting: (inout LibraryEnvironment) -> Void = { _ in }
  ) async throws -> Library {
    var environment = environment(maximumPageCount: maximumPageCount)
    if let writeShared { environment.writeShared = writeShared }
    if let makeLock { environment.makeLock = makeLock }
    if let step { environment.restorationStep = step }
    if let partStep { environment.partStep = partStep }
    adjusting(&environment)
    return try await Library.open(in: folder, environment) { recovery in
      self.state.withLock { $0.recoveries.append(recovery) }
    }
  }

  /// Opens the database as another program would.
  func database() throws -> DatabaseQueue {
    var configuration = Configuration()
    // A library that was just released may still be closing its file.
    configuration.busyMode = .timeout(20)
    return try DatabaseQueue(path: file.path, configuration: configuration)
  }

  /// Checkpoints the write-ahead log.
  func checkpoint() async throws {
    try await database().writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }

  /// Checkpoints the write-ahead log if there is a database.
  func checkpointIfPresent() async throws {
    if FileManager.default.fileExists(atPath: file.path) { try await checkpoint() }
  }

  func file(_ name: String, _ lines: [String]) throws -> URL {
    let url = folder.appending(path: name)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: url)
    return url
  }
}

extension Library {
  /// Returns the lines of the journal, without the header.
  func lines() async throws -> [String] {
    let data = Mutex(Data())
    try await export { chunk in data.withLock { $0 += chunk } }
    return data.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").dropFirst().map(String.init)
  }

  /// Returns all projections as text.
  func projections() async throws -> [String] {
    try await file.read { database in
      try LibrarySchema.projections.flatMap { table -> [String] in
        try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map { row in
          "\(table) " + row.map { "\($0)=\($1)" }.joined(separator: " ")
        }.sorted()
      }
    }
  }
}

extension TitleReference {
  static let alien = TitleReference(
    .tmdb, .movie, 348, name: "Alien", year: 1979, posterPath: "/alien.jpg", imdbID: "tt0078748")
  static let show = TitleReference(.tmdb, .show, 1399, name: "A Series", year: 2011)

  static func movie(_ number: Int, source: TitleSource = .tmdb) -> TitleReference {
    TitleReference(source, .movie, number, name: "Film \(number)", year: 1950 + number % 70)
  }
}

extension Score {
  /// Creates a score out of ten; an invalid one becomes the lowest score.
  static func stars(_ stars: Double) -> Score { Score(stars: stars) ?? all[0] }
}

/// A seeded random number generator.
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
