import AppFoundation
import Containment
import Foundation
import GTK
import Library
import Localization
import Tracking

/// The button that marks a film as watched. Once it is watched, the button shows when. Its menu has other dates, and
/// everything about earlier viewings.
package final class WatchedButtonController: ViewController {
  /// The requests that need a dialog.
  struct Actions {
    /// Called when the user wants to choose a date and add details, with the suggested date; `nil` for today.
    var chooseDate: (TitleReference, PartialDate?) -> Void
    /// Called when the user wants to see all plays.
    var showAll: (TitleReference) -> Void
    var remove: (Play) -> Void
  }

  /// The film; `nil` until it is known.
  var film: TitleReference?
  /// Whether watching the film is the next step.
  var isSuggested = false {
    didSet { button.setStyle("suggested-action", isOn: isSuggested) }
  }
  private let plays: TitlePlays
  private let texts: TitleTexts
  private let actions: Actions
  private let button = SplitButton(label: tr("Mark as Watched"), menuName: tr("When You Watched It"))
  private var binding: Binding?

  init(_ plays: TitlePlays, texts: TitleTexts, actions: Actions) {
    self.plays = plays
    self.texts = texts
    self.actions = actions
    super.init()
  }

  package override func loadView() { view = button }

  package override func viewDidLoad() {
    super.viewDidLoad()
    button.wrapLabel()
    button.onClick { [weak self] in self?.press() }
    binding = Binding({ [plays] in (plays.state, plays.latest) }) { [weak self] in self?.update($0, $1) }
  }
}

extension WatchedButtonController {
  private func press() {
    guard let film else { return }
    plays.latest.isEmpty ? watch() : actions.showAll(film)
  }

  private func watch(on date: PartialDate? = nil) {
    if let film { plays.library.begin { [library = plays.library] in await library.watch(film, on: date) } }
  }

  private func update(_ state: TitlePlays.State, _ latest: [Play]) {
    // The stars' place explains why the library is closed.
    view.isVisible = if case .closed = state { false } else { true }
    view.isSensitive = state != .opening
    button.label = Self.text(latest, texts)
    button.setItems([dates(isFirst: latest.isEmpty)] + (latest.isEmpty ? [] : [changes(latest)]))
  }

  /// - Parameter isFirst: Whether the film wasn't watched before.
  private func dates(isFirst: Bool) -> [MenuItem] {
    let today = MenuItem(isFirst ? tr("_Today") : tr("Watched _Again Today"), name: "watched-today") { [weak self] in
      self?.watch()
    }
    let yesterday = MenuItem(
      isFirst ? tr("_Yesterday…") : tr("Watched Again _Yesterday…"), name: "watched-yesterday"
    ) { [weak self] in self?.chooseDate(.yesterday()) }
    let other = MenuItem(
      isFirst ? tr("_Choose Date…") : tr("Watched Again on Another _Date…"), name: "watched-on-date"
    ) { [weak self] in self?.chooseDate() }
    let unknown = MenuItem(tr("_Unknown Date"), name: "watched-unknown") { [weak self] in self?.watch(on: .unknown) }
    return [today, yesterday, other] + (isFirst ? [unknown] : [])
  }

  private func changes(_ latest: [Play]) -> [MenuItem] {
    let edit = MenuItem(tr("_Edit History…"), name: "edit-plays") { [weak self] in
      if let self, let film { actions.showAll(film) }
    }
    guard let play = latest.first, latest.count == 1 else { return [edit] }
    return [edit, MenuItem(tr("_Remove from History"), name: "remove-play") { [actions] in actions.remove(play) }]
  }

  private func chooseDate(_ date: PartialDate? = nil) {
    if let film { actions.chooseDate(film, date) }
  }

  private static func text(_ plays: [Play], _ texts: TitleTexts) -> String {
    switch plays.count {
    case 0: tr("Mark as Watched")
    case 1: [tr("Watched"), plays.first.flatMap { texts.when($0.date) }].compactMap(\.self).joined(separator: " · ")
    default:
      tr(
        one: "Watched {count} Time", other: "Watched {count} Times", count: plays.count,
        ["count": texts.count(plays.count)])
    }
  }
}
