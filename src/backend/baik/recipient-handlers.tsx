import { Elysia } from 'elysia';
import type { KeyHolder } from '../../domain/baik/approvals/acts.ts';
import { ask, openApprovals, reopeningBy } from '../../domain/baik/approvals/approvals.ts';
import { fingerprintOf } from '../../domain/baik/approvals/fingerprints.ts';
import { keyChanges } from '../../domain/baik/approvals/key-changes.ts';
import { nameReader, signedNameOf } from '../../domain/baik/readers.ts';
import {
  addRecoveryKey,
  changePassphrase,
  joinRecipients,
  leaveRecipients,
  turnDownRecipient,
} from '../../domain/baik/recipient-commands.ts';
import { makeOfflineKey, makePassphraseKey, openPassphraseKey } from '../../domain/baik/recipient-keys.ts';
import { readLists, unlistedKeys } from '../../domain/baik/recipient-lists/recipient-lists.ts';
import { isChannelOpen, presentRecipients, recipientOfAccount } from '../../domain/baik/recipient-queries.ts';
import { makeKeyPair, parsePublicKey } from '../../domain/baik/sealing/sealing.ts';
import { parseId } from '../../domain/input.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { joinWords, recipientWords } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen, type ScreenCall } from '../ui/frame/screen.tsx';
import { answer, approvalPages, approvalSteps } from './approvals/approval-handlers.ts';
import { keyOf, locked, refused } from './case-guards.ts';
import { emptyJoin, JoinForm, type JoinInput, type JoinValues, passphraseProblem, readJoin } from './join-form.tsx';
import { NewKeyPage } from './new-key-page.tsx';
import { RecipientsPage } from './recipients-page.tsx';
import type { ReportSite } from './report-site.ts';

const section = 'baik';
const here = endpoints.baikRecipients;
const resource = { resource: 'report recipient', needs: 'reports.read' } as const;
const creates = { action: 'create', ...resource } as const;
const updates = { action: 'update', ...resource } as const;

type Call = ScreenCall<{ id: string }>;

