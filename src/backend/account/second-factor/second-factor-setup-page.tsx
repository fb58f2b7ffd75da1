import { encode } from 'uqr';
import { secondFactorWords as t } from '../../../i18n/backend/accounts/account.words.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { endpoints } from '../../../routes.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Button } from '../../../ui/text/button.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import type { OwnerProblem } from '../confirmation.ts';
import { type Factors, OwnerFields } from '../owner-fields.tsx';

export type SecondFactorProblem = OwnerProblem & { code?: string };

type SetupProps = {
  secret: string;
  address: string;
  /** Undefined when the owner has signed in just now: then nothing is asked for again. */
  factors: Factors | undefined;
  /** Whether a passkey may be set up instead. */
  offersPasskey: boolean;
  problem: SecondFactorProblem | undefined;
};

export function SecondFactorSetupPage({ secret, address, factors, offersPasskey, problem }: SetupProps) {
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
