import Foundation
import XCTest

@testable import GTK

final class RendererEnvironmentTests: XCTestCase {
  func testOpenGLIsOffWithoutGraphicsDevice() throws {
    let devices = try folder(with: ["dri/card0", "null"])
    for environment in [[:], ["GSK_RENDERER": "cairo"], ["GDK_DEBUG": ""]] {
      XCTAssertEqual(RendererEnvironment.debugFlags(for: environment, deviceFolder: devices), "gl-disable")
    }
  }

  func testOtherDebugFlagsAreKept() throws {
    let devices = try folder(with: [])
    XCTAssertEqual(
      RendererEnvironment.debugFlags(for: ["GDK_DEBUG": "frames"], deviceFolder: devices), "frames,gl-disable")
  }

  func testGraphicsDeviceIsUsed() throws {
    for device in ["dri/renderD128", "nvidiactl", "dxg", "mali0", "kgsl-3d0"] {
      let devices = try folder(with: [device])
      XCTAssertNil(RendererEnvironment.debugFlags(for: [:], deviceFolder: devices), device)
    }
  }

  func testRequestForOpenGLIsRespected() throws {
    let devices = try folder(with: [])
    for environment in [["GSK_RENDERER": "gl"], ["GDK_DEBUG": "gl-egl"]] {
      XCTAssertNil(RendererEnvironment.debugFlags(for: environment, deviceFolder: devices))
    }
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
