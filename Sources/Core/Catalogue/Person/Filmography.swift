import AppFoundation
import Foundation
import Localization
import TMDB
import TitleIdentity

/// A person's titles in one department: announced titles, then the others, newest first.
public struct FilmographyGroup: Identifiable, Hashable, Sendable {
  /// TMDB's English name of the department, such as "Acting" or "Directing".
  public let id: String
  public var entries: [FilmographyEntry]
  public var title: String { Self.title(of: id) }
}

/// A title in a filmography, with all of the person's roles or jobs in one department.
public struct FilmographyEntry: Identifiable, Hashable, Sendable {
  public let id: TitleID
  public var title: String
  /// The year, or "Announced" if the date is unknown.
  public var year: String
  /// The joined roles or jobs, or an empty string if they are unknown.
  public var role: String
  /// The number of episodes of a series, such as "3 episodes". Otherwise empty.
  public var episodes: String
  public var poster: URL?
  /// TMDB's average rating from 0 to 10.
  var average: Double
  /// The number of votes.
  public var votes: Int
  /// The row as one sentence for screen readers.
  public var accessibleLabel: String
  /// The summary that the title's page shows while it loads.
  public var summary: TitleSummary
}

extension FilmographyGroup {
  /// - Parameter known: The department that the person is known for. It comes first.
  static func groups(_ credits: PersonCredits, known: String?, format: PageFormat) -> [FilmographyGroup] {
    var departments: [String: Department] = [:]
    for credit in credits.cast {
      departments[acting, default: Department()].add(credit.item, credit.character, credit.episodeCount, format)
    }
    for credit in credits.crew {
      let name = BoundedText.line(credit.department, maximumLength: 60)
      departments[name.isEmpty ? "Crew" : name, default: Department()].add(
        credit.item, credit.job, credit.episodeCount, format)
    }
    let groups = departments.map { name, department in
      FilmographyGroup(id: name, entries: department.entries(format))
    }
    return groups.filter { !$0.entries.isEmpty }.sorted { left, right in
      let isKnown = (left.id == known, right.id == known)
      if isKnown.0 != isKnown.1 { return isKnown.0 }
      return left.entries.count == right.entries.count ? left.id < right.id : left.entries.count > right.entries.count
    }
  }

  private static let acting = "Acting"
}

extension TitleCard {
  /// Returns up to ten titles with the most votes from the department that the person is known for.
  static func known(for credits: PersonCredits, department: String?, format: PageFormat) -> [TitleCard] {
    let isActing = department == nil || department == "Acting" || credits.crew.isEmpty
    // Appearances as oneself, such as on talk shows, don't count.
    let parts = credits.cast.filter { !$0.isAsThemselves }.map(\.item)
    let jobs = credits.crew.filter { $0.department == department }.map(\.item)
    let entries = (isActing ? parts : jobs).compactMap(\.listedTitle)
    let best = entries.filter { $0.voteCount > 0 }.sorted { $0.voteCount > $1.voteCount }
    return Array(cards(best, except: TitleID(.movie, 0), format: format).prefix(10))
  }
}

extension PersonCastCredit {
  fileprivate var isAsThemselves: Bool {
    let part = character.lowercased()
    return part.hasPrefix("self") || part.hasPrefix("himself") || part.hasPrefix("herself")
  }
}

/// The titles of a department, each with all roles or jobs.
private struct Department {
  private struct Work {
    var entry: any ListedTitle
    var roles: [String] = []
    var episodes = 0
  }

  private var works: [Work] = []
  private var indices: [TitleID: Int] = [:]

  mutating func add(_ item: MediaItem, _ role: String, _ episodes: Int?, _ format: PageFormat) {
    guard let entry = item.listedTitle, entry.isDisplayable(format) else { return }
    let index = indices[entry.titleID] ?? works.count
    if index == works.count {
      indices[entry.titleID] = index
      works.append(Work(entry: entry))
    }
    works[index].episodes = max(works[index].episodes, episodes ?? 0)
    if !role.isEmpty, works[index].roles.count < 12, !works[index].roles.contains(role) {
      works[index].roles.append(role)
    }
  }

  /// Returns the announced titles, then the others, newest first. Titles with the same date are sorted by name.
  func entries(_ format: PageFormat) -> [FilmographyEntry] {
    works.sorted { left, right in
      switch (left.entry.date, right.entry.date) {
      case (nil, nil): left.entry.titleLine < right.entry.titleLine
      case (nil, _): true
      case (_, nil): false
      case (let left?, let right?) where left != right: left > right
      default: left.entry.titleLine < right.entry.titleLine
      }
    }.map { FilmographyEntry($0.entry, roles: $0.roles, episodes: $0.episodes, format: format) }
  }
}

extension FilmographyEntry {
  fileprivate init(_ entry: some ListedTitle, roles: [String], episodes count: Int, format: PageFormat) {
    id = entry.titleID
    summary = TitleSummary(entry, format: format)
    title = summary.title
    year = summary.years ?? tr("Announced")
    role = BoundedText.line(roles.joined(separator: ", "), maximumLength: 200)
    episodes =
      count > 0
      ? tr(one: "{count} episode", other: "{count} episodes", count: count, ["count": format.texts.count(count)])
      : ""
    poster = summary.poster
    (average, votes) = (entry.voteAverage, entry.voteCount)
    accessibleLabel = [title, year, role, episodes].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension FilmographyGroup {
  /// - Parameter department: TMDB's English name of the department.
  package static func title(of department: String) -> String {
    switch department {
    case "Acting": tr("Acting")
    case "Actors": tr("Actors")
    case "Art": tr("Art")
    case "Camera": tr("Camera")
    case "Costume & Make-Up": tr("Costume & Make-Up")
    case "Creator": tr("Creator")
    case "Crew": tr("Crew")
    case "Directing": tr("Directing")
    case "Editing": tr("Editing")
    case "Lighting": tr("Lighting")
    case "Production": tr("Production")
    case "Sound": tr("Sound")
    case "Visual Effects": tr("Visual Effects")
    case "Writing": tr("Writing")
    default: department
    }
  }
}
