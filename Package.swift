// swift-tools-version: 6.2
import PackageDescription

/// The settings for all targets: upcoming language features, and warnings as errors in debug builds.
///
/// Release builds allow warnings. A newer compiler or the optimizer may report others, which must not prevent an
/// installation.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error, .when(configuration: .debug)),
  .treatWarning("DeprecatedDeclaration", as: .warning),
]

/// The settings for targets with user interface code. It runs on the main actor, which is GTK's thread.
let onMain: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "matinee",
  products: [
    .library(name: "AccessibilityAudit", targets: ["AccessibilityAudit"]),
    .library(name: "Automation", targets: ["Automation"]),
    .library(name: "AutomationTestSupport", targets: ["AutomationTestSupport"]),
    .library(name: "Containment", targets: ["Containment", "LoadingState"]),
    .library(name: "GTK", targets: ["GTK"]),
    .library(name: "ImagePipeline", targets: ["ImagePipeline"]),
    .library(name: "Localization", targets: ["Localization"]),
    .library(name: "TMDB", targets: ["TMDB"]),
    .library(name: "TMDBTesting", targets: ["TMDBTesting"]),
    .library(name: "CrashShim", type: .dynamic, targets: ["CrashShim"]),
    .executable(name: "matinee", targets: ["matinee"]),
    .executable(name: "matinee-player", targets: ["matinee-player"]),
    .executable(name: "matinee-gallery", targets: ["matinee-gallery"]),
    .executable(name: "matinee-sample-server", targets: ["matinee-sample-server"]),
    .executable(name: "architectures", targets: ["architectures"]),
    .executable(name: "genres", targets: ["genres"]),
    .executable(name: "todo", targets: ["todo"]),
    .executable(name: "users", targets: ["users"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.2.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
  ],
  targets: [
    // System libraries
    .systemLibrary(
      name: "CAdwaita", path: "Sources/System/CAdwaita", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"]), .yum(["libadwaita-devel"])]),
    .systemLibrary(
      name: "CATSPI", path: "Sources/System/CATSPI", pkgConfig: "atspi-2",
      providers: [.apt(["libatspi2.0-dev"]), .yum(["at-spi2-core-devel"])]),
    .systemLibrary(
      name: "CArchive", path: "Sources/System/CArchive", pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .yum(["libarchive-devel"])]),
    .systemLibrary(
      name: "CGLib", path: "Sources/System/CGLib", pkgConfig: "glib-2.0",
      providers: [.apt(["libglib2.0-dev"]), .yum(["glib2-devel"])]),
    .systemLibrary(name: "CIntl", path: "Sources/System/CIntl"),
    .systemLibrary(name: "CMalloc", path: "Sources/System/CMalloc"),
    .systemLibrary(name: "CSpawn", path: "Sources/System/CSpawn"),
    .systemLibrary(
      name: "CXCB", path: "Sources/System/CXCB", pkgConfig: "xcb",
      providers: [.apt(["libxcb1-dev"]), .yum(["libxcb-devel"])]),
    .systemLibrary(
      name: "CPango", path: "Sources/System/CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .yum(["pango-devel"])]),
    .systemLibrary(
      name: "CPixbuf", path: "Sources/System/CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .yum(["gdk-pixbuf2-devel"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),

    // Building blocks
    .target(name: "CCurl", path: "Sources/System/CCurl"),
    .target(name: "CDiskReserve", path: "Sources/System/CDiskReserve"),
    .target(name: "CSliceAllocator", dependencies: ["CGLib"], path: "Sources/System/CSliceAllocator"),
    .target(name: "Localization", dependencies: ["CIntl"], path: "Sources/System/Localization", swiftSettings: common),
    .target(
      name: "SystemIO", dependencies: ["CMalloc", "Localization"], path: "Sources/System/SystemIO",
      swiftSettings: common),
    .target(name: "JSONText", path: "Sources/Data/JSONText", swiftSettings: common),
    .target(
      name: "GTK", dependencies: ["CAdwaita", "CSliceAllocator", "Localization"], path: "Sources/UI/GTK",
      swiftSettings: onMain),
    .target(
      name: "AccessibilityAudit", dependencies: ["CAdwaita", "GTK"], path: "Sources/Testing/AccessibilityAudit",
      swiftSettings: onMain),
    .target(
      name: "LoadingState", path: "Sources/UI/LoadingState", swiftSettings: common),
    .target(
      name: "Containment", dependencies: ["GTK", "LoadingState", "Localization"], path: "Sources/UI/Containment",
      swiftSettings: onMain),
    .target(
      name: "TMDB", dependencies: ["CCurl", "Localization", .product(name: "Logging", package: "swift-log")],
      path: "Sources/Data/TMDB",
      swiftSettings: common),
    .target(name: "TitleIdentity", path: "Sources/Data/TitleIdentity", swiftSettings: common),
    .target(name: "TMDBTesting", dependencies: ["TMDB"], path: "Sources/Testing/TMDBTesting", swiftSettings: common),
    .target(
      name: "ImagePipeline",
      dependencies: ["Localization", "SystemIO", .product(name: "OrderedCollections", package: "swift-collections")],
      path: "Sources/Data/ImagePipeline", swiftSettings: common),
    .target(
      name: "SampleCatalogue", dependencies: ["CPango", "CPixbuf", "JSONText", "SyntheticExports", "SystemIO", "TMDB"],
      path: "Sources/Testing/SampleCatalogue", resources: [.copy("Resources")],
      // Drawing thousands of pictures pixel by pixel takes too long without the optimizer.
      swiftSettings: common + [.unsafeFlags(["-O"], .when(configuration: .debug))]),

    .target(
      name: "SyntheticExports", dependencies: ["CZlib", "JSONText"], path: "Sources/Testing/SyntheticExports",
      swiftSettings: common),
    .target(
      name: "TitleIndex",
      dependencies: [
        "CZlib", "JSONText", "Localization", "SystemIO", "TitleIdentity", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ], path: "Sources/Data/TitleIndex", swiftSettings: common),

    .target(
      name: "WebTrailers", path: "Sources/Core/WebTrailers", swiftSettings: common),
    .target(
      name: "SQLiteFiles", dependencies: ["CDiskReserve", "SystemIO", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Sources/Data/SQLiteFiles", swiftSettings: common),
    .target(
      name: "ResponseCache",
      dependencies: [
        "CZlib", "Localization", "SQLiteFiles", "SystemIO", "TitleIdentity", "TMDB",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Sources/Data/ResponseCache", swiftSettings: common),

    .target(
      name: "Library",
      dependencies: [
        "JSONText", "Localization", "SQLiteFiles", "SystemIO", "TitleIdentity",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Sources/Data/Library", swiftSettings: common),

    .target(
      name: "LibraryFormats", dependencies: ["CArchive", "Library", "Localization", "SystemIO", "TitleIdentity"],
      path: "Sources/Data/LibraryFormats",
      swiftSettings: common),

    // The app
    .target(
      name: "AppFoundation",
      dependencies: [
        "ImagePipeline", "LoadingState", "Localization", "ResponseCache", "SystemIO", "TitleIdentity", "TMDB",
        .product(name: "Configuration", package: "swift-configuration"),
        .product(name: "Logging", package: "swift-log"), .product(name: "SystemPackage", package: "swift-system"),
      ], path: "Sources/Core/AppFoundation", swiftSettings: common),
    .target(
      name: "Catalogue",
      dependencies: [
        "AppFoundation", "ImagePipeline", "LoadingState", "Localization", "ResponseCache", "SystemIO", "TitleIdentity",
        "TitleIndex", "TMDB", "WebTrailers",
      ], path: "Sources/Core/Catalogue", swiftSettings: common),
    .target(
      name: "Tracking",
      dependencies: [
        "AppFoundation", "Catalogue", "CGLib", "ImagePipeline", "Library", "LoadingState", "Localization",
        "ResponseCache", "SystemIO", "TitleIdentity", "TMDB",
      ], path: "Sources/Core/Tracking", swiftSettings: common),
    .target(
      name: "Search",
      dependencies: [
        "AppFoundation", "Catalogue", "Library", "LoadingState", "Localization", "ResponseCache", "SystemIO",
        "TitleIdentity", "TitleIndex", "TMDB", "Tracking",
      ], path: "Sources/Core/Search", swiftSettings: common),
    .target(
      name: "Downloads",
      dependencies: [
        "AppFoundation", "Catalogue", "ImagePipeline", "LoadingState", "Localization", "ResponseCache", "SystemIO",
        "TitleIdentity", "TMDB",
      ], path: "Sources/Core/Downloads", swiftSettings: common),
    .target(
      name: "Planning",
      dependencies: [
        "AppFoundation", "Catalogue", "Library", "LoadingState", "Localization", "ResponseCache", "TitleIdentity",
        "TMDB", "Tracking",
      ], path: "Sources/Core/Planning", swiftSettings: common),
    .target(
      name: "Transfer",
      dependencies: [
        "AppFoundation", "Catalogue", "Library", "LibraryFormats", "LoadingState", "Localization", "ResponseCache",
        "SystemIO", "TitleIdentity", "TMDB", "Tracking",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ], path: "Sources/Core/Transfer", swiftSettings: common),
    .target(
      name: "CommandReports",
      dependencies: [
        "AppFoundation", "Catalogue", "Library", "Localization", "Planning", "ResponseCache", "Search", "SystemIO",
        "TitleIdentity", "TitleIndex", "TMDB", "Tracking", .product(name: "Logging", package: "swift-log"),
      ], path: "Sources/Core/CommandReports", swiftSettings: common),
    .target(
      name: "ScreenFoundation",
      dependencies: [
        "AppFoundation", "Catalogue", "Containment", "GTK", "ImagePipeline", "LoadingState", "Localization", "SystemIO",
        "TitleIdentity", "TMDB",
      ],
      path: "Sources/App/ScreenFoundation", swiftSettings: onMain),
    .target(
      name: "CatalogueUI",
      dependencies: [
        "AppFoundation", "Catalogue", "Containment", "GTK", "LoadingState", "Localization", "ScreenFoundation",
        "TitleIdentity", "TitleIndex", "TMDB", "WebTrailers",
      ],
      path: "Sources/App/CatalogueUI", swiftSettings: onMain),
    .target(
      name: "TrackingUI",
      dependencies: [
        "AppFoundation", "Catalogue", "Containment", "GTK", "Library", "LoadingState", "Localization",
        "ScreenFoundation", "TitleIdentity", "TMDB", "Tracking",
      ],
      path: "Sources/App/TrackingUI", swiftSettings: onMain),
    .target(
      name: "SearchUI",
      dependencies: [
        "AppFoundation", "Catalogue", "Containment", "GTK", "LoadingState", "Localization", "ScreenFoundation",
        "Search", "TitleIdentity",
      ],
      path: "Sources/App/SearchUI", swiftSettings: onMain),
    .target(
      name: "DownloadsUI",
      dependencies: [
        "AppFoundation", "Catalogue", "Containment", "Downloads", "GTK", "LoadingState", "Localization",
        "ScreenFoundation", "TitleIdentity",
      ],
      path: "Sources/App/DownloadsUI", swiftSettings: onMain),
    .target(
      name: "PlanningUI",
      dependencies: [
        "AppFoundation", "Catalogue", "Containment", "GTK", "Library", "LoadingState", "Localization", "Planning",
        "ScreenFoundation", "TitleIdentity",
      ],
      path: "Sources/App/PlanningUI", swiftSettings: onMain),
    .target(
      name: "TransferUI",
      dependencies: [
        "AppFoundation", "Catalogue", "Containment", "GTK", "Library", "LibraryFormats", "LoadingState", "Localization",
        "ScreenFoundation", "TitleIdentity", "TMDB", "Tracking", "Transfer",
      ],
      path: "Sources/App/TransferUI", swiftSettings: onMain),
    .target(
      name: "MatineeApp",
      dependencies: [
        "AppFoundation", "Catalogue", "CatalogueUI", "Containment", "Downloads", "DownloadsUI", "GTK", "ImagePipeline",
        "Library", "LibraryFormats", "LoadingState", "Localization", "Planning", "PlanningUI", "ResponseCache",
        "ScreenFoundation", "Search", "SearchUI", "SystemIO", "TitleIdentity", "TMDB", "Tracking", "TrackingUI",
        "Transfer", "TransferUI",
      ],
      path: "Sources/App/MatineeApp", swiftSettings: onMain),
    .target(
      name: "WebPlayer", dependencies: ["CAdwaita", "GTK", "Localization", "SystemIO", "WebTrailers"],
      path: "Sources/App/WebPlayer", swiftSettings: onMain),
    .executableTarget(
      name: "matinee-player", dependencies: ["WebPlayer"], path: "Sources/App/matinee-player", swiftSettings: common),
    .executableTarget(
      name: "matinee",
      dependencies: [
        "AppFoundation", "Catalogue", "CommandReports", "GTK", "ImagePipeline", "Library", "LibraryFormats",
        "Localization", "MatineeApp", "Planning", "ResponseCache", "SampleCatalogue", "ScreenFoundation", "Search",
        "SystemIO", "TitleIdentity", "TitleIndex", "TMDB", "Tracking", "Transfer", "WebPlayer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/App/matinee", swiftSettings: common),
    .executableTarget(
      name: "matinee-bench",
      dependencies: [
        "AppFoundation", "CAdwaita", "Catalogue", "CommandReports", "Containment", "GTK", "ImagePipeline", "Library",
        "LibraryFormats", "MatineeApp", "ResponseCache", "SampleCatalogue", "ScreenFoundation", "SyntheticExports",
        "SystemIO", "TitleIdentity", "TitleIndex", "TMDB", "TMDBTesting", "Tracking", "TrackingUI", "Transfer",
        .product(name: "GRDB", package: "GRDB.swift"),
      ], path: "Sources/Testing/matinee-bench", swiftSettings: onMain),
    .executableTarget(
      name: "matinee-gallery",
      dependencies: [
        "AccessibilityAudit", "Containment", "GenresExample", "GTK", "LoadingState", "MatineeApp", "SampleCatalogue",
        "ScreenFoundation", "TMDB", "TMDBTesting", "Todo", "Users",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/App/matinee-gallery", swiftSettings: common),
    .executableTarget(
      name: "matinee-sample-server",
      dependencies: [
        "SampleCatalogue", "TMDB", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ], path: "Sources/Testing/matinee-sample-server", swiftSettings: common),

    .executableTarget(
      name: "matinee-soak",
      dependencies: [
        "Automation", "library-writer", "matinee", "matinee-sample-server", "SampleCatalogue", "SyntheticExports",
        "ToolTestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/Testing/matinee-soak", swiftSettings: common),

    // Examples
    .target(
      name: "ArchitecturesSupport",
      dependencies: ["Containment", "GTK", "ImagePipeline", "LoadingState", "SampleCatalogue", "TMDB"],
      path: "Examples/Architectures/Support", swiftSettings: onMain),
    .target(
      name: "FeaturedMVC",
      dependencies: ["ArchitecturesSupport", "Containment", "GTK", "LoadingState", "TMDB"],
      path: "Examples/Architectures/MVC/Sources", swiftSettings: onMain),
    .testTarget(
      name: "FeaturedMVCTests",
      dependencies: [
        "ArchitecturesSupport", "Containment", "FeaturedMVC", "GTK", "GTKTestSupport", "LoadingState", "TMDB",
        "TMDBTesting",
      ], path: "Examples/Architectures/MVC/Tests", swiftSettings: common),
    .target(
      name: "FeaturedMVVM",
      dependencies: [
        "ArchitecturesSupport", "Containment", "GTK", "LoadingState", "TMDB",
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ], path: "Examples/Architectures/MVVM/Sources", swiftSettings: onMain),
    .testTarget(
      name: "FeaturedMVVMTests",
      dependencies: [
        "ArchitecturesSupport", "Containment", "FeaturedMVVM", "GTK", "GTKTestSupport", "LoadingState", "TMDB",
        "TMDBTesting",
      ], path: "Examples/Architectures/MVVM/Tests", swiftSettings: common),
    .target(
      name: "FeaturedComposition",
      dependencies: ["ArchitecturesSupport", "Containment", "GTK", "LoadingState", "TMDB"],
      path: "Examples/Architectures/Composition/Sources", swiftSettings: onMain),
    .testTarget(
      name: "FeaturedCompositionTests",
      dependencies: [
        "ArchitecturesSupport", "Containment", "FeaturedComposition", "GTK", "GTKTestSupport", "LoadingState", "TMDB",
        "TMDBTesting",
      ], path: "Examples/Architectures/Composition/Tests", swiftSettings: common),
    .executableTarget(
      name: "architectures",
      dependencies: [
        "ArchitecturesSupport", "CAdwaita", "Containment", "FeaturedComposition", "FeaturedMVC", "FeaturedMVVM", "GTK",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Examples/Architectures/Switcher", swiftSettings: common),
    .testTarget(
      name: "ArchitecturesUITests",
      dependencies: [
        "architectures", "Automation", "AutomationTestSupport", "matinee-sample-server", "SampleCatalogue",
        "ToolTestSupport",
      ], path: "Examples/Architectures/UITests", swiftSettings: common),
    .target(
      name: "GenresExample", dependencies: ["Containment", "GTK", "ImagePipeline", "LoadingState", "TMDB"],
      path: "Examples/Genres/Sources", swiftSettings: onMain),
    .executableTarget(
      name: "genres", dependencies: ["Containment", "GenresExample", "GTK", "SampleCatalogue", "TMDB"],
      path: "Examples/Genres/Program", swiftSettings: onMain),
    .testTarget(
      name: "GenresExampleTests",
      dependencies: [
        "CAdwaita", "Containment", "GenresExample", "GTK", "GTKTestSupport", "LoadingState", "TMDB", "TMDBTesting",
      ], path: "Examples/Genres/Tests", swiftSettings: common),

    .target(
      name: "CredentialTemplate", dependencies: ["CAdwaita", "GTK"], path: "Examples/Template/Sources",
      resources: [.embedInCode("credential-form.ui")], swiftSettings: onMain),
    .testTarget(
      name: "CredentialTemplateTests",
      dependencies: ["CAdwaita", "CredentialTemplate", "GTK", "GTKTestSupport", "ScreenFoundation"],
      path: "Examples/Template/Tests", swiftSettings: common),
    .executableTarget(
      name: "template-benchmark", dependencies: ["CredentialTemplate", "GTK", "ScreenFoundation"],
      path: "Examples/Template/Benchmark", swiftSettings: onMain),

    .target(
      name: "Todo", dependencies: ["Containment", "GTK", "LoadingState"], path: "Examples/Todo/Sources",
      swiftSettings: onMain),
    .executableTarget(
      name: "todo", dependencies: ["Containment", "GTK", "Todo"], path: "Examples/Todo/Program",
      swiftSettings: onMain),
    .testTarget(
      name: "TodoTests", dependencies: ["CAdwaita", "Containment", "GTK", "GTKTestSupport", "Todo"],
      path: "Examples/Todo/Tests", swiftSettings: common),
    .target(
      name: "Users", dependencies: ["Containment", "GTK", "ImagePipeline", "LoadingState"],
      path: "Examples/Users/Sources", resources: [.copy("Sample")], swiftSettings: onMain),
    .executableTarget(
      name: "users", dependencies: ["Containment", "GTK", "ImagePipeline", "TMDB", "Users"],
      path: "Examples/Users/Program", swiftSettings: onMain),
    .testTarget(
      name: "UsersTests",
      dependencies: [
        "CAdwaita", "Containment", "GTK", "GTKTestSupport", "ImagePipeline", "TMDB", "TMDBTesting", "Users",
      ], path: "Examples/Users/Tests", swiftSettings: common),

    // Tests
    .target(
      name: "Automation", dependencies: ["CATSPI", "CPixbuf", "CSpawn", "CXCB"], path: "Sources/Testing/Automation",
      swiftSettings: common),
    .target(
      name: "GTKTestSupport", dependencies: ["CAdwaita", "GTK"], path: "Tests/GTKTestSupport", swiftSettings: common),
    .target(
      name: "AppTestSupport",
      dependencies: [
        "AppFoundation", "CAdwaita", "Catalogue", "CatalogueUI", "Containment", "Downloads", "DownloadsUI", "GTK",
        "GTKTestSupport", "ImagePipeline", "Library", "LibraryFormats", "LoadingState", "MatineeApp", "Planning",
        "PlanningUI", "ResponseCache", "SampleCatalogue", "ScreenFoundation", "Search", "SearchUI", "TitleIdentity",
        "TitleIndex", "TMDB", "TMDBTesting", "Tracking", "TrackingUI", "Transfer", "TransferUI",
      ], path: "Tests/AppTestSupport", swiftSettings: common),
    .target(
      name: "ToolTestSupport", dependencies: ["CZlib", "matinee", "matinee-sample-server", "SampleCatalogue"],
      path: "Tests/ToolTestSupport",
      swiftSettings: common),
    .target(
      name: "AutomationTestSupport", dependencies: ["Automation"], path: "Tests/AutomationTestSupport",
      swiftSettings: common),
    .executableTarget(
      name: "automation-fixture", dependencies: ["Automation", "CAdwaita", "GTK"], path: "Tests/automation-fixture",
      swiftSettings: onMain),
    .testTarget(
      name: "AutomationTests", dependencies: ["Automation", "automation-fixture", "AutomationTestSupport", "CATSPI"],
      swiftSettings: common),
    .testTarget(
      name: "UITests",
      dependencies: [
        "Automation", "AutomationTestSupport", "Catalogue", "library-writer", "matinee", "matinee-gallery",
        "matinee-player", "matinee-sample-server", "SampleCatalogue", "SyntheticExports", "TMDB",
        "ToolTestSupport",
      ],
      swiftSettings: common),
    .target(
      name: "AuditTestSupport", dependencies: ["AccessibilityAudit", "GTK", "GTKTestSupport"],
      path: "Tests/AuditTestSupport", swiftSettings: common),
    .testTarget(
      name: "AccessibilityAuditTests",
      dependencies: ["AccessibilityAudit", "AuditTestSupport", "CAdwaita", "GTK", "GTKTestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "GTKTests", dependencies: ["CAdwaita", "CMalloc", "GTK", "GTKTestSupport", "TMDBTesting"],
      swiftSettings: common),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "AppTestSupport", "AuditTestSupport", "CAdwaita", "Containment", "GTK", "GTKTestSupport", "LoadingState",
        "matinee-gallery", "MatineeApp", "SampleCatalogue", "ScreenFoundation",
      ],
      swiftSettings: common),
    .testTarget(
      name: "TitleIndexTests",
      dependencies: ["SyntheticExports", "TitleIdentity", "TitleIndex", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: common),
    .executableTarget(
      name: "cache-writer", dependencies: ["ImagePipeline", "ResponseCache", "TMDB"],
      path: "Tests/cache-writer", swiftSettings: common),
    .testTarget(
      name: "ResponseCacheTests",
      dependencies: [
        "cache-writer", "ResponseCache", "TitleIdentity", "TMDB", "TMDBTesting", "ToolTestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ], resources: [.copy("Schemas")], swiftSettings: common),
    .executableTarget(
      name: "library-writer", dependencies: ["Library", "TitleIdentity"], path: "Tests/library-writer",
      swiftSettings: common),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Library", "library-writer", "SQLiteFiles", "TitleIdentity", "ToolTestSupport",
        .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ], resources: [.copy("Fixtures")], swiftSettings: common),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Catalogue", "ImagePipeline", "JSONText", "Library", "LibraryFormats", "Planning", "TitleIndex", "TMDB",
        "TMDBTesting", "Tracking",
      ], path: "Tests/Fuzzing", swiftSettings: common),
    .executableTarget(
      name: "matinee-fuzz", dependencies: ["Fuzzing"], path: "Tests/matinee-fuzz", swiftSettings: common),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "SyntheticExports"], exclude: ["Corpus"],
      swiftSettings: common),
    .executableTarget(
      name: "private-file-writer", dependencies: ["AppFoundation"], path: "Tests/private-file-writer",
      swiftSettings: common),
    .target(name: "CrashShim", path: "Tests/CrashShim"),
    .testTarget(
      name: "CrashTests",
      // CrashShim must not be linked into any tests, because it replaces functions of the C library.
      dependencies: [
        "cache-writer", "ImagePipeline", "Library", "library-writer", "matinee", "matinee-sample-server",
        "private-file-writer", "ResponseCache", "SyntheticExports", "TMDB", "ToolTestSupport",
      ], swiftSettings: common),
    .testTarget(
      name: "SoakTests", dependencies: ["matinee-soak", "SampleCatalogue", "ToolTestSupport"], swiftSettings: common),
    .testTarget(
      name: "LibraryFormatsTests",
      dependencies: ["CArchive", "CZlib", "Library", "LibraryFormats", "SyntheticExports", "TitleIdentity"],
      swiftSettings: common),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: common),
    .testTarget(name: "SystemIOTests", dependencies: ["SystemIO"], swiftSettings: common),
    .testTarget(name: "WebTrailersTests", dependencies: ["WebTrailers"], swiftSettings: common),
    .testTarget(name: "LoadingStateTests", dependencies: ["LoadingState"], swiftSettings: common),
    .testTarget(
      name: "ContainmentTests",
      dependencies: ["CAdwaita", "Containment", "GTK", "GTKTestSupport", "LoadingState", "TMDBTesting"],
      swiftSettings: common),
    .testTarget(
      name: "TMDBTests",
      dependencies: [
        "CCurl", "TMDB", "TMDBTesting", .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ], resources: [.copy("Fixtures")], swiftSettings: common),
    .testTarget(
      name: "ImagePipelineTests", dependencies: ["ImagePipeline", "TMDBTesting"], swiftSettings: common),
    .testTarget(
      name: "SampleCatalogueTests",
      dependencies: ["CPango", "SampleCatalogue", "SyntheticExports", "TMDB", "TMDBTesting", "ToolTestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "MatineeCoreTests",
      dependencies: [
        "AppFoundation", "AppTestSupport", "Catalogue", "CommandReports", "Downloads", "ImagePipeline", "Library",
        "LibraryFormats", "LoadingState", "MatineeApp", "Planning", "ResponseCache", "SampleCatalogue",
        "ScreenFoundation", "Search", "SyntheticExports", "TitleIdentity", "TitleIndex", "TMDB", "TMDBTesting",
        "ToolTestSupport", "Tracking", "Transfer", "WebTrailers",
      ], resources: [.copy("Fixtures")], swiftSettings: common),
    .testTarget(
      name: "MatineeAppTests",
      dependencies: [
        "AppFoundation", "AppTestSupport", "AuditTestSupport", "CAdwaita", "Catalogue", "CatalogueUI", "Containment",
        "Downloads", "DownloadsUI", "GTK", "GTKTestSupport", "ImagePipeline", "Library", "LibraryFormats",
        "LoadingState", "matinee-player", "MatineeApp", "PlanningUI", "ResponseCache", "SampleCatalogue",
        "ScreenFoundation", "Search", "SearchUI", "TitleIdentity", "TitleIndex", "TMDB", "TMDBTesting",
        "ToolTestSupport", "Tracking", "TrackingUI", "Transfer", "TransferUI", "WebTrailers",
        .product(name: "GRDB", package: "GRDB.swift"),
      ], swiftSettings: common),
    .testTarget(
      name: "LooksTests", dependencies: ["AppTestSupport", "CAdwaita", "GTK", "GTKTestSupport"],
      exclude: ["References", "fonts.conf"], swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
