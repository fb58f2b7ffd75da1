import { baikWords } from '../../i18n/public/baik/baik.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/text/button.tsx';

/** Steps after a report is submitted, with a link to the mailbox. */
export function AfterSteps({ language }: { language: Language }) {
  const t = baikWords(language);
  const steps = [
    [t.after_sealed_title, t.after_sealed],
    [t.after_acknowledged_title, t.after_acknowledged],
    [t.after_reviewed_title, t.after_reviewed],
    [t.after_answered_title, t.after_answered],
  ] as const;
  return (
    <aside aria-labelledby="baik-after" className="border-t-2 border-ember pt-8">
      <h2 className="t-sub" id="baik-after">
        {t.afterTitle}
      </h2>
      <ol className="mt-7">
        {steps.map(([title, text]) => (
          <li className="hex-bullet flex items-start gap-4 pb-7 before:mt-2" key={title}>
            <div>
              <h3 className="t-item">{title}</h3>
              <p className="mt-1.5 text-small text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="border-t border-graphite/20 pt-6">
        <p className="font-650">{t.haveCode}</p>
        <MoreLink href={href(routes.baik.mailbox, language)}>{t.openMailbox}</MoreLink>
        <p className="mt-4 text-tiny text-slate">{t.exitHint}</p>
      </div>
    </aside>
  );
}
