import { type Language, languages } from '../../i18n/language.ts';
import type { Story } from '../articles/story.ts';
import { StoryMeta } from '../articles/story-meta.tsx';

export function FoundNews({ stories, language }: { stories: readonly Story[]; language: Language }) {
  return (
    <ul className="grid gap-7">
      {stories.map((story) => {
        const foreign = story.language === language ? undefined : languages[story.language].htmlLang;
        return (
          <li key={story.id}>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
              <StoryMeta language={language} story={story} />
            </div>
            <h3 className="t-item mt-1.5 [overflow-wrap:anywhere]" lang={foreign}>
              <a className="line-link" href={story.address}>
                {story.title}
              </a>
            </h3>
            {story.excerpt && (
              <p className="mt-1 line-clamp-2 max-w-[44rem] text-small text-slate" lang={foreign}>
                {story.excerpt}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
