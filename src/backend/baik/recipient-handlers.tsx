import { Elysia } from 'elysia';
import type { Staff } from '../../domain/accounts/staff.ts';
import type { Actor } from '../../domain/activity/commands.ts';
import { nameReader, signedNameOf } from '../../domain/baik/readers.ts';
import { changePassphrase, leaveRecipients, turnDownRecipient } from '../../domain/baik/recipient-commands.ts';
import { readLists, unlistedKeys } from '../../domain/baik/recipient-lists/recipient-lists.ts';
import { presentRecipients, type Recipient, recipientOfAccount } from '../../domain/baik/recipient-queries.ts';
import { keyChanges } from '../../domain/baik/requests/key-changes.ts';
import { askToAdmit, askToLeave, askToRemove } from '../../domain/baik/requests/request-commands.ts';
import type { UnlockedKey } from '../../domain/baik/sealing/unlocked-keys.ts';
import { parseId } from '../../domain/input.ts';
import { joinWords, recipientWords } from '../../i18n/backend/baik/baik-recipients.ts';
import { requestWords } from '../../i18n/backend/baik/baik-requests.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { Confirm } from '../ui/dialog.tsx';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { locked, type ReportDesk } from './desk.ts';
import { emptyJoin } from './join-form.tsx';
import { addRecovery, join, joinScreen } from './joining.tsx';
import { passphraseProblem, readJoin, recoveryProblem } from './recipient-input.ts';
import { RecipientsPage } from './recipients-page.tsx';
import { FingerprintForm } from './requests/fingerprint-form.tsx';
import { sayOutcome } from './requests/outcome.ts';
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
