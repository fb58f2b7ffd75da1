/**
 * Documents made of text that was just rendered and of markup that is cached. Encoding a page of 60 KB takes as long as
 * a third of its rendering, and most of it is cached markup; so its bytes are encoded once and copied into each document:
 *
 * 1. While a document is rendered, cached markup is represented in its text by a placeholder with a number.
 * 2. The text between the placeholders is encoded, and the bytes of the cached markup are copied in their place.
 */

/** `bytes` are made when a document needs them first. */
export type CachedMarkup = { html: string; bytes?: Uint8Array<ArrayBuffer> };

/** A placeholder is this and the number of the markup in the document. Not predictable, so that no content can be one. */
const placeholderStart = `<!--${crypto.randomUUID()} `;
const placeholderEnd = '>';

/**
 * The cached markup of the document that is being rendered, in the order of its placeholders; undefined when cached markup
 * is wanted as text. A variable of the module, because functions that return markup get no more than their props; it is
 * set for one synchronous render only.
 */
let markupOfDocument: CachedMarkup[] | undefined;

const encoder = new TextEncoder();

/** What stands for cached markup in the text that is being rendered. */
export function htmlOrPlaceholder(markup: CachedMarkup): string {
  if (!markupOfDocument) return markup.html;
  const number = markupOfDocument.push(markup) - 1;
  return `${placeholderStart}${number}${placeholderEnd}`;
}

/** Renders without placeholders, also while a document is rendered. */
export function renderAsText(render: () => string): string {
  return renderInto(undefined, render);
}

/** The bytes of a document that `render` returns as text. */
export function bytesOfDocument(render: () => string): Uint8Array<ArrayBuffer> {
  const markup: CachedMarkup[] = [];
  const text = renderInto(markup, render);
  return concatenate(piecesOf(text, markup));
}

function renderInto(markup: CachedMarkup[] | undefined, render: () => string): string {
  const outer = markupOfDocument;
  markupOfDocument = markup;
  try {
    return render();
  } finally {
    markupOfDocument = outer;
  }
}

/** The bytes of a text with placeholders, piece by piece. */
function piecesOf(text: string, markup: readonly CachedMarkup[]): Uint8Array<ArrayBuffer>[] {
  const [start = '', ...rest] = text.split(placeholderStart);
  const pieces = [encoder.encode(start)];
  for (const piece of rest) {
    const end = piece.indexOf(placeholderEnd);
    const placed = markup[Number(piece.slice(0, end))];
    if (!placed) throw new Error('A placeholder in a document has no cached markup.');
    placed.bytes ??= encoder.encode(placed.html);
    pieces.push(placed.bytes, encoder.encode(piece.slice(end + placeholderEnd.length)));
  }
  return pieces;
}

function concatenate(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let position = 0;
  for (const piece of pieces) {
    bytes.set(piece, position);
    position += piece.byteLength;
  }
  return bytes;
}
