import CATSPI

/// The part of a tree that GTK draws.
extension Tree {
  /// Returns the objects that GTK draws, including those scrolled out of view.
  ///
  /// The hidden page of a stack keeps its states and its frame. But GTK before 4.10 reports that an unmapped widget
  /// contains no point, so this method asks each object whether it contains its center. Later versions omit pages that
  /// are hidden from screen readers. So there, an object with a size is drawn unless an ancestor has none, apart from
  /// pages, which never have one.
  ///
  /// An object without a size, such as a stack's page, is drawn if one of its descendants is. A row has no size until
  /// its list allocates it; it counts as scrolled out of view if its list is drawn.
  static func shown(_ objects: [Object]) throws(NodeFailure) -> [Object] {
    let candidates = objects.flatMap(\.candidates)
    if candidates.first?.geometry == .bounds {
      return objects.filter { object in object.candidates.contains(where: \.hasSizeWithAncestors) }
    }
    let calls = candidates.map { object in
      let (x, y) = object.frame.center
      return BusCall(object.node, "Component", "Contains", [.integer(x), .integer(y), .unsigned(1)])
    }
    var drawn: Set<AccessibleNode> = []
    for (candidate, answer) in zip(candidates, BusCall.perform(calls)) where try answer.get().first?.flag == true {
      drawn.insert(candidate.node)
    }
    return objects.filter { object in object.candidates.contains { drawn.contains($0.node) } }
  }
}

extension Tree.Object {
  /// The objects to ask instead: the object itself, its nearest descendants that have a size, or a row's list.
  fileprivate var candidates: [Tree.Object] {
    if frame.hasSize { return [self] }
    if role == .listItem { return parent.map { [$0] } ?? [] }
    return children.flatMap(\.candidates)
  }

  /// Whether the object and its ancestors up to the window have a size, apart from pages, which have none.
  fileprivate var hasSizeWithAncestors: Bool {
    var object: Tree.Object? = self
    while let current = object, current.depth > 0 {
      guard current.frame.hasSize || current !== self && current.role == .panel else { return false }
      object = current.parent
    }
    return true
  }

  /// The descendant that has the keyboard focus, or `nil`.
  var focused: Tree.Object? {
    get throws(NodeFailure) {
      let objects = all
      let focused = zip(objects, try Snapshot.states(of: objects)).filter { $0.1.contains(ATSPI_STATE_FOCUSED) }
        .map(\.0)
      // Inactive windows remember their focused widgets; the newest window comes last.
      return try Tree.shown(focused).last
    }
  }

  /// The part that its ancestors don't clip, or `nil` if they clip all of it.
  var visibleFrame: Frame? {
    guard var part = frame.hasSize ? frame : firstVisibleFrame else { return nil }
    var object = parent
    while let around = object {
      if around.frame.hasSize {
        guard let rest = part.intersection(around.frame) else { return nil }
        part = rest
      }
      object = around.parent
    }
    return part
  }

  private var firstVisibleFrame: Frame? {
    // The first element of a lazy map would be searched for twice on each level.
    for child in children { if let frame = child.visibleFrame { return frame } }
    return nil
  }
}
