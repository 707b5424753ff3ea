import CMalloc
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
      let before = allocatedBytes()
      for _ in 0..<100_000 { _ = Binding({ model.text }) { _ in } }
      await Task.yield()
      // Each observation takes hundreds of bytes.
      XCTAssertLessThan(allocatedBytes() - before, 100_000 * 100)
      withExtendedLifetime(model) {}
    }
  }
}

/// Returns the size of all allocated blocks of the heap in bytes.
private func allocatedBytes() -> Int { Int(mallinfo2().uordblks) }

@MainActor @Observable private final class Model {
  var text = "first"
}
