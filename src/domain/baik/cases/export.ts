import { asc, eq } from 'drizzle-orm';
import { baikEntries, baikFiles } from '../../../db/schema/index.ts';
import { type ZipPart, zipStream } from '../../archives/zip-stream.ts';
import { ChangedFileError, type FileNote } from '../sealing/sealed-files.ts';
import { sealStream } from '../sealing/sealing.ts';
import { sealedKeysOf } from './case-keys.ts';
import type { CaseRow } from './case-queries.ts';
import type { OpenEntry } from './entries.ts';
import type { OpenCase } from './mailbox.ts';
import type { ChannelStore } from './report-commands.ts';

/**
 * A case as one age file for these keys: a ZIP with the entries as text and all files as stored. It is produced as a
 * stream and never written to disk.
 */
export function exportCase(
  { files }: ChannelStore,
  opened: OpenCase,
  entries: readonly OpenEntry[],
  publicKeys: readonly string[],
): Promise<ReadableStream<Uint8Array>> {
  const report = () => new TextEncoder().encode(describeCase(opened, entries));
  const attached = entries.flatMap(({ record }) => record.files);
  const parts = [
    { name: 'report.txt', content: report },
    ...attached.map((file, index) => ({
      name: `files/${String(index + 1).padStart(2, '0')}-${file.filename}`,
      content: () => files.open(opened.keys, file).catch(replacedNotice),
    })),
  ];
  return sealStream(publicKeys, zipStream(parts));
}

/** One file that was replaced on the disk does not prevent the export of the others. */
function replacedNotice(error: unknown): ReadableStream<Uint8Array> {
  if (!(error instanceof ChangedFileError)) throw error;
  return new Blob(['This is not the file that was sent: it was replaced or damaged on the server.\n']).stream();
}

function describeCase({ id, status, reason, receivedOn }: OpenCase, entries: readonly OpenEntry[]): string {
  const head = [`Case ${id}`, `Received: ${receivedOn}`, `Status: ${status}${reason ? ` (${reason})` : ''}`];
  const said = entries.flatMap(({ author, writtenOn, by, record, isForged }) => [
    '',
    `--- ${writtenOn}, ${author === 'reporter' ? 'reporter' : `recipient ${by ?? ''}`}${isForged ? ' (FORGED: not signed by its author)' : ''}`,
    ...(record.kind === 'report' ? describeReporter(record) : []),
    record.text,
    ...record.files.map((file) => `[file] ${file.filename} (${describeFile(file)})`),
  ]);
  return `${[...head, ...said].join('\n')}\n`;
}

function describeFile(file: FileNote): string {
  if (file.kind === 'original') return 'the original: it can identify the reporter and carry harmful code';
  const leftOut = Object.entries(file.leftOut).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : []));
  const said = leftOut.length > 0 ? `; left out: ${leftOut.join(', ')}` : '';
  return `safe copy, pages: ${file.pages}, made from ${file.madeFrom.toUpperCase()}${said}`;
}

function describeReporter(record: Extract<OpenEntry['record'], { kind: 'report' }>): string[] {
  const { anonymous, name, contact, category, language } = record;
  return [
    anonymous ? 'Anonymous' : `Name: ${name ?? ''}\nContact: ${contact ?? ''}`,
    ...(category ? [`Category: ${category}`] : []),
    `Language: ${language}`,
    '',
  ];
}

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
