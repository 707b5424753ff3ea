import Library
import Observation
import TitleIdentity

/// The current profile's ratings and plays of the titles that views show.
///
/// The first question about a title creates an empty entry. All new entries of one turn of the main loop are read
/// together, and Observation then updates the views. After a change in the library, only entries of changed titles are
/// read again. Beyond ``maximumCount``, the entries that nobody asked about for the longest time are dropped.
@MainActor @Observable
package final class TitleStatuses {
  @MainActor @Observable
  fileprivate final class Entry {
    /// The status; `nil` until it has been read.
    var status: TitleStatus?
    /// The number of the read that preceded the last question.
    @ObservationIgnored var lastUse = 0
  }

  /// A number that changes when a title may have changed whose entry was dropped. A view of an earlier page may still
  /// show it, so all views ask again.
  private var droppedChanges = 0
  @ObservationIgnored private let profile: ProfileID
  @ObservationIgnored private let maximumCount: Int
  @ObservationIgnored private var entries: [TitleReference.Key: Entry] = [:]
  @ObservationIgnored private var unread: Set<TitleReference.Key> = []
  /// The titles that couldn't be read. They are read again with the next change, such as a recovery of the file.
  @ObservationIgnored private var failed: Set<TitleReference.Key> = []
  @ObservationIgnored private var hasDropped = false
  /// The number of reads so far.
  @ObservationIgnored package private(set) var readCount = 0
  @ObservationIgnored private var library: Library?
  @ObservationIgnored private var reading: Task<Void, Never>?

  package init(of profile: ProfileID, maximumCount: Int = 2_000) {
    self.profile = profile
    self.maximumCount = maximumCount
  }

  isolated deinit { reading?.cancel() }

  /// The number of titles with an entry.
  package var count: Int { entries.count }

  /// Whether all questions so far have been answered.
  package var isSettled: Bool { reading == nil && unread.isEmpty }

  /// Returns the status of a title; `nil` until it has been read. Observable.
  package func status(of title: TitleReference.Key) -> TitleStatus? {
    _ = droppedChanges
    let entry = entries[title] ?? addEntry(of: title)
    entry.lastUse = readCount
    return entry.status
  }

  /// Reads the entries again that a change concerns.
  package func update(after change: TitleChanges.Change, in library: Library) {
    self.library = library
    let changed: Set<TitleReference.Key>
    switch change {
    case .all:
      changed = Set(entries.keys)
      if hasDropped { droppedChanges += 1 }
    case .titles(let titles):
      changed = titles.filter { entries[$0] != nil }
      if hasDropped, changed.count < titles.count { droppedChanges += 1 }
    }
    unread.formUnion(changed.union(failed))
    failed = []
    scheduleRead()
  }
}

extension TitleStatuses {
  private func addEntry(of title: TitleReference.Key) -> Entry {
    let entry = Entry()
    entries[title] = entry
    unread.insert(title)
    scheduleRead()
    return entry
  }

  /// Reads after the current turn of the main loop, which may bring more questions.
  private func scheduleRead() {
    guard reading == nil, let library, !unread.isEmpty else { return }
    reading = Task { [weak self] in await self?.read(library) }
  }

  private func read(_ library: Library) async {
    while !unread.isEmpty {
      let titles = unread
      unread = []
      readCount += 1
      if let statuses = try? await library.statuses(of: titles, by: profile) {
        for title in titles { show(statuses[title] ?? TitleStatus(), of: title) }
      } else {
        failed.formUnion(titles)
      }
      dropOldEntries()
      // The views ask in this turn, so their badges are there once everything has settled.
      await Task.yield()
    }
    reading = nil
  }

  private func show(_ status: TitleStatus, of title: TitleReference.Key) {
    guard let entry = entries[title], entry.status != status else { return }
    entry.status = status
  }

  /// Drops entries that nobody has asked about since the last read. A view that shows more titles than the maximum
  /// asks about all of them after each read, so its entries stay.
  private func dropOldEntries() {
    guard entries.count > maximumCount else { return }
    let old = entries.filter { $0.value.lastUse < readCount - 1 && $0.value.status != nil }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    for (title, _) in old.prefix(entries.count - maximumCount) { entries[title] = nil }
    hasDropped = hasDropped || !old.isEmpty
  }
}
