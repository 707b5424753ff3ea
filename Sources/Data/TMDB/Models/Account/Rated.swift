/// A title and the user's rating, as a row in a list of rated titles.
@dynamicMemberLookup
public struct Rated<Item: Decodable & Sendable & Identifiable>: Identifiable, Sendable {
  /// The title, whose properties are also available directly.
  public var item: Item
  /// The user's rating, 0.5 to 10; `nil` if TMDB omits it.
  public var rating: Double?

  /// Creates a rated title.
  public init(_ item: Item, rating: Double? = nil) {
    self.item = item
    self.rating = rating
  }

  /// The TMDB ID of the title.
  public var id: Item.ID { item.id }

  /// Accesses a property of ``item``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Item, Value>) -> Value {
    get { item[keyPath: keyPath] }
    set { item[keyPath: keyPath] = newValue }
  }
}

extension Rated: Equatable where Item: Equatable {}
extension Rated: Hashable where Item: Hashable {}

extension Rated: Decodable {
  public init(from decoder: any Decoder) throws {
    item = try Item(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("rating", into: &rating)
    var account: UserRating?
    row.read("account_rating", into: &account)
    if rating == nil, case .value(let value) = account { rating = value }
  }
}
