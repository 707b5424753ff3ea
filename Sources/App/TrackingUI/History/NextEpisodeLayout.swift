import GTK

/// The layout of an episode and the button for it. The button is at the end, on one line, or below the episode if there
/// is too little space.
final class NextEpisodeLayout: LayoutRule {
  /// A height that the card keeps while its width stays the same.
  struct Size: Equatable {
    var width, height: Int
    var textScale = Display.textScale
  }

  /// The size that the card had with an earlier episode; `nil` if there was none.
  var earlierSize: Size?

  func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(
      minimum: widths.map(\.minimum).max() ?? 0,
      natural: widths.dropFirst().map(\.natural).reduce(max(widths.first?.natural ?? 0, mainWidth), +))
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let bottom = frames(of: children, width).map { $0.y + $0.height }.max() ?? 0
    let kept = earlierSize.map { $0.width == width && $0.textScale == Display.textScale ? $0.height : 0 } ?? 0
    return Extent(minimum: max(bottom, kept), natural: max(bottom, kept))
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    var frames = frames(of: children, width)
    // The button stays centered, and the episode fills the card.
    if frames.count == 2, frames[1].y == 0 { for index in frames.indices { frames[index].height = height } }
    return frames
  }

  private func frames(of children: [Widget], _ width: Int) -> [Frame] {
    guard let episode = children.first else { return [] }
    guard children.count == 2 else {
      return [Frame(x: 0, y: 0, width: width, height: episode.measuredHeight(width: width).natural)]
    }
    let button = children[1]
    let needed = button.measuredWidth().natural
    let rest = width - needed
    guard rest >= max(mainWidth, episode.measuredWidth().minimum) else {
      let top = episode.measuredHeight(width: width).natural
      return [
        Frame(x: 0, y: 0, width: width, height: top),
        Frame(x: 0, y: top, width: width, height: button.measuredHeight(width: width).natural),
      ]
    }
    let height = max(episode.measuredHeight(width: rest).natural, button.measuredHeight(width: needed).natural)
    return [
      Frame(x: 0, y: 0, width: rest, height: height), Frame(x: rest, y: 0, width: needed, height: height),
    ]
  }

  /// The width that the episode needs next to the button, in application pixels.
  private var mainWidth: Int { Int(170 * Display.textScale) }
}
