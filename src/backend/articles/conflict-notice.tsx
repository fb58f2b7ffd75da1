import type { LastSave } from '../../domain/articles/last-save.ts';
import { sanitizeArticleHtml } from '../../domain/articles/sanitize.ts';
import { formatMomentBriefly } from '../../i18n/site/dates.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { zoneName } from '../ui/forms/local-time.ts';
import type { Difference } from './conflict.ts';
import { fieldLabel, labelOf } from './labels.ts';

export type Conflict = { by: LastSave | undefined; differences: readonly Difference[] };

/** Tells whoever saves second what the other one changed; the form below holds the work of both. */
export function ConflictNotice({ conflict: { by, differences } }: { conflict: Conflict }) {
  return (
    <section
      aria-labelledby="conflict-title"
      // biome-ignore lint/a11y/noAutofocus: nothing was saved, and this says why
      autoFocus
      className="border-l-[5px] border-ember bg-white px-5 py-4"
      id="conflict"
      tabIndex={-1}
    >
      <h2 className="t-item text-petrol-deep" id="conflict-title">
        {by
          ? `${by.username} saved this article while you were writing`
          : 'This article was saved while you were writing'}
      </h2>
      <p className="mt-1.5 text-small">
        {by && (
          <>
            It was saved on{' '}
            <time dateTime={by.at.toISOString()}>
              {formatMomentBriefly(by.at, 'en')} {zoneName(by.at)}
            </time>
            .{' '}
          </>
        )}
        Nothing is lost: what you typed is in the form below, and what only the other person changed was taken over.
        {differences.length > 0
          ? ' Look at the differences, then save again.'
          : ' There are no differences left: save again.'}
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
  return (
    <>
      <h3 className="text-small font-700">{fieldLabel(field)}</h3>
      <p className="text-small text-slate">
        {mine === undefined ? 'Changed by the other person, and taken over:' : 'Both of you changed it. Stored now:'}
      </p>
      <Value field={field} text={theirs} />
      {mine !== undefined && (
        <>
          <p className="mt-2 text-small text-slate">Yours, which the form holds and saving stores:</p>
          <Value field={field} text={mine} />
        </>
      )}
    </>
  );
}

function Value({ field, text }: { field: string; text: string }) {
  if (text.trim() === '') return <p className="text-small italic">Empty</p>;
  if (!field.endsWith('.content')) {
    const shown = field === 'languages' ? text.split(',').map(labelOf).join(', ') : text;
    return <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{shown}</p>;
  }
  const [language] = field.split('.');
  return (
    <div
      className="prose-article mt-1 max-h-80 overflow-auto border border-graphite/20 bg-alumina p-3 text-small"
      dangerouslySetInnerHTML={{ __html: sanitizeArticleHtml(text) }}
      lang={isLanguage(language) ? language : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
    />
  );
}
