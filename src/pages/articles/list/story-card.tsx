import { articleWords } from '../../../i18n/public/articles/articles.words.ts';
import { type Language, languages } from '../../../i18n/site/language.ts';
import { Card } from '../../../ui/text/card.tsx';
import type { Story } from '../story.ts';
import { StoryMeta } from '../story-meta.tsx';

type StoryCardProps = {
  story: Story;
  language: Language;
  /** `sizes` attribute of the picture. */
  sizes: string;
  level?: 2 | 3;
};

export function StoryCard({ story, language, sizes, level = 3 }: StoryCardProps) {
  const notice = story.isNotice && story.excerpt ? articleWords(language).notice : undefined;
  return (
    <Card
      href={story.address}
      lang={story.language === language ? undefined : languages[story.language].htmlLang}
      level={level}
      meta={<StoryMeta language={language} story={story} />}
      notice={notice}
      picture={notice ? undefined : story.picture}
      sizes={sizes}
      text={story.excerpt || undefined}
      title={story.title}
    />
  );
}
