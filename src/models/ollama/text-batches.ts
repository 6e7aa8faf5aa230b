/** Texts of one request: more are no faster, and what fails is asked again whole. */
const BATCH_TEXTS = 32;
/** Characters of one request, so that a batch of long texts takes no longer than a batch may. */
const BATCH_CHARACTERS = 48_000;

/** Cuts texts into batches of consecutive ones; each has at least one. */
export function* textBatches(texts: readonly string[]): Iterable<readonly string[]> {
  let batch: string[] = [];
  let characters = 0;
  for (const text of texts) {
    if (batch.length === BATCH_TEXTS || (batch.length > 0 && characters + text.length > BATCH_CHARACTERS)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(text);
    characters += text.length;
  }
  if (batch.length > 0) yield batch;
}
