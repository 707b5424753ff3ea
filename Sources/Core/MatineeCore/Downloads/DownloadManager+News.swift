/// The download status on screen.
extension DownloadManager {
  /// The status of a download that isn't complete yet.
  public enum News: Hashable, Sendable {
    case keeping(DownloadedItem, DownloadProgress)
    case failed(DownloadedItem, String)

    public var place: DownloadedItem {
      switch self {
      case .keeping(let place, _), .failed(let place, _): place
      }
    }
  }

  /// The status of the running download if it isn't complete yet, or else of the first one that failed.
  public var news: News? {
    let states = places.map { ($0, state(of: $0.id)) }
    for case (let place, .running(let progress)) in states { return .keeping(place, progress) }
    for case (let place, .failed(let sentence)) in states { return .failed(place, sentence) }
    return nil
  }
}
