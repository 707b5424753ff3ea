import Testing

@testable import Containment

/// Tests the order of pages while the user goes back and forward, and which pages stay loaded.
@MainActor struct NavigationStackTests {
  private final class Page {
    let id: Int
    init(_ id: Int) { self.id = id }
  }

  private func makeStack(_ count: Int) -> NavigationStack<Page> {
    var stack = NavigationStack<Page>()
    for id in 0..<count { stack.push(Page(id)) }
    return stack
  }

  @Test func `Forward returns to popped pages in reverse order`() throws {
    var stack = makeStack(4)
    stack.pop(to: 1)
    #expect(stack.pages.map(\.id) == [0, 1])
    #expect(stack.forward.map(\.id) == [3, 2])
    let next = try #require(stack.forward.last)
    let isTaken = stack.takeForward(next)
    #expect(isTaken)
    stack.push(next)
    #expect(stack.pages.map(\.id) == [0, 1, 2])
    #expect(stack.forward.map(\.id) == [3])
  }

  @Test func `A second pop adds to the pages that Forward returns to`() {
    var stack = makeStack(4)
    stack.pop(to: 2)
    stack.pop(to: 0)
    #expect(stack.forward.map(\.id) == [3, 2, 1])
  }

  @Test func `Only the next page can be taken forward`() throws {
    var stack = makeStack(3)
    stack.pop(to: 0)
    let last = try #require(stack.forward.first)
    let isTaken = stack.takeForward(last)
    #expect(!isTaken)
    #expect(stack.forward.count == 2)
    stack.clearForward()
    let isTakenWhenEmpty = stack.takeForward(last)
    #expect(!isTakenWhenEmpty)
  }

  @Test func `A removed page can't be reached by Forward`() {
    var stack = makeStack(3)
    stack.remove(stack.pages[1])
    #expect(stack.pages.map(\.id) == [0, 2])
    #expect(stack.forward.isEmpty)
  }

  nonisolated static let depths: [(count: Int, near: [Int], distant: [Int])] = [
    (0, [], []), (1, [0], []), (4, [0, 1, 2, 3], []), (5, [1, 2, 3, 4], []), (7, [3, 4, 5, 6], [1, 2]),
  ]

  @Test(arguments: depths) func `The root and the top four pages stay loaded`(count: Int, near: [Int], distant: [Int]) {
    let stack = makeStack(count)
    #expect(Array(stack.nearIndices) == near)
    #expect(stack.distantPages.map(\.id) == distant)
  }

  @Test func `The next page forward stays loaded`() {
    var stack = makeStack(4)
    stack.pop(to: 0)
    #expect(stack.distantForward.map(\.id) == [3, 2])
  }
}
