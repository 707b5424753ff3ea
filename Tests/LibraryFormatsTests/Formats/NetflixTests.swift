import Library
import Testing
import TitleIdentity

@testable import LibraryFormats

/// Netflix's viewing history in several languages and date orders, and its personal data archive.
struct NetflixTests {
  @Test func `Import reads a viewing history with episodes and movies`() throws {
    let result = try read([
      "NetflixViewingHistory.csv": """
      Title,Date
      "Harbour Nights: Season 1: Low Tide","6/19/25"
      "Harbour Nights: Season 1: Low Tide","6/19/25"
      "Harbour: The Return","6/18/25"
      ": Episode 7","6/17/25"
      "Night Ferry","6/31/25"
      """
    ])
    #expect(result.lines == ["Harbour Nights S1E-1: watched 2025-06-19", "Harbour: The Return: watched 2025-06-18"])
    #expect(result.records[0].episode?.name == "Low Tide" && result.records[0].title.kind == .show)
    #expect(result.records[1].title.alternativeNames == ["Harbour"] && result.records[1].title.kind == nil)
    #expect(result.skipped.map(\.reason) == ["It has no title.", "“6/31/25” isn’t a date."])
    #expect(result.files.first?.duplicates == 1 && result.isAccountedFor)
  }

  @Test func `Import asks for the order of day and month when dates are ambiguous`() throws {
    let text = "Title,Date\n\"Night Ferry\",\"3/4/25\"\n"
    let asked = try read(["NetflixViewingHistory.csv": text])
    #expect(asked.questions == [.dayOrMonthFirst(file: "NetflixViewingHistory.csv", example: "3/4/25")])
    #expect(asked.records.isEmpty && asked.isAccountedFor && asked.files.first?.waiting == 1)
    var answers = ImportAnswers()
    answers.dayFirst["NetflixViewingHistory.csv"] = true
    #expect(
      try read(["NetflixViewingHistory.csv": text], answers: answers).lines == ["Night Ferry: watched 2025-04-03"])
    answers.dayFirst["NetflixViewingHistory.csv"] = false
    #expect(
      try read(["NetflixViewingHistory.csv": text], answers: answers).lines == ["Night Ferry: watched 2025-03-04"])
  }

  @Test(
    arguments: [
      ("Harbour Nights: Season 1: Low Tide", "Harbour Nights", 1, nil, "Low Tide"),
      ("Hafen: Nächte: Staffel 2: Ebbe: Teil", "Hafen: Nächte", 2, nil, "Ebbe: Teil"),
      ("Harbour Nights: Limited Series: Low Tide (Episode 4)", "Harbour Nights", nil, 4, "Low Tide"),
      ("Puerto: Temporada 3: Episodio 5", "Puerto", 3, 5, nil),
      ("Harbour Nights: Part 3", "Harbour Nights", 3, nil, nil),
      ("Port: 2. évad: X", "Port", 2, nil, "X"),
    ] as [(String, String, Int?, Int?, String?)])
  func `Episode titles are split into show, season and episode in several languages`(
    _ text: String, _ series: String, _ season: Int?, _ number: Int?, _ name: String?
  ) {
    let (title, episode) = NetflixTitle.read(text)
    #expect(title.name == series && title.kind == .show)
    #expect(episode == ImportedEpisode(season: season, number: number, name: name))
  }

  @Test(arguments: [
    "Night Ferry", "Harbour: The Return", "Season 5: A Film", "Part Two: Dune", "Harbour: Part Two",
    "Harbour: Book of Seas", "a::b",
  ])
  func `Title that may be a movie is not split`(_ text: String) {
    let (title, episode) = NetflixTitle.read(text)
    #expect(title.name == text && title.kind == nil && episode == nil)
  }

  @Test func `Import reads a personal data archive for the selected profiles`() throws {
    let viewing = """
      Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country
      Ana,2025-01-02 20:00:00,01:30:00,,Night Ferry,,TV,01:30:00,01:30:00,DE
      Ana,2025-01-02 19:00:00,00:30:00,,Night Ferry,,TV,00:30:00,Not latest view,DE
      Ana,2025-01-01 19:00:00,00:00:30,,Harbour: Trailer,TRAILER,TV,00:00:30,00:00:30,DE
      Ana,2025-01-01 18:00:00,00:00:30,Autoplayed: user action: None; ,Harbour_hook_primary,,TV,00:00:30,00:00:30,DE
      Ben,2025-01-01 18:00:00,00:50:00,,Low Tide,,TV,00:50:00,00:50:00,DE
      Ana,soon,00:50:00,,Low Tide,,TV,00:50:00,00:50:00,DE
      """
    let ratings = """
      Profile Name,Title Name,Rating Type,Star Value,Thumbs Value,Device Model,Event Utc Ts,Region View Date
      Ana,Harbour,star,4,,TV,2016-01-02 20:00:00,
      Ana,Night Ferry,thumb,,2,TV,2018-01-02 20:00:00,
      """
    let files: KeyValuePairs = [
      "CONTENT_INTERACTION/ViewingActivity.csv": viewing, "CONTENT_INTERACTION/Ratings.csv": ratings,
      "CONTENT_INTERACTION/MyList.csv": "Title Name,Profile Name\nLow Tide,Ana\n",
      "IP_ADDRESSES/IpAddressesLogin.csv": "a,b\n1,2\n",
    ]
    let asked = try read(files)
    #expect(asked.format == .netflix)
    let file = "CONTENT_INTERACTION/ViewingActivity.csv"
    #expect(asked.questions == [.profiles(file: file, names: ["Ana", "Ben"])])
    var answers = ImportAnswers()
    answers.profiles[file] = ["Ana"]
    let result = try read(files, answers: answers)
    #expect(
      Set(result.lines) == [
        "Night Ferry: watched 2025-01-02T20:00:00Z", "Harbour: rated 8 2016-01-02T20:00:00Z", "Low Tide: watchlisted",
      ])
    #expect(result.skipped.map(\.location.line) == [7] && result.isAccountedFor)
    #expect(result.files.count == 3)
  }
}
