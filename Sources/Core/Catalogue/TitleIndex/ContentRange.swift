/// A part of a file, parsed from a `Content-Range` header: `bytes 100-199/1000`, or `bytes */1000` for no part.
///
/// Source: RFC 9110, section 14.4.
package struct ContentRange: Equatable, Sendable {
  /// The offset of the part's first byte.
  package var first: Int
  /// The number of bytes in the part.
  package var count: Int
  /// The size of the whole file, in bytes.
  package var total: Int

  /// Parses the header, or returns `nil` if it is invalid or doesn't contain the file's size.
  package init?(_ text: String?) {
    guard let text, text.hasPrefix("bytes ") else { return nil }
    let parts = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let total = Self.number(parts[1]) else { return nil }
    self.total = total
    if parts[0] == "*" {
      (first, count) = (0, 0)
      return
    }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last, last < total else { return nil }
    (self.first, count) = (first, last - first + 1)
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
