// Reviews: a title's reviews in pages, and single reviews by ID.

extension Resolver {
  /// Returns a page of a title's reviews.
  ///
  /// - Parameters:
  ///   - key: The title's name in the lists.
  ///   - kind: The reviews of movies or of shows.
  func reviews(of key: String, _ kind: KeyPath<Reviews, [String: [Review]]>) throws(ErrorResponse) -> JSON {
    let reviews = try data.reviews()
    let rows = Array((reviews[keyPath: kind][key] ?? []).enumerated())
    return try parsedRequest.page(rows) { reviews.row($0.element, Reviews.id(key, $0.offset)) }
  }

  func review(_ path: [String]) throws(ErrorResponse) -> JSON {
    guard path.count == 1 else { throw .notFound }
    let reviews = try data.reviews()
    if let (key, row) = find(path[0], in: reviews.movie, of: reviews), let movie = try data.movies()[key] {
      return row.adding(about(movie.id, movie.title, "movie"))
    }
    if let (key, row) = find(path[0], in: reviews.tv, of: reviews), let show = try data.shows()[key] {
      return row.adding(about(show.id, show.name, "tv"))
    }
    throw .notFound
  }
}

extension Resolver {
  private func find(_ id: String, in titles: [String: [Review]], of reviews: Reviews) -> (key: String, row: JSON)? {
    for (key, all) in titles {
      for (place, review) in all.enumerated() where Reviews.id(key, place) == id {
        let language: JSON = ["iso_639_1": .string(review.language ?? "en")]
        return (key, reviews.row(review, id).adding(language))
      }
    }
    return nil
  }

  private func about(_ id: Int, _ title: String, _ kind: String) -> JSON {
    ["media_id": .int(id), "media_title": .string(title), "media_type": .string(kind)]
  }
}
