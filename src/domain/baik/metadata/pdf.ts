import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { DamagedFileError, type FindingKind, gather, type Inspection } from './findings.ts';
import { stripJpeg } from './jpeg.ts';
import { readXmp } from './xmp.ts';

/** What a PDF tells beside its pages. */
export async function inspectPdf(bytes: Uint8Array): Promise<Inspection> {
  const pdf = await load(bytes);
  if (pdf === undefined) return { condition: 'damaged', findings: [] };
  if (pdf.isEncrypted) return { condition: 'protected', findings: [] };
  return { condition: 'clean', findings: gather(found(pdf)) };
}

/**
 * The same pages without the information, the XMP, the programs' private data, the names on remarks, the metadata of its
 * photographs and whatever earlier versions have left behind. Throws DamagedFileError.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await load(bytes);
  if (pdf === undefined || pdf.isEncrypted) throw new DamagedFileError('The PDF cannot be opened.');
  const { context, catalog } = pdf;
  delete context.trailerInfo.Info;
  delete context.trailerInfo.ID;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) for (const name of revealing(dict)) dict.delete(name);
    if (object instanceof PDFRawStream) cleanPhotograph(object, (stream) => context.assign(ref, stream));
  }
  catalog.delete(PDFName.of('Metadata'));
  dropUnreachable(pdf);
  return pdf.save({ updateFieldAppearances: false, addDefaultPage: false });
}

async function load(bytes: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    // A file of which nothing could be read has no pages either.
    return pdf.isEncrypted || pdf.getPageCount() > 0 ? pdf : undefined;
  } catch {
    return undefined;
  }
}

const kindOfInfo: Record<string, FindingKind> = {
  Author: 'author',
  Creator: 'software',
  Producer: 'software',
  CreationDate: 'time',
  ModDate: 'time',
  Company: 'company',
  SourceModified: 'time',
};

function* found(pdf: PDFDocument): Generator<readonly [FindingKind, unknown]> {
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info);
  if (info instanceof PDFDict) {
    for (const [name, value] of info.entries()) {
      const key = name.decodeText();
      const kind = kindOfInfo[key] ?? 'title';
      const text = textOf(pdf.context.lookup(value));
      if (key !== 'Trapped') yield [kind, kind === 'time' ? timeOf(text) : text];
    }
  }
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    if (object instanceof PDFRawStream && dict.get(PDFName.of('Subtype')) === PDFName.of('XML')) {
      yield* readXmp(new TextDecoder().decode(object.getContents()));
    }
    if (isRemark(dict)) yield ['author', textOf(dict.get(PDFName.of('T')))];
    if (dict.has(PDFName.of('PieceInfo'))) yield ['history', true];
    if (dict.has(PDFName.of('EmbeddedFiles')) || dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile')) {
      yield ['embedded', true];
    }
  }
}

function revealing(dict: PDFDict): PDFName[] {
  const names = ['Metadata', 'PieceInfo', 'LastModified', ...(isRemark(dict) ? ['T', 'M', 'CreationDate', 'NM'] : [])];
  return names.map((name) => PDFName.of(name)).filter((name) => dict.has(name));
}

/** A note, a stamp, a highlight …: they name who made them. A field of a form has its name in the same place. */
function isRemark(dict: PDFDict): boolean {
  const subtype = dict.get(PDFName.of('Subtype'));
  return (
    dict.has(PDFName.of('Rect')) &&
    subtype !== PDFName.of('Widget') &&
    subtype !== PDFName.of('Link') &&
    subtype instanceof PDFName
  );
}

function cleanPhotograph(stream: PDFRawStream, replace: (clean: PDFRawStream) => void): void {
  if (stream.dict.get(PDFName.of('Filter')) !== PDFName.of('DCTDecode')) return;
  try {
    replace(PDFRawStream.of(stream.dict, stripJpeg(stream.getContents(), 1)));
  } catch (error) {
    // Readers forgive what is not quite a JPEG; the page must keep it.
    if (!(error instanceof DamagedFileError)) throw error;
  }
}

/** What nothing refers to any more would be written all the same, the old information among it. */
function dropUnreachable({ context }: PDFDocument): void {
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFStream) waiting.push(object.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}

function textOf(object: unknown): string | undefined {
  if (object instanceof PDFString || object instanceof PDFHexString) return object.decodeText();
  return object instanceof PDFName ? object.decodeText() : undefined;
}

/** `D:20261119101112+07'00'` in the order in which people read it. */
function timeOf(text: string | undefined): string | undefined {
  const [, year, month, day, hour, minute] = /^D:(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?/.exec(text ?? '') ?? [];
  if (year === undefined) return text;
  return `${[year, month, day].filter(Boolean).join('-')}${hour ? ` ${hour}:${minute ?? '00'}` : ''}`;
}
