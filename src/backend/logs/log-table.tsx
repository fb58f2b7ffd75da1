import type { Entry } from '../../domain/activity/queries.ts';
import { Moment } from '../ui/lists/moment.tsx';
import { type BadgeTone, StatusBadge } from '../ui/lists/status-badge.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';

const toneOf: Record<string, BadgeTone> = { success: 'good', failed: 'bad', partial: 'busy' };

export function LogTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <Table caption="Activity, newest first" columns={['Time', 'User', 'Action', 'Status', 'Description']}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <Cell label="Time">
            <Moment at={entry.timestamp} />
          </Cell>
          <Cell label="User">
            <span className="inline-block min-w-20">{entry.username || 'Nobody'}</span>
          </Cell>
          <Cell label="Action">
            <span className="whitespace-nowrap">{entry.actionType}</span>
          </Cell>
          <Cell label="Status">
            <StatusBadge tone={toneOf[entry.status] ?? 'quiet'}>{entry.status}</StatusBadge>
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
  const resource = [resourceType, resourceId && `#${resourceId}`].filter(Boolean).join(' ');
  return (
    <>
      <p className="font-550">{description}</p>
      {(resource || resourceName) && (
        <p className="text-tiny text-slate">{[resource, resourceName].filter(Boolean).join(': ')}</p>
      )}
      {errorMessage && <p className="text-tiny text-laterite-deep">{errorMessage}</p>}
      {changes && <Changes changes={changes} />}
    </>
  );
}

function Changes({ changes }: { changes: NonNullable<Entry['changes']> }) {
  const fields = Object.entries(changes);
  return (
    <details className="mt-1 text-tiny">
      <summary className="inline-flex min-h-6 cursor-pointer items-center font-600 line-link">
        {fields.length === 1 ? '1 changed field' : `${fields.length} changed fields`}
      </summary>
      <dl className="mt-1 grid gap-1.5">
        {fields.map(([field, { before, after }]) => (
          <div key={field}>
            <dt className="font-600">{field}</dt>
            <dd>
              <del className="text-slate">{shown(before)}</del> <ins className="no-underline">{shown(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function shown(value: unknown): string {
  return value === null || value === '' ? '(empty)' : String(value);
}
