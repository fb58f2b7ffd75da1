import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import { aluminaWords as t } from '../../i18n/public/products/products-alumina.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { hrefTo, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/text/button.tsx';
import { Section } from '../../ui/text/section.tsx';

/** Limits of the product in a table, and the way to a sample certificate. */
export function SpecificationSection() {
  return (
    <Section id="specification" labelledBy="specification-title" snap tone="light">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="t-heading max-w-[16ch]" id="specification-title">
            {t.specificationTitle}
          </h2>
          <p className="mt-6 mb-6 max-w-[30rem] text-slate">{t.specificationText}</p>
          <MoreLink href={`${hrefTo(routes.contact.index, {}, { subject: 'produk' })}#form`}>{t.certificate}</MoreLink>
        </div>
        <div className="min-w-0 lg:col-span-6 lg:col-start-7">
          <table className="figure-table">
            <caption className="sr-only">{t.specificationTitle}</caption>
            <thead>
              <tr>
                <th scope="col">{t.parameter}</th>
                <th scope="col">{t.limit}</th>
              </tr>
            </thead>
            <tbody>
              {limitsIn().map(([name, limit]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{limit}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}

function limitsIn(): (readonly [parameter: string, limit: string])[] {
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(languages[currentLanguage()].htmlLang, { minimumFractionDigits: digits }).format(value);
  return [
    [t.oxide, t.atLeast({ value: number(company.figures.aluminaPurityPercent, 1) })],
    [t.soda, t.atMost({ value: number(0.4, 2) })],
    [t.iron, t.atMost({ value: number(0.02, 3) })],
    [t.silica, t.atMost({ value: number(0.02, 3) })],
    [t.ignition, t.atMost({ value: number(1, 1) })],
    [t.fines, t.atMost({ value: number(10, 1) })],
  ];
}
