import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { attachmentTypes } from '../../domain/attachments/attachment-types.ts';
import { openApprovals } from '../../domain/baik/approvals/approvals.ts';
import { type CaseRow, hiddenCases, pageOfCases } from '../../domain/baik/cases/case-queries.ts';
import { baikLimits } from '../../domain/baik/input.ts';
import { type Recipient, recipientOfAccount } from '../../domain/baik/recipients/recipients.ts';
import { parsedJson } from '../../domain/baik/sealing/signatures.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { caseStatusWords, reportWords as t } from '../../i18n/backend/baik/baik.words.ts';
import { keptFormWords } from '../../i18n/backend/baik/baik-case.words.ts';
import { endpoints } from '../../routes.ts';
import { FilesField } from '../../ui/forms/files-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Button } from '../../ui/text/button.tsx';
import { maxFormInBytes } from '../../web/forms/form-refusals.ts';
import { readSubmittedForm } from '../../web/forms/submitted-form.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { ApprovalsNotice } from './approvals.tsx';
import { caseHref, DayText, statusTones } from './labels.tsx';
import { PanelForm } from './panel-form.tsx';

const maxSealedCopies = 100;

type UnlockView = { error?: string; withKey?: boolean; kept?: KeptForm | undefined };

/** The form for unlocking the recipient's key. `kept`: a form that was sent while the reports were locked. */
export async function unlockScreen(
  { db }: { db: Db },
  recipient: Recipient | undefined,
  { error, withKey = false, kept }: UnlockView = {},
) {
  const kind = recipient?.kind ?? 'offline';
  const keepsKey = recipient?.status === 'active' && kind === 'offline';
  const { rows } = keepsKey
    ? await pageOfCases(db, { status: undefined, page: 1, pageSize: maxSealedCopies, hidden: await hiddenCases(db) })
    : { rows: [] };
  const body = (
    <>
      <PageHeader text={t.unlockText} title={t.unlockTitle} />
      <ApprovalsNotice count={(await openApprovals(db)).length} />
      <div className="grid max-w-160 gap-6">
        {kept && <KeptNotice kept={kept} />}
        {kind === 'passphrase' && (
          <PanelForm button={t.unlock} id="unlock" isPrimary title={t.withPassphrase} to={`${endpoints.baik}/unlock`}>
            <KeptField kept={kept} />
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
        {kind === 'offline' && <SealedCopies cases={rows} />}
        <KeyPanel error={withKey ? error : undefined} isOpen={withKey || kind !== 'passphrase'} kept={kept} />
      </div>
    </>
  );
  return { title: t.title, body };
}

export async function refuseUnlock(
  site: { db: Db },
  recipient: Recipient | undefined,
  { withKey = false, kept }: Omit<UnlockView, 'error'>,
) {
  const text = withKey ? t.wrongKey : t.wrongPassphrase;
  const flash = { variant: 'destructive', title: t.stillLocked, text } as const;
  return { ...(await unlockScreen(site, recipient, { error: text, withKey, kept })), status: 422, flash };
}

/** Asks for the passphrase with a form that came when the reports were locked; undefined when there is nothing to keep. */
export async function unlockKeeping(site: { db: Db }, staff: Staff, request: Request) {
  const recipient = await recipientOfAccount(site.db, staff.id);
  const kept = recipient?.status === 'active' ? await keptFormOf(request) : undefined;
  if (!kept) return undefined;
  const flash = { variant: 'destructive', title: t.locked, text: keptFormWords.kept } as const;
  return { ...(await unlockScreen(site, recipient, { kept })), status: 422, flash };
}

type KeyPanelProps = { error: string | undefined; isOpen: boolean; kept?: KeptForm | undefined };

export function KeyPanel({ error, isOpen, kept }: KeyPanelProps) {
  return (
    <details className="desk-panel" open={isOpen}>
      <summary className="t-item flex cursor-pointer items-center gap-3 text-petrol-deep">
        {t.withKey}
        <Icon className="size-5 text-slate" name="chevron-down" />
      </summary>
      <form action={`${endpoints.baik}/unlock`} autoComplete="off" className="mt-4 grid gap-5" method="post">
        <KeptField kept={kept} />
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
          <Button variant="outline">{t.unlockWithKey}</Button>
        </div>
      </form>
    </details>
  );
}

/** Encrypted copies of the cases, for recipients who decrypt them elsewhere. */
function SealedCopies({ cases }: { cases: readonly CaseRow[] }) {
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
              <StatusBadge tone={statusTones[status]}>{caseStatusWords[status]}</StatusBadge>
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

/**
 * A form of a case that came when the reports were locked, such as on another node. What was typed stands in the page that asks for
 * the passphrase, and nowhere else; files have to be chosen again.
 */
const keptForm = z.object({
  action: z.string().refine(isFormOfCase),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Names of the chosen files; undefined when the form takes none. */
  files: z.array(z.string()).optional(),
});
type KeptForm = z.output<typeof keptForm>;

const maxFileNames = 10;

/** Reads a form that cannot be processed now. Undefined when it is not a form of a case, or has no content to lose. */
async function keptFormOf(request: Request): Promise<KeptForm | undefined> {
  const action = new URL(request.url).pathname;
  if (request.method !== 'POST' || !isFormOfCase(action)) return undefined;
  const files: string[] = [];
  const sent = await readSubmittedForm(request, {
    address: undefined,
    maxBodyInBytes: maxFormInBytes,
    maxFileInBytes: baikLimits.fileInBytes,
    acceptFile: async ({ filename, skip }) => {
      if (filename && files.length < maxFileNames) files.push(filename);
      skip();
    },
  });
  const takesFiles = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  return { action, fields: [...sent], files: takesFiles ? files : undefined };
}

export function keptFormIn(form: URLSearchParams): KeptForm | undefined {
  return keptForm.safeParse(parsedJson(form.get('kept') ?? '')).data;
}

/** Holds the form while the passphrase is entered. */
function KeptField({ kept }: { kept: KeptForm | undefined }) {
  return kept && <input name="kept" type="hidden" value={JSON.stringify(kept)} />;
}

/** Shown above the passphrase, so that the recipient sees that the entered text is not lost. */
function KeptNotice({ kept }: { kept: KeptForm }) {
  const written = textsOf(kept);
  return (
    <Panel id="kept-form" text={keptFormWords.keptText} title={keptFormWords.kept}>
      {written.map(([name, value]) => (
        <p className="max-w-[44rem] whitespace-pre-wrap [overflow-wrap:anywhere]" key={name}>
          {value}
        </p>
      ))}
      <ChosenFiles names={kept.files} />
    </Panel>
  );
}

export function KeptFormPage({ kept }: { kept: KeptForm }) {
  const written = textsOf(kept);
  const others = kept.fields.filter((field) => !written.includes(field));
  return (
    <>
      <PageHeader text={keptFormWords.sendText} title={keptFormWords.sendTitle} />
      <form
        action={kept.action}
        autoComplete="off"
        className="grid max-w-180 gap-6"
        encType={kept.files ? 'multipart/form-data' : undefined}
        method="post"
      >
        {others.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {written.map(([name, value]) => (
          <TextArea
            defaultValue={value}
            id={`kept-${name}`}
            key={name}
            label={keptFormWords.written}
            name={name}
            rows={8}
          />
        ))}
        {kept.files && (
          <FilesField extensions={Object.keys(attachmentTypes)} id="kept-attachments" label={keptFormWords.files}>
            <ChosenFiles names={kept.files} />
          </FilesField>
        )}
        <div className="flex flex-wrap items-center gap-5">
          <Button>{keptFormWords.send}</Button>
          <a className="line-link text-small" href={kept.action.slice(0, kept.action.lastIndexOf('/'))}>
            {keptFormWords.dismiss}
          </a>
        </div>
      </form>
    </>
  );
}

/** Files that a browser does not keep in a form that is shown again. */
export function ChosenFiles({ names = [] }: { names: readonly string[] | undefined }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-3 text-small font-600 [overflow-wrap:anywhere]">
      {keptFormWords.chooseAgain({ names: names.join(', ') })}
    </p>
  );
}

function textsOf({ fields }: KeptForm) {
  return fields.filter(([name, value]) => ['text', 'note', 'reason'].includes(name) && value !== '');
}

/** Only forms of cases are sent again. */
function isFormOfCase(path: string): boolean {
  const folder = `${endpoints.baik}/cases/`;
  return path.startsWith(folder) && /^\d{1,9}\/[a-z-]{1,20}$/.test(path.slice(folder.length));
}
