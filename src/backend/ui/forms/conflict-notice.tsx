import type { ReactNode } from 'react';
import { currentLanguage } from '../../../current.ts';
import type { LastSave } from '../../../domain/activity/queries.ts';
import { conflictWords as t } from '../../../i18n/backend/conflict.words.ts';
import { formatMomentBriefly, zoneName } from '../../../i18n/site/dates.ts';
import type { Difference } from './conflict.ts';

export type Conflict = { by: LastSave | undefined; differences: readonly Difference[] };

type ConflictNoticeProps = {
  conflict: Conflict;
  title: string;
  labelOf: (field: string) => string;
  /** Renders a value that is not empty. */
  show: (field: string, text: string) => ReactNode;
};

/** Shown when two editors saved the same thing: lists the other editor's changes above the merged form. */
export function ConflictNotice({ conflict: { by, differences }, title, labelOf, show }: ConflictNoticeProps) {
  const language = currentLanguage();
  return (
    <section
      aria-labelledby="conflict-title"
      // biome-ignore lint/a11y/noAutofocus: the notice explains why the form was not saved
      autoFocus
      className="border-l-[5px] border-ember bg-white px-5 py-4"
      id="conflict"
      tabIndex={-1}
    >
      <h2 className="t-item text-petrol-deep" id="conflict-title">
        {title}
      </h2>
      <p className="mt-1.5 text-small">
        {by && (
          <>
            {t.savedOn}{' '}
            <time dateTime={by.at.toISOString()}>
              {formatMomentBriefly(by.at, language)} {zoneName(by.at)}
            </time>
            .{' '}
          </>
        )}
        {t.nothingLost} {differences.length > 0 ? t.lookAndSave : t.saveAgain}
      </p>
      {differences.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {differences.map(({ field, theirs, mine }) => (
            <li className="border-t border-graphite/15 pt-3" key={field}>
              <h3 className="text-small font-700">{labelOf(field)}</h3>
              <p className="text-small text-slate">{mine === undefined ? t.takenOver : t.bothChanged}</p>
              <Value text={theirs}>{show(field, theirs)}</Value>
              {mine !== undefined && (
                <>
                  <p className="mt-2 text-small text-slate">{t.yours}</p>
                  <Value text={mine}>{show(field, mine)}</Value>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Value({ text, children }: { text: string; children: ReactNode }) {
  return text.trim() === '' ? <p className="text-small italic">{t.empty}</p> : children;
}

/** A value as plain text with its line breaks. */
export function PlainValue({ children }: { children: string }) {
  return <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{children}</p>;
}
