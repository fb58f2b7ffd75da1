import { Elysia } from 'elysia';
import { currentLanguage, withCurrent } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import { languagesOf } from '../../domain/articles/queries.ts';
import { isReport } from '../../domain/articles/sanitize.ts';
import { openPreviewLink, type SharedArticle } from '../../domain/previews/queries.ts';
import { sharedPreviewWords as t } from '../../i18n/public/articles/shared-preview.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { type Language, languageCodes, otherLanguage } from '../../i18n/site/language.ts';
import { endpoints, hrefTo, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { storedFile } from '../../stored-file.ts';
import { Document } from '../../ui/frame/document.tsx';
import type { Page } from '../../ui/frame/page.ts';
import { LinkButton } from '../../ui/text/button.tsx';
import { plainPage } from '../../web/pages/plain-page.ts';
import { ArticlePage } from './article-page.tsx';
import { readingOf } from './article-reading.ts';
import { storyCrumb } from './story.ts';

/** Not stored in caches, not indexed, and the address is not sent to other sites. */
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/** Previews for people without an account. The address holds the token, so it is never logged. */
export function sharedPreviews({ db, siteUrl }: Site) {
  const app = new Elysia({ name: 'pages.articles.shared' });
  const answer = (page: Page, language: Language, token: string) => {
    const switchAddress = `${endpoints.sharedPreview[otherLanguage(language)]}/${encodeURIComponent(token)}`;
    const reading = { language, route: undefined, parameters: {}, query: {}, switchAddress, siteUrl };
    return plainPage(<Document page={page} reading={reading} />, { status: page.status ?? 200, headers });
  };
  for (const language of languageCodes) {
    app.get(`${endpoints.sharedPreview[language]}/:token`, ({ request, params: { token } }) =>
      withCurrent({ language }, async () => {
        const opened = await openPreviewLink(db, token, { count: request.method === 'GET' });
        if (opened === undefined || opened === 'gone')
          return answer(gonePage(opened === 'gone' ? 410 : 404), language, token);
        const page = await sharedPage(db, opened, { token, siteUrl });
        return answer(page ?? gonePage(410), language, token);
      }),
    );
  }
  return app;
}

/** The same page for every invalid link: an expired one reveals no more than a wrong one. */
function gonePage(status: 404 | 410): Page {
  return {
    status,
    meta: { title: t.goneTitle, description: t.goneText, hidden: true },
    bar: 'solid',
    body: (
      <div className="wrap grid max-w-[60rem] justify-items-start gap-6 py-20 lg:py-32">
        <h1 className="t-page text-balance">{t.goneTitle}</h1>
        <p className="t-lead max-w-[42rem]">{t.goneText}</p>
        <LinkButton href={hrefTo(routes.home.index)}>{t.home}</LinkButton>
      </div>
    ),
  };
}

type PreviewRequest = { token: string; siteUrl: string };

/** The article behind a link; undefined when it has no language. */
async function sharedPage(
  db: Db,
  { article, link }: SharedArticle,
  { token, siteUrl }: PreviewRequest,
): Promise<Page | undefined> {
  const language = currentLanguage();
  const reading = await readingOf(db, article, { language, siteUrl, degrade: () => {} });
  if (!reading) return undefined;
  const other = otherLanguage(language);
  const isInBoth = languagesOf(article).includes(other);
  const back = isInBoth
    ? { label: t.other, href: `${endpoints.sharedPreview[other]}/${token}` }
    : { label: t.home, href: hrefTo(routes.home.index) };
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
          reading={{ ...reading, content }}
          siteUrl={siteUrl}
          trail={[{ label: t.preview, href: hrefTo(routes.home.index) }, storyCrumb(reading.story)]}
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
