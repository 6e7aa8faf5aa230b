import type { Condition } from '../../condition/condition.ts';
import { stem } from '../../language/stem.ts';
import type { Plan } from '../../plan/plan.ts';
import { doerOf } from '../annotate/concepts.ts';
import type { DataFacts } from '../facts.ts';
import type { Look } from '../look.ts';

interface Asked {
  readonly text: string;
  readonly last: Plan | null;
  readonly facts: DataFacts;
}

/** The question with what it leaves unsaid said in full; null where it says all. */
export function saidInFull({ text, last, facts }: Asked, look: Look): { readonly text: string; readonly last: Plan | null } | null {
  const rivals = ofOpponents(text, { facts, look });
  if (rivals !== null) return { text: rivals, last: null };
  if (last === null) {
    const whole = ofWished(text);
    return whole === null ? null : { text: whole, last };
  }
  const share = SHARE_OF_ALL.exec(text)?.groups;
  if (share !== undefined && /\b(?:all|total|whole)\b/i.test(text) && isAll(share['of'] ?? share['all'], look))
    return { text: 'what percentage is that', last };
  const named = ofPerson(text, last, { facts, look });
  return named === null ? null : { text: named, last: null };
}

/** "what share is that of all stations", "what percentage of all the kilns are they": of all records, as without the words for them. */
const SHARE_OF_ALL =
  /^\W*(?:and )?(?:what|which) (?:share|percentage|per ?cent|proportion|fraction)(?: of (?:all|the total)(?: (?:of )?(?:the|our))?(?: (?<all>\p{L}+))?)? (?:is|are|was|were) (?:that|this|it|they|those|these)(?: (?:of|out of) (?:all|the total|the whole)(?: (?:of )?(?:the|our))?(?: (?<of>\p{L}+))?)?\W*$/iu;

function isAll(noun: string | undefined, { entityOf }: Look): boolean {
  return noun === undefined || entityOf(noun.toLowerCase()) === 'certain';
}

/** "how many times did he lose" of those that Kev Oduya won: another field holds the same name; null where none does. */
function ofPerson(text: string, last: Plan, { facts, look }: { readonly facts: DataFacts; readonly look: Look }): string | null {
  const { person = '', verb = '' } = PERSON.exec(text)?.groups ?? {};
  const doer = verb === '' ? null : doerOf(stem(verb.toLowerCase()), look.schema.profiles);
  const held = last.kind === 'stats' && last.groups.length === 0 ? heldBy(last.where) : null;
  if (doer === null || held === null || held.field === doer.field.name) return null;
  const isHeld = facts.findValues(held.value).some(({ field, kind }) => field === doer.field.name && kind !== 'words');
  return isHeld ? text.replace(new RegExp(`\\b${person} (?=${verb}\\b)`, 'i'), `${held.value} `) : null;
}

const PERSON = /\b(?:did|does|do|has|have|had) (?<person>he|she|they) (?<verb>\p{L}{3,})\b/iu;

function heldBy(where: Condition | null): { readonly field: string; readonly value: string } | null {
  if (where?.kind === 'compare' && where.op === '=' && typeof where.value === 'string') return { field: where.field, value: where.value };
  return where?.kind === 'has' && !where.negated ? { field: where.field, value: where.text } : null;
}

/** "who beat Kev Oduya most often", "who did Kev Oduya lose to most often": of two fields that hold the name, the verb says which one it is in and which one is asked for. */
function ofOpponents(text: string, { facts, look }: { readonly facts: DataFacts; readonly look: Look }): string | null {
  const beaten = DOES_TO.exec(text)?.groups;
  const { name = '', verb = '', end = '' } = beaten ?? DONE_BY.exec(text)?.groups ?? {};
  const doer = verb === '' ? undefined : doerOf(stem(verb.toLowerCase()), look.schema.profiles)?.field.name;
  const hits = doer === undefined ? [] : facts.findValues(name).filter(({ kind }) => kind === 'whole');
  const other = hits.find(({ field }) => field !== doer)?.field;
  if (doer === undefined || other === undefined || hits.length !== 2 || !hits.some(({ field }) => field === doer)) return null;
  const [asked, held] = beaten === undefined ? [other, doer] : [doer, other];
  return `which ${asked} has the ${/least/i.test(end) ? 'fewest' : 'most'} records where ${held} is ${name}`;
}

const DOES_TO =
  /^\W*(?:and )?who(?: has| have)? (?!did |does |has |have |was |is )(?<verb>\p{L}{3,})(?: to)? (?<name>\p{Lu}.{2,40}?) (?<end>(?:the )?most(?: often| times)?|least often)\W*$/u;
const DONE_BY =
  /^\W*(?:and )?who (?:did|does|has) (?<name>\p{Lu}.{2,40}?) (?<verb>\p{L}{3,})(?: to)? (?<end>(?:the )?most(?: often| times)?|least often)\W*$/u;

/** "I need shelves too, how many listings include them": what the last word stands for was said before. */
const WISHED =
  /^\W*(?:(?:hi|hello|hey)[,!. ]+)?(?:i|we)(?:'d| would| really| also| just| do| absolutely)* (?:love|like|adore|need|want|prefer|collect|fancy|enjoy|miss) (?<thing>\p{L}[^,.!?;:]{2,40}?)(?: too| as well| also| so much| a lot)?[,.!;:]+ (?<rest>(?:(?:at|in|for|on|of) )?(?:how many|which|what|who|where)\b[^,.!?;:]{6,}?) (?:one|ones|them|those|any|some)\W*$/iu;

function ofWished(text: string): string | null {
  const { thing = '', rest } = WISHED.exec(text)?.groups ?? {};
  return rest === undefined || OF_MORE.test(rest) || NO_THING.test(thing) ? null : `${rest} ${thing}`;
}

/** What is asked of more than the one thing. */
const OF_MORE = /\b(?:not|no|or|without|of|among)$|\b(?:and|it|they|that)\b/i;
/** What says which of the things is wanted. */
const NO_THING = /\b(?:not|no|and|or|but|without|by|per|most|least|\p{L}{3,}est)\b|\d/iu;
