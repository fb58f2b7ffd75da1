import type { ReactNode } from 'react';
import { articleWords } from '../../../i18n/public/articles/articles.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { Late } from '../../../ui/markup/late.tsx';
import { StoriesSkeleton } from './stories-skeleton.tsx';

type LateStoriesProps = { language: Language; address: string; children: ReactNode };

/** The part of a news page that is streamed. */
export function LateStories({ language, address, children }: LateStoriesProps) {
  const { loadingNews } = articleWords(language);
  return (
    <div className="wrap pb-band">
      <Late
        address={address}
        language={language}
        loading={loadingNews}
        skeleton={<StoriesSkeleton label={loadingNews} />}
      >
        {children}
      </Late>
    </div>
  );
}
