import type { Language } from '../../../i18n/site/language.ts';
import { BookmarkButton } from '../bookmark-button.tsx';
import { StoryCard } from '../list/story-card.tsx';
import type { Story } from '../story.ts';

/** Saved articles, each with its bookmark: a removed one stays until the page is left, so that it can be restored. */
export function SavedStories({ stories, language }: { stories: readonly Story[]; language: Language }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
      {stories.map((story) => (
        <li className="flex flex-col justify-between gap-5" data-saved-story={story.id} key={story.id}>
          <StoryCard
            language={language}
            sizes="(min-width: 1024px) 400px, (min-width: 640px) 48vw, 100vw"
            story={story}
          />
          <div className="flex">
            <BookmarkButton articleId={story.id} language={language} title={story.title} />
          </div>
        </li>
      ))}
    </ul>
  );
}
