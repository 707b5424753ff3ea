/// The accessible tree as text: a line for each object, indented by depth.
enum TreeText {
  static func make(from root: AccessibleNode) throws(NodeFailure) -> String {
    var text = ""
    try append(root, 0, &text)
    return text
  }

  private static func append(_ node: AccessibleNode, _ depth: Int, _ text: inout String) throws(NodeFailure) {
    // What vanishes while it is read is left out.
    do throws(NodeFailure) {
      let snapshot = try Snapshot(of: node)
      let isHidden = depth > 0 ? try !node.isShown : false
      // Every label says that it can be copied.
      let actions = snapshot.role == .label ? [] : try node.actions
      text += String(repeating: "  ", count: depth) + snapshot.line
      text += " [" + snapshot.states.names.joined(separator: " ") + "]"
      if !actions.isEmpty { text += " does " + actions.joined(separator: ", ") }
      let frame = snapshot.frame
      if depth > 0 { text += " at \(frame.x),\(frame.y) \(frame.width)×\(frame.height)" }
      text += isHidden ? " (not on screen)\n" : "\n"
      for child in try node.children { try append(child, depth + 1, &text) }
    } catch .silent {
      throw .silent
    } catch {}
  }
}

extension Snapshot {
  /// Role, name and what it holds, on one line.
  var line: String {
    guard exists else { return "not there" }
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
