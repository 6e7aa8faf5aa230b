"""Makes chat-cases.jsonl: questions about real record sets, with answers that sqlite computes from the files themselves.

    python3 test/bench/chat-cases.py ../shared/data > test/bench/chat-cases.jsonl

Nothing of scrq takes part. A case is `set, question, sql`: one row of one cell is a figure, several rows are the rows of a table, in order
when the question asks for one. `after` holds the questions that were asked before it in the same conversation.
"""
import csv
import datetime
import gzip
import json
import pathlib
import re
import sys

from chat_truth import CANNOT, open_database, print_cases, q

root = pathlib.Path(sys.argv[1])
db = open_database()


def load(name, rows, convert):
    fields = list(rows[0])
    db.execute('create table %s (%s)' % (name, ', '.join('"%s"' % f for f in fields)))
    made = [[convert.get(f, text)(row.get(f)) for f in fields] for row in rows]
    db.executemany('insert into %s values (%s)' % (name, ','.join('?' * len(fields))), made)


def text(value):
    if isinstance(value, (list, dict)):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, bool):
        return int(value)
    return None if value in ('', None) else value


def number(value):
    found = None if value is None else re.search(r'-?[\d,]*\.?\d+(e[+-]?\d+)?', str(value))
    return None if found is None else float(found.group().replace(',', ''))


def flag(value):
    return {'t': 1, 'f': 0, '1': 1, '0': 0}.get(value)


def day(form, fix=lambda date: date):
    def read(value):
        return None if value in ('', None) else fix(datetime.datetime.strptime(str(value).strip(), form)).strftime('%Y-%m-%d')
    return read


def read_csv(path):
    opened = gzip.open(path, 'rt', encoding='utf-8-sig', newline='') if path.suffix == '.gz' else open(path, encoding='utf-8-sig', newline='')
    with opened as file:
        return list(csv.DictReader(file))


load('movies', json.load(open(root / 'rec-vega/movies.json')), {'Release Date': day('%b %d %Y')})
load('cars', json.load(open(root / 'rec-vega/cars.json')), {})
strikes = read_csv(root / 'rec-vega/birdstrikes.csv')
load('birdstrikes', strikes, {f: number for f in ['Cost Other', 'Cost Repair', 'Cost Total $', 'Speed IAS in knots']})
houses = ['price', 'bedrooms', 'bathrooms', 'sqft_living', 'sqft_lot', 'floors', 'view', 'condition', 'grade', 'sqft_above', 'sqft_basement', 'yr_built',
          'yr_renovated', 'lat', 'long']
load('houses', read_csv(root / 'rec-kc-house/kc_house_data.csv'), {**{f: number for f in houses}, 'waterfront': flag, 'date': day('%Y%m%dT%H%M%S')})
load('netflix', read_csv(root / 'rec-netflix/netflix_titles.csv'), {'date_added': day('%B %d, %Y'), 'release_year': number})
load('usedcars', read_csv(root / 'rec-cardekho/car_details_v3.csv'),
     {f: number for f in ['year', 'selling_price', 'km_driven', 'engine', 'max_power', 'seats']})
flats = ['accommodates', 'bathrooms', 'bedrooms', 'beds', 'price', 'minimum_nights', 'number_of_reviews', 'review_scores_rating', 'reviews_per_month',
         'availability_365', 'host_listings_count']
load('airbnb', read_csv(root / 'rec-airbnb-antwerp/listings.csv.gz'),
     {**{f: number for f in flats}, **{f: flag for f in ['host_is_superhost', 'instant_bookable', 'host_identity_verified', 'has_availability']}})
jobs = sorted((root / 'snap-newgrad-jobs').glob('listings_*.json'))
epoch = lambda seconds: datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime('%Y-%m-%d %H:%M:%S')
for table, path in (('jobs', jobs[-1]), ('jobs_before', jobs[-2])):
    load(table, json.load(open(path)), {'date_posted': epoch, 'date_updated': epoch})

