/// Which titles stand in which list, as `lists.json` says: an editor's choice, each title by name and year.
struct Lists: Decodable, Sendable {
  struct Movies: Decodable, Sendable {
    let nowPlaying: [String]
    let upcoming: [String]
    /// In the order of their popularity; every other film is less popular.
    let popular: [String]
    /// These have the high sample votes.
    let acclaimed: [String]
    /// These have no votes at all.
    let unrated: [String]

    enum CodingKeys: String, CodingKey {
      case upcoming, popular, acclaimed, unrated
      case nowPlaying = "now_playing"
    }
  }

  struct Shows: Decodable, Sendable {
    let airingToday: [String]
    let onTheAir: [String]
    let popular: [String]
    let acclaimed: [String]
    let unrated: [String]

    enum CodingKeys: String, CodingKey {
      case popular, acclaimed, unrated
      case airingToday = "airing_today"
      case onTheAir = "on_the_air"
    }
  }

  let movie: Movies
  let tv: Shows
}
