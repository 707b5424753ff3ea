/// TV Time's columns, which have had several names and are only partly filled.
extension CSVCells {
  /// The show's ID at TVDB.
  var seriesID: Int? { NumberReading.id(first(of: "s_id", "tv_show_id", "series_tvdb_id")) }

  var seriesName: String? {
    first(of: "series_name", "tv_show_name") ?? (columns.has("series_tvdb_id") ? self["title"] : nil)
  }

  var episode: ImportedEpisode {
    ImportedEpisode(
      season: NumberReading.ordinal(first(of: "s_no", "season_number", "episode_season_number", "season")),
      number: NumberReading.ordinal(first(of: "ep_no", "episode_number", "episode")),
      ids: ImportedIDs(tvdb: NumberReading.id(first(of: "ep_id", "episode_id", "tvdb_id"))))
  }
}
