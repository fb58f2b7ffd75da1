import { crc32 } from 'node:zlib';

/** A metadata part of an embedded picture, and how to blank it in place. */
type Revealing = { from: number; to: number; blank: () => void };

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const colourProfile = 'ICC_PROFILE';

/**
 * Blanks the metadata of JPEG and PNG pictures embedded anywhere in these bytes, as in an old Word document. Nothing
 * moves, because offsets elsewhere refer to it. Returns whether anything was blanked.
 */
export function blankPictures(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [
    ...placesOf(content, jpegStart).flatMap((at) => partsOfJpeg(content, at)),
    ...placesOf(content, pngStart).flatMap((at) => partsOfPng(content, at)),
  ];
  const telling = parts.filter(({ from, to }) => content.subarray(from, to).some((byte) => byte !== 0));
  for (const { blank } of telling) blank();
  return telling.length > 0;
}

function placesOf(content: Buffer, start: Buffer): number[] {
  const places: number[] = [];
  for (let at = content.indexOf(start); at >= 0; at = content.indexOf(start, at + 1)) places.push(at);
  return places;
}

/** Empty unless the segments lead to compressed data (ITU T.81, annex B). */
function partsOfJpeg(content: Buffer, start: number): Revealing[] {
  const parts: Revealing[] = [];
  for (let at = start + 2; at + 4 <= content.length; ) {
    const marker = content[at + 1] ?? 0;
    if (content[at] !== 0xff || marker < 0xc0) return [];
    if (marker === 0xda) return parts;
    const [from, to] = [at + 4, at + 2 + content.readUInt16BE(at + 2)];
    if (to < from || to > content.length) return [];
    const isApplication = marker >= 0xe1 && marker <= 0xef && marker !== 0xee;
    const isProfile =
      marker === 0xe2 && content.toString('latin1', from, from + colourProfile.length) === colourProfile;
    if ((isApplication && !isProfile) || marker === 0xfe) {
      parts.push({ from, to, blank: () => void content.fill(0, from, to) });
    }
    at = to;
  }
  return [];
}

const tellingChunks = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/** A blanked chunk gets an unknown ancillary type, which every decoder skips (ISO/IEC 15948). */
function partsOfPng(content: Buffer, start: number): Revealing[] {
  const parts: Revealing[] = [];
  for (let at = start + pngStart.length; at + 12 <= content.length; ) {
    const type = content.toString('latin1', at + 4, at + 8);
    const [from, to] = [at + 8, at + 8 + content.readUInt32BE(at)];
    if (to + 4 > content.length || !/^[a-zA-Z]{4}$/.test(type)) return [];
    if (type === 'IEND') return parts;
    if (tellingChunks.has(type)) {
      const head = at + 4;
      const blank = () => {
        content.write('noTe', head, 'latin1');
        content.fill(0, from, to);
        content.writeUInt32BE(crc32(content.subarray(head, to)), to);
      };
      parts.push({ from, to, blank });
    }
    at = to + 4;
  }
  return [];
}
