/** A page that is one picture. `grey`: PNG rows of four-bit greys, deflated; `jpeg`: a JPEG. Sizes in points and pixels. */
export type PicturePage = {
  width: number;
  height: number;
  pixels: { width: number; height: number };
  content: { kind: 'grey' | 'jpeg'; bytes: Uint8Array; channels: 1 | 3 };
};

/** A PDF (ISO 32000-1) of pictures only: catalog, page tree, and for each page its picture and the operators that draw it. */
export function writePicturePdf(pages: readonly PicturePage[]): Uint8Array {
  const objects = [
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')}] >>`,
    ),
    ...pages.flatMap((page, index) => pageObjects(page, 3 + index * 3)),
  ];
  const pieces: Uint8Array[] = [text('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n')];
  let at = pieces[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = at;
    for (const piece of [text(`${index + 1} 0 obj\n`), object, text('\nendobj\n')]) {
      pieces.push(piece);
      at += piece.length;
    }
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pieces.push(
    text(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`),
    text(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`),
  );
  return Buffer.concat(pieces);
}

function pageObjects({ width, height, pixels, content }: PicturePage, number: number): Uint8Array[] {
  const draw = `q ${points(width)} 0 0 ${points(height)} 0 0 cm /P Do Q`;
  const colours = content.channels === 1 ? '/DeviceGray' : '/DeviceRGB';
  const coding =
    content.kind === 'jpeg'
      ? '/BitsPerComponent 8 /Filter /DCTDecode'
      : `/BitsPerComponent 4 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent 4 /Columns ${pixels.width} >>`;
  return [
    text(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(width)} ${points(height)}] /Contents ${number + 1} 0 R ` +
        `/Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    ),
    stream('', text(draw)),
    stream(
      `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace ${colours} ${coding} `,
      content.bytes,
    ),
  ];
}

function stream(entries: string, content: Uint8Array): Uint8Array {
  return Buffer.concat([text(`<< ${entries}/Length ${content.length} >>\nstream\n`), content, text('\nendstream')]);
}

const points = (value: number) => String(Math.round(value * 100) / 100);

const text = (value: string) => Buffer.from(value, 'latin1');

type PagePicture = { type: 'image/png' | 'image/jpeg'; bytes: Uint8Array };

/**
 * The pictures of a PDF that `writePicturePdf` has written, byte for byte as they are in it: its rows of greys are those of a PNG.
 * `page` counts from 1; undefined when there is no such page.
 */
export function readPicturePage(pdf: Uint8Array, page: number): PagePicture | undefined {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(bytes.subarray(-64).toString('latin1'))?.[1]);
  if (!Number.isInteger(start)) return undefined;
  const first = bytes.indexOf('\n', start + 5) + 1;
  const entry = bytes.subarray(first + (3 + (page - 1) * 3 + 2) * 20, first + (3 + (page - 1) * 3 + 3) * 20);
  const offset = Number(/^(\d{10}) 00000 n \n$/.exec(entry.toString('latin1'))?.[1]);
  if (!Number.isInteger(offset)) return undefined;
  const begin = bytes.indexOf('stream\n', offset) + 7;
  const entries = bytes.subarray(offset, begin).toString('latin1');
  const numberOf = (pattern: RegExp) => Number(pattern.exec(entries)?.[1]);
  const content = bytes.subarray(begin, begin + numberOf(/\/Length (\d+)/));
  if (entries.includes('/DCTDecode')) return { type: 'image/jpeg', bytes: content };
  return { type: 'image/png', bytes: greyPng(content, numberOf(/\/Width (\d+)/), numberOf(/\/Height (\d+)/)) };
}

const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function greyPng(rows: Uint8Array, width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 0, 0, 0, 0], 8);
  return Buffer.concat([pngSignature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', new Uint8Array())]);
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const body = Buffer.concat([text(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(Bun.hash.crc32(body));
  return Buffer.concat([length, body, checksum]);
}
