import { currentLanguage } from '../../current.ts';
import { versionedNouns } from '../../db/schema/version-values.ts';
import { eventText, nounText } from '../../domain/activity/events.ts';
import { partsText } from '../../domain/activity/problem-text.ts';
import type { Entry } from '../../domain/activity/queries.ts';
import { sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import { textBlocksOf } from '../../domain/passages/locate.ts';
import { resourceTypes } from '../../domain/trash/queries.ts';
import { actionWords, activityStatusWords, logWords as t } from '../../i18n/backend/logs.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Moment } from '../ui/lists/moment.tsx';
import { type BadgeTone, StatusBadge } from '../ui/lists/status-badge.tsx';
import type { Column } from '../ui/lists/table.tsx';
import { isRichText, loggedFieldLabel } from '../versions/labels.ts';

const toneOf: Record<string, BadgeTone> = { success: 'good', failed: 'bad', partial: 'busy' };

export function logColumns(): Column<Entry>[] {
  return [
    { head: t.time, sort: '-time', cell: ({ timestamp }) => <Moment at={timestamp} /> },
    {
      head: t.user,
      sort: 'user',
      cell: ({ username }) => <span className="inline-block min-w-20">{username || t.nobody}</span>,
    },
    {
      head: t.action,
      sort: 'action',
      cell: ({ actionType }) => (
        <span className="whitespace-nowrap">{listed(actionWords(currentLanguage()), actionType)}</span>
      ),
    },
    {
      head: t.status,
      sort: 'status',
      cell: ({ status }) => (
        <StatusBadge tone={toneOf[status] ?? 'quiet'}>
          {listed(activityStatusWords(currentLanguage()), status)}
        </StatusBadge>
      ),
    },
    { head: t.description, main: true, cell: (entry) => <Description entry={entry} /> },
  ];
}

function Description({ entry }: { entry: Entry }) {
  const { resourceName, resourceType, resourceId, errorMessage, changes } = entry;
  const language = currentLanguage();
  const resource = [resourceType && nounText(language, resourceType), resourceId && `#${resourceId}`]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <p className="font-550">{eventText(language, entry)}</p>
      {(resource || resourceName) && (
        <p className="text-tiny text-slate">{[resource, resourceName].filter(Boolean).join(': ')}</p>
      )}
      {errorMessage && <p className="text-tiny text-laterite-deep">{errorText(language, entry)}</p>}
      {changes && <Changes changes={changes} resourceType={resourceType} />}
    </>
  );
}

type ChangesProps = { changes: NonNullable<Entry['changes']>; resourceType: string | null };

function Changes({ changes, resourceType }: ChangesProps) {
  const noun = versionedNouns.find((one) => resourceTypes[one] === resourceType);
  const fields = Object.entries(changes);
  /** HTML as its text; the log may hold only the beginning of it. */
  const displayed = (field: string, value: unknown) => {
    if (value === null || value === '') return t.empty;
    const text = String(value);
    const isHtml = noun !== undefined && isRichText(noun, field.split('.').at(-1) ?? '');
    return isHtml ? textIn(text) : text;
  };
  return (
    <details className="mt-1 text-tiny">
      <summary className="inline-flex min-h-6 cursor-pointer items-center font-600 line-link">
        {t.changedFields({ count: fields.length })}
      </summary>
      <dl className="mt-1 grid gap-1.5">
        {fields.map(([field, { before, after }]) => (
          <div key={field}>
            <dt className="font-600">{noun ? loggedFieldLabel(noun, field) : field}</dt>
            <dd>
              <del className="text-slate">{displayed(field, before)}</del>{' '}
              <ins className="no-underline">{displayed(field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The text of HTML whose end may be missing. */
function textIn(html: string): string {
  const content = sanitizeArticleHtml(html.replace(/<[^<>]*$/, ''));
  return textBlocksOf({ title: '', content })
    .flatMap(({ text }) => text || [])
    .join(' ');
}

/** Lower-case label of a stored value; unknown values are shown as stored. */
function listed(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value]?.toLowerCase() ?? value;
}

/** The error of an entry in the language of its reader: its problem in words, or the text that was logged. */
export function errorText(language: Language, { args, errorMessage }: Pick<Entry, 'args' | 'errorMessage'>): string {
  return partsText(language, { code: String(args.problem), values: args }, errorMessage ?? '');
}
