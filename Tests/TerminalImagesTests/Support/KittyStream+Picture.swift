import PictureSequences
import Pixels
import TerminalImages
import Testing

extension KittyStream.Command {
    var picture: Bitmap {
        get throws {
            if keys["f"] == "100" { return try StandInPNG.decode(payload) }
            guard keys["f"] == "32", let width = keys["s"].flatMap({ Int($0) }),
                let height = keys["v"].flatMap({ Int($0) }),
                let picture = Bitmap(width: width, height: height, bytes: payload)
            else { throw Unreadable.picture }
            return picture
        }
    }
}

extension RenderedImage {
    /// What a terminal has of it after the transmission.
    var transmittedPicture: Bitmap {
        get throws {
            let graphic = try #require(graphic)
            let command = try #require(KittyStream(graphic.transmission).commands.first)
            return try command.picture
        }
    }
}
