import { Elysia } from 'elysia';
import { confirmPassword } from '../../domain/accounts/commands.ts';
import { findAccount } from '../../domain/accounts/queries.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  makeTotpSecret,
  totpAddress,
} from '../../domain/accounts/second-factor.ts';
import type { Staff } from '../../domain/accounts/staff.ts';
import { secondFactorWords } from '../../i18n/backend/account.ts';
import { frameWords } from '../../i18n/backend/frame.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { refusalOf, validationError } from './password.tsx';
import { RecoveryCodesPage } from './recovery-codes-page.tsx';
import { SecondFactorRemovalPage } from './second-factor-removal-page.tsx';
import { type SecondFactorProblem, SecondFactorSetupPage } from './second-factor-setup-page.tsx';

const attempt = { action: 'update', resource: 'account' } as const;

/** Turning the second factor on and off; both ask for the password, for a session may have been left open. */
export function secondFactorPages(gate: StaffGuard) {
  const { db } = gate;
  return new Elysia({ name: 'backend.account.second-factor' })
    .get(
      endpoints.secondFactor,
      guardedScreen(gate, async ({ actor }) =>
        (await findAccount(db, actor.id))?.totpSecret
          ? failed(endpoints.account, secondFactorWords(actor.language).alreadyOn)
          : setup(actor, makeTotpSecret()),
      ),
    )
    .post(
      endpoints.secondFactor,
      guardedForm(gate, attempt, async ({ request, actor }) => {
        const t = secondFactorWords(actor.language);
        const form = await readForm(request);
        const secret = form.get('secret') ?? '';
        if (!/^[A-Z2-7]{32}$/.test(secret)) return setup(actor, makeTotpSecret(), { code: t.scanAgain });
        const password = refusalOf(actor, await confirmPassword(db, actor, form.get('current') ?? ''));
        if (password) return setup(actor, secret, { password });
        const codes = await enableSecondFactor(db, actor, { secret, code: form.get('code') ?? '' });
        if (!codes) return setup(actor, secret, { code: t.wrongCode });
        return { title: t.codes, section: 'account', body: <RecoveryCodesPage codes={codes} /> };
      }),
      { parse: 'none' },
    )
    .get(
      endpoints.secondFactorRemoval,
      guardedScreen(gate, ({ actor }) => removal(actor)),
    )
    .post(
      endpoints.secondFactorRemoval,
      guardedForm(gate, attempt, async ({ request, actor }) => {
        const form = await readForm(request);
        const problem = refusalOf(actor, await confirmPassword(db, actor, form.get('current') ?? ''));
        if (problem) return removal(actor, problem);
        await disableSecondFactor(db, actor);
        return done(endpoints.account, secondFactorWords(actor.language).turnedOff);
      }),
      { parse: 'none' },
    );
}

function setup(actor: Staff, secret: string, problem?: SecondFactorProblem): Screen {
  const { setUpTitle } = secondFactorWords(actor.language);
  const address = totpAddress(secret, actor.username);
  return {
    title: problem ? frameWords(actor.language).errorTitle({ title: setUpTitle }) : setUpTitle,
    section: 'account',
    ...(problem ? { status: 422, flash: validationError(actor, problem.password ?? problem.code ?? '') } : {}),
    body: <SecondFactorSetupPage address={address} problem={problem} secret={secret} />,
  };
}

function removal(actor: Staff, problem?: string): Screen {
  const { turnOffTitle } = secondFactorWords(actor.language);
  return {
    title: problem ? frameWords(actor.language).errorTitle({ title: turnOffTitle }) : turnOffTitle,
    section: 'account',
    ...(problem ? { status: 422, flash: validationError(actor, problem) } : {}),
    body: <SecondFactorRemovalPage problem={problem} />,
  };
}
