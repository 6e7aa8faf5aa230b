/** Words of a yes-or-no field's name that say nothing of what it is about. */
export const LIGHT_FLAG_WORDS =
  'is has have had are was offer accept tak take allow allowed w serv serve includ include incl included compatibl ready capable availabl available provid provide good for can with friendli friendly option servic service current currently now today status flag ok permitted permit enabl enabled support suitabl suitable welcom welcome win access contain contains containing featur support that a an the get mark marked bool indicator yn terminal reader machine need requir required necessary mandatory version only recently' as const;

/** What queries say for a word of a field's name; one way only: a dog is a pet, but a pet need not be a dog. */
export const FLAG_SYNONYMS: Readonly<Record<string, string>> = {
  kid: 'kid child children family toddler',
  crewed: 'crewed manned',
  pet: 'pet pets dog dogs cat cats animal animals',
  dog: 'dog dogs puppy',
  cat: 'cat cats kitten',
  meal: 'meal meals breakfast lunch dinner supper brunch',
  wifi: 'wifi internet wi-fi',
  internet: 'internet wifi',
  parking: 'parking carpark garage',
  garage: 'garage',
  alcohol: 'alcohol alcoholic booze liquor',
  reservation: 'reservation reservations booking reserve bookings',
  card: 'card cards',
  outdoor: 'outdoor outdoors outside alfresco',
  indoor: 'indoor indoors inside',
  wheelchair: 'wheelchair handicap handicapped disabled',
  bath: 'bath baths bathroom bathrooms',
  bathroom: 'bath baths bathroom bathrooms',
  bedroom: 'bedroom bedrooms room rooms',
  room: 'room rooms bedroom bedrooms',
  laundry: 'laundry washer',
  seating: 'seating seats tables dining sit sitting seated',
  vegetarian: 'vegetarian veggie vegetarians',
  remote: 'remote wfh remotely telecommute',
  online: 'online virtual virtually',
  entry: 'entry entrance admission',
  admission: 'admission entry entrance',
  running: 'running open ongoing',
  waiter: 'waiter waiters table',
  delivery: 'delivery deliver delivers delivered shipping ships shipped',
  shipping: 'shipping delivery ships shipped',
  takeout: 'takeout takeaway carryout',
  accident: 'accident accidents crash crashes',
  refurbished: 'refurbished refurb renewed reconditioned',
  certified: 'certified cpo',
  cancellation: 'cancellation cancelling canceling cancel',
  microphone: 'microphone mic',
  visa: 'visa visas',
  sponsorship: 'sponsorship sponsor sponsors sponsored',
  group: 'group groups',
  enrolling: 'enrolling enroll enrollment enrolment enrol',
  reservations: 'reservations reservation booking bookings reserve',
  smoking: 'smoking smoke smokers smoker',
  award: 'award awards awarded',
  gym: 'gym fitness',
  cosmetic: 'cosmetic',
  elevator: 'elevator lift',
  lift: 'lift elevator',
  balcony: 'balcony terrace',
  ac: 'ac aircon',
  electric: 'electric ev',
  vacant: 'vacant empty',
  verified: 'verified',
  pic: 'pic picture photo image',
  photo: 'photo picture pic image',
  furnished: 'furnished furniture',
  touchscreen: 'touchscreen touch',
  ad: 'ad ads advert advertising advertisements',
  waterfront: 'waterfront seafront lakefront beachfront',
  bookable: 'bookable booking',
  loop: 'loop circular',
  accessible: 'accessible wheelchair',
  public: 'public visitor visitors',
  licence: 'licence license licensed licences',
  license: 'license licence licensed licenses',
  label: 'label brand',
  roofed: 'roofed covered',
  boxed: 'boxed',
  creche: 'creche childcare nursery daycare babysitting',
  childcare: 'childcare creche nursery daycare babysitting',
  fragile: 'fragile breakable delicate',
  digitised: 'digitised digitized scanned',
  digitized: 'digitized digitised scanned',
  trailer: 'trailer',
  accredited: 'accredited accreditation certified',
  promo: 'promo promotion promotions promoted',
  lifejacket: 'lifejacket lifejackets',
  survived: 'survived survive survivor survivors survival',
  subscribed: 'subscribed subscribe subscriber subscribers',
  churn: 'churn churned churner churners',
  churned: 'churn churned churner churners',
};

