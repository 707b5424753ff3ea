import JSONText
import TitleIdentity

/// A parser for one line of an export, a JSON object. Members can be in any order; unknown ones are skipped.
///
/// This parser is many times faster than Foundation's decoder, which needs minutes for six million lines.
struct ExportLineParser {
  private var json: JSONScanner
  private var kind: MediaKind?
  private var id: Double?
  private var title: String?
  private var popularity: Double?
  private var isAdult = false

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { json = JSONScanner(bytes, loneSurrogates: .replaced) }

  static func parse(_ bytes: [UInt8], in line: Range<Int>) -> ParsedExportLine {
    bytes.withUnsafeBufferPointer { bytes in
      var parser = ExportLineParser(UnsafeBufferPointer(rebasing: bytes[line]))
      return parser.parse()
    }
  }

  private mutating func parse() -> ParsedExportLine {
    guard json.take("{") else { return .bad }
    if !json.take("}") {
      repeat {
        guard let name = json.string(), json.take(":"), takeMember(name) else { return .bad }
      } while json.take(",")
      guard json.take("}") else { return .bad }
    }
    guard json.next == nil, let kind, let id = id.flatMap(Int32.init(exactly:)), id > 0, let title,
      title.utf8.count <= maximumTitleLength, let popularity, popularity >= 0
    else { return .bad }
    if isAdult || title.allSatisfy(\.isWhitespace) { return .skipped }
    return .title(ExportLine(kind: kind, id: id, title: title, popularity: popularity))
  }
}

extension ExportLineParser {
  /// Parses a member's value. A duplicate member makes the line invalid.
  private mutating func takeMember(_ name: String) -> Bool {
    switch name {
    case "id":
      guard id == nil else { return false }
      id = takeNumber()
      return id != nil
    case "popularity":
      guard popularity == nil else { return false }
      popularity = takeNumber()
      return popularity != nil
    case "original_title": return takeTitle(of: .movie)
    case "original_name": return takeTitle(of: .show)
    case "name": return takeTitle(of: .person)
    case "adult":
      isAdult = json.takeWord("true")
      return isAdult || json.takeWord("false")
    default: return json.skipValue()
    }
  }

  private mutating func takeNumber() -> Double? {
    json.number().flatMap { Double($0.text) }.flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func takeTitle(of kind: MediaKind) -> Bool {
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

/// The maximum length of a title, in bytes.
private let maximumTitleLength = 4_096
