import Foundation

/// The values that a request carries and that no other origin may learn: its query, its credentials, and what follows
/// a secret's name in its path.
///
/// A redirect may repeat them under other names, in other places, and escaped any number of times.
struct OwnValues: Sendable {
  /// Lower case, without escapes. Short ones, such as a language or a page, are ordinary words of other addresses.
  private let values: Set<String>
  private static let leastLength = 6

  init(of request: NetworkRequest) {
    var values: [String] = []
    if let components = URLComponents(url: request.url, resolvingAgainstBaseURL: false) {
      values += (components.percentEncodedQuery ?? "").split(separator: "&").map(Self.value)
      values += [components.user, components.password].compactMap(\.self)
    }
    values += request.url.secretSegments
    for (name, value) in request.headers where !Self.publicHeaders.contains(name.lowercased()) {
      // Without the scheme, as of `Bearer token`.
      values += value.split(separator: " ").suffix(1).map(String.init)
    }
    self.values = Set(values.map(Self.plain).filter { !$0.isEmpty })
  }

  /// Whether a query has one of the values, whatever its length, as the whole of a parameter, or a long one anywhere.
  func areRepeated(inQuery query: String) -> Bool {
    areRepeated(in: query) || query.split(separator: "&").contains { values.contains(Self.plain(Self.value(of: $0))) }
  }

  /// Whether a text has one of the long values, however it is escaped.
  func areRepeated(in text: String) -> Bool {
    let text = Self.plain(text)
    return values.contains { $0.count >= Self.leastLength && text.contains($0) }
  }

  private static let publicHeaders: Set<String> = [
    "accept", "accept-encoding", "content-type", "range", "if-none-match",
  ]

  private static func value(of parameter: Substring) -> String {
    String(parameter.firstIndex(of: "=").map { parameter[parameter.index(after: $0)...] } ?? parameter)
  }

  /// Without escapes, also of escapes, and in lower case. Unescaping makes a text shorter each time, so it ends.
  private static func plain(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while let next = unescaped(bytes) { bytes = next }
    return String(decoding: bytes, as: UTF8.self).replacing("+", with: " ").lowercased()
  }

  /// Without one layer of escapes; `nil` where there is none. What looks like an escape and is none stays, as a broken
  /// one must not hide those after it.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[place + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[place + 2])).hexDigitValue
      {
        result.append(UInt8(high << 4 | low))
        place += 3
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result.count < bytes.count ? result : nil
  }
}
