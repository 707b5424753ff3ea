import Foundation

/// The private environment of one launched application: folders, a D-Bus session and a display.
final class AppSession {
  let folder: SessionFolder
  let environment: [String: String]
  let display: Display
  private let servers: [Server]

  init(accessibilityBus: String, animations: Bool) throws(StartFailure) {
    folder = try SessionFolder()
    let address = "unix:path=" + folder.file("bus")
    let configuration = try folder.write(Self.configuration(address), to: "session.conf")
    let bus = try Server(
      "dbus-daemon", ["--config-file=" + configuration, "--nofork", "--nopidfile", "--print-address=3"], in: folder)
    let screen = try Server(
      "Xvfb", ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-noreset", "-nolisten", "tcp"], in: folder)
    servers = [bus, screen]

    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC",
      "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "atspi",
      "AT_SPI_BUS_ADDRESS": accessibilityBus, "DBUS_SESSION_BUS_ADDRESS": address, SessionWatchdog.mark: folder.path,
    ]
    for (name, variable) in [
      ("home", "HOME"), ("config", "XDG_CONFIG_HOME"), ("data", "XDG_DATA_HOME"), ("state", "XDG_STATE_HOME"),
      ("cache", "XDG_CACHE_HOME"), ("runtime", "XDG_RUNTIME_DIR"), ("temporary", "TMPDIR"),
    ] {
      variables[variable] = try folder.makeFolder(name)
    }
    variables.merge(try Self.systemVariables(in: folder)) { _, new in new }
    // GNOME's font, which GTK doesn't know without GNOME's settings.
    _ = try folder.makeFolder("config/gtk-4.0")
    _ = try folder.write(
      "[Settings]\ngtk-font-name=Cantarell 11\ngtk-enable-animations=\(animations)\n", to: "config/gtk-4.0/settings.ini"
    )

    _ = try bus.readyLine()
    let name = ":" + (try screen.readyLine())
    variables["DISPLAY"] = name
    environment = variables
    display = try Display(name)
  }

  /// Ends all processes and removes the folders.
  func close() {
    display.close()
    folder.close()
    servers.forEach { $0.waitForEnd() }
  }
}

extension AppSession {
  /// Returns the variables that hide the machine's optional software: applications such as browsers, portals, GIO's
  /// modules, and system services. The test process can choose the fonts with `FONTCONFIG_FILE`.
  private static func systemVariables(in folder: SessionFolder) throws(StartFailure) -> [String: String] {
    let data = try folder.makeFolder("system")
    for name in ["glib-2.0", "icons", "mime"] { try folder.link("system/\(name)", to: "/usr/share/\(name)") }
    var variables = [
      "XDG_DATA_DIRS": data, "GIO_MODULE_DIR": try folder.makeFolder("modules"),
      "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=" + folder.file("no-system-bus"),
    ]
    variables["FONTCONFIG_FILE"] = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"]
    return variables
  }

  // Without a service folder, D-Bus activation can't start other programs in the session.
  private static func configuration(_ address: String) -> String {
    """
    <busconfig>
      <type>session</type>
      <auth>EXTERNAL</auth>
      <listen>\(address)</listen>
      <policy context="default">
        <allow own="*"/><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
      </policy>
    </busconfig>
    """
  }
}
