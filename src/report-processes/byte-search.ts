/** The method itself: a `Buffer` of a small piece, or `subarray`, would leave a copy of the piece in memory. */
const { includes } = Buffer.prototype;

/** Tells which of some texts occur in bytes that pass in pieces. The first letter of a text may occur in it only once. */
export class ByteSearch {
  readonly found = new Set<string>();
  private readonly progress: { text: string; letters: Uint8Array; matched: number }[];

  constructor(texts: readonly string[]) {
    this.progress = texts.map((text) => ({ text, letters: new TextEncoder().encode(text), matched: 0 }));
  }

  add(piece: Uint8Array): void {
    for (const one of this.progress) {
      const { text, letters, matched } = one;
      if (this.found.has(text)) continue;
      const end = piece.length;
      const overlap = letters.length - 1;
      const atSeam = matchedAfter(piece, { letters, matched, from: 0, to: Math.min(overlap, end) });
      if (atSeam === letters.length || includes.call(piece, text)) this.found.add(text);
      one.matched = end > overlap ? matchedAfter(piece, { letters, matched: 0, from: end - overlap, to: end }) : atSeam;
    }
  }
}

type Span = { letters: Uint8Array; matched: number; from: number; to: number };

/** How many letters of a text the bytes of a span end with, of which some were before it; all of them when the text is in it. */
function matchedAfter(piece: Uint8Array, { letters, matched: before, from, to }: Span): number {
  let matched = before;
  for (let place = from; place < to && matched < letters.length; place += 1) {
    const byte = piece[place];
    if (byte === letters[matched]) matched += 1;
    else matched = byte === letters[0] ? 1 : 0;
  }
  return matched;
}
