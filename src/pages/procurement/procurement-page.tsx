import { procurementWords } from '../../i18n/public/procurement.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { site } from '../../site.ts';
import { PageHero } from '../../ui/frame/page-hero.tsx';
import type { PictureSource } from '../../ui/media/picture.tsx';
import type { Crumb } from '../../ui/text/breadcrumb.tsx';
import { LinkButton } from '../../ui/text/button.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
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
