// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lectern", path: "../..")],
  targets: ["Example", "Notebook", "Stars"].map {
    .executableTarget(name: $0, dependencies: [.product(name: "Lectern", package: "lectern")])
  }
)
