import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Size = { width?: number; height?: number };

/** Valid and invalid files for uploads. */
/** A width that other journeys and earlier attempts hardly have: the same file again would not be stored again. */
export const unusedWidth = () => 50 + Math.floor(Math.random() * 5000);

export const uploads = {
  jpeg: async (name = 'kilang.jpg', { width = 90, height = 60 }: Size = {}) =>
    new File([await picture(width, height).jpeg().toBuffer()], name),
  png: async (name = 'peta.png', { width = 40, height = 30 }: Size = {}) =>
    new File([await picture(width, height).png().toBuffer()], name),
  /** With an orientation and a location in its metadata. */
  sidewaysPhotograph: async (name = 'lapangan.jpg') => {
    const exif = { IFD0: { Copyright: 'Sari' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 30/1 0/1' } };
    const bytes = await picture(80, 50).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    return new File([bytes], name);
  },
  truncatedJpeg: async () =>
    new File([(await (await uploads.jpeg('cut.jpg', { width: 900, height: 600 })).bytes()).slice(0, 2500)], 'cut.jpg'),
  hugePng: async () => new File([new Uint8Array(blackPng(10_000))], 'huge.png'),
  pdf: async (name = 'laporan.pdf') => new File([new Uint8Array(annualReport)], name),
  truncatedPdf: async () => new File([new Uint8Array(annualReport.subarray(0, 9000))], 'cut.pdf'),
  /** A few kilobytes whose object stream decompresses to 70 MB: in one step, in two, or with an escaped filter name. */
  pdfBombs: () => {
    const once = deflateSync(Buffer.alloc(70 * 1024 * 1024), { level: 1 });
    const twice = deflateSync(once);
    return [
      pdfOf('/ObjStm', '/FlateDecode', once),
      pdfOf('/ObjStm', '[/FlateDecode /FlateDecode]', twice),
      pdfOf('/Obj#53tm', '/FlateDecode', once),
    ];
  },
  htmlNamedPng: async () => new File(['<html><script>alert(1)</script></html>'], 'page.png'),
  svg: async () => new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'logo.svg'),
  svgNamedPng: async () => new File(['<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'], 'logo.png'),
  video: async (name = 'kilang.mp4') => new File([new Uint8Array(film())], name),
  captions: async (text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nKilang dari udara.\n', name = 'takarir.vtt') =>
    new File([text], name),
  webm: async (name = 'kilang.webm') => new File([new Uint8Array(recording())], name),
  truncatedWebm: async () => new File([new Uint8Array(recording().subarray(0, -40))], 'cut.webm'),
  truncatedVideo: async () => new File([new Uint8Array(film().subarray(0, 150))], 'cut.mp4'),
} as const;

const annualReport = readFileSync('static/documents/laporan-tahunan-2024.pdf');

/** A colour gradient: unlike a single colour, it does not compress to almost nothing. */
function picture(width: number, height: number) {
  const slope = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s"><stop stop-color="#a4431f"/><stop offset="1" stop-color="#0e3a40"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
  return sharp(slope);
}

/** A square of black with one bit for each pixel: a hundred megapixels fit into a few kilobytes. */
function blackPng(side: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function pdfOf(type: string, filter: string, content: Buffer): File {
  const described = `<< /Type ${type} /N 1 /First 4 /Filter ${filter} /Length ${content.length} >>`;
  const parts = [`%PDF-1.5\n1 0 obj\n${described}\nstream\n`, new Uint8Array(content), '\nendstream\nendobj\n%%EOF\n'];
  return new File(parts, 'bomb.pdf');
}

/** The boxes of a 640 by 360 MP4 file with a location, without media data. */
function film(): Buffer {
  const trackHead = Buffer.alloc(84);
  trackHead.writeUInt32BE(640 << 16, 76);
  trackHead.writeUInt32BE(360 << 16, 80);
  const index = box('moov', box('trak', box('tkhd', trackHead)), box('udta', Buffer.from('+00.5000+109.0000/')));
  return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), index, box('mdat', Buffer.alloc(400, 7))]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0), 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** The elements of a 640 by 360 WebM file with a title and a tag, without media data. */
function recording(): Buffer {
  const size = element('e0', element('b0', Buffer.from([2, 128])), element('ba', Buffer.from([1, 104])));
  const parts = [
    element('1549a966', element('bf', Buffer.alloc(4, 1)), element('7ba9', Buffer.from('Kilang Ketapang'))),
    element('1654ae6b', element('ae', size)),
    element('1254c367', Buffer.from('+00.5000+109.0000/ '.repeat(10))),
    element('1f43b675', Buffer.alloc(400, 7)),
  ];
  return Buffer.concat([element('1a45dfa3', element('4282', Buffer.from('webm'))), element('18538067', ...parts)]);
}

function element(id: string, ...content: Buffer[]): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE((1n << 56n) | BigInt(content.reduce((sum, part) => sum + part.length, 0)));
  return Buffer.concat([Buffer.from(id, 'hex'), length, ...content]);
}

export type Said = Record<string, string>;

/** The upload form, as a client sends it. */
export function uploadForm(file: File | undefined, said: Said = {}): FormData {
  const form = new FormData();
  const fields = { category: 'news', media_type: 'image', name: 'Kilang', ...said };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', file);
  return form;
}
