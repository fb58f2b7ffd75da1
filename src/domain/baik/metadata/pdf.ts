import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { Budget } from '../../attachments/budget.ts';
import { loadPdf, unpackStream } from '../../attachments/pdf-library.ts';
import { blankPictures } from './embedded-pictures.ts';
import { DamagedFileError, type FindingKind, gather, type Inspection } from './findings.ts';
import { stripJpeg } from './jpeg.ts';
import { readXmp } from './xmp.ts';

/** The metadata of a PDF. */
export async function inspectPdf(bytes: Uint8Array, budget = new Budget()): Promise<Inspection> {
  const pdf = await loadPdf(bytes, budget);
  if (pdf === undefined) return { condition: 'damaged', findings: [] };
  if (pdf.isEncrypted) return { condition: 'protected', findings: [] };
  return { condition: 'clean', findings: gather(found(pdf, budget)) };
}

/**
 * The pages without information dictionary, XMP, private application data, annotation authors, photograph metadata,
 * attachments and earlier revisions. Throws DamagedFileError.
 */
export async function cleanPdf(bytes: Uint8Array, budget = new Budget()): Promise<Uint8Array> {
  const pdf = await loadPdf(bytes, budget);
  if (pdf === undefined || pdf.isEncrypted) throw new DamagedFileError('The PDF cannot be opened.');
  const { context, catalog } = pdf;
  delete context.trailerInfo.Info;
  delete context.trailerInfo.ID;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    for (const dict of dictionariesIn(object)) for (const name of revealing(dict)) dict.delete(name);
    if (object instanceof PDFRawStream) cleanPhotograph(object, budget, (stream) => context.assign(ref, stream));
  }
  catalog.delete(PDFName.of('Metadata'));
  dropUnreachable(pdf);
  return pdf.save({ updateFieldAppearances: false, addDefaultPage: false });
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

function* found(pdf: PDFDocument, budget: Budget): Generator<readonly [FindingKind, unknown]> {
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
    if (object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('XML')) {
      const packet = unpackStream(object, budget);
      if (packet) yield* readXmp(new TextDecoder().decode(packet), budget);
      else yield ['embedded', true];
    }
    for (const dict of dictionariesIn(object)) {
      if (isRemark(dict)) yield ['author', textOf(dict.get(PDFName.of('T')))];
      if (dict.has(PDFName.of('PieceInfo'))) yield ['history', true];
      if (dict.has(PDFName.of('EmbeddedFiles')) || dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile')) {
        yield ['embedded', true];
      }
    }
    const photograph = object instanceof PDFRawStream ? photographIn(object, budget) : undefined;
    if (photograph && blankPictures(new Uint8Array(photograph))) yield ['embedded', true];
  }
}

/** The dictionary of an object and its nested direct dictionaries. */
function* dictionariesIn(object: PDFObject): Generator<PDFDict> {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const dict = next instanceof PDFStream ? next.dict : next;
    if (dict instanceof PDFArray) for (const item of dict.asArray()) waiting.push(item);
    if (!(dict instanceof PDFDict)) continue;
    for (const value of dict.values()) waiting.push(value);
    yield dict;
  }
}

function revealing(dict: PDFDict): PDFName[] {
  // A file attachment annotation stores its file in FS; other keys of that name are content.
  const ofRemarks = ['T', 'M', 'CreationDate', 'NM', 'FS'];
  const names = ['Metadata', 'PieceInfo', 'LastModified', 'EmbeddedFiles', 'AF', ...(isRemark(dict) ? ofRemarks : [])];
  return names.map((name) => PDFName.of(name)).filter((name) => dict.has(name));
}

/** Markup annotations (notes, stamps, highlights) name their author in T; form fields use the same key for their name. */
function isRemark(dict: PDFDict): boolean {
  const subtype = dict.get(PDFName.of('Subtype'));
  return (
    dict.has(PDFName.of('Rect')) &&
    subtype !== PDFName.of('Widget') &&
    subtype !== PDFName.of('Link') &&
    subtype instanceof PDFName
  );
}

/** The JPEG of a stream, also when a program has deflated it again. */
function photographIn(stream: PDFRawStream, budget: Budget): Uint8Array | undefined {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  if (filters.at(-1) !== PDFName.of('DCTDecode') || filters.length > 2) return undefined;
  if (filters.length === 1) return stream.getContents();
  if (filters[0] !== PDFName.of('FlateDecode')) return undefined;
  try {
    return budget.inflate(stream.getContents(), 'zlib');
  } catch {
    budget.check();
    return undefined;
  }
}

function cleanPhotograph(stream: PDFRawStream, budget: Budget, replace: (clean: PDFRawStream) => void): void {
  const photograph = photographIn(stream, budget);
  if (!photograph) return;
  try {
    const clean = stripJpeg(photograph, 1);
    stream.dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
    stream.dict.delete(PDFName.of('DecodeParms'));
    replace(PDFRawStream.of(stream.dict, clean));
  } catch (error) {
    // Kept unchanged: readers tolerate malformed JPEGs.
    if (!(error instanceof DamagedFileError)) throw error;
  }
}

/** Unreferenced objects would still be written, including the old information dictionary. */
function dropUnreachable({ context }: PDFDocument): void {
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFDict) for (const value of object.values()) waiting.push(value);
    else if (object instanceof PDFArray) for (const item of object.asArray()) waiting.push(item);
    else if (object instanceof PDFStream) waiting.push(object.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}

function textOf(object: unknown): string | undefined {
  if (object instanceof PDFString || object instanceof PDFHexString) return object.decodeText();
  return object instanceof PDFName ? object.decodeText() : undefined;
}

/** `D:20261119101112+07'00'` as a readable date. */
function timeOf(text: string | undefined): string | undefined {
  const [, year, month, day, hour, minute] = /^D:(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?/.exec(text ?? '') ?? [];
  if (year === undefined) return text;
  return `${[year, month, day].filter(Boolean).join('-')}${hour ? ` ${hour}:${minute ?? '00'}` : ''}`;
}
