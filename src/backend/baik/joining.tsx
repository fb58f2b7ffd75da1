import type { Staff } from '../../domain/accounts/staff.ts';
import { addRecoveryKey, joinRecipients } from '../../domain/baik/recipient-commands.ts';
import { makeOfflineKey, makePassphraseKey, openPassphraseKey } from '../../domain/baik/recipient-keys.ts';
import { readLists } from '../../domain/baik/recipient-lists/recipient-lists.ts';
import {
  isChannelOpen,
  presentRecipients,
  type Recipient,
  recipientOfAccount,
} from '../../domain/baik/recipient-queries.ts';
import { fingerprintOf } from '../../domain/baik/requests/fingerprints.ts';
import { reopeningBy } from '../../domain/baik/requests/reopening.ts';
import { openRequests } from '../../domain/baik/requests/request-queries.ts';
import { makeKeyPair, parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import type { Signer } from '../../domain/baik/sealing/signatures.ts';
import type { UnlockedKey } from '../../domain/baik/sealing/unlocked-keys.ts';
import { joinWords, recipientWords } from '../../i18n/backend/baik/baik-recipients.ts';
import { requestWords } from '../../i18n/backend/baik/baik-requests.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { done, failed, type Screen } from '../ui/frame/screen.tsx';
import type { ReportDesk } from './desk.ts';
import { JoinForm } from './join-form.tsx';
import type { JoinInput, JoinValues } from './recipient-input.ts';
import { RecoveryKeyPage } from './recovery-key-page.tsx';
import { sayOutcome } from './requests/outcome.ts';
import { NewKeyPage } from './requests/own-fingerprint.tsx';
import { refuseFingerprint } from './requests/request-handlers.tsx';

const section = 'baik';
const here = endpoints.baikRecipients;

/** The form of an account that is no recipient yet. */
export async function joinScreen(
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

/** Takes a key into the list of recipients; the first one opens the channel and has a recovery key made. */
export async function join(desk: ReportDesk, actor: Staff, request: Request, input: JoinInput) {
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
export async function addRecovery({ db }: ReportDesk, actor: Staff, key: UnlockedKey, typed: string) {
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
