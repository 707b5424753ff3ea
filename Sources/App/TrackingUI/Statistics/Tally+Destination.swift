import ScreenFoundation
import TitleIdentity
import Tracking

/// The destination of what an entry counts.
extension Tally.Screen {
  var destination: any Destination {
    switch self {
    case .history(let filter): HistoryDestination(filter)
    case .ratings(let filter): RatingsDestination(filter)
    case .title(let id): TitleDestination(id: id)
    case .person(let id): PersonDestination(id: id)
    }
  }
}
