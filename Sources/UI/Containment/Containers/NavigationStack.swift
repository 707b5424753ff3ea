/// The pages of a navigation stack, the popped pages that Forward returns to, and the rule for which pages stay loaded.
///
/// A pure value type that is tested with a table.
struct NavigationStack<Page: AnyObject> {
  /// The pages, from the root to the top page.
  private(set) var pages: [Page] = []
  /// The popped pages that Forward returns to, the next one last.
  private(set) var forward: [Page] = []

  mutating func push(_ page: Page) { pages.append(page) }

  /// Pops the pages above an index. Forward returns to them.
  mutating func pop(to index: Int) {
    let popped = pages[(index + 1)...].reversed()
    forward += popped
    pages.removeLast(popped.count)
  }

  /// Removes a page for good.
  mutating func remove(_ page: Page) { pages.removeAll { $0 === page } }

  /// Removes a page from ``forward``, because it is about to be pushed again.
  ///
  /// - Returns: `false` if the page isn't the next one forward.
  mutating func takeForward(_ page: Page) -> Bool {
    guard forward.last === page else { return false }
    forward.removeLast()
    return true
  }

  mutating func clearForward() { forward = [] }

  /// The indices of the pages near the top, whose views stay loaded. They include the visible page and the pages that a
  /// swipe or quick presses of Back can reach.
  var nearIndices: Range<Int> { pages.indices.suffix(loadedPages) }

  /// The pages between the root and the near ones, whose views can be unloaded.
  var distantPages: [Page] { pages.dropFirst().dropLast(loadedPages) }

  /// The popped pages whose views can be unloaded: all except the next one forward.
  var distantForward: [Page] { forward.dropLast() }
}

/// The number of pages at the top of the stack whose views stay loaded.
private let loadedPages = 4
