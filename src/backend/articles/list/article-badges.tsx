import { currentLanguage } from '../../../current.ts';
import type { DraftMoment } from '../../../domain/article-drafts/queries.ts';
import { articleDraftWords } from '../../../i18n/backend/articles/article-drafts.words.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import { articleListWords } from '../../../i18n/backend/articles/articles.words.ts';
import { formatLongDate, zoneName } from '../../../i18n/site/dates.ts';
import { isLanguage } from '../../../i18n/site/language.ts';
import { Moment } from '../../ui/lists/moment.tsx';
import { type BadgeTone, StatusBadge } from '../../ui/lists/status-badge.tsx';
import { choiceLabel } from '../labels.ts';

const tones: Readonly<Record<string, BadgeTone>> = { published: 'good', draft: 'busy', archived: 'quiet' };

type Published = { status: string; publishedAt: Date | null; unpublishAt: Date | null };

/** Status badge, with a second badge for articles that are published but not public. */
export function ArticleStatusBadge({ status, publishedAt, unpublishAt }: Published) {
  const language = currentLanguage();
  const ended = status === 'published' && unpublishAt !== null && unpublishAt.getTime() <= Date.now();
  const scheduled = status === 'published' && publishedAt !== null && publishedAt.getTime() > Date.now();
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <StatusBadge tone={tones[status] ?? 'quiet'}>{choiceLabel(language, status)}</StatusBadge>
      {scheduled && <StatusBadge tone="busy">{articleListWords.scheduled}</StatusBadge>}
      {ended && <StatusBadge tone="bad">{articleListWords.ended}</StatusBadge>}
    </span>
  );
}

/** When an article appears or appeared: the day, and the hour too while it is still to come. */
export function PublishedLine({ at, status }: { at: Date | null; status: string }) {
  if (at === null) return '–';
  if (status !== 'published' || at.getTime() <= Date.now()) {
    return (
      <time className="tabular-nums lg:whitespace-nowrap" dateTime={at.toISOString()} lang="id">
        {formatLongDate(at, 'id')}
      </time>
    );
  }
  return (
    <span className="tabular-nums lg:whitespace-nowrap">
      <Moment at={at} /> {zoneName(at)}
    </span>
  );
}

/** When unpublished changes of an article are published: all of them, or the texts of one language. */
export function DraftLines({ moments }: { moments: readonly DraftMoment[] }) {
  return moments.map(({ part, publishAt, problem }) => (
    <span className="mt-0.5 block text-tiny text-slate" key={part}>
      {isLanguage(part)
        ? articleDraftWords.textsAt({ language: articleFieldWords[part] })
        : articleDraftWords.changesAt}{' '}
      <Moment at={publishAt} /> {zoneName(publishAt)}
      {problem && <strong className="block text-laterite-deep">{articleDraftWords.notPublished}</strong>}
    </span>
  ));
}

/** When an article leaves the site, or left it. */
export function UnpublishLine({ at }: { at: Date }) {
  return (
    <span className="mt-0.5 block text-tiny text-slate">
      {at.getTime() > Date.now() ? articleListWords.until : articleListWords.endedOn} <Moment at={at} /> {zoneName(at)}
    </span>
  );
}
