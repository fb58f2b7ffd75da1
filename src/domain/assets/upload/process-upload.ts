import type { MediaType } from '../../../fields/asset-categories.ts';
import { problem } from '../../../fields/problem.ts';
import { FileTooComplexError } from '../../attachments/refused-files.ts';
import type { AssetStore, IncomingFile } from '../asset-store.ts';
import { typeByName } from '../file-types.ts';
import { assetLimits, inMegabytes } from '../limits.ts';
import { RefusedFileError } from '../refused-file-error.ts';

/** What keeps an uploaded asset: its folder, and the process that checks it first. */
export type AssetIntake = { assetStore: AssetStore; fileWorkers: { prepareAsset: AssetPreparer } };

/** Receives and processes a file. Throws RefusedFileError, FilesBusyError, and any error of its source; leaves nothing behind. */
export async function processUpload(
  { assetStore: store, fileWorkers }: AssetIntake,
  filename: string,
  content: AsyncIterable<Uint8Array>,
): Promise<PreparedFile> {
  const named = typeByName(filename);
  if (!named) throw invalidType();
  const limit = assetLimits.bytes[named.mediaType];
  const tooLarge = problem('fileTooLarge', { size: inMegabytes(limit) });
  const file = await store.receive(content, limit, tooLarge);
  try {
    if (file.size === 0) throw new RefusedFileError('fileEmpty');
    const prepared = await fileWorkers.prepareAsset(file, filename);
    return { ...prepared, facts: { ...prepared.facts, sentSha256: file.sha256 } };
  } catch (error) {
    await store.discard(file);
    throw refusalOf(error);
  }
}

export function invalidType(mediaType?: MediaType): RefusedFileError {
  return new RefusedFileError(mediaType ? `${mediaType}File` : 'fileType');
}

function refusalOf(error: unknown): unknown {
  if (error instanceof FileTooComplexError) return new RefusedFileError('fileTooComplex');
  return error;
}

/**
 * Prepares received files in processes of their own, one after the other. Throws RefusedFileError, FileTooComplexError and
 * FilesBusyError.
 */
export type AssetPreparer = (file: IncomingFile, filename: string) => Promise<PreparedFile>;

export type PreparedFile = {
  directory: string;
  mediaType: MediaType;
  facts: {
    path: string;
    filename: string;
    size: number;
    width: number | null;
    height: number | null;
    pages: number | null;
    placeholder: string | null;
    sentSha256?: string | null;
  };
};
