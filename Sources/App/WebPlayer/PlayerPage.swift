import Localization
import WebTrailers

/// An HTML document that contains only the site's embedded player.
///
/// YouTube requires embedding apps to identify themselves through the HTTP referrer, with the app's ID as its host.
/// Source:
/// <https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity>
enum PlayerPage {
  /// The base URL of the document. Only its origin is sent as the referrer.
  static let address = "https://io.github.matinee-app.matinee/"

  /// Returns the document. The URL needs no HTML escaping because validated IDs contain no special characters.
  static func html(_ trailer: WebTrailer) -> String {
    """
    <!doctype html><meta charset="utf-8"><meta name="referrer" content="strict-origin-when-cross-origin">
    <style>html,body,iframe{display:block;margin:0;border:0;width:100%;height:100%;background:#000;overflow:hidden}</style>
    <iframe src="\(trailer.embedURL)" title="\(tr("Video"))" \
    allow="autoplay; encrypted-media; fullscreen" allowfullscreen></iframe>
    """
  }
}
