import { Elysia } from 'elysia';
import type { Article } from '../../../domain/articles/queries.ts';
import { findStoredArticle } from '../../../domain/articles/stored-article.ts';
import { parseId } from '../../../domain/input.ts';
import { createPreviewLink, revokePreviewLink } from '../../../domain/previews/commands.ts';
import { previewLinkInput } from '../../../domain/previews/input.ts';
import { listPreviewLinks } from '../../../domain/previews/queries.ts';
import { listVersions } from '../../../domain/versions/queries.ts';
import { articleListWords } from '../../../i18n/backend/articles/articles.words.ts';
import { previewLinkWords } from '../../../i18n/backend/articles/preview-links.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { readForm } from '../../../web/http/body.ts';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../../ui/frame/screen.tsx';
import { LinksPage, type LinksPageProps } from './links-page.tsx';

type Addressed = { id: string };

/** Versions that a link can be made for in the form; the API takes every version. */
const maxOfferedVersions = 20;

export function articleLinkPages(site: Site) {
  const { db } = site;
  const find = async (id: string) => {
    const parsed = parseId(id);
    return parsed === undefined ? undefined : findStoredArticle(db, parsed);
  };
  const notFound = () => notFoundScreen((language) => articleListWords(language).notFound, endpoints.articleManager);
  const show = async (article: Article, more: Pick<LinksPageProps, 'token' | 'error'> = {}): Promise<Screen> => ({
    title: (language) => previewLinkWords(language).title,
    section: 'articles',
    body: (
      <LinksPage
        article={article}
        links={await listPreviewLinks(db, article.id)}
        siteUrl={site.siteUrl}
        versions={await listVersions(db, 'articles', article.id, { limit: maxOfferedVersions })}
        {...more}
      />
    ),
  });

  return new Elysia({ name: 'backend.articles.links' })
    .get(
      `${endpoints.articleLinks}/:id`,
      guardedScreen<Addressed>(site, 'previews.share', async ({ params }) => {
        const article = await find(params.id);
        return article ? show(article) : notFound();
      }),
    )
    .post(
      `${endpoints.articleLinks}/:id`,
      guardedForm<Addressed>(
        site,
        { action: 'create', resource: 'preview link', needs: 'previews.share' },
        async ({ request, params, actor }) => {
          const t = previewLinkWords(actor.language);
          const form = await readForm(request);
          const article = await find(params.id);
          if (!article) return notFound();
          const version = form.get('version') ?? '';
          const parsed = previewLinkInput.safeParse({
            valid_for_hours: Number(form.get('valid_for_hours')),
            version: version === '' ? null : Number(version),
            note: form.get('note') ?? '',
          });
          const refuse = async (error: string): Promise<Screen> => ({
            ...(await show(article, { error })),
            status: 422,
            flash: { variant: 'destructive', title: t.notCreated, text: error },
          });
          if (!parsed.success) {
            const isTime = parsed.error.issues.some(({ path }) => path[0] === 'valid_for_hours');
            return refuse(isTime ? t.chooseTime : t.unknownVersion);
          }
          const created = await createPreviewLink(db, actor, article.id, parsed.data);
          if (created.kind === 'missing') return notFound();
          if (created.kind !== 'created') return refuse(created.kind === 'too-many' ? t.tooMany : t.unknownVersion);
          // The address is shown in this answer only.
          return show(article, { token: created.token });
        },
      ),
      { parse: 'none' },
    )
    .post(
      `${endpoints.articleLinks}/:id/:link/revoke`,
      guardedForm<Addressed & { link: string }>(
        site,
        { action: 'delete', resource: 'preview link', needs: 'previews.share' },
        async ({ params, actor }) => {
          const t = previewLinkWords(actor.language);
          const [article, link] = [parseId(params.id), parseId(params.link)];
          if (!article || !link) return notFound();
          const address = `${endpoints.articleLinks}/${article}`;
          const isDone = await revokePreviewLink(db, actor, article, link);
          return isDone ? done(address, t.isRevoked) : failed(address, t.notRevoked);
        },
      ),
      { parse: 'none' },
    );
}
