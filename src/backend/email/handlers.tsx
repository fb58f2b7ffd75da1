import { Elysia } from 'elysia';
import { readPart } from '../../domain/list.ts';
import { mailList } from '../../domain/mail/history.ts';
import { countRecipients, emailDraft, emailErrors } from '../../domain/mail/input.ts';
import { type ConnectionTest, type Mailroom, sendNow } from '../../domain/mail/mailroom.ts';
import { writeStaffMail } from '../../domain/mail/staff-mail.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { emailWords as t } from '../../i18n/backend/mail/email.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { readForm } from '../../web/http/body.ts';
import { done, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { takeStep } from './compose-steps.ts';
import { type ComposeValues, draftOf, emptyValues, valuesIn } from './compose-values.ts';
import { EmailPage } from './email-page.tsx';
import { deliveredToast } from './email-toasts.ts';
import { historyScreens } from './history-screens.tsx';
import { composeTexts, connectedMessage } from './island-texts.ts';

/** Number of mails listed beside the form. */
const recentMails = 5;

export function emailPages(site: Site) {
  const { db } = site;

  const show = async (shown: Partial<Shown>): Promise<Screen> => ({
    title: shown.errors?.length ? frameWords.errorTitle({ title: t.documentTitle }) : t.documentTitle,
    section: 'email',
    body: (
      <EmailPage
        connection={shown.connection}
        formKey={shown.formKey || crypto.randomUUID()}
        errors={shown.errors ?? []}
        recent={await readPart(db, mailList, {}, { limit: recentMails })}
        mailbox={site.mailroom}
        values={shown.values ?? emptyValues}
      />
    ),
  });

  return new Elysia({ name: 'backend.email' })
    .get(
      endpoints.email,
      guardedScreen(site, 'email.send', async ({ actor, query }) => {
        const testsConnection = query.get('test') === 'connection';
        return show({ connection: testsConnection ? await testConnection(actor.language, site.mailroom) : undefined });
      }),
    )
    .post(
      endpoints.email,
      guardedForm(site, { action: 'other', resource: 'email', needs: 'email.send' }, async ({ request, actor }) => {
        const form = await readForm(request);
        const values = valuesIn(form);
        const formKey = (form.get('submission_key') ?? '').slice(0, 100);
        const step = form.get('step');
        if (step) return show({ values: takeStep(values, step), formKey });

        const parsed = emailDraft[actor.language].safeParse(draftOf(values));
        if (!parsed.success) {
          const errors = emailErrors(parsed.error);
          const flash = { variant: 'destructive', title: t.invalid, text: errors[0]?.text ?? '' } as const;
          return { ...(await show({ values, errors, formKey })), status: 422, flash };
        }
        const delivery = await sendNow(db, site.mailroom, () =>
          writeStaffMail(db, actor, parsed.data, formKey || undefined),
        );
        if (delivery.kind === 'failed') {
          const text = site.mailroom ? delivery.error : t.notSetUp;
          const errors = [{ field: '', text }];
          const flash = { variant: 'destructive', title: t.failed, text } as const;
          return { ...(await show({ values, errors, formKey })), status: 502, flash };
        }
        const { title, text } = deliveredToast(
          composeTexts(actor.language),
          delivery.kind,
          countRecipients(parsed.data),
        );
        return done(endpoints.email, title, text);
      }),
      { parse: 'none' },
    )
    .use(historyScreens(site));
}

type Shown = {
  values: ComposeValues;
  errors: FormError[];
  formKey: string;
  connection: ConnectionTest | undefined;
};

async function testConnection(language: Language, mailroom: Mailroom | undefined): Promise<ConnectionTest> {
  if (!mailroom) return { connected: false, message: t.notSetUp };
  const result = await mailroom.test();
  return result.connected ? { connected: true, message: connectedMessage(language, mailroom) } : result;
}
