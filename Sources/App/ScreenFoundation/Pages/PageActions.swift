import Catalogue
import Containment
import Foundation
import GTK
import Localization
import TitleIdentity

/// The actions for a page, or for a row or card that opens one, other than opening it.
package final class PageActions {
  let desktop: Desktop
  private let pictures: PictureSource
  /// Returns the controller that shows notifications.
  private let presenter: () -> ViewController?

  package init(desktop: Desktop, pictures: PictureSource, presenter: @escaping () -> ViewController?) {
    self.desktop = desktop
    self.pictures = pictures
    self.presenter = presenter
  }

  func copyLink(_ address: URL) {
    desktop.copy(address.absoluteString)
    presenter()?.notify(tr("Link copied"))
  }

  package func open(_ address: URL) {
    Task { [presenter] in
      if await tryToOpen(address) { return }
      presenter()?.notify(
        address.host().map { tr("Can’t open {site} in a web browser", ["site": $0]) }
          ?? tr("Can’t open this address in a web browser"))
    }
  }

  /// Opens an address in another app.
  ///
  /// - Returns: `false` if no app opened it. The caller then informs the user.
  package func tryToOpen(_ address: URL) async -> Bool { await desktop.open(address, presenter()?.view.window) }

  /// Asks for a file, then saves a picture in its original form.
  package func save(_ picture: GalleryPicture) {
    Task { [desktop, pictures, presenter] in
      guard let path = await desktop.chooseFile(tr("Save Picture"), picture.fileName, presenter()?.view.window) else {
        return
      }
      do throws(PictureSavingError) {
        try await pictures.save(picture.card.original, to: URL(filePath: path))
        presenter()?.notify(tr("Picture saved"))
      } catch {
        presenter()?.notify(error.localizedDescription)
      }
    }
  }

  /// Returns the menu items that are the same in all menus of a page.
  ///
  /// - Parameter links: The page's links to TMDB and other sites, once known.
  package func items(for reference: PageReference, links: [WebLink] = []) -> [[MenuItem]] {
    guard let address = reference.address else { return [] }
    let all = links.isEmpty ? [WebLink(name: "TMDB", address: address)] : links
    return [
      [MenuItem(tr("_Copy Link"), name: "copy-link") { self.copyLink(address) }],
      all.map { link in MenuItem(link.invitation, name: link.actionName) { self.open(link.address) } },
    ]
  }
}

extension WebLink {
  /// The menu item's title.
  fileprivate var invitation: String {
    switch name {
    case "TMDB": tr("Open on _TMDB")
    case "IMDb": tr("Open on _IMDb")
    default: tr("Open We_bsite")
    }
  }

  fileprivate var actionName: String { "open-" + name.lowercased().replacing(" ", with: "-") }
}
