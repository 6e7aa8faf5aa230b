import { CommanderError } from 'commander';
import { describe, expect, test } from 'vitest';

import { describeFailure, redactIds } from '../../../src/cli/report-failure.ts';
import { errorTable, ScrqError, type ErrorCode } from '../../../src/errors.ts';

const options = { verbose: false, secrets: [], command: 'scrq search' };

describe('a failure on the command line', () => {
  test('says what went wrong and what to do', () => {
    const failure = describeFailure(new ScrqError('run_not_found', 'there is no run "x"', { hint: 'See the runs.' }), options);
    expect(failure).toEqual({ exit: 3, lines: ['scrq: there is no run "x"', '  See the runs.'] });
  });

  test.each(Object.keys(errorTable) as ErrorCode[])('of the code %s has two lines, or one when the user stopped it', (code) => {
    const { exit, lines } = describeFailure(new ScrqError(code, 'no'), options);
    expect(exit).toBe(errorTable[code].exit);
    expect(lines).toHaveLength(code === 'interrupted' ? 1 : 2);
  });

  test('that is a bug asks to be reported, without a stack', () => {
    const { exit, lines } = describeFailure(new TypeError('x is undefined'), options);
    expect(exit).toBe(1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('scrq: internal error: x is undefined');
  });

  test('tells its causes when asked', () => {
    const cause = new Error('connect failed', { cause: new Error('no route') });
    const { lines } = describeFailure(new ScrqError('unreachable', 'no answer', { cause }), { ...options, verbose: true });
    expect(lines.slice(2)).toEqual(['  because: Error: connect failed', '  because: Error: no route']);
  });

  test('of usage passes on the guess of what was meant', () => {
    const error = new CommanderError(1, 'commander.unknownOption', "error: unknown option '--tkae'\n(Did you mean --take?)");
    expect(describeFailure(error, options)).toEqual({
      exit: 2,
      lines: ["scrq: unknown option '--tkae'", '  Did you mean --take? See `scrq search --help`.'],
    });
  });

  test('brings no control character to the terminal, and stays on its lines', () => {
    const { lines } = describeFailure(new ScrqError('file_invalid', 'bad\u001b[2J\nname', { hint: '\u202eDo.' }), options);
    expect(lines).toEqual(['scrq: bad␛[2J name', '  Do.']);
  });
});

describe('an id in a message', () => {
  test.each([
    ['of a known shape', 'no scr_abcdefgh23456722 here', [], 'no scr_ab… here'],
    ['that was given', 'GET /v1/scrapers/k3y-0f-mine/hybrid', ['k3y-0f-mine'], 'GET /v1/scrapers/k3y-0…/hybrid'],
    ['that is short', 'scraper ab: ab', ['ab'], 'scraper a…: a…'],
    ['that is part of another word', 'tables of ab', ['ab'], 'tables of a…'],
    ['with characters that mean something in a pattern', 'a.b* axb', ['a.b*'], 'a.… axb'],
  ])('%s is shortened', (_which, text, secrets, shown) => {
    expect(redactIds(text, secrets)).toBe(shown);
  });
});
