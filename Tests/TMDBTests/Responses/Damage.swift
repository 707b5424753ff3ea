/// The parts of a damaged fixture that the decoder must skip.
struct Damage {
  /// The paths of the dropped rows.
  var rows: [String] = []
  /// The paths of the unreadable fields.
  var fields: [String] = []

  /// The damage in each damaged fixture. All other fixtures decode completely.
  static let all: [String: Damage] = [
    "configuration/languages+damaged": Damage(rows: ["1", "2"]),
    "movie/popular+damaged": Damage(
      rows: ["results.1", "results.3", "results.5"],
      fields: [
        "results.2.release_date", "results.2.vote_count", "results.4.genre_ids", "results.4.poster_path",
        "results.4.title", "results.4.vote_count", "total_pages",
      ]),
    "movie/id+damaged": Damage(
      rows: ["credits.cast.0", "genres.1", "genres.2"],
      fields: ["belongs_to_collection", "budget", "homepage", "popularity", "poster_path", "revenue", "runtime"]),
    "movie/id/account_states+damaged": Damage(fields: ["favorite", "rated"]),
    "movie/id/images+damaged": Damage(
      rows: ["backdrops.1"],
      fields: ["posters.0.file_path", "posters.0.height", "posters.0.vote_count", "posters.0.width"]),
    "movie/id/watch/providers+damaged": Damage(
      rows: ["results.DE.flatrate.0", "results.GB"], fields: ["results.DE.rent"]),
    "person/id+damaged": Damage(
      rows: ["also_known_as.0", "also_known_as.1", "movie_credits.cast.1"],
      fields: ["birthday", "deathday", "gender", "homepage", "movie_credits.crew", "profile_path"]),
    "search/multi+damaged": Damage(rows: ["results.1", "results.2", "results.3.known_for.0"]),
    "tv/id+damaged": Damage(
      rows: ["episode_run_time.1", "genres.0", "networks.1", "seasons.0"],
      fields: [
        "last_air_date", "last_episode_to_air.runtime", "next_episode_to_air", "number_of_episodes",
        "number_of_seasons", "seasons.1.episode_count", "seasons.1.season_number",
      ]),
    "tv/id/season/id+damaged": Damage(
      rows: ["episodes.1", "episodes.2"],
      fields: [
        "air_date", "episodes.3.air_date", "episodes.3.runtime", "episodes.3.still_path", "networks", "vote_average",
      ]),
  ]
}
