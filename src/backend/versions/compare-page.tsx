import type { VersionedNoun } from '../../db/schema/version-values.ts';
import type { FieldChange } from '../../domain/versions/comparison/records.ts';
import type { VersionEntry } from '../../domain/versions/queries.ts';
import { versionWords } from '../../i18n/backend/versions.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { Nothing } from '../ui/lists/nothing.tsx';
import { versionAddress, versionsAddress } from '../ui/version-addresses.ts';
import { Changes } from './changes.tsx';

type ComparePageProps = {
  noun: VersionedNoun;
  from: VersionEntry;
  to: VersionEntry;
  changes: readonly FieldChange[];
};

/** Two versions side by side; on phones a passage stands above its successor. */
export function ComparePage({ noun, from, to, changes }: ComparePageProps) {
  const t = useWords(versionWords);
  return (
    <>
      <PageHeader
        action={
          <a className="btn-outline" href={versionsAddress(noun, to.itemId)}>
            {t.all}
          </a>
        }
        text={`${to.title} · ${t.legend}`}
        title={t.compareTitle({ from: from.number, to: to.number })}
      />
      <div className="mb-4 grid gap-x-6 gap-y-2 text-small lg:grid-cols-2">
        <VersionLine heading={t.before} version={from} />
        <VersionLine heading={t.after} version={to} />
      </div>
      {changes.length === 0 && <Nothing title={t.same} />}
      <Changes changes={changes} noun={noun} />
    </>
  );
}

function VersionLine({ heading, version }: { heading: string; version: VersionEntry }) {
  const t = useWords(versionWords);
  const { noun, itemId, number, savedAt, savedBy } = version;
  return (
    <p>
      <span className="font-700">{heading}</span>{' '}
      <a className="line-link" href={versionAddress(noun, itemId, number)}>
        {t.number({ number })}
      </a>
      {' · '}
      <Moment at={savedAt} />
      {' · '}
      <span className="[overflow-wrap:anywhere]">{savedBy ?? t.site}</span>
    </p>
  );
}
