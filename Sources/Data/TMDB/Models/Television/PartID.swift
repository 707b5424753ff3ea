/// The ID of a season or an episode, unique within its kind.
///
/// TMDB's older responses omit the IDs of seasons and episodes. The show's ID and the numbers then take their place.
public enum PartID: Hashable, Sendable {
  /// The TMDB ID.
  case tmdb(Int)
  /// The show's ID, if known, the season number and, for an episode, the episode number.
  case numbered(show: Int?, season: Int, episode: Int?)
}

extension PartID: CustomStringConvertible {
  /// The TMDB ID, or the show's ID and the numbers, such as `910201-2-5`.
  public var description: String {
    switch self {
    case .tmdb(let id): "\(id)"
    case .numbered(let show, let season, let episode):
      [show ?? 0, season, episode].compactMap { $0.map(String.init) }.joined(separator: "-")
    }
  }
}
