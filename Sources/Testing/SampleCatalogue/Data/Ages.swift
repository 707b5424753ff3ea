/// The age ratings in `ages.json` by country: certifications for movies, broadcasters' ratings for shows.
struct Ages: Decodable, Sendable {
  let movie: [String: [String: String]]
  let tv: [String: [String: String]]

  /// The ratings of each country, mildest first, as in TMDB's lists of certifications.
  struct Order: Decodable, Sendable {
    struct Step: Decodable, Sendable {
      let certification: String
      let order: Int
    }

    let certifications: [String: [Step]]

    func place(of certification: String, in country: String) -> Int? {
      certifications[country]?.first { $0.certification == certification }?.order
    }
  }
}
