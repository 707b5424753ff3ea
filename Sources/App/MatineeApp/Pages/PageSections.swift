/// The sections of a page, in order from top to bottom.
struct PageSections<Page> {
  typealias Sections = [any PageSection<Page>]

  var main: Sections
  /// The sections of a second column. A narrow window has no room for it, so they are last.
  var aside: Sections = []
  /// The sections below both columns. They extend to the edge of the window, as suits shelves.
  var below: Sections = []
}
