// What safe copies of large files cost, each made in a process of its own: `bun run bench:copies`.
import { readFileSync } from 'node:fs';
import { makeSafeCopy } from '../../../src/domain/baik/safe-copies/make-safe-copy.ts';

const pictures = 200;
const files: Record<string, readonly ['pdf' | 'docx', () => Promise<Uint8Array>]> = {
  'PDF of 35 colour pages': ['pdf', async () => readFileSync('static/documents/laporan-tahunan-2024.pdf')],
  [`DOCX with ${pictures} pictures`]: ['docx', manyPictures],
};

const [title, path = ''] = process.argv.slice(2);
if (title) await makeSafeCopy(readFileSync(path), files[title]?.[0] ?? 'pdf');
else for (const [name, [, make]] of Object.entries(files)) await measure(name, await make());
process.exit(0);

async function measure(name: string, content: Uint8Array): Promise<void> {
  const file = `/tmp/copies-${process.pid}`;
  await Bun.write(file, Uint8Array.from(content));
  const { resourceUsage, exitCode } = Bun.spawnSync([process.execPath, import.meta.path, name, file]);
  await Bun.file(file).delete();
  const seconds = (Number(resourceUsage.cpuTime.total) / 1_000_000).toFixed(1);
  const peak = Math.round(resourceUsage.maxRSS / 1024 / 1024);
  console.log(`${name}: ${exitCode === 0 ? 'copied' : 'failed'}, ${seconds} s of processor time, at most ${peak} MB`);
}

async function manyPictures(): Promise<Uint8Array> {
  const [{ default: sharp }, { packWord, wordParts }] = await Promise.all([
    import('sharp'),
    import('../../../tests/support/files/word-documents.ts'),
  ]);
  const numbers = Array.from({ length: pictures }, (_, index) => index);
  const media = await Promise.all(
    numbers.map(async (index) => {
      const create = { width: 1200, height: 900, channels: 3, background: { r: index, g: 90, b: 40 } } as const;
      return [`word/media/image${index}.jpg`, await sharp({ create }).jpeg().toBuffer()] as const;
    }),
  );
  const drawing = (index: number) =>
    `<w:p><w:r><w:drawing><pic:pic><pic:blipFill><a:blip r:embed="rId${index}"/></pic:blipFill></pic:pic></w:drawing></w:r></w:p>`;
  const relations = numbers.map(
    (index) => [`rId${index}`, ['image', `media/image${index}.jpg`]] as [string, [string, string]],
  );
  return packWord(wordParts(numbers.map(drawing).join(''), Object.fromEntries(media), Object.fromEntries(relations)));
}
