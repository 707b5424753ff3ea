import Containment
import GTK

/// A toolbar with menus for the simulated network's latency and fault, and a button that reloads the entry.
final class NetworkSwitchesController: ViewController {
  /// Called when the user reloads the entry.
  var onReload: () -> Void = {}
  private let network: SimulatedNetwork

  init(_ network: SimulatedNetwork) {
    self.network = network
    super.init()
  }

  override func loadView() {
    let reload = Button(icon: "view-refresh-symbolic", name: "Reload")
    reload.onClick { [weak self] in self?.onReload() }
    let bar = LayoutBox(
      FlowLayout(spacing: 6), [makeMenu("Latency", \.latency), makeMenu("Fault", \.fault), reload])
    bar.expandsHorizontally = true
    bar.verticalAlignment = .center
    let row = Box(.horizontal, [bar])
    row.addStyle("banner", "quiet")
    view = row
  }

  private func makeMenu<Value: NetworkSwitch>(
    _ name: String, _ property: ReferenceWritableKeyPath<SimulatedNetwork, Value>
  ) -> MenuButton {
    let button = MenuButton(label: "", name: name)
    update(button, property)
    return button
  }

  private func update<Value: NetworkSwitch>(
    _ button: MenuButton, _ property: ReferenceWritableKeyPath<SimulatedNetwork, Value>
  ) {
    let current = network[keyPath: property]
    button.label = current.title
    let items = Value.allCases.map { value in
      MenuItem(value.title, name: "\(value)", isOn: value == current) { [weak self, weak button, network] in
        network[keyPath: property] = value
        if let button { self?.update(button, property) }
      }
    }
    button.setItems([items])
  }
}
