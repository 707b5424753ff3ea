import AppFoundation
import Catalogue
import Foundation
import Library
import Localization

/// A notification, ready to be shown.
public struct NotificationEntry: Identifiable, Hashable, Sendable {
  /// The destination of a notification.
  public enum Destination: Hashable, Sendable {
    case title(TitleSummary)
    case profile(ProfileID)
  }

  public let id: EventID
  /// The name of the person whose action caused the notification.
  public let name: String
  /// The address of the person's picture; `nil` if there is none or it isn't available yet.
  public internal(set) var picture: URL?
  /// The summary, such as "Ana rated “Alien” 9 out of 10".
  public let summary: String
  /// The text of a note; empty for other notifications.
  public let text: String
  /// The time, such as "2:05 PM".
  public let time: String
  /// The heading above the first entry of a day: "Today", "Nov 20, 2026"; `nil` for all others.
  public let heading: String?
  /// Whether the notification was unread when it was loaded.
  public let isNew: Bool
  /// The destination; `nil` for a title of another source, in which its number refers to another title.
  public let destination: Destination?
  /// The picture in the person's profile.
  let portrait: String?
}

/// The values that all entries of a page are formatted with.
struct NotificationFormat: Sendable {
  let household: Household
  let source: TitleSource
  let page: PageFormat
  var now = Date()
  var zone = TimeZone.current

  /// Returns entries with a heading above the first one of each day.
  @concurrent
  func entries(_ notices: [HouseholdNotice], new: Set<EventID>) async -> [NotificationEntry] {
    var last: String?
    return notices.map { notice in
      let day = day(of: notice)
      defer { last = day }
      return entry(notice, heading: day == last ? nil : day, isNew: new.contains(notice.id))
    }
  }

  private func day(of notice: HouseholdNotice) -> String? {
    let day = { page.texts.when(PartialDate($0, in: zone)) }
    let summary = day(notice.date)
    if summary == day(now) { return tr("Today") }
    return summary == day(now - 86_400) ? tr("Yesterday") : summary
  }

  private func entry(_ notice: HouseholdNotice, heading: String?, isNew: Bool) -> NotificationEntry {
    let name = household.name(of: notice.profile)
    let text =
      if case .noted(_, let text, _) = notice.content { BoundedText.paragraphs(text, maximumLength: 300) } else { "" }
    return NotificationEntry(
      id: notice.id, name: name, summary: summary(notice.content, by: name), text: text,
      time: page.texts.clock(PartialDate(notice.date, in: zone)) ?? "", heading: heading, isNew: isNew,
      destination: destination(notice), portrait: household[notice.profile]?.fields.picture)
  }

  private func summary(_ content: HouseholdNotice.Content, by user: String) -> String {
    switch content {
    case .rated(let title, let part, let score):
      tr(
        "{user} rated {title} {score} out of 10",
        ["user": user, "title": PlayText.name(title, part), "score": "\(score)"])
    case .ratedMany(let count):
      tr(
        one: "{user} imported {count} rating", other: "{user} imported {count} ratings", count: count,
        ["user": user, "count": page.texts.count(count)])
    case .noted(let title, _, true):
      tr("{user} left you a note on “{title}”", ["user": user, "title": title.shortName])
    case .noted(let title, _, false):
      tr("{user} wrote a note on “{title}”", ["user": user, "title": title.shortName])
    case .followed: tr("{user} started following you", ["user": user])
    case .added(let title, let list):
      tr("{user} added “{title}” to “{list}”", ["user": user, "title": title.shortName, "list": list.shortName])
    case .addedMany(let count, let list):
      tr(
        one: "{user} added {count} title to “{list}”", other: "{user} added {count} titles to “{list}”", count: count,
        ["user": user, "count": page.texts.count(count), "list": list.shortName])
    }
  }

  private func destination(_ notice: HouseholdNotice) -> NotificationEntry.Destination? {
    switch notice.content {
    case .rated(let title, _, _), .noted(let title, _, _), .added(let title, _):
      title.source == source ? .title(TitleSummary(title, format: page)) : nil
    case .ratedMany, .followed, .addedMany: .profile(notice.profile)
    }
  }
}
