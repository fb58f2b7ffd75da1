import { type Language, languages } from '../../../i18n/site/language.ts';
import { Card } from '../../../ui/text/card.tsx';
import type { Story } from '../story.ts';
import { StoryMeta } from '../story-meta.tsx';

type StoryGridProps = { stories: readonly Story[]; language: Language; columns?: 2 | 3 };

const columnsClass = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

/** A grid of stories in the given order. */
export function StoryGrid({ stories, language, columns = 3 }: StoryGridProps) {
  return (
    <ul className={`grid gap-x-8 gap-y-12 lg:gap-y-16 ${columnsClass[columns]}`}>
      {stories.map((story) => (
        <li key={story.id}>
          <Card
            href={story.address}
            lang={story.language === language ? undefined : languages[story.language].htmlLang}
            meta={<StoryMeta language={language} story={story} />}
            picture={story.picture}
            sizes={
              columns === 2
                ? '(min-width: 640px) 48vw, 100vw'
                : '(min-width: 1024px) 400px, (min-width: 640px) 48vw, 100vw'
            }
            text={story.excerpt || undefined}
            title={story.title}
          />
        </li>
      ))}
    </ul>
  );
}
