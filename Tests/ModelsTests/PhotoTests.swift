import Models
import Testing

struct PhotoTests {
    private let data = PhotoData(Array("abc".utf8), format: .png)
    private let name = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

    @Test func `bytes are named by their hash`() {
        #expect(data.name == name)
        #expect(data.photo == Photo(url: "kith-photo:\(name)"))
        #expect(data.photo.storedName == name)
        #expect(PhotoData(data.bytes, format: .jpeg).photo == data.photo)
    }

    @Test(arguments: [
        "", "kith-photo:", "kith-photo:abc", "https://x.example/kith-photo:ba7816bf",
        "kith-photo:BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD",
        "kith-photo:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad ",
        "kith-photo:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ag",
    ])
    func `what is no hash names no bytes`(url: String) {
        #expect(Photo(url: url).storedName == nil)
    }

    @Test func `a copy is known by its file name`() {
        for file in ["\(name)", "\(name).png", "\(name).png?17", "\(name)_medium.jpg?v=1/2"] {
            #expect(Photo(url: "https://x.example/pics/7/original/\(file)").isCopy(of: data.photo))
        }
        for url in ["https://x.example/\(name)/photo.png", "https://x.example/p.png?\(name)", data.photo.url] {
            #expect(!Photo(url: url).isCopy(of: data.photo))
        }
        let elsewhere = Photo(url: "https://x.example/\(name).png")
        #expect(!elsewhere.isCopy(of: elsewhere))
    }

    @Test func `each format has a media type and a file name's end`() {
        #expect(PhotoData.Format(rawValue: "image/jpeg")?.fileExtension == "jpg")
        for format in PhotoData.Format.allCases { #expect(format.rawValue.hasPrefix("image/")) }
    }
}
