import Containment
import GTK
import Localization
import MatineeCore

/// The active filters of a list of titles. Pressing one removes it.
final class FilterChipsController: ViewController {
  private let model: DiscoverModel
  private let chips = FlowView(name: tr("Filters"))
  private var binding: Binding?

  init(_ model: DiscoverModel) {
    self.model = model
    super.init()
  }

  override func loadView() {
    chips.widget.setMargins(top: 12, bottom: 0, start: 22, end: 22)
    view = chips.widget
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    chips.onSelect = { [weak self] in self?.remove($0) }
    binding = Binding({ [model] in
      model.chips.map { Pill(id: $0.filter.name, title: $0.text, isRemovable: true) }
    }) { [chips] in chips.pills = $0 }
  }

  private func remove(_ pill: Pill) {
    if let chip = model.chips.first(where: { $0.filter.name == pill.id }) { model.remove(chip.filter) }
  }
}
