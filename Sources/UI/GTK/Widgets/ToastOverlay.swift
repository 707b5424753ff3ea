import CAdwaita
import Localization

/// A widget that shows one short message at a time over its content, which never moves.
///
/// The message appears at the bottom of the lowest scroll area, above the controls below it. If it would cover there
/// what the user has just used (the focused widget, or the place of the pointer), it appears below the header.
///
/// It replaces `AdwToastOverlay`. In libadwaita 1.2, that widget frees a dismissed toast after its fade-out, even if
/// its slide-in animation is still running. The program then crashes. Here, one toast exists for the overlay's
/// lifetime, and a new message replaces the text and the button of the previous one.
public final class ToastOverlay: Widget {
  /// Creates an overlay without a message.
  ///
  /// - Parameter clock: The clock for the time that a message stays visible.
  public convenience init(_ child: Widget, clock: any Clock<Duration> = ContinuousClock()) {
    self.init(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let toast = Toast(over: child, clock: clock)
    retain(toast, for: toastKey)
    setLayout(toast.layout)
    for part in [child, toast.revealer] { gtk_box_append(cast(to: GtkBox.self), part.widget) }
    addShortcut("Escape", isLocal: true) { [weak toast] in toast?.dismiss() ?? false }
  }

  /// Shows a message for a few seconds, on as many lines as it needs. It replaces the previous message, whose button
  /// then does nothing.
  ///
  /// - Parameters:
  ///   - button: The label of a button next to the message; `nil` shows no button.
  ///   - action: A closure that is called when that button is clicked, which also dismisses the message.
  public func show(_ message: String, button: String? = nil, action: @escaping () -> Void = {}) {
    toast?.show(message, button: button, action: action)
  }

  /// Dismisses the message before its timeout. Returns `false` if no message is visible.
  @discardableResult
  public func dismiss() -> Bool { toast?.dismiss() ?? false }

  private var toast: Toast? { retained(for: toastKey) as? Toast }
}

/// The message and its buttons.
private final class Toast {
  let revealer: Revealer
  let layout = ToastLayout()
  private let content: Widget
  private let placement: ToastPlacement
  private let clock: any Clock<Duration>
  private let label = Label(wrapping: "", styles: "heading")
  private let button = Button(label: "")
  private let surface = Widget(cssName: "toast")
  private var action: (() -> Void)?
  private var timer: Timer?
  private var isHovered = false

  init(over content: Widget, clock: any Clock<Duration>) {
    self.content = content
    self.clock = clock
    label.setMargins(top: 3, bottom: 3, start: 6, end: 6)
    label.expandsHorizontally = true
    label.verticalAlignment = .center
    let close = Button(icon: "window-close-symbolic", name: tr("Close"))
    close.addStyle("circular", "flat")
    for part in [label, button, close] { gtk_box_append(surface.cast(to: GtkBox.self), part.widget) }
    for part in [button, close] { part.verticalAlignment = .center }
    // GTK 4.8 leaks everything it draws within an empty clip, so the toast fades and doesn't slide.
    revealer = Revealer(surface, transition: .crossfade)
    revealer.isTarget = false
    placement = ToastPlacement(of: revealer, over: content, layout)
    layout.onLayout = { [weak placement] in placement?.contentDidLayOut() }
    close.onClick { [weak self] in self?.dismiss() }
    button.onClick { [weak self] in self?.press() }
    surface.onHover { [weak self] in self?.isHovered = $0 }
  }

  func show(_ message: String, button title: String?, action: @escaping () -> Void) {
    self.action = title == nil ? nil : action
    label.text = message
    if title == nil { returnFocus(from: button) }
    button.label = title ?? ""
    button.isVisible = title != nil
    placement.begin()
    revealer.isTarget = true
    revealer.isRevealed = true
    startTimer(title == nil ? shortTimeout : longTimeout)
  }

  @discardableResult
  func dismiss() -> Bool {
    guard revealer.isRevealed else { return false }
    action = nil
    timer = nil
    returnFocus(from: surface)
    revealer.isTarget = false
    revealer.isRevealed = false
    placement.end()
    return true
  }

  private func press() {
    let action = action
    dismiss()
    action?()
  }

  private func startTimer(_ timeout: Duration) {
    timer = Timer(after: timeout, clock: clock) { [weak self] in
      guard let self else { return }
      // A user who points at the toast or has tabbed to it is about to use it.
      if isHovered || surface.containsFocus { startTimer(timeout) } else { dismiss() }
    }
  }

  private func returnFocus(from part: Widget) { if part.containsFocus { content.focus() } }
}

/// A layout in which the content fills the overlay and the toast is centered near an edge, at its natural width.
final class ToastLayout: LayoutRule {
  /// The edge of the overlay at which the toast appears.
  var edge = ToastEdge.bottom
  /// The distances between the toast and the edges, in application pixels.
  var insets = (top: 0, bottom: 0)
  /// Called after the content got its size.
  var onLayout: () -> Void = {}

  func width(of children: [Widget]) -> Extent { children[0].measuredWidth() }

  func height(of children: [Widget], width: Int) -> Extent { children[0].measuredHeight(width: width) }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    onLayout()
    return [
      Frame(x: 0, y: 0, width: width, height: height), frame(of: children[1], width: width, height: height),
    ]
  }

  /// Returns the frame of the toast in an overlay of this size.
  func frame(of toast: Widget, width: Int, height: Int) -> Frame {
    let asked = toast.measuredWidth()
    let toastWidth = max(asked.minimum, min(max(asked.natural, usualWidth), width))
    let toastHeight = toast.measuredHeight(width: toastWidth).natural
    let y = edge == .top ? insets.top : height - insets.bottom - toastHeight
    return Frame(x: (width - toastWidth) / 2, y: y, width: toastWidth, height: toastHeight)
  }
}

enum ToastEdge { case top, bottom }

extension Widget {
  /// Creates a horizontal box with its own CSS element name.
  fileprivate convenience init(cssName: String) {
    let box = withValue(of: matinee_type_string()) { value in
      g_value_set_string(value, cssName)
      return "css-name".withCString { name in
        var names: [UnsafePointer<CChar>?] = [name]
        return g_object_new_with_properties(gtk_box_get_type(), 1, &names, value)
      }
    }
    self.init(adopting: UnsafeMutableRawPointer(Widget.required(box)))
  }
}

/// The minimum natural width of a toast in application pixels, as in libadwaita.
private let usualWidth = 450
private let shortTimeout = Duration.seconds(5)
/// A longer timeout, because reaching a button takes longer than reading.
private let longTimeout = Duration.seconds(10)
private let toastKey = "matinee-toast"
