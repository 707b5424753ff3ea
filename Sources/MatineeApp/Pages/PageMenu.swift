import GTK
import MatineeCore

/// The menu in the header of a page.
final class PageMenu {
  /// As menus have it.
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

  /// Offers the page's addresses, once they are known.
  func show(_ links: [WebLink]) { button.setItems(listing + actions.items(for: reference, links: links) + keeping) }

  private var listing: [[MenuItem]] {
    guard case .title = reference else { return [] }
    return [[Self.addToList, Self.markWatched].map { MenuItem($0.title, command: $0.action) }]
  }

  private var keeping: [[MenuItem]] {
    guard case .title = reference else { return [] }
    return [[MenuItem(KeepingAction.menuLine.title, command: KeepingAction.menuLine.action)]]
  }
}

/// A page that knows its addresses on the web.
protocol LinkedPage {
  /// That at TMDB first.
  var links: [WebLink] { get }
}

extension TitlePage: LinkedPage {}
extension PersonPage: LinkedPage {}
extension SeasonPage: LinkedPage { var links: [WebLink] { [link].compactMap(\.self) } }
extension CollectionPage: LinkedPage { var links: [WebLink] { [link].compactMap(\.self) } }
