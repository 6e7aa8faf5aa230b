import { wordSet } from '../../../text/word-set.ts';

/**
 * English words of the closed classes: they hold a question together and never say which records are meant. Words that do so in some questions ("not",
 * "only", "before", "but") are no part of it.
 */
const CLOSED = {
  /** Those who ask, and what they point at. */
  pronouns:
    "i me my mine myself we us our ours you your yours u ya he him his she her hers they them their theirs it its it's one ones this that these those who whom something anything everything somebody anybody everybody someone anyone everyone stuff folks guys",
  auxiliaries:
    "am is are was were be been being do does did done have has had having can could will would shall should may might must gonna wanna gotta i'd i'm i've i'll we'd we're we've we'll you'd you're you've you'll they're they've that's there's here's whats thats theres heres whos wheres whens hows youre theyre youve weve theyve let let's lets",
  determiners: 'a an the some any all both such whatever whichever said',
  particles: 'about around as up out off down onto upon via here there whether if then than so because although while whereas however thus hence etc',
  /** Words that soften, stress or carry a sentence on. */
  discourse:
    'yet already still just even also too again ever once now please pls plz thanks thx thank ok okay well hey hi hello hmm umm uh um so right actually basically simply really quite rather pretty roughly approximately approx ish maybe perhaps possibly probably apparently supposedly exactly precisely literally honestly generally usually currently presently nowadays overall altogether together respectively anyway anyhow instead indeed certainly surely definitely kindly quickly fully completely entirely totally wholly absolutely utterly truly genuinely officially formally technically whatsoever anywhere btw fyi asap lol rn sure curious wondering question answer quick briefly very',
  /** What is asked of the one who answers. */
  asking: 'tell show give find get see want wanted need like know look looking check print display calculate compute wonder say ask asking help',
  /** Adjectives of a measure that say no more than that it is one. */
  modifiers: 'estimated approximate actual official reported recorded specific specified certain dedicated proper nominal respective individual',
} as const;

/** Words of the closed classes, each once. */
export const CLOSED_WORDS: readonly string[] = [...new Set(Object.values(CLOSED).flatMap((list) => list.split(' ')))];

/** Words that hold a question together; where another one is not understood, that one is named and these are not. */
export const HOLDING_WORDS: ReadonlySet<string> = wordSet(
  'by per each every across most least fewest many much more less fewer than over under above below between before after since until in on at of for with without no not and or vs versus to from as highest lowest biggest largest smallest greatest best worst top bottom first last second third compared relative different average total has have',
);

/** "which flat has the highest rent overall", "average rent in total": of all records, and no sum as well. */
export const OVER_ALL = /^(?:overall|altogether|all together|in total)$/;

/** "what would all the repairs cost together": of all of them, a sum. */
export const ALL_TOGETHER =
  /\ball (?:of )?(?:the|these|those|them|our|my)\b.*\btogether\b|\btogether\W*$|\ball in all\b|\ball (?:of )?the \p{L}+(?: (?:in|at|on|for|of|from|by) .+)? (?:cost|come (?:up )?to|add up to)\W*$|\b(?:would|will|does) it (?:cost|take) (?:me |us |you )?to \p{L}+ (?:all|every|each of|the lot|everything)\b/iu;

/** Nouns for whatever is measured: next to a measure they say nothing more. */
export const MEASURING_NOUNS: ReadonlySet<string> = wordSet(
  'number numbers count counts amount amounts value values figure figures level levels total totals sum quantity degree measure statistic statistics stats data info information details detail result results answer point points term terms price prices time times size',
);

/** How far a price lies below one that is no longer asked. */
export const SAVINGS: ReadonlySet<string> = wordSet('saving savings discount discounts reduction reductions markdown markdowns rebate rebates');

/** Nouns of kinds that a value or the name of a field may lean on: "halal food", "Airport area", "difficulty grade", "in mint condition". */
export const HEAD_NOUNS: ReadonlySet<string> = wordSet(
  'area region district neighborhood neighbourhood borough category section segment class classes group groups department genre grade grades condition food cuisine option options label labels badge badges feature model models range variety sector industry branch system systems',
);

/** Nouns and adjectives before a number of a concept that do not say which of several it is. */
export const MODIFIERS: Readonly<Record<string, ReadonlySet<string>>> = {
  rating: wordSet('review user customer guest visitor reader viewer community overall star average public'),
  price: wordSet('list asking sale selling original sticker retail purchase ticket unit full'),
  reviews: wordSet('user customer guest reader'),
  capacity: wordSet('seating passenger guest generating installed rated nominal total'),
  power: wordSet('generating installed rated nominal'),
  speed: wordSet('top maximum max cruising'),
  area: wordSet('floor living total'),
  duration: wordSet('running playing total'),
};

