import type { Db } from '../../../db/client.ts';
import { openApprovals } from '../../../domain/baik/approvals/approvals.ts';
import { type CaseRow, hiddenCases, pageOfCases } from '../../../domain/baik/cases/case-queries.ts';
import { type Recipient, recipientOfAccount } from '../../../domain/baik/recipient-queries.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { caseStatusWords, reportWords } from '../../../i18n/backend/baik/baik.words.ts';
import { keptFormWords } from '../../../i18n/backend/baik/baik-case.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import type { Screen } from '../../ui/frame/screen.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { ApprovalsNotice } from '../approvals-notice.tsx';
import { caseHref, DayText, statusTones } from '../labels.tsx';
import { PanelForm } from '../panel-form.tsx';
import { KeptFields, type KeptForm, KeptNotice, keptFormOf } from './kept-form.tsx';

type UnlockProps = {
  kind: string;
  error: string | undefined;
  withKey: boolean;
  /** Number of cases offered as encrypted copies, for recipients whose private key is elsewhere. */
  cases: readonly CaseRow[];
  /** Approvals that wait. */
  waiting: number;
  /** A form that came when the reports were locked. */
  kept: KeptForm | undefined;
};

/** Form for unlocking the recipient's key. */
export function Unlock({ kind, error, withKey, cases, waiting, kept }: UnlockProps) {
  const t = useWords(reportWords);
  return (
    <>
      <PageHeader text={t.unlockText} title={t.unlockTitle} />
      <ApprovalsNotice count={waiting} />
      <div className="grid max-w-160 gap-6">
        {kept && <KeptNotice kept={kept} />}
        {kind === 'passphrase' && (
          <PanelForm button={t.unlock} id="unlock" isPrimary title={t.withPassphrase} to={`${endpoints.baik}/unlock`}>
            <KeptFields kept={kept} />
            <TextField
              required
              autoComplete="off"
              error={withKey ? undefined : error}
              id="passphrase"
              label={t.passphrase}
              mark="*"
              name="passphrase"
              type="password"
            />
          </PanelForm>
        )}
        {kind === 'offline' && <SealedCopies cases={cases} />}
        <KeyPanel error={withKey ? error : undefined} isOpen={withKey || kind !== 'passphrase'} kept={kept} />
      </div>
    </>
  );
}

type KeyPanelProps = { error: string | undefined; isOpen: boolean; kept?: KeptForm | undefined };

/** Field for offline keys and the recovery key. */
export function KeyPanel({ error, isOpen, kept }: KeyPanelProps) {
  const t = useWords(reportWords);
  return (
    <details className="desk-panel" open={isOpen}>
      <summary className="t-item flex cursor-pointer items-center gap-3 text-petrol-deep">
        {t.withKey}
        <Icon className="size-5 text-slate" name="chevron-down" />
      </summary>
      <form action={`${endpoints.baik}/unlock`} autoComplete="off" className="mt-4 grid gap-5" method="post">
        <KeptFields kept={kept} />
        <TextArea
          autoComplete="off"
          error={error}
          hint={t.keyHint}
          id="key"
          label={t.privateKey}
          look="font-mono text-small"
          name="key"
          rows={3}
          spellCheck={false}
        />
        <div>
          <button className="btn-outline" type="submit">
            {t.unlockWithKey}
          </button>
        </div>
      </form>
    </details>
  );
}

/** Encrypted copies of the cases, for recipients who decrypt them elsewhere. */
function SealedCopies({ cases }: { cases: readonly CaseRow[] }) {
  const t = useWords(reportWords);
  const statusLabels = useWords(caseStatusWords);
  return (
    <Panel id="sealed" text={t.readOfflineText} title={t.readOffline}>
      {cases.length > 0 ? (
        <ul>
          {cases.map(({ id, status, receivedOn, unreadByRecipients }) => (
            <li
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-graphite/20 py-3 text-small"
              key={id}
            >
              <span className={unreadByRecipients ? 'font-750' : 'font-600'}>{t.caseOf({ id })}</span>
              <span className="text-slate">
                {t.receivedOn} <DayText day={receivedOn} />
              </span>
              {unreadByRecipients && <StatusBadge tone="bad">{t.unread}</StatusBadge>}
              <StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>
              <form action={`${caseHref(id)}/sealed`} className="ml-auto" method="post">
                <button aria-label={t.downloadCase({ id })} className="line-link min-h-7 font-600" type="submit">
                  {t.downloadSealed}
                </button>
              </form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small text-slate">{t.noReport}</p>
      )}
    </Panel>
  );
}

const title = (language: Language) => reportWords(language).title;
const section = 'baik';
/** Sorts unread cases first, then the newest. */
const maxSealedCopies = 100;

type Asking = { error?: string; withKey?: boolean; kept?: KeptForm | undefined };

export async function unlockScreen(
  { db }: { db: Db },
  recipient: Recipient | undefined,
  { error, withKey = false, kept }: Asking = {},
): Promise<Screen> {
  const kind = recipient?.kind ?? 'offline';
  const waiting = (await openApprovals(db)).length;
  const keepsKey = recipient?.status === 'active' && kind === 'offline';
  const { rows } = keepsKey
    ? await pageOfCases(db, { status: undefined, page: 1, pageSize: maxSealedCopies, hidden: await hiddenCases(db) })
    : { rows: [] };
  return {
    title,
    section,
    body: <Unlock cases={rows} error={error} kept={kept} kind={kind} waiting={waiting} withKey={withKey} />,
  };
}

/** The passphrase or the key is wrong. */
export async function refuseUnlock(
  site: { db: Db },
  { language }: Staff,
  recipient: Recipient | undefined,
  { withKey = false, kept }: Omit<Asking, 'error'>,
): Promise<Screen> {
  const t = reportWords(language);
  const text = withKey ? t.wrongKey : t.wrongPassphrase;
  return {
    ...(await unlockScreen(site, recipient, { error: text, withKey, kept })),
    status: 422,
    flash: { variant: 'destructive', title: t.stillLocked, text },
  };
}

/** Asks for the passphrase with a form that came when the reports were locked; undefined when there is nothing to keep. */
export async function unlockKeeping(site: { db: Db }, staff: Staff, request: Request): Promise<Screen | undefined> {
  const recipient = await recipientOfAccount(site.db, staff.id);
  const kept = recipient?.status === 'active' ? await keptFormOf(request) : undefined;
  if (!kept) return undefined;
  const t = keptFormWords(staff.language);
  const flash = { variant: 'destructive', title: reportWords(staff.language).locked, text: t.kept } as const;
  return { ...(await unlockScreen(site, recipient, { kept })), status: 422, flash };
}
