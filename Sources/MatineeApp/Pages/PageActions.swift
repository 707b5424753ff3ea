import Containment
import Foundation
import GTK
import MatineeCore

/// What can be done with a page and with what leads to one, besides going there.
final class PageActions {
  let desktop: Desktop
  private let services: Services
  /// Where it is told what has happened.
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

  /// - Returns: `false` where no program opened it, which is left to be said.
  func tryToOpen(_ address: URL) async -> Bool { await desktop.open(address, teller()?.view.window) }

  /// Asks where to, and saves a picture as it was sent in.
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

  /// The lines of a menu that are the same wherever it opens.
  ///
  /// - Parameter links: the page's addresses, where they are known: TMDB's own, and others.
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
  /// What a menu says.
  fileprivate var invitation: String {
    switch name {
    case "TMDB": "Open on _TMDB"
    case "IMDb": "Open on _IMDb"
    default: "Open _Web Site"
    }
  }

  fileprivate var actionName: String { "open-" + name.lowercased().replacing(" ", with: "-") }
}
