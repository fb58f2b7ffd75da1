import { findAccount, hasSecondFactor } from '../../domain/accounts/commands.ts';
import {
  countAccountsWithoutSecondFactor,
  isSecondFactorRequired,
  requireSecondFactor,
} from '../../domain/accounts/sign-in-policy.ts';
import { policyWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { readForm } from '../../web/http/body.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { screens } from '../ui/screens.tsx';
import { type Factors, factorsOf, type OwnerErrors, OwnerForm, ownerErrors, ownerScreen } from './owner.tsx';

const needs = 'accounts.manage';
const path = endpoints.signInPolicy;

/** Whether all accounts need a second factor. */
export function policyScreens(site: Site) {
  const { db } = site;
  const show = async (errors?: OwnerErrors) => {
    const page = {
      factors: await factorsOf(site),
      isRequired: await isSecondFactorRequired(db),
      without: await countAccountsWithoutSecondFactor(db),
    };
    return ownerScreen(t.title, <PolicyPage {...page} errors={errors} />, errors);
  };
  return screens(site, { name: 'account.policy', section: 'account', back: endpoints.account, notFound: () => t.title })
    .show(path, needs, () => show())
    .receive(path, { needs, logs: ['update', 'sign-in policy'] }, async ({ request, actor }) => {
      const form = await readForm(request);
      const required = form.get('required') === 'yes';
      const account = await findAccount(db, actor.id);
      // Requires a second factor of the person who sets the rule, so that the only account cannot lock itself out.
      if (required && !(account && hasSecondFactor(account))) return failed(path, t.notChanged, t.yoursFirst);
      const errors = await ownerErrors(site, request, form);
      if (errors) return show(errors);
      await requireSecondFactor(db, actor, required);
      return done(path, required ? t.nowRequired : t.nowOptional);
    }).routes;
}

type PolicyPageProps = {
  isRequired: boolean;
  without: number;
  factors: Factors;
  errors: OwnerErrors | undefined;
};

function PolicyPage({ isRequired, without, factors, errors }: PolicyPageProps) {
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
        <OwnerForm
          action={endpoints.signInPolicy}
          back={endpoints.account}
          errors={errors}
          factors={factors}
          id="policy"
          verb={isRequired ? t.makeOptional : t.makeRequired}
        >
          <input name="required" type="hidden" value={isRequired ? 'no' : 'yes'} />
        </OwnerForm>
      </Panel>
    </>
  );
}
