import GTK
import Localization

/// A text area with a submit button. Problems with the text are shown below the area.
///
/// Keyboard: Ctrl+Enter submits and Escape cancels. Retain the view as long as its widget is shown.
public final class TextComposer {
  /// The widget to add to a page.
  public let widget: Widget
  /// Validates a text. Returns the problem in a sentence, or `nil` if the text can be submitted.
  public var problem: (String) -> String? = { _ in nil }
  /// Called with a valid text. Returns whether it was accepted.
  public var onSubmit: (String) async -> Bool = { _ in true }
  /// Called when the user cancels.
  public var onCancel: () -> Void = {}
  /// Called after each change of the text.
  public var onEdit: (String) -> Void = { _ in }
  private let area: TextArea
  private let sentence = Label(wrapping: "", styles: "error")
  private let submit: Button
  private let cancel = Button(label: tr("Cancel"))
  private var isBusy = false

  /// - Parameters:
  ///   - name: The purpose of the text, shown above the area and read by screen readers.
  ///   - button: The label of the submit button, in header capitalization.
  ///   - accessory: A widget before the buttons.
  public init(name: String, button: String, accessory: Widget? = nil) {
    area = TextArea(name: name)
    submit = Button(label: button)
    submit.addStyle("suggested-action")
    sentence.setAccessibleRole(.status)
    sentence.isVisible = false
    let heading = Label(wrapping: name, styles: "caption", "dim-label")
    let buttons = LayoutBox.wrapping([accessory, submit, cancel].compactMap(\.self), spacing: 6)
    widget = Box(.vertical, spacing: 6, [heading, area, sentence, buttons])
    area.onEdit { [weak self] in self?.updateSubmitButton() }
    area.onSubmit { [weak self] in self?.submitText() }
    submit.onClick { [weak self] in self?.submitText() }
    cancel.onClick { [weak self] in self?.onCancel() }
    widget.addShortcut("Escape", isLocal: true) { [weak self] in
      guard let self else { return false }
      onCancel()
      return true
    }
  }

  /// The current text.
  public var text: String {
    get { area.text }
    set { if newValue != area.text { area.text = newValue } }
  }

  /// Moves the keyboard focus to the text after the next layout, when it is known how far the page must scroll.
  public func focus() {
    area.window?.afterNextFrame { [weak self] in
      self?.area.focusText()
      self?.widget.scrollIntoView()
    }
  }
}

extension TextComposer {
  private func updateSubmitButton() {
    show(nil)
    onEdit(area.text)
  }

  private func submitText() {
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
