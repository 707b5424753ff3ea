import AppFoundation
import Testing

/// The text for a video's position and duration.
struct PlaybackClockTests {
  @Test(
    arguments: [
      (0, 0, "0:00"), (3.9, 0, "0:03"), (0, 4, "0:00 / 0:04"), (3.99, 4, "0:03 / 0:04"), (65, 130, "1:05 / 2:10"),
      (5, 4, "0:04 / 0:04"), (65, 3600, "0:01:05 / 1:00:00"), (-1, -1, "0:00"), (.nan, .infinity, "0:00"),
      (1e300, 0, "99:59:59"),
    ] as [(Double, Double, String)])
  func `The clock's text shows the position and a known duration`(position: Double, duration: Double, text: String) {
    #expect(PlaybackClock.text(position, of: duration) == text)
  }
}
