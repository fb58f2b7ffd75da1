import { z } from 'zod';

/** A recipient as a signed list names them. */
export const listMember = z.object({
  /** Null for a recovery key. */
  account: z.int().nullable(),
  publicKey: z.string(),
  signingKey: z.string(),
  label: z.string(),
  kind: z.enum(['passphrase', 'offline', 'recovery']),
});
export type ListMember = z.output<typeof listMember>;
