import GTK

/// A picture above a title and a detail: a title, a person or an episode in a shelf or a grid.
///
/// Its size depends on its shape alone, not on what it shows, so that nothing around it moves as pictures and texts come.
public final class CardView<Value: Cardable>: Configurable {
  public let widget: Widget

  private let image: DownloadImageView
  private let title: Inscription
  private let detail: Inscription
  /// The lines that a short title leaves: below the detail, so that the two stand together.
  private let rest: Inscription
  private let shape: CardShape
  private let width: Int

  public init(images: any ImageProviding, shape: CardShape = .poster) {
    self.shape = shape
    let size = shape.pictureSize
    width = size.width
    image = DownloadImageView(
      images: images, width: size.width, height: size.height, placeholder: shape.placeholder)
    title = Inscription(lines: shape.titleLines)
    detail = Inscription(lines: shape.detailLines)
    rest = Inscription(lines: 0)
    let box = Box(.vertical, [image.widget, title, detail, rest])
    box.horizontalAlignment = .center
    box.verticalAlignment = .start
    widget = box
    style()
    // The font is known only now.
    box.onMap { [weak self] in self?.layOutTitle() }
  }

  /// Shows a value. Room for all lines is taken whether they are filled or not.
  public func configure(with value: Value) {
    title.text = value.cardTitle
    detail.text = value.cardDetail
    image.url = value.cardImage
    layOutTitle()
  }

  /// Cancels the fetch of the picture and shows its placeholder; the texts stay until the next value comes.
  public func prepareForReuse() { image.url = nil }

  /// The value's own ``Cardable/cardDescription``.
  public func accessibleLabel(of value: Value) -> String { value.cardDescription }
}

extension CardView {
  private func style() {
    title.setMargins(top: 6)
    [title, detail, rest].forEach { $0.breaksWords = true }
    [title, rest].forEach { $0.addStyle("card-title") }
    detail.addStyle("caption", "dim-label")
    detail.isVisible = shape.detailLines > 0
    rest.isVisible = false
    rest.setAccessibleHidden(true)
  }

  private func layOutTitle() {
    let text = title.text
    let (_, needed) = title.height(ofText: text, width: width)
    let lines = max(1, min(needed, shape.titleLines))
    if lines != title.lines { title.lines = lines }
    let spare = shape.titleLines - lines
    if spare != rest.lines { rest.lines = spare }
    rest.isVisible = spare > 0
    // What is cut can be read by resting the pointer on it.
    widget.tooltip = needed > shape.titleLines ? text : nil
  }
}
