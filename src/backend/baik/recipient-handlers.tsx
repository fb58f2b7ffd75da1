import { currentLanguage } from '../../current.ts';
import type { KeyHolder } from '../../domain/baik/approvals/acts.ts';
import { openApprovals, reopeningBy, requestOrConfirm } from '../../domain/baik/approvals/approvals.ts';
import {
  addRecoveryKey,
  changePassphrase,
  joinRecipients,
  leaveRecipients,
  turnDownRecipient,
} from '../../domain/baik/approvals/recipient-commands.ts';
import { fingerprintOf } from '../../domain/baik/recipients/approval-body.ts';
import { nameReader } from '../../domain/baik/recipients/readers.ts';
import { readLists } from '../../domain/baik/recipients/recipient-lists.ts';
import {
  isChannelOpen,
  makeOfflineKey,
  makePassphraseKey,
  openPassphraseKey,
  presentRecipients,
  recipientOfAccount,
} from '../../domain/baik/recipients/recipients.ts';
import { makeKeyPair, parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { parseId } from '../../domain/input.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { joinWords, recipientWords as t } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { answer, approvalForm, approvalPages } from './approval-handlers.tsx';
import {
  type Call,
  ChannelScreens,
  type KeyCall,
  keyOf,
  locked,
  type ReportSite,
  refused,
  withKey,
} from './channel-screens.ts';
import {
  emptyJoin,
  JoinForm,
  type JoinInput,
  type JoinValues,
  NewKeyPage,
  passphraseErrors,
  readJoin,
} from './join-form.tsx';
import { recipientsScreen } from './recipients-page.tsx';

const here = endpoints.baikRecipients;
const creates = ['create', 'report recipient'] as const;
const updates = ['update', 'report recipient'] as const;

export function recipientPages(site: ReportSite): ChannelScreens {
  const { db } = site;
  const { store } = site.reports;
  const list = async ({ request, actor }: Call, errors: Record<string, string> = {}) => {
    const own = await recipientOfAccount(db, actor.id);
    const key = keyOf(site, request);
    if (!own && !key) return joinScreen(site, actor, emptyJoin, {});
    return recipientsScreen(db, { own, key, account: actor.id, errors });
  };
  /** The recipient whose key is unlocked, if it is the actor's own. */
  const unlockedBy = async ({ id, recipientId }: KeyCall['holder']) => {
    const own = await recipientOfAccount(db, id);
    return own?.id === recipientId ? own : undefined;
  };
  const recipientIn = async ({ params }: Call) => {
    const id = parseId(params.id);
    return (await presentRecipients(db)).find((one) => one.id === id);
  };
  const notFound = () => notFoundScreen(() => t.noRecipient, here);

  const screens = new ChannelScreens(site, 'backend.baik.recipients')
    .show(here, (call) => list(call))
    .form(`${here}/join`, creates, async ({ request, actor }) => {
      const input = readJoin(await readForm(request));
      const [error] = Object.values(input.errors);
      if (error === undefined) return join(site, actor, request, input);
      return refused(await joinScreen(site, actor, input.values, input.errors), error);
    })
    .keyForm(`${here}/recovery`, creates, async (call) => {
      const typed = ((await readForm(call.request)).get('recovery_key') ?? '').trim();
      if (!typed || parsePublicKey(typed)) return addRecovery(site, call.holder, typed);
      return refused(await list(call, { recovery_key: joinWords.keyProblem }), joinWords.keyProblem);
    })
    .keyForm(`${here}/public-name`, updates, async ({ request, holder }) => {
      if (!(await unlockedBy(holder))) return locked();
      const form = await readForm(request);
      await nameReader(db, holder, { name: form.get('name') ?? '', group: form.get('group') ?? '' });
      return done(here, t.publicNameSaved);
    })
    .keyForm(`${here}/passphrase`, updates, async (call) => {
      const own = await unlockedBy(call.holder);
      if (own?.kind !== 'passphrase') return locked();
      const form = await readForm(call.request);
      const errors = passphraseErrors(form);
      const [problem] = Object.values(errors);
      if (problem !== undefined) return refused(await list(call, errors), problem);
      await changePassphrase(db, call.holder, own, form.get('passphrase') ?? '');
      return done(here, t.passphraseChanged, t.oldOpensNothing);
    })
    .use(approvalPages(site));

  const admitting = withKey(site, async (call) => {
    const found = await recipientIn(call);
    if (found?.status !== 'waiting') return notFound();
    const { id, label, kind } = found;
    const form = {
      title: approvalWords.admit({ label }),
      action: `${here}/${id}/admit`,
      back: here,
      verb: approvalWords.askAdmit,
      texts: [kind === 'recovery' ? approvalWords.admitRecoveryText : approvalWords.admitText({ label })],
      needsFingerprint: true,
    };
    const subject = { act: 'admit', recipientId: id } as const;
    return { form, send: (typed: string) => requestOrConfirm(store, call.holder, subject, typed) };
  });
  approvalForm(screens, `${here}/:id/admit`, updates, admitting);

  // With an unlocked key the removal of any recipient can be asked for; without one only one's own.
  return approvalForm(screens, `${here}/:id/remove`, ['delete', 'report recipient'], async (call) => {
    const { request, actor } = call;
    const key = keyOf(site, request);
    const found = await recipientIn(call);
    const isOwn = found?.accountId === actor.id;
    if (!found || !(isOwn || key)) return notFound();
    const { id, label, status } = found;
    const form = {
      title: isOwn ? t.stopQuestion : t.takeOutQuestion({ label }),
      action: `${here}/${id}/remove`,
      back: here,
      verb: isOwn ? t.leave : t.takeOut,
      texts: [t.removalText, t.lastKey],
    };
    const send = async () => {
      if (status === 'waiting') {
        const isTurnedDown = await turnDownRecipient(db, actor, id);
        return isTurnedDown ? done(endpoints.baik, approvalWords.turnedDown) : failed(here, approvalWords.gone);
      }
      if (key && isOwn && key.recipientId === id) return leaveRecipients(store, { ...actor, ...key }, id);
      return requestOrConfirm(store, { ...actor, ...key }, { act: isOwn ? 'leave' : 'remove', recipientId: id });
    };
    return { form, send };
  });
}

async function joinScreen({ db }: ReportSite, actor: Staff, values: JoinValues, errors: Record<string, string>) {
  const isOpen = await isChannelOpen(db);
  const isFirst = !isOpen && (await readLists(db)).lists.length === 0;
  const reopening = isOpen ? undefined : await reopeningBy(db, actor);
  const body = <JoinForm errors={errors} isFirst={isFirst} reopenedBy={reopening?.request.name} values={values} />;
  return { title: joinWords.joinTitle, body };
}

/** Takes a key into the list of recipients; the first one opens the channel and has a recovery key made. */
async function join(site: ReportSite, actor: Staff, request: Request, { values, passphrase, fingerprint }: JoinInput) {
  const { db, keys } = site;
  const { kind } = values;
  const key =
    kind === 'passphrase'
      ? await makePassphraseKey(passphrase)
      : await makeOfflineKey(parsePublicKey(values.public_key) ?? '');
  // The public half of one that was made elsewhere, or a new one.
  const recovery: { publicKey: string; identity?: string } =
    values.recovery === 'bring' ? { publicKey: parsePublicKey(values.recovery_key) ?? '' } : await makeKeyPair();
  const noticeAddress = values.notice_address || null;
  const joining = { ...key, kind, noticeAddress, recovery: recovery.publicKey, fingerprint };
  const joined = await joinRecipients(db, actor, joining);
  if (joined === 'already') return failed(here, t.already);
  if (joined === 'key-known') return failed(here, t.keyInUse);
  if (joined === 'fingerprint') {
    const errors = { fingerprint: approvalWords.fingerprintWrong };
    return refused(await joinScreen(site, actor, values, errors), approvalWords.fingerprintWrong);
  }
  if (joined !== 'active') {
    const waiting = (await openApprovals(db)).find(({ act }) => act === 'reopen')?.effectAt;
    const time = joined === 'reopening' && waiting ? formatMomentWithZone(waiting, currentLanguage()) : undefined;
    const title = time === undefined ? approvalWords.keyReady : approvalWords.reopening({ time });
    const digits = fingerprintOf({ ...key.stored, account: actor.id });
    const body = <NewKeyPage digits={digits} text={time && approvalWords.reopeningText} title={title} />;
    return { title, body };
  }
  const own = await recipientOfAccount(db, actor.id);
  const identity = own && kind === 'passphrase' ? await openPassphraseKey(own, passphrase) : undefined;
  const sessionId = sessionIdOf(request);
  if (own && identity && sessionId) {
    const { publicKey, label } = own;
    keys.unlock(sessionId, { identity, publicKey, signer: key.signer, recipientId: own.id, label });
  }
  if (!recovery.identity) return done(here, t.isOpen, t.takesReports);
  return { title: t.recoveryKey, body: <NewKeyPage isSetUp recovery={recovery} /> };
}

/** `typed` is a public key; when empty, a key is generated and shown once. */
async function addRecovery(site: ReportSite, actor: Staff & KeyHolder, typed: string) {
  const made = typed ? undefined : await makeKeyPair();
  const outcome = await addRecoveryKey(site.reports.store, actor, made?.publicKey ?? parsePublicKey(typed) ?? '');
  if (!made || outcome.kind !== 'requested') return answer(site, outcome, { back: here });
  const { member } = outcome.approval;
  const body = <NewKeyPage digits={member && fingerprintOf(member)} recovery={made} />;
  return { title: t.recoveryKey, body };
}
