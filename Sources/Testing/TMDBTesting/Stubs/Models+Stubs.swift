import TMDB

// Blank images, videos and reviews, the basis of stubs.

extension WatchProvider: NumberedStubbable {}

extension Image: EmptyStubbable {}
extension ImageSet: EmptyStubbable {}
extension WatchProviders: EmptyStubbable {}
extension CountryWatchProviders: EmptyStubbable {}
extension WatchProviderList: EmptyStubbable {}
extension WatchRegionList: EmptyStubbable {}
extension ReviewAuthor: EmptyStubbable {}
extension FindResults: EmptyStubbable {}

extension TaggedImage: Stubbable {
  /// A blank image without a title.
  public static var blank: TaggedImage { TaggedImage(image: .blank) }
}

extension Video: Stubbable {
  /// A video with the ID `1`, without a name, site or key. It can't be played.
  public static var blank: Video { Video(id: "1") }
}

extension Review: Stubbable {
  /// A review with the ID `1`, without an author, text or date.
  public static var blank: Review { Review(id: "1") }
}

// Blank values of models that titles share, the basis of stubs.

extension Genre: NumberedStubbable {}
extension Company: NumberedStubbable {}
extension Keyword: NumberedStubbable {}
extension CollectionSummary: NumberedStubbable {}

extension GenreList: EmptyStubbable {}
extension AlternativeName: EmptyStubbable {}
extension Country: EmptyStubbable {}
extension Language: EmptyStubbable {}
extension ExternalIDs: EmptyStubbable {}
extension AlternativeTitles: EmptyStubbable {}
extension AlternativeTitle: EmptyStubbable {}
extension Translations: EmptyStubbable {}
extension Translation: EmptyStubbable {}
extension TranslatedTexts: EmptyStubbable {}

extension CompanyDetails: Stubbable {
  /// A blank company without appended parts.
  public static var blank: CompanyDetails { CompanyDetails(summary: .blank) }
}

extension NetworkDetails: Stubbable {
  /// A blank network without a headquarters or website.
  public static var blank: NetworkDetails { NetworkDetails(summary: .blank) }
}

extension CollectionDetails: Stubbable {
  /// A blank collection without movies.
  public static var blank: CollectionDetails { CollectionDetails(summary: .blank) }
}

// Blank movies, the basis of stubs.

extension Movie: NumberedStubbable {}

extension MovieParts: EmptyStubbable {}
extension CountryReleases: EmptyStubbable {}
extension Release: EmptyStubbable {}

extension MovieDetails: Stubbable {
  /// A blank movie without genres, running time or appended parts.
  public static var blank: MovieDetails { MovieDetails(movie: .blank) }
}

// Blank shows, seasons and episodes, the basis of stubs.

extension TVShow: NumberedStubbable {}
extension SeasonSummary: NumberedStubbable {}
extension Episode: NumberedStubbable {}
extension ScreenedEpisode: NumberedStubbable {}

extension TVShowParts: EmptyStubbable {}
extension ContentRating: EmptyStubbable {}
extension SeasonParts: EmptyStubbable {}

extension TVShowDetails: Stubbable {
  /// A blank show without seasons, genres or appended parts.
  public static var blank: TVShowDetails { TVShowDetails(show: .blank) }
}

extension Season: Stubbable {
  /// A blank season without episodes or appended parts.
  public static var blank: Season { Season(summary: .blank) }
}

extension EpisodeDetails: Stubbable {
  /// A blank episode without appended parts.
  public static var blank: EpisodeDetails { EpisodeDetails(summary: .blank) }
}

extension EpisodeGroupSummary: Stubbable {
  /// An episode group with the ID `1` and the type 0, without a name or episodes.
  public static var blank: EpisodeGroupSummary { EpisodeGroupSummary(id: "1") }
}

extension EpisodeGroup: Stubbable {
  /// A blank episode group without parts.
  public static var blank: EpisodeGroup { EpisodeGroup(summary: .blank) }
}

extension EpisodeGroupPart: Stubbable {
  /// A part with the ID `1` and the position 0, without a name or episodes.
  public static var blank: EpisodeGroupPart { EpisodeGroupPart(id: "1") }
}

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

// Blank accounts and changes, the basis of stubs.

extension Account: NumberedStubbable {}
extension EpisodeAccountState: NumberedStubbable {}
extension ChangedItem: NumberedStubbable {}

extension Avatar: EmptyStubbable {}
extension TMDBAvatar: EmptyStubbable {}
extension Gravatar: EmptyStubbable {}
extension AccountStates: EmptyStubbable {}
extension Change: EmptyStubbable {}
extension ChangeItem: EmptyStubbable {}

extension RequestToken: Stubbable {
  /// The token `1`, without an expiration date and not marked as successful.
  public static var blank: RequestToken { RequestToken(token: "1") }
}

extension Session: Stubbable {
  /// The session `1`, not marked as successful.
  public static var blank: Session { Session(id: "1") }
}

extension GuestSession: Stubbable {
  /// The guest session `1`, without an expiration date and not marked as successful.
  public static var blank: GuestSession { GuestSession(id: "1") }
}

// Blank configurations, the basis of stubs.

extension JobDepartment: EmptyStubbable {}
extension CountryTimezones: EmptyStubbable {}
extension Certifications: EmptyStubbable {}
extension Certification: EmptyStubbable {}

extension APIConfiguration: Stubbable {
  /// A configuration with TMDB's usual image URLs and sizes, and no change keys.
  public static var blank: APIConfiguration { APIConfiguration() }
}

// Blank user lists, on which stubs are based.

extension ListDetails: EmptyStubbable {}
extension ListItemStatus: EmptyStubbable {}

extension ListSummary: Stubbable {
  /// A list with the ID `1`, without a name or titles.
  public static var blank: ListSummary { ListSummary(id: "1") }
}

extension ListCreation: Stubbable {
  /// A blank reply without a new list.
  public static var blank: ListCreation { ListCreation(reply: .blank) }
}
