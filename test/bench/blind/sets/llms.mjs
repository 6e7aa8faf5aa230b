import { addDays, draws, ndjson, round } from '../made.mjs';

const LABS = [
  ['Meridian AI', 'United States', 'Atlas', 0.1],
  ['Northlight', 'United States', 'Sonata', 0],
  ['Hexagon Labs', 'China', 'Qilin', 0.85],
  ['Oriel', 'France', 'Mistling', 0.7],
  ['DeepFjord', 'Norway', 'Skald', 0.9],
  ['Kumo Research', 'Japan', 'Hoshi', 0.6],
  ['Redwood Compute', 'United States', 'Sequoia', 0.5],
  ['Tsinghai', 'China', 'Baize', 0.8],
  ['Cobble', 'Canada', 'Command Post', 0.4],
  ['Oasis Institute', 'United Arab Emirates', 'Saker', 1],
];
const VARIANTS = ['', '-instruct', '-base', '-mini', '-code', '-vision', '-thinking', '-turbo'];

/** A catalog of language models: billions of parameters, context in tokens, dollars per million tokens, scores in percent, a cutoff as a month. */
export function llms() {
  const draw = draws(270_077);
  const seen = new Set();
  const rows = [];
  while (rows.length < 210) {
    const [developer, country, family, openness] = draw.weighted(LABS.map((lab, at) => [lab, 12 - at]));
    const version = `${draw.int(1, 4)}${draw.chance(0.4) ? '.5' : ''}`;
    const variant = draw.pick(VARIANTS);
    const open = draw.chance(openness);
    const size = draw.weighted([
      [1.5, 1],
      [3, 2],
      [7, 4],
      [8, 3],
      [14, 2.4],
      [32, 2.4],
      [70, 2.6],
      [123, 1],
      [236, 1],
      [405, 0.7],
      [671, 0.6],
    ]);
    const name = `${family} ${version} ${size}B${variant}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const expert = size > 30 && draw.chance(0.45);
    const released = addDays('2023-03-01', Math.round(Math.sqrt(draw.next()) * 1360));
    const late = (Date.parse(released) - Date.parse('2023-03-01')) / 86_400_000 / 1360;
    const skill = Math.min(0.97, 0.36 + late * 0.3 + Math.log10(size) * 0.1 + (draw.next() - 0.5) * 0.12);
    const hosted = draw.chance(open ? 0.74 : 1);
    const input = round((0.03 + size * 0.006) * (open ? 1 : 2.4) * draw.spread(), 2);
    const old = late < 0.55 && draw.chance(0.5);
    rows.push({
      model_id: name.toLowerCase().replaceAll(' ', '-'),
      name,
      developer,
      country,
      family,
      release_date: released,
      knowledge_cutoff: draw.chance(0.14) ? null : addDays(released, -draw.int(110, 420)).slice(0, 7),
      params_b: !open && draw.chance(0.4) ? null : size,
      active_params_b: expert ? round(size / draw.pick([6, 9, 12]), 1) : null,
      architecture: expert ? 'MoE' : 'dense',
      context_tokens: draw.weighted(
        late < 0.4
          ? [
              [4096, 4],
              [8192, 4],
              [32_768, 3],
            ]
          : [
              [32_768, 2],
              [128_000, 5],
              [200_000, 2],
              [1_000_000, 1],
            ],
      ),
      max_output_tokens: draw.pick([2048, 4096, 8192, 16_384, 32_768]),
      license: open
        ? draw.weighted([
            ['Apache-2.0', 4],
            ['MIT', 2],
            ['community', 3],
            ['CC-BY-NC-4.0', 1],
          ])
        : 'proprietary',
      open_weights: open,
      input_usd_per_mtok: hosted ? input : null,
      output_usd_per_mtok: hosted ? round(input * draw.pick([1, 2, 3, 4, 5]), 2) : null,
      free_tier: hosted && draw.chance(0.3),
      modalities:
        variant === '-vision' ? ['text', 'image'] : draw.chance(0.24) ? ['text', 'image', ...(draw.chance(0.4) ? ['audio'] : [])] : ['text'],
      reasoning: variant === '-thinking' || (late > 0.7 && draw.chance(0.2)),
      tool_use: late > 0.35 && draw.chance(0.72),
      mmlu_pct: draw.chance(0.08) ? null : round(skill * 100, 1),
      humaneval_pct: draw.chance(0.16) ? null : round(Math.min(98, skill * 100 - 6 + (draw.next() - 0.5) * 14 + (variant === '-code' ? 8 : 0)), 1),
      arena_elo: draw.chance(0.3) ? null : Math.round(860 + skill * 520 + draw.next() * 40),
      tokens_per_sec: hosted ? Math.round((420 / (2 + Math.sqrt(size))) * draw.spread()) : null,
      ttft_ms: hosted ? Math.round(140 + Math.sqrt(size) * 46 * draw.spread()) : null,
      downloads_30d: open ? Math.round(draw.next() ** 4 * 4_800_000) : null,
      languages: draw.pick([1, 8, 12, 29, 46, 100]),
      deprecated: old,
      retires_on: old ? draw.day('2026-12-01', '2027-08-31') : null,
    });
  }
  return [{ file: 'llms-2026-11-25.ndjson', text: ndjson(rows) }];
}
