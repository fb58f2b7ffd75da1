import { type AttachmentExtension, attachmentTypes } from '../../attachments/attachment-types.ts';
import { mistakeOf } from '../../attachments/refused-files.ts';
import type { AttachmentMistake } from '../../attachments/submitted-file.ts';
import type { MetadataChoice } from '../input.ts';
import { DamagedFileError } from '../metadata/findings.ts';
import type { ReportFileInspector } from '../metadata/report-file-inspector.ts';
import type { FileNote } from './file-note.ts';
import type { SealedFiles } from './sealed-files.ts';

export type GivenFile = {
  filename: string;
  extension: AttachmentExtension;
  choice: MetadataChoice;
  read: () => AsyncGenerator<Uint8Array>;
};

/** The metadata of a file cannot be removed although its sender asked for it. */
export class UncleanableFileError extends Error {
  override name = 'UncleanableFileError';

  constructor(
    readonly filename: string,
    /** Undefined when the file is damaged. */
    readonly mistake?: AttachmentMistake,
  ) {
    super('A file cannot be cleaned.');
  }
}

type SealingStore = { files: SealedFiles; inspector: ReportFileInspector };

/**
 * Seals files one after the other, piece by piece. Throws UncleanableFileError and leaves none behind.
 */
export async function sealFiles(
  store: SealingStore,
  publicKey: string,
  files: readonly GivenFile[],
): Promise<FileNote[]> {
  const notes: FileNote[] = [];
  try {
    // The list stands for the form that the files came with.
    for (const file of files) notes.push(await sealFile(store, publicKey, file, files));
    return notes;
  } catch (error) {
    await store.files.remove(notes.map(({ id }) => id));
    throw error;
  }
}

async function sealFile(
  { files, inspector }: SealingStore,
  publicKey: string,
  { filename, extension, choice, read }: GivenFile,
  sender: object,
): Promise<FileNote> {
  try {
    const content = choice === 'keep' ? read() : await inspector.clean(read(), extension, sender);
    const { id, size, digest } = await files.keep(publicKey, content);
    const metadata = choice === 'strip' ? 'stripped' : 'kept';
    return { id, filename, contentType: attachmentTypes[extension], size, digest, metadata };
  } catch (error) {
    const mistake = mistakeOf(error, filename);
    throw mistake || error instanceof DamagedFileError ? new UncleanableFileError(filename, mistake) : error;
  }
}
