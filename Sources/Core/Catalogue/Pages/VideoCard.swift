import AppFoundation
import Foundation
import Localization
import TMDB
import TitleIdentity
import WebTrailers

/// A trailer or other video.
public struct VideoCard: Identifiable, Hashable, Sendable {
  /// The location of a video.
  public enum Source: Hashable, Sendable {
    /// A media file at an address that a player can open.
    case file(URL)
    /// A video on YouTube or Vimeo.
    case web(WebTrailer)
    /// A video on an unsupported site. The value is the site's name.
    case other(String)
  }

  public let id: Video.ID
  /// The name, or the kind if there is none.
  public var name: String
  /// TMDB's English name of the kind, such as "Trailer" or "Teaser".
  public var kind: String
  public var source: Source
  /// The name of the video's language in the user's language. It is `nil` if the language is unknown or the user's
  /// first.
  public var substitute: String?
  /// The kind, language and resolution on one line.
  public var detail: String
  /// The card as one sentence for screen readers.
  public var accessibleLabel: String
  /// The description of the card's action, such as "Play trailer Dawn, German".
  public var action: String
  /// The address of the video's web page, or `nil` for a file.
  public var webAddress: URL? { source.webAddress }
  /// The site's thumbnail of the video, or else the title's backdrop.
  public var picture: URL?

  /// Whether the video can be played.
  public var isPlayable: Bool {
    if case .other = source { false } else { true }
  }
}

extension VideoCard {
  /// Returns the videos sorted by kind with trailers first, then official ones, the user's languages, and the newest.
  static func cards(_ list: VideoList?, original: LanguageTag?, format: PageFormat) -> [VideoCard] {
    var seen: Set<Video.ID> = []
    let videos = (list?.rows ?? []).filter { seen.insert($0.id).inserted }
    let ranked = videos.map { video -> (order: Order, video: Video) in
      let language = video.language.flatMap { LanguageTag($0, country: video.country) }
      return (Order(video, format.languagePreferences.rank(of: language, original: original)), video)
    }
    return ranked.sorted { $0.order < $1.order }.prefix(maximum).compactMap { VideoCard($0.video, format: format) }
  }

  private init?(_ video: Video, format: PageFormat) {
    guard let source = Source(video, playsFiles: format.playsFiles) else { return nil }
    self.source = source
    picture = source.picture
    id = video.id
    kind = BoundedText.line(video.type?.rawValue ?? "Video", maximumLength: 40)
    let kindText = video.type.map { BoundedText.line($0.text, maximumLength: 40) } ?? tr("Video")
    let name = BoundedText.line(video.name)
    let isNamed = !name.isEmpty && name != kind
    self.name = isNamed ? name : kindText
    substitute = format.languagePreferences.displayNameIfForeign(
      video.language.flatMap { LanguageTag($0, country: video.country) })
    let definition = (100...10_000).contains(video.size) ? "\(video.size)p" : nil
    detail = [kindText, substitute, definition].compactMap(\.self).joined(separator: " · ")
    accessibleLabel = [self.name, isNamed ? kindText : nil, substitute].compactMap(\.self).joined(separator: ", ")
    // Translators: {kind} is the kind of a video, such as “trailer”.
    let play = tr("Play {kind}", ["kind": kindText.lowercased()])
    // Translators: {kind} is the kind of a video, such as “trailer”, and {name} is its name.
    let playNamed = tr("Play {kind} {name}", ["kind": kindText.lowercased(), "name": name])
    action = [isNamed ? playNamed : play, substitute].compactMap(\.self).joined(separator: ", ")
  }

  private static let maximum = 60
}

extension VideoCard.Source {
  /// - Returns: `nil` for a video that can't be played, because its key or its address is invalid.
  init?(_ video: Video, playsFiles: Bool) {
    switch video.site?.rawValue {
    case nil: return nil
    case "YouTube": self.init(WebTrailer(.youTube, id: video.key))
    case "Vimeo": self.init(WebTrailer(.vimeo, id: video.key))
    case "File":
      guard let url = URL(string: video.key), let scheme = url.scheme?.lowercased(),
        scheme == "https" || scheme == "http" || scheme == "file" && playsFiles
      else { return nil }
      self = .file(url)
    case let site?: self = .other(BoundedText.line(site, maximumLength: 40))
    }
  }

  private init?(_ trailer: WebTrailer?) {
    guard let trailer else { return nil }
    self = .web(trailer)
  }

  var webAddress: URL? { if case .web(let trailer) = self { URL(string: trailer.pageURL) } else { nil } }

  var picture: URL? {
    if case .web(let trailer) = self { trailer.thumbnailURL.flatMap { URL(string: $0) } } else { nil }
  }
}

/// The sort order of videos.
private struct Order: Comparable {
  let kind: Int
  let isFans: Bool
  let rank: LanguagePreferences.LanguageRank
  let age: Double

  init(_ video: Video, _ rank: LanguagePreferences.LanguageRank) {
    let kinds: [VideoType] = [.trailer, .teaser, .clip, .featurette, .behindTheScenes, .openingCredits, .recap]
    kind = video.type.flatMap(kinds.firstIndex) ?? kinds.count
    isFans = !video.isOfficial
    self.rank = rank
    age = -(video.publishedAt?.date.timeIntervalSince1970 ?? -.greatestFiniteMagnitude)
  }

  static func < (left: Order, right: Order) -> Bool {
    (left.kind, left.isFans ? 1 : 0, left.rank, left.age) < (right.kind, right.isFans ? 1 : 0, right.rank, right.age)
  }
}
