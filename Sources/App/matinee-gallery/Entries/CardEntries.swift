import Containment
import GTK

/// Cards of each shape, with long texts and without images.
extension Gallery {
  static let cards: [GalleryEntry] = [
    card("poster", "Card: Poster", .poster, Film(0)),
    card("portrait", "Card: Portrait", .portrait, Film(1)),
    card("still", "Card: Still", .still, Film(2)),
    card("backdrop", "Card: Backdrop", .backdrop, Film(4)),
    card("long", "Card with Long Texts", .poster, .longTexts),
    card("one-line", "Card Without a Detail", .poster, Film(3)),
    card("no-picture", "Card Without a Picture", .poster, .without(nil)),
    card("no-portrait", "Card Without a Portrait", .portrait, .without(nil)),
    card("loading", "Card, Its Picture Loading", .poster, .without("picture://slow/1")),
    card("failed", "Card, Its Picture Failed", .still, .without("picture://gone/1")),
  ]

  private static func card(_ name: String, _ title: String, _ shape: CardShape, _ film: Film) -> GalleryEntry {
    GalleryEntry(id: "card/\(name)", title: title) {
      let card = CardView<Film>(images: GalleryImages(), shape: shape)
      card.configure(with: film)
      card.widget.horizontalAlignment = .start
      let controller = WidgetController { card.widget }
      controller.retainedOwner = card
      return controller
    }
  }
}
