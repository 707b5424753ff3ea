import AppFoundation
import GTK
import Localization

/// The About window, with the notice that TMDB requires wherever its data is shown.
enum AboutMatinee {
  static func make(over parent: Window?, version: String = Version.current) -> AboutWindow {
    let window = AboutWindow(
      name: "Matinee", icon: MatineeApplication.id, version: version,
      comments: tr("Browse, search, rate and plan films and TV, online and offline."),
      website: "https://www.themoviedb.org", over: parent)
    window.addLegalSection(
      title: "The Movie Database",
      text: tr("This product uses the TMDB API but is not endorsed or certified by TMDB."))
    return window
  }
}
