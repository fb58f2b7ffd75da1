import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import { articleWords as t } from '../../i18n/public/articles/articles.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { Badge } from '../../ui/text/badge.tsx';
import type { Story } from './story.ts';

/** Date, category and language notices above a story's title. */
export function StoryMeta({ story }: { story: Story }) {
  return (
    <>
      {story.state && <Badge tone="petrol">{t[story.state]}</Badge>}
      <time className="text-slate" dateTime={story.date.toISOString()}>
        {story.dateText}
      </time>
      {story.topic && <span className="text-laterite">{story.topic}</span>}
      {story.language !== currentLanguage() && <Badge tone="quiet">{t.writtenInOtherLanguage}</Badge>}
    </>
  );
}

/** The `lang` attribute of a story in another language than the page. */
export function StoryLanguage({ story, as, children }: { story: Story; as: Language; children: ReactNode }) {
  return <div lang={story.language === as ? undefined : languages[story.language].htmlLang}>{children}</div>;
}
