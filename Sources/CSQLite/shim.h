#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast macro, which Swift does not import. It makes SQLite copy the bytes before the call returns.
static inline int lectern_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 bytes) {
  return sqlite3_bind_text64(statement, index, text, bytes, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// sqlite3_db_config is variadic, which Swift does not import. A damaged or planted file must not run code of its own:
// no writes to the schema table or shadow tables, and no functions called from views, triggers or indexes.
static inline int lectern_sqlite_harden(sqlite3 *connection) {
  int status = sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (status != SQLITE_OK) return status;
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}
