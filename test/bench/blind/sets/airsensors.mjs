import { csv, draws, thousands } from '../made.mjs';
const STATIONS = [
  ['Plantin Moretuslei', 'Antwerp', 'Traffic', 8],
  ['Park Spoor Noord', 'Antwerp', 'Background', 6],
  ['Haven Kaai 112', 'Antwerp', 'Industrial', 4],
  ['Borgerhout Straatkant', 'Antwerp', 'Traffic', 9],
  ['Gustaaf Callierlaan', 'Ghent', 'Traffic', 12],
  ['Baudelopark', 'Ghent', 'Background', 10],
  ['Zelzate Kanaal', 'Ghent', 'Industrial', 7],
  ['Kunst-Wet', 'Brussels', 'Traffic', 58],
  ['Ukkel Heide', 'Brussels', 'Background', 100],
  ['Vilvoordse Steenweg', 'Brussels', 'Industrial', 21],
  ['Sint-Jans-Molenbeek', 'Brussels', 'Traffic', 26],
  ['Lodewijk Gevaert', 'Liège', 'Traffic', 66],
  ['Parc de la Boverie', 'Liège', 'Background', 63],
  ['Herstal Usines', 'Liège', 'Industrial', 71],
  ['Charleroi Ring R9', 'Charleroi', 'Traffic', 118],
  ['Marchienne Haut', 'Charleroi', 'Industrial', 122],
  ['Bruges Sint-Pieters', 'Bruges', 'Background', 5],
  ['Zeebrugge Strekdam', 'Bruges', 'Industrial', 3],
  ['Namur Citadelle', 'Namur', 'Background', 190],
  ['Namur Gare', 'Namur', 'Traffic', 84],
];
const comma = (value, digits = 1) => thousands(value, '.', digits, ',');
export function airsensors() {
  const d = draws(43_505);
  const fixed = new Map(
    STATIONS.map(([name]) => [
      name,
      { by: d.pick(['IRCEL', 'VMM', 'ISSeP', 'Municipal']), calibrated: d.day('2025-09-10', '2026-10-30'), since: d.int(1988, 2023) },
    ]),
  );
  const dots = (day) => day.split('-').toReversed().join('.');
  const records = [];
  let n = 880_000;
  for (const [name, city, zone, high] of STATIONS)
    for (let day = 0; day < 44; day += 1) {
      if (d.chance(0.06)) continue;
      const still = 0.6 + ((day * 37) % 17) / 17 + d.next() * 0.5;
      const pm25 = (zone === 'Traffic' ? 15 : zone === 'Industrial' ? 17 : 9) * still * d.spread();
      const no2 = (zone === 'Traffic' ? 38 : zone === 'Industrial' ? 27 : 16) * still * d.spread();
      const aqi = Math.round(pm25 * 2.2 + no2 * 0.5);
      const { by, calibrated, since } = fixed.get(name);
      records.push({
        'Reading No': `R${(n += d.int(1, 5))}`,
        Station: name,
        City: city,
        'Site Type': zone,
        'Reading Date': dots(new Date(Date.UTC(2026, 9, 9 + day)).toISOString().slice(0, 10)),
        'PM2.5': d.chance(0.04) ? '' : `${comma(pm25)} µg/m³`,
        PM10: d.chance(0.05) ? '' : `${comma(pm25 * (1.3 + d.next() * 0.7))} µg/m³`,
        NO2: d.chance(0.05) ? 'n/a' : `${comma(no2)} µg/m³`,
        Ozone: d.chance(0.07) ? 'n/a' : `${comma(70 - no2 * 0.7 + d.next() * 25)} µg/m³`,
        'Soot (BC)': d.chance(0.3) ? '' : `${comma(no2 / 18 + d.next(), 2)} µg/m³`,
        AQI: aqi,
        Band: aqi <= 30 ? 'Good' : aqi <= 60 ? 'Fair' : aqi <= 90 ? 'Moderate' : 'Poor',
        'Alert Sent': aqi > 90 ? d.pick(['yes', 'Yes', 'YES']) : d.pick(['no', 'No']),
        Validated: d.chance(0.82) ? d.pick(['Yes', 'yes', 'Y']) : d.pick(['No', 'N']),
        Temperature: `${comma(13 - day * 0.26 + (d.next() - 0.5) * 9)} °C`,
        Humidity: `${d.int(52, 99)} %`,
        Wind: `${comma(d.next() ** 2 * 52 + 2)} km/h`,
        Rain: d.chance(0.5) ? '0,0 mm' : `${comma(d.next() ** 2 * 28 + 0.1)} mm`,
        'Vehicles Counted': zone === 'Traffic' && !d.chance(0.08) ? comma(d.int(6200, 41_000), 0) : '',
        'Hours Measured': d.chance(0.75) ? 24 : d.int(9, 23),
        'Sensor Battery': `${d.int(9, 100)}%`,
        Elevation: `${high} m`,
        Operator: by,
        'Running Since': since,
        'Last Calibrated': dots(calibrated),
        'Data Flags': d.chance(0.6)
          ? ''
          : d.some(['calibration drift', 'gap filled', 'maintenance', 'condensation', 'spider in inlet', 'roadworks nearby'], d.int(1, 2)).join('; '),
        Remarks: d.pick([
          'Provisional value until the monthly check. Compare with the neighbouring stations before quoting.',
          'Garden bonfires were reported by residents on the evening before.',
          'Wind from the south west for most of the day, sampling head cleaned in the morning.',
          'A bus stop next to the inlet was moved in September.',
          '',
        ]),
        Page: `https://lucht.example/r/${n}`,
      });
    }
  return [{ file: 'airsensors-2026-11-22.csv', text: csv(records, ';') }];
}
