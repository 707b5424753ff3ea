import GTK

/// A scroll observer for a compositional layout. It reports the sections that are about to become
/// visible, the sections whose end is near, and the next items.
final class CompositionalScroll<ID: Hashable, Item: Identifiable & Equatable> {
  /// Called with the next items of a grid or list, and their layout.
  var onPrefetch: ([Item], SectionLayout) -> Void = { _, _ in }
  private let page: CompositionalPage<ID, Item>
  private let adjustment: Adjustment
  private let isVisible: () -> Bool
  private var ahead: PrefetchObserver?
  /// The grids and lists whose end was near at the last check.
  private var ended: Set<ID> = []
  private var isWaiting = false

  init(_ page: CompositionalPage<ID, Item>, _ adjustment: Adjustment, isVisible: @escaping () -> Bool) {
    self.page = page
    self.adjustment = adjustment
    self.isVisible = isVisible
    adjustment.onScroll { [weak self] in self?.approach() }
    adjustment.onResize { [weak self] in self?.approach() }
    ahead = PrefetchObserver(adjustment) { [page, adjustment] isForward in
      isVisible() ? page.rows.layout.ahead(of: page.visible, page: adjustment.pageSize, isForward: isForward) : 0..<0
    } onChange: { [weak self] in
      self?.report($0)
    }
  }

  /// Prepares to report ends again for sections whose items change.
  func rearm(for rows: CompositionalRows<ID, Item>) {
    ended = ended.filter { id in rows[section: id].map { $0.items == page.rows[section: id]?.items } ?? false }
  }

  func contentDidAppear() {
    ended = []
    // Outside a window, the awaited layout never happens.
    isWaiting = false
    approach()
  }

  func contentDidDisappear() { ahead?.reset() }

  /// Determines the nearby sections: immediately by an estimate, and after the layout by the visible rows.
  func approach() {
    findNear()
    guard !isWaiting else { return }
    isWaiting = true
    page.onLayout { [weak self] in self?.settle() }
  }

  private func settle() {
    isWaiting = false
    findNear()
    checkEnds()
    ahead?.check()
  }

  private func findNear() {
    let layout = page.rows.layout
    let margin = adjustment.pageSize / 2
    page.approach(
      estimate: layout.near(adjustment.value, page: adjustment.pageSize, extent: adjustment.upper),
      visible: layout.rows(around: page.visible, before: margin, after: margin))
  }

  private func checkEnds() {
    let layout = page.rows.layout
    let visible = page.visible
    guard isVisible(), !visible.isEmpty else { return }
    let horizon = layout.rows(around: visible, before: 0, after: adjustment.pageSize)
    var near: Set<ID> = []
    for (index, section) in page.rows.sections.enumerated() where section.layout.isScrolledByPage {
      guard let last = layout.lines(of: index).last, horizon.contains(last) else { continue }
      near.insert(section.id)
    }
    let new = page.rows.sections.filter { near.contains($0.id) && !ended.contains($0.id) }
    ended = near
    new.forEach(page.onReachEnd)
  }

  private func report(_ range: Range<Int>) {
    var (items, layout): ([Item], SectionLayout) = ([], .list)
    for row in range.clamped(to: 0..<page.rows.layout.count) {
      guard case .line(let line) = page.rows[row], items.isEmpty || line.layout == layout else { continue }
      layout = line.layout
      items += line.items
      if items.count >= maximumPrefetchedRows { break }
    }
    onPrefetch(Array(items.prefix(maximumPrefetchedRows)), layout)
  }
}

extension SectionLayout {
  /// Whether the items scroll together with the page, unlike those of a shelf.
  nonisolated var isScrolledByPage: Bool { if case .shelf = self { false } else { true } }
}

private let maximumPrefetchedRows = 30
