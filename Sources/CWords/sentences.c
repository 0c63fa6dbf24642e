#include "lessons.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char ar[] = {
#embed "../Words/Languages/ar/sentences.txt"
};
static const unsigned char bg[] = {
#embed "../Words/Languages/bg/sentences.txt"
};
static const unsigned char cs[] = {
#embed "../Words/Languages/cs/sentences.txt"
};
static const unsigned char da[] = {
#embed "../Words/Languages/da/sentences.txt"
};
static const unsigned char de[] = {
#embed "../Words/Languages/de/sentences.txt"
};
static const unsigned char el[] = {
#embed "../Words/Languages/el/sentences.txt"
};
static const unsigned char en[] = {
#embed "../Words/Languages/en/sentences.txt"
};
static const unsigned char es[] = {
#embed "../Words/Languages/es/sentences.txt"
};
static const unsigned char fa[] = {
#embed "../Words/Languages/fa/sentences.txt"
};
static const unsigned char fi[] = {
#embed "../Words/Languages/fi/sentences.txt"
};
static const unsigned char fr[] = {
#embed "../Words/Languages/fr/sentences.txt"
};
static const unsigned char he[] = {
#embed "../Words/Languages/he/sentences.txt"
};
static const unsigned char hi[] = {
#embed "../Words/Languages/hi/sentences.txt"
};
static const unsigned char hu[] = {
#embed "../Words/Languages/hu/sentences.txt"
};
static const unsigned char hy[] = {
#embed "../Words/Languages/hy/sentences.txt"
};
static const unsigned char it[] = {
#embed "../Words/Languages/it/sentences.txt"
};
static const unsigned char ja[] = {
#embed "../Words/Languages/ja/sentences.txt"
};
static const unsigned char ko[] = {
#embed "../Words/Languages/ko/sentences.txt"
};
static const unsigned char nb[] = {
#embed "../Words/Languages/nb/sentences.txt"
};
static const unsigned char nl[] = {
#embed "../Words/Languages/nl/sentences.txt"
};
static const unsigned char pl[] = {
#embed "../Words/Languages/pl/sentences.txt"
};
static const unsigned char pt[] = {
#embed "../Words/Languages/pt/sentences.txt"
};
static const unsigned char ro[] = {
#embed "../Words/Languages/ro/sentences.txt"
};
static const unsigned char ru[] = {
#embed "../Words/Languages/ru/sentences.txt"
};
static const unsigned char sk[] = {
#embed "../Words/Languages/sk/sentences.txt"
};
static const unsigned char sv[] = {
#embed "../Words/Languages/sv/sentences.txt"
};
static const unsigned char tr[] = {
#embed "../Words/Languages/tr/sentences.txt"
};
static const unsigned char uk[] = {
#embed "../Words/Languages/uk/sentences.txt"
};
static const unsigned char und[] = {
#embed "../Words/Languages/und/sentences.txt"
};
static const unsigned char zh[] = {
#embed "../Words/Languages/zh/sentences.txt"
};

const lectern_named_file lectern_sentences[] = {
  {"ar/sentences.txt", {ar, sizeof ar}},
  {"bg/sentences.txt", {bg, sizeof bg}},
  {"cs/sentences.txt", {cs, sizeof cs}},
  {"da/sentences.txt", {da, sizeof da}},
  {"de/sentences.txt", {de, sizeof de}},
  {"el/sentences.txt", {el, sizeof el}},
  {"en/sentences.txt", {en, sizeof en}},
  {"es/sentences.txt", {es, sizeof es}},
  {"fa/sentences.txt", {fa, sizeof fa}},
  {"fi/sentences.txt", {fi, sizeof fi}},
  {"fr/sentences.txt", {fr, sizeof fr}},
  {"he/sentences.txt", {he, sizeof he}},
  {"hi/sentences.txt", {hi, sizeof hi}},
  {"hu/sentences.txt", {hu, sizeof hu}},
  {"hy/sentences.txt", {hy, sizeof hy}},
  {"it/sentences.txt", {it, sizeof it}},
  {"ja/sentences.txt", {ja, sizeof ja}},
  {"ko/sentences.txt", {ko, sizeof ko}},
  {"nb/sentences.txt", {nb, sizeof nb}},
  {"nl/sentences.txt", {nl, sizeof nl}},
  {"pl/sentences.txt", {pl, sizeof pl}},
  {"pt/sentences.txt", {pt, sizeof pt}},
  {"ro/sentences.txt", {ro, sizeof ro}},
  {"ru/sentences.txt", {ru, sizeof ru}},
  {"sk/sentences.txt", {sk, sizeof sk}},
  {"sv/sentences.txt", {sv, sizeof sv}},
  {"tr/sentences.txt", {tr, sizeof tr}},
  {"uk/sentences.txt", {uk, sizeof uk}},
  {"und/sentences.txt", {und, sizeof und}},
  {"zh/sentences.txt", {zh, sizeof zh}},
};
const size_t lectern_sentences_count = sizeof lectern_sentences / sizeof *lectern_sentences;
