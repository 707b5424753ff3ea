/// The identity of a cached image, which covers everything that affects its look. If a title or an ID's meaning
/// changes, the cached image isn't used.
extension ArtworkSubject {
  /// The fingerprint in hexadecimal digits, equal on every machine.
  var fingerprint: String {
    let parts = [kind.rawValue, "\(seed)", title, subtitle, "\(year ?? 0)", "\(genres)"]
    return Fingerprint.hex(parts.joined(separator: "\u{1f}").utf8)
  }
}
