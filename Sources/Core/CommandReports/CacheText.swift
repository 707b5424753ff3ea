import AppFoundation
import Foundation
import Localization

/// Messages about cached content that commands print in addition to their output.
public struct CacheText: Sendable {
  private let texts: TitleTexts

  public init(_ texts: TitleTexts) { self.texts = texts }

  /// Returns a message with the age of the printed content.
  public func age(_ date: Date) -> String { tr("Cached {moment}.", ["moment": texts.moment(date)]) }

  /// Returns a message about the content that is available without a network.
  ///
  /// - Parameter date: The date when the content was cached, or `nil` if it isn't cached.
  public func hint(_ date: Date?) -> String {
    guard let date else { return tr("Nothing is cached for this page.") }
    return tr(
      "Cached {moment}. To see it, run the command again with --offline.", ["moment": texts.moment(date)])
  }

  /// The message for an offline command that found no cached content.
  public static let nothing = tr(
    "Nothing is cached for this page. Run the command again without --offline to fetch it.")
}
