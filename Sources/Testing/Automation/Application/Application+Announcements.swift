/// The announcements that an application makes to screen readers.
extension Application {
  /// The latest announcements: the names of all status bars and alerts in reading order, including hidden ones.
  public var announcements: [String] {
    get throws(AutomationError) {
      try readOnce("The announcements") { tree throws(NodeFailure) in
        try Snapshot.names(of: tree.root.descendants.filter { $0.role == .statusBar || $0.role == .alert })
      }
    }
  }
}
