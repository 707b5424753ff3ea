import Containment
import GTK
import Library
import Localization
import Planning

/// A card with the next episode of a series, and a button that marks it as watched.
final class NextEpisodeCardView: Configurable {
  let widget: Widget
  private let card: CardView<HomeItem>
  private let check = Button(icon: "object-select-symbolic", name: tr("Mark as Watched"))
  private var episode: NextEpisode?

  /// - Parameter watch: Marks an episode as watched.
  init(images: any ImageProviding, watch: @escaping (NextEpisode) -> Void) {
    card = CardView(images: images, shape: .nextEpisode)
    let overlay = Overlay(card.widget)
    // Cells contain no controls for screen readers and the keyboard. Ctrl+M marks the focused card instead.
    check.isFocusable = false
    check.setAccessibleHidden(true)
    check.addStyle("circular", "osd")
    check.horizontalAlignment = .end
    check.verticalAlignment = .start
    check.setMargins(6)
    overlay.add(check)
    widget = overlay
    check.onClick { [weak self] in if let episode = self?.episode { watch(episode) } }
  }

  func configure(with value: HomeItem) {
    card.configure(with: value)
    episode = if case .episode(let episode) = value { episode } else { nil }
    check.rename(episode.map { tr("Mark {episode} as Watched", ["episode": $0.number]) } ?? "")
  }

  func prepareForReuse() {
    card.prepareForReuse()
    episode = nil
  }

  func accessibleLabel(of value: HomeItem) -> String { card.accessibleLabel(of: value) }
}

extension CardShape {
  /// The card of an episode to watch next.
  static let nextEpisode: CardShape = {
    var shape = CardShape(width: 280, height: 158)
    shape.titleLines = 1
    return shape
  }()
}
