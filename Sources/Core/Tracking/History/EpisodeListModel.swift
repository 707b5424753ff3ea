import Catalogue
import Library
import Observation

/// A model of a season's episodes: those that have rows, and which the user has watched, including changes that aren't
/// saved yet.
@MainActor @Observable
public final class EpisodeListModel {
  /// The episodes that have rows.
  public enum Extent: Equatable, Sendable {
    /// All episodes.
    case all
    /// The episodes around the next one to watch. The user can show the others.
    case aroundNext
  }

  /// The content of an episode's row.
  public struct Row: Equatable {
    public let episode: EpisodeCard
    public let isWatched, canBeWatched, canBeRated: Bool
    /// Whether the row offers to undo a change that the user has just made.
    public let canUndo: Bool
    public let score: Score?
  }

  /// The season's episodes, in order.
  public private(set) var episodes: [EpisodeCard] = []
  /// The range of the episodes with rows; `nil` until it is known which were watched.
  public private(set) var range: EpisodeRange?
  @ObservationIgnored public let progress: ShowProgressModel
  @ObservationIgnored private let extent: Extent
  private var season: SeasonID?
  private var pending: [Int: Bool] = [:]
  /// The changes that rows offer to undo, by the number of the episode.
  private var undoable: [Int: LibraryModel.ShownChange] = [:]
  /// The changes for which a row has offered that already, or that are older than this list.
  @ObservationIgnored private var known: [TitlePart: LibraryModel.ShownChange]
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var observation: Task<Void, Never>?

  /// - Parameter clock: The clock that measures how long rows offer to undo a change.
  public init(_ progress: ShowProgressModel, _ extent: Extent, clock: any Clock<Duration> = ContinuousClock()) {
    self.progress = progress
    self.extent = extent
    self.clock = clock
    known = progress.shownChanges
    observation = Task { [weak self, progress] in
      for await changes in Observations({ progress.shownChanges }) { self?.offerUndo(of: changes) }
    }
  }

  isolated deinit { observation?.cancel() }

  /// Shows another season, or other episodes of the same one.
  public func show(_ page: SeasonPage) {
    (season, episodes) = (page.id, page.episodes)
    range = range?.resized(to: episodes.count)
  }

  /// The rows, in order from top to bottom. Observable.
  public var rows: [Row] {
    let (numbers, isOpen) = (numbers, isOpen)
    return episodes[range?.shown ?? 0..<0].map { episode in
      let (isWatched, score) = (numbers.contains(episode.number), progress.score(of: episode))
      return Row(
        episode: episode, isWatched: isWatched, canBeWatched: isOpen && (isWatched || !episode.isAhead),
        canBeRated: isOpen && (!episode.isAhead || score != nil),
        canUndo: undoable[episode.number]?.isWatched == isWatched, score: score)
    }
  }

  public func showEarlier() { range?.showEarlier() }

  public func showLater() { range?.showLater() }

  /// Returns what the user can do with an episode. An episode that hasn't aired can't have been watched, unless it was
  /// marked before its date changed.
  public func actions(for episode: EpisodeCard) -> [EpisodeAction] {
    let isWatched = numbers.contains(episode.number)
    let hasRating = progress.score(of: episode) != nil
    return (episode.isAhead && !isWatched ? [] : [.toggleWatched(isOn: isWatched)])
      + (episode.isAhead ? [] : [.watchUpToHere, .watchOnOtherDate]) + (episode.isAhead && !hasRating ? [] : [.rate])
  }

  /// Whether the season is the one of the specials.
  public var isSpecials: Bool { season?.number == 0 }

  /// Whether the user's plays are available.
  private var isOpen: Bool {
    if case .open = progress.plays.state { true } else { false }
  }

  /// The numbers of the watched episodes. Observable.
  private var numbers: Set<Int> {
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
  public func watchAll() {
    if let season { progress.watch(aired.map(\.part), ofSeason: season) }
  }

  /// Marks an episode immediately, and reverts it if the change can't be saved.
  public func set(_ episode: EpisodeCard, isWatched: Bool) {
    pending[episode.number] = isWatched
    progress.set(episode, isWatched: isWatched) { [weak self] in self?.pending[episode.number] = nil }
  }

  /// Undoes the change that an episode's row offers to undo.
  public func undo(_ episode: EpisodeCard) {
    guard let change = undoable.removeValue(forKey: episode.number) else { return }
    progress.undo(change, of: episode)
  }

  /// Forgets the changes that are saved by now, and chooses the range once it is known what was watched.
  public func update() {
    let saved = saved
    let rest = pending.filter { saved.contains($0.key) != $0.value }
    if rest.count != pending.count { pending = rest }
    if extent == .all {
      if range?.shown.count != episodes.count { range = EpisodeRange(all: episodes.count) }
    } else if range == nil, progress.plays.state != .opening, !episodes.isEmpty {
      let numbers = numbers
      range = EpisodeRange(watched: episodes.map { numbers.contains($0.number) })
    }
  }

  /// Lets the rows of the latest changes offer to undo them for a while.
  private func offerUndo(of changes: [TitlePart: LibraryModel.ShownChange]) {
    for (part, change) in changes where change != known[part] && part.season == season?.number {
      guard let number = part.episode else { continue }
      undoable[number] = change
      Task { [weak self, clock] in
        try? await clock.sleep(for: undoDuration)
        if self?.undoable[number] == change { self?.undoable[number] = nil }
      }
    }
    known = changes
  }

  /// The episodes that have already aired.
  private var aired: [EpisodeCard] { episodes.filter { !$0.isAhead } }

  private var saved: Set<Int> { season.map { progress.watched(in: $0.number, of: episodes.map(\.number)) } ?? [] }
}

/// Something that the user can do with an episode.
public enum EpisodeAction: Equatable, Sendable {
  /// Marks the episode as watched or not. The value is the current state.
  case toggleWatched(isOn: Bool)
  case watchUpToHere, watchOnOtherDate, rate
}

/// The time during which a row offers to undo a change. The command for it always does.
private let undoDuration = Duration.seconds(5)
