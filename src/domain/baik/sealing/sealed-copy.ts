import { asc, eq } from 'drizzle-orm';
import { baikEntries, baikFiles } from '../../../db/schema/index.ts';
import { type ZipPart, zipStream } from '../../archives/zip-stream.ts';
import type { CaseRow } from '../cases/case-queries.ts';
import type { ChannelStore } from '../cases/report-commands.ts';

/**
 * A case as a ZIP of its stored age files, for recipients whose private key is never on the server. Nothing in
 * it can be read without that key.
 */
export async function sealedCopy(
  { db, files }: ChannelStore,
  { id, wrappedKey }: CaseRow,
): Promise<ReadableStream<Uint8Array>> {
  const entries = await db.select().from(baikEntries).where(eq(baikEntries.caseId, id)).orderBy(asc(baikEntries.id));
  const attached = await db
    .select({ id: baikFiles.id })
    .from(baikFiles)
    .innerJoin(baikEntries, eq(baikEntries.id, baikFiles.entryId))
    .where(eq(baikEntries.caseId, id));
  const parts: ZipPart[] = [
    { name: 'READ ME.txt', content: () => bytesOf(instructions(id)) },
    { name: 'case-key.age', content: () => bytesOf(wrappedKey ?? '') },
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

1. Open the key of the case with yours:
   age -d -i your-key.txt -o case-key.txt case-key.age

2. With it, open what was written, and the files:
   age -d -i case-key.txt entries/01-....json.age
   age -d -i case-key.txt -o document files/....age
   What was written is JSON; "files" in it says which file has which name.

3. Delete case-key.txt when you are done: it opens everything that will be written in this case.
`;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
