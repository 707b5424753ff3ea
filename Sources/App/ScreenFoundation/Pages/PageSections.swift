/// The sections of a page, in order from top to bottom.
package struct PageSections<Page> {
  package typealias Sections = [any PageSection<Page>]

  package var main: Sections
  /// The sections of a second column. A narrow window has no room for it, so they are last.
  package var aside: Sections = []
  /// The sections below both columns. They extend to the edge of the window, as suits shelves.
  package var below: Sections = []

  package init(main: Sections, aside: Sections = [], below: Sections = []) {
    self.main = main
    self.aside = aside
    self.below = below
  }
}
