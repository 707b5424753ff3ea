import Containment
import GTK
import MatineeCore

/// The collection that a film is part of, which leads to its other films.
enum CollectionSection {
  static func make(images: any ImageProviding, open: @escaping Open) -> ComposedSection<TitlePage, CollectionCard> {
    ComposedSection(content: \.collection) { card in
      let row = PictureRow.make(
        title: card.name, detail: "All films", picture: card.poster, images: images, item: card
      ) {
        open(card.destination, card.known)
      }
      return [PreferencesGroup(title: "Part of a Collection", [row])]
    }
  }
}
