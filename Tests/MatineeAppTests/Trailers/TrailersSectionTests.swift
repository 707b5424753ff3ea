import AppFoundation
import AppTestSupport
import AuditTestSupport
import CAdwaita
import Containment
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// Tests the trailers on a title's page: the page offers only playable ones, and a selected media file plays until the
/// user leaves.
final class TrailersSectionTests: GTKTestCase {
  func testShelfShowsOnlyPlayableTrailers() {
    onMain {
      let fixture = try await Self.page(
        Self.video("a", "Clip", "https://x.example/a.webm", name: "A Scene"),
        Self.video("b", "Trailer", "https://x.example/b.webm"),
        #"{"id":"c","name":"Elsewhere","site":"Dailymotion","key":"x","type":"Trailer"}"#)
      try await fixture.waitForText("A Scene")
      XCTAssertEqual(fixture.cards, ["Play trailer", "Play clip A Scene"])
      XCTAssertTrue(fixture.window.visibleTexts.contains("Trailers"))
      fixture.close()
    }
  }

  func testShelfIsHiddenWithoutTrailers() {
    onMain {
      let fixture = try await Self.page()
      XCTAssertFalse(fixture.window.visibleTexts.contains("Trailers"))
      fixture.close()
    }
  }

  func testTrailerPlaysInPageAndRespondsToKeys() {
    onMain {
      let fixture = try await Self.page(Self.video("a", "Trailer", Self.clip))
      let player = try await fixture.play()
      try await eventually("playback") { player.media.isPlaying && player.media.duration > 3 }
      XCTAssertTrue(fixture.window.button("Pause")?.containsFocus == true)
      let focused = try XCTUnwrap(fixture.window.focusedWidget)
      focused.pressShortcutFromFocus("k")
      XCTAssertFalse(player.media.isPlaying)
      try await eventually("the button’s name") { fixture.window.button("Play") != nil }
      focused.pressShortcutFromFocus("Right")
      try await eventually("the end") { player.media.position > 3 }
      focused.pressShortcutFromFocus("Left")
      try await eventually("the start") { player.media.position < 0.5 }
      focused.pressShortcutFromFocus("space")
      try await eventually("resumed playback") { player.media.isPlaying }
      focused.pressShortcutFromFocus("Escape")
      try await eventually("removal of the player") { fixture.player == nil }
      XCTAssertFalse(player.media.isPlaying)
      XCTAssertTrue(fixture.shelf?.containsFocus == true, "the focus returns to the shelf")
      fixture.close()
    }
  }

  func testOpeningAnotherPageOrClosingWindowStopsTrailer() {
    onMain {
      let application = Self.application(Self.video("a", "Trailer", Self.clip))
      let fixture = application.show()
      for leave in [
        { application.main.coordinator.show(TitleDestination(id: .movie(8))) }, { application.main.window.close() },
      ] {
        try await eventually("the shelf") { fixture.shelf != nil }
        let player = try await fixture.play()
        try await eventually("the media") { player.media.isPrepared }
        leave()
        // Checking that it doesn't play isn't enough, because the clip may simply have ended.
        try await eventually("the media to close") { !player.media.isOpen && !player.media.isPlaying }
        XCTAssertNil(player.parent)
        application.main.coordinator.controller.pop()
      }
      fixture.close()
    }
  }

  func testFullScreenPlaysSameVideoAndReturnsItToPage() {
    onMain {
      let fixture = try await Self.page(Self.video("a", "Trailer", Self.clip, name: "A Trailer"))
      let player = try await fixture.play()
      try await eventually("playback") { player.media.isPlaying }
      try XCTUnwrap(fixture.window.focusedWidget).pressShortcutFromFocus("F11")
      try await eventually("the window") { Window.open(titled: "A Trailer")?.isMapped == true }
      let window = try XCTUnwrap(Window.open(titled: "A Trailer"))
      XCTAssertNotNil(window.button("Leave Fullscreen"))
      window.button("Pause")?.click()
      XCTAssertFalse(player.media.isPlaying)
      try XCTUnwrap(window.button("Play")).pressShortcutFromFocus("Escape")
      try await eventually("the window to close") { Window.open(titled: "A Trailer") == nil }
      XCTAssertNotNil(fixture.player, "the page’s player is still there")
      fixture.close()
    }
  }

  func testControlsHideDuringPlaybackAndReappearOnPause() {
    onMain {
      let media = MediaFile(address: Self.clip)
      let clock = ManualClock()
      let player = FullScreenPlayer(media, name: "A Trailer", over: nil, clock: clock)
      media.onChange { [weak player] in player?.update() }
      player.present()
      media.play()
      try await eventually("playback") { media.isPlaying }
      await clock.waitForSleepers(1)
      clock.advance(by: .milliseconds(2999))
      XCTAssertEqual(clock.sleepers, 1, "the controls stay for three seconds")
      XCTAssertTrue(player.showsControls)
      try await eventually("hidden controls") {
        // A movement of the pointer restarts the wait.
        clock.advanceToNextSleeper()
        return !player.showsControls
      }
      let window = try XCTUnwrap(Window.open(titled: "A Trailer"))
      let focused = try XCTUnwrap(window.focusedWidget)
      focused.pressShortcutFromFocus("m")
      XCTAssertTrue(media.isMuted)
      try await eventually("the button’s name") { window.button("Unmute") != nil }
      focused.pressShortcutFromFocus("k")
      try await eventually("visible controls") { !media.isPlaying && player.showsControls }
      player.close()
      media.close()
    }
  }

  func testOpeningAnotherPageClosesFullScreen() {
    onMain {
      let application = Self.application(Self.video("a", "Trailer", Self.clip, name: "A Trailer"))
      let fixture = application.show()
      let player = try await fixture.play()
      try await eventually("the media") { player.media.isPrepared }
      try XCTUnwrap(fixture.window.focusedWidget).pressShortcutFromFocus("F11")
      try await eventually("the window") { Window.open(titled: "A Trailer")?.isMapped == true }
      application.main.coordinator.show(TitleDestination(id: .movie(8)))
      try await eventually("the window to close") { Window.open(titled: "A Trailer") == nil }
      fixture.close()
    }
  }

  func testUnplayableTrailerShowsErrorAndOffersAnotherApp() {
    onMain {
      let fixture = try await Self.page(Self.video("a", "Trailer", "file:///nonexistent/a.webm"))
      _ = try await fixture.play()
      try await fixture.waitForText("can’t play this trailer")
      XCTAssertNil(fixture.player)
      XCTAssertNotNil(fixture.window.button("Open in Another App"))
      fixture.close()
    }
  }

  func testFailureToOpenAnotherAppShowsMessage() {
    onMain {
      let application = Self.application(Self.video("a", "Trailer", "file:///nonexistent/a.webm"))
      application.opensURLs = false
      let fixture = application.show()
      _ = try await fixture.play()
      try await fixture.press("Open in Another App")
      try await fixture.waitForText("No app on this device can open the trailer.")
      XCTAssertEqual(application.desktopRequests, ["open file:///nonexistent/a.webm"])
      fixture.close()
    }
  }

  func testPlayerPassesAccessibilityAudit() {
    onMain {
      try await AppearanceVariant.each { look in
        let fixture = try await Self.page(
          Self.video("a", "Trailer", Self.clip), width: look.size.width)
        let player = try await fixture.play()
        try await eventually("the media") { player.media.isPrepared }
        player.media.pause()
        try await look.audit(fixture.window, named: "title/trailer-plays") { fixture.isReady }
        fixture.close()
      }
    }
  }

  func testClosedPlayerReleasesItsMedia() {
    onMain {
      let fixture = try await Self.page(Self.video("a", "Trailer", Self.clip))
      weak var media: MediaFile?
      @MainActor func visit() async throws {
        let player = try await fixture.play()
        media = player.media
        try await eventually("playback") { player.media.isPlaying }
        player.onClose()
      }
      try await visit()
      try await eventually("release of the media") { media == nil }
      fixture.close()
    }
  }
}

extension TrailersSectionTests {
  /// A clip from the sample catalogue.
  private static let clip = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Testing/SampleCatalogue/Resources/clips/stars.webm").standardized.absoluteString