/** Words of which a thing is one or the other: a field called by one is said with the other. Sides by a stroke, pairs by commas. */
export const FLAG_CONTRARIES =
  'open/closed shut, indoor/outdoor, onshore/offshore, private/shared communal, toxic poisonous/safe harmless, released/kept, alive/dead, wired/wireless, domestic/foreign international, urban/rural, temporary/permanent, cooked/raw, wet/dry, used/unused, reused/new, won/lost, passed/failed, survived/died perished killed drowned' as const;

/** Each of some beginnings with each of some ends. */
function joined(starts: readonly string[], ends: readonly string[]): readonly string[] {
  return starts.flatMap((start) => ends.map((end) => `${start} ${end}`));
}

const WATCHED: readonly string[] = [
  ...joined(['watched by', 'monitored by', 'covered by', 'filmed by', 'guarded by', 'under'], ['cameras', 'a camera', 'cctv', 'security cameras']),
  'security cameras',
  'security camera',
  'surveillance cameras',
  'camera surveillance',
  'video surveillance',
  'cctv cameras',
  'camera',
  'cameras',
];
const CHARGED: readonly string[] = [
  ...joined(
    ['charge', 'charging'],
    [
      'an electric car|electric cars|my electric car|your electric car|a car|my car|your car|an ev|my ev|evs',
      'an electric vehicle|electric vehicles|for electric cars|for evs|for an electric car|for electric vehicles',
    ].flatMap((ends) => ends.split('|')),
  ),
  'electric car charging',
  'electric car charger',
  'car charger',
  'car charging',
  'ev charging',
  'charging point',
  'charging points',
  'charge point',
];
const FETCHED: readonly string[] = joined(
  [
    'pick you up',
    'picks you up',
    'pick us up',
    'pick me up',
    'picks us up',
    'picked up',
    'pick up',
    'pick - up',
    'pickup',
    'collected',
    'collect you',
    'collects you',
  ],
  [
    'at the hotel',
    'from the hotel',
    'at your hotel',
    'from your hotel',
    'at my hotel',
    'from my hotel',
    'at our hotel',
    'from our hotel',
    'at hotel',
    'from hotel',
  ],
);

