import Foundation
import GTK
import MatineeCore

/// How the app was asked to start.
public nonisolated struct LaunchOptions: Sendable {
  /// The built-in catalogue even where there is a credential.
  public var usesSample = false
  /// Where to.
  public private(set) var destination = Destination.featured(.nowPlaying)
  /// What TMDB has to be asked about before it is known where to: an id of IMDb's.
  public private(set) var sought: PageReference?
  /// Whether a place was named, so that an app that runs already goes there.
  public private(set) var namesPlace = false
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

  public mutating func go(to destination: Destination) {
    self.destination = destination
    sought = nil
    namesPlace = true
  }

  public mutating func go(to reference: PageReference) {
    if let destination = Destination(reference) { return go(to: destination) }
    sought = reference
    namesPlace = true
  }

  /// The place as a running app is told of it; `nil` where none was named.
  var placeName: String? { namesPlace ? sought?.description ?? destination.description : nil }

  /// In application pixels.
  var windowSize: (width: Int, height: Int) {
    if case .screenshot(_, let width, let height) = purpose { (width, height) } else { (900, 720) }
  }
}
