/** What fields of software, nature, energy and science are about. */
export const WORLD_ASSOCIATES: readonly string[] = [
  // software
  `
downloads installs installations: people user device app developer store grab
stars forks watchers: github developer repo people star
issues bugs open_issues: repo code report find github
contributors committers: people developer code repo commit
commits: repo code push developer
license licence: release code
latency response response_time ping ms: server request wait user page network answer load
uptime availability: server up online run
users mau dau active_users: people sign log use app
requests hits traffic pageviews visits: people visitor server site page website
cpu ram memory storage ssd: computer inside server board
ports switches: network plug back
version: run release
updated last_update last_commit modified pushed: touch change code repo developer work
severity cvss score: bug hole attack
resolved closed resolution resolution_time time_to_resolve hours_open: ticket close fix customer sort solve desk take
bandwidth mbps speed download: internet line network connection
bounty reward payout: hacker researcher bug pay find
price monthly plan: user subscription bill subscriber month's
battery screen display: phone
data data_gb allowance: phone use plan month's
words tokens length: text write
sentiment: people feel
`,
  // nature
  `
magnitude mag: scale richter quake earthquake shake strength strong
depth depth_km draft draught: ground surface underground earth below down water beneath focus sea seabed
temperature temp temp_c min_temp max_temp mintemp maxtemp @temperature: thermometer degree weather survive withstand cope cold heat stand tolerate take drop fall reach reading mercury freeze
hardiness hardy zone: survive withstand winter frost cold cope garden tolerate
rain rainfall precipitation precip: rain sky weather fall fell pour ground shower wet downpour come
snow snowfall snow_depth base: ground fall fell sky slope piste snow lie
wind wind_speed gust: wind blow weather air
humidity: air damp
sunshine sun sun_hours: sky sun
uv: sun skin
tide wave waves swell: sea surf water
flow discharge level: river water bank
height height_m height_cm ht max_height: grow grown stand reach tower ground full garden tall
spread: grow
trunk diameter dbh girth: trunk measure around round across
planted planting: ground go put
flowering bloom bloom_start: flower bloom blossom open
sunlight light exposure: sun sunny shade grow need want window like
water watering: need drink thirst
toxic poisonous: eat pet owner poison nibble
population count individuals number animals: animal left see spot group pod together seen
wingspan: wing spread tip
lifespan longevity life_span life_expectancy: live life year
speed: run land
gestation: pregnant
litter clutch: baby egg young birth
weight length: catch fish body grow
sighted observed seen spotted date_observed: see spot eye watch
status conservation conservation_status: extinction
miss_distance miss close_approach lunar: earth planet fly flyby pass us come moon
mass radius distance orbital period @mass: star planet sun orbit space away earth
discovered discovery disc_year discovery_year found: find astronomer come light sky
fell fall recovered: earth sky ground
eruption erupted last_eruption: erupt blow lava
elevation: peak summit sea level
area burned acres burned_acres: fire burn flame forest land ground
contained containment: fire
caught catch weight: fish water net line land rod
bait lure: fish bite catch work take hook
age years: live
aqi pm25 pm10 ozone no2: air breathe pollution lung
ph: water soil acid
ecoli bacteria enterococci: water bathe swim sample
`,
  // energy
  `
consumption usage kwh electricity energy_use: meter use socket home house bill power burn draw
capacity capacity_mw mw rated installed_capacity @power: produce output generate plant grid turbine generator put
generation output production yield generated mwh: produce grid make plant turbine panel deliver feed
commissioned commissioning online operational connected: live online service operation grid go up run start built switch
decommissioned retired closed: service operation grid go shut
hub_height rotor rotor_diameter: turbine blade stand tower
efficiency: panel
outage customers affected customers_affected: power cut light dark electricity supply lose lost hit
outage duration restored: power cut light electricity supply lose
price tariff rate: bill electricity meter unit power
emissions: grid plant
charger chargers connector connectors plug: plug car charge socket
reserve reservoir level: dam water hold behind
gas oil: well pump barrel
solar panels: roof
`,
  // science
  `
citations cited_by cited times_cited: work researcher quote literature scientist
authors n_authors author_count: team name people write work behind byline group researcher
references: list cite end
published publication submitted: journal come appear
accepted review: referee journal paper
funding grant award: research project money researcher
subject field discipline: study work
sample samples n: study people test
wavelength: light
melting boiling melting_point boiling_point: melt boil degree heat
density: material water
atomic: atom
half_life: decay
accuracy: model
launched launch launch_date t0 net: lift off offs liftoff lift-off pad space orbit fly flew rocket up sky blast
orbit: space go reach end fly
payload payload_kg: space orbit carry lift up
crew crewed astronauts: people fly board astronaut human
mission: fly space
site pad launchpad: lift fly take
booster: fly land
`,
  // times
  `
annual yearly year: annual yearly annually
monthly month: monthly
weekly week: weekly
daily day: daily
hourly hour: hourly
`,
];
