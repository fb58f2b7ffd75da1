import { frameWords } from '../../../i18n/backend/frame.ts';
import { endpoints } from '../../../routes.ts';
import { useWords } from './staff-language.tsx';

/**
 * Stands on every screen, hidden until its script asks again whether the session lives. `leave`: without a session to
 * the sign-in; `enter`: with one to the dashboard.
 */
export function CheckingNotice({ watch }: { watch: 'leave' | 'enter' }) {
  return (
    <p
      className="fixed right-4 top-4 z-50 rounded bg-petrol-deep px-4 py-2.5 text-small text-alumina [box-shadow:var(--shadow-notice)]"
      data-session={watch}
      data-status={endpoints.sessionStatus}
      data-to={watch === 'leave' ? endpoints.login : endpoints.dashboard}
      hidden
    >
      {useWords(frameWords).checking}
    </p>
  );
}
