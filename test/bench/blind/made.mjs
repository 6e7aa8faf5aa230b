/** What the makers of records have in common: a generator of pseudo-random numbers, days, and the file formats that scrapers leave. */

const DAY_MS = 86_400_000;

/** Draws that are the same for the same seed on every machine. */
export function draws(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low, high) => low + Math.floor(next() * (high - low + 1));
  const pick = (items) => items[Math.floor(next() * items.length)];
  return {
    next,
    int,
    pick,
    chance: (p) => next() < p,
    /** Around 1, rarely below 0.6 or above 1.6. */
    spread: () => 0.55 + (next() + next() + next()) * 0.3,
    /** An item of `[[item, weight], …]`. */
    weighted: (pairs) => {
      let at = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of pairs) if ((at -= weight) < 0) return item;
      return pairs[0][0];
    },
    some: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(next() * left.length), 1)[0]);
    },
    day: (from, to) => addDays(from, int(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS))),
  };
}

export function addDays(day, count) {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function round(value, digits = 0) {
  return Number(value.toFixed(digits));
}

/** 12500 with `mark` between the thousands: "12 500". */
export function thousands(value, mark, digits = 0, point = '.') {
  const [whole, part] = value.toFixed(digits).split('.');
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, mark) + (part === undefined ? '' : point + part);
}

export function csv(records, separator = ',') {
  const names = Object.keys(records[0]);
  const cell = (value) => {
    const text = value === null || value === undefined ? '' : String(value);
    return text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `${[names, ...records.map((record) => names.map((name) => record[name]))].map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

export function json(records) {
  return `${JSON.stringify(records, null, 1)}\n`;
}

export function ndjson(records) {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Later runs of the same records: some go, some are changed by `change`, `make` adds new ones. */
export function nextRun(records, { draw, gone, changed, change, added, make }) {
  const kept = records.filter(() => !draw.chance(gone)).map((record) => (draw.chance(changed) ? change(record) : record));
  return [...kept, ...Array.from({ length: added }, make)];
}
