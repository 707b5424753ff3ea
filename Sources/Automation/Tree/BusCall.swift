import CATSPI

/// A question to an object on the accessibility bus.
///
/// libatspi asks one question at a time, and a screen has some thousand answers: here they are asked together, over libatspi's
/// own connection. The questions are those of AT-SPI's D-Bus interfaces.
struct BusCall {
  private let object: AccessibleNode
  private let interface: String
  private let member: String
  private var arguments: [BusValue] = []

  /// A method of one of AT-SPI's interfaces, such as `Component`.
  init(_ object: AccessibleNode, _ interface: String, _ member: String, _ arguments: [BusValue] = []) {
    self.object = object
    self.interface = "org.a11y.atspi.\(interface)"
    self.member = member
    self.arguments = arguments
  }

  /// The value of a property of one of AT-SPI's interfaces.
  init(_ object: AccessibleNode, property: String, of interface: String) {
    self.object = object
    self.interface = "org.freedesktop.DBus.Properties"
    member = "Get"
    arguments = [.text("org.a11y.atspi.\(interface)"), .text(property)]
  }

  /// The values of all properties of an object's first interface: its name, its description.
  init(allPropertiesOf object: AccessibleNode) {
    self.object = object
    interface = "org.freedesktop.DBus.Properties"
    member = "GetAll"
    arguments = [.text("org.a11y.atspi.Accessible")]
  }

  /// The process behind an application, which the bus itself knows.
  init(processOf application: AccessibleNode) {
    object = AccessibleNode(application: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
    interface = "org.freedesktop.DBus"
    member = "GetConnectionUnixProcessID"
    arguments = [.text(application.application)]
  }

  /// The change of a property of one of AT-SPI's interfaces.
  init(_ object: AccessibleNode, set property: String, of interface: String, to value: BusValue) {
    self.object = object
    self.interface = "org.freedesktop.DBus.Properties"
    member = "Set"
    arguments = [.text("org.a11y.atspi.\(interface)"), .text(property), value]
  }
}

extension BusCall {
  /// An answer: the values in it, or why there is none.
  typealias Answer = Result<[BusValue], NodeFailure>

  /// Asks all questions at once, and returns the answers in their order.
  static func ask(_ calls: [BusCall]) -> [Answer] {
    guard let connection = atspi_get_a11y_bus() else { return calls.map { _ in .failure(.gone) } }
    let pending = calls.map { $0.send(over: connection) }
    dbus_connection_flush(connection)
    var isSilent = false
    return pending.map { pending in
      guard let pending else { return .failure(.gone) }
      defer { dbus_pending_call_unref(pending) }
      // One question without an answer has waited for all.
      if isSilent, dbus_pending_call_get_completed(pending) == 0 {
        dbus_pending_call_cancel(pending)
        return .failure(.silent)
      }
      dbus_pending_call_block(pending)
      guard let reply = dbus_pending_call_steal_reply(pending) else { return .failure(.silent) }
      defer { dbus_message_unref(reply) }
      let values = BusValue.values(of: reply)
      guard let error = dbus_message_get_error_name(reply) else { return .success(values) }
      let failure = NodeFailure(error: String(cString: error), values.first?.text ?? "")
      isSilent = failure == .silent
      return .failure(failure)
    }
  }

  /// Asks one question.
  func ask() throws(NodeFailure) -> [BusValue] { try Self.ask([self])[0].get() }

  private func send(over connection: OpaquePointer) -> OpaquePointer? {
    guard let message = dbus_message_new_method_call(object.application, object.path, interface, member) else {
      return nil
    }
    defer { dbus_message_unref(message) }
    for argument in arguments { argument.append(to: message) }
    var pending: OpaquePointer?
    dbus_connection_send_with_reply(connection, message, &pending, Int32(Deadlines.hang.milliseconds))
    return pending
  }
}

/// Why an object could not be read.
enum NodeFailure: Error, Equatable {
  /// It is not there any longer.
  case gone
  /// Its application gives no answer.
  case silent
  /// There are several, and one was asked for.
  case ambiguous(String, found: [String])
  /// It is there, and cannot do this.
  case unable(String)

  /// Sorts an error of the bus: the connection itself says when no answer came, all else means that the object is gone.
  fileprivate init(error: String, _ message: String) {
    let isLate = error.hasSuffix(".NoReply") || error.hasSuffix(".Timeout") || error.hasSuffix(".TimedOut")
    self = isLate && !message.contains("disconnected") ? .silent : .gone
  }
}
