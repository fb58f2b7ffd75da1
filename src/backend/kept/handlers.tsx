import { Elysia } from 'elysia';
import { dropKeptForm, keptFormsOf, type StoredKeptForm } from '../../domain/accounts/kept-forms.ts';
import { event, recordActivity } from '../../domain/activity/commands.ts';
import { parseId } from '../../domain/input.ts';
import { sessionWords as t } from '../../i18n/backend/accounts/sessions.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Button } from '../../ui/text/button.tsx';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, failed, guardedForm, guardedScreen, keptFormParameter } from '../ui/frame/screen.tsx';

/** Forms that were sent with an expired session: shown to their writer, who sends them again or discards them. */
export function keptFormPages(site: Site) {
  const { db } = site;
  return new Elysia({ name: 'backend.kept' })
    .get(
      endpoints.keptForms,
      guardedScreen(site, 'signed-in', async ({ request, actor }) => {
        const forms = await keptFormsOf(db, actor.id, sessionIdOf(request) ?? '');
        if (forms.length === 0) return failed(endpoints.dashboard, t.nothingKept);
        return { title: t.title, body: <KeptFormsPage forms={forms} /> };
      }),
    )
    .post(
      `${endpoints.keptForms}/:id/discard`,
      guardedForm<{ id: string }>(
        site,
        { action: 'other', resource: 'kept form', needs: 'signed-in' },
        async ({ params, actor }) => {
          const id = parseId(params.id);
          if (id === undefined || !(await dropKeptForm(db, actor.id, id))) {
            return failed(endpoints.dashboard, t.nothingKept);
          }
          await recordActivity(db, actor, event('formDiscarded'));
          return done(endpoints.dashboard, t.discarded);
        },
      ),
      { parse: 'none' },
    );
}

function KeptFormsPage({ forms }: { forms: readonly StoredKeptForm[] }) {
  return (
    <>
      <PageHeader text={t.titleText} title={t.title} />
      <div className="grid gap-6">
        {forms.map((form) => (
          <KeptFormPanel form={form} key={form.id} />
        ))}
      </div>
    </>
  );
}

function KeptFormPanel({ form: { id, action, fields, hadFiles } }: { form: StoredKeptForm }) {
  const address = new URL(action, 'http://localhost');
  address.searchParams.set(keptFormParameter, String(id));
  // Names may repeat.
  const numbered = fields.map(([name, value], index) => ({ key: `${index} ${name}`, name, value }));
  const texts = numbered.filter(({ value }) => isProse(value));
  const further = fields.filter(([, value]) => value !== '' && !isProse(value)).length;
  return (
    <Panel id={`kept-${id}`} title={t.formOf({ address: address.pathname })}>
      <div className="grid gap-3">
        {texts.map(({ key, value }) => (
          <p className="border-l-[5px] border-graphite/20 pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]" key={key}>
            {value}
          </p>
        ))}
        {further > 0 && <p className="text-small text-slate">{t.furtherFields({ count: further })}</p>}
        {hadFiles && <p className="text-small font-600">{t.filesAgain}</p>}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <form
          action={address.pathname + address.search}
          encType={hadFiles ? 'multipart/form-data' : undefined}
          method="post"
        >
          {numbered.map(({ key, name, value }) => (
            <input key={key} name={name} type="hidden" value={value} />
          ))}
          <Button>{t.sendAgain}</Button>
        </form>
        <form action={`${endpoints.keptForms}/${id}/discard`} method="post">
          <button className="btn-outline" type="submit">
            {t.discard}
          </button>
        </form>
      </div>
    </Panel>
  );
}

/** Fields that were entered, without hidden fields that the form adds. */
function isProse(value: string): boolean {
  return /\s/.test(value.trim());
}
