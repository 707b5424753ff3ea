import Foundation
import Synchronization

/// What a disk cache does on its own threads: finding, writing and trimming files.
extension DiskCache {
  /// On a reading thread.
  func find(_ urls: [URL]) -> CachedData? {
    for url in urls {
      switch state.withLock({ $0.whereabouts(of: url) }) {
      case .pending(let data): return CachedData(url, data)
      case .removed: break
      case .disk: if let data = read(url) { return CachedData(url, data) }
      }
    }
    return nil
  }

  private func read(_ url: URL) -> Data? {
    let name = DiskEntry.name(for: url)
    guard let file = folder.read(name, maximumBytes: largestFile) else { return nil }
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

  /// Too old, or from a future that the clock has since given up.
  private func isCurrent(_ stored: Date, at date: Date) -> Bool {
    let age = date.timeIntervalSince(stored)
    return age <= maximumAge && age >= -86_400
  }
}

// All of these run one after another on the writing thread.
extension DiskCache {
  func writePending(_ url: URL, _ number: Int) {
    let date = now()
    let (data, mayWrite) = state.withLock { state in
      let pending = state.pending[url]
      return (pending?.number == number ? pending?.data : nil, date >= state.writesAgain)
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
      state.withLock { $0.writesAgain = date.addingTimeInterval(pauseAfterFailure) }
      onEvent(.unwritable(reason: String(describing: error)))
      return
    }
    state.withLock { state in
      state.total? += content.count - replaced
      if state.held.contains(name) { state.heldBytes += content.count - replaced }
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
        if state.held.contains(name) { state.heldBytes -= bytes }
      }
      let further = (state.removing[url] ?? 1) - 1
      state.removing[url] = further > 0 ? further : nil
    }
  }

  func removeEverything(evenHeld isHeldToGo: Bool) {
    if isHeldToGo { holds.releaseAll(except: []) }
    let held = holds.files()
    for entry in folder.entries() where !held.contains(entry.name) { folder.remove(entry.name) }
    sweep()
  }

  func trimIfNeeded() {
    let isNeeded = state.withLock { state in
      // Other processes add to the folder too: now and then it is listed whatever our own count says.
      (state.total ?? .max) - state.heldBytes > state.limit
        || state.writtenSinceListing > max(state.limit / 16, 1 << 20)
    }
    if isNeeded { sweep() }
  }

  /// Lists the folder, and removes what is too old, what was left half-written, and what is over the limit.
  func sweep() {
    let date = now()
    removeLeftovers(at: date)
    var kept: [DiskFolder.Entry] = []
    for entry in folder.entries() {
      if isCurrent(entry.stored, at: date) { kept.append(entry) } else { folder.remove(entry.name) }
    }
    let held = holds.files()
    let loose = kept.filter { !held.contains($0.name) }
    var looseBytes = loose.reduce(0) { $0 + $1.bytes }
    let heldBytes = kept.reduce(0) { $0 + $1.bytes } - looseBytes
    let limit = limit
    if looseBytes > limit {
      // Some room is made at once, so that not every further picture means another listing.
      let target = limit / 10 * 8
      for entry in loose.sorted(by: { $0.used < $1.used }) where looseBytes > target {
        if folder.remove(entry.name) { looseBytes -= entry.bytes }
      }
    }
    state.withLock { state in
      state.total = looseBytes + heldBytes
      (state.held, state.heldBytes) = (held, heldBytes)
      state.writtenSinceListing = 0
    }
  }
}

private extension DiskCache {
  /// What was left half-written; what is younger may be in another process's hands.
  func removeLeftovers(at date: Date) {
    for entry in folder.temporaries() where abs(date.timeIntervalSince(entry.stored)) > temporaryAge {
      folder.remove(entry.name)
    }
  }
}

/// In bytes: no picture that was stored is larger with its header.
private let largestFile = 72 << 20
/// In seconds.
private let pauseAfterFailure: TimeInterval = 60
private let temporaryAge: TimeInterval = 3_600
