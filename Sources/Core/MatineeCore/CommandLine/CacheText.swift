import Foundation

/// Messages about cached content that commands print in addition to their output.
public struct CacheText: Sendable {
  private let texts: TitleTexts

  public init(_ texts: TitleTexts) { self.texts = texts }

  /// Returns a message with the age of the printed content.
  public func age(_ date: Date) -> String { "Cached \(texts.moment(date))." }

  /// Returns a message about the content that is available without a network.
  ///
  /// - Parameter date: The date when the content was cached, or `nil` if it isn't cached.
  public func hint(_ date: Date?) -> String {
    date.map { "Cached \(texts.moment($0)). To see it, run the command again with --offline." }
      ?? "Nothing is cached for this page."
  }

  /// The message for an offline command that found no cached content.
  public static let nothing = "Nothing is cached for this page. Run the command again without --offline to fetch it."
}
