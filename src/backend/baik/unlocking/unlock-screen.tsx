import type { Db } from '../../../db/client.ts';
import type { Staff } from '../../../domain/accounts/staff.ts';
import { openApprovals } from '../../../domain/baik/approvals/approvals.ts';
import { hiddenCases, pageOfCases } from '../../../domain/baik/cases/case-queries.ts';
import { type Recipient, recipientOfAccount } from '../../../domain/baik/recipient-queries.ts';
import { reportWords } from '../../../i18n/backend/baik/baik.ts';
import { keptFormWords } from '../../../i18n/backend/baik/baik-case.ts';
import type { Language } from '../../../i18n/site/language.ts';
import type { Screen } from '../../ui/frame/screen.tsx';
import { type KeptForm, keptFormOf } from './kept-form.tsx';
import { Unlock } from './unlock.tsx';

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
  desk: { db: Db },
  { language }: Staff,
  recipient: Recipient | undefined,
  { withKey = false, kept }: Omit<Asking, 'error'>,
): Promise<Screen> {
  const t = reportWords(language);
  const text = withKey ? t.wrongKey : t.wrongPassphrase;
  return {
    ...(await unlockScreen(desk, recipient, { error: text, withKey, kept })),
    status: 422,
    flash: { variant: 'destructive', title: t.stillLocked, text },
  };
}

/** Asks for the passphrase with a form that came when the reports were locked; undefined when there is nothing to keep. */
export async function unlockKeeping(desk: { db: Db }, staff: Staff, request: Request): Promise<Screen | undefined> {
  const recipient = await recipientOfAccount(desk.db, staff.id);
  const kept = recipient?.status === 'active' ? await keptFormOf(request) : undefined;
  if (!kept) return undefined;
  const t = keptFormWords(staff.language);
  const flash = { variant: 'destructive', title: reportWords(staff.language).locked, text: t.kept } as const;
  return { ...(await unlockScreen(desk, recipient, { kept })), status: 422, flash };
}
