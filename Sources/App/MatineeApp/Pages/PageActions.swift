import Containment
import Foundation
import GTK
import MatineeCore

/// The actions for a page, or for a row or card that opens one, other than opening it.
final class PageActions {
  let desktop: Desktop
  private let services: Services
  /// Returns the controller that shows notifications.
  private let teller: () -> ViewController?

  init(desktop: Desktop, services: Services, teller: @escaping () -> ViewController?) {
    self.desktop = desktop
    self.services = services
    self.teller = teller
  }

  func copyLink(_ address: URL) {
    desktop.copy(address.absoluteString)
    teller()?.notify("Link copied")
  }

  func open(_ address: URL) {
    Task { [teller] in
      if await tryToOpen(address) { return }
      teller()?.notify("\(address.host() ?? "The address") could not be opened in a web browser")
    }
  }

  /// Opens an address in another app.
  ///
  /// - Returns: `false` if no app opened it. The caller then informs the user.
  func tryToOpen(_ address: URL) async -> Bool { await desktop.open(address, teller()?.view.window) }

  /// Asks for a file, then saves a picture in its original form.
  func save(_ picture: GalleryPicture) {
    Task { [desktop, services, teller] in
      guard let path = await desktop.chooseFile("Save Picture", picture.fileName, teller()?.view.window) else { return }
      do throws(PictureSavingError) {
        try await services.savePicture(at: picture.card.original, to: URL(filePath: path))
        teller()?.notify("Picture saved")
      } catch {
        teller()?.notify(error.localizedDescription)
      }
    }
  }

  /// Returns the menu items that are the same in all menus of a page.
  ///
  /// - Parameter links: The page's links to TMDB and other sites, once known.
  func items(for reference: PageReference, links: [WebLink] = []) -> [[MenuItem]] {
    guard let address = reference.address else { return [] }
    let all = links.isEmpty ? [WebLink(name: "TMDB", address: address)] : links
    return [
      [MenuItem("_Copy Link", name: "copy-link") { self.copyLink(address) }],
      all.map { link in MenuItem(link.invitation, name: link.actionName) { self.open(link.address) } },
    ]
  }
}

extension WebLink {
  /// The menu item's title.
  fileprivate var invitation: String {
    switch name {
    case "TMDB": "Open on _TMDB"
    case "IMDb": "Open on _IMDb"
    default: "Open _Web Site"
    }
  }

  fileprivate var actionName: String { "open-" + name.lowercased().replacing(" ", with: "-") }
}
