import AppFoundation
import Catalogue
import Foundation
import Observation
import TitleIdentity

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
    case downloaded(DownloadSummary)
    /// The download failed. The value is the message to show.
    case failed(String)
  }

  /// An event that is reported once.
  public enum Event: Hashable, Sendable {
    case downloaded(DownloadedItem, DownloadSummary)
    /// The user removed the download.
    case removed(DownloadedItem)
    /// The list of downloads couldn't be read or saved. The value is the message to show.
    case problem(String)
  }

  /// Called with each event.
  @ObservationIgnored public var onEvent: (Event) -> Void = { _ in }

  var records: [DownloadRecord] = []
  package var activities: [DownloadedItem.ID: Activity] = [:]
  /// The source whose downloads are in use.
  var source: String

  @ObservationIgnored package let connectivity: Connectivity
  @ObservationIgnored let clock: any Clock<Duration>
  @ObservationIgnored let now: @MainActor () -> Date
  @ObservationIgnored let fetcher: @MainActor () -> any DownloadFetching
  @ObservationIgnored let file: DownloadsFile?
  @ObservationIgnored var currentDownload: (id: DownloadedItem.ID, task: Task<Void, Never>)?
  /// The task that removes the pins of removed downloads.
  @ObservationIgnored var releaseTask: Task<Void, Never>?
  @ObservationIgnored private var timer: Task<Void, Never>?
  @ObservationIgnored private var readTask: Task<Void, Never>?
  @ObservationIgnored private var saveTask: Task<Void, Never>?
  @ObservationIgnored private var changes = 0

  /// The current activity of a download.
  package enum Activity: Hashable, Sendable {
    case waiting
    case running(DownloadProgress)
    case failed(String)
  }

  /// - Parameters:
  ///   - file: The file that stores the list of downloads. If it is `nil`, the list exists only while the app runs.
  ///   - connectivity: The availability of TMDB.
  ///   - clock: The clock that measures pauses. Tests supply their own.
  ///   - now: The source of the current date.
  ///   - fetcher: Returns the fetcher. It is called for each use, because the source or the language may have changed.
  public init(
    file: DownloadsFile? = nil, connectivity: Connectivity, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @MainActor () -> Date = { Date() }, fetcher: @escaping @MainActor () -> any DownloadFetching
  ) {
    self.file = file
    self.connectivity = connectivity
    self.clock = clock
    self.now = now
    self.fetcher = fetcher
    source = fetcher().source
  }

  isolated deinit {
    currentDownload?.task.cancel()
    timer?.cancel()
  }

  /// The downloads from the current source, in the order in which the user added them.
  public var items: [DownloadedItem] { records.filter { $0.source == source }.map(\.item) }

  /// Returns the state of a download, or `nil` if there is none.
  public func state(of id: DownloadedItem.ID) -> State? {
    guard let record = record(of: id) else { return nil }
    return switch activities[id] {
    case .failed(let sentence): .failed(sentence)
    case .running(let progress) where record.summary == nil: .running(progress)
    case .waiting where record.summary == nil: .waiting
    // A refresh of a complete download isn't shown.
    default: record.summary.map(State.downloaded) ?? .waiting
    }
  }

  /// Reads the list of downloads on the first call, then refreshes those that are due.
  public func start() {
    guard readTask == nil, let file else { return refreshOutdated() }
    readTask = Task { [weak self, fetcher = fetcher()] in
      do throws(DownloadsFileError) {
        let read = try await file.read()
        guard let records = self?.take(read) else { return }
        // The check holds no reference to the manager, so that it doesn't delay the manager's release.
        let unpinned = await Self.unpinnedItems(of: records, by: fetcher)
        self?.downloadAgain(unpinned)
      } catch {
        self?.onEvent(.problem(error.localizedDescription))
      }
      self?.refreshOutdated()
    }
  }

  /// Adds a download, or retries a failed one.
  public func download(_ item: DownloadedItem) {
    if record(of: item.id) == nil {
      records.append(DownloadRecord(item: item, source: source))
      save()
    }
    guard currentDownload?.id != item.id else { return }
    activities[item.id] = .waiting
    startNext()
  }

  /// Cancels and removes a download that has never been complete.
  public func cancel(_ id: DownloadedItem.ID) {
    if record(of: id)?.summary == nil { remove(id) }
  }

  /// Removes a download and its pins. Its responses and pictures remain in the caches until they are evicted.
  public func remove(_ id: DownloadedItem.ID) {
    guard let record = record(of: id) else { return }
    records.removeAll { $0.item.id == id && $0.source == source }
    save()
    let currentDownload = stop(id)
    releaseTask = Task { [fetcher = fetcher(), releaseTask] in
      await releaseTask?.value
      await currentDownload?.value
      await fetcher.release(id)
    }
    startNext()
    onEvent(.removed(record.item))
  }

  /// Stops all activity for the previous source or language and continues with the current one.
  public func servicesDidChange() {
    currentDownload?.task.cancel()
    currentDownload = nil
    activities = [:]
    source = fetcher().source
    refreshOutdated()
  }

  /// Waits until all changes are saved, or saving has failed.
  package func waitForWrites() async { await saveTask?.value }
}

