/**
 * What records are, in words for more than their kind, behind what such records are called: each hackathon is an event, and each bistro a place. Unlike
 * those of `record-kinds.ts`, the names of a line say nothing of each other.
 */
export const WIDER_KINDS = `
event: conference congress convention derby exhibition expo fair fete gala hackathon meeting meetup opera parade party premiere rally recital regatta screening seminar summit symposium talk tour tournament triathlon webinar wedding workshop lecture drought eruption flood hurricane landslide tornado tsunami typhoon cyclone spill attack raid protest demonstration strike
incident: accident assault attack avalanche breach burglary callout collision crash derailment drowning explosion fire leak mugging outage raid rescue robbery shooting spill stabbing theft hack break-in
case: appeal arbitration autopsy claim conviction death dispute foreclosure hearing homicide infection lawsuit litigation murder outbreak prosecution sentencing trial
offence offense: arrest assault burglary citation conviction fine homicide murder robbery theft violation
animal creature: bird cow dinosaur fish horse insect mammal monster pet pig rabbit reptile sheep snake spider
vehicle: ambulance bike bicycle camper car coach convertible coupe ev hatchback jeep lorry minibus moped motorbike motorcycle pickup quad sedan suv tank tractor trailer tram truck van wagon
plane aeroplane airplane: aircraft airliner glider helicopter jet
vessel boat: barge catamaran dinghy ferry freighter sailboat speedboat tanker trawler tug yacht
ship: barge ferry freighter liner tanker trawler warship
building: apartment_building barn castle cathedral chapel church elevator factory hotel house landmark library mall mansion monastery mosque museum office palace pub school skyscraper stadium station synagogue temple theater theatre tower villa warehouse windmill
structure: bridge dam landmark lighthouse monument pier tower tunnel windmill
place: abbey arcade attraction bakery bar barbershop beach bistro bookshop bookstore brasserie brewery cafe campground canteen castle cathedral cave cemetery chapel church cinema club coffee_shop coffeehouse crag deli dentist diner distillery dive_site eatery farm food_truck gallery garage garden guesthouse gym hairdresser hostel hotel inn kiosk landmark laundrette laundromat library lido lighthouse liquor lodge mall marina market mill monument motel museum nightclub park pharmacy pizzeria playground pool pub quarry restaurant ruin salon sauna shop spa spot spring stadium station steakhouse store supermarket takeaway tavern tearoom temple theater theatre toilet venue viewpoint vineyard waterfall windmill winery zoo
spot: beach castle cave climb crag dive_site fishing_spot lookout picnic playground ruin spring surf_spot viewpoint waterfall windmill
site: abbey attraction campground castle cathedral cave chapel church crag dig dive_site excavation landmark lighthouse mill mine monument playground quarry ruin station toilet waterfall website well windmill
facility: care_home clinic daycare gym hospital landfill marina nursery nursing_home playground pool prison stadium toilet
home: bungalow condo cottage duplex mansion penthouse studio townhouse villa
property: building bungalow castle chalet condo condominium cottage duplex estate farm guesthouse lodge maisonette mansion motel parcel penthouse plot ranch studio townhouse
establishment: bakery bar cafe diner eatery inspection liquor pub restaurant salon tavern
business: bakery bar barbershop brewery cafe company contractor dealer dentist distillery firm franchise garage hairdresser hotel liquor manufacturer pharmacy pizzeria pub restaurant retailer salon shop startup store supplier tavern vendor
company: airline brand brewery broker builder business carrier contractor developer distributor employer firm insurer layoff manufacturer publisher retailer startup supplier unicorn utility vendor
firm: agency broker business company contractor employer startup
organization organisation: agency charity club foundation ngo nonprofit association union
shop store: bakery bookshop bookstore boutique butcher dealer florist grocer hardware kiosk retailer supermarket
provider: bank broadband carrier hosting insurer isp utility vpn
lender: bank mortgage
bank: mortgage
dealer: dealership
school institution: academy college conservatory kindergarten nursery university
professional: accountant architect attorney lawyer nurse surveyor therapist
attorney: lawyer solicitor
solicitor: attorney lawyer
physician: doctor surgeon
player: cricketer footballer quarterback striker
athlete: olympian sprinter swimmer gymnast
politician: congressman governor legislator mayor mp senator
slide: avalanche landslide mudslide rockslide
funeral interment: burial cremation
burial: funeral interment
graphics_card video_card card: gpu
processor chip: cpu
name domain_name: domain
licence license permit: liquor
holder: licence license
electric_vehicle electric_car car vehicle: ev
station broadcaster: radio radio_station
channel: tv_channel youtube youtuber
ticket: citation violation
citation: ticket violation
asteroid rock body object: neo
asteroid: near_earth_object
body: asteroid comet exoplanet moon planet star
object: asteroid comet neo satellite meteorite
rock stone: meteorite mineral gem
spacecraft: satellite probe
language_model: llm
large_language_model ai_model: llm
programme program: bounty bug_bounty
typeface face: font
film movie: documentary feature screening
book: ebook audiobook novel paperback
title: audiobook book comic ebook film library magazine movie novel show videogame
deal: coupon discount offer promotion voucher
discount: coupon deal offer
work: book composition novel painting poem sculpture song symphony
piece: antique artwork ceramic composition etching furniture jewel painting print sculpture
publication: article book journal magazine monograph paper report thesis
paper: thesis dissertation
article: column editorial essay op-ed story
drug medication: medicine vaccine pill
compound: drug chemical
plant: bulb cactus crop flower herb houseplant orchid rose seed shrub succulent tree
transaction: charge deposit donation expense order payment purchase refund sale spend trade transfer withdrawal
purchase: expense order spend transaction
payment: donation expense invoice transaction transfer
expense: expenditure purchase
trip: cruise drive excursion flight ride taxi tour voyage
journey: cruise flight ride taxi train trip voyage
ride: taxi trip
session: class lesson lecture seminar training workout workshop
activity: excursion ride run tour training workout
training: run workout
visit: appointment checkup consultation
appointment: consultation visit
reservation: booking
booking: reservation
stay: admission discharge hospitalisation hospitalization
admission hospitalization hospitalisation: discharge stay
discharge: admission
kid child: pupil
pupil: student
student: exam grade pupil
filing: disclosure lobbying
contract: award procurement tender
bid: tender
match game: fixture derby
fight: bout
bout: fight
election: poll ballot
reading: measurement observation sample sensor weather temperature
observation: measurement reading sighting weather temperature
notice: alert recall tender warning
alert: advisory warning
warning: alert advisory
role: internship
internship: job
gadget: camera console drone headphone keyboard laptop phone smartwatch speaker tablet
computer: desktop laptop notebook pc server workstation
garment: coat dress jacket shirt skirt sweater
outfit: dress costume suit
drink beverage: beer cocktail coffee juice soda tea whisky whiskey wine
food: grocery snack cereal
dish: meal recipe
meal: dish recipe
sweet: candy chocolate
candy: sweet
medal: olympic
coin: crypto cryptocurrency
token: crypto cryptocurrency coin
share: equity stock
ticker: stock
security: bond equity share stock
fund: etf
hole: golf
course: golf
lift: elevator
run: marathon
`;

/**
 * Whom or what one of is behind each record, behind what such records are called: a loan is no borrower, and has one. Nobody but the answer says so,
 * where the word stands for the records.
 */
export const COUNTERPARTS = `
borrower: loan mortgage credit
applicant: application loan
patient: admission appointment discharge hospitalisation hospitalization stay surgery
student: enrolment enrollment exam grade
customer client: churn subscription account contract call
subscriber: churn subscription
employee: hr payroll salary
defendant: case hearing trial
plaintiff: lawsuit
victim: homicide murder
deceased: burial death funeral grave autopsy
policyholder: policy insurance
tenant: lease tenancy
grave: burial
call: telemarketing
seller: business
`;
