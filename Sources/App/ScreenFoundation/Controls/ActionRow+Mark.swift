import Containment
import GTK

extension ActionRow {
  /// Adds the title's badge to the end of the row, keeps it up to date, and appends its text to the accessible
  /// description.
  package func showBadge(of title: TitleSubject, _ badges: any TitleBadges) {
    let badge = BadgeView(badges)
    badge.observe(title)
    addSuffix(badge.widget)
    let detail = subtitle
    let descriptionBinding = Binding({ badges.badge(for: title)?.description }) { [pointer] text in
      // The row outlives this binding and releases it.
      ActionRow(retaining: pointer).accessibleDescription = [detail, text ?? ""].filter { !$0.isEmpty }.joined(
        separator: ", ")
    }
    own(badge, descriptionBinding)
  }
}
