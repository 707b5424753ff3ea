// SwiftPM finds inherited tests only in classes that declare a test themselves, so each class overrides the first one.

/// The same tests for the MVC version.
final class FeaturedMVCUITests: FeaturedUITests {
  override class var architecture: String { "mvc" }

  override func testEachSegmentIsHittableAndShowsItsList() throws {
    try super.testEachSegmentIsHittableAndShowsItsList()
  }
}

/// The same tests for the MVVM version.
final class FeaturedMVVMUITests: FeaturedUITests {
  override class var architecture: String { "mvvm" }

  override func testEachSegmentIsHittableAndShowsItsList() throws {
    try super.testEachSegmentIsHittableAndShowsItsList()
  }
}
