/// The data of a chart: numbers by category, and a note about uncounted data.
public struct Tally: Identifiable, Equatable, Sendable {
  /// A category and its number, with their labels.
  public struct Entry: Identifiable, Equatable, Sendable {
    public let id: String
    /// The category's name, such as "March 2026".
    public let label: String
    /// The shortest label, such as "Mar".
    public let shortLabel: String
    public let value: Double
    /// The number as text, such as "12".
    public let text: String
    /// The category and the number, such as "March 2026: 12 viewings".
    public let description: String
    /// The screen of what is counted; `nil` if nothing is.
    public var screen: Screen?
  }

  /// A screen that shows what an entry counts.
  public enum Screen: Equatable, Sendable {
    case history(HistoryFilter)
    case ratings(RatingsFilter)
  }

  public let id: String
  /// The title, in header capitalization.
  public let title: String
  public let entries: [Entry]
  /// Whether the categories form a sequence, such as months. Otherwise they are names, such as genres.
  public let isSequence: Bool
  /// A sentence that explains what isn't counted and why; empty if everything is.
  public let uncounted: String
}
