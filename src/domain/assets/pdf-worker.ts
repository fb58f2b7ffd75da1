import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

export type PdfQuestion = { bytes: Uint8Array };
export type PdfAnswer = { pages: number } | { problem: string };

/** A structure that unpacks to more than this, in bytes, is a bomb and no document. */
const largestStructure = 64 * 1024 * 1024;

declare const self: Worker;

self.onmessage = async ({ data }: MessageEvent<PdfQuestion>) => {
  self.postMessage(await measure(Buffer.from(data.bytes.buffer)));
};

async function measure(bytes: Buffer): Promise<PdfAnswer> {
  // Without its end a reader has to guess what the document was.
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

/** Whether one of the streams that have to be unpacked to find the pages is out of all proportion. */
function holdsBomb(bytes: Buffer): boolean {
  return ['/ObjStm', '/XRef'].some((kind) => {
    for (let at = bytes.indexOf(kind); at !== -1; at = bytes.indexOf(kind, at + 1)) {
      const start = bytes.indexOf('stream', at);
      if (start === -1) return false;
      const content = bytes[start + 6] === 13 ? start + 8 : start + 7;
      if (inflatesBeyond(bytes.subarray(content), largestStructure)) return true;
    }
    return false;
  });
}

function inflatesBeyond(bytes: Buffer, limit: number): boolean {
  try {
    inflateSync(bytes, { maxOutputLength: limit });
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  }
}
