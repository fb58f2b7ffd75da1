import type { ReactNode } from 'react';
import { rememberedMarkup } from './markup-cache.ts';

type FixedProps = {
  /** Names what is rendered, down to the language and whatever else it depends on. */
  name: string;
  as?: 'div' | 'nav' | 'footer' | 'ul';
  className?: string;
  label?: string;
  children: () => ReactNode;
};

/** A part of many pages that changes only with its name: rendered once and then reused as a string. */
export function CachedMarkup({ name, as: Tag = 'div', className, label, children }: FixedProps) {
  const html = rememberedMarkup(name, children);
  return <Tag aria-label={label} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
