/// The limits on the duration and size of a transfer.
public struct HTTPLimits: Hashable, Sendable {
  /// The time limit for connecting.
  public var connect: Duration = .seconds(10)
  /// The maximum time without any data, once there is a connection.
  public var idle: Duration
  /// The time limit for the status and headers, from the start of the request.
  public var response: Duration
  /// The time limit for the whole transfer, including redirects; with `nil`, only ``minimumRate`` limits the body.
  public var total: Duration?
  /// The minimum rate of a body, in bytes a second. A transfer that is slower over a ``rateWindow`` times out.
  public var minimumRate: Int
  /// The interval at which the rate of a body is measured.
  public var rateWindow: Duration
  /// The maximum size of a body after decompression, in bytes.
  public var bodySize: Int
  /// The maximum number of redirects.
  public var redirects = 5

  /// The default limits, suitable for JSON and posters.
  ///
  /// The time limits are 10 s to connect, 15 s without data, 30 s to respond, and 60 s in total. The other limits are
  /// 16 MiB, 256 bytes a second, and 5 redirects.
  public static let standard = HTTPLimits()

  /// Creates limits. Omitted ones have the values of ``standard``.
  public init(
    idle: Duration = .seconds(15), response: Duration = .seconds(30), total: Duration? = .seconds(60),
    minimumRate: Int = 256, rateWindow: Duration = .seconds(10), bodySize: Int = 16 << 20
  ) {
    self.idle = idle
    self.response = response
    self.total = total
    self.minimumRate = minimumRate
    self.rateWindow = rateWindow
    self.bodySize = bodySize
  }
}
