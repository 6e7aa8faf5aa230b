"""Makes sets of invented records in DIR and prints questions about them, with answers that sqlite computes from the same records.

    python3 test/bench/chat-unseen.py DIR > DIR/chat-unseen.jsonl
    npm run eval:chat -- DIR/chat-unseen.jsonl --data DIR

The cases have the form of those of chat-cases.py, and need no other data. They ask as people do who do not know the program: tersely or at length,
with synonyms and slips of the keyboard. The same DIR always gets the same records.
"""
import csv
import datetime
import json
import pathlib
import random
import sys

from chat_truth import CANNOT, open_database, print_cases, q

directory = pathlib.Path(sys.argv[1])
directory.mkdir(parents=True, exist_ok=True)
db = open_database()
chance = random.Random(20261120)


def pick(weights):
    return chance.choices(list(weights), list(weights.values()))[0]


def day(first, last):
    return (first + datetime.timedelta(days=chance.randrange((last - first).days + 1))).isoformat()


def load(name, rows):
    fields = list(rows[0])
    db.execute('create table %s (%s)' % (name, ', '.join('"%s"' % field for field in fields)))
    made = [[json.dumps(value) if isinstance(value, list) else value for value in row.values()] for row in rows]
    db.executemany('insert into %s values (%s)' % (name, ','.join('?' * len(fields))), made)
    return rows


def write_csv(name, rows, shown):
    """`shown` says how a field of a page looks; what it is not asked for is written as it is."""
    with open(directory / name, 'w', encoding='utf-8', newline='') as file:
        writer = csv.writer(file)
        writer.writerow(rows[0])
        writer.writerows([['' if value is None else shown.get(field, str)(value) for field, value in row.items()] for row in rows])


def yes_no(value):
    return 'yes' if value else 'no'


def job(index):
    title = pick({'Software Engineer': 4, 'Data Analyst': 3, 'Data Scientist': 3, 'Nurse': 3, 'Accountant': 3, 'UX Designer': 2, 'Sales Manager': 2})
    seniority = pick({'Junior': 3, 'Mid': 4, 'Senior': 3, 'Lead': 1})
    usual = {
        'Software Engineer': 620, 'Data Analyst': 520, 'Data Scientist': 680, 'Nurse': 410, 'Accountant': 470, 'UX Designer': 540, 'Sales Manager': 580,
    }
    step = {'Junior': -80, 'Mid': 0, 'Senior': 140, 'Lead': 250}[seniority]
    return {
        'id': 'J%04d' % (1000 + index),
        'title': title,
        'company': pick({'Northwind Robotics': 9, 'Acme Cloud': 8, 'Blue Harbor': 6, 'Tern Analytics': 5, 'Quill & Co': 3, 'Lumen Foods': 1}),
        'locations': chance.sample(['Berlin', 'Munich', 'Hamburg', 'Vienna', 'Zurich', 'Leipzig'], pick({1: 6, 2: 3, 3: 1})),
        'salary': None if chance.random() < 0.2 else 100 * round(usual[title] + step + chance.gauss(0, 50)),
        'remote': chance.random() < 0.35,
        'contract': pick({'Full-time': 7, 'Part-time': 2, 'Freelance': 1, 'Internship': 1}),
        'seniority': seniority,
        'posted': day(datetime.date(2026, 1, 5), datetime.date(2026, 11, 18)),
    }


def flat(index):
    districts = {'Lisbon': ['Alfama', 'Belem', 'Chiado'], 'Porto': ['Ribeira', 'Cedofeita'], 'Braga': ['Maximinos', 'Gualtar'], 'Faro': ['Montenegro']}
    city = pick({'Lisbon': 8, 'Porto': 5, 'Braga': 3, 'Faro': 2})
    rooms = pick({1: 3, 2: 5, 3: 4, 4: 2})
    area = round(18 + 17 * rooms + chance.gauss(0, 6))
    rent = 5 * round((350 + area * {'Lisbon': 14, 'Porto': 10.5, 'Braga': 7.5, 'Faro': 9}[city] + chance.gauss(0, 90)) / 5)
    return {
        'Listing ID': 'F%d' % (5000 + index),
        'City': city,
        'District': chance.choice(districts[city]),
        'Monthly Rent': None if chance.random() < 0.04 else rent,
        'Rooms': rooms,
        'Area (m2)': area,
        'Furnished': chance.random() < 0.4,
        'Pets Allowed': None if chance.random() < 0.15 else chance.random() < 0.45,
        'Balcony': chance.random() < 0.5,
        'Available From': day(datetime.date(2026, 11, 1), datetime.date(2027, 4, 30)),
    }


