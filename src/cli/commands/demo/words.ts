/** Invented places, `rent` relative to the average. */
export const cities = [
  { name: 'Port Ellery', rent: 1.12, neighbourhoods: ['Old Quay', 'Tannery Row', 'Lantern Hill', 'Saltmarket', 'Customs Yard'] },
  { name: 'Brackwater', rent: 0.88, neighbourhoods: ['Mill Lane', 'Weir End', 'Eastgate', 'Copper Fields', 'The Willows'] },
  { name: 'Saint Orrin', rent: 1.25, neighbourhoods: ['Cathedral Close', 'Observatory Park', 'Linden Square', 'Northbank', 'Bell Street'] },
  { name: 'Halden Vale', rent: 0.8, neighbourhoods: ['Station Quarter', 'Orchard Side', 'Upper Green', 'Quarry Road', 'Foxglove'] },
  { name: 'Lowmere', rent: 0.97, neighbourhoods: ['Harbour View', 'Dune Walk', 'Lighthouse Bay', 'Market Cross', 'Pier Street'] },
] as const;

/** Kinds of homes; `share` is how many of a hundred there are. */
export const kinds = [
  { name: 'flat', share: 62 },
  { name: 'loft', share: 10 },
  { name: 'maisonette', share: 10 },
  { name: 'terraced house', share: 18 },
] as const;

export const adjectives = ['Bright', 'Quiet', 'Spacious', 'Newly painted', 'Cosy', 'Airy', 'Top-floor', 'Corner', 'Modern', 'Characterful'] as const;

export const features = [
  'Large windows over a quiet courtyard.',
  'Ten minutes on foot to the train station.',
  'A balcony that gets the evening sun.',
  'Original wooden floors and high ceilings.',
  'The kitchen was refitted last year, with a dishwasher.',
  'Bicycle storage in the basement.',
  'A small garden shared with one neighbour.',
  'A desk corner with fast internet for working from home.',
  'Supermarket and bakery around the corner.',
  'Double glazing keeps the street noise out.',
  'View of the river from the living room.',
  'Lift in the building and no steps at the door.',
  'A playground and a primary school across the street.',
  'Underground parking for one car.',
  'Washing machine and dryer in a separate utility room.',
  'Solar panels keep the bills low.',
  'Walk-in shower and heated bathroom floor.',
  'Tram stop in front of the house.',
] as const;
