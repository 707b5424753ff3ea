import Library
import Testing
import TitleIdentity

@testable import LibraryFormats

/// IMDb's current CSV format, and those from 2017 and 2018.
struct IMDbTests {
  @Test func `Import reads ratings in IMDb's current format`() throws {
    let result = try read([
      "ratings.csv": """
      Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
      tt0000007,8,2025-02-02,Harbour,Le Port,https://www.imdb.com/title/tt0000007/,Movie,7.1,98,2024,"Drama, Short",512,2024-05-01,A. Person
      tt0000008,9,2025-02-03,Night Ferry: Low Tide,Night Ferry: Low Tide,u,TV Episode,,,2020,,,,
      tt0000009,7,2025-02-04,Il Porto,Il Porto,u,Serie TV,,,2013–2023,,,,
      tt0000010,6,2025-02-05,Harbour Game,Harbour Game,u,Video Game,,,2020,,,,
      tt0000011,5,2025-02-06,Odd,Odd,u,Hologram,,,2020,,,,
      tt0000007,8,2025-02-02,Harbour,Le Port,u,Movie,7.1,98,2024,,512,2024-05-01,
      ,5,2025-02-06,Nothing,Nothing,u,Movie,,,2020,,,,
      tt0000012,,2025-02-06,Unrated,Unrated,u,Movie,,,2020,,,,
      """
    ])
    #expect(result.format == .imdb)
    #expect(
      result.lines == [
        "Harbour (2024): rated 8 2025-02-02", "Night Ferry S-1E-1: rated 9 2025-02-03",
        "Il Porto (2013): rated 7 2025-02-04",
        "Odd (2020): rated 5 2025-02-06",
      ])
    #expect(result.records[0].title.alternativeNames == ["Le Port"])
    #expect(result.records.map(\.title.kind) == [.movie, .show, .show, nil])
    #expect(result.records[0].title.ids == ImportedIDs(imdb: "tt0000007"))
    #expect(result.records[1].title.ids.isEmpty)
    #expect(result.records[1].episode == ImportedEpisode(name: "Low Tide", ids: ImportedIDs(imdb: "tt0000008")))
    #expect(result.skipped.map(\.location.line) == [8, 9])
    let file = try #require(result.files.first)
    #expect((file.used, file.duplicates, file.irrelevant, file.skipped) == (4, 1, 1, 2))
  }

  @Test func `Import reads ratings in IMDb's 2018 format`() throws {
    let result = try read([
      "ratings.csv": """
      Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
      tt0000007,8,2019-02-02,Harbour,u,tvMiniSeries,7.1,98,2014,Drama,512,2014-05-01,
      """
    ])
    #expect(result.lines == ["Harbour (2014): rated 8 2019-02-02"] && result.records[0].title.kind == .show)
  }

  @Test func `Watchlist and list are distinguished by file name`() throws {
    let header =
      "Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated"
    let row =
      "1,tt0000007,2025-01-01,2025-01-02,bring tea,Harbour,Harbour,u,Movie,7.1,98,2024,Drama,512,2024-05-01,,8,2025-02-02"
    #expect(
      try read(["WATCHLIST.csv": "\(header)\n\(row)\n"]).lines == [
        "Harbour (2024): watchlisted 2025-01-01", "Harbour (2024): rated 8 2025-02-02",
      ])
    #expect(
      try read(["Rainy days.csv": "\(header)\n\(row)\n"]).lines.first
        == "Harbour (2024): in Rainy days at 1 “bring tea” 2025-01-01")
  }

  @Test func `Import reads a list in IMDb's 2017 format`() throws {
    let result = try read([
      "list.csv": """
      position,const,created,modified,description,Title,Title type,Directors,You rated,IMDb Rating,Runtime (mins),Year,Genres,Num. Votes,Release Date (month/day/year),URL
      "1","tt0000007","Wed Feb 22 00:00:00 2017","","","Harbour","Feature Film","A. Person","8","7.1","98","1994","drama","512","1994-05-01","u"
      """
    ])
    #expect(result.lines == ["Harbour (1994): in list at 1 2017-02-22", "Harbour (1994): rated 8"])
  }

  @Test func `Import reads ratings with semicolons and decimal commas`() throws {
    let result = try read([
      "ratings.csv":
        "Const;Your Rating;Date Rated;Title;Title Type;IMDb Rating\ntt0000007;8,0;2025-02-02;Harbour;Movie;7,1\n"
    ])
    #expect(result.lines == ["Harbour: rated 8 2025-02-02"])
  }
}
