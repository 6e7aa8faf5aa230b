/** A kind of table that many publish: what its records are called, and what its columns are called in full, other words for the same behind a slash. */
export interface KnownTable {
  readonly nouns: string;
  readonly columns: string;
  /** What numbers with fractions are averages for: a column of points of such a table is that of points per game. */
  readonly averagedPer?: string;
}

/**
 * Tables whose columns have codes for names. A code of a few letters says nothing alone: it is read in the company of others of its table. Codes are
 * written as `columnCode` makes them of names.
 */
export const TABLES: readonly KnownTable[] = [
  {
    nouns: 'season line batter hitter player stint',
    columns: `playerid player id, stint stint, lgid league/leagues, lg league, g games, ab at bats, r runs, h hits, 2b doubles, 3b triples, hr home runs/homer dinger, rbi runs batted in/ribby,
      sb stolen bases/steal stole, cs caught stealing, bb walks/walk, so strikeouts/strikeout, k strikeouts/strikeout, ibb intentional walks, hbp hit by pitch, sh sacrifice hits, sf sacrifice flies,
      gidp double plays, avg batting average, ba batting average, obp on base percentage, slg slugging percentage/slugging, ops on base plus slugging, pa plate appearances, tb total bases, war wins above replacement`,
  },
  {
    nouns: 'season line pitcher player stint',
    columns: `playerid player id, stint stint, lgid league/leagues, lg league, w wins/won, l losses/lost, g games, gs games started/start, cg complete games, sho shutouts, sv saves, ipouts outs pitched,
      ip innings pitched/inning, h hits, er earned runs, r runs, hr home runs/homer, bb walks/walk, so strikeouts/strikeout, k strikeouts/strikeout, baopp opponent batting average, era earned run average,
      whip walks and hits per inning, wp wild pitches, bk balks, bfp batters faced, gf games finished, ibb intentional walks, hbp hit batters`,
  },
  {
    nouns: 'player guy basketballer athlete',
    averagedPer: 'game',
    columns: `pos position, tm team, g games/gp, gp games/gp, gs games started/start, mp minutes/min, min minutes, fg field goals, fgm field goals made, fga field goal attempts, fg% field goal percentage,
      fgpct field goal percentage, 3p three pointers/three, 3pm three pointers/three, 3pa three point attempts, 3p% three point percentage, fg3m three pointers/three, fg3a three point attempts,
      fg3pct three point percentage, 3ppct three point percentage, 2p two pointers, 2pa two point attempts, 2p% two point percentage, efg% effective field goal percentage, ft free throws,
      ftm free throws made, fta free throw attempts, ft% free throw percentage, ftpct free throw percentage, orb offensive rebounds, oreb offensive rebounds, drb defensive rebounds,
      dreb defensive rebounds, trb rebounds/board total, reb rebounds/board total, ast assists, stl steals, blk blocks/shot, tov giveaways/turnover, to giveaways/turnover, pf personal fouls/foul, pts points, per player efficiency rating,
      ts% true shooting percentage, tspct true shooting percentage, usg% usage rate, usgpct usage rate, ws win shares, bpm box plus minus, vorp value over replacement player`,
  },
  {
    nouns: 'team club side squad',
    columns: `rk rank, pos position/place, squad team/club, p matches played/game, mp matches played/game, pld matches played/game, gp games played/match, w wins/won, d draws/drew drawn, l losses/lost defeat,
      t ties/tied, gf goals for/scored, f goals for/scored, ga goals against/conceded, a goals against/conceded, gd goal difference, pts points, xg expected goals, xga expected goals against,
      xgd expected goal difference, xpts expected points, pf points for/scored, pa points against/conceded, pct winning percentage, w% winning percentage, srs simple rating`,
  },
  {
    nouns: 'player skater',
    columns: `pos position, tm team, gp games/played, g goals, a assists, pts points, pim penalty minutes, s shots, shots shots, toi time on ice, ppg power play goals, gwg game winning goals, shg short handed goals`,
  },
  {
    nouns: 'player footballer',
    columns: `nation nation/country nationality, pos position, squad team/club, comp competition/league, born birth year, mp matches played/game match, starts starts, min minutes, 90s full matches, gls goals/goal, ast assists,
      pk penalties scored/penalty, pkatt penalty attempts, crdy yellow cards, crdr red cards, xg expected goals, npxg expected goals without penalties, xag expected assists, xa expected assists,
      prgc progressive carries, prgp progressive passes`,
  },
  {
    nouns: 'player footballer guy man',
    columns: `sofifaid player id, shortname name, longname full name, playerpositions position, overall overall rating/overall rated, potential potential, valueeur value, wageeur wage, heightcm height cm, weightkg weight kg,
      clubname club, leaguename league, nationalityname nationality, nationality nationality, club club, preferredfoot foot/footed, weakfoot weak foot, skillmoves skill moves,
      internationalreputation international reputation, workrate work rate, bodytype body type, releaseclauseeur release clause, releaseclause release clause, clubcontractvaliduntil contract end year/contract expire,
      clubjerseynumber jersey number/shirt, jerseynumber jersey number/shirt, wage wage, value value, physic physical/physicality`,
  },
  {
    nouns: 'match game fixture',
    columns: `div division/league, hometeam home team, awayteam away team, fthg home goals, ftag away goals, ftr result/outcome, hthg half time home goals, htag half time away goals, htr half time result, hs home shots,
      as away shots, hst home shots on target, ast away shots on target, hc home corners, ac away corners, hf home fouls, af away fouls, hy home yellow cards, ay away yellow cards,
      hr home red cards, ar away red cards, homescore home score, awayscore away score`,
  },
  {
    nouns: 'player quarterback receiver rusher',
    columns: `pos position, tm team, g games, gs games started, cmp completions, att attempts, cmp% completion percentage, yds yards/yardage, td touchdowns, int interceptions, rate passer rating, qbr quarterback rating,
      sk sacks/sacked, lng longest, ypa yards per attempt, y/a yards per attempt, y/g yards per game, rec receptions/catch, tgt targets/targeted, y/r yards per reception, fmb fumbles, ctch% catch percentage`,
  },
  {
    nouns: 'player batsman batter bowler cricketer',
    columns: `span span/career, mat matches/played, inns innings, no not outs, hs highest score, ave average, avg average, bf balls faced, sr strike rate, 100 hundreds/century centuries, 100s hundreds/century,
      50 fifties/half, 50s fifties/half, 0 ducks/duck, 4s fours, 6s sixes, wkts wickets/wicket, econ economy rate, ov overs, mdns maidens, bbi best bowling in innings, bbm best bowling in match`,
  },
  {
    nouns: 'match game',
    columns: `tossdecision toss decision, tosswinner toss winner, playerofmatch player of the match, dlapplied duckworth lewis, winbyruns win margin runs, winbywickets win margin wickets, resultmargin margin, umpire1 umpire`,
  },
  {
    nouns: 'match game',
    columns: `tourneyname tournament, tourneyid tournament id, tourneydate tournament date, tourneylevel level, drawsize draw size, matchnum match number, winnername winner/won, losername loser/lost, winnerhand winner hand,
      winnerht winner height, loserht loser height, winnerioc winner country, loserioc loser country, bestof best of sets, minutes minutes/long duration, wace winner aces, lace loser aces, wdf winner double faults,
      ldf loser double faults, winnerrank winner rank, loserrank loser rank`,
  },
  {
    nouns: 'result entry finish',
    columns: `raceid race id, driverid driver id, constructorid constructor id/team, driverref driver, constructorref constructor, circuitref circuit, grid starting position/grid, positionorder finishing position/finish,
      fastestlap fastest lap, fastestlapspeed fastest lap speed, fastestlaptime fastest lap time, milliseconds time milliseconds, laps laps, statusid status`,
  },
  {
    nouns: 'athlete entry participant competitor',
    columns: 'noc country code/noc, games games/olympics, medal medal, sport sport, season season, event event',
  },
  {
    nouns: 'day session trading_day',
    columns:
      'open open price/open, high high price/high, low low price/low, close close price/close, adjclose adjusted close price, volume volume/traded',
  },
  {
    nouns: 'day reading observation measurement',
    columns: `prcp precipitation/rain rainfall rained, snow snowfall/snow snowed, snwd snow depth, tmax maximum temperature/high, tmin minimum temperature/low, tavg average temperature, tobs observed temperature,
      awnd average wind speed/wind, tmean average temperature, precipmm precipitation/rain rainfall rained, snowcm snow depth, gustkmh gust speed/wind, winddir wind direction, sunh sunshine hours/sun, wsf2 fastest wind speed, wsf5 fastest gust speed, wdf2 wind direction, wdf5 gust direction, wt01 fog, tsun sunshine minutes`,
  },
  {
    nouns: 'day reading observation',
    columns: `mintemp minimum temperature/low, maxtemp maximum temperature/high, rainfall rainfall/rain rained, evaporation evaporation, sunshine sunshine/sun, windgustdir gust direction, windgustspeed gust speed/wind,
      winddir9am wind direction morning, winddir3pm wind direction afternoon, windspeed9am wind speed morning, windspeed3pm wind speed afternoon, humidity9am humidity morning, humidity3pm humidity afternoon,
      pressure9am pressure morning, pressure3pm pressure afternoon, cloud9am cloud morning, cloud3pm cloud afternoon, temp9am temperature morning, temp3pm temperature afternoon, raintoday rain today/rained rainy,
      raintomorrow rain tomorrow`,
  },
  {
    nouns: 'hour observation reading',
    columns:
      'dewp dew point, humid humidity, winddir wind direction, windspeed wind speed, windgust wind gust, precip precipitation/rain, visib visibility, temp temperature',
  },
  {
    nouns: 'day hour',
    columns: `dteday date, mnth month, hr hour, workingday working day/workday, weathersit weather, atemp feeling temperature, hum humidity, windspeed wind speed, casual casual riders/rider, registered registered riders/rider,
      cnt rentals/rental rented bike ride`,
  },
  {
    nouns: 'reading measurement day sample',
    columns: `pm25 fine particles/pm pm25, pm10 particles, no nitric oxide, no2 nitrogen dioxide, nox nitrogen oxides, nh3 ammonia, so2 sulfur dioxide/sulphur, o3 ozone, co carbon monoxide, aqi air quality index,
      aqibucket air quality/category`,
  },
  {
    nouns: 'patient person case',
    columns: `cp chest pain type/chest pain, chestpaintype chest pain type/chest pain, trestbps resting blood pressure, restingbp resting blood pressure, chol cholesterol, cholesterol cholesterol,
      fbs fasting blood sugar, fastingbs fasting blood sugar, restecg resting ecg, restingecg resting ecg, thalach maximum heart rate, thalachh maximum heart rate, maxhr maximum heart rate,
      exang exercise angina/angina, exng exercise angina/angina, exerciseangina exercise angina/angina, oldpeak st depression/oldpeak, slope st slope, stslope st slope, ca major vessels/vessel, caa major vessels/vessel,
      thal thalassemia/defect, target heart disease/disease sick, num heart disease/disease, output heart attack, heartdisease heart disease/disease sick`,
  },
  {
    nouns: 'patient person case woman',
    columns: `pregnancies pregnancies/pregnancy, glucose glucose/sugar, bloodpressure blood pressure, bp blood pressure, skinthickness skin thickness, insulin insulin, bmi bmi, diabetespedigreefunction pedigree,
      outcome diabetes/diabetic, hba1c glycated hemoglobin, hba1clevel glycated hemoglobin, bloodglucoselevel blood glucose/glucose sugar, avgglucoselevel glucose/sugar, hypertension hypertension,
      heartdisease heart disease, smokinghistory smoking history, smokingstatus smoking status, evermarried married, residencetype residence type, worktype work type, stroke stroke, diabetes diabetes/diabetic`,
  },
  {
    nouns: 'patient person case',
    columns: `ejectionfraction ejection fraction, creatininephosphokinase creatinine phosphokinase, serumcreatinine serum creatinine, serumsodium serum sodium, deathevent died/death dead, anaemia anemia/anaemia anemic anaemic,
      highbloodpressure high blood pressure, platelets platelets`,
  },
  {
    nouns: 'client customer person people contact',
    columns: `default credit default/defaulted, housing housing loan/mortgage, loan personal loan, contact contact type, campaign campaign contacts, pdays days since previous contact, previous previous contacts,
      poutcome previous campaign outcome, y subscribed/subscribe deposit, deposit subscribed/subscribe deposit, empvarrate employment variation rate, conspriceidx consumer price index, consconfidx consumer confidence index,
      nremployed employed`,
  },
  {
    nouns: 'person people adult worker individual respondent',
    columns: `workclass work class, fnlwgt final weight, education education, educationnum education years/schooling, maritalstatus marital status/married, capitalgain capital gain, capitalloss capital loss,
      hoursperweek hours per week/hours, nativecountry native country/country born`,
  },
  {
    nouns: 'diamond stone gem',
    columns: 'carat carat weight/carat, cut cut, color color, clarity clarity, depth depth, table table, x length, y width, z height',
  },
  {
    nouns: 'car vehicle model auto automobile',
    columns: `mpg mpg/mileage, cyl cylinders, disp displacement, hp horsepower, drat axle ratio, wt weight, qsec quarter mile time, vs engine shape, am transmission, gear gears, carb carburetors, displ engine displacement/engine,
      trans transmission, drv drive, cty city mpg, hwy highway mpg, fl fuel type`,
  },
  {
    nouns: 'person people customer patient policyholder beneficiary',
    columns: 'bmi bmi, children children/kid, smoker smoker/smoke, charges charges/charge cost, region region',
  },
  {
    nouns: 'passenger person people',
    columns: `passengerid passenger id, survived survived/survive survivor, pclass class, sibsp siblings spouses, embarked embarked/port, ticket ticket, cabin cabin`,
  },
  {
    nouns: 'house home property sale',
    columns: `saleprice sale price, lotarea lot area/lot, lotfrontage lot frontage, grlivarea living area, overallqual overall quality/quality, overallcond overall condition/condition, yearbuilt year built,
      yearremodadd year remodeled/remodeled, totalbsmtsf basement area, 1stflrsf first floor area, 2ndflrsf second floor area, fullbath full bathrooms/bathroom, halfbath half bathrooms, bedroomabvgr bedrooms,
      kitchenabvgr kitchens, totrmsabvgrd rooms, garagecars garage cars, garagearea garage area, mosold month sold, yrsold year sold, mszoning zoning, bldgtype building type, housestyle house style,
      centralair central air/conditioning, poolarea pool area`,
  },
  {
    nouns: 'district block area tract suburb',
    columns: `crim crime rate, zn residential land, indus industry, chas river, nox nitrogen oxides, rm rooms, dis distance to work, rad highway access, tax property tax, ptratio pupil teacher ratio, lstat lower status percentage,
      medv median value/value, medhouseval median house value, medianhousevalue median house value, oceanproximity ocean proximity, housingmedianage median house age`,
  },
  {
    nouns: 'flight departure',
    columns: `deptime departure time, scheddeptime scheduled departure time, crsdeptime scheduled departure time, depdelay departure delay/late, arrtime arrival time, schedarrtime scheduled arrival time,
      crsarrtime scheduled arrival time, arrdelay arrival delay, carrier carrier/airline, opcarrier carrier/airline, uniquecarrier carrier/airline, tailnum tail number/plane, dest destination, origin origin, airtime air time,
      taxiout taxi out, taxiin taxi in, fldate flight date, nasdelay air system delay`,
  },
  {
    nouns: 'pokemon creature monster',
    columns: `hp hit points/health, attack attack, defense defense/defence, spatk special attack, spdef special defense/special_defence, spattack special attack, spdefense special defense, speed speed,
      type1 primary type/type, type2 secondary type, legendary legendary, generation generation, total total stats/total`,
  },
  {
    nouns: 'student pupil kid',
    columns: `famsize family size, pstatus parents status, medu mother education, fedu father education, mjob mother job, fjob father job, traveltime travel time, studytime study time, schoolsup school support,
      famsup family support, famrel family relationship, freetime free time, goout going out, dalc weekday alcohol, walc weekend alcohol, g1 first grade, g2 second grade, g3 final grade/grade`,
  },
  {
    nouns: 'cereal product brand',
    columns:
      'mfr manufacturer/make, carbo carbohydrates/carb, potass potassium, sugars sugar, fiber fiber/fibre, shelf shelf, cups cups, vitamins vitamins',
  },
  {
    nouns: 'client customer person account cardholder',
    columns: `limitbal credit limit/limit, pay0 repayment status, billamt1 bill amount, payamt1 paid amount, defaultpaymentnextmonth default/defaulted, creditscore credit score, numofproducts products, hascrcard credit card,
      isactivemember active member/active, estimatedsalary salary, exited exited/left churned churn, geography country, balance balance`,
  },
  {
    nouns: 'customer client subscriber account person',
    columns: `customerid customer id, seniorcitizen senior citizen/senior, tenure tenure/stayed, monthlycharges monthly charges/bill, totalcharges total charges, churn churn/churned left, paperlessbilling paperless billing,
      phoneservice phone service, internetservice internet service, paymentmethod payment method`,
  },
  {
    nouns: 'loan application applicant',
    columns: `loanid loan id, applicantincome applicant income/income, coapplicantincome coapplicant income, loanamount loan amount, loanamountterm loan term/term, credithistory credit history, propertyarea property area,
      loanstatus loan status/approved, selfemployed self employed`,
  },
  {
    nouns: 'employee worker person people staff',
    columns: `attrition attrition/left quit, businesstravel business travel, distancefromhome distance from home/commute, joblevel job level, jobrole job role/job, jobsatisfaction job satisfaction, monthlyincome monthly income/salary paid,
      numcompaniesworked companies worked, overtime overtime, percentsalaryhike percent salary hike/raise, totalworkingyears total working years/experience, yearsatcompany years at company/tenure,
      worklifebalance work life balance, employeenumber employee number`,
  },
  {
    nouns: 'channel youtuber creator',
    columns: `youtuber channel name/youtuber, channeltype channel type, uploads uploads/video upload uploaded, channelname channel name, videocount videos, createdyear created year/started, createdmonth created month,
      videoviewsforthelast30days video views last 30 days, lowestmonthlyearnings lowest monthly earnings, highestmonthlyearnings highest monthly earnings, lowestyearlyearnings lowest yearly earnings,
      highestyearlyearnings highest yearly earnings`,
  },
  {
    nouns: 'inspection violation visit',
    columns: `camis restaurant id, dba restaurant name, boro borough, cuisinedescription cuisine, inspectiondate inspection date, violationcode violation code, criticalflag critical/critical, gradedate grade date,
      inspectiontype inspection type`,
  },
  {
    nouns: 'complaint crime offense incident shooting',
    columns: `cmplntnum complaint number, ofnsdesc offense, lawcatcd level/category, boronm borough, boro borough, addrpctcd precinct, suspsex suspect sex, vicsex victim sex, vicagegroup victim age group, vicrace victim race,
      susprace suspect race, perpsex perpetrator sex, perprace perpetrator race, perpagegroup perpetrator age group, statisticalmurderflag murder/fatal, occurdate date, iucr crime code`,
  },
  {
    nouns: 'country nation',
    columns: 'lifeexp life expectancy, gdppercap gdp per capita, pop population, infmort infant mortality, iso3 code, isocode code',
  },
  {
    nouns: 'day record',
    columns: `isocode country code, location country/location, newcases new cases, totalcases total cases, newdeaths new deaths, totaldeaths total deaths, newtests new tests, peoplevaccinated people vaccinated,
      stringencyindex stringency index, icupatients icu patients, hosppatients hospital patients, country/region country, countryregion country, province/state province, confirmed confirmed cases/case,
      recovered recovered/recovery, deaths deaths`,
  },
  {
    nouns: 'meal bill table party',
    columns: 'totalbill total bill/bill, tip tip/tipped, smoker smoker, size party size/size people',
  },
  {
    nouns: 'game match',
    columns: `whiterating white rating, blackrating black rating, victorystatus victory status, openingeco opening code, openingname opening name/opening, openingply opening moves, turns turns/moves, whiteid white player,
      blackid black player, incrementcode time control`,
  },
];
