import { company } from '../company.ts';
import { currentLanguage } from '../current.ts';
import { mediaKitWords as t } from '../i18n/public/media-kit.words.ts';
import { languages } from '../i18n/site/language.ts';
import { hrefTo, routes } from '../routes.ts';
import { type HeroPageProps, PageHero } from '../ui/frame/page-hero.tsx';
import { Icon } from '../ui/media/icon.tsx';
import { builtPicture, Picture } from '../ui/media/picture.tsx';
import { LinkButton, MoreLink } from '../ui/text/button.tsx';
import { FactRows } from '../ui/text/fact-rows.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { Section } from '../ui/text/section.tsx';
import { Telephone } from '../ui/text/telephone.tsx';
import { heroPage } from './hero-page.tsx';

const pictureKeys = [
  'profile-aerial',
  'home-hero',
  'production-process',
  'products',
  'journey',
  'environment',
  'news-07',
  'social',
  'facility-07',
] as const;

/** Pictures with their captions, to download in their largest size. */
function PressPictures() {
  return (
    <Section id="pictures" labelledBy="pictures-title">
      <div className="mb-10 grid gap-x-8 gap-y-5 lg:mb-14 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading lg:col-span-6" id="pictures-title">
          {t.pictures}
        </h2>
        <p className="max-w-[34rem] lg:col-span-5 lg:col-start-8">{t.picturesText}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {pictureKeys.map((key) => (
          <li key={key}>
            <PressPicture pictureKey={key} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PressPicture({ pictureKey }: { pictureKey: string }) {
  const source = builtPicture(pictureKey);
  const { picture, alt } = source;
  const [width, address] = picture.jpegs?.at(-1) ?? [picture.width, picture.jpeg];
  const height = Math.round((width * picture.height) / picture.width);
  return (
    <figure>
      <Picture
        className="aspect-3/2 w-full object-cover"
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 48vw, 100vw"
        source={{ ...source, alt: '' }}
      />
      <figcaption className="mt-4">
        <p>{alt}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
          <a className="more-link" download={`${pictureKey}.jpg`} href={address}>
            {t.downloadPicture}
            <span className="sr-only">: {alt}</span>
            <Icon name="download" />
          </a>
          <span className="text-slate">{t.size({ width: String(width), height: String(height) })}</span>
        </p>
      </figcaption>
    </figure>
  );
}

function MediaKitPage(hero: HeroPageProps) {
  return (
    <>
      <PageHero {...hero} id="hero" lead={t.lead} title={t.title} />
      <Boilerplate />
      <FactSheet />
      <PressPictures />
      <PressContact />
    </>
  );
}

function Boilerplate() {
  return (
    <Section id="boilerplate" labelledBy="boilerplate-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <h2 className="t-heading max-w-[10ch] lg:col-span-4" id="boilerplate-title">
          {t.boilerplate}
        </h2>
        <div className="grid gap-10 lg:col-span-7 lg:col-start-6">
          <div>
            <h3 className="t-label mb-3 text-laterite">{t.boilerplateShort}</h3>
            <p className="t-statement">{t.shortText}</p>
          </div>
          <div>
            <h3 className="t-label mb-3 text-laterite">{t.boilerplateLong}</h3>
            <p>
              {t.shortText} {t.longText}
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}

function PressContact() {
  return (
    <Section id="press-contact" labelledBy="press-contact-title" tone="dark">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Heading id="press-contact-title">{t.contact}</Heading>
          <p className="mt-5 max-w-[30rem]">{t.contactText}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="t-item">{t.contactDesk}</p>
          <dl className="mt-5 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
            <dt className="max-sm:text-small">{t.telephone}</dt>
            <dd>
              <Telephone number={company.headOffice.telephone} />
            </dd>
            <dt className="max-sm:text-small">{t.email}</dt>
            <dd>
              <a className="line-link [overflow-wrap:anywhere]" href={`mailto:${company.mailbox}`}>
                {company.mailbox}
              </a>
            </dd>
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <LinkButton href={hrefTo(routes.contact.index)} variant="light">
              {t.write}
            </LinkButton>
            <MoreLink href={hrefTo(routes.reports.index)}>{t.reports}</MoreLink>
          </div>
        </div>
      </div>
    </Section>
  );
}

function FactSheet() {
  return (
    <Section id="facts" labelledBy="facts-title" tone="powder">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="facts-title">{t.facts}</Heading>
          <p className="mt-5 mb-6 max-w-[26rem] text-slate">{t.factsText}</p>
          <MoreLink href={hrefTo(routes.sustainability.figures)}>{t.factsFigures}</MoreLink>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <FactRows facts={factsIn()} />
        </div>
      </div>
    </Section>
  );
}

function factsIn(): [name: string, value: string][] {
  const language = currentLanguage();
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

export const mediaKitPage = heroPage({
  route: routes.mediaKit.index,
  section: 'publications',
  words: t,
  pictureKey: 'media-kit',
  body: MediaKitPage,
});
