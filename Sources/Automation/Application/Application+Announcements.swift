/// What an application tells a screen reader of its own accord.
extension Application {
  /// The words of all status bars and alerts, in reading order, seen or not: what was announced there last.
  public var announcements: [String] {
    get throws(AutomationError) {
      try now("What is announced") { tree throws(NodeFailure) in
        try Snapshot.names(of: tree.root.descendants.filter { $0.role == .statusBar || $0.role == .alert })
      }
    }
  }
}
