/**
 * What else records are called whose scraper, or the field that names each of them, is called by a word before the colon: the other words of its line;
 * those of a compound are joined by `_`. Words for one kind among several ("yacht" of boats) are no part of it, nor words for what such records count.
 */
export const RECORD_KINDS = `
accident: crash collision wreck car_accident car_crash road_accident traffic_accident crash_report accident_report
account: bank_account
advisory: vulnerability flaw bug
airbnb: listing property place home rental stay
aircraft: plane airplane aeroplane
airline: carrier
airport: airfield
album: record lp
animal: creature
antique furniture lot: piece item
apartment: flat home property place unit
app: application program
appliance: machine device product
applicant candidate
arrest patient: case
article: story piece
artwork sculpture: work piece
athlete player
auction: lot sale
bakery: shop place
bar pub: place
bathing_water: sample measurement reading
battery ev_battery: pack battery_pack
beer: brew
bicycle bike: cycle
bill: law act
belltower bell_tower: tower ring church
blog: post article
boat ship: vessel craft
bond: security
book: title volume
boot: pair model
brewery room: place
brick lego: set lego_set
bridge: crossing
brocante: piece item thing
bug: issue defect ticket
bus: vehicle coach
cafe: coffee_shop coffeehouse place
call: visit
camera: model body device
campaign project
campervan: van camper motorhome
campground: site campsite
campsite: site campground camp camp_site camp_ground camping_site
car: vehicle auto automobile motor
caravan: van camper
card: credit_card
carpet rug: piece mat
cat dog shelter: pet animal
catch: fish
chair: seat
charger: charging_station charging_point charging_site charge_point charging_location ev_charger ev_charging_station charging_stop
charity: organisation organization nonprofit non-profit ngo
cheese: product
chess: game match
cinema: theatre theater movie_theatre movie_theater
class: course session
client customer
climb route: line
clinic: practice place
club: team
coaster: ride rollercoaster roller_coaster
coffee: bean roast blend coffee_bean
coffee_shop: cafe place
coin stamp: lot piece
college: university
comic magazine: issue title
comment post: message
complaint: report case
computer: machine pc
concert: gig show event evening
conf conference: congress meeting event
console router sensor tablet: device
container: box
cottage: property place holiday_cottage
day_tour day_trip: tour trip excursion activity
funeral: funeral_director undertaker funeral_home
grad_job graduate_job graduate_scheme: scheme programme role job position vacancy
jigsaw: puzzle
kick sneaker: shoe style product trainer pair model
let letting: property place holiday_let holiday_home holiday_rental
course: class
crime: offence offense incident
cruise: voyage sailing trip itinerary
crowdfunding crowdfunder: project campaign
crypto: coin token
dam: reservoir barrage
daycare: centre center nursery creche kindergarten preschool childcare child_care childcare_centre childcare_center facility provider
delivery: shipment
dentist: practice surgery dental_practice clinic
disease: illness condition
dishwasher: machine appliance
doctor: practice surgery physician
drone: quadcopter device
drug medicine: medication product
dryer: machine tumble_dryer appliance
e-bike: bike bicycle
earthquake quake: tremor event
eatery: restaurant place
election: vote
elevator lift: device
email: message mail
employee: worker staffer member staff_member
episode series: show
error: fault
escape: room game escape_room escape_game
etf fund
evening_course: course class evening_class
event: happening gathering
exoplanet: planet world
experiment: trial test
farm: wind_farm place
farmland: lot tract parcel farm land_auction
fault: error defect
festival race storm: event
filament: spool roll material
film movie: picture
fire: blaze incident wildfire
flat: apartment home property place
flight: trip journey connection itinerary air_fare airfare
flower: plant
freelancer: contractor profile gig_worker
freight: load shipment
fridge: refrigerator appliance
game: title
garage: carpark parking car_park parking_garage parking_lot parking_facility parking_structure parking_site parkade
gite: property holiday_home cottage place holiday_let holiday_rental holiday_cottage
grant: award
grave: burial tomb headstone gravestone plot burial_record
grocery: product item article
guest visitor
gym: club studio fitness_club fitness_studio health_club sports_club
headphone: pair headset
hike: walk route trail tour trek
home house: property place
horse pet: animal
hospital: clinic facility
hostel hotel: property place accommodation
hosting: host server plan package hosting_plan
image: picture photo
incident: call event callout case
inspection: check visit
instrument: piece musical_instrument
insurance: policy
invoice: bill
issue ticket: case request
job: position role vacancy opening job_ad job_posting job_listing
lamp: light
laptop: notebook computer machine device
launch: flight mission lift-off liftoff rocket_launch space_launch
lecture talk: session
lens: lens_model model objective
lesson: class session
licence: license permit registration
lighthouse: tower light beacon
load: shipment consignment
loan: credit
lorry truck: vehicle
lost_property: item thing object lost_item
marathon: runner finisher participant entrant
match: game fixture
measurement reading
member: user
menu: dish item
message: text
monitor: screen display
mooring: berth
mortgage: loan deal
motorbike motorcycle: bike
motorhome: camper van campervan rv camper_van
museum: object piece exhibit artefact artifact museum_object
news: article story item news_article news_story news_item
newspaper: paper title
offence: crime offense
office: space
order: purchase sale
outage: cut interruption blackout failure power_cut power_outage power_failure
opera ballet musical recital: performance show evening
package: library module
painting: picture work piece artwork
paper: article publication study manuscript
parcel: package shipment
parking_spot parking_space park_spot: space spot bay place parking
passenger: traveller traveler
payment transaction
perfume: product
permit: application building_permit
planning: application planning_application
pet_licence pet_license: licence license pet animal
phone: smartphone mobile handset cellphone cell_phone mobile_phone device
phone_plan: plan tariff deal contract mobile_plan phone_tariff mobile_tariff phone_deal mobile_deal phone_contract mobile_contract sim_deal cell_plan
photo: picture image photograph
piano: instrument
plan: tariff deal contract package offer
plane: aircraft airplane aeroplane
planet: world
podcast: episode show podcast_episode
policy: insurance_policy
port_call: call visit ship_call
practice: surgery
preprint: manuscript paper article publication
printer: device machine
product: item article good
property real_estate: home place listing house
puzzle: game
question: query
rack_server: server machine box gear
recall: notice product_recall
recipe: dish meal
rental: listing property place home
repo repository: project
request: report complaint ticket case service_request
resort: ski_resort
restaurant: place eatery diner
review: comment
ride: coaster
robbery: case incident
runner: finisher participant entrant athlete
sale: deal transaction
sample: measurement reading test
scholarship: award bursary grant
school: college
scooter van: vehicle
seed: variety packet
server: machine box system
shipment: load consignment delivery
shipwreck: wreck wreckage
shoe: pair model sneaker trainer product
show: series programme program
sighting: report encounter observation
ski_resort: resort ski_area ski_station ski_field
smartwatch fitness_tracker: watch model device wearable
sofa: couch
software: program application package
song track: tune
speaker: loudspeaker
staff: employee worker staff_member
standup stand_up comedy: show gig event night
station stop
stock: share equity
storage: unit locker storage_unit self-storage_unit
study: trial
taxi: ride trip cab
tea: blend product
team: club side squad
tender: notice contract call procurement_notice
tent: shelter model product
timber lumber wood: board plank beam length
tool: machine
toy: product item
tractor: machine farm_machine
trail: route walk hike
trailer: caravan
train: service departure
tram: service streetcar
trial: study clinical_trial
trip: journey ride
turbine: wind_turbine windmill
tv: television tv_set
tweet: post message
tyre: tire product
ufo: sighting report encounter observation ufo_sighting ufo_report
university: college institution
user: member account
vacancy: job position role opening
vacuum: cleaner hoover vacuum_cleaner
venue: hall location wedding_venue event_venue function_room party_venue conference_venue
video: clip film
board_game: game
video_game: game title
villa: property place
vinyl: record album disc lp pressing
volcano: eruption
vote: ballot
vps: server plan instance machine box virtual_server virtual_machine vps_plan hosting_plan
vulnerability: flaw advisory bug cve exploit hole security_hole security_bug security_flaw
wallpaper fabric: design
warehouse: unit depot building space property
washer washing_machine: machine appliance
watch: timepiece wristwatch
weather: reading observation day
whiskey whisky: bottle
wildfire: fire blaze
wine: bottle
winery: vineyard place
wool: yarn
pup puppy kitten: litter
roadwork roadworks: job works work
worker: employee
workshop: course session class
yarn: wool product skein
`;
