import { ideaField } from '../../language/annotate/superlatives.ts';
import { happeningsSaidOf } from '../../language/annotate/happenings.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import type { ChangeOrder, ChangesPlan, HistoryPlan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';
import { fieldAt } from './fields.ts';
import { runsOf } from './runs.ts';

/** Changes that are listed one by one at most, unless the question says how many. */
const SHOWN = 20;

/** "what changed since Monday", "what is new", "what got cheaper", "which were removed": a comparison of runs; null when the question compares none. */
export function readChanges(sentence: Sentence): ChangesPlan | null {
  const text = sentence.text.toLowerCase().replaceAll('’', "'");
  const change = changeOf(sentence, text);
  if (change === undefined) return null;
  const direction = directionOf(sentence, text);
  const named = direction === null ? changedField(sentence, text) : null;
  const { from, to } = runsOf(sentence, text);
  const order = farthest(text, direction);
  useTelling(sentence);
  return {
    kind: 'changes',
    from,
    to,
    change: direction === null && named === null ? change : 'changed',
    fields: named === null ? [] : [named],
    direction,
    ...(order === null ? {} : { order: [order] }),
    limit: order === null || isMany(sentence) ? SHOWN : 1,
  };
}

function isMany(sentence: Sentence): boolean {
  return sentence.pieces.some((piece, at) => piece.kind === 'noun' && /[^su]s$/.test(sentence.lower(at)));
}

/** Words that only say what happened between runs: of a question about changes, they restrict nothing. */
const TELLING =
  /^(?:change|changes|changed|new|newly|recently|add|added|appeared|arrived|joined|removed|disappeared|vanished|delisted|gone|deleted|cheaper|pricier|dearer|expensive|less|more|dropped|drop|drops|fell|fallen|decreased|rose|risen|increased|increase|increases|raised|lowered|reduced|cut|cuts|went|up|down|got|get|gotten|become|became|since|between|run|runs|scrape|scrapes|import|imports|crawl|snapshot|last|previous|prior|first|latest|newest|recent|time|longer|no|anymore|today|now|lately|differ|differs|different|difference|differences|compared|anything|something|everything|price|prices|most|biggest|largest|listed|there|yet|ago|day|days|week|weeks|month|months|yesterday|history|taken|higher|lower|showed|compared|with|to|one|of|\d+(?:st|nd|rd|th)?|away|missing|available|item|items|by|than|before|earlier|oldest|sunk|declined|climbed|gained|lost|two|since|shed|picked|the)$/;

function useTelling(sentence: Sentence): void {
  for (const [at] of sentence.pieces.entries()) {
    const words = sentence.lower(at).split(/\s+/);
    if (sentence.isOpen(at) && words.every((word) => TELLING.test(word.replaceAll(/[^\p{L}\p{N}]/gu, '')))) sentence.use(at);
  }
}

/** "which dropped the most": how far the field went. */
function farthest(text: string, direction: ChangesPlan['direction']): ChangeOrder | null {
  if (direction === null || !/\b(?:the most|most|biggest|largest|greatest)\b/.test(text)) return null;
  const by = /%|\bpercent(?:age)?\b|\brelative/.test(text) ? 'pct' : 'delta';
  return { by, field: direction.field, descending: direction.way === 'up' };
}

