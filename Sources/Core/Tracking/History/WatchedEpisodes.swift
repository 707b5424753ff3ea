import Catalogue
import Library
import Observation

/// The watched episodes of a season, including changes that aren't saved yet.
@MainActor @Observable
public final class WatchedEpisodes {
  /// The season's episodes, in order.
  public private(set) var episodes: [EpisodeCard] = []
  @ObservationIgnored public let progress: ShowProgressModel
  private var season: SeasonID?
  private var pending: [Int: Bool] = [:]

  public init(_ progress: ShowProgressModel) { self.progress = progress }

  /// Shows another season, or other episodes of the same one.
  public func show(_ page: SeasonPage) { (season, episodes) = (page.id, page.episodes) }

  /// Whether the season is the one of the specials.
  public var isSpecials: Bool { season?.number == 0 }

  /// Whether the user's plays are available.
  public var isOpen: Bool {
    if case .open = progress.plays.state { true } else { false }
  }

  /// The numbers of the watched episodes. Observable.
  public var numbers: Set<Int> {
    var numbers = saved
    for (number, isWatched) in pending { if isWatched { numbers.insert(number) } else { numbers.remove(number) } }
    return numbers
  }

  /// The number of aired episodes, and of watched ones among them; `nil` if the user's plays are unavailable.
  public var count: ShowProgress.Count? {
    guard isOpen else { return nil }
    let numbers = numbers
    return ShowProgress.Count(watched: aired.count { numbers.contains($0.number) }, total: aired.count)
  }

  /// Marks all aired episodes as watched.
  public func watchAll() { progress.watch(aired.map(\.part)) }

  /// Marks an episode immediately, and reverts it if the change can't be saved.
  public func set(_ episode: EpisodeCard, isWatched: Bool) {
    pending[episode.number] = isWatched
    progress.set(episode, isWatched: isWatched) { [weak self] in self?.pending[episode.number] = nil }
  }

  /// Forgets the changes that are saved by now.
  public func dropSaved() {
    let saved = saved
    let rest = pending.filter { saved.contains($0.key) != $0.value }
    if rest.count != pending.count { pending = rest }
  }

  /// The episodes that have already aired.
  private var aired: [EpisodeCard] { episodes.filter { !$0.isAhead } }

  private var saved: Set<Int> { season.map { progress.watched(in: $0.number, of: episodes.map(\.number)) } ?? [] }
}
