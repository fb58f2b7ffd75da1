import { Elysia } from 'elysia';
import type { Staff } from '../../domain/accounts/staff.ts';
import type { Actor } from '../../domain/activity/commands.ts';
import { nameReader, signedNameOf } from '../../domain/baik/readers.ts';
import {
  addRecoveryKey,
  changePassphrase,
  joinRecipients,
  leaveRecipients,
  turnDownRecipient,
} from '../../domain/baik/recipient-commands.ts';
import { makeOfflineKey, makePassphraseKey, openPassphraseKey } from '../../domain/baik/recipient-keys.ts';
import { readLists, unlistedKeys } from '../../domain/baik/recipient-lists.ts';
import {
  isChannelOpen,
  presentRecipients,
  type Recipient,
  recipientOfAccount,
} from '../../domain/baik/recipient-queries.ts';
import { fingerprintOf } from '../../domain/baik/requests/fingerprints.ts';
import { keyChanges } from '../../domain/baik/requests/key-changes.ts';
import { reopeningBy } from '../../domain/baik/requests/reopening.ts';
import { askToAdmit, askToLeave, askToRemove } from '../../domain/baik/requests/request-commands.ts';
import { openRequests } from '../../domain/baik/requests/request-queries.ts';
import { makeKeyPair, parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import type { Signer } from '../../domain/baik/sealing/signatures.ts';
import type { UnlockedKey } from '../../domain/baik/sealing/unlocked-keys.ts';
import { parseId } from '../../domain/input.ts';
import { joinWords, recipientWords } from '../../i18n/backend/baik/baik-recipients.ts';
import { requestWords } from '../../i18n/backend/baik/baik-requests.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { Confirm } from '../ui/dialog.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { locked, type ReportDesk } from './desk.ts';
import { emptyJoin, JoinForm } from './join-form.tsx';
import { type JoinInput, type JoinValues, passphraseProblem, readJoin, recoveryProblem } from './recipient-input.ts';
import { RecipientsPage } from './recipients-page.tsx';
import { RecoveryKeyPage } from './recovery-key-page.tsx';
import { FingerprintForm } from './requests/fingerprint-form.tsx';
import { sayOutcome } from './requests/outcome.ts';
import { NewKeyPage } from './requests/own-fingerprint.tsx';
import { refuseFingerprint, requestForms, visibleRequests } from './requests/request-handlers.tsx';

const section = 'baik';
const here = endpoints.baikRecipients;
const attempt = { action: 'update', resource: 'report recipient', needs: 'reports.read' } as const;

/** Recipients screen: join, ask to admit and to remove, recovery key. */
export function recipientPages(desk: ReportDesk) {
  const { gate, db } = desk;

  const list = async (
    request: Request,
    actor: Staff,
    errors: Record<string, string> = {},
  ): Promise<Screen & { title: string }> => {
    const [recipients, own] = [await presentRecipients(db), await recipientOfAccount(db, actor.id)];
    const isUnlocked = desk.keyOf(request) !== undefined;
    if (!own && !isUnlocked) return joinScreen(desk, actor, emptyJoin, {});
    const ownName = own ? await signedNameOf(own, own.signedName) : { name: null, group: null };
    const lists = await readLists(db);
    const people = lists.lists.at(-1)?.members.filter(({ account }) => account !== null).length ?? 0;
    const body = (
      <RecipientsPage
        account={actor.id}
        changes={await keyChanges(lists)}
        errors={errors}
        isAlone={people === 1}
        isChanged={lists.broken > 0 || (await unlistedKeys(db, lists)).length > 0}
        isUnlocked={isUnlocked}
        own={own}
        ownName={ownName}
        recipients={recipients}
        requests={await visibleRequests(desk, request)}
      />
    );
    return { title: recipientWords(actor.language).title, section, body };
  };
  const refuse = ({ language }: Staff, screen: Screen & { title: string }, text: string): Screen => ({
    ...screen,
    title: frameWords(language).errorTitle({ title: screen.title }),
    status: 422,
    flash: { variant: 'destructive', title: frameWords(language).validationError, text },
  });

  return new Elysia({ name: 'backend.baik.recipients' })
    .get(
      here,
      guardedScreen(gate, 'reports.read', ({ request, actor }) => list(request, actor)),
    )
    .post(
      `${here}/join`,
      guardedForm(
        gate,
        { action: 'create', resource: 'report recipient', needs: 'reports.read' },
        async ({ request, actor }) => {
          const input = readJoin(await readForm(request), joinWords(actor.language));
          const [error] = Object.values(input.errors);
          if (error !== undefined) return refuse(actor, await joinScreen(desk, actor, input, input.errors), error);
          return join(desk, actor, request, input);
        },
      ),
      { parse: 'none' },
    )
    .post(
      `${here}/recovery`,
      guardedForm(
        gate,
        { action: 'create', resource: 'report recipient', needs: 'reports.read' },
        async ({ request, actor }) => {
          const key = desk.keyOf(request);
          if (!key) return locked(actor);
          const typed = ((await readForm(request)).get('recovery_key') ?? '').trim();
          const problem = typed ? recoveryProblem(typed, joinWords(actor.language)) : undefined;
          if (problem) return refuse(actor, await list(request, actor, { recovery_key: problem }), problem);
          return addRecovery(desk, actor, key, typed);
        },
      ),
      { parse: 'none' },
    )
    .post(
      `${here}/public-name`,
      guardedForm(gate, attempt, async ({ request, actor }) => {
        const own = await recipientOfAccount(db, actor.id);
        const key = desk.keyOf(request);
        if (!key || own?.id !== key.recipientId) return locked(actor);
        const form = await readForm(request);
        await nameReader(db, actor, key, { name: form.get('name') ?? '', group: form.get('group') ?? '' });
        return done(here, recipientWords(actor.language).publicNameSaved);
      }),
      { parse: 'none' },
    )
    .post(
      `${here}/passphrase`,
      guardedForm(gate, attempt, async ({ request, actor }) => {
        const key = desk.keyOf(request);
        const own = await recipientOfAccount(db, actor.id);
        if (!key || own?.kind !== 'passphrase' || own.id !== key.recipientId) return locked(actor);
        const form = await readForm(request);
        const passphrase = form.get('passphrase') ?? '';
        const again = form.get('passphrase_again') ?? '';
        const problem = passphraseProblem(passphrase, again, joinWords(actor.language));
        if (problem) return refuse(actor, await list(request, actor, { [problem.field]: problem.text }), problem.text);
        const t = recipientWords(actor.language);
        await changePassphrase(db, actor, own, key.identity, passphrase);
        return done(here, t.passphraseChanged, t.oldOpensNothing);
      }),
      { parse: 'none' },
    )
    .get(
      `${here}/:id/admit`,
      guardedScreen<{ id: string }>(gate, 'reports.read', async ({ request, params, actor }) => {
        if (!desk.keyOf(request)) return locked(actor);
        const found = await waitingRecipient(desk, params.id);
        return found
          ? admitScreen(actor, found)
          : notFoundScreen((language) => recipientWords(language).noRecipient, here);
      }),
    )
    .post(
      `${here}/:id/admit`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const key = desk.keyOf(request);
        if (!key) return locked(actor);
        const found = await waitingRecipient(desk, params.id);
        if (!found) return failed(here, recipientWords(actor.language).nobodyWaits);
        const typed = (await readForm(request)).get('fingerprint') ?? '';
        const outcome = await askToAdmit(db, actor, key, found.id, typed);
        if (outcome.kind === 'fingerprint')
          return refuseFingerprint(actor, (error) => admitScreen(actor, found, error));
        return sayOutcome(actor, outcome, here);
      }),
      { parse: 'none' },
    )
    .get(
      `${here}/:id/remove`,
      guardedScreen<{ id: string }>(gate, 'reports.read', async ({ request, params, actor }) => {
        const found = await removable(desk, request, actor, params.id);
        if (!found) return notFoundScreen((language) => recipientWords(language).noRecipient, here);
        return {
          title: recipientWords(actor.language).takeOutTitle,
          section,
          body: <RemoveConfirm isOwn={found.accountId === actor.id} recipient={found} />,
        };
      }),
    )
    .post(
      `${here}/:id/remove`,
      guardedForm<{ id: string }>(
        gate,
        { action: 'delete', resource: 'report recipient', needs: 'reports.read' },
        async ({ request, params, actor }) => {
          const found = await removable(desk, request, actor, params.id);
          if (!found) return notFoundScreen((language) => recipientWords(language).noRecipient, here);
          return remove(desk, actor, desk.keyOf(request), found);
        },
      ),
      { parse: 'none' },
    )
    .use(requestForms(desk));
}

