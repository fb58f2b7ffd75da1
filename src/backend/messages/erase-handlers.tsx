import { countPersonalData, erasePerson, type PersonalData } from '../../domain/contact/erasure.ts';
import { findMessage } from '../../domain/contact/messages.ts';
import { isAddress, maxAddressCharacters } from '../../domain/mail/address.ts';
import { cleanName } from '../../fields/clean-text.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { emailWords } from '../../i18n/backend/mail/email.words.ts';
import { messageWords, erasureWords as t } from '../../i18n/backend/mail/messages.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button, OutlineLink } from '../../ui/text/button.tsx';
import { readForm } from '../../web/http/body.ts';
import { Confirm } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { type Content, done, formScreen } from '../ui/frame/screen.tsx';
import { messageHref } from '../ui/message-address.ts';
import { screens } from '../ui/screens.tsx';

const needs = 'messages.erase';
const list = endpoints.messages;

/** Erasure in two steps: the address, then the confirmation. */
export function eraseScreens(site: Site) {
  const { db } = site;
  const confirm = async (address: string, back: string): Promise<Content> => ({
    title: t.title,
    body: <EraseConfirm address={address} back={back} found={await countPersonalData(db, address)} />,
  });
  const form = (address: string, problem?: string) =>
    formScreen(t.title, <EraseForm address={address.slice(0, maxAddressCharacters)} error={problem} />, problem, {
      failed: emailWords.invalid,
    });

  return screens(site, {
    name: 'messages.erase',
    section: 'messages',
    back: list,
    notFound: () => messageWords.noMessage,
  })
    .show(endpoints.messagesErase, needs, () => form(''))
    .showOne(`${list}/:id/erase`, needs, findMessage, ({ row: { id, email } }) => confirm(email, messageHref(id)))
    .receive(endpoints.messagesErase, { needs, logs: ['delete', 'message'] }, async ({ request, actor }) => {
      const sent = await readForm(request);
      const address = cleanName(sent.get('email') ?? '').trim();
      if (address === '') return form(address, t.emailRequired);
      if (address.length > maxAddressCharacters || !isAddress(address)) return form(address, t.emailInvalid);
      if (sent.get('confirmed') !== 'yes') {
        const found = await countPersonalData(db, address);
        return Object.values(found).some((count) => count > 0) ? confirm(address, list) : form(address, t.nothingKept);
      }
      const erased = await erasePerson(site, actor, address);
      return done(list, t.erased, t.removed({ what: t.personalData(erased) }));
    }).routes;
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
              <Button>{t.look}</Button>
              <OutlineLink href={endpoints.messages}>{frameWords.cancel}</OutlineLink>
            </div>
          </form>
        </Panel>
      </div>
    </>
  );
}

/** Confirmation that lists what will be erased. */
function EraseConfirm({ address, found, back }: { address: string; found: PersonalData; back: string }) {
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
