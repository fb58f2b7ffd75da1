import { currentLanguage } from '../../../current.ts';
import type { TrashedItem } from '../../../domain/trash/queries.ts';
import { articleFormWords as t } from '../../../i18n/backend/articles/article-form.words.ts';
import { formatMomentWithZone } from '../../../i18n/site/dates.ts';
import type { Language } from '../../../i18n/site/language.ts';

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
          {t.restoreAndSave}
        </button>
      )}
      {trashed && !mayRestore && <span>{t.restoredByEditors}</span>}
    </section>
  );
}

export function deletionText(language: Language, trashed: TrashedItem | undefined): string {
  if (!trashed) return t.deletedForGood;
  return t.deletedBy({ username: trashed.deletedBy, moment: formatMomentWithZone(trashed.deletedAt, language) });
}
