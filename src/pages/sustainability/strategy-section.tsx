import { sustainabilityWords } from '../../i18n/public/sustainability/sustainability.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { Carousel } from '../../ui/media/carousel.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { Section } from '../../ui/text/section.tsx';
import { FocusCard } from './focus-card.tsx';

/** Water, energy, safety and social: two columns, stacked on phones. */
export function StrategySection({ language }: { language: Language }) {
  const t = sustainabilityWords(language);
  return (
    <Section id="strategy" labelledBy="strategy-title" snap tone="dark">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="t-heading max-w-[12ch]" id="strategy-title">
            {t.strategyTitle}
          </h2>
          <p className="mt-7 mb-9 max-w-[34rem]">{t.strategyText}</p>
          <LinkButton href={href(routes.sustainability.circularity, language)} variant="light">
            {t.strategyAction}
          </LinkButton>
          <p className="mt-6">
            <MoreLink href={href(routes.sustainability.figures, language)}>
              {navigationWords(language).figures}
            </MoreLink>
          </p>
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <Carousel
            gridFrom="md"
            id="focus"
            label={t.strategy}
            language={language}
            slides={focusIn(language).map((focus) => ({ name: focus.title, content: <FocusCard {...focus} /> }))}
            tone="dark"
            trackClass="md:grid-cols-2"
          />
        </div>
      </div>
    </Section>
  );
}

function focusIn(language: Language) {
  const t = sustainabilityWords(language);
  return [
    { icon: 'droplet', title: t.water, text: t.waterText },
    { icon: 'bolt', title: t.energy, text: t.energyText },
    { icon: 'shield-check', title: t.safety, text: t.safetyText },
    { icon: 'users', title: t.social, text: t.socialText },
  ] as const;
}
