/// The order given by `sort_by`: a field and a direction. Ties are sorted by ID, so that pages never overlap.
struct SortOrder<Item: CatalogueTitle>: Sendable {
  private let comesBefore: @Sendable (Item, Item) -> Bool

  func sorted(_ items: [Item]) -> [Item] {
    items.sorted(by: comesBefore)
  }
}

extension SortOrder<SampleMovie> {
  init(_ text: String?) throws(ErrorResponse) {
    let (field, isAscending) = try Self.parts(of: text ?? "popularity.desc")
    switch field {
    case "primary_release_date", "release_date": comesBefore = Self.order(isAscending, \.releaseDate)
    case "title": comesBefore = Self.order(isAscending, \.title)
    case "original_title": comesBefore = Self.order(isAscending, \.originalTitle)
    // The catalogue has no revenues, so all titles are equal.
    case "revenue": comesBefore = Self.order(isAscending, { _ in 0 })
    default: comesBefore = try Self.order(isAscending, byFigure: field)
    }
  }
}

extension SortOrder<SampleShow> {
  init(_ text: String?) throws(ErrorResponse) {
    let (field, isAscending) = try Self.parts(of: text ?? "popularity.desc")
    switch field {
    case "first_air_date": comesBefore = Self.order(isAscending, \.firstAirDate)
    case "name": comesBefore = Self.order(isAscending, \.name)
    case "original_name": comesBefore = Self.order(isAscending, \.originalName)
    default: comesBefore = try Self.order(isAscending, byFigure: field)
    }
  }
}

extension SortOrder {
  private static func parts(of text: String) throws(ErrorResponse) -> (field: String, isAscending: Bool) {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, ["asc", "desc"].contains(parts[1]) else { throw .invalidParameters }
    return (parts[0], parts[1] == "asc")
  }

  /// Returns the order by a field that movies and shows have in common.
  private static func order(
    _ isAscending: Bool, byFigure field: String
  ) throws(ErrorResponse) -> @Sendable (Item, Item) -> Bool {
    switch field {
    case "popularity": order(isAscending, \.statistics.popularity)
    case "vote_average": order(isAscending, \.statistics.voteAverage)
    case "vote_count": order(isAscending, \.statistics.voteCount)
    default: throw .invalidParameters
    }
  }

  private static func order<Value: Comparable & SendableMetatype>(
    _ isAscending: Bool, _ value: @escaping @Sendable (Item) -> Value
  ) -> @Sendable (Item, Item) -> Bool {
    { first, second in
      let (one, two) = (value(first), value(second))
      if one == two { return first.id < second.id }
      return isAscending ? one < two : one > two
    }
  }
}
