import { currentLanguage } from '../../current.ts';
import { event, recordActivity } from '../../domain/activity/commands.ts';
import { admitRecoveryKey } from '../../domain/baik/approvals/approvals.ts';
import { bringUpToDate } from '../../domain/baik/approvals/upkeep.ts';
import { type Cell as Count, type YearOfReports, yearsOfReports } from '../../domain/baik/cases/statistics.ts';
import {
  activeRecipients,
  isChannelOpen,
  openPassphraseKey,
  openSigner,
  type Recipient,
  recipientOfAccount,
} from '../../domain/baik/recipients/recipients.ts';
import { parseIdentity } from '../../domain/baik/sealing/sealing.ts';
import { today } from '../../domain/days.ts';
import { may } from '../../domain/rights/permissions.ts';
import { reportWords as t } from '../../i18n/backend/baik/baik.words.ts';
import { approvalWords } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { languages } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { LinkButton, OutlineLink } from '../../ui/text/button.tsx';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { Table } from '../ui/lists/table.tsx';
import { casePages } from './cases/case-handlers.tsx';
import { listScreen } from './cases/case-list.tsx';
import { ChannelScreens, keyOf, type ReportSite } from './channel-screens.ts';
import { recipientPages } from './recipient-handlers.tsx';
import { KeptFormPage, KeyPanel, keptFormIn, refuseUnlock, unlockScreen } from './unlock.tsx';

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
async function openKey({ db }: ReportSite, recipient: Recipient | undefined, passphrase: string, typed: string) {
  let holder = recipient?.status === 'active' ? recipient : undefined;
  let identity = holder && passphrase ? await openPassphraseKey(holder, passphrase) : undefined;
  if (typed.trim()) {
    const pair = await parseIdentity(typed);
    holder = pair && (await activeRecipients(db)).find(({ publicKey }) => publicKey === pair.publicKey);
    identity = pair?.identity;
  }
  const signer = holder && identity ? await openSigner(holder, identity) : undefined;
  if (!holder || !identity || !signer) return undefined;
  const { publicKey, id: recipientId, label } = holder;
  return { key: { identity, signer, publicKey, recipientId, label }, holder };
}

function recoveryWaits(use: { waitsUntil: Date } | undefined): Response {
  if (!use) return failed(endpoints.baik, approvalWords.gone, approvalWords.goneText);
  const time = formatMomentWithZone(use.waitsUntil, currentLanguage());
  return failed(endpoints.baik, approvalWords.recoveryAsked, approvalWords.recoveryWaits({ time }));
}

type CountsOnlyProps = { years: readonly YearOfReports[]; isOpen: boolean; recipient: Recipient | undefined };

function CountsOnly({ years, isOpen, recipient }: CountsOnlyProps) {
  return (
    <>
      <PageHeader
        action={
          <Allowed needs="reports.read">
            {recipient ? (
              <OutlineLink href={endpoints.baikRecipients}>{t.recipients}</OutlineLink>
            ) : (
              <LinkButton href={endpoints.baikRecipients}>{isOpen ? t.becomeRecipient : t.setUp}</LinkButton>
            )}
          </Allowed>
        }
        text={introduction(isOpen, recipient)}
        title={t.title}
      />
      <div className="grid max-w-160 gap-6">
        <Panel id="counts" text={t.yearsText} title={t.years}>
          <Years years={years} />
        </Panel>
        {isOpen && (
          <Allowed needs="reports.read">
            <KeyPanel error={undefined} isOpen={false} />
          </Allowed>
        )}
      </div>
    </>
  );
}

function introduction(isOpen: boolean, recipient: Recipient | undefined): string {
  if (recipient?.status === 'waiting') return isOpen ? t.keyWaits : t.keyReopens;
  if (!isOpen) return t.isClosed;
  return t.onlyRecipients;
}

/** Reports by year and month, without numbers that could point to a person. */
function Years({ years }: { years: readonly YearOfReports[] }) {
  if (years.length === 0) return <p className="text-small text-slate">{t.noYears}</p>;
  const shown = (value: Count) => (typeof value === 'number' ? value : t[value]);
  const names = new Intl.DateTimeFormat(languages[currentLanguage()].htmlLang, { month: 'long', timeZone: 'UTC' });
  return (
    <>
      <Table
        caption={t.years}
        columns={[
          { head: t.year, main: true, cell: ({ year }) => year },
          { head: t.received, cell: ({ received }) => shown(received) },
          { head: t.acknowledgedInTime, cell: ({ acknowledgedInTime }) => shown(acknowledgedInTime) },
          { head: t.answeredInTime, cell: ({ answeredInTime }) => shown(answeredInTime) },
          { head: t.closed, cell: ({ closed }) => shown(closed) },
        ]}
        rows={years}
      />
      {years
        .filter(({ months }) => months.length > 0)
        .map(({ year, months }) => (
          <details className="mt-4" key={year}>
            <summary className="line-link inline-block min-h-7 cursor-pointer text-small">
              {t.months({ year: String(year) })}
            </summary>
            <Table
              caption={t.months({ year: String(year) })}
              columns={[
                { head: t.month, main: true, cell: (_, month) => names.format(Date.UTC(year, month)) },
                { head: t.received, cell: shown },
              ]}
              rows={months}
            />
          </details>
        ))}
    </>
  );
}
