import Foundation
import Observation

/// The download manager. It runs the downloads and publishes their states.
///
/// It belongs to the app, not to a screen. Downloads run one after another, each with a few titles at a time, and wait
/// while TMDB is unreachable. Complete downloads are refreshed once a day.
@MainActor @Observable
public final class DownloadManager {
  /// The state of a download.
  public enum State: Hashable, Sendable {
    /// The download waits for earlier ones.
    case waiting
    case running(DownloadProgress)
    case kept(DownloadSummary)
    /// The download failed. The value is the message to show.
    case failed(String)
  }

  /// An event that is reported once.
  public enum Event: Hashable, Sendable {
    case kept(DownloadedItem, DownloadSummary)
    /// The user removed the download.
    case removed(DownloadedItem)
    /// The list of downloads couldn't be read or saved. The value is the message to show.
    case problem(String)
  }

  /// Called with each event.
  @ObservationIgnored public var onEvent: (Event) -> Void = { _ in }

  var records: [DownloadRecord] = []
  var activities: [DownloadedItem.ID: Activity] = [:]
  /// The source whose downloads are in use.
  var source: String

  @ObservationIgnored let connectivity: Connectivity
  @ObservationIgnored let clock: any Clock<Duration>
  @ObservationIgnored let now: @MainActor () -> Date
  @ObservationIgnored let fetching: @MainActor () -> any DownloadFetching
  @ObservationIgnored let file: DownloadsFile?
  @ObservationIgnored var work: (id: DownloadedItem.ID, task: Task<Void, Never>)?
  /// The task that removes the pins of removed downloads.
  @ObservationIgnored var releasing: Task<Void, Never>?
  @ObservationIgnored private var timer: Task<Void, Never>?
  @ObservationIgnored private var reading: Task<Void, Never>?
  @ObservationIgnored private var saving: Task<Void, Never>?
  @ObservationIgnored private var changes = 0

  /// The current activity of a download.
  enum Activity: Hashable, Sendable {
    case waiting
    case running(DownloadProgress)
    case failed(String)
  }

  /// - Parameters:
  ///   - file: The file that stores the list of downloads. If it is `nil`, the list exists only while the app runs.
  ///   - connectivity: The availability of TMDB.
  ///   - clock: The clock that measures pauses. Tests supply their own.
  ///   - now: The source of the current date.
  ///   - fetching: Returns the fetcher. It is called for each use, because the source or the language may have changed.
  public init(
    file: DownloadsFile? = nil, connectivity: Connectivity, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @MainActor () -> Date = { Date() }, fetching: @escaping @MainActor () -> any DownloadFetching
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

  /// The downloads from the current source, in the order in which the user added them.
  public var places: [DownloadedItem] { records.filter { $0.source == source }.map(\.place) }

  /// Returns the state of a download, or `nil` if there is none.
  public func state(of id: DownloadedItem.ID) -> State? {
    guard let record = record(of: id) else { return nil }
    return switch activities[id] {
    case .failed(let sentence): .failed(sentence)
    case .running(let progress) where record.holdings == nil: .running(progress)
    case .waiting where record.holdings == nil: .waiting
    // A refresh of a complete download isn't shown.
    default: record.holdings.map(State.kept) ?? .waiting
    }
  }

  /// Reads the list of downloads on the first call, then refreshes those that are due.
  public func begin() {
    guard reading == nil, let file else { return refreshDue() }
    reading = Task { [weak self, fetching = fetching()] in
      do throws(DownloadsFileError) {
        let read = try await file.read()
        guard let records = self?.take(read) else { return }
        // The check holds no reference to the manager, so that it doesn't delay the manager's release.
        let lost = await Self.losses(of: records, by: fetching)
        self?.fetchAnew(lost)
      } catch {
        self?.onEvent(.problem(error.localizedDescription))
      }
      self?.refreshDue()
    }
  }

  /// Adds a download, or retries a failed one.
  public func keep(_ place: DownloadedItem) {
    if record(of: place.id) == nil {
      records.append(DownloadRecord(place: place, source: source))
      save()
    }
    guard work?.id != place.id else { return }
    activities[place.id] = .waiting
    startNext()
  }

  /// Cancels and removes a download that has never been complete.
  public func cancel(_ id: DownloadedItem.ID) {
    if record(of: id)?.holdings == nil { remove(id) }
  }

  /// Removes a download. Its responses and pictures remain in the caches like unpinned ones.
  public func remove(_ id: DownloadedItem.ID) {
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

  /// Stops all activity for the previous source or language and continues with the current one.
  public func changeServices() {
    work?.task.cancel()
    work = nil
    activities = [:]
    source = fetching().source
    refreshDue()
  }

  /// Waits until all changes are saved, or saving has failed.
  func finishWrites() async { await saving?.value }
}

extension DownloadManager {
  func record(of id: DownloadedItem.ID) -> DownloadRecord? {
    records.first { $0.place.id == id && $0.source == source }
  }

  func change(_ id: DownloadedItem.ID, _ body: (inout DownloadRecord) -> Void) {
    guard let index = records.firstIndex(where: { $0.place.id == id && $0.source == source }) else { return }
    body(&records[index])
    save()
  }

  /// Starts the downloads that are incomplete or older than a day, and schedules the next refresh.
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

  /// Schedules a refresh for the time when the next download is due.
  func schedule(after date: Date) {
    timer?.cancel()
    let dates = records.filter { $0.source == source }.compactMap(\.holdings?.date)
    guard let oldest = dates.min() else { return }
    // An overdue download is already running, or has failed and is due again in a day.
    let left = oldest.addingTimeInterval(keptFreshness).timeIntervalSince(date)
    let pause = Duration.seconds(left > 0 ? min(left, keptFreshness) : keptFreshness)
    timer = Task { [weak self, clock] in
      do { try await clock.sleep(for: pause) } catch { return }
      self?.refreshDue()
    }
  }

  /// Adds the saved downloads to those of this session.
  ///
  /// - Returns: All downloads, from any source.
  private func take(_ read: [DownloadRecord]) -> [DownloadRecord] {
    let added = records.filter { own in !read.contains { $0.place.id == own.place.id && $0.source == own.source } }
    records = read + added
    if !added.isEmpty { save() }
    return records
  }

  /// Removes unneeded pins and returns the complete downloads whose content is missing from the cache.
  private static func losses(of records: [DownloadRecord], by fetching: any DownloadFetching) async -> [DownloadedItem
    .ID]
  {
    await fetching.releaseAll(except: records.map { ($0.source, $0.place.id) })
    var lost: [DownloadedItem.ID] = []
    for record in records where record.source == fetching.source && record.holdings != nil {
      if await !fetching.isHeld(record.place.id) { lost.append(record.place.id) }
    }
    return lost
  }

  private func fetchAnew(_ lost: [DownloadedItem.ID]) {
    for id in lost where activities[id] == nil && record(of: id) != nil { activities[id] = .waiting }
  }

  /// Stops a download's activity.
  ///
  /// - Returns: The task that was running and is about to end.
  private func stop(_ id: DownloadedItem.ID) -> Task<Void, Never>? {
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
      // A save before the saved downloads have been read would overwrite them.
      await reading?.value
      do throws(DownloadsFileError) {
        try await file.write(self?.records ?? records, number: changes)
      } catch {
        self?.onEvent(.problem(error.localizedDescription))
      }
    }
  }
}
