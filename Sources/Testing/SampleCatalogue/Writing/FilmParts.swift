// Parts of a film that need no other data.

extension Film {
  static func isMorePopular(_ first: Film, _ second: Film) -> Bool {
    (first.figures.popularity, second.id) > (second.figures.popularity, first.id)
  }

  static func isBetterRated(_ first: Film, _ second: Film) -> Bool {
    (first.figures.voteAverage, second.id) > (second.figures.voteAverage, first.id)
  }

  var alternativeTitles: JSON {
    guard originalTitle != title else { return [] }
    let row: JSON = [
      "iso_3166_1": .string(countries.first ?? ""), "title": .string(originalTitle), "type": "original title",
    ]
    return [row]
  }
}
