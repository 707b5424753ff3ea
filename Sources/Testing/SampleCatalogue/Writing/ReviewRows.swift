// Reviews as JSON, in lists and alone.

extension Reviews {
  func row(_ review: Review, _ id: String) -> JSON {
    let name = authors[review.username] ?? ""
    return [
      "author": .string(name.isEmpty ? review.username : name),
      "author_details": [
        "name": .string(name), "username": .string(review.username), "avatar_path": nil,
        "rating": review.rating.map(JSON.double) ?? .null,
      ],
      "content": .string(review.content),
      "created_at": .string(review.created + "Z"),
      "id": .string(id),
      "updated_at": .string(review.created + "Z"),
      "url": .string("https://www.themoviedb.org/review/\(id)"),
    ]
  }

  static func id(_ key: String, _ place: Int) -> String {
    Fingerprint.identifier("review \(key) \(place)")
  }
}
