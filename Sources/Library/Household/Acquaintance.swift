/// Since when somebody sees somebody else: what was done before that is no news.
enum Acquaintance {
  /// - Parameters:
  ///   - follow: the event by which one follows the other; `nil` where they do not.
  ///   - viewer: what tells of the one, in its order.
  ///   - author: what tells of the other, likewise.
  /// - Returns: the event since which it is so, without interruption; `nil` where it is not.
  static func start(follow: EventID?, viewer: [Event], author: [Event]) -> EventID? {
    [follow, sharing(viewer, author)].compactMap(\.self).min()
  }

  /// Since when both are in one team, whichever.
  private static func sharing(_ viewer: [Event], _ author: [Event]) -> EventID? {
    var start: EventID?
    for id in (viewer + author).map(\.id).sorted() {
      let shared = teams(viewer, until: id).intersection(teams(author, until: id))
      if shared.isEmpty { start = nil } else { start = start ?? id }
    }
    return start
  }

  private static func teams(_ events: [Event], until last: EventID) -> Set<String> {
    ProfileRow.fold(events.filter { $0.id <= last })?.fields.teamNames ?? []
  }
}
