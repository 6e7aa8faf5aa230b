import type { CommandNode, OptionNode } from '../../command-tree.ts';

/** Where a page belongs. */
export interface ManualOptions {
  readonly version: string;
  /** Options that all commands have. */
  readonly common: readonly OptionNode[];
  /** Names of other pages. */
  readonly others: readonly string[];
}

/** Name of the page of a command: `scrq-search`. */
export function pageName({ path }: CommandNode): string {
  return path.replaceAll(' ', '-');
}

/** The manual page of a command in roff, its examples before its options. Nothing in a text is read as roff. */
export function manualPage(node: CommandNode, { version, common, others }: ManualOptions): string {
  const top = node.commands.length > 0 && node.path === node.name;
  const lines = [
    `.TH ${quoted(pageName(node).toUpperCase())} 1 "" ${quoted(`scrq ${version}`)} "scrq manual"`,
    '.SH NAME',
    `${plain(pageName(node))} \\- ${plain(node.description)}`,
    '.SH SYNOPSIS',
    ...(top ? [synopsis(node)] : [node, ...node.commands].flatMap((each, index) => (index === 0 ? [synopsis(each)] : ['.br', synopsis(each)]))),
    ...examples(node),
    ...(node.arguments.length === 0 ? [] : ['.SH ARGUMENTS', ...node.arguments.flatMap((each) => item(each.name, each.description))]),
    ...(top ? ['.SH COMMANDS', ...node.commands.flatMap((each) => item(each.name, each.description))] : node.commands.flatMap(subcommand)),
    ...(node.options.length === 0 || top ? [] : ['.SH OPTIONS', ...node.options.flatMap(option)]),
    '.SH GLOBAL OPTIONS',
    ...common.flatMap(option),
    ...(node.notes === '' ? [] : ['.SH NOTES', ...paragraphs(node.notes)]),
    ...environment(node, common),
    '.SH SEE ALSO',
    others.map((name) => `\\fB${plain(name)}\\fR(1)`).join(', '),
  ];
  return `${lines.join('\n')}\n`;
}

function synopsis({ path, usage }: CommandNode): string {
  return `\\fB${plain(path)}\\fR ${plain(usage)}`;
}

function examples({ examples: all }: CommandNode): readonly string[] {
  if (all.length === 0) return [];
  const shown = all.flatMap(({ command, comment }) => [...(comment === undefined ? [] : [plain(`# ${comment}`)]), plain(command)]);
  return ['.SH EXAMPLES', '.nf', ...shown, '.fi'];
}

function subcommand(node: CommandNode): readonly string[] {
  return [
    `.SH ${quoted(node.path.toUpperCase())}`,
    plain(node.description),
    ...node.arguments.flatMap((each) => item(each.name, each.description)),
    ...node.options.flatMap(option),
  ];
}

function option({ flags, description, default: preset, choices }: OptionNode): readonly string[] {
  const facts = [
    ...(choices === undefined ? [] : [`one of ${choices.join(', ')}`]),
    ...(preset === undefined ? [] : [`default: ${typeof preset === 'string' ? preset : JSON.stringify(preset)}`]),
  ];
  return item(flags, facts.length === 0 ? description : `${description} (${facts.join('; ')})`);
}

function item(term: string, description: string): readonly string[] {
  return ['.TP', `\\fB${plain(term)}\\fR`, plain(description)];
}

function paragraphs(text: string): readonly string[] {
  return text.split(/\n{2,}/).flatMap((each) => ['.PP', plain(each.replaceAll('\n', ' '))]);
}

function environment({ options }: CommandNode, common: readonly OptionNode[]): readonly string[] {
  const named = [...options, ...common].flatMap(({ environment: name, flags }) => (name === undefined ? [] : item(name, `stands in for ${flags}`)));
  return ['.SH ENVIRONMENT', ...named, ...DISPLAY.flatMap(([name, what]) => item(name, what))];
}

const DISPLAY = [
  ['SCRQ_PAGER, PAGER', 'the pager of long output; empty or cat for none'],
  ['NO_COLOR', 'no colors, when it is not empty'],
  ['FORCE_COLOR', 'colors even where there is no terminal; 0 for none'],
  ['FORCE_HYPERLINK', 'links even in terminals that are not known to show them; 0 for none'],
  ['CI', 'when it is not empty, nothing is asked'],
] as const;

/** Text as roff shows it: no escape, no request at the beginning of a line, a dash that can be searched for and copied. */
function plain(text: string): string {
  return text
    .split('\n')
    .map((line) => escaped(line).replace(/^(?=[.'])/, '\\&'))
    .join('\n');
}

function escaped(line: string): string {
  return line
    .replaceAll('\\', '\\(rs')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('`', '\\(ga')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replace(/[^\x20-\x7e]/gu, (char) => `\\[u${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}

function quoted(text: string): string {
  return `"${escaped(text).replaceAll('"', '\\(dq')}"`;
}
