import TMDB

// Blank accounts and changes, the basis of stubs.

extension Account: Stubbable {
  /// An account with the ID 1, and without name, language and avatar.
  public static var blank: Account { Account(id: 1) }
}

extension Avatar: Stubbable {
  /// An avatar without images.
  public static var blank: Avatar { Avatar() }
}

extension TMDBAvatar: Stubbable {
  /// An avatar without an image.
  public static var blank: TMDBAvatar { TMDBAvatar() }
}

extension Gravatar: Stubbable {
  /// An avatar without an image.
  public static var blank: Gravatar { Gravatar() }
}

extension AccountStates: Stubbable {
  /// The states of a title that is not a favorite, not on the watchlist, and not rated.
  public static var blank: AccountStates { AccountStates() }
}

extension SeasonAccountStates: Stubbable {
  /// The states of a season without episodes.
  public static var blank: SeasonAccountStates { SeasonAccountStates() }
}

extension EpisodeAccountState: Stubbable {
  /// The state of an episode with the ID 1 and the number 0, without a rating.
  public static var blank: EpisodeAccountState { EpisodeAccountState(id: 1) }
}

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

extension ChangedItem: Stubbable {
  /// A changed item with the ID 1. Its adult and softcore marks are `nil`.
  public static var blank: ChangedItem { ChangedItem(id: 1) }
}

extension Changes: Stubbable {
  /// An empty list of changes.
  public static var blank: Changes { Changes() }
}

extension Change: Stubbable {
  /// A change to a field without a name, without entries.
  public static var blank: Change { Change() }
}

extension ChangeItem: Stubbable {
  /// A change with an empty ID. Its action, time and values are `nil`.
  public static var blank: ChangeItem { ChangeItem() }
}
