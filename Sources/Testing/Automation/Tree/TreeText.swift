/// The accessibility tree as text, with one line for each object, indented by depth.
enum TreeText {
  static func make(of application: AccessibleNode) throws(NodeFailure) -> String {
    let objects = try Tree(of: application, includesHidden: true).root.all
    let snapshots = try Snapshot.take(of: objects)
    let actions = try AccessibleNode.actions(of: objects.map(\.node))
    let shown = Set(try Tree.shown(objects).map(\.node))
    var text = ""
    for (index, object) in objects.enumerated() {
      let snapshot = snapshots[index]
      text += String(repeating: "  ", count: object.depth) + snapshot.line
      text += " [" + snapshot.states.names.joined(separator: " ") + "]"
      // Every label reports that its text can be copied.
      if object.role != .label, !actions[index].isEmpty {
        text += " performs " + actions[index].joined(separator: ", ")
      }
      if object.frame.hasSize {
        text += " at \(object.frame.x),\(object.frame.y) \(object.frame.width)×\(object.frame.height)"
      }
      text += object.depth == 0 || shown.contains(object.node) ? "\n" : " (not on screen)\n"
    }
    return text
  }
}

extension Snapshot {
  /// The role, the name and the state on one line.
  var line: String {
    guard exists else { return "missing" }
    var line = (role?.description ?? "nothing") + (name.isEmpty ? " without a name" : " \"\(name)\"")
    if !description.isEmpty { line += " described \"\(description)\"" }
    if let text, text != name { line += " with text \"\(text)\"" }
    if let value { line += " at \(value)" }
    if isSelected { line += ", selected" }
    if isChecked { line += ", checked" }
    if isPressed { line += ", pressed" }
    if !states.isEmpty, !isEnabled { line += ", disabled" }
    if isFocused { line += ", focused" }
    if isBusy { line += ", busy" }
    return line
  }
}
