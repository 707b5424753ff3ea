import CAdwaita
import GTK
import GTKTestSupport
import TMDBTesting

/// A window with a toast overlay over a button.
@MainActor struct ToastScene {
  let window = Window(dialogFor: nil)
  let content = Button(label: "Content")
  let clock = ManualClock()
  let overlay: ToastOverlay

  static func make(animates: Bool) async throws -> ToastScene {
    let scene = ToastScene()
    Display.animates = animates
    try await eventually("the window") { scene.overlay.size.width > 1 }
    return scene
  }

  private init() {
    overlay = ToastOverlay(content, clock: clock)
    content.expandsVertically = true
    window.setContent(overlay)
    window.setDefaultSize(width: 500, height: 300)
    window.present()
  }

  /// The messages in the overlay, including hidden ones.
  var messages: [String] { overlay.tree.filter { $0.hasStyle("heading") }.compactMap(\.asLabel).map(\.text) }

  func shows(_ message: String) -> Bool { window.visibleTexts.contains(message) }

  /// Returns a button of the toast, visible or hidden.
  func button(_ name: String) -> Button? {
    overlay.tree.filter { $0.isA(gtk_button_get_type()) }.map { Button(retaining: $0.pointer) }
      .first { $0.label == name || $0.tooltip == name }
  }

  func nextFrame() async {
    await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
  }

  func close() {
    window.destroy()
    Display.animates = false
  }
}
