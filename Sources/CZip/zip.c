#include "CZip.h"
#include "delayload.h"

// The functions of libzip that are called, each by its own name: the library, and the cryptography that it brings along,
// are loaded with the first archive.

#if defined(__linux__)
#define FORWARD(type, name, parameters, arguments) \
  type name parameters { return DELAY_LOADED(zip, name) arguments; }

FORWARD(int, zip_close, (zip_t *a), (a))
FORWARD(void, zip_discard, (zip_t *a), (a))
FORWARD(int, zip_error_code_zip, (const zip_error_t *a), (a))
FORWARD(void, zip_error_fini, (zip_error_t *a), (a))
FORWARD(void, zip_error_init, (zip_error_t *a), (a))
FORWARD(const char *, zip_error_strerror, (zip_error_t *a), (a))
FORWARD(int, zip_fclose, (zip_file_t *a), (a))
FORWARD(zip_int64_t, zip_file_add, (zip_t *a, const char *b, zip_source_t *c, zip_flags_t d), (a, b, c, d))
FORWARD(zip_error_t *, zip_file_get_error, (zip_file_t *a), (a))
FORWARD(int, zip_file_set_dostime, (zip_t *a, zip_uint64_t b, zip_uint16_t c, zip_uint16_t d, zip_flags_t e), (a, b, c, d, e))
FORWARD(const char *, zip_file_strerror, (zip_file_t *a), (a))
FORWARD(zip_file_t *, zip_fopen_index, (zip_t *a, zip_uint64_t b, zip_flags_t c), (a, b, c))
FORWARD(zip_int64_t, zip_fread, (zip_file_t *a, void *b, zip_uint64_t c), (a, b, c))
FORWARD(zip_error_t *, zip_get_error, (zip_t *a), (a))
FORWARD(const char *, zip_get_name, (zip_t *a, zip_uint64_t b, zip_flags_t c), (a, b, c))
FORWARD(zip_int64_t, zip_get_num_entries, (zip_t *a, zip_flags_t b), (a, b))
FORWARD(zip_t *, zip_open, (const char *a, int b, int *c), (a, b, c))
FORWARD(zip_t *, zip_open_from_source, (zip_source_t *a, int b, zip_error_t *c), (a, b, c))
FORWARD(int, zip_set_file_compression, (zip_t *a, zip_uint64_t b, zip_int32_t c, zip_uint32_t d), (a, b, c, d))
FORWARD(zip_source_t *, zip_source_buffer, (zip_t *a, const void *b, zip_uint64_t c, int d), (a, b, c, d))
FORWARD(zip_source_t *, zip_source_buffer_create, (const void *a, zip_uint64_t b, int c, zip_error_t *d), (a, b, c, d))
FORWARD(int, zip_source_close, (zip_source_t *a), (a))
FORWARD(zip_source_t *, zip_source_file_create, (const char *a, zip_uint64_t b, zip_int64_t c, zip_error_t *d), (a, b, c, d))
FORWARD(void, zip_source_free, (zip_source_t *a), (a))
FORWARD(void, zip_source_keep, (zip_source_t *a), (a))
FORWARD(int, zip_source_open, (zip_source_t *a), (a))
FORWARD(zip_int64_t, zip_source_read, (zip_source_t *a, void *b, zip_uint64_t c), (a, b, c))
FORWARD(int, zip_source_stat, (zip_source_t *a, zip_stat_t *b), (a, b))
FORWARD(int, zip_stat_index, (zip_t *a, zip_uint64_t b, zip_flags_t c, zip_stat_t *d), (a, b, c, d))
FORWARD(void, zip_stat_init, (zip_stat_t *a), (a))
FORWARD(const char *, zip_strerror, (zip_t *a), (a))
#endif
