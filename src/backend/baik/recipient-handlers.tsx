import { Elysia } from 'elysia';
import type { Actor } from '../../domain/activity/commands.ts';
import {
  addRecoveryKey,
  admitRecipient,
  changePassphrase,
  joinRecipients,
  makePassphraseKey,
  openPassphraseKey,
  removeRecipient,
} from '../../domain/baik/recipient-commands.ts';
import {
  isChannelOpen,
  presentRecipients,
  type Recipient,
  recipientOfAccount,
} from '../../domain/baik/recipient-queries.ts';
import { makeKeyPair, parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { parseId } from '../../domain/input.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { Confirm } from '../ui/dialog.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { locked, type ReportDesk } from './desk.ts';
import { emptyJoin, JoinForm } from './join-form.tsx';
import { type JoinInput, passphraseProblem, readJoin, recoveryProblem } from './recipient-input.ts';
import { RecipientsPage } from './recipients-page.tsx';
import { RecoveryKeyPage } from './recovery-key-page.tsx';

const section = 'baik';
const here = endpoints.baikRecipients;
const attempt = { action: 'update', resource: 'report recipient' } as const;

/** Who can read reports: becoming one, letting in, taking out, and what to do before a key is lost. */
export function recipientPages(desk: ReportDesk) {
  const { gate, db, keys } = desk;

  const list = async (request: Request, actor: Actor, errors: Record<string, string> = {}): Promise<Screen> => {
    const [recipients, own] = [await presentRecipients(db), await recipientOfAccount(db, actor.id)];
    const isUnlocked = desk.keyOf(request) !== undefined;
    if (!own && !isUnlocked) {
      const isFirst = !(await isChannelOpen(db));
      return {
        title: 'Become a recipient',
        section,
        body: <JoinForm errors={{}} isFirst={isFirst} values={emptyJoin} />,
      };
    }
    const body = <RecipientsPage errors={errors} isUnlocked={isUnlocked} own={own} recipients={recipients} />;
    return { title: 'Recipients', section, body };
  };
  const refuse = (screen: Screen, text: string): Screen => ({
    ...screen,
    title: `Error: ${screen.title}`,
    status: 422,
    flash: { variant: 'destructive', title: 'Validation error', text },
  });

  return new Elysia({ name: 'backend.baik.recipients' })
    .get(
      here,
      guardedScreen(gate, ({ request, actor }) => list(request, actor)),
    )
    .post(
      `${here}/join`,
      guardedForm(gate, { action: 'create', resource: 'report recipient' }, async ({ request, actor }) => {
        const input = readJoin(await readForm(request));
        const [error] = Object.values(input.errors);
        if (error !== undefined) {
          const isFirst = !(await isChannelOpen(db));
          const body = <JoinForm errors={input.errors} isFirst={isFirst} values={input} />;
          return refuse({ title: 'Become a recipient', section, body }, error);
        }
        return join(desk, actor, request, input);
      }),
      { parse: 'none' },
    )
    .post(
      `${here}/recovery`,
      guardedForm(gate, { action: 'create', resource: 'report recipient' }, async ({ request, actor }) => {
        const key = desk.keyOf(request);
        if (!key) return locked();
        const typed = ((await readForm(request)).get('recovery_key') ?? '').trim();
        const problem = typed ? recoveryProblem(typed) : undefined;
        if (problem) return refuse(await list(request, actor, { recovery_key: problem }), problem);
        return addRecovery(desk, actor, key.identity, typed);
      }),
      { parse: 'none' },
    )
    .post(
      `${here}/passphrase`,
      guardedForm(gate, attempt, async ({ request, actor }) => {
        const key = desk.keyOf(request);
        const own = await recipientOfAccount(db, actor.id);
        if (!key || own?.kind !== 'passphrase' || own.id !== key.recipientId) return locked();
        const form = await readForm(request);
        const passphrase = form.get('passphrase') ?? '';
        const problem = passphraseProblem(passphrase, form.get('passphrase_again') ?? '');
        if (problem) return refuse(await list(request, actor, { [problem.field]: problem.text }), problem.text);
        await changePassphrase(db, actor, own, key.identity, passphrase);
        return done(here, 'Passphrase changed', 'The old one opens nothing any more.');
      }),
      { parse: 'none' },
    )
    .post(
      `${here}/:id/admit`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const key = desk.keyOf(request);
        const id = parseId(params.id);
        if (!key) return locked();
        const result = id && (await admitRecipient(db, actor, key.identity, id));
        if (!result) return failed(here, 'Nobody waits there');
        return done(here, 'Recipient let in', sayRewrapped(result.cases, result.unopened));
      }),
      { parse: 'none' },
    )
    .get(
      `${here}/:id/remove`,
      guardedScreen<{ id: string }>(gate, async ({ request, params, actor }) => {
        const found = await removable(desk, request, actor, params.id);
        if (!found) return notFoundScreen(() => 'Recipient not found', here);
        return {
          title: 'Take a recipient out',
          section,
          body: <RemoveConfirm isOwn={found.accountId === actor.id} recipient={found} />,
        };
      }),
    )
    .post(
      `${here}/:id/remove`,
      guardedForm<{ id: string }>(
        gate,
        { action: 'delete', resource: 'report recipient' },
        async ({ request, params, actor }) => {
          const found = await removable(desk, request, actor, params.id);
          if (!found) return notFoundScreen(() => 'Recipient not found', here);
          const result = await removeRecipient(db, actor, found.id, desk.keyOf(request)?.identity);
          keys.lockRecipient(found.id);
          if (!result) return failed(here, 'That recipient is gone already');
          return done(endpoints.baik, 'Recipient taken out', sayRewrapped(result.cases, result.unopened));
        },
      ),
      { parse: 'none' },
    );
}

