/// The order given by `sort_by`: a field and a direction. Ties are sorted by ID, so that pages never overlap.
struct SortOrder<Item>: Sendable where Item: Sendable {
  private let comesBefore: @Sendable (Item, Item) -> Bool

  func sorted(_ items: [Item]) -> [Item] {
    items.sorted(by: comesBefore)
  }
}

extension SortOrder<Film> {
  init(_ text: String?) throws(ErrorResponse) {
    let (field, isAscending) = try Self.parts(of: text ?? "popularity.desc")
    switch field {
    case "popularity": comesBefore = Self.order(isAscending, \.figures.popularity, \.id)
    case "vote_average": comesBefore = Self.order(isAscending, \.figures.voteAverage, \.id)
    case "vote_count": comesBefore = Self.order(isAscending, \.figures.voteCount, \.id)
    case "primary_release_date", "release_date": comesBefore = Self.order(isAscending, \.releaseDate, \.id)
    case "title": comesBefore = Self.order(isAscending, \.title, \.id)
    case "original_title": comesBefore = Self.order(isAscending, \.originalTitle, \.id)
    // The catalogue has no revenues, so all titles are equal.
    case "revenue": comesBefore = Self.order(isAscending, { _ in 0 }, \.id)
    default: throw .invalidParameters
    }
  }
}

extension SortOrder<Series> {
  init(_ text: String?) throws(ErrorResponse) {
    let (field, isAscending) = try Self.parts(of: text ?? "popularity.desc")
    switch field {
    case "popularity": comesBefore = Self.order(isAscending, \.figures.popularity, \.id)
    case "vote_average": comesBefore = Self.order(isAscending, \.figures.voteAverage, \.id)
    case "vote_count": comesBefore = Self.order(isAscending, \.figures.voteCount, \.id)
    case "first_air_date": comesBefore = Self.order(isAscending, \.firstAirDate, \.id)
    case "name": comesBefore = Self.order(isAscending, \.name, \.id)
    case "original_name": comesBefore = Self.order(isAscending, \.originalName, \.id)
    default: throw .invalidParameters
    }
  }
}

extension SortOrder {
  private static func parts(of text: String) throws(ErrorResponse) -> (field: String, isAscending: Bool) {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, ["asc", "desc"].contains(parts[1]) else { throw .invalidParameters }
    return (parts[0], parts[1] == "asc")
  }

  private static func order<Value: Comparable & SendableMetatype>(
    _ isAscending: Bool, _ value: @escaping @Sendable (Item) -> Value, _ id: @escaping @Sendable (Item) -> Int
  ) -> @Sendable (Item, Item) -> Bool {
    { first, second in
      let (one, two) = (value(first), value(second))
      if one == two { return id(first) < id(second) }
      return isAscending ? one < two : one > two
    }
  }
}
