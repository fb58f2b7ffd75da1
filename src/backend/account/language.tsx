import { Elysia } from 'elysia';
import { chooseLanguage } from '../../domain/accounts/commands.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { done, failed, guardedForm } from '../ui/frame/screen.tsx';

/** Changes the back-office language of the signed-in account; the notice that follows is in the new language. */
export function languageForm(site: Site) {
  return new Elysia({ name: 'backend.account.language' }).post(
    endpoints.accountLanguage,
    guardedForm(site, { action: 'update', resource: 'account', needs: 'signed-in' }, async ({ request, actor }) => {
      const chosen = (await readForm(request)).get('language');
      if (!isLanguage(chosen)) {
        return failed(endpoints.account, t.updateFailed, t.languageUnknown);
      }
      await chooseLanguage(site.db, actor, chosen);
      return done(endpoints.account, t(chosen).languageSaved);
    }),
    { parse: 'none' },
  );
}
