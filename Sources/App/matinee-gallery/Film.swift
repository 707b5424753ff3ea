import Containment
import Foundation

/// A sample title for rows.
struct Film: Listable {
  var id: Int
  var listTitle: String
  var listText: String
  var listFootnote: String
  var listDetail: String
  var listHasStar: Bool
  var listImage: URL?

  static func some(_ count: Int) -> [Film] { (0..<count).map(Film.init) }

  init(_ number: Int) {
    id = number
    listTitle = ["The Long Way Home", "Harbour Lights", "A Winter Garden", "Seven Letters", "Night Train"][number % 5]
    listText =
      "A lighthouse keeper finds a letter that was never meant for her, and sets out across the ice to find the one "
      + "who wrote it, before the thaw closes the only road back."
    listFootnote = "\(number % 28 + 1) March \(1920 + number % 100)"
    listDetail = number % 4 == 3 ? "Not rated" : String(format: "%.1f", 4.5 + Double(number % 11) / 2)
    listHasStar = number % 4 != 3
    listImage = URL(string: "picture://ready/\(number)")
  }

  static var longTexts: Film {
    var film = Film(1)
    film.listTitle =
      "The Most Remarkable and Entirely True History of the Woman Who Counted All the Stars and Lost Count"
    film.listText = String(repeating: film.listText + " ", count: 4)
    film.listFootnote = "Wednesday, 30 September 1998, in selected theatres"
    return film
  }

  static func without(_ image: String?) -> Film {
    var film = Film(2)
    film.listImage = image.flatMap(URL.init)
    return film
  }
}

/// The sample titles as cards.
extension Film: Cardable {
  var badgeSubject: Film? { self }
  var cardTitle: String { listTitle }
  var cardDetail: String { id % 5 == 3 ? "" : "\(1920 + id % 100)" }
  var cardImage: URL? { listImage }
}
