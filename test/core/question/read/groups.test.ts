import { describe, expect, it } from 'vitest';

import { asked, conversation, films } from '../asked.ts';
import { tools } from '../toolshed.ts';

describe('a group without a value wins nothing', () => {
  it.each([
    ['most common part', 'count() by items(parts) order by count() desc limit 1'],
    ['which part is the rarest?', 'count() by items(parts) order by count() limit 1'],
    ['commonest hirer', 'count() by hirer where hirer is not null order by count() desc limit 1'],
    ['top 3 towns', 'count() by hirer_town where hirer_town is not null order by count() desc limit 3'],
    ['parts with at least 10 tools', 'count() by items(parts) having count() >= 10 order by count() desc limit 100'],
    ['how many tools by part?', 'count() by items(parts) order by count() desc'],
    ['how many tools by hirer?', 'count() by hirer order by count() desc'],
  ])('%s', (question, plan) => {
    expect(asked(tools, question)).toBe(plan);
  });
});

describe('places in an order of groups', () => {
  it.each([
    ['what shelf comes second for number of tools?', 'count() by shelf order by count() desc limit 1 offset 1'],
    ['which shelf comes third by average weight?', 'avg(weight), count() by shelf order by avg(weight) desc limit 1 offset 2'],
    ['shelf with the second highest average fee', 'avg(fee), count() by shelf order by avg(fee) desc limit 1 offset 1'],
    ['shelf with the third most tools', 'count() by shelf order by count() desc limit 1 offset 2'],
    ['which shelves hold at least 12 tools?', 'count() by shelf having count() >= 12 order by count() desc limit 100'],
    ['shelf with the most people on the waitlist', 'sum(waitlist), count() by shelf order by sum(waitlist) desc limit 1'],
    ['which company has hired the most from us?', 'count() by hirer where hirer is not null order by count() desc limit 1'],
    ['which town has hired the most?', 'count() by hirer_town where hirer_town is not null order by count() desc limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(tools, question)).toBe(plan);
  });
});

describe('what the records are called goes before a field that has the word in its name', () => {
  it.each([
    ['how many tools are on the Upper shelf?', "count() where shelf = 'Upper'"],
    ['heaviest tool', 'list order by weight desc limit 1'],
    ['tools on each shelf', 'count() by shelf order by count() desc'],
    ['how many tool types are there?', 'distinct(toolType)'],
    ['how many different types of tool are there?', 'distinct(toolType)'],
    ['which tool type is most common?', 'count() by toolType order by count() desc limit 1'],
    ['how many hires are there?', 'count() where hireStart is not null'],
    [
      'which town comes second for number of hires?',
      'count() by hirer_town where hireStart is not null and hirer_town is not null order by count() desc limit 1 offset 1',
    ],
    ['average fee per tool type', 'avg(fee) by toolType order by avg(fee) desc'],
  ])('%s', (question, plan) => {
    expect(asked(tools, question)).toBe(plan);
  });
});

it('takes no verb "last" of the last run for a duration', () => {
  expect(asked(films, 'how many became longer since the last run?')).not.toContain('release_year');
});

describe('an amount per unit is a ratio', () => {
  it.each([
    ['average fee per metre', 'avg(fee / length_m)'],
    ['average fee per metre of length by shelf', 'avg(fee / length_m) by shelf order by avg(fee / length_m) desc'],
    ['cheapest tool per kilo', 'avg(fee / weight) by name, toolNo order by avg(fee / weight) limit 1'],
    ['which tool is the dearest per handle?', 'avg(fee / handles) by name, toolNo order by avg(fee / handles) desc limit 1'],
    ['fee per kilo on average', 'avg(fee / weight)'],
    ['fee per kilo, cheapest tool', 'avg(fee / weight) by name, toolNo order by avg(fee / weight) limit 1'],
    ['average fee per shelf', 'avg(fee) by shelf order by avg(fee) desc'],
  ])('%s', (question, plan) => {
    expect(asked(tools, question)).toBe(plan);
  });
});

describe('how far two things are apart', () => {
  it.each([
    [
      'by how much does the average fee of saws differ from that of drills?',
      "'saw': avg(fee), count() where toolType = 'saw'; 'drill': avg(fee), count() where toolType = 'drill'",
    ],
    [
      'how many euros dearer are saws than drills on average?',
      "'saw': avg(fee), count() where toolType = 'saw'; 'drill': avg(fee), count() where toolType = 'drill'",
    ],
  ])('%s', (question, plan) => {
    expect(asked(tools, question)).toBe(plan);
  });
});

describe('values that are said together are of one field', () => {
  it.each([
    ['how many tools come with both a blade and a charger?', "count() where parts has 'blade' and parts has 'charger'"],
    ['how many tools are saws or ladders?', "count() where toolType in ('saw', 'ladder')"],
    ['how many tools come with a case or a charger?', "count() where parts has 'case' or parts has 'charger'"],
    ['how many tools come with a blade, a case and a charger?', "count() where parts has 'blade' and parts has 'case' and parts has 'charger'"],
  ])('%s', (question, plan) => {
    expect(asked(tools, question)).toBe(plan);
  });
});

describe('changes between runs', () => {
  it.each([
    ['how many tools went missing between 11 May and 18 May 2026?', "changes removed from '2026-05-11' to '2026-05-18' limit 20"],
    ['how many tools came off the list since the last run?', 'changes removed from previous to latest limit 20'],
    ['how many tools were added between the two visits?', 'changes added from previous to latest limit 20'],
    ['anything cheaper than on 17 August 2026?', "changes changed from '2026-08-17' to latest of fee down limit 20"],
    ['which 3 tools dropped in fee the most since the last run?', 'changes changed from previous to latest of fee down order by delta(fee) limit 3'],
  ])('%s', (question, plan) => {
    expect(asked(tools, question)).toBe(plan);
  });
});

describe('times of a question', () => {
  it.each([
    ['hires by the year they started', 'count() by year(hireStart) where hireStart is not null'],
    ['how many hires end in March 2026?', "count() where hireEnd >= '2026-03-01' and hireEnd < '2026-04-01'"],
  ])('%s', (question, plan) => {
    expect(asked(tools, question)).toBe(plan);
  });
});

it('puts another value in place of one that was not meant', () => {
  expect(conversation(tools, 'how many saws are there?', 'no, ladders i mean')).toBe("count() where toolType = 'ladder'");
});

it('reads what the records of an answer have', () => {
  expect(conversation(tools, 'how many saws are there?', 'do any of these have a hirer, how many?')).toBe(
    "count() where toolType = 'saw' and hirer is not null",
  );
});

it('asks of the records of an answer what names none', () => {
  expect(conversation(tools, 'list saws', 'whats the fee of the heaviest')).toBe(
    "list name, fee where toolType = 'saw' order by weight desc limit 1",
  );
});

it('takes what is worth the most for no opinion', () => {
  expect(conversation(tools, 'how many saws are there?', 'which of those is the heaviest?')).toBe(
    "list where toolType = 'saw' order by weight desc limit 1",
  );
});
