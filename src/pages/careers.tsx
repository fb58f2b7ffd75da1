import { careersWords as t } from '../i18n/public/careers.words.ts';
import { hrefTo, routes } from '../routes.ts';
import { type HeroPageProps, PageHero } from '../ui/frame/page-hero.tsx';
import { Icon } from '../ui/media/icon.tsx';
import type { IconName } from '../ui/media/icon-names.ts';
import { MoreLink } from '../ui/text/button.tsx';
import { CallToAction } from '../ui/text/call-to-action.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { Section } from '../ui/text/section.tsx';
import { heroPage } from './hero-page.tsx';

function CareersPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} title={t.title} />
      <Vacancies />
      <FieldsOfWork />
      <Promises />
      <Work />
      <CallToAction
        action={{ label: t.apply, href: `${hrefTo(routes.contact.index, {}, { subject: 'karir' })}#form` }}
        text={t.applyText}
        title={t.applyTitle}
      />
    </>
  );
}

function Vacancies() {
  return (
    <Section id="vacancies" labelledBy="vacancies-title" tone="powder">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Heading id="vacancies-title">{t.openTitle}</Heading>
          <p className="mt-6 t-sub">{t.openNone}</p>
          <p className="mt-4 max-w-[34rem] text-slate">{t.openText}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <h3 className="t-item">{t.howTitle}</h3>
          <ol className="mt-4 grid list-decimal gap-3 pl-5">
            {[t.howRead, t.howSend, t.howSelect].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function FieldsOfWork() {
  return (
    <Section id="fields" labelledBy="fields-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="fields-title">{t.fieldsTitle}</Heading>
          <p className="mt-6 max-w-[24rem] text-slate">{t.fieldsText}</p>
        </div>
        <ul className="border-b border-graphite/20 lg:col-span-8">
          {fields.map((field) => (
            <li className="grid gap-x-8 gap-y-2 border-t border-graphite/20 py-6 sm:grid-cols-[4fr_11fr]" key={field}>
              <h3 className="t-item">{t[field]}</h3>
              <p className="max-w-[34rem] text-slate">{t[`${field}Text`]}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const fields = ['operations', 'maintenance', 'engineering', 'laboratory', 'safety', 'support'] as const;

function Promises() {
  return (
    <Section id="promises" labelledBy="promises-title" tone="powder">
      <h2 className="t-heading max-w-[16ch]" id="promises-title">
        {t.promisesTitle}
      </h2>
      <p className="mt-6 max-w-[34rem] text-slate">{t.promisesText}</p>
      <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {promises.map(({ key, icon }) => (
          <li className="border-t-2 border-laterite pt-5" key={key}>
            <Icon className="size-7 text-laterite" name={icon} />
            <h3 className="t-item mt-5">{t[key]}</h3>
            <p className="mt-2 max-w-[26rem] text-slate">{t[`${key}Text`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const promises = [
  { key: 'free', icon: 'coins' },
  { key: 'direct', icon: 'users' },
  { key: 'announced', icon: 'map-pin' },
  { key: 'private', icon: 'key' },
  { key: 'equal', icon: 'scale' },
  { key: 'purpose', icon: 'shield-lock' },
] as const satisfies readonly { key: string; icon: IconName }[];

function Work() {
  return (
    <Section id="work" labelledBy="work-title">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="t-heading max-w-[14ch] lg:col-span-5" id="work-title">
          {t.workTitle}
        </h2>
        <div className="lg:col-span-6 lg:col-start-7">
          <ul className="grid gap-4">
            {[t.stopText, t.learnText, t.youngText, t.speakText].map((text) => (
              <li className="hex-bullet flex items-baseline gap-3" key={text}>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <MoreLink href={hrefTo(routes.governance.codeOfConduct)}>{t.conduct}</MoreLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

export const careersPage = heroPage({
  route: routes.careers.index,
  words: t,
  pictureKey: 'careers',
  body: CareersPage,
});
