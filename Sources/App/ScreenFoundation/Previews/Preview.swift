import Catalogue
import Containment

/// A controller of the app on its own, in some of its states, as the gallery shows it.
///
/// Every destination has a preview. Any other controller is in the list of its module. A test finds controllers without
/// a preview, and states without an entry.
package struct Preview<Context> {
  /// The title in header capitalization.
  package let title: String
  package let states: [PreviewState]
  package let make: (Context) -> ViewController

  package init(
    _ title: String, _ states: [PreviewState] = [.content], make: @escaping (Context) -> ViewController
  ) {
    self.title = title
    self.states = states
    self.make = make
  }

  /// Returns the same preview for a context that contains this one's.
  package func within<Outer>(_ context: @escaping (Outer) -> Context) -> Preview<Outer> {
    Preview<Outer>(title, states) { [make] in make(context($0)) }
  }
}

/// A state of a previewed controller, which is that of its network or its library.
package enum PreviewState: String, CaseIterable, Sendable {
  case content = "Content"
  /// All names and texts are long.
  case longTexts = "Long Texts"
  /// The network never responds.
  case loading = "Loading"
  /// All lists from the network are empty.
  case empty = "Empty"
  /// The network responds with errors.
  case failed = "Failed"
  /// The library never opens.
  case libraryOpening = "Library Opening"
  case libraryEmpty = "Library Empty"
  /// The library can't be read.
  case libraryFailed = "Library Failed"
}

extension [PreviewState] {
  /// The states of a controller that loads its content from the network.
  package static var network: Self { [.content, .longTexts, .loading, .empty, .failed] }
  /// The states of a controller that loads its content from the library.
  package static var library: Self { [.content, .longTexts, .libraryOpening, .libraryEmpty, .libraryFailed] }
  /// The states of a section whose page comes from the network.
  package static var section: Self { [.content, .longTexts] }
  /// The states of a section that also shows the user's library.
  package static var librarySection: Self { section + [.libraryOpening, .libraryFailed] }
}

/// A context of previews that need no more than any screen has.
package protocol PreviewContext {
  var screens: ScreenContext { get }
}

extension ScreenContext: PreviewContext {
  package var screens: ScreenContext { self }
}

/// A page of the sample catalogue.
package struct PreviewPage<Page> {
  package let load: (PageClient) async throws -> Page

  package init(load: @escaping (PageClient) async throws -> Page) { self.load = load }
}

extension Preview where Context: PreviewContext {
  /// Returns a preview of a part of a page, which is shown once `make` has loaded what it needs.
  package static func part(
    _ title: String, _ states: [PreviewState] = [.content],
    make: @escaping @MainActor (Context) async throws -> ViewController?
  ) -> Preview {
    Preview(title, states) { context in
      PreviewLoader.make(context.screens, scrolls: true) { try await make(context) }
    }
  }

  /// Returns a preview of a section with the content of a page.
  package static func section<Page>(
    _ title: String, _ states: [PreviewState] = .section, of page: PreviewPage<Page>,
    make: @escaping @MainActor (Context) async throws -> (any PageSection<Page>)?
  ) -> Preview {
    part(title, states) { context in
      let content = try await page.load(context.screens.app.catalogue.pages)
      let section = try await make(context)
      section?.show(content)
      return section
    }
  }
}
