/** What fields of health, schools, sports, culture, public offices, incidents and money are about. */
export const PUBLIC_ASSOCIATES: readonly string[] = [
  // health
  `
patients patient: people bed ward hospital treat admit see
deaths died fatalities fatal killed dead: people life lives victim claim toll person
injuries injured hurt wounded: people person victim
cases infections infected: people person catch caught infect sick ill
los length_of_stay stay: hospital bed ward patient stay spend night
wait waiting wait_time waiting_time: room hall lobby patient see doctor treatment queue line operation
dose dosage doses: take shot jab pill arm
vaccinated vaccination: people jab shot arm
bmi weight: scale body
age ages: year old people person birthday
heart_rate hr avg_hr bpm pulse: heart chest
blood_pressure systolic: blood heart
steps: walk day
sleep sleep_hours: bed night asleep
smoker smoking: smoke cigarette
diagnosis disease condition: suffer diagnose patient sick
charges total_charges bill cost: hospital patient stay bill treatment
enrollment enrolment participants sample_size: people patient volunteer subject sign recruit study trial
sponsor funder: money pay behind
beds: hospital ward patient
doctor physician provider: see treat patient
adverse side_effects: suffer patient report
admitted admission admit: hospital ward come in bring brought
discharged discharge: hospital home go leave
`,
  // schools
  `
students enrollment enrolment pupils kids: school child children kid learner class roll attend go classroom desk
teachers staff: school classroom teach
ratio class_size student_teacher: class classroom school teacher
score scores sat test grade math reading average_score: test exam pupil student school kid child pass result sit class get
graduation grad_rate: finish school student graduate make
tuition fees fee: student study parent year school pay degree attend
courses credits hours: student take study earn
lunch meals: kid child pupil
attendance: pupil student school class turn
absences absent: school class pupil student miss
dropout: student leave school
admission acceptance accept admit: student applicant get in let
lessons lectures: course class watch sit
enrolled subscribers: sign student learner join take
instructor teacher professor: class teach course lecture
ranking rank: world table league
gpa: student average
`,
  // sports
  `
goals points scored score: net score find put team player back match scoreline
assists: player pass
attendance crowd spectators: draw attract pull people fan stadium ground watch stand seat gate turn come stands supporter
capacity seats: people stadium ground fan hold
wins won victories losses lost: match team
minutes mins playing_time time: pitch field court play clock player
height weight age: player team stand
fee transfer_fee transfer_value market_value value: player club pay market move
contract contract_end: player club run
finish_time time pace splits @time: clock finish line runner course run race stopwatch cross watch tape
distance: run race course
cards yellow red fouls: referee ref player
games matches appearances: play player pitch shirt
rounds laps: go fight track
opponent away: play face against team
rank ranking position place: table finish end
medals gold: win podium
sets reps: gym
salary wage: player team
stadium venue ground: play match take
referee: match whistle charge blow
winner champion: win title trophy cup
result outcome: end finish
elo rating: player
moves: play board
`,
  // culture
  `
runtime duration length minutes: screen sit cinema watch credit
gross box_office revenue worldwide domestic takings: cinema theater theatre ticket money world cash office audience
budget production_budget: shoot make money
released release release_date premiere: cinema screen theater theatre come out shelf shop hit
imdb rating: audience viewer
metascore critics: critic
votes vote num_votes: people viewer user cast fan
views plays streams watched viewers audience listeners: people watch see listen audience screen fan tune ear eyeball
episodes seasons: run watch
pages page_count num_pages: read reader long cover
copies sold sales: reader shop buy
copies: shelf library
author writer: pen write work
director: shoot make helm camera
cast actor actors starring: star play role appear
published pub_year publication_year year: come press shelf bookshop out appear
publisher label studio: put out release bring
language original_language: speak write
genre: fall
followers subscribers fans monthly_listeners: people fan follow audience
tempo bpm: beat music dance
popularity: people fan
artist band performer: music sing play record
attendance visitors: people museum door gate fan
estimate est est_low est_high low_estimate high_estimate hammer: auction auctioneer expert sale saleroom specialist
medium technique: paint done make work
painted created date year made: paint make create work
exhibited gallery room: hang wall display see
checkouts loans borrowed issues: borrow library reader book take lend loan out check shelf
acquired accession acquisition: museum collection come buy enter
lent loan on_loan: museum
dimensions height_cm width_cm: wall frame canvas
ticket tickets: fan door gate buy sell
`,
  // public
  `
population pop inhabitants residents: people live person inhabitant citizen head resident
density: people live
gdp gdp_per_capita income: economy country people money
life_expectancy: people live age
unemployment: people work job
literacy: people read write
area area_km2 land_area: land country territory
votes ballots yeas nays: voter people cast poll ballot favour favor election
turnout: voter people poll vote election
majority margin: seat win
sponsor sponsors author introduced_by: bill behind put
introduced filed submitted: bill floor table
passed enacted signed: law
issued issue_date granted approved approval: permit permission go ahead city council hand give
filed received submitted created created_date opened reported requested date: come report arrive call desk request file log lodge in complain send complaint
closed completed resolved: sort deal fix crew city close
days processing_days processing turnaround days_to_close: process council city wait take answer paperwork
budget spend spending expenditure cost: taxpayer council city public purse money government
contract value award_value amount estimated_value: taxpayer contract tender worth public money
supplier vendor contractor winner: win work land company firm award
bids bidders tenders_received: company firm bid tender compete
fee fine fines penalty: pay city council ticket
agency department: city handle deal responsible
complaint complaints complaint_type issue descriptor: resident citizen local neighbour neighbor public people call moan complain report problem
channel via source submitted_via method: come reach report submit contact way get file send
upvotes supporters signatures: people resident sign citizen
inspected inspection last_inspection: inspector visit check look come see
inspector: visit look check inspect
violations: inspector find
license licence licensed: hold city
donations donated raised: people donor money give
income expenditure: charity money bring
beneficiaries: people help
graves burials buried interred: grave cemetery ground lay rest bury
`,
  // incidents
  `
fatalities deaths killed: people life lives victim crash die lose claim person
injured injuries: people person crash
aboard onboard passengers crew: people ship plane board person soul
damage loss losses property_loss: dollar cost cause money insurance
stolen loss value: thief thieves steal owner
response response_time: police officer crew arrive scene reach get call turn
arrests arrested: police cuff
victims victim_age: people person
suspect: police
weapon: use
time hour occurred incident_time occurred_at date: happen occur strike take clock
location place street: happen occur take commit
cause: blame start behind lead
severity: hurt
units engines alarms: send crew scene respond
sunk sank sinking wrecked: go bottom sea ship down wave water vessel
depth: wreck lie bottom diver dive seabed
vessel ship: sink
evacuated affected displaced: people home leave person
claims claim claim_amount: insurance insurer policy
exposed records_affected accounts pwn: people user leak breach data
shape: look see
duration: see sky last
sightings: see people
reported reports: people police call
`,
  // finance
  `
close open high low price share_price adj_close: share stock market exchange trade day end trading bell
volume shares_traded: share trade hand market change exchange
market_cap marketcap cap: company stock market worth exchange
dividend yield dividend_yield: share shareholder investor pay
return returns performance ytd: investor money make
fee ter expense_ratio expense charges: investor money manager cost
aum assets net_assets size: manage investor money under
revenue sales turnover: company business firm money bring customer world
profit income earnings net_income: company business firm bottom money make
loan loan_amount loan_amnt principal amount: borrow borrower bank lend lent lender money
interest interest_rate int_rate apr: borrow borrower bank loan saver pay charge lender
fico credit_score credit: borrower applicant
annual_income annual_inc income dti: borrower earn applicant household
balance account: bank customer hold sit account
transactions: card customer account
premium: insurance policy driver customer
funding raised goal pledged total_raised: investor backer venture capital money startup company crowd people campaign supporter pocket
backers investors: people money campaign support
valuation: investor company
founded founding: company start go
ipo: market exchange
rate exchange_rate: currency buy
term maturity: loan pay run back
`,
];
