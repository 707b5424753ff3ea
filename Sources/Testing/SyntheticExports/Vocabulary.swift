/// A vocabulary of a few real words, which are the most frequent, and many made-up ones computed from their numbers.
struct Vocabulary: Sendable {
  let frequent: [String]
  let count: Int
  private let seed: UInt64
  private let onsets: [String]
  private let vowels: [String]
  private let codas: [String]

  init(frequent: [String], count: Int, seed: UInt64, hasAccents: Bool = false) {
    self.frequent = frequent
    self.count = count
    self.seed = seed
    onsets = Self.onsets
    vowels = hasAccents ? Self.accentedVowels : Self.vowels
    codas = Self.codas
  }

  /// Returns the word with this number. Frequent words are short.
  subscript(number: Int) -> String {
    if number < frequent.count { return frequent[number] }
    var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x1000_0001)
    let syllables = 1 + random.below(number < 2_000 ? 2 : 3) + (number < 20_000 ? 0 : 1)
    var word = ""
    for _ in 0..<syllables { word += random.pick(onsets) + random.pick(vowels) }
    word += random.pick(codas)
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a random word with a realistic frequency.
  func word(_ random: inout SplitMix64) -> String { self[random.zipf(count)] }
}

extension Vocabulary {
  private static let onsets = [
    "b", "br", "c", "ch", "cl", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "l", "m", "n", "p", "pr", "r", "s",
    "sh",
    "st", "t", "th", "tr", "v", "w", "z", "", "m", "r", "s", "l", "n",
  ]
  private static let vowels = ["a", "e", "i", "o", "u", "a", "e", "i", "o", "ea", "ou", "ai"]
  private static let accentedVowels = ["a", "é", "i", "ó", "ü", "á", "e", "í", "o", "è", "ö", "ã", "å", "ø"]
  private static let codas = ["", "", "n", "r", "s", "t", "l", "m", "ck", "nd", "st", "ng", "rs", "e", "y"]
}
