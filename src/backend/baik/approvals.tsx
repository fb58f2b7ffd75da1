import { currentLanguage } from '../../current.ts';
import { acts } from '../../domain/baik/approvals/acts.ts';
import type { OpenApproval } from '../../domain/baik/approvals/approvals.ts';
import { approvalWords as t } from '../../i18n/backend/baik/baik-approvals.words.ts';
import { formatMomentWithZone } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { PostButton } from '../ui/forms/post-button.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { recipientName } from './labels.tsx';

type ApprovalsProps = {
  approvals: readonly OpenApproval[];
  account: number;
  isUnlocked: boolean;
};

/** What waits for a second person, with the ways to confirm and to cancel it. */
export function ApprovalsPanel(props: ApprovalsProps) {
  if (props.approvals.length === 0) return null;
  return (
    <div className="mb-8">
      <Panel id="approvals" text={t.text} title={t.title}>
        <ul className="grid gap-4">
          {props.approvals.map((approval) => (
            <Item key={approval.id} {...props} approval={approval} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Item({ approval, account, isUnlocked }: ApprovalsProps & { approval: OpenApproval }) {
  const { act, request, confirmers, isConfirmed } = approval;
  const isOwn = request.account === account;
  const mayConfirm = confirmers.some((one) => one.account === account) && !isConfirmed;
  const mayCancel = isUnlocked || act === 'reopen' || (act === 'leave' && isOwn);
  return (
    <li className="border-t border-graphite/20 pt-4">
      <p className="font-650 [overflow-wrap:anywhere]">{actText(approval)}</p>
      <p className="mt-1 text-small text-slate">{waitingText(approval)}</p>
      {mayConfirm && !isUnlocked && <p className="mt-1 text-small">{t.unlockToConfirm}</p>}
      {isOwn && confirmers.length > 0 && <p className="mt-1 text-small">{t.ownRequest}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {mayConfirm && isUnlocked && (
          <a className="btn-primary min-h-11 px-4 py-2" href={approvalHref(approval)}>
            {t.confirm}
          </a>
        )}
        {mayCancel && (
          <PostButton
            action={`${approvalHref(approval)}/cancel`}
            look="btn-outline min-h-11 px-4 py-2"
            text={t.cancel}
          />
        )}
      </div>
    </li>
  );
}

export function approvalHref({ id }: Pick<OpenApproval, 'id'>): string {
  return `${endpoints.baik}/approvals/${id}`;
}

export function actText({ act, member, request, opened }: OpenApproval): string {
  if (act === 'recovery') return t.recovery;
  if (act === 'erase') return t.erase({ id: opened?.id ?? 0 });
  return t[act]({ label: member ? recipientName(member) : request.name });
}

/** Who asked, and what it waits for. */
export function waitingText(approval: OpenApproval): string {
  return `${t.askedBy({ name: approval.request.name })} ${effectText(approval)}`;
}

export function effectText({ act, effectAt, confirmers, isConfirmed }: OpenApproval): string {
  if (isConfirmed) return t.isConfirmed;
  if (!effectAt) return t.needsSecond;
  const time = formatMomentWithZone(effectAt, currentLanguage());
  if (acts[act].needsKey) return t.takesEffectUnlocked({ time });
  return confirmers.length > 0 ? t.takesEffectOrConfirmed({ time }) : t.takesEffect({ time });
}

/** Above the lists of the site, for all recipients. */
export function ApprovalsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mb-5 border-l-[5px] border-ember bg-alumina px-4 py-3 text-small" data-approvals={count}>
      {t.notice({ count })}{' '}
      <a className="line-link font-600" href={endpoints.baikRecipients}>
        {t.look}
      </a>
    </p>
  );
}

export function FingerprintField({ error }: { error: string | undefined }) {
  return (
    <TextField
      autoComplete="off"
      error={error}
      hint={t.fingerprintHint}
      id="fingerprint"
      inputMode="numeric"
      label={t.fingerprint}
      look="font-mono tracking-[0.06em]"
      name="fingerprint"
      spellCheck={false}
    />
  );
}
