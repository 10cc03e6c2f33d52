import DependencyInjection
import Testing

@Suite struct CaptiveTests {
    @Test(arguments: Scope.allCases, Scope.allCases)
    func `what lives longer may not keep what lives shorter, but for transients`(holder: Scope, held: Scope) {
        let builder = ContainerBuilder()
        builder.register(Thing.self, scope: held) { Thing() }
        builder.register(Holder.self, scope: holder, Holder.init)
        let isCaptive = [.singleton, .weak].contains(holder) && held == .graph || (holder, held) == (.singleton, .weak)
        #expect(errors(in: builder).map(\.kind) == (isCaptive ? ["captive"] : []))
    }

    @Test func `a captive is found behind transients and shown with the path`() {
        let builder = ContainerBuilder()
        builder.register(Thing.self, scope: .graph, fileID: "App/A.swift", line: 1) { Thing() }
        builder.register(Holder.self, fileID: "App/A.swift", line: 2, Holder.init)
        builder.register(String.self, scope: .singleton, fileID: "App/A.swift", line: 3) { (_: Holder) in "" }
        #expect(
            errors(in: builder).map(\.description) == [
                """
                captive: Thing is graph, but String, which is singleton, would keep it
                    path: String (App/A.swift:3) → Holder (App/A.swift:2) → Thing (App/A.swift:1)
                    Let the holder take a Provider, or give both the same scope.
                """
            ])
    }

    @Test func `providers and makers keep nothing`() {
        let builder = ContainerBuilder()
        builder.register(Thing.self, scope: .graph) { Thing() }
        builder.registerMainActorMaker(Holder.self, Holder.init)
        builder.register(String.self, scope: .singleton) { (_: MainActorMaker<Void, Holder>, _: Provider<Thing>) in "" }
        #expect(errors(in: builder).isEmpty)
    }
}