FILES = {
    'movies': ['rec-vega/movies.json'],
    'cars': ['rec-vega/cars.json'],
    'birdstrikes': ['rec-vega/birdstrikes.csv'],
    'houses': ['rec-kc-house/kc_house_data.csv'],
    'netflix': ['rec-netflix/netflix_titles.csv'],
    'usedcars': ['rec-cardekho/car_details_v3.csv'],
    'airbnb': ['rec-airbnb-antwerp/listings.csv.gz'],
    'jobs': ['snap-newgrad-jobs/' + path.name for path in jobs[-2:]],
}
MOVIES = [
    q('how many movies are there?', 'select count(*) from movies'),
    q('how many movies have an IMDB rating above 8?', 'select count(*) from movies where "IMDB Rating" > 8'),
    q('average IMDB rating', 'select avg("IMDB Rating") from movies'),
    q('what is the median production budget?', 'select median("Production Budget") from movies'),
    q('total worldwide gross of all movies', 'select sum("Worldwide Gross") from movies'),
    q('how many drama movies?', 'select count(*) from movies where "Major Genre" = \'Drama\''),
    q('what is the average running time of horror movies?', 'select avg("Running Time min") from movies where "Major Genre" = \'Horror\''),
    q('number of movies by MPAA rating', 'select "MPAA Rating", count(*) from movies group by 1 order by 2 desc'),
    q('average IMDB rating by major genre', 'select "Major Genre", avg("IMDB Rating") from movies group by 1 order by 2 desc'),
    q('which distributor has the most movies?', 'select Distributor, count(*) from movies where Distributor is not null group by 1 order by 2 desc limit 1'),
    q('which director has the highest total worldwide gross?',
      'select Director, sum("Worldwide Gross") from movies where Director is not null group by 1 order by 2 desc limit 1'),
    q('top 5 movies by worldwide gross', 'select Title from movies order by "Worldwide Gross" desc limit 5'),
    q('what is the highest US gross?', 'select max("US Gross") from movies'),
    q('what is the lowest IMDB rating of a PG-13 movie?', 'select min("IMDB Rating") from movies where "MPAA Rating" = \'PG-13\''),
    q('how many movies did Steven Spielberg direct?', 'select count(*) from movies where Director = \'Steven Spielberg\''),
    q('how many movies were released in 1999?', 'select count(*) from movies where "Release Date" between \'1999-01-01\' and \'1999-12-31\''),
    q('movies per year since 2005', 'select substr("Release Date", 1, 4), count(*) from movies where "Release Date" >= \'2005-01-01\' group by 1 order by 1'),
    q('what percentage of movies are rated R?', 'select 100.0 * count(*) / (select count(*) from movies) from movies where "MPAA Rating" = \'R\''),
    q('how many movies have no rotten tomatoes rating?', 'select count(*) from movies where "Rotten Tomatoes Rating" is null'),
    q('how many different directors are there?', 'select count(distinct Director) from movies'),
    q('correlation between production budget and worldwide gross', 'select corr("Production Budget", "Worldwide Gross") from movies'),
    q('median US gross of comedies', 'select median("US Gross") from movies where "Major Genre" = \'Comedy\''),
    q('standard deviation of IMDB rating', 'select deviation("IMDB Rating") from movies'),
    q('compare the average IMDB rating of dramas and comedies',
      'select "Major Genre", avg("IMDB Rating") from movies where "Major Genre" in (\'Drama\', \'Comedy\') group by 1'),
    q('is there any movie with an IMDB rating over 9.5?', 'select count(*) from movies where "IMDB Rating" > 9.5'),
    q('how many Warner Bros. movies have an IMDB rating of at least 7?',
      'select count(*) from movies where Distributor = \'Warner Bros.\' and "IMDB Rating" >= 7'),
    q('average budget of science fiction movies', 'select avg("Production Budget") from movies where "Creative Type" = \'Science Fiction\''),
    q('how many remakes are there?', 'select count(*) from movies where Source = \'Remake\''),
    q('and the average?', 'select avg("IMDB Votes") from movies', 'what is the most IMDB votes?'),
    q('only comedies', 'select count(*) from movies where "IMDB Rating" > 7 and "Major Genre" = \'Comedy\'', 'how many movies have an IMDB rating over 7?'),
    q('and over 8?', 'select count(*) from movies where "IMDB Rating" > 8', 'how many movies have an IMDB rating over 7?'),
    q('by creative type', 'select "Creative Type", avg("IMDB Rating") from movies group by 1 order by 2 desc', 'average IMDB rating'),
    q('what about horror?', 'select avg("IMDB Rating") from movies where "Major Genre" = \'Horror\'', 'average IMDB rating of dramas'),
    q('show me the first three', 'select Title from movies order by "IMDB Rating" desc, rowid limit 3', 'movies with the highest IMDB rating'),
    q('what do critics say about the acting?', CANNOT),
    q('which of these movies will make the most money next year?', CANNOT),
    q('what is the average ticket price?', CANNOT),
]
CARS = [
    q('how many cars have 8 cylinders?', 'select count(*) from cars where Cylinders = 8'),
    q('average miles per gallon by origin', 'select Origin, avg(Miles_per_Gallon) from cars group by 1 order by 2 desc'),
    q('what is the heaviest car?', 'select Name from cars order by Weight_in_lbs desc limit 1'),
    q('mean horsepower of Japanese cars', 'select avg(Horsepower) from cars where Origin = \'Japan\''),
    q('average horsepower of cars from the USA', 'select avg(Horsepower) from cars where Origin = \'USA\''),
    q('how many cars are from Europe?', 'select count(*) from cars where Origin = \'Europe\''),
    q('cars per number of cylinders', 'select Cylinders, count(*) from cars group by 1 order by 2 desc'),
    q('top 3 cars by horsepower', 'select Name from cars order by Horsepower desc, rowid limit 3'),
    q('what share of cars come from Japan?', 'select 100.0 * count(*) / (select count(*) from cars) from cars where Origin = \'Japan\''),
    q('median weight', 'select median(Weight_in_lbs) from cars'),
    q('range of acceleration', 'select min(Acceleration), max(Acceleration) from cars'),
    q('how many cars have more than 200 horsepower?', 'select count(*) from cars where Horsepower > 200'),
    q('how many cars have no horsepower given?', 'select count(*) from cars where Horsepower is null'),
    q('correlation of weight and miles per gallon', 'select corr(Weight_in_lbs, Miles_per_Gallon) from cars'),
    q('which origin has the highest average horsepower?', 'select Origin, avg(Horsepower) from cars group by 1 order by 2 desc limit 1'),
    q('compare average horsepower of USA and Europe', 'select Origin, avg(Horsepower) from cars where Origin in (\'USA\', \'Europe\') group by 1'),
    q('90th percentile of horsepower', 'select p90(Horsepower) from cars'),
    q('and from Japan?', 'select count(*) from cars where Cylinders = 4 and Origin = \'Japan\'', 'how many cars have 4 cylinders?'),
    q('by cylinders', 'select Cylinders, avg(Weight_in_lbs) from cars group by 1 order by 2 desc', 'average weight'),
    q('and the median?', 'select median(Horsepower) from cars where Origin = \'USA\'', 'average horsepower of cars from USA'),
    q('and under 2000?', 'select count(*) from cars where Weight_in_lbs < 2000', 'how many cars weigh under 2500 lbs?'),
    q('what color is the most popular?', CANNOT),
    q('how many cars were sold in Germany?', CANNOT),
]
BIRDSTRIKES = [
    q('how many bird strikes happened at night?', 'select count(*) from birdstrikes where "Time of day" = \'Night\''),
    q('total cost of all strikes', 'select sum("Cost Total $") from birdstrikes'),
    q('strikes by phase of flight', 'select "Phase of flight", count(*) from birdstrikes group by 1 order by 2 desc'),
    q('which state has the most strikes?', 'select "Origin State", count(*) from birdstrikes group by 1 order by 2 desc limit 1'),
    q('average speed by time of day', 'select "Time of day", avg("Speed IAS in knots") from birdstrikes group by 1 order by 2 desc'),
    q('how many strikes caused substantial damage?', 'select count(*) from birdstrikes where "Effect Amount of damage" = \'Substantial\''),
    q('how many strikes in Texas?', 'select count(*) from birdstrikes where "Origin State" = \'Texas\''),
    q('how many strikes with a large animal?', 'select count(*) from birdstrikes where "Wildlife Size" = \'Large\''),
    q('most expensive strike: what did it cost in total?', 'select max("Cost Total $") from birdstrikes'),
    q('top 3 airlines by number of strikes', 'select "Aircraft Airline Operator", count(*) from birdstrikes group by 1 order by 2 desc limit 3'),
    q('how many strikes happened during approach in California?',
      'select count(*) from birdstrikes where "Phase of flight" = \'Approach\' and "Origin State" = \'California\''),
    q('how many strikes per wildlife size?', 'select "Wildlife Size", count(*) from birdstrikes group by 1 order by 2 desc'),
    q('what percentage of strikes happened at dawn?',
      'select 100.0 * count(*) / (select count(*) from birdstrikes) from birdstrikes where "Time of day" = \'Dawn\''),
    q('how many strikes were there in 2001?', 'select count(*) from birdstrikes where substr("Flight Date", 1, 4) = \'2001\''),
    q('how many strikes involved a Canada goose?', 'select count(*) from birdstrikes where "Wildlife Species" = \'Canada goose\''),
    q('how many strikes have no speed recorded?', 'select count(*) from birdstrikes where "Speed IAS in knots" is null'),
    q('how many strikes cost more than 100000 in total?', 'select count(*) from birdstrikes where "Cost Total $" > 100000'),
    q('when was the first strike?', 'select min("Flight Date") from birdstrikes'),
    q('average total cost of strikes with substantial damage',
      'select avg("Cost Total $") from birdstrikes where "Effect Amount of damage" = \'Substantial\''),
    q('how many different airports are there?', 'select count(distinct "Airport Name") from birdstrikes'),
    q('only at night', 'select count(*) from birdstrikes where "Origin State" = \'Texas\' and "Time of day" = \'Night\'', 'how many strikes in Texas?'),
    q('what about Louisiana?', 'select count(*) from birdstrikes where "Origin State" = \'Louisiana\'', 'how many strikes in Texas?'),
    q('by time of day', 'select "Time of day", count(*) from birdstrikes where "Phase of flight" = \'Approach\' group by 1 order by 2 desc',
      'how many strikes during approach?'),
    q('how many passengers were injured?', CANNOT),
    q('why do birds fly into engines?', CANNOT),
]
HOUSES = [
    q('median price', 'select median(price) from houses'),
    q('how many houses have a waterfront?', 'select count(*) from houses where waterfront = 1'),
    q('average price of waterfront houses', 'select avg(price) from houses where waterfront = 1'),
    q('average price of houses with 3 bedrooms', 'select avg(price) from houses where bedrooms = 3'),
    q('how many houses cost under 300k?', 'select count(*) from houses where price < 300000'),
    q('how many houses were built before 1920?', 'select count(*) from houses where yr_built < 1920'),
    q('median price by bedrooms', 'select bedrooms, median(price) from houses group by 1 order by 2 desc'),
    q('median price by condition', 'select condition, median(price) from houses group by 1 order by 2 desc'),
    q('which zipcode has the highest median price?', 'select zipcode, median(price) from houses group by 1 order by 2 desc limit 1'),
    q('how many houses in zipcode 98004?', 'select count(*) from houses where zipcode = \'98004\''),
    q('what is the largest sqft lot?', 'select max(sqft_lot) from houses'),
    q('what does the cheapest house cost?', 'select min(price) from houses'),
    q('number of sales per month', 'select substr(date, 1, 7), count(*) from houses group by 1 order by 1'),
    q('correlation between sqft living and price', 'select corr(sqft_living, price) from houses'),
    q('how many houses have at least 4 bedrooms and 3 bathrooms?', 'select count(*) from houses where bedrooms >= 4 and bathrooms >= 3',),
    q('what percentage of houses have a waterfront?', 'select 100.0 * count(*) / (select count(*) from houses) from houses where waterfront = 1'),
    q('how many different zipcodes?', 'select count(distinct zipcode) from houses'),
    q('90th percentile of price', 'select p90(price) from houses'),
    q('average sqft living of houses priced between 500k and 600k', 'select avg(sqft_living) from houses where price between 500000 and 600000'),
    q('compare the median price of houses with and without waterfront', 'select median(price) from houses group by waterfront'),
    q('how many houses were sold in March 2015?', 'select count(*) from houses where substr(date, 1, 7) = \'2015-03\''),
    q('total value of all sales, i.e. the sum of price', 'select sum(price) from houses'),
    q('and the average?', 'select avg(price) from houses where bedrooms = 2', 'median price of houses with 2 bedrooms'),
    q('with waterfront', 'select count(*) from houses where bedrooms = 4 and waterfront = 1', 'how many houses have 4 bedrooms?'),
    q('by grade', 'select grade, median(price) from houses group by 1 order by 2 desc', 'median price'),
    q('and in 98103?', 'select count(*) from houses where zipcode = \'98103\'', 'how many houses in zipcode 98004?'),
    q('how many have a swimming pool?', CANNOT),
    q('what will a house cost in 2030?', CANNOT),
    q('which school district is the best?', CANNOT),
]
NETFLIX = [
    q('how many movies and how many TV shows are there?', 'select type, count(*) from netflix group by 1 order by 2 desc'),
    q('how many TV shows?', 'select count(*) from netflix where type = \'TV Show\''),
    q('titles per rating', 'select rating, count(*) from netflix group by 1 order by 2 desc'),
    q('how many titles were released in 2018?', 'select count(*) from netflix where release_year = 2018'),
    q('how many titles from before 1970?', 'select count(*) from netflix where release_year < 1970'),
    q('what is the oldest release year?', 'select min(release_year) from netflix'),
    q('how many titles were added in 2019?', 'select count(*) from netflix where substr(date_added, 1, 4) = \'2019\''),
    q('titles added per year', 'select substr(date_added, 1, 4), count(*) from netflix where date_added is not null group by 1 order by 1'),
    q('which country has the most titles?', 'select country, count(*) from netflix where country is not null group by 1 order by 2 desc limit 1'),
    q('how many titles have no director?', 'select count(*) from netflix where director is null'),
    q('what percentage of titles are TV shows?', 'select 100.0 * count(*) / (select count(*) from netflix) from netflix where type = \'TV Show\''),
    q('how many movies rated TV-MA?', 'select count(*) from netflix where type = \'Movie\' and rating = \'TV-MA\''),
    q('top 3 ratings by number of titles', 'select rating, count(*) from netflix group by 1 order by 2 desc limit 3'),
    q('how many titles were added in December 2018?', 'select count(*) from netflix where substr(date_added, 1, 7) = \'2018-12\''),
    q('latest date added', 'select max(date_added) from netflix'),
    q('only movies', 'select count(*) from netflix where release_year = 2017 and type = \'Movie\'', 'how many titles were released in 2017?'),
    q('and in 2016?', 'select count(*) from netflix where release_year = 2016', 'how many titles were released in 2017?'),
    q('by type', 'select type, count(*) from netflix where release_year = 2015 group by 1 order by 2 desc', 'how many titles were released in 2015?'),
    q('how many subscribers does it have?', CANNOT),
    q('which show is the funniest?', CANNOT),
    q('how many viewers watched each title?', CANNOT),
]
USED = [
    q('average selling price', 'select avg(selling_price) from usedcars'),
    q('median selling price by fuel', 'select fuel, median(selling_price) from usedcars group by 1 order by 2 desc'),
    q('how many automatic cars?', 'select count(*) from usedcars where transmission = \'Automatic\''),
    q('how many diesel cars are there?', 'select count(*) from usedcars where fuel = \'Diesel\''),
    q('average km driven of petrol cars', 'select avg(km_driven) from usedcars where fuel = \'Petrol\''),
    q('most expensive car', 'select name from usedcars order by selling_price desc limit 1'),
    q('cars by owner', 'select owner, count(*) from usedcars group by 1 order by 2 desc'),
    q('how many cars have 7 seats?', 'select count(*) from usedcars where seats = 7'),
    q('how many cars from 2015 or later?', 'select count(*) from usedcars where year >= 2015'),
    q('average engine size', 'select avg(engine) from usedcars'),
    q('which fuel has the highest average selling price?', 'select fuel, avg(selling_price) from usedcars group by 1 order by 2 desc limit 1'),
    q('how many diesel cars with automatic transmission?', 'select count(*) from usedcars where fuel = \'Diesel\' and transmission = \'Automatic\''),
    q('share of cars sold by dealers', 'select 100.0 * count(*) / (select count(*) from usedcars) from usedcars where seller_type = \'Dealer\''),
    q('average selling price per year', 'select cast(year as int), avg(selling_price) from usedcars group by 1 order by 1'),
    q('how many cars have driven less than 10000 km?', 'select count(*) from usedcars where km_driven < 10000'),
    q('compare the median selling price of manual and automatic cars', 'select transmission, median(selling_price) from usedcars group by 1'),
    q('max power: what is the highest?', 'select max(max_power) from usedcars'),
    q('and petrol?', 'select count(*) from usedcars where fuel = \'Petrol\'', 'how many diesel cars are there?'),
    q('by transmission', 'select transmission, avg(selling_price) from usedcars group by 1 order by 2 desc', 'average selling price'),
    q('only automatic ones', 'select count(*) from usedcars where fuel = \'Petrol\' and transmission = \'Automatic\'', 'how many petrol cars?'),
    q('how many cars had an accident?', CANNOT),
    q('which dealer is the most trustworthy?', CANNOT),
    q('how many cars are red?', CANNOT),
]
AIRBNB = [
    q('how many listings are there?', 'select count(*) from airbnb'),
    q('median price', 'select median(price) from airbnb'),
    q('average price of private rooms', 'select avg(price) from airbnb where room_type = \'Private room\''),
    q('listings by room type', 'select room_type, count(*) from airbnb group by 1 order by 2 desc'),
    q('which neighbourhood has the most listings?',
      'select neighbourhood_cleansed, count(*) from airbnb group by 1 order by 2 desc limit 1'),
    q('how many listings have superhosts?', 'select count(*) from airbnb where host_is_superhost = 1'),
    q('how many instant bookable listings?', 'select count(*) from airbnb where instant_bookable = 1'),
    q('how many listings have 2 bedrooms and cost under $100?', 'select count(*) from airbnb where bedrooms = 2 and price < 100'),
    q('average review scores rating', 'select avg(review_scores_rating) from airbnb'),
    q('how many listings have no price?', 'select count(*) from airbnb where price is null'),
    q('median price by number of bedrooms', 'select bedrooms, median(price) from airbnb group by 1 order by 2 desc'),
    q('how many listings accommodate at least 6?', 'select count(*) from airbnb where accommodates >= 6'),
    q('how many listings in Zuid?', 'select count(*) from airbnb where neighbourhood_cleansed = \'Zuid\''),
    q('what is the highest number of reviews?', 'select max(number_of_reviews) from airbnb'),
    q('total number of reviews', 'select sum(number_of_reviews) from airbnb'),
    q('what percentage of listings are instant bookable?', 'select 100.0 * count(*) / (select count(*) from airbnb) from airbnb where instant_bookable = 1'),
    q('compare the median price of superhosts and others', 'select median(price) from airbnb where host_is_superhost is not null group by host_is_superhost'),
    q('most expensive listing: price?', 'select max(price) from airbnb'),
    q('how many hosts joined before 2012?', 'select count(*) from airbnb where host_since < \'2012-01-01\''),
    q('only private rooms', 'select count(*) from airbnb where price < 80 and room_type = \'Private room\'', 'how many listings cost under $80?'),
    q('and under $60?', 'select count(*) from airbnb where price < 60', 'how many listings cost under $80?'),
    q('by room type', 'select room_type, median(price) from airbnb group by 1 order by 2 desc', 'median price'),
    q('and the average?', 'select avg(price) from airbnb where room_type = \'Entire home/apt\'', 'median price of room type entire home/apt'),
    q('what about Brederode?', 'select count(*) from airbnb where neighbourhood_cleansed = \'Brederode\'', 'how many listings in Zuid?'),
    q('how many guests got sick?', CANNOT),
    q('what is the crime rate?', CANNOT),
    q('should I stay in Zuid or in Brederode?', CANNOT),
]
JOBS = [
    q('how many jobs are active?', 'select count(*) from jobs where active = 1'),
    q('how many jobs are not active?', 'select count(*) from jobs where active = 0'),
    q('which company has the most jobs?', 'select company_name, count(*) from jobs group by 1 order by 2 desc limit 1'),
    q('top 5 companies by number of jobs', 'select company_name, count(*) from jobs group by 1 order by 2 desc, min(rowid) limit 5'),
    q('jobs by sponsorship', 'select sponsorship, count(*) from jobs group by 1 order by 2 desc'),
    q('how many jobs were posted in September 2024?', 'select count(*) from jobs where substr(date_posted, 1, 7) = \'2024-09\''),
    q('jobs posted per month in 2024', 'select substr(date_posted, 1, 7), count(*) from jobs where date_posted >= \'2024-01-01\' group by 1 order by 1'),
    q('how many Palantir jobs?', 'select count(*) from jobs where company_name = \'Palantir\''),
    q('how many different companies are there?', 'select count(distinct company_name) from jobs'),
    q('how many jobs offer sponsorship?', 'select count(*) from jobs where sponsorship = \'Offers Sponsorship\''),
    q('how many jobs are new since the last run?', 'select count(*) from jobs where id not in (select id from jobs_before)'),
    q('how many jobs were removed since the last run?', 'select count(*) from jobs_before where id not in (select id from jobs)'),
    q('what percentage of jobs are active?', 'select 100.0 * count(*) / (select count(*) from jobs) from jobs where active = 1'),
    q('when was the last job posted?', 'select substr(max(date_posted), 1, 10) from jobs'),
    q('only active ones', 'select count(*) from jobs where company_name = \'Palantir\' and active = 1', 'how many Palantir jobs?'),
    q('by company', 'select company_name, count(*) from jobs where active = 1 group by 1 order by 2 desc', 'how many jobs are active?'),
    q('what about Jane Street?', 'select count(*) from jobs where company_name = \'Jane Street\'', 'how many Palantir jobs?'),
    q('what is the average salary?', CANNOT),
    q('which job would suit me best?', CANNOT),
    q('how many applicants does each job have?', CANNOT),
]
CASES = {'movies': MOVIES, 'cars': CARS, 'birdstrikes': BIRDSTRIKES, 'houses': HOUSES, 'netflix': NETFLIX, 'usedcars': USED, 'airbnb': AIRBNB, 'jobs': JOBS}


print_cases(db, FILES, CASES)
