import Foundation
import JSONText

/// An encoder that writes a ``JSON`` value on one line, with text as plain UTF-8.
struct JSONWriter {
  private var bytes: [UInt8] = []

  static func data(_ value: JSON) -> Data {
    var writer = JSONWriter()
    writer.write(value)
    return Data(writer.bytes)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ value: JSON) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .int(let number): bytes += String(number).utf8
    case .double(let number): bytes += number.description.utf8
    case .string(let text): bytes.appendQuoted(text)
    case .written(let data): bytes += data
    case .array(let values):
      write(values, from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { writer, value in writer.write(value) }
    case .object(let members):
      write(members, from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { writer, member in
        writer.bytes.appendQuoted(member.name)
        writer.bytes.append(UInt8(ascii: ":"))
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Part>(
    _ parts: [Part], from first: UInt8, to last: UInt8, each: (inout JSONWriter, Part) -> Void
  ) {
    bytes.append(first)
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      each(&self, part)
    }
    bytes.append(last)
  }
}
