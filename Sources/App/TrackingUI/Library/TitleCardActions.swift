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
  private var source: TitleSource { TitleSource(pages.client.source) }

  init(_ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides) {
    self.library = library
    self.pages = pages
    self.guides = guides
  }

  func actions(for subject: TitleSubject) -> (@MainActor () -> [CardAction])? {
    guard case .title(let title) = subject else { return nil }
    let marks = TitleMarks(of: title.id, of: source, in: library)
    return { [self] in
      if case .failed = library.state { return [] }
      // Reading the marks takes a moment. Most titles have none.
      let isListed = marks.marks?.contains(.watchlist) == true
      return [watchlist(isListed, marks, title), watched(title)].compactMap(\.self)
    }
  }

  private func watchlist(_ isListed: Bool, _ marks: TitleMarks, _ title: TitleSummary) -> CardAction {
    CardAction(
      icon: isListed ? "list-remove-symbolic" : "list-add-symbolic",
      name: isListed ? tr("Remove from Watchlist") : tr("Add to Watchlist"), isOn: isListed
    ) { [source] in
      Task { await marks.set(.watchlist, !isListed, of: TitleReference(title, of: source)) }
    }
  }

  /// - Returns: `nil` for a title that was watched. Its badge says so, and a second click by mistake would add a play.
  private func watched(_ title: TitleSummary) -> CardAction? {
    guard !library.isWatched(title.id) else { return nil }
    return CardAction(icon: "object-select-symbolic", name: tr("Mark as Watched")) { [library, pages, guides, source] in
      library.markWatched(TitleReference(title, of: source), pages, guides)
    }
  }
}
