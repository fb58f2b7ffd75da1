import { type Language, languageCodes } from '../../../i18n/site/language.ts';
import { type BadgeTone, StatusBadge } from '../../ui/lists/status-badge.tsx';
import { choiceLabel } from '../labels.ts';

const tones: Readonly<Record<string, BadgeTone>> = { published: 'good', draft: 'busy', archived: 'quiet' };

type Published = { status: string; publishedAt: Date | null };

/** The status, and whether the public sees the article only later. */
export function ArticleStatusBadge({ status, publishedAt }: Published) {
  const scheduled = status === 'published' && publishedAt !== null && publishedAt.getTime() > Date.now();
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <StatusBadge tone={tones[status] ?? 'quiet'}>{choiceLabel(status)}</StatusBadge>
      {scheduled && <StatusBadge tone="busy">Scheduled</StatusBadge>}
    </span>
  );
}

/** Whether the article is there in both languages, in one, or in none. */
export function CompletenessBadge({ languages }: { languages: readonly Language[] }) {
  if (languages.length === languageCodes.length) return <StatusBadge tone="good">Complete</StatusBadge>;
  return languages.length > 0 ? <StatusBadge tone="bad">Partial</StatusBadge> : <StatusBadge>None</StatusBadge>;
}
