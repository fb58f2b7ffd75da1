import type { Story } from '../story.ts';
import { StoryCard } from './story-card.tsx';

type StoryGridProps = { stories: readonly Story[]; columns?: 2 | 3 };

const columnsClass = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;
const pictureSizes = {
  2: '(min-width: 640px) 48vw, 100vw',
  3: '(min-width: 1024px) 400px, (min-width: 640px) 48vw, 100vw',
} as const;

/** A grid of stories in the given order. */
export function StoryGrid({ stories, columns = 3 }: StoryGridProps) {
  return (
    <ul className={`grid gap-x-8 gap-y-12 lg:gap-y-16 ${columnsClass[columns]}`}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard sizes={pictureSizes[columns]} story={story} />
        </li>
      ))}
    </ul>
  );
}
