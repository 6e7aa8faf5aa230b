import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkPlan } from '../../../src/core/plan/check.ts';
import { parsePlan } from '../../../src/core/plan/parse.ts';
import { printPlan } from '../../../src/core/plan/print.ts';
import { planByRules } from '../../../src/core/question/plan-question.ts';
import { asked, collection, films, flats, hikes, NOW } from './asked.ts';
import { runs } from '../../property-runs.ts';

it('ranks people by what a verb measures', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({ name: `Person ${index}` }));
  const people = collection({ name: 'employees', titleField: 'name', key: [] }, rows, [
    { name: 'name', type: 'text', values: 30 },
    { name: 'salary', type: 'number', unit: 'EUR', min: 1000, max: 9000, values: 30 },
  ]);
  expect(asked(people, 'who earns the most?')).toBe('list order by salary desc limit 1');
});

describe('a question about flats becomes a plan', () => {
  it.each([
    ['how many flats are there?', 'count()'],
    ['How many flats in Oakford have more than 2 bedrooms?', "count() where city = 'Oakford' and bedrooms > 2"],
    ['number of furnished flats with a balcony under 1,000 euros', 'count() where furnished = true and balcony = true and rent < 1000'],
    ["how many flats don't have a balcony?", 'count() where balcony = false'],
    ['percentage of furnished flats in Oakford', "share(furnished = true), count(furnished = true), count() where city = 'Oakford'"],
    ['max rent: what is the highest?', 'max(rent)'],
    ['number of flats by the month they were posted', 'count() by month(listed_at)'],
    ['how many flats have no rating?', 'count() where rating is null'],
    ['how many flats have a rating?', 'count() where rating is not null'],
    ['how many flats are not in Port Elm?', "count() where city != 'Port Elm'"],
    ['how many flats in Oakford or Saltwick?', "count() where city in ('Oakford', 'Saltwick')"],
    ['how many flats use district heating?', "count() where heating = 'district heating'"],
    ['how many flats were listed in March 2026?', "count() where listed_at >= '2026-03-01' and listed_at < '2026-04-01'"],
    ['is there a flat with 5 bedrooms?', 'count() where bedrooms = 5'],
    ['average rent', 'avg(rent)'],
    ['how many flats above the average rent?', 'count() where rent > avg(rent)'],
    ['how many flats are cheaper than the median?', 'count() where rent < median(rent)'],
    ['second cheapest flat in Oakford', "list where city = 'Oakford' order by rent limit 1 offset 1"],
    ['which cities have more than 10 flats?', 'count() by city having count() > 10 order by count() desc limit 100'],
    ['cities where the average rent is above 1000', 'avg(rent), count() by city having avg(rent) > 1000 order by avg(rent) desc limit 100'],
    ['how many flats were listed on Saturdays?', "count() where weekday(listed_at) = 'Saturday'"],
    ['how many flats are furnished or have a balcony?', 'count() where furnished = true or balcony = true'],
    ['how many flats in Oakford got cheaper?', "changes changed from previous to latest of rent down where city = 'Oakford' limit 20"],
    ['how many flats vanished per city since the last run?', 'changes removed from previous to latest by city'],
    ['which agent lost the most flats since the last run?', 'changes removed from previous to latest by agent limit 1'],
    ['how many flats lowered their rent since the last run?', 'changes changed from previous to latest of rent down limit 20'],
    [
      'how many flats stopped being furnished between the two runs?',
      'changes changed from previous to latest in furnished where furnished = false limit 20',
    ],
    ['how many flats were dropped since the last run?', 'changes removed from previous to latest limit 20'],
    [
      'biggest rent increase between the March and the May run 2026',
      "changes changed from '2026-03-31' to '2026-05-31' of rent up order by delta(rent) desc limit 1",
    ],
    ['which flat got cheaper by the most since the first run?', 'changes changed from first to latest of rent down order by delta(rent) limit 1'],
    ['cheapest flat per city', 'min(rent), count() by city order by min(rent) desc'],
    ['lowest and highest rent', 'min(rent), max(rent)'],
    ['breakdown of flats by heating', 'count() by heating order by count() desc'],
    ['busiest month', 'count() by month(listed_at) order by count() desc limit 1'],
    ['which agent offers the most furnished flats?', 'count() by agent where furnished = true order by count() desc limit 1'],
    ['list agents with their number of flats', 'count() by agent order by count() desc'],
    ['in which city is rent lowest on average?', 'avg(rent), count() by city order by avg(rent) limit 1'],
    ['average rent of furnished boxes', 'avg(rent) where furnished = true'],
    ['which city comes second by number of flats?', 'count() by city order by count() desc limit 1 offset 1'],
    ['90 % of the flats cost less than what?', 'p90(rent)'],
    [
      'how much more do furnished ones cost?',
      "'furnished': avg(rent), count() where furnished = true; 'others': avg(rent), count() where furnished = false",
    ],
    [
      'is the average rent higher for furnished or bare flats?',
      "'furnished': avg(rent), count() where furnished = true; 'bare': avg(rent), count() where furnished = false",
    ],
    [
      'average rent of furnished flats in Oakford compared to bare ones',
      "'furnished': avg(rent), count() where city = 'Oakford' and furnished = true; 'bare': avg(rent), count() where city = 'Oakford' and furnished = false",
    ],
    ['average dosh (i.e. rent) by city', 'avg(rent) by city order by avg(rent) desc'],
    ['how many flats have no figure for rating?', 'count() where rating is null'],
    ['flats for which nobody knows the rating: how many?', 'count() where rating is null'],
    ['number of flats per month, 2026 only', "count() by month(listed_at) where listed_at >= '2026-01-01' and listed_at < '2027-01-01'"],
    ['how many flats were listed in the first week of March 2026?', "count() where listed_at >= '2026-03-01' and listed_at < '2026-03-08'"],
    ['how many flats were listed in the second quarter of last year?', "count() where listed_at >= '2025-04-01' and listed_at < '2025-07-01'"],
    ['how many flats were listed in the last 10 days of 2025?', "count() where listed_at >= '2025-12-22' and listed_at < '2026-01-01'"],
    ['number of flats per agent, only those with 20 or more', 'count() by agent having count() >= 20 order by count() desc limit 100'],
    ['which flat has the highest rent per square metre?', 'avg(rent / size_sqm) by title, ref order by avg(rent / size_sqm) desc limit 1'],
    ['where are the most flats?', 'count() by city order by count() desc limit 1'],
    ['how many flats mention a rating?', 'count() where rating is not null'],
    ['flats where no rating is given', 'list where rating is null limit 50'],
    ['how many unrated flats are there?', 'count() where rating is null'],
    ['flats with a rent of 1k-2k', 'list where rent between 1000 and 2000 limit 50'],
    [
      'average rent with and without a balcony',
      "'with balcony': avg(rent), count() where balcony = true; 'without balcony': avg(rent), count() where balcony = false",
    ],
    ['avg rent / city', 'avg(rent) by city order by avg(rent) desc'],
    ['rent: mean, median, min, max', 'avg(rent), median(rent), min(rent), max(rent)'],
    ['how many flats cost over fifty euros', 'count() where rent > 50'],
    ['percentage of furnished flats with a balcony', 'share(balcony = true), count(balcony = true), count() where furnished = true'],
    ['who offers the most furnished flats?', 'count() by agent where furnished = true order by count() desc limit 1'],
    [
      'how many flats were removed between the 2 March 2026 run and the 6 April 2026 run?',
      "changes removed from '2026-03-02' to '2026-04-06' limit 20",
    ],
    ['flats removed since the run of 2 March 2026', "changes removed from '2026-03-02' to latest limit 20"],
    ['how many flats were removed between the first and the last run?', 'changes removed from first to latest limit 20'],
    [
      'difference in average rent between Oakford and Saltwick',
      "'Oakford': avg(rent), count() where city = 'Oakford'; 'Saltwick': avg(rent), count() where city = 'Saltwick'",
    ],
    ['average number of flats per agent', 'count() / distinct(agent)'],
    ['how many flats does each agent have on average?', 'count() / distinct(agent)'],
    ['the priciest city', 'avg(rent), count() by city order by avg(rent) desc limit 1'],
    ['how spacious are the flats in Oakford on average?', "avg(size_sqm) where city = 'Oakford'"],
    ['which town has the roomiest flats?', 'avg(size_sqm), count() by city order by avg(size_sqm) desc limit 1'],
    ['average tariff by municipality', 'avg(rent) by city order by avg(rent) desc'],
    ['averge rent in Oakford', "avg(rent) where city = 'Oakford'"],
    ['how many flats with a ballcony', 'count() where balcony = true'],
    ['do dearer flats have balconies? average rent by balcony', 'avg(rent) by balcony'],
    ['monthly number of flats', 'count() by month(listed_at)'],
    ['average rent and number of flats by city', 'avg(rent), count() by city order by avg(rent) desc'],
    ['what is the mean rent of flats with 2 bedrooms?', 'avg(rent) where bedrooms = 2'],
    ['median and average rent by city', 'median(rent), avg(rent) by city order by median(rent) desc'],
    ['total rent of all flats in Saltwick', "sum(rent) where city = 'Saltwick'"],
    ['what is the lowest rent?', 'min(rent)'],
    ['rent range in Oakford', "min(rent), max(rent) where city = 'Oakford'"],
    ['standard deviation of the rent', 'stddev(rent)'],
    ['90th percentile of rent', 'p90(rent)'],
    ['how much does a flat in Oakford cost on average?', "avg(rent) where city = 'Oakford'"],
    ['how big is the largest flat?', 'list title, size_sqm order by size_sqm desc limit 1'],
    ['flats per month', 'count() by month(listed_at)'],
    ['how many flats were listed per weekday?', 'count() by weekday(listed_at)'],
    ['average size by number of bedrooms', 'avg(size_sqm) by bedrooms'],
    ['distribution of rent in steps of 250', 'count() by rent/250'],
    ['which city has the most flats?', 'count() by city order by count() desc limit 1'],
    ['which city has the highest average rent?', 'avg(rent), count() by city order by avg(rent) desc limit 1'],
    ['which city is the cheapest?', 'avg(rent), count() by city order by avg(rent) limit 1'],
    ['top 2 agents by number of flats', 'count() by agent order by count() desc limit 2'],
    ['most common heating', 'count() by heating order by count() desc limit 1'],
    ['which agents have more than 8 flats?', 'count() by agent having count() > 8 order by count() desc limit 100'],
    ['how many different agents are there?', 'distinct(agent)'],
    ['how many cities are there?', 'distinct(city)'],
    ['what percentage of Oakford is furnished?', "share(furnished = true), count(furnished = true), count() where city = 'Oakford'"],
    ['what percentage of flats are furnished?', 'share(furnished = true), count(furnished = true), count()'],
    ['what share of the flats in Oakford have a balcony?', "share(balcony = true), count(balcony = true), count() where city = 'Oakford'"],
    ['percentage of flats by city', 'share(), count() by city order by share() desc'],
    ['cheapest furnished flat', 'list where furnished = true order by rent limit 1'],
    ['top 3 largest flats in Port Elm', "list where city = 'Port Elm' order by size_sqm desc limit 3"],
    ['list flats under 700 with a balcony', 'list where rent < 700 and balcony = true limit 50'],
    ['show me 4 flats in Oakford sorted by rent', "list where city = 'Oakford' order by rent limit 4"],
    ['newest flat', 'list order by listed_at desc limit 1'],
    ['what is the rent of F-12?', "list title, rent where ref = 'F-12' limit 50"],
    [
      'compare the median rent of flats with and without a balcony',
      "'with balcony': median(rent), count() where balcony = true; 'without balcony': median(rent), count() where balcony = false",
    ],
    [
      'compare average rent in Oakford and Saltwick',
      "'Oakford': avg(rent), count() where city = 'Oakford'; 'Saltwick': avg(rent), count() where city = 'Saltwick'",
    ],
    [
      'are furnished flats more expensive than unfurnished flats?',
      "'furnished': avg(rent), count() where furnished = true; 'unfurnished': avg(rent), count() where furnished = false",
    ],
    ['is there a correlation between size and rent?', 'corr(size_sqm, rent), count()'],
    ['what changed since 2026-09-01?', "changes from '2026-09-01' to latest limit 20"],
    ['what is new?', 'changes added from previous to latest limit 20'],
    ['which flats got cheaper?', 'changes changed from previous to latest of rent down limit 20'],
    ['history of F-7', "history of 'F-7'"],
    ['when was the first flat listed?', 'min(listed_at)'],
    ['how many flats mention "river"?', "count() where * has 'river'"],
  ])('%s', (question, plan) => {
    expect(asked(flats, question)).toBe(plan);
  });
});

