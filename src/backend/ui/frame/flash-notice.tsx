import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { fileUrl } from '../../../manifest.ts';
import { endpoints } from '../../../routes.ts';
import { Island } from '../../../ui/markup/island.tsx';
import type { Flash } from '../../../web/sessions/flash.ts';
import { FlashToast } from './flash-toast.island.tsx';

/** The one-time message: a toast, or a notice without script. */
export function FlashNotice({ flash }: { flash: Flash }) {
  return (
    <Island
      component={FlashToast}
      name="flash-toast"
      props={{
        flash,
        icons: fileUrl('icons.svg'),
        words: { notifications: frameWords.notifications, closeNotification: frameWords.closeNotification },
      }}
      wake="idle"
    />
  );
}

/**
 * Hidden notice on every screen, shown while the script checks the session again. `leave`: without a session go to
 * the sign-in; `enter`: with a session go to the dashboard.
 */
export function CheckingNotice({ watch, to }: { watch: 'leave' | 'enter'; to?: string | undefined }) {
  return (
    <p
      className="fixed right-4 top-4 z-50 rounded bg-petrol-deep px-4 py-2.5 text-small text-alumina [box-shadow:var(--shadow-notice)]"
      data-session={watch}
      data-status={endpoints.sessionStatus}
      data-to={watch === 'leave' ? endpoints.login : (to ?? endpoints.dashboard)}
      hidden
    >
      {frameWords.checking}
    </p>
  );
}
