import { Elysia } from 'elysia';
import { hasSecondFactor } from '../../domain/accounts/commands.ts';
import { findAccount } from '../../domain/accounts/queries.ts';
import {
  countAccountsWithoutSecondFactor,
  isSecondFactorRequired,
  requireSecondFactor,
} from '../../domain/accounts/sign-in-policy.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { policyWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Button } from '../../ui/text/button.tsx';
import { readForm } from '../../web/http/body.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { type OwnerProblem, ownerProblem } from './confirmation.ts';
import { type Factors, OwnerFields } from './owner-fields.tsx';
import { factorsOf } from './second-factor/second-factor.tsx';
import { validationError } from './validation-error.ts';

/** Whether all accounts need a second factor. */
export function policyPages(site: Site) {
  const { db } = site;
  const show = async (actor: Staff, problem?: OwnerProblem): Promise<Screen> => {
    const text = problem?.current ?? problem?.factor ?? '';
    return {
      title: problem ? frameWords.errorTitle({ title: t.title }) : t.title,
      section: 'account',
      ...(problem ? { status: 422, flash: validationError(text) } : {}),
      body: (
        <PolicyPage
          factors={await factorsOf(site, actor)}
          isRequired={await isSecondFactorRequired(db)}
          problem={problem}
          without={await countAccountsWithoutSecondFactor(db)}
        />
      ),
    };
  };
  return new Elysia({ name: 'backend.account.policy' })
    .get(
      endpoints.signInPolicy,
      guardedScreen(site, 'accounts.manage', ({ actor }) => show(actor)),
    )
    .post(
      endpoints.signInPolicy,
      guardedForm(
        site,
        { action: 'update', resource: 'sign-in policy', needs: 'accounts.manage' },
        async ({ request, actor }) => {
          const form = await readForm(request);
          const required = form.get('required') === 'yes';
          const account = await findAccount(db, actor.id);
          // Requires a second factor of the person who sets the rule, so that the only account cannot lock itself out.
          if (required && !(account && hasSecondFactor(account))) {
            return failed(endpoints.signInPolicy, t.notChanged, t.yoursFirst);
          }
          const problem = await ownerProblem(site, request, actor, form);
          if (problem) return show(actor, problem);
          await requireSecondFactor(db, actor, required);
          return done(endpoints.signInPolicy, required ? t.nowRequired : t.nowOptional);
        },
      ),
      { parse: 'none' },
    );
}

type PolicyPageProps = {
  isRequired: boolean;
  /** How many accounts have no second factor. */
  without: number;
  factors: Factors;
  problem: OwnerProblem | undefined;
};

function PolicyPage({ isRequired, without, factors, problem }: PolicyPageProps) {
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
