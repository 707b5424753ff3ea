import Catalogue
import TitleIdentity

/// The download status on screen.
extension DownloadManager {
  /// The status of a download that isn't complete yet.
  public enum Status: Hashable, Sendable {
    case downloading(DownloadedItem, DownloadProgress)
    case failed(DownloadedItem, String)

    public var item: DownloadedItem {
      switch self {
      case .downloading(let item, _), .failed(let item, _): item
      }
    }
  }

  /// The status of the running download if it isn't complete yet, or else of the first one that failed.
  public var status: Status? {
    let states = items.map { ($0, state(of: $0.id)) }
    for case (let item, .running(let progress)) in states { return .downloading(item, progress) }
    for case (let item, .failed(let sentence)) in states { return .failed(item, sentence) }
    return nil
  }
}
