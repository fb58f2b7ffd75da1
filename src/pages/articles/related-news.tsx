import { use } from 'react';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { SkeletonCards } from '../../ui/text/skeleton.tsx';
import { StoryGrid } from './list/story-grid.tsx';
import type { Story } from './story.ts';

type RelatedProps = { language: Language; address: string; related: Promise<Story[]> };

/** Related articles; renders nothing when there are none. */
export function RelatedNews({ language, address, related }: RelatedProps) {
  const skeleton = (
    <div className="wrap py-20">
      <SkeletonCards className="grid gap-8 md:grid-cols-2" count={2} />
    </div>
  );
  return (
    <Late address={address} language={language} loading={articleWords(language).loadingNews} skeleton={skeleton}>
      <Related language={language} related={related} />
    </Late>
  );
}

function Related({ language, related }: Omit<RelatedProps, 'address'>) {
  const stories = use(related);
  const t = articleWords(language);
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="related-news" className="band tone-powder">
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-4 lg:mb-14">
          <Heading id="related-news">{t.relatedNews}</Heading>
          <MoreLink href={href(routes.articles.index, language)}>{t.allNews}</MoreLink>
        </div>
        <StoryGrid columns={2} language={language} stories={stories} />
      </div>
    </section>
  );
}
