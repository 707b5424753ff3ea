import CAdwaita
import Foundation

/// Turns OpenGL and Vulkan off on machines without a graphics device, so that GTK draws with cairo.
///
/// They would run in software there. Loading OpenGL takes 60 MB, and each frame takes two to four times as long as with
/// cairo.
///
/// Source: [`GDK_DEBUG`, `GDK_DISABLE` and `GSK_RENDERER`](https://docs.gtk.org/gtk4/running.html).
public nonisolated enum RendererEnvironment {
  /// Sets the variables that GTK reads when it opens the display. Call it while the process has a single thread.
  ///
  /// Programs that this process launches inherit the variables.
  public static func prepare() {
    let variables = variables(
      for: ProcessInfo.processInfo.environment, minorVersion: Int(gtk_get_minor_version()), deviceFolder: "/dev")
    for (name, value) in variables { setenv(name, value, 1) }
  }

  /// Returns the variables to set; none to keep OpenGL.
  ///
  /// A user who asks for another renderer than cairo, or for one of OpenGL's own flags, gets what they ask for.
  ///
  /// - Parameter minorVersion: The version of GTK. 4.16 replaced the variable.
  static func variables(
    for environment: [String: String], minorVersion: Int, deviceFolder: String
  ) -> [String: String] {
    let (name, own) = minorVersion < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl,vulkan")
    let flags = environment[name].flatMap { $0.isEmpty ? nil : $0 }
    guard ["cairo", nil].contains(environment["GSK_RENDERER"]), flags?.contains("gl") != true,
      !hasGraphicsDevice(in: deviceFolder)
    else { return [:] }
    // With the flag alone, GTK prints a line when it tries OpenGL first, as on Wayland.
    return [name: [flags, own].compactMap(\.self).joined(separator: ","), "GSK_RENDERER": "cairo"]
  }

  /// Returns whether a folder contains the device of a graphics driver.
  ///
  /// `dri/renderD…` is the device of Linux's own drivers. A `dri/card…` without it, such as that of a simple virtual
  /// machine, shows pictures but doesn't draw them. The others belong to NVIDIA's driver, Windows, and two families of
  /// ARM chips.
  static func hasGraphicsDevice(in folder: String) -> Bool {
    let files = FileManager.default
    let drivers = (try? files.contentsOfDirectory(atPath: folder + "/dri")) ?? []
    return drivers.contains { $0.hasPrefix("renderD") }
      || ["nvidiactl", "dxg", "mali0", "kgsl-3d0"].contains { files.fileExists(atPath: folder + "/" + $0) }
  }
}
