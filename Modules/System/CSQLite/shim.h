#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast in a macro, which Swift does not import.
static inline sqlite3_destructor_type kith_sqlite_transient(void) { return SQLITE_TRANSIENT; }

// sqlite3_db_config is variadic, which Swift does not import. Defensive: no SQL can harm the file's own structures.
static inline int kith_sqlite_defend(sqlite3 *connection) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

// Variadic too. SQLite keeps no account of its memory, which nobody asks for and which costs a lock at each allocation
// (https://www.sqlite.org/c3ref/c_config_covering_index_scan.html#sqliteconfigmemstatus). Before SQLite's first use only.
static inline int kith_sqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

// A macro that computes, which Swift does not import.
static const int kith_sqlite_short_read = SQLITE_IOERR_SHORT_READ;
