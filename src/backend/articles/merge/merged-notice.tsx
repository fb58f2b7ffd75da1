import { currentLanguage } from '../../../current.ts';
import { mergeWords as t } from '../../../i18n/backend/articles/merge.words.ts';
import { versionWords } from '../../../i18n/backend/versions.words.ts';
import { formatMomentWithZone } from '../../../i18n/site/dates.ts';
import { Changes } from '../../versions/changes.tsx';
import type { MergedChanges } from './merged-changes.ts';

/** Shown above the form when it holds text of others that the editor has not seen and that is not public yet. */
export function MergedNotice({ mergedChanges: { save, changes } }: { mergedChanges: MergedChanges }) {
  const language = currentLanguage();
  return (
    <section aria-labelledby="taken-over" className="desk-panel border-l-4 border-laterite" data-taken-over="">
      <h2
        // biome-ignore lint/a11y/noAutofocus: it explains why nothing was published
        autoFocus
        className="t-item text-petrol-deep"
        id="taken-over"
        tabIndex={-1}
      >
        {t.takenOver}
      </h2>
      <p className="mt-2 max-w-[65ch]">
        {save ? t.savedBy({ username: save.username, moment: formatMomentWithZone(save.at, language) }) : t.saved}{' '}
        {t.takenOverText}
      </p>
      <details className="mt-3" open>
        <summary className="desk-summary font-600">{t.liveChanges({ count: changes.length })}</summary>
        <p className="my-3 text-small text-slate">{versionWords.legend}</p>
        <Changes changes={changes} noun="articles" />
      </details>
    </section>
  );
}
