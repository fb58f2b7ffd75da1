import type { OpenRequest } from '../../../domain/baik/requests/request-queries.ts';
import { requestWords } from '../../../i18n/backend/baik/baik-requests.ts';
import { endpoints } from '../../../routes.ts';
import { Panel } from '../../ui/frame/panel.tsx';
import { useStaffLanguage, useWords } from '../../ui/frame/staff-language.tsx';
import { caseHref } from '../case-href.ts';
import { sayRequest, sayWaiting } from './request-text.ts';

type RequestsProps = {
  requests: readonly OpenRequest[];
  /** The account that looks at them. */
  account: number;
  isUnlocked: boolean;
};

/** What waits for a second person, with the ways to confirm and to cancel it. */
export function RequestsPanel(props: RequestsProps) {
  const t = useWords(requestWords);
  if (props.requests.length === 0) return null;
  return (
    <div className="mb-8">
      <Panel id="requests" text={t.text} title={t.title}>
        <ul className="grid gap-4">
          {props.requests.map((request) => (
            <RequestItem key={request.id} {...props} request={request} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function RequestItem({ request, account, isUnlocked }: RequestsProps & { request: OpenRequest }) {
  const language = useStaffLanguage();
  const t = requestWords(language);
  const mayConfirm = request.confirmers.includes(account) && !request.isConfirmed;
  const mayCancel = isUnlocked || request.act === 'reopen' || (request.act === 'leave' && request.account === account);
  return (
    <li className="border-t border-graphite/20 pt-4">
      <p className="font-650 [overflow-wrap:anywhere]">{sayRequest(request, language)}</p>
      <p className="mt-1 text-small text-slate">{sayWaiting(request, language)}</p>
      {mayConfirm && !isUnlocked && <p className="mt-1 text-small">{t.unlockToConfirm}</p>}
      {request.account === account && request.confirmers.length > 0 && (
        <p className="mt-1 text-small">{t.ownRequest}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {mayConfirm && isUnlocked && (
          <a className="btn-primary min-h-11 px-4 py-2" href={confirmHref(request)}>
            {t.confirm}
          </a>
        )}
        {mayCancel && (
          <form action={`${confirmHref(request)}/cancel`} method="post">
            <button className="btn-outline min-h-11 px-4 py-2" type="submit">
              {t.cancel}
            </button>
          </form>
        )}
      </div>
    </li>
  );
}

export function requestHref({ id }: Pick<OpenRequest, 'id'>): string {
  return `${endpoints.baik}/requests/${id}`;
}

function confirmHref(request: OpenRequest): string {
  return request.act === 'erase' && request.caseId !== null
    ? `${caseHref(request.caseId)}/erase`
    : requestHref(request);
}
