"""The right answers of the blind cases: `truth.py RECORDS CASES... --questions FILE --queries FILE`.

RECORDS is what generate.mjs wrote, CASES are files `<set>[.<language>].cases`. Answers come from SQL over the generated files, never from scrq.
A question is a block: `? question`, then `< an earlier question` of the conversation (any number), then one `= SQL` (or `= cannot`) for each
answer that is accepted. A query is a block: `/ query`, then one `: field op value; ...` for each accepted filter (none: no filter is right; a
lone `:` adds that as one more), and `sort field asc|desc`. A condition that ends in `?` is allowed, not wanted.
In SQL, `r` is the latest run and r1, r2, ... the runs in order; a year is compared as text, flags are 1 and 0, lists are JSON.
"""

import argparse
import csv
import io
import json
import re
import sqlite3
import sys
from datetime import date, datetime, timedelta
from pathlib import Path

SETS = json.loads((Path(__file__).parent / 'sets.json').read_text())
POINT = {'.': lambda text: text.replace(',', ''), ',': lambda text: text.replace('.', '').replace(',', '.')}


def number(value, point='.'):
    """The first number of a text such as "R 12 500", "4.3/5", "1 234,50 zł"."""
    if value is None or isinstance(value, (int, float)):
        return None if value is None else value + 0
    text = re.sub(r'(?<=\d)[\s\u00a0\u202f](?=\d)|(?<=^-)[$€£]', '', value)
    found = re.search(r'-?\d[\d.,]*', text)
    if found is None:
        return None
    plain = POINT[point](found.group().rstrip('.,'))
    return float(plain) if '.' in plain else int(plain)


def flag(value):
    """yes/no, true/false, 1/0 and their like in other languages, or nothing."""
    text = str(value).strip().lower()
    if text in ('true', 'yes', 'y', '1', 'ja', 'oui', 'sí', 'si'):
        return 1
    return 0 if text in ('false', 'no', 'n', '0', 'nein', 'non') else None


def amount(value):
    """A number with the letter of its unit: "845.20M", "12.41B"."""
    letter = value.strip()[-1:]
    return number(value) * {'K': 1e3, 'M': 1e6, 'B': 1e9, 'T': 1e12}.get(letter, 1)


def measured(value, units):
    """The sum of the parts of a text with units: "2 h 30 min" in minutes, "1.5 m" or "60 cm" in metres, "1 kg" in grams; or nothing."""
    parts = re.findall(r'(\d[\d,.]*) *([a-z]+)', value)
    return round(sum(number(part) * units[unit] for part, unit in parts), 6) if parts else None


MEASURES = {
    'minutes': {'h': 60, 'min': 1},
    'metres': {'cm': 0.01, 'm': 1, 'km': 1000},
    'grams': {'g': 1, 'kg': 1000},
}


def us_day(value):
    """Days as Americans write them, "6/14/1999" and "Nov 12, 2026", and instants, "Nov 12, 2026, 6:31:00 AM"."""
    for form in ('%m/%d/%Y', '%b %d, %Y'):
        try:
            return str(datetime.strptime(value, form).date())
        except ValueError:
            pass
    return datetime.strptime(value, '%b %d, %Y, %I:%M:%S %p').isoformat()


def day(value, run_day):
    """ISO days and instants stay; "12.03.2026" and "12/03/2026" become days, "3 days ago" is counted from the run's day."""
    if value is None:
        return None
    ago = re.fullmatch(r'(\d+) days? ago', value)
    if ago:
        return str(date.fromisoformat(run_day) - timedelta(days=int(ago.group(1))))
    if re.fullmatch(r'\d h ago', value):
        return run_day
    local = re.fullmatch(r'(\d\d)[./](\d\d)[./](\d{4})', value)
    return f'{local.group(3)}-{local.group(2)}-{local.group(1)}' if local else value


