/// Who played and who worked in a film, a season or an episode.
public struct Credits: Hashable, Sendable {
  /// The title's id, where this was asked for by itself.
  public var id: Int?
  /// Who played, in the order of the credits.
  public var cast: [CastMember] = []
  /// Who worked; one entry a job.
  public var crew: [CrewMember] = []
  /// Who played in single episodes.
  public var guestStars: [CastMember] = []

  /// Makes an empty one.
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
