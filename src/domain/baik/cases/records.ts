import { z } from 'zod';
import { type Identity, sealRecord, unsealRecord } from '../sealing/sealing.ts';

const fileNote = z.object({
  id: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** Unsealed size in bytes. */
  size: z.number(),
  /** Whether metadata was removed or the file was left unchanged. */
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
    /** The recipient who wrote it; absent for the reporter. */
    by: z.string().optional(),
    text: z.string(),
    files: z.array(fileNote),
  }),
]);

/** Content of an entry as sealed. */
export type EntryRecord = z.output<typeof entryRecord>;

export function sealEntry(publicKey: string, record: EntryRecord): Promise<string> {
  return sealRecord([publicKey], record);
}

export async function unsealEntry(identity: Identity, sealed: string): Promise<EntryRecord> {
  return entryRecord.parse(await unsealRecord(identity, sealed));
}
