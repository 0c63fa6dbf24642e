// Without pkgConfig: tesseract.pc carries -I/usr/include/leptonica and links that are not needed.
#include <leptonica/allheaders.h>
#include <tesseract/capi.h>
