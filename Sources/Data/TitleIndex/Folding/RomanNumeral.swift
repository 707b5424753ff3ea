/// A number from 1 to 20 written as a Roman numeral.
struct RomanNumeral: Equatable {
  let value: Int

  /// Parses a lowercase numeral. Other numerals, such as "c", "d", "l" and "m", count as letters.
  init?(roman letters: ArraySlice<UInt8>) {
    guard let first = letters.first, letters.count <= 5, Self.mayBegin(with: first),
      let index = numerals.firstIndex(where: { $0.elementsEqual(letters) })
    else { return nil }
    value = index + 1
  }

  static func mayBegin(with letter: UInt8) -> Bool {
    letter == UInt8(ascii: "i") || letter == UInt8(ascii: "v") || letter == UInt8(ascii: "x")
  }

  /// The Roman digits, as in "rocky v".
  var roman: [UInt8] { numerals[value - 1] }

  /// The Arabic digits, as in "rocky 5".
  var digits: [UInt8] { Array("\(value)".utf8) }
}

private let numerals: [[UInt8]] = [
  "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii",
  "xix", "xx",
].map { Array($0.utf8) }
