/** What a word in the name of a number field says about the field. */
export type NumberWord =
  | 'year'
  | 'coordinate'
  /** Whole numbers that stand for something else: ids, codes, row numbers. */
  | 'identifier'
  /** What one thing costs or pays. */
  | 'price'
  /** A cost is a price on its own and an amount next to another word ("repair cost"). */
  | 'cost'
  | 'additive'
  /** Parts of one thing: rooms, seats, doors. */
  | 'count'
  | 'average'
  /** A measure of one thing that is neither summed nor a score: size, weight, power. */
  | 'measure'
  /** Says that a number of something follows or precedes: "number of", "_count". */
  | 'tally'
  /** Says that a sum is meant: "total". */
  | 'total'
  /** Says that a statistic is meant that cannot be summed: "average". */
  | 'statistic'
  /** Says that a limit is meant: "maximum". */
  | 'bound'
  /** Says percent, rate or proportion. */
  | 'rate'
  /** Events that make an area or an amount add up: "burned", "raised". */
  | 'event';

/** Numbers of what happens, comes or goes: over several records they add up. */
const THINGS_THAT_HAPPEN = `reports tickets bookings reservations cancellations orders purchases returns chargebacks clicks opens bounces unsubscribes logins searches queries
  requests calls emails messages letters parcels packages pickups rides journeys trips walks alightings departures hires resignations layoffs promotions
  vacancies openings applications applicants registrations entries entrants submissions nominations participants attendees delegates exhibitors spectators
  audience finishers starters runners walkers cyclists pedestrians tourists customers clients buyers donors investors backers bidders bids
  offers viewings inquiries enquiries leads referrals appointments consultations visits procedures surgeries operations treatments tests doses
  vaccinations infections hospitalizations hospitalisations readmissions discharges recoveries falls overdoses suicides stillbirths marriages divorces adoptions
  intakes immigrants emigrants migrants refugees asylum evictions foreclosures thefts burglaries robberies assaults murders rapes frauds seizures arsons
  convictions sentences inmates prisoners detainees summonses warnings fines tows inspections audits violations defects faults failures breakdowns repairs
  replacements outages alarms callouts rescues fires explosions collisions derailments strikes shootings earthquakes landslides spills strandings sightings
  specimens individuals nests eggs chicks fledglings hatchlings sheep cattle pigs poultry animals strays trees seedlings rain precip sunshine hailstorms
  waste litter rubbish garbage tonnage cargo harvest haul catch landings usage electricity payroll opex capex taxes turnovers dividends royalties
  commissions tips winnings prizes pledges grants bequests subsidies rebates claims settlements lawsuits appeals complaints grievances absences dropouts
  graduates kills steals rebounds blocks saves tackles interceptions touchdowns penalties cards corners fouls shots tries caps podiums poles
  appearances strikeouts homers runs wickets catches knockouts draws ties aces faults unforced mentions tweets posts uploads upvotes scrobbles
  speeches amendments motions bills questions answers sessions errors crashes bugs patches releases pulls deploys merges rejections pallets crates
  truckloads containers barrels bushels bales teu waitlist waitlisted backlog potholes`;

