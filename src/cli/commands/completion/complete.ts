import type { Argument, Command, Option } from 'commander';
import { listParts } from '../../../text/name-list.ts';
import { visibleCommands } from '../../command-tree.ts';

/** Something that could stand where the user is typing. */
export interface Candidate {
  readonly value: string;
  readonly description?: string;
}

export interface Completion {
  readonly candidates: readonly Candidate[];
  /** What the shell knows better: names of files or directories. */
  readonly names: 'none' | 'files' | 'directories';
}

/** Kinds of values that only the dataset and the settings know. */
type KnownKind = Exclude<ValueKind, 'files' | 'directories' | 'none'>;

/** Gives the values of a kind of such a kind. `typed` are the options that were given before. */
export type ValueSource = (kind: KnownKind, typed: ReadonlyMap<string, string>) => Promise<readonly Candidate[]>;

/** What could be typed next: `words` are those behind the name of the program, the last being typed. */
export async function complete(program: Command, words: readonly string[], values: ValueSource): Promise<Completion> {
  const current = words.at(-1) ?? '';
  const place = walk(program, words.slice(0, -1));
  const inline = place.optionsEnded ? null : /^(--[\w-]+)=(.*)$/s.exec(current);
  const option = inline === null ? place.pending : findOption(place.command, inline[1] ?? '');
  const prefix = inline === null ? '' : `${inline[1]}=`;
  const wanted = option === undefined ? wordsHere(place, current) : { kind: kindOfOption(option), fixed: choices(option) };
  const typing = current.slice(prefix.length);
  const { kind, fixed } = wanted;
  const known = kind === 'none' || kind === 'files' || kind === 'directories' ? [] : await values(kind, place.typed);
  const candidates = [...fixed, ...(isList(option) ? behindTheLast(typing, known) : known)];
  return {
    candidates: candidates.filter(({ value }) => value.startsWith(typing)).map((each) => ({ ...each, value: prefix + each.value })),
    names: kind === 'files' || kind === 'directories' ? kind : 'none',
  };
}

interface Place {
  readonly command: Command;
  /** Arguments of the command before the word that is typed. */
  readonly given: number;
  /** The option whose value is typed. */
  readonly pending: Option | undefined;
  readonly optionsEnded: boolean;
  /** Values of options by their long names. */
  readonly typed: ReadonlyMap<string, string>;
}

function walk(program: Command, words: readonly string[]): Place {
  let command = program;
  let given = 0;
  let pending: Option | undefined;
  let optionsEnded = false;
  const typed = new Map<string, string>();
  for (const word of words) {
    const [, name = word, value] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
    const option = optionsEnded ? undefined : findOption(command, name);
    const next = given === 0 && !optionsEnded ? visibleCommands(command).find((each) => each.name() === word) : undefined;
    if (pending !== undefined) {
      typed.set(pending.long ?? '', word);
      pending = undefined;
    } else if (word === '--') optionsEnded = true;
    else if (option !== undefined && value !== undefined) typed.set(name, value);
    else if (option?.required === true) pending = option;
    else if (next !== undefined) command = next;
    else if (optionsEnded || !word.startsWith('-')) given += 1;
  }
  return { command, given, pending, optionsEnded, typed };
}

function chain(command: Command): readonly Command[] {
  return command.parent === null ? [command] : [command, ...chain(command.parent)];
}

function findOption(command: Command, name: string): Option | undefined {
  return chain(command)
    .flatMap((each) => each.options)
    .find(({ long, short }) => name === long || name === short);
}

interface Wanted {
  readonly kind: ValueKind;
  readonly fixed: readonly Candidate[];
}

/** Commands or arguments, or options where a dash is typed. */
function wordsHere({ command, given, optionsEnded }: Place, current: string): Wanted {
  if (current.startsWith('-') && !optionsEnded) {
    const options = chain(command).flatMap((each) => each.options.filter(({ hidden }) => !hidden));
    return { kind: 'none', fixed: options.map(({ long, flags, description }) => ({ value: long ?? flags, description })) };
  }
  const commands = given === 0 ? visibleCommands(command).map((each) => ({ value: each.name(), description: each.description() })) : [];
  const argument = argumentAt(command.registeredArguments, given);
  if (argument === undefined) return { kind: 'none', fixed: commands };
  const fixed = (argument.argChoices ?? []).map((value) => ({ value }));
  return { kind: kindOfArgument(command, argument), fixed: [...commands, ...fixed] };
}

function argumentAt(all: readonly Argument[], index: number): Argument | undefined {
  const last = all.at(-1);
  return all[index] ?? (last?.variadic === true ? last : undefined);
}

function choices({ argChoices, long, description }: Option): readonly Candidate[] {
  if (argChoices !== undefined) return argChoices.map((value) => ({ value }));
  // Formats differ from command to command, so the description lists them.
  if (long !== '--format') return [];
  const [, listed = ''] = /: ([a-z, ]+)/.exec(description) ?? [];
  return listed.split(', ').map((value) => ({ value: value.trim() }));
}

function isList(option: Option | undefined): boolean {
  return option !== undefined && kindOfOption(option) === 'fields' && !['--type', '--rename', '--filter', '--where'].includes(option.long ?? '');
}

/** The last of several names joined by commas is typed; a minus before it turns an order round. */
function behindTheLast(typing: string, known: readonly Candidate[]): readonly Candidate[] {
  const comma = typing.lastIndexOf(',') + 1;
  const head = typing.slice(0, comma) + (typing[comma] === '-' ? '-' : '');
  const there = new Set(listParts(typing.slice(0, comma)).map((part) => part.replace(/^-/, '')));
  return known.filter(({ value }) => !there.has(value)).map((each) => ({ ...each, value: head + each.value }));
}

/** What kind of thing a value is, for those who complete it. */
type ValueKind = 'scrapers' | 'fields' | 'runs' | 'settings' | 'files' | 'directories' | 'none';

const OPTIONS: Readonly<Record<string, ValueKind>> = {
  '--scraper': 'scrapers',
  '--data': 'directories',
  '--write': 'directories',
  '--output': 'files',
  '--ca-cert': 'files',
  '--tls-cert': 'files',
  '--tls-key': 'files',
  '--token-file': 'files',
  '--run': 'runs',
  '--fields': 'fields',
  '--sort': 'fields',
  '--filter': 'fields',
  '--where': 'fields',
  '--key': 'fields',
  '--by': 'fields',
  '--ignore': 'fields',
  '--changed-fields': 'fields',
  '--tolerance': 'fields',
  '--only': 'fields',
  '--omit': 'fields',
  '--type': 'fields',
  '--rename': 'fields',
};

function kindOfOption({ long }: Option): ValueKind {
  return OPTIONS[long ?? ''] ?? 'none';
}

const ARGUMENTS: Readonly<Record<string, ValueKind>> = { scraper: 'scrapers', field: 'fields', run: 'runs', file: 'files', setting: 'settings' };

/** What an argument of a command is. Those of a diff may be files as well, which a shell offers where no run fits. */
function kindOfArgument(command: Command, argument: Argument): ValueKind {
  if (command.name() === 'diff') return 'runs';
  return ARGUMENTS[argument.name()] ?? 'none';
}
