import TMDB

// Blank values of people, from which stubs are made.

extension Person: Stubbable {
  /// Person 1, without a name, a picture or known titles.
  public static var blank: Person { Person(id: 1) }
}

extension PersonDetails: Stubbable {
  /// A blank person, without a life or credits.
  public static var blank: PersonDetails { PersonDetails(person: .blank) }
}

extension Credits: Stubbable {
  /// Nobody played, and nobody worked.
  public static var blank: Credits { Credits() }
}

extension CastMember: Stubbable {
  /// A blank person in a part without a name; without a credit id, the two make its id, `1-`.
  public static var blank: CastMember { CastMember(person: .blank) }
}

extension CrewMember: Stubbable {
  /// A blank person with a job without a name; without a credit id, the two make its id, `1-`.
  public static var blank: CrewMember { CrewMember(person: .blank) }
}

extension Creator: Stubbable {
  /// A blank person, without a credit id.
  public static var blank: Creator { Creator(person: .blank) }
}

extension AggregateCredits: Stubbable {
  /// Nobody played, and nobody worked.
  public static var blank: AggregateCredits { AggregateCredits() }
}

extension AggregateCastMember: Stubbable {
  /// A blank person without parts, in 0 episodes.
  public static var blank: AggregateCastMember { AggregateCastMember(person: .blank) }
}

extension AggregateCrewMember: Stubbable {
  /// A blank person without jobs, in 0 episodes.
  public static var blank: AggregateCrewMember { AggregateCrewMember(person: .blank) }
}

extension Role: Stubbable {
  /// A part without a name, in 0 episodes; its id is empty too.
  public static var blank: Role { Role() }
}

extension Job: Stubbable {
  /// A job without a name, in 0 episodes; its id is empty too.
  public static var blank: Job { Job() }
}

extension PersonCredits: Stubbable {
  /// No titles, before the camera or behind it.
  public static var blank: PersonCredits { PersonCredits() }
}

extension PersonCastCredit: Stubbable {
  /// A part without a name in a blank film.
  public static var blank: PersonCastCredit { PersonCastCredit(item: .blank) }
}

extension PersonCrewCredit: Stubbable {
  /// A job without a name at a blank film.
  public static var blank: PersonCrewCredit { PersonCrewCredit(item: .blank) }
}

extension CreditDetails: Stubbable {
  /// The credit `1`, of nobody and for no title.
  public static var blank: CreditDetails { CreditDetails(id: "1") }
}

extension CreditMedia: Stubbable {
  /// A blank film, without a part, seasons or episodes.
  public static var blank: CreditMedia { CreditMedia(item: .blank) }
}
