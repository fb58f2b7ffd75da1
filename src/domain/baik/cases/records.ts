import { z } from 'zod';
import { fileNote } from '../sealing/file-note.ts';
import { sealRecord, unsealRecord } from '../sealing/sealing.ts';
import { readSignedText, type Signer, signText } from '../sealing/signatures.ts';

const entryRecord = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('report'),
    anonymous: z.boolean(),
    name: z.string().optional(),
    contact: z.string().optional(),
    category: z.string().optional(),
    text: z.string(),
    language: z.enum(['id', 'en']),
    /** Version of the privacy notice that the form showed. */
    notice: z.string().optional(),
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

/** What a person wrote. */
export type EntryRecord = z.output<typeof entryRecord>;

const signedEntry = z.object({
  case: z.int(),
  /** From 1 on, counted over all entries of the case. */
  position: z.int(),
  /** The hash of the entry before as it is stored; empty for the first. */
  previous: z.string(),
  author: z.enum(['reporter', 'recipient']),
  on: z.iso.date(),
  record: entryRecord,
  signer: z.string(),
});
/** An entry as it is signed and then sealed. */
export type SignedEntry = z.output<typeof signedEntry>;

/** Signs an entry and seals it to a case. */
export async function sealEntry(
  publicKey: string,
  signer: Signer,
  entry: Omit<SignedEntry, 'signer'>,
): Promise<string> {
  return sealRecord([publicKey], await signText(signer, 'entry', entry));
}

type UnsealedEntry =
  | { kind: 'signed'; entry: SignedEntry }
  /** It is not signed, or its signature does not fit. */
  | { kind: 'forged' }
  /** It is damaged, or sealed to another case. */
  | { kind: 'unreadable' };

export async function unsealEntry(keys: readonly string[], sealed: string): Promise<UnsealedEntry> {
  try {
    const signed = await readSignedText('entry', await unsealRecord(keys, sealed));
    const entry = signed && signedEntry.safeParse(signed.body).data;
    return entry ? { kind: 'signed', entry } : { kind: 'forged' };
  } catch {
    return { kind: 'unreadable' };
  }
}
