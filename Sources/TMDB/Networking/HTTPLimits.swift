/// How long, and how much, a transfer may take.
public struct HTTPLimits: Hashable, Sendable {
  /// The longest wait for a connection.
  public var connect: Duration
  /// The longest time in which nothing comes.
  public var idle: Duration
  /// The longest time for the whole transfer, redirects included.
  public var total: Duration
  /// The largest body, in bytes, after it was unpacked.
  public var bodySize: Int
  /// How many redirects are followed.
  public var redirects: Int

  /// For JSON, and for pictures up to the size of a poster: 16 MiB, 10 s to connect, 15 s of silence, 60 s in all.
  public static let standard = HTTPLimits()

  /// The limits that are given, and the usual ones for the others.
  public init(
    connect: Duration = .seconds(10), idle: Duration = .seconds(15), total: Duration = .seconds(60),
    bodySize: Int = 16 << 20, redirects: Int = 5
  ) {
    self.connect = connect
    self.idle = idle
    self.total = total
    self.bodySize = bodySize
    self.redirects = redirects
  }
}
