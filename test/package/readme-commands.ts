import { readFileSync } from 'node:fs';

export interface ReadmeCommand {
  /** The heading that it stands under. */
  readonly section: string;
  /** One line of shell, as it stands there; one that goes on in the next line is joined with it. */
  readonly line: string;
}

/** What the README tells to type: its indented lines that begin with a program; the examples of the filter language are none. */
export function readmeCommands(): readonly ReadmeCommand[] {
  const commands: ReadmeCommand[] = [];
  let [section, isFenced] = ['', false];
  const text = readFileSync('README.md', 'utf8').replaceAll(/ \\\n +/g, ' ');
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isFenced = !isFenced;
    if (isFenced) continue;
    if (/^#+ /.test(line)) section = line.replace(/^#+ (?:\d+\. )?/, '');
    if (/^ {4}(?:npx|npm|curl|export|ollama) /.test(line)) commands.push({ section, line: line.trim() });
  }
  return commands;
}

/** The program of a fenced block of JavaScript. */
export function readmeProgram(): string {
  return /```js\n(?<code>[^]*?)```/.exec(readFileSync('README.md', 'utf8'))?.groups?.['code'] ?? '';
}
