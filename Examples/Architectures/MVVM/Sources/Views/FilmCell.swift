import ArchitecturesSupport
import Containment
import GTK

/// A row that shows a film or the footer.
final class FilmCell: ListCell {
  let widget: Widget
  private let content: Bin
  private let film: ImageWithFourLabelsView<FilmRow>
  private let footer: ListFooterView

  init(images: any ImageProviding, onRetry: @escaping () -> Void) {
    film = ImageWithFourLabelsView(images: images)
    footer = ListFooterView(onAction: onRetry)
    // The row has one label for all of its content; otherwise, a screen reader would read the parts as well.
    film.widget.setAccessibleHidden(true)
    content = Bin(film.widget)
    widget = content
  }

  func bind(_ item: FilmsItem) {
    switch item {
    case .film(let row):
      film.configure(with: row)
      show(film.widget)
    case .footer(let state):
      footer.show(state)
      show(footer.widget)
    }
  }

  func unbind() { film.prepareForReuse() }

  func accessibleLabel(for item: FilmsItem) -> String {
    switch item {
    case .film(let row): film.accessibleLabel(of: row)
    case .footer(let state): ListFooterView.description(of: state)
    }
  }

  func accessibleDescription(for item: FilmsItem) -> String? {
    if case .film(let row) = item { film.accessibleDescription(of: row) } else { nil }
  }

  private func show(_ child: Widget) {
    if content.child?.pointer != child.pointer { content.child = child }
  }
}
