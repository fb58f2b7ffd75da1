import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaType } from '../../../fields/asset-categories.ts';
import { problem } from '../../../fields/problem.ts';
import type { Budget } from '../../attachments/budget.ts';
import { countPages, openPdf } from '../../attachments/pdf-library.ts';
import type { IncomingFile } from '../asset-store.ts';
import { type FileType, typeByContent, typeByName } from '../file-types.ts';
import { fileOf } from '../pictures/picture-files.ts';
import { makePlaceholder, measurePicture, type PictureType, rewritePicture } from '../pictures/picture-forms.ts';
import { RefusedFileError } from '../refused-file-error.ts';
import { cleanCaptions } from './captions-file.ts';
import { invalidType, type PreparedFile } from './process-upload.ts';
import { cleanMp4 } from './video-file.ts';
import { cleanWebm } from './webm-file.ts';

const nothingMeasured = { width: null, height: null, pages: null, placeholder: null };

/**
 * Checks, cleans and measures a received file, whose name and content must agree on what it is. Variants of a picture are made
 * later, in the background. Throws RefusedFileError and OverBudgetError.
 */
export async function prepareAsset(file: IncomingFile, filename: string, budget: Budget): Promise<PreparedFile> {
  const named = typeByName(filename);
  const held = await typeByContent(file.path);
  if (!held || held.mediaType !== named?.mediaType) throw invalidType(named?.mediaType);
  return prepare(file, filename, held, budget);
}

type Held = { type: FileType; mediaType: MediaType };

async function prepare(
  file: IncomingFile,
  filename: string,
  { type, mediaType }: Held,
  budget: Budget,
): Promise<PreparedFile> {
  const prepared = { directory: file.directory, mediaType };
  const base = `${wordsOf(filename)}-${file.sha256.slice(0, 10)}${crypto.randomUUID().slice(0, 6)}`;
  if (type === 'pdf') {
    const pages = await countPdfPages(file.path, budget);
    const path = await keepAs(file, `${base}.pdf`);
    return { ...prepared, facts: { ...nothingMeasured, path, filename, size: file.size, pages } };
  }
  if (type === 'vtt') {
    const written = cleanCaptions(await readFile(file.path));
    const path = `/assets/${base}.vtt`;
    await writeFile(join(file.directory, fileOf(path)), written);
    return { ...prepared, facts: { ...nothingMeasured, path, filename, size: Buffer.byteLength(written) } };
  }
  if (type === 'mp4' || type === 'webm') {
    const measured = await (type === 'mp4' ? cleanMp4 : cleanWebm)(file.path, budget);
    const path = await keepAs(file, `${base}.${type}`);
    return { ...prepared, facts: { ...nothingMeasured, ...measured, path, filename, size: file.size } };
  }
  if (type === 'apng') throw standsStill('PNG');
  if (type === 'avif' && (await isImageSequence(file.path))) throw standsStill('AVIF');
  return { ...prepared, facts: { ...nothingMeasured, filename, ...(await preparePicture(file, base, type)) } };
}

function standsStill(format: string): RefusedFileError {
  return new RefusedFileError(problem('animatedPicture', { format }));
}

/** Whether an AVIF is animated: the brands in its first box, four bytes each, include that of a sequence. */
async function isImageSequence(path: string): Promise<boolean> {
  const head = Buffer.from(await Bun.file(path).slice(0, 256).bytes());
  const brands = head.subarray(8, head.readUInt32BE(0)).toString('latin1');
  return brands.match(/.{4}/gs)?.includes('avis') ?? false;
}

async function preparePicture(file: IncomingFile, base: string, type: PictureType) {
  const { width, height, isAnimated } = await measurePicture(file.path);
  // Animations get no variants, because those would be still pictures.
  const moves = isAnimated || type === 'gif';
  const name = moves ? `${base}.${type}` : `${base}-${width}x${height}.${type}`;
  const target = join(file.directory, name);
  await rewritePicture(file.path, type, isAnimated, target);
  const placeholder = await makePlaceholder(file.path);
  return { path: `/assets/${name}`, size: (await stat(target)).size, width, height, placeholder };
}

async function keepAs(file: IncomingFile, name: string): Promise<string> {
  await rename(file.path, join(file.directory, name));
  return `/assets/${name}`;
}

function wordsOf(filename: string): string {
  const words = fileOf(filename)
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, 60).replace(/-$/, '') || 'file';
}

/** Bytes at the end in which the trailer stands; some programs append others. */
const endInBytes = 8192;

/** Number of pages of a PDF. Throws RefusedFileError and OverBudgetError. */
async function countPdfPages(path: string, budget: Budget): Promise<number> {
  const bytes = await readFile(path);
  if (!bytes.subarray(-endInBytes).includes('%%EOF')) {
    throw new RefusedFileError('pdfCutOff');
  }
  const pdf = await openPdf(bytes, budget);
  if (pdf === 'protected') throw new RefusedFileError('pdfProtected');
  const pages = pdf ? countPages(pdf) : 0;
  if (pages === 0) throw new RefusedFileError('pdfDamaged');
  return pages;
}
