import Library
import TitleIdentity

/// The order of the rated titles, and which of them to show.
public struct RatingsFilter: Hashable, Sendable {
  public typealias Order = RatingsQuery.Order
  public typealias Value = DetailFilter.Value<Int>

  public var order = Order.score
  /// The kind of title; `nil` shows both.
  public var kind: TitleID.Kind?
  /// The ID of a genre; `nil` shows all.
  public var genre: Value?
  /// The decade of release, such as 1970; `nil` shows all.
  public var decade: Value?
  /// The rating; `nil` shows all.
  public var score: Score?

  /// Creates a filter that shows all titles, highest rating first.
  public init() {}

  /// Whether all titles are shown, highest rating first.
  public var isEmpty: Bool { self == RatingsFilter() }

  /// Returns the query for a profile's ratings.
  func query(of profile: ProfileID, from source: TitleSource) -> RatingsQuery {
    var query = RatingsQuery(of: profile, from: source)
    (query.order, query.score) = (order, score)
    (query.titles.kind, query.titles.genre, query.titles.decade) = (kind, genre, decade)
    return query
  }
}

/// The parameters of an address, such as `order=date&kind=movie&decade=1970`.
extension RatingsFilter {
  public var parameters: String {
    AddressParameters.text([
      ("order", order == .score ? nil : order.rawValue), ("kind", kind?.rawValue), ("genre", genre.map(Self.text)),
      ("decade", decade.map(Self.text)), ("rating", score?.description),
    ])
  }

  /// Parses parameters; `nil` if one is unknown or impossible.
  public init?(parameters: String) {
    guard let values = AddressParameters.values(parameters) else { return nil }
    for (name, value) in values {
      let isPossible: Bool
      switch name {
      case "order":
        order = Order(rawValue: value) ?? .score
        isPossible = Order(rawValue: value) != nil
      case "kind":
        kind = TitleID.Kind(rawValue: value)
        isPossible = kind != nil
      case "genre":
        genre = Self.value(value) { Int($0) }
        isPossible = genre != nil
      case "decade":
        decade = Self.value(value, AddressParameters.decade)
        isPossible = decade != nil
      case "rating":
        score = Double(value).flatMap(Score.init(stars:))
        isPossible = score != nil
      default: isPossible = false
      }
      if !isPossible { return nil }
    }
  }

  private static func text(_ value: Value) -> String {
    if case .known(let number) = value { "\(number)" } else { "unknown" }
  }

  private static func value(_ text: String, _ parse: (String) -> Int?) -> Value? {
    text == "unknown" ? .unknown : parse(text).map { .known($0) }
  }
}
