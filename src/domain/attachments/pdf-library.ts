import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import type { Budget } from './budget.ts';

/** In one go: between two objects the library would wait for the event loop. */
const loadOptions = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };

let reading: Budget | undefined;
limitLibrary();

/** Undefined when it cannot be parsed or has no pages. Throws OverBudgetError. */
export async function loadPdf(bytes: Uint8Array, budget: Budget): Promise<PDFDocument | undefined> {
  reading = budget;
  try {
    const pdf = await PDFDocument.load(bytes, { ...loadOptions, ignoreEncryption: true });
    return pdf.isEncrypted || countPages(pdf) > 0 ? pdf : undefined;
  } catch {
    return undefined;
  } finally {
    reading = undefined;
    // The library catches errors of single objects.
    budget.check();
  }
}

/**
 * Decrypts a PDF that opens without a password, though it is encrypted. 'protected' when a password is needed, undefined when it
 * cannot be parsed. Throws OverBudgetError.
 */
export async function openPdf(bytes: Uint8Array, budget: Budget): Promise<PDFDocument | 'protected' | undefined> {
  const pdf = await loadPdf(bytes, budget);
  if (!pdf?.isEncrypted) return pdf;
  reading = budget;
  try {
    const opened = await PDFDocument.load(bytes, { ...loadOptions, password: '' });
    return countPages(opened) > 0 ? opened : undefined;
  } catch {
    return 'protected';
  } finally {
    reading = undefined;
    budget.check();
  }
}

/** Leaves of the page tree. Each node counts once, because a malicious tree may refer to the same one from many places. */
export function countPages({ catalog, context }: PDFDocument): number {
  const visited = new Set<PDFObject>();
  const waiting = [context.lookup(catalog.get(PDFName.of('Pages')))];
  let count = 0;
  for (let node = waiting.pop(); waiting.length > 0 || node; node = waiting.pop()) {
    if (!(node instanceof PDFDict) || visited.has(node)) continue;
    visited.add(node);
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) waiting.push(context.lookup(kid));
    else count += 1;
  }
  return count;
}

/**
 * The library has no limits. Its unpacked streams and its objects count towards the budget where it makes room for them.
 */
function limitLibrary(): void {
  const register = PDFContext.prototype.assign;
  PDFContext.prototype.assign = function (ref, object) {
    reading?.takePdfObject();
    register.call(this, ref, object);
  };
  const decoders = decoderPrototype();
  const { ensureBuffer } = decoders;
  decoders.ensureBuffer = function (requested) {
    const before = this.buffer.byteLength;
    const buffer = ensureBuffer.call(this, requested);
    // It grows by doubling, so that this counts at most twice what is unpacked.
    reading?.takeBytes(buffer.byteLength - before);
    return buffer;
  };
}

type Decoder = { buffer: Uint8Array; ensureBuffer: (this: Decoder, requested: number) => Uint8Array };

/** What all decoders of the library have in common; it is not exported. */
function decoderPrototype(): Decoder {
  const dict = PDFContext.create().obj({ Filter: 'ASCIIHexDecode' });
  const decoder = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()));
  const prototype: unknown = Object.getPrototypeOf(Object.getPrototypeOf(decoder));
  if (!isDecoder(prototype)) throw new Error('The decoders of the PDF library have changed.');
  return prototype;
}

function isDecoder(prototype: unknown): prototype is Decoder {
  return prototype !== null && typeof prototype === 'object' && Object.hasOwn(prototype, 'ensureBuffer');
}
