import { articleListWords } from '../../../i18n/backend/articles.ts';
import { zoneName } from '../../../i18n/site/dates.ts';
import { type Language, languageCodes } from '../../../i18n/site/language.ts';
import { useStaffLanguage, useWords } from '../../ui/frame/staff-language.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { type BadgeTone, StatusBadge } from '../../ui/lists/status-badge.tsx';
import { choiceLabel } from '../labels.ts';

const tones: Readonly<Record<string, BadgeTone>> = { published: 'good', draft: 'busy', archived: 'quiet' };

type Published = { status: string; publishedAt: Date | null; unpublishAt: Date | null };

/** Status badge, with a second badge for articles that are published but not public. */
export function ArticleStatusBadge({ status, publishedAt, unpublishAt }: Published) {
  const language = useStaffLanguage();
  const t = articleListWords(language);
  const ended = status === 'published' && unpublishAt !== null && unpublishAt.getTime() <= Date.now();
  const scheduled = status === 'published' && publishedAt !== null && publishedAt.getTime() > Date.now();
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <StatusBadge tone={tones[status] ?? 'quiet'}>{choiceLabel(language, status)}</StatusBadge>
      {scheduled && <StatusBadge tone="busy">{t.scheduled}</StatusBadge>}
      {ended && <StatusBadge tone="bad">{t.ended}</StatusBadge>}
    </span>
  );
}

/** Badge for the languages of an article: both, one or none. */
export function CompletenessBadge({ languages }: { languages: readonly Language[] }) {
  const t = useWords(articleListWords);
  if (languages.length === languageCodes.length) return <StatusBadge tone="good">{t.complete}</StatusBadge>;
  return languages.length > 0 ? <StatusBadge tone="bad">{t.partial}</StatusBadge> : <StatusBadge>{t.none}</StatusBadge>;
}

/** When an article leaves the site, or left it. */
export function UnpublishLine({ at }: { at: Date }) {
  const t = useWords(articleListWords);
  return (
    <span className="mt-0.5 block text-tiny text-slate">
      {at.getTime() > Date.now() ? t.until : t.endedOn} <Moment at={at} /> {zoneName(at)}
    </span>
  );
}
