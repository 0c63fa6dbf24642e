#pragma once
#include <string.h>
#include <zlib.h>

// Inflates a raw stream, or as much of it as fits, and answers how many bytes came out; -1 for a damaged one.
// inflateInit2 is a macro, which Swift does not import; the stream and its pointers live no longer than the call.
static inline long lectern_inflate(const unsigned char *in, unsigned in_count, unsigned char *out, unsigned out_count) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return -1;
  stream.next_in = (unsigned char *)in;
  stream.avail_in = in_count;
  stream.next_out = out;
  stream.avail_out = out_count;
  int status = inflate(&stream, Z_SYNC_FLUSH);
  long count = (long)(out_count - stream.avail_out);
  inflateEnd(&stream);
  return status == Z_OK || status == Z_STREAM_END || (status == Z_BUF_ERROR && count > 0) ? count : -1;
}
