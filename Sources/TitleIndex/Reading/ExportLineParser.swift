/// Reads one line of an export: a JSON object of a few known members, of which the order is free and others are passed over.
///
/// Made for this: Foundation's decoder takes many times as long, which for six million lines is minutes.
struct ExportLineParser {
  private var json: JSONScanner
  private var kind: TitleKind?
  private var id: Double?
  private var title: String?
  private var popularity: Double?
  private var isAdult = false

  init(_ bytes: [UInt8], in line: Range<Int>) { json = JSONScanner(bytes, in: line) }

  mutating func parse() -> ExportLineReading {
    guard json.take("{") else { return .bad }
    if !json.take("}") {
      repeat {
        guard let name = json.string(), json.take(":"), takeMember(name) else { return .bad }
      } while json.take(",")
      guard json.take("}") else { return .bad }
    }
    guard json.isAtEnd, let kind, let id = id.flatMap(Int32.init(exactly:)), id > 0, let title,
      title.utf8.count <= longestTitle, let popularity, popularity >= 0
    else { return .bad }
    if isAdult || title.allSatisfy(\.isWhitespace) { return .leftOut }
    return .title(ExportLine(kind: kind, id: id, title: title, popularity: popularity))
  }
}

extension ExportLineParser {
  /// A member that is there twice makes no line of an export.
  private mutating func takeMember(_ name: String) -> Bool {
    switch name {
    case "id":
      guard id == nil else { return false }
      id = json.number()
      return id != nil
    case "popularity":
      guard popularity == nil else { return false }
      popularity = json.number()
      return popularity != nil
    case "original_title": return takeTitle(of: .film)
    case "original_name": return takeTitle(of: .series)
    case "name": return takeTitle(of: .person)
    case "adult":
      isAdult = json.takeWord("true")
      return isAdult || json.takeWord("false")
    default: return json.skipValue()
    }
  }

  private mutating func takeTitle(of kind: TitleKind) -> Bool {
    guard self.kind == nil else { return false }
    self.kind = kind
    if json.takeWord("null") {
      title = ""
    } else {
      title = json.string()
    }
    return title != nil
  }
}

/// In bytes.
private let longestTitle = 4_096
