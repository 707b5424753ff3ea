import Containment
import GTK
import Localization

/// The first page of the welcome, with the ways to begin.
package final class WelcomeController: ViewController {
  /// A way to begin.
  enum Choice { case connect, importFile, lookAround }

  var onChoose: (Choice) -> Void = { _ in }
  /// Whether the app uses TMDB.
  var isConnected: Bool { didSet { showConnection() } }
  private let connect = ActionRow(leadingOn: tr("Connect TMDB"))
  private let importFile = ActionRow(leadingOn: tr("Import"))
  private let lookAround = ActionRow(title: tr("Look Around"), subtitle: "")

  package init(isConnected: Bool) {
    self.isConnected = isConnected
    super.init(title: tr("Welcome"))
  }

  package override func loadView() {
    let rows = PreferencesGroup(title: tr("Get Started"), [connect, importFile, lookAround])
    let page = StatusPage(
      title: tr("Welcome to Matinee"), description: tr("Your films and series: what to watch, and what you’ve seen."),
      child: rows)
    page.addStyle("compact")
    view = page
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for (row, choice) in [(connect, Choice.connect), (importFile, .importFile), (lookAround, .lookAround)] {
      row.onActivate { [weak self] in self?.onChoose(choice) }
    }
    importFile.subtitle = tr("Bring your ratings, history and lists from another app.")
    showConnection()
  }

  package override var preferredFocus: Widget { isConnected ? importFile : connect }

  private func showConnection() {
    connect.subtitle =
      isConnected ? tr("Connected") : tr("Find any film or series. It’s free, and takes a few minutes.")
    lookAround.subtitle =
      isConnected ? tr("Browse films and series.") : tr("Try Matinee with a small sample catalogue.")
  }
}
