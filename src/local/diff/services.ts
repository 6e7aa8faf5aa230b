import type { Catalogue, RunEntry } from '../../core/ports/catalogue.ts';
import type { Comparison, RunComparison, TableOptions } from '../../core/ports/tables.ts';
import type { RunReader } from '../../core/ports/records.ts';

/** What a diff reads of a run. */
export type ComparedReader = Pick<RunReader, 'run' | 'cells' | 'take' | 'scanCells'>;

/** What a diff works with: runs, and what pairs the records of two of them. A method gets readers of this very store. */
export interface DiffServices {
  readonly store: {
    readonly catalogue: Pick<Catalogue, 'scraper' | 'runs'>;
    openRun(run: RunEntry): Promise<ComparedReader>;
  };
  readonly tables: {
    compare(
      runs: { readonly from: ComparedReader | null; readonly to: ComparedReader | null },
      comparison: Comparison,
      options?: TableOptions,
    ): Promise<RunComparison>;
  };
}
