import type { Condition } from '../../condition/condition.ts';
import { ideaField } from '../../language/annotate/superlatives.ts';
import type { Grouping, Measure, SeveralPlan, StatsPlan } from '../plan.ts';
import { MOST_GROUPS } from './compose-groups.ts';
import type { Scan } from './facts.ts';
import { measuresOf } from './measures.ts';
import { allOf, statsPlan, whereOf } from './plans.ts';
import { questionClause, type Reading } from './reading.ts';

/** "compare A and B": the same figures for each side. */
export function contrasted(reading: Reading, scan: Scan): SeveralPlan | StatsPlan | null {
  if (reading.contrast === null) return null;
  const measures = comparedMeasures(reading, scan);
  const { parts } = reading.contrast;
  const rest = reading.stated.map(({ where }) => where);
  const sides = parts.length > 0 ? { parts, rest } : (splitSides(reading) ?? bothSides(reading));
  if (sides !== null) {
    return {
      kind: 'several',
      parts: sides.parts.map(({ label, where }) => ({ label, plan: statsPlan({ where: allOf([...sides.rest, where]), measures }) })),
    };
  }
  const groups = reading.groups.map(({ grouping }) => grouping);
  const named =
    groups.length > 0
      ? groups
      : reading.named
          .filter(({ profile }) => profile.field.type === 'text' || profile.field.type === 'boolean')
          .map(({ profile }): Grouping => ({ kind: 'value', field: profile.field.name }));
  return named.length === 0
    ? null
    : statsPlan({ where: whereOf(reading), measures, groups: named, order: [{ by: 'measure', index: 0, descending: true }], limit: MOST_GROUPS });
}

function comparedMeasures(reading: Reading, scan: Scan): readonly Measure[] {
  const stated = reading.figures.flatMap(({ kind, profile }) => (profile === null ? [] : measuresOf(kind, profile.field.name)));
  if (stated.length > 0) return [...stated, { kind: 'count' }];
  const number = reading.named.find(({ profile }) => profile.field.type === 'number' && profile.role === 'measure');
  if (number !== undefined) return [{ kind: 'avg', field: number.profile.field.name }, { kind: 'count' }];
  const idea = adjectiveIdea(reading.contrast?.adjective ?? null);
  const target = idea === null ? null : ideaField(idea, scan.schema.profiles, questionClause(scan));
  return target === null ? [{ kind: 'count' }] : [{ kind: 'avg', field: target.profile.field.name }, { kind: 'count' }];
}

function adjectiveIdea(adjective: string | null): Parameters<typeof ideaField>[0] | null {
  if (adjective === null) return null;
  if (/expensive|cheap|pric|dear|cost/.test(adjective)) return 'dear';
  if (/bigger|larger|smaller/.test(adjective)) return 'large';
  if (/long|short/.test(adjective)) return 'long';
  if (/heav|light/.test(adjective)) return 'heavy';
  if (/rated/.test(adjective)) return 'good';
  if (/popular/.test(adjective)) return 'popular';
  return /fast/.test(adjective) ? 'fast' : 'old';
}

/** The sides of a comparison that are alternatives of one field, and the conditions that hold for both. */
function splitSides({
  stated,
}: Reading): { readonly parts: readonly { readonly label: string; readonly where: Condition }[]; readonly rest: readonly Condition[] } | null {
  for (const [index, { where }] of stated.entries()) {
    const parts = alternatives(where);
    if (parts.length < 2) continue;
    return { parts, rest: stated.filter((_, at) => at !== index).map((each) => each.where) };
  }
  return null;
}

function alternatives(where: Condition): readonly { readonly label: string; readonly where: Condition }[] {
  if (where.kind === 'in' && !where.negated)
    return where.values.map((value) => ({
      label: String(value),
      where: { kind: 'compare', field: where.field, op: '=', value },
    }));
  if (where.kind === 'or') return where.items.map((item) => ({ label: labelOf(item), where: item }));
  return [];
}

function labelOf(where: Condition): string {
  switch (where.kind) {
    case 'compare':
      return where.op === '=' ? String(where.value) : `${where.field} ${where.op} ${String(where.value)}`;
    case 'has':
      return where.text;
    case 'between':
      return `${where.field} ${String(where.low)} to ${String(where.high)}`;
    case 'and':
      return where.items.map(labelOf).join(' and ');
    default:
      return where.kind;
  }
}

/** "do flats with a balcony cost more": the other side of a yes-or-no field is what it is compared with. */
function bothSides({ stated }: Reading): ReturnType<typeof splitSides> {
  for (const [index, { where }] of stated.entries()) {
    if (where.kind !== 'compare' || typeof where.value !== 'boolean') continue;
    const side = (value: boolean) => ({ label: value ? where.field : `not ${where.field}`, where: { ...where, value } });
    return { parts: [side(true), side(false)], rest: stated.filter((_, at) => at !== index).map((each) => each.where) };
  }
  return null;
}
