/// What is said of the places on screen.
extension OfflineKeeper {
  /// What is going on at somebody's wish, or went wrong.
  public enum News: Hashable, Sendable {
    case keeping(KeptPlace, KeepingProgress)
    case failed(KeptPlace, String)

    public var place: KeptPlace {
      switch self {
      case .keeping(let place, _), .failed(let place, _): place
      }
    }
  }

  /// The place that is being fetched for the first time, else the first that could not be.
  public var news: News? {
    let states = places.map { ($0, state(of: $0.id)) }
    for case (let place, .running(let progress)) in states { return .keeping(place, progress) }
    for case (let place, .failed(let sentence)) in states { return .failed(place, sentence) }
    return nil
  }
}
