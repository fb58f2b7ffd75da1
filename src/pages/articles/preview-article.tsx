import type { Db } from '../../db/client.ts';
import { findDraft } from '../../domain/article-drafts/queries.ts';
import { findArticle, languagesOf } from '../../domain/articles/queries.ts';
import { withCleanContent } from '../../domain/articles/sanitize.ts';
import { parseId } from '../../domain/input.ts';
import { articlesTag } from '../../domain/publishing/page-tags.ts';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import { href, routes } from '../../routes.ts';
import type { PageRequest, TaggedPage } from '../../web/pages/public-page.ts';
import { ArticlePage } from './article-page.tsx';
import { readingOf } from './article-reading.ts';
import { articleNotFound } from './news-article.tsx';
import { storyCrumb } from './trail.ts';

/** Preview of an article: in any status and with unpublished changes for staff, only if public for others. */
export async function showPreviewArticle(db: Db, request: PageRequest): Promise<TaggedPage> {
  const { language, parameters, siteUrl } = request;
  const id = parseId(parameters.id ?? '');
  const forStaff = (await request.staff()) !== undefined;
  const draft = forStaff && id !== undefined ? await findDraft(db, id) : undefined;
  const stored = id === undefined ? undefined : await findArticle(db, id, { unpublished: forStaff });
  const article = draft ? withCleanContent(draft.article) : stored;
  const reading = article?.category === 'news' ? await readingOf(db, article, request) : undefined;
  if (!reading) return articleNotFound(language);

  const t = articleWords(language);
  const back = { label: t.backToPreview, href: href(routes.articles.previewIndex, language) };
  const trail = [{ label: t.previewTitle, href: back.href }, storyCrumb(reading.story, language)];
  return {
    tags: [articlesTag],
    meta: {
      title: reading.story.title,
      description: t.previewDescription,
      languages: languagesOf(reading.article),
      hidden: true,
    },
    bar: 'solid',
    body: (
      <ArticlePage
        address={href(routes.articles.previewShow, language, { id: reading.article.id })}
        back={back}
        language={language}
        reading={reading}
        siteUrl={siteUrl}
        trail={trail}
      />
    ),
  };
}
