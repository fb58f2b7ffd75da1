import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentLanguage } from '../../current.ts';
import { type CachedMarkup, htmlOrPlaceholder, renderAsText } from './document-bytes.ts';
import { keyOfProps } from './props-key.ts';

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

/** By the number of the component and the key of its props. */
const cache = new LRUCache<string, CachedMarkup>({
  maxSize: maxMarkupCharacters,
  sizeCalculation: ({ html }) => html.length + 1,
});
let components = 0;

/**
 * Cached markup of a component that depends only on its props and the language of the page, for `dangerouslySetInnerHTML`. Copying a string is
 * faster than rendering the component again.
 */
export function staticMarkup<Props extends { readonly [Key in keyof Props]: PlainValue }>(
  Component: (props: Props) => ReactNode,
): (props: Props) => { __html: string } {
  components += 1;
  const component = components;
  return (props) => {
    const key = `${component} ${currentLanguage()}${keyOfProps(props)}`;
    let markup = cache.get(key);
    if (!markup) {
      // Cached markup within cached markup is part of its text.
      markup = { html: renderAsText(() => renderToStaticMarkup(<Component {...props} />)) };
      cache.set(key, markup);
    }
    return { __html: htmlOrPlaceholder(markup) };
  };
}
