/// A title or a person that was changed.
public struct ChangedItem: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// Whether it is an adult title; `nil` where it is gone.
  public var isAdult: Bool?
  /// Whether it is soft-core; `nil` where it is gone.
  public var isSoftcore: Bool?

  /// Makes one of its id; all else is empty.
  public init(id: Int) {
    self.id = id
  }
}

extension ChangedItem: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("adult", into: &isAdult)
    row.read("softcore", into: &isSoftcore)
  }
}

/// What was changed of one title or person.
public struct Changes: Hashable, Sendable {
  /// One entry a member.
  public var changes: [Change] = []

  /// Makes an empty one.
  public init() {}
}

extension Changes: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("changes", into: &changes)
  }
}

/// The changes of one member.
public struct Change: Hashable, Sendable {
  /// The member.
  public var key = ""
  /// One entry a change.
  public var items: [ChangeItem] = []

  /// Makes an empty one.
  public init() {}
}

extension Change: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("key", into: &key)
    row.read("items", into: &items)
  }
}

/// One change.
public struct ChangeItem: Identifiable, Hashable, Sendable {
  /// TMDB's id, 24 hexadecimal digits.
  public var id = ""
  /// What was done.
  public var action: ChangeAction?
  /// When.
  public var time: Timestamp?
  /// ISO 639-1.
  public var language: String?
  /// ISO 3166-1.
  public var country: String?
  /// The new value.
  public var value: JSONValue?
  /// The old value.
  public var originalValue: JSONValue?

  /// Makes an empty one.
  public init() {}
}

extension ChangeItem: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("action", into: &action)
    row.read("time", into: &time)
    row.read("iso_639_1", into: &language)
    row.read("iso_3166_1", into: &country)
    row.read("value", into: &value)
    row.read("original_value", into: &originalValue)
  }
}
