import GTK
import Localization

/// The preferences rows for titles of the library that TMDB can't show: those from the sample catalogue, and those that
/// TMDB has removed. Each row is hidden while there are none.
package final class TitleMatchRows {
  package let group: PreferencesGroup
  /// The parent of the window for matching titles.
  package weak var window: Window?

  private let sample: ActionRow
  private let removed: ActionRow
  private let match = Button(label: tr("Match…"))
  private let replace = Button(label: tr("Replace…"))
  private var binding: Binding?

  /// - Parameters:
  ///   - counts: The numbers of titles to match and to replace. Observable.
  ///   - onMatch: Opens the window for matching sample titles.
  ///   - onReplace: Opens the window for replacing removed titles.
  package init(
    counts: @escaping () -> (sample: Int, removed: Int), onMatch: @escaping (Window?) -> Void,
    onReplace: @escaping (Window?) -> Void
  ) {
    match.accessibleLabel = tr("Match Sample Titles")
    replace.accessibleLabel = tr("Replace Removed Titles")
    sample = ActionRow(title: tr("Sample Titles"), control: match)
    removed = ActionRow(title: tr("Removed Titles"), control: replace)
    group = PreferencesGroup(title: tr("Library"), [sample, removed])
    match.onClick { [weak self] in onMatch(self?.window) }
    replace.onClick { [weak self] in onReplace(self?.window) }
    binding = Binding({ counts() }) { [weak self] in self?.show(sample: $0.sample, removed: $0.removed) }
  }

  private func show(sample sampleCount: Int, removed removedCount: Int) {
    sample.subtitle = tr(
      one: "{count} title isn’t matched to TMDB yet", other: "{count} titles aren’t matched to TMDB yet",
      count: sampleCount)
    removed.subtitle = tr(
      one: "TMDB no longer has {count} title", other: "TMDB no longer has {count} titles", count: removedCount)
    match.accessibleDescription = sample.subtitle
    replace.accessibleDescription = removed.subtitle
    sample.isVisible = sampleCount > 0
    removed.isVisible = removedCount > 0
    group.isVisible = sampleCount + removedCount > 0
  }
}
