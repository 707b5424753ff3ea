import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The films of a collection, sorted by date. Each row opens the film's page.
enum CollectionMoviesSection {
  static func make(
    images: any ImageProviding, badges: any TitleBadges, onSelect: @escaping (TitleCard) -> Void
  ) -> ComposedSection<CollectionPage, [TitleCard]> {
    ComposedSection(bottom: 24, items: \.films) { films in
      [PreferencesGroup(title: tr("Films"), films.map { makeRow(of: $0, images, badges, onSelect) })]
    }
  }

  private static func makeRow(
    of film: TitleCard, _ images: any ImageProviding, _ badges: any TitleBadges,
    _ onSelect: @escaping (TitleCard) -> Void
  ) -> Widget {
    let detail = [film.year, film.rating.score == nil ? "" : film.rating.value].filter { !$0.isEmpty }
    let row = PictureRow.make(
      title: film.title, detail: detail.joined(separator: " · "), picture: film.poster, images: images, item: film
    ) {
      onSelect(film)
    }
    row.showBadge(of: .title(film.summary), badges)
    return row
  }
}
