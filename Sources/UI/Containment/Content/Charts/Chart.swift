import Localization

/// Numbers by category, shown as a bar chart or a table. All texts are already formatted.
public nonisolated struct Chart: Equatable, Sendable {
  /// The direction of the bars: vertical for continuous categories, such as months, or horizontal for named ones, such
  /// as genres.
  public enum Direction: Sendable { case vertical, horizontal }

  /// The title above the chart, such as "Films by Month".
  public var title: String
  /// A sentence that summarizes the chart, such as "37 films in a year"; may be empty.
  public var summary = ""
  /// The bars, from the leading edge or from the top.
  public var bars: [Bar]
  /// The direction in which the bars grow.
  public var direction = Direction.vertical
  /// The text shown instead of the bars if there are none.
  public var emptyText = tr("Nothing to Show Yet")

  public init(_ title: String, _ bars: [Bar]) {
    self.title = title
    self.bars = bars
  }

  /// A category and its number.
  public struct Bar: Identifiable, Equatable, Sendable {
    public var id: String
    /// The category, such as "March 2026".
    public var label: String
    /// The short label below a column, such as "Mar". Of neighbors with the same label, only the first one shows it.
    public var axisLabel: String
    /// The value that determines the bar's length. Negative values count as 0.
    public var value: Double
    /// The formatted number, such as "12".
    public var text: String
    /// The category and the number in words, such as "March 2026: 12 films".
    public var description: String
    /// Whether the user can open what the bar counts.
    public var opens: Bool

    /// - Parameters:
    ///   - axisLabel: The short label; `nil` if `label` is short enough.
    ///   - opens: Whether the user can open what the bar counts.
    public init(
      id: String, label: String, axisLabel: String? = nil, value: Double, text: String, description: String,
      opens: Bool = false
    ) {
      self.id = id
      self.label = label
      self.axisLabel = axisLabel ?? label
      self.value = value
      self.text = text
      self.description = description
      self.opens = opens
    }
  }
}
