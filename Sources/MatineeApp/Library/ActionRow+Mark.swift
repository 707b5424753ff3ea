import Containment
import GTK

extension ActionRow {
  /// Bears the mark of what the row stands for at its end from now on, and says it after its small print.
  func bearMark(of item: Any, _ badges: any BadgeProviding) {
    let badge = BadgeView(badges)
    badge.follow(item)
    addSuffix(badge.widget)
    let detail = subtitle
    let saying = Binding({ badges.badge(for: item)?.description }) { [pointer] words in
      // The row outlives this value, and takes what is kept with it.
      ActionRow(retaining: pointer).accessibleDescription = [detail, words ?? ""].filter { !$0.isEmpty }.joined(
        separator: ", ")
    }
    keep(RowMark(badge, saying), for: "matinee-row-mark")
  }
}

/// Follows the mark for as long as the row is there.
private final class RowMark {
  private let badge: BadgeView
  private let saying: Binding

  init(_ badge: BadgeView, _ saying: Binding) {
    self.badge = badge
    self.saying = saying
  }
}
