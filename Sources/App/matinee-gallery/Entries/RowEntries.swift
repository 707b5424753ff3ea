import Containment
import Foundation
import GTK

/// Rows and cards with badges, rows of people, and rows of lists with their progress.
extension Gallery {
  static let rows: [GalleryEntry] = [
    GalleryEntry(id: "list/badges", title: "List with Badges") {
      let list = ListController<Film>(images: GalleryImages(), badges: EveryOtherBadge())
      list.items = Film.some(20)
      list.onSelect = { _ in }
      return list
    },
    GalleryEntry(id: "grid/badges", title: "Grid with Badges") {
      let grid = GridController<CardView<Film>>(images: GalleryImages(), badges: EveryOtherBadge())
      grid.items = Film.some(20)
      grid.onSelect = { _ in }
      return grid
    },
    GalleryEntry(id: "shelf/badges", title: "Shelf with Badges") {
      let shelf = ShelfController<CardView<Film>>(title: "Rated", images: GalleryImages(), badges: EveryOtherBadge())
      shelf.items = Film.some(20)
      shelf.onSelect = { _ in }
      return PageController([shelf])
    },
    GalleryEntry(id: "list/people", title: "List of People") {
      let list = ListController<SampleRow>(images: GalleryImages(), picture: .avatar)
      list.items = SampleRow.people
      list.onSelect = { _ in }
      return list
    },
    GalleryEntry(id: "list/lists", title: "List of Lists") {
      let list = ListController<SampleRow>(images: GalleryImages(), picture: .collage)
      list.items = SampleRow.lists
      list.onSelect = { _ in }
      return list
    },
    GalleryEntry(id: "drag/onto-lists", title: "Titles Dragged onto Lists") { DragController() },
  ]
}

/// A badge provider that gives every other film a rating badge and every third one a check mark.
private final class EveryOtherBadge: BadgeProviding {
  func badge(for film: Film) -> ItemBadge? {
    if film.id % 6 == 1 { return ItemBadge("", isBookmarked: true, description: "on your watchlist") }
    let isTicked = film.id.isMultiple(of: 3)
    guard film.id.isMultiple(of: 2) else {
      return isTicked ? ItemBadge("", isTicked: true, description: "watched") : nil
    }
    let words = film.id == 4 ? "10" : "\(Double(film.id % 20) / 2 + 0.5)"
    let rating = "your rating \(words) out of 10"
    return ItemBadge(words, isTicked: isTicked, description: isTicked ? "\(rating), watched" : rating)
  }
}

/// A shelf of titles above lists that accept dragged titles.
private final class DragController: ViewController {
  private let shelf = ShelfController<CardView<Film>>(title: "Titles", images: GalleryImages())
  private let lists = ListController<SampleRow>(images: GalleryImages(), picture: .collage)

  override func loadView() { view = Box(.vertical) }

  override func viewDidLoad() {
    super.viewDidLoad()
    shelf.items = Film.some(20)
    lists.items = SampleRow.lists
    for child in [shelf, lists] { add(child: child) }
    shelf.onSelect = { _ in }
    shelf.view.setItemDragProvider { (film: Film) in ItemDrag(film.listTitle, film) }
    lists.view.setItemDropHandler { (_: Film, list: SampleRow) in
      list.id != 1
    } perform: { [weak self] film, list in
      self?.lists.items[list.id].listDetail = "With \(film.listTitle)"
    }
  }
}

/// A sample person or list for rows.
private struct SampleRow: Listable {
  var id: Int
  var listTitle: String
  var listText = ""
  var listFootnote: String
  var listDetail = ""
  var listImage: URL?
  var listCollage: [URL] = []
  var listProgress: Double?
  var isListSelected = false

  static let people = [
    SampleRow(id: 0, listTitle: "Ana Sample", listFootnote: "Owner", isListSelected: true),
    SampleRow(id: 1, listTitle: "Bo Sample", listFootnote: "Member", listImage: URL(string: "picture://ready/1")),
    SampleRow(id: 2, listTitle: "Wilhelmina Featherstonehaugh-Sample", listFootnote: "Member of the family"),
    SampleRow(id: 3, listTitle: "Çelik Örnek", listFootnote: "Guest"),
    SampleRow(id: 4, listTitle: "", listFootnote: "Guest"),
  ]

  private static func posters(_ count: Int) -> [URL] {
    (0..<count).compactMap { URL(string: "picture://ready/\($0)") }
  }

  static let lists = [
    SampleRow(
      id: 0, listTitle: "Watchlist", listFootnote: "12 titles, 3 watched", listCollage: posters(4), listProgress: 0.25),
    SampleRow(id: 1, listTitle: "Favourites", listFootnote: "3 titles", listCollage: posters(3), listProgress: 1),
    SampleRow(id: 2, listTitle: "With Grandmother", listFootnote: "Nothing yet", listProgress: 0),
    SampleRow(id: 3, listTitle: "Trains", listFootnote: "2 titles", listCollage: posters(2)),
    SampleRow(id: 4, listTitle: "Again Soon", listFootnote: "1 title", listCollage: posters(1)),
  ]
}
