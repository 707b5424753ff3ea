import AppFoundation
import Catalogue
import Foundation
import TitleIndex

/// The files of the search. Without them, the search knows only cached titles, and recent searches last until the app
/// quits.
public struct SearchFiles: Sendable {
  /// The index of all titles' names for offline searches.
  public var titleIndex: TitleIndex?
  public var recents: RecentSearchesFile?

  public init(titleIndex: TitleIndex? = nil, recents: RecentSearchesFile? = nil) {
    self.titleIndex = titleIndex
    self.recents = recents
  }

  /// - Parameter source: The source of the exports that the index is made from.
  public init(in folders: Folders, of source: ExportSource) {
    self.init(
      titleIndex: TitleIndex(folder: folders.titleIndex(source)), recents: RecentSearchesFile(folders.recentSearches))
  }
}
