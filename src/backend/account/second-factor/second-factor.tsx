import { Elysia } from 'elysia';
import { findAccount } from '../../../domain/accounts/queries.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  makeTotpSecret,
  totpAddress,
} from '../../../domain/accounts/second-factor/second-factor.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { secondFactorWords as t } from '../../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { readForm } from '../../../web/http/body.ts';
import { sessionIdOf } from '../../../web/sessions/session.ts';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../../ui/frame/screen.tsx';
import { type OwnerProblem, ownerProblem } from '../confirmation.ts';
import type { Factors } from '../owner-fields.tsx';
import { validationError } from '../validation-error.ts';
import { RecoveryCodesPage } from './recovery-codes-page.tsx';
import { SecondFactorRemovalPage } from './second-factor-removal-page.tsx';
import { type SecondFactorProblem, SecondFactorSetupPage } from './second-factor-setup-page.tsx';

const attempt = { action: 'update', resource: 'account', needs: 'signed-in' } as const;

/** Turning the authenticator app on and off; both ask for the password and the second factor that there is. */
export function secondFactorPages(site: Site) {
  const { db, notices } = site;
  const setup = async (actor: Staff, inSetUp: boolean, secret: string, problem?: SecondFactorProblem) => {
    const factors = inSetUp ? undefined : await factorsOf(site, actor);
    const address = totpAddress(secret, actor.username);
    const text = problem?.current ?? problem?.factor ?? problem?.code ?? '';
    return {
      title: problem ? frameWords.errorTitle({ title: t.setUpTitle }) : t.setUpTitle,
      section: 'account',
      ...(problem ? { status: 422, flash: validationError(text) } : {}),
      body: (
        <SecondFactorSetupPage
          address={address}
          factors={factors}
          offersPasskey={site.party !== undefined}
          problem={problem}
          secret={secret}
        />
      ),
    } satisfies Screen;
  };
  const removal = async (actor: Staff, problem?: OwnerProblem) => {
    const text = problem?.current ?? problem?.factor ?? '';
    return {
      title: problem ? frameWords.errorTitle({ title: t.turnOffTitle }) : t.turnOffTitle,
      section: 'account',
      ...(problem ? { status: 422, flash: validationError(text) } : {}),
      body: <SecondFactorRemovalPage factors={await factorsOf(site, actor)} problem={problem} />,
    } satisfies Screen;
  };

  return new Elysia({ name: 'backend.account.second-factor' })
    .get(
      endpoints.secondFactor,
      guardedScreen(
        site,
        'signed-in',
        async ({ actor, inSetUp }) =>
          (await findAccount(db, actor.id))?.totpSecret
            ? failed(endpoints.account, t.alreadyOn)
            : setup(actor, inSetUp, makeTotpSecret()),
        { duringSetUp: true },
      ),
    )
    .post(
      endpoints.secondFactor,
      guardedForm(
        site,
        attempt,
        async ({ request, actor, inSetUp }) => {
          const form = await readForm(request);
          const secret = form.get('secret') ?? '';
          if (!/^[A-Z2-7]{32}$/.test(secret)) return setup(actor, inSetUp, makeTotpSecret(), { code: t.scanAgain });
          const problem = inSetUp ? undefined : await ownerProblem(site, request, actor, form);
          if (problem) return setup(actor, inSetUp, secret, problem);
          const proof = { secret, code: form.get('code') ?? '', sessionId: sessionIdOf(request) ?? '' };
          const codes = await enableSecondFactor(db, actor, proof, notices);
          if (!codes) return setup(actor, inSetUp, secret, { code: t.wrongCode });
          return { title: t.codes, section: 'account', body: <RecoveryCodesPage codes={codes} /> };
        },
        { duringSetUp: true },
      ),
      { parse: 'none' },
    )
    .get(
      endpoints.secondFactorRemoval,
      guardedScreen(site, 'signed-in', ({ actor }) => removal(actor)),
    )
    .post(
      endpoints.secondFactorRemoval,
      guardedForm(site, attempt, async ({ request, actor }) => {
        const problem = await ownerProblem(site, request, actor, await readForm(request));
        if (problem) return removal(actor, problem);
        return (await disableSecondFactor(db, actor, notices))
          ? done(endpoints.account, t.turnedOff)
          : failed(endpoints.account, t.requiredOfAll, t.requiredOfAllText);
      }),
      { parse: 'none' },
    );
}

export async function factorsOf({ db, party }: Site, actor: Staff): Promise<Factors> {
  const account = await findAccount(db, actor.id);
  return {
    hasApp: account !== undefined && account.totpSecret !== null,
    hasPasskeys: party !== undefined && (account?.hasPasskeys ?? false),
  };
}
