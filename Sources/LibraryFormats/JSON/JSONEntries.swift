/// Finds the entries of a JSON text without reading them: those of an array, or of the arrays and objects that an object has.
///
/// Each is then read by itself, so that one that is wrong, or an end that comes too early, costs itself and nothing before it.
/// Several arrays may follow each other. Text that is no JSON is an entry, too, so that it is reported.
struct JSONEntries: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  /// The line that was reached, counted from 1.
  private(set) var line = 1
  /// Whether the text ended inside an array or object, and after an entry that is complete.
  private(set) var endsEarly = false
  private var isInsideValue = false
  /// The member of the object whose array is being read.
  private var key: String?
  private var place = Place.start
  private var hasBegun = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> JSONEntry? {
    while true {
      skip { $0 <= 32 || $0 == UInt8(ascii: ",") }
      guard position < bytes.count else {
        if case .start = place {} else { endsEarly = !isInsideValue }
        return nil
      }
      let byte = bytes[position]
      switch (place, byte) {
      case (.start, UInt8(ascii: "[")): enter(.array(isInObject: false))
      case (.start, UInt8(ascii: "{")): enter(.object)
      case (.start, _): return hasBegun ? rest() : nil
      case (.array(isInObject: true), UInt8(ascii: "]")): enter(.object)
      case (.array(isInObject: false), UInt8(ascii: "]")), (.object, UInt8(ascii: "}")): enter(.start)
      case (.array, _): return entry()
      case (.object, UInt8(ascii: "\"")): if let entry = takeMember() { return entry }
      // No JSON; nothing that follows can be trusted.
      case (.object, _): return rest()
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
    hasBegun = true
    position += 1
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) {
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
  }

  /// Enters the array of a member; an object is an entry itself. Other values, and empty objects, have no entries.
  private mutating func takeMember() -> JSONEntry? {
    let start = position
    skipString()
    key = position - start >= 2 ? TextDecoding.string(bytes[start + 1..<position - 1]) : nil
    skip { $0 <= 32 || $0 == UInt8(ascii: ":") }
    guard position < bytes.count, !Self.ends.contains(bytes[position]) else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "["):
      enter(.array(isInObject: true))
      return nil
    case UInt8(ascii: "{"):
      let entry = entry()
      return entry.bytes.dropFirst().dropLast().allSatisfy { $0 <= 32 } ? nil : entry
    default:
      skipValue()
      return nil
    }
  }

  private mutating func rest() -> JSONEntry {
    defer {
      place = .start
      position = bytes.count
    }
    return JSONEntry(key: nil, line: line, bytes: bytes[position...])
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
    isInsideValue = depth > 0
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
