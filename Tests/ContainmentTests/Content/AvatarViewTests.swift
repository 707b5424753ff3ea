import Foundation
import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that an avatar shows initials until its picture is loaded.
final class AvatarViewTests: GTKTestCase {
  @MainActor private static let url = URL(filePath: "/ana.png")

  func testAvatarShowsInitialsUntilPictureLoads() {
    onMain {
      let images = SuspendableImages()
      let avatar = AvatarView(images: images, size: 48)
      let fixture = ControllerFixture()
      try await fixture.show(WidgetController(avatar.widget))
      avatar.show(name: "Ana Sample", picture: nil)
      XCTAssertTrue(avatar.letters.isMapped)
      avatar.show(name: "Ana Sample", picture: Self.url)
      try await eventually("the request") { images.waitingCount == 1 }
      XCTAssertTrue(avatar.letters.isMapped, "The initials stay visible while the picture loads.")
      images.respond(to: Self.url, with: makeTexture(48, 48))
      try await eventually("the picture") { avatar.image.shownTexture != nil && !avatar.letters.isMapped }
      avatar.show(name: "Ana Sample", picture: nil)
      try await eventually("the initials") { avatar.letters.isMapped }
      fixture.window.destroy()
    }
  }

  func testPeoplePillsRequestTheirPictures() {
    onMain {
      let images = SuspendableImages()
      let people = FlowView(name: "Following", people: images)
      people.pills = [Pill(id: "ana", title: "Ana Sample", picture: Self.url)]
      let fixture = ControllerFixture()
      try await fixture.show(WidgetController(people.widget))
      try await eventually("the request") { images.requested == [Self.url] }
      people.pills = [Pill(id: "ana", title: "Ana Sample", picture: nil)]
      try await eventually("the cancellation") { images.cancelled == [Self.url] }
      images.failAll()
      fixture.window.destroy()
    }
  }
}
