import type { LastSave } from '../../domain/articles/last-save.ts';
import { sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import { conflictWords } from '../../i18n/backend/article-form.ts';
import { formatMomentBriefly } from '../../i18n/site/dates.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { zoneName } from '../ui/forms/local-time.ts';
import { useStaffLanguage } from '../ui/frame/staff-language.tsx';
import type { Difference } from './conflict.ts';
import { fieldLabel, labelOf } from './labels.ts';

export type Conflict = { by: LastSave | undefined; differences: readonly Difference[] };

/** Shown when two editors saved the same article: lists the other editor's changes above the merged form. */
export function ConflictNotice({ conflict: { by, differences } }: { conflict: Conflict }) {
  const language = useStaffLanguage();
  const t = conflictWords(language);
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
        {by ? t.savedBy({ username: by.username }) : t.saved}
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
          {differences.map((difference) => (
            <li className="border-t border-graphite/15 pt-3" key={difference.field}>
              <DifferenceView {...difference} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DifferenceView({ field, theirs, mine }: Difference) {
  const language = useStaffLanguage();
  const t = conflictWords(language);
  return (
    <>
      <h3 className="text-small font-700">{fieldLabel(language, field)}</h3>
      <p className="text-small text-slate">{mine === undefined ? t.takenOver : t.bothChanged}</p>
      <Value field={field} text={theirs} />
      {mine !== undefined && (
        <>
          <p className="mt-2 text-small text-slate">{t.yours}</p>
          <Value field={field} text={mine} />
        </>
      )}
    </>
  );
}

function Value({ field, text }: { field: string; text: string }) {
  const staff = useStaffLanguage();
  if (text.trim() === '') return <p className="text-small italic">{conflictWords(staff).empty}</p>;
  if (!field.endsWith('.content')) {
    const shown =
      field === 'languages'
        ? text
            .split(',')
            .map((code) => labelOf(staff, code))
            .join(', ')
        : text;
    return <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{shown}</p>;
  }
  const [language] = field.split('.');
  return (
    <div
      className="prose-article mt-1 max-h-80 overflow-auto border border-graphite/20 bg-alumina p-3 text-small"
      dangerouslySetInnerHTML={{ __html: sanitizeArticleHtml(text) }}
      lang={isLanguage(language) ? language : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    />
  );
}
