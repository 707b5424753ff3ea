/// A scanner that splits a JSON text into entries without parsing them. The entries of an array are its elements. The
/// entries of an object are the elements of its arrays, and the objects in it.
///
/// Each entry is then parsed separately, so that a malformed entry or a truncated file doesn't affect earlier entries.
/// Several arrays may follow each other. Invalid text inside or after an array or object also becomes an entry, so that
/// it is reported.
struct JSONEntries: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  /// The current line, starting at 1.
  private(set) var line = 1
  /// Whether the text ended inside an array or object, after a complete entry.
  private(set) var endsEarly = false
  private var isInsideValue = false
  /// The key of the current array in its object.
  private var key: String?
  private var state = State.start
  private var hasStarted = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> JSONEntry? {
    while true {
      skip { $0 <= 32 || $0 == UInt8(ascii: ",") }
      guard position < bytes.count else {
        if case .start = state {} else { endsEarly = !isInsideValue }
        return nil
      }
      let byte = bytes[position]
      switch (state, byte) {
      case (.start, UInt8(ascii: "[")): enter(.array(isInObject: false))
      case (.start, UInt8(ascii: "{")): enter(.object)
      case (.start, _): return hasStarted ? rest() : nil
      case (.array(isInObject: true), UInt8(ascii: "]")): enter(.object)
      case (.array(isInObject: false), UInt8(ascii: "]")), (.object, UInt8(ascii: "}")): enter(.start)
      case (.array, _): return entry()
      case (.object, UInt8(ascii: "\"")): if let entry = takeMember() { return entry }
      // This isn't valid JSON, so the rest can't be trusted.
      case (.object, _): return rest()
      }
    }
  }
}

/// An entry's original text.
struct JSONEntry: Hashable {
  /// The key of the enclosing array, or of the object itself; `nil` if the whole text is one array.
  let key: String?
  /// The entry's first line, starting at 1.
  let line: Int
  let bytes: ArraySlice<UInt8>
}

extension JSONEntries {
  private enum State {
    case start
    case object
    case array(isInObject: Bool)
  }

  private mutating func enter(_ state: State) {
    self.state = state
    hasStarted = true
    position += 1
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) {
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
  }

  /// Enters a member's array, or returns a member's object as an entry. Other values and empty objects have no entries.
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
      state = .start
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

  /// Skips a value. It always advances by at least one byte.
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
