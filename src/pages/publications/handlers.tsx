import type { Db } from '../../db/client.ts';
import { listArticleSummaries } from '../../domain/articles/queries.ts';
import { listReports } from '../../domain/articles/reports.ts';
import { listLengths } from '../../domain/publishing/list-lengths.ts';
import { articlesTag, assetsTag } from '../../domain/publishing/page-tags.ts';
import { publicationWords } from '../../i18n/public/publications.words.ts';
import { href, routes } from '../../routes.ts';
import { withFallback } from '../../web/pages/fallback.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { storyOf } from '../articles/story.ts';
import { pageHead } from '../page-head.ts';
import { reportViewOf } from '../reports/report-view.ts';
import { PublicationsPage } from './publications-page.tsx';

const pictureName = 'Publikasi_Overview';
const pictureKey = 'publications';
const highlights = listLengths.publicationsNews;

export function publicationPages(db: Db): PublicPage[] {
  return [publicPage(routes.publications.index, (request) => showPublications(db, request))];
}

function showPublications(db: Db, request: PageRequest): TaggedPage {
  const { language, late, degrade } = request;
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
    ...pageHead(request, {
      title: t.title,
      description: t.description,
      trail: [{ label: t.title, href: address }],
      pictureKey,
    }),
    tags: [articlesTag, assetsTag],
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