/** Words by what they say, in English, German, French and Spanish, singular or plural as they are used in names. */
const WORDS: Readonly<Record<NumberWord, string>> = {
  year: `year yr vintage built founded established published released born died renovated opened launched season edition model debut inaugurated premiered
    commissioned joined graduated incorporated jahr baujahr gründungsjahr erscheinungsjahr jahrgang année annee millésime millesime año ano construido anno rok jaar`,
  coordinate: 'lat latitude lon lng longitude easting northing breitengrad längengrad latitud longitud coordinate coordinates coord',
  identifier: `id ids uuid guid key zip zipcode postcode postal plz phone telephone tel mobile fax code sku asin isbn ean upc gtin iban serial barcode index idx
    rownum unnamed column postleitzahl telefon téléphone codepostal fips geoid ssn`,
  price: `price prices msrp rent fee fees fare salary wage wages pay deposit premium tuition bid ask rrp preis preise miete kaltmiete warmmiete gehalt lohn gebühr kaution
    prix loyer salaire tarif precio precios alquiler renta salario sueldo tarifa mortgage compensation toll ticketprice admission tariff
    preço cena prezzo prijs`,
  cost: 'cost costs kosten coût cout coste costo',
  additive: `revenue revenues sales turnover amount amt amnt quantity qty profit profits loss losses votes gross budget views downloads installs installations likes dislikes
    shares comments reviews ratings followers following subscribers plays streams listens clicks impressions visits visitors sold orders units inventory stock
    passengers population deaths cases injuries injured killed dead wounded enrolled fatalities casualties victims employees staff headcount members users players stargazers forks
    issues commits watchers contributors goals assists wins matches hits medals gold silver bronze attendance spend spending expenditure expenses expense
    donations donation grant grants donated awarded granted disbursed gift gifts raised pledged takings funding investment rev subs emp empl pax vehs viols viol cmpl revs cmts favs dls vict fatal crew aboard nurses doctors
    teachers pupils residents households volunteers visits births arrests checkouts circulation listeners viewers readers borrowings renewals boardings ridership complaints violations investments debt assets liabilities exports imports production output consumption emissions generation rainfall precipitation
    snowfall bytes traffic citations shipments deliveries retweets replies favorites favourites reactions upvotes downvotes downloads pageviews sessions signups
    ${THINGS_THAT_HAPPEN} leads conversions payments refunds transactions balance gdp cap volume earnings cash subtotal ebitda box enrollment enrolment students
    patients admissions beneficiaries births arrivals departures accidents crashes incidents crimes offences offenses homicides turnout ballots 
    umsatz menge gewinn verlust einwohner bevölkerung stimmen aufrufe bewertungen besucher verkäufe mitarbeiter betrag summe
    ventes montant quantité quantite bénéfice perte habitants vues avis visiteurs effectif recettes ingresos ventas importe cantidad beneficio pérdida habitantes
    votos vistas descargas reseñas visitantes empleados presupuesto`,
  count: `bedrooms bedroom rooms room beds bed baths bath bathrooms bathroom seats seat doors door cylinders floors floor levels stories storeys garages garage
    guests accommodates persons servings nights days gears ports cores threads cameras chapters episodes seasons pages tracks songs ingredients steps
    stops legs layovers children kids adults dependents authors languages pieces lanes wheels cpus gpus rounds lessons lectures modules listings availability
    owners spaces parking speakers slots items parts weeks toilets kitchens balconies fireplaces attempts courses
    windows drawers shelves pockets strings keys buttons outlets sockets blades burners lights lamps lenses rings wings legs arms zones countries industries slides
    lifts elevators stairs pools courts holes tees tables chairs pillows sinks showers ovens wardrobes compartments channels inputs outputs pins valves
    cameras cells strokes octaves frets monitors drives bays antennas axles berths cabins decks masts sails tents pitches terminals gates runways platforms
    petals colors colours layers sheets rolls tablets capsules pads sachets ingredients acts scenes discs disks credits semesters terms
    zimmer schlafzimmer badezimmer betten sitze sitzplätze türen personen stockwerke etagen seiten nächte plätze
    pièces pieces chambres lits sièges portes étages personnes nuits habitaciones dormitorios baños banos camas plazas asientos puertas plantas personas noches páginas`,
  average: `rating score scores grade rank age temperature temp humidity pressure magnitude mag metacritic quality condition difficulty complexity satisfaction gpa iq bmi
    expectancy literacy experience popularity sentiment confidence similarity probability likelihood density latency note bewertung alter temperatur punktzahl
    âge edad puntuación puntuacion calificación calificacion valoración valoracion température temperatura nota rang speed velocity wind elo efficiency
    income intensity accuracy cleanliness`,
  measure: `size area sqft sqm m2 weight height width length depth distance km kms miles mileage mpg kmpl power horsepower hp bhp kw displacement engine acceleration
    duration runtime minutes mins hours time seconds ms elevation altitude diameter radius thickness range alcohol abv ibu ph calories kcal protein fat sugar sodium carbs
    carbohydrates fiber fibre cholesterol battery voltage frequency resolution screen ram storage memory torque capacity bandwidth lot acres hectares
    living surface megapixels dpi ppi refresh bpm odometer delay lbs kg grams fläche flache wohnfläche wohnflache größe grosse gewicht höhe breite länge entfernung leistung dauer
    kilometerstand superficie surface poids taille hauteur largeur longueur durée duree puissance kilométrage kilometrage peso altura anchura tamaño
    duración duracion potencia kilometraje metros espacio`,
  tally: 'count counts cnt number num no n nb nr tally anzahl nombre numero',
  total: 'total totals sum overall gesamt totale totales suma cumulative',
  statistic: 'avg average mean median std stddev deviation variance percentile durchschnitt moyenne promedio media',
  bound: 'min max minimum maximum lowest highest',
  rate: 'percent percentage pct rate ratio share proportion fraction margin growth yield discount prozent anteil quote taux pourcentage porcentaje tasa',
  event: `burned burnt raised donated spent paid earned collected destroyed affected awarded disbursed pledged invoiced billed exported imported produced consumed emitted lost
    wasted saved recycled landed caught harvested generated used flown travelled traveled downtime outage overtime euthanized billable`,
};

