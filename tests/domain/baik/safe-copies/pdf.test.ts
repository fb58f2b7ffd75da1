import { expect, test } from 'bun:test';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { makeSafeCopy } from '../../../../src/domain/baik/safe-copies/make-safe-copy.ts';
import { readPicturePage } from '../../../../src/domain/baik/safe-copies/picture-pdf.ts';
import { unreadable } from '../../../support/files/files-with-metadata.ts';

/** What is planted where nobody sees it. */
const mark = 'Ratna-Penanda-7731';

type Plant = (pdf: PDFDocument) => void | Promise<void>;

/** Two pages: words in black, and a coloured area. */
async function draw(...plants: Plant[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage([200, 100]).drawText('Bau menyengat', { x: 20, y: 50, size: 12 });
  pdf.addPage([100, 100]).drawRectangle({ x: 10, y: 10, width: 50, height: 50, color: rgb(0.8, 0.2, 0.1) });
  for (const plant of plants) await plant(pdf);
  return pdf.save();
}

const pages =
  (count: number, size: [number, number]): Plant =>
  (pdf) => {
    for (let page = 0; page < count; page += 1) pdf.addPage(size);
  };

const copyOf = async (bytes: Uint8Array) => makeSafeCopy(bytes, 'pdf');

/** Everything in a file, its packed streams unpacked. */
function contentOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const unpacked = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: start }) => {
    try {
      return inflateSync(Buffer.from(bytes).subarray(index + start.length), { finishFlush: 2 }).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...unpacked].join('\n').toLowerCase();
}

/** As text, in hexadecimal, and in hexadecimal UTF-16. */
function holdsMark(bytes: Uint8Array): boolean {
  const content = contentOf(bytes);
  const utf16 = Buffer.from(mark, 'utf16le').swap16().toString('hex');
  return [mark.toLowerCase(), Buffer.from(mark).toString('hex'), utf16].some((form) => content.includes(form));
}

test('a page is drawn as it looks: words in greys, colours as a photograph, in its size', async () => {
  const copy = await copyOf(await draw());
  expect([copy.type, copy.pages]).toEqual(['application/pdf', 2]);
  const [words, area] = [readPicturePage(copy.bytes, 1), readPicturePage(copy.bytes, 2)];
  expect([words?.type, area?.type]).toEqual(['image/png', 'image/jpeg']);
  const { width, height } = await sharp(words?.bytes).metadata();
  expect([width, height]).toEqual([416, 208]);
  const { data, info } = await sharp(area?.bytes).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  expect(pixel(60, 140).map((value) => Math.round(value / 20) * 20)).toEqual([200, 60, 20]);
  expect(pixel(200, 5)).toEqual([255, 255, 255]);
  const ink = await sharp(words?.bytes).extract({ left: 40, top: 80, width: 160, height: 40 }).stats();
  expect(ink.channels[0]?.min).toBeLessThan(60);
});

/** Operators after those of the first page. */
function appendTo(pdf: PDFDocument, operators: string, resources: object = {}): void {
  const { node } = pdf.getPage(0);
  const { context } = pdf;
  node.addContentStream(context.register(context.stream(`BT /F 8 Tf 20 10 Td ${operators} ET`)));
  resources = { Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } }, ...resources };
  const own = node.Resources();
  for (const [name, value] of Object.entries(resources)) own?.set(PDFName.of(name), context.obj(value));
}

