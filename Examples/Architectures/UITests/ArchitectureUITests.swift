/// The same tests of the MVC version.
final class FeaturedMVCUITests: FeaturedUITests {
  override class var architecture: String { "mvc" }
}

/// The same tests of the MVVM version.
final class FeaturedMVVMUITests: FeaturedUITests {
  override class var architecture: String { "mvvm" }
}
