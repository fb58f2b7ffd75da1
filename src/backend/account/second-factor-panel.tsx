import { secondFactorWords } from '../../i18n/backend/account.ts';
import { endpoints } from '../../routes.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';

/** Whether a code is asked for at the sign-in. */
export function SecondFactorPanel({ secondFactor }: { secondFactor: { codesLeft: number } | undefined }) {
  const t = useWords(secondFactorWords);
  return (
    <Panel
      action={secondFactor ? <StatusBadge tone="good">{t.on}</StatusBadge> : <StatusBadge>{t.off}</StatusBadge>}
      id="second-factor"
      text={t.text}
      title={t.title}
    >
      {secondFactor ? (
        <>
          <p className="text-small">
            {t.codesLeft} <strong>{secondFactor.codesLeft}</strong>
          </p>
          <p className="mt-4">
            <a className="btn-outline" href={endpoints.secondFactorRemoval}>
              {t.turnOff}
            </a>
          </p>
        </>
      ) : (
        <a className="btn-outline" href={endpoints.secondFactor}>
          {t.setUp}
        </a>
      )}
    </Panel>
  );
}