def cell(value, kind, run_day):
    if isinstance(value, str) and value.strip() in ('', 'N/A', 'n/a', '-'):
        value = None
    if value is None:
        return None
    if kind in ('number', 'number,'):
        return number(value, ',' if kind == 'number,' else '.')
    if kind == 'flag':
        return flag(value)
    if kind in MEASURES:
        return measured(value, MEASURES[kind])
    if kind == 'short':
        return amount(value)
    if kind == 'date/us':
        return us_day(value)
    if kind == 'date':
        return day(value, run_day)
    if kind == 'list':
        return json.dumps(value if isinstance(value, list) else [part.strip() for part in value.split(';')])
    return str(value)


def read_records(path, separator):
    text = path.read_bytes().decode('utf-8')
    if path.suffix == '.csv':
        return list(csv.DictReader(io.StringIO(text, newline=''), delimiter=separator))
    return json.loads(text) if path.suffix == '.json' else [json.loads(line) for line in text.splitlines()]


class Percentile:
    """The value below which a part of the values lies: between two neighbors (`pct`) or the nearest rank (`pctn`)."""

    def __init__(self):
        self.values, self.part = [], 0.5

    def step(self, value, part=0.5):
        self.part = part
        if value is not None:
            self.values.append(value)


class Between(Percentile):
    def finalize(self):
        values = sorted(self.values)
        if not values:
            return None
        at = self.part * (len(values) - 1)
        low = int(at)
        high = min(low + 1, len(values) - 1)
        return values[low] + (values[high] - values[low]) * (at - low)


