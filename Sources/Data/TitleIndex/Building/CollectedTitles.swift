import TitleIdentity

/// The titles of an export, stored compactly in memory until they can be sorted.
struct CollectedTitles {
  let kind: MediaKind
  private var entries: [Entry] = []
  private var text: [UInt8] = []
  private let limits: ExportLimits
  private let hasSeveralNames: Bool

  private struct Entry {
    var id: Int32
    var popularity: Float
    var start: UInt32
    var length: UInt32
  }

  /// - Parameter hasSeveralNames: Whether a title may have several names. Otherwise, only the first one counts.
  init(_ kind: MediaKind, limits: ExportLimits, hasSeveralNames: Bool = false) {
    self.kind = kind
    self.limits = limits
    self.hasSeveralNames = hasSeveralNames
  }

  var count: Int { entries.count }

  /// Appends a title, and returns `false` if the limits are exceeded.
  mutating func append(_ line: ExportLine) -> Bool {
    guard entries.count < limits.titles, text.count < limits.titleBytes else { return false }
    let start = text.count
    text.append(contentsOf: line.title.utf8)
    entries.append(
      Entry(
        id: line.id, popularity: Float(line.popularity), start: UInt32(start), length: UInt32(text.count - start)))
    return true
  }

  /// Calls `body` once for each ID or name, most popular first. Equally popular titles follow in the export's order.
  func forEachByPopularity<Failure: Error>(
    _ body: (_ id: Int32, _ popularity: Float, _ title: UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    // Nonnegative floats compare like their bit patterns.
    var order = entries.indices.map { UInt64(~entries[$0].popularity.bitPattern) << 32 | UInt64($0) }
    order.sort()
    var seen = Set<Int32>(minimumCapacity: entries.count)
    for position in order {
      let entry = entries[Int(position & 0xffff_ffff)]
      guard seen.insert(entry.id).inserted || hasSeveralNames else { continue }
      let failure = text.withUnsafeBufferPointer { text -> Failure? in
        let title = UnsafeBufferPointer(rebasing: text[Int(entry.start)..<Int(entry.start + entry.length)])
        do throws(Failure) { try body(entry.id, entry.popularity, title) } catch { return error }
        return nil
      }
      if let failure { throw failure }
    }
  }
}
