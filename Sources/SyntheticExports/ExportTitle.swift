/// One title of an export.
public struct ExportTitle: Hashable, Sendable {
  /// TMDB's id, which is one of its kind only.
  public var id: Int
  /// The original title of a film, the original name of a series, the name of a person.
  public var title: String
  /// TMDB's measure of how much a title is looked at now: nearly all are below 10, a few in the thousands.
  public var popularity: Double

  public init(id: Int, title: String, popularity: Double) {
    self.id = id
    self.title = title
    self.popularity = popularity
  }

  /// The line of the export, members in TMDB's order, without its end.
  public func line(_ kind: ExportKind) -> String {
    switch kind {
    case .films:
      #"{"adult":false,"id":\#(id),"original_title":\#(title.quoted),"popularity":\#(decimal),"video":false}"#
    case .series: #"{"id":\#(id),"original_name":\#(title.quoted),"popularity":\#(decimal)}"#
    case .people: #"{"adult":false,"id":\#(id),"name":\#(title.quoted),"popularity":\#(decimal)}"#
    }
  }
}

extension ExportTitle {
  /// TMDB gives at most four places.
  private var decimal: String { "\((popularity * 10_000).rounded() / 10_000)" }
}

extension String {
  fileprivate var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\0"..<" ": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
