/// The announcements that an application makes to screen readers.
extension Application {
  /// The latest announcements: the names of all status bars and alerts in reading order, including hidden ones, and the
  /// message that the application announced last with an event.
  public var announcements: [String] {
    get throws(AutomationError) {
      let log = try requireRunning().bus.announcements
      return try readOnce("The announcements") { tree throws(NodeFailure) in
        let names = try Snapshot.names(
          of: tree.root.descendants.filter { $0.role == .statusBar || $0.role == .alert })
        return names + [log.latest(of: tree.root.node)].compactMap(\.self)
      }
    }
  }
}
