import type { HistoryPlan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';

/** "history of A-17", "how did the price of A-17 change": one record over all runs; null when the question asks for none. */
export function readHistory({ text, facts, profiles }: Sentence): HistoryPlan | null {
  const lower = text.toLowerCase();
  const found =
    /\b(?:full |whole |price |rating |change )?history (?:of|for) (?:the )?(?<key>.+)$/.exec(lower) ??
    /\bhow (?:did|has|have) (?:the )?(?<field>[\p{L} _]+?) (?:of|for) (?<key>.+?) (?:changed?|developed?|evolved?|moved?|varied|vary)(?: over time| since.*)?\W*$/u.exec(
      lower,
    ) ??
    (profiles.some(({ words }) => words.some(({ stem }) => stem === 'track')) ? null : /\btrack (?:the )?(?:record )?(?<key>.+)$/.exec(lower));
  const said = found?.groups?.['key'];
  if (found === null || said === undefined || facts.key.length === 0) return null;
  const start = lower.indexOf(said, found.index);
  const bare = text
    .slice(start, start + said.length)
    .replaceAll(/^["'“”‘’]+|["'“”‘’?!.\s]+$/gu, '')
    .trim()
    .replace(/^(?:record|item|key|id|listing|entry) /i, '');
  if (bare === '') return null;
  const hit = facts.findValues(bare).find(({ field, kind }) => kind === 'whole' && facts.key.includes(field));
  const word = found.groups?.['field'] ?? /\b(price|rating)\b history/.exec(lower)?.[1];
  const field = word === undefined ? undefined : profiles.find(({ words }) => words.some(({ stem }) => word.trim().split(' ').includes(stem)));
  return { kind: 'history', key: hit?.spellings[0] ?? bare, field: field?.field.name ?? null };
}
