import { currentLanguage } from '../../current.ts';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Badge } from '../../ui/text/badge.tsx';
import { StoryLanguage, StoryMeta } from './list/story-list-parts.tsx';
import type { Story } from './story.ts';

type RecentStoriesProps = {
  stories: readonly Story[];
  /** Whether this is the first section of the page, so that the large picture is loaded eagerly. */
  isFirstSection?: boolean;
};

/** The latest stories: one large, the others in a column beside it. */
export function RecentStories({ stories, isFirstSection = false }: RecentStoriesProps) {
  const [first, ...others] = stories;
  if (!first) return null;
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <LargeStory priority={isFirstSection} story={first} />
      {others.length > 0 && (
        <ul className="grid content-start gap-10 md:grid-cols-2 md:gap-x-8 lg:col-span-5 lg:grid-cols-1 lg:gap-8 xl:col-span-4 xl:col-start-9">
          {others.map((story) => (
            <li key={story.id}>
              <SmallStory story={story} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type LargeStoryProps = { story: Story; priority: boolean };

function LargeStory({ story, priority }: LargeStoryProps) {
  return (
    <article className="group relative lg:col-span-7">
      <div className="aspect-4/3 overflow-hidden bg-powder sm:aspect-16/10">
        <Picture
          className="size-full object-cover transition-transform duration-400 ease-out group-hover:scale-102"
          priority={priority}
          sizes="(min-width: 1280px) 740px, (min-width: 1024px) 56vw, 100vw"
          source={story.picture}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
        <Badge>{articleWords.latest}</Badge>
        <StoryMeta story={story} />
      </div>
      <StoryLanguage as={currentLanguage()} story={story}>
        <h3 className="mt-4 t-sub max-w-[26ch] [overflow-wrap:anywhere]">
          <a className="cover-link decoration-1 underline-offset-4 group-hover:underline" href={story.address}>
            {story.title}
          </a>
        </h3>
        {story.excerpt && <p className="mt-4 max-w-[38rem] line-clamp-4">{story.excerpt}</p>}
      </StoryLanguage>
    </article>
  );
}

function SmallStory({ story }: { story: Story }) {
  return (
    <article className="group relative">
      <div className="mb-5 aspect-3/2 overflow-hidden bg-powder lg:mb-4 lg:aspect-[5/2]">
        <Picture
          className="size-full object-cover transition-transform duration-400 ease-out group-hover:scale-103"
          sizes="(min-width: 1024px) 500px, (min-width: 768px) 45vw, 100vw"
          source={story.picture}
        />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <StoryMeta story={story} />
        </div>
        <StoryLanguage as={currentLanguage()} story={story}>
          <h3 className="mt-2.5 t-item text-balance [overflow-wrap:anywhere]">
            <a className="cover-link decoration-1 underline-offset-4 group-hover:underline" href={story.address}>
              {story.title}
            </a>
          </h3>
          {story.excerpt && (
            <p className="mt-2.5 line-clamp-3 text-small text-slate lg:line-clamp-2">{story.excerpt}</p>
          )}
        </StoryLanguage>
      </div>
    </article>
  );
}
