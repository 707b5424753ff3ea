import AppFoundation
import Catalogue
import Library
import LoadingState
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
    /// An episode to watch whose season hasn't loaded. The card has no name of its own; the name is known if the
    /// series' page includes the episode.
    case unread(EpisodeCard, name: String?)
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
    public var state: ViewingState
    /// Whether the user is watching the series again.
    public var isRewatching: Bool
    /// Whether the specials count like other episodes; `nil` if there are none.
    public var countsSpecials: Bool?
  }

  @ObservationIgnored public let progress: ShowProgressModel
  @ObservationIgnored private let reminders: RemindersModel?
  /// The page of the series, once loaded.
  public private(set) var page: TitlePage?
  /// The seasons that a part of the page has asked for, by number.
  private var seasons: [Int: PageModel<SeasonPage>] = [:]
  @ObservationIgnored private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - reminders: The reminders of coming episodes; `nil` if the user can't set any.
  ///   - clock: The clock that measures the freshness of seasons.
  public init(
    _ progress: ShowProgressModel, reminders: RemindersModel?, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.progress = progress
    self.reminders = reminders
    self.clock = clock
  }

  /// The content; `nil` until the progress is known. Observable.
  public var content: Content? {
    guard let standing = progress.standing else { return nil }
    let (shown, choices) = (standing.progress, progress.choices)
    return Content(
      episode: episode, fraction: shown.total > 0 ? Double(shown.watched) / Double(shown.total) : nil,
      count: shown.total > 0 ? shown.text(texts) : "",
      specials: shown.watchedSpecials > 0 ? shown.specialsText(texts) : "", canWatchAll: progress.canWatchAll,
      hasHistory: !progress.plays.latest.isEmpty, state: standing.state, isRewatching: choices.isRewatching,
      countsSpecials: shown.totalSpecials > 0 ? choices.countsSpecials : nil)
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

  /// Returns the model of a season, which all parts of the series' page share. It doesn't start to load.
  public func season(_ number: Int) -> PageModel<SeasonPage> {
    if let known = seasons[number] { return known }
    let id = SeasonID(show: progress.plays.id.number, number: number)
    let model = SeasonPageModel(id, isSection: true, progress.pages, clock: clock).page
    seasons[number] = model
    return model
  }

  /// Marks the next episode as watched.
  public func watchNext() {
    if let next { progress.watch(next) }
  }

  /// Loads the season of the next episode and the one after it, so that the first episode of that is known as soon as
  /// it is the next one. Updates the reminder, because the date of an episode may change.
  public func update() {
    if let reminders, let reminder { Task { await reminders.update(reminder) } }
    // A season that couldn't be loaded waits for the network, or for the user.
    for number in upcomingSeasons where season(number).state == .idle { season(number).loadIfNeeded() }
  }

  /// Loads the seasons that are missing, or came from the cache, after the network has returned.
  public func resume() {
    for number in upcomingSeasons { season(number).resume() }
  }

  /// Sets or removes the reminder of the coming episode.
  ///
  /// - Returns: A sentence about the result; `nil` after the removal.
  public func remind(_ isOn: Bool) async -> String? {
    let reminder = isOn ? reminder : nil
    guard await reminders?.set(reminder, for: reminderKey) == true else { return Reminder.saveFailure }
    return reminder?.confirmation(texts)
  }
}

extension NextUpModel {
  private var texts: TitleTexts { progress.pages.format.texts }
  private var next: TitlePart? { progress.standing?.next?.part }
  private var reminderKey: Reminder.Key { Reminder.Key(progress.plays.id.number, in: progress.plays.library) }

  private var episode: Episode? {
    if let next, let season = next.season, let number = next.episode {
      if let episode = known(next) { return .ready(episode) }
      let name = page?.seasons?.episode(number, of: season)?.name
      return progress.card(number, of: season).map { .unread($0, name: name) }
    }
    guard let coming else { return nil }
    return .coming(
      coming, date: coming.day.map { texts.weekday($0) },
      isReminderOn: reminder.flatMap { _ in reminders.map { $0.reminder(reminderKey) != nil } })
  }

  /// Returns an episode with its details if they have been read.
  private func known(_ part: TitlePart) -> EpisodeCard? {
    part.season.flatMap { seasons[$0]?.state.content }?.episodes.first { $0.part == part }
  }

  /// The seasons of the next episode and of the first one after that season; of the coming episode, if there is no
  /// other.
  private var upcomingSeasons: [Int] {
    guard let season = next?.season else { return [coming?.season.number].compactMap(\.self) }
    return [season, progress.progress?.seasons.filter { $0.key > season && $0.value.total > 0 }.keys.min()]
      .compactMap(\.self)
  }

  /// The episode that airs next, if the user has watched all that have aired.
  private var coming: EpisodeCard? {
    guard let standing = progress.standing, standing.total > 0, standing.next == nil,
      let episode = progress.comingEpisode
    else {
      return nil
    }
    return known(episode.part) ?? episode
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
    if let standing, standing.total > 0, standing.next == nil { return nil }
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
