import type { Article } from '../../../domain/articles/queries.ts';
import { findStoredArticle } from '../../../domain/articles/queries.ts';
import { createPreviewLink, revokePreviewLink } from '../../../domain/previews/commands.ts';
import { listPreviewLinks } from '../../../domain/previews/queries.ts';
import { listVersions } from '../../../domain/versions/queries.ts';
import { articleListWords } from '../../../i18n/backend/articles/articles.words.ts';
import { previewLinkWords as t } from '../../../i18n/backend/articles/preview-links.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { type Call, done, failed } from '../../ui/frame/screen.tsx';
import { screens } from '../../ui/screens.tsx';
import { LinksPage, type LinksPageProps } from './links-page.tsx';

/** Versions that a link can be made for in the form; the API takes every version. */
const maxOfferedVersions = 20;

/** Preview links of an article, for people without an account. */
export function articleLinkScreens(site: Site) {
  const { db, siteUrl } = site;
  const one = `${endpoints.articleLinks}/:id`;
  const page = async (article: Article, more: Pick<LinksPageProps, 'token' | 'error'> = {}) => {
    const links = await listPreviewLinks(db, article.id);
    const versions = await listVersions(db, 'articles', article.id, { limit: maxOfferedVersions });
    return <LinksPage article={article} links={links} siteUrl={siteUrl} versions={versions} {...more} />;
  };
  const address = ({ params }: Call) => `${endpoints.articleLinks}/${params?.id}`;
  const back = endpoints.articleManager;
  return screens(site, {
    name: 'articles.links',
    section: 'articles',
    back,
    notFound: () => articleListWords.notFound,
  })
    .showOne(one, 'previews.share', findStoredArticle, async ({ row }) => ({ title: t.title, body: await page(row) }))
    .send(
      one,
      createPreviewLink,
      {
        names: ['valid_for_hours', 'version', 'note'],
        valuesOf: () => ({}),
        inputOf: ({ valid_for_hours: hours, version, note }) => ({
          valid_for_hours: Number(hours),
          version: version ? Number(version) : null,
          note,
        }),
        problemText: (problem, field) => {
          if (field === 'valid_for_hours') return t.chooseTime;
          return problem === 'The article has too many valid preview links' ? t.tooMany : t.unknownVersion;
        },
        failed: () => t.notCreated,
        title: () => t.title,
        body: ({ row, errors }) => page(row, { error: errors[0]?.text }),
      },
      // The address is shown in this answer only.
      async ({ token }, article) => ({ title: t.title, body: await page(article, { token }) }),
    )
    .act(`${one}/:link/revoke`, revokePreviewLink, {
      missing: (call) => failed(address(call), t.notRevoked),
      done: (_value, _link, call) => done(address(call), t.isRevoked),
    }).routes;
}
