import type { Argument, Command, Option } from 'commander';

/** What kind of thing a value is, for those who complete it. */
export type ValueKind = 'scrapers' | 'fields' | 'runs' | 'settings' | 'files' | 'directories' | 'none';

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

/** What the value of an option is. */
export function kindOfOption({ long }: Option): ValueKind {
  return OPTIONS[long ?? ''] ?? 'none';
}

const ARGUMENTS: Readonly<Record<string, ValueKind>> = { scraper: 'scrapers', field: 'fields', run: 'runs', file: 'files', setting: 'settings' };

/** What an argument of a command is. Those of a diff may be files as well, which a shell offers where no run fits. */
export function kindOfArgument(command: Command, argument: Argument): ValueKind {
  if (command.name() === 'diff') return 'runs';
  return ARGUMENTS[argument.name()] ?? 'none';
}
