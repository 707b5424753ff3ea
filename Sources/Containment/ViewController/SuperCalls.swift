/// Which life-cycle methods reached their base: an override that does not call `super` is found by this.
struct SuperCalls {
  enum Method: String {
    case viewDidLoad, viewWillUnload, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willMove = "willMove(toParent:)"
    case didMove = "didMove(toParent:)"
  }

  private var recorded: Set<Method> = []

  mutating func record(_ method: Method) { recorded.insert(method) }

  /// Whether the base was reached since the last time this was asked.
  mutating func take(_ method: Method) -> Bool { recorded.remove(method) != nil }
}

extension ViewController {
  /// Calls a life-cycle method, and reports it when it did not call `super`.
  final func calling(_ method: SuperCalls.Method, _ body: () -> Void) {
    body()
    if !superCalls.take(method) { ContainmentFault.superNotCalled(self, method: method.rawValue).raise() }
  }
}
