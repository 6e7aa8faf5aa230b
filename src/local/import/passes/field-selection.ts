import type { FieldSettings } from '../../../core/fields/settings.ts';
import { nearestName } from '../../../core/condition/nearest-name.ts';
import { ScrqError } from '../../../errors.ts';

/** Which fields of a source are kept, and under which names. Grows as records show more fields. */
export interface FieldSelection {
  /** Names of the fields kept so far, in the order of the source. */
  readonly names: readonly string[];
  /** Takes the names that the source has shown so far, and gives the positions among them that are kept. */
  extend(sourceNames: readonly string[]): readonly number[];
}

/** Applies `rename`, then `only` and `omit`, which speak of the new names. */
export function createFieldSelection(settings: FieldSettings): FieldSelection {
  const renamed = new Map(Object.entries(settings.rename ?? {}));
  const only = settings.only === undefined ? undefined : new Set(settings.only);
  const omit = new Set(settings.omit);
  const names: string[] = [];
  const positions: number[] = [];
  let seen = 0;
  return {
    names,
    extend(sourceNames) {
      for (; seen < sourceNames.length; seen++) {
        const sourceName = sourceNames[seen] ?? '';
        const name = renamed.get(sourceName) ?? sourceName;
        if (omit.has(name) || only?.has(name) === false) continue;
        if (names.includes(name)) throw doubled(name);
        names.push(name);
        positions.push(seen);
      }
      return positions;
    },
  };
}

/** Rejects a setting of this import (not of earlier ones) that names a field which the source does not have. */
export function refuseUnknownFields(given: FieldSettings, sourceNames: readonly string[]): void {
  const renamed = new Map(Object.entries(given.rename ?? {}));
  const names = sourceNames.map((name) => renamed.get(name) ?? name);
  refuse('--rename', [...renamed.keys()], sourceNames);
  refuse('--only', given.only ?? [], names);
  refuse('--omit', given.omit ?? [], names);
  refuse('--type', Object.keys(given.types ?? {}), names);
  refuse('--key', given.key ?? [], names);
}

function refuse(option: string, wanted: readonly string[], names: readonly string[]): void {
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const nearest = nearestName(unknown, names);
  const listed = names.slice(0, 20).join(', ');
  throw new ScrqError('invalid_usage', `${option} names ${JSON.stringify(unknown)}, which is not a field of the source`, {
    hint: nearest === undefined ? `Its fields are ${listed}${names.length > 20 ? ', …' : ''}.` : `Did you mean ${JSON.stringify(nearest)}?`,
  });
}

function doubled(name: string): ScrqError {
  return new ScrqError('invalid_usage', `two fields of the source would be named ${JSON.stringify(name)}`, {
    hint: 'Choose another name with --rename, or leave one out with --omit.',
  });
}
