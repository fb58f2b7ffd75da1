import { company } from '../../company.ts';
import { mediaKitWords } from '../../i18n/public/media-kit.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { Section } from '../../ui/text/section.tsx';
import { Telephone } from '../../ui/text/telephone.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { PressPictures } from './press-pictures.tsx';

export function MediaKitPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = mediaKitWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} title={t.title} />
      <Boilerplate language={language} />
      <FactSheet language={language} />
      <PressPictures language={language} />
      <PressContact language={language} />
    </>
  );
}

function Boilerplate({ language }: { language: Language }) {
  const t = mediaKitWords(language);
  return (
    <Section id="boilerplate" labelledBy="boilerplate-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <h2 className="t-heading max-w-[10ch] lg:col-span-4" id="boilerplate-title">
          {t.boilerplate}
        </h2>
        <div className="grid gap-10 lg:col-span-7 lg:col-start-6">
          <div>
            <h3 className="t-label mb-3 text-laterite">{t.boilerplateShort}</h3>
            <p className="t-statement">{t.shortText}</p>
          </div>
          <div>
            <h3 className="t-label mb-3 text-laterite">{t.boilerplateLong}</h3>
            <p>
              {t.shortText} {t.longText}
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}

function PressContact({ language }: { language: Language }) {
  const t = mediaKitWords(language);
  return (
    <Section id="press-contact" labelledBy="press-contact-title" tone="dark">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="t-heading" id="press-contact-title">
            {t.contact}
          </h2>
          <p className="mt-5 max-w-[30rem]">{t.contactText}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="t-item">{t.contactDesk}</p>
          <dl className="mt-5 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
            <dt className="max-sm:text-small">{t.telephone}</dt>
            <dd>
              <Telephone number={company.headOffice.telephone} />
            </dd>
            <dt className="max-sm:text-small">{t.email}</dt>
            <dd>
              <a className="line-link [overflow-wrap:anywhere]" href={`mailto:${company.mailbox}`}>
                {company.mailbox}
              </a>
            </dd>
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <LinkButton href={href(routes.contact.index, language)} variant="light">
              {t.write}
            </LinkButton>
            <MoreLink href={href(routes.reports.index, language)}>{t.reports}</MoreLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
