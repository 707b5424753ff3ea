import Foundation
import TMDB

/// Everything that the page of a person shows, formatted and ready to draw. What is unknown is absent.
public struct PersonPage: Identifiable, Equatable, Sendable {
  public let id: Person.ID
  public var name: String
  /// In one size, and marked with its kind (see ``PictureRenditions``).
  public var portrait: URL?
  /// "Acting"; TMDB's English word.
  public var department: String?
  public var birthday: DayDate?
  public var deathday: DayDate?
  /// "Sep 2, 1964 (61 years old)".
  public var born: String?
  /// "Apr 5, 2020 (aged 70)".
  public var died: String?
  public var birthplace: String?
  public var biography: TextChoice?
  public var otherNames: [String]
  /// What most people know them for.
  public var knownFor: [TitleCard]
  /// The department that they are known for first.
  public var filmography: [FilmographyGroup]
  public var portraits: [PictureCard]
  /// The person's page at TMDB first.
  public var links: [WebLink]
  /// Name, department and life in one sentence.
  public var spoken: String
}

extension PersonPage {
  public init(_ person: PersonDetails, format: PageFormat) {
    id = person.id
    let name = person.person.displayName
    self.name = name.isEmpty ? "Unnamed" : name
    department = person.department.flatMap { $0.isEmpty ? nil : BoundedText.line($0, most: 60) }
    portrait = format.picture(person.profilePath, .profile)
    birthday = person.birthday
    deathday = person.deathday
    let life = Life(person, format: format)
    born = life.born
    died = life.died
    let place = BoundedText.line(person.placeOfBirth ?? "")
    birthplace = place.isEmpty ? nil : place
    let texts = TextSources(asked: format.asked, translations: person.translations)
    let biography = format.ladder.choice(of: texts.candidates(person.biography, \.biography), original: nil)
    self.biography = biography.map { $0.with(BoundedText.paragraphs($0.text)) }
    otherNames = person.otherNames.prefix(30).map { BoundedText.line($0, most: 100) }.filter { !$0.isEmpty }
    let credits = person.credits
    knownFor = TitleCard.known(for: credits, department: person.department, format: format)
    filmography = FilmographyGroup.groups(credits, known: person.department, format: format)
    portraits = format.gallery(person.images?.profiles, .profile, named: "Portrait", original: nil)
    let imdbID = person.imdbID ?? person.externalIDs?.imdbID
    links = WebLink.links(
      "person/\(id)", imdb: imdbID.flatMap { WebLink.isIMDb($0, "nm") ? "name/\($0)" : nil },
      homepage: person.homepage, format: format)
    spoken = [self.name, department, born.map { "born \($0)" }, died.map { "died \($0)" }].compactMap(\.self)
      .joined(separator: ", ")
  }
}

/// Birth and death, with the age at death or today.
private struct Life {
  let born: String?
  let died: String?

  init(_ person: PersonDetails, format: PageFormat) {
    let texts = format.texts
    let age = (person.deathday ?? format.today).flatMap { texts.age(born: person.birthday, on: $0) }
    let isAlive = person.deathday == nil
    born = person.birthday.map { day in
      texts.date(day) + (isAlive ? age.map { " (\($0 == 1 ? "1 year" : "\($0) years") old)" } ?? "" : "")
    }
    died = person.deathday.map { day in texts.date(day) + (age.map { " (aged \($0))" } ?? "") }
  }
}

extension PersonDetails {
  /// TMDB gives films and series together, and apart as well.
  fileprivate var credits: PersonCredits {
    if let combinedCredits { return combinedCredits }
    var credits = movieCredits ?? PersonCredits()
    credits.cast += tvCredits?.cast ?? []
    credits.crew += tvCredits?.crew ?? []
    return credits
  }
}
