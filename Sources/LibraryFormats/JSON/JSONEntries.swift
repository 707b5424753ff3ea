/// Finds the entries of a JSON text without reading them: those of an array, or of the arrays that an object has.
///
/// Each is then read by itself, so that one that is wrong, or an end that comes too early, costs itself and nothing before it.
struct JSONEntries: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The member of the object whose array is being read.
  private var key: String?
  private var place = Place.start

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> JSONEntry? {
    while true {
      skip { $0 <= 32 || $0 == UInt8(ascii: ",") }
      guard position < bytes.count else { return nil }
      let byte = bytes[position]
      switch (place, byte) {
      case (.start, UInt8(ascii: "[")): enter(.array(isInObject: false))
      case (.start, UInt8(ascii: "{")): enter(.object)
      case (.start, _): return nil
      case (.array(isInObject: true), UInt8(ascii: "]")): enter(.object)
      case (.array(isInObject: false), UInt8(ascii: "]")), (.object, UInt8(ascii: "}")): return nil
      case (.array, _): return entry()
      case (.object, UInt8(ascii: "\"")): takeMember()
      // No JSON; nothing that follows can be trusted.
      case (.object, _): return nil
      }
    }
  }
}

/// A value of an array, as it stands in the file.
struct JSONEntry: Hashable {
  /// Of the member whose array it is in; `nil` where the whole text is one array.
  let key: String?
  /// Its first line, counted from 1.
  let line: Int
  let bytes: ArraySlice<UInt8>
}

extension JSONEntries {
  private enum Place {
    case start
    case object
    case array(isInObject: Bool)
  }

  private mutating func enter(_ place: Place) {
    self.place = place
    position += 1
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) {
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
  }

  private mutating func takeMember() {
    let start = position
    skipString()
    key = position - start >= 2 ? TextDecoding.string(bytes[start + 1..<position - 1]) : nil
    skip { $0 <= 32 || $0 == UInt8(ascii: ":") }
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "[") {
      enter(.array(isInObject: true))
    } else {
      skipValue()
    }
  }

  private mutating func entry() -> JSONEntry {
    let start = position
    let firstLine = line
    skipValue()
    return JSONEntry(key: key, line: firstLine, bytes: bytes[start..<position])
  }

  /// Always goes on by a byte at least.
  private mutating func skipValue() {
    var depth = 0
    repeat {
      switch bytes[position] {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        position += 1
      default:
        if bytes[position] == 10 { line += 1 }
        position += 1
        if depth == 0 { skip { $0 > 32 && !Self.ends.contains($0) } }
      }
    } while depth > 0 && position < bytes.count
  }

  private static let ends: Set = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")]

  private mutating func skipString() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == 10 { line += 1 }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = Swift.min(position + 1, bytes.count)
  }
}
