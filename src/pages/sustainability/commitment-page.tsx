import { commitmentWords } from '../../i18n/public/sustainability/commitment.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Section } from '../../ui/text/section.tsx';
import { FocusCard } from './focus-card.tsx';

export function CommitmentPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = commitmentWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" title={t.title} />
      <Section headless id="intro">
        <p className="t-statement max-w-[56rem]">{t.lead}</p>
      </Section>
      <Section id="principles" labelledBy="principles-title" tone="dark">
        <h2 className="t-heading mb-10 lg:mb-14" id="principles-title">
          {t.principles}
        </h2>
        <Carousel
          gridFrom="lg"
          id="principle"
          label={t.principles}
          language={language}
          slides={principlesIn(language).map((principle) => ({
            name: principle.title,
            content: <FocusCard {...principle} />,
          }))}
          tone="dark"
          trackClass="lg:grid-cols-4"
        />
      </Section>
      <CallToAction
        action={{ label: t.nextAction, href: href(routes.sustainability.circularity, language) }}
        id="next"
        picture={builtPicture('circularity', language)}
        title={t.nextTitle}
      />
    </>
  );
}

function principlesIn(language: Language) {
  const t = commitmentWords(language);
  return [
    { icon: 'scale', title: t.governance, text: t.governanceText },
    { icon: 'shield-check', title: t.safety, text: t.safetyText },
    { icon: 'users', title: t.social, text: t.socialText },
    { icon: 'leaf', title: t.environment, text: t.environmentText },
  ] as const;
}
