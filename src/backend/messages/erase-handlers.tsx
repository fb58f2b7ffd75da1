import { Elysia } from 'elysia';
import { currentLanguage } from '../../current.ts';
import { countPersonalData, erasePerson, type PersonalData } from '../../domain/contact/erasure.ts';
import { findMessage } from '../../domain/contact/messages.ts';
import { parseId } from '../../domain/input.ts';
import { isAddress, maxAddressCharacters } from '../../domain/mail/address.ts';
import { cleanName } from '../../fields/clean-text.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { emailWords } from '../../i18n/backend/mail/email.words.ts';
import { erasureWords, messageWords, erasureWords as t } from '../../i18n/backend/mail/messages.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { readForm } from '../../web/http/body.ts';
import { Confirm } from '../ui/dialog.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { messageHref } from '../ui/message-address.ts';

/** Erasure in two steps: the address, then the confirmation. */
export function erasePages(site: Site) {
  const { db } = site;

  const title = () => erasureWords.title;
  const confirm = async (address: string, back: string): Promise<Screen> => ({
    title,
    section: 'messages',
    body: <EraseConfirm address={address} back={back} found={await countPersonalData(db, address)} />,
  });

  return new Elysia({ name: 'backend.messages.erase' })
    .get(
      endpoints.messagesErase,
      guardedScreen(site, 'messages.erase', () => ({ title, section: 'messages', body: <EraseForm address="" /> })),
    )
    .get(
      `${endpoints.messages}/:id/erase`,
      guardedScreen<{ id: string }>(site, 'messages.erase', async ({ params }) => {
        const id = parseId(params.id);
        const message = id && (await findMessage(db, id));
        return message
          ? confirm(message.email, messageHref(message.id))
          : notFoundScreen(() => messageWords.noMessage, endpoints.messages);
      }),
    )
    .post(
      endpoints.messagesErase,
      guardedForm(
        site,
        { action: 'delete', resource: 'message', needs: 'messages.erase' },
        async ({ request, actor }) => {
          const form = await readForm(request);
          const address = cleanName(form.get('email') ?? '').trim();
          const problem = problemOf(erasureWords(currentLanguage()), address);
          if (problem) return refuse(actor.language, address, problem);
          if (form.get('confirmed') !== 'yes') {
            const found = await countPersonalData(db, address);
            if (Object.values(found).some((count) => count > 0)) return confirm(address, endpoints.messages);
            return refuse(actor.language, address, erasureWords.nothingKept);
          }
          const erased = await erasePerson(site, actor, address);
          return done(
            endpoints.messages,
            erasureWords.erased,
            erasureWords.removed({ what: erasureWords.personalData(erased) }),
          );
        },
      ),
      { parse: 'none' },
    );
}

function problemOf(t: ReturnType<typeof erasureWords>, address: string): string | undefined {
  if (address === '') return t.emailRequired;
  if (address.length > maxAddressCharacters || !isAddress(address)) return t.emailInvalid;
  return undefined;
}

function refuse(language: Language, address: string, text: string): Screen {
  return {
    title: frameWords(language).errorTitle({ title: erasureWords(language).title }),
    section: 'messages',
    status: 422,
    flash: { variant: 'destructive', title: emailWords(language).invalid, text },
    body: <EraseForm address={address.slice(0, maxAddressCharacters)} error={text} />,
  };
}

/** Form for the email address whose data is to be erased. */
function EraseForm({ address, error }: { address: string; error?: string | undefined }) {
  return (
    <>
      <PageHeader text={t.text} title={t.title} />
      <div className="max-w-160">
        <Panel id="erase" title={t.whose}>
          <form action={endpoints.messagesErase} className="grid gap-5" method="post" noValidate>
            <TextField
              aria-required
              autoComplete="off"
              defaultValue={address}
              error={error}
              id="erase-email"
              label={t.email}
              mark="*"
              maxLength={maxAddressCharacters}
              name="email"
              type="email"
            />
            <div className="flex flex-wrap gap-3">
              <button className="btn-primary" type="submit">
                {t.look}
              </button>
              <a className="btn-outline" href={endpoints.messages}>
                {frameWords.cancel}
              </a>
            </div>
          </form>
        </Panel>
      </div>
    </>
  );
}

type EraseConfirmProps = { address: string; found: PersonalData; back: string };

/** Confirmation that lists what will be erased. */
function EraseConfirm({ address, found, back }: EraseConfirmProps) {
  return (
    <Confirm
      action={endpoints.messagesErase}
      back={back}
      fields={{ email: address, confirmed: 'yes' }}
      title={t.confirm}
      verb={t.erase}
    >
      <p className="[overflow-wrap:anywhere]">
        {t.everythingFrom} <strong>{address}</strong> {t.willBeRemoved({ what: t.personalData(found) })}
      </p>
      <p className="mt-2 text-small text-slate">{t.notReached}</p>
    </Confirm>
  );
}
