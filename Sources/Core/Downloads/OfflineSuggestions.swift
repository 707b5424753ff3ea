import AppFoundation
import Catalogue
import LoadingState
import Localization
import ResponseCache
import TMDB
import TitleIdentity

/// The offline suggestions for a page that isn't cached.
public struct OfflineSuggestions: Sendable {
  private let client: CachingClient
  private let downloads: [DownloadedItem]

  /// - Parameter downloads: The downloads, in the order in which the user added them.
  public init(_ client: CachingClient, downloads: [DownloadedItem]) {
    self.client = client
    self.downloads = downloads
  }

  /// Returns links to the search and to the user's lists, then to the downloads and to TMDB's cached lists.
  @concurrent
  public func suggestions() async -> StateMessage.Suggestions {
    var suggestions = [
      StateMessage.Suggestion(tr("Search"), action: AppAction.open(.search)),
      StateMessage.Suggestion(tr("Your Lists"), action: AppAction.open(.lists)),
    ]
    let links = downloads.filter { !$0.name.isEmpty }.prefix(maximumDownloads).map { (id: $0.id, name: $0.name) }
    suggestions += (links + (await cachedLists)).reduce(into: [StateMessage.Suggestion]()) { suggestions, link in
      let suggestion = StateMessage.Suggestion(link.name, action: AppAction.open(ScreenAddress("\(link.id)")))
      if !suggestions.contains(where: { $0.action == suggestion.action }) { suggestions.append(suggestion) }
    }
    return StateMessage.Suggestions(title: tr("Available Offline"), suggestions)
  }
}

extension OfflineSuggestions {
  private typealias Link = (id: DownloadedItem.ID, name: String)

  /// TMDB's lists with at least one cached title.
  private var cachedLists: [Link] {
    get async {
      var cached: [Link] = []
      for list in MovieList.allCases where await isSaved(list.target) {
        cached.append((.movies(list), tr("Films: {list}", ["list": list.title])))
      }
      for list in ShowList.allCases where await isSaved(list.target) {
        cached.append((.shows(list), tr("Series: {list}", ["list": list.title])))
      }
      return cached
    }
  }

  private func isSaved<Row>(_ target: Target<Page<Row>>) async -> Bool {
    guard let cache = client.cache, let key = client.key(of: target) else { return false }
    return (try? await cache.titles(in: key.list))?.isEmpty == false
  }
}

/// The maximum number of downloads. More would push the cached lists out of the window.
private let maximumDownloads = 8
