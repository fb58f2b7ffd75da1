import { Elysia } from 'elysia';
import { articleAt, screenOf } from '../../domain/unsaved/input.ts';
import { discardUnsaved, listUnsaved, type Unsaved } from '../../domain/unsaved/unsaved.ts';
import { unsavedWords as t } from '../../i18n/backend/unsaved.words.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { endpoints, withQuery } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Button } from '../../ui/text/button.tsx';
import { readForm } from '../../web/http/body.ts';
import { returnPathOf } from '../../web/sessions/return-path.ts';
import { PostButton } from '../ui/forms/post-button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, failed, guardedForm, guardedScreen, unsavedParameter } from '../ui/frame/screen.tsx';
import { HiddenFields, TypedFields } from '../ui/frame/typed-fields.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { Moment } from '../ui/lists/moment.tsx';

/** Everything that the account has typed and not saved: it is continued in its form, sent again or discarded. */
export function unsavedPages(site: Site) {
  return new Elysia({ name: 'backend.unsaved' })
    .get(
      endpoints.unsaved,
      guardedScreen(site, 'signed-in', async ({ actor }) => ({
        title: t.title,
        body: <UnsavedPage texts={await listUnsaved(site.db, actor.id)} />,
      })),
    )
    .post(
      `${endpoints.unsaved}/:text/discard`,
      guardedForm<{ text: string }>(
        site,
        { action: 'other', resource: 'unsaved text', needs: 'signed-in' },
        async ({ request, params, actor }) => {
          const back = returnPathOf((await readForm(request)).get('back')) ?? endpoints.unsaved;
          const isDiscarded = await discardUnsaved(site.db, actor, params.text);
          return isDiscarded ? done(back, t.discarded) : failed(back, t.alreadyGone);
        },
      ),
      { parse: 'none' },
    );
}

function UnsavedPage({ texts }: { texts: readonly Unsaved[] }) {
  return (
    <>
      <PageHeader text={t.titleText} title={t.title} />
      {texts.length === 0 && <EmptyList title={t.none} />}
      <div className="grid gap-6">
        {texts.map((one) => (
          <Panel id={one.text} key={one.text} title={nameOf(one)}>
            <p className="mb-3 text-small text-slate">
              {!screenOf(one.place) && t.formText} <Moment at={one.typedAt} />
            </p>
            <details open={!screenOf(one.place)}>
              <summary className="desk-summary">{t.typedHere}</summary>
              <TypedFields fields={one.fields} />
            </details>
            {one.sent?.hadFiles && <p className="mt-3 text-small font-600">{t.filesAgain}</p>}
            <div className="mt-6 flex flex-wrap gap-3">
              {screenOf(one.place) ? (
                <a className="btn-primary" href={continuedAt(one)}>
                  {t.continue}
                </a>
              ) : (
                <SendAgain sent={one} />
              )}
              <DiscardText className="btn-outline" text={one.text} />
            </div>
          </Panel>
        ))}
      </div>
    </>
  );
}

function SendAgain({ sent: { place, text, fields, sent } }: { sent: Unsaved }) {
  const query = new URLSearchParams(sent?.query);
  query.set(unsavedParameter, text);
  return (
    <form action={`${place}?${query}`} encType={sent?.hadFiles ? 'multipart/form-data' : undefined} method="post">
      <HiddenFields fields={fields} />
      <Button>{t.sendAgain}</Button>
    </form>
  );
}

type DiscardTextProps = { text: string; back?: string; className: string; label?: string };

export function DiscardText({ text, back = endpoints.unsaved, className, label = t.discard }: DiscardTextProps) {
  return <PostButton action={`${endpoints.unsaved}/${text}/discard`} fields={{ back }} look={className} text={label} />;
}

/** Texts by their titles, with links to their forms; nothing when there are none. */
export function UnsavedTexts({ texts, title }: { texts: readonly Unsaved[]; title: string }) {
  if (texts.length === 0) return null;
  return (
    <section aria-label={title} className="article-notice">
      <p className="font-600">{title}</p>
      <ul className="flex flex-wrap gap-x-6">
        {texts.map((one) => (
          <li key={one.text}>
            <a className="line-link [overflow-wrap:anywhere]" href={continuedAt(one)}>
              {nameOf(one)}
            </a>{' '}
            <span className="text-tiny text-slate">
              <Moment at={one.typedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function continuedAt({ place, text }: Unsaved): string {
  const screen = screenOf(place);
  return screen ? withQuery(screen, { [unsavedParameter]: text }) : endpoints.unsaved;
}

function nameOf({ place, fields }: Unsaved): string {
  const article = articleAt(place);
  if (!article) return t.formOf({ address: place });
  const isTitle = (name: string) => languageCodes.some((code) => name === `${code}.title`);
  const title = fields.find(([name, value]) => isTitle(name) && value.trim() !== '')?.[1] ?? t.untitled;
  return article.id ? t.article({ id: String(article.id), title }) : title;
}
