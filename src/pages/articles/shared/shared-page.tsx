import type { Db } from '../../../db/client.ts';
import { languagesOf } from '../../../domain/articles/queries.ts';
import { isReport } from '../../../domain/articles/sanitize.ts';
import type { SharedArticle } from '../../../domain/previews/queries.ts';
import { sharedPreviewWords } from '../../../i18n/public/articles/shared-preview.words.ts';
import { formatMomentWithZone } from '../../../i18n/site/dates.ts';
import { type Language, otherLanguage } from '../../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../../routes.ts';
import { storedFile } from '../../../stored-file.ts';
import type { Page } from '../../../ui/frame/page.ts';
import { ArticlePage } from '../article-page.tsx';
import { readingOf } from '../article-reading.ts';
import { storyCrumb } from '../trail.ts';

type Asked = { language: Language; token: string; siteUrl: string };

/** The article behind a link; undefined when it has no language. */
export async function sharedPage(
  db: Db,
  { article, link }: SharedArticle,
  { language, token, siteUrl }: Asked,
): Promise<Page | undefined> {
  const reading = await readingOf(db, article, { language, degrade: () => {} });
  if (!reading) return undefined;
  const t = sharedPreviewWords(language);
  const other = otherLanguage(language);
  const isInBoth = languagesOf(article).includes(other);
  const back = isInBoth
    ? { label: t.other, href: `${endpoints.sharedPreview[other]}/${token}` }
    : { label: t.home, href: href(routes.home.index, language) };
  const content = isReport(article.category) ? documentLink(reading.detail.content, t.document) : reading.content;
  return {
    // No picture for social networks: pasting the link into a chat must not publish the preview.
    meta: { title: `${t.preview}: ${reading.story.title}`, description: t.preview, hidden: true },
    bar: 'solid',
    body: (
      <>
        <p className="wrap mt-6 border-l-4 border-ember bg-powder py-3 text-small font-600" role="note">
          {t.notice({ moment: formatMomentWithZone(link.expiresAt, language) })}
        </p>
        <ArticlePage
          address=""
          back={back}
          isShared
          language={language}
          reading={{ ...reading, content }}
          siteUrl={siteUrl}
          trail={[{ label: t.preview, href: href(routes.home.index, language) }, storyCrumb(reading.story, language)]}
        />
      </>
    ),
  };
}

/** The stored path of a report's document, as HTML. */
function documentLink(path: string, label: string): string {
  if (path === '') return '';
  return `<p><a href="${Bun.escapeHTML(storedFile(path))}">${Bun.escapeHTML(label)}</a></p>`;
}
