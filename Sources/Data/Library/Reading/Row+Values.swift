import GRDB
import SQLiteFiles
import TitleIdentity

/// Typed column values. An invalid value throws ``DamagedRow``.
extension Row {
  /// Returns the row's title; `nil` if it has none.
  func title() throws -> TitleReference? {
    guard let key: String = try readIfPresent("title") else { return nil }
    guard let key = TitleReference.Key(key) else { throw DamagedRow() }
    return TitleReference(
      key.source, key.kind, key.number, name: try read("name"), year: try readIfPresent("year"),
      posterPath: try readIfPresent("poster"), imdbID: try readIfPresent("imdb"))
  }

  func part() throws -> TitlePart {
    guard let part = TitlePart(season: try readIfPresent("season"), episode: try readIfPresent("episode")) else {
      throw DamagedRow()
    }
    return part
  }

  func date(_ column: String = "date") throws -> PartialDate {
    guard let date = try dateIfPresent(column) else { throw DamagedRow() }
    return date
  }

  func dateIfPresent(_ column: String) throws -> PartialDate? {
    let text: String? = try readIfPresent(column)
    guard let text else { return nil }
    guard let date = PartialDate(text) else { throw DamagedRow() }
    return date
  }

  func event() throws -> EventID {
    guard let id = EventID(try read("event") as String) else { throw DamagedRow() }
    return id
  }

  func profile(_ column: String = "profile") throws -> ProfileID { ProfileID(rawValue: try read(column)) }

  func score() throws -> Score {
    guard let score = Score(halves: try read("halves")) else { throw DamagedRow() }
    return score
  }
}

extension StatementArguments {
  init(texts: [String]) { self.init(texts) }
}

/// Returns a comma-separated list of `count` placeholders.
func placeholders(_ count: Int) -> String { repeatElement("?", count: count).joined(separator: ", ") }
