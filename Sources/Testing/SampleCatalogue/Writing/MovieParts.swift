// Parts of a movie that need no other data.

extension SampleMovie {
  var alternativeTitles: JSON {
    guard originalTitle != title else { return [] }
    let row: JSON = [
      "iso_3166_1": .string(countries.first ?? ""), "title": .string(originalTitle), "type": "original title",
    ]
    return [row]
  }
}
