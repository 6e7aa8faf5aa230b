import { MONTH_NAMES } from '../../fields/date/calendar.ts';

/** How questions speak of what became of records from one run to another. */

/** Words that only say what happened between runs: of a question about changes, they restrict nothing. */
export const TELLING: RegExp =
  /^(?:change|changes|changed|fewer|new|newly|recently|add|added|appear|appeared|arrived|joined|remove|removed|disappear|disappeared|vanished|delisted|gone|deleted|cheaper|pricier|dearer|expensive|less|more|dropped|drop|drops|fell|fallen|decreased|rose|risen|increased|increase|increases|raised|raise|lowered|lower|reduced|cut|cuts|went|up|down|got|get|gotten|become|became|since|between|run|runs|scrape|scrapes|scraper|scraped|import|imports|crawl|crawls|snapshot|snapshots|visit|update|last|previous|prior|first|latest|newest|recent|time|longer|no|anymore|today|now|lately|differ|differs|different|difference|differences|compared|anything|something|everything|price|prices|most|biggest|largest|listed|there|yet|ago|day|days|week|weeks|month|months|yesterday|history|taken|higher|lower|showed|compared|with|to|one|of|\d+(?:st|nd|rd|th)?|away|missing|available|item|items|by|than|before|earlier|oldest|sunk|declined|climbed|gained|lost|lose|two|both|since|shed|picked|the|stopped|stop|ceased|started|being|turned|switched|moved|another|other|withdrawn|popped|introduced|hiked|and|from|came|come|visits|off|market|site|page|went|than|on|arrivals?|additions?|newcomers?|pulled|online|withdrawn|scrapped|discontinued|axed|retired|offered|sold|stocked|carried|advertised|sale|grabs|newer|later|larger|bigger|older|smaller|put|puts|brought|pushed|marked|back|two|three|brand|discounted|vs|versus|over|same|then|turned|popped|cropped|took|pulled|withdrew|posted)$/;

