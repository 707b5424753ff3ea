import ArchitecturesSupport
import Containment
import GTK
import LoadingState
import TMDB

/// An item of a ``FilmListView``.
enum FilmListItem: Identifiable, Equatable {
  case film(FilmRow)
  case footer(LoadMoreState)

  /// The film's ID; `nil` for the footer, of which there is only one.
  nonisolated var id: Movie.ID? {
    if case .film(let row) = self { row.id } else { nil }
  }
}

/// A cell that shows a film or the footer.
final class FilmCell: ListCell {
  let widget: Widget
  private let bin: Bin
  private let row: ImageWithFourLabelsView<FilmRow>
  private let onRetry: () -> Void
  private lazy var footer = ListFooterView(onAction: onRetry)

  init(pictures: any ImageProviding, onRetry: @escaping () -> Void) {
    row = ImageWithFourLabelsView(images: pictures)
    // The cell has one label for all of its content; otherwise, a screen reader would read the parts as well.
    row.widget.setAccessibleHidden(true)
    bin = Bin(row.widget)
    widget = bin
    self.onRetry = onRetry
  }

  func bind(_ item: FilmListItem) {
    switch item {
    case .film(let film):
      row.configure(with: film)
      bin.child = row.widget
    case .footer(let state):
      footer.show(state)
      bin.child = footer.widget
    }
  }

  func unbind() { row.prepareForReuse() }

  func accessibleLabel(for item: FilmListItem) -> String {
    switch item {
    case .film(let film): row.accessibleLabel(of: film)
    case .footer(let state): ListFooterView.description(of: state)
    }
  }

  func accessibleDescription(for item: FilmListItem) -> String? {
    if case .film(let film) = item { row.accessibleDescription(of: film) } else { nil }
  }
}
