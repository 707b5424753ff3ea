import LoadingState
import ResponseCache
import TMDB
import TitleIdentity

/// The offline suggestions for a page that isn't cached.
public struct OfflineSuggestions: Sendable {
  private let services: Services
  private let downloads: [DownloadedItem]

  /// - Parameter downloads: The downloads, in the order in which the user added them.
  public init(_ services: Services, downloads: [DownloadedItem]) {
    self.services = services
    self.downloads = downloads
  }

  /// Returns links to the search and to the user's lists, then to the downloads and to TMDB's cached lists.
  @concurrent
  public func suggestions() async -> StateMessage.Suggestions {
    var suggestions = [
      StateMessage.Suggestion("Search", action: StateMessage.showing("search")),
      StateMessage.Suggestion("Your Lists", action: StateMessage.showing("lists")),
    ]
    let places = downloads.filter { !$0.name.isEmpty }.prefix(maximumDownloads).map { (id: $0.id, name: $0.name) }
    suggestions += (places + (await cachedLists)).reduce(into: [StateMessage.Suggestion]()) { suggestions, place in
      let way = StateMessage.Suggestion(place.name, action: StateMessage.showing(place.id.description))
      if !suggestions.contains(where: { $0.action == way.action }) { suggestions.append(way) }
    }
    return StateMessage.Suggestions(title: "Available Offline", suggestions)
  }
}

extension StateMessage {
  private static let show = "show "

  /// Returns the action of a suggestion that leads to a place in the app.
  static func showing(_ place: String) -> String { show + place }

  /// Returns the place that an action leads to, or `nil` for any other action.
  public static func place(of action: String) -> String? {
    action.hasPrefix(show) ? String(action.dropFirst(show.count)) : nil
  }
}

extension OfflineSuggestions {
  private typealias Place = (id: DownloadedItem.ID, name: String)

  /// TMDB's lists with at least one cached title.
  private var cachedLists: [Place] {
    get async {
      var cached: [Place] = []
      for list in MovieList.allCases where await isSaved(list.target) {
        cached.append((.movies(list), "Films: \(list.title)"))
      }
      for list in ShowList.allCases where await isSaved(list.target) {
        cached.append((.shows(list), "Series: \(list.title)"))
      }
      return cached
    }
  }

  private func isSaved<Row>(_ target: Target<Page<Row>>) async -> Bool {
    guard let responseCache = services.responseCache, let request = try? services.client.request(for: target),
      let key = ResponseKey(request, source: services.responseSource)
    else { return false }
    return (try? await responseCache.titles(in: key.list))?.isEmpty == false
  }
}

/// The maximum number of downloads. More would push the cached lists out of the window.
private let maximumDownloads = 8
