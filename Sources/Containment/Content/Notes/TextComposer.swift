import GTK

/// A few lines to write, and a button that hands them over; what cannot be accepted is said below them.
///
/// Keyboard: Ctrl+Enter hands over, Escape leaves. Hold the view for as long as its widget is shown.
public final class TextComposer {
  /// What to put into a page.
  public let widget: Widget
  /// Says what is wrong with a text, in a sentence; `nil` where it can be handed over.
  public var problem: (String) -> String? = { _ in nil }
  /// Called with a text that nothing is wrong with; returns whether it was accepted.
  public var onSubmit: (String) async -> Bool = { _ in true }
  /// Called when the user leaves it.
  public var onCancel: () -> Void = {}
  /// Called after each change of the text.
  public var onEdit: (String) -> Void = { _ in }
  private let area: TextArea
  private let sentence = Label(wrapping: "", styles: "error")
  private let submit: Button
  private let cancel = Button(label: "Cancel")
  private var isBusy = false

  /// - Parameters:
  ///   - name: what is written; shown above, and said by a screen reader.
  ///   - button: what hands it over, in header capitals.
  ///   - accessory: what stands before the buttons.
  public init(name: String, button: String, accessory: Widget? = nil) {
    area = TextArea(name: name)
    submit = Button(label: button)
    submit.addStyle("suggested-action")
    sentence.setAccessibleRole(.status)
    sentence.isVisible = false
    let heading = Label(wrapping: name, styles: "caption", "dim-label")
    let buttons = LayoutBox.wrapping([accessory, submit, cancel].compactMap(\.self), spacing: 6)
    widget = Box(.vertical, spacing: 6, [heading, area, sentence, buttons])
    area.onEdit { [weak self] in self?.followText() }
    area.onSubmit { [weak self] in self?.hand() }
    submit.onClick { [weak self] in self?.hand() }
    cancel.onClick { [weak self] in self?.onCancel() }
    widget.addShortcut("Escape", isLocal: true) { [weak self] in
      guard let self else { return false }
      onCancel()
      return true
    }
  }

  /// What stands there now.
  public var text: String {
    get { area.text }
    set { if newValue != area.text { area.text = newValue } }
  }

  /// Gives it the keyboard once it has its place: only then is it known how far the page scrolls to show it.
  public func focus() {
    area.window?.afterNextFrame { [weak self] in
      self?.area.focusText()
      self?.widget.scrollIntoView()
    }
  }
}

extension TextComposer {
  private func followText() {
    show(nil)
    onEdit(area.text)
  }

  private func hand() {
    guard !isBusy else { return }
    let text = area.text
    if let words = problem(text) {
      show(words)
      area.focusText()
      return
    }
    isBusy = true
    submit.isSensitive = false
    Task { [weak self, onSubmit] in
      _ = await onSubmit(text)
      self?.isBusy = false
      self?.submit.isSensitive = true
    }
  }

  private func show(_ words: String?) {
    guard sentence.isVisible || words != nil else { return }
    sentence.text = words ?? ""
    sentence.isVisible = words != nil
    area.setProblem(words == nil ? nil : sentence)
  }
}
