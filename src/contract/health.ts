import { z } from 'zod';

export const HealthRequest = z.object({});
export type HealthInput = z.input<typeof HealthRequest>;

/** `ready` is true when the dataset can be read and the packaged embedder answers. */
export const HealthResponse = z.object({ status: z.enum(['ok', 'ready']) });
export type HealthResponse = z.infer<typeof HealthResponse>;
