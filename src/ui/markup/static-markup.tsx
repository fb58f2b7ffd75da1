import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Props with distinct JSON representations. */
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue };

/** `bytes` are made when a whole document needs them first. */
type Markup = { html: string; bytes?: Uint8Array };

const maxMarkupCharacters = 16 * 1024 * 1024;
const markup = new LRUCache<string, Markup>({
  maxSize: maxMarkupCharacters,
  sizeCalculation: ({ html }) => html.length + 1,
});
let components = 0;

/** What the document that is being rendered has used; undefined when its markup is wanted as text. */
let used: Markup[] | undefined;
/** Begins a place of markup in a document. Not predictable, so that no content can name a place. */
const place = `<!--${crypto.randomUUID()} `;
const encoder = new TextEncoder();

/**
 * Cached markup of a component that depends only on its props, for `dangerouslySetInnerHTML`. Copying a string is
 * faster than rendering the component again.
 */
export function staticMarkup<Props extends { readonly [Key in keyof Props]: PlainValue }>(
  Component: (props: Props) => ReactNode,
): (props: Props) => { __html: string } {
  components += 1;
  const component = components;
  return (props) => {
    const key = keyOf(component, props);
    let known = markup.get(key);
    if (!known) {
      known = { html: withoutPlaces(() => renderToStaticMarkup(<Component {...props} />)) };
      markup.set(key, known);
    }
    return { __html: used ? `${place}${used.push(known) - 1}>` : known.html };
  };
}

/**
 * The bytes of a document that `render` returns as text. Cached markup is not rendered into the text but copied as
 * bytes: encoding a page of 60 KB takes as long as a third of its rendering.
 */
export function bytesOfDocument(render: () => string): Uint8Array<ArrayBuffer> {
  const parts: Markup[] = [];
  used = parts;
  let text: string;
  try {
    text = render();
  } finally {
    used = undefined;
  }
  const [start = '', ...rest] = text.split(place);
  const pieces = [encoder.encode(start)];
  for (const piece of rest) {
    const end = piece.indexOf('>');
    const part = parts[Number(piece.slice(0, end))];
    if (!part) throw new Error('A document names markup that it has not used.');
    part.bytes ??= encoder.encode(part.html);
    pieces.push(part.bytes as Uint8Array<ArrayBuffer>, encoder.encode(piece.slice(end + 1)));
  }
  const bytes = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

/** Markup within cached markup is part of its text. */
function withoutPlaces(render: () => string): string {
  const outer = used;
  used = undefined;
  try {
    return render();
  } finally {
    used = outer;
  }
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Marks props that never change and are used again: cached markup is then found without writing them as JSON. */
export function unchanging<Value extends object>(value: Value): Value {
  if (!numbers.has(value)) {
    lastNumber += 1;
    numbers.set(value, lastNumber);
  }
  return value;
}

function keyOf(component: number, props: object): string {
  let key = `${component}`;
  for (const [name, value] of Object.entries(props)) {
    const number = typeof value === 'object' && value !== null ? numbers.get(value) : undefined;
    // A number sign begins no JSON.
    key += ` ${name}=${number === undefined ? JSON.stringify(value) : `#${number}`}`;
  }
  return key;
}
