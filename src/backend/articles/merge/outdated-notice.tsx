import type { ReactNode } from 'react';
import { mergeWords } from '../../../i18n/backend/articles/merge.ts';
import { versionWords } from '../../../i18n/backend/versions.ts';
import { formatMomentWithZone } from '../../../i18n/site/dates.ts';
import { useStaffLanguage } from '../../ui/frame/staff-language.tsx';
import { Changes } from '../../versions/changes.tsx';
import type { LiveChanges } from './live-changes.ts';

type OutdatedNoticeProps = {
  outdated: LiveChanges;
  /** What leads to the merge. */
  children: ReactNode;
};

/** Shown when the published article was changed after its draft was begun: who changed what, and how to merge both. */
export function OutdatedNotice({ outdated: { save, changes, overlaps }, children }: OutdatedNoticeProps) {
  const language = useStaffLanguage();
  const t = mergeWords(language);
  return (
    <section aria-labelledby="outdated" className="desk-panel border-l-4 border-laterite">
      <h2 className="t-item text-petrol-deep" id="outdated">
        {t.outdated}
      </h2>
      <p className="mt-2 max-w-[65ch]">
        {save
          ? t.liveSavedBy({ username: save.username, moment: formatMomentWithZone(save.at, language) })
          : t.liveSaved}{' '}
        {t.overlaps({ count: overlaps })}
      </p>
      {changes && changes.length > 0 && (
        <details className="mt-3">
          <summary className="desk-summary font-600">{t.liveChanges({ count: changes.length })}</summary>
          <p className="my-3 text-small text-slate">{versionWords(language).legend}</p>
          <Changes changes={changes} noun="articles" />
        </details>
      )}
      <div className="mt-4">{children}</div>
    </section>
  );
}
