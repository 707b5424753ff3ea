import Catalogue
import Foundation
import Library
import TitleIdentity

/// A list with the posters that represent it.
public struct UserListRow: Identifiable, Hashable, Sendable {
  public let list: UserList
  /// The addresses of the posters of the list's first titles, in order, up to ``maximumPosters``. Titles without a
  /// poster are skipped.
  public let posters: [URL]

  public var id: ListID { list.id }

  /// The number of posters that fit a list's picture.
  public static let maximumPosters = 4

  /// - Parameters:
  ///   - titles: The first titles of the list that have a poster.
  ///   - format: The addresses of pictures.
  init(_ list: UserList, titles: [TitleReference], format: PageFormat) {
    self.list = list
    posters = titles.prefix(Self.maximumPosters).compactMap { TitleSummary($0, format: format).poster }
  }
}
