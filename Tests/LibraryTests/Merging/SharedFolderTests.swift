import Foundation
import Testing
import TitleIdentity

@testable import Library

/// Synchronization through a folder that a file synchronization service copies between devices.
@Suite(.timeLimit(.minutes(5))) struct SharedFolderTests {
  private let shared: LibraryFixture

  init() throws { shared = try LibraryFixture() }

  private var files: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: shared.folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
    }
  }

  private func device(_ number: UInt64) async throws -> (
    fixture: LibraryFixture, library: Library, folder: SharedFolder
  ) {
    let fixture = try LibraryFixture(device: number)
    let library = try await fixture.open()
    return (fixture, library, SharedFolder(shared.folder, of: library))
  }

  @Test func `Each device writes its own file and merges all others`() async throws {
    let (first, second) = (try await device(1), try await device(2))
    try await first.library.rate(.alien, .stars(8), by: .owner)
    #expect(try await first.folder.sync().written == 1)
    let nothing = try await first.folder.sync()
    #expect(nothing.written == 0 && nothing.merged == MergeReport() && nothing.devices == 1)
    try await second.library.add(.alien, to: .watchlist(of: .owner), by: .owner)
    let report = try await second.folder.sync()
    #expect(report.merged.new == 1 && report.written == 1 && report.devices == 2)
    #expect(try await first.folder.sync().merged.new == 1)
    #expect(try await first.library.lines() == second.library.lines())
    #expect(try files.map { $0.lastPathComponent } == ["0000000000001.jsonl", "0000000000002.jsonl"])
    // Existing events aren't written again.
    #expect(try files.map { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").count } == [2, 2])
  }

  @Test func `Incomplete last line is merged once it is complete`() async throws {
    let (first, second) = (try await device(1), try await device(2))
    for number in 1...3 { try await first.library.rate(.movie(number), .stars(5), by: .owner) }
    try await first.folder.sync()
    let file = try #require(try files.first)
    let whole = try Data(contentsOf: file)
    try whole.prefix(whole.count - 50).write(to: file)
    let report = try await second.folder.sync()
    #expect(report.merged.new == 2 && report.damaged == 0)
    try whole.write(to: file)
    #expect(try await second.folder.sync().merged.new == 1)
    #expect(try await second.library.lines() == first.library.lines())
  }

  @Test func `Truncated, missing or damaged file is read again and repaired by its device`() async throws {
    let (first, second) = (try await device(1), try await device(2))
    for number in 1...5 { try await first.library.rate(.movie(number), .stars(5), by: .owner) }
    try await first.folder.sync()
    try await second.folder.sync()
    let file = try #require(try files.first)
    let whole = try Data(contentsOf: file)
    var broken = whole
    broken[200] ^= 4
    for content in [whole.prefix(300), Data(), broken, Data("rubbish\n".utf8), nil] {
      if let content { try content.write(to: file) } else { try FileManager.default.removeItem(at: file) }
      try await first.folder.sync()
      let third = try await device(3)
      try await third.folder.sync()
      #expect(try await third.library.lines() == first.library.lines())
      try await second.folder.sync()
    }
    #expect(try await second.folder.sync().damaged == 0)
  }

  @Test func `Observation reports the number of unshared events`() async throws {
    let first = try await device(1)
    var counts = first.library.observeUnshared().makeAsyncIterator()
    #expect(await counts.next() == 0)
    try await first.library.rate(.alien, .stars(8), by: .owner)
    #expect(await counts.next() == 1)
    try await first.folder.sync()
    #expect(await counts.next() == 0)
  }

  @Test func `Device shares another device's events that the folder lacks`() async throws {
    let (first, second) = (try await device(1), try await device(2))
    try await first.library.rate(.alien, .stars(8), by: .owner)
    try await second.library.merge(lines: try await first.library.lines().map { Array($0.utf8) })
    try await second.folder.sync()
    let third = try await device(3)
    try await third.folder.sync()
    #expect(try await third.library.lines() == first.library.lines())
  }

  @Test func `Device continues its file after an incomplete line`() async throws {
    let (first, second) = (try await device(1), try await device(2))
    try await first.library.rate(.movie(1), .stars(5), by: .owner)
    try await first.folder.sync()
    let file = try #require(try files.first)
    try (try Data(contentsOf: file) + Data(#"{"at":"20"#.utf8)).write(to: file)
    try await first.library.rate(.movie(2), .stars(5), by: .owner)
    try await first.folder.sync()
    let report = try await second.folder.sync()
    #expect(report.merged.new == 2 && report.damaged == 0)
  }

  @Test func `Special files are reported, and another folder is written from the start`() async throws {
    let first = try await device(1)
    try FileManager.default.createDirectory(
      at: shared.folder.appending(path: "x.jsonl"), withIntermediateDirectories: true)
    #expect(mkfifo(shared.folder.appending(path: "y.jsonl").path, 0o600) == 0)
    try await first.library.rate(.alien, .stars(8), by: .owner)
    let report = try await first.folder.sync()
    #expect(report.unreadable == ["x.jsonl", "y.jsonl"] && report.written == 1)
    try FileManager.default.createDirectory(
      at: shared.folder.appending(path: "other"), withIntermediateDirectories: true)
    let other = SharedFolder(shared.folder.appending(path: "other"), of: first.library)
    #expect(try await other.sync().written == 1)
  }

  /// Simulates weeks offline, wrong clocks, conflict copies, and truncated and damaged files. All devices agree after
  /// they have synchronized.
  @Test(arguments: 1...6)
  func `Devices converge despite wrong clocks, damaged files and conflict copies`(seed: UInt64) async throws {
    var numbers = SeededNumbers(seed)
    var devices: [(fixture: LibraryFixture, library: Library, folder: SharedFolder)] = []
    for number in 1...3 {
      devices.append(try await device(UInt64(number * 1000)))
      devices[number - 1].fixture.advance(days: .random(in: -400...400, using: &numbers))
    }
    var histories = (0..<3).map { RandomJournal(seed &* 31 &+ UInt64($0)) }
    for _ in 0..<24 {
      let index = Int.random(in: 0..<3, using: &numbers)
      switch Int.random(in: 0..<7, using: &numbers) {
      case 0...2: try await histories[index].run(10, in: devices[index].library, at: devices[index].fixture)
      case 3, 4: try await devices[index].folder.sync()
      case 5: devices[index].fixture.advance(days: .random(in: -30...60, using: &numbers))
      default: try injectFault(&numbers)
      }
    }
    // Each device repairs its own file once the damage stops.
    for _ in 0..<3 { for device in devices { try await device.folder.sync() } }
    let (lines, projections) = (try await devices[0].library.lines(), try await devices[0].library.projections())
    for device in devices {
      #expect(try await device.library.lines() == lines)
      #expect(try await device.library.projections() == projections)
      try await device.library.rebuild()
      #expect(try await device.library.projections() == projections)
    }
  }

  /// Simulates faults of synchronization services and disks.
  private func injectFault(_ numbers: inout SeededNumbers) throws {
    let files = try files
    guard !files.isEmpty else { return }
    let file = files[Int.random(in: 0..<files.count, using: &numbers)]
    var data = try Data(contentsOf: file)
    guard data.count > 100 else { return }
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: try data.prefix(Int.random(in: 0..<data.count, using: &numbers)).write(to: file)
    case 1:
      data[Int.random(in: 0..<data.count, using: &numbers)] ^= 1 << UInt8.random(in: 0..<7, using: &numbers)
      try data.write(to: file)
    case 2: try data.write(to: file.deletingPathExtension().appendingPathExtension("conflict.jsonl"))
    default: try FileManager.default.removeItem(at: file)
    }
  }

  @Test func `Library’s own folder can’t be shared under any of its names`() async throws {
    let (fixture, library, _) = try await device(1)
    try await library.rate(.alien, .stars(8), by: .owner)
    let link = shared.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fixture.folder)
    let working = URL(filePath: FileManager.default.currentDirectoryPath)
    let relative = String(repeating: "../", count: working.pathComponents.count - 1) + fixture.folder.path.dropFirst()
    for folder in [fixture.folder, link, URL(filePath: relative)] {
      await #expect(throws: LibraryError.self) { try await SharedFolder(folder, of: library).sync() }
    }
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: fixture.folder.path).allSatisfy { !$0.hasSuffix("jsonl") })
  }
}
