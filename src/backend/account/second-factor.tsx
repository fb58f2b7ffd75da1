import { encode } from 'uqr';
import { findAccount } from '../../domain/accounts/commands.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  makeTotpSecret,
  totpAddress,
} from '../../domain/accounts/second-factor/second-factor.ts';
import { secondFactorWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { LinkButton, OutlineLink, TextLink } from '../../ui/text/button.tsx';
import { readForm } from '../../web/http/body.ts';
import { sessionIdOf } from '../../web/sessions/session.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { type Call, type Content, done, failed } from '../ui/frame/screen.tsx';
import { screens } from '../ui/screens.tsx';
import { type Factors, factorsOf, type OwnerErrors, OwnerForm, ownerErrors, ownerScreen } from './owner.tsx';

const update = { needs: 'signed-in', logs: ['update', 'account'] } as const;
const duringSetUp = { duringSetUp: true };

/** Turning the authenticator app on and off; both ask for the password and the second factor that there is. */
export function secondFactorScreens(site: Site) {
  const { db, notices } = site;
  const setUp = async ({ actor, inSetUp }: Call, secret: string, errors?: OwnerErrors) => {
    const page = {
      secret,
      address: totpAddress(secret, actor.username),
      factors: inSetUp ? undefined : await factorsOf(site),
      offersPasskey: site.party !== undefined,
    };
    return ownerScreen(t.setUpTitle, <SetUpPage {...page} errors={errors} />, errors);
  };
  const removal = async (errors?: OwnerErrors) =>
    ownerScreen(t.turnOffTitle, <RemovalPage errors={errors} factors={await factorsOf(site)} />, errors);

  return screens(site, {
    name: 'account.second-factor',
    section: 'account',
    back: endpoints.account,
    notFound: () => t.setUpTitle,
  })
    .show(
      endpoints.secondFactor,
      'signed-in',
      async (call) =>
        (await findAccount(db, call.actor.id))?.totpSecret
          ? failed(endpoints.account, t.alreadyOn)
          : setUp(call, makeTotpSecret()),
      duringSetUp,
    )
    .receive(
      endpoints.secondFactor,
      update,
      async (call) => {
        const { request, actor, inSetUp } = call;
        const form = await readForm(request);
        const secret = form.get('secret') ?? '';
        if (!/^[A-Z2-7]{32}$/.test(secret)) return setUp(call, makeTotpSecret(), { code: t.scanAgain });
        const errors = inSetUp ? undefined : await ownerErrors(site, request, form);
        if (errors) return setUp(call, secret, errors);
        const proof = { secret, code: form.get('code') ?? '', sessionId: sessionIdOf(request) ?? '' };
        const codes = await enableSecondFactor(db, actor, proof, notices);
        return codes ? recoveryCodesScreen(codes) : setUp(call, secret, { code: t.wrongCode });
      },
      duringSetUp,
    )
    .show(endpoints.secondFactorRemoval, 'signed-in', () => removal())
    .receive(endpoints.secondFactorRemoval, update, async ({ request, actor }) => {
      const errors = await ownerErrors(site, request, await readForm(request));
      if (errors) return removal(errors);
      return (await disableSecondFactor(db, actor, notices))
        ? done(endpoints.account, t.turnedOff)
        : failed(endpoints.account, t.requiredOfAll, t.requiredOfAllText);
    }).routes;
}

function RemovalPage({ factors, errors }: { factors: Factors; errors: OwnerErrors | undefined }) {
  return (
    <>
      <PageHeader title={t.turnOffTitle} />
      <Panel id="confirm" text={t.turnOffText} title={t.areYouSure}>
        <OwnerForm
          action={endpoints.secondFactorRemoval}
          back={endpoints.account}
          errors={errors}
          factors={factors}
          id="removal"
          verb={t.turnOff}
        />
      </Panel>
    </>
  );
}

type SetUpProps = {
  secret: string;
  address: string;
  /** Undefined when the owner has signed in just now: then nothing is asked for again. */
  factors: Factors | undefined;
  /** Whether a passkey may be set up instead. */
  offersPasskey: boolean;
  errors: OwnerErrors | undefined;
};

function SetUpPage({ secret, address, factors, offersPasskey, errors }: SetUpProps) {
  return (
    <>
      <PageHeader text={factors ? undefined : t.requiredText} title={t.setUpTitle} />
      {!factors && offersPasskey && (
        <p className="mb-6">
          <OutlineLink href={endpoints.passkeys}>{t.passkeyInstead}</OutlineLink>
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel id="scan" title={t.scan}>
          <p className="text-small">
            {t.scanText} <TextLink href={address}>{t.openApp}</TextLink>.
          </p>
          <QrCode text={address} />
          <p className="text-small">{t.orType}</p>
          <p className="font-600 [overflow-wrap:anywhere]">
            <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </Panel>
        <Panel id="confirm" title={t.prove}>
          <OwnerForm
            action={endpoints.secondFactor}
            back={factors && endpoints.account}
            errors={errors}
            factors={factors}
            id="setup"
            verb={t.turnOn}
          >
            <input name="secret" type="hidden" value={secret} />
            <TextField
              required
              autoComplete="one-time-code"
              error={errors?.code}
              hint={t.codeHint}
              id="code"
              inputMode="numeric"
              label={t.code}
              maxLength={10}
              name="code"
            />
          </OwnerForm>
        </Panel>
      </div>
    </>
  );
}

/** The codes are shown this once; afterwards only their hashes are there. */
export function recoveryCodesScreen(codes: readonly string[]): Content {
  const body = (
    <>
      <PageHeader title={t.isOn} />
      <Panel id="codes" text={t.codesText} title={t.codes}>
        <ol className="grid max-w-160 gap-x-8 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li className="font-600 tabular-nums" key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p className="mt-6">
          <LinkButton href={endpoints.account}>{t.kept}</LinkButton>
        </p>
      </Panel>
    </>
  );
  return { title: t.codes, body };
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
