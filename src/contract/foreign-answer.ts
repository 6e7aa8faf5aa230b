/** The cause of a `bad_response` whose body is JSON, but not of this API: what a third-party server answered. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';
  readonly body: unknown;

  constructor(body: unknown) {
    super('the answer is JSON of another shape');
    this.body = body;
  }
}
