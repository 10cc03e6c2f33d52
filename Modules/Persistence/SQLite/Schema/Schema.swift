/// The format of the file. Only ever added to: what a released version wrote stays readable.
enum Schema {
    /// "KITH": tells our files from other programs' (https://www.sqlite.org/fileformat.html, section 1.3.17).
    static let applicationID: Int64 = 0x4B49_5448

    /// Migrations from each version to the next; the first one makes version 1 of an empty file.
    static let steps: [String] = [step1, step2, step3, step4, step5, step6]

    static var version: Int { steps.count }
}
