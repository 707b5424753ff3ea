/// Conversion of reviews, which contain Markdown and some HTML, to plain text.
///
/// It supports only the markup that reviewers use and leaves the rest unchanged. It scans the text only
/// once, regardless of the input.
package enum Markdown {
  package static func plain(_ text: String, maximumLength limit: Int) -> String {
    let bounded = BoundedText.paragraphs(text, maximumLength: limit * 2)
    let lines = bounded.split(separator: "\n", omittingEmptySubsequences: false).map { plainLine($0) }
    return BoundedText.paragraphs(lines.joined(separator: "\n"), maximumLength: limit)
  }
}

extension Markdown {
  private static func plainLine(_ line: Substring) -> String {
    var scanner = MarkdownLineScanner(removingPrefix(line))
    return scanner.scan()
  }

  /// Returns the line without the markup of a heading, quotation or rule. The mark of a list item becomes a bullet.
  private static func removingPrefix(_ line: Substring) -> Substring {
    var rest = line.drop { $0 == " " }
    while rest.first == ">" { rest = rest.dropFirst().drop { $0 == " " } }
    if rest.count >= 3, let first = rest.first, "-*_=".contains(first), rest.allSatisfy({ $0 == first || $0 == " " }) {
      return ""
    }
    let heading = rest.drop { $0 == "#" }
    if heading.startIndex != rest.startIndex, heading.first == " " { return heading.dropFirst() }
    if rest.hasPrefix("- ") || rest.hasPrefix("* ") || rest.hasPrefix("+ ") { return "• " + rest.dropFirst(2) }
    return rest
  }
}

/// A scanner that removes the markup within a line.
private struct MarkdownLineScanner {
  private let line: [Character]
  private var position = 0
  private var plain = ""
  /// The end of the last unsuccessful search for each closing mark, so that no part of the line is searched repeatedly.
  private var searched: [Character: Int] = [:]

  init(_ line: Substring) { self.line = Array(line) }

  mutating func scan() -> String {
    while position < line.count {
      switch line[position] {
      case "\\" where position + 1 < line.count && "\\`*_{}[]()#+-.!>~".contains(line[position + 1]):
        plain.append(line[position + 1])
        position += 2
      case "*", "`", "~": skipMarks()
      case "_": skipUnderscore()
      case "!" where next == "[": link(from: position + 1, keepsText: false)
      case "[": link(from: position, keepsText: true)
      case "<": tag()
      case "&": entity()
      default: keep()
      }
    }
    return plain
  }

  private var next: Character? { position + 1 < line.count ? line[position + 1] : nil }

  private mutating func keep() {
    plain.append(line[position])
    position += 1
  }

  /// Skips marks around words. A mark between spaces isn't markup and remains.
  private mutating func skipMarks() {
    let mark = line[position]
    var end = position
    while end < line.count, line[end] == mark { end += 1 }
    let isSpaced = (position == 0 || line[position - 1] == " ") && (end == line.count || line[end] == " ")
    if isSpaced || (mark == "~" && end - position < 2) { plain.append(contentsOf: String(line[position..<end])) }
    position = end
  }

  /// Skips an underscore. An underscore inside a word remains.
  private mutating func skipUnderscore() {
    let isInside = position > 0 && Self.isWord(line[position - 1]) && (next.map(Self.isWord) ?? false)
    if isInside { plain.append("_") }
    position += 1
  }

  /// Skips the markup of a link or picture, `[text](url)`. The text of a link remains.
  private mutating func link(from start: Int, keepsText: Bool) {
    guard let bracket = find("]", from: start + 1), bracket + 1 < line.count, line[bracket + 1] == "(",
      let end = find(")", from: bracket + 2)
    else { return keep() }
    if keepsText { plain.append(contentsOf: String(line[(start + 1)..<bracket].filter { $0 != "*" && $0 != "_" })) }
    position = end + 1
  }

  private mutating func tag() {
    let isTag = next.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
    guard isTag, let end = find(">", from: position + 1) else { return keep() }
    let name = String(line[(position + 1)..<end]).lowercased()
    if name.hasPrefix("http") {
      plain.append(contentsOf: String(line[(position + 1)..<end]))
    } else if name.hasPrefix("br") || name.hasPrefix("/p") {
      plain.append("\n")
    }
    position = end + 1
  }

  private mutating func entity() {
    let known: [(String, Character)] = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&nbsp;", " "),
    ]
    let rest = String(line[position..<min(position + 6, line.count)])
    guard let found = known.first(where: { rest.hasPrefix($0.0) }) else { return keep() }
    plain.append(found.1)
    position += found.0.count
  }

  private mutating func find(_ mark: Character, from start: Int) -> Int? {
    let end = min(start + Self.maximumLength, line.count)
    let begin = max(start, searched[mark] ?? 0)
    guard begin < end else { return nil }
    if let found = line[begin..<end].firstIndex(of: mark) { return found }
    searched[mark] = end
    return nil
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// The maximum distance to a closing mark, in characters. Real URLs are shorter.
  private static let maximumLength = 2_000
}
