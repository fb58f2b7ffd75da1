import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { loadSharp } from '../../src/domain/assets/pictures/load-sharp.ts';
import { RefusedFileError } from '../../src/domain/assets/refused-file-error.ts';
import { prepareAsset } from '../../src/domain/assets/upload/prepare-asset.ts';
import type { AttachmentExtension } from '../../src/domain/attachments/attachment-types.ts';
import { assetBudget, Budget, OverBudgetError } from '../../src/domain/attachments/budget.ts';
import { makeSafeCopy } from '../../src/domain/baik/safe-copies/make-safe-copy.ts';
import { NoSafeCopyError } from '../../src/domain/baik/safe-copies/safe-copy.ts';
import { palette } from '../../src/palette.ts';
import { uploads } from '../../tests/support/files/asset-files.ts';
import { writtenDocument } from '../../tests/support/files/binary-document.ts';
import { revealing, unreadable } from '../../tests/support/files/files-with-metadata.ts';

/** A format, whole files of it, and what the server does with one. Throws what the server would not expect. */
export type Format = {
  name: string;
  originals: () => Promise<Uint8Array[]>;
  handle: (bytes: Uint8Array) => Promise<void>;
};

const fieldFolder = join(import.meta.dir, '../../tests/fixtures/field');
const fieldFiles = readdirSync(fieldFolder).filter((name) => name.endsWith('.docx'));

export const formats: Format[] = [
  attachment('docx', () => [revealing.docx('x'), ...fieldFiles.map(storedDocx), unreadable.protectedDocx()]),
  attachment('doc', () => [
    revealing.doc('x'),
    new File([writtenDocument({ runs: [['satu\x07\x13AUTHOR\x14dua\x15'], ['tiga', '3c0801']] })], 'written.doc'),
  ]),
  attachment('pdf', () => [revealing.pdf('x'), unreadable.protectedPdf()]),
  attachment('jpg', () => [revealing.jpeg('x')]),
  attachment('png', () => [revealing.png('x')]),
  asset('webp', () => [small('webp')]),
  asset('avif', () => [small('avif')]),
  asset('gif', () => [small('gif')]),
  asset('mp4', () => [uploads.video()]),
  asset('webm', () => [uploads.webm()]),
];

/** Not packed, so that changes reach the XML of its parts. */
async function storedDocx(name: string): Promise<File> {
  const parts = unzipSync(await Bun.file(join(fieldFolder, name)).bytes());
  return new File([Uint8Array.from(zipSync(parts, { level: 0 }))], 'stored.docx');
}

/** Small, because each is encoded into several others. */
async function small(type: 'webp' | 'avif' | 'gif'): Promise<File> {
  const sharp = await loadSharp();
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: palette.laterite } });
  return new File([Uint8Array.from(await picture.toFormat(type).toBuffer())], `small.${type}`);
}

type Files = () => (File | Promise<File>)[];

async function bytesOf(files: Files): Promise<Uint8Array[]> {
  return Promise.all(files().map(async (file) => (await file).bytes()));
}

/** A file has a safe copy or a reason why not. */
function attachment(extension: AttachmentExtension, files: Files): Format {
  return {
    name: extension,
    originals: () => bytesOf(files),
    async handle(bytes) {
      try {
        await makeSafeCopy(bytes, extension);
      } catch (error) {
        if (!(error instanceof NoSafeCopyError)) throw error;
      }
    },
  };
}

function asset(extension: string, files: Files): Format {
  return {
    name: extension,
    originals: () => bytesOf(files),
    async handle(bytes) {
      const directory = await mkdtemp(join(tmpdir(), 'fuzz-'));
      const path = join(directory, 'original');
      try {
        await Bun.write(path, Uint8Array.from(bytes));
        const file = { directory, path, size: bytes.length, sha256: '0'.repeat(64) };
        await prepareAsset(file, `file.${extension}`, new Budget(assetBudget));
      } catch (error) {
        if (!(error instanceof RefusedFileError || error instanceof OverBudgetError)) throw error;
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}
