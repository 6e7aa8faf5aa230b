import { addDays, csv, draws } from '../made.mjs';

const PRODUCTS = {
  'Credit reporting': [
    ['Credit reporting'],
    ['Incorrect information on your report', 'Improper use of your report', "Problem with a company's investigation"],
  ],
  'Debt collection': [
    ['Medical debt', 'Credit card debt', 'Auto debt', 'Other debt'],
    ['Attempts to collect debt not owed', 'Written notification about debt', 'Communication tactics'],
  ],
  'Credit card': [
    ['General-purpose credit card', 'Store credit card'],
    ['Problem with a purchase shown on your statement', 'Fees or interest', 'Closing your account', 'Getting a credit card'],
  ],
  'Checking or savings account': [
    ['Checking account', 'Savings account', 'CD'],
    ['Managing an account', 'Opening an account', 'Closing an account', 'Problem caused by your funds being low'],
  ],
  Mortgage: [
    ['Conventional home mortgage', 'FHA mortgage', 'VA mortgage', 'Home equity loan'],
    ['Trouble during payment process', 'Struggling to pay mortgage', 'Applying for a mortgage'],
  ],
  'Student loan': [
    ['Federal student loan servicing', 'Private student loan'],
    ['Dealing with your lender or servicer', 'Struggling to repay your loan'],
  ],
  'Vehicle loan or lease': [
    ['Loan', 'Lease'],
    ['Managing the loan or lease', 'Problems at the end of the loan or lease', 'Repossession'],
  ],
  'Money transfer': [
    ['Mobile or digital wallet', 'Virtual currency', 'International money transfer'],
    ['Fraud or scam', 'Money was not available when promised', 'Unauthorized transactions'],
  ],
};
const COMPANIES = {
  'Credit reporting': ['NORTHSTAR CREDIT BUREAU', 'TRIFAX INFORMATION SERVICES', 'UNIFILE DATA LLC'],
  'Debt collection': ['Harlow Recovery Group', 'Castle Peak Collections, Inc.', 'TRIFAX INFORMATION SERVICES'],
  'Credit card': ['BRIGHTWATER BANK, N.A.', 'MERIDIAN FINANCIAL CORP', 'Union Prairie Bank'],
  'Checking or savings account': ['BRIGHTWATER BANK, N.A.', 'Union Prairie Bank', 'MERIDIAN FINANCIAL CORP'],
  Mortgage: ['Oakline Home Loans', 'BRIGHTWATER BANK, N.A.', 'Seaboard Servicing LLC'],
  'Student loan': ['Scholaris Servicing', 'Edvance Corp'],
  'Vehicle loan or lease': ['Roadway Acceptance', 'MERIDIAN FINANCIAL CORP'],
  'Money transfer': ['PayPebble Inc.', 'Quickwire Holdings'],
};
const STATES = { CA: '9', FL: '3', TX: '7', NY: '1', GA: '3', IL: '6', PA: '1', OH: '4', NC: '2', AZ: '8', WA: '9', NJ: '0' };

/** Like the consumer complaint database of a finance regulator: masked ZIP codes, "N/A", questions as column names. */
export function complaints() {
  const draw = draws(180_101);
  let id = 7_204_118;
  const all = Array.from({ length: 430 }, () => {
    const product = draw.weighted([
      ['Credit reporting', 9],
      ['Debt collection', 5],
      ['Credit card', 4],
      ['Checking or savings account', 3.5],
      ['Mortgage', 2.2],
      ['Student loan', 1.3],
      ['Vehicle loan or lease', 1],
      ['Money transfer', 1.7],
    ]);
    const state = draw.weighted([
      ['CA', 7],
      ['FL', 6],
      ['TX', 5.5],
      ['NY', 4.5],
      ['GA', 3],
      ['IL', 2],
      ['PA', 2],
      ['OH', 1.6],
      ['NC', 1.3],
      ['AZ', 1],
      ['WA', 0.8],
      ['NJ', 1.2],
    ]);
    const received = addDays('2023-01-03', Math.floor(draw.next() ** 0.7 * 1410));
    const response =
      received > '2026-11-01'
        ? 'In progress'
        : draw.weighted([
            ['Closed with explanation', 7],
            ['Closed with non-monetary relief', 2.4],
            ['Closed with monetary relief', 1],
            ['Untimely response', 0.3],
          ]);
    id += draw.int(211, 9000);
    return {
      'Date received': received,
      Product: product,
      'Sub-product': draw.pick(PRODUCTS[product][0]),
      Issue: draw.pick(PRODUCTS[product][1]),
      Company: draw.pick(COMPANIES[product]),
      State: draw.chance(0.02) ? null : state,
      'ZIP code': draw.chance(0.05) ? null : `${STATES[state]}${draw.int(10, 99)}XX`,
      Tags: draw.weighted([
        [null, 8],
        ['Servicemember', 1.1],
        ['Older American', 1.2],
        ['Older American, Servicemember', 0.3],
      ]),
      'Submitted via': draw.weighted([
        ['Web', 9],
        ['Referral', 1],
        ['Phone', 1.3],
        ['Postal mail', 0.5],
        ['Fax', 0.15],
      ]),
      'Date sent to company': addDays(
        received,
        draw.weighted([
          [0, 6],
          [1, 2],
          [2, 1],
          [5, 0.6],
          [9, 0.3],
        ]),
      ),
      'Company response to consumer': response,
      'Timely response?': response === 'Untimely response' || draw.chance(0.03) ? 'No' : 'Yes',
      'Consumer disputed?': draw.chance(0.4) ? 'N/A' : draw.chance(0.22) ? 'Yes' : 'No',
      'Complaint ID': id,
    };
  });
  return [{ file: 'complaints-2026-11-20.csv', text: csv(all) }];
}
