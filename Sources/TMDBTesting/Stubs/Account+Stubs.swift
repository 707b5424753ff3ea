import TMDB

// Blank values of accounts and changes, from which stubs are made.

extension Account: Stubbable {
  public static var blank: Account { Account(id: 1) }
}

extension Avatar: Stubbable {
  public static var blank: Avatar { Avatar() }
}

extension TMDBAvatar: Stubbable {
  public static var blank: TMDBAvatar { TMDBAvatar() }
}

extension Gravatar: Stubbable {
  public static var blank: Gravatar { Gravatar() }
}

extension AccountStates: Stubbable {
  public static var blank: AccountStates { AccountStates() }
}

extension SeasonAccountStates: Stubbable {
  public static var blank: SeasonAccountStates { SeasonAccountStates() }
}

extension EpisodeAccountState: Stubbable {
  public static var blank: EpisodeAccountState { EpisodeAccountState(id: 1) }
}

extension RequestToken: Stubbable {
  public static var blank: RequestToken { RequestToken(token: "1") }
}

extension Session: Stubbable {
  public static var blank: Session { Session(id: "1") }
}

extension GuestSession: Stubbable {
  public static var blank: GuestSession { GuestSession(id: "1") }
}

extension ChangedItem: Stubbable {
  public static var blank: ChangedItem { ChangedItem(id: 1) }
}

extension Changes: Stubbable {
  public static var blank: Changes { Changes() }
}

extension Change: Stubbable {
  public static var blank: Change { Change() }
}

extension ChangeItem: Stubbable {
  public static var blank: ChangeItem { ChangeItem() }
}
