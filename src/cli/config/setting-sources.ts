import { ScrqError } from '../../errors.ts';
import type { Io } from '../terminal/io.ts';
import { configured, layerText, type Configuration } from './configuration.ts';
import { fromEnvironment } from './directories.ts';
import { settingSources, type SettingName } from './setting-names.ts';

/** Who said what a setting is, the strongest first. */
const originKinds = ['option', 'environment', 'project', 'user', 'default'] as const;
type OriginKind = (typeof originKinds)[number];

/** A setting with where it comes from. */
export interface FoundSetting {
  readonly value: string;
  readonly kind: OriginKind;
  /** As people are shown: an option, a variable, or a file with the profile in it. */
  readonly origin: string;
}

/** Where settings are looked for. `options` are those of the command line, by the names of settings. */
export interface SettingSources {
  readonly options: Readonly<Partial<Record<SettingName, string>>>;
  readonly io: Io;
  readonly configuration: Configuration;
}

/** A setting: options over environment over the file of the project over that of the user. */
export function findSetting(name: SettingName, { options, io, configuration }: SettingSources): FoundSetting | undefined {
  const { option, variable } = settingSources[name];
  const typed = given(option, options[name]);
  if (typed !== undefined) return { value: typed, kind: 'option', origin: option };
  const inEnvironment = fromEnvironment(io, variable);
  if (inEnvironment !== undefined) return { value: inEnvironment, kind: 'environment', origin: variable };
  const found = configured(configuration, name);
  if (found === undefined) return undefined;
  return { value: found.value, kind: found.layer.kind, origin: layerText(found.layer) };
}

/** True when the first comes from a stronger source than the second. */
export function isStronger(one: FoundSetting | undefined, other: FoundSetting | undefined): boolean {
  return strength(one) > strength(other);
}

/** An option given as empty text is a variable that was not set, in most cases: going on with a default would surprise. */
function given(option: string, value: string | undefined): string | undefined {
  if (value !== undefined && value.trim() === '') {
    throw new ScrqError('invalid_usage', `${option} is empty`, { hint: 'Give it a value, or leave it out.' });
  }
  return value;
}

function strength(found: FoundSetting | undefined): number {
  return found === undefined ? -1 : originKinds.length - originKinds.indexOf(found.kind);
}
