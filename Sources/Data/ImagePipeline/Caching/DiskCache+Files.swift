import Foundation
import Synchronization

/// The operations that a disk cache runs on its own threads: finding, writing and trimming files.
extension DiskCache {
  /// Returns the cached data of the first URL that has any. Runs on a reading thread.
  func find(_ urls: [URL]) -> CachedData? {
    for url in urls {
      switch state.withLock({ $0.location(of: url) }) {
      case .pending(let data): return CachedData(url, data)
      case .removed: break
      case .disk: if let data = read(url) { return CachedData(url, data) }
      }
    }
    return nil
  }

  private func read(_ url: URL) -> Data? {
    let name = DiskEntry.name(for: url)
    guard let file = folder.read(name, maximumBytes: maximumFileBytes) else { return nil }
    let date = now()
    guard isCurrent(file.stored, at: date) else {
      remove(url)
      return nil
    }
    guard let data = DiskEntry.decode(file.content, for: url) else {
      onEvent(.damagedFile(url))
      remove(url)
      return nil
    }
    folder.touch(name, at: date)
    return data
  }

  /// Returns whether a file is neither too old nor dated more than a day in the future, which a clock change can cause.
  private func isCurrent(_ stored: Date, at date: Date) -> Bool {
    let age = date.timeIntervalSince(stored)
    return age <= maximumAge && age >= -86_400
  }
}

// These methods run one after another on the writing thread.
extension DiskCache {
  func writePending(_ url: URL, _ number: Int) {
    let date = now()
    let (data, mayWrite) = state.withLock { state in
      let pending = state.pending[url]
      return (pending?.number == number ? pending?.data : nil, date >= state.nextWriteDate)
    }
    guard let data else { return }
    defer { state.withLock { if $0.pending[url]?.number == number { $0.forget(url) } } }
    guard mayWrite else { return }
    let name = DiskEntry.name(for: url)
    let content = DiskEntry.encode(data, for: url)
    let replaced = folder.bytes(of: name)
    do {
      try write(content, name, date)
    } catch {
      state.withLock { $0.nextWriteDate = date.addingTimeInterval(pauseAfterFailure) }
      onEvent(.unwritable(reason: String(describing: error)))
      return
    }
    state.withLock { state in
      state.total? += content.count - replaced
      if state.pinned.contains(name) { state.pinnedBytes += content.count - replaced }
      state.writtenSinceListing += content.count
    }
    trimIfNeeded()
  }

  func removeFile(of url: URL) {
    let name = DiskEntry.name(for: url)
    let bytes = folder.bytes(of: name)
    let isRemoved = folder.remove(name)
    state.withLock { state in
      if isRemoved {
        state.total? -= bytes
        if state.pinned.contains(name) { state.pinnedBytes -= bytes }
      }
      let remaining = (state.removing[url] ?? 1) - 1
      state.removing[url] = remaining > 0 ? remaining : nil
    }
  }

  func removeAll(includingPinned includesPinned: Bool) {
    if includesPinned { pins.removeAllPins(except: []) }
    let pinned = pins.files()
    for entry in folder.entries() where !pinned.contains(entry.name) { folder.remove(entry.name) }
    sweep()
  }

  func trimIfNeeded() {
    let isNeeded = state.withLock { state in
      // Other processes also add files to the folder, so list it from time to time, regardless of this process's count.
      (state.total ?? .max) - state.pinnedBytes > state.limit
        || state.writtenSinceListing > max(state.limit / 16, 1 << 20)
    }
    if isNeeded { sweep() }
  }

  /// Lists the folder, and removes outdated files, incomplete files, and files over the limit.
  func sweep() {
    let date = now()
    removeLeftovers(at: date)
    var current: [DiskFolder.Entry] = []
    for entry in folder.entries() {
      if isCurrent(entry.stored, at: date) { current.append(entry) } else { folder.remove(entry.name) }
    }
    let pinned = pins.files()
    let unpinned = current.filter { !pinned.contains($0.name) }
    var unpinnedBytes = unpinned.reduce(0) { $0 + $1.bytes }
    let pinnedBytes = current.reduce(0) { $0 + $1.bytes } - unpinnedBytes
    let limit = limit
    if unpinnedBytes > limit {
      // Free more space than necessary, so that the next new pictures don't each require another listing.
      let target = limit / 10 * 8
      for entry in unpinned.sorted(by: { $0.used < $1.used }) where unpinnedBytes > target {
        if folder.remove(entry.name) { unpinnedBytes -= entry.bytes }
      }
    }
    state.withLock { state in
      state.total = unpinnedBytes + pinnedBytes
      (state.pinned, state.pinnedBytes) = (pinned, pinnedBytes)
      state.writtenSinceListing = 0
    }
  }
}

private extension DiskCache {
  /// Removes old incomplete files. Another process may still be writing newer ones.
  func removeLeftovers(at date: Date) {
    for entry in folder.temporaries() where abs(date.timeIntervalSince(entry.stored)) > temporaryAge {
      folder.remove(entry.name)
    }
  }
}

/// The maximum size in bytes. No stored picture is larger, including its header.
private let maximumFileBytes = 72 << 20
/// The pause after a failed write, in seconds.
private let pauseAfterFailure: TimeInterval = 60
private let temporaryAge: TimeInterval = 3_600
