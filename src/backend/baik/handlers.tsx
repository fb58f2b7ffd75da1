import { Elysia } from 'elysia';
import { type Actor, recordActivity } from '../../domain/activity/commands.ts';
import { admitRecoveryKey, openApprovals } from '../../domain/baik/approvals/approvals.ts';
import { caseStatuses } from '../../domain/baik/case-status.ts';
import {
  casesNearErasure,
  countCases,
  erasedCases,
  hiddenCases,
  openingOf,
  overdueCases,
  pageOfCases,
} from '../../domain/baik/cases/case-queries.ts';
import { yearsOfReports } from '../../domain/baik/cases/statistics.ts';
import { openPassphraseKey, openSigner } from '../../domain/baik/recipient-keys.ts';
import {
  activeRecipientWithKey,
  isChannelOpen,
  type Recipient,
  recipientOfAccount,
} from '../../domain/baik/recipient-queries.ts';
import { parseIdentity } from '../../domain/baik/sealing/sealing.ts';
import type { UnlockedKey } from '../../domain/baik/sealing/unlocked-keys.ts';
import { bringUpToDate } from '../../domain/baik/upkeep.ts';
import { today } from '../../domain/days.ts';
import { may } from '../../domain/rights/permissions.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { reportWords } from '../../i18n/backend/baik/baik.words.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { countPages, parsePage } from '../../web/http/paging.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { keyOf } from './case-guards.ts';
import { casePages } from './case-handlers.tsx';
import { CaseList, type CaseSummary, pageSize, Tombstones } from './case-list.tsx';
import { CountsOnly } from './counts-only.tsx';
import { recipientPages } from './recipient-handlers.tsx';
import type { ReportSite } from './report-site.ts';
import { KeptFormPage, keptFormIn } from './unlocking/kept-form.tsx';
import { refuseUnlock, unlockScreen } from './unlocking/unlock.tsx';

const title = (language: Language) => reportWords(language).title;
const section = 'baik';
const usesKey = { action: 'other', resource: 'report key', needs: 'reports.read' } as const;

/** The recipients' screens of the report channel. Staff who are not recipients see only numbers of past years. */
export function baikScreens(site: ReportSite) {
  const { db } = site;
  return new Elysia({ name: 'backend.baik' })
    .get(
      endpoints.baik,
      guardedScreen(site, 'reports.count', async ({ request, query, actor }) => {
        const key = may(actor, 'reports.read') ? keyOf(site, request) : undefined;
        if (key) return listScreen(site, actor, key, query);
        const recipient = await recipientOfAccount(db, actor.id);
        if (recipient?.status === 'active' && may(actor, 'reports.read')) return unlockScreen(site, recipient);
        const [years, isOpen] = [await yearsOfReports(db, today()), await isChannelOpen(db)];
        return { title, section, body: <CountsOnly isOpen={isOpen} recipient={recipient} years={years} /> };
      }),
    )
    .post(
      `${endpoints.baik}/unlock`,
      guardedForm(site, usesKey, async ({ request, actor }) => {
        const t = reportWords(actor.language);
        const sessionId = sessionIdOf(request);
        const form = await readForm(request);
        const recipient = await recipientOfAccount(db, actor.id);
        const subject = String(actor.id);
        const seconds = await site.guesses.wait(subject);
        if (seconds > 0) {
          const minutes = Math.ceil(seconds / 60);
          return failed(endpoints.baik, t.tooManyAttempts, t.tryAgainIn({ minutes }));
        }
        const found = await openKey(site, recipient, form.get('passphrase') ?? '', form.get('key') ?? '');
        if (!found || !sessionId) {
          site.guesses.count(subject);
          return refuseUnlock(site, actor, recipient, { withKey: form.has('key'), kept: keptFormIn(form) });
        }
        const { key, holder } = found;
        const use =
          holder.kind === 'recovery'
            ? await admitRecoveryKey(site.reports.store, { ...actor, ...key }, holder)
            : 'allowed';
        if (use !== 'allowed') return sayRecoveryWaits(actor, use);
        site.keys.unlock(sessionId, key);
        if (await bringUpToDate(site.reports.store, { ...actor, ...key })) site.erased.rewriteSoon();
        await noteUse(site, actor, 'Unlocked the reports');
        const kept = keptFormIn(form);
        if (kept) return { title: t.unlocked, section, body: <KeptFormPage kept={kept} /> };
        return done(endpoints.baik, t.unlocked, t.unlockedText);
      }),
      { parse: 'none' },
    )
    .post(
      `${endpoints.baik}/lock`,
      guardedForm(site, usesKey, async ({ request, actor }) => {
        const t = reportWords(actor.language);
        const sessionId = sessionIdOf(request);
        if (sessionId) site.keys.lock(sessionId);
        await noteUse(site, actor, 'Locked the reports');
        return done(endpoints.baik, t.locked, t.lockedText);
      }),
      { parse: 'none' },
    )
    .use(recipientPages(site))
    .use(casePages(site));
}

