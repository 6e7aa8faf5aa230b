import { describe, expect, it } from 'vitest';

import { errorOfProblem, problemOf } from '../../src/contract/problem.ts';
import { ScrqError, type ErrorCode } from '../../src/errors.ts';

describe('a problem document', () => {
  const told: readonly ErrorCode[] = [
    'invalid_parameter',
    'invalid_body',
    'unauthorized',
    'forbidden_host',
    'scraper_not_found',
    'run_not_found',
    'route_not_found',
    'method_not_allowed',
    'scraper_busy',
    'body_too_large',
    'unsupported_media_type',
    'allowance_exceeded',
    'unavailable',
  ];

  it.each(told)('of %s becomes the same failure again', (code) => {
    const failure = new ScrqError(code, 'what went "wrong"', { issues: [{ parameter: 'take', message: 'must be less' }] });
    expect(errorOfProblem(JSON.parse(JSON.stringify(problemOf(failure))))).toEqual(failure);
  });

  it.each([
    ['file_missing', 'internal'],
    ['file_invalid', 'internal'],
    ['invalid_usage', 'internal'],
    ['bad_response', 'internal'],
    ['interrupted', 'internal'],
    ['internal', 'internal'],
    ['data_unusable', 'unavailable'],
    ['unreachable', 'unavailable'],
  ] as const)('of %s says %s, and nothing of the machine', (code, shown) => {
    const failure = new ScrqError(code, '/home/ada', { hint: 'See /home/ada.', issues: [{ parameter: '/home/ada', message: '' }] });
    const problem = problemOf(failure);
    expect(problem.code).toBe(shown);
    expect(JSON.stringify(problem)).not.toContain('ada');
    expect(errorOfProblem(problem)?.code).toBe(shown);
  });

  it.each([
    ['the list of scrapers, which no client can see', 'scraper_not_found', undefined],
    ['what was sent', 'invalid_parameter', 'Do this.'],
    ['the service', 'unavailable', undefined],
  ] as const)('has a hint about %s or has none: %s', (_about, code, hint) => {
    expect(problemOf(new ScrqError(code, 'wrong', { hint: 'Do this.' })).hint).toBe(hint);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'scraper_not_found'],
    ['a list', [{ code: 'scraper_not_found' }]],
    ['a code alone', { code: 'scraper_not_found' }],
    ['an unknown code', { ...problemOf(new ScrqError('scraper_not_found', 'none')), code: 'toString' }],
    ['a code of the client', { ...problemOf(new ScrqError('scraper_not_found', 'none')), code: 'interrupted' }],
  ])('is not %s', (_name, body) => {
    expect(errorOfProblem(body)).toBeUndefined();
  });
});