def order(index):
    status = pick({'delivered': 12, 'shipped': 3, 'cancelled': 2, 'returned': 1})
    return {
        'order_id': 'O%05d' % index,
        'customer': '%s %s' % (chance.choice(['Ida', 'Omar', 'Lena', 'Piotr', 'Grace']), chance.choice(['Berg', 'Osei', 'Novak', 'Silva'])),
        'country': pick({'United States': 9, 'Germany': 6, 'France': 4, 'Japan': 4}),
        'order_date': day(datetime.date(2025, 1, 1), datetime.date(2026, 10, 31)),
        'status': status,
        'items': chance.randrange(1, 9),
        'total_usd': round(chance.lognormvariate(4.2, 0.8), 2),
        'shipping_days': None if status == 'cancelled' else chance.randrange(1, 15),
        'coupon_used': chance.random() < 0.25,
    }


def event(index):
    venues = {
        'The Anchor': 'Leeds', 'Corn Exchange': 'Leeds', 'Harbour Hall': 'Bristol', 'Albion Hall': 'Glasgow', 'Old Mint': 'York', 'The Den': 'York',
    }
    venue = chance.choice(list(venues))
    return {
        'event_id': 'E%d' % index,
        'genre': chance.choice(['Jazz', 'Rock', 'Comedy', 'Theatre', 'Folk']),
        'venue': venue,
        'city': venues[venue],
        'starts_at': '%s %02d:%02d' % (day(datetime.date(2026, 1, 3), datetime.date(2026, 12, 28)), chance.randrange(18, 22), chance.choice([0, 30])),
        'ticket_price': chance.randrange(16, 200) / 2,
        'sold_out': chance.random() < 0.3,
        'organizer': chance.choice(['Live North', 'Big Tent Promotions', 'Indigo Presents']),
    }


jobs = load('jobs', [job(index) for index in range(600)])
(directory / 'jobs.jsonl').write_text(''.join(json.dumps(row) + '\n' for row in jobs), encoding='utf-8')
flats = load('flats', [flat(index) for index in range(800)])
write_csv('flats.csv', flats, {'Monthly Rent': '€{:,}'.format, 'Furnished': yes_no, 'Pets Allowed': yes_no, 'Balcony': yes_no})
write_csv('orders.csv', load('orders', [order(index) for index in range(1200)]), {'coupon_used': yes_no})
write_csv('events.csv', load('events', [event(index) for index in range(400)]), {'ticket_price': '£{:.2f}'.format, 'sold_out': yes_no})

