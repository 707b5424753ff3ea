import ArgumentParser
import Foundation
import Library
import MatineeApp
import MatineeCore
import Synchronization
import SystemIO

/// `matinee export`: what is the user's own, in a file of its own or in those of others.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your ratings, history and lists to files.",
    discussion: """
      jsonl: the whole journal, as one file that “matinee import” merges with any other library. csv: a folder with \
      ratings.csv, history.csv and lists.csv, for spreadsheets. letterboxd: a folder with what Letterboxd's import takes.
      """)

  @Argument(help: "The file, or for csv and letterboxd the folder; - for standard output.", completion: .file())
  var file: String

  @Option(help: "jsonl, csv or letterboxd.")
  var format = ExportFormat.jsonl

  @Flag(help: "Replace what is there already.")
  var force = false

  @OptionGroup var profile: ProfileOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("Give a file to write.") }
    if file == "-", format != .jsonl {
      throw ValidationError("Only --format jsonl is one file for standard output: give a folder.")
    }
    if format == .jsonl, profile.name != nil {
      throw ValidationError("The journal is everybody’s: --profile needs --format csv or letterboxd.")
    }
  }

  /// Writes it; returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      let owner = try await profile.find(in: library, context)
      let code =
        switch format {
        case .jsonl: try await exportJournal(of: library)
        case .csv: try await write(try await .tables(library, of: owner))
        case .letterboxd: try await write(try await .letterboxd(library, of: owner))
        }
      // An export that lacks something is no success.
      return library.recovery.map(\.lost) ?? 0 > 0 ? 1 : code
    }
  }
}

/// What `--format` takes.
enum ExportFormat: String, ExpressibleByArgument, CaseIterable {
  case jsonl, csv, letterboxd
}

extension ExportCommand {
  private func exportJournal(of library: Library) async throws -> Int32 {
    let line = ProgressLine()
    line.show("Exporting the journal …")
    defer { line.clear() }
    if file == "-" { return try await put(library) }
    try await WholeFiles(replaces: force).write(to: URL(filePath: file)) { url in
      _ = try await library.export(to: url)
    }
    return 0
  }

  private func put(_ library: Library) async throws -> Int32 {
    let failure = Mutex<Int32>(0)
    let write = { @Sendable (piece: Data) throws in
      let number = StandardStreams.print(piece)
      failure.withLock { $0 = number }
      if number != 0 { throw LibraryError.cancelled }
    }
    do {
      try await library.export(write)
    } catch {
      guard error == .cancelled else { throw error }
      return StandardStreams.isFailure(failure.withLock(\.self)) ? 1 : 0
    }
    return 0
  }

  private func write(_ export: LibraryExport) async throws -> Int32 {
    guard !export.files.isEmpty else {
      StandardStreams.say("There is nothing to export.")
      return 1
    }
    try await WholeFiles(replaces: force).write(
      export.files, into: URL(filePath: file, directoryHint: .isDirectory), replacing: LibraryExport.isPart)
    for notice in export.notices { StandardStreams.say(notice) }
    return 0
  }
}
