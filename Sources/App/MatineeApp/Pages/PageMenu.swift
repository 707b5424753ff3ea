import GTK
import MatineeCore
import TitleIdentity

/// The menu in a page's header bar.
final class PageMenu {
  /// The menu items' titles and actions.
  static let addToList = (title: "Add to _List…", action: "win.add-to-list")
  static let markWatched = (title: "Mar_k as Watched", action: "win.mark-watched")

  let button: MenuButton
  private let reference: PageReference
  private let actions: PageActions

  init(_ reference: PageReference, actions: PageActions) {
    self.reference = reference
    self.actions = actions
    button = MenuButton(icon: "view-more-symbolic", name: "Page Menu")
    show([])
  }

  /// Shows the page's links, once known.
  func show(_ links: [WebLink]) {
    button.setItems(listing + actions.items(for: reference, links: links) + downloadItems)
  }

  private var listing: [[MenuItem]] {
    guard case .title = reference else { return [] }
    return [[Self.addToList, Self.markWatched].map { MenuItem($0.title, command: $0.action) }]
  }

  private var downloadItems: [[MenuItem]] {
    guard case .title = reference else { return [] }
    return [[MenuItem(DownloadAction.menuLine.title, command: DownloadAction.menuLine.action)]]
  }
}

/// A page with links to the web.
protocol LinkedPage {
  /// The links, TMDB's first.
  var links: [WebLink] { get }
}

extension TitlePage: LinkedPage {}
extension PersonPage: LinkedPage {}
extension SeasonPage: LinkedPage { var links: [WebLink] { [link].compactMap(\.self) } }
extension CollectionPage: LinkedPage { var links: [WebLink] { [link].compactMap(\.self) } }
