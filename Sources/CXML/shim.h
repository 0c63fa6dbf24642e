#pragma once
// Debian builds libxml2 with ICU, so <libxml/encoding.h> would bring <unicode/ucnv.h> into Swift, where it meets
// the ICU that Foundation carries. Nothing here needs it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/HTMLparser.h>
#include <libxml/encoding.h>

// xmlFree is a variable that holds a function, which Swift 6 takes for shared mutable state.
static inline void lectern_xml_free(void *_Nullable memory) { xmlFree(memory); }

// A comparison of macros and enum values that Swift would import as three different types.
static inline int lectern_xml_is_in_attribute(const xmlParserCtxt *_Nonnull context) {
  return context->instate == XML_PARSER_ATTRIBUTE_VALUE;
}

// The options are enum values of two unrelated types in Swift. Never NOENT, DTDLOAD or HUGE: they read what a
// hostile book names and lift the bounds on what it may grow to.
static inline int lectern_xml_options(void) {
  return XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_IGNORE_ENC;
}
static inline int lectern_html_options(void) {
  return HTML_PARSE_NONET | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_IGNORE_ENC | HTML_PARSE_RECOVER;
}
