import Containment
import GTK

/// The layout of a title's header: the backdrop at the full width, and the poster over its lower edge, next to the
/// facts, the actions and the details. In a narrow window, the actions and the details are below the poster.
///
/// The children are, in order: the backdrop, its fade, the poster, the facts, the actions, and the details.
final class HeroLayout: LayoutRule {
  /// Whether there is a backdrop. Set it before a layout.
  var hasBackdrop = false
  /// Called before a layout with the size of the poster.
  var onPosterSize: (_ width: Int, _ height: Int) -> Void = { _, _ in }

  func width(of children: [Widget]) -> Extent {
    let widths = children.dropFirst(2).map { $0.measuredWidth() }
    return Extent(
      minimum: (widths.map(\.minimum).max() ?? 0) + 2 * PageMetrics.narrowMargin,
      natural: naturalWidth)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let bottom = frames(of: children, width).dropFirst().map { $0.y + $0.height }.max() ?? 0
    return Extent(minimum: bottom + margin, natural: bottom + margin)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let poster = Self.posterSize(width)
    onPosterSize(poster.width, poster.height)
    return frames(of: children, width)
  }

  private func frames(of children: [Widget], _ width: Int) -> [Frame] {
    guard children.count == 6 else { return [] }
    let backdrop = hasBackdrop ? Self.backdropHeight(width) : 0
    let start = PageMetrics.margin(width: width)
    let inner = max(0, width - 2 * start)
    let isWide = Double(width) >= wideWidth * Display.textScale
    let poster = Self.posterSize(width)
    let posterTop = hasBackdrop ? backdrop - poster.height / 2 : 2 * margin - 6
    let besidePoster = inner - poster.width - spacing
    let needed = max(children[3].measuredWidth().minimum, Int(factsWidthBesidePoster * Display.textScale))
    let fits = besidePoster >= needed
    let factsStart = fits ? start + poster.width + spacing : start
    let factsWidth = fits ? besidePoster : inner
    let factsTop = !fits ? posterTop + poster.height + margin : hasBackdrop ? backdrop - textRise : posterTop
    let facts = Frame(
      x: factsStart, y: factsTop, width: factsWidth, height: children[3].measuredHeight(width: factsWidth).natural)
    let isBelow = !isWide || !fits
    let factsBottom = facts.y + facts.height + margin
    let lowerStart = isBelow ? start : factsStart
    let lowerWidth = isBelow ? inner : factsWidth
    let actions = Frame(
      x: lowerStart, y: isBelow ? max(factsBottom, posterTop + poster.height + margin) : factsBottom,
      width: lowerWidth, height: children[4].measuredHeight(width: lowerWidth).natural)
    let actionsBottom = actions.y + actions.height + (actions.height > 0 ? margin : 0)
    let details = Frame(
      x: lowerStart, y: actionsBottom, width: lowerWidth,
      height: children[5].measuredHeight(width: lowerWidth).natural)
    let picture = Frame(x: 0, y: 0, width: width, height: backdrop)
    return [
      picture, picture, Frame(x: start, y: posterTop, width: poster.width, height: poster.height), facts, actions,
      details,
    ]
  }

  /// Returns the height at which a backdrop leaves enough space for the overview.
  private static func backdropHeight(_ width: Int) -> Int { min(width * 9 / 16, max(280, min(width * 7 / 25, 300))) }

  private static func posterSize(_ width: Int) -> (width: Int, height: Int) {
    switch Double(width) / Display.textScale {
    case ..<wideWidth: (96, 144)
    case ..<widestWidth: (144, 216)
    default: (200, 300)
    }
  }
}

// Lengths in application pixels.
private let margin = 12
/// A width at which all chips fit their lines.
private let naturalWidth = 4_000
private let spacing = 18
private let wideWidth = 700.0
private let widestWidth = 1000.0
/// The width that the facts need next to the poster, at the default text size.
private let factsWidthBesidePoster = 160.0
/// The distance by which the facts start above the backdrop's lower edge, where the fade is nearly opaque.
private let textRise = 60
