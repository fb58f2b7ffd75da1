import { currentLanguage } from '../../../current.ts';
import type { Autosave } from '../../../domain/autosaves/commands.ts';
import type { NewerSave } from '../../../domain/autosaves/newer-save.ts';
import { autosaveOfferWords as t } from '../../../i18n/backend/articles/autosave.words.ts';
import { formatMomentBriefly } from '../../../i18n/site/dates.ts';
import { endpoints } from '../../../routes.ts';
import { zoneName } from '../../ui/forms/local-time.ts';

export type OfferedAutosave = Pick<Autosave, 'key' | 'savedAt'> & {
  /** The save of the article that came after the text. */
  newer: NewerSave | undefined;
  /** Address of the form that continues with it. */
  address: string;
};

/** Unsaved text of an earlier visit, in this browser or another one. */
export function AutosaveOffer({ offer: { key, savedAt, newer, address } }: { offer: OfferedAutosave }) {
  const language = currentLanguage();
  const momentOf = (at: Date) => `${formatMomentBriefly(at, language)} ${zoneName(at)}`;
  return (
    <section aria-label={t.unsaved} className="article-notice" data-autosave-offer="">
      <p>
        {t.unsavedFrom({ moment: momentOf(savedAt) })}
        {newer && (
          <>
            {' '}
            <strong>
              {newer.by && newer.at
                ? t.savedSince({ username: newer.by, moment: momentOf(newer.at) })
                : t.savedSinceUnknown}
            </strong>{' '}
            {t.mergedWhenSaved}
          </>
        )}
      </p>
      <a className="line-link font-650" href={address}>
        {t.continue}
      </a>
      <form action={endpoints.autosaveDiscard} method="post">
        <input name="key" type="hidden" value={key} />
        <input name="back" type="hidden" value={address.replace(/[?&]autosave=[^&]*/, '')} />
        <button className="line-link" type="submit">
          {t.discard}
        </button>
      </form>
    </section>
  );
}
