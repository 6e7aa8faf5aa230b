import { addDays, draws, json, round, thousands } from '../made.mjs';

const KINDS = {
  Barn: ['Tithe Barn', 'Old Hay Barn', 'Threshing Barn'],
  Castle: ['Castle', 'Keep'],
  'Country house': ['Hall', 'Manor', 'Park House'],
  Hotel: ['Grand Hotel', 'Spa Hotel'],
  Vineyard: ['Vineyard', 'Wine Estate'],
  Marquee: ['Meadow', 'Walled Garden'],
  'City loft': ['Warehouse', 'Print Works'],
};
const PLACES = [
  'Ashcombe',
  'Brimley',
  'Coldharbour',
  'Denbury',
  'Everdon',
  'Foxhollow',
  'Gilling',
  'Hawkstone',
  'Iffley',
  'Kingsmere',
  'Loxley',
  'Millbrook',
  'Netherby',
  'Owlpen',
  'Pentire',
  'Ravenscar',
  'Stanway',
  'Thornbury',
  'Upton',
  'Wyecliffe',
];

/** A directory of wedding venues. */
export function venues() {
  const draw = draws(160_005);
  return [{ file: 'venues-2026-11-20.json', text: json(Array.from({ length: 340 }, (_, i) => venue(draw, i))) }];
}

function venue(draw, index) {
  const kind = draw.pick(Object.keys(KINDS));
  const guests = draw.int(4, 60) * 5 + draw.pick([0, 0, 20]);
  const grand = ['Castle', 'Country house'].includes(kind) ? 1.7 : 1;
  const reviews = Math.round(draw.next() ** 2 * 210);
  return {
    venueId: 7000 + index * 3,
    venueName: `${draw.pick(PLACES)} ${draw.pick(KINDS[kind])}`,
    county: draw.pick(['Kent', 'Devon', 'Norfolk', 'Yorkshire', 'Cumbria', 'Somerset', 'Essex', 'Cornwall', 'Surrey']),
    venueType: kind,
    maxGuests: guests,
    bedrooms:
      kind === 'City loft'
        ? 0
        : draw.weighted([
            [0, 3],
            [draw.int(4, 14), 4],
            [draw.int(15, 60), 2],
          ]),
    hireFee: draw.chance(0.1) ? null : `£${thousands(Math.round(((1200 + guests * 22 * grand) * draw.spread()) / 50) * 50, ',')}`,
    perHead: draw.chance(0.15) ? null : `£${draw.int(38, 175)} pp`,
    ceremonyLicence: draw.chance(0.7),
    byoAlcohol: draw.chance(0.3),
    dogFriendly: draw.chance(0.4),
    wheelchairAccess: draw.chance(0.65),
    nextFreeSaturday: draw.chance(0.06) ? null : addDays('2026-11-28', 7 * draw.int(0, 82)),
    stars: reviews < 3 ? null : `${round(2.9 + Math.sqrt(draw.next()) * 2.1, 1)} out of 5`,
    reviewCount: reviews,
    extras: draw.some(
      ['fireworks', 'dance floor', 'bridal suite', 'fire pit', 'lake', 'in-house catering', 'helipad', 'photo booth'],
      draw.int(0, 4),
    ),
  };
}
