/** Words for any record, whatever the set. */
export const RECORD_NOUNS = 'record row entry item result listing document post posting ad instance' as const;

/** What the records of a set are called, by words that name its fields or the set itself. */
export const DOMAINS: readonly { readonly nouns: string; readonly cues: string }[] = [
  {
    nouns: 'house home property flat apartment listing unit place accommodation residence dwelling building sale room stay offer ad rental',
    cues: 'bedroom bathroom sqft lot rent room neighbourhood neighborhood host accommodates furnished balcony floor property housing house flat apartment listing airbnb realestate estate waterfront bnb',
  },
  {
    nouns: 'car vehicle auto automobile model listing ad offer',
    cues: 'fuel mileage engine transmission horsepower km driven cylinder mpg model make odometer car vehicle automobile acceleration kmpl gearbox',
  },
  {
    nouns: 'job position role opening posting vacancy listing offer',
    cues: 'salary company employer remote sponsorship job employment title applicant experience posting',
  },
  { nouns: 'movie film title picture release', cues: 'director cast genre imdb gross runtime rating movie film distributor budget mpaa tomato' },
  { nouns: 'show series title program', cues: 'season episode network netflix show tv series' },
  { nouns: 'book title novel publication', cues: 'author isbn page publisher book' },
  { nouns: 'hotel property place', cues: 'star review hotel amenity breakfast' },
  { nouns: 'restaurant place eatery cafe', cues: 'cuisine menu restaurant dish' },
  { nouns: 'product item good article offer', cues: 'brand sku stock category product asin' },
  { nouns: 'phone smartphone device model handset mobile', cues: 'battery camera ram storage screen phone mobile android' },
  { nouns: 'laptop notebook computer model machine', cues: 'cpu gpu ram ssd laptop storage screen notebook' },
  { nouns: 'app application', cues: 'install download developer android app genre' },
  { nouns: 'flight', cues: 'airline departure arrival stop flight' },
  { nouns: 'event concert gig', cues: 'venue ticket date event' },
  { nouns: 'earthquake quake tremor event', cues: 'mag magnitude depth felt tsunami quake earthquake' },
  { nouns: 'fire wildfire incident blaze', cues: 'acre contained containment fire incident' },
  { nouns: 'recipe dish meal', cues: 'ingredient cook prep calorie recipe serving' },
  { nouns: 'wine bottle', cues: 'vintage grape winery point wine variety' },
  { nouns: 'course class lecture', cues: 'instructor lecture course lesson' },
  {
    nouns: 'person employee member player athlete student customer user patient worker passenger',
    cues: 'age gender birth salary department grade hire person employee player student customer',
  },
  { nouns: 'company startup business firm organization', cues: 'founded employee industry revenue funding company startup ceo' },
  { nouns: 'country nation', cues: 'population capital gdp continent country' },
  { nouns: 'city town', cues: 'population mayor city' },
  { nouns: 'match game fixture', cues: 'team score home away goal match game' },
  { nouns: 'game title', cues: 'platform publisher genre developer game' },
  { nouns: 'song track', cues: 'artist album song track bpm' },
  { nouns: 'order transaction purchase sale', cues: 'order customer quantity invoice transaction' },
  { nouns: 'article paper post story', cues: 'author published headline journal citation paper article post' },
  { nouns: 'day reading measurement observation', cues: 'temp temperature precipitation wind humidity weather snow pressure' },
  { nouns: 'airport airfield', cues: 'iata icao airport runway' },
];
