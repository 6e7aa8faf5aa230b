import { clauseOf } from '../../language/bind/siblings.ts';
import { readDates } from '../../language/annotate/dates.ts';
import { ideaField } from '../../language/annotate/superlatives.ts';
import type { ChangeOrder, ChangesPlan, HistoryPlan } from '../plan.ts';
import type { Scan } from './facts.ts';
import { isOrdered, nameFrom } from './naming.ts';

/** Changes that are told one by one at most, unless the question says how many. */
const TOLD = 20;

/** "what changed since Monday", "what is new", "what got cheaper", "which were removed": a comparison of runs; null when the question compares none. */
export function claimChanges(scan: Scan): ChangesPlan | null {
  const change = changeOf(scan);
  if (change === undefined) return null;
  const direction = directionOf(scan);
  const named = direction === null ? changedField(scan) : null;
  const { from, to } = runsOf(scan);
  const order = farthest(scan, direction);
  return {
    kind: 'changes',
    from,
    to,
    change: direction === null && named === null ? change : 'changed',
    fields: named === null ? [] : [named],
    direction,
    ...(order === null ? {} : { order: [order] }),
    limit: order === null ? TOLD : /\b(?:products|items|records|flats|listings|ones)\b/.test(scan.ledger.lower) ? TOLD : 1,
  };
}

/** Words that only say what happened between runs: of a question about changes, they restrict nothing. */
const TELLING =
  /^(?:change|changes|changed|new|newly|recently|add|added|appeared|arrived|joined|removed|disappeared|vanished|delisted|gone|deleted|cheaper|pricier|dearer|expensive|less|more|dropped|drop|drops|fell|fallen|decreased|rose|risen|increased|increase|increases|raised|lowered|reduced|cut|cuts|went|up|down|got|get|gotten|become|became|since|between|run|runs|scrape|scrapes|import|imports|last|previous|prior|first|latest|newest|recent|time|longer|no|anymore|today|now|lately|differ|differs|different|difference|differences|compared|anything|something|everything|price|prices|most|biggest|largest|listed|there|yet|ago|day|days|week|weeks|month|months|yesterday|history|taken|away|missing|available|item|items|by)$/;

/** True for a word of a question about changes that says nothing about which records are meant. */
export function isTellingChange(word: string): boolean {
  return TELLING.test(word);
}

/** "which dropped the most": how far the field went. */
function farthest({ ledger }: Scan, direction: ChangesPlan['direction']): ChangeOrder | null {
  if (direction === null || !/\b(?:the most|most|biggest|largest|greatest)\b/.test(ledger.lower)) return null;
  const by = /%|\bpercent(?:age)?\b|\brelative/.test(ledger.lower) ? 'pct' : 'delta';
  return { by, field: direction.field, descending: direction.way === 'up' };
}