const invisible: Record<string, Plant> = {
  properties: (pdf) => pdf.setAuthor(mark),
  'an attached file': (pdf) => pdf.attach(new TextEncoder().encode(mark), `${mark}.txt`),
  'a script': (pdf) => pdf.addJavaScript(mark, `app.alert("${mark}")`),
  'XMP, private data and unused objects': (pdf) => {
    const { catalog, context } = pdf;
    catalog.set(PDFName.of('Metadata'), context.register(context.stream(mark, { Type: 'Metadata', Subtype: 'XML' })));
    pdf.getPage(0).node.set(PDFName.of('PieceInfo'), context.obj({ X: { Private: PDFString.of(mark) } }));
    context.register(PDFString.of(mark));
  },
  'a link, a hidden note and a bookmark': (pdf) => {
    const { context } = pdf;
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 50, 50],
      Border: [0, 0, 0],
      Contents: PDFString.of(mark),
    };
    const target = context.obj({ S: 'URI', URI: PDFString.of(`file:///C:/Users/${mark}`) });
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 20, 20], F: 2, Contents: PDFString.of(mark) };
    const annotations = [context.register(context.obj({ ...link, A: target })), context.register(context.obj(note))];
    pdf.getPage(1).node.set(PDFName.of('Annots'), context.obj(annotations));
  },
  'words outside the page': (pdf) => pdf.getPage(0).drawText(mark, { x: 20, y: -500, size: 12 }),
  'words in white on white': (pdf) => pdf.getPage(0).drawText(mark, { x: 20, y: 10, size: 8, color: rgb(1, 1, 1) }),
  'words outside the shown part of a page': (pdf) => {
    const page = pdf.getPage(0);
    page.setMediaBox(0, 0, 200, 300);
    page.setCropBox(0, 0, 200, 100);
    page.drawText(mark, { x: 20, y: 200, size: 12 });
  },
  'words of a layer that is switched off': (pdf) => {
    const { context, catalog } = pdf;
    const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of(mark) }));
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
    appendTo(pdf, `/OC /L BDC (${mark}) Tj EMC`, { Properties: { L: layer } });
  },
  'words that are not painted, as of a text recognition': (pdf) => appendTo(pdf, `3 Tr (${mark}) Tj`),
  'words under a white area': (pdf) => {
    pdf.getPage(0).drawText(mark, { x: 20, y: 8, size: 8 });
    pdf.getPage(0).drawRectangle({ x: 10, y: 0, width: 180, height: 30, color: rgb(1, 1, 1) });
  },
  'a hidden field of a form': (pdf) => {
    const field = pdf.getForm().createTextField(mark);
    field.setText(mark);
    field.addToPage(pdf.getPage(1), { x: 10, y: 70, width: 80, height: 20, hidden: true });
  },
  'a small picture of its page': (pdf) => {
    const { context } = pdf;
    pdf.getPage(0).node.set(PDFName.of('Thumb'), context.register(context.stream(mark, { Width: 1, Height: 1 })));
  },
  'transparent words': (pdf) => pdf.getPage(0).drawText(mark, { x: 20, y: 10, size: 8, opacity: 0 }),
};

test.each(Object.entries(invisible))('the copy is the same, byte for byte, with %s', async (_title, plant) => {
  const planted = await draw(plant);
  expect(holdsMark(planted)).toBe(true);
  const [plain, copy] = [await copyOf(await draw()), await copyOf(planted)];
  expect(Buffer.from(copy.bytes).equals(plain.bytes)).toBe(true);
  expect(holdsMark(copy.bytes)).toBe(false);
});

test('words under a black bar are not in the copy', async () => {
  const bar: Plant = (pdf) =>
    pdf.getPage(0).drawRectangle({ x: 15, y: 45, width: 150, height: 20, color: rgb(0, 0, 0) });
  const other: Plant = (pdf) => pdf.getPage(0).drawText(mark, { x: 20, y: 50, size: 10 });
  const [plain, planted] = [await copyOf(await draw(bar)), await copyOf(await draw(other, bar))];
  expect(Buffer.from(planted.bytes).equals(plain.bytes)).toBe(true);
});

test('attached files and notes are counted', async () => {
  const names = ['an attached file', 'a link, a hidden note and a bookmark'];
  const { leftOut } = await copyOf(await draw(...names.map((name) => invisible[name] ?? (() => {}))));
  expect(leftOut).toEqual({ comments: 1, deletions: 0, attachments: 1, pictures: 0 });
});

test('a copy has only the objects of its writer', async () => {
  const { bytes } = await copyOf(await draw());
  const names = new Set(
    [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/^<< .*$/gm),
    ].flatMap(([line]) => line.match(/\/[A-Za-z]+/g) ?? []),
  );
  expect([...names].sort()).toEqual(
    '/BitsPerComponent /Catalog /ColorSpace /Colors /Columns /Contents /Count /DCTDecode /DecodeParms /DeviceGray /DeviceRGB /Filter /FlateDecode /Height /Image /Kids /Length /MediaBox /P /Page /Pages /Parent /Predictor /Resources /Root /Size /Subtype /Type /Width /XObject'.split(
      ' ',
    ),
  );
});

test.each([
  ['that needs a password', async () => (await unreadable.protectedPdf()).bytes(), 'password'],
  ['that is damaged', async () => unreadable.brokenPdf().bytes(), 'damaged'],
  ['of more than 300 pages', () => draw(pages(300, [10, 10])), 'tooManyPages'],
])('no copy is made of a file %s', async (_title, make, problem) => {
  await expect(copyOf(await make())).rejects.toMatchObject({ problem });
});

test.each([
  ['a few millimetres', 'more', [4, 2], 32],
  ['two square metres', 'fewer', [4000, 4000], 3464],
] as const)('a page of %s is drawn with %s dots per inch', async (_title, _which, size, expected) => {
  const copy = await copyOf(await draw(pages(1, [...size])));
  const { width = 0, height = 0 } = await sharp(readPicturePage(copy.bytes, 3)?.bytes).metadata();
  expect([width, height]).toEqual([expected, (expected * size[1]) / size[0]]);
  expect(width * height).toBeLessThanOrEqual(12_000_000);
});
