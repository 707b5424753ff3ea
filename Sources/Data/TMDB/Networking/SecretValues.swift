import Foundation

/// The values in a request that must not reach another origin: its query, its credentials, and secrets in its path.
///
/// A redirect may repeat them under other names, in other places, and percent-encoded any number of times.
struct SecretValues: Sendable {
  /// The values in lowercase and without percent encoding. Short ones, such as a language or a page, are common in
  /// other URLs.
  private let values: Set<String>
  private static let minimumLength = 6

  init(of request: NetworkRequest) {
    var values: [String] = []
    if let components = URLComponents(url: request.url, resolvingAgainstBaseURL: false) {
      values += (components.percentEncodedQuery ?? "").split(separator: "&").map(Self.value)
      values += [components.user, components.password].compactMap(\.self)
    }
    values += request.url.secretSegments
    for (name, value) in request.headers where !Self.publicHeaders.contains(name.lowercased()) {
      // Drops the authentication scheme, as in `Bearer token`.
      values += value.split(separator: " ").suffix(1).map(String.init)
    }
    self.values = Set(values.map(Self.plain).filter { !$0.isEmpty })
  }

  /// Returns whether a query contains any value as a whole parameter, or a long value anywhere.
  func areEchoed(inQuery query: String) -> Bool {
    areEchoed(in: query) || query.split(separator: "&").contains { values.contains(Self.plain(Self.value(of: $0))) }
  }

  /// Returns whether a text contains a long value, with any number of layers of percent encoding.
  func areEchoed(in text: String) -> Bool {
    let text = Self.plain(text)
    return values.contains { $0.count >= Self.minimumLength && text.contains($0) }
  }

  private static let publicHeaders: Set<String> = [
    "accept", "accept-encoding", "content-type", "range", "if-none-match",
  ]

  private static func value(of parameter: Substring) -> String {
    String(parameter.firstIndex(of: "=").map { parameter[parameter.index(after: $0)...] } ?? parameter)
  }

  /// Returns the text in lowercase, with all layers of percent encoding removed.
  ///
  /// Each pass shortens the text, so the loop ends.
  private static func plain(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while let next = unescaped(bytes) { bytes = next }
    return String(decoding: bytes, as: UTF8.self).replacing("+", with: " ").lowercased()
  }

  /// Returns the bytes without one layer of percent encoding, or `nil` if there is none.
  ///
  /// Malformed escapes remain, so they can't hide the valid ones after them.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
      {
        result.append(UInt8(high << 4 | low))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result.count < bytes.count ? result : nil
  }
}
