import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

export type PdfQuestion = { bytes: Uint8Array };
export type PdfAnswer = { pages: number } | { problem: string };

/** Maximum unpacked size of a stream; larger ones are decompression bombs. */
const maxStructureInBytes = 64 * 1024 * 1024;

declare const self: Worker;

self.onmessage = async ({ data }: MessageEvent<PdfQuestion>) => {
  self.postMessage(await measure(Buffer.from(data.bytes.buffer)));
};

async function measure(bytes: Buffer): Promise<PdfAnswer> {
  // A PDF without its trailer is damaged.
  if (!bytes.subarray(-2048).includes('%%EOF')) return { problem: 'The PDF is cut off: its end is missing.' };
  if (holdsBomb(bytes)) return { problem: 'The PDF unpacks to more than can be read.' };
  try {
    const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    const pages = pdf.getPageCount();
    return pages > 0 ? { pages } : { problem: 'The PDF has no pages.' };
  } catch {
    return { problem: 'The PDF is damaged: its pages cannot be read.' };
  }
}

/**
 * Whether one of the streams that have to be unpacked to find the pages is out of all proportion, or packed more than
 * once, of which the size can only be found out by unpacking it.
 */
function holdsBomb(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    const head = bytes.subarray(Math.max(0, at - maxStreamHeadInBytes), at);
    const names = namesIn(head.subarray(Math.max(0, head.lastIndexOf('obj'))));
    if (!/\/(?:ObjStm|XRef)\b/.test(names)) continue;
    if (names.includes('/Filter') && !packedOnce.test(names)) return true;
    const content = bytes[at + 6] === 13 ? at + 8 : at + 7;
    if (inflatesBeyond(bytes.subarray(content), maxStructureInBytes)) return true;
  }
  return false;
}

/** The longest description of a stream that is looked at, in bytes. */
const maxStreamHeadInBytes = 16 * 1024;
const packedOnce = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;

/** The description of a stream, with the characters that its names may write as numbers. */
function namesIn(head: Buffer): string {
  return head
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function inflatesBeyond(bytes: Buffer, limit: number): boolean {
  try {
    inflateSync(bytes, { maxOutputLength: limit });
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  }
}
