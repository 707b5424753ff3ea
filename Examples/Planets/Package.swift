// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Planets",
  dependencies: [.package(name: "matinee", path: "../..")],
  targets: [
    .executableTarget(
      name: "planets",
      dependencies: [
        .product(name: "Containment", package: "matinee"), .product(name: "GTK", package: "matinee"),
        .product(name: "Localization", package: "matinee"),
      ], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PlanetsTests",
      dependencies: [
        "planets", .product(name: "Automation", package: "matinee"),
        .product(name: "AutomationTestSupport", package: "matinee"),
      ]),
  ]
)
