import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { fileUrl } from '../../../manifest.ts';
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
