/// Limits for reading untrusted archives. They are far above the size of real exports.
public struct ImportLimits: Hashable, Sendable {
  /// The maximum number of files in an archive or folder.
  public var entries = 20_000
  /// The maximum unpacked size of a file, in bytes.
  public var entryBytes = 64_000_000
  /// The maximum unpacked size of all files together, in bytes.
  public var totalBytes = 256_000_000
  /// The maximum compression ratio, which is checked after the first megabyte. Repetitive text reaches 100.
  public var ratio = 400
  /// The maximum size of a journal, in bytes. Journals are read line by line.
  public var journalBytes = 4_000_000_000
  /// The maximum depth of folders.
  public var depth = 6

  public init() {}
}
