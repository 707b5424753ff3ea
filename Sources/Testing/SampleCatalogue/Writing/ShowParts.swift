// Parts of a show that need no other data.

extension SampleShow {
  var externalIDs: JSON {
    [
      "imdb_id": .optional(imdbID), "freebase_mid": nil, "freebase_id": nil, "tvdb_id": nil, "tvrage_id": nil,
      "wikidata_id": nil, "facebook_id": nil, "instagram_id": nil, "twitter_id": nil,
    ]
  }

  var alternativeTitles: JSON {
    guard originalName != name else { return [] }
    let row: JSON = [
      "iso_3166_1": .string(countries.first ?? ""), "title": .string(originalName), "type": "original title",
    ]
    return [row]
  }
}
