import { addDays, csv, draws, round, thousands } from '../made.mjs';

const PARTIES = [
  ['Progress Alliance', 14],
  ['National Union Party', 13],
  ['Liberal Reform', 8],
  ['Green Future', 5],
  ['Cymru Ymlaen', 2],
  ['Northern Independence Party', 2],
];
const PEOPLE = ['Rt Hon Margaret Ashdown', 'Mr Tobias Kerr', 'Ms Shazia Malik', 'Dr Edwin Platt', 'Mrs Carys Bowen', 'Mr Hamish Rennie'];
const UNITS = [
  'Central Party',
  'Central Party',
  'Bristol West',
  'Leeds North',
  'Scottish Borders',
  'Cardiff South',
  'East Midlands Region',
  'London Region',
  'Norwich South',
];
const INDIVIDUALS = [
  'Mr Graham Tuffnell',
  'Lady Ottoline Reeve',
  'Mr Sanjay Mehta',
  'Mrs Helen Carrow',
  'Lord Bexhill',
  'Mr Piers Langdon',
  'Dr Anita Bose',
  'Ms Fiona Galbraith',
  'Mr Viktor Hale',
  'Mrs Joan Tetley',
  'Mr Oluwaseun Adeyemi',
  'Sir Denis Rook',
  'Mr Clive Hartnell',
  'Ms Ruth Abrams',
];
const COMPANIES = [
  'Castlegate Holdings Ltd',
  'Brightwater Developments Limited',
  'Orchard & Pike Ltd',
  'Quayside Capital Ltd',
  'Pemberton Plant Hire Ltd',
  'Northgate Media Limited',
  'Silverline Logistics Ltd',
  'Helix Biotech Limited',
];
const UNIONS = ['Amalgamated Transport Workers', 'Public Services Guild', 'United Shop & Allied Trades', 'Federation of Engineers'];
const CLUBS = ['Westminster Dining Club', 'The 1922 Lunch Fund', 'Midlands Industrial Association', 'Highland Supper Club'];
const uk = (day) => day.split('-').toReversed().join('/');

export function donations() {
  const d = draws(41_077);
  let ref = 610_400;
  const bool = (p) => (d.chance(p) ? 'True' : 'False');
  const rows = Array.from({ length: 740 }, () => {
    const entityType = d.chance(0.8) ? 'Political Party' : 'Regulated Donee';
    const entity = entityType === 'Political Party' ? d.weighted(PARTIES) : d.pick(PEOPLE);
    const status = d.weighted([
      ['Individual', 11],
      ['Company', 7],
      ['Trade Union', entity === 'Progress Alliance' ? 6 : 0.6],
      ['Unincorporated Association', 3],
      ['Public Fund', entityType === 'Political Party' ? 1 : 0],
    ]);
    const donor =
      status === 'Individual'
        ? d.pick(INDIVIDUALS)
        : status === 'Company'
          ? d.pick(COMPANIES)
          : status === 'Trade Union'
            ? d.pick(UNIONS)
            : status === 'Public Fund'
              ? 'Electoral Assistance Office'
              : d.pick(CLUBS);
    const kind =
      status === 'Public Fund'
        ? 'Public Funds'
        : d.weighted([
            ['Cash', 12],
            ['Non Cash', 4],
            ['Visit', entityType === 'Regulated Donee' ? 5 : 0],
          ]);
    const value =
      kind === 'Cash' && d.chance(0.5)
        ? d.pick([2000, 2500, 5000, 5000, 7500, 10_000, 10_000, 15_000, 25_000, 50_000])
        : round(900 + d.next() ** 3 * (status === 'Trade Union' ? 160_000 : 60_000), 2);
    const received = d.day('2025-01-02', '2026-08-14');
    const accepted = addDays(
      received,
      d.weighted([
        [0, 3],
        [d.int(1, 29), 8],
      ]),
    );
    const late = d.chance(0.11) && accepted < '2026-02-01';
    const quarter = (day) => `Q${Math.ceil(Number(day.slice(5, 7)) / 3)} ${day.slice(0, 4)}`;
    const from = kind === 'Visit' ? d.pick(['Taiwan', 'Israel', 'India', 'United States', 'Kenya', 'Cyprus']) : '';
    return {
      ECRef: `C0${(ref += d.int(1, 14))}`,
      RegulatedEntityName: entity,
      RegulatedEntityType: entityType,
      AccountingUnitName: entityType === 'Political Party' ? d.pick(UNITS) : '',
      DonorName: donor,
      DonorStatus: status,
      CompanyRegistrationNumber: status === 'Company' ? `0${d.int(1_200_000, 9_800_000)}` : '',
      Postcode:
        status === 'Individual' ? '' : `${d.pick(['SW1A', 'EC2V', 'M2', 'LS1', 'EH2', 'CF10'])} ${d.int(1, 9)}${d.pick(['AA', 'BD', 'QT', 'XN'])}`,
      Value: `£${thousands(value, ',', 2)}`,
      DonationType: kind,
      NatureOfDonation: kind === 'Non Cash' ? d.pick(['Premises', 'Staff costs', 'Travel', 'Advertising', 'Hospitality', 'Auction prizes']) : '',
      CountryVisited: from,
      PurposeOfDonation:
        kind === 'Visit'
          ? `Fact finding visit to ${from}, including flights, ${d.int(2, 6)} nights of accommodation and meals, with meetings with ministers and local business.`
          : kind === 'Non Cash'
            ? d.pick([
                'Use of office space and meeting rooms for campaign volunteers over the summer.',
                'Secondment of two members of staff to support the policy unit.',
                'Tickets and hospitality at the annual summer reception.',
                'Leaflet printing and delivery in target wards.',
              ])
            : '',
      ReceivedDate: uk(received),
      AcceptedDate: uk(accepted),
      ReportedDate: uk(addDays(accepted, late ? d.int(95, 260) : d.int(5, 60))),
      ReportingPeriod: quarter(accepted),
      IsBequest: status === 'Individual' ? bool(0.05) : 'False',
      IsAggregation: bool(0.12),
      IsSponsorship: kind === 'Cash' ? bool(0.07) : 'False',
      IsIrishSource: 'False',
      ReportedLate: late ? 'Yes' : 'No',
    };
  });
  return [{ file: 'donations-2026-11-12.csv', text: csv(rows) }];
}
