internal import JSON

/// A launch as SpaceX's third interface had it, as far as it is used.
struct LaunchSample: Sendable {
    let flight: Int
    let mission: String
    let date: String
    var precision = "hour"
    /// Nil is not known.
    var isSuccess: Bool?
    var isUpcoming = false
    var isTentative = false
    var isToBeDecided = false
    var rocket = "Falcon 9"
    var site: String? = "Cape Canaveral Air Force Station Space Launch Complex 40"
    var details: String?
    /// The name of its picture; several launches share one.
    var patch: String?
    var article: String?
    var wikipedia: String?

    func json(at address: String) -> JSONValue {
        func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
        func patchURL(_ size: String) -> JSONValue { text(patch.map { "\(address)/images/patches/\($0)\(size).png" }) }
        return [
            "flight_number": .integer(Int64(flight)), "mission_name": .string(mission), "mission_id": [],
            "upcoming": .bool(isUpcoming), "launch_year": .string(String(date.prefix(4))),
            "launch_date_utc": .string(date), "is_tentative": .bool(isTentative),
            "tentative_max_precision": .string(precision), "tbd": .bool(isToBeDecided),
            "rocket": ["rocket_id": .string(rocket.lowercased()), "rocket_name": .string(rocket)],
            "ships": [], "launch_site": ["site_name_long": text(site)],
            "launch_success": isSuccess.map { .bool($0) } ?? .null,
            "links": [
                "mission_patch": patchURL(""), "mission_patch_small": patchURL("-small"),
                "article_link": text(article), "wikipedia": text(wikipedia), "video_link": .null,
                "flickr_images": [],
            ],
            "details": text(details),
        ]
    }
}
