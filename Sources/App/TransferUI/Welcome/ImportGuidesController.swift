import Containment
import Foundation
import GTK
import Localization
import ScreenFoundation
import Transfer

/// The page of the welcome that explains how to export from other apps, with a button that chooses a file.
package final class ImportGuidesController: ViewController {
  /// Called when the user wants to choose a file.
  var onImport: () -> Void = {}
  /// Called when the user wants to connect TMDB.
  var onConnect: () -> Void = {}
  /// Called with the page that the user wants to see.
  var onOpenPage: (URL) -> Void = { _ in }
  /// Whether the app uses TMDB, which knows the titles of other apps.
  var isConnected: Bool { didSet { showConnection() } }
  private let group = PreferencesGroup(title: tr("Export from Another App"), [])
  private let button = Button(pill: "")

  package init(isConnected: Bool) {
    self.isConnected = isConnected
    super.init(title: tr("Import"))
  }

  package override func loadView() {
    for guide in ImportGuide.all { group.add(makeRow(guide)) }
    let page = PreferencesPage([group])
    page.expandsVertically = true
    button.addStyle("suggested-action")
    button.setMargins(12)
    view = Box(.vertical, [page, button])
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    button.onClick { [weak self] in
      guard let self else { return }
      isConnected ? onImport() : onConnect()
    }
    showConnection()
  }

  package override var preferredFocus: Widget { button }

  private func showConnection() {
    group.setExplanation(
      isConnected
        ? tr("Export your data there, then choose the file. You’ll see the changes before anything is imported.")
        : tr("Export your data there, and connect TMDB, which knows the titles. Then choose the file."))
    button.label = isConnected ? tr("Choose File…") : tr("Connect TMDB")
  }

  private func makeRow(_ guide: ImportGuide) -> ActionRow {
    let open = guide.page.map { page in
      let button = Button(icon: "adw-external-link-symbolic", name: tr("Open {app}", ["app": guide.name]))
      button.addStyle("flat")
      button.onClick { [weak self] in self?.onOpenPage(page) }
      return button
    }
    return ActionRow(title: guide.name, text: guide.steps, control: open)
  }
}
