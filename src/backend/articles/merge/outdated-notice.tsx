import type { ReactNode } from 'react';
import { currentLanguage } from '../../../current.ts';
import { mergeWords as t } from '../../../i18n/backend/articles/merge.words.ts';
import { versionWords } from '../../../i18n/backend/versions.words.ts';
import { formatMomentWithZone } from '../../../i18n/site/dates.ts';
import { Changes } from '../../versions/changes.tsx';
import type { LiveChanges } from './live-changes.ts';

type OutdatedNoticeProps = {
  outdated: LiveChanges;
  /** What leads to the merge. */
  children: ReactNode;
};

/** Shown when the published article was changed after its draft was begun: who changed what, and how to merge both. */
export function OutdatedNotice({ outdated: { save, changes, overlaps }, children }: OutdatedNoticeProps) {
  const language = currentLanguage();
  const saved = save
    ? t.liveSavedBy({ username: save.username, moment: formatMomentWithZone(save.at, language) })
    : t.liveSaved;
  const explanation = `${saved} ${t.overlaps({ count: overlaps })}`;
  return (
    <section aria-labelledby="outdated" className="article-notice">
      <h2 className="font-700" id="outdated">
        {t.outdated}
      </h2>
      {children}
      {changes && changes.length > 0 ? (
        <details>
          <summary className="desk-summary">{t.liveChanges({ count: changes.length })}</summary>
          <p className="max-w-[65ch]">{explanation}</p>
          <p className="my-3 text-slate">{versionWords.legend}</p>
          <Changes changes={changes} noun="articles" />
        </details>
      ) : (
        <p>{explanation}</p>
      )}
    </section>
  );
}
