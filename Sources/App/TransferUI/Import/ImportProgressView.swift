import Containment
import GTK
import Localization

/// The view of an import's progress: a sentence about the current work, and a progress bar.
final class ImportProgressView {
  let widget: Widget
  private let status = Label(wrapping: "", styles: "title-4")
  private let progress = ProgressBar(name: tr("Import"))

  init() {
    status.setAccessibleRole(.status)
    status.justification = .center
    let body = Box(.vertical, spacing: 18, [status, progress])
    body.verticalAlignment = .center
    body.expandsVertically = true
    body.setMargins(24)
    widget = Overlay(Clamp(body, maximumWidth: PageMetrics.formWidth))
    // The page has the focus until the next page appears. Otherwise, the focus would jump elsewhere in the meantime.
    widget.isFocusable = true
    widget.setAccessibleRole(.group)
    widget.accessibleLabel = tr("Import")
  }

  /// - Parameters:
  ///   - text: A description of the current work; `nil` keeps the previous one.
  ///   - fraction: The completed part of the work, from 0 to 1; `nil` if it is unknown.
  func show(_ text: String?, fraction: Double?) {
    status.text = text ?? status.text
    progress.isVisible = fraction != nil
    progress.fraction = fraction ?? 0
  }
}
