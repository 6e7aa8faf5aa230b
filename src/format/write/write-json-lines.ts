/** Records, given as the JSON each is, a line each. */
export async function* writeJsonLines(texts: AsyncIterable<readonly string[]>): AsyncGenerator<Uint8Array> {
  for await (const batch of texts) yield Buffer.from(`${batch.join('\n')}\n`);
}
