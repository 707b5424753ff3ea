/// A rating as it is typed: `8` is eight stars, `8.5` is eight and a half, `10` or `0` is ten, and `0.5` is half a
/// star.
///
/// Each key gives a rating immediately, and the next key can change it. A pure value type that is tested with a table.
nonisolated struct RatingTyping: Equatable, Sendable {
  private var typed = ""

  /// Returns the rating in half stars for the typed text with this key, or `nil` if the key has no meaning.
  mutating func type(_ key: Character) -> Int? {
    let key: Character = key == "," ? "." : key
    if let halves = Self.halves(typed + String(key)) {
      typed.append(key)
      return halves
    }
    // The key starts a new rating.
    guard let halves = Self.halves(String(key)) else { return nil }
    typed = String(key)
    return halves
  }

  /// Discards the typed text, so that the next key starts a new rating.
  mutating func forget() { typed = "" }

  private static func halves(_ text: String) -> Int? {
    if text == "0" || text == "10" { return highestRating }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let stars = Int(parts[0]), parts[0].count == 1 else { return nil }
    switch parts.count == 2 ? parts[1] : nil {
    case nil: return stars > 0 ? stars * 2 : nil
    case "", "5": return stars * 2 + 1
    case "0": return stars > 0 ? stars * 2 : nil
    default: return nil
    }
  }
}
