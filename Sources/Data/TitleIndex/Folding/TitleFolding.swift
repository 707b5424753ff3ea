/// The folded form in which titles and queries are compared.
///
/// Folding removes case, accents and apostrophes, turns "&" into "and", and turns Roman numerals into Arabic ones.
/// Reusing one value for many titles avoids allocations: an index has six million titles.
struct TitleFolding {
  /// Whether Roman numerals become Arabic ones.
  var replacesNumerals = true
  /// The folded words, joined without separators.
  private(set) var letters: [UInt8] = []
  private(set) var words: [FoldedWord] = []
  /// For each byte in `letters`, its offset in the title's UTF-8.
  private(set) var sources: [Int32] = []
  /// The start of the current word in `letters`.
  private var start = 0
  private var sourceStart = 0
  /// Whether the current word consists of initials, as in "S.W.A.T.".
  private var isInitials = false

  /// Folds a title or a query, and replaces the previous one.
  mutating func fold(_ text: UnsafeBufferPointer<UInt8>) {
    letters.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    start = 0
    var position = 0
    while position < text.count {
      let byte = text[position]
      if byte < 0x80 {
        takeASCII(byte, at: position, of: text)
        position += 1
      } else {
        position += takeScalar(at: position, of: text)
      }
    }
    endWord(at: text.count)
  }

  /// Folds a string, and replaces the previous text.
  mutating func fold(_ text: String) {
    var text = text
    text.withUTF8 { fold($0) }
  }

  /// Returns the letters of a word.
  func letters(of word: FoldedWord) -> ArraySlice<UInt8> { letters[word.range] }

  /// The number of leading words that are an article and can be omitted.
  var articles: Int {
    words.count > 1 ? articleAtBeginning : 0
  }

  /// A hash of the title without spaces and its leading article.
  var key: Int32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in words.dropFirst(articles) {
      for letter in letters[word.range] { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01b3 }
    }
    return Int32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

/// A word of a folded title.
struct FoldedWord: Equatable {
  /// The range in `letters`.
  var range: Range<Int>
  /// The range in the title's UTF-8.
  var source: Range<Int>
  /// The Roman numeral that this word replaces, or `nil`.
  var roman: RomanNumeral?
}

extension TitleFolding {
  private mutating func takeASCII(_ byte: UInt8, at position: Int, of text: UnsafeBufferPointer<UInt8>) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): append(byte, at: position)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(byte | 0x20, at: position)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): takeApostrophe(at: position)
    case UInt8(ascii: "."), UInt8(ascii: "*"): takePeriod(at: position, of: text)
    case UInt8(ascii: ","): takeComma(at: position, of: text)
    case UInt8(ascii: "&"): takeAnd(at: position, length: 1)
    default: endWord(at: position)
    }
  }

  /// Handles a non-ASCII character and returns its length in bytes. Invalid UTF-8 separates words.
  private mutating func takeScalar(at position: Int, of text: UnsafeBufferPointer<UInt8>) -> Int {
    var decoder = UTF8()
    var bytes = text[position...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else {
      endWord(at: position)
      return 1
    }
    let length = UTF8.width(scalar)
    switch ScalarFolding.of(scalar) {
    case .letters(let folded): for letter in folded { append(letter, at: position) }
    case .same: for offset in 0..<length { append(text[position + offset], at: position) }
    case .ideograph(let folded):
      endWord(at: position)
      for letter in folded { append(letter, at: position) }
      endWord(at: position + length)
    case .voicing(let folded): takeVoicing(folded, at: position, length: length)
    case .fraction(let numerator, let denominator):
      endWord(at: position)
      for letter in numerator { append(letter, at: position) }
      endWord(at: position + length)
      for letter in denominator { append(letter, at: position) }
      endWord(at: position + length)
    case .mark: break
    case .apostrophe: takeApostrophe(at: position)
    case .and: takeAnd(at: position, length: length)
    case .space: endWord(at: position)
    }
    return length
  }

  private mutating func append(_ letter: UInt8, at position: Int) {
    if letters.count == start { sourceStart = position }
    letters.append(letter)
    sources.append(Int32(truncatingIfNeeded: position))
  }

  private mutating func endWord(at position: Int) {
    isInitials = false
    guard letters.count > start else { return }
    var word = FoldedWord(range: start..<letters.count, source: sourceStart..<position)
    // The first word is never a numeral: "I, Robot" and "X-Men" begin with letters, "Rocky V" ends with a number.
    if replacesNumerals, RomanNumeral.mayBegin(with: letters[start]), words.count > articles(before: word),
      let numeral = RomanNumeral(roman: letters[word.range])
    {
      word.roman = numeral
      letters.removeSubrange(start...)
      letters += numeral.digits
      sources.removeSubrange(start...)
      sources += numeral.digits.map { _ in Int32(truncatingIfNeeded: sourceStart) }
      word.range = start..<letters.count
    }
    words.append(word)
    start = letters.count
  }

  private func articles(before word: FoldedWord) -> Int {
    words.count == 1 ? articleAtBeginning : 0
  }

  private var articleAtBeginning: Int {
    guard let first = words.first, first.range.count <= Articles.longest else { return 0 }
    return Articles.contains(letters[first.range]) ? 1 : 0
  }

  /// Adds a voicing mark to the kana before it.
  private mutating func takeVoicing(_ folded: [UInt8], at position: Int, length: Int) {
    guard letters.count == start, let last = words.last, last.source.upperBound == position else {
      return endWord(at: position)
    }
    letters += folded
    sources += folded.map { _ in Int32(truncatingIfNeeded: position) }
    words[words.count - 1].range = last.range.lowerBound..<letters.count
    words[words.count - 1].source = last.source.lowerBound..<position + length
    start = letters.count
  }

  /// Handles an apostrophe. "Ocean's" is one word; "L'Avventura" and "D'Artagnan" are two.
  private mutating func takeApostrophe(at position: Int) {
    if letters.count - start == 1, let letter = letters.last, [UInt8(ascii: "l"), UInt8(ascii: "d")].contains(letter) {
      endWord(at: position)
    }
  }

  private mutating func takePeriod(at position: Int, of text: UnsafeBufferPointer<UInt8>) {
    let isOneLetter = letters.count - start == 1 || isInitials
    guard isOneLetter, position + 1 < text.count, Self.isLetter(text[position + 1]) else {
      return endWord(at: position)
    }
    // In initials the next letter is followed by another period or by the word's end.
    if position + 2 < text.count, Self.isPart(text[position + 2]) { return endWord(at: position) }
    isInitials = true
  }

  /// Handles a comma. "20,000" is one number.
  private mutating func takeComma(at position: Int, of text: UnsafeBufferPointer<UInt8>) {
    let isInNumber =
      letters.count > start && position > 0 && position + 1 < text.count && Self.isDigit(text[position - 1])
      && Self.isDigit(text[position + 1])
    if !isInNumber { endWord(at: position) }
  }

  private mutating func takeAnd(at position: Int, length: Int) {
    endWord(at: position)
    for letter in "and".utf8 { append(letter, at: position) }
    endWord(at: position + length)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  private static func isPart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte >= 0x80 }
}

/// Leading articles that people often omit from titles. Excludes "die", "i" and others that are also common words.
enum Articles {
  static func contains(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= longest && all.contains { $0.elementsEqual(word) }
  }

  /// The number of letters of the longest article.
  static let longest = 3

  private static let all: [[UInt8]] = [
    "the", "a", "an", "la", "le", "les", "l", "el", "los", "las", "il", "der", "das",
  ]
  .map { Array($0.utf8) }
}
