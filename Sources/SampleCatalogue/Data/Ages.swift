/// From which age a title may be seen, country by country, as `ages.json` holds it: for films the words on the poster,
/// for series those of the broadcasters.
struct Ages: Decodable, Sendable {
  let movie: [String: [String: String]]
  let tv: [String: [String: String]]

  /// The words of each country in their order, the mildest first, as the lists of certifications have them.
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
