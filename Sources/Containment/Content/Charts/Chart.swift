/// Numbers by category, to be drawn as bars or read as a table. All words are given: a chart formats nothing.
public nonisolated struct Chart: Equatable, Sendable {
  /// Bars that stand on a line, for what goes on, such as months; or one below the other, for what has names, such as genres.
  public enum Direction: Sendable { case upwards, sideways }

  /// Stands above it, such as "Films by Month".
  public var title: String
  /// A sentence about the whole, such as "37 films in a year"; empty for none.
  public var summary = ""
  /// From where lines of text start, or from the top.
  public var bars: [Bar]
  /// Which way bars grow.
  public var direction = Direction.upwards
  /// What stands in place of the bars while there are none.
  public var emptyText = "Nothing to Show Yet"

  public init(_ title: String, _ bars: [Bar]) {
    self.title = title
    self.bars = bars
  }

  /// One category and its number.
  public struct Bar: Identifiable, Equatable, Sendable {
    public var id: String
    /// The category, such as "March 2026".
    public var label: String
    /// What stands below a column, as short as can be: "Mar". Of neighbours with the same words, the first has them.
    public var axisLabel: String
    /// What the bar is as long as; no less than 0, else it is taken for that.
    public var value: Double
    /// The number as it is read: "12".
    public var text: String
    /// Both in words: "March 2026: 12 films".
    public var description: String

    /// - Parameter axisLabel: `nil` where the label is short enough.
    public init(
      id: String, label: String, axisLabel: String? = nil, value: Double, text: String, description: String
    ) {
      self.id = id
      self.label = label
      self.axisLabel = axisLabel ?? label
      self.value = value
      self.text = text
      self.description = description
    }
  }
}
