import CAdwaita
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that animations survive being stopped, skipped and left without a widget at any moment.
final class AnimationAttackTests: GTKTestCase {
  func testAnimationsCanEndAtAnyMoment() {
    onMain(timeout: 60) {
      for seed in UInt64(1)...8 { try await Self.animate(seed) }
    }
  }

  func testLeafletPagesCanChangeDuringTransitions() {
    onMain(timeout: 60) {
      for seed in UInt64(1)...8 { try await Self.slide(seed) }
    }
  }

  @MainActor private static func animate(_ seed: UInt64) async throws {
    var random = Seeded(seed)
    Display.animates = true
    defer { Display.animates = false }
    let label = Label("Label")
    let scrolled = ScrolledWindow(Box(.vertical, (0..<60).map { Label("Line \($0)") }))
    let revealer = Revealer(Label("Revealed"), transition: .crossfade)
    let window = try await show(Box(.vertical, [label, revealer, scrolled]))
    scrolled.expandsVertically = true
    var running: [Animation] = []
    for _ in 0..<100 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...1:
        running.append(
          Animation(of: label, from: 0, to: 1, milliseconds: 30) {
            label.opacity = $0
          } onEnd: {
            running.last?.stop()
          })
      case 2: running.randomElement(using: &random)?.stop()
      case 3: if !running.isEmpty { running.removeFirst() }
      case 4: scrolled.verticalAdjustment.glide(to: Double.random(in: 0...900, using: &random), in: scrolled)
      case 5: revealer.isRevealed.toggle()
      case 6: label.fadeIn()
      case 7: window.isVisible.toggle()
      default: await nextFrame(of: window)
      }
    }
    window.destroy()
  }

  @MainActor private static func slide(_ seed: UInt64) async throws {
    var random = Seeded(seed)
    Display.animates = true
    defer { Display.animates = false }
    let leaflet = Leaflet()
    let root = Box(.vertical, [Label("Root")])
    leaflet.append(root)
    let window = try await show(leaflet)
    var pages: [Widget] = [root]
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
      case 3...4: leaflet.visibleChild = pages[index]
      case 5 where index > 0: leaflet.remove(pages.remove(at: index))
      case 6: window.isVisible.toggle()
      case 7: Display.animates.toggle()
      default: await nextFrame(of: window)
      }
      XCTAssertNotNil(leaflet.visibleChild, "seed \(seed), step \(number)")
    }
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
