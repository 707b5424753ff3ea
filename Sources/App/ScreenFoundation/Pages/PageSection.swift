import Containment

/// A section of a page. It shows a part of the page's content, and hides itself if there is none.
package protocol PageSection<Page>: ViewController {
  associatedtype Page

  /// Whether the page's initial focus may be in this section. `false` where a key pressed out of habit would change
  /// something.
  var isStart: Bool { get }
  /// Whether the section is as wide as its column, as suits shelves. Otherwise, it isn't wider than rows.
  var fillsWidth: Bool { get }

  func show(_ page: Page)
}

extension PageSection {
  package var isStart: Bool { true }
  package var fillsWidth: Bool { false }
}
