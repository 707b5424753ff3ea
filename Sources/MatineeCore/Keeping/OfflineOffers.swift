import Catalogue
import LoadingState
import TMDB

/// What there is to see without a network, for those who came to a page that was never opened.
public struct OfflineOffers: Sendable {
  private let services: Services
  private let kept: [KeptPlace]

  /// - Parameter kept: what is kept for such times, in the order of the wishes.
  public init(_ services: Services, kept: [KeptPlace]) {
    self.services = services
    self.kept = kept
  }

  /// The search and the user's lists, which are always there; then what is kept, and TMDB's lists that were seen.
  @concurrent
  public func ways() async -> StateMessage.Ways {
    var ways = [
      StateMessage.Way("Search", action: StateMessage.showing("search")),
      StateMessage.Way("Your Lists", action: StateMessage.showing("lists")),
    ]
    let places = kept.filter { !$0.name.isEmpty }.prefix(mostKept).map { (id: $0.id, name: $0.name) }
    ways += (places + (await seenLists)).reduce(into: [StateMessage.Way]()) { ways, place in
      let way = StateMessage.Way(place.name, action: StateMessage.showing(place.id.description))
      if !ways.contains(where: { $0.action == way.action }) { ways.append(way) }
    }
    return StateMessage.Ways(title: "Without a Network", ways)
  }
}

extension StateMessage {
  private static let show = "show "

  /// What a way asks that leads to a place of the app, by the place's name.
  static func showing(_ place: String) -> String { show + place }

  /// The place that an action leads to; `nil` for any other action.
  public static func place(of action: String) -> String? {
    action.hasPrefix(show) ? String(action.dropFirst(show.count)) : nil
  }
}

extension OfflineOffers {
  private typealias Place = (id: KeptPlace.ID, name: String)

  /// TMDB's lists of which something is saved.
  private var seenLists: [Place] {
    get async {
      var seen: [Place] = []
      for list in FilmList.allCases where await isSaved(list.target) {
        seen.append((.films(list), "Films: \(list.title)"))
      }
      for list in SeriesList.allCases where await isSaved(list.target) {
        seen.append((.series(list), "Series: \(list.title)"))
      }
      return seen
    }
  }

  private func isSaved<Row>(_ target: Target<Page<Row>>) async -> Bool {
    guard let catalogue = services.catalogue, let request = try? services.client.request(for: target),
      let key = AnswerKey(request, source: services.answerSource)
    else { return false }
    return (try? await catalogue.titles(in: key.list))?.isEmpty == false
  }
}

/// More would push what was seen from the window.
private let mostKept = 8
