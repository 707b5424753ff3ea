import Containment
import GTK
import Localization
import ScreenFoundation

/// The page of the welcome that explains TMDB, opens its page for keys, and asks for a key.
package final class ConnectController: ViewController {
  /// Called when the user wants to see TMDB's page for keys.
  var onOpenPage: () -> Void = {}
  private let form: CredentialController
  private let container = ChildContainer("the key")

  package init(_ form: CredentialController) {
    self.form = form
    super.init(title: tr("Connect TMDB"))
  }

  package override func loadView() {
    let text = Label(
      wrapping: tr(
        """
        TMDB is a free database of films and series, made by its community. Matinee gets titles and pictures from it, \
        and needs your own key. Sign in, request an API key for personal use, copy it, and paste it here.
        """), breaksWords: false)
    let page = Button(pill: tr("Get a Key on TMDB"))
    page.onClick { [weak self] in self?.onOpenPage() }
    let intro = Box(.vertical, spacing: 18, [text, page])
    intro.setMargins(top: 18, bottom: 12, start: 12, end: 12)
    let scrolled = ScrolledWindow(
      Box(.vertical, [Clamp(intro, maximumWidth: PageMetrics.formWidth), container.widget]))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    view = scrolled
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    add(child: form, in: container)
  }

  package override var preferredFocus: Widget { form.preferredFocus }
}
