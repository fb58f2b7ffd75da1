import { aluminaWords } from '../../i18n/public/products/products-alumina.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Section } from '../../ui/text/section.tsx';
import { PictureCard } from './picture-card.tsx';

const applications = ['smelting', 'refractory', 'abrasive', 'ceramic', 'catalyst', 'insulator', 'adsorbent'] as const;

/** The seven applications of alumina. */
export function ApplicationsSection({ language }: { language: Language }) {
  const t = aluminaWords(language);
  return (
    <Section id="applications" labelledBy="applications-title" snap>
      <div className="mb-8 lg:pr-32">
        <h2 className="t-heading" id="applications-title">
          {t.usesTitle}
        </h2>
        <p className="mt-4 max-w-[40rem] text-large">{t.usesText}</p>
      </div>
      <Carousel
        besideHeading
        id="application"
        label={t.usesSection}
        language={language}
        slideClass="[--share:0.78] sm:[--share:0.46] lg:[--share:0.3]"
        slides={applications.map((name) => ({
          name: t[name],
          content: (
            <PictureCard
              language={language}
              pictureKey={`application-${name}`}
              sizes="(min-width: 1024px) 560px, (min-width: 640px) 46vw, 78vw"
              text={t[`${name}Text`]}
              title={t[name]}
            />
          ),
        }))}
      />
    </Section>
  );
}
