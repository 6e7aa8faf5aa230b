import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Order } from '../../language/query-field.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import { claimRecurringDays } from './calendar-parts.ts';
import { claimCompared } from './compared.ts';
import { claimBound, type Bound } from './bounds.ts';
import { claimChoice, type Choice } from './choices.ts';
import { claimCorrelated, claimDistinct, claimEnd, claimHead, claimNamed, claimSpread, claimTally, partFrom } from './claims.ts';
import { claimExact, claimMissing, claimPresence, type Stated } from './conditions.ts';
import { claimContrast, type Contrast } from './contrasts.ts';
import { withAlternatives } from './alternatives.ts';
import type { Scan } from './facts.ts';
import { claimFieldBounds } from './field-bounds.ts';
import { claimGroupings, dateField, type GroupFound } from './groupings.ts';
import type { Head } from './head.ts';
import { judgeLeftover } from './leftovers.ts';
import { claimLimit, claimOrdinal } from './limits.ts';
import { claimExtreme, claimFigures, claimHow, type FigureAsk } from './measures.ts';
import { fieldsOf } from './merge-where.ts';
import type { Naming } from './naming.ts';
import { claimQuoted } from './quoted.ts';
import { statedBy } from './value-conditions.ts';
import { claimValues } from './values.ts';

/** A question whose words have all been read, or are told as not understood. */
export interface Reading {
  readonly head: Head;
  readonly figures: readonly FigureAsk[];
  readonly distinct: Naming | null;
  /** A number of which the sum is asked: "how many acres burned". */
  readonly tally: Naming | null;
  readonly groups: readonly GroupFound[];
  /** The groups are a spread: the distribution of one thing. */
  readonly isSpread: boolean;
  readonly choice: Choice | null;
  readonly bound: { readonly group: GroupFound; readonly bound: Bound } | null;
  readonly correlated: readonly [Naming, Naming] | null;
  readonly contrast: Contrast | null;
  readonly stated: readonly Stated[];
  /** Where the share of one thing among another is asked: conditions from here on are of the part. */
  readonly partFrom: number | null;
  readonly order: Order | null;
  /** "first" or "last" of "when was the first". */
  readonly end: 'first' | 'last' | null;
  readonly limit: number | null;
  /** How many come before the one that is wanted: "second cheapest". */
  readonly skipped: number;
  /** Fields that are named and that nothing else is said of. */
  readonly named: readonly Naming[];
  readonly isPercentage: boolean;
  /** It says what the records are called. */
  readonly hasEntity: boolean;
  /** The records are people. */
  readonly hasPeople: boolean;
  /** Words that say something which was not understood. */
  readonly unknown: readonly string[];
  /** Words that were taken to mean the records, without anything telling so. */
  readonly assumed: readonly string[];
}

/** Reads the words of a question, each once. */
export function readQuestion(scan: Scan): Reading {
  const { ledger } = scan;
  const isEntity = (word: string) => scan.entityOf(word) === 'certain';
  const quoted = [...claimQuoted(scan), ...claimFieldBounds(scan, 'exact')];
  const head = claimHead(scan);
  const skipped = claimOrdinal(scan);
  const days = [...claimRecurringDays(scan), ...claimCompared(scan)];
  const early = claimValues(scan, { isEntity, least: 2, only: 'whole' });
  const contrastLead = claimContrast(scan);
  const correlated = claimCorrelated(scan);
  const spread = claimSpread(scan);
  const distinct = claimDistinct(scan);
  const choice = claimChoice(scan, { isEntity });
  const bound = choice === null ? claimBound(scan, { isEntity }) : null;
  const groups = claimGroupings(scan);
  const howAsk = claimHow(scan);
  const figures = claimFigures(scan, isEntity);
  const extreme = figures.length === 0 && choice === null && head !== 'count' && skipped === 0 ? claimExtreme(scan, isEntity) : null;
  const tally = head === 'count' && distinct === null && choice === null && figures.length === 0 ? claimTally(scan, isEntity) : null;
  const end = head === 'when' || head === 'who' ? claimEnd(scan, head) : null;
  const unknownValues = claimMissing(scan, 'unknown');
  const exact = claimExact(scan);
  const bounded = claimFieldBounds(scan, 'any');
  const limit = exact.order?.order.limit ?? claimLimit(scan);
  const present = claimPresence(scan);
  const late = claimValues(scan, { isEntity, least: 1 });
  const named = claimNamed(scan, isEntity);
  const values = [...early, ...late].toSorted((a, b) => a.from - b.from);
  const joined = [...quoted, ...days, ...unknownValues, ...exact.stated, ...bounded, ...present, ...statedBy(values, scan)];
  const stated = contrastLead === null ? withAlternatives(joined, scan) : joined;
  const asked = [...(howAsk === null ? [] : [howAsk]), ...figures, ...(extreme === null ? [] : [extreme])];
  const used = [...named, ...groups, ...asked, ...[tally, distinct].filter((each) => each !== null)];
  const ordered = exact.order?.order.field ?? null;
  const said = wordsSaid(scan, { used, stated: joined, ordered, dated: end === null ? null : dateField(scan) });
  const leftover = judgeLeftover(scan, { evidence: joined.length + used.length + (choice === null ? 0 : 1), said });
  return {
    head,
    figures: asked,
    distinct,
    tally,
    groups: spread === null ? groups : [spread, ...groups],
    isSpread: spread !== null,
    choice,
    bound,
    correlated,
    contrast: contrastLead,
    stated: (stated ?? []).toSorted((a, b) => a.from - b.from),
    partFrom: head === 'share' ? partFrom(scan) : null,
    order: exact.order?.order ?? null,
    end,
    limit,
    skipped,
    named,
    isPercentage: /\b(?:percent|percentage|percentages|%|share|shares|proportion|proportions|fraction)\b/.test(ledger.lower),
    hasEntity: leftover.assumed.length > 0 || ledger.free().some((at) => isEntity(ledger.word(at))),
    hasPeople: isEntity('person'),
    unknown: stated === null ? [...leftover.unknown, 'or'] : leftover.unknown,
    assumed: leftover.assumed,
  };
}

interface FieldsInUse {
  readonly used: readonly { readonly profile: FieldProfile | null }[];
  readonly stated: readonly Stated[];
  readonly ordered: string | null;
  readonly dated: FieldProfile | null;
}

/** The words of the names of all fields that the question is about, as stems. */
function wordsSaid({ schema }: Scan, { used, stated, ordered, dated }: FieldsInUse): ReadonlySet<string> {
  const names = new Set(stated.flatMap(({ where }) => [...fieldsOf(where)]));
  const others = schema.profiles.filter(({ field }) => names.has(field.name) || field.name === ordered);
  const profiles = [...used.flatMap(({ profile }) => profile ?? []), ...others, ...(dated === null ? [] : [dated])];
  return new Set(profiles.flatMap(({ words }) => words.map(({ stem }) => stem)));
}

/** The clause of the whole question, for choices between fields. */
export function questionClause({ ledger }: Scan) {
  return clauseOf(ledger.tokens, ledger.tokens);
}
