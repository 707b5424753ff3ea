/// A keyed container that tolerates missing and malformed fields.
///
/// A field that is missing, null or malformed leaves the property unchanged. Malformed fields are added to the
/// ``DecodingReport``. Only `required` and `read(part:into:)` throw: a row without a valid ID or number is
/// unusable.
struct LenientContainer {
  let container: KeyedDecodingContainer<FieldKey>
  let report: DecodingReport?

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: FieldKey.self)
    report = decoder.userInfo[.decodingReport] as? DecodingReport
  }

  /// Returns whether the field is present and not null.
  func has(_ key: FieldKey) -> Bool {
    container.contains(key) && (try? container.decodeNil(forKey: key)) != true
  }

  func required(_ key: FieldKey) throws -> Int {
    guard let value = integer(key) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "Expected a whole number.")
    }
    return value
  }

  func required(_ key: FieldKey) throws -> String {
    guard let value = text(key) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "Expected text.")
    }
    return value
  }

  func read(_ key: FieldKey, into value: inout String) {
    if let read = noted(key, text) { value = read }
  }

  /// Reads a string; an empty string counts as missing.
  func read(_ key: FieldKey, into value: inout String?) {
    if let read = noted(key, text), !read.isEmpty { value = read }
  }

  func read(_ key: FieldKey, into value: inout Int) {
    if let read = noted(key, { integer($0) }) { value = read }
  }

  func read(_ key: FieldKey, into value: inout Int?) {
    if let read = noted(key, { integer($0) }) { value = read }
  }

  /// Reads an integer. A value outside the range counts as unreadable, because arithmetic with it could overflow.
  func read(_ key: FieldKey, in range: ClosedRange<Int>, into value: inout Int) {
    if let read = noted(key, { integer($0, in: range) }) { value = read }
  }

  /// Reads an integer. A value outside the range counts as unreadable, because arithmetic with it could overflow.
  func read(_ key: FieldKey, in range: ClosedRange<Int>, into value: inout Int?) {
    if let read = noted(key, { integer($0, in: range) }) { value = read }
  }

  /// Returns a season or episode number that identifies the row.
  ///
  /// - Throws: `DecodingError` if the number is missing or impossible.
  func required(part key: FieldKey) throws -> Int {
    guard let value = integer(key, in: .partNumbers) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "Expected a part number.")
    }
    return value
  }

  /// Reads a season or episode number, if there is one.
  ///
  /// - Throws: `DecodingError` for an impossible number, because the number identifies the row.
  func read(part key: FieldKey, into value: inout Int) throws {
    if has(key) { value = try required(part: key) }
  }

  func read(_ key: FieldKey, into value: inout [Int]) {
    let read = noted(key) { try? container.decode(LossyArray<Int>.self, forKey: $0) }
    if let read { value = read.filter(ClosedRange.wholeNumbers.contains) }
  }

  func read(_ key: FieldKey, into value: inout [String: Int]) {
    let read = noted(key) { try? container.decode(LossyMap<Int>.self, forKey: $0) }
    if let read { value = read.elements.filter { ClosedRange.wholeNumbers.contains($0.value) } }
  }

  func read(_ key: FieldKey, into value: inout Double) {
    if let read = noted(key, number) { value = read }
  }

  func read(_ key: FieldKey, into value: inout Double?) {
    if let read = noted(key, number) { value = read }
  }

  func read(_ key: FieldKey, into value: inout Bool) {
    if let read = noted(key, boolean) { value = read }
  }

  func read(_ key: FieldKey, into value: inout Bool?) {
    if let read = noted(key, boolean) { value = read }
  }

  func read<Value: LenientText>(_ key: FieldKey, into value: inout Value?) {
    guard let text = noted(key, text), !text.isEmpty else { return }
    value = Value(lenient: text)
    if value == nil { report?.unreadable(at: container.codingPath + [key]) }
  }

  func read<Value: OpenEnumeration>(_ key: FieldKey, into value: inout Value?) {
    if let read = noted(key, text), !read.isEmpty { value = Value(rawValue: read) }
  }

  func read<Value: OpenNumber>(_ key: FieldKey, into value: inout Value?) {
    if let read = noted(key, { integer($0) }) { value = Value(rawValue: read) }
  }

  func read<Value: Decodable>(_ key: FieldKey, into value: inout Value) {
    if let read = noted(key, { try? container.decode(Value.self, forKey: $0) }) { value = read }
  }

  func read<Value: Decodable>(_ key: FieldKey, into value: inout Value?) {
    if let read = noted(key, { try? container.decode(Value.self, forKey: $0) }) { value = read }
  }

  func read<Element: Decodable>(_ key: FieldKey, into value: inout [Element]) {
    if let read = noted(key, { try? container.decode(LossyArray<Element>.self, forKey: $0) }) { value = read.elements }
  }

  func read<Element: Decodable>(_ key: FieldKey, into value: inout [Element]?) {
    if let read = noted(key, { try? container.decode(LossyArray<Element>.self, forKey: $0) }) { value = read.elements }
  }

  func read<Element: Decodable>(_ key: FieldKey, into value: inout [String: Element]) {
    if let read = noted(key, { try? container.decode(LossyMap<Element>.self, forKey: $0) }) { value = read.elements }
  }
}

/// A value that is parsed from a string and may be malformed, such as a date or an image path.
protocol LenientText {
  init?(lenient text: String)
}

extension LenientContainer {
  fileprivate func noted<Value>(_ key: FieldKey, _ read: (FieldKey) -> Value?) -> Value? {
    guard has(key) else { return nil }
    if let value = read(key) { return value }
    report?.unreadable(at: container.codingPath + [key])
    return nil
  }

  fileprivate func text(_ key: FieldKey) -> String? {
    if let text = try? container.decode(String.self, forKey: key) { return text }
    if let whole = try? container.decode(Int.self, forKey: key) { return String(whole) }
    return (try? container.decode(Double.self, forKey: key)).map { "\($0)" }
  }

  fileprivate func integer(_ key: FieldKey, in range: ClosedRange<Int> = .wholeNumbers) -> Int? {
    let whole = (try? container.decode(Int.self, forKey: key)) ?? number(key).flatMap { Int(exactly: $0.rounded()) }
    return whole.flatMap { range.contains($0) ? $0 : nil }
  }

  fileprivate func number(_ key: FieldKey) -> Double? {
    if let number = try? container.decode(Double.self, forKey: key) { return number }
    guard let text = try? container.decode(String.self, forKey: key), let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  fileprivate func boolean(_ key: FieldKey) -> Bool? {
    if let boolean = try? container.decode(Bool.self, forKey: key) { return boolean }
    switch text(key) {
    case "true", "1": return true
    case "false", "0": return false
    default: return nil
    }
  }
}

/// The valid ranges of numbers from a server. Sums and products of a few of these numbers never overflow.
extension ClosedRange<Int> {
  /// The integers that JSON numbers represent exactly (RFC 8259, section 6).
  static let wholeNumbers = -(1 << 53) + 1...(1 << 53) - 1
  /// Counts of any kind.
  static let counts = 0...(1 << 53) - 1
  /// Season and episode numbers, and their counts. The longest shows have about 20,000 episodes.
  static let partNumbers = 0...1_000_000
  /// A running time, in minutes. The longest movie runs for five weeks.
  static let minutes = 0...100_000
  /// The width or height of an image, in pixels.
  static let pixels = 0...1_000_000
}
