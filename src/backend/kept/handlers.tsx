import { Elysia } from 'elysia';
import { dropKeptForm, keptFormsOf } from '../../domain/accounts/kept-forms.ts';
import { recordActivity } from '../../domain/activity/commands.ts';
import { parseId } from '../../domain/input.ts';
import { sessionWords as t } from '../../i18n/backend/accounts/sessions.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { done, failed, guardedForm, guardedScreen } from '../ui/frame/screen.tsx';
import { KeptFormsPage } from './kept-forms-page.tsx';

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
          await recordActivity(db, actor, { action: 'other', description: 'Discarded a form of an expired session' });
          return done(endpoints.dashboard, t.discarded);
        },
      ),
      { parse: 'none' },
    );
}
