import type { RequestStep } from '../../../db/schema/index.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { endpoints } from '../../../routes.ts';
import { Panel } from '../../ui/frame/panel.tsx';
import { Moment } from '../../ui/lists/moment.tsx';

/** What happened to a request, in order. */
export function History({ id, steps }: { id: number; steps: readonly RequestStep[] }) {
  return (
    <Panel
      action={
        <a className="line-link text-small font-600" download href={`${endpoints.privacy}/${id}/evidence.json`}>
          {t.evidence}
        </a>
      }
      id="history"
      title={t.history}
    >
      <ol className="grid gap-2 text-small">
        {steps.map(({ at, by, step, reason }) => (
          <li className="flex flex-wrap gap-x-4" key={`${at} ${step}`}>
            <Moment at={new Date(at)} />
            <span className="[overflow-wrap:anywhere]">
              {t[`step_${step}`]}
              {reason && `: ${reason}`} · {by ?? t.sender}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
