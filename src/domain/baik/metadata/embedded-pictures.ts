import { crc32 } from 'node:zlib';

/**
 * Blanks the metadata of JPEG and PNG pictures embedded anywhere in these bytes, as in an old Word document. Nothing
 * moves, because offsets elsewhere refer to it. Returns whether anything was blanked.
 */
export function blankPictures(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const inJpegs = blankPicturesOf(jpeg, content);
  const inPngs = blankPicturesOf(png, content);
  return inJpegs || inPngs;
}

/** How a format divides a picture into segments or chunks. */
type Format = {
  start: Buffer;
  /** Where the first part begins, from the start. */
  startLength: number;
  /** Where the next part begins; the same offset for the last part that concerns this search, -1 when none begins here. */
  nextPart: (content: Buffer, at: number) => number;
  /** Whether the part at this offset is metadata. */
  isTelling: (content: Buffer, at: number, next: number) => boolean;
  blank: (content: Buffer, at: number, next: number) => void;
  /** Lengths of what stands before and after the content of a part. */
  headLength: number;
  tailLength: number;
};

const outcome = { unknown: 0, broken: 1, whole: 2 };

/**
 * Follows the parts of every picture from its start, and blanks those of whole pictures. Each offset is followed once, also
 * where the chains of several starts meet, so that the work stays in proportion to the length of the file.
 */
function blankPicturesOf(format: Format, content: Buffer): boolean {
  const { start, startLength, nextPart } = format;
  let outcomes: Uint8Array | undefined;
  let hasBlanked = false;
  for (let place = content.indexOf(start); place >= 0; place = content.indexOf(start, place + 1)) {
    // One more, for a picture that ends with the file.
    outcomes ??= new Uint8Array(content.length + 1);
    const first = place + startLength;
    let end = first;
    let found = outcomes[end] ?? outcome.broken;
    while (found === outcome.unknown) {
      const next = nextPart(content, end);
      if (next === end) found = outcome.whole;
      else if (next < 0) found = outcome.broken;
      if (found !== outcome.unknown) break;
      end = next;
      found = outcomes[end] ?? outcome.broken;
    }
    for (let at = first; outcomes[at] === outcome.unknown; ) {
      outcomes[at] = found;
      const next = nextPart(content, at);
      if (next <= at) break;
      if (found === outcome.whole && blankPart(format, content, at, next)) hasBlanked = true;
      at = next;
    }
  }
  return hasBlanked;
}

function blankPart({ isTelling, blank, headLength, tailLength }: Format, content: Buffer, at: number, next: number) {
  if (!isTelling(content, at, next)) return false;
  if (content.subarray(at + headLength, next - tailLength).every((byte) => byte === 0)) return false;
  blank(content, at, next);
  return true;
}

const colourProfile = 'ICC_PROFILE';

/** The segments of a JPEG up to its compressed data (ITU T.81, annex B). */
const jpeg: Format = {
  start: Buffer.from([0xff, 0xd8, 0xff]),
  startLength: 2,
  headLength: 4,
  tailLength: 0,
  nextPart(content, at) {
    if (at + 4 > content.length) return -1;
    const marker = content[at + 1] ?? 0;
    if (content[at] !== 0xff || marker < 0xc0) return -1;
    if (marker === 0xda) return at;
    const length = content.readUInt16BE(at + 2);
    return length < 2 || at + 2 + length > content.length ? -1 : at + 2 + length;
  },
  isTelling(content, at) {
    const marker = content[at + 1] ?? 0;
    const isApplication = marker >= 0xe1 && marker <= 0xef && marker !== 0xee;
    const isProfile =
      marker === 0xe2 && content.toString('latin1', at + 4, at + 4 + colourProfile.length) === colourProfile;
    return (isApplication && !isProfile) || marker === 0xfe;
  },
  blank: (content, at, next) => void content.fill(0, at + 4, next),
};

const identifyingChunks = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);
const lastChunk = 0x49454e44;

/** The chunks of a PNG. A blanked one gets an unknown ancillary type, which every decoder skips (ISO/IEC 15948). */
const png: Format = {
  start: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  startLength: 8,
  headLength: 8,
  tailLength: 4,
  nextPart(content, at) {
    if (at + 12 > content.length) return -1;
    const next = at + 12 + content.readUInt32BE(at);
    if (next > content.length) return -1;
    for (const letter of content.subarray(at + 4, at + 8)) if (!isLetter(letter)) return -1;
    return content.readUInt32BE(at + 4) === lastChunk ? at : next;
  },
  isTelling: (content, at) => identifyingChunks.has(content.toString('latin1', at + 4, at + 8)),
  blank(content, at, next) {
    content.write('noTe', at + 4, 'latin1');
    content.fill(0, at + 8, next - 4);
    content.writeUInt32BE(crc32(content.subarray(at + 4, next - 4)), next - 4);
  },
};

function isLetter(byte: number): boolean {
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
