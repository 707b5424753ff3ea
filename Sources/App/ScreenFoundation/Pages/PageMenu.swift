import Catalogue
import Containment
import GTK
import Localization
import TitleIdentity

/// The menu in a page's header bar.
final class PageMenu {
  let button: MenuButton
  private let reference: PageReference
  private let actions: PageActions

  init(_ reference: PageReference, actions: PageActions) {
    self.reference = reference
    self.actions = actions
    button = MenuButton(icon: "view-more-symbolic", name: tr("Page Menu"))
    show([])
  }

  /// Shows the page's links, once known.
  func show(_ links: [WebLink]) {
    button.setItems(listing + actions.items(for: reference, links: links) + downloadItems)
  }

  private var listing: [[MenuItem]] {
    guard case .title = reference else { return [] }
    return [[Command.addToList, .markWatched].map { MenuItem($0) }]
  }

  private var downloadItems: [[MenuItem]] {
    guard case .title = reference else { return [] }
    return [[Command.download, .removeDownload].map { MenuItem($0) }]
  }
}

extension MenuItem {
  /// Creates an item that activates a command. The item is hidden while the command is disabled.
  package init(_ command: Command) { self.init(command.menuTitle, command: command.action) }
}

extension NavigationItem {
  /// Shows a menu of commands at the end of the header bar.
  package func showMenu(_ commands: [Command]) {
    let menu = MenuButton(icon: "view-more-symbolic", name: tr("Page Menu"))
    menu.setItems([commands.map { MenuItem($0) }])
    trailing = [menu]
  }
}

/// A page with links to the web.
package protocol LinkedPage {
  /// The links, TMDB's first.
  var links: [WebLink] { get }
}

extension TitlePage: LinkedPage {}
extension PersonPage: LinkedPage {}
extension SeasonPage: LinkedPage { package var links: [WebLink] { [link].compactMap(\.self) } }
extension CollectionPage: LinkedPage { package var links: [WebLink] { [link].compactMap(\.self) } }
