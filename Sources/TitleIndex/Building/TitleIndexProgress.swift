/// How far an update has come.
public struct TitleIndexProgress: Hashable, Sendable {
  /// How much of the exports has been read, in bytes as they lie on the disk.
  public var bytesRead: Int
  /// How large the exports are together.
  public var bytes: Int
  /// How many titles have been read so far, of all exports.
  public var titlesRead: Int
  /// How many of them can be found, once the update is done.
  public var titlesIndexed: Int
  /// How much is done, from 0 to 1.
  public var fraction: Double
  /// At this pace; nil until there is one.
  public var timeLeft: Duration?
}
