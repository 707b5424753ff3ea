// Collections of films that belong together.

extension Resolver {
  func collection(_ path: [String]) throws(Refusal) -> JSON {
    guard let name = path.first, let collection = try data.names().collections[try number(name)] else {
      throw .notFound
    }
    if path.count == 1 {
      let films = try data.films().all.filter { $0.collection == collection.name }
      let details: JSON = [
        "id": .int(collection.id), "name": .string(collection.name),
        "original_language": .string(films.first?.originalLanguage ?? "en"),
        "original_name": .string(collection.name), "overview": .string(collection.overview ?? ""),
        "poster_path": .string(PictureFile.path(.collection, collection.id)),
        "backdrop_path": .string(PictureFile.path(.backdrop, collection.id)),
        "parts": .array(films.sorted { $0.releaseDate < $1.releaseDate }.map { $0.mixedRow(in: language) }),
      ]
      return try appending(to: details) { (part) throws(Refusal) in self.part(part, of: collection) }
    }
    guard let part = part(path.dropFirst().joined(separator: "/"), of: collection) else { throw .notFound }
    return part.identified(collection.id)
  }

  /// A collection as a search lists it.
  func collectionRow(_ collection: Names.Entry, films: [Film]) -> JSON {
    [
      "adult": false, "backdrop_path": .string(PictureFile.path(.backdrop, collection.id)),
      "id": .int(collection.id), "name": .string(collection.name),
      "original_language": .string(films.first { $0.collection == collection.name }?.originalLanguage ?? "en"),
      "original_name": .string(collection.name), "overview": .string(collection.overview ?? ""),
      "poster_path": .string(PictureFile.path(.collection, collection.id)),
    ]
  }
}

extension Resolver {
  private func part(_ name: String, of collection: Names.Entry) -> JSON? {
    switch name {
    case "images":
      return [
        "backdrops": Images.rows(.backdrop, collection.id, language: nil),
        "posters": Images.rows(.collection, collection.id, language: "en"),
      ]
    case "translations":
      return [
        "translations": [
          [
            "iso_3166_1": "US", "iso_639_1": "en", "name": "English", "english_name": "English",
            "data": [
              "title": .string(collection.name), "overview": .string(collection.overview ?? ""), "homepage": "",
            ],
          ]
        ]
      ]
    default: return nil
    }
  }
}
