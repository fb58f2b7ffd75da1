import { Elysia } from 'elysia';
import {
  addPasskey,
  maxPasskeyNameCharacters,
  removePasskey,
  renamePasskey,
} from '../../../domain/accounts/passkeys/commands.ts';
import { findPasskey, type StoredPasskey } from '../../../domain/accounts/passkeys/queries.ts';
import { registrationOptions, verifyRegistration } from '../../../domain/accounts/passkeys/registration.ts';
import type { RelyingParty } from '../../../domain/accounts/passkeys/relying-party.ts';
import { makeToken } from '../../../domain/accounts/single-use.ts';
import { event, recordActivity } from '../../../domain/activity/commands.ts';
import { parseId } from '../../../domain/input.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { secondFactorWords, passkeyWords as t } from '../../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Button } from '../../../ui/text/button.tsx';
import { readForm } from '../../../web/http/body.ts';
import { passkeyOptions } from '../../../web/sessions/passkey-challenge.ts';
import { sessionIdOf } from '../../../web/sessions/session.ts';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../../ui/frame/screen.tsx';
import { type OwnerProblem, ownerProblem } from '../confirmation.ts';
import type { Factors } from '../owner-fields.tsx';
import { RemovalForm } from '../removal-form.tsx';
import { RecoveryCodesPage } from '../second-factor/recovery-codes-page.tsx';
import { factorsOf } from '../second-factor/second-factor.tsx';
import { validationError } from '../validation-error.ts';
import { AddPasskeyPage, CreatePasskeyPage } from './passkey-adding-pages.tsx';

const attempt = { action: 'update', resource: 'account', needs: 'signed-in' } as const;
type Addressed = { id: string };

/** Adding, naming and removing passkeys. */
export function passkeyPages(site: Site, party: RelyingParty) {
  const { db, notices } = site;
  const showAdding = async (actor: Staff, inSetUp: boolean, name: string, problem?: OwnerProblem): Promise<Screen> => {
    const text = problem?.current ?? problem?.factor ?? '';
    return {
      title: problem ? frameWords.errorTitle({ title: t.add }) : t.add,
      section: 'account',
      ...(problem ? { status: 422, flash: validationError(text) } : {}),
      body: (
        <AddPasskeyPage factors={inSetUp ? undefined : await factorsOf(site, actor)} name={name} problem={problem} />
      ),
    };
  };
  const showPasskey = async (actor: Staff, given: string, problem?: OwnerProblem): Promise<Screen> => {
    const id = parseId(given);
    const passkey = id === undefined ? undefined : await findPasskey(db, actor.id, id);
    if (!passkey) return noPasskey();
    const text = problem?.current ?? problem?.factor ?? '';
    return {
      title: problem ? frameWords.errorTitle({ title: passkey.name }) : passkey.name,
      section: 'account',
      ...(problem ? { status: 422, flash: validationError(text) } : {}),
      body: <PasskeyPage factors={await factorsOf(site, actor)} passkey={passkey} problem={problem} />,
    };
  };

  return new Elysia({ name: 'backend.account.passkeys' })
    .get(
      endpoints.passkeyConfirmation,
      guardedScreen(site, 'signed-in', ({ actor }) => passkeyOptions(site.signInCookies, party, 'confirm', actor.id)),
    )
    .get(
      endpoints.passkeys,
      guardedScreen(site, 'signed-in', ({ actor, inSetUp }) => showAdding(actor, inSetUp, ''), { duringSetUp: true }),
    )
    .post(
      endpoints.passkeyOptions,
      guardedForm(
        site,
        attempt,
        async ({ request, actor, inSetUp }) => {
          const form = await readForm(request);
          const name = nameIn(form);
          const problem = inSetUp ? undefined : await ownerProblem(site, request, actor, form);
          if (problem) return showAdding(actor, inSetUp, name, problem);
          await recordActivity(db, actor, event('passkeyBegun'));
          const challenge = makeToken();
          const options = await registrationOptions(db, party, actor, challenge);
          const cookie = await site.signInCookies.passkeyChallenge.issue({
            challenge,
            purpose: 'register',
            account: actor.id,
          });
          return {
            title: t.add,
            section: 'account',
            headers: { 'set-cookie': cookie },
            body: <CreatePasskeyPage name={name} options={JSON.stringify(options)} />,
          };
        },
        { duringSetUp: true },
      ),
      { parse: 'none' },
    )
    .post(
      endpoints.passkeys,
      guardedForm(
        site,
        attempt,
        async ({ request, actor }) => {
          const form = await readForm(request);
          const asked = await site.signInCookies.passkeyChallenge.read(request);
          // The cookie says that the owner has confirmed this with the password a moment ago.
          const isAsked = asked?.purpose === 'register' && asked.account === actor.id;
          const passkey = isAsked
            ? await verifyRegistration(db, party, form.get('credential') ?? '', asked.challenge)
            : undefined;
          if (!passkey) return failed(endpoints.passkeys, t.notAdded, t.tryAgain);
          const adding = { passkey, name: nameIn(form), sessionId: sessionIdOf(request) ?? '' };
          const added = await addPasskey(db, actor, adding, notices);
          if (added.kind === 'refused') return failed(endpoints.account, t.notAdded, t.tooMany);
          if (added.recoveryCodes.length === 0) return done(endpoints.account, t.added, adding.name);
          return {
            title: secondFactorWords.codes,
            section: 'account',
            body: <RecoveryCodesPage codes={added.recoveryCodes} />,
          };
        },
        { duringSetUp: true },
      ),
      { parse: 'none' },
    )
    .get(
      `${endpoints.passkeys}/:id`,
      guardedScreen<Addressed>(site, 'signed-in', ({ params, actor }) => showPasskey(actor, params.id)),
    )
    .post(
      `${endpoints.passkeys}/:id/name`,
      guardedForm<Addressed>(site, attempt, async ({ request, params, actor }) => {
        const id = parseId(params.id);
        const name = nameIn(await readForm(request));
        const isRenamed = id !== undefined && (await renamePasskey(db, actor, id, name));
        return isRenamed ? done(endpoints.account, t.renamed, name) : noPasskey();
      }),
      { parse: 'none' },
    )
    .post(
      `${endpoints.passkeys}/:id/remove`,
      guardedForm<Addressed>(site, attempt, async ({ request, params, actor }) => {
        const id = parseId(params.id);
        const problem = await ownerProblem(site, request, actor, await readForm(request));
        if (problem) return showPasskey(actor, params.id, problem);
        const outcome = id === undefined ? 'missing' : await removePasskey(db, actor, id, notices);
        if (outcome === 'removed') return done(endpoints.account, t.removed);
        if (outcome === 'missing') return noPasskey();
        return failed(endpoints.account, secondFactorWords.requiredOfAll, secondFactorWords.requiredOfAllText);
      }),
      { parse: 'none' },
    );
}

function noPasskey(): Screen {
  return notFoundScreen(() => t.missing, endpoints.account);
}

function nameIn(form: URLSearchParams): string {
  return (form.get('name') ?? '').trim().slice(0, maxPasskeyNameCharacters) || t.unnamed;
}

type PasskeyPageProps = { passkey: StoredPasskey; factors: Factors; problem: OwnerProblem | undefined };

/** One passkey: its name, and its removal. */
function PasskeyPage({ passkey, factors, problem }: PasskeyPageProps) {
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
