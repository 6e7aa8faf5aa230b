/** What a tab remembers until it is closed; where the browser keeps nothing for pages, until it is reloaded. */
const memory = new Map<string, string>();

type Kept = 'scraper' | 'token';

/** What this tab was given, or empty text. */
export function recall(name: Kept): string {
  try {
    return sessionStorage.getItem(`scrq.${name}`) ?? '';
  } catch {
    return memory.get(name) ?? '';
  }
}

/** Keeps it for this tab; empty text forgets it. */
export function remember(name: Kept, value: string): void {
  memory.set(name, value);
  try {
    if (value === '') sessionStorage.removeItem(`scrq.${name}`);
    else sessionStorage.setItem(`scrq.${name}`, value);
  } catch {
    // The browser keeps nothing: memory has it.
  }
}
