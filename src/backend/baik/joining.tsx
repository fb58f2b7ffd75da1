import type { Staff } from '../../domain/accounts/staff.ts';
import type { KeyHolder } from '../../domain/baik/approvals/acts.ts';
import { openApprovals, reopeningBy } from '../../domain/baik/approvals/approvals.ts';
import { fingerprintOf } from '../../domain/baik/approvals/fingerprints.ts';
import { addRecoveryKey, joinRecipients } from '../../domain/baik/recipient-commands.ts';
import { makeOfflineKey, makePassphraseKey, openPassphraseKey } from '../../domain/baik/recipient-keys.ts';
import { readLists } from '../../domain/baik/recipient-lists/recipient-lists.ts';
import { isChannelOpen, recipientOfAccount } from '../../domain/baik/recipient-queries.ts';
import { makeKeyPair, parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.ts';
import { joinWords, recipientWords } from '../../i18n/backend/baik/baik-recipients.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { done, failed, type Screen } from '../ui/frame/screen.tsx';
import { answer } from './approvals/approval-handlers.ts';
import { type ReportDesk, refused } from './desk.ts';
import { JoinForm } from './join-form.tsx';
import { NewKeyPage } from './new-key-page.tsx';
import type { JoinInput, JoinValues } from './recipient-input.ts';

const section = 'baik';
const here = endpoints.baikRecipients;

/** The form of an account that is no recipient yet. */
export async function joinScreen(
  { db }: ReportDesk,
  actor: Staff,
  values: JoinValues,
  errors: Record<string, string>,
): Promise<Screen> {
  const isOpen = await isChannelOpen(db);
  const isFirst = !isOpen && (await readLists(db)).lists.length === 0;
  const reopening = isOpen ? undefined : await reopeningBy(db, actor);
  const body = <JoinForm errors={errors} isFirst={isFirst} reopenedBy={reopening?.request.name} values={values} />;
  return { title: joinWords(actor.language).joinTitle, section, body };
}

/** Takes a key into the list of recipients; the first one opens the channel and has a recovery key made. */
export async function join(desk: ReportDesk, actor: Staff, request: Request, input: JoinInput) {
  const t = recipientWords(actor.language);
  const said = approvalWords(actor.language);
  const { db, keys } = desk;
  const key =
    input.kind === 'passphrase'
      ? await makePassphraseKey(input.passphrase)
      : await makeOfflineKey(parsePublicKey(input.publicKey) ?? '');
  // The public half of one that was made elsewhere, or a new one.
  const recovery: { publicKey: string; identity?: string } =
    input.recovery === 'bring' ? { publicKey: parsePublicKey(input.recoveryKey) ?? '' } : await makeKeyPair();
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
    const errors = { fingerprint: said.fingerprintWrong };
    return refused(actor.language, await joinScreen(desk, actor, input, errors), said.fingerprintWrong);
  }
  if (joined !== 'active') {
    const waiting = (await openApprovals(db)).find(({ act }) => act === 'reopen')?.effectAt;
    const time = joined === 'reopening' && waiting ? formatMomentWithZone(waiting, actor.language) : undefined;
    const title = time === undefined ? said.keyReady : said.reopening({ time });
    const digits = fingerprintOf({ ...key.stored, account: actor.id });
    const body = <NewKeyPage digits={digits} text={time && said.reopeningText} title={title} />;
    return { title, section, body } satisfies Screen;
  }
  const own = await recipientOfAccount(db, actor.id);
  const identity = own && input.kind === 'passphrase' ? await openPassphraseKey(own, input.passphrase) : undefined;
  const sessionId = sessionIdOf(request);
  if (own && identity && sessionId) {
    const { publicKey, label } = own;
    keys.unlock(sessionId, { identity, publicKey, signer: key.signer, recipientId: own.id, label });
  }
  if (!recovery.identity) return done(here, t.isOpen, t.takesReports);
  return { title: t.recoveryKey, section, body: <NewKeyPage isSetUp recovery={recovery} /> } satisfies Screen;
}

/** `typed` is a public key; when empty, a key is generated and shown once. */
export async function addRecovery(desk: ReportDesk, actor: Staff & KeyHolder, typed: string) {
  const made = typed ? undefined : await makeKeyPair();
  const outcome = await addRecoveryKey(desk.store, actor, made?.publicKey ?? parsePublicKey(typed) ?? '');
  if (!made || outcome.kind !== 'asked') return answer(desk, actor, outcome, { back: here });
  const { member } = outcome.approval;
  const body = <NewKeyPage digits={member && fingerprintOf(member)} recovery={made} />;
  return { title: recipientWords(actor.language).recoveryKey, section, body } satisfies Screen;
}
