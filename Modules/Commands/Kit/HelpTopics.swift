package import ArgumentParsing

extension HelpTopic {
    package static let json = HelpTopic(
        "json", "Keys of the JSON output",
        text: """
            Every document is an object with "schema"; keys are always present (absent is null or []), and are only ever \
            added to. `--jsonl` prints one contact a line, without an envelope.

            kith.list/1
              items [contact], total (how many match, also beyond --limit)

            kith.contact/1
              contact

            kith.change/1, of new and edit
              action (created, changed, unchanged), contact|null (null if none was made), delivery

            kith.changes/1, of favorite, unfavorite, delete, undo, redo, trash restore and empty, outbox retry \
            and drop, conflicts resolve
              action (favorited, unfavorited, deleted, undone, redone, restored, emptied, retried, dropped, resolved),
              summary, items [contact], total, delivery

            kith.trash/1
              items [{deleted, contact}], total

            kith.outbox/1
              items [{entry, id, name, book, remote_id, operation create|update|delete, fields [],
                state waiting|sending|refused, not_before, attempts, messages [{field, text}], created}], total

            kith.conflicts/1, kith.conflict/1
              items [conflict], total; conflict
              conflict: id, name, book, kind both-changed|deleted-there|deleted-here,
                fields [{field, mine, theirs}]

            A delivery: the result of sending a change
              state local (nothing to send)|sent|waiting|conflict|refused, the worst of several,
              waiting [id], conflicts [id] (all kinds), refused [{id, messages [{field, text}]}],
              error {kind, message, hint}|null

            kith.books/1, kith.book/1
              items [book], total; book
              book: name, directory, url, options {}, capabilities [], contacts, last_sync, skipped

            kith.sync/1
              items [{book, fetched, added, changed, removed, unchanged, pushed, conflicts, new_conflicts, waiting,
                skipped [{index, id, reason}], unread [{id, name, url, reason}],
                refused [{id, messages [{field, text}]}],
                error {kind, message, hint}|null}]

            kith.config/1
              path, items [{key, value, line, standard, summary}]; value and line are null for unset settings

            kith.keys/1
              items [{screen, keys [], action, help}], total

            kith.doctor/1
              items [{name, status ok|warning|failed, detail, hint}]

            A contact
              id, book, remote_id, kind,
              name {full, given, family, additional, prefix, suffix, nickname,
                givens [], families [], additionals [], prefixes [], suffixes [], nicknames []},
              organization, organization_units [], title, emails [{label, value}], phones [{label, value}],
              addresses [{label, value, components {post_office_box, extended, street, locality, region,
                postal_code, country}}], urls [{label, value}],
              birthday ("1963-05-05", "--05-05", "1963-05", "1963"), note, favorite,
              photo {url}|null, categories [], attributes [{name, value}],
              pending, conflict, created, updated (ISO 8601, UTC)

            On stderr with --json or --jsonl, one object a line
              error {kind, message, hint}: why the command failed
              warning {kind, message, hint}: other problems
              note "…": other information; none with --quiet

            Questions are text, and are asked only on a terminal; so is the log of --verbose.
            """)

    package static let search = HelpTopic(
        "search", "How search words match",
        text: """
            All words must match. Each matches the start of a word in name, nickname, organization, e-mail (any part), \
            category or attribute, or three or more digits of a phone number in national or international form. Case, \
            diacritics and punctuation do not count: bjorn finds Björn, obrien finds O'Brien, 0172 finds +49 172.

            field:word limits a word to a field: name, given, family, nickname, organization, title, email, phone, \
            address, url, birthday, note, category, attribute, kind, favorite (yes or no).
            """)
}
