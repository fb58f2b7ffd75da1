import { Elysia } from 'elysia';
import type { Staff } from '../../domain/accounts/staff.ts';
import type { Actor } from '../../domain/activity/commands.ts';
import { nameReader } from '../../domain/baik/readers.ts';
import {
  addRecoveryKey,
  admitRecipient,
  changePassphrase,
  joinRecipients,
  removeRecipient,
} from '../../domain/baik/recipient-commands.ts';
import { makeOfflineKey, makePassphraseKey, openPassphraseKey } from '../../domain/baik/recipient-keys.ts';
import {
  isChannelOpen,
  presentRecipients,
  type Recipient,
  recipientOfAccount,
} from '../../domain/baik/recipient-queries.ts';
import { makeKeyPair, parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import type { Signer } from '../../domain/baik/sealing/signatures.ts';
import type { UnlockedKey } from '../../domain/baik/sealing/unlocked-keys.ts';
import { parseId } from '../../domain/input.ts';
import { joinWords, recipientWords } from '../../i18n/backend/baik-recipients.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { Confirm } from '../ui/dialog.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { locked, type ReportDesk } from './desk.ts';
import { emptyJoin, JoinForm } from './join-form.tsx';
import { type JoinInput, passphraseProblem, readJoin, recoveryProblem } from './recipient-input.ts';
import { RecipientsPage } from './recipients-page.tsx';
import { RecoveryKeyPage } from './recovery-key-page.tsx';

const section = 'baik';
const here = endpoints.baikRecipients;
const attempt = { action: 'update', resource: 'report recipient', needs: 'reports.read' } as const;

/** Recipients screen: join, admit, remove, recovery key. */
export function recipientPages(desk: ReportDesk) {
  const { gate, db, keys } = desk;

  const list = async (
    request: Request,
    actor: Staff,
    errors: Record<string, string> = {},
  ): Promise<Screen & { title: string }> => {
    const [recipients, own] = [await presentRecipients(db), await recipientOfAccount(db, actor.id)];
    const isUnlocked = desk.keyOf(request) !== undefined;
    if (!own && !isUnlocked) {
      const isFirst = !(await isChannelOpen(db));
      return {
        title: joinWords(actor.language).joinTitle,
        section,
        body: <JoinForm errors={{}} isFirst={isFirst} values={emptyJoin} />,
      };
    }
    const body = <RecipientsPage errors={errors} isUnlocked={isUnlocked} own={own} recipients={recipients} />;
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
          if (error !== undefined) {
            const isFirst = !(await isChannelOpen(db));
            const body = <JoinForm errors={input.errors} isFirst={isFirst} values={input} />;
            return refuse(actor, { title: joinWords(actor.language).joinTitle, section, body }, error);
          }
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
        if (!own || !desk.keyOf(request)) return locked(actor);
        const form = await readForm(request);
        await nameReader(db, actor, own.id, { name: form.get('name') ?? '', group: form.get('group') ?? '' });
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
    .post(
      `${here}/:id/admit`,
      guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }) => {
        const key = desk.keyOf(request);
        const id = parseId(params.id);
        if (!key) return locked(actor);
        const result = id && (await admitRecipient(db, actor, key, id));
        const t = recipientWords(actor.language);
        if (!result) return failed(here, t.nobodyWaits);
        return done(here, t.letInDone, sayRewrapped(t, result));
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
          const result = await removeRecipient(db, actor, found.id, desk.keyOf(request));
          keys.lockRecipient(found.id);
          const t = recipientWords(actor.language);
          if (!result) return failed(here, t.goneAlready);
          return done(endpoints.baik, t.takenOut, sayRewrapped(t, result));
        },
      ),
      { parse: 'none' },
    );
}

/** With an unlocked key any recipient can be removed; without one only oneself, in case of a lost passphrase. */
async function removable(desk: ReportDesk, request: Request, actor: Actor, given: string) {
  const id = parseId(given);
  const found = (await presentRecipients(desk.db)).find((one) => one.id === id);
  return found && (found.accountId === actor.id || desk.keyOf(request)) ? found : undefined;
}

async function join(desk: ReportDesk, actor: Staff, request: Request, input: JoinInput) {
  const t = recipientWords(actor.language);
  const { db, keys } = desk;
  const isFirst = !(await isChannelOpen(db));
  const key =
    input.kind === 'passphrase'
      ? await makePassphraseKey(input.passphrase)
      : await makeOfflineKey(parsePublicKey(input.publicKey) ?? '');
  const joined = await joinRecipients(db, actor, {
    ...key,
    kind: input.kind,
    noticeAddress: input.noticeAddress || null,
  });
  if (joined === 'already') return failed(here, t.already);
  if (joined === 'key-known') return failed(here, t.keyInUse);
  if (joined === 'waiting') return done(endpoints.baik, t.keyReady, t.hasToLetIn);
  const own = await recipientOfAccount(db, actor.id);
  const identity = own && input.kind === 'passphrase' ? await openPassphraseKey(own, input.passphrase) : undefined;
  const sessionId = sessionIdOf(request);
  const { signer } = key;
  if (own && identity && sessionId) keys.unlock(sessionId, unlocked(own, identity, signer));
  if (isFirst && input.recovery !== 'none') {
    const typed = input.recovery === 'bring' ? input.recoveryKey : '';
    return addRecovery(desk, actor, { identity, signer }, typed);
  }
  return done(endpoints.baik, t.isOpen, t.takesReports);
}

function unlocked({ id, publicKey, label }: Recipient, identity: string, signer: Signer): UnlockedKey {
  return { identity, publicKey, signer, recipientId: id, label };
}

/** `typed` is a public key; when empty, a key is generated and shown once. */
async function addRecovery(
  { db }: ReportDesk,
  actor: Staff,
  key: { identity: string | undefined; signer: Signer },
  typed: string,
) {
  const t = recipientWords(actor.language);
  const made = typed ? undefined : await makeKeyPair();
  const publicKey = made?.publicKey ?? parsePublicKey(typed) ?? '';
  const result = await addRecoveryKey(db, actor, { label: 'Recovery key', publicKey, key });
  if (result === 'key-known') return failed(here, t.keyInUse);
  if (!made) return done(here, t.recoveryAdded, sayRewrapped(t, result));
  return { title: t.recoveryKey, section, body: <RecoveryKeyPage {...made} /> } satisfies Screen;
}

function sayRewrapped(
  t: ReturnType<typeof recipientWords>,
  { cases, unopened }: { cases: number; unopened: number },
): string {
  const sealed = t.sealedAnew({ cases });
  return unopened === 0 ? sealed : `${sealed} ${t.notOpened({ count: unopened })}`;
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
