import CAdwaita
import Foundation
import GTK

/// Controls of every kind, and a label that shows the last action.
final class ControlsScreen: Screen {
  init() {
    super.init(
      """
      <object class="GtkScrolledWindow" id="content"><child><object class="GtkBox">
        <property name="orientation">vertical</property>
        <child><object class="GtkBox" id="status"><property name="accessible-role">status</property></object></child>
        <child><object class="GtkLabel" id="said"><property name="label">Nothing yet</property></object></child>
        <child><object class="GtkButton" id="press"><property name="label">Press</property></object></child>
        <child><object class="GtkButton" id="icon"><property name="icon-name">open-menu-symbolic</property>
          <property name="tooltip-text">More</property>
          <accessibility><property name="label">More Actions</property></accessibility></object></child>
        <child><object class="GtkButton" id="disabled"><property name="label">Not now</property>
          <property name="sensitive">0</property></object></child>
        <child><object class="GtkButton"><property name="label">Twin</property></object></child>
        <child><object class="GtkButton"><property name="label">Twin</property></object></child>
        <child><object class="GtkToggleButton" id="toggle"><property name="label">Toggle</property></object></child>
        <child><object class="GtkSwitch" id="switch"><property name="halign">start</property>
          <accessibility><property name="label">Switch</property></accessibility></object></child>
        <child><object class="GtkCheckButton" id="check"><property name="label">Check</property></object></child>
        <child><object class="GtkCheckButton" id="red"><property name="label">Red</property><property name="active">1</property></object></child>
        <child><object class="GtkCheckButton" id="blue"><property name="label">Blue</property><property name="group">red</property></object></child>
        <child><object class="GtkEntry" id="entry"><accessibility><property name="label">Name</property></accessibility></object></child>
        <child><object class="GtkSearchEntry" id="search"><accessibility><property name="label">Search</property></accessibility></object></child>
        <child><object class="GtkPasswordEntry" id="password"><accessibility><property name="label">Password</property></accessibility></object></child>
        <child><object class="GtkSpinButton" id="spin"><property name="adjustment"><object class="GtkAdjustment"><property name="upper">9</property><property name="step-increment">1</property></object></property>
          <accessibility><property name="label">Number</property></accessibility></object></child>
        <child><object class="GtkScale" id="scale"><property name="adjustment"><object class="GtkAdjustment"><property name="upper">100</property><property name="step-increment">1</property></object></property>
          <accessibility><property name="label">Level</property></accessibility></object></child>
        <child><object class="GtkProgressBar"><property name="fraction">0.25</property>
          <accessibility><property name="label">Progress</property></accessibility></object></child>
        <child><object class="GtkLinkButton"><property name="label">Link</property><property name="uri">about:blank</property></object></child>
        <child><object class="GtkImage"><property name="icon-name">open-menu-symbolic</property>
          <accessibility><property name="label">Picture of a menu</property></accessibility></object></child>
        <child><object class="GtkMenuButton" id="menu"><property name="label">Menu</property><property name="menu-model">items</property><accessibility><property name="label">Menu</property></accessibility></object></child>
        <child><object class="GtkDropDown" id="drop"><property name="model"><object class="GtkStringList"><items><item>Comedy</item><item>Drama</item></items></object></property>
          <accessibility><property name="label">Genre</property></accessibility></object></child>
        <child><object class="GtkExpander" id="expander"><property name="label">Details</property><child><object class="GtkLabel"><property name="label">The details</property></object></child></object></child>
        <child><object class="GtkListBox" id="list"><accessibility><property name="label">Fruits</property></accessibility>
          <child><object class="GtkListBoxRow"><accessibility><property name="label">Apple</property></accessibility>
            <property name="child"><object class="GtkLabel"><property name="label">Apple</property></object></property></object></child>
          <child><object class="GtkListBoxRow"><accessibility><property name="label">Pear</property></accessibility>
            <property name="child"><object class="GtkLabel"><property name="label">Pear</property></object></property></object></child>
        </object></child>
        <child><object class="GtkNotebook"><child><object class="GtkLabel"><property name="label">First page</property></object></child>
          <child type="tab"><object class="GtkLabel"><property name="label">First</property></object></child>
          <child><object class="GtkLabel"><property name="label">Second page</property></object></child>
          <child type="tab"><object class="GtkLabel"><property name="label">Second</property></object></child></object></child>
      </object></child></object>
      <menu id="items"><item><attribute name="label">Rename</attribute><attribute name="action">win.rename</attribute></item>
        <item><attribute name="label">Delete</attribute><attribute name="action">win.delete</attribute></item></menu>
      """)
    onClick("press") { [unowned self] in
      setText("Pressed", of: "said")
      if !widget("status").announce("You pressed the button") {
        widget("status").accessibleLabel = "You pressed the button"
      }
    }
    onClick("icon") { [unowned self] in setText("More", of: "said") }
    widget("search").connect("search-changed") { [unowned self] in
      let text = String(cString: gtk_editable_get_text(widget("search").opaque))
      setText("Searched for \(text)", of: "said")
    }
    widget("entry").connect("activate") { [unowned self] in
      setText("Entered \(String(cString: gtk_editable_get_text(widget("entry").opaque)))", of: "said")
    }
  }