class Nearest(Percentile):
    def finalize(self):
        values = sorted(self.values)
        return values[max(0, -int(-self.part * len(values) // 1) - 1)] if values else None


def has(items, item):
    return items is not None and item in json.loads(items)


def store(name, records):
    spec = SETS[name]
    base = sqlite3.connect(':memory:')
    base.create_function('has', 2, has)
    base.create_function('number', 1, number)
    base.create_aggregate('median', 1, Between)
    base.create_aggregate('pct', 2, Between)
    base.create_aggregate('pctn', 2, Nearest)
    for index, file in enumerate(spec['files'], 1):
        rows = read_records(records / file, spec.get('separator', ','))
        names = list(rows[0])
        run_day = re.search(r'\d{4}-\d\d-\d\d', file).group()
        columns = ', '.join(f'"{field}"' for field in names)
        base.execute(f'create table r{index} ({columns})')
        marks = ', '.join('?' for _ in names)
        kinds = [spec['kinds'].get(field, 'text') for field in names]
        base.executemany(
            f'insert into r{index} values ({marks})',
            [[cell(row.get(field), kind, run_day) for field, kind in zip(names, kinds)] for row in rows],
        )
    base.execute(f'create view r as select * from r{len(spec["files"])}')
    return base


def answers(base, sql, where):
    """What one SQL answer means as expected values: rows, or a single number; null groups may be left out."""
    rows = [list(row) for row in base.execute(sql)]
    cut = re.search(r' limit (\d+)( offset (\d+))?$', sql)
    if cut and len(rows) > 0:
        check_tie(base, sql, cut, where)
    if not rows:
        sys.exit(f'{where}: no rows: {sql}')
    if len(rows) == 1 and len(rows[0]) == 1 and (rows[0][0] is None or isinstance(rows[0][0], (int, float))):
        if rows[0][0] is None:
            sys.exit(f'{where}: null: {sql}')
        # A highest or lowest value may also be given by the record that has it.
        record = [{'rows': rows}] if re.match(r'select (max|min)\(', sql) else []
        return [{'figure': rows[0][0]}, *record]
    whole = [row for row in rows if row[0] is not None]
    return [{'rows': rows}] if len(whole) in (0, len(rows)) else [{'rows': rows}, {'rows': whole}]


def check_tie(base, sql, cut, where):
    """An order whose last place is shared has no right answer."""
    order = re.search(r' order by (.*?) limit', sql[sql.rfind(' order by ') :]).group(1)
    by = re.sub(r' (desc|asc)$', '', order)
    if re.fullmatch(r'\d+', by):
        column = re.search(r'select (.*?) from ', sql).group(1)
        column = re.split(r',\s*(?![^(]*\))', column)[int(by) - 1]
        by = column
    offset = int(cut.group(3) or 0)
    count = int(cut.group(1))
    plain = sql[: cut.start()]
    ranked = [row[-1] for row in base.execute(re.sub(r'select (.*?) from ', rf'select \1, {re.escape(by).replace(chr(92), "")} from ', plain, count=1))]
    for last in (offset - 1, offset + count - 1):
        if 0 <= last < len(ranked) - 1 and ranked[last] == ranked[last + 1]:
            print(f'{where}: tie at {ranked[last]}: {sql}', file=sys.stderr)


def condition(text):
    text = text.strip()
    optional = text.endswith('?')
    found = re.fullmatch(r'(.+?) (<=|>=|!=|<|>|=|between|in(?= \[)|approx) (.+?)', text.rstrip('?').strip())
    if found is None:
        sys.exit(f'not a condition: {text}')
    field, op, raw = found.groups()
    value = raw if re.fullmatch(r'\d{4}-\d\d(-\d\d)?', raw) else json.loads(re.sub(r'(\d{4}-\d\d-\d\d)', r'"\1"', raw))
    made = {'field': field, 'op': op, 'value': value}
    return {**made, 'optional': True} if optional else made


def blocks(path):
    block = []
    for line in path.read_text().splitlines():
        if line.startswith(('? ', '/ ')) and block:
            yield block
            block = []
        if line.strip() and not line.startswith('#'):
            block.append(line)
    if block:
        yield block


def question_case(block, base, where):
    case = {'question': block[0][2:]}
    after = [line[2:] for line in block if line.startswith('< ')]
    wanted = [line[2:] for line in block if line.startswith('= ')]
    if not wanted:
        sys.exit(f'{where}: no answer')
    expected = []
    for sql in wanted:
        for answer in ['cannot'] if sql == 'cannot' else answers(base, sql, where):
            if answer not in expected:
                expected.append(answer)
    case['expect'] = expected[0] if len(expected) == 1 else expected
    return {**case, 'after': after} if after else case


def query_case(block, spec, where):
    golds = [[condition(part) for part in line[1:].split(';') if part.strip()] for line in block if line.startswith(':')]
    names = {item['field'] for gold in golds for item in gold}
    unknown = [name for name in names if name not in spec['kinds']]
    if unknown:
        sys.exit(f'{where}: unknown fields {unknown}')
    case = {'query': block[0][2:], 'now': spec['now'], 'gold': {'and': golds[0] if golds else []}}
    if len(golds) > 1:
        case['alts'] = [{'and': gold} for gold in golds[1:]]
    order = [line.split() for line in block if line.startswith('sort ')]
    if order:
        case['sort'] = [{'field': ' '.join(words[1:-1]), 'dir': words[-1]} for words in order]
        for entry in case['sort']:
            if entry['field'] not in spec['kinds']:
                sys.exit(f'{where}: unknown order {entry}')
    return case


def main():
    options = argparse.ArgumentParser()
    options.add_argument('records', type=Path)
    options.add_argument('cases', type=Path, nargs='+')
    options.add_argument('--questions', type=Path, required=True)
    options.add_argument('--queries', type=Path, required=True)
    given = options.parse_args()
    questions, queries = [], []
    for path in given.cases:
        name = path.name.split('.')[0]
        spec = SETS[name]
        base = store(name, given.records)
        head = {'set': name, 'files': spec['files']}
        for block in blocks(path):
            where = f'{path.name} {block[0]}'
            if block[0].startswith('? '):
                questions.append({**head, 'now': spec['now'], **question_case(block, base, where)})
            else:
                queries.append({**head, **query_case(block, spec, where)})
    for file, cases in ((given.questions, questions), (given.queries, queries)):
        file.write_text(''.join(f'{json.dumps(case, ensure_ascii=False)}\n' for case in cases))
    print(f'{len(questions)} questions, {len(queries)} queries', file=sys.stderr)


main()
