import type { Db } from '../../../db/client.ts';
import { FileTooComplexError } from '../../attachments/refused-files.ts';
import { type BackgroundLoop, startLoop } from '../../background-loop.ts';
import { listUnreadDocuments, storeDocumentText } from './document-texts.ts';

/** Reads the text of a file in a process of its own. Throws FileTooComplexError and FilesBusyError. */
export type DocumentReader = (file: string) => Promise<string>;

const documentsAtOnce = 20;
/** Another node may have added documents. */
const pollIntervalInMilliseconds = 600_000;

type Options = {
  db: Db;
  read: DocumentReader;
  /** Runs work on the file behind a path such as `/assets/a.pdf`; undefined when it is missing. */
  withFile: <Result>(path: string, work: (file: string) => Promise<Result>) => Promise<Result | undefined>;
  onError: (error: unknown) => void;
};

/** Reads documents for the search, one after the other: those that are there at the start, and new ones when woken. */
export function startDocumentReading(options: Options): BackgroundLoop {
  return startLoop({
    work: (isStopped) => readDocuments(options, isStopped),
    everyMilliseconds: pollIntervalInMilliseconds,
    onError: options.onError,
  });
}

/** Reads all documents that have not been read. */
export async function readDocuments(
  { db, read, withFile }: Omit<Options, 'onError'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    const unread = await listUnreadDocuments(db, documentsAtOnce);
    for (const document of unread) {
      if (isStopped()) return;
      const text = await withFile(document.path, (file) => textOf(file, read));
      await storeDocumentText(db, document, text ?? '');
    }
    if (unread.length < documentsAtOnce) return;
  }
}

/** Empty for a file that takes too long: it would do so each time. */
async function textOf(file: string, read: DocumentReader): Promise<string> {
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof FileTooComplexError) return '';
    throw error;
  }
}
