import type { ReactNode } from 'react';
import { currentLanguage } from '../../../current.ts';
import type { TrashedItem } from '../../../domain/trash/queries.ts';
import { articleFormWords } from '../../../i18n/backend/articles/article-form.words.ts';
import { mergeWords as t } from '../../../i18n/backend/articles/merge.words.ts';
import { versionWords } from '../../../i18n/backend/versions.words.ts';
import { formatMomentWithZone } from '../../../i18n/site/dates.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { Changes } from '../../versions/changes.tsx';
import type { LiveChanges, MergedChanges } from './merge-submission.ts';

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

/** An article that was deleted while its form was open. */
export type DeletedArticle = {
  /** Address of the form. */
  action: string;
  /** Undefined when it is not in the trash either. */
  trashed: TrashedItem | undefined;
  mayRestore: boolean;
};

/** Within the form, which holds what was typed: who deleted the article, and how it is restored. */
export function DeletedNotice({ deleted: { action, trashed, mayRestore } }: { deleted: DeletedArticle }) {
  const language = currentLanguage();
  return (
    <section
      // biome-ignore lint/a11y/noAutofocus: it explains why nothing was saved
      autoFocus
      className="article-notice"
      data-deleted=""
      role="alert"
      tabIndex={-1}
    >
      <strong>{deletionText(language, trashed)}</strong>
      {trashed && mayRestore && (
        <button className="line-link font-650" formAction={action} name="intent" type="submit" value="restore">
          {articleFormWords.restoreAndSave}
        </button>
      )}
      {trashed && !mayRestore && <span>{articleFormWords.restoredByEditors}</span>}
    </section>
  );
}

export function deletionText(language: Language, trashed: TrashedItem | undefined): string {
  if (!trashed) return articleFormWords.deletedForGood;
  return articleFormWords.deletedBy({
    username: trashed.deletedBy,
    moment: formatMomentWithZone(trashed.deletedAt, language),
  });
}
