/// A rating as it is typed: `8` is eight stars, `8.5` eight and a half, `10` or `0` ten, and `0.5` half a star.
///
/// Each key gives a rating at once; what follows makes it another. Pure, so that it is tested as a table.
nonisolated struct RatingTyping: Equatable, Sendable {
  private var typed = ""

  /// What has been typed so far and this key mean in halves of a star; `nil` where the key means nothing.
  mutating func type(_ key: Character) -> Int? {
    let key: Character = key == "," ? "." : key
    if let halves = Self.halves(typed + String(key)) {
      typed.append(key)
      return halves
    }
    // It begins anew.
    guard let halves = Self.halves(String(key)) else { return nil }
    typed = String(key)
    return halves
  }

  /// What is typed next has nothing to do with what was.
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
