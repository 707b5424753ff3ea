import GTK

/// The sizes of the cells of each layout.
final class SectionMetrics<Item: Identifiable & Equatable> {
  private let makeView: (SectionLayout) -> any Configurable<Item>
  private var cells: [SectionLayout: (width: Double, height: Double)] = [:]

  init(makeView: @escaping (SectionLayout) -> any Configurable<Item>) { self.makeView = makeView }

  /// Returns the number of columns and the approximate height of a layout's rows.
  ///
  /// - Parameter width: The width of the page, or 0 before it is known.
  func measure(_ layout: SectionLayout, width: Double) -> (columns: Int, height: Double) {
    switch layout {
    case .shelf(let shape): (1, Self.shelfHeight(of: shape))
    case .grid: (columns(of: layout, width: width), cell(of: layout).height)
    case .list: (1, cell(of: layout).height)
    }
  }

  /// Discards the measurements, so that the next ones use the current text size.
  func reset() { cells = [:] }

  /// Returns whether a grid of the page has another number of columns at a width.
  func changesColumns<ID>(of rows: CompositionalRows<ID, Item>, width: Double) -> Bool {
    zip(rows.sections, rows.layout.sections).contains { section, measured in
      if case .grid = section.layout { columns(of: section.layout, width: width) != measured.columns } else { false }
    }
  }

  private func columns(of layout: SectionLayout, width: Double) -> Int {
    CompositionalLayout.columns(in: width > 1 ? width : commonWidth, cellWidth: cell(of: layout).width)
  }

  private func cell(of layout: SectionLayout) -> (width: Double, height: Double) {
    if let cell = cells[layout] { return cell }
    let view = makeView(layout).widget
    let width = view.measuredWidth().natural
    let cell = (Double(width) + cellPadding, Double(view.measuredHeight(width: width).natural) + cellPadding)
    cells[layout] = cell
    return cell
  }

  private static func shelfHeight(of shape: CardShape) -> Double {
    let lines = Double(shape.titleLines + shape.detailLines) + 2
    return Double(shape.pictureSize.height) + lines * lineHeight * Display.textScale + shelfPadding
  }
}

/// The padding of a cell on both sides together, in application pixels.
private let cellPadding = 12.0
/// The width of a page before its first layout, in application pixels.
private let commonWidth = 800.0
/// The height of a line in application pixels, at the default text size.
private let lineHeight = 17.0
private let shelfPadding = 36.0