/** Recipients screen: join, ask to admit and to remove, recovery key. */
export function recipientPages(site: ReportSite) {
  const { db } = site;

  const list = async (request: Request, actor: Staff, errors: Record<string, string> = {}): Promise<Screen> => {
    const own = await recipientOfAccount(db, actor.id);
    const key = keyOf(site, request);
    if (!own && !key) return joinScreen(site, actor, emptyJoin, {});
    const lists = await readLists(db);
    const people = lists.lists.at(-1)?.members.filter(({ account }) => account !== null).length ?? 0;
    const body = (
      <RecipientsPage
        account={actor.id}
        approvals={await openApprovals(db, key?.identity)}
        changes={await keyChanges(lists)}
        errors={errors}
        isAlone={people === 1}
        isChanged={lists.broken > 0 || (await unlistedKeys(db, lists)).length > 0}
        isUnlocked={key !== undefined}
        own={own}
        ownName={own ? await signedNameOf(own, own.signedName) : { name: null, group: null }}
        recipients={await presentRecipients(db)}
      />
    );
    return { title: recipientWords(actor.language).title, section, body };
  };
  const listAgain = async (request: Request, actor: Staff, field: string, text: string) =>
    refused(actor.language, await list(request, actor, { [field]: text }), text);
  const recipientIn = async ({ params }: Call) => {
    const id = parseId(params.id);
    return (await presentRecipients(db)).find((one) => one.id === id);
  };
  const notFound = () => notFoundScreen((language) => recipientWords(language).noRecipient, here);

  const admitting = approvalSteps(site, updates, async (call: Call) => {
    const { request, actor } = call;
    const key = keyOf(site, request);
    if (!key) return locked(actor);
    const found = await recipientIn(call);
    if (found?.status !== 'waiting') return notFound();
    const { id, label, kind } = found;
    const t = approvalWords(actor.language);
    const form = {
      title: t.admit({ label }),
      action: `${here}/${id}/admit`,
      back: here,
      verb: t.askAdmit,
      texts: [kind === 'recovery' ? t.admitRecoveryText : t.admitText({ label })],
      needsFingerprint: true,
    };
    const asked = { act: 'admit', recipientId: id } as const;
    return { form, send: (typed) => ask(site.reports.store, { ...actor, ...key }, asked, typed) };
  });

  /** With an unlocked key the removal of any recipient can be asked for; without one only one's own. */
  const removing = approvalSteps(site, { action: 'delete', ...resource }, async (call: Call) => {
    const { request, actor } = call;
    const key = keyOf(site, request);
    const found = await recipientIn(call);
    const isOwn = found?.accountId === actor.id;
    if (!found || !(isOwn || key)) return notFound();
    const t = recipientWords(actor.language);
    const form = {
      title: isOwn ? t.stopQuestion : t.takeOutQuestion({ label: found.label }),
      action: `${here}/${found.id}/remove`,
      back: here,
      verb: isOwn ? t.leave : t.takeOut,
      texts: [t.removalText, t.lastKey],
    };
    const recipientId = found.id;
    const send = async () => {
      if (found.status === 'waiting') {
        const { turnedDown, gone } = approvalWords(actor.language);
        return (await turnDownRecipient(db, actor, recipientId))
          ? done(endpoints.baik, turnedDown)
          : failed(here, gone);
      }
      if (key && isOwn && key.recipientId === recipientId) {
        return leaveRecipients(site.reports.store, { ...actor, ...key }, recipientId);
      }
      return ask(site.reports.store, { ...actor, ...key }, { act: isOwn ? 'leave' : 'remove', recipientId });
    };
    return { form, send };
  });

  return new Elysia({ name: 'backend.baik.recipients' })
    .get(
      here,
      guardedScreen(site, 'reports.read', ({ request, actor }) => list(request, actor)),
    )
    .post(
      `${here}/join`,
      guardedForm(site, creates, async ({ request, actor }) => {
        const input = readJoin(await readForm(request), joinWords(actor.language));
        const [error] = Object.values(input.errors);
        if (error === undefined) return join(site, actor, request, input);
        return refused(actor.language, await joinScreen(site, actor, input, input.errors), error);
      }),
      { parse: 'none' },
    )
    .post(
      `${here}/recovery`,
      guardedForm(site, creates, async ({ request, actor }) => {
        const key = keyOf(site, request);
        if (!key) return locked(actor);
        const typed = ((await readForm(request)).get('recovery_key') ?? '').trim();
        if (!typed || parsePublicKey(typed)) return addRecovery(site, { ...actor, ...key }, typed);
        return listAgain(request, actor, 'recovery_key', joinWords(actor.language).keyProblem);
      }),
      { parse: 'none' },
    )
    .post(
      `${here}/public-name`,
      guardedForm(site, updates, async ({ request, actor }) => {
        const own = await recipientOfAccount(db, actor.id);
        const key = keyOf(site, request);
        if (!key || own?.id !== key.recipientId) return locked(actor);
        const form = await readForm(request);
        await nameReader(db, actor, key, { name: form.get('name') ?? '', group: form.get('group') ?? '' });
        return done(here, recipientWords(actor.language).publicNameSaved);
      }),
      { parse: 'none' },
    )
    .post(
      `${here}/passphrase`,
      guardedForm(site, updates, async ({ request, actor }) => {
        const key = keyOf(site, request);
        const own = await recipientOfAccount(db, actor.id);
        if (!key || own?.kind !== 'passphrase' || own.id !== key.recipientId) return locked(actor);
        const form = await readForm(request);
        const passphrase = form.get('passphrase') ?? '';
        const problem = passphraseProblem(passphrase, form.get('passphrase_again') ?? '', joinWords(actor.language));
        if (problem) return listAgain(request, actor, problem.field, problem.text);
        const t = recipientWords(actor.language);
        await changePassphrase(db, actor, own, key.identity, passphrase);
        return done(here, t.passphraseChanged, t.oldOpensNothing);
      }),
      { parse: 'none' },
    )
    .get(`${here}/:id/admit`, admitting.show)
    .post(`${here}/:id/admit`, admitting.take, { parse: 'none' })
    .get(`${here}/:id/remove`, removing.show)
    .post(`${here}/:id/remove`, removing.take, { parse: 'none' })
    .use(approvalPages(site));
}

/** The form of an account that is no recipient yet. */
async function joinScreen(
  { db }: ReportSite,
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
export async function join(site: ReportSite, actor: Staff, request: Request, input: JoinInput) {
  const t = recipientWords(actor.language);
  const said = approvalWords(actor.language);
  const { db, keys } = site;
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
    return refused(actor.language, await joinScreen(site, actor, input, errors), said.fingerprintWrong);
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
export async function addRecovery(site: ReportSite, actor: Staff & KeyHolder, typed: string) {
  const made = typed ? undefined : await makeKeyPair();
  const outcome = await addRecoveryKey(site.reports.store, actor, made?.publicKey ?? parsePublicKey(typed) ?? '');
  if (!made || outcome.kind !== 'asked') return answer(site, actor, outcome, { back: here });
  const { member } = outcome.approval;
  const body = <NewKeyPage digits={member && fingerprintOf(member)} recovery={made} />;
  return { title: recipientWords(actor.language).recoveryKey, section, body } satisfies Screen;
}
