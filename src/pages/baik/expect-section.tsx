import { baikWords } from '../../i18n/public/baik/baik.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';

/** What happens with a report, before anything is asked; with links to the form and to the mailbox. */
export function ExpectSection({ language, hasSpareKey }: { language: Language; hasSpareKey: boolean }) {
  const t = baikWords(language);
  const steps = [
    [t.expect_locked_title, hasSpareKey ? t.expect_locked_spare : t.expect_locked],
    [t.expect_code_title, t.expect_code],
    [t.expect_first_title, t.expect_first],
    [t.expect_result_title, t.expect_result],
  ] as const;
  return (
    <Section id="expect" labelledBy="baik-expect">
      <Heading id="baik-expect">{t.expectTitle}</Heading>
      <ol className="mt-9 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([title, text]) => (
          <li className="border-t-2 border-ember pt-5" key={title}>
            <h3 className="t-item">{title}</h3>
            <p className="mt-2 text-small">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
        <LinkButton href="#form" icon="arrow-down">
          {t.toForm}
        </LinkButton>
        <p>
          <span className="font-650">{t.haveCode}</span>{' '}
          <MoreLink href={href(routes.baik.mailbox, language)}>{t.openMailbox}</MoreLink>
        </p>
      </div>
    </Section>
  );
}
