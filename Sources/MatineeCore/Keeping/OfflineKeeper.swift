import Foundation
import Observation

/// The places that are kept for when there is no network: what is fetched, how far it is, and what there is.
///
/// It belongs to the app, not to a screen. Places come one after the other, each a few titles at a time; while TMDB cannot
/// be asked all of it waits. What is kept is fetched anew once a day.
@MainActor @Observable
public final class OfflineKeeper {
  /// How things stand with a place.
  public enum State: Hashable, Sendable {
    /// It comes after others.
    case waiting
    case running(KeepingProgress)
    case kept(KeptHoldings)
    /// Why it is not kept, in a sentence or two.
    case failed(String)
  }

  /// What is told once.
  public enum Event: Hashable, Sendable {
    case kept(KeptPlace, KeptHoldings)
    /// At the person's wish.
    case removed(KeptPlace)
    /// In a sentence.
    case problem(String)
  }

  /// Called with what has happened.
  @ObservationIgnored public var onEvent: (Event) -> Void = { _ in }

  var records: [KeptRecord] = []
  var activities: [KeptPlace.ID: Activity] = [:]
  /// Whose places are spoken of.
  var source: String

  @ObservationIgnored let connectivity: Connectivity
  @ObservationIgnored let clock: any Clock<Duration>
  @ObservationIgnored let now: @MainActor () -> Date
  @ObservationIgnored let fetching: @MainActor () -> any PlaceFetching
  @ObservationIgnored let file: KeptPlacesFile?
  @ObservationIgnored var work: (id: KeptPlace.ID, task: Task<Void, Never>)?
  /// What lets go what places held that are kept no longer.
  @ObservationIgnored var releasing: Task<Void, Never>?
  @ObservationIgnored private var timer: Task<Void, Never>?
  @ObservationIgnored private var reading: Task<Void, Never>?
  @ObservationIgnored private var saving: Task<Void, Never>?
  @ObservationIgnored private var changes = 0

  /// What goes on with a place.
  enum Activity: Hashable, Sendable {
    case waiting
    case running(KeepingProgress)
    case failed(String)
  }

  /// - Parameters:
  ///   - file: where the wishes are written; `nil` keeps them until the app ends.
  ///   - connectivity: whether TMDB can be asked.
  ///   - clock: measures pauses; a test brings its own.
  ///   - now: the calendar's time.
  ///   - fetching: asked each time, as another source or language may have come.
  public init(
    file: KeptPlacesFile? = nil, connectivity: Connectivity, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @MainActor () -> Date = { Date() }, fetching: @escaping @MainActor () -> any PlaceFetching
  ) {
    self.file = file
    self.connectivity = connectivity
    self.clock = clock
    self.now = now
    self.fetching = fetching
    source = fetching().source
  }

  isolated deinit {
    work?.task.cancel()
    timer?.cancel()
  }

  /// What is to be kept of this source, in the order of the wishes.
  public var places: [KeptPlace] { records.filter { $0.source == source }.map(\.place) }

  /// How things stand with a place; `nil` where it is not to be kept.
  public func state(of id: KeptPlace.ID) -> State? {
    guard let record = record(of: id) else { return nil }
    return switch activities[id] {
    case .failed(let sentence): .failed(sentence)
    case .running(let progress) where record.holdings == nil: .running(progress)
    case .waiting where record.holdings == nil: .waiting
    // That it is fetched anew is nobody's concern.
    default: record.holdings.map(State.kept) ?? .waiting
    }
  }

  /// Reads what is kept, once, and fetches anew what is due.
  public func begin() {
    guard reading == nil, let file else { return refreshDue() }
    reading = Task { [weak self, fetching = fetching()] in
      do throws(KeptPlacesError) {
        let read = try await file.read()
        guard let records = self?.take(read) else { return }
        // Whoever ends the app meanwhile is not waited for.
        let lost = await Self.losses(of: records, by: fetching)
        self?.fetchAnew(lost)
      } catch {
        self?.onEvent(.problem(error.localizedDescription))
      }
      self?.refreshDue()
    }
  }

  /// Keeps a place from now on; also what Try Again does.
  public func keep(_ place: KeptPlace) {
    if record(of: place.id) == nil {
      records.append(KeptRecord(place: place, source: source))
      save()
    }
    guard work?.id != place.id else { return }
    activities[place.id] = .waiting
    startNext()
  }

