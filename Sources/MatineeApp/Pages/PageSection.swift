import Containment

/// A part of a page: it shows some of what the page knows, and is not there where that is nothing.
protocol PageSection<Page>: ViewController {
  associatedtype Page

  func show(_ page: Page)
}
