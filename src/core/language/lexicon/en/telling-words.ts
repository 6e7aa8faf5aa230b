/** Words that tell that a text is in English: none of them is a word of German, French or Spanish too. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `the of and with without under over below above more less than least between from to by for which what who where when how many much are were
   does have has cost costs cheap cheaper cheapest expensive most highest lowest largest smallest newest oldest best top rated rating price
   prices year years built since before after until only not any each every show list find give there average count share it its they their
   this that these off last next first week month months day days today good near big small new old free paid up`.split(/\s+/),
);
