/// What a kept picture is known by: all that decides how it looks. One whose title has changed since, or whose id now
/// stands for something else, is never taken for it.
extension ArtworkSubject {
  /// Hexadecimal digits; the same on every machine.
  var fingerprint: String {
    let parts = [kind.rawValue, "\(seed)", title, subtitle, "\(year ?? 0)", "\(genres)"]
    return Fingerprint.hex(parts.joined(separator: "\u{1f}").utf8)
  }
}
