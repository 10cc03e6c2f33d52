/// Launches of the years 2006 to 2020 in the order of their flights, among them failures, two without an outcome, and
/// two of the same flight number.
enum LaunchSamples {
    static let all: [LaunchSample] = [
        LaunchSample(
            flight: 1, mission: "FalconSat", date: "2006-03-24T22:30:00.000Z", isSuccess: false, rocket: "Falcon 1",
            site: kwajalein, details: "Engine failure at 33 seconds and loss of vehicle", patch: "falconsat",
            article: "https://www.space.com/2196-spacex-inaugural-falcon-1-rocket-lost-launch.html",
            wikipedia: "https://en.wikipedia.org/wiki/DemoSat"),
        LaunchSample(
            flight: 2, mission: "DemoSat", date: "2007-03-21T01:10:00.000Z", isSuccess: false, rocket: "Falcon 1",
            site: kwajalein,
            details: "Successful first stage burn and transition to second stage, maximum altitude 289 km.\r\n"
                + "Premature engine shutdown at T+7 min 30 s, failed to reach orbit",
            patch: "demosat", wikipedia: "https://en.wikipedia.org/wiki/DemoSat"),
        LaunchSample(
            flight: 3, mission: "Trailblazer", date: "2008-08-03T03:34:00.000Z", isSuccess: false,
            rocket: "Falcon 1", site: kwajalein,
            details: "Residual stage 1 thrust led to collision between stage 1 and stage 2", patch: "trailblazer"),
        LaunchSample(
            flight: 4, mission: "RatSat", date: "2008-09-28T23:15:00.000Z", isSuccess: true, rocket: "Falcon 1",
            site: kwajalein, details: "First privately developed liquid-fuelled rocket to reach Earth orbit.",
            patch: "ratsat", wikipedia: "https://en.wikipedia.org/wiki/Ratsat"),
        LaunchSample(
            flight: 5, mission: "RazakSat", date: "2009-07-13T03:35:00.000Z", isSuccess: true, rocket: "Falcon 1",
            site: kwajalein, patch: "razaksat", wikipedia: "https://en.wikipedia.org/wiki/RazakSAT"),
        LaunchSample(
            flight: 6, mission: "Falcon 9 Test Flight", date: "2010-06-04T18:45:00.000Z", isSuccess: true,
            patch: "falcon-9", wikipedia: "https://en.wikipedia.org/wiki/Dragon_Spacecraft_Qualification_Unit"),
        LaunchSample(
            flight: 9, mission: "CRS-1", date: "2012-10-08T00:35:00.000Z", isSuccess: true,
            details:
                "CRS-1 successful, but the secondary payload was inserted into an abnormally low orbit and lost due"
                + " to one of the nine Merlin engines shutting down during the launch.",
            patch: "crs-1", wikipedia: "https://en.wikipedia.org/wiki/SpaceX_CRS-1"),
        LaunchSample(
            flight: 29, mission: "Amos-6", date: "2016-09-01T13:07:00.000Z", isSuccess: false,
            details: "The rocket and the Amos-6 payload were lost in a launch pad explosion on September 1, 2016 during"
                + " propellant loading procedures prior to a static fire test.",
            patch: "amos-6", wikipedia: "https://en.wikipedia.org/wiki/AMOS-6"),
        LaunchSample(
            flight: 55, mission: "Falcon Heavy Test Flight", date: "2018-02-06T20:45:00.000Z", isSuccess: true,
            rocket: "Falcon Heavy", site: "Kennedy Space Center Historic Launch Complex 39A",
            details: "The launch was the first test flight of Falcon Heavy, with a Tesla Roadster as its payload.",
            patch: "falcon-heavy", wikipedia: "https://en.wikipedia.org/wiki/Falcon_Heavy_test_flight"),
        LaunchSample(
            flight: 108, mission: "Sentinel-6 Michael Freilich", date: "2020-11-21T17:17:00.000Z", isUpcoming: true,
            site: "Vandenberg Air Force Base Space Launch Complex 4E", patch: "sentinel-6"),
        LaunchSample(
            flight: 109, mission: "Starlink-15 (v1.0)", date: "2020-11-22T02:56:00.000Z", isUpcoming: true,
            isTentative: true, patch: "starlink"),
        LaunchSample(
            flight: 110, mission: "CRS-21", date: "2020-12-02T00:00:00.000Z", precision: "day", isUpcoming: true,
            isTentative: true, site: nil),
        LaunchSample(
            flight: 110, mission: "SXM-7", date: "2020-12-01T00:00:00.000Z", precision: "month", isUpcoming: true,
            isTentative: true, isToBeDecided: true, patch: "starlink"),
        LaunchSample(
            flight: 111, mission: "Türksat 5A", date: "2020-10-01T00:00:00.000Z", precision: "quarter",
            isUpcoming: true, isTentative: true, isToBeDecided: true, site: nil),
    ]

    private static let kwajalein = "Kwajalein Atoll Omelek Island"
}
