import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The order and the filters of the rated titles, and what the filters hide.
final class RatingsBar {
  /// The order and the filters.
  var widget: Widget { chips.widget }
  /// The progress of fetching details, and what the filters hide.
  let messages = Box(.vertical, spacing: 6)
  /// Called with the reason why the details of titles can't be fetched.
  var onFailure: (String) -> Void = { _ in }
  private let progress = MissingDetailsView()
  private let chips: ChipRow
  private let model: RatingsModel
  private let order = ChoiceChip(name: tr("Order"))
  private let kinds: [(kind: TitleID.Kind, button: ToggleButton)]
  private let genre: ChoiceChip
  private let score: RemovableChip
  private let unknownDecade: RemovableChip
  private let decades: [(decade: Int, button: ToggleButton)]
  private let unknownGenres = Button(label: "")
  private let unknownDecades = Button(label: "")
  private let remark = Label(
    wrapping: tr("No titles match all of your filters."), breaksWords: false, styles: "dim-label")
  private var bindings: [Binding] = []
  private var isUpdating = false

  init(_ model: RatingsModel) {
    self.model = model
    kinds = [(.movie, ToggleButton(toggle: tr("Films"))), (.show, ToggleButton(toggle: tr("Series")))]
    genre = ChoiceChip(name: tr("Genre")) { [model] in model.filter.genre = nil }
    score = RemovableChip { [model] in model.filter.score = nil }
    unknownDecade = RemovableChip { [model] in model.filter.decade = nil }
    // Hidden chips take up no space.
    let years = TitleReference.years
    decades = stride(from: years.upperBound / 10 * 10, through: years.lowerBound, by: -10).map {
      ($0, ToggleButton(toggle: RatingsModel.text(ofDecade: $0)))
    }
    let toggles = kinds.map(\.button) + decades.map(\.button)
    toggles.forEach { $0.addStyle("chip") }
    chips = ChipRow(
      [order.widget] + kinds.map(\.button) + [genre.widget, score.button, unknownDecade.button] + decades.map(\.button),
      topMargin: 6)
    [unknownGenres, unknownDecades, progress.widget, remark].forEach(messages.append)
    messages.addPageMargins()
    for part in [unknownGenres, unknownDecades] {
      part.addStyle("flat")
      part.horizontalAlignment = .start
      part.isVisible = false
    }
    remark.setMargins(top: 6, bottom: 6)
    remark.isVisible = false
    connect()
    bindings = [
      Binding({ [model] in (model.filter, model.genres, model.decades) }) { [weak self] _ in self?.update() },
      Binding({ [model] in (model.unknownGenres, model.unknownDecades) }) { [weak self] in
        self?.show(unknownGenres: $0, unknownDecades: $1)
      },
      Binding({ [model] in model.missingDetails.state }) { [weak self] in self?.show($0) },
    ]
    Task { [model] in await model.loadGenres() }
  }

  func show(isEmpty: Bool) { remark.isVisible = isEmpty }
}

extension RatingsBar {
  /// Shows the model's order and filters.
  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    let filter = model.filter
    order.show(filter.order.title)
    order.setItems(
      RatingsFilter.Order.allCases.map { choice in
        MenuItem(choice.title, name: "order-\(choice.rawValue)", isOn: choice == filter.order) { [model] in
          model.filter.order = choice
        }
      })
    for (kind, button) in kinds { button.isActive = filter.kind == kind }
    genre.show(model.genreText ?? tr("Any Genre"), isRemovable: filter.genre != nil)
    genre.setItems(model.genres.map(item))
    genre.widget.isVisible = !model.genres.isEmpty || filter.genre != nil
    score.show(model.scoreText)
    unknownDecade.show(filter.decade == .unknown ? tr("Unknown Decade") : nil)
    for (decade, button) in decades {
      button.isActive = filter.decade == .known(decade)
      button.isVisible = model.decades.contains(decade) || button.isActive
    }
  }

  /// - Parameters:
  ///   - unknownGenres: The number of titles hidden because their genres are unknown.
  ///   - unknownDecades: The number of titles hidden because their decade is unknown.
  private func show(unknownGenres genres: Int, unknownDecades decades: Int) {
    for (button, count, text) in [
      (unknownGenres, genres, tr("Unknown Genre ({count})", ["count": "\(genres)"])),
      (unknownDecades, decades, tr("Unknown Decade ({count})", ["count": "\(decades)"])),
    ] {
      button.isVisible = count > 0
      if count > 0, button.label != text { button.label = text }
    }
  }

  private func show(_ state: MissingDetails.State) {
    let hadFocus = progress.widget.containsFocus
    progress.show(state)
    // The line and its button have disappeared.
    if hadFocus, state == .complete { order.focus() }
    if case .failed(let sentence, _) = state { onFailure(sentence) }
  }

  private func item(_ genre: NamedGenre) -> MenuItem {
    let value = RatingsFilter.Value.known(genre.id.number)
    return MenuItem(genre.name, name: "genre-\(genre.id.number)", isOn: model.filter.genre == value) { [model] in
      model.filter.genre = value
    }
  }

  private func connect() {
    progress.onStart = { [model] in model.missingDetails.start() }
    progress.onCancel = { [model] in model.missingDetails.cancel() }
    for (kind, button) in kinds {
      button.onToggle { [weak self, weak button] in
        if let self, let button, !isUpdating { model.filter.kind = button.isActive ? kind : nil }
      }
    }
    for (decade, button) in decades {
      button.onToggle { [weak self, weak button] in
        if let self, let button, !isUpdating { model.filter.decade = button.isActive ? .known(decade) : nil }
      }
    }
    unknownGenres.onClick { [genre, model] in
      // The button disappears.
      genre.focus()
      model.filter.genre = .unknown
    }
    unknownDecades.onClick { [order, model] in
      order.focus()
      model.filter.decade = .unknown
    }
  }
}

extension RatingsFilter.Order {
  fileprivate var title: String {
    switch self {
    case .score: tr("Highest First")
    case .lowest: tr("Lowest First")
    case .date: tr("Latest First")
    case .difference: tr("Farthest from Average")
    }
  }
}
