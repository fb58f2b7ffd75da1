import { describe, expect, test } from 'bun:test';
import sharp from 'sharp';
import { accounts } from '../../../src/db/schema/index.ts';
import { uploadForm } from '../../support/files/asset-files.ts';
import { encryptedPdf, fieldFile, latePdf } from '../../support/files/field-files.ts';
import { parseHtml, textOf } from '../../support/html.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

type Stored = { path: string; width: number; height: number; pages: number; error: string };

async function upload(file: File, said: Record<string, string> = {}): Promise<[status: number, Stored]> {
  const answer = await world.post('/api/backend/assets', uploadForm(file, said), staff);
  return [answer.status, (await answer.json()) as Stored];
}

const document = { category: 'reports', media_type: 'document' };

/** What the plain form of staff says of a file in Indonesian. */
async function said(file: File, place: Record<string, string> = {}): Promise<string> {
  await world.db.update(accounts).set({ language: 'id' });
  const body = uploadForm(file, place);
  const answer = await world.handle('/backend/assets', { method: 'POST', headers: staff, body });
  return textOf(parseHtml(await answer.text()));
}

describe('a picture', () => {
  test.each([
    ['thin.png', 1, 5000],
    ['tall-12x9000.png', 12, 9000],
    ['wide-9000x11.png', 9000, 11],
  ])('as narrow as %s is made in all its forms, each of the type of its name', async (name, width, height) => {
    const [status, asset] = await upload(fieldFile(name));
    expect([status, asset.width, asset.height]).toEqual([201, width, height]);
    await world.makeVariants();
    for (const ending of ['-social.jpeg', `-${Math.min(width, 320)}.avif`]) {
      const form = await world.get(asset.path.replace(/\.png$/, ending));
      const { format } = await sharp(await form.bytes()).metadata();
      const type = ending.endsWith('.avif') ? ['image/avif', 'heif'] : ['image/jpeg', 'jpeg'];
      expect([form.status, form.headers.get('content-type'), String(format)]).toEqual([200, ...type] as never);
    }
  });

  test('with a side that no format holds is refused for that reason, in both languages', async () => {
    const [status, { error }] = await upload(fieldFile('tall-20x17000.png'));
    expect([status, error]).toEqual([
      413,
      'The picture is 20 × 17000 pixels; at most 16383 are possible on each side.',
    ]);
    expect(await said(fieldFile('tall-20x17000.png'))).toContain(
      'Gambar berukuran 20 × 17000 piksel; setiap sisinya paling panjang 16383 piksel.',
    );
  });

  test('that moves as PNG is refused, and the editor is told which formats move, in both languages', async () => {
    const [status, { error }] = await upload(fieldFile('animated.png'));
    expect([status, error]).toEqual([
      400,
      'The picture is an animated PNG, which would stand still. Save it as GIF or WebP, which move.',
    ]);
    expect(await said(fieldFile('animated.png'))).toContain(
      'Gambar ini PNG bergerak, yang akan menjadi gambar diam. Simpan sebagai GIF atau WebP, yang tetap bergerak.',
    );
  });

  test.each(['major', 'compatible'])(
    'that moves as AVIF, by its %s brand, is refused in the same way',
    async (place) => {
      const still = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a4431f' } })
        .avif()
        .toBuffer();
      // The brand of an image sequence; the file is otherwise a still picture, as which it would be stored.
      still.write('avis', place === 'major' ? 8 : 20);
      const file = new File([still], 'moving.avif', { type: 'image/avif' });
      const [status, { error }] = await upload(file);
      expect([status, error]).toEqual([
        400,
        'The picture is an animated AVIF, which would stand still. Save it as GIF or WebP, which move.',
      ]);
      expect(await said(file)).toContain(
        'Gambar ini AVIF bergerak, yang akan menjadi gambar diam. Simpan sebagai GIF atau WebP, yang tetap bergerak.',
      );
    },
  );

  test('saved as JFIF is offered and accepted', async () => {
    const page = await world.html('/backend/assets/new?category=news', 200, staff);
    expect(page.querySelector('input[type="file"]')?.getAttribute('accept')).toContain('.jfif');
    const [status, asset] = await upload(fieldFile('photo.jfif'));
    expect([status, asset.path.split('.').at(-1)]).toEqual([201, 'jpg']);
  });

  test.each([
    ['orient6.avif', 'avif'],
    ['motion-photo.jpg', 'jpg'],
  ])('%s is upright, without its film and place', async (name, extension) => {
    const [status, { path, width, height }] = await upload(fieldFile(name));
    expect([status, path.split('.').at(-1)]).toEqual([201, extension]);
    const bytes = await (await world.get(path)).bytes();
    const { orientation, exif, xmp, ...stored } = await sharp(bytes).metadata();
    expect([stored.width, stored.height, orientation ?? 1, exif, xmp]).toEqual([
      width,
      height,
      1,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes('ftypmp4')).toBe(false);
  });
});

describe('a PDF', () => {
  test('that is encrypted and opens without a password is accepted, with its pages', async () => {
    const [status, { pages }] = await upload(await encryptedPdf(), document);
    expect([status, pages]).toEqual([201, 2]);
  });

  test('that needs a password is refused for that reason, in both languages', async () => {
    const [status, { error }] = await upload(await encryptedPdf('rahasia'), document);
    expect([status, error]).toEqual([400, 'The PDF opens with a password only. Save it without one.']);
    expect(await said(await encryptedPdf('rahasia'), document)).toContain(
      'PDF hanya dapat dibuka dengan kata sandi. Simpan ulang tanpa kata sandi.',
    );
  });

  test.each(['leading-newline.pdf', 'leading-bom.pdf', 'trailing-3k.pdf'])('%s is accepted', async (name) => {
    const [status, { pages }] = await upload(fieldFile(name), document);
    expect([status, pages]).toEqual([201, 1]);
  });

  test('may have 1,024 bytes before its header, and no more', async () => {
    expect((await upload(await latePdf(1024), document))[0]).toBe(201);
    expect((await upload(await latePdf(1025), document))[0]).toBe(400);
  });

  test('without pages is refused for that reason', async () => {
    const [status, { error }] = await upload(fieldFile('zero-pages.pdf'), document);
    expect([status, error]).toEqual([400, 'The PDF is damaged: its pages cannot be read.']);
  });
});
