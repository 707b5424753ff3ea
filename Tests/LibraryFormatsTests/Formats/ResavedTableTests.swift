import Foundation
import Testing

@testable import LibraryFormats

/// Tables that a spreadsheet opened and saved again.
struct ResavedTableTests {
  /// A change that a spreadsheet makes when it saves a table.
  enum Change: String, CaseIterable, Sendable {
    case semicolons, tabs, pipes, semicolonsWithSeparatorLine, quotedSeparatorLine, everythingQuoted, quotedRows
    case byteOrderMark, utf16LittleEndian, utf16BigEndian, utf16WithoutMark, windows1252
    case noBreakSpacesInHeadings, doubleSpacesInHeadings, capitalHeadings, zeroWidthSpacesInHeadings
    case spacesAroundValues, noBreakSpacesAroundValues, carriageReturns, blankLines, emptyColumns
    case germanDates, americanDates, japaneseDates, decimalCommas

    func apply(to rows: [[String]]) -> [UInt8] {
      var rows = rows
      switch self {
      case .semicolons: return Self.table(rows, ";")
      case .tabs: return Self.table(rows, "\t")
      case .pipes: return Self.table(rows, "|")
      case .semicolonsWithSeparatorLine: return Array("sep=;\r\n".utf8) + Self.table(rows, ";")
      case .quotedSeparatorLine: return Array("\"SEP=;\"\n".utf8) + Self.table(rows, ";")
      case .everythingQuoted: return Self.table(rows, ",", quotesAll: true)
      case .quotedRows:
        return Self.table(rows.map { [String(decoding: Self.table([$0], ",").dropLast(), as: UTF8.self)] }, ";")
      case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + Self.table(rows, ",")
      case .utf16LittleEndian: return [0xFF, 0xFE] + Self.utf16(rows) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf16BigEndian: return [0xFE, 0xFF] + Self.utf16(rows) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .utf16WithoutMark: return Self.utf16(rows) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .windows1252:
        return String(decoding: Self.table(rows, ","), as: UTF8.self).unicodeScalars.map { UInt8($0.value) }
      case .noBreakSpacesInHeadings: rows[0] = rows[0].map { $0.replacing(" ", with: "\u{A0}") + "\u{A0}" }
      case .doubleSpacesInHeadings: rows[0] = rows[0].map { " " + $0.replacing(" ", with: " \u{2009}") }
      case .capitalHeadings: rows[0] = rows[0].map { $0.uppercased() }
      case .zeroWidthSpacesInHeadings: rows[0] = rows[0].map { "\u{FEFF}\($0)\u{200B}" }
      case .spacesAroundValues: rows = rows.map { $0.map { "  \($0) " } }
      case .noBreakSpacesAroundValues: rows = rows.map { $0.map { "\u{A0}\($0)\u{202F}" } }
      case .carriageReturns:
        return Array(String(decoding: Self.table(rows, ","), as: UTF8.self).replacing("\n", with: "\r").utf8)
      case .blankLines:
        return Array(String(decoding: Self.table(rows, ","), as: UTF8.self).replacing("\n", with: "\r\n\r\n").utf8)
      case .emptyColumns: rows = rows.map { $0 + ["", ""] }
      case .germanDates: rows = Self.dates(rows) { "\($0[2]).\($0[1]).\($0[0])" }
      case .americanDates: rows = Self.dates(rows) { "\(Int($0[1]) ?? 0)/\(Int($0[2]) ?? 0)/\($0[0])" }
      case .japaneseDates: rows = Self.dates(rows) { $0.joined(separator: "/") }
      case .decimalCommas:
        return Self.table(rows.map { $0.map { $0.replacing(#/^(\d)\.(\d)$/#) { "\($0.1),\($0.2)" } } }, ";")
      }
      return Self.table(rows, ",")
    }

    private static func table(_ rows: [[String]], _ delimiter: Character, quotesAll: Bool = false) -> [UInt8] {
      let lines = rows.map { row in
        row.map { value in
          quotesAll || value.contains { $0 == delimiter || $0 == "\"" || $0.isNewline }
            ? "\"\(value.replacing("\"", with: "\"\""))\"" : value
        }.joined(separator: String(delimiter))
      }
      return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func utf16(_ rows: [[String]], _ bytes: (UInt16) -> [UInt8]) -> [UInt8] {
      String(decoding: table(rows, ","), as: UTF8.self).utf16.flatMap(bytes)
    }

    private static func dates(_ rows: [[String]], _ text: ([String]) -> String) -> [[String]] {
      rows.map { row in
        row.map { value in
          value.wholeMatch(of: #/(\d{4})-(\d\d)-(\d\d)/#).map { text([String($0.1), String($0.2), String($0.3)]) }
            ?? value
        }
      }
    }
  }

  private static let tables: [String: [[String]]] = [
    "diary.csv": [
      ["Date", "Name", "Year", "Letterboxd URI", "Rating", "Rewatch", "Tags", "Watched Date"],
      ["2026-03-22", "Harbour, “Again”; é", "2024", "https://boxd.it/e1", "3.5", "Yes", "cinema", "2026-03-21"],
      ["2026-03-05", "Night \"Ferry\"", "1999", "https://boxd.it/e2", "", "", "", "2026-03-04"],
    ],
    "ratings.csv": [
      ["Const", "Your Rating", "Date Rated", "Title", "Title Type", "Year"],
      ["tt0000007", "7", "2024-01-15", "Harbour: Été", "Movie", "2024"],
      ["tt0000008", "9", "2024-02-03", "Night Ferry", "TV Series", "1999"],
    ],
    "NetflixViewingHistory.csv": [
      ["Title", "Date"], ["Harbour Nights: Season 1: Low Tide", "2024-05-30"], ["Night Ferry", "2024-05-02"],
    ],
    "tmdb.csv": [
      ["TMDb ID", "Type", "Name", "Release Date", "Season Number", "Episode Number", "Your Rating", "Date Rated"],
      ["2", "movie", "Harbour", "2024-05-21", "", "", "8.5", "2025-01-22"],
      ["3", "tv", "Night Ferry", "1999-05-01", "1", "4", "7", "2025-01-02"],
    ],
  ]

  private func lines(_ name: String, _ bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: name)
    try Data(bytes).write(to: file)
    let result = try ImportArchive(opening: file).read()
    #expect(result.skipped.isEmpty && result.questions.isEmpty && result.isAccountedFor)
    return result.lines
  }

  @Test(arguments: Change.allCases)
  func `A table that a spreadsheet saved again reads like the original`(_ change: Change) throws {
    for (name, rows) in Self.tables {
      let isLatin = rows.joined().joined().unicodeScalars.allSatisfy { $0.value < 256 }
      if change == .windows1252, !isLatin { continue }
      // The column of a decimal comma needs another delimiter, and Netflix has no numbers.
      let original = try lines(name, Change.blankLines.apply(to: rows))
      #expect(!original.isEmpty)
      #expect(try lines(name, change.apply(to: rows)) == original, "\(name)")
    }
  }

  @Test func `A list that a spreadsheet saved again keeps its name and its films`() throws {
    let list = """
      sep=;
      "Letterboxd list export v7";;;;
      Date;Name;Tags;URL;Description
      2026-01-05;"Films; for rain";mood;https://boxd.it/l1;

      Position;Name;Year;URL;Description
      1;Harbour;2024;https://boxd.it/f1;
      """
    #expect(try read(["films-for-rain.csv": list]).lines == ["Harbour (2024): in Films; for rain at 1"])
  }

  @Test func `Dates whose order is unclear are a question, and its answer decides`() throws {
    let text = "Date,Name,Year,Letterboxd URI,Rating\n3/4/2025,Harbour,2024,https://boxd.it/f1,4\n"
    let asked = try read(["ratings.csv": text])
    #expect(asked.questions == [.dayOrMonthFirst(file: "ratings.csv", example: "3/4/2025")])
    #expect(asked.records.isEmpty && asked.isAccountedFor)
    var answers = ImportAnswers()
    answers.dayFirst["ratings.csv"] = true
    #expect(try read(["ratings.csv": text], answers: answers).lines == ["Harbour (2024): rated 8 2025-04-03"])
  }

  @Test
  func `Sorted rows don’t reveal the order of day and month, because only Netflix writes the newest first`() throws {
    let rows = "1/9/2025,Harbour,2024,https://boxd.it/f1,4\n2/7/2025,Low Tide,2023,https://boxd.it/f2,4\n"
    let asked = try read(["ratings.csv": "Date,Name,Year,Letterboxd URI,Rating\n" + rows])
    #expect(asked.questions == [.dayOrMonthFirst(file: "ratings.csv", example: "1/9/2025")])
  }

  @Test func `Rows of delimiters only are blank lines`() throws {
    let result = try read(["watchlist.csv": "Date;Name;Year;Letterboxd URI\n;;;\n2025-03-04;Harbour;2016;x\n;;;\n"])
    #expect(result.lines == ["Harbour (2016): watchlisted 2025-03-04"])
    #expect(result.files.map(\.rows) == [1] && result.skipped.isEmpty)
  }

  @Test func `A film whose title looks like a date keeps it`() throws {
    let text = "Date,Name,Year,Letterboxd URI\n2025-03-04,11.22.63,2016,https://boxd.it/f1\n"
    #expect(try read(["watchlist.csv": text]).lines == ["11.22.63 (2016): watchlisted 2025-03-04"])
  }
}
