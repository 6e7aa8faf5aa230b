import { z } from 'zod';

export const HealthRequest = z.object({});
export type HealthInput = z.input<typeof HealthRequest>;

/** `ready` is true when the dataset can be read and the packaged embedder answers. */
export const HealthResponse = z.object({
  status: z.enum(['ok', 'ready']),
  /** Whether the embedders outside the package that runs need can be reached; only where there are any. Keywords rank alone while they are down. */
  embedder: z.enum(['up', 'down']).optional(),
  /** Why one is down. */
  warnings: z.array(z.string()).optional(),
});
export type HealthResponse = z.infer<typeof HealthResponse>;
