import { currentLanguage } from '../../../current.ts';
import { articleWords } from '../../../i18n/public/articles/articles.words.ts';
import { languages } from '../../../i18n/site/language.ts';
import { Card } from '../../../ui/text/card.tsx';
import type { Story } from '../story.ts';
import { StoryMeta } from '../story-meta.tsx';

type StoryCardProps = {
  story: Story;
  /** `sizes` attribute of the picture. */
  sizes: string;
  level?: 2 | 3;
};

export function StoryCard({ story, sizes, level = 3 }: StoryCardProps) {
  const notice = story.isNotice && story.excerpt ? articleWords.notice : undefined;
  return (
    <Card
      href={story.address}
      lang={story.language === currentLanguage() ? undefined : languages[story.language].htmlLang}
      level={level}
      meta={<StoryMeta story={story} />}
      notice={notice}
      picture={notice ? undefined : story.picture}
      sizes={sizes}
      text={story.excerpt || undefined}
      title={story.title}
    />
  );
}
