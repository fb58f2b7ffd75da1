import { zipStream } from '../../archives/zip-stream.ts';
import type { OpenCase, OpenEntry } from '../mailbox.ts';
import { sealStream } from '../sealing/sealing.ts';
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
    ...attached.map(({ id, filename }, index) => ({
      name: `files/${String(index + 1).padStart(2, '0')}-${filename}`,
      content: () => files.open(opened.key, id),
    })),
  ];
  return sealStream(publicKeys, zipStream(parts));
}

function describeCase({ id, status, reason, receivedOn }: OpenCase, entries: readonly OpenEntry[]): string {
  const head = [`Case ${id}`, `Received: ${receivedOn}`, `Status: ${status}${reason ? ` (${reason})` : ''}`];
  const said = entries.flatMap(({ author, writtenOn, record }) => [
    '',
    `--- ${writtenOn}, ${author === 'reporter' ? 'reporter' : `recipient ${record.kind === 'message' ? (record.by ?? '') : ''}`}`,
    ...(record.kind === 'report' ? describeReporter(record) : []),
    record.text,
    ...record.files.map(({ filename, metadata }) => `[file] ${filename} (metadata ${metadata})`),
  ]);
  return `${[...head, ...said].join('\n')}\n`;
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