/** Comparatives of amounts, as an alternation of a pattern. */
export const COMPARATIVES =
  'more|less|fewer|better|worse|higher|lower|longer|shorter|cheaper|dearer|bigger|larger|smaller|heavier|lighter|faster|slower|older|younger|newer';

/** A question whether one kind is more of something than others, and not whether there are more of it: "are films with a trailer longer". */
export const GENERALLY = new RegExp(`^\\W*(?:are|is|do|does|did)\\b(?! there\\b).*\\b(?:${COMPARATIVES})\\b`, 'i');

/** Verbs by which records come to be; next to a condition or a measure they say no more than that there are some. */
export const TRADE_VERBS: ReadonlySet<string> = wordSet('sell sells sold buy buys bought order orders ordered purchase purchased placed listed');

/** Nouns for the whole of the records, or for where all of them are: "on the site", "on the books", "of the fleet". */
export const WHEREABOUTS: ReadonlySet<string> = wordSet(
  'site website page pages list listing listings table file files sheet spreadsheet workbook database databank db catalog catalogue set dataset data store shop market marketplace system platform portal directory archive archives inventory records results book books register registry roster rota guide guidebook handbook cookbook brochure prospectus collection collections holdings stock range assortment selection line-up lineup portfolio programme program schedule timetable calendar diary agenda curriculum syllabus menu fleet network library index ledger log logbook feed run import snapshot board boards lot forecourt showroom classifieds scrape crawl export dump sample survey census corpus repository repo backlog tracker docket playlist chart charts ranking rankings leaderboard countdown',
);

/** Those who keep the records: as the subject of having or listing them, they narrow nothing ("does the shop list"). */
export const KEEPERS: ReadonlySet<string> = wordSet(
  'museum gallery library archive shop store supermarket market dealer dealership garage agency broker brokerage shelter rescue club society school college university academy company firm business organization organisation charity trust council city town clinic hospital publisher network provider operator service vendor retailer merchant seller yard marina site website platform guide directory catalogue catalog programme program',
);

/** Verbs by which those who keep the records have them: said of them in the present, they narrow nothing ("the heaviest object we own"). */
export const POSSESSING: ReadonlySet<string> = wordSet('have own hold keep stock carry list offer run sell got');

/** Verbs that ask for a price when the subject is one who takes or pays it: "what do sellers want for …". */
export const PRICING: ReadonlySet<string> = wordSet('want ask charge expect request demand pay spend asking charging expecting paying spending');

/** Verbs whose object is not what the subject has much of: they turn a measure into another one, and are never passed over. */
export const LOSING: ReadonlySet<string> = wordSet(
  'lose loses lost shed sheds drop drops dropped miss misses missed lack lacks lacked refuse refuses refused reject rejects rejected deny denies denied cancel cancels cancelled canceled return returns returned refund refunds refunded waste wastes wasted cut cuts decline declines declined delete deletes deleted remove removes removed kill kills killed fire fires fired sack sacks sacked dismiss dismisses dismissed save saves saved skip skips skipped hide hides hidden owe owes owed burn burns burned burnt break breaks broke broken damage damages damaged destroy destroys destroyed steal steals stole stolen sue sues sued hack hacks hacked offend offends offended forgo forgoes stop stops stopped cease ceases ceased quit quits give gives gave given avoid avoids avoided exceed exceeds exceeded',
);

/** Words that stand like verbs between the records and a value and are none, and verbs that say that the value does not hold. */
export const UNLIKE =
  /(?:ly|wards?|less)$|^(?:near|nearby|next|close|opposite|outside|inside|beyond|behind|besides?|beneath|underneath|against|despite|unlike|amongst?|amid|past|across|around|along|alongside|throughout|except|minus|versus|per|via|half|part|ex|non|un\p{L}+|dis\p{L}+|mis\p{L}+|avoid\p{L}*|bann?\p{L}*|forbid\p{L}*|exclud\p{L}*|oppos\p{L}*|prohibit\p{L}*|leav\p{L}*|left|quit\p{L}*|fear\p{L}*|hate\p{L}*|depart\p{L}*|escap\p{L}*|resist\p{L}*|replac\p{L}*|need\p{L}*|want\p{L}*|await\p{L}*|stop\p{L}*|ceas\p{L}*|start\p{L}*|fail\p{L}*|resum\p{L}*|began|begun|pending|once|still|soon|almost|maybe|only|mere)$/u;

/** What is measured, by its usual names: the end of it is a value. */
export const AMOUNTS: ReadonlySet<string> = wordSet(
  'cost fee fees rent fare salary pay length width height depth weight area age duration speed temperature distance rating score power capacity volume rate share percentage range altitude elevation mass term period run runtime mileage stay interval',
);
