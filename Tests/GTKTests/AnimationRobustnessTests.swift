import CAdwaita
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that animations survive being stopped, skipped and left without a widget at any moment.
final class AnimationRobustnessTests: GTKTestCase {
  func testAnimationsCanEndAtAnyMoment() {
    onMain {
      for seed in UInt64(1)...8 { try await Self.animate(seed) }
    }
  }

  func testLeafletPagesCanChangeDuringTransitions() {
    onMain {
      for seed in UInt64(1)...8 { try await Self.slide(seed) }
    }
  }

  @MainActor private static func animate(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    Display.animates = true
    defer { Display.animates = false }
    let label = Label("Label")
    let scrolled = ScrolledWindow(Box(.vertical, (0..<60).map { Label("Line \($0)") }))
    let revealer = Revealer(Label("Revealed"), transition: .crossfade)
    let window = try await show(Box(.vertical, [label, revealer, scrolled]))
    scrolled.expandsVertically = true
    var playbacks: [Playback] = []
    var released: [WeakPlayback] = []
    for _ in 0..<100 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...1:
        let last = playbacks.last
        playbacks.append(Playback(of: label) { last?.stop() })
      case 2: playbacks.randomElement(using: &random)?.stop()
      case 3: if !playbacks.isEmpty { released.append(WeakPlayback(playback: playbacks.removeFirst())) }
      case 4: scrolled.verticalAdjustment.glide(to: Double.random(in: 0...900, using: &random), in: scrolled)
      case 5: revealer.isRevealed.toggle()
      case 6: label.fadeIn()
      case 7: window.isVisible.toggle()
      default: await nextFrame(of: window)
      }
    }
    // An animation without a visible widget skips to its end.
    window.isVisible = false
    for playback in playbacks {
      XCTAssertEqual(playback.ends, playback.isStopped ? 0 : 1, "seed \(seed)")
      if !playback.isStopped { XCTAssertEqual(playback.values.last, 1, "seed \(seed)") }
    }
    window.destroy()
    released += playbacks.map { WeakPlayback(playback: $0) }
    playbacks = []
    try await eventually("the release of all animations, seed \(seed)") {
      released.allSatisfy { $0.playback == nil }
    }
  }

  @MainActor private static func slide(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    Display.animates = true
    defer { Display.animates = false }
    let leaflet = Leaflet()
    let root = Box(.vertical, [Label("Root")])
    leaflet.append(root)
    let window = try await show(leaflet)
    var pages: [Widget] = [root]
    var visible: Widget = root
    for number in 0..<100 {
      let index = Int.random(in: 0..<pages.count, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0...1:
        pages.append(Box(.vertical, [Label("Page \(number)")]))
        leaflet.append(pages[pages.count - 1])
      case 2:
        let page = Box(.vertical, [Label("Page \(number)")])
        leaflet.insert(page, after: pages[index])
        pages.insert(page, at: index + 1)
      case 3...4:
        visible = pages[index]
        leaflet.visibleChild = visible
      case 5 where index > 0:
        let page = pages.remove(at: index)
        leaflet.remove(page)
        // libadwaita chooses the page that takes the place of the visible one.
        if page.pointer == visible.pointer { visible = try XCTUnwrap(leaflet.visibleChild) }
      case 6: window.isVisible.toggle()
      case 7: Display.animates.toggle()
      default: await nextFrame(of: window)
      }
      // The children of libadwaita's leaflet begin with the last page.
      let boxes = leaflet.childWidgets.filter(\.isBox).map(\.pointer)
      guard boxes == pages.reversed().map(\.pointer), leaflet.visibleChild?.pointer == visible.pointer else {
        return XCTFail("seed \(seed), step \(number): the pages differ, or another one is visible")
      }
    }
    window.isVisible = true
    try await eventually("the end of the transition, seed \(seed)") {
      !leaflet.isTransitioning && visible.isMapped
    }
    XCTAssertEqual(pages.filter(\.isMapped).map(\.pointer), [visible.pointer], "seed \(seed)")
    window.destroy()
  }

  @MainActor private static func show(_ content: Widget) async throws -> Window {
    let window = Window(dialogFor: nil)
    window.setContent(content)
    window.setDefaultSize(width: 400, height: 300)
    window.present()
    try await eventually("the window") { content.size.width > 1 }
    return window
  }

  @MainActor private static func nextFrame(of window: Window) async {
    await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
  }
}

/// An animation that records its values, and checks that none follows its end.
@MainActor private final class Playback {
  private(set) var values: [Double] = []
  private(set) var ends = 0
  private(set) var isStopped = false
  private var animation: Animation?

  init(of label: Label, onEnd: @escaping () -> Void) {
    animation = Animation(of: label, from: 0, to: 1, milliseconds: 30) { [weak self] value in
      label.opacity = value
      guard let self else { return }
      XCTAssertFalse(isStopped, "a stopped animation continues")
      XCTAssertEqual(ends, 0, "a finished animation continues")
      values.append(value)
    } onEnd: { [weak self] in
      self?.ends += 1
      onEnd()
    }
  }

  func stop() {
    animation?.stop()
    if ends == 0 { isStopped = true }
  }
}

@MainActor private struct WeakPlayback { weak var playback: Playback? }
