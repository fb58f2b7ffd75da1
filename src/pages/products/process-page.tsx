import { processWords as t } from '../../i18n/public/products/products-process.words.ts';
import { fileUrl } from '../../manifest.ts';
import { hrefTo, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { Island } from '../../ui/markup/island.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { builtPicture, candidates } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import { BayerDisplay } from './bayer-display.island.tsx';
import { BayerFlow } from './bayer-flow.tsx';
import { type BayerStep, bayerSizes } from './bayer-panel.tsx';
import { PictureCard } from './picture-card.tsx';

const steps = [1, 2, 3, 4, 5] as const;

function BayerSection() {
  const { bayerSteps, pause, play, input, output } = t;
  return (
    <Section id="bayer" labelledBy="bayer-title" snap tone="dark">
      <h2 className="t-heading mb-8 lg:mb-10" id="bayer-title">
        {t.bayerTitle}
      </h2>
      <Island
        component={BayerDisplay}
        name="bayer-display"
        props={{
          icons: fileUrl('icons.svg'),
          steps: stepsIn(),
          words: { steps: bayerSteps, pause, play, input, output },
        }}
        wake="visible"
      />
    </Section>
  );
}

function stepsIn(): BayerStep[] {
  return steps.map((number) => {
    const { picture, alt } = builtPicture(`bayer-${number}`);
    const { avif, jpeg, width, height } = picture;
    return {
      title: t[`step${number}` as const],
      text: t[`step${number}Text` as const],
      input: t[`step${number}In` as const],
      output: t[`step${number}Out` as const],
      picture: { avif: candidates(avif, bayerSizes), jpeg, width, height, alt },
    };
  });
}

const facilities = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The nine facilities, in process order. */
function FacilitiesSection() {
  return (
    <Section id="facilities" labelledBy="facilities-title" snap>
      <h2 className="t-heading mb-8 max-w-[22ch] lg:pr-32" id="facilities-title">
        {t.facilitiesTitle}
      </h2>
      <Carousel
        besideHeading
        id="facility"
        label={t.facilitiesSection}
        slideClass="[--share:0.75] md:[--share:0.45] lg:[--share:0.25]"
        slides={facilities.map((number) => ({
          name: t[`facility${number}` as const],
          content: (
            <PictureCard
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

export function ProcessPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} snap title={t.title} />
      <FacilitiesSection />
      <BayerSection />
      <BayerFlow />
      <CallToAction
        action={{ label: t.nextAction, href: hrefTo(routes.sustainability.index) }}
        id="next"
        picture={builtPicture('sustainability')}
        snap
        title={t.nextTitle}
        tone="dark"
      />
      <SectionNavigator
        sections={[
          { id: 'hero', title: t.title },
          { id: 'facilities', title: t.facilitiesSection },
          { id: 'bayer', title: t.bayerSection },
          { id: 'next', title: t.nextSection },
        ]}
      />
    </>
  );
}