/** The form of an account that is no recipient yet. */
async function joinScreen(
  { db }: ReportDesk,
  actor: Staff,
  values: JoinValues,
  errors: Record<string, string>,
): Promise<Screen & { title: string }> {
  const isOpen = await isChannelOpen(db);
  const isFirst = !isOpen && (await readLists(db)).lists.length === 0;
  const reopening = isOpen ? undefined : await reopeningBy(db, actor);
  const body = <JoinForm errors={errors} isFirst={isFirst} reopenedBy={reopening?.name} values={values} />;
  return { title: joinWords(actor.language).joinTitle, section, body };
}

/** With an unlocked key the removal of any recipient can be asked for; without one only one's own. */
async function removable(desk: ReportDesk, request: Request, actor: Actor, given: string) {
  const id = parseId(given);
  const found = (await presentRecipients(desk.db)).find((one) => one.id === id);
  return found && (found.accountId === actor.id || desk.keyOf(request)) ? found : undefined;
}

async function waitingRecipient({ db }: ReportDesk, given: string): Promise<Recipient | undefined> {
  const id = parseId(given);
  return (await presentRecipients(db)).find((one) => one.id === id && one.status === 'waiting');
}

async function remove({ db, keys }: ReportDesk, actor: Staff, key: UnlockedKey | undefined, found: Recipient) {
  const t = requestWords(actor.language);
  if (found.status === 'waiting') {
    const isDone = await turnDownRecipient(db, actor, found.id);
    return isDone ? done(endpoints.baik, t.turnedDown) : failed(here, t.gone);
  }
  const isOwn = found.accountId === actor.id;
  if (isOwn && key?.recipientId !== found.id) {
    const asked = await askToLeave(db, actor, found);
    if (asked.kind !== 'asked' || !asked.effectAt) return failed(here, t.known, t.knownText);
    const time = formatMomentWithZone(asked.effectAt, actor.language);
    return done(here, t.asked, t.leaveAsked({ time }));
  }
  if (!key) return locked(actor);
  const outcome = isOwn ? await leaveRecipients(db, actor, key) : await askToRemove(db, actor, key, found.id);
  if (outcome.kind === 'fingerprint') return failed(here, t.gone);
  if (outcome.kind === 'done') keys.lockRecipient(found.id);
  return sayOutcome(actor, outcome, outcome.kind === 'done' ? endpoints.baik : here);
}