  private static func video(_ id: String, _ type: String, _ address: String, name: String = "") -> String {
    #"{"id":"\#(id)","name":"\#(name)","site":"File","key":"\#(address)","type":"\#(type)","official":true}"#
  }

  @MainActor private static func application(_ videos: String...) -> TestApplication { application(videos) }

  @MainActor private static func application(_ videos: [String]) -> TestApplication {
    let networking = ReplayNetworking()
    networking.stub(
      "/3/movie/7",
      json: """
        {"id":7,"title":"Film 7","overview":"What it is about.",
        "videos":{"results":[\(videos.joined(separator: ","))]}}
        """)
    networking.stub("/3/movie/8", json: #"{"id":8,"title":"Film 8"}"#)
    let application = TestApplication(.test(networking, source: .sample))
    application.main.coordinator.show(TitleDestination(id: .movie(7)))
    return application
  }

  @MainActor private static func page(_ videos: String..., width: Int = 700) async throws -> AppFixture {
    let application = application(videos)
    let fixture = application.show(width: width)
    fixture.retain(application)
    try await fixture.waitForText("What it is about.")
    return fixture
  }
}

extension AppFixture {
  fileprivate var root: ViewController? { window.rootViewController }

  fileprivate var section: TrailersSection? { root.flatMap { Self.find($0) } }
  fileprivate var player: FilePlayerController? {
    section?.children.lazy.compactMap { $0 as? FilePlayerController }.first
  }

  /// The shelf of trailers.
  fileprivate var shelf: Widget? {
    window.tree.first { $0.isMapped && $0.isA(gtk_grid_view_get_type()) && $0.accessibleLabel == "Trailers" }
  }

  /// The accessible labels of the cards.
  fileprivate var cards: [String] {
    shelf?.childWidgets.compactMap { $0.childWidgets.first?.accessibleLabel ?? $0.accessibleLabel } ?? []
  }

  /// Selects the first card.
  fileprivate func play() async throws -> FilePlayerController {
    try await eventually("the shelf") { self.shelf?.childWidgets.isEmpty == false }
    let shelf = try XCTUnwrap(shelf, "no shelf")
    shelf.childWidgets.first?.focus()
    gtk_widget_activate_action_variant(shelf.widget, "list.activate-item", g_variant_new_uint32(0))
    return try XCTUnwrap(player)
  }

  private static func find(_ controller: ViewController) -> TrailersSection? {
    (controller as? TrailersSection) ?? controller.children.reversed().lazy.compactMap { find($0) }.first
  }
}
