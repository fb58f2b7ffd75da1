import { company } from '../company.ts';
import { procurementWords as t } from '../i18n/public/procurement.words.ts';
import { navigationWords } from '../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../routes.ts';
import { type HeroPageProps, PageHero } from '../ui/frame/page-hero.tsx';
import { Icon } from '../ui/media/icon.tsx';
import { LinkButton, MoreLink } from '../ui/text/button.tsx';
import { CallToAction } from '../ui/text/call-to-action.tsx';
import { Section } from '../ui/text/section.tsx';
import { heroPage } from './hero-page.tsx';

export const procurementPage = heroPage({
  route: routes.procurement.index,
  words: t,
  pictureName: 'Procure_Plus',
  pictureKey: 'procure-plus',
  body: ProcurementPage,
});

function ProcurementPage(hero: HeroPageProps) {
  const { newTab } = navigationWords;
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.heroLead} title={t.title}>
        <LinkButton href={company.procurementPortal} newTab={newTab} variant="light">
          {t.open}
        </LinkButton>
      </PageHero>
      <FeaturesSection />
      <CallToAction
        action={{ label: t.open, href: company.procurementPortal, newTab }}
        id="next"
        text={t.nextText}
        title={t.nextTitle}
        tone="dark"
      />
    </>
  );
}

function FeaturesSection() {
  return (
    <Section id="features" labelledBy="features-title">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading lg:col-span-6" id="features-title">
          {t.featuresTitle}
        </h2>
        <p className="max-w-[34rem] lg:col-span-5 lg:col-start-8">{t.lead}</p>
      </div>
      <ul className="mt-12 grid gap-x-8 border-b border-graphite/20 md:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {featuresIn().map(({ icon, title, text }) => (
          <li className="grid grid-cols-[3.5rem_1fr] gap-x-5 border-t border-graphite/20 py-8" key={title}>
            <span className="hex-sign bg-laterite text-alumina">
              <Icon className="size-7" name={icon} />
            </span>
            <div>
              <h3 className="t-item">{title}</h3>
              <p className="mt-2 max-w-[26rem] text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <MoreLink href={hrefTo(routes.vendors.index)}>{t.help}</MoreLink>
      </p>
    </Section>
  );
}

function featuresIn() {
  return [
    { icon: 'id-badge-2', title: t.vendor, text: t.vendorText },
    { icon: 'gavel', title: t.tender, text: t.tenderText },
    { icon: 'contract', title: t.contract, text: t.contractText },
    { icon: 'building-warehouse', title: t.warehouse, text: t.warehouseText },
    { icon: 'receipt', title: t.invoice, text: t.invoiceText },
    { icon: 'layout-dashboard', title: t.dashboard, text: t.dashboardText },
  ] as const;
}
