/** Words of a yes-or-no field's name that say nothing of what it is about. */
export const LIGHT_FLAG_WORDS =
  'is has have had are was offer accept tak take allow allowed w serv serve includ include incl included compatibl ready capable availabl available provid provide good for can with friendli friendly option servic service current currently now today status flag ok permitted permit enabl enabled support suitabl suitable welcom welcome win access contain contains containing featur support that a an the get mark marked bool indicator yn terminal reader machine need requir required necessary mandatory version only recently will from' as const;

/** What queries say for a word of a field's name; one way only: a dog is a pet, but a pet need not be a dog. */
export const FLAG_SYNONYMS: Readonly<Record<string, string>> = {
  fly: 'fly flight flights flying',
  kid: 'kid child children family toddler',
  crewed: 'crewed manned',
  elected: 'elected winner winners',
  warden: 'warden wardened staffed manned',
  staffed: 'staffed manned',
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
  store: 'store storage storing keep',
  storage: 'storage store storing keep',
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
  repair: 'repair repairs repaired repairing mend mends mended mending fix fixing fixed',
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
  microchipped: 'microchipped chipped',
  affected: 'affected affect affects touch touches disturb disturbs',
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
  certificate: 'certificate certificates certified cert certs',
  warranty: 'warranty warrantied guarantee guaranteed',
  guarantee: 'guarantee guaranteed warranty',
  insurance: 'insurance insured',
  signature: 'signature signed',
  subtitles: 'subtitles subtitled',
  captions: 'captions captioned',
  subscribed: 'subscribed subscribe subscriber subscribers',
  churn: 'churn churned churner churners',
  churned: 'churn churned churner churners',
};

/** Words of which a thing is one or the other: a field called by one is said with the other. Sides by a stroke, pairs by commas. */
export const FLAG_CONTRARIES =
  'open/closed shut, paywalled/free, indoor/outdoor, onshore/offshore, private/shared communal, nhs/private, toxic poisonous/safe harmless, released/kept, alive/dead, wired/wireless, domestic/foreign international, urban/rural, temporary/permanent, cooked/raw, wet/dry, used/unused, reused/new, won/lost, passed/failed, survived/died perished killed drowned, evergreen/deciduous, reusable/disposable, genuine authentic/fake counterfeit' as const;

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
  'space spaces spot spots place places bay bays access facility facilities area areas connection system systems service services deal deals option options version versions model models edition one ones stuff present and footage' as const;

/** Compounds that begin like a flag and are something else. */
export const OTHER_COMPOUNDS =
  'terrace house|terraced house|garden centre|garden center|parking lot|parking ticket|parking meter|parking sensors|remote control|remote controlled|open source|open world|open plan|open air|pool table|pool bar|pool hall|smoke house|pet shop|pet food|dog food|electric guitar|private parking|private car|private driveway|private entrance' as const;
