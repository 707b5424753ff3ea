import Foundation
import Localization

/// An app that Matinee imports from, and how to export the user's data there.
public struct ImportGuide: Identifiable, Hashable, Sendable {
  public var id: String { name }
  /// The app's name, which isn't translated.
  public let name: String
  /// The steps that lead to the export, as sentences.
  public let steps: String
  /// The page with the export; `nil` if it isn't on the web or its address differs between users.
  public let page: URL?

  private init(_ name: String, _ steps: String, page: String? = nil) {
    self.name = name
    self.steps = steps
    self.page = page.flatMap { URL(string: $0) }
  }

  /// The apps, the most common ones first.
  ///
  /// The archives don't need to be unpacked.
  public static let all = [
    ImportGuide(
      "Letterboxd", tr("Open Settings, then Data, and export your data. Choose the zip archive."),
      page: "https://letterboxd.com/settings/data/"),
    ImportGuide(
      "IMDb", tr("Open your ratings, your watchlist or a list, and export it. Choose the CSV file from Exports."),
      page: "https://www.imdb.com/exports/"),
    ImportGuide(
      "Trakt", tr("Open Settings, then Data, and export your data. Choose the zip archive."),
      page: "https://trakt.tv/settings/data"),
    ImportGuide(
      "TV Time", tr("Request a copy of your data. Choose the archive, and enter its passphrase."),
      page: "https://gdpr.tvtime.com/gdpr/self-service"),
    ImportGuide(
      "Netflix", tr("Open Viewing Activity, and download all of it. Choose NetflixViewingHistory.csv."),
      page: "https://www.netflix.com/viewingactivity"),
    ImportGuide(
      "TMDB", tr("Open your ratings or your watchlist, and export it. Choose the CSV file."),
      page: "https://www.themoviedb.org/u/me/ratings"),
    ImportGuide("Simkl", tr("Create a backup in the settings. Choose SimklBackup.json.")),
    ImportGuide("SeriesGuide", tr("Open Backup in the settings, and create a backup. Choose one of its JSON files.")),
    ImportGuide("Movary", tr("Export your history, ratings and watchlist in the settings. Choose a CSV file.")),
    ImportGuide("Yamtrack", tr("Export your data in the settings. Choose the CSV file.")),
    ImportGuide("Matinee", tr("Choose Export in the main menu of your other device. Choose the journal.")),
  ]
}
