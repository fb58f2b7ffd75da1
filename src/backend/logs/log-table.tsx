import { versionedNouns } from '../../db/schema/version-values.ts';
import type { Entry } from '../../domain/activity/queries.ts';
import type { ActivitySort } from '../../domain/activity/sorts.ts';
import { sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import { textBlocksOf } from '../../domain/passages/locate.ts';
import { resourceTypes } from '../../domain/trash/kinds.ts';
import { actionWords, activityStatusWords, logWords } from '../../i18n/backend/logs.words.ts';
import { useStaffLanguage, useWords } from '../ui/frame/staff-language.tsx';
import { activityError, activityNoun, activityText } from '../ui/lists/activity-text.ts';
import { Moment } from '../ui/lists/moment.tsx';
import { sortChoice } from '../ui/lists/sort-links.tsx';
import { type BadgeTone, StatusBadge } from '../ui/lists/status-badge.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { isRichText, loggedFieldLabel } from '../versions/labels.ts';

const toneOf: Record<string, BadgeTone> = { success: 'good', failed: 'bad', partial: 'busy' };

type LogTableProps = { entries: readonly Entry[]; sort: ActivitySort; hrefOf: (sort: string) => string };

export function LogTable({ entries, sort, hrefOf }: LogTableProps) {
  const sorted = (label: string, name: ActivitySort) => sortChoice({ label, name, current: sort, hrefOf });
  const t = useWords(logWords);
  const actions = useWords(actionWords);
  const statuses = useWords(activityStatusWords);
  return (
    <Table
      caption={t.caption}
      columns={[
        sorted(t.time, '-time'),
        sorted(t.user, 'user'),
        sorted(t.action, 'action'),
        sorted(t.status, 'status'),
        t.description,
      ]}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <Cell label={t.time}>
            <Moment at={entry.timestamp} />
          </Cell>
          <Cell label={t.user}>
            <span className="inline-block min-w-20">{entry.username || t.nobody}</span>
          </Cell>
          <Cell label={t.action}>
            <span className="whitespace-nowrap">{listed(actions, entry.actionType)}</span>
          </Cell>
          <Cell label={t.status}>
            <StatusBadge tone={toneOf[entry.status] ?? 'quiet'}>{listed(statuses, entry.status)}</StatusBadge>
          </Cell>
          <Cell main>
            <Description entry={entry} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function Description({ entry }: { entry: Entry }) {
  const { description, resourceName, resourceType, resourceId, errorMessage, changes } = entry;
  const language = useStaffLanguage();
  const resource = [resourceType && activityNoun(language, resourceType), resourceId && `#${resourceId}`]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <p className="font-550">{activityText(language, description)}</p>
      {(resource || resourceName) && (
        <p className="text-tiny text-slate">{[resource, resourceName].filter(Boolean).join(': ')}</p>
      )}
      {errorMessage && <p className="text-tiny text-laterite-deep">{activityError(language, errorMessage)}</p>}
      {changes && <Changes changes={changes} resourceType={resourceType} />}
    </>
  );
}

type ChangesProps = { changes: NonNullable<Entry['changes']>; resourceType: string | null };

function Changes({ changes, resourceType }: ChangesProps) {
  const language = useStaffLanguage();
  const t = logWords(language);
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
            <dt className="font-600">{noun ? loggedFieldLabel(language, noun, field) : field}</dt>
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
