import Foundation

/// TMDB's response about a show, with its seasons and their episodes.
public struct ShowJSON: Sendable {
  /// An episode.
  public struct Episode: Sendable {
    /// The number in its season.
    public var number: Int
    /// The name; empty if there is none.
    public var name: String
    /// The air date as `yyyy-MM-dd`; `nil` if it is unknown.
    public var date: String?
    /// The running time in minutes; `nil` if it is unknown.
    public var minutes: Int?

    /// Creates an episode.
    public init(_ number: Int, name: String = "", date: String? = nil, minutes: Int? = nil) {
      (self.number, self.name, self.date, self.minutes) = (number, name, date, minutes)
    }
  }

  /// The TMDB ID.
  public var id: Int
  /// The name.
  public var name: String
  /// The episodes by season number. Season 0 contains the specials.
  public var seasons: [Int: [Episode]]
  /// Further members of the object, without braces.
  public var members: String

  /// Creates a response.
  public init(
    id: Int = 7, name: String = "Heimat", seasons: [Int: [Episode]],
    members: String = #""first_air_date":"1984-09-16","overview":"About it.""#
  ) {
    (self.id, self.name, self.seasons, self.members) = (id, name, seasons, members)
  }

  /// The response with all seasons appended.
  public var text: String { object(appended: numbers.map { #""season/\#($0)":\#(season($0))"# }) }

  /// The response without appended seasons.
  public var textWithoutSeasons: String { object(appended: []) }

  /// Returns the response about a season.
  public func season(_ number: Int) -> String {
    let episodes = (seasons[number] ?? []).map { episode in
      #"{"id":\#((id * 100 + number) * 100 + episode.number),"season_number":\#(number),"#
        + #""episode_number":\#(episode.number),"name":"\#(episode.name)","#
        + #""runtime":\#(episode.minutes.map(String.init) ?? "null"),"#
        + #""air_date":\#(episode.date.map { "\"\($0)\"" } ?? "null")}"#
    }
    return #"{"id":\#(id * 100 + number),"season_number":\#(number),"name":"\#(name(number))","#
      + #""episodes":[\#(episodes.joined(separator: ","))]}"#
  }

  private var numbers: [Int] { seasons.keys.sorted() }

  private func name(_ number: Int) -> String { number == 0 ? "Specials" : "Season \(number)" }

  private func object(appended: [String]) -> String {
    let summaries = numbers.map {
      #"{"id":\#(id * 100 + $0),"season_number":\#($0),"name":"\#(name($0))","#
        + #""episode_count":\#(seasons[$0]?.count ?? 0)}"#
    }
    let own = [#""id":\#(id)"#, #""name":"\#(name)""#, #""seasons":[\#(summaries.joined(separator: ","))]"#]
    return "{" + (own + (members.isEmpty ? [] : [members]) + appended).joined(separator: ",") + "}"
  }
}

extension [ShowJSON.Episode] {
  /// Returns episodes with consecutive numbers and one air date.
  public static func aired(_ numbers: ClosedRange<Int>, on date: String? = "1984-09-16") -> Self {
    numbers.map { ShowJSON.Episode($0, date: date) }
  }

  /// Returns episodes without an air date.
  public static func undated(_ numbers: ClosedRange<Int>) -> Self { aired(numbers, on: nil) }
}