describe('a question about films becomes a plan', () => {
  it.each([
    ['what kind of film gets the most votes?', 'sum(votes), count() by genre order by sum(votes) desc limit 1'],
    ['how many comedies are there?', "count() where genre = 'Comedy'"],
    ['how many films by Mara Quill?', "count() where director = 'Mara Quill'"],
    ['which director made the most films?', 'count() by director where director is not null order by count() desc limit 1'],
    ['films per decade', 'count() by release_year/10'],
    ['how many films by year of release', 'count() by release_year'],
    ['films by year of release from 2010', 'count() by release_year where release_year >= 2010'],
    ['how many films were released after 2010?', 'count() where release_year > 2010'],
    ['which genre has the best average score?', 'avg(score), count() by genre order by avg(score) desc limit 1'],
    ['highest rated film', 'list order by score desc limit 1'],
    ['average budget of dramas from the 1990s', "avg(budget_usd) where genre = 'Drama' and release_year between 1990 and 1999"],
    ['how long is the longest space opera?', "list film, runtime_min where genre = 'Space Opera' order by runtime_min desc limit 1"],
    ['who directed The Lamp of 0?', "list film, director where film = 'The Lamp of 0' limit 50"],
    ['how many films from Chile?', "count() where countries has 'Chile'"],
    ['total votes by genre', 'sum(votes) by genre order by sum(votes) desc'],
    ['how many films have no director?', 'count() where director is null'],
    ['5 longest films', 'list order by runtime_min desc limit 5'],
    ['shortest comedy by Ivo Brandt', "list where genre = 'Comedy' and director = 'Ivo Brandt' order by runtime_min limit 1"],
    ['how many dramas run longer than 2 hours?', "count() where genre = 'Drama' and runtime_min > 120"],
  ])('%s', (question, plan) => {
    expect(asked(films, question)).toBe(plan);
  });
});

