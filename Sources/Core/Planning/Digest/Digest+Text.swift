import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import TMDB
import Tracking

/// The words of the notification.
extension Digest {
  /// The title, such as "Today: Severance S2 E4 and 2 more".
  public var title: String {
    guard let first = items.first else { return "" }
    let (name, count) = (first.name, items.count - 1)
    if case .arrival(let arrival) = first {
      let parts: KeyValuePairs = ["service": BoundedText.line(arrival.serviceName, maximumLength: 40), "title": name]
      guard count > 0 else { return tr("Now on {service}: {title}", parts) }
      return tr(
        one: "Now on {service}: {title} and {count} more", other: "Now on {service}: {title} and {count} more",
        count: count, parts)
    }
    guard first.day == day else {
      guard count > 0 else { return tr("{title} is out", ["title": name]) }
      return tr(
        one: "{title} is out, and {count} more", other: "{title} is out, and {count} more", count: count,
        ["title": name])
    }
    guard count > 0 else { return tr("Today: {title}", ["title": name]) }
    return tr(
      one: "Today: {title} and {count} more", other: "Today: {title} and {count} more", count: count,
      ["title": name])
  }

  /// The lines below the title: the name of a single episode, or else the entries.
  public var body: String {
    var lines = items.count == 1 ? [items[0].detail].compactMap(\.self) : items.map(\.line)
    if lines.count > maximumLines {
      let rest = lines.count - maximumLines + 1
      lines = lines.prefix(maximumLines - 1) + [tr(one: "and {count} more", other: "and {count} more", count: rest)]
    }
    let hasArrivals = items.contains { if case .arrival = $0 { true } else { false } }
    // TMDB requires the attribution wherever the data is shown.
    if hasArrivals { lines.append(tr("Data by {source}", ["source": WatchOffers.attribution])) }
    return lines.joined(separator: "\n")
  }
}

extension Digest.Item {
  /// The title, and the number of an episode.
  fileprivate var name: String {
    switch self {
    case .episodes(let title, let episodes, _):
      let numbers = episodes.count == 1 ? PlayText.part(episodes[0].part) ?? "" : ComingCard.text(of: episodes)
      return [BoundedText.line(title.name, maximumLength: 60), numbers].joined(separator: " ")
    case .film(let title, _): return BoundedText.line(title.name, maximumLength: 60)
    case .reminder(let reminder):
      let number = reminder.episode.components(separatedBy: " · ").first ?? ""
      return [reminder.title, number].filter { !$0.isEmpty }.joined(separator: " ")
    case .arrival(let arrival): return BoundedText.line(arrival.title.name, maximumLength: 60)
    }
  }

  /// The name of a single episode; `nil` if there is none.
  fileprivate var detail: String? {
    switch self {
    case .episodes(_, let episodes, _):
      episodes.count == 1 ? episodes[0].name.map { BoundedText.line($0, maximumLength: 80) } : nil
    case .reminder(let reminder): reminder.episode.components(separatedBy: " · ").dropFirst().first
    case .film, .arrival: nil
    }
  }

  /// The name with the detail, or with the service.
  fileprivate var line: String {
    guard case .arrival(let arrival) = self else { return [name, detail].compactMap(\.self).joined(separator: " · ") }
    return tr(
      "Now on {service}: {title}",
      ["service": BoundedText.line(arrival.serviceName, maximumLength: 40), "title": name])
  }
}

/// The maximum number of lines. Desktops show only a few.
private let maximumLines = 5
