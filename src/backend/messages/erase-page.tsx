import type { PersonalData } from '../../domain/contact/erasure.ts';
import { describePersonalData } from '../../domain/contact/erasure.ts';
import { endpoints } from '../../routes.ts';
import { describedBy, Field, fieldClass } from '../../ui/forms/field.tsx';
import { Confirm } from '../ui/dialog.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';

/** Asks whose data is to go. */
export function EraseForm({ address, error }: { address: string; error?: string | undefined }) {
  return (
    <>
      <PageHeader
        text="When somebody asks for it: every message from an address goes, with its files and replies, and the address disappears from other emails, from messages of others and from the activity log."
        title="Erase a person's data"
      />
      <div className="max-w-160">
        <Panel id="erase" title="Whose data?">
          <form action={endpoints.messagesErase} className="grid gap-5" method="post" noValidate>
            <Field error={error} id="erase-email" label="Email address" mark="*">
              <input
                {...describedBy('erase-email', { error: error !== undefined })}
                aria-required
                autoComplete="off"
                className={fieldClass}
                defaultValue={address}
                id="erase-email"
                maxLength={254}
                name="email"
                type="email"
              />
            </Field>
            <div className="flex flex-wrap gap-3">
              <button className="btn-primary" type="submit">
                Look for it
              </button>
              <a className="btn-outline" href={endpoints.messages}>
                Cancel
              </a>
            </div>
          </form>
        </Panel>
      </div>
    </>
  );
}

type EraseConfirmProps = { address: string; found: PersonalData; back: string };

/** Says what would go, before it does. */
export function EraseConfirm({ address, found, back }: EraseConfirmProps) {
  return (
    <Confirm
      action={endpoints.messagesErase}
      back={back}
      fields={{ email: address, confirmed: 'yes' }}
      title="Erase this person's data?"
      verb="Erase"
    >
      <p className="[overflow-wrap:anywhere]">
        Everything from <strong>{address}</strong> will be removed for good: {describePersonalData(found)}.
      </p>
      <p className="mt-2 text-small text-slate">
        What already lies in mailboxes, backups and the server's own log files is not reached from here. The activity
        log keeps what was done, and no longer with whom.
      </p>
    </Confirm>
  );
}
