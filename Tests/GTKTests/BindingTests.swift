import Foundation
import GTK
import GTKTestSupport
import Observation
import XCTest

/// Tests that a binding observes its model while it exists and then releases it.
final class BindingTests: GTKTestCase {
  func testReleasingBindingReleasesModelThatNeverChanged() {
    onMain {
      weak var weakModel: Model?
      var binding: Binding?
      do {
        let model = Model()
        weakModel = model
        binding = Binding({ [model] in model.text }) { _ in }
      }
      XCTAssertNotNil(weakModel, "the binding retains it")
      withExtendedLifetime(binding) {}
      binding = nil
      XCTAssertNil(weakModel)
    }
  }

  func testModelReleasesObservationsOfReleasedBindings() {
    onMain {
      let model = Model()
      // The first bindings allocate memory that stays.
      for _ in 0..<10_000 { _ = Binding({ model.text }) { _ in } }
      await Task.yield()
      let before = try residentBytes()
      for _ in 0..<100_000 { _ = Binding({ model.text }) { _ in } }
      await Task.yield()
      // Each observation takes hundreds of bytes.
      XCTAssertLessThan(try residentBytes() - before, 100_000 * 100)
      withExtendedLifetime(model) {}
    }
  }
}

/// Returns the resident memory of this process in bytes, according to proc(5).
private func residentBytes() throws -> Int {
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
  return (Int(pages[1]) ?? 0) * Int(getpagesize())
}

@MainActor @Observable private final class Model {
  var text = "first"
}