const MONTHS = MONTH_NAMES.join('|');
/** Speaks of runs. */
export const OF_RUNS: RegExp =
  /\b(?:runs?|scrapes?|scraper|imports?|crawls?|snapshots?|(?:(?:last|this) (?:week|month|quarter|year)'s|previous|earlier|older|two|both) (?:lists?|files?|dumps?|versions?|editions?|exports?)|since (?:the )?(?:last|previous|prior) (?:time|run|scrape|import|one|visit|update)|last time|between (?:the |our )?(?:last )?(?:two )?visits)\b/;
/** Asks what changed. */
export const CHANGED: RegExp =
  /\b(?:what|which|how many|how much|anything|something|everything|has|have|list|show|did)\b.*\b(?:changed|changes?|differs?|different) ?(?:since|between|from|compared|in the (?:last|latest)|over|after|\?|$|today|now|lately|recently)|\bwhat(?:'s| has| have| is)? (?:changed|different)\b|\b(?:changes|differences) (?:since|between|from|in) (?:the )?(?:last|latest|previous|runs?|scrapes?|yesterday|today|\d)|\b(?:price|prices|rating|value) changes\b|\bchanged (?:its|their|the|price|in price)\b|\b(?:prices?|ratings?|\w+) (?:have |has )?changed\b/;
/** Asks what came. */
export const ADDED: RegExp = new RegExp(
  `\\bwhat(?:'s| is| are| was| were)?(?: the)? new\\b|\\b(?:newly|recently|just) (?:added|listed|arrived|appeared)\\b|\\b(?:new|added|appeared|arrived|joined|showed up|came in|came online|went online)\\b.*\\b(?:since (?:the )?(?:last|previous|yesterday|prior|first|oldest|earliest|early|mid|run|scrape|import|crawl|snapshot|\\d|${MONTHS})|compared (?:to|with) |in the (?:last|latest|newest|most recent) (?:run|scrape|import|update|crawl)|between (?:the |our )?(?:last )?(?:two )?(?:runs|scrapes|visits|imports|crawls|snapshots))|\\banything new\\b|\\b(?:how many|which|what) new \\w+(?: are there)?\\b|\\bnew \\w+ since\\b|\\bwere added\\??$|\\bgot added\\b`,
);
const ARTICLE = '(?:the|this|our|your) ';
/** Where all the records are, as something comes to it and goes from it. */
const SHELF =
  '(?:charts?|rankings?|leaderboards?|countdown|lists?|listings?|markets?|sites?|websites?|pages?|catalogu?es?|boards?|shelf|shelves|shops?|stores?|menus?|inventory|registers?|directory|directories|marketplaces?|platforms?|portals?|tables?|ranges?|databases?|comparisons?|line-?ups?|assortment|selection)';
/** "new on the chart": of what stands there now, what did not in the run before. */
export const ENTERED: RegExp = new RegExp(
  `\\b(?:new(?:comers?| entr(?:y|ies)| arrivals?| additions?)? (?:in|on|to|into|at|among) ${ARTICLE}${SHELF}|(?:entered|joined|(?:came|come|got|made it) (?:in|on|into|onto)(?: to)?) ${ARTICLE}${SHELF})\\b`,
);
/** "left the chart", "dropped out": what stood there in the run before. */
export const LEFT: RegExp = new RegExp(
  `\\b(?:dropped out|(?:(?:came|come|went|gone|taken|pulled|fell|fallen|dropped|slid|slipped) (?:off|out of)|(?:taken|pulled|dropped|gone|removed|deleted) from) (?:${ARTICLE})?${SHELF}|(?:left|exited|no longer (?:in|on)) ${ARTICLE}${SHELF})\\b`,
);
/** Asks what went. */
export const REMOVED: RegExp =
  /\b(?:removed|disappeared|vanished|delisted|no longer (?:listed|there|available|present|exist)|not (?:listed|there|present) any ?more|went away|are gone|is gone|have gone|(?:listings?|ads?|adverts?|records?|entries|offers?|ones) went(?= since\b)|taken down|(?:gone|went) missing|deleted|gone since)\b/;
// "which cut hit the most" speaks of a cut, "which cut its price" of cutting.
const DOWN =
  '(?:dropped|fell|fallen|decreased|declined|went down|gone down|reduced|lowered|(?<!\\b(?:which|what|where|whose|the|an?|each|every|by|per|of|and|or) (?:\\w+ )?)cut|cut(?= (?:its|their|the)\\b))';
const UP = '(?:rose|risen|increased|went up|gone up|raised|hiked)';
/** Asks for what a number went up or down. */
export const MOVED: RegExp = new RegExp(
  [
    String.raw`\b(?:cheaper|less expensive|dearer|pricier|more expensive) (?:now )?than (?:on|at|in|it was|they were|before|(?:at |in )?the (?:last|previous|first))\b`,
    String.raw`\b(?:fewer|less|more|lower|higher) (?:\w+ ){1,3}now than (?:(?:it|they) (?:was|were|had|did) )?(?:on|in|before|(?:at |in )?the (?:last|previous|first))\b`,
    String.raw`\b(?:came|come|gone|go|went) (?:down|up) in \w+\b`,
    String.raw`\b(?:got|get|become|became|gotten|getting|are now|is now) (?:cheaper|more expensive|pricier|dearer|less expensive)\b`,
    String.raw`\b(?:\w+) (?:that )?(?:have |has |was |were |got )?(?:been )?(?:${DOWN}|${UP})\b`,
    String.raw`\bgot an? (?:lower|higher|newer|later|larger|bigger|older|earlier|smaller) (?=\w)|\b(?:price|rent|rating|cost|fee) (?:drops?|cuts?|reductions?|increases?|rises?|hikes?)\b`,
    String.raw`\b(?:dropped|fell|rose|increased|decreased|went up|went down) in (?:price|cost|value|rent|rating)\b`,
    String.raw`\b(?:reduced|lowered|raised|increased|dropped|cut|put (?:up|down)|puts (?:up|down)) (?:its|their|the) \w+`,
    String.raw`\b(?:biggest|largest|greatest|steepest|sharpest) (?:drop|fall|cut|decrease|reduction|rise|increase|jump) in (?:its|their)\b`,
  ].join('|'),
);

/** "gained the most reviews since the last run". */
export const GAINED: RegExp =
  /\b(?<way>gained|got|picked up|added|listed|posted|lost|lose|shed|took down|taken down|pulled|withdrew|removed|deleted|delisted|axed|scrapped|dropped)\b (?:the )?(?:most|more|biggest|largest)\b/;

/** Said of what is gone where the question speaks of runs or of a day as well; without them, a field may know it. */
export const WITHDRAWN: RegExp =
  /\bno longer (?:offered|sold|stocked|carried|advertised|shown|on (?:offer|sale|show)|for sale|up for (?:sale|grabs)|in the (?:list|shop|catalogu?e?|range))\b|\b(?:were|was|got|been) (?:pulled|withdrawn|scrapped|discontinued|dropped|axed|retired)\b/;

/** "new ads compared with September": new since the run of then. */
export const NEW_TO: RegExp = new RegExp(`\\bnew\\b.*\\bcompared (?:to|with) (?:the |our )?(?:last|previous|first|run|${MONTHS})\\b`);

/** One run and another. */
export const COMPARING: RegExp = /\b(?:since|between|compared (?:to|with))\b/;

/** A number that got less. */
export const LESSENED: RegExp =
  /\b(?:cheaper|less expensive|lower|fewer|less|dropped|drops?|fell|fallen|decreased|declined|down|reduced|lowered|slashed|trimmed|discounted|marked down|cuts?|reductions?)\b|\bgot an? (?:older|earlier|smaller)\b/;

/** "the ads were reduced": what a price goes down or up by, done to what it is the price of. */
export const TREATED: RegExp =
  /\b(?<noun>\w+) (?:that |which )?(?:have |has |had )?(?:were |was |been |got |get )+(?:reduced|discounted|lowered|slashed|trimmed|marked (?:down|up)|cut|hiked|raised|increased|upped)\b/;

const APPEAR = '(?:turned up|popped up|cropped up|showed up|shown up|appeared|came (?:in|up|along|online)|come (?:in|up|along|online)|arrived)';
/** What new records do. */
export const APPEARING: RegExp = new RegExp(`\\b${APPEAR}\\b`);

/** "new rooms turned up": they were not there before. */
export const APPEARED: RegExp = new RegExp(`\\bnew (?:\\w+ ){1,3}(?:(?:have|has) )?${APPEAR}\\b`);

/** The runs of the answer before. */
export const SAME_RUNS: RegExp =
  /\b(?:(?:over|in|during|between|across|for|within) (?:the same|those|these|that|this same) (?:two )?(?:runs|scrapes|imports|period|time|timespan|time ?frame|span|stretch|interval|weeks|days)|since then|in the meantime|meanwhile)\b/;

/** "were not there in January": what is there now is new since then. */
export const NOT_THERE: RegExp = new RegExp(
  `\\b(?:(?:were|was|had|has|have) not|(?:were|was|had|has|have)n't)(?: yet)? (?:been )?(?:yet )?(?:there|listed|around|on offer|(?:in|on) (?:${ARTICLE}${SHELF}|the last run))(?: yet)?\\b`,
);

/** What may have become of a record that is gone, next to a word that says that it is. */
export const DEPARTED: RegExp =
  /^(?:sold|let|rented|closed|filled|expired|ended|bought|booked|withdrawn|gone|adopted|cancelled|finished|disappeared|vanished|removed|deleted|delisted)$/;

/** A value that is another one than before, whatever it is. */
export const OTHER_VALUE: RegExp = /\b(?:got|given|received|has|have) (?:an? )?(?:different|another|other|changed) (?=\w)/;

/** "moved to another venue": another value of a text, whatever it is. */
export const ELSEWHERE: RegExp = /\b(?:moved|switched|changed|transferred|shifted|went) (?:to|into) (?:another|a different|a new|some other) (?=\w)/;

/** What comes back was there before: of days, two runs are meant. */
export const CAME_BACK: RegExp = /\b(?:came|come|is|are|went|were|was|put) back (?:in|on|into)\b/;

/** "how many came back into stock", with nothing said of since when. */
export const CAME_BACK_NOW: RegExp =
  /^\W*(?:and |but |so )?(?:how many|which|what)(?: of (?:them|those)| ones| \w+s)?(?: have)? (?:came|come|went|gone) back (?:in|into|on|onto) \w+\W*$/;

/** Another value of a text. */
export const RENEWED: RegExp = /\b(?:got|given|received|has|have) (?:an? )?(?:new|newer|different|another|other) (?=\w)/;
