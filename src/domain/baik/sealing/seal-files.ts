import { fileErrorOf } from '../../attachments/refused-files.ts';
import type { FileError } from '../../attachments/submitted-file.ts';
import type { CopyNote, FileNote, OriginalNote } from './file-note.ts';
import type { SealedFiles } from './sealed-files.ts';

type Unsealed<Note> = Omit<Note, 'id' | 'size' | 'digest'>;

export type GivenFile = {
  note: Unsealed<CopyNote> | Unsealed<OriginalNote>;
  /** The name that its sender gave to it. */
  givenName: string;
  read: () => AsyncGenerator<Uint8Array>;
};

/** A file cannot be stored now. */
export class UnsealedFileError extends Error {
  override name = 'UnsealedFileError';

  constructor(readonly file: FileError) {
    super('A file cannot be sealed.');
  }
}

/** Seals files one after the other, piece by piece. Throws UnsealedFileError and leaves none behind. */
export async function sealFiles(
  files: SealedFiles,
  publicKey: string,
  given: readonly GivenFile[],
): Promise<FileNote[]> {
  const notes: FileNote[] = [];
  try {
    for (const { note, read } of given) notes.push({ ...note, ...(await files.keep(publicKey, read())) });
    return notes;
  } catch (error) {
    await files.remove(notes.map(({ id }) => id));
    const known = fileErrorOf(error, given[notes.length]?.givenName ?? '');
    throw known ? new UnsealedFileError(known) : error;
  }
}
