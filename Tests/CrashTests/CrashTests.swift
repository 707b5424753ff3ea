import Foundation
import Library
import SyntheticExports
import Testing
import ToolTestSupport

/// Commands that are killed, or lose power, at any of their file operations.
///
/// `CRASHES` is the number of crashes of each command, and `CRASH_SEED` chooses them.
@Suite(.serialized, .timeLimit(.minutes(60))) struct CrashTests {
  @Test(arguments: CrashScenario.all.map(\.name))
  func `After a crash, the library is intact and complete; the command can be repeated`(name: String) async throws {
    let scenario = try #require(CrashScenario.all.first { $0.name == name })
    let server = try await SampleServer()
    let tool = try CommandLineTool()
    let template = try await home(for: scenario, tool, server)
    let whole = try CrashHome(tool, server: server.address, copying: template)
    let (count, outcome) = try await whole.operations(of: scenario.command)
    #expect(outcome.status == 0, "\(outcome.errorOutput)")
    #expect(count > 0, "The command changes no files.")
    let earlier = try await template.journal()
    var random = SplitMix64(seed: CrashPlan.seed)
    for round in 0..<CrashPlan.crashes {
      // First, the power fails after the end of the program.
      let operation = round == 0 ? 0 : 1 + random.below(count)
      let crash = CrashPlan.crash(round, at: operation, &random)
      let home = try CrashHome(tool, server: server.address, copying: template)
      let crashed = try await home.run(scenario.command, crash)
      #expect(crashed.wasKilled || crashed.status == 0, "\(crash): \(crashed.errorOutput)")
      try await expectIntact(home, earlier, crash)
      if !crashed.wasKilled { try await expectResult(of: scenario, in: home, "\(crash)") }
      try await expectSuccess(of: scenario, in: home, "\(crash)")
    }
  }

  @Test func `A private file is complete after a crash, and as new as its writer has confirmed`() async throws {
    let tool = try CommandLineTool("private-file-writer")
    var random = SplitMix64(seed: CrashPlan.seed)
    for round in 0..<CrashPlan.crashes {
      let home = try CrashHome(tool)
      let crash = CrashPlan.crash(round, at: 1 + random.below(60), &random)
      let confirmed = try await home.confirmations(["@folder/settings.json"], crash).last
      let content = try? String(contentsOf: home.url.appending(path: "folder/settings.json"), encoding: .utf8)
      guard let confirmed else { continue }
      let number = Int(content?.trimmingCharacters(in: .newlines) ?? "")
      #expect(
        number != nil && number ?? 0 >= Int(confirmed) ?? 0, "\(content ?? "nothing") after \(confirmed). \(crash)")
    }
  }

  @Test func `Changes that a program has confirmed survive a crash`() async throws {
    let tool = try CommandLineTool("library-writer")
    let reader = try CommandLineTool()
    var random = SplitMix64(seed: CrashPlan.seed)
    for round in 0..<CrashPlan.crashes {
      let home = try CrashHome(tool)
      let crash = CrashPlan.crash(round, at: 1 + random.below(600), &random)
      let confirmed = try await home.confirmations(["@.local/share/matinee"], crash)
      let checked = try CrashHome(reader, copying: home)
      let journal = try await checked.journal().joined()
      let lost = confirmed.filter { !journal.contains("\"id\":\"\($0)\"") }
      #expect(lost.isEmpty, "\(lost.count) of \(confirmed.count) changes are lost. \(crash)")
      try await expectIntact(checked, [], crash)
    }
  }
}

extension CrashTests {
  /// Creates the state before the command, with the files that commands read.
  private func home(for scenario: CrashScenario, _ tool: CommandLineTool, _ server: SampleServer) async throws
    -> CrashHome
  {
    let home = try CrashHome(tool, server: server.address)
    let other = try CrashHome(tool, server: server.address)
    let shared = home.url.appending(path: "shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    for command in [
      ["rate", "--sample", "movie/910000104", "9.5"], ["sync", shared.path],
      ["export", home.url.appending(path: "journal.jsonl").path],
    ] {
      let outcome = try await other.run(command)
      #expect(outcome.status == 0, "\(outcome.errorOutput)")
    }
    for (name, text) in Self.files { try Data(text.utf8).write(to: home.url.appending(path: name)) }
    for command in scenario.preparation {
      let outcome = try await home.run(command)
      #expect(outcome.status == 0, "\(outcome.errorOutput)")
    }
    return home
  }

  private static let files = [
    "diary.csv": """
    Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
    2019-05-04,Casablanca,1942,https://boxd.it/e1,4.5,,,2019-05-04

    """,
    "titles.json": """
    {"adult":false,"id":15,"original_title":"Casablanca","popularity":20.5,"video":false}
    {"adult":false,"id":16,"original_title":"Harbour","popularity":2.5,"video":false}

    """,
  ]

  private func expectIntact(_ home: CrashHome, _ earlier: Set<String>, _ crash: CrashHome.Crash) async throws {
    guard FileManager.default.fileExists(atPath: home.library.path) else { return #expect(earlier.isEmpty, "\(crash)") }
    // A copy, because opening the library may change it.
    let copy = try TemporaryFolder()
    let folder = copy.url.appending(path: "library", directoryHint: .isDirectory)
    try FileManager.default.copyItem(at: home.library, to: folder)
    let library = try await Library.open(in: folder)
    // The log may contain the end of the change that was being written, but not its beginning. This can't be told from
    // damage to the disk.
    let isExpected = library.recovery == nil || crash.mode == .power && library.recovery?.cause == .damagedLog
    #expect(isExpected, "The library had to be recovered. \(crash)")
    let damage = try await library.verify()
    #expect(damage == nil, "\(crash)")
    let journal = try await home.journal()
    #expect(earlier.subtracting(journal).isEmpty, "Earlier changes are lost. \(crash)")
  }

  private func expectSuccess(of scenario: CrashScenario, in home: CrashHome, _ crash: String) async throws {
    let repeated = try await home.run(scenario.command)
    #expect(repeated.status == 0, "\(crash): \(repeated.errorOutput)")
    try await expectResult(of: scenario, in: home, crash)
  }

  /// Expects what the command has confirmed.
  private func expectResult(of scenario: CrashScenario, in home: CrashHome, _ crash: String) async throws {
    if let result = scenario.result {
      let tables = try await home.tables()
      #expect(tables.contains(result), "\(crash)")
    }
    for file in scenario.files {
      let content = FileManager.default.contents(atPath: home.url.appending(path: file).path)
      #expect(content?.last == UInt8(ascii: "\n"), "\(file) is incomplete. \(crash)")
    }
    if let (command, output) = scenario.inspection {
      let outcome = try await home.run(command)
      #expect(outcome.output.contains(output), "\(crash): \(outcome.output)\(outcome.errorOutput)")
    }
  }
}
