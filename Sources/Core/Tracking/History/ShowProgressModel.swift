import AppFoundation
import Catalogue
import Foundation
import Library
import Observation
import ResponseCache
import TMDB
import TitleIdentity

/// A model of a profile's progress in a series, which also marks episodes as watched. Specials count separately.
///
/// Until the series' episode guide is there, the progress is unknown.
@MainActor @Observable
public final class ShowProgressModel {
  public let plays: TitlePlays
  /// The episodes of the series; `nil` until they are known.
  public private(set) var guide: EpisodeGuide?
  /// Whether the guide is being read or requested.
  public private(set) var isLoadingGuide = false
  @ObservationIgnored let pages: PageClient
  @ObservationIgnored private let guides: EpisodeGuides
  /// The reference for the library; `nil` until the series' page has loaded or a change needs it.
  @ObservationIgnored private var title: TitleReference?
  /// The last and the next episode on the series' page.
  @ObservationIgnored private var knownEpisodes: [EpisodeCard] = []
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(of series: TVShow.ID, in library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides) {
    plays = TitlePlays(of: .show(series), of: TitleSource(pages.client.source), in: library)
    self.pages = pages
    self.guides = guides
  }

  isolated deinit {
    loading?.cancel()
    observation?.cancel()
  }

  /// Takes the reference from the series' page, and loads the guide.
  public func take(_ page: TitlePage) {
    title = TitleReference(page, of: TitleSource(pages.client.source))
    knownEpisodes = [page.seasons?.lastEpisode, page.seasons?.nextEpisode].compactMap(\.self)
    observeGuide()
    loading?.cancel()
    isLoadingGuide = true
    loading = Task { [weak self, id = plays.id.number, guides] in
      if let cached = await guides.cached(id) { self?.take(cached) }
      let guide = try? await guides.guide(of: id)
      guard !Task.isCancelled, let self else { return }
      if let guide { take(guide) }
      isLoadingGuide = false
    }
  }

  /// Updates the guide whenever its cached version changes, such as when a season's page has loaded.
  private func observeGuide() {
    guard observation == nil, let cache = pages.client.cache else { return }
    let id = plays.id.number
    let changes = cache.observeGuideVersions(of: [id], from: pages.client.source)
    observation = Task { [weak self, guides] in
      for await _ in changes {
        if let guide = await guides.cached(id) { self?.take(guide) }
      }
    }
  }

  private func take(_ guide: EpisodeGuide) { if guide != self.guide { self.guide = guide } }

  /// Whether it isn't known yet where the user is in the series: the plays are being read, or there are some and the
  /// guide is being loaded.
  public var isUndecided: Bool {
    switch plays.state {
    case .opening: true
    case .open(let plays): !plays.isEmpty && guide == nil && isLoadingGuide
    case .closed: false
    }
  }

  /// The progress; `nil` until the guide and the plays are known.
  public var progress: ShowProgress? { standing?.progress }

  /// The user's place in the series; `nil` until the guide and the plays are known.
  public var standing: ShowStanding? {
    guard let guide, case .open = plays.state else { return nil }
    return ShowStanding(countedPlays.map(\.part), choices, guide, on: today)
  }

  /// The user's choices about the series; none until they have been read. Observable.
  public var choices: TitleChoices { plays.library.status(of: plays.key)?.choices ?? TitleChoices() }

  /// The plays from which the progress follows: during a rewatch, those since its start.
  var countedPlays: [Play] { plays.all.filter(choices.counts) }

  /// The episode that airs next, if its date is known; `nil` until the guide is known.
  public var comingEpisode: EpisodeCard? { guide?.coming(after: today).map(card) }

  /// Whether there is something to mark as watched: an unwatched episode that has aired, or a series for which TMDB has
  /// no episodes.
  public var canWatchAll: Bool { progress.map { $0.watched < $0.total } ?? false || guide?.isEmpty == true }

  /// The current day; `nil` if the clock is unusable.
  var today: DayDate? { .today() }

  /// Returns the numbers of the watched episodes of a season.
  ///
  /// - Parameter numbers: The numbers of all episodes in the season.
  public func watched(in season: Int, of numbers: [Int]) -> Set<Int> {
    var watched: Set<Int> = []
    for play in countedPlays {
      switch play.part {
      case .whole: if season > 0 { return Set(numbers) }
      case .season(season): return Set(numbers)
      case .episode(season, let number): watched.insert(number)
      case .season, .episode: break
      }
    }
    return watched.intersection(numbers)
  }

  /// The latest change of each episode that its row or card shows. Observable.
  var shownChanges: [TitlePart: LibraryModel.ShownChange] { plays.library.shownChanges(of: plays.key) }

  /// Returns the reference. If the series' page hasn't loaded yet, reads it from the cache or requests it.
  func loadTitle() async throws(TMDBError) -> TitleReference {
    if let title { return title }
    let request = pages.request(for: plays.id, original: nil)
    let saved = await request.cached?.readInBackground()?.value
    let page = if let saved { saved } else { try await request.load() }
    let title = TitleReference(page, of: TitleSource(pages.client.source))
    self.title = title
    return title
  }

  /// Returns the guide, from TMDB if it isn't cached or has to be refreshed.
  package func loadGuide() async throws(TMDBError) -> EpisodeGuide {
    let guide = try await guides.guide(of: plays.id.number)
    take(guide)
    return guide
  }

  /// Returns the card of an episode in the guide, without its name; `nil` if TMDB doesn't list the episode.
  func card(_ number: Int, of season: Int) -> EpisodeCard? {
    guide?.episode(number, of: season).map { EpisodeCard($0, of: plays.id.number, format: pages.format) }
  }

  /// Returns the card of an episode in the guide. Its name is only known if it is on the series' page.
  private func card(_ episode: EpisodeGuide.Episode) -> EpisodeCard {
    let card = EpisodeCard(episode, of: plays.id.number, format: pages.format)
    guard var known = knownEpisodes.first(where: { $0.part == episode.part }) else { return card }
    (known.day, known.airDate, known.isAhead, known.notice) = (card.day, card.airDate, card.isAhead, card.notice)
    return known
  }
}

extension EpisodeCard {
  /// Creates the card of an episode in a guide, which has no name.
  init(_ entry: EpisodeGuide.Episode, of series: TVShow.ID, format: PageFormat) {
    var episode = Episode(id: 0)
    episode.tmdbID = entry.id
    episode.showID = series
    (episode.seasonNumber, episode.episodeNumber) = (entry.season, entry.number)
    (episode.airDate, episode.runtime, episode.type) = (entry.airDate, entry.minutes, entry.type)
    self.init(episode, of: series, format: format)
  }
}
