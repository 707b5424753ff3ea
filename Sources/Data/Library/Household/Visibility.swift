/// The rule for when one profile begins to see another. Earlier activity causes no notices.
enum Visibility {
  /// Returns the event since which the viewer has seen the author without interruption.
  ///
  /// - Parameters:
  ///   - follow: The event by which the viewer follows the author; `nil` if there is none.
  ///   - viewer: The viewer's profile events, in order.
  ///   - author: The author's profile events, in order.
  /// - Returns: `nil` if the viewer doesn't see the author.
  static func start(follow: EventID?, viewer: [Event], author: [Event]) -> EventID? {
    [follow, sharedTeamStart(viewer, author)].compactMap(\.self).min()
  }

  /// Returns the event since which both profiles have always shared at least one team.
  private static func sharedTeamStart(_ viewer: [Event], _ author: [Event]) -> EventID? {
    var start: EventID?
    for id in (viewer + author).map(\.id).sorted() {
      let shared = teams(viewer, until: id).intersection(teams(author, until: id))
      if shared.isEmpty { start = nil } else { start = start ?? id }
    }
    return start
  }

  private static func teams(_ events: [Event], until last: EventID) -> Set<String> {
    ProfileRow.fold(events.filter { $0.id <= last })?.fields.normalizedTeams ?? []
  }
}
