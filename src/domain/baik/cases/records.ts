import { z } from 'zod';
import { type Identity, sealRecord, unsealRecord } from '../sealing/sealing.ts';

const fileNote = z.object({
  id: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** Bytes, before it was sealed. */
  size: z.number(),
  /** Whether it lies there without what it revealed, or as it came. */
  metadata: z.enum(['stripped', 'kept']),
});
export type FileNote = z.output<typeof fileNote>;

const entryRecord = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('report'),
    anonymous: z.boolean(),
    name: z.string().optional(),
    contact: z.string().optional(),
    category: z.string().optional(),
    text: z.string(),
    language: z.enum(['id', 'en']),
    files: z.array(fileNote),
  }),
  z.object({
    kind: z.literal('message'),
    /** Which recipient wrote it; reporters have no name here. */
    by: z.string().optional(),
    text: z.string(),
    files: z.array(fileNote),
  }),
]);

/** What an entry says, as it lies sealed. */
export type EntryRecord = z.output<typeof entryRecord>;

export function sealEntry(publicKey: string, record: EntryRecord): Promise<string> {
  return sealRecord([publicKey], record);
}

export async function unsealEntry(identity: Identity, sealed: string): Promise<EntryRecord> {
  return entryRecord.parse(await unsealRecord(identity, sealed));
}