async function join(desk: ReportDesk, actor: Staff, request: Request, input: JoinInput) {
  const t = recipientWords(actor.language);
  const said = requestWords(actor.language);
  const { db, keys } = desk;
  const key =
    input.kind === 'passphrase'
      ? await makePassphraseKey(input.passphrase)
      : await makeOfflineKey(parsePublicKey(input.publicKey) ?? '');
  const recovery = await recoveryOf(input);
  const joined = await joinRecipients(db, actor, {
    ...key,
    kind: input.kind,
    noticeAddress: input.noticeAddress || null,
    recovery: recovery.publicKey,
    fingerprint: input.fingerprint,
  });
  if (joined === 'already') return failed(here, t.already);
  if (joined === 'key-known') return failed(here, t.keyInUse);
  if (joined === 'fingerprint') {
    const screen = await joinScreen(desk, actor, input, { fingerprint: said.fingerprintWrong });
    return refuseFingerprint(actor, () => screen);
  }
  const own = await recipientOfAccount(db, actor.id);
  const digits = fingerprintOf({ ...key.stored, account: actor.id });
  if (joined !== 'active') {
    const waiting = (await openRequests(db, new Map())).find(({ act }) => act === 'reopen');
    const time = waiting?.effectAt && formatMomentWithZone(waiting.effectAt, actor.language);
    const isReopening = joined === 'reopening' && time !== undefined;
    const title = isReopening ? said.reopening({ time }) : said.keyReady;
    const body = <NewKeyPage digits={digits} text={isReopening ? said.reopeningText : undefined} title={title} />;
    return { title, section, body } satisfies Screen;
  }
  const identity = own && input.kind === 'passphrase' ? await openPassphraseKey(own, input.passphrase) : undefined;
  const sessionId = sessionIdOf(request);
  if (own && identity && sessionId) keys.unlock(sessionId, unlocked(own, identity, key.signer));
  if (!recovery.identity) return done(here, t.isOpen, t.takesReports);
  return { title: t.recoveryKey, section, body: <RecoveryKeyPage {...recovery} isSetUp /> } satisfies Screen;
}

