/// The download status on screen.
extension OfflineKeeper {
  /// A download that is running or has failed for the first time.
  public enum News: Hashable, Sendable {
    case keeping(KeptPlace, KeepingProgress)
    case failed(KeptPlace, String)

    public var place: KeptPlace {
      switch self {
      case .keeping(let place, _), .failed(let place, _): place
      }
    }
  }

  /// The status of the download that is running for the first time, or of the first one that failed.
  public var news: News? {
    let states = places.map { ($0, state(of: $0.id)) }
    for case (let place, .running(let progress)) in states { return .keeping(place, progress) }
    for case (let place, .failed(let sentence)) in states { return .failed(place, sentence) }
    return nil
  }
}
