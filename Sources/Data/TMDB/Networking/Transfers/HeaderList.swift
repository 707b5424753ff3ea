import CCurl
import Foundation

/// The header fields of a request as libcurl's list.
final class HeaderList {
  /// The first field, or `nil` if there are none.
  private(set) var first: UnsafeMutablePointer<curl_slist>?

  /// Creates the list. It suppresses the fields that libcurl would add by default, unless the request sets them.
  ///
  /// - Throws: ``NetworkError/unreachable(reason:)`` if a field is invalid. For example, a line break in a value could
  ///   start another field or request.
  init(_ request: NetworkRequest) throws(NetworkError) {
    var fields: [String: String] = [:]
    for (name, value) in request.headers {
      guard Self.isName(name), Self.isValue(value) else { throw .unreachable(reason: "invalid header") }
      let value = value.trimmingCharacters(in: [" ", "\t"])
      // libcurl's notation for a field without a value
      fields[name.lowercased()] = value.isEmpty ? "\(name);" : "\(name): \(value)"
    }
    for name in ["accept", "content-type", "expect"] where fields[name] == nil { fields[name] = "\(name):" }
    for field in fields.values { first = ccurl_slist_append(first, field) ?? first }
  }

  deinit { ccurl_slist_free_all(first) }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
  }

  private static func isValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 == UInt8(ascii: "\t") || $0 >= 0x20 && $0 != 0x7f }
  }
}
