import type { PersonalData } from '../../domain/contact/erasure.ts';
import { maxAddressCharacters } from '../../domain/mail/address.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { erasureWords as t } from '../../i18n/backend/mail/messages.words.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Confirm } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';

/** Form for the email address whose data is to be erased. */
export function EraseForm({ address, error }: { address: string; error?: string | undefined }) {
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
export function EraseConfirm({ address, found, back }: EraseConfirmProps) {
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
