import { Elysia } from 'elysia';
import { listMails } from '../../domain/mail/history.ts';
import { countRecipients, emailDraft, emailMistakes } from '../../domain/mail/input.ts';
import { type ConnectionTest, type Mailroom, notSetUp, sendNow } from '../../domain/mail/mailroom.ts';
import { writeStaffMail } from '../../domain/mail/staff-mail.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { done, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { takeStep } from './compose-steps.ts';
import { type ComposeMistake, type ComposeValues, draftOf, emptyValues, valuesIn } from './compose-values.ts';
import { EmailPage } from './email-page.tsx';
import { deliveredToast, failedTitle, validationTitle } from './email-toasts.ts';
import { historyPages } from './history-handlers.tsx';

type Options = { gate: StaffGuard; mailroom: Mailroom | undefined };

/** Shown beside the form; the history has them all. */
const recentMails = 5;

export function emailPages({ gate, mailroom }: Options) {
  const { db } = gate;

  const show = async (username: string, shown: Partial<Shown>): Promise<Screen> => ({
    title: shown.mistakes?.length ? 'Error: Email' : 'Email',
    section: 'email',
    body: (
      <EmailPage
        connection={shown.connection}
        formKey={shown.formKey || crypto.randomUUID()}
        mistakes={shown.mistakes ?? []}
        recent={await listMails(db, {}, { limit: recentMails, offset: 0 })}
        sender={mailroom?.sender}
        username={username}
        values={shown.values ?? emptyValues}
      />
    ),
  });

  return new Elysia({ name: 'backend.email' })
    .get(
      endpoints.email,
      guardedScreen(gate, async ({ actor, query }) => {
        const connection = query.get('test') === 'connection' ? await testConnection(mailroom) : undefined;
        return show(actor.username, { connection });
      }),
    )
    .post(
      endpoints.email,
      guardedForm(gate, { action: 'other', resource: 'email' }, async ({ request, actor }) => {
        const form = await readForm(request);
        const values = valuesIn(form);
        const formKey = (form.get('submission_key') ?? '').slice(0, 100);
        const step = form.get('step');
        if (step) return show(actor.username, { values: takeStep(values, step), formKey });

        const parsed = emailDraft.safeParse(draftOf(values));
        if (!parsed.success) {
          const mistakes = emailMistakes(parsed.error);
          const flash = { variant: 'destructive', title: validationTitle, text: mistakes[0]?.text ?? '' } as const;
          return { ...(await show(actor.username, { values, mistakes, formKey })), status: 422, flash };
        }
        const delivery = await sendNow(db, mailroom, () =>
          writeStaffMail(db, actor, parsed.data, formKey || undefined),
        );
        if (delivery.kind === 'failed') {
          const mistakes = [{ field: '', text: delivery.error }];
          const flash = { variant: 'destructive', title: failedTitle, text: delivery.error } as const;
          return { ...(await show(actor.username, { values, mistakes, formKey })), status: 502, flash };
        }
        const { title, text } = deliveredToast(delivery.kind, countRecipients(parsed.data));
        return done(endpoints.email, title, text);
      }),
      { parse: 'none' },
    )
    .use(historyPages({ gate, mailroom }));
}

type Shown = {
  values: ComposeValues;
  mistakes: ComposeMistake[];
  formKey: string;
  connection: ConnectionTest | undefined;
};

async function testConnection(mailroom: Mailroom | undefined): Promise<ConnectionTest> {
  return mailroom ? mailroom.test() : { connected: false, message: notSetUp };
}
