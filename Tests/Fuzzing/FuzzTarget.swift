/// Code that reads bytes from outside, and the properties that it must have for any bytes.
///
/// `make fuzz` runs each target with millions of inputs, and `make test` with a few.
public struct FuzzTarget: Sendable {
  /// The name of the target and of its folder of inputs.
  public let name: String
  private let body: @Sendable ([UInt8]) throws -> Void

  init(_ name: String, _ body: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    self.body = body
  }

  /// Reads the bytes.
  ///
  /// - Returns: A sentence about the property that doesn't hold; `nil` if all of them do. A crash is a failure, too.
  public func failure(_ bytes: [UInt8]) -> String? {
    do {
      try body(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// All targets.
  public static let all = [
    address, archive, calendar, csv, date, event, image, importFile, json, path, response, titleExport,
  ]
}

/// A property that doesn't hold.
struct Violation: Error, CustomStringConvertible {
  let description: String
}

/// Throws a violation if the condition doesn't hold.
func check(_ condition: Bool, _ description: @autoclosure () -> String) throws(Violation) {
  if !condition { throw Violation(description: description()) }
}

/// An input whose first line is a name, followed by the contents.
struct NamedInput {
  let name: String
  let contents: [UInt8]

  init(_ bytes: [UInt8]) {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    name = String(decoding: line, as: UTF8.self)
    contents = Array(bytes.dropFirst(line.count + 1))
  }
}
