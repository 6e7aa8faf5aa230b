/**
 * Words that name one thing in the names of fields and in questions: a line each. A question's word that no field is called by stands for the one word
 * of its line that some field is called by; where two words of a line name fields, it stands for neither.
 */
export const SYNONYMS = `
target planned goal intended aimed
maximum upper ceiling
minimum lower floor
cost bill expense
fee levy
due owed outstanding owing
spend spending outlay expenditure
save bookmark
watching follower
inquiry enquiry
inspection audit
facility site branch observatory
subject topic discipline
effort workload
student learner pupil enrolled
instructor teacher tutor lecturer
masking blinding blind
dropout attrition
sponsor funder backer
investigator researcher
hygiene cleanliness
outcome endpoint
dish plate
postcode zip zipcode
license licence permit
shipping postage freight
shipped sent dispatched mailed
promised guaranteed
attempt try
carrier courier shipper
departure origin
signature signed
co2 carbon
metro subway underground tube
mbps speed bandwidth
wifi internet broadband
diameter width
charger plug connector
operator provider
operator company
interval intermission
kennel cage
vet veterinary veterinarian
stay waited
microchip chipped chip
neutered spayed castrated fixed sterilised
intake admission
trait personality temperament
transcript transcription
explicit adult
premium subscriber
sponsor advertiser
duration runtime
completion completed finished
guest interviewee
height elevation
ascent climb uphill
descent downhill
hut refuge lodge
difficulty level
parking carpark
transmission gearbox
mileage odometer
manufacturer maker brand make
owner keeper
garage carport
furnished furniture
heating heater
bathroom bath
bedroom bed
bunk bed berth
balcony terrace
elevator lift
deposit bond
rent rental
tenant renter
landlord owner
employer company
salary wage pay
vacancy opening
applicant candidate
experience seniority
contract employment
deadline cutoff
benefit perk
developer studio
publisher label
installs downloads
screenshot image
director filmmaker
runtime length
gross takings
award prize
vintage year
grape variety
winery vineyard producer
alcohol abv
pairing food
serving portion
calorie kcal
sodium salt
prep preparation
skill difficulty
ingredient component
rest resting
saves bookmarks favorites favourites
severity priority
assignee agent
resolution fix
customer client buyer
quantity pieces
discount reduction
return refund
warehouse depot
weight heaviness
color colour shade finish
condition state
warranty guarantee
seller vendor dealer merchant
accessory extra
contractor builder
applicant requester
neighborhood neighbourhood district quarter
stories storeys floors
demolition teardown
borough district
cover seat seating
closed shut
allergen allergy
terrace patio
disease illness condition
volunteer participant
enrolment participant subject
budget funding
country nation land
language tongue
occupation profession
nationality citizenship
gender sex
birthday birthdate
department division
supervisor manager boss
member subscriber
venue hall stadium
artist performer band
ticket admission
attendance crowd spectators
magnitude strength
depth deepness
casualty victim
global worldwide
injury wound
fatality death
acreage acres area
containment control
cause reason
rider ridership patronage
viewership viewer audience
readership reader circulation
peak summit
terminus destination terminal
interval headway frequency
punctuality reliability
bait lure
fabric textile cloth
flavor flavour taste
toilet restroom washroom lavatory loo
physician doctor clinician medic
lawyer attorney solicitor barrister counsel
claimant plaintiff
parcel package
catch haul
angler fisherman fisher
referee umpire
salesperson salesman rep
trainer coach
pilot aviator
cinema theater theatre
lorry truck
pavement sidewalk
trash garbage rubbish waste
kid child
password passcode
phone telephone
remark comment note
writer author
vacation holiday leave
`;
