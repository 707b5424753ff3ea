import JSONText

/// A title in an export.
public struct ExportTitle: Hashable, Sendable {
  /// TMDB's ID, which is unique within the kind.
  public var id: Int
  /// The original title of a movie, the original name of a show or the name of a person.
  public var title: String
  /// TMDB's popularity score: below 10 for nearly all titles, in the thousands for a few.
  public var popularity: Double

  public init(id: Int, title: String, popularity: Double) {
    self.id = id
    self.title = title
    self.popularity = popularity
  }

  /// Returns the title as a line of an export, without the line break. Members are in TMDB's order.
  public func line(_ kind: ExportKind) -> String {
    switch kind {
    case .movies:
      #"{"adult":false,"id":\#(id),"original_title":\#(title.quoted),"popularity":\#(decimal),"video":false}"#
    case .shows: #"{"id":\#(id),"original_name":\#(title.quoted),"popularity":\#(decimal)}"#
    case .people: #"{"adult":false,"id":\#(id),"name":\#(title.quoted),"popularity":\#(decimal)}"#
    }
  }
}

extension ExportTitle {
  /// The popularity with up to four decimal places, as in TMDB's exports.
  private var decimal: String { "\((popularity * 10_000).rounded() / 10_000)" }
}

extension String {
  fileprivate var quoted: String {
    var bytes: [UInt8] = []
    bytes.appendQuoted(self)
    return String(decoding: bytes, as: UTF8.self)
  }
}
