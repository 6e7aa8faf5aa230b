"""What the makers of chat cases share: figures that sqlite lacks, and the form in which cases are printed."""
import json
import math
import sqlite3
import statistics


class Median:
    def __init__(self):
        self.values = []

    def step(self, value):
        if value is not None:
            self.values.append(value)

    def finalize(self):
        return statistics.median(self.values) if self.values else None


class Deviation(Median):
    def finalize(self):
        return statistics.stdev(self.values) if len(self.values) > 1 else None


class P90(Median):
    def finalize(self):
        if not self.values:
            return None
        values = sorted(self.values)
        place = 0.9 * (len(values) - 1)
        low = math.floor(place)
        high = min(low + 1, len(values) - 1)
        return values[low] + (values[high] - values[low]) * (place - low)


class Correlation:
    def __init__(self):
        self.pairs = []

    def step(self, a, b):
        if a is not None and b is not None:
            self.pairs.append((a, b))

    def finalize(self):
        return statistics.correlation([a for a, _ in self.pairs], [b for _, b in self.pairs])


def open_database():
    db = sqlite3.connect(':memory:')
    db.create_aggregate('median', 1, Median)
    db.create_aggregate('deviation', 1, Deviation)
    db.create_aggregate('p90', 1, P90)
    db.create_aggregate('corr', 2, Correlation)
    return db


CANNOT = object()


def q(question, answer, *after):
    """A question, the SQL of its answer or CANNOT, and the questions asked before it in the same conversation."""
    return question, answer, after


def print_cases(db, files, cases_of_sets):
    for name, cases in cases_of_sets.items():
        for question, sql, after in cases:
            case = {'files': files[name], 'set': name, 'question': question, 'expect': expected(db, sql)}
            if after:
                case['after'] = list(after)
            print(json.dumps(case, ensure_ascii=False))


def expected(db, sql):
    if sql is CANNOT:
        return 'cannot'
    rows = db.execute(sql).fetchall()
    is_figure = len(rows) == 1 and len(rows[0]) == 1 and not isinstance(rows[0][0], str)
    return {'figure': rows[0][0]} if is_figure else {'rows': [list(row) for row in rows]}
