import WebTrailers

/// The document that holds the site's player and nothing else.
///
/// YouTube plays for none who does not say who it is, which is told by the address of the page that holds the player; it wants
/// a program's name in that place. Source:
/// [API client identity](https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity).
enum PlayerPage {
  /// Where the document is said to come from; only its host is told.
  static let address = "https://io.github.matinee-app.matinee/"

  /// An address holds nothing that HTML would read as its own, as ids do not.
  static func html(_ trailer: WebTrailer) -> String {
    """
    <!doctype html><meta charset="utf-8"><meta name="referrer" content="strict-origin-when-cross-origin">
    <style>html,body,iframe{display:block;margin:0;border:0;width:100%;height:100%;background:#000;overflow:hidden}</style>
    <iframe src="\(trailer.embedAddress)" title="Video" allow="autoplay; encrypted-media; fullscreen" allowfullscreen></iframe>
    """
  }
}
