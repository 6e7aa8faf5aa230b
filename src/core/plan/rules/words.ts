/** Words that hold a question together and say nothing about which records are meant. */
const GLUE: ReadonlySet<string> = new Set(
  (
    'a an the of in on at for with to from by and or that which who whose whom what where when how is are was were be been being am do does did done has have had having ' +
    "there here this these those it its it's they them their he she his her i me my we us our you your please can could would will shall may might should tell give show list find get see want need know like " +
    'all any each every some both either during while but u ur pls plz thx still become becomes everything anything everyone fully breakdown overview statistics stats one ones same such very much many more most just only also too so then than as about into onto out up if whether let lets ' +
    "what's whats that's there's who's where's i'd i'm we're hey hi hello ok okay thanks thank currently now right exactly actually together overall altogether total " +
    'have got gets look looks looking question answer compute calculate display print return come comes make makes made take takes go goes ' +
    'record records row rows entry entries item items result results listing listings data dataset database set sets list collection table file catalogue catalog sample ' +
    'exist exists existing found available recorded listed included contained present appear appears featured offered given shown known registered ' +
    'value values number amount figure figures count many kind kinds type types sort respectively own case cases instance instead again same except-ones next first rest among within please sorted sort order ordered descending ascending only else remaining instances point points piece pieces thing things time times'
  ).split(' '),
);

/** True for a word that may be left over without anything being misunderstood. */
export function isGlue(word: string): boolean {
  return GLUE.has(word);
}

/** Words that deny: left over, they turn the meaning round. */
export function isDenial(word: string): boolean {
  return /^(?:no|not|non|never|without|except|excluding|neither|nor|isn't|aren't|don't|doesn't|wasn't|weren't|didn't|hasn't|haven't|lacking|lack|lacks|other|besides|outside)$/.test(
    word,
  );
}

/** Adjectives that may stand before the name of a field without saying which one. */
export function isMeasuringAdjective(word: string): boolean {
  return /^(?:the|a|an|of|all|its|their|overall|customer|user|sale|sales|asking|listing|listed|selling|final|typical|current|actual|individual|single|individual|recorded|reported|known|value|values|amount|number|for|in|on|by|each|per|any|possible|observed|ever|absolute|estimated|own|combined|total|whole|entire|full)$/.test(
    word,
  );
}

/** Verbs that say that a record has, is or costs something; beside what they say it of they add nothing. */
export function isLightVerb(word: string): boolean {
  return /^(?:hit|struck|placed|organise|organises|organize|organizes|carry|carries|support|supports|supporting|feature|features|cost|costs|costing|priced|price|sell|sells|selling|sold|built|made|posted|published|released|added|created|opened|launched|founded|established|started|located|situated|based|living|coming|originating|originated|produced|manufactured|directed|written|starring|featuring|belonging|belong|belongs|contain|contains|containing|include|includes|including|offering|offer|offers|accept|accepts|use|uses|using|run|runs|running|drive|drives|driven|weigh|weighs|weighing|last|lasts|lasting|earn|earns|earning|pay|pays|paying|rated|scored|scoring|score|happened|happen|occurred|occur|occurs|took|place|held|come|came|went|got|received|receive|receives|getting|worth|named|called|titled|labelled|labeled|tagged|categorized|categorised|classified|marked|equal|equals|equipped|fitted|said|say|says|owned|operated|measuring|produce|produces|reported|recorded|caused|filed|hiring|working|works|work|lives|live|rent|rented|renting|let|letting|book|booked|hosted|listed|reviewed|available|bought|purchased|ordered|shipped|delivered|departing|arriving|flying|leaving|going|aged|born|involving|involved|caught|stand|stands|standing|sit|sits)$/.test(
    word,
  );
}
