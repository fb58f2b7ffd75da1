import { company } from '../../company.ts';
import { mediaKitWords } from '../../i18n/public/media-kit.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/text/button.tsx';
import { FactRows } from '../../ui/text/fact-rows.tsx';
import { Section } from '../../ui/text/section.tsx';

export function FactSheet({ language }: { language: Language }) {
  const t = mediaKitWords(language);
  return (
    <Section id="facts" labelledBy="facts-title" tone="powder">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="t-heading" id="facts-title">
            {t.facts}
          </h2>
          <p className="mt-5 mb-6 max-w-[26rem] text-slate">{t.factsText}</p>
          <MoreLink href={href(routes.sustainability.figures, language)}>{t.factsFigures}</MoreLink>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <FactRows facts={factsIn(language)} />
        </div>
      </div>
    </Section>
  );
}

function factsIn(language: Language): [name: string, value: string][] {
  const t = mediaKitWords(language);
  const format = new Intl.NumberFormat(languages[language].htmlLang);
  const { capacityInTons, professionals, domesticBauxitePercent, aluminaPurityPercent, powerPlant } = company.figures;
  return [
    [t.company, company.legalName],
    [t.ownership, company.holdingGroup[language]],
    [t.product, t.productValue({ percent: format.format(aluminaPurityPercent) })],
    [t.capacity, t.capacityValue({ tons: format.format(capacityInTons) })],
    [t.rawMaterial, t.rawMaterialValue({ percent: format.format(domesticBauxitePercent) })],
    [t.workforce, t.workforceValue({ count: format.format(professionals) })],
    [t.power, t.powerValue({ size: powerPlant })],
    [t.refinery, addressOf(company.refinery)],
    [t.headOffice, addressOf(company.headOffice)],
  ];
}

function addressOf({ street, city, region, postalCode }: typeof company.refinery | typeof company.headOffice): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}
