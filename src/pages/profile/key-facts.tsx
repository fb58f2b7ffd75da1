import { company } from '../../company.ts';
import { profileWords } from '../../i18n/public/about/profile.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { Section } from '../../ui/text/section.tsx';

type Fact = { icon: IconName; value: string; title: string; text: string };

/** Three key figures: side by side, stacked on phones. */
export function KeyFacts({ language }: { language: Language }) {
  const t = profileWords(language);
  return (
    <Section labelledBy="facts-title">
      <h2 className="t-heading mb-12 max-w-[16ch] lg:mb-20" id="facts-title">
        {t.factsTitle}
      </h2>
      <Carousel
        gridFrom="md"
        id="fact"
        label={t.factsTitle}
        language={language}
        slideClass="[--share:0.86] sm:[--share:0.66]"
        slides={factsIn(language).map((fact) => ({ name: fact.title, content: <FactView fact={fact} /> }))}
        trackClass="md:grid-cols-3 md:gap-x-8 lg:gap-x-16"
      />
    </Section>
  );
}

function FactView({ fact: { icon, value, title, text } }: { fact: Fact }) {
  return (
    <div className="flex h-full flex-col border-t-2 border-laterite pt-6">
      <span className="hex-sign bg-laterite text-alumina">
        <Icon className="size-7" name={icon} />
      </span>
      <p className="mt-6 whitespace-nowrap text-fact-narrow font-750 leading-none tracking-[-0.045em] md:text-fact">
        {value}
      </p>
      <h3 className="t-item mt-4">{title}</h3>
      <p className="mt-3 max-w-[26rem] text-slate">{text}</p>
    </div>
  );
}

function factsIn(language: Language): Fact[] {
  const t = profileWords(language);
  const { professionals, domesticBauxitePercent } = company.figures;
  const format = new Intl.NumberFormat(languages[language].htmlLang);
  return [
    { icon: 'building-factory-2', value: t.capacityValue, title: t.capacity, text: t.capacityText },
    { icon: 'users-group', value: `${format.format(professionals)}+`, title: t.workforce, text: t.workforceText },
    { icon: 'truck', value: `${format.format(domesticBauxitePercent)}%`, title: t.supply, text: t.supplyText },
  ];
}
