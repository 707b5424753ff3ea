import Containment
import GTK

@testable import GenresExample

/// A record of the films that cells were bound to.
@MainActor final class BindingLog {
  var bound: [Int] = []
}

/// A cell that records each binding.
@MainActor final class CellSpy: Configurable {
  var widget: Widget { label }
  private let label = Label()
  private let journal: BindingLog

  init(_ journal: BindingLog) { self.journal = journal }

  func configure(with film: Film) {
    label.text = film.title
    journal.bound.append(film.id)
  }

  func prepareForReuse() {}

  func accessibleLabel(of film: Film) -> String { film.title }
}
