/// An object on the accessibility bus: an application, a window or a widget.
struct AccessibleNode: Hashable {
  /// The application's bus name.
  let application: String
  let path: String

  /// The registry's root object, whose children are the applications.
  static let desktop = AccessibleNode(application: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")

  init(application: String, path: String) {
    self.application = application
    self.path = path
  }

  /// Reads an object reference, or returns `nil` for a null reference.
  init?(_ reference: BusValue) {
    let parts = reference.list.compactMap(\.text)
    guard parts.count == 2, parts[1] != "/org/a11y/atspi/null" else { return nil }
    self.init(application: parts[0], path: parts[1])
  }

  var children: [AccessibleNode] {
    get throws(NodeFailure) {
      try BusCall(self, "Accessible", "GetChildren").perform().first?.list.compactMap { AccessibleNode($0) } ?? []
    }
  }

  var parent: AccessibleNode? {
    get throws(NodeFailure) {
      try BusCall(self, property: "Parent", of: "Accessible").perform().first.flatMap { AccessibleNode($0) }
    }
  }

  var attributes: [String: String] {
    get throws(NodeFailure) {
      try BusCall(self, "Accessible", "GetAttributes").perform().first?.dictionary.compactMapValues(\.text) ?? [:]
    }
  }

  /// The names of the object's actions.
  var actions: [String] { get throws(NodeFailure) { try Self.actions(of: [self])[0] } }

  /// Returns the names of each object's actions.
  static func actions(of nodes: [AccessibleNode]) throws(NodeFailure) -> [[String]] {
    var pendingCalls: [(index: Int, call: BusCall)] = []
    for (index, reply) in BusCall.perform(nodes.map { BusCall($0, property: "NActions", of: "Action") }).enumerated() {
      if reply == .failure(.notResponding) { throw .notResponding }
      // Objects without actions don't have the interface. `GetActions` returns localized names, so it isn't used.
      let count = (try? reply.get().first?.integer) ?? 0
      pendingCalls += (0..<count).map { (index, BusCall(nodes[index], "Action", "GetName", [.integer($0)])) }
    }
    var names = [[String]](repeating: [], count: nodes.count)
    for (pending, reply) in zip(pendingCalls, BusCall.perform(pendingCalls.map(\.call))) {
      // GTK 4.8 counts actions on some widgets, such as labels, and then reports that they don't exist.
      switch reply {
      case .success(let values): names[pending.index].append(values.first?.text ?? "")
      case .failure(.notResponding): throw .notResponding
      case .failure: continue
      }
    }
    return names
  }

  /// Returns the full text of each object. All objects must have the Text interface.
  static func texts(of nodes: [AccessibleNode]) throws(NodeFailure) -> [String] {
    var calls: [BusCall] = []
    for (node, reply) in zip(nodes, BusCall.perform(nodes.map { BusCall($0, property: "CharacterCount", of: "Text") }))
    {
      calls.append(BusCall(node, "Text", "GetText", [.integer(0), .integer(try reply.get().first?.integer ?? 0)]))
    }
    var texts: [String] = []
    for reply in BusCall.perform(calls) { texts.append(try reply.get().first?.text ?? "") }
    return texts
  }
}

/// Actions on an object.
extension AccessibleNode {
  func perform(action index: Int) throws(NodeFailure) {
    try expect(BusCall(self, "Action", "DoAction", [.integer(index)]), "it rejected the action")
  }

  func setContent(_ content: String) throws(NodeFailure) {
    guard try interfaces.contains("EditableText") else { throw .unsupported("its text isn’t editable") }
    try expect(BusCall(self, "EditableText", "SetTextContents", [.text(content)]), "it rejected the text")
  }

  func setNumber(_ number: Double) throws(NodeFailure) {
    guard try interfaces.contains("Value") else { throw .unsupported("it has no value") }
    _ = try BusCall(self, set: "CurrentValue", of: "Value", to: .real(number)).perform()
  }

  /// Selects the object among its parent's children.
  func select() throws(NodeFailure) {
    guard let parent = try parent, let index = try parent.children.firstIndex(of: self) else { throw .disappeared }
    guard try parent.interfaces.contains("Selection") else {
      throw .unsupported("its parent doesn’t support selection")
    }
    try expect(BusCall(parent, "Selection", "SelectChild", [.integer(index)]), "it rejected the selection")
  }

  var interfaces: Set<String> {
    get throws(NodeFailure) {
      let names = try BusCall(self, "Accessible", "GetInterfaces").perform().first?.list.compactMap(\.text) ?? []
      return Set(names.map { String($0.dropFirst("org.a11y.atspi.".count)) })
    }
  }

  private func expect(_ call: BusCall, _ refusal: String) throws(NodeFailure) {
    if try call.perform().first?.flag != true { throw .unsupported(refusal) }
  }
}
