import { zipStream } from '../../archives/zip-stream.ts';
import type { OpenCase } from '../mailbox.ts';
import type { FileNote } from '../sealing/file-note.ts';
import { ChangedFileError } from '../sealing/sealed-files.ts';
import { sealStream } from '../sealing/sealing.ts';
import type { OpenEntry } from './entries.ts';
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
      content: () => files.open(opened.keys, file).catch(sayChanged),
    })),
  ];
  return sealStream(publicKeys, zipStream(parts));
}

/** One file that was replaced on the disk does not prevent the export of the others. */
function sayChanged(error: unknown): ReadableStream<Uint8Array> {
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
