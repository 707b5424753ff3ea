import LoadingState
import Testing

/// The transitions of a content state, as a table of state, event and resulting state.
struct ContentStateTests {
  typealias State = ContentState<Int>
  typealias Event = ContentEvent<Int>

  static let nothing = StateMessage(icon: "folder-symbolic", title: "Nothing Here")
  static let broken = StateMessage(icon: "network-error-symbolic", title: "No Connection")

  static let table: [(State, Event, State)] = [
    (.idle, .started, .loading(previous: nil)),
    (.idle, .cancelled, .idle),
    (.idle, .failed(broken), .failed(broken, previous: nil)),
    (.loading(previous: nil), .loaded(1), .content(1)),
    (.loading(previous: nil), .foundNothing(nothing), .empty(nothing)),
    (.loading(previous: nil), .failed(broken), .failed(broken, previous: nil)),
    (.loading(previous: nil), .cancelled, .idle),
    (.loading(previous: 1), .cancelled, .content(1)),
    (.loading(previous: 1), .failed(broken), .failed(broken, previous: 1)),
    (.loading(previous: 1), .loaded(2), .content(2)),
    (.loading(previous: 1), .foundNothing(nothing), .empty(nothing)),
    (.loading(previous: 1), .started, .loading(previous: 1)),
    (.content(1), .started, .loading(previous: 1)),
    (.content(1), .failed(broken), .failed(broken, previous: 1)),
    (.content(1), .cancelled, .content(1)),
    (.empty(nothing), .started, .loading(previous: nil)),
    (.empty(nothing), .cancelled, .empty(nothing)),
    (.failed(broken, previous: nil), .started, .loading(previous: nil)),
    (.failed(broken, previous: 1), .started, .loading(previous: 1)),
    (.failed(broken, previous: 1), .loaded(2), .content(2)),
    (.failed(broken, previous: 1), .cancelled, .failed(broken, previous: 1)),
  ]

  @Test(arguments: table)
  func `Each event moves a content state to its expected next state`(row: (State, Event, State)) {
    #expect(row.0.after(row.1) == row.2)
  }

  @Test func `Mapping the value preserves the state's case`() {
    #expect(State.failed(Self.broken, previous: 3).map(String.init) == .failed(Self.broken, previous: "3"))
    #expect(State.loading(previous: nil).map(String.init) == .loading(previous: nil))
  }

  @Test func `Only the latest generation is current`() {
    var generation = Generation()
    let first = generation.next()
    let second = generation.next()
    #expect(!generation.isCurrent(first))
    #expect(generation.isCurrent(second))
  }
}
