/// What `matinee-player` tells the program that started it: one line once the video's player is on screen, and an exit code.
///
/// It leaves by itself when its standard input ends, which is when that program has gone.
public enum PlayerReport {
  /// The line on standard output.
  public static let isShowing = "showing"

  /// How it ended. Those beyond 1 are of BSD's `sysexits.h`.
  public enum Exit: Int32, Sendable {
    /// Its window was closed, by the user or as its input ended.
    case closed = 0
    /// The video did not come, or what shows it died.
    case failed = 1
    /// The arguments name no video.
    case misused = 64
    /// There is no WebKitGTK, or no display.
    case unavailable = 69
  }

  /// Whether the browser is to stand in.
  ///
  /// - Parameters:
  ///   - hasShown: whether it has said ``isShowing``.
  ///   - status: its exit code; `nil` where it never ran, or was killed.
  public static func needsBrowser(hasShown: Bool, status: Int32?) -> Bool {
    !hasShown && status != Exit.closed.rawValue
  }
}
