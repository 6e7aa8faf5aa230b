import { Help, type Command } from 'commander';

import { exampleLines, exampleOf, helpNotes, notesOf } from '../../command-tree.ts';

/** Help of a command with its examples first: most people look for them before anything else. */
export function formatHelp(command: Command, helper: Help): string {
  const text = Help.prototype.formatHelp.call(helper, command, helper);
  const examples = fitted(exampleLines(command), helper.helpWidth ?? WIDEST);
  const [opening = ''] = /^(?:.+\n)+\n(?:.+\n)+\n/.exec(text) ?? [];
  const shown = examples.length === 0 ? '' : `Examples:\n${examples.join('\n')}\n\n`;
  const notes = notesOf(helpNotes(command));
  return `${opening}${shown}${text.slice(opening.length)}${notes === '' ? '' : `\n${reflowed(notes, helper)}\n`}`;
}

/** Examples with their comments behind them, or above them where one has no room there. */
function fitted(lines: readonly string[], width: number): readonly string[] {
  const examples = lines.map((line) => ({ line, ...exampleOf(line) }));
  if (examples.every(({ line, comment }) => comment === undefined || line.length <= width)) return lines;
  return examples.flatMap(({ command, comment }) => [...(comment === undefined ? [] : [`  # ${comment}`]), `  ${command}`]);
}

/** Paragraphs as wide as the rest of the help; lines that begin with spaces stay as they are. */
function reflowed(notes: string, helper: Help): string {
  const width = Math.min(helper.helpWidth ?? WIDEST, WIDEST);
  return notes
    .split(/\n{2,}/)
    .map((paragraph) => (/^ /m.test(paragraph) ? paragraph : helper.boxWrap(paragraph.replaceAll('\n', ' '), width)))
    .join('\n\n');
}

/** Longer lines are hard to read. */
const WIDEST = 100;
