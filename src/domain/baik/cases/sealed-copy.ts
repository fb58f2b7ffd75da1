import { asc, eq } from 'drizzle-orm';
import { baikEntries, baikFiles } from '../../../db/schema/index.ts';
import { type ZipPart, zipStream } from '../../archives/zip-stream.ts';
import { sealedKeysOf } from '../case-keys.ts';
import type { CaseRow } from './case-queries.ts';
import type { ChannelStore } from './report-commands.ts';

/**
 * A case as a ZIP of its stored age files, for recipients whose private key is never on the server. Nothing in
 * it can be read without that key.
 */
export async function sealedCopy({ db, files }: ChannelStore, { id }: CaseRow): Promise<ReadableStream<Uint8Array>> {
  const entries = await db.select().from(baikEntries).where(eq(baikEntries.caseId, id)).orderBy(asc(baikEntries.id));
  const attached = await db
    .select({ id: baikFiles.id })
    .from(baikFiles)
    .innerJoin(baikEntries, eq(baikEntries.id, baikFiles.entryId))
    .where(eq(baikEntries.caseId, id));
  const keys = (await sealedKeysOf(db, id)) ?? '';
  const parts: ZipPart[] = [
    { name: 'READ ME.txt', content: () => bytesOf(instructions(id)) },
    { name: 'case-key.age', content: () => bytesOf(keys) },
    ...entries.map(({ author, writtenOn, sealed }, index) => ({
      name: `entries/${String(index + 1).padStart(2, '0')}-${author}-${writtenOn}.json.age`,
      content: () => bytesOf(sealed),
    })),
    ...attached.map((file) => ({ name: `files/${file.id}.age`, content: () => files.openSealed(file.id) })),
  ];
  return zipStream(parts);
}

function instructions(id: number): string {
  return `Case ${id}, sealed. Only your private key opens it. You need the age command: https://age-encryption.org

1. Open the keys of the case with yours, and write each line of "keys" that begins with AGE-SECRET-KEY into case-key.txt:
   age -d -i your-key.txt case-key.age | grep -o 'AGE-SECRET-KEY-1[0-9A-Z]*' > case-key.txt

2. With it, open what was written, and the files:
   age -d -i case-key.txt entries/01-....json.age
   age -d -i case-key.txt -o document files/....age
   What was written is JSON; "body" in it names author, date and place in the case, "files" which file has which name.

3. Delete case-key.txt when you are done: it opens everything that will be written in this case.
`;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
