import TitleIdentity

extension Statistics {
  /// The maximum number of people in each order, and of titles that were watched again.
  public static let maximumCount = 15

  /// A person, by the selected plays.
  public struct Person: Hashable, Sendable {
    /// The person's ID at the source.
    public var id: Int
    /// The name.
    public var name: String
    /// The number of watched titles.
    public var titles: Int
    /// The total of the known lengths of the plays, in minutes.
    public var minutes: Int
    /// The number of watched titles that the profile rated as a whole.
    public var ratedTitles: Int
    /// The mean of these ratings, in halves of a star; `nil` without ratings.
    public var meanHalves: Double?
  }

  /// The first people in several orders, each limited to ``maximumCount``.
  public struct Ranking: Hashable, Sendable {
    /// The people with the most titles.
    public var byTitles: [Person] = []
    /// The people with the longest total.
    public var byTime: [Person] = []
    /// The people with the best mean rating, of those with at least two rated titles.
    public var byRating: [Person] = []
    /// The number of titles without known people.
    public var titlesWithout = 0
  }

  /// A run of consecutive days with plays.
  public struct Streak: Hashable, Sendable {
    /// The first day.
    public var first: PartialDate
    /// The last day.
    public var last: PartialDate
    /// The number of days.
    public var days: Int
    /// Whether it contains the current day or the day before, so that it may continue.
    public var isCurrent: Bool
  }

  /// A title that was watched again.
  public struct Rewatch: Hashable, Sendable {
    /// The title, resolved through matches.
    public var title: TitleReference
    /// The number of selected plays.
    public var plays: Int
    /// The number of plays before the selected ones.
    public var earlierPlays: Int
  }
}
