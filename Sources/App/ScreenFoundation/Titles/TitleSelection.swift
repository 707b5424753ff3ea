import Catalogue
import Containment

/// The titles on a list, to which a search can add others.
package struct TitleSelection {
  /// The list's name.
  package let name: String
  /// Marks the titles on the list.
  package let badges: any TitleBadges
  /// Adds a title, or removes it if it is on the list.
  package let toggle: (TitleSummary) -> Void
  /// The parent of the search's window.
  package let parent: (any DialogParent)?

  package init(
    name: String, badges: any TitleBadges, parent: (any DialogParent)?, toggle: @escaping (TitleSummary) -> Void
  ) {
    self.name = name
    self.badges = badges
    self.parent = parent
    self.toggle = toggle
  }
}