FILES = {'jobs': ['jobs.jsonl'], 'flats': ['flats.csv'], 'orders': ['orders.csv'], 'events': ['events.csv']}
JOBS = [
    q('how many jobs arent remote?', 'select count(*) from jobs where not remote'),
    q('avg salary of senior data scientists', "select avg(salary) from jobs where title = 'Data Scientist' and seniority = 'Senior'"),
    q('how many jobs are there in either Vienna or Zurich?', "select count(*) from jobs where locations like '%Vienna%' or locations like '%Zurich%'"),
    q('which company pays the most on average?', 'select company, avg(salary) from jobs group by 1 order by 2 desc limit 1'),
    q('companies with at least 100 postings', 'select company, count(*) from jobs group by 1 having count(*) >= 100'),
    q('breakdown of jobs by seniority', 'select seniority, count(*) from jobs group by 1'),
    q('average and median salary by seniority', 'select seniority, avg(salary), median(salary) from jobs group by 1'),
    q('what percent of internships are remote?', "select 100.0 * sum(remote) / count(*) from jobs where contract = 'Internship'"),
    q('how many positions pay at least 70k and are remote', 'select count(*) from jobs where salary >= 70000 and remote'),
    q('full-time jobs excluding Berlin', "select count(*) from jobs where contract = 'Full-time' and locations not like '%Berlin%'"),
    q('and in Hamburg?', "select count(*) from jobs where title = 'Accountant' and locations like '%Hamburg%'", 'how many accountant jobs?'),
    q('without internships', "select avg(salary) from jobs where contract <> 'Internship'", 'average salary'),
    q('average salary of plumbers', CANNOT),
    q('how many interviews does Acme Cloud do?', CANNOT),
    q('how many jobs require French?', CANNOT),
]
FLATS = [
    q('how pricey is Lisbon on average?', "select avg(\"Monthly Rent\") from flats where City = 'Lisbon'"),
    q('how many flats cost less than €700?', 'select count(*) from flats where "Monthly Rent" < 700'),
    q('flats that are furnished or have a balcony', 'select count(*) from flats where Furnished or Balcony'),
    q('flats with 2 rooms, 50+ m2, pets ok, in Porto',
      'select count(*) from flats where Rooms = 2 and "Area (m2)" >= 50 and "Pets Allowed" and City = \'Porto\''),
    q('districts where the average rent is above 1000', 'select District, avg("Monthly Rent") from flats group by 1 having avg("Monthly Rent") > 1000'),
    q('share of furnished flats per city', 'select City, 100.0 * sum(Furnished) / count(*) from flats group by 1'),
    q('average area by number of rooms', 'select Rooms, avg("Area (m2)") from flats group by 1'),
    q('how many flats other than in Lisbon or Porto?', "select count(*) from flats where City not in ('Lisbon', 'Porto')"),
    q('min and max rent in Chiado', 'select min("Monthly Rent"), max("Monthly Rent") from flats where District = \'Chiado\''),
    q('flats available before 2027', 'select count(*) from flats where "Available From" < \'2027-01-01\''),
    q('how many are those?', 'select count(*) from flats where Furnished and "Monthly Rent" < 700', 'show me furnished flats under 700'),
    q('not Lisbon please', "select count(*) from flats where Balcony and City <> 'Lisbon'", 'how many flats with balcony?'),
    q('average rent of renovated flats', CANNOT),
    q('which neighbourhood is the safest?', CANNOT),
    q('will rents go up?', CANNOT),
]
ORDERS = [
    q('average order value', 'select avg(total_usd) from orders'),
    q('total sales in usd by country', 'select country, sum(total_usd) from orders group by 1'),
    q('cancelled or returned orders count', "select count(*) from orders where status in ('cancelled', 'returned')"),
    q('how long does shipping take on average?', 'select avg(shipping_days) from orders'),
    q('orders from Germany or with a coupon', "select count(*) from orders where country = 'Germany' or coupon_used"),
    q('average total_usd for orders with a coupon and without a coupon', 'select avg(total_usd) from orders group by coupon_used'),
    q('which month had the fewest orders?', 'select substr(order_date, 1, 7), count(*) from orders group by 1 order by 2 limit 1'),
    q('orders in the first half of 2025', "select count(*) from orders where order_date between '2025-01-01' and '2025-06-30'"),
    q('please give me the number of delivered orders from japan that took longer than ten days',
      "select count(*) from orders where status = 'delivered' and country = 'Japan' and shipping_days > 10"),
    q('top 3 countries by average total_usd', 'select country, avg(total_usd) from orders group by 1 order by 2 desc limit 3'),
    q('and how many of those were returned?', "select count(*) from orders where country = 'Japan' and status = 'returned'",
      'how many orders from Japan?'),
    q('as a percentage?', "select 100.0 * sum(status = 'cancelled') / count(*) from orders", 'how many orders were cancelled?'),
    q('how many orders from Canada?', CANNOT),
    q('what is our profit margin?', CANNOT),
    q('why were so many orders cancelled?', CANNOT),
]
EVENTS = [
    q('how much is a ticket for a jazz event on average?', "select avg(ticket_price) from events where genre = 'Jazz'"),
    q('theatre in glasgow that isnt sold out', "select count(*) from events where genre = 'Theatre' and city = 'Glasgow' and not sold_out"),
    q('events with tickets below £20', 'select count(*) from events where ticket_price < 20'),
    q('events costing between £30 and £40', 'select count(*) from events where ticket_price between 30 and 40'),
    q('percentage of sold out events by genre', 'select genre, 100.0 * sum(sold_out) / count(*) from events group by 1'),
    q('which organizer has the highest average ticket price', 'select organizer, avg(ticket_price) from events group by 1 order by 2 desc limit 1'),
    q('all events except theatre and comedy', "select count(*) from events where genre not in ('Theatre', 'Comedy')"),
    q('median ticket price for folk vs rock', "select genre, median(ticket_price) from events where genre in ('Folk', 'Rock') group by 1"),
    q('events between 1 and 14 February 2026', "select count(*) from events where substr(starts_at, 1, 10) between '2026-02-01' and '2026-02-14'"),
    q('number of venues per city', 'select city, count(distinct venue) from events group by 1'),
    q('cheaper than 25 please', "select count(*) from events where genre = 'Folk' and ticket_price < 25", 'how many folk events?'),
    q('and rock?', "select count(*) from events where genre = 'Rock' and city = 'York'", 'how many jazz events in York?'),
    q('how many people attended?', CANNOT),
    q('is there parking at the Corn Exchange?', CANNOT),
    q('which band is the best?', CANNOT),
]
CASES = {'jobs': JOBS, 'flats': FLATS, 'orders': ORDERS, 'events': EVENTS}


print_cases(db, FILES, CASES)
