import Containment
import GTK
import MatineeCore

/// The action `win.keep-offline`: makes the current place available offline and reports the result.
final class DownloadAction {
  /// The menu item's title and action.
  static let menuLine = (title: "Keep _Offline", action: "win.keep-offline")

  private let keeper: DownloadManager
  private let words: () -> DownloadText
  private var action: Action?
  private weak var coordinator: RootCoordinator?
  private var binding: Binding?

  init(_ keeper: DownloadManager, words: @escaping () -> DownloadText) {
    self.keeper = keeper
    self.words = words
    keeper.onEvent = { [weak self] in self?.tell($0) }
  }

  func install(on window: Window) {
    action = window.addAction("keep-offline", isOn: false) { [weak self] in self?.keep($0) }
  }

  /// Applies the action to the coordinator's current place from now on.
  func follow(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    binding = Binding({ [keeper, weak coordinator] in
      // Destinations aren't observable, but changes of the visible screens are.
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

  private func tell(_ event: DownloadManager.Event) {
    let sentence =
      switch event {
      case .kept(let place, let holdings): words().end(place, holdings)
      case .removed(let place): words().removed(place)
      case .problem(let sentence): sentence
      }
    coordinator?.controller.notify(sentence)
  }
}
