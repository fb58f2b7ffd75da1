import { z } from 'zod';

/** What an entry says about a file that was sealed with it. */
export const fileNote = z.object({
  id: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** Unsealed size in bytes. */
  size: z.number(),
  /** SHA-256 of the sealed file. Absent in entries from before it was recorded. */
  digest: z.string().optional(),
  /** Whether metadata was removed or the file was left unchanged. */
  metadata: z.enum(['stripped', 'kept']),
});
export type FileNote = z.output<typeof fileNote>;
