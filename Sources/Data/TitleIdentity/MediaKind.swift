/// A kind of item that can be searched for: movie, show or person.
///
/// The raw values are part of file formats.
public enum MediaKind: String, CaseIterable, Codable, Sendable {
  case movie = "film"
  case show = "series"
  case person
}

extension MediaKind: Comparable {
  /// Compares by display order: movies, shows, people.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

  private var position: Int {
    switch self {
    case .movie: 0
    case .show: 1
    case .person: 2
    }
  }
}

extension MediaKind {
  /// Creates the kind of a title.
  public init(_ kind: TitleID.Kind) {
    switch kind {
    case .movie: self = .movie
    case .show: self = .show
    }
  }

  /// The plural for use in sentences. It also names the kind's index files.
  public var plural: String {
    switch self {
    case .movie: "films"
    case .show: "series"
    case .person: "people"
    }
  }
}