  /// Stops fetching a place that is not there whole, which is not kept then.
  public func cancel(_ id: KeptPlace.ID) {
    if record(of: id)?.holdings == nil { remove(id) }
  }

  /// Keeps a place no longer. What was fetched stays as long as anything that was looked at.
  public func remove(_ id: KeptPlace.ID) {
    guard let record = record(of: id) else { return }
    records.removeAll { $0.place.id == id && $0.source == source }
    save()
    let work = stop(id)
    releasing = Task { [fetching = fetching(), releasing] in
      await releasing?.value
      await work?.value
      await fetching.release(id)
    }
    startNext()
    onEvent(.removed(record.place))
  }

  /// Another source or another language has come: what was going on for the one before ends.
  public func changeServices() {
    work?.task.cancel()
    work = nil
    activities = [:]
    source = fetching().source
    refreshDue()
  }

  /// Waits until what was changed is written, or cannot be.
  func finishWrites() async { await saving?.value }
}

extension OfflineKeeper {
  func record(of id: KeptPlace.ID) -> KeptRecord? { records.first { $0.place.id == id && $0.source == source } }

  func change(_ id: KeptPlace.ID, _ body: (inout KeptRecord) -> Void) {
    guard let index = records.firstIndex(where: { $0.place.id == id && $0.source == source }) else { return }
    body(&records[index])
    save()
  }

  /// Fetches what is not there whole or has not been for a day, and comes back when more is due.
  func refreshDue() {
    let reader = fetching().reader
    let date = now()
    for record in records where record.source == source && activities[record.place.id] == nil {
      guard let holdings = record.holdings, record.reader == reader,
        abs(date.timeIntervalSince(holdings.date)) < keptFreshness
      else {
        activities[record.place.id] = .waiting
        continue
      }
    }
    startNext()
    schedule(after: date)
  }

  /// Comes back when the next place is due.
  func schedule(after date: Date) {
    timer?.cancel()
    let dates = records.filter { $0.source == source }.compactMap(\.holdings?.date)
    guard let oldest = dates.min() else { return }
    // What is late already is under way, or has failed, and is due again in a day.
    let left = oldest.addingTimeInterval(keptFreshness).timeIntervalSince(date)
    let pause = Duration.seconds(left > 0 ? min(left, keptFreshness) : keptFreshness)
    timer = Task { [weak self, clock] in
      do { try await clock.sleep(for: pause) } catch { return }
      self?.refreshDue()
    }
  }

  /// - Returns: all that is to be kept, of whomever.
  private func take(_ read: [KeptRecord]) -> [KeptRecord] {
    let added = records.filter { own in !read.contains { $0.place.id == own.place.id && $0.source == own.source } }
    records = read + added
    if !added.isEmpty { save() }
    return records
  }

  /// What was cleared, or lost with a file, is fetched anew; and what nobody wants any more is let go.
  private static func losses(of records: [KeptRecord], by fetching: any PlaceFetching) async -> [KeptPlace.ID] {
    await fetching.releaseAll(except: records.map { ($0.source, $0.place.id) })
    var lost: [KeptPlace.ID] = []
    for record in records where record.source == fetching.source && record.holdings != nil {
      if await !fetching.isHeld(record.place.id) { lost.append(record.place.id) }
    }
    return lost
  }

  private func fetchAnew(_ lost: [KeptPlace.ID]) {
    for id in lost where activities[id] == nil && record(of: id) != nil { activities[id] = .waiting }
  }

  /// - Returns: what was under way, and is coming to its end.
  private func stop(_ id: KeptPlace.ID) -> Task<Void, Never>? {
    activities[id] = nil
    guard let work, work.id == id else { return nil }
    work.task.cancel()
    self.work = nil
    return work.task
  }

  private func save() {
    changes += 1
    guard let file else { return }
    saving = Task { [weak self, records, changes, reading] in
      // What was there before must not be lost to the first change.
      await reading?.value
      do throws(KeptPlacesError) {
        try await file.write(self?.records ?? records, number: changes)
      } catch {
        self?.onEvent(.problem(error.localizedDescription))
      }
    }
  }
}
