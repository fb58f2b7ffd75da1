/** Sizes of the pieces that a text is stored in, in characters. */
const minPieceCharacters = 160;
const maxPieceCharacters = 2000;
/** Stretches without the end of a block are cut at spaces. */
const maxUncutCharacters = 480;

/** Ends of HTML blocks, of lines and of JSON members. */
const blockEnd = /<\/(?:p|h[2-6]|li|tr|blockquote|figure|pre|figcaption)>|\\n|",/g;

/**
 * Splits a text into pieces that depend on their own characters only: after an edit, the other pieces are the same as
 * before. Joined, they are the text.
 */
export function splitText(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const end of cuts(text)) {
    pieces.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) pieces.push(text.slice(start));
  return pieces;
}

function* cuts(text: string): Generator<number> {
  /** The end of the last piece, and that of the last block. */
  let [cut, last] = [0, 0];
  for (const end of blockEnds(text)) {
    const isEnd = end - last >= minPieceCharacters || isMarked(text, last, end) || end - cut >= maxPieceCharacters;
    last = end;
    if (!isEnd) continue;
    cut = end;
    yield end;
  }
}

/** Positions after each block; within long ones after some of their words. */
function* blockEnds(text: string): Generator<number> {
  let last = 0;
  for (const { index, 0: found } of text.matchAll(blockEnd)) {
    const end = index + found.length;
    yield* wordEnds(text, last, end);
    yield end;
    last = end;
  }
  yield* wordEnds(text, last, text.length);
}

function* wordEnds(text: string, from: number, to: number): Generator<number> {
  if (to - from <= maxUncutCharacters) return;
  let last = from;
  for (let at = from + 1; at < to; at += 1) {
    const isWordEnd = text.charCodeAt(at - 1) === 32 && at - last >= minPieceCharacters && isMarked(text, at - 12, at);
    if (!isWordEnd && (at - last < maxPieceCharacters || isWithinPair(text, at))) continue;
    yield at;
    last = at;
  }
}

/** One in four, by a hash (FNV-1a) of these characters. */
function isMarked(text: string, from: number, to: number): boolean {
  let hash = 0x811c9dc5;
  for (let at = Math.max(0, from); at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) & 3) === 0;
}

function isWithinPair(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}