/** What a word of a name says; undefined for a word that says nothing about numbers. Words written together ("listprice") say what their last part says. */
export function numberWord(word: string): NumberWord | undefined {
  const folded = fold(word);
  const meaning = MEANINGS.get(folded);
  if (meaning !== undefined) return meaning;
  for (let at = SHORTEST_START; at <= folded.length - SHORTEST_ENDING; at += 1) {
    const ending = folded.slice(at);
    const said = MEANINGS.get(ending);
    if (said !== undefined && (ending.length > SHORTEST_ENDING || SAFE_ENDINGS.has(ending)) && !UNSAFE_ENDINGS.has(said)) return said;
  }
  return undefined;
}

const SHORTEST_START = 3;
const SHORTEST_ENDING = 4;
/** Of four letters; "current" does not end in a rent. */
const SAFE_ENDINGS: ReadonlySet<string> = new Set(['year', 'area', 'time', 'size', 'rank', 'jahr']);

/** A word without case and accents. */
export function fold(word: string): string {
  // Most words have no accents, and to look for them costs more than all else that is done with a word.
  if (!/[^\x20-\x7e]/.test(word)) return word.toLowerCase();
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** "discount" is not a count. */
const UNSAFE_ENDINGS: ReadonlySet<NumberWord> = new Set(['tally', 'total', 'identifier', 'event', 'bound', 'statistic', 'coordinate']);

const MEANINGS: ReadonlyMap<string, NumberWord> = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [fold(word), meaning as NumberWord] as const),
  ),
);

/** "Week of Injury", "Month Number", "released_day": the words of a name that says which one it is, and not how many there are. */
export function isPlaceInTime([first = '', second = '', ...more]: readonly string[]): boolean {
  if (/^(?:week|month|quarter|hour)$/.test(first) && /^(?:of|number|no|nr|num)$/.test(second)) return true;
  const isOfEvent = /^(?:\p{L}+ed|birth|born|start|end|release|issue|arrival|departure|pickup|dropoff|arr|dep)$/u.test(first);
  return more.length === 0 && isOfEvent && /^(?:day|week|month|quarter|hour)$/.test(second);
}

/** True for names of latitudes, longitudes and grid references. */
export function isCoordinate(words: readonly string[]): boolean {
  return words.join(' ') === 'long' || words.some((word) => numberWord(word) === 'coordinate');
}
