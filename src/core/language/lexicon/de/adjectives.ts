/** German adjectives with their comparatives and superlatives. */
export const germanAdjectives = `
expensive: teuer teurer teuerst | kostspielig kostspieliger kostspieligst | hochpreisig hochpreisiger hochpreisigst
cheap: günstig günstiger günstigst | billig billiger billigst | preiswert preiswerter preiswertest | preisgünstig preisgünstiger preisgünstigst
high: hoch höher höchst
low: niedrig niedriger niedrigst | gering geringer geringst | tief tiefer tiefst
large: groß größer größt
small: klein kleiner kleinst
long: lang länger längst
short: kurz kürzer kürzest
heavy: schwer schwerer schwerst
light: leicht leichter leichtest
new: neu neuer neuest | neu neuer neust | aktuell aktueller aktuellst | jung jünger jüngst | frisch frischer frischest
old: alt älter ältest
good: gut besser best
bad: schlecht schlechter schlechtest | schlimm schlimmer schlimmst | mies mieser miesest
fast: schnell schneller schnellst
slow: langsam langsamer langsamst
near: nah näher nächst
far: weit weiter weitest
early: früh früher frühest
late: spät später spätest
popular: beliebt beliebter beliebtest | populär populärer populärst
powerful: stark stärker stärkst | leistungsstark leistungsstärker leistungsstärkst
economical: sparsam sparsamer sparsamst
rare: selten seltener seltenst
spacious: geräumig geräumiger geräumigst
wide: breit breiter breitest
narrow: schmal schmaler schmalst
`;
