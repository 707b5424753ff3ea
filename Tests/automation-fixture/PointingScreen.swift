import CAdwaita
import GTK

/// Buttons that a pointer can't reach: covered, clipped, insensitive, behind a modal window or outside an open popover.
final class PointingScreen: Screen {
  private var modal: Window?
  private var timer: GTK.Timer?

  init() {
    super.init(
      """
      <object class="GtkOverlay" id="content">
        <property name="child"><object class="GtkBox"><property name="orientation">vertical</property>
          <child><object class="GtkLabel" id="said"><property name="label">Nothing yet</property></object></child>
          <child><object class="GtkButton" id="plain"><property name="label">Plain</property></object></child>
          <child><object class="GtkBox"><property name="sensitive">0</property>
            <child><object class="GtkButton"><property name="label">Insensitive</property></object></child></object></child>
          <child><object class="GtkSwitch" id="switch"><property name="halign">start</property>
            <accessibility><property name="label">Switch</property></accessibility></object></child>
          <child><object class="GtkMenuButton"><property name="label">Menu</property><property name="menu-model">items</property></object></child>
          <child><object class="GtkButton" id="open"><property name="label">Open Modal</property></object></child>
          <child><object class="GtkButton" id="uncover"><property name="label">Uncover Soon</property></object></child>
          <child><object class="GtkScrolledWindow"><property name="height-request">80</property>
            <property name="child"><object class="GtkBox"><property name="orientation">vertical</property>
              <child><object class="GtkLabel"><property name="label">Top</property><property name="height-request">900</property></object></child>
              <child><object class="GtkButton" id="below"><property name="label">Below</property></object></child>
            </object></property></object></child>
          <child><object class="GtkButton" id="covered"><property name="label">Covered</property><property name="height-request">40</property></object></child>
        </object></property>
        <child type="overlay"><object class="GtkLabel" id="cover"><property name="label">Cover</property>
          <property name="valign">end</property><property name="height-request">200</property></object></child>
      </object>
      <menu id="items"><item><attribute name="label">Rename</attribute><attribute name="action">win.rename</attribute></item></menu>
      """)
    for (name, label) in [("plain", "Plain"), ("below", "Below"), ("covered", "Covered")] {
      onClick(name) { [unowned self] in setText("Pressed \(label)", of: "said") }
    }
    onClick("uncover") { [unowned self] in
      timer = GTK.Timer(after: .milliseconds(300)) { [unowned self] in widget("cover").isVisible = false }
    }
    onClick("open") { [unowned self] in openModal() }
  }

  override func didOpen() {
    window?.addAction("rename") { [unowned self] in setText("Chose rename", of: "said") }
  }

  private func openModal() {
    let modal = Window(dialogFor: window)
    modal.title = "Modal"
    let close = Button(label: "Close")
    close.onClick { [unowned self] in self.modal?.destroy() }
    modal.setContent(close)
    modal.present()
    self.modal = modal
  }
}
