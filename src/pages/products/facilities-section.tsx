import { processWords } from '../../i18n/public/products/products-process.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Section } from '../../ui/text/section.tsx';
import { PictureCard } from './picture-card.tsx';

const facilities = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The nine facilities, in process order. */
export function FacilitiesSection({ language }: { language: Language }) {
  const t = processWords(language);
  return (
    <Section id="facilities" labelledBy="facilities-title" snap>
      <h2 className="t-heading mb-8 max-w-[22ch] lg:pr-32" id="facilities-title">
        {t.facilitiesTitle}
      </h2>
      <Carousel
        besideHeading
        id="facility"
        label={t.facilitiesSection}
        language={language}
        slideClass="[--share:0.75] md:[--share:0.45] lg:[--share:0.25]"
        slides={facilities.map((number) => ({
          name: t[`facility${number}` as const],
          content: (
            <PictureCard
              language={language}
              pictureKey={`facility-0${number}`}
              sizes="(min-width: 1024px) 520px, (min-width: 768px) 45vw, 75vw"
              text={t[`facility${number}Text` as const]}
              title={t[`facility${number}` as const]}
            />
          ),
        }))}
      />
    </Section>
  );
}
