import { addDays, csv, draws } from '../made.mjs';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Time of the day, hour, usual sugar, carbohydrates, dishes.
const PARTS = [
  ['Before breakfast', 7, 128, [15, 60], ['Oatmeal', 'Toast and eggs', 'Yogurt with berries', 'Cereal']],
  ['After breakfast', 9, 168, null, []],
  ['Before lunch', 12, 124, [25, 85], ['Ham sandwich', 'Rice bowl', 'Lentil soup', 'Salad', 'Burrito']],
  ['After lunch', 14, 171, null, []],
  ['Snack', 16, 139, [8, 32], ['Apple', 'Granola bar', 'Crackers']],
  ['Before dinner', 18, 131, [30, 110], ['Pasta', 'Chicken and potatoes', 'Pizza', 'Fish and rice', 'Chili']],
  ['Bedtime', 22, 143, null, []],
];
const NOTES = ['sick day', 'new infusion site', 'forgot bolus', 'ate out', 'felt shaky', 'stress at work', 'birthday party'];

/** The export of a diabetes diary of ten weeks: "Nov 12, 2026" and "7:31:00 AM", long column names with units in brackets, most cells empty, pressure as 128/82. */
export function glucose() {
  const draw = draws(280_077);
  const rows = [];
  for (let day = '2026-09-14'; day <= '2026-11-25'; day = addDays(day, 1)) {
    const off = draw.next() * 50 - 20;
    const weekend = [0, 6].includes(new Date(day).getUTCDay());
    const date = `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
    const add = (hour, cells) => {
      const minute = draw.int(0, 59);
      rows.push({
        Date: date,
        Time: `${hour > 12 ? hour - 12 : hour}:${String(minute).padStart(2, '0')}:00 ${hour < 12 ? 'AM' : 'PM'}`,
        Tags: '',
        'Blood Sugar Measurement (mg/dL)': '',
        'Insulin Injection Units (Pen)': '',
        'Basal Injection Units': '',
        'Insulin (Meal)': '',
        'Insulin (Correction)': '',
        'Meal Carbohydrates (Grams, Factor 1)': '',
        'Meal Descriptions': '',
        'Activity Duration (Minutes)': '',
        'Activity Description': '',
        Steps: '',
        Note: draw.chance(0.07) ? draw.pick(NOTES) : '',
        'Blood Pressure': '',
        'Body Weight (lbs)': '',
        'Ketones (mmol/L)': '',
        'Reminder Set': draw.chance(0.2) ? 'true' : 'false',
        ...cells,
      });
    };
    for (const [tag, hour, usual, carbs, dishes] of PARTS) {
      if (draw.chance(tag === 'Snack' ? 0.55 : tag.startsWith('After') ? 0.4 : 0.1)) continue;
      const sugar = draw.chance(0.04)
        ? null
        : Math.round(Math.max(48, usual + off + (draw.next() + draw.next() - 1) * 78 + (weekend && hour > 12 ? 14 : 0)));
      const grams = carbs === null || draw.chance(0.08) ? null : Math.round(carbs[0] + draw.next() * (carbs[1] - carbs[0]));
      const meal = grams === null ? null : Math.round(grams / 5.5) / 2;
      const correction = sugar !== null && sugar > 180 && hour > 8 ? Math.round((sugar - 130) / 20) / 2 : null;
      const morning = tag === 'Before breakfast';
      add(hour, {
        Tags: tag,
        'Blood Sugar Measurement (mg/dL)': sugar ?? '',
        'Insulin Injection Units (Pen)': meal === null && correction === null ? '' : ((meal ?? 0) + (correction ?? 0)).toFixed(1),
        'Basal Injection Units': tag === 'Bedtime' ? (draw.chance(0.08) ? '' : draw.pick([17, 18, 18, 19])) : '',
        'Insulin (Meal)': meal === null ? '' : meal.toFixed(1),
        'Insulin (Correction)': correction === null ? '' : correction.toFixed(1),
        'Meal Carbohydrates (Grams, Factor 1)': grams ?? '',
        'Meal Descriptions': grams === null ? '' : draw.pick(dishes),
        'Blood Pressure': morning && draw.chance(0.4) ? `${draw.int(112, 146)}/${draw.int(68, 94)}` : '',
        'Body Weight (lbs)': morning && draw.chance(0.35) ? (184.6 - rows.length * 0.012 + draw.next() * 3).toFixed(1) : '',
        'Ketones (mmol/L)': sugar !== null && sugar > 235 ? (draw.next() * 1.4).toFixed(1) : '',
      });
    }
    if (draw.chance(0.46)) {
      const kind = draw.pick(['Walking', 'Walking', 'Cycling', 'Swimming', 'Gym']);
      add(17, {
        Tags: 'Exercise',
        'Activity Duration (Minutes)': draw.int(3, 18) * 5,
        'Activity Description': kind,
        Steps: kind === 'Walking' ? draw.int(2100, 11_800) : '',
        'Blood Sugar Measurement (mg/dL)': draw.chance(0.4) ? draw.int(66, 158) : '',
      });
    }
  }
  return [{ file: 'glucose-2026-11-26.csv', text: csv(rows) }];
}
