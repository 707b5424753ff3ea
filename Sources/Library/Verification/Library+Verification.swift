import Foundation
import GRDB

/// Checks: each event ends with its own checksum, which a disk that forgets a bit makes wrong; everything else follows from the events.
extension Library {
  /// Reads every event, and restores those whose checksum is wrong from a backup or from the folder that the user's devices share.
  /// Compares the indexes with the tables, and the tables with the events, and makes again those that differ.
  ///
  /// - Returns: what was damaged; `nil` if everything is whole. It is also reported as ``recovery``.
  @discardableResult
  public func verify() async throws(LibraryError) -> Recovery? { try await verify(comparingRows: true) }

  private func verify(comparingRows: Bool) async throws(LibraryError) -> Recovery? {
    file.lastVerification = environment.now()
    let canRepair = readOnlyReason == nil
    let damage = try await file.read { try LibraryDamage($0, canRepair: canRepair, comparingRows: comparingRows) }
    guard damage.isAny else { return nil }
    let folder = file.opening.folder
    if !canRepair {
      // Reads through a damaged index would silently omit events.
      guard !damage.isInconsistent else { throw LibraryError.unreadable(reason: "an index is damaged") }
      let recovery = try await file.read { JournalRepair($0, damage).report }
      file.report(recovery)
      return recovery
    }
    let recovery: Recovery? = try await file.write { database in
      let damage = try LibraryDamage(database)
      guard damage.isAny else { return nil }
      var repair = JournalRepair(database, damage)
      try repair.useTable()
      try repair.useBackups(of: folder)
      try repair.useSharedFolder()
      return try repair.finish()
    }
    // The file was restored meanwhile, which was reported.
    guard let recovery else { return file.recovery }
    file.report(recovery)
    return recovery
  }

  /// Checks events and indexes, unless that was done within the last hour: for statistics, which are read again after each change.
  ///
  /// Comparing the tables with the events takes more than half of a whole verification, and is left to backups and exports.
  func verifyIfDue() async throws(LibraryError) {
    let age = file.lastVerification.map { environment.now().timeIntervalSince($0) }
    if let age, (0..<3600).contains(age) { return }
    _ = try await verify(comparingRows: false)
  }
}
