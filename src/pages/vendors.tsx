import { company } from '../company.ts';
import { procurementWords } from '../i18n/public/procurement.words.ts';
import { vendorsWords as t } from '../i18n/public/vendors.words.ts';
import { navigationWords } from '../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../routes.ts';
import { type HeroPageProps, PageHero } from '../ui/frame/page-hero.tsx';
import { LinkButton, MoreLink } from '../ui/text/button.tsx';
import { CallToAction } from '../ui/text/call-to-action.tsx';
import { Section } from '../ui/text/section.tsx';
import { heroPage } from './hero-page.tsx';

function VendorsPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} title={t.title}>
        <LinkButton href={company.procurementPortal} newTab={navigationWords.newTab} variant="light">
          {procurementWords.open}
        </LinkButton>
      </PageHero>
      <Stages />
      <Papers />
      <Questions />
      <CallToAction
        action={{ label: t.ask, href: `${hrefTo(routes.contact.index, {}, { subject: 'vendor' })}#form` }}
        text={t.askText}
        title={t.askTitle}
      />
    </>
  );
}

function Stages() {
  return (
    <Section id="stages" labelledBy="stages-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <h2 className="t-heading max-w-[12ch] lg:col-span-4" id="stages-title">
          {t.stepsTitle}
        </h2>
        <ol className="border-b border-graphite/20 lg:col-span-8">
          {stages.map((stage, index) => (
            <li
              className="grid grid-cols-[3rem_1fr] gap-x-4 gap-y-2 border-t border-graphite/20 py-6 sm:grid-cols-[4rem_1fr_3fr]"
              key={stage}
            >
              <span aria-hidden="true" className="t-sub row-span-2 text-laterite tabular-nums sm:row-span-1">
                {index + 1}
              </span>
              <h3 className="t-item">{t[stage]}</h3>
              <p className="col-start-2 max-w-[34rem] text-slate sm:col-start-auto">{t[`${stage}Text`]}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const stages = ['register', 'bid', 'sign', 'deliver', 'invoice'] as const;

function Papers() {
  return (
    <Section id="papers" labelledBy="papers-title" tone="powder">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="t-heading max-w-[12ch]" id="papers-title">
            {t.papersTitle}
          </h2>
          <p className="mt-6 max-w-[26rem] text-slate">{t.papersText}</p>
        </div>
        <ol className="grid list-decimal gap-4 pl-6 lg:col-span-7 lg:col-start-6">
          {papers.map((paper) => (
            <li key={paper}>{t[paper]}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const papers = [
  'paperIdentity',
  'paperTax',
  'paperBank',
  'paperPact',
  'paperDeed',
  'paperAccounts',
  'paperPermits',
  'paperSafety',
  'paperWork',
] as const;

function Questions() {
  return (
    <Section id="questions" labelledBy="questions-title">
      <h2 className="t-heading max-w-[16ch]" id="questions-title">
        {t.questionsTitle}
      </h2>
      <ul className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:mt-16">
        {questions.map((question) => (
          <li className="border-t border-graphite/25 pt-5" key={question}>
            <h3 className="t-item max-w-[30ch]">{t[`${question}Question`]}</h3>
            <p className="mt-3 max-w-[36rem] text-slate">{t[`${question}Answer`]}</p>
            <AnswerLink question={question} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const questions = ['announced', 'judges', 'lost', 'local', 'gifts', 'wrong'] as const;

function AnswerLink({ question }: { question: (typeof questions)[number] }) {
  if (question !== 'gifts' && question !== 'wrong') return null;
  const [label, address] =
    question === 'gifts' ? [t.gifts, hrefTo(routes.governance.gratification)] : [t.baik, hrefTo(routes.baik.index)];
  return (
    <p className="mt-3">
      <MoreLink href={address}>{label}</MoreLink>
    </p>
  );
}

export const vendorsPage = heroPage({
  route: routes.vendors.index,
  section: 'procurement',
  words: t,
  pictureKey: 'vendors',
  body: VendorsPage,
});
