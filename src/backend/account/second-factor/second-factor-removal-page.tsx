import { secondFactorWords as t } from '../../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../../routes.ts';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import type { OwnerProblem } from '../confirmation.ts';
import type { Factors } from '../owner-fields.tsx';
import { RemovalForm } from '../removal-form.tsx';

type RemovalProps = { factors: Factors; problem: OwnerProblem | undefined };

export function SecondFactorRemovalPage({ factors, problem }: RemovalProps) {
  return (
    <>
      <PageHeader title={t.turnOffTitle} />
      <Panel id="confirm" text={t.turnOffText} title={t.areYouSure}>
        <RemovalForm action={endpoints.secondFactorRemoval} factors={factors} label={t.turnOff} problem={problem} />
      </Panel>
    </>
  );
}
