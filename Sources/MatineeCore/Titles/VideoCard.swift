import Foundation
import TMDB

/// A trailer or the like: what it is called, and what can play it.
public struct VideoCard: Identifiable, Hashable, Sendable {
  /// Where a video lies.
  public enum Source: Hashable, Sendable {
    /// A media file, at an address that a player opens.
    case file(URL)
    /// By its key there, which holds letters, digits, `-` and `_` only.
    case youTube(String)
    /// By its number there.
    case vimeo(String)
    /// On a site that Matinee cannot play from; the name is the site's.
    case other(String)
  }

  public let id: Video.ID
  public var name: String
  /// "Trailer", "Teaser"; TMDB's English word.
  public var kind: String
  public var source: Source
  /// The language in the reader's own; `nil` where it is what the reader reads first, or unknown.
  public var substitute: String?
  /// Kind, language and definition in one line.
  public var detail: String
  /// The card as one sentence.
  public var spoken: String
  /// Where a browser shows it; `nil` for a file.
  public var webAddress: URL? { source.webAddress }
}

extension VideoCard {
  /// Trailers first, the makers' own before others, then by the reader's languages, then the newest.
  static func cards(_ list: VideoList?, original: LanguageTag?, format: PageFormat) -> [VideoCard] {
    var seen: Set<Video.ID> = []
    let videos = (list?.videos ?? []).filter { seen.insert($0.id).inserted }
    let ranked = videos.map { video -> (order: Order, video: Video) in
      let language = video.language.flatMap { LanguageTag($0, country: video.country) }
      return (Order(video, format.ladder.rung(of: language, original: original)), video)
    }
    return ranked.sorted { $0.order < $1.order }.prefix(most).compactMap { VideoCard($0.video, format: format) }
  }

  private init?(_ video: Video, format: PageFormat) {
    guard let source = Source(video, playsFiles: format.playsFiles) else { return nil }
    self.source = source
    id = video.id
    kind = BoundedText.line(video.type?.rawValue ?? "Video", most: 40)
    let name = BoundedText.line(video.name)
    self.name = name.isEmpty ? kind : name
    substitute = format.ladder.substituteName(of: video.language.flatMap { LanguageTag($0, country: video.country) })
    let definition = (100...10_000).contains(video.size) ? "\(video.size)p" : nil
    detail = [kind, substitute, definition].compactMap(\.self).joined(separator: " · ")
    spoken = [self.name, self.name == kind ? nil : kind, substitute].compactMap(\.self).joined(separator: ", ")
  }

  private static let most = 60
}

extension VideoCard.Source {
  /// - Returns: `nil` for what nothing could play: a key that is none, an address that leads elsewhere.
  init?(_ video: Video, playsFiles: Bool) {
    switch video.site?.rawValue {
    case "YouTube" where Self.isKey(video.key): self = .youTube(video.key)
    case "Vimeo" where !video.key.isEmpty && video.key.utf8.count <= 20 && video.key.utf8.allSatisfy(Self.isDigit):
      self = .vimeo(video.key)
    case "File":
      guard let url = URL(string: video.key), let scheme = url.scheme?.lowercased(),
        scheme == "https" || scheme == "http" || scheme == "file" && playsFiles
      else { return nil }
      self = .file(url)
    case "YouTube", "Vimeo", nil: return nil
    case let site?: self = .other(BoundedText.line(site, most: 40))
    }
  }

  var webAddress: URL? {
    switch self {
    case .youTube(let key): URL(string: "https://www.youtube.com/watch?v=\(key)")
    case .vimeo(let key): URL(string: "https://vimeo.com/\(key)")
    case .file, .other: nil
    }
  }

  private static func isKey(_ key: String) -> Bool {
    (1...64).contains(key.utf8.count)
      && key.utf8.allSatisfy { byte in
        isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// Which of two videos comes first.
private struct Order: Comparable {
  let kind: Int
  let isFans: Bool
  let rung: LanguageLadder.Rung
  let age: Double

  init(_ video: Video, _ rung: LanguageLadder.Rung) {
    let kinds: [VideoType] = [.trailer, .teaser, .clip, .featurette, .behindTheScenes, .openingCredits, .recap]
    kind = video.type.flatMap(kinds.firstIndex) ?? kinds.count
    isFans = !video.isOfficial
    self.rung = rung
    age = -(video.publishedAt?.date.timeIntervalSince1970 ?? -.greatestFiniteMagnitude)
  }

  static func < (left: Order, right: Order) -> Bool {
    (left.kind, left.isFans ? 1 : 0, left.rung, left.age) < (right.kind, right.isFans ? 1 : 0, right.rung, right.age)
  }
}
