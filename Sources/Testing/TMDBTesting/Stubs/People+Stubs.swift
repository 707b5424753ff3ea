import TMDB

// Blank people and credits, the basis of stubs.

extension Person: NumberedStubbable {}

extension Credits: EmptyStubbable {}
extension AggregateCredits: EmptyStubbable {}
extension Role: EmptyStubbable {}
extension Job: EmptyStubbable {}
extension PersonCredits: EmptyStubbable {}

extension PersonDetails: Stubbable {
  /// A blank person without a biography or credits.
  public static var blank: PersonDetails { PersonDetails(person: .blank) }
}

extension CastMember: Stubbable {
  /// A blank person in an unnamed role. Without a credit ID, the cast member's ID is `1-`.
  public static var blank: CastMember { CastMember(person: .blank) }
}

extension CrewMember: Stubbable {
  /// A blank person with an unnamed job. Without a credit ID, the crew member's ID is `1-`.
  public static var blank: CrewMember { CrewMember(person: .blank) }
}

extension Creator: Stubbable {
  /// A blank person without a credit ID.
  public static var blank: Creator { Creator(person: .blank) }
}

extension AggregateCastMember: Stubbable {
  /// A blank person without roles or episodes.
  public static var blank: AggregateCastMember { AggregateCastMember(person: .blank) }
}

extension AggregateCrewMember: Stubbable {
  /// A blank person without jobs or episodes.
  public static var blank: AggregateCrewMember { AggregateCrewMember(person: .blank) }
}

extension PersonCastCredit: Stubbable {
  /// A role without a name in a blank movie.
  public static var blank: PersonCastCredit { PersonCastCredit(item: .blank) }
}

extension PersonCrewCredit: Stubbable {
  /// A job without a name in a blank movie.
  public static var blank: PersonCrewCredit { PersonCrewCredit(item: .blank) }
}

extension CreditDetails: Stubbable {
  /// A credit with the ID `1`, without a person or title.
  public static var blank: CreditDetails { CreditDetails(id: "1") }
}

extension CreditMedia: Stubbable {
  /// A blank movie without a role, seasons or episodes.
  public static var blank: CreditMedia { CreditMedia(item: .blank) }
}
