import type { Db } from '../../db/client.ts';
import { articlesTag } from '../../domain/articles/commands.ts';
import { listNewestNews } from '../../domain/articles/newest-news.ts';
import { listPicturesIn } from '../../domain/assets/queries.ts';
import { assetsTag } from '../../domain/assets/tags.ts';
import { homeWords } from '../../i18n/home.ts';
import type { Language } from '../../i18n/language.ts';
import { routes } from '../../routes.ts';
import type { HeroArt } from '../../ui/hero.tsx';
import { builtPicture } from '../../ui/picture.tsx';
import { assetPicture } from '../../web/managed-picture.ts';
import { type PublicPage, publicPage } from '../../web/public-page.ts';
import { organizationData } from '../../web/structured-data.ts';
import { type Story, storyOf } from '../articles/story.ts';
import { HomePage } from './index-page.tsx';

/** How many cards of news the home page shows. */
const newsCards = 4;

export function homePages(db: Db): PublicPage[] {
  return [
    publicPage(routes.home.index, ({ language, siteUrl, degrade }) => {
      const t = homeWords(language);
      return {
        tags: [articlesTag, assetsTag],
        meta: {
          title: t.metaTitle,
          description: t.metaDescription,
          structuredData: [organizationData(siteUrl, language)],
        },
        bar: 'over-hero',
        body: (
          <HomePage
            fallbackArt={builtInHeroArt(language)}
            art={loadHeroArt(db, language, degrade)}
            language={language}
            news={loadNews(db, language, degrade)}
          />
        ),
      };
    }),
  ];
}

/** The newest news whatever its language, each in the reader's language where it has it. Empty when it cannot be had. */
async function loadNews(db: Db, language: Language, degrade: (error: unknown) => void): Promise<Story[]> {
  try {
    const articles = await listNewestNews(db, newsCards);
    return articles.map((article) => storyOf(article, language));
  } catch (error) {
    degrade(error);
    return [];
  }
}

/** Editors keep up to three pictures for the hero; each class of screen falls back to the next wider, then to ours. */
async function loadHeroArt(db: Db, language: Language, degrade: (error: unknown) => void): Promise<HeroArt> {
  const builtIn = builtInHeroArt(language);
  try {
    const assets = await listPicturesIn(db, 'home', 'header');
    const [desktop, tablet, phone] = assets.map((asset) => assetPicture(asset, language));
    if (!desktop) return builtIn;
    return { desktop, tablet: tablet ?? desktop, phone: phone ?? tablet ?? desktop };
  } catch (error) {
    degrade(error);
    return builtIn;
  }
}

function builtInHeroArt(language: Language): HeroArt {
  return {
    desktop: builtPicture('home-hero', language),
    tablet: builtPicture('home-hero-tablet', language),
    phone: builtPicture('home-hero-phone', language),
  };
}
