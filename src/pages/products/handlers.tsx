import type { Db } from '../../db/client.ts';
import { productWords } from '../../i18n/public/products/products.words.ts';
import { aluminaWords } from '../../i18n/public/products/products-alumina.words.ts';
import { processWords } from '../../i18n/public/products/products-process.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { type HeroPageProps, PageHero } from '../../ui/frame/page-hero.tsx';
import { SectionNavigator } from '../../ui/frame/section-navigator.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { CallToAction } from '../../ui/text/call-to-action.tsx';
import { Chapters } from '../../ui/text/chapters.tsx';
import { Section } from '../../ui/text/section.tsx';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { PictureCard } from './picture-card.tsx';
import { ProcessPage } from './process-page.tsx';
import { SpecificationSection } from './specification-section.tsx';

const applications = ['smelting', 'refractory', 'abrasive', 'ceramic', 'catalyst', 'insulator', 'adsorbent'] as const;

/** The seven applications of alumina. */
function ApplicationsSection({ language }: { language: Language }) {
  const t = aluminaWords(language);
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
        language={language}
        slideClass="[--share:0.78] sm:[--share:0.46] lg:[--share:0.3]"
        slides={applications.map((name) => ({
          name: t[name],
          content: (
            <PictureCard
              language={language}
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

export function productPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: index,
      section: 'products',
      words: productWords,
      pictureName: 'Produk',
      pictureKey: 'products',
      body: (hero) => <ProductsPage {...hero} />,
    }),
    heroPage(db, {
      route: alumina,
      section: 'products',
      words: aluminaWords,
      pictureName: 'Produk_Kami',
      pictureKey: 'our-products',
      body: (hero) => <AluminaPage {...hero} />,
    }),
    heroPage(db, {
      route: process,
      section: 'products',
      words: processWords,
      pictureName: 'Proses_Produksi',
      pictureKey: 'production-process',
      body: (hero) => <ProcessPage {...hero} />,
    }),
  ];
}

function AluminaPage(hero: HeroPageProps) {
  const { language } = hero;
  const t = aluminaWords(language);
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.heroLead} snap title={t.title} />
      <SupplyChainSection language={language} />
      <ApplicationsSection language={language} />
      <SpecificationSection language={language} />
      <CallToAction
        action={{ label: t.nextAction, href: href(routes.products.process, language) }}
        id="next"
        picture={builtPicture('production-process', language)}
        snap
        title={t.nextTitle}
        tone="powder"
      />
      <SectionNavigator
        language={language}
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
  const { language } = hero;
  const t = productWords(language);
  const names = navigationWords(language);
  const chapters = [
    {
      title: names.alumina,
      text: t.aluminaCard,
      href: href(routes.products.alumina, language),
      picture: builtPicture('chapter-alumina', language),
    },
    {
      title: names.process,
      text: t.processCard,
      href: href(routes.products.process, language),
      picture: builtPicture('chapter-process', language),
    },
  ];
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} snap title={t.title} />
      <Chapters chapters={chapters} id="chapters" snap title={t.chapters} />
      <CallToAction
        action={{ label: t.contactAction, href: href(routes.contact.index, language) }}
        id="contact"
        picture={builtPicture('contact', language)}
        snap
        text={t.contactText}
        title={t.contactTitle}
      />
      <SectionNavigator
        language={language}
        sections={[
          { id: 'hero', title: t.sectionHero },
          { id: 'chapters', title: t.chapters },
          { id: 'contact', title: t.contactAction },
        ]}
      />
    </>
  );
}

type Link = { icon: IconName; title: string; text: string; picture: PictureSource };

/** The supply chain from mine to port, on a line whose colour changes from laterite red to alumina white. */
function SupplyChainSection({ language }: { language: Language }) {
  const t = aluminaWords(language);
  return (
    <Section id="supply-chain" labelledBy="supply-chain-title" snap tone="dark">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading max-w-[16ch] lg:col-span-7" id="supply-chain-title">
          {t.chainTitle}
        </h2>
        <p className="max-w-[34rem] text-alumina/90 lg:col-span-5">{t.lead}</p>
      </div>
      <ol className="chain mt-10 lg:mt-12">
        {chainIn(language).map((link) => (
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

function chainIn(language: Language): Link[] {
  const t = aluminaWords(language);
  const picture = (key: string) => ({ ...builtPicture(key, language), alt: '' });
  return [
    { icon: 'pick', title: t.mining, text: t.miningText, picture: picture('news-11') },
    { icon: 'building-factory-2', title: t.refinery, text: t.refineryText, picture: picture('news-20') },
    { icon: 'ship', title: t.distribution, text: t.distributionText, picture: picture('news-01') },
  ];
}
