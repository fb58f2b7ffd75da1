import { type AttachmentExtension, attachmentTypes } from '../../attachments/attachment-types.ts';
import { releaseMemory } from '../../attachments/release-memory.ts';
import type { FileNote } from '../cases/records.ts';
import type { MetadataChoice } from '../input.ts';
import { DamagedFileError } from '../metadata/findings.ts';
import { cleanFile } from '../metadata/inspect.ts';
import type { SealedFiles } from './sealed-files.ts';

export type GivenFile = {
  filename: string;
  extension: AttachmentExtension;
  choice: MetadataChoice;
  read: () => Promise<Uint8Array>;
};

/** The metadata of a file cannot be removed although its sender asked for it. */
export class UncleanableFileError extends Error {
  override name = 'UncleanableFileError';

  constructor(readonly filename: string) {
    super('A file cannot be cleaned.');
  }
}

/**
 * Seals files one after the other, so that only one is in memory. Throws UncleanableFileError and leaves none
 * behind.
 */
export async function sealFiles(
  store: SealedFiles,
  publicKey: string,
  files: readonly GivenFile[],
): Promise<FileNote[]> {
  const notes: FileNote[] = [];
  try {
    for (const file of files) notes.push(await sealFile(store, publicKey, file));
    return notes;
  } catch (error) {
    await store.remove(notes.map(({ id }) => id));
    throw error;
  }
}

async function sealFile(store: SealedFiles, publicKey: string, file: GivenFile): Promise<FileNote> {
  const { filename, extension, choice } = file;
  const content = await contentOf(file);
  const size = content.length;
  const id = await store.keep(publicKey, content);
  releaseMemory(content);
  const metadata = choice === 'strip' ? 'stripped' : 'kept';
  return { id, filename, contentType: attachmentTypes[extension], size, metadata };
}

async function contentOf({ filename, extension, choice, read }: GivenFile): Promise<Uint8Array> {
  const given = await read();
  if (choice === 'keep') return given;
  try {
    const cleaned = await cleanFile(given, extension);
    if (cleaned.buffer !== given.buffer) releaseMemory(given);
    return cleaned;
  } catch (error) {
    throw error instanceof DamagedFileError ? new UncleanableFileError(filename) : error;
  }
}
