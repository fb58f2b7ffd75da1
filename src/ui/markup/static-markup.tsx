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

const maxMarkupCharacters = 16 * 1024 * 1024;
const markup = new LRUCache<string, string>({
  maxSize: maxMarkupCharacters,
  sizeCalculation: (html) => html.length + 1,
});
let components = 0;

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
    const key = `${component} ${JSON.stringify(props)}`;
    let html = markup.get(key);
    if (html === undefined) {
      html = renderToStaticMarkup(<Component {...props} />);
      markup.set(key, html);
    }
    return { __html: html };
  };
}
