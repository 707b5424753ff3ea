import Foundation
import LoadingState

/// Why a trailer is not seen, and what can be done.
extension StateMessage {
  /// The name of the action by which another program opens what is not played here.
  public static let openElsewhere = "open-elsewhere"

  /// GTK has no player on this computer.
  public static func noPlayer(for address: URL) -> StateMessage {
    trailer(
      address, "Trailers are not played here, as GTK’s player is not installed (Debian’s libgtk-4-media-gstreamer).")
  }

  /// GTK's player cannot play it.
  ///
  /// - Parameter details: the player's own words.
  public static func unplayable(_ address: URL, details: String) -> StateMessage {
    trailer(
      address, "This trailer cannot be played: it did not come, or needs a GStreamer plugin that is missing.", details)
  }

  /// Nothing on this computer opens addresses of the web.
  public static func noBrowser(for address: URL) -> StateMessage {
    StateMessage(
      icon: "dialog-error-symbolic", title: "Trailer Not Opened",
      explanation: "No program opens the trailer here. It is at \(address.absoluteString)")
  }

  private static func trailer(_ address: URL, _ sentence: String, _ details: String? = nil) -> StateMessage {
    StateMessage(
      icon: "dialog-error-symbolic", title: "Trailer Not Played", explanation: sentence,
      button: address.isFileURL ? "Open in Another App" : "Open in Browser", action: .custom(openElsewhere),
      details: details)
  }
}
