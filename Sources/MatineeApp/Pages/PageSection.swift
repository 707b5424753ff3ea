import Containment

/// A part of a page: it shows some of what the page knows, and is not there where that is nothing.
protocol PageSection<Page>: ViewController {
  associatedtype Page

  /// Whether a page may be begun here: not where a key that is pressed by habit would change something.
  var isStart: Bool { get }

  func show(_ page: Page)
}

extension PageSection {
  var isStart: Bool { true }
}
