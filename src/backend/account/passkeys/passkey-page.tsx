import { maxPasskeyNameCharacters } from '../../../domain/accounts/passkeys/commands.ts';
import type { StoredPasskey } from '../../../domain/accounts/passkeys/queries.ts';
import { passkeyWords as t } from '../../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../../routes.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Button } from '../../../ui/text/button.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import type { OwnerProblem } from '../confirmation.ts';
import type { Factors } from '../owner-fields.tsx';
import { RemovalForm } from '../removal-form.tsx';

type PasskeyPageProps = { passkey: StoredPasskey; factors: Factors; problem: OwnerProblem | undefined };

/** One passkey: its name, and its removal. */
export function PasskeyPage({ passkey, factors, problem }: PasskeyPageProps) {
  const address = `${endpoints.passkeys}/${passkey.id}`;
  return (
    <>
      <PageHeader title={passkey.name} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel id="rename" title={t.rename}>
          <form action={`${address}/name`} className="grid max-w-104 gap-5" method="post">
            <TextField
              autoComplete="off"
              defaultValue={passkey.name}
              id="name"
              label={t.name}
              maxLength={maxPasskeyNameCharacters}
              name="name"
            />
            <p>
              <Button>{t.saveName}</Button>
            </p>
          </form>
        </Panel>
        <Panel id="remove" text={t.removeText} title={t.remove}>
          <RemovalForm action={`${address}/remove`} factors={factors} label={t.remove} problem={problem} />
        </Panel>
      </div>
    </>
  );
}