async function listScreen(
  site: ReportSite,
  { language }: Staff,
  { identity }: UnlockedKey,
  query: URLSearchParams,
): Promise<Screen | Response> {
  const { db } = site;
  const page = parsePage(query.get('page') ?? undefined);
  if (!page) return notFoundScreen((shownIn) => reportWords(shownIn).noPage, endpoints.baik);
  if (query.get('status') === 'erased') {
    return { title, section, body: <Tombstones cases={await erasedCases(db)} /> };
  }
  const status = caseStatuses.find((known) => known === query.get('status'));
  const hidden = await hiddenCases(db, identity);
  const { rows, total } = await pageOfCases(db, { status, page, pageSize, hidden });
  if (page > countPages(total, pageSize)) return failed(endpoints.baik, reportWords(language).pageGone);
  const cases: CaseSummary[] = [];
  for (const row of rows) cases.push({ row, opening: await openingOf(db, row, identity) });
  const body = (
    <CaseList
      cases={cases}
      counts={await countCases(db, hidden)}
      page={page}
      overdue={await overdueCases(db, hidden)}
      soon={await casesNearErasure(db, hidden)}
      status={status}
      total={total}
      waiting={(await openApprovals(db, identity)).length}
    />
  );
  return { title, section, body };
}

/** The private key from the form: decrypted with the passphrase, or pasted by a recipient who stores it elsewhere. */
async function openKey(
  { db }: ReportSite,
  recipient: Recipient | undefined,
  passphrase: string,
  typed: string,
): Promise<OpenedKey | undefined> {
  if (typed.trim()) {
    const pair = await parseIdentity(typed);
    const holder = pair && (await activeRecipientWithKey(db, pair.publicKey));
    return pair && holder ? unlocked(holder, pair.identity) : undefined;
  }
  if (recipient?.status !== 'active' || !passphrase) return undefined;
  const identity = await openPassphraseKey(recipient, passphrase);
  return identity ? unlocked(recipient, identity) : undefined;
}

type OpenedKey = { key: UnlockedKey; holder: Recipient };

async function unlocked(holder: Recipient, identity: string): Promise<OpenedKey | undefined> {
  const signer = await openSigner(holder, identity);
  if (!signer) return undefined;
  const { publicKey, id: recipientId, label } = holder;
  return { key: { identity, signer, publicKey, recipientId, label }, holder };
}

function sayRecoveryWaits({ language }: Staff, use: { waitsUntil: Date } | undefined): Response {
  const t = approvalWords(language);
  const text = use ? t.recoveryWaits({ time: formatMomentWithZone(use.waitsUntil, language) }) : t.goneText;
  return failed(endpoints.baik, use ? t.recoveryAsked : t.gone, text);
}

/** Logs access to reports without their content. */
function noteUse({ db }: ReportSite, actor: Actor, description: string): Promise<void> {
  return recordActivity(db, actor, { action: 'other', description, resource: { type: 'report key' } });
}
