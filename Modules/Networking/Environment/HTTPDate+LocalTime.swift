internal import Glibc

extension HTTPDate {
    /// The moment in local time with the zone's name, `14:05:22 CET`; if the day or the year differs from `now`'s,
    /// preceded by it: `Nov 30, 14:05:22 CET`.
    package func localText(now: HTTPDate = .now) -> String {
        guard let (moment, zone) = local, let today = now.local?.time else { return description }
        let clock = [moment.tm_hour, moment.tm_min, moment.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let isToday = moment.tm_year == today.tm_year && moment.tm_yday == today.tm_yday
        let year = moment.tm_year == today.tm_year ? "" : "\(1900 + Int(moment.tm_year)), "
        let day = isToday ? "" : "\(Self.months[Int(moment.tm_mon)]) \(moment.tm_mday), \(year)"
        return day + clock.joined(separator: ":") + (zone.isEmpty ? "" : " \(zone)")
    }

    // Uses localtime_r(3), since FoundationEssentials supports no time zone except GMT.
    private var local: (time: tm, zone: String)? {
        var seconds = time_t(secondsSince1970)
        var result = tm()
        guard localtime_r(&seconds, &result) != nil else { return nil }
        return (result, result.tm_zone.map { String(cString: $0) } ?? "")
    }
}
