/// One step from an old list to a new one: at `position`, `removed` rows are replaced by those in `source`.
///
/// The type is pure so that tests can be written as tables. The common prefix and suffix are compared only once, so
/// appending a page to a long list is one cheap step.
nonisolated struct ListChange: Equatable, Sendable {
  /// The position in the list as it is after the preceding steps.
  var position: Int
  var removed: Int
  /// The range of the inserted rows in the new list.
  var source: Range<Int>

  var inserted: Int { source.count }

  /// Returns the steps in the order in which to apply them: removals from the end, then insertions from the start.
  nonisolated static func steps<ID: Hashable>(
    from old: some RandomAccessCollection<ID>, to new: some RandomAccessCollection<ID>
  ) -> [ListChange] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
    let oldMiddle = Array(old.dropFirst(prefix).dropLast(suffix))
    let newMiddle = Array(new.dropFirst(prefix).dropLast(suffix))
    if oldMiddle.isEmpty && newMiddle.isEmpty { return [] }
    let whole = ListChange(
      position: prefix, removed: oldMiddle.count, source: prefix..<prefix + newMiddle.count)
    if oldMiddle.isEmpty || newMiddle.isEmpty || Set(oldMiddle).isDisjoint(with: newMiddle) { return [whole] }
    return edits(from: oldMiddle, to: newMiddle, offset: prefix)
  }
}

nonisolated extension ListChange {
  private static func edits<ID: Hashable>(from old: [ID], to new: [ID], offset: Int) -> [ListChange] {
    let difference = new.difference(from: old)
    let removals = runs(difference.removals.map(\.position)).reversed().map {
      ListChange(position: offset + $0.lowerBound, removed: $0.count, source: 0..<0)
    }
    let insertions = runs(difference.insertions.map(\.position)).map {
      ListChange(position: offset + $0.lowerBound, removed: 0, source: offset + $0.lowerBound..<offset + $0.upperBound)
    }
    return removals + insertions
  }

  /// Groups ascending positions into contiguous ranges.
  private static func runs(_ positions: [Int]) -> [Range<Int>] {
    positions.reduce(into: []) { runs, position in
      if let last = runs.last, last.upperBound == position {
        runs[runs.count - 1] = last.lowerBound..<position + 1
      } else {
        runs.append(position..<position + 1)
      }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate nonisolated var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
