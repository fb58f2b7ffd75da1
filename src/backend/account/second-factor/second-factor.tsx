import { Elysia } from 'elysia';
import { encode } from 'uqr';
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
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Button } from '../../../ui/text/button.tsx';
import { readForm } from '../../../web/http/body.ts';
import { sessionIdOf } from '../../../web/sessions/session.ts';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { done, failed, guardedForm, guardedScreen, type Screen } from '../../ui/frame/screen.tsx';
import { type OwnerProblem, ownerProblem } from '../confirmation.ts';
import { type Factors, OwnerFields } from '../owner-fields.tsx';
import { RemovalForm } from '../removal-form.tsx';
import { validationError } from '../validation-error.ts';
import { RecoveryCodesPage } from './recovery-codes-page.tsx';

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

type RemovalProps = { factors: Factors; problem: OwnerProblem | undefined };

function SecondFactorRemovalPage({ factors, problem }: RemovalProps) {
  return (
    <>
      <PageHeader title={t.turnOffTitle} />
      <Panel id="confirm" text={t.turnOffText} title={t.areYouSure}>
        <RemovalForm action={endpoints.secondFactorRemoval} factors={factors} label={t.turnOff} problem={problem} />
      </Panel>
    </>
  );
}

type SecondFactorProblem = OwnerProblem & { code?: string };

type SetupProps = {
  secret: string;
  address: string;
  /** Undefined when the owner has signed in just now: then nothing is asked for again. */
  factors: Factors | undefined;
  /** Whether a passkey may be set up instead. */
  offersPasskey: boolean;
  problem: SecondFactorProblem | undefined;
};

function SecondFactorSetupPage({ secret, address, factors, offersPasskey, problem }: SetupProps) {
  return (
    <>
      <PageHeader text={factors ? undefined : t.requiredText} title={t.setUpTitle} />
      {!factors && offersPasskey && (
        <p className="mb-6">
          <a className="btn-outline" href={endpoints.passkeys}>
            {t.passkeyInstead}
          </a>
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel id="scan" title={t.scan}>
          <p className="text-small">
            {t.scanText}{' '}
            <a className="line-link" href={address}>
              {t.openApp}
            </a>
            .
          </p>
          <QrCode text={address} />
          <p className="text-small">{t.orType}</p>
          <p className="font-600 [overflow-wrap:anywhere]">
            <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </Panel>
        <Panel id="confirm" title={t.prove}>
          <form action={endpoints.secondFactor} className="grid max-w-104 gap-5" method="post" noValidate>
            <input name="secret" type="hidden" value={secret} />
            <TextField
              required
              autoComplete="one-time-code"
              error={problem?.code}
              hint={t.codeHint}
              id="code"
              inputMode="numeric"
              label={t.code}
              maxLength={10}
              name="code"
            />
            {factors && <OwnerFields factors={factors} id="setup" problem={problem} />}
            <p className="flex flex-wrap gap-3">
              <Button>{t.turnOn}</Button>
              {factors && (
                <a className="btn-outline" href={endpoints.account}>
                  {frameWords.cancel}
                </a>
              )}
            </p>
          </form>
        </Panel>
      </div>
    </>
  );
}

/** Drawn as one SVG path: no request, and the secret reaches no other service. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      aria-label={t.qrCode}
      className="my-5 w-full max-w-64 bg-white"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path className="fill-graphite" d={path} />
    </svg>
  );
}
