import TMDB

// Blank people and credits, the basis of stubs.

extension Person: Stubbable {
  /// A person with the ID 1, and without name, profile image and known titles.
  public static var blank: Person { Person(id: 1) }
}

extension PersonDetails: Stubbable {
  /// A blank person without biography and credits.
  public static var blank: PersonDetails { PersonDetails(person: .blank) }
}

extension Credits: Stubbable {
  /// Empty cast and crew.
  public static var blank: Credits { Credits() }
}

extension CastMember: Stubbable {
  /// A blank person in a role without a name. Without a credit ID, the cast member's ID is `1-`.
  public static var blank: CastMember { CastMember(person: .blank) }
}

extension CrewMember: Stubbable {
  /// A blank person with a job without a name. Without a credit ID, the crew member's ID is `1-`.
  public static var blank: CrewMember { CrewMember(person: .blank) }
}

extension Creator: Stubbable {
  /// A blank person without a credit ID.
  public static var blank: Creator { Creator(person: .blank) }
}

extension AggregateCredits: Stubbable {
  /// Empty cast and crew.
  public static var blank: AggregateCredits { AggregateCredits() }
}

extension AggregateCastMember: Stubbable {
  /// A blank person without roles and episodes.
  public static var blank: AggregateCastMember { AggregateCastMember(person: .blank) }
}

extension AggregateCrewMember: Stubbable {
  /// A blank person without jobs and episodes.
  public static var blank: AggregateCrewMember { AggregateCrewMember(person: .blank) }
}

extension Role: Stubbable {
  /// A role with an empty ID, and without name and episodes.
  public static var blank: Role { Role() }
}

extension Job: Stubbable {
  /// A job with an empty ID, and without name and episodes.
  public static var blank: Job { Job() }
}

extension PersonCredits: Stubbable {
  /// Empty cast and crew credits.
  public static var blank: PersonCredits { PersonCredits() }
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
  /// A credit with the ID `1`, and without person and title.
  public static var blank: CreditDetails { CreditDetails(id: "1") }
}

extension CreditMedia: Stubbable {
  /// A blank movie without role, seasons and episodes.
  public static var blank: CreditMedia { CreditMedia(item: .blank) }
}
