package import ArgumentParsing

/// The flags of `kith`.
extension OptionName<FlagOption> {
    package static var all: Self { Self("all") }
    package static var dot: Self { Self("dot") }
    package static var dryRun: Self { Self("dry-run") }
    package static var editor: Self { Self("editor") }
    package static var favorite: Self { Self("favorite") }
    package static var favorites: Self { Self("favorites") }
    package static var force: Self { Self("force") }
    package static var full: Self { Self("full") }
    package static var header: Self { Self("header") }
    package static var json: Self { Self("json") }
    package static var jsonl: Self { Self("jsonl") }
    package static var noPager: Self { Self("no-pager") }
    package static var null: Self { Self("null") }
    package static var offline: Self { Self("offline") }
    package static var photo: Self { Self("photo") }
    package static var photos: Self { Self("photos") }
    package static var print: Self { Self("print") }
    package static var quiet: Self { Self("quiet") }
    package static var refresh: Self { Self("refresh") }
    package static var requireSync: Self { Self("require-sync") }
    package static var reverse: Self { Self("reverse") }
    package static var tsv: Self { Self("tsv") }
    package static var vcard: Self { Self("vcard") }
    package static var verbose: Self { Self("verbose") }
    package static var yes: Self { Self("yes") }
}

/// Its options with a value.
extension OptionName<ValueOption> {
    package static var additional: Self { Self("additional") }
    package static var address: Self { Self("address") }
    package static var attribute: Self { Self("attribute") }
    package static var birthday: Self { Self("birthday") }
    package static var body: Self { Self("body") }
    package static var book: Self { Self("book") }
    package static var category: Self { Self("category") }
    package static var clear: Self { Self("clear") }
    package static var color: Self { Self("color") }
    package static var columns: Self { Self("columns") }
    package static var directory: Self { Self("directory") }
    package static var email: Self { Self("email") }
    package static var family: Self { Self("family") }
    package static var field: Self { Self("field") }
    package static var fields: Self { Self("fields") }
    package static var format: Self { Self("format") }
    package static var given: Self { Self("given") }
    package static var home: Self { Self("home") }
    package static var rescue: Self { Self("rescue") }
    package static var kind: Self { Self("kind") }
    package static var label: Self { Self("label") }
    package static var limit: Self { Self("limit") }
    package static var name: Self { Self("name") }
    package static var nickname: Self { Self("nickname") }
    package static var note: Self { Self("note") }
    package static var option: Self { Self("option") }
    package static var organization: Self { Self("organization") }
    package static var phone: Self { Self("phone") }
    package static var photo: Self { Self("photo") }
    package static var prefix: Self { Self("prefix") }
    package static var rows: Self { Self("rows") }
    package static var sort: Self { Self("sort") }
    package static var subject: Self { Self("subject") }
    package static var suffix: Self { Self("suffix") }
    package static var take: Self { Self("take") }
    package static var title: Self { Self("title") }
    package static var url: Self { Self("url") }
}
