/// What was there instead of an element that was sought: the same kind with other names, and the same name on other kinds.
struct NearMatches {
  private var sameKind: [String] = []
  private var sameName: [String] = []
  private var more = 0

  /// At most so many of each are told.
  private static let limit = 8

  init(of query: Query) throws(NodeFailure) {
    for root in try query.roots() {
      try root.visitDescendants { node, _ throws(NodeFailure) in
        let hasName = try query.name.map { name throws(NodeFailure) in try node.name == name } ?? false
        let hasRole = query.isAnyKind ? false : try query.hasRole(node)
        guard hasName || hasRole else { return true }
        let isShown = try node.isShown
        let line = try Snapshot(of: node).line + (isShown ? "" : " (not on screen)")
        if hasName {
          if sameName.count < Self.limit { sameName.append(line) }
        } else if sameKind.count < Self.limit {
          if isShown { sameKind.append(line) }
        } else {
          more += 1
        }
        return true
      }
    }
  }

  var lines: [String] {
    var lines: [String] = []
    if !sameName.isEmpty { lines += ["Of this name there is:"] + sameName.map { "  " + $0 } }
    if !sameKind.isEmpty {
      lines += ["Of this kind there is:"] + sameKind.map { "  " + $0 }
      if more > 0 { lines.append("  and \(more) more") }
    }
    return lines.isEmpty ? ["There is nothing of this kind or name."] : lines
  }
}
