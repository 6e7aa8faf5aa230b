import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isScrqError } from '../../../src/errors.ts';
import { checkPlan } from '../../../src/core/plan/check.ts';
import { parsePlan } from '../../../src/core/plan/parse.ts';
import { printPlan } from '../../../src/core/plan/print.ts';
import { fields, plans } from './arbitrary.ts';
import { runs } from '../../property-runs.ts';

describe('the text of a plan', () => {
  test('is read as the plan that it was printed from', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const checked = checkPlan(plan, fields);
        expect(parsePlan(printPlan(checked), fields)).toEqual(checked);
        expect(checkPlan(checked, fields)).toEqual(checked);
      }),
      { numRuns: runs(1000) },
    );
  });

  test.each([
    ['avg(price - `having`), median(price / `having`)', 'avg(price - `having`), median(price / `having`)'],
    ['max( price*price ), p90(price + price)', 'max(price * price), p90(price + price)'],
    ['SUM(price)/COUNT()', 'sum(price) / count()'],
    ['avg(price)-avg(`having`) by city', 'avg(price) - avg(`having`) by city'],
    ['share(sum(price)) by city', 'share(sum(price)) by city'],
    ['growth(sum(price) / count()), running(count()) by month(posted_at)', 'growth(sum(price) / count()), running(count()) by month(posted_at)'],
    ['count() by decade(posted_at)', 'count() by decade(posted_at)'],
    ['count() by city order by count() desc limit 1 offset 2', 'count() by city order by count() desc limit 1 offset 2'],
    ['count() by city, pets limit 9 first 3 per CITY', 'count() by city, pets first 3 per city limit 9'],
    ['count() by city offset 0', 'count() by city'],
  ])('%s is read as %s', (text, printed) => {
    expect(printPlan(parsePlan(text, fields))).toBe(printed);
  });

  test.each([
    ['avg(price - city)', 'field "city" at character 13 has the type text, and only numbers can be computed with'],
    ['avg(posted_at - price)', 'field "price" at character 17 has the type number, and only a date can be taken from a date'],
    ['avg(posted_at * posted_at)', 'field "posted_at" at character 5 has the type date, and only numbers can be computed with'],
    ['sum(price) / max(posted_at)', 'max(posted_at) is not a number, so it cannot be an operand of "/"'],
    ['growth(growth(count())) by month(posted_at)', 'there is no growth of growth(count()) in measures[0]'],
    ['running(avg(price)) by month(posted_at)', 'there is no running total of avg(price) in measures[0]'],
    ['growth(count()) by city', 'growth(count()) needs exactly one grouping by decade, year, quarter, month, week or day, and the plan has 0'],
    [
      'growth(count()) by weekday(posted_at)',
      'growth(count()) needs exactly one grouping by decade, year, quarter, month, week or day, and the plan has 0',
    ],
    ['share(sum(pets))', 'field "pets" at character 11 is true or false, of which there is no sum'],
    ['count() by city first 3 per city', 'FIRST at character 23 needs at least two groupings, and the plan has 1'],
    ['count() by city, pets first 3 per pets', '"pets" at character 35 is not the first of the groupings'],
    ['count() by city offset -1', 'OFFSET at character 24 takes a whole number of at least 0, not -1'],
  ])('%s is refused', (text, message) => {
    expect(() => parsePlan(text, fields)).toThrow(message);
  });

  test('is refused with a readable failure, or read, whatever it says', () => {
    const words =
      "count( ) avg ( price ) by where and or not ( having in between is null has ' \" ` , ; : / * = <= limit order list changes history of from to 1 -2.5e9 true 'x' city \u0000 p90( weekday( 'sunday' posted_at avg( > delta( first - + growth( share( sum( per decade( offset was average".split(
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
      { numRuns: runs(1000) },
    );
  });
});
