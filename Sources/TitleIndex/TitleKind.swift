/// What a title stands for. Each kind has an export, and an index file, of its own.
public enum TitleKind: String, CaseIterable, Codable, Sendable {
  case film
  case series
  case person
}

extension TitleKind: Comparable {
  /// In the order in which kinds are shown: films, series, people.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }
}

extension TitleKind {
  /// What several of the kind are called in a sentence, and the name of their file.
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
