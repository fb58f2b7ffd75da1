import { articleWords } from '../../../i18n/public/articles/articles.words.ts';
import { RecentStories } from '../recent-stories.tsx';
import type { Story } from '../story.ts';

/** The section of the latest stories at the top of a news page. */
export function LatestStories({ stories }: { stories: readonly Story[] }) {
  return (
    <section aria-labelledby="recent-news">
      <h2 className="sr-only" id="recent-news">
        {articleWords.recentNews}
      </h2>
      <RecentStories isFirstSection stories={stories} />
    </section>
  );
}
