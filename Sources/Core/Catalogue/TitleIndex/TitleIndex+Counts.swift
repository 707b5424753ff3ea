import TitleIdentity
import TitleIndex

/// The number of titles in a title index.
extension TitleIndex {
  /// Returns the number of titles of each kind. A kind without an index is omitted.
  public func counts(_ kinds: Set<MediaKind>) async -> [MediaKind: Int] {
    var counts: [MediaKind: Int] = [:]
    for kind in kinds {
      guard case .ready(let information)? = try? await status(of: kind) else { continue }
      counts[kind] = information.titles
    }
    return counts
  }
}
