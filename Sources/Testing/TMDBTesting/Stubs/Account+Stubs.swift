import TMDB

// Blank accounts and changes, the basis of stubs.

extension Account: NumberedStubbable {}
extension EpisodeAccountState: NumberedStubbable {}
extension ChangedItem: NumberedStubbable {}

extension Avatar: EmptyStubbable {}
extension TMDBAvatar: EmptyStubbable {}
extension Gravatar: EmptyStubbable {}
extension AccountStates: EmptyStubbable {}
extension Change: EmptyStubbable {}
extension ChangeItem: EmptyStubbable {}

extension RequestToken: Stubbable {
  /// The token `1`, without an expiration date and not marked as successful.
  public static var blank: RequestToken { RequestToken(token: "1") }
}

extension Session: Stubbable {
  /// The session `1`, not marked as successful.
  public static var blank: Session { Session(id: "1") }
}

extension GuestSession: Stubbable {
  /// The guest session `1`, without an expiration date and not marked as successful.
  public static var blank: GuestSession { GuestSession(id: "1") }
}
