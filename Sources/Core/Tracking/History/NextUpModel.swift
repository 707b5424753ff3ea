import AppFoundation
import Catalogue
import Library
import Localization
import Observation
import TitleIdentity

/// A model of the next episode of a series, and of the user's progress as text. If the user has watched all episodes
/// that have aired, the next one is the one that airs next.
@MainActor @Observable
public final class NextUpModel {
  /// An episode, as much as is known about it.
  public enum Episode: Equatable {
    /// An episode to watch.
    case ready(EpisodeCard)
    /// An episode to watch whose season hasn't been read.
    case unread(number: String, name: String?)
    /// An episode that hasn't aired. The date is `nil` if it is unknown; the reminder, if the user can't set one.
    case coming(EpisodeCard, date: String?, isReminderOn: Bool?)
  }

  /// The next episode and the progress.
  public struct Content: Equatable {
    public var episode: Episode?
    /// The watched part of the series, from 0 to 1; `nil` if it has no episodes.
    public var fraction: Double?
    /// The number of watched episodes, and that of watched specials; empty if there are none.
    public var count, specials: String
    public var canWatchAll, hasHistory: Bool
  }

  @ObservationIgnored public let progress: ShowProgressModel
  @ObservationIgnored private let reminders: RemindersModel?
  /// The page of the series, once loaded.
  public private(set) var page: TitlePage?
  private var season: SeasonPage?
  /// The next episode, if its season was in the cache.
  private var cached: EpisodeCard?
  @ObservationIgnored private var reading: Task<Void, Never>?

  /// - Parameter reminders: The reminders of coming episodes; `nil` if the user can't set any.
  public init(_ progress: ShowProgressModel, reminders: RemindersModel?) {
    self.progress = progress
    self.reminders = reminders
  }

  isolated deinit { reading?.cancel() }

  /// The content; `nil` until the progress is known. Observable.
  public var content: Content? {
    guard let shown = progress.progress else { return nil }
    return Content(
      episode: episode, fraction: shown.total > 0 ? Double(shown.watched) / Double(shown.total) : nil,
      count: shown.total > 0 ? shown.text(texts) : "",
      specials: shown.watchedSpecials > 0 ? shown.specialsText(texts) : "", canWatchAll: progress.canWatchAll,
      hasHistory: !progress.plays.latest.isEmpty)
  }

  /// The season and the number of the next episode.
  public var position: (season: SeasonID, episode: Int)? {
    guard let part = next ?? coming?.part, let season = part.season, let episode = part.episode else { return nil }
    return (SeasonID(show: progress.plays.id.number, number: season), episode)
  }

  public func take(_ page: TitlePage) {
    self.page = page
    progress.take(page)
  }

  /// Takes the details of the next episode if it belongs to this season.
  public func take(_ season: SeasonPage) { self.season = season }

  /// Marks the next episode as watched.
  public func watchNext() {
    if let next { progress.watch([next], skippingWatched: false) }
  }

  /// Reads the next episode from the cache, and updates the reminder, because the date of an episode may change.
  public func update() {
    reading?.cancel()
    if let reminders, let reminder { Task { await reminders.update(reminder) } }
    guard let next, known(next) == nil else { return }
    reading = Task { [weak self, progress] in
      if let episode = await progress.cachedEpisode(next), !Task.isCancelled { self?.cached = episode }
    }
  }

  /// Sets or removes the reminder of the coming episode.
  ///
  /// - Returns: A sentence about the result; `nil` after the removal.
  public func remind(_ isOn: Bool) async -> String? {
    let reminder = isOn ? reminder : nil
    guard await reminders?.set(reminder, for: reminderKey) == true else {
      return tr("The reminder couldn’t be saved. Free some space, then try again.")
    }
    return reminder.map {
      tr("Matinee will remind you on {date}, or when you next open it", ["date": texts.weekday($0.day)])
    }
  }
}

extension NextUpModel {
  private var texts: TitleTexts { progress.pages.format.texts }
  private var next: TitlePart? { progress.progress?.next }
  private var reminderKey: Reminder.Key { Reminder.Key(progress.plays.id.number, in: progress.plays.library) }

  private var episode: Episode? {
    if let next {
      if let episode = known(next) { return .ready(episode) }
      let name = page?.seasons?.episode(next.episode ?? 0, of: next.season ?? 0)?.name
      return .unread(number: PlayText.part(next) ?? "", name: name)
    }
    guard let coming else { return nil }
    return .coming(
      coming, date: coming.day.map { texts.weekday($0) },
      isReminderOn: reminder.flatMap { _ in reminders.map { $0.reminder(reminderKey) != nil } })
  }

  /// Returns an episode with its details if they have been read.
  private func known(_ part: TitlePart) -> EpisodeCard? {
    season?.episodes.first { $0.part == part } ?? (cached?.part == part ? cached : nil)
  }

  /// The episode that airs next, if the user has watched all that have aired.
  private var coming: EpisodeCard? {
    guard let shown = progress.progress, shown.total > 0, shown.next == nil, let episode = progress.comingEpisode else {
      return nil
    }
    return season?.episodes.first { $0.part == episode.part } ?? episode
  }

  /// The reminder of the coming episode, whether or not it is set; `nil` if the date is unknown.
  private var reminder: Reminder? {
    guard let coming, let day = coming.day, let page else { return nil }
    return Reminder(reminderKey, title: page.title.text, episode: "\(coming.numberText) · \(coming.name)", day: day)
  }
}

/// The next episode of a series to air, and the card of its season if that is known.
public struct AnnouncedEpisode: Equatable {
  public let episode: EpisodeCard
  public let season: SeasonCard?
}

extension ShowProgressModel {
  /// Returns the next episode to air; `nil` if it is unknown, or if the user has watched all earlier episodes, because
  /// *Next Up* then shows the same one. Observable.
  public func announcedEpisode(on page: TitlePage) -> AnnouncedEpisode? {
    if let progress, progress.total > 0, progress.next == nil { return nil }
    // `next_episode_to_air` may be a special, or not the first episode of its day. The guide is more accurate.
    guard let episode = guide == nil ? page.seasons?.nextEpisode : comingEpisode else { return nil }
    return AnnouncedEpisode(episode: episode, season: page.seasons?.seasons.first { $0.id == episode.season })
  }
}

extension ShowProgress {
  /// The progress as text, such as "5 of 24 episodes watched".
  public func text(_ texts: TitleTexts) -> String {
    if watched == total {
      return tr(
        one: "All {count} episode watched", other: "All {count} episodes watched", count: total,
        ["count": texts.count(total)])
    }
    return tr(
      one: "{watched} of {count} episode watched", other: "{watched} of {count} episodes watched", count: total,
      ["watched": texts.count(watched), "count": texts.count(total)])
  }

  /// The watched specials as text. They are never counted with the other episodes.
  public func specialsText(_ texts: TitleTexts) -> String {
    // Translators: This line is below “5 of 24 episodes watched”. {watched} is the number of watched specials.
    tr(
      one: "and {watched} of {count} special", other: "and {watched} of {count} specials", count: totalSpecials,
      ["watched": texts.count(watchedSpecials), "count": texts.count(totalSpecials)])
  }
}
