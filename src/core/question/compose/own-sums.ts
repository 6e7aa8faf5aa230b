import { fieldsOf } from '../../condition/transform.ts';
import { isParticiple } from '../../language/annotate/happenings.ts';
import { isOfPlacesLeft } from '../../language/profile/places-left.ts';
import { unitOf } from '../../language/annotate/units.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Measure, Plan } from '../../plan/plan.ts';
import { PARTS } from '../lexicon/parts.ts';
import { roleOf } from '../field-role.ts';
import type { Sentence } from '../sentence.ts';

/** What adds up where somebody does it again and again: how far, how long, how much of it; a speed or a temperature never does. */
const ADDING: ReadonlySet<string> = new Set(['length', 'time', 'energy', 'mass', 'volume']);

/** "kilometers run per month", "calories burned by activity": of what was done, the whole is asked for, and not the mean of each time. */
export function asDone(made: Plan, sentence: Sentence): Plan {
  if (made.kind !== 'stats' || sentence.pieces.some(({ kind }) => kind === 'aggregate' || kind === 'extreme' || kind === 'percentile')) return made;
  const isOfPeriods = made.groups.some(({ kind }) => kind === 'date');
  const isWhole = (measure: Measure) => {
    const profile = sentence.profiles.find(({ field }) => measure.kind === 'avg' && field.name === measure.field);
    if (profile === undefined) return false;
    // "free slots by town": of what is left of places, all that there are.
    return (made.groups.length > 0 && isOfPlacesLeft(profile)) || (mayAddUp(profile) && isSaidOfDeeds(sentence, profile, isOfPeriods));
  };
  return { ...made, measures: made.measures.map((measure) => (measure.kind === 'avg' && isWhole(measure) ? { ...measure, kind: 'sum' } : measure)) };
}

/** "which hall has the most seats" of a record for each night: what every hall has one number of is not added up over its nights. */
export function asPossessed(made: Plan, { pieces, profiles, facts }: Sentence): Plan {
  const [group, ...deeper] = made.kind === 'stats' ? made.groups : [];
  if (made.kind !== 'stats' || made.limit === null || group?.kind !== 'value' || deeper.length > 0) return made;
  if (pieces.some(({ kind }) => kind === 'aggregate')) return made;
  const things = facts.distinct(group.field) ?? profiles.find(({ field }) => field.name === group.field)?.field.distinct ?? Infinity;
  const isOwn = ({ field: { distinct, min = 0, max = 0 }, dimension, words }: FieldProfile) =>
    dimension !== 'money' &&
    words.some(({ stem }) => PARTS.test(stem)) &&
    typeof distinct === 'number' &&
    distinct <= things &&
    things * NIGHTS <= facts.records &&
    max - min >= distinct * APART;
  const measures = made.measures.map((measure): Measure => {
    const profile = profiles.find(({ field }) => measure.kind === 'sum' && field.name === measure.field);
    return measure.kind === 'sum' && profile !== undefined && isOwn(profile) ? { kind: 'max', field: measure.field } : measure;
  });
  return { ...made, measures };
}

/** Records of each thing, on average, from which on they are rather its states than its parts. */
const NIGHTS = 3;
/** Numbers that are so far apart would not be so few, if things did not have one each. */
const APART = 5;

/** "distance in october": of what adds up over a period, the whole or the mean of each time may be meant where neither is said. */
export function asWhole(made: Plan, { pieces, profiles }: Sentence): Plan | null {
  if (made.kind !== 'stats' || made.measures.length > 1 || made.groups.some(({ kind }) => kind !== 'date')) return null;
  if (pieces.some(({ kind }) => kind === 'aggregate' || kind === 'extreme' || kind === 'percentile' || kind === 'head')) return null;
  const [measure] = made.measures;
  const profile = profiles.find(({ field }) => measure?.kind === 'avg' && field.name === measure.field);
  const isDated = profiles.some(({ field }) => field.type === 'date' && fieldsOf(made.where).includes(field.name));
  if (measure?.kind !== 'avg' || profile === undefined || !mayAddUp(profile) || !(isDated || made.groups.length > 0)) return null;
  return { ...made, measures: [{ kind: 'sum', field: measure.field }] };
}

/** No mean, end or rate of its own, and no amount of money. */
function mayAddUp(profile: FieldProfile): boolean {
  const { dimension, field, words, unit } = profile;
  const isOfSome = dimension === null ? words.at(-1)?.stem.startsWith('calor') === true : ADDING.has(dimension);
  const isPlain = !/\//.test(field.unit ?? '') && unit?.dimension !== 'percent' && words.every(({ stem }) => !OF_ONE.test(stem));
  return roleOf(profile) === 'average' && isOfSome && isPlain;
}

const OF_ONE =
  /^(?:averag|avg|mean|median|max|maximum|min|minimum|per|rate|height|width|depth|size|radius|diameter|age|center|centr|wait|response|delay)$/;

/** A unit that stands for what there is of it ("hours per week"), or a verb of doing behind the name that the name itself does not have. */
function isSaidOfDeeds({ pieces, tokens }: Sentence, { field, words }: FieldProfile, isOfPeriods: boolean): boolean {
  return pieces.some((piece) => {
    if (piece.kind !== 'field' || !piece.choices.some(({ profile }) => profile.field.name === field.name)) return false;
    const [own, next] = [tokens[piece.to - 1], tokens[piece.to]];
    const isUnit = isOfPeriods && own !== undefined && piece.to - piece.from === 1 && unitOf(own.lower) !== undefined;
    const isDone = next !== undefined && (isParticiple(next) || DONE.test(next.lower)) && words.every(({ stem }) => stem !== next.stem);
    return isUnit || isDone;
  });
}

/** Participles that are written like another form of the verb. */
const DONE = /^(?:run|ridden|swum|flown|cycled|hiked|rowed|skied|burnt)$/;