/** With an open key one may take out anybody; without, only oneself: that is how a lost passphrase is left behind. */
async function removable(desk: ReportDesk, request: Request, actor: Actor, given: string) {
  const id = parseId(given);
  const found = (await presentRecipients(desk.db)).find((one) => one.id === id);
  return found && (found.accountId === actor.id || desk.keyOf(request)) ? found : undefined;
}

async function join(desk: ReportDesk, actor: Actor, request: Request, input: JoinInput) {
  const { db, keys } = desk;
  const isFirst = !(await isChannelOpen(db));
  const key =
    input.kind === 'passphrase'
      ? await makePassphraseKey(input.passphrase)
      : { publicKey: parsePublicKey(input.publicKey) ?? '', wrappedKey: null, passphraseSalt: null };
  const joined = await joinRecipients(db, actor, {
    ...key,
    kind: input.kind,
    noticeAddress: input.noticeAddress || null,
  });
  if (joined === 'already') return failed(here, 'You are a recipient already');
  if (joined === 'key-known') return failed(here, 'This key is in use already');
  if (joined === 'waiting') return done(endpoints.baik, 'Your key is ready', 'A recipient has to let you in now.');
  const own = await recipientOfAccount(db, actor.id);
  const identity = own && input.kind === 'passphrase' ? await openPassphraseKey(own, input.passphrase) : undefined;
  const sessionId = sessionIdOf(request);
  if (own && identity && sessionId) keys.unlock(sessionId, unlocked(own, identity));
  if (isFirst && input.recovery !== 'none')
    return addRecovery(desk, actor, identity, input.recovery === 'bring' ? input.recoveryKey : '');
  return done(endpoints.baik, 'The channel is open', 'From now on the public page takes reports.');
}

function unlocked({ id, publicKey, label }: Recipient, identity: string) {
  return { identity, publicKey, recipientId: id, label };
}

/** `typed` is the public half, or empty for a key that is made now and shown once. */
async function addRecovery({ db }: ReportDesk, actor: Actor, identity: string | undefined, typed: string) {
  const made = typed ? undefined : await makeKeyPair();
  const publicKey = made?.publicKey ?? parsePublicKey(typed) ?? '';
  const result = await addRecoveryKey(db, actor, { label: 'Recovery key', publicKey, identity });
  if (result === 'key-known') return failed(here, 'This key is in use already');
  if (!made) return done(here, 'Recovery key added', sayRewrapped(result.cases, result.unopened));
  return { title: 'Recovery key', section, body: <RecoveryKeyPage {...made} /> } satisfies Screen;
}

function sayRewrapped(cases: number, unopened: number): string {
  const sealed = `${cases} ${cases === 1 ? 'case was' : 'cases were'} sealed anew.`;
  return unopened === 0 ? sealed : `${sealed} ${unopened} could not be opened with your key and stayed as they were.`;
}

function RemoveConfirm({ recipient, isOwn }: { recipient: Recipient; isOwn: boolean }) {
  return (
    <Confirm
      action={`${here}/${recipient.id}/remove`}
      back={here}
      title={isOwn ? 'Stop being a recipient?' : `Take "${recipient.label}" out?`}
      verb={isOwn ? 'Leave' : 'Take out'}
    >
      <p>
        New reports are no longer sealed to this key, and the cases are sealed anew without it. What was read or
        exported before stays with whoever did it.
      </p>
      <p className="mt-2 text-small text-slate">
        If this is the last key with which somebody reads, the channel closes, and cases that no other key opens can
        never be read again.
      </p>
    </Confirm>
  );
}