extension DownloadManager {
  func record(of id: DownloadedItem.ID) -> DownloadRecord? {
    records.first { $0.item.id == id && $0.source == source }
  }

  func change(_ id: DownloadedItem.ID, _ body: (inout DownloadRecord) -> Void) {
    guard let index = records.firstIndex(where: { $0.item.id == id && $0.source == source }) else { return }
    body(&records[index])
    save()
  }

  /// Starts the downloads that are incomplete or older than a day, and schedules the next refresh.
  func refreshOutdated() {
    let locale = fetcher().locale
    let date = now()
    for record in records where record.source == source && activities[record.item.id] == nil {
      guard let summary = record.summary, record.locale == locale,
        abs(date.timeIntervalSince(summary.date)) < downloadFreshness
      else {
        activities[record.item.id] = .waiting
        continue
      }
    }
    startNext()
    schedule(after: date)
  }

  /// Schedules a refresh for the time when the next download is due.
  func schedule(after date: Date) {
    timer?.cancel()
    let dates = records.filter { $0.source == source }.compactMap(\.summary?.date)
    guard let oldest = dates.min() else { return }
    // An overdue download is already running, or has failed and is due again in a day.
    let left = oldest.addingTimeInterval(downloadFreshness).timeIntervalSince(date)
    let pause = Duration.seconds(left > 0 ? min(left, downloadFreshness) : downloadFreshness)
    timer = Task { [weak self, clock] in
      do { try await clock.sleep(for: pause) } catch { return }
      self?.refreshOutdated()
    }
  }

  /// Adds the saved downloads to those of this session.
  ///
  /// - Returns: All downloads, from any source.
  private func take(_ read: [DownloadRecord]) -> [DownloadRecord] {
    let added = records.filter { own in !read.contains { $0.item.id == own.item.id && $0.source == own.source } }
    records = read + added
    if !added.isEmpty { save() }
    return records
  }

  /// Removes unneeded pins and returns the complete downloads whose content is missing from the cache.
  private static func unpinnedItems(of records: [DownloadRecord], by fetcher: any DownloadFetching) async
    -> [DownloadedItem
    .ID]
  {
    await fetcher.releaseAll(except: records.map { ($0.source, $0.item.id) })
    var unpinned: [DownloadedItem.ID] = []
    for record in records where record.source == fetcher.source && record.summary != nil {
      if await !fetcher.isPinned(record.item.id) { unpinned.append(record.item.id) }
    }
    return unpinned
  }

  private func downloadAgain(_ unpinned: [DownloadedItem.ID]) {
    for id in unpinned where activities[id] == nil && record(of: id) != nil { activities[id] = .waiting }
  }

  /// Stops a download's activity.
  ///
  /// - Returns: The task that was running and is about to end.
  private func stop(_ id: DownloadedItem.ID) -> Task<Void, Never>? {
    activities[id] = nil
    guard let currentDownload, currentDownload.id == id else { return nil }
    currentDownload.task.cancel()
    self.currentDownload = nil
    return currentDownload.task
  }

  private func save() {
    changes += 1
    guard let file else { return }
    saveTask = Task { [weak self, records, changes, readTask] in
      // A save before the saved downloads have been read would overwrite them.
      await readTask?.value
      do throws(DownloadsFileError) {
        try await file.write(self?.records ?? records, number: changes)
      } catch {
        self?.onEvent(.problem(error.localizedDescription))
      }
    }
  }
}
