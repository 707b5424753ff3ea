import Containment
import GTK

/// The header of a page. It is made with the information available before the page loads.
package protocol PageHeader<Page>: AnyObject {
  associatedtype Page

  var widget: Widget { get }
  /// The picture that the page shares with the view that opened it.
  var picture: DownloadImageView { get }
  func show(_ page: Page)
  /// The container of the page's actions; `nil` if the header has none.
  var actions: ChildContainer? { get }
  func title(of page: Page) -> String
  /// Returns the small text below the title in the header bar; `nil` for none.
  func subtitle(of page: Page) -> String?
  /// The title in large letters, which replaces the one in the header bar; `nil` if there is none.
  var titleLabel: Widget? { get }
}

extension PageHeader {
  package var actions: ChildContainer? { nil }
  package var titleLabel: Widget? { nil }
  package func subtitle(of page: Page) -> String? { nil }
}
