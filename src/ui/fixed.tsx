import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type FixedProps = {
  /** Names what is rendered, down to the language and whatever else it depends on. */
  name: string;
  as?: 'div' | 'nav' | 'footer';
  className?: string;
  label?: string;
  children: () => ReactNode;
};

const rendered = new Map<string, string>();

/** A part of many pages that never changes: rendered once and then reused as a string. */
export function Fixed({ name, as: Tag = 'div', className, label, children }: FixedProps) {
  let html = rendered.get(name);
  if (html === undefined) {
    html = renderToStaticMarkup(children());
    rendered.set(name, html);
  }
  return <Tag aria-label={label} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
