import CATSPI

/// What of a tree is on screen.
extension Tree {
  /// Those of the places that are drawn, be they scrolled out of sight.
  ///
  /// The page of a stack that is not shown keeps its states and its frame. But GTK says of no point that it lies in a widget
  /// that is not mapped, and that is what is asked. What has no size of its own, as a stack's page has none, is drawn when
  /// something in it is. A row has no size while its list has made it and needs no place for it yet: it is scrolled out of
  /// sight, as long as its list is drawn.
  static func shown(_ places: [Place]) throws(NodeFailure) -> [Place] {
    let bearers = places.flatMap(\.bearers)
    let calls = bearers.map { place in
      let (x, y) = place.frame.center
      return BusCall(place.node, "Component", "Contains", [.integer(x), .integer(y), .unsigned(1)])
    }
    var drawn: Set<AccessibleNode> = []
    for (bearer, answer) in zip(bearers, BusCall.ask(calls)) where try answer.get().first?.flag == true {
      drawn.insert(bearer.node)
    }
    return places.filter { place in place.bearers.contains { drawn.contains($0.node) } }
  }
}

extension Tree.Place {
  /// What is asked in its stead: itself, what has a size inside of it, or a row's list.
  fileprivate var bearers: [Tree.Place] {
    if frame.hasSize { return [self] }
    if role == .listItem { return parent.map { [$0] } ?? [] }
    return children.flatMap(\.bearers)
  }

  /// What has the keyboard in it, or nil.
  var focused: Tree.Place? {
    get throws(NodeFailure) {
      let places = all
      let focused = zip(places, try Snapshot.states(of: places)).filter { $0.1.contains(ATSPI_STATE_FOCUSED) }.map(\.0)
      // A window that is not used keeps its own in mind; the newest comes last.
      return try Tree.shown(focused).last
    }
  }

  /// The part of it that nothing around it cuts off, and its window's frame; nil when nothing is left.
  var inSight: (part: Frame, window: Frame)? {
    guard var part = frame.hasSize ? frame : children.lazy.compactMap(\.inSight).first?.part else { return nil }
    var window = part
    var place = parent
    while let around = place {
      if around.frame.hasSize {
        guard let rest = part.intersection(around.frame) else { return nil }
        part = rest
        window = around.frame
      }
      place = around.parent
    }
    return (part, window)
  }
}
