import AccessibilityAudit
import AuditTestSupport
import CAdwaita
import GTK
import GTKTestSupport

/// A window with one defect of each kind among correct widgets.
@MainActor final class DefectiveFixture {
  let window = Window(dialogFor: nil)

  /// The defects, in the order of the audit's findings.
  let defects: [(kind: Finding.Kind, element: String)] = [
    (.unnamedControl, "button"),
    (.typeNameAsName, "button"),
    (.undescribedPicture, "img"),
    (.smallTarget, "button “Tiny”"),
    (.truncatedText, "label “A label that has far more to say than there is room for”"),
    (.brokenWord, "button “Download” › label “Download”"),
    (.lowContrast, "label “Pale words”"),
    (.trappedFocus, "button “Trap”"),
    (.unreachableFocus, "button “Pointer Only”"),
  ]

  init() {
    window.title = "Defects"
    window.addStyleRules(
      """
      .tiny { min-height: 0; min-width: 0; padding: 0; }
      label.pale { color: #999999; background: #ffffff; }
      """)
    let unnamed = Button(icon: "open-menu-symbolic", name: "")
    unnamed.tooltip = "A tooltip isn’t a name"
    let typeNamed = Widget(new: gtk_button_new_from_icon_name("open-menu-symbolic"))
    let picture = Widget(new: gtk_image_new_from_icon_name("folder-symbolic"))
    let cut = Label("A label that has far more to say than there is room for")
    cut.maximumLines = 1
    cut.maximumCharacters = 10
    cut.horizontalAlignment = .start
    let pale = Label("Pale words")
    pale.addStyle("pale")
    let pointerOnly = Button(label: "Pointer Only")
    gtk_widget_set_focusable(pointerOnly.widget, 0)
    window.setContent(
      Box(
        .vertical, spacing: 6,
        [
          HeaderBar(), Button(label: "Before"), unnamed, typeNamed, picture, tiny(), cut,
          Clamp.narrowButton("Download", breaksWords: true), pale, pointerOnly, trap(),
          Button(label: "After"),
        ]))
  }

  func open() async throws {
    window.setDefaultSize(width: 400, height: 500)
    window.present()
    try await eventually("the window") { window.isMapped && window.size.width > 1 }
  }

  private func tiny() -> Widget {
    let tiny = Button(icon: "window-close-symbolic", name: "Tiny")
    tiny.addStyle("tiny")
    tiny.horizontalAlignment = .start
    return tiny
  }

  /// Makes a button that swallows the Tab key.
  private func trap() -> Widget {
    let trap = Button(label: "Trap")
    let keys = Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    keys.connect("key-pressed") { (arguments: SignalArguments) in
      [Int(GDK_KEY_Tab), Int(GDK_KEY_ISO_Left_Tab)].contains(arguments.unsignedInteger(0))
    }
    gtk_widget_add_controller(trap.widget, keys.opaque)
    return trap
  }
}
