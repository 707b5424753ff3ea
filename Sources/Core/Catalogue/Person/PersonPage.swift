import AppFoundation
import Foundation
import Localization
import TMDB
import TitleIdentity

/// The formatted content of a person's page. Unknown values are absent.
public struct PersonPage: Identifiable, Equatable, Sendable {
  public let id: Person.ID
  public var name: String
  /// The portrait's address in one size, marked with its kind (see ``PictureRenditions``).
  public var portrait: URL?
  /// The department that the person is known for, such as "Acting".
  public var department: String?
  /// TMDB's English name of the department, for JSON.
  public var departmentID: String?
  public var birthday: DayDate?
  public var deathday: DayDate?
  /// The formatted birthday, such as "Sep 2, 1964 (61 years old)".
  public var born: String?
  /// The formatted date of death, such as "Apr 5, 2020 (aged 70)".
  public var died: String?
  public var birthplace: String?
  public var biography: TextChoice?
  public var alternativeNames: [String]
  /// The person's most popular titles.
  public var knownFor: [TitleCard]
  /// The person's titles by department. The department that the person is known for comes first.
  public var filmography: [FilmographyGroup]
  public var portraits: [PictureCard]
  /// Web pages about the person, TMDB's first.
  public var links: [WebLink]
  /// The name, department and dates as one sentence for screen readers.
  public var accessibleLabel: String
}

extension PersonPage {
  public init(_ person: PersonDetails, format: PageFormat) {
    id = person.id
    let name = person.person.displayName
    self.name = name.isEmpty ? tr("Unnamed") : name
    departmentID = person.department.flatMap { $0.isEmpty ? nil : BoundedText.line($0, maximumLength: 60) }
    department = departmentID.map { FilmographyGroup.title(of: $0) }
    portrait = format.picture(person.profilePath, .profile)
    birthday = person.birthday
    deathday = person.deathday
    let life = Life(person, format: format)
    born = life.born
    died = life.died
    let place = BoundedText.line(person.placeOfBirth ?? "")
    birthplace = place.isEmpty ? nil : place
    let texts = TextSources(requestLanguage: format.requestLanguage, translations: person.translations)
    let biography = format.languagePreferences.choice(
      of: texts.candidates(person.biography, \.biography), original: nil)
    self.biography = biography.map { $0.with(BoundedText.paragraphs($0.text)) }
    alternativeNames = person.alternativeNames.prefix(30).map { BoundedText.line($0, maximumLength: 100) }.filter {
      !$0.isEmpty
    }
    let credits = person.credits
    knownFor = TitleCard.known(for: credits, department: person.department, format: format)
    filmography = FilmographyGroup.groups(credits, known: person.department, format: format)
    portraits = format.gallery(person.images?.profiles, .profile, named: tr("Portrait"), original: nil)
    let imdbID = person.imdbID ?? person.externalIDs?.imdbID
    links = WebLink.links(
      "person/\(id)", imdb: imdbID.flatMap { IMDbID.isPerson($0) ? "name/\($0)" : nil },
      homepage: person.homepage, format: format)
    let dates = [born.map { tr("born {date}", ["date": $0]) }, died.map { tr("died {date}", ["date": $0]) }]
    accessibleLabel = ([self.name, department] + dates).compactMap(\.self).joined(separator: ", ")
  }
}

/// The dates of birth and death, with the person's age at death or today.
private struct Life {
  let born: String?
  let died: String?

  init(_ person: PersonDetails, format: PageFormat) {
    let texts = format.texts
    let age = (person.deathday ?? format.today).flatMap { texts.age(born: person.birthday, on: $0) }
    let isAlive = person.deathday == nil
    born = person.birthday.map { day in
      guard isAlive, let age else { return texts.date(day) }
      return tr(
        one: "{date} ({count} year old)", other: "{date} ({count} years old)", count: age, ["date": texts.date(day)])
    }
    died = person.deathday.map { day in
      guard let age else { return texts.date(day) }
      return tr("{date} (aged {age})", ["date": texts.date(day), "age": "\(age)"])
    }
  }
}

extension PersonDetails {
  /// TMDB returns the credits of films and series either combined or separately.
  fileprivate var credits: PersonCredits {
    if let combinedCredits { return combinedCredits }
    var credits = movieCredits ?? PersonCredits()
    credits.cast += tvCredits?.cast ?? []
    credits.crew += tvCredits?.crew ?? []
    return credits
  }
}
