import Foundation
import GRDB

/// Checksums: each event ends with its own, which a disk that forgets a bit makes wrong.
extension Library {
  /// Reads every event, and restores those whose checksum is wrong from a backup or from the folder that the user's devices share.
  ///
  /// - Returns: what was damaged; `nil` if everything is whole. It is also reported as ``recovery``.
  @discardableResult
  public func verify() async throws(LibraryError) -> Recovery? {
    file.lastVerification = environment.now()
    let isDamaged = try await file.read { try !EventTable(database: $0).damaged().isEmpty }
    guard isDamaged else { return nil }
    let folder = file.opening.folder
    let recovery =
      if readOnlyReason == nil {
        try await file.write { database in
          var repair = try JournalRepair(database)
          try repair.useBackups(of: folder)
          try repair.useSharedFolder()
          return try repair.finish()
        }
      } else {
        try await file.read { try JournalRepair($0).report }
      }
    file.report(recovery)
    return recovery
  }

  /// Does so unless it was done within the last hour: for what is read again after each change.
  func verifyIfDue() async throws(LibraryError) {
    let age = file.lastVerification.map { environment.now().timeIntervalSince($0) }
    if let age, (0..<3600).contains(age) { return }
    try await verify()
  }
}
