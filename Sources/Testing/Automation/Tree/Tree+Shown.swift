import CATSPI

/// The part of a tree that GTK draws.
extension Tree {
  /// Returns the objects that GTK draws, including those scrolled out of view.
  ///
  /// The hidden page of a stack keeps its states and its frame. But GTK reports that an unmapped widget contains no
  /// point, so this method asks each object whether it contains its center. An object without a size, such as a stack's
  /// page, is drawn if one of its descendants is. A row has no size until its list allocates it; it counts as scrolled
  /// out of view if its list is drawn.
  static func shown(_ places: [Place]) throws(NodeFailure) -> [Place] {
    let overlayCandidates = places.flatMap(\.overlayCandidates)
    let calls = overlayCandidates.map { place in
      let (x, y) = place.frame.center
      return BusCall(place.node, "Component", "Contains", [.integer(x), .integer(y), .unsigned(1)])
    }
    var drawn: Set<AccessibleNode> = []
    for (candidate, answer) in zip(overlayCandidates, BusCall.call(calls)) where try answer.get().first?.flag == true {
      drawn.insert(candidate.node)
    }
    return places.filter { place in place.overlayCandidates.contains { drawn.contains($0.node) } }
  }
}

extension Tree.Place {
  /// The objects to ask instead: the object itself, its nearest descendants that have a size, or a row's list.
  fileprivate var overlayCandidates: [Tree.Place] {
    if frame.hasSize { return [self] }
    if role == .listItem { return parent.map { [$0] } ?? [] }
    return children.flatMap(\.overlayCandidates)
  }

  /// The descendant that has the keyboard focus, or `nil`.
  var focused: Tree.Place? {
    get throws(NodeFailure) {
      let places = all
      let focused = zip(places, try Snapshot.states(of: places)).filter { $0.1.contains(ATSPI_STATE_FOCUSED) }.map(\.0)
      // Inactive windows remember their focused widgets; the newest window comes last.
      return try Tree.shown(focused).last
    }
  }

  /// The part that its ancestors don't clip, or `nil` if they clip all of it.
  var visibleFrame: Frame? {
    guard var part = frame.hasSize ? frame : children.lazy.compactMap(\.visibleFrame).first else { return nil }
    var place = parent
    while let around = place {
      if around.frame.hasSize {
        guard let rest = part.intersection(around.frame) else { return nil }
        part = rest
      }
      place = around.parent
    }
    return part
  }
}
