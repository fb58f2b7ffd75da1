import { type FileHandle, open } from 'node:fs/promises';
import type { Budget } from '../../attachments/budget.ts';
import { RefusedFileError } from '../refused-file-error.ts';

/** A box of ISO/IEC 14496-12: type, offset in the file and offset of its content. */
type Box = { type: string; start: number; content: number; end: number };
export type VideoFacts = { width: number | null; height: number | null };

/** The index of a film, in bytes; even a long one stays far below. */
const maxIndexInBytes = 32 * 1024 * 1024;
/** Metadata boxes of cameras and programs: titles, places, device names. */
const identifyingBoxes = new Set(['udta', 'meta', 'uuid']);

/**
 * Validates an MP4 and blanks its metadata; picture and sound stay byte for byte.
 * Throws RefusedFileError.
 */
export async function cleanMp4(path: string, budget: Budget): Promise<VideoFacts> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const boxes = await topBoxes(file, size, budget);
    const index = boxes.find(({ type }) => type === 'moov');
    if (!index || !boxes.some(({ type }) => type === 'mdat')) throw damaged();
    for (const box of boxes) if (identifyingBoxes.has(box.type)) await blank(file, box);
    return await cleanIndex(file, index, budget);
  } finally {
    await file.close();
  }
}

async function topBoxes(file: FileHandle, size: number, budget: Budget): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < size; ) {
    budget.takePart();
    const head = Buffer.alloc(16);
    const { bytesRead } = await file.read(head, 0, 16, start);
    const box = readBox(head.subarray(0, bytesRead), start, size);
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

/** Reads the head of a box that must end before `limit`. Size 0 means up to `limit`, size 1 that the size follows in eight bytes. */
function readBox(head: Buffer, start: number, limit: number): Box {
  if (head.length < 8) throw damaged();
  const short = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  if (short === 1 && head.length < 16) throw damaged();
  const header = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - start : short;
  if (size < header || start + size > limit) throw damaged();
  return { type, start, content: start + header, end: start + size };
}

async function cleanIndex(file: FileHandle, { content, end }: Box, budget: Budget): Promise<VideoFacts> {
  if (end - content > maxIndexInBytes) throw damaged();
  const bytes = Buffer.alloc(end - content);
  await file.read(bytes, 0, bytes.length, content);
  const facts: VideoFacts = { width: null, height: null };
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    budget.takePart();
    if (identifyingBoxes.has(box.type)) await blank(file, shifted(box, content));
    if (box.type !== 'trak') continue;
    for (const inner of boxesIn(bytes, box.content, box.end)) {
      budget.takePart();
      if (identifyingBoxes.has(inner.type)) await blank(file, shifted(inner, content));
      if (inner.type === 'tkhd') Object.assign(facts, sizeOfTrack(bytes.subarray(inner.content, inner.end), facts));
    }
  }
  return facts;
}

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let start = from; start < to; ) {
    const box = readBox(bytes.subarray(start, Math.min(start + 16, to)), start, to);
    yield box;
    start = box.end;
  }
}

/** Width and height are the last fields of a track header, as 16.16 fixed point; audio tracks have none. */
function sizeOfTrack(head: Buffer, known: VideoFacts): VideoFacts {
  const width = head.length >= 84 ? head.readUInt32BE(head.length - 8) >>> 16 : 0;
  const height = head.length >= 84 ? head.readUInt32BE(head.length - 4) >>> 16 : 0;
  return known.width !== null || width === 0 || height === 0 ? known : { width, height };
}

async function blank(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4);
  await writeZeros(file, content, end);
}

export async function writeZeros(file: FileHandle, from: number, to: number): Promise<void> {
  const zeros = Buffer.alloc(64 * 1024);
  for (let at = from; at < to; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, to - at), at);
}

type Part = { start: number; content: number; end: number };

export function shifted<Some extends Part>(part: Some, by: number): Some {
  return { ...part, start: part.start + by, content: part.content + by, end: part.end + by };
}

export function damaged(): RefusedFileError {
  return new RefusedFileError('videoDamaged');
}
