import Catalogue
import Containment
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The buttons on the posters of films and series: adding a title to the watchlist, and marking it as watched.
final class TitleCardActions: CardActionProviding {
  private let library: LibraryModel
  private let pages: PageClient
  private let guides: EpisodeGuides

  init(_ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides) {
    self.library = library
    self.pages = pages
    self.guides = guides
  }

  func actions(for subject: TitleSubject) -> (@MainActor () -> [CardAction])? {
    guard case .title(let title) = subject else { return nil }
    return { [self] in
      if case .failed = library.state { return [] }
      return [watchlist(title), watched(title)].compactMap(\.self)
    }
  }

  private func watchlist(_ title: TitleSummary) -> CardAction {
    let isListed = library.isOnWatchlist(title.id)
    return CardAction(
      .start, icon: isListed ? "list-remove-symbolic" : "list-add-symbolic",
      name: isListed ? tr("Remove from Watchlist") : tr("Add to Watchlist"), isOn: isListed
    ) { [library] in
      library.begin { [library] in
        await library.set(.watchlist, !isListed, of: TitleReference(title, of: library.source))
      }
    }
  }

  /// - Returns: `nil` for a title that was watched. Its badge says so, and a second click by mistake would add a play.
  private func watched(_ title: TitleSummary) -> CardAction? {
    guard !library.isWatched(title.id) else { return nil }
    return CardAction(.end, icon: "object-select-symbolic", name: tr("Mark as Watched")) { [library, pages, guides] in
      library.markWatched(TitleReference(title, of: library.source), pages, guides)
    }
  }
}
