import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const remembered = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html) => html.length + 1,
});

/**
 * The markup of what `draw` returns, drawn once for each name and then reused: React takes longer to draw a part than
 * to copy it. The name must say everything that the part depends on.
 */
export function rememberedMarkup(name: string, draw: () => ReactNode): string {
  let html = remembered.get(name);
  if (html === undefined) {
    html = renderToStaticMarkup(draw());
    remembered.set(name, html);
  }
  return html;
}
