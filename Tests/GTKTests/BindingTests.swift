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
}

@MainActor @Observable private final class Model {
  var text = "first"
}
