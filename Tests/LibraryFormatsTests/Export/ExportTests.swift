import Library
import Testing
import TitleIdentity

@testable import LibraryFormats

/// Exports for other apps and spreadsheets.
struct ExportTests {
  private let harbour = ExportedTitle(kind: .movie, name: "Harbour, Again", year: 2024, tmdb: 2, imdb: "tt0000007")
  private let ferry = ExportedTitle(kind: .movie, name: "Night Ferry", year: 1999, tmdb: 3)
  private let series = ExportedTitle(kind: .show, name: "=Sum", tmdb: 2)

  @Test func `Letterboxd export contains movies with their ratings, plays and reviews`() throws {
    let export = LetterboxdExport(
      ratings: [
        ExportedRating(title: harbour, score: try score(17)), ExportedRating(title: ferry, score: try score(6)),
        ExportedRating(title: series, score: try score(20)),
      ],
      plays: [
        ExportedPlay(title: harbour, date: .day(year: 2026, month: 3, day: 1), isRewatch: true),
        ExportedPlay(title: harbour, date: .year(2024)),
        ExportedPlay(title: series, episode: ExportedEpisode(season: 1, number: 2)),
      ], reviews: [ferry: "Calm.\nAgain!"])
    #expect(
      export.files.map { String(decoding: $0, as: UTF8.self) } == [
        """
        LetterboxdURI,tmdbID,imdbID,Title,Year,Directors,WatchedDate,Rating10,Rewatch,Tags,Review\r
        ,2,tt0000007,"Harbour, Again",2024,,2026-03-01,9,true,,\r
        ,2,tt0000007,"Harbour, Again",2024,,,,,,\r
        ,3,,Night Ferry,1999,,,3,,,"Calm.
        Again!"\r

        """
      ])
    #expect((export.rows, export.rounded, export.omittedShowEntries) == (3, 1, 2))
  }

  @Test func `Letterboxd export is split into files by rows and bytes`() throws {
    let ratings = try (1...2_500).map { (number: Int) in
      ExportedRating(title: ExportedTitle(kind: .movie, name: "Film \(number)", tmdb: number), score: try score(20))
    }
    let byRows = LetterboxdExport(ratings: ratings, plays: [])
    #expect(byRows.files.map { CSVReader($0).map(\.line).count } == [1_001, 1_001, 501])
    let byBytes = LetterboxdExport(ratings: ratings, plays: [], maximumBytes: 10_000)
    #expect(byBytes.files.allSatisfy { $0.count <= 10_000 } && byBytes.files.count > 3)
    #expect(byBytes.files.reduce(0) { $0 + CSVReader($1).map(\.line).count - 1 } == 2_500)
    #expect(LetterboxdExport(ratings: [], plays: []).files.isEmpty)
  }

  @Test func `Table export writes ratings, history and lists`() throws {
    let ratings = TableExport.ratings([
      ExportedRating(
        title: series, episode: ExportedEpisode(season: 0, number: 4), score: try score(17),
        date: .month(year: 2026, month: 3))
    ])
    #expect(
      String(decoding: ratings, as: UTF8.self) == """
        Type,TMDB ID,IMDb ID,Title,Year,Season,Episode,Rating,Date Rated\r
        series,2,,'=Sum,,0,4,8.5,2026-03\r

        """)
    let history = TableExport.history([ExportedPlay(title: ferry, isRewatch: true)])
    #expect(
      String(decoding: history, as: UTF8.self) == """
        Type,TMDB ID,IMDb ID,Title,Year,Season,Episode,Date Watched,Rewatch\r
        film,3,,Night Ferry,1999,,,,yes\r

        """)
    let lists = TableExport.lists([
      ExportedListItem(list: "Rain", position: 1, note: "tea", isDone: true, added: .year(2026)),
      ExportedListItem(list: "Rain", position: 2, title: ferry),
    ])
    #expect(
      String(decoding: lists, as: UTF8.self) == """
        List,Position,Type,TMDB ID,IMDb ID,Title,Year,Note,Done,Date Added\r
        Rain,1,,,,,,tea,yes,2026\r
        Rain,2,film,3,,Night Ferry,1999,,,\r

        """)
  }

  @Test func `Skipped rows are exported unchanged`() throws {
    let text = "2026-03-02,\"Harbour\",\n2024"
    let row = SkippedRow(
      location: ImportLocation(file: "lists/=a.csv", line: 7), text: text, reason: "It has no title.")
    let rows = CSVReader(TableExport.skipped([row])).map(\.fields)
    #expect(rows == [["File", "Line", "Reason", "Row"], ["lists/=a.csv", "7", "It has no title.", text]])
  }

  @Test func `Only titles from TMDB are exported with a TMDB ID`() {
    #expect(ExportedTitle(TitleReference(.sample, .movie, 5, name: "X")).tmdb == nil)
    #expect(ExportedTitle(TitleReference(.tmdb, .show, 5, name: "X")).tmdb == 5)
  }

  private func score(_ halves: Int) throws -> Score { try #require(Score(halves: halves)) }
}
