import AppFoundation
import Catalogue
import Foundation
import GTK
import PlanningUI
import ScreenFoundation
import TitleIdentity

/// The options that the app was launched with.
public nonisolated struct LaunchOptions: Sendable {
  /// Whether to use the sample catalogue, even with a TMDB credential.
  public var usesSample = false
  /// The first destination to show.
  public private(set) var destination: any Destination = HomeDestination()
  /// The reference that TMDB has to resolve before the destination is known: an IMDb id.
  public private(set) var requestedReference: PageReference?
  /// Whether the user specified a destination. A running instance then navigates there.
  public private(set) var hasDestination = false
  public var scheme: ColorScheme?
  public var textScale: Double?
  public var purpose = Purpose.use

  /// The purpose of opening the window.
  public enum Purpose: Sendable {
    case use
    /// A screenshot of the window in a file, at a size in application pixels.
    case screenshot(file: String, width: Int, height: Int)
    /// A measurement of the launch until the window's first frame, which shows no content yet.
    case exitAfterWindow
    /// A measurement of the launch until the first frame that shows the list's texts.
    case exitAfterContent
  }

  public init() {}

  public mutating func go(to destination: any Destination) {
    self.destination = destination
    requestedReference = nil
    hasDestination = true
  }

  public mutating func go(to reference: PageReference) {
    if let destination = reference.destination { return go(to: destination) }
    requestedReference = reference
    hasDestination = true
  }

  /// Starts at the tab of the previous run, unless the user specified a destination.
  mutating func resume(at state: WindowState?) {
    guard !hasDestination, let address = state?.path.first, let tab = Destinations.destination(at: address),
      !(tab is any PageDestination)
    else { return }
    destination = tab
  }

  /// The destination's name as sent to a running instance; `nil` if the user specified none.
  var destinationName: String? { hasDestination ? requestedReference?.description ?? destination.address : nil }

  /// The window's size in application pixels, unless it's known from the previous run.
  var windowSize: (width: Int, height: Int) {
    if case .screenshot(_, let width, let height) = purpose { (width, height) } else { (900, 720) }
  }
}