/** Phrases that say the contrary of a name's words, or the same in quite other words. Lower case, tokens by spaces. */
export const FLAG_PHRASES: readonly { readonly core: string; readonly value: boolean; readonly phrases: readonly string[] }[] = [
  { core: 'offshore', value: false, phrases: ['onshore', 'on - shore'] },
  { core: 'onshore', value: false, phrases: ['offshore', 'off - shore'] },
  { core: 'online', value: false, phrases: ['in person', 'in - person', 'offline', 'face to face'] },
  { core: 'remote', value: false, phrases: ['on site', 'on - site', 'onsite', 'in office', 'in - office', 'in person'] },
  { core: 'remote', value: true, phrases: ['work from home', 'working from home', 'work from anywhere', 'home office'] },
  { core: 'full time', value: false, phrases: ['part time', 'part - time'] },
  { core: 'part time', value: false, phrases: ['full time', 'full - time'] },
  { core: 'in stock', value: false, phrases: ['out of stock', 'sold out', 'unavailable', 'back order', 'backordered'] },
  {
    core: 'in stock',
    value: true,
    phrases: ['on stock', 'available', 'actually available', 'available now', 'currently available', 'available immediately', 'ready to ship'],
  },
  {
    core: 'sold out',
    value: false,
    phrases: ['tickets available', 'tickets still available', 'still available', 'tickets left', 'available tickets', 'with tickets'],
  },
  { core: 'sold', value: false, phrases: ['still available', 'available', 'unsold', 'for sale'] },
  { core: 'free', value: false, phrases: ['paid'] },
  { core: 'free', value: true, phrases: ['free of charge', 'no cost', 'at no cost', 'free admission', 'free entry', 'no cover'] },
  { core: 'refurbished', value: false, phrases: ['brand new', 'not used'] },
  { core: 'new', value: false, phrases: ['used', 'second hand', 'second - hand', 'pre - owned', 'preowned'] },
  { core: 'used', value: false, phrases: ['brand new'] },
  { core: 'available', value: false, phrases: ['unavailable', 'taken'] },
  { core: 'collection', value: true, phrases: ['pick up', 'pick it up', 'picked up', 'collect', 'pickup', 'pick - up', 'in person'] },
  { core: 'collection', value: false, phrases: ['be posted', 'be shipped', 'be delivered', 'be sent'] },
  { core: 'lefty', value: true, phrases: ['left handed', 'left - handed', 'for left handers', 'for lefties'] },
  {
    core: 'open year round',
    value: true,
    phrases: ['open all year', 'open all year round', 'all year round', 'open year - round', 'all - year', 'in winter too'],
  },
  { core: 'year round', value: true, phrases: ['all year', 'all year round', 'year - round'] },
  {
    core: 'open 247',
    value: true,
    phrases: [
      '24 / 7',
      '24 hours',
      '24 hour access',
      '24 - hour access',
      '24 h',
      '24h',
      'around the clock',
      'round the clock',
      'day and night',
      'all night',
      'open at night',
    ],
  },
  {
    core: 'adult',
    value: true,
    phrases: ['kid free', 'kid - free', 'child free', 'child - free', 'no kids', 'no children', 'without kids', 'without children'],
  },
  { core: 'adult', value: false, phrases: ['kid friendly', 'child friendly', 'family friendly', 'for families', 'kids welcome', 'kids allowed'] },
  {
    core: 'solo',
    value: true,
    phrases: ['by myself', 'by yourself', 'on my own', 'on your own', 'single player', 'for one player', 'played alone', 'play alone'],
  },
  { core: 'cooperative', value: true, phrases: ['co - op', 'coop', 'co - operative'] },
  { core: 'released', value: true, phrases: ['let go', 'put back', 'returned to the water', 'thrown back'] },
  { core: 'wifi', value: true, phrases: ['wi - fi', 'wi fi', 'wireless internet'] },
  { core: 'takeout', value: true, phrases: ['take out', 'take - out', 'take away', 'to go', 'to - go'] },
  { core: 'noise cancellation', value: true, phrases: ['anc', 'noise cancelling', 'noise - cancelling', 'noise canceling', 'noise - canceling'] },
  { core: 'free shipping', value: true, phrases: ['ships free', 'shipped free', 'ship free', 'shipping included'] },
  { core: 'outdoor seating', value: true, phrases: ['sit outside', 'seating outside', 'eat outside', 'dine outside', 'tables outside'] },
  { core: 'smoking', value: false, phrases: ['smoke free', 'smoke - free', 'smokefree'] },
  { core: 'step', value: true, phrases: ['step free', 'step - free', 'wheelchair accessible', 'wheelchair access', 'wheelchair friendly'] },
  { core: 'lefty', value: true, phrases: ['left handed', 'left - handed', 'lefthanded', 'left hand'] },
  {
    core: 'offer ok',
    value: true,
    phrases: ['open to offers', 'takes offers', 'take offers', 'taking offers', 'accepts offers', 'accept offers', 'offers welcome', 'negotiable'],
  },
  {
    core: 'step',
    value: true,
    phrases: ['wheelchair', 'wheelchairs', 'wheelchair user', 'wheelchair users', 'level access', 'no steps', 'no stairs'],
  },
  { core: 'returned', value: true, phrases: ['sent back', 'brought back', 'given back', 'handed back'] },
  {
    core: 'own label',
    value: true,
    phrases: ['own brand', 'own - brand', 'store brand', 'house brand', 'private label', 'own label', 'own - label'],
  },
  { core: 'own brand', value: true, phrases: ['own label', 'own - label', 'own - brand', 'store brand', 'house brand', 'private label'] },
  { core: 'cold chain', value: true, phrases: ['refrigerated', 'chilled', 'kept cold', 'kept cool'] },
  { core: 'first owner', value: true, phrases: ['one owner', 'single owner', 'one previous owner'] },
  { core: 'accident', value: true, phrases: ['never crashed', 'no accidents', 'never had an accident'] },
  { core: 'premium', value: true, phrases: ['members only', 'subscribers only', 'for subscribers', 'behind a paywall', 'paywalled'] },
  { core: 'byo', value: true, phrases: ['bring your own', 'bring our own', 'own alcohol', 'own booze', 'own drinks', 'own drink', 'byob'] },
  { core: 'byo alcohol', value: true, phrases: ['bring your own', 'bring our own', 'own alcohol', 'own booze', 'own drinks', 'own drink', 'byob'] },
  {
    core: 'covered',
    value: false,
    phrases: ['uncovered', 'open air', 'open - air', 'open one', 'open ones', 'open space', 'open spaces', 'no roof'],
  },
  { core: 'covered', value: true, phrases: ['under cover', 'undercover', 'roofed', 'sheltered', 'under a roof'] },
  { core: 'cctv', value: true, phrases: WATCHED },
  { core: 'ev charger', value: true, phrases: CHARGED },
  { core: 'ev charging', value: true, phrases: CHARGED },
  { core: 'ev', value: true, phrases: CHARGED },
  { core: 'hotel pickup', value: true, phrases: FETCHED },
  { core: 'pickup', value: true, phrases: FETCHED },
  {
    core: 'contactless pay',
    value: true,
    phrases: ['contactless payment', 'contactless payments', 'nfc', 'nfc payments'],
  },
  { core: 'contactless payment', value: true, phrases: ['contactless', 'pay contactless'] },
  { core: 'step', value: true, phrases: ['step free access', 'step - free access'] },
  { core: 'full history', value: true, phrases: ['full service history', 'service history', 'complete service history', 'fsh', 'serviced history'] },
  { core: 'unisex', value: true, phrases: ['men and women', 'both genders'] },
];

