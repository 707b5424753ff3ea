import ArchitecturesSupport
import Containment
import GTKTestSupport
import XCTest

@testable import FeaturedMVVM

final class FeaturedMVVMTests: GTKTestCase {
  func testRootLoads() {
    onMain { FeaturedMVVM.makeRoot(.sample()).loadViewIfNeeded() }
  }
}
