/// The rows of a response that isn't divided into pages, such as the videos of a title.
public struct RowList<Row: ListedRow>: Hashable, Sendable {
  /// The ID of the title, person or company; `nil` if the list is appended to another response.
  public var id: Int?
  /// The rows, in TMDB's order.
  public var rows: [Row] = []

  /// Creates an empty list.
  public init() {}
}

extension RowList: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    for field in Row.listFields { row.read(FieldKey(stringValue: field), into: &rows) }
  }
}

/// A row of a ``RowList``.
public protocol ListedRow: Decodable, Hashable, Sendable {
  /// The names of the list's JSON field, which can depend on the request.
  static var listFields: [String] { get }
}

extension ListedRow {
  /// The name that most lists have.
  public static var listFields: [String] { ["results"] }
}
