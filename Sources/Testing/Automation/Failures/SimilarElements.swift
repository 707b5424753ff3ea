/// Elements similar to one that wasn't found: the same kind with another name, or the same name on another kind.
struct SimilarElements {
  private let sameKind: [String]
  private let sameName: [String]
  private let more: Int

  /// The maximum number of each to list.
  private static let limit = 8

  init(of query: Query, in tree: Tree) throws(NodeFailure) {
    let objects = try query.roots(in: tree).flatMap(\.descendants)
    let names = try Snapshot.names(of: objects)
    let shown = Set(try Tree.shown(objects).map(\.node))
    let named = zip(objects, names).filter { $0.1 == query.name }.map(\.0)
    let others = zip(objects, names).filter { $0.1 != query.name && query.isOfKind($0.0) && shown.contains($0.0.node) }
      .map(\.0)
    more = max(others.count - Self.limit, 0)
    sameKind = try Snapshot.take(of: Array(others.prefix(Self.limit))).map(\.line)
    let first = Array(named.prefix(Self.limit))
    sameName = zip(first, try Snapshot.take(of: first)).map { object, snapshot in
      snapshot.line + (shown.contains(object.node) ? "" : " (not on screen)")
    }
  }

  var lines: [String] {
    var lines: [String] = []
    if !sameName.isEmpty { lines += ["Elements with this name:"] + sameName.map { "  " + $0 } }
    if !sameKind.isEmpty {
      lines += ["Elements of this kind:"] + sameKind.map { "  " + $0 }
      if more > 0 { lines.append("  and \(more) more") }
    }
    return lines.isEmpty ? ["No element has this kind or name."] : lines
  }
}
