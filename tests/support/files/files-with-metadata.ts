import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { binaryDocument, protectedPackage } from './binary-document.ts';
import { packWord, wordParts } from './word-documents.ts';

/** Files with metadata; `mark` is the name of every person and company in them. */
export const revealing = {
  jpeg: async (mark: string, name = 'photo.jpg') => new File([Uint8Array.from(await photograph(mark))], name),
  png: async (mark: string, name = 'scan.png') => {
    const png = await sharp(await photograph(mark))
      .keepMetadata()
      .png()
      .toBuffer();
    return new File([Uint8Array.from(png)], name);
  },
  pdf: async (mark: string, name = 'invoice.pdf') => new File([Uint8Array.from(await drawPdf({ mark }))], name),
  docx: async (mark: string, name = 'letter.docx') => new File([Uint8Array.from(await wordDocument(mark))], name),
  doc: async (mark: string, name = 'memo.doc') => {
    const png = await (await revealing.png(mark)).bytes();
    return new File([binaryDocument(mark, [await photograph(mark), png])], name);
  },
};

/** A file that cannot be inspected. */
export const unreadable = {
  protectedPdf: async (name = 'protected.pdf') =>
    new File(
      [Uint8Array.from(await drawPdf({ mark: 'x', passwords: { userPassword: 'secret', ownerPassword: 'other' } }))],
      name,
    ),
  /** A Word document with a password: not a ZIP but an encrypted OLE container. */
  protectedDocx: (name = 'protected.docx') => new File([protectedPackage()], name),
  brokenPdf: (name = 'broken.pdf') => new File(['%PDF-1.7\n', new Uint8Array(2000)], name),
  brokenJpeg: async (name = 'broken.jpg') => new File([Uint8Array.from(await photograph('x')).slice(0, -200)], name),
};

const maxAttachmentInBytes = 10 * 1024 * 1024;

/** A valid file of this size, or of nearly ten megabytes. */
export async function largePdf(name: string, sizeInBytes = maxAttachmentInBytes - 4096): Promise<File> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Noise');
  const noise = new Uint8Array(sizeInBytes);
  for (let at = 0; at < noise.length; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
  pdf.catalog.set(PDFName.of('Noise'), pdf.context.register(pdf.context.stream(noise)));
  return new File([Uint8Array.from(await pdf.save({ useObjectStreams: false }))], name);
}

function photograph(mark: string): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 240, channels: 3, background: '#a4431f' } })
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'Kamera', Model: `X100 ${mark}`, Artist: `Orang ${mark}`, Copyright: `PT ${mark}` },
      IFD2: { DateTimeOriginal: '2026:11:19 10:11:12' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 2/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '109/1 20/1 15/1' },
    })
    .jpeg()
    .toBuffer();
}

type Drawn = { mark: string; passwords?: { userPassword: string; ownerPassword: string } };

async function drawPdf({ mark, passwords }: Drawn): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setAuthor(`Orang ${mark}`);
  pdf.setTitle(`Judul ${mark}`);
  pdf.setCreator('Word');
  const page = pdf.addPage();
  page.drawText('An invoice');
  page.drawImage(await pdf.embedJpg(await photograph(mark)), { x: 0, y: 0, width: 40, height: 30 });
  await pdf.attach(new TextEncoder().encode(mark), 'attached.txt');
  if (passwords) pdf.encrypt(passwords);
  return pdf.save({ useObjectStreams: false });
}

async function wordDocument(mark: string): Promise<Uint8Array> {
  const written = `<w:p><w:ins w:id="1" w:author="Penyunting ${mark}" w:date="2026-11-19T10:11:12Z"><w:r><w:t>Isi surat</w:t></w:r></w:ins></w:p>`;
  const sheet = zipSync({
    '[Content_Types].xml': new TextEncoder().encode('<Types/>'),
    'docProps/core.xml': new TextEncoder().encode(
      `<cp:coreProperties><dc:creator>Penyusun ${mark}</dc:creator></cp:coreProperties>`,
    ),
  });
  const parts = wordParts(written, {
    'docProps/core.xml': `<cp:coreProperties><dc:creator>Orang ${mark}</dc:creator><cp:lastModifiedBy>Rekan ${mark}</cp:lastModifiedBy></cp:coreProperties>`,
    'docProps/app.xml': `<Properties><Company>PT ${mark}</Company></Properties>`,
    'customXml/item1.xml': `<properties><holder>Pemegang ${mark}</holder></properties>`,
    'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="d" Type="w" Target="file:///C:\\Users\\${mark}\\Normal.dotm" TargetMode="External"/></Relationships>`,
    'word/embeddings/sheet.xlsx': sheet,
    'word/media/image1.jpg': new Uint8Array(await photograph(mark)),
  });
  return packWord(parts);
}
