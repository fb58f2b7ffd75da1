import { policyWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import { Button } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import type { OwnerProblem } from './confirmation.ts';
import { type Factors, OwnerFields } from './owner-fields.tsx';

type PolicyPageProps = {
  isRequired: boolean;
  /** How many accounts have no second factor. */
  without: number;
  factors: Factors;
  problem: OwnerProblem | undefined;
};

export function PolicyPage({ isRequired, without, factors, problem }: PolicyPageProps) {
  return (
    <>
      <PageHeader text={t.titleText} title={t.title} />
      <Panel
        action={
          isRequired ? <StatusBadge tone="good">{t.required}</StatusBadge> : <StatusBadge>{t.optional}</StatusBadge>
        }
        id="policy"
        text={isRequired ? t.requiredText : t.optionalText}
        title={t.rule}
      >
        <p className="mb-5 text-small">{t.without({ count: without })}</p>
        <form action={endpoints.signInPolicy} className="grid max-w-104 gap-5" method="post" noValidate>
          <input name="required" type="hidden" value={isRequired ? 'no' : 'yes'} />
          <OwnerFields factors={factors} id="policy" problem={problem} />
          <p className="flex flex-wrap gap-3">
            <Button>{isRequired ? t.makeOptional : t.makeRequired}</Button>
            <a className="btn-outline" href={endpoints.account}>
              {frameWords.cancel}
            </a>
          </p>
        </form>
      </Panel>
    </>
  );
}
