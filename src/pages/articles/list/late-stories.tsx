import type { ReactNode } from 'react';
import { articleWords } from '../../../i18n/public/articles/articles.words.ts';
import { Late } from '../../../ui/markup/late.tsx';
import { StoriesSkeleton } from './stories-skeleton.tsx';

type LateStoriesProps = { address: string; children: ReactNode };

/** The part of a news page that is streamed. */
export function LateStories({ address, children }: LateStoriesProps) {
  const { loadingNews } = articleWords;
  return (
    <div className="wrap pb-band">
      <Late address={address} loading={loadingNews} skeleton={<StoriesSkeleton label={loadingNews} />}>
        {children}
      </Late>
    </div>
  );
}
