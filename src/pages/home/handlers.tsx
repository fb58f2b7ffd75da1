import type { Db } from '../../db/client.ts';
import { type HomeContent, readHomeContent } from '../../domain/home/queries.ts';
import { listLengths } from '../../domain/publishing/list-lengths.ts';
import { homeWords as t } from '../../i18n/public/home.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { routes } from '../../routes.ts';
import type { PageMeta } from '../../ui/frame/page.ts';
import { unchanging } from '../../ui/markup/props-key.ts';
import type { HeroArt } from '../../ui/media/hero.tsx';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import { assetPicture } from '../../web/pages/managed-picture.ts';
import { type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { organizationData, websiteData } from '../../web/pages/structured-data.ts';
import { HomePage } from './index-page.tsx';

const newsCards = listLengths.homeNews;

export function homePages(db: Db): PublicPage[] {
  return [
    publicPage(routes.home.index, ({ language, siteUrl, late, degrade }) => {
      const { meta, builtIn } = fixedPart(language, siteUrl);
      const content = loadContent(db, degrade);
      const pictures = content.then((loaded) => picturesOf(loaded, language, builtIn));
      return {
        meta,
        bar: 'over-hero',
        body: (
          <HomePage
            art={late(pictures.then(({ hero }) => hero))}
            builtIn={builtIn}
            news={late(content.then(({ news }) => unchanging(news)))}
            reportPicture={late(pictures.then(({ report }) => report))}
          />
        ),
      };
    }),
  ];
}

const fixedParts = new Map<string, { meta: PageMeta; builtIn: HomeArt }>();

/** What does not depend on the database, made once for each language. */
function fixedPart(language: Language, siteUrl: string) {
  const key = `${language} ${siteUrl}`;
  let part = fixedParts.get(key);
  if (!part) {
    const meta = {
      title: t.metaTitle,
      description: t.metaDescription,
      structuredData: [organizationData(siteUrl, language), websiteData(siteUrl, language)],
    };
    part = { meta: unchanging(meta), builtIn: builtInPictures() };
    fixedParts.set(key, part);
  }
  return part;
}

const nothing: HomeContent = { news: [], header: [], reportBackground: undefined };

/** Empty when the database is unavailable. */
async function loadContent(db: Db, degrade: (error: unknown) => void): Promise<HomeContent> {
  try {
    return await readHomeContent(db, newsCards);
  } catch (error) {
    degrade(error);
    return nothing;
  }
}

/** Pictures of the home page: three crops of the hero and the background of the annual report. */
type HomeArt = { hero: HeroArt; report: PictureSource };

const chosenPictures = new WeakMap<HomeContent, Partial<Record<Language, HomeArt>>>();

/** Editors may upload up to three crops of the hero; a missing one falls back to the next wider or the built-in one. */
function picturesOf(content: HomeContent, language: Language, builtIn: HomeArt): HomeArt {
  const known = chosenPictures.get(content) ?? {};
  chosenPictures.set(content, known);
  known[language] ??= choosePictures(content, language, builtIn);
  return known[language];
}

function choosePictures({ header, reportBackground }: HomeContent, language: Language, builtIn: HomeArt): HomeArt {
  const [desktop, tablet, phone] = header.map((asset) => assetPicture(asset, language));
  return {
    hero: unchanging(
      desktop ? { desktop, tablet: tablet ?? desktop, phone: phone ?? tablet ?? desktop } : builtIn.hero,
    ),
    report: unchanging(reportBackground ? assetPicture(reportBackground, language) : builtIn.report),
  };
}

function builtInPictures(): HomeArt {
  return {
    hero: {
      desktop: builtPicture('home-hero'),
      tablet: builtPicture('home-hero-tablet'),
      phone: builtPicture('home-hero-phone'),
    },
    report: builtPicture('timeline-2024'),
  };
}
