import { secondFactorWords } from '../../../i18n/backend/account.ts';
import { frameWords } from '../../../i18n/backend/frame.ts';
import { endpoints } from '../../../routes.ts';
import { Button } from '../../../ui/text/button.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import type { OwnerProblem } from '../confirmation.ts';
import { type Factors, OwnerFields } from '../owner-fields.tsx';

type RemovalProps = { factors: Factors; problem: OwnerProblem | undefined };

export function SecondFactorRemovalPage({ factors, problem }: RemovalProps) {
  const t = useWords(secondFactorWords);
  return (
    <>
      <PageHeader title={t.turnOffTitle} />
      <Panel id="confirm" text={t.turnOffText} title={t.areYouSure}>
        <form action={endpoints.secondFactorRemoval} className="grid max-w-104 gap-5" method="post" noValidate>
          <OwnerFields factors={factors} id="removal" problem={problem} />
          <p className="flex flex-wrap gap-3">
            <Button>{t.turnOff}</Button>
            <a className="btn-outline" href={endpoints.account}>
              {useWords(frameWords).cancel}
            </a>
          </p>
        </form>
      </Panel>
    </>
  );
}
