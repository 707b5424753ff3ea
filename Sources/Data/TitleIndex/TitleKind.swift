/// The kind of a title. Each kind has its own export and index file.
public enum TitleKind: String, CaseIterable, Codable, Sendable {
  case film
  case series
  case person
}

extension TitleKind: Comparable {
  /// Compares by display order: films, series, people.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }
}

extension TitleKind {
  /// The plural for use in sentences, also the name of the kind's file.
  public var plural: String {
    switch self {
    case .film: "films"
    case .series: "series"
    case .person: "people"
    }
  }
}

extension TitleKind {
  private var position: Int {
    switch self {
    case .film: 0
    case .series: 1
    case .person: 2
    }
  }
}
