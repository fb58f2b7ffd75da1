import { DamagedFileError } from './findings.ts';
import { KeptRanges } from './kept-ranges.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Application segments that a decoder needs: JFIF density (APP0) and Adobe colour transform (APP14). */
const neededApplications = [0xe0, 0xee];
const comment = 0xfe;

/**
 * A JPEG without Exif, XMP, IPTC, profiles, previews, comments and trailing data; the image data is not
 * re-encoded (ITU T.81, annex B). Of Exif only an orientation other than 1 is kept. Throws
 * DamagedFileError.
 */
export function stripJpeg(bytes: Uint8Array, orientation: number): Uint8Array {
  const kept = new KeptRanges(bytes);
  kept.keep(0, 2);
  if (orientation > 1 && orientation <= 8) kept.insert(orientationOnly(orientation));
  let at = 2;
  for (;;) {
    const marker = markerAt(bytes, at);
    if (marker === endOfImage) {
      kept.keep(at, at + 2);
      return kept.join();
    }
    const end = at + 2 + lengthAt(bytes, at + 2);
    if (end > bytes.length) throw new DamagedFileError('A segment of the JPEG breaks off.');
    const isNeeded = marker < 0xe0 || (marker > 0xef && marker !== comment) || neededApplications.includes(marker);
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (isNeeded && isThumbnail(bytes, at, marker)) kept.insert(plainHeader);
    else if (isNeeded) kept.keep(at, next);
    at = next;
  }
}

/** JFIF without its thumbnail. */
const plainHeader = Uint8Array.of(0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0);

function isThumbnail(bytes: Uint8Array, at: number, marker: number): boolean {
  return marker === 0xe0 && lengthAt(bytes, at + 2) !== 16;
}

function markerAt(bytes: Uint8Array, at: number): number {
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined || marker === 0)
    throw new DamagedFileError('No marker where one belongs.');
  return marker;
}

function lengthAt(bytes: Uint8Array, at: number): number {
  const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  if (length < 2) throw new DamagedFileError('A segment of the JPEG has no length.');
  return length;
}

/** Skips compressed data up to the next marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const belongs = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!belongs) return at;
  }
  throw new DamagedFileError('The JPEG has no end.');
}

/** Exif with a single entry. */
function orientationOnly(orientation: number): Uint8Array {
  // APP1, 34 bytes, "Exif", big endian TIFF, one entry: tag 0x0112, SHORT, count 1.
  const head = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  return Uint8Array.from([...head, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
}
