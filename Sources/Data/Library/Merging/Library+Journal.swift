import Foundation
import GRDB
import Glibc
import SQLiteFiles
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
  /// Other writes can run while the import does, which merges a few events at a time. If it fails or the process dies,
  /// the events so far remain as one action that can be undone, and repeating the import adds the others.
  ///
  /// The import is one action of the profile. It can be undone through the report's action, or as the profile's latest
  /// action. If an earlier import of the same events was undone, the events become effective again.
  ///
  /// - Parameters:
  ///   - profile: The profile that imports. The journal itself names the profile of each event.
  ///   - dryRun: Whether to report the outcome without changing anything.
  /// - Throws: ``LibraryError/notAJournal`` if no line is an event, or ``LibraryError/journalTooLarge``. Neither
  ///   changes anything.
  @discardableResult
  public func importJournal(
    _ url: URL, by profile: ProfileID, dryRun: Bool = false
  ) async throws(LibraryError) -> MergeReport {
    try await merge(from: .importedFile, by: profile, dryRun: dryRun) { body in
      try withFile(url) { descriptor, status in
        guard status.st_size <= MergeLimits.fileSize else { throw LibraryError.journalTooLarge }
        var reader = LineReader(descriptor, size: Int64(status.st_size))
        var number = 1
        while true {
          let lines = try reader.nextBatch()
          if lines.isEmpty { return }
          // The last line of a complete file may lack its line break.
          try body(lines.map { if case .partial(let bytes) = $0 { .line(bytes) } else { $0 } }, number)
          number += lines.count
        }
      }
    }
  }

  /// Merges event lines from another device, without their line breaks. Only that device can undo its actions.
  @discardableResult
  public func merge(lines: [[UInt8]], dryRun: Bool = false) async throws(LibraryError) -> MergeReport {
    try await merge(from: .device, by: nil, dryRun: dryRun) { body in
      for start in stride(from: 0, to: lines.count, by: MergeLimits.lines) {
        let part = lines[start..<min(start + MergeLimits.lines, lines.count)]
        try body(part.map { $0.count > EventLine.maximumBytes ? .tooLong : .line($0) }, start + 1)
      }
    }
  }

  private func merge(
    from origin: LineOrigin, by profile: ProfileID?, dryRun: Bool, _ parts: @escaping JournalMerge.Parts
  ) async throws(LibraryError) -> MergeReport {
    if !dryRun, let reason = readOnlyReason {
      await retryWriting()
      if readOnlyReason != nil { throw reason }
    }
    let merge = JournalMerge(library: self, origin: origin, profile: profile, parts: parts)
    let run: @Sendable () throws -> MergeReport = { try dryRun ? merge.preview().report : merge.run() }
    var result = await onMergeQueue(run)
    if case .failure(let error) = result, indicatesDamage(error) {
      try await file.restore(because: error)
      result = await onMergeQueue(run)
    }
    do { return try result.get() } catch { throw LibraryError(writing: error) }
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
