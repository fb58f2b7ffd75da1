import {
  type RelyingParty,
  registrationOptions,
  verifyRegistration,
} from '../../domain/accounts/passkeys/ceremonies.ts';
import {
  addPasskey,
  findOwnPasskey,
  maxPasskeyNameCharacters,
  removePasskey,
  renamePasskey,
  type StoredPasskey,
} from '../../domain/accounts/passkeys/passkeys.ts';
import { event, recordActivity } from '../../domain/activity/commands.ts';
import { makeToken } from '../../domain/secrets/tokens.ts';
import { secondFactorWords, passkeyWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button } from '../../ui/text/button.tsx';
import { readForm } from '../../web/http/body.ts';
import { passkeyOptions } from '../../web/sessions/passkey-challenge.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { type Factors, factorsOf, type OwnerErrors, OwnerForm, ownerErrors, ownerScreen } from './owner.tsx';
import { recoveryCodesScreen } from './second-factor.tsx';

const duringSetUp = { duringSetUp: true };
const update = { needs: 'signed-in', logs: ['update', 'account'] } as const;

const one = `${endpoints.passkeys}/:id`;

/** Adding, naming and removing passkeys. */
export function passkeyScreens(site: Site, party: RelyingParty) {
  const { db, notices, signInCookies } = site;
  const showAdding = async (inSetUp: boolean, name: string, errors?: OwnerErrors) => {
    const factors = inSetUp ? undefined : await factorsOf(site);
    return ownerScreen(t.add, <AddPasskeyPage errors={errors} factors={factors} name={name} />, errors);
  };
  const showPasskey = async (passkey: StoredPasskey, errors?: OwnerErrors) =>
    ownerScreen(
      passkey.name,
      <PasskeyPage errors={errors} factors={await factorsOf(site)} passkey={passkey} />,
      errors,
    );

  return screens(site, {
    name: 'account.passkeys',
    section: 'account',
    back: endpoints.account,
    notFound: () => t.missing,
  })
    .show(endpoints.passkeyConfirmation, 'signed-in', ({ actor }) =>
      passkeyOptions(signInCookies, party, 'confirm', actor.id),
    )
    .show(endpoints.passkeys, 'signed-in', ({ inSetUp }) => showAdding(inSetUp, ''), duringSetUp)
    .receive(
      endpoints.passkeyOptions,
      update,
      async ({ request, actor, inSetUp }) => {
        const form = await readForm(request);
        const name = nameIn(form);
        const errors = inSetUp ? undefined : await ownerErrors(site, request, form);
        if (errors) return showAdding(inSetUp, name, errors);
        await recordActivity(db, actor, event('passkeyBegun'));
        const challenge = makeToken();
        const options = await registrationOptions(db, party, actor, challenge);
        const issued = { challenge, purpose: 'register', account: actor.id } as const;
        return {
          title: t.add,
          headers: { 'set-cookie': await signInCookies.passkeyChallenge.issue(issued) },
          body: <CreatePasskeyPage name={name} options={JSON.stringify(options)} />,
        };
      },
      duringSetUp,
    )
    .receive(
      endpoints.passkeys,
      update,
      async ({ request, actor }) => {
        const form = await readForm(request);
        const issued = await signInCookies.passkeyChallenge.read(request);
        // The cookie says that the owner has confirmed this with the password a moment ago.
        const isIssued = issued?.purpose === 'register' && issued.account === actor.id;
        const passkey = isIssued
          ? await verifyRegistration(db, party, form.get('credential') ?? '', issued.challenge)
          : undefined;
        if (!passkey) return failed(endpoints.passkeys, t.notAdded, t.tryAgain);
        const adding = { passkey, name: nameIn(form), sessionId: sessionIdOf(request) ?? '' };
        const recoveryCodes = await addPasskey(db, actor, adding, notices);
        if (!recoveryCodes) return failed(endpoints.account, t.notAdded, t.tooMany);
        return recoveryCodes.length === 0
          ? done(endpoints.account, t.added, adding.name)
          : recoveryCodesScreen(recoveryCodes);
      },
      duringSetUp,
    )
    .showOne(one, 'signed-in', findOwnPasskey, ({ row }) => showPasskey(row))
    .act(`${one}/name`, renamePasskey, {
      inputOf: (_, form) => ({ name: nameIn(form) }),
      done: (name) => done(endpoints.account, t.renamed, name),
    })
    .receive(`${one}/remove`, { ...update, find: findOwnPasskey }, async ({ request, row, actor }) => {
      const errors = await ownerErrors(site, request, await readForm(request));
      if (errors) return showPasskey(row, errors);
      return (await removePasskey(db, actor, row, notices))
        ? done(endpoints.account, t.removed)
        : failed(endpoints.account, secondFactorWords.requiredOfAll, secondFactorWords.requiredOfAllText);
    }).routes;
}

function nameIn(form: URLSearchParams): string {
  return (form.get('name') ?? '').trim().slice(0, maxPasskeyNameCharacters) || t.unnamed;
}

type PasskeyPageProps = { passkey: StoredPasskey; factors: Factors; errors: OwnerErrors | undefined };

/** One passkey: its name, and its removal. */
function PasskeyPage({ passkey, factors, errors }: PasskeyPageProps) {
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
          <OwnerForm
            action={`${address}/remove`}
            back={endpoints.account}
            errors={errors}
            factors={factors}
            id="removal"
            verb={t.remove}
          />
        </Panel>
      </div>
    </>
  );
}

type AddPasskeyProps = {
  name: string;
  /** Undefined when the owner has signed in just now: then nothing is asked for again. */
  factors: Factors | undefined;
  errors: OwnerErrors | undefined;
};

/** The first step: a name, and a confirmation by the owner. */
function AddPasskeyPage({ name, factors, errors }: AddPasskeyProps) {
  return (
    <>
      <PageHeader text={t.text} title={t.add} />
      <Panel id="confirm" title={t.firstStep}>
        <OwnerForm
          action={endpoints.passkeyOptions}
          back={factors ? endpoints.account : endpoints.secondFactor}
          errors={errors}
          factors={factors}
          id="passkey"
          verb={t.next}
        >
          <TextField
            autoComplete="off"
            defaultValue={name}
            hint={t.nameHint}
            id="name"
            label={t.name}
            maxLength={maxPasskeyNameCharacters}
            name="name"
          />
        </OwnerForm>
      </Panel>
    </>
  );
}

/** The second step: the browser makes the passkey. It needs script, and there is no passkey without. */
function CreatePasskeyPage({ name, options }: { name: string; options: string }) {
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
