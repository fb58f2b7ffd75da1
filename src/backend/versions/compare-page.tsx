import type { VersionedNoun } from '../../db/schema/version-values.ts';
import type { FieldChange } from '../../domain/versions/comparison/records.ts';
import type { VersionEntry } from '../../domain/versions/queries.ts';
import { versionWords as t } from '../../i18n/backend/versions.words.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { versionAddress, versionsAddress } from '../ui/version-addresses.ts';
import { Changes } from './changes.tsx';
import { erasureText } from './labels.ts';

type ComparePageProps = {
  noun: VersionedNoun;
  from: VersionEntry;
  to: VersionEntry;
  /** Undefined when the content of one of them was erased. */
  changes: readonly FieldChange[] | undefined;
};

/** Two versions side by side; on phones a passage stands above its successor. */
export function ComparePage({ noun, from, to, changes }: ComparePageProps) {
  return (
    <>
      <PageHeader
        action={
          <a className="btn-outline" href={versionsAddress(noun, to.itemId)}>
            {t.all}
          </a>
        }
        text={to.title ? `${to.title} · ${t.legend}` : t.legend}
        title={t.compareTitle({ from: from.number, to: to.number })}
      />
      <div className="mb-4 grid gap-x-6 gap-y-2 text-small lg:grid-cols-2">
        <VersionLine heading={t.before} version={from} />
        <VersionLine heading={t.after} version={to} />
      </div>
      {changes === undefined && (
        <EmptyList title={t.erasedTitle}>
          <p className="text-small text-slate">{t.erasedText}</p>
        </EmptyList>
      )}
      {changes?.length === 0 && <EmptyList title={t.same} />}
      {changes && <Changes changes={changes} noun={noun} />}
    </>
  );
}

function VersionLine({ heading, version }: { heading: string; version: VersionEntry }) {
  const { noun, itemId, number, savedAt, savedBy, erasedOn } = version;
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
      {erasedOn && <span className="mt-1 block font-650">{erasureText(version)}</span>}
    </p>
  );
}
