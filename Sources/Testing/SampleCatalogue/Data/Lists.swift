/// The lists of titles in `lists.json`, selected by hand. Each title is given by name and year.
struct Lists: Decodable, Sendable {
  struct Movies: Decodable, Sendable {
    let nowPlaying: [String]
    let upcoming: [String]
    /// The popular movies in order. All other movies are less popular.
    let popular: [String]
    /// The movies with high sample ratings.
    let acclaimed: [String]
    /// The movies without votes.
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
