import GTK

/// The widths and margins that all screens share, in application pixels.
package enum PageMetrics {
  /// The maximum width of a form, a message or a dialog's content.
  package static let formWidth = 480
  /// The maximum width of rows, and of what belongs to them, such as a search field. In wider rows, a button at the end
  /// would be too far from the text.
  package static let rowWidth = 860
  /// The maximum length of the lines of a long text, in characters. Longer ones are hard to read.
  package static let lineLength = 70
  /// The margin of the content in a narrow window, which is also the margin of each section of a page.
  package static let narrowMargin = 12

  /// Returns the margin at both sides of the content in a window that is this wide. Grids, shelves, segments, chips and
  /// pages share it.
  package static func margin(width: Int) -> Int { isWide(width) ? wideMargin : narrowMargin }

  static func isWide(_ width: Int) -> Bool { Double(width) >= wideWidth * Display.textScale }
}

extension Widget {
  /// Adds the margin of the window's content at both sides, in addition to the widget's own margins.
  package func addPageMargins() { addStyle("page-margins") }
}

private let wideMargin = 24
/// The width from which the content has wide margins, at the default text size.
private let wideWidth = 700.0
