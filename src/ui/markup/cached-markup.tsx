import type { ReactNode } from 'react';
import { rememberedMarkup } from './markup-cache.ts';

type FixedProps = {
  /** Cache key: must include the language and everything else the markup depends on. */
  name: string;
  as?: 'div' | 'nav' | 'footer' | 'ul';
  className?: string;
  label?: string;
  children: () => ReactNode;
};

/** Markup shared by many pages: rendered once per name and reused as a string. */
export function CachedMarkup({ name, as: Tag = 'div', className, label, children }: FixedProps) {
  const html = rememberedMarkup(name, children);
  return <Tag aria-label={label} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
