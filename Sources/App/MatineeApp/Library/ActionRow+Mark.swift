import Containment
import GTK

extension ActionRow {
  /// Adds the item's badge to the end of the row, keeps it up to date, and appends its text to the accessible
  /// description.
  func bearMark(of item: Any, _ badges: any BadgeProviding) {
    let badge = BadgeView(badges)
    badge.follow(item)
    addSuffix(badge.widget)
    let detail = subtitle
    let saying = Binding({ badges.badge(for: item)?.description }) { [pointer] words in
      // The row outlives this binding and releases it.
      ActionRow(retaining: pointer).accessibleDescription = [detail, words ?? ""].filter { !$0.isEmpty }.joined(
        separator: ", ")
    }
    keep(RowMark(badge, saying), for: "matinee-row-mark")
  }
}

/// The row's badge and its observation, which end with the row.
private final class RowMark {
  private let badge: BadgeView
  private let saying: Binding

  init(_ badge: BadgeView, _ saying: Binding) {
    self.badge = badge
    self.saying = saying
  }
}
