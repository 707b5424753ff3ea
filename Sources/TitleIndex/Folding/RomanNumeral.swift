/// A number from 1 to 20 that was written with roman letters.
struct RomanNumeral: Equatable {
  let value: Int

  /// The letters that stand for it are lower-case already. "C", "D", "L" and "M" alone are letters.
  init?(roman letters: ArraySlice<UInt8>) {
    guard let first = letters.first, letters.count <= 5, Self.mayBegin(with: first),
      let index = numerals.firstIndex(where: { $0.elementsEqual(letters) })
    else { return nil }
    value = index + 1
  }

  static func mayBegin(with letter: UInt8) -> Bool {
    letter == UInt8(ascii: "i") || letter == UInt8(ascii: "v") || letter == UInt8(ascii: "x")
  }

  /// As in "rocky v".
  var roman: [UInt8] { numerals[value - 1] }

  /// As in "rocky 5".
  var digits: [UInt8] { Array("\(value)".utf8) }
}

private let numerals: [[UInt8]] = [
  "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii",
  "xix", "xx",
].map { Array($0.utf8) }
