import { baikWords } from '../../i18n/public/baik/baik.ts';
import type { Language } from '../../i18n/site/language.ts';
import { site } from '../../site.ts';
import { Heading } from '../../ui/text/heading.tsx';

/** Shown instead of the form while there is no recipient. Typed text stays available for copying. */
export function ClosedNotice({ language, typed }: { language: Language; typed: string }) {
  const t = baikWords(language);
  return (
    <>
      <Heading className="mb-6">{t.closedTitle}</Heading>
      <p className="max-w-[38rem]">{t.closedText}</p>
      <p className="mt-6 max-w-[38rem]">{t.closedMail}</p>
      <p className="mt-3">
        <a className="line-link font-650 [overflow-wrap:anywhere]" href={`mailto:${site.reportMailbox}`}>
          {site.reportMailbox}
        </a>
      </p>
      {typed && (
        <div className="mt-10">
          <label className="font-650" htmlFor="baik-typed">
            {t.notTaken}
          </label>
          <textarea className="field-control" defaultValue={typed} id="baik-typed" readOnly rows={8} />
        </div>
      )}
    </>
  );
}
