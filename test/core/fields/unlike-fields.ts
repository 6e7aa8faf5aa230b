/**
 * Number fields of many domains with the role a person expects of each, written down before the derivation was run on them.
 * A line: the name, the range (`w` behind it: whole numbers only), how many of how many values differ, and the unit if there is one.
 */
const EXPECTED = {
  additive: `
    ratings_count | 0..4780653 w | 3200/10000
    stock | 0..940 w | 310/2000
    passengers | 0..412 w | 390/20000
    stars | 0..310000 w | 4100/9000
    forks | 0..110000 w | 2100/9000
    open_issues | 0..18000 w | 900/9000
    watchers_count | 0..310000 w | 4100/9000
    precipitation | 0..182.4 | 420/8000 | mm
    snowfall_cm | 0..61 | 90/8000
    quantity | 1..14 w | 14/9994
    total | 1.2..9120.5 | 6000/9994 | USD
    order total | 1.2..9120.5 | 6000/9994
    shipping_cost | 0..933.6 | 4000/9994
    profit | -6599.98..8399.98 | 7200/9994
    Sales | 0.44..22638.48 | 6100/9994
    tax_amount | 0..410.2 | 3000/9994
    totalRevenue | 100..91000000 w | 4000/4300
    employees | 1..1600000 w | 900/5000
    deaths | 0..52000 w | 800/20000
    goals | 0..36 w | 33/500
    wins | 0..33 w | 30/500
    streams | 2762..3703895074 w | 940/953
    plays | 0..90000 w | 3000/9000
    citations | 0..81200 w | 700/9000
    generation_gwh | 0..58000 | 7000/9000
    co2_emissions | 0..9900000 | 7000/9000 | t
    population | 801..1412000000 w | 9000/9100
    gdp | 31000000..21000000000000 | 190/190
    review_count | 0..98000 w | 2200/9000
    units_sold | 0..9000 w | 1200/9000
    bytes_sent | 0..98000000 w | 8000/100000
    requests | 0..98000 w | 2200/9000
    followers_count | 0..131000000 w | 8200/9000
    likes | 0..900000 w | 2200/9000
    retweetCount | 0..90000 w | 1200/9000
    video_views | 0..9000000000 w | 8800/9000
    comments_count | 0..9000 w | 900/9000
    users_rated | 30..108975 w | 2900/5000
    area_burned_ha | 0..41000.4 | 900/1000
    structures_destroyed | 0..18804 w | 60/1000
    injuries | 0..90 w | 30/1000
    votes | 4..92000 w | 3000/4000
    Donation Amount | 5..25000 | 400/9000 | USD
    students_enrolled | 12..81000 w | 900/1000
    total_students | 12..81000 w | 900/1000
    net_income | -81000000..91000000 w | 900/1000
    production_budget | 218..300000000 w | 380/3000
    spent_usd | 0..91000.5 | 900/1000
    number of downloads | 0..98000000 w | 8000/9000
    weekly_downloads | 0..98000000 w | 8000/9000
    visitors | 0..9800000 w | 800/900
    no_of_ratings | 0..9800 w | 800/9000
    box_office | 1000..2900000000 w | 900/1000
    Umsatz | 10..90000.5 | 900/1000 | EUR
    Anzahl Bewertungen | 0..9000 w | 900/1000
    Einwohner | 100..3700000 w | 900/1000
    nombre_avis | 0..9000 w | 900/1000
    ventas | 10..90000.5 | 900/1000
    número_de_votos | 0..9000 w | 900/1000`,
  average: `
    average_rating | 1.5..5 | 200/10000
    arrival_delay_minutes | -60..1272 w | 700/50000
    distance_km | 31..4983 w | 1500/50000
    temp_max | -12.3..44.1 | 460/8000
    humidity | 4..100 w | 97/8000
    wind_speed | 0..31.4 | 200/8000
    elevation | -86..4300 w | 1200/2000 | m
    discount | 0..0.8 | 12/9994
    years_experience | 0..41 w | 42/5000
    age | 18..97 w | 78/5000
    length_of_stay | 1..41 w | 40/5000
    bmi | 14.1..61.2 | 400/5000
    height_cm | 150..211 w | 60/5000
    win_pct | 0..1 | 300/500
    duration_ms | 30000..5200000 w | 8000/9000
    popularity | 0..100 w | 101/9000
    tempo_bpm | 50.1..220.2 | 8000/9000
    loudness | -60..1.2 | 8000/9000 | dB
    area_m2 | 12..410 w | 300/900
    price_per_m2 | 812.4..16000.1 | 880/900
    calories | 0..4100 w | 900/5000
    prep_time | 0..600 w | 90/5000
    points | 80..100 w | 21/9000
    price_per_kwh | 0.1..0.9 | 50/500
    gdp_per_capita | 230..110000 | 190/190
    life_expectancy | 52.1..85.3 | 150/190
    unemployment_rate | 0.1..28.4 | 150/190
    density | 0.1..21000 | 190/190
    stars | 1..5 w | 5/9000
    discount_percentage | 0..94 w | 95/9000 | %
    bestseller_rank | 1..98000 w | 8000/9000
    weight_kg | 0.1..120.5 | 900/9000
    response_time_ms | 1..30000 w | 3000/100000
    sentiment | -1..1 | 8000/9000
    playtime | 0..6000 w | 90/5000
    min_age | 0..21 w | 18/5000
    complexity | 1..5 | 400/5000
    power_kw | 3.7..350 | 20/5000
    cost_per_kwh | 0.1..0.9 | 50/500
    containment_pct | 0..100 w | 80/1000
    vote_share | 0.01..0.92 | 900/1000
    odometer | 0..980000 w | 900/1000
    mpg_city | 8..60 w | 50/1000
    torque_nm | 60..1200 w | 300/1000
    engine_cc | 600..6800 w | 200/1000
    co2_g_km | 0..410 w | 200/1000
    avg_duration | 2.1..190.2 | 900/1000
    student_teacher_ratio | 4.1..41.2 | 200/1000
    graduation_rate | 12..100 w | 80/1000
    guest_rating | 4.1..10 | 60/1000
    distance_to_center_km | 0..41.2 | 200/1000
    median_income | 12000..250000 w | 900/1000
    score | 0..100 w | 101/1000
    imdb_score | 1.4..9.3 | 70/5000
    interest_rate | 5.3..30.9 | 300/9000
    reviews_per_month | 0.01..16 | 500/2400
    Wohnfläche | 12..410 w | 300/900 | m²
    Bewertung | 1..5 | 40/900
    note | 0..20 | 100/900
    surface | 9..400 w | 300/900
    puntuación | 1..10 | 90/900
    superficie_m2 | 9..400 w | 300/900`,
  price: `
    price | 0.99..99.99 | 300/10000
    unit_price | 0.99..990.5 | 900/9994
    fare | 31..4010.5 | 900/50000
    salary_min | 15000..400000 w | 800/5000
    base salary | 15000..400000 w | 800/5000
    transfer_fee | 0..222000000 w | 200/500
    monthly_rent | 250..9000 w | 400/900
    rent | 250..9000 w | 400/900 | EUR
    deposit | 0..18000 w | 300/900
    price_per_night | 18..3000 w | 300/900
    hourly_rate | 9..400 w | 200/900
    list_price | 0.99..1990.5 | 900/9000
    shipping_fee | 0..90.5 | 90/9000
    MSRP | 9000..400000 w | 900/1000
    asking price (EUR) | 900..400000 w | 900/1000
    tuition | 900..69000 w | 900/1000
    currentPrice | 0.99..990.5 | 900/9994
    saleprice | 34900..755000 w | 660/1460
    cost | 0.99..990.5 | 900/9994
    cost_for_two | 0..6000 w | 70/9000
    Kaltmiete | 250..9000 w | 400/900 | EUR
    Kaution | 0..18000 w | 300/900 | EUR
    prix | 1..900.5 | 300/900 | EUR
    loyer mensuel | 250..9000 w | 400/900
    precio | 1..900.5 | 300/900
    sueldo | 14000..90000 w | 300/900`,
  count: `
    pages | 12..3400 w | 900/10000
    num_pages | 12..3400 w | 900/10000
    stops | 0..4 w | 5/50000
    rooms | 1..9 w | 9/900
    servings | 1..48 w | 30/5000
    min_players | 1..8 w | 8/5000
    maxplayers | 1..100 w | 30/5000
    number_of_bedrooms | 0..9 w | 10/900
    ports | 1..12 w | 12/5000
    doors | 2..5 w | 4/1000
    episodes | 1..1900 w | 200/5000
    number_of_seasons | 1..36 w | 30/5000
    bath_count | 1..7 | 12/900
    Zimmer | 1..9 | 15/900
    pièces | 1..9 w | 9/900
    nombre_de_chambres | 0..6 w | 7/900
    habitaciones | 1..9 w | 9/900`,
  year: `
    published | 1890..2023 w | 90/10000
    release_year | 1930..2023 w | 50/953
    build_year | 1890..2023 w | 90/900
    year_published | 0..2023 w | 90/5000
    commissioned | 1950..2020 w | 60/5000
    founded | 1850..2021 w | 150/190
    model_year | 1984..2024 w | 40/1000
    season | 1993..2023 w | 31/12000
    Baujahr | 1890..2023 w | 90/900
    année | 1990..2023 w | 30/900
    año | 1990..2023 w | 30/900
    yearFounded | 1636..2001 w | 200/1000`,
  key: `
    status_code | 200..504 w | 9/100000
    jersey_number | 1..99 w | 99/500
    station_id | 101..9931 w | 200/8000
    index | 0..9993 w | 9994/9994
    PLZ | 10115..99998 w | 800/900
    zip | 10001..99950 w | 800/900
    Unnamed: 0 | 0..9993 w | 9994/9994
    customer number | 10001..99950 w | 800/9000
    code_postal | 1000..95880 w | 800/900`,
  number: `
    x | -5.3..7.7 | 900/1000
    under | 3..99 | 90/1000
    most | -3..99 | 90/1000`,
} as const;

interface UnlikeField {
  readonly name: string;
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  readonly distinct: number;
  readonly values: number;
  readonly unit?: string;
}

/** The fields with the role that is expected of each. */
export const unlikeFields: readonly { readonly expected: string; readonly field: UnlikeField }[] = Object.entries(EXPECTED).flatMap(
  ([expected, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => ({ expected, field: fieldOf(line) })),
);

function fieldOf(line: string): UnlikeField {
  const [name = '', range = '', counts = '', unit] = line.split('|').map((part) => part.trim());
  const [min = NaN, max = NaN] = range.replace(' w', '').split('..').map(Number);
  const [distinct = NaN, values = NaN] = counts.split('/').map(Number);
  return { name, type: 'number', min, max, integer: range.endsWith(' w'), distinct, values, ...(unit === undefined ? {} : { unit }) };
}
