import { csv, draws, round } from '../made.mjs';

// From, to, operator, minutes, nautical miles, foot fare, ships.
const ROUTES = [
  ['Dover', 'Calais', 'Strait Lines', 90, 21, 18, ['Spirit of Kent', 'Pride of Deal']],
  ['Dover', 'Dunkirk', 'Strait Lines', 120, 38, 20, ['Pride of Deal', 'Flanders Star']],
  ['Newhaven', 'Dieppe', 'Albion Ferries', 240, 64, 27, ['Seven Sisters']],
  ['Portsmouth', 'Caen', 'Albion Ferries', 360, 92, 38, ['Normandy Rose', 'Mont St Clair']],
  ['Portsmouth', 'Santander', 'Albion Ferries', 1740, 480, 112, ['Biscay Queen']],
  ['Plymouth', 'Roscoff', 'Albion Ferries', 345, 98, 39, ['Mont St Clair', 'Armor Belle']],
  ['Harwich', 'Hook of Holland', 'NorthSea Link', 420, 110, 49, ['Hollandica', 'Britannia Nova']],
  ['Hull', 'Rotterdam', 'NorthSea Link', 690, 205, 61, ['Humber Pearl']],
  ['Newcastle', 'IJmuiden', 'NorthSea Link', 945, 270, 72, ['Tyne Princess', 'King Olav']],
  ['Holyhead', 'Dublin', 'Irish Sea Express', 200, 58, 33, ['Oscar Wilde', 'Liffey Swift']],
  ['Fishguard', 'Rosslare', 'Irish Sea Express', 225, 54, 32, ['Celtic Dawn']],
  ['Liverpool', 'Belfast', 'Irish Sea Express', 480, 137, 42, ['Mersey Lady', 'Lagan Lady']],
  ['Cairnryan', 'Larne', 'Northern Crossings', 125, 33, 29, ['Galloway Chief', 'Antrim Coast']],
  ['Aberdeen', 'Lerwick', 'Northern Crossings', 750, 183, 31, ['Hrossa', 'Hjalta']],
];

function length(minutes) {
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

export function sailings() {
  const d = draws(380_707);
  let id = 510_000;
  const pounds = (value) => `£${value.toFixed(2)}`;
  const make = () => {
    const [from, to, operator, base, miles, fare, ships] = d.pick(ROUTES);
    const back = d.chance(0.5);
    const minutes = base + d.pick([0, 0, 0, 5, 10, 15, -5]);
    const day = d.day('2026-12-12', '2027-02-14');
    const start = d.int(12, 46) * 30;
    const festive = day > '2026-12-18' && day < '2027-01-05' ? 1.4 : 1;
    const night = minutes >= 340;
    const status = d.weighted([
      ['Scheduled', 15],
      ['Few places left', 3],
      ['Fully booked', 1.6],
      ['Cancelled', 0.9],
    ]);
    const open = status === 'Scheduled' ? d.int(25, 260) : status === 'Few places left' ? d.int(1, 14) : 0;
    const foot = round(fare * festive * d.spread(), 1);
    const end = (start + minutes) % 1440;
    const clock = (at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    return {
      SailingRef: `F${(id += d.int(2, 40))}`,
      Operator: operator,
      FromPort: back ? to : from,
      ToPort: back ? from : to,
      DepDate: day,
      DepTime: clock(start),
      ArrTime: clock(end),
      Crossing: length(minutes),
      DistNm: `${miles} nm`,
      Ship: d.pick(ships),
      FootFare: d.chance(0.08) ? 'no foot passengers' : pounds(foot),
      BikeSupp: d.chance(0.4) ? pounds(0) : pounds(d.pick([5, 8, 10])),
      CarFare: pounds(round((44 + fare * 2.9) * festive * d.spread(), 0)),
      CamperFare: d.chance(0.06) ? '' : pounds(round((70 + fare * 3.8) * festive * d.spread(), 0)),
      PetFee: d.chance(0.2) ? '' : pounds(d.pick([0, 12, 15, 18, 22])),
      CabinFrom: night ? pounds(round(34 + fare * 0.7 * d.spread(), 0)) : '-',
      CabinsLeft: night ? (open ? d.int(0, 60) : 0) : '-',
      CarSpaces: open,
      PetsOk: d.chance(0.72) ? 'Yes' : 'No',
      FlexTicket: d.pick(['Y', 'N', 'N']),
      WiFi: d.pick(['yes', 'no', 'yes', 'yes']),
      Lounge: d.pick(['true', 'false']),
      CheckInMins: `${d.pick([30, 45, 60, 60, 90])} min before`,
      Status: status,
      OnTimePct: d.chance(0.05) ? 'n/a' : `${d.int(61, 99)}%`,
      CO2perPax: `${round(4 + miles * 0.115 * d.spread(), 1)} kg`,
      Rating: d.chance(0.07) ? '' : round(2.6 + Math.sqrt(d.next()) * 2.3, 1),
      OnBoard: d.some(['restaurant', 'bar', 'cinema', 'play area', 'duty free', 'casino', 'spa', 'dog deck'], d.int(1, 5)).join('; '),
      BookUrl: `https://ferrycompare.example/s/${id}`,
      Remarks: d.chance(0.35)
        ? ''
        : d
            .some(
              [
                'Boarding by the east terminal.',
                'Vehicles over 6 m board first.',
                'The sun deck is closed in winter.',
                'Kennels must be booked by phone.',
                'Live music in the evening.',
                'Please arrive with a printed booking.',
                'Trolleys are at the foot of the ramp.',
              ],
              d.int(1, 3),
            )
            .join(' '),
    };
  };
  return [{ file: 'sailings-2026-12-11.csv', text: csv(Array.from({ length: 640 }, make)) }];
}
