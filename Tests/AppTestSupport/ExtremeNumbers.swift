import Foundation
import TMDB

/// A network that replaces numbers in responses with one value, to test that screens tolerate any number from a server.
package struct ExtremeNumbers: Networking {
  /// Numbers at the limits of JSON, `Int` and `Double`.
  package static let values = [
    "-9223372036854775808", "9223372036854775807", "1e308", "-1e308", "-1", "0", "0.5", "2000000000",
  ]

  /// Members whose numbers identify other pages. They must stay valid, or those pages couldn't be opened.
  package static let identifiers: Set<String> = ["id"]

  private let networking: any Networking
  private let value: String
  private let matches: @Sendable (String) -> Bool

  /// - Parameter matches: Returns whether to replace the numbers of the member with this name.
  package init(
    _ networking: any Networking, value: String,
    where matches: @escaping @Sendable (String) -> Bool = { !identifiers.contains($0) }
  ) {
    self.networking = networking
    self.value = value
    self.matches = matches
  }

  package func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    var response = try await networking.response(to: request)
    guard request.url.path.hasPrefix("/3/") else { return response }
    response.body = Data(JSONNumbers.replaced(in: response.body) { matches($0) ? value : nil }.utf8)
    return response
  }
}

/// The numbers in a JSON text.
package enum JSONNumbers {
  /// Returns the names of members whose values are numbers or arrays of numbers.
  package static func names(in json: Data) -> Set<String> {
    var names: Set<String> = []
    _ = replaced(in: json) { name in
      names.insert(name)
      return nil
    }
    return names
  }

  /// Returns the text with other numbers.
  ///
  /// - Parameter replacement: Returns the replacement for the numbers of the member with this name, or `nil` to leave
  ///   them unchanged.
  static func replaced(in json: Data, by replacement: (String) -> String?) -> String {
    var result: [UInt8] = []
    var name = ""
    var bytes = Array(json)[...]
    while let byte = bytes.first {
      switch byte {
      case UInt8(ascii: "\""):
        let end = endOfString(bytes)
        let text = bytes[..<end]
        result += text
        bytes = bytes[end...]
        if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: ":") {
          name = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
        }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = bytes.prefix { "+-.eE0123456789".utf8.contains($0) }
        result += replacement(name).map { Array($0.utf8) } ?? Array(number)
        bytes = bytes.dropFirst(number.count)
      default:
        result.append(byte)
        bytes.removeFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func endOfString(_ bytes: ArraySlice<UInt8>) -> Int {
    var index = bytes.startIndex + 1
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.endIndex)
  }
}
