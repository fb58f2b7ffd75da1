import { Elysia } from 'elysia';
import { discardAutosave } from '../../../domain/autosaves/commands.ts';
import { autosaveOfferWords as t } from '../../../i18n/backend/articles/autosave.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { readForm } from '../../../web/http/body.ts';
import { returnPathOf } from '../../../web/sessions/return-path.ts';
import { done, failed, guardedForm } from '../../ui/frame/screen.tsx';

/** Discards unsaved text that the article form offers. */
export function autosavePages(site: Site) {
  return new Elysia({ name: 'backend.articles.autosave' }).post(
    endpoints.autosaveDiscard,
    guardedForm(
      site,
      { action: 'other', resource: 'autosave', needs: 'articles.write' },
      async ({ request, actor }) => {
        const form = await readForm(request);
        const back = returnPathOf(form.get('back')) ?? endpoints.articleManager;
        const isDiscarded = await discardAutosave(site.db, actor, form.get('key') ?? '');
        return isDiscarded ? done(back, t.discarded) : failed(back, t.alreadyGone);
      },
    ),
    { parse: 'none' },
  );
}
