import { columnsOf, outputTo, writeNote, writeTo, type Io, type Output } from '../../terminal/io.ts';
import { startPager, type Pager, type PagerCommand } from '../../terminal/pager.ts';

/** A terminal that shows what is longer than its screen through a pager. */
export interface PagedOutput {
  readonly output: Output;
  /** Takes lines for people: they follow what was written before them, and wait while a pager has the terminal. */
  readonly notes: Pick<Output, 'write'>;
  /** Shows all, and resolves when the reader of a pager is done. */
  end(): Promise<void>;
}

/** Text that fits the screen is printed as ever, so that no pager starts for it. */
export function createPagedOutput(command: PagerCommand, io: Io): PagedOutput {
  const paging = new Paging(command, io);
  const output = outputTo((chunk) => paging.take(chunk.toString()));
  return {
    output: Object.assign(output, { isTTY: true, columns: columnsOf(io.stdout) }),
    notes: { write: (line: string) => paging.note(line) },
    end: () => paging.end(),
  };
}

/** Lines that notes and the prompt take of a screen. */
const RESERVED_ROWS = 4;

/** What is held back until it is clear whether it needs a pager, and that pager. */
class Paging {
  readonly #command: PagerCommand;
  readonly #io: Io;
  readonly #room: number;
  readonly #waiting: string[] = [];
  #held: string[] = [];
  #lines = 0;
  #pager: Pager | undefined;
  #failed = false;

  constructor(command: PagerCommand, io: Io) {
    this.#command = command;
    this.#io = io;
    this.#room = Math.max(1, (io.stdout.rows ?? 24) - RESERVED_ROWS);
  }

  async take(text: string): Promise<void> {
    if (this.#pager !== undefined) return this.#page(this.#pager, text);
    if (this.#failed) return writeTo(this.#io.stdout, text);
    this.#held.push(text);
    this.#lines += text.split('\n').length - 1;
    if (this.#lines <= this.#room) return;
    this.#pager = startPager(this.#command, this.#io);
    await this.#page(this.#pager, this.#release());
  }

  note(line: string): boolean {
    if (this.#pager !== undefined) return this.#waiting.push(line) > 0;
    this.#io.stdout.write(this.#release());
    return this.#io.stderr.write(line);
  }

  async end(): Promise<void> {
    await this.#close();
    await writeTo(this.#io.stdout, this.#release());
    for (const line of this.#waiting.splice(0)) this.#io.stderr.write(line);
  }

  #release(): string {
    const text = this.#held.join('');
    this.#held = [];
    return text;
  }

  async #page(pager: Pager, text: string): Promise<void> {
    try {
      await pager.write(text);
    } catch (error) {
      await this.#close();
      if (!this.#failed) throw error;
    }
  }

  /** Waits for the pager; what one that failed has not shown is printed. */
  async #close(): Promise<void> {
    const outcome = await this.#pager?.end();
    this.#pager = undefined;
    if (outcome?.failure === undefined) return;
    this.#failed = true;
    writeNote(this.#io, outcome.failure);
    await writeTo(this.#io.stdout, outcome.unread);
  }
}
