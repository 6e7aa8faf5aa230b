/** Ends a command that did what it was asked to with another status than 0; nothing more is said. */
export class EndedWith extends Error {
  override readonly name = 'EndedWith';
  readonly status: number;

  constructor(status: number) {
    super(`ended with ${status}`);
    this.status = status;
  }
}
