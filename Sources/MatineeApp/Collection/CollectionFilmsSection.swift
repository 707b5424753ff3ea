import Containment
import GTK
import MatineeCore

/// The films of a collection by date; each leads to its page.
enum CollectionFilmsSection {
  static func make(images: any ImageProviding, open: @escaping Open) -> ComposedSection<CollectionPage, [TitleCard]> {
    ComposedSection(bottom: 24, items: \.films) { films in
      [PreferencesGroup(title: "Films", films.map { makeRow(of: $0, images: images, open: open) })]
    }
  }

  private static func makeRow(of film: TitleCard, images: any ImageProviding, open: @escaping Open) -> Widget {
    let detail = [film.year, film.rating.score == nil ? "" : film.rating.value].filter { !$0.isEmpty }
    return PictureRow.make(
      title: film.title, detail: detail.joined(separator: " · "), picture: film.poster, images: images, item: film
    ) {
      open(film.destination, film.known)
    }
  }
}
