import CAdwaita
import Foundation

/// Turns OpenGL off on machines without a graphics device, so that GTK draws with cairo.
///
/// OpenGL would run in software there. Loading it takes 60 MB, and each frame takes two to four times as long as with
/// cairo.
///
/// Source: [`GDK_DEBUG` and `GSK_RENDERER`](https://docs.gtk.org/gtk4/running.html).
public nonisolated enum RendererEnvironment {
  /// Sets the variable that GTK reads when it opens the display. Call it while the process has a single thread.
  ///
  /// Programs that this process launches inherit the variable.
  public static func prepare() {
    // Later versions of GTK have another variable.
    guard gtk_get_minor_version() < 16 else { return }
    let flags = debugFlags(for: ProcessInfo.processInfo.environment, deviceFolder: "/dev")
    if let flags { setenv("GDK_DEBUG", flags, 1) }
  }

  /// Returns the new value of `GDK_DEBUG`, or `nil` to keep OpenGL.
  ///
  /// A user who asks for another renderer than cairo, or for one of OpenGL's own flags, gets what they ask for.
  static func debugFlags(for environment: [String: String], deviceFolder: String) -> String? {
    let flags = environment["GDK_DEBUG"].flatMap { $0.isEmpty ? nil : $0 }
    guard ["cairo", nil].contains(environment["GSK_RENDERER"]), flags?.contains("gl-") != true,
      !hasGraphicsDevice(in: deviceFolder)
    else { return nil }
    return [flags, "gl-disable"].compactMap(\.self).joined(separator: ",")
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
