import { csv, draws, nextRun } from '../made.mjs';
const RUNS = ['2026-08-24', '2026-11-20'];
const HOLDERS = ['Zoetis UK', 'Elanco Europe', 'Norbrook', 'Boehringer Ingelheim', 'Chanelle Pharma', 'Virbac', 'Dechra', 'Krka', 'Bimeda'];
const KINDS = [
  [
    'Antibiotic',
    ['Amoxicillin', 'Oxytetracycline', 'Enrofloxacin', 'Cefalexin', 'Tylosin'],
    ['Tablet', 'Injection', 'Oral Powder', 'Intramammary'],
    'POM-V',
  ],
  [
    'Wormer',
    ['Ivermectin', 'Fenbendazole', 'Praziquantel', 'Pyrantel', 'Levamisole'],
    ['Tablet', 'Oral Suspension', 'Pour-on', 'Oral Paste'],
    'POM-VPS',
  ],
  ['Flea and Tick', ['Fipronil', 'Imidacloprid', 'Permethrin', 'Fluralaner'], ['Spot-on', 'Collar', 'Tablet'], 'NFA-VPS'],
  ['Vaccine', ['Clostridium toxoid', 'Leptospira', 'Canine parvovirus', 'Equine influenza', 'Bluetongue virus'], ['Injection'], 'POM-V'],
  ['Painkiller', ['Meloxicam', 'Carprofen', 'Ketoprofen', 'Buprenorphine'], ['Tablet', 'Injection', 'Oral Suspension'], 'POM-V'],
  ['Anaesthetic', ['Ketamine', 'Propofol', 'Isoflurane'], ['Injection', 'Inhalation'], 'POM-V'],
];
const FARM = ['Cattle', 'Sheep', 'Pigs', 'Goats', 'Chickens'];
const PETS = ['Dogs', 'Cats', 'Horses', 'Rabbits'];
const uk = (day) => day.split('-').toReversed().join('/');
const LEFT = ['Suspended', 'Expired', 'Withdrawn'];

export function vetmeds() {
  const d = draws(49_404);
  const used = new Set();
  let run = RUNS[0];
  let from = '1996-02-05';
  const number = () => {
    for (;;) {
      const made = `${d.int(10_000, 45_000)}/${d.int(4000, 5200)}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const make = () => {
    const [group, substances, forms, category] = d.pick(KINDS);
    const active = d.some(substances, d.chance(0.25) ? 2 : 1);
    const farm = group !== 'Flea and Tick' && group !== 'Anaesthetic' && d.chance(0.55);
    const form = d.pick(forms);
    const holder = d.pick(HOLDERS);
    return {
      VMNo: `Vm ${number()}`,
      Name: `${d.pick(['Nor', 'Zo', 'Vetri', 'Dex', 'Ani', 'Per', 'Cali', 'Ovi', 'Equi', 'Para', 'Bio', 'Luxa'])}${d.pick(['mec', 'cillin', 'vac', 'gard', 'tix', 'cam', 'zol', 'dine', 'fen', 'sed'])} ${d.pick([2, 5, 10, 15, 20, 50, 100, 250])} ${/Injection|Suspension/.test(form) ? 'mg/ml' : 'mg'} ${form}`,
      MAHolder: holder,
      TherapeuticGroup: group,
      ActiveSubstances: active.join('; '),
      Species: d.some(farm ? FARM : PETS, d.int(1, 3)).join('; '),
      PharmaceuticalForm: form,
      DistributionCategory: d.chance(0.8) ? category : d.pick(['POM-V', 'POM-VPS', 'AVM-GSL']),
      ControlledDrug: /Ketamine|Buprenorphine/.test(active.join(' ')) ? 'Y' : 'N',
      MeatWithdrawal: farm && !d.chance(0.05) ? `${group === 'Vaccine' ? 0 : d.pick([0, 3, 7, 14, 21, 28, 35, 42, 60])} days` : '',
      ShelfLife: `${d.pick([12, 18, 24, 24, 36, 36, 48, 60])} months`,
      AuthorisedOn: uk(d.day(from, run)),
      Status: d.weighted([['Authorised', 9], ...LEFT.map((name) => [name, 0.7])]),
    };
  };
  const change = (record) => {
    if (record.Status === 'Authorised') return d.chance(0.55) ? { ...record, Status: d.pick(LEFT) } : { ...record, MAHolder: d.pick(HOLDERS) };
    return { ...record, Status: record.Status === 'Suspended' && d.chance(0.6) ? 'Authorised' : record.Status };
  };
  const first = Array.from({ length: 610 }, make);
  from = '2026-08-25';
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.05, changed: 0.16, change, added: 33, make });
  return [first, second].map((records, index) => ({ file: `vetmeds-${RUNS[index]}.csv`, text: csv(records) }));
}
