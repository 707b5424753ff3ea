import Testing

@testable import GTK

/// Tests for the widths of tabs at the bottom of a window.
struct TabWidthsTests {
  @Test(arguments: [
    ([80, 20, 60], 300, [100, 100, 100]), ([80, 20, 60], 241, [81, 80, 80]), ([80, 20, 60], 200, [94, 33, 73]),
    ([80, 20, 60], 160, [80, 20, 60]), ([80, 20, 60], 140, [60, 20, 60]), ([80, 20, 60], 100, [40, 20, 40]),
    ([80, 20, 60], 30, [10, 10, 10]), ([], 100, []), ([50], 100, [100]),
  ])
  func `Tabs have equal widths if all titles fit; otherwise, longer titles are wider, and the widest shrink first`(
    titleWidths: [Int], width: Int, widths: [Int]
  ) {
    #expect(TabWidths.of(titleWidths, in: width) == widths)
  }
}
