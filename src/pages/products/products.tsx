import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import { productWords } from '../../i18n/public/products/products.words.ts';
import { aluminaWords as t } from '../../i18n/public/products/products-alumina.words.ts';
import { processWords } from '../../i18n/public/products/products-process.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { navigationWords as names } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Chapters } from '../../ui/text/chapters.tsx';
import { Section } from '../../ui/text/section.tsx';
import { FigureTable } from '../figure-table.tsx';
import { heroPage } from '../hero-page.tsx';
import { PictureCard } from './picture-card.tsx';
import { ProcessPage } from './process.tsx';

const applications = ['smelting', 'refractory', 'abrasive', 'ceramic', 'catalyst', 'insulator', 'adsorbent'] as const;

/** The seven applications of alumina. */
function ApplicationsSection() {
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
        slideClass="[--share:0.78] sm:[--share:0.46] lg:[--share:0.3]"
        slides={applications.map((name) => ({
          name: t[name],
          content: (
            <PictureCard
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

const { index, alumina, process } = routes.products;

export const productPages = [
  heroPage({
    route: index,
    section: 'products',
    words: productWords,
    pictureName: 'Produk',
    pictureKey: 'products',
    body: ProductsPage,
  }),
  heroPage({
    route: alumina,
    section: 'products',
    words: t,
    pictureName: 'Produk_Kami',
    pictureKey: 'our-products',
    body: AluminaPage,
  }),
  heroPage({
    route: process,
    section: 'products',
    words: processWords,
    pictureName: 'Proses_Produksi',
    pictureKey: 'production-process',
    body: ProcessPage,
  }),
];

function AluminaPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.heroLead} snap title={t.title} />
      <SupplyChainSection />
      <ApplicationsSection />
      <SpecificationSection />
      <CallToAction
        action={{ label: t.nextAction, href: hrefTo(routes.products.process) }}
        id="next"
        picture={builtPicture('production-process')}
        snap
        title={t.nextTitle}
        tone="powder"
      />
      <SectionNavigator
        sections={[
          { id: 'hero', title: t.title },
          { id: 'supply-chain', title: t.chainSection },
          { id: 'applications', title: t.usesSection },
          { id: 'specification', title: t.specificationSection },
          { id: 'next', title: t.nextAction },
        ]}
      />
    </>
  );
}

function ProductsPage(hero: HeroPageProps) {
  const chapters = [
    {
      title: names.alumina,
      text: productWords.aluminaCard,
      href: hrefTo(routes.products.alumina),
      picture: builtPicture('chapter-alumina'),
    },
    {
      title: names.process,
      text: productWords.processCard,
      href: hrefTo(routes.products.process),
      picture: builtPicture('chapter-process'),
    },
  ];
  return (
    <>
      <PageHero {...hero} id="hero" lead={productWords.lead} snap title={productWords.title} />
      <Chapters chapters={chapters} id="chapters" snap title={productWords.chapters} />
      <CallToAction
        action={{ label: productWords.contactAction, href: hrefTo(routes.contact.index) }}
        id="contact"
        picture={builtPicture('contact')}
        snap
        text={productWords.contactText}
        title={productWords.contactTitle}
      />
      <SectionNavigator
        sections={[
          { id: 'hero', title: productWords.sectionHero },
          { id: 'chapters', title: productWords.chapters },
          { id: 'contact', title: productWords.contactAction },
        ]}
      />
    </>
  );
}

type Link = { icon: IconName; title: string; text: string; picture: PictureSource };

/** The supply chain from mine to port, on a line whose colour changes from laterite red to alumina white. */
function SupplyChainSection() {
  return (
    <Section id="supply-chain" labelledBy="supply-chain-title" snap tone="dark">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading max-w-[16ch] lg:col-span-7" id="supply-chain-title">
          {t.chainTitle}
        </h2>
        <p className="max-w-[34rem] text-alumina/90 lg:col-span-5">{t.lead}</p>
      </div>
      <ol className="chain mt-10 lg:mt-12">
        {chainIn().map((link) => (
          <ChainLink key={link.title} {...link} />
        ))}
      </ol>
    </Section>
  );
}

function ChainLink({ icon, title, text, picture }: Link) {
  return (
    <li className="chain-link">
      <span aria-hidden="true" className="chain-sign">
        <Icon className="size-7" name={icon} />
      </span>
      <div>
        <Picture
          className="aspect-[2] w-full object-cover lg:aspect-auto lg:h-[clamp(9rem,26svh,18rem)]"
          sizes="(min-width: 1024px) 410px, 85vw"
          source={picture}
        />
        <h3 className="t-sub mt-5">{title}</h3>
        <p className="mt-3 max-w-[28rem] text-alumina/90">{text}</p>
      </div>
    </li>
  );
}

function chainIn(): Link[] {
  const picture = (key: string) => ({ ...builtPicture(key), alt: '' });
  return [
    { icon: 'pick', title: t.mining, text: t.miningText, picture: picture('news-11') },
    { icon: 'building-factory-2', title: t.refinery, text: t.refineryText, picture: picture('news-20') },
    { icon: 'ship', title: t.distribution, text: t.distributionText, picture: picture('news-01') },
  ];
}

/** Limits of the product in a table, and the way to a sample certificate. */
function SpecificationSection() {
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
          <FigureTable
            caption={t.specificationTitle}
            className="figure-table"
            columns={[t.parameter, t.limit]}
            rows={limitsIn().map(([key, limit]) => ({ key, cells: [limit] }))}
          />
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