it.each([
  ['average ascent by region', 'avg(ascent_m) by region order by avg(ascent_m) desc'],
  ['how many hikes per by', 'count() by `by` order by count() desc'],
  ['how many hikes go to North Cape', "count() where `to` = 'North Cape'"],
  ['how many hikes are in review', "count() where review = 'in review'"],
])('a field that is called like a word of the language leaves that word its meaning: %s', (question, plan) => {
  expect(asked(hikes, question)).toBe(plan);
});

describe('a telling part of a value means the values that hold it', () => {
  it.each([
    ['how many hikes in the Tatras', "count() where region = 'Tatra Mountains'"],
    ['how many boots are there', "count() where gear in ('Rain Boot', 'Snow Boot')"],
    ['average ascent of a rope', "avg(ascent_m) where gear = 'Climbing Rope'"],
    ['how many hikes in the mountains', 'cannot: mountains'],
    ['how many hikes near a fen', 'cannot: fen'],
  ])('%s', (question, plan) => {
    expect(asked(hikes, question)).toBe(plan);
  });

  it('is said in the answer', () => {
    const planned = planByRules({ text: 'how many boots are there', fields: hikes.fields, facts: hikes.facts, last: null, now: NOW });
    expect(planned).toMatchObject({ kind: 'plan', notes: ['taking "boots" as gear "Rain Boot" or "Snow Boot"'] });
  });
});

