import Foundation
import LoadingState
import Localization

/// Messages for trailers that can't be played.
extension StateMessage {
  /// Returns the message for a missing GTK media player.
  public static func noPlayer(for address: URL) -> StateMessage {
    trailer(
      address,
      tr(
        """
        Matinee can’t play trailers because GTK’s media player isn’t installed. \
        On Debian, install libgtk-4-media-gstreamer.
        """))
  }

  /// Returns the message for a trailer that GTK's media player can't play.
  ///
  /// - Parameter details: The player's error message.
  public static func unplayable(_ address: URL, details: String) -> StateMessage {
    trailer(
      address, tr("Matinee can’t play this trailer. The download failed, or a GStreamer plugin is missing."), details)
  }

  /// Returns the message for a system without an app that opens web addresses.
  public static func noBrowser(for address: URL) -> StateMessage {
    StateMessage(
      icon: "dialog-error-symbolic", title: tr("Can’t Open Trailer"),
      explanation: tr(
        "No app on this device can open the trailer. Its address is {address}", ["address": address.absoluteString]))
  }

  private static func trailer(_ address: URL, _ sentence: String, _ details: String? = nil) -> StateMessage {
    StateMessage(
      icon: "dialog-error-symbolic", title: tr("Can’t Play Trailer"), explanation: sentence,
      button: address.isFileURL ? tr("Open in Another App") : tr("Open in Browser"), details: details)
  }
}
