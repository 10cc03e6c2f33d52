internal import Directories
internal import Models

/// One element of the list. The flight number is required.
struct LaunchDTO {
    /// Several launches can have the same number.
    let flight: String
    let mission: String?
    let details: String?
    /// Nil if unknown, which is not a failure.
    let isSuccess: Bool?
    let isUpcoming: Bool?
    let date: LaunchDate
    let rocket: String?
    let site: String?
    let links: LaunchLinksDTO?

    init(_ reader: inout EntryReader) throws(EntryReader.FormatError) {
        flight = try reader.requireIdentifier("flight_number")
        mission = reader.text("mission_name")
        details = reader.text("details")
        isSuccess = reader.bool("launch_success")
        isUpcoming = reader.bool("upcoming")
        date = LaunchDate(
            moment: reader.value("launch_date_utc", expected: "a moment in time") { Timestamp($0) },
            year: reader.text("launch_year"), precision: reader.text("tentative_max_precision"),
            isTentative: reader.bool("is_tentative") ?? false, isToBeDetermined: reader.bool("tbd") ?? false)
        rocket = reader.object("rocket") { $0.text("rocket_name") } ?? nil
        site = reader.object("launch_site") { $0.text("site_name_long") } ?? nil
        links = reader.object("links") { LaunchLinksDTO(&$0) }
    }
}

/// The `links` of a launch; several launches can share a patch.
struct LaunchLinksDTO {
    let patch: String?
    let smallPatch: String?
    let article: String?
    let video: String?
    let wikipedia: String?

    init(_ reader: inout EntryReader) {
        patch = reader.text("mission_patch")
        smallPatch = reader.text("mission_patch_small")
        article = reader.text("article_link")
        video = reader.text("video_link")
        wikipedia = reader.text("wikipedia")
    }
}
