import Containment
import GTK

/// A controller that records its life-cycle calls under its name.
class Recorder: ViewController {
  let name: String
  private let callLog: CallLog
  private let containers: [ChildContainer]
  /// The closures that run during life-cycle calls, to make nested changes.
  var reactions: [String: () -> Void] = [:]

  init(_ name: String, _ callLog: CallLog, containers: [ChildContainer] = []) {
    self.name = name
    self.callLog = callLog
    self.containers = containers
    super.init(title: name)
  }

  override func loadView() { view = Box(.vertical, containers.map(\.widget)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("viewDidLoad")
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    write("viewWillAppear")
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    write("viewDidAppear")
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    write("viewWillDisappear")
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    write("viewDidDisappear")
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    write("willMove(\(label(parent)))")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    write("didMove(\(label(parent)))")
  }

  private func write(_ call: String) {
    callLog.calls.append("\(name).\(call)")
    reactions.removeValue(forKey: call)?()
  }

  private func label(_ parent: ViewController?) -> String {
    guard let parent else { return "nil" }
    return (parent as? Recorder)?.name ?? "container"
  }
}

/// The calls of all recorders of a test, in order.
@MainActor final class CallLog {
  var calls: [String] = []
}
