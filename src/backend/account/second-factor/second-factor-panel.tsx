import type { StoredPasskey } from '../../../domain/accounts/passkeys/queries.ts';
import { passkeyWords, secondFactorWords as t } from '../../../i18n/backend/accounts/account.words.ts';
import { endpoints } from '../../../routes.ts';
import { Panel } from '../../ui/frame/panel.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';

/** The factors of an account, as its owner sees them. */
export type FactorsShown = {
  hasApp: boolean;
  codesLeft: number;
  passkeys: readonly StoredPasskey[];
  /** Whether browsers allow passkeys at this address. */
  offersPasskeys: boolean;
  /** Whether a second factor is required for all accounts. */
  isRequired: boolean;
};

/** What is asked for after the password, or in its place. */
export function SecondFactorPanel({ factors }: { factors: FactorsShown }) {
  const { hasApp, codesLeft, passkeys, offersPasskeys, isRequired } = factors;
  const isOn = hasApp || passkeys.length > 0;
  return (
    <Panel
      action={isOn ? <StatusBadge tone="good">{t.on}</StatusBadge> : <StatusBadge>{t.off}</StatusBadge>}
      id="second-factor"
      text={t.text}
      title={t.title}
    >
      {isOn && (
        <p className="mb-4 text-small">
          {t.codesLeft} <strong>{codesLeft}</strong>
        </p>
      )}
      <p>
        <a className="btn-outline" href={hasApp ? endpoints.secondFactorRemoval : endpoints.secondFactor}>
          {hasApp ? t.turnOff : t.setUp}
        </a>
      </p>
      {offersPasskeys && (
        <>
          <h3 className="mt-6 font-650">{passkeyWords.title}</h3>
          <p className="mt-1 text-small text-slate">{passkeyWords.text}</p>
          {passkeys.length > 0 && (
            <ul className="mt-3 divide-y divide-graphite/12 border-y border-graphite/12">
              {passkeys.map(({ id, name, lastUsedAt }) => (
                <li className="flex items-center justify-between gap-4 py-2 text-small" key={id}>
                  <span className="[overflow-wrap:anywhere]">
                    {name}
                    <span className="block text-tiny text-slate">
                      {lastUsedAt ? (
                        <>
                          {passkeyWords.lastUsed} <Moment at={lastUsedAt} />
                        </>
                      ) : (
                        passkeyWords.neverUsed
                      )}
                    </span>
                  </span>
                  <a className="line-link min-h-8 font-600" href={`${endpoints.passkeys}/${id}`}>
                    {passkeyWords.change}
                    <span className="sr-only"> {name}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className="mt-4">
            <a className="btn-outline" href={endpoints.passkeys}>
              {passkeyWords.add}
            </a>
          </p>
        </>
      )}
      <p className="mt-6 border-t border-graphite/12 pt-4 text-small">
        {isRequired ? t.isRequired : t.isOptional}{' '}
        <a className="line-link" href={endpoints.signInPolicy}>
          {t.changeRule}
        </a>
      </p>
    </Panel>
  );
}
