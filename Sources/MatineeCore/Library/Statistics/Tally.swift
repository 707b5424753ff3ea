/// Numbers by category, with what could not be counted: what a chart is drawn of.
public struct Tally: Identifiable, Equatable, Sendable {
  /// One category and its number, in all the words that it takes.
  public struct Entry: Identifiable, Equatable, Sendable {
    public let id: String
    /// "March 2026".
    public let label: String
    /// As short as can be: "Mar".
    public let shortLabel: String
    public let value: Double
    /// The number as it is read: "12".
    public let text: String
    /// Both in words: "March 2026: 12 times".
    public let description: String
  }

  public let id: String
  /// In header capitals.
  public let title: String
  public let entries: [Entry]
  /// Whether the categories go on, such as months; else they have names, such as genres.
  public let isSequence: Bool
  /// What is not in it, and why, in a sentence; empty where all is.
  public let uncounted: String
}
