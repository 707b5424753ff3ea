import Foundation

/// What became of a library that was damaged or gone: a plain account.
public struct Recovery: Hashable, Sendable {
  /// Why it had to be restored.
  public enum Cause: Hashable, Sendable {
    /// The file could not be read. The reason is for a log.
    case damaged(String)
    /// There was no file, and there were backups.
    case missing
  }

  /// Why it had to be restored.
  public var cause: Cause
  /// Where the damaged file is now; nothing removes it. `nil` where there was none.
  public var setAside: URL?
  /// The day of the backup that was used; `nil` where there was none of use.
  public var backup: PartialDate?
  /// How many events the backup had.
  public var fromBackup: Int
  /// How many more could still be read from the damaged file.
  public var fromDamagedFile: Int
  /// When the last of all events was written; `nil` where there is none.
  public var until: PartialDate?

  /// How many events there are now.
  public var events: Int { fromBackup + fromDamagedFile }
}
