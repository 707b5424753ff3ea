import AppFoundation
import Foundation
import Library
import TMDB
import TitleIdentity
import Tracking

/// The digests that a profile has got, as far as later ones depend on them.
public struct DigestRecord: Hashable, Sendable {
  /// An episode or a film that a notification offers to mark as watched.
  public struct Offer: Hashable, Sendable {
    /// The ID of the digest's entry.
    public var id: String
    public var title: TitleReference
    public var part: TitlePart
  }

  /// The day of the latest digest.
  public internal(set) var day: DayDate?
  /// The moment to which the user postponed the latest digest; `nil` if it wasn't postponed.
  public internal(set) var later: Date?
  /// The days on which entries were reported, by their IDs.
  var told: [String: DayDate] = [:]
  /// The IDs of the entries that the user postponed.
  var postponed: Set<String> = []
  /// The offer of the latest digest.
  public internal(set) var offer: Offer?

  public init() {}

  /// Returns whether it is time for the next digest: once a day, and at the moment to which the user postponed one.
  public func isDue(at now: Date, _ time: ReminderTime, in zone: TimeZone = .current) -> Bool {
    // A moment further ahead comes from a clock that was wrong.
    if let later, later.timeIntervalSince(now) <= maximumDelay { return now >= later }
    return day != DayDate.today(now, in: zone) && time.hasCome(at: now, in: zone)
  }

  /// Returns whether an entry wasn't reported. Entries of past days are reported only if the user postponed them, or
  /// asked for a reminder.
  func isNew(_ item: Digest.Item, on today: DayDate) -> Bool {
    if postponed.contains(item.id) { return true }
    guard told[item.id] == nil else { return false }
    if case .reminder = item { return true }
    return item.day.map { $0 == today } ?? true
  }

  /// Records a digest.
  public mutating func add(_ digest: Digest) {
    day = digest.day
    (later, postponed) = (nil, [])
    told = told.filter { (0...daysToRemember).contains($0.value.days(until: digest.day)) }
    for item in digest.items { told[item.id] = digest.day }
    offer = digest.items.first?.offer
  }

  /// Postpones the latest digest by three hours. If that is after midnight, it comes on the next day at the time of the
  /// daily reminder.
  public mutating func postpone(at now: Date, _ time: ReminderTime, in zone: TimeZone = .current) {
    guard let day else { return }
    let soon = now.addingTimeInterval(delay)
    let isSameDay = DayDate.today(soon, in: zone) == DayDate.today(now, in: zone)
    later = isSameDay ? soon : time.onNextDay(after: now, in: zone)
    postponed = Set(told.filter { $0.value == day }.keys)
  }

  /// Returns and removes the offer with an ID; `nil` if it isn't the latest one.
  public mutating func takeOffer(_ id: String) -> Offer? {
    guard offer?.id == id else { return nil }
    defer { offer = nil }
    return offer
  }

  /// Returns whether a reminder was shown on an earlier day, and isn't needed any more.
  func hasFinished(_ reminder: Reminder, on today: DayDate) -> Bool {
    let id = Digest.Item.reminder(reminder).id
    return told[id].map { $0 < today } == true && !postponed.contains(id)
  }
}

/// The time by which *Later* postpones a digest, in seconds.
private let delay: TimeInterval = 3 * 3_600
/// The longest time to which a digest can be postponed, in seconds.
private let maximumDelay: TimeInterval = 48 * 3_600
/// The number of days after which reported entries are forgotten.
private let daysToRemember = 60
