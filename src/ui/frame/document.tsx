import { company } from '../../company.ts';
import { type Language, languageCodes, languages } from '../../i18n/site/language.ts';
import { fileUrl } from '../../manifest.ts';
import { palette } from '../../palette.ts';
import { endpoints } from '../../routes.ts';
import { staticMarkup } from '../markup/static-markup.tsx';
import { builtPicture, socialPicture } from '../media/picture.tsx';
import { Frame } from './frame.tsx';
import { JsonLd } from './json-ld.tsx';
import { addressIn, type Page, type PageMeta, type Reading } from './page.ts';

/** The HTML document of a public page. */
export function Document({ page, reading }: { page: Page; reading: Reading }) {
  const { meta } = page;
  const { language } = reading;
  return (
    <html data-logo={fileUrl('icons/logo.svg')} lang={languages[language].htmlLang}>
      <head dangerouslySetInnerHTML={headMarkup({ meta, ...reading })} />
      <body className="bg-alumina text-graphite font-sans antialiased">
        <Frame page={page} reading={reading} />
      </body>
    </html>
  );
}

const headMarkup = staticMarkup(Head);

function Head({ meta, ...reading }: { meta: PageMeta } & Reading) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta content="width=device-width, initial-scale=1" name="viewport" />
      <title>{documentTitle(meta, reading)}</title>
      <meta content={meta.description} name="description" />
      {meta.hidden && <meta content="noindex" name="robots" />}
      <link
        as="font"
        crossOrigin="anonymous"
        href={fileUrl('fonts/plus-jakarta-sans.woff2')}
        rel="preload"
        type="font/woff2"
      />
      <link href={fileUrl('site.css')} rel="stylesheet" />
      <script src={fileUrl('main.js')} type="module" />
      <Alternates meta={meta} reading={reading} />
      <SocialCard meta={meta} reading={reading} />
      <link
        href={endpoints.articleFeed[reading.language]}
        rel="alternate"
        title={company.name}
        type="application/atom+xml"
      />
      <link href={fileUrl('icons/favicon.svg')} rel="icon" type="image/svg+xml" />
      <link href={endpoints.favicon} rel="icon" sizes="32x32" />
      <link href={fileUrl('icons/touch-180.png')} rel="apple-touch-icon" />
      <link href={endpoints.webManifest} rel="manifest" />
      <meta content={palette.petrolDeep} name="theme-color" />
      {meta.structuredData?.map((item) => (
        <JsonLd data={item} key={String(item['@type'])} />
      ))}
    </>
  );
}

function documentTitle(meta: PageMeta, { route }: Reading): string {
  return route?.key === 'home.index' ? meta.title : `${meta.title} · ${company.name}`;
}

/** `hreflang` links for the languages of the page. */
function Alternates({ meta, reading }: { meta: PageMeta; reading: Reading }) {
  const { route, query, siteUrl } = reading;
  if (!route || meta.hidden) return null;
  const address = (language: Language) => siteUrl + addressIn({ ...reading, route }, language, query);
  const available = languageCodes.filter((code) => (meta.languages ?? languageCodes).includes(code));
  const [fallback] = available;
  return (
    <>
      <link href={address(canonicalLanguage(meta, reading.language))} rel="canonical" />
      {available.map((code) => (
        <link href={address(code)} hrefLang={languages[code].hreflang} key={code} rel="alternate" />
      ))}
      {fallback && <link href={address(fallback)} hrefLang="x-default" rel="alternate" />}
    </>
  );
}

/** Language of the canonical URL: the reader's, unless the page does not exist in it. */
function canonicalLanguage(meta: PageMeta, language: Language): Language {
  const [first] = meta.languages ?? [];
  return first === undefined || meta.languages?.includes(language) ? language : first;
}

function SocialCard({ meta, reading }: { meta: PageMeta; reading: Reading }) {
  const { route, query, siteUrl, language } = reading;
  const image = meta.image ?? socialPicture(builtPicture('home-hero'));
  return (
    <>
      <meta content={company.name} property="og:site_name" />
      <meta content={meta.title} property="og:title" />
      <meta content={meta.description} property="og:description" />
      <meta content={meta.article ? 'article' : 'website'} property="og:type" />
      <meta content={localeOf(language)} property="og:locale" />
      {otherLocales(meta, language).map((locale) => (
        <meta content={locale} key={locale} property="og:locale:alternate" />
      ))}
      {route && (
        <meta
          content={siteUrl + addressIn({ ...reading, route }, canonicalLanguage(meta, language), query)}
          property="og:url"
        />
      )}
      <meta content={siteUrl + image.url} property="og:image" />
      <meta content={String(image.width)} property="og:image:width" />
      <meta content={String(image.height)} property="og:image:height" />
      <meta content={image.alt} property="og:image:alt" />
      <meta content="summary_large_image" name="twitter:card" />
      <meta content={siteUrl + image.url} name="twitter:image" />
      <meta content={image.alt} name="twitter:image:alt" />
      {meta.article && (
        <>
          <meta content={meta.article.publishedAt.toISOString()} property="article:published_time" />
          <meta content={meta.article.updatedAt.toISOString()} property="article:modified_time" />
          <meta content={meta.article.section} property="article:section" />
        </>
      )}
    </>
  );
}

/** The name of a language with an underscore, as Open Graph writes it. */
function localeOf(language: Language): string {
  return languages[language].htmlLang.replace('-', '_');
}

function otherLocales({ languages: spoken = languageCodes }: PageMeta, language: Language): string[] {
  return spoken.filter((other) => other !== language).map(localeOf);
}