/** Endings of words that say what a thing is like ("furnished", "bookable") rather than what it has ("terrace"). */
export const QUALITY_ENDINGS = 'ed able ible ic al ive ous less ful proof' as const;

/** Words that say what a thing is like without such an ending. */
export const QUALITIES =
  'remote remotely open new used vegan vegetarian veggie halal kosher online offline indoor indoors outdoor outdoors outside inside unisex private shared waterfront seafront lakefront beachfront vacant empty urgent active free paid sold super live full part junior senior fragile fertile mobile sterile rare fresh frozen raw ripe vintage antique modern secure hardy evergreen dwarf quiet steep scenic hybrid bilingual handmade homemade local foreign rural urban safe clean dry male female off electric ev refurb cpo handicapped wfh sprung built broken own owned won lost gone done taken known hidden driven written drawn' as const;

/** Words before a flag that say that a thing has it, or may. */
export const HAVING =
  'with has have having offer offers offering include includes including provide provides plus without no not non lacks lacking lack allow allows allowing accept accepts accepting take takes taking permit permits want wants need needs welcome welcomes welcoming is are was were be being been comes come features featuring get any also must contain contains containing win winning won for bring my only' as const;

/** Names of a space or a part that say no more than the flag before them ("parking space"). */
export const FLAG_HEADS =
  'space spaces spot spots place places bay bays access facility facilities area areas connection system systems service services deal deals option options version versions model models edition one ones stuff present and' as const;

/** Compounds that begin like a flag and are something else. */
export const OTHER_COMPOUNDS =
  'terrace house|terraced house|garden centre|garden center|parking lot|parking ticket|parking meter|parking sensors|remote control|remote controlled|open source|open world|open plan|open air|pool table|pool bar|pool hall|smoke house|pet shop|pet food|dog food|electric guitar' as const;
