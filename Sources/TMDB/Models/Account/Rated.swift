/// A row of a list of what the user rated: the title, and the vote.
@dynamicMemberLookup
public struct Rated<Item: Decodable & Sendable & Identifiable>: Identifiable, Sendable {
  /// The title; its members can be read as if they were here.
  public var item: Item
  /// The user's vote, 0.5 to 10; `nil` where TMDB leaves it out.
  public var rating: Double?

  /// Makes a rated title.
  public init(_ item: Item, rating: Double? = nil) {
    self.item = item
    self.rating = rating
  }

  /// TMDB's id of the title.
  public var id: Item.ID { item.id }

  /// Reads and writes through to ``item``.
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
