import { company } from '../../company.ts';
import { procurementWords } from '../../i18n/public/procurement.words.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { FeaturesSection } from './features-section.tsx';

export function ProcurementPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = procurementWords(language);
  const { newTab } = navigationWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.heroLead} title={t.title}>
        <LinkButton href={company.procurementPortal} newTab={newTab} variant="light">
          {t.open}
        </LinkButton>
      </PageHero>
      <FeaturesSection language={language} />
      <CallToAction
        action={{ label: t.open, href: company.procurementPortal, newTab }}
        id="next"
        text={t.nextText}
        title={t.nextTitle}
        tone="dark"
      />
    </>
  );
}
