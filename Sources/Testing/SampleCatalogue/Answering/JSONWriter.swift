import Foundation

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
    case .string(let text): write(text)
    case .written(let data): bytes += data
    case .array(let values):
      write(values, from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { writer, value in writer.write(value) }
    case .object(let members):
      write(members, from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { writer, member in
        writer.write(member.name)
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

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case 0..<0x20:
        let hex = String(byte, radix: 16)
        bytes += "\\u".utf8
        bytes += String(repeating: "0", count: 4 - hex.count).utf8
        bytes += hex.utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
