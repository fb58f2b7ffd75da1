import { Elysia } from 'elysia';
import { currentLanguage } from '../../../current.ts';
import type { Db } from '../../../db/client.ts';
import { findEdited } from '../../../domain/article-drafts/queries.ts';
import type { Article } from '../../../domain/articles/queries.ts';
import { isReport, withCleanContent } from '../../../domain/articles/sanitize.ts';
import { parseId } from '../../../domain/input.ts';
import { titleOf } from '../../../domain/publishing/article-title.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { unsavedName } from '../../../domain/unsaved/input.ts';
import { listUnsaved } from '../../../domain/unsaved/unsaved.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import { livePreviewWords as t } from '../../../i18n/backend/articles/live-preview.words.ts';
import { isLanguage, type Language, languageCodes, languages } from '../../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { Island } from '../../../ui/markup/island.tsx';
import { securityHeaders } from '../../../web/http/headers.ts';
import { asMomentPage } from '../../../web/pages/moment-html.ts';
import { BackendDocument, backOfficePage } from '../../ui/frame/backend-document.tsx';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { guardedScreen, unsavedParameter } from '../../ui/frame/screen.tsx';
import { withFields } from '../autosave/opening.tsx';
import { newValues, storedValues, typedArticle } from '../form-values.ts';
import { LivePreview } from './live-preview.island.tsx';

/** Neither stored nor run, and in frames of the back-office only. */
const headers = {
  ...securityHeaders,
  // Not the type of a page of the site, which has a policy of its own.
  'content-type': 'text/html;charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy':
    "default-src 'self'; script-src 'none'; object-src 'none'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'self'",
};

type Named = { name: string };
type Framed = Named & { '*': string };

/** The public page of an article with what its reader is typing: in a tab of its own, where a frame has the width of a device. */
export function livePreviews(site: Site) {
  const { db, siteUrl } = site;
  return new Elysia({ name: 'backend.articles.live' })
    .get(
      `${endpoints.articleLive}/:name`,
      guardedScreen<Named>(site, 'articles.write', async ({ params: { name }, query, actor }) => {
        const typed = await findTyped(db, actor, name);
        if (!typed) return gone();
        const asked = query.get('language');
        const language = isLanguage(asked) ? asked : (typed.article.details[0]?.language ?? currentLanguage());
        const title = titleOf(typed.article);
        const page = (
          <BackendDocument account={actor.id} language={actor.language} title={t.of({ title })}>
            <LivePreviewPage language={language} name={name} title={title} typed={typed} />
          </BackendDocument>
        );
        return backOfficePage(actor.language, page);
      }),
    )
    .get(
      `${endpoints.articleLive}/:name/*`,
      guardedScreen<Framed>(site, 'articles.write', async ({ params: { name, '*': path }, query, actor }) => {
        const typed = await findTyped(db, actor, name);
        const page = typed && (await site.content.readPage(db, `/${path}?${query}`, typed.article));
        if (!page) return gone();
        const html = asMomentPage(page.html, { base: `${endpoints.articleLive}/${name}`, siteUrl });
        return new Response(html, { status: page.status, headers });
      }),
    );
}

function gone() {
  return notFoundScreen(() => t.gone, endpoints.articleManager);
}

type Typed = {
  article: Article;
  /** Address of the form, without its query. */
  place: string;
};

/** An article with the newest text that the account has typed for it, or the one with this name. */
async function findTyped(db: Db, actor: Staff, name: string): Promise<Typed | undefined> {
  const id = parseId(name);
  const text = id === undefined && unsavedName.safeParse(name).data;
  const place = `${endpoints.articleEdit}/${id}`;
  const texts = await listUnsaved(db, actor.id, id === undefined ? undefined : place);
  const found = id === undefined ? texts.find((one) => one.text === text) : texts[0];
  if (id === undefined && found?.place !== endpoints.articleCreate) return undefined;
  const edited = id === undefined ? undefined : await findEdited(db, id);
  if (id !== undefined && !edited) return undefined;
  const stored = edited?.article;
  const values = stored ? storedValues(stored) : newValues(new Date(), actor.username);
  const article = found ? typedArticle(withFields(values, found.fields), stored) : stored && withCleanContent(stored);
  if (!article || isReport(article.category)) return undefined;
  return { article, place: found?.place ?? place };
}

/** In pixels, as the classes of the frame have them. */
const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;

type LivePreviewProps = { typed: Typed; name: string; title: string; language: Language };

function LivePreviewPage({ typed: { article, place }, name, title, language }: LivePreviewProps) {
  const frame = 'live-page';
  const isNew = place === endpoints.articleCreate;
  const addressIn = (code: Language) =>
    `${endpoints.articleLive}/${name}${href(routes.articles.show, code, { id: article.id })}`;
  return (
    <main className="group flex h-dvh flex-col">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
        <h1 className="text-small font-700 text-petrol-deep" title={t.text}>
          {t.title}
        </h1>
        <fieldset className="language-tabs">
          <legend className="sr-only">{t.width}</legend>
          {(['phone', 'tablet', 'desktop'] as const).map((device) => (
            <label key={device} title={t.pixels({ pixels: widths[device] })}>
              <input defaultChecked={device === 'desktop'} name="width" type="radio" value={device} />
              {t[device]}
            </label>
          ))}
        </fieldset>
        <nav aria-label={t.language} className="flex gap-x-4">
          {languageCodes.map((code) => (
            <a
              aria-current={code === language}
              className="line-link inline-flex min-h-9 items-center text-small aria-[current=true]:font-700"
              href={addressIn(code)}
              hrefLang={languages[code].hreflang}
              key={code}
              target={frame}
            >
              {articleFieldWords[code]}
            </a>
          ))}
        </nav>
        <a
          className="line-link inline-flex min-h-9 items-center text-small"
          href={isNew ? `${place}?${unsavedParameter}=${name}` : place}
        >
          {t.edit}
        </a>
        <p className="text-tiny text-slate max-lg:sr-only">{t.text}</p>
      </header>
      {/* Scrolled sideways where the window is narrower than the device. */}
      <div className="min-h-0 grow overflow-x-auto bg-powder-deep">
        <iframe
          className="mx-auto h-full w-full min-w-360 border-0 bg-white group-has-[[value=phone]:checked]:w-97.5 group-has-[[value=phone]:checked]:min-w-0 group-has-[[value=tablet]:checked]:w-205 group-has-[[value=tablet]:checked]:min-w-205"
          name={frame}
          // Without script; this window scrolls and reloads it.
          sandbox="allow-same-origin"
          src={addressIn(language)}
          title={t.of({ title })}
        />
      </div>
      <Island
        component={LivePreview}
        name="live-preview"
        props={{ frame, subject: isNew ? name : place }}
        wake="idle"
      />
    </main>
  );
}
