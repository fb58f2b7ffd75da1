import { endpoints } from '../../routes.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';

/** Whether a code is asked for at the sign-in. */
export function SecondFactorPanel({ secondFactor }: { secondFactor: { codesLeft: number } | undefined }) {
  return (
    <Panel
      action={secondFactor ? <StatusBadge tone="good">On</StatusBadge> : <StatusBadge>Off</StatusBadge>}
      id="second-factor"
      text="Whoever signs in as you also needs a code from an authenticator app on your phone: a stolen password alone opens nothing."
      title="Second factor"
    >
      {secondFactor ? (
        <>
          <p className="text-small">
            Recovery codes left: <strong>{secondFactor.codesLeft}</strong>
          </p>
          <p className="mt-4">
            <a className="btn-outline" href={endpoints.secondFactorRemoval}>
              Turn off
            </a>
          </p>
        </>
      ) : (
        <a className="btn-outline" href={endpoints.secondFactor}>
          Set up
        </a>
      )}
    </Panel>
  );
}
