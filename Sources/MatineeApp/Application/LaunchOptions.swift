import Foundation
import GTK
import MatineeCore

/// How the app was asked to start.
public nonisolated struct LaunchOptions: Sendable {
  /// The built-in catalogue even where there is a credential.
  public var usesSample = false
  public var destination = Destination.featured(.nowPlaying)
  public var scheme: ColorScheme?
  public var textScale: Double?
  public var purpose = Purpose.use

  /// What the window is opened for.
  public enum Purpose: Sendable {
    case use
    /// To be drawn into a file, at a size in application pixels.
    case screenshot(file: String, width: Int, height: Int)
    /// To be measured: it leaves after the first frame that shows the list's texts.
    case firstFrame
  }

  public init() {}

  /// In application pixels.
  var windowSize: (width: Int, height: Int) {
    if case .screenshot(_, let width, let height) = purpose { (width, height) } else { (900, 720) }
  }
}
