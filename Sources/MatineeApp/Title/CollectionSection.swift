import Containment
import GTK
import MatineeCore

/// The collection that a film is part of, which leads to its other films.
final class CollectionSection: ViewController, PageSection {
  private let place = Bin()
  private let images: any ImageProviding
  private let open: Open
  private var shown: CollectionCard?

  init(images: any ImageProviding, open: @escaping Open) {
    self.images = images
    self.open = open
    super.init()
  }

  override func loadView() {
    place.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = place
  }

  func show(_ page: TitlePage) {
    view.isVisible = page.collection != nil
    guard let card = page.collection, card != shown else { return }
    shown = card
    let row = PictureRow.make(
      title: card.name, detail: "All films", picture: card.poster, images: images, item: card
    ) { [open] in
      open(card.destination, card.known)
    }
    place.child = PreferencesGroup(title: "Part of a Collection", [row])
  }
}
