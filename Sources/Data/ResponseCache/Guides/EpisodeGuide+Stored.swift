import Foundation
import TMDB

/// The stored form: lines of fields, separated by tabs.
///
/// The first line is about the guide. A line that begins with `S` is about a season, and the others are about the
/// episodes of the season before them. At the start, the app reads the guides of all shows that the user is watching.
/// As JSON, this would take most of the time.
extension EpisodeGuide {
  var stored: String {
    var text = ""
    text.append(
      listed?.stored, isOngoing ? "1" : "0", nextEpisode?.season, nextEpisode?.number, nextEpisode?.airDate)
    for season in seasons {
      text.append(
        "S", season.number, season.id, season.announced, season.announcedThen, season.listed?.stored, season.language)
      for episode in season.episodes {
        text.append(
          episode.number, episode.id, episode.airDate, episode.minutes, episode.type?.rawValue, episode.still,
          episode.name)
      }
    }
    return text
  }

  /// Decodes a stored guide. Returns `nil` if it is damaged.
  init?(stored: String) {
    if stored.utf8.first == UInt8(ascii: "{") {
      guard let guide = try? JSONDecoder().decode(EpisodeGuide.self, from: Data(stored.utf8)) else { return nil }
      self = guide
      return
    }
    var lines = FieldReader(stored)
    guard lines.nextLine() else { return nil }
    self.init()
    listed = lines.date()
    isOngoing = lines.integer() == 1
    if let season = lines.integer(), let number = lines.integer() {
      nextEpisode = Episode(season: season, number: number, airDate: lines.day())
    }
    while lines.nextLine() {
      if lines.skip(UInt8(ascii: "S")) {
        guard let number = lines.integer() else { return nil }
        seasons.append(
          Season(
            number: number, id: lines.integer(), announced: lines.integer(), announcedThen: lines.integer(),
            listed: lines.date(), language: lines.text()))
      } else {
        guard let last = seasons.indices.last, let number = lines.integer() else { return nil }
        seasons[last].episodes.append(
          Episode(
            season: seasons[last].number, number: number, id: lines.integer(), airDate: lines.day(),
            minutes: lines.integer(), type: lines.text().map(EpisodeType.init(rawValue:)), still: lines.text(),
            name: lines.text()))
      }
    }
  }
}

extension String {
  /// Appends a line of fields. In names, TMDB has no tabs and line breaks on purpose.
  fileprivate mutating func append(_ fields: (any CustomStringConvertible)?...) {
    for (index, field) in fields.enumerated() {
      if index > 0 { append("\t") }
      let text = field?.description ?? ""
      if text.utf8.contains(where: { $0 < 0x20 }) {
        append(contentsOf: text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      } else {
        append(text)
      }
    }
    append("\n")
  }
}

/// A reader of lines with fields. A missing field is `nil`.
private struct FieldReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The end of the current line.
  private var end = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    end = -1
  }

  /// Moves to the next line. Returns `false` if there is none.
  mutating func nextLine() -> Bool {
    position = end + 1
    guard position < bytes.count else { return false }
    end = bytes[position...].firstIndex(of: newline) ?? bytes.count
    return true
  }

  /// Skips a field if it consists of one byte.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte, position + 1 == end || bytes[position + 1] == tab else {
      return false
    }
    position += 2
    return true
  }

  mutating func text() -> String? {
    let field = field()
    return field.isEmpty ? nil : String(decoding: bytes[field], as: UTF8.self)
  }

  mutating func integer() -> Int? {
    let field = field()
    guard !field.isEmpty, field.count <= 18 else { return nil }
    let isNegative = bytes[field.lowerBound] == UInt8(ascii: "-")
    var number = 0
    for byte in bytes[field].dropFirst(isNegative ? 1 : 0) {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return isNegative ? -number : number
  }

  mutating func date() -> Date? { text().flatMap(Double.init).map(Date.init(stored:)) }

  /// Reads a date such as `2026-01-31`.
  mutating func day() -> DayDate? {
    let field = field()
    guard field.count == 10 else { return nil }
    func number(_ range: Range<Int>) -> Int {
      bytes[(field.lowerBound + range.lowerBound)..<(field.lowerBound + range.upperBound)]
        .reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }
    return DayDate(year: number(0..<4), month: number(5..<7), day: number(8..<10))
  }

  private mutating func field() -> Range<Int> {
    guard position < end else { return end..<end }
    let start = position
    while position < end, bytes[position] != tab { position += 1 }
    defer { position += 1 }
    return start..<position
  }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
