import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// A film's collection. The row opens the collection's page.
package enum CollectionSection {
  package static func make(
    images: any ImageProviding, onSelect: @escaping (CollectionCard) -> Void
  ) -> ComposedSection<TitlePage, CollectionCard> {
    ComposedSection(content: \.collection) { card in
      let row = PictureRow.make(
        title: card.name, detail: tr("All films"), picture: card.poster, images: images, item: card
      ) {
        onSelect(card)
      }
      return [PreferencesGroup(title: tr("Part of a Collection"), [row])]
    }
  }
}
