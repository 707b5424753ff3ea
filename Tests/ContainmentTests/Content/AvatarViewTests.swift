import Foundation
import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that people have initials as long as they have no picture.
final class AvatarViewTests: GTKTestCase {
  @MainActor private static let address = URL(filePath: "/ana.png")

  func testAvatarShowsInitialsUntilPictureLoads() {
    onMain {
      let images = SuspendableImages()
      let avatar = AvatarView(images: images, size: 48)
      let fixture = ControllerFixture()
      try await fixture.show(HolderController(avatar.widget))
      avatar.show(name: "Ana Sample", picture: nil)
      XCTAssertTrue(avatar.letters.isMapped)
      avatar.show(name: "Ana Sample", picture: Self.address)
      try await eventually("it to be asked for") { images.waitingCount == 1 }
      XCTAssertTrue(avatar.letters.isMapped, "nothing is there while it loads")
      images.answer(Self.address, with: makeTexture(48, 48))
      try await eventually("the picture") { avatar.image.shownTexture != nil && !avatar.letters.isMapped }
      avatar.show(name: "Ana Sample", picture: nil)
      try await eventually("the letters") { avatar.letters.isMapped }
      fixture.window.destroy()
    }
  }

  func testPeoplePillsRequestTheirPictures() {
    onMain {
      let images = SuspendableImages()
      let people = FlowView(name: "Following", people: images)
      people.pills = [Pill(id: "ana", title: "Ana Sample", picture: Self.address)]
      let fixture = ControllerFixture()
      try await fixture.show(HolderController(people.widget))
      try await eventually("it to be asked for") { images.requested == [Self.address] }
      people.pills = [Pill(id: "ana", title: "Ana Sample", picture: nil)]
      try await eventually("no picture") { images.cancelled == [Self.address] }
      images.finish()
      fixture.window.destroy()
    }
  }
}
