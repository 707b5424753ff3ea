/// How much is read of an archive that nobody vouches for. The ends are far above what people's exports hold.
public struct ImportLimits: Hashable, Sendable {
  /// Files in an archive or folder, read or not.
  public var entries = 20_000
  /// Bytes of one file, unpacked.
  public var entryBytes = 64_000_000
  /// Bytes of all files that are read, unpacked.
  public var totalBytes = 256_000_000
  /// How many times larger than packed a file may be; asked from the first megabyte on. Text that repeats itself reaches 100.
  public var ratio = 400
  /// Bytes of a journal of the library's, which is read line by line.
  public var journalBytes = 4_000_000_000
  /// How many folders deep files are looked for.
  public var depth = 6

  public init() {}
}
