import Observation

/// The arrangement of TMDB's lists of films and series.
public enum ListLayout: String, CaseIterable, Sendable {
  /// Posters in a wide window, rows in a narrow one.
  case automatic
  case posters, rows

  /// Whether a list shows posters.
  ///
  /// - Parameters:
  ///   - width: The list's width in application pixels.
  ///   - textScale: The size of the text, in multiples of the default.
  public func showsPosters(width: Int, textScale: Double) -> Bool {
    switch self {
    case .automatic: Double(width) >= postersWidth * textScale
    case .posters: true
    case .rows: false
    }
  }
}

/// The width at which posters make better use of the space than rows.
private let postersWidth = 700.0

/// The arrangement that all lists observe, so that a change of the preference applies immediately.
@MainActor @Observable
public final class ListLayoutSetting {
  public var layout: ListLayout

  public init(_ layout: ListLayout = .automatic) { self.layout = layout }
}
