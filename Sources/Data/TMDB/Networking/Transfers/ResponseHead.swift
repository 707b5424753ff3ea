/// A response head that isn't valid HTTP, or not a response to the request.
enum InvalidResponseHead: Error, Hashable {
  /// A status line without a status between 100 and 999, or an unsolicited 101 (Switching Protocols).
  case status
  /// Too many informational responses.
  case tooManyInformational
  /// Too many bytes.
  case tooLarge
}

/// The status and header fields of a response, read line by line.
///
/// Informational responses before it have no use here and are dropped.
struct ResponseHead {
  /// The status of the response, or of an informational response; `nil` before the status line.
  private(set) var status: Int?
  /// The header fields, with lowercase names. The values of repeated fields are joined by commas.
  private(set) var headers: [String: String] = [:]
  /// Whether the head of the final response is complete.
  private(set) var isComplete = false

  private static let maximumInformationalResponses = 32
  private static let maximumSize = 256 << 10
  private var informational = 0
  private var size = 0
  private var lastName: String?

  /// Reads the next line, with its line break.
  mutating func receive(_ line: some BidirectionalCollection<UInt8>) throws(InvalidResponseHead) {
    size += line.count
    guard size <= Self.maximumSize else { throw .tooLarge }
    let line = Self.trimmed(line, of: "\r\n")
    guard let status else {
      self.status = try Self.status(of: line)
      return
    }
    guard line.isEmpty else { return add(line) }
    guard status < 200 else {
      isComplete = true
      return
    }
    informational += 1
    guard informational <= Self.maximumInformationalResponses else { throw .tooManyInformational }
    (self.status, headers, lastName) = (nil, [:], nil)
  }
}

extension ResponseHead {
  /// Returns the status of a line such as `HTTP/1.1 200 OK` or `HTTP/2 200`.
  private static func status(of line: [UInt8]) throws(InvalidResponseHead) -> Int {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].starts(with: "HTTP/".utf8), parts[1].count == 3,
      parts[1].allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let status = Int(String(decoding: parts[1], as: UTF8.self)), status >= 100, status != 101
    else { throw .status }
    return status
  }

  private mutating func add(_ line: [UInt8]) {
    // A line that begins with a space continues the field before it.
    if line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t") {
      if let lastName { headers[lastName]? += " " + Self.text(line[...]) }
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let name = Self.text(line[..<colon]).lowercased()
    let value = Self.text(line[(colon + 1)...])
    headers[name] = headers[name].map { $0 + ", " + value } ?? value
    lastName = name
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      decoding: trimmed(bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, of: " \t"), as: UTF8.self)
  }

  /// Returns the bytes without any of the characters at their end.
  private static func trimmed(_ bytes: some BidirectionalCollection<UInt8>, of characters: String) -> [UInt8] {
    let end = bytes.lastIndex { !characters.utf8.contains($0) }
    return end.map { Array(bytes[...$0]) } ?? []
  }
}
