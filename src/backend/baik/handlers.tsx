import { currentLanguage } from '../../current.ts';
import { event, recordActivity } from '../../domain/activity/commands.ts';
import { admitRecoveryKey } from '../../domain/baik/approvals/approvals.ts';
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
import { reportWords as t } from '../../i18n/backend/baik/baik.words.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { done, failed } from '../ui/frame/screen.tsx';
import { casePages } from './case-handlers.tsx';
import { listScreen } from './case-list.tsx';
import { ChannelScreens, keyOf, type ReportSite } from './channel-screens.ts';
import { CountsOnly } from './counts-only.tsx';
import { recipientPages } from './recipient-handlers.tsx';
import { KeptFormPage, keptFormIn, refuseUnlock, unlockScreen } from './unlock.tsx';

const usesKey = ['other', 'report key'] as const;

/** The recipients' screens of the report channel. Staff who are not recipients see only numbers of past years. */
export function baikScreens(site: ReportSite) {
  const { db } = site;
  const { routes } = new ChannelScreens(site, 'backend.baik')
    .show(
      endpoints.baik,
      async ({ request, query, actor }) => {
        const key = may(actor, 'reports.read') ? keyOf(site, request) : undefined;
        if (key) return listScreen(db, key, query);
        const recipient = await recipientOfAccount(db, actor.id);
        if (recipient?.status === 'active' && may(actor, 'reports.read')) return unlockScreen(site, recipient);
        const [years, isOpen] = [await yearsOfReports(db, today()), await isChannelOpen(db)];
        return { title: t.title, body: <CountsOnly isOpen={isOpen} recipient={recipient} years={years} /> };
      },
      { needs: 'reports.count' },
    )
    .form(`${endpoints.baik}/unlock`, usesKey, async ({ request, actor }) => {
      const sessionId = sessionIdOf(request);
      const form = await readForm(request);
      const kept = keptFormIn(form);
      const recipient = await recipientOfAccount(db, actor.id);
      const subject = String(actor.id);
      const seconds = await site.guesses.wait(subject);
      if (seconds > 0) {
        return failed(endpoints.baik, t.tooManyAttempts, t.tryAgainIn({ minutes: Math.ceil(seconds / 60) }));
      }
      const found = await openKey(site, recipient, form.get('passphrase') ?? '', form.get('key') ?? '');
      if (!found || !sessionId) {
        site.guesses.count(subject);
        return refuseUnlock(site, recipient, { withKey: form.has('key'), kept });
      }
      const { key, holder } = found;
      const { store } = site.reports;
      const use = holder.kind === 'recovery' ? await admitRecoveryKey(store, { ...actor, ...key }, holder) : 'allowed';
      if (use !== 'allowed') return recoveryWaits(use);
      site.keys.unlock(sessionId, key);
      if (await bringUpToDate(store, { ...actor, ...key })) site.erased.rewriteSoon();
      await recordActivity(site.db, actor, event('report key.unlocked'));
      if (kept) return { title: t.unlocked, body: <KeptFormPage kept={kept} /> };
      return done(endpoints.baik, t.unlocked, t.unlockedText);
    })
    .form(`${endpoints.baik}/lock`, usesKey, async ({ request, actor }) => {
      const sessionId = sessionIdOf(request);
      if (sessionId) site.keys.lock(sessionId);
      await recordActivity(site.db, actor, event('report key.locked'));
      return done(endpoints.baik, t.locked, t.lockedText);
    })
    .use(recipientPages(site))
    .use(casePages(site));
  return routes;
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

function recoveryWaits(use: { waitsUntil: Date } | undefined): Response {
  if (!use) return failed(endpoints.baik, approvalWords.gone, approvalWords.goneText);
  const time = formatMomentWithZone(use.waitsUntil, currentLanguage());
  return failed(endpoints.baik, approvalWords.recoveryAsked, approvalWords.recoveryWaits({ time }));
}
