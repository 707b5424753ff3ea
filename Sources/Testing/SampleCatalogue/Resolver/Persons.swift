// People: lists, details and credits.

extension Resolver {
  func persons(_ path: [String]) throws(ErrorResponse) -> JSON {
    let people = try data.people()
    switch path {
    case ["popular"]:
      return try parsedRequest.page(people.all.sorted(by: Person.isMorePopular), try personRow())
    case ["changes"]: return try deleted(.person)
    case ["latest"]:
      guard let latest = people.all.max(by: { $0.id < $1.id }) else { throw .notFound }
      return latest.details(in: language)
    default: break
    }
    guard let name = path.first, let person = people[try number(name)] else { throw .notFound }
    if path.count == 1 {
      return try appending(to: person.details(in: language)) { (name) throws(ErrorResponse) in
        try part(name, of: person)
      }
    }
    let partName = path.dropFirst().joined(separator: "/")
    guard let part = try part(partName, of: person) else { throw .notFound }
    return partName == "changes" ? part : part.identified(person.id)
  }

  /// Returns a function that writes a person with the titles they are known for.
  func personRow() throws(ErrorResponse) -> (Person) -> JSON {
    let credits = try data.credits()
    return { [language] person in
      person.row.adding(["known_for": credits.knownFor(person.name, in: language)])
    }
  }
}

extension Resolver {
  private func part(_ name: String, of person: Person) throws(ErrorResponse) -> JSON? {
    switch name {
    case "combined_credits": return PersonCredits(try data.credits()[person.name], in: language).combined
    case "movie_credits", "credits": return PersonCredits(try data.credits()[person.name], in: language).movies
    case "tv_credits": return PersonCredits(try data.credits()[person.name], in: language).shows
    case "images": return ["profiles": person.profilePath == nil ? [] : images(.profile, person.id, nil)]
    case "external_ids":
      return [
        "freebase_mid": nil, "freebase_id": nil, "imdb_id": .optional(person.imdbID), "tvrage_id": nil,
        "wikidata_id": nil, "facebook_id": nil, "instagram_id": nil, "tiktok_id": nil, "twitter_id": nil,
        "youtube_id": nil,
      ]
    case "tagged_images": return try emptyPage()
    case "translations": return try data.translations().rows(of: person)
    case "changes": return ["changes": []]
    default: return nil
    }
  }
}
