import type { EventEmitter } from 'node:events';

import type { Argument, Command, Option } from 'commander';

/** A command as programs may read it. */
export interface CommandNode {
  readonly name: string;
  /** As it is typed: `scrq scrapers list`. */
  readonly path: string;
  readonly description: string;
  /** What follows the path: `[options] <query...>`. */
  readonly usage: string;
  readonly arguments: readonly ArgumentNode[];
  readonly options: readonly OptionNode[];
  readonly examples: readonly Example[];
  /** What else there is to know. */
  readonly notes: string;
  readonly commands: readonly CommandNode[];
  /** True for the one that runs when its parent is given no other. */
  readonly default?: true;
}

interface ArgumentNode {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly variadic: boolean;
  readonly choices?: readonly string[];
}

export interface OptionNode {
  /** As help shows it: `-o, --output <file>`. */
  readonly flags: string;
  readonly name: string;
  readonly short?: string;
  readonly description: string;
  readonly value: 'none' | 'required' | 'optional';
  /** Name of the value: `file`. */
  readonly valueName?: string;
  /** True when the command does not run without it. */
  readonly mandatory: boolean;
  readonly repeatable: boolean;
  readonly default?: unknown;
  readonly choices?: readonly string[];
  /** The variable of the environment that stands in for it. */
  readonly environment?: string;
  /** The heading it stands under, when that is not of all options. */
  readonly group?: string;
}

interface Example {
  /** As it is typed. */
  readonly command: string;
  readonly comment?: string;
}

/** A command, its options and all commands under it, but for hidden ones. */
export function describeTree(command: Command): CommandNode {
  const text = helpNotes(command);
  const path = pathOf(command);
  return {
    name: command.name(),
    path,
    description: command.description(),
    usage: command.usage(),
    arguments: command.registeredArguments.filter(({ description }) => description !== '').map(argumentNode),
    options: command.options.filter(({ hidden }) => !hidden).map(optionNode),
    examples: exampleLines(command).map(exampleOf),
    notes: notesOf(text),
    commands: visibleCommands(command).map(describeTree),
    ...(isDefault(command) ? { default: true } : {}),
  };
}

/** The commands under a command that are meant to be found. */
export function visibleCommands(command: Command): readonly Command[] {
  const visible = new Set(command.createHelp().visibleCommands(command));
  return command.commands.filter((each) => visible.has(each));
}

const notes = new WeakMap<Command, string>();

/** Takes over what was added behind the help of a command, so that it can be shown in another place. */
export function takeHelpNotes(command: Command): void {
  let text = '';
  // Commands are emitters, which the types of the library leave out.
  const emitter = command as unknown as EventEmitter;
  emitter.emit('afterHelp', { error: false, command, write: (piece: string) => (text += piece) });
  emitter.removeAllListeners('afterHelp');
  notes.set(command, text);
}

/** What was added behind the help of a command: examples, and what else there is to know. */
export function helpNotes(command: Command): string {
  return notes.get(command) ?? '';
}

/** The examples of a command, line by line as they were written: its own, or those of the command above that are about it. */
export function exampleLines(command: Command): readonly string[] {
  const own = linesOf(helpNotes(command));
  const { parent } = command;
  if (own.length > 0 || parent === null) return own;
  const path = pathOf(command);
  const siblings = new Set(parent.commands.map((each) => each.name()));
  const first = pathOf(parent).split(' ').length;
  return linesOf(helpNotes(parent)).filter((line) => {
    const words = line.trim().split(' ');
    if (words.slice(0, first + 1).join(' ') === path) return true;
    return isDefault(command) && line.trim().startsWith(pathOf(parent)) && !siblings.has(words[first] ?? '');
  });
}

function linesOf(text: string): readonly string[] {
  const [, block = ''] = /^Examples:\n((?: {2}.*\n?)+)/m.exec(text) ?? [];
  return block.split('\n').filter((line) => line !== '');
}

/** An example as it was written: what stands behind two spaces or more is a comment. */
export function exampleOf(line: string): Example {
  const [command = '', comment] = cutComment(line.trim());
  return { command, ...(comment === undefined ? {} : { comment }) };
}

/** The text without its examples. */
export function notesOf(text: string): string {
  return text.replace(/^Examples:\n(?: {2}.*(?:\n|$))+/m, '').trim();
}

/** Quoted text may hold any number of spaces. */
function cutComment(line: string): readonly string[] {
  const match = /^((?:'[^']*'|"[^"]*"|\S| (?! ))+?) {2,}(\S.*)$/.exec(line);
  return match === null ? [line] : [match[1] ?? '', match[2] ?? ''];
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}

/** True for the command that runs when its parent is given no other. */
function isDefault(command: Command): boolean {
  // A private name of the library; where it were gone, no command could be made the default.
  const { _defaultCommandName: name } = (command.parent ?? command) as unknown as { readonly _defaultCommandName?: string | null };
  return name === command.name();
}

function argumentNode(argument: Argument): ArgumentNode {
  return {
    name: argument.name(),
    description: argument.description,
    required: argument.required,
    variadic: argument.variadic,
    ...(argument.argChoices === undefined ? {} : { choices: argument.argChoices }),
  };
}

function optionNode(option: Option): OptionNode {
  const [, valueName] = /[<[]([^>\]]+)[>\]]/.exec(option.flags) ?? [];
  const [, environment] = /\(or (SCRQ_[A-Z_]+)\)/.exec(option.description) ?? [];
  return {
    flags: option.flags,
    name: option.long ?? option.flags,
    ...(option.short === undefined ? {} : { short: option.short }),
    description: option.description,
    value: option.required ? 'required' : option.optional ? 'optional' : 'none',
    ...(valueName === undefined ? {} : { valueName }),
    mandatory: option.mandatory,
    repeatable: option.variadic || option.parseArg !== undefined,
    ...(option.defaultValue === undefined || option.negate ? {} : { default: option.defaultValue as unknown }),
    ...(option.argChoices === undefined ? {} : { choices: option.argChoices }),
    ...(environment === undefined ? {} : { environment }),
    ...(option.helpGroupHeading === undefined ? {} : { group: option.helpGroupHeading.replace(/:$/, '') }),
  };
}
