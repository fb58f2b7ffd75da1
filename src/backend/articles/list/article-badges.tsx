import { articleListWords } from '../../../i18n/backend/articles.ts';
import { type Language, languageCodes } from '../../../i18n/site/language.ts';
import { useStaffLanguage, useWords } from '../../ui/frame/staff-language.tsx';
import { type BadgeTone, StatusBadge } from '../../ui/lists/status-badge.tsx';
import { choiceLabel } from '../labels.ts';

const tones: Readonly<Record<string, BadgeTone>> = { published: 'good', draft: 'busy', archived: 'quiet' };

type Published = { status: string; publishedAt: Date | null };

/** Status badge, with a second badge for scheduled articles. */
export function ArticleStatusBadge({ status, publishedAt }: Published) {
  const language = useStaffLanguage();
  const scheduled = status === 'published' && publishedAt !== null && publishedAt.getTime() > Date.now();
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <StatusBadge tone={tones[status] ?? 'quiet'}>{choiceLabel(language, status)}</StatusBadge>
      {scheduled && <StatusBadge tone="busy">{articleListWords(language).scheduled}</StatusBadge>}
    </span>
  );
}

/** Badge for the languages of an article: both, one or none. */
export function CompletenessBadge({ languages }: { languages: readonly Language[] }) {
  const t = useWords(articleListWords);
  if (languages.length === languageCodes.length) return <StatusBadge tone="good">{t.complete}</StatusBadge>;
  return languages.length > 0 ? <StatusBadge tone="bad">{t.partial}</StatusBadge> : <StatusBadge>{t.none}</StatusBadge>;
}
