import Foundation
import GRDB
import Glibc
import SystemIO

/// The journal as a file of JSON lines: export, import and merge.
extension Library {
  /// Writes a header line and all events, in order. The file appears once it is complete.
  ///
  /// Events whose checksum is wrong are restored first, or omitted; ``recovery`` reports them.
  ///
  /// - Returns: The number of events.
  @discardableResult
  public func export(to url: URL) async throws(LibraryError) -> Int {
    try await verify()
    return try await file.withDatabase { database in
      let partial = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).partial")
      defer { try? FileManager.default.removeItem(at: partial) }
      guard FileManager.default.createFile(atPath: partial.path, contents: nil, attributes: [.posixPermissions: 0o600])
      else { throw POSIXError.last }
      let handle = try FileHandle(forWritingTo: partial)
      let count = try database.read { try Self.writeJournal($0) { try handle.write(contentsOf: $0) } }
      try handle.synchronize()
      try handle.close()
      guard Glibc.rename(partial.path, url.path) == 0 else { throw POSIXError.last }
      return count
    }
  }

  /// Passes all lines in order, with their line breaks and in chunks, to a closure. The format is that of
  /// ``export(to:)``.
  ///
  /// - Returns: The number of events.
  @discardableResult
  public func export(_ write: @escaping @Sendable (Data) throws -> Void) async throws(LibraryError) -> Int {
    try await verify()
    return try await file.read { try Self.writeJournal($0, write) }
  }

  /// Imports the events of a file, in any order. Known events change nothing, nor do lines that contradict them.
  ///
  /// The import is one action of the profile. It can be undone through the report's action, or as the profile's latest
  /// action. If an earlier import of the same events was undone, the events become effective again.
  ///
  /// - Parameters:
  ///   - profile: The profile that imports. The journal itself names the profile of each event.
  ///   - dryRun: Whether to report the outcome without changing anything.
  /// - Throws: ``LibraryError/notAJournal`` if no line is an event.
  @discardableResult
  public func importJournal(
    _ url: URL, by profile: ProfileID, dryRun: Bool = false
  ) async throws(LibraryError) -> MergeReport {
    let environment = environment
    return try await merge(from: .importedFile, dryRun: dryRun) { add in
      try withFile(url) { descriptor, _ in
        var reader = LineReader(descriptor)
        while let line = try reader.next() {
          // The last line of a complete file may lack its line break.
          if case .partial(let bytes) = line { try add(.line(bytes)) } else { try add(line) }
        }
      }
    } finish: { merge in
      try merge.finish(by: profile, environment)
    }
  }

  /// Merges event lines from another device, without their line breaks. Only that device can undo its actions.
  @discardableResult
  public func merge(lines: [[UInt8]], dryRun: Bool = false) async throws(LibraryError) -> MergeReport {
    try await merge(from: .device, dryRun: dryRun) { add in
      for line in lines { try add(line.count > EventLine.maximumBytes ? .tooLong : .line(line)) }
    } finish: { merge in
      try merge.finish()
    }
  }

  private func merge(
    from origin: LineOrigin, dryRun: Bool,
    _ read: @escaping @Sendable ((LineReader.Line) throws -> Void) throws -> Void,
    finish: @escaping @Sendable (inout Merge) throws -> Void
  ) async throws(LibraryError) -> MergeReport {
    try await file.write { database in
      var merge = try Merge(database, from: origin)
      // A dry run rolls back instead of only counting, so that it counts duplicate lines correctly.
      try database.inSavepoint {
        var number = 0
        try read { line in
          number += 1
          try merge.add(line, number: number)
        }
        guard merge.isJournal || number == 0 else { throw LibraryError.notAJournal }
        if !dryRun { try finish(&merge) }
        return dryRun ? .rollback : .commit
      }
      return merge.report
    }
  }

  private static func writeJournal(_ database: Database, _ write: (Data) throws -> Void) throws -> Int {
    var piece = Data((JournalFormat.header + "\n").utf8)
    var count = 0
    try EventTable(database: database).forEachLine { line in
      guard EventLine.isIntact(Array(line)) else { return }
      piece += line
      piece.append(UInt8(ascii: "\n"))
      count += 1
      guard piece.count > 1 << 16 else { return }
      try write(piece)
      piece.removeAll(keepingCapacity: true)
    }
    try write(piece)
    return count
  }
}