/** The recovery key of a channel that is set up: made here, or the public half of one that was made elsewhere. */
async function recoveryOf(input: JoinInput): Promise<{ publicKey: string; identity?: string }> {
  return input.recovery === 'bring' ? { publicKey: parsePublicKey(input.recoveryKey) ?? '' } : makeKeyPair();
}

function unlocked({ id, publicKey, label }: Recipient, identity: string, signer: Signer): UnlockedKey {
  return { identity, publicKey, signer, recipientId: id, label };
}

/** `typed` is a public key; when empty, a key is generated and shown once. */
async function addRecovery({ db }: ReportDesk, actor: Staff, key: UnlockedKey, typed: string) {
  const t = recipientWords(actor.language);
  const made = typed ? undefined : await makeKeyPair();
  const publicKey = made?.publicKey ?? parsePublicKey(typed) ?? '';
  const result = await addRecoveryKey(db, actor, key, publicKey);
  if (result === 'key-known') return failed(here, t.keyInUse);
  if (result.kind === 'fingerprint') return failed(here, t.keyInUse);
  if (!made || result.kind !== 'asked') return sayOutcome(actor, result, here);
  const row = (await presentRecipients(db)).find((one) => one.publicKey === publicKey);
  const digits = row && fingerprintOf({ ...row, account: null });
  return { title: t.recoveryKey, section, body: <RecoveryKeyPage {...made} digits={digits} /> } satisfies Screen;
}

function admitScreen({ language }: Staff, { id, label, kind }: Recipient, error?: string): Screen {
  const t = requestWords(language);
  const body = (
    <FingerprintForm action={`${here}/${id}/admit`} error={error} title={t.admitTitle({ label })} verb={t.askAdmit}>
      <p>{kind === 'recovery' ? t.admitRecoveryText : t.admitText({ label })}</p>
    </FingerprintForm>
  );
  return { title: t.admitTitle({ label }), section, body };
}

function RemoveConfirm({ recipient, isOwn }: { recipient: Recipient; isOwn: boolean }) {
  const t = useWords(recipientWords);
  return (
    <Confirm
      action={`${here}/${recipient.id}/remove`}
      back={here}
      title={isOwn ? t.stopQuestion : t.takeOutQuestion({ label: recipient.label })}
      verb={isOwn ? t.leave : t.takeOut}
    >
      <p>{t.removalText}</p>
      <p className="mt-2 text-small text-slate">{t.lastKey}</p>
    </Confirm>
  );
}