const CHANGED =
  /\b(?:what|which|how many|how much|anything|something|everything|has|have|list|show|did)\b.*\b(?:changed|changes?|differs?|different) ?(?:since|between|from|compared|in the (?:last|latest)|over|after|\?|$|today|now|lately|recently)|\bwhat(?:'s| has| have| is)? (?:changed|different)\b|\b(?:changes|differences) (?:since|between|from|in) (?:the )?(?:last|latest|previous|runs?|scrapes?|yesterday|today|\d)|\b(?:price|prices|rating|value) changes\b|\bchanged (?:its|their|the|price|in price)\b|\b(?:prices?|ratings?|\w+) (?:have |has )?changed\b/;
const ADDED =
  /\bwhat(?:'s| is| are| was| were)?(?: the)? new\b|\b(?:newly|recently|just) (?:added|listed|arrived|appeared)\b|\b(?:new|added|appeared|arrived|joined)\b.*\b(?:since (?:the )?(?:last|previous|yesterday|prior)|in the (?:last|latest|newest|most recent) (?:run|scrape|import|update|crawl)|between (?:the )?(?:runs|scrapes))|\banything new\b|\b(?:how many|which|what) new \w+(?: are there)?\b|\bwere added\??$|\bgot added\b/;
const REMOVED =
  /\b(?:removed|disappeared|vanished|delisted|dropped out|no longer (?:listed|there|available|present|exist)|went away|are gone|is gone|have gone|taken down|gone missing|deleted|gone since)\b/;
const MOVED =
  /\b(?:got|get|become|became|gotten|getting|are now|is now) (?:cheaper|more expensive|pricier|dearer|less expensive)\b|\b(?:prices?|cost|rent|rating|\w+) (?:that )?(?:have |has )?(?:dropped|fell|fallen|decreased|rose|risen|increased|went up|went down|gone up|gone down|been (?:reduced|lowered|raised|cut))\b|\b(?:price|rent|rating|cost) (?:drops?|cuts?|reductions?|increases?|rises?|hikes?)\b|\b(?:dropped|fell|rose|increased|decreased|went up|went down) in (?:price|cost|value|rent|rating)\b|\b(?:reduced|lowered|raised|increased|dropped|cut) (?:its|their|the) (?:price|rent|rating|cost)s?\b/;

function changeOf({ ledger, schema }: Scan): ChangesPlan['change'] | undefined {
  const text = ledger.lower;
  const knowsAdding = schema.profiles.some(
    ({ field, words }) => field.type === 'date' && words.some(({ stem }) => /^(?:add|list|post|publish)$/.test(stem)),
  );
  const ofRuns = /\b(?:runs?|scrapes?|imports?|crawls?|since (?:the )?(?:last|previous|prior) (?:time|run|scrape|import|one)|last time)\b/.test(text);
  if (MOVED.test(text)) return 'changed';
  if (REMOVED.test(text)) return 'removed';
  if (ADDED.test(text) && (ofRuns || !knowsAdding || /\bwhat(?:'s| is) new\b|\banything new\b/.test(text))) return 'added';
  return CHANGED.test(text) ? null : undefined;
}

function directionOf(scan: Scan): ChangesPlan['direction'] {
  const { ledger, schema } = scan;
  const text = ledger.lower;
  if (!MOVED.test(text)) return null;
  const clause = clauseOf(ledger.tokens, ledger.tokens);
  const down = /\b(?:cheaper|less expensive|dropped|drops?|fell|fallen|decreased|down|reduced|lowered|cuts?|reductions?)\b/.test(text);
  const named = fieldSaid(scan);
  const field = named ?? ideaField('cheap', schema.profiles, clause)?.profile.field.name ?? null;
  return field === null ? null : { field, way: down ? 'down' : 'up' };
}

function changedField(scan: Scan): string | null {
  return /\b(?:changed|changes)\b/.test(scan.ledger.lower) ? fieldSaid(scan) : null;
}

function fieldSaid(scan: Scan): string | null {
  for (const at of scan.ledger.free()) {
    const naming = nameFrom(scan, at, { reach: 0, passes: () => false, accepts: isOrdered });
    if (naming !== null && naming.profile.role !== 'key') return naming.profile.field.name;
  }
  return null;
}

/** The two runs: "since 1 March", "between May 1 and May 8", "since the last run". */
function runsOf({ ledger, now }: Scan): { readonly from: string; readonly to: string } {
  const [first] = readDates({ text: ledger.text, tokens: ledger.tokens, now });
  const isFromStart = /\b(?:since|from|with|and) the (?:very )?(?:first|oldest|earliest) (?:run|scrape|import|one)\b/.test(ledger.lower);
  if (first === undefined) return { from: isFromStart ? 'first' : 'previous', to: 'latest' };
  ledger.take(first);
  const start = first.first.windows[0]?.start;
  const end = first.last?.windows[0]?.start ?? first.others[0]?.windows[0]?.start;
  return { from: start === undefined ? 'previous' : dayText(start), to: end === undefined ? 'latest' : dayText(end) };
}

function dayText(at: number): string {
  const text = new Date(at).toISOString();
  return text.slice(0, text.indexOf('T'));
}

/** "history of A-17", "how did the price of A-17 change": one record over all runs; null when the question asks for none. */
export function claimHistory({ ledger, facts, schema }: Scan): HistoryPlan | null {
  const found =
    /\b(?:full |whole |price |rating |change )?history (?:of|for) (?:the )?(?<key>.+)$/.exec(ledger.lower) ??
    /\bhow (?:did|has|have) (?:the )?(?<field>[\p{L} _]+?) (?:of|for) (?<key>.+?) (?:changed?|developed?|evolved?|moved?|varied|vary)(?: over time| since.*)?\W*$/u.exec(
      ledger.lower,
    ) ??
    /\btrack (?:the )?(?:record )?(?<key>.+)$/.exec(ledger.lower);
  const said = found?.groups?.['key'];
  if (found === null || said === undefined || facts.key.length === 0) return null;
  const start = ledger.lower.indexOf(said, found.index);
  const text = ledger.text
    .slice(start, start + said.length)
    .replaceAll(/^["'“”‘’]+|["'“”‘’?!.\s]+$/gu, '')
    .trim();
  const bare = text.replace(/^(?:record|item|key|id|listing|entry) /i, '');
  if (bare === '') return null;
  const hit = facts.findValues(bare).find(({ field, kind }) => kind === 'whole' && facts.key.includes(field));
  const word = found.groups?.['field'] ?? /\b(price|rating)\b history/.exec(ledger.lower)?.[1];
  const field = word === undefined ? undefined : schema.profiles.find(({ words }) => words.some(({ stem }) => word.trim().split(' ').includes(stem)));
  return { kind: 'history', key: hit?.spellings[0] ?? bare, field: field?.field.name ?? null };
}
