import { currentLanguage } from '../../current.ts';
import { readPart } from '../../domain/list.ts';
import { mailList } from '../../domain/mail/history.ts';
import { countRecipients, emailDraft, emailErrors } from '../../domain/mail/input.ts';
import { writeStaffMail } from '../../domain/mail/staff-mail.ts';
import { type ConnectionTest, type Mailroom, sendNow } from '../../domain/mail/transports/mailroom.ts';
import { emailWords as t } from '../../i18n/backend/mail/email.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { readForm } from '../../web/http/body.ts';
import { type Content, done, formScreen } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { type ComposeValues, deliveredToast, draftOf, emptyValues, takeStep, valuesIn } from './compose-values.ts';
import { EmailPage } from './email-page.tsx';
import { historyScreens } from './history-screens.tsx';
import { composeTexts, connectedMessage } from './island-texts.ts';

/** Number of mails listed beside the form. */
const recentMails = 5;

export function emailPages(site: Site) {
  const { db, mailroom } = site;
  const show = async ({ values = emptyValues, errors = [], formKey, connection }: Partial<Shown>, refusal?: Refusal) =>
    formScreen(
      t.documentTitle,
      <EmailPage
        connection={connection}
        formKey={formKey || crypto.randomUUID()}
        errors={errors}
        recent={await readPart(db, mailList, {}, { limit: recentMails })}
        mailbox={mailroom}
        values={values}
      />,
      errors[0]?.text,
      refusal,
    );

  return screens(site, { name: 'email', section: 'email', back: endpoints.email, notFound: () => t.documentTitle })
    .show(endpoints.email, 'email.send', async ({ query }) => {
      const testsConnection = query.get('test') === 'connection';
      return show({ connection: testsConnection ? await testConnection(mailroom) : undefined });
    })
    .receive(
      endpoints.email,
      { needs: 'email.send', logs: ['other', 'email'] },
      async ({ request, actor }): Promise<Content | Response> => {
        const form = await readForm(request);
        const values = valuesIn(form);
        const formKey = (form.get('submission_key') ?? '').slice(0, 100);
        const step = form.get('step');
        if (step) return show({ values: takeStep(values, step), formKey });
        const parsed = emailDraft[actor.language].safeParse(draftOf(values));
        if (!parsed.success) return show({ values, errors: emailErrors(parsed.error), formKey }, { failed: t.invalid });
        const delivery = await sendNow(db, mailroom, () =>
          writeStaffMail(db, actor, parsed.data, formKey || undefined),
        );
        if (delivery.kind === 'failed') {
          const errors = [{ field: '', text: mailroom ? delivery.error : t.notSetUp }];
          return show({ values, errors, formKey }, { status: 502, failed: t.failed });
        }
        const recipients = countRecipients(parsed.data);
        const { title, text } = deliveredToast(composeTexts(actor.language), delivery.kind, recipients);
        return done(endpoints.email, title, text);
      },
    )
    .routes.use(historyScreens(site));
}

type Refusal = { status?: number; failed: string };
type Shown = {
  values: ComposeValues;
  errors: FormError[];
  formKey: string;
  connection: ConnectionTest | undefined;
};

async function testConnection(mailroom: Mailroom | undefined): Promise<ConnectionTest> {
  if (!mailroom) return { connected: false, message: t.notSetUp };
  const result = await mailroom.test();
  return result.connected ? { connected: true, message: connectedMessage(currentLanguage(), mailroom) } : result;
}
