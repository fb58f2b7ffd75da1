import { aluminaWords } from '../../i18n/public/products/products-alumina.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { site } from '../../site.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { Section } from '../../ui/text/section.tsx';

type Link = { icon: IconName; title: string; figure: string; fact: string; text: string };

/** The supply chain from mine to port, on a line whose colour changes from laterite red to alumina white. */
export function SupplyChainSection({ language }: { language: Language }) {
  const t = aluminaWords(language);
  return (
    <Section id="supply-chain" labelledBy="supply-chain-title" snap tone="dark">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading max-w-[16ch] lg:col-span-7" id="supply-chain-title">
          {t.chainTitle}
        </h2>
        <p className="max-w-[34rem] text-alumina/90 lg:col-span-5">{t.lead}</p>
      </div>
      <ol className="chain mt-12 lg:mt-16">
        {chainIn(language).map((link) => (
          <ChainLink key={link.title} {...link} />
        ))}
      </ol>
    </Section>
  );
}

function ChainLink({ icon, title, figure, fact, text }: Link) {
  return (
    <li className="chain-link">
      <span aria-hidden="true" className="chain-sign">
        <Icon className="size-7" name={icon} />
      </span>
      <div className="md:grid md:grid-cols-2 md:gap-x-8 lg:block">
        <h3 className="t-item md:col-span-2">{title}</h3>
        <p className="mt-3 text-small text-alumina/90">
          <span className="t-heading mb-1.5 block text-alumina">{figure}</span>
          {fact}
        </p>
        <p className="mt-4 max-w-[24rem]">{text}</p>
      </div>
    </li>
  );
}

function chainIn(language: Language): Link[] {
  const t = aluminaWords(language);
  const { domesticBauxitePercent, aluminaPurityPercent } = site.figures;
  const percent = (value: number) =>
    new Intl.NumberFormat(languages[language].htmlLang, { style: 'percent', maximumFractionDigits: 1 }).format(
      value / 100,
    );
  return [
    {
      icon: 'pick',
      title: t.mining,
      figure: percent(domesticBauxitePercent),
      fact: t.miningFact,
      text: t.miningText,
    },
    {
      icon: 'building-factory-2',
      title: t.refinery,
      figure: t.refineryFigure,
      fact: t.refineryFact,
      text: t.refineryText,
    },
    {
      icon: 'ship',
      title: t.distribution,
      figure: percent(aluminaPurityPercent),
      fact: t.distributionFact,
      text: t.distributionText,
    },
  ];
}
