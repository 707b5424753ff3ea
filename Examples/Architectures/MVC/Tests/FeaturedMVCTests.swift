import ArchitecturesSupport
import Containment
import GTKTestSupport
import XCTest

@testable import FeaturedMVC

final class FeaturedMVCTests: GTKTestCase {
  func testRootLoads() {
    onMain { FeaturedMVC.makeRoot(.sample()).loadViewIfNeeded() }
  }
}
