import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaType } from '../../fields/asset-categories.ts';
import { oneAtATime } from '../locks/one-at-a-time.ts';
import type { AssetStore, IncomingFile } from './asset-store.ts';
import { type FileType, typeByContent, typeByName } from './file-types.ts';
import { assetLimits, inMegabytes } from './limits.ts';
import { countPdfPages } from './measure-pdf.ts';
import { fileOf } from './picture-files.ts';
import {
  makePictureForms,
  makePlaceholder,
  measurePicture,
  type PictureType,
  rewritePicture,
} from './picture-forms.ts';
import { RefusedFileError } from './refused-file-error.ts';
import { cleanMp4 } from './video-file.ts';
import { cleanWebm } from './webm-file.ts';

/** A processed file: checked, cleaned, measured and with all variants, not stored yet. */
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
  };
};

const nothingMeasured = { width: null, height: null, pages: null, placeholder: null };

/** A decoded picture takes a few hundred megabytes of memory. */
const inTurn = oneAtATime();

/**
 * Takes in a file as it comes: its name and its content must agree on what it is. Throws RefusedFileError, and
 * any error of its source; leaves nothing behind.
 */
export async function takeIn(
  store: AssetStore,
  filename: string,
  content: AsyncIterable<Uint8Array>,
): Promise<PreparedFile> {
  const named = typeByName(filename);
  if (!named) throw invalidType();
  const limit = assetLimits.bytes[named.mediaType];
  const tooLarge = `The file is larger than ${inMegabytes(limit)}.`;
  const file = await store.receive(content, limit, tooLarge);
  try {
    if (file.size === 0) throw new RefusedFileError('The file is empty.');
    const held = await typeByContent(file.path);
    if (held?.mediaType !== named.mediaType) throw invalidType(named.mediaType);
    return await inTurn(() => prepare(file, filename, held));
  } catch (error) {
    await store.discard(file);
    throw error;
  }
}

/** The words of the interface for a file of a wrong type. */
export function invalidType(mediaType?: MediaType): RefusedFileError {
  if (!mediaType)
    return new RefusedFileError(
      'Please select an image (JPEG, PNG, WebP, AVIF or GIF), a video (MP4 or WebM) or a PDF.',
    );
  const only = mediaType === 'document' ? ' Only PDF files are allowed.' : '';
  return new RefusedFileError(`Please select a valid ${mediaType} file.${only}`);
}

type Held = { type: FileType; mediaType: MediaType };

async function prepare(file: IncomingFile, filename: string, { type, mediaType }: Held): Promise<PreparedFile> {
  const prepared = { directory: file.directory, mediaType };
  const base = `${wordsOf(filename)}-${file.sha256.slice(0, 10)}${crypto.randomUUID().slice(0, 6)}`;
  if (type === 'pdf') {
    const pages = await countPdfPages(file.path);
    const path = await keepAs(file, `${base}.pdf`);
    return { ...prepared, facts: { ...nothingMeasured, path, filename, size: file.size, pages } };
  }
  if (type === 'mp4' || type === 'webm') {
    const measured = await (type === 'mp4' ? cleanMp4(file.path) : cleanWebm(file.path));
    const path = await keepAs(file, `${base}.${type}`);
    return { ...prepared, facts: { ...nothingMeasured, ...measured, path, filename, size: file.size } };
  }
  return { ...prepared, facts: { ...nothingMeasured, filename, ...(await preparePicture(file, base, type)) } };
}

async function preparePicture(file: IncomingFile, base: string, type: PictureType) {
  const { width, height, isAnimated } = await measurePicture(file.path);
  // Animations get no variants, because those would be still pictures.
  const moves = isAnimated || type === 'gif';
  const name = moves ? `${base}.${type}` : `${base}-${width}x${height}.${type}`;
  const target = join(file.directory, name);
  await rewritePicture(file.path, type, isAnimated, target);
  if (!moves) await makePictureForms(file.path, name, file.directory);
  const placeholder = await makePlaceholder(file.path);
  return { path: `/assets/${name}`, size: (await stat(target)).size, width, height, placeholder };
}

async function keepAs(file: IncomingFile, name: string): Promise<string> {
  await rename(file.path, join(file.directory, name));
  return `/assets/${name}`;
}

/** Characters of a file name allowed in a path. */
function wordsOf(filename: string): string {
  const words = fileOf(filename)
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words.slice(0, 60).replace(/-+$/, '') || 'file';
}
