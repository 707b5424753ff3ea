import TMDB

// Blank values of accounts and changes, from which stubs are made.

extension Account: Stubbable {
  /// Account 1, without a name, a language or a picture.
  public static var blank: Account { Account(id: 1) }
}

extension Avatar: Stubbable {
  /// No picture, neither TMDB's nor Gravatar's.
  public static var blank: Avatar { Avatar() }
}

extension TMDBAvatar: Stubbable {
  /// No picture.
  public static var blank: TMDBAvatar { TMDBAvatar() }
}

extension Gravatar: Stubbable {
  /// No picture.
  public static var blank: Gravatar { Gravatar() }
}

extension AccountStates: Stubbable {
  /// A title that is no favourite, not on the watchlist, and not rated.
  public static var blank: AccountStates { AccountStates() }
}

extension SeasonAccountStates: Stubbable {
  /// A season of which no episode is listed.
  public static var blank: SeasonAccountStates { SeasonAccountStates() }
}

extension EpisodeAccountState: Stubbable {
  /// Episode 1 by id, 0 by its place in the season, not rated.
  public static var blank: EpisodeAccountState { EpisodeAccountState(id: 1) }
}

extension RequestToken: Stubbable {
  /// The token `1`, not marked as a success, that names no time at which it ends.
  public static var blank: RequestToken { RequestToken(token: "1") }
}

extension Session: Stubbable {
  /// The session `1`, not marked as a success.
  public static var blank: Session { Session(id: "1") }
}

extension GuestSession: Stubbable {
  /// The session `1`, not marked as a success, that names no time at which it ends.
  public static var blank: GuestSession { GuestSession(id: "1") }
}

extension ChangedItem: Stubbable {
  /// The title or person 1, of which it is not said whether it is for adults.
  public static var blank: ChangedItem { ChangedItem(id: 1) }
}

extension Changes: Stubbable {
  /// No changes.
  public static var blank: Changes { Changes() }
}

extension Change: Stubbable {
  /// A field without a name that nothing was done to.
  public static var blank: Change { Change() }
}

extension ChangeItem: Stubbable {
  /// A change with an empty id; what was done, when, and from what to what are `nil`.
  public static var blank: ChangeItem { ChangeItem() }
}
