import { DamagedFileError } from './findings.ts';
import { KeptRanges } from './kept-ranges.ts';

/** Chunks that define the picture and its animation; all others are dropped: texts, Exif, times, profiles, private chunks. */
const neededChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

const signatureLength = 8;

/** A PNG without metadata; the image data is not re-encoded (ISO/IEC 15948). Throws DamagedFileError. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = new KeptRanges(bytes);
  kept.keep(0, signatureLength);
  for (let at = signatureLength; ; ) {
    // Length, type and checksum.
    if (at + 12 > bytes.length) throw new DamagedFileError('The PNG has no end.');
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length || !/^[a-zA-Z]{4}$/.test(type)) throw new DamagedFileError('A chunk of the PNG breaks off.');
    if (neededChunks.has(type)) kept.keep(at, end);
    if (type === 'IEND') return kept.join();
    at = end;
  }
}
