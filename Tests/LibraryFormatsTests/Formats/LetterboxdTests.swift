import Library
import Testing

@testable import LibraryFormats

/// Letterboxd's archive, its single files, and its older formats.
struct LetterboxdTests {
  private let header = "Date,Name,Year,Letterboxd URI"

  @Test func `Import reads a fact only once if several files of an archive contain it`() throws {
    let result = try read(
      [
        "profile.csv": "Date Joined,Username\n2020-01-01,ana\n",
        "diary.csv": """
        \(header),Rating,Rewatch,Tags,Watched Date
        2026-03-02,"Harbour, Again",2024,https://boxd.it/e1,3.5,Yes,"cinema, 35mm",2026-03-01
        2026-03-05,Night Ferry,1999,https://boxd.it/e2,,,,2026-03-04
        """,
        "watched.csv": """
        \(header)
        2026-01-01,"Harbour, Again",2024,https://boxd.it/f1
        2026-01-01,Night Ferry,1999,https://boxd.it/f2
        2026-01-01,Night Ferry,2011,https://boxd.it/f3
        """,
        "ratings.csv": """
        \(header),Rating
        2026-03-02,"Harbour, Again",2024,https://boxd.it/f1,3.5
        2026-03-06,Night Ferry,2011,https://boxd.it/f3,2.5
        """,
        "reviews.csv": """
        \(header),Rating,Rewatch,Review,Tags,Watched Date
        2026-03-02,"Harbour, Again",2024,https://boxd.it/e1,3.5,Yes,"So ""calm"".
        <i>Again!</i>","cinema, 35mm",2026-03-01
        """,
        "watchlist.csv": "\(header)\n2026-02-01,Low Tide,,https://boxd.it/f4\n",
        "likes/films.csv": "\(header)\n2026-02-02,Night Ferry,1999,https://boxd.it/f2\n",
        "likes/reviews.csv": "Date,Review\n2026-01-01,someone's\n",
        "deleted/diary.csv":
          "\(header),Rating,Rewatch,Tags,Watched Date\n2020-01-01,Gone,2000,https://boxd.it/e9,1,,,2020-01-01\n",
        "orphaned/reviews.csv": "\(header),Rating,Rewatch,Review,Tags,Watched Date\n",
      ], wrappedIn: "letterboxd-ana-2026-03-10-12-00-utc/")
    #expect(result.format == .letterboxd)
    #expect(
      result.lines == [
        "Harbour, Again (2024): watched again 2026-03-01", "Harbour, Again (2024): rated 7 2026-03-02",
        "Night Ferry (1999): watched 2026-03-04",
        "Harbour, Again (2024): reviewed “So \"calm\".\n<i>Again!</i>” 2026-03-02",
        "Night Ferry (2011): rated 5 2026-03-06",
        "Night Ferry (2011): watched",
        "Low Tide: watchlisted 2026-02-01",
        "Night Ferry (1999): liked 2026-02-02",
      ])
    #expect(result.records.first?.tags == ["cinema", "35mm"])
    #expect(result.records.first?.location == ImportLocation(file: "diary.csv", line: 2))
    #expect(result.skipped.isEmpty && result.questions.isEmpty && result.isAccountedFor)
    #expect(result.files.first { $0.name == "watched.csv" }?.duplicates == 2)
    #expect(result.files.first { $0.name == "ratings.csv" }?.duplicates == 1)
  }

  @Test func `Current rating comes after the earlier ones from the diary`() throws {
    let result = try read([
      "diary.csv": """
      \(header),Rating,Rewatch,Tags,Watched Date
      2026-01-02,Harbour,2024,https://boxd.it/e1,2,,,2026-01-01
      2026-02-02,Harbour,2024,https://boxd.it/e2,4,Yes,,2026-02-01
      """,
      "ratings.csv": "\(header),Rating\n2026-03-02,Harbour,2024,https://boxd.it/f1,4.5\n",
    ])
    #expect(
      result.records.compactMap { if case .rated(let score) = $0.fact { score.stars } else { nil } } == [4, 8, 9])
  }

  @Test func `Films with the same name and year stay different if their links differ`() throws {
    let result = try read([
      "diary.csv": """
      \(header),Rating,Rewatch,Tags,Watched Date
      2025-01-11,Drift,2024,https://boxd.it/e1,4.5,,,2025-01-10
      2025-01-11,Drift,2024,https://boxd.it/e2,2,,,2025-01-10
      2025-01-11,Alone,2024,https://boxd.it/e3,2,,,2025-01-10
      2025-02-11,Alone,2024,https://boxd.it/e4,2,Yes,,2025-02-10
      """,
      "watched.csv": """
      \(header)
      2025-01-10,Drift,2024,https://boxd.it/f1
      2025-01-11,Drift,2024,https://boxd.it/f2
      2025-01-11,Alone,2024,https://boxd.it/f3
      """,
    ])
    let titles = result.records.map(\.title)
    #expect(
      titles.filter { $0.name == "Drift" }.compactMap(\.sourceID).map { $0.suffix(2) }.sorted() == [
        "e1", "e1", "e2", "e2", "f1", "f2",
      ])
    #expect(Set(titles.filter { $0.name == "Alone" }) == [ImportedTitle(name: "Alone", year: 2024)])
    #expect(result.isAccountedFor)
  }

  @Test func `Import reads a list with its name, description and notes`() throws {
    let text = """
      Letterboxd list export v7
      Date,Name,Tags,URL,Description
      2026-01-05,"Films, for rain",mood,https://boxd.it/l1,"Two
      lines"

      Position,Name,Year,URL,Description
      1,Harbour,2024,https://boxd.it/f1,
      2,"Low Tide",,https://boxd.it/f4,"with ""tea\"""
      """
    let result = try read(["films-for-rain.csv": text])
    #expect(
      result.lines == ["Harbour (2024): in Films, for rain at 1", "Low Tide: in Films, for rain at 2 “with \"tea\"”"])
    guard case .listed(let item) = result.records.first?.fact else {
      Issue.record("no list")
      return
    }
    #expect(item.list == ImportedList(id: "films-for-rain", name: "Films, for rain", description: "Two\nlines"))
    #expect(result.records.map(\.location.line) == [7, 8])
  }

  @Test func `List without a header is named after its file`() throws {
    let result = try read([
      "lists/rainy-days.csv":
        "Letterboxd list export v7\n\nPosition,Name,Year,URL,Description\n1,Harbour,2024,https://boxd.it/f1,\n",
      "ratings.csv": "\(header),Rating\n",
    ])
    #expect(result.lines == ["Harbour (2024): in rainy days at 1"])
  }

  @Test func `Import reads an archive in Letterboxd's 2017 format`() throws {
    let result = try read([
      "ratings.csv": "\(header),Rating\r\n2017-05-01,Harbour,1994,https://letterboxd.com/film/harbour/,4.5\r\n",
      "diary.csv":
        "\(header),Rating,Tags,Watched Date\r\n2017-05-01,Harbour,1994,https://letterboxd.com/film/harbour/,4.5,,2017-04-30\r\n",
    ])
    #expect(result.lines == ["Harbour (1994): watched 2017-04-30", "Harbour (1994): rated 9 2017-05-01"])
  }

  @Test func `Import asks for the purpose of a file with ambiguous columns`() throws {
    let text = "\(header)\n2026-01-01,Harbour,2024,https://boxd.it/f1\n"
    let asked = try read(["films.csv": text])
    #expect(asked.questions == [.purpose(file: "films.csv")] && asked.records.isEmpty && asked.isAccountedFor)
    var answers = ImportAnswers()
    answers.purposes["films.csv"] = .watchlist
    #expect(try read(["films.csv": text], answers: answers).lines == ["Harbour (2024): watchlisted 2026-01-01"])
    #expect(try read(["watched.csv": text]).lines == ["Harbour (2024): watched"])
  }

  @Test func `Import reports unreadable rows with line, reason and text`() throws {
    let result = try read([
      "diary.csv": """
      \(header),Rating,Rewatch,Tags,Watched Date,Mood
      2026-03-02,,2024,https://boxd.it/e1,3,,,2026-03-01,calm
      2026-03-02,Harbour,2024,https://boxd.it/e2,3,,,2026-02-30,calm
      2026-03-02,Harbour,2024,https://boxd.it/e3,great,,,2026-02-28,calm
      2026-03-02,Harbour, Again,2024,https://boxd.it/e4,3,,,2026-02-28,calm
      2026-03-02,"Harbour,2024,https://boxd.it/e5,3,,,2026-02-28,calm
      2026-03-02,Night Ferry,2024,https://boxd.it/e6,3,,,,
      """
    ])
    #expect(
      result.lines == [
        "Harbour (2024): watched 2026-02-28", "Night Ferry (2024): watched", "Night Ferry (2024): rated 6 2026-03-02",
      ])
    #expect(result.skipped.map(\.location.line) == [2, 3, 4, 5, 6])
    #expect(result.skipped.map(\.isPartial) == [false, false, true, false, false])
    #expect(
      result.skipped.map(\.reason) == [
        "It has no title.", "“2026-02-30” isn’t a date.", "“great” isn’t a rating from half a star to five.",
        "It has 10 values, but the file has 9 columns.", "Its quotation marks don’t match.",
      ])
    #expect(result.skipped[3].text == "2026-03-02,Harbour, Again,2024,https://boxd.it/e4,3,,,2026-02-28,calm")
    #expect(result.isAccountedFor)
  }

  @Test func `Keys are stable across imports and unique for each fact`() throws {
    let text =
      "\(header),Rating\n2026-03-02,Harbour,2024,u,3\n2026-03-02,Harbour,2024,u,3\n2026-03-02,Harbour,2011,u,3\n"
    let first = try read(["ratings.csv": text])
    #expect(first.records.map(\.key) == (try read(["again.csv": text])).records.map(\.key))
    #expect(Set(first.records.map(\.key)).count == 2)
    #expect(first.files.first?.duplicates == 1)
  }
}
