import TMDB

// Blank values of people, from which stubs are made.

extension Person: Stubbable {
  public static var blank: Person { Person(id: 1) }
}

extension PersonDetails: Stubbable {
  public static var blank: PersonDetails { PersonDetails(person: .blank) }
}

extension Credits: Stubbable {
  public static var blank: Credits { Credits() }
}

extension CastMember: Stubbable {
  public static var blank: CastMember { CastMember(person: .blank) }
}

extension CrewMember: Stubbable {
  public static var blank: CrewMember { CrewMember(person: .blank) }
}

extension Creator: Stubbable {
  public static var blank: Creator { Creator(person: .blank) }
}

extension AggregateCredits: Stubbable {
  public static var blank: AggregateCredits { AggregateCredits() }
}

extension AggregateCastMember: Stubbable {
  public static var blank: AggregateCastMember { AggregateCastMember(person: .blank) }
}

extension AggregateCrewMember: Stubbable {
  public static var blank: AggregateCrewMember { AggregateCrewMember(person: .blank) }
}

extension Role: Stubbable {
  public static var blank: Role { Role() }
}

extension Job: Stubbable {
  public static var blank: Job { Job() }
}

extension PersonCredits: Stubbable {
  public static var blank: PersonCredits { PersonCredits() }
}

extension PersonCastCredit: Stubbable {
  public static var blank: PersonCastCredit { PersonCastCredit(item: .blank) }
}

extension PersonCrewCredit: Stubbable {
  public static var blank: PersonCrewCredit { PersonCrewCredit(item: .blank) }
}

extension CreditDetails: Stubbable {
  public static var blank: CreditDetails { CreditDetails(id: "1") }
}

extension CreditMedia: Stubbable {
  public static var blank: CreditMedia { CreditMedia(item: .blank) }
}
