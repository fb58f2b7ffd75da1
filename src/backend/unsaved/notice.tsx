import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import type { LastSave } from '../../domain/activity/queries.ts';
import { currentStaff } from '../../domain/rights/staff.ts';
import { screenOf, unsavedName } from '../../domain/unsaved/input.ts';
import { listUnsaved, type Unsaved } from '../../domain/unsaved/unsaved.ts';
import { unsavedWords as t } from '../../i18n/backend/unsaved.words.ts';
import { formatMomentBriefly } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { zoneName } from '../ui/forms/local-time.ts';
import { unsavedParameter } from '../ui/frame/screen.tsx';
import { DiscardText, UnsavedTexts } from './screens.tsx';

/** What the script of a form needs to store its text: `isReturned` when it was sent and not accepted. */
export type StoredText = { address: string; text: string; seq: number; isReturned: boolean };

export type ContinuedText = { stored: StoredText; typed?: URLSearchParams; notice?: ReactNode };

/** `query`: of the address, which may name a text. `sent`: the form, when it was sent and not accepted. */
type Shown = { query?: URLSearchParams | undefined; sent?: URLSearchParams | undefined };

/** The text that a form continues: the one with which it was sent, or else the newest of its place. */
export async function continueText(db: Db, place: string, { query, sent }: Shown): Promise<ContinuedText> {
  const texts = await listUnsaved(db, currentStaff().id, place);
  const name = textIn(sent ?? query);
  const found = texts.find(({ text }) => text === name) ?? (sent ? undefined : texts[0]);
  const text = found?.text ?? (sent ? name : '');
  const stored = { address: endpoints.apiUnsaved, text, seq: found?.seq ?? 0, isReturned: sent !== undefined };
  if (sent || !found) return { stored };
  const notice = (
    <UnsavedNotice action={screenOf(place) ?? place} text={{ continued: found, others: [], isNew: true }} />
  );
  return { stored, typed: new URLSearchParams(found.fields), notice };
}

/** The name of its text in a form that was sent, or in an address. */
export function textIn(fields: URLSearchParams | undefined): string {
  return unsavedName.safeParse(fields?.get(unsavedParameter)).data ?? '';
}

/** Unsaved text at the place of a form: what it continues, or offers because others saved since, and how many there are besides. */
export type OpenedText = {
  continued?: Unsaved;
  offered?: Unsaved & { last: LastSave | undefined };
  /** Listed by their titles when they are new articles. */
  others: readonly Unsaved[];
  isNew: boolean;
};

type UnsavedNoticeProps = { /** Address of the form. */ action: string; text: OpenedText };

export function UnsavedNotice({ action, text: { continued, offered, others, isNew } }: UnsavedNoticeProps) {
  const language = currentLanguage();
  const momentOf = (at: Date) => `${formatMomentBriefly(at, language)} ${zoneName(at)}`;
  const one = continued ?? offered;
  const last = offered?.last;
  const listed = isNew && <UnsavedTexts texts={others} title={t.newArticles} />;
  if (!one) return listed;
  return (
    <>
      <section aria-label={t.title} className="article-notice" data-unsaved="">
        {continued && <p>{t.continued({ moment: momentOf(continued.typedAt) })}</p>}
        {offered && (
          <p>
            {t.unsavedFrom({ moment: momentOf(offered.typedAt) })}{' '}
            <strong>
              {last ? t.savedSince({ username: last.username, moment: momentOf(last.at) }) : t.savedSinceUnknown}
            </strong>{' '}
            {t.mergedWhenSaved}
          </p>
        )}
        {offered && (
          <a
            className="line-link font-650"
            href={`${action}${action.includes('?') ? '&' : '?'}${unsavedParameter}=${offered.text}`}
          >
            {t.continue}
          </a>
        )}
        <DiscardText
          back={action}
          className="line-link"
          label={continued && !isNew ? t.startAgain : t.discard}
          text={one.text}
        />
        {others.length > 0 && !isNew && (
          <a className="line-link" href={endpoints.unsaved}>
            {t.more({ count: others.length })}
          </a>
        )}
      </section>
      {listed}
    </>
  );
}