const CHANGED =
  /\b(?:what|which|how many|how much|anything|something|everything|has|have|list|show|did)\b.*\b(?:changed|changes?|differs?|different) ?(?:since|between|from|compared|in the (?:last|latest)|over|after|\?|$|today|now|lately|recently)|\bwhat(?:'s| has| have| is)? (?:changed|different)\b|\b(?:changes|differences) (?:since|between|from|in) (?:the )?(?:last|latest|previous|runs?|scrapes?|yesterday|today|\d)|\b(?:price|prices|rating|value) changes\b|\bchanged (?:its|their|the|price|in price)\b|\b(?:prices?|ratings?|\w+) (?:have |has )?changed\b/;
const ADDED =
  /\bwhat(?:'s| is| are| was| were)?(?: the)? new\b|\b(?:newly|recently|just) (?:added|listed|arrived|appeared)\b|\b(?:new|added|appeared|arrived|joined|showed up|came in)\b.*\b(?:since (?:the )?(?:last|previous|yesterday|prior|\d|january|february|march|april|may|june|july|august|september|october|november|december)|compared (?:to|with) |in the (?:last|latest|newest|most recent) (?:run|scrape|import|update|crawl)|between (?:the )?(?:runs|scrapes))|\banything new\b|\b(?:how many|which|what) new \w+(?: are there)?\b|\bnew \w+ since\b|\bwere added\??$|\bgot added\b/;
const REMOVED =
  /\b(?:removed|disappeared|vanished|delisted|dropped out|no longer (?:listed|there|available|present|exist)|went away|are gone|is gone|have gone|taken down|gone missing|deleted|gone since)\b/;
const MOVED =
  /\b(?:came|come|gone|go|went) (?:down|up) in \w+\b|\b(?:dropped|lowered|raised|reduced|increased|cut) (?:its|their|the) (?:\w+ )?\w+\b|\b(?:got|get|become|became|gotten|getting|are now|is now) (?:cheaper|more expensive|pricier|dearer|less expensive)\b|\b(?:prices?|cost|rent|rating|\w+) (?:that )?(?:have |has )?(?:dropped|fell|fallen|decreased|rose|risen|increased|went up|went down|gone up|gone down|been (?:reduced|lowered|raised|cut))\b|\bgot an? (?:lower|higher) (?:price|rent|cost|rating)\b|\b(?:price|rent|rating|cost) (?:drops?|cuts?|reductions?|increases?|rises?|hikes?)\b|\b(?:dropped|fell|rose|increased|decreased|went up|went down) in (?:price|cost|value|rent|rating)\b|\b(?:reduced|lowered|raised|increased|dropped|cut) (?:its|their|the) (?:price|rent|rating|cost)s?\b/;

/** "gained the most reviews since the last run". */
const GAINED = /\b(?:gained|got|picked up|added|lost|shed) (?:the )?(?:most|more|biggest|largest)\b/;

function changeOf({ profiles, tokens }: Sentence, text: string): ChangesPlan['change'] | undefined {
  const knowsAdding = profiles.some((profile) => {
    const says = profile.field.type === 'date' ? happeningsSaidOf(profile) : [];
    return (
      profile.words.some(({ stem }) => profile.field.type === 'date' && /^(?:add|list|post|publish)$/.test(stem)) ||
      tokens.some(({ stem, lower }) => lower.endsWith('ed') && says.some((said) => said.has(stem)))
    );
  });
  const ofRuns =
    /\b(?:runs?|scrapes?|imports?|crawls?|snapshots?|since (?:the )?(?:last|previous|prior) (?:time|run|scrape|import|one)|last time)\b/.test(text);
  if (MOVED.test(text) || (ofRuns && GAINED.test(text))) return 'changed';
  if (REMOVED.test(text)) return 'removed';
  if (ADDED.test(text) && (ofRuns || !knowsAdding || /\bwhat(?:'s| is) new\b|\banything new\b/.test(text))) return 'added';
  return CHANGED.test(text) ? null : undefined;
}

function directionOf(sentence: Sentence, text: string): ChangesPlan['direction'] {
  const gained = MOVED.test(text) ? null : GAINED.exec(text);
  if (gained !== null) {
    const counted = fieldSaid(sentence);
    return counted === null ? null : { field: counted, way: /^(?:lost|shed)/.test(gained[0]) ? 'down' : 'up' };
  }
  if (!MOVED.test(text)) return null;
  const down = /\b(?:cheaper|less expensive|lower|dropped|drops?|fell|fallen|decreased|down|reduced|lowered|cuts?|reductions?)\b/.test(text);
  // "fees dropped" is not said of whatever else costs something.
  const isOfPrice = /\b(?:cheap|expensive|pric|dearer|costs?\b|rents?\b|value)/.test(text);
  const price = isOfPrice ? ideaField('cheap', sentence.profiles, clauseOf(sentence.tokens, sentence.tokens)) : null;
  const field = fieldSaid(sentence) ?? price?.profile.field.name ?? null;
  return field === null ? null : { field, way: down ? 'down' : 'up' };
}

function changedField(sentence: Sentence, text: string): string | null {
  return /\b(?:changed|changes)\b/.test(text) ? fieldSaid(sentence) : null;
}

function fieldSaid(sentence: Sentence): string | null {
  for (const at of sentence.all('field')) {
    const profile = fieldAt(sentence, at, ({ field, role }) => (field.type === 'number' || field.type === 'date') && role !== 'key');
    if (profile === null) continue;
    sentence.use(at);
    return profile.field.name;
  }
  return null;
}

/** "history of A-17", "how did the price of A-17 change": one record over all runs; null when the question asks for none. */
export function readHistory({ text, facts, profiles }: Sentence): HistoryPlan | null {
  const lower = text.toLowerCase();
  const found =
    /\b(?:full |whole |price |rating |change )?history (?:of|for) (?:the )?(?<key>.+)$/.exec(lower) ??
    /\bhow (?:did|has|have) (?:the )?(?<field>[\p{L} _]+?) (?:of|for) (?<key>.+?) (?:changed?|developed?|evolved?|moved?|varied|vary)(?: over time| since.*)?\W*$/u.exec(
      lower,
    ) ??
    /\btrack (?:the )?(?:record )?(?<key>.+)$/.exec(lower);
  const said = found?.groups?.['key'];
  if (found === null || said === undefined || facts.key.length === 0) return null;
  const start = lower.indexOf(said, found.index);
  const bare = text
    .slice(start, start + said.length)
    .replaceAll(/^["'“”‘’]+|["'“”‘’?!.\s]+$/gu, '')
    .trim()
    .replace(/^(?:record|item|key|id|listing|entry) /i, '');
  if (bare === '') return null;
  const hit = facts.findValues(bare).find(({ field, kind }) => kind === 'whole' && facts.key.includes(field));
  const word = found.groups?.['field'] ?? /\b(price|rating)\b history/.exec(lower)?.[1];
  const field = word === undefined ? undefined : profiles.find(({ words }) => words.some(({ stem }) => word.trim().split(' ').includes(stem)));
  return { kind: 'history', key: hit?.spellings[0] ?? bare, field: field?.field.name ?? null };
}
