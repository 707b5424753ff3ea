/// A user's rating. TMDB's JSON has `false` for no rating, and otherwise an object such as `{"value": 9}`.
public enum UserRating: Hashable, Sendable {
  /// No rating.
  case none
  /// A rating from 0.5 to 10, in steps of 0.5.
  case value(Double)
}

extension UserRating: Decodable {
  public init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let number = try? single.decode(Double.self) {
      self = .value(number)
      return
    }
    if (try? single.decode(Bool.self)) != nil {
      self = .none
      return
    }
    var value: Double?
    let row = try LenientContainer(decoder)
    row.read("value", into: &value)
    row.read("rating", into: &value)
    self = value.map(UserRating.value) ?? .none
  }
}
