/// A person in `people.json`.
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
  let lacks: [Gap]?

  /// A sample popularity, which rises with the length of the biography.
  var popularity: Double {
    Pseudorandom.fraction(of: id, salt: 3) * 1.5 + 0.4 + Double(min(biography.utf8.count, 400)) / 25
  }

  enum CodingKeys: String, CodingKey {
    case id, name, gender, birthday, deathday, department, biography, lacks
    case placeOfBirth = "place_of_birth"
    case imdbID = "imdb_id"
    case alsoKnownAs = "also_known_as"
  }
}
