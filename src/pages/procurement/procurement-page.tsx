import type { Language } from '../../i18n/language.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { procurementWords } from '../../i18n/procurement.ts';
import { site } from '../../site.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import { FeaturesSection } from './features-section.tsx';

type ProcurementPageProps = {
  language: Language;
  picture: Promise<PictureSource>;
  fallback: PictureSource;
  trail: readonly Crumb[];
};

export function ProcurementPage({ language, picture, fallback, trail }: ProcurementPageProps) {
  const t = procurementWords(language);
  const { newTab } = navigationWords(language);
  return (
    <>
      <PageHero
        fallback={fallback}
        id="hero"
        language={language}
        lead={t.heroLead}
        picture={picture}
        title={t.title}
        trail={trail}
      >
        <LinkButton href={site.procurementPortal} newTab={newTab} variant="light">
          {t.open}
        </LinkButton>
      </PageHero>
      <FeaturesSection language={language} />
      <CallToAction
        action={{ label: t.open, href: site.procurementPortal, newTab }}
        id="next"
        text={t.nextText}
        title={t.nextTitle}
      />
    </>
  );
}
