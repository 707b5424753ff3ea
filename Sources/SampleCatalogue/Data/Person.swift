/// Somebody as `people.json` holds them.
struct Person: Decodable, Sendable {
  let id: Int
  let name: String
  let gender: Int
  let birthday: String?
  let deathday: String?
  let placeOfBirth: String?
  let department: String
  let imdbID: String?
  let alsoKnownAs: [String]
  let biography: String

  /// A sample figure: those with a life story stand before those without.
  var popularity: Double {
    Figures.fraction(of: id, salt: 3) * 4 + (biography.isEmpty ? 0.6 : 4.2)
  }

  enum CodingKeys: String, CodingKey {
    case id, name, gender, birthday, deathday, department, biography
    case placeOfBirth = "place_of_birth"
    case imdbID = "imdb_id"
    case alsoKnownAs = "also_known_as"
  }
}
