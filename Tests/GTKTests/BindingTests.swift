import GTK
import GTKTestSupport
import Observation
import XCTest

/// Tests that a binding observes its model while it exists and then releases it.
final class BindingTests: GTKTestCase {
  func testReleasingBindingReleasesModelThatNeverChanged() {
    onMain {
      weak var watched: Model?
      var binding: Binding?
      do {
        let model = Model()
        watched = model
        binding = Binding({ [model] in model.text }) { _ in }
      }
      XCTAssertNotNil(watched, "the binding reads it")
      withExtendedLifetime(binding) {}
      binding = nil
      XCTAssertNil(watched)
    }
  }
}

@MainActor @Observable private final class Model {
  var text = "first"
}
