import Containment
import GTK
import MatineeCore

/// `win.keep-offline`: keeps the place where the user is for when there is no network, and tells what has come of it.
final class KeepingAction {
  /// As menus have it.
  static let menuLine = (title: "Keep _Offline", action: "win.keep-offline")

  private let keeper: OfflineKeeper
  private let words: () -> KeepingWords
  private var action: Action?
  private weak var coordinator: RootCoordinator?
  private var binding: Binding?

  init(_ keeper: OfflineKeeper, words: @escaping () -> KeepingWords) {
    self.keeper = keeper
    self.words = words
    keeper.onEvent = { [weak self] in self?.tell($0) }
  }

  func install(on window: Window) {
    action = window.addAction("keep-offline", isOn: false) { [weak self] in self?.keep($0) }
  }

  /// Is about the place where the user is, wherever that is from now on.
  func follow(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    binding = Binding({ [keeper, weak coordinator] in
      // Places cannot be observed, but that others are seen can.
      _ = coordinator?.root.screenChanges
      let place = coordinator?.keptPlace
      return (place != nil, place.map { keeper.state(of: $0.id) != nil } ?? false)
    }) { [weak self] canKeep, isKept in
      self?.action?.isEnabled = canKeep
      self?.action?.isOn = isKept
    }
  }

  private func keep(_ isWanted: Bool) {
    guard let place = coordinator?.keptPlace else { return }
    isWanted ? keeper.keep(place) : keeper.remove(place.id)
  }

  private func tell(_ event: OfflineKeeper.Event) {
    let sentence =
      switch event {
      case .kept(let place, let holdings): words().end(place, holdings)
      case .removed(let place): words().removed(place)
      case .problem(let sentence): sentence
      }
    coordinator?.controller.notify(sentence)
  }
}
