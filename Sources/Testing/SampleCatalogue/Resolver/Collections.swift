// Collections of movies.

extension Resolver {
  func collection(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard let name = path.first, let collection = try data.names().collections[try number(name)] else {
      throw .notFound
    }
    if path.count == 1 {
      let movies = try data.movies().all.filter { $0.collection == collection.name }
      let details: JSON = [
        "id": .int(collection.id), "name": .string(collection.name),
        "original_language": .string(movies.first?.originalLanguage ?? "en"),
        "original_name": .string(collection.name), "overview": .string(language.english(collection.overview ?? "")),
        "poster_path": .string(PictureFile.path(.collection, collection.id)),
        "backdrop_path": .string(PictureFile.path(.backdrop, collection.id)),
        "parts": .array(movies.sorted { $0.releaseDate < $1.releaseDate }.map { $0.mixedRow(in: language) }),
      ]
      return try appending(to: details) { (part) throws(ErrorResponse) in try self.part(part, of: collection) }
    }
    guard let part = try part(path.dropFirst().joined(separator: "/"), of: collection) else { throw .notFound }
    return part.identified(collection.id)
  }

  /// Returns a collection as a search result.
  func collectionRow(_ collection: Names.Entry, movies: [SampleMovie]) -> JSON {
    [
      "adult": false, "backdrop_path": .string(PictureFile.path(.backdrop, collection.id)),
      "id": .int(collection.id), "name": .string(collection.name),
      "original_language": .string(movies.first { $0.collection == collection.name }?.originalLanguage ?? "en"),
      "original_name": .string(collection.name), "overview": .string(language.english(collection.overview ?? "")),
      "poster_path": .string(PictureFile.path(.collection, collection.id)),
    ]
  }
}

extension Resolver {
  private func part(_ name: String, of collection: Names.Entry) throws(ErrorResponse) -> JSON? {
    switch name {
    case "images":
      return [
        "backdrops": images(.backdrop, collection.id, nil),
        "posters": images(.collection, collection.id, "en"),
      ]
    case "translations": return try data.translations().rows(of: collection)
    default: return nil
    }
  }
}
