import type { Db } from '../../db/client.ts';
import { listArticleSummaries } from '../../domain/articles/queries.ts';
import { listReports } from '../../domain/articles/reports.ts';
import { articlesTag, assetsTag } from '../../domain/publishing/page-tags.ts';
import { publicationWords } from '../../i18n/public/publications.ts';
import { href, routes } from '../../routes.ts';
import { builtPicture, socialPicture } from '../../ui/media/picture.tsx';
import { withFallback } from '../../web/pages/fallback.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { breadcrumbData } from '../../web/pages/structured-data.ts';
import { storyOf } from '../articles/story.ts';
import { reportViewOf } from '../reports/report-view.ts';
import { PublicationsPage } from './publications-page.tsx';

const pictureName = 'Publikasi_Overview';
const pictureKey = 'publications';
const highlights = 3;

export function publicationPages(db: Db): PublicPage[] {
  return [publicPage(routes.publications.index, (request) => showPublications(db, request))];
}

function showPublications(db: Db, { language, siteUrl, late, degrade }: PageRequest): TaggedPage {
  const t = publicationWords(language);
  const stories = listArticleSummaries(db, { category: 'news' }, { limit: highlights }).then((articles) =>
    articles.map((article) => storyOf(article, language)),
  );
  const report = listReports(db, { limit: 1 }).then(([latest]) => latest && reportViewOf(latest, language));
  const address = href(routes.publications.index, language);
  const art = managedPicture(db, pictureName, pictureKey, language, degrade).then((picture) => ({
    desktop: picture,
    tablet: picture,
    phone: picture,
  }));
  return {
    tags: [articlesTag, assetsTag],
    meta: {
      title: t.title,
      description: t.description,
      image: socialPicture(builtPicture(pictureKey, language)),
      structuredData: [breadcrumbData(siteUrl, language, [{ label: t.title, href: address }])],
    },
    bar: 'over-hero',
    body: (
      <PublicationsPage
        address={address}
        art={late(art)}
        language={language}
        report={late(withFallback(report, undefined, degrade))}
        stories={late(withFallback(stories, [], degrade))}
      />
    ),
  };
}
