/// A record of the life-cycle calls that reached the base class. It detects overrides that don't call `super`.
struct SuperCalls {
  enum Method: String {
    case viewDidLoad, viewWillUnload, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willMove = "willMove(toParent:)"
    case didMove = "didMove(toParent:)"
  }

  private var recorded: Set<Method> = []

  mutating func record(_ method: Method) { recorded.insert(method) }

  /// Returns whether the base method has been called, and resets its record.
  mutating func take(_ method: Method) -> Bool { recorded.remove(method) != nil }
}

extension ViewController {
  /// Calls a life-cycle method, and raises a fault if it didn't call `super`.
  final func calling(_ method: SuperCalls.Method, _ body: () -> Void) {
    body()
    if !superCalls.take(method) { ContainmentFault.superNotCalled(self, method: method.rawValue).raise() }
  }
}
