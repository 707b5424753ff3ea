import Observation

/// The arrangement of TMDB's lists of films and series.
public enum ListLayout: String, CaseIterable, Sendable {
  /// Posters in a wide window, rows in a narrow one.
  case automatic
  case posters, rows
}

/// The arrangement that all lists observe, so that a change of the preference applies immediately.
@MainActor @Observable
public final class ListLayoutSetting {
  public var layout: ListLayout

  public init(_ layout: ListLayout = .automatic) { self.layout = layout }
}
