/** What fields of shops, homes, work, travel, vehicles, food and games are about. */
export const EVERYDAY_ASSOCIATES: readonly string[] = [
  // shops
  `
price cost fare tariff charge amount paid @money: customer buyer shopper consumer bargain wallet pocket purse till checkout counter pay shell fork splash afford buy shelf tag apiece cash budget dent splurge pricewise ballpark
rent fee rental lease: tenant renter landlord move pay live lodger
price fee ticket admission entry: door gate visitor turnstile
price ask asking bid hammer sold: hammer auction auctioneer gavel saleroom room bidder bidding lot block fetch go under knock
stock inventory qty quantity available availability units onhand: warehouse shelf shelves depot storeroom stockroom store shop rack racks storage sitting lying hold holding held reserve supply keep kept
sold sales: till counter customer buyer shopper shift move market
discount saving off reduction markdown rebate: knock slash mark sale bargain deal cut taken shave
maintenance repair service servicing serviced: workshop garage shop depot mechanic engineer fix fixed
rating score stars star review grade satisfaction: customer buyer shopper guest visitor reader viewer listener user reviewer public people opinion eyes out think thought audience diner patient community participant attendee
reviews review ratings comments feedback: customer buyer shopper guest visitor reader viewer user people wrote leave left opinion
returns returned refund refunds: customer buyer back send sent shop
delivery shipping ship postage freight: courier post postman door doorstep parcel package customer carrier arrive mail order
warranty guarantee: cover repair manufacturer
weight mass kg grams lb @mass: scale scales tip balance lift carry bag suitcase bodyweight
calories kcal energy: eat plate belly diet burn food
volume capacity ml liter litre: bottle fill tank hold container
size height width length depth dimensions: ruler tape fit measure
color colour finish shade hue: paint painted come coat coated look
material fabric fibre fiber composition: made make cloth consist constructed sewn woven build
brand maker manufacturer make producer mfr: made produce company firm manufacture
seller vendor shop store retailer merchant dealer: sell trader business sold
origin country made mfr: made goods come manufacture import produce hail grown originate factory
category department dept type kind section: fall belong shelf aisle
notes scent fragrance accord aroma: smell scent whiff nose contain aroma odor odour perfume note hint fragrance
flavor flavour taste tasting notes: taste flavor flavour palate hint tongue mouth sip drink
condition grade state cond: shape nick
listed posted added published ad date_listed: online site market website internet platform page marketplace advertise advertised app web up board come go hit
messages msgs comments replies inquiries enquiries contacts: buyer people customer user visitor fan reader write send leave
joined member_since signup registered account: start begin account site platform member sign up come open
seller rating feedback: sell trade
value amount total: money sum
installed installation: go up put install build
bikes scooters: borrow hire ride
questions: audience attendee people participant ask
rated review reviewed: participant attendee
longevity sillage: skin wear
crossing: water cross sea
adopted adoption: home family find
`,
  // homes
  `
area sqm sqft size surface footage space living @area: floor space inside interior room live under roof footprint
plot lot land acres acreage hectares garden yard: land ground garden yard outside outdoors
bedrooms beds rooms bathrooms baths: sleep room
floor storey stories level floors: tower block up
built year_built construction constructed yr_built: building's build construct erect go stand date
sold sale_price sold_price sale price: market change hand
days_on_market dom listed market: sit sat unsold market sale agent
mortgage loan @money: bank lender borrow borrower
deposit bond: move tenant landlord
beach sea coast shore ocean seaside waterfront: sea coast shore beach water seaside ocean sand waves waterfront shoreline coastline
home house dwelling residence residential: house home somebody's anyone's someone's resident neighbour neighbor people dwelling residence
center centre downtown cbd: centre center downtown city town middle heart cbd
town city village settlement: town city village civilization civilisation settlement built-up people
station metro subway transit train tube railway rail: station train tube underground metro subway transit railway rail line platform
stop bus tram: bus tram stop public transport
airport: airport plane airfield runway terminal fly
school schools: school kids child children
slopes slope lift lifts piste: slope piste lift ski skiing snow
road street highway motorway: road street highway motorway traffic
hospital clinic: hospital doctor ambulance
water lake river: water lake river shore bank
parking carpark: car park carpark spot leave
spaces: car park carpark spot
epc energy_rating: energy efficiency certificate
available vacant move_in movein: move moving empty free
`,
  // work
  `
salary wage pay compensation stipend income earnings: earner worker employee staff people person paycheck paycheque cheque packet job employer company bank earn money
bonus commission: pay paid employee staff
employees headcount staff workforce size: company firm employer workplace people work worker payroll business
applicants applications candidates: people job interested cv resume apply
vacancies openings positions: job people
experience years_experience seniority: job field career work background belt
hours hrs weekly_hours: work clock desk shift week job
leave vacation holiday pto time_off absences absence sick: vacation holiday leave annual day off work away
hired hire_date start_date joined hiredate: job company work join start come board aboard firm employ hire
terminated left termination resigned: company job go leave quit
manager supervisor boss: report team under work
department team division: work sit belong
position role job title: work
satisfaction engagement score performance: employee staff worker people job
commute: work office travel door
deadline closing closes apply_by: apply application applicant send submit in
tenure service: company job stay work
training courses: staff attend
remote hybrid: office home
`,
  // travel
  `
stops layovers stopovers via connection change transfers: change stop plane layover stopover connection connect way transfer route break
ports port ports_of_call itinerary stops: stop call dock visit anchor put port harbour harbor ship berth
delay delayed late lateness arr_delay dep_delay: late behind schedule timetable passenger board clock hold held run arrive
departure departs dep depart leaves: leave set off go take sail platform gate board
arrival arrives arr: get in land reach arrive come touch
flight airborne flying: air
duration flight_time travel_time trip_time: air journey trip travel flight door get take drive sit seat
distance km miles trip_distance route length: ride travel journey drive trip road way route cover stretch apart go walk long end
passengers riders ridership pax boardings: people board ride travel carry traveller traveler use gate station on off
seats capacity berths pax: people passenger sit seat room cabin fit aboard
occupancy load_factor: full seat bed room
nights stay nights_stayed min_nights minimum_nights: stay sleep guest bed hotel
guests accommodates sleeps capacity max_guests: people person sleep fit stay host bed
bookings booked reservations: guest customer traveller place make reserve
cancelled cancellations canceled: guest customer call
airline carrier operator: fly run service
destination dest to: go head fly bound travel end trip
origin from orig: leave start fly set come
checkin check_in arrival: guest arrive
opens closes opening closing season: season year visitor public
walk walkin hike approach: foot reach walk walker hiker way
baggage luggage bag: bag suitcase carry bring hold
visibility: see look
speed knots mph kmh max_speed top_speed @speed: go drive travel clock reach run ride fly speedometer
fare toll tip: driver cab taxi ride trip meter passenger
pickup pick_up pu: pick collect get board
dropoff drop_off: drop leave end
stations docks bikes: dock bike rack
visitors visits arrivals: people tourist come gate door turnstile visitor
altitude elevation height summit alt elev: sea level ground peak top stand tower mountain summit rise air sky
ascent climb elevation_gain gain: uphill climb up metre meter leg
pets pet: home house
difficulty grade level: walk walker climb leg
`,
  // vehicles
  `
mileage odometer km miles kilometers odo: clock odometer road drive driven wheel engine mile
hours hrs engine_hours: clock meter engine work run
mpg consumption economy fuel_economy l_100km: fuel petrol gas tank pump gallon drink burn drive
power hp horsepower bhp kw @power: engine motor bonnet hood produce output develop pack put under
engine displacement cc cylinders: engine motor bonnet hood litre
co2 emissions carbon: air exhaust green emit planet climate tailpipe atmosphere put pump
range range_km: charge battery go drive
battery kwh battery_life: charge last juice
charging charge_time: plug full
acceleration zero_to_sixty 0_60 0_100: standstill sprint dash go get
torque: engine pull
owners previous_owners: hand keeper belong
registered reg registration first_registration: road plate
transmission gearbox: gear shift drive
fuel fuel_type: run engine tank burn take
accidents crashes: road car driver people happen
tread tyre tire: road wet
tow towing payload: pull carry haul load
`,
  // food
  `
prep preparation prep_time prep_min: kitchen work chop hand hands-on counter ready
cook cooking cook_time bake baking bake_min: oven stove hob kitchen pan pot fire heat cooker cook bake
total_time time minutes: table kitchen start finish ready make take
servings serves portions yield: people mouth table plate eat person feed family
ingredients ingredient: need recipe call shop shopping contain cupboard use
spice spiciness heat scoville: mouth tongue burn
alcohol abv: drink bottle glass strength percent proof
sugar salt fat protein sodium carbs fiber fibre: contain pack content food gram inside
caffeine: cup drink
vintage: cellar bottle wine harvest
price main entree menu avg_spend: eat meal plate table menu diner dine food bill
covers tables seats: table diner people eat seat dine
cuisine: food cook serve eat kitchen
inspection grade hygiene violations score inspected: inspector kitchen visit health restaurant find
allergens allergen: contain allergy
expiry expires best_before: date shelf fridge
wait wait_time: table queue line
aged maturation aging ageing: cellar barrel cask
roast: bean
`,
  // games
  `
playtime play_time hours_played avg_playtime duration: table play player take last sit finish beat
players max_players min_players: table people play sit person
complexity weight difficulty: brain learn
age min_age: child children kid play
owners owned players: people gamer steam library play own
reviews positive negative recommendations: player gamer people steam thumb
peak concurrent ccu online: people player play server gamer time
price: steam gamer
achievements trophies: unlock
pieces parts bricks: box set piece brick build bag
minifigs figures: box set come
release released launched: shop store shelf come out
platform console: play run
developer studio: make behind
sales: shop copy world
size size_gb @data: disk drive download space hard install computer take
`,
];
