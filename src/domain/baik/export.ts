import { Zip, ZipPassThrough } from 'fflate';
import type { OpenCase, OpenEntry } from './mailbox.ts';
import type { ChannelStore } from './report-commands.ts';
import { sealStream } from './sealing.ts';

/**
 * A case as one age file for these keys: a ZIP with what was written as text and all files as they lie there. It is made
 * piece by piece, and nothing of it touches the disk.
 */
export function exportCase(
  { files }: ChannelStore,
  opened: OpenCase,
  entries: readonly OpenEntry[],
  publicKeys: readonly string[],
): Promise<ReadableStream<Uint8Array>> {
  return sealStream(publicKeys, readable(zipped(files, opened, entries)));
}

async function* zipped(
  files: ChannelStore['files'],
  opened: OpenCase,
  entries: readonly OpenEntry[],
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const add = (name: string) => {
    const part = new ZipPassThrough(name);
    // The first moment that a ZIP can name: it says nothing.
    part.mtime = '1980-01-01T00:00:00';
    zip.add(part);
    return part;
  };
  add('report.txt').push(new TextEncoder().encode(describeCase(opened, entries)), true);
  yield* pieces.splice(0);
  for (const [index, file] of entries.flatMap(({ record }) => record.files).entries()) {
    const part = add(`files/${String(index + 1).padStart(2, '0')}-${file.filename}`);
    for await (const piece of await files.open(opened.key, file.id)) {
      part.push(piece);
      yield* pieces.splice(0);
    }
    part.push(new Uint8Array(0), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
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

function readable(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
