/// A shell that completes command lines. Its script calls the program's hidden command `__complete` with the typed
/// words; the program prints one candidate per line, or one of ``files`` and ``folders``.
package enum Shell: String, Sendable, Hashable, CaseIterable {
    case bash, zsh, fish

    /// Tells the shell to complete file names itself.
    package static let files = "\tfiles"
    /// Tells the shell to complete folder names itself.
    package static let folders = "\tfolders"

    /// The shell's completion script. It never evaluates the program's output.
    ///
    /// - Parameter program: The program's name, of letters and digits.
    package func script(for program: String) -> String {
        let text =
            switch self {
            case .bash: Self.bashScript
            case .zsh: Self.zshScript
            case .fish: Self.fishScript
            }
        return text.replacing("PROGRAM", with: program)
    }

    private static let bashScript = #"""
        # bash completion for PROGRAM; in ~/.bashrc:  eval "$(PROGRAM completions bash)"
        _PROGRAM() {
            local program=${COMP_WORDS[0]} current=${COMP_WORDS[COMP_CWORD]} line
            type -P -- "$program" >/dev/null || program=PROGRAM
            COMPREPLY=()
            while IFS= read -r line; do
                case $line in
                    $'\tfiles' | $'\tfolders')
                        compopt -o filenames 2>/dev/null
                        local action=-f name
                        [[ $line == $'\tfolders' ]] && action=-d
                        [[ $current == '=' ]] && current=
                        while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen "$action" -- "$current")
                        ;;
                    *) COMPREPLY+=("$line") ;;
                esac
            done < <("$program" __complete bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        }
        complete -o nosort -F _PROGRAM PROGRAM

        """#

    private static let zshScript = #"""
        #compdef PROGRAM
        # zsh completion for PROGRAM; in ~/.zshrc, after compinit:  eval "$(PROGRAM completions zsh)"
        _PROGRAM() {
            local program=${(Q)words[1]} line text
            local -a texts shown
            whence -p -- "$program" >/dev/null || program=PROGRAM
            while IFS= read -r line; do
                case $line in
                    $'\tfiles') _files ;;
                    $'\tfolders') _files -/ ;;
                    *)
                        text=${line%%$'\t'*}
                        texts+=("$text")
                        if [[ $line == *$'\t'* ]]; then shown+=("$text  -- ${line#*$'\t'}"); else shown+=("$text"); fi
                        ;;
                esac
            done < <("$program" __complete zsh -- "${(@)words[2,CURRENT]}" 2>/dev/null)
            (( ${#texts} )) && compadd -U -V PROGRAM -l -d shown -a texts
        }
        if [[ ${zsh_eval_context[-1]} == loadautofunc ]]; then _PROGRAM "$@"; else compdef _PROGRAM PROGRAM; fi

        """#

    private static let fishScript = #"""
        # fish completion for PROGRAM:  PROGRAM completions fish > ~/.config/fish/completions/PROGRAM.fish
        function __PROGRAM_complete
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l program $words[1]
            type -fq -- "$program"; or set program PROGRAM
            for line in (command $program __complete fish -- $words[2..] "$current" 2>/dev/null)
                switch $line
                    case \tfiles
                        __fish_complete_path "$current"
                    case \tfolders
                        __fish_complete_directories "$current"
                    case '*'
                        printf '%s\n' $line
                end
            end
        end
        complete -c PROGRAM -f -a '(__PROGRAM_complete)'

        """#
}
