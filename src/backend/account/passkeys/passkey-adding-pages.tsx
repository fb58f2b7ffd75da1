import { maxPasskeyNameCharacters } from '../../../domain/accounts/passkeys/commands.ts';
import { passkeyWords as t } from '../../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { endpoints } from '../../../routes.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Button } from '../../../ui/text/button.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import type { OwnerProblem } from '../confirmation.ts';
import { type Factors, OwnerFields } from '../owner-fields.tsx';

type AddPasskeyProps = {
  name: string;
  /** Undefined when the owner has signed in just now: then nothing is asked for again. */
  factors: Factors | undefined;
  problem: OwnerProblem | undefined;
};

/** The first step: a name, and a confirmation by the owner. */
export function AddPasskeyPage({ name, factors, problem }: AddPasskeyProps) {
  return (
    <>
      <PageHeader text={t.text} title={t.add} />
      <Panel id="confirm" title={t.firstStep}>
        <form action={endpoints.passkeyOptions} className="grid max-w-104 gap-5" method="post" noValidate>
          <TextField
            autoComplete="off"
            defaultValue={name}
            hint={t.nameHint}
            id="name"
            label={t.name}
            maxLength={maxPasskeyNameCharacters}
            name="name"
          />
          {factors && <OwnerFields factors={factors} id="passkey" problem={problem} />}
          <p className="flex flex-wrap gap-3">
            <Button>{t.next}</Button>
            <a className="btn-outline" href={factors ? endpoints.account : endpoints.secondFactor}>
              {frameWords.cancel}
            </a>
          </p>
        </form>
      </Panel>
    </>
  );
}

/** The second step: the browser makes the passkey. It needs script, and there is no passkey without. */
export function CreatePasskeyPage({ name, options }: { name: string; options: string }) {
  return (
    <>
      <PageHeader title={t.add} />
      <Panel id="create" text={t.createText} title={t.secondStep}>
        <form action={endpoints.passkeys} method="post">
          <input name="name" type="hidden" value={name} />
          <div data-passkey-creation={options} hidden>
            <input name="credential" type="hidden" />
            <button className="btn-primary" type="button">
              {t.create}
            </button>
            <p
              className="mt-2 text-small font-600 text-laterite"
              data-passkey-problem={frameWords.passkeyProblem}
              role="alert"
            />
          </div>
          <p data-without-passkeys="">{t.notSupported}</p>
        </form>
      </Panel>
    </>
  );
}
