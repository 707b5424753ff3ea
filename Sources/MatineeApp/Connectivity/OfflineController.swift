import Containment
import Foundation
import GTK
import LoadingState
import MatineeCore
import Observation

/// Gives any controller a line at its foot that says that TMDB cannot be asked, how old what is seen is, and what can be
/// done; it comes and goes by itself. Above it, another tells what is being kept for such times.
///
/// At the foot it moves nothing that is being read.
final class OfflineController: ViewController {
  /// Called when the line's button is pressed.
  var onAction: (StateMessage.Action) -> Void = { _ in }

  private let content: ViewController
  private let connectivity: Connectivity
  private let texts: TitleTexts
  private let line = BannerView(isQuiet: true)
  private let keeping: KeepingLine?
  private let readOnly: ReadOnlyLine?
  private let shown = ShownScreens()
  private var binding: Binding?
  private var announced = Connectivity.State.online

  /// - Parameters:
  ///   - content: stays as it is.
  ///   - keeping: what is being kept.
  ///   - readOnly: says that changes to the library can't be saved.
  ///   - texts: how dates are written.
  init(
    _ content: ViewController, connectivity: Connectivity, keeping: KeepingLine? = nil, readOnly: ReadOnlyLine? = nil,
    texts: TitleTexts
  ) {
    self.content = content
    self.keeping = keeping
    self.readOnly = readOnly
    self.connectivity = connectivity
    self.texts = texts
    super.init(title: content.title)
  }

  override func loadView() {
    view = Box(.vertical)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.view.expandsVertically = true
    add(child: content)
    for line in [readOnly?.widget, keeping?.widget, line.widget] { line.map { (view as? Box)?.append($0) } }
    readOnly?.start { [weak self] in self?.announce($0) }
    keeping?.start { [weak self] in self?.announce($0) }
    line.onAction = { [weak self] in self?.onAction($0) }
    binding = Binding({ [connectivity, shown, weak content] in
      _ = shown.changes
      return (connectivity.state, content?.visibleScreens.compactMap(\.savedDate).min())
    }) { [weak self] in self?.show($0, saved: $1) }
  }

  override var preferredFocus: Widget { content.preferredFocus }

  override func viewDidAppear() {
    super.viewDidAppear()
    screensChanged()
  }

  /// Other screens are seen from now on.
  func screensChanged() { shown.changes += 1 }

  /// Counts how often other screens came to be seen; to be followed by observation.
  var screenChanges: Int { shown.changes }

  private func show(_ state: Connectivity.State, saved: Date?) {
    line.message = StateMessage(state, saved: saved, texts: texts)
    defer { announced = state }
    guard state != announced else { return }
    announce(line.message?.explanation ?? "TMDB can be reached again.")
  }
}

/// Counts the changes of what is on screen, to be followed by observation.
@Observable
private final class ShownScreens {
  var changes = 0
}

extension ViewController {
  /// Tells the line about the network that this screen has come or gone.
  func tellScreensChanged() {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? OfflineController }.first?.screensChanged()
  }
}
