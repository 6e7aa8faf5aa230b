import { predicatesOf } from '../../condition/transform.ts';
import type { Measure, Plan } from '../../plan/plan.ts';
import { tellsApart } from '../facts.ts';
import type { Sentence } from '../sentence.ts';

/** "what would it cost to buy one of each", "how much for all of them together": a sum, and not what one of them costs. */
const ALL_BOUGHT =
  /\b(?:buy|buying|bought|get|getting|own|owning|order|ordering|take|pay for|paid for|purchase|afford|replace|insure|rent|hire|restore|repair|rebuild|fund|renew)\b(?: \S+){0,2} (?:one of (?:each|every|all)|(?:every(?: single)?|each) one|all of (?:them|these|those|the)|the (?:whole )?lot|everything)\b|\bone of (?:each|every)\b/i;

/** What a plan averages, added up where all of the records are bought. */
export function asBought(made: Plan, { text, profiles }: Sentence): Plan {
  if (made.kind !== 'stats' || made.groups.length > 0 || !ALL_BOUGHT.test(text)) return made;
  const isMoney = (field: unknown) => profiles.some((profile) => profile.field.name === field && profile.dimension === 'money');
  const measures = made.measures.map((measure): Measure =>
    measure.kind === 'avg' && isMoney(measure.field) ? { kind: 'sum', field: measure.field } : measure,
  );
  return { ...made, measures };
}

/** "which stable won the most prize money", "who earned the most": all of it together, though what one record brings is no sum by itself. */
export function asWon(made: Plan, { text, profiles }: Sentence): Plan {
  const [measure, counted] = made.kind === 'stats' ? made.measures : [];
  const [order] = made.kind === 'stats' ? made.order : [];
  const isRanked = made.kind === 'stats' && made.groups.length === 1 && order?.by === 'measure' && order.index === 0 && counted?.kind !== 'sum';
  if (!isRanked || measure?.kind !== 'avg' || !WON_MOST.test(text) || /\b(?:average|avg|mean|typical|usual)/i.test(text)) return made;
  const isMoney = profiles.some(({ field, dimension }) => field.name === measure.field && dimension === 'money');
  return isMoney ? { ...made, measures: [{ kind: 'sum', field: measure.field }] } : made;
}

const WON_MOST =
  /\b(?:w[io]ns?|earn(?:s|ed)?|collect(?:s|ed)?|receive[sd]?|pocket(?:s|ed)?|t(?:ake|akes|ook)(?: home)?|rake[sd]? in|got) (?:the )?(?:most|least)\b/i;

/** "how much would I pay for a van": what one of them costs, and no sum of all. */
export function asPaid(made: Plan, { text, profiles, pieces }: Sentence): Plan {
  if (made.kind !== 'stats' || !PAID_FOR_ONE.test(text) || ALL_BOUGHT.test(text) || pieces.some(({ kind }) => kind === 'aggregate')) return made;
  const isPrice = (field: unknown) => profiles.some((profile) => profile.field.name === field && profile.field.type === 'number');
  const measures = made.measures.map((measure): Measure =>
    measure.kind === 'sum' && isPrice(measure.field) ? { kind: 'avg', field: measure.field } : measure,
  );
  return { ...made, measures };
}

const PAID_FOR_ONE = /\b(?:would|do|will|can|could|should|must|might) (?:i|we|you|one|they|people) (?:have to |need to |expect to )?pay for an?\b/i;

/** "how much money did they make with overtime fees": the fees themselves, and not all that those paid who paid one. */
export function asSource(made: Plan, { text, profiles }: Sentence): Plan {
  const [measure, ...others] = made.kind === 'stats' ? made.measures : [];
  if (made.kind !== 'stats' || measure?.kind !== 'sum' || others.length > 0 || !FROM_SOURCE.test(text)) return made;
  const isMoney = (name: unknown) => profiles.some(({ field, dimension }) => field.name === name && dimension === 'money');
  const [source, ...more] = predicatesOf(made.where).flatMap((each) =>
    each.kind === 'null' && each.negated && isMoney(each.field) ? [each.field] : [],
  );
  return source === undefined || more.length > 0 || source === measure.field || !isMoney(measure.field)
    ? made
    : { ...made, measures: [{ kind: 'sum', field: source }] };
}

const FROM_SOURCE = /\bhow much\b.*\b(?:with|from|through|in|by)\b/i;

/** "how much did Kofi Cole pay for lessons": all that somebody with several records paid, and no mean of them. */
export function asSpent(made: Plan, { text, profiles, pieces, tokens, facts }: Sentence): Plan {
  const did = tokens.findIndex(({ lower }, at) => /^(?:did|has|have)$/.test(lower) && tokens[at - 1]?.lower === 'much');
  const who = pieces.find(({ kind, from }) => kind === 'value' && from === did + 1);
  const isPaying = PAYING.test(tokens[who?.to ?? -1]?.lower ?? '');
  if (made.kind !== 'stats' || did < 0 || who?.kind !== 'value' || !isPaying || pieces.some(({ kind }) => kind === 'aggregate')) return made;
  const isOfSeveral = who.hits.some(({ field, kind }) => kind === 'whole' && PERSON.test(field) && tellsApart(facts, field) === false);
  const isMoney = (name: unknown) => profiles.some(({ field, dimension }) => field.name === name && dimension === 'money');
  if (!isOfSeveral || / (?:each|every|per|a) \p{L}+\W*$/iu.test(text)) return made;
  const measures = made.measures.map((measure): Measure =>
    measure.kind === 'avg' && isMoney(measure.field) ? { kind: 'sum', field: measure.field } : measure,
  );
  return { ...made, measures };
}

const PAYING = /^(?:pay|paid|spend|spent|owe|owed|earn|earned|get|got|receive|received)$/;
const PERSON =
  /student|customer|member|client|donor|buyer|guest|user|owner|patient|tenant|tutor|teacher|seller|vendor|driver|vet\b|doctor|agent|person|employee/i;
