import { ScrqError } from '../../errors.ts';

const POWERS: Readonly<Record<string, number>> = { '': 0, k: 1, m: 2, g: 3, t: 4 };

/** A number of bytes or characters: 500000, 64MB, 64MiB. */
export function readSize(option: string, text: string): number {
  const match = /^(\d+(?:\.\d+)?)\s*([kmgt]?)(i?)b?$/i.exec(text.trim());
  const [, number = '', prefix = '', binary = ''] = match ?? [];
  const size = Math.floor(Number(number) * (binary === '' ? 1000 : 1024) ** (POWERS[prefix.toLowerCase()] ?? 0));
  if (match !== null && Number.isSafeInteger(size) && size >= 1) return size;
  throw new ScrqError('invalid_usage', `${option} "${text}" is not a valid size`, {
    hint: 'Write it as 500000, 64MB (millions of bytes) or 64MiB (1048576 bytes each).',
  });
}
