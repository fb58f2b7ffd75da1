import { type FileHandle, open } from 'node:fs/promises';
import type { Budget } from '../../attachments/budget.ts';
import { damaged, shifted, type VideoFacts, writeZeros } from './video-file.ts';

/** An element of RFC 8794: id, offset in the file and offset of its content. */
type Element = { id: number; start: number; content: number; end: number };

const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  track: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  checksum: 0xbf,
};
/** Tags and attachments: titles, places, device names, covers. */
const identifyingParts = new Set([0x1254c367, 0x1941a469]);
/** Title, file name and date in the general facts, and their checksum, which would not match any more. */
const identifyingFacts = new Set([0x7ba9, 0x7384, 0x4461, ids.checksum]);
const nothing = 0xec;
/** Maximum size of the header that is read; picture and sound are never read. */
const maxHeaderInBytes = 1024 * 1024;
/** The longest head of an element: four bytes of id and eight of size. */
const maxHeadInBytes = 12;

/**
 * Validates a WebM and blanks its metadata; picture and sound stay byte for byte.
 * Throws RefusedFileError.
 */
export async function cleanWebm(path: string, budget: Budget): Promise<VideoFacts> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const head = await elementAt(file, 0, size);
    const segment = await elementAt(file, head.end, size);
    if (head.id !== ids.head || segment.id !== ids.segment) throw damaged();
    return await cleanSegment(file, segment, budget);
  } finally {
    await file.close();
  }
}

async function cleanSegment(file: FileHandle, segment: Element, budget: Budget): Promise<VideoFacts> {
  let facts: VideoFacts | undefined;
  let hasFilm = false;
  for (let start = segment.content; start < segment.end; ) {
    budget.takePart();
    const part = await elementAt(file, start, segment.end);
    start = part.end;
    if (part.id === ids.cluster) hasFilm = true;
    if (identifyingParts.has(part.id)) await blank(file, part);
    if (part.id === ids.info) {
      for (const fact of elementsIn(await contentOf(file, part))) {
        budget.takePart();
        if (identifyingFacts.has(fact.id)) await blank(file, shifted(fact, part.content));
      }
    }
    if (part.id === ids.tracks) facts = sizeIn(await contentOf(file, part));
  }
  if (!facts || !hasFilm) throw damaged();
  return facts;
}

async function elementAt(file: FileHandle, start: number, limit: number): Promise<Element> {
  const head = Buffer.alloc(maxHeadInBytes);
  const { bytesRead } = await file.read(head, 0, maxHeadInBytes, start);
  return readElement(head.subarray(0, bytesRead), start, limit);
}

/** Reads the head of an element that must end before `limit`. One of unknown size, as live recordings have, ends there. */
function readElement(head: Buffer, start: number, limit: number): Element {
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  const sizeLength = Math.clz32(head[idLength] ?? 0) - 23;
  if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) throw damaged();
  const id = head.readUIntBE(0, idLength);
  const content = start + idLength + sizeLength;
  // Seven bits of each byte of the length are its own; what does not fit into a number is larger than any file.
  const digits = [...head.subarray(idLength, idLength + sizeLength)];
  digits[0] = (digits[0] ?? 0) & (0xff >> sizeLength);
  const size = digits.reduce((sum, digit) => sum * 256 + digit, 0);
  const isUnknown = digits.every((digit, index) => digit === (index === 0 ? 0xff >> sizeLength : 0xff));
  const end = isUnknown ? limit : content + size;
  if (end > limit) throw damaged();
  return { id, start, content, end };
}

function* elementsIn(bytes: Buffer): Generator<Element> {
  for (let start = 0; start < bytes.length; ) {
    const element = readElement(bytes.subarray(start, start + maxHeadInBytes), start, bytes.length);
    yield element;
    start = element.end;
  }
}

async function contentOf(file: FileHandle, { content, end }: Element): Promise<Buffer> {
  if (end - content > maxHeaderInBytes) throw damaged();
  const bytes = Buffer.alloc(end - content);
  await file.read(bytes, 0, bytes.length, content);
  return bytes;
}

/** The size of the first track that has one; a track of sound has none. */
function sizeIn(tracks: Buffer): VideoFacts {
  for (const track of elementsIn(tracks)) {
    if (track.id !== ids.track) continue;
    const inTrack = tracks.subarray(track.content, track.end);
    for (const part of elementsIn(inTrack)) {
      if (part.id !== ids.video) continue;
      const inVideo = inTrack.subarray(part.content, part.end);
      const measures = new Map([...elementsIn(inVideo)].map((one) => [one.id, numberIn(inVideo, one)]));
      const [width, height] = [measures.get(ids.width), measures.get(ids.height)];
      if (width && height) return { width, height };
    }
  }
  return { width: null, height: null };
}

function numberIn(bytes: Buffer, { content, end }: Element): number {
  const length = end - content;
  return length > 0 && length <= 4 ? bytes.readUIntBE(content, length) : 0;
}

/** Replaces an element by an empty one of the same length. */
async function blank(file: FileHandle, { start, end }: Element): Promise<void> {
  const length = end - start;
  const head = Buffer.alloc(length - 2 < 0x7f ? 2 : 9);
  head[0] = nothing;
  if (head.length === 2) head[1] = 0x80 | (length - 2);
  else head.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), 1);
  await file.write(head, 0, head.length, start);
  await writeZeros(file, start + head.length, end);
}