describe('a noun that stands where the records do, and that nothing in the data is called by, means the records', () => {
  it.each([
    ['how many bargains are there in Oakford?', "count() where city = 'Oakford'"],
    ['digs in Saltwick under 900', "list where city = 'Saltwick' and rent < 900 limit 50"],
    ['3 cheapest digs', 'list order by rent limit 3'],
    ['digs listed per month', 'count() by month(listed_at)'],
    ['percentage of digs by city', 'share(), count() by city order by share() desc'],
    ['average rent of furnished digs', 'avg(rent) where furnished = true'],
  ])('%s', (question, plan) => {
    expect(asked(flats, question)).toBe(plan);
  });

  it('is said in the answer', () => {
    const planned = planByRules({ text: 'average rent of digs', fields: flats.fields, facts: flats.facts, last: null, now: NOW });
    expect(planned).toMatchObject({ kind: 'plan', notes: ['taking "digs" to mean the records'] });
  });

  it.each([
    ['how many digs are there?', 'cannot: digs'],
    ['which digs are in Oakford?', 'cannot: digs'],
    ['how many janitors are there?', 'cannot: janitors'],
    ['how many complaints were there?', 'cannot: complaints'],
    ['how many chimneys does each flat have?', 'cannot: chimneys'],
    ['how many chimneys does the average one have?', 'cannot: chimneys'],
    ['how many digs have chimneys?', 'cannot: chimneys'],
    ['which city has the most chimneys?', 'cannot:'],
    ['average insurance rent', 'cannot: insurance'],
    ['biggest drawback', 'cannot: drawback'],
  ])('unless it is of something else: %s', (question, refusal) => {
    expect(asked(flats, question)).toBe(refusal);
  });
});

