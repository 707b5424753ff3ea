import Foundation
import XCTest

@testable import GTK

final class RendererEnvironmentTests: XCTestCase {
  func testOpenGLIsOffWithoutGraphicsDevice() throws {
    let devices = try folder(with: ["dri/card0", "null"])
    for environment in [[:], ["GSK_RENDERER": "cairo"], ["GDK_DEBUG": ""], ["GDK_DISABLE": ""]] {
      XCTAssertEqual(variables(environment, devices), ["GDK_DEBUG": "gl-disable", "GSK_RENDERER": "cairo"])
      XCTAssertEqual(
        variables(environment, devices, minorVersion: 16), ["GDK_DISABLE": "gl,vulkan", "GSK_RENDERER": "cairo"])
    }
  }

  func testOtherFlagsAreKept() throws {
    let devices = try folder(with: [])
    XCTAssertEqual(variables(["GDK_DEBUG": "frames"], devices)["GDK_DEBUG"], "frames,gl-disable")
    XCTAssertEqual(
      variables(["GDK_DISABLE": "dmabuf"], devices, minorVersion: 18)["GDK_DISABLE"], "dmabuf,gl,vulkan")
  }

  func testGraphicsDeviceIsUsed() throws {
    for device in ["dri/renderD128", "nvidiactl", "dxg", "mali0", "kgsl-3d0"] {
      XCTAssertEqual(variables([:], try folder(with: [device])), [:], device)
    }
  }

  func testRequestForOpenGLIsRespected() throws {
    let devices = try folder(with: [])
    for environment in [["GSK_RENDERER": "gl"], ["GDK_DEBUG": "gl-egl"]] {
      XCTAssertEqual(variables(environment, devices), [:])
    }
  }

  private func variables(
    _ environment: [String: String], _ devices: String, minorVersion: Int = 8
  ) -> [String: String] {
    RendererEnvironment.variables(for: environment, minorVersion: minorVersion, deviceFolder: devices)
  }

  /// Returns a new folder with empty files at the given paths.
  private func folder(with paths: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "devices-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    for path in paths {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    return folder.path
  }
}