  override func didOpen() {
    guard let window else { return }
    for name in ["rename", "delete"] {
      window.addAction(name) { [unowned self] in setText("Chose \(name)", of: "said") }
    }
  }
}

/// A list of ten thousand rows.
final class ListScreen: Screen {
  private let model = ListModel((0..<10_000).lazy.map(Entry.init))

  private struct Entry: Identifiable, Equatable {
    let id: Int
  }

  private final class Cell: ListCell {
    private let label = Label()
    var widget: Widget { label }
    func bind(_ item: Entry) { label.text = "Row \(item.id)" }
    func unbind() {}
    func accessibleLabel(for item: Entry) -> String { "Row \(item.id)" }
  }

  init() { super.init("") }

  override var content: Widget { ScrolledWindow(ListView(model) { Cell() }) }
}

/// A stack that shows one of several pages, and a strip that slides in and out.
final class StackScreen: Screen {
  init() {
    super.init(
      """
      <object class="GtkBox" id="content"><property name="orientation">vertical</property>
        <child><object class="GtkStackSwitcher"><property name="stack">stack</property></object></child>
        <child><object class="GtkStack" id="stack">
          <child><object class="GtkStackPage"><property name="name">one</property><property name="title">One</property>
            <property name="child"><object class="GtkButton"><property name="label">On page one</property></object></property></object></child>
          <child><object class="GtkStackPage"><property name="name">two</property><property name="title">Two</property>
            <property name="child"><object class="GtkButton"><property name="label">On page two</property></object></property></object></child>
        </object></child>
        <child><object class="GtkBox"><property name="accessible-role">group</property>
          <accessibility><property name="label">Nothing here</property></accessibility></object></child>
        <child><object class="GtkToggleButton" id="strip"><property name="label">Show strip</property></object></child>
        <child><object class="GtkRevealer" id="revealer"><property name="child"><object class="GtkLabel"><property name="label">The strip</property></object></property></object></child>
      </object>
      """)
    widget("strip").connect("toggled") { [unowned self] in
      let isOn = gtk_toggle_button_get_active(widget("strip").cast(to: GtkToggleButton.self))
      gtk_revealer_set_reveal_child(widget("revealer").opaque, isOn)
    }
  }
}

/// A button that opens a second window.
final class WindowsScreen: Screen {
  private var second: Window?

  init() {
    super.init(
      """
      <object class="GtkBox" id="content"><property name="orientation">vertical</property>
        <child><object class="GtkButton" id="open"><property name="label">Open</property></object></child>
        <child><object class="GtkEntry" id="first"><accessibility><property name="label">Outer</property></accessibility></object></child>
      </object>
      <object class="GtkBox" id="inner"><property name="orientation">vertical</property>
        <child><object class="GtkEntry"><accessibility><property name="label">Inner</property></accessibility></object></child>
        <child><object class="GtkButton" id="close"><property name="label">Close</property></object></child>
      </object>
      """)
    let inner = widget("inner")
    onClick("open") { [unowned self] in
      let second = Window(dialogFor: window)
      second.title = "Second"
      second.setContent(inner)
      second.present()
      self.second = second
    }
    onClick("close") { [unowned self] in
      second?.setContent(nil)
      second?.destroy()
      second = nil
    }
  }
}

/// Buttons that make the program hang, crash or exit.
final class FailureScreen: Screen {
  init() {
    super.init(
      """
      <object class="GtkBox" id="content"><property name="orientation">vertical</property>
        <child><object class="GtkButton" id="hang"><property name="label">Hang</property></object></child>
        <child><object class="GtkButton" id="crash"><property name="label">Crash</property></object></child>
        <child><object class="GtkButton" id="exit"><property name="label">Exit</property></object></child>
      </object>
      """)
    log("Ready")
    onClick("hang") {
      log("Hanging")
      while true { pause() }
    }
    onClick("crash") {
      log("Crashing")
      abort()
    }
    onClick("exit") {
      log("Exiting")
      exit(7)
    }
  }
}

/// A label that appears late, in place of another.
final class SlowScreen: Screen {
  private var timer: GTK.Timer?

  init() {
    super.init(
      """
      <object class="GtkBox" id="content"><property name="orientation">vertical</property>
        <child><object class="GtkLabel" id="wait"><property name="label">Please wait</property></object></child>
        <child><object class="GtkLabel" id="late"><property name="label">Here at last</property><property name="visible">0</property></object></child>
      </object>
      """)
  }

  override func didOpen() {
    timer = GTK.Timer(after: .milliseconds(700)) { [unowned self] in
      widget("wait").isVisible = false
      widget("late").isVisible = true
    }
  }
}
