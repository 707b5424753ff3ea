import AppFoundation
import Containment
import GTK
import Localization

/// The dialog for entering and checking a TMDB key.
package final class CredentialWindow {
  private let window: Window

  package init(model: CredentialModel, over parent: Window?, onAccepted: @escaping () -> Void) {
    let form = CredentialController(model)
    window = PagesWindow(title: tr("TMDB Key"), height: 1, NavigationController(root: form), over: parent).window
    form.onAccepted = { [weak form] in
      onAccepted()
      form?.view.window?.close()
    }
  }

  package func present() {
    window.present()
    window.rootViewController?.takeFocus()
  }
}
