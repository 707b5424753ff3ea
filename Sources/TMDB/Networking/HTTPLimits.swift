/// How long a transfer may take, and how much it may bring.
public struct HTTPLimits: Hashable, Sendable {
  /// The longest wait for a connection.
  public var connect: Duration
  /// The longest time in which nothing comes.
  public var idle: Duration
  /// The longest wait for the status and headers, from the start of the request. Checked every ``rateWindow``.
  public var response: Duration
  /// The longest time for the whole transfer, redirects included; `nil` leaves only ``slowestRate`` to bound it.
  public var total: Duration?
  /// The slowest rate of a body, in bytes a second. A body that brings less over a ``rateWindow`` times out.
  public var slowestRate: Int
  /// How often the rate of a body is measured.
  public var rateWindow: Duration
  /// The largest body, in bytes, after it was unpacked.
  public var bodySize: Int
  /// How many redirects are followed.
  public var redirects: Int

  /// For JSON and posters: 16 MiB, 10 s to connect, 15 s of silence, 30 s to respond, 256 bytes a second, and 60 s in all.
  public static let standard = HTTPLimits()

  /// The limits that are given, and the usual ones for the others.
  public init(
    connect: Duration = .seconds(10), idle: Duration = .seconds(15), response: Duration = .seconds(30),
    total: Duration? = .seconds(60), slowestRate: Int = 256, rateWindow: Duration = .seconds(10),
    bodySize: Int = 16 << 20, redirects: Int = 5
  ) {
    self.connect = connect
    self.idle = idle
    self.response = response
    self.total = total
    self.slowestRate = slowestRate
    self.rateWindow = rateWindow
    self.bodySize = bodySize
    self.redirects = redirects
  }
}
