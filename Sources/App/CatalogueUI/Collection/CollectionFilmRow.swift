import Catalogue
import Containment
import GTK
import ScreenFoundation

/// A film's row on the page of its collection.
enum CollectionFilmRow {
  static func make(
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
