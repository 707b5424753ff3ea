/// A title or person that was changed.
public struct ChangedItem: Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// Whether this is an adult title; `nil` if it was deleted.
  public var isAdult: Bool?
  /// Whether this is a softcore title; `nil` if it was deleted.
  public var isSoftcore: Bool?

  /// Creates a value with an ID; the other properties are empty.
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

/// The changes to one title or person.
public typealias Changes = RowList<Change>

/// The changes to one field.
public struct Change: Hashable, Sendable {
  /// The name of the field.
  public var key = ""
  /// One entry for each change.
  public var items: [ChangeItem] = []

  /// Creates an empty value.
  public init() {}
}

extension Change: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("key", into: &key)
    row.read("items", into: &items)
  }
}

/// A change to a field.
public struct ChangeItem: Identifiable, Hashable, Sendable {
  /// The TMDB ID, 24 hexadecimal digits.
  public var id = ""
  /// The kind of change.
  public var action: ChangeAction?
  /// The time of the change.
  public var time: Timestamp?
  /// The language (ISO 639-1).
  public var language: String?
  /// The country (ISO 3166-1).
  public var country: String?
  /// The value after the change.
  public var value: JSONValue?
  /// The value before the change.
  public var originalValue: JSONValue?

  /// Creates an empty value.
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

extension Change: ListedRow {
  /// The names of the list in TMDB's responses.
  public static var listFields: [String] { ["changes"] }
}
