/// The output of `matinee-player` to its parent process: one line when the video player is on screen, and an exit code.
///
/// The player exits when its standard input closes, which happens when the parent process ends.
public enum PlayerReport {
  /// The name of the program.
  public static let program = "matinee-player"

  /// The line on standard output when the video player is on screen.
  public static let shownLine = "showing"

  /// The exit codes. Those above 1 come from BSD's `sysexits.h`.
  public enum Exit: Int32, Sendable {
    /// The window was closed, by the user or because standard input closed.
    case closed = 0
    /// The video didn't load, or the web process crashed.
    case failed = 1
    /// The arguments don't identify a video.
    case misused = 64
    /// WebKitGTK or a display is missing.
    case unavailable = 69
  }

  /// Returns whether the video should open in the browser instead.
  ///
  /// - Parameters:
  ///   - hasShown: Whether the player has printed ``shownLine``.
  ///   - status: The exit code; `nil` if the player never ran or was killed.
  public static func needsBrowser(hasShown: Bool, status: Int32?) -> Bool {
    !hasShown && status != Exit.closed.rawValue
  }
}
