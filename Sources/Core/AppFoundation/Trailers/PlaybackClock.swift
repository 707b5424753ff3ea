/// The position of a video as text, such as "0:03 / 2:10".
public enum PlaybackClock {
  /// - Parameters:
  ///   - position: The position in seconds.
  ///   - duration: The duration in seconds. It is omitted if it is 0, which means unknown.
  public static func text(_ position: Double, of duration: Double) -> String {
    let length = seconds(duration)
    let elapsed = length > 0 ? min(seconds(position), length) : seconds(position)
    return length > 0 ? "\(time(elapsed, like: length)) / \(time(length, like: length))" : time(elapsed, like: elapsed)
  }

  private static func seconds(_ value: Double) -> Int {
    value.isFinite ? Int(max(0, min(value, maximumDuration))) : 0
  }

  /// Returns a time. It includes hours only if the duration does, so that the text's length is constant.
  private static func time(_ seconds: Int, like length: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    return length >= 3600
      ? "\(hours):\(twoDigits(minutes)):\(twoDigits(rest))" : "\(minutes):\(twoDigits(rest))"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let maximumDuration = 359_999.0
}
