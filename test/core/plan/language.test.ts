import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isScrqError } from '../../../src/errors.ts';
import { checkPlan } from '../../../src/core/plan/check.ts';
import { parsePlan } from '../../../src/core/plan/parse.ts';
import { printPlan } from '../../../src/core/plan/print.ts';
import { fields, plans } from './arbitrary.ts';

describe('the text of a plan', () => {
  test('is read as the plan that it was printed from', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const checked = checkPlan(plan, fields);
        expect(parsePlan(printPlan(checked), fields)).toEqual(checked);
        expect(checkPlan(checked, fields)).toEqual(checked);
      }),
      { numRuns: 1000 },
    );
  });

  test('is refused with a readable failure, or read, whatever it says', () => {
    const words =
      "count( ) avg ( price ) by where and or not ( having in between is null has ' \" ` , ; : / * = <= limit order list changes history of from to 1 -2.5e9 true 'x' city \u0000 p90( weekday( 'sunday' posted_at avg( > delta( first".split(
        ' ',
      );
    const soup = fc.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(soup, (pieces) => {
        try {
          const plan = parsePlan(pieces.join(' '), fields);
          expect(parsePlan(printPlan(plan), fields)).toEqual(plan);
        } catch (error) {
          if (!isScrqError(error)) throw error;
          expect(error).toMatchObject({ code: 'invalid_parameter', hint: expect.any(String) });
        }
      }),
      { numRuns: 1000 },
    );
  });
});
