import LayerCheck
import Testing

/// Reading what `swift package dump-package` writes.
@Suite struct ManifestDumpTests {
    @Test func `targets are read with every way to name a dependency`() throws {
        let dump = """
            {"name": "Kith", "targets": [
              {"name": "Networking", "type": "regular", "path": "Modules/Networking", "exclude": ["Curl"],
               "dependencies": [{"byName": ["JSON", null]}, {"target": ["Models", null]},
                                {"product": ["Far", "far-away", null, null]}]},
              {"name": "CSQLite", "type": "system", "path": "Modules/System/CSQLite", "dependencies": []},
              {"name": "CLI", "type": "executable", "dependencies": []},
              {"name": "ModelsTests", "type": "test", "path": "Tests/ModelsTests", "dependencies": []}]}
            """
        let targets = try PackageTarget.targets(inManifestDump: Array(dump.utf8))
        #expect(
            targets == [
                PackageTarget(
                    "Networking", path: "Modules/Networking", dependencies: ["JSON", "Models", "Far"],
                    excluded: ["Curl"]),
                PackageTarget("CSQLite", kind: .systemLibrary, path: "Modules/System/CSQLite"),
                PackageTarget("CLI", kind: .executable, path: "Sources/CLI"),
                PackageTarget("ModelsTests", kind: .test, path: "Tests/ModelsTests"),
            ])
    }

    @Test(arguments: [
        ("error: no manifest", "not JSON"), ("{}", "no targets"), ("{\"targets\": [{}]}", "without name"),
        ("{\"targets\": [{\"name\": \"A\", \"type\": \"plugin\"}]}", "kind plugin"),
    ])
    func `what is no manifest is refused with a reason`(dump: String, reason: String) {
        let error = #expect(throws: ManifestError.self) {
            try PackageTarget.targets(inManifestDump: Array(dump.utf8))
        }
        #expect(error?.description.contains(reason) == true)
    }
}
