/// The cast and crew of a movie, season or episode.
public struct Credits: Hashable, Sendable {
  /// The title's ID; `nil` if appended to another response.
  public var id: Int?
  /// The cast, in the order of the credits.
  public var cast: [CastMember] = []
  /// The crew, with one entry for each job.
  public var crew: [CrewMember] = []
  /// The guest stars of single episodes.
  public var guestStars: [CastMember] = []

  /// Creates an empty value.
  public init() {}
}

extension Credits: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("cast", into: &cast)
    row.read("crew", into: &crew)
    row.read("guest_stars", into: &guestStars)
  }
}