describe('a question that the records do not answer is refused, with the words that were not understood', () => {
  it.each([
    ['why are flats so expensive?', 'cannot:'],
    ['growth of rent between the first half of 2025 and the first half of 2026', 'cannot:'],
    ['growth of rent from Q1 2025 to Q1 2026', 'cannot:'],
    ['what will rents be next year?', 'cannot:'],
    ['should I rent in Oakford?', 'cannot:'],
    ['how many flats have a jacuzzi?', 'cannot: jacuzzi'],
    ['how many castles are there?', 'cannot: castles'],
    ['how many kitchens do the flats have?', 'cannot: kitchens'],
    ['average rent of penthouses', 'cannot: penthouses'],
    ['flats in Oakford under 900 or in Saltwick under 700', 'cannot: or under 700'],
    ['how many were painted?', 'cannot: painted'],
    ['how many purple flats got cheaper?', 'cannot: purple'],
    ['only furnished ones', 'cannot:'],
    ['average salary of tenants', 'cannot: salary tenants'],
    ['what is the crime rate in Oakford?', 'cannot: crime rate'],
    ['what is the capital of France?', 'cannot: capital France'],
    ['which flat has the nicest view?', 'cannot:'],
    ['what is the best size_sqm in Oakford?', 'cannot:'],
    ['the worst rent of a furnished flat', 'cannot:'],
  ])('of flats: %s', (question, refusal) => {
    expect(asked(flats, question)).toBe(refusal);
  });
  it.each([
    ['how many oscars did The Lamp of 0 win?', 'cannot: oscars'],
    ['who starred in The Lamp of 0?', 'cannot:'],
    ['how many films are on a streaming service?', 'cannot: streaming service'],
  ])('of films: %s', (question, refusal) => {
    expect(asked(films, question)).toBe(refusal);
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...'how many average median rent by per city flats furnished with without not and or the cheapest top 3 5 under over 1000 in Oakford compare vs which has most share of percentage changed since history "quoted ? ! between 2026 rating is missing sort correlation first last when who'.split(
      ' ',
    ),
  );
  const texts = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(words, { maxLength: 14 }).map((list) => list.join(' ')),
  );

  it('is planned or refused, always the same way, and never fails', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const question = { text, fields: flats.fields, facts: flats.facts, last: null, now: NOW };
        const planned = planByRules(question);
        expect(planByRules(question)).toEqual(planned);
      }),
      { numRuns: runs(200) },
    );
  });

  it('gives a plan that passes the check and runs again from its print', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const planned = planByRules({ text, fields: flats.fields, facts: flats.facts, last: null, now: NOW });
        if (planned.kind === 'cannot') return;
        expect(checkPlan(planned.plan, flats.fields)).toEqual(planned.plan);
        expect(printPlan(parsePlan(printPlan(planned.plan), flats.fields))).toBe(printPlan(planned.plan));
      }),
      { numRuns: runs(200) },
    );
  });

  it('goes on from any plan without failing', () => {
    fc.assert(
      fc.property(texts, texts, (first, second) => {
        const ask = (text: string, last: Parameters<typeof planByRules>[0]['last']) =>
          planByRules({ text, fields: flats.fields, facts: flats.facts, last, now: NOW });
        const planned = ask(first, null);
        const next = ask(second, planned.kind === 'plan' ? planned.plan : null);
        expect(['plan', 'cannot']).toContain(next.kind);
      }),
      { numRuns: runs(200) },
    );
  });
});

it('a question about a run without fields is refused for good', () => {
  expect(planByRules({ text: 'how many?', fields: [], facts: films.facts, last: null, now: NOW })).toMatchObject({ kind: 'cannot', final: true });
});
